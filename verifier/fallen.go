package verifier

import (
	"context"
	"errors"
	"fmt"
	"sort"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/protocol"
)

const (
	// fallenCache is how many fallen statements of a task are remembered that were read from the chain and are not settled.
	fallenCache = 256
	// fallenTries is how often what a statement that fell was made of is looked for: nobody can be made to show it any more.
	fallenTries = 8
	// fallenPatience is how long sources are waited for at each of these.
	fallenPatience = time.Minute
)

// fallen are the proposals of a task that do not stand any more. Whoever signed a wrong one is liable all the same, and must not go free because it
// fell by something else, a conviction in training or a lie below: the signatures in its calldata convict. It belongs to the pass in progress, and
// rests on the proposals that the chain tells, so that a challenger that is started anew goes on where another one was.
type fallen struct {
	rounds        *rounds
	equivocations *equivocations
	// from is the block of the first proposal whose signers may still be liable; 0 before a first look.
	from uint64
	// next is where the next pass goes on among the proposals.
	next int
	// settled are those of which nothing follows; under a statement's identifier nothing until that is proven wrong.
	settled map[announcement]protocol.Hash
	known   *lru.Cache[announcement, fellStatement]
	// pending is how many fell that are not settled.
	pending int
}

// fellStatement is what a proposal stated, and until when its signers are liable, in Unix seconds.
type fellStatement struct {
	protocol.Statement
	until uint64
}

func newFallen(rs *rounds, eq *equivocations) *fallen {
	f := &fallen{rounds: rs, equivocations: eq, known: lru.NewCache[announcement, fellStatement](fallenCache)}
	f.reset()
	return f
}

// reset has all of them looked at again: a reorg may have put back a lock, or taken away a proposal.
func (f *fallen) reset() {
	f.from = 0
	f.settled = make(map[announcement]protocol.Hash)
	f.known.Purge()
}

// look does what is due about proposals that fell, some at a pass, and adds to what is live those about which more is. One about which nothing
// can be done keeps none of the others from it.
func (f *fallen) look(ctx context.Context, v *chain.View, head chain.Head, live map[protocol.Hash]bool) error {
	items := f.equivocations.proposals.Items
	if len(items) == 0 {
		f.pending = 0
		return nil
	}
	if err := f.begin(ctx, v, items); err != nil {
		return err
	}
	items = items[sort.Search(len(items), func(i int) bool { return items[i].Block >= f.from }):]
	var errs []error
	looked, start := 0, f.next
	f.pending = 0
	for i := range items {
		at := (start + i) % len(items)
		a := items[at]
		k := announcement{a.SyncRound, a.TxHash}
		if id, settled := f.settled[k]; settled && (id.IsZero() || !f.rounds.proven.Contains(id)) {
			continue
		}
		delete(f.settled, k)
		if looked >= pastAtOnce || ctx.Err() != nil {
			f.pending++
			continue
		}
		looked, f.next = looked+1, at+1
		if err := f.pursue(ctx, v, head, a, live); err != nil {
			f.pending++
			errs = append(errs, fmt.Errorf("a proposal of round %d, which fell: %w", a.Round, err))
		}
	}
	return errors.Join(errs...)
}

// begin finds the first proposal whose signers may still be liable: they are in the order of their blocks.
func (f *fallen) begin(ctx context.Context, v *chain.View, items []chain.Announced) (err error) {
	if f.from != 0 {
		return nil
	}
	first := sort.Search(len(items), func(i int) bool {
		if err != nil {
			return true
		}
		var until uint64
		until, err = f.until(ctx, items[i])
		return v.Time < until
	})
	if err != nil {
		return err
	}
	f.from = items[len(items)-1].Block + 1
	if first < len(items) {
		f.from = items[first].Block
	}
	return nil
}

// until is when the liability for a proposal ends, in Unix seconds.
func (f *fallen) until(ctx context.Context, a chain.Announced) (uint64, error) {
	at, err := f.rounds.chain.At(ctx, a.Block)
	if err != nil {
		return 0, err
	}
	return at.Time + f.rounds.spec.Liability(), nil
}

// read is what a proposal stated.
func (f *fallen) read(ctx context.Context, v *chain.View, a chain.Announced) (s fellStatement, err error) {
	k := announcement{a.SyncRound, a.TxHash}
	if s, known := f.known.Get(k); known {
		return s, nil
	}
	if s.Statement, err = v.AnnouncedStatement(ctx, a); err != nil {
		return s, err
	}
	if f.rounds.right.Contains(s.ID()) {
		return s, nil
	}
	if s.until, err = f.until(ctx, a); err != nil {
		return s, err
	}
	f.known.Add(k, s)
	return s, nil
}

