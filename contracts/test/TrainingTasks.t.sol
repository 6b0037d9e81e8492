// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AlreadyEnrolled,
    AlreadyInPool,
    EndpointTooLong,
    EnrollmentClosed,
    InsufficientStake,
    KeyInUse,
    LockStillLiable,
    NotAuthorized,
    NotInPool,
    NotSponsor,
    NothingDue,
    NothingToRelease,
    NothingToWithdraw,
    PoolFull,
    SlotNotReopenable,
    TaskNotFound,
    TrainerNotEnrolled,
    WrongPhase,
    WrongStatus
} from "../src/facts/Errors.sol";
import {ITaskMoves} from "../src/task/ITaskMoves.sol";
import {Enrollment, Phase, PoolKeeper, Role, TaskStatus, TrainingTaskSpec} from "../src/facts/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";

abstract contract TasksTest is AssayTest {
    bytes32 internal constant NOBODY = keccak256("no such task");

    function _wrongStatus(TaskStatus status) internal {
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, status));
    }

    function _assertStatus(bytes32 taskId, TaskStatus status) internal view {
        assertEq(uint256(tasks.statusOf(taskId)), uint256(status), "status");
    }

    function _cancel(bytes32 taskId) internal {
        vm.prank(sponsor);
        tasks.cancelTask(taskId);
    }

    function _release(bytes32 taskId, Role role, address account) internal {
        tasks.releaseLock(taskId, role, account);
    }
}

contract TrainingTasks_postTask_Test is TasksTest {
    /// @notice After a reorg the sponsor's next task is another one as soon as its spec is: nothing signed for the first speaks about it.
    function test_postTask_reorg_otherSpecOtherId() external {
        TrainingTaskSpec memory spec = defaultSpec();
        uint256 before = vm.snapshotState();
        bytes32 first = _post(spec);
        vm.revertToState(before);
        assertEq(_post(spec), first, "the same task again");
        vm.revertToState(before);
        spec.outerLearningRate ^= 1;
        bytes32 second = _post(spec);
        assertTrue(second != first, "another id");
        assertTrue(tasks.statusOf(first) == TaskStatus.None, "the first is unknown");
    }

    /// @notice A word with a bit that its type lacks is refused, or nobody could decode what the registry then stores.
    function test_postTask_unclean_reverts() external {
        bytes memory clean = abi.encodeCall(ITaskMoves.postTask, (defaultSpec()));
        uint256 words = (clean.length - 4) / 32;
        assertEq(words, 58, "words of a spec");
        for (uint256 i = 0; i < words; ++i) {
            // manifestHash, initialStateRoot, datasetRoot and seed have all bits.
            bool whole = i == 1 || i == 4 || i == 6 || i == 8;
            bytes memory data = bytes.concat(clean);
            data[4 + 32 * i] ^= 0x80;
            uint256 before = vm.snapshotState();
            vm.prank(sponsor);
            // solhint-disable-next-line avoid-low-level-calls
            (bool success,) = address(tasks).call(data);
            assertTrue(success == whole, vm.toString(i));
            vm.revertToState(before);
        }
    }

    function test_postTask_escrow_succeeds() external {
        TrainingTaskSpec memory spec = defaultSpec();
        bytes32 expected = keccak256(abi.encode(block.chainid, address(tasks), sponsor, uint256(0), keccak256(abi.encode(spec))));
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TaskPosted(expected, sponsor, keccak256(abi.encode(spec)), 12 * 4 * 1001, spec);
        bytes32 taskId = _post(spec);
        assertEq(taskId, expected, "task id");
        assertEq(tasks.specHashOf(taskId), keccak256(abi.encode(spec)), "spec hash");
        assertEq(keccak256(abi.encode(tasks.specOf(taskId))), keccak256(abi.encode(spec)), "spec");
        assertEq(tasks.escrowOf(taskId), 12 * 4 * 1001, "escrow");
        assertEq(tasks.sponsorOf(taskId), sponsor, "sponsor");
        assertEq(tasks.nonceOf(sponsor), 1, "nonce");
        _assertStatus(taskId, TaskStatus.Pending);
        _assertBooks();
        assertTrue(_post(spec) != taskId, "the nonce makes ids differ");
        assertEq(rounds.runRootOf(taskId), 0, "no run root yet");
        (, Phase phase,) = rounds.phaseOf(taskId);
        assertTrue(phase == Phase.None, "no phase yet");
    }

    function test_postTask_views_matchDeployment() external view {
        assertEq(tasks.vault(), address(vault), "vault");
        assertEq(tasks.rounds(), address(rounds), "rounds");
        assertEq(tasks.referee(), address(0), "referee");
        assertEq(tasks.game(), address(game), "game");
        assertEq(tasks.minWindow(), MIN_WINDOW, "minWindow");
        assertEq(tasks.unbondingMargin(), UNBONDING_MARGIN, "margin");
        assertEq(tasks.revealRate(), REVEAL_RATE, "reveal rate");
        assertEq(vault.tasks(), address(tasks), "vault's tasks");
        assertEq(vault.token(), address(token), "token");
        assertEq(rounds.tasks(), address(tasks), "rounds' tasks");
        assertEq(rounds.vault(), address(vault), "rounds' vault");
    }

    function test_unknownTask_reverts() external {
        bytes memory notFound = abi.encodeWithSelector(TaskNotFound.selector, NOBODY);
        vm.expectRevert(notFound);
        tasks.cancelTask(NOBODY);
        vm.expectRevert(notFound);
        tasks.joinPool(NOBODY, 0, "");
        vm.expectRevert(notFound);
        tasks.enroll(NOBODY);
        vm.expectRevert(notFound);
        tasks.tick(NOBODY);
        vm.expectRevert(notFound);
        tasks.refund(NOBODY);
        vm.expectRevert(notFound);
        tasks.specOf(NOBODY);
        vm.expectRevert(notFound);
        rounds.tick(NOBODY);
    }
}

