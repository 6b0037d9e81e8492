// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolKeeper, TrainingReceipt} from "../facts/Types.sol";

/// @title Tasks: what can be read of them
interface ITaskViews {
    function specHashOf(bytes32 taskId) external view returns (bytes32);
    function sponsorOf(bytes32 taskId) external view returns (address);
    function enrollDeadlineOf(bytes32 taskId) external view returns (uint64);
    /// @notice Account now holding a slot; zero if free.
    function trainerAt(bytes32 taskId, uint8 slot) external view returns (address);
    /// @notice Trainers whose slots may be reopened now, by slot.
    function absentOf(bytes32 taskId) external view returns (address[] memory trainers);
    function poolKeeperOf(bytes32 taskId, address keeper) external view returns (PoolKeeper memory);
    function poolSizeOf(bytes32 taskId) external view returns (uint256);
    /// @notice Keepers of the pool, by place, and of each the block of its newest KeeperEndpoint.
    function poolOf(bytes32 taskId) external view returns (address[] memory keepers, uint256[] memory endpointBlocks);
    /// @notice Unix seconds at which a conviction last took a keeper out of the pool; 0 if none has. A draw whose commit window closed
    /// no later is void: whoever knows the seed must not choose among pools.
    function poolConvictedAtOf(bytes32 taskId) external view returns (uint64);
    /// @notice Account behind a member number; zero if none.
    function memberAt(bytes32 taskId, uint16 member) external view returns (address);
    /// @notice Account whose key this is in the task; zero if none. A key stays with its account.
    function keyUserOf(bytes32 taskId, address key) external view returns (address);
    /// @notice Draws `seats` seats with replacement by stake: member numbers and accounts. Empty if the pool is.
    /// @dev Weight of a keeper: its lock in sixteenths of the spec's keeperLock, at most 4,095.
    function drawSeats(bytes32 taskId, bytes32 seed, uint256 seats)
        external
        view
        returns (uint16[] memory members, address[] memory keepers);
    function receiptOf(bytes32 taskId) external view returns (TrainingReceipt memory);
    /// @notice Escrow still held for the task.
    function escrowOf(bytes32 taskId) external view returns (uint256);
    /// @notice Longest time after posting a statement in which it can be convicted: W_claim + T + reveal.
    function liabilityOf(bytes32 taskId) external view returns (uint64);
    function nonceOf(address sponsor) external view returns (uint256);
    function minWindow() external view returns (uint32);
    /// @notice Seconds for which the chain may take nothing in: the floors of windows follow from it (SpecRules). 0: there are none.
    function outage() external view returns (uint32);
    /// @notice Added to a task's liability for the least unbonding period it accepts (24 h in production).
    function unbondingMargin() external view returns (uint64);
    /// @notice Bytes a second at which the chain can take payloads in; above it a spec says custodyAssumed (rule 27).
    function revealRate() external view returns (uint32);
    function vault() external view returns (address);
    function rounds() external view returns (address);
    /// @notice The two contracts that may convict and overturn; zero is nobody.
    function referee() external view returns (address);
    function game() external view returns (address);
    /// @notice Forfeited pay and fees, held for ever.
    function burned() external view returns (uint256);
    /// @notice Everything the contract owes; its token balance is never less.
    function owed() external view returns (uint256);
}
