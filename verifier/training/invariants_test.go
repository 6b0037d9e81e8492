package training_test

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingtasks"
	"assay/internal/chain"
	"assay/internal/deploy"
	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/training"
)

// The invariants of docs/invariants.md, as far as they are about disputes of training: a test whose name has a number is that one's own.

const hours = 3600

// leastProduction are the least windows that a chain of value takes, with rounds of an hour, and a tenth of the pay: a bond has to cover the trace of a
// segment.
func leastProduction(s *protocol.TaskSpec) {
	s.EnrollWindow, s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = hours, 1800, 1000, 300_000, 500
	s.StateWindow, s.RevealWindow = 24*hours, 24*hours
	s.DisputeClock, s.ClaimWindow, s.DisputeExtension = (12+4)*hours, (24+4+4*24)*hours, hours
	s.RewardPerGradient = big.NewInt(reward / 10)
	s.CustodyAssumed = s.MustAssumeCustody(deploy.Production().RevealRate)
}

// credit is what an account can withdraw from the game.
func (w *world) credit(of int) int64 {
	w.t.Helper()
	return w.call(stranger, w.dispute, "creditOf", account(of))[0].(*big.Int).Int64()
}

// ---- 14

// match is a dispute about a claim between an honest side, which needs `pause` seconds for each of its moves and for the first look at the
// claim, and another one.
type match struct {
	claim, own *training.Claim
	segment    uint32
	// proof is that of the claim's lie; nil if the claim is honest, and the challenger is not.
	proof *lie
	// late: the other side moves in the last second of each of its turns, or else in the first.
	late bool
	// silent is the turn in which the other side says nothing any more.
	silent int
	pause  uint64
}

// outcome is all that a dispute decides.
type outcome struct {
	Convicted                    bool
	Lock, Challenger, Trainer    int64
	Burned, PaidTrainer, PaidTwo int64
}

// play lets both sides play, while nothing of the honest side gets onto the chain from gap to gap + 12 h. turns are the times at which turns
// began.
func (m *match) play(w *world, gap uint64) (o outcome, turns []uint64) {
	w.t.Helper()
	included := func(at uint64) uint64 {
		if at >= gap && at < gap+12*hours {
			return gap + 12*hours
		}
		return at
	}
	turns = append(turns, w.time)
	if m.proof == nil {
		// As late as it can be.
		w.time = m.claim.Gradient.Deadline + uint64(w.task.Spec.ClaimWindow) - 1
	} else {
		w.time = included(w.time + m.pause)
	}
	id := w.open(m.claim, m.segment)
	began := w.time
	for theirs := 0; w.position(id).Turn != turnOver; {
		p := w.position(id)
		turns = append(turns, w.time)
		trainers := p.Turn != turnChallenge
		honest := trainers == (m.proof == nil)
		at := w.time + 1
		switch {
		case honest:
			at = included(w.time + m.pause)
		case m.late:
			at = p.Deadline - 1
		}
		give := false
		if !honest {
			give = theirs == m.silent
			theirs++
		}
		w.time = min(at, p.Deadline)
		give = give || at >= p.Deadline
		switch {
		case give:
		case trainers:
			w.defend(m.claim, id, nil)
		case p.Kind == program.KindTensor && p.Height == 0 || w.attack(m.claim, m.own, id):
			if give = m.proof == nil; give {
				break // led to a right element, it has nothing to say
			}
			args, err := m.proof.args(m.claim)
			require.NoError(w.t, err)
			w.call(challenger, w.game, m.proof.method, append([]any{m.claim.Signed()}, args...)...)
			w.call(stranger, w.dispute, "close", big.NewInt(id), m.claim.Signed())
		}
		if give {
			w.time = included(p.Deadline)
			w.call(stranger, w.dispute, "timeout", big.NewInt(id), m.claim.Signed())
		}
	}
	require.LessOrEqual(w.t, w.time-began, w.task.Spec.DisputeBound()+12*hours, "the bound, and a gap in which nobody could say so")
	o = outcome{Convicted: w.condemned(m.claim), Lock: w.lock(0), Challenger: w.credit(challenger), Trainer: w.credit(trainer),
		Burned: w.call(stranger, w.dispute, "burned")[0].(*big.Int).Int64()}
	w.time += 100 * hours
	o.PaidTrainer, o.PaidTwo = w.paid(0, 0), w.paid(1, 0)
	w.books()
	return o, turns
}