contract TrainingTasks_cancelTask_Test is TasksTest {
    function test_cancelTask_pending_refunds() external {
        bytes32 taskId = _post(defaultSpec());
        _cancel(taskId);
        _assertStatus(taskId, TaskStatus.Cancelled);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.Refunded(taskId, sponsor, 12 * 4 * 1001);
        tasks.refund(taskId);
        assertEq(token.balanceOf(sponsor), WEALTH, "whole escrow");
        vm.expectRevert(NothingToWithdraw.selector);
        tasks.refund(taskId);
        _assertBooks();
        assertEq(tasks.receiptOf(taskId).completedAt, 0, "no receipt");
    }

    /// @notice Nothing was stated, so nothing is liable: locks and fees come back at once.
    function test_cancelTask_enrolling_releasesAll() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        _cancel(taskId);
        _release(taskId, Role.Trainer, trainer(0));
        _release(taskId, Role.Keeper, keeper(0));
        assertEq(token.balanceOf(trainer(0)), WEALTH - STAKE, "fee is back");
        (,, uint256 locked) = vault.stakeOf(trainer(0));
        assertEq(locked, 0, "unlocked");
        vm.expectRevert(NothingToRelease.selector);
        _release(taskId, Role.Trainer, trainer(0));
        tasks.refund(taskId);
        assertEq(tasks.owed(), 0, "nothing is left");
        _assertBooks();
    }

    function test_cancelTask_stranger_reverts() external {
        bytes32 taskId = _post(defaultSpec());
        vm.expectRevert(NotSponsor.selector);
        tasks.cancelTask(taskId);
    }

    function test_cancelTask_training_reverts() external {
        bytes32 taskId = _training();
        _wrongStatus(TaskStatus.Training);
        _cancel(taskId);
    }

    /// @notice A quorum whose enrolment window is over trains, whether or not anyone has ticked.
    function test_cancelTask_quorumAtDeadline_reverts() external {
        bytes32 taskId = _enrolling(defaultSpec());
        for (uint256 i = 0; i < 3; ++i) {
            _enroll(taskId, i);
        }
        skip(60);
        _wrongStatus(TaskStatus.Training);
        _cancel(taskId);
    }

    function test_refund_notEnded_reverts() external {
        bytes32 taskId = _post(defaultSpec());
        _wrongStatus(TaskStatus.Pending);
        tasks.refund(taskId);
    }
}

