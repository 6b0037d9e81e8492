// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/utils/LibBit.sol";

import {AcceptedSetMismatch, InvalidRound, NothingDue, SlotNotReopenable, WrongPhase, WrongStatus} from "../src/facts/Errors.sol";
import {IRoundRulings} from "../src/round/IRoundRulings.sol";
import {FrozenEntry, OuterGradient, Phase, Role, TaskStatus, TrainingTaskSpec} from "../src/facts/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @notice Four slots, a quorum of three: two squatters end every round, if they can keep the slots. maxMisses is 2.
abstract contract AbsenceTest is AssayTest {
    bytes32 internal taskId;

    function setUp() public virtual override {
        super.setUp();
        taskId = _training();
    }

    function _commits(uint256[] memory who) internal {
        for (uint256 i = 0; i < who.length; ++i) {
            _commit(taskId, who[i]);
        }
    }

    function _of(uint256 a, uint256 b) internal pure returns (uint256[] memory who) {
        who = new uint256[](2);
        (who[0], who[1]) = (a, b);
    }

    function _of(uint256 a, uint256 b, uint256 c) internal pure returns (uint256[] memory who) {
        who = new uint256[](3);
        (who[0], who[1], who[2]) = (a, b, c);
    }

    function _of(uint256 a, uint256 b, uint256 c, uint256 d) internal pure returns (uint256[] memory who) {
        who = new uint256[](4);
        (who[0], who[1], who[2], who[3]) = (a, b, c, d);
    }

    function _slot(uint256 index) internal view returns (uint8) {
        return tasks.enrollmentOf(taskId, trainer(index)).slot;
    }

    function _bits(uint256[] memory who) internal view returns (uint64 bits) {
        for (uint256 i = 0; i < who.length; ++i) {
            bits |= uint64(1) << _slot(who[i]);
        }
    }

    function _entries(uint256[] memory who) internal view returns (FrozenEntry[] memory entries) {
        entries = new FrozenEntry[](who.length);
        for (uint256 i = 0; i < who.length; ++i) {
            OuterGradient memory gradient = _gradient(taskId, who[i]);
            entries[i] = FrozenEntry(gradient.trainer, _slot(who[i]), gradient.payloadRoot, gradient.claimHash);
        }
    }

    /// @notice The drawn committee acknowledges the payload of entry `index` of the set.
    function _acknowledgePayload(FrozenEntry[] memory entries, uint256 index) internal {
        uint32 round = rounds.headOf(taskId).round;
        bytes32 digest = rounds.payloadReceiptDigest(taskId, round, entries[index].trainer, entries[index].payloadRoot);
        rounds.forceInclusion(taskId, entries[index].trainer, entries, _signaturesOf(digest, 8, _seated(taskId, 8)));
    }

    /// @notice All of `who` commit, the first `told` deliver and have receipts, and nobody can propose.
    function _withheld(uint256[] memory who, uint256 told) internal {
        FrozenEntry[] memory entries = _entries(who);
        _commits(who);
        _draw(taskId);
        for (uint256 i = 0; i < told; ++i) {
            _acknowledgePayload(entries, i);
        }
        _lapse();
    }

    function _lapse() internal {
        (,,, uint64 fallbackEnd) = rounds.deadlinesOf(taskId);
        vm.warp(fallbackEnd);
        tasks.tick(taskId);
    }

    /// @notice Proposes some of what all of `who` committed, as soon as uploads have ended.
    function _proposed(uint256[] memory who, uint64 included) internal {
        _commits(who);
        _draw(taskId);
        (, uint64 uploadDeadline,,) = rounds.deadlinesOf(taskId);
        vm.warp(uploadDeadline);
        _propose(_proposal(taskId, included), _holder(taskId));
    }

    function _rest(uint256[] memory who) internal {
        while (rounds.headOf(taskId).endedAt == 0) {
            _commits(who);
            _drawAndPropose(taskId);
            skip(12);
        }
        _finish(taskId);
    }

    function _assertCompleted() internal view {
        assertEq(uint256(tasks.statusOf(taskId)), uint256(TaskStatus.Completed), "completed");
    }

    function _paid(uint256 index) internal returns (uint256) {
        return _claim(taskId, index, _upTo(12));
    }
}

