package verifier_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/verifier"
	"assay/verifier/training"
)

// A trainer signs what it computed beside a payload that is something else, which its keepers aggregate rightly and show nobody before they are made
// to, on chain. What was forced out of them for the round serves against the claim as well: it is not thrown away with the round.
func TestChallengerHoldsForcedPayloadsAgainstClaims(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	lies := crypto.PubkeyToAddress(a.Trainers[0].PublicKey)
	honest := a.replay(0, false)
	round := transition.Round{Spec: &a.Spec, Task: a.ID, Parent: a.Spec.InitialStateRoot}
	leaves := make(map[common.Address][]byte)
	var g protocol.OuterGradient
	for i, key := range a.Trainers {
		who := crypto.PubkeyToAddress(key.PublicKey)
		r := a.replay(i, false)
		if i == 0 {
			r.Payload[4*700+1] ^= 1
			r.PayloadRoot = a.PayloadRoot(r.Payload, 0, who)
			g = a.commit(i, r, true, common.Address{})
			a.lib.drop(r.PayloadRoot)
		} else {
			a.commit(i, r, true, common.Address{})
		}
		leaves[who] = r.Payload
		round.Payloads = append(round.Payloads, transition.Payload{Trainer: who, Root: r.PayloadRoot})
	}
	slices.SortFunc(round.Payloads, func(x, y transition.Payload) int { return x.Trainer.Cmp(y.Trainer) })
	var ordered [][]byte
	for _, p := range round.Payloads {
		ordered = append(ordered, leaves[p.Trainer])
	}
	trees, next := new(transition.Trees), transition.NewCollector(&a.Spec)
	out, err := transition.Compute(a.Ctx(), round, transition.Memory(&a.Spec, a.Initial, ordered), next, transition.Options{Trees: trees})
	require.NoError(t, err)
	a.publish(next.Next)
	a.Draw(a.keeper)
	a.Propose(a.Statement(1<<len(a.Trainers)-1, out.NewRoot, out.AuxRoot), a.keeper)

	c := challenge(t, a.scene, nil)
	reaches(t, c, "claims_wrong_total", "1")
	var demands []chain.RevealRequested
	eventually(t, "nothing demanded", func() bool {
		demands, err = a.View().RevealsRequested(a.Ctx(), 0, a.ID)
		require.NoError(t, err)
		return len(demands) == int(a.Spec.FragmentCount)
	})
	payload := trees.Payloads[slices.IndexFunc(round.Payloads, func(p transition.Payload) bool { return p.Trainer == lies })]
	for _, d := range demands {
		o, err := payload.Fragments[d.Fragment].OpenRange(d.FirstLeaf, d.FirstLeaf+uint64(d.Leaves))
		require.NoError(t, err)
		path, err := payload.Set.Path(uint64(d.Fragment))
		require.NoError(t, err)
		a.Send(a.keeper, a.Env.Chain.RevealPublish(d.ID, o.Leaf, o.Path, path))
	}
	reaches(t, c, "rounds_right_total", "1")
	eventually(t, "what is on chain is not held against the claim, which is paid", func() bool { return len(a.disputes()) == 1 })

	last := a.task.Schedule().Epilogue()
	x, err := honest.Transition(a.Ctx(), last, 0)
	require.NoError(t, err)
	forged := *x
	forged.Local = protocol.Hash(g.PayloadRoot)
	full := &training.Claim{Task: &a.task, Gradient: g, Segments: make([][]*training.Transition, last+1)}
	full.Segments[last] = []*training.Transition{&forged}
	posting, err := full.Posting(last)
	require.NoError(t, err)
	call, err := a.Env.Chain.DisputePostSegment(full.Signed(), uint32(last), posting, []*big.Int{a.disputes()[0].ID})
	require.NoError(t, err)
	a.Send(a.Trainers[0], call)
	eventually(t, "the payload is not proven wrong", func() bool { return a.condemned(g) })
}

// Whoever disputes many claims of a trainer has its defender show many transitions, each of which may take hundreds of megabytes: no more of them
// are held than the operator gave memory for.
func TestDefenderShowsWhatItHasMemoryFor(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) { spec.MaxRounds = 40 }, nil)
	sham := keys.Dev(stranger)
	a.fund(sham)
	const rounds = 32
	var claims []protocol.OuterGradient
	for round := range uint32(rounds) {
		r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Round: round, Trainer: crypto.PubkeyToAddress(a.Trainers[0].PublicKey)}, a.Initial, a.shelf(false))
		require.NoError(t, err)
		g, _ := a.Gradient(round, a.Spec.InitialStateRoot, a.Trainers[0])
		g.PayloadRoot, g.ClaimHash = r.PayloadRoot, r.ClaimHash
		claims = append(claims, g)
		a.open(sham, g, a.Trainers[0], 3, common.Address{}) // of one step, whose trace the answer shows
	}
	var d *verifier.Defender
	memory := 2 * int64(training.Footprint(&a.task, uint64(len(a.records[0]))))
	a.defendWith(0, &d, func(cfg *verifier.ChallengerConfig) { cfg.MaxReplayBytes = memory })
	eventually(t, "some are not answered", a.answered)
	require.Positive(t, d.ShownBytes())
	require.LessOrEqual(t, d.ShownBytes(), uint64(memory)/4, "of %d", memory)
	for _, g := range claims {
		require.False(t, a.condemned(g))
	}
}
