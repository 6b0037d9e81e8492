// Products of binary32 matrices (docs/arithmetic.md 2.1, 2.2): each element is one chain of fma, ascending in k, in one thread's
// register. What differs between kernels is how many elements a thread has and how operands come into shared memory.
//
// A thread holds a few columns of B for four steps of k ("held") and runs through its rows of A: each 16 bytes of A that it
// loads are one "unit", four terms for every held column. Held columns of the next four steps are loaded while these are used.
#pragma once
#include "dialect.cuh"

struct GemmSide {
    const void *data; // element (0, 0) of the first matrix
    i64 row, k;       // strides in elements
    i64 batch[6];
};

struct GemmArgs {
    GemmSide a, b;
    void *c;           // batches × m × n
    const float *bias; // n, or none
    i64 offset;        // of the band
    u32 m, n, k, band;
    u32 batch[6]; // sizes, the last varies fastest; unused ones are 1
    u32 batches, tiles_m, tiles_n, group;
};

// The part of a product that a block computes: element (i0, j0) of a matrix and on.
struct GemmTile {
    u32 matrix;
    i64 a, b; // where the operands' matrices begin, in elements
    i64 i0, j0;
};

// gemm_tile finds the block's tile. `group` rows of tiles go together, so that what they read stays in the L2 cache. There is none
// if the matrix is not less than batches.
DEVICE GemmTile gemm_tile(const GemmArgs &g, int rows, int columns) {
    GemmTile t = {blockIdx.z * gridDim.y + blockIdx.y, 0, 0, 0, 0};
    u32 rest = t.matrix;
    UNROLL
    for (int d = 5; d >= 0; d--) {
        if (g.batch[d] > 1) {
            u32 i = rest % g.batch[d];
            rest /= g.batch[d];
            t.a += i * g.a.batch[d];
            t.b += i * g.b.batch[d];
        }
    }
    u32 many = g.group * g.tiles_n, first = blockIdx.x / many * g.group, in = blockIdx.x % many;
    u32 height = g.tiles_m - first < g.group ? g.tiles_m - first : g.group;
    t.i0 = (i64)(first + in % height) * rows;
    t.j0 = (i64)(in / height) * columns;
    return t;
}

enum { GEMM_FULL, GEMM_UP_TO, GEMM_FROM };
enum { GEMM_K, GEMM_R, GEMM_G }; // loaders: 16 bytes along k, 16 bytes along rows, 4 bytes anywhere

// Lanes of a warp along rows and columns. Neighbours share the row's or the column's address, so that a load of 16 bytes a lane
// takes two turns.
static const int GEMM_LANES_M = 4, GEMM_LANES_N = 8;

// WARPS_M × WARPS_N warps, threads of TM × TN elements, K steps a tile, so many tiles in shared memory.
template <int WARPS_M, int WARPS_N, int TM_, int TN_, int K_, int STAGES_> struct GemmShape {
    static const int TM = TM_, TN = TN_, K = K_, STAGES = STAGES_;
    static const int WARP_M = GEMM_LANES_M * TM, WARP_N = GEMM_LANES_N * TN;
    static const int M = WARPS_M * WARP_M, N = WARPS_N * WARP_N, COLUMNS = WARPS_N, THREADS = 32 * WARPS_M * WARPS_N;
    static_assert(STAGES >= 3 && K % 8 == 0 && TM % 4 == 0 && TN % 4 == 0, "shape");
};

