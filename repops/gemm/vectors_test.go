package gemm

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
)

var update = flag.Bool("update", false, "write the vectors instead of comparing them")

const vectorsPath = "../../vectors/matmul.json"

type word32 uint32

func (w word32) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }

func (w *word32) UnmarshalText(b []byte) error {
	v, err := strconv.ParseUint(string(b), 0, 32)
	*w = word32(v)
	return err
}

func wordsOf(x []float32) []word32 {
	w := make([]word32, len(x))
	for i, v := range x {
		w[i] = word32(math.Float32bits(v))
	}
	return w
}

func floatsOf(w []word32) []float32 {
	x := make([]float32, len(w))
	for i, v := range w {
		x[i] = math.Float32frombits(uint32(v))
	}
	return x
}

// matmulCase is a product of A[m, k] and B[n, k]. Accumulators are those of each element in turn.
type matmulCase struct {
	Name         string   `json:"name"`
	M            int      `json:"m"`
	N            int      `json:"n"`
	K            int      `json:"k"`
	Band         string   `json:"band"`
	Offset       int      `json:"offset"`
	A            []word32 `json:"a"`
	B            []word32 `json:"b"`
	Result       []word32 `json:"result"`
	Accumulators []word32 `json:"accumulators"`
}

// matmulI8Case is the same for bytes, with the sums scaled by sa and by sw of each column.
type matmulI8Case struct {
	Name         string   `json:"name"`
	M            int      `json:"m"`
	N            int      `json:"n"`
	K            int      `json:"k"`
	A            []int    `json:"a"`
	B            []int    `json:"b"`
	Sums         []int32  `json:"sums"`
	Accumulators []int32  `json:"accumulators"`
	SA           word32   `json:"sa"`
	SW           []word32 `json:"sw"`
	Scaled       []word32 `json:"scaled"`
}

type matmulVectors struct {
	MatmulCount   int            `json:"matmulCount"`
	Matmul        []matmulCase   `json:"matmul"`
	MatmulI8Count int            `json:"matmulI8Count"`
	MatmulI8      []matmulI8Case `json:"matmulI8"`
}

var bandNames = map[string]BandKind{"none": Full, "upTo": UpTo, "from": From}

// bigFma is a·b + c by exact arithmetic and one rounding.
func bigFma(a, b, c float32) float32 {
	if a-a != 0 || b-b != 0 || c-c != 0 { // an infinity or NaN: nothing is rounded, and binary64 holds every finite product
		if r := float64(float64(a)*float64(b)) + float64(c); r == r {
			return float32(r)
		}
		return float32(math.NaN())
	}
	exact := func(x float32) *big.Float { return new(big.Float).SetPrec(700).SetFloat64(float64(x)) }
	r := exact(a)
	r.Mul(r, exact(b))
	negative := (math.Signbit(float64(a)) != math.Signbit(float64(b))) && math.Signbit(float64(c))
	both := r.Sign() == 0 && c == 0
	r.Add(r, exact(c))
	if r.Sign() == 0 {
		if both && negative {
			return float32(math.Copysign(0, -1))
		}
		return 0
	}
	f, _ := r.Float32()
	return f
}

func canonicalWord(x float32) word32 {
	if x != x {
		return 0x7fc00000
	}
	return word32(math.Float32bits(x))
}

// fill computes what a case should give.
func (c *matmulCase) fill() {
	a, b := floatsOf(c.A), floatsOf(c.B)
	c.Result, c.Accumulators = []word32{}, []word32{}
	for i := range c.M {
		for j := range c.N {
			var s float32
			for k := range c.K {
				if k > 0 && k%256 == 0 {
					c.Accumulators = append(c.Accumulators, canonicalWord(s))
				}
				if c.Band == "upTo" && k > i+c.Offset || c.Band == "from" && k < i+c.Offset {
					continue
				}
				s = bigFma(a[i*c.K+k], b[j*c.K+k], s)
			}
			c.Result = append(c.Result, canonicalWord(s))
		}
	}
}

