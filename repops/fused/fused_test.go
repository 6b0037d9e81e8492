package fused

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

var exact = ref{scalar}

// fewest is from how many threads on, up to three, tests try all: in short mode, which emulated processors run, three alone.
func fewest() int {
	if testing.Short() {
		return 3
	}
	return 1
}

func same(t *testing.T, what string, got, want []float32) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d elements, want %d", what, len(got), len(want))
	}
	for i := range got {
		if bitsOf(got[i]) != bitsOf(want[i]) {
			t.Fatalf("%s[%d of %d] = %08x, want %08x", what, i, len(got), bitsOf(got[i]), bitsOf(want[i]))
		}
	}
}

func no(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// every runs f on each engine of this machine with 1, 2 and 3 cores.
func every(t *testing.T, f func(t *testing.T, k *Kernels)) {
	defer pool.SetThreads(0)
	defer func(e engine.Engine) { no(t, engine.Use(e)) }(engine.Current())
	for _, e := range engine.Supported() {
		no(t, engine.Use(e))
		for threads := fewest(); threads <= 3; threads++ {
			if e == engine.Portable && threads == 2 {
				continue
			}
			pool.SetThreads(threads)
			t.Run(fmt.Sprintf("%v/%d", e, threads), func(t *testing.T) { f(t, For(e)) })
		}
	}
}

// shapes are ragged in vectors, groups and chunks; the larger ones are cut into several pieces of work.
var shapes = [][2]int{{0, 5}, {1, 1}, {3, 31}, {2, 32}, {5, 33}, {1, 255}, {2, 256}, {3, 257}, {2, 1000}, {1, 4097}, {300, 130}}

func clone(x []float32) []float32 { return append([]float32(nil), x...) }

func fresh(n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = 7
	}
	return x
}

// cases calls f with every shape and kind of numbers; references are computed once and kept for all engines.
func cases(t *testing.T, f func(g *rand.Rand, how kind, rows, cols int) func(t *testing.T, k *Kernels)) {
	type test struct {
		name string
		run  func(t *testing.T, k *Kernels)
	}
	var tests []test
	g := newRand(1)
	for _, s := range shapes {
		for how := range foreign + 1 {
			tests = append(tests, test{fmt.Sprintf("%d × %d, kind %d", s[0], s[1], how), f(g, how, s[0], s[1])})
		}
	}
	every(t, func(t *testing.T, k *Kernels) {
		for _, c := range tests {
			t.Run(c.name, func(t *testing.T) { c.run(t, k) })
		}
	})
}

func TestSoftmax(t *testing.T) {
	cases(t, func(g *rand.Rand, how kind, rows, cols int) func(*testing.T, *Kernels) {
		x, dy := vector(g, rows*cols, how), vector(g, rows*cols, how)
		scale(x, 4)
		X, DY := mat(x, rows, cols), mat(dy, rows, cols)
		p, l := exact.softmax(X), exact.logSoftmax(X)
		dx, dl := exact.softmaxBackward(DY, p), exact.logSoftmaxBackward(DY, l)
		return func(t *testing.T, k *Kernels) {
			d := fresh(len(x))
			no(t, k.Softmax(d, x, rows, cols))
			same(t, "softmax", d, p.x)
			d = clone(x)
			no(t, k.Softmax(d, d, rows, cols))
			same(t, "softmax in place", d, p.x)
			no(t, k.LogSoftmax(d, x, rows, cols))
			same(t, "log-softmax", d, l.x)
			d = clone(x)
			no(t, k.LogSoftmax(d, d, rows, cols))
			same(t, "log-softmax in place", d, l.x)
			no(t, k.SoftmaxBackward(d, dy, p.x, rows, cols))
			same(t, "softmax backward", d, dx.x)
			d = clone(dy)
			no(t, k.SoftmaxBackward(d, d, p.x, rows, cols))
			same(t, "softmax backward in place", d, dx.x)
			no(t, k.LogSoftmaxBackward(d, dy, l.x, rows, cols))
			same(t, "log-softmax backward", d, dl.x)
			d = clone(dy)
			no(t, k.LogSoftmaxBackward(d, d, l.x, rows, cols))
			same(t, "log-softmax backward in place", d, dl.x)
		}
	})
}

func scale(x []float32, by float32) {
	for i := range x {
		x[i] = num.Mul(x[i], by)
	}
}

