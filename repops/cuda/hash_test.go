package cuda_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"assay/repops"
	"assay/repops/cuda"
)

// random8 is bytes at random.
func random8(r *rand.Rand, n int) []int8 {
	x := make([]int8, n)
	for i := range x {
		x[i] = int8(r.Uint32())
	}
	return x
}

func TestTensorRoot(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(9, 10))
	var list []cuda.HashTensor
	var want []repops.Hash
	add := func(dtype uint8, at cuda.Address, n int, root repops.Hash) {
		list, want = append(list, cuda.HashTensor{Data: at, DType: dtype, N: uint64(n)}), append(want, root)
	}
	header := repops.Header{Kind: 10}
	const leaf = 256
	for _, n := range []int{
		1, 3, 4, 5, 255, 256, 257, 1023, 1024, 1025, 2*leaf + 1, 3 * leaf, 5*leaf - 3, 63 * leaf, 64 * leaf, 64*leaf + 1, 65 * leaf, 127*leaf + 9,
		511 * leaf, 512 * leaf, 512*leaf + 1, 513*leaf + 77, 300_000,
	} {
		x := sample(random, n)
		add(repops.DTypeF32, sent(r, x), n, repops.TensorRoot(header, x))
		if n <= 1025 || n == 300_000 {
			b := random8(random, n)
			add(repops.DTypeI8, sent(r, b), n, repops.TensorRoot(header, b))
			w := make([]int32, min(n, 9000))
			for i := range w {
				w[i] = int32(random.Uint32())
			}
			add(repops.DTypeI32, sent(r, w), len(w), repops.TensorRoot(header, w))
			f := make([]float64, min(n, 3000))
			for i := range f {
				f[i] = random.NormFloat64()
			}
			add(repops.DTypeF64, sent(r, f), len(f), repops.TensorRoot(header, f))
		}
	}
	for k := range 70 { // small leaves' edges in bytes, and more tensors than a launch takes
		b := random8(random, 980+k)
		add(repops.DTypeI8, sent(r, b), len(b), repops.TensorRoot(header, b))
	}
	got, err := cuda.TensorRoots(r, list...)
	r.ok(err)
	for i, x := range list {
		if got[i] != want[i] {
			t.Errorf("tensor %d of %d elements of type %d: root %v, want %v", i, x.N, x.DType, got[i], want[i])
		}
		if i < 12 {
			alone, err := cuda.TensorRoot(r, x.Data, x.DType, x.N)
			r.ok(err)
			if alone != want[i] {
				t.Errorf("tensor %d alone: root %v, want %v", i, alone, want[i])
			}
		}
	}
}

// TestTensorRootLarge has three launches: the nodes of its leaves are more than two blocks of the second one.
func TestTensorRootLarge(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(11, 12))
	x := random8(random, (3*512+5)*1024-7)
	got, err := cuda.TensorRoot(r, sent(r, x), repops.DTypeI8, uint64(len(x)))
	r.ok(err)
	if want := repops.TensorRoot(repops.Header{Kind: 10}, x); got != want {
		t.Errorf("root %v, want %v", got, want)
	}
}

func TestTensorRootRefuses(t *testing.T) {
	r := newRig(t)
	at := r.room(64)
	for _, x := range []cuda.HashTensor{{at, repops.DTypeF32, 0}, {at + 4, repops.DTypeF32, 1}, {at, repops.DTypeF32, 1 << 60}} {
		if _, err := cuda.TensorRoots(r, x); !errors.Is(err, repops.ErrTensorLength) {
			t.Errorf("%+v: %v", x, err)
		}
	}
	for _, dtype := range []uint8{repops.DTypeBytes, repops.DTypeQ8, 77} {
		if _, err := cuda.TensorRoot(r, at, dtype, 1); !errors.Is(err, repops.ErrDType) {
			t.Errorf("type %d: %v", dtype, err)
		}
	}
}

func TestForeignNaNs(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(13, 14))
	foreign := []uint32{0x7fc00001, 0xffc00000, 0x7f800001, 0xff800001, 0x7fffffff, 0xffffffff, 0x7fbfffff}
	fine := []uint32{0x7fc00000, 0x7f800000, 0xff800000, 0, 1 << 31, 0x7f7fffff, 1}
	for _, n := range []int{1, 2, 255, 256, 257, 10_000, 300_000} {
		for _, many := range []int{0, 1, 2, 100} {
			x := make([]uint32, n)
			for i := range x {
				x[i] = fine[random.IntN(len(fine))]
			}
			for range many {
				x[random.IntN(n)] = foreign[random.IntN(len(foreign))]
			}
			var want, first uint64
			for i := n - 1; i >= 0; i-- {
				if f := floatOf(x[i]); f != f && x[i] != 0x7fc00000 {
					want++
					first = uint64(i)
				}
			}
			at := sent(r, x)
			count, index, err := cuda.ForeignNaNs(r, at, uint64(n))
			r.ok(err)
			if count != want || want > 0 && index != first {
				t.Fatalf("%d numbers: %d foreign NaNs, the first %d; want %d, %d", n, count, index, want, first)
			}
		}
	}
}
