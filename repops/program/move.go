package program

import (
	"sync"

	"assay/repops/internal/pool"
)

// moveAxis is one axis of a copy between two strided places.
type moveAxis struct{ n, dst, src int }

// moveGrain is the number of elements up to which a copy stays on one core.
const moveGrain = 1 << 15

// moveTile is the edge of the squares in which a transposition works, so that both sides' lines stay in the first cache.
const moveTile = 32

// axesOf pairs the strides of a view with those of the place it is copied to. Axes of one element are dropped and neighbours
// that are one run on both sides joined.
func axesOf(shape Shape, dst, src *[MaxRank]uint32) []moveAxis {
	axes := make([]moveAxis, 0, MaxRank)
	for a := range shape.Rank {
		x := moveAxis{int(shape.Dims[a]), int(dst[a]), int(src[a])}
		if x.n == 1 {
			continue
		}
		if k := len(axes) - 1; k >= 0 && axes[k].dst == x.dst*x.n && axes[k].src == x.src*x.n {
			axes[k] = moveAxis{axes[k].n * x.n, x.dst, x.src}
			continue
		}
		axes = append(axes, x)
	}
	return axes
}

// mover is a copy whose longest axis is cut into pieces.
type mover[T any] struct {
	dst, src []T
	axes     []moveAxis
	cut      int
}

// Do implements pool.Task.
func (m *mover[T]) Do(lo, hi int) {
	var axes [MaxRank]moveAxis
	n := copy(axes[:], m.axes)
	c := &axes[m.cut]
	c.n = hi - lo
	moveAxes(m.dst[lo*c.dst:], m.src[lo*c.src:], axes[:n])
}

// movers are kept, so that a copy allocates nothing.
var (
	movers32 = sync.Pool{New: func() any { return new(mover[float32]) }}
	moversI  = sync.Pool{New: func() any { return new(mover[int32]) }}
	movers8  = sync.Pool{New: func() any { return new(mover[int8]) }}
)

// move copies the elements that the axes span, on several cores if they are many. The first element of both sides is 0.
func move[T any](kept *sync.Pool, dst, src []T, axes []moveAxis) {
	total, cut := 1, 0
	for a, x := range axes {
		total *= x.n
		if x.n > axes[cut].n {
			cut = a
		}
	}
	if total <= moveGrain {
		moveAxes(dst, src, axes)
		return
	}
	n := axes[cut].n
	grain := max(moveTile, moveGrain/(total/n))
	m := kept.Get().(*mover[T])
	*m = mover[T]{dst, src, axes, cut}
	pool.Run(m, n, grain)
	*m = mover[T]{}
	kept.Put(m)
}

func moveAxes[T any](dst, src []T, axes []moveAxis) {
	switch len(axes) {
	case 0:
		dst[0] = src[0]
	case 1:
		moveRun(dst, src, axes[0])
	case 2:
		movePlane(dst, src, axes[0], axes[1])
	default:
		for i := range axes[0].n {
			moveAxes(dst[i*axes[0].dst:], src[i*axes[0].src:], axes[1:])
		}
	}
}

func moveRun[T any](dst, src []T, x moveAxis) {
	switch {
	case x.dst == 1 && x.src == 1:
		copy(dst[:x.n], src[:x.n])
	case x.dst == 1 && x.src == 0:
		v := src[0]
		dst = dst[:x.n]
		for i := range dst {
			dst[i] = v
		}
	case x.dst == 1:
		dst = dst[:x.n]
		at := 0
		for i := range dst {
			dst[i] = src[at]
			at += x.src
		}
	default:
		d, s := 0, 0
		for range x.n {
			dst[d] = src[s]
			d += x.dst
			s += x.src
		}
	}
}

// movePlane copies two axes, in squares where the inner one is not contiguous on both sides.
func movePlane[T any](dst, src []T, outer, inner moveAxis) {
	if inner.src <= 1 && inner.dst == 1 || outer.n < 4 || inner.n < 4 {
		for i := range outer.n {
			moveRun(dst[i*outer.dst:], src[i*outer.src:], inner)
		}
		return
	}
	for i0 := 0; i0 < outer.n; i0 += moveTile {
		i1 := min(i0+moveTile, outer.n)
		for j0 := 0; j0 < inner.n; j0 += moveTile {
			x := inner
			x.n = min(moveTile, inner.n-j0)
			for i := i0; i < i1; i++ {
				moveRun(dst[i*outer.dst+j0*inner.dst:], src[i*outer.src+j0*inner.src:], x)
			}
		}
	}
}

// moveView writes the elements of src from a place on, which axes describe, to the place in dst.
func moveView(dst, src Tensor, at, from int, axes []moveAxis) {
	switch dst.DType {
	case F32:
		move(&movers32, dst.F32[at:], src.F32[from:], axes)
	case I32:
		move(&moversI, dst.I32[at:], src.I32[from:], axes)
	default:
		move(&movers8, dst.I8[at:], src.I8[from:], axes)
	}
}