func TestCrossEntropy(t *testing.T) {
	cases(t, func(g *rand.Rand, how kind, rows, cols int) func(*testing.T, *Kernels) {
		x := vector(g, rows*cols, how)
		target := make([]int32, rows)
		for i := range target {
			target[i] = int32(g.IntN(cols+2) - 1)
		}
		X, c := mat(x, rows, cols), float32(1)/3
		losses, dx := exact.crossEntropy(X, target), exact.crossEntropyBackward(X, target, c)
		mean := num.Div(exact.tree(losses.x), 40)
		return func(t *testing.T, k *Kernels) {
			l, d := fresh(rows), fresh(len(x))
			no(t, k.CrossEntropy(l, x, target, rows, cols))
			same(t, "losses", l, losses.x)
			same(t, "loss", []float32{k.MeanLoss(l, 40)}, []float32{mean})
			no(t, k.CrossEntropyBackward(d, x, target, c, rows, cols))
			same(t, "gradient", d, dx.x)
			d = clone(x)
			no(t, k.CrossEntropyBackward(d, d, target, c, rows, cols))
			same(t, "gradient in place", d, dx.x)
		}
	})
}

func TestNorms(t *testing.T) {
	const eps = 1e-5
	cases(t, func(g *rand.Rand, how kind, rows, cols int) func(*testing.T, *Kernels) {
		x, dy, w, b := vector(g, rows*cols, how), vector(g, rows*cols, how), vector(g, cols, how), vector(g, cols, how)
		if how == tame {
			scale(x[:len(x)/2], 1e20)
		}
		X, DY, W, B := mat(x, rows, cols), mat(dy, rows, cols), row(w), row(b)
		y, xhat, r := exact.layerNorm(X, W, B, eps)
		dx, dw, db := exact.layerNormBackward(DY, xhat, r, W)
		y2, z, r2 := exact.rmsNorm(X, W, eps)
		dx2, dw2 := exact.rmsNormBackward(DY, z, r2, W)
		biased := exact.vadd(X, B)
		return func(t *testing.T, k *Kernels) {
			d, s, rs := fresh(len(x)), fresh(len(x)), fresh(rows)
			no(t, k.LayerNorm(d, s, rs, x, w, b, eps, rows, cols))
			same(t, "layer norm", d, y.x)
			same(t, "xhat", s, xhat.x)
			same(t, "r", rs, r.x)
			d = clone(x)
			no(t, k.LayerNorm(d, nil, nil, d, w, b, eps, rows, cols))
			same(t, "layer norm in place", d, y.x)
			gw, gb := fresh(cols), fresh(cols)
			no(t, k.LayerNormBackward(d, gw, gb, dy, xhat.x, r.x, w, rows, cols))
			same(t, "dx", d, dx.x)
			same(t, "dw", gw, dw.x)
			same(t, "db", gb, db.x)
			d, gw = clone(dy), fresh(cols)
			no(t, k.LayerNormBackward(d, gw, nil, d, xhat.x, r.x, w, rows, cols))
			same(t, "dx in place", d, dx.x)
			same(t, "dw alone", gw, dw.x)

			no(t, k.RMSNorm(d, s, rs, x, w, eps, rows, cols))
			same(t, "RMS norm", d, y2.x)
			same(t, "z", s, z.x)
			same(t, "r of RMS norm", rs, r2.x)
			d = clone(x)
			no(t, k.RMSNorm(d, nil, nil, d, w, eps, rows, cols))
			same(t, "RMS norm in place", d, y2.x)
			no(t, k.RMSNormBackward(d, gw, dy, z.x, r2.x, w, rows, cols))
			same(t, "dx of RMS norm", d, dx2.x)
			same(t, "dw of RMS norm", gw, dw2.x)

			no(t, k.AddBias(d, x, b, rows, cols))
			same(t, "bias", d, biased.x)
			no(t, k.BiasBackward(gb, dy, rows, cols))
			same(t, "bias backward", gb, db.x)
		}
	})
}

