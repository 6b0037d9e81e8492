package program

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"assay/repops"
)

// Limits of a program (docs/arithmetic-programs.md section 2).
const (
	MaxRank        = 8
	MaxElements    = 1 << 31 // of a tensor, and of a view
	MaxContraction = 1 << 16 // matmul, matmul_i8, segsum
	MaxNodes       = 1 << 18
	MaxInputs      = 1 << 16
	MaxOutputs     = 1 << 16
	MaxOperands    = 32 // of concat; every other primitive has at most three
	MaxGroups      = 32 // D
	MaxMicro       = 63 // D·A
)

// Version is the format's version, the second byte of a program.
const Version = 1

// DType is an element type; its codes are those of a commitment's header (docs/formats.md section 1).
type DType uint8

// The element types of a program's tensors.
const (
	F32 = DType(repops.DTypeF32)
	I8  = DType(repops.DTypeI8)
	I32 = DType(repops.DTypeI32)
)

// String is f32, i8 or i32.
func (d DType) String() string {
	switch d {
	case F32:
		return "f32"
	case I8:
		return "i8"
	case I32:
		return "i32"
	}
	return fmt.Sprintf("dtype(%d)", uint8(d))
}

// Known reports whether programs have tensors of the type.
func (d DType) Known() bool { return d == F32 || d == I8 || d == I32 }

// Shape is the lengths of a tensor's axes, the last one contiguous. Dims beyond Rank are zero. Rank 0 is one element.
type Shape struct {
	Rank uint8
	Dims [MaxRank]uint32
}

// Of makes a Shape. It panics on more than MaxRank axes or a length outside [0, 2^31], which is a mistake of the caller.
func Of(dims ...int) Shape {
	if len(dims) > MaxRank {
		panic(fmt.Sprintf("program: rank %d", len(dims)))
	}
	s := Shape{Rank: uint8(len(dims))}
	for i, d := range dims {
		if d < 0 || d > MaxElements {
			panic(fmt.Sprintf("program: axis of %d", d))
		}
		s.Dims[i] = uint32(d)
	}
	return s
}

// Elements is the product of the axes. ok is false above MaxElements or if an axis is.
func (s Shape) Elements() (n uint64, ok bool) {
	n = 1
	zero := false
	for _, d := range s.Dims[:min(s.Rank, MaxRank)] {
		if d > MaxElements {
			return 0, false
		}
		if d == 0 {
			zero = true
			continue
		}
		// Both factors are at most 2^31, so the product cannot wrap.
		if n *= uint64(d); n > MaxElements {
			return 0, false
		}
	}
	if zero {
		n = 0
	}
	return n, true
}

// Slice is the axes as a slice.
func (s Shape) Slice() []uint32 { return append([]uint32(nil), s.Dims[:min(s.Rank, MaxRank)]...) }

// String is the axes in brackets.
func (s Shape) String() string { return fmt.Sprint(s.Dims[:min(s.Rank, MaxRank)]) }

// View is how a node reads an operand: element (i0, i1, …) is element Offset + Σ i·Strides of the tensor's flat list. Stride
// 0 broadcasts. Dims and Strides beyond the rank are zero.
type View struct {
	Tensor uint32 // entry of the tensor
	Micro  uint32 // micro-batch of the tensor, when a step node reads a micro-batch node; else 0
	Offset uint32
	Shape  Shape
	Stride [MaxRank]uint32
}

// Provenance says where an input's value comes from (docs/arithmetic-programs.md 1.5).
type Provenance uint8

// The provenances.
const (
	State    Provenance = 1 // tensor Index of the state before the step
	Batch    Provenance = 2 // field Index of the derived micro-batch; seen by micro-batch nodes only
	Constant Provenance = 3 // committed constant, by its tensor root
	Counter  Provenance = 4 // CounterRound, CounterStep or CounterSeed
)

// Index of a Counter input.
const (
	CounterRound = 0 // i32, rank 0: the round
	CounterStep  = 1 // i32, rank 0: the step in its round
	CounterSeed  = 2 // i32 [2]: low and high word of the 64-bit seed of random
)