contract TrainingTasks_pool_Test is TasksTest {
    function test_joinPool_lock_succeeds() external {
        bytes32 taskId = _post(defaultSpec());
        _join(taskId, 0, 0);
        _join(taskId, 1, 90_000);
        assertEq(vault.lockOf(taskId, Role.Keeper, keeper(0)), 40_000, "keeperLock");
        assertEq(vault.lockOf(taskId, Role.Keeper, keeper(1)), 90_000, "asked for more");
        PoolKeeper memory member = tasks.poolKeeperOf(taskId, keeper(1));
        assertTrue(member.active && !member.acknowledged && member.member == 2 && member.key == keeper(1), "member");
        assertEq(tasks.poolSizeOf(taskId), 2, "size");
        assertEq(tasks.memberAt(taskId, 2), keeper(1), "account of the member");
        assertEq(tasks.memberAt(taskId, 0), address(0), "nobody");
        assertEq(tasks.keyUserOf(taskId, keeper(1)), keeper(1), "account of the key");
        vm.expectRevert(abi.encodeWithSelector(AlreadyInPool.selector, keeper(0)));
        vm.prank(keeper(0));
        tasks.joinPool(taskId, 0, "");
    }

    function test_setEndpoint_ofPool_isFound() external {
        bytes32 taskId = _post(defaultSpec());
        _staker(keeper(1));
        _staker(keeper(2));
        vm.roll(41);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.KeeperEndpoint(taskId, keeper(1), "https://one.example");
        vm.prank(keeper(1));
        tasks.joinPool(taskId, 0, "https://one.example");
        vm.roll(42);
        vm.prank(keeper(2));
        tasks.joinPool(taskId, 0, "");
        (address[] memory keepers, uint256[] memory at) = tasks.poolOf(taskId);
        assertEq(keepers.length, 2, "keepers");
        assertEq(keepers[1], keeper(2), "by place");
        assertEq(at[0], 41, "block of the first");
        assertEq(at[1], 42, "block of the second");

        vm.roll(43);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.KeeperEndpoint(taskId, keeper(1), "https://two.example");
        vm.prank(keeper(1));
        tasks.setEndpoint(taskId, "https://two.example");
        (, at) = tasks.poolOf(taskId);
        assertEq(at[0], 43, "newest");

        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        (keepers,) = tasks.poolOf(taskId);
        assertEq(keepers.length, 1, "left");
        assertEq(keepers[0], keeper(2), "who stays");
        vm.expectRevert(abi.encodeWithSelector(NotInPool.selector, keeper(1)));
        vm.prank(keeper(1));
        tasks.setEndpoint(taskId, "https://three.example");
    }

    function test_setEndpoint_tooLong_reverts() external {
        bytes32 taskId = _post(defaultSpec());
        _staker(keeper(1));
        _staker(keeper(2));
        string memory longest = string(new bytes(256));
        vm.prank(keeper(1));
        tasks.joinPool(taskId, 0, longest);
        string memory longer = string(new bytes(257));
        vm.expectRevert(abi.encodeWithSelector(EndpointTooLong.selector, 257, 256));
        vm.prank(keeper(1));
        tasks.setEndpoint(taskId, longer);
        vm.expectRevert(abi.encodeWithSelector(EndpointTooLong.selector, 257, 256));
        vm.prank(keeper(2));
        tasks.joinPool(taskId, 0, longer);
    }

    function test_joinPool_noStake_reverts() external {
        bytes32 taskId = _post(defaultSpec());
        vm.expectRevert(abi.encodeWithSelector(InsufficientStake.selector, 0, 40_000));
        vm.prank(keeper(0));
        tasks.joinPool(taskId, 0, "");
    }

    function test_joinPool_full_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.keeperLock, spec.rewardPerGradient) = (32, 1);
        bytes32 taskId = _post(spec);
        for (uint256 i = 0; i < 256; ++i) {
            address account = address(uint160(0x9000 + i));
            vm.prank(sponsor);
            vault.depositFor(account, 32);
            vm.prank(account);
            tasks.joinPool(taskId, 0, "");
        }
        assertEq(tasks.poolSizeOf(taskId), 256, "full");
        assertEq(tasks.poolKeeperOf(taskId, address(0x90ff)).member, 256, "last member");
        _staker(keeper(0));
        vm.expectRevert(PoolFull.selector);
        vm.prank(keeper(0));
        tasks.joinPool(taskId, 0, "");
        vm.prank(address(0x9007));
        tasks.leavePool(taskId);
        vm.prank(keeper(0));
        tasks.joinPool(taskId, 0, "");
        assertEq(tasks.poolKeeperOf(taskId, keeper(0)).member, 257, "a number of its own");
        assertEq(tasks.poolSizeOf(taskId), 256, "full again");
    }

    function test_joinPool_ended_reverts() external {
        bytes32 taskId = _post(defaultSpec());
        _cancel(taskId);
        _staker(keeper(0));
        _wrongStatus(TaskStatus.Cancelled);
        vm.prank(keeper(0));
        tasks.joinPool(taskId, 0, "");
    }

    function test_leavePool_lock_staysLiable() external {
        bytes32 taskId = _training();
        vm.expectEmit(address(tasks));
        emit ITaskMoves.KeeperLeft(taskId, keeper(1));
        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        assertEq(tasks.poolSizeOf(taskId), 1, "size");
        assertEq(tasks.poolKeeperOf(taskId, keeper(1)).leftAt, nowTime(), "left at");
        vm.expectRevert(abi.encodeWithSelector(NotInPool.selector, keeper(1)));
        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        uint64 until = uint64(nowTime()) + tasks.liabilityOf(taskId);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        _release(taskId, Role.Keeper, keeper(1));
        vm.warp(until - 1);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        _release(taskId, Role.Keeper, keeper(1));
        vm.warp(until);
        _release(taskId, Role.Keeper, keeper(1));
        // Nothing ties it to the task any more.
        vm.prank(keeper(1));
        tasks.joinPool(taskId, 0, "");
        assertEq(tasks.poolSizeOf(taskId), 2, "joined again");
    }

    function test_acknowledgeTask_first_opensEnrollment() external {
        bytes32 taskId = _post(defaultSpec());
        vm.expectRevert(abi.encodeWithSelector(NotInPool.selector, keeper(0)));
        _acknowledge(taskId, 0);
        _join(taskId, 0, 0);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TaskAcknowledged(taskId, keeper(0));
        _acknowledge(taskId, 0);
        _assertStatus(taskId, TaskStatus.Enrolling);
        assertEq(tasks.enrollDeadlineOf(taskId), nowTime() + 60, "deadline");
        vm.expectRevert(NothingDue.selector);
        _acknowledge(taskId, 0);
        skip(5);
        _join(taskId, 1, 0);
        _acknowledge(taskId, 1);
        assertEq(tasks.enrollDeadlineOf(taskId), START_TIME + 60, "a second one moves nothing");
        _cancel(taskId);
        _join2(taskId);
    }

    function _join2(bytes32 taskId) private {
        _wrongStatus(TaskStatus.Cancelled);
        vm.prank(keeper(1));
        tasks.acknowledgeTask(taskId);
    }
}

