package protocol

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/repops"
	"assay/repops/agg"
	"assay/repops/num"
)

var update = flag.Bool("update", false, "write vectors/*.json instead of comparing them")

const vectorsDir = "../vectors"

// TestVectors fails when a checked-in file is not what this code computes. It is the replay of every file; other tests of
// this package hold the code against references that share nothing with it.
func TestVectors(t *testing.T) {
	for name, build := range map[string]func(*testing.T) any{
		"commitment.json":  commitmentVectors,
		"proofs.json":      proofVectors,
		"arithmetic.json":  arithmeticVectors,
		"step.json":        stepVectors,
		"eip712.json":      eip712Vectors,
		"hashes.json":      hashVectors,
		"batch.json":       batchVectors,
		"manifest.json":    manifestVectors,
		"safetensors.json": safetensorsVectors,
	} {
		t.Run(name, func(t *testing.T) {
			b := caseALine(t, build(t))
			path := filepath.Join(vectorsDir, name)
			if *update {
				require.NoError(t, os.WriteFile(path, b, 0o644))
				return
			}
			want, err := os.ReadFile(path)
			require.NoError(t, err)
			if !bytes.Equal(want, b) {
				t.Fatalf("%s is stale; look at the difference, then run: go test ./protocol -run TestVectors -update", path)
			}
		})
	}
}

// caseALine writes a file as JSON with one line a field and one line a case, which keeps differences readable.
func caseALine(t *testing.T, v any) []byte {
	compact, err := json.Marshal(v)
	require.NoError(t, err)
	out := bytes.NewBufferString("{")
	require.NoError(t, readObject(json.NewDecoder(bytes.NewReader(compact)), func(key string, dec *json.Decoder) error {
		var raw json.RawMessage
		if err := dec.Decode(&raw); err != nil {
			return err
		}
		fmt.Fprintf(out, "\n%q: ", key)
		if !bytes.HasPrefix(raw, []byte("[{")) {
			fmt.Fprintf(out, "%s,", raw)
			return nil
		}
		var cases []json.RawMessage
		if err := json.Unmarshal(raw, &cases); err != nil {
			return err
		}
		for i, c := range cases {
			fmt.Fprintf(out, "%c\n%s", "[,"[min(i, 1)], c)
		}
		out.WriteString("\n],")
		return nil
	}))
	out.Truncate(out.Len() - 1)
	out.WriteString("\n}\n")
	return out.Bytes()
}

// rng is the source of a list's values: each list has its own, so that adding to one leaves the others as they are.
func rng(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(0xa55a, seed)) }

// word is a binary32 as its bit pattern.
type word uint32

func (w word) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }

func (w *word) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%08x", (*uint32)(w))
	return err
}

func (w word) float() float32 { return math.Float32frombits(uint32(w)) }

func wordOf(x float32) word { return word(math.Float32bits(x)) }

func wordsOf(x []float32) []word {
	w := make([]word, len(x))
	for i, v := range x {
		w[i] = wordOf(v)
	}
	return w
}

func floats(w []word) []float32 {
	x := make([]float32, len(w))
	for i, v := range w {
		x[i] = v.float()
	}
	return x
}

func randomHash(r *rand.Rand) (h Hash) {
	for i := range h {
		h[i] = byte(r.Uint32())
	}
	return h
}

func randomAddress(r *rand.Rand) (a common.Address) {
	for i := range a {
		a[i] = byte(r.Uint32())
	}
	return a
}

func randomBytes(r *rand.Rand, n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

// randomFinite draws bit patterns of finite numbers: every exponent alike.
func randomFinite(r *rand.Rand) float32 {
	for {
		if b := r.Uint32(); b&infinityBits != infinityBits {
			return math.Float32frombits(b)
		}
	}
}

// randomSmall draws numbers like those of a gradient.
func randomSmall(r *rand.Rand, scale float64) float32 { return float32(r.NormFloat64() * scale) }

func randomVector(r *rand.Rand, n int, scale float64) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = randomSmall(r, scale)
	}
	return x
}

// ---- commitment.json

type commitmentCase struct {
	Name     string          `json:"name"`
	Kind     uint8           `json:"kind"`
	DType    uint8           `json:"dtype"`
	Length   uint64          `json:"length"`
	Binding  Hash            `json:"binding"`
	Header   hexutil.Bytes   `json:"header"`
	Tensor   []word          `json:"tensor"`
	LeafData []hexutil.Bytes `json:"leafData"`
	Leaves   []Hash          `json:"leaves"`
	Tree     Hash            `json:"tree"`
	Root     Hash            `json:"root"`
}

type nodeCase struct {
	Left  Hash `json:"left"`
	Right Hash `json:"right"`
	Node  Hash `json:"node"`
}

type commitmentFile struct {
	Count     int              `json:"count"`
	Cases     []commitmentCase `json:"cases"`
	NodeCount int              `json:"nodeCount"`
	Nodes     []nodeCase       `json:"nodes"`
}

// topOf pairs level by level as docs/formats.md says, which is not how repops computes it.
func topOf(level []Hash) Hash {
	level = slices.Clone(level)
	for len(level) > 1 {
		var next []Hash
		for i := 0; i < len(level); i += 2 {
			if i+1 == len(level) {
				next = append(next, level[i])
			} else {
				next = append(next, repops.NodeHash(level[i], level[i+1]))
			}
		}
		level = next
	}
	return level[0]
}

func commitment(name string, h repops.Header, tensor []float32, leafData [][]byte) commitmentCase {
	c := commitmentCase{Name: name, Kind: h.Kind, DType: h.DType, Length: h.Length, Binding: h.Binding, Tensor: wordsOf(tensor)}
	enc := h.Encode()
	c.Header = enc[:]
	for lo := 0; lo < len(tensor); lo += repops.RunLength {
		leaf := make([]byte, repops.LeafBytes)
		for i, v := range tensor[lo:min(lo+repops.RunLength, len(tensor))] {
			binary.LittleEndian.PutUint32(leaf[4*i:], math.Float32bits(v))
		}
		leafData = append(leafData, leaf)
	}
	for _, d := range leafData {
		c.LeafData = append(c.LeafData, d)
		c.Leaves = append(c.Leaves, repops.LeafHash(d))
	}
	c.Tree = topOf(c.Leaves)
	c.Root = repops.Root(h, c.Leaves)
	return c
}

func commitmentVectors(t *testing.T) any {
	r := rng(1)
	f := commitmentFile{}
	special := []float32{0, float32(math.Copysign(0, -1)), 1, -1, math.MaxFloat32, -math.MaxFloat32,
		math.SmallestNonzeroFloat32, -math.SmallestNonzeroFloat32, math.Float32frombits(0x007fffff), math.Float32frombits(0x00800000),
		math.Float32frombits(num.CanonicalNaN)}
	tensor := func(name string, h repops.Header, x []float32) {
		c := commitment(name, h, x, nil)
		require.Equal(t, c.Root, repops.TensorRoot(h, x), name)
		f.Cases = append(f.Cases, c)
	}
	for _, n := range []int{1, 255, 256, 257, 1000} {
		x := make([]float32, n)
		for i := range x {
			x[i] = randomFinite(r)
		}
		tensor(fmt.Sprintf("params of %d elements", n), ParamsHeader(0, uint64(n)), x)
		tensor(fmt.Sprintf("momentum of %d elements", n), MomentumHeader(3, uint64(n)), x)
		tensor(fmt.Sprintf("payload of %d elements", n), PayloadHeader(randomHash(r), uint32(n), 2, randomAddress(r), uint64(n), QuantizationNone), x)
	}
	tensor("zeros, subnormals, extremes", ParamsHeader(1, uint64(len(special))), special)
	tensor("plus zero", ParamsHeader(0, 1), []float32{0})
	tensor("minus zero differs from plus zero", ParamsHeader(0, 1), []float32{float32(math.Copysign(0, -1))})
	tensor("a trailing zero is not padding", ParamsHeader(0, 2), []float32{0, 0})
	tensor("another fragment, equal numbers", ParamsHeader(4095, 1), []float32{0})

	list := func(kind uint8, what string, data ...[]byte) {
		f.Cases = append(f.Cases, commitment(fmt.Sprintf("%s of %d leaves", what, len(data)),
			repops.Header{Kind: kind, Length: uint64(len(data))}, nil, data))
	}
	hashes := func(n int) [][]byte {
		var d [][]byte
		for range n {
			d = append(d, randomBytes(r, 32))
		}
		return d
	}
	for n := 1; n <= 9; n++ {
		list(repops.KindState, "state", hashes(n)...)
	}
	list(repops.KindPayloadSet, "payload set", hashes(5)...)
	list(repops.KindRunRoots, "run roots", hashes(12)...)
	list(repops.KindRunRoots, "run roots", hashes(1)...)
	list(repops.KindAuxSet, "aux set", hashes(2)...)
	list(repops.KindDataset, "data set with records of 0 to 1,100 bytes", nil, randomBytes(r, 1), randomBytes(r, 65), randomBytes(r, 1023),
		randomBytes(r, 1024), randomBytes(r, 1025), randomBytes(r, 1100))
	for range 3 {
		l, r := randomHash(r), randomHash(r)
		f.Nodes = append(f.Nodes, nodeCase{l, r, repops.NodeHash(l, r)}, nodeCase{r, l, repops.NodeHash(r, l)})
	}
	f.Count, f.NodeCount = len(f.Cases), len(f.Nodes)
	return f
}

