// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/utils/LibBit.sol";

import {IRoundMoves} from "./IRoundMoves.sol";
import {Phase, RoundStatus} from "../facts/Types.sol";
import {SpecRules} from "../facts/SpecRules.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";
import {RoundsBase} from "./RoundsBase.sol";

/// @title How a run moves on: what its moves (TrainingRounds) and what judges decide of it (RoundRulings) write in the same way
/// @notice Writes down what is due, carries a lapsed round, and stores the words of a round. It has no storage of its own.
abstract contract RoundsMachine is RoundsBase {
    using VectorCommitment for VectorCommitment.Frontier;

    constructor(address tasks_) RoundsBase(tasks_) {}

    /// @dev The run with finality that is due written down, and its cursor.
    function _settled(bytes32 taskId) internal returns (Run storage run, Cursor memory cursor) {
        run = _startedRun(taskId);
        cursor = run.cursor;
        if (_writeDue(taskId, run, cursor)) _saveCursor(run, cursor);
    }

    /// @dev Writes down finality that is due and opens a waiting round. Changes `cursor`; the caller stores it.
    function _writeDue(bytes32 taskId, Run storage run, Cursor memory cursor) internal returns (bool written) {
        if (cursor.finalized == cursor.round && cursor.openedAt != 0) return false;
        Config memory config = run.config;
        for (uint256 i = 0; i < MAX_FINALITY_WRITES && cursor.finalized < cursor.round; ++i) {
            Record storage record = _records[taskId][cursor.finalized];
            RecordHead memory head = record.head;
            if (_isPending(run, record)) break;
            bytes32 root = record.stateRoot;
            if (head.status == RoundStatus.Proposed) {
                record.head.status = RoundStatus.Final;
                if (record.pay.voided & head.included != 0) ++run.tally.tainted;
                emit IRoundMoves.RoundFinalized(taskId, cursor.finalized, root);
            }
            if (head.included != 0) run.tally.accepted += uint64(LibBit.popCount(head.included));
            run.roots.append(root);
            ++cursor.finalized;
            written = true;
        }
        if (cursor.openedAt == 0 && config.endedAt == 0 && _mayOpen(cursor, config)) {
            _open(taskId, cursor, _parentRoot(taskId, run, cursor.round));
            written = true;
        }
    }

    /// @dev Carries the prior root forward if the open round lapsed without a proposal.
    function _carryIfLapsed(bytes32 taskId, Run storage run, Cursor memory cursor) internal returns (bool) {
        if (cursor.openedAt == 0) return false;
        Record storage record = _records[taskId][cursor.round];
        RecordHead memory head = record.head;
        bool live = _isLive(head, cursor);
        Config memory config = run.config;
        (Phase phase,) = _phase(live ? head : _freshHead(cursor), cursor, config);
        if (phase != Phase.Lapsed) return false;
        if (!live) {
            head = _beginRecord(taskId, cursor.round, head, cursor);
            record.frozenHash = 0;
        }
        _advance(taskId, run, cursor, config, _carry(taskId, run, cursor, record, head));
        return true;
    }

    /// @dev Writes down that nobody proposed in the open round.
    function _carry(bytes32 taskId, Run storage run, Cursor memory cursor, Record storage record, RecordHead memory head)
        internal
        returns (bytes32 root)
    {
        root = _parentRoot(taskId, run, cursor.round);
        head.status = RoundStatus.Carried;
        head.proposedAt = uint40(block.timestamp);
        _saveHead(record, head);
        record.stateRoot = root;
        ++cursor.carried;
        bool unknown = _isBaseHeld(taskId, cursor);
        if (unknown) _markUnknown(record, cursor);
        // Where an overturn put the head below the first round of a slot's holder nobody may fill the slot, and nobody has to know a state
        // that is not shown yet: no run ends by that.
        else if (cursor.round >= _newcomers(taskId, cursor)) ++cursor.consecutiveNec;
        emit IRoundMoves.RoundCarried(taskId, cursor.round, root, cursor.consecutiveNec);
    }

    /// @dev Whether the proposal that the open round stands on is held: somebody has to show what it is made of, and until then maybe nobody
    /// else knows the state. It is looked for as far back as absence is told from.
    function _isBaseHeld(bytes32 taskId, Cursor memory cursor) internal view returns (bool) {
        uint256 first = cursor.finalized;
        if (first + SpecRules.LOOKBACK < cursor.round) first = cursor.round - SpecRules.LOOKBACK;
        for (uint256 r = cursor.round; r > first; --r) {
            Record storage record = _records[taskId][r - 1];
            if (record.head.status != RoundStatus.Carried) return record.seats.holds != 0;
        }
        return false;
    }

    /// @dev Of a carried round `holds` says that who did not commit to it may not have known what to train on.
    function _markUnknown(Record storage record, Cursor memory cursor) internal {
        Seats memory seats = record.seats;
        if (!_isDrawn(seats, cursor)) {
            seats = Seats({members: 0, signed: 0, branch: cursor.branch, drawnAfter: 0, count: 0, holds: 0});
        }
        seats.holds = 1;
        _saveSeats(record, seats);
    }

    /// @dev The open round was written: ends the run, waits, or opens the next one.
    function _advance(bytes32 taskId, Run storage run, Cursor memory cursor, Config memory config, bytes32 root) internal {
        ++cursor.round;
        cursor.openedAt = 0;
        cursor.failed = cursor.consecutiveNec >= config.maxConsecutiveNec;
        if (cursor.failed || cursor.round >= config.maxRounds) {
            run.config.endedAt = uint40(block.timestamp);
            emit IRoundMoves.RunEnded(taskId, cursor.failed, root, cursor.round);
        } else if (_mayOpen(cursor, config)) {
            _open(taskId, cursor, root);
        }
    }

    function _open(bytes32 taskId, Cursor memory cursor, bytes32 parentRoot) internal {
        cursor.openedAt = uint40(block.timestamp);
        emit IRoundMoves.RoundOpened(taskId, cursor.round, parentRoot, uint64(block.timestamp));
    }

    /// @dev Head of the record that an opening begins anew. What commitments died in it stays known for their compensation.
    function _beginRecord(bytes32 taskId, uint256 round, RecordHead memory former, Cursor memory cursor)
        internal
        returns (RecordHead memory)
    {
        if (former.committed != 0) {
            _dead[taskId][round][former.branch].committed = _compensable(_records[taskId][round], former);
        }
        return _freshHead(cursor);
    }

    /// @dev Commitments of a record that an overturn kills: what was proven wrong in it is worth nothing to anybody. Only what is in a
    /// proposal is voided; marks of an earlier opening stand until the next draw or proposal.
    function _compensable(Record storage record, RecordHead memory head) internal view returns (uint64) {
        return head.committed & ~(record.pay.voided & head.included);
    }

    function _beginPay(Record storage record, Cursor memory cursor) internal {
        Pay memory pay;
        (pay.carriedBefore, pay.necBefore) = (cursor.carried, cursor.consecutiveNec);
        record.pay = pay;
    }

    // The compiler stores a struct field by field, some of them in a store of their own. Packed by hand, first field lowest, it is one
    // store, and far less code.

    function _saveCursor(Run storage run, Cursor memory cursor) internal {
        uint256 word = uint256(cursor.round) | (uint256(cursor.finalized) << 24) | (uint256(cursor.consecutiveNec) << 48)
            | (uint256(cursor.carried) << 72) | (uint256(cursor.openedAt) << 96) | (uint256(cursor.commitWindow) << 136)
            | (uint256(cursor.branch) << 160) | (uint256(cursor.activeSlots) << 176) | (uint256(cursor.failed ? 1 : 0) << 240)
            | (uint256(cursor.quorum) << 248);
        Cursor storage place = run.cursor;
        assembly ("memory-safe") {
            sstore(place.slot, word)
        }
    }

    function _saveHead(Record storage record, RecordHead memory head) internal {
        uint256 word = uint256(head.openedAt) | (uint256(head.closedAfter) << 40) | (uint256(head.proposedAt) << 64)
            | (uint256(head.committed) << 104) | (uint256(head.included) << 168) | (uint256(head.branch) << 232)
            | (uint256(head.status) << 248);
        RecordHead storage place = record.head;
        assembly ("memory-safe") {
            sstore(place.slot, word)
        }
    }

    function _saveSeats(Record storage record, Seats memory seats) internal {
        uint256 word = uint256(seats.members) | (uint256(seats.signed) << 176) | (uint256(seats.branch) << 192)
            | (uint256(seats.drawnAfter) << 208) | (uint256(seats.count) << 232) | (uint256(seats.holds) << 240);
        Seats storage place = record.seats;
        assembly ("memory-safe") {
            sstore(place.slot, word)
        }
    }

    /// @dev Fewer than cascadeDepth rounds past the last state-final one (round -1 counts as final).
    function _mayOpen(Cursor memory cursor, Config memory config) internal pure returns (bool) {
        return uint256(cursor.round) + 1 - cursor.finalized < config.cascadeDepth;
    }
}