func (c *matmulI8Case) fill() {
	c.Sums, c.Accumulators, c.Scaled = []int32{}, []int32{}, []word32{}
	minusZero := float32(math.Copysign(0, -1))
	for i := range c.M {
		for j := range c.N {
			s := 0
			for k := range c.K {
				if k > 0 && k%1024 == 0 {
					c.Accumulators = append(c.Accumulators, int32(s))
				}
				s += c.A[i*c.K+k] * c.B[j*c.K+k]
			}
			c.Sums = append(c.Sums, int32(s))
			rounded, _ := new(big.Float).SetInt64(int64(s)).Float32()
			// x·y is fma(x, y, −0).
			scale := bigFma(math.Float32frombits(uint32(c.SA)), math.Float32frombits(uint32(c.SW[j])), minusZero)
			c.Scaled = append(c.Scaled, canonicalWord(bigFma(rounded, scale, minusZero)))
		}
	}
}

func matmulCases() []matmulCase {
	r := rand.New(rand.NewPCG(33, 4))
	var cases []matmulCase
	add := func(name string, m, n, k int, band string, offset int, a, b []float32) {
		cases = append(cases, matmulCase{Name: name, M: m, N: n, K: k, Band: band, Offset: offset, A: wordsOf(a), B: wordsOf(b)})
	}
	hex := func(w ...uint32) []float32 {
		x := make([]float32, len(w))
		for i, v := range w {
			x[i] = math.Float32frombits(v)
		}
		return x
	}
	add("no term", 2, 2, 0, "none", 0, nil, nil)
	add("small integers", 2, 3, 4, "none", 0, []float32{1, 2, 3, 4, 5, 6, 7, 8}, []float32{1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, -1})
	add("one rounding a term: the product is not rounded", 1, 1, 2, "none", 0, hex(0x3f800001, 0xbf800000), hex(0x3f800001, 0x3f800002))
	add("ascending order: 2^24 + 1 − 2^24, and 1 last", 2, 1, 3, "none", 0, []float32{1 << 24, 1, -(1 << 24), 1 << 24, -(1 << 24), 1}, []float32{1, 1, 1})
	add("ascending order: 2^24 + 1 + 1 + 1", 1, 1, 4, "none", 0, []float32{1 << 24, 1, 1, 1}, []float32{1, 1, 1, 1})
	add("+0 start: a product of −0 gives +0", 1, 1, 1, "none", 0, hex(0x80000000), hex(0x3f800000))
	add("a chain that vanishes from below is −0", 1, 1, 1, "none", 0, hex(0x80000001), hex(0x00000001))
	add("then a product of +0 makes it +0, one of −0 keeps it", 2, 1, 2, "none", 0, hex(0x80000001, 0x00000000, 0x80000001, 0x80000000), hex(0x00000001, 0x3f800000))
	add("x − x is +0", 1, 1, 2, "none", 0, []float32{3, -3}, []float32{5, 5})
	add("subnormal numbers", 2, 2, 3, "none", 0, hex(1, 0x007fffff, 0x80000001, 0x00800000, 0x807fffff, 3), hex(0x3f800000, 0x3f000000, 0x3f000000, 0x3f7fffff, 0x3e800001, 0xbf000000))
	add("infinities and NaN", 4, 2, 2, "none", 0,
		hex(0x7f800000, 0x3f800000, 0x7f800000, 0xff800000, 0x00000000, 0xffc00001, 0x7f7fffff, 0x7f7fffff), hex(0x3f800000, 0x3f800000, 0x00000000, 0x3f800000))
	add("overflow, and back from it not", 1, 1, 3, "none", 0, hex(0x7f7fffff, 0x7f7fffff, 0xff7fffff), hex(0x3f800000, 0x3f800000, 0x40000000))
	for _, band := range []string{"upTo", "from"} {
		for offset := -5; offset <= 6; offset++ {
			a, b := numbers(r, 4*5, false), numbers(r, 2*5, false)
			for i := range 4 { // NaN where the band does not reach
				for k := range 5 {
					if band == "upTo" && k > i+offset || band == "from" && k < i+offset {
						a[i*5+k] = float32(math.NaN())
					}
				}
			}
			add(fmt.Sprintf("band %s i + (%d)", band, offset), 4, 2, 5, band, offset, a, b)
		}
	}
	for _, k := range []int{1, 255, 256, 257, 512, 513} {
		add(fmt.Sprintf("%d terms", k), 2, 2, k, "none", 0, numbers(r, 2*k, false), numbers(r, 2*k, false))
	}
	add("accumulators that are not numbers", 1, 2, 600, "none", 0, numbers(r, 600, true), numbers(r, 1200, false))
	add("accumulators of vanishing chains", 1, 2, 530, "none", 0, tiny(r, 530), tiny(r, 1060))
	add("band upTo across an accumulator", 3, 1, 520, "upTo", 255, numbers(r, 3*520, false), numbers(r, 520, false))
	add("band from across an accumulator", 3, 1, 520, "from", 255, numbers(r, 3*520, false), numbers(r, 520, false))
	add("band from behind all accumulators", 2, 1, 513, "from", 513, numbers(r, 2*513, false), numbers(r, 513, false))
	add("rows and columns around tiles", 15, 33, 19, "none", 0, numbers(r, 15*19, false), numbers(r, 33*19, false))
	add("rows and columns around tiles, special values", 17, 35, 9, "none", 0, numbers(r, 17*9, true), numbers(r, 35*9, true))
	add("rows and columns around tiles, vanishing chains", 7, 17, 21, "none", 0, tiny(r, 7*21), tiny(r, 17*21))
	for i := range cases {
		cases[i].fill()
	}
	return cases
}

