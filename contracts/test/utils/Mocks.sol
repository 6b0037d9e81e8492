// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

import {IL1Block} from "../../src/round/IL1Block.sol";
import {ITrainingRounds} from "../../src/round/ITrainingRounds.sol";
import {ITrainingTasks} from "../../src/task/ITrainingTasks.sol";
import {Role} from "../../src/facts/Types.sol";

/// @notice Stands for the game that later versions bring: convicts and overturns on request.
contract MockGame {
    /// @notice Open disputes, as TrainingFraud tells them.
    mapping(bytes32 taskId => mapping(address trainer => mapping(uint32 round => uint256))) public disputesOf;

    function dispute(bytes32 taskId, address trainer, uint32 round, uint256 count) external {
        disputesOf[taskId][trainer][round] = count;
        disputesOf[taskId][trainer][type(uint32).max] = count;
        disputesOf[taskId][address(0)][0] = count;
    }

    /// @notice Of a dispute about training; the game is its own disputes.
    uint256 public bond;

    function setBond(uint256 bond_) external {
        bond = bond_;
    }

    function dispute() external view returns (address) {
        return address(this);
    }

    function exclude(ITrainingRounds rounds, bytes32 taskId, uint32 round, uint8 slot) external {
        rounds.excludeGradient(taskId, round, slot);
    }

    function show(ITrainingRounds rounds, bytes32 taskId, uint32 round, uint8 slot) external {
        rounds.noteShown(taskId, round, slot);
    }

    function fail(ITrainingRounds rounds, bytes32 taskId) external {
        rounds.failRun(taskId);
    }

    function overturn(ITrainingRounds rounds, bytes32 taskId, uint32 round, uint64 clearedSlots) external returns (uint16) {
        return rounds.overturnRound(taskId, round, clearedSlots);
    }

    function hold(ITrainingRounds rounds, bytes32 taskId, uint32 round) external returns (uint16) {
        return rounds.holdRound(taskId, round);
    }

    function release(ITrainingRounds rounds, bytes32 taskId, uint32 round, uint16 branch) external {
        rounds.releaseRound(taskId, round, branch);
    }

    function void(ITrainingRounds rounds, bytes32 taskId, uint32 round, uint8 slot) external {
        rounds.voidGradient(taskId, round, slot);
    }

    function convict(ITrainingTasks tasks, bytes32 taskId, Role role, address account, address challenger, bytes32 pot)
        external
        returns (uint256)
    {
        return tasks.convict(taskId, role, account, challenger, pot);
    }

    /// @notice A whole aggregation conviction: the round falls and the signer pays, in one transaction.
    function convictAndOverturn(
        ITrainingTasks tasks,
        ITrainingRounds rounds,
        bytes32 taskId,
        uint32 round,
        address keeper,
        address challenger
    ) external {
        bytes32 pot = rounds.potId(taskId, rounds.overturnRound(taskId, round, 0));
        tasks.convict(taskId, Role.Keeper, keeper, challenger, pot);
    }
}

/// @notice Stands for the predeploy L1Block of an OP Stack chain.
contract MockL1Block is IL1Block {
    uint64 public timestamp;
    bytes32 public hash;

    function set(uint64 timestamp_, bytes32 hash_) external {
        (timestamp, hash) = (timestamp_, hash_);
    }
}

abstract contract MintableToken is ERC20 {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// @notice A token that does whatever a test tells it to: takes one part in a hundred of a transfer between accounts, refuses transfers
/// from and to blocked accounts, and calls whoever armed it back in the middle of the next transfer, as an ERC-777 hook would.
contract HostileToken is MintableToken {
    error Blocked(address account);

    bool private _taxing;
    mapping(address account => bool) private _isBlocked;
    address private _target;
    bytes private _call;
    bytes public lastRevert;
    bool public reentered;

    constructor() ERC20("Hostile", "HOS") {}

    function setTaxing(bool value) external {
        _taxing = value;
    }

    function setBlocked(address account, bool value) external {
        _isBlocked[account] = value;
    }

    /// @param target Zero: nobody is called.
    function arm(address target, bytes calldata call_) external {
        _target = target;
        _call = call_;
        reentered = false;
        delete lastRevert;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_isBlocked[from]) revert Blocked(from);
        if (_isBlocked[to]) revert Blocked(to);
        uint256 tax = _taxing && from != address(0) && to != address(0) ? value / 100 : 0;
        super._update(from, to, value - tax);
        if (tax != 0) super._update(from, address(0), tax);
        address target = _target;
        if (target == address(0)) return;
        _target = address(0);
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory result) = target.call(_call);
        reentered = success;
        lastRevert = result;
    }
}
