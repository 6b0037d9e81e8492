package training

import (
	"encoding/binary"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/trace"
)

// step is how many levels of a vector a move of a dispute reveals at most.
const step = trace.Levels

// Known is what was published of a claim, by whomever: preimages of the hashes under it. Nothing in it has to be believed.
type Known struct {
	// Segments are the roots that the trainer posted.
	Segments map[int]Hash
	// below is what was shown below a node, each different showing once. A node may be in vectors of several forms, that show other levels
	// below it: the leaves of a list where they are roots, where not the hashes of theirs.
	below map[Hash][][]Hash
	// words are the leaves of lists by their hashes: a root, of a segment two.
	words map[Hash][]byte
	// leaves are those of tensors, by their hashes, and by the root where there is one leaf.
	leaves map[Hash][]byte
	// chains are posted accumulators.
	chains [][]byte
	// ask, if set, asks whoever serves the trace for what a reveal shows below a node, askLeaf for a leaf of a tensor with a root, until leads says
	// that it is it; nil: it cannot be had.
	ask     func(node Hash, leads func(raw []byte) bool) []byte
	askLeaf func(root Hash, index uint64, leads func(leaf []byte) bool) []byte
}

// NewKnown knows nothing.
func NewKnown() *Known {
	return &Known{Segments: map[int]Hash{}, below: map[Hash][][]Hash{}, words: map[Hash][]byte{}, leaves: map[Hash][]byte{}}
}

// Checkpoints adds a claim's list of checkpoints, if it is that.
func (k *Known) Checkpoints(task *claim.Task, g *protocol.OuterGradient, list []Hash) bool {
	if len(list) != task.Schedule().Checkpoints() || claim.Root(task.ID, g.Round, g.Trainer, list) != g.ClaimHash {
		return false
	}
	l := NewList(claim.KindClaim, list)
	l.Header = claim.Header(task.ID, g.Round, g.Trainer, len(list))
	k.whole(l, l.tree.Height(), 0, g.ClaimHash)
	return true
}

// whole adds all that there is below a node of a list.
func (k *Known) whole(l List, height int, index uint64, node Hash) {
	children, err := Children(l, height, index)
	if err != nil {
		return
	}
	k.reveal(node, narrow(children))
	low := height - min(height, step)
	if low == 0 {
		return
	}
	first := index << (height - low)
	for i := range children {
		level, at := trace.Settle(l.tree.Leaves(), low, first+uint64(i))
		k.whole(l, level, at, Hash(children[i]))
	}
}

// Post adds a segment that was posted. count is how many transitions it has.
func (k *Known) Post(p chain.SegmentPosted, count int) {
	k.Segments[int(p.Segment)] = p.Root
	k.pair(p.Local, p.Trace)
	if count == 1 {
		k.reveal(p.Root, []Hash{p.Local, p.Trace})
		k.reveal(p.Trace, p.Nodes)
		return
	}
	k.reveal(p.Root, p.Nodes)
}

// Show adds an answer in a dispute.
func (k *Known) Show(s chain.Shown) {
	if s.Data == nil {
		k.reveal(s.Node, s.Nodes)
		return
	}
	k.leaves[s.Node], k.leaves[repops.LeafHash(s.Data)] = s.Data, s.Data
	if len(s.Accumulators) > 0 {
		k.chains = append(k.chains, s.Accumulators)
	}
}

// reveal adds what is below a node. What a posting shows nobody has checked: nodes that do not lead to it are found out where they are used.
func (k *Known) reveal(node Hash, nodes []Hash) {
	if len(nodes) == 0 {
		return
	}
	if slices.ContainsFunc(k.below[node], func(shown []Hash) bool { return slices.Equal(shown, nodes) }) {
		return
	}
	k.below[node] = append(k.below[node], nodes)
	for i, h := range nodes {
		k.words[repops.LeafHash(h[:])] = slices.Clone(h[:])
		if i%2 == 1 {
			k.pair(nodes[i-1], h)
		}
	}
}

func (k *Known) pair(local, trace Hash) {
	leaf := claim.Transition{Local: local, Trace: trace}.Leaf()
	k.words[repops.LeafHash(leaf)] = leaf
}

