package protocol_test

import (
	"bytes"
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops"
)

var formats = []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8, protocol.QuantizationInt4, protocol.QuantizationSparseTop1}

func quantised(p, f int, q protocol.Quantization) *protocol.TaskSpec {
	s := spec(p, f)
	s.Quantization, s.PayloadBoundLog2 = uint8(q), 60
	return s
}

// TestPayloadLeaves: leaves are those of docs/formats.md section 1, and their number and bytes are the spec's.
func TestPayloadLeaves(t *testing.T) {
	r := newRand(40)
	for _, q := range formats {
		require.Equal(t, []int{1024, 1040, 528, 240}[q], q.LeafBytes())
		require.EqualValues(t, []int{256, 1024, 1024, 16384}[q], q.LeafElements())
		for _, p := range []int{1, 255, 256, 257, 1023, 1024, 1025, 5000} {
			for _, f := range []int{1, 2, 3, 7} {
				s := quantised(p, min(f, p), q)
				delta := vector(r, p)
				leaves, err := s.EncodeLeaves(delta)
				require.NoError(t, err)
				var count uint64
				for _, rg := range protocol.Fragments(s.ParamCount, s.FragmentCount) {
					h := protocol.PayloadHeader(protocol.Hash{}, 0, 0, common.Address{}, rg.Len(), q)
					require.Equal(t, h.Leaves(), q.Leaves(rg.Len()))
					count += h.Leaves()
				}
				require.Equal(t, count, s.PayloadLeaves())
				require.Len(t, leaves, int(count)*q.LeafBytes())
				require.EqualValues(t, len(leaves), s.PayloadBytes())

				// The file holds the same, and its values are those of the leaves.
				var file bytes.Buffer
				require.NoError(t, protocol.WritePayloadLeaves(&file, s, leaves))
				layout := protocol.PayloadLayout(s.ParamCount, s.FragmentCount, q)
				require.EqualValues(t, layout.CanonicalBytes(), file.Len())
				var read []byte
				var values []float32
				require.NoError(t, protocol.ReadPayload(bytes.NewReader(file.Bytes()), s, func(_ uint32, _ uint64, b []byte, x []float32) error {
					read, values = append(read, b...), append(values, x...)
					return nil
				}))
				require.Equal(t, leaves, read)
				decoded, err := protocol.DecodePayload(&file, s)
				require.NoError(t, err)
				require.Equal(t, values, decoded)
				if q == protocol.QuantizationNone {
					require.Equal(t, delta, values)
				}
				who := trainer(r)
				root, err := s.PayloadLeavesRoot(leaves, protocol.Hash{1}, 2, who)
				require.NoError(t, err)
				if q == protocol.QuantizationNone {
					require.Equal(t, protocol.PayloadRoot(delta, protocol.Hash{1}, 2, who, s.FragmentCount), root)
				}
				if q == protocol.QuantizationSparseTop1 {
					continue // the mean over three runs of one value is three quarters of it
				}
				// What is decoded and encoded again stays what it is.
				again, err := s.EncodeLeaves(decoded)
				require.NoError(t, err)
				require.Equal(t, leaves, again)
			}
		}
	}
}

// TestQuantisedRootIsTheDefinition: the root over the bytes that repops hashes by the header alone.
func TestQuantisedRootIsTheDefinition(t *testing.T) {
	r := newRand(41)
	for _, q := range formats[1:] {
		const p, f = 3000, 2
		s := quantised(p, f, q)
		leaves, err := s.EncodeLeaves(vector(r, p))
		require.NoError(t, err)
		task, who := protocol.Hash{3}, trainer(r)
		var roots []protocol.Hash
		rest := leaves
		for i, rg := range protocol.Fragments(p, f) {
			h := protocol.PayloadHeader(task, 9, uint32(i), who, rg.Len(), q)
			require.Equal(t, []uint8{repops.DTypeF32, repops.DTypeQ8, repops.DTypeQ4, repops.DTypeTop1}[q], h.DType)
			size := int(h.Leaves()) * q.LeafBytes()
			var hashes []protocol.Hash
			for at := 0; at < size; at += q.LeafBytes() {
				hashes = append(hashes, repops.LeafHash(rest[at:at+q.LeafBytes()]))
			}
			rest = rest[size:]
			roots = append(roots, repops.Root(h, hashes))
		}
		got, err := s.PayloadLeavesRoot(leaves, task, 9, who)
		require.NoError(t, err)
		require.Equal(t, protocol.PayloadSetRoot(roots), got)
		_, err = s.PayloadLeavesRoot(leaves[1:], task, 9, who)
		require.ErrorIs(t, err, protocol.ErrDimensionMismatch)
	}
}

