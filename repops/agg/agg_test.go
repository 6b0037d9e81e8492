package agg

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0xa66)) }

// onEveryEngine runs a test once an engine of this machine.
func onEveryEngine(t *testing.T, test func(t *testing.T)) {
	for _, e := range engine.Supported() {
		t.Run(e.String(), func(t *testing.T) {
			defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
			if err := engine.Use(e); err != nil {
				t.Fatal(err)
			}
			test(t)
		})
	}
}

func equal32(t *testing.T, what string, got, want []float32) {
	t.Helper()
	for i := range want {
		if g, w := math.Float32bits(got[i]), math.Float32bits(want[i]); g != w {
			t.Fatalf("%s, coordinate %d of %d: %08x (%g), want %08x (%g)", what, i, len(want), g, got[i], w, want[i])
		}
	}
}

func equal64(t *testing.T, what string, got []float64, want []*big.Float) {
	t.Helper()
	for i := range want {
		w, _ := want[i].Float64()
		if math.Float64bits(got[i]) != math.Float64bits(w) {
			t.Fatalf("%s, value %d of %d: %016x (%g), want %g", what, i, len(want), math.Float64bits(got[i]), got[i], w)
		}
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// lengths cross the registers of every engine and the block of the order statistics.
var lengths = []int{1, 7, 16, 33, 131}

func TestMeansAgainstOracle(t *testing.T) {
	r := newRand(1)
	for _, n := range []int{1, 2, 3, 5, 8, 17, 32, 64, 65} {
		for _, d := range lengths {
			xs := finiteVectors(r, n, d)
			w, f := make([]float32, n), make([]float32, n)
			for i := range w {
				w[i] = max(float32(math.Abs(float64(finite(r)))), math.SmallestNonzeroFloat32)
				f[i] = finite(r)
			}
			mean, weighted := oracleMean(xs), oracleWeighted(xs, w)
			clipped := oracleScaled(xs, f, big.NewFloat(float64(n)))
			onEveryEngine(t, func(t *testing.T) {
				dst := make([]float32, d)
				must(t, Mean(dst, xs))
				equal32(t, "mean", dst, mean)
				must(t, WeightedMean(dst, xs, w))
				equal32(t, "weighted mean", dst, weighted)
				must(t, ClippedMean(dst, xs, f))
				equal32(t, "clipped mean", dst, clipped)
			})
		}
	}
}

func TestOrderStatisticsAgainstOracle(t *testing.T) {
	r := newRand(2)
	for n := 1; n <= MaxTrainers; n++ {
		d := 150
		if testing.Short() {
			d = 40 // whole vectors of every engine, and some more; nearly all of the time is the oracle's
		}
		xs := finiteVectors(r, n, d)
		median := oracleMedian(xs)
		drops := []int{0, (n - 1) / 2, r.IntN((n + 1) / 2)}
		var trimmed [][]float32
		for _, k := range drops {
			trimmed = append(trimmed, oracleTrimmed(xs, k))
		}
		onEveryEngine(t, func(t *testing.T) {
			dst := make([]float32, d)
			must(t, CoordinateMedian(dst, xs))
			equal32(t, fmt.Sprintf("median of %d", n), dst, median)
			for i, k := range drops {
				must(t, TrimmedMean(dst, xs, k))
				equal32(t, fmt.Sprintf("mean of %d trimmed by %d", n, k), dst, trimmed[i])
			}
		})
	}
}

// TestSortingNetworks proves the networks of the order statistics by the 0-1 principle: a network of comparators that sorts all
// zeros and ones sorts everything. Sizes 4, 8 and 16 see every pattern; the larger ones are built of those and of merges, which
// see every pair of sorted inputs that they can meet.
func TestSortingNetworks(t *testing.T) {
	ones := func(n int) uint64 { return 1<<n - 1 }
	patterns := map[int][]uint64{}
	for _, n := range []int{4, 8, 16} {
		for p := range ones(n) + 1 {
			patterns[n] = append(patterns[n], p)
		}
	}
	sorted32 := func(p int) uint64 { return ones(min(p, 16)) | ones(p-min(p, 16))<<16 }
	for _, size := range []struct{ n, lower int }{{24, 16}, {32, 16}, {48, 32}, {64, 32}} {
		for a := range size.lower + 1 {
			for b := range size.n - size.lower + 1 {
				patterns[size.n] = append(patterns[size.n], sorted32(a)|sorted32(b)<<size.lower)
			}
		}
	}
	for a := range 17 {
		for b := range 17 { // the merges of 16 and 16 inside the merge of 32 and 32
			patterns[64] = append(patterns[64], ones(a)|ones(b)<<16, ones(a)<<32|ones(b)<<48)
		}
	}
	onEveryEngine(t, func(t *testing.T) {
		k := kernelsOf(engine.Current())
		if k == nil {
			t.Skip("the portable engine has no networks")
		}
		s := scratches.New().(*scratch)
		var in [MaxTrainers][blockCoordinates]float32
		for n, list := range patterns {
			for block := range slices.Chunk(list, blockCoordinates) {
				for i := range n {
					s.in[i] = &in[i][0]
					for c, p := range block {
						in[i][c] = float32(p >> i & 1)
					}
				}
				s.sort(k, 0, n, blockCoordinates)
				for c, p := range block {
					zeros := n - bits.OnesCount64(p)
					for i := range n {
						if got := s.rows[i*rowFloats+c]; got != float32(min(max(i-zeros+1, 0), 1)) {
							t.Fatalf("%d values, pattern %x: rank %d is %v", n, p, i, got)
						}
					}
				}
				if half := medianHalf(n); half > 0 {
					s.sort(k, 0, half, blockCoordinates)
					s.sort(k, half, half, blockCoordinates)
					k.middle(&s.middle[0], &s.rows[0], half, blockCoordinates)
					for c, p := range block {
						count := bits.OnesCount64(p)
						lower, upper := float32(count/(half+1)), float32(min(count/half, 1))
						if s.middle[c] != min(lower, 1) || s.middle[rowFloats+c] != upper {
							t.Fatalf("%d values, pattern %x: middle %v and %v", n, p, s.middle[c], s.middle[rowFloats+c])
						}
					}
				}
			}
		}
	})
}

// anyVector draws any bit pattern: infinities, NaN of every sign and payload, zeros of both signs.
func anyVector(r *rand.Rand, d int) []float32 {
	x := make([]float32, d)
	for i := range x {
		switch r.IntN(6) {
		case 0:
			x[i] = math.Float32frombits([]uint32{0x7f800000, 0xff800000, 0x7fc00000, 0xffc00000, 0x7f800001, 0xffffffff, 0x80000000, 0}[r.IntN(8)])
		case 1:
			x[i] = math.Float32frombits(r.Uint32())
		default:
			x[i] = finite(r)
		}
	}
	return x
}

// rules are the coordinate-wise rules, for properties that all of them have.
var rules = map[string]func(dst []float32, xs [][]float32, lo, hi int) error{
	"mean":   MeanRange,
	"median": CoordinateMedianRange,
	"trimmed mean": func(dst []float32, xs [][]float32, lo, hi int) error {
		return TrimmedMeanRange(dst, xs, (len(xs)-1)/3, lo, hi)
	},
	"weighted mean": func(dst []float32, xs [][]float32, lo, hi int) error {
		w := make([]float32, len(xs))
		for i := range w {
			w[i] = 1 / float32(i+3)
		}
		return WeightedMeanRange(dst, xs, w, lo, hi)
	},
	"clipped mean": func(dst []float32, xs [][]float32, lo, hi int) error {
		f := make([]float32, len(xs))
		for i := range f {
			f[i] = float32(i%3) / 7
		}
		return ClippedMeanRange(dst, xs, f, lo, hi)
	},
}

// TestEnginesThreadsAndRanges holds every engine, number of threads and way of cutting the coordinates against the portable
// engine on one thread, on any bit pattern.
func TestEnginesThreadsAndRanges(t *testing.T) {
	r := newRand(3)
	defer pool.SetThreads(0)
	defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
	trainers := []int{1, 3, 6, 20, 32, 41, 64}
	if testing.Short() {
		trainers = []int{1, 6, 20, 64} // each length of below
	}
	for _, n := range trainers {
		d := 3 * (pieceValues/n + blockCoordinates)
		if n > 20 {
			d = 20_000
		}
		if n < 6 {
			d = 60_000
		}
		xs := make([][]float32, n)
		for i := range xs {
			xs[i] = anyVector(r, d)
			if i%2 == 0 { // blocks without NaN too
				for c := d / 3; c < d; c++ {
					xs[i][c] = finite(r)
				}
			}
		}
		for name, rule := range rules {
			pool.SetThreads(1)
			must(t, engine.Use(engine.Portable))
			want, got := make([]float32, d), make([]float32, d)
			must(t, rule(want, xs, 0, d))
			for _, e := range engine.Supported() {
				if e == engine.Portable && testing.Short() {
					continue // it was just run, and threads and ranges of its loops are the same wherever it is compiled
				}
				must(t, engine.Use(e))
				pool.SetThreads(3)
				must(t, rule(got, xs, 0, d))
				equal32(t, fmt.Sprintf("%s of %d on %v, three threads", name, n, e), got, want)
				pool.SetThreads(2)
				clear(got)
				for lo := 0; lo < d; {
					hi := min(lo+1+r.IntN(d/4), d)
					must(t, rule(got, xs, lo, hi))
					lo = hi
				}
				equal32(t, fmt.Sprintf("%s of %d on %v, in ranges", name, n, e), got, want)
				// The destination may be one of the vectors.
				alias := slices.Clone(xs)
				alias[n/2] = slices.Clone(xs[n/2])
				must(t, rule(alias[n/2], alias, 0, d))
				equal32(t, fmt.Sprintf("%s of %d on %v, in place", name, n, e), alias[n/2], want)
			}
		}
	}
}

// TestOrderStatisticsIgnoreTheOrderOfTrainers permutes the vectors, of any bit pattern.
func TestOrderStatisticsIgnoreTheOrderOfTrainers(t *testing.T) {
	r := newRand(4)
	onEveryEngine(t, func(t *testing.T) {
		for _, n := range []int{2, 5, 9, 16, 27, 40, 64} {
			const d = 300
			xs := make([][]float32, n)
			for i := range xs {
				xs[i] = anyVector(r, d)
				for c := d / 2; c < d; c++ {
					xs[i][c] = finite(r)
				}
			}
			k := r.IntN((n + 1) / 2)
			trimmed, median, got := make([]float32, d), make([]float32, d), make([]float32, d)
			must(t, TrimmedMean(trimmed, xs, k))
			must(t, CoordinateMedian(median, xs))
			for range 4 {
				r.Shuffle(n, func(i, j int) { xs[i], xs[j] = xs[j], xs[i] })
				must(t, TrimmedMean(got, xs, k))
				equal32(t, "trimmed mean", got, trimmed)
				must(t, CoordinateMedian(got, xs))
				equal32(t, "median", got, median)
			}
		}
	})
}

// TestNaNIsGreatest checks the documented total order.
func TestNaNIsGreatest(t *testing.T) {
	nan, inf := math.Float32frombits(0xffc00001), float32(math.Inf(1))
	canonical := math.Float32frombits(canonicalNaN32)
	onEveryEngine(t, func(t *testing.T) {
		for _, c := range []struct {
			name   string
			values []float32
			k      int
			want   float32
		}{
			{"dropped NaN", []float32{nan, 1, -inf, 2, inf}, 2, 2},
			{"kept NaN", []float32{nan, 1, nan, 2, 3}, 1, canonical},
			{"median NaN", []float32{nan, nan, -nan, 2, 3}, 2, canonical},
			{"both infinities left", []float32{inf, -inf, 0, 1}, 0, canonical},
			{"infinity above", []float32{inf, -inf, inf, 1, inf}, 1, inf},
			{"zeros have no sign", []float32{float32(math.Copysign(0, -1)), float32(math.Copysign(0, -1)), 1}, 1, 0},
		} {
			xs := make([][]float32, len(c.values))
			for i, v := range c.values {
				xs[i] = slices.Repeat([]float32{v}, 35)
			}
			dst := make([]float32, 35)
			must(t, TrimmedMean(dst, xs, c.k))
			equal32(t, c.name, dst, slices.Repeat([]float32{c.want}, 35))
		}
	})
}

func TestKrumAgainstOracle(t *testing.T) {
	r := newRand(5)
	for _, c := range []struct{ n, f, d int }{{3, 0, 1}, {5, 1, 31}, {7, 2, 300}, {9, 3, 700}, {20, 5, 257}, {64, 30, 40}} {
		draw := moderateVectors
		if c.n == 7 {
			draw = finiteVectors
			c.d = 64 // and distances that are not infinite, below
		}
		xs := draw(r, c.n, c.d)
		if c.n == 7 {
			for _, x := range xs {
				for i := range x {
					x[i] /= 4 // differences stay in range
				}
			}
		}
		if c.n == 9 {
			xs[4] = slices.Clone(xs[1]) // equal scores
			xs[7] = slices.Clone(xs[1])
		}
		want := oracleKrum(xs, c.f)
		m := c.n - c.f
		kept := slices.Sorted(slices.Values(want.order[:m]))
		var keptVectors [][]float32
		for _, i := range kept {
			keptVectors = append(keptVectors, xs[i])
		}
		onEveryEngine(t, func(t *testing.T) {
			a, err := NewKrumAccumulator(c.n)
			must(t, err)
			runs := (c.d + Run - 1) / Run
			partials := make([]float64, Pairs(c.n)*runs)
			must(t, a.Write(xs, partials))
			distances, scores := make([]float64, Pairs(c.n)), make([]float64, c.n)
			must(t, a.Distances(distances))
			equal64(t, "distances", distances, want.distances)
			for p := range want.level1 {
				equal64(t, "level 1", partials[p*runs:][:runs], want.level1[p])
			}
			must(t, KrumScores(scores, distances, c.f))
			equal64(t, "scores", scores, want.scores)
			dst, selected := make([]float32, c.d), make([]int, m)
			must(t, MultiKrum(dst, xs, c.f, selected))
			if !slices.Equal(selected, want.order[:m]) {
				t.Fatalf("n = %d: selected %v, want %v", c.n, selected, want.order[:m])
			}
			equal32(t, "mean of the selected", dst, oracleMean(keptVectors))
			winner, err := Krum(dst, xs, c.f)
			must(t, err)
			if winner != want.order[0] {
				t.Fatalf("n = %d: winner %d, want %d", c.n, winner, want.order[0])
			}
			equal32(t, "winner", dst, oracleMean([][]float32{xs[winner]}))
		})
	}
}

// TestStreams cuts vectors into chunks, over the boundaries of runs and of blocks of 65,536 coordinates, and compares distances,
// norms and level 1 with those of the portable engine on one thread and of one chunk.
func TestStreams(t *testing.T) {
	r := newRand(6)
	defer pool.SetThreads(0)
	defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
	for _, c := range []struct{ n, d int }{{1, 70_000}, {2, 0}, {3, 2*Run*Run + 3*Run + 17}, {4, Run * Run}, {17, 5*Run + 1}} {
		xs := moderateVectors(r, c.n, c.d)
		runs := (c.d + Run - 1) / Run
		type result struct{ distances, norms, pairs, squares []float64 }
		compute := func(cut func() int) (got result) {
			k, err := NewKrumAccumulator(c.n)
			must(t, err)
			s, err := NewNormAccumulator(c.n)
			must(t, err)
			got.pairs, got.squares = make([]float64, Pairs(c.n)*runs), make([]float64, c.n*runs)
			for lo := 0; lo < c.d; {
				hi := min(lo+cut()*Run, c.d)
				chunk := make([][]float32, c.n)
				for i, x := range xs {
					chunk[i] = x[lo:hi]
				}
				n := (hi - lo + Run - 1) / Run
				for _, w := range []struct {
					all   []float64
					write func([][]float32, []float64) error
					rows  int
				}{{got.pairs, k.Write, Pairs(c.n)}, {got.squares, s.Write, c.n}} {
					part := make([]float64, w.rows*n)
					must(t, w.write(chunk, part))
					for row := range w.rows {
						copy(w.all[row*runs+lo/Run:], part[row*n:][:n])
					}
				}
				lo = hi
			}
			got.distances, got.norms = make([]float64, Pairs(c.n)), make([]float64, c.n)
			must(t, k.Distances(got.distances))
			must(t, s.Norms(got.norms))
			return got
		}
		pool.SetThreads(1)
		must(t, engine.Use(engine.Portable))
		want := compute(func() int { return max(runs, 1) })
		for i, x := range xs {
			if c.d < 70_000 {
				norm, _ := oracleNorm(x)
				equal64(t, "norm", want.norms[i:i+1], []*big.Float{norm})
			}
		}
		if c.n == 3 {
			d, _ := oracleDistance(xs[1], xs[2])
			equal64(t, "distance", want.distances[2:], []*big.Float{d})
		}
		for _, e := range engine.Supported() {
			must(t, engine.Use(e))
			for _, threads := range []int{1, 3} {
				pool.SetThreads(threads)
				got := compute(func() int { return 1 + r.IntN(200) })
				for name, pair := range map[string][2][]float64{
					"distances": {got.distances, want.distances}, "norms": {got.norms, want.norms},
					"level 1 of distances": {got.pairs, want.pairs}, "level 1 of norms": {got.squares, want.squares},
				} {
					if !slices.Equal(pair[0], pair[1]) {
						t.Fatalf("%d vectors of %d on %v, %d threads: other %s", c.n, c.d, e, threads, name)
					}
				}
			}
		}
	}
}

// TestTreeLevels feeds the tree the sums of so many runs that every level above them fills, ends ragged or is left out.
func TestTreeLevels(t *testing.T) {
	r := newRand(11)
	for _, runs := range []int{1, Run, Run + 1, 40*Run + 3, Run * Run, 260*Run + 7} {
		const rows = 2
		terms := make([][]*big.Float, rows)
		want := make([]*big.Float, rows)
		for row := range terms {
			for i := range runs {
				x := r.ExpFloat64()
				if i >= Run {
					// The later runs of a level add up to less than half a unit of the first's last place each, which is lost
					// in its lane and not in others.
					x *= 0x1p-27
				}
				v := bigOf(float32(x))
				terms[row] = append(terms[row], exactMul(v, v))
			}
			want[row], _ = oracleTree(terms[row])
		}
		onEveryEngine(t, func(t *testing.T) {
			var tr tree
			tr.reset(current(), rows)
			for i := range runs {
				for row := range terms {
					tr.level1[row*runStride+tr.filled], _ = terms[row][i].Float64()
				}
				if tr.filled++; tr.filled == Run {
					tr.flush()
				}
			}
			tr.close()
			equal64(t, fmt.Sprint("sum of ", runs), tr.folded, want)
		})
	}
}

// TestWorkingMemoryIsReused runs a short call after a long one in the same memory.
func TestWorkingMemoryIsReused(t *testing.T) {
	r := newRand(12)
	long := slices.Repeat([]float32{3}, Run*Run)
	onEveryEngine(t, func(t *testing.T) {
		k, n := new(krumWork), new(NormAccumulator)
		for _, d := range []int{Run*Run + 300, 70, 0, 3} {
			xs := moderateVectors(r, 5, d)
			must(t, k.multi(current(), make([]float32, d), xs, 1, make([]int, 2)))
			n.init(current(), 5)
			must(t, n.Write([][]float32{long, long, long, long, long}, nil)) // given up
			n.init(current(), 5)
			must(t, n.Write(xs, nil))
			norms := make([]float64, 5)
			must(t, n.Norms(norms))
			if d > 100 {
				continue
			}
			equal64(t, "distances", k.distances, oracleKrum(xs, 1).distances)
			for i, x := range xs {
				norm, _ := oracleNorm(x)
				equal64(t, "norm", norms[i:i+1], []*big.Float{norm})
			}
		}
	})
}

func TestNormClip(t *testing.T) {
	r := newRand(7)
	xs := moderateVectors(r, 6, 333)
	clear(xs[2])
	bound := float32(3e4)
	var want []float32
	for i, x := range xs {
		norm, _ := oracleNorm(x)
		if i == 4 { // a norm that is exactly the bound
			v := float32(65536)
			clear(x)
			x[9], bound = v, v
			norm, _ = oracleNorm(x)
		}
		want = append(want, oracleClip(norm, bound))
	}
	for i := range 4 {
		norm, _ := oracleNorm(xs[i])
		want[i] = oracleClip(norm, bound)
	}
	onEveryEngine(t, func(t *testing.T) {
		factors, dst := make([]float32, len(xs)), make([]float32, 333)
		must(t, NormClip(factors, xs, bound))
		equal32(t, "factors", factors, want)
		must(t, ClippedMean(dst, xs, factors))
		equal32(t, "clipped mean", dst, oracleScaled(xs, want, big.NewFloat(6)))
	})
	if want[2] != 1 || want[4] != 1 || want[0] == 1 {
		t.Errorf("factors %v do not cover both cases", want)
	}
	for _, c := range []struct {
		norm float64
		want float32
	}{{math.Inf(1), 0}, {math.NaN(), math.Float32frombits(canonicalNaN32)}, {0, 1}, {1, 1}, {2, 0.5}, {1 + 0x1p-52, 1}} {
		equal32(t, fmt.Sprint("factor of norm ", c.norm), []float32{ClipFactor(c.norm, 1)}, []float32{c.want})
	}
}

// TestMedianNormTotal checks norms that no payload has: the order of 6.3 puts NaN last, and both zeros together.
func TestMedianNormTotal(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	nan32 := math.Float32frombits(canonicalNaN32)
	for _, c := range []struct {
		norms   []float64
		bound   float64
		factors []float32
	}{
		{[]float64{3}, 3, []float32{1}},
		{[]float64{1, 4}, 2.5, []float32{1, 0.625}},
		{[]float64{4, 1, 2}, 2, []float32{0.5, 1, 1}},
		{[]float64{inf, 1, 2}, 2, []float32{0, 1, 1}},
		{[]float64{inf, 1}, inf, []float32{1, 1}},
		{[]float64{nan, 1, 2}, 2, []float32{nan32, 1, 1}},
		{[]float64{nan, 1}, nan, []float32{nan32, nan32}},
		{[]float64{inf, nan, 5}, inf, []float32{1, nan32, 1}},
		{[]float64{0, math.Copysign(0, -1), 0}, 0, []float32{1, 1, 1}},
		{[]float64{0, 0, 7}, 0, []float32{1, 1, 0}},
		{[]float64{math.MaxFloat64, math.MaxFloat64}, inf, []float32{1, 1}},
		{[]float64{5e-324, 0, 5e-324, 0}, 0, []float32{0, 1, 0, 1}},
	} {
		factors := make([]float32, len(c.norms))
		bound, err := MedianNormFactors(factors, c.norms)
		must(t, err)
		equal32(t, fmt.Sprint("factors of ", c.norms), factors, c.factors)
		if math.Float64bits(bound) != math.Float64bits(num.Canonical64(c.bound)) {
			t.Errorf("median of %v is %v, want %v", c.norms, bound, c.bound)
		}
	}
	if _, err := MedianNormFactors(make([]float32, 2), make([]float64, 3)); !errors.Is(err, ErrTrainers) {
		t.Errorf("2 factors of 3 norms: %v", err)
	}
}

// TestKrumTotal checks infinite and NaN distances: both lose, NaN last.
func TestKrumTotal(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	onEveryEngine(t, func(t *testing.T) {
		xs := [][]float32{{nan}, {inf}, {1}, {2}, {math.MaxFloat32}, {4}, {-math.MaxFloat32}}
		dst, selected := make([]float32, 1), make([]int, 7)
		must(t, MultiKrum(dst, xs, 0, selected))
		a, err := NewKrumAccumulator(len(xs))
		must(t, err)
		must(t, a.Write(xs, nil))
		distances := make([]float64, Pairs(len(xs)))
		must(t, a.Distances(distances))
		for p := range len(xs) - 1 {
			if math.Float64bits(distances[p]) != canonicalNaN64 {
				t.Errorf("distance %d from NaN is %016x", p, math.Float64bits(distances[p]))
			}
		}
		if !math.IsInf(distances[6], 1) {
			t.Errorf("distance of infinity and 1 is %v", distances[6])
		}
		scores := []float64{math.NaN(), math.Inf(1), 3, math.Inf(1), 3, math.NaN(), 0}
		must(t, SelectLeast(selected, scores))
		if want := []int{6, 2, 4, 1, 3, 0, 5}; !slices.Equal(selected, want) {
			t.Errorf("order %v, want %v", selected, want)
		}
		must(t, SelectLeast(selected[:3], scores))
		if want := []int{6, 2, 4}; !slices.Equal(selected[:3], want) {
			t.Errorf("least three %v, want %v", selected[:3], want)
		}
	})
}

func TestOuterStepAgainstOracle(t *testing.T) {
	r := newRand(8)
	for _, d := range lengths {
		x := finiteVectors(r, 3, d)
		lr, mu := finite(r), float32(0.9)
		var params, momentum, difference []float32
		for i := range d {
			b := oracleFMA(mu, x[1][i], x[2][i])
			u := oracleFMA(mu, b, x[2][i])
			momentum = append(momentum, b)
			params = append(params, oracleFMA(-lr, u, x[0][i]))
			difference = append(difference, round32(exactAdd(bigOf(x[0][i]), exactMul(bigOf(x[1][i]), big.NewFloat(-1)))))
		}
		onEveryEngine(t, func(t *testing.T) {
			p, b := slices.Clone(x[0]), slices.Clone(x[1])
			must(t, Nesterov(p, b, x[2], lr, mu))
			equal32(t, "params", p, params)
			equal32(t, "momentum", b, momentum)
			dst := make([]float32, d)
			must(t, Sub(dst, x[0], x[1]))
			equal32(t, "difference", dst, difference)
		})
	}
}

// TestOuterStepTotal holds the kernels against plain Go on any bit pattern, and zeros and NaN against what the rules say.
func TestOuterStepTotal(t *testing.T) {
	r := newRand(9)
	const d = 30_000
	p, b, g := anyVector(r, d), anyVector(r, d), anyVector(r, d)
	defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
	must(t, engine.Use(engine.Portable))
	wantP, wantB, wantS := slices.Clone(p), slices.Clone(b), make([]float32, d)
	must(t, Nesterov(wantP, wantB, g, 0.7, 0.9))
	must(t, Sub(wantS, p, b))
	for _, e := range engine.Supported() {
		must(t, engine.Use(e))
		gotP, gotB, gotS := slices.Clone(p), slices.Clone(b), make([]float32, d)
		must(t, Nesterov(gotP, gotB, g, 0.7, 0.9))
		must(t, Sub(gotS, p, b))
		equal32(t, fmt.Sprint("params on ", e), gotP, wantP)
		equal32(t, fmt.Sprint("momentum on ", e), gotB, wantB)
		equal32(t, fmt.Sprint("difference on ", e), gotS, wantS)
		zero, minus := make([]float32, 32), slices.Repeat([]float32{float32(math.Copysign(0, -1))}, 32)
		must(t, Sub(gotS[:32], zero, zero))
		equal32(t, "0 − 0", gotS[:32], zero)
		must(t, Sub(gotS[:32], minus, zero))
		equal32(t, "−0 − 0", gotS[:32], minus)
	}
}

func TestErrors(t *testing.T) {
	two := [][]float32{{1, 2}, {3, 4}}
	ragged := [][]float32{{1, 2}, {3}}
	many := make([][]float32, MaxTrainers+1)
	for i := range many {
		many[i] = []float32{1, 2}
	}
	dst := make([]float32, 2)
	krum := func(xs [][]float32, f int) error { _, err := Krum(dst, xs, f); return err }
	write := func(chunks ...[][]float32) error {
		a, err := NewKrumAccumulator(2)
		for _, c := range chunks {
			if err == nil {
				err = a.Write(c, nil)
			}
		}
		return err
	}
	long := [][]float32{make([]float32, Run), make([]float32, Run)}
	nan := float32(math.NaN())
	for name, c := range map[string]struct{ got, want error }{
		"no vectors":          {Mean(dst, nil), ErrTrainers},
		"ragged":              {Mean(dst, ragged), ErrShape},
		"other destination":   {Mean(dst[:1], two), ErrShape},
		"range below":         {MeanRange(dst, two, -1, 1), ErrShape},
		"range above":         {MeanRange(dst, two, 0, 3), ErrShape},
		"range reversed":      {MeanRange(dst, two, 2, 1), ErrShape},
		"no weights":          {WeightedMean(dst, two, nil), ErrShape},
		"weight 0":            {WeightedMean(dst, two, []float32{1, 0}), ErrParameter},
		"weight −1":           {WeightedMean(dst, two, []float32{-1, 1}), ErrParameter},
		"weight NaN":          {WeightedMean(dst, two, []float32{nan, 1}), ErrParameter},
		"weight infinite":     {WeightedMean(dst, two, []float32{float32(math.Inf(1)), 1}), ErrParameter},
		"factors":             {ClippedMean(dst, two, []float32{1}), ErrShape},
		"k negative":          {TrimmedMean(dst, two, -1), ErrParameter},
		"k too large":         {TrimmedMean(dst, two, 1), ErrParameter},
		"k overflowing":       {TrimmedMean(dst, two, math.MaxInt/2+2), ErrParameter},
		"trim nothing":        {TrimmedMean(dst, nil, 0), ErrTrainers},
		"trim too many":       {TrimmedMean(dst, many, 1), ErrTrainers},
		"median of nothing":   {CoordinateMedian(dst, nil), ErrTrainers},
		"median of too many":  {CoordinateMedian(dst, many), ErrTrainers},
		"krum of two":         {krum(two, 0), ErrParameter},
		"krum of nothing":     {krum(nil, 0), ErrParameter},
		"krum f":              {krum(many[:6], 2), ErrParameter},
		"krum f negative":     {krum(many[:6], -1), ErrParameter},
		"krum f overflowing":  {krum(many[:6], math.MaxInt-1), ErrParameter},
		"krum of too many":    {krum(many, 1), ErrTrainers},
		"krum ragged":         {krum([][]float32{{1, 2}, {1, 2}, {1}}, 0), ErrShape},
		"select none":         {MultiKrum(dst, many[:5], 1, nil), ErrParameter},
		"select too many":     {MultiKrum(dst, many[:5], 1, make([]int, 5)), ErrParameter},
		"select beyond":       {SelectLeast(make([]int, 2), []float64{1}), ErrParameter},
		"scores":              {KrumScores(make([]float64, 3), make([]float64, 2), 0), ErrShape},
		"clip bound 0":        {NormClip(dst, two, 0), ErrParameter},
		"clip bound NaN":      {NormClip(dst, two, nan), ErrParameter},
		"clip factors":        {NormClip(dst[:1], two, 1), ErrTrainers},
		"clip nothing":        {NormClip(nil, nil, 1), ErrTrainers},
		"clip ragged":         {NormClip(dst, ragged, 1), ErrShape},
		"norms of nothing":    {MedianNormMean(dst, nil), ErrTrainers},
		"norms of too many":   {MedianNormMean(dst, many), ErrTrainers},
		"norms of ragged":     {MedianNormMean(dst, ragged), ErrShape},
		"after a short chunk": {write(two, two), ErrClosed},
		"chunk of three":      {write(many[:3]), ErrTrainers},
		"ragged chunk":        {write(ragged), ErrShape},
		"nesterov":            {Nesterov(dst, dst[:1], dst, 1, 1), ErrShape},
		"sub":                 {Sub(dst, dst, dst[:1]), ErrShape},
	} {
		if !errors.Is(c.got, c.want) {
			t.Errorf("%s: %v, want %v", name, c.got, c.want)
		}
	}
	must(t, write(long, long, two))
	must(t, Mean(nil, [][]float32{nil, {}}))
	a, err := NewKrumAccumulator(2)
	must(t, err)
	if err := a.Write(two, make([]float64, 2)); !errors.Is(err, ErrShape) {
		t.Errorf("partial sums of another length: %v", err)
	}
	if err := a.Distances(make([]float64, 2)); !errors.Is(err, ErrShape) {
		t.Errorf("distances of another length: %v", err)
	}
	must(t, a.Distances(make([]float64, 1)))
	if err := a.Write(long, nil); !errors.Is(err, ErrClosed) {
		t.Errorf("write after the end: %v", err)
	}
	for _, n := range []int{0, -1, MaxTrainers + 1} {
		if _, err := NewKrumAccumulator(n); !errors.Is(err, ErrTrainers) {
			t.Errorf("accumulator of %d: %v", n, err)
		}
	}
	if _, err := NewNormAccumulator(0); !errors.Is(err, ErrTrainers) {
		t.Errorf("accumulator of no norms: %v", err)
	}
}

func TestSteadyStateAllocatesNothing(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector makes sync.Pool drop what it holds")
	}
	r := newRand(10)
	xs := moderateVectors(r, 9, 5000)
	dst, momentum, factors, selected := make([]float32, 5000), make([]float32, 5000), make([]float32, 9), make([]int, 5)
	weights := slices.Repeat([]float32{2}, 9)
	pool.SetThreads(1) // starting a goroutine may allocate its stack
	defer pool.SetThreads(0)
	for name, call := range map[string]func() error{
		"mean":          func() error { return Mean(dst, xs) },
		"weighted mean": func() error { return WeightedMean(dst, xs, weights) },
		"trimmed mean":  func() error { return TrimmedMean(dst, xs, 2) },
		"median":        func() error { return CoordinateMedian(dst, xs) },
		"multi-krum":    func() error { return MultiKrum(dst, xs, 3, selected) },
		"norm clip":     func() error { return NormClip(factors, xs, 1) },
		"median norm":   func() error { return MedianNormMean(dst, xs) },
		"nesterov":      func() error { return Nesterov(dst, momentum, xs[0], 0.7, 0.9) },
		"sub":           func() error { return Sub(dst, xs[0], xs[1]) },
	} {
		if n := testing.AllocsPerRun(20, func() { must(t, call()) }); n != 0 {
			t.Errorf("%s: %v allocations a call", name, n)
		}
	}
}

// TestAccumulatorMisuse wants an error where there once was a panic.
func TestAccumulatorMisuse(t *testing.T) {
	if err := new(KrumAccumulator).Write(nil, nil); !errors.Is(err, ErrTrainers) {
		t.Errorf("Krum accumulator of nothing: %v", err)
	}
	if err := new(NormAccumulator).Write(nil, nil); !errors.Is(err, ErrTrainers) {
		t.Errorf("norm accumulator of nothing: %v", err)
	}
	if _, err := NewNormAccumulator(math.MaxInt); !errors.Is(err, ErrTrainers) {
		t.Errorf("norms of too many vectors: %v", err)
	}
}

// TestSumRunBuildsTheTree: level-1 partials summed run by run give what the accumulators end with, on every engine.
func TestSumRunBuildsTheTree(t *testing.T) {
	r := newRand(31)
	climb := func(x []float64) float64 {
		for len(x) > 1 {
			var next []float64
			for lo := 0; lo < len(x); lo += Run {
				s, err := SumRun(x[lo:min(lo+Run, len(x))])
				must(t, err)
				next = append(next, s)
			}
			x = next
		}
		return x[0]
	}
	onEveryEngine(t, func(t *testing.T) {
		for _, d := range []int{1, Run, Run + 1, 5*Run + 3, Run*Run + Run + 1} {
			const n = 3
			xs := moderateVectors(r, n, d)
			runs := (d + Run - 1) / Run
			k, err := NewKrumAccumulator(n)
			must(t, err)
			s, err := NewNormAccumulator(n)
			must(t, err)
			pairs, squares := make([]float64, Pairs(n)*runs), make([]float64, n*runs)
			must(t, k.Write(xs, pairs))
			must(t, s.Write(xs, squares))
			distances, sums, norms := make([]float64, Pairs(n)), make([]float64, n), make([]float64, n)
			must(t, k.Distances(distances))
			must(t, s.Squares(sums))
			must(t, s.Norms(norms))
			for i := range n {
				if got := climb(pairs[i*runs : (i+1)*runs]); got != distances[i] {
					t.Fatalf("%d coordinates: distance %v, want %v", d, got, distances[i])
				}
				if got := climb(squares[i*runs : (i+1)*runs]); got != sums[i] || math.Sqrt(got) != norms[i] {
					t.Fatalf("%d coordinates: sum of squares %v, want %v", d, got, sums[i])
				}
			}
			if err := s.Squares(sums[1:]); !errors.Is(err, ErrShape) {
				t.Fatal(err)
			}
		}
	})
	for _, n := range []int{0, Run + 1} {
		if _, err := SumRun(make([]float64, n)); !errors.Is(err, ErrShape) {
			t.Errorf("%d terms: %v", n, err)
		}
	}
}
