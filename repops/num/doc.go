// Package num is the arithmetic of one number: every scalar operation that a program or an aggregation rule may contain, in
// plain Go, as docs/arithmetic.md defines it. It is normative: the kernels of every engine, the contracts and the Python
// bindings give the bits that these functions give.
//
// Each operation is the exact value of its operands rounded once, to nearest, ties to even, with subnormal numbers kept
// (binary32, or binary64 where a name ends in 64). The result is never a NaN other than the canonical one. Every function is
// total: it has a result for every input, and that result depends on nothing else, neither machine nor compiler.
package num
