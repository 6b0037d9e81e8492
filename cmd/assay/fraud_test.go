package main

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier"
)

// liar is a task on a chain whose only keeper proposes what a test tells it to, and who serves what it has.
type liar struct {
	*chaintest.Task
	t       *testing.T
	objects map[string][]byte
	state   protocol.State
}

func newLiar(t *testing.T) *liar { return newLiarOf(t, nil) }

// newLiarOf changes the task's spec, if edit is not nil.
func newLiarOf(t *testing.T, edit func(*protocol.TaskSpec)) *liar {
	env := chaintest.New(t)
	// Long on a slow machine too: a test's chain is ten times as fast as the clock.
	task := env.Post(func(spec *protocol.TaskSpec) {
		spec.StateWindow, spec.ClaimWindow = 2000, 6000
		if edit != nil {
			edit(spec)
		}
	})
	l := &liar{Task: task, t: t, objects: make(map[string][]byte)}
	l.state = l.Initial
	keeper := keys.Dev(chaintest.Keeper)
	env.Stake(keeper, chaintest.Tokens(5000))
	env.Send(keeper, env.Chain.JoinPool(l.ID, l.Spec.QuorumLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(l.ID))
	l.Enroll()
	l.serve(l.state)
	return l
}

func (l *liar) serve(s protocol.State) {
	var file bytes.Buffer
	require.NoError(l.t, protocol.WriteState(&file, s, l.Spec.FragmentCount))
	l.objects[s.Root(l.Spec.FragmentCount).String()] = file.Bytes()
}

// round plays the open round with a lie, none if nil.
func (l *liar) round(number uint32, tamper *transition.Tamper) protocol.Statement {
	l.t.Helper()
	keeper := keys.Dev(chaintest.Keeper)
	for _, key := range l.Trainers {
		g, sig := l.Gradient(number, l.state.Root(l.Spec.FragmentCount), key)
		l.Send(keeper, l.Env.Chain.SubmitOuterGradient(g, sig))
	}
	s, next := l.compute(number, tamper)
	l.state = next
	l.serve(l.state)
	l.Draw(keeper)
	l.Propose(s, keeper)
	return s
}

// compute is the outcome of a round that is committed to, and the state that it leads to.
func (l *liar) compute(number uint32, tamper *transition.Tamper) (protocol.Statement, protocol.State) {
	l.t.Helper()
	r := transition.Round{Spec: &l.Spec, Task: l.ID, Number: number, Parent: l.state.Root(l.Spec.FragmentCount)}
	leaves := make(map[common.Address][]byte)
	for _, key := range l.Trainers {
		who := crypto.PubkeyToAddress(key.PublicKey)
		leaves[who] = l.Leaves(l.Delta(number, who))
		root := l.PayloadRoot(leaves[who], number, who)
		var file bytes.Buffer
		require.NoError(l.t, protocol.WritePayloadLeaves(&file, &l.Spec, leaves[who]))
		l.objects[root.String()] = file.Bytes()
		r.Payloads = append(r.Payloads, transition.Payload{Trainer: who, Root: root})
	}
	slices.SortFunc(r.Payloads, func(a, b transition.Payload) int { return a.Trainer.Cmp(b.Trainer) })
	var ordered [][]byte
	for _, p := range r.Payloads {
		ordered = append(ordered, leaves[p.Trainer])
	}
	next := transition.NewCollector(&l.Spec)
	out, err := transition.Compute(l.Ctx(), r, transition.Memory(&l.Spec, l.state, ordered), next, transition.Options{Tamper: tamper})
	require.NoError(l.t, err)
	return l.Statement(1<<len(l.Trainers)-1, out.NewRoot, out.AuxRoot), next.Next
}

// publish serves what there is, names the deployment, and returns where.
func (l *liar) publish() string {
	l.t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, ok := l.objects[strings.TrimPrefix(r.URL.Path, "/v1/objects/")]
		if !ok {
			protocol.WriteError(w, protocol.ErrObjectNotFound)
			return
		}
		_, _ = w.Write(body)
	}))
	l.t.Cleanup(server.Close)
	path := filepath.Join(l.t.TempDir(), "deployment.json")
	require.NoError(l.t, l.Dep.Save(path))
	l.t.Setenv("ASSAY_DEPLOYMENT", path)
	return server.URL
}

