// The dialect that kernels are written in: CUDA C++ of which nothing is used that this file does not name, so that the same
// source compiles as C++ for an emulated grid (../emulator/emulate.h). A kernel has one parameter, a struct, and all its shared
// memory is dynamic.
//
//   KERNEL(name, Args, threads, blocks) { ... }   a kernel: `a` is its Args; at most `threads` threads a block, `blocks` blocks a multiprocessor
//   DEVICE                                        before a function that kernels call
//   CONSTANT, TABLE                               before an array in constant memory; of a TABLE the compiler makes no immediates,
//                                                 which for binary64 cost two instructions each
//   shared_memory()                               the block's dynamic shared memory, aligned to 16 bytes
//   barrier(), warp_barrier()                     all threads of the block, of the warp
//   shuffle_down(x, n), shuffle(x, lane)          of a whole warp, 32-bit values
//   ballot(p)                                     bit l: lane l's p is true
//   copy16(shared, global), copy16_commit(), copy16_wait<N>()   asynchronous copies of 16 bytes, both addresses aligned to 16
//   copy16_some(shared, global, n), copy4_some               the same of n bytes, the other ones of the 16 or 4 become 0
//   copy4(shared, global)                         of 4 bytes
//   advance(p, bytes)                             p + bytes, in one addition, whatever is added before or after
//   fma32_if(p, x, y, z)                          fma32(x, y, z) if p, else z
//   DEVICE_MEMBER, ROLLED                         DEVICE for member functions; before a loop that is not to be unrolled
//   load_matrices(to, row), multiply_bytes(c, a, b)          of a whole warp: ldmatrix of four 8 × 16 bytes, mma of 16 × 8 × 32 bytes
//   add32 … fma64                                 one rounding each, to nearest even; never contracted, subnormals kept
#pragma once

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)

typedef unsigned char u8;
typedef signed char i8;
typedef unsigned int u32;
typedef int i32;
typedef unsigned long long u64;
typedef long long i64;

#define KERNEL_HERE(name, Args, threads, blocks) extern "C" __global__ void __launch_bounds__(threads, blocks) name(const __grid_constant__ Args a)
#define DEVICE static __device__ __forceinline__
#define CONSTANT static __constant__ const
#define TABLE static __constant__
#define UNROLL _Pragma("unroll")
#define ROLLED _Pragma("unroll 1")
#define DEVICE_MEMBER __device__ __forceinline__

DEVICE u8 *shared_memory() {
    extern __shared__ __align__(16) u8 memory[];
    return memory;
}

DEVICE void barrier() { __syncthreads(); }
DEVICE void warp_barrier() { __syncwarp(); }
DEVICE u32 ballot(bool p) { return __ballot_sync(~0u, p); }
DEVICE float shuffle_down(float x, u32 n) { return __shfl_down_sync(~0u, x, n); }
DEVICE u32 shuffle_down(u32 x, u32 n) { return __shfl_down_sync(~0u, x, n); }
DEVICE float shuffle(float x, u32 lane) { return __shfl_sync(~0u, x, lane); }
DEVICE u32 shuffle(u32 x, u32 lane) { return __shfl_sync(~0u, x, lane); }

