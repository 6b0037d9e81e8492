package main

import (
	"errors"
	"fmt"
	"math"
	"time"

	"assay/repops"
	"assay/repops/cr"
	"assay/repops/cuda"
	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/program"
)

// description is what a report says of the machine that it was made on.
type description struct {
	Device string `json:"device"`
	Memory uint64 `json:"memory,omitempty"`
}

// machine is what is checked: the device, or something that stands for it while this command is tried out.
type machine interface {
	describe() description
	// open prepares a program.
	open(p *program.Program, constants []program.Tensor) (runner, error)
	// sweep writes f of the n binary32 numbers with the patterns from first on.
	sweep(name string, first uint32, out []float32) error
	// apply is a function of words by name, for what no program can ask: random at any place.
	apply(name string, r cuda.Random, out []uint32, in ...[]uint32) error
	// product times the n×n×n product; the result is written as it stands.
	product(n int) (tflops float64, details any, err error)
	close() error
}

// runner is a program at work on a machine.
type runner interface {
	// run runs a program once from a state that is given, and returns the outputs.
	run(in *program.Inputs) ([]program.Tensor, error)
	// setState gives the state of the steps that follow.
	setState(state []program.Tensor) error
	// step takes one step of a program with loop = 1; in.State is not looked at.
	step(in *program.Inputs) error
	root() (repops.Hash, error)
	// loss is the last tensor of the state, if that is one number.
	loss() (float32, error)
	// trace runs as run does, every node on its own, and returns the root of the trace.
	trace(in *program.Inputs) (repops.Hash, error)
	// watch runs as run does, every node on its own, and calls seen after each: read downloads elements of the node's output
	// (operand −1) or of what its operands are views of, which all stand until seen returns.
	watch(in *program.Inputs, seen func(part int, entry uint32, read reader) error) ([]program.Tensor, error)
	// seconds is the time that the machine took for work.
	seconds(work func() error) (float64, error)
	// kinds is the seconds of the last step by kind of kernel, nil if the machine does not say.
	kinds(in *program.Inputs) (map[string]float64, error)
	// memory is the bytes that the program takes on the machine.
	memory() uint64
	close() error
}

// reader reads count elements from first on, as Tensor.Word has them.
type reader func(operand int, first uint64, count uint32) ([]uint32, error)

func bestEngine() engine.Engine { return engine.Best() }

func openMachine(name string, ordered bool) (machine, error) {
	if name == "cuda" || name == "emulator" {
		return openDevice(name == "emulator", ordered)
	}
	e, err := engine.Parse(name)
	if err != nil {
		return nil, err
	}
	return processor{e}, nil
}

// processor is a CPU engine in the device's place.
type processor struct{ engine engine.Engine }

func (m processor) describe() description {
	return description{Device: "this processor, " + m.engine.String()}
}

func (m processor) open(p *program.Program, constants []program.Tensor) (runner, error) {
	x, err := program.NewExecutor(p, constants)
	if err != nil {
		return nil, err
	}
	return &processorRunner{x: x, p: p}, x.Use(m.engine)
}

func (m processor) sweep(name string, first uint32, out []float32) error {
	for i := range out {
		out[i] = math.Float32frombits(first + uint32(i))
	}
	f, err := functionOf(cr.For(m.engine), name)
	if err != nil {
		return err
	}
	f(out, out)
	return nil
}

func (m processor) apply(name string, r cuda.Random, out []uint32, in ...[]uint32) error {
	if name != "random" {
		return fmt.Errorf("no function %q", name)
	}
	for i := range out {
		out[i] = math.Float32bits(num.Random(r.Seed, uint64(in[1][i])<<32|uint64(in[0][i]), r.Node, r.Micro))
	}
	return nil
}

func (m processor) product(int) (float64, any, error) {
	return 0, nil, fmt.Errorf("no product is timed on %v", m.engine)
}

func (m processor) close() error { return nil }

