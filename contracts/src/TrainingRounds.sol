// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IRoundMoves} from "./interfaces/IRoundMoves.sol";
import {ITrainingFraud} from "./interfaces/ITrainingFraud.sol";
import {ITrainingTasks} from "./interfaces/ITrainingTasks.sol";
import {
    Enrollment,
    FrozenEntry,
    OuterGradient,
    Phase,
    Proposal,
    Role,
    RoundStatus,
    Tier,
    TrainingTaskSpec,
    WitnessSignature
} from "./interfaces/Types.sol";
import {
    AcceptedSetMismatch,
    BadOpening,
    ChallengeWindowOpen,
    CommitWindowClosed,
    CommitWindowOpen,
    ConflictingFinalize,
    DeadlineTooLate,
    DuplicateSubmission,
    InvalidRound,
    InvalidSignature,
    LockTooSmall,
    NotAWitness,
    NotAuthorized,
    NotFinalizable,
    NotOverturnable,
    NothingDue,
    ParentNotFinal,
    ProposalWindowClosed,
    QuorumNotMet,
    SignatureExpired,
    SignersNotSorted,
    StaleParent,
    TaskNotFound,
    TrainerNotEnrolled,
    UploadWindowOpen,
    WrongPhase
} from "./interfaces/Errors.sol";
import {Draws} from "./lib/Draws.sol";
import {SpecRules} from "./lib/SpecRules.sol";
import {VectorCommitment} from "./lib/VectorCommitment.sol";
import {Halved} from "./Halved.sol";
import {RoundsBase} from "./RoundsBase.sol";
import {RoundViews} from "./RoundViews.sol";

