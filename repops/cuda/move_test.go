package cuda_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"assay/repops/cuda"
)

// moved is what a move leaves of dst, element by element.
func moved(size int, dst, src []byte, to, from int, axes []cuda.MoveAxis) {
	if len(axes) == 0 {
		copy(dst[to*size:(to+1)*size], src[from*size:])
		return
	}
	for i := range axes[0].N {
		moved(size, dst, src, to+i*axes[0].Dst, from+i*axes[0].Src, axes[1:])
	}
}

// span is the number of elements from the first to the last of one side, and one.
func span(axes []cuda.MoveAxis, stride func(x cuda.MoveAxis) int) int {
	n := 1
	for _, x := range axes {
		if x.N == 0 {
			return 0
		}
		n += (x.N - 1) * stride(x)
	}
	return n
}

func moveDst(x cuda.MoveAxis) int { return x.Dst }
func moveSrc(x cuda.MoveAxis) int { return x.Src }

// testMove moves between places some elements into their memory and looks at all of the destination.
func (r *rig) testMove(random *rand.Rand, size, ahead, behind int, axes []cuda.MoveAxis) string {
	r.Helper()
	src := make([]byte, (behind+span(axes, moveSrc))*size)
	for i := range src {
		src[i] = byte(random.Uint32())
	}
	want := slices.Repeat([]byte{0xe7}, (ahead+span(axes, moveDst)+3)*size)
	to, from := sent(r, want), sent(r, src)
	moved(size, want, src, ahead, behind, axes)
	at, of := to+cuda.Address(ahead*size), from+cuda.Address(behind*size)
	l, ok, err := cuda.MoveLaunch(size, at, of, axes...)
	r.ok(err)
	if ok {
		r.do(l)
	}
	if got := fetched[byte](r, to, len(want)); !bytes.Equal(got, want) {
		r.Fatalf("%s: elements of %d bytes, %d and %d ahead, %v: a wrong copy", l.Kernel, size, ahead, behind, axes)
	}
	r.ok(r.Free(to))
	r.ok(r.Free(from))
	return l.Kernel
}

func TestMove(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(1, 2))
	for _, c := range []struct {
		kernels       string // of elements of 4 bytes and of 1
		ahead, behind int
		axes          []cuda.MoveAxis
	}{
		{"move16 move16", 0, 0, []cuda.MoveAxis{{4096, 1, 1}}},
		{"move4 move1", 1, 0, []cuda.MoveAxis{{4096, 1, 1}}},
		{"move8 move1", 2, 6, []cuda.MoveAxis{{126, 1, 1}}},
		{"move16 move4", 4, 8, []cuda.MoveAxis{{3, 20, 28}, {12, 1, 1}}},
		{"move4 move1", 0, 0, []cuda.MoveAxis{{3, 21, 28}, {12, 1, 1}}},
		{"move16 move16", 0, 0, []cuda.MoveAxis{{5, 64, 3 * 64}, {3, 5 * 64, 64}, {64, 1, 1}}},
		{"move4 move1", 0, 0, nil},
		{"move4 move1", 0, 0, []cuda.MoveAxis{{1, 7, 9}}},
		{" ", 0, 0, []cuda.MoveAxis{{0, 7, 9}, {3, 1, 1}}},
		{"transpose4 transpose1", 0, 0, []cuda.MoveAxis{{32, 1, 32}, {32, 32, 1}}},
		{"transpose4 transpose1", 1, 2, []cuda.MoveAxis{{33, 101, 1}, {100, 1, 40}}},
		{"transpose4 transpose1", 0, 0, []cuda.MoveAxis{{8, 1, 8}, {8, 8, 1}}},
		{"transpose4 transpose1", 3, 0, []cuda.MoveAxis{{3, 7000, 0}, {70, 100, 1}, {2, 9, 5000}, {9, 1, 71}}},
		{"move4 move1", 0, 0, []cuda.MoveAxis{{7, 1, 8}, {8, 7, 1}}},
		{"move4 move1", 0, 0, []cuda.MoveAxis{{300, 1, 0}, {7, 300, 1}}},
		{"move4 move1", 0, 0, []cuda.MoveAxis{{300, 2, 1}}},
		{"move4 move1", 5, 1, []cuda.MoveAxis{{3, 1, 17}, {3, 3, 1}, {3, 9, 0}, {2, 27, 5}, {2, 54, 2}, {2, 108, 3}, {2, 216, 100}, {2, 432, 40}}},
	} {
		for i, want := range strings.Split(c.kernels, " ") {
			size := 4 - 3*i
			if got := r.testMove(random, size, c.ahead, c.behind, c.axes); got != want {
				t.Errorf("%v by %d bytes: %q moves it, not %q", c.axes, size, got, want)
			}
		}
	}
	used := map[string]int{}
	for range 600 {
		// A tensor of the destination's order, perhaps with gaps; the source in any order, perhaps repeating.
		rank := random.IntN(5)
		if random.IntN(8) == 0 {
			rank = 8
		}
		axes := make([]cuda.MoveAxis, rank)
		for i := range axes {
			axes[i].N = 1 + random.IntN([]int{3, 3, 40, 5, 12, 4, 3, 3}[rank-1])
			if rank > 0 && rank < 3 {
				axes[i].N = 1 + random.IntN(90)
			}
		}
		gap := func() int { return 4 * random.IntN(2) * random.IntN(3) }
		step := 1
		if random.IntN(8) == 0 {
			step = 2
		}
		for i := len(axes) - 1; i >= 0; i-- {
			axes[i].Dst = step
			step = step*axes[i].N + gap()
		}
		order := random.Perm(rank)
		if random.IntN(3) == 0 {
			slices.Sort(order)
		}
		step = 1
		for k := len(order) - 1; k >= 0; k-- {
			x := &axes[order[k]]
			if x.Src = step; random.IntN(8) == 0 {
				x.Src = 0
				continue
			}
			step = step*x.N + gap()
		}
		random.Shuffle(rank, func(i, j int) { axes[i], axes[j] = axes[j], axes[i] })
		size := 1 + 3*random.IntN(2)
		used[r.testMove(random, size, random.IntN(2)*random.IntN(20), random.IntN(2)*random.IntN(20), axes)]++
	}
	for _, k := range []string{"move16", "move8", "move4", "move1", "transpose4", "transpose1"} {
		if used[k] < 5 {
			t.Errorf("%s was used %d times", k, used[k])
		}
	}
}

