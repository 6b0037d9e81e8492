package training_test

import (
	"flag"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
	"assay/repops/program"
	"assay/verifier/training"
)

var update = flag.Bool("update", false, "write docs/attacks-training.md instead of comparing with it")

// arena is a run whose round 0 was proposed, with a claim of trainer 0 in it, and the shipped players.
type arena struct {
	*world
	replay *training.Replay
	// claim is the one that is disputed.
	claim *training.Claim
	// attackers have the names of their accounts.
	attackers map[int]string
	before    map[int]int64
	burnedYet int64
}

// parties are all accounts, in the order of the table, with the names of those that attack nobody.
var parties = []struct {
	account int
	name    string
}{{trainer, "trainer"}, {challenger, "challenger"}, {stranger, "stranger"}, {trainer + 1, "other trainer 1"}, {trainer + 2, "other trainer 2"},
	{trainer + 3, "other trainer 3"}, {keeper, "keeper"}, {sponsor, "sponsor"}}

// round lets trainer 0 commit to a lie, or if there is none to the right claim, and the keeper propose it.
func round(t *testing.T, lie func(w *world) *training.Claim, attackers map[int]string) *arena {
	w := running(t, func(s *protocol.TaskSpec) { s.MaxRounds, s.StateWindow, s.ClaimWindow = 1, 300, 900 })
	a := &arena{world: w, replay: w.replay(tiny, 0, 0), attackers: attackers}
	if lie == nil {
		a.claim = w.honest(tiny, 0, 0)
	} else {
		a.claim = lie(w)
	}
	a.claim.Gradient.Deadline = w.round(0).OpenedAt + uint64(w.task.Spec.CommitWindow)
	w.seal(a.claim)
	require.Equal(t, lie != nil, accuse(a.replay, a.claim).Wrong())
	w.commit(a.claim)
	w.others(0, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	a.before = map[int]int64{}
	for _, p := range parties {
		a.before[p.account] = w.wealth(p.account)
	}
	a.burnedYet = w.burned()
	return a
}

// convict lets the shipped challenger lead the claim to its conviction; the trainer answers, or is silent.
func (a *arena) convict(silent bool) *arena {
	a.t.Helper()
	id := a.id(a.claim)
	for !a.condemned(a.claim) {
		acted, settled := a.press(accuse(a.replay, a.claim), id, nil)
		require.False(a.t, settled)
		switch {
		case acted:
		case silent:
			a.time = a.disputes(id)[0].Position.Deadline
		default:
			require.True(a.t, a.answers(a.claim, id, nil), "nobody moves")
		}
	}
	return a.closed()
}

// closed ends all disputes that a conviction has left.
func (a *arena) closed() *arena {
	a.t.Helper()
	for _, d := range a.disputes(a.id(a.claim)) {
		if d.Turn() != chain.TrainingTurnOver {
			a.call(stranger, a.dispute, "close", d.ID, a.claim.Signed())
		}
	}
	return a
}

// sham lets accounts dispute the claim of an honest trainer, whose defender answers, each until it knows nothing to ask any more.
func (a *arena) sham(from ...int) *arena {
	a.t.Helper()
	fake := a.forge(tiny, 1, 1, 0)
	defence := &training.Defence{Replay: a.replay, Gradient: a.claim.Gradient}
	id := a.id(a.claim)
	var ids []int64
	for _, k := range from {
		ids = append(ids, a.call(k, a.dispute, "open", a.claim.Signed(), uint32(noSegment))[0].(*big.Int).Int64())
	}
	for acted := true; acted; {
		acted = a.stand(defence, id)
		for _, n := range ids {
			p := a.position(n)
			a.mover = from[slices.Index(ids, n)]
			if p.Turn == turnChallenge && p.Kind != program.KindTensor && p.Moves+2 <= protocol.MaxMoves {
				index, found := different(a.claim, fake, &p)
				if found || p.Kind == program.KindStepTrace || p.Kind == program.KindTrace {
					acted = a.pick(a.claim, n, index, false) || acted
				}
			}
		}
	}
	for _, n := range ids {
		require.EqualValues(a.t, turnChallenge, a.position(n).Turn)
		a.time = max(a.time, a.position(n).Deadline)
	}
	require.True(a.t, a.stand(defence, id), "it takes its halves")
	return a
}

// row closes the books: what each has more or less, what burned, what is in pots, and whether the claim is paid in the end.
func (a *arena) row(name, stops string) string {
	a.t.Helper()
	a.books()
	var attacked, others []string
	sum, together := int64(0), int64(0)
	number := func(n int64) string { return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1) }
	for _, p := range parties {
		change := a.wealth(p.account) - a.before[p.account]
		sum += change
		if who, ok := a.attackers[p.account]; ok {
			together += change
			attacked = append(attacked, who+" "+number(change))
		} else if change != 0 {
			others = append(others, p.name+" "+number(change))
		}
	}
	if len(attacked) > 1 {
		attacked = append(attacked, "together "+number(together))
	}
	fee := int64(0)
	if a.lock(0) == 0 {
		fee = a.task.Spec.EnrollmentFee.Int64() // paid long before
	}
	burned := a.burned() - a.burnedYet - fee
	pot := a.pots()
	require.Zero(a.t, sum+burned+pot, "all tokens there are")
	if len(others) == 0 {
		others = []string{"nobody"}
	}
	if a.round(0).Status == statusOverturned {
		a.propose()
	}
	a.time += 2000
	a.finish()
	require.EqualValues(a.t, taskCompleted, a.status())
	require.EqualValues(a.t, net, a.paid(1, 0), "another's pay")
	pay := "paid"
	if a.paid(0, 0) == 0 {
		pay = "never"
	}
	require.Equal(a.t, pay == "never", a.condemned(a.claim) || a.lock(0) == 0)
	a.books()
	return fmt.Sprintf("| %s | %s | %s | %s | %d | %d | %s |", name, stops, strings.Join(attacked, ", "), strings.Join(others, ", "), burned, pot, pay)
}

