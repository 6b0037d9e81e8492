package evmeval_test

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/evmeval"
	"assay/repops/num"
)

// kind is the type of a word.
type kind uint8

const (
	f32 kind = iota
	f64
	i32
	i8
	u32
	u64
)

// width is the number of bytes of a word in a call.
func (k kind) width() int {
	if k == f64 || k == u64 {
		return 8
	}
	return 4
}

// operation is a scalar operation and its reference.
type operation struct {
	name string
	in   []kind
	out  kind
	ref  func(x []uint64) uint64
}

func b32(v float32) uint64 { return uint64(math.Float32bits(v)) }
func b64(v float64) uint64 { return math.Float64bits(v) }
func w32(v uint64) float32 { return math.Float32frombits(uint32(v)) }
func w64(v uint64) float64 { return math.Float64frombits(v) }

func unary(name string, f func(float32) float32) operation {
	return operation{name, []kind{f32}, f32, func(x []uint64) uint64 { return b32(f(w32(x[0]))) }}
}

func binary32(name string, f func(a, b float32) float32) operation {
	return operation{name, []kind{f32, f32}, f32, func(x []uint64) uint64 { return b32(f(w32(x[0]), w32(x[1]))) }}
}

func compare(name string, f func(a, b float32) int8) operation {
	return operation{name, []kind{f32, f32}, i8, func(x []uint64) uint64 { return uint64(uint8(f(w32(x[0]), w32(x[1])))) }}
}

func binary64(name string, f func(a, b float64) float64) operation {
	return operation{name, []kind{f64, f64}, f64, func(x []uint64) uint64 { return b64(f(w64(x[0]), w64(x[1]))) }}
}

func compare64(name string, f func(a, b float64) int8) operation {
	return operation{name, []kind{f64, f64}, i8, func(x []uint64) uint64 { return uint64(uint8(f(w64(x[0]), w64(x[1])))) }}
}

var operations = []operation{
	// Moves bits.
	{"copy", []kind{u32}, u32, func(x []uint64) uint64 { return x[0] }},
	unary("canonical", num.Canonical),
	unary("clamp", num.Clamp),
	unary("neg", num.Neg),
	unary("abs", num.Abs),
	unary("sqrt", num.Sqrt),
	unary("rsqrt", num.Rsqrt),
	unary("exp", num.Exp),
	unary("log", num.Log),
	unary("tanh", num.Tanh),
	unary("erf", num.Erf),
	unary("sin", num.Sin),
	unary("cos", num.Cos),
	binary32("add", num.Add),
	binary32("sub", num.Sub),
	binary32("mul", num.Mul),
	binary32("div", num.Div),
	binary32("maximum", num.Maximum),
	binary32("minimum", num.Minimum),
	compare("eq", num.Eq),
	compare("lt", num.Lt),
	compare("le", num.Le),
	{"fma", []kind{f32, f32, f32}, f32, func(x []uint64) uint64 { return b32(num.Fma(w32(x[0]), w32(x[1]), w32(x[2]))) }},
	{"select", []kind{i8, u32, u32}, u32, func(x []uint64) uint64 {
		if int8(x[0]) != 0 {
			return x[1]
		}
		return x[2]
	}},
	{"random", []kind{u64, u64, u32, u32}, f32, func(x []uint64) uint64 {
		return b32(num.Random(x[0], x[1], uint32(x[2]), uint32(x[3])))
	}},
	{"f32_to_i32", []kind{f32}, i32, func(x []uint64) uint64 { return uint64(uint32(num.F32ToI32(w32(x[0])))) }},
	{"f32_to_i8", []kind{f32}, i8, func(x []uint64) uint64 { return uint64(uint8(num.F32ToI8(w32(x[0])))) }},
	{"i32_to_f32", []kind{i32}, f32, func(x []uint64) uint64 { return b32(num.I32ToF32(int32(x[0]))) }},
	{"i8_to_f32", []kind{i8}, f32, func(x []uint64) uint64 { return b32(num.I8ToF32(int8(x[0]))) }},
	{"i8_to_i32", []kind{i8}, i32, func(x []uint64) uint64 { return uint64(uint32(num.I8ToI32(int8(x[0])))) }},
	{"i32_to_i8", []kind{i32}, i8, func(x []uint64) uint64 { return uint64(uint8(num.I32ToI8(int32(x[0])))) }},
	{"f32_to_f64", []kind{f32}, f64, func(x []uint64) uint64 { return b64(num.F32ToF64(w32(x[0]))) }},
	{"f64_to_f32", []kind{f64}, f32, func(x []uint64) uint64 { return b32(num.F64ToF32(w64(x[0]))) }},
	{"mul_exact64", []kind{f32, f32}, f64, func(x []uint64) uint64 { return b64(num.MulExact(w32(x[0]), w32(x[1]))) }},
	binary64("add64", num.Add64),
	binary64("sub64", num.Sub64),
	binary64("mul64", num.Mul64),
	binary64("div64", num.Div64),
	compare64("eq64", num.Eq64),
	compare64("lt64", num.Lt64),
	compare64("le64", num.Le64),
	{"sqrt64", []kind{f64}, f64, func(x []uint64) uint64 { return b64(num.Sqrt64(w64(x[0]))) }},
	{"canonical64", []kind{f64}, f64, func(x []uint64) uint64 { return b64(num.Canonical64(w64(x[0]))) }},
}

