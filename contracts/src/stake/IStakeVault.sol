// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Role, UnbondingEntry} from "../facts/Types.sol";

/// @title Stake of every participant, its locks and its slashing
/// @notice Holds one plain ERC-20. active + unbonding stake backs locks; a lock is exclusive to one (task, role, account).
/// Stake stays slashable while it unbonds. No owner, no pause; burning is bookkeeping, so a slash never reverts.
interface IStakeVault {
    event KeyRegistered(address indexed account, address indexed key);
    event Deposited(address indexed account, address indexed from, uint256 amount);
    event UnbondingStarted(address indexed account, uint256 amount, uint64 withdrawableAt);
    event Withdrawn(address indexed account, uint256 amount);
    event Locked(bytes32 indexed taskId, Role role, address indexed account, uint256 amount);
    event Unlocked(bytes32 indexed taskId, Role role, address indexed account, uint256 amount);
    event Slashed(
        bytes32 indexed taskId,
        Role role,
        address indexed account,
        address indexed challenger,
        uint256 amount,
        uint256 burned,
        uint256 bounty,
        uint256 compensation
    );
    event Credited(address indexed account, uint256 amount);
    event PotFilled(bytes32 indexed pot, uint256 amount);
    event CreditWithdrawn(address indexed account, uint256 amount);
    event Burned(uint256 amount);

    /// @notice Registers the ECDSA key that signs for msg.sender from now on; tasks already joined keep their key.
    /// @param proof EIP-712 signature by `key` over KeyRegistration(address account,address key): possession.
    function registerKey(address key, bytes calldata proof) external;
    /// @notice Key that a new enrolment of `account` would bind: the registered one, else the account itself.
    function keyOf(address account) external view returns (address);

    function deposit(uint256 amount) external;
    function depositFor(address account, uint256 amount) external;
    function depositWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
    /// @notice Starts unbonding `amount` of msg.sender's active stake; at most 8 entries are pending, a further one joins the newest.
    function beginUnbond(uint256 amount) external;
    /// @notice Pays out every matured entry as far as locks allow.
    function withdraw() external returns (uint256 amount);
    /// @notice Pays out bounties and compensation credited to msg.sender.
    function withdrawCredit() external returns (uint256 amount);

    /// @notice Only the task registry: locks stake that no other lock uses.
    function lock(bytes32 taskId, Role role, address account, uint256 amount) external;
    /// @notice Only the task registry: ends a lock.
    function unlock(bytes32 taskId, Role role, address account) external;
    /// @notice Only the task registry: takes the whole lock. At least half is burned, at most a fifth goes to the challenger,
    /// the rest into the compensation pot `pot` (burned if zero). Returns what was taken; 0 if nothing is locked.
    function slash(bytes32 taskId, Role role, address account, address challenger, bytes32 pot) external returns (uint256 taken);
    /// @notice Only the task registry: credits `account` with `amount` from a pot.
    function compensate(bytes32 pot, address account, uint256 amount) external;

    function stakeOf(address account) external view returns (uint256 active, uint256 unbonding, uint256 locked);
    /// @notice Pending unbonding entries, oldest first.
    function unbondingOf(address account) external view returns (UnbondingEntry[] memory);
    function lockOf(bytes32 taskId, Role role, address account) external view returns (uint256);
    function creditOf(address account) external view returns (uint256);
    /// @notice What slashes paid into a pot in all, and what is left of it.
    function potOf(bytes32 pot) external view returns (uint256 total, uint256 left);
    function burned() external view returns (uint256);
    /// @notice Everything the vault owes; its token balance is never less.
    function owed() external view returns (uint256);
    function token() external view returns (address);
    /// @notice The task registry, which alone locks and slashes.
    function tasks() external view returns (address);
    function unbondingPeriod() external view returns (uint64);
}