// At the least windows of production, 12 hours in which an honest side's transactions are not included change the outcome of no dispute,
// wherever they begin, and whatever the other side does: it moves at once or at the last moment, its own deposits get in, it falls silent at
// any turn. The honest side takes a quarter of a round for each of its moves beside that.
func TestInvariant14GapsChangeNoOutcome(t *testing.T) {
	t.Parallel()
	// scene is a world in which an honest or a lying claim was included in round 0, and the matches about it.
	scene := func(t *testing.T, edit func(*protocol.TaskSpec)) (base *world, of func(l *lie, honest bool) (*world, match)) {
		p := deploy.Production()
		if edit != nil {
			p.Outage = 0 // or nobody could post it
		}
		base = newWorldOf(t, p)
		base.start(long, func(s *protocol.TaskSpec) {
			leastProduction(s)
			if edit != nil {
				edit(s)
			}
		})
		own := base.honest(long, 0, 0)
		return base, func(l *lie, honest bool) (*world, match) {
			w := base.copy()
			liar := w.honest(long, 0, 0)
			l.edit(liar)
			w.seal(liar)
			m := match{claim: own, own: liar, segment: noSegment, silent: -1, pause: 900}
			if !honest {
				m.claim, m.own, m.proof = liar, own, l
			}
			if liar.Checkpoints().Root() == own.Checkpoints().Root() && liar.Gradient.PayloadRoot == own.Gradient.PayloadRoot {
				m.segment = uint32(l.segment)
			}
			w.commit(m.claim)
			w.others(0, w.task.Spec.InitialStateRoot, 0)
			w.propose()
			// The gap is to change nothing about the state either: it is final.
			w.time += uint64(w.task.Spec.StateWindow)
			w.call(stranger, w.tasks, "tick", w.task.ID)
			require.EqualValues(t, statusFinal, w.round(0).Status)
			w.time = m.claim.Gradient.Deadline + uint64(w.task.Spec.ClaimWindow) - 13*hours
			return w, m
		}
	}
	base, of := scene(t, nil)
	require.NoError(t, windows.For(10, nil).Check(base.task.Spec))
	all := lies(t, base, base.honest(long, 0, 0))
	named := func(name string) *lie {
		for i := range all {
			if all[i].name == name {
				return &all[i]
			}
		}
		t.Fatal(name)
		return nil
	}
	kinds := []*lie{named("a difference in a micro-batch"), named("a skipped step"), named("another number in the payload")}
	const never = 1 << 40
	games := 0
	for _, l := range kinds {
		for _, honest := range []bool{true, false} {
			start, m := of(l, honest)
			want := outcome{Lock: start.lock(0), Trainer: bond / 2, Burned: bond - bond/2, PaidTrainer: net / 10, PaidTwo: net / 10}
			if !honest {
				want = outcome{Convicted: true, Challenger: bond, PaidTwo: net / 10}
			}
			for _, m.late = range []bool{false, true} {
				m.silent = -1
				o, turns := m.play(start.copy(), never)
				require.Equal(t, want, o, "%s, no gap", l.name)
				for m.silent = -1; m.silent < len(turns)/2 && (m.silent < 0 || !m.late); m.silent++ {
					for i, turn := range turns {
						for _, gap := range []uint64{turn - 12*hours + 901, turn - 6*hours, turn, turn + 900} {
							if m.silent >= 0 && (i < 2*m.silent || gap != turn) {
								continue
							}
							o, _ := m.play(start.copy(), gap)
							require.Equal(t, want, o, "%s, honest trainer %v, late %v, silent %d, gap at turn %d (%d s)", l.name, honest, m.late, m.silent, i, int64(gap-turn))
							games++
						}
					}
				}
			}
		}
	}
	t.Logf("%d games", games)
	require.Greater(t, games, 350)

	// The gap bites: four rounds less on the clock, and an honest side loses what it had won.
	_, of = scene(t, func(s *protocol.TaskSpec) { s.DisputeClock = 12 * hours })
	for _, honest := range []bool{true, false} {
		start, m := of(kinds[1], honest)
		o, turns := m.play(start.copy(), never)
		require.Equal(t, !honest, o.Convicted)
		lost := 0
		for _, gap := range turns[1:] {
			if o, _ := m.play(start.copy(), gap); o.Convicted == honest {
				lost++
			}
		}
		require.Positive(t, lost)
	}
}

// ---- 10

// lapse lets a dispute in which its challenger says nothing more be lost. What else the trainer is asked for it answers.
func (w *world) lapse(c *training.Claim, words []uint32, ids ...int64) {
	w.t.Helper()
	for _, id := range ids {
		if w.position(id).Turn != turnChallenge {
			w.defend(c, id, words)
		}
	}
	for _, id := range ids {
		w.time = max(w.time, w.position(id).Deadline)
		w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
	}
}

// A challenger that loses on purpose protects nothing: wherever it stood, alone or beside others, whether its dispute is lost or still open,
// the shipped challenger convicts from there, as if nobody had been there before.
func TestInvariant10ShamsProtectNothing(t *testing.T) {
	t.Parallel()
	base := newWorld(t)
	base.start(tiny, nil)
	replay := base.replay(tiny, 0, 0)
	r := rand.New(rand.NewPCG(10, 1))
	stands := 0
	for _, lied := range [][3]int{{0, 0, 1}, {1, 1, 2}, {3, 0, 0}} {
		c := base.forge(tiny, lied[0], lied[1], lied[2])
		require.True(t, accuse(replay, c).Wrong())
		seen := map[trainingdispute.IDisputeViewsPosition]bool{}
		for _, segment := range []uint32{noSegment, uint32(c.Task.Schedule().Epilogue())} {
			w := base.copy()
			w.mover = stranger
			id := w.call(stranger, w.dispute, "open", c.Signed(), segment)[0].(*big.Int).Int64()
			w.everywhere(c, id, seen, func(w *world, id int64) {
				if r.IntN(12) != 0 {
					return
				}
				stands++
				lost := r.IntN(2) == 0
				if lost {
					w.lapse(c, nil, id)
					require.False(t, w.condemned(c))
					require.NotZero(t, w.lock(0))
				}
				w.moves = 0
				w.pursue(replay, c, nil)
				require.LessOrEqual(t, w.moves, w.task.Spec.DisputeMoves()+2, "and the answers that the sham waits for")
				w.afterShams(c, lost, id)
			})
		}
	}
	t.Logf("%d places", stands)
	require.Greater(t, stands, 60)

	// What the proof of each kind of lie needs was asked for by the sham itself, and stands.
	base = newWorld(t)
	base.start(long, nil)
	own := base.honest(long, 0, 0)
	replay = base.replay(long, 0, 0)
	for _, l := range lies(t, base, own) {
		w := base.copy()
		c := w.honest(long, 0, 0)
		l.edit(c)
		w.seal(c)
		w.mover = stranger
		id := w.call(stranger, w.dispute, "open", c.Signed(), uint32(l.segment))[0].(*big.Int).Int64()
		w.post(c, l.segment, id)
		if l.chain != nil {
			w.demand(c, id, *l.chain)
			w.answer(c, id, *l.chain, l.words)
		}
		w.lapse(c, l.words, id)
		args, err := l.args(c)
		require.NoError(t, err)
		alone := w.copy()
		alone.call(challenger, w.game, l.method, append([]any{c.Signed()}, args...)...)
		require.True(t, alone.condemned(c), l.name)
		w.pursue(replay, c, l.words)
		w.afterShams(c, true, id)
	}
}