// put appends a word as the contract takes it.
func put(b []byte, k kind, v uint64) []byte {
	switch k {
	case f64, u64:
		return binary.BigEndian.AppendUint64(b, v)
	case i8:
		return binary.BigEndian.AppendUint32(b, uint32(int32(int8(v))))
	}
	return binary.BigEndian.AppendUint32(b, uint32(v))
}

// check evaluates the cases, len(op.in) words each, in the EVM and compares with the reference.
func check(t *testing.T, e *evmeval.Evaluator, op operation, cases []uint64) {
	t.Helper()
	var in, want []byte
	n := len(op.in)
	for c := cases; len(c) > 0; c = c[n:] {
		for j, k := range op.in {
			in = put(in, k, c[j])
		}
		want = put(want, op.out, op.ref(c[:n]))
	}
	have, err := e.Eval(op.name, in)
	require.NoError(t, err, op.name)
	require.Len(t, have, len(want), op.name)
	w := op.out.width()
	wrong := 0
	for i := 0; i < len(want)/w; i++ {
		if string(have[i*w:(i+1)*w]) != string(want[i*w:(i+1)*w]) {
			if wrong++; wrong <= 5 {
				t.Errorf("%s %#x: EVM %#x, reference %#x", op.name, cases[i*n:(i+1)*n], have[i*w:(i+1)*w], want[i*w:(i+1)*w])
			}
		}
	}
	if wrong > 0 {
		t.Fatalf("%s: %d of %d differ", op.name, wrong, len(want)/w)
	}
}

func evaluator(t testing.TB) *evmeval.Evaluator {
	t.Helper()
	e, err := evmeval.New()
	require.NoError(t, err)
	return e
}

// The contract answers every case of vectors/scalar.json as written there.
func TestVectors(t *testing.T) {
	raw, err := os.ReadFile("../../vectors/scalar.json")
	require.NoError(t, err)
	var file struct {
		Count int
		Cases []struct {
			Op  string
			In  []string
			Out string
		}
	}
	require.NoError(t, json.Unmarshal(raw, &file))
	require.Len(t, file.Cases, file.Count)
	parse := func(s string) uint64 {
		v, err := strconv.ParseUint(s, 0, 64)
		require.NoError(t, err)
		return v
	}
	byName := map[string]operation{}
	for _, op := range operations {
		byName[op.name] = op
	}
	e := evaluator(t)
	seen := map[string]int{}
	for i, c := range file.Cases {
		op, ok := byName[c.Op]
		require.True(t, ok, c.Op)
		var in []byte
		for j, k := range op.in {
			in = put(in, k, parse(c.In[j]))
		}
		have, err := e.Eval(op.name, in)
		require.NoError(t, err)
		require.Equal(t, put(nil, op.out, parse(c.Out)), have, "case %d: %+v", i, c)
		seen[c.Op]++
	}
	require.GreaterOrEqual(t, len(seen), 35)
}

