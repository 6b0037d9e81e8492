// Copies between strided places, bits unchanged.
#pragma once
#include "arith.cuh"

// An axis: by.n steps, each so many bytes on either side.
struct MoveAxis {
    u64 dst, src;
    Divisor by;
    u32 reserved;
};

struct MoveArgs {
    u8 *dst;
    const u8 *src;
    u32 total, rank; // units; below 2^31
    MoveAxis axes[8]; // the innermost first
};

// move_units copies units of the size of T, a few a thread at a time so that their loads overlap. Units are numbered as the
// destination's strides descend, so that neighbours write neighbours.
template <typename T, u32 AT_ONCE> DEVICE void move_units(const MoveArgs &a) {
    const u32 step = gridDim.x * blockDim.x;
    for (u32 i = blockIdx.x * blockDim.x + threadIdx.x; i < a.total; i += AT_ONCE * step) {
        T x[AT_ONCE];
        u8 *to[AT_ONCE];
        UNROLL
        for (u32 j = 0; j < AT_ONCE; j++) {
            u32 rest = i + j * step;
            if (rest >= a.total) {
                rest = i; // once more, to no harm
            }
            to[j] = a.dst;
            const u8 *from = a.src;
            for (u32 k = 0; k < a.rank; k++) {
                u32 q = divide(rest, a.axes[k].by);
                u32 r = rest - q * a.axes[k].by.n;
                to[j] += r * a.axes[k].dst;
                from += r * a.axes[k].src;
                rest = q;
            }
            x[j] = *(const T *)from;
        }
        UNROLL
        for (u32 j = 0; j < AT_ONCE; j++) {
            *(T *)to[j] = x[j];
        }
    }
}

struct alignas(8) MovePair { u32 x, y; };

KERNEL(move16, MoveArgs, 256, 4) { move_units<u32x4, 2>(a); }
KERNEL(move8, MoveArgs, 256, 4) { move_units<MovePair, 4>(a); }
KERNEL(move4, MoveArgs, 256, 4) { move_units<u32, 4>(a); }
KERNEL(move1, MoveArgs, 256, 4) { move_units<u8, 4>(a); }

struct TransposeArgs {
    u8 *dst;
    const u8 *src;
    u64 dst_rows, src_rows; // bytes from one row of either side to the next
    u32 na, nb;             // axis a is contiguous in dst, axis b in src
    u32 tiles, rank;        // of all; axes besides a and b
    Divisor tiles_a, tiles_b;
    MoveAxis axes[6];
};

// transpose_tiles carries squares through shared memory, so that both sides are read and written along their rows. The padding
// puts the elements of a column into different banks.
template <typename T, u32 EDGE> DEVICE void transpose_tiles(const TransposeArgs &a) {
    const u32 pitch = EDGE + 4 / sizeof(T);
    T *tile = (T *)shared_memory();
    const u32 lane = threadIdx.x % 32, row = threadIdx.x / 32, rows = 8;
    for (u32 i = blockIdx.x; i < a.tiles; i += gridDim.x) {
        u32 rest = divide(i, a.tiles_a);
        const u32 a0 = (i - rest * a.tiles_a.n) * EDGE;
        u32 q = divide(rest, a.tiles_b);
        const u32 b0 = (rest - q * a.tiles_b.n) * EDGE;
        rest = q;
        u8 *dst = a.dst;
        const u8 *src = a.src;
        for (u32 k = 0; k < a.rank; k++) {
            q = divide(rest, a.axes[k].by);
            u32 r = rest - q * a.axes[k].by.n;
            dst += r * a.axes[k].dst;
            src += r * a.axes[k].src;
            rest = q;
        }
        const u32 na = a.na - a0 < EDGE ? a.na - a0 : EDGE, nb = a.nb - b0 < EDGE ? a.nb - b0 : EDGE;
        UNROLL
        for (u32 y = row; y < EDGE; y += rows) {
            UNROLL
            for (u32 x = lane; x < EDGE; x += 32) {
                if (y < na && x < nb) {
                    tile[y * pitch + x] = *((const T *)(src + (u64)(a0 + y) * a.src_rows) + b0 + x);
                }
            }
        }
        barrier();
        UNROLL
        for (u32 y = row; y < EDGE; y += rows) {
            UNROLL
            for (u32 x = lane; x < EDGE; x += 32) {
                if (y < nb && x < na) {
                    *((T *)(dst + (u64)(b0 + y) * a.dst_rows) + a0 + x) = tile[x * pitch + y];
                }
            }
        }
        barrier();
    }
}

KERNEL(transpose4, TransposeArgs, 256, 4) { transpose_tiles<u32, 32>(a); }
KERNEL(transpose1, TransposeArgs, 256, 4) { transpose_tiles<u8, 64>(a); }

struct FillArgs {
    u32 *dst;
    u64 n;
    u32 word, reserved;
};

KERNEL(fill_words, FillArgs, 256, 4) {
    for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += (u64)gridDim.x * blockDim.x) {
        a.dst[i] = a.word;
    }
}

struct IotaArgs {
    i32 *dst;
    u32 total, reserved;
    Divisor inner, axis; // elements for one step of the axis; its length
};

KERNEL(iota, IotaArgs, 256, 4) {
    for (u32 i = blockIdx.x * blockDim.x + threadIdx.x; i < a.total; i += gridDim.x * blockDim.x) {
        u32 steps = divide(i, a.inner);
        a.dst[i] = (i32)(steps - divide(steps, a.axis) * a.axis.n);
    }
}
