// Rows of a table by their numbers, and the sums of rows by their numbers (rule 2.4 of docs/arithmetic.md).
#pragma once
#include "move.cuh"

// An axis of a view: by.n steps of so many bytes.
struct RowsAxis {
    u64 stride;
    Divisor by;
    u32 reserved;
};

struct GatherArgs {
    u8 *dst; // contiguous
    const u8 *table;
    const u8 *index; // i32
    u64 step;        // bytes from a row of the table to the next
    u32 total, rows; // units of dst; rows of the table
    u32 missing;     // a word for rows that are not there
    u32 places_rank, row_rank, reserved;
    Divisor width; // units of a row
    u32 reserved2;
    RowsAxis places[8], row[8]; // of the index and of a row, the innermost first
};

DEVICE u64 rows_offset(u32 i, const RowsAxis *axes, u32 rank) {
    u64 at = 0;
    for (u32 k = 0; k < rank; k++) {
        u32 q = divide(i, axes[k].by);
        at += (i - q * axes[k].by.n) * axes[k].stride;
        i = q;
    }
    return at;
}

DEVICE void rows_missing(u8 *x, u32 word) { *x = (u8)word; }
DEVICE void rows_missing(u32 *x, u32 word) { *x = word; }
DEVICE void rows_missing(MovePair *x, u32 word) { *x = {word, word}; }
DEVICE void rows_missing(u32x4 *x, u32 word) { *x = {word, word, word, word}; }

template <typename T, u32 AT_ONCE> DEVICE void gather_units(const GatherArgs &a) {
    const u32 step = gridDim.x * blockDim.x;
    for (u32 i = blockIdx.x * blockDim.x + threadIdx.x; i < a.total; i += AT_ONCE * step) {
        T x[AT_ONCE];
        UNROLL
        for (u32 j = 0; j < AT_ONCE; j++) {
            u32 e = i + j * step;
            if (e >= a.total) {
                e = i;
            }
            u32 place = divide(e, a.width);
            u32 row = *(const u32 *)(a.index + rows_offset(place, a.places, a.places_rank));
            if (row < a.rows && row < 0x80000000u) {
                x[j] = *(const T *)(a.table + row * a.step + rows_offset(e - place * a.width.n, a.row, a.row_rank));
            } else {
                rows_missing(&x[j], a.missing);
            }
        }
        UNROLL
        for (u32 j = 0; j < AT_ONCE; j++) {
            u32 e = i + j * step;
            if (e < a.total) {
                *((T *)a.dst + e) = x[j];
            }
        }
    }
}

KERNEL(gather16, GatherArgs, 256, 4) { gather_units<u32x4, 2>(a); }
KERNEL(gather8, GatherArgs, 256, 4) { gather_units<MovePair, 4>(a); }
KERNEL(gather4, GatherArgs, 256, 4) { gather_units<u32, 4>(a); }
KERNEL(gather1, GatherArgs, 256, 4) { gather_units<u8, 4>(a); }

struct SegsumArgs {
    float *out; // [rows, columns], contiguous
    const float *g;
    const i32 *index;
    u64 step;          // of the index, in elements
    u64 across, along; // of g: from a column to the next, from a term to the next
    u32 terms, rows, columns;
    u32 reserved;
};

// A block makes 8 rows of the output, a warp each. Together they look through the indices, SEGSUM_SPAN each at a time, and note
// in their order which terms are of their rows; then each warp adds the terms of its own. So the indices are read once for 8
// rows and many columns, and a warp's loads overlap.
#define SEGSUM_ROWS 8
#define SEGSUM_SPAN 1024

// A note is a term's place in a span, and behind it the row's number in the block.
typedef unsigned short SegsumNote;

