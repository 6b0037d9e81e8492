package attacks

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/deploy"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier/fraud"
)

var update = flag.Bool("update", false, "write docs/attacks.md instead of comparing with it")

// attacks, each with the rules that stop it.
var attacks = []struct {
	name, stops string
	play        func(t *testing.T) *arena
}{
	{"lying minority", "no quorum for its root [17]; one signature shown beside a proof convicts, proposed or not [21]", lyingMinority},
	{"lying majority", "one transaction proves one element; overturn; an honest keeper proposes alone [14, 15, 26]", lyingMajority},
	{"lying whole committee", "the same; every signer loses its whole lock [20, 23]", wholeCommittee},
	{"root of random bytes", "descent: the signers have no preimage, and silence convicts [26]", randomRoot},
	{"withheld payload", "paid reveal; silence clears the slot and convicts [11, 27]", withheldPayload},
	{"withheld first state", "paid reveal; silence ends the run, takes what the sponsor has not spent, and pays the open round [27, 32]", withheldState},
	{"withheld first state, demanded by the sponsor itself", "the same; the bounty is a fifth of what it loses [23, 27]", withheldFromItself},
	{"censored trainer", "receipts of the seats force its bit; nobody proposes without it [10]", censoredTrainer},
	{"equivocation", "two signatures under one transition convict [2]", equivocation},
	{"honest re-signing after an overturn", "parent and set are signed too, so that two branches are two transitions [1, 2, 21]", resigningAfterOverturn},
	{"honest re-signing after a reorg", "the same [1, 2]", resigningAfterReorg},
	{"idle committee", "any keeper of the pool with enough locked proposes alone [15]", idleCommittee},
	{"NEC storm", "rounds are carried, counted, and after `maxConsecutiveNec` the run has failed; the sponsor gets all back [15, 25]", necStorm},
	{"flood of reveal requests", "a price for each leaf; deadlines queue [27]", revealFlood},
	{"self-challenge for profit", "half of every slash burns [23]", selfChallenge},
	{"front-running of a proof, by a stranger", "nothing: the copier has the bounty, and the lie falls all the same [23]", copiedProof},
	{"front-running of a proof, by the liar", "the bounty is a fifth of what the liar loses [23]", selfConviction},
	{"reorg during a proof", "the challenger derives everything anew, and proves it again", reorgDuringProof},
}

// TestAttacks plays every attack and holds docs/attacks.md to what came out.
func TestAttacks(t *testing.T) {
	lines := make([]string, len(attacks))
	t.Run("play", func(t *testing.T) {
		for i, c := range attacks {
			t.Run(c.name, func(t *testing.T) {
				t.Parallel()
				lines[i] = c.play(t).row(c.name, c.stops)
			})
		}
	})
	if t.Failed() {
		return
	}
	path := filepath.Join("..", "..", "docs", "attacks.md")
	text := fmt.Sprintf(page, strings.Join(lines, "\n"))
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		return
	}
	have, err := os.ReadFile(path)
	require.NoError(t, err)
	for i, line := range lines {
		if line == "" { // not run
			text = string(have)
		} else {
			require.Contains(t, string(have), line+"\n", "docs/attacks.md is stale about %s; look at the difference, then run: go test ./internal/attacks -update", attacks[i].name)
		}
	}
	require.Equal(t, text, string(have), "docs/attacks.md is stale; look at the difference, then run: go test ./internal/attacks -update")
}

// committee draws more seats, k of which are a quorum.
func committee(n, k uint8) func(*protocol.TaskSpec) {
	return func(s *protocol.TaskSpec) { s.CommitteeSeats, s.CommitteeThreshold = n, k }
}

