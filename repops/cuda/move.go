package cuda

import (
	"fmt"
	"math/bits"
	"slices"
)

// MoveAxis is an axis of a move: N steps, each of so many elements at the destination and at the source.
type MoveAxis struct{ N, Dst, Src int }

const (
	moveRank    = 8       // most axes
	mostUnits   = 1 << 31 // that a kernel numbers
	moveThreads = 256
	// A transposition is worth its way through shared memory if both axes have as many elements.
	transposeFrom = 8
)

// divisor is struct Divisor of kernels/arith.cuh: numbers below 2^31 are divided by n.
type divisor struct{ n, magic, shift uint32 }

// divisorOf is the divisor n, which is from 1 to 2^31: with s = ⌈log2 n⌉ and m = ⌊2^(31+s) / n⌋ + 1, ⌊x·m / 2^(31+s)⌋ is exact, for m·n
// exceeds 2^(31+s) by at most 2^s.
func divisorOf(n int) divisor {
	if n == 1 {
		return divisor{n: 1}
	}
	s := bits.Len(uint(n - 1))
	return divisor{uint32(n), uint32(1<<(31+s)/uint64(n) + 1), uint32(s - 1)}
}

// moveAxis is struct MoveAxis of kernels/move.cuh.
type moveAxis struct {
	dst, src uint64
	by       divisor
	_        uint32
}

type moveArgs struct {
	dst, src    uint64
	total, rank uint32
	axes        [moveRank]moveAxis
}

type transposeArgs struct {
	dst, src         uint64
	dstRows, srcRows uint64
	na, nb           uint32
	tiles, rank      uint32
	tilesA, tilesB   divisor
	axes             [moveRank - 2]moveAxis
}

// moveAxes checks axes, drops those of one step, sorts them by the destination's strides, the greatest first, and joins neighbours
// that are one run on both sides. It gives the number of elements, too.
func moveAxes(axes []MoveAxis) ([]MoveAxis, uint64, error) {
	if len(axes) > moveRank {
		return nil, 0, fmt.Errorf("a move over %d axes, not %d at most", len(axes), moveRank)
	}
	total := uint64(1)
	var list []MoveAxis
	for _, x := range axes {
		if x.N < 0 || x.N > mostUnits || x.Dst < 0 || x.Src < 0 {
			return nil, 0, fmt.Errorf("a move over an axis of %d by %d, from %d", x.N, x.Dst, x.Src)
		}
		if total *= uint64(x.N); total > mostUnits {
			return nil, 0, fmt.Errorf("a move of more than 2^31 elements: %v", axes)
		}
		if x.N > 1 {
			list = append(list, x)
		}
	}
	if total == 0 {
		return nil, 0, nil
	}
	slices.SortStableFunc(list, func(a, b MoveAxis) int { return b.Dst - a.Dst })
	joined := list[:0]
	for _, x := range list {
		if x.Dst == 0 {
			return nil, 0, fmt.Errorf("a move that writes %d elements to one place", x.N)
		}
		if k := len(joined) - 1; k >= 0 && joined[k].Dst == x.Dst*x.N && joined[k].Src == x.Src*x.N {
			joined[k] = MoveAxis{joined[k].N * x.N, x.Dst, x.Src}
			continue
		}
		joined = append(joined, x)
	}
	return joined, total, nil
}

// MoveLaunch is the launch of a copy of elements of 1 or 4 bytes from src to dst along up to 8 axes, which may stand in any order.
// No two elements may go to one place. ok is false if there are none.
func MoveLaunch(size int, dst, src Address, axes ...MoveAxis) (l Launch, ok bool, err error) {
	if size != 1 && size != 4 || !aligned(uint64(size), dst, src) {
		return l, false, fmt.Errorf("a move of elements of %d bytes from %#x to %#x", size, src, dst)
	}
	list, total, err := moveAxes(axes)
	if err != nil || total == 0 {
		return l, false, err
	}
	if l, ok = transposition(size, dst, src, list); ok {
		return l, true, nil
	}
	unit := size
	if k := len(list) - 1; k >= 0 && list[k].Dst == 1 && list[k].Src == 1 {
		unit = unitOf(size, list[k].N, dst, src, func(yield func(int) bool) {
			for _, x := range list[:k] {
				if !yield(x.Dst) || !yield(x.Src) {
					return
				}
			}
		})
		list[k].N /= unit / size
		total /= uint64(unit / size)
	}
	a := moveArgs{dst: uint64(dst), src: uint64(src), total: uint32(total)}
	for i := len(list) - 1; i >= 0; i-- {
		x := list[i]
		bytes := uint64(size)
		if i == len(list)-1 && unit > size {
			bytes = uint64(unit)
		}
		if x.N > 1 {
			a.axes[a.rank] = moveAxis{dst: uint64(x.Dst) * bytes, src: uint64(x.Src) * bytes, by: divisorOf(x.N)}
			a.rank++
		}
	}
	l = Launch{Kernel: fmt.Sprintf("move%d", unit), Blocks: gridFor(blocksOf(total, moveThreads)), Threads: moveThreads, Args: bytesOf(&a)}
	return l, true, nil
}

