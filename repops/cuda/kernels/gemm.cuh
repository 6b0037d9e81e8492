// Products of binary32 matrices (docs/arithmetic.md 2.1, 2.2): each element is one chain of fma, ascending in k, in one thread's
// register. Operands stand in shared memory step after step of k, rows side by side, however they come there.
//
// A thread holds its columns of B for a few steps of k ("held") and runs through its rows of A: each 16 bytes of A that it loads
// are one "unit", a step's terms of four rows and all held columns. Columns of the next steps are loaded while these are used.
//
// With GEMM_PART, a number, one variant compiles by itself. parts: 0 … 6
#pragma once
#include "dialect.cuh"

#define GEMM_PARTS 7

struct GemmSide {
    const void *data; // element (0, 0) of the first matrix
    i64 row, k;       // strides in elements
    i64 batch[6];
};

struct GemmArgs {
    GemmSide a, b;
    void *c;                   // batches × m × n
    const float *bias;         // n, or none
    i64 offset, needed_offset; // of the bands
    u32 m, n, k, band;
    u32 batch[6]; // sizes, the last varies fastest; unused ones are 1
    u32 batches, tiles_m, tiles_n, group;
    u32 loader_a, loader_b, needed;
    u32 tiles; // of a matrix that are computed
};

enum { GEMM_FULL, GEMM_UP_TO, GEMM_FROM };

// Loaders: 4 bytes at a time with step 1 along k; 16 bytes along rows, all addresses multiples of 16; 4 bytes anywhere.
enum { GEMM_K, GEMM_R, GEMM_G };

// The part of a product that a block computes: element (i0, j0) of a matrix and on.
struct GemmTile {
    u32 matrix;
    i64 a, b; // where the operands' matrices begin, in elements
    i64 i0, j0;
};

// gemm_order finds tile number w of a matrix. `group` rows of tiles go together, so that what they read stays in the L2 cache.
DEVICE void gemm_order(const GemmArgs &g, u32 w, u32 *i, u32 *j) {
    u32 many = g.group * g.tiles_n, first = w / many * g.group, in = w % many;
    u32 height = g.tiles_m - first < g.group ? g.tiles_m - first : g.group;
    *i = first + in % height, *j = in / height;
}

// gemm_operands finds the operands of a matrix.
DEVICE GemmTile gemm_operands(const GemmArgs &g, u32 matrix) {
    GemmTile t = {matrix, 0, 0, 0, 0};
    UNROLL
    for (int d = 5; d >= 0; d--) {
        if (g.batch[d] > 1) {
            u32 i = matrix % g.batch[d];
            matrix /= g.batch[d];
            t.a += i * g.a.batch[d];
            t.b += i * g.b.batch[d];
        }
    }
    return t;
}

// gemm_tile finds tile number w of all matrices, of those that are needed. With a band, tiles that have many steps come first.
DEVICE GemmTile gemm_tile(const GemmArgs &g, u32 w, int rows, int columns) {
    u32 matrix, i, j;
    if (g.needed == GEMM_FULL && g.band != GEMM_FULL) {
        matrix = w % g.batches;
        w /= g.batches;
        i = w / g.tiles_n, j = w % g.tiles_n;
        i = g.band == GEMM_UP_TO ? g.tiles_m - 1 - i : i;
    } else {
        matrix = w / g.tiles;
        w %= g.tiles;
        if (g.needed == GEMM_FULL) {
            gemm_order(g, w, &i, &j);
        } else {
            // Row after row; package cuda counts them the same way.
            ROLLED
            for (i = 0, j = 0; i < g.tiles_m; i++) {
                i64 edge = (i64)i * rows + g.needed_offset + (g.needed == GEMM_UP_TO ? rows - 1 + columns : 0);
                u32 at = edge < 0 ? 0 : edge < (i64)g.tiles_n * columns ? (u32)edge / (u32)columns : g.tiles_n;
                u32 some = g.needed == GEMM_UP_TO ? at : g.tiles_n - at;
                j = g.needed == GEMM_UP_TO ? 0 : at;
                if (w < some)
                    break;
                w -= some;
            }
            j += w;
        }
    }
    GemmTile t = gemm_operands(g, matrix);
    t.i0 = (i64)i * rows, t.j0 = (i64)j * columns;
    return t;
}

