package arena

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"math/big"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/cryptotest"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"

	"assay/internal/chain"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
	"assay/verifier"
)

// mostSteps is when a run is given up that does not end.
const mostSteps = 420

// game is one run.
type game struct {
	*World
	tricks
	s    Script
	task *Task

	parties    []*party
	sponsor    *party
	keepers    []*service // honest ones first
	pool       []*party
	liars      []*party
	ghost      *party
	trainers   []*trainer
	challenger *party
	plays      *service
	defenders  map[int]*service
	stranger   *party

	// lies are what the liars do wrong, by round.
	lies  map[uint32][]string
	edits []func(*verifier.ChallengerConfig)
	// audits is nil where nobody pays for any; auditing edits the auditor.
	audits   *audits
	auditing []func(*verifier.ChallengerConfig)
	keeps    []func(*keeper.Config)
	specs    []func(*protocol.TaskSpec)
	each     []func() // what persistent moves do at every step
	began    time.Time
	at       int
	out      *Outcome
	noteMu   sync.Mutex
	helpers  sync.WaitGroup
	// extra are services of the adversary's, afterStart what starts them.
	extra      []*service
	afterStart []func(sources []string)
	// verdicts are what is known of statements, fallen the wrong ones by round, finalized how far finality had come.
	verdicts  map[protocol.Hash]bool
	fallen    map[uint32][]protocol.Statement
	finalized uint32
	// signatures of claims that the stranger disputes; funded and timing say that it was given what it needs, and ends what it can.
	signatures     map[protocol.Hash][]byte
	funded, timing bool
	junks          int
	// scarce says that the challenger's budget is small: junk tasks are then too small for it.
	scarce bool
	// baits are how many tasks ask for the first keeper's stake before the task is posted.
	baits int
	// stuck says that the run did not come to its end.
	stuck bool
}

// tricks are what moves do to a game: the part of it that adversaries play with.
type tricks struct{ *game }

func (g *game) note(format string, args ...any) {
	g.noteMu.Lock()
	defer g.noteMu.Unlock()
	g.out.Notes = append(g.out.Notes, fmt.Sprintf("%3d: ", g.at)+fmt.Sprintf(format, args...))
	g.log.Info("MOVE " + fmt.Sprintf(format, args...))
}

// Run plays a script to its end. log gets what all services say; nil for nothing.
func Run(t *testing.T, s Script, log slog.Handler) (out Outcome) {
	t.Helper()
	prepare(t)
	out.Script = s
	began := time.Now()
	synctest.Test(t, func(t *testing.T) {
		cryptotest.SetGlobalRandom(t, s.Seed) // salts, and whatever else is drawn
		g := &game{s: s, out: &out, lies: make(map[uint32][]string), defenders: make(map[int]*service),
			verdicts: make(map[protocol.Hash]bool), fallen: make(map[uint32][]protocol.Statement), signatures: make(map[protocol.Hash][]byte)}
		g.tricks = tricks{g}
		g.World = newWorld(t, g.genesis(), Step, s.Seed)
		if log != nil {
			g.log = slog.New(log)
		}
		defer g.close()
		defer func() {
			if p := recover(); p != nil {
				out.Broken = fmt.Sprintf("%v\n%s", p, debug.Stack())
			}
			g.stop()
		}()
		g.attach(base.dep)
		g.play()
	})
	out.Seconds = time.Since(began).Seconds()
	return out
}

// genesis is the base's, with what the script changes in it.
func (g *game) genesis() *core.Genesis {
	out := *base.genesis
	for _, m := range g.s.Moves {
		if k := kinds[m.Kind]; k.genesis != nil {
			out.Alloc = maps.Clone(out.Alloc)
			k.genesis(out.Alloc, m)
		}
	}
	return &out
}

func (g *game) stop() {
	g.cancel()
	g.helpers.Wait()
	for _, s := range append(g.services(), g.extra...) {
		if s.stop != nil {
			s.stop()
			if s.ended != nil {
				g.out.Notes = append(g.out.Notes, s.ended.Error())
			}
		}
	}
}

