// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITaskMoves} from "./ITaskMoves.sol";
import {ITrainingTasks} from "./ITrainingTasks.sol";
import {TrainingTaskSpec} from "../facts/Types.sol";

/// @title A task's spec and its encoding, without a decoder or an encoder
/// @notice Every field but the weights is one static word, so the ABI's encoding is the struct's memory layout once they stand apart and
/// a pointer to them in their place.
library SpecMemory {
    /// @dev Where the weights stand, after 12 words, and their size: 8 words.
    uint256 private constant WEIGHTS_AT = 0x180;
    uint256 private constant WEIGHTS_BYTES = 0x100;
    /// @dev All of it: 58 words.
    uint256 private constant BYTES = 0x740;

    /// @notice abi.encode(spec), which is what stands in the calldata. That it is a spec, with every number in its bounds, is not checked.
    function encode(TrainingTaskSpec calldata spec) internal pure returns (bytes memory encoded) {
        assembly ("memory-safe") {
            encoded := mload(0x40)
            mstore(0x40, add(encoded, add(BYTES, 0x20)))
            mstore(encoded, BYTES)
            calldatacopy(add(encoded, 0x20), spec, BYTES)
        }
    }

    /// @notice The spec that was encoded.
    /// @param encoded As abi.encode(spec) gives it, which is not checked. Overwritten.
    function decode(bytes memory encoded) internal pure returns (TrainingTaskSpec memory spec) {
        uint256 place = _laidOut(encoded);
        assembly ("memory-safe") {
            spec := place
        }
    }

    /// @notice `tasks.specOf(taskId)`; reverts as that does.
    /// @param tasks The registry, which is trusted to answer with a spec.
    function specOf(ITrainingTasks tasks, bytes32 taskId) internal view returns (TrainingTaskSpec memory spec) {
        (bool success, bytes memory answer) = address(tasks).staticcall(abi.encodeCall(ITaskMoves.specOf, (taskId)));
        if (!success) {
            assembly ("memory-safe") {
                revert(add(answer, 0x20), mload(answer))
            }
        }
        uint256 place = _laidOut(answer);
        assembly ("memory-safe") {
            spec := place
        }
    }

    /// @dev Where the spec is: a function that returns a struct makes an empty one first.
    function _laidOut(bytes memory encoded) private pure returns (uint256 spec) {
        assembly ("memory-safe") {
            spec := add(encoded, 0x20)
            let place := add(spec, WEIGHTS_AT)
            let weights := mload(0x40)
            mstore(0x40, add(weights, WEIGHTS_BYTES))
            mcopy(weights, place, WEIGHTS_BYTES)
            mstore(place, weights)
            place := add(place, 0x20)
            mcopy(place, add(place, sub(WEIGHTS_BYTES, 0x20)), sub(mload(encoded), add(WEIGHTS_AT, WEIGHTS_BYTES)))
        }
    }
}
