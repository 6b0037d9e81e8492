package cuda_test

import (
	"math/rand/v2"
	"testing"

	"assay/repops/cuda"
	"assay/repops/engine"
	"assay/repops/vec"
)

func TestColumnSum(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(7, 8))
	k := vec.For(engine.Portable)
	for _, c := range []struct{ rows, n int }{
		{0, 5}, {1, 1}, {1, 33}, {2, 32}, {31, 7}, {32, 64}, {33, 65}, {255, 3}, {256, 40}, {257, 1}, {300, 100}, {511, 2}, {512, 31}, {513, 32},
		{1000, 12}, {65535, 1}, {65536, 2}, {65537, 3}, {70000, 1}, {131073, 2},
	} {
		x := sample(random, c.rows*c.n)
		if c.n > 1 && c.rows > 0 {
			for i := 0; i < c.rows; i++ { // a column of −0, whose sum is +0
				x[i*c.n+1] = floatOf(1 << 31)
			}
		}
		if c.rows > 100 { // else all sums are NaN
			for i, v := range x {
				if v-v != 0 && i%c.n != c.n-1 {
					x[i] = 1
				}
			}
		}
		scratch := r.room(int(cuda.ColumnScratch(uint64(c.rows), uint64(c.n))))
		out := r.room(4*c.n + 4)
		r.ok(r.Fill(out, 0x55, uint64(4*c.n+4)))
		list, err := cuda.ColumnSumLaunches(out, sent(r, x), scratch, uint64(c.rows), uint64(c.n))
		r.ok(err)
		for _, l := range list {
			r.do(l)
		}
		got := fetched[uint32](r, out, c.n+1)
		column := make([]float32, c.rows)
		for j := range c.n {
			for i := range column {
				column[i] = x[i*c.n+j]
			}
			if want := bitsOf(k.Sum(column)); got[j] != want {
				t.Fatalf("%d rows of %d: sum %d is %08x, want %08x", c.rows, c.n, j, got[j], want)
			}
		}
		if got[c.n] != 0x55555555 {
			t.Fatalf("%d rows of %d: wrote beyond the sums", c.rows, c.n)
		}
	}
	x, out := sent(r, []float32{1, 2, 3, 4}), r.room(8)
	r.ok(cuda.ColumnSum(r, out, x, out, 2, 2))
	if got := fetched[float32](r, out, 2); got[0] != 4 || got[1] != 6 {
		t.Errorf("sums %v", got)
	}
	if err := cuda.ColumnSum(r, 4, 4, 4, 1, 0); err == nil {
		t.Error("no columns went through")
	}
}
