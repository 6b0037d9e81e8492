package fraud

import (
	"encoding/binary"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// attempts is how many proofs a test of this size tries: many more if ASSAY_LONG is set.
func attempts(usual, long int) int {
	if os.Getenv("ASSAY_LONG") != "" {
		return long
	}
	return usual
}

// hostile is a round with everything that an attacker could take proofs from.
type hostile struct {
	*fixture
	// pool is true proofs about the honest statement, those that convict liars of the same round, and proofs about another round of the
	// same trainers' task.
	pool []any
}

func newHostile(t testing.TB, r *rand.Rand, ru rule, q protocol.Quantization, p uint64, fragments uint32) *hostile {
	t.Helper()
	h := &hostile{fixture: newFixture(t, r, specOf(ru, q, p, fragments), 5, nil)}
	for range 4 {
		h.pool = append(h.pool, h.truths(t, r, h.Trees)...)
	}
	for _, w := range wrongnesses {
		if w.applies(h.Round.Spec) {
			s, trees, _ := h.lie(t, w.tamper(h.fixture, r))
			proof, err := h.Trail(s, h.descend(t, s, trees))
			require.NoError(t, err)
			h.pool = append(h.pool, proof)
			h.pool = append(h.pool, h.truths(t, r, trees)...)
		}
	}
	other := newFixture(t, r, h.Round.Spec, 5, nil)
	h.pool = append(h.pool, other.truths(t, r, other.Trees)...)
	return h
}

// TestAnHonestStatementIsNeverConvicted tries proofs of every adversarial shape against honest statements.
func TestAnHonestStatementIsNeverConvicted(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	n := attempts(3000, 200_000)
	for _, ru := range rules {
		for _, q := range quantizations {
			h := newHostile(t, r, ru, q, 900, 2)
			m := mutator{r, h.pool}
			outcomes := map[Outcome]int{}
			for range n {
				proof := clone(h.pool[r.IntN(len(h.pool))])
				m.mutate(proof)
				v := h.judge(t, h.honest, proof)
				if v.Outcome == Convict {
					t.Fatalf("%s: %s by %T %+v", ru.with(q), v, proof, proof)
				}
				outcomes[v.Outcome]++
			}
			// Some get all the way to the numbers.
			require.Greater(t, outcomes[ClaimIsCorrect], n/100, "%s: %v", ru.with(q), outcomes)
			require.Greater(t, outcomes[BadEvidence], n/4, "%s: %v", ru.with(q), outcomes)
		}
	}
}

// TestALiarIsConvictedOfHisLieAlone tries the same against statements with one lie: whatever convicts shows that lie.
func TestALiarIsConvictedOfHisLieAlone(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 2))
	n := attempts(500, 20_000)
	for _, ru := range rules {
		h := newHostile(t, r, ru, protocol.QuantizationInt8, 700, 2)
		for _, w := range wrongnesses {
			if !w.applies(h.Round.Spec) || w.name == "short interleaved leaf" || w.name == "long interleaved leaf" {
				continue
			}
			s, trees, _ := h.lie(t, w.tamper(h.fixture, r))
			proof, err := h.Trail(s, h.descend(t, s, trees))
			require.NoError(t, err)
			want := h.judge(t, s, proof)
			require.Equal(t, Convict, want.Outcome)
			pool := []any{proof}
			for range 4 {
				pool = append(pool, h.truths(t, r, trees)...)
			}
			m := mutator{r, append(pool, h.pool...)}
			for range n {
				p := clone(pool[r.IntN(len(pool))])
				m.mutate(p)
				if v := h.judge(t, s, p); v.Outcome == Convict {
					require.Equal(t, want, v, "%s, %s: %T", ru.name, w.name, p)
				}
			}
		}
	}
}

// bytesSource makes the choices of a mutator from the bytes of a fuzzer; when they are used up it goes on with a fixed sequence.
type bytesSource struct {
	b    []byte
	rest rand.Source
}

func (s *bytesSource) Uint64() uint64 {
	if len(s.b) < 8 {
		return s.rest.Uint64()
	}
	x := binary.LittleEndian.Uint64(s.b)
	s.b = s.b[8:]
	return x
}

// FuzzHonestStatement: no bytes make a proof against an honest statement.
func FuzzHonestStatement(f *testing.F) {
	r := rand.New(rand.NewPCG(6, 3))
	var rounds []*hostile
	for i, ru := range rules {
		rounds = append(rounds, newHostile(f, r, ru, quantizations[i%len(quantizations)], 600, 2))
	}
	for i := range rounds {
		f.Add(uint8(i), []byte("a fuzzer's bytes decide what is changed, and how"))
	}
	f.Fuzz(func(t *testing.T, which uint8, data []byte) {
		h := rounds[int(which)%len(rounds)]
		r := rand.New(&bytesSource{data, rand.NewPCG(1, 2)})
		m := mutator{r, h.pool}
		proof := clone(h.pool[r.IntN(len(h.pool))])
		m.mutate(proof)
		if v := h.judge(t, h.honest, proof); v.Outcome == Convict {
			t.Fatalf("%s by %T %+v", v, proof, proof)
		}
	})
}
