// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import {ITrainingAudit} from "../src/training/ITrainingAudit.sol";
import {ITrainingFraud} from "../src/training/ITrainingFraud.sol";
import {TransferMismatch} from "../src/facts/Errors.sol";
import {Role, TrainingTaskSpec} from "../src/facts/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";
import {AuditTest} from "./utils/AuditTest.sol";
import {HostileToken} from "./utils/Mocks.sol";

/// @notice A token that takes a fee is refused at every door.
contract Token_tax_Test is AssayTest {
    function setUp() public override {
        vm.warp(START_TIME);
        HostileToken taxing = HostileToken(_create("Mocks.sol:HostileToken", ""));
        _deploy(address(taxing), UNBONDING_PERIOD);
        taxing.setTaxing(true);
    }

    function test_deposit_tax_reverts() external {
        vm.expectRevert(abi.encodeWithSelector(TransferMismatch.selector, 990, 1000));
        vm.prank(sponsor);
        vault.deposit(1000);
    }

    function test_postTask_tax_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        uint256 escrow = 12 * 4 * 1001;
        vm.expectRevert(abi.encodeWithSelector(TransferMismatch.selector, escrow - escrow / 100, escrow));
        _post(spec);
        assertEq(tasks.owed(), 0, "nothing was booked");
    }
}

/// @notice A token that refuses an account harms that account alone.
contract Token_blocking_Test is AssayTest {
    HostileToken private _blocking;
    bytes32 private _task;

    function setUp() public override {
        vm.warp(START_TIME);
        _blocking = HostileToken(_create("Mocks.sol:HostileToken", ""));
        _deploy(address(_blocking), UNBONDING_PERIOD);
        _task = _training();
        _round(_task, 4);
        skip(30);
    }

    function test_blocked_trainer_hurtsOnlyItself() external {
        _blocking.setBlocked(trainer(0), true);
        bytes memory blocked = abi.encodeWithSelector(HostileToken.Blocked.selector, trainer(0));
        vm.expectRevert(blocked);
        _claim(_task, 0, _upTo(1));
        assertEq(_claim(_task, 1, _upTo(1)), 901, "others are paid");
        // A slash moves no token, so nobody can dodge it by being blocked.
        assertEq(game.convict(tasks, _task, Role.Trainer, trainer(0), challenger, 0), 10_000, "slashed all the same");
        _blocking.setBlocked(trainer(0), false);
        assertEq(_claim(_task, 0, _upTo(1)), 901, "vested before the conviction, and still there");
        _assertBooks();
    }

    function test_blocked_vault_stopsNoRound() external {
        _blocking.setBlocked(address(vault), true);
        _blocking.setBlocked(address(tasks), true);
        _round(_task, 4);
        assertEq(rounds.headOf(_task).round, 2, "rounds move no token");
    }
}

