package training_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
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