// Input is a tensor that a program is given.
type Input struct {
	Provenance Provenance
	DType      DType
	Shape      Shape
	Index      uint32
	Root       [32]byte // tensor root of a Constant, else zero
}

// Op is a primitive.
type Op uint8

// String is the primitive's name.
func (o Op) String() string {
	if o > 0 && o < opEnd {
		return opNames[o]
	}
	return fmt.Sprintf("op(%d)", uint8(o))
}

// Values of a node's Attr. For OpConcat and OpIota it is the axis.
const (
	BandNone  = 0 // OpMatmul: all k
	BandBelow = 1 // OpMatmul: k ≤ i + Band
	BandAbove = 2 // OpMatmul: k ≥ i + Band

	Maximum = 0 // OpMinmax
	Minimum = 1

	CmpEq = 0 // OpCmp
	CmpLt = 1
	CmpLe = 2
)

// Node is one primitive and its output, a tensor of its own.
type Node struct {
	Op       Op
	Attr     uint8
	Band     int32
	DType    DType
	Shape    Shape
	Operands []View
}

// Program is a step of training, or a map from tensors to tensors that surrounds the steps. Micro runs D·A times, for each
// micro-batch of the grid, then Step once.
type Program struct {
	Loop    bool // the outputs are the next state, tensor for tensor
	D, A    uint8
	Inputs  []Input
	Micro   []Node
	Step    []Node
	Outputs []uint32 // entries of the output tensors
}

// Errors of a program. Each is wrapped in an Error that names the entry.
var (
	ErrTruncated    = errors.New("Truncated")
	ErrTrailing     = errors.New("Trailing")
	ErrTag          = errors.New("WrongTag")
	ErrVersion      = errors.New("UnknownVersion")
	ErrReserved     = errors.New("ReservedNotZero")
	ErrFlag         = errors.New("UnknownFlag")
	ErrGrid         = errors.New("GridOutOfRange")
	ErrCount        = errors.New("CountOutOfRange")
	ErrDType        = errors.New("WrongDType")
	ErrRank         = errors.New("RankOutOfRange")
	ErrShape        = errors.New("WrongShape")
	ErrElements     = errors.New("TooManyElements")
	ErrProvenance   = errors.New("UnknownProvenance")
	ErrIndex        = errors.New("WrongIndex")
	ErrRoot         = errors.New("WrongRoot")
	ErrOpcode       = errors.New("UnknownOpcode")
	ErrAttribute    = errors.New("WrongAttribute")
	ErrOperandCount = errors.New("WrongOperandCount")
	ErrReference    = errors.New("WrongReference")
	ErrMicro        = errors.New("WrongMicroBatch")
	ErrView         = errors.New("ViewOutsideTensor")
	ErrStride       = errors.New("ReducedAxisStrided")
	ErrContraction  = errors.New("ContractionTooLong")
	ErrOutput       = errors.New("WrongOutput")
)

// Rules are the errors above by their numbers in the contracts' enum Program.Rule; number 0 is no error.
var Rules = [...]error{nil, ErrTruncated, ErrTrailing, ErrTag, ErrVersion, ErrReserved, ErrFlag, ErrGrid, ErrCount, ErrDType, ErrRank,
	ErrShape, ErrElements, ErrProvenance, ErrIndex, ErrRoot, ErrOpcode, ErrAttribute, ErrOperandCount, ErrReference, ErrMicro, ErrView,
	ErrStride, ErrContraction, ErrOutput}

// Error is what is wrong with one entry of a program. It is decidable from the entry, the header and the entries it names.
type Error struct {
	Entry uint32 // number of the entry; 0 is the header
	Err   error  // one of the errors above
	Why   string
}

// Error implements error.
func (e *Error) Error() string { return fmt.Sprintf("program entry %d: %v: %s", e.Entry, e.Err, e.Why) }

