package fraud

import (
	"errors"
	"fmt"

	"assay/protocol/transition"
	"assay/repops"
)

// ErrUnknown reports a part of a claimed vector that its signers never showed.
var ErrUnknown = errors.New("a part of the claimed vector that nobody showed")

// claimed is what is known of a vector that a statement commits to. Either it is the honest one (path is nil and first is its number
// of leaves), or leaf `first` lies open with its path: the first leaf that differs, so that all before it are the honest ones.
type claimed struct {
	honest *transition.Vector
	first  uint64
	// nodes[h] is the ancestor of leaf `first` at height h, siblings[h] its sibling, where it has one.
	nodes, siblings []repops.Hash
}

// openedAt is a vector of which leaf `first` lies open, all before it being those of the honest tree. The path is as long as (first,
// number of leaves) asks.
func openedAt(t *transition.Vector, first uint64, leaf repops.Hash, path []repops.Hash) (claimed, error) {
	c := claimed{honest: t, first: first}
	node := leaf
	for i, last := first, t.Leaves()-1; ; i, last = i>>1, last>>1 {
		c.nodes = append(c.nodes, node)
		var sibling repops.Hash
		if last == 0 {
			break
		}
		if i&1 == 1 || i < last {
			if len(path) == 0 {
				return claimed{}, fmt.Errorf("leaf %d of %d: %w", first, t.Leaves(), repops.ErrProofLength)
			}
			sibling, path = path[0], path[1:]
			if i&1 == 1 {
				node = repops.NodeHash(sibling, node)
			} else {
				node = repops.NodeHash(node, sibling)
			}
		}
		c.siblings = append(c.siblings, sibling)
	}
	if first >= t.Leaves() || len(path) > 0 {
		return claimed{}, fmt.Errorf("leaf %d of %d: %w", first, t.Leaves(), repops.ErrProofLength)
	}
	return c, nil
}

// root is the commitment to the claimed vector.
func (c claimed) root() repops.Hash {
	if c.nodes == nil {
		return c.honest.Root()
	}
	return repops.Root(c.honest.Header(), c.nodes[len(c.nodes)-1:])
}

// node is node i at a height above the leaves.
func (c claimed) node(height int, i uint64) (repops.Hash, error) {
	if own := c.first >> height; c.nodes != nil && i >= own {
		switch i {
		case own:
			return c.nodes[height], nil
		case own ^ 1:
			return c.siblings[height], nil
		}
		return repops.Hash{}, fmt.Errorf("node %d at height %d behind leaf %d: %w", i, height, c.first, ErrUnknown)
	}
	return c.honest.Node(height, i)
}

// proof is the multi-proof of strictly ascending leaves, of one leaf its path. Of a vector that is not the honest one they do not lie
// behind the open leaf: whatever else they need lies on its path.
func (c claimed) proof(indices ...uint64) ([][32]byte, error) {
	proof := [][32]byte{}
	known := append([]uint64(nil), indices...)
	for height, last := 0, c.honest.Leaves()-1; last > 0; height, last = height+1, last>>1 {
		parents := known[:0]
		for k := 0; k < len(known); k++ {
			i := known[k]
			switch {
			case i^1 > last: // promoted
			case k+1 < len(known) && known[k+1] == i^1:
				k++
			default:
				sibling, err := c.node(height, i^1)
				if err != nil {
					return nil, err
				}
				proof = append(proof, sibling)
			}
			parents = append(parents, i>>1)
		}
		known = parents
	}
	return proof, nil
}
