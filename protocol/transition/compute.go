package transition

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"assay/protocol"
	"assay/repops"
)

// computation is one round on its way, and afterwards what computes leaves again.
type computation struct {
	round     Round
	spec      *protocol.TaskSpec
	src       Source
	tamper    Tamper
	trees     *Trees
	n         int
	format    protocol.Quantization
	fragments []protocol.Range
	// per is how many coordinates a leaf of the interleaved payloads has; run how many are computed at a time.
	per, run uint64

	payloads  []*payload
	scores    []float64
	step      *protocol.Aggregator
	aux       []protocol.Hash // roots behind the interleaved ones
	malformed []*Malformed    // of each payload the first, nil if there is none
}

// payload is what a pass over the payloads finds about one: the roots of its fragments, and their vectors if they are kept.
type payload struct {
	roots   []protocol.Hash
	vectors []*Vector
}

// runElements is about how many coordinates are computed at a time: 64 trainers' take 16 MiB.
const runElements = 1 << 16

func newComputation(r Round, src Source, o Options) (*computation, error) {
	s := r.Spec
	c := &computation{round: r, spec: s, src: src, trees: o.Trees, n: len(r.Payloads), format: protocol.Quantization(s.Quantization)}
	if o.Tamper != nil {
		c.tamper = *o.Tamper
	}
	switch {
	case s.ParamCount < 1 || s.FragmentCount < 1 || uint64(s.FragmentCount) > s.ParamCount:
		return nil, fmt.Errorf("%w: %d parameters in %d fragments", ErrRound, s.ParamCount, s.FragmentCount)
	case !c.format.Known() || protocol.PayloadKind(s.PayloadKind) != protocol.PayloadDense:
		return nil, fmt.Errorf("%w: payloads in a format outside version 1", ErrRound)
	case !s.Rule().Known():
		return nil, fmt.Errorf("%w: aggregation rule %s is not part of version 1", ErrRound, s.Rule())
	case s.Scored() && s.FragmentCount != 1:
		return nil, fmt.Errorf("%w: a rule over whole vectors with %d fragments", ErrRound, s.FragmentCount)
	case c.n < 1 || c.n > protocol.MaxTrainers:
		return nil, fmt.Errorf("%w: %d included payloads", ErrRound, c.n)
	}
	for i := 1; i < c.n; i++ {
		if r.Payloads[i-1].Trainer.Cmp(r.Payloads[i].Trainer) >= 0 {
			return nil, fmt.Errorf("%w: payloads are not ascending by trainer", ErrRound)
		}
	}
	c.fragments = protocol.Fragments(s.ParamCount, s.FragmentCount)
	c.per = uint64(interleavedValues / c.n)
	// A run is whole leaves of every vector.
	unit := lcm(c.per, max(leafUnit, c.format.LeafElements()))
	c.run = max(runElements/unit, 1) * unit
	c.resetPayloads()
	c.malformed = make([]*Malformed, c.n)
	return c, nil
}

const (
	// interleavedValues is how many binary32 a leaf of interleaved payloads holds at most.
	interleavedValues = 256
	// leafUnit is a multiple of the elements of every other leaf, but of one of sparse payloads, which is a multiple of it.
	leafUnit = 1024
)

func lcm(a, b uint64) uint64 {
	x, y := a, b
	for y != 0 {
		x, y = y, x%y
	}
	return a / x * b
}

// resetPayloads forgets what a pass has found.
func (c *computation) resetPayloads() {
	c.payloads = make([]*payload, c.n)
	for i := range c.payloads {
		c.payloads[i] = new(payload)
	}
}

