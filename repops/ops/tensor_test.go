package ops

import (
	"math"
	"sync"
	"testing"

	"assay/repops/engine"
	"assay/repops/program"
)

// TestEvalLeavesTheEngineInUse evaluates aggregation rules on every engine at once, none of which may become the one in use.
func TestEvalLeavesTheEngineInUse(t *testing.T) {
	before := engine.Current()
	defer func() { _ = engine.Use(before) }()
	for _, c := range []struct {
		name, shapes string
		attrs        []string
	}{
		{"mean", "9x3000", nil}, {"weighted_mean", "9x3000,9", nil}, {"trimmed_mean", "9x3000", []string{"k=2"}},
		{"coordinate_median", "9x3000", nil}, {"krum", "9x3000", []string{"f=2"}}, {"multi_krum", "9x3000", []string{"f=2", "m=3"}},
		{"clipped_mean", "9x3000", []string{"bound=0x3f800000"}}, {"median_norm_mean", "9x3000", nil},
	} {
		op, err := LookupTensor(c.name, c.shapes, c.attrs)
		if err != nil {
			t.Fatal(err)
		}
		var in []program.Tensor
		for i := range op.Shapes {
			x := program.NewTensor(fp, op.Elements(i))
			for k := range x.F32 {
				x.F32[k] = float32(1 + k*k%1009)
			}
			in = append(in, x)
		}
		want, err := op.Eval(engine.Portable, in)
		if err != nil {
			t.Fatal(err)
		}
		var all sync.WaitGroup
		for _, e := range engine.Supported() {
			for range 2 {
				all.Go(func() {
					for range 50 {
						got, err := op.Eval(e, in)
						if err != nil {
							t.Errorf("%s on %v: %v", c.name, e, err)
							return
						}
						for i, w := range want.F32 {
							if math.Float32bits(got.F32[i]) != math.Float32bits(w) {
								t.Errorf("%s on %v: other bits at coordinate %d", c.name, e, i)
								return
							}
						}
						if now := engine.Current(); now != before {
							t.Errorf("%s on %v: %v is in use, it was %v", c.name, e, now, before)
							return
						}
					}
				})
			}
		}
		all.Wait()
	}
}
