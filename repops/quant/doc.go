// Package quant packs binary32 vectors into fewer bytes, as trainers send them: integer codes with a scale for each block
// (rule 7.1 of docs/arithmetic.md), the k largest values of each chunk (rule 7.3), and the sign of the largest value of each run
// with a scale for each chunk of runs (rule 7.4).
//
// All encodings are canonical: whoever decodes refuses what the encoder could not have written, so that two payloads with the
// same values are the same bytes. They are cut into leaves that can be checked and decoded alone. Decoding never rounds.
// Neither the engine nor the number of threads changes a bit.
//
// A leaf of blocks holds 1,024 values as 4 blocks of 256: the block's scale as little-endian binary32, then its codes in two's
// complement, the first of those that share a byte in the low half. The last leaf is filled up with zeros. A code q stands for
// q·s, which is exact because the scale s has at most 16 significant bits. A scale is valid if it is positive or +0, its pattern
// is a multiple of 256 and L·s is finite, L being the format's largest code. The least code, −L − 1, is never used; with scale 0
// all codes are 0; and since the scale follows from the largest value, some code is ±L unless the scale is subnormal, where its
// coarse grid leaves room.
//
// A leaf of a sparse vector holds the k largest values of a chunk: their number as u32, k indices in the chunk as u16, strictly
// ascending, k values as binary32, all little-endian. Values are finite and not zero; places that are not used are zero. Any
// zero of the vector is left out, so a leaf may hold fewer than k.
//
// A leaf of SparseTop1 holds 16,384 values as 4 chunks of 4,096, each a scale as big-endian binary32, positive and normal with 16
// significant bits, or +0, and 64 codes of seven bits, the first in the highest bits: of each run of 64 values the index of the one
// that is kept, and its sign. It stands for ±scale, every other value for +0. Under scale +0 all bits are zero; an index lies before
// the last value, and behind that all bits are zero.
package quant
