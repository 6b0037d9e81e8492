// Rules 1.2 to 1.6 and 4 of docs/arithmetic.md on scalars, bit for bit as package num has them. Operands may hold any NaN,
// results hold the canonical one.
#pragma once
#include "dialect.cuh"

DEVICE float op_add(float a, float b) { return canonical(add32(a, b)); }
DEVICE float op_sub(float a, float b) { return canonical(sub32(a, b)); }
DEVICE float op_mul(float a, float b) { return canonical(mul32(a, b)); }
DEVICE float op_div(float a, float b) { return canonical(div32(a, b)); }
DEVICE float op_fma(float a, float b, float c) { return canonical(fma32(a, b, c)); }
DEVICE float op_sqrt(float x) { return canonical(sqrt32(x)); }

// Neg and abs are those of rule 1.4, which only move the sign of what is no NaN.
DEVICE float op_neg(float x) { return canonical(from32(bits32(x) ^ 0x80000000u)); }
DEVICE float op_abs(float x) { return canonical(from32(bits32(x) & 0x7fffffffu)); }

// Equal numbers have equal bits, but for zeros: the maximum is +0 unless both are −0, the minimum −0 unless both are +0.
DEVICE float op_maximum(float a, float b) {
    float equal = a == b ? from32(bits32(a) & bits32(b)) : from32(CANONICAL_NAN);
    return a > b ? a : b > a ? b : equal;
}

DEVICE float op_minimum(float a, float b) {
    float equal = a == b ? from32(bits32(a) | bits32(b)) : from32(CANONICAL_NAN);
    return a < b ? a : b < a ? b : equal;
}

DEVICE i8 op_eq(float a, float b) { return a == b; }
DEVICE i8 op_lt(float a, float b) { return a < b; }
DEVICE i8 op_le(float a, float b) { return a <= b; }
DEVICE i8 op_eq(i32 a, i32 b) { return a == b; }
DEVICE i8 op_lt(i32 a, i32 b) { return a < b; }
DEVICE i8 op_le(i32 a, i32 b) { return a <= b; }

// The clamp stands before the machine's conversion, as rule 1.6 asks. No binary32 number lies between 2^31 − 128 and 2^31.
DEVICE i32 f32_to_i32_sat(float x) {
    if (!(x < 2147483648.0f)) {
        return x == x ? 0x7fffffff : 0;
    }
    return x <= -2147483648.0f ? (i32)0x80000000u : f32_to_int(x);
}

DEVICE i8 i32_to_i8_sat(i32 x) { return (i8)(x < -128 ? -128 : x > 127 ? 127 : x); }
DEVICE i8 f32_to_i8_sat(float x) { return i32_to_i8_sat(f32_to_i32_sat(x)); }
DEVICE float i32_to_f32(i32 x) { return int_to_f32(x); }
DEVICE float i8_to_f32(i8 x) { return int_to_f32(x); }
DEVICE i32 i8_to_i32(i8 x) { return x; }

// random_f32 is element index of the sequence that seed, node and micro name (rule 4): Philox4x32-10.
DEVICE float random_f32(u32 lo, u32 hi, u64 index, u32 node, u32 micro) {
    u32 c0 = (u32)(index >> 2), c1 = (u32)(index >> 34), c2 = node, c3 = micro;
    UNROLL
    for (int round = 0; round < 10; round++) {
        u32 a = mulhi32(0xd2511f53u, c0), b = 0xd2511f53u * c0;
        u32 c = mulhi32(0xcd9e8d57u, c2), d = 0xcd9e8d57u * c2;
        c0 = c ^ c1 ^ lo;
        c1 = d;
        c2 = a ^ c3 ^ hi;
        c3 = b;
        lo += 0x9e3779b9u;
        hi += 0xbb67ae85u;
    }
    u32 low = index & 1 ? c1 : c0, high = index & 1 ? c3 : c2;
    return mul32(int_to_f32((i32)((index & 2 ? high : low) >> 8)), 0x1p-24f);
}

// Divisor is a number that others below 2^31 are divided by: ⌊x / n⌋ is x·magic >> (32 + shift).
struct Divisor {
    u32 n, magic, shift; // magic is 0 for n = 1
};

DEVICE u32 divide(u32 x, const Divisor &by) { return by.magic == 0 ? x : mulhi32(x, by.magic) >> by.shift; }
