// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRoundRulings} from "../src/round/IRoundRulings.sol";
import {OuterGradient, Phase, Remedy, Role, RoundStatus, TaskStatus, Tier, TrainingTaskSpec} from "../src/facts/Types.sol";
import {
    AcceptedSetMismatch,
    ClaimDisputed,
    DeadlineTooLate,
    InvalidRound,
    LockStillLiable,
    NotAuthorized,
    NothingDue,
    WrongPhase
} from "../src/facts/Errors.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @title What the game of training may do to a run, and what waits for it
contract TrainingGame_Test is AssayTest {
    bytes32 private taskId;

    function _verified() private view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        (spec.tier, spec.programRoot, spec.checkpointInterval) = (Tier.Verified, keccak256("program"), 1);
    }

    /// @notice When claims about the gradient that the trainer committed in the first round end; 0 if proving it wrong changes nothing.
    function _standsUntil(uint256 index) private view returns (uint64 until) {
        OuterGradient memory gradient;
        (gradient.taskId, gradient.trainer, gradient.parentRoot) = (taskId, trainer(index), FIRST_STATE);
        Remedy remedy;
        (remedy, until) = rounds.remedyOf(gradient);
        assertTrue((until == 0) == (remedy == Remedy.None), "no time without a remedy");
        gradient.parentRoot = keccak256("another state");
        (remedy,) = rounds.remedyOf(gradient);
        assertTrue(remedy == Remedy.None, "a gradient on another state is in no round");
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
        emit IRoundRulings.GradientExcluded(taskId, 0, 2);
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

    function test_excludeGradient_thatAProposalLeftOut() external {
        taskId = _training();
        _commitFirst(taskId, 4);
        (,, uint64 graceEnd,) = rounds.deadlinesOf(taskId);
        vm.warp(graceEnd);
        _propose(_proposal(taskId, 7), 0);
        assertTrue(_standsUntil(3) > 0, "left out");
        game.exclude(rounds, taskId, 0, 3);
        assertEq(_standsUntil(3), 0, "taken out");
        assertTrue(_standsUntil(2) > 0, "included");
        game.overturn(rounds, taskId, 0, 0);
        assertEq(rounds.roundOf(taskId, 0).committed, 7, "not in the set again");
        _propose(_proposal(taskId), 0);
        assertEq(rounds.roundOf(taskId, 0).included, 7, "nor in the round");
    }

    function test_remedyOf_whatWasLeftOut_endsWithFinality() external {
        taskId = _training();
        _commitFirst(taskId, 4);
        uint64 opened = rounds.roundOf(taskId, 0).openedAt;
        (,, uint64 graceEnd,) = rounds.deadlinesOf(taskId);
        vm.warp(graceEnd);
        _propose(_proposal(taskId, 7), 0);
        skip(12);
        tasks.tick(taskId);
        assertEq(_standsUntil(3), 0, "never in the run");
        assertEq(_standsUntil(2), _standsUntil(1), "one time for a round");
        assertTrue(_standsUntil(2) > opened, "included");
        skip(1000);
        assertTrue(_standsUntil(2) > 0, "for good");
        game.void(rounds, taskId, 0, 2);
        assertEq(_standsUntil(2), 0, "until it is void");
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
        assertEq(tasks.receiptOf(taskId).rounds, 2, "with the one that was cut short");
        assertEq(tasks.receiptOf(taskId).carriedRounds, 1, "carried");
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 8, "of both");
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(_claim(taskId, i, _upTo(2)), 901 + 1001, "paid, and nobody has a commission of the second");
            assertEq(_claim(taskId, i, _upTo(2)), 0, "once");
        }
        assertEq(_claimCommission(taskId, 0) + _claimCommission(taskId, 1), 4 * 100, "of the first alone");
        tasks.refund(taskId);
        assertEq(tasks.escrowOf(taskId), 0, "nothing is left over");
        _assertBooks();
    }

    /// @notice Rule 32: whatever state the open round is in, who committed in it is paid when its claims cannot be disputed any longer.
    function testFuzz_failRun_paysTheOpenRound(uint256 stage) external {
        stage = bound(stage, 0, 3);
        taskId = _training();
        if (stage == 3) {
            _round(taskId, 4);
            game.overturn(rounds, taskId, 0, 1);
        } else {
            _commitFirst(taskId, stage == 0 ? 1 : 4);
            if (stage == 2) _draw(taskId);
        }
        uint64 committed = rounds.roundOf(taskId, 0).committed;
        uint64 vests = uint64(rounds.headOf(taskId).openedAt) + (stage == 0 ? 60 : 0) + 30;
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundCutShort(taskId, 0, committed);
        game.fail(rounds, taskId);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Carried, "no proposal");
        assertEq(rounds.roundOf(taskId, 0).stateRoot, FIRST_STATE, "the state is what it was");
        assertTrue(!rounds.isOverturnable(taskId, 0), "nothing to overturn");
        vm.warp(vests - 1);
        assertEq(_claim(taskId, 1, _upTo(1)), 0, "not yet");
        vm.warp(vests + 12);
        tasks.tick(taskId);
        uint256 paid = 0;
        for (uint256 i = 0; i < 4; ++i) {
            bool due = (committed >> tasks.enrollmentOf(taskId, trainer(i)).slot) & 1 == 1;
            assertEq(_claim(taskId, i, _upTo(1)), due ? 1001 : 0, "whoever committed");
            if (due) ++paid;
        }
        assertEq(tasks.receiptOf(taskId).acceptedGradients, paid, "accepted");
        assertEq(_claimCommission(taskId, 0), 0, "no commission");
        assertEq(tasks.refund(taskId), 12 * 4 * 1001 - paid * 1001, "the rest");
        assertEq(tasks.escrowOf(taskId), 0, "nothing is left over");
        _assertBooks();
    }

    /// @notice What had lapsed when the run failed is paid to nobody, whether somebody wrote it down before or not.
    function testFuzz_failRun_ofALapsedRound_paysNobody(bool ticked) external {
        taskId = _training();
        _commitFirst(taskId, 4);
        skip(1000);
        if (ticked) tasks.tick(taskId);
        game.fail(rounds, taskId);
        skip(1000);
        tasks.tick(taskId);
        assertEq(tasks.receiptOf(taskId).rounds, 1, "carried forward");
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 0, "not accepted");
        assertEq(_claim(taskId, 0, _upTo(1)), 0, "nothing");
    }

    /// @notice A claim of the round that was cut short is disputable as ever, and a convicted one is not paid.
    function test_failRun_voidedGradient_isBurned() external {
        taskId = _training(_verified());
        _commitFirst(taskId, 4);
        game.fail(rounds, taskId);
        uint8 slot = tasks.enrollmentOf(taskId, trainer(1)).slot;
        game.void(rounds, taskId, 0, slot);
        skip(1000);
        tasks.tick(taskId);
        assertEq(tasks.receiptOf(taskId).taintedRounds, 0, "no state is made of it");
        assertEq(_claim(taskId, 1, _upTo(1)), 0, "not paid");
        assertEq(tasks.burned(), 1001, "burned");
        assertEq(_claim(taskId, 2, _upTo(1)), 1001, "another's is");
        _assertBooks();
    }

    /// @notice An overturn below takes it down: then it is compensated like every commitment on a dead parent, and not paid.
    function test_failRun_thenOverturned_isNotPaid() external {
        taskId = _training();
        _round(taskId, 4);
        _commitFirst(taskId, 4);
        game.fail(rounds, taskId);
        game.convictAndOverturn(tasks, rounds, taskId, 0, keeper(0), challenger);
        uint16 branch = 1;
        (uint256 total,) = vault.potOf(rounds.potId(taskId, branch));
        assertTrue(total >= 4, "somebody paid");
        uint32[] memory dead = new uint32[](1);
        dead[0] = 1;
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(tasks.claimCompensation(taskId, branch, trainer(i), dead), total / 4, "a share each");
        }
        game.fail(rounds, taskId);
        skip(1000);
        tasks.tick(taskId);
        assertEq(tasks.receiptOf(taskId).rounds, 1, "cut short again, in the round that fell");
        assertEq(_claim(taskId, 0, _upTo(2)), 1001, "once");
        _assertBooks();
    }

    function test_disputes_holdPayAndReceipt() external {
        TrainingTaskSpec memory spec = _verified();
        spec.maxRounds = 1;
        taskId = _training(spec);
        uint64 latest = uint64(rounds.headOf(taskId).openedAt) + spec.commitWindow;
        _round(taskId, 4);
        game.dispute(taskId, trainer(1), 0, 1);
        vm.warp(latest + tasks.liabilityOf(taskId) - 1);
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

    /// @notice Disputes about gradients that were signed and never committed can follow one another for ever: they do not hold the receipt.
    function test_disputes_doNotHoldTheReceiptForEver() external {
        TrainingTaskSpec memory spec = _verified();
        spec.maxRounds = 1;
        taskId = _training(spec);
        uint64 latest = uint64(rounds.headOf(taskId).openedAt) + spec.commitWindow;
        _round(taskId, 3);
        game.dispute(taskId, trainer(3), 0, 1);
        vm.warp(latest + tasks.liabilityOf(taskId) - 1);
        tasks.tick(taskId);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(1);
        tasks.tick(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Completed, "completed");
        tasks.refund(taskId);
        _assertBooks();
    }

    /// @notice A lapse that was the last the run could bear ends it as Failed, in a call that wanted just that.
    function test_failRun_ofALapsedRound_thatEndsTheRun() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        taskId = _training(spec);
        _commitFirst(taskId, 4);
        skip(1000);
        game.fail(rounds, taskId);
        (, Phase phase,) = rounds.phaseOf(taskId);
        assertTrue(phase == Phase.Ended, "ended");
        vm.expectRevert(abi.encodeWithSelector(WrongPhase.selector, Phase.Ended));
        game.fail(rounds, taskId);
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
