// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArithmeticEvaluator} from "../../src/arithmetic/IArithmeticEvaluator.sol";
import {Test} from "./Test.sol";

/// @title The deployed evaluator, and what tests of it share
abstract contract EvaluatorTest is Test {
    IArithmeticEvaluator internal evaluator;

    function setUp() public virtual {
        evaluator = IArithmeticEvaluator(vm.deployCode("ArithmeticEvaluator.sol:ArithmeticEvaluator", ""));
    }

    /// @notice One case of an operation on one binary32.
    function _apply(bytes32 op, uint32 x) internal view returns (uint32) {
        return uint32(bytes4(evaluator.evaluate(op, abi.encodePacked(x))));
    }
}
