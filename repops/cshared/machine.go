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

// inputs are the tensors at pointers for a run of micro-batches [lo, hi).
func (m *machine) inputs(state, batch []uintptr, lo, hi int, round, step uint32, seed uint64) (in *program.Inputs, err error) {
	in = &program.Inputs{Round: round, Step: step, Seed: seed, Batch: make([][]program.Tensor, m.p.MicroBatches())}
	if in.State, err = tensors(m.p, program.State, state); err != nil {
		return nil, err
	}
	micros := hi - lo
	if micros == 0 && len(batch) > 0 || micros > 0 && len(batch)%micros != 0 {
		return nil, fmt.Errorf("%w: %d tensors of %d micro-batches", program.ErrTensor, len(batch), micros)
	}
	for i := range micros {
		fields := len(batch) / micros
		if in.Batch[lo+i], err = tensors(m.p, program.Batch, batch[i*fields:(i+1)*fields]); err != nil {
			return nil, fmt.Errorf("micro-batch %d: %w", lo+i, err)
		}
	}
	return in, nil
}

// step runs the program once and writes the next state over the state; the root is that of the trace, if asked for.
func (m *machine) step(state, batch []uintptr, round, step uint32, seed uint64, traced bool) (root repops.Hash, err error) {
	in, err := m.inputs(state, batch, 0, m.p.MicroBatches(), round, step, seed)
	if err != nil {
		return root, err
	}
	m.Lock()
	defer m.Unlock()
	if !traced {
		return root, m.x.Step(in, nil)
	}
	if !m.p.Loop {
		return root, fmt.Errorf("%w: a program with loop = 0 has no next state", program.ErrOutput)
	}
	trace, out, err := m.x.Trace(in)
	if err != nil {
		return root, err
	}
	// An output can be another tensor of the state.
	for i := range out {
		for k := range in.State {
			if k != i && memoryOf(out[i]).overlaps(memoryOf(in.State[k])) {
				out[i] = clone(out[i])
				break
			}
		}
	}
	for i := range out {
		fill(in.State[i], out[i])
	}
	return trace.Root(), nil
}

// groups runs groups [lo, hi) of the grid and copies what they hand over, group after group.
func (m *machine) groups(state, batch []uintptr, lo, hi int, outputs []uintptr, round, step uint32, seed uint64) error {
	a := int(m.p.A)
	if lo < 0 || lo >= hi || hi > int(m.p.D) {
		return fmt.Errorf("%w: [%d, %d) of %d groups", program.ErrGroups, lo, hi, m.p.D)
	}
	in, err := m.inputs(state, batch, lo*a, hi*a, round, step, seed)
	if err != nil {
		return err
	}
	dst, err := m.handover(lo, hi, outputs)
	if err != nil {
		return err
	}
	m.Lock()
	defer m.Unlock()
	results, err := m.x.RunGroups(in, lo, hi, nil)
	if err != nil {
		return err
	}
	for d := range results {
		for i, t := range results[d] {
			fill(dst[d][i], t)
		}
	}
	return nil
}

// handover is the tensors at pointers that groups [lo, hi) hand over.
func (m *machine) handover(lo, hi int, pointers []uintptr) ([][]program.Tensor, error) {
	groups := make([][]program.Tensor, hi-lo)
	at := 0
	for d := range groups {
		types, lengths := m.x.Handover(lo + d)
		if len(pointers)-at < len(types) {
			return nil, fmt.Errorf("%w: %d tensors of %d groups are too few", program.ErrGroups, len(pointers), hi-lo)
		}
		for i := range types {
			t, err := tensor(types[i], pointers[at], uint64(lengths[i]))
			if err != nil {
				return nil, fmt.Errorf("group %d, tensor %d: %w", lo+d, i, err)
			}
			groups[d] = append(groups[d], t)
			at++
		}
	}
	if at != len(pointers) {
		return nil, fmt.Errorf("%w: %d tensors of %d groups, %d wanted", program.ErrGroups, len(pointers), hi-lo, at)
	}
	return groups, nil
}

// finish runs what comes after the groups and writes the next state over the state.
func (m *machine) finish(state, groups []uintptr, round, step uint32, seed uint64) error {
	in, err := m.inputs(state, nil, 0, 0, round, step, seed)
	if err != nil {
		return err
	}
	given, err := m.handover(0, int(m.p.D), groups)
	if err != nil {
		return err
	}
	m.Lock()
	defer m.Unlock()
	return m.x.Finish(in, given, nil)
}

// sharing says how the work of a step is shared: what each group of the grid hands over.
type sharing struct {
	Groups [][]handed `json:"groups"`
	Bytes  int        `json:"bytes"` // of intermediate results that runs so far have needed
}

type handed struct {
	DType    string `json:"dtype"`
	Elements int    `json:"elements"`
}

func (m *machine) sharing() sharing {
	m.Lock()
	defer m.Unlock()
	s := sharing{Groups: [][]handed{}, Bytes: m.x.Memory()}
	for d := range int(m.p.D) {
		types, lengths := m.x.Handover(d)
		list := []handed{}
		for i := range types {
			list = append(list, handed{types[i].String(), lengths[i]})
		}
		s.Groups = append(s.Groups, list)
	}
	return s
}

// run runs the program once and copies the outputs; the root is that of the trace, if asked for.
func (m *machine) run(state, batch, outputs []uintptr, round, step uint32, seed uint64, traced bool) (root repops.Hash, err error) {
	in, err := m.inputs(state, batch, 0, m.p.MicroBatches(), round, step, seed)
	if err != nil {
		return root, err
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
	OutputBytes  uint64       `json:"outputBytes"` // of all nodes: what a trace hashes
	Largest      largest      `json:"largest"`
	Inputs       []tensorType `json:"inputs"`
	Outputs      []tensorType `json:"outputs"`
}

// largest is the operator with the most elements in one run.
type largest struct {
	Entry    uint32 `json:"entry"`
	Op       string `json:"op"`
	Elements uint64 `json:"elements"`
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
	cost, most := p.Cost(), p.Largest()
	d := description{
		Root: p.Root(), Loop: p.Loop, D: p.D, A: p.A, Entries: p.Entries(), MultiplyAdds: cost.MultiplyAdds, Elements: cost.Elements,
		OutputBytes: p.OutputBytes(), Largest: largest{most.Entry, most.Op.String(), most.Elements},
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
