package verifier

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"assay/internal/chain"
	"assay/internal/httpclient"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
)

// errFell says that nobody can be made to show a state, as its round fell, or it was none's.
var errFell = errors.New("no round starts from it any more")

// states are those that a task's rounds and claims start from: what no source has is recomputed, or, the first one, demanded.
type states struct {
	*task
	demands *demands
	// defends says that who asks loses a dispute without them, and that nobody else decides how many there are.
	defends bool
}

// clockShare is what part of a dispute's clock a defender waits for sources of one state, where they send it slowly.
const clockShare = 8

// patience is how long sources are asked for a state. A defender asks as long as one of them keeps leastPace, as an attempt that is cut short begins
// anew, but for no more than a part of a clock. For the others strangers decide how many states there are, and whoever is slow keeps a place.
func (st *states) patience(o object) time.Duration {
	if !st.defends {
		return claimPatience
	}
	slow := claimPatience + time.Duration(o.bytes/leastPace)*time.Second
	return max(claimPatience, min(slow, time.Duration(st.spec.DisputeClock/clockShare)*time.Second))
}

// firstState has a first state published that no source serves, and says whether all of it has been. Whoever has it may answer; silence
// ends the run against the sponsor. What somebody else has demanded serves as well. The momentum of a first state should be zero, but
// nothing on chain says so: it is demanded if the parameters alone do not give the root.
func (st *states) firstState(ctx context.Context, v *chain.View, made demanded) (complete bool, err error) {
	f, err := st.lib.temporary()
	if err != nil {
		return false, err
	}
	defer func() {
		f.Close()
		_ = os.Remove(f.Name())
	}()
	o := stateObject(st.spec, st.spec.InitialStateRoot)
	if err := f.Truncate(o.bytes); err != nil {
		return false, st.lib.stored(err)
	}
	var root protocol.Hash
	for _, part := range []chain.ObjectPart{chain.ObjectParams, chain.ObjectMomentum} {
		if complete, err := st.assembleVector(ctx, v, part, f, made); err != nil || !complete {
			return false, err
		}
		root, err = o.convert(io.Discard, io.NewSectionReader(f, 0, o.bytes))
		if errors.Is(err, claim.ErrPart) {
			return false, fmt.Errorf("%w: the first state as it was published: %w", chain.ErrInconsistent, err)
		}
		if err != nil {
			return false, st.lib.stored(err)
		}
		if root == o.root {
			return true, st.lib.put(st.lib.path(o), f)
		}
	}
	return false, fmt.Errorf("%w: the first state as it was published has the root %s, not the specification's %s",
		chain.ErrInconsistent, root, o.root)
}

// assembleVector writes one vector of every fragment of the first state to its places in a state's file, if all of it was published, and
// demands what nobody has demanded.
func (st *states) assembleVector(
	ctx context.Context, v *chain.View, part chain.ObjectPart, f io.WriterAt, made demanded,
) (complete bool, err error) {
	spans := stateSpans(st.spec, part)
	asked, open, err := st.demands.objectDemands(ctx, v, spans, made)
	if err != nil {
		return false, err
	}
	if len(open) > 0 {
		return false, st.demands.demandObjects(ctx, v, open, made)
	}
	for i, s := range spans {
		data, err := v.RevealedObject(ctx, asked[i].Block, asked[i].ID)
		if err == nil && data == nil {
			err = st.holdFirst(ctx, v)
		}
		if err != nil || data == nil {
			return false, err
		}
		if len(data) < s.bytes {
			return false, fmt.Errorf("demand %s was answered with %d bytes, less than %d", asked[i].ID, len(data), s.bytes)
		}
		if _, err := f.WriteAt(data[:s.bytes], s.at); err != nil {
			return false, st.lib.stored(err)
		}
	}
	return true, nil
}

// stateSpans cuts the parameters or the momentum of the first state into demands.
func stateSpans(spec *protocol.TaskSpec, part chain.ObjectPart) []objectSpan {
	var out []objectSpan
	for f, fragment := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		base := 8 * fragment.Lo
		if part == chain.ObjectMomentum {
			base += 4 * fragment.Len()
		}
		leaves := protocol.QuantizationNone.Leaves(fragment.Len())
		for first := uint64(0); first < leaves; first += chain.RangeLeaves {
			n := min(leaves-first, chain.RangeLeaves)
			from := first * repops.RunLength
			out = append(out, objectSpan{
				part, uint32(f), uint32(first / chain.RangeLeaves), uint16(n), int64(base + 4*from),
				int(4 * min(fragment.Len()-from, n*repops.RunLength)),
			})
		}
	}
	return out
}