// One operand on its way into shared memory. Elements of a tile stand k after k, rows side by side (R), or row after row, each
// with 16 bytes more than it needs, so that the rows of 8 lanes are in different banks.
template <int TYPE, int ROWS, int K, int THREADS> struct GemmLoader {
    static const int PITCH = TYPE == GEMM_R ? ROWS : K + 4;
    static const int FLOATS = TYPE == GEMM_R ? K * ROWS : ROWS * PITCH;
    // Chunks of 16 bytes along the contiguous axis, lines across, lines that the block copies at once.
    static const int CHUNKS = (TYPE == GEMM_R ? ROWS : K) / 4, LINES = TYPE == GEMM_R ? K : ROWS, ONCE = THREADS / CHUNKS;
    static const int PASSES = TYPE == GEMM_G ? (ROWS * K + THREADS - 1) / THREADS : (LINES + ONCE - 1) / ONCE;
    static_assert(TYPE == GEMM_G || (THREADS % CHUNKS == 0 && (LINES % ONCE == 0 || ONCE > LINES)), "loader");

    const float *at; // the thread's first chunk of the next tile; G: element (0, 0)
    u32 line, chunk; // of that chunk
    u32 rows;        // in the matrix from the tile's first on, at most ROWS

    DEVICE_MEMBER void begin(const GemmSide &side, const float *data, i64 row, i64 all, u32 k) {
        i64 left = all - row;
        rows = left < ROWS ? (u32)left : (u32)ROWS;
        line = threadIdx.x / CHUNKS, chunk = threadIdx.x % CHUNKS * 4;
        if (TYPE == GEMM_K)
            at = data + (row + line) * side.row + (k + chunk);
        else if (TYPE == GEMM_R)
            at = data + (k + line) * side.k + (row + chunk);
        else
            at = data + row * side.row + k * side.k;
    }

    // copy asks for the tile whose steps begin at k and goes on to the next; end is the number of steps in all.
    DEVICE_MEMBER void copy(const GemmSide &side, float *tile, u32 k, u32 end) {
        if (TYPE == GEMM_G) {
            bool along = side.k <= side.row;
            ROLLED
            for (int pass = 0; pass < PASSES; pass++) {
                u32 e = threadIdx.x + pass * THREADS;
                u32 r = along ? e / K : e % ROWS, step = along ? e % K : e / ROWS;
                if (ROWS * K % THREADS == 0 || e < ROWS * K)
                    copy4_some(tile + r * PITCH + step, at + r * side.row + step * side.k, r < rows && k + step < end ? 4 : 0);
            }
            at += K * side.k;
            return;
        }
        i64 once = ONCE * (TYPE == GEMM_K ? side.row : side.k);
        const float *from = at;
        float *to = tile + line * PITCH + chunk;
        if (rows == ROWS && k + K <= end) {
            UNROLL
            for (int pass = 0; pass < PASSES; pass++) {
                if (ONCE <= LINES || line < LINES)
                    copy16(to + pass * ONCE * PITCH, from);
                from += once;
            }
        } else {
            UNROLL
            for (int pass = 0; pass < PASSES; pass++) {
                u32 l = line + pass * ONCE, across = TYPE == GEMM_K ? end - k : rows, lines = TYPE == GEMM_K ? rows : end - k;
                if (ONCE <= LINES || l < LINES)
                    copy16_some(to + pass * ONCE * PITCH, from, l < lines && chunk < across ? (across - chunk < 4 ? 4 * (across - chunk) : 16) : 0);
                from += once;
            }
        }
        at += K * (TYPE == GEMM_K ? 1 : side.k);
    }
};

// Where a thread's elements of an operand stand: row i of T, and which 16 bytes load number u of the four steps q is.
template <int TYPE, int PITCH, int LANES, int T> struct GemmPlace {
    DEVICE_MEMBER static u32 row(u32 lane, int i) { return TYPE == GEMM_R ? i / 4 * (4 * LANES) + lane * 4 + i % 4 : lane + i * LANES; }
    DEVICE_MEMBER static u32 first(u32 lane) { return TYPE == GEMM_R ? lane * 4 : lane * PITCH; }
    DEVICE_MEMBER static f32x4 load(const float *from, int q, int u) {
        return *(const f32x4 *)(from + (TYPE == GEMM_R ? (4 * q + u / (T / 4)) * PITCH + u % (T / 4) * (4 * LANES) : u * (LANES * PITCH) + 4 * q));
    }
    // one is the element of row i, step k.
    DEVICE_MEMBER static float one(const float *from, int i, u32 k) {
        return from[TYPE == GEMM_R ? k * PITCH + i / 4 * (4 * LANES) + i % 4 : i * (LANES * PITCH) + k];
    }
    static const int STEP = TYPE == GEMM_R ? PITCH : 1;
};