/// @title Squatters lose the slots that they sit on, and the run goes on without them
contract Squatters_Test is AbsenceTest {
    function test_squatters_neverCommit_areReplaced() external {
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(tasks.absentOf(taskId).length, 0, "not yet");
            _commits(_of(0, 1));
            _carry(taskId);
        }
        // The tick that wrote the last miss down reopened both slots.
        assertEq(rounds.headOf(taskId).activeSlots, 3, "reopened");
        assertEq(tasks.burned(), 2 * 77, "their fees");
        _enroll(taskId, 4);
        _rest(_of(0, 1, 4));
        _assertCompleted();
        assertEq(_paid(4), 9 * 901, "who came in round 3");
        assertEq(_paid(0), 9 * 901, "who was here before");
        _assertBooks();
    }

    function test_squatters_withhold_areReplaced() external {
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(tasks.absentOf(taskId).length, 0, "not yet");
            _withheld(_of(0, 1, 2, 3), 2);
        }
        assertEq(rounds.headOf(taskId).activeSlots, 3, "reopened");
        assertEq(tasks.burned(), 2 * 77, "their fees");
        _enroll(taskId, 4);
        _rest(_of(0, 1, 4));
        _assertCompleted();
        assertEq(_paid(4), 9 * 901, "who came in round 3");
        _assertBooks();
    }

    /// @notice Each retake costs a fee, and with whoever comes the count of carried rounds begins anew.
    function test_squatters_retake_payEachTime() external {
        for (uint256 r = 0; r < 3; ++r) {
            for (uint256 i = 0; i < 3; ++i) {
                if (r == 0) _withheld(_of(0, 1, 2, 3), 2);
                else _withheld(_of(0, 1, 2 * r + 2, 2 * r + 3), 2);
            }
            assertEq(rounds.headOf(taskId).activeSlots, 3, "reopened");
            assertEq(tasks.burned(), 2 * 77 * (r + 1), "their fees");
            if (r == 2) break;
            _enroll(taskId, 2 * r + 4);
            _enroll(taskId, 2 * r + 5);
            assertEq(rounds.headOf(taskId).consecutiveNec, 0, "anew");
        }
        assertTrue(!rounds.headOf(taskId).failed, "nine carried rounds in a row");
        _enroll(taskId, 20);
        _rest(_of(0, 1, 20));
        _assertCompleted();
        assertEq(_paid(20), 3 * 901, "who came in round 9");
        _assertBooks();
    }

    /// @notice Without anybody who comes the run fails, as ever.
    function test_squatters_nobodyComes_fails() external {
        for (uint256 i = 0; i < 6; ++i) {
            assertTrue(!rounds.headOf(taskId).failed, "not yet");
            _commits(_of(0, 1));
            _carry(taskId);
        }
        assertTrue(rounds.headOf(taskId).failed, "six in a row");
        _finish(taskId);
        assertEq(uint256(tasks.statusOf(taskId)), uint256(TaskStatus.Failed), "failed");
    }

    /// @notice Who commits in the open round is absent all the same, if it never delivered in those before.
    function test_squatters_commitAgain_areAbsent() external {
        for (uint256 i = 0; i < 3; ++i) {
            _proposed(_of(0, 1, 2, 3), _bits(_of(0, 1, 2)));
        }
        _commit(taskId, 3);
        address[] memory absent = tasks.absentOf(taskId);
        assertEq(absent.length, 1, "one");
        assertEq(absent[0], trainer(3), "it");
        tasks.reopenSlot(taskId, trainer(3));
        assertEq(tasks.burned(), 77, "its fee");
    }

    /// @notice A tick reopens where nothing else is due, and says so if nothing is.
    function test_tick_reopensAlone() external {
        for (uint256 i = 0; i < 3; ++i) {
            _commits(_of(0, 1, 2));
            (,, uint64 deadline) = rounds.phaseOf(taskId);
            vm.warp(deadline);
            _draw(taskId);
            _proposeSeated(taskId);
        }
        tasks.tick(taskId);
        assertEq(rounds.headOf(taskId).activeSlots, 7, "reopened");
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
    }
}

