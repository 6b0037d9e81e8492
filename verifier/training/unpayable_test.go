package training_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/num"
	"assay/repops/program"
	"assay/verifier/training"
)

// steep is the toy with a rate of learning that leads out of the numbers.
type steep struct{ toy }

func (s steep) programs(t testing.TB) (claim.Programs, [3][]program.Tensor) {
	return s.programsAt(t, -3e38)
}

// Training may come to what no payload holds: numbers beyond the task's bound, or none. Whoever is paid for another payload then is convicted like
// for any other lie.
func TestWhatNoPayloadHolds(t *testing.T) {
	for _, q := range []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8, protocol.QuantizationInt4} {
		for name, s := range map[string]shape{"beyond the bound": tiny, "not finite": steep{tiny}} {
			t.Run(q.String()+" "+name, func(t *testing.T) {
				w := newWorld(t)
				w.start(s, func(spec *protocol.TaskSpec) { spec.PayloadBoundLog2, spec.Quantization = -60, uint8(q) })
				replay := w.replay(s, 0, 0)
				first := protocol.Fragment(uint64(s.params()), fragments, 0).Len()
				leaves := replay.Payload[:q.Leaves(first)*uint64(q.LeafBytes())]
				require.Error(t, w.task.Spec.DecodeLeaves(make([]float32, first), leaves))

				c := w.honest(s, 0, 0)
				clear(c.Payload)
				w.seal(c)
				w.commit(c)
				w.pursue(replay, c, nil)
			})
		}
	}
}

// murky is the toy with a data set whose records begin with all kinds of NaN.
type murky struct{ toy }

func (s murky) records(n uint64) [][]byte {
	out := s.toy.records(n)
	for i, record := range out {
		binary.LittleEndian.PutUint32(record, uint32(i%2)<<31|0x7f800001+uint32(i))
	}
	return out
}

// A record may hold any bits. What is read of a NaN is the canonical one: nobody is convicted of that, and lies are found as in any other task.
func TestRecordsHoldAnyBits(t *testing.T) {
	s := murky{tiny}
	w := newWorld(t)
	w.start(s, nil)
	right := w.honest(s, 1, 0)
	w.commit(right)
	w.post(right, 1)
	at := training.Place{Segment: 1, Entry: find(t, right.Segments[1][0], 0, program.OpCopy, 0)}
	copied, _, err := right.Segments[1][0].Node(0, at.Entry)
	require.NoError(t, err)
	require.Equal(t, num.CanonicalNaN, math.Float32bits(copied.F32[0]))
	args, err := right.Record(t.Context(), at, dataset(t, s.records(w.task.Spec.DatasetRecords)))
	require.NoError(t, err)
	w.fails("ClaimIsCorrect", challenger, w.game, "proveRecord", append([]any{right.Signed()}, args...)...)

	replay := w.replay(s, 0, 0)
	wrong := w.honest(s, 0, 0)
	clear(wrong.Payload)
	w.seal(wrong)
	w.commit(wrong)
	w.pursue(replay, wrong, nil)
}
