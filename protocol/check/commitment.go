package check

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/protocol"
	"assay/repops"
)

// header is a vector's.
type header struct {
	Kind    uint8         `json:"kind"`
	DType   uint8         `json:"dtype"`
	Length  count         `json:"length"`
	Binding protocol.Hash `json:"binding"`
}

func (h header) of() repops.Header {
	return repops.Header{Kind: h.Kind, DType: h.DType, Length: uint64(h.Length), Binding: h.Binding}
}

func leafHashes(leaves [][]byte) []repops.Hash {
	hashes := make([]repops.Hash, len(leaves))
	for i, leaf := range leaves {
		hashes[i] = repops.LeafHash(leaf)
	}
	return hashes
}

// rootAnswer is the commitment to a vector.
type rootAnswer struct {
	Header hexutil.Bytes `json:"header"`
	Root   protocol.Hash `json:"root"`
}

// root commits to the leaves that data is, as many as the header says.
func root(_ *Session, args struct{ Header header }, data [][]byte) (any, error) {
	h := args.Header.of()
	if h.Leaves() != uint64(len(data)) {
		return nil, fmt.Errorf("%w: %d leaves, the header says %d", repops.ErrTensorLength, len(data), h.Leaves())
	}
	encoded := h.Encode()
	return rootAnswer{encoded[:], repops.Root(h, leafHashes(data))}, nil
}

// proofAnswer says whether leaves lie in a root where they are said to.
type proofAnswer struct {
	Valid bool `json:"valid"`
	// Reason of a proof that is refused: what the verifier of docs/formats.md section 1 calls it.
	Reason string `json:"reason"`
}

// refusals are the reasons for which a proof is refused.
var refusals = []struct {
	err    error
	reason string
}{
	{repops.ErrProofEmpty, "empty"}, {repops.ErrProofLeaves, "leaves"}, {repops.ErrProofOrder, "order"},
	{repops.ErrProofIndex, "index"}, {repops.ErrProofLength, "length"}, {repops.ErrProofRoot, "root"},
}

func answerProof(err error) (any, error) {
	if err == nil {
		return proofAnswer{Valid: true}, nil
	}
	for _, r := range refusals {
		if errors.Is(err, r.err) {
			return proofAnswer{Reason: r.reason}, nil
		}
	}
	return nil, err
}

// proofArgs say where one leaf lies.
type proofArgs struct {
	Root   protocol.Hash
	Header header
	Index  count
	Proof  []protocol.Hash
}

// proof verifies the path of the leaf that data is.
func proof(_ *Session, args proofArgs, data [][]byte) (any, error) {
	leaf, err := one(data)
	if err != nil {
		return nil, err
	}
	return answerProof(repops.VerifyProof(args.Root, args.Header.of(), uint64(args.Index), repops.LeafHash(leaf), args.Proof))
}

// multiProofArgs say where several leaves lie.
type multiProofArgs struct {
	Root    protocol.Hash
	Header  header
	Indices []count
	Proof   []protocol.Hash
}

// multiProof verifies the leaves that data is together.
func multiProof(_ *Session, args multiProofArgs, data [][]byte) (any, error) {
	indices := make([]uint64, len(args.Indices))
	for i, v := range args.Indices {
		indices[i] = uint64(v)
	}
	return answerProof(repops.VerifyMultiProof(args.Root, args.Header.of(), indices, leafHashes(data), args.Proof))
}