// Unwrap returns the named error.
func (e *Error) Unwrap() error { return e.Err }

// Tags of the entries.
const (
	tagHeader = 1
	tagInput  = 2
	tagNode   = 3
	tagOutput = 4
)

// Sizes of the entries in bytes, all multiples of an EVM word.
const (
	wordBytes   = 32
	headerBytes = wordBytes
	inputBytes  = 3 * wordBytes
	nodeBytes   = 2 * wordBytes // and viewBytes an operand
	viewBytes   = 3 * wordBytes
	outputBytes = wordBytes
)

// MaxEntryBytes is the size of the largest entry, a concat of MaxOperands.
const MaxEntryBytes = nodeBytes + MaxOperands*viewBytes

var (
	be = binary.BigEndian
	le = binary.LittleEndian
)

// layout is what the header says: the grid, and the kinds of the entries by their numbers.
type layout struct {
	loop                         bool
	d, a                         uint8
	inputs, micro, step, outputs uint32 // within section 2
}

// firstMicro, firstStep, firstOutput are the numbers of the first entry of each section; tensors are [1, firstOutput).
func (l *layout) firstMicro() uint32  { return 1 + l.inputs }
func (l *layout) firstStep() uint32   { return l.firstMicro() + l.micro }
func (l *layout) firstOutput() uint32 { return l.firstStep() + l.step }
func (l *layout) entries() uint32     { return l.firstOutput() + l.outputs }
func (l *layout) micros() int         { return int(l.d) * int(l.a) }

// isMicro says whether an entry is a micro-batch node.
func (l *layout) isMicro(entry uint32) bool { return entry >= l.firstMicro() && entry < l.firstStep() }

func (p *Program) layout() layout {
	return layout{p.Loop, p.D, p.A, uint32(len(p.Inputs)), uint32(len(p.Micro)), uint32(len(p.Step)), uint32(len(p.Outputs))}
}

// firstMicro, firstStep, firstOutput are those of the layout.
func (p *Program) firstMicro() uint32  { return uint32(1 + len(p.Inputs)) }
func (p *Program) firstStep() uint32   { return p.firstMicro() + uint32(len(p.Micro)) }
func (p *Program) firstOutput() uint32 { return p.firstStep() + uint32(len(p.Step)) }

// Entries is the number of entries, the leaves of the program's root.
func (p *Program) Entries() int { return int(p.firstOutput()) + len(p.Outputs) }

// MicroBatches is D·A, 0 for a program without micro-batch nodes.
func (p *Program) MicroBatches() int { return int(p.D) * int(p.A) }

// Node returns the node at an entry, nil if another kind of entry stands there.
func (p *Program) Node(entry uint32) *Node {
	switch {
	case entry < p.firstMicro() || entry >= p.firstOutput():
		return nil
	case entry < p.firstStep():
		return &p.Micro[entry-p.firstMicro()]
	}
	return &p.Step[entry-p.firstStep()]
}

// tensor returns type and shape of the tensor at an entry that has one.
func (p *Program) tensor(entry uint32) (DType, Shape) {
	if entry < p.firstMicro() {
		return p.Inputs[entry-1].DType, p.Inputs[entry-1].Shape
	}
	n := p.Node(entry)
	return n.DType, n.Shape
}

// AppendEntry appends the encoding of entry i, which is below Entries.
func (p *Program) AppendEntry(dst []byte, i int) []byte {
	switch e := uint32(i); {
	case e == 0:
		return appendHeader(p, dst)
	case e < p.firstMicro():
		return appendInput(dst, &p.Inputs[e-1])
	case e < p.firstOutput():
		return appendNode(dst, p.Node(e))
	default:
		return appendOutput(dst, p.Outputs[e-p.firstOutput()])
	}
}

// MarshalBinary returns the program's only encoding, its entries one after the other. It does not validate.
func (p *Program) MarshalBinary() ([]byte, error) {
	b := []byte{}
	for i := range p.Entries() {
		b = p.AppendEntry(b, i)
	}
	return b, nil
}

