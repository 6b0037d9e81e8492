package repops

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"sync"
	"unsafe"

	"assay/repops/internal/pool"
	"assay/repops/multihash"
)

// RunLength is the number of consecutive elements that one opened run covers, and of binary32 elements that one leaf holds.
const RunLength = 256

// LeafBytes is the size of a leaf of a vector of binary32, binary64, int8 or int32 elements.
const LeafBytes = 4 * RunLength

// Element types of a vector (docs/formats.md section 1).
const (
	DTypeBytes uint8 = 0 // leaves of any length
	DTypeF32   uint8 = 1 // binary32, 256 a leaf
	DTypeQ8    uint8 = 2 // 1,024 elements a leaf, in blocks of a binary32 scale and 256 int8 codes
	DTypeQ4    uint8 = 3 // 1,024 elements a leaf, in blocks of a binary32 scale and 256 4-bit codes
	DTypeF64   uint8 = 4 // binary64, 128 a leaf
	DTypeI8    uint8 = 5 // int8, 1,024 a leaf
	DTypeI32   uint8 = 6 // int32, 256 a leaf
	DTypeTop1  uint8 = 7 // 16,384 elements a leaf, in chunks of a binary32 scale and 64 codes of 7 bits, one for each run of 64
)

// ErrDType reports an element type that is unknown, or that has no leaves of one size.
var ErrDType = errors.New("element type without leaves of one size")

// dtype says how the elements of a type fill leaves. A block of elements is scale bytes, then the elements' bits; types without
// scales have the same, with a scale of no bytes. All blocks but the last have whole bytes.
type dtype struct {
	scale    uint64 // bytes before each block
	bits     uint64 // of an element, or of a run
	elements uint64 // of a leaf
	block    uint64 // elements
	run      uint64 // elements that share bits
}

var dtypes = [...]dtype{
	DTypeF32:  {0, 32, 256, RunLength, 1},
	DTypeQ8:   {4, 8, 1024, RunLength, 1},
	DTypeQ4:   {4, 4, 1024, RunLength, 1},
	DTypeF64:  {0, 64, 128, RunLength, 1},
	DTypeI8:   {0, 8, 1024, RunLength, 1},
	DTypeI32:  {0, 32, 256, RunLength, 1},
	DTypeTop1: {4, 7, 16384, 4096, 64},
}

// maxLeafBytes is the size of the largest leaf of dtypes: four blocks of a scale and 256 bytes.
const maxLeafBytes = 4 * (4 + RunLength)

// maxLength is a number of elements below which no size in bytes overflows.
const maxLength = math.MaxUint64 / 128

func (h Header) dtype() (dtype, error) {
	if h.DType == DTypeBytes || int(h.DType) >= len(dtypes) {
		return dtype{}, fmt.Errorf("%w: %d", ErrDType, h.DType)
	}
	return dtypes[h.DType], nil
}

// bytes is the size of n elements one after the other.
func (d dtype) bytes(n uint64) uint64 {
	return (n+d.block-1)/d.block*d.scale + ((n+d.run-1)/d.run*d.bits+7)/8
}

// leafBytes is the size of a leaf.
func (d dtype) leafBytes() int { return int(d.bytes(d.elements)) }

// Leaves is the number of leaves that a vector with this header has: 0, like no vector, if its element type is unknown.
func (h Header) Leaves() uint64 {
	if h.DType == DTypeBytes {
		return h.Length
	}
	d, err := h.dtype()
	if err != nil {
		return 0
	}
	return h.Length/d.elements + min(1, h.Length%d.elements)
}

// DataBytes is the number of bytes of the vector's elements in the order of its leaves, without the padding of the last one.
// It is ErrDType for a type without leaves of one size, ErrTensorLength for a length beyond 2^57.
func (h Header) DataBytes() (uint64, error) {
	d, err := h.dtype()
	if err != nil {
		return 0, err
	}
	if h.Length > maxLength {
		return 0, fmt.Errorf("%w: %d elements", ErrTensorLength, h.Length)
	}
	return d.bytes(h.Length), nil
}

// Element is a Go type with an element type of its own.
type Element interface {
	float32 | float64 | int8 | int32
}

// dtypeOf is the element type of E.
func dtypeOf[E Element]() uint8 {
	var e E
	switch any(e).(type) {
	case float32:
		return DTypeF32
	case float64:
		return DTypeF64
	case int8:
		return DTypeI8
	}
	return DTypeI32
}

// hostLittle says whether this machine keeps numbers in memory as leaves hold them.
var hostLittle = binary.NativeEndian.Uint16([]byte{1, 0}) == 1

// littleEndian is the bytes of x in the order of leaves: its own memory where the machine has that order, else a copy.
func littleEndian[E Element](x []E) []byte {
	if hostLittle {
		return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(*new(E))))
	}
	return encode(x)
}

// encode is a copy of x as little-endian bytes.
func encode[E Element](x []E) []byte {
	b := make([]byte, 0, len(x)*int(unsafe.Sizeof(*new(E))))
	for _, v := range x {
		switch v := any(v).(type) {
		case float32:
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
		case float64:
			b = binary.LittleEndian.AppendUint64(b, math.Float64bits(v))
		case int8:
			b = append(b, byte(v))
		case int32:
			b = binary.LittleEndian.AppendUint32(b, uint32(v))
		}
	}
	return b
}

// leafHashes sets dst to the hashes of the leaves of size bytes in data, which ends in the last one or behind it.
func leafHashes(dst []Hash, data []byte, size int) {
	whole := len(data) / size
	multihash.Sum(dst[:whole], prefixLeaf, data[:whole*size], size)
	if whole < len(dst) {
		var b [maxLeafBytes]byte
		copy(b[:size], data[whole*size:])
		dst[whole] = LeafHash(b[:size])
	}
}

// leafJob is the hashing of a vector's leaves spread over cores.
type leafJob struct {
	data []byte
	size int
	dst  []Hash
}

// Do implements pool.Task over leaves.
func (j *leafJob) Do(lo, hi int) {
	leafHashes(j.dst[lo:hi], j.data[lo*j.size:min(hi*j.size, len(j.data))], j.size)
}

var leafJobs = sync.Pool{New: func() any { return new(leafJob) }}

// hashLeaves is leafHashes on several cores.
func hashLeaves(dst []Hash, data []byte, size int) {
	j := leafJobs.Get().(*leafJob)
	*j = leafJob{data, size, dst}
	pool.Run(j, len(dst), subtreeLeaves)
	*j = leafJob{}
	leafJobs.Put(j)
}

// HashLeaves appends to dst the leaf hashes of the byte strings of size bytes that data consists of, as LeafHash gives them.
// It is ErrTensorLength if data is not a whole number of them.
func HashLeaves(dst []Hash, data []byte, size int) ([]Hash, error) {
	if size < 1 || len(data)%size != 0 {
		return dst, fmt.Errorf("%w: %d bytes in leaves of %d", ErrTensorLength, len(data), size)
	}
	return appendLeaves(dst, data, size, len(data)/size), nil
}

// appendLeaves appends the hashes of n leaves.
func appendLeaves(dst []Hash, data []byte, size, n int) []Hash {
	from := len(dst)
	if cap(dst)-from < n {
		dst = append(make([]Hash, 0, from+n), dst...)
	}
	dst = dst[:from+n]
	hashLeaves(dst[from:], data, size)
	return dst
}
