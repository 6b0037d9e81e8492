package check

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/protocol"
	"assay/repops/program"
)

// programAnswer is a program, or the first rule that it breaks and the entry that breaks it.
type programAnswer struct {
	Root    *protocol.Hash `json:"root,omitempty"`
	Entries int            `json:"entries,omitempty"`
	Rule    string         `json:"rule"`
	Entry   uint32         `json:"entry"`
}

// readProgram reads the program that data is and checks its rules (docs/arithmetic-programs.md section 4).
func readProgram(_ *Session, _ struct{}, data [][]byte) (any, error) {
	encoded, err := one(data)
	if err != nil {
		return nil, err
	}
	p := new(program.Program)
	if err = p.UnmarshalBinary(encoded); err == nil {
		err = p.Validate()
	}
	var rule *program.Error
	if errors.As(err, &rule) {
		return programAnswer{Rule: rule.Err.Error(), Entry: rule.Entry}, nil
	}
	if err != nil {
		return nil, err
	}
	root := p.Root()
	return programAnswer{Root: &root, Entries: p.Entries()}, nil
}

// operatorArgs are one run of one element of a program's node, and the evidence for it (docs/arithmetic-programs.md section 11).
type operatorArgs struct {
	// Place is the node as a referee is shown it, Root the program's root and Proof the place's multi-proof in it; without a root the place is
	// taken as it is.
	Root  *protocol.Hash
	Proof []protocol.Hash
	Place *struct {
		Leaves, Number uint32
		Header, Entry  hexutil.Bytes
		Named          []struct {
			Number uint32
			Entry  hexutil.Bytes
		}
	}
	// Program is the whole encoding instead, and Entry the node's number.
	Program hexutil.Bytes
	Entry   uint32
	Query   struct {
		Micro uint32
		Index count
		Run   uint32
		Start word
	}
	Openings []struct {
		Operand uint8
		Root    protocol.Hash
		Leaves  []hexutil.Bytes
		Proof   []protocol.Hash
	}
	// Tensors are the operands as a whole instead, each under the entry of its tensor, as of the part of the step that is asked about.
	Tensors map[uint32][]word
	// Claimed is the element, or the accumulator after the run, that somebody says it has.
	Claimed *word
}

// OperatorAnswer is the referee's.
type OperatorAnswer struct {
	// Verdict is "value", "illFormed" (Rule says which rule the entry breaks) or "malformed" (a leaf of operand Operand is).
	Verdict string `json:"verdict"`
	// Value is the element, or the accumulator after the run, as bits: binary32, or an integer sign-extended to 32 bits.
	Value   word   `json:"value"`
	Rule    string `json:"rule,omitempty"`
	Operand uint8  `json:"operand"`
	// Runs is how many runs the element is cut into.
	Runs int `json:"runs"`
	// Outcome of a comparison: Match or NoMatch.
	Outcome string `json:"outcome,omitempty"`
}

var verdicts = map[program.Verdict]string{
	program.VerdictValue: "value", program.VerdictIllFormed: "illFormed", program.VerdictMalformed: "malformed",
}

// operator judges one run of one element as ProgramReferee does, from the bytes alone.
func operator(_ *Session, args operatorArgs, _ [][]byte) (any, error) {
	place, err := args.place()
	if err != nil {
		return nil, err
	}
	q := program.Query{Micro: args.Query.Micro, Index: uint64(args.Query.Index), Run: args.Query.Run, Start: uint32(args.Query.Start)}
	openings, err := args.openings(&place, q)
	if err != nil {
		return nil, err
	}
	a, err := place.Evaluate(q, openings)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCall, err)
	}
	out := OperatorAnswer{Verdict: verdicts[a.Verdict], Value: word(a.Value), Operand: a.Operand, Runs: place.Runs()}
	if a.Rule != nil {
		out.Rule = a.Rule.Error()
	}
	if args.Claimed != nil && a.Verdict == program.VerdictValue {
		out.Outcome = outcomeOf(uint32(*args.Claimed) == a.Value)
	}
	return out, nil
}

// place is the node's.
func (args *operatorArgs) place() (program.Place, error) {
	if args.Place == nil {
		p := new(program.Program)
		if err := p.UnmarshalBinary(args.Program); err != nil {
			return program.Place{}, fmt.Errorf("%w: the program: %w", ErrCall, err)
		}
		if args.Root != nil && p.Root() != *args.Root {
			return program.Place{}, fmt.Errorf("%w: the program hashes to %s, not %s", ErrMismatch, p.Root(), *args.Root)
		}
		if p.Node(args.Entry) == nil {
			return program.Place{}, fmt.Errorf("%w: %w: %d", ErrCall, program.ErrNotANode, args.Entry)
		}
		return p.Place(args.Entry), nil
	}
	place := program.Place{Leaves: args.Place.Leaves, Number: args.Place.Number, Header: args.Place.Header, Entry: args.Place.Entry}
	for _, n := range args.Place.Named {
		place.Named = append(place.Named, program.NamedEntry{Number: n.Number, Entry: n.Entry})
	}
	if args.Root != nil {
		if err := place.Verify(*args.Root, args.Proof); err != nil {
			return place, fmt.Errorf("%w: the entries of the program: %w", ErrMismatch, err)
		}
	}
	return place, nil
}

// openings are those given, or made from the tensors.
func (args *operatorArgs) openings(place *program.Place, q program.Query) ([]program.Opening, error) {
	if args.Tensors == nil {
		openings := make([]program.Opening, len(args.Openings))
		for i, o := range args.Openings {
			openings[i] = program.Opening{Operand: o.Operand, Root: o.Root, Proof: o.Proof}
			for _, leaf := range o.Leaves {
				openings[i].Leaves = append(openings[i].Leaves, leaf)
			}
		}
		return openings, nil
	}
	openings, err := place.Evidence(q, func(r program.Reading) (*program.Committed, error) {
		words, ok := args.Tensors[r.Tensor]
		if !ok {
			return nil, fmt.Errorf("the tensor of entry %d is not given", r.Tensor)
		}
		t := program.NewTensor(r.DType, len(words))
		for i, w := range words {
			t.SetWord(uint64(i), uint32(w))
		}
		return program.Commit(t)
	})
	var rule *program.Error
	if errors.As(err, &rule) {
		return nil, nil // no evidence is wanted: the entry is ill-formed
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCall, err)
	}
	return openings, nil
}
