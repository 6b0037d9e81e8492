package arena

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/adversary"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/internal/windows"
	"assay/keeper"
	"assay/protocol"
	"assay/verifier"
	"assay/verifier/training"
)

// kind is a kind of move.
type kind struct {
	help string
	// verified says that it needs a Verified task, liars and ghost that the script has such keepers.
	verified, liars, ghost bool
	// core says that the exhaustive search composes it.
	core bool
	// draw fills in a move's numbers, which are those of the exhaustive search too.
	draw func(r *rand.Rand, s *Script, m *Move)
	// genesis changes who owns what, setup is called before the task is posted, act when the move's time has come.
	genesis func(alloc types.GenesisAlloc, m Move)
	setup   func(g *game, m Move)
	act     func(g *game, m Move)
}

// kinds are all moves by name.
var kinds map[string]kind

func round(r *rand.Rand, s *Script, m *Move) { m.Round = uint32(r.IntN(int(s.Rounds))) }

// at draws when: in the first steps of a run, where all rounds are.
func at(most int) func(*rand.Rand, *Script, *Move) {
	return func(r *rand.Rand, _ *Script, m *Move) { m.At, m.N = 1+r.IntN(30), 1+r.IntN(most) }
}

// whom draws a trainer and a round.
func whom(r *rand.Rand, s *Script, m *Move) {
	m.Round, m.N = uint32(r.IntN(int(s.Rounds))), r.IntN(s.Trainers)
}