/// @title Rounds: commitments, proposals, finality, run root
/// @notice Phase is a pure function of time and storage; every entry point but the commitment of an open round first writes
/// down finality that is due, at most MAX_FINALITY_WRITES rounds a call. Holds no tokens.
/// @dev What reads is in RoundViews, at the same address for whoever calls: one contract has no room for both.
contract TrainingRounds is IRoundMoves, RoundsBase, Halved {
    using VectorCommitment for VectorCommitment.Frontier;

    uint64 private constant VOIDED = type(uint64).max;

    address private immutable REFEREE;
    address private immutable GAME;

    modifier onlyTasks() {
        if (msg.sender != address(TASKS)) revert NotAuthorized(msg.sender);
        _;
    }

    modifier onlyJudge() {
        if (msg.sender != REFEREE && msg.sender != GAME) revert NotAuthorized(msg.sender);
        _;
    }

    /// @param tasks_ The task registry, already deployed: vault, referee and game are read from it.
    constructor(address tasks_) RoundsBase(tasks_) Halved(address(new RoundViews(tasks_))) {
        REFEREE = ITrainingTasks(tasks_).referee();
        GAME = ITrainingTasks(tasks_).game();
    }

    // ----------------------------------------------------------------------------------------------------- commitments

    /// @inheritdoc IRoundMoves
    function submitOuterGradient(OuterGradient calldata gradient, bytes calldata signature) external {
        Run storage run = _runs[gradient.taskId];
        Cursor storage cursor = run.cursor;
        // Fields of one slot, read at once and none but these: a copy in memory costs more than the commitment has to spare.
        (uint24 round, uint40 openedAt, uint24 commitWindow, uint16 branch, uint64 activeSlots, uint8 quorum) =
            (cursor.round, cursor.openedAt, cursor.commitWindow, cursor.branch, cursor.activeSlots, cursor.quorum);
        if (quorum == 0) revert TaskNotFound(gradient.taskId);
        // An open round skips what else is due: finality can wait for the proposal, and a commitment has to stay cheap.
        if (openedAt == 0) openedAt = _openWaiting(gradient.taskId, run);
        if (gradient.round != round) revert InvalidRound(round, gradient.round);
        bytes32 parentRoot = _parentRoot(gradient.taskId, run, round);
        if (gradient.parentRoot != parentRoot) revert StaleParent(parentRoot, gradient.parentRoot);

        uint8 slot = _slotOf(gradient, signature);

        Record storage record = _records[gradient.taskId][round];
        RecordHead memory head = record.head;
        bytes32 frozenHash = 0;
        if (head.openedAt == openedAt && head.branch == branch) {
            frozenHash = record.frozenHash;
        } else {
            head = _beginRecord(gradient.taskId, round, head, cursor);
        }
        uint64 bit = uint64(1) << slot;
        if (head.committed & bit != 0) revert DuplicateSubmission(gradient.trainer);
        uint64 closesAt = _commitClose(head, commitWindow);
        if (block.timestamp >= closesAt) revert CommitWindowClosed(closesAt);
        unchecked {
            // 40 bits and 24.
            if (gradient.deadline > uint256(openedAt) + commitWindow) revert DeadlineTooLate(openedAt + commitWindow);
        }

        head.committed |= bit;
        frozenHash = keccak256(abi.encode(frozenHash, gradient.trainer, slot, gradient.payloadRoot, gradient.claimHash));
        // Fewer than K could only lapse: the window stays open for whoever takes a free slot.
        bool full = head.committed & activeSlots == activeSlots && LibBit.popCount(head.committed) >= quorum;
        if (full) {
            unchecked {
                // Within the window, which is a uint24 and longer than this by a second at least.
                head.closedAfter = uint24(block.timestamp - head.openedAt + 1);
            }
        }
        _saveHead(record, head);
        record.frozenHash = frozenHash;
        _announce(gradient, signature, slot, frozenHash);
        if (full) emit CommitWindowClosedEarly(gradient.taskId, round, uint64(block.timestamp));
    }

    /// @dev All that was signed, so that whoever disputes it has it whatever contract relayed it.
    function _announce(OuterGradient calldata gradient, bytes calldata signature, uint8 slot, bytes32 frozenHash) private {
        emit OuterGradientCommitted(
            gradient.taskId,
            gradient.round,
            gradient.trainer,
            slot,
            gradient.parentRoot,
            gradient.payloadRoot,
            gradient.claimHash,
            frozenHash,
            gradient.deadline,
            signature
        );
    }

    // -------------------------------------------------------------------------------------------------------- proposals

    /// @inheritdoc IRoundMoves
    function proposeRound(Proposal calldata proposal, WitnessSignature[] calldata signatures) external {
        bytes32 taskId = proposal.taskId;
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        _writeDue(taskId, run, cursor);
        Record storage record = _records[taskId][proposal.round];
        RecordHead memory head = record.head;
        if (proposal.round != cursor.round) {
            _checkStands(proposal, cursor.round);
            _saveCursor(run, cursor);
            return;
        }
        if (cursor.openedAt == 0) revert WrongPhase(_phaseWithoutRound(run.config));
        if (!_isLive(head, cursor)) head = _freshHead(cursor);
        Config memory config = run.config;
        Seats memory seats = record.seats;
        bool drawn = _isDrawn(seats, cursor);
        bytes32 parentRoot = drawn ? record.stateRoot : _parentRoot(taskId, run, proposal.round);
        if (proposal.parentRoot != parentRoot) revert StaleParent(parentRoot, proposal.parentRoot);

        bool alone = _checkProposable(proposal.included, head, cursor, config);
        if (proposal.included != head.committed && (drawn || head.status == RoundStatus.Overturned)) {
            uint64 omitted = record.pay.forced & head.committed & ~proposal.included;
            if (omitted != 0 && block.timestamp < _forcedUntil(head, cursor, config)) {
                revert AcceptedSetMismatch(head.committed, proposal.included);
            }
        }
        bytes32 setHash = keccak256(abi.encode(record.frozenHash, uint256(proposal.included)));
        address[] memory signers;
        (signers, seats) =
            _checkProposers(proposal, setHash, signatures, seats, drawn, cursor, config, alone ? run.tally.quorumLock : 0);

        if (head.status == RoundStatus.Open && !drawn) _beginPay(record, cursor);
        head.included = proposal.included;
        head.proposedAt = uint40(block.timestamp);
        head.status = RoundStatus.Proposed;
        _saveHead(record, head);
        record.stateRoot = proposal.newRoot;
        record.auxRoot = proposal.auxRoot;
        _saveSeats(record, seats);
        emit RoundProposed(
            taskId, proposal.round, proposal.parentRoot, setHash, proposal.newRoot, proposal.auxRoot, proposal.included, signers
        );
        cursor.consecutiveNec = 0;
        _advance(taskId, run, cursor, config, proposal.newRoot);
        _saveCursor(run, cursor);
    }

    /// @inheritdoc IRoundMoves
    function finalizeRound(bytes32 taskId, uint32 round, bytes32 root) external {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round > cursor.round) revert InvalidRound(cursor.round, round);
        if (round == cursor.round) revert NotFinalizable();
        Record storage record = _records[taskId][round];
        bytes32 standing = record.stateRoot;
        if (root != standing) revert ConflictingFinalize(standing, root);
        if (round >= cursor.finalized) {
            if (_isPending(run, record)) revert ChallengeWindowOpen(_windowEnd(record, run.config));
            revert ParentNotFinal(cursor.finalized);
        }
        _reportIfOver(taskId, run, cursor);
    }

    /// @inheritdoc IRoundMoves
    function forceInclusion(bytes32 taskId, address trainer, FrozenEntry[] calldata entries, WitnessSignature[] calldata receipts)
        external
    {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        uint32 round = cursor.round;
        (Phase phase,) = _openPhase(taskId, run, cursor);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        Seats memory seats = record.seats;
        // What nobody has to include any more is not told of either: it came too late for a proposal.
        if (
            phase == Phase.Lapsed || !_isLive(head, cursor) || !_isDrawn(seats, cursor)
                || block.timestamp >= _forcedUntil(head, cursor, run.config)
        ) revert WrongPhase(phase);

        bytes32 payloadRoot = 0;
        bytes32 frozenHash = 0;
        uint8 slot = 0;
        bool found = false;
        for (uint256 i = 0; i < entries.length; ++i) {
            FrozenEntry calldata entry = entries[i];
            frozenHash = keccak256(abi.encode(frozenHash, entry));
            if (entry.trainer == trainer) (payloadRoot, slot, found) = (entry.payloadRoot, entry.slot, true);
        }
        if (frozenHash != record.frozenHash) revert BadOpening();
        if (!found) revert AcceptedSetMismatch(head.committed, 0);
        uint64 bit = uint64(1) << slot;

        (address[] memory keepers, uint16[] memory members) =
            _checkSignatures(taskId, _payloadReceiptDigest(taskId, round, trainer, payloadRoot), receipts);
        _seatsHeld(seats, keepers, members, run.config.committeeThreshold);
        uint64 forced = record.pay.forced;
        if (forced & bit != 0) revert NothingDue();
        record.pay.forced = forced | bit;
        emit InclusionForced(taskId, round, slot);
    }

    /// @inheritdoc IRoundMoves
    function tick(bytes32 taskId) external {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        bool written = _writeDue(taskId, run, cursor);
        if (_drawIfDue(taskId, run, cursor)) written = true;
        if (_carryIfLapsed(taskId, run, cursor)) written = true;
        _saveCursor(run, cursor);
        if (_reportIfOver(taskId, run, cursor)) written = true;
        if (!written) revert NothingDue();
    }

    // ----------------------------------------------------------------------------------------------- referee and game

    /// @inheritdoc IRoundMoves
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

    /// @inheritdoc IRoundMoves
    function holdRound(bytes32 taskId, uint32 round) external onlyJudge returns (uint16 branch) {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round >= cursor.round || !_mayOverturn(taskId, run, cursor, round)) revert NotOverturnable(round);
        Record storage record = _records[taskId][round];
        emit RoundHeld(taskId, round, ++record.seats.holds);
        return record.head.branch;
    }

    /// @inheritdoc IRoundMoves
    function releaseRound(bytes32 taskId, uint32 round, uint16 branch) external onlyJudge {
        Run storage run = _startedRun(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round >= run.cursor.round || head.branch != branch || head.status != RoundStatus.Proposed) return;
        emit RoundHeld(taskId, round, --record.seats.holds);
    }

    /// @inheritdoc IRoundMoves
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

    /// @inheritdoc IRoundMoves
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

    /// @inheritdoc IRoundMoves
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

    /// @inheritdoc IRoundMoves
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
        emit RunEnded(taskId, true, _parentRoot(taskId, run, cursor.round), cursor.round);
    }

    // -------------------------------------------------------------------------------------------------- task registry

    /// @inheritdoc IRoundMoves
    function start(bytes32 taskId, TrainingTaskSpec calldata spec, uint64 activeSlots) external onlyTasks {
        Run storage run = _runs[taskId];
        run.config = Config({
            maxRounds: uint24(spec.maxRounds),
            uploadWindow: uint24(spec.uploadWindow),
            graceWindow: uint24(spec.graceWindowMs / 1000),
            fallbackWindow: uint24(spec.fallbackWindow),
            stateWindow: uint24(spec.stateWindow),
            claimWindow: uint24(spec.claimWindow),
            cascadeDepth: uint24(spec.cascadeDepth),
            maxConsecutiveNec: uint24(spec.maxConsecutiveNec),
            committeeSeats: spec.committeeSeats,
            committeeThreshold: spec.committeeThreshold,
            endedAt: 0,
            verified: spec.tier == Tier.Verified && GAME != address(0)
        });
        run.tally.quorumLock = spec.quorumLock;
        run.tally.trainerCount = spec.trainerCount;
        run.initialRoot = spec.initialStateRoot;
        Cursor memory cursor;
        cursor.openedAt = uint40(block.timestamp);
        cursor.commitWindow = uint24(spec.commitWindow);
        cursor.activeSlots = activeSlots;
        cursor.quorum = spec.quorum;
        _saveCursor(run, cursor);
        emit RoundOpened(taskId, 0, spec.initialStateRoot, uint64(block.timestamp));
    }

    /// @inheritdoc IRoundMoves
    function setSlot(bytes32 taskId, uint8 slot, bool active) external onlyTasks returns (uint32 boundary, uint16 branch) {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        branch = cursor.branch;
        RecordHead memory head = _records[taskId][cursor.round].head;
        if (!_isLive(head, cursor)) head = _freshHead(cursor);
        bool committed = cursor.openedAt != 0 && (head.committed >> slot) & 1 == 1;
        uint64 bit = uint64(1) << slot;
        if (active) {
            if (run.config.endedAt != 0) revert WrongPhase(Phase.Ended);
            // Open or yet to open: this round can still be joined, unless the former holder's gradient occupies the slot.
            bool joinable = cursor.openedAt == 0 || block.timestamp < _commitClose(head, cursor.commitWindow);
            boundary = joinable && !committed ? cursor.round : cursor.round + 1;
            run.cursor.activeSlots = cursor.activeSlots | bit;
            // Who comes is not to answer for rounds before: the run ends when as many in a row are carried with it.
            run.cursor.consecutiveNec = 0;
        } else {
            boundary = committed ? cursor.round + 1 : cursor.round;
            run.cursor.activeSlots = cursor.activeSlots & ~bit;
        }
    }

    /// @inheritdoc IRoundMoves
    function consumeReward(bytes32 taskId, uint32 round, uint8 slot) external onlyTasks returns (uint64 vestedAt, bool whole) {
        (Run storage run,) = _settled(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        vestedAt = _vestedAt(run, round, head);
        if (vestedAt == 0 || (head.included >> slot) & 1 == 0) return (0, false);
        Pay memory pay = record.pay;
        uint64 bit = uint64(1) << slot;
        if (pay.claimed & bit != 0) return (0, false);
        record.pay.claimed = pay.claimed | bit;
        whole = head.status == RoundStatus.Carried;
        if (pay.voided & bit != 0) vestedAt = VOIDED;
    }

    /// @inheritdoc IRoundMoves
    function consumeCommission(bytes32 taskId, uint32 round, uint16 member)
        external
        onlyTasks
        returns (uint256 gradients, uint256 seats, uint256 ranks, uint64 vestedAt)
    {
        (Run storage run,) = _settled(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        vestedAt = _vestedAt(run, round, head);
        // Of a round that was cut short nobody has a share, whoever signed a proposal that had fallen before.
        if (vestedAt == 0 || head.status != RoundStatus.Final) return (0, 0, 0, 0);
        Seats memory drawn = record.seats;
        uint16 mine = _seatBits(drawn, member) & drawn.signed;
        uint16 claimed = record.pay.commissionClaimed;
        if (mine & ~claimed == 0) return (0, 0, 0, 0);
        record.pay.commissionClaimed = claimed | mine;
        for (uint256 i = 0; i < drawn.count; ++i) {
            if ((drawn.signed >> i) & 1 == 0) continue;
            ranks |= uint256((mine >> i) & 1) << seats;
            ++seats;
        }
        gradients = LibBit.popCount(head.included);
    }

    /// @inheritdoc IRoundMoves
    function consumeCompensation(bytes32 taskId, uint16 branch, uint32 round, uint8 slot)
        external
        onlyTasks
        returns (uint256 shares)
    {
        Overturn memory overturn = _overturns[taskId][branch];
        if (round <= overturn.round || round > overturn.last) return 0;
        // The round had opened after the newest earlier overturn that moved the head to it or below, if there was one.
        uint256 former = branch - 1;
        while (former != 0 && _overturns[taskId][former].round > round) {
            --former;
        }
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        Dead storage dead = _dead[taskId][round][former];
        uint64 committed = head.branch == former ? _compensable(record, head) : dead.committed;
        uint64 paid = dead.paid;
        uint64 bit = uint64(1) << slot;
        if (committed & ~paid & bit == 0) return 0;
        dead.paid = paid | bit;
        return overturn.shares;
    }

    // ------------------------------------------------------------------------------------------------------------ views

    // ----------------------------------------------------------------------------------------- internal: state machine

    /// @dev The run with finality that is due written down, and its cursor.
    function _settled(bytes32 taskId) private returns (Run storage run, Cursor memory cursor) {
        run = _startedRun(taskId);
        cursor = run.cursor;
        if (_writeDue(taskId, run, cursor)) _saveCursor(run, cursor);
    }

    /// @dev Writes down finality that is due and opens a waiting round. Changes `cursor`; the caller stores it.
    function _writeDue(bytes32 taskId, Run storage run, Cursor memory cursor) private returns (bool written) {
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
                emit RoundFinalized(taskId, cursor.finalized, root);
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

    /// @dev For a commitment that finds no open round: opens the waiting one if it is due.
    function _openWaiting(bytes32 taskId, Run storage run) private returns (uint40 openedAt) {
        Cursor memory cursor = run.cursor;
        _writeDue(taskId, run, cursor);
        openedAt = cursor.openedAt;
        if (openedAt == 0) revert WrongPhase(_phaseWithoutRound(run.config));
        _saveCursor(run, cursor);
    }

    /// @dev Draws the committee of the open round if its time has come and there is anyone to draw.
    function _drawIfDue(bytes32 taskId, Run storage run, Cursor memory cursor) private returns (bool) {
        Record storage record = _records[taskId][cursor.round];
        Config memory config = run.config;
        (uint64 until, uint64 commitClose) = _drawWindow(taskId, record, cursor, config);
        if (until == 0) return false;
        (uint256 time, bytes32 randomness) = Draws.randomness();
        if (time <= commitClose) return false;
        bytes32 seed = keccak256(abi.encode("assay/v1/committee", taskId, cursor.round, randomness));
        (uint16[] memory members, address[] memory keepers) = TASKS.drawSeats(taskId, seed, config.committeeSeats);
        if (members.length == 0) return false;
        uint256 packed = 0;
        for (uint256 i = 0; i < members.length; ++i) {
            packed |= uint256(members[i]) << (i * MEMBER_BITS);
        }
        Seats memory seats = Seats({
            members: uint176(packed),
            signed: 0,
            branch: cursor.branch,
            drawnAfter: uint24(block.timestamp - cursor.openedAt),
            count: uint8(members.length),
            holds: 0
        });
        _saveSeats(record, seats);
        _beginPay(record, cursor);
        record.stateRoot = _parentRoot(taskId, run, cursor.round);
        emit CommitteeDrawn(taskId, cursor.round, seed, keepers);
        return true;
    }

    /// @dev Carries the prior root forward if the open round lapsed without a proposal.
    function _carryIfLapsed(bytes32 taskId, Run storage run, Cursor memory cursor) private returns (bool) {
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
        private
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
        // Where an overturn put the head below the first round of a slot's holder nobody may fill the slot, and nobody has to know a state that
        // is not shown yet: no run ends by that.
        else if (cursor.round >= _newcomers(taskId, cursor)) ++cursor.consecutiveNec;
        emit RoundCarried(taskId, cursor.round, root, cursor.consecutiveNec);
    }

    /// @dev Whether the proposal that the open round stands on is held: somebody has to show what it is made of, and until then maybe nobody else
    /// knows the state. It is looked for as far back as absence is told from.
    function _isBaseHeld(bytes32 taskId, Cursor memory cursor) private view returns (bool) {
        uint256 first = cursor.finalized;
        if (first + SpecRules.LOOKBACK < cursor.round) first = cursor.round - SpecRules.LOOKBACK;
        for (uint256 r = cursor.round; r > first; --r) {
            Record storage record = _records[taskId][r - 1];
            if (record.head.status != RoundStatus.Carried) return record.seats.holds != 0;
        }
        return false;
    }

    /// @dev Of a carried round `holds` says that who did not commit to it may not have known what to train on.
    function _markUnknown(Record storage record, Cursor memory cursor) private {
        Seats memory seats = record.seats;
        if (!_isDrawn(seats, cursor)) {
            seats = Seats({members: 0, signed: 0, branch: cursor.branch, drawnAfter: 0, count: 0, holds: 0});
        }
        seats.holds = 1;
        _saveSeats(record, seats);
    }

    /// @dev The open round was written: ends the run, waits, or opens the next one.
    function _advance(bytes32 taskId, Run storage run, Cursor memory cursor, Config memory config, bytes32 root) private {
        ++cursor.round;
        cursor.openedAt = 0;
        cursor.failed = cursor.consecutiveNec >= config.maxConsecutiveNec;
        if (cursor.failed || cursor.round >= config.maxRounds) {
            run.config.endedAt = uint40(block.timestamp);
            emit RunEnded(taskId, cursor.failed, root, cursor.round);
        } else if (_mayOpen(cursor, config)) {
            _open(taskId, cursor, root);
        }
    }

    function _open(bytes32 taskId, Cursor memory cursor, bytes32 parentRoot) private {
        cursor.openedAt = uint40(block.timestamp);
        emit RoundOpened(taskId, cursor.round, parentRoot, uint64(block.timestamp));
    }

    /// @dev Tells the registry once that the run is over: all final, the last claim window past, no dispute open. Those about claims that were
    /// committed are over when the last round's liability is; others can be opened for ever, about gradients that were signed and never
    /// committed, and hold nothing then.
    function _reportIfOver(bytes32 taskId, Run storage run, Cursor memory cursor) private returns (bool) {
        Config memory config = run.config;
        Tally memory tally = run.tally;
        if (config.endedAt == 0 || tally.reported || cursor.finalized != cursor.round) return false;
        if (cursor.round != 0) {
            RecordHead memory last = _records[taskId][cursor.round - 1].head;
            uint64 end = _claimsEnd(last, cursor.commitWindow, config);
            if (block.timestamp < end) return false;
            if (
                config.verified && ITrainingFraud(GAME).disputesOf(taskId, address(0), 0) != 0
                    && block.timestamp < end - config.claimWindow + TASKS.liabilityOf(taskId)
            ) return false;
        }
        run.tally.reported = true;
        TASKS.onRunEnded(
            taskId,
            cursor.failed,
            _parentRoot(taskId, run, cursor.round),
            _runRoot(run),
            cursor.round,
            cursor.carried,
            tally.tainted,
            tally.accepted
        );
        return true;
    }

    // ------------------------------------------------------------------------------------------------ internal: checks

    /// @dev The trainer's slot, once enrolment, deadline and signature hold.
    function _slotOf(OuterGradient calldata gradient, bytes calldata signature) private view returns (uint8) {
        Enrollment memory enrollment = TASKS.enrollmentOf(gradient.taskId, gradient.trainer);
        // An ejected trainer has left too; a lock lasts at least as long as the enrolment, so that it backs this commitment.
        if (enrollment.key == address(0) || enrollment.fromRound > gradient.round || enrollment.toRound != type(uint32).max) {
            revert TrainerNotEnrolled(gradient.trainer);
        }
        if (block.timestamp > gradient.deadline) revert SignatureExpired(gradient.deadline);
        _checkSignature(_outerGradientDigest(gradient), signature, enrollment.key);
        return enrollment.slot;
    }

    /// @return alone True in the fallback window, where one keeper's lock has to stand for the committee.
    function _checkProposable(uint64 included, RecordHead memory head, Cursor memory cursor, Config memory config)
        private
        view
        returns (bool alone)
    {
        (uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd) = _deadlines(head, cursor, config);
        if (block.timestamp < commitClose) revert CommitWindowOpen(commitClose);
        uint256 committed = LibBit.popCount(head.committed);
        if (committed < cursor.quorum) revert QuorumNotMet(committed, cursor.quorum);
        if (block.timestamp >= fallbackEnd) revert ProposalWindowClosed(fallbackEnd);
        if (included & ~head.committed != 0) revert AcceptedSetMismatch(head.committed, included);
        uint256 accepted = LibBit.popCount(included);
        if (accepted < cursor.quorum) revert QuorumNotMet(accepted, cursor.quorum);
        if (block.timestamp < uploadDeadline && included != head.committed) revert UploadWindowOpen(uploadDeadline);
        return block.timestamp >= graceEnd;
    }

    /// @dev Enough of the committee's seats signed; or, where one lock has to stand for them, that of one keeper is large enough.
    /// @return signers In order of the signatures.
    /// @return What to write down as the seats of the proposal.
    function _checkProposers(
        Proposal calldata proposal,
        bytes32 setHash,
        WitnessSignature[] calldata signatures,
        Seats memory seats,
        bool drawn,
        Cursor memory cursor,
        Config memory config,
        uint256 leastLock
    ) private view returns (address[] memory signers, Seats memory) {
        bool alone = leastLock != 0;
        if (alone && signatures.length != 1) revert QuorumNotMet(signatures.length, 1);
        if (!alone && !drawn) revert QuorumNotMet(0, config.committeeThreshold);
        uint16[] memory members;
        (signers, members) = _checkSignatures(
            proposal.taskId,
            _syncRoundDigest(proposal.taskId, proposal.round, proposal.parentRoot, setHash, proposal.newRoot, proposal.auxRoot),
            signatures
        );
        if (!alone) {
            seats.signed = _seatsHeld(seats, signers, members, config.committeeThreshold);
            return (signers, seats);
        }
        uint256 have = VAULT.lockOf(proposal.taskId, Role.Keeper, signers[0]);
        if (have < leastLock) revert LockTooSmall(have, leastLock);
        return (signers, Seats({members: members[0], signed: 1, branch: cursor.branch, drawnAfter: 0, count: 1, holds: 0}));
    }

    /// @dev Every signature is that of an active pool keeper; ascending, so that nobody signs twice.
    function _checkSignatures(bytes32 taskId, bytes32 digest, WitnessSignature[] calldata signatures)
        private
        view
        returns (address[] memory keepers, uint16[] memory members)
    {
        keepers = new address[](signatures.length);
        address previous = address(0);
        for (uint256 i = 0; i < signatures.length; ++i) {
            address keeper = signatures[i].keeper;
            if (keeper <= previous) revert SignersNotSorted();
            keepers[i] = keeper;
            previous = keeper;
        }
        address[] memory keys;
        (keys, members) = TASKS.witnessesOf(taskId, keepers);
        for (uint256 i = 0; i < signatures.length; ++i) {
            _checkSignature(digest, signatures[i].signature, keys[i]);
        }
    }

    /// @dev Seats of the members together, as bits: each has one at least, and they are `threshold` or more.
    function _seatsHeld(Seats memory seats, address[] memory keepers, uint16[] memory members, uint256 threshold)
        private
        pure
        returns (uint16 held)
    {
        for (uint256 i = 0; i < members.length; ++i) {
            uint16 mine = _seatBits(seats, members[i]);
            if (mine == 0) revert NotAWitness(keepers[i]);
            held |= mine;
        }
        uint256 count = LibBit.popCount(held);
        if (count < threshold) revert QuorumNotMet(count, threshold);
    }

    function _checkSignature(bytes32 digest, bytes calldata signature, address key) private pure {
        (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecoverCalldata(digest, signature);
        if (failure != ECDSA.RecoverError.NoError || signer != key) revert InvalidSignature();
    }

    /// @dev A proposal of another round than the open one is refused unless it stands already.
    function _checkStands(Proposal calldata proposal, uint32 open) private view {
        (bytes32 taskId, uint32 round, bytes32 newRoot) = (proposal.taskId, proposal.round, proposal.newRoot);
        if (_stands(taskId, round, proposal.parentRoot, proposal.included, newRoot, proposal.auxRoot)) return;
        Record storage record = _records[taskId][round];
        if (round < open && record.head.status != RoundStatus.Carried) revert ConflictingFinalize(record.stateRoot, newRoot);
        revert InvalidRound(open, round);
    }

    // ------------------------------------------------------------------------------------------- internal: derivations

    /// @dev Head of the record that an opening begins anew. What commitments died in it stays known for their compensation.
    function _beginRecord(bytes32 taskId, uint256 round, RecordHead memory former, Cursor memory cursor)
        private
        returns (RecordHead memory)
    {
        if (former.committed != 0) {
            _dead[taskId][round][former.branch].committed = _compensable(_records[taskId][round], former);
        }
        return _freshHead(cursor);
    }

    /// @dev Commitments of a record that an overturn kills: what was proven wrong in it is worth nothing to anybody. Only what is in a proposal is
    /// voided; marks of an earlier opening stand until the next draw or proposal.
    function _compensable(Record storage record, RecordHead memory head) private view returns (uint64) {
        return head.committed & ~(record.pay.voided & head.included);
    }

    function _beginPay(Record storage record, Cursor memory cursor) private {
        Pay memory pay;
        (pay.carriedBefore, pay.necBefore) = (cursor.carried, cursor.consecutiveNec);
        record.pay = pay;
    }

    // The compiler stores a struct field by field, some of them in a store of their own. Packed by hand, first field lowest, it is one
    // store, and far less code.

    function _saveCursor(Run storage run, Cursor memory cursor) private {
        uint256 word = uint256(cursor.round) | (uint256(cursor.finalized) << 24) | (uint256(cursor.consecutiveNec) << 48)
            | (uint256(cursor.carried) << 72) | (uint256(cursor.openedAt) << 96) | (uint256(cursor.commitWindow) << 136)
            | (uint256(cursor.branch) << 160) | (uint256(cursor.activeSlots) << 176) | (uint256(cursor.failed ? 1 : 0) << 240)
            | (uint256(cursor.quorum) << 248);
        Cursor storage place = run.cursor;
        assembly ("memory-safe") {
            sstore(place.slot, word)
        }
    }

    function _saveHead(Record storage record, RecordHead memory head) private {
        uint256 word = uint256(head.openedAt) | (uint256(head.closedAfter) << 40) | (uint256(head.proposedAt) << 64)
            | (uint256(head.committed) << 104) | (uint256(head.included) << 168) | (uint256(head.branch) << 232)
            | (uint256(head.status) << 248);
        RecordHead storage place = record.head;
        assembly ("memory-safe") {
            sstore(place.slot, word)
        }
    }

    function _saveSeats(Record storage record, Seats memory seats) private {
        uint256 word = uint256(seats.members) | (uint256(seats.signed) << 176) | (uint256(seats.branch) << 192)
            | (uint256(seats.drawnAfter) << 208) | (uint256(seats.count) << 232) | (uint256(seats.holds) << 240);
        Seats storage place = record.seats;
        assembly ("memory-safe") {
            sstore(place.slot, word)
        }
    }

    /// @dev Fewer than cascadeDepth rounds past the last state-final one (round -1 counts as final).
    function _mayOpen(Cursor memory cursor, Config memory config) private pure returns (bool) {
        return uint256(cursor.round) + 1 - cursor.finalized < config.cascadeDepth;
    }
}
