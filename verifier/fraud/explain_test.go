package fraud

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// TestExplainSaysWhatTheContractEmits: expected and claimed are those of the verdict, and the inputs name the trainers.
func TestExplainSaysWhatTheContractEmits(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	for _, ru := range rules {
		f := newFixture(t, r, specOf(ru, protocol.QuantizationInt8, 256*300, 3), 5, nil)
		for _, w := range wrongnesses {
			if !w.applies(f.Round.Spec) {
				continue
			}
			s, trees, _ := f.lie(t, w.tamper(f, r))
			proof, err := f.Trail(s, f.descend(t, s, trees))
			require.NoError(t, err)
			a, err := Explain(f.Round.Spec, s, f.Entries, proof)
			require.NoError(t, err)
			v := f.judge(t, s, proof)
			require.Equal(t, v, a.Verdict)
			require.Equal(t, w.fault.String(), a.Fault)
			require.NotEmpty(t, a.Why)
			if v.Expected == v.Claimed {
				require.Nil(t, a.Expected, w.name)
				require.Contains(t, a.Why, "ill-formed")
				continue
			}
			format := "0x%016x"
			if v.Fault <= protocol.FaultInterleaved {
				format = "0x%08x"
			}
			require.Equal(t, fmt.Sprintf(format, v.Expected), a.Expected.Bits, w.name)
			require.Equal(t, fmt.Sprintf(format, v.Claimed), a.Claimed.Bits, w.name)
			require.Contains(t, a.String(), a.Expected.Decimal)
			if _, step := proof.(*StepProof); step {
				for i, p := range f.Round.Payloads {
					require.Contains(t, a.Inputs[i].Name, p.Trainer.Hex())
				}
			}
		}
		for _, p := range f.truths(t, r, f.Trees) {
			a, err := Explain(f.Round.Spec, f.honest, f.Entries, p)
			require.NoError(t, err)
			require.Equal(t, "ClaimIsCorrect", a.Outcome)
			require.Equal(t, a.Expected == nil, a.Claimed == nil)
			if a.Expected != nil {
				require.Equal(t, a.Expected.Bits, a.Claimed.Bits)
			}
		}
	}
	_, err := Explain(&protocol.TaskSpec{}, Statement{}, nil, "")
	require.ErrorIs(t, err, ErrProof)
}

// TestExplainTakesAnyProof: a mutated proof is explained too, whatever is in it.
func TestExplainTakesAnyProof(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 2))
	for _, ru := range rules {
		h := newHostile(t, r, ru, protocol.QuantizationNone, 700, 2)
		m := mutator{r, h.pool}
		for range attempts(500, 20_000) {
			proof := clone(h.pool[r.IntN(len(h.pool))])
			m.mutate(proof)
			s := h.honest
			switch r.IntN(4) {
			case 0:
				s.Included ^= 1 << r.IntN(64)
			case 1:
				s.Included = 0
			}
			a, err := Explain(h.Round.Spec, s, h.Entries, proof)
			require.NoError(t, err)
			require.NotEmpty(t, a.Why)
			if s == h.honest {
				require.NotEqual(t, "Convict", a.Outcome)
			}
		}
	}
}