func init() {
	kinds = map[string]kind{
		"repropose": {help: "the ghost proposes again what fell", ghost: true, core: true, draw: round,
			setup: func(g *game, m Move) { g.each = append(g.each, func() { g.repropose(m.Round) }) }},
		"ghost-root": {help: "the ghost proposes a state that nobody has", ghost: true, draw: round,
			setup: func(g *game, m Move) { g.each = append(g.each, func() { g.ghostLie(m.Round, false) }) }},
		"ghost-aux": {help: "the ghost proposes a right state and a wrong auxRoot", ghost: true, core: true, draw: round,
			setup: func(g *game, m Move) { g.each = append(g.each, func() { g.ghostLie(m.Round, true) }) }},
		"reveal-late": {help: "the liars answer each move of a descent as late as they can", liars: true, core: true,
			draw: func(r *rand.Rand, _ *Script, m *Move) { m.N = 1 + r.IntN(8) },
			setup: func(g *game, m Move) {
				g.hold(g.dep.Descent, nil, func() time.Duration { return time.Duration(m.N) * g.step }, 0)
			}},
		"reveal-together": {help: "the liars show the last leaves of two descents in one block", liars: true, core: true,
			draw: func(_ *rand.Rand, _ *Script, m *Move) { m.N = 16 },
			setup: func(g *game, m Move) {
				g.hold(g.dep.Descent, g.leafSelector(), func() time.Duration { return time.Duration(m.N) * g.step }, 2)
			}},
		"hide": {help: "the liars show nobody their objects", liars: true, core: true, draw: func(*rand.Rand, *Script, *Move) {},
			setup: func(g *game, _ Move) {
				liar := func(name string) bool {
					return slices.ContainsFunc(g.liars, func(p *party) bool { return p.name == name })
				}
				g.net.hides = append(g.net.hides, func(from, host, path string) bool {
					return liar(host) && !liar(from) && strings.HasPrefix(path, "/v1/objects/")
				})
			}},
		"forget": {help: "no keeper shows the challenger, or the auditor, an object any more so many blocks after one first did, and it keeps what nobody asks for a few minutes only: " +
			"rounds last longer than what it keeps",
			draw:  func(r *rand.Rand, _ *Script, m *Move) { m.N = 10 + r.IntN(20) },
			setup: func(g *game, m Move) { g.forget(time.Duration(m.N) * g.step) }},
		"tarpit": {help: "the liars take requests for objects from honest players, and never answer them", liars: true,
			draw: func(*rand.Rand, *Script, *Move) {},
			setup: func(g *game, _ Move) {
				liar := func(name string) bool {
					return slices.ContainsFunc(g.liars, func(p *party) bool { return p.name == name })
				}
				g.net.hangs = func(from, host, path string) bool {
					return liar(host) && !liar(from) && strings.HasPrefix(path, "/v1/objects/")
				}
			}},
		"ghost-payloads": {help: "a trainer commits in each round the root of a payload that its right claim does not come to, and uploads nothing", verified: true, draw: whom,
			setup: func(g *game, m Move) {
				r := g.dishonest(m.N)
				r.cheat = func(uint32) string { return cheatRoot }
				r.silent = func(uint32) bool { return true }
			}},
		"small-purse": {help: "the challenger has tokens for so many bonds", draw: func(r *rand.Rand, _ *Script, m *Move) { m.N = 3 + r.IntN(6) },
			setup: func(g *game, m Move) {
				v := g.view()
				balance, err := v.Balance(g.ctx, g.challenger.account)
				g.check(err)
				bond, err := v.DescentBond(g.ctx)
				g.check(err)
				rest := balance.Sub(balance, bond.Mul(bond, big.NewInt(int64(m.N))))
				data := append(common.FromHex("a9059cbb"), common.LeftPadBytes(keys.DevAddress(anybodyPlace).Bytes(), 32)...)
				call := chain.Call{Name: "transfer", To: g.dep.Token, Data: append(data, common.LeftPadBytes(rest.Bytes(), 32)...)}
				if _, err := g.send(g.challenger.key, call); err != nil {
					g.note("the challenger keeps its tokens: it cannot pay for a transfer")
				}
			}},
		"small-gas": {help: "the challenger may spend so many thousandths of an ether on gas, and its operator names the task", draw: func(r *rand.Rand, _ *Script, m *Move) { m.N = 8 + r.IntN(8) },
			setup: func(g *game, m Move) {
				g.edits = append(g.edits, func(cfg *verifier.ChallengerConfig) {
					cfg.Tasks, cfg.Every = []protocol.Hash{g.task.ID}, true
					cfg.MaxGas = new(big.Int).Mul(big.NewInt(int64(m.N)), big.NewInt(1e15))
				})
			}},
		"named": {help: "the challenger's operator names the task, and has the others followed beside it", draw: func(*rand.Rand, *Script, *Move) {},
			setup: func(g *game, _ Move) {
				g.edits = append(g.edits, func(cfg *verifier.ChallengerConfig) { cfg.Tasks, cfg.Every = []protocol.Hash{g.task.ID}, true })
			}},
		"publish-late": {help: "the liars answer demands for payloads in the last moment", liars: true,
			draw: func(r *rand.Rand, _ *Script, m *Move) { m.N = 5 + r.IntN(4) },
			setup: func(g *game, m Move) {
				g.hold(g.dep.Reveals, nil, func() time.Duration { return time.Duration(m.N) * g.step }, 0)
			}},
		"dispute-late": {help: "a trainer that cheats lets most of its clock go by before its first move in a dispute", verified: true,
			draw: func(r *rand.Rand, _ *Script, m *Move) { m.N = 6 + r.IntN(10) },
			setup: func(g *game, m Move) {
				g.afterStart = append(g.afterStart, func([]string) { g.dawdle(time.Duration(m.N) * g.step) })
			}},
		"auditor": {help: "the sponsor pays for audits of all claims, and an honest account does them", verified: true,
			draw: func(*rand.Rand, *Script, *Move) {}, setup: func(g *game, _ Move) { g.audited() }},
		"restart-auditor": {help: "the auditor is killed, and comes back", verified: true, draw: at(4),
			setup: func(g *game, _ Move) { g.audited() }, act: func(g *game, m Move) { g.restart(g.audits.plays, m.N) }},
		"auditor-flap": {help: "the auditor's RPC has two backends, one of them a block behind", verified: true, draw: at(25),
			setup: func(g *game, _ Move) { g.audited() }, act: breaks("auditor auditor", faultFlap)},
		"outbid": {help: "somebody copies the challenger's proofs out of the pool and pays more", core: true,
			draw:  func(*rand.Rand, *Script, *Move) {},
			setup: func(g *game, _ Move) { g.before = append(g.before, g.outbid) }},
		"friend-descent": {help: "a friend opens a descent into the liars' statement, and ends it when its time is over", liars: true, core: true,
			draw:  func(r *rand.Rand, s *Script, m *Move) { round(r, s, m); m.N = r.IntN(4) },
			setup: func(g *game, m Move) { g.funds(); g.friend(m) }},
		"sham-disputes": {help: "a stranger disputes honest claims", verified: true, core: true, draw: at(6),
			setup: func(g *game, _ Move) { g.funds() }, act: func(g *game, m Move) { g.sham(m.N) }},
		"short-clock": {help: "the task's clock for disputes is so many blocks", verified: true,
			draw: func(r *rand.Rand, _ *Script, m *Move) { m.N = 10 + r.IntN(6) },
			setup: func(g *game, m Move) {
				g.specs = append(g.specs, func(s *protocol.TaskSpec) { s.DisputeClock = uint32(m.N) * uint32(g.step.Seconds()) })
			}},
		"invented-claim": {help: "a friend has a lying trainer convicted of a claim that nobody knows", verified: true, draw: whom,
			setup: func(g *game, m Move) { g.funds(); g.invent(m) }},
		"cheat-records": {help: "a trainer trains on other records, and stands by it", verified: true, core: true, draw: whom, setup: cheats(cheatRecords)},
		"cheat-skip":    {help: "a trainer skips every second step, and stands by it", verified: true, draw: whom, setup: cheats(cheatSkip)},
		"cheat-state":   {help: "a trainer starts from another state, and is silent", verified: true, draw: whom, setup: cheats(cheatState)},
		"junk-claim":    {help: "a trainer claims a gradient that nobody computed, and is silent", verified: true, core: true, draw: whom, setup: cheats(cheatMade)},
		"junk-payload":  {help: "a trainer's payload is beyond the task's bound", draw: whom, setup: cheats(cheatBound)},
		"silent-trainer": {help: "a trainer commits and uploads nothing", draw: whom, setup: func(g *game, m Move) {
			r := g.dishonest(m.N)
			silent := r.silent
			r.silent = func(n uint32) bool { return n == m.Round || silent(n) }
		}},
		"partial-upload": {help: "the trainers give their payloads to the liars only", liars: true, core: true,
			draw: func(r *rand.Rand, s *Script, m *Move) { m.N = 1 + r.IntN(s.Trainers) },
			setup: func(g *game, m Move) {
				for i := range m.N {
					r := g.dishonest(i)
					r.keepers = r.keepers[g.s.Keepers:]
				}
			}},
		"squatter": {help: "a trainer enrols and never commits", draw: whom, setup: func(g *game, m Move) { g.dishonest(m.N).squats = true }},
		"late-upload": {help: "a trainer uploads late", draw: whom, setup: func(g *game, m Move) {
			g.trainers[m.N%len(g.trainers)].late = g.step * 2
		}},
		"starve":    {help: "a junk task publishes its payloads only when somebody pays for it", core: true, draw: at(3), setup: func(g *game, _ Move) { g.stingy() }, act: func(g *game, m Move) { g.junk(false, m.N) }},
		"junk-task": {help: "a junk task has replays of its own judged", draw: at(2), act: func(g *game, m Move) { g.junk(true, m.N) }},
		"lock-bait": {help: "a stranger's tasks ask a keeper for all of its stake, before the task is posted that its operator names",
			draw:  func(r *rand.Rand, _ *Script, m *Move) { m.N = 4 + r.IntN(3) },
			setup: func(g *game, m Move) { g.baits = max(g.baits, m.N) }},
		"hasty-task": {help: "a task whose windows are a block long convicts whoever serves it and is slower", draw: at(3),
			setup: func(g *game, _ Move) { g.cautious() }, act: func(g *game, m Move) { g.hasty(m.N) }},
		"reorg":        {help: "the chain reorganises", core: true, draw: at(6), act: func(g *game, m Move) { g.reorg(m.N, false) }},
		"reorg-drop":   {help: "the chain reorganises and forgets transactions", draw: at(3), act: func(g *game, m Move) { g.reorg(m.N, true) }},
		"rpc-down":     {help: "the challenger's RPC is away", draw: at(4), act: breaks("challenger challenger", faultDown)},
		"rpc-errors":   {help: "the challenger's RPC answers every third request with an error", draw: at(10), act: breaks("challenger challenger", faultErrors)},
		"rpc-old":      {help: "the challenger's RPC is a block or two behind", draw: at(20), act: breaks("challenger challenger", faultOld)},
		"rpc-flap":     {help: "the challenger's RPC has two backends, one of them a block behind", core: true, draw: at(25), act: breaks("challenger challenger", faultFlap)},
		"rpc-unknown":  {help: "the challenger's RPC cannot be asked about the newest block", draw: at(4), act: breaks("challenger challenger", faultUnknown)},
		"rpc-receipts": {help: "the challenger's RPC finds no receipt for a while", draw: at(4), act: breaks("challenger challenger", faultReceipts)},
		"clock-slow": {help: "every local clock is behind the chain's",
			draw:  func(r *rand.Rand, _ *Script, m *Move) { m.N = 30 + r.IntN(150) },
			setup: func(g *game, m Move) { g.skew = -time.Duration(m.N) * time.Second }},
		"rpc-ahead":      {help: "the challenger's RPC once names a head a thousand blocks above its own", draw: at(1), act: breaks("challenger challenger", faultAhead)},
		"defender-ahead": {help: "a defender's RPC once names a head a thousand blocks above its own", verified: true, draw: at(1), act: breaks("trainer1 defender", faultAhead)},
		"rpc-thin":       {help: "of the two backends of the challenger's RPC one is a block behind and leaves out events without a word", draw: at(25), act: breaks("challenger challenger", faultThin)},
		"defender-thin":  {help: "of the two backends of a defender's RPC one is a block behind and leaves out events without a word", verified: true, draw: at(25), act: breaks("trainer1 defender", faultThin)},
		"defender-flap":  {help: "a defender's RPC has two backends, one of them a block behind", verified: true, draw: at(25), act: breaks("trainer1 defender", faultFlap)},
		"keeper-flap":    {help: "an honest keeper's RPC has two backends, one of them a block behind", draw: at(25), act: breaks("keeper1", faultFlap)},
		"restart-challenger": {help: "the challenger is killed, and comes back", core: true, draw: at(3), act: func(g *game, m Move) {
			g.restart(g.plays, m.N)
		}},
		"restart-keeper": {help: "an honest keeper is killed, and comes back", draw: at(6), act: func(g *game, m Move) { g.restart(g.keepers[0], m.N) }},
		"restart-defender": {help: "a defender is killed, and comes back", verified: true, draw: at(4), act: func(g *game, m Move) {
			if d := g.defenders[m.N%len(g.trainers)]; d != nil {
				g.restart(d, m.N)
			}
		}},
		"gasless": {help: "the challenger has no ether until somebody sends it some",
			draw: func(r *rand.Rand, _ *Script, m *Move) { m.At = 1 + r.IntN(9) },
			genesis: func(alloc types.GenesisAlloc, _ Move) {
				a := alloc[keys.DevAddress(challengerPlace)]
				a.Balance = new(big.Int)
				alloc[keys.DevAddress(challengerPlace)] = a
			},
			act: func(g *game, m Move) { g.topUp(m) }},
		"clock-fast": {help: "every local clock is ahead of the chain's", core: true,
			draw:  func(r *rand.Rand, _ *Script, m *Move) { m.N = 30 + r.IntN(150) },
			setup: func(g *game, m Move) { g.skew = time.Duration(m.N) * time.Second }},
	}
	for _, name := range []string{"parameter", "momentum", "interleaved", "root", "aux", "malformed", "withhold", "silence", "equivocate", "nec", "censor"} {
		kinds["lie-"+name] = kind{help: "the liars' keepers: " + name, liars: true,
			core: slices.Contains([]string{"parameter", "root", "aux", "silence", "withhold"}, name), draw: round,
			setup: func(g *game, m Move) { g.lies[m.Round] = append(g.lies[m.Round], name) }}
	}
}

