package check

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// proveElement is the signature of ITrainingFraud.proveElement, whose calldata a Conviction is read from.
const proveElement = "proveElement(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes)," +
	"(uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[])," +
	"(bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[])," +
	"(uint32,bytes32,bytes32[],bytes32,bytes32[])," +
	"(uint64,bytes,bytes32[],uint32,bytes)," +
	"(uint8,bytes32,bytes[],bytes32[])[]," +
	"(bytes32,bytes32[],bytes32[],uint32)[])"

// ErrConviction reports calldata that is no proof of an element, or one that proves nothing.
var ErrConviction = errors.New("not a proof of a wrong element")

// Conviction is one run of one element of a claim that a proof says is wrong, out of the calldata of proveElement: what the referee judged it by.
type Conviction struct {
	TaskID  protocol.Hash
	Round   uint32
	Trainer common.Address
	// Segment, Transition and Part are where in the claim it is.
	Segment, Transition, Part uint32
	// Place is the node, in the program of root Program, which ProgramPath leads to the task's; EntriesProof leads the node's entries to Program.
	Place                     program.Place
	Program                   repops.Hash
	ProgramPath, EntriesProof []repops.Hash
	Query                     program.Query

	// openings are what the referee is shown, unless unread says that they cannot be read.
	openings []program.Opening
	unread   error
	// output is the leaf that the trainer committed to; of a chain of several runs chain is what it posted of it.
	output program.Opening
	chain  []byte
}

// ReadConviction reads the calldata of proveElement, of that what the contract reads: a proof may have anything elsewhere. Errors wrap ErrConviction
// or ErrCalldata.
func ReadConviction(calldata []byte) (c *Conviction, err error) {
	if len(calldata) < 4 || string(calldata[:4]) != string(crypto.Keccak256([]byte(proveElement))[:4]) {
		return nil, fmt.Errorf("%w: another function is called", ErrConviction)
	}
	d := newDecoder(len(calldata))
	args := frame{d, calldata[4:], 0}
	signed, transition, entries := args.at(0), args.at(1), args.at(2)
	traced, element := args.at(3), args.at(4)
	place := entries.at(2)
	c = &Conviction{
		TaskID: signed.hash(0), Round: signed.u32(1), Trainer: signed.account(2),
		Segment: transition.u32(0), Transition: transition.u32(1), Part: traced.u32(0),
		Place:   program.Place{Leaves: place.u32(0), Number: place.u32(1), Header: place.bytes(2), Entry: place.bytes(3)},
		Program: entries.hash(0), ProgramPath: entries.hashes(1), EntriesProof: entries.hashes(3),
		Query: program.Query{Micro: traced.u32(0), Index: element.u64(0), Run: element.u32(3)},
	}
	for _, n := range place.frames(4) {
		c.Place.Named = append(c.Place.Named, program.NamedEntry{Number: n.u32(0), Entry: n.bytes(1)})
	}
	if d.err == nil && c.Place.Runs() > 1 {
		c.chain = element.bytes(4)
	} else if d.err == nil {
		c.output = program.Opening{Root: traced.hash(3), Leaves: [][]byte{element.bytes(1)}, Proof: element.hashes(2)}
	}
	if d.err != nil {
		return nil, d.err
	}
	if c.Query.Run > 0 {
		start, ok := c.posted(c.Query.Run - 1)
		if !ok {
			return nil, fmt.Errorf("%w: run %d of a chain of %d bytes", ErrConviction, c.Query.Run, len(c.chain))
		}
		c.Query.Start = start
	}
	// Where the claimed leaf is ill-formed nobody looks at them.
	for _, o := range args.frames(5) {
		c.openings = append(c.openings, program.Opening{Operand: uint8(o.u32(0)), Root: o.hash(1), Leaves: each(o, 2, frame.bytes), Proof: o.hashes(3)})
	}
	c.unread = d.err
	return c, nil
}

// posted is what the trainer posted of the chain after a run.
func (c *Conviction) posted(run uint32) (uint32, bool) {
	at := 4 * uint64(run)
	if at+4 > uint64(len(c.chain)) {
		return 0, false
	}
	return binary.BigEndian.Uint32(c.chain[at:]), true
}

