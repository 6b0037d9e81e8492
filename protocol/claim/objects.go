package claim

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/bits"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/protocol"
	"assay/repops"
	"assay/repops/num"
	"assay/repops/program"
)

// MaxProgramBytes is the longest encoding of a program that is read: programs with more nodes than any model needs.
const MaxProgramBytes = 1 << 26

// HashBytes is the size of a root.
const HashBytes = 32

// MaxRecordBytes is the largest record of a data set: one transaction shows it, where it is demanded and where a copy of it is proven wrong.
const MaxRecordBytes = protocol.RangeBytes

// batchRecords are hashed at once.
const batchRecords = 1 << 10

// ErrPart reports bytes that are not those of the part whose root they were given for.
var ErrPart = errors.New("not the object of that root")

// Part is an object that a Verified task's sponsor hands to keepers besides manifest and first state (docs/formats.md section 6): the
// list of programs, a program, a constant, the data set.
type Part struct {
	Root Hash
	// Kind is what it is, for people.
	Kind string
	// Bytes is its size if that is Exact; of a program the largest that it may have.
	Bytes uint64
	Exact bool
	// Whole says that Verify decodes all of it, which takes many times its bytes of memory: a program.
	Whole bool
	// dtype is a constant's.
	dtype program.DType

	sum func(io.Reader) (Hash, error)
	// sift is sum of what need not be right, a little at a time; nil where sum is that.
	sift func(io.Reader) (Hash, error)
}

// PartID is what a part has to be. A root can be that of one such, but a task may name it as several.
type PartID struct {
	root  Hash
	kind  string
	bytes uint64
	dtype program.DType
}

// ID tells parts apart.
func (p Part) ID() PartID { return PartID{p.Root, p.Kind, p.Bytes, p.dtype} }

// Sift is Verify as far as it goes without having all of the part in memory: what is not of its root does not pass it.
func (p Part) Sift(r io.Reader) error {
	if p.sift != nil {
		p.sum = p.sift
	}
	return p.Verify(r)
}

// Verify reads the whole part. It is ErrPart if these are not its bytes, and what the reader reports if that fails.
func (p Part) Verify(r io.Reader) error {
	if p.Bytes > math.MaxInt64-1 {
		return fmt.Errorf("%w: a %s of %d bytes", ErrPart, p.Kind, p.Bytes)
	}
	limited := &io.LimitedReader{R: r, N: int64(p.Bytes) + 1}
	got, err := p.sum(limited)
	switch {
	case err != nil:
		return err
	case limited.N == 0:
		return fmt.Errorf("%w: a %s of more than %d bytes", ErrPart, p.Kind, p.Bytes)
	case got != p.Root:
		return fmt.Errorf("%w: the %s hashes to %v, not %v", ErrPart, p.Kind, got, p.Root)
	}
	return nil
}

func whole(r io.Reader, sum func([]byte) (Hash, error)) (Hash, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return Hash{}, err
	}
	h, err := sum(b)
	if err != nil && !errors.Is(err, ErrPart) {
		err = fmt.Errorf("%w: %w", ErrPart, err)
	}
	return h, err
}

// ListPart is the list of a task's program roots: prologue, step, epilogue.
func ListPart(root Hash) Part {
	return Part{Root: root, Kind: "list of programs", Bytes: 3 * HashBytes, Exact: true, sum: func(r io.Reader) (Hash, error) {
		return whole(r, func(b []byte) (Hash, error) {
			roots, err := ListedPrograms(b)
			if err != nil {
				return Hash{}, err
			}
			return repops.Root((&Programs{}).Header(), leafHashes(roots)), nil
		})
	}}
}

// ListedPrograms are the program roots that a list has, ProgramCount of them; ErrPart if it has another size.
func ListedPrograms(list []byte) ([]Hash, error) {
	if len(list) != ProgramCount*HashBytes {
		return nil, fmt.Errorf("%w: %d bytes, three roots have %d", ErrPart, len(list), ProgramCount*HashBytes)
	}
	return split(list), nil
}

func split(b []byte) []Hash {
	roots := make([]Hash, len(b)/HashBytes)
	for i := range roots {
		roots[i] = Hash(b[i*HashBytes:])
	}
	return roots
}

// DecodeProgram reads a program and checks the rules for one alone; ErrPart if it is none.
func DecodeProgram(b []byte) (*program.Program, error) {
	p := new(program.Program)
	err := p.UnmarshalBinary(b)
	if err == nil {
		err = p.Validate()
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrPart, err)
	}
	return p, nil
}

