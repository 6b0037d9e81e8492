package protocol_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops/quant"
)

// TestTablesHaveEveryValue: this version has what the contracts' enumerations have, and takes no other value for one of them.
func TestTablesHaveEveryValue(t *testing.T) {
	v, names := uint8(0), []string(nil)
	for ; protocol.AggregationRule(v).String() != strconv.Itoa(int(v)); v++ {
		require.True(t, protocol.AggregationRule(v).Known(), "%s", protocol.AggregationRule(v))
		names = append(names, protocol.AggregationRule(v).String())
	}
	s := protocol.TaskSpec{Aggregation: v}
	require.EqualError(t, s.Known(), "aggregation must be a value of its enumeration")
	require.ErrorIs(t, s.Known(), protocol.ErrInvalidTaskSpec)
	require.PanicsWithValue(t, fmt.Sprintf("protocol: aggregation rule %d is none of %v", v, names), func() { s.Scored() })
	names = nil
	for v = 0; protocol.Quantization(v).String() != strconv.Itoa(int(v)); v++ {
		require.True(t, protocol.Quantization(v).Known(), "%s", protocol.Quantization(v))
		names = append(names, protocol.Quantization(v).String())
	}
	s = protocol.TaskSpec{Quantization: v}
	require.EqualError(t, s.Known(), "quantization must be a value of its enumeration")
	require.PanicsWithValue(t, fmt.Sprintf("protocol: quantization %d is none of %v", v, names), func() { s.PayloadBytes() })
	names = nil
	for v = 0; protocol.Tier(v).String() != strconv.Itoa(int(v)); v++ {
		require.Equal(t, v != 0, protocol.Tier(v).Proven(), "%s", protocol.Tier(v))
		names = append(names, protocol.Tier(v).String())
	}
	s = protocol.TaskSpec{Tier: v}
	require.EqualError(t, s.Known(), "tier must be a value of its enumeration")
	require.PanicsWithValue(t, fmt.Sprintf("protocol: tier %d is none of %v", v, names), func() { protocol.Tier(v).Proven() })
}

// TestElementsOfALeaf: an element is what a decoder makes of it, whatever the format.
func TestElementsOfALeaf(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	x := make([]float32, 1024)
	for i := range x {
		x[i] = float32(r.NormFloat64())
	}
	for _, q := range formats {
		s := quantised(len(x), 1, q)
		leaves, err := s.EncodeLeaves(x)
		require.NoError(t, err)
		want := make([]float32, len(x))
		require.NoError(t, s.DecodeLeaves(want, leaves))
		for i := range x {
			leaf := leaves[i/int(q.LeafElements())*q.LeafBytes():][:q.LeafBytes()]
			e, got := q.Element(leaf, uint64(i)%q.LeafElements()), float32(0)
			if blocks, ok := q.Blocks(); ok {
				unused := 32 - blocks.CodeBits()
				code := float32(int32(e.Code<<unused) >> unused)
				if blocks.Sparse() {
					code = map[uint32]float32{0: 0, 2: 1, 3: -1}[e.Code]
				}
				got = math.Float32frombits(e.Scale) * code
			} else {
				got = math.Float32frombits(e.Code)
			}
			require.Equal(t, want[i], got, "%s %d", q, i)
		}
	}
	_, ok := quant.Named("none")
	require.False(t, ok)
}