// command runs a command line as development account 12 and returns its status and what it printed.
func command(t *testing.T, args ...string) (int, string, string) {
	t.Helper()
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(12))
	var out, errs bytes.Buffer
	code := run(t.Context(), append([]string{"assay"}, args...), &out, &errs)
	return code, out.String(), errs.String()
}

func TestFraudCommands(t *testing.T) {
	l := newLiar(t)
	l.round(0, nil)
	wrong := l.round(1, &transition.Tamper{Momentum: func(fragment uint32, at uint64, x []float32) {
		if fragment == 2 && at == 0 {
			x[5] = math.Nextafter32(x[5], 9)
		}
	}})
	url := l.publish()
	args := func(name string, round int) []string {
		return []string{"fraud", name, "--task", l.ID.String(), "--round", fmt.Sprint(round), "--keeper", url}
	}

	code, out, errs := command(t, args("explain", 0)...)
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "round 0 agrees")
	require.Contains(t, errs, "recomputing", "progress")
	code, _, errs = command(t, args("prove", 0)...)
	require.Equal(t, exitDisagrees, code)
	require.Contains(t, errs, "nothing to prove")

	code, out, errs = command(t, args("explain", 1)...)
	require.Equal(t, exitDisagrees, code, errs)
	require.Contains(t, out, "round 1 is WRONG")
	require.Contains(t, out, "element 5 of fragment 2")
	require.Contains(t, out, "signed by    "+keys.DevAddress(chaintest.Keeper).Hex())
	require.Contains(t, errs, "assay fraud prove --task "+l.ID.String()+" --round 1 --keeper "+url+"\n", "the command that it names works as printed")
	code, out, errs = command(t, append(args("explain", 1), "--json")...)
	require.Equal(t, exitDisagrees, code)
	var f verifier.Finding
	require.NoError(t, json.Unmarshal([]byte(out), &f), out)
	require.Equal(t, wrong, f.Statement)
	require.Equal(t, "proveStep", f.Proof)
	require.Equal(t, "Momentum", f.Account.Fault)
	var failure map[string]explained
	require.NoError(t, json.Unmarshal([]byte(errs), &failure), errs)

	code, _, errs = command(t, args("explain", 2)...)
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "never had one")
	code, _, errs = command(t, args("explain", 1<<32)...)
	require.Equal(t, exitMachine, code, "it is not round 0")
	require.Contains(t, errs, "--round")
	code, _, _ = command(t, "fraud", "explain", "--task", l.ID.String(), "--round", "1", "--keeper", "http://127.0.0.1:1")
	require.Equal(t, exitMachine, code, "nothing is said without the bytes")

	code, out, errs = command(t, args("prove", 1)...)
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "proven")
	_, standing, err := l.View().Statement(l.Ctx(), l.ID, 1)
	require.NoError(t, err)
	require.False(t, standing)
	code, out, errs = command(t, args("explain", 1)...)
	require.Equal(t, exitDisagrees, code, errs)
	require.Contains(t, out, "It fell with the overturn of round 1")
	require.Regexp(t, "Momentum, number 5, expected 0x[0-9a-f]{8}, claimed 0x[0-9a-f]{8}", out)
	require.Contains(t, errs, "nothing is left to do", "a proof would be refused")
	code, _, errs = command(t, append(args("explain", 1), "--statement", "0x12")...)
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "64 hexadecimal digits")

	// Two outcomes of one transition, signed: the evidence is a file.
	evidence := filepath.Join(t.TempDir(), "evidence.json")
	other := wrong
	other.AuxRoot = protocol.Hash{1}
	keeper := keys.Dev(chaintest.Keeper + 1)
	l.Stake(keeper, chaintest.Tokens(5000))
	l.Send(keeper, l.Env.Chain.JoinPool(l.ID, l.Spec.KeeperLock, ""))
	write := func(a, b protocol.Statement) {
		raw, err := json.Marshal(equivocation{
			Keeper: crypto.PubkeyToAddress(keeper.PublicKey), A: a, SignatureA: l.Witness(a, keeper)[0].Signature,
			B: b, SignatureB: l.Witness(b, keeper)[0].Signature,
		})
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(evidence, raw, 0o600))
	}
	write(wrong, wrong)
	code, _, errs = command(t, "fraud", "equivocation", "--evidence", evidence)
	require.Equal(t, exitDisagrees, code)
	require.Contains(t, errs, "NotEquivocation")
	write(wrong, other)
	code, out, errs = command(t, "fraud", "equivocation", "--evidence", evidence)
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "is convicted")
	lock, err := l.View().Lock(l.Ctx(), l.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(keeper.PublicKey))
	require.NoError(t, err)
	require.Zero(t, lock.Sign())
	code, _, errs = command(t, "fraud", "prove", "--evidence", evidence, "--keeper", url)
	require.Equal(t, exitMachine, code, "the other command's evidence")
	require.Contains(t, errs, `it has no "statement"`)
	for _, text := range []string{"{}", "null"} {
		require.NoError(t, os.WriteFile(evidence, []byte(text), 0o600))
		code, _, errs = command(t, "fraud", "equivocation", "--evidence", evidence)
		require.Equal(t, exitMachine, code)
		require.Contains(t, errs, `it has no "keeper"`)
	}
	require.NoError(t, os.WriteFile(evidence, []byte("{"), 0o600))
	code, _, errs = command(t, "fraud", "equivocation", "--evidence", evidence)
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "evidence.json")
}

