package quant

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

const top1File = "../../vectors/sparse_top1.json"

// top1Vector is one case of vectors/sparse_top1.json; vectors/README.md says what its fields are.
type top1Vector struct {
	Name     string   `json:"name"`
	Elements int      `json:"elements"`
	X        hexBytes `json:"x"`
	Data     hexBytes `json:"data"`
	Values   hexBytes `json:"values"`
	Error    string   `json:"error"`
}

func littleFloats(x []float32) (b hexBytes) {
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}

func readFloats(b []byte) []float32 {
	x := make([]float32, len(b)/4)
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
	}
	return x
}

// oracleTop1 writes rule 7.4 from its description, bit by bit, and says what it decodes to.
func oracleTop1(x []float32) (data []byte, dense []float32) {
	for chunk := range slices.Chunk(x, 4096) {
		var kept [64]float64
		var bitString strings.Builder
		at, negative := [64]int{}, [64]bool{}
		runs := 0
		for run := range slices.Chunk(chunk, 64) {
			best := 0
			for i := range run {
				if math.Abs(float64(run[i])) > math.Abs(float64(run[best])) {
					best = i
				}
			}
			kept[runs], at[runs], negative[runs] = math.Abs(float64(run[best])), best, run[best] < 0
			sign := 0
			if negative[runs] {
				sign = 1
			}
			fmt.Fprintf(&bitString, "%06b%d", best, sign)
			runs++
		}
		for level := kept[:]; len(level) > 1; level = level[:len(level)/2] {
			for i := range len(level) / 2 {
				level[i] = float64(float32(level[2*i] + level[2*i+1]))
			}
		}
		divisor := 1
		for divisor < runs {
			divisor *= 2
		}
		mean := kept[0] / float64(divisor)
		out := make([]float32, len(chunk))
		encoded := make([]byte, 60)
		if mean >= 0x1p-126 {
			scale := math.Float32bits(float32(mean))
			if scale%256 != 0 {
				scale += 256 - scale%256
			}
			binary.BigEndian.PutUint32(encoded, scale)
			for i, c := range bitString.String() {
				if c == '1' {
					encoded[4+i/8] |= 0x80 >> (i % 8)
				}
			}
			for r := range runs {
				out[64*r+at[r]] = math.Float32frombits(scale)
				if negative[r] {
					out[64*r+at[r]] = -out[64*r+at[r]]
				}
			}
		}
		data, dense = append(data, encoded...), append(dense, out...)
	}
	for len(data)%240 != 0 {
		data = append(data, 0)
	}
	return data, dense
}

func normals(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(r.NormFloat64() * math.Exp2(float64(i/4096%3*7)))
	}
	return x
}

