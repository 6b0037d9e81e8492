package trace

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"sync"

	"assay/protocol"
	"assay/repops"
	"assay/repops/program"
)

// ErrNoVector says that a shelf has no vector, pair or segment of that name.
var ErrNoVector = errors.New("not on this shelf")

// Shelf holds vectors by their roots, opens any of their leaves and reveals any of their nodes. Of tensors that are put up as they are computed
// the elements stand in one file, their trees in memory: about 6% of it. It is safe for concurrent use.
type Shelf struct {
	mu      sync.RWMutex
	vectors map[Hash]*vector
	// nodes are those that a reveal of one above shows, but for leaves and tops, which have their vector's name.
	nodes    map[Hash]node
	pairs    map[Hash][2]Hash
	segments map[segmentKey]Hash
	bytes    uint64

	// file is nil of a shelf that holds all in memory.
	file *os.File
	end  int64
}

type segmentKey struct {
	claim   Hash
	segment uint32
}

// vector is a committed list of leaves.
type vector struct {
	header repops.Header
	tree   *repops.Tree
	// leaf returns a leaf's bytes.
	leaf func(i uint64) ([]byte, error)
	// roots says that every leaf is one root, or two, as in the lists that a dispute goes through: a reveal shows them where it would show their hashes.
	roots bool
}

// node is one of a vector's tree.
type node struct {
	*vector
	level int
	index uint64
}

// Levels is how many levels of a tree a reveal shows: as many as a move of a dispute.
const Levels = 6

// nameBytes is about what a name takes in memory, nodeBytes what a leaf takes of its tree.
const nameBytes, nodeBytes = 256, 64

// Memory makes an empty shelf that holds what is put up where it lies in memory. It takes no tensor by AddTensor, and needs no Close.
func Memory() *Shelf {
	return &Shelf{vectors: map[Hash]*vector{}, nodes: map[Hash]node{}, pairs: map[Hash][2]Hash{}, segments: map[segmentKey]Hash{}}
}

// NewShelf makes an empty shelf whose tensors go into a file in the folder, which is made if it is not there; empty: the one for temporary
// files. The file has no name any more where the system allows that, and Close frees it.
func NewShelf(dir string) (*Shelf, error) {
	if dir != "" {
		// Not private.MkdirAll: a folder that is there may be everybody's.
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return nil, err
		}
	}
	f, err := os.CreateTemp(dir, "trace-*")
	if err != nil {
		return nil, err
	}
	_ = os.Remove(f.Name())
	s := Memory()
	s.file = f
	return s, nil
}

// Close frees the file. Nothing may be opened afterwards.
func (s *Shelf) Close() error {
	err := s.file.Close()
	if removed := os.Remove(s.file.Name()); removed != nil && !errors.Is(removed, os.ErrNotExist) {
		err = errors.Join(err, removed)
	}
	return err
}

func (s *Shelf) has(root Hash) bool {
	s.mu.RLock()
	defer s.mu.RUnlock()
	_, ok := s.vectors[root]
	return ok
}

// put has a vector found by its root, and its nodes by theirs. Its leaves take so many bytes in memory.
func (s *Shelf) put(v *vector, bytes uint64) Hash {
	root := v.tree.Root(v.header)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.vectors[root] == nil {
		s.vectors[root] = v
		s.bytes += nameBytes + v.tree.Leaves()*nodeBytes + bytes
		s.name(v, v.tree.Height(), 0)
	}
	return root
}

// name has the nodes found that a reveal of a node shows, and all below them. The mutex is held.
func (s *Shelf) name(v *vector, level int, index uint64) {
	low, first, last := below(v.tree, level, index)
	if low == 0 {
		return // the leaves: they are opened
	}
	for i := first; i <= last; i++ {
		level, at := Settle(v.tree.Leaves(), low, i)
		if hashes, err := v.tree.Nodes(level, at, at+1); err == nil && (level > 0 || v.roots) {
			s.nodes[hashes[0]] = node{v, level, at}
			s.bytes += nameBytes
			s.name(v, level, at)
		}
	}
}