// ---- proofs.json

type proofCase struct {
	Name     string        `json:"name"`
	Kind     uint8         `json:"kind"`
	DType    uint8         `json:"dtype"`
	Length   uint64        `json:"length"`
	Binding  Hash          `json:"binding"`
	Root     Hash          `json:"root"`
	Count    uint64        `json:"count"`
	Index    uint64        `json:"index"`
	LeafData hexutil.Bytes `json:"leafData"`
	Proof    []Hash        `json:"proof"`
	Valid    bool          `json:"valid"`
	Error    string        `json:"error"`
}

func proofVectors(t *testing.T) any {
	r := rng(2)
	var cases []proofCase
	add := func(name string, c proofCase, h repops.Header) {
		c.Name, c.Kind, c.DType, c.Length, c.Binding, c.Count = name, h.Kind, h.DType, h.Length, h.Binding, h.Leaves()
		c.Proof = append([]Hash{}, c.Proof...)
		err := repops.VerifyProof(c.Root, h, c.Index, repops.LeafHash(c.LeafData), c.Proof)
		c.Valid = err == nil
		for name, sentinel := range map[string]error{"index": repops.ErrProofIndex, "length": repops.ErrProofLength, "root": repops.ErrProofRoot} {
			if errors.Is(err, sentinel) {
				c.Error = name
			}
		}
		cases = append(cases, c)
	}
	for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 13} {
		h := repops.Header{Kind: repops.KindState, Length: uint64(n)}
		data := make([][]byte, n)
		leaves := make([]Hash, n)
		for i := range data {
			data[i] = randomBytes(r, 32)
			leaves[i] = repops.LeafHash(data[i])
		}
		tree, err := repops.NewTree(leaves)
		require.NoError(t, err)
		for i := range data {
			proof, err := tree.Proof(uint64(i))
			require.NoError(t, err)
			good := proofCase{Root: tree.Root(h), Index: uint64(i), LeafData: data[i], Proof: proof}
			add(fmt.Sprintf("leaf %d of %d", i, n), good, h)
			require.True(t, cases[len(cases)-1].Valid, cases[len(cases)-1].Name)
			if i != 0 && i != n-1 {
				continue
			}
			bad := func(what string, change func(c *proofCase, h *repops.Header)) {
				c, h := good, h
				c.Proof, c.LeafData = slices.Clone(c.Proof), slices.Clone(c.LeafData)
				change(&c, &h)
				add(fmt.Sprintf("leaf %d of %d, %s", i, n, what), c, h)
				require.False(t, cases[len(cases)-1].Valid, cases[len(cases)-1].Name)
			}
			bad("one sibling more", func(c *proofCase, _ *repops.Header) { c.Proof = append(c.Proof, randomHash(r)) })
			bad("index is the number of leaves", func(c *proofCase, _ *repops.Header) { c.Index = uint64(n) })
			bad("index far out of range", func(c *proofCase, _ *repops.Header) { c.Index = math.MaxUint64 })
			bad("other data", func(c *proofCase, _ *repops.Header) { c.LeafData[31] ^= 1 })
			bad("other kind", func(_ *proofCase, h *repops.Header) { h.Kind = repops.KindPayloadSet })
			bad("other dtype", func(_ *proofCase, h *repops.Header) { h.DType = 2 })
			bad("other binding", func(_ *proofCase, h *repops.Header) { h.Binding[31] = 1 })
			bad("one leaf more in the header", func(_ *proofCase, h *repops.Header) { h.Length++ })
			bad("no leaf in the header", func(_ *proofCase, h *repops.Header) { h.Length = 0 })
			bad("other root", func(c *proofCase, _ *repops.Header) { c.Root[0] ^= 0x80 })
			if n > 1 {
				bad("one sibling less", func(c *proofCase, _ *repops.Header) { c.Proof = c.Proof[:len(c.Proof)-1] })
				bad("no sibling", func(c *proofCase, _ *repops.Header) { c.Proof = nil })
				bad("other sibling", func(c *proofCase, _ *repops.Header) { c.Proof[len(c.Proof)-1][5] ^= 4 })
				bad("proof of another index", func(c *proofCase, _ *repops.Header) { c.Index = uint64((i + 1) % n) })
				bad("siblings concatenated as data", func(c *proofCase, _ *repops.Header) {
					leaf := repops.LeafHash(c.LeafData)
					c.LeafData = append(leaf[:], c.Proof[0][:]...)
					c.Proof = c.Proof[1:]
				})
			}
		}
	}
	x := randomVector(r, 1000, 1)
	h := ParamsHeader(0, 1000)
	tree, err := repops.NewTree(repops.TensorLeaves(nil, x))
	require.NoError(t, err)
	for i := range uint64(4) {
		proof, err := tree.Proof(i)
		require.NoError(t, err)
		leaf := commitment("", h, x, nil).LeafData[i]
		c := proofCase{Root: tree.Root(h), Index: i, LeafData: leaf, Proof: proof}
		add(fmt.Sprintf("run %d of 1000 parameters", i), c, h)
		require.True(t, cases[len(cases)-1].Valid, cases[len(cases)-1].Name)
		if i == 3 {
			c.LeafData = leaf[:4*(1000-768)]
			add("the last run without its padding", c, h)
			c.LeafData = slices.Clone(leaf)
			c.LeafData[1023] = 1
			add("the last run with other padding", c, h)
			c.LeafData = leaf
			h.Length = 1001
			add("the last run, one element more in the header", c, h)
			for _, c := range cases[len(cases)-3:] {
				require.False(t, c.Valid, c.Name)
			}
		}
	}
	return struct {
		Count int         `json:"count"`
		Cases []proofCase `json:"cases"`
	}{len(cases), cases}
}

// ---- arithmetic.json

type fmaCase struct {
	Name   string `json:"name"`
	A      word   `json:"a"`
	B      word   `json:"b"`
	C      word   `json:"c"`
	Result word   `json:"result"`
}

type meanCase struct {
	Name     string `json:"name"`
	Trainers int    `json:"trainers"`
	Elements int    `json:"elements"`
	X        []word `json:"x"`
	Mean     []word `json:"mean"`
}

type nesterovCase struct {
	Name        string `json:"name"`
	LR          word   `json:"lr"`
	Mu          word   `json:"mu"`
	Params      []word `json:"params"`
	Momentum    []word `json:"momentum"`
	D           []word `json:"d"`
	NewParams   []word `json:"newParams"`
	NewMomentum []word `json:"newMomentum"`
}

type subCase struct {
	Name   string `json:"name"`
	A      []word `json:"a"`
	B      []word `json:"b"`
	Result []word `json:"result"`
}

type arithmeticFile struct {
	FMACount      int            `json:"fmaCount"`
	FMA           []fmaCase      `json:"fma"`
	MeanCount     int            `json:"meanCount"`
	Mean          []meanCase     `json:"mean"`
	NesterovCount int            `json:"nesterovCount"`
	Nesterov      []nesterovCase `json:"nesterov"`
	SubCount      int            `json:"subCount"`
	Sub           []subCase      `json:"sub"`
}

const (
	lrBits word = 0x3f333333 // 0.7
	muBits word = 0x3f666666 // 0.9
)