type processorRunner struct {
	x    *program.Executor
	p    *program.Program
	kept []program.Tensor
}

func (r *processorRunner) run(in *program.Inputs) ([]program.Tensor, error) { return r.x.Run(in, nil) }

func (r *processorRunner) setState(state []program.Tensor) error {
	r.kept = make([]program.Tensor, len(state))
	for i, t := range state {
		r.kept[i] = cloned(t)
	}
	return nil
}

func cloned(t program.Tensor) program.Tensor {
	c := program.NewTensor(t.DType, t.Len())
	copy(c.F32, t.F32)
	copy(c.I32, t.I32)
	copy(c.I8, t.I8)
	return c
}

func (r *processorRunner) step(in *program.Inputs) error {
	own := *in
	own.State = r.kept
	return r.x.Step(&own, nil)
}

func (r *processorRunner) loss() (float32, error) { return lossOf(r.kept[len(r.kept)-1]) }

func lossOf(t program.Tensor) (float32, error) {
	if len(t.F32) != 1 {
		return 0, errors.New("the state does not end with a loss")
	}
	return t.F32[0], nil
}

func (r *processorRunner) root() (repops.Hash, error) { return program.TensorsRoot(r.kept), nil }

func (r *processorRunner) trace(in *program.Inputs) (repops.Hash, error) {
	t, _, err := r.x.Trace(in)
	if err != nil {
		return repops.Hash{}, err
	}
	return t.Root(), nil
}

func (r *processorRunner) watch(in *program.Inputs, seen func(part int, entry uint32, read reader) error) ([]program.Tensor, error) {
	s, err := sectionsOf(r.p)
	if err != nil {
		return nil, err
	}
	// Nodes of a part come in order; all outputs are kept, which a processor's memory allows in a trial.
	parts := make([]map[uint32]program.Tensor, r.p.MicroBatches()+1)
	for i := range parts {
		parts[i] = map[uint32]program.Tensor{}
	}
	var failed error
	out, err := r.x.RunAll(in, func(part int, entry uint32, out program.Tensor) {
		parts[part][entry] = cloned(out)
		if failed != nil {
			return
		}
		failed = seen(part, entry, func(operand int, first uint64, count uint32) ([]uint32, error) {
			t := parts[part][entry]
			if operand >= 0 {
				v := &r.p.Node(entry).Operands[operand]
				switch {
				case v.Tensor < s.Micro:
					t = r.input(in, part, v.Tensor)
				case v.Tensor < s.Step && part == r.p.MicroBatches():
					t = parts[v.Micro][v.Tensor]
				default:
					t = parts[part][v.Tensor]
				}
			}
			words := make([]uint32, count)
			for i := range words {
				words[i] = t.Word(first + uint64(i))
			}
			return words, nil
		})
	})
	return out, errors.Join(err, failed)
}

// input is the tensor of an input entry in a part of the step.
func (r *processorRunner) input(in *program.Inputs, part int, entry uint32) program.Tensor {
	k := 0
	e := r.p.Inputs[entry-1]
	for i := range entry - 1 {
		if r.p.Inputs[i].Provenance == e.Provenance {
			k++
		}
	}
	switch e.Provenance {
	case program.State:
		return in.State[k]
	case program.Constant:
		return in.Constant[k]
	case program.Batch:
		return in.Batch[part][k]
	}
	switch e.Index {
	case program.CounterRound:
		return program.Ints(int32(in.Round))
	case program.CounterStep:
		return program.Ints(int32(in.Step))
	}
	return program.Ints(int32(uint32(in.Seed)), int32(uint32(in.Seed>>32)))
}

func (r *processorRunner) seconds(work func() error) (float64, error) {
	start := time.Now()
	err := work()
	return time.Since(start).Seconds(), err
}

func (r *processorRunner) kinds(*program.Inputs) (map[string]float64, error) { return nil, nil }

func (r *processorRunner) memory() uint64 { return uint64(r.x.Memory()) }

func (r *processorRunner) close() error { return nil }
