// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITaskViews} from "../src/task/ITaskViews.sol";
import {AssayTest} from "./utils/AssayTest.sol";
import {HalfTest} from "./utils/HalfTest.sol";

/// @notice The half of the tasks that reads, and the room that it makes.
contract TaskViews_Test is AssayTest, HalfTest {
    ITaskViews private views;
    bytes32 private taskId;

    function setUp() public override {
        super.setUp();
        taskId = _training(defaultSpec());
        // The registry created it before the checker of specs.
        views = ITaskViews(vm.computeCreateAddress(address(tasks), 1));
        assertTrue(address(views).code.length != 0 && vm.getNonce(address(tasks)) == 4, "half, checker and one spec");
    }

    function test_views_code_cannotWrite() external view {
        _assertCannotWrite(address(views));
    }

    function test_views_abi_isViewsOnly() external {
        assertGe(_countViews("TaskViews"), 20, "all of them");
    }

    /// @notice One address answers for both; at its own the half knows no task.
    function test_views_answerAtOneAddress() external view {
        assertEq(tasks.sponsorOf(taskId), sponsor, "through the registry");
        assertEq(views.sponsorOf(taskId), address(0), "directly");
        assertEq(tasks.trainerAt(taskId, 1), trainer(1), "through the registry");
        assertEq(views.trainerAt(taskId, 1), address(0), "directly");
        assertEq(views.vault(), tasks.vault(), "what the deployment is made of");
        assertEq(views.minWindow(), tasks.minWindow(), "and its constants");
    }

    /// @notice A call that neither half knows fails, and says nothing.
    function test_unknown_reverts() external {
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory answer) = address(tasks).call(hex"deadbeef");
        assertTrue(!success && answer.length == 0, "unknown function");
    }

    /// @notice Every contract that is deployed leaves a tenth of EIP-170, so that what it does can be mended, and fits EIP-3860.
    /// @dev No gas is counted: reading an artifact costs what its length is, which follows what was compiled with it.
    function test_contracts_fit() external {
        vm.pauseGasMetering();
        string[24] memory names = [
            "TrainingTasks",
            "TaskViews",
            "TaskSpecChecker",
            "TrainingRounds",
            "RoundViews",
            "RoundRulings",
            "StakeVault",
            "AssayToken",
            "AggregationFraud",
            "AggregationEvidence",
            "OpReferee",
            "RootDescent",
            "PayloadReveals",
            "ObjectReveals",
            "TrainingFraud",
            "TrainingEvidence",
            "ProgramBinding",
            "ProgramReferee",
            "ProgramRules",
            "TrainingDispute",
            "DisputeViews",
            "TrainingAudit",
            "ArithmeticEvaluator",
            "Float64Evaluator"
        ];
        for (uint256 i = 0; i < names.length; ++i) {
            string memory artifact = string.concat("build/contracts/", names[i], ".sol/", names[i], ".json");
            assertLe(vm.getDeployedCode(artifact).length, 22_118, names[i]);
            assertLe(vm.getCode(artifact).length, 49_152, names[i]);
        }
        vm.resumeGasMetering();
    }
}
