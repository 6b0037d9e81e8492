// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITrainingFraud} from "./ITrainingFraud.sol";
import {OuterGradient} from "../facts/Types.sol";

/// @title The game: a trainer is made to publish what its claim is made of (rules 26 to 31)
/// @notice It decides nothing but silence. The challenger says that a claim is wrong. The trainer posts the root of the segment in
/// question, and whatever it has not published elsewhere it reveals here, 64 nodes a move: claim, segment, step trace, trace of a part,
/// tensor, leaf, and the accumulators of a long chain. What has been published is not asked for again: with Merkle paths the challenger
/// jumps there. Then it sends an ordinary proof to TrainingFraud, which ends all disputes about the claim.
///
/// Time is a chess clock: `disputeClock` of the spec for each side in all, and at least `disputeExtension` for each turn; a dispute has
/// at most SpecRules.MAX_MOVES turns. Segments and accumulators are posted by the trainer's account or its key alone, once, for all
/// disputes. All other answers are checked against a root, and open to anyone.
///
/// Every move names the node that the dispute stands at; one for another node reverts WrongMove, so that no move counts twice. While a segment
/// is asked for, that is the segment's number plus one.
interface IDisputeMoves {
    /// @notice What a trainer posts of a segment.
    /// @param root Of the segment.
    /// @param local Local state root after the last transition; after the epilogue the payload root.
    /// @param trace Step trace root of the last transition.
    /// @param path Of that transition in the segment.
    /// @param endPath Of `local` in the claim; empty for the epilogue.
    /// @param nodes What a first `reveal` would show: of a segment of one transition the roots of the parts of its step; of others what is
    /// at most six levels below the segment's root, transitions as two words each.
    /// @param program The header of the program of a segment of one transition (`place.number` 0); not looked at for others.
    struct Posting {
        bytes32 root;
        bytes32 local;
        bytes32 trace;
        bytes32[] path;
        bytes32[] endPath;
        bytes32[] nodes;
        ITrainingFraud.Entries program;
    }

    /// @param gradient What the trainer signed; `claim` is its name (ITrainingFraud.claimId).
    event DisputeOpened(
        uint256 indexed id, bytes32 indexed claim, bytes32 indexed taskId, address challenger, OuterGradient gradient
    );
    event SegmentDemanded(uint256 indexed id, bytes32 indexed claim, uint32 segment);
    event SegmentPosted(
        bytes32 indexed claim, uint32 indexed segment, bytes32 root, bytes32 local, bytes32 trace, bytes32[] nodes
    );
    /// @notice The challenger jumped into a transition: below its step trace, or the local state after it.
    event TransitionEntered(uint256 indexed id, bytes32 root, uint32 segment, uint32 transition, bool local);
    event NodesRevealed(uint256 indexed id, bytes32 indexed node, address by, bytes32[] nodes);
    event NodePicked(uint256 indexed id, bytes32 indexed node, uint64 index, bytes32 child);
    event ElementDemanded(
        uint256 indexed id, bytes32 indexed leaf, uint32 part, uint32 entry, uint64 element, uint16 accumulators
    );
    event ElementRevealed(uint256 indexed id, bytes32 indexed leaf, bytes data, bytes accumulators);
    /// @param convicted True: the trainer lost. False: the challenger did, or the dispute became moot (its bond is returned then).
    event DisputeClosed(uint256 indexed id, bytes32 indexed claim, bool convicted, bool moot);
    event BondPaid(address indexed to, uint256 amount);

    /// @notice The claim cannot be disputed: its time is over, its task is of the Open tier or can be judged no longer, it was
    /// proven wrong, or its trainer has no lock left and no gradient in the round.
    error NotDisputable(bytes32 claim);
    /// @notice The dispute has used up its moves: what is left is a proof.
    error TooManyMoves(uint256 id);
    /// @notice A posting answers `most` disputes, so that it takes less gas than a move may (rule 33): the others are for postings after it.
    error TooManyAnswers(uint256 given, uint256 most);

