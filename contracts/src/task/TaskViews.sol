// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/utils/LibBit.sol";
import {SSTORE2} from "solady/utils/SSTORE2.sol";

import {ITaskViews} from "./ITaskViews.sol";
import {PoolKeeper, TaskStatus, TrainingReceipt} from "../facts/Types.sol";
import {StakeTree} from "../stake/StakeTree.sol";
import {TasksBase} from "./TasksBase.sol";

/// @title Tasks: what can be read of them
/// @notice The half of TrainingTasks that reads, but for what a commitment and a proposal ask, which stays with the rest for its gas.
/// TrainingTasks creates it and passes on to it, on its own storage and under its own address, every call that it does not know. At the
/// address of its own there is no task. It has no function that writes, holds nothing, and nobody may do more at that address than read.
contract TaskViews is ITaskViews, TasksBase {
    using StakeTree for StakeTree.Tree;

    /// @dev As those of TrainingTasks.
    constructor(
        address vault_,
        address rounds_,
        uint32 minWindow_,
        uint32 outage_,
        uint64 unbondingMargin_,
        uint32 revealRate_,
        address referee_,
        address game_
    ) TasksBase(vault_, rounds_, minWindow_, outage_, unbondingMargin_, revealRate_, referee_, game_) {}

    /// @inheritdoc ITaskViews
    function specHashOf(bytes32 taskId) external view returns (bytes32) {
        return keccak256(SSTORE2.read(_existing(taskId).spec));
    }

    /// @inheritdoc ITaskViews
    function sponsorOf(bytes32 taskId) external view returns (address) {
        return _tasks[taskId].sponsor;
    }

    /// @inheritdoc ITaskViews
    function enrollDeadlineOf(bytes32 taskId) external view returns (uint64) {
        return _tasks[taskId].enrollDeadline;
    }

    /// @inheritdoc ITaskViews
    function trainerAt(bytes32 taskId, uint8 slot) external view returns (address) {
        return _slots[taskId][slot].holder;
    }

    /// @inheritdoc ITaskViews
    function absentOf(bytes32 taskId) external view returns (address[] memory trainers) {
        Task storage task = _tasks[taskId];
        if (task.status != TaskStatus.Training) return trainers;
        uint256 held = task.activeSlots;
        trainers = new address[](LibBit.popCount(held));
        uint256 count = 0;
        for (; held != 0; held &= held - 1) {
            address trainer = _slots[taskId][uint8(LibBit.ffs(held))].holder;
            (uint32 misses,,) = ROUNDS.missesOf(taskId, trainer, task.maxMisses);
            if (misses > task.maxMisses) trainers[count++] = trainer;
        }
        assembly ("memory-safe") {
            mstore(trainers, count)
        }
    }

    /// @inheritdoc ITaskViews
    function poolKeeperOf(bytes32 taskId, address keeper) external view returns (PoolKeeper memory) {
        PoolRecord memory record = _pool[taskId][keeper];
        return PoolKeeper({
            key: record.key,
            member: record.member,
            active: record.active,
            acknowledged: record.acknowledged,
            leftAt: record.ejected ? 0 : record.exitedAt,
            ejectedAt: record.ejected ? record.exitedAt : 0
        });
    }

    /// @inheritdoc ITaskViews
    function poolSizeOf(bytes32 taskId) external view returns (uint256) {
        return LibBit.popCount(_tasks[taskId].poolSlots);
    }

    /// @inheritdoc ITaskViews
    function poolOf(bytes32 taskId) external view returns (address[] memory keepers, uint256[] memory endpointBlocks) {
        uint256 taken = _tasks[taskId].poolSlots;
        uint256 count = LibBit.popCount(taken);
        keepers = new address[](count);
        endpointBlocks = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            uint256 place = LibBit.ffs(taken);
            taken &= taken - 1;
            address keeper = _memberAt[taskId][_places[taskId][place]];
            (keepers[i], endpointBlocks[i]) = (keeper, _endpointAt[taskId][keeper]);
        }
    }

    /// @inheritdoc ITaskViews
    function poolConvictedAtOf(bytes32 taskId) external view returns (uint64) {
        return _tasks[taskId].convictedAt;
    }

    /// @inheritdoc ITaskViews
    function drawSeats(bytes32 taskId, bytes32 seed, uint256 seats)
        external
        view
        returns (uint16[] memory members, address[] memory keepers)
    {
        StakeTree.Tree storage stakes = _stakes[taskId];
        uint256 total = stakes.total();
        if (total == 0) return (members, keepers);
        members = new uint16[](seats);
        keepers = new address[](seats);
        for (uint256 i = 0; i < seats; ++i) {
            uint16 member = _places[taskId][stakes.find(uint256(keccak256(abi.encode(seed, i))) % total)];
            (members[i], keepers[i]) = (member, _memberAt[taskId][member]);
        }
    }

    /// @inheritdoc ITaskViews
    /// @dev All zero until the receipt was issued; a task that ended before Training has none.
    function receiptOf(bytes32 taskId) external view returns (TrainingReceipt memory receipt) {
        Task storage task = _existing(taskId);
        if (!task.trained || !_hasEnded(task.status)) return receipt;
        (address claimant,) = _claimantOf(taskId, task);
        receipt = _receipt(taskId, task, claimant);
    }

    /// @inheritdoc ITaskViews
    function escrowOf(bytes32 taskId) external view returns (uint256) {
        Task storage task = _tasks[taskId];
        return task.escrow - task.spent;
    }

    /// @inheritdoc ITaskViews
    function liabilityOf(bytes32 taskId) external view returns (uint64) {
        return _tasks[taskId].liability;
    }

    /// @inheritdoc ITaskViews
    function minWindow() external view returns (uint32) {
        return MIN_WINDOW;
    }

    /// @inheritdoc ITaskViews
    function outage() external view returns (uint32) {
        return OUTAGE;
    }

    /// @inheritdoc ITaskViews
    function unbondingMargin() external view returns (uint64) {
        return UNBONDING_MARGIN;
    }

    /// @inheritdoc ITaskViews
    function revealRate() external view returns (uint32) {
        return REVEAL_RATE;
    }

    /// @inheritdoc ITaskViews
    function vault() external view returns (address) {
        return address(VAULT);
    }

    /// @inheritdoc ITaskViews
    function rounds() external view returns (address) {
        return address(ROUNDS);
    }

    /// @inheritdoc ITaskViews
    function referee() external view returns (address) {
        return REFEREE;
    }

    /// @inheritdoc ITaskViews
    function game() external view returns (address) {
        return GAME;
    }

    /// @inheritdoc ITaskViews
    function owed() external view returns (uint256) {
        return _held;
    }

    /// @inheritdoc ITaskViews
    function memberAt(bytes32 taskId, uint16 member) external view returns (address) {
        return _memberAt[taskId][member];
    }

    /// @inheritdoc ITaskViews
    function keyUserOf(bytes32 taskId, address key) external view returns (address) {
        return _keyUserOf[taskId][key];
    }

    /// @inheritdoc ITaskViews
    function nonceOf(address sponsor) external view returns (uint256) {
        return _nonceOf[sponsor];
    }

    /// @inheritdoc ITaskViews
    function burned() external view returns (uint256) {
        return _burned;
    }
}
