// What of dialect.cuh only the matrix products use. Included by emulate.h.
#pragma once

DEVICE void copy4(void *shared, const void *global) { emulate::copy(shared, global, 4, 4); }
DEVICE const float *advance(const float *p, i64 bytes) { return (const float *)((u64)(size_t)p + bytes); }
DEVICE float fma32_if(bool p, float x, float y, float z) { return p ? fma32(x, y, z) : z; }

// load_matrices: lane l gives the place of row l % 8 of the 8 × 16 bytes number l / 8, and gets word l % 4 of row l / 4 of each.
DEVICE void load_matrices(u32 (&to)[4], const void *row) {
    u32 at[2] = {(u32)(u64)(size_t)row, (u32)((u64)(size_t)row >> 32)};
    u32 lane = threadIdx.x % 32;
    const emulate::Lanes &all = emulate::exchange(at, 2);
    for (u32 i = 0; i < 4; i++) {
        const u32 *from = all.words[8 * i + lane / 4];
        memcpy(&to[i], (const u8 *)(size_t)(from[0] | (u64)from[1] << 32) + 4 * (lane % 4), 4);
    }
}

// emulate_widen is 8 signed bytes.
typedef i32 EmulateWords __attribute__((vector_size(32)));
typedef i8 EmulateBytes __attribute__((vector_size(8)));
DEVICE EmulateWords emulate_widen(const void *bytes) {
    EmulateBytes b;
    memcpy(&b, bytes, 8);
    return __builtin_convertvector(b, EmulateWords);
}

// multiply_bytes: C, 16 × 8, += A, 16 × 32, times B, 8 × 32. Lane l has the words l % 4 and l % 4 + 4 of rows l / 4 and l / 4 + 8.
DEVICE void multiply_bytes(i32 (&c)[4], const u32 (&a)[4], const u32 (&b)[2]) {
    u32 lane = threadIdx.x % 32, mine[6] = {a[0], a[1], a[2], a[3], b[0], b[1]};
    const emulate::Lanes &all = emulate::exchange(mine, 6);
    u32 x[2][8], y[2][8];
    for (u32 w = 0; w < 8; w++)
        for (u32 i = 0; i < 2; i++) {
            x[i][w] = all.words[lane / 4 * 4 + w % 4][w / 4 * 2 + i];
            y[i][w] = all.words[(lane % 4 * 2 + i) * 4 + w % 4][4 + w / 4];
        }
    for (u32 i = 0; i < 2; i++)
        for (u32 j = 0; j < 2; j++) {
            EmulateWords sum = {};
            for (u32 k = 0; k < 8; k += 2)
                sum += emulate_widen(&x[i][k]) * emulate_widen(&y[j][k]);
            i32 s = 0;
            for (u32 k = 0; k < 8; k++)
                s += sum[k];
            c[2 * i + j] = (i32)((u32)c[2 * i + j] + (u32)s);
        }
}
