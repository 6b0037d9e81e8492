package training

import (
	"context"
	"time"

	"golang.org/x/sync/errgroup"

	"assay/protocol/claim"
	"assay/repops/program"
)

// warm is how long a first step may take for a second one to be measured in its place: the first pays for memory and caches.
const warm = 5 * time.Second

// Measure is how long a replay of one claim of the task takes on this machine, tracing not included, while so many are computed at a time: prologue,
// a step and epilogue are run on zeros, which take as long as any numbers, and the step counts for all. It needs programs and constants, and the
// memory of as many replays but for the data set.
func Measure(ctx context.Context, task *claim.Task, parallel int) (time.Duration, error) {
	layout, err := task.Programs.Layout()
	if err != nil {
		return 0, err
	}
	took := make([]time.Duration, max(1, parallel))
	g, ctx := errgroup.WithContext(ctx)
	for i := range took {
		g.Go(func() (err error) {
			took[i], err = measure(ctx, task, layout.Bytes())
			return err
		})
	}
	err = g.Wait()
	slowest := took[0]
	for _, d := range took {
		slowest = max(slowest, d)
	}
	return slowest, err
}

func measure(ctx context.Context, task *claim.Task, recordBytes int) (total time.Duration, err error) {
	r, err := claim.NewReplayer(*task)
	if err != nil {
		return 0, err
	}
	s := task.Schedule()
	w := claim.Work{Params: make([]float32, task.Spec.ParamCount), Records: zeros(recordBytes)}
	timed := func(segment int, state []program.Tensor) (out []program.Tensor, took time.Duration, err error) {
		began := time.Now()
		out, err = r.Transition(ctx, w, segment, 0, state, nil)
		return out, time.Since(began), err
	}
	state, took, err := timed(s.Prologue(), nil)
	if err != nil {
		return 0, err
	}
	total += took
	state = cloned(state) // what the executor gave it may write over
	after, step, err := timed(1, state)
	if err == nil && step < warm {
		after, step, err = timed(1, state)
	}
	if err != nil {
		return 0, err
	}
	_, took, err = timed(s.Epilogue(), cloned(after))
	return total + time.Duration(task.Spec.InnerSteps)*step + took, err
}

func cloned(state []program.Tensor) []program.Tensor {
	out := make([]program.Tensor, len(state))
	for i, x := range state {
		out[i] = Clone(x)
	}
	return out
}

// zeros is a data set of records of so many zero bytes.
type zeros int

// Record implements claim.Records.
func (z zeros) Record(context.Context, uint64) ([]byte, error) { return make([]byte, z), nil }
