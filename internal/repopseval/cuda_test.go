package repopseval

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/repops/cuda"
	"assay/repops/cuda/emulator"
	"assay/repops/engine"
	"assay/repops/ops"
	"assay/repops/program"
)

// emulated is a device that this machine's processor stands for.
func emulated(t *testing.T) cuda.Device {
	t.Helper()
	d, err := emulator.Open()
	if errors.Is(err, emulator.ErrNoCompiler) {
		t.Skip(err)
	}
	require.NoError(t, err)
	return d
}

// TestDeviceScalars asks a device for every case of vectors/scalar.json, as text.
func TestDeviceScalars(t *testing.T) {
	e := Device(emulated(t))
	for op, cases := range scalarCases(t) {
		o, err := ops.Lookup(op)
		require.NoError(t, err)
		var in, out bytes.Buffer
		for _, c := range cases {
			fmt.Fprintln(&in, strings.Join(c.In, " "))
		}
		require.NoError(t, Scalar(t.Context(), e, o, &in, &out))
		got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
		require.Len(t, got, len(cases))
		for i, c := range cases {
			want, err := ops.ParseOperand(c.Out, o.Out)
			require.NoError(t, err)
			require.Equal(t, fmt.Sprintf("%0*x", o.Out.Digits(), want), got[i], "%s %v", op, c.In)
		}
	}
	require.NoError(t, e.Close())
}

// TestDeviceTensors compares tensor operators on a device with the portable engine.
func TestDeviceTensors(t *testing.T) {
	d := emulated(t)
	defer func() { require.NoError(t, d.Close()) }()
	eval := DeviceTensors(d)
	for _, c := range []struct {
		name, shapes string
		attrs        []string
	}{
		{"add", "3x5,3x5", nil}, {"exp", "300", nil}, {"matmul", "5x300,7x300", []string{"band=lower", "offset=100"}}, {"matmul", "2x0,3x0", nil},
		{"sum", "2x700", nil}, {"softmax", "3x40", nil}, {"attention", "2x6x4,2x6x4,2x6x4", []string{"causal=1"}},
		{"layer_norm", "4x40,40,40", nil}, {"concat", "2x3,2x5", []string{"axis=1"}}, {"f32_to_i8", "30", nil},
	} {
		op, err := ops.LookupTensor(c.name, c.shapes, c.attrs)
		require.NoError(t, err)
		var in []program.Tensor
		for i := range op.Shapes {
			x := program.NewTensor(op.Operands()[i], op.Elements(i))
			for k := range x.Len() {
				x.F32[k] = float32(k%17) - 7.5
			}
			in = append(in, x)
		}
		want, err := op.Eval(engine.Portable, in)
		require.NoError(t, err)
		got, err := eval(t.Context(), op, in)
		require.NoError(t, err, c.name)
		require.Equal(t, want.Root(), got.Root(), c.name)
	}
	op, err := ops.LookupTensor("mean", "2x3", nil)
	require.NoError(t, err)
	_, err = eval(t.Context(), op, []program.Tensor{program.NewTensor(program.F32, 6)})
	require.ErrorIs(t, err, ops.ErrNotOnDevice)
}