/// @notice A token that calls back finds every door shut, and the books come out right.
contract Token_reentrant_Test is AssayTest {
    HostileToken private _evil;
    bytes32 private _task;

    function setUp() public override {
        vm.warp(START_TIME);
        _evil = HostileToken(_create("Mocks.sol:HostileToken", ""));
        _deploy(address(_evil), UNBONDING_PERIOD);
        _task = _training();
        _round(_task, 4);
        skip(30);
    }

    function _assertShut() private view {
        assertTrue(!_evil.reentered(), "refused");
        bytes memory reason = _evil.lastRevert();
        assertEq(
            keccak256(reason),
            keccak256(abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)),
            "by the guard"
        );
        _assertBooks();
    }

    function test_reenter_deposit_refused() external {
        _evil.arm(address(vault), abi.encodeCall(vault.depositFor, (sponsor, 1)));
        vm.prank(sponsor);
        vault.deposit(1000);
        _assertShut();
    }

    function test_reenter_withdraw_refused() external {
        vm.prank(sponsor);
        vault.deposit(1000);
        vm.prank(sponsor);
        vault.beginUnbond(1000);
        skip(UNBONDING_PERIOD);
        _evil.arm(address(vault), abi.encodeCall(vault.withdraw, ()));
        vm.prank(sponsor);
        vault.withdraw();
        _assertShut();
    }

    function test_reenter_withdrawCredit_refused() external {
        game.convict(tasks, _task, Role.Trainer, trainer(0), challenger, 0);
        _evil.arm(address(vault), abi.encodeCall(vault.withdrawCredit, ()));
        vm.prank(challenger);
        assertEq(vault.withdrawCredit(), 2000, "bounty");
        _assertShut();
    }

    function test_reenter_claimRewards_paysOnce() external {
        _evil.arm(address(tasks), abi.encodeCall(tasks.claimRewards, (_task, trainer(0), _upTo(1))));
        assertEq(_claim(_task, 0, _upTo(1)), 901, "paid");
        _assertShut();
        assertEq(_claim(_task, 0, _upTo(1)), 0, "once");
    }

    function test_reenter_refund_paysOnce() external {
        bytes32 other = _post(defaultSpec());
        vm.prank(sponsor);
        tasks.cancelTask(other);
        _evil.arm(address(tasks), abi.encodeCall(tasks.refund, (other)));
        assertEq(tasks.refund(other), 12 * 4 * 1001, "refunded");
        _assertShut();
    }

    function test_reenter_enroll_refused() external {
        bytes32 other = _post(defaultSpec());
        vm.prank(keeper(0));
        tasks.joinPool(other, 0, "");
        _acknowledge(other, 0);
        _evil.arm(address(tasks), abi.encodeCall(tasks.tick, (other)));
        vm.prank(trainer(0));
        tasks.enroll(other);
        _assertShut();
    }

    function test_reenter_leaveTask_refused() external {
        _evil.arm(address(tasks), abi.encodeCall(tasks.releaseLock, (_task, Role.Trainer, trainer(0))));
        _leave(_task, 0);
        _assertShut();
    }

    function test_reenter_postTask_refused() external {
        _evil.arm(address(tasks), abi.encodeCall(tasks.postTask, (defaultSpec())));
        _post(defaultSpec());
        _assertShut();
    }

    /// @notice Crossing over to the other contract in the middle of a transfer is harmless.
    function test_reenter_across_isHarmless() external {
        _evil.arm(address(vault), abi.encodeCall(vault.depositFor, (challenger, 1)));
        _claim(_task, 0, _upTo(1));
        assertTrue(!_evil.reentered(), "the token has no stake of its own to move");
        _assertBooks();
        // Nobody commits: the round after is due to be carried.
        skip(60);
        _evil.arm(address(rounds), abi.encodeCall(rounds.tick, (_task)));
        assertEq(_claim(_task, 1, _upTo(1)), 901, "paid");
        assertTrue(_evil.reentered(), "a tick may come at any time");
        _assertBooks();
    }
}

/// @notice A token that begins to take a fee when all are enrolled: every door that is open then refuses it, and what is owed stays covered.
contract Token_taxedLater_Test is AuditTest {
    HostileToken private _taxed;
    bytes32 private _task;
    bytes32 private _set;

    function setUp() public override {
        vm.warp(START_TIME);
        _deployAudits(_create("Mocks.sol:HostileToken", ""));
        _taxed = HostileToken(address(token));
        _task = _audited(auditedSpec(), defaultTerms());
        _fund(challenger);
        vm.prank(challenger);
        token.approve(address(dispute), type(uint256).max);
        _commitAll(_task, 4);
        _draw(_task);
        _set = _drawAudits(_task);
    }

    /// @dev Of the next call: what arrives is less than what was asked for.
    function _expectRefusal(uint256 amount) private {
        _taxed.setTaxing(true);
        vm.expectRevert(abi.encodeWithSelector(TransferMismatch.selector, amount - amount / 100, amount));
    }

    function test_dispute_bond_reverts() external {
        ITrainingFraud.Claim memory claim = claims[1];
        _expectRefusal(BOND);
        vm.prank(challenger);
        dispute.open(claim, 2);
        assertEq(dispute.owed(), 0, "nothing was booked");
        _assertAuditBooks();
    }

    function test_audit_budget_reverts() external {
        bytes32 other = _enrolling(auditedSpec());
        ITrainingAudit.Terms memory terms = defaultTerms();
        uint256 snapshot = vm.snapshotState();
        uint256 held = audit.owed();
        _offer(other, terms);
        uint256 budget = audit.owed() - held;
        assertTrue(vm.revertToState(snapshot), "before the offer");
        _expectRefusal(budget);
        _offer(other, terms);
        _assertAuditBooks();
    }

    function test_audit_bond_reverts() external {
        uint8 slot = _slotDue(_set);
        address auditor = audit.auditorsOf(_set, slot)[0];
        bytes32 commitment = audit.commitmentOf(_set, slot, auditor, _salt(auditor), _auditRoot(slot, 0));
        _expectRefusal(defaultTerms().bond);
        vm.prank(auditor);
        audit.commit(_set, slot, commitment);
        _assertAuditBooks();
    }

    function test_enrolment_fee_reverts() external {
        TrainingTaskSpec memory spec = auditedSpec();
        spec.enrollmentFee = 700;
        bytes32 other = _enrolling(spec);
        _staker(trainer(9));
        _expectRefusal(700);
        vm.prank(trainer(9));
        tasks.enroll(other);
        _assertAuditBooks();
    }
}
