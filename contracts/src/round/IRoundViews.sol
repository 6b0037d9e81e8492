// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Committee, Head, OuterGradient, Phase, Remedy, Round, Statement} from "../facts/Types.sol";

/// @title Rounds: what can be read of them
interface IRoundViews {
    function headOf(bytes32 taskId) external view returns (Head memory);
    function roundOf(bytes32 taskId, uint32 round) external view returns (Round memory);
    /// @notice Phase of the open round and the time at which it ends (0 if it has no deadline).
    function phaseOf(bytes32 taskId) external view returns (uint32 round, Phase phase, uint64 deadline);
    /// @notice Commit close, upload deadline, end of grace, end of fallback of the open round; 0 where not yet determined.
    function deadlinesOf(bytes32 taskId)
        external
        view
        returns (uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd);
    /// @notice Seats of a round of the live branch, and what is forced in it. Past rounds keep the seats that proposed.
    function committeeOf(bytes32 taskId, uint32 round) external view returns (Committee memory);
    /// @notice Accounts that signed the standing proposal of a round, once each, in order of their seats.
    function signersOf(bytes32 taskId, uint32 round) external view returns (address[] memory);
    /// @notice True iff `statement` is the proposal that stands for its round, final or not.
    function isStanding(Statement calldata statement) external view returns (bool);
    /// @notice True iff overturnRound and holdRound would take `round` now: its proposal stands and is not final. False too if that is undecided:
    /// more than two rounds wait for their finality to be written down, `round` is not among the first two (it is headOf().finalized + 2 or
    /// later), and its own window is over. `tick` first.
    function isOverturnable(bytes32 taskId, uint32 round) external view returns (bool);
    /// @notice What proving the gradient wrong would change in its round: nothing unless its trainer held a slot then, the round trains on the
    /// gradient's parent root, and the slot is committed in the current round or in one that is not final, or included in one before, and not
    /// voided. The trainer's lock is another matter.
    /// @return remedy What it changes.
    /// @return until When the claims of the round can be disputed no longer, which may have been; 0 of a gradient that is in no round.
    function remedyOf(OuterGradient calldata gradient) external view returns (Remedy remedy, uint64 until);
    /// @notice Until when a draw may still come that pool membership has to wait for; 0 if none is due.
    function drawPendingUntil(bytes32 taskId) external view returns (uint64);
    /// @notice Compensation pot of an overturn: keccak256(abi.encode(taskId, branch)).
    function potId(bytes32 taskId, uint16 branch) external pure returns (bytes32);
    /// @notice True once the round's claims have vested: state-final and W_claim past its commit close.
    function isVested(bytes32 taskId, uint32 round) external view returns (bool);
    function runRootOf(bytes32 taskId) external view returns (bytes32);
    /// @notice How often `trainer` did not do its part in rounds that are over (decision 0033): the larger of its misses since its last delivery to a
    /// round that was proposed, and of the most by which, in any number of newest rounds, its misses outnumber such deliveries. Only the
    /// newest 2 (maxMisses + 1) rounds in which it delivered or missed count, within the newest SpecRules.LOOKBACK of its enrolment.
    /// @return misses It is absent with more than maxMisses.
    /// @return delivered One more than the newest of those rounds in which its payload is known to have been delivered; 0: none.
    /// @return due Whether its first round has begun, or would have, had no overturn put the head below it.
    function missesOf(bytes32 taskId, address trainer, uint32 maxMisses)
        external
        view
        returns (uint32 misses, uint32 delivered, bool due);
    /// @notice Slots that are held and did not do their part in the newest round that is over.
    /// @return slots None before the first round is over.
    /// @return round The open round, or the next.
    function missedLast(bytes32 taskId) external view returns (uint64 slots, uint32 round);
    /// @notice EIP-712 digest a trainer signs.
    function outerGradientDigest(OuterGradient calldata gradient) external view returns (bytes32);
    /// @notice EIP-712 digest a witness signs.
    function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot)
        external
        view
        returns (bytes32);
    /// @notice EIP-712 digest a keeper signs when it has stored a payload.
    function payloadReceiptDigest(bytes32 taskId, uint32 round, address trainer, bytes32 payloadRoot)
        external
        view
        returns (bytes32);
    /// @notice The task registry.
    function tasks() external view returns (address);
    /// @notice The vault whose locks back signatures.
    function vault() external view returns (address);
}