DEVICE float gemm_lane(const f32x4 &v, int i) { return i == 0 ? v.x : i == 1 ? v.y : i == 2 ? v.z : v.w; }

template <class S, int LA, int LB> struct Gemm {
    static const int TM = S::TM, TN = S::TN, RING = 4, AHEAD = 2;
    typedef GemmLoader<LA, S::M, S::K, S::THREADS> LoaderA;
    typedef GemmLoader<LB, S::N, S::K, S::THREADS> LoaderB;
    typedef GemmPlace<LA, LoaderA::PITCH, GEMM_LANES_M, TM> PlaceA;
    typedef GemmPlace<LB, LoaderB::PITCH, GEMM_LANES_N, TN> PlaceB;
    static const int STAGE = LoaderA::FLOATS + LoaderB::FLOATS; // floats of a tile of both

    float acc[TM][TN];
    float held[2][4][TN];
    f32x4 ring[RING];

    DEVICE_MEMBER void hold(int which, const float *b, int q, int u) {
        f32x4 v = PlaceB::load(b, q, u);
        UNROLL
        for (int i = 0; i < 4; i++) {
            if (LB == GEMM_R)
                held[which][u / (TN / 4)][u % (TN / 4) * 4 + i] = gemm_lane(v, i);
            else
                held[which][i][u] = gemm_lane(v, i);
        }
    }

    // four takes four steps: a and b are where quad q stands, next_a and next_b where quad p does, which is taken next.
    DEVICE_MEMBER void four(int which, const float *a, int q, const float *next_a, const float *next_b, int p) {
        UNROLL
        for (int u = 0; u < TM; u++) {
            int ahead = u + AHEAD;
            ring[ahead % RING] = ahead < TM ? PlaceA::load(a, q, ahead) : PlaceA::load(next_a, p, ahead - TM);
            UNROLL
            for (int v = u * TN / TM; v < (u + 1) * TN / TM; v++)
                hold(1 - which, next_b, p, v);
            const f32x4 x = ring[u % RING];
            if (LA == GEMM_R) {
                UNROLL
                for (int i = 0; i < 4; i++) {
                    UNROLL
                    for (int j = 0; j < TN; j++) {
                        float &s = acc[u % (TM / 4) * 4 + i][j];
                        s = fma32(gemm_lane(x, i), held[which][u / (TM / 4)][j], s);
                    }
                }
            } else {
                UNROLL
                for (int k = 0; k < 4; k++) {
                    UNROLL
                    for (int j = 0; j < TN; j++)
                        acc[u][j] = fma32(gemm_lane(x, k), held[which][k][j], acc[u][j]);
                }
            }
        }
    }

    DEVICE_MEMBER void run(const GemmArgs &g) {
        const GemmTile tile = gemm_tile(g, S::M, S::N);
        if (tile.matrix >= g.batches)
            return;
        const i64 i0 = tile.i0, j0 = tile.j0;

        // Steps that some row has, in tiles; those that all rows have.
        i64 begin = 0, end = g.k, all_begin = 0, all_end = g.k;
        if (g.band == GEMM_UP_TO) {
            i64 last = i0 + S::M + g.offset;
            end = last < end ? last : end;
            all_end = i0 + 1 + g.offset;
        }
        if (g.band == GEMM_FROM) {
            i64 from = i0 + g.offset;
            begin = from > 0 ? from & ~(i64)3 : 0;
            all_begin = i0 + S::M - 1 + g.offset;
        }
        u32 tiles = end > begin ? (u32)((end - begin + S::K - 1) / S::K) : 0;
        i64 fast = all_begin > begin ? (all_begin - begin + S::K - 1) / S::K : 0;
        i64 slow = (all_end < end ? all_end : end) - begin;
        u32 fast_end = slow > 0 ? (u32)(slow / S::K) : 0;
        u32 fast_begin = fast < fast_end ? (u32)fast : fast_end;

        float *shared = (float *)shared_memory();
        const u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32;
        const u32 lane_m = (lane & 1) | (lane >> 4) << 1, lane_n = lane >> 1 & 7;
        const u32 warp_m = warp / S::COLUMNS * S::WARP_M, warp_n = warp % S::COLUMNS * S::WARP_N;
        const u32 place_a = warp_m * (LA == GEMM_R ? 1 : LoaderA::PITCH) + PlaceA::first(lane_m);
        const u32 place_b = LoaderA::FLOATS + warp_n * (LB == GEMM_R ? 1 : LoaderB::PITCH) + PlaceB::first(lane_n);

        LoaderA load_a;
        LoaderB load_b;
        load_a.begin(g.a, (const float *)g.a.data + tile.a, i0, g.m, (u32)begin);
        load_b.begin(g.b, (const float *)g.b.data + tile.b, j0, g.n, (u32)begin);
        u32 asked = 0; // tiles
        u32 asked_k = (u32)begin;
        u32 ask = 0, stage = 0; // where in shared memory
        auto copy = [&]() {
            if (asked < tiles) {
                load_a.copy(g.a, shared + ask, asked_k, g.k);
                load_b.copy(g.b, shared + ask + LoaderA::FLOATS, asked_k, g.k);
                asked++;
                asked_k += S::K;
                ask = ask == (S::STAGES - 1) * STAGE ? 0 : ask + STAGE;
            }
            copy16_commit();
        };
        // turn waits for the next tile and asks for another one, in the place of the one before this.
        auto turn = [&]() {
            copy16_wait<S::STAGES - 3>();
            barrier();
            copy();
            stage = stage == (S::STAGES - 1) * STAGE ? 0 : stage + STAGE;
        };
        UNROLL
        for (int i = 0; i < S::STAGES - 1; i++)
            copy();
        copy16_wait<S::STAGES - 2>();
        barrier();

        UNROLL
        for (int i = 0; i < TM; i++) {
            UNROLL
            for (int j = 0; j < TN; j++)
                acc[i][j] = 0;
        }
        u32 t = 0;
        ROLLED
        for (int phase = 0; phase < 2; phase++) {
            // Tiles that some rows, or the end of k, cut.
            ROLLED
            for (; t < (phase == 0 ? fast_begin : tiles); t++) {
                i64 k0 = begin + (i64)t * S::K;
                u32 steps = end - k0 < S::K ? (u32)(end - k0) : (u32)S::K;
                ROLLED
                for (u32 k = 0; k < steps; k++) {
                    // Row i is in the chain's step if lo ≤ i ≤ hi.
                    i64 edge = k0 + k - g.offset - i0 - warp_m;
                    i32 at = edge < -1 ? -1 : edge > S::WARP_M ? S::WARP_M : (i32)edge;
                    i32 lo = g.band == GEMM_UP_TO ? at : -1, hi = g.band == GEMM_FROM ? at : S::WARP_M;
                    float y[TN];
                    UNROLL
                    for (int j = 0; j < TN; j++)
                        y[j] = PlaceB::one(shared + stage + place_b, j, k);
                    UNROLL
                    for (int i = 0; i < TM; i++) {
                        float x = PlaceA::one(shared + stage + place_a, i, k);
                        i32 r = (i32)PlaceA::row(lane_m, i);
                        if (lo <= r && r <= hi) {
                            UNROLL
                            for (int j = 0; j < TN; j++)
                                acc[i][j] = fma32(x, y[j], acc[i][j]);
                        }
                    }
                }
                turn();
            }
            if (t >= fast_end)
                continue;
            const float *a = shared + stage + place_a, *b = shared + stage + place_b;
            UNROLL
            for (int u = 0; u < AHEAD; u++)
                ring[u] = PlaceA::load(a, 0, u);
            UNROLL
            for (int u = 0; u < TN; u++)
                hold(0, b, 0, u);
            ROLLED
            for (; t < fast_end; t++) {
                ROLLED
                for (int pair = S::K / 8; pair > 0; pair--) {
                    four(0, a, 0, a, b, 1);
                    const float *next_a = a + 8 * PlaceA::STEP;
                    b += 8 * PlaceB::STEP;
                    if (pair == 1) {
                        turn();
                        next_a = shared + stage + place_a;
                        b = shared + stage + place_b;
                    }
                    four(1, a, 1, next_a, b, 0);
                    a = next_a;
                }
            }
        }

        float *c = (float *)g.c + (i64)tile.matrix * g.m * g.n;
        const bool four_wide = LB == GEMM_R && g.n % 4 == 0;
        UNROLL
        for (int i = 0; i < TM; i++) {
            i64 r = i0 + warp_m + PlaceA::row(lane_m, i);
            float *to = c + r * g.n;
            UNROLL
            for (int j = 0; j < TN; j++) {
                i64 at = j0 + warp_n + PlaceB::row(lane_n, j);
                acc[i][j] = canonical(acc[i][j]);
                if (g.bias != 0 && at < g.n)
                    acc[i][j] = canonical(add32(acc[i][j], g.bias[at]));
            }
            if (r < g.m) {
                UNROLL
                for (int j = 0; j < TN; j += 4) {
                    i64 at = j0 + warp_n + PlaceB::row(lane_n, j);
                    if (four_wide) {
                        if (at < g.n)
                            *(f32x4 *)(to + at) = {acc[i][j], acc[i][j + 1], acc[i][j + 2], acc[i][j + 3]};
                    } else {
                        UNROLL
                        for (int l = j; l < j + 4; l++) {
                            i64 at = j0 + warp_n + PlaceB::row(lane_n, l);
                            if (at < g.n)
                                to[at] = acc[i][l];
                        }
                    }
                }
            }
        }
    }
};

