package store

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"
)

// The first note about a subject stands, one about another replaces it, and a task's oldest rounds make room for new ones.
func TestNotes(t *testing.T) {
	t.Parallel()
	s, err := Open(t.TempDir(), "test")
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	const size = 100
	n, others := s.Reports(4*(32+size)), s.Statistics(1<<20)
	text := func(c byte) []byte { return bytes.Repeat([]byte{c}, size) }
	at := func(task byte, round uint32, who byte) Submission {
		return Submission{Task: [32]byte{task}, Round: round, Trainer: [20]byte{who}}
	}
	put := func(k Submission, subject byte, c byte) []byte {
		stood, err := n.Put(k, Root{subject}, text(c))
		require.NoError(t, err)
		return stood
	}
	of := func(n *Notes, task byte, round uint32) [][]byte {
		out, err := n.OfRound([32]byte{task}, round)
		require.NoError(t, err)
		return out
	}
	require.Nil(t, put(at(1, 0, 2), 7, 'b'))
	require.Nil(t, put(at(1, 0, 1), 7, 'a'))
	require.Equal(t, text('a'), put(at(1, 0, 1), 7, 'x'), "the first stands")
	require.Equal(t, [][]byte{text('a'), text('b')}, of(n, 1, 0), "by account")
	require.Nil(t, put(at(1, 0, 1), 8, 'c'), "about another subject")
	require.Equal(t, [][]byte{text('c'), text('b')}, of(n, 1, 0))
	require.Empty(t, of(others, 1, 0), "another kind")

	require.Nil(t, put(at(2, 9, 1), 7, 'z'))
	for round := range uint32(4) {
		require.Nil(t, put(at(1, 1+round, 1), 7, 'd'))
	}
	require.Empty(t, of(n, 1, 0), "the oldest round has gone")
	require.Len(t, of(n, 1, 1), 1)
	require.Len(t, of(n, 1, 4), 1)
	require.Len(t, of(n, 2, 9), 1, "another task's stay")
	require.Nil(t, put(at(1, 0, 1), 7, 'e'))
	require.Len(t, of(n, 1, 4), 1, "an old round makes no new one go")

	require.NoError(t, n.Forget([32]byte{1}))
	require.Empty(t, of(n, 1, 4))
	require.Len(t, of(n, 2, 9), 1)
	for round := range uint32(4) {
		require.Nil(t, put(at(1, round, 1), 7, 'f'), "its bytes are forgotten, too")
	}
	require.Len(t, of(n, 1, 0), 1)
}
