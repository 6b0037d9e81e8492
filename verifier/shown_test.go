package verifier

import (
	"bytes"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
)

// Of a data set that is published in ranges the records of those that are here can be had, with their paths; what is not the answer for a range is none.
func TestShownRecords(t *testing.T) {
	const size = 1000
	spec := &protocol.TaskSpec{DatasetRecords: 150}
	var records [][]byte
	for i := range spec.DatasetRecords {
		records = append(records, bytes.Repeat([]byte{byte(i)}, size))
	}
	spec.DatasetRoot = protocol.DatasetRoot(records)
	raw := bytes.NewReader(bytes.Join(records, nil))
	x, err := claim.OpenDataset(spec, raw, uint64(raw.Size()))
	require.NoError(t, err)
	many := chain.RangeRecords(size)
	require.EqualValues(t, 65, many)
	answer := func(number uint32) []byte {
		o, err := x.OpenRange(raw, uint64(number)*many, many)
		require.NoError(t, err)
		for _, h := range o.Proof {
			o.Data = append(o.Data, h[:]...)
		}
		return o.Data
	}

	s := newShownRecords(spec.DatasetRoot, spec.DatasetRecords, size)
	require.Equal(t, []uint32{0, 1, 2}, s.missing(slices.Values([]uint64{149, 0, 65, 64, 130})))
	_, err = s.Record(t.Context(), 149)
	require.ErrorIs(t, err, errUnavailable)
	whole := answer(2)
	for _, wrong := range [][]byte{nil, whole[:len(whole)-1], whole[:len(whole)-32], append([]byte{1}, whole[1:]...), answer(1)} {
		require.Error(t, s.put(2, wrong))
	}
	require.Error(t, s.put(3, whole))
	require.NoError(t, s.put(2, whole))
	require.Equal(t, []uint32{0, 1}, s.missing(slices.Values([]uint64{149, 0, 65, 64, 130})))
	for _, i := range []uint64{130, 148, 149} {
		record, err := s.Record(t.Context(), i)
		require.NoError(t, err)
		require.Equal(t, records[i], record)
		path, err := s.Path(i)
		require.NoError(t, err)
		require.NoError(t, repops.VerifyProof(spec.DatasetRoot, repops.Header{Kind: repops.KindDataset, Length: spec.DatasetRecords}, i, repops.LeafHash(record), path))
	}
	_, err = s.Path(129)
	require.ErrorIs(t, err, errUnavailable)
}
