package repopseval

import (
	"context"

	"assay/repops/cuda"
	"assay/repops/ops"
	"assay/repops/program"
)

// Device evaluates with the kernels of a device, which Close closes.
func Device(d cuda.Device) Engine { return onDevice{ops.OnDevice(d), d} }

type onDevice struct {
	ops.Evaluator
	d cuda.Device
}

// Eval implements Engine.
func (e onDevice) Eval(_ context.Context, op *ops.Op, in [][]uint64, out []uint64) error {
	return e.Evaluator.Eval(op, in, out)
}

// Close implements Engine.
func (e onDevice) Close() error { return e.d.Close() }

// DeviceTensors evaluates with the kernels of a device, which stays the caller's.
func DeviceTensors(d cuda.Device) EvalTensor {
	return func(_ context.Context, op *ops.TensorOp, in []program.Tensor) (program.Tensor, error) {
		return op.EvalOnDevice(d, in)
	}
}
