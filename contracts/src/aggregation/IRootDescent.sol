// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Statement} from "../facts/Types.sol";

/// @title Descent: a root that nobody published is opened against its signers, 64 children a move (rule 26)
/// @notice The challenger says that a root of a standing statement is not the one it computed. The signers (anyone, for every move is
/// checked) reveal what is six levels below the node that the descent stands on; the challenger names the child that differs from its
/// own; and so on through the nested vectors, until a data leaf lies open. Everything revealed is in calldata, so that the challenger
/// then holds complete Merkle paths and sends an ordinary proof to AggregationFraud. Silence of the signers convicts them all;
/// silence of the challenger, or no proof after the last leaf, costs its bond.
///
/// Vectors: State (newRoot) -> leaf = fragment root -> Params or Momentum -> data leaf. AuxSet (auxRoot) -> leaf = root of Interleaved,
/// Reductions, Distances or Scores -> data leaf, Reductions -> leaf = root of a Reduction -> data leaf.
///
/// Time is a chess clock: `disputeClock` of the spec for each side in all, and at least `disputeExtension` for each turn. An open
/// descent holds the round's state.
interface IRootDescent {
    enum Turn {
        None,
        /// Signers: reveal children of the node.
        Reveal,
        /// Challenger: name a child.
        Pick,
        /// Signers: reveal the bytes of the leaf, and if those are themselves a root, what it is made of.
        Leaf,
        /// Challenger: which of a fragment's two vectors.
        Choose,
        /// Challenger: prove, with the leaf open.
        Prove,
        Over
    }

    /// @notice Where a descent stands.
    struct Position {
        bytes32 taskId;
        uint32 round;
        /// @dev Of the round's record (roundOf): the descent is about this proposal of the statement.
        uint16 branch;
        bytes32 statement;
        address challenger;
        Turn turn;
        /// @dev Kind of the vector it is in, number of its leaves, and what its header binds and says (formats, section 1).
        uint8 kind;
        uint8 dtype;
        uint64 length;
        bytes32 binding;
        uint64 leaves;
        /// @dev The node: height above the leaves, index in its level. At the vector's root height is that of the tree.
        uint8 height;
        uint64 index;
        /// @dev Hash of the node; of a vector not yet entered, its root.
        bytes32 node;
        bool atRoot;
        /// @dev Unix seconds at which the running clock is over, and what each side has left beside it.
        uint64 deadline;
        uint32 challengerLeft;
        uint32 signersLeft;
    }

    event DescentOpened(
        uint256 indexed id, bytes32 indexed taskId, uint32 indexed round, bytes32 statement, address challenger, bool aux
    );
    event ChildrenRevealed(uint256 indexed id, bytes32 indexed node, address by, bytes32[] children);
    event ChildPicked(uint256 indexed id, bytes32 indexed node, uint64 index, bytes32 child);
    event LeafRevealed(uint256 indexed id, bytes32 indexed node, address by, bytes leaf);
    event VectorChosen(uint256 indexed id, bytes32 root, bool momentum);
    /// @param convicted True: the signers lost. False: the challenger did, or the descent became moot (its bond is returned then).
    event DescentClosed(uint256 indexed id, bytes32 indexed taskId, bool convicted, bool moot);
    event BondPaid(address indexed to, uint256 amount);

    /// @notice Opens a descent into newRoot, or auxRoot if `aux`. Takes the bond. Reverts NotOverturnable unless the statement stands and may
    /// be overturned, and later than claimWindow + revealWindow after the proposal: a descent lasts disputeBound at most, so that it ends
    /// within the signers' liability. PayloadReveals refuses what it could not release by then: whoever has forced a payload's publication
    /// can still open a descent in all of the stateWindow that follows.
    function open(Statement calldata statement, bool aux) external returns (uint256 id);
    /// @notice Reveals the nodes min(height, 6) levels below `node`, left to right. At a vector's root the header is hashed too.
    /// @param node The node that the caller answers for: a move for another one reverts WrongMove.
    function reveal(uint256 id, bytes32 node, bytes32[] calldata children) external;
    /// @notice Names child `index` (in its level of the vector) of `node`, with its path to it, at most six siblings from the child up.
    function pick(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] calldata path) external;
    /// @notice Reveals the leaf's bytes. A fragment root is revealed as its 64 bytes paramsRoot, momentumRoot.
    function revealLeaf(uint256 id, bytes32 node, bytes calldata leaf) external;
    /// @notice After a fragment root: go on into its parameters or its momentum.
    function choose(uint256 id, bytes32 node, bytes32 paramsRoot, bytes32 momentumRoot, bool momentum) external;
    /// @notice The side to move is out of time. Against the signers: the statement is condemned, the challenger gets the bounties and its bond.
    /// Against the challenger: half of its bond goes to whoever revealed last, half is burned.
    function timeout(uint256 id, Statement calldata statement) external;
    /// @notice Ends a descent whose statement was proven wrong or does not stand any more: the bond goes back.
    function close(uint256 id, Statement calldata statement) external;
    /// @notice Pays out msg.sender's returned bonds and won halves.
    function withdraw() external returns (uint256 amount);

    function positionOf(uint256 id) external view returns (Position memory);
    function count() external view returns (uint256);
    function creditOf(address account) external view returns (uint256);
    function burned() external view returns (uint256);
    function owed() external view returns (uint256);
    function bond() external view returns (uint256);
    function fraud() external view returns (address);
    function token() external view returns (address);
}