// lyingMinority: one keeper of three signs a root with one wrong parameter and asks the other seats for their signatures. They recompute,
// refuse, and propose what is right without it [17]. What it asked with is its signature under a lie: whoever got it proves the element
// against that statement, though it never stood [21]. No round is overturned, so nobody is to be compensated: four fifths burn.
func lyingMinority(t *testing.T) *arena {
	a := newArena(t, committee(11, 6), 3, liar("liar", "parameter", "withhold"), honest("honest keeper 1"), honest("honest keeper 2"))
	bad, good := a.keepers[0], a.keepers[1:]
	type request struct {
		ParentRoot, NewRoot, AuxRoot protocol.Hash
		Included                     uint64
		Keeper                       common.Address
		Signature                    hexutil.Bytes
	}
	asked := make(chan request, 1)
	good[0].door.watch(func(method string, params []byte) {
		var p request
		if method != "training_witnessRound" || json.Unmarshal(params, &p) != nil || p.Keeper != bad.account {
			return
		}
		select {
		case asked <- p:
		default:
		}
	})
	a.commit(all...)
	a.redraw(func(c chain.Committee) bool { return a.minorities(c, a.keepers...) })
	bad.upload(all...)
	p := <-asked
	lie := a.Statement(p.Included, p.NewRoot, p.AuxRoot)
	require.EqualValues(t, p.ParentRoot, lie.ParentRoot)
	good[0].upload(all...) // the other one gets them from it
	st := a.proposed(0)
	require.NotContains(t, st.Signers, bad.account)
	require.NotEqual(t, lie.NewRoot, st.NewRoot)
	proof, err := a.prove(lie, a.Initial, bad.told())
	require.NoError(t, err)
	a.Send(a.challenger.key, a.Env.Chain.ProveStep(lie, []chain.WitnessSignature{{Keeper: p.Keeper, Signature: p.Signature}}, *proof))
	a.exposed(a.challenger, bad)
	a.goOn(good[0])
	return a
}

// prove looks for a wrong element in the state that a statement about a round on `before` claims: it is fraud.ErrNothingWrong if there is
// none.
func (a *arena) prove(st protocol.Statement, before, claimed protocol.State) (*chain.StepProof, error) {
	a.t.Helper()
	trees := new(transition.Trees)
	round, _, _ := a.compute(before, st.Round, transition.Options{Trees: trees})
	entries, err := a.View().Commitments(a.Ctx(), a.ID, st.Round, st.FrozenHash)
	require.NoError(a.t, err)
	prover := fraud.Prover{Round: round, Entries: chain.FrozenEntries(entries), Trees: trees}
	return prover.State(fraud.Statement(st), func(fragment uint32, at uint64, params, momentum []float32) error {
		r := protocol.Fragment(a.Spec.ParamCount, a.Spec.FragmentCount, fragment)
		copy(params, claimed.Params[r.Lo+at:r.Hi])
		copy(momentum, claimed.Momentum[r.Lo+at:r.Hi])
		return nil
	})
}

// told is the state after round 0 as a keeper tells it.
func (k *node) told() protocol.State {
	_, _, state := k.a.compute(k.a.Initial, 0, transition.Options{Tamper: k.cfg.Adversary(k.a.ID, 0).Tamper})
	return state
}

// lyingMajority: two keepers of three, with a quorum of the seats between them, sign a root with one wrong parameter, and the trainers
// build on it. The challenger proves the element in one transaction [26]. Round and head go back [14], both signers lose their whole
// locks [20, 23], the trainers share three tenths for the commitments that became void, and the honest keeper proposes alone [15].
func lyingMajority(t *testing.T) *arena {
	a := newArena(t, committee(11, 6), 3, liar("liar 1", "parameter"), liar("liar 2", "parameter"), honest("honest keeper"))
	a.commit(all...)
	a.redraw(func(c chain.Committee) bool { return a.minorities(c, a.keepers...) })
	good := a.keepers[2]
	good.upload(all...) // the others get them from it
	lie := a.proposed(0)
	require.ElementsMatch(t, []common.Address{a.keepers[0].account, a.keepers[1].account}, lie.Signers)
	a.commit(all...)
	a.challenge(a.challenger, "")
	require.Equal(t, protocol.FaultParameter, a.overturned(lie.Statement, a.challenger).Fault)
	a.convicted(a.challenger, a.trainers, a.keepers[:2]...)
	a.goOn(good)
	return a
}

