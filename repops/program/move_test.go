package program

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestMoveAxes holds every way of copying against the definition: element (i, j, …) of one side is that of the other.
func TestMoveAxes(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 1))
	lengths := []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 33, 40}
	for range 4000 {
		var axes []moveAxis
		dst, src, total := 1, 1, 1
		// From the inside: the destination's strides overlap nowhere, the source's may be anything.
		for range r.IntN(5) {
			x := moveAxis{n: lengths[r.IntN(len(lengths))], dst: dst, src: []int{0, 1, 2, 3, src, src + 1}[r.IntN(6)]}
			if total *= x.n; total > 5000 {
				break
			}
			dst = x.dst*x.n + r.IntN(2)*r.IntN(3)
			src = max(src, x.src*x.n)
			axes = append(axes, x)
		}
		// Any of them may be the outer one.
		r.Shuffle(len(axes), func(i, j int) { axes[i], axes[j] = axes[j], axes[i] })
		slices.Reverse(axes)
		d, s := 1, 1
		for _, x := range axes {
			d, s = d+(x.n-1)*x.dst, s+(x.n-1)*x.src
		}
		from, want := make([]int32, s), make([]int32, d)
		for i := range from {
			from[i] = int32(i + 1)
		}
		eachElement(axes, 0, 0, func(d, s int) { want[d] = from[s] })
		for _, axes := range [][]moveAxis{axes, nearby(axes)} {
			got := make([]int32, d)
			moveAxes(got, from, axes)
			if !slices.Equal(got, want) {
				t.Fatalf("%v: %v, not %v", axes, got, want)
			}
		}
	}
}

// TestNearby looks that runs which share a line of src follow one another, as the windows of a convolution's gradient do.
func TestNearby(t *testing.T) {
	for _, c := range []struct{ axes, want []moveAxis }{
		{[]moveAxis{{64, 240, 9}, {8, 30, 4608}, {9, 3, 576}, {3, 1, 3}}, []moveAxis{{4, 3840, 144}, {8, 30, 4608}, {9, 3, 576}, {16, 240, 9}, {3, 1, 3}}},
		{[]moveAxis{{10, 240, 9}, {9, 3, 576}, {3, 1, 3}}, []moveAxis{{1, 2400, 90}, {9, 3, 576}, {10, 240, 9}, {3, 1, 3}}},
		{[]moveAxis{{13, 240, 9}, {9, 3, 576}, {3, 1, 3}}, []moveAxis{{1, 3120, 117}, {9, 3, 576}, {13, 240, 9}, {3, 1, 3}}},
		{[]moveAxis{{17, 240, 9}, {9, 3, 576}, {3, 1, 3}}, nil}, // no divisor
		{[]moveAxis{{64, 240, 9}, {9, 3, 8}, {3, 1, 3}}, nil},   // they follow already
		{[]moveAxis{{64, 240, 0}, {9, 3, 576}, {3, 1, 3}}, nil},
		{[]moveAxis{{64, 240, 9}, {9, 9, 576}, {9, 1, 3}}, nil}, // long runs
		{[]moveAxis{{64, 240, 9}}, nil},
	} {
		if c.want == nil {
			c.want = c.axes
		}
		if got := nearby(c.axes); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, not %v", c.axes, got, c.want)
		}
	}
}

func eachElement(axes []moveAxis, d, s int, f func(d, s int)) {
	if len(axes) == 0 {
		f(d, s)
		return
	}
	for i := range axes[0].n {
		eachElement(axes[1:], d+i*axes[0].dst, s+i*axes[0].src, f)
	}
}

// BenchmarkMove copies as the convolutions of a ResNet-18 do.
func BenchmarkMove(b *testing.B) {
	for name, axes := range map[string][]moveAxis{
		"windows":  {{64, 36864, 6400}, {8, 4608, 10}, {8, 576, 1}, {64, 9, 100}, {3, 3, 10}, {3, 1, 1}},
		"columns":  {{64, 15360, 36864}, {64, 240, 9}, {8, 30, 4608}, {8, 3, 576}, {3, 1, 3}},
		"padding":  {{262144, 6, 0}, {3, 1, 0}},
		"straight": {{2359296, 1, 1}},
		"turned":   {{576, 4096, 1}, {4096, 1, 576}},
	} {
		b.Run(name, func(b *testing.B) {
			d, s, n := 1, 1, 1
			for _, x := range axes {
				d, s, n = d+(x.n-1)*x.dst, s+(x.n-1)*x.src, n*x.n
			}
			dst, src := make([]float32, d), make([]float32, s)
			for b.Loop() {
				moveAxes(dst, src, axes)
			}
			b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(b.N)/float64(n), "ns/element")
		})
	}
}
