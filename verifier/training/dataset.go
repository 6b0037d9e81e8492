package training

import (
	"context"
	"fmt"

	"assay/repops"
)

// Shelf is a data set with the tree over its records.
type Shelf struct {
	read func(ctx context.Context, index uint64) ([]byte, error)
	tree *repops.Tree
}

// NewShelf reads all of n records, n at least 1, and keeps their hashes. Its records are those that read gives, from then on.
func NewShelf(n uint64, read func(ctx context.Context, index uint64) ([]byte, error)) (*Shelf, error) {
	leaves := make([]Hash, n)
	for i := range leaves {
		record, err := read(context.Background(), uint64(i))
		if err != nil {
			return nil, fmt.Errorf("record %d: %w", i, err)
		}
		leaves[i] = repops.LeafHash(record)
	}
	tree, err := repops.NewTree(leaves)
	return &Shelf{read, tree}, err
}

// Root is the data set's root.
func (s *Shelf) Root() Hash {
	return s.tree.Root(repops.Header{Kind: repops.KindDataset, Length: s.tree.Leaves()})
}

// Record implements claim.Records.
func (s *Shelf) Record(ctx context.Context, index uint64) ([]byte, error) { return s.read(ctx, index) }

// Path implements Dataset.
func (s *Shelf) Path(index uint64) ([]Hash, error) { return s.tree.Proof(index) }
