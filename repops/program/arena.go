package program

import (
	"slices"
	"unsafe"
)

// arenaLine is the alignment of tensors in an arena in bytes: a line of the cache.
const arenaLine = 64

// arena is the memory of a run's intermediate results. The same sequence of calls gives the same places each time, so that a run
// is laid out once, without memory, and then done in as much of it as that needed.
type arena struct {
	memory []uint64
	free   []gap // ascending, no two adjacent
	end    int   // lines in use or free
	peak   int   // the most bytes since reset
}

// gap is free lines.
type gap struct{ at, n int }

func (a *arena) reset() { a.free, a.end, a.peak = a.free[:0], 0, 0 }

// reserve makes the memory of later tensors at least as many bytes.
func (a *arena) reserve(bytes int) {
	if 8*len(a.memory) < bytes {
		a.memory = make([]uint64, bytes/8)
		huge(a.memory)
	}
}

// tensor finds a place for n elements, in the smallest gap that fits. A dry one has a place only.
func (a *arena) tensor(t DType, n int, dry bool) cell {
	width := 4
	if t == I8 {
		width = 1
	}
	c := cell{Tensor: Tensor{DType: t}, home: a, bytes: n * width}
	lines := (c.bytes + arenaLine - 1) / arenaLine
	best := -1
	for i, g := range a.free {
		if g.n >= lines && (best < 0 || g.n < a.free[best].n) {
			best = i
		}
	}
	switch {
	case best < 0:
		c.at = a.end
		a.end += lines
		a.peak = max(a.peak, a.end*arenaLine)
	case a.free[best].n == lines:
		c.at = a.free[best].at
		a.free = slices.Delete(a.free, best, best+1)
	default:
		c.at = a.free[best].at
		a.free[best].at += lines
		a.free[best].n -= lines
	}
	if dry || n == 0 {
		return c
	}
	p := unsafe.Pointer(&a.memory[c.at*arenaLine/8])
	switch t {
	case F32:
		c.F32 = unsafe.Slice((*float32)(p), n)
	case I32:
		c.I32 = unsafe.Slice((*int32)(p), n)
	default:
		c.I8 = unsafe.Slice((*int8)(p), n)
	}
	return c
}

// put frees the place of a tensor that has one, and forgets the tensor.
func (c *cell) put() {
	if c.bytes == 0 {
		return
	}
	a := c.home
	g := gap{c.at, (c.bytes + arenaLine - 1) / arenaLine}
	*c = cell{}
	i, _ := slices.BinarySearchFunc(a.free, g.at, func(f gap, at int) int { return f.at - at })
	if i > 0 && a.free[i-1].at+a.free[i-1].n == g.at {
		i--
		a.free[i].n += g.n
	} else {
		a.free = slices.Insert(a.free, i, g)
	}
	if i+1 < len(a.free) && a.free[i].at+a.free[i].n == a.free[i+1].at {
		a.free[i].n += a.free[i+1].n
		a.free = slices.Delete(a.free, i+1, i+2)
	}
	if last := len(a.free) - 1; a.free[last].at+a.free[last].n == a.end {
		a.end = a.free[last].at
		a.free = a.free[:last]
	}
}
