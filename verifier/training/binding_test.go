package training_test

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingfraud"
	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// cloned is programs of which everything may be changed.
func cloned(p *claim.Programs) claim.Programs {
	var out [claim.ProgramCount]*program.Program
	for i, q := range p.List() {
		c := *q
		c.Inputs, c.Outputs = slices.Clone(q.Inputs), slices.Clone(q.Outputs)
		for _, nodes := range []*[]program.Node{&c.Micro, &c.Step} {
			*nodes = slices.Clone(*nodes)
			for j := range *nodes {
				(*nodes)[j].Operands = slices.Clone((*nodes)[j].Operands)
			}
		}
		out[i] = &c
	}
	return claim.Programs{Prologue: out[0], Step: out[1], Epilogue: out[2]}
}

// insert puts an input in, and has all that is named be the same as before.
func insert(p *program.Program, at int, in program.Input) {
	p.Inputs = slices.Insert(p.Inputs, at, in)
	for e := 1 + len(p.Inputs); e < p.Entries()-len(p.Outputs); e++ {
		n := p.Node(uint32(e))
		for i := range n.Operands {
			if v := &n.Operands[i]; int(v.Tensor) > at {
				v.Tensor++
			}
		}
	}
	for k := range p.Outputs {
		if int(p.Outputs[k]) > at {
			p.Outputs[k]++
		}
	}
}

// widen has the step read so many fields, and records of so many bytes, if that is not 0.
func widen(p *claim.Programs, fields, bytes int) {
	first := len(p.Step.InputsOf(program.State))
	rows := p.Step.Inputs[first].Shape.Dims[0]
	for i := len(p.Step.InputsOf(program.Batch)); i < fields; i++ {
		insert(p.Step, first+i, program.Input{Provenance: program.Batch, Index: uint32(i), DType: program.F32, Shape: program.Of(int(rows))})
	}
	for i := range fields - 1 {
		n, _ := p.Step.Inputs[first+1+i].Shape.Elements()
		bytes -= 4 * int(n) / int(rows)
	}
	if bytes > 0 {
		p.Step.Inputs[first].Shape = program.Of(int(rows), bytes/4)
	}
}

// judged is what the contract says of a pair of entries: the rule, or that it refuses to judge.
func (w *world) judged(programs *claim.Programs, m *claim.Misfit) (rule error, refused bool) {
	w.t.Helper()
	entries, step, err := training.ShowMisfit(programs, m)
	require.NoError(w.t, err)
	input, err := w.game.abi.Pack("proveBinding", [32]byte(w.task.ID), big.NewInt(int64(m.Which)), entries, step)
	require.NoError(w.t, err)
	// The second contract that the game created.
	out, _, err := execute(crypto.CreateAddress(w.game.at, 2), input, w.config(account(stranger)))
	if errors.Is(err, vm.ErrExecutionReverted) {
		e, unknown := w.dispute.abi.ErrorByID([4]byte(out[:4]))
		require.NoError(w.t, unknown)
		require.Equal(w.t, "BadEvidence", e.Name)
		return nil, true
	}
	require.NoError(w.t, err)
	code := new(big.Int).SetBytes(out).Uint64()
	if code == 0 {
		return nil, false
	}
	return claim.Rules[code-uint64(len(program.Rules))], false
}

// posted is the world with a task of such programs, which need not fit.
func (w *world) posted(spec protocol.TaskSpec, programs *claim.Programs) *world {
	c := w.copy()
	spec.ProgramRoot = programs.Root()
	c.task = claim.Task{Spec: &spec, Programs: *programs}
	c.task.ID = c.call(sponsor, c.tasks, "postTask", spec)[0].([32]byte)
	return c
}

// Nothing of a task whose programs fit breaks a rule of binding, whatever it is held against.
func TestWhatFitsIsNotProvenMisfit(t *testing.T) {
	for _, s := range []struct {
		toy
		fields, bytes int
	}{{tiny, 2, 0}, {toy{width: 4, classes: 3, rows: 2, every: true}, 2, 0}, {tiny, claim.MaxFields, claim.MaxRecordBytes}} {
		w := newWorld(t)
		w.start(s, nil)
		wide := cloned(&w.task.Programs)
		widen(&wide, s.fields, s.bytes)
		require.NoError(t, wide.Check(w.task.Spec))
		w = w.posted(*w.task.Spec, &wide)
		programs := &w.task.Programs
		for which, p := range programs.List() {
			for entry := range uint32(p.Entries()) {
				for beside := range uint32(programs.Step.Entries()) {
					rule, refused := w.judged(programs, &claim.Misfit{Which: which, Entry: entry, Step: beside})
					require.False(t, refused)
					require.NoError(t, rule, "%d %d %d", which, entry, beside)
				}
			}
		}
	}
}

