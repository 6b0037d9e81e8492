package fused

import "sync"

// chunk is the number of elements worked on at a time: two of them and their operands fit the first-level cache, and it is a
// multiple of a group of the canonical tree.
const chunk = 2048

// scratch is what one core needs beside operands and results. The grown slices keep their size for later calls.
type scratch struct {
	a, b   [chunk]float32
	groups []float32
	p, q   []float32
}

var scratches = sync.Pool{New: func() any { return new(scratch) }}

// grow returns a slice of n elements, the same memory if it suffices.
func grow(s *[]float32, n int) []float32 {
	if cap(*s) < n {
		*s = make([]float32, n)
	}
	return (*s)[:n]
}
