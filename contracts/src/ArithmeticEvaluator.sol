// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EvaluatorBase} from "./EvaluatorBase.sol";
import {Float64Evaluator} from "./Float64Evaluator.sol";
import {Float32} from "./lib/Float32.sol";
import {Float32Math} from "./lib/Float32Math.sol";
import {TensorProof} from "./lib/TensorProof.sol";

/// @title The arithmetic of training, on chain, for anyone to call
/// @notice Stateless: every function evaluates the libraries that decide a dispute on the operands it is given (docs/arithmetic.md).
/// A word is a bit pattern, most significant byte first; tensors, runs and leaves are little-endian, as they are committed.
contract ArithmeticEvaluator is EvaluatorBase {
    /// @notice Evaluates what has to do with binary64.
    Float64Evaluator public immutable binary64;

    constructor() {
        binary64 = new Float64Evaluator();
    }

    /// @notice Evaluates one scalar operation on many independent cases.
    /// @param op Its name in ASCII, left-aligned: bytes32("exp").
    /// @param operands The operands of the first case, one after the other, then those of the next. binary32, i32, i8 (sign-extended) and
    /// conditions take 4 bytes, binary64 takes 8; random takes seed (8), index (8), node (4), micro-batch (4).
    /// @return results The results in the same form.
    function evaluate(bytes32 op, bytes calldata operands) external view returns (bytes memory results) {
        bool known;
        (known, results) = _evaluate(op, operands);
        if (!known) results = binary64.evaluate(op, operands);
    }

    /// @notice s = fma(a[k], b[k], s) for k ascending, from s = `start`: a run of `matmul`.
    /// @param start An accumulator, or +0.
    /// @param a binary32 values, little-endian.
    function dot(uint32 start, bytes calldata a, bytes calldata b) external pure returns (uint32) {
        if (a.length != b.length || a.length % 4 != 0) revert OperandLength("dot", a.length);
        return uint32(Float32.dot(start, _copy(a), _copy(b), a.length / 4));
    }

    /// @notice One level of `sum`: each group of 256 values becomes one; repeated until one is left, it is the sum.
    /// @param values binary32, little-endian.
    /// @return sums The same form.
    function sum(bytes calldata values) external pure returns (bytes memory sums) {
        return _level("sum", values, 4, Float32.sum256);
    }

    /// @notice One level of `amax`, as `sum`. Of no values at all it is one value, -inf.
    function amax(bytes calldata values) external pure returns (bytes memory) {
        return _level("amax", values, 4, Float32.amax256);
    }

    /// @notice One level of `sum` in binary64.
    function sum64(bytes calldata values) external view returns (bytes memory) {
        return binary64.sum64(values);
    }

    /// @notice One value of the first level of a Krum distance: the binary64 sum of RN(a − b)² over up to 256 coordinates.
    /// @param a binary32 values, little-endian.
    function distance(bytes calldata a, bytes calldata b) external view returns (uint64) {
        return binary64.distance(a, b);
    }

    /// @notice Whether `leaf` is leaf `index` of the tensor behind `root`.
    function verifyLeaf(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 index,
        bytes calldata leaf,
        bytes32[] calldata path
    ) external view returns (TensorProof.Verdict) {
        return TensorProof.verify(root, header, index, leaf, path);
    }

    /// @notice Whether `leaves` are the leaves `indices` of the tensor behind `root`, shown by one multi-proof.
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

    /// @notice Opens one element: binary32 or binary64 as bits, integers sign-extended, a code of blocks as code × scale in binary32.
    function openElement(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 index,
        bytes calldata leaf,
        bytes32[] calldata path
    ) external view returns (TensorProof.Verdict verdict, uint256 value) {
        return TensorProof.openElement(root, header, index, leaf, path);
    }

    /// @notice Opens `count` elements from `first` on, out of one leaf or two neighbouring ones.
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
                    out = _put(out, Float32.minimum(Float32.maximum(_word(from), 0xff7fffff), 0x7f7fffff));
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
