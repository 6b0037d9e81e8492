package main

import (
	"fmt"
	"slices"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// comparator puts the smaller of two rows into lo, the larger into hi.
type comparator struct{ lo, hi int }

// network is a sequence of comparators over rows [0, rows).
type network struct {
	rows int
	list []comparator
}

// green is Green's network of 60 comparators for 16 rows (Knuth, The Art of Computer Programming 3, 5.3.4).
var green = network{16, []comparator{
	{0, 13}, {1, 12}, {2, 15}, {3, 14}, {4, 8}, {5, 6}, {7, 11}, {9, 10},
	{0, 5}, {1, 7}, {2, 9}, {3, 4}, {6, 13}, {8, 14}, {10, 15}, {11, 12},
	{0, 1}, {2, 3}, {4, 5}, {6, 8}, {7, 9}, {10, 11}, {12, 13}, {14, 15},
	{0, 2}, {1, 3}, {4, 10}, {5, 11}, {6, 7}, {8, 9}, {12, 14}, {13, 15},
	{1, 2}, {3, 12}, {4, 6}, {5, 7}, {8, 10}, {9, 11}, {13, 14},
	{1, 4}, {2, 6}, {5, 8}, {7, 10}, {9, 13}, {11, 14},
	{2, 4}, {3, 6}, {9, 12}, {11, 13},
	{3, 5}, {6, 8}, {7, 9}, {10, 12},
	{3, 4}, {5, 6}, {7, 8}, {9, 10}, {11, 12},
	{6, 7}, {8, 9},
}}

// sorter returns a network that sorts 2, 4, 8 or 16 rows.
func sorter(rows int) network {
	if rows == green.rows {
		return green
	}
	n := network{rows: rows}
	for width := 1; width < rows; width *= 2 {
		for at := 0; at < rows; at += 2 * width {
			n.merge(sequence(at, width), sequence(at+width, width))
		}
	}
	return n
}

// merger returns Batcher's odd-even merge of sorted rows [0, a) with sorted rows [a, a+b).
func merger(a, b int) network {
	n := network{rows: a + b}
	if order := n.merge(sequence(0, a), sequence(a, b)); !slices.Equal(order, sequence(0, a+b)) {
		panic(fmt.Sprintf("merge of %d and %d rows does not leave them in order", a, b))
	}
	return n
}

// merge appends comparators that merge two sorted sequences of rows and returns the rows in ascending order.
func (n *network) merge(a, b []int) []int {
	switch {
	case len(a) == 0:
		return b
	case len(b) == 0:
		return a
	case len(a) == 1 && len(b) == 1:
		n.list = append(n.list, comparator{a[0], b[0]})
		return []int{a[0], b[0]}
	}
	every2nd := func(s []int, from int) (t []int) {
		for ; from < len(s); from += 2 {
			t = append(t, s[from])
		}
		return t
	}
	v := n.merge(every2nd(a, 0), every2nd(b, 0))
	w := n.merge(every2nd(a, 1), every2nd(b, 1))
	order := []int{v[0]}
	for i := 1; i < len(v) || i <= len(w); i++ {
		if i < len(v) && i <= len(w) {
			n.list = append(n.list, comparator{w[i-1], v[i]})
		}
		if i <= len(w) {
			order = append(order, w[i-1])
		}
		if i < len(v) {
			order = append(order, v[i])
		}
	}
	return order
}

func sequence(from, n int) []int {
	s := make([]int, n)
	for i := range s {
		s[i] = from + i
	}
	return s
}

// reorder returns the same network with its comparators in an order that keeps rows in registers: of those whose
// predecessors are done, the one with most of its rows among the registers' most recent ones.
func (n network) reorder(registers int) network {
	pending := slices.Clone(n.list)
	var done []comparator
	var recent []int // rows in registers, the latest last
	for len(pending) > 0 {
		best, bestScore := -1, -1
		blocked := make([]bool, n.rows)
		for i, c := range pending {
			if !blocked[c.lo] && !blocked[c.hi] {
				score := 0
				for _, row := range []int{c.lo, c.hi} {
					if slices.Contains(recent, row) {
						score++
					}
				}
				if score > bestScore {
					best, bestScore = i, score
				}
			}
			blocked[c.lo], blocked[c.hi] = true, true
		}
		c := pending[best]
		pending = slices.Delete(pending, best, best+1)
		done = append(done, c)
		for _, row := range []int{c.lo, c.hi} {
			if i := slices.Index(recent, row); i >= 0 {
				recent = slices.Delete(recent, i, i+1)
			}
			recent = append(recent, row)
		}
		if len(recent) > registers-1 {
			recent = recent[len(recent)-(registers-1):]
		}
	}
	return network{n.rows, done}
}

// rowBytes is the distance between rows of the scratch: 128 coordinates and a cache line, so that rows fall into different
// sets of the first-level cache.
const rowBytes = 128*4 + 64

// allocator keeps the rows of one network in registers.
type allocator struct {
	g       isa
	fetch   func(row int, r reg.Register) // reads a row that no comparator has touched
	rows    reg.Register                  // scratch, at the current coordinates
	in      []int                         // register of each row, -1 if none
	touched []bool
	uses    [][]int // per row, the comparators still to come
	free    []int
}

// emit writes the network's code for one register of coordinates. All rows end up in the scratch.
func (n network) emit(g isa, rows reg.Register, fetch func(row int, r reg.Register)) {
	best := n
	if moves := n.reorder(g.count).misses(g.count); moves < n.misses(g.count) {
		best = n.reorder(g.count)
	}
	best.run(g.count, &allocator{g: g, fetch: fetch, rows: rows})
}

// misses counts how often the allocator has to read a row.
func (n network) misses(registers int) int { return n.run(registers, nil) }

func (n network) run(registers int, a *allocator) (reads int) {
	quiet := a == nil
	if quiet {
		a = new(allocator)
	}
	a.in, a.touched, a.uses = make([]int, n.rows), make([]bool, n.rows), make([][]int, n.rows)
	for i := range n.rows {
		a.in[i] = -1
	}
	for i, c := range n.list {
		a.uses[c.lo] = append(a.uses[c.lo], i)
		a.uses[c.hi] = append(a.uses[c.hi], i)
	}
	a.free = sequence(0, registers)
	store := func(row int) {
		if !quiet {
			a.g.VMOVUPS(a.g.v(a.in[row]), mem(a.rows, row*rowBytes))
		}
		a.free = append(a.free, a.in[row])
		a.in[row] = -1
	}
	take := func(keep comparator) int {
		if len(a.free) == 0 {
			victim := -1
			for row, r := range a.in {
				if r >= 0 && row != keep.lo && row != keep.hi && (victim < 0 || a.uses[row][0] > a.uses[victim][0]) {
					victim = row
				}
			}
			store(victim)
		}
		r := a.free[0]
		a.free = a.free[1:]
		return r
	}
	for _, c := range n.list {
		for _, row := range []int{c.lo, c.hi} {
			if a.in[row] >= 0 {
				continue
			}
			r := take(c)
			reads++
			if !quiet {
				if a.touched[row] {
					a.g.VMOVUPS(mem(a.rows, row*rowBytes), a.g.v(r))
				} else {
					a.fetch(row, a.g.v(r))
				}
			}
			a.in[row], a.touched[row] = r, true
		}
		t := take(c)
		if !quiet {
			lo, hi := a.g.v(a.in[c.lo]), a.g.v(a.in[c.hi])
			a.g.VMINPS(hi, lo, a.g.v(t))
			a.g.VMAXPS(hi, lo, hi)
		}
		a.free = append(a.free, a.in[c.lo])
		a.in[c.lo] = t
		for _, row := range []int{c.lo, c.hi} {
			if a.uses[row] = a.uses[row][1:]; len(a.uses[row]) == 0 {
				store(row)
			}
		}
	}
	return reads
}

// sort emits the sorter of rows given by pointers into the scratch.
func (g isa) sort(rows int) {
	g.text(name("sort%d", rows), "(dst *float32, xs **float32, count int)",
		name("sorts %d vectors, coordinate by coordinate, into rows of the scratch. count is a multiple of a register.", rows))
	dst, xs, count := g.arg("dst"), g.arg("xs"), g.arg("count")
	off, p := g.GP64(), g.GP64()
	g.XORQ(off, off)
	g.loop(name("sort%d", rows), count, g.floats(), func() {
		sorter(rows).emit(g, dst, func(row int, r reg.Register) {
			g.MOVQ(mem(xs, 8*row), p)
			g.VMOVUPS(indexed(p, off, 1, 0), r)
			g.PREFETCHT0(indexed(p, off, 1, prefetchBytes))
		})
		g.ADDQ(operand.U32(g.bytes), off)
		g.ADDQ(operand.U32(g.bytes), dst)
	})
	g.end()
}

// merge emits the merge of sorted rows [0, a) and [a, a+b) of the scratch, in place.
func (g isa) merge(a, b int) {
	g.text(name("merge%dx%d", a, b), "(rows *float32, count int)",
		name("merges the sorted rows [0, %d) and [%d, %d) of the scratch. count is a multiple of a register.", a, a, a+b))
	rows, count := g.arg("rows"), g.arg("count")
	g.loop(name("merge%dx%d", a, b), count, g.floats(), func() {
		merger(a, b).emit(g, rows, func(row int, r reg.Register) { g.VMOVUPS(mem(rows, row*rowBytes), r) })
		g.ADDQ(operand.U32(g.bytes), rows)
	})
	g.end()
}

// middle emits the two middle values of two sorted halves.
func (g isa) middle() {
	g.text("middle", "(dst, rows *float32, half, count int)", `writes the two middle values of 2·half values, coordinate by
coordinate, to rows 0 and 1 of the scratch dst. Rows [0, half) and [half, 2·half) are sorted, so the lower one is the greatest
min(row i, row 2·half−1−i) and the upper one the least maximum. count is a multiple of a register.`)
	dst, rows, half, count := g.arg("dst"), g.arg("rows"), g.arg("half"), g.arg("count")
	up, down, i := g.GP64(), g.GP64(), g.GP64()
	last := g.GP64()
	g.IMUL3Q(operand.U32(2*rowBytes), half, last)
	const lower, upper, a, b, c = 0, 1, 2, 3, 4
	g.loop("middle", count, g.floats(), func() {
		g.MOVQ(rows, up)
		g.LEAQ(indexed(rows, last, 1, -rowBytes), down)
		g.VMOVUPS(mem(up, 0), g.v(a))
		g.VMINPS(mem(down, 0), g.v(a), g.v(lower))
		g.VMAXPS(mem(down, 0), g.v(a), g.v(upper))
		g.LEAQ(mem(half, -1), i)
		g.Label("middle_pair")
		g.ADDQ(operand.U32(rowBytes), up)
		g.SUBQ(operand.U32(rowBytes), down)
		g.VMOVUPS(mem(up, 0), g.v(a))
		g.VMOVUPS(mem(down, 0), g.v(b))
		g.VMINPS(g.v(b), g.v(a), g.v(c))
		g.VMAXPS(g.v(b), g.v(a), g.v(a))
		g.VMAXPS(g.v(c), g.v(lower), g.v(lower))
		g.VMINPS(g.v(a), g.v(upper), g.v(upper))
		g.DECQ(i)
		g.JNE(operand.LabelRef("middle_pair"))
		g.VMOVUPS(g.v(lower), mem(dst, 0))
		g.VMOVUPS(g.v(upper), mem(dst, rowBytes))
		g.ADDQ(operand.U32(g.bytes), rows)
		g.ADDQ(operand.U32(g.bytes), dst)
	})
	g.end()
}

// hasNaN emits the search for NaN.
func (g isa) hasNaN() {
	g.text("hasNaN", "(xs **float32, n, count int) bool", `says whether any of the first count values of n vectors is NaN. count is a
multiple of a register.`)
	xs, n, count := g.arg("xs"), g.arg("n"), g.arg("count")
	p, left, found := g.GP64(), g.GP64(), g.GP32()
	const zero, mask, all, value = 0, 1, 2, 3
	g.zero(zero)
	if g.wide() {
		g.KXORW(reg.K2, reg.K2, reg.K2)
	} else {
		g.zero(all)
	}
	g.Label("nan_vector")
	g.MOVQ(mem(xs, 0), p)
	g.MOVQ(count, left)
	for _, registers := range []int{4, 1} {
		g.loop(name("nan_values%d", registers), left, registers*g.floats(), func() {
			// A comparison is unordered if either side is NaN, so two registers are checked at once.
			for r := 0; r < registers; r += 2 {
				other := zero
				if r+1 < registers {
					other = value
					g.VMOVUPS(mem(p, (r+1)*g.bytes), g.v(other))
				}
				if g.wide() {
					g.VCMPPS(operand.U8(unordered), mem(p, r*g.bytes), g.v(other), reg.K1)
					g.KORW(reg.K1, reg.K2, reg.K2)
				} else {
					g.VCMPPS(operand.U8(unordered), mem(p, r*g.bytes), g.v(other), g.v(mask))
					g.VORPS(g.v(mask), g.v(all), g.v(all))
				}
			}
			g.ADDQ(operand.U32(registers*g.bytes), p)
		})
	}
	g.ADDQ(operand.U32(8), xs)
	g.DECQ(n)
	g.JNE(operand.LabelRef("nan_vector"))
	if g.wide() {
		g.KMOVW(reg.K2, found)
	} else {
		g.VMOVMSKPS(g.v(all), found)
	}
	r := g.GP8()
	g.TESTL(found, found)
	g.SETNE(r)
	g.VZEROUPPER()
	g.Store(r, g.ReturnIndex(0))
	g.RET()
}
