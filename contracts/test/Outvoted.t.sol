// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RoundStatus} from "../src/interfaces/Types.sol";
import {RoundsTest} from "./TrainingRounds.t.sol";

contract TrainingRounds_outvoted_Test is RoundsTest {
    /// @notice Who was in a proposal that an overturn took back can be left out of the next one, in the very second, by one keeper alone.
    function test_overturn_proposeAgain_leavesOutWhoWasIncluded() external {
        _round(taskId, 4);
        assertEq(rounds.roundOf(taskId, 0).included, 15, "all were in it");
        game.overturn(rounds, taskId, 0, 0);
        _propose(_proposal(taskId, 7), 0); // keeper 0, with quorumLock, before any block in which receipts could be posted
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Proposed, "stands");
        skip(200);
        assertEq(_claim(taskId, 3, _upTo(1)), 0, "trainer 3 did its work and is not paid");
    }
}
