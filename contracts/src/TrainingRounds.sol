// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IStakeVault} from "./interfaces/IStakeVault.sol";
import {ITrainingRounds} from "./interfaces/ITrainingRounds.sol";
import {ITrainingTasks} from "./interfaces/ITrainingTasks.sol";
import {
    Enrollment,
    Head,
    OuterGradient,
    Phase,
    PoolKeeper,
    Proposal,
    ProposalOpening,
    Role,
    Round,
    RoundStatus,
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
    NotAuthorized,
    NotFinalizable,
    NotInPool,
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
    }

    struct Run {
        Cursor cursor;
        bytes32 stateRoot;
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

    /// @dev carriedBefore and necBefore are the head's counters under the proposal, restored when it is overturned.
    struct Pay {
        uint64 claimed;
        uint64 commissionClaimed;
        uint64 voided;
        uint24 carriedBefore;
        uint24 necBefore;
    }

    struct Record {
        RecordHead head;
        bytes32 frozenHash;
        bytes32 stateRoot;
        bytes32 proposalHash;
        bytes32 auxRoot;
        Pay pay;
    }

    bytes32 private constant OUTER_GRADIENT_TYPEHASH = keccak256(
        "OuterGradient(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 payloadRoot,bytes32 claimHash,uint64 deadline)"
    );
    bytes32 private constant SYNC_ROUND_TYPEHASH =
        keccak256("SyncRound(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 setHash,bytes32 newRoot,bytes32 auxRoot)");
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
        Run storage run = _startedRun(gradient.taskId);
        // An open round skips what else is due: finality can wait for the proposal, and a commitment has to stay cheap.
        if (run.cursor.openedAt == 0) _openWaiting(gradient.taskId, run);
        // Fields of one slot, read in place: a copy in memory costs more than the commitment has to spare.
        Cursor storage cursor = run.cursor;
        if (gradient.round != cursor.round) revert InvalidRound(cursor.round, gradient.round);
        bytes32 parentRoot = run.stateRoot;
        if (gradient.parentRoot != parentRoot) revert StaleParent(parentRoot, gradient.parentRoot);

        uint8 slot = _slotOf(gradient, signature);

        Record storage record = _records[gradient.taskId][gradient.round];
        RecordHead memory head = record.head;
        bytes32 frozenHash = 0;
        if (head.openedAt == cursor.openedAt && head.branch == cursor.branch) {
            frozenHash = record.frozenHash;
        } else {
            head = _freshHead(cursor);
        }
        uint64 bit = uint64(1) << slot;
        if (head.committed & bit != 0) revert DuplicateSubmission(gradient.trainer);
        uint64 closesAt = _commitClose(head, cursor.commitWindow);
        if (block.timestamp >= closesAt) revert CommitWindowClosed(closesAt);

        head.committed |= bit;
        frozenHash = keccak256(abi.encode(frozenHash, gradient.trainer, gradient.payloadRoot, gradient.claimHash));
        uint64 activeSlots = cursor.activeSlots;
        // Fewer than K could only lapse: the window stays open for whoever takes a free slot.
        bool full = head.committed & activeSlots == activeSlots && LibBit.popCount(head.committed) >= cursor.quorum;
        if (full) {
            unchecked {
                // Within the window, which is a uint24 and longer than this by a second at least.
                head.closedAfter = uint24(block.timestamp - head.openedAt + 1);
            }
        }
        record.head = head;
        record.frozenHash = frozenHash;
        emit OuterGradientCommitted(
            gradient.taskId,
            gradient.round,
            gradient.trainer,
            slot,
            parentRoot,
            gradient.payloadRoot,
            gradient.claimHash,
            frozenHash
        );
        if (full) emit CommitWindowClosedEarly(gradient.taskId, gradient.round, uint64(block.timestamp));
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
            if (_isStanding(proposal, cursor, run, record, head)) {
                run.cursor = cursor;
                return;
            }
            if (proposal.round < cursor.round && head.status != RoundStatus.Carried) {
                revert ConflictingFinalize(record.stateRoot, proposal.newRoot);
            }
            revert InvalidRound(cursor.round, proposal.round);
        }
        if (cursor.openedAt == 0) revert WrongPhase(_phaseWithoutRound(run.config));
        if (proposal.parentRoot != run.stateRoot) revert StaleParent(run.stateRoot, proposal.parentRoot);
        if (!_isLive(head, cursor)) head = _freshHead(cursor);

        Config memory config = run.config;
        bool alone = _checkProposable(proposal.included, head, cursor, config);
        bytes32 setHash = keccak256(abi.encode(record.frozenHash, uint256(proposal.included)));
        address[] memory signers = _checkSignatures(proposal, setHash, signatures, config, alone ? run.tally.quorumLock : 0);

        if (head.status == RoundStatus.Open) {
            record.pay = Pay({
                claimed: 0, commissionClaimed: 0, voided: 0, carriedBefore: cursor.carried, necBefore: cursor.consecutiveNec
            });
        }
        head.included = proposal.included;
        head.proposedAt = uint40(block.timestamp);
        head.status = RoundStatus.Proposed;
        record.head = head;
        record.stateRoot = proposal.newRoot;
        record.auxRoot = proposal.auxRoot;
        record.proposalHash = keccak256(abi.encode(proposal.parentRoot, setHash, proposal.newRoot, proposal.auxRoot, signers));
        emit RoundProposed(
            taskId, proposal.round, proposal.parentRoot, setHash, proposal.newRoot, proposal.auxRoot, proposal.included, signers
        );
        run.stateRoot = proposal.newRoot;
        cursor.consecutiveNec = 0;
        _advance(taskId, run, cursor, config, proposal.newRoot);
        run.cursor = cursor;
    }

    /// @inheritdoc ITrainingRounds
    function finalizeRound(bytes32 taskId, uint32 round, bytes32 root) external {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        _writeDue(taskId, run, cursor);
        run.cursor = cursor;
        if (round > cursor.round) revert InvalidRound(cursor.round, round);
        if (round == cursor.round) revert NotFinalizable();
        Record storage record = _records[taskId][round];
        bytes32 standing = record.stateRoot;
        if (root != standing) revert ConflictingFinalize(standing, root);
        if (round >= cursor.finalized) {
            RecordHead memory head = record.head;
            uint64 until = uint64(head.proposedAt) + run.config.stateWindow;
            if (head.status == RoundStatus.Proposed && block.timestamp < until) revert ChallengeWindowOpen(until);
            revert ParentNotFinal(cursor.finalized);
        }
        _reportIfOver(taskId, run, cursor);
    }

    /// @inheritdoc ITrainingRounds
    function tick(bytes32 taskId) external {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        bool written = _writeDue(taskId, run, cursor);
        if (_carryIfLapsed(taskId, run, cursor)) written = true;
        run.cursor = cursor;
        if (_reportIfOver(taskId, run, cursor)) written = true;
        if (!written) revert NothingDue();
    }

    // ----------------------------------------------------------------------------------------------- referee and game

    /// @inheritdoc ITrainingRounds
    function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) external onlyJudge {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        _writeDue(taskId, run, cursor);
        if (round >= cursor.round) revert InvalidRound(cursor.round, round);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        Config memory config = run.config;
        if (head.status != RoundStatus.Proposed || block.timestamp >= uint256(head.proposedAt) + config.stateWindow) {
            revert NotOverturnable(round);
        }
        bytes32 parentRoot = _parentRoot(taskId, run, round);

        cursor.round = uint24(round);
        cursor.carried = record.pay.carriedBefore;
        cursor.consecutiveNec = record.pay.necBefore;
        cursor.openedAt = head.openedAt;
        cursor.failed = false;
        unchecked {
            // Wraps after 65,536 overturns, and only matters if the same round then opens in the very second it opened before.
            ++cursor.branch;
        }
        head.branch = cursor.branch;
        head.committed &= ~clearedSlots;
        head.included = 0;
        head.proposedAt = uint40(block.timestamp);
        head.status = RoundStatus.Overturned;
        record.head = head;
        run.stateRoot = parentRoot;
        run.cursor = cursor;
        if (config.endedAt != 0) run.config.endedAt = 0;
        emit RoundOverturned(taskId, round, parentRoot, clearedSlots);
    }

    /// @inheritdoc ITrainingRounds
    function voidGradient(bytes32 taskId, uint32 round, uint8 slot) external onlyJudge {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
        _writeDue(taskId, run, cursor);
        run.cursor = cursor;
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
        run.initialRoot = spec.initialStateRoot;
        run.stateRoot = spec.initialStateRoot;
        run.cursor = Cursor({
            round: 0,
            finalized: 0,
            consecutiveNec: 0,
            carried: 0,
            openedAt: uint40(block.timestamp),
            commitWindow: uint24(spec.commitWindow),
            branch: 0,
            activeSlots: activeSlots,
            failed: false,
            quorum: spec.quorum
        });
        emit RoundOpened(taskId, 0, spec.initialStateRoot, uint64(block.timestamp));
    }

    /// @inheritdoc ITrainingRounds
    function setSlot(bytes32 taskId, uint8 slot, bool active) external onlyTasks returns (uint32 boundary) {
        Run storage run = _startedRun(taskId);
        Cursor memory cursor = run.cursor;
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
        Run storage run = _startedRun(taskId);
        Record storage record = _records[taskId][round];
        RecordHead memory head = record.head;
        vestedAt = _vestedAt(run, head, round);
        if (vestedAt == 0 || (head.included >> slot) & 1 == 0) return 0;
        Pay memory pay = record.pay;
        uint64 bit = uint64(1) << slot;
        if (pay.claimed & bit != 0) return 0;
        record.pay.claimed = pay.claimed | bit;
        if (pay.voided & bit != 0) return VOIDED;
    }

    /// @inheritdoc ITrainingRounds
    function consumeCommission(bytes32 taskId, address keeper, ProposalOpening calldata opening)
        external
        onlyTasks
        returns (uint256 gradients, uint256 signers, uint256 index, uint64 vestedAt)
    {
        Run storage run = _startedRun(taskId);
        Record storage record = _records[taskId][opening.round];
        RecordHead memory head = record.head;
        vestedAt = _vestedAt(run, head, opening.round);
        if (vestedAt == 0) return (0, 0, 0, 0);
        bytes32 opened =
            keccak256(abi.encode(opening.parentRoot, opening.setHash, record.stateRoot, opening.auxRoot, opening.signers));
        if (opened != record.proposalHash) revert BadOpening();
        signers = opening.signers.length;
        while (index < signers && opening.signers[index] != keeper) {
            ++index;
        }
        if (index == signers) return (0, 0, 0, 0);
        uint64 claimed = record.pay.commissionClaimed;
        uint64 bit = uint64(1) << uint8(index);
        if (claimed & bit != 0) return (0, 0, 0, 0);
        record.pay.commissionClaimed = claimed | bit;
        gradients = LibBit.popCount(head.included);
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
            stateRoot: run.stateRoot
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
        if (round < cursor.round) {
            result.stateRoot = record.stateRoot;
            if (head.status != RoundStatus.Carried) result.proposalHash = record.proposalHash;
        }
    }

    /// @inheritdoc ITrainingRounds
    function phaseOf(bytes32 taskId) external view returns (uint32 round, Phase phase, uint64 deadline) {
        Run storage run = _runs[taskId];
        Cursor memory cursor = run.cursor;
        if (cursor.quorum == 0) return (0, Phase.None, 0);
        round = cursor.round;
        Config memory config = run.config;
        if (cursor.openedAt == 0) {
            phase = _phaseWithoutRound(config);
            if (phase == Phase.Waiting) deadline = _opensAt(taskId, cursor, config);
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
    function isVested(bytes32 taskId, uint32 round) external view returns (bool) {
        return _vestedAt(_runs[taskId], _records[taskId][round].head, round) != 0;
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
            bool proposed = head.status == RoundStatus.Proposed || head.status == RoundStatus.Final;
            uint64 present = proposed ? head.included : head.committed;
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
    function tasks() external view returns (address) {
        return address(TASKS);
    }

    /// @inheritdoc ITrainingRounds
    function vault() external view returns (address) {
        return address(VAULT);
    }

    // ----------------------------------------------------------------------------------------- internal: state machine

    /// @dev Writes down finality that is due and opens a waiting round. Changes `cursor`; the caller stores it.
    function _writeDue(bytes32 taskId, Run storage run, Cursor memory cursor) private returns (bool written) {
        if (cursor.finalized == cursor.round && cursor.openedAt != 0) return false;
        Config memory config = run.config;
        for (uint256 i = 0; i < MAX_FINALITY_WRITES && cursor.finalized < cursor.round; ++i) {
            Record storage record = _records[taskId][cursor.finalized];
            RecordHead memory head = record.head;
            bytes32 root = record.stateRoot;
            if (head.status == RoundStatus.Proposed) {
                if (block.timestamp < uint256(head.proposedAt) + config.stateWindow) break;
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
            _open(taskId, cursor, run.stateRoot);
            written = true;
        }
    }

    /// @dev For a commitment that finds no open round: opens the waiting one if it is due.
    function _openWaiting(bytes32 taskId, Run storage run) private {
        Cursor memory cursor = run.cursor;
        _writeDue(taskId, run, cursor);
        if (cursor.openedAt == 0) revert WrongPhase(_phaseWithoutRound(run.config));
        run.cursor = cursor;
    }

    /// @dev Carries the prior root forward if the open round lapsed without a proposal.
    function _carryIfLapsed(bytes32 taskId, Run storage run, Cursor memory cursor) private returns (bool) {
        if (cursor.openedAt == 0) return false;
        Record storage record = _records[taskId][cursor.round];
        RecordHead memory head = record.head;
        if (!_isLive(head, cursor)) {
            head = _freshHead(cursor);
            record.frozenHash = 0;
        }
        Config memory config = run.config;
        (Phase phase,) = _phase(head, cursor, config);
        if (phase != Phase.Lapsed) return false;
        bytes32 root = run.stateRoot;
        head.status = RoundStatus.Carried;
        head.proposedAt = uint40(block.timestamp);
        record.head = head;
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
            taskId, cursor.failed, run.stateRoot, _runRoot(run), cursor.round, cursor.carried, tally.tainted, tally.accepted
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

    function _checkSignatures(
        Proposal calldata proposal,
        bytes32 setHash,
        WitnessSignature[] calldata signatures,
        Config memory config,
        uint256 leastLock
    ) private view returns (address[] memory signers) {
        uint256 count = signatures.length;
        if (count < config.committeeThreshold || count > config.committeeSeats) {
            revert QuorumNotMet(count, config.committeeThreshold);
        }
        bytes32 digest =
            _syncRoundDigest(proposal.taskId, proposal.round, proposal.parentRoot, setHash, proposal.newRoot, proposal.auxRoot);
        signers = new address[](count);
        address previous = address(0);
        for (uint256 i = 0; i < count; ++i) {
            address keeper = signatures[i].keeper;
            if (keeper <= previous) revert SignersNotSorted();
            PoolKeeper memory member = TASKS.poolKeeperOf(proposal.taskId, keeper);
            if (!member.active) revert NotInPool(keeper);
            if (leastLock != 0) {
                uint256 have = VAULT.lockOf(proposal.taskId, Role.Keeper, keeper);
                if (have < leastLock) revert LockTooSmall(have, leastLock);
            }
            _checkSignature(digest, signatures[i].signature, member.key);
            signers[i] = keeper;
            previous = keeper;
        }
    }

    function _checkSignature(bytes32 digest, bytes calldata signature, address key) private pure {
        (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecoverCalldata(digest, signature);
        if (failure != ECDSA.RecoverError.NoError || signer != key) revert InvalidSignature();
    }

    /// @dev True iff the round's standing proposal says exactly what `proposal` says. The signers are no part of it: two
    /// keepers that race with equal roots both succeed.
    function _isStanding(
        Proposal calldata proposal,
        Cursor memory cursor,
        Run storage run,
        Record storage record,
        RecordHead memory head
    ) private view returns (bool) {
        return proposal.round < cursor.round && (head.status == RoundStatus.Proposed || head.status == RoundStatus.Final)
            && proposal.included == head.included && proposal.newRoot == record.stateRoot && proposal.auxRoot == record.auxRoot
            && proposal.parentRoot == _parentRoot(proposal.taskId, run, proposal.round);
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

    /// @dev When the round that keeps the open one waiting becomes final. Carried rounds are final with their last proposed
    /// ancestor; the walk is at most maxConsecutiveNec long and only a view takes it.
    function _opensAt(bytes32 taskId, Cursor memory cursor, Config memory config) private view returns (uint64) {
        uint256 round = uint256(cursor.round) + 1 - config.cascadeDepth;
        while (round > cursor.finalized && _records[taskId][round].head.status == RoundStatus.Carried) {
            --round;
        }
        RecordHead memory head = _records[taskId][round].head;
        return uint64(head.proposedAt) + (head.status == RoundStatus.Carried ? 0 : config.stateWindow);
    }

    /// @dev Time at which the pay of an accepted gradient vested; 0 if it has not, or none was accepted. Proposals follow one
    /// another in time, so a round's window closes after its parents': state finality needs no walk.
    function _vestedAt(Run storage run, RecordHead memory head, uint32 round) private view returns (uint64 vestedAt) {
        Cursor memory cursor = run.cursor;
        if (round >= cursor.round || (head.status != RoundStatus.Proposed && head.status != RoundStatus.Final)) return 0;
        Config memory config = run.config;
        vestedAt = _commitClose(head, cursor.commitWindow) + config.claimWindow;
        uint64 finalAt = uint64(head.proposedAt) + config.stateWindow;
        if (finalAt > vestedAt) vestedAt = finalAt;
        if (block.timestamp < vestedAt) return 0;
    }

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