// ListedProgram is a program that a list names.
func ListedProgram(root Hash) Part {
	return Part{Root: root, Kind: "program", Bytes: MaxProgramBytes, Whole: true, sum: func(r io.Reader) (Hash, error) {
		return whole(r, func(b []byte) (Hash, error) {
			p, err := DecodeProgram(b)
			if err != nil {
				return Hash{}, err
			}
			return p.Root(), nil
		})
	}, sift: func(r io.Reader) (Hash, error) {
		root, err := program.ReadRoot(r)
		if broken := (*program.Error)(nil); errors.As(err, &broken) {
			return root, fmt.Errorf("%w: %w", ErrPart, err)
		}
		return root, err
	}}
}

// constantPart is a constant that an input of a valid program names.
func constantPart(in program.Input) Part {
	n, _ := in.Shape.Elements()
	return ConstantPart(in.Root, in.DType, n)
}

// errConstant refuses a constant of a type that no valid program names. A demand may name one: the chain looks at the entry that is shown alone.
func errConstant(t program.DType) error { return fmt.Errorf("%w: a constant of %v", ErrPart, t) }

// ConstantPart is a constant of so many elements, none of them a NaN but the canonical one. Of another type than programs have it has no bytes, and
// nothing is it.
func ConstantPart(root Hash, t program.DType, elements uint64) Part {
	if !t.Known() {
		return Part{Root: root, Kind: "constant", Exact: true, dtype: t, sum: func(io.Reader) (Hash, error) { return Hash{}, errConstant(t) }}
	}
	h := repops.Header{Kind: program.KindTensor, DType: uint8(t), Length: elements}
	return Part{Root: root, Kind: "constant", Bytes: elements * uint64(width(t)), Exact: true, dtype: t, sum: func(r io.Reader) (Hash, error) {
		hasher := repops.NewBytesHasher(h)
		if t == program.F32 {
			r = io.TeeReader(r, new(CanonicalFloats))
		}
		// The hasher's own error says that there are too many bytes, and Sum says so again.
		if _, err := io.Copy(hasher, r); err != nil && !errors.Is(err, repops.ErrTensorLength) {
			return Hash{}, err
		}
		root, err := hasher.Sum()
		if err != nil {
			return root, fmt.Errorf("%w: %w", ErrPart, err)
		}
		return root, nil
	}}
}

// CanonicalFloats takes little-endian binary32, and errs with ErrPart at a NaN that no tensor holds: the referee reads no leaf that has one.
type CanonicalFloats struct {
	word uint32
	at   uint64
}

// Write implements io.Writer.
func (c *CanonicalFloats) Write(p []byte) (int, error) {
	for _, b := range p {
		c.word = c.word>>8 | uint32(b)<<24
		if c.at++; c.at%4 == 0 && c.word&0x7fffffff > 0x7f800000 && c.word != num.CanonicalNaN {
			return 0, fmt.Errorf("%w: element %d is the NaN %08x", ErrPart, c.at/4-1, c.word)
		}
	}
	return len(p), nil
}

// DatasetPart is a task's training records, one after the other, each of recordBytes.
func DatasetPart(spec *protocol.TaskSpec, recordBytes uint64) (Part, error) {
	over, size := bits.Mul64(spec.DatasetRecords, recordBytes)
	if over != 0 || size == 0 {
		return Part{}, fmt.Errorf("%w: %d records of %d bytes", ErrPart, spec.DatasetRecords, recordBytes)
	}
	if recordBytes > MaxRecordBytes {
		return Part{}, fmt.Errorf("%w: records of %d bytes, of which no transaction takes more than %d", ErrPart, recordBytes, MaxRecordBytes)
	}
	return Part{Root: spec.DatasetRoot, Kind: "data set", Bytes: size, Exact: true, sum: func(r io.Reader) (Hash, error) {
		hasher := repops.NewRootHasher(repops.Header{Kind: repops.KindDataset, Length: spec.DatasetRecords})
		record, leaves := make([]byte, recordBytes), make([]Hash, 0, batchRecords)
		for range spec.DatasetRecords {
			if _, err := io.ReadFull(r, record); errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
				return Hash{}, fmt.Errorf("%w: fewer than %d records of %d bytes", ErrPart, spec.DatasetRecords, recordBytes)
			} else if err != nil {
				return Hash{}, err
			}
			if leaves = append(leaves, repops.LeafHash(record)); len(leaves) == batchRecords {
				hasher.Add(leaves)
				leaves = leaves[:0]
			}
		}
		hasher.Add(leaves)
		// One byte more would show as a limit that is used up.
		if _, err := io.ReadFull(r, record[:1]); err == nil {
			return Hash{}, fmt.Errorf("%w: more than %d records of %d bytes", ErrPart, spec.DatasetRecords, recordBytes)
		} else if !errors.Is(err, io.EOF) {
			return Hash{}, err
		}
		return hasher.Sum()
	}}, nil
}

