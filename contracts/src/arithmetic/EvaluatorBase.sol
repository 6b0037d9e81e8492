// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArithmeticEvaluator} from "./IArithmeticEvaluator.sol";

/// @title What the evaluators share: packed cases in, packed results out
/// @notice A word is a bit pattern, most significant byte first; tensors, runs and leaves are little-endian, as they are committed.
abstract contract EvaluatorBase {
    /// @dev Evaluates `op` on the cases in calldata from `from` up to `to` and writes the results to memory from `out` on; nothing
    /// may allocate.
    /// @return Where it stopped reading, past `to` if the last case is not whole, or 0 if `op` is unknown.
    /// @return Where it stopped writing.
    function _apply(bytes32 op, uint256 from, uint256 to, uint256 out) internal pure virtual returns (uint256, uint256);

    /// @return known False if there is no such operation.
    /// @return results Those of all cases.
    function _evaluate(bytes32 op, bytes calldata operands) internal pure returns (bool known, bytes memory results) {
        uint256 from;
        uint256 to;
        uint256 out;
        assembly ("memory-safe") {
            from := operands.offset
            to := add(from, operands.length)
            results := mload(0x40)
            out := add(results, 0x20)
        }
        (from, out) = _apply(op, from, to, out);
        if (from == 0) return (false, "");
        if (from != to) revert IArithmeticEvaluator.OperandLength(op, operands.length);
        assembly ("memory-safe") {
            mstore(results, sub(sub(out, results), 0x20))
            mstore(0x40, and(add(out, 0x3f), not(0x1f)))
        }
        known = true;
    }

    function _word(uint256 from) internal pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := shr(224, calldataload(from))
        }
    }

    function _wide(uint256 from) internal pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := shr(192, calldataload(from))
        }
    }

    function _put(uint256 out, uint256 word) internal pure returns (uint256) {
        assembly ("memory-safe") {
            mstore(out, shl(224, word))
        }
        unchecked {
            return out + 4;
        }
    }

    function _putWide(uint256 out, uint256 word) internal pure returns (uint256) {
        assembly ("memory-safe") {
            mstore(out, shl(192, word))
        }
        unchecked {
            return out + 8;
        }
    }

    function _integer(uint256 from) internal pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := sar(224, calldataload(from))
        }
    }

    /// @dev A copy in allocated memory, and where its bytes begin.
    function _copy(bytes memory data) internal pure returns (uint256 pointer) {
        assembly ("memory-safe") {
            pointer := add(data, 0x20)
        }
    }

    /// @param size Bytes of a value.
    /// @param group Reduces up to 256 little-endian values in memory: address of the first, how many.
    function _level(bytes32 op, bytes calldata values, uint256 size, function(uint256, uint256) pure returns (uint256) group)
        internal
        pure
        returns (bytes memory results)
    {
        if (values.length % size != 0) revert IArithmeticEvaluator.OperandLength(op, values.length);
        unchecked {
            uint256 count = values.length / size;
            uint256 from = _copy(values);
            uint256 groups = count == 0 ? 1 : (count + 255) / 256;
            results = new bytes(groups * size);
            for (uint256 i = 0; i < groups; ++i) {
                uint256 length = count - 256 * i < 256 ? count - 256 * i : 256;
                uint256 word = group(from + 256 * size * i, length);
                for (uint256 j = 0; j < size; ++j) {
                    results[i * size + j] = bytes1(uint8(word >> (8 * j)));
                }
            }
        }
    }
}