var special32 = []uint64{
	0, 1 << 31, 1, 0x80000001, 2, 3, 0x007ffffe, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x00800001, 0x01000000, 0x34000000, 0x33800000,
	0x3f000000, 0x3effffff, 0x3f7fffff, 0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x40000000, 0x4b000000, 0x4b000001, 0xcb000001, 0x4b7fffff,
	0x4b800000, 0x4effffff, 0x4f000000, 0xcf000000, 0xcf000001, 0x42fe0000, 0x43000000, 0xc3000000, 0xc3010000, 0x7effffff, 0x7f000000, 0x7f7fffff,
	0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00000, 0x7f800001, 0xff800001, 0x7fffffff, 0xffffffff,
}

var special64 = []uint64{
	0, 1 << 63, 1, 1<<63 | 1, 0x000fffffffffffff, 0x0010000000000000, 0x8010000000000000, 0x0010000000000001, 0x3690000000000000, 0x3690000000000001,
	0x36a0000000000000, 0x380fffffffffffff, 0x380fffffe0000000, 0x380fffffefffffff, 0x380ffffff0000000, 0x3810000000000000, 0x3fefffffffffffff,
	0x3ff0000000000000, 0xbff0000000000000, 0x3ff0000000000001, 0x3ff0000010000000, 0x3ff0000030000000, 0x3ff0000010000001, 0x4330000000000001,
	0x47efffffe0000000, 0x47efffffefffffff, 0x47effffff0000000, 0x47f0000000000000, 0x7fe0000000000000, 0x7fefffffffffffff, 0xffefffffffffffff,
	0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0xfff8000000000000, 0x7ff0000000000001, 0xffffffffffffffff,
}

// word draws an operand near the earlier ones of its case, where cancellations and ties are, or far from them.
func word(g *rand.Rand, k kind, earlier []uint64) uint64 {
	switch k {
	case i8:
		return uint64(g.IntN(256))
	case i32, u32:
		return g.Uint64() & 0xffffffff >> g.IntN(32)
	case u64:
		return g.Uint64() >> g.IntN(64)
	}
	bits, mantissa, special := 32, 23, special32
	if k == f64 {
		bits, mantissa, special = 64, 52, special64
	}
	sign := uint64(g.IntN(2)) << (bits - 1)
	fraction := g.Uint64() & (1<<mantissa - 1)
	switch g.IntN(4) {
	case 0: // few significant bits: ties and exact results
		fraction &^= 1<<g.IntN(mantissa+1) - 1
	case 1: // a long run of ones
		fraction |= 1<<g.IntN(mantissa+1) - 1
	}
	exponents := 1<<(bits-1-mantissa) - 1
	switch c := g.IntN(8); {
	case c == 0:
		return special[g.IntN(len(special))]
	case c == 1:
		return g.Uint64() >> (64 - bits)
	case c < 4 && len(earlier) > 0: // within a few bits of another operand
		o := earlier[g.IntN(len(earlier))]
		return (o ^ sign + uint64(g.IntN(9)) - 4 + uint64(g.IntN(3)-1)<<mantissa) & (1<<bits - 1)
	case c < 6: // of a size with most others
		return sign | uint64(exponents/2+g.IntN(61)-30)<<mantissa | fraction
	}
	return sign | uint64(g.IntN(exponents))<<mantissa | fraction
}

func rounds(quick int) int {
	if os.Getenv("ASSAY_LONG") != "" {
		return 1 << 20
	}
	return quick
}

// Every operation agrees with the reference on special values in every combination and on drawn operands: a few thousand, or
// ten million and more with ASSAY_LONG (make test-long).
func TestOperations(t *testing.T) {
	for _, op := range operations {
		t.Run(op.name, func(t *testing.T) {
			t.Parallel()
			e := evaluator(t)
			g := rand.New(rand.NewPCG(1, uint64(len(op.name))))
			check(t, e, op, combinations(op))
			for left := 10 * rounds(300); left > 0; left -= 1 << 14 {
				var cases []uint64
				for range min(left, 1<<14) {
					first := len(cases)
					for _, k := range op.in {
						cases = append(cases, word(g, k, cases[first:]))
					}
				}
				check(t, e, op, cases)
			}
		})
	}
}