// List is the list of checkpoints of a trainer's claim: a local state root after the other.
func List(id Hash, spec *protocol.TaskSpec, round uint32, trainer common.Address, claimHash Hash) Part {
	n := Schedule{spec.InnerSteps, spec.CheckpointInterval}.Checkpoints()
	return Part{Root: claimHash, Kind: "list of checkpoints", Bytes: uint64(n) * HashBytes, Exact: true, sum: func(r io.Reader) (Hash, error) {
		return whole(r, func(b []byte) (Hash, error) {
			if len(b) != n*HashBytes {
				return Hash{}, fmt.Errorf("%d bytes, %d checkpoints have %d", len(b), n, n*HashBytes)
			}
			return Root(id, round, trainer, split(b)), nil
		})
	}}
}

// Listed is what a task's parts are read from: the bytes of a part, false if it is not to be had yet.
type Listed func(Part) (raw []byte, held bool, err error)

// Parts lists the parts of a task with programs as far as those that are held name them: the list names the programs, a program its constants.
// recordBytes is the manifest's. Without a missing program the list is complete, and so are the programs. A sealed data set is no part: nobody is
// handed it in the clear.
func Parts(spec *protocol.TaskSpec, recordBytes uint64, held Listed) ([]Part, *Programs, error) {
	dataset, err := DatasetPart(spec, recordBytes)
	if err != nil {
		return nil, nil, err
	}
	parts, programs, err := programParts(spec.ProgramRoot, held)
	if protocol.Tier(spec.Tier).Sealed() {
		return parts, programs, err
	}
	return append([]Part{dataset}, parts...), programs, err
}

// programParts are the parts of the programs, and the programs themselves if all are held.
func programParts(root Hash, held Listed) ([]Part, *Programs, error) {
	list := ListPart(root)
	parts := []Part{list}
	raw, ok, err := held(list)
	if err != nil || !ok {
		return parts, nil, err
	}
	known := make(map[PartID]bool)
	add := func(p Part) {
		if !known[p.ID()] {
			known[p.ID()] = true
			parts = append(parts, p)
		}
	}
	var found []*program.Program
	for _, r := range split(raw) {
		p := ListedProgram(r)
		add(p)
		raw, ok, err := held(p)
		if err != nil {
			return nil, nil, err
		}
		if !ok {
			continue
		}
		decoded, err := DecodeProgram(raw)
		if err != nil {
			return nil, nil, err
		}
		found = append(found, decoded)
		for _, in := range decoded.InputsOf(program.Constant) {
			add(constantPart(in))
		}
	}
	if len(found) != 3 {
		return parts, nil, nil
	}
	return parts, &Programs{found[0], found[1], found[2]}, nil
}

// Get returns an object of at most limit bytes from anywhere.
type Get func(ctx context.Context, root Hash, limit uint64) ([]byte, error)

// fetch gets a part and checks it against its address.
func (get Get) fetch(ctx context.Context, p Part) ([]byte, error) {
	raw, err := get(ctx, p.Root, p.Bytes)
	if err != nil {
		return nil, fmt.Errorf("%s %v: %w", p.Kind, p.Root, err)
	}
	return raw, p.Verify(bytes.NewReader(raw))
}

// Fetch gets programs and constants of a Verified task by their addresses and checks them against these.
func Fetch(ctx context.Context, id Hash, spec *protocol.TaskSpec, get Get) (Task, error) {
	task, err := FetchPrograms(ctx, id, spec, get)
	if err != nil {
		return task, err
	}
	return task, task.FetchConstants(ctx, get)
}

// FetchPrograms is Fetch without the constants, whose sizes the programs say.
func FetchPrograms(ctx context.Context, id Hash, spec *protocol.TaskSpec, get Get) (Task, error) {
	task := Task{ID: id, Spec: spec}
	_, programs, err := programParts(spec.ProgramRoot, func(p Part) ([]byte, bool, error) {
		raw, err := get.fetch(ctx, p)
		return raw, err == nil, err
	})
	if err != nil {
		return task, err
	}
	task.Programs = *programs
	return task, nil
}

