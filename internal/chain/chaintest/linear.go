package chaintest

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// The layer of Linear: 3 classes of 332 inputs and a bias each, 2 records a step.
const classes, width, batch = 3, 332, 2

// Linear is a Verified task of Spec's size: a linear layer under squared error and SGD; the last parameter is not trained. Its steps have a
// product of that size that changes nothing, if it is not 0.
func Linear(t testing.TB, spec *protocol.TaskSpec, product int) (claim.Programs, [3][]program.Tensor, [][]byte) {
	t.Helper()
	var out claim.Programs
	var constants [3][]program.Tensor
	fragments := protocol.Fragments(spec.ParamCount, spec.FragmentCount)
	whole := func(b *program.Builder) program.Value {
		var parts []program.Value
		for _, f := range fragments {
			parts = append(parts, b.Copy(b.State(program.F32, int(f.Len()))))
		}
		return b.Concat(0, parts...)
	}
	build := func(b *program.Builder, i int) *program.Program {
		p, c, err := b.Build()
		require.NoError(t, err)
		constants[i] = c
		return p
	}
	b := program.NewMap()
	flat := whole(b)
	b.Output(b.Copy(b.Reshape(b.Slice(flat, 0, 0, classes*width), classes, width)))
	b.Output(b.Copy(b.Slice(flat, 0, classes*width, classes*width+classes)))
	out.Prologue = build(b, 0)

	b = program.NewBuilder(2, 1)
	w, bias := b.State(program.F32, classes, width), b.State(program.F32, classes)
	x, y := b.Copy(b.Batch(program.F32, 0, batch, width)), b.Copy(b.Batch(program.I32, 1, batch, classes))
	d := b.Sub(b.Linear(x, w, bias), b.Convert(program.F32, y))
	if product > 0 {
		zeros := b.Copy(b.Broadcast(b.Scalar(0), program.Of(product, product)))
		one := b.Slice(b.Slice(b.Matmul(zeros, zeros), 0, 0, 1), 1, 0, 1)
		d = b.Add(d, b.Reshape(b.Copy(one)))
	}
	_, dw, db := b.LinearBackward(d, x, w)
	b.BeginStep()
	b.Output(b.SGD(w, b.Reduce(dw), b.Scalar(-0.0625)))
	b.Output(b.SGD(bias, b.Reduce(db), b.Scalar(-0.0625)))
	out.Step = build(b, 1)

	b = program.NewMap()
	flat = whole(b)
	w, bias = b.State(program.F32, classes, width), b.State(program.F32, classes)
	rest := b.Slice(flat, 0, classes*width+classes, int(spec.ParamCount))
	delta := b.Sub(flat, b.Concat(0, b.Flat(w), bias, rest))
	for _, f := range fragments {
		b.Output(b.Copy(b.Slice(delta, 0, int(f.Lo), int(f.Hi))))
	}
	out.Epilogue = build(b, 2)

	records := make([][]byte, spec.DatasetRecords)
	for i := range records {
		for k := range width {
			records[i] = binary.LittleEndian.AppendUint32(records[i], math.Float32bits(float32((i*width+k*7)%64-32)/256))
		}
		for k := range classes {
			records[i] = binary.LittleEndian.AppendUint32(records[i], uint32(int32(i%3)-int32(k)))
		}
	}
	return out, constants, records
}

// Encoded is a constant's bytes.
func Encoded(x program.Tensor) (raw []byte) {
	for k := range x.Len() {
		raw = binary.LittleEndian.AppendUint32(raw, x.Word(uint64(k)))
	}
	return raw
}