// wholeCommittee: every seat is a colluder's, and all of them sign a root with one wrong momentum. What stops a majority stops them too,
// as long as one challenger looks: no number of signatures makes a wrong element right [26]. The run goes on with a keeper that came to
// the pool after the draw.
func wholeCommittee(t *testing.T) *arena {
	a := newArena(t, committee(11, 11), 2, liar("liar 1", "momentum"), liar("liar 2", "momentum"), honest("honest keeper"))
	a.commit(all...)
	a.redraw(func(c chain.Committee) bool { return a.minorities(c, a.keepers[:2]...) })
	good := a.keepers[2]
	good.join()
	good.upload(all...) // the others get them from it
	lie := a.proposed(0)
	require.Len(t, lie.Signers, 2)
	a.commit(all...)
	a.challenge(a.challenger, "")
	require.Equal(t, protocol.FaultMomentum, a.overturned(lie.Statement, a.challenger).Fault)
	a.convicted(a.challenger, a.trainers, a.keepers[:2]...)
	a.goOn(good)
	return a
}

// randomRoot: the committee proposes 32 bytes that are the root of nothing, so that no element of it can be opened. The challenger opens
// a descent under a bond; the signers cannot show what is below the root, their clock runs out, and silence convicts [26]. The bond comes
// back. Nobody could train on such a state: nobody has a share in the pot, which stays where it is.
func randomRoot(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("liar", "root"), honest("honest keeper"))
	lie := a.lied(a.keepers[1], all...)
	resp, err := http.Get(a.keepers[0].door.url + "/v1/objects/" + protocol.Hash(lie.NewRoot).String())
	require.NoError(t, err)
	resp.Body.Close()
	require.Equal(t, http.StatusNotFound, resp.StatusCode, "there is no such state")
	a.challenge(a.challenger, "")
	require.Equal(t, protocol.FaultWithheld, a.overturned(lie, a.challenger).Fault)
	count, err := a.View().DescentCount(a.Ctx())
	require.NoError(t, err)
	require.NotZero(t, count)
	a.convicted(a.challenger, nil, a.keepers[0])
	a.goOn(a.keepers[1])
	return a
}

// withheldPayload: the committee includes the payload of an accomplice that nobody else has, so that nobody else can compute the next
// round. The root is right, but signing it asserted custody [11]: the challenger demands the leaves for a price, silence clears the
// accomplice's slot and convicts the signers, and half the price comes back [27]. The accomplice's share of the pot is the most that the two
// get back.
func withheldPayload(t *testing.T) *arena {
	a := newArena(t, func(s *protocol.TaskSpec) { s.RevealWindow = 12 }, 1, liar("withholder", "withhold"), honest("honest keeper"))
	accomplice := a.trainers[0]
	accomplice.name, accomplice.attacker = "its trainer", true
	lie := a.lied(a.keepers[1], 1, 2, 3)
	_, out, _ := a.compute(a.Initial, 0, transition.Options{})
	require.Equal(t, out.NewRoot, protocol.Hash(lie.NewRoot), "the root is right")
	a.commit(all...)
	a.challenge(a.challenger, "")
	require.Equal(t, protocol.FaultWithheld, a.overturned(lie, a.challenger).Fault)
	a.until("no demand is open", func(v *chain.View) bool {
		made, err := v.RevealsRequested(a.Ctx(), 0, a.ID)
		require.NoError(t, err)
		require.NotEmpty(t, made)
		for _, d := range made {
			require.Equal(t, accomplice.account, d.Trainer)
			request, err := v.RevealRequest(a.Ctx(), d.ID)
			require.NoError(t, err)
			if request.Deadline != 0 {
				return false
			}
		}
		return true
	})
	price, err := a.View().RevealPrice(a.Ctx())
	require.NoError(t, err)
	made, err := a.View().RevealsRequested(a.Ctx(), 0, a.ID)
	require.NoError(t, err)
	for _, d := range made {
		_, burned := halves(price, uint64(d.Leaves))
		a.challenger.effect.Sub(a.challenger.effect, burned)
		a.burns.Add(a.burns, burned)
	}
	a.convicted(a.challenger, a.trainers, a.keepers[0])
	a.goOn(a.keepers[1])
	return a
}

