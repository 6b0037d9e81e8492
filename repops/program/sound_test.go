package program

import (
	"math"
	"slices"
	"testing"

	"assay/repops/engine"
)

func TestEnginesOfThisMachineAreSound(t *testing.T) {
	for _, e := range engine.Supported() {
		if !isSound(e) {
			t.Errorf("%v is not", e)
		}
	}
}

// TestAWrongBitIsSeen gives the probe one other bit in any of its outputs.
func TestAWrongBitIsSeen(t *testing.T) {
	p, in := probe()
	want, err := p.Interpret(in, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !givesOn(engine.Best(), p, in, want) {
		t.Fatal("the probe's own bits are wrong")
	}
	for k := range want {
		x := &want[k].F32[len(want[k].F32)-1]
		kept := *x
		*x = math.Float32frombits(math.Float32bits(kept) ^ 1)
		if givesOn(engine.Best(), p, in, want) {
			t.Errorf("a wrong bit of output %d is not seen", k)
		}
		*x = kept
	}
}

// TestTheProbeHasEveryNumber sees that no output is made of NaN or zeros alone, which many wrong kernels would give too.
func TestTheProbeHasEveryNumber(t *testing.T) {
	p, in := probe()
	out, err := p.Interpret(in, nil)
	if err != nil {
		t.Fatal(err)
	}
	for k, o := range out {
		if len(o.F32) == 0 || !slices.ContainsFunc(o.F32, func(x float32) bool { return x == x && x != 0 && x != o.F32[0] || len(o.F32) == 1 }) {
			t.Errorf("output %d says little: %v", k, o.F32[:min(4, len(o.F32))])
		}
	}
}

func TestTheNextSoundEngineIsTaken(t *testing.T) {
	have := []engine.Engine{engine.Portable, engine.AVX2, engine.AVX512}
	for _, c := range []struct {
		asked  engine.Engine
		unfit  []engine.Engine
		expect engine.Engine
	}{
		{engine.AVX512, nil, engine.AVX512},
		{engine.AVX512, []engine.Engine{engine.AVX512}, engine.AVX2},
		{engine.AVX512, []engine.Engine{engine.AVX512, engine.AVX2}, engine.Portable},
		{engine.AVX2, []engine.Engine{engine.AVX512}, engine.AVX2},
		{engine.Portable, []engine.Engine{engine.AVX512, engine.AVX2}, engine.Portable},
	} {
		got := soundest(c.asked, have, func(e engine.Engine) bool { return !slices.Contains(c.unfit, e) })
		if got != c.expect {
			t.Errorf("%v without %v: %v, want %v", c.asked, c.unfit, got, c.expect)
		}
	}
}