// spoil changes something of programs or spec that may be wrong then.
func spoil(r *rand.Rand, p *claim.Programs, spec *protocol.TaskSpec) {
	q := p.List()[r.IntN(claim.ProgramCount)]
	dtypes := []program.DType{program.F32, program.I32, program.I8}
	some := func() *program.Input { return &q.Inputs[r.IntN(len(q.Inputs))] }
	fresh := func() program.Input {
		in := program.Input{Provenance: program.Provenance(1 + r.IntN(4)), DType: dtypes[r.IntN(3)], Shape: program.Of(2)}
		switch in.Provenance {
		case program.State:
			in.Index = uint32(r.IntN(len(q.Inputs) + 1))
		case program.Batch:
			in.Index = uint32(r.IntN(4))
		case program.Constant:
			in.Root[0] = 1
		case program.Counter:
			in.Index, in.DType = program.CounterSeed, program.I32
		}
		return in
	}
	switch r.IntN(16) {
	case 0:
		*some() = fresh()
	case 1:
		in := some()
		in.Index += uint32(1 + r.IntN(2))
	case 2:
		if in := some(); in.Provenance == program.Batch && in.Index > 0 {
			in.Index--
		}
	case 3:
		in := some()
		in.DType = dtypes[r.IntN(3)]
	case 4:
		in := some()
		in.Shape.Dims[r.IntN(3)]++
	case 5:
		if in := some(); in.Provenance == program.Batch {
			in.Shape = program.Shape{}
		}
	case 6: // the same elements in another shape
		in := some()
		if n, ok := in.Shape.Elements(); ok {
			in.Shape = program.Of(1, int(n))
		}
	case 7:
		in, other := some(), some()
		*in, *other = *other, *in
	case 8, 9:
		insert(q, r.IntN(len(q.Inputs)+1), fresh())
	case 10: // a state more, where it is one
		n := len(q.InputsOf(program.State))
		insert(q, n, program.Input{Provenance: program.State, Index: uint32(n), DType: program.F32, Shape: program.Of(2)})
		if q.Loop {
			q.Outputs = append(q.Outputs, uint32(1+n))
		}
	case 11:
		q.Loop = !q.Loop
	case 12:
		switch r.IntN(3) {
		case 0:
			p.Prologue, p.Epilogue = p.Epilogue, p.Prologue
		case 1:
			p.Prologue = p.Step
		default:
			p.Step = p.Epilogue
		}
	case 13:
		k, other := r.IntN(len(q.Outputs)), r.IntN(len(q.Outputs))
		switch r.IntN(5) {
		case 0:
			if len(q.Outputs) > 1 {
				q.Outputs = slices.Delete(q.Outputs, k, k+1)
			}
		case 1:
			q.Outputs = append(q.Outputs, q.Outputs[k])
		case 2, 3:
			q.Outputs[k], q.Outputs[other] = q.Outputs[other], q.Outputs[k]
		default:
			q.Outputs[k] = uint32(1 + r.IntN(q.Entries()-len(q.Outputs)-1))
		}
	case 14: // something else reads what was copied, or another tensor
		e := 1 + len(q.Inputs) + r.IntN(len(q.Micro)+len(q.Step))
		n := q.Node(uint32(e))
		if r.IntN(2) == 0 && n.Op == program.OpCopy {
			n.Op = program.OpSqrt
		} else if len(n.Operands) > 0 {
			n.Operands[r.IntN(len(n.Operands))].Tensor = uint32(1 + r.IntN(len(q.Inputs)))
		}
	default:
		switch r.IntN(3) {
		case 0:
			spec.FragmentCount = uint32(1 + r.IntN(3))
		case 1:
			spec.ParamCount += uint64(1 + r.IntN(2))
		default:
			spec.ParamCount--
		}
	}
}

// wellFormed says whether each program is, by itself.
func wellFormed(p *claim.Programs) bool {
	all := p.List()
	return !slices.ContainsFunc(all[:], func(q *program.Program) bool { return q.Validate() != nil })
}

// neverMisfits has the model judge every pair of entries.
func neverMisfits(t *testing.T, programs *claim.Programs, spec *protocol.TaskSpec) {
	t.Helper()
	for which, q := range programs.List() {
		for entry := range uint32(q.Entries()) {
			for beside := range uint32(programs.Step.Entries()) {
				require.Nil(t, programs.Judge(spec, which, entry, beside))
			}
		}
	}
}