func appendHeader(p *Program, dst []byte) []byte {
	var w [headerBytes]byte
	w[0], w[1] = tagHeader, Version
	if p.Loop {
		w[2] = 1
	}
	w[3], w[4] = p.D, p.A
	be.PutUint32(w[8:], uint32(len(p.Inputs)))
	be.PutUint32(w[12:], uint32(len(p.Micro)))
	be.PutUint32(w[16:], uint32(len(p.Step)))
	be.PutUint32(w[20:], uint32(len(p.Outputs)))
	return append(dst, w[:]...)
}

func putDims(w []byte, d *[MaxRank]uint32) {
	for i, v := range d {
		be.PutUint32(w[4*i:], v)
	}
}

func appendInput(dst []byte, in *Input) []byte {
	var w [inputBytes]byte
	w[0], w[1], w[2], w[3] = tagInput, uint8(in.Provenance), uint8(in.DType), in.Shape.Rank
	be.PutUint32(w[4:], in.Index)
	putDims(w[wordBytes:], &in.Shape.Dims)
	copy(w[2*wordBytes:], in.Root[:])
	return append(dst, w[:]...)
}

func appendNode(dst []byte, n *Node) []byte {
	var w [nodeBytes]byte
	w[0], w[1], w[2], w[3], w[4], w[5] = tagNode, uint8(n.Op), n.Attr, uint8(n.DType), n.Shape.Rank, uint8(len(n.Operands))
	be.PutUint32(w[8:], uint32(n.Band))
	putDims(w[wordBytes:], &n.Shape.Dims)
	dst = append(dst, w[:]...)
	for i := range n.Operands {
		v := &n.Operands[i]
		var w [viewBytes]byte
		be.PutUint32(w[0:], v.Tensor)
		be.PutUint32(w[4:], v.Micro)
		be.PutUint32(w[8:], v.Offset)
		w[12] = v.Shape.Rank
		putDims(w[wordBytes:], &v.Shape.Dims)
		putDims(w[2*wordBytes:], &v.Stride)
		dst = append(dst, w[:]...)
	}
	return dst
}

func appendOutput(dst []byte, tensor uint32) []byte {
	var w [outputBytes]byte
	w[0] = tagOutput
	be.PutUint32(w[4:], tensor)
	return append(dst, w[:]...)
}

// decoder reads entries and remembers the first thing wrong.
type decoder struct {
	b     []byte
	entry uint32
	err   error
}

func (d *decoder) fail(err error, format string, args ...any) {
	if d.err == nil {
		d.err = &Error{d.entry, err, fmt.Sprintf(format, args...)}
	}
}

// take returns the next n bytes, nil after an error.
func (d *decoder) take(n int) []byte {
	if d.err == nil && len(d.b) < n {
		d.fail(ErrTruncated, "%d bytes left, %d wanted", len(d.b), n)
	}
	if d.err != nil {
		return nil
	}
	w := d.b[:n]
	d.b = d.b[n:]
	return w
}

// tagged returns the next n bytes if they begin with tag.
func (d *decoder) tagged(n int, tag byte) []byte {
	if d.err == nil && len(d.b) > 0 && d.b[0] != tag {
		d.fail(ErrTag, "tag %d where %d belongs", d.b[0], tag)
	}
	return d.take(n)
}

func (d *decoder) zero(w []byte) {
	for _, v := range w {
		if v != 0 {
			d.fail(ErrReserved, "a reserved byte is %d", v)
			return
		}
	}
}

func (d *decoder) dims(w []byte, rank uint8) (a [MaxRank]uint32) {
	if rank > MaxRank {
		d.fail(ErrRank, "rank %d", rank)
		return a
	}
	for i := range a {
		a[i] = be.Uint32(w[4*i:])
	}
	d.zero(w[4*int(rank) : wordBytes])
	return a
}

