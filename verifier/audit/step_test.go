package audit_test

import (
	"context"
	"math"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/audittest"
	"assay/repops/program"
	"assay/verifier"
	"assay/verifier/audit"
	"assay/verifier/trace"
)

// replays re-executes a segment, from objects alone unless the traces are named.
func (w *world) replays(segment, transition int) audit.StepConfig {
	return audit.StepConfig{Claim: w.claim, Sources: audit.Sources{Keepers: []string{w.Keeper()}}, Segment: segment, Transition: transition}
}

func step(t *testing.T, cfg audit.StepConfig) *audit.Report {
	t.Helper()
	report, err := audit.Step(t.Context(), cfg)
	require.NoError(t, err)
	return report
}

func TestStepMatches(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	var told []string
	for segment := range w.claim.Schedule().Segments() {
		cfg := w.replays(segment, -1)
		cfg.OnStep = func(what string) { told = append(told, what) }
		matches(t, step(t, cfg))
	}
	require.Contains(t, told, "inner step 3")

	whole := w.replays(0, -1)
	whole.Whole = true
	matches(t, step(t, whole))
	// The list need not be served: what was signed is its hash.
	delete(w.Objects, w.claim.ClaimHash.String())
	whole.Sources.Keepers = []string{w.Keeper()}
	matches(t, step(t, whole))
	r := step(t, w.replays(stepSegment, -1))
	require.Equal(t, verifier.Inconclusive, r.Outcome)
	require.Contains(t, r.Reason, "list of checkpoints")
	// Nor for the epilogue, whose payload was signed.
	matches(t, step(t, w.replays(3, -1)))

	// Who serves the trace serves the list and the state before the segment: nothing before it is re-executed.
	cfg := w.replays(stepSegment, -1)
	cfg.Sources.Traces = []string{w.url}
	cfg.Traces = true
	told = nil
	cfg.OnStep = func(what string) { told = append(told, what) }
	r = step(t, cfg)
	matches(t, r)
	require.Equal(t, []string{"the state before it", "inner step 2", "inner step 3"}, told)
	require.False(t, r.TraceRoot.IsZero())
	cfg.Transition = 0
	told = nil
	matches(t, step(t, cfg))
	require.Equal(t, []string{"the state before it", "inner step 2"}, told)
}

// A state that does not follow is found where it first shows, and followed to an element where somebody serves the states.
func TestStepFindsAForgedState(t *testing.T) {
	lie := audittest.Lie{Segment: stepSegment, Transition: 0, Local: func(state []program.Tensor) { state[3].F32[7] *= 2 }}
	w := newWorld(t, stepSegment, lie)
	matches(t, step(t, w.replays(1, -1)))
	for _, whole := range []bool{false, true} {
		cfg := w.replays(stepSegment, -1)
		cfg.Whole = whole
		r := step(t, cfg)
		require.Equal(t, verifier.NoMatch, r.Outcome, r.Reason)
		require.Equal(t, stepSegment, r.Finding.Segment)
		require.NotNil(t, r.Finding.ClaimedRoot)
		require.Equal(t, audit.Yes, r.Commitment.Status)
		require.Equal(t, audit.No, r.Replay.Status)
	}
	// The epilogue follows from the forged state, but not from the true one: a replay from the round's state finds the first lie.
	r := step(t, w.replays(3, -1))
	require.Equal(t, verifier.NoMatch, r.Outcome)
	require.Equal(t, stepSegment, r.Finding.Segment)

	cfg := w.replays(stepSegment, -1)
	cfg.Sources.Traces = []string{w.url}
	cfg.Traces = true
	r = step(t, cfg)
	require.Equal(t, verifier.NoMatch, r.Outcome, r.Reason)
	f := r.Finding
	require.Equal(t, 0, f.Transition)
	require.EqualValues(t, 2, *f.Step)
	require.Contains(t, f.What, "tensor 3 of the local state")
	require.EqualValues(t, 7, *f.Element)
	require.NotEqual(t, f.Claimed.Bits, f.Computed.Bits)
	require.Contains(t, r.Reason, "inner step 2")
}

