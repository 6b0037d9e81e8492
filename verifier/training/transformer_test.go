package training_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/repops/program/gpt"
)

// transformer is a GPT's training as a task's: a record is a token and its successor, and a round begins with the optimiser's state as new.
type transformer struct{ *gpt.Step }

// newTransformer has 1.7 million parameters.
func newTransformer(t testing.TB) transformer {
	t.Helper()
	g, err := gpt.New(gpt.Config{Layers: 2, Width: 256, Heads: 8, Time: 16, Vocabulary: 512, Batch: 2, D: 2, A: 1, Steps: 8}, 1)
	require.NoError(t, err)
	require.GreaterOrEqual(t, g.Parameters(), 1_000_000)
	return transformer{g}
}

func (n transformer) params() int { return n.Parameters() }

func (n transformer) programs(t testing.TB) (claim.Programs, [3][]program.Tensor) {
	t.Helper()
	out := claim.Programs{Step: n.Program}
	constants := [3][]program.Tensor{nil, n.Constants, nil}
	halves := protocol.Fragments(uint64(n.params()), fragments)
	whole := func(b *program.Builder) program.Value {
		var parts []program.Value
		for _, f := range halves {
			parts = append(parts, b.Copy(b.State(program.F32, int(f.Len()))))
		}
		return b.Concat(0, parts...)
	}
	var err error
	b := program.NewMap()
	flat, at := whole(b), 0
	for _, dims := range n.Sizes {
		size := elements(dims)
		b.Output(b.Copy(b.Reshape(b.Slice(flat, 0, at, at+size), dims...)))
		for range 2 {
			b.Output(b.Copy(b.Broadcast(b.Scalar(0), program.Of(dims...))))
		}
		at += size
	}
	b.Output(b.Copy(b.Constant(program.Ints(0))))
	b.Output(b.Copy(b.Broadcast(b.Scalar(0), program.Of(1, 1))))
	out.Prologue, constants[0], err = b.Build()
	require.NoError(t, err)

	b = program.NewMap()
	flat = whole(b)
	var after []program.Value
	for _, dims := range n.Sizes {
		after = append(after, b.Flat(b.State(program.F32, dims...)))
		b.State(program.F32, dims...)
		b.State(program.F32, dims...)
	}
	b.State(program.I32)
	b.State(program.F32, 1, 1)
	delta := b.Sub(flat, b.Concat(0, after...))
	for _, f := range halves {
		b.Output(b.Copy(b.Slice(delta, 0, int(f.Lo), int(f.Hi))))
	}
	out.Epilogue, constants[2], err = b.Build()
	require.NoError(t, err)
	return out, constants
}

func elements(dims []int) int {
	n := 1
	for _, d := range dims {
		n *= d
	}
	return n
}

func (n transformer) records(count uint64) [][]byte {
	out := make([][]byte, count)
	for i := range out {
		token := uint32(i*37) % uint32(n.Config.Vocabulary)
		out[i] = binary.LittleEndian.AppendUint32(out[i], token)
		out[i] = binary.LittleEndian.AppendUint32(out[i], (3*token+11)%uint32(n.Config.Vocabulary))
	}
	return out
}

func (n transformer) initial() protocol.State {
	st := protocol.State{Momentum: make([]float32, n.params())}
	for i := range n.Names {
		st.Params = append(st.Params, n.State[3*i].F32...)
	}
	return st
}