contract TrainingTasks_enroll_Test is TasksTest {
    function test_enroll_full_startsTraining() external {
        bytes32 taskId = _enrolling(defaultSpec());
        for (uint256 i = 0; i < 3; ++i) {
            _enroll(taskId, i);
        }
        _assertStatus(taskId, TaskStatus.Enrolling);
        _enroll(taskId, 3);
        _assertStatus(taskId, TaskStatus.Training);
        assertEq(rounds.headOf(taskId).activeSlots, 15, "slots");
        assertEq(rounds.headOf(taskId).openedAt, nowTime(), "round 0 is open");
        Enrollment memory enrollment = tasks.enrollmentOf(taskId, trainer(2));
        assertEq(enrollment.slot, 2, "slot");
        assertEq(enrollment.key, trainer(2), "key");
        assertEq(enrollment.fromRound, 0, "from");
        assertEq(enrollment.toRound, type(uint32).max, "to");
        assertEq(tasks.trainerAt(taskId, 2), trainer(2), "slot's trainer");
        assertEq(vault.lockOf(taskId, Role.Trainer, trainer(2)), 10_000, "lock");
        assertEq(token.balanceOf(trainer(2)), WEALTH - STAKE - 77, "fee");
        _assertBooks();
    }

    function test_enroll_notOpen_reverts() external {
        bytes32 taskId = _post(defaultSpec());
        _staker(trainer(0));
        _wrongStatus(TaskStatus.Pending);
        vm.prank(trainer(0));
        tasks.enroll(taskId);
    }

    function test_enroll_twice_reverts() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        vm.expectRevert(abi.encodeWithSelector(AlreadyEnrolled.selector, trainer(0)));
        vm.prank(trainer(0));
        tasks.enroll(taskId);
        _leave(taskId, 0);
        vm.expectRevert(abi.encodeWithSelector(AlreadyEnrolled.selector, trainer(0)));
        vm.prank(trainer(0));
        tasks.enroll(taskId);
    }

    function test_enroll_fullOrLate_reverts() external {
        bytes32 taskId = _training();
        _staker(trainer(4));
        vm.expectRevert(EnrollmentClosed.selector);
        vm.prank(trainer(4));
        tasks.enroll(taskId);
        taskId = _enrolling2();
        skip(60);
        vm.expectRevert(EnrollmentClosed.selector);
        vm.prank(trainer(4));
        tasks.enroll(taskId);
    }

    function _enrolling2() private returns (bytes32 taskId) {
        taskId = _post(defaultSpec());
        vm.prank(keeper(0));
        tasks.joinPool(taskId, 0, "");
        _acknowledge(taskId, 0);
    }

    function test_enroll_noStake_reverts() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _fund(trainer(0));
        vm.expectRevert(abi.encodeWithSelector(InsufficientStake.selector, 0, 10_000));
        vm.prank(trainer(0));
        tasks.enroll(taskId);
    }

    /// @notice A key speaks for one account only; a registered key is bound at enrolment and stays.
    function test_enroll_key_isBound() external {
        bytes32 taskId = _enrolling(defaultSpec());
        bytes32 digest = _keyDigest(trainer(0), trainer(1));
        bytes memory proof = _signed(TRAINER_KEYS + 1, digest);
        vm.prank(trainer(0));
        vault.registerKey(trainer(1), proof);
        _enroll(taskId, 0);
        assertEq(tasks.enrollmentOf(taskId, trainer(0)).key, trainer(1), "registered key");
        _staker(trainer(1));
        vm.expectRevert(abi.encodeWithSelector(KeyInUse.selector, trainer(1)));
        vm.prank(trainer(1));
        tasks.enroll(taskId);
    }

    function _keyDigest(address account, address key) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Assay"),
                keccak256("1"),
                block.chainid,
                address(vault)
            )
        );
        bytes32 inner = keccak256(abi.encode(keccak256("KeyRegistration(address account,address key)"), account, key));
        return keccak256(abi.encodePacked(hex"1901", domain, inner));
    }

    /// @notice A free slot may be taken while the run goes on, from the open round if its commit window still runs.
    function test_enroll_training_takesFreeSlot() external {
        bytes32 taskId = _training();
        _leave(taskId, 1);
        _enroll(taskId, 4);
        Enrollment memory enrollment = tasks.enrollmentOf(taskId, trainer(4));
        assertEq(enrollment.slot, 1, "the free slot");
        assertEq(enrollment.fromRound, 0, "open round");
        assertEq(tasks.enrollmentOf(taskId, trainer(1)).toRound, 0, "never in a round");
        _commit(taskId, 4);
        assertEq(rounds.roundOf(taskId, 0).committed, 2, "slot 1");
    }

    function test_enroll_trainingSlotCommitted_startsNextRound() external {
        bytes32 taskId = _training();
        _commit(taskId, 1);
        _leave(taskId, 1);
        assertEq(tasks.enrollmentOf(taskId, trainer(1)).toRound, 1, "its gradient counts");
        _enroll(taskId, 4);
        assertEq(tasks.enrollmentOf(taskId, trainer(4)).fromRound, 1, "next round");
        skip(60);
        tasks.tick(taskId);
        _commit(taskId, 4);
    }

    function test_enroll_runOver_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        bytes32 taskId = _training(spec);
        _leave(taskId, 3);
        _round(taskId, 3);
        _staker(trainer(4));
        vm.expectRevert(abi.encodeWithSelector(WrongPhase.selector, Phase.Ended));
        vm.prank(trainer(4));
        tasks.enroll(taskId);
    }
}

