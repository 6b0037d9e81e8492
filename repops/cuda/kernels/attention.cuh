// What stands between the products of attentions and of their gradients: the softmax of scores, and ds = p·(dp − D), in the band of
// keys that each query sees.
//
// A row whose greatest score m is no finite number, or one of whose scores is a NaN, is NaN in all of it: there is an x with x − m = NaN.
// In any other row x − m is not positive, the sum of the exponentials is from 1 to 65,536, and what the band leaves out adds
// exp(−inf) = +0. So the functions below have to be those of rules 1 and 3 of docs/arithmetic.md for such operands only.
#pragma once
#include "arith.cuh"
#include "functions.cuh"

// A band of rows, `queries` of which are a head: row i of a head sees the first i + offset + 1 of `width` keys.
struct AttentionBand {
    u32 rows, width, queries;
    u32 causal; // 0: all rows see all keys
    i64 offset;
};

DEVICE u32 attention_visible(const AttentionBand &b, u32 row) {
    if (b.causal == 0) {
        return b.width;
    }
    i64 n = (i64)(row % b.queries) + b.offset + 1;
    return n < 0 ? 0 : n < (i64)b.width ? (u32)n : b.width;
}

struct SoftmaxArgs {
    const float *x; // [rows, width]
    float *p;       // in the same place or apart
    AttentionBand band;
    u32 whole;  // 1: what is behind the band is written, too
    u32 shared; // softmax_long: 1 if rows are in shared memory while they are worked on
};

// softmax_exp is op_exp of x ≤ 0, no NaN.
DEVICE float softmax_exp(float x) {
    float clamped = x < sequence::ExpMin ? sequence::ExpMin : x;
    double t, r = reduce((double)clamped, &t);
    return narrow(scale(horner<sequence::ExpTerms>(r, sequence::Exp), t));
}

// SoftmaxDivisor divides numbers from 2^-80 to 1, and 0, by s from 1 to 65,536, as div32 does. high is RN(1/s) and high + low within
// 2^-46 of 1/s, so that q is one of the two numbers next to the quotient; then e − q·s is exact, and by Markstein's theorem the last
// fma is the quotient's RN.
struct SoftmaxDivisor {
    float s, high, low;

    DEVICE_MEMBER void set(float by) {
        s = by;
        high = div32(1.0f, s);
        low = mul32(fma32(-high, s, 1.0f), high);
    }
    DEVICE_MEMBER float quick(float e) const {
        float q = fma32(e, high, mul32(e, low));
        return fma32(fma32(-q, s, e), high, q);
    }
};

// softmax_tiny says that SoftmaxDivisor::quick may not divide e ≥ 0.
DEVICE bool softmax_tiny(float e) { return bits32(e) - 1 < 0x17800000u - 1; } // 0 < e < 2^-80

DEVICE float exchange(float x, u32 lane, u32 h) { return shuffle(x, lane ^ h); }

// softmax_max is the greatest of what the lanes hold, but for NaNs. A zero of either sign does for the other.
DEVICE float softmax_max(float m, u32 lane) {
    UNROLL
    for (u32 h = 16; h > 0; h /= 2) {
        float y = exchange(m, lane, h);
        m = y > m ? y : m;
    }
    return m;
}

DEVICE bool softmax_is_nan(float m, bool nan) { return ballot(nan) != 0 || !(sub32(m, m) == 0.0f); }

// softmax_fill writes columns [from, to) of a row.
DEVICE void softmax_fill(float *row, u32 from, u32 to, u32 word, u32 thread, u32 threads) {
    ROLLED
    for (u32 i = from + thread; i < to; i += threads) {
        row[i] = from32(word);
    }
}

// softmax_sum is rule 2.7 for G groups of which each lane holds its number of rule 2.6; no number is −0 or NaN. While lanes still
// add up several groups, those that a step would leave idle go on with other groups. Then lanes 32/G apart have a group's sum.
template <int G> DEVICE float softmax_sum(float (&v)[G], u32 lane) {
    u32 h = 16;
    UNROLL
    for (int n = G / 2; n > 0; n /= 2, h /= 2) {
        bool upper = (lane & h) != 0;
        UNROLL
        for (int i = 0; i < n; i++) {
            float mine = upper ? v[i + n] : v[i], other = upper ? v[i] : v[i + n];
            v[i] = add32(mine, exchange(other, lane, h));
        }
    }
    UNROLL
    for (; h > 0; h /= 2) {
        v[0] = add32(v[0], exchange(v[0], lane, h));
    }
    h = 16;
    UNROLL
    for (int n = G / 2; n > 0; n /= 2, h /= 2) {
        v[0] = add32(v[0], exchange(v[0], lane, h));
    }
    return v[0];
}

