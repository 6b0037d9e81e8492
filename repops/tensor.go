package repops

import (
	"errors"
	"fmt"
	"sync"

	"assay/repops/internal/pool"
)

// ErrTensorLength reports a tensor with another number of elements or bytes than its header says.
var ErrTensorLength = errors.New("wrong tensor length")

// TensorLeaves appends the leaf hashes of x to dst. Large vectors are hashed on several cores.
func TensorLeaves[E Element](dst []Hash, x []E) []Hash {
	h := Header{DType: dtypeOf[E](), Length: uint64(len(x))}
	return appendLeaves(dst, littleEndian(x), LeafBytes, int(h.Leaves()))
}

// TensorRoot is the commitment to x, bit for bit as it stands, under a header whose DType is that of E and whose Length is
// len(x). It sets Length and DType itself, so only Kind and Binding of h matter. Large vectors are hashed on several cores.
// A vector has at least one element; of none, TensorRoot is the zero hash.
func TensorRoot[E Element](h Header, x []E) Hash {
	if len(x) == 0 {
		return Hash{}
	}
	h.DType, h.Length = dtypeOf[E](), uint64(len(x))
	return bytesRoot(h, littleEndian(x), LeafBytes)
}

// TensorRootBytes is the commitment to a vector of h.Length elements of type h.DType, whose bytes stand in data in the order
// of its leaves, without padding. It is ErrDType for a type without leaves of one size, ErrTensorLength unless data is
// h.DataBytes() long and not empty. What the bytes mean is not checked.
func TensorRootBytes(h Header, data []byte) (Hash, error) {
	want, err := h.DataBytes()
	if err != nil {
		return Hash{}, err
	}
	if uint64(len(data)) != want || want == 0 {
		return Hash{}, fmt.Errorf("%w: %d bytes for %d elements of %d", ErrTensorLength, len(data), h.Length, want)
	}
	return bytesRoot(h, data, dtypes[h.DType].leafBytes()), nil
}

// rootJob is the hashing of whole subtrees spread over cores.
type rootJob struct {
	data []byte
	size int
	tops []Hash
}

// Do implements pool.Task over subtrees.
func (j *rootJob) Do(lo, hi int) {
	var leaves [subtreeLeaves]Hash
	unit := subtreeLeaves * j.size
	for i := lo; i < hi; i++ {
		leafHashes(leaves[:], j.data[i*unit:(i+1)*unit], j.size)
		j.tops[i] = reduce(leaves[:])
	}
}

var rootJobs = sync.Pool{New: func() any { return new(rootJob) }}

// bytesRoot is the commitment to at least one leaf of size bytes, the last one zero-padded.
func bytesRoot(h Header, data []byte, size int) Hash {
	var s spine
	unit := subtreeLeaves * size
	if whole := len(data) / unit; whole > 0 {
		j := rootJobs.Get().(*rootJob)
		if cap(j.tops) < whole {
			j.tops = make([]Hash, whole)
		}
		j.data, j.size, j.tops = data, size, j.tops[:whole]
		pool.Run(j, whole, 1)
		for _, t := range j.tops {
			s.push(t, subtreeLevel)
		}
		j.data = nil
		rootJobs.Put(j)
		data = data[whole*unit:]
	}
	if len(data) == 0 {
		return rootHash(h, s.top())
	}
	var leaves [subtreeLeaves]Hash
	n := (len(data) + size - 1) / size
	leafHashes(leaves[:n], data, size)
	return rootHash(h, s.join(reduce(leaves[:n])))
}

// batchLeaves is how many leaves TensorHasher hashes at least at once: as many as package multihash has lanes.
const batchLeaves = 16

// TensorHasher computes a tensor's root from its bytes as they arrive, in constant memory (about 26 KiB).
type TensorHasher struct {
	header Header
	size   int // bytes a leaf
	spine  spine
	// leaves[:count] are the hashes of the leaves behind the spine's, fewer than subtreeLeaves.
	leaves [subtreeLeaves]Hash
	count  int
	buffer []byte // bytes not yet hashed, less than its capacity of whole leaves
	left   uint64
	err    error
}

// NewTensorHasher starts the root of h.Length binary32 elements. Only Kind, Length and Binding of h matter.
func NewTensorHasher(h Header) *TensorHasher {
	h.DType = DTypeF32
	return NewBytesHasher(h)
}

// NewBytesHasher starts the root of h.Length elements of type h.DType, whose bytes arrive in the order of its leaves, without
// padding (h.DataBytes() of them). A header that no vector has shows as an error of Write and Sum.
func NewBytesHasher(h Header) *TensorHasher {
	t := &TensorHasher{header: h}
	if t.left, t.err = h.DataBytes(); t.err == nil {
		t.size = dtypes[h.DType].leafBytes()
		t.buffer = make([]byte, 0, int(min(batchLeaves, h.Leaves()))*t.size)
	}
	return t
}

// Write implements io.Writer. More bytes than the header's length are refused.
func (t *TensorHasher) Write(p []byte) (int, error) {
	if t.err != nil {
		return 0, t.err
	}
	if uint64(len(p)) > t.left {
		t.err = fmt.Errorf("%w: more than %d elements", ErrTensorLength, t.header.Length)
		return 0, t.err
	}
	t.left -= uint64(len(p))
	n := len(p)
	for len(p) > 0 {
		if len(t.buffer) == 0 && len(p) >= batchLeaves*t.size {
			// Leaves that arrive whole need not pass through the buffer.
			c := min(len(p)/t.size, subtreeLeaves-t.count) * t.size
			t.hash(p[:c])
			p = p[c:]
			continue
		}
		c := min(len(p), cap(t.buffer)-len(t.buffer))
		t.buffer, p = append(t.buffer, p[:c]...), p[c:]
		if len(t.buffer) == cap(t.buffer) {
			t.flush()
		}
	}
	return n, nil
}

// flush hashes what the buffer holds.
func (t *TensorHasher) flush() {
	for b := t.buffer; len(b) > 0; {
		c := min(len(b), (subtreeLeaves-t.count)*t.size)
		t.hash(b[:c])
		b = b[c:]
	}
	t.buffer = t.buffer[:0]
}

// hash takes at most subtreeLeaves − count leaves, the last of which may be cut off only where the vector ends.
func (t *TensorHasher) hash(data []byte) {
	n := (len(data) + t.size - 1) / t.size
	leafHashes(t.leaves[t.count:t.count+n], data, t.size)
	if t.count += n; t.count == subtreeLeaves {
		t.spine.push(reduce(t.leaves[:]), subtreeLevel)
		t.count = 0
	}
}

// Sum returns the root. It is an error if fewer bytes came than the header's length, or if that is zero.
func (t *TensorHasher) Sum() (Hash, error) {
	if t.err != nil {
		return Hash{}, t.err
	}
	if t.left > 0 || t.header.Length == 0 {
		return Hash{}, fmt.Errorf("%w: %d bytes of %d elements missing", ErrTensorLength, t.left, t.header.Length)
	}
	t.flush()
	if t.count == 0 {
		return rootHash(t.header, t.spine.top()), nil
	}
	leaves := t.leaves
	return rootHash(t.header, t.spine.join(reduce(leaves[:t.count]))), nil
}
