// What dialect.cuh names, for a C++17 compiler and the emulated grid of emulate.c++. The threads of a block are fibers that run
// one at a time, in another order for every block, and change at barriers only.
//
// By hand, in the root of the repository (leave out -mavx2 -mfma where the processor lacks them):
//
//   g++ -std=c++17 -O2 -ffp-contract=off -fno-fast-math -fno-math-errno -fno-exceptions -fno-strict-aliasing -fPIC -shared -mavx2 -mfma -Wall -Wno-unknown-pragmas -Irepops/cuda/kernels -Irepops/cuda/emulator -x c++ repops/cuda/kernels/kernels.cuh repops/cuda/emulator/emulate.c++ -o /tmp/kernels.so
#pragma once

#include <math.h>
#include <stddef.h>
#include <string.h>

typedef unsigned char u8;
typedef signed char i8;
typedef unsigned int u32;
typedef int i32;
typedef unsigned long long u64;
typedef long long i64;

namespace emulate {

struct Index { u32 x, y, z; };

// State is what the thread that runs sees.
struct State {
    Index thread, block, threads, blocks;
    u8 *shared;
    void *grid;
};

// Initial-exec, which the threads' stacks do not disturb. Libraries that are built later use the first one's.
#define EMULATE_THREAD_LOCAL __attribute__((tls_model("initial-exec"))) __thread
extern EMULATE_THREAD_LOCAL State state;

struct Kernel {
    Kernel(const char *name, size_t args, u32 threads, void (*body)(const void *));
    const char *name;
    size_t args;
    u32 threads;
    void (*body)(const void *);
    const Kernel *next;
};

void barrier();
void warp_barrier();
u32 ballot(bool p);
u32 shuffle_down(u32 x, u32 n);
u32 shuffle(u32 x, u32 lane);

// exchange gives each lane of a whole warp the words of all, up to 8 each, until it exchanges again.
struct Lanes { u32 words[32][8]; };
const Lanes &exchange(const u32 *words, u32 n);

void copy(void *shared, const void *global, u32 of, u32 bytes);
void copy_commit();
void copy_wait(u32 pending);

template <class To, class From> inline To same_bits(From x) {
    static_assert(sizeof(To) == sizeof(From), "sizes");
    To y;
    memcpy(&y, &x, sizeof y);
    return y;
}

}

#define threadIdx (::emulate::state.thread)
#define blockIdx (::emulate::state.block)
#define blockDim (::emulate::state.threads)
#define gridDim (::emulate::state.blocks)

#define KERNEL_HERE(name, Args, threads, blocks)                                                              \
    static void name(const Args &a);                                                                          \
    static const ::emulate::Kernel name##_kernel(#name, sizeof(Args), threads,                                \
                                                 [](const void *a) { name(*static_cast<const Args *>(a)); }); \
    static void name([[maybe_unused]] const Args &a)
#define DEVICE [[maybe_unused]] static inline
#define CONSTANT [[maybe_unused]] static const
#define UNROLL
#define ROLLED
#define DEVICE_MEMBER inline

DEVICE u8 *shared_memory() { return emulate::state.shared; }

DEVICE void barrier() { emulate::barrier(); }
DEVICE void warp_barrier() { emulate::warp_barrier(); }
DEVICE u32 ballot(bool p) { return emulate::ballot(p); }

DEVICE u32 bits32(float x) { return emulate::same_bits<u32>(x); }
DEVICE float from32(u32 x) { return emulate::same_bits<float>(x); }
DEVICE u64 bits64(double x) { return emulate::same_bits<u64>(x); }
DEVICE double from64(u64 x) { return emulate::same_bits<double>(x); }

DEVICE u32 shuffle_down(u32 x, u32 n) { return emulate::shuffle_down(x, n); }
DEVICE float shuffle_down(float x, u32 n) { return from32(emulate::shuffle_down(bits32(x), n)); }
DEVICE u32 shuffle(u32 x, u32 lane) { return emulate::shuffle(x, lane); }
DEVICE float shuffle(float x, u32 lane) { return from32(emulate::shuffle(bits32(x), lane)); }

DEVICE void copy16(void *shared, const void *global) { emulate::copy(shared, global, 16, 16); }
DEVICE void copy16_some(void *shared, const void *global, u32 bytes) { emulate::copy(shared, global, 16, bytes); }
DEVICE void copy4_some(void *shared, const void *global, u32 bytes) { emulate::copy(shared, global, 4, bytes); }
DEVICE void copy16_commit() { emulate::copy_commit(); }
template <int N> DEVICE void copy16_wait() { emulate::copy_wait(N); }

DEVICE float add32(float x, float y) { return x + y; }
DEVICE float sub32(float x, float y) { return x - y; }
DEVICE float mul32(float x, float y) { return x * y; }
DEVICE float div32(float x, float y) { return x / y; }
DEVICE float sqrt32(float x) { return __builtin_sqrtf(x); }
DEVICE float fma32(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
DEVICE double add64(double x, double y) { return x + y; }
DEVICE double sub64(double x, double y) { return x - y; }
DEVICE double mul64(double x, double y) { return x * y; }
DEVICE double div64(double x, double y) { return x / y; }
DEVICE double sqrt64(double x) { return __builtin_sqrt(x); }
DEVICE double fma64(double x, double y, double z) { return __builtin_fma(x, y, z); }
DEVICE float narrow(double x) { return (float)x; }
DEVICE float int_to_f32(i32 x) { return (float)x; }
DEVICE i32 f32_to_int(float x) {
    if (x >= 0x1p31f)
        return 0x7fffffff;
    if (x < -0x1p31f)
        return -0x7fffffff - 1;
    return x == x ? (i32)__builtin_lrintf(x) : 0;
}
DEVICE u32 mulhi32(u32 x, u32 y) { return (u32)((u64)x * y >> 32); }
DEVICE u64 mulhi64(u64 x, u64 y) { return (u64)((unsigned __int128)x * y >> 64); }
DEVICE float long_to_f32(u64 x) { return (float)x; }
DEVICE u32 leading_zeros(u64 x) { return x ? (u32)__builtin_clzll(x) : 64; }
DEVICE u32 rotate_right(u32 x, u32 n) { return x >> (n & 31) | x << (-n & 31); }
DEVICE i32 dot4(u32 x, u32 y, i32 c) {
    i32 s = 0;
    for (int i = 0; i < 32; i += 8)
        s += (i8)(x >> i) * (i8)(y >> i);
    return (i32)((u32)c + (u32)s);
}

#include "emulate_arith.h"
#include "emulate_gemm.h"
