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

// List is the programs in the order of their leaves.
func (p *Programs) List() [ProgramCount]*program.Program {
	return [ProgramCount]*program.Program{p.Prologue, p.Step, p.Epilogue}
}

// Header is the header of the programs' root.
func (p *Programs) Header() repops.Header { return repops.Header{Kind: KindPrograms, Length: 3} }

// Roots are the program roots, the leaves of the programs' root.
func (p *Programs) Roots() []Hash {
	roots := make([]Hash, 0, 3)
	for _, q := range p.List() {
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

// Check is an error unless every program is well formed and they fit each other and the task (docs/formats.md section 10).
func (p *Programs) Check(spec *protocol.TaskSpec) error {
	for i, q := range p.List() {
		if q == nil {
			return fmt.Errorf("%w: no %s", ErrPrograms, names[i])
		}
		if err := q.Validate(); err != nil {
			return fmt.Errorf("%s: %w", names[i], err)
		}
	}
	if m := p.Misfit(spec); m != nil {
		return m
	}
	return nil
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
