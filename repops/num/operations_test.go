package num

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"assay/repops/num/oracle"
)

// kind is the type of an operand or result, named by the digits of its bit pattern.
type kind int

const (
	i8   kind = 2
	word kind = 8 // binary32, i32, u32
	long kind = 16
)

// operation is a function of this package beside an oracle that shares no code with it; both work on bit patterns. draw gives
// operands that make the operation difficult.
type operation struct {
	name     string
	in       []kind
	out      kind
	function func(x [4]uint64) uint64
	expected func(x [4]uint64) uint64
	draw     func(r *rand.Rand) [4]uint64
	slow     bool // the oracle takes microseconds
}

func f32(x uint64) float32    { return math.Float32frombits(uint32(x)) }
func f64(x uint64) float64    { return math.Float64frombits(x) }
func bits32(x float32) uint64 { return uint64(math.Float32bits(x)) }
func bits8(x int8) uint64     { return uint64(uint8(x)) }

var (
	single = &oracle.Calculator{Format: oracle.Binary32}
	double = &oracle.Calculator{Format: oracle.Binary64}
)

func unary(name string, f func(float32) float32, expected func(uint64) uint64) operation {
	return operation{
		name: name, in: []kind{word}, out: word,
		function: func(x [4]uint64) uint64 { return bits32(f(f32(x[0]))) },
		expected: func(x [4]uint64) uint64 { return expected(x[0]) },
		draw:     func(r *rand.Rand) [4]uint64 { return [4]uint64{draw32(r)} },
	}
}

func function(name string, f func(float32) float32, expected func(uint32) uint32) operation {
	o := unary(name, f, func(x uint64) uint64 { return uint64(expected(uint32(x))) })
	o.slow = true
	o.draw = func(r *rand.Rand) [4]uint64 { // mostly between 2^-24 and 2^8, where these functions are neither 0, 1, x nor infinite
		x := r.Uint64()
		if x>>62 == 0 {
			return [4]uint64{draw32(r)}
		}
		return [4]uint64{x&0x807fffff | (103+x>>32%32)<<23}
	}
	return o
}

func binary(name string, f func(a, b float32) float32, expected func(a, b uint64) uint64, draw func(r *rand.Rand) [4]uint64) operation {
	return operation{
		name: name, in: []kind{word, word}, out: word,
		function: func(x [4]uint64) uint64 { return bits32(f(f32(x[0]), f32(x[1]))) },
		expected: func(x [4]uint64) uint64 { return expected(x[0], x[1]) },
		draw:     draw,
	}
}

func binary64(name string, f func(a, b float64) float64, expected func(a, b uint64) uint64, draw func(r *rand.Rand) [4]uint64) operation {
	return operation{
		name: name, in: []kind{long, long}, out: long,
		function: func(x [4]uint64) uint64 { return math.Float64bits(f(f64(x[0]), f64(x[1]))) },
		expected: func(x [4]uint64) uint64 { return expected(x[0], x[1]) },
		draw:     draw,
	}
}

func compare(name string, f func(a, b float32) int8, holds ...int) operation {
	return operation{
		name: name, in: []kind{word, word}, out: i8,
		function: func(x [4]uint64) uint64 { return bits8(f(f32(x[0]), f32(x[1]))) },
		expected: func(x [4]uint64) uint64 { return among(oracle.Binary32.Compare(x[0], x[1]), holds) },
		draw:     near32,
	}
}

func compare64(name string, f func(a, b float64) int8, holds ...int) operation {
	return operation{
		name: name, in: []kind{long, long}, out: i8,
		function: func(x [4]uint64) uint64 { return bits8(f(f64(x[0]), f64(x[1]))) },
		expected: func(x [4]uint64) uint64 { return among(oracle.Binary64.Compare(x[0], x[1]), holds) },
		draw:     near64,
	}
}

func among(c int, list []int) uint64 {
	for _, v := range list {
		if c == v {
			return 1
		}
	}
	return 0
}