contract TrainingTasks_tick_Test is TasksTest {
    function test_tick_quorumAtDeadline_startsTraining() external {
        bytes32 taskId = _enrolling(defaultSpec());
        for (uint256 i = 0; i < 3; ++i) {
            _enroll(taskId, i);
        }
        skip(59);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(1);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TaskStatusChanged(taskId, TaskStatus.Enrolling, TaskStatus.Training);
        tasks.tick(taskId);
        assertEq(rounds.headOf(taskId).activeSlots, 7, "three slots");
        _round(taskId, 3);
        assertEq(rounds.headOf(taskId).round, 1, "three are enough");
    }

    function test_tick_noQuorum_fails() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        _enroll(taskId, 1);
        skip(60);
        tasks.tick(taskId);
        _assertStatus(taskId, TaskStatus.Failed);
        tasks.refund(taskId);
        assertEq(token.balanceOf(sponsor), WEALTH, "whole escrow");
        _release(taskId, Role.Trainer, trainer(0));
        _release(taskId, Role.Trainer, trainer(1));
        assertEq(tasks.owed(), 0, "fees are back");
        _assertBooks();
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
    }

    function test_tick_pending_reverts() external {
        bytes32 taskId = _post(defaultSpec());
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
    }

    function test_onRunEnded_stranger_reverts() external {
        bytes32 taskId = _training();
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, address(this)));
        tasks.onRunEnded(taskId, false, 0, 0, 0, 0, 0, 0);
    }
}

contract TrainingTasks_leaveTask_Test is TasksTest {
    /// @notice A slot held for nothing costs the fee.
    function test_leaveTask_neverCommitted_burnsFee() external {
        bytes32 taskId = _training();
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TrainerLeft(taskId, trainer(0), 0, 0, true);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.Burned(taskId, 77);
        _leave(taskId, 0);
        assertEq(token.balanceOf(trainer(0)), WEALTH - STAKE - 77, "fee is gone");
        assertEq(tasks.burned(), 77, "burned");
        assertEq(tasks.trainerAt(taskId, 0), address(0), "slot is free");
        assertEq(rounds.headOf(taskId).activeSlots, 14, "bit");
        // Its key may have signed something off the chain: the lock stays.
        uint64 until = uint64(nowTime()) + tasks.liabilityOf(taskId);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        _release(taskId, Role.Trainer, trainer(0));
        vm.expectRevert(abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(0)));
        _leave(taskId, 0);
        _assertBooks();
    }

    /// @notice An absentee whose slot may be reopened does not save its fee by leaving first.
    function test_leaveTask_pastMaxMisses_burnsFee() external {
        bytes32 taskId = _training();
        _commit(taskId, 3);
        for (uint256 i = 0; i < 4; ++i) {
            _round(taskId, 3);
            skip(12);
        }
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TrainerLeft(taskId, trainer(3), 3, 4, true);
        _leave(taskId, 3);
        assertEq(tasks.burned(), 77, "burned");
        skip(tasks.liabilityOf(taskId));
        _release(taskId, Role.Trainer, trainer(3));
        assertEq(token.balanceOf(trainer(3)), WEALTH - STAKE - 77, "no second way to it");
        _assertBooks();
    }

    /// @notice Nobody is put out for so few misses; but who leaves with them, so that somebody else may begin anew, pays the fee.
    function test_leaveTask_withMisses_burnsFee() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        _round(taskId, 3);
        skip(12);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TrainerLeft(taskId, trainer(3), 3, 2, true);
        _leave(taskId, 3);
        assertEq(tasks.burned(), 77, "the fee");
        _assertBooks();
    }

    /// @notice Who makes up for a miss has the fee back.
    function test_leaveTask_missMadeUpFor_returnsFee() external {
        bytes32 taskId = _training();
        _round(taskId, 3);
        _round(taskId, 4);
        skip(12);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TrainerLeft(taskId, trainer(3), 3, 2, false);
        _leave(taskId, 3);
        assertEq(token.balanceOf(trainer(3)), WEALTH - STAKE, "fee is back");
        assertEq(tasks.burned(), 0, "nothing burned");
        _assertBooks();
    }

    function test_leaveTask_afterCommit_staysLiable() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        _commit(taskId, 0);
        _leave(taskId, 0);
        uint64 until = uint64(nowTime()) + tasks.liabilityOf(taskId);
        vm.warp(until - 1);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        _release(taskId, Role.Trainer, trainer(0));
        vm.warp(until);
        _release(taskId, Role.Trainer, trainer(0));
        assertEq(token.balanceOf(trainer(0)), WEALTH - STAKE, "the fee is returned once");
    }

    function test_leaveTask_enrolling_freesSlot() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        _leave(taskId, 0);
        assertEq(token.balanceOf(trainer(0)), WEALTH - STAKE, "fee is back");
        _enroll(taskId, 9);
        _leave(taskId, 9);
        _release(taskId, Role.Trainer, trainer(0));
        for (uint256 i = 1; i < 5; ++i) {
            _enroll(taskId, i);
        }
        _assertStatus(taskId, TaskStatus.Training);
        // Training found it gone: there is nothing to answer for.
        _release(taskId, Role.Trainer, trainer(9));
    }

    /// @notice Leaving at the deadline does not undo a quorum that the deadline found.
    function test_leaveTask_atDeadline_startsFirst() external {
        bytes32 taskId = _enrolling(defaultSpec());
        for (uint256 i = 0; i < 3; ++i) {
            _enroll(taskId, i);
        }
        skip(60);
        _leave(taskId, 0);
        _assertStatus(taskId, TaskStatus.Training);
    }

    function test_leaveTask_ended_reverts() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        _cancel(taskId);
        _wrongStatus(TaskStatus.Cancelled);
        _leave(taskId, 0);
    }
}

