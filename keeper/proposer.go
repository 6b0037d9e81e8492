package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

const (
	// maxTurn is the longest that a seat leaves the draft to the one before it, maxYield the longest that a witness does to the one
	// it has just signed for. Short windows make both shorter.
	maxTurn  = time.Second
	maxYield = 5 * time.Second
	// maxCollect bounds one attempt to gather signatures; the next one begins after a pause.
	maxCollect = time.Minute
	// roundsAtOnce sizes what is kept about rounds in progress.
	roundsAtOnce = 1024
)

// proposer proposes the rounds of tasks in whose committees this keeper has seats. What it remembers is only what it need not count or ask
// twice.
type proposer struct {
	*node
	tasks      *registry
	payloads   *payloads
	peers      *peers
	barren     *barren
	aggregator *aggregator
	witness    *witness
	discovery  *discovery
	// seated are the draws that were counted.
	seated *lru.Cache[seatsOfRound, struct{}]
	// askedFor is the chain time at which the peers were last asked for a payload.
	askedFor *lru.Cache[store.Submission, uint64]
}

// plan is a proposal that can be made: the transition to sign, and when it is this keeper's turn to.
type plan struct {
	// statement lacks its roots.
	statement protocol.Statement
	advance
	committee chain.Committee
	// alone: in the fallback window one keeper's signature suffices.
	alone bool
	// left is what is left of the window, turn how long those before this keeper are given, yield how long one is that asked it.
	left, turn, yield time.Duration
	lie               *Lie
}

// takeSeat takes part in the open round while its committee may propose: it has the committee drawn, gets the payloads that it lacks
// and proposes once it can, if it may build on the round's parent (ready).
func (pr *proposer) takeSeat(
	ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, phase protocol.Phase, ready bool,
) error {
	committee, err := v.Committee(ctx, id, head.Round)
	if err != nil {
		return err
	}
	member, err := v.PoolKeeper(ctx, id, pr.account)
	if err != nil {
		return err
	}
	if phase == protocol.PhaseFallback {
		lock, err := v.Lock(ctx, id, protocol.RoleKeeper, pr.account)
		if err != nil {
			return err
		}
		if lock.Cmp(spec.QuorumLock) < 0 {
			pr.once(id, "lock is below the quorum lock; leaving fallback rounds to other keepers", "task", id, "lock", lock, "need", spec.QuorumLock)
			return nil
		}
	} else {
		if committee.DrawnAt == 0 {
			if !pr.barren.is(id, head) {
				pr.tick(v, id)
			}
			return nil
		}
		seats := committee.Seats(member.Member)
		if seats == 0 {
			return nil
		}
		if drawn := (seatsOfRound{id, head.Round, committee.DrawnAt}); !pr.seated.Contains(drawn) {
			pr.seated.Add(drawn, struct{}{})
			pr.meters.seats.Add(float64(seats))
		}
	}
	if lie := pr.lying(id, head.Round); lie != nil && lie.Idle {
		return nil
	}
	if err := pr.fetchRound(ctx, v, id, spec, head); err != nil || !ready {
		return err
	}
	return pr.propose(ctx, v, id, spec, head, phase)
}

// seatsOfRound names a draw.
type seatsOfRound struct {
	task    protocol.Hash
	round   uint32
	drawnAt uint64
}

// fetchRound gets the open round's payloads that other keepers hold: what they are not given yet they are asked for again at the next
// head.
func (pr *proposer) fetchRound(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) error {
	if !pr.peers.any(id) {
		return nil
	}
	round, err := v.Round(ctx, id, head.Round)
	if err != nil {
		return err
	}
	entries, err := pr.tasks.commitments(ctx, v, id, head.Round, round.FrozenHash)
	if err != nil {
		return err
	}
	lie := pr.lying(id, head.Round)
	for _, c := range entries {
		held, err := pr.payloads.holds(id, head.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return err
		}
		if held || round.Committed>>c.Slot&1 == 0 || lie.censors(c.Trainer) {
			continue
		}
		pr.actions.start(pr.run, fmt.Sprintf("payload/%s/%d/%s", id, head.Round, c.Trainer), v.Number, func(ctx context.Context) (uint64, error) {
			pr.payloads.fetch(ctx, spec, id, head.Round, c, common.Address{})
			pr.askedFor.Add(store.Submission{Task: id, Round: head.Round, Trainer: c.Trainer}, v.Time)
			return 0, nil
		}, pr.failed("fetchPayload", id))
	}
	return nil
}