// afterShams wants the books of a claim that was convicted after, or beside, a sham dispute by the stranger.
func (w *world) afterShams(c *training.Claim, lost bool, id int64) {
	w.t.Helper()
	require.True(w.t, w.condemned(c))
	ofStranger, ofTrainer := int64(bond), int64(0)
	if lost {
		ofStranger, ofTrainer = 0, bond/2
	} else {
		w.call(stranger, w.dispute, "close", big.NewInt(id), c.Signed())
	}
	require.Equal(w.t, []int64{ofStranger, ofTrainer}, []int64{w.credit(stranger), w.credit(trainer)})
	require.Contains(w.t, []int64{0, bond}, w.credit(challenger), "of a proof without a dispute, or of its own one")
	w.books()
}

// ---- 7

// disputed says how many disputes are open about a trainer's claim of a round.
func (w *world) disputed(i int, round uint32) int64 {
	w.t.Helper()
	return w.call(stranger, w.game, "disputesOf", w.task.ID, account(trainer+i), round)[0].(*big.Int).Int64()
}

// Two runs of the same rounds, second by second, of which one has disputes about honest claims of two trainers, open, answered and lost at
// random: no state is final a second later, no pay due a second later but that of the claim that is disputed itself, while it is.
func TestInvariant07DisputesDelayNobody(t *testing.T) {
	t.Parallel()
	const rounds, until = 3, 320
	waited := 0
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 7))
		quiet := running(t, func(s *protocol.TaskSpec) { s.MaxRounds = rounds })
		loud := quiet.copy()
		both := []*world{quiet, loud}
		began := quiet.time
		var claims []*training.Claim
		var ids []int64
		of := map[int64]*training.Claim{}
		for second := uint64(0); second < until; second += 1 + r.Uint64N(5) {
			for _, w := range both {
				w.time = max(w.time, began+second)
			}
			if n := loud.head().Round; n < rounds && second > 8*uint64(n) {
				var now []*training.Claim
				for i := range 2 {
					c := loud.honest(tiny, i, n)
					c.Gradient.Deadline = loud.round(n).OpenedAt + uint64(loud.task.Spec.CommitWindow)
					loud.seal(c)
					now = append(now, c)
				}
				claims = append(claims, now...)
				for _, w := range both {
					for _, c := range now {
						w.commit(c)
					}
					w.others(n, w.task.Spec.InitialStateRoot, 0, 1)
					w.propose()
				}
			}
			require.Equal(t, quiet.time, loud.time)

			c := claims[:0:0]
			for _, x := range claims {
				if loud.time < x.Gradient.Deadline+uint64(loud.task.Spec.ClaimWindow) {
					c = append(c, x)
				}
			}
			if len(c) > 0 && len(ids) < 12 && r.IntN(3) == 0 {
				x := c[r.IntN(len(c))]
				id := loud.open(x, []uint32{noSegment, 0, 1, 3}[r.IntN(4)])
				ids, of[id] = append(ids, id), x
			}
			for _, id := range ids {
				p := loud.position(id)
				switch {
				case p.Turn != turnChallenge:
				case loud.time >= p.Deadline:
					if r.IntN(3) > 0 {
						loud.call(stranger, loud.dispute, "timeout", big.NewInt(id), of[id].Signed())
					}
				case p.Moves+2 <= protocol.MaxMoves && r.IntN(3) > 0:
					loud.roam(of[id], id, r)
				}
				// Until the next look at it 6 seconds pass at most.
				p = loud.position(id)
				if ofTrainer := p.Turn != turnChallenge && p.Turn != turnOver; ofTrainer && (r.IntN(3) > 0 || p.Deadline < loud.time+8) {
					loud.defend(of[id], id, nil)
				}
			}

			for _, w := range both {
				if _, err := w.try(stranger, w.tasks, "tick", w.task.ID); err != nil {
					require.ErrorContains(t, err, "NothingDue")
				}
			}
			require.Equal(t, quiet.head(), loud.head(), "second %d", second)
			for n := range uint32(rounds) {
				require.Equal(t, quiet.round(n), loud.round(n), "second %d", second)
			}
			a, b := quiet.copy(), loud.copy()
			for i := range 4 {
				for n := range loud.head().Round {
					pay := func(w *world) int64 {
						return w.call(stranger, w.tasks, "claimRewards", w.task.ID, account(trainer+i), []uint32{n})[0].(*big.Int).Int64()
					}
					want := pay(a)
					if loud.disputed(i, n) == 0 {
						require.Equal(t, want, pay(b), "trainer %d, round %d, second %d", i, n, second)
						continue
					}
					require.Less(t, i, 2)
					if want > 0 {
						b.fails("ClaimDisputed", stranger, b.tasks, "claimRewards", b.task.ID, account(trainer+i), []uint32{n})
						waited++
					}
				}
			}
		}
		require.EqualValues(t, taskCompleted, quiet.status())
		for _, id := range ids {
			if p := loud.position(id); p.Turn != turnOver {
				loud.lapse(of[id], nil, id)
			}
		}
		loud.finish()
		require.EqualValues(t, taskCompleted, loud.status())
		for i := range 4 {
			require.EqualValues(t, rounds*net, loud.paid(i, 0, 1, 2))
		}
		loud.books()
		require.Greater(t, len(ids), 5)
	}
	require.Greater(t, waited, 10, "pay that waited for its own dispute")
}

