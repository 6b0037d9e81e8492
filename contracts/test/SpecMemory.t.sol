// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TrainingTaskSpec} from "../src/facts/Types.sol";
import {SpecMemory} from "../src/task/SpecMemory.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @title A spec's encoding without an encoder is the ABI's: all fields, and the weights in their place
contract SpecMemory_Test is AssayTest {
    function encode(TrainingTaskSpec calldata spec) external pure returns (bytes memory) {
        return SpecMemory.encode(spec);
    }

    function test_encoding_isTheAbis() external view {
        TrainingTaskSpec memory spec = defaultSpec();
        for (uint256 i = 0; i < spec.weights.length; ++i) {
            spec.weights[i] = bytes32(i + 1);
        }
        bytes memory expected = abi.encode(spec);
        assertEq(keccak256(this.encode(spec)), keccak256(expected), "encoded");
        assertEq(keccak256(abi.encode(SpecMemory.decode(abi.encode(spec)))), keccak256(expected), "decoded");
    }
}
