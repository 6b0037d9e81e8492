// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FrozenEntry, OuterGradient, Proposal, TrainingTaskSpec, WitnessSignature} from "../facts/Types.sol";

/// @title Rounds: what writes, but for what judges decide
interface IRoundMoves {
    event RoundOpened(bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, uint64 openedAt);
    /// @param deadline With it and `signature` whoever shows that the gradient is wrong has all that was signed, whatever contract relayed it.
    event OuterGradientCommitted(
        bytes32 indexed taskId,
        uint32 indexed round,
        address indexed trainer,
        uint8 slot,
        bytes32 parentRoot,
        bytes32 payloadRoot,
        bytes32 claimHash,
        bytes32 frozenHash,
        uint64 deadline,
        bytes signature
    );
    /// @notice The commit window closed early: every enrolled trainer has committed.
    event CommitWindowClosedEarly(bytes32 indexed taskId, uint32 indexed round, uint64 closedAt);
    event RoundProposed(
        bytes32 indexed taskId,
        uint32 indexed round,
        bytes32 parentRoot,
        bytes32 setHash,
        bytes32 newRoot,
        bytes32 auxRoot,
        uint64 included,
        address[] signers
    );
    event RoundFinalized(bytes32 indexed taskId, uint32 indexed round, bytes32 stateRoot);
    /// @notice The round's witness seats, by stake; a keeper stands once for each of its seats.
    event CommitteeDrawn(bytes32 indexed taskId, uint32 indexed round, bytes32 seed, address[] seats);
    /// @notice k seats acknowledged the payload of this slot: a proposal must include it.
    event InclusionForced(bytes32 indexed taskId, uint32 indexed round, uint8 slot);
    /// @notice No quorum: the prior root is carried forward (NEC).
    event RoundCarried(bytes32 indexed taskId, uint32 indexed round, bytes32 stateRoot, uint32 consecutive);
    event RunEnded(bytes32 indexed taskId, bool failed, bytes32 stateRoot, uint32 rounds);

    /// @notice Commits a signed outer gradient to the open round. Any relayer.
    function submitOuterGradient(OuterGradient calldata gradient, bytes calldata signature) external;
    /// @notice Proposes the round's new root: signatures of k seats of the drawn committee, ascending by keeper, or in the fallback
    /// window that of one pool keeper whose lock is at least quorumLock. The same proposal again is a no-op; another one reverts
    /// ConflictingFinalize; one that omits a forced slot reverts AcceptedSetMismatch, but in the second half of the fallback window:
    /// a payload that nobody can use must not keep the round from being proposed.
    function proposeRound(Proposal calldata proposal, WitnessSignature[] calldata signatures) external;
    /// @notice Writes down state finality of `round` with `root`. A no-op if it is Final with this root; ConflictingFinalize if
    /// another root stands; ChallengeWindowOpen while its own window is open or something holds it; ParentNotFinal while an older
    /// round is not final, which keeps this one overturnable too.
    function finalizeRound(bytes32 taskId, uint32 round, bytes32 root) external;
    /// @notice Before the proposal: signed PayloadReceipts of witnesses with k seats together force the bit of `trainer`, up to the middle of
    /// the fallback window.
    /// @param entries The frozen set so far, in order of arrival: shows the payload root that the trainer committed to.
    function forceInclusion(bytes32 taskId, address trainer, FrozenEntry[] calldata entries, WitnessSignature[] calldata receipts)
        external;
    /// @notice Writes down whatever is due: the committee's draw, carry forward, finality, opening of a waiting round, end of the run.
    function tick(bytes32 taskId) external;
    /// @notice Only the task registry.
    function start(bytes32 taskId, TrainingTaskSpec calldata spec, uint64 activeSlots) external;
    /// @notice Only the task registry: slot `slot` gained or lost its trainer. With a new one the count of rounds carried in a row begins anew.
    /// @return boundary First round in which a new trainer may commit, or in which the former one may no longer.
    /// @return branch Number of overturns so far.
    function setSlot(bytes32 taskId, uint8 slot, bool active) external returns (uint32 boundary, uint16 branch);
    /// @notice Only the task registry: marks (round, slot) as paid.
    /// @return vestedAt When the pay vested; 0 if nothing is due (already paid, not included, not vested), the maximum if it
    /// was voided and is to be burned.
    /// @return whole The round was cut short: no keeper has a share in the reward.
    function consumeReward(bytes32 taskId, uint32 round, uint8 slot) external returns (uint64 vestedAt, bool whole);
    /// @notice Only the task registry: marks a keeper's share of the commission as paid.
    /// @return gradients Number of gradients in the round; 0 if nothing is due.
    /// @return seats Number of seats that signed and share the commission.
    /// @return ranks Bit i: the i-th of those seats is the member's.
    /// @return vestedAt When the pay vested.
    function consumeCommission(bytes32 taskId, uint32 round, uint16 member)
        external
        returns (uint256 gradients, uint256 seats, uint256 ranks, uint64 vestedAt);
    /// @notice Only the task registry: marks the compensation of (round, slot), void by overturn `branch`, as paid.
    /// @return shares Number of equal shares that the pot is divided into; 0 if nothing is due.
    function consumeCompensation(bytes32 taskId, uint16 branch, uint32 round, uint8 slot) external returns (uint256 shares);
}
