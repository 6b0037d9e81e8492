package cuda_test

import (
	"errors"
	"io/fs"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/fstest"

	"assay/repops/cuda"
	"assay/repops/cuda/emulator"
	"assay/repops/cuda/kernels"
	"assay/repops/num"
)

// rig is a device under test, with what uploads and downloads.
type rig struct {
	testing.TB
	cuda.Device
	launches int
}

// newRig is an emulated device with the kernels of the files that are tested here. Those of other files are not compiled, so
// that tests start soon.
func newRig(t testing.TB) *rig {
	t.Helper()
	source := fstest.MapFS{}
	add := func(name string) {
		data, err := fs.ReadFile(kernels.Source, name)
		if err != nil {
			t.Fatal(err)
		}
		source[name] = &fstest.MapFile{Data: data}
	}
	main := ""
	for _, name := range []string{"sweep.cuh", "move.cuh", "rows.cuh", "columns.cuh", "hash.cuh"} {
		add(name)
		main += "#include \"" + name + "\"\n"
	}
	for _, name := range []string{"dialect.cuh", "arith.cuh", "functions.cuh", "constants_gen.cuh"} {
		add(name)
	}
	source["basics.cuh"] = &fstest.MapFile{Data: []byte(main)}
	return openRig(t, emulator.Options{Source: source, Main: "basics.cuh"})
}

func openRig(t testing.TB, o emulator.Options) *rig {
	t.Helper()
	d, err := emulator.OpenWith(o)
	if errors.Is(err, emulator.ErrNoCompiler) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return &rig{TB: t, Device: d}
}

// room is memory on the device.
func (r *rig) room(bytes int) cuda.Address {
	r.Helper()
	at, err := r.Allocate(uint64(max(1, bytes)))
	r.ok(err)
	return at
}

func (r *rig) ok(err error) {
	r.Helper()
	if err != nil {
		r.Fatal(err)
	}
}

// sent is memory on the device that holds a list.
func sent[T any](r *rig, x []T) cuda.Address {
	r.Helper()
	b := cuda.BytesOf(x)
	at := r.room(len(b))
	if len(b) > 0 {
		r.ok(r.Upload(at, b))
	}
	return at
}

// fetched is a list that stands on the device.
func fetched[T any](r *rig, at cuda.Address, n int) []T {
	r.Helper()
	x := make([]T, n)
	r.ok(r.Download(cuda.BytesOf(x), at))
	return x
}

// do does a launch, every other time with a grid so small that its blocks have more than one piece of work.
func (r *rig) do(l cuda.Launch) {
	r.Helper()
	if r.launches++; r.launches%2 == 0 {
		l.Blocks.X = min(l.Blocks.X, uint32(1+r.launches/2%3))
	}
	r.ok(l.Do(r))
}

func floatOf(x uint32) float32 { return math.Float32frombits(x) }
func bitsOf(x float32) uint32  { return math.Float32bits(x) }
func word8(x int8) uint32      { return uint32(int32(x)) }

// unaryFunctions is the functions of one operand as package num has them.
var unaryFunctions = map[string]func(x uint32) uint32{
	"exp":        func(x uint32) uint32 { return bitsOf(num.Exp(floatOf(x))) },
	"log":        func(x uint32) uint32 { return bitsOf(num.Log(floatOf(x))) },
	"tanh":       func(x uint32) uint32 { return bitsOf(num.Tanh(floatOf(x))) },
	"erf":        func(x uint32) uint32 { return bitsOf(num.Erf(floatOf(x))) },
	"sin":        func(x uint32) uint32 { return bitsOf(num.Sin(floatOf(x))) },
	"cos":        func(x uint32) uint32 { return bitsOf(num.Cos(floatOf(x))) },
	"rsqrt":      func(x uint32) uint32 { return bitsOf(num.Rsqrt(floatOf(x))) },
	"sqrt":       func(x uint32) uint32 { return bitsOf(num.Sqrt(floatOf(x))) },
	"neg":        func(x uint32) uint32 { return bitsOf(num.Neg(floatOf(x))) },
	"abs":        func(x uint32) uint32 { return bitsOf(num.Abs(floatOf(x))) },
	"f32_to_i32": func(x uint32) uint32 { return uint32(num.F32ToI32(floatOf(x))) },
	"f32_to_i8":  func(x uint32) uint32 { return word8(num.F32ToI8(floatOf(x))) },
	"i32_to_f32": func(x uint32) uint32 { return bitsOf(num.I32ToF32(int32(x))) },
	"i32_to_i8":  func(x uint32) uint32 { return word8(num.I32ToI8(int32(x))) },
	"i8_to_f32":  func(x uint32) uint32 { return bitsOf(num.I8ToF32(int8(x))) },
	"i8_to_i32":  func(x uint32) uint32 { return uint32(num.I8ToI32(int8(x))) },
}

