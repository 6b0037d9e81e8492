package claim

import (
	"errors"
	"fmt"
	"slices"

	"assay/protocol"
	"assay/repops/program"
)

// The rules that bind a task's programs to each other and to its spec (docs/formats.md section 10).
var (
	ErrForm      = errors.New("WrongForm")
	ErrState     = errors.New("WrongState")
	ErrResult    = errors.New("WrongResult")
	ErrField     = errors.New("WrongField")
	ErrNotCopied = errors.New("NotCopied")
	// ErrRecord is about a record of the data set beside the step.
	ErrRecord = errors.New("WrongRecord")
)

// MaxFields is how many fields a record may have: one transaction shows their entries and the record.
const MaxFields = 16

// Rules are the errors above by their numbers in the contracts' enum Program.Rule, in which they follow program.Rules.
var Rules = [...]error{ErrForm, ErrState, ErrResult, ErrField, ErrNotCopied, ErrRecord}

// Misfit is one entry of a task's programs that does not fit them, or the spec, although each program is well formed. It is decidable from the
// spec, the two entries and those that the first one names; of a batch field, the fields before it.
type Misfit struct {
	Which int    // the program: 0 prologue, 1 step, 2 epilogue
	Entry uint32 // its entry
	Step  uint32 // the entry of the step that it is held against; 0 if none is needed
	Rule  error  // one of Rules
	Why   string
}

// names are the programs' by their numbers.
var names = [ProgramCount]string{"prologue", "step", "epilogue"}

func (m *Misfit) Error() string {
	return fmt.Sprintf("%v: %v: entry %d of the %s: %s", ErrPrograms, m.Rule, m.Entry, names[m.Which], m.Why)
}

// Unwrap lets errors.Is find the rule.
func (m *Misfit) Unwrap() []error { return []error{ErrPrograms, m.Rule} }

// Numbers of the programs.
const (
	prologue = iota
	step
	epilogue
)

// Judge is what the contract of that name finds about entry `entry` of program `which` beside entry `beside` of the step, all programs being well
// formed; nil if these do not show that anything does not fit.
func (p *Programs) Judge(spec *protocol.TaskSpec, which int, entry, beside uint32) *Misfit {
	q := p.List()[which]
	j := judge{p, spec, &Misfit{Which: which, Entry: entry, Step: beside}}
	inputs, nodes := uint32(len(q.Inputs)), uint32(len(q.Micro)+len(q.Step))
	switch {
	case entry == 0:
		j.form(q)
	case entry <= inputs && which == step:
		j.field(&q.Inputs[entry-1])
	case entry <= inputs:
		j.state(&q.Inputs[entry-1])
	case entry <= inputs+nodes:
		j.node(q.Node(entry))
	case which != step:
		j.output(q, entry-inputs-nodes-1)
	}
	if j.found.Rule == nil {
		return nil
	}
	return j.found
}

// Misfit is the first entry that does not fit, held against what shows it; nil if there is none. The programs are well formed.
func (p *Programs) Misfit(spec *protocol.TaskSpec) *Misfit {
	// Headers first: what they say of numbers is what all else is counted by.
	for which := range p.List() {
		if m := p.Judge(spec, which, 0, 0); m != nil {
			return m
		}
	}
	batch := uint32(1 + slices.IndexFunc(p.Step.Inputs, func(in program.Input) bool { return in.Provenance == program.Batch }))
	for which, q := range p.List() {
		for entry := uint32(1); entry < uint32(q.Entries()); entry++ {
			if m := p.Judge(spec, which, entry, p.beside(spec, which, entry)); m != nil {
				return m
			}
			if which != step || entry <= batch || int(entry) > len(q.Inputs) {
				continue
			}
			if m := p.Judge(spec, which, entry, batch); m != nil {
				return m
			}
		}
	}
	return nil
}

// beside is the entry of the step that an entry has to be held against, the headers being right. A batch field has to be held against the first one
// as well.
func (p *Programs) beside(spec *protocol.TaskSpec, which int, entry uint32) uint32 {
	q := p.List()[which]
	isInput := entry <= uint32(len(q.Inputs))
	firstOutput := uint32(q.Entries() - len(q.Outputs))
	switch {
	case which == step && isInput:
		return entry - 1
	case which == prologue && entry >= firstOutput:
		return 1 + entry - firstOutput
	case which == epilogue && isInput && entry > spec.FragmentCount && entry-spec.FragmentCount <= uint32(len(p.Step.Outputs)):
		return entry - spec.FragmentCount
	}
	return 0
}

// judge judges one entry.
type judge struct {
	*Programs
	spec  *protocol.TaskSpec
	found *Misfit
}

func (j *judge) fail(rule error, format string, args ...any) {
	if j.found.Rule == nil {
		j.found.Rule, j.found.Why = rule, fmt.Sprintf(format, args...)
	}
}

// locals is the number of tensors of the local state: a loop has a state input for each output.
func (j *judge) locals() int { return len(j.Step.Outputs) }

func (j *judge) form(q *program.Program) {
	if q.Loop != (j.found.Which == step) {
		j.fail(ErrForm, "the step loops, prologue and epilogue do not")
	}
	// A part without nodes has a root in the trace that nothing leads below: whoever posts another one could not be proven wrong.
	if len(q.Step) == 0 {
		j.fail(ErrForm, "it has no step nodes")
	}
	if j.found.Which == step {
		return
	}
	if len(q.Micro) != 0 {
		j.fail(ErrForm, "it has micro-batches")
	}
	fragments := int(j.spec.FragmentCount)
	states, outputs := fragments, j.locals()
	if j.found.Which == epilogue {
		states, outputs = fragments+j.locals(), fragments
	}
	if len(q.Inputs) < states {
		j.fail(ErrForm, "it has %d inputs, %d states are wanted", len(q.Inputs), states)
	}
	if len(q.Outputs) != outputs {
		j.fail(ErrForm, "it has %d outputs, %d are wanted", len(q.Outputs), outputs)
	}
}

