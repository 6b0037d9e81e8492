package quant

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
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

const vectorFile = "../../vectors/quant.json"

// word32 is a binary32 as its bit pattern, hexBytes bytes as 0x-hex.
type (
	word32   uint32
	hexBytes []byte
)

func (w word32) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }

func (w *word32) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%08x", (*uint32)(w))
	return err
}

func (h hexBytes) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%x", []byte(h)), nil }

func (h *hexBytes) UnmarshalText(b []byte) (err error) {
	*h, err = hex.DecodeString(string(bytes.TrimPrefix(b, []byte("0x"))))
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

// vector is one case of vectors/quant.json; vectors/README.md says what its fields are.
type vector struct {
	Name     string   `json:"name"`
	Format   string   `json:"format"`
	Chunk    int      `json:"chunk,omitempty"`
	K        int      `json:"k,omitempty"`
	Elements int      `json:"elements"`
	X        []word32 `json:"x,omitempty"`
	Data     hexBytes `json:"data"`
	Values   []word32 `json:"values,omitempty"`
	Error    string   `json:"error"`
}

var errorNames = map[string]error{
	"scale": ErrScale, "code": ErrCode, "padding": ErrPadding, "index": ErrIndex, "count": ErrCount, "zero": ErrZero,
	"notFinite": ErrNotFinite, "length": ErrLength,
}

// oracleDecode reads the block formats from their description, in exact arithmetic.
func oracleDecode(data []byte, n int, limit int64) []float32 {
	var out []float32
	bytesOfBlock := map[int64]int{127: 260, 7: 132}[limit]
	for block := range slices.Chunk(data, bytesOfBlock) {
		s := new(big.Rat).SetFloat64(float64(math.Float32frombits(binary.LittleEndian.Uint32(block))))
		for i := range 256 {
			q := int64(int8(block[4+i*(bytesOfBlock-4)/256]))
			if limit == 7 {
				q = int64(block[4+i/2]>>(4*(i%2))) & 15
				if q > 7 {
					q -= 16
				}
			}
			v, exact := new(big.Rat).Mul(s, big.NewRat(q, 1)).Float32()
			if !exact {
				panic("a product is not exact")
			}
			out = append(out, v)
		}
	}
	return out[:n]
}

func oracleVectors() (list []vector) {
	r := rand.New(rand.NewPCG(0xa55a, 32))
	for _, f := range formats {
		add := func(name string, x []float32) {
			data := oracleEncode(x, f.limit)
			list = append(list, vector{
				Name: f.String() + "/" + name, Format: f.String(), Elements: len(x), X: words(x), Data: data,
				Values: words(oracleDecode(data, len(x), f.limit)),
			})
		}
		add("one", []float32{-2.5})
		add("zeros", []float32{0, float32(math.Copysign(0, -1)), 0})
		add("ties", []float32{0.5, 1.5, -0.5, -2.5, 126.5, -126.5, float32(f.limit)})
		add("one value in 256", append(make([]float32, 255), 3))
		add("subnormal scales", subnormal(r, 300))
		add("largest", []float32{0x1p127, -0x1p126, 1})
		for _, n := range []int{256, 257, 1025} {
			x := make([]float32, n)
			for i := range x {
				x[i] = float32(r.NormFloat64() * math.Exp2(float64(i/256*9)))
			}
			add(fmt.Sprint("normal ", n), x)
		}
		// Every way in which a payload of 300 values can be malformed.
		x := make([]float32, 300)
		for i := range x {
			x[i] = float32(i%19 - 9)
		}
		good := oracleEncode(x, f.limit)
		block := f.leaf / 4
		for _, c := range []struct {
			name, err string
			change    func(b []byte) []byte
		}{
			{"short", "length", func(b []byte) []byte { return b[:len(b)-1] }},
			{"long", "length", func(b []byte) []byte { return append(b, make([]byte, f.leaf)...) }},
			{"negative scale", "scale", func(b []byte) []byte { b[3] |= 0x80; return b }},
			{"scale −0", "scale", func(b []byte) []byte { copy(b, []byte{0, 0, 0, 0x80}); return b }},
			{"scale of 17 bits", "scale", func(b []byte) []byte { b[block] |= 0x80; return b }},
			{"infinite scale", "scale", func(b []byte) []byte { copy(b, []byte{0, 0, 0x80, 0x7f}); return b }},
			{"NaN scale", "scale", func(b []byte) []byte { copy(b, []byte{0, 0, 0xc0, 0x7f}); return b }},
			{"scale too large", "scale", func(b []byte) []byte { copy(b, []byte{0, 0, 0x7f, 0x7f}); return b }},
			{"scale 0, codes", "code", func(b []byte) []byte { clear(b[:4]); return b }},
			{"least code", "code", func(b []byte) []byte { b[4] = map[int64]byte{127: 0x80, 7: 0x08}[f.limit]; return b }},
			{"no largest code", "code", func(b []byte) []byte { clear(b[4:block]); b[4] = 3; return b }},
			{"padding in the block", "padding", func(b []byte) []byte { b[2*block-1] = 0x10; return b }},
			{"scale in the padding", "padding", func(b []byte) []byte { b[2*block+1] = 1; return b }},
		} {
			list = append(list, vector{
				Name: f.String() + "/malformed: " + c.name, Format: f.String(), Elements: 300, Data: c.change(slices.Clone(good)), Error: c.err,
			})
		}
	}
	for _, c := range []struct {
		chunk, k, n int
	}{{4096, 64, 5000}, {64, 8, 200}, {64, 64, 70}, {1, 1, 3}} {
		x := ties(r, c.n)
		if c.n == 5000 {
			clear(x[4096+40:]) // fewer than k in the last chunk, and a short file
			for i := range 4000 {
				x[i] = float32(int(x[i]))
			}
		}
		data, dense := oracleSparse(x, c.chunk, c.k)
		v := vector{
			Name: fmt.Sprintf("sparse/%d of %d, %d values", c.k, c.chunk, c.n), Format: "sparse", Chunk: c.chunk, K: c.k, Elements: c.n,
			X: words(x), Data: data, Values: words(dense),
		}
		list = append(list, v)
	}
	good, _ := oracleSparse([]float32{0, 1, 0, -2, 0.5, 0, 0, 0, 3, 0}, 8, 4)
	for _, c := range []struct {
		name, err string
		change    func(b []byte) []byte
	}{
		{"short", "length", func(b []byte) []byte { return b[:len(b)-1] }},
		{"too many", "count", func(b []byte) []byte { b[0] = 5; return b }},
		{"huge count", "count", func(b []byte) []byte { b[3] = 0x80; return b }},
		{"duplicate", "index", func(b []byte) []byte { b[6] = 1; return b }},
		{"descending", "index", func(b []byte) []byte { b[4], b[6] = 3, 1; return b }},
		{"outside the chunk", "index", func(b []byte) []byte { b[8] = 8; return b }},
		{"outside the last chunk", "index", func(b []byte) []byte { b[28+4] = 2; return b }},
		{"infinite", "notFinite", func(b []byte) []byte { copy(b[12:], []byte{0, 0, 0x80, 0xff}); return b }},
		{"NaN", "notFinite", func(b []byte) []byte { copy(b[12:], []byte{1, 0, 0x80, 0x7f}); return b }},
		{"zero", "zero", func(b []byte) []byte { clear(b[12:16]); return b }},
		{"−0", "zero", func(b []byte) []byte { copy(b[12:], []byte{0, 0, 0, 0x80}); return b }},
		{"uncounted", "padding", func(b []byte) []byte { b[0] = 2; return b }},
		{"padding", "padding", func(b []byte) []byte { b[len(b)-1] = 1; return b }},
	} {
		list = append(list, vector{
			Name: "sparse/malformed: " + c.name, Format: "sparse", Chunk: 8, K: 4, Elements: 10, Data: c.change(slices.Clone(good)), Error: c.err,
		})
	}
	return list
}

// subnormal draws values whose block's scale is subnormal.
func subnormal(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = math.Float32frombits(r.Uint32N(0x00ffffff)>>(i/256*12) | r.Uint32()&(1<<31))
	}
	return x
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
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/quant -run TestVectors -update", vectorFile)
	}
	var read struct {
		Count int
		Cases []vector
	}
	must(t, json.Unmarshal(file, &read))
	if read.Count != len(read.Cases) || read.Count < 50 {
		t.Fatalf("%d cases, %d announced", len(read.Cases), read.Count)
	}
	onEveryEngine(t, func(t *testing.T) {
		for _, v := range read.Cases {
			replay(t, v)
		}
	})
}

func replay(t *testing.T, v vector) {
	sparse := Sparse{Chunk: v.Chunk, K: v.K}
	format := map[string]Format{"int8": Int8, "int4": Int4}[v.Format]
	encode := func(dst []byte, x []float32) error { return Quantise(dst, x, format) }
	decode := func(dst []float32, src []byte) error { return Dequantise(dst, src, format) }
	if v.Format == "sparse" {
		encode, decode = sparse.Encode, sparse.Decode
	}
	out := make([]float32, v.Elements)
	err := decode(out, v.Data)
	if v.Error != "" {
		if !errors.Is(err, errorNames[v.Error]) {
			t.Fatalf("%s: %v, want %s", v.Name, err, v.Error)
		}
		return
	}
	must(t, err)
	if !slices.Equal(words(out), v.Values) {
		t.Fatalf("%s: other values", v.Name)
	}
	data := make([]byte, len(v.Data))
	must(t, encode(data, values(v.X)))
	if !bytes.Equal(data, v.Data) {
		t.Fatalf("%s: other bytes", v.Name)
	}
}
