// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRoundMoves} from "../src/interfaces/IRoundMoves.sol";
import {OuterGradient, Phase, Role, RoundStatus, TaskStatus, Tier, TrainingTaskSpec} from "../src/interfaces/Types.sol";
import {
    AcceptedSetMismatch,
    ClaimDisputed,
    DeadlineTooLate,
    InvalidRound,
    LockStillLiable,
    NotAuthorized,
    NothingDue,
    WrongPhase
} from "../src/interfaces/Errors.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @title What the game of training may do to a run, and what waits for it
contract TrainingGame_Test is AssayTest {
    bytes32 private taskId;

    function _verified() private view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        (spec.tier, spec.programRoot, spec.checkpointInterval) = (Tier.Verified, keccak256("program"), 1);
    }

    function test_excludeGradient_isInNoProposal() external {
        taskId = _training();
        _commitFirst(taskId, 4);
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, address(this)));
        rounds.excludeGradient(taskId, 0, 2);
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 0, 1));
        game.exclude(rounds, taskId, 1, 2);
        vm.expectRevert(abi.encodeWithSelector(AcceptedSetMismatch.selector, 15, 0));
        game.exclude(rounds, taskId, 0, 64);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.GradientExcluded(taskId, 0, 2);
        game.exclude(rounds, taskId, 0, 2);
        vm.expectRevert(abi.encodeWithSelector(AcceptedSetMismatch.selector, 11, 0));
        game.exclude(rounds, taskId, 0, 2);
        _drawAndPropose(taskId);
        assertEq(rounds.roundOf(taskId, 0).included, 11, "without it");
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 1, 0));
        game.exclude(rounds, taskId, 0, 1);
    }

    function test_excludeGradient_ofAnOverturnedRound() external {
        taskId = _training();
        _round(taskId, 4);
        game.overturn(rounds, taskId, 0, 0);
        game.exclude(rounds, taskId, 0, 3);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Overturned, "still overturned");
        _propose(_proposal(taskId), 0);
        assertEq(rounds.roundOf(taskId, 0).included, 7, "without it");
    }

    function test_excludeGradient_fewerThanQuorum_lapses() external {
        taskId = _training();
        _commitFirst(taskId, 4);
        game.exclude(rounds, taskId, 0, 0);
        game.exclude(rounds, taskId, 0, 1);
        tasks.tick(taskId);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Carried, "carried");
    }

    function test_failRun_beforeAnyRound() external {
        taskId = _training();
        _commitFirst(taskId, 3);
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, address(this)));
        rounds.failRun(taskId);
        game.fail(rounds, taskId);
        (, Phase phase,) = rounds.phaseOf(taskId);
        assertTrue(phase == Phase.Ended, "ended");
        vm.expectRevert(abi.encodeWithSelector(WrongPhase.selector, Phase.Ended));
        game.fail(rounds, taskId);
        tasks.tick(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Failed, "failed");
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 0, "nothing was earned");
        assertEq(tasks.refund(taskId), 12 * 4 * 1001, "all of it back");
        _assertBooks();
    }

    function test_failRun_paysWhatWasProposed() external {
        taskId = _training();
        _round(taskId, 4);
        _commitFirst(taskId, 4);
        game.fail(rounds, taskId);
        _finish(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Failed, "failed");
        assertEq(tasks.receiptOf(taskId).rounds, 1, "the open one is none");
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 4, "of the round that was proposed");
        assertEq(_claim(taskId, 0, _upTo(2)), 901, "paid");
        _assertBooks();
    }

    function test_disputes_holdPayAndReceipt() external {
        TrainingTaskSpec memory spec = _verified();
        spec.maxRounds = 1;
        taskId = _training(spec);
        _round(taskId, 4);
        game.dispute(taskId, trainer(1), 0, 1);
        skip(1000);
        tasks.tick(taskId);
        vm.expectRevert(abi.encodeWithSelector(ClaimDisputed.selector, 0));
        _claim(taskId, 1, _upTo(1));
        assertEq(_claim(taskId, 2, _upTo(1)), 901, "another's is paid");
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        game.dispute(taskId, trainer(1), 0, 0);
        tasks.tick(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Completed, "completed");
        assertEq(_claim(taskId, 1, _upTo(1)), 901, "paid after it");
    }

    /// @notice A window that closed early does not pay a claim that can still be disputed.
    function test_pay_waitsForTheLastDispute() external {
        TrainingTaskSpec memory spec = _verified();
        spec.maxRounds = 1;
        taskId = _training(spec);
        uint64 latest = uint64(rounds.headOf(taskId).openedAt) + spec.commitWindow;
        _round(taskId, 4);
        vm.warp(latest + spec.claimWindow - 1);
        tasks.tick(taskId);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        assertEq(_claim(taskId, 1, _upTo(1)), 0, "may still be convicted");
        skip(1);
        assertEq(_claim(taskId, 1, _upTo(1)), 901, "paid");
        tasks.tick(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Completed, "completed");
    }

    function test_disputes_holdTheLock() external {
        taskId = _training(_verified());
        _leave(taskId, 1);
        game.dispute(taskId, trainer(1), 0, 1);
        uint64 until = uint64(nowTime()) + tasks.liabilityOf(taskId);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        tasks.releaseLock(taskId, Role.Trainer, trainer(1));
        vm.warp(until);
        vm.expectRevert(abi.encodeWithSelector(ClaimDisputed.selector, type(uint32).max));
        tasks.releaseLock(taskId, Role.Trainer, trainer(1));
        game.dispute(taskId, trainer(1), 0, 0);
        tasks.releaseLock(taskId, Role.Trainer, trainer(1));
    }

    /// @notice Nobody asks the game about a task whose training is not claimed.
    function test_disputes_ofTheOpenTier_areNone() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        taskId = _training(spec);
        _round(taskId, 4);
        game.dispute(taskId, trainer(1), 0, 1);
        _finish(taskId);
        assertEq(_claim(taskId, 1, _upTo(1)), 901, "paid");
    }

    function test_submitOuterGradient_deadline() external {
        taskId = _training();
        OuterGradient memory gradient = _gradient(taskId, 0);
        uint64 latest = uint64(rounds.headOf(taskId).openedAt) + 60;
        gradient.deadline = latest + 1;
        bytes memory signature = _signGradient(gradient, 0);
        vm.expectRevert(abi.encodeWithSelector(DeadlineTooLate.selector, latest));
        rounds.submitOuterGradient(gradient, signature);
        gradient.deadline = latest;
        rounds.submitOuterGradient(gradient, _signGradient(gradient, 0));
    }
}
