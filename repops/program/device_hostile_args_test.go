package program

import (
	"errors"
	"math/rand/v2"
	"testing"

	"assay/repops/cuda"
)

// TestDeviceManyTensors has groups that read more tensors than a kernel's parameter has room for.
func TestDeviceManyTensors(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 11))
	b := NewBuilder(32, 1)
	var s, g []Value
	in := &Inputs{Batch: make([][]Tensor, 32)}
	const n, w = 30, 64
	for range n {
		s = append(s, b.State(F32, w))
		in.State = append(in.State, plain(r, w))
	}
	x := b.Batch(F32, 0, w)
	for m := range in.Batch {
		in.Batch[m] = []Tensor{plain(r, w)}
	}
	for k := range n {
		g = append(g, b.Mul(b.Sum(x), s[k]))
	}
	b.BeginStep()
	var sums []Value
	var all Value
	for k := range n {
		sums = append(sums, b.Reduce(g[k]))
		if k == 0 {
			all = sums[0]
		} else {
			all = b.Add(all, sums[k])
		}
	}
	for k := range n {
		b.Output(b.Add(b.Mul(s[k], all), sums[k]))
	}
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	in.Constant = constants
	pl := newPlan(p, constants, planKind{fused: true, device: true}, func(uint32) bool { return false })
	most := 0
	for _, list := range pl.step {
		for _, j := range list {
			if j.group == nil {
				continue
			}
			most = max(most, len(j.group.refs))
			if s := writeGroup(j.group); s != nil && 8*(len(s.refs)+1) > 4096 {
				t.Errorf("a kernel of %d pointers", len(s.refs))
			}
		}
	}
	if most <= sourcePointers {
		t.Errorf("the largest group has %d tensors", most)
	}
	if err := onDevice(emulated(t), p, in, false); err != nil {
		t.Error(err)
	}
}

// TestDeviceTriesAgain has a device that cannot make graphs: a step that fails keeps no more memory than the one before.
func TestDeviceTriesAgain(t *testing.T) {
	net := SmallNetwork(networkSeed)
	x, err := NewDeviceExecutor(net.Program, net.Constants, graphless{emulated(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	if err := x.SetState(net.State); err != nil {
		t.Fatal(err)
	}
	had := len(x.held)
	for range 2 {
		if err := x.Step(net.Inputs(nil, 0)); !errors.Is(err, errFailing) || len(x.held) != had {
			t.Fatalf("%d allocations, want %d: %v", len(x.held), had, err)
		}
	}
}

// graphless is a device that makes no graphs.
type graphless struct{ cuda.Device }

func (graphless) Graph([]cuda.Task) (cuda.Graph, error) { return nil, errFailing }