// FetchConstants gets the constants of the task's programs.
func (t *Task) FetchConstants(ctx context.Context, get Get) error {
	t.Constants = [3][]program.Tensor{}
	for i, p := range t.Programs.List() {
		for _, in := range p.InputsOf(program.Constant) {
			raw, err := get.fetch(ctx, constantPart(in))
			if err != nil {
				return err
			}
			t.Constants[i] = append(t.Constants[i], tensor(in.DType, raw))
		}
	}
	return nil
}

// GetPart returns the bytes of a part from anywhere; whoever asks for them checks them.
type GetPart func(context.Context, Part) ([]byte, error)

// OpenedProgram is a program of a task, of which ranges are shown where they are demanded of the sponsor (docs/protocol.md). Whether it breaks a rule
// does not matter there.
type OpenedProgram struct {
	entries [][]byte
	tree    *repops.Tree
	path    []Hash
}

// ProgramRange is neighbouring entries of a program, with what shows that they are the task's.
type ProgramRange struct {
	// Entries is how many the program has.
	Entries uint32
	// Data is the range's, one after the other; Proof is their multi-proof in the program, ListPath the program's path in the list.
	Data            []byte
	Proof, ListPath []Hash
}

// ProgramPart is program which of a task (0 prologue, 1 step, 2 epilogue) as the list of programs, which is got here, names it. ErrPart if what it gets is
// something else, or there is no such program.
func ProgramPart(ctx context.Context, programRoot Hash, which uint32, get GetPart) (Part, error) {
	roots, err := programRoots(ctx, programRoot, which, get)
	if err != nil {
		return Part{}, err
	}
	return ListedProgram(roots[which]), nil
}

// programRoots is the list of programs, which has that one.
func programRoots(ctx context.Context, programRoot Hash, which uint32, get GetPart) ([]Hash, error) {
	list := ListPart(programRoot)
	raw, err := get(ctx, list)
	if err == nil {
		err = list.Verify(bytes.NewReader(raw))
	}
	if err != nil {
		return nil, err
	}
	roots := split(raw)
	if int(which) >= len(roots) {
		return nil, fmt.Errorf("%w: program %d of %d", ErrPart, which, len(roots))
	}
	return roots, nil
}

// OpenProgram gets program which of a task by way of the list. ErrPart if what it gets is something else, or there is no such program.
func OpenProgram(ctx context.Context, programRoot Hash, which uint32, get GetPart) (*OpenedProgram, error) {
	roots, err := programRoots(ctx, programRoot, which, get)
	if err != nil {
		return nil, err
	}
	list, err := repops.NewTree(leafHashes(roots))
	if err != nil {
		return nil, err
	}
	o := new(OpenedProgram)
	if o.path, err = list.Proof(uint64(which)); err != nil {
		return nil, err
	}
	raw, err := get(ctx, ListedProgram(roots[which]))
	if err != nil {
		return nil, err
	}
	if o.entries, err = program.Cut(raw); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrPart, err)
	}
	root, leaves := program.CutRoot(o.entries)
	if root != roots[which] {
		return nil, fmt.Errorf("%w: program %d hashes to %v, not %v", ErrPart, which, root, roots[which])
	}
	o.tree, err = repops.NewTree(leaves)
	return o, err
}

// Opener opens programs of any number of tasks, and keeps those that it opened last: as many as a task has. One takes about twice its encoding, which
// may have MaxProgramBytes, and whoever demands programs decides of how many tasks, and how often.
type Opener struct {
	places chan struct{}
	known  *lru.Cache[openedKey, *OpenedProgram]
}

// openedKey names a program of a task, whose openings lead to the list of programs.
type openedKey struct {
	list  Hash
	which uint32
}

// NewOpener makes an Opener of so many programs at a time.
func NewOpener(places int) *Opener {
	return &Opener{places: make(chan struct{}, places), known: lru.NewCache[openedKey, *OpenedProgram](ProgramCount)}
}