// softmax_rows has a warp for each row of up to 256·G scores, which stand in its registers. QUAD elements of a lane are worked on at
// once, and none of them if the band ends before all.
template <int G> DEVICE void softmax_rows(const SoftmaxArgs &a) {
    const int QUAD = 4, N = 8 * G;
    const u32 lane = threadIdx.x % 32, warps = blockDim.x / 32;
    ROLLED
    for (u32 row = blockIdx.x * warps + threadIdx.x / 32; row < a.band.rows; row += gridDim.x * warps) {
        const u32 visible = attention_visible(a.band, row), width = a.band.width;
        const float *x = a.x + (u64)row * width;
        float *p = a.p + (u64)row * width;
        float e[N];
        UNROLL
        for (int j = 0; j < N; j++) {
            e[j] = from32(0xff800000u);
            if (lane + 32 * j < visible) {
                e[j] = x[lane + 32 * j];
            }
        }
        float m = e[0];
        bool nan = false;
        UNROLL
        for (int j = 0; j < N; j++) {
            nan = nan || e[j] != e[j];
            m = e[j] > m ? e[j] : m;
        }
        m = softmax_max(m, lane);
        if (softmax_is_nan(m, nan)) {
            softmax_fill(p, 0, a.whole ? width : visible, CANONICAL_NAN, lane, 32);
            continue;
        }
        float v[G];
        bool tiny = false;
        UNROLL
        for (int j = 0; j < N; j += QUAD) {
            if (j % 8 == 0) {
                v[j / 8] = 0.0f;
            }
            if (32u * j < visible) {
                UNROLL
                for (int k = j; k < j + QUAD; k++) {
                    e[k] = softmax_exp(sub32(e[k], m));
                }
                UNROLL
                for (int k = j; k < j + QUAD; k++) {
                    tiny = tiny || softmax_tiny(e[k]);
                    v[j / 8] = add32(v[j / 8], e[k]);
                }
            }
        }
        SoftmaxDivisor by;
        by.set(softmax_sum<G>(v, lane));
        if (ballot(tiny) != 0) {
            UNROLL
            for (int j = 0; j < N; j++) {
                if (lane + 32 * j < visible) {
                    p[lane + 32 * j] = div32(e[j], by.s);
                }
            }
        } else {
            UNROLL
            for (int j = 0; j < N; j += QUAD) {
                if (32u * j < visible) {
                    UNROLL
                    for (int k = j; k < j + QUAD; k++) {
                        float y = by.quick(e[k]);
                        if (lane + 32 * k < visible) {
                            p[lane + 32 * k] = y;
                        }
                    }
                }
            }
        }
        if (a.whole) {
            softmax_fill(p, visible, width, 0, lane, 32);
        }
    }
}

KERNEL(softmax_256, SoftmaxArgs, 256, 4) { softmax_rows<1>(a); }
KERNEL(softmax_512, SoftmaxArgs, 256, 4) { softmax_rows<2>(a); }
KERNEL(softmax_1024, SoftmaxArgs, 256, 3) { softmax_rows<4>(a); }
KERNEL(softmax_2048, SoftmaxArgs, 256, 2) { softmax_rows<8>(a); }

#define SOFTMAX_LONG_WARPS 8

// softmax_long has a block for each row of up to 65,536 scores. The row stands in shared memory or, if that is too small, in its place
// of p: a thread reads there what it wrote itself. A warp has every 8th group of 256.
KERNEL(softmax_long, SoftmaxArgs, 32 * SOFTMAX_LONG_WARPS, 2) {
    float *sums = (float *)shared_memory(), *maxima = sums + 256;
    u32 *nans = (u32 *)(maxima + SOFTMAX_LONG_WARPS);
    const u32 lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    ROLLED
    for (u32 row = blockIdx.x; row < a.band.rows; row += gridDim.x) {
        const u32 visible = attention_visible(a.band, row), width = a.band.width, groups = (visible + 255) / 256;
        const float *x = a.x + (u64)row * width;
        float *p = a.p + (u64)row * width;
        float *work = a.shared ? (float *)(nans + SOFTMAX_LONG_WARPS) : p;
        float m = from32(0xff800000u);
        bool nan = false;
        ROLLED
        for (u32 g = warp; g < groups; g += SOFTMAX_LONG_WARPS) {
            const u32 first = 256 * g + lane;
            float y[8];
            UNROLL
            for (u32 j = 0; j < 8; j++) {
                y[j] = first + 32 * j < visible ? x[first + 32 * j] : from32(0xff800000u);
            }
            UNROLL
            for (u32 j = 0; j < 8; j++) {
                if (first + 32 * j < visible) {
                    work[first + 32 * j] = y[j];
                }
                nan = nan || y[j] != y[j];
                m = y[j] > m ? y[j] : m;
            }
        }
        m = softmax_max(m, lane);
        nan = ballot(nan) != 0;
        barrier(); // the row before has been read
        if (lane == 0) {
            maxima[warp] = m;
            nans[warp] = nan;
        }
        barrier();
        UNROLL
        for (u32 w = 0; w < SOFTMAX_LONG_WARPS; w++) {
            m = maxima[w] > m ? maxima[w] : m;
            nan = nan || nans[w] != 0;
        }
        if (nan || !(sub32(m, m) == 0.0f)) {
            softmax_fill(p, 0, a.whole ? width : visible, CANONICAL_NAN, threadIdx.x, blockDim.x);
            continue;
        }
        ROLLED
        for (u32 g = warp; g < groups; g += SOFTMAX_LONG_WARPS) {
            const u32 first = 256 * g + lane;
            float y[8], v[1] = {0.0f};
            UNROLL
            for (u32 j = 0; j < 8; j++) {
                y[j] = first + 32 * j < visible ? softmax_exp(sub32(work[first + 32 * j], m)) : 0.0f;
            }
            UNROLL
            for (u32 j = 0; j < 8; j++) {
                if (first + 32 * j < visible) {
                    work[first + 32 * j] = y[j];
                }
                v[0] = add32(v[0], y[j]);
            }
            v[0] = softmax_sum<1>(v, lane);
            if (lane == 0) {
                sums[g] = v[0];
            }
        }
        barrier();
        float total[1] = {0.0f};
        for (u32 g = lane; g < groups; g += 32) {
            total[0] = add32(total[0], sums[g]);
        }
        SoftmaxDivisor by;
        by.set(softmax_sum<1>(total, lane));
        ROLLED
        for (u32 g = warp; g < groups; g += SOFTMAX_LONG_WARPS) {
            const u32 first = 256 * g + lane;
            UNROLL
            for (u32 j = 0; j < 8; j++) {
                if (first + 32 * j < visible) {
                    float e = work[first + 32 * j];
                    p[first + 32 * j] = softmax_tiny(e) ? div32(e, by.s) : by.quick(e);
                }
            }
        }
        if (a.whole) {
            softmax_fill(p, visible, width, 0, threadIdx.x, blockDim.x);
        }
    }
}