func convert(name string, in, out kind, f, expected func(uint64) uint64, draw func(r *rand.Rand) uint64) operation {
	return operation{
		name: name, in: []kind{in}, out: out,
		function: func(x [4]uint64) uint64 { return f(x[0]) },
		expected: func(x [4]uint64) uint64 { return expected(x[0]) },
		draw:     func(r *rand.Rand) [4]uint64 { return [4]uint64{draw(r)} },
	}
}

const nan = 0x7fc00000

// extreme is the operand with the greater (sign 1) or smaller (−1) place in the total order, or NaN.
func extreme(a, b uint64, sign int64) uint64 {
	f := oracle.Binary32
	if f.Compare(a, a) == 2 || f.Compare(b, b) == 2 {
		return nan
	}
	if sign*f.Order(a) > sign*f.Order(b) {
		return a
	}
	return b
}

func canonical(x, y uint64) uint64 {
	if oracle.Binary32.Compare(x, x) == 2 {
		return nan
	}
	return y
}

var operations = []operation{
	binary("add", Add, single.Add, near32),
	binary("sub", Sub, single.Sub, near32),
	binary("mul", Mul, single.Mul, short32),
	binary("div", Div, single.Div, quotient32),
	{
		name: "fma", in: []kind{word, word, word}, out: word,
		function: func(x [4]uint64) uint64 { return bits32(Fma(f32(x[0]), f32(x[1]), f32(x[2]))) },
		expected: func(x [4]uint64) uint64 { return single.Fma(x[0], x[1], x[2]) },
		draw:     fused32,
	},
	unary("neg", Neg, func(x uint64) uint64 { return canonical(x, x^1<<31) }),
	unary("abs", Abs, func(x uint64) uint64 { return canonical(x, x&(1<<31-1)) }),
	unary("sqrt", Sqrt, single.Sqrt),
	unary("rsqrt", Rsqrt, single.Rsqrt),
	function("exp", Exp, oracle.Exp),
	function("log", Log, oracle.Log),
	function("tanh", Tanh, oracle.Tanh),
	function("erf", Erf, oracle.Erf),
	binary("maximum", Maximum, func(a, b uint64) uint64 { return extreme(a, b, 1) }, near32),
	binary("minimum", Minimum, func(a, b uint64) uint64 { return extreme(a, b, -1) }, near32),
	compare("eq", Eq, 0),
	compare("lt", Lt, -1),
	compare("le", Le, -1, 0),
	{
		name: "select", in: []kind{i8, word, word}, out: word,
		function: func(x [4]uint64) uint64 { return bits32(Select(int8(x[0]), f32(x[1]), f32(x[2]))) },
		expected: func(x [4]uint64) uint64 { return x[1+truth64(x[0] == 0)] },
		draw: func(r *rand.Rand) [4]uint64 {
			return [4]uint64{r.Uint64() & 0xff & -(r.Uint64() & 1), draw32(r), draw32(r)}
		},
	},
	unary("clamp", Clamp, func(x uint64) uint64 { return canonical(x, x-truth64(x&(1<<31-1) == 0x7f800000)) }),
	convert("f32_to_i32", word, word,
		func(x uint64) uint64 { return uint64(uint32(F32ToI32(f32(x)))) },
		func(x uint64) uint64 { return uint64(uint32(oracle.Binary32.ToInt(x, math.MinInt32, math.MaxInt32))) }, integral32),
	convert("f32_to_i8", word, i8,
		func(x uint64) uint64 { return bits8(F32ToI8(f32(x))) },
		func(x uint64) uint64 { return bits8(int8(oracle.Binary32.ToInt(x, math.MinInt8, math.MaxInt8))) }, integral32),
	convert("i32_to_f32", word, word,
		func(x uint64) uint64 { return bits32(I32ToF32(int32(x))) },
		func(x uint64) uint64 { return single.FromInt(int64(int32(x))) }, integer32),
	convert("i8_to_f32", i8, word,
		func(x uint64) uint64 { return bits32(I8ToF32(int8(x))) },
		func(x uint64) uint64 { return single.FromInt(int64(int8(x))) }, func(r *rand.Rand) uint64 { return r.Uint64() & 0xff }),
	convert("i8_to_i32", i8, word,
		func(x uint64) uint64 { return uint64(uint32(I8ToI32(int8(x)))) },
		func(x uint64) uint64 { return x | 0xffffff00*(x>>7) }, func(r *rand.Rand) uint64 { return r.Uint64() & 0xff }),
	convert("i32_to_i8", word, i8,
		func(x uint64) uint64 { return bits8(I32ToI8(int32(x))) },
		func(x uint64) uint64 { return oracle.SaturateI8(uint32(x)) }, integer32),
	convert("f32_to_f64", word, long,
		func(x uint64) uint64 { return math.Float64bits(F32ToF64(f32(x))) },
		func(x uint64) uint64 { return double.Convert(oracle.Binary32, x) }, draw32),
	convert("f64_to_f32", long, word,
		func(x uint64) uint64 { return bits32(F64ToF32(f64(x))) },
		func(x uint64) uint64 { return single.Convert(oracle.Binary64, x) }, narrow64),
	binary64("add64", Add64, double.Add, near64),
	binary64("sub64", Sub64, double.Sub, near64),
	binary64("mul64", Mul64, double.Mul, short64),
	binary64("div64", Div64, double.Div, quotient64),
	convert("sqrt64", long, long,
		func(x uint64) uint64 { return math.Float64bits(Sqrt64(f64(x))) }, double.Sqrt, root64),
	compare64("eq64", Eq64, 0),
	compare64("lt64", Lt64, -1),
	compare64("le64", Le64, -1, 0),
	{
		name: "mul_exact64", in: []kind{word, word}, out: long,
		function: func(x [4]uint64) uint64 { return math.Float64bits(MulExact(f32(x[0]), f32(x[1]))) },
		expected: func(x [4]uint64) uint64 { return double.MulExact(x[0], x[1]) },
		draw:     func(r *rand.Rand) [4]uint64 { return [4]uint64{draw32(r), draw32(r)} },
	},
	{
		name: "random", in: []kind{long, long, word, word}, out: word,
		function: func(x [4]uint64) uint64 { return bits32(Random(x[0], x[1], uint32(x[2]), uint32(x[3]))) },
		expected: func(x [4]uint64) uint64 { return oracle.Random(x[0], x[1], uint32(x[2]), uint32(x[3])) },
		draw: func(r *rand.Rand) [4]uint64 {
			return [4]uint64{r.Uint64(), r.Uint64() >> (r.Uint32() & 63), uint64(r.Uint32()), uint64(r.Uint32())}
		},
	},
	function("sin", Sin, oracle.Sin),
	function("cos", Cos, oracle.Cos),
}