// A wrong operator behind which the trainer went on is named with both values, from a trace that the trainer posted.
func TestStepNamesTheOperator(t *testing.T) {
	w := audittest.New(t, audittest.Small())
	part, entry := firstNode(w.Material.Task.Programs.Step, program.OpMatmul, nil)
	lie := audittest.Lie{Segment: stepSegment, Transition: 1, Output: func(at int, e uint32, x program.Tensor) program.Tensor {
		if at == part && e == entry {
			x.F32[5] = 3
		}
		return x
	}, Local: func(state []program.Tensor) { state[0].F32[0] = 1 }}
	v := newWorld(t, stepSegment, lie)
	cfg := v.replays(stepSegment, -1)
	cfg.Sources.Traces = []string{v.url}
	cfg.Traces = true
	r := step(t, cfg)
	require.Equal(t, verifier.NoMatch, r.Outcome, r.Reason)
	f := r.Finding
	require.Equal(t, "matmul", f.Operator)
	require.Equal(t, entry, f.Entry)
	require.Equal(t, part, *f.Part)
	require.EqualValues(t, 5, *f.Element)
	require.Equal(t, "3", f.Claimed.Decimal)
	require.False(t, r.Posted)
}

// Of a step inside a segment only what the trainer posted can be held against it: a lie of a server beside a right checkpoint is none of
// the trainer's.
func TestStepKeepsServerAndTrainerApart(t *testing.T) {
	w := audittest.New(t, audittest.Small())
	_, entry := firstNode(w.Material.Task.Programs.Step, program.OpMatmul, nil)
	v := newWorld(t, stepSegment, audittest.Lie{Segment: stepSegment, Transition: 0, Output: func(at int, e uint32, x program.Tensor) program.Tensor {
		if at == 0 && e == entry {
			x.F32[5] = 3
		}
		return x
	}})
	cfg := v.replays(stepSegment, 0)
	cfg.Sources.Traces = []string{v.url}
	cfg.Traces = true
	r := step(t, cfg)
	matches(t, r)
	require.Contains(t, r.Replay.Detail, "nobody signed")
	root, err := v.shelf.Segment(v.claim.ClaimHash, stepSegment)
	require.NoError(t, err)
	v.claim.Posted[stepSegment] = root
	r = step(t, cfg)
	require.Equal(t, verifier.NoMatch, r.Outcome, r.Reason)
	require.True(t, r.Posted)
	require.EqualValues(t, 5, *r.Finding.Element)
}

// Objects that are not what they are asked for, or are missing, leave nothing said.
func TestStepHostileObjects(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	spec := w.claim.Spec
	constants := w.Material.Task.Constants[1]
	for name, root := range map[string]audit.Hash{
		"programs": spec.ProgramRoot, "step": w.Material.Task.Programs.Step.Root(), "constant": constants[len(constants)-1].Root(),
		"data set": spec.DatasetRoot, "state": w.claim.ParentRoot, "list": w.claim.ClaimHash,
	} {
		held := w.Objects[root.String()]
		for kind, bad := range map[string][]byte{
			"flipped": append(append([]byte{}, held[:len(held)-1]...), held[len(held)-1]^1), "short": held[:len(held)-1], "empty": {}, "another": w.Objects[w.Material.Task.Programs.Prologue.Root().String()], "long": append(append([]byte{}, held...), make([]byte, 2<<20)...),
		} {
			w.Objects[root.String()] = bad
			r := step(t, w.replays(stepSegment, -1))
			require.Equal(t, verifier.Inconclusive, r.Outcome, "%s %s", name, kind)
			require.Equal(t, audit.No, r.Bytes.Status, "%s %s", name, kind)
			require.NotEqual(t, audit.Yes, r.Replay.Status)
		}
		delete(w.Objects, root.String())
		r := step(t, w.replays(stepSegment, -1))
		require.Equal(t, verifier.Inconclusive, r.Outcome, name)
		require.Contains(t, r.Reason, "no source has it")
		w.Objects[root.String()] = held
	}
	cfg := w.replays(stepSegment, -1)
	cfg.MaxObjectBytes = 100
	require.Equal(t, verifier.Inconclusive, step(t, cfg).Outcome)
}

// Outcomes of a replay that did not come to an end, or was not begun.
func TestStepInterrupted(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	reached := make(chan struct{}, 100)
	slow := w.Serve(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		reached <- struct{}{}
		<-r.Context().Done()
	}))
	cfg := w.replays(stepSegment, -1)
	cfg.Sources = audit.Sources{Keepers: []string{slow}, Patience: time.Minute}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	r, err := audit.Step(ctx, cfg)
	require.NoError(t, err)
	require.Equal(t, verifier.Timeout, r.Outcome)
	<-reached
	ctx, stop := context.WithCancel(t.Context())
	go func() {
		<-reached
		stop()
	}()
	r, err = audit.Step(ctx, cfg)
	require.NoError(t, err)
	require.Equal(t, verifier.Cancelled, r.Outcome)

	w.claim.Conviction = &audit.Conviction{TxHash: common.Hash{1}, Block: 7, Fault: "Withheld"}
	require.Equal(t, verifier.Convicted, step(t, cfg).Outcome)
	_, err = audit.Step(t.Context(), audit.StepConfig{Claim: w.claim, Segment: 9})
	require.ErrorIs(t, err, audit.ErrPlace)
}

