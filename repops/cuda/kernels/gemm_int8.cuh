// Products of matrices of bytes, exact in 32 bits (docs/arithmetic.md 2.5), on tensor cores. Padding is 0, which adds nothing.
#pragma once
#include "gemm.cuh"

// WARPS_M × WARPS_N warps of TM × TN pieces of 16 × 8 elements, K bytes of each row a tile, so many tiles in shared memory.
template <int WARPS_M, int WARPS_N, int TM_, int TN_, int K_, int STAGES_> struct BytesShape {
    static const int TM = TM_, TN = TN_, K = K_, STAGES = STAGES_;
    static const int WARP_M = 16 * TM, WARP_N = 8 * TN, M = WARPS_M * WARP_M, N = WARPS_N * WARP_N;
    static const int COLUMNS = WARPS_N, THREADS = 32 * WARPS_M * WARPS_N;
    // Rows in shared memory have 16 bytes more than they need, so that the same 16 bytes of 8 rows are in different banks.
    static const int PITCH = K + 16, STAGE = (M + N) * PITCH;
    static_assert(STAGES >= 3 && K % 64 == 0 && TN % 2 == 0, "shape");
};

// One operand on its way into shared memory: 16 bytes along k at a time, or byte after byte.
template <class S, int TYPE, int ROWS> struct BytesLoader {
    static const int CHUNKS = S::K / 16, ONCE = S::THREADS / CHUNKS, PASSES = (ROWS + ONCE - 1) / ONCE;
    static_assert(S::THREADS % CHUNKS == 0 && (ROWS % ONCE == 0 || ONCE > ROWS), "loader");

    const i8 *at;    // K: the thread's first chunk of the next tile; G: element (0, 0)
    u32 line, chunk; // of that chunk
    u32 rows;        // in the matrix from the tile's first on, at most ROWS

    DEVICE_MEMBER void begin(const GemmSide &side, const i8 *data, i64 row, i64 all) {
        i64 left = all - row;
        rows = left < ROWS ? (u32)left : (u32)ROWS;
        line = threadIdx.x / CHUNKS, chunk = threadIdx.x % CHUNKS * 16;
        at = data + row * side.row;
        if (TYPE == GEMM_K)
            at += line * side.row + chunk;
    }

    // copy asks for the tile whose steps begin at k and goes on to the next; end is the number of steps in all.
    DEVICE_MEMBER void copy(const GemmSide &side, u8 *tile, u32 k, u32 end) {
        if (TYPE == GEMM_G) {
            // Words of four steps, neighbours along the axis that is nearer in memory.
            const u32 words = S::K / 4;
            bool along = side.k <= side.row;
            ROLLED
            for (u32 e = threadIdx.x; e < ROWS * words; e += S::THREADS) {
                u32 r = along ? e / words : e % ROWS, step = (along ? e % words : e / ROWS) * 4, x = 0;
                const i8 *from = at + r * side.row + step * side.k;
                if (r < rows) {
                    UNROLL
                    for (u32 i = 0; i < 4; i++) {
                        if (k + step + i < end)
                            x |= (u32)(u8)from[i * side.k] << 8 * i;
                    }
                }
                *(u32 *)(tile + r * S::PITCH + step) = x;
            }
            at += S::K * side.k;
            return;
        }
        i64 once = ONCE * side.row;
        const i8 *from = at;
        u8 *to = tile + line * S::PITCH + chunk;
        if (rows == ROWS && k + S::K <= end) {
            UNROLL
            for (int pass = 0; pass < PASSES; pass++) {
                if (ONCE <= ROWS || line < ROWS)
                    copy16(to + pass * ONCE * S::PITCH, from);
                from += once;
            }
        } else {
            UNROLL
            for (int pass = 0; pass < PASSES; pass++) {
                u32 l = line + pass * ONCE, left = end - k;
                if (ONCE <= ROWS || l < ROWS)
                    copy16_some(to + pass * ONCE * S::PITCH, from, l < rows && chunk < left ? (left - chunk < 16 ? left - chunk : 16) : 0);
                from += once;
            }
        }
        at += S::K;
    }
};

struct alignas(8) i32x2 { i32 x, y; };