// UnmarshalBinary reads the only encoding of a program and refuses every other: wrong tag, reserved bytes, counts above the
// limits, missing or trailing bytes. Validate checks what the entries say. On error p is unchanged.
func (p *Program) UnmarshalBinary(b []byte) error {
	d := decoder{b: b}
	l := d.header()
	q := Program{Loop: l.loop, D: l.d, A: l.a}
	if d.err != nil {
		return d.err
	}
	for range l.inputs {
		d.entry++
		in, ok := d.input()
		if !ok {
			return d.err
		}
		q.Inputs = append(q.Inputs, in)
	}
	for s, list := range []*[]Node{&q.Micro, &q.Step} {
		for range []uint32{l.micro, l.step}[s] {
			d.entry++
			n, ok := d.node()
			if !ok {
				return d.err
			}
			*list = append(*list, n)
		}
	}
	for range l.outputs {
		d.entry++
		tensor := d.output()
		if d.err != nil {
			return d.err
		}
		q.Outputs = append(q.Outputs, tensor)
	}
	if d.end(); d.err != nil {
		return d.err
	}
	*p = q
	return nil
}

// ReadRoot reads an encoding entry by entry and returns the root of the entries, whatever they say: what is not the program of some root shows so
// without being held or decoded. The error is an *Error if the entries are not those that the header counts, or what the reader reports.
func ReadRoot(r io.Reader) (root repops.Hash, err error) {
	in := bufio.NewReaderSize(r, nodeBytes+MaxOperands*viewBytes)
	d := decoder{}
	// next is the next n bytes, until the one after them is read; nil after an error.
	next := func(n int) []byte {
		b, problem := in.Peek(n)
		if errors.Is(problem, io.EOF) {
			d.fail(ErrTruncated, "%d bytes left, %d wanted", len(b), n)
		} else if err == nil {
			err = problem
		}
		if d.err != nil || err != nil {
			return nil
		}
		return b
	}
	d.b = next(headerBytes)
	l := d.header()
	if err = cmp.Or(err, d.err); err != nil {
		return root, err
	}
	n := 1 + uint64(l.inputs) + uint64(l.micro) + uint64(l.step) + uint64(l.outputs)
	hasher := repops.NewRootHasher(repops.Header{Kind: KindProgram, Length: n})
	for size := headerBytes; ; {
		b := next(size)
		if b == nil {
			return root, cmp.Or(err, d.err)
		}
		hasher.Add([]repops.Hash{repops.LeafHash(b)})
		if _, err := in.Discard(size); err != nil {
			return root, err
		}
		if d.entry++; uint64(d.entry) == n {
			break
		}
		// No entry is shorter than the count of a node's operands.
		if b = next(outputBytes); b == nil {
			return root, cmp.Or(err, d.err)
		}
		size = d.sizeOf(b)
	}
	if _, err := in.Peek(1); err == nil {
		d.fail(ErrTrailing, "bytes after the last entry")
	} else if !errors.Is(err, io.EOF) {
		return root, err
	}
	if d.err != nil {
		return root, d.err
	}
	return hasher.Sum()
}

// sizeOf is the size of an entry by what it says of itself, of which the first outputBytes are looked at; 0 after an error.
func (d *decoder) sizeOf(b []byte) int {
	switch count := int(b[5]); b[0] {
	case tagHeader:
		return headerBytes
	case tagInput:
		return inputBytes
	case tagNode:
		if count > MaxOperands {
			d.fail(ErrOperandCount, "%d operands", count)
			return 0
		}
		return nodeBytes + count*viewBytes
	case tagOutput:
		return outputBytes
	default:
		d.fail(ErrTag, "tag %d", b[0])
		return 0
	}
}

// Cut cuts an encoding into entries, each as long as it says, whatever else it says: what a root commits to, and is published of that, need be no
// program. The error is an *Error.
func Cut(b []byte) ([][]byte, error) {
	d := decoder{b: b}
	var entries [][]byte
	for len(d.b) > 0 || d.entry == 0 {
		size := outputBytes
		if len(d.b) >= outputBytes {
			size = d.sizeOf(d.b)
		}
		entry := d.take(size)
		if d.err != nil {
			return nil, d.err
		}
		entries = append(entries, entry)
		d.entry++
	}
	return entries, nil
}

