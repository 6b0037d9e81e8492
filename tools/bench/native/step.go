package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"assay/repops/program"
	"assay/repops/program/gpt"
)

// writeStep writes the training step that is measured, with all it needs to run, to a folder: program.bin, the words of its
// constants, state and batches one tensor a file, and step.json, which says what they are.
func writeStep(folder string) error {
	s, err := gpt.New(gpt.Small(), 1)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	file := func(name string, data []byte) error { return os.WriteFile(filepath.Join(folder, name), data, 0o644) }
	encoding, err := s.Program.MarshalBinary()
	if err != nil {
		return err
	}
	if err := file("program.bin", encoding); err != nil {
		return err
	}
	list := func(name string, ts []program.Tensor) error {
		for i, t := range ts {
			var b []byte
			for k := range uint64(t.Len()) {
				w := t.Word(k)
				b = append(b, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
			}
			if err := file(fmt.Sprintf("%s-%d.bin", name, i), b); err != nil {
				return err
			}
		}
		return nil
	}
	if err := list("constant", s.Constants); err != nil {
		return err
	}
	if err := list("state", s.State); err != nil {
		return err
	}
	for m, fields := range s.Batch(1, 0) {
		if err := list(fmt.Sprintf("batch-%d", m), fields); err != nil {
			return err
		}
	}
	files := map[string]string{}
	for i, name := range s.Names {
		files[name] = fmt.Sprintf("state-%d", 3*i)
	}
	about, err := json.MarshalIndent(map[string]any{
		"config": s.Config, "files": files, "parameters": s.Parameters(), "multiply_adds": s.Program.Cost().MultiplyAdds,
		"learning_rate": gpt.LearningRate, "warmup": gpt.Warmup, "weight_decay": gpt.WeightDecay,
		"betas": []float32{gpt.Beta1, gpt.Beta2}, "epsilon": gpt.Epsilon, "max_norm": gpt.MaxNorm, "norm_epsilon": gpt.NormEpsilon,
	}, "", "  ")
	if err != nil {
		return err
	}
	return file("step.json", about)
}