// GEMM_VARIANT makes the kernels of a shape for each pair of loaders. GEMM_ONLY is what to make instead of all, for a tool.
#define GEMM_KERNEL(name, loaders, shape, blocks, la, lb) \
    KERNEL(gemm_##name##_##loaders, GemmArgs, shape::THREADS, blocks) { Gemm<shape, la, lb>().run(a); }

#define GEMM_VARIANT(name, blocks, warps_m, warps_n, tm, tn, k, stages)          \
    typedef GemmShape<warps_m, warps_n, tm, tn, k, stages> gemm_shape_##name;    \
    GEMM_KERNEL(name, kk, gemm_shape_##name, blocks, GEMM_K, GEMM_K)             \
    GEMM_KERNEL(name, kr, gemm_shape_##name, blocks, GEMM_K, GEMM_R)             \
    GEMM_KERNEL(name, rk, gemm_shape_##name, blocks, GEMM_R, GEMM_K)             \
    GEMM_KERNEL(name, rr, gemm_shape_##name, blocks, GEMM_R, GEMM_R)             \
    GEMM_KERNEL(name, gg, gemm_shape_##name, blocks, GEMM_G, GEMM_G)

#ifdef GEMM_ONLY
GEMM_ONLY
#else
//           name, blocks, warps, thread, k, stages; package cuda has the same list
GEMM_VARIANT(256x128, 1, 4, 2, 16, 8, 16, 3)
GEMM_VARIANT(256x128x32, 1, 4, 2, 16, 8, 32, 3)
GEMM_VARIANT(128x128, 2, 2, 2, 16, 8, 16, 3)
GEMM_VARIANT(128x128x32, 2, 2, 2, 16, 8, 32, 3)
GEMM_VARIANT(128x128t, 2, 4, 2, 8, 8, 16, 3)
GEMM_VARIANT(128x64w, 4, 2, 1, 16, 8, 16, 3)
GEMM_VARIANT(128x64, 3, 4, 1, 8, 8, 16, 3)
GEMM_VARIANT(64x64, 6, 2, 1, 8, 8, 16, 3)
GEMM_VARIANT(32x32, 4, 2, 1, 4, 4, 32, 4)
GEMM_VARIANT(16x128, 3, 1, 4, 4, 4, 32, 3)
GEMM_VARIANT(16x32, 8, 1, 1, 4, 4, 32, 4)
#endif
