// Exp, log, tanh, erf, sin, cos and rsqrt of rule 3 of docs/arithmetic.md: the sequences of operations of package num, step by
// step, with the constants of package sequence; sine and cosine first in binary64, as the kernels of other engines do.
//
// The threads of a warp want different entries of a table, and constant memory gives one entry at a time. Log's three tables
// of four entries are therefore chosen by selects. Each interval of erf has its polynomial written out behind a branch: its
// coefficients stay operands in constant memory, and warps whose arguments share an interval, which most do, run one of them.
#pragma once
#include "arith.cuh"
#include "constants_gen.cuh"

// horner is Σ c[i]·x^i, i < N.
template <int N> DEVICE double horner(double x, const double *c) {
    double s = c[N - 1];
    UNROLL
    for (int i = N - 2; i >= 0; i--) {
        s = fma64(s, x, c[i]);
    }
    return s;
}

// reduce splits x, of absolute value below 2^9, into k·ln 2 + r. t holds k in its low bits.
DEVICE double reduce(double x, double *t) {
    *t = fma64(x, sequence::Log2E, sequence::Magic);
    double k = sub64(*t, sequence::Magic);
    double r = fma64(-k, sequence::Ln2Hi, x);
    return fma64(-k, sequence::Ln2Lo, r);
}

// scale is x·2^k for t from reduce and a normal result.
DEVICE double scale(double x, double t) { return from64(bits64(x) + (bits64(t) << 52)); }

// copy_sign is y, which has no sign, with the sign of x.
DEVICE float copy_sign(float y, float x) { return from32(bits32(y) | (bits32(x) & 0x80000000u)); }

DEVICE float op_exp(float x) {
    float clamped = x < sequence::ExpMin ? sequence::ExpMin : x > sequence::ExpMax ? sequence::ExpMax : x;
    double t, r = reduce((double)clamped, &t);
    float y = narrow(scale(horner<sequence::ExpTerms>(r, sequence::Exp), t));
    return x == x ? y : from32(CANONICAL_NAN);
}

DEVICE float op_tanh(float x) {
    float a = from32(bits32(x) & 0x7fffffffu);
    a = a > sequence::TanhMax ? sequence::TanhMax : a;
    double t, r = reduce((double)add32(a, a), &t);
    double p = mul64(r, horner<sequence::ExpTerms - 1>(r, sequence::Exp + 1));
    double power = scale(1.0, t);
    double u = fma64(power, p, sub64(power, 1.0));
    float y = copy_sign(narrow(div64(u, add64(u, 2.0))), x);
    return x == x ? y : from32(CANONICAL_NAN);
}

// pick is the entry of a table of four.
DEVICE double pick(u32 i, double a, double b, double c, double d) { return i & 2 ? (i & 1 ? d : c) : (i & 1 ? b : a); }

// round_odd is a + b rounded once to binary32: a sum that is not exact is made odd, towards the exact value, before the last
// rounding. |b| is less than |a| and neither the sum nor its error is subnormal in binary64.
DEVICE float round_odd(double a, double b) {
    double s = add64(a, b);
    double e = sub64(b, sub64(s, a));
    u64 bits = bits64(s);
    u64 apart = (bits64(e) ^ bits) >> 63; // 1: towards zero
    u64 step = e != 0.0 && (bits & 1) == 0 ? 1 - 2 * apart : 0;
    return narrow(from64(bits + step));
}

DEVICE float op_log(float x) {
    const u64 one = (u64)1023 << 52;
    u64 b = bits64((double)x);
    u64 q = b - sequence::LogBase + one;
    double k = (double)((i32)(q >> 52) - 1023);
    double m = from64(b - (q & ~(((u64)1 << 52) - 1)) + one);
    u32 i = (u32)(q >> 50) & 3;
    double inverse = pick(i, sequence::LogInv[0], sequence::LogInv[1], sequence::LogInv[2], sequence::LogInv[3]);
    double high = pick(i, sequence::LogHi[0], sequence::LogHi[1], sequence::LogHi[2], sequence::LogHi[3]);
    double rest = pick(i, sequence::LogLo[0], sequence::LogLo[1], sequence::LogLo[2], sequence::LogLo[3]);
    double f = fma64(m, inverse, -1.0);
    double hi = add64(fma64(k, sequence::Ln2Hi, high), f);
    double half = mul64(f, -0.5);
    double sum = fma64(half, f, hi);
    double low = fma64(half, f, sub64(hi, sum));
    low = add64(low, fma64(k, sequence::Ln2Lo, rest));
    low = fma64(mul64(f, mul64(f, f)), horner<sequence::LogTerms>(f, sequence::Log), low);
    float y = round_odd(sum, low);
    if (x == 0.0f) {
        return from32(0xff800000u);
    }
    if (!(x > 0.0f)) {
        return from32(CANONICAL_NAN);
    }
    return bits32(x) == 0x7f800000u ? x : y;
}