// plan says what the open round can be proposed with: every committed payload, or, once uploads have ended, at least a quorum of
// them. A payload counts once it is acknowledged: an object held under the committed root may be somebody else's. nil if the
// round has to wait, or is not this keeper's to propose.
func (pr *proposer) plan(
	ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, phase protocol.Phase,
) (*plan, error) {
	p := &plan{alone: phase == protocol.PhaseFallback}
	var err error
	if p.committee, err = v.Committee(ctx, id, head.Round); err != nil {
		return nil, err
	}
	member, err := v.PoolKeeper(ctx, id, pr.account)
	if err != nil {
		return nil, err
	}
	rank, of := slices.Index(p.committee.Members, member.Member), len(p.committee.Members)
	if p.alone {
		pool, err := v.PoolSize(ctx, id)
		if err != nil {
			return nil, err
		}
		of = max(1, int(pool))
		rank = (int(member.Member) + int(head.Round)) % of
	} else if p.committee.DrawnAt == 0 || rank < 0 {
		return nil, nil
	}
	round, err := v.Round(ctx, id, head.Round)
	if err != nil {
		return nil, err
	}
	entries, err := pr.tasks.commitments(ctx, v, id, head.Round, round.FrozenHash)
	if err != nil {
		return nil, err
	}
	deadlines, err := v.Deadlines(ctx, id)
	if err != nil {
		return nil, err
	}
	lie := pr.lying(id, head.Round)
	var included uint64
	for _, c := range entries {
		if round.Committed>>c.Slot&1 == 0 {
			continue // an overturn cleared it
		}
		holds, err := pr.payloads.holds(id, head.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return nil, err
		}
		if holds && !lie.censors(c.Trainer) {
			included |= 1 << c.Slot
			p.included = append(p.included, c)
		} else if p.alone && !lie.censors(c.Trainer) && !pr.tried(v, id, head.Round, c.Trainer, deadlines) {
			return nil, nil // whoever is left out goes without pay: first the peers are asked
		}
	}
	if forced := p.committee.Forced &^ included; forced != 0 {
		if v.Time < p.committee.ForcedUntil {
			pr.once(id, fmt.Sprintf("round %d: witnesses force a payload that this keeper does not hold", head.Round),
				"task", id, "slots", chain.Slots(forced))
			return nil, nil
		}
		// Whoever holds it has had the first half of the fallback window: perhaps nobody can use it.
		pr.once(id, fmt.Sprintf("round %d: proposing without a payload that witnesses forced and nobody gives", head.Round),
			"task", id, "slots", chain.Slots(forced))
	}
	if len(p.included) < int(spec.Quorum) || phase == protocol.PhaseUpload && included != round.Committed {
		return nil, nil
	}
	p.statement = protocol.Statement{
		TaskId: id, Round: head.Round, ParentRoot: head.StateRoot, FrozenHash: round.FrozenHash, Included: included,
	}
	p.Transition = advanceOf(p.statement, nil).Transition
	if p.lie, err = pr.witness.firstLie(lie, p.Transition, round.Status); err != nil {
		return nil, err
	}
	end := deadlines.GraceEnd
	if p.alone {
		end = deadlines.FallbackEnd
	}
	p.left = time.Duration(end-min(end, v.Time)) * time.Second
	p.turn = time.Duration(rank) * min(maxTurn, p.left/time.Duration(2*of))
	p.yield = min(maxYield, p.left/4)
	return p, nil
}

// tried says whether the peers, if there are any, have been asked for a payload in the fallback window. The first eighth of it is enough
// for an answer: one that sends slowly does not hold the proposal up.
func (pr *proposer) tried(v *chain.View, id protocol.Hash, round uint32, trainer common.Address, d chain.Deadlines) bool {
	at, ok := pr.askedFor.Get(store.Submission{Task: id, Round: round, Trainer: trainer})
	return !pr.peers.any(id) || ok && at >= d.GraceEnd || v.Time >= d.GraceEnd+(d.FallbackEnd-d.GraceEnd)/8
}

// propose aggregates, signs, has the committee sign, and proposes the open round once the payloads it may include are held.
func (pr *proposer) propose(
	ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, phase protocol.Phase,
) error {
	p, err := pr.plan(ctx, v, id, spec, head, phase)
	if err != nil || p == nil {
		return err
	}
	key := fmt.Sprintf("propose/%s/%d/%x/%t", id, head.Round, p.SetHash, p.alone)
	pr.actions.start(pr.run, key, v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		o, err := pr.aggregator.draft(ctx, spec, p.advance, p.lie) // whoever's turn it is, a witness computes
		if err != nil {
			return 0, err
		}
		if err := pr.awaitTurn(ctx, p, began); err != nil {
			return 0, err
		}
		open, err := pr.stillOpen(ctx, p)
		if err != nil || !open {
			return 0, err
		}
		p.statement.NewRoot, p.statement.AuxRoot = o.NewRoot, o.AuxRoot
		own, err := pr.witness.sign(p.statement, inputsOf(spec, p.advance.included))
		if err != nil {
			return 0, err
		}
		signatures := []chain.WitnessSignature{{Keeper: pr.account, Signature: own}}
		if !p.alone {
			if signatures, err = pr.collect(ctx, v, spec, p, own); err != nil {
				return 0, err
			}
		}
		if p.lie != nil && p.lie.Twice {
			if err := pr.showTwo(p.statement, own); err != nil {
				return 0, err
			}
		}
		st := p.statement
		block, err := pr.transact(ctx, pr.chain.ProposeRound(chain.Proposal{
			TaskID: st.TaskId, Round: st.Round, ParentRoot: st.ParentRoot, Included: st.Included, NewRoot: st.NewRoot, AuxRoot: st.AuxRoot,
		}, signatures), chain.RevertInvalidRound, chain.RevertConflictingFinalize)
		if err != nil || block == 0 {
			return 0, err // another witness was first
		}
		pr.meters.proposals.Inc()
		pr.log.Info("round proposed", "task", id, "round", st.Round, "root", protocol.Hash(st.NewRoot), "included", len(p.advance.included),
			"signatures", len(signatures), "block", block)
		return block, nil
	}, pr.failed("proposeRound", id))
	return nil
}

