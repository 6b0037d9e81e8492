package repopseval

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"

	"assay/internal/evmeval"
	"assay/repops"
	"assay/repops/engine"
	"assay/repops/ops"
	"assay/repops/program"
)

// evm runs the Solidity libraries, as the contract ArithmeticEvaluator holds them, in an EVM within this process.
type evm struct {
	contract *evmeval.Evaluator
	buf      []byte
}

// NewEVM deploys the contract into a fresh EVM.
func NewEVM() (Engine, error) {
	c, err := evmeval.New()
	if err != nil {
		return nil, err
	}
	return &evm{contract: c}, nil
}

// wide says whether a word takes 8 bytes in a call; all others take 4, i8 sign-extended.
func wide(t ops.Type) bool { return t == ops.F64 || t == ops.Word64 }

// Eval implements Engine.
func (e *evm) Eval(_ context.Context, op *ops.Op, in [][]uint64, out []uint64) error {
	b := e.buf[:0]
	for i := range out {
		for k, t := range op.In {
			v := in[k][i]
			switch {
			case wide(t):
				b = binary.BigEndian.AppendUint64(b, v)
			case t == ops.I8:
				b = binary.BigEndian.AppendUint32(b, uint32(int32(int8(v))))
			default:
				b = binary.BigEndian.AppendUint32(b, uint32(v))
			}
		}
	}
	e.buf = b
	res, err := e.contract.Eval(op.Name, b)
	if err != nil {
		return err
	}
	width := 4
	if wide(op.Out) {
		width = 8
	}
	if len(res) != width*len(out) {
		return fmt.Errorf("the contract answered %d bytes for %d cases", len(res), len(out))
	}
	for i := range out {
		if width == 8 {
			out[i] = binary.BigEndian.Uint64(res[8*i:])
			continue
		}
		out[i] = uint64(binary.BigEndian.Uint32(res[4*i:]))
		if op.Out == ops.I8 {
			out[i] &= 0xff
		}
	}
	return nil
}

// Close implements Engine.
func (e *evm) Close() error { return nil }

// EVMTensors evaluates the tensor operators that the contract has: sum and amax of one vector, matmul without a band.
func EVMTensors(op *ops.TensorOp) (EvalTensor, error) {
	matrices := op.Name == "matmul" && len(op.Attrs) == 0 && len(op.Shapes[0]) == 2 && len(op.Shapes[1]) == 2
	vector := (op.Name == "sum" || op.Name == "amax") && len(op.Shapes[0]) == 1
	if !matrices && !vector {
		return nil, fmt.Errorf("%w: evm evaluates sum and amax of one axis, and matmul of two matrices without a band", engine.ErrUnavailable)
	}
	c, err := evmeval.New()
	if err != nil {
		return nil, err
	}
	return func(_ context.Context, op *ops.TensorOp, in []program.Tensor) (program.Tensor, error) {
		switch {
		case matrices:
			m, n, k := op.Shapes[0][0], op.Shapes[1][0], op.Shapes[0][1]
			a, b := littleEndian(in[0].F32), littleEndian(in[1].F32)
			out := program.NewTensor(program.F32, m*n)
			for i := range m {
				for j := range n {
					// A call holds at most a run, as an opened leaf does; the accumulator goes from one call to the next.
					s := uint32(0)
					for lo := 0; lo < k; lo += repops.RunLength {
						hi := min(lo+repops.RunLength, k)
						if s, err = c.Dot(s, a[4*(i*k+lo):4*(i*k+hi)], b[4*(j*k+lo):4*(j*k+hi)]); err != nil {
							return out, err
						}
					}
					out.SetWord(uint64(i*n+j), s)
				}
			}
			return out, nil
		default:
			level := c.Sum
			if op.Name == "amax" {
				level = c.Amax
			}
			x := littleEndian(in[0].F32)
			for first := true; first || len(x) > 4; first = false {
				var next []byte
				for lo := 0; lo < max(len(x), 1); lo += 4 * repops.RunLength {
					part, err := level(x[lo:min(lo+4*repops.RunLength, len(x))])
					if err != nil {
						return program.Tensor{}, err
					}
					next = append(next, part...)
				}
				x = next
			}
			out := program.NewTensor(program.F32, 1)
			out.SetWord(0, binary.LittleEndian.Uint32(x))
			return out, nil
		}
	}, nil
}

func littleEndian(x []float32) []byte {
	b := make([]byte, 0, 4*len(x))
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}