// below are the nodes that a reveal of one shows: first to last of the level low.
func below(t *repops.Tree, level int, index uint64) (low int, first, last uint64) {
	low = level - min(level, Levels)
	first = index << (level - low)
	return low, first, min(first+1<<(level-low)-1, (t.Leaves()-1)>>low)
}

// Settle goes down to the pair, or the leaf, that was promoted to a node of a tree with so many leaves.
func Settle(leaves uint64, level int, index uint64) (int, uint64) {
	for level > 0 && 2*index == (leaves-1)>>(level-1) {
		index *= 2
		level--
	}
	return level, index
}

// Bytes is about what the shelf takes in memory, with what is put up on it.
func (s *Shelf) Bytes() uint64 {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.bytes
}

// AddList puts up a vector of byte strings, of which there is at least one, and returns its root. It keeps them.
func (s *Shelf) AddList(h repops.Header, leaves [][]byte) (Hash, error) {
	hashes, roots, bytes := make([]Hash, len(leaves)), true, uint64(0)
	for i := range leaves {
		bytes += uint64(len(leaves[i]))
		hashes[i] = repops.LeafHash(leaves[i])
		roots = roots && (len(leaves[i]) == 32 || len(leaves[i]) == 64)
	}
	tree, err := repops.NewTree(hashes)
	if err != nil {
		return Hash{}, err
	}
	return s.put(&vector{h, tree, func(i uint64) ([]byte, error) { return leaves[i], nil }, roots}, bytes), nil
}

// AddCommitted puts up a tensor where it lies in memory, and returns its root. It must not be changed any more.
func (s *Shelf) AddCommitted(x *program.Committed) Hash {
	leaf := func(i uint64) ([]byte, error) { return x.Leaf(i), nil }
	return s.put(&vector{TensorHeader(x.DType, uint64(x.Len())), x.Tree(), leaf, false}, x.Tree().Leaves()*repops.LeafBytes)
}

// AddRoots is AddList of roots.
func (s *Shelf) AddRoots(h repops.Header, roots []Hash) (Hash, error) {
	leaves := make([][]byte, len(roots))
	for i := range roots {
		leaves[i] = roots[i][:]
	}
	return s.AddList(h, leaves)
}

// AddTensor puts up a copy of a tensor, which has at least one element, under a header of its type and length, and returns its root.
func (s *Shelf) AddTensor(h repops.Header, t program.Tensor) (Hash, error) {
	var hashes []Hash
	switch t.DType {
	case program.F32:
		hashes = repops.TensorLeaves(nil, t.F32)
	case program.I32:
		hashes = repops.TensorLeaves(nil, t.I32)
	default:
		hashes = repops.TensorLeaves(nil, t.I8)
	}
	tree, err := repops.NewTree(hashes)
	if err != nil {
		return Hash{}, err
	}
	if root := tree.Root(h); s.has(root) {
		return root, nil
	}
	at, size, err := s.store(t)
	if err != nil {
		return Hash{}, err
	}
	return s.put(&vector{h, tree, func(i uint64) ([]byte, error) {
		leaf := make([]byte, repops.LeafBytes) // the last one ends in zeros
		from := int64(i) * repops.LeafBytes
		_, err := s.file.ReadAt(leaf[:min(repops.LeafBytes, size-from)], at+from)
		return leaf, err
	}, false}, 0), nil
}

// store writes the elements of a tensor behind the others.
func (s *Shelf) store(t program.Tensor) (at, size int64, err error) {
	s.mu.Lock()
	at = s.end
	size = int64(t.Len())
	if t.DType != program.I8 {
		size *= 4
	}
	s.end += size
	s.mu.Unlock()
	w := io.NewOffsetWriter(s.file, at)
	if t.DType == program.F32 {
		return at, size, protocol.WriteFloats(w, t.F32)
	}
	buf := make([]byte, 0, 64<<10)
	for i := range uint64(t.Len()) {
		if t.DType == program.I8 {
			buf = append(buf, byte(t.Word(i)))
		} else {
			buf = binary.LittleEndian.AppendUint32(buf, t.Word(i))
		}
		if len(buf) == cap(buf) || i == uint64(t.Len())-1 {
			if _, err := w.Write(buf); err != nil {
				return 0, 0, err
			}
			buf = buf[:0]
		}
	}
	return at, size, nil
}

