// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IStakeVault} from "../stake/IStakeVault.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {OuterGradient, Phase, RoundStatus} from "../facts/Types.sol";
import {TaskNotFound} from "../facts/Errors.sol";
import {Draws} from "./Draws.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";

/// @title What the parts of the rounds share: storage, and everything that follows from it
/// @notice TrainingRounds and RoundRulings write, RoundViews reads; these two run only as code of the first, on its storage. All have this
/// layout and no storage of their own.
/// @dev A round's record is live iff it carries the head's opening time and branch. The first commitment after an opening
/// resets a dead record, so an overturn moves the head back in constant time and every commitment above it is void.
abstract contract RoundsBase is EIP712 {
    using VectorCommitment for VectorCommitment.Frontier;

    /// @dev The moving part, one slot: all that a commitment reads besides the state root.
    struct Cursor {
        uint24 round;
        uint24 finalized;
        uint24 consecutiveNec;
        uint24 carried;
        uint40 openedAt;
        uint24 commitWindow;
        uint16 branch;
        uint64 activeSlots;
        bool failed;
        /// @dev K; at least 1 once the run started.
        uint8 quorum;
    }

    /// @dev Copied from the spec at start, one slot, plus the end of the run. Bounds of SpecRules fit the widths.
    struct Config {
        uint24 maxRounds;
        uint24 uploadWindow;
        uint24 graceWindow;
        uint24 fallbackWindow;
        uint24 stateWindow;
        uint24 claimWindow;
        uint24 cascadeDepth;
        uint24 maxConsecutiveNec;
        uint8 committeeSeats;
        uint8 committeeThreshold;
        uint40 endedAt;
        /// @dev Training claims can be disputed.
        bool verified;
    }

    /// @dev What the receipt needs; counted as finality is written.
    struct Tally {
        uint128 quorumLock;
        uint64 accepted;
        uint32 tainted;
        bool reported;
        /// @dev M, of the spec.
        uint8 trainerCount;
    }

    struct Run {
        Cursor cursor;
        Config config;
        Tally tally;
        bytes32 initialRoot;
        VectorCommitment.Frontier roots;
    }

    /// @dev One slot. proposedAt is also the time at which the round was carried or overturned. closedAfter is 0 unless the
    /// commit window closed early; then the seconds it was open, plus one.
    struct RecordHead {
        uint40 openedAt;
        uint24 closedAfter;
        uint40 proposedAt;
        uint64 committed;
        /// @dev Slots that are paid: those of the proposal, or, where the run failed before one, all that had committed.
        uint64 included;
        uint16 branch;
        RoundStatus status;
    }

    /// @dev One slot, begun by the draw, or by the proposal where none came. carriedBefore and necBefore are the head's counters
    /// under the proposal, restored when it is overturned.
    struct Pay {
        uint64 claimed;
        /// @dev By seat.
        uint16 commissionClaimed;
        uint64 voided;
        uint24 carriedBefore;
        uint24 necBefore;
        /// @dev Slots that a proposal has to include as long as they are committed, until _forcedUntil.
        uint64 forced;
    }

    /// @dev One slot: the committee of the opening in `branch`, or the one who proposed alone.
    struct Seats {
        /// @dev Member of seat i in bits 16i to 16i + 15.
        uint176 members;
        uint16 signed;
        uint16 branch;
        /// @dev Seconds from the round's opening to the draw; 0 of a proposal made alone.
        uint24 drawnAfter;
        uint8 count;
        uint16 holds;
    }

    struct Record {
        RecordHead head;
        bytes32 frozenHash;
        /// @dev Root after the round. From the draw to the proposal that before it, which stands if none comes.
        bytes32 stateRoot;
        bytes32 auxRoot;
        Pay pay;
        Seats seats;
    }

    /// @dev Rounds round + 1 to last were built on the overturned one; their commitments share the pot in `shares` parts. Who came before this
    /// overturn or an earlier one may commit from round `newcomers` at the latest, and not in those below that are done again.
    struct Overturn {
        uint24 round;
        uint24 last;
        uint32 shares;
        uint24 newcomers;
    }

    /// @dev Commitments of a record that died: kept here once the record begins anew; paid is kept here from the first.
    struct Dead {
        uint64 committed;
        uint64 paid;
    }

    bytes32 internal constant OUTER_GRADIENT_TYPEHASH = keccak256(
        "OuterGradient(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 payloadRoot,bytes32 claimHash,uint64 deadline)"
    );
    bytes32 internal constant SYNC_ROUND_TYPEHASH =
        keccak256("SyncRound(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 setHash,bytes32 newRoot,bytes32 auxRoot)");
    bytes32 internal constant PAYLOAD_RECEIPT_TYPEHASH =
        keccak256("PayloadReceipt(bytes32 taskId,uint32 round,address trainer,bytes32 payloadRoot)");
    uint256 internal constant MEMBER_BITS = 16;
    /// @dev The lowest bit of every seat's member.
    uint256 internal constant SEATS = 0x00010001000100010001000100010001000100010001;
    /// @dev All bits of every seat's member but the highest.
    uint256 internal constant SEATS_LOW = 0x7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff;
    /// @dev More than the one round a call can add, so that a backlog always drains.
    uint256 internal constant MAX_FINALITY_WRITES = 2;

    ITrainingTasks internal immutable TASKS;
    IStakeVault internal immutable VAULT;

    mapping(bytes32 taskId => Run) internal _runs;
    mapping(bytes32 taskId => mapping(uint256 round => Record)) internal _records;
    mapping(bytes32 taskId => mapping(uint256 branch => Overturn)) internal _overturns;
    mapping(bytes32 taskId => mapping(uint256 round => mapping(uint256 branch => Dead))) internal _dead;

    /// @dev Slots whose whole payload was published on chain, by the branch of the round's record.
    mapping(bytes32 taskId => mapping(uint256 round => mapping(uint256 branch => uint64 slots))) internal _shown;

    constructor(address tasks_) EIP712("Assay", "1") {
        TASKS = ITrainingTasks(tasks_);
        VAULT = IStakeVault(ITrainingTasks(tasks_).vault());
    }

    function _startedRun(bytes32 taskId) internal view returns (Run storage run) {
        run = _runs[taskId];
        if (run.cursor.quorum == 0) revert TaskNotFound(taskId);
    }

    function _isLive(RecordHead memory head, Cursor memory cursor) internal pure returns (bool) {
        return head.openedAt == cursor.openedAt && head.branch == cursor.branch && head.status != RoundStatus.None;
    }

    function _freshHead(Cursor memory cursor) internal pure returns (RecordHead memory) {
        return RecordHead({
            openedAt: cursor.openedAt,
            closedAfter: 0,
            proposedAt: 0,
            committed: 0,
            included: 0,
            branch: cursor.branch,
            status: RoundStatus.Open
        });
    }

    function _isProposed(RecordHead memory head) internal pure returns (bool) {
        return head.status == RoundStatus.Proposed || head.status == RoundStatus.Final;
    }

    /// @dev The record's own proposal is in its window, or something that was opened in time holds it.
    function _isPending(Run storage run, Record storage record) internal view returns (bool) {
        RecordHead memory head = record.head;
        return head.status == RoundStatus.Proposed
            && (block.timestamp < uint256(head.proposedAt) + run.config.stateWindow || record.seats.holds != 0);
    }

    /// @dev Whether the standing proposal of `round`, below the open one, may be overturned or held. `cursor` is that after finality
    /// that is due was written: as long as the oldest round that is not final may fall, so may all above it.
    function _mayOverturn(bytes32 taskId, Run storage run, Cursor memory cursor, uint256 round) internal view returns (bool) {
        Record storage record = _records[taskId][round];
        return record.head.status == RoundStatus.Proposed
            && (_isPending(run, record) || _isPending(run, _records[taskId][cursor.finalized]));
    }

    /// @dev True iff the seats were drawn in this opening of the round: a branch opens it once.
    function _isDrawn(Seats memory seats, Cursor memory cursor) internal pure returns (bool) {
        return seats.drawnAfter != 0 && seats.branch == cursor.branch;
    }

    function _memberAt(Seats memory seats, uint256 seat) internal pure returns (uint16) {
        return uint16(seats.members >> (seat * MEMBER_BITS));
    }

    /// @dev Bit i: seat i is the member's. Of member 0, which is nobody, also what lies past the last seat.
    function _seatBits(Seats memory seats, uint256 member) internal pure returns (uint16) {
        unchecked {
            // All seats at once: where the member sits nothing is left of it, and only there no carry reaches the highest bit.
            uint256 others = seats.members ^ (member * SEATS);
            uint256 found = (~(((others & SEATS_LOW) + SEATS_LOW) | others) >> (MEMBER_BITS - 1)) & SEATS;
            // 2^16 is 2 modulo 2^15 - 1: bit 16i goes to bit i.
            return uint16(found % 0x7fff);
        }
    }

    /// @return until Last second in which a draw of the open round may come; 0 if it has been, will not come, or may not yet.
    function _drawWindow(bytes32 taskId, Record storage record, Cursor memory cursor, Config memory config)
        internal
        view
        returns (uint64 until, uint64 commitClose)
    {
        RecordHead memory head = record.head;
        if (cursor.openedAt == 0 || !_isLive(head, cursor) || head.status != RoundStatus.Open) return (0, 0);
        (Phase phase,) = _phase(head, cursor, config);
        if ((phase != Phase.Upload && phase != Phase.Propose) || _isDrawn(record.seats, cursor)) return (0, 0);
        uint64 graceEnd;
        (commitClose,, graceEnd,) = _deadlines(head, cursor, config);
        until = commitClose + Draws.WINDOW;
        if (until >= graceEnd) until = graceEnd - 1;
        // A conviction changes the pool while the seed may be known: who has prepared some would choose among draws.
        if (block.timestamp > until || TASKS.poolConvictedAtOf(taskId) >= commitClose) until = 0;
    }

    function _phaseWithoutRound(Config memory config) internal pure returns (Phase) {
        return config.endedAt != 0 ? Phase.Ended : Phase.Waiting;
    }

    function _commitClose(RecordHead memory head, uint256 commitWindow) internal pure returns (uint64) {
        unchecked {
            // 40 bits and 24: nothing can overflow.
            return uint64(head.openedAt + (head.closedAfter == 0 ? commitWindow : head.closedAfter - 1));
        }
    }

    /// @dev Time at which nobody can dispute a claim of the round any longer. Deadlines may be signed up to the commit window's regular
    /// end, however early it closed.
    function _claimsEnd(RecordHead memory head, uint256 commitWindow, Config memory config) internal pure returns (uint64) {
        uint256 close = config.verified ? head.openedAt + commitWindow : _commitClose(head, commitWindow);
        return uint64(close + config.claimWindow);
    }

    function _deadlines(RecordHead memory head, Cursor memory cursor, Config memory config)
        internal
        pure
        returns (uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd)
    {
        commitClose = _commitClose(head, cursor.commitWindow);
        if (head.status == RoundStatus.Overturned) {
            // The payloads travelled before; the round goes straight to its fallback window.
            uploadDeadline = head.proposedAt;
            graceEnd = head.proposedAt;
        } else {
            uploadDeadline = commitClose + config.uploadWindow;
            graceEnd = uploadDeadline + config.graceWindow;
        }
        fallbackEnd = graceEnd + config.fallbackWindow;
    }

    function _phase(RecordHead memory head, Cursor memory cursor, Config memory config)
        internal
        view
        returns (Phase, uint64 deadline)
    {
        (uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd) = _deadlines(head, cursor, config);
        if (block.timestamp < commitClose) return (Phase.Commit, commitClose);
        if (LibBit.popCount(head.committed) < cursor.quorum) return (Phase.Lapsed, 0);
        if (block.timestamp < uploadDeadline) return (Phase.Upload, uploadDeadline);
        if (block.timestamp < graceEnd) return (Phase.Propose, graceEnd);
        if (block.timestamp < fallbackEnd) return (Phase.Fallback, fallbackEnd);
        return (Phase.Lapsed, 0);
    }

    /// @dev When the window of the record's own proposal ends; 0 while something holds it.
    function _windowEnd(Record storage record, Config memory config) internal view returns (uint64) {
        if (record.seats.holds != 0) return 0;
        return uint64(record.head.proposedAt) + config.stateWindow;
    }

    /// @dev Until when a proposal of the open round has to include what receipts force: to the middle of the fallback window. A keeper
    /// that holds such a payload has had its time then; one that nobody can use stops nobody any longer.
    function _forcedUntil(RecordHead memory head, Cursor memory cursor, Config memory config) internal pure returns (uint64) {
        (,, uint64 graceEnd,) = _deadlines(head, cursor, config);
        return graceEnd + config.fallbackWindow / 2;
    }

    /// @dev First round in which everybody who held a slot before the newest overturn may commit; 0 if there was none.
    function _newcomers(bytes32 taskId, Cursor memory cursor) internal view returns (uint24) {
        return cursor.branch == 0 ? 0 : _overturns[taskId][cursor.branch].newcomers;
    }

    /// @dev Phase of the open round, or that of the run without one, and when it ends.
    function _openPhase(bytes32 taskId, Run storage run, Cursor memory cursor)
        internal
        view
        returns (Phase phase, uint64 deadline)
    {
        Config memory config = run.config;
        if (cursor.openedAt == 0) {
            phase = _phaseWithoutRound(config);
            // The next round waits for the oldest that is not final.
            if (phase == Phase.Waiting) deadline = _windowEnd(_records[taskId][cursor.finalized], config);
        } else {
            RecordHead memory head = _records[taskId][cursor.round].head;
            (phase, deadline) = _phase(_isLive(head, cursor) ? head : _freshHead(cursor), cursor, config);
        }
    }

    /// @dev Time at which the pay of an accepted gradient vested; 0 if it has not, or none was accepted. Of a round that was carried
    /// forward those are accepted that were committed when a failure cut it short.
    function _vestedAt(Run storage run, uint256 round, RecordHead memory head) internal view returns (uint64 vestedAt) {
        if (round >= run.cursor.finalized || head.included == 0) return 0;
        Config memory config = run.config;
        vestedAt = _claimsEnd(head, run.cursor.commitWindow, config);
        uint64 finalAt = uint64(head.proposedAt) + config.stateWindow;
        if (finalAt > vestedAt) vestedAt = finalAt;
        if (block.timestamp < vestedAt) return 0;
    }

    /// @dev Root that the round trains on: that after the one before it.
    function _parentRoot(bytes32 taskId, Run storage run, uint256 round) internal view returns (bytes32) {
        return round == 0 ? run.initialRoot : _records[taskId][round - 1].stateRoot;
    }

    function _runRoot(Run storage run) internal view returns (bytes32) {
        uint256 count = run.roots.count;
        if (count == 0) return 0;
        return VectorCommitment.root(
            VectorCommitment.KIND_RUN_ROOTS, VectorCommitment.DTYPE_BYTES, uint64(count), 0, run.roots.treeOfFrontier()
        );
    }

    /// @dev True iff the proposal that stands for the round says exactly this. The signers are no part of it: two keepers that
    /// race with equal roots both succeed.
    function _stands(bytes32 taskId, uint32 round, bytes32 parentRoot, uint64 included, bytes32 newRoot, bytes32 auxRoot)
        internal
        view
        returns (bool)
    {
        Run storage run = _runs[taskId];
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        return round < run.cursor.round && _isProposed(head) && included == head.included && newRoot == record.stateRoot
            && auxRoot == record.auxRoot && parentRoot == _parentRoot(taskId, run, round);
    }

    function _outerGradientDigest(OuterGradient calldata gradient) internal view returns (bytes32) {
        return _hashTypedDataV4(
            keccak256(
                abi.encode(
                    OUTER_GRADIENT_TYPEHASH,
                    gradient.taskId,
                    gradient.round,
                    gradient.parentRoot,
                    gradient.payloadRoot,
                    gradient.claimHash,
                    gradient.deadline
                )
            )
        );
    }

    function _syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot)
        internal
        view
        returns (bytes32)
    {
        return _hashTypedDataV4(keccak256(abi.encode(SYNC_ROUND_TYPEHASH, taskId, round, parentRoot, setHash, newRoot, auxRoot)));
    }

    function _payloadReceiptDigest(bytes32 taskId, uint32 round, address trainer, bytes32 payloadRoot)
        internal
        view
        returns (bytes32)
    {
        return _hashTypedDataV4(keccak256(abi.encode(PAYLOAD_RECEIPT_TYPEHASH, taskId, round, trainer, payloadRoot)));
    }
}