// ---- 8

// wealth of accounts: what each holds, has at stake, and can withdraw.
func (w *world) wealth(of ...int) int64 {
	w.t.Helper()
	sum := new(big.Int)
	for _, i := range of {
		for _, c := range []contract{w.vault, w.dispute} {
			sum.Add(sum, w.call(stranger, c, "creditOf", account(i))[0].(*big.Int))
		}
		sum.Add(sum, w.call(stranger, w.token, "balanceOf", account(i))[0].(*big.Int))
		stake := w.call(stranger, w.vault, "stakeOf", account(i))
		for _, part := range stake[:2] { // what is locked is part of it
			sum.Add(sum, part.(*big.Int))
		}
	}
	// Less than what everybody began with, so that it fits.
	return new(big.Int).Sub(sum, new(big.Int).Mul(big.NewInt(int64(len(of))), new(big.Int).Exp(big.NewInt(10), big.NewInt(24), nil))).Int64()
}

// burned of all contracts.
func (w *world) burned() (sum int64) {
	w.t.Helper()
	for _, c := range []contract{w.vault, w.tasks, w.dispute} {
		sum += w.call(stranger, c, "burned")[0].(*big.Int).Int64()
	}
	return sum
}

// One person is the liar, its challenger, all other trainers and the keeper: it convicts itself before the proposal, while the round can be done
// again, and later, by proof or by silence, or lets its own dispute lapse. At least half of the lock burns, a fifth is the bounty, the
// rest goes to commitments that became void; and nobody else's money is touched.
func TestInvariant08SelfChallengeNeverGains(t *testing.T) {
	t.Parallel()
	everybody := []int{sponsor, keeper, challenger, stranger, trainer, trainer + 1, trainer + 2, trainer + 3}
	person := []int{keeper, challenger, trainer, trainer + 1, trainer + 2, trainer + 3}
	const lock = 100_000
	for _, silent := range []bool{false, true} {
		for _, when := range []string{"before the proposal", "in the window", "too late"} {
			w := running(t, func(s *protocol.TaskSpec) {
				s.MaxRounds, s.RollbackDepth, s.StateWindow, s.ClaimWindow = 2, 2, 300, 900
			})
			c, l := w.cheat(tiny, 0, 0)
			w.commit(c)
			w.others(0, w.task.Spec.InitialStateRoot, 0)
			if when != "before the proposal" {
				w.propose()
				w.others(1, w.task.Spec.InitialStateRoot)
			}
			if when == "too late" {
				w.propose()
				w.time += 700
				w.call(stranger, w.tasks, "tick", w.task.ID)
			}
			have, burned, escrow := w.wealth(person...), w.burned(), w.balance(w.tasks)
			ids := []int64{w.open(c, 1), w.open(c, noSegment)}
			if silent {
				w.time = w.position(ids[0]).Deadline
				w.call(stranger, w.dispute, "timeout", big.NewInt(ids[0]), c.Signed())
			} else {
				ids = append(ids, w.prove(c, l))
			}
			require.True(t, w.condemned(c))
			require.Zero(t, w.lock(0))
			for _, id := range ids {
				if w.position(id).Turn != turnOver {
					w.call(challenger, w.dispute, "close", big.NewInt(id), c.Signed())
				}
			}
			// Whoever lost a commitment claims its share.
			compensated := int64(0)
			for i := range 4 {
				for branch := range uint16(3) {
					out, err := w.try(stranger, w.tasks, "claimCompensation", w.task.ID, branch, account(trainer+i), []uint32{0, 1})
					if err == nil {
						compensated += out[0].(*big.Int).Int64()
					}
				}
			}
			fee := w.task.Spec.EnrollmentFee.Int64()
			require.EqualValues(t, lock/5, w.call(stranger, w.vault, "creditOf", account(challenger))[0].(*big.Int).Int64(), "the bounty")
			pot := int64(0)
			if when == "in the window" {
				pot = lock/2 - lock/5
			}
			require.Equal(t, pot*3/4, compensated, "the commitments of round 1, but for its own")
			require.Equal(t, int64(lock-lock/5)-compensated, have-w.wealth(person...), "%s, silent %v", when, silent)
			require.Equal(t, int64(lock-lock/5)-pot+fee, w.burned()-burned, "with the fee")
			require.GreaterOrEqual(t, have-w.wealth(person...), int64(lock/2))
			require.Equal(t, escrow, w.balance(w.tasks), "the escrow is whole: what was forfeited burns when it is claimed")
			for w.status() <= 3 && w.head().Round < 2 {
				if r := w.round(w.head().Round); r.Committed != 0b1110 && r.Status != statusOverturned {
					w.others(w.head().Round, w.task.Spec.InitialStateRoot, 0)
				}
				w.propose()
			}
			w.time += 2000
			require.Zero(t, w.paid(0, 0, 1), "%s, silent %v", when, silent)
			w.finish()
			w.books()
		}
	}

	// A dispute that it loses to itself costs it half a bond.
	w := running(t, nil)
	c := w.honest(tiny, 0, 0)
	all, have, burned := w.wealth(everybody...), w.wealth(person...), w.burned()
	id := w.open(c, noSegment)
	w.defend(c, id, nil)
	w.lapse(c, nil, id)
	w.settled(id, 0, bond/2)
	require.EqualValues(t, bond-bond/2, have-w.wealth(person...))
	require.EqualValues(t, bond-bond/2, all-w.wealth(everybody...))
	require.EqualValues(t, bond-bond/2, w.burned()-burned)
}

