// Groups of nodes that are local to rows, as package program collects them: a block computes some rows, instruction after
// instruction, and what one leaves for the next stays in shared memory. An interpreter, not generated code, so that the kernel
// that runs is the one that was tested.
#pragma once
#include "warp.cuh"

// How an operand's element is found from element e of the block's rows, `width` elements a row.
enum GroupMode : u32 {
    GROUP_FULL = 0,   // element e
    GROUP_COLUMN = 1, // one a row, for all of the row
    GROUP_ROW = 2,    // one row, for all rows
    GROUP_SCALAR = 3, // one number
    GROUP_MODES = 3,
    GROUP_SLOT = 4, // in the block's own memory, at `base` bytes
};

enum GroupOp : u32 {
    GROUP_ADD, GROUP_SUB, GROUP_MUL, GROUP_DIV, GROUP_MAXIMUM, GROUP_MINIMUM, GROUP_FMA, GROUP_SQRT, GROUP_RSQRT, GROUP_EXP, GROUP_LOG,
    GROUP_TANH, GROUP_ERF, GROUP_SIN, GROUP_COS, GROUP_EQ, GROUP_LT, GROUP_LE, GROUP_EQ_INT, GROUP_LT_INT, GROUP_LE_INT, GROUP_SELECT32, GROUP_SELECT8,
    GROUP_F32_TO_I32, GROUP_F32_TO_I8, GROUP_I32_TO_F32, GROUP_I32_TO_I8, GROUP_I8_TO_F32, GROUP_I8_TO_I32, GROUP_SUM, GROUP_AMAX,
    GROUP_RANDOM, GROUP_LEVEL, GROUP_LOAD32, GROUP_LOAD8, GROUP_SIGNED, GROUP_OPS
};

struct GroupOperand {
    u64 base;    // address of the tensor's element 0, or a slot's place in bytes
    u32 mode;    // GroupMode
    u32 advance; // elements that it advances a row
};

struct GroupInstr {
    u32 op, sync;         // sync: 1 if a barrier must stand before
    u32 width, magic;     // elements a row; ⌈2^32 / width⌉
    u32 source_width;     // SUM, AMAX: elements a row of the operand
    u32 source_magic;     // and ⌈2^32 / that⌉
    u32 entry, part;      // RANDOM: the node and the micro-batch; LOAD: entry is the number of the view
    GroupOperand dst, src[3];
};

// A view whose rows are written out: the axes that count rows, then the row.
struct GroupView {
    u32 rank, last; // axes that count rows; stride along the row
    u32 dims[8], strides[8];
};

struct GroupArgs {
    u64 instrs, views;
    u64 scratch;           // 0: slots are in shared memory; else each block has slot_bytes there
    u64 rows;              // of all
    u64 blocks;            // pieces of block_rows rows
    u32 count, block_rows; // instructions; rows a piece
    u32 slot_bytes, reserved;
};

struct GroupContext {
    u8 *slots;
    u64 first; // row
    u32 rows;
    bool single; // pieces are of one row
    const GroupView *views;
};

template <typename T> DEVICE T *group_place(const GroupContext &c, const GroupOperand &o) {
    if (o.mode & GROUP_SLOT) return (T *)(c.slots + o.base);
    return (T *)o.base + c.first * o.advance;
}

// group_row is the row of element e.
DEVICE u32 group_row(const GroupContext &c, u32 e, u32 width, u32 magic) {
    if (c.single) return 0;
    return width == 1 ? e : mulhi32(e, magic);
}

DEVICE u32 group_index(u32 mode, u32 e, u32 row, u32 width) {
    switch (mode & GROUP_MODES) {
    case GROUP_FULL: return e;
    case GROUP_COLUMN: return row;
    case GROUP_ROW: return e - row * width;
    }
    return 0;
}

#define GROUP_UNROLL 4

// group_map computes D f(A, B, C) of each element, a few at a time so that their loads overlap.
template <int OPERANDS, typename D, typename A, typename B, typename C, typename F>
DEVICE void group_map(const GroupContext &c, const GroupInstr &in, F f) {
    const u32 n = c.rows * in.width, step = blockDim.x, width = in.width;
    D *d = group_place<D>(c, in.dst);
    const A *pa = group_place<A>(c, in.src[0]);
    const B *pb = OPERANDS > 1 ? group_place<B>(c, in.src[1]) : (const B *)0;
    const C *pc = OPERANDS > 2 ? group_place<C>(c, in.src[2]) : (const C *)0;
    const u32 ma = in.src[0].mode, mb = in.src[1].mode, mc = in.src[2].mode;
    for (u32 e0 = threadIdx.x; e0 < n; e0 += GROUP_UNROLL * step) {
        A x[GROUP_UNROLL];
        B y[GROUP_UNROLL];
        C z[GROUP_UNROLL];
        UNROLL
        for (u32 j = 0; j < GROUP_UNROLL; j++) {
            u32 e = e0 + j * step;
            if (e >= n) e = e0;
            u32 row = group_row(c, e, width, in.magic);
            x[j] = pa[group_index(ma, e, row, width)];
            if (OPERANDS > 1) y[j] = pb[group_index(mb, e, row, width)];
            if (OPERANDS > 2) z[j] = pc[group_index(mc, e, row, width)];
        }
        UNROLL
        for (u32 j = 0; j < GROUP_UNROLL; j++) {
            u32 e = e0 + j * step;
            if (e < n) d[e] = f(x[j], OPERANDS > 1 ? y[j] : B(), OPERANDS > 2 ? z[j] : C());
        }
    }
}

