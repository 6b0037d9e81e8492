// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Head, OuterGradient, Phase, Proposal, ProposalOpening, Round, TrainingTaskSpec, WitnessSignature} from "./Types.sol";

/// @title Rounds: commitments, proposals, finality, run root
interface ITrainingRounds {
    event RoundOpened(bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, uint64 openedAt);
    event OuterGradientCommitted(
        bytes32 indexed taskId,
        uint32 indexed round,
        address indexed trainer,
        uint8 slot,
        bytes32 parentRoot,
        bytes32 payloadRoot,
        bytes32 claimHash,
        bytes32 frozenHash
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
    /// @notice No quorum: the prior root is carried forward (NEC).
    event RoundCarried(bytes32 indexed taskId, uint32 indexed round, bytes32 stateRoot, uint32 consecutive);
    event RoundOverturned(bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, uint64 clearedSlots);
    /// @notice The claim of (round, slot) was convicted: its pay is forfeited, and the round is tainted if its state stands.
    event GradientVoided(bytes32 indexed taskId, uint32 indexed round, uint8 slot);
    event RunEnded(bytes32 indexed taskId, bool failed, bytes32 stateRoot, uint32 rounds);

    /// @notice Commits a signed outer gradient to the open round. Any relayer.
    function submitOuterGradient(OuterGradient calldata gradient, bytes calldata signature) external;
    /// @notice Proposes the round's new root. The same proposal again is a no-op; another one reverts ConflictingFinalize.
    function proposeRound(Proposal calldata proposal, WitnessSignature[] calldata signatures) external;
    /// @notice Writes down state finality of `round` with `root`. A no-op if it is Final with this root; ConflictingFinalize if
    /// another root stands.
    function finalizeRound(bytes32 taskId, uint32 round, bytes32 root) external;
    /// @notice Writes down whatever is due: carry forward, finality, opening of a waiting round, end of the run.
    function tick(bytes32 taskId) external;
    /// @notice Only the spec's referee or game: the proposal of `round` is wrong; the head moves back to it in O(1).
    /// @param clearedSlots Slots whose inclusion is withdrawn from the frozen set.
    function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) external;

    /// @notice Only the spec's referee or game: forfeits the pay of one included gradient whose round is not overturned.
    function voidGradient(bytes32 taskId, uint32 round, uint8 slot) external;

    /// @notice Only the task registry.
    function start(bytes32 taskId, TrainingTaskSpec calldata spec, uint64 activeSlots) external;
    /// @notice Only the task registry: slot `slot` gained or lost its trainer.
    /// @return boundary First round in which a new trainer may commit, or in which the former one may no longer.
    function setSlot(bytes32 taskId, uint8 slot, bool active) external returns (uint32 boundary);
    /// @notice Only the task registry: marks (round, slot) as paid.
    /// @return vestedAt When the pay vested; 0 if nothing is due (already paid, not included, not vested), the maximum if it
    /// was voided and is to be burned.
    function consumeReward(bytes32 taskId, uint32 round, uint8 slot) external returns (uint64 vestedAt);
    /// @notice Only the task registry: marks a signer's share as paid. Reverts BadOpening if `opening` is not the proposal's.
    /// @return gradients Number of gradients in the round; 0 if nothing is due.
    /// @return signers Number of signers that share the commission.
    /// @return index Position of `keeper` among them.
    /// @return vestedAt When the pay vested.
    function consumeCommission(bytes32 taskId, address keeper, ProposalOpening calldata opening)
        external
        returns (uint256 gradients, uint256 signers, uint256 index, uint64 vestedAt);

    function headOf(bytes32 taskId) external view returns (Head memory);
    function roundOf(bytes32 taskId, uint32 round) external view returns (Round memory);
    /// @notice Phase of the open round and the time at which it ends (0 if it has no deadline).
    function phaseOf(bytes32 taskId) external view returns (uint32 round, Phase phase, uint64 deadline);
    /// @notice Commit close, upload deadline, end of grace, end of fallback of the open round; 0 where not yet determined.
    function deadlinesOf(bytes32 taskId)
        external
        view
        returns (uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd);
    /// @notice True once the round's claims have vested: state-final and W_claim past its commit close.
    function isVested(bytes32 taskId, uint32 round) external view returns (bool);
    function runRootOf(bytes32 taskId) external view returns (bytes32);
    /// @notice Round in which `trainer` last committed, plus one; 0 if never, or not in the open round or the 1,024 before it.
    /// A commitment that a standing proposal left out does not count.
    function lastCommitOf(bytes32 taskId, address trainer) external view returns (uint32);
    /// @notice EIP-712 digest a trainer signs.
    function outerGradientDigest(OuterGradient calldata gradient) external view returns (bytes32);
    /// @notice EIP-712 digest a witness signs.
    function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot)
        external
        view
        returns (bytes32);
    /// @notice The task registry.
    function tasks() external view returns (address);
    /// @notice The vault whose locks back signatures.
    function vault() external view returns (address);
}