// Open is OpenProgram, unless the program is known. What it gets it gets in one of the places: bytes that take long are to be had before.
func (o *Opener) Open(ctx context.Context, programRoot Hash, which uint32, get GetPart) (*OpenedProgram, error) {
	k := openedKey{programRoot, which}
	if p, ok := o.known.Get(k); ok {
		return p, nil
	}
	select {
	case o.places <- struct{}{}:
		defer func() { <-o.places }()
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
	if p, ok := o.known.Get(k); ok {
		return p, nil
	}
	p, err := OpenProgram(ctx, programRoot, which, get)
	if err == nil {
		o.known.Add(k, p)
	}
	return p, err
}

// OpenRange opens the entries from first on, at most count, at least one. ErrPart if the program ends before them.
func (o *OpenedProgram) OpenRange(first, count uint64) (ProgramRange, error) {
	entries := uint64(len(o.entries))
	r := ProgramRange{Entries: uint32(entries), ListPath: o.path}
	if first >= entries {
		return r, fmt.Errorf("%w: entry %d of a program of %d", ErrPart, first, entries)
	}
	var indices []uint64
	for i := first; i < min(first+count, entries); i++ {
		r.Data = append(r.Data, o.entries[i]...)
		indices = append(indices, i)
	}
	var err error
	r.Proof, err = o.tree.MultiProof(indices)
	return r, err
}

// OpenedLeaves is a data set or a constant, of which ranges are shown where they are demanded of the sponsor (docs/protocol.md).
type OpenedLeaves struct {
	// leaf and bytes are the size of a leaf, and of all that is not padding; leaves is how many there are.
	leaf, bytes, leaves uint64
	// top is the tree over the nodes at height cut. What lies below is hashed again for a range: a record may have a single byte, and a tree over all
	// of them would be a hundred times as large as what is held.
	top *repops.Tree
	cut int
}

// cutOf is the height at which a node stands over as many leaves of a size as are read at once: a power of two, at most MaxRecordBytes.
func cutOf(leaf uint64) int { return max(bits.Len64(MaxRecordBytes/max(leaf, 1)), 1) - 1 }

// TreeBytes is what opening a vector of so many leaves of a size takes in memory beside its bytes: the tree above, and one below.
func TreeBytes(leaf, leaves uint64) uint64 {
	cut := cutOf(leaf)
	return 2 * HashBytes * (leaves>>cut + 1 + min(leaves, 1<<cut))
}

// LeafRange is neighbouring leaves of a vector, one after the other, with their multi-proof.
type LeafRange struct {
	Data  []byte
	Proof []Hash
}

// OpenDataset reads a task's data set, of so many bytes. ErrPart if it is another one.
func OpenDataset(spec *protocol.TaskSpec, r io.ReaderAt, size uint64) (*OpenedLeaves, error) {
	if spec.DatasetRecords == 0 || size == 0 || size%spec.DatasetRecords != 0 {
		return nil, fmt.Errorf("%w: %d bytes are not %d records of one size", ErrPart, size, spec.DatasetRecords)
	}
	h := repops.Header{Kind: repops.KindDataset, Length: spec.DatasetRecords}
	return openLeaves(h, spec.DatasetRoot, r, size/spec.DatasetRecords, size)
}

// OpenConstant reads a constant of so many elements. ErrPart if it is another one.
func OpenConstant(root Hash, t program.DType, elements uint64, r io.ReaderAt) (*OpenedLeaves, error) {
	if !t.Known() {
		return nil, errConstant(t)
	}
	h := repops.Header{Kind: program.KindTensor, DType: uint8(t), Length: elements}
	return openLeaves(h, root, r, repops.LeafBytes, elements*uint64(width(t)))
}

// openLeaves reads a vector of leaves of one size, the last one filled with zeros.
func openLeaves(h repops.Header, root Hash, r io.ReaderAt, leaf, size uint64) (*OpenedLeaves, error) {
	if leaf > MaxRecordBytes {
		return nil, fmt.Errorf("%w: leaves of %d bytes", ErrPart, leaf)
	}
	o := &OpenedLeaves{leaf: leaf, bytes: size, leaves: (size + leaf - 1) / leaf, cut: cutOf(leaf)}
	var nodes []Hash
	for i := range (o.leaves + 1<<o.cut - 1) >> o.cut {
		tree, err := o.subtree(r, i)
		if err != nil {
			return nil, err
		}
		nodes = append(nodes, topOf(tree))
	}
	var err error
	if o.top, err = repops.NewTree(nodes); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrPart, err)
	}
	if got := o.top.Root(h); got != root {
		return nil, fmt.Errorf("%w: the leaves hash to %v, not %v", ErrPart, got, root)
	}
	return o, nil
}

// read reads leaves that there are.
func (o *OpenedLeaves) read(r io.ReaderAt, first, count uint64) ([]byte, error) {
	data := make([]byte, count*o.leaf)
	from := first * o.leaf
	if _, err := r.ReadAt(data[:min(uint64(len(data)), o.bytes-from)], int64(from)); err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	return data, nil
}

