package claim

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops/program"
)

const (
	width4, classes, rows = 4, 3, 2
	params                = classes*width4 + classes
	fragments             = 2
)

// toy is a linear layer under squared error, trained by SGD with momentum.
func toy(t *testing.T) Task { return toyWith(t, (*program.Builder).Copy) }

// toyWith is toy where enter brings fragments and batch fields in.
func toyWith(t *testing.T, enter func(*program.Builder, program.Value) program.Value) Task {
	t.Helper()
	spec := &protocol.TaskSpec{ParamCount: params, FragmentCount: fragments, InnerSteps: 5, CheckpointInterval: 2, DatasetRecords: 11, PayloadBoundLog2: 10, Seed: Hash{7}}
	halves := protocol.Fragments(params, fragments)
	whole := func(b *program.Builder) program.Value {
		var parts []program.Value
		for _, f := range halves {
			parts = append(parts, enter(b, b.State(program.F32, int(f.Len()))))
		}
		return b.Concat(0, parts...)
	}
	build := func(b *program.Builder) (*program.Program, []program.Tensor) {
		p, constants, err := b.Build()
		require.NoError(t, err)
		return p, constants
	}
	task := Task{ID: Hash{9}, Spec: spec}

	b := program.NewMap()
	flat := whole(b)
	b.Output(b.Copy(b.Reshape(b.Slice(flat, 0, 0, classes*width4), classes, width4)))
	b.Output(b.Copy(b.Slice(flat, 0, classes*width4, params)))
	b.Output(b.Copy(b.Broadcast(b.Scalar(0), program.Of(classes, width4))))
	b.Output(b.Copy(b.Broadcast(b.Scalar(0), program.Of(classes))))
	task.Programs.Prologue, task.Constants[0] = build(b)

	b = program.NewBuilder(2, 1)
	w, bias := b.State(program.F32, classes, width4), b.State(program.F32, classes)
	mw, mb := b.State(program.F32, classes, width4), b.State(program.F32, classes)
	x, y := enter(b, b.Batch(program.F32, 0, rows, width4)), enter(b, b.Batch(program.I32, 1, rows, classes))
	d := b.Sub(b.Linear(x, w, bias), b.Convert(program.F32, y))
	_, dw, db := b.LinearBackward(d, x, w)
	b.BeginStep()
	momentum := b.Scalar(0.5)
	mw, mb = b.Fma(momentum, mw, b.Reduce(dw)), b.Fma(momentum, mb, b.Reduce(db))
	b.Output(b.SGD(w, mw, b.Scalar(-0.0625)))
	b.Output(b.SGD(bias, mb, b.Scalar(-0.0625)))
	b.Output(mw)
	b.Output(mb)
	task.Programs.Step, task.Constants[1] = build(b)

	b = program.NewMap()
	flat = whole(b)
	w, bias = b.State(program.F32, classes, width4), b.State(program.F32, classes)
	b.State(program.F32, classes, width4)
	b.State(program.F32, classes)
	delta := b.Sub(flat, b.Concat(0, b.Flat(w), bias))
	for _, f := range halves {
		b.Output(b.Copy(b.Slice(delta, 0, int(f.Lo), int(f.Hi))))
	}
	task.Programs.Epilogue, task.Constants[2] = build(b)
	spec.ProgramRoot = task.Programs.Root()
	return task
}

// shelf has records that are a function of their index.
type shelf struct{ size int }

var errNoRecord = errors.New("no record")

func (s shelf) Record(_ context.Context, index uint64) ([]byte, error) {
	if index >= 11 {
		return nil, errNoRecord
	}
	var record []byte
	for i := range width4 {
		record = binary.LittleEndian.AppendUint32(record, math.Float32bits(float32(int(index)-5)/8*float32(i+1)))
	}
	for i := range classes {
		record = binary.LittleEndian.AppendUint32(record, uint32(int32(index%3)-int32(i)))
	}
	return record[:s.size], nil
}

const recordBytes = 4*width4 + 4*classes

func work() Work {
	w := Work{Round: 3, Trainer: common.Address{5}, Params: make([]float32, params), Records: shelf{recordBytes}}
	for i := range w.Params {
		w.Params[i] = float32(i-7) / 4
	}
	return w
}

