// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregationRule, Quantization} from "../facts/Types.sol";

/// @title The referee: one element of one operator, re-executed on chain (docs/arithmetic.md)
/// @notice Pure. Total: any operands within the stated sizes give a result, never a revert, whatever their bits. Numbers are bits:
/// binary32 as uint32, binary64 as uint64; `bytes` hold little-endian numbers one after the other.
interface IOpReferee {
    /// @notice The aggregate D of one coordinate (section 6).
    /// @param param The spec's aggregationParam.
    /// @param clip binary32 bits of the L2 clip, 0 for none; only Mean clips.
    /// @param values n binary32, 1 <= n <= 64, of the included trainers by ascending address.
    /// @param scores n binary64: scores of Krum and MultiKrum, sums of squares of MedianNormMean and if clip is not 0; of
    /// WeightedMean n binary32, the weights; otherwise empty.
    function aggregate(AggregationRule rule, uint32 param, uint32 clip, bytes calldata values, bytes calldata scores)
        external
        pure
        returns (uint32);
    /// @notice Outer Nesterov: b' = fma(mu, b, D), clamped and canonical.
    function outerMomentum(uint32 mu, uint32 momentum, uint32 aggregate_) external pure returns (uint32);
    /// @notice Outer Nesterov: u = fma(mu, b', D), theta' = fma(-lr, u, theta), each clamped and canonical.
    function outerParameter(uint32 mu, uint32 learningRate, uint32 newMomentum, uint32 aggregate_, uint32 parameter)
        external
        pure
        returns (uint32);
    /// @notice Level 1 of a reduction: the canonical tree (rule 2.7) over the squares of x - y (binary32 differences), 1 to 256
    /// elements; y empty means zeros.
    function squares(bytes calldata x, bytes calldata y) external pure returns (uint64);
    /// @notice A higher level: the canonical tree over 1 to 256 binary64.
    function sum(bytes calldata partials) external pure returns (uint64);
    /// @notice Krum's score of trainer i from its row of n distances: the sum of the n - f - 2 least others, ascending.
    function score(bytes calldata row, uint256 i, uint256 f) external pure returns (uint64);
    /// @notice True iff a payload leaf is what the format and the spec's bound ask (rules 7.1, 7.2 and formats section 2).
    /// @param leaf Any bytes.
    /// @param elements Elements of the fragment that the leaf holds, 1 to 256 (1,024 if quantised).
    function payloadWellFormed(Quantization quantization, int16 boundLog2, bytes calldata leaf, uint256 elements)
        external
        pure
        returns (bool);
    /// @notice Binary32 values first to first + count - 1 of a well-formed payload leaf, dequantised.
    function dequantise(Quantization quantization, bytes calldata leaf, uint256 first, uint256 count)
        external
        pure
        returns (bytes memory);
}
