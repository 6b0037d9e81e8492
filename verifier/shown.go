package verifier

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"iter"
	"slices"
	"sync"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
)

// shownRecords is a data set as far as it was published on chain, a range at a time: whoever replays a claim needs the records of that one
// alone.
type shownRecords struct {
	root protocol.Hash
	// records is how many there are, size the bytes of each.
	records uint64
	size    uint32

	mu     sync.Mutex
	ranges map[uint32]shownRange
}

type shownRange struct {
	data  []byte
	proof []protocol.Hash
}

// newShownRecords is a data set of which nothing was published yet.
func newShownRecords(root protocol.Hash, records uint64, size uint32) *shownRecords {
	return &shownRecords{root: root, records: records, size: size, ranges: make(map[uint32]shownRange)}
}

// name is what a library keeps a range under.
func (s *shownRecords) name(number uint32) protocol.Hash {
	return sha256.Sum256(binary.BigEndian.AppendUint32(append([]byte("assay/records"), s.root[:]...), number))
}

// of is the range that a record stands in, and its first record.
func (s *shownRecords) of(index uint64) (number uint32, first uint64) {
	many := chain.RangeRecords(s.size)
	return uint32(index / many), index / many * many
}

// put keeps what answered a demand: a range's records, with their multi-proof behind them.
func (s *shownRecords) put(number uint32, answer []byte) error {
	many := chain.RangeRecords(s.size)
	first := uint64(number) * many
	if first >= s.records {
		return fmt.Errorf("range %d of a data set of %d records was answered", number, s.records)
	}
	data := min(many, s.records-first) * uint64(s.size)
	if uint64(len(answer)) < data || (uint64(len(answer))-data)%claim.HashBytes != 0 {
		return fmt.Errorf("range %d of the data set was answered with %d bytes", number, len(answer))
	}
	r := shownRange{data: answer[:data]}
	for raw := answer[data:]; len(raw) > 0; raw = raw[claim.HashBytes:] {
		r.proof = append(r.proof, protocol.Hash(raw))
	}
	var indices []uint64
	for i := range data / uint64(s.size) {
		indices = append(indices, first+i)
	}
	h := repops.Header{Kind: repops.KindDataset, Length: s.records}
	if err := repops.VerifyMultiProof(s.root, h, indices, s.leaves(r), r.proof); err != nil {
		return fmt.Errorf("range %d of the data set: %w", number, err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ranges[number] = r
	return nil
}

// missing are the ranges of these records that are not here, in order, mostPieces of them at most. It looks at no more records once it knows of all
// ranges, or of so many: a sponsor decides how many records a claim reads.
func (s *shownRecords) missing(indices iter.Seq[uint64]) (numbers []uint32) {
	s.mu.Lock()
	defer s.mu.Unlock()
	many := chain.RangeRecords(s.size)
	all := (s.records + many - 1) / many
	seen := make(map[uint32]bool)
	for index := range indices {
		number, _ := s.of(index)
		if seen[number] {
			continue
		}
		seen[number] = true
		if s.ranges[number].data == nil {
			numbers = append(numbers, number)
		}
		if uint64(len(seen)) == all || len(numbers) == mostPieces {
			break
		}
	}
	slices.Sort(numbers)
	return numbers
}

func (s *shownRecords) at(index uint64) (r shownRange, first uint64, err error) {
	number, first := s.of(index)
	s.mu.Lock()
	defer s.mu.Unlock()
	r = s.ranges[number]
	if index >= s.records || r.data == nil {
		err = fmt.Errorf("%w: record %d", errUnavailable, index)
	}
	return r, first, err
}

// Record implements claim.Records.
func (s *shownRecords) Record(_ context.Context, index uint64) ([]byte, error) {
	r, first, err := s.at(index)
	if err != nil {
		return nil, err
	}
	return r.data[(index-first)*uint64(s.size):][:s.size], nil
}

// Path implements training.Dataset.
func (s *shownRecords) Path(index uint64) ([]protocol.Hash, error) {
	r, first, err := s.at(index)
	if err != nil {
		return nil, err
	}
	return repops.PathInRun(s.records, first, s.leaves(r), r.proof, index)
}

func (s *shownRecords) leaves(r shownRange) (hashes []protocol.Hash) {
	for data := r.data; len(data) > 0; data = data[s.size:] {
		hashes = append(hashes, repops.LeafHash(data[:s.size]))
	}
	return hashes
}