// group_each is group_map for functions that are too long to be written out several times.
template <typename F> DEVICE void group_each(const GroupContext &c, const GroupInstr &in, F f) {
    const u32 n = c.rows * in.width, width = in.width;
    float *d = group_place<float>(c, in.dst);
    const float *p = group_place<float>(c, in.src[0]);
    const u32 mode = in.src[0].mode;
    for (u32 e = threadIdx.x; e < n; e += blockDim.x) d[e] = f(p[group_index(mode, e, group_row(c, e, width, in.magic), width)]);
}

// group_reduce is one level of a sum or maximum along rows: a warp for each group of 256 elements.
template <bool SUM> DEVICE void group_reduce(const GroupContext &c, const GroupInstr &in) {
    const u32 groups = in.width, width = in.source_width, total = c.rows * groups;
    const u32 lane = threadIdx.x % 32, warps = blockDim.x / 32;
    float *d = group_place<float>(c, in.dst);
    const float *p = group_place<float>(c, in.src[0]);
    const u32 mode = in.src[0].mode;
    for (u32 g = threadIdx.x / 32; g < total; g += warps) {
        const u32 row = group_row(c, g, groups, in.magic);
        const u32 at = (g - row * groups) * 256, n = width - at < 256 ? width - at : 256;
        float x[8];
        UNROLL
        for (u32 j = 0; j < 8; j++) {
            const u32 i = lane + 32 * j;
            if (i < n) x[j] = p[group_index(mode, row * width + at + i, row, width)];
        }
        float v = SUM ? 0.0f : from32(0xff800000u);
        UNROLL
        for (u32 j = 0; j < 8; j++) {
            if (lane + 32 * j < n) v = SUM ? add32(v, x[j]) : op_maximum(v, x[j]);
        }
        v = SUM ? warp_sum(v) : warp_amax(v);
        if (lane == 0) d[g] = v;
    }
}

// group_level is one level of the sum over all elements of a long tensor: a piece begins at a multiple of 256.
DEVICE void group_level(const GroupContext &c, const GroupInstr &in) {
    const u32 total = (c.rows + 255) / 256, lane = threadIdx.x % 32, warps = blockDim.x / 32;
    float *d = (float *)in.dst.base + c.first / 256;
    const float *p = group_place<float>(c, in.src[0]);
    const u32 mode = in.src[0].mode;
    for (u32 g = threadIdx.x / 32; g < total; g += warps) {
        const u32 at = g * 256, n = c.rows - at < 256 ? c.rows - at : 256;
        float v = 0.0f;
        for (u32 i = lane; i < n; i += 32) v = add32(v, p[group_index(mode, at + i, at + i, 1)]);
        v = warp_sum(v);
        if (lane == 0) d[g] = v;
    }
}

template <typename T> DEVICE void group_load(const GroupContext &c, const GroupInstr &in) {
    const GroupView &v = c.views[in.entry];
    const u32 n = c.rows * in.width;
    T *d = group_place<T>(c, in.dst);
    const T *p = (const T *)in.src[0].base;
    for (u32 e = threadIdx.x; e < n; e += blockDim.x) {
        const u32 row = group_row(c, e, in.width, in.magic);
        u64 r = c.first + row, at = (u64)(e - row * in.width) * v.last;
        for (u32 k = v.rank; k-- > 0;) {
            const u64 q = r / v.dims[k];
            at += (r - q * v.dims[k]) * v.strides[k];
            r = q;
        }
        d[e] = p[at];
    }
}

DEVICE void group_random(const GroupContext &c, const GroupInstr &in) {
    const u32 n = c.rows * in.width;
    float *d = group_place<float>(c, in.dst);
    const u32 *seed = (const u32 *)in.src[0].base;
    const u32 low = seed[0], high = seed[in.src[0].advance];
    for (u32 e = threadIdx.x; e < n; e += blockDim.x) d[e] = random_f32(low, high, c.first * in.width + e, in.entry, in.part);
}

