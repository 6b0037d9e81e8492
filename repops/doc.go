// Package repops is the commitments to the numbers of a training run; the packages below it are its reproducible arithmetic.
//
// Everything gives the same bits on every machine, whatever the engine and the number of cores: docs/arithmetic.md says which.
//
//	num        scalars: what every operation means
//	cr         exp, log, tanh, erf, sin, cos, rsqrt, sqrt on vectors, correctly rounded
//	vec        elementwise kernels, sums and maxima
//	gemm       matrix products
//	fused      softmax, norms, attention, AdamW and other composites
//	agg, quant aggregation over trainers, the outer step; quantised values
//	multihash  SHA-256 of many messages at once
//	program    programs of the 25 primitives, their traces, an interpreter and an executor
//	ops        any of it by name
//	engine     which kernels this machine runs
//	cshared    a C library of it
//
// All depend on the standard library alone, so that they can be read, audited and ported on their own.
package repops