func arithmeticVectors(t *testing.T) any {
	r := rng(3)
	f := arithmeticFile{}
	fma := func(name string, a, b, c word) {
		f.FMA = append(f.FMA, fmaCase{name, a, b, c, wordOf(num.Fma(a.float(), b.float(), c.float()))})
	}
	const inf, ninf, nan, payloadNaN, negNaN = 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffc12345
	fma("one times one plus one", 0x3f800000, 0x3f800000, 0x3f800000)
	fma("product halfway, addend breaks the tie up", 0x3f800001, 0x3f000001, 0x00000001)
	fma("product halfway, addend breaks the tie down", 0x3f800001, 0x3f000001, 0x80000001)
	fma("1 + 2^-24 is a tie to even", 0x3f800000, 0x3f800000, 0x33800000)
	fma("(1 + 2^-23) + 2^-24 is a tie to even, up", 0x3f800001, 0x3f800000, 0x33800000)
	fma("double rounding: binary64 lands on a midpoint from below", 0x3f800001, 0x3f7ffffe, 0x33800000)
	fma("double rounding: 1 + 2^-24 + 2^-80", 0x17800000, 0x33800000, 0x3f800000)
	fma("tie, product 2^-149 short of it", 0x3f800000, 0x33800000, 0x3f800000)
	for i, e := range []word{0x00000001, 0x80000001, 0x0c000000, 0x8c000000} {
		// 2^24 + 1 is a midpoint of binary32; the tiny addend decides.
		fma(fmt.Sprintf("(2^12 + 1)^2 and a tiny addend %d", i), 0x45800800, 0x45800800, e)
		fma(fmt.Sprintf("midpoint from the product %d", i), 0x4b800001, 0x3f800001, e)
	}
	fma("exact cancellation gives plus zero", 0x3f800000, 0x3f800000, 0xbf800000)
	fma("exact cancellation of a negative product gives plus zero", 0xbf800000, 0x3f800000, 0x3f800000)
	fma("cancellation leaves the product's low bits", 0x3f800001, 0x3f800001, 0xbf800002)
	fma("cancellation leaves a subnormal", 0x00800001, 0x3f800000, 0x80800000)
	fma("-0 * +0 + -0 is -0", 0x80000000, 0x00000000, 0x80000000)
	fma("-0 * +0 + +0 is +0", 0x80000000, 0x00000000, 0x00000000)
	fma("+0 * +0 + -0 is +0", 0x00000000, 0x00000000, 0x80000000)
	fma("padding (-0, +0) keeps +0", 0x80000000, 0x00000000, 0x00000000)
	fma("underflow to -0", 0x80000001, 0x00000001, 0x80000000)
	fma("underflow to +0", 0x00000001, 0x00000001, 0x00000000)
	fma("half the least subnormal is a tie to zero", 0x00000001, 0x3f000000, 0x00000000)
	fma("above half the least subnormal", 0x00000001, 0x3f000001, 0x00000000)
	fma("three halves of the least subnormal, a tie up", 0x00000003, 0x3f000000, 0x00000000)
	fma("subnormal tie broken by the product", 0x1a000000, 0x1a000000, 0x00000001)
	fma("largest subnormal rounds up to normal", 0x00ffffff, 0x3f000000, 0x00000000)
	fma("subnormal times large", 0x00000001, 0x7f000000, 0x3f800000)
	fma("largest times one plus half an ulp overflows", 0x7f7fffff, 0x3f800000, 0x73000000)
	fma("largest plus just under half an ulp stays", 0x7f7fffff, 0x3f800000, 0x72ffffff)
	fma("overflow", 0x7f7fffff, 0x7f7fffff, 0x00000000)
	fma("overflow, negative", 0x7f7fffff, 0xff7fffff, 0x00000000)
	fma("product overflows, sum does not", 0x7f000000, 0x40000000, 0xff7fffff)
	fma("infinity times finite", inf, 0x3f800000, 0xbf800000)
	fma("infinity times zero", inf, 0x00000000, 0x3f800000)
	fma("infinity minus infinity", inf, 0x3f800000, ninf)
	fma("finite plus infinity", 0x3f800000, 0x3f800000, ninf)
	fma("NaN in a", nan, 0x3f800000, 0x3f800000)
	fma("signalling NaN in b", 0x3f800000, payloadNaN, 0x3f800000)
	fma("negative NaN in c", 0x3f800000, 0x3f800000, negNaN)
	for i := range 200 {
		fma(fmt.Sprintf("random bits %d", i), word(r.Uint32()), word(r.Uint32()), word(r.Uint32()))
	}
	for i := range 200 {
		// An addend about the size of the product, so that significands overlap and cancel.
		a, b := randomSmall(r, 1), randomSmall(r, 1)
		fma(fmt.Sprintf("near cancellation %d", i), wordOf(a), wordOf(b), wordOf(-a*b)+word(r.Uint32N(5))-2)
	}
	for i := range 100 {
		// A product with at most 25 significant bits that ends on a midpoint, and an addend far below.
		a, b := float32(r.Uint32N(1<<12)|1<<12|1), float32(r.Uint32N(1<<12)|1<<12|1)
		fma(fmt.Sprintf("odd product, tiny addend %d", i), wordOf(a), wordOf(b), word(r.Uint32()&0x80ffffff))
	}
	for i := range 100 {
		a := math.Float32frombits(r.Uint32N(1<<25) | r.Uint32N(2)<<31)
		fma(fmt.Sprintf("subnormal range %d", i), wordOf(a), wordOf(randomSmall(r, 1)), word(r.Uint32N(1<<24)|r.Uint32N(2)<<31))
	}

	mean := func(name string, xs ...[]float32) {
		c := meanCase{Name: name, Trainers: len(xs), Elements: len(xs[0])}
		for _, x := range xs {
			c.X = append(c.X, wordsOf(x)...)
		}
		dst := make([]float32, len(xs[0]))
		require.NoError(t, agg.Mean(dst, xs))
		c.Mean = wordsOf(dst)
		f.Mean = append(f.Mean, c)
	}
	negZero := float32(math.Copysign(0, -1))
	one, tiny, huge := []float32{1}, []float32{math.SmallestNonzeroFloat32}, []float32{math.MaxFloat32}
	mean("one trainer", []float32{1, -2.5, 0, negZero, math.SmallestNonzeroFloat32, -math.MaxFloat32})
	mean("minus zero of all is plus zero", []float32{negZero}, []float32{negZero}, []float32{negZero})
	mean("three equal largest numbers", huge, huge, huge)
	mean("a tie of subnormals", tiny, []float32{0})
	mean("three of four subnormals", tiny, tiny, tiny, []float32{0})
	mean("thirds", one, []float32{0}, []float32{0})
	mean("order shows: 2^100, 1, -2^100", []float32{0x1p100}, one, []float32{-0x1p100})
	mean("order shows: 1, 2^100, -2^100", one, []float32{0x1p100}, []float32{-0x1p100})
	mean("order shows: 2^100, -2^100, 1", []float32{0x1p100}, []float32{-0x1p100}, one)
	mean("infinities make a canonical NaN", []float32{float32(math.Inf(1))}, []float32{float32(math.Inf(-1))}, one)
	mean("NaN is canonical", []float32{math.Float32frombits(negNaN)}, one, one)
	for _, k := range []int{2, 3, 4, 7, 64} {
		xs := make([][]float32, k)
		for i := range xs {
			xs[i] = randomVector(r, 33, 1e-3)
			for range 8 {
				xs[i][r.IntN(33)] = randomFinite(r)
			}
		}
		mean(fmt.Sprintf("%d trainers", k), xs...)
	}

	nesterov := func(name string, lr, mu word, p, m, d []float32) {
		c := nesterovCase{Name: name, LR: lr, Mu: mu, Params: wordsOf(p), Momentum: wordsOf(m), D: wordsOf(d)}
		require.NoError(t, agg.Nesterov(p, m, d, lr.float(), mu.float()))
		c.NewParams, c.NewMomentum = wordsOf(p), wordsOf(m)
		f.Nesterov = append(f.Nesterov, c)
	}
	nesterov("first round, momentum zero", lrBits, muBits, []float32{1, -1, 0.5}, []float32{0, 0, 0}, []float32{0.1, -0.2, 0})
	nesterov("zeros keep their signs", lrBits, muBits, []float32{0, negZero, negZero, 0}, []float32{0, negZero, 0, negZero},
		[]float32{0, negZero, negZero, 0})
	nesterov("momentum is clamped", lrBits, muBits, []float32{0, 0, 1, 1}, []float32{math.MaxFloat32, -math.MaxFloat32, math.MaxFloat32, 0},
		[]float32{math.MaxFloat32, -math.MaxFloat32, -math.MaxFloat32, math.MaxFloat32})
	nesterov("parameter is clamped", 0x3f800000, muBits, []float32{-math.MaxFloat32, math.MaxFloat32},
		[]float32{math.MaxFloat32, -math.MaxFloat32}, []float32{math.MaxFloat32, -math.MaxFloat32})
	nesterov("a NaN becomes the canonical one", lrBits, muBits, []float32{1, math.Float32frombits(negNaN), 1},
		[]float32{math.Float32frombits(payloadNaN), 1, 1}, []float32{1, 1, math.Float32frombits(negNaN)})
	nesterov("infinite input is clamped", lrBits, muBits, []float32{1, 1}, []float32{float32(math.Inf(1)), float32(math.Inf(-1))}, []float32{1, 1})
	nesterov("subnormals", lrBits, muBits, []float32{math.SmallestNonzeroFloat32, 1e-40, -1e-41},
		[]float32{math.SmallestNonzeroFloat32, 1e-39, 4e-45}, []float32{0, -1e-40, math.SmallestNonzeroFloat32})
	nesterov("no momentum", 0x3f800000, 0, randomVector(r, 16, 1), randomVector(r, 16, 1), randomVector(r, 16, 1e-2))
	for i := range 4 {
		nesterov(fmt.Sprintf("random %d", i), lrBits, muBits, randomVector(r, 40, 0.1), randomVector(r, 40, 1e-2), randomVector(r, 40, 1e-3))
	}
	var p, m, d []float32
	for range 64 {
		p, m, d = append(p, randomFinite(r)), append(m, randomFinite(r)), append(d, randomFinite(r))
	}
	nesterov("random bits", lrBits, muBits, p, m, d)

	sub := func(name string, a, b []float32) {
		dst := make([]float32, len(a))
		require.NoError(t, agg.Sub(dst, a, b))
		f.Sub = append(f.Sub, subCase{name, wordsOf(a), wordsOf(b), wordsOf(dst)})
	}
	sub("zeros", []float32{0, 0, negZero, negZero, 1}, []float32{0, negZero, 0, negZero, 1})
	sub("subnormal difference", []float32{math.Float32frombits(0x00800000)}, []float32{math.Float32frombits(0x007fffff)})
	sub("overflow and NaN", []float32{math.MaxFloat32, float32(math.Inf(1))}, []float32{-math.MaxFloat32, float32(math.Inf(1))})
	sub("random", randomVector(r, 40, 1), randomVector(r, 40, 1))
	f.FMACount, f.MeanCount, f.NesterovCount, f.SubCount = len(f.FMA), len(f.Mean), len(f.Nesterov), len(f.Sub)
	return f
}

