package main

import (
	"crypto/ecdsa"
	"encoding/json"
	"math/big"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/internal/audittest"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	programs "assay/repops/program"
	"assay/verifier"
	"assay/verifier/audit"
	"assay/verifier/trace"
)

// auditWorld is a Verified task on a chain, round 0 of which has an honest claim and a forged one.
type auditWorld struct {
	*chaintest.Task
	*audittest.World
	t *testing.T
	// claims of the honest trainer and of the liar, with their signatures.
	claims   [2]*audit.Claim
	signed   [2]trainingfraud.ITrainingFraudClaim
	segments [2]claim.Segment
	traces   [2]string
}

func newAuditWorld(t *testing.T) *auditWorld {
	env := chaintest.New(t)
	w := &auditWorld{t: t}
	w.Task = env.Post(func(spec *protocol.TaskSpec) {
		spec.FragmentCount, spec.InnerSteps, spec.CheckpointInterval, spec.CommitWindow = 2, 4, 2, 150
		spec.StateWindow, spec.ClaimWindow = 300, 2000
		w.World = audittest.Fill(t, audittest.Small(), spec)
	})
	w.Material.Task.ID = w.ID
	keeper := keys.Dev(chaintest.Keeper)
	env.Stake(keeper, chaintest.Tokens(5000))
	env.Send(keeper, env.Chain.JoinPool(w.ID, w.Spec.QuorumLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(w.ID))
	// Training begins with the last enrolment, and the window of round 0 with it: the claims are ready by then.
	for i, lie := range []audittest.Lie{{Segment: -1}, {Segment: 2, Transition: 0, Local: func(state []programs.Tensor) { state[3].F32[7] *= 2 }}} {
		shelf := w.Shelf()
		w.claims[i] = w.World.Claim(crypto.PubkeyToAddress(w.Trainers[i].PublicKey))
		w.segments[i] = w.Train(shelf, w.claims[i], 2, 0, lie)
		w.traces[i] = w.Serve(trace.Handler(shelf))
	}
	w.Enroll()
	head, err := w.View().Head(w.Ctx(), w.ID)
	require.NoError(t, err)
	for i, c := range w.claims {
		g := protocol.OuterGradient{TaskId: w.ID, Round: 0, Trainer: c.Trainer, ParentRoot: c.ParentRoot, PayloadRoot: c.PayloadRoot, ClaimHash: c.ClaimHash,
			Deadline: head.OpenedAt + uint64(w.Task.Spec.CommitWindow)}
		sig := w.Sign(g, w.Trainers[i])
		w.Send(keeper, env.Chain.SubmitOuterGradient(g, sig))
		w.signed[i] = trainingfraud.ITrainingFraudClaim{Gradient: trainingfraud.OuterGradient(g), Signature: sig}
	}
	path := filepath.Join(t.TempDir(), "deployment.json")
	require.NoError(t, w.Dep.Save(path))
	t.Setenv("ASSAY_DEPLOYMENT", path)
	t.Setenv("ASSAY_TASK", w.ID.String())
	t.Setenv("ASSAY_ROUND", "0")
	t.Setenv("ASSAY_KEEPER", w.World.Keeper())
	return w
}

// report runs an audit of one of the claims.
func (w *auditWorld) report(i, want int, args ...string) audit.Report {
	w.t.Helper()
	args = append(append([]string{"audit"}, args...), "--trainer", w.claims[i].Trainer.Hex(), "--json")
	code, out, errs := command(w.t, args...)
	require.Equal(w.t, want, code, "%v: %s%s", args, out, errs)
	var report audit.Report
	require.NoError(w.t, json.Unmarshal([]byte(out), &report), "%s%s", out, errs)
	if want != exitOK {
		require.Contains(w.t, errs, "hint")
	}
	return report
}

func (w *auditWorld) dispute(key *ecdsa.PrivateKey, method string, args ...any) {
	w.t.Helper()
	parsed, err := trainingdispute.TrainingDisputeMetaData.ParseABI()
	require.NoError(w.t, err)
	data, err := parsed.Pack(method, args...)
	require.NoError(w.t, err)
	w.Send(key, chain.Call{Name: method, To: w.Dep.Dispute, Data: data})
}

// post lets a trainer post segment 2 of its claim on chain.
func (w *auditWorld) post(i int) {
	w.t.Helper()
	path := func(leaves []protocol.Hash, at int) (out [][32]byte) {
		tree, err := repops.NewTree(leaves)
		require.NoError(w.t, err)
		proof, err := tree.Proof(uint64(at))
		require.NoError(w.t, err)
		for _, h := range proof {
			out = append(out, h)
		}
		return out
	}
	segment := w.segments[i]
	last := segment[len(segment)-1]
	var checkpoints []protocol.Hash
	for raw := w.Objects[w.claims[i].ClaimHash.String()]; len(raw) > 0; raw = raw[32:] {
		checkpoints = append(checkpoints, repops.LeafHash(raw[:32]))
	}
	w.dispute(w.Trainers[i], "postSegment", w.signed[i], uint32(2), trainingdispute.IDisputeMovesPosting{Root: segment.Root(), Local: last.Local, Trace: last.Trace,
		Path: path(segment.Leaves(), len(segment)-1), EndPath: path(checkpoints, 2)}, []*big.Int{})
}

// plan holds what is planned of a claim's audits to what they do.
func (w *auditWorld) plan(i int, trace []string) {
	t := w.t
	t.Helper()
	args := []string{"audit", "plan", "--step", "3", "--trainer", w.claims[i].Trainer.Hex()}
	code, out, errs := command(t, append(args, "--json")...)
	require.Zero(t, code, errs)
	var plan auditPlanned
	require.NoError(t, json.Unmarshal([]byte(out), &plan))
	require.Equal(t, w.claims[i].ClaimHash, plan.ClaimHash)
	require.Nil(t, plan.Convicted)
	r := w.report(i, exitOK, append([]string{"operator", "--step", "3", "--audit-seed", plan.Operator.Seed}, trace...)...)
	require.Equal(t, r.Audited, plan.Operator.Audited)
	require.Equal(t, r.Requests, plan.Operator.Requests)
	require.InDelta(t, r.BytesRead, plan.Operator.Bytes, 0.1*float64(r.BytesRead))
	r = w.report(i, exitOK, "step", "--step", "3")
	require.Equal(t, r.BytesRead, plan.Step.Bytes)
	require.Equal(t, r.Requests, plan.Step.Requests)
	lock, ok := new(big.Int).SetString(plan.Money.Lock, 10)
	require.True(t, ok)
	require.Equal(t, w.Task.Spec.TrainerLock, lock)
	require.Equal(t, new(big.Int).Quo(lock, big.NewInt(5)).String(), plan.Money.Bounty)
	require.NotEqual(t, "0", plan.Money.DisputeBond)
	require.Nil(t, plan.Money.Paid, "the sponsor offers none")
	code, out, errs = command(t, args...)
	require.Zero(t, code, errs)
	for _, want := range []string{"audit step: inner step 3", "audit operator: ", "the state of the round", "keepers", "traces", "guessed; --measure", "seed", "bounty", "offers none"} {
		require.Contains(t, out, want)
	}
	code, out, errs = command(t, "audit", "plan", "--whole", "--measure", "--trainer", w.claims[i].Trainer.Hex())
	require.Zero(t, code, errs)
	require.Contains(t, out, "by what was timed here")
	require.NotContains(t, out, "audit operator: ")
	for _, bad := range [][]string{{"--step", "4"}, {}, {"--whole", "--step", "1"}, {"--step", "3", "--entry", "0"}, {"--step", "3", "--entry", "100000"}, {"--step", "3", "--part", "9"}} {
		code, out, errs := command(t, append([]string{"audit", "plan", "--trainer", w.claims[i].Trainer.Hex()}, bad...)...)
		require.NotZero(t, code, "%v", bad)
		require.Empty(t, out)
		require.Contains(t, errs, "hint:")
	}
}

func TestAuditCommands(t *testing.T) {
	w := newAuditWorld(t)
	trace := []string{"--trace", w.traces[0]}

	r := w.report(0, exitOK, "step", "--step", "3")
	require.Equal(t, verifier.Match, r.Outcome)
	require.Equal(t, w.claims[0].ClaimHash, r.ClaimHash)
	w.report(0, exitOK, append([]string{"step", "--step", "3", "--compare-traces"}, trace...)...)
	w.report(0, exitOK, "step", "--whole")
	r = w.report(0, exitOK, append([]string{"operator", "--step", "3"}, trace...)...)
	require.NotEmpty(t, r.Samples)
	again := w.report(0, exitOK, append([]string{"operator", "--step", "3", "--audit-seed", r.Seed}, trace...)...)
	require.Equal(t, r.Samples, again.Samples)
	code, out, errs := command(t, "audit", "scan", "--step", "2", "--products", "3", "--trainer", w.claims[0].Trainer.Hex(), "--trace", w.traces[0])
	require.Zero(t, code, errs)
	require.Contains(t, out, "scanned: 3 products")
	require.Contains(t, out, "where to look")
	code, out, _ = command(t, "audit", "scan", "--step", "0", "--trainer", w.claims[0].Trainer.Hex(), "--trace", w.traces[0])
	require.Equal(t, exitMachine, code)
	require.Contains(t, out, "inconclusive: 0 products")

	w.plan(0, trace)

	// The forged state, by its root, and by its element where somebody serves it.
	r = w.report(1, exitDisagrees, "step", "--segment", "2")
	require.Equal(t, verifier.NoMatch, r.Outcome)
	require.Equal(t, audit.Yes, r.Commitment.Status)
	require.Equal(t, audit.No, r.Replay.Status)
	r = w.report(1, exitDisagrees, "step", "--segment", "2", "--compare-traces", "--trace", w.traces[1])
	require.EqualValues(t, 7, *r.Finding.Element)

	// A replayer serves what it reproduces, and nothing else.
	url := background(t, "audit", "serve", "--step", "1", "--trainer", w.claims[0].Trainer.Hex(), "--listen", "127.0.0.1:0", "--datadir", t.TempDir(), "--json")
	var served struct {
		URL string `json:"url"`
	}
	require.NoError(t, json.Unmarshal([]byte(url), &served))
	w.report(0, exitOK, "operator", "--step", "1", "--trace", served.URL)
	code, _, errs = command(t, "audit", "serve", "--step", "1", "--trainer", w.claims[1].Trainer.Hex(), "--listen", "127.0.0.1:0")
	require.Equal(t, exitDisagrees, code)
	require.Contains(t, errs, "the trainer signed")

	// What the trainer posts on chain is what it answers for.
	r = w.report(0, exitOK, append([]string{"operator", "--step", "3"}, trace...)...)
	require.False(t, r.Posted)
	w.post(0)
	r = w.report(0, exitOK, append([]string{"operator", "--step", "3"}, trace...)...)
	require.True(t, r.Posted)
	require.Equal(t, w.segments[0][1].Trace, r.TraceRoot)
	r = w.report(0, exitOK, append([]string{"step", "--step", "2", "--compare-traces"}, trace...)...)
	require.True(t, r.Posted)
	require.Equal(t, w.segments[0][0].Trace, r.TraceRoot)

	// What could not be done says nothing.
	r = w.report(0, exitMachine, "operator", "--step", "0", "--trace", w.traces[0])
	require.Equal(t, verifier.Inconclusive, r.Outcome)
	for _, bad := range [][]string{
		{"step", "--step", "4"}, {"step"}, {"step", "--step", "1", "--segment", "1"}, {"step", "--segment", "9"}, {"step", "--whole", "--step", "1"},
		{"operator", "--step", "3", "--trace", w.traces[0], "--entry", "0"}, {"operator", "--step", "3", "--trace", w.traces[0], "--entry", "100000"},
		{"operator", "--step", "3", "--trace", w.traces[0], "--part", "9"}, {"operator", "--step", "3", "--trace", "ftp://x"},
		{"operator", "--step", "3", "--trace", w.traces[0], "--audit-seed", "0x1"}, {"step", "--step", "1", "--round", "99"},
	} {
		code, out, errs := command(t, append(append([]string{"audit"}, bad...), "--trainer", w.claims[0].Trainer.Hex())...)
		require.NotZero(t, code, "%v", bad)
		require.Empty(t, out)
		require.Contains(t, errs, "hint:")
	}
	// A trainer without a claim: nothing of its is wrong.
	code, _, errs = command(t, "audit", "step", "--step", "1", "--trainer", crypto.PubkeyToAddress(w.Trainers[3].PublicKey).Hex())
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "no claim")

	// What the chain has decided: nobody answers for the forged claim until the trainer's time is over.
	challenger := keys.Dev(12)
	bond := chaintest.Tokens(100_000)
	w.Send(challenger, w.Env.Chain.Mint(crypto.PubkeyToAddress(challenger.PublicKey), bond))
	w.Send(challenger, w.Env.Chain.Approve(w.Dep.Dispute, bond))
	w.dispute(challenger, "open", w.signed[1], uint32(2))
	w.Skip(1000)
	w.dispute(challenger, "timeout", big.NewInt(0), w.signed[1])
	r = w.report(1, exitDisagrees, "step", "--segment", "2")
	require.Equal(t, verifier.Convicted, r.Outcome)
	require.Equal(t, "Withheld", r.Conviction.Fault)
	require.NotZero(t, r.Conviction.TxHash)
	require.Equal(t, audit.Unchecked, r.Replay.Status)
	// The honest claim of the same round is not touched by it.
	w.report(0, exitOK, "step", "--step", "0")
}
