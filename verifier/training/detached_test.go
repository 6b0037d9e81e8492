package training_test

import (
	"context"
	"errors"
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/repops/program"
	"assay/verifier/training"
)

// A detached replay answers at once, computes what was asked for first, keeps what it had when it is stopped, and has the same to show in
// the end.
func TestDetachedReplay(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.start(long, nil)
	whole := w.replay(long, 0, 0)
	ctx := t.Context()
	work := w.work(long, 0, 0)
	var pause error
	operators := 0
	work.Pause = func(context.Context) error {
		operators++
		return pause
	}
	r, err := training.NewReplay(ctx, &w.task, work, long.initial(), dataset(t, long.records(w.task.Spec.DatasetRecords)))
	require.NoError(t, err)
	require.Positive(t, operators)
	r.Detach()
	computes := func(want bool) {
		t.Helper()
		did, err := r.Compute(ctx)
		require.NoError(t, err)
		require.Equal(t, want, did)
	}
	r.Look(1)
	computes(false)
	_, err = r.Segment(ctx, 99)
	require.ErrorIs(t, err, training.ErrEvidence)
	_, err = r.Segment(ctx, 1)
	require.ErrorIs(t, err, training.ErrComputing)
	require.Equal(t, 2, w.task.Schedule().Transitions(1))
	computes(true)
	// A clock runs for another one, which comes first from the next look on.
	r.Look(2)
	_, err = r.Segment(ctx, 2)
	require.ErrorIs(t, err, training.ErrComputing)
	_, err = r.Segment(ctx, 1)
	require.ErrorIs(t, err, training.ErrComputing)
	pause = errors.New("stop")
	_, err = r.Compute(ctx)
	require.ErrorIs(t, err, pause)
	pause = nil
	computes(true)
	computes(true)
	_, err = r.Segment(ctx, 2)
	require.NoError(t, err)
	_, err = r.Segment(ctx, 1)
	require.ErrorIs(t, err, training.ErrComputing)
	computes(true) // its second transition: the first was kept
	computes(false)
	for j := 1; j < 3; j++ {
		own, err := r.Segment(ctx, j)
		require.NoError(t, err)
		other, err := whole.Segment(ctx, j)
		require.NoError(t, err)
		require.Equal(t, other, own)
	}

	// A transition is there until it was taken, or nobody wants it.
	r.Look(3)
	for i := range 2 {
		_, err = r.Transition(ctx, 1, i)
		require.ErrorIs(t, err, training.ErrComputing)
	}
	computes(true)
	computes(false)
	_, err = r.Transition(ctx, 1, 1)
	require.ErrorIs(t, err, training.ErrComputing)
	computes(false)
	x, err := r.Transition(ctx, 1, 0)
	require.NoError(t, err)
	y, err := whole.Transition(ctx, 1, 0)
	require.NoError(t, err)
	require.Equal(t, y.Trace().Root(), x.Trace().Root())
	computes(true)
	r.Look(4)
	_, err = r.Transition(ctx, 1, 0)
	require.ErrorIs(t, err, training.ErrComputing)
	computes(false)
	r.Look(5)
	_, err = r.Transition(ctx, 1, 0)
	require.ErrorIs(t, err, training.ErrComputing)
	computes(true)
}

// What a defender can say without the replay of a segment it says while that is computed, whichever was asked for first.
func TestDefenderDoesNotWaitForItsReplay(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.start(long, nil)
	honest := w.honest(long, 0, 0)
	w.commit(honest)
	id := w.id(honest)
	r := w.replay(long, 0, 0)
	r.Detach()
	w.open(honest, 1)
	w.open(honest, chain.NoSegment)
	d := &training.Defence{Replay: r, Gradient: honest.Gradient}
	answer := func() (moved, waits int) {
		r.Look(w.time)
		for due, err := range d.Defend(t.Context(), w.view(), w.disputes(id)) {
			if errors.Is(err, training.ErrComputing) {
				waits++
				continue
			}
			require.NoError(t, err)
			require.NoError(t, w.send(trainer, due.Call))
			moved++
		}
		return moved, waits
	}
	moved, waits := answer()
	require.Equal(t, 1, moved, "the list of checkpoints is there")
	require.Equal(t, 1, waits)
	for waits > 0 {
		for more := true; more; {
			var err error
			more, err = r.Compute(t.Context())
			require.NoError(t, err)
		}
		w.time++
		_, waits = answer()
	}
	for _, x := range w.disputes(id) {
		require.False(t, x.Turn().Trainers())
	}
}

// The posting of a segment of several transitions is made of their roots: none of them runs again for it, which 32 disputes at once had no time for. Of
// a segment of one transition it shows the trace.
func TestAPostingComputesNothingTwice(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		segment uint32
		runs    int
	}{{0, 2}, {1, 2}} {
		w := newWorld(t)
		w.start(long, nil)
		honest := w.honest(long, 0, 0)
		w.commit(honest)
		r := w.replay(long, 0, 0)
		r.Detach()
		w.open(honest, x.segment)
		d := &training.Defence{Replay: r, Gradient: honest.Gradient}
		runs := 0
		for posted := false; !posted; w.time++ {
			require.LessOrEqual(t, runs, x.runs, "segment %d", x.segment)
			r.Look(w.time)
			for due, err := range d.Defend(t.Context(), w.view(), w.disputes(w.id(honest))) {
				if posted = !errors.Is(err, training.ErrComputing); posted {
					require.NoError(t, err)
					require.NoError(t, w.send(trainer, due.Call))
				}
			}
			for more := !posted; more; {
				var err error
				more, err = r.Compute(t.Context())
				require.NoError(t, err)
				if more {
					runs++
				}
			}
		}
		require.Equal(t, x.runs, runs, "segment %d", x.segment)
	}
}

