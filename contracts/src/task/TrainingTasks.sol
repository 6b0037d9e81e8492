// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {LibBit} from "solady/utils/LibBit.sol";
import {SSTORE2} from "solady/utils/SSTORE2.sol";

import {IStakeVault} from "../stake/IStakeVault.sol";
import {IRoundMoves} from "../round/IRoundMoves.sol";
import {IEnclaves} from "../training/IEnclaves.sol";
import {ITrainingFraud} from "../training/ITrainingFraud.sol";
import {ITaskMoves} from "./ITaskMoves.sol";
import {Enrollment, Role, TaskStatus, Tier, TrainingTaskSpec} from "../facts/Types.sol";
import {
    AlreadyEnrolled,
    AlreadyInPool,
    ClaimDisputed,
    DrawPending,
    EndpointTooLong,
    EnrollmentClosed,
    KeyInUse,
    LockStillLiable,
    NotAuthorized,
    NothingDue,
    NothingToRelease,
    NothingToWithdraw,
    NotInPool,
    NotSponsor,
    ObjectDemanded,
    PoolFull,
    SlotNotReopenable,
    TrainerNotEnrolled,
    UnknownValue,
    WrongStatus
} from "../facts/Errors.sol";
import {Intake} from "../stake/Intake.sol";
import {Pots} from "../stake/Pots.sol";
import {SpecMemory} from "./SpecMemory.sol";
import {SpecRules} from "../facts/SpecRules.sol";
import {StakeTree} from "../stake/StakeTree.sol";
import {Tiers} from "../facts/Tiers.sol";
import {Halved} from "../facts/Halved.sol";
import {TaskSpecChecker} from "./TaskSpecChecker.sol";
import {TasksBase} from "./TasksBase.sol";
import {TaskViews} from "./TaskViews.sol";

