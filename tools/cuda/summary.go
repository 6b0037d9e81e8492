package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// merge writes summary.json: the keys that are compared, and under "raw" everything that the checks and the peer found.
func merge(s *settings) error {
	raw := map[string]json.RawMessage{}
	names := []string{"peer", "peer_after"}
	for _, c := range checks {
		names = append(names, c.name)
	}
	for _, name := range names {
		b, err := os.ReadFile(filepath.Join(s.out, name+".json"))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		if !json.Valid(b) {
			say("%s.json is no JSON: left out", name)
			continue
		}
		raw[name] = b
	}
	summary := map[string]any{"raw": raw}
	take := func(from string, into any) bool {
		b, ok := raw[from]
		if !ok {
			return false
		}
		var r struct {
			Machine description
			Found   json.RawMessage
		}
		if err := json.Unmarshal(b, &r); err != nil || json.Unmarshal(r.Found, into) != nil {
			say("%s.json has another form: left out", from)
			return false
		}
		summary["device"] = r.Machine.Device
		return true
	}
	var v vectorsFound
	if take("vectors", &v) {
		summary["cuda_vectors"], summary["cuda_vectors_wrong"] = v.Vectors, v.Wrong
	}
	var f functionsFound
	if take("functions", &f) {
		summary["cuda_functions_inputs"], summary["cuda_functions_wrong"] = f.Inputs, f.Wrong
	}
	var r rootsFound
	if take("roots", &r) {
		summary["cuda_roots"], summary["cuda_roots_equal"] = r.Roots, r.Equal
	}
	peers := peersOf(raw)
	var g gemmFound
	if take("gemm", &g) && g.TFLOPs > 0 {
		summary["cuda_gemm_tflops"] = g.TFLOPs
		best := 0.0
		for _, p := range peers {
			best = max(best, p.Gemm.Best)
		}
		if best > 0 {
			summary["cublas_fp32_tflops"], summary["cuda_gemm_vs_cublas_fp32"] = best, g.TFLOPs/best
		}
	}
	for _, r := range g.Int8 {
		best := 0.0
		for _, p := range peers {
			for _, x := range []rate{p.Int8, p.Int8Large} {
				if x.Size == r.Size {
					best = max(best, x.Tops)
				}
			}
		}
		if ratio := r.Tops / best; best > 0 {
			summary[fmt.Sprintf("cuda_int8_vs_cublaslt_%d", r.Size)] = ratio
			if least, ok := summary["cuda_int8_vs_cublaslt"].(float64); !ok || ratio < least {
				summary["cuda_int8_vs_cublaslt"] = ratio
			}
		}
	}
	var t stepFound
	if take("step", &t) && t.Seconds > 0 {
		summary["cuda_step_seconds"] = t.Seconds
		least := 0.0
		for _, p := range peers {
			if x := p.Step.Seconds; x > 0 && p.Step.Parameters == t.Parameters && (least == 0 || x < least) {
				least = x
			}
		}
		if least > 0 {
			summary["torch_step_seconds"], summary["cuda_step_vs_torch_fp32"] = least, least/t.Seconds
		}
	}
	var b bigFound
	if take("big", &b) {
		summary["cuda_big_parameters"], summary["cuda_big_seconds"], summary["cuda_big_wrong"] = b.Parameters, b.Seconds, b.Wrong
	}
	if err := write(s.out, "summary", summary); err != nil {
		return err
	}
	for _, k := range slices.Sorted(maps.Keys(summary)) {
		if k != "raw" {
			fmt.Printf("%-28s %v\n", k, summary[k])
		}
	}
	return nil
}

// peer is what test/cuda/peer.py writes.
type peer struct {
	Gemm struct {
		Best float64 `json:"tflops"` // of the layouts' medians
	} `json:"gemm"`
	Int8      rate `json:"int8_4096"`
	Int8Large rate `json:"int8_8192"`
	Step      struct {
		Parameters int     `json:"parameters"`
		Seconds    float64 `json:"seconds"` // of the fastest eager way
	} `json:"step"`
}

func peersOf(raw map[string]json.RawMessage) (list []peer) {
	for _, name := range []string{"peer", "peer_after"} {
		var p peer
		if b, ok := raw[name]; ok && json.Unmarshal(b, &p) == nil {
			list = append(list, p)
		}
	}
	return list
}
