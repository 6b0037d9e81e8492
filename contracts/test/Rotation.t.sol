// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FrozenEntry, Phase, Role, Statement, TrainingTaskSpec, WitnessSignature} from "../src/facts/Types.sol";
import {WrongPhase} from "../src/facts/Errors.sol";
import {AbsenceTest} from "./Absence.t.sol";
import {RefereedTest} from "./utils/RefereedTest.sol";

/// @title Squatters that come and go, or deliver when nobody can use it
contract Rotation_Test is AbsenceTest {
    function _spec() private view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        // Counts as `assay-trainer init` writes them.
        (spec.maxMisses, spec.maxConsecutiveNec, spec.cascadeDepth, spec.keeperLock) = (3, 7, 8, 100_000);
        spec.maxRounds = 40;
    }

    function _isEnrolled(uint256 index) private view returns (bool) {
        return tasks.enrollmentOf(taskId, trainer(index)).toRound == type(uint32).max;
    }

    /// @notice Receipts for what no proposal has to include any more are refused: two squatters of four that give their payloads to the committee in the
    /// last second miss, and are put out before the run is.
    function test_receiptsTooLate_areNoDelivery() external {
        taskId = _training(_spec());
        for (uint256 r = 0; r < 4; ++r) {
            assertTrue(_isEnrolled(2) && _isEnrolled(3), "not yet");
            FrozenEntry[] memory entries = _entries(_of(0, 1, 2, 3));
            _commits(_of(0, 1, 2, 3));
            _draw(taskId);
            (,, uint64 graceEnd, uint64 fallbackEnd) = rounds.deadlinesOf(taskId);
            vm.warp(graceEnd);
            // What honest keepers hold they tell.
            _acknowledgePayload(entries, 0);
            _acknowledgePayload(entries, 1);
            vm.warp(fallbackEnd - 1);
            WitnessSignature[] memory receipts = _signaturesOf(
                rounds.payloadReceiptDigest(taskId, uint32(r), trainer(2), entries[2].payloadRoot), 8, _seated(taskId, 8)
            );
            vm.expectRevert(abi.encodeWithSelector(WrongPhase.selector, Phase.Fallback));
            rounds.forceInclusion(taskId, trainer(2), entries, receipts);
            _lapse();
        }
        assertTrue(!_isEnrolled(2) && !_isEnrolled(3), "absent");
        assertTrue(_isEnrolled(0) && _isEnrolled(1), "the honest stay");
        assertTrue(!rounds.headOf(taskId).failed, "and so does the run");
        assertEq(tasks.burned(), 2 * 77, "fees");
    }

    /// @notice Squatters that miss one round, deliver to the next, miss maxMisses and leave, each followed by an accomplice in the same block, pay a fee
    /// each time.
    function test_rotation_costsFees() external {
        taskId = _training(_spec());
        for (uint256 p = 0; p < 3; ++p) {
            (uint256 a, uint256 b) = (2 + 2 * p, 3 + 2 * p);
            if (p != 0) {
                _enroll(taskId, a);
                _enroll(taskId, b);
            }
            _commits(_of(0, 1));
            _carry(taskId);
            _commits(_of(0, 1, a, b));
            _drawAndPropose(taskId);
            for (uint256 i = 0; i < 3; ++i) {
                _commits(_of(0, 1));
                _carry(taskId);
            }
            assertEq(tasks.absentOf(taskId).length, 0, "none is absent");
            _leave(taskId, a);
            _leave(taskId, b);
            assertEq(tasks.burned(), (p + 1) * 2 * 77, "fees");
        }
    }

    /// @notice Whoever enrols behind the close of commitments begins the count of carried rounds anew, and pays for that if it leaves before it delivers.
    function test_comingAndGoing_costsTheFee() external {
        taskId = _training(_spec());
        _round(taskId, 4);
        skip(12);
        _leave(taskId, 2);
        _commits(_of(0, 1));
        (,, uint64 deadline) = rounds.phaseOf(taskId);
        vm.warp(deadline);
        _staker(trainer(10));
        vm.startPrank(trainer(10));
        tasks.enroll(taskId);
        uint256 burned = tasks.burned();
        tasks.leaveTask(taskId);
        vm.stopPrank();
        assertEq(tasks.burned() - burned, 77, "the fee");
    }
}

