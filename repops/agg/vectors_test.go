package agg

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

var update = flag.Bool("update", false, "write the vector file instead of comparing it")

const vectorFile = "../../vectors/aggregate.json"

// word32 and word64 are numbers as bit patterns.
type (
	word32 uint32
	word64 uint64
)

func (w word32) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }
func (w word64) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%016x", uint64(w)), nil }

func (w *word32) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%08x", (*uint32)(w))
	return err
}

func (w *word64) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%016x", (*uint64)(w))
	return err
}

func words(x []float32) []word32 {
	w := make([]word32, len(x))
	for i, v := range x {
		w[i] = word32(math.Float32bits(v))
	}
	return w
}

func values(w []word32) []float32 {
	x := make([]float32, len(w))
	for i, v := range w {
		x[i] = math.Float32frombits(uint32(v))
	}
	return x
}

func words64(x []*big.Float) []word64 {
	w := make([]word64, len(x))
	for i, v := range x {
		f, _ := v.Float64()
		w[i] = word64(math.Float64bits(f))
	}
	return w
}

func bits64(x []float64) []word64 {
	w := make([]word64, len(x))
	for i, v := range x {
		w[i] = word64(math.Float64bits(v))
	}
	return w
}

// vector is one case of vectors/aggregate.json; vectors/README.md says which fields a rule has.
type vector struct {
	Name      string   `json:"name"`
	Rule      string   `json:"rule"`
	Trainers  int      `json:"trainers"`
	Elements  int      `json:"elements"`
	X         []word32 `json:"x"`
	Weights   []word32 `json:"weights,omitempty"`
	Drop      int      `json:"drop,omitempty"`
	Faulty    int      `json:"faulty,omitempty"`
	Bound     *word32  `json:"bound,omitempty"`
	Level1    []word64 `json:"level1,omitempty"`
	Distances []word64 `json:"distances,omitempty"`
	Scores    []word64 `json:"scores,omitempty"`
	Selected  []int    `json:"selected,omitempty"`
	Norms     []word64 `json:"norms,omitempty"`
	Factors   []word32 `json:"factors,omitempty"`
	Result    []word32 `json:"result"`
}

func newVector(name, rule string, xs [][]float32) vector {
	return vector{Name: name, Rule: rule, Trainers: len(xs), Elements: len(xs[0]), X: words(slices.Concat(xs...))}
}

func (v vector) vectors() (xs [][]float32) {
	for x := range slices.Chunk(values(v.X), v.Elements) {
		xs = append(xs, x)
	}
	return xs
}