func TestPointwise(t *testing.T) {
	cases(t, func(g *rand.Rand, how kind, rows, cols int) func(*testing.T, *Kernels) {
		n := rows * cols
		x, dy := vector(g, n, how), vector(g, n, how)
		for i := range x {
			if how == tame && i%3 == 0 {
				x[i] = float32(g.NormFloat64() * 30)
			}
		}
		X, DY := mat(x, rows, cols), mat(dy, rows, cols)
		s := exact.sigmoid(X)
		p, c, seed, node, micro := float32(0.3), float32(1/0.7), g.Uint64(), g.Uint32(), g.Uint32()
		tests := []struct {
			name string
			run  func(k *Kernels, d, a []float32) error
			in   []float32
			want tensor
		}{
			{"gelu", func(k *Kernels, d, a []float32) error { return k.Gelu(d, a) }, x, exact.gelu(X)},
			{"gelu backward", func(k *Kernels, d, a []float32) error { return k.GeluBackward(d, a, x) }, dy, exact.geluBackward(DY, X)},
			{"gelu tanh", func(k *Kernels, d, a []float32) error { return k.GeluTanh(d, a) }, x, exact.geluTanh(X)},
			{"gelu tanh backward", func(k *Kernels, d, a []float32) error { return k.GeluTanhBackward(d, a, x) }, dy, exact.geluTanhBackward(DY, X)},
			{"sigmoid", func(k *Kernels, d, a []float32) error { return k.Sigmoid(d, a) }, x, s},
			{"sigmoid backward", func(k *Kernels, d, a []float32) error { return k.SigmoidBackward(d, a, s.x) }, dy, exact.sigmoidBackward(DY, s)},
			{"silu", func(k *Kernels, d, a []float32) error { return k.Silu(d, a) }, x, exact.silu(X)},
			{"silu backward", func(k *Kernels, d, a []float32) error { return k.SiluBackward(d, a, x) }, dy, exact.siluBackward(DY, X)},
			{"relu", func(k *Kernels, d, a []float32) error { return k.Relu(d, a) }, x, exact.relu(X)},
			{"relu backward", func(k *Kernels, d, a []float32) error { return k.ReluBackward(d, a, x) }, dy, exact.reluBackward(DY, X)},
			{"dropout", func(k *Kernels, d, a []float32) error { return k.Dropout(d, a, p, c, seed, node, micro) }, x, exact.dropout(X, p, c, seed, node, micro)},
		}
		return func(t *testing.T, k *Kernels) {
			for _, c := range tests {
				d := fresh(n)
				no(t, c.run(k, d, c.in))
				same(t, c.name, d, c.want.x)
				d = clone(c.in)
				no(t, c.run(k, d, d))
				same(t, c.name+" in place", d, c.want.x)
			}
		}
	})
}

func TestRotary(t *testing.T) {
	cases(t, func(g *rand.Rand, how kind, rows, dim int) func(*testing.T, *Kernels) {
		dim *= 2
		period, repeat := 1+rows/4, 1+rows%3
		x, cos, sin := vector(g, rows*dim, how), vector(g, period*dim, how), vector(g, period*dim, how)
		table := func(t []float32) tensor {
			return build(rows, dim, func(i, j int) float32 { return t[i/repeat%period*dim+j] })
		}
		X := mat(x, rows, dim)
		y, dx := exact.rotary(X, table(cos), table(sin)), exact.rotaryBackward(X, table(cos), table(sin))
		r := Rotation{Cos: cos, Sin: sin, Dim: dim, Period: period, Repeat: repeat}
		return func(t *testing.T, k *Kernels) {
			d := fresh(len(x))
			no(t, k.Rotary(d, x, rows, r))
			same(t, "rotary", d, y.x)
			d = clone(x)
			no(t, k.Rotary(d, d, rows, r))
			same(t, "rotary in place", d, y.x)
			d = clone(x)
			no(t, k.RotaryBackward(d, d, rows, r))
			same(t, "rotary backward", d, dx.x)
		}
	})
}

func TestEmbedding(t *testing.T) {
	cases(t, func(g *rand.Rand, how kind, rows, dim int) func(*testing.T, *Kernels) {
		const vocabulary = 19
		table, dy := vector(g, vocabulary*dim, how), vector(g, rows*dim, how)
		index := make([]int32, rows)
		for i := range index {
			index[i] = int32(g.IntN(vocabulary+2) - 1)
		}
		y := build(rows, dim, func(i, j int) float32 {
			if v := int(index[i]); 0 <= v && v < vocabulary {
				return num.Canonical(table[v*dim+j])
			}
			return f32(0x7fc00000)
		})
		dt := exact.segsum(index, mat(dy, rows, dim), vocabulary)
		return func(t *testing.T, k *Kernels) {
			d, e := fresh(rows*dim), fresh(vocabulary*dim)
			no(t, k.Embedding(d, table, index, vocabulary, dim))
			same(t, "embedding", d, y.x)
			no(t, k.EmbeddingBackward(e, dy, index, vocabulary, dim))
			same(t, "embedding backward", e, dt.x)
		}
	})
}

