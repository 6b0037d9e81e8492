// Package sequence has the constants of the fixed sequences of binary64 operations that give exp, log, tanh and erf of a
// binary32 number. Package num has the sequences in plain Go; every engine performs the same operations on the same constants.
// The reciprocal root, which has no constants, is another sequence with AVX-512. The exhaustive run covers each engine.
//
// The polynomials are minimax, found by Remez exchange with 66 digits for the relative error of the whole result. The
// coefficients were then rounded to binary64; those of Erf one after the other, the rest fitted again to what the rounding left.
// The tests of package num measure every error bound that is stated here with math/big.
package sequence
