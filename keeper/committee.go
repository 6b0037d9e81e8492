package keeper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

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
	// maxSets bounds how many different sets of a round are computed for one asking witness: an honest one drafts few.
	maxSets = 8
	// roundsAtOnce sizes what is kept about rounds in progress.
	roundsAtOnce = 1024
)

// errNoQuorum says that too few seats signed in time.
var errNoQuorum = errors.New("no quorum of the committee")

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

// witness takes part in the open round while its committee may propose: it has the committee drawn, gets the payloads that it lacks
// and proposes once it can, if it may build on the round's parent (ready).
func (s *Service) witness(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, phase protocol.Phase, ready bool) error {
	committee, err := v.Committee(ctx, id, head.Round)
	if err != nil {
		return err
	}
	member, err := v.PoolKeeper(ctx, id, s.account)
	if err != nil {
		return err
	}
	if phase == protocol.PhaseFallback {
		lock, err := v.Lock(ctx, id, protocol.RoleKeeper, s.account)
		if err != nil {
			return err
		}
		if lock.Cmp(spec.QuorumLock) < 0 {
			s.once(id, "lock is below the quorum lock; leaving fallback rounds to other keepers", "task", id, "lock", lock, "need", spec.QuorumLock)
			return nil
		}
	} else {
		if committee.DrawnAt == 0 {
			s.tick(v, id)
			return nil
		}
		seats := committee.Seats(member.Member)
		if seats == 0 {
			return nil
		}
		if drawn := (seatsOfRound{id, head.Round, committee.DrawnAt}); !s.seated.Contains(drawn) {
			s.seated.Add(drawn, struct{}{})
			s.meters.seats.Add(float64(seats))
		}
	}
	if lie := s.lying(id, head.Round); lie != nil && lie.Idle {
		return nil
	}
	if err := s.fetchRound(ctx, v, id, spec, head); err != nil || !ready {
		return err
	}
	return s.propose(ctx, v, id, spec, head, phase)
}

// seatsOfRound names a draw.
type seatsOfRound struct {
	task    protocol.Hash
	round   uint32
	drawnAt uint64
}

// fetchRound gets the open round's payloads that other keepers hold: what they are not given yet they are asked for again at the next
// head.
func (s *Service) fetchRound(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) error {
	if len(s.peers.list) == 0 {
		return nil
	}
	round, err := v.Round(ctx, id, head.Round)
	if err != nil {
		return err
	}
	entries, err := s.tasks.commitments(ctx, v, id, head.Round, round.FrozenHash)
	if err != nil {
		return err
	}
	lie := s.lying(id, head.Round)
	for _, c := range entries {
		held, err := s.payloads.holds(id, head.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return err
		}
		if held || round.Committed>>c.Slot&1 == 0 || lie.censors(c.Trainer) {
			continue
		}
		s.actions.start(s.run, fmt.Sprintf("payload/%s/%d/%s", id, head.Round, c.Trainer), v.Number, func(ctx context.Context) (uint64, error) {
			s.payloads.fetch(ctx, spec, id, head.Round, c, common.Address{})
			s.tried.Add(store.Submission{Task: id, Round: head.Round, Trainer: c.Trainer}, v.Time)
			return 0, nil
		}, s.failed("fetchPayload", id))
	}
	return nil
}

