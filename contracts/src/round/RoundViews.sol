// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/utils/LibBit.sol";

import {IRoundViews} from "./IRoundViews.sol";
import {Committee, Enrollment, Head, OuterGradient, Phase, Remedy, Round, RoundStatus, Statement} from "../facts/Types.sol";
import {Pots} from "../stake/Pots.sol";
import {SpecMemory} from "../task/SpecMemory.sol";
import {SpecRules} from "../facts/SpecRules.sol";
import {RoundsBase} from "./RoundsBase.sol";

/// @title Rounds: what can be read of them
/// @notice The half of TrainingRounds that reads. TrainingRounds creates it and passes on to it, on its own storage and under its own
/// address, every call that it does not know. At the address of its own there is no task: all is empty, and the digests are nobody's.
/// It has no function that writes, holds nothing, and nobody may do more at that address than read.
contract RoundViews is IRoundViews, RoundsBase {
    /// @dev Rounds that are looked back at: twice SpecRules.MAX_MISSES + 1 that count; or with those that excuse, as many as SpecRules
    /// lets squatters that take turns hold out.
    uint256 private constant LOOKBACK = SpecRules.LOOKBACK;

    /// @param tasks_ The task registry.
    constructor(address tasks_) RoundsBase(tasks_) {}

    /// @inheritdoc IRoundViews
    function headOf(bytes32 taskId) external view returns (Head memory) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        return Head({
            round: cursor.round,
            finalized: cursor.finalized,
            consecutiveNec: cursor.consecutiveNec,
            carried: cursor.carried,
            openedAt: cursor.openedAt,
            activeSlots: cursor.activeSlots,
            endedAt: run.config.endedAt,
            failed: cursor.failed,
            stateRoot: _parentRoot(taskId, run, cursor.round)
        });
    }

    /// @inheritdoc IRoundViews
    function roundOf(bytes32 taskId, uint32 round) external view returns (Round memory result) {
        Cursor memory cursor = _runs[taskId].cursor;
        if (cursor.quorum == 0 || round > cursor.round) return result;
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round == cursor.round && !_isLive(head, cursor)) {
            if (cursor.openedAt == 0) return result;
            result.status = RoundStatus.Open;
            result.openedAt = cursor.openedAt;
            result.branch = cursor.branch;
            return result;
        }
        result.status = head.status;
        result.branch = head.branch;
        result.openedAt = head.openedAt;
        if (head.closedAfter != 0) result.commitClosedAt = uint64(head.openedAt) + head.closedAfter - 1;
        result.proposedAt = head.proposedAt;
        result.committed = head.committed;
        result.included = head.included;
        result.frozenHash = record.frozenHash;
        if (round < cursor.round) {
            result.stateRoot = record.stateRoot;
            if (head.status != RoundStatus.Carried) result.auxRoot = record.auxRoot;
        }
    }

    /// @inheritdoc IRoundViews
    function phaseOf(bytes32 taskId) external view returns (uint32 round, Phase phase, uint64 deadline) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        if (cursor.quorum == 0) return (0, Phase.None, 0);
        round = cursor.round;
        (phase, deadline) = _openPhase(taskId, run, cursor);
    }

    /// @inheritdoc IRoundViews
    function deadlinesOf(bytes32 taskId)
        external
        view
        returns (uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd)
    {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        if (cursor.openedAt == 0) return (0, 0, 0, 0);
        RecordHead memory head = _records[taskId][cursor.round].head;
        if (!_isLive(head, cursor)) head = _freshHead(cursor);
        return _deadlines(head, cursor, run.config);
    }

    /// @inheritdoc IRoundViews
    function committeeOf(bytes32 taskId, uint32 round) external view returns (Committee memory committee) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round > cursor.round || (round == cursor.round && !_isLive(head, cursor))) return committee;
        Seats memory seats = record.seats;
        bool current = seats.count != 0 && seats.branch == head.branch;
        // An overturn keeps what was forced and is not cleared, but no committee.
        if (current || head.status == RoundStatus.Overturned) committee.forced = record.pay.forced & head.committed;
        if (committee.forced != 0 && round == cursor.round) committee.forcedUntil = _forcedUntil(head, cursor, run.config);
        if (!current) return committee;
        committee.members = new uint16[](seats.count);
        for (uint256 i = 0; i < seats.count; ++i) {
            committee.members[i] = _memberAt(seats, i);
        }
        committee.signed = seats.signed;
        if (seats.drawnAfter != 0) committee.drawnAt = uint64(head.openedAt) + seats.drawnAfter;
        committee.holds = seats.holds;
    }

    /// @inheritdoc IRoundViews
    function signersOf(bytes32 taskId, uint32 round) external view returns (address[] memory signers) {
        Record storage record = _records[taskId][round];
        if (round >= _runs[taskId].cursor.round || !_isProposed(record.head)) return signers;
        Seats memory seats = record.seats;
        signers = new address[](seats.count);
        uint256 count = 0;
        for (uint256 i = 0; i < seats.count; ++i) {
            uint16 member = _memberAt(seats, i);
            // Once each, at the first of its seats.
            if ((seats.signed >> i) & 1 == 0 || _seatBits(seats, member) & ((1 << i) - 1) != 0) continue;
            signers[count++] = TASKS.memberAt(taskId, member);
        }
        assembly ("memory-safe") {
            mstore(signers, count)
        }
    }

    /// @inheritdoc IRoundViews
    function isStanding(Statement calldata statement) external view returns (bool) {
        Record storage record = _records[statement.taskId][statement.round];
        return statement.frozenHash == record.frozenHash
            && _stands(
            statement.taskId, statement.round, statement.parentRoot, statement.included, statement.newRoot, statement.auxRoot
        );
    }

    /// @inheritdoc IRoundViews
    function isOverturnable(bytes32 taskId, uint32 round) external view returns (bool) {
        return _isOverturnable(taskId, round);
    }

    /// @inheritdoc IRoundViews
    /// @dev The one place that says what is left to decide about a gradient: the trial (TrainingFraud) and the game about it (TrainingDispute)
    /// ask here, or a bond could be lost in a dispute that no proof can end.
    function remedyOf(OuterGradient calldata gradient) external view returns (Remedy remedy, uint64 until) {
        (bytes32 taskId, uint256 number) = (gradient.taskId, gradient.round);
        Enrollment memory enrollment = TASKS.enrollmentOf(taskId, gradient.trainer);
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        bool enrolled = number >= enrollment.fromRound && number < enrollment.toRound;
        if (!enrolled || number > cursor.round || gradient.parentRoot != _parentRoot(taskId, run, number)) {
            return (Remedy.None, 0);
        }
        Record storage record = _records[taskId][number];
        RecordHead memory head = record.head;
        bool open = number == cursor.round;
        if (open && !_isLive(head, cursor)) return (Remedy.None, 0);
        // What a proposal left out is in the set again if the round is done again.
        bool mayReturn = open || head.status == RoundStatus.Proposed;
        uint64 slots = mayReturn ? head.committed : head.included;
        // Of an open round that was not drawn yet the marks are those of a dead branch: what was voided in this one an overturn took out.
        if (!open) slots &= ~record.pay.voided;
        if ((slots >> enrollment.slot) & 1 == 0) return (Remedy.None, 0);
        until = _claimsEnd(head, cursor.commitWindow, run.config);
        if (open || (head.included >> enrollment.slot) & 1 == 0) return (Remedy.Exclude, until);
        bool shallow = cursor.round - 1 - number < SpecMemory.specOf(TASKS, taskId).rollbackDepth;
        remedy = shallow && _isOverturnable(taskId, number) ? Remedy.Overturn : Remedy.Void;
    }

    /// @inheritdoc IRoundViews
    function drawPendingUntil(bytes32 taskId) external view returns (uint64 until) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        (until,) = _drawWindow(taskId, _records[taskId][cursor.round], cursor, run.config);
    }

    /// @inheritdoc IRoundViews
    function potId(bytes32 taskId, uint16 branch) external pure returns (bytes32) {
        return Pots.idOf(taskId, branch);
    }

    /// @inheritdoc IRoundViews
    /// @dev Of finality that is due only what was written down counts; every claim writes.
    function isVested(bytes32 taskId, uint32 round) external view returns (bool) {
        return _vestedAt(_runs[taskId], round, _records[taskId][round].head) != 0;
    }

    /// @inheritdoc IRoundViews
    function runRootOf(bytes32 taskId) external view returns (bytes32) {
        return _runRoot(_runs[taskId]);
    }

    /// @inheritdoc IRoundViews
    function missesOf(bytes32 taskId, address trainer, uint32 maxMisses)
        external
        view
        returns (uint32 misses, uint32 delivered, bool due)
    {
        Cursor memory cursor = _runs[taskId].cursor;
        uint256 round = cursor.round;
        Enrollment memory enrollment = TASKS.enrollmentOf(taskId, trainer);
        if (enrollment.key == address(0)) return (0, 0, false);
        due = enrollment.fromRound <= round || round >= _newcomers(taskId, cursor);
        uint256 end = round < enrollment.toRound ? round : enrollment.toRound;
        uint256 first = end > LOOKBACK ? end - LOOKBACK : 0;
        if (first < enrollment.fromRound) first = enrollment.fromRound;
        uint256 bit = uint256(1) << enrollment.slot;
        int256 left = int256(2 * (uint256(maxMisses) + 1));
        int256 row = 0;
        int256 balance = 0;
        int256 worst = 0;
        bool broken = false;
        // Once a delivery has ended the row, only as many misses as are left to count can make the balance any worse.
        for (; end > first && left != 0 && !(broken && balance + left <= worst); --end) {
            (uint64 done, uint64 missed, uint64 leftOut, bool carried) = _partIn(taskId, end - 1);
            if (done & bit != 0) {
                if (delivered == 0) delivered = uint32(end);
                if (carried) continue;
                broken = true;
                --balance;
                --left;
            } else if (missed & bit != 0) {
                if (!broken) ++row;
                if (leftOut & bit == 0) ++balance;
                if (balance > worst) worst = balance;
                --left;
            }
        }
        misses = uint32(uint256(row > worst ? row : worst));
    }

    /// @inheritdoc IRoundViews
    function missedLast(bytes32 taskId) external view returns (uint64 slots, uint32 round) {
        Cursor memory cursor = _runs[taskId].cursor;
        round = cursor.round;
        if (round == 0) return (0, 0);
        (, slots,,) = _partIn(taskId, round - 1);
        slots &= cursor.activeSlots;
    }

    /// @inheritdoc IRoundViews
    function outerGradientDigest(OuterGradient calldata gradient) external view returns (bytes32) {
        return _outerGradientDigest(gradient);
    }

    /// @inheritdoc IRoundViews
    function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot)
        external
        view
        returns (bytes32)
    {
        return _syncRoundDigest(taskId, round, parentRoot, setHash, newRoot, auxRoot);
    }

    /// @inheritdoc IRoundViews
    function payloadReceiptDigest(bytes32 taskId, uint32 round, address trainer, bytes32 payloadRoot)
        external
        view
        returns (bytes32)
    {
        return _payloadReceiptDigest(taskId, round, trainer, payloadRoot);
    }

    /// @inheritdoc IRoundViews
    function tasks() external view returns (address) {
        return address(TASKS);
    }

    /// @inheritdoc IRoundViews
    function vault() external view returns (address) {
        return address(VAULT);
    }

    /// @dev What slots did in a round that is over (decision 0033). Included is delivered. What a proposal left out was delivered if k seats of the
    /// committee say so, or if it was published. So it is in a round that nobody could propose; but there who committed is excused where no
    /// committee told of anybody, or where there were too few commitments for any payload to travel; and who did not where the state below was
    /// not shown yet.
    /// @return delivered Slots whose payloads are known to have been delivered; all of them where a failed run cut the round short.
    /// @return missed Slots that did not do their part. Who neither delivered nor missed is excused.
    /// @return leftOut Those of `missed` that committed to a round that was proposed: for that it takes their word against the committee's.
    /// @return carried Nobody proposed.
    function _partIn(bytes32 taskId, uint256 round)
        private
        view
        returns (uint64 delivered, uint64 missed, uint64 leftOut, bool carried)
    {
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        carried = head.status == RoundStatus.Carried;
        // Cut short by a failure that was nobody's absence: who had not committed yet might have.
        if (carried && head.included != 0) return (type(uint64).max, 0, 0, true);
        uint64 open = head.committed & ~head.included;
        // Where a round was not drawn the marks are another opening's, and say nothing about this one.
        uint64 told = 0;
        if (open != 0) {
            bool tells = !carried;
            if (carried && LibBit.popCount(head.committed) >= _runs[taskId].cursor.quorum) {
                Seats memory seats = record.seats;
                tells = seats.count != 0 && seats.branch == head.branch;
            }
            if (tells) told = record.pay.forced & open;
            open &= _shown[taskId][round][head.branch] | told;
        }
        delivered = head.included | open;
        missed = carried && told == 0 ? ~head.committed : ~delivered;
        if (carried) {
            Seats memory marked = _records[taskId][round].seats;
            if (marked.holds != 0 && marked.branch == head.branch) missed &= head.committed;
        }
        if (!carried) leftOut = missed & head.committed;
    }

    function _isOverturnable(bytes32 taskId, uint256 round) private view returns (bool) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        if (round >= cursor.round) return false;
        // What an overturn writes down first.
        for (uint256 i = 0; i < MAX_FINALITY_WRITES && cursor.finalized <= round; ++i) {
            if (_isPending(run, _records[taskId][cursor.finalized])) break;
            ++cursor.finalized;
        }
        return cursor.finalized <= round && _mayOverturn(taskId, run, cursor, round);
    }
}
