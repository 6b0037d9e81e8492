package transition_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/transition"
)

var update = flag.Bool("update", false, "write vectors/transition.json instead of comparing with it")

const vectorsPath = "../../vectors/transition.json"

// word and double are numbers as their bits.
type (
	word   uint32
	double uint64
)

func (w word) MarshalText() ([]byte, error)   { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }
func (w double) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%016x", uint64(w)), nil }

func (w *word) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%08x", (*uint32)(w))
	return err
}

func (w *double) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%016x", (*uint64)(w))
	return err
}

// words and doublesOf are never nil, so that a list of none is written as one.
func words(x []float32) []word {
	w := make([]word, len(x))
	for i, v := range x {
		w[i] = word(math.Float32bits(v))
	}
	return w
}

func floats(w []word) []float32 {
	x := make([]float32, len(w))
	for i, v := range w {
		x[i] = math.Float32frombits(uint32(v))
	}
	return x
}

func doublesOf(x []float64) []double {
	w := make([]double, len(x))
	for i, v := range x {
		w[i] = double(math.Float64bits(v))
	}
	return w
}

type vectorCase struct {
	Name              string           `json:"name"`
	TaskID            hash             `json:"taskId"`
	Round             uint32           `json:"round"`
	ParamCount        uint64           `json:"paramCount"`
	FragmentCount     uint32           `json:"fragmentCount"`
	Aggregation       uint8            `json:"aggregation"`
	AggregationParam  uint32           `json:"aggregationParam"`
	Weights           []word           `json:"weights"`
	Quantization      uint8            `json:"quantization"`
	ClipL2Norm        word             `json:"clipL2Norm"`
	PayloadBoundLog2  int16            `json:"payloadBoundLog2"`
	OuterLearningRate word             `json:"outerLearningRate"`
	OuterMomentum     word             `json:"outerMomentum"`
	Params            []word           `json:"params"`
	Momentum          []word           `json:"momentum"`
	ParentRoot        hash             `json:"parentRoot"`
	Trainers          []common.Address `json:"trainers"`
	Slots             []int            `json:"slots"`
	Payloads          []hexutil.Bytes  `json:"payloads"`
	PayloadRoots      []hash           `json:"payloadRoots"`
	InterleavedRoots  []hash           `json:"interleavedRoots"`
	ReductionRoots    []hash           `json:"reductionRoots"`
	Reductions        [][]double       `json:"reductions"`
	Distances         []double         `json:"distances"`
	Scores            []double         `json:"scores"`
	NewParams         []word           `json:"newParams"`
	NewMomentum       []word           `json:"newMomentum"`
	NewRoot           hash             `json:"newRoot"`
	AuxRoot           hash             `json:"auxRoot"`
}

type fileCase struct {
	Name             string `json:"name"`
	ParamCount       uint64 `json:"paramCount"`
	FragmentCount    uint32 `json:"fragmentCount"`
	Quantization     uint8  `json:"quantization"`
	PayloadBoundLog2 int16  `json:"payloadBoundLog2"`
	Base64           []byte `json:"base64"`
	Error            string `json:"error"`
	Canonical        []byte `json:"canonical"`
	Root             hash   `json:"root"`
}

type vectorFile struct {
	TaskID     hash           `json:"taskId"`
	Round      uint32         `json:"round"`
	Trainer    common.Address `json:"trainer"`
	Count      int            `json:"count"`
	Cases      []vectorCase   `json:"cases"`
	FilesCount int            `json:"filesCount"`
	Files      []fileCase     `json:"files"`
}

// encode writes a line a field and a line a case.
func (f *vectorFile) encode(t *testing.T) []byte {
	var b bytes.Buffer
	field := func(format string, v any) {
		j, err := json.Marshal(v)
		require.NoError(t, err)
		fmt.Fprintf(&b, format, j)
	}
	field("{\n\"taskId\": %s,", f.TaskID)
	field("\n\"round\": %s,", f.Round)
	field("\n\"trainer\": %s,", f.Trainer)
	field("\n\"count\": %s,\n\"cases\": [", len(f.Cases))
	for i, c := range f.Cases {
		field([]string{"\n", ",\n"}[min(i, 1)]+"%s", c)
	}
	field("\n],\n\"filesCount\": %s,\n\"files\": [", len(f.Files))
	for i, c := range f.Files {
		field([]string{"\n", ",\n"}[min(i, 1)]+"%s", c)
	}
	b.WriteString("\n]\n}\n")
	return b.Bytes()
}

