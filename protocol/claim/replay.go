package claim

import (
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/repops/program"
)

// Task is what a replay needs of a Verified task.
type Task struct {
	ID       Hash
	Spec     *protocol.TaskSpec
	Programs Programs
	// Constants are those of prologue, step and epilogue.
	Constants [3][]program.Tensor
}

// Schedule is the task's.
func (t *Task) Schedule() Schedule { return Schedule{t.Spec.InnerSteps, t.Spec.CheckpointInterval} }

// Records are the training records of the task; an implementation checks them against the data set's root.
type Records interface {
	Record(ctx context.Context, index uint64) ([]byte, error)
}

// Replayer recomputes claims of one task. It keeps its memory between runs, and is not for use by two goroutines at once.
type Replayer struct {
	task      Task
	layout    Layout
	executors [3]*program.Executor
}

// Check is an error unless the programs fit the task; of the constants it says nothing.
func (t *Task) Check() error {
	if err := t.Programs.Check(t.Spec); err != nil {
		return err
	}
	if c := t.Spec.CheckpointInterval; c == 0 || c > t.Spec.InnerSteps {
		return fmt.Errorf("%w: a checkpoint every %d of %d steps", ErrPrograms, c, t.Spec.InnerSteps)
	}
	if root := t.Programs.Root(); root != t.Spec.ProgramRoot {
		return fmt.Errorf("%w: their root is %v, the task names %v", ErrPrograms, root, t.Spec.ProgramRoot)
	}
	return nil
}

// NewReplayer checks the programs against the task and plans them.
func NewReplayer(task Task) (*Replayer, error) {
	if err := task.Check(); err != nil {
		return nil, err
	}
	r := &Replayer{task: task}
	for i, p := range task.Programs.List() {
		x, err := program.NewExecutor(p, task.Constants[i])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", names[i], err)
		}
		r.executors[i] = x
	}
	var err error
	r.layout, err = task.Programs.Layout()
	return r, err
}

// Work is one trainer's work of one round.
type Work struct {
	Round   uint32
	Trainer common.Address
	// Params are the parameters of the state that the round starts from.
	Params  []float32
	Records Records
	// Pause, if not nil, is called before every operator, and now and then while a batch is read: as long as it blocks the work pauses, and an error
	// of its ends the work. The end of the context does too, if it is nil.
	Pause func(context.Context) error
	// Skips, if set, are inner steps that are only pretended: the local state stays what it was, and the outputs that it is made of are made up
	// to fit. Tests and demonstrations of cheating set it; nobody honest does.
	Skips func(step uint32) bool
}

// pauseRecords is after how many records of a batch the work may pause: some milliseconds.
const pauseRecords = 1 << 14

func (w Work) pause(ctx context.Context) error {
	if w.Pause != nil {
		return w.Pause(ctx)
	}
	return ctx.Err()
}

// Result is what a trainer claims and is paid for.
type Result struct {
	// Checkpoints are the local state roots.
	Checkpoints []Hash
	// Delta is the outer gradient in manifest order.
	Delta []float32
}

// Run does the whole work. checkpoint, if not nil, is told each checkpoint's local state, which it must not change nor keep;
// done counts the inner steps.
func (r *Replayer) Run(ctx context.Context, w Work, checkpoint func(done uint32, state []program.Tensor) error) (*Result, error) {
	s := r.task.Schedule()
	state, err := r.run(ctx, w, s.Prologue(), 0, nil)
	if err != nil {
		return nil, err
	}
	var out Result
	reached := func(done uint32) error {
		out.Checkpoints = append(out.Checkpoints, program.TensorsRoot(state))
		if checkpoint == nil {
			return nil
		}
		return checkpoint(done, state)
	}
	if err := reached(0); err != nil {
		return nil, err
	}
	for segment := 1; segment < s.Epilogue(); segment++ {
		lo, hi := s.StepsOf(segment)
		for step := lo; step < hi; step++ {
			if state, err = r.run(ctx, w, segment, step, state); err != nil {
				return nil, err
			}
		}
		if err := reached(hi); err != nil {
			return nil, err
		}
	}
	deltas, err := r.run(ctx, w, s.Epilogue(), 0, state)
	if err != nil {
		return nil, err
	}
	for _, d := range deltas {
		out.Delta = append(out.Delta, d.F32...)
	}
	return &out, nil
}

// run does one transition and returns the program's outputs.
func (r *Replayer) run(ctx context.Context, w Work, segment int, step uint32, state []program.Tensor) ([]program.Tensor, error) {
	x, in, err := r.inputs(ctx, w, segment, step, state)
	if err != nil || r.skips(w, segment, step) {
		return state, err
	}
	return x.Run(in, nil)
}

// skips says whether a transition is one that is only pretended.
func (r *Replayer) skips(w Work, segment int, step uint32) bool {
	return w.Skips != nil && r.task.Schedule().Program(segment) == 1 && w.Skips(step)
}

// pretend is Transition of a step that is skipped: every node has its output, but those that are the program's outputs have the state's.
func (r *Replayer) pretend(x *program.Executor, in *program.Inputs, state []program.Tensor, observe program.Observer) ([]program.Tensor, error) {
	if observe == nil {
		return state, nil
	}
	p := r.task.Programs.Step
	_, err := x.RunAll(in, func(part int, entry uint32, out program.Tensor) {
		if k := slices.Index(p.Outputs, entry); k >= 0 && part == p.MicroBatches() {
			out = state[k]
		}
		observe(part, entry, out)
	})
	return state, err
}

