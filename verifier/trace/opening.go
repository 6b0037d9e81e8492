package trace

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"assay/repops"
)

// Hash is the 32-byte value of every root.
type Hash = repops.Hash

// Limits of an opening. A server answers nothing larger, and a client reads nothing larger.
const (
	// MaxLeaves is the number of leaves in one opening.
	MaxLeaves = 1024
	// MaxLeafBytes is the size of one leaf: a record of a data set may be long, everything else has at most 1,040 bytes, or is a
	// program's entry.
	MaxLeafBytes = 1 << 20
	// MaxBytes is the size of an opening.
	MaxBytes = 4 << 20
)

var (
	// ErrMalformed reports bytes that are no opening.
	ErrMalformed = errors.New("no opening")
	// ErrIndices reports a list of leaves that cannot be asked for.
	ErrIndices = errors.New("wrong list of leaves")
)

// Opening is leaves of one vector with their multi-proof (docs/audit.md, "Openings"):
//
//	header (42) ‖ u32(m) ‖ m × (u32(size) ‖ leaf) ‖ the proof's hashes, 32 bytes each, to the end
type Opening struct {
	Header repops.Header
	Leaves [][]byte
	Proof  []Hash
}

// Append appends the encoding.
func (o *Opening) Append(b []byte) []byte {
	h := o.Header.Encode()
	b = append(b, h[:]...)
	b = binary.BigEndian.AppendUint32(b, uint32(len(o.Leaves)))
	for _, leaf := range o.Leaves {
		b = binary.BigEndian.AppendUint32(b, uint32(len(leaf)))
		b = append(b, leaf...)
	}
	for _, h := range o.Proof {
		b = append(b, h[:]...)
	}
	return b
}

// ParseOpening reads what Append writes and refuses everything else with ErrMalformed: more than MaxLeaves leaves, a leaf beyond
// MaxLeafBytes, missing bytes, part of a hash at the end. The leaves share memory with b.
func ParseOpening(b []byte) (o Opening, err error) {
	if len(b) < repops.HeaderBytes+4 || len(b) > MaxBytes {
		return o, fmt.Errorf("%w: %d bytes", ErrMalformed, len(b))
	}
	if o.Header, err = repops.DecodeHeader(b[:repops.HeaderBytes]); err != nil {
		return o, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	b = b[repops.HeaderBytes:]
	m := binary.BigEndian.Uint32(b)
	if b = b[4:]; m == 0 || m > MaxLeaves {
		return o, fmt.Errorf("%w: %d leaves", ErrMalformed, m)
	}
	for i := range m {
		if len(b) < 4 {
			return o, fmt.Errorf("%w: it ends before leaf %d", ErrMalformed, i)
		}
		size := binary.BigEndian.Uint32(b)
		if b = b[4:]; size > MaxLeafBytes || int(size) > len(b) {
			return o, fmt.Errorf("%w: leaf %d has %d bytes, %d are left", ErrMalformed, i, size, len(b))
		}
		o.Leaves, b = append(o.Leaves, b[:size:size]), b[size:]
	}
	if len(b)%32 != 0 {
		return o, fmt.Errorf("%w: %d bytes after the leaves are no hashes", ErrMalformed, len(b))
	}
	for ; len(b) > 0; b = b[32:] {
		o.Proof = append(o.Proof, Hash(b[:32]))
	}
	return o, nil
}

// Verify shows that the leaves are those at these indices of the vector behind root; errors are those of repops.VerifyMultiProof.
func (o *Opening) Verify(root Hash, indices []uint64) error {
	hashes := make([]Hash, len(o.Leaves))
	for i, leaf := range o.Leaves {
		hashes[i] = repops.LeafHash(leaf)
	}
	return repops.VerifyMultiProof(root, o.Header, indices, hashes, o.Proof)
}

// formatIndices writes strictly ascending indices as a query: runs as first-last, everything parted by commas.
func formatIndices(indices []uint64) string {
	var b strings.Builder
	for k := 0; k < len(indices); {
		end := k
		for end+1 < len(indices) && indices[end+1] == indices[end]+1 {
			end++
		}
		if k > 0 {
			b.WriteByte(',')
		}
		b.WriteString(strconv.FormatUint(indices[k], 10))
		if end > k {
			fmt.Fprintf(&b, "-%d", indices[end])
		}
		k = end + 1
	}
	return b.String()
}

// parseIndices reads what formatIndices writes: 1 to MaxLeaves strictly ascending indices, or ErrIndices.
func parseIndices(text string) ([]uint64, error) {
	var out []uint64
	for part := range strings.SplitSeq(text, ",") {
		low, high, run := strings.Cut(part, "-")
		if !run {
			high = low
		}
		a, err := strconv.ParseUint(low, 10, 63)
		if err != nil {
			return nil, fmt.Errorf("%w: %q is no number", ErrIndices, low)
		}
		z, err := strconv.ParseUint(high, 10, 63)
		if err != nil {
			return nil, fmt.Errorf("%w: %q is no number", ErrIndices, high)
		}
		if z < a || len(out) > 0 && a <= out[len(out)-1] {
			return nil, fmt.Errorf("%w: %q does not ascend", ErrIndices, part)
		}
		if z-a >= MaxLeaves || uint64(len(out))+z-a >= MaxLeaves {
			return nil, fmt.Errorf("%w: more than %d", ErrIndices, MaxLeaves)
		}
		for i := a; i <= z; i++ {
			out = append(out, i)
		}
	}
	return out, nil
}