// withheldState: the sponsor's own keeper acknowledges a task, and when the trainers have enrolled nobody serves its first state: stakes are
// locked in a run that cannot begin. Anyone demands it for a price; silence ends the run as Failed [27]. Whoever had committed is paid [32]; of
// what was not earned a fifth is whose demand lapsed, the rest burns, as of a lock whose conviction voids nothing [23]. Nobody else loses a lock.
func withheldState(t *testing.T) *arena { return silentSponsor(t, false) }

// withheldFromItself: the same sponsor sees it coming and is the first to demand, so that the bounty is its own: all that it saves.
func withheldFromItself(t *testing.T) *arena { return silentSponsor(t, true) }

func silentSponsor(t *testing.T, itself bool) *arena {
	a := newArena(t, func(s *protocol.TaskSpec) { s.RevealWindow = 12 }, 1, liar("its keeper", "nec"))
	a.parties[0].attacker = true
	a.keepers[0].stop()
	price, err := a.View().RevealPrice(a.Ctx())
	require.NoError(t, err)
	leaves := protocol.QuantizationNone.Leaves(protocol.Fragment(a.Spec.ParamCount, a.Spec.FragmentCount, 0).Len())
	_, lost := halves(price, leaves)
	claimant := a.challenger
	if itself {
		claimant = a.parties[0]
	}
	a.Send(claimant.key, a.Env.Chain.Approve(a.Dep.Reveals, chaintest.Tokens(1)))
	a.Send(claimant.key, a.Env.Chain.ObjectRequest(a.ID, chain.ObjectParams, 0, 0))
	a.commit(all...)
	refund := a.Env.Chain.Refund(a.ID)
	a.refused("WrongStatus", refund)
	a.refused("ClockRunning", a.Env.Chain.ObjectTimeout(new(big.Int)))
	a.Skip(a.Spec.RevealWindow + 1)
	a.Send(claimant.key, a.Env.Chain.ObjectTimeout(new(big.Int)))
	head := a.head()
	require.True(t, head.Failed)
	require.NotZero(t, head.EndedAt)
	rest := new(big.Int).Sub(a.Spec.Escrow(), new(big.Int).Mul(a.Spec.RewardPerGradient, big.NewInt(int64(len(a.trainers)))))
	bounty := new(big.Int).Div(rest, big.NewInt(5))
	a.parties[0].effect.Neg(rest)
	claimant.effect.Add(claimant.effect, new(big.Int).Sub(bounty, lost))
	a.burns.Add(new(big.Int).Sub(rest, bounty), lost)
	a.Skip(a.Spec.ClaimWindow + 1)
	a.Send(anybody, a.Env.Chain.Tick(a.ID)) // no keeper is left to do it
	a.settle()
	a.ends(protocol.StatusFailed)
	a.close()
	return a
}

// censoredTrainer: the round's seats have acknowledged a payload and are away; a keeper that hates its trainer waits for the fallback
// window to propose alone without it. The trainer shows the receipt first: its bit is forced, and no proposal without it is taken [10].
// The censor gains nothing, and loses the commission of the round to whoever includes the trainer.
func censoredTrainer(t *testing.T) *arena {
	censor := lies("censor", keys.DevAddress(chaintest.Trainer+3), []uint32{0}, "censor")
	a := newArena(t, nil, 1, honest("honest keeper"), censor)
	good, bad, victim := a.keepers[0], a.keepers[1], a.trainers[3]
	a.commit(all...)
	a.drawn()
	var receipt struct{ Signature hexutil.Bytes }
	require.NoError(t, json.Unmarshal(good.upload(3), &receipt))
	good.stop()
	bad.join()
	bad.upload(0, 1, 2)
	bad.stop()
	a.Skip(a.Spec.UploadWindow + a.Spec.GraceWindowMs/1000)

	enrolled, err := a.View().Enrollment(a.Ctx(), a.ID, victim.account)
	require.NoError(t, err)
	without := a.Statement(15&^(1<<enrolled.Slot), protocol.Hash{1}, protocol.Hash{2})
	propose := func() error {
		return a.Env.Chain.Simulate(a.Ctx(), bad.account, a.Env.Chain.ProposeRound(chain.Proposal{
			TaskID: without.TaskId, ParentRoot: without.ParentRoot, Included: without.Included, NewRoot: without.NewRoot, AuxRoot: without.AuxRoot,
		}, a.Witness(without, bad.key)))
	}
	require.NoError(t, propose(), "what a keeper does not hold it may leave out")
	entries, err := a.View().Commitments(a.Ctx(), a.ID, 0, without.FrozenHash)
	require.NoError(t, err)
	a.Send(victim.key, a.Env.Chain.ForceInclusion(a.ID, victim.account, chain.FrozenEntries(entries),
		[]chain.WitnessSignature{{Keeper: good.account, Signature: receipt.Signature}}))
	refused, ok := chain.AsRevert(propose())
	require.True(t, ok)
	require.Equal(t, "AcceptedSetMismatch", refused.Name)

	bad.start()
	good.start()
	st := a.proposed(0)
	require.EqualValues(t, 1, st.Included>>enrolled.Slot&1) // of the others whatever it has got from the censor by then
	require.Equal(t, []common.Address{good.account}, st.Signers)
	a.goOn(good)
	return a
}