func TestSchedule(t *testing.T) {
	for _, c := range []struct {
		steps, interval uint32
		last            [2]uint32
		checkpoints     int
	}{
		{5, 2, [2]uint32{4, 5}, 4}, {6, 2, [2]uint32{4, 6}, 4}, {1, 1, [2]uint32{0, 1}, 2}, {50, 50, [2]uint32{0, 50}, 2}, {1 << 16, 1, [2]uint32{1<<16 - 1, 1 << 16}, 1<<16 + 1},
		{math.MaxUint32, math.MaxUint32, [2]uint32{0, math.MaxUint32}, 2},
	} {
		s := Schedule{c.steps, c.interval}
		require.Equal(t, c.checkpoints, s.Checkpoints())
		require.Equal(t, c.checkpoints+1, s.Segments())
		lo, hi := s.StepsOf(s.Epilogue() - 1)
		require.Equal(t, c.last, [2]uint32{lo, hi})
		require.Equal(t, int(hi-lo), s.Transitions(s.Epilogue()-1))
		require.Equal(t, 1, s.Transitions(s.Prologue()))
		require.Equal(t, 1, s.Transitions(s.Epilogue()))
		for _, step := range []uint32{0, c.interval - 1, c.steps / 2, c.steps - 1} {
			segment, transition := s.Of(step)
			lo, hi := s.StepsOf(segment)
			require.Equal(t, step, lo+uint32(transition))
			require.Less(t, step, hi)
			require.Less(t, segment, s.Epilogue())
		}
	}
}

// noting notes which records are read.
type noting struct {
	shelf
	read *[]uint64
}

func (n noting) Record(ctx context.Context, index uint64) ([]byte, error) {
	*n.read = append(*n.read, index)
	return n.shelf.Record(ctx, index)
}

// A specification may have a claim read more records than any memory holds: nobody lists them all to look at some. It runs alone, as it measures what
// is allocated.
func TestRecordsOfAreNotListed(t *testing.T) {
	task := toy(t)
	task.Spec.InnerSteps = 1 << 20
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	looked := 0
	for range task.RecordsOf(0, common.Address{1}) {
		if looked++; looked == 100 {
			break
		}
	}
	runtime.ReadMemStats(&after)
	require.Equal(t, 100, looked)
	require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(1<<20))
}

// onlyByte is a data set of one record of a byte. It notes how much memory is in use when its last record is read.
type onlyByte struct {
	reads *int
	last  int
	inUse *uint64
}

func (o onlyByte) Record(context.Context, uint64) ([]byte, error) {
	if *o.reads++; *o.reads == o.last {
		*o.inUse = inUse()
	}
	return []byte{1}, nil
}

func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// A micro-batch may have more than a billion records of a byte, of a data set of one, and read four of them: a replay holds its bytes, which
// Footprint counts, and nothing else of each. It runs alone, as it measures what is in use.
func TestBatchesOfManyRecordsTakeTheirBytes(t *testing.T) {
	const many = 1 << 20
	task := toy(t)
	task.Spec.InnerSteps, task.Spec.CheckpointInterval, task.Spec.DatasetRecords = 1, 1, 1
	b := program.NewBuilder(1, 1)
	w, bias := b.State(program.F32, classes, width4), b.State(program.F32, classes)
	mw, mb := b.State(program.F32, classes, width4), b.State(program.F32, classes)
	few := b.Convert(program.F32, b.Copy(b.Reshape(b.Slice(b.Batch(program.I8, 0, many, 1), 0, 0, classes), classes)))
	b.BeginStep()
	b.Output(b.Copy(w))
	b.Output(b.Add(bias, b.Reduce(few)))
	b.Output(b.Copy(mw))
	b.Output(b.Copy(mb))
	var err error
	task.Programs.Step, task.Constants[1], err = b.Build()
	require.NoError(t, err)
	task.Spec.ProgramRoot = task.Programs.Root()
	r, err := NewReplayer(task)
	require.NoError(t, err)
	reads, atEnd, before := 0, uint64(0), inUse()
	w0 := Work{Trainer: common.Address{1}, Params: make([]float32, params), Records: onlyByte{&reads, many, &atEnd}}
	_, err = r.Run(t.Context(), w0, nil)
	require.NoError(t, err)
	require.Equal(t, many, reads)
	require.Less(t, atEnd, before+task.Programs.Footprint(task.Spec, 1, 0))
	// The work can be interrupted meanwhile, too.
	ctx, cancel := context.WithCancel(t.Context())
	reads = 0
	w0.Records = ending{w0.Records, cancel}
	_, err = r.Run(ctx, w0, nil)
	require.ErrorIs(t, err, context.Canceled)
	require.Less(t, reads, many)
}