// One signature under a wrong statement that nobody proposes convicts.
func TestFraudProveEvidence(t *testing.T) {
	l := newLiar(t)
	l.round(0, nil)
	before := l.state
	right := l.round(1, nil)
	after := l.state
	l.state = before
	lie, state := l.compute(1, &transition.Tamper{Params: func(fragment uint32, at uint64, x []float32) {
		if fragment == 1 && at == 0 {
			x[3] = math.Nextafter32(x[3], 9)
		}
	}})
	l.state = after
	wrong := right
	wrong.NewRoot, wrong.AuxRoot = lie.NewRoot, lie.AuxRoot
	others := []*ecdsa.PrivateKey{keys.Dev(chaintest.Keeper + 1), keys.Dev(chaintest.Keeper + 2)}
	for _, key := range others {
		l.Stake(key, chaintest.Tokens(5000))
		l.Send(key, l.Env.Chain.JoinPool(l.ID, l.Spec.KeeperLock, ""))
	}
	url := l.publish()
	prove := func(e keeper.Evidence) (int, string, string) {
		raw, err := json.Marshal(e)
		require.NoError(t, err)
		path := filepath.Join(t.TempDir(), "evidence.json")
		require.NoError(t, os.WriteFile(path, raw, 0o600))
		code, _, errs := command(t, "fraud", "prove", "--evidence", path, "--keeper", url, "--round", "7")
		require.Equal(t, exitMachine, code, "the evidence is about another round")
		require.Contains(t, errs, "give --evidence, or --task and --round")
		code, _, errs = command(t, "fraud", "prove", "--evidence", path, "--keeper", url, "--statement", l.ID.String())
		require.Equal(t, exitMachine, code, "the evidence is about another statement")
		require.Contains(t, errs, "the evidence is about statement "+e.Statement.ID().String())
		twice := bytes.Replace(raw, []byte(`"round":1`), []byte(`"round":1,"round":2`), 1)
		require.NotEqual(t, raw, twice)
		require.NoError(t, os.WriteFile(path, twice, 0o600))
		code, _, errs = command(t, "fraud", "prove", "--evidence", path, "--keeper", url)
		require.Equal(t, exitMachine, code)
		require.Contains(t, errs, `in "statement": key "round" is repeated`)
		require.NoError(t, os.WriteFile(path, raw, 0o600))
		return command(t, "fraud", "prove", "--evidence", path, "--keeper", url)
	}
	signed := func(s protocol.Statement, key *ecdsa.PrivateKey) keeper.Evidence {
		g := l.Witness(s, key)[0]
		return keeper.Evidence{Keeper: g.Keeper, Statement: s, Signature: g.Signature}
	}
	locked := func(key *ecdsa.PrivateKey) bool {
		lock, err := l.View().Lock(l.Ctx(), l.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(key.PublicKey))
		require.NoError(t, err)
		return lock.Sign() > 0
	}

	code, _, errs := prove(signed(right, others[0]))
	require.Equal(t, exitDisagrees, code, errs)
	require.Contains(t, errs, "nothing to prove")
	forged := signed(wrong, others[0])
	forged.Keeper = crypto.PubkeyToAddress(others[1].PublicKey)
	code, _, errs = prove(forged)
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "not the keeper's signature")
	code, _, errs = prove(signed(wrong, others[0]))
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "nobody has published")
	require.True(t, locked(others[0]))

	l.serve(state)
	code, out, errs := prove(signed(wrong, others[0]))
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "element 3 of fragment 1")
	require.Contains(t, out, "does not stand")
	require.False(t, locked(others[0]))
	_, standing, err := l.View().Statement(l.Ctx(), l.ID, 1)
	require.NoError(t, err)
	require.True(t, standing, "the right proposal stands")
	// Whoever else signed the same is convicted by that verdict.
	require.True(t, locked(others[1]))
	code, out, errs = prove(signed(wrong, others[1]))
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "proven wrong already")
	require.False(t, locked(others[1]))
	code, _, errs = prove(signed(wrong, others[1]))
	require.Equal(t, exitDisagrees, code)
	require.Contains(t, errs, "NothingProven")
	require.Contains(t, errs, "have lost their locks already")

	code, _, errs = command(t, "fraud", "prove", "--keeper", url)
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "--evidence")
}

