package verifier

import (
	"bytes"
	"fmt"

	"assay/protocol"
	"assay/protocol/claim"
)

// piece is something that stands for itself, of at most limit bytes; two may have one root.
type piece struct {
	id    any
	root  protocol.Hash
	limit uint64
	check func([]byte) error
}

// unfetched says that sources have to be asked for these, without memory being held for it.
type unfetched []piece

func (u unfetched) Error() string {
	return fmt.Sprintf("%d parts of the task have to be fetched", len(u))
}

// heldRecords is a data set in memory, with as much of the tree over its records as paths are made of quickly.
type heldRecords struct {
	*claim.Dataset
	raw    *bytes.Reader
	leaves *claim.OpenedLeaves
}

// Path implements training.Dataset.
func (h heldRecords) Path(index uint64) ([]protocol.Hash, error) {
	r, err := h.leaves.OpenRange(h.raw, index, 1)
	return r.Proof, err
}