struct AttentionDsArgs {
    const float *dp, *p, *dots; // [rows, width], [rows, width], [rows]
    float *ds;                  // in the place of dp or apart
    AttentionBand band;
};

DEVICE float attention_ds_one(float dp, float p, float d) { return canonical(mul32(p, sub32(dp, d))); }

// Each warp has a row. Of four elements that the band's end is among, all are written.
KERNEL(attention_ds4, AttentionDsArgs, 256, 4) {
    const u32 AT_ONCE = 4;
    const u32 lane = threadIdx.x % 32, warps = blockDim.x / 32;
    ROLLED
    for (u32 row = blockIdx.x * warps + threadIdx.x / 32; row < a.band.rows; row += gridDim.x * warps) {
        const u32 n = (attention_visible(a.band, row) + 3) / 4;
        const u64 at = (u64)row * (a.band.width / 4);
        const f32x4 *dp = (const f32x4 *)a.dp + at, *p = (const f32x4 *)a.p + at;
        f32x4 *ds = (f32x4 *)a.ds + at;
        const float d = a.dots[row];
        ROLLED
        for (u32 first = lane; first < n; first += 32 * AT_ONCE) {
            f32x4 x[AT_ONCE], y[AT_ONCE];
            UNROLL
            for (u32 j = 0; j < AT_ONCE; j++) {
                const u32 i = first + 32 * j < n ? first + 32 * j : first;
                x[j] = dp[i];
                y[j] = p[i];
            }
            UNROLL
            for (u32 j = 0; j < AT_ONCE; j++) {
                if (first + 32 * j < n) {
                    ds[first + 32 * j] = {attention_ds_one(x[j].x, y[j].x, d), attention_ds_one(x[j].y, y[j].y, d),
                                          attention_ds_one(x[j].z, y[j].z, d), attention_ds_one(x[j].w, y[j].w, d)};
                }
            }
        }
    }
}

KERNEL(attention_ds1, AttentionDsArgs, 256, 4) {
    const u32 AT_ONCE = 8;
    const u32 lane = threadIdx.x % 32, warps = blockDim.x / 32;
    ROLLED
    for (u32 row = blockIdx.x * warps + threadIdx.x / 32; row < a.band.rows; row += gridDim.x * warps) {
        const u32 n = attention_visible(a.band, row);
        const u64 at = (u64)row * a.band.width;
        const float d = a.dots[row];
        ROLLED
        for (u32 first = lane; first < n; first += 32 * AT_ONCE) {
            float x[AT_ONCE], y[AT_ONCE];
            UNROLL
            for (u32 j = 0; j < AT_ONCE; j++) {
                const u32 i = first + 32 * j < n ? first + 32 * j : first;
                x[j] = a.dp[at + i];
                y[j] = a.p[at + i];
            }
            UNROLL
            for (u32 j = 0; j < AT_ONCE; j++) {
                if (first + 32 * j < n) {
                    a.ds[at + first + 32 * j] = attention_ds_one(x[j], y[j], d);
                }
            }
        }
    }
}