// CutRoot is the root of entries that were cut, and its leaves.
func CutRoot(entries [][]byte) (root repops.Hash, leaves []repops.Hash) {
	leaves = make([]repops.Hash, len(entries))
	for i, e := range entries {
		leaves[i] = repops.LeafHash(e)
	}
	return repops.Root(repops.Header{Kind: KindProgram, Length: uint64(len(entries))}, leaves), leaves
}

// end fails if bytes are left.
func (d *decoder) end() {
	if len(d.b) > 0 {
		d.fail(ErrTrailing, "%d bytes after the last entry", len(d.b))
	}
}

func (d *decoder) header() (l layout) {
	w := d.tagged(headerBytes, tagHeader)
	if w == nil {
		return l
	}
	if w[1] != Version {
		d.fail(ErrVersion, "version %d", w[1])
	}
	if w[2] > 1 {
		d.fail(ErrFlag, "loop is %d", w[2])
	}
	d.zero(w[5:8])
	d.zero(w[24:])
	l = layout{w[2] == 1, w[3], w[4], be.Uint32(w[8:]), be.Uint32(w[12:]), be.Uint32(w[16:]), be.Uint32(w[20:])}
	if err := checkCounts(uint64(l.inputs), uint64(l.micro), uint64(l.step), uint64(l.outputs)); err != nil && d.err == nil {
		d.err = err
	}
	return l
}

func (d *decoder) output() (tensor uint32) {
	w := d.tagged(outputBytes, tagOutput)
	if w == nil {
		return 0
	}
	d.zero(w[1:4])
	d.zero(w[8:])
	return be.Uint32(w[4:])
}

func (d *decoder) input() (in Input, ok bool) {
	w := d.tagged(inputBytes, tagInput)
	if w == nil {
		return in, false
	}
	in = Input{Provenance: Provenance(w[1]), DType: DType(w[2]), Index: be.Uint32(w[4:])}
	d.zero(w[8:wordBytes])
	in.Shape = Shape{w[3], d.dims(w[wordBytes:], w[3])}
	copy(in.Root[:], w[2*wordBytes:])
	return in, d.err == nil
}

func (d *decoder) node() (n Node, ok bool) {
	w := d.tagged(nodeBytes, tagNode)
	if w == nil {
		return n, false
	}
	n = Node{Op: Op(w[1]), Attr: w[2], DType: DType(w[3]), Band: int32(be.Uint32(w[8:]))}
	d.zero(w[6:8])
	d.zero(w[12:wordBytes])
	n.Shape = Shape{w[4], d.dims(w[wordBytes:], w[4])}
	count := int(w[5])
	if count > MaxOperands {
		d.fail(ErrOperandCount, "%d operands", count)
	}
	for range count {
		w := d.take(viewBytes)
		if w == nil {
			return n, false
		}
		v := View{Tensor: be.Uint32(w[0:]), Micro: be.Uint32(w[4:]), Offset: be.Uint32(w[8:])}
		d.zero(w[13:wordBytes])
		v.Shape = Shape{w[12], d.dims(w[wordBytes:], w[12])}
		v.Stride = d.dims(w[2*wordBytes:], w[12])
		n.Operands = append(n.Operands, v)
	}
	return n, d.err == nil
}

func checkCounts(inputs, micro, step, outputs uint64) error {
	switch {
	case inputs > MaxInputs:
		return &Error{0, ErrCount, fmt.Sprintf("%d inputs", inputs)}
	case micro > MaxNodes || step > MaxNodes || micro+step > MaxNodes:
		return &Error{0, ErrCount, fmt.Sprintf("%d + %d nodes", micro, step)}
	case outputs == 0 || outputs > MaxOutputs:
		return &Error{0, ErrCount, fmt.Sprintf("%d outputs", outputs)}
	}
	return nil
}