    /// @notice Opens a dispute and takes the bond, until the claim's deadline and claimWindow after it. Asks for segment `segment`; with
    /// type(uint32).max for the list of checkpoints, which a trainer has to publish under its claimHash.
    function open(ITrainingFraud.Claim calldata claim, uint32 segment) external returns (uint256 id);
    /// @notice Asks for a segment. If it was posted before, it is entered, and what is below its root is to be revealed; with one transition,
    /// of which the posting showed everything, it is the challenger's turn again. Asking for one that is asked for already reverts WrongMove.
    function demandSegment(uint256 id, bytes32 node, uint32 segment) external;
    /// @notice Posts the root of segment `segment`, for all disputes, and answers in `ids`, at most 64, which wait for it. Posted again it
    /// has to be the same.
    function postSegment(ITrainingFraud.Claim calldata claim, uint32 segment, Posting calldata posting, uint256[] calldata ids)
        external;
    /// @notice Asks for what is below the step trace of a transition of a posted segment; `local`: below the local state after it.
    /// @param entries The header of the transition's program (`place.number` 0).
    function enter(
        uint256 id,
        bytes32 node,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        bool local
    ) external;
    /// @notice Reveals the nodes min(height, 6) levels below `node`, left to right. The leaves of a list are shown as they are: roots, of
    /// a segment pairs of them.
    function reveal(uint256 id, bytes32 node, bytes32[] calldata nodes) external;
    /// @notice Asks for what is below node `index` of the level that was revealed. The trace root of a part of a step is entered at once.
    /// @param child The node, or the root that is the leaf; `path` leads from it to `node`.
    function pick(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] calldata path) external;
    /// @notice Enters the output of a node of the program, whose root is leaf `index` of a part's trace.
    /// @param entries The node's entry. Its type and shape say how long the tensor is.
    function pickTensor(
        uint256 id,
        bytes32 node,
        uint64 index,
        bytes32 child,
        bytes32[] calldata path,
        ITrainingFraud.Entries calldata entries
    ) external;
    /// @notice Asks for the leaf of an element of the tensor that was entered, and for its accumulators.
    /// @param leaf Hash of the leaf; `path` leads from it to `node`. Not looked at if the tensor has one leaf.
    function demandLeaf(uint256 id, bytes32 node, uint64 element, bytes32 leaf, bytes32[] calldata path) external;
    /// @notice The same of a tensor that is public.
    /// @param leaf Hash of the element's leaf; `path` leads from it to the tensor's root.
    function demandElement(
        uint256 id,
        bytes32 node,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Traced calldata output,
        uint64 element,
        bytes32 leaf,
        bytes32[] calldata path
    ) external;
    /// @notice The leaf that was asked for, and the accumulators of the element: u32 each, big-endian, the chain after each run but the
    /// last. Posted before, they have to be the same.
    function revealElement(uint256 id, bytes32 node, bytes calldata leaf, bytes calldata accumulators) external;

    /// @notice The side to move is out of time. Against the trainer: the claim is condemned, the challenger gets the bounty and its bond.
    /// Against the challenger: half of its bond goes to the trainer, half is burned. Of a dispute that `close` would end it does that.
    function timeout(uint256 id, ITrainingFraud.Claim calldata claim) external;
    /// @notice Ends a dispute in which nothing is left to decide: the claim was proven wrong, it can be judged no longer, or proving it would
    /// change nothing (ITrainingFraud.mattersUntil). The bond goes back.
    /// @param claim The claim that it is about, as in `timeout`.
    function close(uint256 id, ITrainingFraud.Claim calldata claim) external;
    /// @notice Pays out msg.sender's returned bonds and won halves.
    function withdraw() external returns (uint256 amount);

    /// @notice Root of a segment as the trainer posted it; 0 before.
    function segmentOf(bytes32 claim, uint32 segment) external view returns (bytes32);
    /// @notice keccak256 of what the trainer posted for an element of a chain of several runs, its accumulators and then the element (4 bytes
    /// each); 0 before.
    function chainOf(bytes32 claim, uint32 segment, uint32 transition, uint32 part, uint32 entry, uint64 element)
        external
        view
        returns (bytes32);
}
