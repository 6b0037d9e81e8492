package transition

import (
	"errors"
	"fmt"

	"assay/protocol"
	"assay/repops"
)

// Opening is a leaf and its siblings from the leaf up; of several leaves, the leaves one after the other and their multi-proof
// (docs/formats.md section 1).
type Opening struct {
	Leaf []byte
	Path []protocol.Hash
}

// Vector is a committed vector with its whole tree, about 64 bytes a leaf. The leaves' bytes are read or computed again when they
// are asked for. It may be used from several goroutines.
type Vector struct {
	header repops.Header
	tree   *repops.Tree
	leaf   func(i uint64) ([]byte, error)
}

// ErrLeaf reports a leaf whose bytes, read again, are not those that were committed to.
var ErrLeaf = errors.New("leaf is not the committed one")

// NewVector builds the tree over leaf hashes, as many as the header says; leaf gives the bytes of one.
func NewVector(h repops.Header, leaves []protocol.Hash, leaf func(i uint64) ([]byte, error)) (*Vector, error) {
	if uint64(len(leaves)) != h.Leaves() {
		return nil, fmt.Errorf("%w: %d leaves, the header says %d", repops.ErrTensorLength, len(leaves), h.Leaves())
	}
	tree, err := repops.NewTree(leaves)
	if err != nil {
		return nil, err
	}
	return &Vector{h, tree, leaf}, nil
}

// newList is a vector of byte strings that are held in memory.
func newList(kind uint8, leaves [][]byte) (*Vector, error) {
	hashes := make([]protocol.Hash, len(leaves))
	for i, b := range leaves {
		hashes[i] = repops.LeafHash(b)
	}
	h := repops.Header{Kind: kind, Length: uint64(len(leaves))}
	return NewVector(h, hashes, func(i uint64) ([]byte, error) { return leaves[i], nil })
}

// newRoots is a vector of roots.
func newRoots(kind uint8, roots []protocol.Hash) (*Vector, error) {
	leaves := make([][]byte, len(roots))
	for i := range roots {
		leaves[i] = roots[i][:]
	}
	return newList(kind, leaves)
}

// Header is the vector's header.
func (v *Vector) Header() repops.Header { return v.header }

// Root is the commitment.
func (v *Vector) Root() protocol.Hash { return v.tree.Root(v.header) }

// Leaves is the number of leaves.
func (v *Vector) Leaves() uint64 { return v.tree.Leaves() }

// Height is the number of levels above the leaves.
func (v *Vector) Height() int { return v.tree.Height() }

// Leaf returns the bytes of leaf i, after checking that they are those committed to (ErrLeaf).
func (v *Vector) Leaf(i uint64) ([]byte, error) {
	want, err := v.tree.Nodes(0, i, i+1)
	if err != nil {
		return nil, err
	}
	b, err := v.leaf(i)
	if err != nil {
		return nil, err
	}
	if repops.LeafHash(b) != want[0] {
		return nil, fmt.Errorf("%w: leaf %d of kind %d", ErrLeaf, i, v.header.Kind)
	}
	return b, nil
}

// Path returns the siblings of leaf i from the leaf up.
func (v *Vector) Path(i uint64) ([]protocol.Hash, error) { return v.tree.Proof(i) }

// Open returns leaf i with its path.
func (v *Vector) Open(i uint64) (Opening, error) {
	path, err := v.Path(i)
	if err != nil {
		return Opening{}, err
	}
	leaf, err := v.Leaf(i)
	return Opening{leaf, path}, err
}

// OpenRange returns the leaves [lo, hi), at least one, one after the other, with their multi-proof.
func (v *Vector) OpenRange(lo, hi uint64) (Opening, error) {
	var o Opening
	indices := make([]uint64, 0, hi-min(lo, hi))
	for i := lo; i < hi; i++ {
		leaf, err := v.Leaf(i)
		if err != nil {
			return Opening{}, err
		}
		o.Leaf = append(o.Leaf, leaf...)
		indices = append(indices, i)
	}
	var err error
	o.Path, err = v.tree.MultiProof(indices)
	return o, err
}

// Node returns the node at a height above the leaves, with its index in that level.
func (v *Vector) Node(height int, index uint64) (protocol.Hash, error) {
	nodes, err := v.tree.Nodes(height, index, index+1)
	if err != nil {
		return protocol.Hash{}, err
	}
	return nodes[0], nil
}

// Children returns the nodes `below` levels under a node, left to right, fewer than 2^below at the right edge: below is at most the
// node's height.
func (v *Vector) Children(height int, index uint64, below int) ([]protocol.Hash, error) {
	if below < 0 || below > height || height > v.Height() {
		return nil, fmt.Errorf("%w: %d levels below height %d", repops.ErrProofIndex, below, height)
	}
	width := v.width(height - below)
	return v.tree.Nodes(height-below, min(index<<below, width), min((index+1)<<below, width))
}

// Climb returns the siblings of a node from it up to its ancestor at height to; a level at which it is promoted has none.
func (v *Vector) Climb(height int, index uint64, to int) ([]protocol.Hash, error) {
	if _, err := v.Node(height, index); err != nil {
		return nil, err
	}
	if to < height || to > v.Height() {
		return nil, fmt.Errorf("%w: from height %d to %d", repops.ErrProofIndex, height, to)
	}
	path := make([]protocol.Hash, 0, to-height)
	for h := height; h < to; h++ {
		if s := index ^ 1; s < v.width(h) {
			node, err := v.Node(h, s)
			if err != nil {
				return nil, err
			}
			path = append(path, node)
		}
		index >>= 1
	}
	return path, nil
}

// width is the number of nodes of a level.
func (v *Vector) width(height int) uint64 {
	return (v.Leaves() + 1<<height - 1) >> height
}