// AddPair has the two halves of a node hash, such as a fragment's root, revealed.
func (s *Shelf) AddPair(l, r Hash) Hash {
	h := repops.NodeHash(l, r)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.pairs[h] = [2]Hash{l, r}
	return h
}

// AddSegment says which vector is a segment of a claim.
func (s *Shelf) AddSegment(claim Hash, segment uint32, root Hash) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.segments[segmentKey{claim, segment}] = root
}

// Open opens leaves of a vector, 1 to MaxLeaves strictly ascending indices. It is ErrNoVector or ErrIndices if there are none such.
func (s *Shelf) Open(root Hash, indices []uint64) (Opening, error) {
	s.mu.RLock()
	v, ok := s.vectors[root]
	s.mu.RUnlock()
	if !ok {
		return Opening{}, fmt.Errorf("%w: vector %s", ErrNoVector, root)
	}
	if len(indices) > MaxLeaves {
		return Opening{}, fmt.Errorf("%w: %d leaves", ErrIndices, len(indices))
	}
	o := Opening{Header: v.header}
	var err error
	if o.Proof, err = v.tree.MultiProof(indices); err != nil {
		return o, fmt.Errorf("%w: %w", ErrIndices, err)
	}
	size := repops.HeaderBytes + 4 + 32*len(o.Proof)
	for _, i := range indices {
		leaf, err := v.leaf(i)
		if err != nil {
			return o, err
		}
		if size += 4 + len(leaf); size > MaxBytes {
			return o, fmt.Errorf("%w: together they are larger than %d bytes", ErrIndices, MaxBytes)
		}
		o.Leaves = append(o.Leaves, leaf)
	}
	return o, nil
}

// Reveal is what there is below a node, in order, as a move of a dispute shows it: of a list of roots up to 64 leaves, of anything else the
// hashes of up to 64 nodes; of a pair its halves. It is ErrNoVector if there is no such node.
func (s *Shelf) Reveal(h Hash) ([]byte, error) {
	s.mu.RLock()
	n, ok := s.nodes[h]
	if v := s.vectors[h]; v != nil {
		n, ok = node{v, v.tree.Height(), 0}, true
	}
	pair, paired := s.pairs[h]
	s.mu.RUnlock()
	if paired {
		return slices.Concat(pair[0][:], pair[1][:]), nil
	}
	if !ok {
		return nil, fmt.Errorf("%w: node %s", ErrNoVector, h)
	}
	low, first, last := below(n.tree, n.level, n.index)
	var out []byte
	if low == 0 && n.roots {
		for i := first; i <= last; i++ {
			leaf, err := n.leaf(i)
			if err != nil {
				return nil, err
			}
			out = append(out, leaf...)
		}
		return out, nil
	}
	hashes, err := n.tree.Nodes(low, first, last+1)
	for _, h := range hashes {
		out = append(out, h[:]...)
	}
	return out, err
}

// Segment is the root of a segment of a claim, or ErrNoVector.
func (s *Shelf) Segment(claim Hash, segment uint32) (Hash, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	root, ok := s.segments[segmentKey{claim, segment}]
	if !ok {
		return root, fmt.Errorf("%w: segment %d of claim %s", ErrNoVector, segment, claim)
	}
	return root, nil
}

// TensorHeader is the header of a tensor of a program.
func TensorHeader(t program.DType, elements uint64) repops.Header {
	return repops.Header{Kind: program.KindTensor, DType: uint8(t), Length: elements}
}
