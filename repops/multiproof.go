package repops

import (
	"errors"
	"fmt"
)

var (
	// ErrProofEmpty reports a multi-proof of no leaf.
	ErrProofEmpty = errors.New("proof of no leaf")
	// ErrProofLeaves reports a multi-proof with another number of leaves than of indices.
	ErrProofLeaves = errors.New("number of leaves is not that of indices")
	// ErrProofOrder reports leaf indices that do not ascend strictly: out of order, or one twice.
	ErrProofOrder = errors.New("leaf indices do not ascend")
)

// checkIndices refuses indices other than strictly ascending ones below n.
func checkIndices(indices []uint64, n uint64) error {
	for k := 1; k < len(indices); k++ {
		if indices[k-1] >= indices[k] {
			return fmt.Errorf("%w: %d before %d", ErrProofOrder, indices[k-1], indices[k])
		}
	}
	if k := len(indices); k > 0 && indices[k-1] >= n {
		return fmt.Errorf("%w: %d of %d", ErrProofIndex, indices[k-1], n)
	}
	return nil
}

// MultiProof returns the hashes that prove the leaves at strictly ascending indices together (docs/formats.md section 1): level
// by level from the leaves up, in each from left to right, the siblings that do not follow from the leaves. It errs with
// ErrProofEmpty, ErrProofOrder or ErrProofIndex.
func (t *Tree) MultiProof(indices []uint64) ([]Hash, error) {
	if len(indices) == 0 {
		return nil, ErrProofEmpty
	}
	if err := checkIndices(indices, t.Leaves()); err != nil {
		return nil, err
	}
	proof := []Hash{}
	missing(t.Leaves(), indices, func(level int, i uint64) { proof = append(proof, t.levels[level][i]) })
	return proof, nil
}

// MultiProofLength is the number of hashes in the multi-proof of the leaves at these indices of n, without a tree. Errors are those of
// Tree.MultiProof.
func MultiProofLength(n uint64, indices []uint64) (length int, err error) {
	if len(indices) == 0 {
		return 0, ErrProofEmpty
	}
	if err := checkIndices(indices, n); err != nil {
		return 0, err
	}
	missing(n, indices, func(int, uint64) { length++ })
	return length, nil
}

// missing calls take with each node, by its level and its number there, that a multi-proof of leaves of n has, in the proof's order.
func missing(n uint64, indices []uint64, take func(level int, i uint64)) {
	known := append([]uint64(nil), indices...)
	for level := 0; n > 1; level++ {
		parents := known[:0]
		for k := 0; k < len(known); k++ {
			i := known[k]
			switch sibling := i ^ 1; {
			case sibling >= n: // i is promoted
			case k+1 < len(known) && known[k+1] == sibling:
				k++
			default:
				take(level, sibling)
			}
			parents = append(parents, i>>1)
		}
		known, n = parents, n/2+n%2
	}
}

// PathInRun returns the path of leaf i of n, one of a run of neighbours from first on whose multi-proof is known; ErrProofIndex if it is none of them,
// ErrProofLength if this is no multi-proof of theirs. It is Tree.Proof for whoever knows the run alone, and checks no root.
func PathInRun(n, first uint64, run, proof []Hash, i uint64) ([]Hash, error) {
	if count := uint64(len(run)); first >= n || count > n-first || i < first || i-first >= count {
		return nil, fmt.Errorf("%w: %d, in a run of %d from %d on of %d", ErrProofIndex, i, count, first, n)
	}
	path := []Hash{}
	level := append([]Hash(nil), run...)
	rest := proof
	beside := func() (h Hash, err error) {
		if len(rest) == 0 {
			return h, fmt.Errorf("%w: %d is too short", ErrProofLength, len(proof))
		}
		h, rest = rest[0], rest[1:]
		return h, nil
	}
	for last := n - 1; last > 0; last >>= 1 {
		if first&1 == 1 {
			left, err := beside()
			if err != nil {
				return nil, err
			}
			level = append([]Hash{left}, level...)
			first--
		}
		if end := first + uint64(len(level)) - 1; end&1 == 0 && end < last {
			right, err := beside()
			if err != nil {
				return nil, err
			}
			level = append(level, right)
		}
		if sibling := i ^ 1; sibling <= last {
			path = append(path, level[sibling-first])
		}
		above := level[:0]
		for k := 0; k < len(level); k += 2 {
			node := level[k]
			if k+1 < len(level) {
				node = NodeHash(node, level[k+1])
			}
			above = append(above, node)
		}
		level, first, i = above, first>>1, i>>1
	}
	if len(rest) > 0 {
		return nil, fmt.Errorf("%w: %d given, %d wanted", ErrProofLength, len(proof), len(proof)-len(rest))
	}
	return path, nil
}

// VerifyMultiProof checks that leaves[k] is leaf indices[k] of the vector with header h and root root, for every k. Indices
// ascend strictly. It errs, in this order, with ErrProofEmpty, ErrProofLeaves, ErrProofOrder, ErrProofIndex, ErrProofLength
// (shorter or longer than the indices and the number of leaves determine) or ErrProofRoot. The caller hashes the leaves' bytes.
func VerifyMultiProof(root Hash, h Header, indices []uint64, leaves, proof []Hash) error {
	n := h.Leaves()
	if len(indices) == 0 {
		return ErrProofEmpty
	}
	if len(leaves) != len(indices) {
		return fmt.Errorf("%w: %d of %d", ErrProofLeaves, len(leaves), len(indices))
	}
	if err := checkIndices(indices, n); err != nil {
		return err
	}
	known, nodes := append([]uint64(nil), indices...), append([]Hash(nil), leaves...)
	pairs := make([]Hash, 0, 2*len(nodes))
	rest := proof
	for last := n - 1; last > 0; last >>= 1 {
		parents := known[:0]
		pairs = pairs[:0]
		promoted := false
		for k := 0; k < len(known); k++ {
			i, node := known[k], nodes[k]
			parents = append(parents, i>>1)
			if i == last && i&1 == 0 {
				promoted = true // the last of its level, so its node is the last of nodes
				continue
			}
			if k+1 < len(known) && known[k+1] == i^1 {
				pairs = append(pairs, node, nodes[k+1])
				k++
				continue
			}
			if len(rest) == 0 {
				return fmt.Errorf("%w: %d is too short", ErrProofLength, len(proof))
			}
			if i&1 == 1 {
				pairs = append(pairs, rest[0], node)
			} else {
				pairs = append(pairs, node, rest[0])
			}
			rest = rest[1:]
		}
		if promoted {
			nodes[len(parents)-1] = nodes[len(nodes)-1]
		}
		nodeHashes(nodes[:len(pairs)/2], pairs)
		known, nodes = parents, nodes[:len(parents)]
	}
	if len(rest) > 0 {
		return fmt.Errorf("%w: %d given, %d wanted", ErrProofLength, len(proof), len(proof)-len(rest))
	}
	if rootHash(h, nodes[0]) != root {
		return ErrProofRoot
	}
	return nil
}
