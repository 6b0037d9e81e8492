// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EvaluatorBase} from "./EvaluatorBase.sol";
import {IArithmeticEvaluator} from "./IArithmeticEvaluator.sol";
import {Float32} from "./Float32.sol";
import {Float64} from "./Float64.sol";

/// @title The binary64 part of ArithmeticEvaluator, which does not fit beside the rest under EIP-170
/// @notice Stateless, for anyone to call; ArithmeticEvaluator creates one.
contract Float64Evaluator is EvaluatorBase {
    /// @notice Evaluates one scalar operation that takes or gives binary64; see ArithmeticEvaluator.
    function evaluate(bytes32 op, bytes calldata operands) external pure returns (bytes memory results) {
        bool known;
        (known, results) = _evaluate(op, operands);
        if (!known) revert IArithmeticEvaluator.UnknownOperation(op);
    }

    /// @notice One level of `sum` in binary64.
    function sum64(bytes calldata values) external pure returns (bytes memory) {
        return _level("sum64", values, 8, Float64.sum256);
    }

    /// @notice One value of the first level of a Krum distance: the binary64 sum of RN(a − b)² over up to 256 coordinates.
    /// @param a binary32 values, little-endian.
    function distance(bytes calldata a, bytes calldata b) external pure returns (uint64) {
        if (a.length != b.length || a.length % 4 != 0 || a.length > 1024) {
            revert IArithmeticEvaluator.OperandLength("distance", a.length);
        }
        return uint64(Float64.distance256(_copy(a), _copy(b), a.length / 4));
    }

    // A list of operations, one loop each.
    // solhint-disable-next-line function-max-lines
    function _apply(bytes32 op, uint256 from, uint256 to, uint256 out) internal pure override returns (uint256, uint256) {
        unchecked {
            if (op == "add64") {
                for (; from < to; from += 16) {
                    out = _putWide(out, Float64.add(_wide(from), _wide(from + 8)));
                }
            } else if (op == "sub64") {
                for (; from < to; from += 16) {
                    out = _putWide(out, Float64.sub(_wide(from), _wide(from + 8)));
                }
            } else if (op == "mul64") {
                for (; from < to; from += 16) {
                    out = _putWide(out, Float64.mul(_wide(from), _wide(from + 8)));
                }
            } else if (op == "div64") {
                for (; from < to; from += 16) {
                    out = _putWide(out, Float64.div(_wide(from), _wide(from + 8)));
                }
            } else if (op == "eq64") {
                for (; from < to; from += 16) {
                    out = _put(out, Float64.eq(_wide(from), _wide(from + 8)));
                }
            } else if (op == "lt64") {
                for (; from < to; from += 16) {
                    out = _put(out, Float64.lt(_wide(from), _wide(from + 8)));
                }
            } else if (op == "le64") {
                for (; from < to; from += 16) {
                    out = _put(out, Float64.le(_wide(from), _wide(from + 8)));
                }
            } else if (op == "sqrt64") {
                for (; from < to; from += 8) {
                    out = _putWide(out, Float64.sqrt(_wide(from)));
                }
            } else if (op == "canonical64") {
                for (; from < to; from += 8) {
                    out = _putWide(out, Float64.canonical(_wide(from)));
                }
            } else if (op == "mul_exact64") {
                for (; from < to; from += 8) {
                    out = _putWide(out, Float64.mulExact(_word(from), _word(from + 4)));
                }
            } else if (op == "f32_to_f64") {
                for (; from < to; from += 4) {
                    out = _putWide(out, Float32.toFloat64(_word(from)));
                }
            } else if (op == "f64_to_f32") {
                for (; from < to; from += 8) {
                    out = _put(out, Float64.toFloat32(_wide(from)));
                }
            } else {
                return (0, out);
            }
            return (from, out);
        }
    }
}