// pots is what slashes have set aside for commitments that became void.
func (a *arena) pots() (left int64) {
	for branch := range uint16(3) {
		id := a.call(stranger, a.rounds, "potId", a.task.ID, branch)[0].([32]byte)
		left += a.call(stranger, a.vault, "potOf", id)[1].(*big.Int).Int64()
	}
	return left
}

var aLiar = map[int]string{trainer: "liar"}

// attacks on and by trainers, each with the rules that stop it.
var attacks = []struct {
	name, stops string
	play        func(t *testing.T) *arena
}{
	{"a step skipped", "the state after it is not the program's output [4]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim {
			c := w.honest(tiny, 0, 0)
			x := c.Segments[1][1]
			x.Outputs = c.Segments[1][0].Outputs
			x.Local = program.TensorsRoot(x.State())
			return c
		}, aLiar).convict(false)
	}},
	{"batches of its own choice", "the record at the derived index is opened [6, 26]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim {
			work := w.work(tiny, 0, 0)
			records := tiny.records(w.task.Spec.DatasetRecords)
			slices.Reverse(records)
			work.Records = shelf(records)
			return w.made(w.task, work)
		}, aLiar).convict(false)
	}},
	{"another program", "each element is the committed operator's [4, 5]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim {
			by := w.task
			by.Programs, by.Constants = tiny.programsAt(t, -0.125)
			spec := *w.task.Spec
			by.Spec, spec.ProgramRoot = &spec, by.Programs.Root()
			return w.made(by, w.work(tiny, 0, 0))
		}, aLiar).convict(false)
	}},
	{"optimiser state of its own", "the state before the first step is the prologue's output [5]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim { return w.forge(tiny, 0, 0, 2) }, aLiar).convict(false)
	}},
	{"a forged checkpoint", "the same, of the step before it [4]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim { return w.forge(tiny, 2, 1, 1) }, aLiar).convict(false)
	}},
	{"another payload than what was trained", "the epilogue's output is what is paid [4]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim {
			c := w.honest(tiny, 0, 0)
			c.Payload[0] ^= 1
			w.seal(c)
			return c
		}, aLiar).convict(false)
	}},
	{"silence when asked", "the clock runs out, and that convicts [26, 29]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim { return w.forge(tiny, 1, 1, 2) }, aLiar).convict(true)
	}},
	{"a second claim signed, of which one is wrong and never committed", "whatever it signed can be disputed, and takes what it committed in that round with it [20, 21]",
		func(t *testing.T) *arena {
			a := round(t, nil, aLiar)
			a.claim = a.forge(tiny, 1, 1, 2)
			return a.convict(false)
		}},
	{"a dispute opened in the last second, against a liar", "nothing: it takes its course, and no lock ends before it [21, 22]", func(t *testing.T) *arena {
		a := round(t, func(w *world) *training.Claim { return w.forge(tiny, 1, 1, 2) }, aLiar)
		a.time = a.claim.Gradient.Deadline + uint64(a.task.Spec.ClaimWindow) - 1
		return a.convict(false)
	}},
	{"a sham dispute against an honest trainer", "an answer for every question; a lost bond is half the trainer's [24]", func(t *testing.T) *arena {
		return round(t, nil, map[int]string{challenger: "sham challenger"}).sham(challenger)
	}},
	{"the same, opened in the last second", "the same [24, 29]", func(t *testing.T) *arena {
		a := round(t, nil, map[int]string{challenger: "sham challenger"})
		a.time = a.claim.Gradient.Deadline + uint64(a.task.Spec.ClaimWindow) - 1
		return a.sham(challenger)
	}},
	{"eight shams at once", "the same; one posting answers all of them [24, 30]", func(t *testing.T) *arena {
		flood := []int{challenger, challenger, challenger, challenger, stranger, stranger, stranger, stranger}
		return round(t, nil, map[int]string{challenger: "sham challenger", stranger: "its friend"}).sham(flood...)
	}},
	{"a sham that shields a liar", "a lost dispute protects nothing [31]", func(t *testing.T) *arena {
		a := round(t, func(w *world) *training.Claim { return w.forge(tiny, 1, 1, 2) }, map[int]string{trainer: "liar", stranger: "its friend"})
		id := a.call(stranger, a.dispute, "open", a.claim.Signed(), uint32(1))[0].(*big.Int).Int64()
		a.lapse(a.claim, nil, id)
		return a.convict(false)
	}},
	{"a liar that convicts itself", "half of every slash burns [23]", func(t *testing.T) *arena {
		return round(t, func(w *world) *training.Claim { return w.forge(tiny, 1, 1, 2) }, map[int]string{trainer: "liar", challenger: "its friend"}).convict(false)
	}},
	{"a liar that has a friend convict it of a claim that nobody trained on", "its other lies are in the run without a lock, and are disputed as long as they are [13, 31]", func(t *testing.T) *arena {
		a := round(t, func(w *world) *training.Claim { return w.forge(tiny, 1, 1, 2) }, map[int]string{trainer: "liar", stranger: "its friend"})
		junk := a.honest(tiny, 0, 0)
		junk.Gradient.ParentRoot[0] ^= 1
		a.seal(junk)
		id := a.call(stranger, a.dispute, "open", junk.Signed(), uint32(noSegment))[0].(*big.Int)
		a.time = a.position(id.Int64()).Deadline
		a.call(stranger, a.dispute, "timeout", id, junk.Signed())
		require.Zero(t, a.lock(0))
		return a.convict(true)
	}},
	{"front-running of a proof, by a stranger", "nothing: the copier has the bounty, the challenger its bond, and the lie falls all the same [23, 31]",
		func(t *testing.T) *arena {
			return round(t, func(w *world) *training.Claim { return w.forge(tiny, 1, 1, 2) }, map[int]string{trainer: "liar", stranger: "copier"}).copied()
		}},
}