template <class S, int LA, int LB> struct Bytes {
    static const int TM = S::TM, TN = S::TN, STEPS = S::K / 32;

    i32 acc[TM][TN][4];
    u32 a[2][TM][4], b[2][TN][2];

    // load takes 32 steps from where the lane's rows stand.
    DEVICE_MEMBER void load(int which, const u8 *from_a, const u8 *from_b) {
        UNROLL
        for (int i = 0; i < TM; i++)
            load_matrices(a[which][i], from_a + 16 * i * S::PITCH);
        UNROLL
        for (int j = 0; j < TN; j += 2) {
            u32 x[4];
            load_matrices(x, from_b + 8 * j * S::PITCH);
            b[which][j][0] = x[0], b[which][j][1] = x[1], b[which][j + 1][0] = x[2], b[which][j + 1][1] = x[3];
        }
    }

    DEVICE_MEMBER void run(const GemmArgs &g) {
        GemmTile tile = gemm_operands(g, blockIdx.z * gridDim.y + blockIdx.y);
        if (tile.matrix >= g.batches)
            return;
        u32 i, j;
        gemm_order(g, blockIdx.x, &i, &j);
        tile.i0 = (i64)i * S::M, tile.j0 = (i64)j * S::N;
        u8 *shared = shared_memory();
        const u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32;
        const u32 warp_m = warp / S::COLUMNS * S::WARP_M, warp_n = warp % S::COLUMNS * S::WARP_N;
        // Pieces of 8 rows × 16 bytes of A: rows, then bytes; of B: bytes, then rows.
        const u32 place_a = (warp_m + lane % 16) * S::PITCH + lane / 16 * 16;
        const u32 place_b = (S::M + warp_n + lane % 8 + lane / 16 * 8) * S::PITCH + lane / 8 % 2 * 16;
        const u32 tiles = (g.k + S::K - 1) / S::K;

        BytesLoader<S, LA, S::M> load_a;
        BytesLoader<S, LB, S::N> load_b;
        load_a.begin(g.a, (const i8 *)g.a.data + tile.a, tile.i0, g.m);
        load_b.begin(g.b, (const i8 *)g.b.data + tile.b, tile.j0, g.n);
        u32 asked = 0, ask = 0, stage = 0;
        auto copy = [&]() {
            if (asked < tiles) {
                load_a.copy(g.a, shared + ask, asked * S::K, g.k);
                load_b.copy(g.b, shared + ask + S::M * S::PITCH, asked * S::K, g.k);
                asked++;
                ask = ask == (S::STAGES - 1) * S::STAGE ? 0 : ask + S::STAGE;
            }
            copy16_commit();
        };
        UNROLL
        for (int i = 0; i < S::STAGES - 1; i++)
            copy();
        copy16_wait<S::STAGES - 2>();
        barrier();

        UNROLL
        for (int i = 0; i < TM; i++) {
            UNROLL
            for (int j = 0; j < TN; j++) {
                UNROLL
                for (int l = 0; l < 4; l++)
                    acc[i][j][l] = 0;
            }
        }
        if (tiles > 0)
            load(0, shared + place_a, shared + place_b);
        ROLLED
        for (u32 t = 0; t < tiles; t++) {
            UNROLL
            for (int s = 0; s < STEPS; s++) {
                if (s == STEPS - 1) {
                    copy16_wait<S::STAGES - 3>();
                    barrier();
                    copy();
                    stage = stage == (S::STAGES - 1) * S::STAGE ? 0 : stage + S::STAGE;
                    load((s + 1) % 2, shared + stage + place_a, shared + stage + place_b);
                } else {
                    load((s + 1) % 2, shared + stage + place_a + 32 * (s + 1), shared + stage + place_b + 32 * (s + 1));
                }
                UNROLL
                for (int i = 0; i < TM; i++) {
                    UNROLL
                    for (int j = 0; j < TN; j++)
                        multiply_bytes(acc[i][j], a[s % 2][i], b[s % 2][j]);
                }
            }
        }

        i32 *c = (i32 *)g.c + (i64)tile.matrix * g.m * g.n;
        UNROLL
        for (int i = 0; i < 2 * TM; i++) {
            i64 r = tile.i0 + warp_m + 8 * i + lane / 4;
            if (r >= g.m)
                continue;
            UNROLL
            for (int j = 0; j < TN; j++) {
                i64 at = tile.j0 + warp_n + 8 * j + lane % 4 * 2;
                i32 *to = c + r * g.n + at;
                i32x2 x = {acc[i / 2][j][i % 2 * 2], acc[i / 2][j][i % 2 * 2 + 1]};
                if (g.n % 2 == 0) {
                    if (at < g.n)
                        *(i32x2 *)to = x;
                } else {
                    if (at < g.n)
                        to[0] = x.x;
                    if (at + 1 < g.n)
                        to[1] = x.y;
                }
            }
        }
    }
};

#define BYTES_KERNEL(name, loaders, shape, blocks, la, lb) \
    KERNEL(bytes_##name##_##loaders, GemmArgs, shape::THREADS, blocks) { Bytes<shape, la, lb>().run(a); }

#define BYTES_VARIANT(name, blocks, warps_m, warps_n, tm, tn, k, stages)       \
    typedef BytesShape<warps_m, warps_n, tm, tn, k, stages> bytes_shape_##name; \
    BYTES_KERNEL(name, kk, bytes_shape_##name, blocks, GEMM_K, GEMM_K)          \
    BYTES_KERNEL(name, kg, bytes_shape_##name, blocks, GEMM_K, GEMM_G)          \
    BYTES_KERNEL(name, gk, bytes_shape_##name, blocks, GEMM_G, GEMM_K)          \
    BYTES_KERNEL(name, gg, bytes_shape_##name, blocks, GEMM_G, GEMM_G)

//            name, blocks, warps, pieces, k, stages; package cuda has the same list
BYTES_VARIANT(128x256, 1, 2, 4, 4, 8, 64, 4)
BYTES_VARIANT(128x128, 2, 2, 4, 4, 4, 64, 3)
BYTES_VARIANT(64x64, 4, 2, 2, 2, 4, 64, 4)