// lie is what the liars do wrong in a round.
func (g tricks) lie(task protocol.Hash, round uint32) *keeper.Lie {
	names := g.lies[round]
	if task != g.task.ID || len(names) == 0 {
		return nil
	}
	lies, err := adversary.New(names, round, g.trainers[0].account)
	g.check(err)
	return lies(task, round)
}

// beside runs what takes several steps beside the others.
func (g tricks) beside(what string, f func()) {
	g.helpers.Go(func() {
		defer func() {
			if p := recover(); p != nil && g.ctx.Err() == nil {
				g.noteMu.Lock()
				defer g.noteMu.Unlock()
				g.out.Broken = fmt.Sprintf("%s: %v", what, p)
			}
		}()
		f()
	})
}

// dishonest takes a trainer over to the adversary's side.
func (g tricks) dishonest(i int) *trainer {
	r := g.trainers[i%len(g.trainers)]
	r.honest = false
	return r
}

func cheats(how string) func(*game, Move) {
	return func(g *game, m Move) {
		r := g.dishonest(m.N)
		cheat := r.cheat
		r.cheat = func(n uint32) string {
			if n == m.Round {
				return how
			}
			return cheat(n)
		}
		lie := lieOf(how)
		if lie == nil || r.defended {
			return
		}
		r.defended = true
		g.afterStart = append(g.afterStart, func(sources []string) {
			d := player(g.World, r.party, "defender", verifier.NewDefender, sources, func(cfg *verifier.ChallengerConfig) {
				cfg.Adversary = func(_ protocol.Hash, n uint32) *training.Lie { return lieOf(r.cheat(n)) }
			})
			g.extra = append(g.extra, d)
			d.start(g.World)
		})
	}
}