func TestOptimisers(t *testing.T) {
	cases(t, func(g *rand.Rand, how kind, rows, cols int) func(*testing.T, *Kernels) {
		n := rows * cols
		p, m, v, gr := vector(g, n, how), vector(g, n, how), vector(g, n, how), vector(g, n, how)
		for i := range v {
			if how < wild {
				v[i] = num.Abs(v[i])
			}
			if i%5 == 0 { // so small that the flush decides
				m[i], v[i], gr[i] = num.Mul(m[i], 0x1p-104), num.Mul(v[i], 0x1p-104), num.Mul(gr[i], 0x1p-103)
			}
		}
		a := Adam{S0: 0.999, S1: -3e-4, S2: 1.7, K1: 0.1, K2: 0.001, Beta2: 0.999, Eps: 1e-8}
		p2, m2, v2 := exact.adamW(mat(p, rows, cols), mat(m, rows, cols), mat(v, rows, cols), mat(gr, rows, cols), a)
		sgd := exact.vfma(val(-0.01), mat(gr, rows, cols), mat(p, rows, cols))
		merged := exact.merge(mat(p, rows, cols), mat(m, rows, cols), 0.3)
		grads := [][]float32{gr, p, m[:n/2]}
		f := exact.clipFactor(grads, 1)
		return func(t *testing.T, k *Kernels) {
			gp, gm, gv := clone(p), clone(m), clone(v)
			no(t, k.AdamW(gp, gm, gv, gr, a))
			same(t, "AdamW p", gp, p2.x)
			same(t, "AdamW m", gm, m2.x)
			same(t, "AdamW v", gv, v2.x)
			gp = clone(p)
			no(t, k.SGD(gp, gr, -0.01))
			same(t, "SGD", gp, sgd.x)
			no(t, k.Merge(gp, p, m, 0.3))
			same(t, "merge", gp, merged.x)
			clipped := [][]float32{clone(gr), clone(p), clone(m[:n/2])}
			same(t, "clip factor", []float32{k.Clip(clipped, 1)}, f.x)
			for i, c := range clipped {
				same(t, "clipped", c, exact.vmul(row(grads[i]), f).x)
			}
		}
	})
}

func TestAttention(t *testing.T) {
	type test struct {
		name              string
		a                 Attention
		q, key, value, dy []float32
		y, dq, dk, dv     []float32
	}
	var tests []test
	g := newRand(9)
	for _, s := range []struct {
		heads, kvHeads, queries, keys, dim int
		causal                             bool
	}{
		{1, 1, 1, 1, 1, true}, {2, 1, 5, 9, 4, true}, {2, 2, 33, 33, 17, true}, {4, 2, 40, 70, 8, false}, {1, 1, 7, 0, 3, false}, {3, 3, 0, 5, 2, true},
		{1, 1, 300, 300, 16, true}, {2, 1, 150, 270, 5, false},
	} {
		for how := range foreign + 1 {
			if how >= wild && s.queries > 100 {
				continue
			}
			d := s.dim
			c := test{name: fmt.Sprintf("%+v, kind %d", s, how), a: Attention{s.heads, s.kvHeads, s.queries, s.keys, d, 0.3, s.causal}}
			c.q, c.dy = vector(g, s.heads*s.queries*d, how), vector(g, s.heads*s.queries*d, how)
			c.key, c.value = vector(g, s.kvHeads*s.keys*d, how), vector(g, s.kvHeads*s.keys*d, how)
			// Many numbers that are not finite leave nothing but NaN.
			for i := range c.q {
				if how >= wild && i%3 > 0 {
					c.q[i] = float32(g.NormFloat64())
				}
			}
			for h := range s.heads {
				kv := h / (s.heads / s.kvHeads)
				q, dy := mat(c.q[h*s.queries*d:(h+1)*s.queries*d], s.queries, d), mat(c.dy[h*s.queries*d:(h+1)*s.queries*d], s.queries, d)
				key, value := mat(c.key[kv*s.keys*d:(kv+1)*s.keys*d], s.keys, d), mat(c.value[kv*s.keys*d:(kv+1)*s.keys*d], s.keys, d)
				y, p, qs := exact.attention(q, key, value, c.a.Scale, s.causal)
				dq, dk, dv := exact.attentionBackward(dy, y, p, qs, key, value, c.a.Scale, s.causal)
				c.y, c.dq = append(c.y, y.x...), append(c.dq, dq.x...)
				if h%(s.heads/s.kvHeads) == 0 {
					c.dk, c.dv = append(c.dk, dk.x...), append(c.dv, dv.x...)
					continue
				}
				for _, x := range []struct{ sum, part []float32 }{{c.dk, dk.x}, {c.dv, dv.x}} {
					for i, v := range x.part {
						x.sum[kv*s.keys*d+i] = num.Add(x.sum[kv*s.keys*d+i], v)
					}
				}
			}
			tests = append(tests, c)
		}
	}
	every(t, func(t *testing.T, k *Kernels) {
		for _, c := range tests {
			t.Run(c.name, func(t *testing.T) {
				rows := c.a.Heads * c.a.Queries
				y, m, s := fresh(len(c.q)), fresh(rows), fresh(rows)
				no(t, k.Attention(y, m, s, c.q, c.key, c.value, c.a))
				same(t, "attention", y, c.y)
				y = fresh(len(c.q))
				no(t, k.Attention(y, nil, nil, c.q, c.key, c.value, c.a))
				same(t, "attention without statistics", y, c.y)
				dq, dk, dv := fresh(len(c.q)), fresh(len(c.key)), fresh(len(c.key))
				no(t, k.AttentionBackward(dq, dk, dv, c.dy, y, m, s, c.q, c.key, c.value, c.a))
				same(t, "dq", dq, c.dq)
				same(t, "dk", dk, c.dk)
				same(t, "dv", dv, c.dv)
			})
		}
	})
}

