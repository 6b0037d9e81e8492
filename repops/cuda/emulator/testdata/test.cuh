#include "dialect.cuh"

struct SumArgs {
    const float *in;
    float *out;
    u32 n;
};

// sum adds the values of a block, lane by lane and then warp by warp.
KERNEL(sum, SumArgs, 1024, 1) {
    float *warps = (float *)shared_memory();
    u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = i < a.n ? a.in[i] : 0.0f;
    for (u32 n = 16; n; n /= 2)
        x = add32(x, shuffle_down(x, n));
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = x;
    barrier();
    if (threadIdx.x == 0) {
        for (u32 w = 1; w < blockDim.x / 32; w++)
            x = add32(x, warps[w]);
        a.out[blockIdx.x] = x;
    }
}

struct TransposeArgs {
    const u32 *in;
    u32 *out;
    u32 rows, columns;
    u32 barriers;
};

KERNEL(transpose, TransposeArgs, 256, 1) {
    u32 *tile = (u32 *)shared_memory();
    u32 r0 = blockIdx.y * 32, c0 = blockIdx.x * 32, x = threadIdx.x % 32, y = threadIdx.x / 32;
    for (u32 i = y; i < 32; i += 8)
        if (r0 + i < a.rows && c0 + x < a.columns)
            tile[i * 33 + x] = a.in[(r0 + i) * a.columns + c0 + x];
    if (a.barriers)
        barrier();
    for (u32 i = y; i < 32; i += 8)
        if (c0 + i < a.columns && r0 + x < a.rows)
            a.out[(c0 + i) * a.rows + r0 + x] = tile[x * 33 + i];
}

struct OutArgs { u32 *out; u32 n; };

// early has threads that return before a barrier that the others reach.
KERNEL(early, OutArgs, 256, 1) {
    u32 *s = (u32 *)shared_memory();
    if (threadIdx.x >= a.n)
        return;
    s[threadIdx.x] = threadIdx.x;
    barrier();
    a.out[threadIdx.x] = s[a.n - 1 - threadIdx.x] + ballot(threadIdx.x % 2 == 1);
}

KERNEL(lanes, OutArgs, 64, 1) {
    a.out[threadIdx.x] = shuffle(threadIdx.x * 10, threadIdx.x + 1);
}

KERNEL(deadlock, OutArgs, 64, 1) {
    if (threadIdx.x == 5)
        barrier();
    else
        warp_barrier();
}

KERNEL(mixed, OutArgs, 64, 1) {
    if (threadIdx.x == 5)
        warp_barrier();
    else
        ballot(true);
}

KERNEL(write, OutArgs, 64, 1) {
    if (threadIdx.x == 3)
        a.out[a.n] = 7;
}

KERNEL(write_shared, OutArgs, 64, 1) {
    if (threadIdx.x == 3)
        ((u32 *)shared_memory())[a.n] = 7;
}

DEVICE u32 deep(u32 n, volatile u32 *p) {
    volatile u32 pad[64];
    pad[n % 64] = n;
    return n == 0 ? *p : deep(n - 1, &pad[n % 64]) + pad[n % 64];
}

KERNEL(overflow, OutArgs, 64, 1) { a.out[threadIdx.x] = deep(a.n, a.out); }

KERNEL(barriers, OutArgs, 256, 1) {
    for (u32 i = 0; i < a.n; i++)
        barrier();
}

KERNEL(nothing, OutArgs, 256, 1) {}

struct PipelineArgs {
    const u32 *in;
    u32 *out;
    u32 stages, waits;
};

// pipeline copies one stage of 16 bytes a thread ahead, and adds up what the thread beside it copied.
KERNEL(pipeline, PipelineArgs, 64, 1) {
    u32x4 *s = (u32x4 *)shared_memory();
    const u32x4 *in = (const u32x4 *)a.in;
    u32 sum = 0;
    copy16(&s[threadIdx.x], &in[threadIdx.x]);
    copy16_commit();
    for (u32 i = 0; i < a.stages; i++) {
        if (i + 1 < a.stages)
            copy16(&s[(i + 1) % 2 * 64 + threadIdx.x], &in[(i + 1) * 64 + threadIdx.x]);
        copy16_commit();
        if (a.waits)
            copy16_wait<1>();
        barrier();
        u32x4 v = s[i % 2 * 64 + (threadIdx.x + 1) % 64];
        sum += v.x + v.y + v.z + v.w;
        barrier();
    }
    a.out[threadIdx.x] = sum;
}

struct NumbersArgs { const u32 *in; u32 *out; };

KERNEL(numbers, NumbersArgs, 32, 1) {
    if (threadIdx.x)
        return;
    a.out[0] = (u32)f32_to_int(2.5f);
    a.out[1] = (u32)f32_to_int(-3.5f);
    a.out[2] = mulhi32(0xffffffff, 0x80000001);
    a.out[3] = rotate_right(0x80000001, 0) + rotate_right(0x80000001, 1);
    a.out[4] = (u32)dot4(0x807f01ff, 0x80ff02fe, -5);
    a.out[5] = bits32(fma32(from32(0x3f800001), from32(0x3f800001), -1.0f));
    a.out[6] = bits32(mul32(from32(0x00800000), 0.5f));
    a.out[7] = bits32(narrow(fma64(1.0 + 0x1p-52, 1.0 + 0x1p-52, -1.0)));
    a.out[8] = bits32(canonical(sub32(from32(a.in[0]), from32(a.in[0]))));
    a.out[9] = bits32(sqrt32(2.0f));
    a.out[10] = (u32)mulhi64(0xffffffffffffffff, 0x8000000000000001);
    a.out[11] = bits32(long_to_f32(0xffffff8000000001));
    a.out[12] = leading_zeros(1) + leading_zeros(0);
}