func pairOfIntegers(f func(a, b int32) bool) func(a, b uint32) uint32 {
	return func(a, b uint32) uint32 {
		if f(int32(a), int32(b)) {
			return 1
		}
		return 0
	}
}

func pairOfFloats(f func(a, b float32) float32) func(a, b uint32) uint32 {
	return func(a, b uint32) uint32 { return bitsOf(f(floatOf(a), floatOf(b))) }
}

func pairCompared(f func(a, b float32) int8) func(a, b uint32) uint32 {
	return func(a, b uint32) uint32 { return word8(f(floatOf(a), floatOf(b))) }
}

var pairFunctions = map[string]func(a, b uint32) uint32{
	"add": pairOfFloats(num.Add), "sub": pairOfFloats(num.Sub), "mul": pairOfFloats(num.Mul), "div": pairOfFloats(num.Div),
	"maximum": pairOfFloats(num.Maximum), "minimum": pairOfFloats(num.Minimum),
	"eq": pairCompared(num.Eq), "lt": pairCompared(num.Lt), "le": pairCompared(num.Le),
	"eq_i32": pairOfIntegers(func(a, b int32) bool { return a == b }),
	"lt_i32": pairOfIntegers(func(a, b int32) bool { return a < b }),
	"le_i32": pairOfIntegers(func(a, b int32) bool { return a <= b }),
}

// hardInputs are inputs whose results lie closest to a midpoint (package cr's tests, docs/arithmetic.md 3.3).
var hardInputs = []uint32{
	0xc16912cd, 0xbbf0edf1, 0xbae0e25c, 0x65d890d3, 0x4c5d65a5, 0x4d604ebe, 0x66a8c860, 0x1f116ab8, 0x41178feb, 0x3c413d3a, 0x6f31a8ec,
	0x38dcbe38, 0x3940ead6, 0xb940ead6, 0x39c0057d, 0xb9c0057d, 0x013a18e3, 0x023a18e3, 0x033a18e3,
}

// specialPatterns are patterns at which something changes: zeros, ends, halves, bounds of the sequences, NaNs of all kinds.
var specialPatterns = []uint32{
	0, 1 << 31, 1, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x3f800000, 0xbf800000, 0x3f800001, 0x3f7fffff,
	0x40000000, 0x3f000000, 0xbf000000, 0x3fc00000, 0x40200000, 0x40400000, 0xbeaaaaab, 0x33000000, 0x4b000001, 0x4b800000, 0x4b800001, 0x5f000000,
	0x4f000000, 0xcf000000, 0x4effffff, 0xcf000001, 0x42fe0000, 0x42ff0000, 0xc3008000, 0x7f7fffff, 0xff7fffff, 0x7f000000, 0x7f800000, 0xff800000,
	0x7fc00000, 0xffc00000, 0x7f800001, 0xffffffff, 0x7fffffff,
}

