// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";

import {
    InsufficientStake,
    InvalidSignature,
    KeyInUse,
    LockExists,
    NotAuthorized,
    NothingToWithdraw,
    ZeroAmount
} from "../src/facts/Errors.sol";
import {IStakeVault} from "../src/stake/IStakeVault.sol";
import {Role, UnbondingEntry} from "../src/facts/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";

abstract contract VaultTest is AssayTest {
    bytes32 internal constant TASK = keccak256("task");
    bytes32 internal constant POT = keccak256("pot");
    uint256 internal constant ALICE_KEY = 0xA11CE;
    address internal alice;
    address internal bob = address(0xB0B);

    function setUp() public override {
        super.setUp();
        alice = vm.addr(ALICE_KEY);
        _fund(alice);
        _fund(bob);
    }

    function _deposit(uint256 amount) internal {
        vm.prank(alice);
        vault.deposit(amount);
    }

    function _unbond(uint256 amount) internal {
        vm.prank(alice);
        vault.beginUnbond(amount);
    }

    function _withdraw() internal returns (uint256) {
        vm.prank(alice);
        return vault.withdraw();
    }

    function _lock(bytes32 taskId, uint256 amount) internal {
        vm.prank(address(tasks));
        vault.lock(taskId, Role.Trainer, alice, amount);
    }

    function _slash(bytes32 taskId, address to, bytes32 pot) internal returns (uint256) {
        vm.prank(address(tasks));
        return vault.slash(taskId, Role.Trainer, alice, to, pot);
    }

    function _compensate(bytes32 pot, uint256 amount) internal {
        vm.prank(address(tasks));
        vault.compensate(pot, bob, amount);
    }

    function _assertStake(uint256 active, uint256 unbonding, uint256 locked) internal view {
        (uint256 a, uint256 u, uint256 held) = vault.stakeOf(alice);
        assertEq(a, active, "active");
        assertEq(u, unbonding, "unbonding");
        assertEq(held, locked, "locked");
        uint256 pending = 0;
        UnbondingEntry[] memory entries = vault.unbondingOf(alice);
        for (uint256 i = 0; i < entries.length; ++i) {
            pending += entries[i].amount;
            if (i > 0) assertGe(entries[i].withdrawableAt, entries[i - 1].withdrawableAt, "maturities ascend");
        }
        assertEq(pending, unbonding, "entries add up");
        _assertBooks();
    }
}

contract StakeVault_registerKey_Test is VaultTest {
    bytes32 private constant TYPEHASH = keccak256("KeyRegistration(address account,address key)");

    function _proof(address account, uint256 key) private view returns (bytes memory) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Assay"),
                keccak256("1"),
                block.chainid,
                address(vault)
            )
        );
        bytes32 inner = keccak256(abi.encode(TYPEHASH, account, vm.addr(key)));
        return _signed(key, keccak256(abi.encodePacked(hex"1901", domain, inner)));
    }

    function test_registerKey_possession_succeeds() external {
        assertEq(vault.keyOf(alice), alice, "an account signs for itself");
        bytes memory proof = _proof(alice, 0x111);
        vm.expectEmit(address(vault));
        emit IStakeVault.KeyRegistered(alice, vm.addr(0x111));
        vm.prank(alice);
        vault.registerKey(vm.addr(0x111), proof);
        assertEq(vault.keyOf(alice), vm.addr(0x111), "key");
        // A later key replaces it, and the former stays the account's own.
        proof = _proof(alice, 0x112);
        vm.prank(alice);
        vault.registerKey(vm.addr(0x112), proof);
        assertEq(vault.keyOf(alice), vm.addr(0x112), "second key");
        proof = _proof(bob, 0x111);
        vm.expectRevert(abi.encodeWithSelector(KeyInUse.selector, vm.addr(0x111)));
        vm.prank(bob);
        vault.registerKey(vm.addr(0x111), proof);
    }

    function test_registerKey_otherAccountsProof_reverts() external {
        bytes memory proof = _proof(alice, 0x111);
        vm.expectRevert(InvalidSignature.selector);
        vm.prank(bob);
        vault.registerKey(vm.addr(0x111), proof);
    }

    function test_registerKey_malformedProof_reverts() external {
        vm.expectRevert(InvalidSignature.selector);
        vm.prank(alice);
        vault.registerKey(vm.addr(0x111), hex"00");
        vm.expectRevert(InvalidSignature.selector);
        vm.prank(alice);
        vault.registerKey(address(0), new bytes(65));
    }
}