// holdFirst keeps the round that stands on the first state from becoming final while that state is demanded, where no demand does it by
// itself: those that somebody made before the proposal hold nothing.
func (st *states) holdFirst(ctx context.Context, v *chain.View) error {
	hold, err := v.FirstHold(ctx, st.id)
	if err != nil || hold.Held && hold.ReleaseAt != 0 {
		return err
	}
	head, err := v.Head(ctx, st.id)
	if err != nil || head.Finalized >= head.Round {
		return err
	}
	if head.Finalized > 0 {
		before, err := v.Round(ctx, st.id, head.Finalized-1)
		if err != nil || before.StateRoot != st.spec.InitialStateRoot {
			return err
		}
	}
	if mayFall, err := v.MayFall(ctx, st.id, head.Finalized); err != nil || !mayFall {
		return err
	}
	_, err = st.act(ctx, head.Finalized, st.chain.FirstHold(st.id, head.Finalized), move)
	return err
}

// catchUp recomputes the state before a round from the newest one before it that can be had. Payloads that no source has are demanded, of rounds
// that are not final, once a state is there to start from. Sources are waited for before each round, so that each is read in the newest view.
func (st *states) catchUp(ctx context.Context, before uint32, patience time.Duration) error {
	var replay []*round
	defer func() {
		for _, r := range replay {
			r.close()
		}
	}()
	var lacking []*missing
	for number := before; ; {
		if len(replay) == catchUpRounds {
			return errUnavailable
		}
		v, demands, err := st.demands.fresh(ctx)
		if err != nil {
			return err
		}
		if number == 0 {
			complete, err := st.firstState(ctx, v, demands)
			if err == nil && !complete {
				err = errUnavailable
			}
			if err != nil {
				return err
			}
			break
		}
		number--
		s, standing, err := v.Statement(ctx, st.id, number)
		if err != nil {
			return err
		}
		if !standing {
			continue // carried forward: the state is that before it
		}
		r, err := readRound(ctx, v, st.lib, st.spec, s)
		if err != nil {
			return err
		}
		replay = append(replay, r)
		var m *missing
		if err = r.open(ctx, patience); err != nil && !errors.As(err, &m) {
			return err
		}
		if m != nil && len(lacking) > 0 {
			m = m.unexplained()
		}
		lacking = append(lacking, m)
		if m == nil || m.parent == nil {
			break
		}
	}
	if err := st.payloads(ctx, replay, lacking); err != nil {
		return err
	}
	for i := len(replay) - 1; i >= 0; i-- {
		r := replay[i]
		if err := r.open(ctx, patience); err != nil {
			return err
		}
		out, err := r.compute(ctx, nil)
		if err != nil {
			return err
		}
		if out.NewRoot != r.statement.NewRoot {
			return fmt.Errorf("the state after round %d is withheld, and not the one that its payloads give", r.statement.Round)
		}
	}
	return nil
}

// payloads has those published that rounds lack, and is an error unless all of them have been.
func (st *states) payloads(ctx context.Context, rounds []*round, lacking []*missing) error {
	var errs []error
	for i, r := range rounds {
		m := lacking[i]
		if m == nil || len(m.payloads) == 0 {
			continue
		}
		v, demands, err := st.demands.fresh(ctx)
		if err != nil {
			return err
		}
		m = &missing{payloads: m.payloads}
		complete, err := st.demands.demand(ctx, v, r, m, demands)
		if err != nil {
			errs = append(errs, m, err)
		} else if !complete {
			errs = append(errs, m)
		}
	}
	return httpclient.Join(errs...)
}

// stateBefore is the state that a trainer's work begins with.
func (st *states) stateBefore(ctx context.Context, of work) (protocol.State, error) {
	spec := st.spec
	state := protocol.State{Params: make([]float32, spec.ParamCount), Momentum: make([]float32, spec.ParamCount)}
	o := stateObject(spec, of.parent)
	fetching, cancel := context.WithTimeout(ctx, st.patience(o))
	f, err := st.lib.open(fetching, o)
	cancel()
	if err != nil && ctx.Err() == nil && !errors.Is(err, errStorage) {
		v := st.now() // newer than what the replay began with
		live, problem := v.ParentRoot(ctx, st.id, of.round)
		if problem == nil && live != of.parent {
			problem = errFell
		}
		if problem != nil {
			return state, errors.Join(err, problem)
		}
		if again := st.catchUp(ctx, of.round, claimPatience); again != nil {
			return state, errors.Join(err, again)
		}
		f, err = st.lib.held(o)
	}
	if err != nil {
		return state, err
	}
	defer f.Close()
	file := stateFile{spec, f}
	for i, r := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		if err := file.read(uint32(i), 0, state.Params[r.Lo:r.Hi], state.Momentum[r.Lo:r.Hi]); err != nil {
			return state, err
		}
	}
	if state.Root(spec.FragmentCount) != of.parent {
		st.lib.drop(o) // damaged here
		return state, errors.New("the state on disk is damaged; it is fetched again")
	}
	return state, nil
}
