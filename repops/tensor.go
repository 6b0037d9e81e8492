package repops

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// ErrTensorLength reports a tensor stream with another number of elements than its header says.
var ErrTensorLength = errors.New("wrong tensor length")

// TensorLeaf is the leaf hash of up to RunLength elements, zero-padded to LeafBytes.
func TensorLeaf(x []float32) Hash {
	var b [1 + LeafBytes]byte
	b[0] = prefixLeaf
	for i, v := range x {
		binary.LittleEndian.PutUint32(b[1+4*i:], math.Float32bits(v))
	}
	return sha256.Sum256(b[:])
}

// TensorLeaves appends the leaf hashes of x to dst.
func TensorLeaves(dst []Hash, x []float32) []Hash {
	for lo := 0; lo < len(x); lo += RunLength {
		dst = append(dst, TensorLeaf(x[lo:min(lo+RunLength, len(x))]))
	}
	return dst
}

// subtreeLevel makes the unit of parallel hashing 2^10 leaves, 1 MiB: long enough to hide handing it out, short enough to
// share a fragment among cores.
const subtreeLevel = 10

const subtreeElements = RunLength << subtreeLevel

// TensorRoot is the commitment to x, bit for bit as it stands, under a header of dtype DTypeF32 whose Length is len(x).
// It sets Length and DType itself, so only Kind and Binding of h matter. Large vectors are hashed on several cores.
func TensorRoot(h Header, x []float32) Hash {
	if len(x) == 0 {
		return Hash{}
	}
	h.DType, h.Length = DTypeF32, uint64(len(x))
	var s spine
	if whole := len(x) / subtreeElements; whole > 1 {
		j := getJob(opHash)
		if cap(j.tops) < whole {
			j.tops = make([]Hash, whole)
		}
		j.a, j.tops = x[:whole*subtreeElements], j.tops[:whole]
		j.run(whole, 1)
		for _, t := range j.tops {
			s.push(t, subtreeLevel)
		}
		j.put()
		x = x[whole*subtreeElements:]
	}
	pushRuns(&s, x)
	return rootHash(h, s.top())
}

func pushRuns(s *spine, x []float32) {
	for lo := 0; lo < len(x); lo += RunLength {
		s.push(TensorLeaf(x[lo:min(lo+RunLength, len(x))]), 0)
	}
}

// TensorHasher computes a tensor's root from its little-endian bytes as they arrive, in constant memory (about 3 KiB).
type TensorHasher struct {
	header Header
	spine  spine
	leaf   [1 + LeafBytes]byte
	fill   int
	left   uint64
	err    error
}

// NewTensorHasher starts the root of h.Length binary32 elements. Only Kind, Length and Binding of h matter.
func NewTensorHasher(h Header) *TensorHasher {
	h.DType = DTypeF32
	t := &TensorHasher{header: h, left: 4 * h.Length}
	if h.Length > math.MaxUint64/4 {
		t.err = fmt.Errorf("%w: %d elements", ErrTensorLength, h.Length)
	}
	t.leaf[0] = prefixLeaf
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
		c := copy(t.leaf[1+t.fill:], p)
		t.fill, p = t.fill+c, p[c:]
		if t.fill == LeafBytes {
			t.flush()
		}
	}
	return n, nil
}

func (t *TensorHasher) flush() {
	clear(t.leaf[1+t.fill:])
	t.spine.push(sha256.Sum256(t.leaf[:]), 0)
	t.fill = 0
}

// Sum returns the root. It is an error if fewer bytes came than the header's length, or if that is zero.
func (t *TensorHasher) Sum() (Hash, error) {
	if t.err != nil {
		return Hash{}, t.err
	}
	if t.left > 0 || t.header.Length == 0 {
		return Hash{}, fmt.Errorf("%w: %d bytes of %d elements missing", ErrTensorLength, t.left, t.header.Length)
	}
	if t.fill > 0 {
		t.flush()
	}
	return rootHash(t.header, t.spine.top()), nil
}
