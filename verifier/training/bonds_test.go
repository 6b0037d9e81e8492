package training_test

import (
	"encoding/json"
	"errors"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingrounds"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// envBonds says how many runs TestNoHonestBondIsLost plays; with envHarden what came of them is written to that folder.
const envBonds, envHarden = "ASSAY_BONDS", "ASSAY_HARDEN"

// lesson is a wrong claim of the liar's for a round and a state, all but its deadline and signature, with what a dispute about it needs.
type lesson struct {
	claim   *training.Claim
	posting trainingdispute.IDisputeMovesPosting
	args    []any
}

// school makes lessons, of one task: making one takes as long as many calls.
type school struct {
	w      *world
	states []protocol.State
	made   map[[2]uint32]*lesson
}

// lesson about a round that trains on state k.
func (s *school) lesson(round, k uint32) *lesson {
	if l := s.made[[2]uint32{round, k}]; l != nil {
		return l
	}
	t := s.w.t
	work := claim.Work{Round: round, Trainer: account(trainer), Params: s.states[k].Params, Records: shelf(tiny.records(s.w.task.Spec.DatasetRecords))}
	c := s.w.made(s.w.task, work)
	at := training.Place{Entry: find(t, c.Segments[0][0], 0, program.OpCopy, 1), Index: 1}
	node, _, err := c.Segments[0][0].Node(0, at.Entry)
	require.NoError(t, err)
	replace(t, c.Segments[0][0], 0, at.Entry, flip(t, node, 1))
	c.Gradient.ParentRoot = s.states[k].Root(fragments)
	s.w.seal(c)
	out := &lesson{claim: c}
	out.posting, err = c.Posting(0)
	require.NoError(t, err)
	out.args, err = c.Fragment(at, s.states[k])
	require.NoError(t, err)
	s.made[[2]uint32{round, k}] = out
	return out
}

// quarrel is a dispute and what it is about; lesson is nil of a claim that nobody trained on.
type quarrel struct {
	id     int64
	claim  *training.Claim
	lesson *lesson
}

// rivalry is a run at random: a liar, its friend, who convicts it of what it never did, an honest challenger, who is right about every claim that it
// disputes and moves before its clock is out, and everything that can happen to a run below a dispute.
type rivalry struct {
	*world
	school *school
	r      *rand.Rand
	// signed are wrong claims that were committed, or only signed; mine and theirs disputes that are not known to be over.
	signed       []quarrel
	mine, theirs []quarrel
}

// pick is one of a list, or nil.
func pick[T any](r *rand.Rand, list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return &list[r.IntN(len(list))]
}

// may is a call that the rules of the contracts may refuse, by name.
func (v *rivalry) may(from int, c contract, method string, args ...any) bool {
	v.t.Helper()
	_, err := v.try(from, c, method, args...)
	if err == nil {
		return true
	}
	var refusal *revert
	require.ErrorAs(v.t, err, &refusal, method)
	return false
}

// sign gives a claim a deadline and a signature.
func (v *rivalry) sign(c *training.Claim, deadline uint64) *training.Claim {
	out := *c
	out.Gradient.Deadline = deadline
	return v.signedBy(&out, 0)
}

// commitRound: the liar and some of the others commit in the open round; the liar may sign a claim and keep it.
func (v *rivalry) commitRound() {
	head := v.head()
	if head.OpenedAt == 0 {
		return
	}
	close := head.OpenedAt + uint64(v.task.Spec.CommitWindow)
	if k := v.stateOf(head.StateRoot); k >= 0 {
		l := v.school.lesson(head.Round, uint32(k))
		c := v.sign(l.claim, close-uint64(v.r.IntN(5)))
		v.signed = append(v.signed, quarrel{claim: c, lesson: l})
		if v.r.IntN(5) > 0 {
			v.may(stranger, v.rounds, "submitOuterGradient", c.Signed().Gradient, c.Signature)
		}
	}
	for i := 1; i < 4; i++ {
		if v.r.IntN(12) == 0 {
			continue
		}
		c := &training.Claim{Gradient: protocol.OuterGradient{TaskId: v.task.ID, Round: head.Round, ParentRoot: head.StateRoot,
			PayloadRoot: [32]byte{byte(head.Round), byte(i), 1}, ClaimHash: [32]byte{byte(i), 2}, Deadline: close}}
		c = v.signedBy(c, i)
		v.may(stranger, v.rounds, "submitOuterGradient", c.Signed().Gradient, c.Signature)
	}
}

// stateOf is which of the states the root is, or -1.
func (v *rivalry) stateOf(root [32]byte) int {
	for k, s := range v.school.states {
		if s.Root(fragments) == root {
			return k
		}
	}
	return -1
}

// proposeRound: the keeper proposes one of the states, with all that is committed or all but one.
func (v *rivalry) proposeRound() {
	var left uint64
	if v.r.IntN(4) == 0 {
		left = 1 << v.r.IntN(4)
	}
	v.proposeState(pick(v.r, v.school.states).Root(fragments), left)
}

// proposeState: the keeper proposes a state without some of the slots.
func (v *rivalry) proposeState(root [32]byte, left uint64) {
	head := v.head()
	r := v.round(head.Round)
	times := v.call(stranger, v.rounds, "deadlinesOf", v.task.ID)
	if times[0].(uint64) == 0 {
		return
	}
	included := r.Committed &^ left
	if r.Status != statusOverturned {
		v.pass(times[0].(uint64) + 1)
		v.may(stranger, v.tasks, "tick", v.task.ID)
		if included != head.ActiveSlots {
			v.pass(times[1].(uint64))
		}
		if included != r.Committed {
			v.pass(times[2].(uint64))
		}
	}
	p := trainingrounds.Proposal{TaskId: v.task.ID, Round: head.Round, ParentRoot: head.StateRoot, Included: included,
		NewRoot: root, AuxRoot: [32]byte{1}}
	set := crypto.Keccak256Hash(append(r.FrozenHash[:], common.LeftPadBytes(new(big.Int).SetUint64(included).Bytes(), 32)...))
	digest := v.call(stranger, v.rounds, "syncRoundDigest", p.TaskId, p.Round, p.ParentRoot, [32]byte(set), p.NewRoot, p.AuxRoot)[0].([32]byte)
	signature, err := crypto.Sign(digest[:], key(keeper))
	require.NoError(v.t, err)
	signature[64] += 27
	v.may(stranger, v.rounds, "proposeRound", p, []trainingrounds.WitnessSignature{{Keeper: account(keeper), Signature: signature}})
}

// quarrel opens a dispute, if one may be opened.
func (v *rivalry) quarrel(q quarrel, from int, segment uint32, list *[]quarrel) bool {
	out, err := v.try(from, v.dispute, "open", q.claim.Signed(), segment)
	var refusal *revert
	if errors.As(err, &refusal) {
		return false
	}
	require.NoError(v.t, err)
	q.id = out[0].(*big.Int).Int64()
	*list = append(*list, q)
	return true
}

// invented is a claim of the liar's that nobody trained on.
func (v *rivalry) invented() quarrel {
	head := v.head()
	parents := [][32]byte{head.StateRoot, v.school.states[0].Root(fragments), v.school.states[1].Root(fragments), {0xdd}}
	c := &training.Claim{Gradient: protocol.OuterGradient{TaskId: v.task.ID, Round: uint32(v.r.IntN(int(head.Round) + 2)), ParentRoot: *pick(v.r, parents),
		PayloadRoot: [32]byte{0xee}, ClaimHash: [32]byte{byte(v.r.IntN(256))}, Deadline: v.time + uint64(v.r.IntN(40))}}
	return quarrel{claim: v.signedBy(c, 0)}
}

// answerOne: the liar posts the segment that it is asked for.
func (v *rivalry) answerOne(q *quarrel) {
	if q != nil && q.lesson != nil {
		v.may(trainer, v.dispute, "postSegment", q.claim.Signed(), uint32(0), q.lesson.posting, []*big.Int{big.NewInt(q.id)})
	}
}

// proveOne sends the proof, which the challenger has as soon as the segment was posted.
func (v *rivalry) proveOne(q *quarrel, from int) bool {
	return q != nil && q.lesson != nil && v.may(from, v.game, "proveFragment", append([]any{q.claim.Signed()}, q.lesson.args...)...)
}

func (v *rivalry) closeOne(q *quarrel) bool {
	return q != nil && v.may(stranger, v.dispute, "close", big.NewInt(q.id), q.claim.Signed())
}

func (v *rivalry) timeoutOne(q *quarrel) bool {
	return q != nil && v.may(stranger, v.dispute, "timeout", big.NewInt(q.id), q.claim.Signed())
}

// pass lets time pass. In each of its disputes whose clock would run out in its own turn the challenger moves before: it proves, or, where the
// chain says that a proof does nothing, ends it.
func (v *rivalry) pass(until uint64) {
	if until <= v.time {
		return
	}
	for i := range v.mine {
		p := v.position(v.mine[i].id)
		if p.Turn == turnChallenge && p.Deadline <= until {
			if v.r.IntN(2) == 0 {
				v.time = max(v.time, p.Deadline-1)
			}
			if !v.proveOne(&v.mine[i], challenger) {
				v.closeOne(&v.mine[i])
			}
		}
	}
	v.time = until
}

// gambit is what a liar can do at best about a dispute that it cannot win: the state below its claim falls, it commits on the one that comes in its
// place, and its friend convicts it of a claim for which nothing leaves the run.
func (v *rivalry) gambit(q *quarrel) {
	g := q.claim.Gradient
	if g.Round == 0 || !v.judge("overturnRound", v.task.ID, g.Round-1, uint64(0)) {
		return
	}
	v.answerOne(q) // it is the challenger's turn, then
	was := uint32(v.stateOf(g.ParentRoot))
	v.proposeState(v.school.states[1-was].Root(fragments), 0)
	v.commitRound()
	x := quarrel{lesson: v.school.lesson(g.Round, was)}
	x.claim = v.sign(x.lesson.claim, v.time+uint64(v.r.IntN(40)))
	if v.r.IntN(2) == 0 {
		v.may(trainer, v.dispute, "postSegment", x.claim.Signed(), uint32(0), x.lesson.posting, []*big.Int{})
		v.proveOne(&x, stranger)
	} else if v.quarrel(x, stranger, noSegment, &v.theirs) {
		v.pass(v.position(v.theirs[len(v.theirs)-1].id).Deadline)
		v.timeoutOne(&v.theirs[len(v.theirs)-1])
	}
}

// step is one move of somebody.
func (v *rivalry) step() {
	switch n := v.r.IntN(32); {
	case n < 6:
		v.commitRound()
	case n < 12:
		v.proposeRound()
	case n == 12:
		v.judge("overturnRound", v.task.ID, uint32(v.r.IntN(int(v.head().Round)+1)), uint64(v.r.IntN(2))<<v.r.IntN(4))
	case n < 17:
		if q := pick(v.r, v.signed); q != nil {
			v.quarrel(*q, challenger, 0, &v.mine)
		}
	case n == 17:
		v.quarrel(v.invented(), stranger, noSegment, &v.theirs)
	case n == 18:
		if q := pick(v.r, v.signed); q != nil { // a friend may also dispute what is wrong
			v.quarrel(*q, stranger, 0, &v.theirs)
		}
	case n == 19:
		v.answerOne(pick(v.r, v.mine))
	case n == 20:
		v.answerOne(pick(v.r, v.theirs))
	case n == 21:
		v.proveOne(pick(v.r, v.mine), challenger)
	case n == 22:
		v.proveOne(pick(v.r, v.theirs), stranger)
	case n == 23:
		v.closeOne(pick(v.r, v.mine))
	case n == 24:
		if q := pick(v.r, v.theirs); q != nil {
			v.pass(v.position(q.id).Deadline)
			v.timeoutOne(q)
		}
	case n == 25:
		v.timeoutOne(pick(v.r, v.mine))
	case n == 26:
		v.may(stranger, v.tasks, "tick", v.task.ID)
	case n < 29:
		v.pass(v.time + uint64(v.r.IntN(40)))
	case len(v.mine) > 0:
		v.gambit(pick(v.r, v.mine))
	}
}

// settle ends all disputes of the challenger's: the liar answers or is silent, the challenger proves or closes.
func (v *rivalry) settle() {
	for i := range v.mine {
		q := &v.mine[i]
		if v.position(q.id).Turn != turnChallenge && v.r.IntN(2) == 0 {
			v.answerOne(q)
		}
		p := v.position(q.id)
		switch {
		case p.Turn == turnOver:
		case p.Turn == turnChallenge:
			v.proveOne(q, challenger)
			if !v.closeOne(q) { // lost: neither a proof nor the end of it is taken
				v.time = max(v.time, p.Deadline)
				v.timeoutOne(q)
			}
		default:
			v.pass(p.Deadline)
			v.timeoutOne(q)
		}
	}
}

// What a challenger is right about never costs it its bond, whatever becomes of the run meanwhile: rounds fall and are made again on other states, the
// liar commits again, a friend convicts it of claims that nobody made, others close disputes and call out clocks. ASSAY_BONDS=n plays n runs.
func TestNoHonestBondIsLost(t *testing.T) {
	runs := 300
	if text := os.Getenv(envBonds); text != "" {
		n, err := strconv.Atoi(text)
		require.NoError(t, err)
		runs = n
	}
	var played, opened, lost, convicted atomic.Int64
	t.Run("runs", func(t *testing.T) {
		shards := min(runtime.GOMAXPROCS(0), 8)
		other := tiny.initial()
		other.Params[0]++
		states := []protocol.State{tiny.initial(), other}
		for shard := range shards {
			var schools [2]*school // of depth 1 and 2: a seed is the same run however many shards there are
			for i := range schools {
				w := newWorld(t)
				w.start(tiny, func(s *protocol.TaskSpec) {
					s.MaxRounds, s.RollbackDepth, s.StateWindow, s.ClaimWindow = 6, uint8(1+i), 200, 400
					s.CommitWindow, s.CustodyAssumed = 60, s.MustAssumeCustody(revealRate)
				})
				schools[i] = &school{w: w, states: states, made: map[[2]uint32]*lesson{}}
			}
			t.Run(strconv.Itoa(shard), func(t *testing.T) {
				t.Parallel()
				for _, s := range schools {
					s.w.t = t
				}
				for seed := shard; seed < runs; seed += shards {
					s := schools[seed/2%2]
					v := &rivalry{world: s.w.copy(), school: s, r: rand.New(rand.NewPCG(uint64(seed), 17))}
					for range 16 + v.r.IntN(32) {
						v.step()
					}
					v.settle()
					for _, q := range v.mine {
						require.EqualValues(t, turnOver, v.position(q.id).Turn, "seed %d: a dispute that nobody can end", seed)
					}
					paid, back := int64(len(v.mine)), v.credit(challenger)/bond
					if back != paid {
						t.Logf("seed %d: %d of %d bonds are lost", seed, paid-back, paid)
					}
					for _, q := range v.mine {
						if v.condemned(q.claim) {
							convicted.Add(1)
						}
					}
					v.books()
					played.Add(1)
					opened.Add(paid)
					lost.Add(paid - back)
				}
			})
		}
	})
	t.Logf("%d runs, %d disputes of the challenger's, %d of them about claims that were convicted in the end, %d bonds lost", played.Load(), opened.Load(), convicted.Load(), lost.Load())
	require.EqualValues(t, runs, played.Load())
	require.Greater(t, convicted.Load(), played.Load()/4, "disputes that convicted")
	require.Greater(t, opened.Load()-convicted.Load(), played.Load()/10, "disputes that came to nothing")
	if folder := os.Getenv(envHarden); folder != "" {
		b, err := json.Marshal(map[string]int64{"bond_interleavings": played.Load(), "honest_bonds": opened.Load(), "honest_bonds_lost": lost.Load()})
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(folder, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "bonds.json"), b, 0o600))
	}
	require.Zero(t, lost.Load())
}