// awaitTurn waits until those with earlier seats, and whoever first asked for a signature under the same transition, have had their time.
func (pr *proposer) awaitTurn(ctx context.Context, p *plan, began time.Time) error {
	for {
		at := began.Add(p.turn)
		if asked, ok := pr.witness.asked.Get(p.Transition); ok && asked.Add(p.yield).After(at) {
			at = asked.Add(p.yield)
		}
		wait := time.Until(at)
		if wait <= 0 {
			return nil
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// stillOpen says whether the round still waits for this proposal.
func (pr *proposer) stillOpen(ctx context.Context, p *plan) (bool, error) {
	v, err := pr.chainNow(ctx)
	if err != nil {
		return false, err
	}
	head, err := v.Head(ctx, p.Task)
	return err == nil && head.Round == p.Round && head.StateRoot == protocol.Hash(p.ParentRoot), err
}

// collect asks every peer for its signature until those of enough seats are there; they come sorted by keeper.
func (pr *proposer) collect(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, p *plan, own []byte,
) ([]chain.WitnessSignature, error) {
	began := time.Now()
	holders, err := seatHolders(ctx, v, p.Task, p.committee)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, min(maxCollect, max(p.left, maxTurn)))
	defer cancel()
	if p.lie == nil {
		pr.discovery.proposes(p.statement)
	}
	ask := func(ctx context.Context, peer *peer) (chain.WitnessSignature, bool) {
		return pr.askWitness(ctx, peer, p.statement, own, holders)
	}
	out, err := pr.peers.gather(ctx, p.Task, holders, int(spec.CommitteeThreshold), own, ask)
	if err == nil {
		pr.meters.quorum.Observe(time.Since(began).Seconds())
	}
	return out, err
}

// askWitness asks one peer for its signature, again while it says "not yet", until it signs, refuses for good, or ctx ends.
func (pr *proposer) askWitness(
	ctx context.Context, p *peer, st protocol.Statement, own []byte, holders map[common.Address]seatHolder,
) (chain.WitnessSignature, bool) {
	request := witnessRequest{
		TaskID: new(protocol.Hash), Round: &st.Round, ParentRoot: new(protocol.Hash), Included: &st.Included,
		NewRoot: new(protocol.Hash), AuxRoot: new(protocol.Hash), Keeper: &pr.account, Signature: own,
	}
	*request.TaskID, *request.ParentRoot, *request.NewRoot, *request.AuxRoot = st.TaskId, st.ParentRoot, st.NewRoot, st.AuxRoot
	for {
		var answer witnessAnswer
		err := pr.peers.ask(ctx, p, st.TaskId, "training_witnessRound", request, &answer)
		if ctx.Err() != nil {
			return chain.WitnessSignature{}, false
		}
		var refused *protocol.Error
		p.note(err == nil || errors.As(err, &refused))
		if err == nil {
			holder, ok := holders[answer.Keeper]
			signer, recoverErr := protocol.Recover(st.Digest(pr.domain), answer.Signature)
			if ok && recoverErr == nil && signer == holder.key {
				p.account.Store(&answer.Keeper)
				return chain.WitnessSignature{Keeper: answer.Keeper, Signature: answer.Signature}, true
			}
			pr.log.Warn("peer gave a signature that is none of the committee's", "peer", p.url, "keeper", answer.Keeper)
			return chain.WitnessSignature{}, false
		}
		finals := []*protocol.Error{errStatementMismatch, errAlreadySigned, errTaskNotServed, protocol.ErrInvalidSignature, errInvalidParams}
		if slices.ContainsFunc(finals, func(final *protocol.Error) bool { return errors.Is(err, final) }) {
			pr.log.Warn("witness refuses to sign", "peer", p.url, "task", protocol.Hash(st.TaskId), "round", st.Round, "why", err)
			return chain.WitnessSignature{}, false
		}
		pr.log.Debug("witness does not sign yet", "peer", p.url, "round", st.Round, "why", err)
		select {
		case <-time.After(pr.cfg.PollInterval):
		case <-ctx.Done():
			return chain.WitnessSignature{}, false
		}
	}
}
