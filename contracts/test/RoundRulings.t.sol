// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRoundRulings} from "../src/round/IRoundRulings.sol";
import {NotAuthorized, TaskNotFound} from "../src/facts/Errors.sol";
import {RoundStatus} from "../src/facts/Types.sol";
import {RoundsTest} from "./TrainingRounds.t.sol";

/// @notice The part of the rounds in which judges decide: what reaches it, and who.
contract RoundRulings_Test is RoundsTest {
    IRoundRulings private rulings;

    function setUp() public override {
        super.setUp();
        // The second contract that the rounds created, and the last.
        rulings = IRoundRulings(vm.computeCreateAddress(address(rounds), 2));
        assertTrue(address(rulings).code.length != 0 && vm.getNonce(address(rounds)) == 3, "views and rulings");
    }

    /// @notice All of the interface, as calls about round 0.
    function _calls() private view returns (bytes[] memory calls) {
        calls = new bytes[](7);
        calls[0] = abi.encodeCall(rulings.overturnRound, (taskId, 0, 0));
        calls[1] = abi.encodeCall(rulings.holdRound, (taskId, 0));
        calls[2] = abi.encodeCall(rulings.releaseRound, (taskId, 0, 0));
        calls[3] = abi.encodeCall(rulings.voidGradient, (taskId, 0, 0));
        calls[4] = abi.encodeCall(rulings.excludeGradient, (taskId, 0, 0));
        calls[5] = abi.encodeCall(rulings.noteShown, (taskId, 0, 0));
        calls[6] = abi.encodeCall(rulings.failRun, (taskId));
    }

    function _assertReverts(address where, bytes memory data, bytes memory reason) private {
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory answer) = where.call(data);
        assertTrue(!success, "reverts");
        assertEq(keccak256(answer), keccak256(reason), "with this error");
    }

    /// @notice Strangers decide nothing, wherever they call.
    function test_rulings_stranger_reverts() external {
        bytes[] memory calls = _calls();
        bytes memory refused = abi.encodeWithSelector(NotAuthorized.selector, address(this));
        for (uint256 i = 0; i < calls.length; ++i) {
            _assertReverts(address(rounds), calls[i], refused);
            _assertReverts(address(rulings), calls[i], refused);
        }
    }

    /// @notice At its own address there is no task, even for a judge.
    function test_rulings_direct_knowNoTask() external {
        _round(taskId, 4);
        bytes[] memory calls = _calls();
        bytes memory none = abi.encodeWithSelector(TaskNotFound.selector, taskId);
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(address(game));
            _assertReverts(address(rulings), calls[i], none);
        }
        assertEq(uint256(rounds.roundOf(taskId, 0).status), uint256(RoundStatus.Proposed), "stands");
        game.overturn(rounds, taskId, 0, 0);
        assertEq(uint256(rounds.roundOf(taskId, 0).status), uint256(RoundStatus.Overturned), "by the rounds' address");
    }

    /// @notice They take no ether, as a function of the rounds would not.
    function test_rulings_ether_reverts() external {
        vm.deal(address(game), 1 ether);
        vm.prank(address(game));
        // solhint-disable-next-line avoid-low-level-calls
        (bool success,) = address(rounds).call{value: 1}(abi.encodeCall(rulings.failRun, (taskId)));
        assertTrue(!success, "ether");
    }
}
