package program

import (
	"errors"
	"fmt"

	"assay/repops"
	"assay/repops/cuda"
)

// ErrDevice reports a use of a DeviceExecutor that its program or its state does not allow.
var ErrDevice = errors.New("not possible on the device")

// DeviceExecutor runs a program on a device with the bits of Interpret. State, constants and intermediate results stay in the device's
// memory, laid out once. It is not for use by two goroutines at once, and neither is its device.
type DeviceExecutor struct {
	p         *Program
	constants []Tensor
	d         cuda.Device
	info      cuda.Info

	inputs   []cuda.Address   // by entry below firstMicro; batches: 0
	batches  [][]cuda.Address // by micro-batch and field
	batchAt  map[uint32]int   // the field of an input entry
	counters cuda.Address
	fused    *tape
	single   *tape
	held     []cuda.Address // all memory, for Close
	set      bool           // the state has been given
	write    bool           // groups are written as kernels of their own, as on every real device; the interpreter starts at once
	ordered  bool           // one launch after the other
}

// DeviceTensor is a tensor in a device's memory.
type DeviceTensor struct {
	DType   DType
	Len     int
	Address cuda.Address
}

// DeviceObserver is told each node's output as it is computed, like an Observer. at gives the tensors that the node's operands read,
// which exist until the observer returns.
type DeviceObserver func(part int, entry uint32, out DeviceTensor, at func(micro, entry uint32) DeviceTensor) error

