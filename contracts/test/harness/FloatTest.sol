// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EvaluatorTest} from "../utils/EvaluatorTest.sol";

/// @title Operations by name on words, and random words that reach the corners
/// @notice Words are bit patterns in the low bits of a uint256.
abstract contract FloatTest is EvaluatorTest {
    uint256 internal constant NAN = 0x7fc00000;
    uint256 internal constant INF = 0x7f800000;
    uint256 internal constant SIGN = 0x80000000;
    uint256 internal constant ONE = 0x3f800000;

    uint256 private _state;

    // ------------------------------------------------------------------------------------------------------- operations

    function _word(bytes memory data, uint256 index, uint256 size) internal pure returns (uint256 word) {
        for (uint256 i = 0; i < size; ++i) {
            word = word << 8 | uint8(data[index * size + i]);
        }
    }

    function _apply(bytes32 op, bytes memory operands, uint256 size) internal view returns (uint256) {
        bytes memory result = evaluator.evaluate(op, operands);
        assertEq(result.length, size, "one result");
        return _word(result, 0, size);
    }

    function _f32(bytes32 op, uint256 a) internal view returns (uint256) {
        return _apply(op, abi.encodePacked(uint32(a)), 4);
    }

    function _f32(bytes32 op, uint256 a, uint256 b) internal view returns (uint256) {
        return _apply(op, abi.encodePacked(uint32(a), uint32(b)), 4);
    }

    function _f32(bytes32 op, uint256 a, uint256 b, uint256 c) internal view returns (uint256) {
        return _apply(op, abi.encodePacked(uint32(a), uint32(b), uint32(c)), 4);
    }

    function _f64(bytes32 op, uint256 a) internal view returns (uint256) {
        return _apply(op, abi.encodePacked(uint64(a)), 8);
    }

    function _f64(bytes32 op, uint256 a, uint256 b) internal view returns (uint256) {
        return _apply(op, abi.encodePacked(uint64(a), uint64(b)), 8);
    }

    function _little(uint256[] memory words, uint256 size) internal pure returns (bytes memory data) {
        data = new bytes(size * words.length);
        for (uint256 i = 0; i < data.length; ++i) {
            data[i] = bytes1(uint8(words[i / size] >> 8 * (i % size)));
        }
    }

    /// @notice The little-endian word that `data` ends with.
    function _last(bytes memory data, uint256 size) internal pure returns (uint256 word) {
        for (uint256 i = 0; i < size; ++i) {
            word |= uint256(uint8(data[data.length - size + i])) << 8 * i;
        }
    }

    // ---------------------------------------------------------------------------------------------------------- random

    function _seed(uint256 seed) internal {
        _state = seed;
    }

    function _next() internal returns (uint256) {
        _state = uint256(keccak256(abi.encode(_state)));
        return _state;
    }

    /// @notice A word of `exponent` exponent and `fraction` fraction bits: any bits, borders of the format, or a field near `around`
    /// with a fraction of few ones or few zeros.
    function _any(uint256 exponent, uint256 fraction, uint256 around) internal returns (uint256) {
        uint256 r = _next();
        uint256 top = (1 << exponent) - 1;
        uint256 ones = (1 << fraction) - 1;
        uint256 sign = (r & 1) << exponent + fraction;
        uint256 kind = (r >> 1) % 8;
        if (kind == 0) return (r >> 8) & ((1 << exponent + fraction + 1) - 1);
        uint256 part = kind < 4 ? (r >> 8) & ones : kind < 6 ? 1 << (r >> 8) % fraction : ones ^ (1 << (r >> 8) % fraction);
        if (kind == 7) part = (r >> 80) % 2 * ones;
        uint256 field = (r >> 72) % 4;
        if (field == 0) field = (r >> 88) % 3;
        else if (field == 1 && (r >> 96) % 4 == 0) field = top - (r >> 88) % 3;
        else field = bound(around + (r >> 88) % 61, 30, top + 30) - 30;
        return sign | field << fraction | part;
    }

    function _any32() internal returns (uint256) {
        return _any(8, 23, 127);
    }

    function _any64() internal returns (uint256) {
        return _any(11, 52, 1023);
    }

    /// @notice A list of one kind: ordinary numbers, the same with zeros, small ones, large ones, or anything.
    function _list(uint256 kind, uint256 length) internal returns (uint256[] memory list) {
        list = new uint256[](length);
        for (uint256 i = 0; i < length; ++i) {
            uint256 r = _next();
            uint256 part = r & 0x807fffff;
            if (kind == 0) list[i] = part | (110 + (r >> 40) % 30) << 23;
            else if (kind == 1) list[i] = (r >> 64) % 3 == 0 ? r & SIGN : part | (120 + (r >> 40) % 10) << 23;
            else if (kind == 2) list[i] = part | ((r >> 40) % 90) << 23;
            else if (kind == 3) list[i] = part | (180 + (r >> 40) % 75) << 23;
            else if (kind == 4) list[i] = part | ((r >> 40) % 255) << 23;
            else list[i] = _any32();
        }
    }
}