// forget has every keeper show the challenger an object for so long and no longer, and the challenger keep little: nobody has to show what is final
// or fell, and what the challenger still needs of that it has to have kept.
func (g tricks) forget(long time.Duration) {
	const keep = 8 // steps: a round lasts longer, and so do claims and disputes
	little := func(cfg *verifier.ChallengerConfig) { cfg.KeepUnused = keep * g.step }
	g.edits, g.auditing = append(g.edits, little), append(g.auditing, little)
	var mu sync.Mutex
	first := make(map[string]time.Time)
	g.net.hides = append(g.net.hides, func(from, _, path string) bool {
		mu.Lock()
		defer mu.Unlock()
		at, ok := first[from+path]
		return ok && time.Since(at) > long
	})
	g.net.shown = func(from, path string) {
		mu.Lock()
		defer mu.Unlock()
		if _, ok := first[from+path]; !ok && g.judges(from) && strings.HasPrefix(path, "/v1/objects/") {
			first[from+path] = time.Now()
		}
	}
}

// dawdle has the defenders of trainers that cheat hold back their first move of all in a dispute.
func (g tricks) dawdle(long time.Duration) {
	for _, r := range g.trainers {
		if !r.defended {
			continue
		}
		l := g.line(r.name + " defender")
		began := make(map[string]time.Time) // of disputes, which calls name first
		var mu sync.Mutex
		l.mu.Lock()
		l.hold = func(tx *types.Transaction) bool {
			if tx.To() == nil || *tx.To() != g.dep.Dispute || len(tx.Data()) < 36 {
				return false
			}
			mu.Lock()
			defer mu.Unlock()
			of := string(tx.Data()[4:36])
			if began[of].IsZero() {
				began[of] = time.Now()
			}
			return time.Since(began[of]) < long // sent again for more gas, too
		}
		l.mu.Unlock()
		g.each = append(g.each, func() { l.release(func(h heldTx) bool { return time.Since(h.at) >= long }) })
	}
}

// judges says whether a party is the challenger or the auditor.
func (g tricks) judges(name string) bool {
	return name == g.challenger.name || g.audits != nil && name == g.audits.who.name
}

