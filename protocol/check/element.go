package check

import (
	"encoding/binary"
	"fmt"
	"math"

	"assay/protocol"
	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/ops"
	"assay/repops/program"
)

// evaluateArgs are cases of one operation of docs/arithmetic.md by its name: a list of words an operand. Shapes, such as "2x300,4x300", and
// attributes ("drop=1") are those of a tensor operator, whose operands are tensors, element after element.
type evaluateArgs struct {
	Op     string
	Shapes string
	Attrs  []string
	In     [][]string
}

// evaluateAnswer is the results as words.
type evaluateAnswer struct {
	Out []string `json:"out"`
}

// evaluate is `assay repops eval` on the portable engine.
func evaluate(_ *Session, args evaluateArgs, _ [][]byte) (any, error) {
	if args.Shapes != "" {
		return evaluateTensor(args)
	}
	op, err := ops.Lookup(args.Op)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCall, err)
	}
	if len(args.In) != len(op.In) {
		return nil, fmt.Errorf("%w: %s takes %d operands, not %d", ErrCall, op.Name, len(op.In), len(args.In))
	}
	in := make([][]uint64, len(op.In))
	for k, words := range args.In {
		if len(words) != len(args.In[0]) {
			return nil, fmt.Errorf("%w: operand %d has %d cases, the first one %d", ErrCall, k+1, len(words), len(args.In[0]))
		}
		if in[k], err = parseWords(words, op.In[k]); err != nil {
			return nil, err
		}
	}
	out := make([]uint64, len(args.In[0]))
	if err := ops.Portable.Eval(op, in, out); err != nil {
		return nil, err
	}
	return evaluateAnswer{formatWords(out, op.Out)}, nil
}

func parseWords(texts []string, t ops.Type) ([]uint64, error) {
	words := make([]uint64, len(texts))
	for i, text := range texts {
		var err error
		if words[i], err = ops.ParseOperand(text, t); err != nil {
			return nil, fmt.Errorf("%w: word %d: %w", ErrCall, i, err)
		}
	}
	return words, nil
}

func formatWords(words []uint64, t ops.Type) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = fmt.Sprintf("0x%0*x", t.Digits(), w)
	}
	return out
}

func evaluateTensor(args evaluateArgs) (any, error) {
	op, err := ops.LookupTensor(args.Op, args.Shapes, args.Attrs)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCall, err)
	}
	types := op.Operands()
	if len(args.In) != len(types) {
		return nil, fmt.Errorf("%w: %s takes %d operands, not %d", ErrCall, op.Name, len(types), len(args.In))
	}
	in := make([]program.Tensor, len(types))
	for k, texts := range args.In {
		if len(texts) != op.Elements(k) {
			return nil, fmt.Errorf("%w: operand %d has %d elements, its shape %d", ErrCall, k+1, len(texts), op.Elements(k))
		}
		words, err := parseWords(texts, ops.WordType(types[k]))
		if err != nil {
			return nil, err
		}
		in[k] = program.NewTensor(types[k], len(words))
		for i, w := range words {
			if types[k] == program.F32 {
				// A tensor holds no other NaN.
				w = uint64(math.Float32bits(num.Canonical(math.Float32frombits(uint32(w)))))
			}
			in[k].SetWord(uint64(i), uint32(w))
		}
	}
	out, err := op.Eval(engine.Portable, in)
	if err != nil {
		return nil, err
	}
	words, t := make([]uint64, out.Len()), ops.WordType(out.DType)
	for i := range words {
		words[i] = uint64(out.Word(uint64(i)))
		if t == ops.I8 {
			words[i] &= math.MaxUint8
		}
	}
	return evaluateAnswer{formatWords(words, t)}, nil
}

// leavesArgs say of whole leaves of one fragment of a payload how many elements they hold.
type leavesArgs struct {
	Spec     specArg
	Elements int
}

// leavesAnswer is what payload leaves hold.
type leavesAnswer struct {
	Values []word `json:"values"`
}

// maxElements bounds what one call decodes.
const maxElements = 1 << 24

// leaves decodes payload leaves; one that is not well formed is refused by the name that a keeper gives it.
func leaves(_ *Session, args leavesArgs, data [][]byte) (any, error) {
	s := args.Spec.TaskSpec
	if s == nil {
		return nil, errNoSpec
	}
	b, err := one(data)
	if err != nil {
		return nil, err
	}
	if args.Elements < 1 || args.Elements > maxElements {
		return nil, fmt.Errorf("%w: %d elements, 1 to %d", ErrCall, args.Elements, maxElements)
	}
	x := make([]float32, args.Elements)
	if err := s.DecodeLeaves(x, b); err != nil {
		return nil, err
	}
	values := make([]word, len(x))
	for i, v := range x {
		values[i] = word(math.Float32bits(v))
	}
	return leavesAnswer{values}, nil
}

