package seal

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/bits"
	"os"
	"path/filepath"

	"assay/protocol"
	"assay/repops"
)

const (
	// MaxShardBytes bounds a shard, which is in memory as a whole.
	MaxShardBytes = 256 << 20

	// maxRecords bounds the records of a split, as `data build` does.
	maxRecords = 1 << 63

	cardFile, shardsFile = "card.json", "shards.json"

	// maxCardBytes bounds card.json and shards.json, as `data build` does.
	maxCardBytes = 1 << 23
)

// The splits of a folder, in the order in which their shards are counted. The card is one record of a shard of its own: its figures are about
// what is confidential.
const (
	splitTrain, splitHeldOut, splitCard = "train", "held_out", "card"
)

var splitNames = []string{splitTrain, splitHeldOut, splitCard}

// Split is a part of the data set: records of one size, in shards, under a root of kind Dataset (docs/formats.md section 1).
type Split struct {
	Name        string `json:"name"`
	Records     uint64 `json:"records"`
	RecordBytes uint64 `json:"recordBytes"`
	// ShardRecords is the records of each shard but the last: a power of two, so that a shard is one node of the tree.
	ShardRecords uint64        `json:"shardRecords"`
	Root         protocol.Hash `json:"root"`
	// Trees has the top of the tree over each shard's records.
	Trees []protocol.Hash `json:"trees"`
}

// check holds a split to its layout, and its shards to its root.
func (s *Split) check() error {
	bad := func(format string, args ...any) error {
		return ErrSplit.With("split %.20q: %s", s.Name, fmt.Sprintf(format, args...))
	}
	switch hi, bytes := bits.Mul64(s.ShardRecords, s.RecordBytes); {
	case s.Records == 0 || s.Records >= maxRecords:
		return bad("%d records", s.Records)
	case s.RecordBytes == 0:
		return bad("records of no byte")
	case bits.OnesCount64(s.ShardRecords) != 1:
		return bad("%d records a shard, which is no power of two", s.ShardRecords)
	case hi != 0 || bytes > MaxShardBytes && s.sizeOf(0) > MaxShardBytes:
		return ErrShardTooLarge.With("split %.20q: shards of %d records of %d bytes; at most %d bytes", s.Name, s.ShardRecords, s.RecordBytes, MaxShardBytes)
	case uint64(len(s.Trees)) != (s.Records-1)/s.ShardRecords+1:
		return bad("%d shards for %d records, %d a shard", len(s.Trees), s.Records, s.ShardRecords)
	}
	if root := repops.Root(repops.Header{Kind: repops.KindDataset, Length: s.Records}, s.Trees); root != s.Root {
		return ErrDatasetRoot.With("split %.20q: its shards make up %s, it is said to be %s", s.Name, root, s.Root)
	}
	return nil
}

// sizeOf is the bytes of a shard's records.
func (s *Split) sizeOf(shard int) uint64 {
	return min(s.ShardRecords, s.Records-uint64(shard)*s.ShardRecords) * s.RecordBytes
}

// file is a shard's name in a folder of `data build`.
func (s *Split) file(shard int) string {
	if s.Name == splitCard {
		return cardFile
	}
	return fmt.Sprintf("%s-%05d.bin", s.Name, shard)
}

// holds says whether these are the records of a shard.
func (s *Split) holds(shard int, records []byte) (bool, error) {
	top, err := treeOf(records, int(s.RecordBytes))
	return err == nil && uint64(len(records)) == s.sizeOf(shard) && top == s.Trees[shard], err
}

// treeOf is the top of the tree over records. Leaves are hashed by the piece, which is a power of two of them: a node.
func treeOf(records []byte, recordBytes int) (protocol.Hash, error) {
	const piece = 1 << 16
	var tops, leaves []protocol.Hash
	for len(records) > 0 {
		n := min(piece*recordBytes, len(records))
		var err error
		if leaves, err = repops.HashLeaves(leaves[:0], records[:n], recordBytes); err != nil {
			return protocol.Hash{}, err
		}
		top, err := topOf(leaves)
		if err != nil {
			return protocol.Hash{}, err
		}
		tops, records = append(tops, top), records[n:]
	}
	return topOf(tops)
}

func topOf(leaves []protocol.Hash) (protocol.Hash, error) {
	tree, err := repops.NewTree(leaves)
	if err != nil {
		return protocol.Hash{}, err
	}
	top, err := tree.Nodes(tree.Height(), 0, 1)
	if err != nil {
		return protocol.Hash{}, err
	}
	return top[0], nil
}

// splits are those of a manifest or of a folder.
type splits []Split

// check holds splits to their order and each to its layout.
func (ss splits) check() error {
	next := 0
	for i := range ss {
		for next < len(splitNames) && splitNames[next] != ss[i].Name {
			next++
		}
		if next == len(splitNames) || i == 0 && ss[i].Name != splitTrain {
			return ErrSplit.With("split %.20q is not known in place %d: train is the first, held_out and card may follow", ss[i].Name, i)
		}
		next++
		if err := ss[i].check(); err != nil {
			return err
		}
	}
	if len(ss) == 0 {
		return ErrSplit.With("there is no split")
	}
	if ss.shards() >= 1<<32 {
		return ErrSplit.With("%d shards", ss.shards())
	}
	return nil
}