// equivocation: a keeper signs and proposes the right root of a round, and signs another one for whom it may concern. Both signatures
// together convict it, whoever shows them [2]. The round stands: what was right stays right. The keeper loses its lock and the commission
// that had not vested.
func equivocation(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("equivocator", "equivocate"), honest("honest keeper"))
	bad := a.keepers[0]
	a.lied(a.keepers[1], all...)
	raw, err := os.ReadFile(filepath.Join(bad.cfg.DataDir, "equivocation-0.json"))
	require.NoError(t, err)
	var e keeper.Equivocation
	require.NoError(t, json.Unmarshal(raw, &e))
	a.Send(a.challenger.key, a.Env.Chain.SubmitEquivocation(e.Keeper, e.A, e.SignatureA, e.B, e.SignatureB))
	a.exposed(a.challenger, bad)
	forfeit := new(big.Int).Mul(a.Spec.RewardPerGradient, big.NewInt(int64(a.Spec.CommissionBps)*int64(len(all))))
	forfeit.Div(forfeit, big.NewInt(10_000))
	bad.effect.Sub(bad.effect, forfeit)
	a.burns.Add(a.burns, forfeit)
	a.goOn(a.keepers[1])
	return a
}

// resigningAfterOverturn: a liar's round is overturned, and a witness that had signed the right step on the wrong parent signs the round
// again on the right one. Somebody shows both signatures, and the first one as that of a lie. A statement names its parent, so that they
// are of two transitions [1, 2]; and each is judged against its own, on which it is right [21]. Only the liar pays.
func resigningAfterOverturn(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("liar", "parameter"), honest("honest keeper"))
	bad, witness := a.keepers[0], a.keepers[1]
	lie := a.lied(witness, all...)
	a.commit(all...)
	wrong := bad.told()
	_, out, onWrong := a.compute(wrong, 1, transition.Options{})
	first := a.Statement(15, out.NewRoot, out.AuxRoot)
	require.EqualValues(t, lie.NewRoot, first.ParentRoot)
	signature := a.Witness(first, witness.key)
	_, err := a.prove(first, wrong, onWrong)
	require.ErrorIs(t, err, fraud.ErrNothingWrong)
	a.challenge(a.challenger, "")
	a.overturned(lie, a.challenger)
	a.convicted(a.challenger, a.trainers, bad)

	a.proposed(0)
	a.commit(all...)
	witness.upload(all...)
	second := a.proposed(1)
	require.Equal(t, witness.account, second.Signatures[0].Keeper)
	require.Equal(t, first.Round, second.Round)
	a.refused("NotEquivocation", a.Env.Chain.SubmitEquivocation(witness.account, first, signature[0].Signature, second.Statement, second.Signatures[0].Signature))
	a.refused("NothingProven", a.Env.Chain.CondemnSigners(first, signature))
	a.goOn(witness)
	return a
}

