package audit

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"sync"

	"assay/protocol"
	"assay/repops"
	"assay/repops/program"
)

// ErrNoVector says that a shelf has no vector, pair or segment of that name.
var ErrNoVector = errors.New("not on this shelf")

// Shelf holds vectors by their roots and opens any of their leaves. The elements of tensors stand in one file, their trees in memory:
// about 6% of it. It is safe for concurrent use.
type Shelf struct {
	mu       sync.RWMutex
	vectors  map[Hash]vector
	pairs    map[Hash][2]Hash
	segments map[segmentKey]Hash

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
	return &Shelf{vectors: map[Hash]vector{}, pairs: map[Hash][2]Hash{}, segments: map[segmentKey]Hash{}, file: f}, nil
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

func (s *Shelf) put(v vector) Hash {
	root := v.tree.Root(v.header)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.vectors[root] = v
	return root
}

// AddList puts up a vector of byte strings, of which there is at least one, and returns its root. It keeps them.
func (s *Shelf) AddList(h repops.Header, leaves [][]byte) (Hash, error) {
	hashes := make([]Hash, len(leaves))
	for i := range leaves {
		hashes[i] = repops.LeafHash(leaves[i])
	}
	tree, err := repops.NewTree(hashes)
	if err != nil {
		return Hash{}, err
	}
	return s.put(vector{h, tree, func(i uint64) ([]byte, error) { return leaves[i], nil }}), nil
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
	return s.put(vector{h, tree, func(i uint64) ([]byte, error) {
		leaf := make([]byte, repops.LeafBytes) // the last one ends in zeros
		from := int64(i) * repops.LeafBytes
		_, err := s.file.ReadAt(leaf[:min(repops.LeafBytes, size-from)], at+from)
		return leaf, err
	}}), nil
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

// AddPair puts up the two halves of a node hash, such as a fragment's root.
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

// Pair is the halves of a node hash, or ErrNoVector.
func (s *Shelf) Pair(h Hash) ([2]Hash, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	p, ok := s.pairs[h]
	if !ok {
		return p, fmt.Errorf("%w: node %s", ErrNoVector, h)
	}
	return p, nil
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

// tensorHeader is the header of a tensor of a program.
func tensorHeader(t program.DType, elements uint64) repops.Header {
	return repops.Header{Kind: program.KindTensor, DType: uint8(t), Length: elements}
}

// decodeTensor reads n elements, little-endian.
func decodeTensor(d program.DType, n int, data []byte) program.Tensor {
	t := program.NewTensor(d, n)
	switch d {
	case program.F32:
		for i := range t.F32 {
			t.F32[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
		}
	case program.I32:
		for i := range t.I32 {
			t.I32[i] = int32(binary.LittleEndian.Uint32(data[4*i:]))
		}
	default:
		for i := range t.I8 {
			t.I8[i] = int8(data[i])
		}
	}
	return t
}

// width is the size of an element in bytes.
func width(d program.DType) int {
	if d == program.I8 {
		return 1
	}
	return 4
}