// top1Cases are the vectors: good ones, and 27 ways in which 4,300 or 100 values cannot be written down.
func top1Cases() (list []top1Vector) {
	r := rand.New(rand.NewPCG(0xa55a, 74))
	add := func(name string, x []float32) {
		data, dense := oracleTop1(x)
		list = append(list, top1Vector{name, len(x), littleFloats(x), data, littleFloats(dense), ""})
	}
	minus := float32(math.Copysign(0, -1))
	add("one", []float32{-2.5})
	add("zeros", []float32{0, minus, 0})
	add("zeros, negative first", []float32{minus, 0})
	add("a tie goes to the lower index", []float32{1, -3, 3, -3})
	add("minus 0 counts as +0", append(append(slices.Repeat([]float32{minus}, 64), 4), slices.Repeat([]float32{0}, 63)...))
	add("the last index of a run, negative", append(make([]float32, 63), -1))
	add("three runs are divided by four", normals(r, 3*64))
	add("two runs, the second short", normals(r, 65))
	add("33 runs are divided by 64", normals(r, 33*64-1))
	add("a whole chunk", normals(r, 4096))
	add("one value in a second chunk", normals(r, 4097))
	add("a mean below the least normal is 0", []float32{0x1p-127, 0x1p-149})
	add("a mean at the least normal", []float32{0x1p-126})
	add("rounded up to 16 significant bits", []float32{math.Float32frombits(0x3f800001)})
	add("rounded up to the next power of two", []float32{math.Float32frombits(0x3fffff01)})
	add("the largest scale", []float32{math.Float32frombits(0x7f7fff00)})
	add("large values", slices.Repeat([]float32{-0x1p121}, 4096))
	add("the tree rounds", func() []float32 {
		x := make([]float32, 256)
		x[0], x[64], x[128], x[192] = 1, 0x1p-24, 0x1p-24, 0x1p-24
		return x
	}())
	add("two leaves", func() []float32 {
		x := normals(r, 16384+65)
		for i := range x[4096:16000] {
			x[4096+i] = float32(i%3 - 1)
		}
		return x
	}())
	for _, c := range []struct {
		name string
		bits uint32
	}{{"infinite", 0x7f800000}, {"−infinite", 0xff800000}, {"NaN", 0x7fc00000}, {"another NaN", 0xffffffff}} {
		x := slices.Repeat([]float32{1}, 70)
		x[66] = math.Float32frombits(c.bits)
		list = append(list, top1Vector{Name: "not encoded: " + c.name, Elements: len(x), X: littleFloats(x), Error: "notFinite"})
	}
	for _, c := range []struct {
		name string
		x    []float32
	}{{"a sum that overflows", slices.Repeat([]float32{0x1p127}, 65)}, {"a scale that rounds to infinity", []float32{math.MaxFloat32}}} {
		list = append(list, top1Vector{Name: "not encoded: " + c.name, Elements: len(c.x), X: littleFloats(c.x), Error: "range"})
	}
	// Chunk 0 of 4,300 values is whole; chunk 1 has 204, three runs and 12 values; chunks 2 and 3 have none.
	good, _ := oracleTop1(normals(r, 4300))
	scale := func(at int, bits uint32) func([]byte) []byte {
		return func(b []byte) []byte { binary.BigEndian.PutUint32(b[at:], bits); return b }
	}
	code := func(chunk, run int, code uint64) func([]byte) []byte {
		return func(b []byte) []byte {
			c := b[60*chunk:][:60]
			shift := 7 * (7 - run%8)
			putGroup(c, run/8, group(c, run/8)&^(127<<shift)|code<<shift)
			return b
		}
	}
	for _, c := range []struct {
		name, err string
		change    func(b []byte) []byte
	}{
		{"empty", "length", func(b []byte) []byte { return nil }},
		{"short leaf", "length", func(b []byte) []byte { return b[:len(b)-1] }},
		{"trailing byte", "length", func(b []byte) []byte { return append(b, 0) }},
		{"only its chunks", "length", func(b []byte) []byte { return b[:120] }},
		{"a leaf too many", "length", func(b []byte) []byte { return append(b, make([]byte, 240)...) }},
		{"negative scale", "scale", scale(0, 0xbf800000)},
		{"scale −0", "scale", scale(0, 0x80000000)},
		{"NaN scale", "scale", scale(0, 0x7fc00000)},
		{"signalling NaN scale", "scale", scale(60, 0x7f800100)},
		{"infinite scale", "scale", scale(0, 0x7f800000)},
		{"−infinite scale", "scale", scale(0, 0xff800000)},
		{"least subnormal scale", "scale", scale(0, 1)},
		{"largest subnormal scale of 16 bits", "scale", scale(0, 0x007fff00)},
		{"scale of 17 significant bits", "scale", scale(0, 0x3f800080)},
		{"scale of 24 significant bits", "scale", scale(60, 0x3f800001)},
		{"little-endian scale", "scale", scale(0, 0x0000803f)},
		{"scale 0 with bits", "code", scale(0, 0)},
		{"scale 0 with bits in the last chunk", "code", scale(60, 0)},
		{"scale 0 with one bit, the last", "code", func(b []byte) []byte { clear(b[:60]); b[59] = 1; return b }},
		{"index at the end", "index", code(1, 3, 12<<1)},
		{"index past the end, negative", "index", code(1, 3, 13<<1|1)},
		{"largest index", "index", code(1, 3, 63<<1)},
		{"sign behind the end", "padding", code(1, 4, 1)},
		{"index behind the end", "padding", code(1, 8, 1<<1)},
		{"last bit behind the end", "padding", code(1, 63, 1)},
		{"scale behind the end", "padding", scale(120, 0x3f800000)},
		{"no scale behind the end", "padding", scale(120, 1)},
		{"bits behind the end", "padding", func(b []byte) []byte { b[4+180+55] = 1; return b }},
		{"a chunk behind the end", "padding", func(b []byte) []byte { copy(b[120:180], b[:60]); return b }},
	} {
		list = append(list, top1Vector{Name: "malformed: " + c.name, Elements: 4300, Data: c.change(slices.Clone(good)), Error: c.err})
	}
	return list
}