// TestDecodeLeavesNamesTheFirstBadLeaf: whatever is wrong, and wherever.
func TestDecodeLeavesNamesTheFirstBadLeaf(t *testing.T) {
	r := newRand(42)
	small := func(n int) []float32 {
		x := make([]float32, n)
		for i := range x {
			x[i] = float32(r.NormFloat64())
		}
		return x
	}
	for _, q := range formats {
		p := 5*int(q.LeafElements()) - 3
		s := quantised(p, 1, q)
		s.PayloadBoundLog2 = 10
		good, err := s.EncodeLeaves(small(p))
		require.NoError(t, err)
		x := make([]float32, p)
		require.NoError(t, s.DecodeLeaves(x, good))
		size := q.LeafBytes()
		bad := func(want *protocol.Error, leaf int, change func(leaf []byte)) {
			t.Helper()
			b := bytes.Clone(good)
			change(b[leaf*size : (leaf+1)*size])
			err := s.DecodeLeaves(x, b)
			require.ErrorIs(t, err, want)
			var e *protocol.LeafError
			require.True(t, errors.As(err, &e))
			require.Equal(t, leaf, e.Leaf)
			// Another one behind it is not the first.
			last := b[4*size:]
			last[size-1] ^= 1
			require.ErrorAs(t, s.DecodeLeaves(x, b), &e)
			require.Equal(t, leaf, e.Leaf)
		}
		put := func(v float32) func([]byte) {
			return func(leaf []byte) {
				var b bytes.Buffer
				_ = protocol.WriteFloats(&b, []float32{v})
				if q == protocol.QuantizationSparseTop1 {
					slices.Reverse(b.Bytes())
				}
				copy(leaf, b.Bytes())
			}
		}
		if q == protocol.QuantizationNone {
			for leaf := range 5 {
				bad(protocol.ErrNonFinitePayload, leaf, put(float32(math.NaN())))
				bad(protocol.ErrNonFinitePayload, leaf, put(float32(math.Inf(-1))))
				bad(protocol.ErrPayloadBoundExceeded, leaf, put(math.Nextafter32(1024, 2000)))
				bad(protocol.ErrPayloadBoundExceeded, leaf, put(-1e30))
			}
			bad(protocol.ErrPayloadMalformed, 4, func(leaf []byte) { leaf[len(leaf)-12] = 1 })
		} else {
			for leaf := range 5 {
				bad(protocol.ErrPayloadMalformed, leaf, put(float32(math.Inf(1))))
				bad(protocol.ErrPayloadMalformed, leaf, put(-1))
				bad(protocol.ErrPayloadMalformed, leaf, put(0))
				bad(protocol.ErrPayloadBoundExceeded, leaf, put(1<<20))
				if q != protocol.QuantizationSparseTop1 {
					bad(protocol.ErrPayloadMalformed, leaf, func(leaf []byte) { leaf[4] = 0x88; leaf[5] = 0x80 })
				}
			}
			// A code in the padding, or an index behind the last of the 61 values of the last run.
			bad(protocol.ErrPayloadMalformed, 4, func(leaf []byte) { leaf[len(leaf)-1] = 0x7f })
		}
		for _, wrong := range [][]byte{good[:len(good)-1], good[:4*size], append(bytes.Clone(good), make([]byte, size)...), nil} {
			require.ErrorIs(t, s.DecodeLeaves(x, wrong), protocol.ErrDimensionMismatch)
		}
	}
}

// TestEncodeLeavesRefuses: what no payload can hold.
func TestEncodeLeavesRefuses(t *testing.T) {
	for _, q := range formats {
		s := quantised(3, 2, q)
		for _, c := range []struct {
			x    []float32
			want error
		}{
			{[]float32{1, 2}, protocol.ErrDimensionMismatch},
			{[]float32{1, 2, 3, 4}, protocol.ErrDimensionMismatch},
			{[]float32{0, 0, float32(math.NaN())}, protocol.ErrNonFinitePayload},
			{[]float32{float32(math.Inf(1)), 0, 0}, protocol.ErrNonFinitePayload},
			{[]float32{0, 0, 1e30}, protocol.ErrPayloadBoundExceeded},
			{[]float32{0, 0, math.MaxFloat32}, protocol.ErrPayloadBoundExceeded},
		} {
			_, err := s.EncodeLeaves(c.x)
			require.ErrorIs(t, err, c.want, "%s %v", q, c.x)
		}
	}
}

// TestReadPayloadHandsOnErrors: of the sink, and where a leaf is to blame, its place.
func TestReadPayloadHandsOnErrors(t *testing.T) {
	s := quantised(300_000, 2, protocol.QuantizationInt8)
	leaves := make([]byte, s.PayloadBytes())
	write := func() *bytes.Buffer {
		var b bytes.Buffer
		require.NoError(t, protocol.WritePayloadLeaves(&b, s, leaves))
		return &b
	}
	stop := errors.New("stop")
	calls := 0
	require.ErrorIs(t, protocol.ReadPayload(write(), s, func(uint32, uint64, []byte, []float32) error { calls++; return stop }), stop)
	require.Equal(t, 1, calls)
	// 147 leaves a fragment: leaf 100 of the second is not in the first run of its.
	leaves[(147+100)*1040] = 1
	err := protocol.ReadPayload(write(), s, func(uint32, uint64, []byte, []float32) error { return nil })
	require.ErrorIs(t, err, protocol.ErrPayloadMalformed)
	require.ErrorContains(t, err, "delta.1, leaf 100")
	require.ErrorIs(t, protocol.WritePayloadLeaves(&limitedWriter{0}, s, leaves[1:]), protocol.ErrDimensionMismatch)
	for n := range 3 {
		require.Error(t, protocol.WritePayloadLeaves(&limitedWriter{n}, s, leaves))
	}
}
