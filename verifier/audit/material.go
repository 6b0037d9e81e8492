package audit

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/trace"
)

// DefaultMaxObjectBytes is the size of the largest object that an audit reads unless it is told otherwise.
const DefaultMaxObjectBytes = 8 << 30

// Material is what a replay of a task's claims needs besides the claim: every object's bytes have led to their root.
type Material struct {
	Task    claim.Task
	Records *Records
}

// Records are a data set in memory.
type Records struct {
	data []byte
	size int
}

// Record implements claim.Records.
func (r *Records) Record(_ context.Context, index uint64) ([]byte, error) {
	at := index * uint64(r.size)
	if at+uint64(r.size) > uint64(len(r.data)) {
		return nil, fmt.Errorf("%w: record %d", ErrUnavailable, index)
	}
	return r.data[at:][:r.size], nil
}

// NewRecords checks that a file holds the data set of a spec, all of whose records have equal sizes, and else gives ErrBytes.
func NewRecords(spec *protocol.TaskSpec, data []byte) (*Records, error) {
	n := spec.DatasetRecords
	if n == 0 || uint64(len(data))%n != 0 || len(data) == 0 {
		return nil, fmt.Errorf("%w: %d bytes are not %d equal records", ErrBytes, len(data), n)
	}
	r := &Records{data, len(data) / int(n)}
	if root := repops.Root(r.header(), r.hashes()); root != spec.DatasetRoot {
		return nil, fmt.Errorf("%w: the data set's root is %s, the task names %s", ErrBytes, root, Hash(spec.DatasetRoot))
	}
	return r, nil
}

func (r *Records) header() repops.Header {
	return repops.Header{Kind: repops.KindDataset, Length: uint64(len(r.data) / r.size)}
}

func (r *Records) leaves() [][]byte {
	leaves := make([][]byte, len(r.data)/r.size)
	for i := range leaves {
		leaves[i] = r.data[i*r.size:][:r.size]
	}
	return leaves
}

func (r *Records) hashes() []Hash {
	leaves := r.leaves()
	hashes := make([]Hash, len(leaves))
	for i := range leaves {
		hashes[i] = repops.LeafHash(leaves[i])
	}
	return hashes
}

// Fetch reads a task's programs, constants and data set from keepers and checks each against its hash. limit bounds an object's size in
// bytes. The error is ErrUnavailable if one cannot be had, claim.ErrPrograms or *program.Error if the programs are none of the task's.
func Fetch(ctx context.Context, from Sources, id Hash, spec *protocol.TaskSpec, limit int64) (*Material, error) {
	return newReader(from).material(ctx, id, spec, limit)
}

// FetchPrograms is Fetch of programs and constants alone.
func FetchPrograms(ctx context.Context, from Sources, id Hash, spec *protocol.TaskSpec, limit int64) (*claim.Task, error) {
	m, err := newReader(from).programs(ctx, id, spec, limit)
	if err != nil {
		return nil, err
	}
	return &m.Task, nil
}

// FetchRecords is Fetch of the data set alone. The programs have to fit the task.
func FetchRecords(ctx context.Context, from Sources, task *claim.Task, limit int64) (*Records, error) {
	m := &Material{Task: *task}
	err := newReader(from).dataset(ctx, m, limit)
	return m.Records, err
}

