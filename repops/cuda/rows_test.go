package cuda_test

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops/cuda"
	"assay/repops/num"
)

// sample is numbers among which are zeros of both signs, NaNs, infinities and subnormal ones.
func sample(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = (r.Float32() - 0.5) * float32(uint32(1)<<r.IntN(20))
		switch r.IntN(12) {
		case 0, 1:
			x[i] = floatOf(1 << 31)
		case 2:
			x[i] = floatOf(r.Uint32() & 0x803fffff)
		case 3:
			if r.IntN(8) == 0 {
				x[i] = floatOf(specialPatterns[r.IntN(len(specialPatterns))])
			}
		}
	}
	return x
}

// visit calls f with the offset of each element of a view, in order.
func visit(axes []cuda.Axis, at int, f func(at int)) {
	if len(axes) == 0 {
		f(at)
		return
	}
	for i := range axes[0].N {
		visit(axes[1:], at+i*axes[0].Stride, f)
	}
}

func last(axes []cuda.Axis) int {
	at := 0
	for _, x := range axes {
		at += (x.N - 1) * x.Stride
	}
	return at
}

func TestGather(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(3, 4))
	used := map[string]int{}
	axesOf := func(rank, most int) []cuda.Axis {
		axes := make([]cuda.Axis, rank)
		step := 1 + random.IntN(8)/7*4
		for i := rank - 1; i >= 0; i-- {
			axes[i] = cuda.Axis{N: 1 + random.IntN(most), Stride: step}
			if step = step*axes[i].N + 4*random.IntN(2); random.IntN(8) == 0 {
				axes[i].Stride = 0
			}
		}
		if random.IntN(6) == 0 {
			random.Shuffle(rank, func(i, j int) { axes[i], axes[j] = axes[j], axes[i] })
		}
		return axes
	}
	for k := range 200 {
		size := 1 + 3*(k%2)
		g := cuda.GatherView{Size: size, Rows: 1 + random.IntN(6), Places: axesOf(random.IntN(4), 6)}
		if g.Row = axesOf(random.IntN(3), 30); random.IntN(2) == 0 {
			g.Row = []cuda.Axis{{N: 4 * (1 + random.IntN(20)), Stride: 1}}
		}
		if g.Step = last(g.Row) + 1 + random.IntN(3); random.IntN(2) == 0 {
			g.Step = (g.Step + 15) / 16 * 16
		}
		tableAt, indexAt, dstAt := 4*random.IntN(2)*random.IntN(5), random.IntN(5), 4*random.IntN(2)*random.IntN(5)
		index := make([]int32, indexAt+last(g.Places)+1)
		for i := range index {
			index[i] = int32(random.IntN(g.Rows+2)) - 1
			if random.IntN(20) == 0 {
				index[i] = []int32{-1 << 31, 1<<31 - 1, int32(g.Rows), -1}[random.IntN(4)]
			}
		}
		table := make([]byte, (tableAt+(g.Rows-1)*g.Step+last(g.Row)+1)*size)
		for i := range table {
			table[i] = byte(random.Uint32())
		}
		if size == 4 {
			g.Missing = 0x7fc00000
		}
		want := slices.Repeat([]byte{0x3c}, dstAt*size)
		visit(g.Places, indexAt, func(at int) {
			visit(g.Row, tableAt, func(of int) {
				if row := int(index[at]); row >= 0 && row < g.Rows {
					want = append(want, table[(of+row*g.Step)*size:][:size]...)
				} else {
					want = append(want, []byte{0, 0, 0xc0, 0x7f}[:size]...)
				}
			})
		})
		want = append(want, 0x3c, 0x3c, 0x3c)
		dst := sent(r, bytes.Repeat([]byte{0x3c}, len(want)))
		g.Dst, g.Table, g.Index = dst+cuda.Address(dstAt*size), sent(r, table)+cuda.Address(tableAt*size), sent(r, index)+cuda.Address(4*indexAt)
		l, _, err := cuda.GatherLaunch(&g)
		r.ok(err)
		used[l.Kernel]++
		r.do(l)
		if got := fetched[byte](r, dst, len(want)); !bytes.Equal(got, want) {
			t.Fatalf("%s: %+v: wrong rows", l.Kernel, g)
		}
	}
	for _, k := range []string{"gather16", "gather8", "gather4", "gather1"} {
		if used[k] < 3 {
			t.Errorf("%s was used %d times", k, used[k])
		}
	}
	r.ok(cuda.Gather(r, &cuda.GatherView{Size: 1, Places: []cuda.Axis{{0, 1}}}))
	if err := cuda.Gather(r, &cuda.GatherView{Size: 2}); err == nil {
		t.Error("elements of 2 bytes went through")
	}
	if err := cuda.Gather(r, &cuda.GatherView{Size: 1, Places: []cuda.Axis{{1 << 20, 1}}, Row: []cuda.Axis{{1 << 20, 1}}}); err == nil {
		t.Error("2^40 elements went through")
	}
}

