// Package fused computes whole composites, forward and backward, with the bits of their expansions into primitives.
//
// The comment of each function lists its expansion, one primitive after the other, as docs/arithmetic.md defines them: sum and
// amax are the canonical tree over a row, "per row" marks a value with one element a row, constants are bit patterns of
// binary32. A composite is nothing but that list: the package saves passes over memory, not roundings. NaN is made
// canonical in results only, which no bit of a result can show.
//
// Matrices are rows of cols elements one after the other. A result may be written over an operand of the same size unless a
// function says otherwise, and must not overlap one in any other way. Calls are spread over cores by rows or columns and set
// the standard floating-point control state. Sizes that do not fit together are errors.
package fused
