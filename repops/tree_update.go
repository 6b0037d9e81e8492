package repops

import (
	"fmt"
	"slices"
)

// LeafChange is a new hash for one leaf of a tree.
type LeafChange struct {
	Index uint64
	Leaf  Hash
}

// Update replaces leaves and rehashes only the nodes above them, so that the tree is the one over the new leaves. Indices
// ascend strictly (ErrProofOrder, ErrProofIndex otherwise, and the tree is unchanged).
func (t *Tree) Update(changes []LeafChange) error {
	known := make([]uint64, len(changes))
	for k, c := range changes {
		known[k] = c.Index
	}
	if err := checkIndices(known, t.Leaves()); err != nil {
		return err
	}
	for _, c := range changes {
		t.levels[0][c.Index] = c.Leaf
	}
	t.rehash(known)
	return nil
}

// rehash computes the nodes above the leaves at strictly ascending indices, and overwrites the list of these.
func (t *Tree) rehash(known []uint64) {
	pairs := make([]Hash, 0, 2*len(known))
	for l, level := range t.levels[:len(t.levels)-1] {
		next := t.levels[l+1]
		parents := known[:0]
		pairs = pairs[:0]
		for _, i := range known {
			p := i >> 1
			if k := len(parents); k > 0 && parents[k-1] == p {
				continue
			}
			parents = append(parents, p)
			if i|1 == uint64(len(level)) { // i is promoted
				next[p] = level[i]
				continue
			}
			pairs = append(pairs, level[2*p], level[2*p+1])
		}
		// A promoted node is the last of its level, so the pairs belong to the first parents.
		nodeHashes(pairs[:len(pairs)/2], pairs)
		for k, h := range pairs[:len(pairs)/2] {
			next[parents[k]] = h
		}
		known = parents
	}
}

// TensorTree is the commitment to a tensor that changes in few places: its tree, 64 bytes a leaf, without the elements.
type TensorTree[E Element] struct {
	header Header
	tree   *Tree
}

// NewTensorTree commits to x as TensorRoot does: only Kind and Binding of h matter. It is ErrTensorLength if x is empty.
func NewTensorTree[E Element](h Header, x []E) (*TensorTree[E], error) {
	if len(x) == 0 {
		return nil, fmt.Errorf("%w: no elements", ErrTensorLength)
	}
	h.DType, h.Length = dtypeOf[E](), uint64(len(x))
	return &TensorTree[E]{h, treeOver(TensorLeaves(nil, x))}, nil
}

// Header is the header of the commitment.
func (t *TensorTree[E]) Header() Header { return t.header }

// Root is TensorRoot of the tensor as NewTensorTree and the last Update saw it.
func (t *TensorTree[E]) Root() Hash { return t.tree.Root(t.header) }

// Tree is the tree over the leaves, for proofs. It changes with Update.
func (t *TensorTree[E]) Tree() *Tree { return t.tree }

// Update takes over the elements of x at the given indices, in any order, and with each its whole leaf. Where x differs in
// other leaves from the tensor seen last, the root is not x's. It is ErrTensorLength if x has another length and
// ErrProofIndex if an index is not below it; nothing changes then.
func (t *TensorTree[E]) Update(x []E, indices []uint64) error {
	if uint64(len(x)) != t.header.Length {
		return fmt.Errorf("%w: %d elements for %d", ErrTensorLength, len(x), t.header.Length)
	}
	run := dtypes[t.header.DType].elements
	leaves := make([]uint64, len(indices))
	for k, i := range indices {
		if i >= t.header.Length {
			return fmt.Errorf("%w: element %d of %d", ErrProofIndex, i, t.header.Length)
		}
		leaves[k] = i / run
	}
	slices.Sort(leaves)
	leaves = slices.Compact(leaves)
	// Neighbours are hashed together.
	for lo := 0; lo < len(leaves); {
		hi := lo + 1
		for hi < len(leaves) && leaves[hi] == leaves[hi-1]+1 {
			hi++
		}
		from, to := leaves[lo], leaves[hi-1]+1
		leafHashes(t.tree.levels[0][from:to], littleEndian(x[from*run:min(to*run, t.header.Length)]), LeafBytes)
		lo = hi
	}
	t.tree.rehash(leaves)
	return nil
}
