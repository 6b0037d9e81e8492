package fraud

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol/transition"
	"assay/repops"
)

// TestWhatAnOpenLeafShows compares the proofs that an open leaf and the honest tree give with those of the whole claimed tree.
func TestWhatAnOpenLeafShows(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	hash := func() (h repops.Hash) {
		for i := range h {
			h[i] = byte(r.Uint32())
		}
		return h
	}
	vector := func(leaves []repops.Hash) *transition.Vector {
		v, err := transition.NewVector(repops.Header{Kind: 99, Length: uint64(len(leaves))}, leaves, nil)
		require.NoError(t, err)
		return v
	}
	for n := 1; n <= 20; n++ {
		honest := make([]repops.Hash, n)
		for i := range honest {
			honest[i] = hash()
		}
		for first := range n {
			// Behind the first wrong leaf anything may stand.
			wrong := append([]repops.Hash(nil), honest[:first]...)
			for range n - first {
				wrong = append(wrong, hash())
			}
			full := vector(wrong)
			path, err := full.Path(uint64(first))
			require.NoError(t, err)
			c, err := openedAt(vector(honest), uint64(first), wrong[first], path)
			require.NoError(t, err)
			require.Equal(t, full.Root(), c.root())
			for i := range first + 1 {
				for j := i; j <= first; j++ {
					indices := []uint64{uint64(i)}
					if j > i {
						indices = append(indices, uint64(j))
					}
					tree, err := repops.NewTree(wrong)
					require.NoError(t, err)
					want, err := tree.MultiProof(indices)
					require.NoError(t, err)
					got, err := c.proof(indices...)
					require.NoError(t, err)
					require.Equal(t, len(want), len(got))
					for k := range want {
						require.EqualValues(t, want[k], got[k])
					}
				}
			}
			if first+2 < n {
				_, err := c.proof(uint64(n - 1))
				if err != nil {
					require.ErrorIs(t, err, ErrUnknown)
				}
			}
			_, err = openedAt(vector(honest), uint64(first), wrong[first], append(path, hash()))
			require.ErrorIs(t, err, repops.ErrProofLength)
		}
		c := honestly(vector(honest))
		want, err := vector(honest).Path(uint64(n - 1))
		require.NoError(t, err)
		got, err := c.proof(uint64(n - 1))
		require.NoError(t, err)
		require.Equal(t, len(want), len(got))
	}
}

// honestly is a vector that the statement commits to as it should.
func honestly(t *transition.Vector) claimed { return claimed{honest: t, first: t.Leaves()} }