// compute is the whole round.
func (c *computation) compute(ctx context.Context, sink Sink) (Outcome, error) {
	if c.spec.Scored() {
		if err := c.reduce(ctx); err != nil {
			return Outcome{}, err
		}
	}
	var err error
	slots := make([]uint8, c.n)
	for i, p := range c.round.Payloads {
		slots[i] = p.Slot
	}
	if c.step, err = protocol.NewAggregator(c.spec, slots, c.scores); err != nil {
		return Outcome{}, fmt.Errorf("%w: %w", ErrRound, err)
	}
	keep := c.trees != nil
	c.resetPayloads()
	parent, next := stateBuilder{keep: keep}, stateBuilder{keep: keep}
	interleaved := make([]protocol.Hash, len(c.fragments))
	vectors := make([]*Vector, len(c.fragments))
	b := c.newBlock(min(c.fragments[0].Len(), c.run), true)
	for f := range c.fragments {
		if interleaved[f], vectors[f], err = c.fragment(ctx, b, uint32(f), &parent, &next, sink); err != nil {
			return Outcome{}, err
		}
	}
	if got := parent.root(); got != c.round.Parent {
		return Outcome{}, &Mismatch{-1, c.round.Parent, got}
	}
	if err := c.checkPayloads(); err != nil {
		return Outcome{}, err
	}
	aux, err := newRoots(repops.KindAuxSet, append(interleaved, c.aux...))
	if err != nil {
		return Outcome{}, err
	}
	if keep {
		c.trees.Interleaved, c.trees.Aux = vectors, aux
		if c.trees.Parent, err = parent.trees(); err != nil {
			return Outcome{}, err
		}
		if c.trees.New, err = next.trees(); err != nil {
			return Outcome{}, err
		}
		c.trees.Payloads = make([]*PayloadTrees, c.n)
		for i, p := range c.payloads {
			set, err := newRoots(repops.KindPayloadSet, p.roots)
			if err != nil {
				return Outcome{}, err
			}
			c.trees.Payloads[i] = &PayloadTrees{set, p.vectors}
		}
	}
	return Outcome{next.root(), aux.Root()}, nil
}

// fragment computes one fragment of the new state and the root of its interleaved payloads.
func (c *computation) fragment(ctx context.Context, b *block, f uint32, parent, next *stateBuilder, sink Sink) (protocol.Hash, *Vector, error) {
	elements := c.fragments[f].Len()
	keep := c.trees != nil
	in := c.newInputs(f, keep)
	header := repops.Header{Kind: repops.KindInterleaved, Length: (elements + c.per - 1) / c.per, Binding: repops.BindUint(uint64(f))}
	interleaved := newDigest(header, keep)
	parent.begin(f, elements)
	next.begin(f, elements)
	for at := uint64(0); at < elements; at += c.run {
		if err := ctx.Err(); err != nil {
			return protocol.Hash{}, nil, err
		}
		n := min(elements-at, c.run)
		params, momentum := b.params[:n], b.momentum[:n]
		// The state is one input more beside the payloads.
		err := parallel(2, func(i int) error {
			if i == 0 {
				return c.load(b, in, f, at, n)
			}
			if err := c.src.State(f, at, params, momentum); err != nil {
				return err
			}
			parent.add(params, momentum)
			return nil
		})
		if err != nil {
			return protocol.Hash{}, nil, err
		}
		interleaved.add(c.interleave(b, f, at))
		if err := c.step.Apply(params, momentum, b.aggregate[:n], b.deltas); err != nil {
			return protocol.Hash{}, nil, err
		}
		c.tamperState(f, at, params, momentum)
		err = parallel(2, func(i int) error {
			if i == 0 {
				next.add(params, momentum)
				return nil
			}
			if sink == nil {
				return nil
			}
			return sink.State(f, at, params, momentum)
		})
		if err != nil {
			return protocol.Hash{}, nil, err
		}
	}
	if err := errors.Join(parent.end(c.src.State), next.end(c.newState), c.endPayloads(in, f)); err != nil {
		return protocol.Hash{}, nil, err
	}
	return interleaved.sum(func(lo, hi uint64) ([][]byte, error) {
		leaves, _, err := c.interleaved(f, lo, hi)
		return leaves, err
	})
}

func (c *computation) tamperState(f uint32, at uint64, params, momentum []float32) {
	if c.tamper.Params != nil {
		c.tamper.Params(f, at, params)
	}
	if c.tamper.Momentum != nil {
		c.tamper.Momentum(f, at, momentum)
	}
}

// block is the working memory of one range of coordinates.
type block struct {
	values                      [][]float32 // a payload each, as long as the longest range
	deltas                      [][]float32 // the same, cut to the range at hand
	leaves                      [][]byte    // their bytes
	hashes                      [][]protocol.Hash
	params, momentum, aggregate []float32
	interleaved                 []byte
	joint                       []protocol.Hash
}

// newBlock makes room for ranges of n elements; whole is false where only payloads are read.
func (c *computation) newBlock(n uint64, whole bool) *block {
	b := &block{values: make([][]float32, c.n), deltas: make([][]float32, c.n), leaves: make([][]byte, c.n), hashes: make([][]protocol.Hash, c.n)}
	for i := range c.n {
		b.values[i] = make([]float32, n)
		b.leaves[i] = make([]byte, c.format.Leaves(n)*uint64(c.format.LeafBytes()))
	}
	if whole {
		b.params, b.momentum, b.aggregate = make([]float32, n), make([]float32, n), make([]float32, n)
		b.interleaved = make([]byte, 4*uint64(c.n)*n)
	}
	return b
}

