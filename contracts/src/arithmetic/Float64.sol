// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Float32} from "./Float32.sol";

/// @title IEEE 754 binary64, bit for bit, as far as aggregation needs it (docs/arithmetic.md)
/// @notice Every operation is one rounding (to nearest, ties to even) of the exact value of its operands; subnormals are kept and
/// the only NaN that is returned is 7ff8000000000000.
/// @dev A value is the low 64 bits of a uint256, and the rest of an argument must be zero. The scheme is that of Float32: a finite
/// magnitude is m * 2^(scale - 1074), m < 2^53, scale = max(exponent field, 1) - 1; a normalised exact value has its significand q in the
/// top 53 bits and is rounded up iff (rest | (q & 1)) > 2^255; the magnitude of a result is q + scale * 2^52.
/// Exponents span 2^11 here, so no fixed window holds all numbers: operands are aligned to the larger one.
library Float64 {
    uint256 internal constant CANONICAL_NAN = 0x7ff8000000000000;
    uint256 internal constant INFINITY = 0x7ff0000000000000;

    uint256 private constant SIGN = 0x8000000000000000;
    uint256 private constant MAGNITUDE = 0x7fffffffffffffff;
    uint256 private constant EXPONENT = 0x7ff0000000000000;
    uint256 private constant FRACTION = 0x000fffffffffffff;
    uint256 private constant HIDDEN = 0x0010000000000000;
    /// @dev 1/2 as a `rest`.
    uint256 private constant HALF = 0x8000000000000000000000000000000000000000000000000000000000000000;
    /// @dev HIDDEN added to a value leaves bits 53 to 62 zero iff its exponent field is 0 or 2047.
    uint256 private constant NOT_NORMAL = 0x7fe0000000000000;
    /// @dev 2046 exponent fields of normal numbers: for (field - 1) * 2^52, below this means normal (or infinity by rounding).
    uint256 private constant NORMAL_FIELDS = 0x7fe0000000000000;

    // Four values at once: a word as four lanes of 64 bits.
    uint256 private constant ODD_BYTES = 0x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff;
    uint256 private constant ODD_PAIRS = 0x0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff;
    uint256 private constant ODD_HALVES = 0x00000000ffffffff00000000ffffffff00000000ffffffff00000000ffffffff;
    uint256 private constant FOUR_ONES = 0x0000000000000001000000000000000100000000000000010000000000000001;

    // ----------------------------------------------------------------------------------------------------- moves, comparisons

    function isNaN(uint256 x) internal pure returns (bool) {
        return x & MAGNITUDE > INFINITY;
    }

    function canonical(uint256 x) internal pure returns (uint256) {
        return isNaN(x) ? CANONICAL_NAN : x;
    }

    /// @dev The magnitude with the sign of the value, two's complement: ordered as the values are, both zeros 0.
    function _ordinal(uint256 x) private pure returns (uint256 r) {
        assembly ("memory-safe") {
            let negative := sub(0, shr(63, x))
            r := sub(xor(and(x, MAGNITUDE), negative), negative)
        }
    }

    /// @return r 1 or 0; NaN equals nothing, -0 equals +0.
    function eq(uint256 a, uint256 b) internal pure returns (uint256 r) {
        uint256 x = _ordinal(a);
        uint256 y = _ordinal(b);
        bool ordered = !isNaN(a) && !isNaN(b);
        assembly ("memory-safe") {
            r := and(ordered, eq(x, y))
        }
    }

    /// @return r 1 iff a < b.
    function lt(uint256 a, uint256 b) internal pure returns (uint256 r) {
        uint256 x = _ordinal(a);
        uint256 y = _ordinal(b);
        bool ordered = !isNaN(a) && !isNaN(b);
        assembly ("memory-safe") {
            r := and(ordered, slt(x, y))
        }
    }

    /// @return r 1 iff a <= b.
    function le(uint256 a, uint256 b) internal pure returns (uint256 r) {
        uint256 x = _ordinal(a);
        uint256 y = _ordinal(b);
        bool ordered = !isNaN(a) && !isNaN(b);
        assembly ("memory-safe") {
            r := and(ordered, iszero(sgt(x, y)))
        }
    }

    // ------------------------------------------------------------------------------------------------------------ arithmetic

    function add(uint256 a, uint256 b) internal pure returns (uint256 r) {
        uint256 x = a & MAGNITUDE;
        uint256 y = b & MAGNITUDE;
        if (x < y) {
            (x, y) = (y, x);
            (a, b) = (b, a);
        }
        uint256 scale;
        uint256 sum;
        bool normal;
        assembly ("memory-safe") {
            // The larger magnitude stands at bit 64, the other where it belongs relative to it. More than 64 bits below, it is under
            // 2^-11 of a unit of the larger one, which is then the result: such a shift is out of range and gives 0.
            scale := shr(52, x)
            scale := sub(scale, gt(scale, 0))
            let less := shr(52, y)
            less := sub(less, gt(less, 0))
            y := shl(sub(64, sub(scale, less)), sub(y, shl(52, less)))
            let opposite := sub(0, shr(63, xor(a, b)))
            sum := add(shl(64, sub(x, shl(52, scale))), sub(xor(y, opposite), opposite))
            // Not negative. Its unit is 2^(scale - 64), and 203 - zeros bits go.
            let zeros := clz(sum)
            y := shl(zeros, sum)
            let field := add(scale, sub(139, zeros))
            r := shr(203, y)
            r := add(add(r, gt(or(shl(53, y), and(r, 1)), HALF)), shl(52, field))
            r := or(r, and(a, SIGN))
            normal := mul(and(lt(x, INFINITY), lt(field, 2046)), gt(sum, 0))
        }
        if (normal) return r;
        if (x >= INFINITY) {
            if (x > INFINITY || (b & MAGNITUDE == INFINITY && a != b)) return CANONICAL_NAN;
            return a;
        }
        // x - x = +0, and only -0 + -0 is -0.
        if (sum == 0) return a & b & SIGN;
        unchecked {
            return pack(a & SIGN, sum, scale - 64);
        }
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        return add(a, b ^ SIGN);
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 r) {
        bool normal;
        assembly ("memory-safe") {
            // 105 or 106 bits; the former are shifted to 106.
            let product := mul(or(and(a, FRACTION), HIDDEN), or(and(b, FRACTION), HIDDEN))
            let short := lt(product, 0x200000000000000000000000000)
            product := shl(short, product)
            r := shr(53, add(add(product, 0xfffffffffffff), and(shr(53, product), 1)))
            let scale := sub(add(and(a, EXPONENT), and(b, EXPONENT)), shl(52, add(short, 1023)))
            normal := mul(and(add(a, HIDDEN), NOT_NORMAL), and(add(b, HIDDEN), NOT_NORMAL))
            normal := mul(normal, lt(scale, NORMAL_FIELDS))
            r := or(add(r, scale), and(xor(a, b), SIGN))
        }
        if (!normal) return _mulSlow(a, b);
    }

    function _mulSlow(uint256 a, uint256 b) private pure returns (uint256) {
        uint256 sign = (a ^ b) & SIGN;
        uint256 x = a & MAGNITUDE;
        uint256 y = b & MAGNITUDE;
        if (x >= INFINITY || y >= INFINITY) {
            if (x > INFINITY || y > INFINITY || x == 0 || y == 0) return CANONICAL_NAN;
            return sign | INFINITY;
        }
        if (x == 0 || y == 0) return sign;
        uint256 unit;
        assembly ("memory-safe") {
            let scale := shr(52, x)
            scale := sub(scale, gt(scale, 0))
            x := sub(x, shl(52, scale))
            unit := sub(scale, 1074)
            scale := shr(52, y)
            scale := sub(scale, gt(scale, 0))
            x := mul(x, sub(y, shl(52, scale)))
            unit := add(unit, scale)
        }
        return pack(sign, x, unit);
    }

    /// @notice The product of two binary32, which is exact. a and b are binary32 patterns.
    function mulExact(uint256 a, uint256 b) internal pure returns (uint256 r) {
        bool normal;
        assembly ("memory-safe") {
            // 47 or 48 bits, shifted to 53. value = product * 2^(ea + eb - 300).
            r := mul(or(and(a, 0x7fffff), 0x800000), or(and(b, 0x7fffff), 0x800000))
            let short := lt(r, 0x800000000000)
            let field := sub(add(and(shr(23, a), 0xff), and(shr(23, b), 0xff)), short)
            r := add(shl(add(short, 5), r), shl(52, add(field, 769)))
            r := or(r, shl(32, and(xor(a, b), 0x80000000)))
            normal := mul(and(add(a, 0x800000), 0x7f000000), and(add(b, 0x800000), 0x7f000000))
        }
        if (normal) return r;
        uint256 x = a & Float32.MAGNITUDE;
        uint256 y = b & Float32.MAGNITUDE;
        uint256 sign = ((a ^ b) & 0x80000000) << 32;
        if (x >= Float32.INFINITY || y >= Float32.INFINITY) {
            if (x > Float32.INFINITY || y > Float32.INFINITY || x == 0 || y == 0) return CANONICAL_NAN;
            return sign | INFINITY;
        }
        uint256 product;
        assembly ("memory-safe") {
            let scale := shr(23, x)
            scale := sub(scale, gt(scale, 0))
            product := sub(x, shl(23, scale))
            // 2^(scale - 149) twice, in units of 2^-1074.
            r := add(scale, 776)
            scale := shr(23, y)
            scale := sub(scale, gt(scale, 0))
            product := mul(product, sub(y, shl(23, scale)))
            r := add(r, scale)
        }
        return product == 0 ? sign : pack(sign, product, r);
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256 r) {
        bool normal;
        assembly ("memory-safe") {
            let x := or(and(a, FRACTION), HIDDEN)
            let y := or(and(b, FRACTION), HIDDEN)
            let short := lt(x, y)
            // 54 bits, rounded to 53. A tie is impossible, as in Float32: halves go up whatever the division drops.
            r := shr(1, add(div(shl(add(53, short), x), y), 1))
            let scale := add(sub(and(a, EXPONENT), and(b, EXPONENT)), shl(52, sub(1022, short)))
            normal := mul(and(add(a, HIDDEN), NOT_NORMAL), and(add(b, HIDDEN), NOT_NORMAL))
            normal := mul(normal, lt(scale, NORMAL_FIELDS))
            r := or(add(r, scale), and(xor(a, b), SIGN))
        }
        if (!normal) return _divSlow(a, b);
    }

    function _divSlow(uint256 a, uint256 b) private pure returns (uint256) {
        uint256 sign = (a ^ b) & SIGN;
        uint256 x = a & MAGNITUDE;
        uint256 y = b & MAGNITUDE;
        if (x >= INFINITY || y >= INFINITY) {
            if (x > INFINITY || y > INFINITY || x == y) return CANONICAL_NAN;
            return x == INFINITY ? sign | INFINITY : sign;
        }
        if (x == 0) return y == 0 ? CANONICAL_NAN : sign;
        if (y == 0) return sign | INFINITY;
        uint256 unit;
        assembly ("memory-safe") {
            let scale := shr(52, x)
            scale := sub(scale, gt(scale, 0))
            x := shl(120, sub(x, shl(52, scale)))
            // quotient * 2^-121, in units of 2^-1074.
            unit := add(scale, 953)
            scale := shr(52, y)
            scale := sub(scale, gt(scale, 0))
            y := sub(y, shl(52, scale))
            unit := sub(unit, scale)
            // 68 bits or more, and a last one that says whether anything follows.
            x := or(shl(1, div(x, y)), gt(mod(x, y), 0))
        }
        return pack(sign, x, unit);
    }

    function sqrt(uint256 x) internal pure returns (uint256 r) {
        uint256 field = x >> 52;
        uint256 m = (x & FRACTION) | HIDDEN;
        // Not a positive normal number.
        if (field == 0 || field >= 2047) {
            if (x & MAGNITUDE == 0) return x;
            if (x > INFINITY) return CANONICAL_NAN;
            if (x == INFINITY) return x;
            // Subnormal: leading bit to 52, as if the exponent field went on below 1.
            assembly ("memory-safe") {
                let zeros := sub(clz(x), 203)
                m := shl(zeros, x)
                field := sub(1, zeros)
            }
        }
        assembly ("memory-safe") {
            // x = y * 2^(2j) with y in [2^106, 2^108).
            let y := shl(sub(55, and(field, 1)), m)
            // As in Float32, with a fourth step: 2^-79 of the root is left.
            let z := add(shr(57, mul(y, 5)), 0x18000000000000)
            z := shr(1, add(z, div(y, z)))
            z := shr(1, add(z, div(y, z)))
            z := shr(1, add(z, div(y, z)))
            z := shr(1, add(z, div(y, z)))
            z := sub(z, gt(mul(z, z), y))
            // 54 bits to 53, halves up; ties are impossible. A subnormal's field may be negative, its root's is not.
            r := add(shr(1, add(z, 1)), shl(52, shr(1, add(field, 1021))))
        }
    }

    /// @notice Nearest binary32.
    function toFloat32(uint256 x) internal pure returns (uint256 r) {
        uint256 y = x & MAGNITUDE;
        bool normal;
        assembly ("memory-safe") {
            // Exponent fields of normal binary32 are these less 896; 29 bits go, and a carry moves the exponent by itself.
            normal := lt(sub(y, 0x3810000000000000), 0x0fe0000000000000)
            r := sub(shr(29, add(add(y, 0xfffffff), and(shr(29, y), 1))), 0x1c0000000)
            r := or(r, shr(32, and(x, SIGN)))
        }
        if (normal) return r;
        if (y > INFINITY) return Float32.CANONICAL_NAN;
        uint256 sign = (x & SIGN) >> 32;
        if (y == INFINITY) return sign | Float32.INFINITY;
        if (y == 0) return sign;
        assembly ("memory-safe") {
            let scale := shr(52, y)
            scale := sub(scale, gt(scale, 0))
            y := sub(y, shl(52, scale))
            // 2^(scale - 1074) in units of 2^-149.
            r := sub(scale, 925)
        }
        return Float32.pack(sign, y, r);
    }

    /// @notice sign | RN(x * 2^(unit - 1074)) for any x > 0 and any unit (two's complement): underflow and overflow included.
    function pack(uint256 sign, uint256 x, uint256 unit) internal pure returns (uint256 r) {
        assembly ("memory-safe") {
            let zeros := clz(x)
            x := shl(zeros, x)
            let scale := add(sub(203, zeros), unit)
            if slt(scale, 0) {
                // Below the normal numbers the unit is 2^-1074: more bits go, and the lowest that stays says whether any was one.
                let less := shr(sub(0, scale), x)
                x := or(less, iszero(eq(shl(sub(0, scale), less), x)))
                scale := 0
            }
            r := shr(203, x)
            r := add(add(r, gt(or(shl(53, x), and(r, 1)), HALF)), shl(52, scale))
            if gt(r, INFINITY) { r := INFINITY }
            r := or(r, sign)
        }
    }

    // -------------------------------------------------------------------------------------------------------------- vectors

    /// @notice The little-endian value at `pointer`.
    function load(uint256 pointer) internal pure returns (uint256 r) {
        assembly ("memory-safe") {
            r := shr(192, mload(pointer))
            r := or(shl(8, and(r, 0x00ff00ff00ff00ff)), and(shr(8, r), 0x00ff00ff00ff00ff))
            r := or(shl(16, and(r, 0x0000ffff0000ffff)), and(shr(16, r), 0x0000ffff0000ffff))
            r := or(shl(32, and(r, 0xffffffff)), shr(32, r))
        }
    }

    /// @notice Sum of n <= 256 binary64: 32 lanes, then halves (rule 2.6 of docs/arithmetic.md). The empty sum is +0.
    /// @param pointer Address of the values, little-endian.
    function sum256(uint256 pointer, uint256 n) internal pure returns (uint256) {
        uint256 most = _highestField(pointer, n);
        // NaN, infinity, or an overflow is possible.
        if (most > 2036) return _sumSlow(pointer, n);
        // A window of 140 scales up to the highest, above 53 zero bits: 256 values stay below 2^253.
        uint256 lowest = most > 140 ? most - 140 : 0;
        uint256 base = _zeros();
        uint256 outside;
        assembly ("memory-safe") {
            let end := shl(3, n)
            for { let i := 0 } lt(i, end) { i := add(i, 32) } {
                // Four values with their bytes reversed, in three steps; what stands behind the last one counts as +0.
                let x := mload(add(pointer, i))
                x := or(shl(8, and(x, ODD_BYTES)), and(shr(8, x), ODD_BYTES))
                x := or(shl(16, and(x, ODD_PAIRS)), and(shr(16, x), ODD_PAIRS))
                x := or(shl(32, and(x, ODD_HALVES)), and(shr(32, x), ODD_HALVES))
                x := and(x, not(shr(shl(3, sub(end, i)), not(0))))
                for { let lane := add(base, and(shl(2, i), 0x3ff)) } x { lane := add(lane, 32) } {
                    let negative := sar(255, x)
                    let scale := and(shr(244, x), 0x7ff)
                    scale := sub(scale, gt(scale, 0))
                    // Magnitude - scale * 2^52 is the significand, as an integer of 2^(lowest - 1127).
                    let s := sub(and(shr(192, x), MAGNITUDE), shl(52, scale))
                    scale := sub(scale, lowest)
                    // A zero is nothing wherever it stands.
                    outside := or(outside, mul(s, slt(scale, 0)))
                    s := shl(add(scale, 53), s)
                    s := add(mload(lane), sub(xor(s, negative), negative))
                    // Rounding in place as in Float32.dot, to 53 bits: any sum but 0 has 54 or more.
                    scale := shl(sub(203, clz(xor(s, sar(255, s)))), 1)
                    mstore(lane, and(sub(add(s, shr(1, scale)), iszero(and(s, scale))), sub(0, scale)))
                    x := shl(64, x)
                }
            }
        }
        if (outside != 0) return _sumSlow(pointer, n);
        uint256 sum = _foldIntegers(base);
        if (sum == 0) return 0;
        uint256 sign;
        assembly ("memory-safe") {
            let negative := sar(255, sum)
            sign := and(negative, SIGN)
            sum := sub(xor(sum, negative), negative)
            lowest := sub(lowest, 53)
        }
        return pack(sign, sum, lowest);
    }

    /// @dev The highest exponent field of n values.
    function _highestField(uint256 pointer, uint256 n) private pure returns (uint256 r) {
        assembly ("memory-safe") {
            let end := add(pointer, shl(3, n))
            let most := 0
            for {} lt(pointer, end) { pointer := add(pointer, 32) } {
                // The two last bytes of each value hold it.
                let x := mload(pointer)
                x := or(and(shl(8, x), mul(FOUR_ONES, 0xff00)), and(shr(8, x), mul(FOUR_ONES, 0xff)))
                x := and(shr(4, x), mul(FOUR_ONES, 0x7ff))
                x := and(x, not(shr(shl(3, sub(end, pointer)), not(0))))
                // In lanes of 64 bits, 2^11 + old - new keeps its bit 11 iff old >= new; then the old one stays.
                let keep := mul(and(shr(11, sub(or(most, shl(11, FOUR_ONES)), x)), FOUR_ONES), 0x7ff)
                most := xor(x, and(xor(most, x), keep))
            }
            for {} most { most := shr(64, most) } {
                let x := and(most, 0x7ff)
                if gt(x, r) { r := x }
            }
        }
    }

    /// @dev `_fold` of integers rounded in place to 53 bits.
    function _foldIntegers(uint256 base) private pure returns (uint256 s) {
        assembly ("memory-safe") {
            for { let half := 0x200 } gt(half, 0x10) { half := shr(1, half) } {
                for { let lane := base } lt(lane, add(base, half)) { lane := add(lane, 32) } {
                    s := add(mload(lane), mload(add(lane, half)))
                    let unit := shl(sub(203, clz(xor(s, sar(255, s)))), 1)
                    mstore(lane, and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                }
            }
            s := mload(base)
        }
    }

    /// @dev `sum256` for values of any kind.
    function _sumSlow(uint256 pointer, uint256 n) private pure returns (uint256) {
        uint256 base = _zeros();
        unchecked {
            for (uint256 i = 0; i < n; ++i) {
                _addTo(base + 32 * (i & 31), load(pointer + 8 * i));
            }
        }
        return _fold(base);
    }

    /// @dev 32 lanes of +0 above the free pointer.
    function _zeros() private pure returns (uint256 base) {
        assembly ("memory-safe") {
            base := mload(0x40)
            calldatacopy(base, calldatasize(), 0x400)
        }
    }

    function _addTo(uint256 lane, uint256 x) private pure {
        uint256 s;
        assembly ("memory-safe") {
            s := mload(lane)
        }
        s = add(s, x);
        assembly ("memory-safe") {
            mstore(lane, s)
        }
    }

    /// @dev The 32 lanes at `base`, halves added until one is left.
    function _fold(uint256 base) private pure returns (uint256 s) {
        unchecked {
            for (uint256 half = 0x200; half > 0x10; half /= 2) {
                for (uint256 lane = base; lane < base + half; lane += 32) {
                    assembly ("memory-safe") {
                        s := mload(add(lane, half))
                    }
                    _addTo(lane, s);
                }
            }
        }
        assembly ("memory-safe") {
            s := mload(base)
        }
    }

    /// @notice Squared distance of two runs of n <= 256 binary32: delta = RN32(a - b), each square exact, their sum as `sum256`. One
    /// element of the first level of rule 6.4; with b zero, of the sum of squares of rule 6.5.
    /// @param a Address of n values, little-endian; `b` the same.
    function distance256(uint256 a, uint256 b, uint256 n) internal pure returns (uint256) {
        uint256 base = _zeros();
        unchecked {
            for (uint256 i = 0; i < 4 * n; i += 32) {
                (uint256 x, uint256 p, uint256 large) = Float32.lanes(a + i, 4 * n - i);
                (uint256 y, uint256 q, uint256 more) = Float32.lanes(b + i, 4 * n - i);
                if (large | more != 0) return _distanceSlow(a, b, n);
                _addSquares(x, p, y, q, base + (8 * i & 0x3ff));
            }
        }
        return _foldSquares(base);
    }

    /// @dev Adds the squares of eight differences to the eight words at `lane`, which hold m * 2^(e - 410) as e * 2^64 + m, m <= 2^53.
    /// Values are taken from the top; a shift is never 0, so none are left when it is.
    ///
    /// A difference of two lanes is an integer of 2^-173 and a multiple of 2^24, so at least one bit goes when it is rounded to
    /// d * 2^(drop - 173) with |d| <= 2^24. Its square is d * d * 2^(2 drop - 346).
    function _addSquares(uint256 x, uint256 p, uint256 y, uint256 q, uint256 lane) private pure {
        unchecked {
            for (; p != 0; lane += 32) {
                uint256 sum;
                assembly ("memory-safe") {
                    let d := sub(shl(shr(224, p), sar(224, x)), shl(shr(224, q), sar(224, y)))
                    let negative := sar(255, d)
                    d := sub(xor(d, negative), negative)
                    if d {
                        let drop := sub(232, clz(d))
                        let unit := shl(drop, 1)
                        d := shr(drop, sub(add(d, shr(1, unit)), iszero(and(d, unit))))
                        d := or(shl(64, add(add(drop, drop), 64)), mul(d, d))
                    }
                    sum := d
                    x := shl(32, x)
                    p := shl(32, p)
                    y := shl(32, y)
                    q := shl(32, q)
                }
                _addTerm(lane, sum);
            }
        }
    }

    /// @dev Adds a term in the form of `_addSquares` to the word at `lane`, which has that form too.
    function _addTerm(uint256 lane, uint256 term) private pure {
        assembly ("memory-safe") {
            let sum := mload(lane)
            // The greater unit first; it is the greater word.
            if lt(sum, term) {
                let swap := sum
                sum := term
                term := swap
            }
            if term {
                let unit := shr(64, term)
                let more := sub(shr(64, sum), unit)
                // Beyond that the term is less than half a unit in the last place of any sum.
                if lt(more, 150) {
                    sum := add(shl(add(more, 53), and(sum, 0xffffffffffffffff)), shl(53, and(term, 0xffffffffffffffff)))
                    // 54 bits or more, of which 53 stay.
                    let drop := sub(203, clz(sum))
                    let last := shl(drop, 1)
                    sum := shr(drop, sub(add(sum, shr(1, last)), iszero(and(sum, last))))
                    sum := or(shl(64, sub(add(unit, drop), 53)), sum)
                }
            }
            mstore(lane, sum)
        }
    }

    /// @dev `_fold` of words in the form of `_addSquares`.
    function _foldSquares(uint256 base) private pure returns (uint256) {
        uint256 s;
        unchecked {
            for (uint256 half = 0x200; half > 0x10; half /= 2) {
                for (uint256 lane = base; lane < base + half; lane += 32) {
                    assembly ("memory-safe") {
                        s := mload(add(lane, half))
                    }
                    _addTerm(lane, s);
                }
            }
            assembly ("memory-safe") {
                s := mload(base)
            }
            // 2^-410 in units of 2^-1074.
            return s == 0 ? 0 : pack(0, s & 0xffffffffffffffff, (s >> 64) + 664);
        }
    }

    /// @dev `distance256` for values of any kind.
    function _distanceSlow(uint256 a, uint256 b, uint256 n) private pure returns (uint256) {
        uint256 base = _zeros();
        unchecked {
            for (uint256 i = 0; i < n; ++i) {
                uint256 delta = Float32.sub(Float32.load(a + 4 * i), Float32.load(b + 4 * i));
                _addTo(base + 32 * (i & 31), mulExact(delta, delta));
            }
        }
        return _fold(base);
    }
}
