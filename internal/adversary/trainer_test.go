package adversary

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/verifier/training"
)

// numbered has its own number as each record.
type numbered struct{ training.Dataset }

func (numbered) Record(_ context.Context, index uint64) ([]byte, error) {
	return []byte{byte(index)}, nil
}

func TestCheatsAreDoneInTheirRoundOnly(t *testing.T) {
	for name := range cheats {
		stands, err := Trainer(name, 3)
		require.NoError(t, err, name)
		for _, round := range []uint32{2, 4} {
			records, skips := stands(protocol.Hash{1}, round).Told(numbered{})
			require.Equal(t, numbered{}, records, name)
			require.Nil(t, skips, name)
		}
		records, skips := stands(protocol.Hash{1}, 3).Told(numbered{})
		require.True(t, skips != nil || records != training.Dataset(numbered{}), name)
		require.Contains(t, Cheats(), name)
	}
	require.Equal(t, len(cheats), strings.Count(Cheats(), "\n"))
	_, err := Trainer("white", 3)
	require.ErrorContains(t, err, "skip-steps")
}

func TestHalfOfTheStepsAreSkipped(t *testing.T) {
	stands, err := Trainer("skip-steps", 0)
	require.NoError(t, err)
	_, skips := stands(protocol.Hash{}, 0).Told(numbered{})
	skipped := 0
	for step := range uint32(10) {
		if skips(step) {
			skipped++
		}
	}
	require.Equal(t, 5, skipped)
}

func TestEveryRecordButTheFirstIsAnother(t *testing.T) {
	stands, err := Trainer("wrong-batch", 0)
	require.NoError(t, err)
	records, _ := stands(protocol.Hash{}, 0).Told(numbered{})
	for i, want := range []byte{0, 0, 1, 2} {
		record, err := records.Record(t.Context(), uint64(i))
		require.NoError(t, err)
		require.Equal(t, []byte{want}, record)
	}
}
