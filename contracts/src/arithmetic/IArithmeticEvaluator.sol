// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TensorProof} from "./TensorProof.sol";

/// @title The arithmetic of training, on chain, for anyone to call
/// @notice Stateless: every function evaluates the libraries that decide a dispute on the operands it is given (docs/arithmetic.md).
/// A word is a bit pattern, most significant byte first; tensors, runs and leaves are little-endian, as they are committed.
interface IArithmeticEvaluator {
    /// @notice No scalar operation has this name.
    error UnknownOperation(bytes32 op);
    /// @notice `length` bytes of operands are not a whole number of cases, too many for one run, or two vectors differ in length.
    error OperandLength(bytes32 op, uint256 length);

    /// @notice Evaluates one scalar operation on many independent cases.
    /// @param op Its name in ASCII, left-aligned: copy canonical clamp neg abs sqrt rsqrt exp log tanh erf sin cos add sub mul div maximum
    /// minimum eq lt le fma select random f32_to_i32 f32_to_i8 i32_to_f32 i8_to_f32 i8_to_i32 i32_to_i8 f32_to_f64 f64_to_f32
    /// mul_exact64 add64 sub64 mul64 div64 eq64 lt64 le64 sqrt64 canonical64.
    /// @param operands The operands of the first case, one after the other, then those of the next. binary32, i32, i8 (sign-extended) and
    /// conditions take 4 bytes, binary64 takes 8; random takes seed (8), index (8), node (4), micro-batch (4).
    /// @return results The results in the same form.
    function evaluate(bytes32 op, bytes calldata operands) external view returns (bytes memory results);

    /// @notice s = fma(a[k], b[k], s) for k ascending, from s = `start`: a run of `matmul`.
    /// @param start An accumulator, or +0.
    /// @param a Up to 256 binary32 values, little-endian.
    /// @param b As many.
    function dot(uint32 start, bytes calldata a, bytes calldata b) external view returns (uint32);

    /// @notice One level of `sum`: each group of 256 values becomes one; repeated until one is left, it is the sum.
    /// @param values binary32, little-endian.
    /// @return sums The same form; one value, +0, if there are none.
    function sum(bytes calldata values) external view returns (bytes memory sums);

    /// @notice One level of `amax`, as `sum`; -inf if there are no values.
    function amax(bytes calldata values) external view returns (bytes memory maxima);

    /// @notice One level of `sum` in binary64.
    /// @param values binary64, little-endian.
    function sum64(bytes calldata values) external view returns (bytes memory sums);

    /// @notice One value of the first level of a Krum distance: the binary64 `sum` of RN(a − b)².
    /// @param a Up to 256 binary32 values, little-endian.
    /// @param b As many.
    function distance(bytes calldata a, bytes calldata b) external view returns (uint64);

    /// @notice Whether `leaf` is leaf `index` of the tensor behind `root`; any verdict but Malformed.
    /// @param path Siblings from the leaf up.
    function verifyLeaf(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 index,
        bytes calldata leaf,
        bytes32[] calldata path
    ) external view returns (TensorProof.Verdict);

    /// @notice Whether `leaves` are the leaves `indices` of the tensor behind `root`, shown by one multi-proof; any verdict but Malformed.
    function verifyLeaves(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256[] calldata indices,
        bytes[] calldata leaves,
        bytes32[] calldata proof
    ) external view returns (TensorProof.Verdict);

    /// @notice Opens one element with the leaf that holds it.
    /// @return verdict Valid, Index, Length, Root or Malformed.
    /// @return value binary32 or binary64 as bits, integers sign-extended, a code of blocks as code × scale in binary32; 0 if not Valid.
    function openElement(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 index,
        bytes calldata leaf,
        bytes32[] calldata path
    ) external view returns (TensorProof.Verdict verdict, uint256 value);

    /// @notice Opens `count` elements from `first` on, out of one leaf or two neighbouring ones.
    /// @param leaves Bytes of the leaves, one after the other.
    /// @param proof Multi-proof of the leaves, for one leaf its path.
    /// @return verdict Any but Order.
    /// @return run The elements' bytes as the leaves have them; empty if not Valid.
    function openRun(
        bytes32 root,
        TensorProof.Header calldata header,
        uint256 first,
        uint256 count,
        bytes calldata leaves,
        bytes32[] calldata proof
    ) external view returns (TensorProof.Verdict verdict, bytes memory run);
}