// funds lets the stranger pay for bonds and prices.
func (g tricks) funds() {
	if g.funded {
		return
	}
	g.funded = true
	for _, spender := range []common.Address{g.dep.Descent, g.dep.Dispute, g.dep.Reveals} {
		_, err := g.send(g.stranger.key, g.ch.Approve(spender, chaintest.Tokens(20_000)))
		g.check(err)
	}
}

// standing is the proposal of a round that stands, and whether it is wrong.
func (g tricks) standing(v *chain.View, number uint32) (s protocol.Statement, stands, wrong bool) {
	s, stands, err := v.Statement(g.ctx, g.task.ID, number)
	if err != nil || !stands {
		return s, false, false
	}
	if known, ok := g.verdicts[s.ID()]; ok {
		return s, true, known
	}
	state, ok := g.task.known(s.ParentRoot)
	if !ok {
		return s, true, false
	}
	entries, err := v.Commitments(g.ctx, g.task.ID, number, s.FrozenHash)
	if err != nil {
		return s, true, false
	}
	out, next, err := g.task.outcome(g.ctx, number, state, entries, s.Included)
	wrong = err != nil || out.NewRoot != s.NewRoot || out.AuxRoot != s.AuxRoot
	if err == nil {
		g.task.learn(out.NewRoot, next)
	}
	g.verdicts[s.ID()] = wrong
	if wrong {
		g.fallen[number] = append(g.fallen[number], s)
		g.note("round %d: a wrong statement stands, of %x on %x with %b", number, s.FrozenHash[:3], s.ParentRoot[:3], s.Included)
	}
	return s, true, wrong
}

// observe looks at what stands, for moves that depend on it.
func (g tricks) observe() {
	v := g.view()
	head, err := v.Head(g.ctx, g.task.ID)
	g.check(err)
	for n := head.Finalized; n < head.Round; n++ {
		g.standing(v, n)
	}
	if head.Finalized != g.finalized {
		g.note("rounds before %d are final", head.Finalized)
		g.finalized = head.Finalized
	}
}

// propose tries a proposal under the ghost's signature.
func (g tricks) propose(s protocol.Statement, what string) bool {
	sig, err := protocol.Sign(g.ghost.key, s.Digest(g.dep.RoundsDomain()))
	g.check(err)
	_, err = g.send(g.ghost.key, g.ch.ProposeRound(chain.Proposal{
		TaskID: s.TaskId, Round: s.Round, ParentRoot: s.ParentRoot, Included: s.Included, NewRoot: s.NewRoot, AuxRoot: s.AuxRoot,
	}, []chain.WitnessSignature{{Keeper: g.ghost.account, Signature: sig}}))
	if err == nil {
		g.note("the ghost proposes %s for round %d", what, s.Round)
	}
	return err == nil
}

func (g tricks) repropose(number uint32) {
	v := g.view()
	head, err := v.Head(g.ctx, g.task.ID)
	g.check(err)
	if head.Round != number {
		return
	}
	round, err := v.Round(g.ctx, g.task.ID, number)
	g.check(err)
	for _, s := range g.fallen[number] {
		if s.FrozenHash == round.FrozenHash && s.ParentRoot == head.StateRoot && g.propose(s, "again what fell") {
			return
		}
	}
}

func (g tricks) ghostLie(number uint32, aux bool) {
	v := g.view()
	head, err := v.Head(g.ctx, g.task.ID)
	g.check(err)
	state, ok := g.task.known(head.StateRoot)
	if head.Round != number || !ok {
		return
	}
	round, err := v.Round(g.ctx, g.task.ID, number)
	g.check(err)
	if round.CommitClosedAt == 0 || round.Committed == 0 {
		return
	}
	entries, err := v.Commitments(g.ctx, g.task.ID, number, round.FrozenHash)
	if err != nil {
		return
	}
	out, _, err := g.task.outcome(g.ctx, number, state, entries, round.Committed)
	if err != nil {
		return
	}
	s := protocol.Statement{TaskId: g.task.ID, Round: number, ParentRoot: head.StateRoot, FrozenHash: round.FrozenHash, Included: round.Committed, NewRoot: out.NewRoot, AuxRoot: out.AuxRoot}
	if aux {
		s.AuxRoot[0] ^= 1
	} else {
		s.NewRoot[0] ^= 1
	}
	g.propose(s, "a lie")
}

// leafSelector is that of a descent's last move.
func (g tricks) leafSelector() []byte {
	return g.ch.DescentRevealLeaf(new(big.Int), protocol.Hash{}, nil).Data[:4]
}

