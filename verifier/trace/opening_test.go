package trace

import (
	"bytes"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/repops"
	"assay/repops/program"
)

// shelf has a tensor of each type and a list.
func shelf(t testing.TB) (*Shelf, []Hash) {
	// The folder is made.
	s, err := NewShelf(filepath.Join(t.TempDir(), "not", "there"))
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	var roots []Hash
	for _, d := range []program.DType{program.F32, program.I32, program.I8} {
		x := program.NewTensor(d, 3000)
		for i := range uint64(x.Len()) {
			x.SetWord(i, uint32(i%200))
		}
		root, err := s.AddTensor(TensorHeader(d, 3000), x)
		require.NoError(t, err)
		require.Equal(t, x.Root(), root)
		again, err := s.AddTensor(TensorHeader(d, 3000), x)
		require.NoError(t, err)
		require.Equal(t, root, again)
		roots = append(roots, root)
	}
	root, err := s.AddList(repops.Header{Kind: repops.KindDataset, Length: 3}, [][]byte{{1}, {}, bytes.Repeat([]byte{2}, 5000)})
	require.NoError(t, err)
	return s, append(roots, root)
}

// run is the indices [lo, hi).
func run(lo, hi uint64) (out []uint64) {
	for i := lo; i < hi; i++ {
		out = append(out, i)
	}
	return out
}

func TestOpenings(t *testing.T) {
	s, roots := shelf(t)
	for _, root := range roots {
		for _, indices := range [][]uint64{{0}, {2}, {0, 2}, {0, 1, 2}} {
			o, err := s.Open(root, indices)
			require.NoError(t, err)
			got, err := ParseOpening(o.Append(nil))
			require.NoError(t, err)
			require.NoError(t, got.Verify(root, indices))
			require.Equal(t, o.Header, got.Header)
			require.Error(t, got.Verify(root, []uint64{1, 3}[:1+len(indices)%2]))
			require.Error(t, got.Verify(Hash{1}, indices))
		}
		for _, indices := range [][]uint64{nil, {99}, {1, 0}, {1, 1}, run(0, MaxLeaves+1)} {
			_, err := s.Open(root, indices)
			require.ErrorIs(t, err, ErrIndices)
		}
	}
	// A whole tensor reads back, its last leaf filled with zeros.
	o, err := s.Open(roots[2], []uint64{0, 1, 2})
	require.NoError(t, err)
	require.Equal(t, byte(2999%200), o.Leaves[2][2999-2048])
	require.Equal(t, make([]byte, 3*1024-3000), o.Leaves[2][3000-2048:])
	_, err = s.Open(Hash{1}, []uint64{0})
	require.ErrorIs(t, err, ErrNoVector)
	_, err = s.Reveal(Hash{1})
	require.ErrorIs(t, err, ErrNoVector)
	_, err = s.Segment(Hash{1}, 0)
	require.ErrorIs(t, err, ErrNoVector)
}

func TestIndices(t *testing.T) {
	for _, c := range [][]uint64{{0}, {5}, {0, 1}, {0, 2, 3, 4, 9}, run(7, 7+MaxLeaves)} {
		got, err := parseIndices(formatIndices(c))
		require.NoError(t, err)
		require.Equal(t, c, got)
	}
	for _, bad := range []string{"", ",", "1,", "-1", "1-", "2-1", "1,1", "3,2", "1-5,5", "0-1024", "0-1023,1024", "x", "18446744073709551615", "0-9223372036854775807"} {
		_, err := parseIndices(bad)
		require.ErrorIs(t, err, ErrIndices, bad)
	}
}

// Whatever is sent, an opening is what encodes to it, small, and verifies for nothing but what was committed to.
func FuzzParseOpening(f *testing.F) {
	s, roots := shelf(f)
	for _, root := range roots {
		o, err := s.Open(root, []uint64{0, 2})
		require.NoError(f, err)
		f.Add(o.Append(nil))
	}
	f.Add([]byte{})
	f.Add(make([]byte, 50))
	truth := map[string]Opening{}
	for _, root := range roots {
		o, err := s.Open(root, []uint64{0, 2})
		require.NoError(f, err)
		truth[root.String()] = o
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		o, err := ParseOpening(b)
		if err != nil {
			require.ErrorIs(t, err, ErrMalformed)
			return
		}
		require.Equal(t, b, o.Append(nil))
		require.LessOrEqual(t, len(o.Leaves), MaxLeaves)
		for _, root := range roots {
			if o.Verify(root, []uint64{0, 2}) == nil {
				want := truth[root.String()]
				require.Equal(t, want.Header, o.Header)
				require.True(t, slices.EqualFunc(want.Leaves, o.Leaves, bytes.Equal))
			}
		}
	})
}

// A list of leaves that is accepted is one that encodes to the same.
func FuzzIndices(f *testing.F) {
	for _, s := range []string{"0", "0,4-7", "1-1", "00", "9-1", "0-1023", "1,,2", "+1", " 1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, err := parseIndices(text)
		if err != nil {
			require.ErrorIs(t, err, ErrIndices)
			return
		}
		require.NotEmpty(t, list)
		require.LessOrEqual(t, len(list), MaxLeaves)
		again, err := parseIndices(formatIndices(list))
		require.NoError(t, err)
		require.Equal(t, list, again)
	})
}