// subtree is the tree over the leaves below node i at height cut.
func (o *OpenedLeaves) subtree(r io.ReaderAt, i uint64) (*repops.Tree, error) {
	first := i << o.cut
	data, err := o.read(r, first, min(1<<o.cut, o.leaves-first))
	if err != nil {
		return nil, err
	}
	hashes := make([]Hash, 0, 1<<o.cut)
	for ; len(data) > 0; data = data[o.leaf:] {
		hashes = append(hashes, repops.LeafHash(data[:o.leaf]))
	}
	return repops.NewTree(hashes)
}

func topOf(t *repops.Tree) Hash {
	nodes, err := t.Nodes(t.Height(), 0, 1)
	if err != nil {
		panic(err) // every tree has one
	}
	return nodes[0]
}

// LeafBytes is the size of a leaf.
func (o *OpenedLeaves) LeafBytes() uint32 { return uint32(o.leaf) }

// OpenRange opens the leaves from first on, at most count, of what was read before; of leaves of up to 256 bytes none beyond the 256 of which first is
// one, where ranges begin that are demanded. ErrPart if the vector ends before them.
func (o *OpenedLeaves) OpenRange(r io.ReaderAt, first, count uint64) (LeafRange, error) {
	if first >= o.leaves || count == 0 {
		return LeafRange{}, fmt.Errorf("%w: leaves from %d on of %d", ErrPart, first, o.leaves)
	}
	count = min(count, o.leaves-first)
	data, err := o.read(r, first, count)
	if err != nil {
		return LeafRange{}, err
	}
	out := LeafRange{data, []Hash{}}
	trees := make(map[uint64]*repops.Tree)
	// All that a run's proof has of a level lies beside the run's ends.
	lo, hi := first, first+count-1
	for height, last := 0, o.leaves-1; last > 0; height, lo, hi, last = height+1, lo>>1, hi>>1, last>>1 {
		var beside []uint64
		if lo&1 == 1 {
			beside = append(beside, lo-1)
		}
		if hi&1 == 0 && hi < last {
			beside = append(beside, hi+1)
		}
		for _, index := range beside {
			node, err := o.node(r, trees, height, index)
			if err != nil {
				return LeafRange{}, err
			}
			out.Proof = append(out.Proof, node)
		}
	}
	return out, nil
}

// node is one at a height above the leaves, with its index in that level; trees are the subtrees that were hashed again.
func (o *OpenedLeaves) node(r io.ReaderAt, trees map[uint64]*repops.Tree, height int, index uint64) (Hash, error) {
	if height >= o.cut {
		nodes, err := o.top.Nodes(height-o.cut, index, index+1)
		if err != nil {
			return Hash{}, err
		}
		return nodes[0], nil
	}
	i := index >> (o.cut - height)
	if trees[i] == nil {
		tree, err := o.subtree(r, i)
		if err != nil {
			return Hash{}, err
		}
		trees[i] = tree
	}
	index -= i << (o.cut - height)
	// In a subtree that lacks leaves the highest nodes are its root, promoted.
	nodes, err := trees[i].Nodes(min(height, trees[i].Height()), index, index+1)
	if err != nil {
		return Hash{}, err
	}
	return nodes[0], nil
}

// Dataset is a task's training records in memory.
type Dataset struct {
	records []byte
	size    uint64
}

// RecordBytes is the size of a record.
func (d *Dataset) RecordBytes() uint64 { return d.size }

// NewDataset checks the records of a task, one after the other, against the data set's root. It keeps them.
func NewDataset(spec *protocol.TaskSpec, records []byte) (*Dataset, error) {
	if spec.DatasetRecords == 0 || uint64(len(records))%spec.DatasetRecords != 0 {
		return nil, fmt.Errorf("%w: %d bytes are not %d records of one size", ErrPart, len(records), spec.DatasetRecords)
	}
	d := &Dataset{records, uint64(len(records)) / spec.DatasetRecords}
	part, err := DatasetPart(spec, d.size)
	if err != nil {
		return nil, err
	}
	return d, part.Verify(bytes.NewReader(records))
}

// Record implements Records.
func (d *Dataset) Record(_ context.Context, index uint64) ([]byte, error) {
	if index >= uint64(len(d.records))/d.size {
		return nil, fmt.Errorf("%w: no record %d", ErrPart, index)
	}
	return d.records[index*d.size:][:d.size], nil
}