func truth64(b bool) uint64 { return uint64(truth(b)) }

var (
	special32 = []uint64{
		0, 1 << 31, 1, 0x80000001, 0x007fffff, 0x00800000, 0x80800000, 0x3f800000, 0xbf800000, 0x3f800001, 0x3f7fffff,
		0x40000000, 0x3f000000, 0x40400000, 0xbeaaaaab, 0x4b800000, 0x4b800001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000,
		0x7fc00000, 0xffc00000, 0x7f800001, 0xffffffff,
	}
	special64 = []uint64{
		0, 1 << 63, 1, 1<<63 | 1, 0x000fffffffffffff, 0x0010000000000000, 0x8010000000000000, 0x3ff0000000000000, 0xbff0000000000000,
		0x3ff0000000000001, 0x3fefffffffffffff, 0x4000000000000000, 0x3fe0000000000000, 0xbfd5555555555555, 0x4340000000000000,
		0x7fefffffffffffff, 0xffefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0xfff8000000000000,
		0x7ff0000000000001, 0xffffffffffffffff,
	}
)

// draw32 gives every exponent and sign alike; some significands have few bits, some numbers are special.
func draw32(r *rand.Rand) uint64 {
	x := r.Uint64()
	switch x >> 60 {
	case 0:
		return special32[x%uint64(len(special32))]
	case 1, 2, 3:
		return x & 0xffffffff &^ (1<<(x>>32%24) - 1)
	case 4:
		return x & 0x80ffffff // subnormal, or just not
	}
	return x & 0xffffffff
}