// PER_LANE columns a lane; AT_ONCE terms are loaded before they are added.
template <u32 PER_LANE, u32 AT_ONCE> DEVICE void segsum_rows(const SegsumArgs &a) {
    SegsumNote *notes = (SegsumNote *)shared_memory();
    u32 *counts = (u32 *)(notes + SEGSUM_ROWS * SEGSUM_SPAN);
    const u32 lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const u32 pieces = (a.columns + 32 * PER_LANE - 1) / (32 * PER_LANE);
    const u64 tasks = (u64)((a.rows + SEGSUM_ROWS - 1) / SEGSUM_ROWS) * pieces;
    for (u64 task = blockIdx.x; task < tasks; task += gridDim.x) {
        const u32 first = (u32)(task / pieces) * SEGSUM_ROWS;
        const u32 column = (u32)(task % pieces) * 32 * PER_LANE + lane;
        const u32 rows = a.rows - first < SEGSUM_ROWS ? a.rows - first : SEGSUM_ROWS;
        float s[PER_LANE];
        UNROLL
        for (u32 j = 0; j < PER_LANE; j++) {
            s[j] = 0.0f;
        }
        for (u32 begin = 0; begin < a.terms; begin += SEGSUM_ROWS * SEGSUM_SPAN) {
            const u32 own = begin + warp * SEGSUM_SPAN;
            u32 count = 0;
            for (u32 k = 0; k < SEGSUM_SPAN && own + k < a.terms; k += 128) {
                u32 row[4];
                UNROLL
                for (u32 j = 0; j < 4; j++) {
                    u32 t = own + k + 32 * j + lane;
                    row[j] = t < a.terms ? (u32)a.index[t * a.step] - first : ~0u;
                }
                UNROLL
                for (u32 j = 0; j < 4; j++) {
                    u32 found = ballot(row[j] < rows);
                    if (row[j] < rows) {
                        u32 before = count_bits(found & ((1u << lane) - 1));
                        notes[warp * SEGSUM_SPAN + count + before] = (SegsumNote)((k + 32 * j + lane) << 3 | row[j]);
                    }
                    count += count_bits(found);
                }
            }
            if (lane == 0) {
                counts[warp] = count;
            }
            barrier();
            for (u32 w = 0; w < SEGSUM_ROWS; w++) {
                const u32 n = counts[w];
                for (u32 k = 0; k < n; k += 32) {
                    u32 note = k + lane < n ? notes[w * SEGSUM_SPAN + k + lane] : ~0u;
                    u32 mine = ballot(k + lane < n && (note & 7) == warp);
                    while (mine != 0) {
                        float x[AT_ONCE][PER_LANE];
                        bool there[AT_ONCE];
                        UNROLL
                        for (u32 j = 0; j < AT_ONCE; j++) {
                            there[j] = mine != 0;
                            if (there[j]) {
                                u32 from = lowest_bit(mine);
                                mine &= mine - 1;
                                const float *g = a.g + (begin + w * SEGSUM_SPAN + (shuffle(note, from) >> 3)) * a.along;
                                UNROLL
                                for (u32 c = 0; c < PER_LANE; c++) {
                                    x[j][c] = column + 32 * c < a.columns ? g[(column + 32 * c) * a.across] : 0.0f;
                                }
                            }
                        }
                        UNROLL
                        for (u32 j = 0; j < AT_ONCE; j++) {
                            if (there[j]) {
                                UNROLL
                                for (u32 c = 0; c < PER_LANE; c++) {
                                    s[c] = add32(s[c], x[j][c]);
                                }
                            }
                        }
                    }
                }
            }
            barrier();
        }
        if (warp < rows) {
            UNROLL
            for (u32 c = 0; c < PER_LANE; c++) {
                if (column + 32 * c < a.columns) {
                    a.out[(u64)(first + warp) * a.columns + column + 32 * c] = canonical(s[c]);
                }
            }
        }
    }
}

KERNEL(segsum1, SegsumArgs, 256, 4) { segsum_rows<1, 8>(a); }
KERNEL(segsum4, SegsumArgs, 256, 4) { segsum_rows<4, 4>(a); }
KERNEL(segsum16, SegsumArgs, 256, 2) { segsum_rows<16, 2>(a); }