func TestMoveRefuses(t *testing.T) {
	r := newRig(t)
	at := r.room(64)
	for i, err := range []error{
		cuda.Move(r, 2, at, at),
		cuda.Move(r, 4, at+2, at),
		cuda.Move(r, 4, at, at, make([]cuda.MoveAxis, 9)...),
		cuda.Move(r, 4, at, at, cuda.MoveAxis{2, 0, 1}),
		cuda.Move(r, 4, at, at, cuda.MoveAxis{-1, 1, 1}),
		cuda.Move(r, 4, at, at, cuda.MoveAxis{2, 1, -1}),
		cuda.Move(r, 4, at, at, cuda.MoveAxis{1 << 20, 1 << 20, 1}, cuda.MoveAxis{1 << 20, 1, 1}),
		cuda.FillWords(r, at+1, 0, 1),
		cuda.Iota(r, at, []int{3}, 1),
		cuda.Iota(r, at, []int{0}, 0),
	} {
		if err == nil {
			t.Errorf("call %d went through", i)
		}
	}
}

// TestDivisors divides by all numbers up to a thousand and by such as lie near powers of two, through the places of a move.
func TestDivisors(t *testing.T) {
	r := newRig(t)
	out := r.room(4 * 3000)
	for n := 1; n < 1000; n += 1 + n/50 {
		r.ok(cuda.Iota(r, out, []int{3, n}, 1))
		for i, got := range fetched[int32](r, out, 3*n) {
			if int(got) != i%n {
				t.Fatalf("%d mod %d = %d", i, n, got)
			}
		}
	}
}

func TestFillAndIota(t *testing.T) {
	r := newRig(t)
	for _, n := range []int{0, 1, 255, 256, 257, 5000} {
		at := r.room(4 * (n + 2))
		r.ok(r.Fill(at, 0x11, uint64(4*(n+2))))
		if r.ok(cuda.FillWords(r, at+4, 0x7fc00001, uint64(n))); n > 0 {
			l, err := cuda.FillWordsLaunch(at+4, 0x7fc00001, uint64(n))
			r.ok(err)
			r.do(l)
		}
		got := fetched[uint32](r, at, n+2)
		if got[0] != 0x11111111 || got[n+1] != 0x11111111 || slices.ContainsFunc(got[1:n+1], func(x uint32) bool { return x != 0x7fc00001 }) {
			t.Fatalf("fill of %d words: %x", n, got)
		}
	}
	for _, shape := range [][]int{{1}, {7}, {3, 5}, {2, 3, 4}, {1, 300, 1}, {5, 1, 7, 2, 3}} {
		for axis := range shape {
			n, inner := 1, 1
			for k, s := range shape {
				n *= s
				if k > axis {
					inner *= s
				}
			}
			at := r.room(4 * n)
			l, err := cuda.IotaLaunch(at, shape, axis)
			r.ok(err)
			r.do(l)
			for i, got := range fetched[int32](r, at, n) {
				if int(got) != i/inner%shape[axis] {
					t.Fatal(fmt.Sprint(shape, axis, i, got))
				}
			}
		}
	}
}