// combinations are all tuples of special values, thinned for three operands.
func combinations(op operation) []uint64 {
	var all []uint64
	var extend func(done []uint64)
	extend = func(done []uint64) {
		if len(done) == len(op.in) {
			all = append(all, done...)
			return
		}
		special := special32
		switch op.in[len(done)] {
		case f64, u64:
			special = special64
		case i8:
			special = []uint64{0, 1, 0x7f, 0x80, 0xff}
		case i32:
			special = append([]uint64{0x7fffffff, 0xffffffff, 0xffffff80, 0xffffff7f, 127, 128, 0x01000001, 0xfeffffff}, special32...)
		}
		step := 1
		switch len(op.in) {
		case 3:
			step = 3
		case 4:
			step = 8
		}
		for i := len(done) % step; i < len(special); i += step {
			extend(append(done[:len(done):len(done)], special[i]))
		}
	}
	extend(nil)
	return all
}

// The functions of one operand agree on the inputs whose results lie nearest to a midpoint of binary32 and on the ends of every
// branch of the contract; with ASSAY_LONG on four million inputs spread evenly over all bit patterns.
func TestFunctions(t *testing.T) {
	for _, op := range operations {
		inputs, ok := hard[op.name]
		if !ok {
			continue
		}
		t.Run(op.name, func(t *testing.T) {
			t.Parallel()
			var cases []uint64
			for _, x := range append(inputs, edges[op.name]...) {
				for d := uint64(0); d < 3; d++ {
					cases = append(cases, uint64(x)+d-1, (uint64(x)+d-1)^1<<31)
				}
			}
			for i := range cases {
				cases[i] &= 0xffffffff
			}
			e := evaluator(t)
			check(t, e, op, cases)
			step := uint64(1<<32) / uint64(4*rounds(1000))
			g := rand.New(rand.NewPCG(2, 0))
			cases = cases[:0]
			for x := g.Uint64N(step); x < 1<<32; x += step {
				cases = append(cases, x)
			}
			check(t, e, op, cases)
		})
	}
}

