// Sums of a contiguous matrix by columns, one level of the tree at a time (rules 2.6 to 2.8 of docs/arithmetic.md).
#pragma once
#include "arith.cuh"

struct ColumnsArgs {
    float *out; // [⌈rows / 256⌉, n]
    const float *x; // [rows, n]
    u64 rows, n;
};

#define COLUMNS_GROUP 256

// A block sums groups of 256 rows of 32 columns. Warp w of 8 has the lanes l of the rule with l mod 8 = w, for one column a
// thread: four numbers, of which the rule adds l and l + 16, then l and l + 8. What is left is one number a warp, and the rule's
// last three steps are over warps. Rows beyond the last add +0, which changes no bit.
KERNEL(column_level, ColumnsArgs, 256, 4) {
    float *left = (float *)shared_memory();
    const u32 lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const u64 strips = (a.n + 31) / 32, tasks = (a.rows + COLUMNS_GROUP - 1) / COLUMNS_GROUP * strips;
    for (u64 task = blockIdx.x; task < tasks; task += gridDim.x) {
        const u64 group = task / strips, column = task % strips * 32 + lane;
        const u64 begin = group * COLUMNS_GROUP;
        const u32 rows = a.rows - begin < COLUMNS_GROUP ? (u32)(a.rows - begin) : COLUMNS_GROUP;
        float v[4] = {0.0f, 0.0f, 0.0f, 0.0f};
        if (column < a.n) {
            const float *x = a.x + (begin + warp) * a.n + column;
            float next[32];
            UNROLL
            for (u32 i = 0; i < 32; i++) {
                next[i] = warp + 8 * i < rows ? x[8 * i * a.n] : 0.0f;
            }
            UNROLL
            for (u32 i = 0; i < 32; i++) {
                v[i % 4] = add32(v[i % 4], next[i]);
            }
        }
        left[warp * 32 + lane] = add32(add32(v[0], v[2]), add32(v[1], v[3]));
        barrier();
        if (warp == 0 && column < a.n) {
            float w[8];
            UNROLL
            for (u32 i = 0; i < 8; i++) {
                w[i] = left[i * 32 + lane];
            }
            float even = add32(add32(w[0], w[4]), add32(w[2], w[6])), odd = add32(add32(w[1], w[5]), add32(w[3], w[7]));
            a.out[group * a.n + column] = canonical(add32(even, odd));
        }
        barrier();
    }
}
