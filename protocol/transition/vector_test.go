package transition_test

import (
	"encoding/binary"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
)

// numbered are n leaves and their hashes.
func numbered(n int) (leaves [][]byte, hashes []protocol.Hash) {
	for i := range n {
		leaves = append(leaves, binary.BigEndian.AppendUint32(nil, uint32(i)))
		hashes = append(hashes, repops.LeafHash(leaves[i]))
	}
	return leaves, hashes
}

// A vector that holds the upper levels only answers as the whole tree does.
func TestVectorIsItsWholeTree(t *testing.T) {
	t.Parallel()
	r := rng(22)
	for _, n := range []int{1, 2, 3, 63, 64, 65, 127, 128, 129, 191, 192, 200, 641, 4095, 4096, 4097, 5000} {
		leaves, hashes := numbered(n)
		h := repops.Header{Kind: 99, Length: uint64(n)}
		most := uint64(0)
		v, err := transition.NewVector(h, hashes, func(lo, hi uint64) ([][]byte, error) {
			most = max(most, hi-lo)
			return leaves[lo:hi], nil
		})
		require.NoError(t, err)
		whole, err := repops.NewTree(hashes)
		require.NoError(t, err)
		require.Equal(t, whole.Root(h), v.Root())
		require.Equal(t, whole.Leaves(), v.Leaves())
		require.Equal(t, whole.Height(), v.Height())
		for height := range whole.Height() + 1 {
			width := (uint64(n) + 1<<height - 1) >> height
			for below := range min(height, 8) + 1 {
				for _, i := range []uint64{0, width / 2, width - 1, r.Uint64N(width)} {
					under := (uint64(n) + 1<<(height-below) - 1) >> (height - below)
					want, err := whole.Nodes(height-below, i<<below, min((i+1)<<below, under))
					require.NoError(t, err)
					got, err := v.Children(height, i, below)
					require.NoError(t, err)
					require.Equal(t, want, got, "%d leaves, %d levels below node %d at %d", n, below, i, height)
				}
			}
			_, err := v.Node(height, width)
			require.ErrorIs(t, err, repops.ErrProofIndex)
		}
		for range 20 {
			lo := r.Uint64N(uint64(n))
			hi := lo + 1 + r.Uint64N(min(uint64(n)-lo, 150))
			var indices []uint64
			for i := lo; i < hi; i++ {
				indices = append(indices, i)
			}
			want, err := whole.MultiProof(indices)
			require.NoError(t, err)
			o, err := v.OpenRange(lo, hi)
			require.NoError(t, err)
			require.Equal(t, want, o.Path)
			require.Equal(t, slices.Concat(leaves[lo:hi]...), o.Leaf)
			path, err := whole.Proof(lo)
			require.NoError(t, err)
			o, err = v.Open(lo)
			require.NoError(t, err)
			require.Equal(t, transition.Opening{Leaf: leaves[lo], Path: path}, o)
		}
		require.LessOrEqual(t, most, uint64(64))
		for _, bad := range [][2]uint64{{uint64(n), uint64(n) + 1}, {0, uint64(n) + 1}} {
			_, err = v.OpenRange(bad[0], bad[1])
			require.ErrorIs(t, err, repops.ErrProofIndex)
		}
	}
}

// What is computed again has to be what was committed to; what is held needs nothing computed.
func TestVectorNoticesOtherLeaves(t *testing.T) {
	t.Parallel()
	leaves, hashes := numbered(1000)
	damage := func(got [][]byte) [][]byte { return got }
	v, err := transition.NewVector(repops.Header{Kind: 99, Length: 1000}, hashes, func(lo, hi uint64) ([][]byte, error) {
		return damage(slices.Clone(leaves[lo:hi])), nil
	})
	require.NoError(t, err)
	for _, damage = range []func([][]byte) [][]byte{
		func(got [][]byte) [][]byte { got[7] = []byte("another"); return got },
		func(got [][]byte) [][]byte { return got[:len(got)-1] },
		func(got [][]byte) [][]byte { return append(got, got[len(got)-1]) },
	} {
		for _, read := range []func() error{
			func() error { _, err := v.Leaf(64); return err },
			func() error { _, err := v.Open(70); return err },
			func() error { _, err := v.OpenRange(60, 66); return err },
			func() error { _, err := v.Children(9, 0, 6); return err },
			func() error { _, err := v.Node(5, 31); return err },
		} {
			require.ErrorIs(t, read(), transition.ErrLeaf)
		}
		_, err = v.Children(10, 0, 4)
		require.NoError(t, err)
	}
}

// Every vector of a large round gives all of its leaves again, a subtree at a time, those that are false included.
func TestLargeVectorsOpen(t *testing.T) {
	t.Parallel()
	for _, kind := range rules {
		for q := protocol.QuantizationNone; q <= protocol.QuantizationSparseTop1; q++ {
			c := newCase(rng(23), kind, q, 70_000, 1, 5)
			_, trees, _ := compute(t, c, &transition.Tamper{
				Params: func(_ uint32, at uint64, x []float32) {
					for i := range x {
						if (at+uint64(i))%1000 == 0 {
							x[i]++
						}
					}
				},
				Interleaved: func(_ uint32, leaf uint64, data []byte) []byte { data[leaf%4] ^= 1; return data },
			})
			cut := 0
			for _, v := range allVectors(t, trees) {
				o, err := v.OpenRange(0, v.Leaves())
				require.NoError(t, err)
				require.Empty(t, o.Path)
				if v.Leaves() > 64 {
					cut++
				}
			}
			require.GreaterOrEqual(t, cut, 5)
		}
	}
}

// Memory is a byte or so a leaf.
func TestVectorsAreSmall(t *testing.T) {
	const n = 1 << 20
	hashes := make([]protocol.Hash, n)
	held := func() uint64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := held()
	v, err := transition.NewVector(repops.Header{Kind: 99, Length: n}, hashes, nil)
	require.NoError(t, err)
	require.Less(t, held(), before+2*n)
	runtime.KeepAlive(v)
	runtime.KeepAlive(hashes)
}