func matmulI8Cases() []matmulI8Case {
	r := rand.New(rand.NewPCG(33, 5))
	var cases []matmulI8Case
	add := func(name string, m, n, k int, a, b []int8, sa uint32, sw ...uint32) {
		c := matmulI8Case{Name: name, M: m, N: n, K: k, A: []int{}, B: []int{}, SA: word32(sa), SW: []word32{}}
		for _, v := range a {
			c.A = append(c.A, int(v))
		}
		for _, v := range b {
			c.B = append(c.B, int(v))
		}
		for j := range n {
			c.SW = append(c.SW, word32(sw[j%len(sw)]))
		}
		c.fill()
		cases = append(cases, c)
	}
	same := func(n int, v int8) []int8 {
		x := make([]int8, n)
		for i := range x {
			x[i] = v
		}
		return x
	}
	add("no term", 1, 2, 0, nil, nil, 0x3f800000, 0x3f800000, 0xbf800000)
	add("extremes", 2, 2, 3, []int8{-128, -128, -128, 127, 127, 127}, []int8{-128, -128, -128, 127, 127, 127}, 0x3f800000, 0x3f800000, 0xbf800000)
	add("pairs that saturate 16 bits", 1, 1, 4, []int8{127, 127, 127, 127}, []int8{127, 127, 127, 127}, 0x3f800000, 0x3f800000)
	add("a sum above 2^24 rounds to even", 1, 2, 1041, same(1041, 127), append(same(1040, 127), append([]int8{1}, append(same(1040, 127), 3)...)...), 0x3f800000, 0x3f800000)
	add("the order of the scales", 2, 3, 5, bytesOf(r, 10), bytesOf(r, 15), 0x3c23d70a, 0x3eaaaaab, 0x40490fdb, 0xbdcccccd)
	add("scales that overflow or are no numbers", 1, 6, 2, []int8{3, 5}, []int8{1, 1, 2, 2, 0, 0, -1, -1, 5, -3, 1, 2}, 0x7f000000, 0x40000000, 0x3f800000, 0x7f800000, 0x7fc00000, 0xff800000, 0xffc00001)
	add("scales that vanish", 1, 3, 2, []int8{3, 5}, []int8{1, 1, -2, -2, 100, 100}, 0x00800000, 0x00000001, 0x33800000, 0xbf000000)
	for _, k := range []int{1023, 1024, 1025, 2049} {
		add(fmt.Sprintf("%d terms", k), 1, 2, k, bytesOf(r, k), bytesOf(r, 2*k), 0x3c23d70a, 0x3eaaaaab, 0x40490fdb)
	}
	add("rows and columns around tiles", 15, 33, 21, bytesOf(r, 15*21), bytesOf(r, 33*21), 0x3c23d70a, 0x3eaaaaab, 0x40490fdb, 0xbdcccccd)
	return cases
}