func TestShapesThatDoNotFit(t *testing.T) {
	k := For(engine.Current())
	x, y, i := make([]float32, 12), make([]float32, 13), make([]int32, 3)
	table := Rotation{Cos: x, Sin: x, Dim: 4, Period: 3, Repeat: 1}
	odd, short := table, table
	odd.Dim, short.Period = 3, 4
	at := Attention{Heads: 1, KVHeads: 1, Queries: 3, Keys: 3, Dim: 4}
	for n, err := range []error{
		k.Softmax(x, y, 3, 4), k.Softmax(x, x, 3, 5), k.Softmax(x, x, -3, -4), k.Softmax(x[:0], x[:0], 1<<62, 4), k.SoftmaxBackward(x, x, y, 3, 4),
		k.LogSoftmax(x, y, 3, 4), k.LogSoftmaxBackward(y, x, x, 3, 4), k.CrossEntropy(x[:3], x, i[:2], 3, 4), k.CrossEntropy(x[:2], x, i, 3, 4),
		k.CrossEntropyBackward(x, y, i, 1, 3, 4), k.LayerNorm(x, nil, nil, x, x[:3], x[:4], 0, 3, 4), k.LayerNorm(x, y, nil, x, x[:4], x[:4], 0, 3, 4),
		k.LayerNorm(x[:0], nil, nil, x[:0], x[:0], x[:0], 0, 3, 0), k.LayerNorm(x, nil, x, x, x[:4], x[:4], 0, 3, 4),
		k.LayerNormBackward(x, x, nil, x, x, x[:3], x[:4], 3, 4), k.LayerNormBackward(x, nil, nil, x, x, nil, x[:4], 3, 4), k.LayerNormBackward(x, nil, nil, x, nil, x[:3], x[:4], 3, 4),
		k.RMSNorm(x, nil, nil, x, x[:3], 0, 3, 4), k.RMSNormBackward(x, x[:3], x, x, x[:3], x[:4], 3, 4), k.AddBias(x, x, x[:3], 3, 4), k.BiasBackward(x[:3], x, 3, 4),
		k.Gelu(x, y), k.GeluBackward(x, x, y), k.GeluTanh(x, y), k.GeluTanhBackward(x, y, x), k.Sigmoid(x, y), k.SigmoidBackward(x, y, x), k.Silu(x, y),
		k.SiluBackward(y, x, x), k.Relu(x, y), k.ReluBackward(x, x, y), k.Dropout(x, y, 0, 1, 0, 0, 0), k.Rotary(x, y, 3, table), k.Rotary(x, x, 4, odd), k.Rotary(x, x, 3, short),
		k.Rotary(x, x, 3, Rotation{}), k.Embedding(x, x, i, 4, 3), k.Embedding(x, y, i, 3, 4), k.EmbeddingBackward(x, y, i, 3, 4), k.SGD(x, y, 1), k.AdamW(x, x, y, x, Adam{}),
		k.Merge(x, x, y, 1), k.Attention(x, nil, nil, x, x, y, at), k.Attention(x, x, nil, x, x, x, at),
		k.Attention(x, nil, nil, x, x, x, Attention{Heads: 1, Queries: 3, Keys: 3, Dim: 4}), k.Attention(x, nil, nil, x, x[:8], x[:8], Attention{1, 1, 3, 2, 4, 1, true}),
		k.Attention(x[:0], nil, nil, x[:0], x[:0], x[:0], Attention{1, 1, 0, 1 << 20, 4, 1, true}),
		k.AttentionBackward(x, x, x, x, x, x[:3], nil, x, x, x, at), k.AttentionBackward(x, y, x, x, x, x[:3], x[:3], x, x, x, at),
	} {
		if !errors.Is(err, ErrShape) {
			t.Errorf("call %d: %v", n, err)
		}
	}
}

