package ops

import (
	"errors"
	"fmt"

	"assay/repops/cuda"
	"assay/repops/program"
)

// ErrNotOnDevice reports an operation that a device has no kernels for.
var ErrNotOnDevice = errors.New("not on the device")

// onDevice evaluates with a device's kernels.
type onDevice struct{ d cuda.Device }

// OnDevice is the evaluator of a device. What it has no kernel for, binary64 and select, is evaluated as the portable engine does.
func OnDevice(d cuda.Device) Evaluator { return onDevice{d} }

// Eval implements Evaluator.
func (e onDevice) Eval(op *Op, in [][]uint64, out []uint64) (err error) {
	kernel, operands := deviceOperands(op, in)
	if kernel == "" {
		return Portable.Eval(op, in, out)
	}
	var taken []cuda.Address
	defer func() {
		for _, a := range taken {
			err = errors.Join(err, e.d.Free(a))
		}
	}()
	for _, words := range append(operands, make([]uint32, len(out))) {
		a, err := e.d.Allocate(uint64(max(4, 4*len(words))))
		if err != nil {
			return err
		}
		taken = append(taken, a)
		if err := e.d.Upload(a, cuda.BytesOf(words)); err != nil {
			return err
		}
	}
	places, result := taken[:len(operands)], taken[len(operands)]
	apply := func(from, to int, r cuda.Random) error {
		at := make([]cuda.Address, len(places))
		for k := range places {
			at[k] = places[k] + cuda.Address(4*from)
		}
		return cuda.Apply(e.d, kernel, result+cuda.Address(4*from), to-from, r, at...)
	}
	if op.Name != "random" {
		err = apply(0, len(out), cuda.Random{})
	}
	for i := 0; op.Name == "random" && i < len(out) && err == nil; { // runs of cases of one sequence
		sequence := func(i int) cuda.Random {
			return cuda.Random{Seed: in[0][i], Node: uint32(in[2][i]), Micro: uint32(in[3][i])}
		}
		end := i + 1
		for end < len(out) && sequence(end) == sequence(i) {
			end++
		}
		err = apply(i, end, sequence(i))
		i = end
	}
	if err != nil {
		return err
	}
	got := make([]uint32, len(out))
	if err := e.d.Download(cuda.BytesOf(got), result); err != nil {
		return err
	}
	for i, w := range got {
		if out[i] = uint64(w); op.Out == I8 {
			out[i] &= 0xff
		}
	}
	return nil
}

// deviceOperands is the name by which cuda.Apply has an operation, and its operands as words; no name if it has none.
func deviceOperands(op *Op, in [][]uint64) (kernel string, operands [][]uint32) {
	switch op.Name {
	case "select", "f32_to_f64", "mul_exact64":
		return "", nil
	case "random":
		return op.Name, [][]uint32{wordsOf(in[1], 0), wordsOf(in[1], 32)}
	}
	for k, t := range op.In {
		if t == F64 {
			return "", nil
		}
		operands = append(operands, wordsOf(in[k], 0))
	}
	return op.Name, operands
}

// wordsOf is 32 bits of each word.
func wordsOf(list []uint64, shift int) []uint32 {
	words := make([]uint32, len(list))
	for i, w := range list {
		words[i] = uint32(w >> shift)
	}
	return words
}

// EvalOnDevice is Eval with the kernels of a device. Aggregation rules are no programs: ErrNotOnDevice.
func (op *TensorOp) EvalOnDevice(d cuda.Device, in []program.Tensor) (t program.Tensor, err error) {
	if op.program == nil {
		return t, fmt.Errorf("%w: %s aggregates in binary64. Hint: another engine", ErrNotOnDevice, op.Name)
	}
	if len(in) != len(op.Shapes) {
		return t, fmt.Errorf("%s takes %d operands, not %d", op.Name, len(op.Shapes), len(in))
	}
	x, err := program.NewDeviceExecutor(op.program, op.consts, d)
	if err != nil {
		return t, err
	}
	defer func() { err = errors.Join(err, x.Close()) }()
	return first(x.Run(&program.Inputs{State: op.padded(in), Constant: op.consts}))
}