// ---- 9

// For windows of any length that a spec may have: a trainer that leaves as soon as it has committed, or stays until the run is over, has its
// whole lock at stake until the last second in which its claim can be convicted, by a dispute that was opened in the last second in which it
// could be, and in which both sides used all of their time. Its lock is free only after that, and its stake later still.
func TestInvariant09LocksOutliveClaims(t *testing.T) {
	t.Parallel()
	const margin, day = 60, 24 * hours
	longest := uint64(0)
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 9))
		window := func() uint32 { return uint32(math.Exp(r.Float64() * math.Log(30*day))) }
		var s protocol.TaskSpec
		s.CommitWindow, s.StateWindow, s.ClaimWindow, s.RevealWindow, s.DisputeClock, s.DisputeExtension = window(), window(), window(), window(), window(), window()
		most := uint32(min(30*day, s.DisputeBound()+uint64(s.RevealWindow)))
		if s.CommitWindow > most || r.IntN(4) == 0 {
			s.CommitWindow = most
		}
		s.CommitWindow = max(s.CommitWindow, 2)
		s.StateWindow = min(s.StateWindow, s.ClaimWindow+s.RevealWindow)
		period := s.Liability() + margin
		w := newWorldOf(t, deploy.Params{UnbondingPeriod: period, UnbondingMargin: margin, MinWindow: 1, RevealRate: revealRate})
		w.start(tiny, func(spec *protocol.TaskSpec) {
			spec.CommitWindow, spec.StateWindow, spec.ClaimWindow, spec.RevealWindow = s.CommitWindow, s.StateWindow, s.ClaimWindow, s.RevealWindow
			spec.DisputeClock, spec.DisputeExtension, spec.MaxRounds = s.DisputeClock, s.DisputeExtension, 1
			spec.CustodyAssumed = spec.MustAssumeCustody(1 << 20)
		})
		c := w.forge(tiny, 1, 1, 2)
		c.Gradient.Deadline = w.round(0).OpenedAt + uint64(s.CommitWindow)
		w.seal(c)
		w.time += r.Uint64N(uint64(s.CommitWindow))
		w.commit(c)
		until := uint64(0)
		leaves := r.IntN(2) == 0
		if leaves {
			w.call(trainer, w.tasks, "leaveTask", w.task.ID)
			w.call(trainer, w.vault, "beginUnbond", big.NewInt(1e9-100_000))
			until = w.time + s.Liability()
		}
		last := c.Gradient.Deadline + uint64(s.ClaimWindow)

		// Nobody disputes it: when the lock is free nobody can any longer.
		free := w.copy()
		if leaves {
			require.Greater(t, until, last-1)
		} else {
			for free.status() <= 3 {
				free.time += 1 + uint64(s.CommitWindow) + uint64(s.ClaimWindow) + uint64(s.StateWindow)
				_, err := free.try(stranger, free.tasks, "tick", free.task.ID)
				require.NoError(t, err)
			}
			require.GreaterOrEqual(t, free.time, last)
			until = free.time + s.Liability()
		}
		free.time = max(free.time, until-1)
		free.fails("LockStillLiable", stranger, free.tasks, "releaseLock", free.task.ID, uint8(0), account(trainer))
		free.fails("NotDisputable", challenger, free.dispute, "open", c.Signed(), uint32(1))
		free.time = until
		free.call(stranger, free.tasks, "releaseLock", free.task.ID, uint8(0), account(trainer))

		// Somebody does, in the last second.
		w.time = last - 1
		began := w.time
		id := w.open(c, noSegment)
		for {
			p := w.position(id)
			w.time = p.Deadline - 1
			_, err := w.try(stranger, w.tasks, "releaseLock", w.task.ID, uint8(0), account(trainer))
			require.Error(t, err)
			require.EqualValues(t, 100_000, w.lock(0))
			if p.Turn == turnChallenge {
				w.roam(c, id, r)
			} else if p.Moves+4 > protocol.MaxMoves {
				break // a tensor's leaf takes two of the challenger's moves
			} else {
				w.defend(c, id, nil)
			}
		}
		w.time++
		require.LessOrEqual(t, w.time-began, s.DisputeBound())
		longest = max(longest, (w.time-began)*100/s.DisputeBound())
		for _, wait := range []uint64{0, 400 * day} {
			late := w.copy()
			late.time += wait
			if late.time >= until && leaves {
				late.fails("ClaimDisputed", stranger, late.tasks, "releaseLock", late.task.ID, uint8(0), account(trainer))
			}
			late.call(stranger, late.dispute, "timeout", big.NewInt(id), c.Signed())
			require.True(t, late.condemned(c))
			require.Zero(t, late.lock(0))
			require.EqualValues(t, 50_000+30_000, late.call(stranger, late.vault, "burned")[0].(*big.Int).Int64(), "all but the bounty")
			late.settled(id, bond, 0)
		}
	}
	t.Logf("the longest game took %d %% of its bound", longest)
	require.Greater(t, longest, uint64(80))
}

