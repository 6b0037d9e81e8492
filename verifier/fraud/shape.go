package fraud

import (
	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/repops"
	"assay/repops/agg"
)

// shape is what a specification and a number n ≥ 1 of included trainers make of the vectors of a round (docs/formats.md section 8).
type shape struct {
	spec *protocol.TaskSpec
	n    uint64
}

// length is the number of elements of a fragment.
func (s shape) length(fragment uint32) uint64 {
	return protocol.Fragment(s.spec.ParamCount, s.spec.FragmentCount, fragment).Len()
}

func (s shape) quantization() protocol.Quantization {
	return protocol.Quantization(s.spec.Quantization)
}

// coordinates is the number of coordinates of an interleaved leaf.
func (s shape) coordinates() uint64 { return repops.RunLength / s.n }

// interleavedHeader is the header of a fragment's interleaved vector.
func (s shape) interleavedHeader(fragment uint32) repops.Header {
	c := s.coordinates()
	n := (s.length(fragment) + c - 1) / c
	return repops.Header{Kind: repops.KindInterleaved, Length: n, Binding: repops.BindUint(uint64(fragment))}
}

// interleavedLeaf is the size in bytes of leaf i of a fragment's interleaved vector.
func (s shape) interleavedLeaf(fragment uint32, i uint64) int {
	c := s.coordinates()
	return int(4 * s.n * min(c, s.length(fragment)-i*c))
}

// Places in the aux set behind the interleaved vectors.
func (s shape) auxReductions() uint64 { return uint64(s.spec.FragmentCount) }
func (s shape) auxDistances() uint64  { return s.auxReductions() + 1 }
func (s shape) auxScores() uint64     { return s.aux().Length - 1 }

// aux is the header of the aux set.
func (s shape) aux() repops.Header {
	h := repops.Header{Kind: repops.KindAuxSet, Length: uint64(s.spec.FragmentCount)}
	switch {
	case s.spec.Pairwise():
		h.Length += 3
	case s.spec.Scored():
		h.Length += 2
	}
	return h
}

// pair is the trainers i < j of item k of Krum, or the trainer of item k of norms.
func (s shape) pair(k uint64) (i, j uint64) {
	if !s.spec.Pairwise() {
		return k, k
	}
	for row := s.n - 1; k >= row; row-- {
		k -= row
		i++
	}
	return i, i + 1 + k
}

// item is the reduction of the distance of i and j ≠ i.
func (s shape) item(i, j uint64) uint64 {
	i, j = min(i, j), max(i, j)
	return i*(2*s.n-i-1)/2 + j - i - 1
}

func (s shape) reductions() repops.Header {
	return repops.Header{Kind: repops.KindReductions, Length: uint64(s.spec.Items(int(s.n)))}
}

// reductionLeaf is how many partials a leaf of a reduction holds.
const reductionLeaf = 128

// level is one level of a reduction.
type level struct {
	at    uint64 // of its first partial among the reduction's elements
	count uint64
}

// levels of the reductions, the top last.
func (s shape) levels() []level {
	var ls []level
	for at, count := uint64(0), s.length(0); ; {
		count = (count + agg.Run - 1) / agg.Run
		ls = append(ls, level{at, count})
		if count == 1 {
			return ls
		}
		at += (count + reductionLeaf - 1) / reductionLeaf * reductionLeaf
	}
}

// reduction is the header of an item's reduction.
func (s shape) reduction(item uint64) repops.Header {
	ls := s.levels()
	return repops.Header{Kind: repops.KindReduction, DType: repops.DTypeF64, Length: ls[len(ls)-1].at + 1, Binding: repops.BindUint(item)}
}

func (s shape) distances() repops.Header {
	return repops.Header{Kind: repops.KindDistances, Length: s.n}
}

func (s shape) scoresHeader() repops.Header {
	return repops.Header{Kind: repops.KindScores, Length: 1}
}

// payloadHeader is the header of a trainer's payload of a fragment.
func (s shape) payloadHeader(task protocol.Hash, round, fragment uint32, trainer common.Address) repops.Header {
	return protocol.PayloadHeader(task, round, fragment, trainer, s.length(fragment), s.quantization())
}

// state and setHeader are the headers of the list of fragments of a state and of a payload.
func (s shape) state() repops.Header {
	return repops.Header{Kind: repops.KindState, Length: uint64(s.spec.FragmentCount)}
}

func (s shape) setHeader() repops.Header {
	return repops.Header{Kind: repops.KindPayloadSet, Length: uint64(s.spec.FragmentCount)}
}