/// @title What a hostile reading found: squatters that share the misses, that deliver now and then, that void a draw, and an overturn
contract SharedMisses_Test is AbsenceTest {
    function _spec() private view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        // Counts as `assay-trainer init` writes them.
        (spec.maxMisses, spec.maxConsecutiveNec, spec.cascadeDepth, spec.keeperLock) = (3, 7, 8, 100_000);
    }

    /// @notice Three squatters of four slots take turns: with the honest one, who commits is always fewer than K. One of them is absent after five
    /// rounds, the others when it is their turn.
    function test_takingTurns_areReplaced() external {
        taskId = _training(_spec());
        for (uint256 r = 0; r < 5; ++r) {
            assertEq(tasks.absentOf(taskId).length, 0, "not yet");
            _commits(_of(0, 1 + r % 3));
            _carry(taskId);
        }
        assertEq(LibBit.popCount(rounds.headOf(taskId).activeSlots), 3, "one slot is free");
        assertTrue(!rounds.headOf(taskId).failed, "in time");
        _enroll(taskId, 4);
        assertEq(rounds.headOf(taskId).consecutiveNec, 0, "anew");
        for (uint256 r = 0; r < 2; ++r) {
            _commits(_of(0, 4));
            _carry(taskId);
        }
        _enroll(taskId, 5);
        _rest(_of(0, 4, 5));
        _assertCompleted();
        assertEq(tasks.burned(), 3 * 77, "the fees of all three");
        assertEq(_paid(5), 5 * 901, "who came in round 7");
        _assertBooks();
    }

    /// @notice Two squatters of four deliver to one round in maxMisses + 1 and commit in none of the others.
    function test_deliveringNowAndThen_areReplaced() external {
        taskId = _training(_spec());
        for (uint256 r = 0; r < 5; ++r) {
            assertEq(tasks.absentOf(taskId).length, 0, "not yet");
            if (r == 0 || r == 4) {
                _round(taskId, 4);
                skip(12);
            } else {
                _commits(_of(0, 1));
                _carry(taskId);
            }
        }
        for (uint256 r = 5; r < 7; ++r) {
            _commits(_of(0, 1));
            _carry(taskId);
        }
        assertEq(rounds.headOf(taskId).activeSlots, 3, "five misses, one delivery between them");
    }

    /// @notice Two squatters commit and withhold, and one keeper of theirs is convicted before a draw: the round excuses them, and makes up for nothing.
    function test_voidDraw_excusesOnly() external {
        taskId = _training(_spec());
        for (uint256 r = 0; r < 5; ++r) {
            assertEq(tasks.absentOf(taskId).length, 0, "not yet");
            if (r != 2) {
                FrozenEntry[] memory entries = _entries(_of(0, 1, 2, 3));
                _commits(_of(0, 1, 2, 3));
                _drawFor(taskId, 0);
                _acknowledgePayload(entries, 0);
                _acknowledgePayload(entries, 1);
                _lapse();
                continue;
            }
            _commits(_of(0, 1, 2, 3));
            game.convict(tasks, taskId, Role.Keeper, keeper(1), challenger, 0);
            skip(1);
            try tasks.tick(taskId) {} catch {}
            assertEq(rounds.committeeOf(taskId, 2).members.length, 0, "void");
            _lapse();
        }
        assertEq(rounds.headOf(taskId).activeSlots, 3, "both slots are free");
        assertTrue(!rounds.headOf(taskId).failed, "in time");
    }

    /// @notice An overturn puts the head below the first rounds of two newcomers. Nobody else may fill their slots until then, and the rounds that
    /// are carried for it do not end the run.
    function test_overturnBelowNewcomers_doesNotEndTheRun() external {
        TrainingTaskSpec memory spec = _spec();
        (spec.stateWindow, spec.claimWindow, spec.maxRounds) = (75, 160, 40);
        taskId = _training(spec);
        for (uint256 i = 0; i < 7; ++i) {
            _round(taskId, 4);
        }
        for (uint256 i = 2; i < 4; ++i) {
            _leave(taskId, i);
            _enroll(taskId, i + 2);
        }
        game.overturn(rounds, taskId, 0, 0);
        _propose(_proposal(taskId), 0);
        // Who comes after the close of round 7 has its first round in 8.
        assertEq(tasks.enrollmentOf(taskId, trainer(4)).fromRound, 7, "the newcomers' first round");
        uint256 before = token.balanceOf(trainer(5));
        uint256 snapshot = vm.snapshotState();
        _leave(taskId, 5);
        assertEq(token.balanceOf(trainer(5)), before + 77, "who leaves now had no round to deliver to");
        vm.revertToState(snapshot);
        while (rounds.headOf(taskId).round < 8) {
            if (rounds.headOf(taskId).openedAt == 0) {
                skip(75);
                tasks.tick(taskId);
                continue;
            }
            _commits(_of(0, 1));
            _carry(taskId);
            assertEq(rounds.headOf(taskId).consecutiveNec, 0, "not counted");
        }
        _commits(_of(0, 1));
        _carry(taskId);
        assertEq(rounds.headOf(taskId).consecutiveNec, 1, "from here on they count");
        _commits(_of(0, 1, 4, 5));
        _drawAndPropose(taskId);
        assertEq(rounds.headOf(taskId).consecutiveNec, 0, "and the run goes on");
    }

    /// @notice The longest look-back, over the dearest records: carried rounds that were drawn, half of them with receipts.
    /// forge-config: default.isolate = true
    function test_lookBack_isBelow8M() external {
        TrainingTaskSpec memory spec = _spec();
        (spec.maxMisses, spec.maxRounds, spec.maxConsecutiveNec) = (127, 1000, 1000);
        taskId = _training(spec);
        for (uint256 i = 0; i < 128; ++i) {
            _withheld(_of(0, 1, 2, 3), 0);
            _withheld(_of(0, 1, 2, 3), 2);
        }
        tasks.reopenSlot(taskId, trainer(3));
        uint256 used = vm.lastCallGas().gasTotalUsed;
        assertLe(used, 8_000_000, "reopenSlot");
        assertTrue(used > 1_000_000, "it did look back");
    }
}

