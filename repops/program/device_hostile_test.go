package program

import (
	"errors"
	"math/rand/v2"
	"testing"

	"assay/repops/cuda"
)

// TestDeviceOneTensorTwoWidths has a group that reads one tensor as rows of one number and as rows of many.
func TestDeviceOneTensorTwoWidths(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 9))
	d := emulated(t)
	for _, w := range []int{64, 2500} {
		const rows = 5
		b := NewMap()
		x := b.State(F32, rows*w)
		s := b.Exp(b.Reshape(b.Slice(x, 0, 0, rows), rows, 1))
		b.Output(b.Mul(b.Reshape(x, rows, w), s))
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		if err := onDevice(writing{d}, p, &Inputs{Constant: constants, State: []Tensor{plain(r, rows*w)}}, false); err != nil {
			t.Errorf("width %d: %v", w, err)
		}
	}
}

// TestDeviceColumnInPlace writes a number a row over the state that all lanes read.
func TestDeviceColumnInPlace(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 10))
	d := emulated(t)
	for _, w := range []int{64, 2500} {
		const rows = 5
		b := NewBuilder(0, 0)
		x, s := b.State(F32, rows, w), b.State(F32, rows, 1)
		s2 := b.Add(s, b.Scalar(2))
		y := b.Mul(x, s2)
		b.Output(y)
		b.Output(s2)
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		if err := onDevice(writing{d}, p, &Inputs{Constant: constants, State: []Tensor{plain(r, rows*w), plain(r, rows)}}, false); err != nil {
			t.Errorf("width %d: %v", w, err)
		}
	}
}

// TestDeviceStateIsLost takes a step in which the device fails: what it then has is no state.
func TestDeviceStateIsLost(t *testing.T) {
	net := SmallNetwork(networkSeed)
	x, err := NewDeviceExecutor(net.Program, net.Constants, failing{emulated(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	if err := x.SetState(net.State); err != nil {
		t.Fatal(err)
	}
	if err := x.Step(net.Inputs(nil, 0)); !errors.Is(err, errFailing) {
		t.Fatal(err)
	}
	_, state := x.State()
	_, root := x.StateRoot()
	for _, err := range []error{state, root, x.Step(net.Inputs(nil, 0))} {
		if !errors.Is(err, ErrDevice) {
			t.Errorf("after a step that failed: %v", err)
		}
	}
}

var errFailing = errors.New("failing")

// failing is a device whose graphs fail.
type failing struct{ cuda.Device }

func (f failing) Graph(tasks []cuda.Task) (cuda.Graph, error) {
	g, err := f.Device.Graph(tasks)
	return failingGraph{g}, err
}

type failingGraph struct{ cuda.Graph }

func (failingGraph) Run() error { return errFailing }