// Claimed is what the trainer committed to in place of the right value, as Tensor.Word; malformed says that its leaf is none of such a tensor, which
// convicts it by itself. Errors wrap ErrConviction.
func (c *Conviction) Claimed() (word uint32, malformed bool, err error) {
	node, err := c.Place.Node()
	if err != nil {
		return 0, false, fmt.Errorf("%w: %w", ErrConviction, err)
	}
	if c.Place.Runs() > 1 {
		word, ok := c.posted(c.Query.Run)
		if !ok {
			return 0, false, fmt.Errorf("%w: the chain of %d bytes has no run %d", ErrConviction, len(c.chain), c.Query.Run)
		}
		return word, false, nil
	}
	elements, _ := node.Shape.Elements()
	if c.Query.Index >= elements {
		return 0, false, fmt.Errorf("%w: element %d of %d", ErrConviction, c.Query.Index, elements)
	}
	words, err := c.output.Words(program.Reading{DType: node.DType, Length: elements, First: c.Query.Index, Count: 1})
	if err != nil {
		return 0, false, fmt.Errorf("%w: the claimed leaf: %w", ErrConviction, err)
	}
	if len(words) == 0 {
		return 0, true, nil
	}
	return words[0], false, nil
}

// Judge recomputes the run, as the referee does.
func (c *Conviction) Judge() (program.Answer, error) {
	if c.unread != nil {
		return program.Answer{}, c.unread
	}
	return c.Place.Evaluate(c.Query, c.openings)
}

// Operand is elements that the run read.
type Operand struct {
	program.Reading
	Root  repops.Hash
	Words []uint32
}

// Operands are what the run read of its openings, in their order, up to one that cannot be read: malformed is that one, if its leaf is none of such a
// tensor. Errors wrap ErrConviction or ErrCalldata.
func (c *Conviction) Operands() (out []Operand, malformed *program.Reading, err error) {
	if c.unread != nil {
		return nil, nil, c.unread
	}
	readings, err := c.Place.Readings(c.Query, nil)
	for k := 0; err == nil && k < len(readings); {
		if k >= len(c.openings) {
			return out, nil, fmt.Errorf("%w: %d openings for %d operands", ErrConviction, len(c.openings), len(readings))
		}
		words, bad := c.openings[k].Words(readings[k])
		if bad != nil {
			return out, nil, fmt.Errorf("%w: operand %d: %w", ErrConviction, readings[k].Operand, bad)
		}
		if len(words) == 0 {
			return out, &readings[k], nil
		}
		out = append(out, Operand{readings[k], c.openings[k].Root, words})
		if k++; k == 1 && len(readings) == 1 {
			// What gather and select read else follows from their first word.
			readings, err = c.Place.Readings(c.Query, &words[0])
		}
	}
	if err != nil {
		return out, nil, fmt.Errorf("%w: %w", ErrConviction, err)
	}
	return out, nil, nil
}

// belongs says whether the program is the one that a task has for the segment, and the entries the program's.
func (c *Conviction) belongs(spec *protocol.TaskSpec) error {
	schedule := claim.Schedule{Steps: spec.InnerSteps, Interval: spec.CheckpointInterval}
	if spec.InnerSteps == 0 || spec.CheckpointInterval == 0 || int64(c.Segment) >= int64(schedule.Segments()) {
		return fmt.Errorf("%w: the task's claims have no segment %d", ErrMismatch, c.Segment)
	}
	which := uint64(schedule.Program(int(c.Segment)))
	if err := repops.VerifyProof(spec.ProgramRoot, (&claim.Programs{}).Header(), which, repops.LeafHash(c.Program[:]), c.ProgramPath); err != nil {
		return fmt.Errorf("%w: the program is none of the task's: %w", ErrMismatch, err)
	}
	if err := c.Place.Verify(c.Program, c.EntriesProof); err != nil {
		return fmt.Errorf("%w: the entries of the program: %w", ErrMismatch, err)
	}
	return nil
}

// constants says whether operands that are the program's constants are those.
func (c *Conviction) constants(operands []Operand) error {
	for _, o := range operands {
		if in, ok := c.Place.Input(o.Tensor); ok && in.Provenance == program.Constant && in.Root != o.Root {
			return fmt.Errorf("%w: operand %d is another constant than the program's", ErrMismatch, o.Operand)
		}
	}
	return nil
}

// convictionArgs are what the chain says of a conviction, beside the calldata that proved it.
type convictionArgs struct {
	Spec specArg
	// Game is the contract that convicted.
	Game    common.Address
	TaskID  protocol.Hash
	Round   uint32
	Trainer common.Address
	// Element, Expected and Claimed are of the event TrainingFraudProven.
	Element, Expected, Claimed count
}