// hold has the liars' transactions to a contract wait: so long, or until there are that many of them.
func (g tricks) hold(to common.Address, selector []byte, long func() time.Duration, enough int) {
	mine := func(tx *types.Transaction) bool {
		return tx.To() != nil && *tx.To() == to && (selector == nil || bytes.HasPrefix(tx.Data(), selector))
	}
	for _, p := range g.liars {
		l := g.line(p.name)
		l.mu.Lock()
		before := l.hold
		l.hold = func(tx *types.Transaction) bool { return mine(tx) || before != nil && before(tx) }
		l.mu.Unlock()
	}
	g.each = append(g.each, func() {
		waiting := make(map[string]bool) // games, which calls name first
		for _, p := range g.liars {
			l := g.line(p.name)
			l.mu.Lock()
			for _, h := range l.held {
				if mine(h.tx) && len(h.tx.Data()) >= 36 {
					waiting[string(h.tx.Data()[4:36])] = true
				}
			}
			l.mu.Unlock()
		}
		for _, p := range g.liars {
			g.line(p.name).release(func(h heldTx) bool {
				goes := mine(h.tx) && (time.Since(h.at) >= long() || enough > 0 && len(waiting) >= enough)
				if goes {
					g.note("%s sends what it held back", p.name)
				}
				return goes
			})
		}
	})
}

// outbid copies what the challenger is about to prove.
func (g tricks) outbid() {
	if g.challenger == nil {
		return
	}
	var content map[string]map[string]struct {
		To   *common.Address `json:"to"`
		Data hexutil.Bytes   `json:"input"`
	}
	if err := g.World.chain.Client().Client().CallContext(g.ctx, &content, "txpool_contentFrom", g.challenger.account); err != nil {
		return
	}
	for _, tx := range content["pending"] {
		if tx.To == nil || *tx.To != g.dep.Fraud && *tx.To != g.dep.Game {
			continue
		}
		if _, err := g.sendAt(keys.Dev(copyistPlace), chain.Call{Name: "copy", To: *tx.To, Data: tx.Data}, 50); err == nil {
			g.note("a proof is copied")
		}
	}
}

// friend opens a descent into a wrong statement of a round for the liars, and ends it.
func (g tricks) friend(m Move) {
	var statement *protocol.Statement
	var id *big.Int
	g.each = append(g.each, func() {
		v := g.view()
		if statement == nil {
			s, stands, wrong := g.standing(v, m.Round)
			if !stands || !wrong {
				return
			}
			if _, err := g.send(g.stranger.key, g.ch.DescentOpen(s, m.N%2 == 1)); err == nil {
				g.note("a friend opens a descent into round %d", m.Round)
				statement = &s
			}
			return
		}
		if id == nil {
			descents, err := v.Descents(g.ctx, 0, g.task.ID)
			g.check(err)
			for _, d := range descents {
				if d.Challenger == g.stranger.account {
					id = d.ID
				}
			}
			return
		}
		if _, err := g.send(g.stranger.key, g.ch.DescentTimeout(id, *statement)); err == nil {
			g.note("the friend ends its descent")
		}
	})
}

// signed are the signed claims of the task's trainers.
func (g tricks) signed() []*training.Case {
	committed, err := g.view().Committed(g.ctx, 0, g.task.ID)
	g.check(err)
	var out []*training.Case
	for _, c := range committed {
		out = append(out, &training.Case{Gradient: c.Gradient(), Signature: []byte(c.Signature)})
	}
	return out
}

// sham disputes claims of honest trainers, and ends what their trainers do not answer.
func (g tricks) sham(n int) {
	open := 0
	for _, c := range g.signed() {
		honest := slices.ContainsFunc(g.trainers, func(r *trainer) bool { return r.honest && r.account == c.Gradient.Trainer })
		if !honest || open == n {
			continue
		}
		call, err := g.ch.DisputeOpen(c.Signed(), chain.NoSegment)
		g.check(err)
		if _, err := g.send(g.stranger.key, call); err == nil {
			open++
		}
	}
	g.note("%d sham disputes", open)
	g.timeouts()
}

// timeouts ends every dispute of the stranger's whose trainer was too late.
func (g tricks) timeouts() {
	if g.timing {
		return
	}
	g.timing = true
	g.each = append(g.each, func() {
		v := g.view()
		disputes, err := v.TrainingDisputes(g.ctx, 0, g.task.ID)
		g.check(err)
		for _, d := range disputes {
			if d.Challenger != g.stranger.account {
				continue
			}
			sig := g.signatures[d.Gradient.ClaimID(g.dep.RoundsDomain())]
			if sig == nil {
				for _, c := range g.signed() {
					g.signatures[c.Gradient.ClaimID(g.dep.RoundsDomain())] = c.Signature
				}
				sig = g.signatures[d.Gradient.ClaimID(g.dep.RoundsDomain())]
			}
			call, err := g.ch.DisputeTimeout(d.ID, (&training.Case{Gradient: d.Gradient, Signature: sig}).Signed())
			g.check(err)
			if _, err := g.send(g.stranger.key, call); err == nil {
				g.note("a dispute about a claim of %s about round %d is lost by time", g.name(d.Trainer), d.Round)
			}
		}
	})
}

// invent has a trainer of the adversary's convicted of a claim that it signed for this alone.
func (g tricks) invent(m Move) {
	r := g.dishonest(m.N)
	done := false
	g.each = append(g.each, func() {
		if done {
			return
		}
		for _, c := range g.signed() {
			if c.Gradient.Trainer != r.account || c.Gradient.Round != m.Round {
				continue
			}
			other := c.Gradient
			other.Round++
			sig, err := protocol.Sign(r.key, other.Digest(g.dep.RoundsDomain()))
			g.check(err)
			g.signatures[other.ClaimID(g.dep.RoundsDomain())] = sig
			call, err := g.ch.DisputeOpen((&training.Case{Gradient: other, Signature: sig}).Signed(), chain.NoSegment)
			g.check(err)
			if _, err := g.send(g.stranger.key, call); err == nil {
				done = true
				g.note("a friend disputes an invented claim of %s", r.name)
				g.timeouts()
			}
		}
	})
}