// Lanes of a warp along rows and columns. Neighbours share the row's or the column's address, so that a load of 16 bytes a lane
// takes two turns.
static const int GEMM_LANES_M = 4, GEMM_LANES_N = 8;

// WARPS_M × WARPS_N warps, threads of TM × TN elements that hold HOLD steps, K steps a tile, so many tiles in shared memory.
template <int WARPS_M, int WARPS_N, int TM_, int TN_, int HOLD_, int K_, int STAGES_> struct GemmShape {
    static const int TM = TM_, TN = TN_, HOLD = HOLD_, K = K_, STAGES = STAGES_;
    static const int WARP_M = GEMM_LANES_M * TM, WARP_N = GEMM_LANES_N * TN;
    static const int M = WARPS_M * WARP_M, N = WARPS_N * WARP_N, COLUMNS = WARPS_N, THREADS = 32 * WARPS_M * WARPS_N;
    static_assert(STAGES >= 3 && K % 16 == 0 && TM % 4 == 0 && TN % 4 == 0 && (HOLD == 2 || HOLD == 4), "shape");
};

// One operand on its way into shared memory. The steps of a tile have 4 floats more than they need, so that 8 steps of 4 rows are
// in different banks: a warp copies those at once if its operand stands along k. These copies are many, so that they are not made
// when a tile is asked for but in PARTS parts of PASSES copies between the multiplications, while it is `going`.
template <int ROWS, int K, int THREADS> struct GemmLoader {
    static const int PITCH = ROWS + 4, FLOATS = K * PITCH;
    static const int LINES = THREADS / 8, PASSES = ROWS / LINES, PARTS = K / 8;
    static const bool BY_ROWS = PASSES % PARTS == 0; // a part is a few rows of all steps, or 8 steps of all rows
    static const int CHUNKS = ROWS / 4, FIT = THREADS / CHUNKS;
    static const int ONCE = FIT >= 32 ? 32 : FIT >= 16 ? 16 : FIT >= 8 ? 8 : FIT >= 4 ? 4 : FIT >= 2 ? 2 : 1; // steps
    static_assert(ROWS % LINES == 0 && FIT >= 1 && K % ONCE == 0, "loader");

    const float *at; // the thread's first element of what comes next
    float *to;
    u32 place; // in a tile
    u32 rows;  // in the matrix from the tile's first on, at most ROWS
    u32 going; // whether a tile is asked for of which parts may be missing

    DEVICE_MEMBER void begin(const GemmSide &side, u32 type, const float *data, i64 row, i64 all, u32 k) {
        i64 left = all - row;
        rows = left < ROWS ? (u32)left : (u32)ROWS;
        u32 line = 0, first = 0;
        if (type == GEMM_K)
            line = threadIdx.x / 8, first = threadIdx.x % 8;
        if (type == GEMM_R)
            line = threadIdx.x % CHUNKS * 4, first = threadIdx.x / CHUNKS;
        place = first * PITCH + line;
        at = data + (row + line) * side.row + (k + first) * side.k;
        going = 0;
    }

    // ask asks for the tile whose steps begin at k, all of it or what is not made in parts. end is the number of steps in all.
    template <bool BY_PARTS> DEVICE_MEMBER void ask(const GemmSide &side, u32 type, float *tile, u32 k, u32 end) {
        if (BY_PARTS) {
            if (going && BY_ROWS)
                at += K - ROWS * side.row;
            going = 0;
        }
        to = tile + place;
        if (rows == ROWS && k + K <= end) {
            if (type == GEMM_R) {
                if (ONCE * CHUNKS == THREADS || threadIdx.x < ONCE * CHUNKS) {
                    const float *from = at;
                    UNROLL
                    for (int i = 0; i < K / ONCE; i++) {
                        copy16(to + i * ONCE * PITCH, from);
                        from += ONCE * side.k;
                    }
                }
                at += K * side.k;
                return;
            }
            if (BY_PARTS && type == GEMM_K) {
                going = 1;
                return;
            }
        }
        // One after another, neighbours along the axis that is nearer in memory.
        const float *from = at;
        if (type == GEMM_K)
            from -= threadIdx.x / 8 * side.row + threadIdx.x % 8 * side.k;
        if (type == GEMM_R)
            from -= threadIdx.x % CHUNKS * 4 * side.row + threadIdx.x / CHUNKS * side.k;
        bool along = side.k <= side.row;
        ROLLED
        for (u32 e = threadIdx.x; e < ROWS * K; e += THREADS) {
            u32 r = along ? e / K : e % ROWS, s = along ? e % K : e / ROWS;
            copy4_some(tile + s * PITCH + r, from + r * side.row + s * side.k, r < rows && k + s < end ? 4 : 0);
        }
        at += K * side.k;
    }

    // part makes the next part. All copies at once, because the compiler puts three instructions of no use before a copy that
    // follows a load.
    DEVICE_MEMBER void part(const GemmSide &side) {
        if (going) {
            const float *from = at;
            const i64 lines = LINES * 4 * side.row;
            UNROLL
            for (int i = 0; i < PASSES; i++) {
                if (BY_ROWS)
                    copy4(to + i / PARTS * LINES + i % PARTS * (8 * PITCH), from + i % PARTS * 8);
                else
                    copy4(to + i * LINES, from);
                if (!BY_ROWS || i % PARTS == PARTS - 1)
                    from = advance(from, lines);
            }
            to += BY_ROWS ? PASSES / PARTS * LINES : 8 * PITCH;
            at = BY_ROWS ? from : at + 8;
        }
    }

    // rest makes the parts from the first one on.
    DEVICE_MEMBER void rest(const GemmSide &side, int first) {
        if (going) {
            ROLLED
            for (int i = first; i < PARTS; i++)
                part(side);
            if (BY_ROWS)
                at += K - ROWS * side.row;
            going = 0;
        }
    }
};