// What a replay takes is known from the programs: what its pieces take is in it.
func TestFootprint(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.start(long, nil)
	small := training.Footprint(&w.task, 1000)
	require.Equal(t, small+11*1000, training.Footprint(&w.task, 2000))
	require.Greater(t, small, program.TraceBytes(w.task.Programs.Step)+2*w.task.Programs.Step.OutputBytes(), "all of it is held")
	streamed := w.task.Programs.Footprint(w.task.Spec, 1000, 1)
	require.Equal(t, small-streamed, 9*program.HeldBytes(w.task.Programs.Step)/4-(2*program.OpeningBytes(w.task.Programs.Step)+program.OpeningBytes(w.task.Programs.Step)/4),
		"what is not held takes no memory")
	require.Equal(t, ^uint64(0), training.Footprint(&w.task, ^uint64(0)))
	more := w.task
	p := *more.Programs.Step
	more.Programs.Step = &p
	p.Inputs = append(p.Inputs, program.Input{Provenance: program.Constant, DType: program.F32, Shape: program.Of(1000)})
	require.Greater(t, training.Footprint(&more, 1000), small+4000)
}

// Sham disputes that ask for right accumulators in more transitions than a replay holds keep nobody from finding that a claim is right.
func TestSoundChainsAreLookedAtOnce(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.start(long, nil)
	honest := w.honest(long, 0, 0)
	id := w.id(honest)
	w.mover = stranger
	for i := range 2 {
		sham := w.call(stranger, w.dispute, "open", honest.Signed(), uint32(1))[0].(*big.Int).Int64()
		if i == 0 {
			w.post(honest, 1, sham)
		} else {
			w.defend(honest, sham, nil)
		}
		w.demand(honest, sham, training.Place{Segment: 1, Transition: i, Entry: chained(t, honest.Segments[1][i], 0), Index: 2})
		w.defend(honest, sham, nil)
	}
	r := w.replay(long, 0, 0)
	r.Detach()
	sound := make(map[training.Chain]bool)
	settled := false
	for look := uint64(1); !settled; look++ {
		require.Less(t, look, uint64(30), "it never ends")
		r.Look(look)
		v := w.view()
		k := accuse(r, honest)
		k.Sound = sound
		var err error
		k.Posted, err = v.SegmentsPosted(t.Context(), 0, id)
		require.NoError(t, err)
		_, settled, err = k.Challenge(t.Context(), v, id, account(challenger), w.disputes(id), nil)
		if !errors.Is(err, training.ErrComputing) {
			require.NoError(t, err)
		}
		for more := true; more; {
			more, err = r.Compute(t.Context())
			require.NoError(t, err)
		}
	}
	require.Len(t, sound, 2)
}

// A transition that is not held as a whole has the roots of one that is, and the outputs that were asked for together, as far as they fit; what does
// not fit comes with the next run.
func TestTransitionsAreHeldInParts(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.start(long, nil)
	ctx, step := t.Context(), w.task.Programs.Step
	whole := w.replay(long, 0, 0)
	whole.Hold(math.MaxUint64)
	all, err := whole.Transition(ctx, 1, 0)
	require.NoError(t, err)
	first := uint32(1 + len(step.Inputs) + len(step.Micro))
	last := first + 1
	for slices.Contains(step.Outputs, last) { // those are held anyhow
		last++
	}
	parts := step.MicroBatches()

	r := w.replay(long, 0, 0)
	r.Detach()
	compute := func() (runs int) {
		for more := true; more; runs++ {
			var err error
			more, err = r.Compute(ctx)
			require.NoError(t, err)
		}
		return runs - 1
	}
	// shown asks for a node, and looks at what there is if it is there.
	shown := func(part int, entry uint32) bool {
		x, err := r.Node(ctx, 1, 0, part, entry)
		if errors.Is(err, training.ErrComputing) {
			return false
		}
		require.NoError(t, err)
		require.Equal(t, all.Trace().Root(), x.Trace().Root())
		require.Equal(t, all.Local, x.Local)
		got, at, err := x.Node(part, entry)
		require.NoError(t, err)
		want, same, err := all.Node(part, entry)
		require.NoError(t, err)
		require.Equal(t, same, at)
		require.Equal(t, want.Tensor, got.Tensor)
		return true
	}
	r.Look(1)
	require.False(t, shown(parts, first))
	require.False(t, shown(parts, last))
	require.Equal(t, 1, compute(), "the second waits until the first was seen")
	r.Look(2)
	require.True(t, shown(parts, first))
	require.False(t, shown(parts, last))
	require.Equal(t, 1, compute())
	r.Look(3)
	require.True(t, shown(parts, last))
	require.False(t, shown(0, uint32(1+len(step.Inputs))))

	r.Hold(program.HeldBytes(step) - 1)
	require.Equal(t, 1, compute())
	r.Look(4)
	require.True(t, shown(0, uint32(1+len(step.Inputs))))
	require.False(t, shown(parts, first))
	require.False(t, shown(parts, last))
	require.Equal(t, 1, compute(), "both fit")
	r.Look(5)
	require.True(t, shown(parts, first))
	require.True(t, shown(parts, last))

	for _, n := range []struct {
		part  int
		entry uint32
	}{{-1, first}, {parts + 1, first}, {0, first}, {parts, first - 1}, {parts, first + uint32(len(step.Step))}, {parts, 0}} {
		_, err := r.Node(ctx, 1, 0, n.part, n.entry)
		require.ErrorIs(t, err, training.ErrEvidence)
	}
}
