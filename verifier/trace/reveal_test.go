package trace

import (
	"bytes"
	"encoding/binary"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/repops"
	"assay/repops/program"
)

// From a root down, reveal after reveal, all leaves of any vector are reached, however many there are: those of a list of roots in the last
// reveal, those of a tensor by an opening.
func TestRevealsLeadFromARootToEveryLeaf(t *testing.T) {
	for _, leaves := range []uint64{1, 2, 63, 64, 65, 129, 4096, 4097, 5000} {
		s := Memory()
		list := make([][]byte, leaves)
		words := program.NewTensor(program.I32, int(leaves)*256)
		for i := range leaves {
			list[i] = binary.BigEndian.AppendUint64(make([]byte, 24), i)
			words.SetWord(i*256, uint32(i))
		}
		header := repops.Header{Kind: program.KindTrace, Length: leaves}
		root, err := s.AddList(header, list)
		require.NoError(t, err)
		tensor, err := program.Commit(words)
		require.NoError(t, err)
		require.Equal(t, words.Root(), s.AddCommitted(tensor))
		for _, v := range []*vector{s.vectors[root], s.vectors[words.Root()]} {
			found := uint64(0)
			var descend func(name Hash, level int, index uint64)
			descend = func(name Hash, level int, index uint64) {
				raw, err := s.Reveal(name)
				require.NoError(t, err)
				require.LessOrEqual(t, len(raw), MaxReveal)
				low, first, last := below(v.tree, level, index)
				require.Len(t, raw, 32*int(last-first+1))
				for i := first; i <= last; i++ {
					shown := raw[32*(i-first):][:32]
					level, at := Settle(leaves, low, i)
					switch {
					case low > 0 && (level > 0 || v.roots):
						descend(Hash(shown), level, at)
						continue
					case v.roots:
						require.Equal(t, list[at], shown)
					default:
						o, err := s.Open(v.tree.Root(v.header), []uint64{at})
						require.NoError(t, err)
						require.Equal(t, repops.LeafHash(o.Leaves[0]), Hash(shown))
					}
					require.Equal(t, found, at, "in order")
					found++
				}
			}
			descend(v.tree.Root(v.header), v.tree.Height(), 0)
			require.Equal(t, leaves, found)
		}
	}
}

// A reader has from a server what leads to what it asks for, from the next one if the first sends something else, and a pair by a reveal.
func TestReaderTakesWhatLeads(t *testing.T) {
	s, roots := shelf(t)
	pair := s.AddPair(Hash{1}, Hash{2})
	s.AddSegment(Hash{3}, 4, roots[0])
	honest := httptest.NewServer(Handler(Shelves{Memory(), s}))
	defer honest.Close()
	junk := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(bytes.Repeat([]byte{7}, 64)) }))
	defer junk.Close()
	r := &Reader{Client: http.DefaultClient, Origins: []string{junk.URL, honest.URL + "/"}, Patience: time.Minute, Meter: new(Meter)}
	o, err := r.Open(t.Context(), roots[1], []uint64{0, 2}, repops.LeafBytes)
	require.NoError(t, err)
	require.NoError(t, o.Verify(roots[1], []uint64{0, 2}))
	halves, err := r.Pair(t.Context(), pair)
	require.NoError(t, err)
	require.Equal(t, [2]Hash{{1}, {2}}, halves)
	require.NoError(t, r.Segment(t.Context(), Hash{3}, 4, func(root Hash) error {
		require.Equal(t, roots[0], root)
		return nil
	}))
	require.EqualValues(t, 3, r.Meter.Good.Load())
	require.EqualValues(t, 3, r.Meter.Spoilt.Load())
	_, err = r.Pair(t.Context(), Hash{9})
	require.ErrorIs(t, err, ErrUnavailable)
	require.ErrorContains(t, err, "404")
	for path, status := range map[string]int{"/v1/reveals/x": http.StatusBadRequest, "/v1/pairs/" + pair.String(): http.StatusNotFound} {
		resp, err := http.Get(honest.URL + path)
		require.NoError(t, err)
		require.NoError(t, resp.Body.Close())
		require.Equal(t, status, resp.StatusCode)
	}
}
