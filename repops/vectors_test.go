package repops

import (
	"encoding/hex"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"assay/repops/num"
)

// The files in vectors/ are replayed here against the references of this package's tests, which share nothing with the code
// that generates them.

type word uint32

func (w *word) UnmarshalText(b []byte) error {
	v, err := strconv.ParseUint(strings.TrimPrefix(string(b), "0x"), 16, 32)
	*w = word(v)
	return err
}

type hexBytes []byte

func (h *hexBytes) UnmarshalText(b []byte) error {
	v, err := hex.DecodeString(strings.TrimPrefix(string(b), "0x"))
	*h = v
	return err
}

func floats(w []word) []float32 {
	x := make([]float32, len(w))
	for i, v := range w {
		x[i] = f32(uint32(v))
	}
	return x
}

func readVectors(t *testing.T, name string, v any) {
	t.Helper()
	b, err := os.ReadFile("../vectors/" + name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, v); err != nil {
		t.Fatal(err)
	}
}

func TestArithmeticVectors(t *testing.T) {
	var f struct {
		FMA []struct {
			Name            string
			A, B, C, Result word
		}
		Mean []struct {
			Name               string
			Trainers, Elements int
			X, Mean            []word
		}
		Nesterov []struct {
			Name                   string
			LR, Mu                 word
			Params, Momentum, D    []word
			NewParams, NewMomentum []word
		}
		Sub []struct {
			Name         string
			A, B, Result []word
		}
	}
	readVectors(t, "arithmetic.json", &f)
	if len(f.FMA) == 0 || len(f.Mean) == 0 || len(f.Nesterov) == 0 || len(f.Sub) == 0 {
		t.Fatal("a list is empty")
	}
	r := newReference()
	for _, c := range f.FMA {
		if want := r.fma(f32(uint32(c.A)), f32(uint32(c.B)), f32(uint32(c.C))); bits(want) != uint32(c.Result) {
			t.Errorf("%s: %08x, exactly %08x", c.Name, c.Result, bits(want))
		}
	}
	for _, c := range f.Mean {
		x := floats(c.X)
		finite := true
		for _, v := range x {
			finite = finite && v-v == 0
		}
		if !finite {
			// math/big knows no infinities; the rule for them is one line.
			sameBits(t, c.Name, floats(c.Mean), []float32{f32(num.CanonicalNaN)})
			continue
		}
		var xs [][]float32
		for ; len(x) > 0; x = x[c.Elements:] {
			xs = append(xs, x[:c.Elements])
		}
		sameBits(t, c.Name, floats(c.Mean), bigMean(xs))
	}
	for _, c := range f.Nesterov {
		p, m, d, lr, mu := floats(c.Params), floats(c.Momentum), floats(c.D), f32(uint32(c.LR)), f32(uint32(c.Mu))
		for i := range p {
			m[i] = num.Clamp(r.fma(mu, m[i], d[i]))
			p[i] = num.Clamp(r.fma(-lr, num.Clamp(r.fma(mu, m[i], d[i])), p[i]))
		}
		sameBits(t, c.Name, floats(c.NewMomentum), m)
		sameBits(t, c.Name, floats(c.NewParams), p)
	}
	for _, c := range f.Sub {
		a, b := floats(c.A), floats(c.B)
		for i := range a {
			a[i] = r.fma(b[i], -1, a[i])
		}
		sameBits(t, c.Name, floats(c.Result), a)
	}
}

func TestCommitmentVectors(t *testing.T) {
	var f struct {
		Cases []struct {
			Name     string
			Kind     uint8
			DType    uint8
			Length   uint64
			Binding  Hash
			Header   hexBytes
			Tensor   []word
			LeafData []hexBytes
			Leaves   []Hash
			Root     Hash
		}
	}
	readVectors(t, "commitment.json", &f)
	if len(f.Cases) == 0 {
		t.Fatal("no case")
	}
	for _, c := range f.Cases {
		h := Header{c.Kind, c.DType, c.Length, c.Binding}
		if enc := h.Encode(); string(enc[:]) != string(c.Header) || h.Leaves() != uint64(len(c.Leaves)) {
			t.Errorf("%s: header %x", c.Name, enc)
		}
		for i, d := range c.LeafData {
			if LeafHash(d) != c.Leaves[i] {
				t.Errorf("%s: leaf %d", c.Name, i)
			}
		}
		if slowRoot(h, c.Leaves) != c.Root || c.DType == DTypeF32 && slowTensorRoot(h, floats(c.Tensor)) != c.Root {
			t.Errorf("%s: root", c.Name)
		}
	}
}