// ---- step.json

type stepCase struct {
	Name              string           `json:"name"`
	TaskID            Hash             `json:"taskId"`
	Round             uint32           `json:"round"`
	ParamCount        uint64           `json:"paramCount"`
	FragmentCount     uint32           `json:"fragmentCount"`
	OuterLearningRate word             `json:"outerLearningRate"`
	OuterMomentum     word             `json:"outerMomentum"`
	Params            []word           `json:"params"`
	Momentum          []word           `json:"momentum"`
	StateRoot         Hash             `json:"stateRoot"`
	Trainers          []common.Address `json:"trainers"`
	Deltas            []word           `json:"deltas"`
	PayloadRoots      []Hash           `json:"payloadRoots"`
	NewParams         []word           `json:"newParams"`
	NewMomentum       []word           `json:"newMomentum"`
	NewRoot           Hash             `json:"newRoot"`
}

type stepFile struct {
	Count int        `json:"count"`
	Cases []stepCase `json:"cases"`
}

func (c stepCase) spec() *TaskSpec {
	return &TaskSpec{ParamCount: c.ParamCount, FragmentCount: c.FragmentCount,
		OuterLearningRate: uint32(c.OuterLearningRate), OuterMomentum: uint32(c.OuterMomentum)}
}

func (c stepCase) contributions() []Contribution {
	var cs []Contribution
	for i, a := range c.Trainers {
		cs = append(cs, Contribution{Trainer: a, Delta: floats(c.Deltas[uint64(i)*c.ParamCount : uint64(i+1)*c.ParamCount])})
	}
	return cs
}

func stepVectors(t *testing.T) any {
	r := rng(4)
	var f stepFile
	add := func(name string, p, frag, trainers int, scale func() float32) {
		c := stepCase{TaskID: randomHash(r), Round: r.Uint32N(100), ParamCount: uint64(p), FragmentCount: uint32(frag),
			OuterLearningRate: lrBits, OuterMomentum: muBits,
			Params: wordsOf(randomVector(r, p, 0.1)), Momentum: wordsOf(randomVector(r, p, 1e-3))}
		for range trainers {
			c.Trainers = append(c.Trainers, randomAddress(r))
		}
		if trainers >= 3 {
			// Addresses compare as unsigned bytes, not as signed ones or as little-endian numbers.
			c.Trainers[0][0], c.Trainers[1][0], c.Trainers[2][0] = 0xff, 0x00, 0x7f
		}
		for range p * trainers {
			c.Deltas = append(c.Deltas, wordOf(scale()))
		}
		state := State{floats(c.Params), floats(c.Momentum)}
		c.StateRoot = state.Root(c.FragmentCount)
		for _, v := range c.contributions() {
			c.PayloadRoots = append(c.PayloadRoots, PayloadRoot(v.Delta, c.TaskID, c.Round, v.Trainer, c.FragmentCount))
		}
		next, err := Step(c.spec(), state, c.contributions())
		require.NoError(t, err)
		c.NewParams, c.NewMomentum, c.NewRoot = wordsOf(next.Params), wordsOf(next.Momentum), next.Root(c.FragmentCount)
		c.Name = name + "/0"
		f.Cases = append(f.Cases, c)
		for i := 1; i < min(3, trainers); i++ {
			s := c
			s.Name = fmt.Sprintf("%s/%d", name, i)
			s.Trainers, s.Deltas, s.PayloadRoots = nil, nil, nil
			for _, j := range r.Perm(trainers) {
				s.Trainers = append(s.Trainers, c.Trainers[j])
				s.Deltas = append(s.Deltas, c.Deltas[j*p:(j+1)*p]...)
				s.PayloadRoots = append(s.PayloadRoots, c.PayloadRoots[j])
			}
			f.Cases = append(f.Cases, s)
		}
	}
	gradient := func() float32 { return randomSmall(r, 1e-2) }
	add("one parameter, one trainer", 1, 1, 1, gradient)
	add("four trainers, one fragment of a run and a bit", 300, 1, 4, gradient)
	add("ten parameters in three fragments", 10, 3, 4, gradient)
	add("five fragments, the last ones shorter", 643, 5, 3, gradient)
	add("as many fragments as parameters", 7, 7, 3, gradient)
	wild := func() float32 {
		switch r.IntN(4) {
		case 0:
			return float32(math.Ldexp(randomSign(r), r.IntN(200)-100))
		case 1:
			return math.Float32frombits(r.Uint32N(1<<23) | r.Uint32N(2)<<31)
		}
		return randomSmall(r, 1)
	}
	add("numbers of every size, so that the order of summation shows", 64, 2, 7, wild)
	f.Count = len(f.Cases)
	return f
}

func randomSign(r *rand.Rand) float64 { return float64(2*r.IntN(2) - 1) }

// ---- eip712.json

type signed struct {
	Key       Hash           `json:"key"`
	Signer    common.Address `json:"signer"`
	Digest    Hash           `json:"digest"`
	Signature hexutil.Bytes  `json:"signature"`
}

type gradientCase struct {
	Name string `json:"name"`
	gradientJSON
	signed
}

type syncCase struct {
	Name string `json:"name"`
	SyncRound
	signed
}

type receiptCase struct {
	Name string `json:"name"`
	PayloadReceipt
	signed
}

type registrationCase struct {
	Name         string         `json:"name"`
	Account      common.Address `json:"account"`
	Registration common.Address `json:"registeredKey"`
	signed
}

type requestCase struct {
	Name string `json:"name"`
	KeeperRequest
	signed
	Header string `json:"header"`
}

type reportCase struct {
	Name string `json:"name"`
	TrainingReport
	signed
}

type statisticsCase struct {
	Name string `json:"name"`
	RoundStatistics
	signed
}

type invalidSignature struct {
	Name      string         `json:"name"`
	Digest    Hash           `json:"digest"`
	Signature hexutil.Bytes  `json:"signature"`
	Signer    common.Address `json:"signer"`
}

