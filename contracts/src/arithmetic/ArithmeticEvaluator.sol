// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EvaluatorBase} from "./EvaluatorBase.sol";
import {Float64Evaluator} from "./Float64Evaluator.sol";
import {IArithmeticEvaluator} from "./IArithmeticEvaluator.sol";
import {Float32} from "./Float32.sol";
import {Float32Math} from "./Float32Math.sol";
import {TensorProof} from "./TensorProof.sol";

/// @title The arithmetic of training, on chain, for anyone to call
/// @notice See IArithmeticEvaluator.
contract ArithmeticEvaluator is IArithmeticEvaluator, EvaluatorBase {
    /// @notice Evaluates what has to do with BINARY64.
    Float64Evaluator public immutable BINARY64;

    constructor() {
        BINARY64 = new Float64Evaluator();
    }

    /// @inheritdoc IArithmeticEvaluator
    function evaluate(bytes32 op, bytes calldata operands) external view returns (bytes memory results) {
        bool known;
        (known, results) = _evaluate(op, operands);
        if (!known) results = BINARY64.evaluate(op, operands);
    }

    /// @inheritdoc IArithmeticEvaluator
    function dot(uint32 start, bytes calldata a, bytes calldata b) external pure returns (uint32) {
        if (a.length != b.length || a.length % 4 != 0 || a.length > 1024) revert OperandLength("dot", a.length);
        return uint32(Float32.dot(start, _copy(a), _copy(b), a.length / 4));
    }

    /// @inheritdoc IArithmeticEvaluator
    function sum(bytes calldata values) external pure returns (bytes memory sums) {
        return _level("sum", values, 4, Float32.sum256);
    }

    /// @inheritdoc IArithmeticEvaluator
    function amax(bytes calldata values) external pure returns (bytes memory) {
        return _level("amax", values, 4, Float32.amax256);
    }

    /// @inheritdoc IArithmeticEvaluator
    function sum64(bytes calldata values) external view returns (bytes memory) {
        return BINARY64.sum64(values);
    }

    /// @inheritdoc IArithmeticEvaluator
    function distance(bytes calldata a, bytes calldata b) external view returns (uint64) {
        return BINARY64.distance(a, b);
    }

    /// @inheritdoc IArithmeticEvaluator
    function verifyLeaf(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 index,
        bytes calldata leaf,
        bytes32[] calldata path
    ) external view returns (TensorProof.Verdict) {
        return TensorProof.verify(root, header, index, leaf, path);
    }

    /// @inheritdoc IArithmeticEvaluator
    function verifyLeaves(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256[] calldata indices,
        bytes[] calldata leaves,
        bytes32[] calldata proof
    ) external view returns (TensorProof.Verdict) {
        bytes32[] memory nodes = new bytes32[](leaves.length);
        for (uint256 i = 0; i < leaves.length; ++i) {
            nodes[i] = TensorProof.leafHash(leaves[i]);
        }
        return TensorProof.verifyMany(root, header, indices, nodes, proof);
    }

    /// @inheritdoc IArithmeticEvaluator
    function openElement(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 index,
        bytes calldata leaf,
        bytes32[] calldata path
    ) external view returns (TensorProof.Verdict verdict, uint256 value) {
        return TensorProof.openElement(root, header, index, leaf, path);
    }

    /// @inheritdoc IArithmeticEvaluator
    function openRun(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 first,
        uint256 count,
        bytes calldata leaves,
        bytes32[] calldata proof
    ) external view returns (TensorProof.Verdict verdict, bytes memory run) {
        return TensorProof.openRun(root, header, first, count, leaves, proof);
    }

    // Lists of operations, one loop each.
    // solhint-disable function-max-lines

    function _apply(bytes32 op, uint256 from, uint256 to, uint256 out) internal pure override returns (uint256, uint256) {
        unchecked {
            if (op == "copy") {
                for (; from < to; from += 4) {
                    out = _put(out, _word(from));
                }
            } else if (op == "canonical") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.canonical(_word(from)));
                }
            } else if (op == "clamp") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.clamp(_word(from)));
                }
            } else if (op == "neg") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.neg(_word(from)));
                }
            } else if (op == "abs") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.abs(_word(from)));
                }
            } else if (op == "sqrt") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.sqrt(_word(from)));
                }
            } else if (op == "exp") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32Math.exp(_word(from)));
                }
            } else if (op == "log") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32Math.log(_word(from)));
                }
            } else if (op == "tanh") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32Math.tanh(_word(from)));
                }
            } else if (op == "erf") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32Math.erf(_word(from)));
                }
            } else if (op == "sin") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32Math.sin(_word(from)));
                }
            } else if (op == "cos") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32Math.cos(_word(from)));
                }
            } else if (op == "rsqrt") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32Math.rsqrt(_word(from)));
                }
            } else if (op == "f32_to_i32") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.toInt32(_word(from)));
                }
            } else if (op == "f32_to_i8") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.toInt8(_word(from)));
                }
            } else if (op == "i32_to_f32") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.fromInt32(_integer(from)));
                }
            } else if (op == "i8_to_f32") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.fromInt32(_integer(from)));
                }
            } else if (op == "i8_to_i32") {
                for (; from < to; from += 4) {
                    out = _put(out, _integer(from));
                }
            } else if (op == "i32_to_i8") {
                for (; from < to; from += 4) {
                    out = _put(out, Float32.saturateInt8(_integer(from)));
                }
            } else {
                return _several(op, from, to, out);
            }
            return (from, out);
        }
    }

    /// @dev Operations on several words.
    function _several(bytes32 op, uint256 from, uint256 to, uint256 out) private pure returns (uint256, uint256) {
        unchecked {
            if (op == "add") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.add(_word(from), _word(from + 4)));
                }
            } else if (op == "sub") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.sub(_word(from), _word(from + 4)));
                }
            } else if (op == "mul") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.mul(_word(from), _word(from + 4)));
                }
            } else if (op == "div") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.div(_word(from), _word(from + 4)));
                }
            } else if (op == "maximum") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.maximum(_word(from), _word(from + 4)));
                }
            } else if (op == "minimum") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.minimum(_word(from), _word(from + 4)));
                }
            } else if (op == "eq") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.eq(_word(from), _word(from + 4)));
                }
            } else if (op == "lt") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.lt(_word(from), _word(from + 4)));
                }
            } else if (op == "le") {
                for (; from < to; from += 8) {
                    out = _put(out, Float32.le(_word(from), _word(from + 4)));
                }
            } else if (op == "fma") {
                for (; from < to; from += 12) {
                    out = _put(out, Float32.fma(_word(from), _word(from + 4), _word(from + 8)));
                }
            } else if (op == "select") {
                for (; from < to; from += 12) {
                    out = _put(out, _word(from) != 0 ? _word(from + 4) : _word(from + 8));
                }
            } else if (op == "random") {
                for (; from < to; from += 24) {
                    out = _put(out, Float32Math.random(_wide(from), _wide(from + 8), _word(from + 16), _word(from + 20)));
                }
            } else {
                return (0, out);
            }
            return (from, out);
        }
    }
}
