// Package repops is the reproducible arithmetic of a training run and the commitments to its numbers.
//
// Every function gives the same bits on every machine: the order of operations is fixed, each rounding is written out, and
// no operation depends on a fused or flushing instruction of the processor. Work is spread over cores by coordinate or by
// subtree only, which changes no order. Formats are those of docs/formats.md sections 1 and 2.
//
// The package depends on the standard library alone, so that it can be read, audited and ported on its own.
package repops