// FetchManifest reads a task's manifest from keepers, and checks that it is the spec's and about the spec's data set.
func FetchManifest(ctx context.Context, from Sources, spec *protocol.TaskSpec) (manifest *protocol.Manifest, err error) {
	err = newReader(from).object(ctx, spec.ManifestHash, protocol.MaxManifestBytes, func(b []byte) error {
		if Hash(sha256.Sum256(b)) != spec.ManifestHash {
			return ErrBytes
		}
		manifest, err = protocol.ParseManifest(b)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("the manifest: %w", err)
	}
	if d := manifest.Dataset; d.Root != spec.DatasetRoot || d.Records != spec.DatasetRecords {
		return nil, fmt.Errorf("%w: the manifest is about %d records with the root %s, the task about %d with %s", claim.ErrPrograms, d.Records, d.Root,
			spec.DatasetRecords, Hash(spec.DatasetRoot))
	}
	return manifest, nil
}

func (r *reader) material(ctx context.Context, id Hash, spec *protocol.TaskSpec, limit int64) (*Material, error) {
	m, err := r.programs(ctx, id, spec, limit)
	if err == nil {
		err = r.dataset(ctx, m, limit)
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (r *reader) programs(ctx context.Context, id Hash, spec *protocol.TaskSpec, limit int64) (*Material, error) {
	m, err := r.listed(ctx, id, spec, limit)
	if err == nil {
		err = r.constants(ctx, m, limit)
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

// names are those of a task's programs, in their order.
var names = [3]string{"prologue", "step", "epilogue"}

// listed reads the list of programs, and the programs.
func (r *reader) listed(ctx context.Context, id Hash, spec *protocol.TaskSpec, limit int64) (*Material, error) {
	m := &Material{Task: claim.Task{ID: id, Spec: spec}}
	var roots [3]Hash
	err := r.object(ctx, spec.ProgramRoot, 96, func(b []byte) error {
		if len(b) != 96 {
			return fmt.Errorf("%w: %d bytes, three roots have 96", ErrBytes, len(b))
		}
		for i := range roots {
			roots[i] = Hash(b[32*i:])
		}
		if listRoot(claim.KindPrograms, roots[:]) != spec.ProgramRoot {
			return ErrBytes
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("the programs: %w", err)
	}
	for i, into := range []**program.Program{&m.Task.Programs.Prologue, &m.Task.Programs.Step, &m.Task.Programs.Epilogue} {
		err := r.object(ctx, roots[i], min(limit, 1<<30), func(b []byte) error {
			var p program.Program
			if err := p.UnmarshalBinary(b); err != nil {
				return fmt.Errorf("%w: %w", ErrBytes, err)
			}
			if p.Root() != roots[i] {
				return ErrBytes
			}
			*into = &p
			return nil
		})
		if err != nil {
			return nil, fmt.Errorf("the %s: %w", names[i], err)
		}
	}
	return m, nil
}

// constants reads those that the programs name.
func (r *reader) constants(ctx context.Context, m *Material, limit int64) error {
	for i, p := range m.Task.Programs.List() {
		for _, in := range p.InputsOf(program.Constant) {
			n, _ := in.Shape.Elements()
			size := int64(n) * int64(width(in.DType))
			if size > limit {
				return fmt.Errorf("%w: a constant of %d bytes, the limit is %d", ErrUnavailable, size, limit)
			}
			var t program.Tensor
			err := r.object(ctx, in.Root, size, func(b []byte) error {
				if int64(len(b)) != size {
					return fmt.Errorf("%w: %d bytes, the program says %d", ErrBytes, len(b), size)
				}
				if t = decodeTensor(in.DType, int(n), b); t.Root() != in.Root {
					return ErrBytes
				}
				return nil
			})
			if err != nil {
				return fmt.Errorf("a constant of the %s: %w", names[i], err)
			}
			m.Task.Constants[i] = append(m.Task.Constants[i], t)
		}
	}
	return nil
}

// dataset reads the data set that the programs read.
func (r *reader) dataset(ctx context.Context, m *Material, limit int64) error {
	spec := m.Task.Spec
	layout, err := m.Task.Programs.Layout()
	if err != nil {
		return err
	}
	size := uint64(layout.Bytes())
	if size == 0 {
		return nil // a step that reads no batch
	}
	if spec.DatasetRecords > uint64(limit)/size {
		return fmt.Errorf("%w: a data set of %d records of %d bytes, the limit is %d bytes", ErrUnavailable, spec.DatasetRecords, size, limit)
	}
	err = r.object(ctx, spec.DatasetRoot, int64(size*spec.DatasetRecords), func(b []byte) (err error) {
		m.Records, err = NewRecords(spec, b)
		return err
	})
	if err != nil {
		return fmt.Errorf("the data set: %w", err)
	}
	return nil
}

// FetchState reads a state from keepers.
func FetchState(ctx context.Context, from Sources, spec *protocol.TaskSpec, root Hash) (protocol.State, error) {
	return newReader(from).state(ctx, spec, root)
}

func (r *reader) state(ctx context.Context, spec *protocol.TaskSpec, root Hash) (s protocol.State, err error) {
	layout := protocol.StateLayout(spec.ParamCount, spec.FragmentCount)
	err = r.object(ctx, root, int64(layout.MaxBytes()), func(b []byte) error {
		got, err := protocol.DecodeState(bytes.NewReader(b), spec.ParamCount, spec.FragmentCount)
		if err != nil {
			return fmt.Errorf("%w: %w", ErrBytes, err)
		}
		if got.Root(spec.FragmentCount) != root {
			return ErrBytes
		}
		s = got
		return nil
	})
	if err != nil {
		err = fmt.Errorf("the state before the round: %w", err)
	}
	return s, err
}

// checkpoints reads a claim's list from keepers, or from the openings of those who serve its trace.
func (r *reader) checkpoints(ctx context.Context, c *Claim) ([]Hash, error) {
	n := c.Schedule().Checkpoints()
	list := make([]Hash, n)
	err := r.object(ctx, c.ClaimHash, int64(32*n), func(b []byte) error {
		if len(b) != 32*n {
			return fmt.Errorf("%w: %d bytes, %d checkpoints have %d", ErrBytes, len(b), n, 32*n)
		}
		for i := range list {
			list[i] = Hash(b[32*i:])
		}
		if claim.Root(c.TaskID, c.Round, c.Trainer, list) != c.ClaimHash {
			return ErrBytes
		}
		return nil
	})
	if err == nil {
		return list, nil
	}
	if ctx.Err() != nil || !r.traced() {
		return nil, err
	}
	for at := 0; at < n; at += trace.MaxLeaves {
		some, err := r.roots(ctx, c.ClaimHash, fixed(c.Header()), span(uint64(at), uint64(min(n, at+trace.MaxLeaves)))...)
		if err != nil {
			return nil, fmt.Errorf("the claim's list of checkpoints: %w", err)
		}
		copy(list[at:], some)
	}
	return list, nil
}

// span is the indices [lo, hi).
func span(lo, hi uint64) []uint64 {
	out := make([]uint64, 0, hi-lo)
	for i := lo; i < hi; i++ {
		out = append(out, i)
	}
	return out
}

// listRoot commits to a list of roots.
func listRoot(kind uint8, roots []Hash) Hash {
	hashes := make([]Hash, len(roots))
	for i := range roots {
		hashes[i] = repops.LeafHash(roots[i][:])
	}
	return repops.Root(repops.Header{Kind: kind, Length: uint64(len(roots))}, hashes)
}

// decodeTensor reads n elements, little-endian.
func decodeTensor(d program.DType, n int, data []byte) program.Tensor {
	t := program.NewTensor(d, n)
	switch d {
	case program.F32:
		for i := range t.F32 {
			t.F32[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
		}
	case program.I32:
		for i := range t.I32 {
			t.I32[i] = int32(binary.LittleEndian.Uint32(data[4*i:]))
		}
	default:
		for i := range t.I8 {
			t.I8[i] = int8(data[i])
		}
	}
	return t
}

// width is the size of an element in bytes.
func width(d program.DType) int {
	if d == program.I8 {
		return 1
	}
	return 4
}