// resigningAfterReorg: a trainer commits late, the witness signs and proposes all four; a reorg takes the commitment away, the trainer
// does not come back, and the witness signs the round of the three that are left. Both signatures were on some chain. The set that
// was aggregated is signed too, so that they are of two transitions [1, 2]. The challenger, which follows all of it, does nothing.
func resigningAfterReorg(t *testing.T) *arena {
	a := newArena(t, nil, 1, honest("honest keeper"))
	witness, late := a.keepers[0], a.trainers[3]
	late.name, late.attacker = "late trainer", true
	c := a.challenge(a.challenger, "")
	a.commit(0, 1, 2)
	before := a.View().Hash
	a.commit(3)
	witness.upload(all...)
	first := a.proposed(0)
	_, err := a.Devnet.ForkAt(before, true)
	require.NoError(t, err)
	a.Skip(a.Spec.CommitWindow)
	second := a.proposed(0)
	require.EqualValues(t, first.ParentRoot, second.ParentRoot)
	require.NotEqual(t, first.NewRoot, second.NewRoot)
	require.NotEqual(t, first.Included, second.Included)
	a.refused("NotEquivocation", a.Env.Chain.SubmitEquivocation(
		witness.account, first.Statement, first.Signatures[0].Signature, second.Statement, second.Signatures[0].Signature))
	a.goOn(witness)
	a.counts(c, "convictions_total", "0")
	return a
}

// idleCommittee: every seat is a keeper's that signs nothing. When the grace window is over a keeper of the pool without a seat proposes
// alone, because its lock is as large as a quorum's [15]. The idle one loses the commission that it did not earn.
func idleCommittee(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("idle keeper", "nec"), honest("honest keeper"))
	a.commit(all...)
	a.drawn()
	a.keepers[1].join()
	a.keepers[1].upload(all...)
	a.keepers[0].upload(all...)
	a.Skip(a.Spec.UploadWindow + a.Spec.GraceWindowMs/1000)
	require.Equal(t, []common.Address{a.keepers[1].account}, a.proposed(0).Signers)
	a.goOn(a.keepers[1])
	return a
}

// necStorm: the pool takes payloads in and never proposes. Each round is carried with the prior root and counted; after
// maxConsecutiveNec in a row the run has failed, whoever ticks [15]. Nothing was accepted, so the whole escrow goes back, whoever asks [25].
// No stake is lost: absence costs none. What the trainers lose is their work of those rounds, which is why a client stops after one
// unpaid round.
func necStorm(t *testing.T) *arena {
	storm := lies("idle keeper", common.Address{}, []uint32{0, 1, 2, 3, 4, 5}, "nec")
	a := newArena(t, func(s *protocol.TaskSpec) { s.MaxRounds = 8 }, 1, storm)
	for round := range a.Spec.MaxConsecutiveNec {
		a.commit(all...)
		a.drawn()
		a.keepers[0].upload(all...)
		a.Skip(a.Spec.UploadWindow + a.Spec.GraceWindowMs/1000 + a.Spec.FallbackWindow)
		a.until("the round is carried", func(v *chain.View) bool {
			head, err := v.Head(a.Ctx(), a.ID)
			require.NoError(t, err)
			return head.Round == round+1
		})
	}
	head := a.head()
	require.True(t, head.Failed)
	require.NotZero(t, head.EndedAt)
	require.Equal(t, a.Spec.MaxConsecutiveNec, head.Carried)
	a.settle()
	a.ends(protocol.StatusFailed)
	a.close()
	return a
}

// demand is one request for all leaves of a fragment, which are a single range, and what it costs: what its publisher gets, and what burns.
func (a *arena) demand(st protocol.Statement, entries []chain.FrozenEntry, entry, fragment uint32) (call chain.Call, leaves uint64, publisher, burned *big.Int) {
	a.t.Helper()
	r := protocol.Fragment(a.Spec.ParamCount, a.Spec.FragmentCount, fragment)
	leaves = protocol.Quantization(a.Spec.Quantization).Leaves(r.Len())
	price, err := a.View().RevealPrice(a.Ctx())
	require.NoError(a.t, err)
	publisher, burned = halves(price, leaves)
	return a.Env.Chain.RevealRequest(st, entries, entry, fragment, 0), leaves, publisher, burned
}

