// Package audittest makes Verified tasks whose step is the training step of a small GPT, with every object that an audit of their claims
// reads. Its claims are real: replays of the programs on derived batches.
package audittest

import (
	"bytes"
	"encoding/binary"
	"math"
	"net/http"
	"net/http/httptest"
	"path"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/repops/program/gpt"
	"assay/verifier/audit"
	"assay/verifier/trace"
)

// Small crosses the runs of a chain, of a sum and of a leaf, and has two micro-batches.
func Small() gpt.Config {
	return gpt.Config{Layers: 1, Width: 8, Heads: 2, Time: 260, Vocabulary: 20, Batch: 1, D: 2, A: 1, Steps: 8}
}

// World is a task and what there is of it.
type World struct {
	TB       testing.TB
	Material *audit.Material
	State    protocol.State
	// Objects are what keepers serve, by hash.
	Objects map[string][]byte
}

// Fill makes the programs of a GPT the task's and sets what of spec follows from them: parameters, programs, data set, first state. The
// spec's fragments, steps, checkpoints and seed stay.
func Fill(tb testing.TB, c gpt.Config, spec *protocol.TaskSpec) *World {
	tb.Helper()
	step, err := gpt.New(c, 1)
	require.NoError(tb, err)
	w := &World{TB: tb, Objects: map[string][]byte{}}
	for i := range step.Names {
		w.State.Params = append(w.State.Params, step.State[3*i].F32...)
	}
	w.State.Momentum = make([]float32, len(w.State.Params))
	spec.Tier, spec.ParamCount = uint8(protocol.TierVerified), uint64(len(w.State.Params))
	spec.InitialStateRoot = w.State.Root(spec.FragmentCount)
	task := claim.Task{Spec: spec}
	task.Programs.Step, task.Constants[1] = step.Program, step.Constants
	build := func(b *program.Builder) (*program.Program, []program.Tensor) {
		p, constants, err := b.Build()
		require.NoError(tb, err)
		return p, constants
	}
	fragments := protocol.Fragments(spec.ParamCount, spec.FragmentCount)
	whole := func(b *program.Builder) program.Value {
		var parts []program.Value
		for _, f := range fragments {
			parts = append(parts, b.Copy(b.State(program.F32, int(f.Len()))))
		}
		return b.Concat(0, parts...)
	}
	states := step.Program.InputsOf(program.State)
	dims := func(s program.Shape) []int {
		var out []int
		for _, d := range s.Slice() {
			out = append(out, int(d))
		}
		return out
	}
	b := program.NewMap()
	flat, at := whole(b), 0
	for k, s := range states {
		n, _ := s.Shape.Elements()
		switch {
		case k < 3*len(step.Names) && k%3 == 0:
			b.Output(b.Copy(b.Reshape(b.Slice(flat, 0, at, at+int(n)), dims(s.Shape)...)))
			at += int(n)
		case s.DType == program.I32:
			b.Output(b.Copy(b.Constant(program.Ints(0))))
		default:
			b.Output(b.Copy(b.Broadcast(b.Scalar(0), s.Shape)))
		}
	}
	task.Programs.Prologue, task.Constants[0] = build(b)
	b = program.NewMap()
	flat = whole(b)
	var after []program.Value
	for k, s := range states {
		v := b.State(s.DType, dims(s.Shape)...)
		if k < 3*len(step.Names) && k%3 == 0 {
			after = append(after, b.Flat(v))
		}
	}
	delta := b.Sub(flat, b.Concat(0, after...))
	for _, f := range fragments {
		b.Output(b.Copy(b.Slice(delta, 0, int(f.Lo), int(f.Hi))))
	}
	task.Programs.Epilogue, task.Constants[2] = build(b)
	spec.ProgramRoot = task.Programs.Root()

	var data []byte
	var records [][]byte
	for _, batch := range step.Batch(1, 0) {
		for k := range batch[0].I32 {
			record := binary.LittleEndian.AppendUint32(nil, uint32(batch[0].I32[k]))
			record = binary.LittleEndian.AppendUint32(record, uint32(batch[1].I32[k]))
			data, records = append(data, record...), append(records, record)
		}
	}
	spec.DatasetRecords, spec.DatasetRoot = uint64(len(records)), protocol.DatasetRoot(records)
	require.NoError(tb, task.Programs.Check(spec))
	kept, err := audit.NewRecords(spec, data)
	require.NoError(tb, err)
	w.Material = &audit.Material{Task: task, Records: kept}
	w.objects(data)
	return w
}

// New is Fill of a spec of its own: two fragments, four steps, a checkpoint every two.
func New(tb testing.TB, c gpt.Config) *World {
	tb.Helper()
	w := Fill(tb, c, &protocol.TaskSpec{FragmentCount: 2, InnerSteps: 4, CheckpointInterval: 2, PayloadBoundLog2: 10, Seed: [32]byte{7}})
	w.Material.Task.ID = audit.Hash{9}
	return w
}