/// @title Tasks: specification, escrow, pool, enrolment, pay, receipt
/// @notice Holds escrows, enrolment fees and what was burned of them: its token balance is never below `owed`. Pay is pulled,
/// anyone may trigger it for the one it belongs to. No owner, no pause.
/// @dev Most of what reads is in TaskViews, at the same address for whoever calls: one contract has no room for both.
contract TrainingTasks is ITaskMoves, TasksBase, Halved, ReentrancyGuardTransient {
    using Intake for IERC20;
    using SafeERC20 for IERC20;
    using StakeTree for StakeTree.Tree;

    /// @dev A keeper's weight in the draw counts in these parts of keeperLock.
    uint256 private constant WEIGHT_PARTS = 16;
    /// @dev Whoever shows that the sponsor withholds an object gets at most 1/BOUNTY_DIVISOR of what was not earned; who proves one without a
    /// lock wrong, of what that one forfeits.
    uint256 private constant BOUNTY_DIVISOR = 5;
    /// @dev IRoundMoves.consumeReward's mark of a voided gradient.
    uint64 private constant VOIDED = type(uint64).max;
    /// @dev At how many slots one tick looks, and for which maxMisses at most: reopenSlot does what is beyond.
    uint256 private constant MAX_REOPENED = 8;
    uint256 private constant MAX_TICKED_MISSES = 31;
    /// @dev Longest endpoint, in bytes: the longest name of a host has 253 with nothing around it, and none is half as long.
    uint256 private constant MAX_ENDPOINT_BYTES = 256;

    IERC20 private immutable TOKEN;
    TaskSpecChecker private immutable SPEC_CHECKER;

    modifier onlyRounds() {
        if (msg.sender != address(ROUNDS)) revert NotAuthorized(msg.sender);
        _;
    }

    modifier onlyJudge() {
        if (msg.sender != REFEREE && msg.sender != GAME) revert NotAuthorized(msg.sender);
        _;
    }

    /// @param vault_ The stake vault, already deployed: the token is its token.
    /// @param rounds_ The rounds contract, by predicted address.
    /// @param minWindow_ Seconds; floor of every window of every task.
    /// @param outage_ Seconds for which the chain may take nothing in; 0 sets no floors beside minWindow.
    /// @param unbondingMargin_ Seconds that the vault's unbonding must outlast a task's liability by.
    /// @param revealRate_ Bytes a second at which the chain can take payloads in.
    /// @param referee_ May convict and overturn; zero for nobody.
    /// @param game_ May convict and overturn; zero for nobody.
    constructor(
        address vault_,
        address rounds_,
        uint32 minWindow_,
        uint32 outage_,
        uint64 unbondingMargin_,
        uint32 revealRate_,
        address referee_,
        address game_
    )
        TasksBase(vault_, rounds_, minWindow_, outage_, unbondingMargin_, revealRate_, referee_, game_)
        Halved(address(new TaskViews(vault_, rounds_, minWindow_, outage_, unbondingMargin_, revealRate_, referee_, game_)))
    {
        TOKEN = IERC20(IStakeVault(vault_).token());
        SPEC_CHECKER = new TaskSpecChecker(minWindow_, outage_, revealRate_, unbondingMargin_, address(TOKEN), referee_, game_);
    }

    // ---------------------------------------------------------------------------------------------------------- sponsor

    /// @inheritdoc ITaskMoves
    function postTask(TrainingTaskSpec calldata spec) external nonReentrant returns (bytes32 taskId) {
        bytes memory encoded = SpecMemory.encode(spec);
        uint64 liability = _check(encoded);
        bytes32 specHash = keccak256(encoded);
        // The spec is part of the id: what was signed for one spec can mean nothing under another that a reorg puts in its place.
        taskId = keccak256(abi.encode(block.chainid, address(this), msg.sender, _nonceOf[msg.sender]++, specHash));
        uint256 escrow = uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient;
        Task storage task = _tasks[taskId];
        task.sponsor = msg.sender;
        task.status = TaskStatus.Pending;
        task.trainerCount = spec.trainerCount;
        task.quorum = spec.quorum;
        task.commissionBps = spec.commissionBps;
        task.verified = Tiers.isProven(spec.tier) && GAME != address(0);
        task.confidential = spec.tier == Tier.Confidential;
        task.spec = SSTORE2.write(encoded);
        task.rewardPerGradient = spec.rewardPerGradient;
        task.enrollmentFee = spec.enrollmentFee;
        task.trainerLock = spec.trainerLock;
        task.keeperLock = spec.keeperLock;
        task.liability = uint40(liability);
        task.maxMisses = spec.maxMisses;
        task.escrow = escrow;
        _emitPosted(taskId, specHash, escrow, encoded);
        emit TaskStatusChanged(taskId, TaskStatus.None, TaskStatus.Pending);
        _pull(msg.sender, escrow);
    }

    /// @dev Liability of a spec that the checker lets pass. It gets the spec as it was sent, and decodes it: here is no code for either.
    function _check(bytes memory encoded) private view returns (uint64) {
        bytes memory period = abi.encode(VAULT.unbondingPeriod());
        bytes memory data = bytes.concat(TaskSpecChecker.check.selector, encoded, period);
        return abi.decode(Address.functionStaticCall(address(SPEC_CHECKER), data), (uint64));
    }

    /// @dev TaskPosted(taskId, msg.sender, specHash, escrow, spec), with the spec as it was sent.
    function _emitPosted(bytes32 taskId, bytes32 specHash, uint256 escrow, bytes memory encoded) private {
        bytes memory data = bytes.concat(specHash, bytes32(escrow), encoded);
        bytes32 topic = TaskPosted.selector;
        assembly ("memory-safe") {
            log3(add(data, 0x20), mload(data), topic, taskId, caller())
        }
    }

    /// @inheritdoc ITaskMoves
    function cancelTask(bytes32 taskId) external nonReentrant {
        Task storage task = _existing(taskId);
        if (msg.sender != task.sponsor) revert NotSponsor();
        if (task.status == TaskStatus.Enrolling) _closeEnrollmentIfDue(taskId, task);
        if (task.status != TaskStatus.Pending && task.status != TaskStatus.Enrolling) revert WrongStatus(task.status);
        _end(taskId, task, TaskStatus.Cancelled);
    }

    /// @inheritdoc ITaskMoves
    function refund(bytes32 taskId) external nonReentrant returns (uint256 amount) {
        Task storage task = _existing(taskId);
        if (!_hasEnded(task.status)) revert WrongStatus(task.status);
        amount = task.refunded ? 0 : _unearned(task);
        if (amount == 0) revert NothingToWithdraw();
        task.refunded = true;
        task.spent += amount;
        (address claimant, bool pending) = _claimantOf(taskId, task);
        if (pending) revert ObjectDemanded(taskId);
        if (claimant != address(0)) {
            // As of a lock whose conviction voided no commitment: nothing of it is whose fault it was.
            uint256 bounty = amount / BOUNTY_DIVISOR;
            _burn(taskId, amount - bounty);
            _push(claimant, bounty);
            amount = 0;
            emit SponsorForfeited(taskId, claimant, bounty);
        }
        address sponsor = task.sponsor;
        emit Refunded(taskId, sponsor, amount);
        _push(sponsor, amount);
    }

    // ------------------------------------------------------------------------------------------------------ keeper pool

    /// @inheritdoc ITaskMoves
    function joinPool(bytes32 taskId, uint256 lockAmount, string calldata endpoint) external nonReentrant {
        Task storage task = _existing(taskId);
        if (_hasEnded(task.status)) revert WrongStatus(task.status);
        PoolRecord memory record = _pool[taskId][msg.sender];
        if (record.member != 0 && !record.released) revert AlreadyInPool(msg.sender);
        uint256 taken = task.poolSlots;
        if (taken == type(uint256).max) revert PoolFull();
        // Who comes to an empty pool has every seat, whatever is drawn.
        if (taken != 0) _checkNoDraw(taskId);
        uint256 place = LibBit.ffs(~taken);
        task.poolSlots = taken | (1 << place);
        if (record.member == 0) {
            if (task.members == type(uint16).max) revert PoolFull();
            record.member = ++task.members;
            _memberAt[taskId][record.member] = msg.sender;
        }
        _places[taskId][place] = record.member;
        address key = _bindKey(taskId);
        _pool[taskId][msg.sender] = PoolRecord({
            key: key,
            member: record.member,
            place: uint8(place),
            active: true,
            acknowledged: false,
            ejected: false,
            released: false,
            exitedAt: 0
        });
        emit KeeperJoined(taskId, msg.sender, key, record.member);
        _announce(taskId, endpoint);
        uint256 least = task.keeperLock;
        if (lockAmount < least) lockAmount = least;
        VAULT.lock(taskId, Role.Keeper, msg.sender, lockAmount);
        uint256 weight = WEIGHT_PARTS * lockAmount / least;
        _stakes[taskId].set(place, weight < StakeTree.MAX_WEIGHT ? weight : StakeTree.MAX_WEIGHT);
    }

    /// @inheritdoc ITaskMoves
    function setEndpoint(bytes32 taskId, string calldata endpoint) external {
        if (!_pool[taskId][msg.sender].active) revert NotInPool(msg.sender);
        _announce(taskId, endpoint);
    }

    /// @inheritdoc ITaskMoves
    function leavePool(bytes32 taskId) external nonReentrant {
        Task storage task = _existing(taskId);
        PoolRecord storage member = _pool[taskId][msg.sender];
        if (!member.active) revert NotInPool(msg.sender);
        _checkNoDraw(taskId);
        _deactivateKeeper(taskId, task, member, msg.sender);
    }

    /// @inheritdoc ITaskMoves
    function acknowledgeTask(bytes32 taskId) external nonReentrant {
        Task storage task = _existing(taskId);
        PoolRecord storage member = _pool[taskId][msg.sender];
        if (!member.active) revert NotInPool(msg.sender);
        if (_hasEnded(task.status)) revert WrongStatus(task.status);
        if (member.acknowledged) revert NothingDue();
        member.acknowledged = true;
        task.acknowledged |= 1 << member.place;
        emit TaskAcknowledged(taskId, msg.sender);
        if (task.status == TaskStatus.Pending) {
            task.enrollDeadline = uint40(block.timestamp) + SpecMemory.decode(SSTORE2.read(task.spec)).enrollWindow;
            _setStatus(taskId, task, TaskStatus.Enrolling);
        }
    }

    // --------------------------------------------------------------------------------------------------------- trainers

    /// @inheritdoc ITaskMoves
    function enroll(bytes32 taskId) external nonReentrant {
        Task storage task = _existing(taskId);
        TaskStatus status = task.status;
        if (status != TaskStatus.Enrolling && status != TaskStatus.Training) revert WrongStatus(status);
        if (status == TaskStatus.Enrolling && block.timestamp >= task.enrollDeadline) revert EnrollmentClosed();
        if (_enrollments[taskId][msg.sender].key != address(0)) revert AlreadyEnrolled(msg.sender);
        if (task.confidential) IEnclaves(ITrainingFraud(GAME).enclaves()).checkEnrollment(taskId, msg.sender);
        uint256 slot = LibBit.ffs(~uint256(task.activeSlots));
        if (slot >= task.trainerCount) revert EnrollmentClosed();

        task.activeSlots |= uint64(1) << uint8(slot);
        Slot storage place = _slots[taskId][uint8(slot)];
        place.holder = msg.sender;
        uint32 fromRound = 0;
        if (status == TaskStatus.Training) {
            (uint32 boundary, uint16 branch) = ROUNDS.setSlot(taskId, uint8(slot), true);
            uint32 freeFrom = place.freeFrom;
            fromRound = boundary > freeFrom ? boundary : freeFrom;
            if (branch != 0) _stays[taskId][msg.sender].fromBranch = branch;
        }
        address key = _bindKey(taskId);
        _enrollments[taskId][msg.sender] =
            EnrollmentRecord({key: key, slot: uint8(slot), fromRound: uint24(fromRound), toRound: STAYING, ejectedAt: 0});
        emit TrainerEnrolled(taskId, msg.sender, key, uint8(slot), fromRound);
        VAULT.lock(taskId, Role.Trainer, msg.sender, task.trainerLock);
        // A full task starts at once: who acknowledged it is there to aggregate.
        if (status == TaskStatus.Enrolling && LibBit.popCount(task.activeSlots) == task.trainerCount) {
            _startTraining(taskId, task);
        }
        _pull(msg.sender, task.enrollmentFee);
    }

    /// @inheritdoc ITaskMoves
    function leaveTask(bytes32 taskId) external nonReentrant {
        Task storage task = _existing(taskId);
        EnrollmentRecord storage enrollment = _enrolled(taskId, msg.sender);
        if (task.status == TaskStatus.Enrolling) _closeEnrollmentIfDue(taskId, task);
        if (_hasEnded(task.status)) revert WrongStatus(task.status);
        bool missed = false;
        if (task.status == TaskStatus.Training) {
            (uint32 misses, uint32 delivered, bool due) = ROUNDS.missesOf(taskId, msg.sender, task.maxMisses);
            // Who comes and goes in turns makes up for its misses first, and whose coming began the count of carried rounds anew stays for one.
            missed = misses != 0 || (delivered == 0 && due);
        }
        _vacate(taskId, task, enrollment, msg.sender, missed);
        if (missed) _burn(taskId, task.enrollmentFee);
        else _push(msg.sender, task.enrollmentFee);
    }

    /// @inheritdoc ITaskMoves
    function reopenSlot(bytes32 taskId, address trainer) external nonReentrant {
        Task storage task = _existing(taskId);
        EnrollmentRecord storage enrollment = _enrolled(taskId, trainer);
        if (task.status != TaskStatus.Training) revert WrongStatus(task.status);
        (uint32 misses,,) = ROUNDS.missesOf(taskId, trainer, task.maxMisses);
        if (misses <= task.maxMisses) revert SlotNotReopenable(misses, task.maxMisses);
        _reopen(taskId, task, enrollment, trainer);
    }

    // ------------------------------------------------------------------------------------------------------------- time

    /// @inheritdoc ITaskMoves
    function tick(bytes32 taskId) external nonReentrant {
        Task storage task = _existing(taskId);
        if (task.status == TaskStatus.Training) {
            bool written = true;
            try ROUNDS.tick(taskId) {}
            catch {
                written = false;
            }
            // What it wrote may have been the last miss of somebody, or the end.
            if (task.status == TaskStatus.Training && _reopenAbsent(taskId, task)) written = true;
            if (!written) revert NothingDue();
        } else if (task.status != TaskStatus.Enrolling || !_closeEnrollmentIfDue(taskId, task)) {
            revert NothingDue();
        }
    }

    /// @inheritdoc ITaskMoves
    /// @dev Not guarded against reentrancy: `tick` above reaches it through the rounds contract.
    function onRunEnded(
        bytes32 taskId,
        bool failed,
        bytes32 finalStateRoot,
        bytes32 runRoot,
        uint32 rounds_,
        uint32 carried,
        uint32 tainted,
        uint64 acceptedGradients
    ) external onlyRounds {
        Task storage task = _tasks[taskId];
        task.finalStateRoot = finalStateRoot;
        task.runRoot = runRoot;
        task.rounds = rounds_;
        task.carried = carried;
        task.tainted = tainted;
        task.accepted = acceptedGradients;
        // What nobody was shown nobody could judge, however the run ended meanwhile.
        (address claimant,) = _claimantOf(taskId, task);
        _end(taskId, task, failed || claimant != address(0) ? TaskStatus.Failed : TaskStatus.Completed);
        emit ReceiptIssued(taskId, _receipt(taskId, task, claimant));
    }

    // -------------------------------------------------------------------------------------------------------------- pay

    /// @inheritdoc ITaskMoves
    function claimRewards(bytes32 taskId, address trainer, uint32[] calldata rounds_)
        external
        nonReentrant
        returns (uint256 amount)
    {
        (Task storage task, EnrollmentRecord memory enrollment) = _payable(taskId, trainer);
        uint256 pay = task.rewardPerGradient - _commission(task);
        uint256 forfeited = 0;
        for (uint256 i = 0; i < rounds_.length; ++i) {
            uint32 round = rounds_[i];
            // The slot may have had another holder before or after.
            if (round < enrollment.fromRound || round >= enrollment.toRound) continue;
            _checkUndisputed(taskId, task, trainer, round);
            (uint64 vestedAt, bool whole) = ROUNDS.consumeReward(taskId, round, enrollment.slot);
            if (vestedAt == 0) continue;
            uint256 due = whole ? task.rewardPerGradient : pay;
            if (vestedAt == VOIDED || (enrollment.ejectedAt != 0 && vestedAt > enrollment.ejectedAt)) {
                forfeited += due;
            } else {
                amount += due;
                emit RewardClaimed(taskId, trainer, round, due);
            }
        }
        task.spent += amount + forfeited;
        address finder = _stays[taskId][trainer].finder;
        uint256 share = finder == address(0) ? 0 : forfeited / BOUNTY_DIVISOR;
        _burn(taskId, forfeited - share);
        _reward(taskId, trainer, finder, share, false);
        _push(trainer, amount);
    }

    /// @inheritdoc ITaskMoves
    function claimCommission(bytes32 taskId, address keeper, uint32[] calldata rounds_)
        external
        nonReentrant
        returns (uint256 amount)
    {
        Task storage task = _existing(taskId);
        if (!task.trained) revert WrongStatus(task.status);
        PoolRecord memory member = _pool[taskId][keeper];
        uint256 commission = _commission(task);
        uint256 forfeited = 0;
        for (uint256 i = 0; i < rounds_.length; ++i) {
            (uint256 gradients, uint256 seats, uint256 ranks, uint64 vestedAt) =
                ROUNDS.consumeCommission(taskId, rounds_[i], member.member);
            if (gradients == 0) continue;
            uint256 total = commission * gradients;
            // The first seats take what does not divide, so that the shares add up.
            uint256 firsts = ranks & ((1 << (total % seats)) - 1);
            uint256 share = LibBit.popCount(ranks) * (total / seats) + LibBit.popCount(firsts);
            if (member.ejected && vestedAt > member.exitedAt) {
                forfeited += share;
            } else {
                amount += share;
                emit CommissionClaimed(taskId, keeper, rounds_[i], share);
            }
        }
        task.spent += amount + forfeited;
        _burn(taskId, forfeited);
        _push(keeper, amount);
    }

    /// @inheritdoc ITaskMoves
    /// @dev An ejected trainer gets nothing. A slash that comes later adds to the shares not yet claimed.
    function claimCompensation(bytes32 taskId, uint16 branch, address trainer, uint32[] calldata rounds_)
        external
        nonReentrant
        returns (uint256 amount)
    {
        (, EnrollmentRecord memory enrollment) = _payable(taskId, trainer);
        Stay storage stay = _stays[taskId][trainer];
        bytes32 pot = Pots.idOf(taskId, branch);
        (uint256 total,) = VAULT.potOf(pot);
        if (total == 0 || enrollment.ejectedAt != 0 || stay.fromBranch >= branch) return 0;
        // Who was still there when the overturn came may have left since, at a head that it had moved back.
        uint256 end = stay.toBranch >= branch ? STAYING : enrollment.toRound;
        for (uint256 i = 0; i < rounds_.length; ++i) {
            uint32 round = rounds_[i];
            if (round < enrollment.fromRound || round >= end) continue;
            uint256 shares = ROUNDS.consumeCompensation(taskId, branch, round, enrollment.slot);
            if (shares == 0) continue;
            amount += total / shares;
            emit CompensationClaimed(taskId, trainer, branch, round, total / shares);
        }
        if (amount != 0) VAULT.compensate(pot, trainer, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ locks

    /// @inheritdoc ITaskMoves
    function releaseLock(bytes32 taskId, Role role, address account) external nonReentrant {
        Task storage task = _existing(taskId);
        if (VAULT.lockOf(taskId, role, account) == 0) revert NothingToRelease();
        uint256 fee = 0;
        uint256 leftAt;
        // Where no statement can have been made there is nothing to answer for. The enrolment's interval does not tell: an
        // overturn moves it back, not what was signed.
        bool liable = task.trained;
        if (role == Role.Trainer) {
            Stay storage stay = _stays[taskId][account];
            leftAt = stay.leftAt;
            liable = liable && !stay.early;
            if (leftAt == 0) fee = task.enrollmentFee;
        } else if (role == Role.Keeper) {
            leftAt = _pool[taskId][account].exitedAt;
        } else {
            revert UnknownValue("Role", uint256(role));
        }
        if (leftAt == 0) {
            if (!_hasEnded(task.status)) revert WrongStatus(task.status);
            leftAt = task.endedAt;
        }
        uint64 until = uint64(leftAt) + task.liability;
        if (liable && block.timestamp < until) revert LockStillLiable(until);
        _checkUndisputed(taskId, task, account, type(uint32).max);
        if (fee != 0 && liable) {
            (uint32 misses, uint32 delivered,) = ROUNDS.missesOf(taskId, account, task.maxMisses);
            if (misses > task.maxMisses || (misses != 0 && delivered == 0)) {
                _burn(taskId, fee);
                fee = 0;
            }
        }

        if (role == Role.Keeper) {
            PoolRecord storage member = _pool[taskId][account];
            if (member.active) _deactivateKeeper(taskId, task, member, account);
            member.released = true;
        }
        VAULT.unlock(taskId, role, account);
        _push(account, fee);
    }

    /// @inheritdoc ITaskMoves
    function convict(bytes32 taskId, Role role, address account, address challenger, bytes32 pot)
        external
        nonReentrant
        onlyJudge
        returns (uint256 slashed)
    {
        Task storage task = _existing(taskId);
        slashed = VAULT.slash(taskId, role, account, challenger, pot);
        // A released lock, or one that an earlier conviction took: that of a keeper was the only one.
        if (slashed == 0) {
            if (role == Role.Trainer) _find(taskId, task, account, challenger);
            return 0;
        }
        uint40 time = uint40(block.timestamp);
        if (role == Role.Trainer) {
            EnrollmentRecord storage enrollment = _enrollments[taskId][account];
            Stay storage stay = _stays[taskId][account];
            if (stay.leftAt == 0) {
                _vacate(taskId, task, enrollment, account, false);
                stay.feeBurned = true;
                _burn(taskId, task.enrollmentFee);
            }
            enrollment.ejectedAt = time;
        } else if (role == Role.Keeper) {
            PoolRecord storage member = _pool[taskId][account];
            if (member.active) {
                _deactivateKeeper(taskId, task, member, account);
                task.convictedAt = time;
            }
            member.ejected = true;
            member.exitedAt = time;
        } else {
            revert UnknownValue("Role", uint256(role));
        }
        emit Convicted(taskId, role, account, challenger, slashed);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc ITaskMoves
    function specOf(bytes32 taskId) external view returns (TrainingTaskSpec memory) {
        bytes memory encoded = SSTORE2.read(_existing(taskId).spec);
        // As it was encoded to be kept: nobody pays for another decoding and encoding.
        assembly ("memory-safe") {
            return(add(encoded, 0x20), mload(encoded))
        }
    }

    /// @inheritdoc ITaskMoves
    function statusOf(bytes32 taskId) external view returns (TaskStatus) {
        return _tasks[taskId].status;
    }

    /// @inheritdoc ITaskMoves
    function enrollmentOf(bytes32 taskId, address trainer) external view returns (Enrollment memory) {
        EnrollmentRecord storage record = _enrollments[taskId][trainer];
        return Enrollment({
            key: record.key,
            slot: record.slot,
            fromRound: record.fromRound,
            toRound: record.toRound == STAYING ? type(uint32).max : record.toRound,
            ejectedAt: record.ejectedAt
        });
    }

    /// @inheritdoc ITaskMoves
    function witnessesOf(bytes32 taskId, address[] calldata keepers)
        external
        view
        returns (address[] memory keys, uint16[] memory members)
    {
        mapping(address keeper => PoolRecord) storage pool = _pool[taskId];
        uint256 count = keepers.length;
        keys = new address[](count);
        members = new uint16[](count);
        for (uint256 i = 0; i < count; ++i) {
            PoolRecord storage record = pool[keepers[i]];
            if (!record.active) revert NotInPool(keepers[i]);
            (keys[i], members[i]) = (record.key, record.member);
        }
    }

    // --------------------------------------------------------------------------------------------------------- internal

    function _enrolled(bytes32 taskId, address trainer) private view returns (EnrollmentRecord storage enrollment) {
        enrollment = _enrollments[taskId][trainer];
        if (enrollment.key == address(0) || enrollment.toRound != STAYING) revert TrainerNotEnrolled(trainer);
    }

    /// @dev The task, once it trained, and what a trainer of it may claim for.
    function _payable(bytes32 taskId, address trainer)
        private
        view
        returns (Task storage task, EnrollmentRecord memory enrollment)
    {
        task = _existing(taskId);
        enrollment = _enrollments[taskId][trainer];
        if (enrollment.key == address(0)) revert TrainerNotEnrolled(trainer);
        if (!task.trained) revert WrongStatus(task.status);
    }

    /// @dev No dispute is open about a claim of the trainer in this round; of the largest number in any. Of a keeper none ever is.
    function _checkUndisputed(bytes32 taskId, Task storage task, address account, uint32 round) private view {
        if (task.verified && ITrainingFraud(GAME).disputesOf(taskId, account, round) != 0) revert ClaimDisputed(round);
    }

    function _commission(Task storage task) private view returns (uint256) {
        return uint256(task.rewardPerGradient) * task.commissionBps / SpecRules.BASIS_POINTS;
    }

    function _setStatus(bytes32 taskId, Task storage task, TaskStatus to) private {
        emit TaskStatusChanged(taskId, task.status, to);
        task.status = to;
    }

    function _end(bytes32 taskId, Task storage task, TaskStatus to) private {
        task.endedAt = uint40(block.timestamp);
        _setStatus(taskId, task, to);
    }

    /// @dev Enrolling only, so that a keeper is there. At the deadline a quorum trains; with fewer the task fails.
    function _closeEnrollmentIfDue(bytes32 taskId, Task storage task) private returns (bool) {
        if (block.timestamp < task.enrollDeadline) return false;
        if (LibBit.popCount(task.activeSlots) >= task.quorum) {
            _startTraining(taskId, task);
        } else {
            _end(taskId, task, TaskStatus.Failed);
        }
        return true;
    }

    function _startTraining(bytes32 taskId, Task storage task) private {
        task.trained = true;
        _setStatus(taskId, task, TaskStatus.Training);
        // ROUNDS.start(taskId, spec, task.activeSlots), with the spec as it is kept.
        bytes memory head = abi.encodeWithSelector(IRoundMoves.start.selector, taskId);
        bytes memory slots = abi.encode(task.activeSlots);
        Address.functionCall(address(ROUNDS), bytes.concat(head, SSTORE2.read(task.spec), slots));
    }

    /// @dev Key that msg.sender signs with in this task, fixed from now on.
    function _bindKey(bytes32 taskId) private returns (address key) {
        key = VAULT.keyOf(msg.sender);
        address user = _keyUserOf[taskId][key];
        if (user == address(0)) {
            _keyUserOf[taskId][key] = msg.sender;
        } else if (user != msg.sender) {
            revert KeyInUse(key);
        }
    }

    /// @dev Who is in the pool is settled once the seed of a draw can be known.
    function _checkNoDraw(bytes32 taskId) private view {
        uint64 until = ROUNDS.drawPendingUntil(taskId);
        if (until != 0) revert DrawPending(until);
    }

    /// @dev Training only: reopens slots whose trainers are absent and missed the newest round, after a look at a bounded number of them.
    function _reopenAbsent(bytes32 taskId, Task storage task) private returns (bool any) {
        uint32 maxMisses = task.maxMisses;
        if (maxMisses > MAX_TICKED_MISSES) return false;
        (uint256 missed, uint32 round) = ROUNDS.missedLast(taskId);
        for (uint256 left = MAX_REOPENED; missed != 0 && left != 0; missed &= missed - 1) {
            address trainer = _slots[taskId][uint8(LibBit.ffs(missed))].holder;
            EnrollmentRecord storage enrollment = _enrollments[taskId][trainer];
            // It has not been here for as many rounds.
            if (enrollment.fromRound + uint256(maxMisses) >= round) continue;
            --left;
            (uint32 misses,,) = ROUNDS.missesOf(taskId, trainer, maxMisses);
            if (misses <= maxMisses) continue;
            _reopen(taskId, task, enrollment, trainer);
            any = true;
        }
    }

    function _reopen(bytes32 taskId, Task storage task, EnrollmentRecord storage enrollment, address trainer) private {
        _vacate(taskId, task, enrollment, trainer, true);
        _burn(taskId, task.enrollmentFee);
    }

    /// @dev Frees the trainer's slot and starts the clock of its lock.
    function _vacate(bytes32 taskId, Task storage task, EnrollmentRecord storage enrollment, address trainer, bool missed)
        private
    {
        uint8 slot = enrollment.slot;
        // Before Training no round begins for it; after the end every round of it has.
        uint32 toRound = task.trained ? task.rounds : enrollment.fromRound;
        Stay storage stay = _stays[taskId][trainer];
        if (task.status == TaskStatus.Training) (toRound, stay.toBranch) = ROUNDS.setSlot(taskId, slot, false);
        enrollment.toRound = uint24(toRound);
        (stay.leftAt, stay.early) = (uint40(block.timestamp), !task.trained);
        task.activeSlots &= ~(uint64(1) << slot);
        Slot storage place = _slots[taskId][slot];
        place.holder = address(0);
        if (toRound > place.freeFrom) place.freeFrom = uint24(toRound);
        emit TrainerLeft(taskId, trainer, slot, toRound, missed);
    }

    /// @dev Where the sender says that it is. Readers find the event by its block: whoever says much hides nobody else's.
    function _announce(bytes32 taskId, string calldata endpoint) private {
        uint256 length = bytes(endpoint).length;
        if (length > MAX_ENDPOINT_BYTES) revert EndpointTooLong(length, MAX_ENDPOINT_BYTES);
        _endpointAt[taskId][msg.sender] = block.number;
        emit KeeperEndpoint(taskId, msg.sender, endpoint);
    }

    function _deactivateKeeper(bytes32 taskId, Task storage task, PoolRecord storage member, address keeper) private {
        member.active = false;
        member.exitedAt = uint40(block.timestamp);
        // Who goes does not undo what the deadline found.
        if (task.status == TaskStatus.Enrolling) _closeEnrollmentIfDue(taskId, task);
        uint256 others = ~(uint256(1) << member.place);
        task.poolSlots &= others;
        if (member.acknowledged) {
            uint256 acknowledged = task.acknowledged & others;
            task.acknowledged = acknowledged;
            // An acknowledgement counts while its keeper has its lock in the task: without one nobody is to enrol.
            if (acknowledged == 0 && task.status == TaskStatus.Enrolling) {
                task.enrollDeadline = 0;
                _setStatus(taskId, task, TaskStatus.Pending);
            }
        }
        _stakes[taskId].set(member.place, 0);
        emit KeeperLeft(taskId, keeper);
    }

    /// @dev Whoever shows that one without a lock was wrong about a gradient that stands has what is left of what it paid in: the fee now, and a
    /// fifth of its pay that is forfeited.
    function _find(bytes32 taskId, Task storage task, address trainer, address finder) private {
        Stay storage stay = _stays[taskId][trainer];
        if (stay.finder != address(0)) return;
        stay.finder = finder;
        if (!stay.feeBurned) return;
        _burned -= task.enrollmentFee;
        _reward(taskId, trainer, finder, task.enrollmentFee, true);
    }

    function _reward(bytes32 taskId, address trainer, address finder, uint256 amount, bool fee) private {
        if (amount == 0) return;
        emit FinderPaid(taskId, trainer, finder, amount, fee);
        _push(finder, amount);
    }

    function _burn(bytes32 taskId, uint256 amount) private {
        if (amount == 0) return;
        _burned += amount;
        emit Burned(taskId, amount);
    }

    function _pull(address from, uint256 amount) private {
        if (amount == 0) return;
        _held += amount;
        TOKEN.take(from, amount);
    }

    function _push(address to, uint256 amount) private {
        if (amount == 0) return;
        _held -= amount;
        TOKEN.safeTransfer(to, amount);
    }
}