contract StakeVault_deposit_Test is VaultTest {
    function testFuzz_deposit_anyAmount_succeeds(uint256 amount) external {
        amount = bound(amount, 1, WEALTH);
        vm.expectEmit(address(vault));
        emit IStakeVault.Deposited(alice, alice, amount);
        _deposit(amount);
        _assertStake(amount, 0, 0);
    }

    function test_deposit_zero_reverts() external {
        vm.expectRevert(ZeroAmount.selector);
        _deposit(0);
    }

    function test_depositFor_other_succeeds() external {
        vm.expectEmit(address(vault));
        emit IStakeVault.Deposited(alice, bob, 5);
        vm.prank(bob);
        vault.depositFor(alice, 5);
        _assertStake(5, 0, 0);
        assertEq(token.balanceOf(bob), WEALTH - 5, "paid by bob");
    }

    function test_depositWithPermit_permit_succeeds() external {
        vm.prank(alice);
        token.approve(address(vault), 0);
        (uint8 v, bytes32 r, bytes32 s) = _permit(7);
        vm.prank(alice);
        vault.depositWithPermit(7, nowTime(), v, r, s);
        _assertStake(7, 0, 0);
    }

    /// @notice Somebody who sends the permit first does not stop the deposit.
    function test_depositWithPermit_frontRun_succeeds() external {
        vm.prank(alice);
        token.approve(address(vault), 0);
        (uint8 v, bytes32 r, bytes32 s) = _permit(7);
        IERC20Permit(address(token)).permit(alice, address(vault), 7, nowTime(), v, r, s);
        vm.prank(alice);
        vault.depositWithPermit(7, nowTime(), v, r, s);
        _assertStake(7, 0, 0);
    }

    function _permit(uint256 amount) private view returns (uint8, bytes32, bytes32) {
        IERC20Permit permit = IERC20Permit(address(token));
        bytes32 inner = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                alice,
                address(vault),
                amount,
                permit.nonces(alice),
                nowTime()
            )
        );
        return vm.sign(ALICE_KEY, keccak256(abi.encodePacked(hex"1901", permit.DOMAIN_SEPARATOR(), inner)));
    }
}

contract StakeVault_unbond_Test is VaultTest {
    function test_beginUnbond_tooMuch_reverts() external {
        _deposit(10);
        vm.expectRevert(abi.encodeWithSelector(InsufficientStake.selector, 10, 11));
        _unbond(11);
        vm.expectRevert(ZeroAmount.selector);
        _unbond(0);
    }

    function test_withdraw_atMaturity_succeeds() external {
        _deposit(10);
        vm.expectEmit(address(vault));
        emit IStakeVault.UnbondingStarted(alice, 4, uint64(START_TIME + UNBONDING_PERIOD));
        _unbond(4);
        _assertStake(6, 4, 0);
        skip(UNBONDING_PERIOD - 1);
        vm.expectRevert(NothingToWithdraw.selector);
        _withdraw();
        skip(1);
        vm.expectEmit(address(vault));
        emit IStakeVault.Withdrawn(alice, 4);
        assertEq(_withdraw(), 4, "withdrawn");
        _assertStake(6, 0, 0);
        assertEq(token.balanceOf(alice), WEALTH - 6, "received");
    }

    /// @notice The ninth entry joins the newest, whose maturity moves with it.
    function test_beginUnbond_ninthEntry_mergesIntoNewest() external {
        _deposit(100);
        for (uint256 i = 0; i < 10; ++i) {
            _unbond(i + 1);
            skip(1);
        }
        UnbondingEntry[] memory entries = vault.unbondingOf(alice);
        assertEq(entries.length, 8, "entries");
        assertEq(entries[7].amount, 8 + 9 + 10, "merged");
        assertEq(entries[7].withdrawableAt, START_TIME + 9 + UNBONDING_PERIOD, "latest maturity");
        _assertStake(45, 55, 0);
        vm.warp(START_TIME + 3 + UNBONDING_PERIOD);
        assertEq(_withdraw(), 1 + 2 + 3 + 4, "the matured ones");
        _assertStake(45, 45, 0);
        skip(6);
        assertEq(_withdraw(), 45, "the rest");
        _assertStake(45, 0, 0);
    }

    /// @notice Unbonding stake may back a lock; it is then paid out only as far as the lock allows.
    function test_withdraw_locked_paysPart() external {
        _deposit(100);
        _lock(TASK, 70);
        _unbond(60);
        _unbond(40);
        skip(UNBONDING_PERIOD);
        assertEq(_withdraw(), 30, "only what is free");
        _assertStake(0, 70, 70);
        vm.expectRevert(NothingToWithdraw.selector);
        _withdraw();
        vm.prank(address(tasks));
        vault.unlock(TASK, Role.Trainer, alice);
        assertEq(_withdraw(), 70, "the rest");
        _assertStake(0, 0, 0);
    }
}

