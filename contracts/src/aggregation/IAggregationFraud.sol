// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FrozenEntry, Statement, WitnessSignature} from "../facts/Types.sol";

/// @title Fraud proofs of aggregations: one transaction, one wrong element
/// @notice The `referee` of a task's spec. Every proof is about a Statement: what witnesses signed. It convicts iff every opening leads to
/// the root it has to and the opened claim is not what the referee computes. A leaf that the statement itself commits to and that
/// is not of the format's size, or whose unused tail is not zero, is wrong whatever it holds: opening it convicts too.
///
/// On success, in the same transaction: if the statement stands for its round and is not final, the round is overturned; the
/// signers of the standing proposal, or those whose `signatures` are given, lose their locks; the challenger (msg.sender) gets the
/// bounty. Anyone may prove, any number of times: a second proof of a statement reverts AlreadyProven, unless it is of a malformed
/// payload that was not known. If more than two rounds below wait for their finality to be written down, the signers are convicted
/// and the round stands until condemnSigners is called after a `tick`.
interface IAggregationFraud {
    enum Fault {
        Parameter,
        Momentum,
        Interleaved,
        Payload,
        Partial,
        Total,
        Score,
        /// The signers did not publish what they committed to, or the payloads whose custody they asserted.
        Withheld
    }

    /// @notice A leaf and its siblings from the leaf up (formats, section 1).
    struct Opening {
        bytes leaf;
        bytes32[] path;
    }

    /// @notice A wrong parameter or momentum after the round.
    struct StepProof {
        uint32 fragment;
        /// @dev Element within the fragment.
        uint64 coordinate;
        /// @dev True: the momentum is wrong. False: the parameter is.
        bool momentum;
        /// @dev Of the fragment's interleaved vector; then that vector's root in the aux set.
        Opening interleaved;
        bytes32[] auxPath;
        /// @dev Scores leaf (Krum, MultiKrum, MedianNormMean, or a clip): its vector has one leaf, and is the last of the aux set. Else empty.
        bytes scores;
        bytes32[] scoresPath;
        /// @dev Before the round. For a wrong momentum parentParams is empty and parentSibling is the root of the parameters.
        Opening parentMomentum;
        Opening parentParams;
        bytes32 parentSibling;
        bytes32[] parentPath;
        /// @dev After the round: the leaf said to be wrong, the root of the fragment's other vector, the fragment in the new state.
        Opening claimed;
        bytes32 claimedSibling;
        bytes32[] newPath;
        /// @dev WeightedMean: the frozen set, whose slots tell the weights. Else empty.
        FrozenEntry[] entries;
    }

    /// @notice The interleaved vector contradicts a trainer's own payload.
    struct InterleavedProof {
        uint32 fragment;
        uint64 coordinate;
        /// @dev Index into entries.
        uint32 entry;
        FrozenEntry[] entries;
        Opening interleaved;
        bytes32[] auxPath;
        Opening payload;
        /// @dev The fragment's payload root in the trainer's payload set.
        bytes32[] setPath;
    }

    /// @notice An included payload has a malformed leaf. Its slot is cleared when the round is overturned. It may be proven of a statement
    /// that was proven wrong otherwise, whether it stands or not: the slot is cleared whenever that statement is overturned again.
    struct PayloadProof {
        uint32 fragment;
        uint64 leafIndex;
        uint32 entry;
        FrozenEntry[] entries;
        Opening payload;
        bytes32[] setPath;
    }

    /// @notice A wrong partial of a reduction (formats, section 8): a distance of Krum or the sum of squares of a norm.
    struct PartialProof {
        /// @dev Pair (lexicographic) or trainer, by ascending address.
        uint32 item;
        /// @dev 1 and up.
        uint8 level;
        uint64 index;
        /// @dev Level 1: payload leaves of the pair's first and second trainer (the second empty for a norm), with their sets.
        FrozenEntry[] entries;
        Opening first;
        bytes32[] firstSetPath;
        Opening second;
        bytes32[] secondSetPath;
        /// @dev Higher levels: the leaves that hold the partials of the level below, with their multi-proof.
        Opening below;
        /// @dev The leaf of the reduction that holds the claimed partial; the reduction among all, all of them in the aux set.
        Opening claimed;
        bytes32[] itemPath;
        bytes32[] auxPath;
    }