// NewDeviceExecutor validates the program, checks the constants against their roots, plans, and takes the device's memory for all of it.
// cuda.ErrMemory says that the device has too little. The device stays the caller's.
func NewDeviceExecutor(p *Program, constants []Tensor, d cuda.Device) (*DeviceExecutor, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	if err := p.CheckConstants(constants); err != nil {
		return nil, err
	}
	x := &DeviceExecutor{p: p, constants: constants, d: d, info: d.Info(), batchAt: map[uint32]int{}}
	x.write = x.info.Architecture != 0
	if err := x.place(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	return x, nil
}

// Order says whether launches are done one after the other, rather than as a graph, side by side where neither needs the other. It is for
// before the first run.
func (x *DeviceExecutor) Order(one bool) { x.ordered = one }

// place takes memory for the inputs and uploads the constants.
func (x *DeviceExecutor) place() error {
	x.inputs = make([]cuda.Address, x.p.firstMicro())
	x.batches = make([][]cuda.Address, x.p.MicroBatches())
	constant := 0
	for i := range x.p.Inputs {
		in := &x.p.Inputs[i]
		n := size(in.Shape) * bytesOf(in.DType)
		switch in.Provenance {
		case Batch:
			x.batchAt[uint32(i+1)] = len(x.batchAt)
			for m := range x.batches {
				a, err := x.allocate(n)
				if err != nil {
					return err
				}
				x.batches[m] = append(x.batches[m], a)
			}
			continue
		case Counter:
			if x.counters == 0 {
				var err error
				if x.counters, err = x.allocate(16); err != nil {
					return err
				}
			}
			x.inputs[i+1] = x.counters + cuda.Address(4*in.Index)
			continue
		}
		a, err := x.allocate(n)
		if err != nil {
			return err
		}
		x.inputs[i+1] = a
		if in.Provenance == Constant {
			if err := x.d.Upload(a, x.constants[constant].bytes()); err != nil {
				return err
			}
			constant++
		}
	}
	return nil
}

// allocate takes memory that Close gives back. Nothing has an address, too.
func (x *DeviceExecutor) allocate(bytes int) (cuda.Address, error) {
	a, err := x.d.Allocate(uint64(max(16, (bytes+15)&^15)))
	if err != nil {
		return 0, fmt.Errorf("%d bytes of the device's memory: %w", bytes, err)
	}
	x.held = append(x.held, a)
	return a, nil
}

// Close gives the device's memory back.
func (x *DeviceExecutor) Close() error {
	var err error
	for _, t := range []*tape{x.fused, x.single} {
		if t != nil && t.graph != nil {
			err = errors.Join(err, t.graph.Close())
		}
	}
	for _, a := range x.held {
		err = errors.Join(err, x.d.Free(a))
	}
	x.held, x.fused, x.single, x.set = nil, nil, nil, false
	return err
}

// bytes are the elements as they stand in memory, little-endian on every machine that has a device.
func (t Tensor) bytes() []byte {
	switch t.DType {
	case F32:
		return cuda.BytesOf(t.F32)
	case I32:
		return cuda.BytesOf(t.I32)
	}
	return cuda.BytesOf(t.I8)
}

// SetState uploads the state before the next step.
func (x *DeviceExecutor) SetState(state []Tensor) error {
	k := 0
	for i := range x.p.Inputs {
		in := &x.p.Inputs[i]
		if in.Provenance != State {
			continue
		}
		if k >= len(state) {
			return fmt.Errorf("%w: state tensor %d is missing", ErrTensor, k)
		}
		if err := state[k].check(in.DType, in.Shape); err != nil {
			return fmt.Errorf("state tensor %d: %w", k, err)
		}
		k++
	}
	if k != len(state) {
		return fmt.Errorf("%w: %d state tensors, %d wanted", ErrTensor, len(state), k)
	}
	x.set = false
	for k, t := range state {
		if err := x.d.Upload(x.inputs[k+1], t.bytes()); err != nil {
			return fmt.Errorf("state tensor %d: %w", k, err)
		}
	}
	x.set = true
	return nil
}

// StateTensors are the state's tensors on the device. A caller that writes to them says so with Written.
func (x *DeviceExecutor) StateTensors() []DeviceTensor {
	var list []DeviceTensor
	for i := range x.p.Inputs {
		if in := &x.p.Inputs[i]; in.Provenance == State {
			list = append(list, DeviceTensor{in.DType, size(in.Shape), x.inputs[i+1]})
		}
	}
	return list
}

// Written says that a caller has written the whole state to StateTensors. It is ErrTensor, and there is no state, if a tensor holds a NaN
// that no tensor holds (docs/arithmetic.md rule 1.2).
func (x *DeviceExecutor) Written() error {
	x.set = false
	for k, t := range x.StateTensors() {
		if t.DType != F32 {
			continue
		}
		count, first, err := cuda.ForeignNaNs(x.d, t.Address, uint64(t.Len))
		if err == nil && count > 0 {
			err = fmt.Errorf("%w: %d elements, the first one %d, are a NaN other than %08x", ErrTensor, count, first, canonicalNaN)
		}
		if err != nil {
			return fmt.Errorf("state tensor %d: %w", k, err)
		}
	}
	x.set = true
	return nil
}

// Lost says that a caller has written some of the state to StateTensors and not all: there is no state until the next is given.
func (x *DeviceExecutor) Lost() { x.set = false }

// Given is an error if the device has no state: none was given, or an error of the device lost it.
func (x *DeviceExecutor) Given() error {
	if !x.set {
		return fmt.Errorf("%w: there is no state yet. Hint: SetState", ErrDevice)
	}
	return nil
}

// State downloads the state.
func (x *DeviceExecutor) State() ([]Tensor, error) {
	if err := x.Given(); err != nil {
		return nil, err
	}
	return x.download(x.StateTensors())
}

func (x *DeviceExecutor) download(list []DeviceTensor) ([]Tensor, error) {
	out := make([]Tensor, len(list))
	for k, t := range list {
		var err error
		if out[k], err = x.Download(t); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// Download reads a tensor of the device.
func (x *DeviceExecutor) Download(t DeviceTensor) (Tensor, error) {
	out := NewTensor(t.DType, t.Len)
	if t.Len == 0 {
		return out, nil
	}
	return out, x.d.Download(out.bytes(), t.Address)
}

// StateRoot is the root of the state (TensorsRoot), hashed on the device.
func (x *DeviceExecutor) StateRoot() (repops.Hash, error) {
	if err := x.Given(); err != nil {
		return repops.Hash{}, err
	}
	var list []cuda.HashTensor
	for _, t := range x.StateTensors() {
		list = append(list, cuda.HashTensor{Data: t.Address, DType: uint8(t.DType), N: uint64(t.Len)})
	}
	roots, err := cuda.TensorRoots(x.d, list...)
	return listRoot(KindTensors, roots), err
}

func (x *DeviceExecutor) root(t DeviceTensor) (repops.Hash, error) {
	return cuda.TensorRoot(x.d, t.Address, uint8(t.DType), uint64(t.Len))
}

// Memory is the bytes of intermediate results.
func (x *DeviceExecutor) Memory() int {
	n := 0
	for _, t := range []*tape{x.fused, x.single} {
		if t != nil {
			n += t.peak
		}
	}
	return n
}

// upload writes batches and counters of a step.
func (x *DeviceExecutor) upload(in *Inputs) error {
	counters, err := in.counters()
	if err != nil {
		return err
	}
	entries := batchEntries(x.p)
	if len(in.Batch) != len(x.batches) {
		return fmt.Errorf("%w: %d micro-batches, %d wanted", ErrTensor, len(in.Batch), len(x.batches))
	}
	for m, fields := range in.Batch {
		if len(fields) != len(entries) {
			return fmt.Errorf("%w: %d fields of micro-batch %d, %d wanted", ErrTensor, len(fields), m, len(entries))
		}
		for k, t := range fields {
			e := &x.p.Inputs[entries[k]-1]
			if err := t.check(e.DType, e.Shape); err != nil {
				return fmt.Errorf("micro-batch %d, field %d: %w", m, k, err)
			}
		}
	}
	for m, fields := range in.Batch {
		for k, t := range fields {
			if err := x.d.Upload(x.batches[m][k], t.bytes()); err != nil {
				return err
			}
		}
	}
	if x.counters == 0 {
		return nil
	}
	return x.d.Upload(x.counters, cuda.BytesOf(counters[:]))
}

// Step runs one step of a program with loop = 1 on the state that the device has; what it leaves is the next state. in.State and
// in.Constant are not looked at. After an error of the device the state is lost.
func (x *DeviceExecutor) Step(in *Inputs) error {
	if !x.p.Loop {
		return fmt.Errorf("%w: a program with loop = 0 has no next state. Hint: Run", ErrOutput)
	}
	if err := x.Given(); err != nil {
		return err
	}
	if err := x.upload(in); err != nil {
		return err
	}
	t, err := x.tape(true)
	if err != nil {
		return err
	}
	return x.kept(t.play(nil))
}

// kept is the error of a run, after which there is no state.
func (x *DeviceExecutor) kept(err error) error {
	x.set = x.set && err == nil
	return err
}

// Profile is a Step in which the device does one thing at a time: the seconds of each kind of work.
func (x *DeviceExecutor) Profile(in *Inputs) (map[string]float64, error) {
	if !x.p.Loop || !x.set {
		return nil, fmt.Errorf("%w: a profile is of a step from a state", ErrDevice)
	}
	if err := x.upload(in); err != nil {
		return nil, err
	}
	t, err := x.tape(true)
	if err != nil {
		return nil, err
	}
	seconds := map[string]float64{}
	return seconds, x.kept(t.profile(seconds))
}

// Run uploads the state of in, runs the program once and downloads the outputs.
func (x *DeviceExecutor) Run(in *Inputs) ([]Tensor, error) { return x.whole(in, true, nil) }

// RunAll runs every node on its own, as a trace needs it, and tells observe all outputs.
func (x *DeviceExecutor) RunAll(in *Inputs, observe DeviceObserver) ([]Tensor, error) {
	return x.whole(in, false, observe)
}

// Trace runs every node on its own and returns the trace, hashed on the device, and the output tensors.
func (x *DeviceExecutor) Trace(in *Inputs) (*Trace, []Tensor, error) {
	t, _ := x.p.NewTrace()
	out, err := x.RunAll(in, func(part int, entry uint32, tensor DeviceTensor, _ func(micro, entry uint32) DeviceTensor) error {
		first := x.p.firstMicro()
		if part == x.p.MicroBatches() {
			first = x.p.firstStep()
		}
		var err error
		t.Parts[part][entry-first], err = x.root(tensor)
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return t, out, nil
}

func (x *DeviceExecutor) whole(in *Inputs, fused bool, observe DeviceObserver) ([]Tensor, error) {
	if err := x.SetState(in.State); err != nil {
		return nil, err
	}
	if err := x.upload(in); err != nil {
		return nil, err
	}
	t, err := x.tape(fused)
	if err != nil {
		return nil, err
	}
	if err := x.kept(t.play(observe)); err != nil {
		return nil, err
	}
	return x.download(t.outputs)
}

// tape is the fused plan's tape, or that of single nodes, recorded when it is first asked for.
func (x *DeviceExecutor) tape(fused bool) (*tape, error) {
	kept := &x.single
	if fused {
		kept = &x.fused
	}
	if *kept == nil {
		had := len(x.held)
		t, err := x.record(fused)
		if err != nil {
			// A second try takes it again.
			for _, a := range x.held[had:] {
				err = errors.Join(err, x.d.Free(a))
			}
			x.held = x.held[:had]
			return nil, err
		}
		*kept = t
	}
	return *kept, nil
}