// A publication is what a trainer's own claim is, and an auditor of it needs nothing else.
func TestPublish(t *testing.T) {
	w := audittest.New(t, audittest.Small())
	c, shelf := w.Claim(trainer), w.Shelf()
	w.Train(shelf, c, stepSegment, 0, audittest.Lie{Segment: -1})
	for segment := range c.Schedule().Segments() {
		own := w.Shelf()
		p, err := audit.Publish(t.Context(), own, w.Material, w.State, c, segment, c.Schedule().Transitions(segment)-1)
		require.NoError(t, err)
		require.Equal(t, c.ClaimHash, p.ClaimHash)
		require.Equal(t, c.PayloadRoot, p.PayloadRoot)
		v := &world{World: w, claim: c, shelf: own, url: w.Serve(trace.Handler(own))}
		matches(t, run(t, v.operator(segment, c.Schedule().Transitions(segment)-1, -1, 0)))
	}
	_, err := audit.Publish(t.Context(), shelf, w.Material, w.State, c, 9, 0)
	require.ErrorIs(t, err, audit.ErrPlace)
}

// A scan says nothing of rounding, and finds what is larger.
func TestScan(t *testing.T) {
	scan := func(w *world) *audit.Scan {
		s, err := audit.Products(t.Context(), audit.ScanConfig{Claim: w.claim, Sources: audit.Sources{Traces: []string{w.url}}, Segment: stepSegment, Transition: 1})
		require.NoError(t, err)
		require.Equal(t, verifier.Scanned, s.Outcome, s.Reason)
		return s
	}
	honest := scan(newWorld(t, stepSegment, audittest.Lie{Segment: -1}))
	require.Empty(t, honest.Suspects)
	require.Greater(t, honest.Products, 20)

	w := audittest.New(t, audittest.Small())
	p := w.Material.Task.Programs.Step
	for _, band := range []bool{false, true} {
		part, entry := firstNode(p, program.OpMatmul, func(n *program.Node) bool { return (n.Attr != program.BandNone) == band })
		require.GreaterOrEqual(t, part, 0)
		size, _ := p.Node(entry).Shape.Elements()
		wrong := size - 3
		v := newWorld(t, stepSegment, audittest.Lie{Segment: stepSegment, Transition: 1, Output: func(at int, e uint32, x program.Tensor) program.Tensor {
			if at == part && e == entry {
				x.F32[wrong] += 0.01
			}
			return x
		}})
		s := scan(v)
		require.NotEmpty(t, s.Suspects)
		// What reads the wrong product was computed from the right one, so it is suspect as well: the largest excess need not be the source.
		at := -1
		for i, x := range s.Suspects {
			require.Greater(t, x.Excess, 1.0)
			if x.Entry == entry && x.Part == part {
				at = i
			}
		}
		require.GreaterOrEqual(t, at, 0)
		require.Equal(t, wrong, s.Suspects[at].Element)
		// The verdict is the audit's.
		cfg := v.operator(stepSegment, 1, part, entry)
		cfg.Elements, cfg.Indices = 0, []uint64{s.Suspects[at].Element}
		require.Equal(t, verifier.NoMatch, run(t, cfg).Outcome)
		var text strings.Builder
		s.Print(&text)
		require.Contains(t, text.String(), "look at part")
	}
}

// A product of which nothing can be said leaves a scan without an end: a liar can put a number there that is not finite.
func TestScanOfWhatIsNotFinite(t *testing.T) {
	part, entry := firstNode(audittest.New(t, audittest.Small()).Material.Task.Programs.Step, program.OpMatmul, nil)
	w := newWorld(t, stepSegment, audittest.Lie{Segment: stepSegment, Transition: 1, Output: func(at int, e uint32, x program.Tensor) program.Tensor {
		if at == part && e == entry {
			x.F32[0] = float32(math.Inf(1))
		}
		return x
	}})
	s, err := audit.Products(t.Context(), audit.ScanConfig{Claim: w.claim, Sources: audit.Sources{Traces: []string{w.url}}, Segment: stepSegment, Transition: 1})
	require.NoError(t, err)
	require.True(t, s.Complete)
	require.Positive(t, s.Skipped)
	require.Equal(t, verifier.Inconclusive, s.Outcome, s.Reason)
	require.Contains(t, s.Reason, "nothing can be said of")
}