func draw64(r *rand.Rand) uint64 {
	x, how := r.Uint64(), r.Uint64()
	switch how >> 60 {
	case 0:
		return special64[x%uint64(len(special64))]
	case 1, 2, 3:
		return x &^ (1<<(how%53) - 1)
	case 4:
		return x & 0x801fffffffffffff
	}
	return x
}

// near32 gives pairs whose exponents differ by up to 31, with any signs.
func near32(r *rand.Rand) [4]uint64 {
	a := draw32(r)
	x := r.Uint64()
	switch x >> 60 {
	case 0:
		return [4]uint64{a, draw32(r)}
	case 1, 2:
		return [4]uint64{a, a ^ x&0x80000003} // equal or nearly so
	}
	e := min(254, max(0, int(a>>23&255)+int(x>>32%63)-31))
	b := x&0x807fffff | uint64(e)<<23
	if x>>59&1 == 0 {
		b &^= 1<<(x>>40%24) - 1
	}
	return [4]uint64{a, b}
}

func near64(r *rand.Rand) [4]uint64 {
	a := draw64(r)
	x, how := r.Uint64(), r.Uint64()
	switch how >> 60 {
	case 0:
		return [4]uint64{a, draw64(r)}
	case 1, 2:
		return [4]uint64{a, a ^ x&(1<<63|3)}
	}
	e := min(2046, max(0, int(a>>52&2047)+int(how%127)-63))
	b := x&(1<<63|1<<52-1) | uint64(e)<<52
	if how>>59&1 == 0 {
		b &^= 1<<(how>>40%53) - 1
	}
	return [4]uint64{a, b}
}

// short32 gives factors whose product has about 25 bits, so that it often is a midpoint, in the whole range of exponents or
// near its lower end.
func short32(r *rand.Rand) [4]uint64 {
	a, b := draw32(r), draw32(r)
	x := r.Uint64()
	if x&3 != 0 {
		n := x >> 2 % 25
		a, b = a&^(1<<n-1), b&^(1<<(23-min(23, n))-1)
	}
	if x>>63 == 1 { // a result near the least numbers
		e := int(a >> 23 & 255)
		b = b&0x807fffff | uint64(min(254, max(0, 104+int(x>>32%24)+127-e)))<<23
		if e > 0 {
			b = b&0x807fffff | uint64(min(254, max(0, 254-e-126-int(x>>32%26))))<<23
		}
	}
	return [4]uint64{a, b}
}

func short64(r *rand.Rand) [4]uint64 {
	a, b := draw64(r), draw64(r)
	x := r.Uint64()
	if x&3 != 0 {
		n := x >> 2 % 54
		a, b = a&^(1<<n-1), b&^(1<<(52-min(52, n))-1)
	}
	if x>>63 == 1 {
		e := int(a >> 52 & 2047)
		b = b&^(2047<<52) | uint64(min(2046, max(0, 1024-e-int(x>>32%56))))<<52
	}
	return [4]uint64{a, b}
}

// quotient32 gives dividends that are rounded products, whose quotients lie near short numbers.
func quotient32(r *rand.Rand) [4]uint64 {
	p := short32(r)
	if r.Uint32()&3 == 0 {
		return p
	}
	return [4]uint64{single.Mul(p[0], p[1]) + uint64(r.Uint32()%3) - 1&0xffffffff, p[1]}
}

func quotient64(r *rand.Rand) [4]uint64 {
	p := short64(r)
	if r.Uint32()&3 == 0 {
		return p
	}
	return [4]uint64{double.Mul(p[0], p[1]) + uint64(r.Uint32()%3) - 1, p[1]}
}

// fused32 gives summands that cancel the product, or meet it at half a unit, or are drawn at random.
func fused32(r *rand.Rand) [4]uint64 {
	p := short32(r)
	a, b := p[0], p[1]
	x := r.Uint64()
	product := single.Mul(a, b)
	e := int(product >> 23 & 255)
	switch x >> 62 {
	case 0:
		return [4]uint64{a, b, draw32(r)}
	case 1: // the product's rounding error, and a few units
		return [4]uint64{a, b, (product ^ 1<<31 + x&7 - 3) & 0xffffffff}
	case 2: // the product is far below or about half a unit of c
		return [4]uint64{a, b, x&0x807fffff&^(1<<(x>>32%24)-1) | uint64(min(254, max(0, e+20+int(x>>40%10))))<<23}
	}
	return [4]uint64{a, b, x&0x807fffff | uint64(min(254, max(0, e-26+int(x>>32%52))))<<23}
}