// halves cuts the price of some leaves: one half is whoever's who publishes them, or the asker's if nobody does; the other burns (rule 27).
func halves(price *big.Int, leaves uint64) (kept, burned *big.Int) {
	whole := new(big.Int).Mul(price, new(big.Int).SetUint64(leaves))
	kept = new(big.Int).Div(whole, big.NewInt(2))
	return kept, whole.Sub(whole, kept)
}

// revealFlood: a rival demands every payload of a round while the keeper is away, hoping that it cannot answer all in time. Every request
// moves the deadlines of those after it by the time that its bytes take at the deployment's rate [27], each costs its price, none can be
// made twice, and the keeper answers them all when it is back.
func revealFlood(t *testing.T) *arena {
	a := newArena(t, nil, 1, honest("honest keeper"))
	k, flooder := a.keepers[0], a.third
	flooder.name, flooder.attacker = "flooder", true
	a.commit(all...)
	k.upload(all...)
	st := a.proposed(0).Statement
	k.stop()
	committed, err := a.View().Commitments(a.Ctx(), a.ID, 0, st.FrozenHash)
	require.NoError(t, err)
	entries := chain.FrozenEntries(committed)
	a.Send(flooder.key, a.Env.Chain.Approve(a.Dep.Reveals, chaintest.Tokens(1000)))
	var wg sync.WaitGroup
	var requests, leaves uint64
	var again []chain.Call
	for entry := range uint32(len(entries)) {
		for fragment := range a.Spec.FragmentCount {
			call, n, publisher, burned := a.demand(st, entries, entry, fragment)
			again = append(again, call)
			wg.Go(func() {
				_, err := a.Sender(flooder.key).Send(a.Ctx(), call)
				a.failed.check("demand", err)
			})
			requests, leaves = requests+1, leaves+n
			flooder.effect.Sub(flooder.effect, publisher).Sub(flooder.effect, burned)
			k.effect.Add(k.effect, publisher)
			a.burns.Add(a.burns, burned)
		}
	}
	wg.Wait()
	a.failed.report(t)
	for _, call := range again {
		revert, ok := chain.AsRevert(a.Env.Chain.Simulate(a.Ctx(), flooder.account, call))
		require.True(t, ok)
		require.Equal(t, "RevealAlreadyRequested", revert.Name)
	}
	made, err := a.View().RevealsRequested(a.Ctx(), 0, a.ID)
	require.NoError(t, err)
	require.Len(t, made, int(requests))
	var outstanding uint64
	for _, d := range made {
		at, err := a.Devnet.Client().HeaderByNumber(a.Ctx(), new(big.Int).SetUint64(d.Block))
		require.NoError(t, err)
		outstanding += uint64(d.Leaves) * uint64(protocol.Quantization(a.Spec.Quantization).LeafBytes())
		rate := uint64(deploy.Development().RevealRate)
		require.Equal(t, at.Time+uint64(a.Spec.RevealWindow)+(outstanding+rate-1)/rate, d.Deadline, "demand %s", d.ID)
	}
	k.start()
	a.until("all demands are answered", func(v *chain.View) bool {
		for _, d := range made {
			published, err := v.RevealedLeaves(a.Ctx(), d.Block, d.ID)
			require.NoError(t, err)
			if published == nil {
				return false
			}
		}
		return true
	})
	found, err := a.View().Convictions(a.Ctx(), 0, a.ID)
	require.NoError(t, err)
	require.Empty(t, found)
	a.goOn(k)
	return a
}

// selfChallenge: the liar's own challenger proves the lie, and all trainers are the liar's, so that bounty and compensation both stay in
// the family. Half of the slash burns whatever they do [23]: they lose that.
func selfChallenge(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("liar", "parameter"), honest("honest keeper"))
	a.third.name = "its challenger"
	for _, p := range append([]*party{a.third}, a.trainers...) {
		p.attacker = true
	}
	lie := a.lied(a.keepers[1], all...)
	a.commit(all...)
	a.challenge(a.third, "")
	a.overturned(lie, a.third)
	a.convicted(a.third, a.trainers, a.keepers[0])
	a.goOn(a.keepers[1])
	return a
}

