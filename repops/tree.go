package repops

import (
	"errors"
	"fmt"
	"sync"

	"assay/repops/internal/pool"
)

var (
	// ErrProofIndex reports a leaf index that is not below the number of leaves.
	ErrProofIndex = errors.New("leaf index out of range")
	// ErrProofLength reports a proof longer or shorter than the path that (index, number of leaves) determines.
	ErrProofLength = errors.New("wrong proof length")
	// ErrProofRoot reports a proof that leads to another root.
	ErrProofRoot = errors.New("proof does not lead to the root")
)

// Tree holds every level of the tree over a list of leaves, for proofs: about 64 bytes a leaf.
type Tree struct {
	levels [][]Hash
}

// NewTree builds the tree over leaf hashes, of which there is at least one. It keeps a copy of them. Wide levels are hashed
// on several cores.
func NewTree(leaves []Hash) (*Tree, error) {
	if len(leaves) == 0 {
		return nil, errors.New("a vector has at least one leaf")
	}
	return treeOver(append([]Hash(nil), leaves...)), nil
}

// treeOver is the tree whose lowest level is the given memory.
func treeOver(level []Hash) *Tree {
	t := &Tree{levels: [][]Hash{level}}
	for n := len(level); n > 1; n = len(level) {
		next := make([]Hash, (n+1)/2)
		levelHashes(next[:n/2], level[:n&^1])
		if n%2 == 1 {
			next[n/2] = level[n-1]
		}
		t.levels = append(t.levels, next)
		level = next
	}
	return t
}

// nodeJob is the hashing of a level spread over cores.
type nodeJob struct{ dst, pairs []Hash }

// Do implements pool.Task over nodes.
func (j *nodeJob) Do(lo, hi int) { nodeHashes(j.dst[lo:hi], j.pairs[2*lo:2*hi]) }

var nodeJobs = sync.Pool{New: func() any { return new(nodeJob) }}

// levelHashes is nodeHashes on several cores. dst and pairs do not overlap.
func levelHashes(dst, pairs []Hash) {
	const grain = 2048 // about 0.1 ms
	if len(dst) <= grain {
		nodeHashes(dst, pairs)
		return
	}
	j := nodeJobs.Get().(*nodeJob)
	*j = nodeJob{dst, pairs}
	pool.Run(j, len(dst), grain)
	*j = nodeJob{}
	nodeJobs.Put(j)
}

// Leaves is the number of leaves.
func (t *Tree) Leaves() uint64 {
	return uint64(len(t.levels[0]))
}

// Root is the commitment to the leaves under a header.
func (t *Tree) Root(h Header) Hash {
	return rootHash(h, t.levels[len(t.levels)-1][0])
}

// Height is the number of levels above the leaves: 0 for one leaf.
func (t *Tree) Height() int { return len(t.levels) - 1 }

// Nodes returns the nodes [lo, hi) of the level at a height above the leaves, those of the leaves themselves at height 0. The
// slice is the tree's memory.
func (t *Tree) Nodes(height int, lo, hi uint64) ([]Hash, error) {
	if height < 0 || height >= len(t.levels) {
		return nil, fmt.Errorf("%w: height %d of %d", ErrProofIndex, height, t.Height())
	}
	if level := t.levels[height]; lo <= hi && hi <= uint64(len(level)) {
		return level[lo:hi:hi], nil
	}
	return nil, fmt.Errorf("%w: nodes [%d, %d) of %d at height %d", ErrProofIndex, lo, hi, len(t.levels[height]), height)
}

// Proof returns the siblings of leaf i from the leaf up; a level at which the node is promoted has none.
func (t *Tree) Proof(i uint64) ([]Hash, error) {
	if i >= t.Leaves() {
		return nil, fmt.Errorf("%w: %d of %d", ErrProofIndex, i, t.Leaves())
	}
	proof := make([]Hash, 0, len(t.levels)-1)
	for _, level := range t.levels[:len(t.levels)-1] {
		if s := i ^ 1; s < uint64(len(level)) {
			proof = append(proof, level[s])
		}
		i >>= 1
	}
	return proof, nil
}

// VerifyProof checks that leaf is leaf i of the vector with header h and root root. The number of leaves follows from the
// header, which the root binds, so a proof verifies for one (header, index) only. The caller hashes the leaf's bytes.
func VerifyProof(root Hash, h Header, i uint64, leaf Hash, proof []Hash) error {
	n := h.Leaves()
	if i >= n {
		return fmt.Errorf("%w: %d of %d", ErrProofIndex, i, n)
	}
	node, used := leaf, 0
	for last := n - 1; last > 0; last >>= 1 {
		// An even node without a right neighbour is the promoted one.
		if i&1 == 1 || i < last {
			if used == len(proof) {
				return fmt.Errorf("%w: %d is too short", ErrProofLength, len(proof))
			}
			if i&1 == 1 {
				node = NodeHash(proof[used], node)
			} else {
				node = NodeHash(node, proof[used])
			}
			used++
		}
		i >>= 1
	}
	if used != len(proof) {
		return fmt.Errorf("%w: %d given, %d wanted", ErrProofLength, len(proof), used)
	}
	if rootHash(h, node) != root {
		return ErrProofRoot
	}
	return nil
}