contract StakeVault_lock_Test is VaultTest {
    function test_lock_stranger_reverts() external {
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, alice));
        vm.prank(alice);
        vault.lock(TASK, Role.Trainer, alice, 1);
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, alice));
        vm.prank(alice);
        vault.unlock(TASK, Role.Trainer, alice);
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, alice));
        vm.prank(alice);
        vault.slash(TASK, Role.Trainer, alice, alice, POT);
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, alice));
        vm.prank(alice);
        vault.compensate(POT, alice, 0);
    }

    function test_lock_exclusive_works() external {
        _deposit(100);
        _lock(TASK, 60);
        assertEq(vault.lockOf(TASK, Role.Trainer, alice), 60, "lock");
        vm.expectRevert(LockExists.selector);
        _lock(TASK, 1);
        vm.expectRevert(abi.encodeWithSelector(InsufficientStake.selector, 40, 41));
        _lock(keccak256("other"), 41);
        _lock(keccak256("other"), 40);
        _assertStake(100, 0, 100);
    }

    /// @notice Stake that unbonds backs old locks but no new one.
    function test_lock_unbonding_reverts() external {
        _deposit(100);
        _lock(TASK, 60);
        _unbond(50);
        vm.expectRevert(abi.encodeWithSelector(InsufficientStake.selector, 0, 1));
        _lock(keccak256("other"), 1);
    }

    function test_lock_zero_reverts() external {
        vm.expectRevert(ZeroAmount.selector);
        _lock(TASK, 0);
    }
}