func (g *game) services() []*service {
	out := slices.Clone(g.keepers)
	if g.plays != nil {
		out = append(out, g.plays)
	}
	for _, i := range slices.Sorted(func(yield func(int) bool) {
		for i := range g.defenders {
			if !yield(i) {
				return
			}
		}
	}) {
		out = append(out, g.defenders[i])
	}
	return out
}

func (g *game) enter(name string, place int, honest bool) *party {
	p := newParty(name, place, honest)
	g.parties = append(g.parties, p)
	return p
}

func (g *game) play() {
	s := g.s
	g.sponsor = g.enter("sponsor", sponsorPlace, true)
	var urls []string
	for i := range s.Keepers {
		g.pool = append(g.pool, g.enter(fmt.Sprintf("keeper%d", i+1), keeperPlace+i, true))
	}
	for i := range s.Liars {
		p := g.enter(fmt.Sprintf("liar%d", i+1), keeperPlace+s.Keepers+i, false)
		g.pool, g.liars = append(g.pool, p), append(g.liars, p)
	}
	for _, p := range g.pool {
		urls = append(urls, "http://"+p.name)
	}
	if s.Ghost {
		g.ghost = g.enter("ghost", keeperPlace+5, false)
	}
	g.challenger = g.enter("challenger", challengerPlace, true)
	g.stranger = g.enter("stranger", strangerPlace, false)
	g.enter("copyist", copyistPlace, false)
	var err error
	g.task, err = g.specOf(s.Verified, s.Rounds, uint8(s.Trainers))
	g.check(err)
	for i := range s.Trainers {
		r := g.task.trainerOf(g.enter(fmt.Sprintf("trainer%d", i+1), trainerPlace+i, true), urls)
		r.offset = time.Duration(i) * 200 * time.Millisecond
		g.trainers = append(g.trainers, r)
	}
	for i := range s.Moves {
		m := &s.Moves[i]
		if k := kinds[m.Kind]; k.setup != nil {
			k.setup(g, *m)
		} else if k.act == nil {
			panic(fmt.Sprintf("no move %q", m.Kind))
		}
	}
	for _, edit := range g.specs {
		edit(&g.task.Spec)
	}
	if g.baits > 0 {
		g.baited(g.keep(0, urls))
	}
	g.check(g.task.post(g.sponsor.key))

	// Keepers join on their own; a ghost is made a member by whoever holds its key.
	for i := range g.pool {
		k := g.keep(i, urls)
		g.keepers = append(g.keepers, k)
		time.Sleep(100 * time.Millisecond) // so that no two act at the same instant
		k.start(g.World)
	}
	for _, url := range urls {
		g.check(g.task.upload(url))
	}
	if g.ghost != nil {
		g.must(g.ghost.key, g.ch.JoinPool(g.task.ID, g.task.Spec.QuorumLock, ""))
		g.must(g.ghost.key, g.ch.AcknowledgeTask(g.task.ID))
	}
	if g.audits != nil {
		g.audits.offer(g)
	}
	joined := func(v *chain.View) bool {
		for _, p := range g.pool {
			k, err := v.PoolKeeper(g.ctx, g.task.ID, p.account)
			g.check(err)
			if !k.Acknowledged {
				return false
			}
		}
		return true
	}
	if g.baits > 0 && !g.comes(joined) {
		g.out.Losses = append(g.out.Losses, "no stake is left for the task that a keeper's operator named")
		return
	}
	g.until("the keepers join", joined)
	g.open()
	for _, r := range g.trainers {
		_, err := g.send(r.key, g.ch.Enroll(g.task.ID))
		g.check(err)
	}
	g.until("the task trains", func(v *chain.View) bool {
		status, err := v.Status(g.ctx, g.task.ID)
		g.check(err)
		return status == protocol.StatusTraining
	})
	g.began = time.Now()
	for _, r := range g.trainers {
		g.helpers.Go(func() { r.run(g.ctx) })
	}
	time.Sleep(g.step / 4)
	g.plays = player(g.World, g.challenger, "challenger", verifier.NewChallenger, urls, func(cfg *verifier.ChallengerConfig) {
		for _, edit := range g.edits {
			edit(cfg)
		}
	})
	g.plays.start(g.World)
	if s.Verified {
		for i, r := range g.trainers {
			if r.honest {
				g.defend(i, urls)
			}
		}
	}
	for _, f := range g.afterStart {
		f(urls)
	}
	if g.audits != nil {
		g.audits.start(g, urls)
	}
	g.steps()
	g.judge()
}

