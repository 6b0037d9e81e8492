// What of dialect.cuh only moves, hashes and tables use. Included by emulate.h.
#pragma once

#define TABLE [[maybe_unused]] static const

DEVICE u32 byte_permute(u32 x, u32 y, u32 selector) {
    u64 bytes = (u64)y << 32 | x;
    u32 z = 0;
    for (u32 i = 0; i < 4; i++) {
        z |= (u32)(u8)(bytes >> (selector >> 4 * i & 7) * 8) << 8 * i;
    }
    return z;
}
DEVICE u32 count_bits(u32 x) { return (u32)__builtin_popcount(x); }
DEVICE u32 lowest_bit(u32 x) { return (u32)__builtin_ctz(x); }