contract StakeVault_slash_Test is VaultTest {
    function testFuzz_slash_shares_addUp(uint256 amount, bool challenged, bool compensated) external {
        amount = bound(amount, 1, WEALTH);
        _deposit(amount);
        _lock(TASK, amount);
        assertEq(_slash(TASK, challenged ? challenger : address(0), compensated ? POT : bytes32(0)), amount, "taken");
        uint256 bounty = vault.creditOf(challenger);
        (uint256 compensation, uint256 left) = vault.potOf(POT);
        assertEq(left, compensation, "nobody was compensated yet");
        assertEq(vault.burned() + bounty + compensation, amount, "nothing lost");
        assertGe(2 * vault.burned(), amount, "at least half burned");
        assertLe(5 * bounty, amount, "at most a fifth to the challenger");
        if (!challenged) assertEq(bounty, 0, "no challenger");
        if (!compensated) assertEq(compensation, 0, "no pot");
        _assertStake(0, 0, 0);
    }

    function test_slash_events_succeeds() external {
        _deposit(101);
        _lock(TASK, 101);
        vm.expectEmit(address(vault));
        emit IStakeVault.Slashed(TASK, Role.Trainer, alice, challenger, 101, 51, 20, 30);
        vm.expectEmit(address(vault));
        emit IStakeVault.Burned(51);
        vm.expectEmit(address(vault));
        emit IStakeVault.Credited(challenger, 20);
        vm.expectEmit(address(vault));
        emit IStakeVault.PotFilled(POT, 30);
        _slash(TASK, challenger, POT);
    }

    function test_slash_nothingLocked_returnsZero() external {
        _deposit(10);
        assertEq(_slash(TASK, challenger, POT), 0, "nothing");
        _assertStake(10, 0, 0);
    }

    /// @notice Active stake goes first, then what unbonds, newest first.
    function test_slash_unbonding_takesNewestFirst() external {
        _deposit(100);
        _lock(TASK, 75);
        _unbond(30);
        skip(1);
        _unbond(40);
        skip(1);
        _unbond(20);
        _slash(TASK, address(0), 0);
        // 10 active, 20 of the newest, 40 of the middle, 5 of the oldest.
        UnbondingEntry[] memory entries = vault.unbondingOf(alice);
        assertEq(entries.length, 1, "entries");
        assertEq(entries[0].amount, 25, "oldest");
        assertEq(entries[0].withdrawableAt, START_TIME + UNBONDING_PERIOD, "its maturity");
        _assertStake(0, 25, 0);
    }

    /// @notice Stake cannot run from a slash: it is slashable until the moment it is paid out.
    function test_slash_matured_takes() external {
        _deposit(50);
        _lock(TASK, 50);
        _unbond(50);
        skip(UNBONDING_PERIOD + 1);
        assertEq(_slash(TASK, challenger, 0), 50, "taken");
        vm.expectRevert(NothingToWithdraw.selector);
        _withdraw();
    }

    function test_withdrawCredit_bounty_succeeds() external {
        _deposit(100);
        _lock(TASK, 100);
        _slash(TASK, bob, 0);
        vm.expectEmit(address(vault));
        emit IStakeVault.CreditWithdrawn(bob, 20);
        vm.prank(bob);
        assertEq(vault.withdrawCredit(), 20, "credit");
        assertEq(token.balanceOf(bob), WEALTH + 20, "received");
        vm.expectRevert(NothingToWithdraw.selector);
        vm.prank(bob);
        vault.withdrawCredit();
        _assertBooks();
    }

    /// @notice A pot pays out what slashes paid in, and nothing more.
    function test_compensate_pot_succeeds() external {
        _deposit(200);
        _lock(TASK, 100);
        _lock(keccak256("other"), 100);
        _slash(TASK, challenger, POT);
        vm.expectEmit(address(vault));
        emit IStakeVault.Credited(bob, 10);
        _compensate(POT, 10);
        _slash(keccak256("other"), challenger, POT);
        (uint256 total, uint256 left) = vault.potOf(POT);
        assertEq(total, 60, "two slashes");
        assertEq(left, 50, "one compensation");
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        _compensate(POT, 51);
        _compensate(POT, 50);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        _compensate(POT, 1);
        assertEq(vault.creditOf(bob), 60, "credited");
        _assertStake(0, 0, 0);
    }

    /// @notice Convicting oneself through another account returns at most half.
    function testFuzz_slash_self_loses(uint256 amount) external {
        amount = bound(amount, 1, WEALTH);
        _deposit(amount);
        _lock(TASK, amount);
        _slash(TASK, bob, POT);
        (uint256 pot,) = vault.potOf(POT);
        _compensate(POT, pot);
        assertLe(2 * vault.creditOf(bob), amount, "at most half");
        _assertStake(0, 0, 0);
    }
}

contract StakeVault_random_Test is VaultTest {
    /// @notice Any sequence of moves keeps locked <= active + unbonding, entries adding up and the books balanced.
    function testFuzz_sequence_books_hold(uint256[24] calldata moves) external {
        uint256 open = 0;
        for (uint256 i = 0; i < moves.length; ++i) {
            uint256 kind = moves[i] % 6;
            uint256 amount = (moves[i] >> 8) % 1000 + 1;
            (uint256 active, uint256 unbonding, uint256 locked) = vault.stakeOf(alice);
            uint256 free = active > locked ? active - locked : 0;
            if (kind == 0) _deposit(amount);
            if (kind == 1 && active > 0) _unbond(bound(amount, 1, active));
            if (kind == 2 && free > 0) _lock(bytes32(open++), bound(amount, 1, free));
            if (kind == 3 && open > 0) {
                _slash(bytes32(amount % open), challenger, POT);
                (, uint256 left) = vault.potOf(POT);
                if (left != 0) _compensate(POT, bound(amount, 1, left));
            }
            if (kind == 4 && open > 0) {
                vm.prank(address(tasks));
                vault.unlock(bytes32(amount % open), Role.Trainer, alice);
            }
            if (kind == 5) {
                skip(UNBONDING_PERIOD / 2);
                UnbondingEntry[] memory entries = vault.unbondingOf(alice);
                bool due = entries.length > 0 && entries[0].withdrawableAt <= nowTime() && active + unbonding > locked;
                if (due) _withdraw();
            }
            (active, unbonding, locked) = vault.stakeOf(alice);
            assertLe(locked, active + unbonding, "locks are backed");
            _assertStake(active, unbonding, locked);
        }
    }
}
