// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import {IStakeVault} from "./IStakeVault.sol";
import {Role, UnbondingEntry} from "../facts/Types.sol";
import {
    InsufficientStake,
    InvalidSignature,
    KeyInUse,
    LockExists,
    NotAuthorized,
    NothingToWithdraw,
    ZeroAmount
} from "../facts/Errors.sol";
import {Intake} from "./Intake.sol";

/// @title Stake of every participant, its locks and its slashing
/// @notice Accounts: locked <= active + unbonding at all times; a new lock needs active stake that no other lock uses.
contract StakeVault is IStakeVault, EIP712, ReentrancyGuardTransient {
    using Intake for IERC20;
    using SafeERC20 for IERC20;
    using SafeCast for uint256;

    struct Stake {
        uint128 active;
        uint128 unbonding;
        uint128 locked;
    }

    /// @dev What slashes paid in, and what compensations have left of it.
    struct Pot {
        uint128 total;
        uint128 left;
    }

    bytes32 private constant KEY_REGISTRATION_TYPEHASH = keccak256("KeyRegistration(address account,address key)");
    /// @dev Bounds the loops of withdraw and slash.
    uint256 private constant MAX_ENTRIES = 8;
    uint256 private constant BOUNTY_DIVISOR = 5;

    IERC20 private immutable TOKEN;
    address private immutable TASKS;
    uint64 private immutable UNBONDING_PERIOD;

    uint256 private _totalStake;
    uint256 private _totalCredit;
    uint256 private _totalPots;
    /// @inheritdoc IStakeVault
    uint256 public burned;

    mapping(address account => Stake) private _stakes;
    /// @dev Oldest first, maturities ascending.
    mapping(address account => UnbondingEntry[]) private _entries;
    mapping(bytes32 taskId => mapping(Role => mapping(address account => uint256))) private _locks;
    /// @inheritdoc IStakeVault
    mapping(address account => uint256) public creditOf;
    mapping(bytes32 pot => Pot) private _pots;
    mapping(address account => address) private _keys;
    /// @dev A key stays with its first account for ever: tasks joined under it still verify against it.
    mapping(address key => address account) private _keyOwners;

    modifier onlyTasks() {
        if (msg.sender != TASKS) revert NotAuthorized(msg.sender);
        _;
    }

    /// @param token_ A plain ERC-20; one that takes a fee is refused at every deposit.
    /// @param tasks_ The task registry, by predicted address: the two contracts name each other.
    /// @param unbondingPeriod_ Seconds; tasks check that it outlasts their longest liability.
    constructor(address token_, address tasks_, uint64 unbondingPeriod_) EIP712("Assay", "1") {
        TOKEN = IERC20(token_);
        TASKS = tasks_;
        UNBONDING_PERIOD = unbondingPeriod_;
    }

    // ------------------------------------------------------------------------------------------------------------- keys

    /// @inheritdoc IStakeVault
    function registerKey(address key, bytes calldata proof) external {
        address owner = _keyOwners[key];
        if (owner != address(0) && owner != msg.sender) revert KeyInUse(key);
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(KEY_REGISTRATION_TYPEHASH, msg.sender, key)));
        (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecoverCalldata(digest, proof);
        if (failure != ECDSA.RecoverError.NoError || signer != key) revert InvalidSignature();
        _keyOwners[key] = msg.sender;
        _keys[msg.sender] = key;
        emit KeyRegistered(msg.sender, key);
    }

    /// @inheritdoc IStakeVault
    function keyOf(address account) external view returns (address) {
        address key = _keys[account];
        return key == address(0) ? account : key;
    }

    // ------------------------------------------------------------------------------------------------------------ stake

    /// @inheritdoc IStakeVault
    function deposit(uint256 amount) external nonReentrant {
        _deposit(msg.sender, amount);
    }

    /// @inheritdoc IStakeVault
    function depositFor(address account, uint256 amount) external nonReentrant {
        _deposit(account, amount);
    }

    /// @inheritdoc IStakeVault
    function depositWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external nonReentrant {
        // A front-runner may have used the permit already; what counts is the allowance that it leaves.
        try IERC20Permit(address(TOKEN)).permit(msg.sender, address(this), amount, deadline, v, r, s) {} catch {}
        _deposit(msg.sender, amount);
    }

    /// @inheritdoc IStakeVault
    function beginUnbond(uint256 amount) external nonReentrant {
        if (amount == 0) revert ZeroAmount();
        Stake storage stake = _stakes[msg.sender];
        if (amount > stake.active) revert InsufficientStake(stake.active, amount);
        uint128 moved = amount.toUint128();
        stake.active -= moved;
        stake.unbonding += moved;

        uint64 withdrawableAt = uint64(block.timestamp) + UNBONDING_PERIOD;
        UnbondingEntry[] storage entries = _entries[msg.sender];
        uint256 count = entries.length;
        if (count < MAX_ENTRIES) {
            entries.push(UnbondingEntry({amount: moved, withdrawableAt: withdrawableAt}));
        } else {
            UnbondingEntry storage newest = entries[count - 1];
            newest.amount += moved;
            newest.withdrawableAt = withdrawableAt;
        }
        emit UnbondingStarted(msg.sender, amount, withdrawableAt);
    }

    /// @inheritdoc IStakeVault
    function withdraw() external nonReentrant returns (uint256 amount) {
        Stake storage stake = _stakes[msg.sender];
        UnbondingEntry[] storage entries = _entries[msg.sender];
        uint256 count = entries.length;
        uint256 room = uint256(stake.active) + stake.unbonding - stake.locked;
        uint256 paid = 0; // Entries that are gone.
        while (paid < count && entries[paid].withdrawableAt <= block.timestamp && amount < room) {
            uint256 take = entries[paid].amount;
            if (take > room - amount) {
                take = room - amount;
                entries[paid].amount -= uint128(take);
                amount += take;
                break;
            }
            amount += take;
            ++paid;
        }
        if (amount == 0) revert NothingToWithdraw();
        for (uint256 i = paid; i < count; ++i) {
            entries[i - paid] = entries[i];
        }
        for (uint256 i = 0; i < paid; ++i) {
            entries.pop();
        }
        stake.unbonding -= uint128(amount);
        _totalStake -= amount;
        emit Withdrawn(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc IStakeVault
    function withdrawCredit() external nonReentrant returns (uint256 amount) {
        amount = creditOf[msg.sender];
        if (amount == 0) revert NothingToWithdraw();
        creditOf[msg.sender] = 0;
        _totalCredit -= amount;
        emit CreditWithdrawn(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ locks

    /// @inheritdoc IStakeVault
    function lock(bytes32 taskId, Role role, address account, uint256 amount) external onlyTasks {
        if (amount == 0) revert ZeroAmount();
        if (_locks[taskId][role][account] != 0) revert LockExists();
        Stake storage stake = _stakes[account];
        uint256 free = stake.active > stake.locked ? stake.active - stake.locked : 0;
        if (amount > free) revert InsufficientStake(free, amount);
        stake.locked += uint128(amount);
        _locks[taskId][role][account] = amount;
        emit Locked(taskId, role, account, amount);
    }

    /// @inheritdoc IStakeVault
    function unlock(bytes32 taskId, Role role, address account) external onlyTasks {
        uint256 amount = _takeLock(taskId, role, account);
        emit Unlocked(taskId, role, account, amount);
    }

    /// @inheritdoc IStakeVault
    function slash(bytes32 taskId, Role role, address account, address challenger, bytes32 pot)
        external
        onlyTasks
        returns (uint256 taken)
    {
        taken = _takeLock(taskId, role, account);
        if (taken == 0) return 0;
        _takeStake(account, taken);

        // Rounded so that the burned part is never below half, nor the bounty above a fifth.
        uint256 bounty = challenger == address(0) ? 0 : taken / BOUNTY_DIVISOR;
        uint256 compensation = pot == 0 ? 0 : taken / 2 - taken / BOUNTY_DIVISOR;
        uint256 destroyed = taken - bounty - compensation;
        _totalStake -= taken;
        burned += destroyed;
        emit Slashed(taskId, role, account, challenger, taken, destroyed, bounty, compensation);
        emit Burned(destroyed);
        _credit(challenger, bounty);
        if (compensation != 0) {
            _pots[pot].total += uint128(compensation);
            _pots[pot].left += uint128(compensation);
            _totalPots += compensation;
            emit PotFilled(pot, compensation);
        }
    }

    /// @inheritdoc IStakeVault
    function compensate(bytes32 pot, address account, uint256 amount) external onlyTasks {
        _pots[pot].left -= amount.toUint128();
        _totalPots -= amount;
        _credit(account, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc IStakeVault
    function stakeOf(address account) external view returns (uint256 active, uint256 unbonding, uint256 locked) {
        Stake storage stake = _stakes[account];
        return (stake.active, stake.unbonding, stake.locked);
    }

    /// @inheritdoc IStakeVault
    function unbondingOf(address account) external view returns (UnbondingEntry[] memory) {
        return _entries[account];
    }

    /// @inheritdoc IStakeVault
    function lockOf(bytes32 taskId, Role role, address account) external view returns (uint256) {
        return _locks[taskId][role][account];
    }

    /// @inheritdoc IStakeVault
    function potOf(bytes32 pot) external view returns (uint256 total, uint256 left) {
        return (_pots[pot].total, _pots[pot].left);
    }

    /// @inheritdoc IStakeVault
    function owed() external view returns (uint256) {
        return _totalStake + _totalCredit + _totalPots + burned;
    }

    /// @inheritdoc IStakeVault
    function token() external view returns (address) {
        return address(TOKEN);
    }

    /// @inheritdoc IStakeVault
    function tasks() external view returns (address) {
        return TASKS;
    }

    /// @inheritdoc IStakeVault
    function unbondingPeriod() external view returns (uint64) {
        return UNBONDING_PERIOD;
    }

    // --------------------------------------------------------------------------------------------------------- internal

    function _deposit(address account, uint256 amount) private {
        if (amount == 0) revert ZeroAmount();
        _stakes[account].active += amount.toUint128();
        _totalStake += amount;
        emit Deposited(account, msg.sender, amount);
        TOKEN.take(msg.sender, amount);
    }

    function _takeLock(bytes32 taskId, Role role, address account) private returns (uint256 amount) {
        amount = _locks[taskId][role][account];
        delete _locks[taskId][role][account];
        _stakes[account].locked -= uint128(amount);
    }

    /// @dev Active stake first, then what unbonds, newest first: the entry nearest to leaving is the last one touched.
    function _takeStake(address account, uint256 amount) private {
        Stake storage stake = _stakes[account];
        uint256 fromActive = amount < stake.active ? amount : stake.active;
        stake.active -= uint128(fromActive);
        uint256 rest = amount - fromActive;
        if (rest == 0) return;
        stake.unbonding -= uint128(rest);
        UnbondingEntry[] storage entries = _entries[account];
        while (rest > 0) {
            UnbondingEntry storage newest = entries[entries.length - 1];
            if (newest.amount > rest) {
                newest.amount -= uint128(rest);
                return;
            }
            rest -= newest.amount;
            entries.pop();
        }
    }

    function _credit(address account, uint256 amount) private {
        if (amount == 0) return;
        creditOf[account] += amount;
        _totalCredit += amount;
        emit Credited(account, amount);
    }
}