// shards counts them over all splits.
func (ss splits) shards() (n uint64) {
	for i := range ss {
		n += uint64(len(ss[i].Trees))
	}
	return n
}

// find is the split of a shard, and the shard's number there.
func (ss splits) find(index uint32) (*Split, int, error) {
	rest := uint64(index)
	for i := range ss {
		if n := uint64(len(ss[i].Trees)); rest >= n {
			rest -= n
			continue
		}
		return &ss[i], int(rest), nil
	}
	return nil, 0, ErrShardIndex.With("shard %d of %d", index, ss.shards())
}

// Source is a folder of `assay-trainer data build`.
type Source struct {
	dir    string
	splits splits
}

// OpenSource reads what a folder says of itself: the folder, or data/ in a task's folder. Shards are read when they are asked for.
func OpenSource(dir string) (*Source, error) {
	// A task's folder has the card, too, but no shards.
	if _, err := os.Stat(filepath.Join(dir, shardsFile)); errors.Is(err, fs.ErrNotExist) {
		dir = filepath.Join(dir, "data")
	}
	var card struct {
		Version      uint64   `json:"version"`
		RecordBytes  uint64   `json:"record_bytes"`
		ShardRecords uint64   `json:"shard_records"`
		Train        *counted `json:"train"`
		HeldOut      *counted `json:"held_out"`
	}
	var shards struct {
		Train   []protocol.Hash `json:"train"`
		HeldOut []protocol.Hash `json:"held_out"`
	}
	raw, err := readDocument(dir, cardFile, &card)
	if err != nil {
		return nil, err
	}
	if _, err := readDocument(dir, shardsFile, &shards); err != nil {
		return nil, err
	}
	if card.Version != 1 || card.Train == nil {
		return nil, ErrDataFolder.With("%s is of version %d; version 1 with records for training is read", cardFile, card.Version)
	}
	s := &Source{dir: dir}
	for _, part := range []struct {
		name  string
		of    *counted
		trees []protocol.Hash
	}{{splitTrain, card.Train, shards.Train}, {splitHeldOut, card.HeldOut, shards.HeldOut}} {
		if part.of != nil {
			s.splits = append(s.splits, Split{part.name, part.of.Records, card.RecordBytes, card.ShardRecords, part.of.Root, part.trees})
		}
	}
	leaf := repops.LeafHash(raw)
	s.splits = append(s.splits, Split{splitCard, 1, uint64(len(raw)), 1,
		repops.Root(repops.Header{Kind: repops.KindDataset, Length: 1}, []protocol.Hash{leaf}), []protocol.Hash{leaf}})
	return s, s.splits.check()
}

// counted is what a card says of a split.
type counted struct {
	Records uint64        `json:"records"`
	Root    protocol.Hash `json:"root"`
}

func readDocument(dir, name string, into any) ([]byte, error) {
	f, err := os.Open(filepath.Join(dir, name))
	if err != nil {
		return nil, ErrDataFolder.Because(err)
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, maxCardBytes+1))
	switch {
	case err != nil:
		return nil, err
	case len(raw) > maxCardBytes:
		return nil, ErrDataFolder.With("%s has more than %d bytes", name, maxCardBytes)
	}
	if err := protocol.UnmarshalUnique(raw, into); err != nil {
		return nil, ErrDataFolder.With("%s: %v", name, err)
	}
	return raw, nil
}

// Shards is how many there are, the card among them.
func (s *Source) Shards() int { return int(s.splits.shards()) }

// shard reads a shard and holds it to the folder's own root.
func (s *Source) shard(index uint32) ([]byte, error) {
	split, shard, err := s.splits.find(index)
	if err != nil {
		return nil, err
	}
	name := split.file(shard)
	f, err := os.Open(filepath.Join(s.dir, name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	records := make([]byte, split.sizeOf(shard))
	_, err = io.ReadFull(f, records)
	if err == nil {
		if n, _ := f.Read(make([]byte, 1)); n > 0 {
			err = errors.New("there is more behind it")
		}
	}
	if err != nil {
		clear(records)
		return nil, ErrDataFolder.With("%s has not its %d bytes: %v", name, len(records), err)
	}
	if ok, err := split.holds(shard, records); !ok {
		clear(records)
		return nil, errors.Join(ErrDatasetRoot.With("%s holds other records than shards.json says", name), err)
	}
	return records, nil
}

// index is shards.json, made of what a manifest says.
func (ss splits) index() ([]byte, error) {
	out := map[string][]protocol.Hash{splitTrain: {}, splitHeldOut: {}}
	for _, s := range ss {
		if s.Name != splitCard {
			out[s.Name] = s.Trees
		}
	}
	raw, err := json.MarshalIndent(out, "", "  ")
	return append(raw, '\n'), err
}