func TestSegsum(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(5, 6))
	used := map[string]int{}
	for _, c := range []struct {
		rows, columns, terms, step int
		tokens                     int // indices are from −1 to tokens − 2
		transposed                 bool
	}{
		{1, 1, 0, 1, 3, false},
		{1, 1, 1, 1, 3, false},
		{3, 5, 1, 1, 3, false},
		{8, 32, 100, 1, 11, false},
		{9, 33, 260, 2, 11, true},
		{17, 100, 1023, 1, 19, false},
		{5, 129, 1025, 1, 8, false},
		{30, 513, 130, 1, 34, true},
		{2, 700, 600, 1, 2, false},
		{3, 20, 300, 0, 4, false},
		{40, 7, 8193, 3, 44, false},
		{2, 2, 9000, 1, 3, true},
		{1, 40, 65536, 1, 90, false},
	} {
		v := cuda.SegsumView{Rows: c.rows, Columns: c.columns, Terms: c.terms, Step: c.step, Across: 1, Along: c.columns + random.IntN(3)}
		if c.transposed {
			v.Across, v.Along = c.terms+random.IntN(3), 1
		}
		index := make([]int32, 1+max(0, c.terms-1)*c.step)
		for i := range index {
			index[i] = int32(random.IntN(c.tokens)) - 1
			if random.IntN(50) == 0 {
				index[i] = []int32{-1 << 31, 1<<31 - 1, int32(c.rows), int32(c.rows) + 7, -8}[random.IntN(5)]
			}
		}
		g := sample(random, 3+max(0, c.terms-1)*v.Along+(c.columns-1)*v.Across+1)
		if c.terms > 1000 { // else all sums are NaN
			for i, x := range g {
				if x != x || x-x != 0 {
					g[i] = floatOf(1 << 31)
				}
			}
		}
		want := slices.Repeat([]uint32{0}, c.rows*c.columns)
		for t := range c.terms {
			if row := int(index[t*c.step]); row >= 0 && row < c.rows {
				for k := range c.columns {
					s := &want[row*c.columns+k]
					*s = bitsOf(num.Add(floatOf(*s), g[3+t*v.Along+k*v.Across]))
				}
			}
		}
		v.Out = r.room(4*len(want) + 4)
		r.ok(r.Fill(v.Out, 0x55, uint64(4*len(want)+4)))
		v.Index, v.G = sent(r, index), sent(r, g)+12
		l, _, err := cuda.SegsumLaunch(&v)
		r.ok(err)
		used[l.Kernel]++
		r.do(l)
		got := fetched[uint32](r, v.Out, len(want)+1)
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("%s %+v: element %d is %08x, want %08x", l.Kernel, c, i, got[i], want[i])
			}
		}
		if got[len(want)] != 0x55555555 {
			t.Fatalf("%s %+v wrote beyond its output", l.Kernel, c)
		}
	}
	for _, k := range []string{"segsum1", "segsum4", "segsum16"} {
		if used[k] == 0 {
			t.Errorf("%s was not used", k)
		}
	}
	r.ok(cuda.Segsum(r, &cuda.SegsumView{Rows: 0, Columns: 1}))
	if err := cuda.Segsum(r, &cuda.SegsumView{Rows: 1, Columns: 1, Terms: 65537}); err == nil {
		t.Error("65,537 terms went through")
	}
}