// unitOf is the largest unit of bytes in which runs of n elements can be moved: both addresses and all other strides are multiples
// of it.
func unitOf(size, n int, dst, src Address, strides func(yield func(int) bool)) int {
	all := uint64(n*size) | uint64(dst) | uint64(src)
	for s := range strides {
		all |= uint64(s * size)
	}
	for _, unit := range []int{16, 8, 4} {
		if all%uint64(unit) == 0 {
			return unit
		}
	}
	return size
}

// transposition is the launch of a move whose sides are contiguous along different axes.
func transposition(size int, dst, src Address, list []MoveAxis) (Launch, bool) {
	k := len(list) - 1
	if k < 1 || list[k].Dst != 1 || list[k].Src <= 1 || list[k].N < transposeFrom {
		return Launch{}, false
	}
	b := slices.IndexFunc(list, func(x MoveAxis) bool { return x.Src == 1 })
	if b < 0 || list[b].N < transposeFrom {
		return Launch{}, false
	}
	edge, kernel := 32, "transpose4"
	if size == 1 {
		edge, kernel = 64, "transpose1"
	}
	x, y := list[k], list[b]
	tilesA, tilesB := (x.N+edge-1)/edge, (y.N+edge-1)/edge
	a := transposeArgs{
		dst: uint64(dst), src: uint64(src), dstRows: uint64(y.Dst) * uint64(size), srcRows: uint64(x.Src) * uint64(size),
		na: uint32(x.N), nb: uint32(y.N), tilesA: divisorOf(tilesA), tilesB: divisorOf(tilesB),
	}
	tiles := tilesA * tilesB
	for i := k - 1; i >= 0; i-- {
		if i != b {
			a.axes[a.rank] = moveAxis{dst: uint64(list[i].Dst) * uint64(size), src: uint64(list[i].Src) * uint64(size), by: divisorOf(list[i].N)}
			a.rank++
			tiles *= list[i].N
		}
	}
	a.tiles = uint32(tiles)
	return Launch{
		Kernel: kernel, Blocks: gridFor(uint64(tiles)), Threads: moveThreads, Shared: edge * (edge*size + 4), Args: bytesOf(&a),
	}, true
}

// Move copies elements of 1 or 4 bytes, as MoveLaunch says.
func Move(d Device, size int, dst, src Address, axes ...MoveAxis) error {
	l, ok, err := MoveLaunch(size, dst, src, axes...)
	if err != nil || !ok {
		return err
	}
	return l.Do(d)
}

type fillArgs struct {
	dst, n uint64
	word   uint32
	_      uint32
}

// FillWordsLaunch is the launch that sets n ≥ 1 words.
func FillWordsLaunch(dst Address, word uint32, n uint64) (Launch, error) {
	if n == 0 || !aligned(4, dst) {
		return Launch{}, fmt.Errorf("a fill of %d words at %#x", n, dst)
	}
	a := fillArgs{dst: uint64(dst), n: n, word: word}
	return Launch{Kernel: "fill_words", Blocks: gridFor(blocksOf(n, moveThreads)), Threads: moveThreads, Args: bytesOf(&a)}, nil
}

// FillWords sets n words.
func FillWords(d Device, dst Address, word uint32, n uint64) error {
	if n == 0 {
		return nil
	}
	l, err := FillWordsLaunch(dst, word, n)
	if err != nil {
		return err
	}
	return l.Do(d)
}

type iotaArgs struct {
	dst         uint64
	total       uint32
	_           uint32
	inner, axis divisor
}

// IotaLaunch is the launch that sets i32 elements of a contiguous tensor to their places along an axis.
func IotaLaunch(dst Address, shape []int, axis int) (Launch, error) {
	if axis < 0 || axis >= len(shape) || !aligned(4, dst) {
		return Launch{}, fmt.Errorf("iota of axis %d of %v at %#x", axis, shape, dst)
	}
	total, inner := 1, 1
	for k, n := range shape {
		if n < 1 || n > mostUnits || total > mostUnits/n {
			return Launch{}, fmt.Errorf("iota of the shape %v", shape)
		}
		total *= n
		if k > axis {
			inner *= n
		}
	}
	a := iotaArgs{dst: uint64(dst), total: uint32(total), inner: divisorOf(inner), axis: divisorOf(shape[axis])}
	return Launch{Kernel: "iota", Blocks: gridFor(blocksOf(uint64(total), moveThreads)), Threads: moveThreads, Args: bytesOf(&a)}, nil
}

// Iota sets i32 elements of a contiguous tensor to their places along an axis.
func Iota(d Device, dst Address, shape []int, axis int) error {
	l, err := IotaLaunch(dst, shape, axis)
	if err != nil {
		return err
	}
	return l.Do(d)
}