// Of programs with anything spoilt the contract says what the Go model does, of any pair of entries; and it is convinced by what the model shows
// exactly if something does not fit.
func TestMisfitsAreJudgedAsOnChain(t *testing.T) {
	base := newWorld(t)
	base.start(toy{width: 4, classes: 3, rows: 2, every: true}, nil)
	r := rand.New(rand.NewPCG(24, 1))
	shown := make(map[error]int)
	fitting := 0
	for range 400 {
		spec, programs := *base.task.Spec, cloned(&base.task.Programs)
		for range 1 + r.IntN(2) {
			spoil(r, &programs, &spec)
		}
		w := base.posted(spec, &programs)
		if wellFormed(&programs) {
			m := programs.Misfit(&spec)
			require.Equal(t, m != nil, programs.Check(&spec) != nil)
			if m == nil {
				fitting++
				neverMisfits(t, &programs, &spec)
			} else {
				rule, refused := w.judged(&programs, m)
				require.False(t, refused, m)
				require.Equal(t, m.Rule, rule, m)
				shown[rule]++
			}
		}
		for range 20 {
			which := r.IntN(claim.ProgramCount)
			q := programs.List()[which]
			pair := &claim.Misfit{Which: which, Entry: uint32(r.IntN(q.Entries())), Step: uint32(r.IntN(programs.Step.Entries()))}
			switch r.IntN(4) {
			case 0:
				pair.Entry = uint32(r.IntN(1 + len(q.Inputs)))
			case 1:
				pair.Entry = uint32(q.Entries() - 1 - r.IntN(len(q.Outputs)))
			}
			if r.IntN(2) == 0 {
				pair.Step = uint32(r.IntN(1 + len(programs.Step.Inputs)))
			}
			rule, refused := w.judged(&programs, pair)
			place, beside := q.Place(pair.Entry), programs.Step.Place(pair.Step)
			if q.Node(pair.Entry) != nil {
				place.Named = slices.DeleteFunc(place.Named, func(n program.NamedEntry) bool { return int(n.Number) > len(q.Inputs) })
			}
			if place.Check() != nil || beside.Check() != nil {
				require.True(t, refused, "%+v", pair)
				continue
			}
			require.False(t, refused, "%+v", pair)
			var want error
			if m := programs.Judge(&spec, which, pair.Entry, pair.Step); m != nil {
				want = m.Rule
			}
			require.Equal(t, want, rule, "%+v", pair)
		}
	}
	for _, rule := range claim.Rules {
		if rule == claim.ErrRecord {
			continue // TestRecordSize: it takes a record
		}
		require.Greater(t, shown[rule], 3, rule)
	}
	require.Greater(t, fitting, 10)
}

// A task whose programs do not fit ends as one with an ill-formed program: nobody is convicted, and the disputes about it are over.
func TestMisfit(t *testing.T) {
	for name, spoil := range map[string]func(*claim.Programs){
		"prologue and epilogue swapped": func(p *claim.Programs) { p.Prologue, p.Epilogue = p.Epilogue, p.Prologue },
		"a field of more rows":          func(p *claim.Programs) { p.Step.Inputs[5].Shape.Dims[0]++ },
		"a fragment for an output":      func(p *claim.Programs) { p.Epilogue.Outputs[1] = 2 },
		"an output that is no node":     func(p *claim.Programs) { p.Epilogue.Outputs[0] = uint32(len(p.Epilogue.Inputs)) },
		"fields too many":               func(p *claim.Programs) { widen(p, claim.MaxFields+1, 0) },
		"a record too large":            func(p *claim.Programs) { widen(p, 2, claim.MaxRecordBytes+4) },
		// A replay takes the states in their order, a proof by their numbers: it would convict whoever replays rightly.
		"a constant before a state": func(p *claim.Programs) {
			insert(p.Epilogue, 3, program.Input{Provenance: program.Constant, DType: program.I32, Shape: program.Of(1), Root: claim.Hash{1}})
			for i := range p.Epilogue.Inputs {
				if in := &p.Epilogue.Inputs[i]; in.Provenance == program.State {
					in.Index = uint32(i)
				}
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.spoil = func(s *protocol.TaskSpec) {
				spoil(&w.task.Programs)
				s.ProgramRoot = w.task.Programs.Root()
			}
			w.start(tiny, nil)
			programs := &w.task.Programs
			m := programs.Misfit(w.task.Spec)
			require.NotNil(t, m)
			entries, step, err := training.ShowMisfit(programs, m)
			require.NoError(t, err)
			other := big.NewInt(int64(m.Which+1) % 3)
			which := big.NewInt(int64(m.Which))
			w.fails("BadEvidence", stranger, w.game, "proveBinding", w.task.ID, other, entries, step)
			w.fails("BadEvidence", stranger, w.game, "proveBinding", w.task.ID, big.NewInt(3), entries, step)
			good, _, err := training.ShowMisfit(programs, &claim.Misfit{Which: 1})
			require.NoError(t, err)
			w.fails("ClaimIsCorrect", stranger, w.game, "proveBinding", w.task.ID, big.NewInt(1), good, good)
			if m.Which != 1 {
				w.fails("BadEvidence", stranger, w.game, "proveBinding", w.task.ID, which, entries, entries)
			}
			w.fails("ClaimIsCorrect", stranger, w.game, "proveProgram", w.task.ID, which, entries)
			claimed := &training.Claim{Task: &w.task, Segments: [][]*training.Transition{{{}}, {{}}, {{}}, {{}}, {{}}}, Payload: make([]byte, w.task.Spec.PayloadBytes())}
			claimed.Gradient = protocol.OuterGradient{TaskId: w.task.ID, Trainer: account(trainer), ParentRoot: w.task.Spec.InitialStateRoot}
			w.seal(claimed)
			id := w.open(claimed, 1)
			call, err := w.view().Chain().ProveBinding(w.task.ID, m.Which, entries, step)
			require.NoError(t, err)
			require.NoError(t, w.send(challenger, call))
			w.fails("WrongPhase", stranger, w.game, "proveBinding", w.task.ID, which, entries, step)
			w.call(stranger, w.dispute, "close", big.NewInt(id), claimed.Signed())
			w.settled(id, bond, 0)
			require.NotZero(t, w.lock(0))
			w.finish()
			require.EqualValues(t, taskFailed, w.status())
			w.call(stranger, w.tasks, "refund", w.task.ID)
			w.books()
		})
	}
}