// ---- 4

// Strangers open disputes about an honest claim and play them at random; they send each call that anybody ever made again, also with other bits,
// and the proofs of every kind of lie. The trainer answers at any time before its clock runs out. None of it convicts, all of it ends within
// the bound, and each dispute that was lost paid half a bond.
func TestInvariant04StrangersConvictNobody(t *testing.T) {
	t.Parallel()
	base := newWorld(t)
	base.start(long, nil)
	honest := base.honest(long, 0, 0)
	crowd := []int{challenger, stranger, sponsor, trainer + 1}
	accepted := 0
	for seed := range uint64(4) {
		r := rand.New(rand.NewPCG(seed, 4))
		w := base.copy()
		var calls []chain.Call
		w.heard = func(c chain.Call) { calls = append(calls, c) }
		// What proves a lie, of the lying claim and as if it were of the honest one.
		for _, l := range lies(t, base, honest) {
			liar := base.honest(long, 0, 0)
			l.edit(liar)
			proofs := []*training.Claim{honest}
			if l.chain == nil {
				base.seal(liar)
				proofs = append(proofs, liar)
			}
			for _, c := range proofs {
				args, err := l.args(c)
				if err != nil {
					continue // of the honest chain other accumulators are to be shown
				}
				_, err = w.try(challenger, w.game, l.method, append([]any{honest.Signed()}, args...)...)
				require.Error(t, err, l.name)
			}
		}
		open := func() {
			segment := uint32(r.IntN(honest.Task.Schedule().Segments()))
			if r.IntN(3) == 0 {
				segment = noSegment
			}
			w.call(crowd[r.IntN(len(crowd))], w.dispute, "open", honest.Signed(), segment)
		}
		count := func() int64 { return w.call(stranger, w.dispute, "count")[0].(*big.Int).Int64() }
		who := func(p *trainingdispute.IDisputeViewsPosition) int {
			return crowd[slices.IndexFunc(crowd, func(i int) bool { return account(i) == p.Challenger })]
		}
		for range 3 {
			open()
		}
		last := honest.Gradient.Deadline + uint64(base.task.Spec.ClaimWindow)
		for ended := false; !ended; {
			ended = true
			next := w.time + r.Uint64N(8)
			for id := range count() {
				p := w.position(id)
				if p.Turn == turnOver {
					continue
				}
				ended = false
				switch {
				case p.Turn != turnChallenge:
					if r.IntN(3) == 0 || next >= p.Deadline {
						w.defend(honest, id, nil)
					}
				case w.time >= p.Deadline:
					w.call(stranger, w.dispute, "timeout", big.NewInt(id), honest.Signed())
				case p.Moves+2 <= protocol.MaxMoves && r.IntN(3) == 0:
					w.roamAs(who(&p), honest, id, r)
				}
			}
			for range 4 {
				c := calls[r.IntN(len(calls))]
				if r.IntN(2) == 0 {
					c.Data = slices.Clone(c.Data)
					for range 1 + r.IntN(3) {
						c.Data[4+r.IntN(len(c.Data)-4)] ^= 1 << r.IntN(8)
					}
				}
				if count() < 8 || c.Name != "open" {
					if w.send(crowd[r.IntN(len(crowd))], c) == nil {
						accepted++
					}
				}
			}
			if !ended {
				// A trainer's turn that began just now is seen before its time is over.
				for id := range count() {
					if p := w.position(id); p.Turn != turnChallenge && p.Turn != turnOver {
						next = min(next, p.Deadline-1)
					}
				}
				w.time = max(w.time, next)
			}
			require.False(t, w.condemned(honest))
		}
		require.LessOrEqual(t, w.time, last+w.task.Spec.DisputeBound())
		// Once more, when all that it can be made to publish is public.
		for j := range honest.Segments {
			w.post(honest, j)
		}
		for _, c := range calls {
			if c.Name != "open" {
				require.Error(t, w.send(crowd[r.IntN(len(crowd))], c), c.Name)
			}
		}
		require.False(t, w.condemned(honest))
		require.NotZero(t, w.lock(0))
		n := count()
		require.EqualValues(t, n*(bond/2), w.credit(trainer))
		for _, from := range crowd {
			require.Zero(t, w.credit(from))
		}
		w.books()
		w.call(trainer, w.dispute, "withdraw")
		require.EqualValues(t, n*(bond-bond/2), w.balance(w.dispute), "burned")
	}
	t.Logf("%d of the repeated calls did something", accepted)
	require.Positive(t, accepted)
}