// erf_on is erf(y) for y ≥ 0 in interval I: y·(c[0] + s), c[0] being the greater part.
template <int I> DEVICE float erf_on(double y) {
    double v = sub64(mul64(y, y), sequence::ErfMid[I]);
    double s = horner<sequence::ErfTerms - 1>(v, sequence::Erf[I] + 1);
    return narrow(fma64(y, sequence::Erf[I][0], mul64(y, s)));
}

DEVICE float op_erf(float x) {
    float a = from32(bits32(x) & 0x7fffffffu);
    a = a > sequence::ErfMax ? sequence::ErfMax : a;
    float y;
    if (a >= sequence::ErfStep[1]) {
        y = a >= sequence::ErfStep[2] ? erf_on<3>((double)a) : erf_on<2>((double)a);
    } else {
        y = a >= sequence::ErfStep[0] ? erf_on<1>((double)a) : erf_on<0>((double)a);
    }
    return x == x ? copy_sign(y, x) : from32(CANONICAL_NAN);
}

DEVICE float op_rsqrt(float x) { return canonical(narrow(div64(1.0, sqrt64((double)x)))); }

// integer_quarters is sin(|x| + n·π/2) for |x| ≥ TrigMin, as quarters of package num.
DEVICE float integer_quarters(float x, u64 n) {
    u32 b = bits32(x), e = b >> 23 & 255;
    if (e == 255) {
        return from32(CANONICAL_NAN);
    }
    u64 m = (b & 0x7fffff) | 0x800000;
    const u64 *t = sequence::TwoByPiBits + ((e - 115) >> 6);
    u32 shift = (e - 115) & 63;
    u64 second = t[1] << shift | t[2] >> 1 >> (63 - shift);
    u64 hi = (t[0] << shift | t[1] >> 1 >> (63 - shift)) * m + mulhi64(second, m), lo = second * m;
    hi += (u64)1 << 61;
    n += hi >> 62;
    hi = (hi << 2 | lo >> 62) ^ (u64)1 << 63;
    lo <<= 2;
    u64 sign = (u64)((i64)hi >> 63);
    hi ^= sign;
    lo ^= sign;
    u64 v = mulhi64(hi, hi);
    const u64 *c = sequence::Quarter[n & 1];
    u64 y = c[sequence::QuarterTerms - 1];
    ROLLED
    for (int i = sequence::QuarterTerms - 2; i >= 0; i--) {
        y = c[i] - mulhi64(y, v);
    }
    u32 k = 0;
    if ((n & 1) == 0) {
        k = leading_zeros(hi);
        y = mulhi64(hi << k | lo >> 1 >> (63 - k), y);
        n ^= sign & 2;
    }
    float r = mul32(long_to_f32(y), from32((127 - 63 - k) << 23));
    return from32(bits32(r) ^ (u32)(n & 2) << 30);
}

// quarters is sin(x + n·π/2) for |x| ≥ TrigMin: in binary64 where that decides, else with the sign's quarters in integers.
DEVICE float quarters(float x, u32 n, u32 integer_n) {
    const u64 half = 1 << 28, slack = sequence::TrigSlack;
    double t = fma64((double)x, sequence::TwoByPi, sequence::Magic), k = sub64(t, sequence::Magic);
    double r = fma64(-k, sequence::HalfPiLo, fma64(-k, sequence::HalfPiHi, (double)x));
    double z = mul64(r, r);
    n += (u32)bits64(t);
    double y = n & 1 ? horner<sequence::CosTerms>(z, sequence::Cos) : mul64(r, horner<sequence::SinTerms>(z, sequence::Sin));
    bool decided = ((bits64(y) + half + slack) & (2 * half - 1)) > 2 * slack;
    if (decided && from32(bits32(x) & 0x7fffffffu) < sequence::TrigMax) {
        return narrow(from64(bits64(y) ^ (u64)(n & 2) << 62));
    }
    return integer_quarters(x, integer_n);
}

DEVICE float op_sin(float x) {
    return from32(bits32(x) & 0x7fffffffu) < sequence::TrigMin ? x : quarters(x, 0, bits32(x) >> 31 << 1);
}

DEVICE float op_cos(float x) { return from32(bits32(x) & 0x7fffffffu) < sequence::TrigMin ? 1.0f : quarters(x, 1, 1); }
