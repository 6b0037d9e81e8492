package evmeval

import (
	"errors"
	"fmt"

	"assay/bindings/programreferee"
	"assay/internal/evm"
	"assay/repops"
	"assay/repops/program"
)

// Referee is the deployed contract ProgramReferee. It answers as the model in package program does, with the same errors. It is
// for one goroutine at a time.
type Referee struct {
	*evm.Machine
	abi *programreferee.ProgramReferee
}

// NewReferee starts an empty EVM and deploys the contract in it.
func NewReferee() (*Referee, error) {
	m, err := evm.Deploy(programreferee.ProgramRefereeMetaData.Bin, nil)
	if err != nil {
		return nil, err
	}
	return &Referee{m, programreferee.NewProgramReferee()}, nil
}

func (r *Referee) call(input []byte) ([]byte, error) {
	out, err := r.Call(input)
	if err == nil {
		return out, nil
	}
	if errors.Is(err, evm.ErrReverted) {
		if reason, unknown := r.abi.UnpackError(out); unknown == nil {
			switch u := reason.(type) {
			case *programreferee.ProgramRefereeNotANode:
				return nil, fmt.Errorf("%w: %d", program.ErrNotANode, u.Number)
			case *programreferee.ProgramRefereeOutOfRange:
				return nil, fmt.Errorf("%w: %s %d of %d", program.ErrOutOfRange, name(u.What), u.Value, u.End)
			case *programreferee.ProgramRefereeMissingEntry:
				return nil, fmt.Errorf("%w: %d", program.ErrMissingEntry, u.Number)
			case *programreferee.ProgramRefereeWrongStart:
				return nil, fmt.Errorf("%w: %#x", program.ErrStart, u.Start)
			case *programreferee.ProgramRefereeWrongOpening:
				return nil, fmt.Errorf("%w: %d", program.ErrOpening, u.Position)
			case *programreferee.ProgramRefereeOpeningMissesRoot:
				return nil, fmt.Errorf("%w: opening %d, verdict %d", program.ErrEvidence, u.Position, u.Why)
			}
		}
	}
	return nil, fmt.Errorf("referee: %w", err)
}

func place(l *program.Place) programreferee.ProgramPlace {
	p := programreferee.ProgramPlace{Leaves: l.Leaves, Number: l.Number, Header: l.Header, Entry: l.Entry}
	for _, n := range l.Named {
		p.Named = append(p.Named, programreferee.ProgramNamed{Number: n.Number, Entry: n.Entry})
	}
	return p
}

// Verify is Place.Verify, as a verdict.
func (r *Referee) Verify(root repops.Hash, l *program.Place, proof []repops.Hash) (Verdict, error) {
	out, err := r.call(r.abi.PackVerify(root, place(l), wide(proof)))
	if err != nil {
		return 0, err
	}
	v, err := r.abi.UnpackVerify(out)
	return Verdict(v), err
}

// Rule is the number in program.Rules of the rule that an entry breaks; 0 if it breaks none.
func (r *Referee) Rule(l *program.Place) (uint8, error) {
	out, err := r.call(r.abi.PackWellFormed(place(l)))
	if err != nil {
		return 0, err
	}
	code, err := r.abi.UnpackWellFormed(out)
	if err != nil {
		return 0, fmt.Errorf("referee: %w", err)
	}
	return code, nil
}

// Runs is Place.Runs.
func (r *Referee) Runs(l *program.Place) (int, error) {
	out, err := r.call(r.abi.PackRuns(place(l)))
	if err != nil {
		return 0, err
	}
	n, err := r.abi.UnpackRuns(out)
	if err != nil {
		return 0, fmt.Errorf("referee: %w", err)
	}
	return int(n.Int64()), nil
}

// Readings is Place.Readings, but none for an ill-formed entry.
func (r *Referee) Readings(l *program.Place, q program.Query, word *uint32) ([]program.Reading, error) {
	var w uint32
	if word != nil {
		w = *word
	}
	out, err := r.call(r.abi.PackOperandsOf(place(l), q.Micro, q.Index, q.Run, word != nil, w))
	if err != nil {
		return nil, err
	}
	list, err := r.abi.UnpackOperandsOf(out)
	if err != nil {
		return nil, fmt.Errorf("referee: %w", err)
	}
	var readings []program.Reading
	for _, x := range list {
		readings = append(readings, program.Reading{Operand: x.Operand, Tensor: x.Tensor, Micro: x.Micro, DType: program.DType(x.Dtype),
			Length: x.Length, First: x.First, Count: x.Count})
	}
	return readings, nil
}

// Evaluate is Place.Evaluate. The entry of a broken rule is not named.
func (r *Referee) Evaluate(l *program.Place, q program.Query, openings []program.Opening) (program.Answer, error) {
	list := make([]programreferee.IProgramRefereeOpening, len(openings))
	for i, o := range openings {
		list[i] = programreferee.IProgramRefereeOpening{Operand: o.Operand, Root: o.Root, Leaves: o.Leaves, Proof: wide(o.Proof)}
	}
	out, err := r.call(r.abi.PackEvaluate(place(l), q.Micro, q.Index, q.Run, q.Start, list))
	if err != nil {
		return program.Answer{}, err
	}
	o, err := r.abi.UnpackEvaluate(out)
	if err != nil {
		return program.Answer{}, fmt.Errorf("referee: %w", err)
	}
	a := program.Answer{Verdict: program.Verdict(o.Verdict)}
	switch value := o.Value.Uint64(); a.Verdict {
	case program.VerdictValue:
		a.Value = uint32(value)
	case program.VerdictIllFormed:
		a.Rule = program.Rules[value]
	case program.VerdictMalformed:
		a.Operand = uint8(value)
	}
	return a, nil
}

func wide(h []repops.Hash) [][32]byte {
	out := make([][32]byte, len(h))
	for i := range h {
		out[i] = h[i]
	}
	return out
}