// pursue does the next thing there is to do about a proposal if it fell: it has it recomputed, or sends what convicts its signers.
func (f *fallen) pursue(ctx context.Context, v *chain.View, head chain.Head, a chain.Announced, live map[protocol.Hash]bool) error {
	rs, k := f.rounds, announcement{a.SyncRound, a.TxHash}
	settle := func(id protocol.Hash) { f.settled[k] = id; f.known.Remove(k) }
	s, err := f.read(ctx, v, a)
	if err != nil {
		return err
	}
	id := s.ID()
	if rs.right.Contains(id) {
		settle(protocol.Hash{})
		return nil
	}
	standing, err := v.IsStanding(ctx, s.Statement)
	if err != nil {
		return err
	}
	if standing && a.Round >= head.Finalized {
		return nil // it is prosecuted as what stands
	}
	if standing && !rs.proven.Contains(id) {
		settle(id) // so is what is final; others may have signed it before, and fallen with it
		return nil
	}
	if v.Time >= s.until {
		settle(protocol.Hash{})
		return nil
	}
	left, err := anyLocked(ctx, v, rs.id, a.Signers)
	if err != nil {
		return err
	}
	if !left {
		settle(protocol.Hash{})
		return nil
	}
	condemned, err := v.Condemned(ctx, id)
	if err != nil {
		return err
	}
	if standing && !condemned {
		return nil // its proof is on its way
	}
	proof, wrong := f.proof(id)
	signatures, err := f.signatures(ctx, v, a)
	if err != nil {
		return err
	}
	if len(signatures) == 0 {
		if !condemned && !wrong {
			settle(id)
			return nil
		}
		rs.log.Warn("a wrong statement fell that another contract proposed: nobody can be convicted by the signatures under it",
			"round", a.Round, "statement", id, "tx", a.TxHash)
		settle(protocol.Hash{})
		return nil
	}
	switch {
	case !condemned && proof == nil && wrong:
		rs.log.Warn("a wrong statement fell before anybody showed what proves it wrong; nobody can be made to show it now", "round", a.Round,
			"statement", id)
		settle(id)
		return nil
	case !condemned && proof == nil && !f.examine(v, s):
		rs.log.Warn("a statement fell and cannot be recomputed: nobody has what it was made of", "round", a.Round, "statement", id)
		settle(id)
		return nil
	}
	f.pending++
	live[id] = true
	if !condemned && proof == nil || rs.waits(v, id) {
		return nil
	}
	call := rs.chain.CondemnSigners(s.Statement, signatures)
	if !condemned {
		if call, err = proofCall(rs.chain, s.Statement, signatures, proof); err != nil {
			return err
		}
	}
	refused, err := rs.act(ctx, a.Round, call, move)
	if refused {
		rs.refuse(v, id)
	}
	if err != nil || refused {
		return err
	}
	rs.drop(id)
	rs.meters.convictions.Inc()
	rs.log.Info("a wrong statement fell; its signers are convicted by the signatures under it", "round", a.Round, "statement", id,
		"call", call.Name)
	return nil
}

// proof is what proves a statement wrong; nil if it is known to be wrong and nothing does, or not known to be. What else its case holds is given up.
func (f *fallen) proof(id protocol.Hash) (proof any, isWrong bool) {
	rs := f.rounds
	_, isWrong = rs.unproven[id]
	rs.mu.Lock()
	defer rs.mu.Unlock()
	if k := rs.cases[id]; k != nil {
		isWrong = true
		if k.proof != nil {
			rs.proven.Add(id, k.kept(k.proof))
		}
		rs.dropCase(id)
	}
	if k, proven := rs.proven.Get(id); proven {
		return k.proof, true
	}
	return nil, isWrong
}

// signatures are those that a proposal's transaction carried; none if another contract sent it.
func (f *fallen) signatures(ctx context.Context, v *chain.View, a chain.Announced) ([]chain.WitnessSignature, error) {
	if p, known := f.equivocations.outcomes.find(a); known {
		return p.signatures, nil
	}
	return v.Signatures(ctx, a)
}

// examine has a statement that fell recomputed, in a place of its own. False says that what it was made of
// was looked for often enough.
func (f *fallen) examine(v *chain.View, s fellStatement) bool {
	rs, id := f.rounds, s.ID()
	rs.mu.Lock()
	e := rs.exams[id]
	if e == nil {
		e = &exam{round: s.Round}
		rs.exams[id] = e
	}
	if !e.fell { // what kept it from being recomputed while it stood may be otherwise
		e.final, e.fell, e.fails, e.lacked = true, true, 0, 0
	}
	tried := !e.running && e.lacked >= fallenTries
	rs.mu.Unlock()
	if tried {
		return false
	}
	stay(rs.lib, stateObject(rs.spec, s.ParentRoot))
	rs.examine(v, s.Statement, fallenPatience, true)
	return true
}

// anyLocked says whether one of some keepers has a lock in a task to lose.
func anyLocked(ctx context.Context, v *chain.View, task protocol.Hash, keepers []common.Address) (bool, error) {
	for _, keeper := range keepers {
		lock, err := v.Lock(ctx, task, protocol.RoleKeeper, keeper)
		if err != nil || lock.Sign() > 0 {
			return err == nil, err
		}
	}
	return false, nil
}
