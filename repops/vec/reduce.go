package vec

import (
	"math"
	"sync"

	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
)

// Group is the number of elements that one step of a reduction makes one of.
const Group = 256

const (
	slots = 32            // running values of a group
	block = Group * Group // elements that become one by two steps
)

var minusInf = float32(math.Inf(-1))

// Groups is the number of elements that one step of a reduction leaves of n: ⌈n/256⌉, and 1 of none.
func Groups(n int) int { return max(1, (n+Group-1)/Group) }

// Levels gives the lengths of the vectors that a reduction of n elements goes through, without the first, the last being 1.
func Levels(n int) []int {
	var ls []int
	for {
		n = Groups(n)
		ls = append(ls, n)
		if n == 1 {
			return ls
		}
	}
}

// operation is a reduction after a map of its operands.
type operation struct {
	kind    kind
	a, b, c []float32
	s       float32
}

type kind uint8

const (
	sum kind = iota
	sumMul
	sumMul3
	sumDev
	amax
	amaxAbs
)

func (o *operation) slice(lo, hi int) operation {
	p := *o
	p.a = o.a[lo:hi]
	if o.b != nil {
		p.b = o.b[lo:hi]
	}
	if o.c != nil {
		p.c = o.c[lo:hi]
	}
	return p
}

// first writes the groups of o to dst.
func (k *Reductions) first(dst []float32, o *operation) {
	if len(o.a) == 0 {
		dst[0] = 0
		if o.kind.largest() {
			dst[0] = minusInf
		}
		return
	}
	switch o.kind {
	case sum:
		k.sumGroups(dst, o.a)
	case sumMul:
		k.sumGroupsMul(dst, o.a, o.b)
	case sumMul3:
		k.sumGroupsMul3(dst, o.a, o.b, o.c)
	case sumDev:
		k.sumGroupsDev(dst, o.a, o.s)
	case amax:
		k.amaxGroups(dst, o.a)
	case amaxAbs:
		k.amaxAbsGroups(dst, o.a)
	}
}

// largest says whether the largest element is what is left.
func (k kind) largest() bool { return k == amax || k == amaxAbs }

// next writes the groups of x, which are groups already, to dst.
func (k *Reductions) next(kind kind, dst, x []float32) {
	if kind.largest() {
		k.amaxGroups(dst, x)
	} else {
		k.sumGroups(dst, x)
	}
}

// scratch holds the groups of each level that wait for their group to be full.
type scratch struct {
	level [6][Group]float32
	fill  [6]int
	task  treeTask
}

var scratches = sync.Pool{New: func() any { return new(scratch) }}

// tree reduces o to one element, level by level. A reduction of one element, sum or maximum of earlier ones, changes no bit, so
// levels beyond those of the definition do no harm.
func (k *Reductions) tree(o *operation) float32 {
	n := len(o.a)
	if n == 0 && !o.kind.largest() {
		return 0
	}
	s := scratches.Get().(*scratch)
	var r float32
	switch {
	case n <= Group:
		k.first(s.level[0][:1], o)
		r = s.level[0][0]
	case n <= block:
		groups := s.level[0][:Groups(n)]
		k.first(groups, o)
		k.next(o.kind, s.level[1][:1], groups)
		r = s.level[1][0]
	case n > parallelAbove && pool.Threads() > 1:
		r = s.parallel(k, o)
	default:
		r = s.serial(k, o)
	}
	scratches.Put(s)
	return r
}

func (s *scratch) serial(k *Reductions, o *operation) float32 {
	for l := range s.fill {
		s.fill[l] = 0
	}
	for lo := 0; lo < len(o.a); lo += block {
		p := o.slice(lo, min(lo+block, len(o.a)))
		groups := s.level[0][:Groups(len(p.a))]
		k.first(groups, &p)
		s.push(k, o.kind, 1, groups)
	}
	for l := 1; ; l++ {
		waiting := s.level[l][:s.fill[l]]
		if len(waiting) == 1 && s.empty(l+1) {
			return waiting[0]
		}
		if len(waiting) > 0 {
			s.push(k, o.kind, l+1, waiting)
		}
	}
}

