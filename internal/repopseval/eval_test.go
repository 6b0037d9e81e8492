package repopseval

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/repops/engine"
	"assay/repops/ops"
)

type scalarCase struct {
	Op  string   `json:"op"`
	In  []string `json:"in"`
	Out string   `json:"out"`
}

// scalarCases are those of vectors/scalar.json by operation.
func scalarCases(t *testing.T) map[string][]scalarCase {
	t.Helper()
	b, err := os.ReadFile("../../vectors/scalar.json")
	require.NoError(t, err)
	var file struct{ Cases []scalarCase }
	require.NoError(t, json.Unmarshal(b, &file))
	byOp := map[string][]scalarCase{}
	for _, c := range file.Cases {
		byOp[c.Op] = append(byOp[c.Op], c)
	}
	require.Greater(t, len(byOp), 30)
	return byOp
}

// TestScalarVectors asks every engine of this machine for every case, as text, the way a user does.
func TestScalarVectors(t *testing.T) {
	engines := map[string]func(op *ops.Op) (Engine, error){
		"evm": func(*ops.Op) (Engine, error) { return NewEVM() },
	}
	for _, e := range engine.Supported() {
		engines[e.String()] = func(*ops.Op) (Engine, error) { return Kernels(e) }
	}
	if !testing.Short() {
		python := projectPython(t)
		engines["python"] = func(op *ops.Op) (Engine, error) { return StartPython(t.Context(), python, op.Name) }
	}
	for name, start := range engines {
		t.Run(name, func(t *testing.T) {
			for op, cases := range scalarCases(t) {
				if name == "python" && op != "fma" && op != "f32_to_i8" && op != "div64" {
					continue // each is a process; trainer-py's tests replay the file in one
				}
				o, err := ops.Lookup(op)
				require.NoError(t, err)
				e, err := start(o)
				require.NoError(t, err)
				var in, out bytes.Buffer
				for _, c := range cases {
					fmt.Fprintln(&in, strings.Join(c.In, " "))
				}
				require.NoError(t, Scalar(t.Context(), e, o, &in, &out))
				require.NoError(t, e.Close())
				got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
				require.Len(t, got, len(cases))
				for i, c := range cases {
					want, err := ops.ParseOperand(c.Out, o.Out)
					require.NoError(t, err)
					require.Equal(t, fmt.Sprintf("%0*x", o.Out.Digits(), want), got[i], "%s %v", op, c.In)
				}
			}
		})
	}
}

// projectPython is the interpreter that make setup installs, with the library that it builds.
func projectPython(t *testing.T) string {
	t.Helper()
	python := filepath.Join("..", "..", "trainer-py", ".venv", "bin", "python")
	if testing.Short() {
		t.Skip("starts Python processes")
	}
	require.NoError(t, probePython(t.Context(), python), "make setup")
	return python
}

// TestPythonTensors asks one process for several cases, and for one that it refuses.
func TestPythonTensors(t *testing.T) {
	python := projectPython(t)
	for _, c := range tensorCases {
		if c.op != "matmul" && c.op != "matmul_i8" && c.op != "gather" && c.op != "softmax" {
			continue
		}
		op, err := ops.LookupTensor(c.op, c.shape, strings.Fields(c.attrs))
		require.NoError(t, err)
		eval, err := PythonTensors(t.Context(), python)
		require.NoError(t, err)
		var out bytes.Buffer
		require.NoError(t, Tensor(t.Context(), eval, op, strings.NewReader(c.in+"\n"+c.in+"\n"), &out), c.op)
		require.Equal(t, c.out+"\n"+c.out+"\n", out.String(), c.op)
	}
}

func run(t *testing.T, op, input string) (string, error) {
	t.Helper()
	o, err := ops.Lookup(op)
	require.NoError(t, err)
	var out bytes.Buffer
	err = Scalar(t.Context(), kernels{ops.Portable}, o, strings.NewReader(input), &out)
	return out.String(), err
}

func TestLines(t *testing.T) {
	for _, c := range []struct{ op, in, out, err string }{
		{"add", "", "", ""},
		{"add", "3f800000 3f800000", "40000000\n", ""},
		{"add", "0x3F800000  3f800000\r\n", "40000000\n", ""},
		{"add", "1 2\n3 4\n", "00000003\n00000007\n", ""},
		{"f32_to_i8", "c3000000\n", "80\n", ""},
		{"select", "ff 1 2\nffffffff 1 2\n00000000 1 2\n", "00000001\n00000001\n00000002\n", ""},
		{"le", "0 80000000\n7fc00000 7fc00000\n", "01\n00\n", ""},
		{"add64", "3ff0000000000000 3ff0000000000000\n", "4000000000000000\n", ""},
		{"add", "1 2\n3\n", "00000003\n", "line 2: 1 operands"},
		{"add", "1 2\n\n", "00000003\n", "line 2: 0 operands"},
		{"add", "1 2 3\n", "", "line 1: 3 operands"},
		{"add", "1 -2\n", "", "not a hex word"},
		{"add", "1 0x\n", "", "not a hex word"},
		{"add", "1 1_0\n", "", "not a hex word"},
		{"add", "1 123456789\n", "", "more than 8"},
		{"select", "100 1 2\n", "", "no i8"},
		{"add", strings.Repeat("1 2\n", 10_000), strings.Repeat("00000003\n", 10_000), ""},
	} {
		out, err := run(t, c.op, c.in)
		require.Equal(t, c.out, out, "%s %.40q", c.op, c.in)
		if c.err == "" {
			require.NoError(t, err)
		} else {
			require.ErrorContains(t, err, c.err)
		}
	}
}

