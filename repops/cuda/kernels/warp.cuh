// What kernels of groups are made of, those that package program writes for a program too: reductions by a warp, which is the 32
// lanes of docs/arithmetic.md 2.6.
#pragma once
#include "arith.cuh"
#include "functions.cuh"

#define MINUS_INF 0xff800000u

// warp_sum is the tree over what the lanes hold; lane 0 gets the result.
DEVICE float warp_sum(float v) {
    UNROLL
    for (u32 h = 16; h > 0; h /= 2) v = add32(v, shuffle_down(v, h));
    return canonical(v);
}

DEVICE float warp_amax(float v) {
    UNROLL
    for (u32 h = 16; h > 0; h /= 2) v = op_maximum(v, shuffle_down(v, h));
    return v;
}

// few_sum is the sum of up to 8 numbers that every lane knows: what the tree adds to them beside is +0, which changes no sum that
// started from +0.
template <int N> DEVICE float few_sum(const float (&x)[N]) {
    static_assert(N <= 8, "few");
    float v[8];
    UNROLL
    for (int i = 0; i < 8; i++) v[i] = i < N ? add32(0.0f, x[i < N ? i : 0]) : 0.0f;
    UNROLL
    for (int h = 4; h > 0; h /= 2) {
        UNROLL
        for (int i = 0; i < h; i++) v[i] = add32(v[i], v[i + h]);
    }
    return canonical(v[0]);
}

template <int N> DEVICE float few_amax(const float (&x)[N]) {
    float v = x[0];
    UNROLL
    for (int i = 1; i < N; i++) v = op_maximum(v, x[i]);
    return v;
}