// chosenPatterns is special and hard patterns, the bounds where the sequences change and the ends of every binade, with neighbours.
func chosenPatterns() []uint32 {
	list := slices.Concat(specialPatterns, hardInputs)
	for _, x := range []float32{
		0, 1, 0.5, 2, 1.625, 2.4375, 3.1875, 3.9375, 89, 104, 10, 9.010913, 3.9192059, 88.72284, 103.97208, 87.33655, 103.27893,
		2. / 3, 19. / 24, 11. / 12, 13. / 12, 4. / 3, math.Ln2 / 2, math.Ln2, 1.5 * math.Ln2, math.E, 1 << 31, 127.5, 128.5, 1 << 24, 1 << 23,
	} {
		for k := range uint32(9) {
			list = append(list, bitsOf(x)+k-4, (bitsOf(x)+k-4)^1<<31)
		}
	}
	for e := range uint32(512) {
		for k := range uint32(7) {
			list = append(list, e<<23+k-3)
		}
	}
	for i := range 100 {
		x := bitsOf(float32(i) / 2)
		list = append(list, x-1, x, x+1, x^1<<31)
	}
	return list
}

// TestScalarFunctions holds every function of one operand against package num on chosen and random patterns.
func TestScalarFunctions(t *testing.T) {
	r := newRig(t)
	patterns := chosenPatterns()
	random := rand.New(rand.NewPCG(5, 6))
	for range 1 << 19 {
		x := random.Uint32()
		// Half of them between 2^-24 and 2^8, where the functions are neither 0, 1, x nor infinite.
		patterns = append(patterns, x, x&0x807fffff|(103+random.Uint32N(32))<<23)
	}
	x := sent(r, patterns)
	out := r.room(4 * len(patterns))
	for _, name := range cuda.SweepFunctions() {
		f := unaryFunctions[name]
		if f == nil {
			t.Fatalf("%s is not tested", name)
		}
		n := len(patterns)
		if name == "neg" || name == "abs" || name[0] == 'i' {
			n /= 8
		}
		r.ok(cuda.Apply(r, name, out, n, cuda.Random{}, x))
		for i, got := range fetched[uint32](r, out, n) {
			if want := f(patterns[i]); got != want {
				t.Fatalf("%s(%08x) = %08x, want %08x", name, patterns[i], got, want)
			}
		}
	}
}

// TestSweep goes through pieces of all patterns, one of them across the last.
func TestSweep(t *testing.T) {
	r := newRig(t)
	const n = 1000
	out := r.room(4*n + 4)
	for _, name := range cuda.SweepFunctions() {
		for _, first := range []uint32{0, 0x3f7ffe00, 0x7f7fff00, 0xbf000000, 0xffffff00} {
			r.ok(r.Fill(out, 0x77, 4*n+4))
			r.ok(cuda.Sweep(r, name, first, n, out))
			got := fetched[uint32](r, out, n+1)
			for i := range n {
				x := first + uint32(i)
				if want := unaryFunctions[name](x); got[i] != want {
					t.Fatalf("%s(%08x) = %08x, want %08x", name, x, got[i], want)
				}
			}
			if got[n] != 0x77777777 {
				t.Fatalf("%s wrote beyond %d results", name, n)
			}
		}
	}
	if err := cuda.Sweep(r, "tan", 0, 1, out); err == nil {
		t.Error("an unknown function went through")
	}
	if err := cuda.Sweep(r, "add", 0, 1, out); err == nil {
		t.Error("a function of two operands went through")
	}
	if err := cuda.Sweep(r, "exp", 0, 1, out+2); err == nil {
		t.Error("a place between words went through")
	}
	r.ok(cuda.Sweep(r, "exp", 0, 0, out))
	// More than the threads of the largest grid.
	const many = 1<<22 + 1000
	out = r.room(4 * many)
	r.ok(cuda.Sweep(r, "neg", 0x80000000-1000, many, out))
	for i, got := range fetched[uint32](r, out, many) {
		if want := unaryFunctions["neg"](0x80000000 - 1000 + uint32(i)); got != want {
			t.Fatalf("neg number %d is %08x, want %08x", i, got, want)
		}
	}
}