DEVICE void copy16(void *shared, const void *global) {
    u32 to = (u32)__cvta_generic_to_shared(shared);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(global) : "memory");
}
DEVICE void copy16_some(void *shared, const void *global, u32 bytes) {
    u32 to = (u32)__cvta_generic_to_shared(shared);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(to), "l"(global), "r"(bytes) : "memory");
}
DEVICE void copy4_some(void *shared, const void *global, u32 bytes) {
    u32 to = (u32)__cvta_generic_to_shared(shared);
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(to), "l"(global), "r"(bytes) : "memory");
}
DEVICE void copy4(void *shared, const void *global) {
    u32 to = (u32)__cvta_generic_to_shared(shared);
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to), "l"(global) : "memory");
}
DEVICE const float *advance(const float *p, i64 bytes) {
    asm("add.s64 %0, %0, %1;" : "+l"(p) : "l"(bytes));
    return p;
}
DEVICE float fma32_if(bool p, float x, float y, float z) { // z if not p
    asm("{ .reg .pred p; setp.ne.u32 p, %3, 0; @p fma.rn.f32 %0, %1, %2, %0; }" : "+f"(z) : "f"(x), "f"(y), "r"((u32)p));
    return z;
}
DEVICE void load_matrices(u32 (&to)[4], const void *row) {
    u32 from = (u32)__cvta_generic_to_shared(row);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3]) : "r"(from) : "memory");
}
DEVICE void multiply_bytes(i32 (&c)[4], const u32 (&a)[4], const u32 (&b)[2]) {
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}
DEVICE void copy16_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int N> DEVICE void copy16_wait() { asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory"); }

DEVICE u32 bits32(float x) { return __float_as_uint(x); }
DEVICE float from32(u32 x) { return __uint_as_float(x); }
DEVICE u64 bits64(double x) { return (u64)__double_as_longlong(x); }
DEVICE double from64(u64 x) { return __longlong_as_double((i64)x); }

DEVICE float add32(float x, float y) { return __fadd_rn(x, y); }
DEVICE float sub32(float x, float y) { return __fsub_rn(x, y); }
DEVICE float mul32(float x, float y) { return __fmul_rn(x, y); }
DEVICE float div32(float x, float y) { return __fdiv_rn(x, y); }
DEVICE float sqrt32(float x) { return __fsqrt_rn(x); }
DEVICE float fma32(float x, float y, float z) { return __fmaf_rn(x, y, z); }
DEVICE double add64(double x, double y) { return __dadd_rn(x, y); }
DEVICE double sub64(double x, double y) { return __dsub_rn(x, y); }
DEVICE double mul64(double x, double y) { return __dmul_rn(x, y); }
DEVICE double div64(double x, double y) { return __ddiv_rn(x, y); }
DEVICE double sqrt64(double x) { return __dsqrt_rn(x); }
DEVICE double fma64(double x, double y, double z) { return __fma_rn(x, y, z); }
DEVICE float narrow(double x) { return __double2float_rn(x); }
DEVICE float int_to_f32(i32 x) { return __int2float_rn(x); }
DEVICE i32 f32_to_int(float x) { return __float2int_rn(x); } // of |x| < 2^31 only
DEVICE u32 mulhi32(u32 x, u32 y) { return __umulhi(x, y); }
DEVICE u64 mulhi64(u64 x, u64 y) { return __umul64hi(x, y); }
DEVICE float long_to_f32(u64 x) { return __ull2float_rn(x); }
DEVICE u32 leading_zeros(u64 x) { return (u32)__clzll((i64)x); }
DEVICE u32 rotate_right(u32 x, u32 n) { return __funnelshift_r(x, x, n); }
DEVICE u32 byte_permute(u32 x, u32 y, u32 selector) { return __byte_perm(x, y, selector); } // digit i: which byte of y ‖ x is byte i
DEVICE u32 count_bits(u32 x) { return (u32)__popc((i32)x); }
DEVICE u32 lowest_bit(u32 x) { return (u32)__ffs((i32)x) - 1; } // of x ≠ 0
DEVICE i32 dot4(u32 x, u32 y, i32 c) { return __dp4a((i32)x, (i32)y, c); } // four products of signed bytes, exact

#else
#include "emulate.h"
#endif

// A file that is included for its functions, and whose kernels are compiled elsewhere, has them as templates that nobody uses.
#define KERNEL_ELSEWHERE(name, Args, threads, blocks) template <int NEVER> DEVICE void name([[maybe_unused]] const Args &a)
#ifndef KERNEL
#define KERNEL KERNEL_HERE
#endif

struct alignas(16) f32x4 { float x, y, z, w; };
struct alignas(16) u32x4 { u32 x, y, z, w; };

#define CANONICAL_NAN 0x7fc00000u

// canonical is x, or the one NaN that tensors hold.
DEVICE float canonical(float x) { return x == x ? x : from32(CANONICAL_NAN); }
