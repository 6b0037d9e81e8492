package repopseval

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"assay/repops/engine"
	"assay/repops/ops"
	"assay/repops/program"
)

// process is the Python engine: `python -m assay_repops eval`, spoken to in the same line format as this package reads.
type process struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
	op  string
}

// StartPython starts the Python implementation with the given interpreter. engine.ErrUnavailable means that it or its library is not
// installed.
func StartPython(ctx context.Context, python, op string) (Engine, error) {
	if err := probePython(ctx, python); err != nil {
		return nil, err
	}
	p, err := startPython(ctx, python, "eval", "--op", op)
	if err != nil {
		return nil, err
	}
	p.op = op
	return p, nil
}

// probePython is an error unless the interpreter has the package and its library.
func probePython(ctx context.Context, python string) error {
	if _, err := exec.LookPath(python); err != nil {
		return fmt.Errorf("%w: python: %v. Hint: make setup, or --python names another interpreter", engine.ErrUnavailable, err)
	}
	if text, err := exec.CommandContext(ctx, python, "-m", "assay_repops", "info").CombinedOutput(); err != nil {
		return fmt.Errorf("%w: python: %s. Hint: make setup", engine.ErrUnavailable, lastLine(string(text), err))
	}
	return nil
}

func startPython(ctx context.Context, python string, args ...string) (*process, error) {
	cmd := exec.CommandContext(ctx, python, append([]string{"-m", "assay_repops"}, args...)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &process{cmd: cmd, in: in, out: bufio.NewReader(out)}, nil
}

func lastLine(text string, err error) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if l := lines[len(lines)-1]; l != "" {
		return l
	}
	return err.Error()
}

// Eval implements Engine.
func (p *process) Eval(_ context.Context, op *ops.Op, in [][]uint64, out []uint64) error {
	if op.Name != p.op {
		return fmt.Errorf("the process evaluates %s, not %s", p.op, op.Name)
	}
	// Lines are written while results are read, or both pipes could fill up.
	sent := make(chan error, 1)
	go func() {
		w := bufio.NewWriter(p.in)
		for i := range out {
			for k, t := range op.In {
				if k > 0 {
					w.WriteByte(' ')
				}
				writeWord(w, in[k][i], t.Digits())
			}
			w.WriteByte('\n')
		}
		sent <- w.Flush()
	}()
	for i := range out {
		line, err := p.out.ReadString('\n')
		if err != nil {
			return errors.Join(fmt.Errorf("python ended early: %w", err), <-sent)
		}
		if out[i], err = strconv.ParseUint(strings.TrimSpace(line), 16, 64); err != nil {
			return fmt.Errorf("python answered %q", line)
		}
	}
	return <-sent
}

// Close ends the process.
func (p *process) Close() error {
	p.in.Close()
	return p.cmd.Wait()
}

// PythonTensors evaluates tensor operators by one Python process, a line a case.
func PythonTensors(ctx context.Context, python string) (EvalTensor, error) {
	if err := probePython(ctx, python); err != nil {
		return nil, err
	}
	var p *process
	return func(ctx context.Context, op *ops.TensorOp, in []program.Tensor) (program.Tensor, error) {
		if p == nil {
			args := []string{"tensor", "--op", op.Name, "--shape", op.ShapeText()}
			for key, value := range op.Attrs {
				args = append(args, "--attr", key+"="+value)
			}
			var err error
			if p, err = startPython(ctx, python, args...); err != nil {
				return program.Tensor{}, err
			}
		}
		return p.tensor(op, in)
	}, nil
}

func (p *process) tensor(op *ops.TensorOp, in []program.Tensor) (program.Tensor, error) {
	out := program.NewTensor(op.Result())
	sent := make(chan error, 1)
	go func() {
		w := bufio.NewWriter(p.in)
		for i, t := range in {
			for k := range t.Len() {
				if i+k > 0 {
					w.WriteByte(' ')
				}
				writeWord(w, uint64(t.Word(uint64(k))), 8)
			}
		}
		w.WriteByte('\n')
		sent <- w.Flush()
	}()
	line, err := p.out.ReadString('\n')
	if err != nil {
		return out, errors.Join(fmt.Errorf("python ended early: %w", err), <-sent)
	}
	fields := strings.Fields(line)
	if len(fields) != out.Len() {
		return out, fmt.Errorf("python answered %d words for %d elements", len(fields), out.Len())
	}
	for k, f := range fields {
		w, err := strconv.ParseUint(f, 16, 32)
		if err != nil {
			return out, fmt.Errorf("python answered %.40q", f)
		}
		out.SetWord(uint64(k), uint32(w))
	}
	return out, <-sent
}
