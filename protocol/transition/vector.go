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

// cutLevels is how many levels above the leaves a Vector does not hold: it computes the 64 leaves of a subtree again when it is asked for
// what lies in it.
const cutLevels = 6

// Vector is a committed vector with the upper levels of its tree: about a byte a leaf. The leaves' bytes, and the nodes just above them,
// are read or computed again when they are asked for. It is safe for concurrent use if what gives its leaves is.
type Vector struct {
	header repops.Header
	// top is the tree over the nodes at height `cut`, which is 0 where all leaves make one subtree.
	top    *repops.Tree
	cut    int
	leaves func(lo, hi uint64) ([][]byte, error)
}

// ErrLeaf reports leaves that are read or computed again as others than were committed to.
var ErrLeaf = errors.New("leaf is not the committed one")

// NewVector builds the tree over leaf hashes, as many as the header says; leaves gives the bytes of those in [lo, hi),
// at most 64 at a time.
func NewVector(h repops.Header, hashes []protocol.Hash, leaves func(lo, hi uint64) ([][]byte, error)) (*Vector, error) {
	b := vectorBuilder{header: h}
	b.add(hashes)
	return b.vector(leaves)
}

// vectorBuilder takes a vector's leaf hashes as they come and keeps what a Vector holds.
type vectorBuilder struct {
	header repops.Header
	taken  uint64
	nodes  []protocol.Hash
	// open are the hashes of the subtree that is not full yet.
	open []protocol.Hash
}

// add takes the next leaf hashes.
func (b *vectorBuilder) add(hashes []protocol.Hash) {
	b.taken += uint64(len(hashes))
	b.open = append(b.open, hashes...)
	if whole := len(b.open) >> cutLevels; whole > 0 && b.cut() > 0 {
		b.cutOff(b.open[:whole<<cutLevels])
		b.open = b.open[:copy(b.open, b.open[whole<<cutLevels:])]
	}
}

// cut is the height below which nothing is held.
func (b *vectorBuilder) cut() int {
	if b.header.Leaves() <= 1<<cutLevels {
		return 0
	}
	return cutLevels
}

// cutOff keeps the roots of the subtrees over leaf hashes, of which there is at least one. Only the last subtree may lack leaves.
func (b *vectorBuilder) cutOff(hashes []protocol.Hash) {
	tree, err := repops.NewTree(hashes)
	if err == nil {
		var nodes []protocol.Hash
		nodes, err = tree.Nodes(min(cutLevels, tree.Height()), 0, uint64(len(hashes)+1<<cutLevels-1)>>cutLevels)
		b.nodes = append(b.nodes, nodes...)
	}
	if err != nil {
		panic(err) // neither can fail
	}
}

// vector is what the hashes make, as many as the header says.
func (b *vectorBuilder) vector(leaves func(lo, hi uint64) ([][]byte, error)) (*Vector, error) {
	if b.taken != b.header.Leaves() {
		return nil, fmt.Errorf("%w: %d leaves, the header says %d", repops.ErrTensorLength, b.taken, b.header.Leaves())
	}
	nodes := b.open
	if b.cut() > 0 {
		if len(b.open) > 0 {
			b.cutOff(b.open)
		}
		nodes = b.nodes
	}
	top, err := repops.NewTree(nodes)
	if err != nil {
		return nil, err
	}
	return &Vector{b.header, top, b.cut(), leaves}, nil
}

