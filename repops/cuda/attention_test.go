package cuda_test

import (
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/fstest"

	"assay/repops/cuda"
	"assay/repops/cuda/emulator"
	"assay/repops/cuda/kernels"
	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/vec"
)

// attentionRig is an emulated device with the kernels of attention.cuh alone.
func attentionRig(t testing.TB, shared int) *rig {
	t.Helper()
	source := fstest.MapFS{}
	for _, name := range []string{"attention.cuh", "dialect.cuh", "arith.cuh", "functions.cuh", "constants_gen.cuh"} {
		data, err := fs.ReadFile(kernels.Source, name)
		if err != nil {
			t.Fatal(err)
		}
		source[name] = &fstest.MapFile{Data: data}
	}
	return openRig(t, emulator.Options{Source: source, Main: "attention.cuh", SharedPerBlock: shared})
}

// scores is a row of scores of a kind.
func scores(r *rand.Rand, row []float32) {
	kind := r.IntN(12)
	for j := range row {
		switch kind {
		case 0:
			row[j] = 1.5
		case 1:
			row[j] = floatOf(uint32(r.IntN(2)) << 31)
		case 2:
			row[j] = (r.Float32() - 0.5) * 300 // some exponentials are tiny
		case 3:
			row[j] = float32(math.Inf(-1))
			if r.IntN(3) == 0 {
				row[j] = r.Float32()
			}
		case 4:
			row[j] = float32(math.Inf(-1))
		case 5:
			row[j] = (r.Float32() - 0.5) * math.MaxFloat32
			if r.IntN(2) == 0 {
				row[j] *= 2
			}
		default:
			row[j] = (r.Float32() - 0.5) * 12
		}
	}
	if special := []uint32{0x7fc00000, 0x7f800001, 0xffffffff, 0x7f800000}; kind >= 9 && len(row) > 0 {
		row[r.IntN(len(row))] = floatOf(special[r.IntN(len(special))])
	}
}

// softmaxOf is the softmax of the scores that a query sees as the expansion has it, and what it is of the others.
func softmaxOf(k *vec.Kernels, x []float32) (p []float32, behind float32) {
	m := k.Amax(x)
	for _, v := range x {
		p = append(p, num.Exp(num.Sub(v, m)))
	}
	sum := k.Sum(p)
	for i := range p {
		p[i] = num.Div(p[i], sum)
	}
	return p, num.Div(num.Exp(num.Sub(float32(math.Inf(-1)), m)), sum)
}

func TestAttentionSoftmax(t *testing.T) {
	r := attentionRig(t, 0)
	small := attentionRig(t, 4<<10)
	random := rand.New(rand.NewPCG(11, 12))
	k := vec.For(engine.Portable)
	used := map[string]int{}
	widths := []int{1, 2, 3, 31, 32, 33, 64, 127, 128, 129, 255, 256, 257, 300, 511, 512, 513, 700, 768, 1000, 1023, 1024, 1025, 1500, 2047, 2048, 2049, 2100, 2305, 9000}
	for n := range 3 * len(widths) {
		width := widths[n%len(widths)]
		queries := 1 + random.IntN(6)
		v := cuda.SoftmaxView{Band: cuda.AttentionBand{Rows: queries * (1 + random.IntN(4)), Queries: queries, Width: width, Causal: n/len(widths) > 0}, Whole: random.IntN(2) == 0}
		v.Band.Offset = random.IntN(width+queries+4) - queries - 1
		apart := random.IntN(2) == 0
		on := r
		if width > 2048 && random.IntN(2) == 0 {
			on = small
		}
		x := make([]float32, v.Band.Rows*width)
		want := slices.Repeat([]uint32{0x55555555}, len(x)+1)
		for row := range v.Band.Rows {
			seen := width
			if v.Band.Causal {
				seen = max(0, min(width, row%queries+v.Band.Offset+1))
			}
			line := x[row*width:][:width]
			scores(random, line[:seen])
			for j := seen; j < width; j++ { // of no consequence
				line[j] = floatOf(random.Uint32())
			}
			p, behind := softmaxOf(k, line[:seen])
			for j := range width {
				at := &want[row*width+j]
				switch {
				case j < seen:
					*at = bitsOf(p[j])
				case v.Whole:
					*at = bitsOf(behind)
				case !apart:
					*at = bitsOf(line[j])
				}
			}
		}
		v.X = sent(on, x)
		v.P = on.room(4*len(x) + 4)
		on.ok(on.Fill(v.P, 0x55, uint64(4*len(x)+4)))
		if !apart {
			on.ok(on.Copy(v.P, v.X, uint64(4*len(x))))
			v.X = v.P
		}
		l, ok, err := cuda.SoftmaxLaunch(on.Info(), &v)
		if on.ok(err); !ok {
			t.Fatal("no launch")
		}
		used[fmt.Sprint(l.Kernel, l.Shared > 2000)]++
		on.do(l)
		got := fetched[uint32](on, v.P, len(want))
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("%s %+v: row %d, column %d of %d is %08x, want %08x", l.Kernel, v, i/width, i%width, width, got[i], want[i])
			}
		}
	}
	for _, name := range []string{"softmax_256false", "softmax_512false", "softmax_1024false", "softmax_2048false", "softmax_longfalse", "softmax_longtrue"} {
		if used[name] == 0 {
			t.Errorf("%s was not used: %v", name, used)
		}
	}
	for _, v := range []cuda.SoftmaxView{
		{Band: cuda.AttentionBand{Rows: -1}}, {Band: cuda.AttentionBand{Rows: 1, Width: 1}}, {Band: cuda.AttentionBand{Rows: 1, Queries: 1, Width: 65537}},
		{X: 2, Band: cuda.AttentionBand{Rows: 1, Queries: 1, Width: 1}},
	} {
		if err := cuda.Softmax(r, &v); err == nil {
			t.Errorf("%+v went through", v)
		}
	}
	r.ok(cuda.Softmax(r, &cuda.SoftmaxView{}))
}