/// @title What a committee tells, and does not tell, evicts nobody who delivers
contract HonestTrainer_Test is AbsenceTest {
    function _assertStays(uint256 index) private {
        vm.expectRevert(
            abi.encodeWithSelector(SlotNotReopenable.selector, _misses(taskId, index), tasks.specOf(taskId).maxMisses)
        );
        tasks.reopenSlot(taskId, trainer(index));
        assertEq(tasks.enrollmentOf(taskId, trainer(index)).toRound, type(uint32).max, "still enrolled");
    }

    /// @notice Left out of proposals made alone although k seats acknowledged the payload.
    function test_censored_receipts_count() external {
        uint64 others = _bits(_of(0, 1, 2));
        for (uint256 i = 0; i < 6; ++i) {
            FrozenEntry[] memory entries = _entries(_of(0, 1, 2, 3));
            _commits(_of(0, 1, 2, 3));
            _draw(taskId);
            _acknowledgePayload(entries, 3);
            vm.warp(rounds.committeeOf(taskId, rounds.headOf(taskId).round).forcedUntil);
            _propose(_proposal(taskId, others), 0);
            _assertStays(3);
        }
        assertEq(_delivered(taskId, 3), 6, "present in all");
    }

    /// @notice Left out of every proposal, without a receipt: it publishes one of three payloads, and stays.
    function test_censored_published_counts() external {
        uint64 others = _bits(_of(0, 1, 2));
        for (uint32 i = 0; i < 9; ++i) {
            _proposed(_of(0, 1, 2, 3), others);
            if (i % 3 == 1) {
                vm.expectEmit(address(rounds));
                emit IRoundRulings.PayloadPublished(taskId, i, 3);
                game.show(rounds, taskId, i, 3);
            }
            _assertStays(3);
        }
        vm.expectRevert(NothingDue.selector);
        game.show(rounds, taskId, 7, 3);
        assertEq(tasks.burned(), 0, "nothing burned");
    }

    /// @notice A committee that tells of its friends alone, where two of them withhold: who publishes in time was present.
    function test_carried_published_counts() external {
        for (uint32 i = 0; i < 3; ++i) {
            FrozenEntry[] memory entries = _entries(_of(0, 1, 2, 3));
            _commits(_of(0, 1, 2, 3));
            _draw(taskId);
            _acknowledgePayload(entries, 0);
            if (i == 1) game.show(rounds, taskId, i, 3);
            _lapse();
        }
        _assertStays(3);
        _assertStays(0);
        // The other two neither delivered nor published.
        assertEq(tasks.burned(), 2 * 77, "theirs");
        assertEq(rounds.headOf(taskId).activeSlots, 9, "reopened");
    }

    /// @notice Where no committee tells of anybody (keepers are away), whoever committed is excused: it neither missed nor delivered.
    function test_carried_nothingTold_excused() external {
        for (uint256 i = 0; i < 4; ++i) {
            _withheld(_of(0, 1, 2, 3), 0);
        }
        for (uint256 i = 0; i < 4; ++i) {
            _assertStays(i);
            assertEq(_misses(taskId, i), 0, "no miss");
            assertEq(_delivered(taskId, i), 0, "nor known to have delivered");
        }
    }

    /// @notice Nor is anybody held to payloads of a round that had too few commitments for any to travel.
    function test_carried_tooFew_whoCommittedIsExcused() external {
        _commits(_of(0, 3));
        _carry(taskId);
        assertEq(_misses(taskId, 3), 0, "committed");
        assertEq(_misses(taskId, 1), 1, "did not");
        _commits(_of(0, 1));
        _carry(taskId);
        assertEq(_misses(taskId, 1), 1, "what excuses does not make up for a miss");
    }

    /// @notice A delivery to a round that was proposed makes up for one miss, and ends the row.
    function test_delivered_makesUpForOne() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.maxMisses, spec.maxConsecutiveNec) = (3, 7);
        taskId = _training(spec);
        for (uint256 i = 0; i < 3; ++i) {
            _round(taskId, 3);
            skip(12);
        }
        assertEq(_misses(taskId, 3), 3, "three");
        _round(taskId, 4);
        assertEq(_misses(taskId, 3), 2, "the row is over, the rest is not");
        assertEq(_delivered(taskId, 3), 4, "delivered");
        _round(taskId, 3);
        assertEq(_misses(taskId, 3), 3, "two of four, and one");
        _round(taskId, 3);
        assertEq(tasks.absentOf(taskId).length, 1, "one more than it delivered, three times");
        tasks.tick(taskId);
        assertEq(rounds.headOf(taskId).activeSlots, 7, "reopened");
    }

    /// @notice Whom proposals leave out who committed, it has to miss in a row: one round that includes it ends it.
    function test_leftOut_countsInARowOnly() external {
        uint64 others = _bits(_of(0, 1, 2));
        for (uint32 i = 0; i < 9; ++i) {
            _proposed(_of(0, 1, 2, 3), i % 3 == 2 ? _bits(_of(0, 1, 2, 3)) : others);
            skip(12);
            _assertStays(3);
        }
    }

    /// @notice Publishing counts while keepers can still use it, and of a proposal that stands; not in a round that lapsed.
    function test_show_tooLate_reverts() external {
        vm.expectRevert(abi.encodeWithSelector(WrongPhase.selector, Phase.Commit));
        game.show(rounds, taskId, 0, 3);
        _commits(_of(0, 1, 2));
        (,, uint64 deadline) = rounds.phaseOf(taskId);
        vm.warp(deadline);
        vm.expectRevert(abi.encodeWithSelector(AcceptedSetMismatch.selector, 7, 8));
        game.show(rounds, taskId, 0, 3);
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 0, 1));
        game.show(rounds, taskId, 1, 0);
        (,, uint64 graceEnd, uint64 fallbackEnd) = rounds.deadlinesOf(taskId);
        vm.warp((graceEnd + fallbackEnd) / 2 - 1);
        game.show(rounds, taskId, 0, 0);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(WrongPhase.selector, Phase.Fallback));
        game.show(rounds, taskId, 0, 1);
        _lapse();
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 1, 0));
        game.show(rounds, taskId, 0, 1);
    }

    /// @notice After an overturn what was published before can be told again, and what was forced still counts.
    function test_show_overturned_again() external {
        _proposed(_of(0, 1, 2, 3), _bits(_of(0, 1, 2)));
        game.show(rounds, taskId, 0, 3);
        assertEq(_delivered(taskId, 3), 1, "published");
        game.overturn(rounds, taskId, 0, 0);
        _propose(_proposal(taskId, _bits(_of(0, 1, 2))), 0);
        assertEq(_delivered(taskId, 3), 0, "another proposal");
        game.show(rounds, taskId, 0, 3);
        assertEq(_delivered(taskId, 3), 1, "told again");
    }

    /// @notice A run that fails while a round is open is nobody's absence.
    function test_cutShort_nobodyAbsent() external {
        _commits(_of(0, 1));
        game.fail(rounds, taskId);
        _finish(taskId);
        skip(tasks.liabilityOf(taskId));
        uint256 before = token.balanceOf(trainer(3));
        tasks.releaseLock(taskId, Role.Trainer, trainer(3));
        assertEq(token.balanceOf(trainer(3)), before + 77, "the fee is back");
    }
}