func (c *vectorCase) spec(t *testing.T) *protocol.TaskSpec {
	spec := &protocol.TaskSpec{ParamCount: c.ParamCount, FragmentCount: c.FragmentCount, Aggregation: c.Aggregation, AggregationParam: c.AggregationParam,
		Quantization: c.Quantization, ClipL2Norm: uint32(c.ClipL2Norm), PayloadBoundLog2: c.PayloadBoundLog2,
		OuterLearningRate: uint32(c.OuterLearningRate), OuterMomentum: uint32(c.OuterMomentum)}
	var weights []uint32
	for _, w := range c.Weights {
		weights = append(weights, uint32(w))
	}
	require.NoError(t, spec.SetWeights(weights...))
	return spec
}

// describe is the case as the reference has it.
func (c *testCase) describe(name string) vectorCase {
	s, o := c.round.Spec, reference(c.round.Spec, c.state, c.payloads, c.weights())
	v := vectorCase{Name: name, TaskID: c.round.Task, Round: c.round.Number, ParamCount: s.ParamCount, FragmentCount: s.FragmentCount,
		Aggregation: s.Aggregation, AggregationParam: s.AggregationParam, Quantization: s.Quantization, ClipL2Norm: word(s.ClipL2Norm),
		PayloadBoundLog2: s.PayloadBoundLog2, OuterLearningRate: word(s.OuterLearningRate), OuterMomentum: word(s.OuterMomentum),
		Params: words(c.state.Params), Momentum: words(c.state.Momentum), ParentRoot: c.round.Parent,
		InterleavedRoots: o.interleaved, ReductionRoots: append([]hash{}, o.itemRoots...), Reductions: [][]double{},
		Weights: []word{}, Distances: doublesOf(o.distances), Scores: doublesOf(o.scores), NewParams: words(o.next.Params), NewMomentum: words(o.next.Momentum),
		NewRoot: o.newRoot, AuxRoot: o.auxRoot}
	for _, levels := range o.reductions {
		v.Reductions = append(v.Reductions, doublesOf(slices.Concat(levels...)))
	}
	for i, p := range c.round.Payloads {
		v.Trainers, v.PayloadRoots = append(v.Trainers, p.Trainer), append(v.PayloadRoots, p.Root)
		v.Slots = append(v.Slots, int(p.Slot))
		v.Payloads = append(v.Payloads, c.payloads[i])
	}
	for _, w := range s.WeightList() {
		v.Weights = append(v.Weights, word(w))
	}
	return v
}

func buildVectors(t *testing.T) *vectorFile {
	r := rng(30)
	f := &vectorFile{TaskID: randomHash(r), Round: 3}
	h := randomHash(r)
	copy(f.Trainer[:], h[:])
	draw := func(kind rule) {
		for q := protocol.QuantizationNone; q <= protocol.QuantizationInt4; q++ {
			shapes := [][3]int{{1, 1, 1}, {300, 1, 5}, {7, 3, 3}, {90, 1, 3}, {260, 2, 4}}
			if q != protocol.QuantizationNone {
				shapes = shapes[:3] // a leaf is as long for one element as for a thousand
			}
			for _, shape := range shapes {
				p, fragments, n := shape[0], shape[1], shape[2]
				if c := newCase(r, kind, q, p, fragments, n); c != nil {
					f.Cases = append(f.Cases, c.describe(fmt.Sprintf("%s of %d, %s, %d parameters, %d fragments", kind.name, n, q, p, fragments)))
				}
			}
		}
	}
	for _, kind := range rules[:7] {
		draw(kind)
	}
	f.Cases = append(f.Cases, newCase(r, rules[0], protocol.QuantizationInt8, 1300, 1, 3).describe("two leaves of int8"))
	f.Cases = append(f.Cases, newCase(r, rules[2], protocol.QuantizationInt4, 9, 1, 64).describe("64 trainers, four coordinates a leaf"))
	f.Cases = append(f.Cases, newCase(r, rules[5], protocol.QuantizationNone, 5, 1, 17).describe("17 trainers, 136 pairs"))
	far := newCase(r, rules[4], protocol.QuantizationNone, 4, 1, 5)
	for i := range far.payloads {
		far.round.Spec.PayloadBoundLog2 = 120
		x := gradient(r, 4)
		if i >= 2 {
			x[1] = float32(math.Ldexp(1+r.Float64(), 115)) // distances at the top of binary32, far from that of binary64
		}
		far.set(t, i, x)
	}
	f.Cases = append(f.Cases, far.describe("Krum of payloads that are far apart"))
	same := newCase(r, rules[5], protocol.QuantizationInt8, 20, 1, 5)
	x := gradient(r, 20)
	for i := range same.payloads {
		same.set(t, i, x)
	}
	f.Cases = append(f.Cases, same.describe("MultiKrum of equal payloads: the address decides"))
	extreme := newCase(r, rules[6], protocol.QuantizationNone, 8, 1, 4)
	weights := extreme.round.Spec.WeightList()
	weights[extreme.round.Payloads[0].Slot], weights[extreme.round.Payloads[2].Slot] = 0x00800000, 0x7f7fffff
	require.NoError(t, extreme.round.Spec.SetWeights(weights...))
	f.Cases = append(f.Cases, extreme.describe("the least and the greatest weight"))
	f.Cases = append(f.Cases, newCase(r, rules[6], protocol.QuantizationInt8, 9, 1, 64).describe("64 weighted trainers"))
	f.Files = fileCases(t, r, f)
	// Rules that came later have draws of their own behind all others, which stay as they are.
	draw(rules[7])
	f.Cases = append(f.Cases, newCase(r, rules[7], protocol.QuantizationInt8, 9, 1, 64).describe("64 trainers and the median of their norms"))
	for _, c := range []struct{ rule, p, fragments, n int }{{0, 300, 1, 5}, {0, 133, 2, 3}, {0, 65, 1, 64}, {6, 70, 1, 3}} {
		sparse := newCase(r, rules[c.rule], protocol.QuantizationSparseTop1, c.p, c.fragments, c.n)
		f.Cases = append(f.Cases, sparse.describe(fmt.Sprintf("%s of %d, SparseTop1, %d parameters, %d fragments", rules[c.rule].name, c.n, c.p, c.fragments)))
	}
	return f
}