func (s *scratch) empty(from int) bool {
	for _, f := range s.fill[from:] {
		if f > 0 {
			return false
		}
	}
	return true
}

// push reduces a group to one element of level l.
func (s *scratch) push(k *Reductions, kind kind, l int, group []float32) {
	if s.fill[l] == Group {
		s.push(k, kind, l+1, s.level[l][:])
		s.fill[l] = 0
	}
	i := s.fill[l]
	k.next(kind, s.level[l][i:i+1], group)
	s.fill[l]++
}

// parallelAbove is the length above which one reduction is spread over cores.
const parallelAbove = 4 * block

// treeTask makes one element of each block of a long reduction.
type treeTask struct {
	k       *Reductions
	o       operation
	partial []float32
}

// Do does blocks lo to hi.
func (t *treeTask) Do(lo, hi int) {
	s := scratches.Get().(*scratch)
	defer scratches.Put(s)
	for i := lo; i < hi; i++ {
		p := t.o.slice(i*block, min((i+1)*block, len(t.o.a)))
		groups := s.level[0][:Groups(len(p.a))]
		t.k.first(groups, &p)
		t.k.next(p.kind, t.partial[i:i+1], groups)
	}
}

func (s *scratch) parallel(k *Reductions, o *operation) float32 {
	t := &s.task
	blocks := (len(o.a) + block - 1) / block
	if cap(t.partial) < blocks {
		t.partial = make([]float32, blocks)
	}
	t.k, t.o, t.partial = k, *o, t.partial[:blocks]
	pool.Run(t, blocks, 4)
	t.o = operation{kind: o.kind, a: t.partial}
	if !o.kind.largest() {
		t.o.kind = sum
	}
	state := fpenv.Enter()
	r := s.serial(k, &t.o)
	fpenv.Leave(state)
	t.k, t.o = nil, operation{}
	return r
}

// Sum is the canonical sum of x; +0 of nothing. Long vectors are spread over cores.
func (k *Reductions) Sum(x []float32) float32 { return k.tree(&operation{kind: sum, a: x}) }

// SumMul is the canonical sum of a · b, each product rounded.
func (k *Reductions) SumMul(a, b []float32) float32 {
	same(len(a), len(b))
	return k.tree(&operation{kind: sumMul, a: a, b: b})
}

// SumMul3 is the canonical sum of (a · b) · c, each product rounded.
func (k *Reductions) SumMul3(a, b, c []float32) float32 {
	same(len(a), len(b), len(c))
	return k.tree(&operation{kind: sumMul3, a: a, b: b, c: c})
}

// SumDev is the canonical sum of (x − s)², the difference and its square rounded.
func (k *Reductions) SumDev(x []float32, s float32) float32 {
	return k.tree(&operation{kind: sumDev, a: x, s: s})
}

// Amax is the maximum of x: NaN if any is, −0 < +0; −inf of nothing.
func (k *Reductions) Amax(x []float32) float32 { return k.tree(&operation{kind: amax, a: x}) }

// SumGroups writes the sums of the groups of x, one step of Sum, to dst, which has Groups(len(x)) elements.
func (k *Reductions) SumGroups(dst, x []float32) {
	same(Groups(len(x)), len(dst))
	k.first(dst, &operation{kind: sum, a: x})
}

// AmaxGroups writes the maxima of the groups of x, one step of Amax, to dst, which has Groups(len(x)) elements.
func (k *Reductions) AmaxGroups(dst, x []float32) {
	same(Groups(len(x)), len(dst))
	k.first(dst, &operation{kind: amax, a: x})
}

// SumLevels writes every step of Sum(x), levels[i] having Levels(len(x))[i] elements; the last one is the sum.
func (k *Reductions) SumLevels(levels [][]float32, x []float32) {
	for i, n := range Levels(len(x)) {
		k.SumGroups(levels[i], x)
		same(n, len(levels[i]))
		x = levels[i]
	}
}

// AmaxLevels writes every step of Amax(x), as SumLevels does for Sum.
func (k *Reductions) AmaxLevels(levels [][]float32, x []float32) {
	for i, n := range Levels(len(x)) {
		k.AmaxGroups(levels[i], x)
		same(n, len(levels[i]))
		x = levels[i]
	}
}