DEVICE float gemm_lane(const f32x4 &v, int i) { return i == 0 ? v.x : i == 1 ? v.y : i == 2 ? v.z : v.w; }

// gemm_element is where element i of a thread's rows or columns is, of those of its warp.
template <int LANES> DEVICE u32 gemm_element(u32 lane, int i) { return i / 4 * (4 * LANES) + lane * 4 + i % 4; }

// ANY: loaders as the arguments have them. Otherwise none is GEMM_K.
template <class S, bool ANY> struct Gemm {
    static const int TM = S::TM, TN = S::TN, HOLD = S::HOLD;
    static const int UNITS = HOLD * TM / 4, LOADS = HOLD * TN / 4, AHEAD = 2, RING = UNITS % 4 == 0 ? 4 : 3;
    static_assert(UNITS % RING == 0, "ring");
    typedef GemmLoader<S::M, S::K, S::THREADS> LoaderA;
    typedef GemmLoader<S::N, S::K, S::THREADS> LoaderB;
    static const int PITCH_A = LoaderA::PITCH, PITCH_B = LoaderB::PITCH;
    static const int STAGE = LoaderA::FLOATS + LoaderB::FLOATS; // floats of a tile of both

    float acc[TM][TN];
    float held[2][HOLD][TN];
    f32x4 ring[RING];
    LoaderA load_a;
    LoaderB load_b;
    u32 tiles, asked;   // of the steps: in all, and those on their way or there
    u32 asked_k;        // where the next one begins
    u32 ask, stage;     // where the next one, and the one at work, are in shared memory

    DEVICE_MEMBER static f32x4 unit(const float *a, int k, int u) {
        return *(const f32x4 *)(a + (k + u / (TM / 4)) * PITCH_A + u % (TM / 4) * (4 * GEMM_LANES_M));
    }
    DEVICE_MEMBER void hold(int which, const float *b, int k, int u) {
        f32x4 v = *(const f32x4 *)(b + (k + u / (TN / 4)) * PITCH_B + u % (TN / 4) * (4 * GEMM_LANES_N));
        UNROLL
        for (int i = 0; i < 4; i++)
            held[which][u / (TN / 4)][u % (TN / 4) * 4 + i] = gemm_lane(v, i);
    }

    // steps takes HOLD steps, from number k of the tile on that a stands at; next_k of next_a and next_b is what follows. Of the
    // units of the four steps that make copies, TM, its first one is number `copying`.
    template <bool COPYING> DEVICE_MEMBER void steps(int which, const float *a, int k, const float *next_a, const float *next_b, int next_k, int copying, const GemmSide &side_a, const GemmSide &side_b) {
        UNROLL
        for (int u = 0; u < UNITS; u++) {
            int ahead = u + AHEAD;
            ring[ahead % RING] = ahead < UNITS ? unit(a, k, ahead) : unit(next_a, next_k, ahead - UNITS);
            UNROLL
            for (int v = u * LOADS / UNITS; v < (u + 1) * LOADS / UNITS; v++)
                hold(1 - which, next_b, next_k, v);
            if (ANY && COPYING && copying + u == 0)
                load_a.part(side_a);
            if (ANY && COPYING && copying + u == TM / 2)
                load_b.part(side_b);
            const f32x4 x = ring[u % RING];
            UNROLL
            for (int i = 0; i < 4; i++) {
                UNROLL
                for (int j = 0; j < TN; j++) {
                    float &s = acc[u % (TM / 4) * 4 + i][j];
                    s = fma32(gemm_lane(x, i), held[which][u / (TM / 4)][j], s);
                }
            }
        }
    }

    // some takes step k for the rows from `first` on, `many` and one.
    DEVICE_MEMBER void some(const float *a, const float *b, u32 row, i32 first, u32 many) {
        float y[TN];
        UNROLL
        for (int j = 0; j < TN; j += 4) {
            f32x4 v = *(const f32x4 *)(b + j * GEMM_LANES_N);
            UNROLL
            for (int i = 0; i < 4; i++)
                y[j + i] = gemm_lane(v, i);
        }
        UNROLL
        for (int i = 0; i < TM; i += 4) {
            const f32x4 x = *(const f32x4 *)(a + i * GEMM_LANES_M);
            UNROLL
            for (int l = 0; l < 4; l++) {
                bool in = (u32)((i32)(row + gemm_element<GEMM_LANES_M>(0, i + l)) - first) <= many;
                UNROLL
                for (int j = 0; j < TN; j++)
                    acc[i + l][j] = fma32_if(in, gemm_lane(x, l), y[j], acc[i + l][j]);
            }
        }
    }

    // next asks for the next tile of steps, in all its parts or to go on by parts.
    DEVICE_MEMBER void next(const GemmArgs &g) {
        if (asked < tiles) {
            float *to = (float *)shared_memory() + ask;
            load_a.template ask<ANY>(g.a, g.loader_a, to, asked_k, g.k);
            load_b.template ask<ANY>(g.b, g.loader_b, to + LoaderA::FLOATS, asked_k, g.k);
            asked++;
            asked_k += S::K;
            ask = ask == (S::STAGES - 1) * STAGE ? 0 : ask + STAGE;
        } else if (ANY) {
            load_a.going = load_b.going = 0;
        }
    }

    DEVICE_MEMBER void rest(const GemmArgs &g, int first) {
        if (ANY) {
            load_a.rest(g.a, first);
            load_b.rest(g.b, first);
        }
    }

    // turn waits for the next tile of steps and asks for another one, in the place of the one before this.
    DEVICE_MEMBER void turn(const GemmArgs &g) {
        copy16_commit();
        copy16_wait<S::STAGES - 3>();
        barrier();
        next(g);
        stage = stage == (S::STAGES - 1) * STAGE ? 0 : stage + STAGE;
    }

    // The steps that some row of a tile has.
    DEVICE_MEMBER static i64 first_step(const GemmArgs &g, i64 i0) {
        return g.band == GEMM_FROM && i0 + g.offset > 0 ? (i0 + g.offset) & ~(i64)3 : 0;
    }
    DEVICE_MEMBER static i64 last_step(const GemmArgs &g, i64 i0) {
        i64 last = i0 + S::M + g.offset;
        return g.band == GEMM_UP_TO && last < g.k ? last : g.k;
    }

    // start asks for the first steps of a tile of the product.
    DEVICE_MEMBER void start(const GemmArgs &g, const GemmTile &tile) {
        const i64 begin = first_step(g, tile.i0), end = last_step(g, tile.i0);
        load_a.begin(g.a, g.loader_a, (const float *)g.a.data + tile.a, tile.i0, g.m, (u32)begin);
        load_b.begin(g.b, g.loader_b, (const float *)g.b.data + tile.b, tile.j0, g.n, (u32)begin);
        tiles = end > begin ? (u32)((end - begin + S::K - 1) / S::K) : 0;
        asked = 0, asked_k = (u32)begin, ask = 0, stage = 0;
        ROLLED
        for (int i = 0; i < S::STAGES - 1; i++) {
            if (i > 0)
                copy16_commit();
            next(g);
            rest(g, 0);
        }
    }

    DEVICE_MEMBER void run(const GemmArgs &g) {
        const u32 work = g.tiles * g.batches;
        u32 w = blockIdx.x;
        GemmTile tile = gemm_tile(g, w, S::M, S::N);
        start(g, tile);
        ROLLED
        for (;;) {
            multiply(g, tile);
            // What the next tile begins with comes while this one's elements go.
            const GemmTile done = tile;
            w += gridDim.x;
            if (w < work) {
                barrier();
                tile = gemm_tile(g, w, S::M, S::N);
                start(g, tile);
            }
            finish(g, done);
            if (w >= work)
                break;
        }
    }

    DEVICE_MEMBER void multiply(const GemmArgs &g, const GemmTile &tile) {
        // Steps that all rows have, in tiles.
        const i64 begin = first_step(g, tile.i0), end = last_step(g, tile.i0);
        i64 all_begin = g.band == GEMM_FROM ? tile.i0 + S::M - 1 + g.offset : 0, all_end = g.band == GEMM_UP_TO ? tile.i0 + 1 + g.offset : end;
        i64 fast = all_begin > begin ? (all_begin - begin + S::K - 1) / S::K : 0;
        i64 slow = (all_end < end ? all_end : end) - begin;
        u32 fast_end = slow > 0 ? (u32)(slow / S::K) : 0;
        u32 fast_begin = fast < fast_end ? (u32)fast : fast_end;

        const float *shared = (const float *)shared_memory();
        const u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32;
        const u32 lane_m = (lane & 1) | (lane >> 4) << 1, lane_n = lane >> 1 & 7;
        const u32 warp_m = warp / S::COLUMNS * S::WARP_M, warp_n = warp % S::COLUMNS * S::WARP_N;
        const u32 place_a = warp_m + lane_m * 4, place_b = LoaderA::FLOATS + warp_n + lane_n * 4;
        copy16_wait<S::STAGES - 3>();
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
                i64 edge = k0 - g.offset - tile.i0 - warp_m; // the step that row number `edge` of the warp begins or ends with
                i32 at = edge < -2 * S::K ? -2 * S::K : edge > 2 * S::WARP_M ? 2 * S::WARP_M : (i32)edge;
                const float *a = shared + stage + place_a, *b = shared + stage + place_b;
                ROLLED
                for (u32 k = 0; k < steps; k++, at++, a += PITCH_A, b += PITCH_B) {
                    i32 first = g.band == GEMM_UP_TO && at > 0 ? at : 0;
                    i32 last = g.band == GEMM_FROM && at < S::WARP_M ? at : S::WARP_M - 1;
                    if (first <= last)
                        some(a, b, lane_m * 4, first, (u32)(last - first));
                }
                turn(g);
                rest(g, 0);
            }
            if (t >= fast_end)
                continue;
            const float *a = shared + stage + place_a, *b = shared + stage + place_b;
            UNROLL
            for (int u = 0; u < AHEAD; u++)
                ring[u] = unit(a, 0, u);
            UNROLL
            for (int u = 0; u < LOADS; u++)
                hold(0, b, 0, u);
            ROLLED
            for (; t < fast_end; t++) {
                ROLLED
                for (int eight = S::K / 8; eight > 0; eight--) {
                    steps<false>(0, a, 0, a, b, HOLD, 0, g.a, g.b);
                    if (HOLD == 2)
                        steps<false>(1, a, 2, a, b, 4, 0, g.a, g.b);
                    const float *next_a = a + 8 * PITCH_A, *next_b = b + 8 * PITCH_B;
                    if (eight == 1) {
                        turn(g);
                        next_a = shared + stage + place_a;
                        next_b = shared + stage + place_b;
                    }
                    if (HOLD == 2)
                        steps<true>(0, a, 4, a, b, 6, 0, g.a, g.b);
                    steps<true>(1, a, 8 - HOLD, next_a, next_b, 0, HOLD == 2 ? TM / 2 : 0, g.a, g.b);
                    a = next_a, b = next_b;
                }
            }
            rest(g, 1);
        }
    }

    // finish writes the elements of a tile.
    DEVICE_MEMBER void finish(const GemmArgs &g, const GemmTile &tile) {
        const u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32;
        const u32 lane_m = (lane & 1) | (lane >> 4) << 1, lane_n = lane >> 1 & 7;
        const i64 i0 = tile.i0 + warp / S::COLUMNS * S::WARP_M, j0 = tile.j0 + warp % S::COLUMNS * S::WARP_N;
        float *c = (float *)g.c + (i64)tile.matrix * g.m * g.n;
        const bool four_wide = g.n % 4 == 0 && (size_t)g.c % 16 == 0;
        UNROLL
        for (int i = 0; i < TM; i++) {
            UNROLL
            for (int j = 0; j < TN; j++)
                acc[i][j] = canonical(acc[i][j]);
        }
        if (g.bias != 0) {
            UNROLL
            for (int j = 0; j < TN; j++) {
                i64 at = j0 + gemm_element<GEMM_LANES_N>(lane_n, j);
                float x = at < g.n ? g.bias[at] : 0;
                UNROLL
                for (int i = 0; i < TM; i++)
                    acc[i][j] = canonical(add32(acc[i][j], x));
            }
        }
        UNROLL
        for (int i = 0; i < TM; i++) {
            i64 r = i0 + gemm_element<GEMM_LANES_M>(lane_m, i);
            float *to = c + r * g.n;
            if (r < g.m) {
                UNROLL
                for (int j = 0; j < TN; j += 4) {
                    i64 at = j0 + gemm_element<GEMM_LANES_N>(lane_n, j);
                    if (four_wide) {
                        if (at < g.n)
                            *(f32x4 *)(to + at) = {acc[i][j], acc[i][j + 1], acc[i][j + 2], acc[i][j + 3]};
                    } else {
                        UNROLL
                        for (int l = 0; l < 4; l++) {
                            if (at + l < g.n)
                                to[at + l] = acc[i][j + l];
                        }
                    }
                }
            }
        }
    }
};