// copied lets a stranger send the challenger's proof before the challenger does.
func (a *arena) copied() *arena {
	a.t.Helper()
	id := a.id(a.claim)
	for {
		next := a.copy()
		acted, _ := next.press(accuse(a.replay, a.claim), id, nil)
		if !next.condemned(a.claim) {
			if acted {
				a.press(accuse(a.replay, a.claim), id, nil)
			} else {
				require.True(a.t, a.answers(a.claim, id, nil), "nobody moves")
			}
			continue
		}
		k, v := accuse(a.replay, a.claim), a.view()
		var err error
		k.Posted, err = v.SegmentsPosted(a.t.Context(), 0, id)
		require.NoError(a.t, err)
		due, _, err := k.Challenge(a.t.Context(), v, id, account(challenger), a.disputes(id), nil)
		require.NoError(a.t, err)
		require.True(a.t, due.Convicts)
		require.NoError(a.t, a.send(stranger, due.Call))
		require.Error(a.t, a.send(challenger, due.Call))
		return a.closed()
	}
}

// TestTrainingAttacks plays every attack and holds docs/attacks-training.md to what came out.
func TestTrainingAttacks(t *testing.T) {
	lines := make([]string, len(attacks))
	for i, c := range attacks {
		t.Run(c.name, func(t *testing.T) { lines[i] = c.play(t).row(c.name, c.stops) })
	}
	if t.Failed() || slices.Contains(lines, "") { // or not all were run
		return
	}
	path := filepath.Join("..", "..", "docs", "attacks-training.md")
	text := fmt.Sprintf(attacksPage, strings.Join(lines, "\n"))
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		return
	}
	have, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, text, string(have), "docs/attacks-training.md is stale; look at the difference, then run: go test ./verifier/training -run TestTrainingAttacks -update")
}