// oracleVectors computes the file's cases in exact arithmetic.
func oracleVectors() (list []vector) {
	r := rand.New(rand.NewPCG(0xa55a, 27))
	for _, n := range []int{1, 2, 3, 5, 8, 17, 32, 64} {
		for _, draw := range []struct {
			name string
			draw func(*rand.Rand, int, int) [][]float32
		}{{"finite", finiteVectors}, {"moderate", moderateVectors}} {
			e := max(4, 80/n)
			xs := draw.draw(r, n, e)
			name := fmt.Sprintf("%s/%d", draw.name, n)
			add := func(rule string, result []float32, set func(*vector)) {
				v := newVector(rule+"/"+name, rule, xs)
				v.Result = words(result)
				if set != nil {
					set(&v)
				}
				list = append(list, v)
			}
			add("mean", oracleMean(xs), nil)
			w := make([]float32, n)
			for i := range w {
				w[i] = max(float32(math.Abs(float64(finite(r)))), math.SmallestNonzeroFloat32)
			}
			add("weightedMean", oracleWeighted(xs, w), func(v *vector) { v.Weights = words(w) })
			k := (n - 1) / 3
			add("trimmedMean", oracleTrimmed(xs, k), func(v *vector) { v.Drop = k })
			add("median", oracleMedian(xs), nil)
		}
	}
	// Order shows: 2^100, 1, −2^100 in each order; equal values; zeros of both signs; ties to even when rounding to binary32.
	for name, column := range map[string][]float32{
		"cancel first": {0x1p100, -0x1p100, 1}, "cancel last": {0x1p100, 1, -0x1p100}, "cancel ends": {1, 0x1p100, -0x1p100},
		"negative zeros": {float32(math.Copysign(0, -1)), float32(math.Copysign(0, -1))}, "both zeros": {float32(math.Copysign(0, -1)), 0, 0},
		"underflow": {-math.SmallestNonzeroFloat32, 0}, "tie": {1, 1 + 0x1p-23}, "largest": {math.MaxFloat32, math.MaxFloat32, math.MaxFloat32},
		"one": {-1.5},
	} {
		xs := make([][]float32, len(column))
		for i, c := range column {
			xs[i] = []float32{c}
		}
		for rule, result := range map[string][]float32{"mean": oracleMean(xs), "median": oracleMedian(xs), "trimmedMean": oracleTrimmed(xs, (len(xs)-1)/2)} {
			v := newVector(rule+"/"+name, rule, xs)
			if rule == "trimmedMean" {
				v.Drop = (len(xs) - 1) / 2
			}
			v.Result = words(result)
			list = append(list, v)
		}
	}
	// What is not finite, from the definition of the order: −inf < numbers < +inf < NaN, and NaN results are canonical.
	const inf, minusInf, nan, otherNaN, one, two = 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x3f800000, 0x40000000
	for _, c := range []struct {
		name   string
		rule   string
		x      []word32
		drop   int
		result word32
	}{
		{"NaN is greatest", "trimmedMean", []word32{otherNaN, one, minusInf, two, inf}, 2, two},
		{"NaN above infinity", "trimmedMean", []word32{inf, nan, two, one, minusInf, minusInf}, 1, nan},
		{"infinity stays", "trimmedMean", []word32{inf, minusInf, inf, one, inf}, 1, inf},
		{"both infinities", "trimmedMean", []word32{inf, minusInf, 0, one}, 0, nan},
		{"NaN", "median", []word32{otherNaN, nan, 0x7f800001, two, one}, 0, nan},
		{"NaN dropped", "median", []word32{otherNaN, two, one}, 0, two},
		{"both infinities in the middle", "median", []word32{minusInf, inf}, 0, nan},
		{"NaN", "mean", []word32{one, otherNaN, two}, 0, nan},
		{"infinity", "mean", []word32{one, minusInf, two}, 0, minusInf},
		{"both infinities", "mean", []word32{inf, minusInf, two}, 0, nan},
	} {
		list = append(list, vector{
			Name: c.rule + "/not finite: " + c.name, Rule: c.rule, Trainers: len(c.x), Elements: 1, X: c.x, Drop: c.drop, Result: []word32{c.result},
		})
	}
	for _, c := range []struct {
		name       string
		n, f, m, e int
	}{{"one coordinate", 3, 0, 1, 1}, {"one lane more", 5, 1, 2, 33}, {"a run", 4, 0, 4, 256}, {"runs", 7, 2, 5, 300}, {"sixteen", 16, 6, 10, 20}} {
		for _, equal := range []bool{false, true} {
			xs := moderateVectors(r, c.n, c.e)
			name := c.name
			if equal {
				name += ", equal scores"
				for i := 1; i < c.n; i += 2 {
					xs[i] = slices.Clone(xs[0])
				}
			}
			want := oracleKrum(xs, c.f)
			v := newVector("multiKrum/"+name, "multiKrum", xs)
			v.Faulty, v.Selected = c.f, want.order[:c.m]
			v.Level1, v.Distances, v.Scores = words64(slices.Concat(want.level1...)), words64(want.distances), words64(want.scores)
			var kept [][]float32
			for _, i := range slices.Sorted(slices.Values(v.Selected)) {
				kept = append(kept, xs[i])
			}
			v.Result = words(oracleMean(kept))
			list = append(list, v)
		}
	}
	for _, e := range []int{1, 40, 257} {
		xs := moderateVectors(r, 4, e)
		clear(xs[1])
		var norms []*big.Float
		var level1 []*big.Float
		for _, x := range xs {
			norm, l := oracleNorm(x)
			norms, level1 = append(norms, norm), append(level1, l...)
		}
		bound := round32(norms[2]) // at, below or just above the exact norm
		factors := make([]float32, 4)
		for i, n := range norms {
			factors[i] = oracleClip(n, bound)
		}
		v := newVector(fmt.Sprintf("clippedMean/%d", e), "clippedMean", xs)
		b := word32(math.Float32bits(bound))
		v.Bound, v.Level1, v.Norms, v.Factors = &b, words64(level1), words64(norms), words(factors)
		v.Result = words(oracleScaled(xs, factors, big.NewFloat(4)))
		list = append(list, v)
	}
	for _, n := range []int{1, 2, 5, 6} {
		for _, e := range []int{1, 40, 257} {
			xs := moderateVectors(r, n, e)
			if n == 6 {
				clear(xs[1])
				copy(xs[4], xs[3]) // equal norms in the middle, or beside it
			}
			v := newVector(fmt.Sprintf("medianNormMean/%dx%d", n, e), "medianNormMean", xs)
			var norms, level1 []*big.Float
			for _, x := range xs {
				norm, l := oracleNorm(x)
				norms, level1 = append(norms, norm), append(level1, l...)
			}
			factors := oracleMedianFactors(norms)
			v.Level1, v.Norms, v.Factors = words64(level1), words64(norms), words(factors)
			v.Result = words(oracleScaled(xs, factors, big.NewFloat(float64(n))))
			list = append(list, v)
		}
	}
	slices.SortStableFunc(list, func(a, b vector) int { return bytes.Compare([]byte(a.Name), []byte(b.Name)) })
	return list
}

