package main

import (
	"fmt"
	"sync"

	"assay/repops"
	"assay/repops/program"
)

// machine is an opened program. One run at a time.
type machine struct {
	sync.Mutex
	p *program.Program
	x *program.Executor
}

// machines are the opened programs by their handles, which are never used again.
var machines struct {
	sync.Mutex
	last uint64
	open map[uint64]*machine
}

// put keeps a program and returns its handle.
func put(m *machine) uint64 {
	machines.Lock()
	defer machines.Unlock()
	if machines.open == nil {
		machines.open = map[uint64]*machine{}
	}
	machines.last++
	machines.open[machines.last] = m
	return machines.last
}

func machineOf(handle uint64) (*machine, error) {
	machines.Lock()
	defer machines.Unlock()
	m, ok := machines.open[handle]
	if !ok {
		return nil, fmt.Errorf("no open program %d", handle)
	}
	return m, nil
}

func drop(handle uint64) error {
	machines.Lock()
	defer machines.Unlock()
	if _, ok := machines.open[handle]; !ok {
		return fmt.Errorf("no open program %d", handle)
	}
	delete(machines.open, handle)
	return nil
}

// tensors are those at pointers of a program's inputs of one provenance, in their order.
func tensors(p *program.Program, from program.Provenance, pointers []uintptr) ([]program.Tensor, error) {
	var ts []program.Tensor
	for i := range p.Inputs {
		in := &p.Inputs[i]
		if in.Provenance != from {
			continue
		}
		if len(ts) == len(pointers) {
			return nil, fmt.Errorf("%w: %d of provenance %d are too few", program.ErrTensor, len(pointers), from)
		}
		n, _ := in.Shape.Elements()
		t, err := tensor(in.DType, pointers[len(ts)], n)
		if err != nil {
			return nil, fmt.Errorf("input %d: %w", i, err)
		}
		ts = append(ts, t)
	}
	if len(ts) != len(pointers) {
		return nil, fmt.Errorf("%w: %d of provenance %d, %d wanted", program.ErrTensor, len(pointers), from, len(ts))
	}
	return ts, nil
}

// outputOf is the type and the shape of output i.
func outputOf(p *program.Program, i int) (program.DType, program.Shape) {
	e := p.Outputs[i]
	if n := p.Node(e); n != nil {
		return n.DType, n.Shape
	}
	in := &p.Inputs[e-1]
	return in.DType, in.Shape
}

// run runs the program once and copies the outputs; the root is that of the trace, if asked for.
func (m *machine) run(state, batch, outputs []uintptr, round, step uint32, seed uint64, traced bool) (root repops.Hash, err error) {
	in := &program.Inputs{Round: round, Step: step, Seed: seed}
	if in.State, err = tensors(m.p, program.State, state); err != nil {
		return root, err
	}
	micros := m.p.MicroBatches()
	if micros == 0 && len(batch) > 0 || micros > 0 && len(batch)%micros != 0 {
		return root, fmt.Errorf("%w: %d tensors of %d micro-batches", program.ErrTensor, len(batch), micros)
	}
	for i := range micros {
		fields := len(batch) / micros
		t, err := tensors(m.p, program.Batch, batch[i*fields:(i+1)*fields])
		if err != nil {
			return root, fmt.Errorf("micro-batch %d: %w", i, err)
		}
		in.Batch = append(in.Batch, t)
	}
	if len(outputs) != len(m.p.Outputs) {
		return root, fmt.Errorf("%w: %d outputs, %d wanted", program.ErrTensor, len(outputs), len(m.p.Outputs))
	}
	dst := make([]program.Tensor, len(outputs))
	for i, q := range outputs {
		t, s := outputOf(m.p, i)
		n, _ := s.Elements()
		if dst[i], err = tensor(t, q, n); err != nil {
			return root, fmt.Errorf("output %d: %w", i, err)
		}
	}

	m.Lock()
	defer m.Unlock()
	var out []program.Tensor
	if traced {
		var trace *program.Trace
		if trace, out, err = m.x.Trace(in); err == nil {
			root = trace.Root()
		}
	} else {
		out, err = m.x.Run(in, nil)
	}
	if err != nil {
		return root, err
	}
	// An output can be an input's own memory, which writing another output may change.
	for i := range out {
		for k := range dst {
			if k != i && memoryOf(out[i]).overlaps(memoryOf(dst[k])) {
				out[i] = clone(out[i])
				break
			}
		}
	}
	for i := range out {
		fill(dst[i], out[i])
	}
	return root, nil
}

// description is what a caller has to know to run a program.
type description struct {
	Root         repops.Hash  `json:"root"`
	Loop         bool         `json:"loop"`
	D            uint8        `json:"d"`
	A            uint8        `json:"a"`
	Entries      int          `json:"entries"`
	MultiplyAdds uint64       `json:"multiplyAdds"`
	Elements     uint64       `json:"elements"`
	Inputs       []tensorType `json:"inputs"`
	Outputs      []tensorType `json:"outputs"`
}

type tensorType struct {
	From  string   `json:"from,omitempty"`
	Index uint32   `json:"index"`
	DType string   `json:"dtype"`
	Shape []uint32 `json:"shape"`
}

var provenances = map[program.Provenance]string{
	program.State: "state", program.Batch: "batch", program.Constant: "constant", program.Counter: "counter",
}

func describe(p *program.Program) description {
	cost := p.Cost()
	d := description{
		Root: p.Root(), Loop: p.Loop, D: p.D, A: p.A, Entries: p.Entries(), MultiplyAdds: cost.MultiplyAdds, Elements: cost.Elements,
		Inputs: []tensorType{}, Outputs: []tensorType{},
	}
	for i := range p.Inputs {
		in := &p.Inputs[i]
		d.Inputs = append(d.Inputs, tensorType{provenances[in.Provenance], in.Index, in.DType.String(), axes(in.Shape)})
	}
	for i := range p.Outputs {
		t, s := outputOf(p, i)
		d.Outputs = append(d.Outputs, tensorType{Index: p.Outputs[i], DType: t.String(), Shape: axes(s)})
	}
	return d
}

// axes is a shape's list, never nil.
func axes(s program.Shape) []uint32 { return append([]uint32{}, s.Slice()...) }
