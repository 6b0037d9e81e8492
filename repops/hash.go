package repops

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"unsafe"

	"assay/repops/multihash"
)

// HeaderBytes is the size of an encoded Header.
const HeaderBytes = 42

// Domain-separation prefixes of the three hashed forms, so that none can be presented as another.
const (
	prefixLeaf byte = 0
	prefixNode byte = 1
	prefixRoot byte = 2
)

// Kinds of vector (docs/formats.md section 1). Those of programs are in package program.
const (
	KindParams     uint8 = 1
	KindMomentum   uint8 = 2
	KindState      uint8 = 3
	KindPayload    uint8 = 4
	KindPayloadSet uint8 = 5
	KindDataset    uint8 = 6
	KindRunRoots   uint8 = 7
	KindAuxSet     uint8 = 8

	KindInterleaved uint8 = 14
	KindReductions  uint8 = 15
	KindReduction   uint8 = 16
	KindDistances   uint8 = 17
	KindScores      uint8 = 18
)

// ErrHash reports a text that is not 0x and 64 hexadecimal digits.
var ErrHash = errors.New("not a 32-byte 0x-hex value")

// Hash is a SHA-256 or keccak-256 value. Its text form is 0x and 64 lower-case hexadecimal digits.
type Hash [32]byte

// ParseHash reads the text form; upper-case digits are accepted.
func ParseHash(s string) (Hash, error) {
	var h Hash
	err := h.UnmarshalText([]byte(s))
	return h, err
}

// String returns the text form.
func (h Hash) String() string {
	return "0x" + hex.EncodeToString(h[:])
}

// MarshalText implements encoding.TextMarshaler.
func (h Hash) MarshalText() ([]byte, error) {
	return []byte(h.String()), nil
}

// UnmarshalText implements encoding.TextUnmarshaler. On error h is unchanged.
func (h *Hash) UnmarshalText(text []byte) error {
	if len(text) != 66 || text[0] != '0' || text[1] != 'x' {
		return fmt.Errorf("%w: %.80q", ErrHash, text)
	}
	var v Hash
	if _, err := hex.Decode(v[:], text[2:]); err != nil {
		return fmt.Errorf("%w: %.80q", ErrHash, text)
	}
	*h = v
	return nil
}

// IsZero reports whether every byte is zero.
func (h Hash) IsZero() bool {
	return h == Hash{}
}

// Header is what a root commits to besides the leaves: what the vector is, how long it is, and what it belongs to.
type Header struct {
	Kind  uint8
	DType uint8
	// Length counts elements for a numeric dtype, leaves for DTypeBytes.
	Length uint64
	// Binding ties equal leaves to their place; zero where the kind has none.
	Binding Hash
}

// Encode returns kind ‖ dtype ‖ length ‖ binding, big-endian.
func (h Header) Encode() [HeaderBytes]byte {
	var b [HeaderBytes]byte
	b[0], b[1] = h.Kind, h.DType
	binary.BigEndian.PutUint64(b[2:], h.Length)
	copy(b[10:], h.Binding[:])
	return b
}

// BindUint is the binding u256(v) of a vector that belongs to number v, such as a fragment.
func BindUint(v uint64) Hash {
	var h Hash
	binary.BigEndian.PutUint64(h[24:], v)
	return h
}

// LeafHash is SHA-256(0x00 ‖ data).
func LeafHash(data []byte) Hash {
	if len(data) <= maxLeafBytes {
		var b [1 + maxLeafBytes]byte
		b[0] = prefixLeaf
		return sha256.Sum256(b[:1+copy(b[1:], data)])
	}
	d := sha256.New()
	d.Write([]byte{prefixLeaf})
	d.Write(data)
	var h Hash
	d.Sum(h[:0])
	return h
}

// NodeHash is SHA-256(0x01 ‖ l ‖ r).
func NodeHash(l, r Hash) Hash {
	var b [65]byte
	b[0] = prefixNode
	copy(b[1:], l[:])
	copy(b[33:], r[:])
	return sha256.Sum256(b[:])
}

// rootHash is SHA-256(0x02 ‖ header ‖ top), top being the topmost node of the tree.
func rootHash(h Header, top Hash) Hash {
	var b [1 + HeaderBytes + 32]byte
	b[0] = prefixRoot
	enc := h.Encode()
	copy(b[1:], enc[:])
	copy(b[1+HeaderBytes:], top[:])
	return sha256.Sum256(b[:])
}

// hashBytes is the memory of hashes one after the other.
func hashBytes(h []Hash) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(h))), len(h)*len(Hash{}))
}

// nodeHashes sets dst[i] to the node over pairs[2i] and pairs[2i+1]. dst may be the beginning of pairs.
func nodeHashes(dst, pairs []Hash) {
	multihash.Sum(dst, prefixNode, hashBytes(pairs), 2*len(Hash{}))
}

// reduce is the top of the tree over at least one node, whose memory it overwrites.
func reduce(nodes []Hash) Hash {
	for n := len(nodes); n > 1; n = len(nodes) {
		nodeHashes(nodes[:n/2], nodes[:n&^1])
		if n%2 == 1 {
			nodes[n/2] = nodes[n-1]
		}
		nodes = nodes[:(n+1)/2]
	}
	return nodes[0]
}

// Root is the commitment to a vector with the given leaf hashes. A vector has at least one leaf; of none, Root is the zero
// hash, which no vector has.
func Root(h Header, leaves []Hash) Hash {
	if len(leaves) == 0 {
		return Hash{}
	}
	var s spine
	var nodes [subtreeLeaves]Hash
	for ; len(leaves) > subtreeLeaves; leaves = leaves[subtreeLeaves:] {
		copy(nodes[:], leaves)
		s.push(reduce(nodes[:]), subtreeLevel)
	}
	return rootHash(h, s.join(reduce(nodes[:copy(nodes[:], leaves)])))
}

// subtreeLevel makes the unit of hashing 2^8 leaves, 256 KiB: their nodes fill the lanes of package multihash, handing one
// out costs nothing beside hashing it, and a small fragment still has one for each core.
const subtreeLevel = 8

const subtreeLeaves = 1 << subtreeLevel

// spine computes the top of a tree from its leaves in order, in memory logarithmic in their number. It holds the complete
// subtrees of the leaves so far, the largest first, as the binary digits of their count. Pairing neighbours level by level
// with the odd last node promoted is the same tree as joining these subtrees from the right.
type spine struct {
	nodes [64]Hash
	depth int
	count uint64
}

// push appends a complete subtree of 2^level leaves. The number of leaves so far is a multiple of 2^level.
func (s *spine) push(h Hash, level uint) {
	for c := s.count >> level; c&1 == 1; c >>= 1 {
		s.depth--
		h = NodeHash(s.nodes[s.depth], h)
	}
	s.nodes[s.depth] = h
	s.depth++
	s.count += 1 << level
}

// join is the top of the tree over what push has gathered and, behind it, a tree over fewer leaves than the smallest
// subtree so far, or as many.
func (s *spine) join(h Hash) Hash {
	for i := s.depth - 1; i >= 0; i-- {
		h = NodeHash(s.nodes[i], h)
	}
	return h
}

// top is the top of the tree over what push has gathered, which is at least one leaf.
func (s *spine) top() Hash {
	last := *s
	last.depth--
	return last.join(last.nodes[last.depth])
}