/// @title Rounds above a right proposal whose payload only friends of the proposer have
contract UnknownState_Test is RefereedTest {
    bytes32 private taskId;
    Statement private statement;
    uint256 private demand;
    Payload private payload;

    function _locks() private view returns (uint256) {
        return vault.lockOf(taskId, Role.Keeper, keeper(0)) + vault.lockOf(taskId, Role.Keeper, keeper(1));
    }

    function _begin(uint32 cascadeDepth) private {
        TrainingTaskSpec memory spec = refereedSpec();
        // Counts as `assay-trainer init` writes them; reveal windows are long against rounds, as in production (24 h at least).
        (spec.maxMisses, spec.maxConsecutiveNec, spec.cascadeDepth, spec.keeperLock) = (3, 7, cascadeDepth, 100_000);
        (spec.commitWindow, spec.uploadWindow, spec.stateWindow, spec.claimWindow, spec.revealWindow) = (10, 10, 60, 200, 100);
        taskId = _training(spec);
        Payload memory p = _payloadFrom(spec, _bindingOf(taskId, 0, 1, trainer(1)), 1, 0, new bytes(10 * 1024));
        // A right root, over the payload of trainer 1, which only its friends among the signers have: nobody else knows the state.
        statement = _proposeRoots(taskId, "state", "aux", p.payloadRoot);
        vm.prank(challenger);
        demand = reveals.request(statement, entries, 1, 1, 0);
        (payload.data, payload.setPath) = (p.data, p.setPath);
    }

    /// @dev In the last second, so that nobody is convicted.
    function _publish() private {
        vm.warp(reveals.requestOf(demand).deadline - 1);
        reveals.publish(demand, payload.data, new bytes32[](0), payload.setPath);
        vm.warp(reveals.requestOf(demand).releaseAt);
        reveals.close(demand, statement);
    }

    /// @notice The squatters 1 and 2 know the state and commit on it: too few for a round. The honest 0 and 3 cannot, and are excused as long as the
    /// demand for what they lack is open; then they are as good as before.
    function test_whoCannotKnowTheState_isExcused() external {
        _begin(8);
        uint256 locks = _locks();
        for (uint256 i = 0; i < 4; ++i) {
            _commit(taskId, 1);
            _commit(taskId, 2);
            _carry(taskId);
        }
        assertTrue(nowTime() < reveals.requestOf(demand).deadline, "the demand is open");
        _publish();
        assertEq(_locks(), locks, "no signer is convicted");
        for (uint256 i = 0; i < 4; ++i) {
            (uint32 misses,,) = rounds.missesOf(taskId, trainer(i), 3);
            assertEq(misses, 0, "excused");
            assertEq(tasks.enrollmentOf(taskId, trainer(i)).toRound, type(uint32).max, "stays");
        }
        tasks.tick(taskId);
        (uint32 misses_,,) = rounds.missesOf(taskId, trainer(0), 3);
        assertEq(misses_, 1, "once the state can be known who does not commit misses");
    }

    /// @notice Nor is the run over before the demand is.
    function test_carriedRoundsAboveWhatIsHeld_doNotEndTheRun() external {
        _begin(12);
        for (uint256 i = 0; i < 7; ++i) {
            _carry(taskId);
        }
        assertTrue(nowTime() < reveals.requestOf(demand).deadline, "the demand is open");
        assertTrue(!rounds.headOf(taskId).failed, "the run goes on");
        assertEq(rounds.headOf(taskId).consecutiveNec, 0, "not counted");
        _publish();
        tasks.tick(taskId);
        assertEq(rounds.headOf(taskId).consecutiveNec, 1, "counted again");
    }
}