// A statement that was proven wrong convicts whoever proposes it again, whether its state can still be had or not.
func TestFraudProveAgain(t *testing.T) {
	l := newLiarOf(t, func(spec *protocol.TaskSpec) { spec.FallbackWindow = 4000 })
	wrong := l.round(0, &transition.Tamper{Params: func(fragment uint32, at uint64, x []float32) {
		if fragment == 1 && at == 0 {
			x[3] = math.Nextafter32(x[3], 9)
		}
	}})
	others := []*ecdsa.PrivateKey{keys.Dev(chaintest.Keeper + 1), keys.Dev(chaintest.Keeper + 2)}
	for _, key := range others {
		l.Stake(key, chaintest.Tokens(5000))
		l.Send(key, l.Env.Chain.JoinPool(l.ID, l.Spec.QuorumLock, ""))
	}
	url := l.publish()
	args := func(name string) []string {
		return []string{"fraud", name, "--task", l.ID.String(), "--round", "0", "--keeper", url}
	}
	code, _, errs := command(t, args("prove")...)
	require.Equal(t, exitOK, code, errs)
	for i, key := range others {
		l.Propose(wrong, key)
		code, out, errs := command(t, args("explain")...)
		require.Equal(t, exitDisagrees, code, errs)
		require.Contains(t, out, "round 0 is WRONG")
		require.Contains(t, out, "proven wrong already")
		require.Equal(t, i == 0, strings.Contains(out, "element 3 of fragment 1"), out)
		require.Contains(t, errs, "assay fraud prove --task "+l.ID.String())
		code, _, errs = command(t, args("prove")...)
		require.Equal(t, exitOK, code, errs)
		_, standing, err := l.View().Statement(l.Ctx(), l.ID, 0)
		require.NoError(t, err)
		require.False(t, standing)
		lock, err := l.View().Lock(l.Ctx(), l.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(key.PublicKey))
		require.NoError(t, err)
		require.Zero(t, lock.Sign())
		delete(l.objects, protocol.Hash(wrong.NewRoot).String())
	}
}

// Whether a round may fall is undecided while much finality below it waits to be written down: then that is done first.
func TestFraudProveWritesDownWhatIsDue(t *testing.T) {
	l := newLiarOf(t, func(spec *protocol.TaskSpec) { spec.DisputeClock, spec.MaxRounds = 4000, 6 })
	for number := range uint32(3) {
		l.round(number, nil)
	}
	held := l.round(3, nil)
	l.round(4, &transition.Tamper{Params: func(fragment uint32, at uint64, x []float32) {
		if fragment == 1 && at == 0 {
			x[3] = math.Nextafter32(x[3], 9)
		}
	}})
	sham := keys.Dev(13)
	l.Send(sham, l.Env.Chain.Mint(crypto.PubkeyToAddress(sham.PublicKey), chaintest.Tokens(1000)))
	l.Send(sham, l.Env.Chain.Approve(l.Dep.Descent, chaintest.Tokens(1000)))
	l.Send(sham, l.Env.Chain.DescentOpen(held, false))
	l.Skip(l.Spec.StateWindow)
	overturnable, err := l.View().IsOverturnable(l.Ctx(), l.ID, 4)
	require.NoError(t, err)
	require.False(t, overturnable, "undecided")
	url := l.publish()
	args := func(name string) []string {
		return []string{"fraud", name, "--task", l.ID.String(), "--round", "4", "--keeper", url}
	}
	code, out, errs := command(t, args("explain")...)
	require.Equal(t, exitDisagrees, code, errs)
	require.NotContains(t, out, "final")
	code, _, errs = command(t, args("prove")...)
	require.Equal(t, exitOK, code, errs)
	_, standing, err := l.View().Statement(l.Ctx(), l.ID, 4)
	require.NoError(t, err)
	require.False(t, standing, "the lie fell")
}

