package cr

import (
	"cmp"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"assay/repops/engine"
	"assay/repops/num/oracle"
)

// function is a function with its oracles: quick, which also says how hard an input is, and by math/big.
type function struct {
	name  string
	of    func(k *Kernels) func(dst, x []float32)
	quick func(x uint32) (y uint32, distance float64)
	exact func(x uint32) uint32
	hard  []uint32 // inputs whose results lie within 2^-51 of a midpoint, relatively: the nearest ones, nearest first
}

func root(f func(uint64) uint64) func(uint32) uint32 {
	return func(x uint32) uint32 { return uint32(f(uint64(x))) }
}

var calculator = &oracle.Calculator{Format: oracle.Binary32}

var functions = []function{
	{"exp", func(k *Kernels) func(dst, x []float32) { return k.Exp }, oracle.QuickExp, oracle.Exp, []uint32{0xc16912cd, 0xbbf0edf1, 0xbae0e25c}},
	{
		"log", func(k *Kernels) func(dst, x []float32) { return k.Log }, oracle.QuickLog, oracle.Log,
		[]uint32{0x65d890d3, 0x4c5d65a5, 0x4d604ebe, 0x66a8c860, 0x1f116ab8, 0x41178feb, 0x3c413d3a, 0x6f31a8ec, 0x38dcbe38},
	},
	{"tanh", func(k *Kernels) func(dst, x []float32) { return k.Tanh }, oracle.QuickTanh, oracle.Tanh, nil},
	{"erf", func(k *Kernels) func(dst, x []float32) { return k.Erf }, oracle.QuickErf, oracle.Erf, []uint32{0x3940ead6, 0xb940ead6, 0x39c0057d, 0xb9c0057d}},
	{
		"sin", func(k *Kernels) func(dst, x []float32) { return k.Sin }, oracle.QuickSin, oracle.Sin,
		[]uint32{0x73243f06, 0xf3243f06, 0x46199998, 0xc6199998, 0x55cafb2a, 0xd5cafb2a, 0x67a9242b, 0xe7a9242b},
	},
	{
		"cos", func(k *Kernels) func(dst, x []float32) { return k.Cos }, oracle.QuickCos, oracle.Cos,
		[]uint32{0x6115cb11, 0xe115cb11, 0x5f18b878, 0xdf18b878, 0x59443c0a, 0xd9443c0a, 0x7a4b1a27, 0xfa4b1a27},
	},
	{"rsqrt", func(k *Kernels) func(dst, x []float32) { return k.Rsqrt }, oracle.QuickRsqrt, root(calculator.Rsqrt), []uint32{0x013a18e3, 0x023a18e3, 0x033a18e3}},
	{"sqrt", func(k *Kernels) func(dst, x []float32) { return k.Sqrt }, oracle.QuickSqrt, root(calculator.Sqrt), nil},
}

func fromBits(x []uint32) []float32 {
	f := make([]float32, len(x))
	for i, b := range x {
		f[i] = math.Float32frombits(b)
	}
	return f
}

// chosen are special values, the bounds where the sequences change, each with its neighbours and both signs, and the first and
// last numbers of every binade.
func chosen() []uint32 {
	var list []uint32
	for _, x := range []float32{
		0, 1, 0.5, 2, 1.625, 2.4375, 3.1875, 3.9375, 89, 104, 10, 9.010913, 3.9192059, 88.72284, 103.97208, 87.33655, 103.27893,
		2. / 3, 19. / 24, 11. / 12, 13. / 12, 4. / 3, math.Ln2 / 2, math.Ln2, 1.5 * math.Ln2, math.E,
		0x1p-12, 0x1p24, math.Pi / 4, math.Pi / 2, 3 * math.Pi / 4, math.Pi, 5 * math.Pi / 4, 3 * math.Pi / 2, 2 * math.Pi, 252.8984,
		float32(math.Inf(1)), float32(math.NaN()),
	} {
		for d := range uint32(9) {
			list = append(list, math.Float32bits(x)+d-4, (math.Float32bits(x)+d-4)^1<<31)
		}
	}
	for e := range uint32(512) {
		for d := range uint32(7) {
			list = append(list, e<<23+d-3)
		}
	}
	return append(list, 0x7f800001, 0xffffffff, 0xff800001, 0x7fffffff)
}

// TestFunctions compares every engine with the quick oracle on chosen, hard and random inputs.
func TestFunctions(t *testing.T) {
	for i, f := range functions {
		list := append(chosen(), f.hard...)
		r := rand.New(rand.NewPCG(3, uint64(i)))
		n := 500_000
		if testing.Short() {
			n /= 5
		}
		for range n {
			x := r.Uint32()
			// Half of them between 2^-24 and 2^8.
			list = append(list, x, x&0x807fffff|(103+r.Uint32N(32))<<23)
		}
		want := make([]uint32, len(list))
		for j, x := range list {
			want[j], _ = f.quick(x)
		}
		for _, e := range engine.Supported() {
			t.Run(f.name+"/"+e.String(), func(t *testing.T) {
				got := fromBits(list)
				f.of(For(e))(got, got)
				for j, x := range list {
					if y := math.Float32bits(got[j]); y != want[j] {
						t.Fatalf("%s(%08x) = %08x, want %08x", f.name, x, y, want[j])
					}
				}
			})
		}
	}
}