type eip712File struct {
	ChainID              uint64             `json:"chainId"`
	Rounds               common.Address     `json:"rounds"`
	Vault                common.Address     `json:"vault"`
	RoundsSeparator      Hash               `json:"roundsSeparator"`
	VaultSeparator       Hash               `json:"vaultSeparator"`
	OuterGradientCount   int                `json:"outerGradientCount"`
	OuterGradient        []gradientCase     `json:"outerGradient"`
	SyncRoundCount       int                `json:"syncRoundCount"`
	SyncRound            []syncCase         `json:"syncRound"`
	PayloadReceiptCount  int                `json:"payloadReceiptCount"`
	PayloadReceipt       []receiptCase      `json:"payloadReceipt"`
	KeyRegistrationCount int                `json:"keyRegistrationCount"`
	KeyRegistration      []registrationCase `json:"keyRegistration"`
	KeeperRequestCount   int                `json:"keeperRequestCount"`
	KeeperRequest        []requestCase      `json:"keeperRequest"`
	TrainingReportCount  int                `json:"trainingReportCount"`
	TrainingReport       []reportCase       `json:"trainingReport"`
	RoundStatisticsCount int                `json:"roundStatisticsCount"`
	RoundStatistics      []statisticsCase   `json:"roundStatistics"`
	InvalidCount         int                `json:"invalidCount"`
	Invalid              []invalidSignature `json:"invalid"`
}

func eip712Vectors(t *testing.T) any {
	r := rng(5)
	d := Deployment{ChainID: 1337, Rounds: randomAddress(r), Vault: randomAddress(r)}
	f := eip712File{ChainID: d.ChainID, Rounds: d.Rounds, Vault: d.Vault,
		RoundsSeparator: d.RoundsDomain().Separator(), VaultSeparator: d.VaultDomain().Separator()}
	sign := func(digest Hash, k Hash) signed {
		key, err := crypto.ToECDSA(k[:])
		require.NoError(t, err)
		sig, err := Sign(key, digest)
		require.NoError(t, err)
		return signed{k, crypto.PubkeyToAddress(key.PublicKey), digest, sig}
	}
	for i := range 4 {
		g := OuterGradient{randomHash(r), r.Uint32(), randomAddress(r), randomHash(r), randomHash(r), randomHash(r), r.Uint64()}
		s := SyncRound{randomHash(r), r.Uint32(), randomHash(r), randomHash(r), randomHash(r), randomHash(r)}
		p := PayloadReceipt{randomHash(r), r.Uint32(), randomAddress(r), randomHash(r)}
		name := fmt.Sprintf("random %d", i)
		switch i {
		case 0:
			name = "zero"
			g, s, p = OuterGradient{}, SyncRound{}, PayloadReceipt{}
		case 1:
			name = "largest numbers"
			g.Round, g.Deadline, s.Round, p.Round = math.MaxUint32, math.MaxUint64, math.MaxUint32, math.MaxUint32
		}
		f.OuterGradient = append(f.OuterGradient, gradientCase{name,
			gradientJSON{g.TaskId, g.Round, g.Trainer, g.ParentRoot, g.PayloadRoot, g.ClaimHash, g.Deadline},
			sign(g.Digest(d.RoundsDomain()), randomHash(r))})
		f.SyncRound = append(f.SyncRound, syncCase{name, s, sign(s.Digest(d.RoundsDomain()), randomHash(r))})
		f.PayloadReceipt = append(f.PayloadReceipt, receiptCase{name, p, sign(p.Digest(d.RoundsDomain()), randomHash(r))})
		secret := randomHash(r)
		key, err := crypto.ToECDSA(secret[:])
		require.NoError(t, err)
		k := KeyRegistration{randomAddress(r), crypto.PubkeyToAddress(key.PublicKey)}
		f.KeyRegistration = append(f.KeyRegistration, registrationCase{name, k.Account, k.Key, sign(k.Digest(d.VaultDomain()), secret)})
	}
	requests := rng(31)
	for _, of := range []struct{ name, method, path string }{
		{"an empty body", "GET", "/v1/objects/0x5df0d3e09f78dc52986de98bbdbb6292b2b2f57fd95a80dcd428cb41c337dbd5"},
		{"a payload", "PUT", "/v1/payloads/0x5df0d3e09f78dc52986de98bbdbb6292b2b2f57fd95a80dcd428cb41c337dbd5/4294967295/0x3ef0d1369090d90c4ea8f9ba52489f4a4816d393"},
		{"a call", "POST", "/"},
		{"a path with a query", "PUT", "/v1/objects/0x5df0d3e09f78dc52986de98bbdbb6292b2b2f57fd95a80dcd428cb41c337dbd5?task=0x01"},
	} {
		k := KeeperRequest{Keeper: randomAddress(requests), TaskId: randomHash(requests), Account: randomAddress(requests),
			Method: of.method, Path: of.path, Content: randomHash(requests), Expires: requests.Uint64()}
		if of.method == "GET" {
			k.Content = sha256.Sum256(nil)
		}
		secret := randomHash(requests)
		key, err := crypto.ToECDSA(secret[:])
		require.NoError(t, err)
		header, err := k.Header(d.RoundsDomain(), key)
		require.NoError(t, err)
		c := requestCase{of.name, k, sign(k.Digest(d.RoundsDomain()), secret), header}
		back, signature, err := ParseRequestHeader(header)
		require.NoError(t, err)
		back.Keeper, back.Method, back.Path = k.Keeper, k.Method, k.Path
		require.Equal(t, k, back)
		require.Equal(t, []byte(c.Signature), signature)
		f.KeeperRequest = append(f.KeeperRequest, c)
	}
	f.KeeperRequestCount = len(f.KeeperRequest)
	reports := rng(57)
	for _, of := range []struct {
		name string
		TrainingReport
	}{
		{"nothing said", TrainingReport{Samples: []string{}}},
		{"losses and records", TrainingReport{FirstLoss: "2.302585", MeanLoss: "1.75", LastLoss: "0.000000000001", EvaluationLoss: "2.25",
			Records: 1280, Milliseconds: 5123, Samples: []string{}}},
		{"largest numbers", TrainingReport{Round: math.MaxUint32, FirstLoss: strings.Repeat("9", 39) + "." + strings.Repeat("9", 12),
			MeanLoss: "-" + strings.Repeat("9", 39), Records: maxReported, Tokens: maxReported, Milliseconds: maxReported, Samples: []string{}}},
		{"samples", TrainingReport{Round: 7, MeanLoss: "3", Records: 8, Tokens: 512, Milliseconds: 1,
			Samples: []string{"Once upon a time", "zwei Zeilen,\n\tüber 日本語", "\"quotes\" and \\ and <b>"}}},
		{"as much text as may be", TrainingReport{Samples: []string{strings.Repeat("a", MaxReportSampleBytes-2), "é"}}},
	} {
		p := of.TrainingReport
		if of.name != "nothing said" {
			p.TaskId, p.Trainer, p.PayloadRoot = randomHash(reports), randomAddress(reports), randomHash(reports)
		}
		require.NoError(t, p.Check(), of.name)
		f.TrainingReport = append(f.TrainingReport, reportCase{of.name, p, sign(p.Digest(d.RoundsDomain()), randomHash(reports))})
	}
	f.TrainingReportCount = len(f.TrainingReport)
	for _, n := range []int{1, 3} {
		name := fmt.Sprintf("trainers: %d", n)
		s := RoundStatistics{TaskId: randomHash(reports), Round: uint32(n), NewRoot: Hash{byte(n)}, UpdateNorm: "1.5", AggregateNorm: "0.000000000001", MedianNorm: "0"}
		for i := range n {
			s.Trainers = append(s.Trainers, TrainerStatistics{common.Address{byte(i + 1)}, Decimal(float64(i) + 0.25), []string{"", "-1", "0.707106781187"}[i]})
		}
		require.NoError(t, s.Check(), name)
		f.RoundStatistics = append(f.RoundStatistics, statisticsCase{name, s, sign(s.Digest(d.RoundsDomain()), randomHash(reports))})
	}
	f.RoundStatisticsCount = len(f.RoundStatistics)
	good := f.OuterGradient[2]
	bad := func(name string, change func(sig []byte) []byte) {
		c := invalidSignature{name, good.Digest, change(slices.Clone(good.Signature)), good.Signer}
		_, err := Recover(c.Digest, c.Signature)
		require.ErrorIs(t, err, ErrInvalidSignature, name)
		f.Invalid = append(f.Invalid, c)
	}
	order := crypto.S256().Params().N
	bad("upper half s", func(sig []byte) []byte {
		s := new(big.Int).SetBytes(sig[32:64])
		s.Sub(order, s).FillBytes(sig[32:64])
		sig[64] ^= 27 ^ 28
		return sig
	})
	bad("v of 0 or 1", func(sig []byte) []byte { sig[64] -= 27; return sig })
	bad("v of 29", func(sig []byte) []byte { sig[64] = 29; return sig })
	bad("compact, 64 bytes", func(sig []byte) []byte { return sig[:64] })
	bad("66 bytes", func(sig []byte) []byte { return append(sig, 0) })
	bad("empty", func([]byte) []byte { return []byte{} })
	bad("zero r", func(sig []byte) []byte { clear(sig[:32]); return sig })
	bad("zero s", func(sig []byte) []byte { clear(sig[32:64]); return sig })
	bad("r is the group order", func(sig []byte) []byte { order.FillBytes(sig[:32]); return sig })
	bad("r is no point", func(sig []byte) []byte {
		// Of the small numbers about half are no coordinate of a point.
		for r := byte(1); ; r++ {
			clear(sig[:31])
			sig[31] = r
			if _, err := crypto.SigToPub(good.Digest[:], append(slices.Clone(sig[:64]), sig[64]-27)); err != nil {
				return sig
			}
		}
	})
	f.OuterGradientCount, f.SyncRoundCount, f.PayloadReceiptCount = len(f.OuterGradient), len(f.SyncRound), len(f.PayloadReceipt)
	f.KeyRegistrationCount, f.InvalidCount = len(f.KeyRegistration), len(f.Invalid)
	return f
}