// ---- 6

// Runs in which some claims are lies, of which some are convicted, at any time: before the proposal, while the round can be done again, or when it
// is final. What is paid in the end is each included claim of a final round once, but for those that were convicted, and those of a
// convicted account that had not vested.
func TestInvariant06OnlyWhatStandsIsPaid(t *testing.T) {
	t.Parallel()
	const rounds = 4
	dropped, forfeited := 0, 0
	for seed := range uint64(16) {
		r := rand.New(rand.NewPCG(seed, 6))
		w := running(t, func(s *protocol.TaskSpec) {
			s.MaxRounds, s.RollbackDepth, s.StateWindow = rounds, uint8(1+r.IntN(2)), uint32(12+r.IntN(200))
			s.ClaimWindow = s.StateWindow + uint32(r.IntN(200))
			s.CommitWindow, s.CustodyAssumed = 190, s.MustAssumeCustody(1<<20)
		})
		type entry struct {
			round uint32
			claim *training.Claim
			lie   *lie
		}
		var lies []entry
		convict := func() {
			for _, e := range lies {
				if w.lock(0) == 0 || r.IntN(4) > 0 || w.time >= e.claim.Gradient.Deadline+uint64(w.task.Spec.ClaimWindow) {
					continue
				}
				id := w.prove(e.claim, e.lie)
				w.call(stranger, w.dispute, "close", big.NewInt(id), e.claim.Signed())
			}
		}
		for w.status() == 3 && w.head().Round < rounds {
			n := w.head().Round
			if now := w.round(n); now.Status != statusOverturned && now.Committed == 0 {
				var but []int
				if w.lock(0) == 0 {
					but = []int{0}
				} else if r.IntN(2) == 0 {
					c, l := w.cheat(tiny, 0, n)
					w.commit(c)
					lies, but = append(lies, entry{n, c, l}), []int{0}
				}
				w.others(n, w.task.Spec.InitialStateRoot, but...)
			}
			convict()
			w.propose()
			w.time += r.Uint64N(150)
			convict()
		}
		w.time += r.Uint64N(100)
		convict()
		w.finish()
		require.EqualValues(t, taskCompleted, w.status())
		ejected := w.call(stranger, w.tasks, "enrollmentOf", w.task.ID, account(trainer))[0]
		at := as[trainingtasks.Enrollment](ejected).EjectedAt
		for n := range uint32(rounds) {
			now := w.round(n)
			require.EqualValues(t, statusFinal, now.Status)
			vests := now.OpenedAt + uint64(w.task.Spec.CommitWindow) + uint64(w.task.Spec.ClaimWindow)
			for i := range 4 {
				due := int64(0)
				if now.Included>>i&1 == 1 {
					due = net
				} else if i == 0 {
					dropped++
				}
				for _, e := range lies {
					if i == 0 && e.round == n && w.condemned(e.claim) {
						due = 0
					}
				}
				if i == 0 && at != 0 && vests > at && due != 0 {
					forfeited++
					due = 0
				}
				require.Equal(t, due, w.paid(i, n), "seed %d, trainer %d, round %d", seed, i, n)
				require.Zero(t, w.paid(i, n), "once")
			}
		}
		if _, err := w.try(stranger, w.tasks, "refund", w.task.ID); err != nil {
			require.ErrorContains(t, err, "NothingToWithdraw")
		}
		w.books()
	}
	require.Positive(t, dropped)
	require.Positive(t, forfeited)
}

// ---- 12

// entryOf shows entry e of one of the task's programs as if its bytes were these, with what they name, and returns the programs' root then.
func (w *world) entryOf(which int, e uint32, raw []byte) (entries trainingfraud.ITrainingFraudEntries, root [32]byte, rule error) {
	w.t.Helper()
	p := w.task.Programs.List()[which]
	l := program.Place{Leaves: uint32(p.Entries()), Number: e, Header: p.AppendEntry(nil, 0), Entry: raw}
	if e == 0 {
		l.Header, l.Entry = raw, nil
	} else if names, err := l.Names(); err == nil {
		for _, n := range names {
			if n > 0 && n < e {
				l.Named = append(l.Named, program.NamedEntry{Number: n, Entry: p.AppendEntry(nil, int(n))})
			}
		}
	} else if errors.Is(err, program.ErrNotANode) {
		l.Named = p.Place(e).Named
	}
	leaves := p.Leaves()
	leaves[e] = repops.LeafHash(raw)
	tree, err := repops.NewTree(leaves)
	require.NoError(w.t, err)
	proof, err := l.Prove(tree)
	require.NoError(w.t, err)
	entries.Root = repops.Root(p.Header(), leaves)
	roots := w.task.Programs.Roots()
	roots[which] = training.Hash(entries.Root)
	list := training.NewList(claim.KindPrograms, roots)
	entries.Path = list.Path(uint64(which))
	for _, h := range proof {
		entries.Proof = append(entries.Proof, h)
	}
	entries.Place = trainingfraud.ProgramPlace{Leaves: l.Leaves, Number: l.Number, Header: l.Header, Entry: l.Entry}
	for _, n := range l.Named {
		entries.Place.Named = append(entries.Place.Named, trainingfraud.ProgramNamed{Number: n.Number, Entry: n.Entry})
	}
	return entries, list.Root(), l.Check()
}