// attacksPage is docs/attacks-training.md around its rows.
const attacksPage = `# Attacks by trainers and on trainers

Each line is a test (` + "`verifier/training`" + `): the attack is played to its end on the real contracts, by the shipped challenger and the shipped
defender where the honest side moves; then the run goes on and is paid. Everybody's tokens, stake, bonds and credits are compared with what they
were before; with what burned and what is left in pots they add up to zero. The numbers are in units of the token and leave out gas, wages and
the enrolment fee of 77, which a convicted trainer does not get back.

The task: four trainers, one round, 1,000 units a gradient, a lock of 100,000 for each trainer, a bond of 1,001 for a dispute. The round was
proposed and can still be done again, but for what comes in the last second of its claim window: then it is final, and tainted. Of a lock that is
slashed a half burns, a fifth is the bounty of whoever convicted, and three tenths are set aside for commitments above the round that became
void; here there are none, and they stay in the pot. Where no round is done again they burn. Of a bond that is lost half is the trainer's.
Numbers in brackets are those of the rules in [protocol.md](protocol.md).

| attack | stopped by | attackers | others | burned | left in pots | its claim is paid |
|---|---|---|---|---|---|---|
%s

What the table does not show:

- A round keeps no commitment by its slot, only a hash of all. So a conviction about a round takes out of it whatever its trainer committed there on
  the same parent, also if that was right and the lie another claim, never committed. It costs nobody else more than a committed lie would.
- A challenger whose proof is copied pays its gas and gets no bounty; its bond comes back.
- Any trainer can sign what another one signed, since the account is no part of it. It speaks for itself alone: what it posts is not the other's
  (` + "`verifier/training.TestWhoCopiesAClaimPostsNothingOfIt`" + `), and its conviction protects nobody (` + "`verifier/training.TestACopiersConvictionProtectsNobody`" + `).
- A dispute holds the pay of the claim that it is about, the trainer's lock and the receipt, for 2C + 27e at most. An honest trainer can be made to wait
  for its pay that long, for a bond each time.
- Paid audits: an echo of what somebody else opened earns nothing (` + "`TrainingAudit.t.sol:test_echo_earnsNothing`" + `), who does not come loses its bond
  (` + "`TrainingAudit.t.sol:test_noShow_losesTheBond`" + `), a false attestation is the trainer's gain (` + "`TrainingAudit.t.sol:test_refute_lie_paysTheTrainer`" + `), and a refutation by
  a lie convicts (` + "`TrainingAudit.t.sol:test_refute_byALie_convictsTheTrainer`" + `).

This page is written by ` + "`go test ./verifier/training -run TestTrainingAttacks -update`" + ` and held to what the tests find.
`