// newList is a vector of byte strings that are held in memory.
func newList(kind uint8, leaves [][]byte) (*Vector, error) {
	hashes := make([]protocol.Hash, len(leaves))
	for i, b := range leaves {
		hashes[i] = repops.LeafHash(b)
	}
	h := repops.Header{Kind: kind, Length: uint64(len(leaves))}
	return NewVector(h, hashes, func(lo, hi uint64) ([][]byte, error) { return leaves[lo:hi], nil })
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
func (v *Vector) Root() protocol.Hash { return v.top.Root(v.header) }

// Leaves is the number of leaves.
func (v *Vector) Leaves() uint64 { return v.header.Leaves() }

// Height is the number of levels above the leaves.
func (v *Vector) Height() int { return v.top.Height() + v.cut }

// Leaf returns the bytes of leaf i, after checking that they are those committed to (ErrLeaf).
func (v *Vector) Leaf(i uint64) ([]byte, error) { return v.read().leaf(i) }

// Path returns the siblings of leaf i from the leaf up.
func (v *Vector) Path(i uint64) ([]protocol.Hash, error) { return v.Climb(0, i, v.Height()) }

// Open returns leaf i with its path.
func (v *Vector) Open(i uint64) (Opening, error) {
	r := v.read()
	path, err := r.climb(0, i, v.Height())
	if err != nil {
		return Opening{}, err
	}
	leaf, err := r.leaf(i)
	return Opening{leaf, path}, err
}

// OpenRange returns the leaves [lo, hi), at least one, one after the other, with their multi-proof.
func (v *Vector) OpenRange(lo, hi uint64) (Opening, error) {
	if lo >= hi {
		return Opening{}, repops.ErrProofEmpty
	}
	o := Opening{Path: []protocol.Hash{}}
	r := v.read()
	for i := lo; i < hi; i++ {
		leaf, err := r.leaf(i)
		if err != nil {
			return Opening{}, err
		}
		o.Leaf = append(o.Leaf, leaf...)
	}
	// All that a run's proof has of a level lies beside the run's ends.
	for height, first, last := 0, lo, hi-1; height < v.Height(); height, first, last = height+1, first>>1, last>>1 {
		var beside []uint64
		if first&1 == 1 {
			beside = append(beside, first-1)
		}
		if last&1 == 0 && last+1 < v.width(height) {
			beside = append(beside, last+1)
		}
		for _, i := range beside {
			node, err := r.node(height, i)
			if err != nil {
				return Opening{}, err
			}
			o.Path = append(o.Path, node)
		}
	}
	return o, nil
}

// Node returns the node at a height above the leaves, with its index in that level.
func (v *Vector) Node(height int, index uint64) (protocol.Hash, error) {
	return v.read().node(height, index)
}

// Children returns the nodes `below` levels under a node, left to right, fewer than 2^below at the right edge: below is at most the
// node's height.
func (v *Vector) Children(height int, index uint64, below int) ([]protocol.Hash, error) {
	if below < 0 || below > height || height > v.Height() {
		return nil, fmt.Errorf("%w: %d levels below height %d", repops.ErrProofIndex, below, height)
	}
	width := v.width(height - below)
	return v.read().nodes(height-below, min(index<<below, width), min((index+1)<<below, width))
}

// Climb returns the siblings of a node from it up to its ancestor at height to; a level at which it is promoted has none.
func (v *Vector) Climb(height int, index uint64, to int) ([]protocol.Hash, error) {
	return v.read().climb(height, index, to)
}

// reading answers one question about a vector. A subtree that it needs it computes once.
type reading struct {
	*Vector
	subtrees map[uint64]subtree
}

// subtree is what lies below a node at the height of the cut.
type subtree struct {
	leaves [][]byte
	tree   *repops.Tree
}

func (v *Vector) read() reading { return reading{v, make(map[uint64]subtree)} }

// subtree computes the leaves below node i at the height of the cut again, and checks that they are those committed to.
func (r reading) subtree(i uint64) (subtree, error) {
	if known, ok := r.subtrees[i]; ok {
		return known, nil
	}
	want, err := r.top.Nodes(0, i, i+1)
	if err != nil {
		return subtree{}, err
	}
	lo, hi := i<<r.cut, min((i+1)<<r.cut, r.Leaves())
	leaves, err := r.leaves(lo, hi)
	if err != nil {
		return subtree{}, err
	}
	hashes := make([]protocol.Hash, len(leaves))
	for k, leaf := range leaves {
		hashes[k] = repops.LeafHash(leaf)
	}
	tree, err := repops.NewTree(hashes)
	if err != nil {
		return subtree{}, err
	}
	have, err := tree.Nodes(tree.Height(), 0, 1)
	if err != nil {
		return subtree{}, err
	}
	if tree.Leaves() != hi-lo || have[0] != want[0] {
		return subtree{}, fmt.Errorf("%w: one of %d to %d of kind %d", ErrLeaf, lo, hi-1, r.header.Kind)
	}
	r.subtrees[i] = subtree{leaves, tree}
	return r.subtrees[i], nil
}

func (r reading) leaf(i uint64) ([]byte, error) {
	s, err := r.subtree(i >> r.cut)
	if err != nil {
		return nil, err
	}
	if k := i - i>>r.cut<<r.cut; k < s.tree.Leaves() {
		return s.leaves[k], nil
	}
	return nil, fmt.Errorf("%w: %d of %d", repops.ErrProofIndex, i, r.Leaves())
}

func (r reading) node(height int, index uint64) (protocol.Hash, error) {
	nodes, err := r.nodes(height, index, index+1)
	if err != nil {
		return protocol.Hash{}, err
	}
	return nodes[0], nil
}

// nodes are [lo, hi) of the level at a height above the leaves.
func (r reading) nodes(height int, lo, hi uint64) ([]protocol.Hash, error) {
	if height >= r.cut {
		return r.top.Nodes(height-r.cut, lo, hi)
	}
	if height < 0 || lo > hi || hi > r.width(height) {
		return nil, fmt.Errorf("%w: nodes [%d, %d) at height %d", repops.ErrProofIndex, lo, hi, height)
	}
	var out []protocol.Hash
	for per := r.cut - height; lo < hi; {
		s, err := r.subtree(lo >> per)
		if err != nil {
			return nil, err
		}
		first := lo >> per << per
		// In a subtree that lacks leaves the highest nodes are its root, promoted.
		nodes, err := s.tree.Nodes(min(height, s.tree.Height()), lo-first, min(hi, first+1<<per, r.width(height))-first)
		if err != nil {
			return nil, err
		}
		out = append(out, nodes...)
		lo += uint64(len(nodes))
	}
	return out, nil
}

func (r reading) climb(height int, index uint64, to int) ([]protocol.Hash, error) {
	if _, err := r.node(height, index); err != nil {
		return nil, err
	}
	if to < height || to > r.Height() {
		return nil, fmt.Errorf("%w: from height %d to %d", repops.ErrProofIndex, height, to)
	}
	path := make([]protocol.Hash, 0, to-height)
	for h := height; h < to; h++ {
		if s := index ^ 1; s < r.width(h) {
			node, err := r.node(h, s)
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