// accumulators finds those that hash, with the element behind them, to what the contract keeps; nil if they were not published.
func (k *Known) accumulators(hash Hash, element uint32) []uint32 {
	for _, c := range k.chains {
		if Hash(crypto.Keccak256(c, binary.BigEndian.AppendUint32(nil, element))) != hash {
			continue
		}
		out := make([]uint32, len(c)/4)
		for i := range out {
			out[i] = binary.BigEndian.Uint32(c[4*i:])
		}
		return out
	}
	return nil
}

// posted are the segments that the trainer posted, ascending.
func (k *Known) posted() []int { return slices.Sorted(maps.Keys(k.Segments)) }

// as is the list that somebody else claims in this one's place; with known nil it is this one.
func (l List) as(claimed Hash, known *Known) List {
	if known != nil {
		l.claimed, l.known = claimed, known
	}
	return l
}

// own is the list that a replay gives.
func (l List) own() List {
	l.known = nil
	return l
}

// top is the tree's highest node, which the root has its header around.
func (l List) top() (level int, index uint64) { return l.tree.Height(), 0 }

// children are what was shown below a node of a list that somebody else claims: hashes of the level `low`. False if nothing was, or nothing of
// what was shown leads to it.
func (l List) children(node Hash, level int, index uint64, root bool) (hashes []Hash, low int, ok bool) {
	low = level - min(level, step)
	leads := func(shown []Hash) bool {
		hashes = l.hashes(shown, low)
		return l.leads(hashes, node, level, index, root)
	}
	if slices.ContainsFunc(l.known.below[node], leads) || l.known.fetch(node, leads) {
		return hashes, low, true
	}
	return nil, low, false
}

// fetch asks for what is below a node; leads says whether hashes are it.
func (k *Known) fetch(node Hash, leads func(shown []Hash) bool) bool {
	if k.ask == nil {
		return false
	}
	shown := cut(k.ask(node, func(raw []byte) bool { return leads(cut(raw)) }))
	if !leads(shown) {
		return false
	}
	k.reveal(node, shown)
	return true
}

// cut makes hashes of bytes; none if they are no whole number of hashes.
func cut(raw []byte) []Hash {
	if len(raw)%32 != 0 {
		return nil
	}
	var out []Hash
	for h := range slices.Chunk(raw, 32) {
		out = append(out, Hash(h))
	}
	return out
}

// leaf is leaf i of the tensor with a root, by its hash, or by the root if it is the only one; leads says whether bytes are it.
func (k *Known) leaf(root Hash, i uint64, name Hash, leads func(leaf []byte) bool) ([]byte, bool) {
	if leaf, ok := k.leaves[name]; ok || k.askLeaf == nil {
		return leaf, ok
	}
	is := func(leaf []byte) bool { return len(leaf) == repops.LeafBytes && leads(leaf) }
	leaf := k.askLeaf(root, i, is)
	if !is(leaf) {
		return nil, false
	}
	k.leaves[name] = leaf
	return leaf, true
}

// hashes are those of level `low` of what a move of a dispute shows; none if that is not whole leaves where it shows leaves.
func (l List) hashes(shown []Hash, low int) []Hash {
	if low > 0 || l.Header.DType != 0 {
		return slices.Clone(shown)
	}
	width := 1
	if l.Header.Kind == claim.KindSegment {
		width = 2
	}
	if len(shown)%width != 0 {
		return nil
	}
	var out []Hash
	for leaf := range slices.Chunk(shown, width) {
		var bytes []byte
		for _, h := range leaf {
			bytes = append(bytes, h[:]...)
		}
		out = append(out, repops.LeafHash(bytes))
	}
	return out
}

// leads says whether hashes are all that is a move's levels below a node.
func (l List) leads(hashes []Hash, node Hash, level int, index uint64, root bool) bool {
	low := level - min(level, step)
	first := index << (level - low)
	last := min(first+1<<(level-low)-1, (l.tree.Leaves()-1)>>low)
	if uint64(len(hashes)) != last-first+1 {
		return false
	}
	tree, err := repops.NewTree(hashes)
	if err != nil {
		return false
	}
	if root {
		return tree.Root(l.Header) == node
	}
	nodes, err := tree.Nodes(tree.Height(), 0, 1)
	return err == nil && nodes[0] == node
}

// ownNode is a node of the replay's tree.
func (l List) ownNode(level int, index uint64) Hash {
	nodes, err := l.tree.Nodes(level, index, index+1)
	if err != nil {
		return Hash{}
	}
	return nodes[0]
}

