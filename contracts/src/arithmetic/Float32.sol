// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title IEEE 754 binary32, bit for bit (docs/arithmetic.md)
/// @notice Every operation is one rounding (to nearest, ties to even) of the exact value of its operands; subnormals are kept and
/// the only NaN that is returned is 7fc00000.
/// @dev A value is the low 32 bits of a uint256, and the rest of an argument must be zero. Integers are sign-extended two's
/// complement. Functions that take an address read memory that the caller has allocated, little-endian, at any alignment, and
/// use the memory above the free pointer as scratch.
///
/// One idea carries the whole file. Write a finite magnitude as m * 2^(scale - 149) with an integer m < 2^24, where
/// scale = max(exponent field, 1) - 1: subnormals are no special case. An EVM word has room for a fixed-point number whose unit is
/// 2^-149 and whose top is beyond 2^100, so sums of ordinary numbers are exact integer sums, and what is left is one rounding:
/// count the leading zeros, keep 24 bits. Only operands out of that window need other code.
///
/// Rounding. With the leading one of an exact value at bit 255 ("normalised"), its significand is `q` = the top 24 bits and
/// `rest` = the bits below, moved to the top. Up iff rest > 1/2, or rest = 1/2 and q is odd. The low 24 bits of rest are zero, so
/// that is (rest | (q & 1)) > 2^255.
///
/// Packing. q holds its leading bit 2^23, which adds one to the exponent field, so the magnitude is q + (field - 1) * 2^23, where
/// field - 1 is the scale of the result. A subnormal has q < 2^23 and scale 0, so it needs no other formula, and a carry out of the
/// rounding moves the exponent, up to infinity, by itself.
library Float32 {
    // Loops over lanes are unrolled, and slow ways stand whole.
    // solhint-disable function-max-lines

    uint256 internal constant CANONICAL_NAN = 0x7fc00000;
    uint256 internal constant INFINITY = 0x7f800000;
    uint256 internal constant NEGATIVE_INFINITY = 0xff800000;

    uint256 private constant SIGN = 0x80000000;
    uint256 internal constant MAGNITUDE = 0x7fffffff;
    uint256 private constant EXPONENT = 0x7f800000;
    uint256 private constant FRACTION = 0x007fffff;
    uint256 private constant HIDDEN = 0x00800000;
    /// @dev 1/2 as a `rest`.
    uint256 private constant HALF = 0x8000000000000000000000000000000000000000000000000000000000000000;
    /// @dev Added to a value, leaves bits 24 to 30 zero iff its exponent field is 0 or 255.
    uint256 private constant NOT_NORMAL = 0x7f000000;
    /// @dev 254 exponent fields of normal numbers: for (field - 1) * 2^23, below this means normal (or infinity by rounding).
    uint256 private constant NORMAL_FIELDS = 0x7f000000;

    // Eight values at once: a word as eight lanes of 32 bits, the first value in the highest. No lane ever carries into another.
    uint256 private constant ONES = 0x0000000100000001000000010000000100000001000000010000000100000001;
    uint256 private constant EIGHTH_BITS = 0x0000010000000100000001000000010000000100000001000000010000000100;
    uint256 private constant NINTH_BITS = 0x0000020000000200000002000000020000000200000002000000020000000200;
    /// @dev Every other lane.
    uint256 private constant ALTERNATE = 0x0000000000000001000000000000000100000000000000010000000000000001;
    uint256 private constant LANES_FF = 0x000000ff000000ff000000ff000000ff000000ff000000ff000000ff000000ff;
    uint256 private constant LANES_FFFFFF = 0x00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff;
    uint256 private constant LANES_FRACTION = 0x007fffff007fffff007fffff007fffff007fffff007fffff007fffff007fffff;
    uint256 private constant ODD_BYTES = 0x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff;
    uint256 private constant ODD_PAIRS = 0x0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff;

    // ----------------------------------------------------------------------------------------------------- moves, comparisons

    function isNaN(uint256 x) internal pure returns (bool) {
        return x & MAGNITUDE > INFINITY;
    }

    function canonical(uint256 x) internal pure returns (uint256) {
        return isNaN(x) ? CANONICAL_NAN : x;
    }

    /// @notice mul(x, -1).
    function neg(uint256 x) internal pure returns (uint256) {
        return isNaN(x) ? CANONICAL_NAN : x ^ SIGN;
    }

    /// @notice maximum(x, neg x).
    function abs(uint256 x) internal pure returns (uint256) {
        return isNaN(x) ? CANONICAL_NAN : x & MAGNITUDE;
    }

    /// @notice Infinities to the largest finite number of their sign.
    function clamp(uint256 x) internal pure returns (uint256) {
        if (isNaN(x)) return CANONICAL_NAN;
        return x & MAGNITUDE == INFINITY ? x - 1 : x;
    }

    /// @dev True iff one of two magnitudes is infinity or NaN: these alone reach bit 31 with one more in the exponent field.
    function _special(uint256 x, uint256 y) private pure returns (bool r) {
        assembly ("memory-safe") {
            r := and(or(add(x, HIDDEN), add(y, HIDDEN)), SIGN)
        }
    }

    /// @dev The magnitude with the sign of the value, two's complement: ordered as the values are, both zeros 0.
    function _ordinal(uint256 x) private pure returns (uint256 r) {
        assembly ("memory-safe") {
            let negative := sub(0, shr(31, x))
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

    /// @notice NaN if either is; +0 is above -0.
    function maximum(uint256 a, uint256 b) internal pure returns (uint256 r) {
        if (isNaN(a) || isNaN(b)) return CANONICAL_NAN;
        uint256 x = _ordinal(a);
        uint256 y = _ordinal(b);
        // Equal ordinals are equal bits or two zeros, of which `and` takes the greater.
        assembly ("memory-safe") {
            switch eq(x, y)
            case 1 { r := and(a, b) }
            default { r := xor(a, mul(xor(a, b), slt(x, y))) }
        }
    }

    /// @notice NaN if either is; -0 is below +0.
    function minimum(uint256 a, uint256 b) internal pure returns (uint256 r) {
        if (isNaN(a) || isNaN(b)) return CANONICAL_NAN;
        uint256 x = _ordinal(a);
        uint256 y = _ordinal(b);
        assembly ("memory-safe") {
            switch eq(x, y)
            case 1 { r := or(a, b) }
            default { r := xor(a, mul(xor(a, b), sgt(x, y))) }
        }
    }

    // ------------------------------------------------------------------------------------------------------------ arithmetic

    function add(uint256 a, uint256 b) internal pure returns (uint256 r) {
        uint256 p;
        uint256 q;
        bool large;
        assembly ("memory-safe") {
            p := and(shr(23, a), 0xff)
            q := and(shr(23, b), 0xff)
            large := or(gt(p, 223), gt(q, 223))
        }
        if (large) return _addLarge(a, b);
        assembly ("memory-safe") {
            // Both as even integers of 2^-150, below 2^247: significand << max(field, 1), and no hidden bit if the field is 0.
            let none := iszero(p)
            let x := sub(shl(or(p, none), or(and(a, FRACTION), HIDDEN)), shl(24, none))
            none := iszero(q)
            let y := sub(shl(or(q, none), or(and(b, FRACTION), HIDDEN)), shl(24, none))
            let negative := sub(0, shr(31, a))
            x := sub(xor(x, negative), negative)
            negative := sub(0, shr(31, b))
            x := add(x, sub(xor(y, negative), negative))
            // |sum|, to which half a unit is added, less 1 if the unit's bit is 0: so much carries into it iff it has to. The scale is
            // 0 below 2^25, where the one bit that goes is 0.
            negative := sar(255, x)
            x := sub(xor(x, negative), negative)
            let scale := sub(231, clz(or(x, 0x1000000)))
            let half := shl(scale, 1)
            r := shr(1, shr(scale, sub(add(x, half), iszero(and(x, add(half, half))))))
            r := add(r, shl(23, scale))
            // A zero is +0 by itself; only if both addends are negative it is -0, and any other sum is then negative too.
            r := or(r, and(or(negative, and(a, b)), SIGN))
        }
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        return add(a, b ^ SIGN);
    }

    /// @dev One magnitude at least is 2^97 or more, or not finite. The window is moved up by 2^100: what of the other operand falls
    /// out below it is under 2^-25, far from the 2^73 that would be half a unit of the result.
    function _addLarge(uint256 a, uint256 b) private pure returns (uint256 r) {
        uint256 x = a & MAGNITUDE;
        uint256 y = b & MAGNITUDE;
        if (_special(x, y)) {
            if (x > INFINITY || y > INFINITY) return CANONICAL_NAN;
            if (x == y) return a == b ? a : CANONICAL_NAN;
            return x == INFINITY ? a : b;
        }
        assembly ("memory-safe") {
            let scale := shr(23, x)
            scale := sub(scale, gt(scale, 0))
            // A negative shift counts as one by more than 255 bits: the operand vanishes.
            x := shl(sub(scale, 100), sub(x, shl(23, scale)))
            scale := shr(23, y)
            scale := sub(scale, gt(scale, 0))
            y := shl(sub(scale, 100), sub(y, shl(23, scale)))
            let negative := sub(0, shr(31, a))
            x := sub(xor(x, negative), negative)
            negative := sub(0, shr(31, b))
            x := add(x, sub(xor(y, negative), negative))
            // x - x = +0; what else the large ones leave is normal: a multiple of 2^74.
            if x {
                negative := sar(255, x)
                x := sub(xor(x, negative), negative)
                let zeros := clz(x)
                x := shl(zeros, x)
                r := shr(232, x)
                r := add(add(r, gt(or(shl(24, x), and(r, 1)), HALF)), shl(23, sub(332, zeros)))
                if gt(r, INFINITY) { r := INFINITY }
                r := or(r, and(negative, SIGN))
            }
        }
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 r) {
        bool normal;
        assembly ("memory-safe") {
            // 47 or 48 bits; the former are shifted to 48.
            let product := mul(or(and(a, FRACTION), HIDDEN), or(and(b, FRACTION), HIDDEN))
            let short := lt(product, 0x800000000000)
            product := shl(short, product)
            r := shr(24, add(add(product, 0x7fffff), and(shr(24, product), 1)))
            // The scale of the result: value = product * 2^(ea + eb - 300 - short), and 24 bits go.
            let scale := sub(add(and(a, EXPONENT), and(b, EXPONENT)), shl(23, add(short, 127)))
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
        if (_special(x, y)) {
            if (x > INFINITY || y > INFINITY || x == 0 || y == 0) return CANONICAL_NAN;
            return sign | INFINITY;
        }
        uint256 product;
        uint256 unit;
        assembly ("memory-safe") {
            let scale := shr(23, x)
            scale := sub(scale, gt(scale, 0))
            product := sub(x, shl(23, scale))
            unit := sub(scale, 149)
            scale := shr(23, y)
            scale := sub(scale, gt(scale, 0))
            product := mul(product, sub(y, shl(23, scale)))
            unit := add(unit, scale)
        }
        return product == 0 ? sign : pack(sign, product, unit);
    }

    /// @notice a * b + c with one rounding.
    function fma(uint256 a, uint256 b, uint256 c) internal pure returns (uint256 r) {
        uint256 p;
        uint256 q;
        bool inside;
        assembly ("memory-safe") {
            // In the window: a and b normal, the product an integer of 2^-149 below 2^222, |c| < 2^80 of any kind.
            p := sub(add(and(shr(23, a), 0xff), and(shr(23, b), 0xff)), 151)
            q := and(shr(23, c), 0xff)
            inside := mul(and(add(a, HIDDEN), NOT_NORMAL), and(add(b, HIDDEN), NOT_NORMAL))
            inside := mul(inside, and(lt(p, 174), lt(q, 207)))
        }
        if (!inside) return _fmaSlow(a, b, c);
        assembly ("memory-safe") {
            // As in `add`. The product is not zero, so a zero is x - x = +0.
            let x := shl(add(p, 1), mul(or(and(a, FRACTION), HIDDEN), or(and(b, FRACTION), HIDDEN)))
            let negative := sub(0, shr(31, xor(a, b)))
            x := sub(xor(x, negative), negative)
            let none := iszero(q)
            let y := sub(shl(or(q, none), or(and(c, FRACTION), HIDDEN)), shl(24, none))
            negative := sub(0, shr(31, c))
            x := add(x, sub(xor(y, negative), negative))
            negative := sar(255, x)
            x := sub(xor(x, negative), negative)
            let scale := sub(231, clz(or(x, 0x1000000)))
            let half := shl(scale, 1)
            r := shr(1, shr(scale, sub(add(x, half), iszero(and(x, add(half, half))))))
            r := or(add(r, shl(23, scale)), and(negative, SIGN))
        }
    }

    function _fmaSlow(uint256 a, uint256 b, uint256 c) private pure returns (uint256 r) {
        uint256 x = a & MAGNITUDE;
        uint256 y = b & MAGNITUDE;
        uint256 z = c & MAGNITUDE;
        uint256 sign = (a ^ b) & SIGN;
        if (_special(x, y) || z >= INFINITY) {
            if (x > INFINITY || y > INFINITY || z > INFINITY) return CANONICAL_NAN;
            if (x < INFINITY && y < INFINITY) return c;
            if (x == 0 || y == 0 || (z == INFINITY && c & SIGN != sign)) return CANONICAL_NAN;
            return sign | INFINITY;
        }
        assembly ("memory-safe") {
            // The exact product x, in units of 2^(unit - 149).
            let scale := shr(23, x)
            scale := sub(scale, gt(scale, 0))
            x := sub(x, shl(23, scale))
            let unit := sub(scale, 149)
            scale := shr(23, y)
            scale := sub(scale, gt(scale, 0))
            x := mul(x, sub(y, shl(23, scale)))
            unit := add(unit, scale)
            // c stands at bit 80 and the product where it belongs relative to it, exactly, with two exceptions.
            // Far below (a negative shift, which gives 0) it is under 2^-32 of a unit of c: the result is c, which is representable.
            // Far above, all of c is under 2^-101 of a unit of the product, and no product stands nearer than 2^-25 of its unit to a
            // point where rounding changes, unless on it: nearer is as good, and the distance is cut to 126, where 48 bits and a
            // sign still fit. (A product of 0 is never that far above.)
            scale := shr(23, z)
            scale := sub(scale, gt(scale, 0))
            let distance := sub(unit, scale)
            if sgt(distance, 126) { distance := 126 }
            unit := sub(unit, add(distance, 80))
            y := shl(80, sub(z, shl(23, scale)))
            let negative := sub(0, shr(31, c))
            y := sub(xor(y, negative), negative)
            scale := shl(add(distance, 80), x)
            negative := sub(0, shr(31, sign))
            y := add(y, sub(xor(scale, negative), negative))
            switch y
            case 0 {
                // x - x = +0. With c = 0: a product that vanished leaves its sign, and a zero one is -0 only beside -0.
                if iszero(z) {
                    r := sign
                    if iszero(x) { r := and(sign, c) }
                }
            }
            default {
                // As in `pack`.
                negative := sar(255, y)
                y := sub(xor(y, negative), negative)
                let zeros := clz(y)
                y := shl(zeros, y)
                scale := add(sub(232, zeros), unit)
                if slt(scale, 0) {
                    let less := shr(sub(0, scale), y)
                    y := or(less, iszero(eq(shl(sub(0, scale), less), y)))
                    scale := 0
                }
                r := shr(232, y)
                r := add(add(r, gt(or(shl(24, y), and(r, 1)), HALF)), shl(23, scale))
                if gt(r, INFINITY) { r := INFINITY }
                r := or(r, and(negative, SIGN))
            }
        }
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256 r) {
        bool normal;
        assembly ("memory-safe") {
            let x := or(and(a, FRACTION), HIDDEN)
            let y := or(and(b, FRACTION), HIDDEN)
            let short := lt(x, y)
            // 25 bits, rounded to 24. A tie is impossible: (odd 25-bit number) * y = x * 2^j would make the odd factor divide x < 2^24.
            // So what the division drops never decides, and halves go up.
            r := shr(1, add(div(shl(add(24, short), x), y), 1))
            let scale := add(sub(and(a, EXPONENT), and(b, EXPONENT)), shl(23, sub(126, short)))
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
        if (_special(x, y)) {
            if (x > INFINITY || y > INFINITY || x == y) return CANONICAL_NAN;
            return x == INFINITY ? sign | INFINITY : sign;
        }
        if (x == 0) return y == 0 ? CANONICAL_NAN : sign;
        if (y == 0) return sign | INFINITY;
        uint256 unit;
        assembly ("memory-safe") {
            let scale := shr(23, x)
            scale := sub(scale, gt(scale, 0))
            x := shl(100, sub(x, shl(23, scale)))
            // quotient * 2^-101, in units of 2^-149.
            unit := add(scale, 48)
            scale := shr(23, y)
            scale := sub(scale, gt(scale, 0))
            y := sub(y, shl(23, scale))
            unit := sub(unit, scale)
            // 77 bits or more, and a last one that says whether anything follows.
            x := or(shl(1, div(x, y)), gt(mod(x, y), 0))
        }
        return pack(sign, x, unit);
    }

    function sqrt(uint256 x) internal pure returns (uint256 r) {
        uint256 field = x >> 23;
        uint256 m = (x & FRACTION) | HIDDEN;
        // Not a positive normal number.
        if (field == 0 || field >= 255) {
            if (x & MAGNITUDE == 0) return x;
            if (x > INFINITY) return CANONICAL_NAN;
            if (x == INFINITY) return x;
            // Subnormal: leading bit to 23, as if the exponent field went on below 1.
            assembly ("memory-safe") {
                let zeros := sub(clz(x), 232)
                m := shl(zeros, x)
                field := sub(1, zeros)
            }
        }
        assembly ("memory-safe") {
            // x = y * 2^(2j) with y in [2^48, 2^50).
            let y := shl(sub(26, and(field, 1)), m)
            // 5/16 t + 3/4 is within 6.3% of the square root for t in [1, 4); three steps of Newton leave 2^-39 of it.
            let z := add(shr(28, mul(y, 5)), 0xc00000)
            z := shr(1, add(z, div(y, z)))
            z := shr(1, add(z, div(y, z)))
            z := shr(1, add(z, div(y, z)))
            // Newton's steps do not fall below the floor of the root, so it is that or one more.
            z := sub(z, gt(mul(z, z), y))
            // 25 bits to 24, halves up: a tie is impossible, since the square of an odd number is odd and y is even.
            r := add(shr(1, add(z, 1)), shl(23, shr(1, add(field, 125))))
        }
    }

    // ----------------------------------------------------------------------------------------------------------- conversions

    /// @notice Nearest integer, ties to even, saturated to 32 bits; NaN gives 0.
    function toInt32(uint256 x) internal pure returns (uint256) {
        return _toInteger(x, 0x7fffffff);
    }

    /// @notice Nearest integer, ties to even, saturated to 8 bits; NaN gives 0.
    function toInt8(uint256 x) internal pure returns (uint256) {
        return _toInteger(x, 0x7f);
    }

    function _toInteger(uint256 x, uint256 most) private pure returns (uint256 r) {
        uint256 y = x & MAGNITUDE;
        if (y > INFINITY) return 0;
        assembly ("memory-safe") {
            // The lowest integer is one further from 0 than the highest.
            let negative := shr(31, x)
            most := add(most, negative)
            r := most
            // Below 2^32: as an integer of 2^-149, of which 149 bits go.
            if lt(y, 0x4f800000) {
                let scale := shr(23, y)
                scale := sub(scale, gt(scale, 0))
                y := shl(scale, sub(y, shl(23, scale)))
                y := shr(149, add(add(y, sub(shl(148, 1), 1)), and(shr(149, y), 1)))
                if lt(y, most) { r := y }
            }
            negative := sub(0, negative)
            r := sub(xor(r, negative), negative)
        }
    }

    /// @notice i8 of an i32, saturated.
    function saturateInt8(uint256 x) internal pure returns (uint256 r) {
        assembly ("memory-safe") {
            r := x
            if sgt(x, 127) { r := 127 }
            if slt(x, sub(0, 128)) { r := sub(0, 128) }
        }
    }

    /// @notice Nearest binary32 of an i32 (or i8).
    function fromInt32(uint256 x) internal pure returns (uint256) {
        return _packSigned(x, 149);
    }

    /// @notice The same value as binary64.
    function toFloat64(uint256 x) internal pure returns (uint256 r) {
        uint256 y = x & MAGNITUDE;
        if (y > INFINITY) return 0x7ff8000000000000;
        assembly ("memory-safe") {
            switch lt(sub(y, HIDDEN), NORMAL_FIELDS)
            // Biases differ by 896, fractions by 29 bits.
            case 1 { r := shl(29, add(y, 0x1c0000000)) }
            default {
                r := 0x7ff0000000000000
                if lt(y, HIDDEN) {
                    // y * 2^-149 with its leading bit moved to 52: field = 1023 - 149 + (255 - zeros), and that bit adds 1 to it.
                    let zeros := clz(y)
                    r := mul(add(shl(sub(zeros, 203), y), shl(52, sub(1128, zeros))), gt(y, 0))
                }
            }
            r := or(r, shl(32, and(x, SIGN)))
        }
    }

    // ------------------------------------------------------------------------------------------------------------- packing

    /// @dev RN(x * 2^(unit - 149)), both two's complement; x = 0 gives +0.
    function _packSigned(uint256 x, uint256 unit) private pure returns (uint256) {
        if (x == 0) return 0;
        uint256 sign;
        assembly ("memory-safe") {
            let negative := sar(255, x)
            sign := and(negative, SIGN)
            x := sub(xor(x, negative), negative)
        }
        return pack(sign, x, unit);
    }

    /// @dev sign | RN(x * 2^(unit - 149)) for any x > 0 and any unit (two's complement): underflow and overflow included.
    function pack(uint256 sign, uint256 x, uint256 unit) internal pure returns (uint256 r) {
        assembly ("memory-safe") {
            let zeros := clz(x)
            x := shl(zeros, x)
            let scale := add(sub(232, zeros), unit)
            if slt(scale, 0) {
                // Below the normal numbers the unit is 2^-149: more bits go, and the lowest that stays says whether any was one.
                // Shifts by 256 and more leave nothing, as they should.
                let less := shr(sub(0, scale), x)
                x := or(less, iszero(eq(shl(sub(0, scale), less), x)))
                scale := 0
            }
            r := shr(232, x)
            r := add(add(r, gt(or(shl(24, x), and(r, 1)), HALF)), shl(23, scale))
            if gt(r, INFINITY) { r := INFINITY }
            r := or(r, sign)
        }
    }

    // -------------------------------------------------------------------------------------------------------------- vectors

    /// @notice The little-endian value at `pointer`.
    function load(uint256 pointer) internal pure returns (uint256 r) {
        assembly ("memory-safe") {
            r := shr(224, mload(pointer))
            r := or(shl(8, and(r, 0x00ff00ff)), and(shr(8, r), 0x00ff00ff))
            r := or(shl(16, and(r, 0xffff)), shr(16, r))
        }
    }

    /// @dev Eight little-endian values at `pointer` as fixed-point numbers, the first in the highest lane. Value i is
    /// (signed lane i of x) << (lane i of shifts) in units of 2^-173. Values at or behind `left` bytes count as +0, which has a shift
    /// like that of an ordinary number. `large` is not zero iff one is 2^73 or more, infinite or NaN.
    function lanes(uint256 pointer, uint256 left) internal pure returns (uint256 x, uint256 shifts, uint256 large) {
        assembly ("memory-safe") {
            // Bytes of each lane reversed, in two steps. A shift by 256 and more leaves all of the word.
            x := mload(pointer)
            x := or(shl(8, and(x, ODD_BYTES)), and(shr(8, x), ODD_BYTES))
            x := or(shl(16, and(x, ODD_PAIRS)), and(shr(16, x), ODD_PAIRS))
            x := and(x, not(shr(shl(3, left), not(0))))
            let signs := shr(31, x)
            // Exponent fields; 200 and above reach bit 8 with 56 more.
            shifts := and(shr(23, x), LANES_FF)
            large := and(add(shifts, mul(ONES, 56)), EIGHTH_BITS)
            // 1 where the field is not 0: the hidden bit, and what the scale is less than the field.
            let some := and(shr(8, add(shifts, LANES_FF)), ONES)
            x := or(and(x, LANES_FRACTION), shl(23, some))
            shifts := sub(shifts, some)
            // 1 where the significand is not 0. Its shift is the scale + 24, that of a zero 150.
            some := and(shr(24, add(x, LANES_FFFFFF)), ONES)
            shifts := sub(add(shifts, mul(ONES, 150)), mul(some, 126))
            // -m = (m xor ffffffff) + 1 within a lane if m > 0; a zero keeps no sign, which would carry.
            signs := and(signs, some)
            x := add(xor(x, mul(signs, 0xffffffff)), signs)
        }
    }

    /// @notice The chain s = fma(a[i], b[i], s) for ascending i < n, from `start`.
    /// @param a Address of n values, little-endian; `b` the same. n <= 256.
    function dot(uint256 start, uint256 a, uint256 b, uint256 n) internal pure returns (uint256 s) {
        s = start;
        unchecked {
            b -= a;
            uint256 end = a + 4 * n;
            while (a < end) {
                if (isNaN(s)) return CANONICAL_NAN;
                (s, a) = _dotInWindow(s, a, a + b, end);
                (s, a) = _dotAligned(s, a, a + b, end);
                // What neither takes: the step that overflows, and eight at a time of an infinite chain.
                for (uint256 stopped = a + 32 < end ? a + 32 : end; a < stopped;) {
                    s = fma(load(a), load(a + b), s);
                    a += 4;
                    if (s & MAGNITUDE < INFINITY) break;
                }
            }
        }
    }

    /// @dev `dot` as far as numbers are ordinary: the chain's value and the address in `a` where it stopped, at or behind `end`
    /// if it did not.
    ///
    /// The chain is kept as the integer z = s * 2^173: units of 2^-149 above 24 zero bits. Eight products at a time are taken if
    /// the lowest bit of each significand product is at or above 2^-149 and its leading one below 2^245 of this integer (a zero has
    /// the place of an ordinary product, lanes()); large values, infinities and NaN are out. So
    /// - the integer stays below 2^254: |s| < 2^80 at the start is 2^253, and 256 products are less than 2^253 with their roundings;
    /// - there is no overflow (2^128 would be 2^301) and no underflow: below 2^-126 a multiple of 2^-149 has at most 23 bits;
    /// - a zero is always +0: the chain is not -0 at the start, and x - x = +0, +0 + (-0) = +0.
    ///
    /// Rounding in place: `unit` is the last place of the result. Of a negative value the bits below its leading one are counted on
    /// its complement, one bit short only for powers of two, which have nothing to round. Any value but 0 has 25 bits or more, so
    /// unit >= 2. Adding unit / 2, less 1 if the bit of `unit` is 0, carries into that bit iff it has to; masking rounds down, which
    /// makes it right for two's complement, too. For 0 the shift is out of range, unit is 0, and so is the result.
    function _dotInWindow(uint256 s, uint256 a, uint256 b, uint256 end) private pure returns (uint256, uint256) {
        uint256 z = s & MAGNITUDE;
        if (z >= 0x67800000 || s == SIGN) return (s, a);
        assembly ("memory-safe") {
            let scale := shr(23, z)
            scale := sub(scale, gt(scale, 0))
            z := shl(add(scale, 24), sub(z, shl(23, scale)))
            let negative := sub(0, shr(31, s))
            z := sub(xor(z, negative), negative)
        }
        unchecked {
            while (a < end) {
                (uint256 x, uint256 p, uint256 large) = lanes(a, end - a);
                (uint256 y, uint256 q, uint256 more) = lanes(b, end - a);
                // The product of two lanes has unit 2^(p + q - 346) = 2^(shift - 173), and shifts in [24, 197] are in the window:
                // for sums in [197, 370], + 315 reaches bit 9 and + 141 does not.
                assembly ("memory-safe") {
                    p := add(p, q)
                    q := and(xor(add(p, mul(ONES, 315)), add(p, mul(ONES, 141))), NINTH_BITS)
                    large := or(or(large, more), xor(q, NINTH_BITS))
                    p := sub(p, mul(ONES, 173))
                }
                if (large != 0) break;
                assembly ("memory-safe") {
                    let unit
                    z := add(z, shl(shr(224, p), mul(sar(224, x), sar(224, y))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    z := add(z, shl(and(shr(192, p), 0xff), mul(signextend(3, shr(192, x)), signextend(3, shr(192, y)))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    z := add(z, shl(and(shr(160, p), 0xff), mul(signextend(3, shr(160, x)), signextend(3, shr(160, y)))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    z := add(z, shl(and(shr(128, p), 0xff), mul(signextend(3, shr(128, x)), signextend(3, shr(128, y)))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    z := add(z, shl(and(shr(96, p), 0xff), mul(signextend(3, shr(96, x)), signextend(3, shr(96, y)))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    z := add(z, shl(and(shr(64, p), 0xff), mul(signextend(3, shr(64, x)), signextend(3, shr(64, y)))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    z := add(z, shl(and(shr(32, p), 0xff), mul(signextend(3, shr(32, x)), signextend(3, shr(32, y)))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    z := add(z, shl(and(p, 0xff), mul(signextend(3, x), signextend(3, y))))
                    unit := shl(sub(232, clz(xor(z, sar(255, z)))), 1)
                    z := and(sub(add(z, shr(1, unit)), iszero(and(z, unit))), sub(0, unit))
                    a := add(a, 32)
                    b := add(b, 32)
                }
            }
        }
        return (_fromWindow(z), a);
    }

    /// @dev `dot` for finite numbers of any size, until the chain overflows: its value and the address in `a` where it stopped, at or
    /// behind `end` if it did not. A chain that is infinite already stays so.
    ///
    /// The chain is z * 2^(scale - 149), |z| <= 2^24. It stands at bit 104 and the product where it belongs relative to it, as in
    /// `_fmaSlow`: far below, from under bit 0, it counts for nothing; a distance above 101 is cut to it, where a product of 49 bits
    /// with its sign still fits, whose roundings are decided at bit 180 and above, and all of z is below 129. A chain of 0 takes the
    /// place of the product. Where the sum cancels, its bits below 24 are 0: the product is then not further below than 80. So any
    /// sum but 0 has 25 bits or more, and the rounding is that of `_dotInWindow`, except that a subnormal drops more bits (253 at most,
    /// for a product of units of 2^-298).
    function _dotAligned(uint256 s, uint256 a, uint256 b, uint256 end) private pure returns (uint256, uint256) {
        uint256 z = s & MAGNITUDE;
        if (a >= end) return (s, a);
        uint256 scale;
        // If z is 0: whether the chain is -0. Of no meaning otherwise.
        uint256 minus;
        assembly ("memory-safe") {
            scale := shr(23, z)
            scale := sub(scale, gt(scale, 0))
            z := sub(z, shl(23, scale))
            minus := shr(31, s)
            let negative := sub(0, minus)
            z := sub(xor(z, negative), negative)
        }
        unchecked {
            b -= a;
            while (a < end) {
                (uint256 x, uint256 p,) = lanes(a, end - a);
                (uint256 y, uint256 q,) = lanes(a + b, end - a);
                assembly ("memory-safe") {
                    // Field 255 has the shift 278, which with 234 reaches bit 9.
                    if and(or(add(p, mul(ONES, 234)), add(q, mul(ONES, 234))), NINTH_BITS) { end := a }
                    p := add(p, q)
                    q := add(a, 32)
                    switch mul(eq(scale, 254), z)
                    case 0 {
                        for {} lt(a, end) {} {
                            // In units of 2^-149: each shift is a scale and 24 more.
                            let unit := sub(shr(224, p), 197)
                            if iszero(z) { scale := unit }
                            let distance := sub(unit, scale)
                            if sgt(distance, 101) {
                                distance := 101
                                // The place of a zero product says nothing.
                                if iszero(mul(sar(224, x), sar(224, y))) {
                                    unit := scale
                                    distance := 0
                                }
                            }
                            s := add(shl(104, z), shl(add(distance, 104), mul(sar(224, x), sar(224, y))))
                            let drop := sub(232, clz(xor(s, sar(255, s))))
                            unit := sub(add(unit, drop), add(distance, 104))
                            if slt(unit, 0) {
                                drop := sub(drop, unit)
                                unit := 0
                            }
                            // In a sum of 0, drop may be anything; with 0, 1 / 2 is 0, and nothing is added.
                            distance := shr(1, shl(drop, 1))
                            let rounded := sar(drop, sub(add(s, distance), lt(and(s, shl(drop, 1)), distance)))
                            switch rounded
                            case 0 {
                                // A sum that vanished keeps its sign; an exact 0 is -0 only if the chain is and the product, whose sign
                                // is in the last byte of its factors.
                                switch s
                                case 0 {
                                    minus := and(minus, shr(7, byte(3, xor(mload(a), mload(add(a, b))))))
                                    if z { minus := 0 }
                                }
                                default { minus := slt(s, 0) }
                            }
                            default {
                                // Not finite: this step is not taken.
                                if gt(unit, 252) {
                                    let negative := sar(255, rounded)
                                    if gt(add(sub(xor(rounded, negative), negative), shl(23, unit)), 0x7f7fffff) {
                                        end := a
                                    }
                                }
                            }
                            if lt(a, end) {
                                z := rounded
                                scale := unit
                                a := add(a, 4)
                                if eq(a, q) { break }
                                x := shl(32, x)
                                y := shl(32, y)
                                p := shl(32, p)
                            }
                        }
                    }
                    default {
                        // Finite terms leave an infinite chain as it is.
                        if lt(a, end) { a := q }
                    }
                }
            }
        }
        assembly ("memory-safe") {
            let negative := sar(255, z)
            s := sub(xor(z, negative), negative)
            if s {
                s := add(s, shl(23, scale))
                minus := negative
            }
            s := or(s, shl(31, and(minus, 1)))
        }
        return (s, a);
    }

    /// @dev The value of an integer z * 2^173 that has at most 24 significant bits and 24 zero bits below.
    function _fromWindow(uint256 z) private pure returns (uint256 r) {
        assembly ("memory-safe") {
            let negative := sar(255, z)
            z := sub(xor(z, negative), negative)
            // As in `add`, with the unit at bit 24 and nothing to round.
            let drop := sub(232, clz(or(z, 0x800000000000)))
            r := or(add(shr(drop, z), shl(23, sub(drop, 24))), and(negative, SIGN))
        }
    }

    /// @notice Sum of n <= 256 values: 32 lanes, then halves (rule 2.6 of docs/arithmetic.md). The empty sum is +0.
    function sum256(uint256 pointer, uint256 n) internal pure returns (uint256) {
        // 32 lanes as the integers of `dot`, from +0. Each value is below 2^73, so they stay below 2^81, which is 2^254.
        uint256 base;
        uint256 s;
        assembly ("memory-safe") {
            base := mload(0x40)
            calldatacopy(base, calldatasize(), 0x400)
        }
        unchecked {
            uint256 end = pointer + 4 * n;
            for (uint256 word = pointer; word < end; word += 32) {
                (uint256 x, uint256 p, uint256 large) = lanes(word, end - word);
                if (large != 0) return _sumSlow(pointer, n);
                assembly ("memory-safe") {
                    let lane := add(base, and(shl(3, sub(word, pointer)), 0x3ff))
                    let unit
                    s := add(mload(lane), shl(shr(224, p), sar(224, x)))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(lane, and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                    s := add(mload(add(lane, 0x20)), shl(and(shr(192, p), 0xff), signextend(3, shr(192, x))))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(add(lane, 0x20), and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                    s := add(mload(add(lane, 0x40)), shl(and(shr(160, p), 0xff), signextend(3, shr(160, x))))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(add(lane, 0x40), and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                    s := add(mload(add(lane, 0x60)), shl(and(shr(128, p), 0xff), signextend(3, shr(128, x))))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(add(lane, 0x60), and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                    s := add(mload(add(lane, 0x80)), shl(and(shr(96, p), 0xff), signextend(3, shr(96, x))))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(add(lane, 0x80), and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                    s := add(mload(add(lane, 0xa0)), shl(and(shr(64, p), 0xff), signextend(3, shr(64, x))))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(add(lane, 0xa0), and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                    s := add(mload(add(lane, 0xc0)), shl(and(shr(32, p), 0xff), signextend(3, shr(32, x))))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(add(lane, 0xc0), and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                    s := add(mload(add(lane, 0xe0)), shl(and(p, 0xff), signextend(3, x)))
                    unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(add(lane, 0xe0), and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                }
            }
        }
        assembly ("memory-safe") {
            for { let half := 0x200 } gt(half, 0x10) { half := shr(1, half) } {
                for { let lane := base } lt(lane, add(base, half)) { lane := add(lane, 32) } {
                    s := add(mload(lane), mload(add(lane, half)))
                    let unit := shl(sub(232, clz(xor(s, sar(255, s)))), 1)
                    mstore(lane, and(sub(add(s, shr(1, unit)), iszero(and(s, unit))), sub(0, unit)))
                }
            }
            s := mload(base)
        }
        return _fromWindow(s);
    }

    /// @dev `sum256` for values of any kind.
    function _sumSlow(uint256 pointer, uint256 n) private pure returns (uint256 s) {
        uint256 base;
        uint256 t;
        assembly ("memory-safe") {
            base := mload(0x40)
            calldatacopy(base, calldatasize(), 0x400)
        }
        unchecked {
            for (uint256 i = 0; i < n; ++i) {
                assembly ("memory-safe") {
                    s := mload(add(base, shl(5, and(i, 31))))
                }
                s = add(s, load(pointer + 4 * i));
                assembly ("memory-safe") {
                    mstore(add(base, shl(5, and(i, 31))), s)
                }
            }
            for (uint256 half = 0x200; half > 0x10; half /= 2) {
                for (uint256 lane = base; lane < base + half; lane += 32) {
                    assembly ("memory-safe") {
                        s := mload(lane)
                        t := mload(add(lane, half))
                    }
                    s = add(s, t);
                    assembly ("memory-safe") {
                        mstore(lane, s)
                    }
                }
            }
        }
    }

    /// @notice Maximum of n values: NaN if any is, +0 above -0, minus infinity if there is none.
    function amax256(uint256 pointer, uint256 n) internal pure returns (uint256 r) {
        uint256 words;
        uint256 end;
        uint256 nans;
        unchecked {
            words = pointer + 32 * (n / 8);
            end = pointer + 4 * n;
        }
        r = NEGATIVE_INFINITY;
        if (pointer < words) {
            assembly ("memory-safe") {
                // Largest keys so far, of lanes 1, 3, 5, 7 and of lanes 0, 2, 4, 6: the even ones stand 32 bits lower.
                let odd := mul(ALTERNATE, 0x7fffff)
                let even := odd
                for {} lt(pointer, words) { pointer := add(pointer, 32) } {
                    let x := mload(pointer)
                    x := or(shl(8, and(x, ODD_BYTES)), and(shr(8, x), ODD_BYTES))
                    x := or(shl(16, and(x, ODD_PAIRS)), and(shr(16, x), ODD_PAIRS))
                    let signs := and(shr(31, x), ONES)
                    // A magnitude above infinity, + 7fffff, reaches bit 31.
                    nans := or(nans, add(and(x, mul(ONES, MAGNITUDE)), LANES_FRACTION))
                    // Keys ordered as the values: negative ones complemented, the others above them.
                    x := xor(x, or(mul(signs, MAGNITUDE), mul(ONES, SIGN)))
                    // In lanes of 64 bits, 2^32 + old - new keeps its bit 32 iff old >= new; then the old one stays.
                    let y := and(x, mul(ALTERNATE, 0xffffffff))
                    let keep := mul(and(shr(32, sub(or(odd, shl(32, ALTERNATE)), y)), ALTERNATE), 0xffffffff)
                    odd := xor(y, and(xor(odd, y), keep))
                    y := and(shr(32, x), mul(ALTERNATE, 0xffffffff))
                    keep := mul(and(shr(32, sub(or(even, shl(32, ALTERNATE)), y)), ALTERNATE), 0xffffffff)
                    even := xor(y, and(xor(even, y), keep))
                }
                nans := and(nans, mul(ONES, SIGN))
                let best := 0
                for {} or(odd, even) {} {
                    let key := and(odd, 0xffffffff)
                    if gt(key, best) { best := key }
                    key := and(even, 0xffffffff)
                    if gt(key, best) { best := key }
                    odd := shr(64, odd)
                    even := shr(64, even)
                }
                // The key's own first bit says which way it was made.
                r := xor(best, or(SIGN, mul(iszero(shr(31, best)), MAGNITUDE)))
            }
        }
        if (nans != 0) return CANONICAL_NAN;
        unchecked {
            for (; pointer < end; pointer += 4) {
                r = maximum(r, load(pointer));
            }
        }
    }
}