// TestScalarPairs combines every special pattern with every other, and random ones.
func TestScalarPairs(t *testing.T) {
	r := newRig(t)
	var a, b []uint32
	for _, x := range specialPatterns {
		for _, y := range specialPatterns {
			a, b = append(a, x), append(b, y)
		}
	}
	random := rand.New(rand.NewPCG(7, 8))
	for range 1 << 15 {
		x, y := random.Uint32(), random.Uint32()
		if y&1 == 0 { // alike, so that sums cancel and comparisons are close
			y = x ^ y&0x80000003
		}
		a, b = append(a, x), append(b, y)
	}
	pa, pb, out := sent(r, a), sent(r, b), r.room(4*len(a))
	for name, f := range pairFunctions {
		r.ok(cuda.Apply(r, name, out, len(a), cuda.Random{}, pa, pb))
		for i, got := range fetched[uint32](r, out, len(a)) {
			if want := f(a[i], b[i]); got != want {
				t.Fatalf("%s(%08x, %08x) = %08x, want %08x", name, a[i], b[i], got, want)
			}
		}
	}
	if err := cuda.Apply(r, "add", out, 1, cuda.Random{}, pa); err == nil {
		t.Error("a sum of one operand went through")
	}
}

// TestScalarFma combines triples of special patterns, and products that meet the addend at half a unit.
func TestScalarFma(t *testing.T) {
	r := newRig(t)
	var x [3][]uint32
	for _, a := range specialPatterns {
		for _, b := range specialPatterns {
			for _, c := range specialPatterns {
				x[0], x[1], x[2] = append(x[0], a), append(x[1], b), append(x[2], c)
			}
		}
	}
	random := rand.New(rand.NewPCG(9, 10))
	for range 1 << 16 {
		a, b := random.Uint32(), random.Uint32()
		k := random.Uint32N(25)
		a, b = a&^(1<<k-1), b&^(1<<(23-min(23, k))-1)
		p := bitsOf(num.Mul(floatOf(a), floatOf(b)))
		c := p ^ 1<<31 + random.Uint32N(7) - 3
		if k%3 == 0 {
			c = random.Uint32()&0x807fffff | min(254, p>>23&255+20+random.Uint32N(10))<<23
		}
		x[0], x[1], x[2] = append(x[0], a), append(x[1], b), append(x[2], c)
	}
	n := len(x[0])
	out := r.room(4 * n)
	r.ok(cuda.Apply(r, "fma", out, n, cuda.Random{}, sent(r, x[0]), sent(r, x[1]), sent(r, x[2])))
	for i, got := range fetched[uint32](r, out, n) {
		if want := bitsOf(num.Fma(floatOf(x[0][i]), floatOf(x[1][i]), floatOf(x[2][i]))); got != want {
			t.Fatalf("fma(%08x, %08x, %08x) = %08x, want %08x", x[0][i], x[1][i], x[2][i], got, want)
		}
	}
}

func TestScalarRandom(t *testing.T) {
	r := newRig(t)
	random := rand.New(rand.NewPCG(11, 12))
	const n = 1000
	out := r.room(4 * n)
	for _, s := range []cuda.Random{{}, {0x0123456789abcdef, 7, 3}, {math.MaxUint64, math.MaxUint32, math.MaxUint32}} {
		lo, hi := make([]uint32, n), make([]uint32, n)
		for i := range n {
			lo[i] = uint32(i)
			if i > n/2 {
				lo[i], hi[i] = random.Uint32(), random.Uint32()
			}
		}
		r.ok(cuda.Apply(r, "random", out, n, s, sent(r, lo), sent(r, hi)))
		for i, got := range fetched[uint32](r, out, n) {
			index := uint64(hi[i])<<32 | uint64(lo[i])
			if want := bitsOf(num.Random(s.Seed, index, s.Node, s.Micro)); got != want {
				t.Fatalf("random(%+v, %d) = %08x, want %08x", s, index, got, want)
			}
		}
	}
}