// TestOctants compares every engine with the quick oracle around multiples of π/4, where sine and cosine change their polynomial
// or go through 0: the first ones, and some up to where the vector kernels end.
func TestOctants(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	var list []uint32
	step := 1
	if testing.Short() {
		step = 10
	}
	for k := 0; k < 20_000; k += step {
		octants := float64(k)
		if k >= 10_000 {
			octants = float64(r.Uint32N(1 << 24 * 4 / 3))
		}
		x := math.Float32bits(float32(octants * math.Pi / 4))
		for d := range uint32(9) {
			list = append(list, x+d-4, (x+d-4)^1<<31)
		}
	}
	for _, f := range functions {
		if f.name != "sin" && f.name != "cos" {
			continue
		}
		for _, e := range engine.Supported() {
			got := fromBits(list)
			f.of(For(e))(got, got)
			for i, x := range list {
				if want, _ := f.quick(x); math.Float32bits(got[i]) != want {
					t.Fatalf("%v: %s(%08x) = %08x, want %08x", e, f.name, x, math.Float32bits(got[i]), want)
				}
			}
		}
	}
}

// TestOracles holds the quick oracles against math/big where a kernel's mistake would be theirs too: on chosen and hard inputs
// and on some at random.
func TestOracles(t *testing.T) {
	for i, f := range functions {
		r := rand.New(rand.NewPCG(4, uint64(i)))
		list := append(chosen(), f.hard...)
		n, step := 5_000, 1
		if testing.Short() {
			n, step = n/10, 7 // integers alone: the same on every machine
		}
		for range n {
			x := r.Uint32()
			list = append(list, x, x&0x807fffff|(103+r.Uint32N(32))<<23)
		}
		for j := 0; j < len(list); j += step {
			x := list[j]
			if got, _ := f.quick(x); got != f.exact(x) {
				t.Fatalf("%s(%08x): %08x by the quick oracle, %08x by math/big", f.name, x, got, f.exact(x))
			}
		}
	}
}

// TestLengths tries every length around the kernels' blocks, in place and not, and looks at what lies behind the result.
func TestLengths(t *testing.T) {
	const guard = 77
	for _, e := range engine.Supported() {
		for _, f := range functions {
			for n := range 70 {
				x, whole := make([]float32, n), make([]float32, n)
				for i := range x {
					x[i] = float32(i)*0.37 + 0.01
					if i%13 == 5 {
						x[i] = 1e10 // which the vector kernels of sine and cosine leave to others
					}
				}
				kernel := f.of(For(e))
				for i := range x {
					kernel(whole[i:i+1], x[i:i+1])
				}
				dst := slices.Repeat([]float32{guard}, n+32)
				kernel(dst[16:16+n], x)
				if !slices.Equal(dst[16:16+n], whole) {
					t.Fatalf("%s/%v: %d numbers at once differ from one at a time", f.name, e, n)
				}
				for i, v := range dst {
					if (i < 16 || i >= 16+n) && v != guard {
						t.Fatalf("%s/%v: %d numbers, position %d was overwritten", f.name, e, n, i-16)
					}
				}
				kernel(x, x)
				if !slices.Equal(x, whole) {
					t.Fatalf("%s/%v: %d numbers in place differ", f.name, e, n)
				}
			}
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s/%v: slices of different length went through", f.name, e)
					}
				}()
				f.of(For(e))(make([]float32, 15), make([]float32, 16))
			}()
		}
	}
}

// TestExhaustive compares every engine with the quick oracle on all 2^32 inputs, and lists the hardest ones.
func TestExhaustive(t *testing.T) {
	if os.Getenv("ASSAY_LONG") == "" {
		t.Skip("all 2^32 inputs of eight functions, about 20 minutes on two cores: make test-long")
	}
	for _, f := range functions {
		t.Run(f.name, func(t *testing.T) { exhaust(t, f) })
	}
}

type hardInput struct {
	x        uint32
	distance float64
}

func exhaust(t *testing.T, f function) {
	const block = 1 << 14
	start := time.Now()
	var next, wrong atomic.Int64
	var lock sync.Mutex
	var hard []hardInput
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Add(1)
		go func() {
			defer workers.Done()
			x, got, want := make([]float32, block), make([]float32, block), make([]uint32, block)
			for {
				b := next.Add(1) - 1
				if b >= 1<<32/block || wrong.Load() > 100 {
					return
				}
				if b%(1<<32/block/8) == 0 {
					t.Logf("%s: %d/8, %v", f.name, b/(1<<32/block/8), time.Since(start).Round(time.Second))
				}
				for i := range x {
					bits := uint32(b)*block + uint32(i)
					x[i] = math.Float32frombits(bits)
					var distance float64
					if want[i], distance = f.quick(bits); distance < 0x1p-51 {
						lock.Lock()
						hard = append(hard, hardInput{bits, distance})
						lock.Unlock()
					}
				}
				for _, e := range engine.Supported() {
					f.of(For(e))(got, x)
					for i, y := range got {
						if math.Float32bits(y) != want[i] {
							wrong.Add(1)
							t.Errorf("%v: %s(%08x) = %08x, want %08x", e, f.name, math.Float32bits(x[i]), math.Float32bits(y), want[i])
						}
					}
				}
			}
		}()
	}
	workers.Wait()
	slices.SortFunc(hard, func(a, b hardInput) int {
		switch {
		case a.distance < b.distance:
			return -1
		case a.distance > b.distance:
			return 1
		}
		return cmp.Compare(a.x, b.x)
	})
	for _, h := range hard[:min(len(hard), 12)] {
		t.Logf("%s(%08x): 2^%.2f from a midpoint", f.name, h.x, math.Log2(h.distance))
	}
	for i, x := range f.hard {
		if i >= len(hard) || hard[i].x != x {
			t.Errorf("the hardest inputs are %08x, not %08x", hard[:min(len(hard), len(f.hard))], f.hard)
			break
		}
	}
	t.Logf("%s: %v", f.name, time.Since(start).Round(time.Second))
}
