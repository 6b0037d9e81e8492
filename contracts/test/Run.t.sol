// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Head, TaskStatus, TrainingReceipt, TrainingTaskSpec} from "../src/facts/Types.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @notice A whole run, from post to the last claim.
contract Run_Test is AssayTest {
    function test_run_twelveRounds_succeeds() external {
        TrainingTaskSpec memory spec = defaultSpec();
        bytes32 taskId = _training(spec);
        uint256 wealth = token.balanceOf(sponsor);
        bytes32[] memory leaves = new bytes32[](12);
        uint256 expected = 0;
        for (uint32 round = 0; round < 12; ++round) {
            // Round 3 misses its quorum and is carried, round 7 leaves a trainer out.
            if (round == 3) {
                _commitFirst(taskId, 2);
                _carry(taskId);
            } else {
                uint256 count = round == 7 ? 3 : 4;
                _round(taskId, count);
                expected += count;
            }
            leaves[round] = VectorCommitment.leafHash(abi.encode(rounds.roundOf(taskId, round).stateRoot));
            skip(12);
            if (round % 3 == 0) tasks.tick(taskId);
        }
        Head memory head = rounds.headOf(taskId);
        assertEq(head.round, 12, "rounds");
        assertTrue(head.endedAt != 0 && !head.failed, "ended");
        _finish(taskId);

        assertEq(uint256(tasks.statusOf(taskId)), uint256(TaskStatus.Completed), "status");
        TrainingReceipt memory receipt = tasks.receiptOf(taskId);
        assertEq(receipt.acceptedGradients, expected, "accepted");
        assertEq(receipt.carriedRounds, 1, "carried");
        assertEq(receipt.rounds, 12, "rounds");
        assertEq(receipt.finalStateRoot, rounds.roundOf(taskId, 11).stateRoot, "final root");
        assertEq(receipt.rewards, expected * 1001, "rewards");
        assertEq(receipt.refund, (12 * 4 - expected) * 1001, "refund");
        assertEq(receipt.runRoot, VectorCommitment.root(7, 0, 12, 0, VectorCommitment.treeOf(leaves)), "run root");
        assertEq(receipt.specHash, keccak256(abi.encode(spec)), "spec hash");

        uint256 paid = 0;
        for (uint256 i = 0; i < 4; ++i) {
            paid += _claim(taskId, i, _upTo(12));
        }
        for (uint32 round = 0; round < 12; ++round) {
            if (round != 3) paid += _claimCommission(taskId, round);
        }
        assertEq(paid, expected * 1001, "everything earned is paid");
        tasks.refund(taskId);
        assertEq(token.balanceOf(sponsor), wealth + receipt.refund, "refunded");
        assertEq(tasks.escrowOf(taskId), 0, "escrow is empty");
        _assertBooks();
    }
}
