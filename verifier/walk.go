package verifier

import (
	"errors"
	"fmt"
	"slices"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
	"assay/verifier/fraud"
)

// errWalk says that a descent's events do not lead to where the contract says that it stands; the next head settles it.
var errWalk = errors.New("the descent's moves do not lead to its position")

// walk is where a descent stands beside the honest vectors.
type walk struct {
	trees  *transition.Trees
	vector *transition.Vector
	height int
	index  uint64
	// path is the siblings from the node up, in the vector; links is that of the vectors before it.
	path  []protocol.Hash
	links []fraud.Link
	// children are those shown of the node.
	children []protocol.Hash
	// halves are the roots that a fragment's root was shown to be made of.
	halves   [2]protocol.Hash
	momentum bool
	sibling  protocol.Hash
	leaf     []byte
}

// walkTo replays a descent's moves. Every step was checked by the contract when it was made.
func walkTo(trees *transition.Trees, aux bool, moves []chain.Move) (*walk, error) {
	w := &walk{trees: trees}
	w.enter(trees.New.Set)
	if aux {
		w.enter(trees.Aux)
	}
	for _, m := range moves {
		if err := w.replay(m); err != nil {
			return nil, err
		}
	}
	return w, nil
}

func (w *walk) enter(v *transition.Vector) {
	w.vector, w.height, w.index, w.path = v, v.Height(), 0, nil
}

// below is how many levels the next move goes down.
func (w *walk) below() int { return min(w.height, descentStep) }

func (w *walk) replay(m chain.Move) error {
	switch m.Kind {
	case chain.MoveChildren:
		w.children = m.Children
	case chain.MovePick:
		path, err := w.pathOf(m.Index)
		if err != nil {
			return err
		}
		w.path = append(path, w.path...)
		w.height -= w.below()
		w.index = m.Index
		// Down to the pair, or the leaf, that was promoted to here.
		for w.height > 0 && 2*w.index == (w.vector.Leaves()-1)>>(w.height-1) {
			w.index *= 2
			w.height--
		}
	case chain.MoveLeaf:
		w.links = append(w.links, fraud.Link{Index: w.index, Path: w.path})
		switch w.vector.Header().Kind {
		case repops.KindState:
			if len(m.Leaf) != 64 {
				return fmt.Errorf("%w: a fragment root of %d bytes", errWalk, len(m.Leaf))
			}
			w.halves = [2]protocol.Hash{protocol.Hash(m.Leaf[:32]), protocol.Hash(m.Leaf[32:])}
		case repops.KindAuxSet:
			entries := slices.Clone(w.trees.Interleaved)
			for _, v := range []*transition.Vector{w.trees.Reductions, w.trees.Distances, w.trees.Scores} {
				if v != nil {
					entries = append(entries, v)
				}
			}
			w.enter(entries[w.index])
		case repops.KindReductions:
			w.enter(w.trees.Items[w.index])
		default:
			w.leaf = m.Leaf
		}
	case chain.MoveChoose:
		w.momentum = m.Momentum
		if m.Momentum {
			w.sibling = w.halves[0]
			w.enter(w.trees.New.Momentum[w.index])
		} else {
			w.sibling = w.halves[1]
			w.enter(w.trees.New.Params[w.index])
		}
	}
	return nil
}

// pathOf is the siblings of a shown child from it up to the node.
func (w *walk) pathOf(index uint64) ([]protocol.Hash, error) {
	first := w.index << w.below()
	if index < first || index-first >= uint64(len(w.children)) {
		return nil, fmt.Errorf("%w: child %d of the %d from %d", errWalk, index, len(w.children), first)
	}
	// The children are all the leaves of the node's subtree at that level, so what is promoted in it is promoted in the vector.
	tree, err := repops.NewTree(w.children)
	if err != nil {
		return nil, err
	}
	return tree.Proof(index - first)
}

// differing is the first child shown that is not the honest one, with its path to the node.
func (w *walk) differing() (index uint64, child protocol.Hash, path []protocol.Hash, err error) {
	own, err := w.vector.Children(w.height, w.index, w.below())
	if err != nil {
		return 0, child, nil, err
	}
	if len(own) != len(w.children) {
		return 0, child, nil, fmt.Errorf("%w: %d children, there are %d", errWalk, len(w.children), len(own))
	}
	for i, c := range w.children {
		if c != own[i] {
			index = w.index<<w.below() + uint64(i)
			path, err = w.pathOf(index)
			return index, c, path, err
		}
	}
	return 0, child, nil, fmt.Errorf("%w: no child differs", errWalk)
}