contract TrainingTasks_reopenSlot_Test is TasksTest {
    function test_reopenSlot_absent_burnsFee() external {
        bytes32 taskId = _training();
        uint256 owed = tasks.owed();
        for (uint32 round = 0; round < 3; ++round) {
            vm.expectRevert(abi.encodeWithSelector(SlotNotReopenable.selector, round, 2));
            tasks.reopenSlot(taskId, trainer(3));
            _round(taskId, 3);
            skip(12);
        }
        vm.expectEmit(address(tasks));
        emit ITaskMoves.TrainerLeft(taskId, trainer(3), 3, 3, true);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.Burned(taskId, 77);
        tasks.reopenSlot(taskId, trainer(3));
        assertEq(tasks.burned(), 77, "burned");
        assertEq(tasks.owed(), owed, "burned tokens stay on the books");
        _assertBooks();
        _enroll(taskId, 4);
        assertEq(tasks.enrollmentOf(taskId, trainer(4)).slot, 3, "taken again");
        // Absence never costs stake.
        skip(tasks.liabilityOf(taskId));
        _release(taskId, Role.Trainer, trainer(3));
        (uint256 active,, uint256 locked) = vault.stakeOf(trainer(3));
        assertEq(active, STAKE, "stake");
        assertEq(locked, 0, "free");
    }

    function test_reopenSlot_committed_reverts() external {
        bytes32 taskId = _training();
        for (uint32 round = 0; round < 4; ++round) {
            if (round == 1) _commit(taskId, 3);
            _round(taskId, 3);
            skip(12);
        }
        assertEq(_delivered(taskId, 3), 2, "last commit");
        vm.expectRevert(abi.encodeWithSelector(SlotNotReopenable.selector, 2, 2));
        tasks.reopenSlot(taskId, trainer(3));
        _round(taskId, 3);
        tasks.reopenSlot(taskId, trainer(3));
    }

    /// @notice Committing without ever uploading is absence: what the proposals left out does not count.
    function test_reopenSlot_neverUploaded_burnsFee() external {
        bytes32 taskId = _training();
        for (uint256 i = 0; i < 3; ++i) {
            _commitFirst(taskId, 4);
            skip(30);
            _draw(taskId);
            _propose(_proposal(taskId, 7), _holder(taskId));
            assertEq(_delivered(taskId, 3), 0, "left out");
            assertEq(_delivered(taskId, 2), i + 1, "included");
        }
        tasks.reopenSlot(taskId, trainer(3));
        assertEq(tasks.burned(), 77, "burned");
        _assertBooks();
    }

    /// @notice At the largest maxMisses the look-back still sees as many misses as make absent.
    function test_reopenSlot_largestMaxMisses_works() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.maxMisses, spec.maxRounds, spec.maxConsecutiveNec) = (127, 1000, 1000);
        bytes32 taskId = _training(spec);
        for (uint256 i = 0; i < 127; ++i) {
            // One of two rounds excuses it.
            _commit(taskId, 3);
            _carry(taskId);
            _carry(taskId);
        }
        assertEq(_misses(taskId, 3), 127, "misses");
        vm.expectRevert(abi.encodeWithSelector(SlotNotReopenable.selector, 127, 127));
        tasks.reopenSlot(taskId, trainer(3));
        _carry(taskId);
        tasks.reopenSlot(taskId, trainer(3));
    }

    function test_reopenSlot_notEnrolled_reverts() external {
        bytes32 taskId = _training();
        vm.expectRevert(abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(9)));
        tasks.reopenSlot(taskId, trainer(9));
    }

    function test_reopenSlot_notTraining_reverts() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        _wrongStatus(TaskStatus.Enrolling);
        tasks.reopenSlot(taskId, trainer(0));
    }
}

contract TrainingTasks_claimRewards_Test is TasksTest {
    function test_claimRewards_vested_paysOnce() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        assertEq(_claim(taskId, 0, _list(0)), 0, "not vested");
        skip(28);
        assertTrue(!rounds.isVested(taskId, 0), "W_claim from the commit close");
        assertEq(_claim(taskId, 0, _list(0)), 0, "not vested");
        skip(1);
        assertTrue(rounds.isVested(taskId, 0), "vested");
        // 1,001 less a commission of a tenth, rounded down.
        vm.expectEmit(address(tasks));
        emit ITaskMoves.RewardClaimed(taskId, trainer(0), 0, 901);
        assertEq(_claim(taskId, 0, _list(0)), 901, "paid");
        assertEq(token.balanceOf(trainer(0)), WEALTH - STAKE - 77 + 901, "received");
        assertEq(_claim(taskId, 0, _list(0)), 0, "once");
        assertEq(tasks.escrowOf(taskId), 12 * 4 * 1001 - 901, "escrow");
        _assertBooks();
    }

    /// @notice A round listed twice in one call is paid once.
    function test_claimRewards_repeated_paysOnce() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        skip(30);
        uint32[] memory which = new uint32[](3);
        assertEq(_claim(taskId, 0, which), 901, "once");
    }

    function test_claimRewards_notIncluded_paysNothing() external {
        bytes32 taskId = _training();
        _round(taskId, 3);
        skip(100);
        assertEq(_claim(taskId, 3, _upTo(1)), 0, "did not commit");
        assertEq(_claim(taskId, 0, _list(5)), 0, "a round that does not exist");
        vm.expectRevert(abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(9)));
        _claim(taskId, 9, _upTo(1));
    }

    function test_claimRewards_beforeTraining_reverts() external {
        bytes32 taskId = _enrolling(defaultSpec());
        _enroll(taskId, 0);
        _wrongStatus(TaskStatus.Enrolling);
        _claim(taskId, 0, _upTo(1));
        _wrongStatus(TaskStatus.Enrolling);
        tasks.claimCommission(taskId, keeper(0), new uint32[](0));
    }

    /// @notice Pay of a slot goes to who held it in that round.
    function test_claimRewards_slotChangedHands_paysHolder() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        _leave(taskId, 3);
        _enroll(taskId, 4);
        _commitFirst(taskId, 3);
        _commit(taskId, 4);
        _drawAndPropose(taskId);
        skip(100);
        assertEq(_claim(taskId, 3, _upTo(2)), 901, "the former holder's round");
        assertEq(_claim(taskId, 4, _upTo(2)), 901, "the new holder's round");
    }

    /// @notice Whatever reward and commission, shares add up to the escrow's price of a gradient.
    function testFuzz_claimRewards_shares_addUp(uint128 reward, uint16 bps) external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.rewardPerGradient = uint128(bound(reward, 1, 1000));
        spec.commissionBps = uint16(bound(bps, 0, 10_000));
        bytes32 taskId = _training(spec);
        _round(taskId, 4);
        skip(30);
        uint256 paid = 0;
        for (uint256 i = 0; i < 4; ++i) {
            paid += _claim(taskId, i, _upTo(1));
        }
        paid += _claimCommission(taskId, 0);
        assertEq(paid, 4 * uint256(spec.rewardPerGradient), "all of it");
        _assertBooks();
    }
}