// TestTop1Vectors holds the file against the description, and the package against the file.
func TestTop1Vectors(t *testing.T) {
	list := top1Cases()
	want := fmt.Appendf(nil, "{\n\"count\": %d,\n\"cases\": [", len(list))
	for i, v := range list {
		line, err := json.Marshal(v)
		must(t, err)
		want = append(append(want, [...]string{"\n", ",\n"}[min(i, 1)]...), line...)
	}
	want = append(want, "\n]\n}\n"...)
	if *update {
		must(t, os.WriteFile(top1File, want, 0o644))
	}
	file, err := os.ReadFile(top1File)
	must(t, err)
	if !bytes.Equal(file, want) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/quant -run TestTop1Vectors -update", top1File)
	}
	names := map[string]error{"length": ErrLength, "scale": ErrScale, "code": ErrCode, "index": ErrIndex, "padding": ErrPadding, "notFinite": ErrNotFinite, "range": ErrRange}
	for _, v := range list {
		t.Run(v.Name, func(t *testing.T) {
			x, data, out := readFloats(v.X), make([]byte, SparseTop1.EncodedLen(v.Elements)), slices.Repeat([]float32{7}, v.Elements)
			switch {
			case v.Error == "":
				must(t, Quantise(data, x, SparseTop1))
				if !bytes.Equal(data, v.Data) {
					t.Fatal("other bytes")
				}
				must(t, Dequantise(out, v.Data, SparseTop1))
				if !bytes.Equal(littleFloats(out), v.Values) {
					t.Fatal("other values")
				}
			case len(x) > 0:
				if err := Quantise(data, x, SparseTop1); !errors.Is(err, names[v.Error]) {
					t.Fatalf("%v, want %s", err, v.Error)
				}
				if err := QuantiseAny(data, x, SparseTop1); !errors.Is(err, names[v.Error]) {
					t.Fatalf("%v, want %s", err, v.Error)
				}
			default:
				if err := Dequantise(out, v.Data, SparseTop1); !errors.Is(err, names[v.Error]) {
					t.Fatalf("%v, want %s", err, v.Error)
				}
			}
		})
	}
}

func TestTop1AgainstOracle(t *testing.T) {
	r := newRand(74)
	if f := SparseTop1; f.LeafBytes() != 240 || f.LeafValues() != 16384 || f.BlockBytes() != 60 || f.String() != "sparsetop1" {
		t.Fatalf("%v: %d bytes a leaf of %d values", f, f.LeafBytes(), f.LeafValues())
	}
	for _, n := range []int{0, 1, 63, 64, 65, 4095, 4096, 4097, 16383, 16384, 16385, 3_000_000} {
		x := normals(r, n)
		for i := range x {
			if r.IntN(8) == 0 {
				x[i] = float32(r.IntN(5) - 2) // ties
			}
		}
		want, dense := oracleTop1(x)
		got, back := bytes.Repeat([]byte{0xa5}, len(want)), slices.Repeat([]float32{7}, n)
		must(t, Quantise(got, x, SparseTop1))
		must(t, Dequantise(back, got, SparseTop1))
		if !bytes.Equal(got, want) || !bytes.Equal(littleFloats(back), littleFloats(dense)) {
			t.Fatalf("%d values differ", n)
		}
	}
}

// FuzzTop1 decodes arbitrary bytes. What is accepted has one form: its values say every bit.
func FuzzTop1(f *testing.F) {
	for _, v := range top1Cases() {
		f.Add([]byte(v.Data), uint32(v.Elements))
	}
	f.Fuzz(func(t *testing.T, data []byte, n uint32) {
		n %= 1 << 17
		out := make([]float32, n)
		if err := Dequantise(out, data, SparseTop1); err != nil {
			return
		}
		again := make([]byte, len(data))
		for i, v := range out {
			if v == 0 {
				if math.Signbit(float64(v)) {
					t.Fatal("−0")
				}
				continue
			}
			chunk := again[i/4096*60:][:60]
			binary.BigEndian.PutUint32(chunk, math.Float32bits(v)&^(1<<31))
			run, code := i%4096/64, uint64(i%64)<<1|uint64(math.Float32bits(v)>>31)
			shift := 7 * (7 - run%8)
			if old := group(chunk, run/8); old>>shift&127 != 0 {
				t.Fatal("two values of one run")
			}
			putGroup(chunk, run/8, group(chunk, run/8)|code<<shift)
		}
		if !bytes.Equal(again, data) {
			t.Fatal("two encodings of the same values")
		}
	})
}