// stingy gives the challenger a budget that the demands for two rounds of a junk task would use up. All of it is open to who has 50 tokens at
// stake, so that three junk tasks together have less (docs/decisions/0029-reservations.md).
func (g tricks) stingy() {
	g.scarce = true
	g.edits = append(g.edits, func(cfg *verifier.ChallengerConfig) {
		cfg.MaxTaskSpend, cfg.MaxSpend = new(uint64(40)), new(uint64(40))
	})
}

// junk posts a task of the adversary's, with a keeper that publishes payloads only when they are demanded, and trainers that are its own.
func (g tricks) junk(verified bool, n int) {
	// Each has accounts of its own: a sponsor, a keeper and three trainers.
	place := crowdPlace + 5*g.junks
	g.junks++
	g.beside("junk task", func() {
		sponsor := keys.Dev(place)
		t, err := g.specOf(verified, uint32(2+n), 3)
		g.check(err)
		t.Spec.Seed[0] = byte(n)
		t.Spec.StateWindow, t.Spec.ClaimWindow = t.Spec.StateWindow*2, t.Spec.ClaimWindow*2
		if !verified || g.scarce {
			// Its sponsor risks little: as much as is at stake in all such tasks of a run is less than what a budget is shared out by.
			t.Spec.KeeperLock, t.Spec.QuorumLock = chaintest.Tokens(12), chaintest.Tokens(12)
			t.Spec.TrainerLock, t.Spec.RewardPerGradient = chaintest.Tokens(1), new(big.Int).Quo(chaintest.Tokens(1), big.NewInt(10))
		}
		g.check(t.post(sponsor))
		p := newParty(fmt.Sprintf("junkkeeper%d", place), place+1, false)
		k := g.keeperOf(p, nil, func(task protocol.Hash, _ uint32) *keeper.Lie { return &keeper.Lie{Withhold: !verified} }, func(cfg *keeper.Config) {
			cfg.Tasks = []protocol.Hash{t.ID}
		})
		k.start(g.World)
		g.noteMu.Lock()
		g.extra = append(g.extra, k)
		g.noteMu.Unlock()
		g.check(t.upload("http://" + p.name))
		for range 20 {
			m, err := g.view().PoolKeeper(g.ctx, t.ID, p.account)
			g.check(err)
			if m.Acknowledged {
				break
			}
			g.wait(1)
		}
		for i := range 3 {
			r := t.trainerOf(newParty(fmt.Sprintf("crowd%d", place+2+i), place+2+i, false), []string{"http://" + p.name})
			if verified {
				r.cheat = func(uint32) string { return cheatMade }
			}
			g.must(r.key, g.ch.Enroll(t.ID))
			g.beside("junk trainer", func() { r.run(g.ctx) })
		}
		g.note("a junk task trains")
	})
}

// bait posts tasks that ask for as much of a keeper's stake as it gives one task, and brings them to it.
func (g tricks) bait(p *party, n int) {
	v := g.view()
	stake, err := v.Stake(g.ctx, p.account)
	g.check(err)
	for range n {
		place := crowdPlace + 5*g.junks
		g.junks++
		t, err := g.specOf(false, 2, 3)
		g.check(err)
		t.Spec.Seed[0] = byte(place)
		t.Spec.KeeperLock = keeper.DefaultMaxLock(stake.Active)
		t.Spec.QuorumLock, t.Spec.EnrollWindow = t.Spec.KeeperLock, 24*60*60 // nobody enrols: the locks stay
		g.check(t.post(keys.Dev(place)))
		if err := t.upload("http://" + p.name); err != nil {
			g.note("%s takes no task with the windows of the bait", p.name)
		}
	}
	before := stake.Locked
	for quiet := 0; quiet < 4; quiet++ {
		g.wait(1)
		stake, err = g.view().Stake(g.ctx, p.account)
		g.check(err)
		if stake.Locked.Cmp(before) != 0 {
			before, quiet = stake.Locked, 0
		}
	}
	g.note("%d tasks ask for the stake of %s; %s of %s tokens are locked", n, p.name, tokens(stake.Locked), tokens(stake.Active))
}

// shortest is the least state and reveal window that a cautious keeper asks for, in steps.
const shortest = 4

// cautious gives the honest keepers a policy about windows, and the task windows that it accepts.
func (g tricks) cautious() {
	least := shortest * g.step
	g.keeps = append(g.keeps, func(cfg *keeper.Config) { cfg.MinWindow = &least })
	g.specs = append(g.specs, func(s *protocol.TaskSpec) {
		for _, f := range windows.For(g.dep.ChainID, &least).Floors(s) {
			switch f.Window {
			case "disputeClock":
				s.DisputeClock = max(s.DisputeClock, uint32(f.Least))
			case "claimWindow":
				s.ClaimWindow = max(s.ClaimWindow, uint32(f.Least))
			}
		}
	})
}

