package verifier

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/internal/httpclient"
	"assay/protocol"
	"assay/protocol/transition"
)

const (
	// parallelFetches is how many payloads of a round are fetched at a time.
	parallelFetches = 8
	// noHurry is the patience of those whom no window presses.
	noHurry = 24 * time.Hour
)

// round is one proposed round with its inputs, as open files.
type round struct {
	spec      *protocol.TaskSpec
	statement protocol.Statement
	// entries is the frozen set by arrival, included what of it counts, ascending by trainer.
	entries, included []chain.Commitment

	lib      *library
	parent   *data
	payloads []*data
}

// missing is what no source has of a round's inputs.
type missing struct {
	// parent is why the state before the round could not be had; nil if it was.
	parent error
	// payloads are those of the included ones that could not be had, by index, with the reason.
	payloads map[int]error
}

// unexplained is the same with no more said than that no source has it: so many rounds may lack something that the reasons are no memory's worth.
func (m *missing) unexplained() *missing {
	out := &missing{payloads: make(map[int]error, len(m.payloads))}
	if m.parent != nil {
		out.parent = errUnavailable
	}
	for i := range m.payloads {
		out.payloads[i] = errUnavailable
	}
	return out
}

func (m *missing) Error() string {
	var errs []error
	if m.parent != nil {
		errs = append(errs, fmt.Errorf("the state before the round: %w", m.parent))
	}
	for _, i := range slices.Sorted(maps.Keys(m.payloads)) {
		errs = append(errs, fmt.Errorf("payload %d of the included ones: %w", i, m.payloads[i]))
	}
	return httpclient.Join(errs...).Error()
}

// newRound is a round whose inputs are not open yet. entries are the statement's frozen set.
func newRound(lib *library, spec *protocol.TaskSpec, s protocol.Statement, entries []chain.Commitment) *round {
	r := &round{spec: spec, statement: s, entries: entries, lib: lib}
	for _, c := range entries {
		if s.Included>>c.Slot&1 == 1 {
			r.included = append(r.included, c)
		}
	}
	slices.SortFunc(r.included, func(a, b chain.Commitment) int { return a.Trainer.Cmp(b.Trainer) })
	r.payloads = make([]*data, len(r.included))
	return r
}

// readRound reads a round's frozen set from the chain.
func readRound(ctx context.Context, v *chain.View, lib *library, spec *protocol.TaskSpec, s protocol.Statement) (*round, error) {
	entries, err := v.Commitments(ctx, s.TaskId, s.Round, s.FrozenHash)
	if err != nil {
		return nil, err
	}
	return newRound(lib, spec, s, entries), nil
}

// open makes the inputs readable, fetching what the library lacks for as long as patience lasts. *missing says what no source has; the
// rest is open then all the same. What this machine cannot store is not missing.
func (r *round) open(ctx context.Context, patience time.Duration) error {
	fetching, done := waitFor(ctx, r.statement.ID(), patience)
	defer done()
	var g errgroup.Group
	g.SetLimit(parallelFetches)
	errs := make([]error, len(r.included)+1)
	for i := range errs {
		if i == len(r.included) && r.parent != nil || i < len(r.included) && r.payloads[i] != nil {
			continue
		}
		g.Go(func() error {
			var f *data
			errs[i] = guard.Call(func() (err error) {
				f, err = r.lib.open(fetching, r.input(i))
				return err
			})
			if i == len(r.included) {
				r.parent = f
			} else {
				r.payloads[i] = f
			}
			return nil
		})
	}
	_ = g.Wait()
	there := 0
	for _, err := range errs {
		if err == nil {
			there++
		}
	}
	came(ctx, r.statement.ID(), there)
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if evicted(fetching) {
		return errEvicted
	}
	for _, err := range errs {
		if errors.Is(err, errStorage) {
			return err
		}
	}
	m := &missing{parent: errs[len(r.included)], payloads: make(map[int]error)}
	for i, err := range errs[:len(r.included)] {
		if err != nil {
			m.payloads[i] = err
		}
	}
	if m.parent != nil || len(m.payloads) > 0 {
		return m
	}
	return nil
}

// input is an included payload, or behind them the parent state.
func (r *round) input(i int) object {
	if i == len(r.included) {
		return stateObject(r.spec, r.statement.ParentRoot)
	}
	c := r.included[i]
	return payloadObject(r.spec, r.statement.TaskId, r.statement.Round, c.Trainer, c.PayloadRoot)
}

// close closes what is open.
func (r *round) close() {
	if r.parent != nil {
		r.parent.Close()
	}
	for i, f := range r.payloads {
		if f != nil {
			f.Close()
		}
		r.payloads[i] = nil
	}
	r.parent = nil
}

// forget drops the payloads: nobody asks about a round that was found right.
func (r *round) forget() {
	for i := range r.included {
		r.lib.drop(r.input(i))
	}
}

// transition is the round in the form that computes it.
func (r *round) transition() transition.Round {
	t := transition.Round{
		Spec: r.spec, Task: r.statement.TaskId, Number: r.statement.Round, Parent: r.statement.ParentRoot,
		Payloads: make([]transition.Payload, len(r.included)),
	}
	for i, c := range r.included {
		t.Payloads[i] = transition.Payload{Trainer: c.Trainer, Slot: c.Slot, Root: c.PayloadRoot}
	}
	return t
}

// State implements transition.Source.
func (r *round) State(fragment uint32, at uint64, params, momentum []float32) error {
	return stateFile{r.spec, r.parent}.read(fragment, at, params, momentum)
}

// Leaves implements transition.Source.
func (r *round) Leaves(payload int, fragment uint32, first uint64, dst []byte) error {
	_, err := r.payloads[payload].ReadAt(dst, payloadOffset(r.spec, fragment, first))
	return err
}

// compute computes the round; trees may be nil. The new state goes into the library, under the root that it has. An input that turns
// out damaged is dropped, so that the next attempt fetches it anew.
func (r *round) compute(ctx context.Context, trees *transition.Trees) (transition.Outcome, error) {
	end, err := turn(ctx)
	if err != nil {
		return transition.Outcome{}, err
	}
	defer end()
	f, err := r.lib.temporary()
	if err != nil {
		return transition.Outcome{}, err
	}
	defer func() {
		f.Close()
		_ = os.Remove(f.Name())
	}()
	out, err := transition.Compute(ctx, r.transition(), r, stateFile{r.spec, f}, transition.Options{Trees: trees})
	var damaged *transition.Mismatch
	if errors.As(err, &damaged) {
		i := damaged.Payload
		if i < 0 {
			i = len(r.included)
		}
		r.lib.drop(r.input(i))
		r.close()
	}
	if err != nil {
		return out, err
	}
	o := stateObject(r.spec, out.NewRoot)
	return out, r.lib.of.keeping(r.lib.path(o), o.bytes, func() error { return r.lib.put(r.lib.path(o), f) })
}

// agrees says whether the statement is what the computation gives.
func (r *round) agrees(out transition.Outcome) bool {
	return out.NewRoot == r.statement.NewRoot && out.AuxRoot == r.statement.AuxRoot
}