// TestAnswersWithoutWaiting keeps the input open and wants each answer before the next line.
func TestAnswersWithoutWaiting(t *testing.T) {
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	o, err := ops.Lookup("neg")
	require.NoError(t, err)
	done := make(chan error, 1)
	go func() {
		done <- Scalar(context.Background(), kernels{ops.Portable}, o, inR, outW)
		outW.Close()
	}()
	buf := make([]byte, 9)
	for range 3 {
		_, err := io.WriteString(inW, "3f800000\n")
		require.NoError(t, err)
		_, err = io.ReadFull(outR, buf)
		require.NoError(t, err)
		require.Equal(t, "bf800000\n", string(buf))
	}
	inW.Close()
	_, err = io.ReadFull(outR, buf)
	require.ErrorIs(t, err, io.EOF)
	require.NoError(t, <-done)
}

// tensorCases are small enough to be checked by eye.
var tensorCases = []struct{ op, shape, attrs, in, out string }{
	{"matmul", "1x2,1x2", "", "3f800000 40000000 40400000 40800000", "41300000"},
	{"matmul", "2x2,1x2", "band=lower", "3f800000 7f800000 3f800000 3f800000 3f800000 3f800000", "3f800000 40000000"},
	{"sum", "3", "", "3f800000 40000000 40400000", "40c00000"},
	{"sum", "0", "", "", "00000000"},
	{"amax", "0", "", "", "ff800000"},
	{"matmul", "2x0,1x0", "", "", "00000000 00000000"},
	{"amax", "3", "", "80000000 00000000 bf800000", "00000000"},
	{"softmax", "1x2", "", "0 0", "3f000000 3f000000"},
	{"matmul_i8", "1x2,1x2", "", "7f 80 ff 02", "fffffe81"},
	{"gather", "2x1,3", "", "1 2 1 0 5", "00000002 00000001 7fc00000"},
	{"concat", "1,2", "axis=0", "1 2 3", "00000001 00000002 00000003"},
	{"mean", "2x2", "", "3f800000 40000000 40400000 40800000", "40000000 40400000"},
	{"trimmed_mean", "3x1", "k=1", "3f800000 7f7fffff ff7fffff", "3f800000"},
	{"coordinate_median", "2x1", "", "3f800000 40400000", "40000000"},
	{"relu", "2", "", "80000000 bf800000", "00000000 00000000"},
	{"sigmoid", "1", "", "0", "3f000000"},
}

func TestTensorCases(t *testing.T) {
	for _, e := range engine.Supported() {
		for _, c := range tensorCases {
			op, err := ops.LookupTensor(c.op, c.shape, strings.Fields(c.attrs))
			require.NoError(t, err, c.op)
			var out bytes.Buffer
			require.NoError(t, Tensor(t.Context(), KernelTensors(e), op, strings.NewReader(c.in+"\n"), &out), c.op)
			require.Equal(t, c.out+"\n", out.String(), "%v %s", e, c.op)
		}
	}
	for _, c := range tensorCases {
		op, err := ops.LookupTensor(c.op, c.shape, strings.Fields(c.attrs))
		require.NoError(t, err)
		var out bytes.Buffer
		evm, err := EVMTensors(op)
		if has := c.attrs == "" && (c.op == "matmul" || c.op == "sum" || c.op == "amax"); !has {
			require.ErrorIs(t, err, engine.ErrUnavailable, c.op)
			continue
		}
		require.NoError(t, err, c.op)
		require.NoError(t, Tensor(t.Context(), evm, op, strings.NewReader(c.in+"\n"), &out))
		require.Equal(t, c.out+"\n", out.String(), c.op)
	}
}

