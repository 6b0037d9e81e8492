package repopseval

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/ops"
	"assay/repops/program"
)

// EvalTensor is a tensor operator on operands of the right sizes.
type EvalTensor func(ctx context.Context, op *ops.TensorOp, in []program.Tensor) (program.Tensor, error)

// KernelTensors evaluates with the kernels of one engine.
func KernelTensors(e engine.Engine) EvalTensor {
	return func(_ context.Context, op *ops.TensorOp, in []program.Tensor) (program.Tensor, error) {
		return op.Eval(e, in)
	}
}

// Tensor reads one case a line and writes one result a line, the words of each operand and of the result one after the other.
// A NaN operand counts as the canonical one.
func Tensor(ctx context.Context, eval EvalTensor, op *ops.TensorOp, r io.Reader, w io.Writer) error {
	src := bufio.NewReaderSize(r, 1<<16)
	dst := bufio.NewWriterSize(w, 1<<16)
	for line := 1; ; line++ {
		text, err := readLine(src)
		if err == io.EOF {
			return dst.Flush()
		}
		var in []program.Tensor
		if err == nil {
			in, err = parseTensors(op, text)
		}
		var out program.Tensor
		if err == nil {
			out, err = eval(ctx, op, in)
		}
		if err != nil {
			return errors.Join(dst.Flush(), fmt.Errorf("line %d: %w", line, err))
		}
		digits := ops.WordType(out.DType).Digits()
		for i := range out.Len() {
			if i > 0 {
				dst.WriteByte(' ')
			}
			writeWord(dst, uint64(out.Word(uint64(i))), digits)
		}
		dst.WriteByte('\n')
		if !lineBuffered(src) {
			if err := dst.Flush(); err != nil {
				return err
			}
		}
	}
}

func parseTensors(op *ops.TensorOp, text string) ([]program.Tensor, error) {
	fields := strings.Fields(text)
	types := op.Operands()
	want := 0
	in := make([]program.Tensor, len(op.Shapes))
	for i, s := range op.Shapes {
		n := 1
		for _, d := range s {
			n *= d
		}
		in[i] = program.NewTensor(types[i], n)
		want += n
	}
	if len(fields) != want {
		return nil, fmt.Errorf("%d words, the shapes hold %d", len(fields), want)
	}
	k := 0
	for i := range in {
		for j := range in[i].Len() {
			w, err := ops.ParseOperand(fields[k], ops.WordType(types[i]))
			if err != nil {
				return nil, fmt.Errorf("word %d: %w", k+1, err)
			}
			if types[i] == program.F32 {
				w = uint64(math.Float32bits(num.Canonical(math.Float32frombits(uint32(w)))))
			}
			in[i].SetWord(uint64(j), uint32(w))
			k++
		}
	}
	return in, nil
}
