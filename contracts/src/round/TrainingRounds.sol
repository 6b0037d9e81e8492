// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IRoundMoves} from "./IRoundMoves.sol";
import {IRoundRulings} from "./IRoundRulings.sol";
import {ITrainingFraud} from "../training/ITrainingFraud.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {
    Enrollment,
    FrozenEntry,
    OuterGradient,
    Phase,
    Proposal,
    Role,
    RoundStatus,
    TrainingTaskSpec,
    WitnessSignature
} from "../facts/Types.sol";
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
} from "../facts/Errors.sol";
import {Draws} from "./Draws.sol";
import {Tiers} from "../facts/Tiers.sol";
import {Halved} from "../facts/Halved.sol";
import {RoundRulings} from "./RoundRulings.sol";
import {RoundsMachine} from "./RoundsMachine.sol";
import {RoundViews} from "./RoundViews.sol";

/// @title Rounds: commitments, proposals, finality, run root
/// @notice Phase is a pure function of time and storage; every entry point but the commitment of an open round first writes
/// down finality that is due, at most MAX_FINALITY_WRITES rounds a call. Holds no tokens.
/// @dev What reads is in RoundViews and what judges decide in RoundRulings, at the same address for whoever calls: one contract has no room
/// for all of it. A parameter that stands alone in a statement is read where the calldata is passed on; its name is for the ABI.
contract TrainingRounds is IRoundMoves, IRoundRulings, RoundsMachine, Halved {
    uint64 private constant VOIDED = type(uint64).max;

    address private immutable RULINGS;
    address private immutable GAME;

    modifier onlyTasks() {
        if (msg.sender != address(TASKS)) revert NotAuthorized(msg.sender);
        _;
    }

    /// @param tasks_ The task registry, already deployed: vault, referee and game are read from it.
    constructor(address tasks_) RoundsMachine(tasks_) Halved(address(new RoundViews(tasks_))) {
        RULINGS = address(new RoundRulings(tasks_));
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

        (bytes32 payloadRoot, uint8 slot) = _committedBy(trainer, entries, record.frozenHash, head.committed);
        uint64 bit = uint64(1) << slot;

        (address[] memory keepers, uint16[] memory members) =
            _checkSignatures(taskId, _payloadReceiptDigest(taskId, round, trainer, payloadRoot), receipts);
        _seatsHeld(seats, keepers, members, run.config.committeeThreshold);
        uint64 forced = record.pay.forced;
        if (forced & bit != 0) revert NothingDue();
        record.pay.forced = forced | bit;
        emit InclusionForced(taskId, round, slot);
    }

    /// @dev What the trainer committed to, and its slot.
    /// @param entries Have to be the frozen set, whose hash is `expected`.
    function _committedBy(address trainer, FrozenEntry[] calldata entries, bytes32 expected, uint64 committed)
        private
        pure
        returns (bytes32 payloadRoot, uint8 slot)
    {
        bytes32 frozenHash = 0;
        bool found = false;
        for (uint256 i = 0; i < entries.length; ++i) {
            FrozenEntry calldata entry = entries[i];
            frozenHash = keccak256(abi.encode(frozenHash, entry));
            if (entry.trainer == trainer) (payloadRoot, slot, found) = (entry.payloadRoot, entry.slot, true);
        }
        if (frozenHash != expected) revert BadOpening();
        if (!found) revert AcceptedSetMismatch(committed, 0);
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

    /// @inheritdoc IRoundRulings
    function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) external returns (uint16 branch) {
        (taskId, round, clearedSlots);
        return _passTo(RULINGS);
    }

    /// @inheritdoc IRoundRulings
    function holdRound(bytes32 taskId, uint32 round) external returns (uint16 branch) {
        (taskId, round);
        return _passTo(RULINGS);
    }

    /// @inheritdoc IRoundRulings
    function releaseRound(bytes32 taskId, uint32 round, uint16 branch) external {
        (taskId, round, branch);
        _passTo(RULINGS);
    }

    /// @inheritdoc IRoundRulings
    function voidGradient(bytes32 taskId, uint32 round, uint8 slot) external {
        (taskId, round, slot);
        _passTo(RULINGS);
    }

    /// @inheritdoc IRoundRulings
    function excludeGradient(bytes32 taskId, uint32 round, uint8 slot) external {
        (taskId, round, slot);
        _passTo(RULINGS);
    }

    /// @inheritdoc IRoundRulings
    function noteShown(bytes32 taskId, uint32 round, uint8 slot) external {
        (taskId, round, slot);
        _passTo(RULINGS);
    }

    /// @inheritdoc IRoundRulings
    function failRun(bytes32 taskId) external {
        (taskId);
        _passTo(RULINGS);
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
            verified: Tiers.isProven(spec.tier) && GAME != address(0)
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

    // ----------------------------------------------------------------------------------------- internal: state machine

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
}