// ending ends a context when its first record is read.
type ending struct {
	Records
	cancel context.CancelFunc
}

func (e ending) Record(ctx context.Context, index uint64) ([]byte, error) {
	e.cancel()
	return e.Records.Record(ctx, index)
}

func TestRecordsOfAreThoseThatAReplayReads(t *testing.T) {
	task := toy(t)
	r, err := NewReplayer(task)
	require.NoError(t, err)
	var read []uint64
	w := work()
	w.Records = noting{shelf{recordBytes}, &read}
	_, err = r.Run(t.Context(), w, func(uint32, []program.Tensor) error { return nil })
	require.NoError(t, err)
	require.NotEmpty(t, read)
	require.Equal(t, read, slices.Collect(task.RecordsOf(w.Round, w.Trainer)))
}

func TestClaimFollowsFromTheRound(t *testing.T) {
	task := toy(t)
	r, err := NewReplayer(task)
	require.NoError(t, err)
	var states [][]program.Tensor
	var done []uint32
	keep := func(n uint32, state []program.Tensor) error {
		var own []program.Tensor
		for _, x := range state {
			y := program.NewTensor(x.DType, x.Len())
			for i := range x.Len() {
				y.SetWord(uint64(i), x.Word(uint64(i)))
			}
			own = append(own, y)
		}
		done, states = append(done, n), append(states, own)
		return nil
	}
	got, err := r.Run(t.Context(), work(), keep)
	require.NoError(t, err)
	require.Equal(t, []uint32{0, 2, 4, 5}, done)
	require.Len(t, got.Checkpoints, 4)
	require.Len(t, got.Delta, params)
	require.NotZero(t, got.Delta[0])

	s := task.Schedule()
	leaves, err := task.Spec.EncodeLeaves(got.Delta)
	require.NoError(t, err)
	payload, err := task.Spec.PayloadLeavesRoot(leaves, task.ID, 3, work().Trainer)
	require.NoError(t, err)
	for segment := range s.Segments() {
		var before []program.Tensor
		if segment > 0 {
			before = states[segment-1]
		}
		traced, _, err := r.Trace(t.Context(), work(), segment, before)
		require.NoError(t, err)
		require.Len(t, traced, s.Transitions(segment))
		end := payload
		if segment < s.Epilogue() {
			end = got.Checkpoints[segment]
		}
		require.Equal(t, end, traced[len(traced)-1].Local, "segment %d", segment)
		again, _, err := r.Trace(t.Context(), work(), segment, before)
		require.NoError(t, err)
		require.Equal(t, -1, traced.First(again))
		again[len(again)-1].Trace[0] ^= 1
		require.Equal(t, len(again)-1, traced.First(again))
		require.NotEqual(t, traced.Root(), again.Root())
	}

	// The interval only says which local states are named.
	task.Spec.CheckpointInterval = 1
	fine, err := NewReplayer(task)
	require.NoError(t, err)
	every, err := fine.Run(t.Context(), work(), nil)
	require.NoError(t, err)
	require.Len(t, every.Checkpoints, 6)
	require.Equal(t, got.Delta, every.Delta)
	require.Equal(t, got.Checkpoints, []Hash{every.Checkpoints[0], every.Checkpoints[2], every.Checkpoints[4], every.Checkpoints[5]})
}

