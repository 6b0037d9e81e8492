package program

import (
	"slices"
	"sync"
	"unsafe"

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

// moveLine is the elements of a line of the cache.
const moveLine = 16

// nearby is axes in an order in which short runs that share a line of src are copied soon after one another: of the axis along which they do so,
// some elements go before the run's own axis. What an axis orders otherwise is read a line for each run.
func nearby(axes []moveAxis) []moveAxis {
	last := len(axes) - 1
	if last < 1 || axes[last].n > moveLine/2 || axes[last-1].src < moveLine {
		return axes
	}
	near := -1
	for a, x := range axes[:last-1] {
		if x.src > 0 && x.src < moveLine && (near < 0 || x.src < axes[near].src) {
			near = a
		}
	}
	if near < 0 {
		return axes
	}
	x, some := axes[near], moveLine
	for x.n%some != 0 {
		some--
	}
	if some < moveLine/4 {
		return axes
	}
	out := slices.Clone(axes[:last])
	out[near] = moveAxis{x.n / some, x.dst * some, x.src * some}
	return append(out, moveAxis{some, x.dst, x.src}, axes[last])
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

// moveAxes copies what lies within both sides.
func moveAxes[T any](dst, src []T, axes []moveAxis) {
	d, s := 0, 0
	for _, x := range axes {
		d += (x.n - 1) * x.dst
		s += (x.n - 1) * x.src
	}
	_, _ = dst[d], src[s] // what follows looks no more
	moveAll(sides[T]{unsafe.Pointer(&dst[0]), unsafe.Pointer(&src[0])}, 0, 0, axes)
}

// sides are the first elements of both sides of a copy of T. Places are counted in elements from these.
type sides[T any] struct{ dst, src unsafe.Pointer }

// of is element i of a side as an R, of one or more elements.
func of[T, R any](p unsafe.Pointer, i int) *R {
	var x T
	return (*R)(unsafe.Add(p, i*int(unsafe.Sizeof(x))))
}

// moveAll copies the last three axes together, those around them one by one.
func moveAll[T any](p sides[T], d, s int, axes []moveAxis) {
	one := moveAxis{n: 1}
	switch len(axes) {
	case 0:
		*of[T, T](p.dst, d) = *of[T, T](p.src, s)
	case 1:
		moveSpace(p, d, s, one, one, axes[0])
	case 2:
		moveSpace(p, d, s, one, axes[0], axes[1])
	case 3:
		moveSpace(p, d, s, axes[0], axes[1], axes[2])
	default:
		x := axes[0]
		for range x.n {
			moveAll(p, d, s, axes[1:])
			d, s = d+x.dst, s+x.src
		}
	}
}

// moveSpace copies three axes, a around b around c.
func moveSpace[T any](p sides[T], d, s int, a, b, c moveAxis) {
	if c.dst == 1 && c.src == 1 {
		switch c.n {
		case 2:
			moveShort[T, [2]T](p, d, s, a, b)
		case 3:
			moveShort[T, [3]T](p, d, s, a, b)
		case 4:
			moveShort[T, [4]T](p, d, s, a, b)
		case 5:
			moveShort[T, [5]T](p, d, s, a, b)
		case 6:
			moveShort[T, [6]T](p, d, s, a, b)
		case 7:
			moveShort[T, [7]T](p, d, s, a, b)
		case 8:
			moveShort[T, [8]T](p, d, s, a, b)
		default:
			for range a.n {
				moveLong(p, d, s, b, c.n)
				d, s = d+a.dst, s+a.src
			}
		}
		return
	}
	for range a.n {
		movePlane(p, d, s, b, c)
		d, s = d+a.dst, s+a.src
	}
}

// moveShort copies runs, each of them an R of a few elements, which takes no call.
func moveShort[T, R any](p sides[T], d, s int, a, b moveAxis) {
	for range a.n {
		to, from := d, s
		for range b.n {
			*of[T, R](p.dst, to) = *of[T, R](p.src, from)
			to, from = to+b.dst, from+b.src
		}
		d, s = d+a.dst, s+a.src
	}
}

// moveLong copies runs of n elements.
func moveLong[T any](p sides[T], d, s int, x moveAxis, n int) {
	for range x.n {
		copy(unsafe.Slice(of[T, T](p.dst, d), n), unsafe.Slice(of[T, T](p.src, s), n))
		d, s = d+x.dst, s+x.src
	}
}

// movePlane copies two axes, in squares where the inner one is not contiguous on both sides and neither is short.
func movePlane[T any](p sides[T], d, s int, outer, inner moveAxis) {
	if inner.src <= 1 && inner.dst == 1 || outer.n < 4 || inner.n < 4 {
		moveRuns(p, d, s, outer, inner)
		return
	}
	for i0 := 0; i0 < outer.n; i0 += moveTile {
		x := outer
		x.n = min(moveTile, outer.n-i0)
		for j0 := 0; j0 < inner.n; j0 += moveTile {
			y := inner
			y.n = min(moveTile, inner.n-j0)
			to, from := d+i0*outer.dst+j0*inner.dst, s+i0*outer.src+j0*inner.src
			if inner.dst == 1 && outer.src == 1 {
				moveSquare(p, to, from, x, y)
			} else {
				moveRuns(p, to, from, x, y)
			}
		}
	}
}

// moveSquare transposes: the inner axis is contiguous in dst, the outer one in src. Four by four elements at a time take a quarter of the loads
// and stores.
func moveSquare[T any](p sides[T], d, s int, outer, inner moveAxis) {
	i := 0
	for ; i+4 <= outer.n; i += 4 {
		j := 0
		for ; j+4 <= inner.n; j += 4 {
			to, from := d+i*outer.dst+j, s+i+j*inner.src
			a, b := *of[T, [4]T](p.src, from), *of[T, [4]T](p.src, from+inner.src)
			c, e := *of[T, [4]T](p.src, from+2*inner.src), *of[T, [4]T](p.src, from+3*inner.src)
			*of[T, [4]T](p.dst, to) = [4]T{a[0], b[0], c[0], e[0]}
			*of[T, [4]T](p.dst, to+outer.dst) = [4]T{a[1], b[1], c[1], e[1]}
			*of[T, [4]T](p.dst, to+2*outer.dst) = [4]T{a[2], b[2], c[2], e[2]}
			*of[T, [4]T](p.dst, to+3*outer.dst) = [4]T{a[3], b[3], c[3], e[3]}
		}
		if j < inner.n {
			moveRuns(p, d+i*outer.dst+j, s+i+j*inner.src, moveAxis{4, outer.dst, 1}, moveAxis{inner.n - j, 1, inner.src})
		}
	}
	if i < outer.n {
		moveRuns(p, d+i*outer.dst, s+i, moveAxis{outer.n - i, outer.dst, 1}, inner)
	}
}

// moveRuns copies two axes in order.
func moveRuns[T any](p sides[T], d, s int, outer, inner moveAxis) {
	switch {
	case inner.dst == 1 && inner.n == 3: // windows of convolutions
		for range outer.n {
			*of[T, [3]T](p.dst, d) = [3]T{*of[T, T](p.src, s), *of[T, T](p.src, s+inner.src), *of[T, T](p.src, s+2*inner.src)}
			d, s = d+outer.dst, s+outer.src
		}
	case inner.dst == 1:
		for range outer.n {
			moveRun(unsafe.Slice(of[T, T](p.dst, d), inner.n), of[T, T](p.src, s), inner.src)
			d, s = d+outer.dst, s+outer.src
		}
	default:
		for range outer.n {
			to, from := d, s
			for range inner.n {
				*of[T, T](p.dst, to) = *of[T, T](p.src, from)
				to, from = to+inner.dst, from+inner.src
			}
			d, s = d+outer.dst, s+outer.src
		}
	}
}

// moveRun fills dst with elements that are stride apart.
func moveRun[T any](dst []T, src *T, stride int) {
	if stride == 0 {
		v := *src
		for i := range dst {
			dst[i] = v
		}
		return
	}
	at := 0
	for i := range dst {
		dst[i] = *of[T, T](unsafe.Pointer(src), at)
		at += stride
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