    /// @notice A distance (entry of a row) or a sum of squares (entry of the scores leaf) is not the top of its reduction.
    struct TotalProof {
        /// @dev Krum: the row and the column. Norms: row is the trainer, column 0.
        uint32 row;
        uint32 column;
        /// @dev Krum: the row's leaf in the distances and their path in the aux set. Norms: the scores leaf, its path empty.
        Opening entry;
        bytes32[] entryAuxPath;
        /// @dev The last leaf of the reduction; empty for an entry of a row about itself, which has to be +0.
        Opening top;
        bytes32[] itemPath;
        bytes32[] auxPath;
    }

    /// @notice A wrong score of Krum.
    struct ScoreProof {
        uint32 row;
        Opening distances;
        bytes32[] distancesAuxPath;
        bytes scores;
        bytes32[] scoresPath;
    }

    /// @param element Coordinate, leaf, partial or row that was opened, as in the proof.
    /// @param expected What the referee computes, claimed what the statement says: bits, 0 for a malformed leaf.
    event FraudProven(
        bytes32 indexed taskId,
        uint32 indexed round,
        address indexed challenger,
        bytes32 statement,
        Fault fault,
        uint64 element,
        uint64 expected,
        uint64 claimed,
        bool overturned
    );
    event EquivocationProven(bytes32 indexed taskId, uint32 indexed round, address indexed keeper, address challenger);

    /// @notice The six proofs: a number of the statement is wrong. Its signers are convicted, and the round is overturned if it can be.
    /// NotOverturnable while that is undecided (IRoundViews.isOverturnable): `tick` first.
    function proveStep(Statement calldata statement, WitnessSignature[] calldata signatures, StepProof calldata proof) external;
    function proveInterleaved(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        InterleavedProof calldata proof
    ) external;
    function provePayload(Statement calldata statement, WitnessSignature[] calldata signatures, PayloadProof calldata proof)
        external;
    function provePartial(Statement calldata statement, WitnessSignature[] calldata signatures, PartialProof calldata proof)
        external;
    function proveTotal(Statement calldata statement, WitnessSignature[] calldata signatures, TotalProof calldata proof) external;
    function proveScore(Statement calldata statement, WitnessSignature[] calldata signatures, ScoreProof calldata proof) external;

    /// @notice Takes the locks of further signers of a statement already proven wrong. If it stands again, the round is overturned again
    /// and those who signed the proposal are convicted too, without a further proof.
    function condemnSigners(Statement calldata statement, WitnessSignature[] calldata signatures) external;
    /// @notice Convicts a keeper that signed two statements equal in task, round, parent, frozen hash and bitmap, different in
    /// newRoot or auxRoot. Anyone may call.
    function submitEquivocation(
        address keeper,
        Statement calldata a,
        bytes calldata signatureA,
        Statement calldata b,
        bytes calldata signatureB
    ) external;

    /// @notice Only RootDescent and PayloadReveals: the signers of a standing statement kept silent. It condemns them, not the statement.
    function condemnSilence(Statement calldata statement, uint64 clearedSlots, address challenger) external;
    /// @notice Only RootDescent and PayloadReveals: holds the state of a standing, overturnable statement until every hold was released; else
    /// NotOverturnable.
    function hold(Statement calldata statement) external returns (uint16 branch);
    /// @notice Only RootDescent and PayloadReveals: as `hold`, whatever the standing proposal of the round says.
    function holdProposal(bytes32 taskId, uint32 round) external returns (uint16 branch);
    /// @notice Only RootDescent and PayloadReveals: ends one hold. Does nothing to a proposal that was overturned meanwhile.
    function release(bytes32 taskId, uint32 round, uint16 branch) external;
    /// @notice Only PayloadReveals: all of a committed payload was published (IRoundRulings.noteShown).
    function noteShown(bytes32 taskId, uint32 round, uint8 slot) external;
    /// @notice Only PayloadReveals: the sponsor withholds what its task is made of. Ends the run as Failed, if it goes on.
    /// @return ended False: it had ended.
    function condemnSponsor(bytes32 taskId) external returns (bool ended);

    /// @notice IPayloadReveals.claimantOf; nobody where there is no PayloadReveals.
    function claimantOf(bytes32 taskId) external view returns (address claimant, bool pending);
    /// @notice keccak256(abi.encode(statement)).
    function statementId(Statement calldata statement) external pure returns (bytes32);
    /// @notice True once a number of the statement was proven wrong. Silence proves nothing about numbers: it convicts the standing signers
    /// and leaves the statement free to be proposed, and challenged, again.
    function isCondemned(bytes32 statement) external view returns (bool);
    function opReferee() external view returns (address);
    function tasks() external view returns (address);
    function rounds() external view returns (address);
    function descent() external view returns (address);
    function reveals() external view returns (address);
}