func (w *World) objects(data []byte) {
	w.TB.Helper()
	task := &w.Material.Task
	var list []byte
	for i, p := range task.Programs.List() {
		root := p.Root()
		encoding, err := p.MarshalBinary()
		require.NoError(w.TB, err)
		w.Objects[root.String()] = encoding
		list = append(list, root[:]...)
		for _, t := range task.Constants[i] {
			w.Objects[t.Root().String()] = bytesOf(t)
		}
	}
	w.Objects[audit.Hash(task.Spec.ProgramRoot).String()] = list
	w.Objects[audit.Hash(task.Spec.DatasetRoot).String()] = data
	var file bytes.Buffer
	require.NoError(w.TB, protocol.WriteState(&file, w.State, task.Spec.FragmentCount))
	w.Objects[w.State.Root(task.Spec.FragmentCount).String()] = file.Bytes()
}

func bytesOf(t program.Tensor) []byte {
	var out []byte
	for _, x := range t.F32 {
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(x))
	}
	for _, x := range t.I32 {
		out = binary.LittleEndian.AppendUint32(out, uint32(x))
	}
	for _, x := range t.I8 {
		out = append(out, byte(x))
	}
	return out
}

// Claim is a claim of round 0 that is not filled in yet.
func (w *World) Claim(trainer common.Address) *audit.Claim {
	task := &w.Material.Task
	return &audit.Claim{TaskID: task.ID, Spec: task.Spec, Trainer: trainer, ParentRoot: w.State.Root(task.Spec.FragmentCount), Posted: map[int]audit.Hash{}}
}

// Lie changes what a trainer computes: the output of a node as it stands in the trace, which nobody reads, or the local state after a step,
// from which it goes on.
type Lie struct {
	Segment, Transition int
	Output              func(part int, entry uint32, x program.Tensor) program.Tensor
	Local               func(state []program.Tensor)
}

// Train puts a whole claim on a shelf, as Publish does, with a lie, and signs it: claim, payload and what keepers serve of it are set.
func (w *World) Train(s *trace.Shelf, c *audit.Claim, segment, transition int, lie Lie) claim.Segment {
	tb := w.TB
	tb.Helper()
	r, err := claim.NewReplayer(w.Material.Task)
	require.NoError(tb, err)
	require.NoError(tb, audit.AddMaterial(s, w.Material))
	require.NoError(tb, s.AddFragments(c.Spec, w.State))
	work := claim.Work{Round: c.Round, Trainer: c.Trainer, Params: w.State.Params, Records: w.Material.Records}
	schedule := c.Schedule()
	p := w.Material.Task.Programs
	var local []program.Tensor
	var checkpoints []audit.Hash
	var kept claim.Segment
	for j := range schedule.Segments() {
		which, first := schedule.Program(j), uint32(0)
		if which == 1 {
			first, _ = schedule.StepsOf(j)
		}
		q := p.List()[which]
		for i := range schedule.Transitions(j) {
			outputs := s.Record(q)
			lying := j == lie.Segment && i == lie.Transition
			if j == segment && j > 0 {
				_, err = s.AddState(local)
				require.NoError(tb, err)
			}
			local, err = r.Transition(tb.Context(), work, j, first+uint32(i), local, func(part int, entry uint32, x program.Tensor) {
				if j != segment {
					return
				}
				if lying && lie.Output != nil {
					x = lie.Output(part, entry, clone(x))
				}
				outputs.Observe(part, entry, x)
			})
			require.NoError(tb, err)
			if lying && lie.Local != nil {
				for k := range local {
					local[k] = clone(local[k])
				}
				lie.Local(local)
			}
			t := claim.Transition{}
			if j == schedule.Epilogue() {
				c.PayloadRoot, err = r.Payload(work, local)
				t.Local = c.PayloadRoot
			} else {
				t.Local, err = s.AddState(local)
			}
			require.NoError(tb, err)
			if j == segment {
				t.Trace, err = outputs.Root()
				require.NoError(tb, err)
				kept = append(kept, t)
			}
		}
		if j < schedule.Epilogue() {
			checkpoints = append(checkpoints, program.TensorsRoot(local))
		}
	}
	c.ClaimHash, err = s.AddRoots(c.Header(), checkpoints)
	require.NoError(tb, err)
	_, err = s.AddSegmentOf(c.ClaimHash, segment, kept)
	require.NoError(tb, err)
	w.Objects[c.ClaimHash.String()] = nil
	for _, h := range checkpoints {
		w.Objects[c.ClaimHash.String()] = append(w.Objects[c.ClaimHash.String()], h[:]...)
	}
	return kept
}

func clone(t program.Tensor) program.Tensor {
	return program.Tensor{DType: t.DType, F32: append([]float32(nil), t.F32...), I32: append([]int32(nil), t.I32...), I8: append([]int8(nil), t.I8...)}
}

// Keeper serves the objects until the test ends.
func (w *World) Keeper() string {
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		body, ok := w.Objects[path.Base(r.URL.Path)]
		if !ok {
			protocol.WriteError(rw, protocol.ErrObjectNotFound)
			return
		}
		_, _ = rw.Write(body)
	}))
	w.TB.Cleanup(server.Close)
	return server.URL
}

// Shelf is an empty shelf that is closed when the test ends.
func (w *World) Shelf() *trace.Shelf {
	w.TB.Helper()
	s, err := trace.NewShelf(w.TB.TempDir())
	require.NoError(w.TB, err)
	w.TB.Cleanup(func() { require.NoError(w.TB, s.Close()) })
	return s
}

// Serve serves a handler until the test ends.
func (w *World) Serve(h http.Handler) string {
	server := httptest.NewServer(h)
	w.TB.Cleanup(server.Close)
	return server.URL
}