// The receipt names the rounds that stand although something in them was proven wrong: by which trainers, and of which states.
func TestReceiptShowsWhatStands(t *testing.T) {
	l := newLiarOf(t, func(spec *protocol.TaskSpec) {
		spec.Tier, spec.ProgramRoot, spec.CheckpointInterval, spec.MaxRounds = uint8(protocol.TierVerified), protocol.Hash{1}, 1, 2
		spec.CommitWindow = 120
	})
	keeper := keys.Dev(chaintest.Keeper)
	g, sig := l.Gradient(0, l.Spec.InitialStateRoot, l.Trainers[2])
	enrolled, err := l.View().Enrollment(l.Ctx(), l.ID, g.Trainer)
	require.NoError(t, err)
	l.round(0, nil)
	wrong := l.round(1, &transition.Tamper{Params: func(fragment uint32, at uint64, x []float32) {
		if fragment == 1 && at == 0 {
			x[3] = math.Nextafter32(x[3], 9)
		}
	}})
	l.Skip(l.Spec.StateWindow)
	l.Send(keeper, l.Env.Chain.Tick(l.ID))

	// A trainer is silent about its claim, and the signers' lie is found: both too late.
	judge, dispute := keys.Dev(12), trainingdispute.NewTrainingDispute()
	bond := chaintest.Tokens(1000)
	l.Send(judge, l.Env.Chain.Mint(crypto.PubkeyToAddress(judge.PublicKey), bond))
	l.Send(judge, l.Env.Chain.Approve(l.Dep.Dispute, bond))
	silent := trainingdispute.ITrainingFraudClaim{Gradient: trainingdispute.OuterGradient(g), Signature: sig}
	l.Send(judge, chain.Call{Name: "open", To: l.Dep.Dispute, Data: dispute.PackOpen(silent, 1)})
	l.Skip(l.Spec.DisputeClock + l.Spec.DisputeExtension)
	timeout := l.Send(judge, chain.Call{Name: "timeout", To: l.Dep.Dispute, Data: dispute.PackTimeout(new(big.Int), silent)})
	url := l.publish()
	code, _, errs := command(t, "fraud", "prove", "--task", l.ID.String(), "--round", "1", "--keeper", url)
	require.Equal(t, exitOK, code, errs)

	l.Skip(l.Spec.ClaimWindow)
	l.Send(keeper, l.Env.Chain.Tick(l.ID))
	code, out, errs := command(t, "task", "receipt", "--task", l.ID.String())
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "2, 0 carried, 1 tainted\n")
	require.Contains(t, out, "tainted      round 0: the claim of slot "+fmt.Sprint(enrolled.Slot)+
		" was convicted too late to be left out, transaction "+timeout.TxHash.Hex()+"\n")
	require.Contains(t, out, "final lie    round 1: proven wrong (Parameter, element ")
	code, out, errs = command(t, "task", "receipt", "--task", l.ID.String(), "--json")
	require.Equal(t, exitOK, code, errs)
	var r receiptInfo
	require.NoError(t, json.Unmarshal([]byte(out), &r), out)
	require.Equal(t, []taintInfo{{Round: 0, Slot: enrolled.Slot, Tx: timeout.TxHash}}, r.Tainted)
	require.EqualValues(t, len(r.Tainted), r.TaintedRounds)
	require.Len(t, r.FinalLies, 1)
	convicted, err := l.View().Convictions(l.Ctx(), 0, l.ID)
	require.NoError(t, err)
	require.Equal(t, wrong.ID(), convicted[0].Statement)
	require.Equal(t, lieInfo{1, "Parameter", convicted[0].Element, convicted[0].TxHash}, r.FinalLies[0])
}
