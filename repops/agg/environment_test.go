package agg

import (
	"errors"
	"math"
	"os"
	"os/exec"
	"slices"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
)

// TestControlState calls every function of numbers from a thread that flushes subnormals and rounds another way.
func TestControlState(t *testing.T) {
	r := newRand(20)
	const n, d = 7, 3*Run*Run + 300 // a full level 1 and a ragged end
	xs := moderateVectors(r, n, d)
	tiny := []float32{0x1p-149, 0x1p-149, 0x3p-149, 0x1p-140, 0x1p-149, 0x1p-130, 0x1p-149}
	distances := make([]float64, Pairs(n))
	for i := range distances {
		distances[i] = r.ExpFloat64()
		if i%3 > 0 {
			distances[i] *= 0x1p-1060
		}
	}
	subnormal := []float64{0x3p-1074, 0x1p-1074, 0x2p-1074}
	compute := func() (map[string][]uint64, []error) {
		var errs []error
		got := map[string][]uint64{}
		check := func(err error) { errs = append(errs, err) }
		f32 := func(what string, x ...float32) {
			for _, v := range x {
				got[what] = append(got[what], uint64(math.Float32bits(v)))
			}
		}
		f64 := func(what string, x ...float64) {
			for _, v := range x {
				got[what] = append(got[what], math.Float64bits(v))
			}
		}
		dst, few := make([]float32, d), make([]float32, n)
		check(WeightedMean(dst, xs, tiny))
		f32("weighted mean", dst...)
		check(ClippedMean(dst, xs, tiny))
		f32("clipped mean", dst...)
		check(NormClip(few, xs, 1e-35))
		f32("factors", few...)
		check(NormClip(few, xs, 0x1p-140))
		f32("factors under a subnormal bound", few...)
		f32("factor", ClipFactor(1e6, 1e-35), ClipFactor(0x1p-130, 0x1p-140))
		copy(dst, xs[0])
		check(Nesterov(dst, slices.Clone(xs[1]), xs[2], 0x1p-130, 0x1p-140))
		f32("outer step", dst...)
		scores, pairs := make([]float64, n), make([]float64, Pairs(n))
		check(KrumScores(scores, distances, 2))
		f64("scores", scores...)
		var least [3]int
		check(SelectLeast(least[:], subnormal))
		for _, i := range least {
			got["selection"] = append(got["selection"], uint64(i))
		}
		k, err := NewKrumAccumulator(n)
		check(err)
		check(k.Write(xs, nil))
		check(k.Distances(pairs))
		f64("distances", pairs...)
		s, err := NewNormAccumulator(n)
		check(err)
		check(s.Write(xs, nil))
		check(s.Norms(scores))
		f64("norms", scores...)
		return got, errs
	}
	onEveryEngine(t, func(t *testing.T) {
		want, errs := compute()
		must(t, errors.Join(errs...))
		var got map[string][]uint64
		if !fpenv.Hostile(func() { got, errs = compute() }) {
			t.Skip("no guard on this port")
		}
		if err := errors.Join(errs...); err != nil {
			t.Errorf("in a hostile control state: %v", err)
		}
		for what := range want {
			if !slices.Equal(got[what], want[what]) {
				t.Errorf("other %s in a hostile control state", what)
			}
		}
	})
}

// TestOneEngineACall changes the engine in use in the middle of a call and of a stream.
func TestOneEngineACall(t *testing.T) {
	before := engine.Current()
	defer func() { must(t, engine.Use(before)) }()
	pool.SetThreads(2)
	defer pool.SetThreads(0)
	supported := engine.Supported()
	if len(supported) == 1 {
		t.Skip("one engine")
	}
	for _, e := range supported {
		for _, other := range supported {
			must(t, engine.Use(e))
			j := current().job()
			j.apply = func(_ *job, k *kernels, _, _ int) {
				if k != kernelsOf(e) {
					t.Errorf("a call on %v has the kernels of another engine after engine.Use(%v)", e, other)
				}
				_ = engine.Use(other)
			}
			j.run(0, 8*pieceValues, 1)

			must(t, engine.Use(e))
			a, err := NewNormAccumulator(1)
			must(t, err)
			a.sums.group = func(s *stream, k *kernels, lo, hi int) {
				if k != kernelsOf(e) {
					t.Errorf("a stream on %v has the kernels of another engine after engine.Use(%v)", e, other)
				}
				_ = engine.Use(other)
				normRuns(s, k, lo, hi)
			}
			x := [][]float32{make([]float32, Run*Run)}
			must(t, a.Write(x, nil))
			must(t, a.Write(x, nil))

			j = For(e).job()
			j.apply = func(_ *job, k *kernels, _, _ int) {
				if k != kernelsOf(e) {
					t.Errorf("For(%v) has the kernels of another engine while %v is in use", e, other)
				}
			}
			j.run(0, 1, 1)
		}
	}
}

// TestRulesOnAnEngine calls every method on every engine with another one in use and compares with the functions.
func TestRulesOnAnEngine(t *testing.T) {
	r := newRand(21)
	const n, d = 9, 1000
	xs := moderateVectors(r, n, d)
	w := slices.Repeat([]float32{3, 0.5, 7}, n/3)
	compute := func(f interface {
		Mean(dst []float32, xs [][]float32) error
		WeightedMean(dst []float32, xs [][]float32, weights []float32) error
		ClippedMean(dst []float32, xs [][]float32, factors []float32) error
		TrimmedMean(dst []float32, xs [][]float32, k int) error
		CoordinateMedian(dst []float32, xs [][]float32) error
		MultiKrum(dst []float32, xs [][]float32, f int, selected []int) error
		Nesterov(params, momentum, d []float32, lr, mu float32) error
		Sub(dst, a, b []float32) error
		NormClip(factors []float32, xs [][]float32, bound float32) error
	}) (all []float32) {
		for _, call := range []func(dst []float32) error{
			func(dst []float32) error { return f.Mean(dst, xs) },
			func(dst []float32) error { return f.WeightedMean(dst, xs, w) },
			func(dst []float32) error { return f.ClippedMean(dst, xs, w) },
			func(dst []float32) error { return f.TrimmedMean(dst, xs, 2) },
			func(dst []float32) error { return f.CoordinateMedian(dst, xs) },
			func(dst []float32) error { return f.MultiKrum(dst, xs, 2, make([]int, 4)) },
			func(dst []float32) error { return f.Nesterov(dst, slices.Clone(xs[0]), xs[1], 0.7, 0.9) },
			func(dst []float32) error { return f.Sub(dst, xs[0], xs[1]) },
			func(dst []float32) error { return f.NormClip(dst[:n], xs, 100) },
		} {
			dst := make([]float32, d)
			must(t, call(dst))
			all = append(all, dst...)
		}
		return all
	}
	want := compute(For(engine.Portable))
	for _, e := range engine.Supported() {
		equal32(t, e.String(), compute(For(e)), want)
	}
	var zero Rules
	equal32(t, "zero value", compute(zero), want)
}

// TestPortsOf32Bits builds the package where an int has 32 bits.
func TestPortsOf32Bits(t *testing.T) {
	if math.MaxInt == math.MaxInt32 {
		t.Skip("this is one")
	}
	cmd := exec.Command("go", "build", "assay/repops/agg", "assay/repops/quant")
	cmd.Env = append(os.Environ(), "GOOS=linux", "GOARCH=386", "CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}
