// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRoundMoves} from "./IRoundMoves.sol";
import {IRoundRulings} from "./IRoundRulings.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {Phase, RoundStatus} from "../facts/Types.sol";
import {AcceptedSetMismatch, InvalidRound, NotAuthorized, NotOverturnable, NothingDue, WrongPhase} from "../facts/Errors.sol";
import {RoundsMachine} from "./RoundsMachine.sol";

/// @title Rounds: what the judges decide of them
/// @notice The part of TrainingRounds that its referee and its game call, and nobody else. TrainingRounds creates it and passes their calls
/// on to it, on its own storage and under its own address. At the address of its own there is no task, and the judges never call it.
contract RoundRulings is IRoundRulings, RoundsMachine {
    address private immutable REFEREE;
    address private immutable GAME;

    modifier onlyJudge() {
        if (msg.sender != REFEREE && msg.sender != GAME) revert NotAuthorized(msg.sender);
        _;
    }

    /// @param tasks_ The task registry: referee and game are read from it.
    constructor(address tasks_) RoundsMachine(tasks_) {
        REFEREE = ITrainingTasks(tasks_).referee();
        GAME = ITrainingTasks(tasks_).game();
    }

    /// @inheritdoc IRoundRulings
    function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) external onlyJudge returns (uint16 branch) {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round >= cursor.round) revert InvalidRound(cursor.round, round);
        if (!_mayOverturn(taskId, run, cursor, round)) revert NotOverturnable(round);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        bytes32 parentRoot = _parentRoot(taskId, run, round);
        // What was voided because its round could not be done again is not in the round that is.
        clearedSlots |= record.pay.voided;

        // A round that waits has not opened yet.
        uint24 last = cursor.openedAt == 0 ? cursor.round - 1 : cursor.round;
        uint32 deadRounds = last - round;
        uint24 newcomers = _newcomers(taskId, cursor);
        if (newcomers <= cursor.round) newcomers = cursor.round + 1;
        cursor.round = uint24(round);
        cursor.carried = record.pay.carriedBefore;
        cursor.consecutiveNec = record.pay.necBefore;
        cursor.openedAt = head.openedAt;
        cursor.failed = false;
        unchecked {
            // Wraps after 65,536 overturns, each of which cost a keeper its lock. It would then take the same round opening in the
            // very second it opened before to bring a commitment back, and the vault pays no more out of a pot than is in it.
            branch = ++cursor.branch;
        }
        _overturns[taskId][branch] =
            Overturn({round: uint24(round), last: last, shares: run.tally.trainerCount * deadRounds, newcomers: newcomers});
        head.branch = branch;
        head.committed &= ~clearedSlots;
        head.included = 0;
        head.proposedAt = uint40(block.timestamp);
        head.status = RoundStatus.Overturned;
        _saveHead(record, head);
        _saveCursor(run, cursor);
        run.config.endedAt = 0;
        emit RoundOverturned(taskId, round, parentRoot, clearedSlots, branch, deadRounds);
    }

    /// @inheritdoc IRoundRulings
    function holdRound(bytes32 taskId, uint32 round) external onlyJudge returns (uint16 branch) {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round >= cursor.round || !_mayOverturn(taskId, run, cursor, round)) revert NotOverturnable(round);
        Record storage record = _records[taskId][round];
        emit RoundHeld(taskId, round, ++record.seats.holds);
        return record.head.branch;
    }

    /// @inheritdoc IRoundRulings
    function releaseRound(bytes32 taskId, uint32 round, uint16 branch) external onlyJudge {
        Run storage run = _startedRun(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round >= run.cursor.round || head.branch != branch || head.status != RoundStatus.Proposed) return;
        emit RoundHeld(taskId, round, --record.seats.holds);
    }

    /// @inheritdoc IRoundRulings
    function voidGradient(bytes32 taskId, uint32 round, uint8 slot) external onlyJudge {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round >= cursor.round) revert InvalidRound(cursor.round, round);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (slot >= 64 || (head.included >> slot) & 1 == 0) revert AcceptedSetMismatch(head.committed, head.included);
        uint64 voided = record.pay.voided;
        if ((voided >> slot) & 1 == 1) revert NothingDue();
        if (head.status == RoundStatus.Final && voided & head.included == 0) ++run.tally.tainted;
        record.pay.voided = voided | (uint64(1) << slot);
        emit GradientVoided(taskId, round, slot);
    }

    /// @inheritdoc IRoundRulings
    function excludeGradient(bytes32 taskId, uint32 round, uint8 slot) external onlyJudge {
        (, Cursor memory cursor) = _settled(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        // What a proposal left out would be in the set again if the round were done again.
        bool leftOut = round < cursor.round && (head.included >> slot) & 1 == 0;
        if (!leftOut && (round != cursor.round || !_isLive(head, cursor))) revert InvalidRound(cursor.round, round);
        if (slot >= 64 || (head.committed >> slot) & 1 == 0) revert AcceptedSetMismatch(head.committed, 0);
        record.head.committed = head.committed & ~(uint64(1) << slot);
        emit GradientExcluded(taskId, round, slot);
    }

    /// @inheritdoc IRoundRulings
    /// @dev Of the open round only as long as keepers can still propose with what was published: what comes later helps nobody.
    function noteShown(bytes32 taskId, uint32 round, uint8 slot) external onlyJudge {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        RecordHead memory head = _records[taskId][round].head;
        if (round == cursor.round) {
            (Phase phase,) = _openPhase(taskId, run, cursor);
            bool useful = phase == Phase.Upload || phase == Phase.Propose
                || (phase == Phase.Fallback && block.timestamp < _forcedUntil(head, cursor, run.config));
            if (!useful) revert WrongPhase(phase);
        } else if (round > cursor.round || !_isProposed(head)) {
            revert InvalidRound(cursor.round, round);
        }
        uint64 bit = uint64(1) << slot;
        if (head.committed & bit == 0) revert AcceptedSetMismatch(head.committed, bit);
        uint64 shown = _shown[taskId][round][head.branch];
        if (shown & bit != 0) revert NothingDue();
        _shown[taskId][round][head.branch] = shown | bit;
        emit PayloadPublished(taskId, round, slot);
    }

    /// @inheritdoc IRoundRulings
    function failRun(bytes32 taskId) external onlyJudge {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (run.config.endedAt != 0) revert WrongPhase(Phase.Ended);
        // What lapsed before is paid to nobody, whether that was written down or not; and it may have been the last round.
        _carryIfLapsed(taskId, run, cursor);
        if (run.config.endedAt != 0) {
            _saveCursor(run, cursor);
            return;
        }
        Record storage record = _records[taskId][cursor.round];
        RecordHead memory head = record.head;
        if (cursor.openedAt != 0 && _isLive(head, cursor) && head.committed != 0) {
            // Cut short: nobody proposed it, all that was committed in it is paid.
            if (head.status == RoundStatus.Open && !_isDrawn(record.seats, cursor)) _beginPay(record, cursor);
            head.included = head.committed;
            _carry(taskId, run, cursor, record, head);
            ++cursor.round;
            emit RoundCutShort(taskId, cursor.round - 1, head.included);
        }
        cursor.failed = true;
        cursor.openedAt = 0;
        _saveCursor(run, cursor);
        run.config.endedAt = uint40(block.timestamp);
        emit IRoundMoves.RunEnded(taskId, true, _parentRoot(taskId, run, cursor.round), cursor.round);
    }
}
