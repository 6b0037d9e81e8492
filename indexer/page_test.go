package indexer

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Rows that belong to the same parent share its key, and no others do.
func TestDistinctKeys(t *testing.T) {
	t.Parallel()
	rows := []map[string]any{
		{"a": Bytes32{1}, "b": Address{2, 3}, "c": Long(7), "d": BigInt("7")},
		{"a": Bytes32{1, 2}, "b": Address{3}, "c": Long(7), "d": BigInt("7")}, // the same bytes, cut elsewhere
		{"a": Bytes32{1}, "b": Address{2, 3}, "c": Long(7), "d": BigInt("7")},
		{"a": Bytes32{1}, "b": Address{2, 3}, "c": Long(8), "d": BigInt("7")},
	}
	g := &group{n: len(rows), value: func(row int, column string) any { return rows[row][column] }}
	k := g.distinct(joinOn("x", "a", "y", "b", "z", "c", "w", "d"))
	require.Equal(t, 3, k.n)
	require.Equal(t, []int{0, 1, 0, 2}, k.of)
	require.Equal(t, [][]any{
		{[]byte{1}, []byte{1, 2}, []byte{1}}, {[]byte{2, 3}, []byte{3}, []byte{2, 3}}, {int64(7), int64(7), int64(8)}, {"7", "7", "7"},
	}, k.columns)
	require.Equal(t, distinct{n: 1, of: make([]int, len(rows))}, g.distinct(nil))
}
