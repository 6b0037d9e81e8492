// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Role, TrainingTaskSpec} from "../src/facts/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @title Invariant 11: what settles a round costs no more in a long run, with many trainers or with many demands open
/// @notice Isolated as in Gas_Test: each outermost call is a transaction of its own, with cold storage.
contract GasConstant_Test is AssayTest {
    /// @dev What an entry point may cost (rule 33).
    uint256 private constant MOST_GAS = 8_000_000;
    /// @dev For zero bytes in roots, and a slot that changes where another time it stays: that of the acknowledgements, where the keeper
    /// that is convicted gave one.
    uint256 private constant SLACK = 5500;

    /// @notice Gas of whole transactions.
    struct Costs {
        uint256 propose;
        uint256 tick;
        uint256 finalize;
        uint256 overturn;
        uint256 slash;
    }

    function _used() private view returns (uint256) {
        return vm.lastCallGas().gasTotalUsed;
    }

    /// @param settled Rounds that are final before; odd, so that a leaf of the run root always joins one pair.
    /// @param demands Holds on the round that is settled.
    function _measure(uint256 trainers, uint256 settled, uint256 demands) private returns (Costs memory costs) {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.trainerCount, spec.quorum) = (uint8(trainers), uint8(trainers / 2 + 1));
        (spec.maxRounds, spec.rewardPerGradient) = (1000, 10);
        // Those beyond the quorum are away until the end.
        (spec.maxMisses, spec.maxConsecutiveNec) = (100, 1000);
        bytes32 taskId = _training(spec);
        for (uint256 r = 0; r < settled; ++r) {
            _round(taskId, spec.quorum);
            skip(spec.stateWindow);
            tasks.tick(taskId);
        }
        // What is settled below, and one on top of it.
        uint32 round = uint32(settled);
        _round(taskId, trainers);
        costs.propose = _used();
        uint16 branch = 0;
        for (uint256 d = 0; d < demands; ++d) {
            branch = game.hold(rounds, taskId, round);
        }
        _round(taskId, trainers);
        assertEq(rounds.headOf(taskId).finalized, round, "the next to settle");
        address signer = rounds.signersOf(taskId, round)[0];
        bytes32 root = rounds.roundOf(taskId, round).stateRoot;

        uint256 snapshot = vm.snapshotState();
        assertEq(game.overturn(rounds, taskId, round, 0), 1, "overturned");
        costs.overturn = _used();
        vm.revertToState(snapshot);
        assertTrue(game.convict(tasks, taskId, Role.Keeper, signer, challenger, 0) != 0, "slashed");
        costs.slash = _used();
        vm.revertToState(snapshot);
        for (uint256 d = 0; d < demands; ++d) {
            game.release(rounds, taskId, round, branch);
        }
        vm.warp(rounds.roundOf(taskId, round).proposedAt + spec.stateWindow);
        snapshot = vm.snapshotState();
        tasks.tick(taskId);
        costs.tick = _used();
        assertEq(rounds.headOf(taskId).finalized, round + 1, "ticked");
        vm.revertToState(snapshot);
        rounds.finalizeRound(taskId, round, root);
        costs.finalize = _used();
        assertEq(rounds.headOf(taskId).finalized, round + 1, "finalized");
    }

    function _assertNoMore(Costs memory have, Costs memory than) private pure {
        assertLe(have.propose, than.propose + SLACK, "propose");
        assertLe(have.tick, than.tick + SLACK, "tick");
        assertLe(have.finalize, than.finalize + SLACK, "finalize");
        assertLe(have.overturn, than.overturn + SLACK, "overturn");
        assertLe(have.slash, than.slash + SLACK, "slash");
    }

    /// forge-config: default.isolate = true
    function test_gas_11_settling_isConstant() external {
        Costs memory small = _measure(3, 1, 0);
        assertTrue(small.overturn > 21_000 && small.tick > 21_000 && small.slash > 21_000, "whole transactions");
        _assertNoMore(_measure(3, 201, 0), small);
        _assertNoMore(_measure(64, 1, 0), small);
        _assertNoMore(_measure(3, 1, 100), small);
    }

    /// @notice A draw from a full pool; the other call that walks a list, the look-back over a slot's misses, is in Absence.t.sol.
    /// forge-config: default.isolate = true
    function test_gas_11_longest_isBelow8M() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.committeeSeats, spec.committeeThreshold) = (11, 6);
        bytes32 taskId = _enrolling(spec);
        for (uint256 i = 2; i < 256; ++i) {
            _join(taskId, i, 0);
        }
        for (uint256 i = 0; i < 4; ++i) {
            _enroll(taskId, i);
        }
        _commitFirst(taskId, 3);
        _draw(taskId);
        assertLe(_used(), MOST_GAS, "draw");
        assertEq(rounds.committeeOf(taskId, rounds.headOf(taskId).round).members.length, 11, "drawn");
    }
}