// GEMM_VARIANT makes the kernels of a shape: for operands that both come along rows, and for all. GEMM_ONLY is what to
// make instead of all, for a tool.
#define GEMM_KERNEL(name, loaders, shape, blocks, any) \
    KERNEL(gemm_##name##_##loaders, GemmArgs, shape::THREADS, blocks) { Gemm<shape, any>().run(a); }

#define GEMM_VARIANT(name, blocks, warps_m, warps_n, tm, tn, hold, k, stages)       \
    typedef GemmShape<warps_m, warps_n, tm, tn, hold, k, stages> gemm_shape_##name; \
    GEMM_KERNEL(name, rr, gemm_shape_##name, blocks, false)                         \
    GEMM_KERNEL(name, any, gemm_shape_##name, blocks, true)

#ifdef GEMM_ONLY
GEMM_ONLY
#else
//           name, blocks, warps, thread, held, k, stages; package cuda has the same list
#if !defined(GEMM_PART) || GEMM_PART == 0
GEMM_VARIANT(128x128, 2, 2, 2, 16, 8, 4, 32, 3)
#endif
#if !defined(GEMM_PART) || GEMM_PART == 1
GEMM_VARIANT(96x192, 2, 2, 2, 12, 12, 2, 16, 4)
#endif
#if !defined(GEMM_PART) || GEMM_PART == 2
GEMM_VARIANT(128x64w, 4, 2, 1, 16, 8, 4, 16, 3)
#endif
#if !defined(GEMM_PART) || GEMM_PART == 3
GEMM_VARIANT(128x64, 3, 4, 1, 8, 8, 4, 16, 3)
#endif
#if !defined(GEMM_PART) || GEMM_PART == 4
GEMM_VARIANT(64x64, 6, 2, 1, 8, 8, 4, 16, 3)
#endif
#if !defined(GEMM_PART) || GEMM_PART == 5
GEMM_VARIANT(32x32, 4, 2, 1, 4, 4, 4, 32, 4)
#endif
#if !defined(GEMM_PART) || GEMM_PART == 6
GEMM_VARIANT(16x128, 3, 1, 4, 4, 4, 4, 32, 3)
#endif
#endif