// baited has a keeper meet the bait before there is the run's task.
func (g *game) baited(k *service) {
	k.start(g.World)
	defer k.stop()
	g.bait(g.pool[0], g.baits)
}

// keep is the service of a keeper. Once there is the task its operator names it, if anything else asks for the keeper's stake.
func (g *game) keep(i int, urls []string) *service {
	p := g.pool[i]
	var peers []string
	for k, url := range urls {
		if k != i {
			peers = append(peers, url)
		}
	}
	var lie keeper.Adversary
	if !p.honest {
		lie = g.lie
	}
	return g.keeperOf(p, peers, lie, func(cfg *keeper.Config) {
		if g.baits > 0 && g.task.ID != (protocol.Hash{}) {
			cfg.Tasks, cfg.Every = []protocol.Hash{g.task.ID}, true
		}
		for _, edit := range g.keeps {
			edit(cfg)
		}
	})
}

// defend starts a trainer's defender.
func (g *game) defend(i int, sources []string) {
	r := g.trainers[i]
	time.Sleep(100 * time.Millisecond)
	d := player(g.World, r.party, "defender", verifier.NewDefender, sources, nil)
	g.defenders[i] = d
	d.start(g.World)
}

// comes waits for what has to come soon, and says whether it did.
func (g *game) comes(reached func(v *chain.View) bool) bool {
	for range 40 {
		if reached(g.view()) {
			return true
		}
		g.wait(1)
	}
	return false
}

func (g *game) until(what string, reached func(v *chain.View) bool) {
	if !g.comes(reached) {
		panic("in vain waited for: " + what)
	}
}

// steps lets the run go on until the task has ended and nothing is open, and makes the moves when their time has come.
func (g *game) steps() {
	quiet := 0
	for g.at = 0; g.at < mostSteps && quiet < 8; g.at++ {
		for _, m := range g.s.Moves {
			if k := kinds[m.Kind]; k.act != nil && m.At == g.at {
				k.act(g, m)
			}
		}
		g.observe()
		for _, f := range g.each {
			f()
		}
		g.wait(1)
		if g.over() {
			quiet++
		} else {
			quiet = 0
		}
	}
	g.out.Steps = g.at
	status, err := g.view().Status(g.ctx, g.task.ID)
	g.check(err)
	g.out.Ended, g.out.Status = status.Ended(), fmt.Sprint(status)
	if quiet == 0 {
		g.stuck = true
	}
}

// over says that the task has ended, and no dispute about it is open, nor an audit.
func (g *game) over() bool {
	v := g.view()
	status, err := v.Status(g.ctx, g.task.ID)
	g.check(err)
	if !status.Ended() {
		return false
	}
	disputes, err := v.TrainingDisputes(g.ctx, 0, g.task.ID)
	g.check(err)
	for _, d := range disputes {
		p, err := v.TrainingPosition(g.ctx, d.ID)
		g.check(err)
		if chain.TrainingTurn(p.Turn) != chain.TrainingTurnOver {
			return false
		}
	}
	return g.audits == nil || !g.audits.open(g, v)
}

// holdings is all that a party has: tokens, stake, locked or not, and what it can withdraw from every contract.
func (g *game) holdings(v *chain.View, account common.Address) *big.Int {
	stake, err := v.Stake(g.ctx, account)
	g.check(err)
	sum := new(big.Int).Add(stake.Active, stake.Unbonding)
	for _, read := range []func(context.Context, common.Address) (*big.Int, error){v.Balance, v.Credit, v.DescentCredit, v.RevealCredit, v.TrainingCredit, v.AuditCredit} {
		amount, err := read(g.ctx, account)
		g.check(err)
		sum.Add(sum, amount)
	}
	return sum
}