// set replaces a payload.
func (c *testCase) set(t *testing.T, i int, x []float32) {
	leaves, err := c.round.Spec.EncodeLeaves(x)
	require.NoError(t, err)
	c.payloads[i] = leaves
	c.round.Payloads[i].Root = refPayloadRoot(c.round.Spec, c.round.Task, c.round.Number, c.round.Payloads[i].Trainer, leaves)
}

// fileCases are files of quantised payloads. What each one gives is stated beside it.
func fileCases(t *testing.T, r *rand.Rand, f *vectorFile) (files []fileCase) {
	body := func(header string, data []byte) []byte {
		return append(append(binary.LittleEndian.AppendUint64(nil, uint64(len(header))), header...), data...)
	}
	for q := protocol.QuantizationInt8; q <= protocol.QuantizationInt4; q++ {
		add := func(want *protocol.Error, name string, p uint64, fragments uint32, bound int16, file, leaves []byte) {
			c := fileCase{Name: fmt.Sprintf("%s: %s", q, name), ParamCount: p, FragmentCount: fragments, Quantization: uint8(q), PayloadBoundLog2: bound, Base64: file}
			if want != nil {
				c.Error = want.Name
			} else {
				spec := &protocol.TaskSpec{ParamCount: p, FragmentCount: fragments, Quantization: uint8(q)}
				c.Root = refPayloadRoot(spec, f.TaskID, f.Round, f.Trainer, leaves)
				header, at := []byte{'{'}, 0
				for i, rg := range refFragments(p, fragments) {
					size := (int(rg[1]-rg[0]) + 1023) / 1024 * q.LeafBytes()
					header = fmt.Appendf(header, `"delta.%d":{"dtype":"U8","shape":[%d],"data_offsets":[%d,%d]},`, i, size, at, at+size)
					at += size
				}
				header[len(header)-1] = '}'
				for len(header)%8 != 0 {
					header = append(header, ' ')
				}
				c.Canonical = body(string(header), leaves)
			}
			files = append(files, c)
		}
		size := q.LeafBytes()
		leavesOf := func(p, fragments int, bound int16) []byte {
			spec := &protocol.TaskSpec{ParamCount: uint64(p), FragmentCount: uint32(fragments), Quantization: uint8(q), PayloadBoundLog2: bound}
			leaves, err := spec.EncodeLeaves(gradient(r, p))
			require.NoError(t, err)
			return leaves
		}
		two := func(dtype string) string {
			return fmt.Sprintf(`{"delta.0":{"dtype":"%s","shape":[%d],"data_offsets":[0,%d]},"delta.1":{"dtype":"%s","shape":[%d],"data_offsets":[%d,%d]}}`,
				dtype, size, size, dtype, size, size, 2*size)
		}
		one := fmt.Sprintf(`{"delta.0":{"dtype":"U8","shape":[%d],"data_offsets":[0,%d]}}`, size, size)
		good := leavesOf(5, 2, 20)
		add(nil, "two fragments", 5, 2, 20, body(two("U8"), good), good)
		full := leavesOf(1024, 1, 20)
		add(nil, "a full leaf", 1024, 1, 20, body(one, full), full)
		longer := leavesOf(1025, 1, 20)
		add(nil, "two leaves, metadata", 1025, 1, 20, body(fmt.Sprintf(`{"__metadata__":{"a":"b"},"delta.0":{"dtype":"U8","shape":[%d],"data_offsets":[0,%d]}}`, 2*size, 2*size), longer), longer)
		swapped := fmt.Sprintf(`{"delta.0":{"dtype":"U8","shape":[%d],"data_offsets":[%d,%d]},"delta.1":{"dtype":"U8","shape":[%d],"data_offsets":[0,%d]}}`, size, size, 2*size, size, size)
		add(nil, "data in another order", 5, 2, 20, body(swapped, slices.Concat(good[size:], good[:size])), good)
		zero := make([]byte, 2*size)
		add(nil, "nothing but zeros", 5, 2, 20, body(two("U8"), zero), zero)

		add(protocol.ErrPayloadMalformed, "binary32", 5, 2, 20, body(two("F32"), good), nil)
		add(protocol.ErrPayloadMalformed, "signed bytes", 5, 2, 20, body(two("I8"), good), nil)
		add(protocol.ErrPayloadSizeMismatch, "elements in place of bytes", 1024, 1, 20, body(`{"delta.0":{"dtype":"U8","shape":[1024],"data_offsets":[0,1024]}}`, make([]byte, 1024)), nil)
		add(protocol.ErrPayloadTruncated, "a byte short", 1024, 1, 20, body(one, full[1:]), nil)
		add(protocol.ErrPayloadTooLarge, "a byte more", 1024, 1, 20, body(one, append(slices.Clone(full), 0)), nil)
		broken := func(name string, change func(leaf []byte)) {
			b := slices.Clone(full)
			change(b)
			add(protocol.ErrPayloadMalformed, name, 1024, 1, 20, body(one, b), nil)
		}
		broken("a scale of minus zero", func(b []byte) { copy(b, []byte{0, 0, 0, 0x80}) })
		broken("a negative scale", func(b []byte) { b[3] |= 0x80 })
		broken("a scale of seventeen bits", func(b []byte) { b[0] = 0x80 })
		broken("an infinite scale", func(b []byte) { copy(b, []byte{0, 0, 0x80, 0x7f}) })
		broken("a NaN for a scale", func(b []byte) { copy(b, []byte{0, 0, 0xc0, 0x7f}) })
		broken("the largest scale: its codes overflow", func(b []byte) { copy(b, []byte{0, 0xff, 0x7f, 0x7f}) })
		broken("the least code", func(b []byte) { b[4] = []byte{0, 0x80, 0x88}[q] })
		broken("codes under a scale of zero", func(b []byte) { copy(b, []byte{0, 0, 0, 0}) })
		broken("no code at the limit", func(b []byte) { clear(b[4 : size/4]) })
		beyond := slices.Clone(leavesOf(300, 1, 20))
		beyond[size/4*2] = 0
		copy(beyond[size/4*2:], []byte{0, 0, 0x80, 0x3f})
		add(protocol.ErrPayloadMalformed, "a scale behind the last element", 300, 1, 20, body(one, beyond), nil)
		tail := leavesOf(300, 1, 20)
		tail[size/4*2-1] = 0x10
		add(protocol.ErrPayloadMalformed, "a code behind the last element", 300, 1, 20, body(one, tail), nil)

		// The largest code times its scale at the bound, and a step of the scale beyond it.
		limit := []float32{0, 127, 7}[q]
		at := make([]byte, size)
		at[4] = []byte{0, 127, 7}[q]
		binary.LittleEndian.PutUint32(at, math.Float32bits(1024/128))
		if q == protocol.QuantizationInt4 {
			binary.LittleEndian.PutUint32(at, math.Float32bits(128))
		}
		add(nil, "the largest element below the bound", 1, 1, 10, body(one, at), at)
		over := slices.Clone(at)
		scale := math.Float32bits(1024/limit) &^ 255
		for ; math.Float32frombits(scale)*limit <= 1024; scale += 256 {
		}
		binary.LittleEndian.PutUint32(over, scale)
		add(protocol.ErrPayloadBoundExceeded, "just beyond the bound", 1, 1, 10, body(one, over), nil)
		binary.LittleEndian.PutUint32(over, scale-256)
		add(nil, "as near to the bound as a scale comes", 1, 1, 10, body(one, over), slices.Clone(over))
	}
	return files
}