/// @title The fee of one who never delivered burns, however long it stayed
contract Fees_Test is AbsenceTest {
    function test_releaseLock_neverDelivered_burnsFee() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.maxRounds, spec.maxMisses, spec.maxConsecutiveNec) = (3, 3, 7);
        taskId = _training(spec);
        _proposed(_of(0, 1, 2, 3), _bits(_of(0, 1, 2)));
        _round(taskId, 3);
        _leave(taskId, 2);
        // It comes in the last round, whose commitments have closed.
        _commits(_of(0, 1, 3));
        _enroll(taskId, 7);
        assertEq(tasks.enrollmentOf(taskId, trainer(7)).fromRound, 3, "after the last round");
        (, uint64 uploadDeadline,,) = rounds.deadlinesOf(taskId);
        _draw(taskId);
        vm.warp(uploadDeadline);
        _carryOrFail();
        _finish(taskId);
        skip(tasks.liabilityOf(taskId));
        uint256[4] memory before;
        for (uint256 i = 0; i < 4; ++i) {
            before[i] = token.balanceOf(trainer(i));
        }
        uint256 burned = tasks.burned();
        tasks.releaseLock(taskId, Role.Trainer, trainer(0));
        assertEq(token.balanceOf(trainer(0)), before[0] + 77, "delivered");
        tasks.releaseLock(taskId, Role.Trainer, trainer(2));
        assertEq(token.balanceOf(trainer(2)), before[2], "had it back when it left");
        assertEq(tasks.burned(), burned, "nothing burned yet");
        tasks.releaseLock(taskId, Role.Trainer, trainer(3));
        assertEq(token.balanceOf(trainer(3)), before[3], "never delivered");
        assertEq(tasks.burned(), burned + 77, "its fee");
        uint256 late = token.balanceOf(trainer(7));
        tasks.releaseLock(taskId, Role.Trainer, trainer(7));
        assertEq(token.balanceOf(trainer(7)), late + 77, "no round came for it");
        _assertBooks();
    }

    function _carryOrFail() private {
        FrozenEntry[] memory entries = _entries(_of(0, 1, 3));
        _acknowledgePayload(entries, 0);
        _acknowledgePayload(entries, 1);
        _lapse();
    }

    /// @notice Before a payload of its was in a round nothing tells it from a squatter.
    function test_leaveTask_committedOnly_burnsFee() external {
        _commit(taskId, 0);
        _leave(taskId, 0);
        assertEq(tasks.burned(), 77, "burned");
    }
}