func (j *judge) state(in *program.Input) {
	k, fragments := int(j.found.Entry)-1, int(j.spec.FragmentCount)
	states := fragments
	if j.found.Which == epilogue {
		states += j.locals()
	}
	have := signature{in.DType, in.Shape}
	switch is := in.Provenance == program.State; {
	case is != (k < states):
		j.fail(ErrState, "the first %d inputs are states, and no other", states)
	case !is:
	case k < fragments:
		j.fragment(ErrState, have, k)
	default:
		j.local(ErrState, have, k-fragments)
	}
}

// fragment judges a tensor that has to be like fragment k.
func (j *judge) fragment(rule error, have signature, k int) {
	if k >= int(j.spec.FragmentCount) {
		return
	}
	if n := protocol.Fragment(j.spec.ParamCount, j.spec.FragmentCount, uint32(k)).Len(); !have.floats(n) {
		j.fail(rule, "it is %v, fragment %d has %d f32", have, k, n)
	}
}

// local judges a tensor that has to be like tensor k of the local state, if that is what it is held against.
func (j *judge) local(rule error, have signature, k int) {
	if int(j.found.Step) != k+1 || k >= len(j.Step.Inputs) {
		return
	}
	in := &j.Step.Inputs[k]
	if want := (signature{in.DType, in.Shape}); have != want {
		j.fail(rule, "it is %v, state %d of the step is %v", have, k, want)
	}
}

func (j *judge) field(in *program.Input) {
	if in.Provenance != program.Batch {
		return
	}
	if in.Shape.Rank == 0 {
		j.fail(ErrField, "it has no rows")
		return
	}
	if in.Index >= MaxFields {
		j.fail(ErrField, "it is batch field %d, there may be %d", in.Index, MaxFields)
		return
	}
	size := 0
	for _, e := range append(j.FieldsBefore(j.found.Entry), j.found.Entry) {
		size += rowBytes(&j.Step.Inputs[e-1])
	}
	if size > MaxRecordBytes {
		j.fail(ErrField, "a record has %d bytes up to it, it may have %d", size, MaxRecordBytes)
		return
	}
	var other program.Input
	if n := j.found.Step; n > 0 && int(n) <= len(j.Step.Inputs) {
		other = j.Step.Inputs[n-1]
	}
	switch entry, beside := int64(j.found.Entry), int64(j.found.Step); {
	case other.Provenance != program.Batch:
		if in.Index > 0 && beside+1 == entry {
			j.fail(ErrField, "it is batch field %d, and the entry before it is none", in.Index)
		}
	case int64(in.Index)-int64(other.Index) != entry-beside:
		j.fail(ErrField, "it is batch field %d, and entry %d is %d", in.Index, beside, other.Index)
	case in.Shape.Dims[0] != other.Shape.Dims[0]:
		j.fail(ErrField, "it has %d rows, batch field %d has %d", in.Shape.Dims[0], other.Index, other.Shape.Dims[0])
	}
}

// FieldsBefore are the entries of the step's batch fields before an input, the last ones if there are more than there may be.
func (p *Programs) FieldsBefore(entry uint32) (fields []uint32) {
	for e := max(entry, MaxFields+1) - MaxFields; e < entry; e++ {
		if p.Step.Inputs[e-1].Provenance == program.Batch {
			fields = append(fields, e)
		}
	}
	return fields
}

// BehindFields is the entry of the step behind its last batch field, before which all fields stand next to each other; 0 if it has none. The
// programs fit.
func (p *Programs) BehindFields() uint32 {
	for i := len(p.Step.Inputs); i > 0; i-- {
		if p.Step.Inputs[i-1].Provenance == program.Batch {
			return uint32(i + 1)
		}
	}
	return 0
}

// rowBytes is the size of a row of a batch field; of one that has no rows nothing.
func rowBytes(in *program.Input) int {
	n, ok := in.Shape.Elements()
	if !ok || in.Shape.Rank == 0 || in.Shape.Dims[0] == 0 {
		return 0
	}
	return int(n) / int(in.Shape.Dims[0]) * width(in.DType)
}

// isForeign says whether an entry is a fragment or a batch field: their elements are opened in records and in the state of the round, which are no
// tensors.
func (j *judge) isForeign(entry uint32) bool {
	if j.found.Which != step {
		return entry <= j.spec.FragmentCount
	}
	return int(entry) <= len(j.Step.Inputs) && j.Step.Inputs[entry-1].Provenance == program.Batch
}

func (j *judge) node(n *program.Node) {
	if n.Op == program.OpCopy {
		return
	}
	for i := range n.Operands {
		if t := n.Operands[i].Tensor; j.isForeign(t) {
			j.fail(ErrNotCopied, "%v reads input %d, which only a copy may read", n.Op, t)
		}
	}
}

func (j *judge) output(q *program.Program, k uint32) {
	switch t := q.Outputs[k]; {
	case j.isForeign(t):
		j.fail(ErrNotCopied, "output %d is input %d, which only a copy may read", k, t)
		return
	case j.found.Which == epilogue && int(t) <= len(q.Inputs):
		// What a payload quantises is opened in the epilogue's trace, where no input is.
		j.fail(ErrResult, "output %d is input %d, and no node", k, t)
		return
	}
	var have signature
	if have.dtype, have.shape = q.OutputType(int(k)); j.found.Which == epilogue {
		j.fragment(ErrResult, have, int(k))
	} else {
		j.local(ErrResult, have, int(k))
	}
}