// TestVectors: the file is what the reference computes, and the code computes what the file says.
func TestVectors(t *testing.T) {
	b := buildVectors(t).encode(t)
	if *update {
		require.NoError(t, os.WriteFile(vectorsPath, b, 0o644))
	}
	have, err := os.ReadFile(vectorsPath)
	require.NoError(t, err)
	if !bytes.Equal(b, have) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./protocol/transition -run TestVectors -update", vectorsPath)
	}
	var f vectorFile
	require.NoError(t, json.Unmarshal(have, &f))
	require.Equal(t, f.Count, len(f.Cases))
	require.Equal(t, f.FilesCount, len(f.Files))
	for _, c := range f.Cases {
		t.Run(c.Name, func(t *testing.T) { c.replay(t) })
	}
	for _, c := range f.Files {
		t.Run(c.Name, func(t *testing.T) { c.replay(t, &f) })
	}
}

func (c *vectorCase) replay(t *testing.T) {
	spec := c.spec(t)
	state := protocol.State{Params: floats(c.Params), Momentum: floats(c.Momentum)}
	round := transition.Round{Spec: spec, Task: c.TaskID, Number: c.Round, Parent: c.ParentRoot}
	var payloads [][]byte
	for i, a := range c.Trainers {
		round.Payloads = append(round.Payloads, transition.Payload{Trainer: a, Slot: uint8(c.Slots[i]), Root: c.PayloadRoots[i]})
		payloads = append(payloads, c.Payloads[i])
	}
	var trees transition.Trees
	sink := transition.NewCollector(spec)
	got, err := transition.Compute(context.Background(), round, transition.Memory(spec, state, payloads), sink, transition.Options{Trees: &trees})
	require.NoError(t, err)
	require.Equal(t, transition.Outcome{NewRoot: c.NewRoot, AuxRoot: c.AuxRoot}, got)
	require.Equal(t, c.NewParams, words(sink.Next.Params))
	require.Equal(t, c.NewMomentum, words(sink.Next.Momentum))
	for i, v := range trees.Interleaved {
		require.Equal(t, c.InterleavedRoots[i], v.Root())
	}
	require.Len(t, trees.Items, len(c.ReductionRoots))
	for i, v := range trees.Items {
		require.Equal(t, c.ReductionRoots[i], v.Root())
		var partials []double
		for _, level := range trees.Levels {
			for index := range level.Count {
				leaf, err := v.Leaf((level.First + index) / 128)
				require.NoError(t, err)
				partials = append(partials, double(binary.LittleEndian.Uint64(leaf[(level.First+index)%128*8:])))
			}
		}
		require.Equal(t, c.Reductions[i], partials)
	}
	if len(c.Scores) > 0 {
		leaf, err := trees.Scores.Leaf(0)
		require.NoError(t, err)
		require.Equal(t, c.Scores, doublesOf(doubles(leaf)))
	}
	var distances []double
	for i := range len(c.Distances) / len(c.Trainers) {
		leaf, err := trees.Distances.Leaf(uint64(i))
		require.NoError(t, err)
		distances = append(distances, doublesOf(doubles(leaf))...)
	}
	require.Equal(t, append([]double{}, c.Distances...), append([]double{}, distances...))
}

