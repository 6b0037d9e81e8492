// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AcceptedSetMismatch,
    CommitWindowClosed,
    InvalidRound,
    LockStillLiable,
    LockTooSmall,
    NotInPool,
    NotOverturnable,
    NothingDue,
    StaleParent,
    TrainerNotEnrolled
} from "../src/facts/Errors.sol";
import {IRoundRulings} from "../src/round/IRoundRulings.sol";
import {
    Head,
    OuterGradient,
    Phase,
    Proposal,
    Role,
    Round,
    RoundStatus,
    TaskStatus,
    TrainingTaskSpec
} from "../src/facts/Types.sol";
import {RoundsTest} from "./TrainingRounds.t.sol";

contract TrainingRounds_overturnRound_Test is RoundsTest {
    /// @notice The head moves back, the frozen set stays, and the round goes straight to its fallback window.
    function test_overturn_proposed_movesHeadBack() external {
        _round(taskId, 4);
        skip(2);
        _commitFirst(taskId, 2);
        Round memory before = rounds.roundOf(taskId, 0);
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundOverturned(taskId, 0, FIRST_STATE, 1, 1, 1);
        game.overturn(rounds, taskId, 0, 1);
        Head memory head = rounds.headOf(taskId);
        assertEq(head.round, 0, "head");
        assertEq(head.stateRoot, FIRST_STATE, "parent root");
        Round memory round = rounds.roundOf(taskId, 0);
        assertTrue(round.status == RoundStatus.Overturned, "status");
        assertEq(round.committed, 14, "cleared bit");
        assertEq(round.frozenHash, before.frozenHash, "frozen hash");
        assertEq(round.commitClosedAt, before.commitClosedAt, "W_claim still runs from the first close");
        _assertPhase(Phase.Fallback, nowTime() + 10);
        assertTrue(rounds.roundOf(taskId, 1).status == RoundStatus.None, "round 1 is gone");
        assertEq(_delivered(taskId, 0), 0, "dead and cleared commitments do not count");
        assertEq(_delivered(taskId, 1), 0, "nor does what is open again");
        OuterGradient memory gradient = _gradient(taskId, 0);
        _submitReverts(gradient, 0, abi.encodeWithSelector(CommitWindowClosed.selector, START_TIME));
    }

    /// @notice Whoever proposes again stands alone for it: with quorumLock, on what is left of the frozen set.
    function test_overturn_proposeAgain_works() external {
        _round(taskId, 4);
        bytes32 wrong = rounds.roundOf(taskId, 0).stateRoot;
        game.overturn(rounds, taskId, 0, 1);
        _proposeReverts(_proposal(taskId, 15), 0, abi.encodeWithSelector(AcceptedSetMismatch.selector, 14, 15));
        _proposeReverts(_proposal(taskId, 14), 1, abi.encodeWithSelector(LockTooSmall.selector, 40_000, 320_000));
        skip(9);
        Proposal memory proposal = _proposal(taskId, 14);
        _propose(proposal, 0);
        Round memory round = rounds.roundOf(taskId, 0);
        assertTrue(round.status == RoundStatus.Proposed && round.stateRoot != wrong, "another root");
        assertEq(rounds.headOf(taskId).round, 1, "goes on");
        // The new statement has its own full window.
        skip(11);
        assertTrue(!rounds.isVested(taskId, 0), "challengeable");
        skip(100);
        assertEq(_claim(taskId, 0, _upTo(1)), 0, "the cleared gradient is not paid");
        assertEq(_claim(taskId, 1, _upTo(1)), 901, "the others are, once");
        assertEq(_claim(taskId, 1, _upTo(1)), 0, "once");
    }

    /// @notice Commitments on a dead parent never come alive, whatever the clock says: not even when the round reopens in
    /// the second in which it had opened before.
    function test_overturn_sameSecond_killsCommitments() external {
        _round(taskId, 4);
        _commitFirst(taskId, 3);
        bytes32 dead = rounds.headOf(taskId).stateRoot;
        OuterGradient memory old = _gradient(taskId, 3);
        bytes memory signature = _signGradient(old, 3);
        game.overturn(rounds, taskId, 0, 8);
        _propose(_proposal(taskId), 0);
        Round memory round = rounds.roundOf(taskId, 1);
        assertEq(round.openedAt, START_TIME + 1, "the same second");
        assertEq(round.committed, 0, "dead");
        assertEq(round.frozenHash, 0, "dead");
        bytes32 alive = rounds.headOf(taskId).stateRoot;
        _submitReverts(old, signature, abi.encodeWithSelector(StaleParent.selector, alive, dead));
        _commit(taskId, 0);
        assertEq(rounds.roundOf(taskId, 1).committed, 1, "a new commitment starts a new set");
    }

    /// @notice A former holder keeps its rounds although the head falls below them: no successor's pay is in them, not even
    /// that of the successor's successor.
    function test_enroll_afterOverturn_startsPastFormerHolder() external {
        _round(taskId, 4);
        _round(taskId, 4);
        _leave(taskId, 3);
        assertEq(tasks.enrollmentOf(taskId, trainer(3)).toRound, 2, "rounds 0 and 1");
        game.overturn(rounds, taskId, 0, 8);
        _enroll(taskId, 4);
        assertEq(tasks.enrollmentOf(taskId, trainer(4)).fromRound, 2, "past the former holder's");
        _leave(taskId, 4);
        _enroll(taskId, 5);
        assertEq(tasks.enrollmentOf(taskId, trainer(5)).fromRound, 2, "still");
        _propose(_proposal(taskId), 0);
        OuterGradient memory early = _gradient(taskId, 5);
        _submitReverts(early, 5, abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(5)));
        _round(taskId, 3);
        _commit(taskId, 5);
        _round(taskId, 3);
        skip(500);
        assertEq(_claim(taskId, 3, _upTo(3)), 0, "nothing of the former holder's stands");
        assertEq(_claim(taskId, 4, _upTo(3)), 0, "was never in");
        assertEq(_claim(taskId, 5, _upTo(3)), 901, "its own");
        _assertBooks();
    }

    /// @notice An overturn moves the head below the first round of one who has signed: its lock answers all the same.
    function test_releaseLock_afterOverturn_staysLiable() external {
        _leave(taskId, 3);
        _round(taskId, 3);
        _enroll(taskId, 4);
        _commit(taskId, 4);
        game.overturn(rounds, taskId, 0, 0);
        _leave(taskId, 4);
        uint64 until = uint64(nowTime()) + tasks.liabilityOf(taskId);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        tasks.releaseLock(taskId, Role.Trainer, trainer(4));
        vm.warp(until);
        tasks.releaseLock(taskId, Role.Trainer, trainer(4));
    }

    function test_overturn_counters_restored() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.stateWindow, spec.claimWindow) = (300, 300);
        spec.cascadeDepth = 8;
        spec.keeperLock = 80_000;
        taskId = _training(spec);
        _carry(taskId);
        _round(taskId, 4);
        _round(taskId, 4);
        _carry(taskId);
        _carry(taskId);
        assertEq(rounds.headOf(taskId).carried, 3, "carried");
        assertEq(rounds.headOf(taskId).consecutiveNec, 2, "in a row");
        game.overturn(rounds, taskId, 1, 0);
        assertEq(rounds.headOf(taskId).carried, 1, "only below");
        assertEq(rounds.headOf(taskId).consecutiveNec, 1, "the series under the round");
        assertEq(rounds.headOf(taskId).round, 1, "head");
        _propose(_proposal(taskId), 0);
        assertEq(rounds.headOf(taskId).consecutiveNec, 0, "broken");
        Round memory round = rounds.roundOf(taskId, 2);
        assertTrue(round.status == RoundStatus.Open && round.included == 0, "round 2 starts over");
        _round(taskId, 3);
        assertEq(rounds.roundOf(taskId, 2).included, 7, "second branch");
        skip(500);
        assertEq(_claim(taskId, 3, _upTo(3)), 901, "round 1 only");
        assertEq(_claim(taskId, 0, _upTo(3)), 2 * 901, "rounds 1 and 2");
        _assertBooks();
    }

    /// @notice A round carried without a commitment shows nothing of the branch that died under its number.
    function test_overturn_carriedEmpty_hasNoSet() external {
        _round(taskId, 4);
        _commitFirst(taskId, 3);
        game.overturn(rounds, taskId, 0, 0);
        _propose(_proposal(taskId), 0);
        _carry(taskId);
        Round memory round = rounds.roundOf(taskId, 1);
        assertTrue(round.status == RoundStatus.Carried, "carried");
        assertEq(round.committed, 0, "nobody");
        assertEq(round.frozenHash, 0, "no set");
    }

    /// @notice A record names the opening it belongs to, so that an equal proposal of the same second is told from the first.
    function test_overturn_branch_tellsProposalsApart() external {
        assertEq(rounds.roundOf(taskId, 0).branch, 0, "open, nothing written");
        _round(taskId, 4);
        Proposal memory proposal = _proposal(taskId);
        assertEq(rounds.roundOf(taskId, 1).branch, 0, "open");
        Round memory first = rounds.roundOf(taskId, 0);
        game.overturn(rounds, taskId, 0, 0);
        assertEq(rounds.roundOf(taskId, 0).branch, 1, "overturned");
        (proposal.round, proposal.parentRoot, proposal.included) = (0, FIRST_STATE, first.included);
        (proposal.newRoot, proposal.auxRoot) = (first.stateRoot, first.auxRoot);
        _propose(proposal, 0);
        Round memory again = rounds.roundOf(taskId, 0);
        assertEq(again.branch, 1, "the second one");
        assertEq(rounds.roundOf(taskId, 1).branch, 1, "reopened");
        again.branch = 0;
        assertEq(keccak256(abi.encode(first)), keccak256(abi.encode(again)), "equal but for that");
        _commit(taskId, 0);
        assertEq(rounds.roundOf(taskId, 1).branch, 1, "written");
        _carry(taskId);
        assertEq(rounds.roundOf(taskId, 1).branch, 1, "carried");
        assertEq(rounds.roundOf(taskId, 3).branch, 0, "not there yet");
    }

    /// @notice What was voided of a round that died with its parent says nothing of the commitments that come in its place.
    function test_overturn_deadRound_payBeginsAnew() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 2;
        taskId = _training(spec);
        _round(taskId, 4);
        _round(taskId, 4);
        game.void(rounds, taskId, 1, 2);
        game.overturn(rounds, taskId, 0, 0);
        _propose(_proposal(taskId), 0);
        _round(taskId, 4);
        _finish(taskId);
        assertEq(tasks.receiptOf(taskId).taintedRounds, 0, "not tainted");
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(_claim(taskId, i, _upTo(2)), 2 * 901, "both rounds");
            assertEq(_claim(taskId, i, _upTo(2)), 0, "once");
        }
        assertEq(_claimCommission(taskId, 0) + _claimCommission(taskId, 1), 800, "commission of both");
        _assertBooks();
    }

    /// @notice A gradient that was voided, because its round could not be done again then, does not come back when that round falls later: it
    /// is out of the set, is paid to nobody, and taints nothing.
    function test_overturn_voided_isOutOfTheSet() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        taskId = _training(spec);
        _round(taskId, 4);
        game.void(rounds, taskId, 0, 2);
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundOverturned(taskId, 0, FIRST_STATE, 4, 1, 0);
        game.overturn(rounds, taskId, 0, 0);
        assertEq(rounds.roundOf(taskId, 0).committed, 11, "without it");
        _proposeReverts(_proposal(taskId, 15), 0, abi.encodeWithSelector(AcceptedSetMismatch.selector, 11, 15));
        _propose(_proposal(taskId, 11), 0);
        skip(spec.stateWindow);
        tasks.tick(taskId);
        assertEq(tasks.burned(), 0, "no pay of it to burn");
        game.void(rounds, taskId, 0, 3);
        _finish(taskId);
        assertEq(tasks.receiptOf(taskId).taintedRounds, 1, "by the other alone");
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 3, "not accepted");
        assertEq(_claim(taskId, 2, _upTo(1)), 0, "never paid");
        assertEq(_claim(taskId, 1, _upTo(1)), 901, "the others are");
        _assertBooks();
    }

    /// @notice Nor is it compensated like an honest commitment when a round below falls, whether its round has begun anew or not.
    function test_overturn_voidedAbove_isNotCompensated() external {
        for (uint256 begun = 0; begun < 2; ++begun) {
            taskId = _training();
            _round(taskId, 4);
            _round(taskId, 4);
            game.void(rounds, taskId, 1, 2);
            uint16 branch = game.overturn(rounds, taskId, 0, 0);
            bytes32 pot = rounds.potId(taskId, branch);
            assertTrue(game.convict(tasks, taskId, Role.Keeper, keeper(1), challenger, pot) != 0, "somebody paid");
            if (begun == 1) {
                _propose(_proposal(taskId), 0);
                _commit(taskId, 0);
            }
            (uint256 total,) = vault.potOf(pot);
            assertEq(tasks.claimCompensation(taskId, branch, trainer(2), _list(1)), 0, "it was proven wrong");
            assertEq(tasks.claimCompensation(taskId, branch, trainer(1), _list(1)), total / 8, "the others are");
            _assertBooks();
        }
    }

    /// @notice What was voided on a branch that died says nothing of what is committed on the next one, or dies with that.
    function test_overturn_voidedOnADeadBranch_saysNothingOfTheNext() external {
        _round(taskId, 4);
        _round(taskId, 4);
        game.void(rounds, taskId, 1, 2);
        game.overturn(rounds, taskId, 0, 0);
        _propose(_proposal(taskId), 0);
        _commitFirst(taskId, 4);
        uint16 branch = game.overturn(rounds, taskId, 0, 0);
        bytes32 pot = rounds.potId(taskId, branch);
        assertTrue(game.convict(tasks, taskId, Role.Keeper, keeper(1), challenger, pot) != 0, "somebody paid");
        (uint256 total,) = vault.potOf(pot);
        assertEq(tasks.claimCompensation(taskId, branch, trainer(2), _list(1)), total / 4, "like the others");
    }

    function test_overturn_fewerThanQuorum_lapses() external {
        _round(taskId, 4);
        game.overturn(rounds, taskId, 0, 3);
        _assertPhase(Phase.Lapsed, 0);
        tasks.tick(taskId);
        Round memory round = rounds.roundOf(taskId, 0);
        assertTrue(round.status == RoundStatus.Carried, "carried");
        assertEq(round.stateRoot, FIRST_STATE, "parent root");
        assertEq(round.included, 0, "nobody is paid");
        skip(100);
        assertEq(_claim(taskId, 2, _upTo(1)), 0, "nothing");
    }

    function test_overturn_nobodyProposes_lapses() external {
        _round(taskId, 4);
        game.overturn(rounds, taskId, 0, 0);
        skip(9);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(1);
        tasks.tick(taskId);
        assertEq(rounds.headOf(taskId).carried, 1, "carried");
    }

    /// @notice Final by time is final, written down or not, and whatever came on top of it.
    function test_overturn_final_reverts() external {
        _round(taskId, 4);
        _round(taskId, 4);
        skip(12);
        bytes memory refused = abi.encodeWithSelector(NotOverturnable.selector, 1);
        vm.expectRevert(refused);
        game.overturn(rounds, taskId, 1, 0);
        tasks.tick(taskId);
        vm.expectRevert(refused);
        game.overturn(rounds, taskId, 1, 0);
        _carry(taskId);
        vm.expectRevert(refused);
        game.overturn(rounds, taskId, 1, 0);
    }

    function test_overturn_openOrCarried_reverts() external {
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 0, 0));
        game.overturn(rounds, taskId, 0, 0);
        _carry(taskId);
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, 0));
        game.overturn(rounds, taskId, 0, 0);
    }

    /// @notice An end that rests on the overturned round is undone with it.
    function test_overturn_ended_resumes() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        taskId = _training(spec);
        _round(taskId, 4);
        assertTrue(rounds.headOf(taskId).endedAt != 0, "ended");
        game.overturn(rounds, taskId, 0, 8);
        assertEq(rounds.headOf(taskId).endedAt, 0, "goes on");
        _propose(_proposal(taskId), 0);
        _finish(taskId);
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 3, "three");
        assertEq(tasks.receiptOf(taskId).finalStateRoot, rounds.roundOf(taskId, 0).stateRoot, "second root");
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Completed, "completed");
    }

    function test_overturn_failed_resumes() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.stateWindow, spec.claimWindow) = (300, 300);
        taskId = _training(spec);
        _round(taskId, 4);
        _carry(taskId);
        _carry(taskId);
        (, Phase phase,) = rounds.phaseOf(taskId);
        assertTrue(phase == Phase.Waiting, "cascade");
        spec.cascadeDepth = 8;
        spec.keeperLock = 80_000;
        spec.commitWindow = 30;
        taskId = _training(spec);
        _round(taskId, 4);
        for (uint256 i = 0; i < 6; ++i) {
            _carry(taskId);
        }
        assertTrue(rounds.headOf(taskId).failed, "failed");
        game.overturn(rounds, taskId, 0, 0);
        assertTrue(!rounds.headOf(taskId).failed, "not any more");
        _propose(_proposal(taskId), 0);
        _assertPhase(Phase.Commit, nowTime() + 30);
    }

    /// @notice One who left after the overturned round keeps its place in that round's frozen set and its pay for it.
    function test_overturn_leaver_isPaidForFrozenRound() external {
        _round(taskId, 4);
        _commit(taskId, 0);
        _leave(taskId, 0);
        _enroll(taskId, 4);
        assertEq(tasks.enrollmentOf(taskId, trainer(4)).fromRound, 2, "round 1 is taken");
        game.overturn(rounds, taskId, 0, 0);
        _propose(_proposal(taskId), 0);
        skip(100);
        assertEq(_claim(taskId, 0, _upTo(3)), 901, "the leaver");
        assertEq(_claim(taskId, 4, _upTo(3)), 0, "not the successor");
    }

    /// @notice Conviction and overturn in one transaction: the signer is out, another keeper repairs the round.
    function test_convictAndOverturn_signer_pays() external {
        _join(taskId, 2, 320_000);
        _commitFirst(taskId, 4);
        _drawFor(taskId, 0);
        _proposeSeated(taskId);
        game.convictAndOverturn(tasks, rounds, taskId, 0, keeper(0), challenger);
        assertEq(vault.creditOf(challenger), 64_000, "bounty");
        (uint256 pot,) = vault.potOf(rounds.potId(taskId, 1));
        assertEq(pot, 96_000, "pot of the first overturn");
        _proposeReverts(_proposal(taskId), 0, abi.encodeWithSelector(NotInPool.selector, keeper(0)));
        _propose(_proposal(taskId), 2);
        skip(100);
        assertEq(tasks.claimCommission(taskId, keeper(0), _list(0)), 0, "signed nothing that stands");
        assertEq(tasks.claimCommission(taskId, keeper(2), _list(0)), 400, "who repaired it is paid");
        _assertBooks();
    }
}