// copiedProof: whoever watches the challenger's node sees the proof before it is mined, and sends the same evidence first. The copier has
// the bounty, for which there is no remedy (a commit phase would let the liar commit first); the lie falls and its signer pays all the
// same. The challenger's own transaction ends as AlreadyProven, which it takes for success: it loses the gas.
func copiedProof(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("liar", "parameter"), honest("honest keeper"))
	a.third.name = "copier"
	a.frontRun(a.third)
	return a
}

// selfConviction: the liar sees the proof coming and convicts itself first. It gets the bounty, a fifth of what it loses [23].
func selfConviction(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("liar", "parameter"), honest("honest keeper"))
	a.frontRun(a.keepers[0].party)
	return a
}

// frontRun plays a lie whose proof a party copies off the challenger's node.
func (a *arena) frontRun(by *party) {
	a.t.Helper()
	lie := a.lied(a.keepers[1], all...)
	a.commit(all...)
	node, err := url.Parse(a.Dep.RPC)
	require.NoError(a.t, err)
	proxy := httputil.NewSingleHostReverseProxy(node)
	var once sync.Once
	var mu sync.Mutex
	var sent []common.Hash // more than one where it bids more
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		var call struct {
			Method string
			Params []hexutil.Bytes
		}
		tx := new(types.Transaction)
		if json.Unmarshal(body, &call) == nil && call.Method == "eth_sendRawTransaction" && tx.UnmarshalBinary(call.Params[0]) == nil &&
			*tx.To() == a.Dep.Fraud {
			once.Do(func() {
				// The liar's keeper sends with the same account: it may take a nonce away.
				for range 5 {
					if _, err = a.Sender(by.key).Send(a.Ctx(), chain.Call{Name: "copied proof", To: *tx.To(), Data: tx.Data()}); err == nil {
						break
					}
				}
				a.failed.check("copied proof", err)
			})
			mu.Lock()
			sent = append(sent, tx.Hash())
			mu.Unlock()
		}
		proxy.ServeHTTP(w, r)
	}))
	a.t.Cleanup(server.Close)
	c := a.challenge(a.challenger, server.URL)
	a.overturned(lie, by)
	a.convicted(by, a.trainers, a.keepers[0])
	a.failed.report(a.t)
	a.until("the challenger's own proof is mined", func(*chain.View) bool {
		mu.Lock()
		defer mu.Unlock()
		return slices.ContainsFunc(sent, func(hash common.Hash) bool {
			receipt, err := a.Devnet.Client().TransactionReceipt(a.Ctx(), hash)
			if err != nil {
				return false
			}
			require.Equal(a.t, types.ReceiptStatusFailed, receipt.Status)
			return true
		})
	})
	a.goOn(a.keepers[1])
	a.counts(c, "troubles_total", "0")
	a.counts(c, "convictions_total", "0")
}

// reorgDuringProof: a reorg drops the block of the proof, and with it the conviction. The challenger sees it, derives what is to be done
// from the chain as it is now, and proves the element again. The books are those of any proven lie.
func reorgDuringProof(t *testing.T) *arena {
	a := newArena(t, nil, 1, liar("liar", "parameter"), honest("honest keeper"))
	lie := a.lied(a.keepers[1], all...)
	a.commit(all...)
	c := a.challenge(a.challenger, "")
	found := a.overturned(lie, a.challenger)
	a.counts(c, "convictions_total", "1")
	before, err := a.Devnet.Client().HeaderByNumber(a.Ctx(), new(big.Int).SetUint64(found.Block-1))
	require.NoError(t, err)
	_, err = a.Devnet.ForkAt(before.Hash(), true)
	require.NoError(t, err)
	a.overturned(lie, a.challenger)
	a.counts(c, "convictions_total", "2")
	a.convicted(a.challenger, a.trainers, a.keepers[0])
	a.goOn(a.keepers[1])
	return a
}
