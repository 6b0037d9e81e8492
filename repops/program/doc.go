// Package program is a training step as a list of primitives: its format, its commitment, its meaning and its execution.
//
// A Program is a list of entries (header, inputs, nodes, outputs), each a leaf of the program's root, so that a contract can
// read one node alone. Every node is one of 27 primitives; softmax, AdamW and the like are expansions that Builder writes and
// an Executor may fuse. Interpret is the reference meaning, one node after the other on the scalars of package num; Executor
// computes the same bits with the vector kernels. A trace is the root of every node's output.
//
// docs/arithmetic-programs.md is the specification.
package program