// Whatever bytes a task commits to as one of its programs' entries, one transaction about them has a verdict, the one of the checker that
// clients use: ill-formed, which ends the task and gives the bond back, or not, which is refused by name and changes nothing. And whatever
// program is well-formed, an element that it does not give convicts, and one that it gives does not.
func TestInvariant12VerdictsReachTheDispute(t *testing.T) {
	t.Parallel()
	deployed := newWorld(t)
	r := rand.New(rand.NewPCG(12, 1))
	verdicts := map[bool]int{}
	for range 120 {
		w := deployed.copy()
		w.task.Programs, _ = tiny.programs(t)
		which := r.IntN(3)
		p := w.task.Programs.List()[which]
		e := uint32(r.IntN(p.Entries()))
		raw := p.AppendEntry(nil, int(e))
		switch r.IntN(4) {
		case 0:
			raw = make([]byte, r.IntN(300))
			for i := range raw {
				raw[i] = byte(r.Uint32())
			}
		case 1:
			raw = raw[:len(raw)-r.IntN(2)*r.IntN(len(raw))]
		default:
			for range 1 + r.IntN(2) {
				raw[r.IntN(len(raw))] ^= 1 << r.IntN(8)
			}
		}
		entries, root, rule := w.entryOf(which, e, raw)
		w.spoil = func(s *protocol.TaskSpec) { s.ProgramRoot = root }
		w.start(tiny, nil)
		stub := &training.Claim{Task: &w.task, Segments: [][]*training.Transition{{{}}, {{}}, {{}}, {{}}, {{}}}, Payload: make([]byte, w.task.Spec.PayloadBytes())}
		stub.Gradient = protocol.OuterGradient{TaskId: w.task.ID, Trainer: account(trainer), ParentRoot: w.task.Spec.InitialStateRoot}
		w.seal(stub)
		id := w.open(stub, 1)
		before := w.position(id)
		verdicts[rule == nil]++
		if rule == nil {
			w.fails("ClaimIsCorrect", challenger, w.game, "proveProgram", w.task.ID, big.NewInt(int64(which)), entries)
			w.fails("WrongMove", challenger, w.dispute, "close", big.NewInt(id), stub.Signed())
			require.Equal(t, before, w.position(id))
			require.EqualValues(t, 3, w.status())
			continue
		}
		w.call(challenger, w.game, "proveProgram", w.task.ID, big.NewInt(int64(which)), entries)
		w.call(stranger, w.dispute, "close", big.NewInt(id), stub.Signed())
		w.settled(id, bond, 0)
		require.NotZero(t, w.lock(0))
		w.finish()
		require.EqualValues(t, taskFailed, w.status())
	}
	require.Greater(t, verdicts[true], 5)
	require.Greater(t, verdicts[false], 30)

	judged := 0
	for judged < 25 {
		programs, _ := tiny.programs(t)
		p := programs.Step
		e := uint32(1+len(p.Inputs)) + r.Uint32N(uint32(len(p.Micro)+len(p.Step)))
		encoded, err := p.MarshalBinary()
		require.NoError(t, err)
		start := 0
		for i := range e {
			start += len(p.AppendEntry(nil, int(i)))
		}
		encoded[start+r.IntN(len(p.AppendEntry(nil, int(e))))] ^= 1 << r.IntN(8)
		changed := new(program.Program)
		if changed.UnmarshalBinary(encoded) != nil || changed.Validate() != nil {
			continue
		}
		place := changed.Place(e)
		fromBatch := slices.ContainsFunc(changed.Node(e).Operands, func(v program.View) bool {
			return int(v.Tensor) <= len(p.Inputs) && changed.Inputs[v.Tensor-1].Provenance == program.Batch
		})
		if fromBatch || place.Runs() > 1 {
			continue // records and chains have proofs of their own
		}
		w := deployed.copy()
		w.spoil = func(s *protocol.TaskSpec) {
			w.task.Programs.Step = changed
			s.ProgramRoot = w.task.Programs.Root()
		}
		w.start(tiny, nil)
		at := training.Place{Segment: 1, Transition: 1, Part: r.IntN(2), Entry: e}
		if e >= uint32(1+len(p.Inputs)+len(p.Micro)) {
			at.Part = 2
		}
		c, lying := w.honest(tiny, 0, 0), w.honest(tiny, 0, 0)
		node, _, err := c.Segments[1][1].Node(at.Part, e)
		require.NoError(t, err)
		at.Index = r.Uint64N(uint64(node.Len()))
		replace(t, lying.Segments[1][1], at.Part, e, flip(t, node, at.Index))
		w.seal(lying)
		right, err := c.Element(at, nil)
		require.NoError(t, err)
		wrong, err := lying.Element(at, nil)
		require.NoError(t, err)
		honest := w.copy()
		honest.post(c, 1, honest.open(c, 1))
		honest.fails("ClaimIsCorrect", challenger, honest.game, "proveElement", append([]any{c.Signed()}, right...)...)
		w.post(lying, 1, w.open(lying, 1))
		w.call(challenger, w.game, "proveElement", append([]any{lying.Signed()}, wrong...)...)
		require.True(t, w.condemned(lying))
		judged++
	}
}