func (c *fileCase) replay(t *testing.T, f *vectorFile) {
	spec := &protocol.TaskSpec{ParamCount: c.ParamCount, FragmentCount: c.FragmentCount, Quantization: c.Quantization, PayloadBoundLog2: c.PayloadBoundLog2}
	q := protocol.Quantization(c.Quantization)
	leaves := make([]byte, spec.PayloadBytes())
	offsets := []uint64{0}
	for _, r := range protocol.Fragments(c.ParamCount, c.FragmentCount) {
		offsets = append(offsets, offsets[len(offsets)-1]+q.Leaves(r.Len())*uint64(q.LeafBytes()))
	}
	err := protocol.ReadPayload(bytes.NewReader(c.Base64), spec, func(fragment uint32, leaf uint64, b []byte, _ []float32) error {
		copy(leaves[offsets[fragment]+leaf*uint64(q.LeafBytes()):], b)
		return nil
	})
	if c.Error != "" {
		var named *protocol.Error
		require.True(t, errors.As(err, &named), "%v", err)
		require.Equal(t, c.Error, named.Name)
		return
	}
	require.NoError(t, err)
	root, err := spec.PayloadLeavesRoot(leaves, f.TaskID, f.Round, f.Trainer)
	require.NoError(t, err)
	require.Equal(t, c.Root, root)
	var canonical bytes.Buffer
	require.NoError(t, protocol.WritePayloadLeaves(&canonical, spec, leaves))
	require.Equal(t, c.Canonical, canonical.Bytes())
}