// integral32 gives numbers around integers, halves and the ends of the integers' ranges.
func integral32(r *rand.Rand) uint64 {
	x := r.Uint64()
	switch x >> 61 {
	case 0:
		return draw32(r)
	case 1, 2:
		n := float32(int32(x)>>(x>>32%32)) * 0.5
		return bits32(n) + x>>40%3 - 1&0xffffffff
	case 3:
		ends := []float32{-2147483648, 2147483648, -128, 127, 128, -128.5, 127.5, 0.5, 1.5, 2.5, -0.5}
		return (bits32(ends[x>>40%uint64(len(ends))]) + x>>50%5 - 2) & 0xffffffff
	}
	return x&0x807fffff | (120+x>>32%45)<<23
}

func integer32(r *rand.Rand) uint64 {
	x := r.Uint64()
	switch x >> 62 {
	case 0: // 25 significant bits or one more
		return (x>>30&3<<24 + 1<<24 + x&3) << (x >> 32 % 7) & 0xffffffff
	case 1:
		return (x>>40%300 - 150) & 0xffffffff
	}
	return uint64(uint32(int32(x) >> (x >> 32 % 32)))
}

// narrow64 gives binary64 numbers in and near the range of binary32, many at midpoints or next to them.
func narrow64(r *rand.Rand) uint64 {
	x, how := r.Uint64(), r.Uint64()
	e := uint64(1023 - 152 + how%(152+130))
	x = x&^(2047<<52) | e<<52
	switch how >> 61 {
	case 0:
		return draw64(r)
	case 1, 2, 3:
		drop := uint(29)
		if e < 1023-126 {
			drop = uint(min(52, 29+1023-126-e))
		}
		return x&^(1<<drop-1) + 1<<(drop-1) + how>>32%3 - 1
	}
	return x
}

// root64 gives squares of short numbers and their neighbours.
func root64(r *rand.Rand) uint64 {
	x := draw64(r)
	if r.Uint32()&1 == 0 {
		return x
	}
	x = x&^(1<<26-1) + uint64(r.Uint32()&1)<<25
	return double.Mul(x, x) + uint64(r.Uint32()%3) - 1
}

// long says whether the environment asks for the long tests.
var longRun = os.Getenv("ASSAY_LONG") != ""

func TestOperations(t *testing.T) {
	for i, o := range operations {
		t.Run(o.name, func(t *testing.T) {
			n := 1_000_000
			if o.slow {
				n = 5_000 // package cr compares these functions with a faster oracle
			}
			switch {
			case longRun:
				n *= 12
			case testing.Short():
				n /= 10
			}
			r := rand.New(rand.NewPCG(1, uint64(i)))
			for range n {
				x := o.draw(r)
				if got, want := o.function(x), o.expected(x); got != want {
					t.Fatalf("%s%x = %x, want %x", o.name, x[:len(o.in)], got, want)
				}
			}
		})
	}
}

// TestSpecialOperands combines every special operand with every other.
func TestSpecialOperands(t *testing.T) {
	for _, o := range operations {
		var lists [4][]uint64
		for i := range lists {
			lists[i] = []uint64{0}
			if i < len(o.in) {
				switch o.in[i] {
				case i8:
					lists[i] = []uint64{0, 1, 2, 0x7f, 0x80, 0xff}
				case word:
					lists[i] = special32
				case long:
					lists[i] = special64
				}
			}
		}
		for _, a := range lists[0] {
			for _, b := range lists[1] {
				for _, c := range lists[2] {
					for _, d := range lists[3] {
						x := [4]uint64{a, b, c, d}
						if got, want := o.function(x), o.expected(x); got != want {
							t.Errorf("%s%x = %x, want %x", o.name, x[:len(o.in)], got, want)
						}
					}
				}
			}
		}
	}
}