// The same numbers by the interpreter, put together by hand.
func TestClaimByHand(t *testing.T) {
	task := toy(t)
	r, err := NewReplayer(task)
	require.NoError(t, err)
	got, err := r.Run(t.Context(), work(), nil)
	require.NoError(t, err)

	halves := protocol.Fragments(params, fragments)
	var before []program.Tensor
	for _, f := range halves {
		before = append(before, program.Floats(work().Params[f.Lo:f.Hi]...))
	}
	counters := func(step uint32) program.Inputs {
		return program.Inputs{Round: 3, Step: step, Seed: StepSeed(task.Spec.Seed, 3, work().Trainer, step)}
	}
	in := counters(0)
	in.State, in.Constant = before, task.Constants[0]
	state, err := task.Programs.Prologue.Interpret(&in, nil)
	require.NoError(t, err)
	for step := range uint32(5) {
		in := counters(step)
		in.State, in.Constant = state, task.Constants[1]
		for m := range 2 {
			x, y := program.NewTensor(program.F32, rows*width4), program.NewTensor(program.I32, rows*classes)
			for row := range rows {
				index := protocol.BatchIndex(task.Spec.Seed, 3, work().Trainer, step, uint32(m*rows+row), 11)
				for i := range width4 {
					x.F32[row*width4+i] = float32(int(index)-5) / 8 * float32(i+1)
				}
				for i := range classes {
					y.I32[row*classes+i] = int32(index%3) - int32(i)
				}
			}
			in.Batch = append(in.Batch, []program.Tensor{x, y})
		}
		state, err = task.Programs.Step.Interpret(&in, nil)
		require.NoError(t, err)
	}
	in = counters(0)
	in.State, in.Constant = append(before, state...), task.Constants[2]
	deltas, err := task.Programs.Epilogue.Interpret(&in, nil)
	require.NoError(t, err)
	require.Equal(t, program.TensorsRoot(state), got.Checkpoints[3])
	require.Equal(t, append(deltas[0].F32, deltas[1].F32...), got.Delta)
}

func TestClaimsAreTheirTrainers(t *testing.T) {
	roots := []Hash{{1}, {2}}
	base := Root(Hash{1}, 2, common.Address{3}, roots)
	require.NotEqual(t, base, Root(Hash{2}, 2, common.Address{3}, roots))
	require.NotEqual(t, base, Root(Hash{1}, 3, common.Address{3}, roots))
	require.NotEqual(t, base, Root(Hash{1}, 2, common.Address{4}, roots))
	require.NotEqual(t, base, Root(Hash{1}, 2, common.Address{3}, roots[:1]))
	require.NotEqual(t, StepSeed(Hash{1}, 2, common.Address{3}, 4), StepSeed(Hash{1}, 2, common.Address{3}, 5))
	require.NotEqual(t, StepSeed(Hash{1}, 2, common.Address{3}, 4), StepSeed(Hash{1}, 2, common.Address{4}, 4))
}

func TestProgramsThatDoNotFit(t *testing.T) {
	for name, spoil := range map[string]func(*Task){
		"another root":             func(k *Task) { k.Spec.ProgramRoot[0] ^= 1 },
		"no step":                  func(k *Task) { k.Programs.Step = nil },
		"prologue as step":         func(k *Task) { k.Programs.Step = k.Programs.Prologue },
		"step as epilogue":         func(k *Task) { k.Programs.Epilogue = k.Programs.Step },
		"prologue as epilogue":     func(k *Task) { k.Programs.Epilogue = k.Programs.Prologue },
		"other fragments":          func(k *Task) { k.Spec.FragmentCount = 3 },
		"other sizes of fragments": func(k *Task) { k.Spec.ParamCount = params + 1 },
		"no interval":              func(k *Task) { k.Spec.CheckpointInterval = 0 },
		"an interval too long":     func(k *Task) { k.Spec.CheckpointInterval = 6 },
		"missing constants":        func(k *Task) { k.Constants[1] = nil },
	} {
		t.Run(name, func(t *testing.T) {
			task := toy(t)
			spoil(&task)
			_, err := NewReplayer(task)
			require.Error(t, err)
		})
	}
}

