// Package vec has the elementwise primitives and the reductions on contiguous float32 vectors.
//
// Every engine gives the bits of the scalar functions of package num applied one element at a time, whatever the length, the
// number of cores and the alignment. Sums follow the canonical tree: 32 running values, groups of 256, repeated on the
// groups' sums. Operands of one call have one length, and a call with others panics, as an index out of range would; a
// result may be written over an operand that begins at the same element, but not over one that only overlaps it.
//
// Elementwise kernels and reductions of vectors (Sum, Amax, their groups and the like) expect the caller's floating-point control
// state to be standard: Parallel and Guarded set it. Where a long vector is spread over cores its reduction sets it too, but a
// short one is reduced in whatever state the caller is in. Reductions of matrices set it themselves.
package vec