// newInputs are the digests of one fragment of the payloads.
func (c *computation) newInputs(f uint32, keep bool) []*digest {
	in := make([]*digest, c.n)
	for i, p := range c.round.Payloads {
		in[i] = newDigest(protocol.PayloadHeader(c.round.Task, c.round.Number, f, p.Trainer, c.fragments[f].Len(), c.format), keep)
	}
	return in
}

// load reads elements [at, at + n) of all payloads, at a whole leaf, and takes their leaves into the digests. A malformed leaf is
// noted, for only whole payloads show whether the bytes are the committed ones.
func (c *computation) load(b *block, in []*digest, f uint32, at, n uint64) error {
	size, first := uint64(c.format.LeafBytes()), at/c.format.LeafElements()
	return parallel(c.n, func(i int) error {
		b.deltas[i] = b.values[i][:n]
		leaves := b.leaves[i][:c.format.Leaves(n)*size]
		if err := c.src.Leaves(i, f, first, leaves); err != nil {
			return err
		}
		var err error
		if b.hashes[i], err = repops.HashLeaves(b.hashes[i][:0], leaves, int(size)); err != nil {
			return err
		}
		in[i].add(b.hashes[i])
		err = c.spec.DecodeLeaves(b.deltas[i], leaves)
		var bad *protocol.LeafError
		if !errors.As(err, &bad) {
			return err
		}
		clear(b.deltas[i])
		if c.malformed[i] == nil {
			c.malformed[i] = &Malformed{i, f, first + uint64(bad.Leaf), bad.Err.Error()}
		}
		return nil
	})
}

// endPayloads closes a fragment of the payloads.
func (c *computation) endPayloads(in []*digest, f uint32) error {
	for i, d := range in {
		root, v, err := d.sum(func(lo, hi uint64) ([][]byte, error) {
			size := c.format.LeafBytes()
			b := make([]byte, (hi-lo)*uint64(size))
			if err := c.src.Leaves(i, f, lo, b); err != nil {
				return nil, err
			}
			return slices.Collect(slices.Chunk(b, size)), nil
		})
		if err != nil {
			return err
		}
		p := c.payloads[i]
		p.roots = append(p.roots, root)
		if v != nil {
			p.vectors = append(p.vectors, v)
		}
	}
	return nil
}

// checkPayloads holds what a pass has found against what was committed to. Bytes that were not committed to convict nobody, so they
// are reported first.
func (c *computation) checkPayloads() error {
	for i, p := range c.payloads {
		if got := protocol.PayloadSetRoot(p.roots); got != c.round.Payloads[i].Root {
			return &Mismatch{i, c.round.Payloads[i].Root, got}
		}
	}
	for _, m := range c.malformed {
		if m != nil {
			return m
		}
	}
	return nil
}

// transposeRun is how many coordinates are interleaved at a time: those of one payload fill a few cache lines.
const transposeRun = 64

// transpose writes all payloads' elements [lo, hi) coordinate by coordinate, four payloads at a time while there are as many.
func transpose(dst []byte, deltas [][]float32, lo, hi int) {
	stride := 4 * len(deltas)
	for ; lo < hi; lo += transposeRun {
		end := min(lo+transposeRun, hi)
		t := 0
		for ; t+4 <= len(deltas); t += 4 {
			n := end - lo
			a, b, c, d := deltas[t][lo:end], deltas[t+1][lo:end][:n], deltas[t+2][lo:end][:n], deltas[t+3][lo:end][:n]
			out := dst[stride*lo+4*t:]
			for i := range a {
				row := out[stride*i:][:16]
				binary.LittleEndian.PutUint64(row, pair(a[i], b[i]))
				binary.LittleEndian.PutUint64(row[8:], pair(c[i], d[i]))
			}
		}
		for ; t < len(deltas); t++ {
			out := dst[stride*lo+4*t:]
			for i, v := range deltas[t][lo:end] {
				binary.LittleEndian.PutUint32(out[stride*i:], math.Float32bits(v))
			}
		}
	}
}

func pair(x, y float32) uint64 { return uint64(math.Float32bits(x)) | uint64(math.Float32bits(y))<<32 }