// TestVectors recomputes vectors/matmul.json by exact arithmetic, then replays the file on every engine.
func TestVectors(t *testing.T) {
	f := matmulVectors{Matmul: matmulCases(), MatmulI8: matmulI8Cases()}
	f.MatmulCount, f.MatmulI8Count = len(f.Matmul), len(f.MatmulI8)
	var out bytes.Buffer
	lines := func(v any) {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		out.Write(b)
	}
	fmt.Fprintf(&out, "{\n\"matmulCount\": %d,\n\"matmul\": [\n", f.MatmulCount)
	for i, c := range f.Matmul {
		if i > 0 {
			out.WriteString(",\n")
		}
		lines(c)
	}
	fmt.Fprintf(&out, "\n],\n\"matmulI8Count\": %d,\n\"matmulI8\": [\n", f.MatmulI8Count)
	for i, c := range f.MatmulI8 {
		if i > 0 {
			out.WriteString(",\n")
		}
		lines(c)
	}
	out.WriteString("\n]\n}\n")
	if *update {
		if err := os.WriteFile(vectorsPath, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.ReadFile(vectorsPath)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file, out.Bytes()) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/gemm -run TestVectors -update", vectorsPath)
	}

	var read matmulVectors
	if err := json.Unmarshal(file, &read); err != nil {
		t.Fatal(err)
	}
	if read.MatmulCount != len(read.Matmul) || read.MatmulI8Count != len(read.MatmulI8) || read.MatmulCount == 0 || read.MatmulI8Count == 0 {
		t.Fatal("wrong counts")
	}
	for name, ks := range variants() {
		for _, c := range read.Matmul {
			c.replay(t, name, ks)
		}
		for _, c := range read.MatmulI8 {
			c.replay(t, name, ks)
		}
	}
}

func (c *matmulCase) replay(t *testing.T, engine string, ks *Kernels) {
	a, b := Matrix{Data: floatsOf(c.A), RowStride: c.K, KStride: 1}, Matrix{Data: floatsOf(c.B), RowStride: c.K, KStride: 1}
	s, band := Shape{M: c.M, N: c.N, K: c.K}, Band{bandNames[c.Band], c.Offset}
	dst := make([]float32, c.M*c.N)
	if err := ks.F32(dst, a, b, s, band); err != nil {
		t.Fatalf("%s, %s: %v", engine, c.Name, err)
	}
	var accumulators []float32
	for i, v := range wordsOf(dst) {
		if v != c.Result[i] {
			t.Errorf("%s, %s: element %d is %08x, not %08x", engine, c.Name, i, v, c.Result[i])
		}
		var err error
		if accumulators, err = ChainAccumulators(accumulators, a, b, s, band, i/c.N, i%c.N); err != nil {
			t.Fatal(err)
		}
	}
	for i, v := range wordsOf(accumulators) {
		if len(accumulators) != len(c.Accumulators) || v != c.Accumulators[i] {
			t.Errorf("%s: accumulator %d of %d is %08x", c.Name, i, len(accumulators), v)
		}
	}
}

func (c *matmulI8Case) replay(t *testing.T, engine string, ks *Kernels) {
	view := func(x []int) MatrixI8 {
		v := MatrixI8{Data: make([]int8, len(x)), RowStride: c.K, KStride: 1}
		for i := range x {
			v.Data[i] = int8(x[i])
		}
		return v
	}
	a, b, s := view(c.A), view(c.B), Shape{M: c.M, N: c.N, K: c.K}
	dst, y := make([]int32, c.M*c.N), make([]float32, c.M*c.N)
	if err := ks.I8(dst, a, b, s); err != nil {
		t.Fatalf("%s, %s: %v", engine, c.Name, err)
	}
	if err := ks.I8Scaled(y, a, b, s, math.Float32frombits(uint32(c.SA)), floatsOf(c.SW)); err != nil {
		t.Fatalf("%s, %s: %v", engine, c.Name, err)
	}
	var accumulators []int32
	for i, v := range wordsOf(y) {
		if dst[i] != c.Sums[i] || v != c.Scaled[i] {
			t.Errorf("%s, %s: element %d is %d and %08x, not %d and %08x", engine, c.Name, i, dst[i], v, c.Sums[i], c.Scaled[i])
		}
		var err error
		if accumulators, err = ChainAccumulatorsI8(accumulators, a, b, s, i/c.N, i%c.N); err != nil {
			t.Fatal(err)
		}
	}
	for i, v := range accumulators {
		if len(accumulators) != len(c.Accumulators) || v != c.Accumulators[i] {
			t.Errorf("%s: accumulator %d of %d is %d", c.Name, i, len(accumulators), v)
		}
	}
}
