package verifier

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// shownRecords is a data set as far as it was published on chain, a range at a time: whoever replays a claim needs the records of that one alone.
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

// missing are the ranges of these records that are not here, in order.
func (s *shownRecords) missing(indices []uint64) []uint32 {
	s.mu.Lock()
	defer s.mu.Unlock()
	numbers := make(map[uint32]bool)
	for _, index := range indices {
		if number, _ := s.of(index); s.ranges[number].data == nil {
			numbers[number] = true
		}
	}
	return slices.Sorted(maps.Keys(numbers))
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

// obtainRecords has the records published that a replay reads, and that are not here. It says whether all of them have been: how large a record is only
// the first range tells the chain, so that it takes two answers, one after the other.
func (w *watch) obtainRecords(ctx context.Context, m *material, of work) (complete bool, err error) {
	needed, shown := m.task.RecordsOf(of.round, of.trainer), m.shown
	for _, number := range shown.missing(needed) {
		// What was read once is not looked for on the chain again.
		if kept, err := w.lib.kept(shown.name(number), 2*protocol.RangeBytes); err == nil {
			_ = shown.put(number, kept) // a power cut may have left anything
		}
	}
	if len(shown.missing(needed)) == 0 {
		return true, nil
	}
	v := w.now()
	size, err := v.RecordBytes(ctx, w.id)
	if err != nil {
		return false, err
	}
	complete = size != 0
	missing := []uint32{0}
	if complete {
		if size != shown.size {
			return false, w.showWrongSize(ctx, v, m, size)
		}
		missing = shown.missing(needed)
	}
	var spans []objectSpan
	for _, number := range missing {
		spans = append(spans, objectSpan{part: chain.ObjectDataset, number: number, leaves: chain.RangeLeaves})
	}
	all, err := w.obtainObjects(ctx, v, spans, func(i int, data []byte) error {
		if !complete {
			return nil // the view does not know its size yet
		}
		if err := shown.put(spans[i].number, data); err != nil {
			return err
		}
		return w.lib.keepRaw(shown.name(spans[i].number), data)
	})
	return complete && all, err
}

// showWrongSize proves by what was published of the data set that its records are not what the step reads: errIllFormed.
func (w *watch) showWrongSize(ctx context.Context, v *chain.View, m *material, size uint32) error {
	shown := newShownRecords(m.shown.root, m.shown.records, size)
	all, err := w.obtainObjects(ctx, v, []objectSpan{{part: chain.ObjectDataset, leaves: chain.RangeLeaves}}, func(_ int, data []byte) error {
		return shown.put(0, data)
	})
	if err != nil || !all {
		return err
	}
	return w.proveRecordSize(ctx, &m.task.Programs, shown)
}

// namedConstant is a constant where a program names it.
type namedConstant struct {
	which, entry uint32
	in           program.Input
	part         claim.Part
}

func (c namedConstant) number() uint32 { return chain.ConstantNumber(c.which, c.entry) }

// spans are the demands for all of it.
func (c namedConstant) spans() (spans []objectSpan) {
	n, _ := c.in.Shape.Elements()
	leaves := repops.Header{Kind: program.KindTensor, DType: uint8(c.in.DType), Length: n}.Leaves()
	for first := uint64(0); first < leaves; first += chain.RangeLeaves {
		spans = append(spans, objectSpan{
			part: chain.ObjectConstant, fragment: c.number(), number: uint32(first / chain.RangeLeaves), leaves: uint16(min(leaves-first, chain.RangeLeaves)),
		})
	}
	return spans
}

// constants gets the constants of a task's programs, each from whoever has it; what nobody serves it demands of the sponsor. get has the programs.
func (w *watch) constants(ctx context.Context, spec *protocol.TaskSpec, m *material, get claim.Get) error {
	var missing []namedConstant
	var lacking error // the first one's: programs name as many as their sponsor likes
	known := make(map[protocol.Hash][]byte)
	// Not by root: what is named as something that the root is not has to be demanded too, as nobody can compute with it.
	seen := make(map[claim.PartID]bool)
	for which, p := range []*program.Program{m.task.Programs.Prologue, m.task.Programs.Step, m.task.Programs.Epilogue} {
		for i, in := range p.Inputs {
			n, _ := in.Shape.Elements()
			c := namedConstant{uint32(which), uint32(i + 1), in, claim.ConstantPart(in.Root, in.DType, n)}
			if in.Provenance != program.Constant || seen[c.part.ID()] {
				continue
			}
			seen[c.part.ID()] = true
			raw, err := w.lib.raw(ctx, in.Root, c.part.Bytes, func(raw []byte) error { return c.part.Verify(bytes.NewReader(raw)) })
			switch {
			case err == nil:
				known[in.Root] = raw
			case errors.Is(err, errUnavailable):
				missing = append(missing, c)
				if lacking == nil {
					lacking = fmt.Errorf("constant %s: %w", in.Root, err)
				}
			default:
				return err
			}
		}
	}
	if len(missing) > 0 {
		complete, err := w.obtainConstants(ctx, spec, missing, known, get)
		if err != nil || !complete {
			m.lacksConstants = true
			return errors.Join(fmt.Errorf("%d constants are missing: %w", len(missing), lacking), err)
		}
	}
	return m.task.FetchConstants(ctx, func(_ context.Context, root claim.Hash, _ uint64) ([]byte, error) {
		m.roots = append(m.roots, root)
		return known[root], nil
	})
}

// obtainConstants has constants published that no source serves, and says whether all of them have been, which are in into then. The chain knows a constant once the entry is
// shown that names it.
func (w *watch) obtainConstants(
	ctx context.Context, spec *protocol.TaskSpec, missing []namedConstant, into map[protocol.Hash][]byte, get claim.Get,
) (complete bool, err error) {
	v := w.now()
	var unknown []namedConstant
	var spans []objectSpan
	var of []int
	for i, c := range missing {
		known, err := v.Constant(ctx, w.id, c.number())
		if err != nil {
			return false, err
		}
		if known.Root == (protocol.Hash{}) {
			unknown = append(unknown, c)
			continue
		}
		for _, s := range c.spans() {
			spans, of = append(spans, s), append(of, i)
		}
	}
	if len(unknown) > 0 {
		return false, w.showConstantEntries(ctx, v, spec, unknown, get)
	}
	raw := make([][]byte, len(missing))
	all, err := w.obtainObjects(ctx, v, spans, func(i int, data []byte) error {
		raw[of[i]] = append(raw[of[i]], data...)
		return nil
	})
	if err != nil || !all {
		return false, err
	}
	for i, c := range missing {
		raw[i] = raw[i][:min(uint64(len(raw[i])), c.part.Bytes)]
		if err := c.part.Verify(bytes.NewReader(raw[i])); err != nil {
			return false, fmt.Errorf("a constant as it was published: %w", err)
		}
		if err := w.lib.keepRaw(c.in.Root, raw[i]); err != nil {
			return false, err
		}
		into[c.in.Root] = raw[i]
	}
	return true, nil
}

// showConstantEntries makes constants known to the chain, if they may be demanded then: it costs a transaction each.
func (w *watch) showConstantEntries(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, unknown []namedConstant, get claim.Get) error {
	if demandable, err := w.demandable(ctx, v); err != nil || !demandable {
		return err
	}
	made, err := w.demandedOf(ctx, v)
	if err != nil {
		return err
	}
	leaves, demands := 0, len(unknown)
	for _, c := range unknown {
		for _, s := range c.spans() {
			leaves, demands = leaves+int(s.leaves), demands+1
		}
	}
	done, _, _, err := w.afford(ctx, v, leaves, demands, made)
	if err != nil {
		return err
	}
	defer done()
	var g errgroup.Group
	g.SetLimit(parallelDemands)
	for _, c := range unknown {
		g.Go(func() error { return w.showConstantEntry(ctx, spec, c, get) })
	}
	return g.Wait()
}

// showConstantEntry shows the entry that names a constant.
func (w *watch) showConstantEntry(ctx context.Context, spec *protocol.TaskSpec, c namedConstant, get claim.Get) error {
	p, err := w.c.opened.Open(ctx, spec.ProgramRoot, c.which, func(ctx context.Context, part claim.Part) ([]byte, error) {
		return get(ctx, part.Root, part.Bytes)
	})
	if err != nil {
		return err
	}
	o, err := p.OpenRange(uint64(c.entry), 1)
	if err != nil {
		return err
	}
	_, err = w.send(ctx, w.chain.ConstantShow(w.id, c.which, o.Entries, c.entry, o.Data, o.Proof, o.ListPath), move)
	return err
}
