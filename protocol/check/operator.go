package check

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/protocol"
	"assay/repops/program"
)

// operatorArgs are one run of one element of a program's node, and the evidence for it (docs/arithmetic-programs.md section 11).
type operatorArgs struct {
	// Root is the program's and Proof the multi-proof of the place in it; without a root the place is taken as it is.
	Root  *protocol.Hash
	Proof []protocol.Hash
	Place struct {
		Leaves, Number uint32
		Header, Entry  hexutil.Bytes
		Named          []struct {
			Number uint32
			Entry  hexutil.Bytes
		}
	}
	Query struct {
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
	place := program.Place{Leaves: args.Place.Leaves, Number: args.Place.Number, Header: args.Place.Header, Entry: args.Place.Entry}
	for _, n := range args.Place.Named {
		place.Named = append(place.Named, program.NamedEntry{Number: n.Number, Entry: n.Entry})
	}
	if args.Root != nil {
		if err := place.Verify(*args.Root, args.Proof); err != nil {
			return nil, fmt.Errorf("%w: the entries of the program: %w", ErrMismatch, err)
		}
	}
	openings := make([]program.Opening, len(args.Openings))
	for i, o := range args.Openings {
		openings[i] = program.Opening{Operand: o.Operand, Root: o.Root, Proof: o.Proof}
		for _, leaf := range o.Leaves {
			openings[i].Leaves = append(openings[i].Leaves, leaf)
		}
	}
	q := args.Query
	a, err := place.Evaluate(program.Query{Micro: q.Micro, Index: uint64(q.Index), Run: q.Run, Start: uint32(q.Start)}, openings)
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
