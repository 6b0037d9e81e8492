package training_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/bindings/trainingtasks"
	"assay/protocol"
	"assay/repops/program"
	"assay/verifier/training"
)

// Statuses of a round, as Types.sol numbers them.
const (
	statusProposed   = 2
	statusFinal      = 3
	statusCarried    = 4
	statusOverturned = 5
	taskCompleted    = 4
	taskFailed       = 5
)

// cheat is a claim of trainer i with a wrong start, signed.
func (w *world) cheat(s shape, i int, round uint32) (*training.Claim, *lie) {
	w.t.Helper()
	c := w.honest(s, i, round)
	at := training.Place{Entry: find(w.t, c.Segments[0][0], 0, program.OpCopy, 1), Index: 1}
	l := &lie{method: "proveFragment", segment: 0, edit: func(c *training.Claim) {
		x := c.Segments[0][0]
		node, _, err := x.Node(0, at.Entry)
		require.NoError(w.t, err)
		replace(w.t, x, 0, at.Entry, flip(w.t, node, 1))
	}, args: func(c *training.Claim) ([]any, error) { return c.Fragment(at, s.initial()) }}
	l.edit(c)
	w.seal(c)
	return c, l
}

// prove lets the trainer post what the proof needs, and proves the lie.
func (w *world) prove(c *training.Claim, l *lie) int64 {
	w.t.Helper()
	id := w.show(c, l)
	args, err := l.args(c)
	require.NoError(w.t, err)
	w.call(challenger, w.game, l.method, append([]any{c.Signed()}, args...)...)
	return id
}

// paid is what trainer i gets for its rounds.
func (w *world) paid(i int, rounds ...uint32) int64 {
	w.t.Helper()
	before := w.call(stranger, w.token, "balanceOf", account(trainer+i))[0].(*big.Int)
	w.call(stranger, w.tasks, "claimRewards", w.task.ID, account(trainer+i), rounds)
	after := w.call(stranger, w.token, "balanceOf", account(trainer+i))[0].(*big.Int)
	return new(big.Int).Sub(after, before).Int64()
}

func (w *world) receipt() trainingtasks.TrainingReceipt {
	return as[trainingtasks.TrainingReceipt](w.call(stranger, w.tasks, "receiptOf", w.task.ID)[0])
}

const net = reward * 9 / 10

// running is a world whose task has four trainers.
func running(t *testing.T, edit func(*protocol.TaskSpec)) *world {
	w := newWorld(t)
	w.start(tiny, edit)
	return w
}

// A gradient whose claim is convicted before its round is proposed is not in it; the slot's next holder comes with the next round.
func TestConvictedBeforeTheProposal(t *testing.T) {
	w := running(t, nil)
	c, l := w.cheat(tiny, 0, 0)
	w.commit(c)
	w.others(0, w.task.Spec.InitialStateRoot, 0, 3)
	require.EqualValues(t, 0b111, w.round(0).Committed)
	id := w.prove(c, l)
	require.EqualValues(t, 0b110, w.round(0).Committed)
	w.call(stranger, w.dispute, "close", big.NewInt(id), c.Signed())
	w.settled(id, bond, 0)
	// Trainer 0 is out for good; slot 0 is free from round 1 on, as its commitment stays in the frozen hash of round 0.
	w.fails("TrainerNotEnrolled", stranger, w.rounds, "submitOuterGradient", c.Signed().Gradient, c.Signature)
	w.others(0, w.task.Spec.InitialStateRoot, 0, 1, 2)
	w.propose()
	require.EqualValues(t, 0b1110, w.round(0).Included)
	w.time += 200
	require.EqualValues(t, 0, w.paid(0, 0))
	require.EqualValues(t, net, w.paid(1, 0))
	w.books()
}