// TestAVX2Registers looks for registers that AVX2 lacks, which the generator's allocator does not know.
func TestAVX2Registers(t *testing.T) {
	b, err := os.ReadFile("avx2_amd64.s")
	if err != nil {
		t.Fatal(err)
	}
	if r := regexp.MustCompile(`\b([XY](1[6-9]|2\d|3[01])|Z\d+|K[0-7])\b`).Find(b); r != nil {
		t.Errorf("the AVX2 kernels use %s", r)
	}
}

func bench(b *testing.B, bytes int, f func(k *Kernels)) {
	defer pool.SetThreads(0)
	for _, e := range engine.Supported() {
		b.Run(e.String(), func(b *testing.B) {
			pool.SetThreads(1)
			k := For(e)
			b.SetBytes(int64(bytes))
			for b.Loop() {
				f(k)
			}
		})
	}
}

func Benchmark(b *testing.B) {
	const rows, cols = 64, 1024
	g := newRand(1)
	x, y, z, d := vector(g, rows*cols, tame), vector(g, rows*cols, tame), vector(g, rows*cols, tame), make([]float32, rows*cols)
	w, v, r := vector(g, cols, tame), vector(g, cols, tame), make([]float32, rows)
	target := make([]int32, rows)
	n := 4 * rows * cols
	for _, c := range []struct {
		name  string
		bytes int
		f     func(k *Kernels) error
	}{
		{"Softmax", n, func(k *Kernels) error { return k.Softmax(d, x, rows, cols) }},
		{"SoftmaxBackward", n, func(k *Kernels) error { return k.SoftmaxBackward(d, x, y, rows, cols) }},
		{"CrossEntropy", n, func(k *Kernels) error { return k.CrossEntropy(r, x, target, rows, cols) }},
		{"CrossEntropyBackward", n, func(k *Kernels) error { return k.CrossEntropyBackward(d, x, target, 1, rows, cols) }},
		{"LayerNorm", n, func(k *Kernels) error { return k.LayerNorm(d, z, r, x, w, v, 1e-5, rows, cols) }},
		{"LayerNormBackward", n, func(k *Kernels) error { return k.LayerNormBackward(d, w, v, x, y, r, w, rows, cols) }},
		{"RMSNorm", n, func(k *Kernels) error { return k.RMSNorm(d, z, r, x, w, 1e-5, rows, cols) }},
		{"Gelu", n, func(k *Kernels) error { return k.Gelu(d, x) }},
		{"GeluBackward", n, func(k *Kernels) error { return k.GeluBackward(d, x, y) }},
		{"GeluTanh", n, func(k *Kernels) error { return k.GeluTanh(d, x) }},
		{"Silu", n, func(k *Kernels) error { return k.Silu(d, x) }},
		{"SiluBackward", n, func(k *Kernels) error { return k.SiluBackward(d, x, y) }},
		{"Dropout", n, func(k *Kernels) error { return k.Dropout(d, x, 0.1, 1, 1, 2, 3) }},
		{"Rotary", n, func(k *Kernels) error {
			return k.Rotary(d, x, rows*cols/64, Rotation{Cos: y, Sin: z, Dim: 64, Period: cols, Repeat: 1})
		}},
		{"AdamW", 7 * n, func(k *Kernels) error {
			return k.AdamW(d, z, y, x, Adam{S0: 1, S1: 1e-9, S2: 1, K1: 0.1, K2: 0.001, Beta2: 0.999, Eps: 1e-8})
		}},
		{"Attention", 4 * 4 * 512 * 64, func(k *Kernels) error {
			return k.Attention(d[:512*64], nil, nil, x[:512*64], y[:512*64], x[512*64:], Attention{1, 1, 512, 512, 64, 0.125, true})
		}},
	} {
		b.Run(c.name, func(b *testing.B) {
			bench(b, c.bytes, func(k *Kernels) {
				if err := c.f(k); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}