// ---- hashes.json

type taskIDCase struct {
	ChainID  uint64         `json:"chainId"`
	Tasks    common.Address `json:"tasks"`
	Sponsor  common.Address `json:"sponsor"`
	Nonce    uint64         `json:"nonce"`
	SpecHash Hash           `json:"specHash"`
	TaskID   Hash           `json:"taskId"`
}

type frozenCase struct {
	Prev        Hash           `json:"prev"`
	Trainer     common.Address `json:"trainer"`
	Slot        uint8          `json:"slot"`
	PayloadRoot Hash           `json:"payloadRoot"`
	ClaimHash   Hash           `json:"claimHash"`
	FrozenHash  Hash           `json:"frozenHash"`
}

type setCase struct {
	FrozenHash Hash   `json:"frozenHash"`
	Included   uint64 `json:"included"`
	SetHash    Hash   `json:"setHash"`
}

type statementCase struct {
	TaskID      Hash   `json:"taskId"`
	Round       uint32 `json:"round"`
	ParentRoot  Hash   `json:"parentRoot"`
	FrozenHash  Hash   `json:"frozenHash"`
	Included    uint64 `json:"included"`
	NewRoot     Hash   `json:"newRoot"`
	AuxRoot     Hash   `json:"auxRoot"`
	StatementID Hash   `json:"statementId"`
}

type potCase struct {
	TaskID Hash   `json:"taskId"`
	Branch uint16 `json:"branch"`
	PotID  Hash   `json:"potId"`
}

type runRootCase struct {
	Roots   []Hash `json:"roots"`
	RunRoot Hash   `json:"runRoot"`
}

type hashesFile struct {
	TaskIDCount    int             `json:"taskIdCount"`
	TaskID         []taskIDCase    `json:"taskId"`
	FrozenCount    int             `json:"frozenHashCount"`
	Frozen         []frozenCase    `json:"frozenHash"`
	SetCount       int             `json:"setHashCount"`
	Set            []setCase       `json:"setHash"`
	StatementCount int             `json:"statementIdCount"`
	Statement      []statementCase `json:"statementId"`
	PotCount       int             `json:"potIdCount"`
	Pot            []potCase       `json:"potId"`
	RunRootCount   int             `json:"runRootCount"`
	RunRoot        []runRootCase   `json:"runRoot"`
}

func hashVectors(*testing.T) any {
	r := rng(6)
	var f hashesFile
	for i := range uint64(4) {
		c := taskIDCase{ChainID: 1337 + i*i*1000, Tasks: randomAddress(r), Sponsor: randomAddress(r), Nonce: i, SpecHash: randomHash(r)}
		c.TaskID = TaskID(c.ChainID, c.Tasks, c.Sponsor, c.Nonce, c.SpecHash)
		f.TaskID = append(f.TaskID, c)
	}
	var prev Hash
	for i := range uint8(5) {
		c := frozenCase{Prev: prev, Trainer: randomAddress(r), Slot: 63 - 13*i, PayloadRoot: randomHash(r), ClaimHash: randomHash(r)}
		prev = FrozenHash(c.Prev, c.Trainer, c.Slot, c.PayloadRoot, c.ClaimHash)
		c.FrozenHash = prev
		f.Frozen = append(f.Frozen, c)
	}
	for _, bits := range []uint64{0, 1, 0b1011, 1 << 63, math.MaxUint64} {
		f.Set = append(f.Set, setCase{prev, bits, SetHash(prev, bits)})
	}
	for _, bits := range []uint64{1, 0b1011, 1 << 63, math.MaxUint64} {
		c := statementCase{TaskID: randomHash(r), Round: r.Uint32(), ParentRoot: randomHash(r), FrozenHash: randomHash(r), Included: bits,
			NewRoot: randomHash(r), AuxRoot: randomHash(r)}
		c.StatementID = Statement{c.TaskID, c.Round, c.ParentRoot, c.FrozenHash, c.Included, c.NewRoot, c.AuxRoot}.ID()
		f.Statement = append(f.Statement, c)
	}
	for _, branch := range []uint16{0, 1, 0x1234, math.MaxUint16} {
		task := randomHash(r)
		f.Pot = append(f.Pot, potCase{task, branch, PotID(task, branch)})
	}
	for _, n := range []int{1, 2, 3, 12} {
		var c runRootCase
		for range n {
			c.Roots = append(c.Roots, randomHash(r))
		}
		c.RunRoot = RunRoot(c.Roots)
		f.RunRoot = append(f.RunRoot, c)
	}
	f.TaskIDCount, f.FrozenCount, f.SetCount = len(f.TaskID), len(f.Frozen), len(f.Set)
	f.StatementCount, f.PotCount, f.RunRootCount = len(f.Statement), len(f.Pot), len(f.RunRoot)
	return f
}

// ---- batch.json

type batchCase struct {
	Seed    Hash           `json:"seed"`
	Round   uint32         `json:"round"`
	Trainer common.Address `json:"trainer"`
	Step    uint32         `json:"step"`
	Slot    uint32         `json:"slot"`
	Records uint64         `json:"records"`
	Record  uint64         `json:"record"`
}

type batchFile struct {
	Count int         `json:"count"`
	Cases []batchCase `json:"cases"`
}

func batchVectors(*testing.T) any {
	r := rng(7)
	var f batchFile
	add := func(c batchCase) {
		c.Record = BatchIndex(c.Seed, c.Round, c.Trainer, c.Step, c.Slot, c.Records)
		f.Cases = append(f.Cases, c)
	}
	seed, trainer := randomHash(r), randomAddress(r)
	for step := range uint32(3) {
		for slot := range uint32(8) {
			add(batchCase{Seed: seed, Round: 5, Trainer: trainer, Step: step, Slot: slot, Records: 1437})
		}
	}
	for _, n := range []uint64{1, 2, 3, 10, 1 << 32, 1<<53 - 1, 1 << 63, math.MaxUint64 - 58, math.MaxUint64} {
		add(batchCase{Seed: randomHash(r), Round: r.Uint32(), Trainer: randomAddress(r), Step: r.Uint32(), Slot: r.Uint32(), Records: n})
	}
	f.Count = len(f.Cases)
	return f
}

// ---- manifest.json

type manifestCase struct {
	Name       string `json:"name"`
	Base64     []byte `json:"base64"`
	Error      string `json:"error"`
	Hash       Hash   `json:"hash"`
	ParamCount uint64 `json:"paramCount"`
	Adapter    string `json:"adapter"`
	BatchSize  uint32 `json:"batchSize"`
	Records    uint64 `json:"records"`
}

const goodManifest = `{"adapter":"digits-mlp","batch_size":16,"dataset":{"name":"sklearn.load_digits","record_bytes":65,"records":1437,` +
	`"root":"0x1111111111111111111111111111111111111111111111111111111111111111","split":"first 1437 of a seeded shuffle"},` +
	`"inner_optimizer":{"beta1":"0x3f666666","beta2":"0x3f7fbe77","eps":"0x322bcc77","lr":"0x3a83126f","name":"adamw","weight_decay":"0x3c23d70a"},` +
	`"model":{"hidden":[64,32],"note":"a \"quoted\" \\ word","tied":false},` +
	`"tensors":[{"name":"fc1.weight","shape":[64,64]},{"name":"fc1.bias","shape":[64]},{"name":"scale","shape":[]}],"version":1}`

