package program

import (
	"testing"

	"assay/repops"
	"assay/repops/internal/pool"
)

// networkSeed is the small network of this test and of vectors/program_network.json.
const networkSeed = 1

// networkRoots are the roots of the state after so many steps. They stand here as well as in vectors/, so that a binary of this
// test checks a machine without any file.
var networkRoots = map[int]string{
	1:   "0xd2e4d3f34dc959cffaa6fb77faf7aa2945323bb862053c3c79695c4c18e54ac2",
	10:  "0x6257aa31debbe11b12df2ccc56e5c434345baca6749bae6afe475c1fa9593293",
	100: "0xfc0f144a297a44e9f4cf2075456d85eada4d513ffb4b64a190da951c1b19526a",
}

// TestNetwork trains the small network. Every engine must reach the pinned roots after 100 steps (10 with -short), with another
// number of cores each time.
func TestNetwork(t *testing.T) {
	net := SmallNetwork(networkSeed)
	if c := net.Program.Cost(); c.MultiplyAdds > 20_000_000 || c.MultiplyAdds < 10_000_000 {
		t.Fatalf("a step costs %+v", c)
	}
	threads := 0
	defer pool.SetThreads(0)
	onEveryEngine(t, func(t *testing.T) {
		threads++
		pool.SetThreads(threads)
		steps := 100
		if testing.Short() {
			steps = 10
		}
		x, err := NewExecutor(net.Program, net.Constants)
		if err != nil {
			t.Fatal(err)
		}
		state := net.State
		for s := range steps {
			if state, err = x.Run(net.Inputs(state, uint32(s)), nil); err != nil {
				t.Fatal(err)
			}
			if want, ok := networkRoots[s+1]; ok && TensorsRoot(state).String() != want {
				t.Fatalf("root after step %d is %v, want %s", s+1, TensorsRoot(state), want)
			}
		}
	})
}

// TestNetworkLearns shows that the gradients are those of the loss: it falls to a fraction.
func TestNetworkLearns(t *testing.T) {
	net := SmallNetwork(networkSeed)
	var losses []uint32
	for e := net.Program.firstMicro(); e < net.Program.firstStep(); e++ {
		if n := net.Program.Node(e); n.Op == OpDiv && n.Shape == Of(1) {
			losses = append(losses, e)
		}
	}
	if len(losses) != 2 {
		t.Fatalf("%d losses", len(losses))
	}
	x, err := NewExecutor(net.Program, net.Constants, losses...)
	if err != nil {
		t.Fatal(err)
	}
	state := net.State
	var first, last [2]float32
	for s := range 60 {
		last = [2]float32{}
		state, err = x.Run(net.Inputs(state, uint32(s)), func(part int, e uint32, out Tensor) {
			if e == losses[0] {
				last[0] += out.F32[0]
			} else {
				last[1] += out.F32[0]
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if s == 0 {
			first = last
		}
	}
	if last[0] > first[0]/2 || last[1] > first[1]/2 {
		t.Errorf("losses %v at first, %v after 60 steps", first, last)
	}
	if c := state[len(state)-1].I32[0]; c != 60 {
		t.Errorf("the counter is %d", c)
	}
}

// TestNetworkTrace compares the trace of a step between interpreter and executor.
func TestNetworkTrace(t *testing.T) {
	net := SmallNetwork(networkSeed)
	in := net.Inputs(net.State, 0)
	want, observe := net.Program.NewTrace()
	out, err := net.Program.Interpret(in, observe)
	if err != nil {
		t.Fatal(err)
	}
	if got := TensorsRoot(out).String(); got != networkRoots[1] {
		t.Errorf("interpreter: root %s, want %s", got, networkRoots[1])
	}
	x, err := NewExecutor(net.Program, net.Constants)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := x.Trace(in)
	if err != nil {
		t.Fatal(err)
	}
	for part := range want.Parts {
		for i := range want.Parts[part] {
			if want.Parts[part][i] != got.Parts[part][i] || want.Parts[part][i] == (repops.Hash{}) {
				t.Fatalf("part %d, node %d: %v, want %v", part, i, got.Parts[part][i], want.Parts[part][i])
			}
		}
	}
	if got.Root() != want.Root() {
		t.Error("another trace root")
	}
}

func BenchmarkNetwork(b *testing.B) {
	net := SmallNetwork(networkSeed)
	x, err := NewExecutor(net.Program, net.Constants)
	if err != nil {
		b.Fatal(err)
	}
	in := net.Inputs(net.State, 0)
	for b.Loop() {
		if _, err := x.Run(in, nil); err != nil {
			b.Fatal(err)
		}
	}
}