// A record of another size than the step reads ends the task, whichever it is; nothing of a task whose records fit does.
func TestRecordSize(t *testing.T) {
	const number = 7
	for name, change := range map[string]func(record []byte) []byte{
		"fits":           func(record []byte) []byte { return record },
		"a byte more":    func(record []byte) []byte { return append(record, 0) },
		"a byte less":    func(record []byte) []byte { return record[:len(record)-1] },
		"no byte at all": func([]byte) []byte { return nil },
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			var records [][]byte
			w.start(tiny, func(s *protocol.TaskSpec) {
				records = tiny.records(s.DatasetRecords)
				records[number] = change(records[number])
				s.DatasetRoot = protocol.DatasetRoot(records)
			})
			set, programs := dataset(t, records), &w.task.Programs
			fields, err := training.ShowFields(programs)
			require.NoError(t, err)
			path := func(index uint64) [][32]byte {
				hashes, err := set.Path(index)
				require.NoError(t, err)
				out := make([][32]byte, len(hashes))
				for i, h := range hashes {
					out[i] = h
				}
				return out
			}
			of := func(index uint64) trainingfraud.ITrainingFraudRecordOpening {
				return trainingfraud.ITrainingFraudRecordOpening{Data: records[index], Path: path(index)}
			}
			fails := func(rule string, step chain.TrainingEntries, index uint64, record trainingfraud.ITrainingFraudRecordOpening) {
				t.Helper()
				w.fails(rule, stranger, w.game, "proveRecordSize", w.task.ID, step, index, record)
			}
			fails("ClaimIsCorrect", fields, number+1, of(number+1))
			// Neither another record, nor one that is not in the data set.
			fails("BadEvidence", fields, number+1, of(number))
			fails("BadEvidence", fields, number, trainingfraud.ITrainingFraudRecordOpening{Data: append(slices.Clone(records[number]), 1), Path: path(number)})
			fails("BadEvidence", fields, w.task.Spec.DatasetRecords, of(0))
			// All fields have to be there, none but them, and the entry behind.
			behind := programs.BehindFields()
			for _, named := range [][]uint32{nil, {behind - 1}, {behind - 3, behind - 2, behind - 1}, {behind - 2}} {
				spoilt, err := training.ShowEntry(programs, 1, behind, named)
				require.NoError(t, err)
				fails("BadEvidence", spoilt, number, of(number))
			}
			for _, entry := range []uint32{behind - 1, behind + 1} {
				spoilt, err := training.ShowEntry(programs, 1, entry, programs.FieldsBefore(entry))
				require.NoError(t, err)
				fails("BadEvidence", spoilt, number, of(number))
			}
			call, err := w.view().Chain().ProveRecordSize(w.task.ID, fields, number, records[number], must(set.Path(number)))
			require.NoError(t, err)
			if name == "fits" {
				fails("ClaimIsCorrect", fields, number, of(number))
				return
			}
			require.NoError(t, w.send(challenger, call))
			require.True(t, w.call(stranger, w.game, "isIllFormed", w.task.ID)[0].(bool))
			fails("WrongPhase", fields, number, of(number))
			require.NotZero(t, w.lock(0), "nobody is convicted")
			w.finish()
			require.EqualValues(t, taskFailed, w.status())
			w.books()
		})
	}
}

func must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}
