// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ClaimVectors} from "../src/training/ClaimVectors.sol";
import {Test} from "./utils/Test.sol";

/// @title Limits of what a claim is made of, against those of the other languages
contract ClaimVectors_Test is Test {
    function test_limits_match() external view {
        string memory text = vm.readFile("vectors/claim.json");
        uint256 count = vm.parseJsonUint(text, ".limitCount");
        assertEq(count, 3, "limits");
        for (uint256 i = 0; i < count; ++i) {
            string memory limit = string.concat(".limits[", vm.toString(i), "]");
            uint256 size = vm.parseJsonUint(text, string.concat(limit, ".bytes"));
            assertEq(size, ClaimVectors.RANGE_BYTES, vm.parseJsonString(text, string.concat(limit, ".name")));
        }
    }
}