contract TrainingRounds_voidGradient_Test is RoundsTest {
    /// @dev What becomes of the rounds 0 to 2, second by second, and of the pay of all but trainer 0. Below, `kind` is done at once: gradient
    /// of trainer 0 in `round` void, trainer 0 ejected, or round 2 held, whose own finality is then left out.
    function _course(uint256 kind, uint32 round) private returns (bytes32 course) {
        if (kind == 1) game.void(rounds, taskId, round, 0);
        if (kind == 2) game.convict(tasks, taskId, Role.Trainer, trainer(0), challenger, 0);
        if (kind == 3) game.hold(rounds, taskId, 2);
        for (uint256 second = 0; second < 60; ++second) {
            try tasks.tick(taskId) {} catch {}
            for (uint32 r = 0; r < 2; ++r) {
                course = keccak256(abi.encode(course, rounds.roundOf(taskId, r).status, rounds.roundOf(taskId, r).stateRoot));
                for (uint256 i = 1; i < 4; ++i) {
                    course = keccak256(abi.encode(course, tasks.claimRewards(taskId, trainer(i), _list(r))));
                }
            }
            skip(1);
        }
        for (uint32 r = 0; r < 2; ++r) {
            assertTrue(rounds.roundOf(taskId, r).status == RoundStatus.Final, "final by then");
        }
    }

    /// @notice Invariant 7, what there is of it before training disputes: no conviction for training, of a gradient or of its trainer,
    /// and no demand against a younger round, moves a state's finality or the second in which another trainer is paid.
    /// forge-config: default.fuzz.runs = 4
    function testFuzz_07_conviction_delaysNobody(uint256 seed) external {
        for (uint256 r = 0; r < 3; ++r) {
            skip((seed >> (8 * r)) % 3);
            _round(taskId, 4);
        }
        skip((seed >> 24) % 10);
        uint256 snapshot = vm.snapshotState();
        bytes32 course = _course(0, 0);
        for (uint256 kind = 1; kind < 4; ++kind) {
            vm.revertToState(snapshot);
            assertEq(_course(kind, uint32((seed >> 32) % 2)), course, "as if nothing had been");
        }
    }

    /// @notice A convicted claim in a round whose state stands is burned, and the receipt lists the round as tainted.
    function test_void_final_taints() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 2;
        taskId = _training(spec);
        _round(taskId, 4);
        _round(taskId, 4);
        skip(12);
        tasks.tick(taskId);
        vm.expectEmit(address(rounds));
        emit IRoundRulings.GradientVoided(taskId, 0, 2);
        game.void(rounds, taskId, 0, 2);
        game.void(rounds, taskId, 0, 3);
        vm.expectRevert(NothingDue.selector);
        game.void(rounds, taskId, 0, 2);
        _finish(taskId);
        assertEq(tasks.receiptOf(taskId).taintedRounds, 1, "one round");
        assertEq(_claim(taskId, 2, _upTo(2)), 901, "only the other round");
        assertEq(tasks.burned(), 901, "burned");
        assertEq(_claim(taskId, 1, _upTo(2)), 2 * 901, "nobody else is touched");
        _assertBooks();
    }

    /// @notice The same before finality, too deep below the head to roll back.
    function test_void_proposed_taintsWhenFinal() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        taskId = _training(spec);
        _round(taskId, 4);
        game.void(rounds, taskId, 0, 0);
        _finish(taskId);
        assertEq(tasks.receiptOf(taskId).taintedRounds, 1, "tainted");
        assertEq(_claim(taskId, 0, _upTo(1)), 0, "burned");
    }

    function test_void_notIncluded_reverts() external {
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 0, 0));
        game.void(rounds, taskId, 0, 0);
        _round(taskId, 3);
        bytes memory mismatch = abi.encodeWithSelector(AcceptedSetMismatch.selector, 7, 7);
        vm.expectRevert(mismatch);
        game.void(rounds, taskId, 0, 3);
        vm.expectRevert(mismatch);
        game.void(rounds, taskId, 0, 64);
    }

    function test_void_trainerEjected_once() external {
        _round(taskId, 4);
        game.convict(tasks, taskId, Role.Trainer, trainer(0), challenger, 0);
        game.void(rounds, taskId, 0, 0);
        skip(100);
        assertEq(_claim(taskId, 0, _upTo(1)), 0, "forfeited");
        assertEq(tasks.burned(), 901 + 77, "pay and fee, burned once");
        assertEq(_claim(taskId, 0, _upTo(1)), 0, "once");
        assertEq(tasks.burned(), 901 + 77, "once");
        _assertBooks();
    }
}