func little(words []uint32) []byte {
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

// reference reduction of rule 2.6 and 2.7, one level.
func level[T float32 | float64](x []T, add func(a, b T) T) []T {
	var out []T
	for from := 0; from == 0 || from < len(x); from += 256 {
		var v [32]T
		for i, y := range x[from:min(len(x), from+256)] {
			v[i%32] = add(v[i%32], y)
		}
		for h := 16; h > 0; h /= 2 {
			for l := range h {
				v[l] = add(v[l], v[l+h])
			}
		}
		out = append(out, v[0])
	}
	return out
}

// Runs agree with the definitions: lengths around every boundary, values from benign to all kinds of bits.
func TestReductions(t *testing.T) {
	e := evaluator(t)
	g := rand.New(rand.NewPCG(3, 0))
	lengths := []int{0, 1, 2, 31, 32, 33, 63, 64, 65, 255, 256, 257, 511, 512, 513, 1000}
	draw := func(n, style int) []uint32 {
		w := make([]uint32, n)
		for i := range w {
			switch style {
			case 0:
				w[i] = math.Float32bits(float32(g.NormFloat64()))
			case 1: // wide range of exponents, with zeros of both signs
				if w[i] = uint32(g.IntN(2))<<31 | uint32(g.IntN(254))<<23 | uint32(g.IntN(1<<23)); g.IntN(4) == 0 {
					w[i] &= 1 << 31
				}
			case 2: // subnormal
				w[i] = uint32(g.IntN(2))<<31 | uint32(g.IntN(1<<23))
			case 3:
				w[i] = uint32(word(g, f32, nil))
			case 4: // equal and opposite
				w[i] = 0x3f800000 | uint32(i%2)<<31
			}
		}
		return w
	}
	floats := func(w []uint32) []float32 {
		x := make([]float32, len(w))
		for i := range w {
			x[i] = math.Float32frombits(w[i])
		}
		return x
	}
	for repeat := rounds(40) / 40; repeat > 0; repeat -= 256 {
		for style := range 5 {
			for _, n := range lengths {
				a, b := draw(n, style), draw(n, style)
				x, y := floats(a), floats(b)

				have, err := e.Sum(little(a))
				require.NoError(t, err)
				var want []uint32
				for _, v := range level(x, num.Add) {
					want = append(want, math.Float32bits(v))
				}
				require.Equal(t, little(want), have, "sum of %d, style %d", n, style)

				have, err = e.Amax(little(a))
				require.NoError(t, err)
				want = want[:0]
				for from := 0; from == 0 || from < n; from += 256 {
					m := float32(math.Inf(-1))
					for _, v := range x[from:min(n, from+256)] {
						m = num.Maximum(m, v)
					}
					want = append(want, math.Float32bits(m))
				}
				require.Equal(t, little(want), have, "amax of %d, style %d", n, style)

				wide := make([]float64, n)
				var bytes []byte
				for i := range wide {
					switch style {
					case 0, 4:
						wide[i] = float64(x[i])
					default:
						wide[i] = w64(word(g, f64, nil))
					}
					bytes = binary.LittleEndian.AppendUint64(bytes, math.Float64bits(wide[i]))
				}
				have, err = e.Sum64(bytes)
				require.NoError(t, err)
				bytes = nil
				for _, v := range level(wide, num.Add64) {
					bytes = binary.LittleEndian.AppendUint64(bytes, math.Float64bits(v))
				}
				require.Equal(t, bytes, have, "sum64 of %d, style %d", n, style)

				if n > 256 {
					continue
				}
				start := []uint32{0, 0x80000000, 0x3f8ccccd, uint32(g.Uint64())}[g.IntN(4)]
				dot, err := e.Dot(start, little(a), little(b))
				require.NoError(t, err)
				s := math.Float32frombits(start)
				for i := range x {
					s = num.Fma(x[i], y[i], s)
				}
				if n > 0 {
					require.Equal(t, math.Float32bits(s), dot, "dot of %d, style %d", n, style)
				}

				distance, err := e.Distance(little(a), little(b))
				require.NoError(t, err)
				squares := make([]float64, n)
				for i := range x {
					d := num.Sub(x[i], y[i])
					squares[i] = num.MulExact(d, d)
				}
				require.Equal(t, math.Float64bits(level(squares, num.Add64)[0]), distance, "distance of %d, style %d", n, style)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	e := evaluator(t)
	for _, op := range []string{"", "expo", "exp64", "an operation of far more than 32 letters"} {
		_, err := e.Eval(op, make([]byte, 8))
		require.ErrorIs(t, err, evmeval.ErrUnknown, op)
	}
	for _, op := range operations {
		size := 0
		for _, k := range op.in {
			size += k.width()
		}
		out, err := e.Eval(op.name, nil)
		require.NoError(t, err, op.name)
		require.Empty(t, out, op.name)
		for _, n := range []int{1, size - 1, size + 1} {
			_, err = e.Eval(op.name, make([]byte, n))
			require.ErrorIs(t, err, evmeval.ErrLength, op.name)
		}
	}
	for _, n := range []int{1, 3, 5} {
		_, err := e.Sum(make([]byte, n))
		require.ErrorIs(t, err, evmeval.ErrLength)
		_, err = e.Amax(make([]byte, n))
		require.ErrorIs(t, err, evmeval.ErrLength)
		_, err = e.Dot(0, make([]byte, n), make([]byte, n))
		require.ErrorIs(t, err, evmeval.ErrLength)
		_, err = e.Distance(make([]byte, n), make([]byte, n))
		require.ErrorIs(t, err, evmeval.ErrLength)
		_, err = e.Sum64(make([]byte, n))
		require.ErrorIs(t, err, evmeval.ErrLength)
	}
	_, err := e.Dot(0, make([]byte, 8), make([]byte, 4))
	require.ErrorIs(t, err, evmeval.ErrLength)
	_, err = e.Distance(make([]byte, 1028), make([]byte, 1028))
	require.ErrorIs(t, err, evmeval.ErrLength)
	_, err = e.Dot(0, make([]byte, 1028), make([]byte, 1028))
	require.ErrorIs(t, err, evmeval.ErrLength)
	_, err = e.Eval32("add", make([]uint32, 2), make([]uint32, 1))
	require.ErrorIs(t, err, evmeval.ErrLength)
	_, err = e.Eval32("add")
	require.ErrorIs(t, err, evmeval.ErrLength)
	sum, err := e.Eval32("add", []uint32{0x3f800000, 0x40000000}, []uint32{0x40000000, 0x40400000})
	require.NoError(t, err)
	require.Equal(t, []uint32{0x40400000, 0x40a00000}, sum)
}
