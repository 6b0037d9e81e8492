package agg

import (
	"unsafe"

	"assay/repops/engine"
)

var kernelsNEON = &kernels{
	lanes: 16, mean: meanNEON, scaled: scaledNEON, hasNaN: hasNaNNEON, sort4: sorter(4), sort8: sorter(8), sort16: sorter(16),
	merge16x8: merger(16, 8), merge16: merger(16, 16), merge32: merger(32, 32), merge3216: merger(32, 16), middle: middleNEON,
	krum: krumNEON, squares: squaresNEON, tree: treeNEON, nesterov: nesterovNEON, sub: subNEON,
}

func kernelsOf(e engine.Engine) *kernels {
	if e == engine.NEON {
		return kernelsNEON
	}
	return nil
}

// comparator puts the smaller of two rows of the scratch into lo, the larger into hi, which are offsets in bytes.
type comparator struct{ lo, hi uint16 }

// network is a list of comparators.
type network []comparator

func (n network) apply(rows *float32, count int) { networkNEON(rows, &n[0], len(n), count) }

// sorter sorts vectors into as many rows, a power of two, by Batcher's odd-even merge sort.
func sorter(rows int) func(dst *float32, xs **float32, count int) {
	var n network
	for width := 1; width < rows; width *= 2 {
		for at := 0; at < rows; at += 2 * width {
			n.merge(ascending(at, width), ascending(at+width, width))
		}
	}
	return func(dst *float32, xs **float32, count int) {
		for i, x := range unsafe.Slice(xs, rows) {
			copy(unsafe.Slice((*float32)(unsafe.Add(unsafe.Pointer(dst), 4*rowFloats*i)), count), unsafe.Slice(x, count))
		}
		n.apply(dst, count)
	}
}

// merger merges sorted rows [0, a) with sorted rows [a, a+b).
func merger(a, b int) func(rows *float32, count int) {
	var n network
	n.merge(ascending(0, a), ascending(a, b))
	return n.apply
}

// merge appends the comparators of Batcher's odd-even merge of two sorted sequences of rows and returns the rows in ascending
// order.
func (n *network) merge(a, b []int) []int {
	switch {
	case len(a) == 0:
		return b
	case len(b) == 0:
		return a
	case len(a) == 1 && len(b) == 1:
		return n.compare(a[0], b[0])
	}
	even := n.merge(every2nd(a, 0), every2nd(b, 0))
	odd := n.merge(every2nd(a, 1), every2nd(b, 1))
	order := []int{even[0]}
	for i := range max(len(even)-1, len(odd)) {
		switch {
		case i+1 >= len(even):
			order = append(order, odd[i])
		case i >= len(odd):
			order = append(order, even[i+1])
		default:
			order = append(order, n.compare(odd[i], even[i+1])...)
		}
	}
	return order
}

func (n *network) compare(lo, hi int) []int {
	*n = append(*n, comparator{uint16(4 * rowFloats * lo), uint16(4 * rowFloats * hi)})
	return []int{lo, hi}
}

func every2nd(s []int, from int) (t []int) {
	for ; from < len(s); from += 2 {
		t = append(t, s[from])
	}
	return t
}

func ascending(from, count int) []int {
	s := make([]int, count)
	for i := range s {
		s[i] = from + i
	}
	return s
}