contract TrainingTasks_releaseLock_Test is TasksTest {
    function test_releaseLock_training_reverts() external {
        bytes32 taskId = _training();
        _wrongStatus(TaskStatus.Training);
        _release(taskId, Role.Trainer, trainer(0));
        _wrongStatus(TaskStatus.Training);
        _release(taskId, Role.Keeper, keeper(0));
        vm.expectRevert(NothingToRelease.selector);
        _release(taskId, Role.Keeper, trainer(0));
    }

    /// @notice After the run: liability later every lock and fee is back, and the books are empty but for unclaimed pay.
    function test_releaseLock_completed_returnsAll() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        bytes32 taskId = _training(spec);
        _round(taskId, 4);
        _finish(taskId);
        _assertStatus(taskId, TaskStatus.Completed);
        uint64 until = tasks.receiptOf(taskId).completedAt + tasks.liabilityOf(taskId);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        _release(taskId, Role.Trainer, trainer(0));
        vm.warp(until);
        for (uint256 i = 0; i < 4; ++i) {
            _release(taskId, Role.Trainer, trainer(i));
            assertEq(token.balanceOf(trainer(i)), WEALTH - STAKE, "fee");
            assertEq(_claim(taskId, i, _upTo(1)), 901, "pay after release");
        }
        vm.expectEmit(address(tasks));
        emit ITaskMoves.KeeperLeft(taskId, keeper(0));
        _release(taskId, Role.Keeper, keeper(0));
        _release(taskId, Role.Keeper, keeper(1));
        _claimCommission(taskId, 0);
        // Every gradient was accepted: there is nothing to refund.
        vm.expectRevert(NothingToWithdraw.selector);
        tasks.refund(taskId);
        assertEq(tasks.owed(), 0, "nothing owed");
        _assertBooks();
    }
}