/// @title Enrolment lasts as long as somebody with a lock stands for the task's objects
contract Acknowledgement_Test is AssayTest {
    function _assertStatus(bytes32 taskId, TaskStatus status) private view {
        assertEq(uint256(tasks.statusOf(taskId)), uint256(status), "status");
    }

    function _leavePool(bytes32 taskId, uint256 index) private {
        vm.prank(keeper(index));
        tasks.leavePool(taskId);
    }

    /// @notice Nobody starts the clock with nothing at stake.
    function test_acknowledge_thenGone_stopsTheClock() external {
        bytes32 taskId = _post(defaultSpec());
        _join(taskId, 3, 0);
        _acknowledge(taskId, 3);
        _assertStatus(taskId, TaskStatus.Enrolling);
        assertEq(tasks.enrollDeadlineOf(taskId), nowTime() + 60, "deadline");
        _leavePool(taskId, 3);
        tasks.releaseLock(taskId, Role.Keeper, keeper(3));
        _assertStatus(taskId, TaskStatus.Pending);
        assertEq(tasks.enrollDeadlineOf(taskId), 0, "no deadline");
        skip(1000);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        _staker(trainer(0));
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Pending));
        vm.prank(trainer(0));
        tasks.enroll(taskId);

        _join(taskId, 0, 320_000);
        _assertStatus(taskId, TaskStatus.Pending);
        _acknowledge(taskId, 0);
        _assertStatus(taskId, TaskStatus.Enrolling);
        assertEq(tasks.enrollDeadlineOf(taskId), nowTime() + 60, "a whole window");
        for (uint256 i = 0; i < 4; ++i) {
            _enroll(taskId, i);
        }
        _assertStatus(taskId, TaskStatus.Training);
    }

    /// @notice Who enrolled meanwhile keeps the slot, or leaves with the fee.
    function test_acknowledge_gone_trainersStay() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        _enroll(taskId, 1);
        _leavePool(taskId, 0);
        _assertStatus(taskId, TaskStatus.Pending);
        _leave(taskId, 1);
        tasks.releaseLock(taskId, Role.Trainer, trainer(1));
        assertEq(token.balanceOf(trainer(1)), WEALTH - STAKE, "fee is back");
        // Keeper 1 had not acknowledged; now it does.
        _acknowledge(taskId, 1);
        for (uint256 i = 2; i < 5; ++i) {
            _enroll(taskId, i);
        }
        _assertStatus(taskId, TaskStatus.Training);
        assertEq(tasks.enrollmentOf(taskId, trainer(0)).slot, 0, "its slot");
    }

    /// @notice One of two that acknowledged is enough; and Training, once begun, does not end with either.
    function test_acknowledge_oneStays_goesOn() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _acknowledge(taskId, 1);
        _leavePool(taskId, 0);
        _assertStatus(taskId, TaskStatus.Enrolling);
        for (uint256 i = 0; i < 4; ++i) {
            _enroll(taskId, i);
        }
        _leavePool(taskId, 1);
        _assertStatus(taskId, TaskStatus.Training);
    }

    /// @notice Leaving at the deadline does not undo what the deadline found.
    function test_acknowledge_atDeadline_startsFirst() external {
        bytes32 taskId = _enrolling(defaultSpec());
        for (uint256 i = 0; i < 3; ++i) {
            _enroll(taskId, i);
        }
        skip(60);
        _leavePool(taskId, 0);
        _assertStatus(taskId, TaskStatus.Training);
    }

    /// @notice A conviction takes the lock, and the acknowledgement with it.
    function test_acknowledge_convicted_stopsTheClock() external {
        bytes32 taskId = _enrolling(defaultSpec());
        game.convict(tasks, taskId, Role.Keeper, keeper(0), address(this), 0);
        _assertStatus(taskId, TaskStatus.Pending);
    }
}