DEVICE void group_instr(const GroupContext &c, const GroupInstr &in) {
    typedef float f;
    switch (in.op) {
    case GROUP_ADD: group_map<2, f, f, f, f>(c, in, [](f x, f y, f) { return op_add(x, y); }); break;
    case GROUP_SUB: group_map<2, f, f, f, f>(c, in, [](f x, f y, f) { return op_sub(x, y); }); break;
    case GROUP_MUL: group_map<2, f, f, f, f>(c, in, [](f x, f y, f) { return op_mul(x, y); }); break;
    case GROUP_DIV: group_map<2, f, f, f, f>(c, in, [](f x, f y, f) { return op_div(x, y); }); break;
    case GROUP_MAXIMUM: group_map<2, f, f, f, f>(c, in, [](f x, f y, f) { return op_maximum(x, y); }); break;
    case GROUP_MINIMUM: group_map<2, f, f, f, f>(c, in, [](f x, f y, f) { return op_minimum(x, y); }); break;
    case GROUP_FMA: group_map<3, f, f, f, f>(c, in, [](f x, f y, f z) { return op_fma(x, y, z); }); break;
    case GROUP_SIGNED: group_map<1, f, f, f, f>(c, in, [](f x, f, f) { return op_add(x, 0.0f); }); break;
    case GROUP_SQRT: group_each(c, in, [](f x) { return op_sqrt(x); }); break;
    case GROUP_RSQRT: group_each(c, in, [](f x) { return op_rsqrt(x); }); break;
    case GROUP_EXP: group_each(c, in, [](f x) { return op_exp(x); }); break;
    case GROUP_LOG: group_each(c, in, [](f x) { return op_log(x); }); break;
    case GROUP_TANH: group_each(c, in, [](f x) { return op_tanh(x); }); break;
    case GROUP_ERF: group_each(c, in, [](f x) { return op_erf(x); }); break;
    case GROUP_SIN: group_each(c, in, [](f x) { return op_sin(x); }); break;
    case GROUP_COS: group_each(c, in, [](f x) { return op_cos(x); }); break;
    case GROUP_EQ: group_map<2, i8, f, f, f>(c, in, [](f x, f y, f) { return (i8)(x == y); }); break;
    case GROUP_LT: group_map<2, i8, f, f, f>(c, in, [](f x, f y, f) { return (i8)(x < y); }); break;
    case GROUP_LE: group_map<2, i8, f, f, f>(c, in, [](f x, f y, f) { return (i8)(x <= y); }); break;
    case GROUP_EQ_INT: group_map<2, i8, i32, i32, i32>(c, in, [](i32 x, i32 y, i32) { return (i8)(x == y); }); break;
    case GROUP_LT_INT: group_map<2, i8, i32, i32, i32>(c, in, [](i32 x, i32 y, i32) { return (i8)(x < y); }); break;
    case GROUP_LE_INT: group_map<2, i8, i32, i32, i32>(c, in, [](i32 x, i32 y, i32) { return (i8)(x <= y); }); break;
    case GROUP_SELECT32: group_map<3, u32, i8, u32, u32>(c, in, [](i8 p, u32 x, u32 y) { return p != 0 ? x : y; }); break;
    case GROUP_SELECT8: group_map<3, i8, i8, i8, i8>(c, in, [](i8 p, i8 x, i8 y) { return p != 0 ? x : y; }); break;
    case GROUP_F32_TO_I32: group_map<1, i32, f, f, f>(c, in, [](f x, f, f) { return f32_to_i32_sat(x); }); break;
    case GROUP_F32_TO_I8: group_map<1, i8, f, f, f>(c, in, [](f x, f, f) { return f32_to_i8_sat(x); }); break;
    case GROUP_I32_TO_F32: group_map<1, f, i32, i32, i32>(c, in, [](i32 x, i32, i32) { return i32_to_f32(x); }); break;
    case GROUP_I32_TO_I8: group_map<1, i8, i32, i32, i32>(c, in, [](i32 x, i32, i32) { return i32_to_i8_sat(x); }); break;
    case GROUP_I8_TO_F32: group_map<1, f, i8, i8, i8>(c, in, [](i8 x, i8, i8) { return i8_to_f32(x); }); break;
    case GROUP_I8_TO_I32: group_map<1, i32, i8, i8, i8>(c, in, [](i8 x, i8, i8) { return (i32)x; }); break;
    case GROUP_SUM: group_reduce<true>(c, in); break;
    case GROUP_AMAX: group_reduce<false>(c, in); break;
    case GROUP_RANDOM: group_random(c, in); break;
    case GROUP_LEVEL: group_level(c, in); break;
    case GROUP_LOAD32: group_load<u32>(c, in); break;
    case GROUP_LOAD8: group_load<u8>(c, in); break;
    }
}

KERNEL(group, GroupArgs, 1024, 1) {
    const GroupInstr *instrs = (const GroupInstr *)a.instrs;
    GroupContext c;
    c.slots = a.scratch ? (u8 *)a.scratch + (u64)blockIdx.x * a.slot_bytes : shared_memory();
    c.single = a.block_rows == 1;
    c.views = (const GroupView *)a.views;
    for (u64 b = blockIdx.x; b < a.blocks; b += gridDim.x) {
        c.first = b * a.block_rows;
        c.rows = a.rows - c.first < a.block_rows ? (u32)(a.rows - c.first) : a.block_rows;
        for (u32 i = 0; i < a.count; i++) {
            if (instrs[i].sync) barrier();
            group_instr(c, instrs[i]);
        }
        // The next piece writes what this one's threads may still read.
        barrier();
    }
}
