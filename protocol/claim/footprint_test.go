package claim_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol/claim"
	"assay/repops/program"
)

// single is a program of one operator.
func single(t *testing.T, build func(b *program.Builder) program.Value) *program.Program {
	t.Helper()
	b := program.NewMap()
	b.Output(build(b))
	p, _, err := b.Build()
	require.NoError(t, err)
	return p
}

// Players refuse an operator that nothing interrupts for hours by name; the embedding gradient of the largest vocabulary and of the most
// tokens is none, since it adds each term to one row.
func TestInterruptible(t *testing.T) {
	small := single(t, func(b *program.Builder) program.Value { return b.Exp(b.State(program.F32, 8)) })
	embedding := single(t, func(b *program.Builder) program.Value {
		return b.Segsum(b.State(program.I32, 1<<16), b.State(program.F32, 4096, 1<<16), 1<<18)
	})
	require.NoError(t, (&claim.Programs{Prologue: small, Step: embedding, Epilogue: small}).Interruptible())
	product := single(t, func(b *program.Builder) program.Value {
		x := b.State(program.F32, 1<<15, 1<<14)
		return b.Matmul(x, x)
	})
	require.Equal(t, uint64(1<<44), product.Cost().MultiplyAdds)
	err := (&claim.Programs{Prologue: small, Step: product, Epilogue: small}).Interruptible()
	require.ErrorIs(t, err, program.ErrTooLarge)
	require.ErrorContains(t, err, "the step: TooLarge: multiply-adds and elements of one operator: ")
	require.ErrorContains(t, err, "entry 2, matmul")
}