// node is node `index` of a level; false if it is not known.
func (l List) node(level int, index uint64) (Hash, bool) {
	if l.tree == nil || level > l.tree.Height() || index > (l.tree.Leaves()-1)>>level {
		return Hash{}, false
	}
	if l.known == nil || l.claimed == l.own().Root() {
		return l.ownNode(level, index), true
	}
	at, i := l.top()
	node, root := l.claimed, true
	for {
		if !root {
			if at == level {
				return node, true
			}
			if down, j := trace.Settle(l.tree.Leaves(), at, i); down <= level {
				return node, true // promoted through the level
			} else {
				at, i = down, j
			}
			if node == l.ownNode(at, i) {
				return l.ownNode(level, index), true
			}
		}
		hashes, low, ok := l.children(node, at, i, root)
		if !ok {
			return Hash{}, false
		}
		first := i << (at - low)
		if level >= low {
			tree, err := repops.NewTree(hashes)
			if err != nil {
				return Hash{}, false
			}
			nodes, err := tree.Nodes(level-low, index-first>>(level-low), index-first>>(level-low)+1)
			if err != nil {
				return Hash{}, false
			}
			return nodes[0], true
		}
		i = index >> (low - level)
		node, at, root = hashes[i-first], low, false
	}
}

// Leaf is leaf i's bytes; false if they are not known.
func (l List) Leaf(i uint64) ([]byte, bool) {
	if i >= uint64(len(l.Leaves)) {
		return nil, false
	}
	if l.known == nil || l.claimed == l.own().Root() {
		return l.Leaves[i], true
	}
	if l.Header.Kind == program.KindTensor && len(l.Leaves) == 1 {
		if leaf, ok := l.known.leaf(l.claimed, 0, l.claimed, func(leaf []byte) bool { return newList(l.Header, [][]byte{leaf}).Root() == l.claimed }); ok {
			return leaf, true
		}
	}
	hash, ok := l.node(0, i)
	if !ok {
		return nil, false
	}
	if hash == l.ownNode(0, i) {
		return l.Leaves[i], true
	}
	if l.Header.Kind == program.KindTensor {
		return l.known.leaf(l.claimed, i, hash, func(leaf []byte) bool { return repops.LeafHash(leaf) == hash })
	}
	leaf, ok := l.known.words[hash]
	return leaf, ok
}

// root is the root that is leaf i of a list; the zero hash if it is not known.
func (l List) root(i uint64) Hash {
	leaf, ok := l.Leaf(i)
	if !ok || len(leaf) != 32 {
		return Hash{}
	}
	return Hash(leaf)
}

// pair is the two roots that are leaf i of a segment; zero hashes if they are not known.
func (l List) pair(i uint64) (local, trace Hash) {
	leaf, ok := l.Leaf(i)
	if !ok || len(leaf) != 64 {
		return Hash{}, Hash{}
	}
	return Hash(leaf[:32]), Hash(leaf[32:])
}

// gap is a node below which nothing was published.
type gap struct {
	level int
	index uint64
}

// differs finds the first leaf, of those from `from` on, in which the claimed list is not this one; none if found is false. With a gap that
// is to be published first.
func (l List) differs(from uint64) (leaf uint64, missing *gap, found bool) {
	if l.known == nil || l.claimed == l.own().Root() {
		return 0, nil, false
	}
	at, i := l.top()
	if at == 0 && l.Header.Kind == program.KindTensor {
		return 0, nil, from == 0 // there is nothing between such a root and its leaf
	}
	return l.search(l.claimed, at, i, true, from)
}

// search is differs below a node that is not this list's.
func (l List) search(node Hash, at int, i uint64, root bool, from uint64) (leaf uint64, missing *gap, found bool) {
	if !root {
		if at, i = trace.Settle(l.tree.Leaves(), at, i); at == 0 {
			return i, nil, i >= from
		}
	}
	if (i+1)<<at <= from {
		return 0, nil, false
	}
	hashes, low, ok := l.children(node, at, i, root)
	if !ok {
		return 0, &gap{at, i}, true
	}
	for k, h := range hashes {
		j := i<<(at-low) + uint64(k)
		if h == l.ownNode(low, j) {
			continue
		}
		if low == 0 {
			leaf, found = j, j >= from
		} else {
			leaf, missing, found = l.search(h, low, j, false, from)
		}
		if found {
			return leaf, missing, true
		}
	}
	return 0, nil, false
}

func narrow(h [][32]byte) []Hash {
	out := make([]Hash, len(h))
	for i := range h {
		out[i] = h[i]
	}
	return out
}