// TestAttentionQuotients has rows whose sums are of many sizes and whose exponentials are of all sizes, subnormal ones too.
func TestAttentionQuotients(t *testing.T) {
	r := attentionRig(t, 0)
	random := rand.New(rand.NewPCG(13, 14))
	k := vec.For(engine.Portable)
	const rows, width = 400, 512
	// Of exp of the first one, e, and the row's sum s, the quotient is so near a midpoint that e·(1/s) is rounded to its other side.
	hard := [][2]uint32{{0xbf8e8f3c, 0xbf8df46c}, {0xc01db091, 0xbf9f8634}, {0xbe298340, 0xc013ac17}}
	x := make([]float32, rows*width)
	var want []uint32
	for row := range rows {
		line := x[row*width:][:width]
		for j := range line {
			line[j] = -float32(math.Pow(random.Float64(), float64(1+row%9))) * float32([]int{110, 54, 5}[row%3])
			if row < len(hard) {
				line[j] = float32(math.Inf(-1))
			}
		}
		if row < len(hard) {
			line[0], line[1], line[2] = 0, floatOf(hard[row][0]), floatOf(hard[row][1])
		}
		p, _ := softmaxOf(k, line)
		for _, v := range p {
			want = append(want, bitsOf(v))
		}
	}
	at := sent(r, x)
	r.ok(cuda.Softmax(r, &cuda.SoftmaxView{X: at, P: at, Band: cuda.AttentionBand{Rows: rows, Queries: 1, Width: width}}))
	for i, g := range fetched[uint32](r, at, len(want)) {
		if g != want[i] {
			t.Fatalf("row %d, column %d: %08x, want %08x", i/width, i%width, g, want[i])
		}
	}
}

// TestAttentionNaNs has long rows that one block computes, every other one with a NaN.
func TestAttentionNaNs(t *testing.T) {
	r := attentionRig(t, 0)
	random := rand.New(rand.NewPCG(17, 18))
	const rows, width = 200, 2100
	x := make([]float32, rows*width)
	for row := 1; row < rows; row += 2 {
		x[row*width+random.IntN(width)] = floatOf(0xffc12345)
	}
	at := sent(r, x)
	l, _, err := cuda.SoftmaxLaunch(r.Info(), &cuda.SoftmaxView{X: at, P: at, Band: cuda.AttentionBand{Rows: rows, Queries: 1, Width: width}})
	r.ok(err)
	l.Blocks.X = 1
	r.ok(l.Do(r))
	for i, g := range fetched[uint32](r, at, len(x)) {
		want := bitsOf(num.Div(1, width))
		if i/width%2 == 1 {
			want = 0x7fc00000
		}
		if g != want {
			t.Fatalf("row %d, column %d: %08x, want %08x", i/width, i%width, g, want)
		}
	}
}

func TestAttentionDs(t *testing.T) {
	r := attentionRig(t, 0)
	random := rand.New(rand.NewPCG(15, 16))
	used := map[string]int{}
	for n := range 60 {
		width := []int{1, 3, 4, 32, 100, 127, 128, 129, 130, 256, 513, 1000, 1024, 2100}[random.IntN(14)]
		queries := 1 + random.IntN(6)
		b := cuda.AttentionBand{Rows: queries * (1 + random.IntN(4)), Queries: queries, Width: width, Causal: n%3 > 0}
		b.Offset = random.IntN(width+queries+4) - queries - 1
		dp, p, dots := sample(random, b.Rows*width), sample(random, b.Rows*width), sample(random, b.Rows)
		v := cuda.AttentionDsView{DP: sent(r, dp), P: sent(r, p), Dots: sent(r, dots), Band: b}
		if v.DS = v.DP; random.IntN(2) == 0 {
			v.DS = r.room(4 * len(dp))
		}
		l, _, err := cuda.AttentionDsLaunch(&v)
		r.ok(err)
		used[l.Kernel]++
		r.do(l)
		got := fetched[uint32](r, v.DS, len(dp))
		for i := range got {
			row := i / width
			if b.Causal && i%width > row%queries+b.Offset {
				continue
			}
			if want := bitsOf(num.Mul(p[i], num.Sub(dp[i], dots[row]))); got[i] != want {
				t.Fatalf("%s %+v: row %d, column %d is %08x, want %08x", l.Kernel, b, row, i%width, got[i], want)
			}
		}
	}
	if used["attention_ds1"] == 0 || used["attention_ds4"] == 0 {
		t.Errorf("used: %v", used)
	}
	r.ok(cuda.AttentionDs(r, &cuda.AttentionDsView{}))
	if err := cuda.AttentionDs(r, &cuda.AttentionDsView{DS: 1, Band: cuda.AttentionBand{Rows: 1, Queries: 1, Width: 1}}); err == nil {
		t.Error("an odd address went through")
	}
	if err := cuda.AttentionDs(r, &cuda.AttentionDsView{Band: cuda.AttentionBand{Rows: 1, Width: -1}}); err == nil {
		t.Error("a negative width went through")
	}
}