contract TrainingTasks_convict_Test is TasksTest {
    function _convict(bytes32 taskId, Role role, address account) private returns (uint256) {
        return game.convict(tasks, taskId, role, account, challenger, 0);
    }

    function test_convict_stranger_reverts() external {
        bytes32 taskId = _training();
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, address(this)));
        tasks.convict(taskId, Role.Trainer, trainer(0), challenger, 0);
    }

    /// @notice A conviction takes the whole lock, ejects, burns fee and unvested pay; what had vested stays.
    function test_convict_trainer_forfeitsUnvested() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        skip(30);
        _round(taskId, 4);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.Convicted(taskId, Role.Trainer, trainer(0), challenger, 10_000);
        assertEq(_convict(taskId, Role.Trainer, trainer(0)), 10_000, "whole lock");
        assertEq(vault.creditOf(challenger), 2000, "bounty");
        assertEq(tasks.burned(), 77, "fee");
        assertEq(tasks.enrollmentOf(taskId, trainer(0)).ejectedAt, nowTime(), "ejected");
        assertEq(rounds.headOf(taskId).activeSlots, 14, "slot is free");
        skip(100);
        assertEq(_claim(taskId, 0, _upTo(2)), 901, "only what had vested");
        assertEq(tasks.burned(), 77 + 901, "the rest is burned");
        assertEq(_claim(taskId, 0, _upTo(2)), 0, "once");
        assertEq(_claim(taskId, 1, _upTo(2)), 2 * 901, "others are untouched");
        assertEq(_convict(taskId, Role.Trainer, trainer(0)), 0, "first conviction only");
        vm.expectRevert(NothingToRelease.selector);
        _release(taskId, Role.Trainer, trainer(0));
        vm.expectRevert(abi.encodeWithSelector(AlreadyEnrolled.selector, trainer(0)));
        vm.prank(trainer(0));
        tasks.enroll(taskId);
        _assertBooks();
    }

    /// @notice Who proves a second gradient of a trainer wrong, whose lock is gone, has its fee and a fifth of the pay that it forfeits; a third one
    /// has nothing.
    function test_convict_withoutLock_paysTheFinder() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        _round(taskId, 4);
        _convict(taskId, Role.Trainer, trainer(0));
        assertEq(tasks.burned(), 77, "the fee burns with the lock");
        address finder = address(0xF14D);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.FinderPaid(taskId, trainer(0), finder, 77, true);
        assertEq(game.convict(tasks, taskId, Role.Trainer, trainer(0), finder, 0), 0, "no lock to take");
        assertEq(token.balanceOf(finder), 77, "the fee");
        assertEq(tasks.burned(), 0, "out of what was burned");
        game.convict(tasks, taskId, Role.Trainer, trainer(0), challenger, 0);
        assertEq(token.balanceOf(finder), 77, "once");
        _assertBooks();
        skip(100);
        assertEq(_claim(taskId, 0, _upTo(2)), 0, "all of it is forfeited");
        assertEq(token.balanceOf(finder), 77 + 2 * 901 / uint256(5), "a fifth");
        assertEq(tasks.burned(), 2 * 901 - 2 * 901 / uint256(5), "the rest burns");
        _assertBooks();
    }

    /// @notice A fee that was given back before the conviction, or burned for absence, is nobody's to find.
    function test_convict_withoutLock_feeGone() external {
        bytes32 taskId = _training();
        _commit(taskId, 0);
        _leave(taskId, 0);
        _convict(taskId, Role.Trainer, trainer(0));
        assertEq(game.convict(tasks, taskId, Role.Trainer, trainer(0), address(0xF14D), 0), 0, "no lock to take");
        assertEq(token.balanceOf(address(0xF14D)), 0, "nothing");
        _assertBooks();
    }

    function test_convict_keeper_forfeitsCommission() external {
        bytes32 taskId = _training();
        for (uint256 i = 0; i < 2; ++i) {
            _commitFirst(taskId, 4);
            _drawFor(taskId, 0);
            _proposeSeated(taskId);
            if (i == 0) skip(30);
        }
        assertEq(_convict(taskId, Role.Keeper, keeper(0)), 320_000, "whole lock");
        assertEq(tasks.poolSizeOf(taskId), 1, "ejected");
        assertEq(tasks.poolKeeperOf(taskId, keeper(0)).ejectedAt, nowTime(), "ejected at");
        skip(100);
        assertEq(_claimCommission(taskId, 0), 400, "vested before");
        assertEq(_claimCommission(taskId, 1), 0, "forfeited");
        assertEq(tasks.burned(), 400, "burned");
        vm.expectRevert(abi.encodeWithSelector(AlreadyInPool.selector, keeper(0)));
        vm.prank(keeper(0));
        tasks.joinPool(taskId, 0, "");
        _assertBooks();
    }

    /// @notice Who has left is liable until its lock ends; the fee it took along stays its own.
    function test_convict_left_works() external {
        bytes32 taskId = _training();
        _round(taskId, 4);
        _leave(taskId, 0);
        skip(tasks.liabilityOf(taskId));
        assertEq(_convict(taskId, Role.Trainer, trainer(0)), 10_000, "lock");
        assertEq(tasks.burned(), 0, "fee");
        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        assertEq(_convict(taskId, Role.Keeper, keeper(1)), 40_000, "keeper's lock");
        assertEq(tasks.poolSizeOf(taskId), 1, "counted once");
        _assertBooks();
    }

    function test_convict_released_returnsZero() external {
        bytes32 taskId = _training();
        _commit(taskId, 0);
        _leave(taskId, 0);
        skip(tasks.liabilityOf(taskId));
        _release(taskId, Role.Trainer, trainer(0));
        assertEq(_convict(taskId, Role.Trainer, trainer(0)), 0, "nothing to take");
        assertEq(tasks.enrollmentOf(taskId, trainer(0)).ejectedAt, 0, "not ejected");
    }

    function test_convict_completed_burnsFee() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        bytes32 taskId = _training(spec);
        _round(taskId, 4);
        _finish(taskId);
        assertEq(_convict(taskId, Role.Trainer, trainer(2)), 10_000, "lock");
        assertEq(tasks.burned(), 77, "fee");
        assertEq(_claim(taskId, 2, _upTo(1)), 901, "vested pay stays");
        _assertBooks();
    }

    function test_convict_notInvolved_returnsZero() external {
        bytes32 taskId = _training();
        assertEq(_convict(taskId, Role.Keeper, trainer(0)), 0, "no lock in that role");
    }

    function test_consume_stranger_reverts() external {
        bytes32 taskId = _training();
        bytes memory refused = abi.encodeWithSelector(NotAuthorized.selector, address(this));
        vm.expectRevert(refused);
        rounds.consumeReward(taskId, 0, 0);
        vm.expectRevert(refused);
        rounds.consumeCommission(taskId, 0, 1);
        vm.expectRevert(refused);
        rounds.consumeCompensation(taskId, 1, 0, 0);
        vm.expectRevert(refused);
        rounds.setSlot(taskId, 0, false);
        TrainingTaskSpec memory spec = defaultSpec();
        vm.expectRevert(refused);
        rounds.start(taskId, spec, 15);
        vm.expectRevert(refused);
        rounds.overturnRound(taskId, 0, 0);
        vm.expectRevert(refused);
        rounds.voidGradient(taskId, 0, 0);
        vm.expectRevert(refused);
        rounds.holdRound(taskId, 0);
        vm.expectRevert(refused);
        rounds.releaseRound(taskId, 0, 0);
    }
}
