// Exp, log, tanh, erf and rsqrt of rule 3 of docs/arithmetic.md: the sequences of binary64 operations of package num, step by
// step, with the constants of package sequence.
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
