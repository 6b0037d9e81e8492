package protocol_test

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"assay/protocol"
)

func seeds(f *testing.F, name string, v any) {
	b, err := os.ReadFile("../vectors/" + name)
	if err != nil {
		f.Fatal(err)
	}
	if err := json.Unmarshal(b, v); err != nil {
		f.Fatal(err)
	}
}

// FuzzPayload: a body is refused by a name of the table or it is accepted, and then its canonical form is accepted too, holds
// the same numbers and is its own canonical form.
func FuzzPayload(f *testing.F) {
	var v fileVectors
	seeds(f, "safetensors.json", &v)
	for _, c := range v.Cases {
		f.Add(c.Base64)
	}
	named := map[string]bool{}
	for _, e := range []*protocol.Error{protocol.ErrPayloadMalformed, protocol.ErrPayloadSizeMismatch, protocol.ErrPayloadTruncated,
		protocol.ErrPayloadTooLarge, protocol.ErrNonFinitePayload, protocol.ErrPayloadBoundExceeded} {
		named[e.Name] = true
	}
	sp := spec(5, 2)
	sp.PayloadBoundLog2 = 10
	f.Fuzz(func(t *testing.T, body []byte) {
		delta, err := protocol.DecodePayload(bytes.NewReader(body), sp)
		if err != nil {
			if !named[protocol.AsError(err).Name] {
				t.Fatalf("no name: %v", err)
			}
			return
		}
		var first, second bytes.Buffer
		if err := protocol.WritePayload(&first, delta, 2); err != nil {
			t.Fatal(err)
		}
		again, err := protocol.DecodePayload(bytes.NewReader(first.Bytes()), sp)
		if err != nil {
			t.Fatalf("the canonical form is refused: %v", err)
		}
		if err := protocol.WritePayload(&second, again, 2); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Fatalf("the canonical form changes: %v", err)
		}
	})
}

// FuzzQuantisedPayload: as FuzzPayload, for both block formats; what is accepted has the values of its canonical leaves, and these can
// be encoded again.
func FuzzQuantisedPayload(f *testing.F) {
	var v struct {
		Files []struct {
			Quantization uint8
			Base64       []byte
		}
	}
	seeds(f, "transition.json", &v)
	for _, c := range v.Files {
		f.Add(c.Base64, c.Quantization == 2)
	}
	f.Fuzz(func(t *testing.T, body []byte, four bool) {
		sp := quantised(5, 2, protocol.QuantizationInt8)
		if four {
			sp.Quantization = uint8(protocol.QuantizationInt4)
		}
		leaves := make([]byte, sp.PayloadBytes())
		size := protocol.Quantization(sp.Quantization).LeafBytes()
		err := protocol.ReadPayload(bytes.NewReader(body), sp, func(fragment uint32, leaf uint64, b []byte, _ []float32) error {
			copy(leaves[(int(fragment)+int(leaf))*size:], b)
			return nil
		})
		delta, again := protocol.DecodePayload(bytes.NewReader(body), sp)
		if (err == nil) != (again == nil) {
			t.Fatalf("%v, and %v", err, again)
		}
		if err != nil {
			return
		}
		var file bytes.Buffer
		if err := protocol.WritePayloadLeaves(&file, sp, leaves); err != nil {
			t.Fatal(err)
		}
		back, err := protocol.DecodePayload(&file, sp)
		if err != nil || !slices.Equal(back, delta) {
			t.Fatalf("the canonical form: %v", err)
		}
		// Under a subnormal scale the encoder may choose another one, but it never refuses.
		if _, err := sp.EncodeLeaves(delta); err != nil {
			t.Fatalf("the values cannot be encoded: %v", err)
		}
	})
}

// FuzzManifest: what is accepted is canonical, its own hash's preimage, and within the bounds.
func FuzzManifest(f *testing.F) {
	var v manifestVectors
	seeds(f, "manifest.json", &v)
	for _, c := range v.Cases {
		f.Add(c.Base64)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := protocol.ParseManifest(b)
		if err != nil {
			if protocol.AsError(err).Name != protocol.ErrManifestMalformed.Name {
				t.Fatalf("no name: %v", err)
			}
			return
		}
		if !bytes.Equal(m.Bytes(), b) {
			t.Fatal("accepted, yet not canonical")
		}
		if n := m.ParamCount(); n == 0 || n > protocol.MaxParams {
			t.Fatalf("%d parameters", n)
		}
		again, err := protocol.CanonicalJSON(b)
		if err != nil || !bytes.Equal(again, b) {
			t.Fatalf("the canonical form changes: %v", err)
		}
	})
}

// FuzzSpec: a specification read from JSON is written to JSON that reads back as the same, and every one is encoded
// and hashed without a panic.
func FuzzSpec(f *testing.F) {
	var v specVectors
	seeds(f, "spec.json", &v)
	for _, c := range v.Cases {
		b, err := json.Marshal(c.Spec)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Add([]byte(`{"tier":"Verified","outerMomentum":"0x3f000000","trainerLock":"340282366920938463463374607431768211456"}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		var s, back protocol.TaskSpec
		if json.Unmarshal(b, &s) != nil {
			return
		}
		out, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(out, &back); err != nil {
			t.Fatalf("%s: %v", out, err)
		}
		if !bytes.Equal(s.Encode(), back.Encode()) || len(s.Encode()) != 32*protocol.SpecWords {
			t.Fatalf("%s reads back as another", out)
		}
	})
}
