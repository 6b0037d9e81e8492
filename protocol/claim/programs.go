package claim

import (
	"errors"
	"fmt"

	"assay/protocol"
	"assay/repops"
	"assay/repops/program"
)

// Kinds of the vectors that this package commits to (docs/formats.md section 1).
const (
	KindPrograms uint8 = 19 // three program roots
	KindClaim    uint8 = 20 // the local state root of a checkpoint a leaf
	KindSegment  uint8 = 21 // 64 bytes a transition: local state root after it, step trace root
)

// ProgramCount is how many programs a task has: prologue, step, epilogue.
const ProgramCount = 3

// ErrPrograms reports programs that do not fit together, or not the task.
var ErrPrograms = errors.New("programs do not fit")

// Hash is the 32-byte value of every root.
type Hash = repops.Hash

// Programs are what a trainer of a Verified task runs in a round: Prologue once, Step for each inner step, Epilogue once.
type Programs struct {
	Prologue, Step, Epilogue *program.Program
}

// list is the programs in the order of their leaves.
func (p *Programs) list() [3]*program.Program {
	return [3]*program.Program{p.Prologue, p.Step, p.Epilogue}
}

// Header is the header of the programs' root.
func (p *Programs) Header() repops.Header { return repops.Header{Kind: KindPrograms, Length: 3} }

// Roots are the program roots, the leaves of the programs' root.
func (p *Programs) Roots() []Hash {
	roots := make([]Hash, 0, 3)
	for _, q := range p.list() {
		roots = append(roots, q.Root())
	}
	return roots
}

// Root is the task spec's programRoot.
func (p *Programs) Root() Hash { return repops.Root(p.Header(), leafHashes(p.Roots())) }

func leafHashes(roots []Hash) []Hash {
	leaves := make([]Hash, len(roots))
	for i, r := range roots {
		leaves[i] = repops.LeafHash(r[:])
	}
	return leaves
}

// signature is type and shape of a tensor.
type signature struct {
	dtype program.DType
	shape program.Shape
}

func (s signature) String() string { return fmt.Sprintf("%v %v", s.dtype, s.shape) }

// floats says whether the tensor is f32 with n elements, of any shape.
func (s signature) floats(n uint64) bool {
	have, ok := s.shape.Elements()
	return ok && s.dtype == program.F32 && have == n
}

func inputs(p *program.Program, from program.Provenance) []signature {
	var list []signature
	for _, in := range p.InputsOf(from) {
		list = append(list, signature{in.DType, in.Shape})
	}
	return list
}

func outputs(p *program.Program) []signature {
	list := make([]signature, len(p.Outputs))
	for k := range list {
		list[k].dtype, list[k].shape = p.OutputType(k)
	}
	return list
}

// Check is an error unless every program is well formed and they fit each other and the task (docs/formats.md section 10).
func (p *Programs) Check(spec *protocol.TaskSpec) error {
	for i, q := range p.list() {
		name := [3]string{"prologue", "step", "epilogue"}[i]
		if q == nil {
			return fmt.Errorf("%w: no %s", ErrPrograms, name)
		}
		if err := q.Validate(); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if q.Loop != (q == p.Step) {
			return fmt.Errorf("%w: the step loops, prologue and epilogue do not", ErrPrograms)
		}
		if q != p.Step && len(q.Micro) != 0 {
			return fmt.Errorf("%w: the %s has micro-batches", ErrPrograms, name)
		}
	}
	fragments := protocol.Fragments(spec.ParamCount, spec.FragmentCount)
	local := inputs(p.Step, program.State)
	before := inputs(p.Epilogue, program.State)
	if len(before) != len(fragments)+len(local) {
		return fmt.Errorf("%w: the epilogue has %d states, %d fragments and %d local tensors are wanted", ErrPrograms, len(before), len(fragments), len(local))
	}
	for _, part := range []struct {
		what string
		have []signature
	}{
		{"state of the prologue", inputs(p.Prologue, program.State)},
		{"state of the epilogue", before[:len(fragments)]},
		{"output of the epilogue", outputs(p.Epilogue)},
	} {
		if len(part.have) != len(fragments) {
			return fmt.Errorf("%w: %d tensors are %s, the task has %d fragments", ErrPrograms, len(part.have), part.what, len(fragments))
		}
		for k, r := range fragments {
			if !part.have[k].floats(r.Len()) {
				return fmt.Errorf("%w: %s %d is %v, the fragment has %d f32", ErrPrograms, part.what, k, part.have[k], r.Len())
			}
		}
	}
	if err := equal("output of the prologue", outputs(p.Prologue), local); err != nil {
		return err
	}
	if err := equal("local state of the epilogue", before[len(fragments):], local); err != nil {
		return err
	}
	for i, q := range p.list() {
		if err := entersByCopy(q, i != 1, len(fragments)); err != nil {
			return err
		}
	}
	_, err := p.Layout()
	return err
}

// CheckData is Check, and an error unless the step reads records of that many bytes. A step without batches reads none.
func (p *Programs) CheckData(spec *protocol.TaskSpec, recordBytes uint64) error {
	if err := p.Check(spec); err != nil {
		return err
	}
	l, err := p.Layout()
	if err == nil && l.Rows() > 0 && uint64(l.Bytes()) != recordBytes {
		err = fmt.Errorf("%w: the step reads records of %d bytes, the data set's have %d", ErrPrograms, l.Bytes(), recordBytes)
	}
	return err
}

// entersByCopy is an error if anything but a copy reads a batch field or, of a map, one of the first n states, the fragments: their
// elements are opened in records and in the state of the round, which are no tensors.
func entersByCopy(p *program.Program, fragments bool, n int) error {
	foreign := func(entry uint32) bool {
		if entry == 0 || int(entry) > len(p.Inputs) {
			return false
		}
		in := p.Inputs[entry-1]
		return in.Provenance == program.Batch || fragments && in.Provenance == program.State && int(in.Index) < n
	}
	for entry := range uint32(p.Entries()) {
		node := p.Node(entry)
		if node == nil || node.Op == program.OpCopy {
			continue
		}
		for _, v := range node.Operands {
			if foreign(v.Tensor) {
				return fmt.Errorf("%w: %v at entry %d reads input %d, which only a copy may read", ErrPrograms, node.Op, entry, v.Tensor)
			}
		}
	}
	for k, entry := range p.Outputs {
		if foreign(entry) {
			return fmt.Errorf("%w: output %d is input %d, which only a copy may read", ErrPrograms, k, entry)
		}
	}
	return nil
}

func equal(what string, have, want []signature) error {
	if len(have) != len(want) {
		return fmt.Errorf("%w: %d tensors are %s, the step has %d", ErrPrograms, len(have), what, len(want))
	}
	for k := range want {
		if have[k] != want[k] {
			return fmt.Errorf("%w: %s %d is %v, the step's is %v", ErrPrograms, what, k, have[k], want[k])
		}
	}
	return nil
}