// bonds is what an account has in games that are open, in all tasks.
func (g *game) bonds(v *chain.View, account common.Address) *big.Int {
	sum := new(big.Int)
	posted, err := v.Posted(g.ctx, 0)
	g.check(err)
	for _, t := range posted {
		disputes, err := v.TrainingDisputes(g.ctx, 0, t.TaskID)
		g.check(err)
		bond, err := v.TrainingBond(g.ctx)
		g.check(err)
		for _, d := range disputes {
			p, err := v.TrainingPosition(g.ctx, d.ID)
			g.check(err)
			if d.Challenger == account && chain.TrainingTurn(p.Turn) != chain.TrainingTurnOver {
				sum.Add(sum, bond)
			}
		}
		descents, err := v.Descents(g.ctx, 0, t.TaskID)
		g.check(err)
		if bond, err = v.DescentBond(g.ctx); err != nil {
			g.check(err)
		}
		for _, d := range descents {
			p, err := v.DescentPosition(g.ctx, d.ID)
			g.check(err)
			if p.Challenger == account && p.Turn != chain.TurnOver {
				sum.Add(sum, bond)
			}
		}
	}
	return sum
}

func (g *game) open() {
	v := g.view()
	for _, p := range g.parties {
		p.opening = g.holdings(v, p.account)
	}
	g.sponsor.opening.Add(g.sponsor.opening, g.task.Spec.Escrow())
	if g.audits != nil {
		g.sponsor.opening.Add(g.sponsor.opening, g.audits.budget)
	}
}

// judge holds the end of the run to the two properties (docs/arena.md).
func (g *game) judge() {
	v := g.view()
	head, err := v.Head(g.ctx, g.task.ID)
	g.check(err)
	g.numbers(v, head)
	g.excuse()
	if g.audits != nil {
		g.sponsor.allowed.Add(g.sponsor.allowed, g.audits.paid(g, v))
	}
	g.collect(v, head)
	g.books(g.view())
}

// numbers computes every final round anew, and looks for a paid claim that is not what its trainer had to compute.
func (g *game) numbers(v *chain.View, head chain.Head) {
	t := g.task
	state := t.initial
	wrong := func(format string, args ...any) {
		g.out.WrongFinal = append(g.out.WrongFinal, fmt.Sprintf(format, args...))
	}
	trainers, err := v.Trainers(g.ctx, t.ID, t.Spec.TrainerCount)
	g.check(err)
	for number := range head.Round {
		round, err := v.Round(g.ctx, t.ID, number)
		g.check(err)
		if round.Status == protocol.RoundCarried {
			continue
		}
		if round.Status != protocol.RoundFinal {
			break
		}
		entries, err := v.Commitments(g.ctx, t.ID, number, round.FrozenHash)
		g.check(err)
		out, next, err := t.outcome(g.ctx, number, state, entries, round.Included)
		switch {
		case err != nil:
			wrong("round %d is final and cannot be computed: %v", number, err)
		case out.NewRoot != round.StateRoot:
			wrong("round %d is final with state %s, not %s", number, round.StateRoot, out.NewRoot)
		case out.AuxRoot != round.AuxRoot:
			wrong("round %d is final with auxRoot %s, not %s", number, round.AuxRoot, out.AuxRoot)
		}
		if protocol.Tier(t.Spec.Tier).Proven() {
			g.claims(v, number, round, entries, trainers, state, wrong)
		}
		if err != nil || next.Root(t.Spec.FragmentCount) != round.StateRoot {
			// What follows is held to the state that stands.
			known, ok := t.known(round.StateRoot)
			if !ok {
				break
			}
			next = known
		}
		state = next
	}
}

func (g *game) claims(v *chain.View, number uint32, round chain.Round, entries []chain.Commitment, trainers []chain.Trainer, state protocol.State, wrong func(string, ...any)) {
	t := g.task
	for _, e := range entries {
		if round.Included>>e.Slot&1 == 0 {
			continue
		}
		m, err := t.train(g.ctx, e.Trainer, number, state.Root(t.Spec.FragmentCount), state, honest)
		g.check(err)
		if m.payload == e.PayloadRoot && m.claimHash == e.ClaimHash {
			continue
		}
		if due := g.due(v, e.Trainer, number); due.Sign() > 0 {
			wrong("the claim of %s about round %d is wrong and paid", g.name(e.Trainer), number)
		}
	}
}