// elementArgs are one coordinate of an aggregation, of the included trainers ascending by address.
type elementArgs struct {
	Spec specArg
	// Slots are those of the trainers' enrolment.
	Slots []uint8
	// Scores are the trainers' (docs/formats.md section 8), none for a rule without.
	Scores []word64
	// Values are the trainers' at the coordinate. Where they are not given, data is one interleaved leaf, or of each trainer the payload leaf
	// that holds the coordinate; At is its place there, Elements how many elements a payload leaf holds, 0 of the interleaved one.
	Values   []word
	At       uint64
	Elements int
	// Parameter and Momentum are those before the round, Claimed what is said to be after it.
	Parameter, Momentum word
	Claimed             *struct{ Parameter, Momentum word }
}

// ElementAnswer is one coordinate computed again.
type ElementAnswer struct {
	Aggregate Number `json:"aggregate"`
	Parameter Number `json:"parameter"`
	Momentum  Number `json:"momentum"`
	// Outcome of a comparison: Match or NoMatch.
	Outcome string `json:"outcome,omitempty"`
}

// element computes one coordinate of a round again, by the rule of the specification.
func element(_ *Session, args elementArgs, data [][]byte) (any, error) {
	s := args.Spec.TaskSpec
	if s == nil {
		return nil, errNoSpec
	}
	values, err := args.values(s, data)
	if err != nil {
		return nil, err
	}
	var scores []float64
	for _, v := range args.Scores {
		scores = append(scores, math.Float64frombits(uint64(v)))
	}
	a, err := protocol.NewAggregator(s, args.Slots, scores)
	if err != nil {
		return nil, err
	}
	if len(values) != len(args.Slots) {
		return nil, protocol.ErrDimensionMismatch.With("%d values of %d trainers", len(values), len(args.Slots))
	}
	deltas := make([][]float32, len(values))
	for i, v := range values {
		deltas[i] = []float32{v}
	}
	params, momentum, d := []float32{args.Parameter.float()}, []float32{args.Momentum.float()}, make([]float32, 1)
	if err := a.Apply(params, momentum, d, deltas); err != nil {
		return nil, err
	}
	p, b := math.Float32bits(params[0]), math.Float32bits(momentum[0])
	out := ElementAnswer{Aggregate: Number32("aggregate", math.Float32bits(d[0])), Parameter: Number32("parameter", p), Momentum: Number32("momentum", b)}
	if c := args.Claimed; c != nil {
		out.Outcome = outcomeOf(uint32(c.Parameter) == p && uint32(c.Momentum) == b)
	}
	return out, nil
}

// values are the trainers' at the coordinate.
func (args *elementArgs) values(s *protocol.TaskSpec, data [][]byte) ([]float32, error) {
	n := len(args.Slots)
	if len(data) == 0 {
		values := make([]float32, len(args.Values))
		for i, v := range args.Values {
			values[i] = v.float()
		}
		return values, nil
	}
	if n == 0 || n > protocol.MaxTrainers {
		return nil, fmt.Errorf("%w: %d trainers", ErrCall, n)
	}
	values := make([]float32, n)
	if args.Elements == 0 {
		leaf, err := one(data)
		if err != nil {
			return nil, err
		}
		if len(leaf)%(4*n) != 0 || args.At >= uint64(len(leaf)/(4*n)) {
			return nil, protocol.ErrDimensionMismatch.With("an interleaved leaf of %d bytes for %d trainers has no coordinate %d", len(leaf), n, args.At)
		}
		for i := range values {
			values[i] = math.Float32frombits(binary.LittleEndian.Uint32(leaf[4*(int(args.At)*n+i):]))
		}
		return values, nil
	}
	per := protocol.Quantization(s.Quantization).LeafElements()
	if len(data) != n || args.Elements < 1 || uint64(args.Elements) > per || args.At >= uint64(args.Elements) {
		return nil, protocol.ErrDimensionMismatch.With("%d payload leaves of %d trainers, element %d of %d", len(data), n, args.At, args.Elements)
	}
	x := make([]float32, args.Elements)
	for i, leaf := range data {
		if err := s.DecodeLeaves(x, leaf); err != nil {
			return nil, fmt.Errorf("trainer %d: %w", i, err)
		}
		values[i] = x[args.At]
	}
	return values, nil
}