func manifestVectors(t *testing.T) any {
	var cases []manifestCase
	add := func(name, text string) {
		c := manifestCase{Name: name, Base64: []byte(text)}
		m, err := ParseManifest([]byte(text))
		if err != nil {
			require.ErrorIs(t, err, ErrManifestMalformed, name)
			c.Error = AsError(err).Name
		} else {
			c.Hash, c.ParamCount, c.Adapter, c.BatchSize, c.Records = m.Hash(), m.ParamCount(), m.Adapter, m.BatchSize, m.Dataset.Records
		}
		cases = append(cases, c)
	}
	swap := func(old, new string) string {
		require.Equal(t, 1, strings.Count(goodManifest, old), old)
		return strings.Replace(goodManifest, old, new, 1)
	}
	add("good", goodManifest)
	add("good, a further key", swap(`"version":1`, `"tokenizer":"none","version":1`))
	add("good, 2^31 elements", swap(`"shape":[64,64]`, `"shape":[65536,32767]`))
	add("good, the largest and the least integer", swap(`"hidden":[64,32]`, `"hidden":[18446744073709551615,-9223372036854775808]`))
	good := len(cases)
	add("empty", "")
	add("not JSON", "manifest")
	add("an array", "[]")
	add("ends early", goodManifest[:len(goodManifest)-1])
	add("text behind", goodManifest+"{}")
	add("newline behind", goodManifest+"\n")
	add("whitespace", swap(`"adapter":"`, `"adapter": "`))
	add("keys not sorted", swap(`"adapter":"digits-mlp","batch_size":16`, `"batch_size":16,"adapter":"digits-mlp"`))
	add("key repeated", swap(`"version":1`, `"version":1,"version":1`))
	add("key in another case", swap(`"adapter"`, `"Adapter"`))
	add("needless escape", swap(`"digits-mlp"`, `"\u0064igits-mlp"`))
	add("non-ASCII", swap(`"digits-mlp"`, `"digits-mlé"`))
	add("not UTF-8", swap(`"digits-mlp"`, "\"digits-ml\xff\""))
	add("control character", swap(`"digits-mlp"`, `"digits\nmlp"`))
	add("a float", swap(`"batch_size":16`, `"batch_size":16.0`))
	add("an exponent", swap(`"batch_size":16`, `"batch_size":1e1`))
	add("minus zero", swap(`"hidden":[64,32]`, `"hidden":[64,-0]`))
	add("leading zero", swap(`"batch_size":16`, `"batch_size":016`))
	add("an integer beyond 64 bits", swap(`"hidden":[64,32]`, `"hidden":[18446744073709551616]`))
	add("a negative integer beyond 64 bits", swap(`"hidden":[64,32]`, `"hidden":[-9223372036854775809]`))
	// Some languages read no integer of so many digits.
	add("an integer of 5000 digits", swap(`"hidden":[64,32]`, `"hidden":[`+strings.Repeat("9", 5000)+`]`))
	add("null", swap(`"tied":false`, `"tied":null`))
	add("negative batch", swap(`"batch_size":16`, `"batch_size":-16`))
	add("batch of zero", swap(`"batch_size":16`, `"batch_size":0`))
	add("batch beyond 32 bits", swap(`"batch_size":16`, `"batch_size":4294967296`))
	add("number as string", swap(`"records":1437`, `"records":"1437"`))
	add("unknown version", swap(`"version":1`, `"version":2`))
	add("no version", swap(`,"version":1`, ``))
	add("no adapter", swap(`"adapter":"digits-mlp",`, ``))
	add("no data set root", swap(`"root":"0x1111111111111111111111111111111111111111111111111111111111111111",`, ``))
	add("short data set root", swap(`"root":"0x1111`, `"root":"0x11`))
	add("no record", swap(`"records":1437`, `"records":0`))
	add("tensor name repeated", swap(`"fc1.bias"`, `"fc1.weight"`))
	add("tensor without name", swap(`"fc1.bias"`, `""`))
	add("no tensor", goodManifest[:strings.Index(goodManifest, `"tensors":[`)]+`"tensors":[],"version":1}`)
	add("tensor with a dimension of zero", swap(`"shape":[64]`, `"shape":[0]`))
	add("more than 2^31 elements in one", swap(`"shape":[64,64]`, `"shape":[65536,65536]`))
	add("elements overflow 64 bits", swap(`"shape":[64,64]`, `"shape":[4294967296,4294967296]`))
	add("more than 2^31 elements in all", swap(`"shape":[64,64]`, `"shape":[65536,32768]`))
	add("nested too deeply", swap(`"tied":false`, `"tied":`+strings.Repeat("[", 20)+strings.Repeat("]", 20)))
	for i, c := range cases {
		require.Equal(t, i >= good, c.Error != "", c.Name)
	}
	return struct {
		Count int            `json:"count"`
		Cases []manifestCase `json:"cases"`
	}{len(cases), cases}
}

// ---- safetensors.json

type safetensorsCase struct {
	Name             string `json:"name"`
	Object           string `json:"object"`
	ParamCount       uint64 `json:"paramCount"`
	FragmentCount    uint32 `json:"fragmentCount"`
	PayloadBoundLog2 int16  `json:"payloadBoundLog2"`
	Base64           []byte `json:"base64"`
	Error            string `json:"error"`
	Canonical        []byte `json:"canonical"`
	Root             Hash   `json:"root"`
}

type safetensorsFile struct {
	TaskID  Hash              `json:"taskId"`
	Round   uint32            `json:"round"`
	Trainer common.Address    `json:"trainer"`
	Count   int               `json:"count"`
	Cases   []safetensorsCase `json:"cases"`
}

// body is a file with the given header text and data.
func body(header string, data []byte) []byte {
	b := binary.LittleEndian.AppendUint64(nil, uint64(len(header)))
	return append(append(b, header...), data...)
}

func leBytes(x ...float32) []byte {
	var b []byte
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}