// hasty posts a task in which a demand has to be answered before there is a block that could hold the answer, and brings it to the honest keeper: each
// round that the keeper proposes costs its lock.
func (g tricks) hasty(n int) {
	place := crowdPlace + 5*g.junks
	g.junks++
	victim := g.pool[0]
	g.beside("hasty task", func() {
		t, err := g.specOf(false, uint32(2+n), 3)
		g.check(err)
		s := &t.Spec
		s.Seed[0] = byte(place)
		s.StateWindow, s.RevealWindow, s.ClaimWindow = 5*uint32(g.step.Seconds()), 2, 15*uint32(g.step.Seconds())
		s.KeeperLock, s.QuorumLock = chaintest.Tokens(600), chaintest.Tokens(600)
		s.CommitteeSeats, s.CommitteeThreshold = 1, 1
		sponsor := keys.Dev(place)
		g.check(t.post(sponsor))
		if err := t.upload("http://" + victim.name); err != nil {
			g.note("%s takes no task with such windows", victim.name)
			return
		}
		for tries := 0; ; tries++ {
			m, err := g.view().PoolKeeper(g.ctx, t.ID, victim.account)
			g.check(err)
			if m.Acknowledged {
				break
			}
			if tries == 20 {
				g.note("%s does not join a task with such windows", victim.name)
				return
			}
			g.wait(1)
		}
		for i := range 3 {
			r := t.trainerOf(newParty(fmt.Sprintf("crowd%d", place+1+i), place+1+i, false), []string{"http://" + victim.name})
			g.must(r.key, g.ch.Enroll(t.ID))
			g.beside("hasty trainer", func() { r.run(g.ctx) })
		}
		g.must(sponsor, g.ch.Approve(g.dep.Reveals, chaintest.Tokens(1000)))
		g.note("a task with windows of seconds trains")
		asked := make(map[protocol.Hash]bool)
		for g.ctx.Err() == nil {
			v := g.view()
			head, err := v.Head(g.ctx, t.ID)
			g.check(err)
			for number := head.Finalized; number < head.Round; number++ {
				st, stands, err := v.Statement(g.ctx, t.ID, number)
				if err != nil || !stands || asked[st.ID()] {
					continue
				}
				entries, err := v.Commitments(g.ctx, t.ID, number, st.FrozenHash)
				if err != nil {
					continue
				}
				asked[st.ID()] = true
				_, _ = g.send(sponsor, g.ch.RevealRequest(st, chain.FrozenEntries(entries), 0, 0, 0)) // it may be too late
			}
			demands, err := v.RevealsRequested(g.ctx, 0, t.ID)
			g.check(err)
			for _, d := range demands {
				if st, stands, err := v.Statement(g.ctx, t.ID, d.Round); err == nil && stands && v.Time >= d.Deadline {
					if _, err := g.send(sponsor, g.ch.RevealTimeout(d.ID, st)); err == nil {
						g.note("%s is too late for a task with windows of seconds", victim.name)
					}
				}
			}
			if head.EndedAt != 0 {
				return
			}
			g.wait(1)
		}
	})
}

func (g tricks) reorg(depth int, drop bool) {
	_, err := g.World.chain.Fork(depth, drop)
	g.note("reorg of %d blocks: %v", depth, err)
}

func breaks(owner string, f fault) func(*game, Move) {
	return func(g *game, m Move) {
		d := time.Duration(m.N) * g.step
		depth := uint64(1 + m.N%2)
		g.line(owner).fail(f, depth, d)
		if owner == "challenger challenger" && (f == faultDown || f == faultReceipts || f == faultUnknown) {
			g.plays.away = append(g.plays.away, span{time.Now(), time.Now().Add(d)})
		}
		g.note("%s: RPC %s for %d steps", owner, f, m.N)
	}
}

func (g tricks) restart(s *service, n int) {
	g.note("%s is killed for %d steps", s.name, n)
	g.beside(s.name, func() { s.restart(g.World, time.Duration(n)*g.step) })
}

// topUp sends the challenger ether, which it had none of since the run began.
func (g tricks) topUp(m Move) {
	g.plays.away = append(g.plays.away, span{g.began.Add(-time.Hour), time.Now().Add(g.step)})
	g.note("the challenger gets ether")
	key := g.stranger.key
	client := g.World.chain.Client()
	nonce, err := client.PendingNonceAt(g.ctx, g.stranger.account)
	g.check(err)
	to := g.challenger.account
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(new(big.Int).SetUint64(g.dep.ChainID)), &types.DynamicFeeTx{
		ChainID: new(big.Int).SetUint64(g.dep.ChainID), Nonce: nonce, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(200e9), Gas: 21000, To: &to, Value: big.NewInt(1e18),
	})
	g.check(err)
	g.check(client.SendTransaction(context.WithoutCancel(g.ctx), tx))
}