// Programs that a task commits to and that do not fit together, each refused for what is wrong with it.
func TestCheckNamesWhatDoesNotFit(t *testing.T) {
	halves := protocol.Fragments(params, fragments)
	build := func(b *program.Builder) *program.Program {
		p, _, err := b.Build()
		require.NoError(t, err)
		return p
	}
	whole := func(b *program.Builder) program.Value {
		var parts []program.Value
		for _, f := range halves {
			parts = append(parts, b.Copy(b.State(program.F32, int(f.Len()))))
		}
		return b.Concat(0, parts...)
	}
	// prologue is one with those outputs behind the two parameters.
	prologue := func(b *program.Builder, momentum ...program.Shape) *program.Program {
		flat := whole(b)
		b.Output(b.Copy(b.Reshape(b.Slice(flat, 0, 0, classes*width4), classes, width4)))
		b.Output(b.Copy(b.Slice(flat, 0, classes*width4, params)))
		for _, shape := range momentum {
			b.Output(b.Copy(b.Broadcast(b.Scalar(0), shape)))
		}
		return build(b)
	}
	// epilogue is one with such a local state, whose outputs are cut at those places.
	epilogue := func(local [][]int, cuts ...int) *program.Program {
		b := program.NewMap()
		flat := whole(b)
		for _, dims := range local {
			b.State(program.F32, dims...)
		}
		for i := range len(cuts) - 1 {
			b.Output(b.Copy(b.Slice(flat, 0, cuts[i], cuts[i+1])))
		}
		return build(b)
	}
	w, short := program.Of(classes, width4), program.Of(classes+1)
	local := [][]int{{classes, width4}, {classes}, {classes, width4}, {classes}}
	cuts := []int{0, int(halves[0].Hi), params}
	for name, x := range map[string]struct {
		rule  error
		spoil func(*Programs)
	}{
		"no prologue": {nil, func(p *Programs) { p.Prologue = nil }},
		"no step":     {nil, func(p *Programs) { p.Step = nil }},
		"the step loops, prologue and epilogue do not": {ErrForm, func(p *Programs) { p.Step = p.Prologue }},
		"entry 0 of the prologue: it has micro-batches": {ErrForm, func(p *Programs) {
			q := *p.Step
			q.Loop = false
			p.Prologue = &q
		}},
		"of the prologue: it is f32 [4], state 3 of the step is f32 [3]": {ErrResult, func(p *Programs) {
			p.Prologue = prologue(program.NewMap(), w, short)
		}},
		"entry 0 of the prologue: it has 3 outputs, 4 are wanted": {ErrForm, func(p *Programs) { p.Prologue = prologue(program.NewMap(), w) }},
		"entry 0 of the epilogue: it has 5 inputs":                {ErrForm, func(p *Programs) { p.Epilogue = epilogue(local[:3], cuts...) }},
		"of the epilogue: it is f32 [4], state 3 of the step is f32 [3]": {ErrState, func(p *Programs) {
			p.Epilogue = epilogue(append(local[:3:3], []int{classes + 1}), cuts...)
		}},
		"entry 0 of the epilogue: it has 1 outputs, 2 are wanted": {ErrForm, func(p *Programs) { p.Epilogue = epilogue(local, 0, params) }},
		"of the epilogue: it is f32 [7], fragment 0 has 8 f32": {ErrResult, func(p *Programs) {
			p.Epilogue = epilogue(local, 0, cuts[1]-1, params)
		}},
	} {
		task := toy(t)
		x.spoil(&task.Programs)
		err := task.Programs.Check(task.Spec)
		require.ErrorIs(t, err, ErrPrograms, name)
		require.ErrorContains(t, err, name)
		if x.rule != nil {
			require.ErrorIs(t, err, x.rule, name)
		}
	}
}

