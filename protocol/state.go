package protocol

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/repops"
)

// Range is a half-open range [Lo, Hi) of elements.
type Range struct{ Lo, Hi uint64 }

// Len is the number of elements.
func (r Range) Len() uint64 { return r.Hi - r.Lo }

// Fragment returns fragment i of p parameters in f balanced fragments: the first p mod f have one element more.
func Fragment(p uint64, f, i uint32) Range {
	size, longer := p/uint64(f), p%uint64(f)
	lo := uint64(i)*size + min(uint64(i), longer)
	hi := lo + size
	if uint64(i) < longer {
		hi++
	}
	return Range{lo, hi}
}

// Fragments returns the f balanced fragments of p parameters, in order; 1 ≤ f ≤ p.
func Fragments(p uint64, f uint32) []Range {
	r := make([]Range, f)
	for i := range r {
		r[i] = Fragment(p, f, uint32(i))
	}
	return r
}

// State is the whole of what a round starts from: P parameters in manifest order and their outer momentum, all finite.
type State struct {
	Params   []float32
	Momentum []float32
}

// Root is the state root in f fragments, 1 ≤ f ≤ len(Params); both vectors have the same length.
func (s State) Root(f uint32) Hash {
	leaves := make([]Hash, f)
	for i, r := range Fragments(uint64(len(s.Params)), f) {
		root := FragmentRoot(uint32(i), s.Params[r.Lo:r.Hi], s.Momentum[r.Lo:r.Hi])
		leaves[i] = repops.LeafHash(root[:])
	}
	return stateRoot(leaves)
}

// StateRoot is the state root of the given fragment roots, ascending.
func StateRoot(fragmentRoots []Hash) Hash {
	return stateRoot(hashLeaves(fragmentRoots))
}

func stateRoot(leaves []Hash) Hash {
	return repops.Root(repops.Header{Kind: repops.KindState, Length: uint64(len(leaves))}, leaves)
}

func hashLeaves(roots []Hash) []Hash {
	leaves := make([]Hash, len(roots))
	for i, r := range roots {
		leaves[i] = repops.LeafHash(r[:])
	}
	return leaves
}

// ParamsHeader and MomentumHeader are the headers of a fragment's vectors of n elements.
func ParamsHeader(fragment uint32, n uint64) repops.Header {
	return repops.Header{Kind: repops.KindParams, DType: repops.DTypeF32, Length: n, Binding: repops.BindUint(uint64(fragment))}
}

// MomentumHeader is the header of a fragment's momentum of n elements.
func MomentumHeader(fragment uint32, n uint64) repops.Header {
	h := ParamsHeader(fragment, n)
	h.Kind = repops.KindMomentum
	return h
}

// PayloadHeader is the header of one fragment of n elements of a payload; it binds the task, the round and the trainer.
func PayloadHeader(taskID Hash, round, fragment uint32, trainer common.Address, n uint64, q Quantization) repops.Header {
	b := make([]byte, 0, len(payloadDomain)+32+4+4+20)
	b = append(b, payloadDomain...)
	b = append(b, taskID[:]...)
	b = binary.BigEndian.AppendUint32(b, round)
	b = binary.BigEndian.AppendUint32(b, fragment)
	b = append(b, trainer[:]...)
	return repops.Header{Kind: repops.KindPayload, DType: q.DType(), Length: n, Binding: sha256.Sum256(b)}
}

// FragmentRoot commits to one fragment of a state.
func FragmentRoot(fragment uint32, params, momentum []float32) Hash {
	n := uint64(len(params))
	return repops.NodeHash(
		repops.TensorRoot(ParamsHeader(fragment, n), params),
		repops.TensorRoot(MomentumHeader(fragment, n), momentum))
}

// PayloadRoot commits to an outer gradient of P elements in f fragments, 1 ≤ f ≤ P, that is not quantised.
func PayloadRoot(delta []float32, taskID Hash, round uint32, trainer common.Address, f uint32) Hash {
	roots := make([]Hash, f)
	for i, r := range Fragments(uint64(len(delta)), f) {
		roots[i] = repops.TensorRoot(PayloadHeader(taskID, round, uint32(i), trainer, r.Len(), QuantizationNone), delta[r.Lo:r.Hi])
	}
	return PayloadSetRoot(roots)
}

// PayloadSetRoot is the payload root of the given roots of its fragments, ascending.
func PayloadSetRoot(fragmentRoots []Hash) Hash {
	return repops.Root(repops.Header{Kind: repops.KindPayloadSet, Length: uint64(len(fragmentRoots))}, hashLeaves(fragmentRoots))
}

// Contribution is one included outer gradient: P well-formed elements, start minus end.
type Contribution struct {
	Trainer common.Address
	// Slot is the trainer's enrolment slot, which says its weight in a WeightedMean.
	Slot  uint8
	Delta []float32
}

// SortContributions puts cs into the order of aggregation, ascending by address; two of one trainer are ErrAggregation.
func SortContributions(cs []Contribution) error {
	slices.SortFunc(cs, func(a, b Contribution) int { return a.Trainer.Cmp(b.Trainer) })
	for i := 1; i < len(cs); i++ {
		if cs[i].Trainer == cs[i-1].Trainer {
			return ErrAggregation.With("trainer %s is included twice", cs[i].Trainer)
		}
	}
	return nil
}
