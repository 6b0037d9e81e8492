// Scalar functions over many operands: on all bit patterns in turn, for exhaustive checks, and on given operands.
#pragma once
#include "functions.cuh"

// The functions, in the order of the list in ../sweep.go.
enum SweepFunction : u32 {
    SWEEP_EXP, SWEEP_LOG, SWEEP_TANH, SWEEP_ERF, SWEEP_SIN, SWEEP_COS, SWEEP_RSQRT, SWEEP_SQRT, SWEEP_NEG, SWEEP_ABS,
    SWEEP_F32_TO_I32, SWEEP_F32_TO_I8, SWEEP_I32_TO_F32, SWEEP_I32_TO_I8, SWEEP_I8_TO_F32, SWEEP_I8_TO_I32,
    SWEEP_ADD, SWEEP_SUB, SWEEP_MUL, SWEEP_DIV, SWEEP_MAXIMUM, SWEEP_MINIMUM, SWEEP_EQ, SWEEP_LT, SWEEP_LE,
    SWEEP_EQ_INT, SWEEP_LT_INT, SWEEP_LE_INT, SWEEP_FMA, SWEEP_RANDOM,
};

// Operands and results are words; an i8 is the low byte of an operand and sign-extended in a result.
DEVICE u32 sweep_one(u32 function, u32 x) {
    float f = from32(x);
    switch (function) {
    case SWEEP_EXP: return bits32(op_exp(f));
    case SWEEP_LOG: return bits32(op_log(f));
    case SWEEP_TANH: return bits32(op_tanh(f));
    case SWEEP_ERF: return bits32(op_erf(f));
    case SWEEP_SIN: return bits32(op_sin(f));
    case SWEEP_COS: return bits32(op_cos(f));
    case SWEEP_RSQRT: return bits32(op_rsqrt(f));
    case SWEEP_SQRT: return bits32(op_sqrt(f));
    case SWEEP_NEG: return bits32(op_neg(f));
    case SWEEP_ABS: return bits32(op_abs(f));
    case SWEEP_F32_TO_I32: return (u32)f32_to_i32_sat(f);
    case SWEEP_F32_TO_I8: return (u32)(i32)f32_to_i8_sat(f);
    case SWEEP_I32_TO_F32: return bits32(i32_to_f32((i32)x));
    case SWEEP_I32_TO_I8: return (u32)(i32)i32_to_i8_sat((i32)x);
    case SWEEP_I8_TO_F32: return bits32(i8_to_f32((i8)x));
    case SWEEP_I8_TO_I32: return (u32)i8_to_i32((i8)x);
    }
    return 0;
}

DEVICE u32 sweep_three(u32 function, u32 x, u32 y, u32 z) {
    float f = from32(x), g = from32(y);
    switch (function) {
    case SWEEP_ADD: return bits32(op_add(f, g));
    case SWEEP_SUB: return bits32(op_sub(f, g));
    case SWEEP_MUL: return bits32(op_mul(f, g));
    case SWEEP_DIV: return bits32(op_div(f, g));
    case SWEEP_MAXIMUM: return bits32(op_maximum(f, g));
    case SWEEP_MINIMUM: return bits32(op_minimum(f, g));
    case SWEEP_EQ: return (u32)op_eq(f, g);
    case SWEEP_LT: return (u32)op_lt(f, g);
    case SWEEP_LE: return (u32)op_le(f, g);
    case SWEEP_EQ_INT: return (u32)op_eq((i32)x, (i32)y);
    case SWEEP_LT_INT: return (u32)op_lt((i32)x, (i32)y);
    case SWEEP_LE_INT: return (u32)op_le((i32)x, (i32)y);
    case SWEEP_FMA: return bits32(op_fma(f, g, from32(z)));
    }
    return sweep_one(function, x);
}

struct SweepArgs {
    u32 *out;
    u64 n;
    u32 function, first;
};

KERNEL(sweep, SweepArgs, 256, 1) {
    for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += (u64)gridDim.x * blockDim.x) {
        a.out[i] = sweep_one(a.function, a.first + (u32)i);
    }
}

struct ApplyArgs {
    u32 *out;
    const u32 *x, *y, *z; // y and z are x where the function has fewer operands
    u64 n;
    u32 function, lo, hi, node, micro; // RANDOM: the seed, the node and the micro-batch; the index is y ‖ x
    u32 reserved;
};

KERNEL(apply, ApplyArgs, 256, 1) {
    for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += (u64)gridDim.x * blockDim.x) {
        if (a.function == SWEEP_RANDOM) {
            a.out[i] = bits32(random_f32(a.lo, a.hi, (u64)a.y[i] << 32 | a.x[i], a.node, a.micro));
        } else {
            a.out[i] = sweep_three(a.function, a.x[i], a.y[i], a.z[i]);
        }
    }
}
