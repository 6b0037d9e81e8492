package tenzro

import (
	"encoding/json"
	"errors"
	"testing"

	"assay/protocol"
)

// Whatever comes, nothing panics; what is refused of a method's parameters has a name; and what was read is read again as it was.
func FuzzRequests(f *testing.F) {
	for _, seed := range []string{
		`{"jsonrpc":"2.0","method":"tenzro_training_getRun","params":[{"task_id":"t"}],"id":1}`,
		`[{"jsonrpc": "2.0", "method": "training_listRuns", "id": 1}, 5]`,
		`{"jsonrpc":"2.0","method":"training_postTask","id":1,"params":{"task_spec":{"task_id":"t","sponsor_did":"d","sponsor_address":"00","architecture":
		{"family":"f","param_count":1,"modality":"Vision","fragment_count":1},"tier":"Open","aggregation":{"Krum":{"f":1}},"sync_strategy":"Full",
		"quantization":{"Int8":{"block_size":64}},"delayed_apply":false,"trainer_count":1,"quorum":1,"inner_steps":1,"max_rounds":1,"grace_window_ms":1000,
		"reward_pool":1,"dataset_ref":"","dataset_hash":[1]}}}`,
		`{"jsonrpc":"2.0","method":"training_submitOuterGradient","id":1,"params":{"gradient":{"task_id":"t","round":0,"fragment":0,"trainer_did":"d",
		"trainer_address":"aa","safetensors_hash":"bb","payload_bytes":1,"quantization":"None","inner_step_count":1,"submitted_at":-1,
		"signature":{"bytes":[],"public_key":[]},"commitment":{"k":1,"loss_trajectory":[1.5],"probes":[{"index":1,"value":2}]}}}}`,
		`{"jsonrpc":"2.0","method":"training_installSealedManifest","id":1,"params":{"manifest":{"task_id":"t","manifest_hash":"00","envelopes":[{}]}}}`,
		`{"jsonrpc":"2.0","method":"training_finalizeRound","id":1,"params":{"sync_round":{"fragment_quorums":{"0":{"fragment":0}}}}}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		calls, _, err := ReadCalls(body)
		if err != nil {
			return
		}
		for _, c := range calls {
			if c.Err != nil {
				if c.Code == 0 {
					t.Fatalf("%q is refused without a code: %v", body, c.Err)
				}
				continue
			}
			var params struct {
				Spec      json.RawMessage `json:"task_spec"`
				Gradient  json.RawMessage `json:"gradient"`
				Manifest  json.RawMessage `json:"manifest"`
				SyncRound json.RawMessage `json:"sync_round"`
			}
			if Params(c.Params, &params) != nil {
				continue
			}
			if s, err := ReadTaskSpec(params.Spec); named(t, err) {
				spec := template()
				_, err := s.Fit(&spec)
				named(t, err)
				again(t, s)
			}
			if g, err := ReadGradient(params.Gradient); named(t, err) {
				named(t, g.CheckSignature())
				if g.Commitment != nil {
					named(t, g.Commitment.Check(4))
					g.Commitment.Verify(g.Commitment)
				}
				again(t, g)
			}
			if m, err := ReadManifest(params.Manifest); err == nil {
				m.Hash()
			}
			var r SyncRound
			if protocol.UnmarshalStrict(params.SyncRound, &r) == nil {
				StateRoot(r.TaskID, r.Round, r.Fragments)
			}
		}
	})
}

// named says whether there is no error; one without a name fails.
func named(t *testing.T, err error) bool {
	var e *protocol.Error
	if err != nil && !errors.As(err, &e) {
		t.Fatalf("no name: %v", err)
	}
	return err == nil
}

func again[T any](t *testing.T, v *T) {
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var back T
	if err := protocol.UnmarshalStrict(raw, &back); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	twice, err := json.Marshal(&back)
	if err != nil || string(twice) != string(raw) {
		t.Fatalf("%s became %s (%v)", raw, twice, err)
	}
}

// A payload from a stranger never panics, and is either the fragment's or refused by name.
func FuzzPayload(f *testing.F) {
	m := &protocol.Manifest{Tensors: []protocol.ManifestTensor{{Name: "w", Shape: []uint64{2, 3}}, {Name: "b", Shape: []uint64{2}}}}
	model, err := NewModel(m, 2)
	if err != nil {
		f.Fatal(err)
	}
	for i := range uint32(2) {
		file, err := model.Encode(i, []float32{1, 2, 3, 4, 5, 6, 7, 8})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(i, file)
	}
	f.Fuzz(func(t *testing.T, fragment uint32, file []byte) {
		into := make([]float32, 8)
		flat, err := model.Decode(fragment, file, into)
		if named(t, err) && len(flat) != []int{2, 6}[fragment] {
			t.Fatalf("fragment %d of %d elements", fragment, len(flat))
		}
	})
}

// The codecs of layouts that are read for comparison alone.
func FuzzCodecs(f *testing.F) {
	f.Add([]byte{0, 0, 0, 65, 2, 0, 5, 0, 13}, 8, 8, 2)
	f.Add([]byte{4, 2, 1, 60, 64, 129, 32, 0}, 4, 256, 2)
	f.Fuzz(func(_ *testing.T, b []byte, n, chunk, k int) {
		n, k = n%4096, k%4096
		_, _ = DecodeSparse(b, n, chunk, k)
		_, _ = DecodeBlocks(b, n, Quantization{8, uint32(chunk)})
		_, _ = DecodeBlocks(b, n, Quantization{4, uint32(chunk)})
	})
}
