// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Float32} from "./Float32.sol";

/// @title Leaves of sparse payloads (docs/arithmetic.md, rule 7.4)
/// @notice A leaf is four chunks of 4,096 elements. A chunk is a scale, big-endian binary32, and 64 codes of seven bits, the first in
/// the highest bits: for each run of 64 elements the index of the one that stands for +scale or -scale, and its sign. All others
/// stand for +0.
library SparseTop1 {
    /// @notice What is wrong with a leaf. Those behind None are tested in this order chunk by chunk, and the first is the outcome.
    enum Defect {
        None,
        /// Another size than a leaf's.
        Length,
        /// Anything but zeros behind the last element.
        Padding,
        /// A bit under scale +0.
        Code,
        /// A scale that is negative, -0, NaN, infinite, subnormal or of more than 16 significant bits.
        Scale,
        /// An index behind the last element.
        Index,
        /// A scale beyond the bound of the specification.
        Bound
    }

    /// @dev Elements of a leaf and of a chunk, as powers of two.
    uint256 internal constant LOG_LEAF = 14;
    uint256 internal constant LOG_CHUNK = 12;
    uint256 internal constant LOG_RUN = 6;
    uint256 internal constant CHUNK_BYTES = 60;
    uint256 internal constant LEAF_BYTES = 240;

    uint256 private constant RUNS = 64;
    uint256 private constant CODE_BITS = 7;
    uint256 private constant SCALE_BITS = 32;
    uint256 private constant LEAST_NORMAL = 0x00800000;

    /// @notice The first defect of a leaf.
    /// @param leaf Any bytes.
    /// @param elements Elements of the tensor that the leaf holds: 1 to 16,384.
    /// @param limit Bits of a finite binary32 that no scale may exceed.
    function defect(bytes calldata leaf, uint256 elements, uint256 limit) internal pure returns (Defect) {
        if (leaf.length != LEAF_BYTES) return Defect.Length;
        unchecked {
            for (uint256 from = 0; from < LEAF_BYTES; from += CHUNK_BYTES) {
                uint256 used = elements > 1 << LOG_CHUNK ? 1 << LOG_CHUNK : elements;
                elements -= used;
                Defect found = _ofChunk(leaf[from:], used, limit);
                if (found != Defect.None) return found;
            }
        }
        return Defect.None;
    }

    /// @notice Element `position` of a leaf without a defect, as bits of binary32.
    /// @param position Below 16,384.
    function element(bytes calldata leaf, uint256 position) internal pure returns (uint256 value) {
        unchecked {
            uint256 chunk = (position >> LOG_CHUNK) * CHUNK_BYTES;
            uint256 code = _code(leaf, chunk, (position >> LOG_RUN) & (RUNS - 1));
            if (code >> 1 != position & ((1 << LOG_RUN) - 1)) return 0;
            uint256 scale = _word(leaf, chunk) >> 224;
            return scale == 0 ? 0 : scale | ((code & 1) << 31);
        }
    }

    /// @param used Elements in it: 0 to 4,096.
    function _ofChunk(bytes calldata chunk, uint256 used, uint256 limit) private pure returns (Defect) {
        unchecked {
            // The scale and 224 bits of codes, then the other 224.
            uint256 high = _word(chunk, 0);
            uint256 low = _word(chunk, 28) & type(uint224).max;
            uint256 scale = high >> 224;
            if (used == 0 && (high | low) != 0) return Defect.Padding;
            if (scale == 0) return (high | low) == 0 ? Defect.None : Defect.Code;
            if (scale < LEAST_NORMAL || scale >= Float32.INFINITY || scale & 0xff != 0) return Defect.Scale;
            uint256 runs = (used + (1 << LOG_RUN) - 1) >> LOG_RUN;
            uint256 rest = used & ((1 << LOG_RUN) - 1);
            if (rest != 0 && _code(chunk, 0, runs - 1) >> 1 >= rest) return Defect.Index;
            // A shift by 256 leaves nothing.
            uint256 end = SCALE_BITS + CODE_BITS * runs;
            if ((end < 256 ? (high << end) | low : low << (end - 224)) != 0) return Defect.Padding;
            return scale > limit ? Defect.Bound : Defect.None;
        }
    }

    /// @dev Seven bits of a chunk at byte `from` of `data`. They lie within two bytes of it.
    function _code(bytes calldata data, uint256 from, uint256 run) private pure returns (uint256) {
        unchecked {
            uint256 bit = SCALE_BITS + CODE_BITS * run;
            return (_word(data, from + (bit >> 3)) << (bit & 7)) >> 249;
        }
    }

    function _word(bytes calldata data, uint256 offset) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := calldataload(add(data.offset, offset))
        }
    }
}