// Inputs of one program in another order, or of another kind, which no rule on entries forbids.
func TestInputsStandWhereTheyAreLookedFor(t *testing.T) {
	for name, x := range map[string]struct {
		rule  error
		spoil func(*Task)
	}{
		// Two states are as many as there are fragments; one of them is input 2.
		"a constant between the fragments": {ErrState, func(k *Task) {
			in := k.Programs.Prologue.Inputs
			k.Programs.Prologue.Inputs = []program.Input{in[0], {Provenance: program.Constant, DType: program.F32, Shape: program.Of(1), Root: Hash{1}}, {Provenance: program.State, Index: 2, DType: in[1].DType, Shape: in[1].Shape}}
		}},
		"a counter for a fragment": {ErrState, func(k *Task) {
			k.Programs.Prologue.Inputs[0] = program.Input{Provenance: program.Counter, DType: program.I32}
		}},
		"a state too many": {ErrState, func(k *Task) {
			q := k.Programs.Epilogue
			q.Inputs = append(q.Inputs, program.Input{Provenance: program.State, Index: 6, DType: program.F32, Shape: program.Of(1)})
		}},
		"a fragment of integers": {ErrState, func(k *Task) { k.Programs.Epilogue.Inputs[1].DType = program.I32 }},
		"a field left out":       {ErrField, func(k *Task) { k.Programs.Step.Inputs[5].Index = 2 }},
		"fields turned round": {ErrField, func(k *Task) {
			in := k.Programs.Step.Inputs
			in[4].Index, in[5].Index = 1, 0
		}},
		"a field twice":    {ErrField, func(k *Task) { k.Programs.Step.Inputs[5].Index = 0 }},
		"fields apart":     {ErrField, func(k *Task) { in := k.Programs.Step.Inputs; in[5], in[6] = in[6], in[5] }},
		"a field less row": {ErrField, func(k *Task) { k.Programs.Step.Inputs[5].Shape.Dims[0]++ }},
		"a field no rows":  {ErrField, func(k *Task) { k.Programs.Step.Inputs[4].Shape = program.Shape{} }},
		"a step without step nodes": {ErrForm, func(k *Task) {
			q := k.Programs.Step
			q.Step = nil
			for i := range q.Outputs {
				q.Outputs[i] = uint32(1 + i)
			}
		}},
		"a fragment for an output": {ErrNotCopied, func(k *Task) {
			k.Programs.Epilogue.Outputs[0] = 1
		}},
	} {
		task := toy(t)
		for _, p := range task.Programs.List() {
			p.Inputs, p.Outputs = slices.Clone(p.Inputs), slices.Clone(p.Outputs)
		}
		require.Nil(t, task.Programs.Misfit(task.Spec))
		x.spoil(&task)
		m := task.Programs.Misfit(task.Spec)
		require.NotNil(t, m, name)
		require.ErrorIs(t, m, x.rule, name)
		require.ErrorIs(t, m, ErrPrograms, name)
		require.Equal(t, m, task.Programs.Judge(task.Spec, m.Which, m.Entry, m.Step), name)
	}
}

// Nothing that an honest task has shows that it does not fit, whatever it is held against.
func TestWhatFitsIsNeverAMisfit(t *testing.T) {
	task := toy(t)
	for which, p := range task.Programs.List() {
		for entry := range uint32(p.Entries()) {
			for beside := range uint32(task.Programs.Step.Entries()) {
				require.Nil(t, task.Programs.Judge(task.Spec, which, entry, beside), "%d %d %d", which, entry, beside)
			}
		}
	}
}

func TestRecordsThatDoNotFit(t *testing.T) {
	r, err := NewReplayer(toy(t))
	require.NoError(t, err)
	w := work()
	w.Records = shelf{recordBytes - 1}
	_, err = r.Run(t.Context(), w, nil)
	require.ErrorIs(t, err, ErrPrograms)
	w = work()
	w.Params = w.Params[1:]
	_, err = r.Run(t.Context(), w, nil)
	require.ErrorIs(t, err, ErrPrograms)
	stop := fmt.Errorf("stop")
	_, err = r.Run(t.Context(), work(), func(done uint32, _ []program.Tensor) error {
		if done > 0 {
			return stop
		}
		return nil
	})
	require.ErrorIs(t, err, stop)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = r.Run(ctx, work(), nil)
	require.ErrorIs(t, err, context.Canceled)
}

func TestOnlyCopiesReadWhatComesFromOutside(t *testing.T) {
	whole := toyWith(t, func(_ *program.Builder, v program.Value) program.Value { return v })
	for i, name := range []string{"prologue", "step", "epilogue"} {
		task := toy(t)
		switch i {
		case 0:
			task.Programs.Prologue = whole.Programs.Prologue
		case 1:
			task.Programs.Step = whole.Programs.Step
		case 2:
			task.Programs.Epilogue = whole.Programs.Epilogue
		}
		require.ErrorContains(t, task.Programs.Check(task.Spec), "which only a copy may read", name)
	}
}
