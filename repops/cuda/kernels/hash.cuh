// The trees of vector commitments (docs/formats.md section 1), and a look for NaNs that no tensor holds.
#pragma once
#include "dialect.cuh"

CONSTANT u32 HASH_ROUND[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

DEVICE void hash_start(u32 (&s)[8]) {
    s[0] = 0x6a09e667, s[1] = 0xbb67ae85, s[2] = 0x3c6ef372, s[3] = 0xa54ff53a;
    s[4] = 0x510e527f, s[5] = 0x9b05688c, s[6] = 0x1f83d9ab, s[7] = 0x5be0cd19;
}

// hash_block takes a block of SHA-256 into s. The schedule is made in place, 16 words at a time.
DEVICE void hash_block(u32 (&s)[8], u32 (&w)[16]) {
    u32 a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
    UNROLL
    for (u32 i = 0; i < 64; i++) {
        if (i >= 16) {
            u32 x = w[(i + 1) % 16], y = w[(i + 14) % 16];
            w[i % 16] += (rotate_right(x, 7) ^ rotate_right(x, 18) ^ x >> 3) + w[(i + 9) % 16] + (rotate_right(y, 17) ^ rotate_right(y, 19) ^ y >> 10);
        }
        u32 t = h + (rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)) + ((e & f) ^ (~e & g)) + HASH_ROUND[i] + w[i % 16];
        u32 u = (rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t, d = c, c = b, b = a, a = t + u;
    }
    s[0] += a, s[1] += b, s[2] += c, s[3] += d, s[4] += e, s[5] += f, s[6] += g, s[7] += h;
}

// A prefix byte stands before the data, so that word j of a message is made of the last byte before word j of the data and of
// its first three. hash_word makes it of the data's words as they stand in memory.
DEVICE u32 hash_word(u32 before, u32 word) { return byte_permute(before, word, 0x3456); }

DEVICE u32x4 hash_bytes(u32 x, u32 y, u32 z, u32 w) {
    return {byte_permute(x, 0, 0x0123), byte_permute(y, 0, 0x0123), byte_permute(z, 0, 0x0123), byte_permute(w, 0, 0x0123)};
}

// hash_node is SHA-256(0x01 ‖ the 64 bytes at pair).
DEVICE void hash_node(u32x4 *to, const u32x4 *pair) {
    u32 s[8], w[16], before = 0x01000000u;
    hash_start(s);
    UNROLL
    for (u32 i = 0; i < 4; i++) {
        u32x4 x = pair[i];
        w[4 * i] = hash_word(before, x.x), w[4 * i + 1] = hash_word(x.x, x.y), w[4 * i + 2] = hash_word(x.y, x.z), w[4 * i + 3] = hash_word(x.z, x.w);
        before = x.w;
    }
    ROLLED
    for (u32 block = 0; block < 2; block++) {
        hash_block(s, w);
        w[0] = (before & 0xff000000u) | 0x00800000u;
        UNROLL
        for (u32 i = 1; i < 15; i++) {
            w[i] = 0;
        }
        w[15] = 8 * 65;
    }
    to[0] = hash_bytes(s[0], s[1], s[2], s[3]);
    to[1] = hash_bytes(s[4], s[5], s[6], s[7]);
}

// hash_levels pairs the n nodes at `nodes`, in the block's memory, level by level until one is left there. An odd last one
// is promoted.
DEVICE void hash_levels(u32x4 *nodes, u32 n) {
    while (n > 1) {
        u32x4 node[2];
        const u32 half = (n + 1) / 2;
        // All of a level's nodes are made before one is written: there are at most two a thread's number.
        barrier();
        if (2 * threadIdx.x + 1 < n) {
            hash_node(node, nodes + 4 * threadIdx.x);
        } else if (2 * threadIdx.x < n) {
            node[0] = nodes[4 * threadIdx.x], node[1] = nodes[4 * threadIdx.x + 1];
        }
        barrier();
        if (threadIdx.x < half) {
            nodes[2 * threadIdx.x] = node[0], nodes[2 * threadIdx.x + 1] = node[1];
        }
        n = half;
    }
    barrier();
}

#define HASH_PIECES 96
#define HASH_LEAVES 64 // of a block
#define HASH_NODES 512

// A piece is one tensor at one level.
struct HashPiece {
    const u8 *data; // bytes of a tensor; nodes
    u8 *out;        // nodes of the next level, or the top if this piece has one block
    u64 n;          // bytes of a tensor; nodes
    u32 first;      // block of the launch
    u32 reserved;
};

struct HashArgs {
    u32 pieces, reserved;
    HashPiece piece[HASH_PIECES]; // in the order of their blocks
};

// hash_piece is the piece that a block is for: the last one that does not begin behind it.
DEVICE u32 hash_piece(const HashArgs &a) {
    u32 lo = 0, hi = a.pieces;
    while (hi - lo > 1) {
        u32 middle = (lo + hi) / 2;
        if (a.piece[middle].first <= blockIdx.x) {
            lo = middle;
        } else {
            hi = middle;
        }
    }
    return lo;
}

// A row of staged data is 64 bytes and a gap, so that the threads of a warp read different banks, 16 bytes at a time.
#define HASH_PITCH 5

// A thread hashes a leaf. A warp brings 64 bytes of each of its 32 leaves into shared memory, four threads a leaf, while
// it hashes the 64 bytes before. A tensor of one block is hashed to its top at once.
KERNEL(hash_leaves, HashArgs, HASH_LEAVES, 8) {
    const HashPiece &p = a.piece[hash_piece(a)];
    const u32 lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const u64 base = (u64)(blockIdx.x - p.first) * HASH_LEAVES;
    const u64 all = (p.n + 1023) / 1024;
    const u32 leaves = all - base < HASH_LEAVES ? (u32)(all - base) : HASH_LEAVES;
    u32x4 *own = (u32x4 *)shared_memory() + warp * 2 * 32 * HASH_PITCH;

    u32 s[8], w[16], before = 0;
    hash_start(s);
    ROLLED
    for (u32 block = 0; block <= 17; block++) {
        if (block < 16) {
            UNROLL
            for (u32 i = 0; i < 4; i++) {
                const u32 leaf = 8 * i + lane / 4, part = lane % 4;
                const u64 at = (base + warp * 32 + leaf) * 1024 + block * 64 + part * 16;
                const u32 there = at >= p.n ? 0 : p.n - at < 16 ? (u32)(p.n - at) : 16;
                copy16_some(own + ((block % 2) * 32 + leaf) * HASH_PITCH + part, there > 0 ? p.data + at : p.data, there);
            }
        }
        copy16_commit();
        if (block == 0) {
            continue;
        }
        copy16_wait<1>();
        warp_barrier();
        if (block <= 16) {
            const u32x4 *row = own + (((block - 1) % 2) * 32 + lane) * HASH_PITCH;
            UNROLL
            for (u32 i = 0; i < 4; i++) {
                u32x4 x = row[i];
                w[4 * i] = hash_word(before, x.x), w[4 * i + 1] = hash_word(x.x, x.y), w[4 * i + 2] = hash_word(x.y, x.z), w[4 * i + 3] = hash_word(x.z, x.w);
                before = x.w;
            }
        } else {
            w[0] = (before & 0xff000000u) | 0x00800000u;
            UNROLL
            for (u32 i = 1; i < 15; i++) {
                w[i] = 0;
            }
            w[15] = 8 * 1025;
        }
        hash_block(s, w);
        warp_barrier();
    }

    const u32x4 lo = hash_bytes(s[0], s[1], s[2], s[3]), hi = hash_bytes(s[4], s[5], s[6], s[7]);
    u32x4 *out = (u32x4 *)p.out;
    if (all > HASH_LEAVES) {
        if (threadIdx.x < leaves) {
            out[2 * (base + threadIdx.x)] = lo, out[2 * (base + threadIdx.x) + 1] = hi;
        }
        return;
    }
    u32x4 *nodes = (u32x4 *)shared_memory();
    barrier();
    nodes[2 * threadIdx.x] = lo, nodes[2 * threadIdx.x + 1] = hi;
    hash_levels(nodes, leaves);
    if (threadIdx.x == 0) {
        out[0] = nodes[0], out[1] = nodes[1];
    }
}

// A block makes one node of 512, nine levels up, or of what is left at the end.
KERNEL(hash_nodes, HashArgs, 256, 2) {
    const HashPiece &p = a.piece[hash_piece(a)];
    const u64 base = (u64)(blockIdx.x - p.first) * HASH_NODES;
    const u32 n = p.n - base < HASH_NODES ? (u32)(p.n - base) : HASH_NODES;
    u32x4 *nodes = (u32x4 *)shared_memory();
    const u32x4 *from = (const u32x4 *)p.data + 2 * base;
    for (u32 i = threadIdx.x; i < 2 * n; i += blockDim.x) {
        nodes[i] = from[i];
    }
    hash_levels(nodes, n);
    if (threadIdx.x == 0) {
        u32x4 *out = (u32x4 *)p.out + 2 * (blockIdx.x - p.first);
        out[0] = nodes[0], out[1] = nodes[1];
    }
}

struct ForeignArgs {
    const u8 *x; // words, or pairs of count and first of an earlier launch
    u64 n;
    u64 *out; // of each block: how many, and the number of the first
    u32 sums, reserved;
};

// NaNs other than the one that tensors hold: how many there are, and which is the first. A second launch of one block adds up
// what the blocks of the first one found.
KERNEL(foreign_nans, ForeignArgs, 256, 1) {
    u64 count = 0, first = ~(u64)0;
    const u64 step = (u64)gridDim.x * blockDim.x;
    for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        if (a.sums) {
            const u64 *pair = (const u64 *)a.x + 2 * i;
            count += pair[0];
            first = pair[1] < first ? pair[1] : first;
        } else {
            u32 x = ((const u32 *)a.x)[i];
            if ((x & 0x7fffffffu) > 0x7f800000u && x != CANONICAL_NAN) {
                count++;
                first = i < first ? i : first;
            }
        }
    }
    u64 *found = (u64 *)shared_memory();
    found[threadIdx.x] = count;
    found[256 + threadIdx.x] = first;
    for (u32 half = 128; half > 0; half /= 2) {
        barrier();
        if (threadIdx.x < half) {
            u64 other = found[256 + threadIdx.x + half];
            found[threadIdx.x] += found[threadIdx.x + half];
            if (other < found[256 + threadIdx.x]) {
                found[256 + threadIdx.x] = other;
            }
        }
    }
    if (threadIdx.x == 0) {
        a.out[2 * blockIdx.x] = found[0];
        a.out[2 * blockIdx.x + 1] = found[256];
    }
}