// ConvictionAnswer says what a run of an element is, out of the operands that convicted it.
type ConvictionAnswer struct {
	Segment    uint32   `json:"segment"`
	Transition uint32   `json:"transition"`
	Part       uint32   `json:"part"`
	Entry      uint32   `json:"entry"`
	Operator   string   `json:"operator"`
	DType      string   `json:"dtype"`
	Shape      []uint32 `json:"shape"`
	// Run is which of Runs; Start the accumulator that it goes on from.
	Run   uint32 `json:"run"`
	Runs  int    `json:"runs"`
	Start word   `json:"start"`
	// Malformed is what convicts by itself, so that nothing was computed: "output", the claimed leaf is ill-formed; or "operand", one that the trainer
	// traced is, the one after Operands. Value is zero then, and Claimed if it is the output.
	Malformed string `json:"malformed"`
	// Value is what was recomputed, Claimed what the trainer committed to, as bits.
	Value    word            `json:"value"`
	Claimed  word            `json:"claimed"`
	Operands []operandAnswer `json:"operands"`
	// Outcome is Match if that is what the contract found, and convicts.
	Outcome string `json:"outcome"`
}

type operandAnswer struct {
	Operand uint8         `json:"operand"`
	Entry   uint32        `json:"entry"`
	Part    uint32        `json:"part"`
	DType   string        `json:"dtype"`
	First   string        `json:"first"` // a number that JavaScript's may not hold
	Root    protocol.Hash `json:"root"`
	Words   []word        `json:"words"`
}

// conviction judges a proven element again, from the calldata of its proof, in the contract's order: the program is the task's, the operands' leaves
// lead to their roots, and the operation gives what it gives. That the roots are those which the trainer posted is the contract's word.
func conviction(_ *Session, args convictionArgs, data [][]byte) (any, error) {
	calldata, err := one(data)
	if err != nil {
		return nil, err
	}
	spec := args.Spec.TaskSpec
	if spec == nil {
		return nil, errNoSpec
	}
	if spec.Game != args.Game {
		return nil, fmt.Errorf("%w: the task's game is %s", ErrMismatch, spec.Game)
	}
	c, err := ReadConviction(calldata)
	if err != nil {
		return nil, err
	}
	if c.TaskID != args.TaskID || c.Round != args.Round || c.Trainer != args.Trainer || c.Query.Index != uint64(args.Element) {
		return nil, fmt.Errorf("%w: the proof is about another element than the event", ErrMismatch)
	}
	if err := c.belongs(spec); err != nil {
		return nil, err
	}
	node, err := c.Place.Node()
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrConviction, err)
	}
	claimed, malformed, err := c.Claimed()
	if err != nil {
		return nil, err
	}
	out := ConvictionAnswer{
		Segment: c.Segment, Transition: c.Transition, Part: c.Part, Entry: c.Place.Number, Operator: node.Op.String(), DType: node.DType.String(),
		Shape: append([]uint32{}, node.Shape.Dims[:node.Shape.Rank]...), Run: c.Query.Run, Runs: c.Place.Runs(), Start: word(c.Query.Start),
		Claimed: word(claimed), Operands: []operandAnswer{},
	}
	if malformed {
		out.Malformed, out.Outcome = "output", outcomeOf(args.Expected == 0 && args.Claimed == 0)
		return out, nil
	}
	operands, bad, err := c.Operands()
	if err != nil {
		return nil, err
	}
	if err := c.constants(operands); err != nil {
		return nil, err
	}
	for _, o := range operands {
		shown := operandAnswer{Operand: o.Operand, Entry: o.Tensor, Part: o.Micro, DType: o.DType.String(), First: fmt.Sprint(o.First), Root: o.Root}
		for _, w := range o.Words {
			shown.Words = append(shown.Words, word(w))
		}
		out.Operands = append(out.Operands, shown)
	}
	answer, err := c.Judge()
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrConviction, err)
	}
	found := uint64(claimed) == uint64(args.Claimed)
	switch sections, err := c.Place.Sections(); {
	case err != nil || answer.Verdict == program.VerdictIllFormed:
		return nil, fmt.Errorf("%w: the program's entry is ill-formed, which is the sponsor's fault", ErrConviction)
	case bad != nil && bad.Tensor < sections.Micro:
		return nil, fmt.Errorf("%w: operand %d is ill-formed, and no trainer made it", ErrConviction, bad.Operand)
	case bad != nil:
		out.Malformed, out.Outcome = "operand", outcomeOf(found && args.Expected == 0)
	default:
		out.Value = word(answer.Value)
		out.Outcome = outcomeOf(found && uint64(answer.Value) == uint64(args.Expected) && answer.Value != claimed)
	}
	return out, nil
}