// TestVectors holds the file against exact arithmetic, and every engine against the file.
func TestVectors(t *testing.T) {
	list := oracleVectors()
	want := fmt.Appendf(nil, "{\n\"count\": %d,\n\"cases\": [", len(list))
	for i, v := range list {
		line, err := json.Marshal(v)
		must(t, err)
		want = append(append(want, [...]string{"\n", ",\n"}[min(i, 1)]...), line...)
	}
	want = append(want, "\n]\n}\n"...)
	if *update {
		must(t, os.WriteFile(vectorFile, want, 0o644))
	}
	file, err := os.ReadFile(vectorFile)
	must(t, err)
	if !bytes.Equal(file, want) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/agg -run TestVectors -update", vectorFile)
	}
	var read struct {
		Count int
		Cases []vector
	}
	must(t, json.Unmarshal(file, &read))
	if read.Count != len(read.Cases) || read.Count < 100 {
		t.Fatalf("%d cases, %d announced", len(read.Cases), read.Count)
	}
	onEveryEngine(t, func(t *testing.T) {
		for _, v := range read.Cases {
			replay(t, v)
		}
	})
}

func replay(t *testing.T, v vector) {
	xs := v.vectors()
	dst := make([]float32, v.Elements)
	equal := func(what string, got, want []word64) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Fatalf("%s: %s %x, want %x", v.Name, what, got, want)
		}
	}
	switch v.Rule {
	case "mean":
		must(t, Mean(dst, xs))
	case "weightedMean":
		must(t, WeightedMean(dst, xs, values(v.Weights)))
	case "trimmedMean":
		must(t, TrimmedMean(dst, xs, v.Drop))
	case "median":
		must(t, CoordinateMedian(dst, xs))
	case "multiKrum":
		a, err := NewKrumAccumulator(v.Trainers)
		must(t, err)
		level1, distances := make([]float64, len(v.Level1)), make([]float64, Pairs(v.Trainers))
		must(t, a.Write(xs, level1))
		must(t, a.Distances(distances))
		scores := make([]float64, v.Trainers)
		must(t, KrumScores(scores, distances, v.Faulty))
		equal("level 1", bits64(level1), v.Level1)
		equal("distances", bits64(distances), v.Distances)
		equal("scores", bits64(scores), v.Scores)
		selected := make([]int, len(v.Selected))
		must(t, MultiKrum(dst, xs, v.Faulty, selected))
		if !slices.Equal(selected, v.Selected) {
			t.Fatalf("%s: selected %v, want %v", v.Name, selected, v.Selected)
		}
	case "clippedMean", "medianNormMean":
		a, err := NewNormAccumulator(v.Trainers)
		must(t, err)
		level1, norms := make([]float64, len(v.Level1)), make([]float64, v.Trainers)
		must(t, a.Write(xs, level1))
		must(t, a.Norms(norms))
		equal("level 1", bits64(level1), v.Level1)
		equal("norms", bits64(norms), v.Norms)
		factors := make([]float32, v.Trainers)
		if v.Bound != nil {
			must(t, NormClip(factors, xs, math.Float32frombits(uint32(*v.Bound))))
			must(t, ClippedMean(dst, xs, factors))
		} else {
			_, err := MedianNormFactors(factors, norms)
			must(t, err)
			must(t, MedianNormMean(dst, xs))
		}
		equal32(t, v.Name+": factors", factors, values(v.Factors))
	default:
		t.Fatalf("%s: unknown rule %q", v.Name, v.Rule)
	}
	equal32(t, v.Name, dst, values(v.Result))
}
