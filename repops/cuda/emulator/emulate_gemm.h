// What of dialect.cuh only the matrix products use. Included by emulate.h.
#pragma once

// load_matrices: lane l gives the place of row l % 8 of the 8 × 16 bytes number l / 8, and gets word l % 4 of row l / 4 of each.
DEVICE void load_matrices(u32 (&to)[4], const void *row) {
    u64 at = (u64)(size_t)row;
    u32 lane = threadIdx.x % 32;
    for (u32 i = 0; i < 4; i++) {
        u64 lo = emulate::shuffle((u32)at, 8 * i + lane / 4), hi = emulate::shuffle((u32)(at >> 32), 8 * i + lane / 4);
        memcpy(&to[i], (const u8 *)(size_t)(lo | hi << 32) + 4 * (lane % 4), 4);
    }
}

// multiply_bytes: C, 16 × 8, += A, 16 × 32, times B, 8 × 32. Lane l has the words l % 4 and l % 4 + 4 of rows l / 4 and l / 4 + 8.
DEVICE void multiply_bytes(i32 (&c)[4], const u32 (&a)[4], const u32 (&b)[2]) {
    u32 lane = threadIdx.x % 32;
    u32 x[4][4], y[2][4][2];
    for (u32 i = 0; i < 4; i++)
        for (u32 w = 0; w < 4; w++)
            x[i][w] = emulate::shuffle(a[i], lane / 4 * 4 + w);
    for (u32 i = 0; i < 2; i++)
        for (u32 w = 0; w < 4; w++)
            for (u32 j = 0; j < 2; j++)
                y[i][w][j] = emulate::shuffle(b[i], (lane % 4 * 2 + j) * 4 + w);
    for (u32 i = 0; i < 2; i++)
        for (u32 j = 0; j < 2; j++)
            for (u32 half = 0; half < 2; half++)
                for (u32 w = 0; w < 4; w++)
                    c[2 * i + j] = dot4(x[i + 2 * half][w], y[half][w][j], c[2 * i + j]);
}