// plan says what the open round can be proposed with: every committed payload, or, once uploads have ended, at least a quorum of
// them. A payload counts once it is acknowledged: an object held under the committed root may be somebody else's. nil if the
// round has to wait, or is not this keeper's to propose.
func (s *Service) plan(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, phase protocol.Phase) (*plan, error) {
	p := &plan{alone: phase == protocol.PhaseFallback}
	var err error
	if p.committee, err = v.Committee(ctx, id, head.Round); err != nil {
		return nil, err
	}
	member, err := v.PoolKeeper(ctx, id, s.account)
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
	entries, err := s.tasks.commitments(ctx, v, id, head.Round, round.FrozenHash)
	if err != nil {
		return nil, err
	}
	deadlines, err := v.Deadlines(ctx, id)
	if err != nil {
		return nil, err
	}
	lie := s.lying(id, head.Round)
	var included uint64
	for _, c := range entries {
		if round.Committed>>c.Slot&1 == 0 {
			continue // an overturn cleared it
		}
		holds, err := s.payloads.holds(id, head.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return nil, err
		}
		if holds && !lie.censors(c.Trainer) {
			included |= 1 << c.Slot
			p.included = append(p.included, c)
		} else if p.alone && !lie.censors(c.Trainer) && !s.triedSince(id, head.Round, c.Trainer, deadlines.GraceEnd) {
			return nil, nil // whoever is left out goes without pay: first the peers are asked
		}
	}
	if forced := p.committee.Forced &^ included; forced != 0 {
		if v.Time < p.committee.ForcedUntil {
			s.once(id, fmt.Sprintf("round %d: witnesses force a payload that this keeper does not hold", head.Round), "task", id, "slots", chain.Slots(forced))
			return nil, nil
		}
		// Whoever holds it has had the first half of the fallback window: perhaps nobody can use it.
		s.once(id, fmt.Sprintf("round %d: proposing without a payload that witnesses forced and nobody gives", head.Round), "task", id, "slots", chain.Slots(forced))
	}
	if len(p.included) < int(spec.Quorum) || phase == protocol.PhaseUpload && included != round.Committed {
		return nil, nil
	}
	p.statement = protocol.Statement{
		TaskId: id, Round: head.Round, ParentRoot: head.StateRoot, FrozenHash: round.FrozenHash, Included: included,
	}
	p.Transition = advanceOf(p.statement, nil).Transition
	if p.lie, err = s.firstLie(lie, p.Transition, round.Status); err != nil {
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

// triedSince says whether the peers, if there are any, have been asked for a payload since a time of the chain.
func (s *Service) triedSince(id protocol.Hash, round uint32, trainer common.Address, since uint64) bool {
	at, ok := s.tried.Get(store.Submission{Task: id, Round: round, Trainer: trainer})
	return len(s.peers.list) == 0 || ok && at >= since
}

// propose aggregates, signs, has the committee sign, and proposes the open round once the payloads it may include are held.
func (s *Service) propose(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, phase protocol.Phase) error {
	p, err := s.plan(ctx, v, id, spec, head, phase)
	if err != nil || p == nil {
		return err
	}
	key := fmt.Sprintf("propose/%s/%d/%x/%t", id, head.Round, p.SetHash, p.alone)
	s.actions.start(s.run, key, v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		o, err := s.draft(ctx, spec, p) // whoever's turn it is, a witness computes
		if err != nil {
			return 0, err
		}
		if err := s.awaitTurn(ctx, p, began); err != nil {
			return 0, err
		}
		open, err := s.stillOpen(ctx, p)
		if err != nil || !open {
			return 0, err
		}
		p.statement.NewRoot, p.statement.AuxRoot = o.NewRoot, o.AuxRoot
		own, err := s.sign(p.statement, inputsOf(spec, p.advance.included))
		if err != nil {
			return 0, err
		}
		signatures := []chain.WitnessSignature{{Keeper: s.account, Signature: own}}
		if !p.alone {
			if signatures, err = s.collect(ctx, v, spec, p, own); err != nil {
				return 0, err
			}
		}
		if p.lie != nil && p.lie.Twice {
			if err := s.showTwo(p.statement, own); err != nil {
				return 0, err
			}
		}
		st := p.statement
		block, err := s.transact(ctx, s.chain.ProposeRound(chain.Proposal{
			TaskID: st.TaskId, Round: st.Round, ParentRoot: st.ParentRoot, Included: st.Included, NewRoot: st.NewRoot, AuxRoot: st.AuxRoot,
		}, signatures), "InvalidRound", "ConflictingFinalize")
		if err != nil || block == 0 {
			return 0, err // another witness was first
		}
		s.meters.proposals.Inc()
		s.log.Info("round proposed", "task", id, "round", st.Round, "root", protocol.Hash(st.NewRoot), "included", len(p.advance.included),
			"signatures", len(signatures), "block", block)
		return block, nil
	}, s.failed("proposeRound", id))
	return nil
}

// awaitTurn waits until those with earlier seats, and whoever asked for a signature under the same transition, have had their time.
func (s *Service) awaitTurn(ctx context.Context, p *plan, began time.Time) error {
	for {
		at := began.Add(p.turn)
		if asked, ok := s.asked.Get(p.Transition); ok && asked.Add(p.yield).After(at) {
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
func (s *Service) stillOpen(ctx context.Context, p *plan) (bool, error) {
	v, err := s.chainNow(ctx)
	if err != nil {
		return false, err
	}
	head, err := v.Head(ctx, p.Task)
	return err == nil && head.Round == p.Round && head.StateRoot == protocol.Hash(p.ParentRoot), err
}

// sign journals a statement and only then signs it: a second outcome of one transition cannot pass the journal. The statement's state is
// durable by then.
func (s *Service) sign(st protocol.Statement, inputs protocol.Hash) ([]byte, error) {
	t := advanceOf(st, nil).Transition
	if err := s.store.Intend(t, inputs, store.Outcome{NewRoot: st.NewRoot, AuxRoot: st.AuxRoot}); err != nil && (s.cfg.Adversary == nil || !errors.Is(err, store.ErrSignedOther)) {
		return nil, err
	}
	return protocol.Sign(s.cfg.SigningKey, st.Digest(s.domain))
}

// seatHolder is a keeper of a committee: the key it signs with in the task, and how many seats it holds.
type seatHolder struct {
	key   common.Address
	seats int
}

func seatHolders(ctx context.Context, v *chain.View, id protocol.Hash, c chain.Committee) (map[common.Address]seatHolder, error) {
	out := make(map[common.Address]seatHolder)
	for i, m := range c.Members {
		if slices.Index(c.Members, m) != i {
			continue
		}
		account, err := v.Member(ctx, id, m)
		if err != nil {
			return nil, err
		}
		k, err := v.PoolKeeper(ctx, id, account)
		if err != nil {
			return nil, err
		}
		if k.Active {
			out[account] = seatHolder{k.Key, c.Seats(m)}
		}
	}
	return out, nil
}

// collect asks every peer for its signature until those of enough seats are there; they come sorted by keeper.
func (s *Service) collect(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, p *plan, own []byte) ([]chain.WitnessSignature, error) {
	began := time.Now()
	holders, err := seatHolders(ctx, v, p.Task, p.committee)
	if err != nil {
		return nil, err
	}
	signed := map[common.Address][]byte{s.account: own}
	seats, need := holders[s.account].seats, int(spec.CommitteeThreshold)
	if seats < need {
		ctx, cancel := context.WithTimeout(ctx, min(maxCollect, max(p.left, maxTurn)))
		answers := make(chan chain.WitnessSignature)
		ended := make(chan struct{})
		for _, peer := range s.peers.list {
			go func() {
				defer func() { ended <- struct{}{} }()
				if sig, ok := s.askWitness(ctx, peer, p.statement, own, holders); ok {
					select {
					case answers <- sig:
					case <-ctx.Done():
					}
				}
			}()
		}
		for running := len(s.peers.list); running > 0; {
			select {
			case <-ended:
				running--
			case a := <-answers:
				if _, again := signed[a.Keeper]; !again {
					signed[a.Keeper] = a.Signature
					seats += holders[a.Keeper].seats
				}
				if seats >= need {
					cancel()
				}
			}
		}
		cancel()
		if seats < need {
			return nil, fmt.Errorf("%w: signatures of %d of %d seats, from %d peers", errNoQuorum, seats, need, len(s.peers.list))
		}
	}
	s.meters.quorum.Observe(time.Since(began).Seconds())
	out := make([]chain.WitnessSignature, 0, len(signed))
	for keeper, sig := range signed {
		out = append(out, chain.WitnessSignature{Keeper: keeper, Signature: sig})
	}
	slices.SortFunc(out, func(a, b chain.WitnessSignature) int { return a.Keeper.Cmp(b.Keeper) })
	return out, nil
}

// askWitness asks one peer for its signature, again while it says "not yet", until it signs, refuses for good, or ctx ends.
func (s *Service) askWitness(ctx context.Context, p *peer, st protocol.Statement, own []byte, holders map[common.Address]seatHolder) (chain.WitnessSignature, bool) {
	request := witnessRequest{
		TaskID: new(protocol.Hash), Round: &st.Round, ParentRoot: new(protocol.Hash), Included: &st.Included,
		NewRoot: new(protocol.Hash), AuxRoot: new(protocol.Hash), Keeper: &s.account, Signature: own,
	}
	*request.TaskID, *request.ParentRoot, *request.NewRoot, *request.AuxRoot = st.TaskId, st.ParentRoot, st.NewRoot, st.AuxRoot
	for {
		var answer witnessAnswer
		err := s.peers.ask(ctx, p, st.TaskId, "training_witnessRound", request, &answer)
		if ctx.Err() != nil {
			return chain.WitnessSignature{}, false
		}
		var refused *protocol.Error
		p.note(err == nil || errors.As(err, &refused))
		if err == nil {
			holder, ok := holders[answer.Keeper]
			signer, recoverErr := protocol.Recover(st.Digest(s.domain), answer.Signature)
			if ok && recoverErr == nil && signer == holder.key {
				p.account.Store(&answer.Keeper)
				return chain.WitnessSignature{Keeper: answer.Keeper, Signature: answer.Signature}, true
			}
			s.log.Warn("peer gave a signature that is none of the committee's", "peer", p.url, "keeper", answer.Keeper)
			return chain.WitnessSignature{}, false
		}
		if slices.ContainsFunc([]*protocol.Error{errStatementMismatch, errAlreadySigned, errTaskNotServed, protocol.ErrInvalidSignature, errInvalidParams},
			func(final *protocol.Error) bool { return errors.Is(err, final) }) {
			s.log.Warn("witness refuses to sign", "peer", p.url, "task", protocol.Hash(st.TaskId), "round", st.Round, "why", err)
			return chain.WitnessSignature{}, false
		}
		s.log.Debug("witness does not sign yet", "peer", p.url, "round", st.Round, "why", err)
		select {
		case <-time.After(s.cfg.PollInterval):
		case <-ctx.Done():
			return chain.WitnessSignature{}, false
		}
	}
}

// witnessRequest asks to sign the statement that Keeper signed.
type witnessRequest struct {
	TaskID     *protocol.Hash  `json:"taskId"`
	Round      *uint32         `json:"round"`
	ParentRoot *protocol.Hash  `json:"parentRoot"`
	Included   *uint64         `json:"included"`
	NewRoot    *protocol.Hash  `json:"newRoot"`
	AuxRoot    *protocol.Hash  `json:"auxRoot"`
	Keeper     *common.Address `json:"keeper"`
	Signature  hexutil.Bytes   `json:"signature"`
}

func (p witnessRequest) check() error {
	if p.TaskID == nil || p.Round == nil || p.ParentRoot == nil || p.Included == nil || p.NewRoot == nil || p.AuxRoot == nil || p.Keeper == nil {
		return errInvalidParams.With("taskId, round, parentRoot, included, newRoot, auxRoot, keeper and signature are required")
	}
	if len(p.Signature) != protocol.SignatureBytes {
		return protocol.ErrInvalidSignature.With("a signature has %d bytes, not %d", protocol.SignatureBytes, len(p.Signature))
	}
	return nil
}

type witnessAnswer struct {
	Keeper    common.Address `json:"keeper"`
	Signature hexutil.Bytes  `json:"signature"`
}

// witnessRound signs the statement of another seat's keeper iff it is what this keeper computes from payloads that it holds, and never
// two outcomes of one transition.
func (s *Service) witnessRound(ctx context.Context, p witnessRequest) (*witnessAnswer, error) {
	st, inputs, err := s.checkWitness(ctx, p)
	if err != nil {
		s.meters.witnessRefusals.WithLabelValues(protocol.AsError(err).Name).Inc()
		return nil, err
	}
	sig, err := s.sign(st, inputs)
	if errors.Is(err, store.ErrSignedOther) {
		s.meters.witnessRefusals.WithLabelValues(errAlreadySigned.Name).Inc()
		return nil, errAlreadySigned.Because(err)
	} else if err != nil {
		return nil, errStorage.Because(err)
	}
	s.asked.Add(advanceOf(st, nil).Transition, time.Now())
	s.meters.signatures.Inc()
	return &witnessAnswer{s.account, sig}, nil
}

// checkWitness finds the statement that a request is about, and what it was computed from, and checks that it is right.
func (s *Service) checkWitness(ctx context.Context, p witnessRequest) (st protocol.Statement, inputs protocol.Hash, err error) {
	st = protocol.Statement{
		TaskId: *p.TaskID, Round: *p.Round, ParentRoot: *p.ParentRoot, Included: *p.Included, NewRoot: *p.NewRoot, AuxRoot: *p.AuxRoot,
	}
	v, err := s.chainNow(ctx)
	if err != nil {
		return st, inputs, err
	}
	spec, _, err := s.tasks.spec(ctx, v, st.TaskId)
	if err != nil {
		return st, inputs, err
	}
	if err := s.tasks.serves(ctx, v, st.TaskId, spec); err != nil {
		return st, inputs, err
	}
	head, err := v.Head(ctx, st.TaskId)
	if err != nil {
		return st, inputs, err
	}
	phase, err := v.Phase(ctx, st.TaskId)
	if err != nil {
		return st, inputs, err
	}
	switch {
	case st.Round != head.Round || phase.Phase != protocol.PhaseUpload && phase.Phase != protocol.PhasePropose:
		return st, inputs, protocol.ErrInvalidRound.With("the committee of round %d does not propose now: round %d is in phase %s", st.Round, head.Round, phase.Phase)
	case st.ParentRoot != head.StateRoot:
		return st, inputs, protocol.ErrStaleParent.With("parent %s is not the head %s", protocol.Hash(st.ParentRoot), head.StateRoot)
	}
	committee, err := v.Committee(ctx, st.TaskId, st.Round)
	if err != nil {
		return st, inputs, err
	}
	holders, err := seatHolders(ctx, v, st.TaskId, committee)
	if err != nil {
		return st, inputs, err
	}
	for _, keeper := range []common.Address{s.account, *p.Keeper} {
		if _, seated := holders[keeper]; !seated {
			return st, inputs, errNotAWitness.With("%s holds no seat of round %d", keeper, st.Round)
		}
	}
	round, err := v.Round(ctx, st.TaskId, st.Round)
	if err != nil {
		return st, inputs, err
	}
	st.FrozenHash = round.FrozenHash
	asker, err := protocol.Recover(st.Digest(s.domain), p.Signature)
	if err != nil {
		return st, inputs, err
	}
	if asker != holders[*p.Keeper].key {
		return st, inputs, protocol.ErrInvalidSignature.With("signed by %s, but %s signs with %s", asker, *p.Keeper, holders[*p.Keeper].key)
	}
	lie := s.lying(st.TaskId, st.Round)
	if lie != nil && lie.Idle {
		return st, inputs, errNotAWitness
	}
	if lie != nil && lie.Blind {
		return st, inputs, s.collude(ctx, v, spec, lie, st, round.Status)
	}
	// From here on work is done for the asking keeper, which has a stake and a name.
	switch {
	case st.Included&^round.Committed != 0 || bits.OnesCount64(st.Included) < int(spec.Quorum):
		return st, inputs, errStatementMismatch.With("the bitmap %#x is no quorum of the commitments %#x", st.Included, round.Committed)
	case committee.Forced&^st.Included != 0:
		return st, inputs, errStatementMismatch.With("the bitmap %#x omits slots that receipts force: %#x", st.Included, committee.Forced)
	case phase.Phase == protocol.PhaseUpload && st.Included != round.Committed:
		return st, inputs, errPayloadNotHeld.With("uploads of round %d are still open and the bitmap is not full", st.Round)
	}
	if !s.mayCompute(st, *p.Keeper) {
		return st, inputs, errOverloaded.With("%s asked for too many different sets of round %d", *p.Keeper, st.Round)
	}
	ready, err := s.mayBuild(ctx, v, st.TaskId, spec, head)
	if err != nil {
		return st, inputs, err
	}
	if _, blocked := s.wrong.Load(protocol.Hash(st.TaskId)); blocked {
		return st, inputs, errStatementMismatch.With("round %d builds on a proposal that this keeper recomputed differently", st.Round)
	}
	included, err := s.tasks.included(ctx, v, st)
	if err != nil {
		return st, inputs, err
	}
	for _, c := range included {
		held, err := s.payloads.holds(st.TaskId, st.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return st, inputs, errStorage.Because(err)
		}
		if !held && !s.payloads.fetch(ctx, spec, st.TaskId, st.Round, c, *p.Keeper) {
			return st, inputs, errPayloadNotHeld.With("payload %s of %s is neither here nor with a peer", c.PayloadRoot, c.Trainer)
		}
	}
	if !ready {
		return st, inputs, errPayloadNotHeld.With("the state before round %d is not here yet", st.Round)
	}
	inputs = inputsOf(spec, included)
	got, err := s.outcome(ctx, spec, advanceOf(st, included))
	if err != nil {
		return st, inputs, err
	}
	if want := (store.Outcome{NewRoot: st.NewRoot, AuxRoot: st.AuxRoot}); got != want {
		// The signature convicts whoever made it, proposed or not.
		s.log.Error("a witness signed roots that are not what the payloads give", "keeper", *p.Keeper, "statement", string(encode(st)), "signature", p.Signature,
			"recomputed", protocol.Hash(got.NewRoot), "recomputed_aux", protocol.Hash(got.AuxRoot))
		if err := s.keepEvidence(Evidence{*p.Keeper, st, p.Signature}); err != nil {
			s.log.Warn("cannot write the evidence down", "err", err)
		}
		return st, inputs, errStatementMismatch.With("recomputed state %s and auxiliary root %s", protocol.Hash(got.NewRoot), protocol.Hash(got.AuxRoot))
	}
	return st, inputs, nil
}

// Evidence is a keeper's signature under a wrong statement that it asked this keeper to sign, in the file
// wrong-signature-TASK-ROUND-KEEPER.json of the data directory. It convicts whether or not the statement is ever proposed:
// `assay fraud prove --evidence` sends it.
type Evidence struct {
	Keeper    common.Address     `json:"keeper"`
	Statement protocol.Statement `json:"statement"`
	Signature hexutil.Bytes      `json:"signature"`
}

// keepEvidence writes the first evidence of a keeper's wrong signature in a round: one convicts, and more would only fill the disk.
func (s *Service) keepEvidence(e Evidence) error {
	raw, err := json.Marshal(e)
	if err != nil {
		return err
	}
	name := fmt.Sprintf("wrong-signature-%s-%d-%s.json", protocol.Hash(e.Statement.TaskId), e.Statement.Round, e.Keeper)
	path := filepath.Join(s.cfg.DataDir, name)
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	// Whole or not at all: an empty file would keep all that comes later out.
	f, err := os.CreateTemp(s.cfg.DataDir, "evidence-*.tmp")
	if err != nil {
		return err
	}
	_, err = f.Write(raw)
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

// asking names whoever asks for signatures in a round.
type asking struct {
	task   protocol.Hash
	round  uint32
	keeper common.Address
}

// mayCompute counts the different sets of a round that a keeper asks about.
func (s *Service) mayCompute(st protocol.Statement, keeper common.Address) bool {
	s.askingMu.Lock()
	defer s.askingMu.Unlock()
	k := asking{st.TaskId, st.Round, keeper}
	sets, _ := s.asking.Get(k)
	if slices.Contains(sets, st.Included) {
		return true
	}
	if len(sets) >= maxSets {
		return false
	}
	s.asking.Add(k, append(slices.Clone(sets), st.Included))
	return true
}

// getPayloadReceipt returns this keeper's receipt of a committed payload, getting the payload from a peer if need be.
func (s *Service) getPayloadReceipt(ctx context.Context, p submissionParams) (json.RawMessage, error) {
	v, err := s.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := s.tasks.spec(ctx, v, *p.TaskID)
	if err != nil {
		return nil, err
	}
	if err := s.tasks.serves(ctx, v, *p.TaskID, spec); err != nil {
		return nil, err
	}
	head, err := v.Head(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	phase, err := v.Phase(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	if *p.Round == head.Round && (phase.Phase == protocol.PhaseCommit || phase.Phase == protocol.PhaseWaiting) {
		return nil, protocol.ErrCommitWindowOpen.With("payloads of round %d travel once its commitments have closed", *p.Round)
	}
	c, err := s.tasks.standing(ctx, v, *p.TaskID, *p.Round, head, *p.Trainer)
	if err != nil {
		return nil, err
	}
	if c == nil || s.lying(*p.TaskID, *p.Round).censors(*p.Trainer) {
		return nil, protocol.ErrGradientNotFound.With("%s has no commitment in round %d", *p.Trainer, *p.Round)
	}
	held, err := s.payloads.holds(*p.TaskID, *p.Round, *p.Trainer, c.PayloadRoot)
	if err != nil {
		return nil, errStorage.Because(err)
	}
	// Only of the open round does a receipt still force anything.
	if !held && (*p.Round != head.Round || !s.payloads.fetch(ctx, spec, *p.TaskID, *p.Round, *c, common.Address{})) {
		return nil, errPayloadNotHeld.With("payload %s of %s is neither here nor with a peer", c.PayloadRoot, *p.Trainer)
	}
	ack, err := s.store.Ack(store.Submission{Task: *p.TaskID, Round: *p.Round, Trainer: *p.Trainer}, c.PayloadRoot)
	if err != nil {
		return nil, errStorage.Because(err)
	}
	return ack, nil
}