// Trace runs the transitions of a segment from the local state before it, which the prologue does not look at, and returns them with
// the local state after them; after the epilogue these are the deltas, and Local is the payload root.
func (r *Replayer) Trace(ctx context.Context, w Work, segment int, state []program.Tensor) (Segment, []program.Tensor, error) {
	s := r.task.Schedule()
	lo, hi := uint32(0), uint32(1)
	if segment != s.Prologue() && segment != s.Epilogue() {
		lo, hi = s.StepsOf(segment)
	}
	var out Segment
	for step := lo; step < hi; step++ {
		t, next, err := r.TraceTransition(ctx, w, segment, step, state)
		if err != nil {
			return nil, nil, err
		}
		out, state = append(out, t), next
	}
	return out, state, nil
}

// TraceTransition is Trace of one transition.
func (r *Replayer) TraceTransition(ctx context.Context, w Work, segment int, step uint32, state []program.Tensor) (Transition, []program.Tensor, error) {
	x, in, err := r.inputs(ctx, w, segment, step, state)
	if err != nil {
		return Transition{}, nil, err
	}
	var trace *program.Trace
	next := state
	if r.skips(w, segment, step) {
		var observe program.Observer
		trace, observe = r.task.Programs.Step.NewTrace()
		_, err = r.pretend(x, in, state, observe)
	} else {
		trace, next, err = x.Trace(in)
	}
	if err != nil {
		return Transition{}, nil, err
	}
	t := Transition{Trace: trace.Root()}
	if segment == r.task.Schedule().Epilogue() {
		t.Local, err = r.Payload(w, next)
	} else {
		t.Local = program.TensorsRoot(next)
	}
	return t, next, err
}

// Payload is the payload root of the epilogue's outputs, whether keepers take such a payload or not.
func (r *Replayer) Payload(w Work, deltas []program.Tensor) (Hash, error) {
	var delta []float32
	for _, d := range deltas {
		delta = append(delta, d.F32...)
	}
	leaves, err := r.task.Spec.ClaimedLeaves(delta)
	if err != nil {
		return Hash{}, err
	}
	return r.task.Spec.PayloadLeavesRoot(leaves, r.task.ID, w.Round, w.Trainer)
}

// Inputs are the program of a transition and what it is given: `state` is the local state before it, which the prologue does not look at.
func (r *Replayer) Inputs(ctx context.Context, w Work, segment int, step uint32, state []program.Tensor) (*program.Program, *program.Inputs, error) {
	_, in, err := r.inputs(ctx, w, segment, step, state)
	return r.task.Programs.List()[r.task.Schedule().Program(segment)], in, err
}

// Transition does one transition: the tensors after it, which may share memory with `state`. observe, if not nil, is told the output of every
// node, in any order; it must not keep it.
func (r *Replayer) Transition(ctx context.Context, w Work, segment int, step uint32, state []program.Tensor, observe program.Observer) ([]program.Tensor, error) {
	x, in, err := r.inputs(ctx, w, segment, step, state)
	if err != nil {
		return nil, err
	}
	if r.skips(w, segment, step) {
		return r.pretend(x, in, state, observe)
	}
	if observe == nil {
		return x.Run(in, nil)
	}
	return x.RunAll(in, observe)
}

func (r *Replayer) inputs(ctx context.Context, w Work, segment int, step uint32, state []program.Tensor) (*program.Executor, *program.Inputs, error) {
	if err := ctx.Err(); err != nil {
		return nil, nil, err
	}
	spec, which := r.task.Spec, r.task.Schedule().Program(segment)
	in := &program.Inputs{Constant: r.task.Constants[which], Round: w.Round, Step: step, Seed: StepSeed(spec.Seed, w.Round, w.Trainer, step)}
	if which != 1 {
		if uint64(len(w.Params)) != spec.ParamCount {
			return nil, nil, fmt.Errorf("%w: %d parameters, the task has %d", ErrPrograms, len(w.Params), spec.ParamCount)
		}
		for _, f := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
			in.State = append(in.State, program.Floats(w.Params[f.Lo:f.Hi]...))
		}
	}
	if which != 0 {
		in.State = append(in.State, state...)
	}
	if which == 1 {
		for m := range r.task.Programs.Step.MicroBatches() {
			batch, err := r.batch(ctx, w, step, m)
			if err != nil {
				return nil, nil, fmt.Errorf("step %d, micro-batch %d: %w", step, m, err)
			}
			in.Batch = append(in.Batch, batch)
		}
	}
	r.executors[which].Between(func() error { return w.pause(ctx) })
	return r.executors[which], in, nil
}

func (r *Replayer) batch(ctx context.Context, w Work, step uint32, m int) ([]program.Tensor, error) {
	return r.layout.Batch(func(row int) ([]byte, error) {
		if row%pauseRecords == pauseRecords-1 {
			if err := w.pause(ctx); err != nil {
				return nil, err
			}
		}
		slot := uint32(m*r.layout.rows + row)
		index := protocol.BatchIndex(r.task.Spec.Seed, w.Round, w.Trainer, step, slot, r.task.Spec.DatasetRecords)
		record, err := w.Records.Record(ctx, index)
		if err != nil {
			return nil, fmt.Errorf("record %d: %w", index, err)
		}
		return record, nil
	})
}