// mayBeAway is how long the challenger may be away in a run, in steps: a third of a state window, a quarter of a clock.
const mayBeAway = 5

// excuse says why what went wrong breaks no promise, if the challenger was away for longer than it may be.
func (g *game) excuse() {
	var sum time.Duration
	for _, s := range g.plays.away {
		from, to := s.from, s.to
		if from.Before(g.began) {
			from = g.began
		}
		if to.After(from) {
			sum += to.Sub(from)
		}
	}
	if sum > mayBeAway*g.step {
		g.out.Excused = append(g.out.Excused, fmt.Sprintf("the challenger was away for %s", sum))
	}
}

// due is what a trainer can claim for a round.
func (g *game) due(v *chain.View, trainer common.Address, round uint32) *big.Int {
	call := g.ch.ClaimRewards(g.task.ID, trainer, []uint32{round})
	raw, err := g.World.chain.Client().CallContractAtHash(g.ctx, ethereum.CallMsg{From: keys.DevAddress(anybodyPlace), To: &call.To, Data: call.Data}, v.Hash)
	if err != nil {
		return new(big.Int) // disputed, or ejected
	}
	return new(big.Int).SetBytes(raw)
}

func (g *game) name(account common.Address) string {
	for _, p := range g.parties {
		if p.account == account {
			return p.name
		}
	}
	return account.String()
}

// collect takes out for everybody what is due, as anybody may.
func (g *game) collect(v *chain.View, head chain.Head) {
	t := g.task
	var calls []chain.Call
	calls = append(calls, g.ch.Refund(t.ID))
	for number := range head.Round {
		for _, r := range g.trainers {
			calls = append(calls, g.ch.ClaimRewards(t.ID, r.account, []uint32{number}))
		}
		for _, p := range g.pool {
			calls = append(calls, g.ch.ClaimCommission(t.ID, p.account, []uint32{number}))
		}
	}
	anybody := keys.Dev(anybodyPlace)
	for _, call := range calls {
		_, _ = g.send(anybody, call) // what is not due is refused
	}
	g.wait(1)
}

// books wants no honest party to have less than it began with, but for gas, what it spent on demands, and what the sponsor pays for work.
func (g *game) books(v *chain.View) {
	// What it paid for demands; what came back of it is in its holdings.
	judges := []*party{g.challenger}
	if g.audits != nil {
		judges = append(judges, g.audits.who)
	}
	for _, p := range judges {
		moved, err := v.Movements(g.ctx, p.account, 0)
		g.check(err)
		for _, m := range moved {
			if m.Contract == g.dep.Reveals && m.Kind == chain.Paid {
				p.allowed.Add(p.allowed, m.Amount)
			}
		}
	}
	receipt, issued, err := v.Receipt(g.ctx, g.task.ID)
	g.check(err)
	if issued {
		g.sponsor.allowed.Add(g.sponsor.allowed, new(big.Int).Mul(g.task.Spec.RewardPerGradient, new(big.Int).SetUint64(receipt.AcceptedGradients)))
	} else {
		g.sponsor.allowed.Add(g.sponsor.allowed, g.task.Spec.Escrow())
	}
	if g.stuck && len(g.out.Excused) == 0 {
		g.out.Losses = append(g.out.Losses, fmt.Sprintf("after %d blocks the task has not ended, or a dispute about it: what is locked does not come back", mostSteps))
	}
	g.out.Changes = make(map[string]*big.Int)
	for _, p := range g.parties {
		change := new(big.Int).Sub(g.holdings(v, p.account), p.opening)
		change.Add(change, g.bonds(v, p.account))
		g.out.Changes[p.name] = change
		if !p.honest {
			continue
		}
		if p == g.challenger && len(g.out.Excused) > 0 {
			continue
		}
		if new(big.Int).Add(change, p.allowed).Sign() < 0 {
			g.out.Losses = append(g.out.Losses, fmt.Sprintf("%s has %s tokens less, and may have %s less", p.name, tokens(new(big.Int).Neg(change)), tokens(p.allowed)))
		}
	}
}

// tokens is an amount as people write it.
func tokens(units *big.Int) string {
	s := new(big.Rat).SetFrac(units, big.NewInt(1e18)).FloatString(4)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}
