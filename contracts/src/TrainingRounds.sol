// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IL1Block} from "./interfaces/IL1Block.sol";
import {IStakeVault} from "./interfaces/IStakeVault.sol";
import {ITrainingRounds} from "./interfaces/ITrainingRounds.sol";
import {ITrainingTasks} from "./interfaces/ITrainingTasks.sol";
import {
    Committee,
    Enrollment,
    FrozenEntry,
    Head,
    OuterGradient,
    Phase,
    Proposal,
    Role,
    Round,
    RoundStatus,
    Statement,
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
import {VectorCommitment} from "./lib/VectorCommitment.sol";

/// @title Rounds: commitments, proposals, finality, run root
/// @notice Phase is a pure function of time and storage; every entry point but the commitment of an open round first writes
/// down finality that is due, at most MAX_FINALITY_WRITES rounds a call. Holds no tokens.
/// @dev A round's record is live iff it carries the head's opening time and branch. The first commitment after an opening
/// resets a dead record, so an overturn moves the head back in constant time and every commitment above it is void.
contract TrainingRounds is ITrainingRounds, EIP712 {
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
        /// @dev Slots that a proposal has to include as long as they are committed.
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

    /// @dev Rounds round + 1 to last were built on the overturned one; their commitments share the pot in `shares` parts.
    struct Overturn {
        uint24 round;
        uint24 last;
        uint32 shares;
    }

    /// @dev Commitments of a record that died: kept here once the record begins anew; paid is kept here from the first.
    struct Dead {
        uint64 committed;
        uint64 paid;
    }

    bytes32 private constant OUTER_GRADIENT_TYPEHASH = keccak256(
        "OuterGradient(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 payloadRoot,bytes32 claimHash,uint64 deadline)"
    );
    bytes32 private constant SYNC_ROUND_TYPEHASH =
        keccak256("SyncRound(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 setHash,bytes32 newRoot,bytes32 auxRoot)");
    bytes32 private constant PAYLOAD_RECEIPT_TYPEHASH =
        keccak256("PayloadReceipt(bytes32 taskId,uint32 round,address trainer,bytes32 payloadRoot)");
    /// @dev Predeploy of the OP Stack; a chain without it is its own L1.
    address private constant L1_BLOCK = 0x4200000000000000000000000000000000000015;
    /// @dev Seconds after the commit close in which a draw may come: whoever orders the blocks has that many tries.
    uint64 private constant DRAW_WINDOW = 300;
    uint256 private constant MEMBER_BITS = 16;
    /// @dev The lowest bit of every seat's member.
    uint256 private constant SEATS = 0x00010001000100010001000100010001000100010001;
    /// @dev All bits of every seat's member but the highest.
    uint256 private constant SEATS_LOW = 0x7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff;
    /// @dev More than the one round a call can add, so that a backlog always drains.
    uint256 private constant MAX_FINALITY_WRITES = 2;
    /// @dev The open round and the 1,024 before it: one more than SpecRules.MAX_MISSES, so that absence is never misread.
    uint256 private constant LOOKBACK = 1025;
    uint64 private constant VOIDED = type(uint64).max;

    ITrainingTasks private immutable TASKS;
    IStakeVault private immutable VAULT;
    address private immutable REFEREE;
    address private immutable GAME;

    mapping(bytes32 taskId => Run) private _runs;
    mapping(bytes32 taskId => mapping(uint256 round => Record)) private _records;
    mapping(bytes32 taskId => mapping(uint256 branch => Overturn)) private _overturns;
    mapping(bytes32 taskId => mapping(uint256 round => mapping(uint256 branch => Dead))) private _dead;

    modifier onlyTasks() {
        if (msg.sender != address(TASKS)) revert NotAuthorized(msg.sender);
        _;
    }

    modifier onlyJudge() {
        if (msg.sender != REFEREE && msg.sender != GAME) revert NotAuthorized(msg.sender);
        _;
    }

    /// @param tasks_ The task registry, already deployed: vault, referee and game are read from it.
    constructor(address tasks_) EIP712("Assay", "1") {
        TASKS = ITrainingTasks(tasks_);
        VAULT = IStakeVault(ITrainingTasks(tasks_).vault());
        REFEREE = ITrainingTasks(tasks_).referee();
        GAME = ITrainingTasks(tasks_).game();
    }

    // ----------------------------------------------------------------------------------------------------- commitments

    /// @inheritdoc ITrainingRounds
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

        head.committed |= bit;
        frozenHash = keccak256(abi.encode(frozenHash, gradient.trainer, gradient.payloadRoot, gradient.claimHash));
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
        emit OuterGradientCommitted(
            gradient.taskId, round, gradient.trainer, slot, parentRoot, gradient.payloadRoot, gradient.claimHash, frozenHash
        );
        if (full) emit CommitWindowClosedEarly(gradient.taskId, round, uint64(block.timestamp));
    }

    // -------------------------------------------------------------------------------------------------------- proposals

    /// @inheritdoc ITrainingRounds
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
            uint64 forced = record.pay.forced & head.committed;
            if (forced & ~proposal.included != 0) revert AcceptedSetMismatch(head.committed, proposal.included);
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

    /// @inheritdoc ITrainingRounds
    function finalizeRound(bytes32 taskId, uint32 round, bytes32 root) external {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round > cursor.round) revert InvalidRound(cursor.round, round);
        if (round == cursor.round) revert NotFinalizable();
        Record storage record = _records[taskId][round];
        bytes32 standing = record.stateRoot;
        if (root != standing) revert ConflictingFinalize(standing, root);
        if (round >= cursor.finalized) {
            RecordHead memory head = record.head;
            if (_mayOverturn(run, record, head)) revert ChallengeWindowOpen(uint64(head.proposedAt) + run.config.stateWindow);
            revert ParentNotFinal(cursor.finalized);
        }
        _reportIfOver(taskId, run, cursor);
    }

    /// @inheritdoc ITrainingRounds
    function forceInclusion(bytes32 taskId, address trainer, FrozenEntry[] calldata entries, WitnessSignature[] calldata receipts)
        external
    {
        (uint32 round, Phase phase,) = phaseOf(taskId);
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        Seats memory seats = record.seats;
        if (phase == Phase.Lapsed || !_isLive(head, cursor) || !_isDrawn(seats, cursor)) revert WrongPhase(phase);

        bytes32 payloadRoot = 0;
        bytes32 frozenHash = 0;
        bool found = false;
        for (uint256 i = 0; i < entries.length; ++i) {
            frozenHash = keccak256(abi.encode(frozenHash, entries[i]));
            if (entries[i].trainer == trainer) (payloadRoot, found) = (entries[i].payloadRoot, true);
        }
        if (frozenHash != record.frozenHash) revert BadOpening();
        address[] memory trainers = new address[](1);
        trainers[0] = trainer;
        uint8 slot = TASKS.slotsOf(taskId, trainers)[0];
        uint64 bit = uint64(1) << slot;
        if (!found) revert AcceptedSetMismatch(head.committed, bit);

        (address[] memory keepers, uint16[] memory members) =
            _checkSignatures(taskId, payloadReceiptDigest(taskId, round, trainer, payloadRoot), receipts);
        _seatsHeld(seats, keepers, members, run.config.committeeThreshold);
        uint64 forced = record.pay.forced;
        if (forced & bit != 0) revert NothingDue();
        record.pay.forced = forced | bit;
        emit InclusionForced(taskId, round, slot);
    }

    /// @inheritdoc ITrainingRounds
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

    /// @inheritdoc ITrainingRounds
    function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) external onlyJudge returns (uint16 branch) {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round >= cursor.round) revert InvalidRound(cursor.round, round);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (!_mayOverturn(run, record, head)) revert NotOverturnable(round);
        bytes32 parentRoot = _parentRoot(taskId, run, round);

        // A round that waits has not opened yet.
        uint24 last = cursor.openedAt == 0 ? cursor.round - 1 : cursor.round;
        uint32 deadRounds = last - round;
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
        _overturns[taskId][branch] = Overturn({round: uint24(round), last: last, shares: run.tally.trainerCount * deadRounds});
        head.branch = branch;
        head.committed &= ~clearedSlots;
        head.included = 0;
        head.proposedAt = uint40(block.timestamp);
        head.status = RoundStatus.Overturned;
        _saveHead(record, head);
        record.seats.holds = 0;
        _saveCursor(run, cursor);
        run.config.endedAt = 0;
        emit RoundOverturned(taskId, round, parentRoot, clearedSlots, branch, deadRounds);
    }

    /// @inheritdoc ITrainingRounds
    function holdRound(bytes32 taskId, uint32 round) external onlyJudge returns (uint16 branch) {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round >= cursor.round || !_mayOverturn(run, record, head)) revert NotOverturnable(round);
        emit RoundHeld(taskId, round, ++record.seats.holds);
        return head.branch;
    }

    /// @inheritdoc ITrainingRounds
    function releaseRound(bytes32 taskId, uint32 round, uint16 branch) external onlyJudge {
        Run storage run = _startedRun(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round >= run.cursor.round || head.branch != branch || head.status != RoundStatus.Proposed) return;
        emit RoundHeld(taskId, round, --record.seats.holds);
    }

    /// @inheritdoc ITrainingRounds
    function voidGradient(bytes32 taskId, uint32 round, uint8 slot) external onlyJudge {
        (Run storage run, Cursor memory cursor) = _settled(taskId);
        if (round >= cursor.round) revert InvalidRound(cursor.round, round);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (slot >= 64 || (head.included >> slot) & 1 == 0) revert AcceptedSetMismatch(head.committed, head.included);
        uint64 voided = record.pay.voided;
        if ((voided >> slot) & 1 == 1) revert NothingDue();
        if (head.status == RoundStatus.Final && voided == 0) ++run.tally.tainted;
        record.pay.voided = voided | (uint64(1) << slot);
        emit GradientVoided(taskId, round, slot);
    }

    // -------------------------------------------------------------------------------------------------- task registry

    /// @inheritdoc ITrainingRounds
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
            endedAt: 0
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

    /// @inheritdoc ITrainingRounds
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
        } else {
            boundary = committed ? cursor.round + 1 : cursor.round;
            run.cursor.activeSlots = cursor.activeSlots & ~bit;
        }
    }

    /// @inheritdoc ITrainingRounds
    function consumeReward(bytes32 taskId, uint32 round, uint8 slot) external onlyTasks returns (uint64 vestedAt) {
        (Run storage run,) = _settled(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        vestedAt = _vestedAt(run, head);
        if (vestedAt == 0 || (head.included >> slot) & 1 == 0) return 0;
        Pay memory pay = record.pay;
        uint64 bit = uint64(1) << slot;
        if (pay.claimed & bit != 0) return 0;
        record.pay.claimed = pay.claimed | bit;
        if (pay.voided & bit != 0) return VOIDED;
    }

    /// @inheritdoc ITrainingRounds
    function consumeCommission(bytes32 taskId, uint32 round, uint16 member)
        external
        onlyTasks
        returns (uint256 gradients, uint256 seats, uint256 ranks, uint64 vestedAt)
    {
        (Run storage run,) = _settled(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        vestedAt = _vestedAt(run, head);
        if (vestedAt == 0) return (0, 0, 0, 0);
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

    /// @inheritdoc ITrainingRounds
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
        RecordHead memory head = _records[taskId][round].head;
        Dead storage dead = _dead[taskId][round][former];
        uint64 committed = head.branch == former ? head.committed : dead.committed;
        uint64 paid = dead.paid;
        uint64 bit = uint64(1) << slot;
        if (committed & ~paid & bit == 0) return 0;
        dead.paid = paid | bit;
        return overturn.shares;
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc ITrainingRounds
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

    /// @inheritdoc ITrainingRounds
    function roundOf(bytes32 taskId, uint32 round) external view returns (Round memory result) {
        Cursor memory cursor = _runs[taskId].cursor;
        if (cursor.quorum == 0 || round > cursor.round) return result;
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round == cursor.round && !_isLive(head, cursor)) {
            if (cursor.openedAt == 0) return result;
            result.status = RoundStatus.Open;
            result.openedAt = cursor.openedAt;
            return result;
        }
        result.status = head.status;
        result.openedAt = head.openedAt;
        if (head.closedAfter != 0) result.commitClosedAt = uint64(head.openedAt) + head.closedAfter - 1;
        result.proposedAt = head.proposedAt;
        result.committed = head.committed;
        result.included = head.included;
        result.frozenHash = record.frozenHash;
        result.branch = head.branch;
        if (round < cursor.round) {
            result.stateRoot = record.stateRoot;
            if (head.status != RoundStatus.Carried) result.auxRoot = record.auxRoot;
        }
    }

    /// @inheritdoc ITrainingRounds
    function phaseOf(bytes32 taskId) public view returns (uint32 round, Phase phase, uint64 deadline) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        if (cursor.quorum == 0) return (0, Phase.None, 0);
        round = cursor.round;
        Config memory config = run.config;
        if (cursor.openedAt == 0) {
            phase = _phaseWithoutRound(config);
            if (phase == Phase.Waiting) deadline = _opensAt(_records[taskId][cursor.finalized], config);
        } else {
            RecordHead memory head = _records[taskId][round].head;
            if (!_isLive(head, cursor)) head = _freshHead(cursor);
            (phase, deadline) = _phase(head, cursor, config);
        }
    }

    /// @inheritdoc ITrainingRounds
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

    /// @inheritdoc ITrainingRounds
    function committeeOf(bytes32 taskId, uint32 round) external view returns (Committee memory committee) {
        Cursor memory cursor = _runs[taskId].cursor;
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        if (round > cursor.round || (round == cursor.round && !_isLive(head, cursor))) return committee;
        Seats memory seats = record.seats;
        bool current = seats.count != 0 && seats.branch == head.branch;
        // An overturn keeps what was forced and is not cleared, but no committee.
        if (current || head.status == RoundStatus.Overturned) committee.forced = record.pay.forced & head.committed;
        if (!current) return committee;
        committee.members = new uint16[](seats.count);
        for (uint256 i = 0; i < seats.count; ++i) {
            committee.members[i] = _memberAt(seats, i);
        }
        committee.signed = seats.signed;
        if (seats.drawnAfter != 0) committee.drawnAt = uint64(head.openedAt) + seats.drawnAfter;
        committee.holds = seats.holds;
    }

    /// @inheritdoc ITrainingRounds
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

    /// @inheritdoc ITrainingRounds
    function isStanding(Statement calldata statement) external view returns (bool) {
        Record storage record = _records[statement.taskId][statement.round];
        return statement.frozenHash == record.frozenHash
            && _stands(
            statement.taskId, statement.round, statement.parentRoot, statement.included, statement.newRoot, statement.auxRoot
        );
    }

    /// @inheritdoc ITrainingRounds
    function isOverturnable(bytes32 taskId, uint32 round) external view returns (bool) {
        Run storage run = _runs[taskId];
        Record storage record = _records[taskId][round];
        return round < run.cursor.round && _mayOverturn(run, record, record.head);
    }

    /// @inheritdoc ITrainingRounds
    function drawPendingUntil(bytes32 taskId) external view returns (uint64 until) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        (until,) = _drawWindow(_records[taskId][cursor.round], cursor, run.config);
    }

    /// @inheritdoc ITrainingRounds
    function potId(bytes32 taskId, uint16 branch) external pure returns (bytes32) {
        return keccak256(abi.encode(taskId, branch));
    }

    /// @inheritdoc ITrainingRounds
    /// @dev Of finality that is due only what was written down counts; every claim writes.
    function isVested(bytes32 taskId, uint32 round) external view returns (bool) {
        return _vestedAt(_runs[taskId], _records[taskId][round].head) != 0;
    }

    /// @inheritdoc ITrainingRounds
    function runRootOf(bytes32 taskId) external view returns (bytes32) {
        return _runRoot(_runs[taskId]);
    }

    /// @inheritdoc ITrainingRounds
    function lastCommitOf(bytes32 taskId, address trainer) external view returns (uint32) {
        Enrollment memory enrollment = TASKS.enrollmentOf(taskId, trainer);
        Cursor memory cursor = _runs[taskId].cursor;
        if (enrollment.key == address(0) || cursor.quorum == 0) return 0;
        uint256 end = uint256(cursor.round) + 1;
        if (end > enrollment.toRound) end = enrollment.toRound;
        uint256 floor = end > LOOKBACK ? end - LOOKBACK : 0;
        if (floor < enrollment.fromRound) floor = enrollment.fromRound;
        for (uint256 round = end; round > floor; --round) {
            RecordHead memory head = _records[taskId][round - 1].head;
            if (round - 1 == cursor.round && !_isLive(head, cursor)) continue;
            // A commitment whose payload never came is no presence: of a proposed round the included ones count.
            uint64 present = _isProposed(head) ? head.included : head.committed;
            if ((present >> enrollment.slot) & 1 == 1) return uint32(round);
        }
        return 0;
    }

    /// @inheritdoc ITrainingRounds
    function outerGradientDigest(OuterGradient calldata gradient) external view returns (bytes32) {
        return _outerGradientDigest(gradient);
    }

    /// @inheritdoc ITrainingRounds
    function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot)
        external
        view
        returns (bytes32)
    {
        return _syncRoundDigest(taskId, round, parentRoot, setHash, newRoot, auxRoot);
    }

    /// @inheritdoc ITrainingRounds
    function payloadReceiptDigest(bytes32 taskId, uint32 round, address trainer, bytes32 payloadRoot)
        public
        view
        returns (bytes32)
    {
        return _hashTypedDataV4(keccak256(abi.encode(PAYLOAD_RECEIPT_TYPEHASH, taskId, round, trainer, payloadRoot)));
    }

    /// @inheritdoc ITrainingRounds
    function tasks() external view returns (address) {
        return address(TASKS);
    }

    /// @inheritdoc ITrainingRounds
    function vault() external view returns (address) {
        return address(VAULT);
    }

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
            if (head.status == RoundStatus.Proposed && _mayOverturn(run, record, head)) break;
            bytes32 root = record.stateRoot;
            if (head.status == RoundStatus.Proposed) {
                record.head.status = RoundStatus.Final;
                run.tally.accepted += uint64(LibBit.popCount(head.included));
                if (record.pay.voided != 0) ++run.tally.tainted;
                emit RoundFinalized(taskId, cursor.finalized, root);
            }
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
        (uint64 until, uint64 commitClose) = _drawWindow(record, cursor, config);
        if (until == 0) return false;
        (uint256 time, bytes32 randomness) = _randomness();
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
        bytes32 root = _parentRoot(taskId, run, cursor.round);
        head.status = RoundStatus.Carried;
        head.proposedAt = uint40(block.timestamp);
        _saveHead(record, head);
        record.stateRoot = root;
        ++cursor.carried;
        ++cursor.consecutiveNec;
        emit RoundCarried(taskId, cursor.round, root, cursor.consecutiveNec);
        _advance(taskId, run, cursor, config, root);
        return true;
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

    /// @dev Tells the registry once that the run is over: all final, the last claim window past.
    function _reportIfOver(bytes32 taskId, Run storage run, Cursor memory cursor) private returns (bool) {
        Config memory config = run.config;
        Tally memory tally = run.tally;
        if (config.endedAt == 0 || tally.reported || cursor.finalized != cursor.round) return false;
        RecordHead memory last = _records[taskId][cursor.round - 1].head;
        if (block.timestamp < uint256(_commitClose(last, cursor.commitWindow)) + config.claimWindow) return false;
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

    /// @dev True iff the proposal that stands for the round says exactly this. The signers are no part of it: two keepers that
    /// race with equal roots both succeed.
    function _stands(bytes32 taskId, uint32 round, bytes32 parentRoot, uint64 included, bytes32 newRoot, bytes32 auxRoot)
        private
        view
        returns (bool)
    {
        Run storage run = _runs[taskId];
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        return round < run.cursor.round && _isProposed(head) && included == head.included && newRoot == record.stateRoot
            && auxRoot == record.auxRoot && parentRoot == _parentRoot(taskId, run, round);
    }

    // ------------------------------------------------------------------------------------------- internal: derivations

    function _startedRun(bytes32 taskId) private view returns (Run storage run) {
        run = _runs[taskId];
        if (run.cursor.quorum == 0) revert TaskNotFound(taskId);
    }

    function _isLive(RecordHead memory head, Cursor memory cursor) private pure returns (bool) {
        return head.openedAt == cursor.openedAt && head.branch == cursor.branch && head.status != RoundStatus.None;
    }

    function _freshHead(Cursor memory cursor) private pure returns (RecordHead memory) {
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

    /// @dev Head of the record that an opening begins anew. What commitments died in it stays known for their compensation.
    function _beginRecord(bytes32 taskId, uint256 round, RecordHead memory former, Cursor memory cursor)
        private
        returns (RecordHead memory)
    {
        if (former.committed != 0) _dead[taskId][round][former.branch].committed = former.committed;
        return _freshHead(cursor);
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

    function _isProposed(RecordHead memory head) private pure returns (bool) {
        return head.status == RoundStatus.Proposed || head.status == RoundStatus.Final;
    }

    /// @dev Its window is open, or something that was opened in time holds it.
    function _mayOverturn(Run storage run, Record storage record, RecordHead memory head) private view returns (bool) {
        return head.status == RoundStatus.Proposed
            && (block.timestamp < uint256(head.proposedAt) + run.config.stateWindow || record.seats.holds != 0);
    }

    /// @dev True iff the seats were drawn in this opening of the round: a branch opens it once.
    function _isDrawn(Seats memory seats, Cursor memory cursor) private pure returns (bool) {
        return seats.drawnAfter != 0 && seats.branch == cursor.branch;
    }

    function _memberAt(Seats memory seats, uint256 seat) private pure returns (uint16) {
        return uint16(seats.members >> (seat * MEMBER_BITS));
    }

    /// @dev Bit i: seat i is the member's. Of member 0, which is nobody, also what lies past the last seat.
    function _seatBits(Seats memory seats, uint256 member) private pure returns (uint16) {
        unchecked {
            // All seats at once: where the member sits nothing is left of it, and only there no carry reaches the highest bit.
            uint256 others = seats.members ^ (member * SEATS);
            uint256 found = (~(((others & SEATS_LOW) + SEATS_LOW) | others) >> (MEMBER_BITS - 1)) & SEATS;
            // 2^16 is 2 modulo 2^15 - 1: bit 16i goes to bit i.
            return uint16(found % 0x7fff);
        }
    }

    /// @return until Last second in which a draw of the open round may come; 0 if it has been, will not come, or may not yet.
    function _drawWindow(Record storage record, Cursor memory cursor, Config memory config)
        private
        view
        returns (uint64 until, uint64 commitClose)
    {
        RecordHead memory head = record.head;
        if (cursor.openedAt == 0 || !_isLive(head, cursor) || head.status != RoundStatus.Open) return (0, 0);
        (Phase phase,) = _phase(head, cursor, config);
        if ((phase != Phase.Upload && phase != Phase.Propose) || _isDrawn(record.seats, cursor)) return (0, 0);
        uint64 graceEnd;
        (commitClose,, graceEnd,) = _deadlines(head, cursor, config);
        until = commitClose + DRAW_WINDOW;
        if (until >= graceEnd) until = graceEnd - 1;
        if (block.timestamp > until) until = 0;
    }

    /// @dev A number that nobody could know before its time.
    function _randomness() private view returns (uint256 time, bytes32 value) {
        if (L1_BLOCK.code.length != 0) return (IL1Block(L1_BLOCK).timestamp(), IL1Block(L1_BLOCK).hash());
        return (block.timestamp, bytes32(block.prevrandao));
    }

    /// @dev Fewer than cascadeDepth rounds past the last state-final one (round -1 counts as final).
    function _mayOpen(Cursor memory cursor, Config memory config) private pure returns (bool) {
        return uint256(cursor.round) + 1 - cursor.finalized < config.cascadeDepth;
    }

    function _phaseWithoutRound(Config memory config) private pure returns (Phase) {
        return config.endedAt != 0 ? Phase.Ended : Phase.Waiting;
    }

    function _commitClose(RecordHead memory head, uint256 commitWindow) private pure returns (uint64) {
        unchecked {
            // 40 bits and 24: nothing can overflow.
            return uint64(head.openedAt + (head.closedAfter == 0 ? commitWindow : head.closedAfter - 1));
        }
    }

    function _deadlines(RecordHead memory head, Cursor memory cursor, Config memory config)
        private
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
        private
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

    /// @dev When the oldest round that is not final, which keeps the next one waiting, becomes final; 0 while something holds it.
    function _opensAt(Record storage record, Config memory config) private view returns (uint64) {
        if (record.seats.holds != 0) return 0;
        return uint64(record.head.proposedAt) + config.stateWindow;
    }

    /// @dev Time at which the pay of an accepted gradient vested; 0 if it has not, or none was accepted.
    function _vestedAt(Run storage run, RecordHead memory head) private view returns (uint64 vestedAt) {
        if (head.status != RoundStatus.Final) return 0;
        Config memory config = run.config;
        vestedAt = _commitClose(head, run.cursor.commitWindow) + config.claimWindow;
        uint64 finalAt = uint64(head.proposedAt) + config.stateWindow;
        if (finalAt > vestedAt) vestedAt = finalAt;
        if (block.timestamp < vestedAt) return 0;
    }

    /// @dev Root that the round trains on: that after the one before it.
    function _parentRoot(bytes32 taskId, Run storage run, uint256 round) private view returns (bytes32) {
        return round == 0 ? run.initialRoot : _records[taskId][round - 1].stateRoot;
    }

    function _runRoot(Run storage run) private view returns (bytes32) {
        uint256 count = run.roots.count;
        if (count == 0) return 0;
        return VectorCommitment.root(
            VectorCommitment.KIND_RUN_ROOTS, VectorCommitment.DTYPE_BYTES, uint64(count), 0, run.roots.treeOfFrontier()
        );
    }

    function _outerGradientDigest(OuterGradient calldata gradient) private view returns (bytes32) {
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
        private
        view
        returns (bytes32)
    {
        return _hashTypedDataV4(keccak256(abi.encode(SYNC_ROUND_TYPEHASH, taskId, round, parentRoot, setHash, newRoot, auxRoot)));
    }
}