// TestEnginesAgreeOnLongReductions crosses runs and levels in the contract too.
func TestEnginesAgreeOnLongReductions(t *testing.T) {
	words := func(n int) string {
		var b strings.Builder
		x := uint32(12345)
		for i := range n {
			if i > 0 {
				b.WriteByte(' ')
			}
			x = x*1664525 + 1013904223
			fmt.Fprintf(&b, "%08x", x&0x80ffffff|0x3e000000)
		}
		return b.String()
	}
	for _, c := range []struct {
		op, shape string
		n         int
	}{{"sum", "257", 257}, {"sum", "70000", 70000}, {"amax", "600", 600}, {"matmul", "2x600,3x600", 3000}} {
		op, err := ops.LookupTensor(c.op, c.shape, nil)
		require.NoError(t, err)
		results := map[string][]string{}
		in := words(c.n) + "\n"
		ask := func(name string, eval EvalTensor) {
			var out bytes.Buffer
			require.NoError(t, Tensor(t.Context(), eval, op, strings.NewReader(in), &out))
			results[out.String()] = append(results[out.String()], name)
		}
		evm, err := EVMTensors(op)
		require.NoError(t, err)
		ask("evm", evm)
		for _, e := range engine.Supported() {
			ask(e.String(), KernelTensors(e))
		}
		require.Len(t, results, 1, "%s: %v", c.op, results)
	}
}

func TestBadTensors(t *testing.T) {
	for _, c := range []struct{ op, shape, attrs, err string }{
		{"nosuch", "1", "", "no tensor operator"},
		{"softmax", "", "", "not a shape"},
		{"softmax", "2x", "", "not a shape"},
		{"softmax", "-1", "", "not a shape"},
		{"softmax", "1x1x1x1x1x1x1x1x1", "", "axes"},
		{"softmax", "99999999x99999999", "", "elements"},
		{"softmax", "2,2", "", "operands"},
		{"softmax", "2", "eps=3", "no attribute"},
		{"matmul", "2x3,2x4", "", "matmul"},
		{"matmul", "2x3,2x3", "band=left", "band"},
		{"matmul", "1x65537,1x65537", "", "65"},
		{"segsum", "2,1x2", "", "rows"},
		{"cross_entropy", "2x3,2", "rows=0", "rows"},
		{"trimmed_mean", "3x1", "k=abc", "whole number"},
		{"trimmed_mean", "3x1", "", "needs --attr k"},
		{"mean", "65x2", "", "at most 64"},
		{"clipped_mean", "3x2", "bound=zz", "hex"},
		{"layer_norm", "2,2,2", "eps=zz", "hex"},
		{"concat", "2,2", "axis=7", "concat"},
		{"mean", "2", "", "trainers"},
		{"weighted_mean", "2x2,3", "", "weights"},
		{"attention", "2x2,2x3,2x3", "", "attention"},
	} {
		_, err := ops.LookupTensor(c.op, c.shape, strings.Fields(c.attrs))
		require.ErrorContains(t, err, c.err, "%+v", c)
	}
	for _, c := range []struct{ op, shape, attrs, in, err string }{
		{"softmax", "2", "", "1", "words"},
		{"softmax", "1", "", "xyz", "hex"},
		{"trimmed_mean", "2x1", "k=1", "1 2", ""},
		{"krum", "3x1", "f=1", "1 2 3", ""},
		{"multi_krum", "5x1", "f=1 m=9", "1 2 3 4 5", "m = 9"},
	} {
		op, err := ops.LookupTensor(c.op, c.shape, strings.Fields(c.attrs))
		require.NoError(t, err)
		err = Tensor(t.Context(), KernelTensors(engine.Best()), op, strings.NewReader(c.in), io.Discard)
		require.ErrorContains(t, err, c.err)
	}
}

func TestUnavailable(t *testing.T) {
	if runtime.GOARCH == "arm64" {
		_, err := Kernels(engine.AVX2)
		require.ErrorIs(t, err, engine.ErrUnavailable)
	} else {
		_, err := Kernels(engine.NEON)
		require.ErrorIs(t, err, engine.ErrUnavailable)
	}
	_, err := StartPython(t.Context(), filepath.Join(t.TempDir(), "python"), "add")
	require.ErrorIs(t, err, engine.ErrUnavailable)
	// An interpreter without the package.
	if sh, err := os.Executable(); err == nil {
		_, err = StartPython(t.Context(), sh, "add")
		require.True(t, errors.Is(err, engine.ErrUnavailable))
	}
}

func FuzzLines(f *testing.F) {
	f.Add("add", "1 2\n3 4")
	f.Add("select", "ff 1 2\n")
	f.Fuzz(func(t *testing.T, op, text string) {
		o, err := ops.Lookup(op)
		if err != nil {
			return
		}
		var out bytes.Buffer
		err = Scalar(context.Background(), kernels{ops.Portable}, o, strings.NewReader(text), &out)
		if err == nil && strings.Count(out.String(), "\n") != len(strings.Split(strings.TrimSuffix(text, "\n"), "\n")) && text != "" {
			t.Errorf("%d answers to %q", strings.Count(out.String(), "\n"), text)
		}
	})
}
