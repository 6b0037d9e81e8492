// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SSTORE2} from "solady/utils/SSTORE2.sol";

import {IAggregationFraud} from "../aggregation/IAggregationFraud.sol";
import {IStakeVault} from "../stake/IStakeVault.sol";
import {ITrainingRounds} from "../round/ITrainingRounds.sol";
import {TaskStatus, TrainingReceipt} from "../facts/Types.sol";
import {TaskNotFound} from "../facts/Errors.sol";
import {StakeTree} from "../stake/StakeTree.sol";

/// @title What the two halves of the tasks share: storage, and everything that follows from it
/// @notice TrainingTasks writes, TaskViews reads; the second runs only as code of the first, on its storage. Both have this
/// layout and no storage of their own.
abstract contract TasksBase {
    struct Task {
        address sponsor;
        TaskStatus status;
        uint8 trainerCount;
        uint8 quorum;
        uint16 commissionBps;
        uint40 enrollDeadline;
        /// @dev Training claims can be disputed.
        bool verified;
        /// @dev Trainers need an attested enclave.
        bool confidential;
        // slot 1
        /// @dev SSTORE2 pointer to abi.encode(spec).
        address spec;
        uint64 activeSlots;
        /// @dev Training began: statements were made that locks have to answer for.
        bool trained;
        /// @dev Member numbers given so far.
        uint16 members;
        // slot 2
        uint128 rewardPerGradient;
        uint128 enrollmentFee;
        // slot 3
        uint128 trainerLock;
        uint128 keeperLock;
        // slot 4
        /// @dev Bounds of SpecRules fit the width.
        uint40 liability;
        /// @dev When a conviction last took a keeper out of the pool; here it costs no further slot.
        uint40 convictedAt;
        uint32 maxMisses;
        uint32 rounds;
        uint32 carried;
        uint32 tainted;
        uint40 endedAt;
        /// @dev The sponsor has taken what was not earned.
        bool refunded;
        // slot 5
        /// @dev What the sponsor paid in.
        uint256 escrow;
        // slot 6
        /// @dev What left it: pay, burned pay, refund.
        uint256 spent;
        // slot 7
        /// @dev Bit i: place i of the pool is taken.
        uint256 poolSlots;
        // slot 8
        /// @dev Bit i: the keeper in place i acknowledged the task.
        uint256 acknowledged;
        // slots 9 to 11, written with the receipt
        bytes32 finalStateRoot;
        bytes32 runRoot;
        uint64 accepted;
    }

    /// @dev One slot: a commitment reads it in a single load.
    struct EnrollmentRecord {
        address key;
        uint8 slot;
        uint24 fromRound;
        uint24 toRound;
        uint40 ejectedAt;
    }

    /// @dev What the enrolment record has no room for.
    struct Stay {
        /// @dev When the trainer left; runs its lock's liability. 0 while it stays.
        uint40 leftAt;
        /// @dev Left before Training: there was nothing to state.
        bool early;
        /// @dev Overturns of the run when the trainer came and when it left: an overturn moves the head back, so that rounds alone
        /// do not tell who made a commitment that it voided.
        uint16 fromBranch;
        uint16 toBranch;
        /// @dev Convicted before it left, so that its fee was burned: the finder has it back.
        bool feeBurned;
        /// @dev Who first proved a gradient of it wrong when its lock was gone.
        address finder;
    }

    struct Slot {
        address holder;
        /// @dev First round that no former holder can claim. Never falls, though an overturn moves the head back.
        uint24 freeFrom;
    }

    /// @dev One slot: a proposal reads it once a signature. Never deleted: signatures and seats name the member for ever.
    struct PoolRecord {
        address key;
        uint16 member;
        /// @dev Leaf of the stake tree; another member's once this one is not active any more.
        uint8 place;
        bool active;
        bool acknowledged;
        bool ejected;
        /// @dev The lock is back: nothing ties the account to the task, it may join again.
        bool released;
        uint40 exitedAt;
    }

    uint24 internal constant STAYING = type(uint24).max;

    IStakeVault internal immutable VAULT;
    ITrainingRounds internal immutable ROUNDS;
    address internal immutable REFEREE;
    address internal immutable GAME;
    uint32 internal immutable MIN_WINDOW;
    uint32 internal immutable OUTAGE;
    uint64 internal immutable UNBONDING_MARGIN;
    uint32 internal immutable REVEAL_RATE;

    uint256 internal _held;
    uint256 internal _burned;
    mapping(address sponsor => uint256) internal _nonceOf;

    mapping(bytes32 taskId => Task) internal _tasks;
    mapping(bytes32 taskId => mapping(address trainer => EnrollmentRecord)) internal _enrollments;
    mapping(bytes32 taskId => mapping(address trainer => Stay)) internal _stays;
    mapping(bytes32 taskId => mapping(uint8 slot => Slot)) internal _slots;
    mapping(bytes32 taskId => mapping(address keeper => PoolRecord)) internal _pool;
    mapping(bytes32 taskId => mapping(uint16 member => address keeper)) internal _memberAt;
    /// @dev Block of the newest KeeperEndpoint of the keeper.
    mapping(bytes32 taskId => mapping(address keeper => uint256 number)) internal _endpointAt;
    mapping(bytes32 taskId => mapping(uint256 place => uint16 member)) internal _places;
    mapping(bytes32 taskId => StakeTree.Tree) internal _stakes;
    /// @dev A key speaks for one account of a task, or a signature would count twice.
    mapping(bytes32 taskId => mapping(address key => address account)) internal _keyUserOf;

    constructor(
        address vault_,
        address rounds_,
        uint32 minWindow_,
        uint32 outage_,
        uint64 unbondingMargin_,
        uint32 revealRate_,
        address referee_,
        address game_
    ) {
        VAULT = IStakeVault(vault_);
        ROUNDS = ITrainingRounds(rounds_);
        MIN_WINDOW = minWindow_;
        OUTAGE = outage_;
        UNBONDING_MARGIN = unbondingMargin_;
        REVEAL_RATE = revealRate_;
        REFEREE = referee_;
        GAME = game_;
    }

    function _existing(bytes32 taskId) internal view returns (Task storage task) {
        task = _tasks[taskId];
        if (task.status == TaskStatus.None) revert TaskNotFound(taskId);
    }

    function _hasEnded(TaskStatus status) internal pure returns (bool) {
        return status == TaskStatus.Completed || status == TaskStatus.Failed || status == TaskStatus.Cancelled;
    }

    /// @dev What an ended task's sponsor gets back: all but the price of the accepted gradients.
    function _unearned(Task storage task) internal view returns (uint256) {
        return task.escrow - uint256(task.accepted) * task.rewardPerGradient;
    }

    /// @dev Who has the bounty on a sponsor that was silent, and whether something that is demanded of it is open.
    function _claimantOf(bytes32 taskId, Task storage task) internal view returns (address claimant, bool pending) {
        if (task.trained && REFEREE.code.length != 0) return IAggregationFraud(REFEREE).claimantOf(taskId);
    }

    function _receipt(bytes32 taskId, Task storage task, address claimant) internal view returns (TrainingReceipt memory) {
        return TrainingReceipt({
            taskId: taskId,
            specHash: keccak256(SSTORE2.read(task.spec)),
            sponsor: task.sponsor,
            finalStateRoot: task.finalStateRoot,
            runRoot: task.runRoot,
            rounds: task.rounds,
            carriedRounds: task.carried,
            taintedRounds: task.tainted,
            acceptedGradients: task.accepted,
            rewards: uint256(task.accepted) * task.rewardPerGradient,
            refund: claimant == address(0) ? _unearned(task) : 0,
            completedAt: task.endedAt
        });
    }
}
