package repops

import "fmt"

// RootHasher computes a root from leaf hashes as they come, in memory logarithmic in their number (about 10 KiB).
type RootHasher struct {
	header Header
	spine  spine
	// leaves[:count] are the hashes behind the spine's, fewer than subtreeLeaves.
	leaves [subtreeLeaves]Hash
	count  int
	left   uint64
	excess bool
}

// NewRootHasher starts the root of a vector with h.Leaves() leaves.
func NewRootHasher(h Header) *RootHasher {
	return &RootHasher{header: h, left: h.Leaves()}
}

// Add takes the next leaf hashes. More than the header says show as an error of Sum.
func (r *RootHasher) Add(leaves []Hash) {
	if uint64(len(leaves)) > r.left {
		r.excess = true
		return
	}
	r.left -= uint64(len(leaves))
	for len(leaves) > 0 {
		n := copy(r.leaves[r.count:], leaves)
		leaves = leaves[n:]
		if r.count += n; r.count == subtreeLeaves {
			r.spine.push(reduce(r.leaves[:]), subtreeLevel)
			r.count = 0
		}
	}
}

// Sum returns the root. It is ErrTensorLength if more or fewer leaves came than the header says, or if it says none.
func (r *RootHasher) Sum() (Hash, error) {
	if r.excess || r.left > 0 || r.header.Leaves() == 0 {
		return Hash{}, fmt.Errorf("%w: not the %d leaves of the header", ErrTensorLength, r.header.Leaves())
	}
	if r.count == 0 {
		return rootHash(r.header, r.spine.top()), nil
	}
	leaves := r.leaves
	return rootHash(r.header, r.spine.join(reduce(leaves[:r.count]))), nil
}