// Of the newest proposals, as many as rollbackDepth, a convicted gradient's round is done again without it; the signers keep their locks.
func TestConvictedInTheWindow(t *testing.T) {
	for depth := uint8(1); depth <= 2; depth++ {
		w := running(t, func(s *protocol.TaskSpec) { s.RollbackDepth, s.StateWindow, s.ClaimWindow = depth, 300, 900 })
		c, l := w.cheat(tiny, 0, 0)
		w.commit(c)
		w.others(0, w.task.Spec.InitialStateRoot, 0)
		w.propose()
		if depth == 2 {
			w.others(1, w.task.Spec.InitialStateRoot)
			w.propose()
		}
		require.EqualValues(t, depth, w.head().Round)
		w.prove(c, l)
		require.EqualValues(t, 0, w.head().Round, "the head moved back")
		require.EqualValues(t, statusOverturned, w.round(0).Status)
		require.EqualValues(t, 0b1110, w.round(0).Committed)
		require.NotZero(t, w.call(stranger, w.vault, "lockOf", w.task.ID, uint8(1), account(keeper))[0].(*big.Int).Sign())
		w.propose()
		require.EqualValues(t, 0b1110, w.round(0).Included)
		w.books()
	}
}

// A gradient that a proposal left out is convicted for good: it is not in the round when that is done again.
func TestConvictedOfWhatWasLeftOut(t *testing.T) {
	w := running(t, func(s *protocol.TaskSpec) { s.StateWindow, s.ClaimWindow = 300, 900 })
	c, l := w.cheat(tiny, 0, 0)
	w.commit(c)
	other, m := w.cheat(tiny, 1, 0)
	w.commit(other)
	w.others(0, w.task.Spec.InitialStateRoot, 0, 1)
	times := w.call(stranger, w.rounds, "deadlinesOf", w.task.ID)
	w.time = times[0].(uint64) + 1
	w.call(stranger, w.tasks, "tick", w.task.ID)
	w.time = times[1].(uint64)
	r := w.round(0)
	require.EqualValues(t, 0b1111, r.Committed)
	r.Committed = 0b1110
	w.proposal(w.head(), r)
	disputed := w.copy()
	final := w.copy()

	w.prove(c, l)
	require.EqualValues(t, 1, w.head().Round, "nothing moves back")
	require.EqualValues(t, 0b1110, w.round(0).Included)
	w.prove(other, m)
	require.EqualValues(t, statusOverturned, w.round(0).Status)
	require.EqualValues(t, 0b1100, w.round(0).Committed)
	w.books()

	// Nor if its trainer has no lock any more: as long as the round may be done again, it is disputed.
	w = disputed
	sham, s := w.cheat(tiny, 0, 1)
	w.prove(sham, s)
	id := w.open(c, noSegment)
	w.fails("WrongMove", stranger, w.dispute, "close", big.NewInt(id), c.Signed())
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
	require.True(t, w.condemned(c))
	w.prove(other, m)
	require.EqualValues(t, 0b1100, w.round(0).Committed)
	w.books()

	// Once it is final that is over.
	w = final
	w.prove(sham, s)
	id = w.open(c, noSegment)
	w.time = w.round(0).ProposedAt + uint64(w.task.Spec.StateWindow)
	w.call(stranger, w.tasks, "tick", w.task.ID)
	require.EqualValues(t, statusFinal, w.round(0).Status)
	w.call(stranger, w.dispute, "close", big.NewInt(id), c.Signed())
	w.fails("NotDisputable", challenger, w.dispute, "open", c.Signed(), uint32(0))
	w.books()
}

// Deeper, or once final, the state stands: the gradient is not paid, and the receipt lists the round as tainted.
func TestConvictedTooLate(t *testing.T) {
	for _, final := range []bool{false, true} {
		w := running(t, func(s *protocol.TaskSpec) {
			s.MaxRounds, s.ClaimWindow = 2, 900
			if !final {
				s.StateWindow = 300
			}
		})
		c, l := w.cheat(tiny, 0, 0)
		w.commit(c)
		w.others(0, w.task.Spec.InitialStateRoot, 0)
		w.propose()
		w.others(1, w.task.Spec.InitialStateRoot)
		w.propose()
		if final {
			w.time += 50
			w.call(stranger, w.tasks, "tick", w.task.ID)
			require.EqualValues(t, statusFinal, w.round(0).Status)
		}
		w.prove(c, l)
		require.EqualValues(t, 2, w.head().Round, "nothing moves back")
		require.EqualValues(t, 0b1111, w.round(0).Included)
		w.fails("NothingDue", challenger, w.tasks, "tick", w.task.ID)
		w.call(stranger, w.dispute, "close", big.NewInt(0), c.Signed())
		w.finish()
		require.EqualValues(t, taskCompleted, w.status())
		require.EqualValues(t, 1, w.receipt().TaintedRounds)
		require.EqualValues(t, 0, w.paid(0, 0, 1))
		require.EqualValues(t, 2*net, w.paid(1, 0, 1))
		w.books()
	}
}

