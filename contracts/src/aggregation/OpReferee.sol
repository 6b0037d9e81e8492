// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArithmeticEvaluator} from "../arithmetic/IArithmeticEvaluator.sol";
import {IOpReferee} from "./IOpReferee.sol";
import {AggregationRule, Quantization} from "../facts/Types.sol";
import {Aggregation} from "../facts/Aggregation.sol";
import {Float32} from "../arithmetic/Float32.sol";
import {Float64} from "../arithmetic/Float64.sol";
import {SparseTop1} from "../arithmetic/SparseTop1.sol";
import {RoundVectors} from "./RoundVectors.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title The referee: one element of one operator, re-executed on chain
/// @notice See IOpReferee. Operands of another size than it states revert IArithmeticEvaluator.OperandLength.
contract OpReferee is IOpReferee {
    uint256 private constant MAX_TRAINERS = 64;
    /// @dev Elements of a run, of which one partial is made, and values of a block, which share a scale.
    uint256 private constant RUN = 256;
    uint256 private constant BLOCKS = 4;
    uint256 private constant SCALE_BYTES = 4;
    uint256 private constant LEAST_NORMAL = 0x00800000;
    uint256 private constant LARGEST = 0x7f7fffff;

    // A word as lanes, with the codes of a block in the low half of each: eight lanes of binary32, 16 lanes for int8, 32 for int4.
    uint256 private constant ONES_32 = 0x0000000100000001000000010000000100000001000000010000000100000001;
    uint256 private constant ONES_16 = 0x0001000100010001000100010001000100010001000100010001000100010001;
    uint256 private constant ONES_8 = 0x0101010101010101010101010101010101010101010101010101010101010101;
    uint256 private constant ODD_BYTES = 0x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff;
    uint256 private constant ODD_PAIRS = 0x0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff;

    // ----------------------------------------------------------------------------------------------------------- the round

    /// @inheritdoc IOpReferee
    function aggregate(AggregationRule rule, uint32 param, uint32 clip, bytes calldata values, bytes calldata scores)
        external
        pure
        returns (uint32)
    {
        uint256[] memory x = _words("aggregate", values, 4);
        uint256 size = Aggregation.besideBytes(rule, clip);
        if (scores.length != size * x.length) revert IArithmeticEvaluator.OperandLength("aggregate", scores.length);
        uint256[] memory beside;
        if (size != 0) beside = _words("aggregate", scores, size);
        return uint32(Aggregation.aggregate(rule, param, clip, x, beside));
    }

    /// @inheritdoc IOpReferee
    function outerMomentum(uint32 mu, uint32 momentum, uint32 aggregate_) external pure returns (uint32) {
        return uint32(Float32.clamp(Float32.fma(mu, momentum, aggregate_)));
    }

    /// @inheritdoc IOpReferee
    function outerParameter(uint32 mu, uint32 learningRate, uint32 newMomentum, uint32 aggregate_, uint32 parameter)
        external
        pure
        returns (uint32)
    {
        uint256 u = Float32.clamp(Float32.fma(mu, newMomentum, aggregate_));
        return uint32(Float32.clamp(Float32.fma(Float32.neg(learningRate), u, parameter)));
    }

    // ---------------------------------------------------------------------------------------------------------- reductions

    /// @inheritdoc IOpReferee
    function squares(bytes calldata x, bytes calldata y) external pure returns (uint64) {
        uint256 n = x.length / 4;
        if (n == 0 || n > RUN || x.length != 4 * n || (y.length != 0 && y.length != x.length)) {
            revert IArithmeticEvaluator.OperandLength("squares", x.length);
        }
        bytes memory a = x;
        bytes memory b = y.length == 0 ? new bytes(x.length) : y;
        return uint64(Float64.distance256(_pointer(a), _pointer(b), n));
    }

    /// @inheritdoc IOpReferee
    function sum(bytes calldata partials) external pure returns (uint64) {
        uint256 n = partials.length / 8;
        if (n == 0 || n > RUN || partials.length != 8 * n) revert IArithmeticEvaluator.OperandLength("sum", partials.length);
        bytes memory copy = partials;
        return uint64(Float64.sum256(_pointer(copy), n));
    }

    /// @inheritdoc IOpReferee
    function score(bytes calldata row, uint256 i, uint256 f) external pure returns (uint64) {
        uint256[] memory distances = _words("score", row, 8);
        if (i >= distances.length) revert IArithmeticEvaluator.OperandLength("score", row.length);
        return uint64(Aggregation.score(distances, i, f));
    }

    // ------------------------------------------------------------------------------------------------------------ payloads

    /// @inheritdoc IOpReferee
    function payloadWellFormed(Quantization quantization, int16 boundLog2, bytes calldata leaf, uint256 elements)
        external
        pure
        returns (bool)
    {
        uint256 dtype = RoundVectors.payloadDtype(quantization);
        if (elements == 0 || elements > _elements(dtype)) revert IArithmeticEvaluator.OperandLength("payload", elements);
        // 2^boundLog2, but finite.
        uint256 bound = Float32.pack(0, 1, uint256(int256(boundLog2) + 149));
        if (bound > LARGEST) bound = LARGEST;
        if (dtype == TensorProof.DTYPE_SPARSE_TOP1) {
            return SparseTop1.defect(leaf, elements, bound) == SparseTop1.Defect.None;
        }
        TensorProof.Header memory header =
            TensorProof.Header({kind: 0, dtype: uint8(dtype), length: uint64(elements), binding: 0});
        if (!TensorProof.wellFormed(header, 0, leaf)) return false;
        bytes memory copy = leaf;
        uint256 from = _pointer(copy);
        if (dtype == TensorProof.DTYPE_FLOAT32) return _within(from, leaf.length, bound);
        uint256 size = leaf.length / BLOCKS;
        for (uint256 i = 0; i < BLOCKS; ++i) {
            if (!_blockWellFormed(dtype, from + i * size, size - SCALE_BYTES, bound)) return false;
        }
        return true;
    }

    /// @inheritdoc IOpReferee
    function dequantise(Quantization quantization, bytes calldata leaf, uint256 first, uint256 count)
        external
        pure
        returns (bytes memory values)
    {
        uint256 dtype = RoundVectors.payloadDtype(quantization);
        uint256 most = _elements(dtype);
        if (leaf.length != TensorProof.leafBytes(dtype) || first >= most || count > most - first) {
            revert IArithmeticEvaluator.OperandLength("dequantise", leaf.length);
        }
        if (dtype == TensorProof.DTYPE_FLOAT32) return leaf[4 * first:4 * (first + count)];
        values = new bytes(4 * count);
        uint256 out = _pointer(values);
        if (dtype == TensorProof.DTYPE_SPARSE_TOP1) {
            for (uint256 i = first; i < first + count; ++i) {
                _store(out, SparseTop1.element(leaf, i));
                out += 4;
            }
            return values;
        }
        uint256 bits = TensorProof.codeBits(dtype);
        bytes memory copy = leaf;
        uint256 from = _pointer(copy);
        unchecked {
            uint256 size = leaf.length / BLOCKS;
            for (uint256 i = first; i < first + count; ++i) {
                uint256 block_ = from + (i >> 8) * size;
                uint256 code = _code(bits, block_ + SCALE_BYTES, i & 0xff);
                _store(out, code == 0 ? 0 : _product(code, Float32.load(block_)));
                out += 4;
            }
        }
    }

    /// @dev True iff all binary32 of `length` bytes are of magnitude `bound` at most.
    /// @param bound Finite, as bits.
    function _within(uint256 from, uint256 length, uint256 bound) private pure returns (bool within) {
        assembly ("memory-safe") {
            // A magnitude above the bound, and no other, reaches bit 31 of its lane with this.
            let rest := mul(ONES_32, sub(0x7fffffff, bound))
            let found := 0
            for { let end := add(from, length) } lt(from, end) { from := add(from, 0x20) } {
                // Bytes of each lane reversed, in two steps.
                let x := mload(from)
                x := or(shl(8, and(x, ODD_BYTES)), and(shr(8, x), ODD_BYTES))
                x := or(shl(16, and(x, ODD_PAIRS)), and(shr(16, x), ODD_PAIRS))
                found := or(found, add(and(x, mul(ONES_32, 0x7fffffff)), rest))
            }
            within := iszero(and(found, mul(ONES_32, 0x80000000)))
        }
    }

    /// @dev Rule 7.1 for a block whose codes, `size` bytes, follow its scale at `from`.
    function _blockWellFormed(uint256 dtype, uint256 from, uint256 size, uint256 bound) private pure returns (bool) {
        uint256 scale = Float32.load(from);
        uint256 most;
        uint256 largest;
        if (dtype == TensorProof.DTYPE_INT8_BLOCKS) {
            (most, largest) = (127, _largestCode(from + SCALE_BYTES, size, ONES_16, 16));
        } else if (dtype == TensorProof.DTYPE_INT4_BLOCKS) {
            (most, largest) = (7, _largestCode(from + SCALE_BYTES, size, ONES_8, 8));
        } else {
            TensorProof.refuseType(dtype);
        }
        // A negative scale is a pattern above infinity's.
        if (scale >= Float32.INFINITY || scale & 0xff != 0 || largest > most) return false;
        if (scale == 0) return largest == 0;
        if (scale >= LEAST_NORMAL && largest != most) return false;
        return _product(most, scale) < Float32.INFINITY && (largest == 0 || _product(largest, scale) <= bound);
    }

    /// @dev The largest magnitude of the codes in `size` bytes. They stand in halves of lanes: one half is taken at a time.
    /// @param ones 1 in each lane.
    /// @param width Bits of a lane, two codes.
    function _largestCode(uint256 from, uint256 size, uint256 ones, uint256 width) private pure returns (uint256 largest) {
        assembly ("memory-safe") {
            let half := shr(1, width)
            let mask := sub(shl(half, 1), 1)
            let most := 0
            for { let end := add(from, size) } lt(from, end) { from := add(from, 0x20) } {
                let x := mload(from)
                for { let i := 0 } lt(i, 2) { i := add(i, 1) } {
                    let codes := and(x, mul(ones, mask))
                    let negative := and(shr(sub(half, 1), codes), ones)
                    // The least code alone has a magnitude that needs all bits of a code; a lane has room for it.
                    codes := add(xor(codes, mul(negative, mask)), negative)
                    // A lane keeps its top bit iff old >= new; then the old one stays.
                    let keep := and(shr(sub(width, 1), sub(or(most, shl(sub(width, 1), ones)), codes)), ones)
                    most := xor(codes, and(xor(most, codes), mul(keep, sub(shl(width, 1), 1))))
                    x := shr(half, x)
                }
            }
            for {} most { most := shr(width, most) } {
                let x := and(most, sub(shl(width, 1), 1))
                if gt(x, largest) { largest := x }
            }
        }
    }

    /// @dev Code `i`, of so many bits, of a block whose codes begin at `from`, sign-extended.
    function _code(uint256 bits, uint256 from, uint256 i) private pure returns (uint256 code) {
        assembly ("memory-safe") {
            let first := mul(bits, i)
            let high := sub(256, bits)
            code := sar(high, shl(sub(high, and(first, 7)), byte(0, mload(add(from, shr(3, first))))))
        }
    }

    /// @dev code × scale, exact for a scale of rule 7.1 or infinite: what the product of the two as binary32 numbers is.
    /// @param code Not 0, sign-extended.
    /// @param scale A finite binary32 above 0.
    function _product(uint256 code, uint256 scale) private pure returns (uint256) {
        uint256 sign;
        assembly ("memory-safe") {
            let negative := sar(255, code)
            sign := and(negative, 0x80000000)
            code := sub(xor(code, negative), negative)
            // scale = m * 2^(unit - 149).
            let field := shr(23, scale)
            field := sub(field, gt(field, 0))
            code := mul(code, sub(scale, shl(23, field)))
            scale := field
        }
        return Float32.pack(sign, code, scale);
    }

    // ----------------------------------------------------------------------------------------------------------------- words

    /// @dev The numbers of `data`, `size` bytes each: 1 to MAX_TRAINERS of them.
    function _words(bytes32 op, bytes calldata data, uint256 size) private pure returns (uint256[] memory list) {
        uint256 n = data.length / size;
        if (n == 0 || n > MAX_TRAINERS || data.length != n * size) revert IArithmeticEvaluator.OperandLength(op, data.length);
        bytes memory copy = data;
        uint256 from = _pointer(copy);
        list = new uint256[](n);
        unchecked {
            for (uint256 i = 0; i < n; ++i) {
                list[i] = size == 4 ? Float32.load(from + 4 * i) : Float64.load(from + 8 * i);
            }
        }
    }

    /// @dev Elements of a leaf.
    function _elements(uint256 dtype) private pure returns (uint256) {
        return 1 << TensorProof.logElements(dtype);
    }

    /// @dev Writes four little-endian bytes.
    function _store(uint256 pointer, uint256 x) private pure {
        assembly ("memory-safe") {
            x := or(shl(8, and(x, 0x00ff00ff)), and(shr(8, x), 0x00ff00ff))
            x := or(shl(16, and(x, 0xffff)), shr(16, x))
            // What stands behind them is kept.
            mstore(pointer, or(shl(224, x), and(mload(pointer), shr(32, not(0)))))
        }
    }

    /// @dev Where the bytes begin.
    function _pointer(bytes memory data) private pure returns (uint256 pointer) {
        assembly ("memory-safe") {
            pointer := add(data, 0x20)
        }
    }
}