// interleave returns the hashes of the interleaved leaves of the block at hand, which begins with element `at`. What is false in them
// is what the deltas are from here on.
func (c *computation) interleave(b *block, f uint32, at uint64) []protocol.Hash {
	n := len(b.deltas[0])
	data := b.interleaved[:4*c.n*n]
	size := 4 * c.n * int(c.per)
	pieces := (n + transposePiece - 1) / transposePiece
	// It cannot fail.
	_ = parallel(pieces, func(i int) error {
		transpose(data, b.deltas, i*transposePiece, min((i+1)*transposePiece, n))
		return nil
	})
	if c.tamper.Interleaved != nil {
		b.joint = b.joint[:0]
		for lo := 0; lo < len(data); lo += size {
			leaf := data[lo:min(lo+size, len(data))]
			b.joint = append(b.joint, repops.LeafHash(c.tamperLeaf(b.deltas, f, at/c.per+uint64(lo/size), lo/(4*c.n), leaf)))
		}
		return b.joint
	}
	whole := len(data) / size * size
	// The size divides what is hashed.
	b.joint, _ = repops.HashLeaves(b.joint[:0], data[:whole], size)
	if whole < len(data) {
		b.joint = append(b.joint, repops.LeafHash(data[whole:]))
	}
	return b.joint
}

// transposePiece is how many coordinates one core interleaves at a time.
const transposePiece = 1 << 13

// tamperLeaf returns what is committed to for an interleaved leaf whose coordinates begin at index lo of deltas. If it has the true
// one's size, the deltas become what it says.
func (c *computation) tamperLeaf(deltas [][]float32, f uint32, leaf uint64, lo int, data []byte) []byte {
	changed := c.tamper.Interleaved(f, leaf, append([]byte(nil), data...))
	if len(changed) == len(data) {
		for k := range len(data) / 4 {
			deltas[k%c.n][lo+k/c.n] = math.Float32frombits(binary.LittleEndian.Uint32(changed[4*k:]))
		}
	}
	return changed
}

// values reads the elements [lo, hi) of a fragment of one payload again.
func (c *computation) values(payload int, f uint32, lo, hi uint64) ([]float32, error) {
	elements := c.format.LeafElements()
	first := lo / elements
	begin, end := first*elements, min((hi+elements-1)/elements*elements, c.fragments[f].Len())
	leaves := make([]byte, c.format.Leaves(end-begin)*uint64(c.format.LeafBytes()))
	if err := c.src.Leaves(payload, f, first, leaves); err != nil {
		return nil, err
	}
	x := make([]float32, end-begin)
	if err := c.spec.DecodeLeaves(x, leaves); err != nil {
		return nil, err
	}
	return x[lo-begin : hi-begin], nil
}

// interleaved computes the interleaved leaves [first, last) again: what is committed to for each, and the values that they hold.
func (c *computation) interleaved(f uint32, first, last uint64) (leaves [][]byte, deltas [][]float32, err error) {
	lo, hi := first*c.per, min(last*c.per, c.fragments[f].Len())
	deltas = make([][]float32, c.n)
	for i := range deltas {
		if deltas[i], err = c.values(i, f, lo, hi); err != nil {
			return nil, nil, err
		}
	}
	data := make([]byte, 4*uint64(c.n)*(hi-lo))
	transpose(data, deltas, 0, int(hi-lo))
	size := 4 * c.n * int(c.per)
	for at := 0; at < len(data); at += size {
		leaf := data[at:min(at+size, len(data))]
		if c.tamper.Interleaved != nil {
			leaf = c.tamperLeaf(deltas, f, first+uint64(at/size), at/(4*c.n), leaf)
		}
		leaves = append(leaves, leaf)
	}
	return leaves, deltas, nil
}

// newState computes elements of the new state again, as Source.State reads those of the parent.
func (c *computation) newState(f uint32, at uint64, params, momentum []float32) error {
	if err := c.src.State(f, at, params, momentum); err != nil {
		return err
	}
	end := at + uint64(len(params))
	first := at / c.per
	_, deltas, err := c.interleaved(f, first, (end+c.per-1)/c.per)
	if err != nil {
		return err
	}
	for i, d := range deltas {
		deltas[i] = d[at-first*c.per:][:len(params)]
	}
	if err := c.step.Apply(params, momentum, make([]float32, len(params)), deltas); err != nil {
		return err
	}
	c.tamperState(f, at, params, momentum)
	return nil
}