// A claim that stands on another branch than the round's costs the lock and nothing else.
func TestConvictedElsewhere(t *testing.T) {
	w := running(t, nil)
	uncommitted, l := w.cheat(tiny, 0, 0)
	w.others(0, w.task.Spec.InitialStateRoot)
	w.propose()
	uncommitted.Gradient.ParentRoot[0] ^= 1
	w.seal(uncommitted)
	id := w.show(uncommitted, l)
	w.time = w.position(id).Deadline - 1
	// The proof opens the state that the claim names, which nobody has: what is left is to be silent.
	w.enter(uncommitted, id, 0, 0, false)
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), uncommitted.Signed())
	require.Zero(t, w.lock(0))
	require.EqualValues(t, 0b1111, w.round(0).Included)
	require.EqualValues(t, 1, w.head().Round)
	w.settled(id, bond, 0)
}

// A round keeps no commitment by its slot: a lie that was signed beside a right claim and never committed takes the pay of that one, though it has
// vested, and the round counts as tainted. Nobody else loses anything.
func TestConvictedOfASecondClaim(t *testing.T) {
	w := running(t, func(s *protocol.TaskSpec) { s.MaxRounds = 2 })
	w.commit(w.honest(tiny, 0, 0))
	w.others(0, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	vests := w.round(0).OpenedAt + uint64(w.task.Spec.CommitWindow) + uint64(w.task.Spec.ClaimWindow)
	w.others(1, w.task.Spec.InitialStateRoot)
	w.propose()
	c, l := w.cheat(tiny, 0, 0)
	c.Gradient.Deadline = vests
	w.seal(c)
	w.time = vests
	require.EqualValues(t, net, w.copy().paid(0, 0), "it has vested")
	w.call(stranger, w.dispute, "close", big.NewInt(w.prove(c, l)), c.Signed())
	w.finish()
	require.EqualValues(t, 1, w.receipt().TaintedRounds)
	require.Zero(t, w.paid(0, 0, 1))
	require.EqualValues(t, 2*net, w.paid(1, 0, 1))
	w.books()
}

// A proof has no last day: what was posted convicts when the lock is free, too. It takes pay that was not claimed and nothing else, from nobody
// else, and what it says about the round is true.
func TestConvictedWhenTheLockIsFree(t *testing.T) {
	w := running(t, func(s *protocol.TaskSpec) { s.MaxRounds = 1 })
	c, l := w.cheat(tiny, 0, 0)
	w.commit(c)
	w.others(0, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	w.post(c, l.segment)
	w.call(trainer, w.tasks, "leaveTask", w.task.ID)
	w.time += w.task.Spec.Liability()
	w.call(stranger, w.tasks, "releaseLock", w.task.ID, uint8(0), account(trainer))
	before := w.wealth(trainer, challenger)
	args, err := l.args(c)
	require.NoError(t, err)
	w.fails("NotDisputable", challenger, w.dispute, "open", c.Signed(), uint32(l.segment))
	w.call(challenger, w.game, l.method, append([]any{c.Signed()}, args...)...)
	require.True(t, w.condemned(c))
	require.Equal(t, before, w.wealth(trainer, challenger), "no stake, and no bounty")
	require.Zero(t, w.paid(0, 0))
	require.EqualValues(t, net, w.paid(1, 0))
	w.finish()
	require.EqualValues(t, taskCompleted, w.status())
	require.EqualValues(t, 1, w.receipt().TaintedRounds)
	w.books()
}

// The pay of a claim, the trainer's lock and the receipt wait for a dispute; nobody else's pay, and no state.
func TestDisputesHoldPay(t *testing.T) {
	w := running(t, func(s *protocol.TaskSpec) { s.MaxRounds = 2 })
	c := w.honest(tiny, 0, 0)
	c.Gradient.Deadline = w.round(0).OpenedAt + uint64(w.task.Spec.CommitWindow)
	w.seal(c)
	w.commit(c)
	w.others(0, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	w.others(1, w.task.Spec.InitialStateRoot)
	w.propose()
	w.time = c.Gradient.Deadline + uint64(w.task.Spec.ClaimWindow) - 1
	id := w.open(c, noSegment)
	w.call(stranger, w.tasks, "tick", w.task.ID)
	require.EqualValues(t, statusFinal, w.round(0).Status, "a state never waits")
	// A claim can be disputed until its round's window would have closed regularly: nobody is paid before.
	w.time = w.round(1).OpenedAt + uint64(w.task.Spec.CommitWindow) + uint64(w.task.Spec.ClaimWindow)
	require.Less(t, w.time, w.position(id).Deadline)
	w.fails("ClaimDisputed", trainer, w.tasks, "claimRewards", w.task.ID, account(trainer), []uint32{0})
	require.EqualValues(t, net, w.paid(0, 1), "another round's pay does not wait")
	require.EqualValues(t, net, w.paid(1, 0), "another trainer's does not either")
	w.fails("NothingDue", stranger, w.tasks, "tick", w.task.ID)
	require.EqualValues(t, 3, w.status(), "the receipt waits")

	w.defend(c, id, nil)
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
	w.settled(id, 0, bond/2)
	require.EqualValues(t, net, w.paid(0, 0))
	w.finish()
	require.EqualValues(t, taskCompleted, w.status())
	w.fails("NotDisputable", challenger, w.dispute, "open", c.Signed(), uint32(0))
	w.books()
}

// A lock stays for as long as a dispute about its holder is open.
func TestDisputesHoldLocks(t *testing.T) {
	w := running(t, func(s *protocol.TaskSpec) { s.MaxRounds = 2 })
	c := w.honest(tiny, 0, 0)
	c.Gradient.Deadline = w.time + 10_000 // its own choice: nobody takes such a gradient
	w.seal(c)
	w.fails("DeadlineTooLate", stranger, w.rounds, "submitOuterGradient", c.Signed().Gradient, c.Signature)
	w.call(trainer, w.tasks, "leaveTask", w.task.ID)
	liability := w.call(stranger, w.tasks, "liabilityOf", w.task.ID)[0].(uint64)
	w.time += liability - 1
	w.fails("LockStillLiable", trainer, w.tasks, "releaseLock", w.task.ID, uint8(0), account(trainer))
	w.time++
	id := w.open(c, noSegment)
	w.fails("ClaimDisputed", trainer, w.tasks, "releaseLock", w.task.ID, uint8(0), account(trainer))
	w.defend(c, id, nil)
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
	w.call(trainer, w.tasks, "releaseLock", w.task.ID, uint8(0), account(trainer))
	w.fails("NotDisputable", challenger, w.dispute, "open", c.Signed(), uint32(0))
	w.books()
}

// One conviction ends all disputes about a claim, and all that are about the same trainer: their bonds come back.
func TestConvictionEndsTheOthers(t *testing.T) {
	w := running(t, nil)
	c, l := w.cheat(tiny, 0, 0)
	other := w.honest(tiny, 0, 1)
	first, second, third := w.open(c, 1), w.open(other, noSegment), w.prove(c, l)
	for _, id := range []int64{first, third} {
		w.call(stranger, w.dispute, "close", big.NewInt(id), c.Signed())
	}
	w.time = w.position(second).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(second), other.Signed())
	require.False(t, w.condemned(other))
	w.settled(second, 3*bond, 0)
}

// A liar that has itself convicted of another claim keeps nothing in the run: its older lies are disputed as before, and end with silence.
func TestConvictedTrainersAreDisputed(t *testing.T) {
	w := running(t, func(s *protocol.TaskSpec) {
		s.MaxRounds, s.RollbackDepth, s.StateWindow, s.ClaimWindow = 2, 1, 300, 900
	})
	c, _ := w.cheat(tiny, 0, 0)
	w.commit(c)
	w.others(0, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	before := w.open(c, noSegment)
	sham, l := w.cheat(tiny, 0, 1)
	w.call(stranger, w.dispute, "close", big.NewInt(w.prove(sham, l)), sham.Signed())
	require.Zero(t, w.lock(0))
	require.EqualValues(t, 0b1111, w.round(0).Included, "nothing moves back")
	w.fails("WrongMove", stranger, w.dispute, "close", big.NewInt(before), c.Signed())
	after := w.open(c, noSegment)
	other := w.honest(tiny, 0, 1)
	w.fails("NotDisputable", challenger, w.dispute, "open", other.Signed(), uint32(0))

	deep := w.copy()
	w.time = w.position(after).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(after), c.Signed())
	require.True(t, w.condemned(c))
	require.EqualValues(t, statusOverturned, w.round(0).Status)
	require.EqualValues(t, 0b1110, w.round(0).Committed)
	w.call(stranger, w.dispute, "close", big.NewInt(before), c.Signed())
	w.settled(before, 3*bond, 0)
	w.fails("NotDisputable", challenger, w.dispute, "open", c.Signed(), uint32(0))
	w.propose()
	require.EqualValues(t, 0b1110, w.round(0).Included)
	w.books()

	// Deeper it is voided, once; after that nothing is left to decide.
	w = deep
	w.others(1, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	second := *c
	second.Gradient.ClaimHash[0] ^= 1
	second = *w.signedBy(&second, 0)
	third := w.open(&second, noSegment)
	w.time = w.position(third).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(after), c.Signed())
	require.EqualValues(t, 2, w.head().Round)
	require.EqualValues(t, 0b1111, w.round(0).Included)
	w.call(stranger, w.dispute, "timeout", big.NewInt(third), second.Signed())
	require.False(t, w.condemned(&second))
	w.call(stranger, w.dispute, "close", big.NewInt(before), c.Signed())
	w.settled(third, 4*bond, 0)
	w.finish()
	require.EqualValues(t, 1, w.receipt().TaintedRounds)
	require.Zero(t, w.paid(0, 0))
	w.books()
}

// A dispute that was opened in time takes its course after the claims of its round end as well: a liar that has itself convicted of another claim
// by then gets no pay for what it is about, and the receipt names the round.
func TestConvictedTrainersAreDisputedToTheEnd(t *testing.T) {
	w := running(t, func(s *protocol.TaskSpec) { s.MaxRounds = 2 })
	c, _ := w.cheat(tiny, 0, 0)
	w.commit(c)
	w.others(0, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	w.others(1, w.task.Spec.InitialStateRoot, 0)
	w.propose()
	w.time = c.Gradient.Deadline + uint64(w.task.Spec.ClaimWindow) - 1
	first, second := w.open(c, noSegment), w.open(c, 0)
	w.time = w.round(0).OpenedAt + uint64(w.task.Spec.CommitWindow) + uint64(w.task.Spec.ClaimWindow)
	sham, l := w.cheat(tiny, 0, 1)
	sham.Gradient.Deadline += 1000
	w.seal(sham)
	w.call(stranger, w.dispute, "close", big.NewInt(w.prove(sham, l)), sham.Signed())
	require.Zero(t, w.lock(0))
	late := *c
	late.Gradient.Deadline += 1000
	w.fails("NotDisputable", challenger, w.dispute, "open", w.signedBy(&late, 0).Signed(), uint32(noSegment))
	w.fails("WrongMove", stranger, w.dispute, "close", big.NewInt(first), c.Signed())
	w.fails("ClaimDisputed", stranger, w.tasks, "claimRewards", w.task.ID, account(trainer), []uint32{0})

	w.time = w.position(first).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(first), c.Signed())
	require.True(t, w.condemned(c))
	w.call(stranger, w.dispute, "close", big.NewInt(second), c.Signed())
	w.settled(first, 3*bond, 0)
	w.finish()
	require.EqualValues(t, 1, w.receipt().TaintedRounds)
	require.Zero(t, w.paid(0, 0))
	require.EqualValues(t, 2*net, w.paid(1, 0, 1))
	w.books()
}

// A program that cannot be judged saves the bonds of those who dispute about it when the run is over, too.
func TestIllFormedProgramOfARunThatEnded(t *testing.T) {
	w := newWorld(t)
	programs, _ := tiny.programs(t)
	entry := find(t, &training.Transition{Program: programs.Step}, 0, program.OpSub, 0)
	w.spoil = func(s *protocol.TaskSpec) {
		w.task.Programs.Step.Node(entry).Shape.Dims[0]++
		s.ProgramRoot, s.MaxRounds = w.task.Programs.Root(), 1
	}
	w.start(tiny, nil)
	w.others(0, w.task.Spec.InitialStateRoot)
	w.propose()
	bad, err := training.Entries(&w.task.Programs, 1, entry)
	require.NoError(t, err)
	claimed := &training.Claim{Task: &w.task, Segments: [][]*training.Transition{{{}}, {{}}, {{}}, {{}}, {{}}}, Payload: make([]byte, w.task.Spec.PayloadBytes())}
	claimed.Gradient = protocol.OuterGradient{TaskId: w.task.ID, Trainer: account(trainer), ParentRoot: w.task.Spec.InitialStateRoot}
	w.seal(claimed)
	id := w.open(claimed, 1)
	w.call(challenger, w.game, "proveProgram", w.task.ID, big.NewInt(1), bad)
	w.fails("WrongPhase", stranger, w.game, "proveProgram", w.task.ID, big.NewInt(1), bad)
	w.call(stranger, w.dispute, "close", big.NewInt(id), claimed.Signed())
	w.settled(id, bond, 0)
	require.NotZero(t, w.lock(0))
}

// A program that cannot be judged ends the task: nobody is convicted, what was proposed is paid, the rest goes back to the sponsor.
func TestIllFormedProgram(t *testing.T) {
	for _, rounds := range []int{0, 1} {
		w := newWorld(t)
		programs, _ := tiny.programs(t)
		entry := find(t, &training.Transition{Program: programs.Step}, 0, program.OpSub, 0)
		w.spoil = func(s *protocol.TaskSpec) {
			w.task.Programs.Step.Node(entry).Shape.Dims[0]++
			s.ProgramRoot = w.task.Programs.Root()
		}
		w.start(tiny, nil)
		if rounds == 1 {
			w.others(0, w.task.Spec.InitialStateRoot)
			w.propose()
		}
		good, err := training.Entries(&w.task.Programs, 1, entry+1)
		require.NoError(t, err)
		w.fails("ClaimIsCorrect", stranger, w.game, "proveProgram", w.task.ID, big.NewInt(1), good)
		bad, err := training.Entries(&w.task.Programs, 1, entry)
		require.NoError(t, err)
		w.fails("BadEvidence", stranger, w.game, "proveProgram", w.task.ID, big.NewInt(0), bad)
		w.fails("BadEvidence", stranger, w.game, "proveProgram", w.task.ID, big.NewInt(3), bad)
		claimed := &training.Claim{Task: &w.task, Segments: [][]*training.Transition{{{}}, {{}}, {{}}, {{}}, {{}}}, Payload: make([]byte, w.task.Spec.PayloadBytes())}
		claimed.Gradient = protocol.OuterGradient{TaskId: w.task.ID, Trainer: account(trainer), ParentRoot: w.task.Spec.InitialStateRoot}
		w.seal(claimed)
		id := w.open(claimed, 1)
		w.call(challenger, w.game, "proveProgram", w.task.ID, big.NewInt(1), bad)
		w.fails("WrongPhase", stranger, w.game, "proveProgram", w.task.ID, big.NewInt(1), bad)
		w.fails("NotDisputable", challenger, w.dispute, "open", claimed.Signed(), uint32(0))
		w.call(stranger, w.dispute, "close", big.NewInt(id), claimed.Signed())
		w.settled(id, bond, 0)
		require.NotZero(t, w.lock(0))
		w.finish()
		require.EqualValues(t, taskFailed, w.status())
		if rounds == 1 {
			require.EqualValues(t, net, w.paid(0, 0))
		}
		w.call(stranger, w.tasks, "refund", w.task.ID)
		w.books()
	}
}