func safetensorsVectors(t *testing.T) any {
	r := rng(8)
	f := safetensorsFile{TaskID: randomHash(r), Round: 3, Trainer: randomAddress(r)}
	decode := func(c *safetensorsCase) error {
		var canonical bytes.Buffer
		if c.Object == "state" {
			s, err := DecodeState(bytes.NewReader(c.Base64), c.ParamCount, c.FragmentCount)
			if err != nil {
				return err
			}
			require.NoError(t, WriteState(&canonical, s, c.FragmentCount))
			c.Root = s.Root(c.FragmentCount)
		} else {
			spec := &TaskSpec{ParamCount: c.ParamCount, FragmentCount: c.FragmentCount, PayloadBoundLog2: c.PayloadBoundLog2}
			delta, err := DecodePayload(bytes.NewReader(c.Base64), spec)
			if err != nil {
				return err
			}
			require.NoError(t, WritePayload(&canonical, delta, c.FragmentCount))
			c.Root = PayloadRoot(delta, f.TaskID, f.Round, f.Trainer, c.FragmentCount)
		}
		c.Canonical = canonical.Bytes()
		return nil
	}
	add := func(want *Error, name, object string, p uint64, frag uint32, bound int16, body []byte) {
		c := safetensorsCase{Name: name, Object: object, ParamCount: p, FragmentCount: frag, PayloadBoundLog2: bound, Base64: body}
		if err := decode(&c); err != nil {
			require.NotNil(t, want, "%s: %v", name, err)
			require.ErrorIs(t, err, want, name)
			c.Error = AsError(err).Name
		} else {
			require.Nil(t, want, name)
		}
		f.Cases = append(f.Cases, c)
	}
	payload := func(want *Error, name string, body []byte) { add(want, name, "payload", 5, 2, 10, body) }
	file := func(p uint64, frag uint32) []byte {
		var b bytes.Buffer
		require.NoError(t, WritePayload(&b, randomVector(r, int(p), 1), frag))
		return b.Bytes()
	}
	state := func(p uint64, frag uint32) []byte {
		var b bytes.Buffer
		require.NoError(t, WriteState(&b, State{randomVector(r, int(p), 1), randomVector(r, int(p), 1)}, frag))
		return b.Bytes()
	}
	add(nil, "canonical payload", "payload", 5, 2, 10, file(5, 2))
	add(nil, "canonical payload of 300 elements in one fragment", "payload", 300, 1, 10, file(300, 1))
	add(nil, "canonical payload in 12 fragments", "payload", 25, 12, 10, file(25, 12))
	add(nil, "canonical state", "state", 5, 2, 0, state(5, 2))
	add(nil, "canonical state in one fragment", "state", 257, 1, 0, state(257, 1))

	const h0, h1 = `"delta.0":{"dtype":"F32","shape":[3],"data_offsets":[0,12]}`, `"delta.1":{"dtype":"F32","shape":[2],"data_offsets":[12,20]}`
	header := func(parts ...string) string { return "{" + strings.Join(parts, ",") + "}" }
	data := leBytes(1, -0.5, 1024, float32(math.Copysign(0, -1)), math.SmallestNonzeroFloat32)
	payload(nil, "no padding of the header", body(header(h0, h1), data))
	payload(nil, "metadata first", body(header(`"__metadata__":{"format":"pt","a":"b"}`, h0, h1), data))
	payload(nil, "metadata last, whitespace within", body("{"+h0+" , "+h1+",\n\t\"__metadata__\" : { } } ", data))
	payload(nil, "keys in another order than the data", body(header(h1, h0), data))
	payload(nil, "data in another order", body(header(`"delta.0":{"dtype":"F32","shape":[3],"data_offsets":[8,20]}`,
		`"delta.1":{"data_offsets":[0,8],"shape":[2],"dtype":"F32"}`), leBytes(4, 5, 1, 2, 3)))
	payload(nil, "escaped name", body(header(strings.Replace(h0, "delta.0", `\u0064elta.0`, 1), h1), data))
	payload(nil, "exactly at the bound", body(header(h0, h1), leBytes(1024, -1024, 0, 0, 0)))
	add(nil, "bound beyond the format's numbers", "payload", 5, 2, 122, body(header(h0, h1), leBytes(math.MaxFloat32/128, 0, 0, 0, 0)))

	payload(ErrPayloadTruncated, "empty", nil)
	payload(ErrPayloadTruncated, "ends in the header length", []byte{1, 0, 0})
	payload(ErrPayloadTruncated, "ends in the header", body(header(h0, h1), nil)[:40])
	payload(ErrPayloadTruncated, "ends in the data", body(header(h0, h1), data[:19]))
	payload(ErrPayloadTruncated, "ends before the data", body(header(h0, h1), nil))
	payload(ErrPayloadTooLarge, "one byte behind the data", body(header(h0, h1), append(slices.Clone(data), 0)))
	payload(ErrPayloadTooLarge, "twice the data", body(header(h0, h1), append(slices.Clone(data), data...)))
	payload(ErrPayloadSizeMismatch, "an element more", body(header(h0, `"delta.1":{"dtype":"F32","shape":[3],"data_offsets":[12,24]}`), append(slices.Clone(data), 0, 0, 0, 0)))
	payload(ErrPayloadSizeMismatch, "an element less", body(header(`"delta.0":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}`,
		`"delta.1":{"dtype":"F32","shape":[2],"data_offsets":[8,16]}`), data[:16]))
	payload(ErrPayloadSizeMismatch, "no element", body(header(`"delta.0":{"dtype":"F32","shape":[0],"data_offsets":[0,0]}`,
		`"delta.1":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}`), data[:8]))
	payload(ErrPayloadSizeMismatch, "twice the elements", body(header(`"delta.0":{"dtype":"F32","shape":[6],"data_offsets":[0,24]}`,
		`"delta.1":{"dtype":"F32","shape":[4],"data_offsets":[24,40]}`), append(slices.Clone(data), data...)))
	payload(ErrNonFinitePayload, "a NaN", body(header(h0, h1), leBytes(1, float32(math.NaN()), 0, 0, 0)))
	payload(ErrNonFinitePayload, "a signalling NaN", body(header(h0, h1), leBytes(1, math.Float32frombits(0xff800001), 0, 0, 0)))
	payload(ErrNonFinitePayload, "infinity", body(header(h0, h1), leBytes(0, 0, 0, 0, float32(math.Inf(1)))))
	payload(ErrNonFinitePayload, "minus infinity", body(header(h0, h1), leBytes(0, 0, 0, 0, float32(math.Inf(-1)))))
	payload(ErrPayloadBoundExceeded, "just beyond the bound", body(header(h0, h1), leBytes(0, 0, 0, 0, math.Nextafter32(1024, 2000))))
	payload(ErrPayloadBoundExceeded, "largest negative number", body(header(h0, h1), leBytes(-math.MaxFloat32, 0, 0, 0, 0)))

	malformed := func(name string, b []byte) { payload(ErrPayloadMalformed, name, b) }
	malformed("not safetensors", []byte("PK\x03\x04 this is an archive, not safetensors"))
	malformed("header over the limit", append(binary.LittleEndian.AppendUint64(nil, MaxHeaderBytes+1), '{'))
	malformed("header of 2^64 - 1 bytes", append(bytes.Repeat([]byte{0xff}, 8), '{'))
	malformed("header of no bytes", body("", data))
	malformed("header is not an object", body("[]", data))
	malformed("header is not JSON", body("{delta}", data))
	malformed("header begins with a space", body(" "+header(h0, h1), data))
	malformed("text behind the object", body(header(h0, h1)+"{}", data))
	malformed("padding of zero bytes", body(header(h0, h1)+"\x00\x00", data))
	malformed("no tensor", body("{}", nil))
	malformed("a tensor is missing", body(header(h0), data[:12]))
	malformed("a tensor too many", body(header(h0, h1, `"delta.2":{"dtype":"F32","shape":[1],"data_offsets":[20,24]}`), append(slices.Clone(data), 0, 0, 0, 0)))
	malformed("another name", body(header(h0, strings.Replace(h1, "delta.1", "delta.01", 1)), data))
	malformed("a state's names", body(header(strings.Replace(h0, "delta", "params", 1), strings.Replace(h1, "delta.1", "momentum.0", 1)), data))
	malformed("a tensor twice", body(header(h0, h0, h1), data))
	malformed("another dtype", body(header(h0, strings.Replace(h1, "F32", "I32", 1)), data))
	malformed("lower-case dtype", body(header(h0, strings.Replace(h1, "F32", "f32", 1)), data))
	malformed("two dimensions", body(header(h0, strings.Replace(h1, "[2]", "[1,2]", 1)), data))
	malformed("a scalar's shape", body(header(h0, strings.Replace(h1, "[2]", "[]", 1)), data))
	malformed("a negative shape", body(header(h0, strings.Replace(h1, "[2]", "[-2]", 1)), data))
	malformed("a fractional shape", body(header(h0, strings.Replace(h1, "[2]", "[2.0]", 1)), data))
	malformed("offsets do not fit the shape", body(header(h0, strings.Replace(h1, "[12,20]", "[12,24]", 1)), append(slices.Clone(data), 0, 0, 0, 0)))
	malformed("offsets descend", body(header(h0, strings.Replace(h1, "[12,20]", "[20,12]", 1)), data))
	malformed("three offsets", body(header(h0, strings.Replace(h1, "[12,20]", "[12,16,20]", 1)), data))
	malformed("offsets overlap", body(header(h0, strings.Replace(h1, "[12,20]", "[8,16]", 1)), data))
	malformed("a hole between tensors", body(header(h0, strings.Replace(h1, "[12,20]", "[16,24]", 1)), append(slices.Clone(data), 0, 0, 0, 0)))
	malformed("data does not begin at zero", body(header(strings.Replace(h0, "[0,12]", "[4,16]", 1), strings.Replace(h1, "[12,20]", "[16,24]", 1)), append(slices.Clone(data), 0, 0, 0, 0)))
	malformed("shape whose bytes overflow", body(header(h0, strings.Replace(h1, "[2]", "[4611686018427387906]", 1)), data))
	malformed("an unknown field", body(header(h0, strings.Replace(h1, `"dtype"`, `"x":0,"dtype"`, 1)), data))
	malformed("a field twice", body(header(h0, strings.Replace(h1, `"dtype":"F32"`, `"dtype":"F32","dtype":"F32"`, 1)), data))
	malformed("a field in another case", body(header(h0, strings.Replace(h1, `"dtype"`, `"DType"`, 1)), data))
	malformed("a field is missing", body(header(h0, strings.Replace(h1, `"dtype":"F32",`, ``, 1)), data))
	malformed("metadata of numbers", body(header(`"__metadata__":{"a":1}`, h0, h1), data))
	malformed("metadata twice", body(header(`"__metadata__":{}`, `"__metadata__":{}`, h0, h1), data))
	malformed("deeply nested", body(strings.Repeat(`{"delta.0":`, 1000), data))
	add(ErrPayloadMalformed, "a payload is no state", "state", 5, 2, 0, body(header(h0, h1), data))
	add(ErrNonFinitePayload, "a state with an infinity", "state", 1, 1, 0,
		body(`{"params.0":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"momentum.0":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}}`,
			leBytes(1, float32(math.Inf(1)))))
	add(ErrPayloadTruncated, "a state without its last byte", "state", 5, 2, 0, func() []byte { b := state(5, 2); return b[:len(b)-1] }())
	f.Count = len(f.Cases)
	return f
}
