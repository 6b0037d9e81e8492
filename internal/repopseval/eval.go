// Package repopseval answers cases of single operations on any engine, a line a case, so that an outsider can hold each
// implementation of the arithmetic against any conformance suite.
package repopseval

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"assay/repops/engine"
	"assay/repops/ops"
)

// Engine evaluates batches of one operation.
type Engine interface {
	// Eval writes the result of each case to out. in[k][i] is operand k of case i; words are right-aligned bit patterns. All
	// lists have one length.
	Eval(ctx context.Context, op *ops.Op, in [][]uint64, out []uint64) error
	Close() error
}

// Kernels evaluates with the kernels of one engine; engine.ErrUnavailable if this machine lacks it.
func Kernels(e engine.Engine) (Engine, error) {
	on, err := ops.On(e)
	return kernels{on}, err
}

type kernels struct{ ops.Evaluator }

// Eval implements Engine.
func (k kernels) Eval(_ context.Context, op *ops.Op, in [][]uint64, out []uint64) error {
	return k.Evaluator.Eval(op, in, out)
}

// Close implements Engine.
func (kernels) Close() error { return nil }

// batch is how many cases are evaluated at once: enough for every SIMD path and to spread a process's or a contract call's
// fixed cost.
const batch = 4096

// maxLine bounds a line of a tensor case; a scalar case is far shorter.
const maxLine = 64 << 20

// Scalar reads one case a line from r until its end and writes one result a line to w. When the reader has no more lines at
// hand the results so far are written out, so that it can be used over a pipe, case by case.
func Scalar(ctx context.Context, e Engine, op *ops.Op, r io.Reader, w io.Writer) error {
	src := bufio.NewReaderSize(r, 1<<16)
	dst := bufio.NewWriterSize(w, 1<<16)
	in := make([][]uint64, len(op.In))
	for k := range in {
		in[k] = make([]uint64, 0, batch)
	}
	out := make([]uint64, batch)
	flush := func() error {
		n := len(in[0])
		if n == 0 {
			return nil
		}
		if err := e.Eval(ctx, op, in, out[:n]); err != nil {
			return err
		}
		for _, v := range out[:n] {
			writeWord(dst, v, op.Out.Digits())
			dst.WriteByte('\n')
		}
		for k := range in {
			in[k] = in[k][:0]
		}
		return dst.Flush()
	}
	for line := 1; ; line++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		text, err := readLine(src)
		if err == io.EOF {
			return flush()
		}
		if err == nil {
			err = parseCase(op, text, in)
		}
		if err != nil {
			// What came before the bad line is answered.
			return errors.Join(flush(), fmt.Errorf("line %d: %w", line, err))
		}
		if len(in[0]) == batch || !lineBuffered(src) {
			if err := flush(); err != nil {
				return err
			}
		}
	}
}

// readLine returns the next line without its end; a last line need not have one. io.EOF means that there is none.
func readLine(r *bufio.Reader) (string, error) {
	var b strings.Builder
	for {
		part, err := r.ReadSlice('\n')
		b.Write(part)
		if b.Len() > maxLine {
			return "", fmt.Errorf("longer than %d bytes", maxLine)
		}
		switch {
		case err == nil:
			return strings.TrimRight(b.String(), "\r\n"), nil
		case err == bufio.ErrBufferFull:
		case err == io.EOF && b.Len() > 0:
			return b.String(), nil
		default:
			return "", err
		}
	}
}

// lineBuffered says whether another whole line is at hand without waiting.
func lineBuffered(r *bufio.Reader) bool {
	b, _ := r.Peek(r.Buffered())
	return bytes.IndexByte(b, '\n') >= 0
}

func parseCase(op *ops.Op, text string, in [][]uint64) error {
	fields := strings.Fields(text)
	if len(fields) != len(op.In) {
		return fmt.Errorf("%d operands, %s takes %d (%s). Hint: hex words separated by one space", len(fields), op.Name, len(op.In), typeList(op.In))
	}
	words := make([]uint64, 0, 4)
	for k, f := range fields {
		v, err := ops.ParseOperand(f, op.In[k])
		if err != nil {
			return fmt.Errorf("operand %d: %w", k+1, err)
		}
		words = append(words, v)
	}
	for k, v := range words {
		in[k] = append(in[k], v)
	}
	return nil
}

func typeList(types []ops.Type) string {
	names := make([]string, len(types))
	for i, t := range types {
		names[i] = t.String()
	}
	return strings.Join(names, ", ")
}

func writeWord(w *bufio.Writer, v uint64, digits int) {
	const hex = "0123456789abcdef"
	for s := 4 * (digits - 1); s >= 0; s -= 4 {
		w.WriteByte(hex[v>>s&15])
	}
}
