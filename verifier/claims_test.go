package verifier_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingtasks"
	"assay/internal/adversary"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier"
	"assay/verifier/training"
)

const (
	// stranger opens disputes that nobody needs.
	stranger = 12
)

// untraced passes on what an RPC is asked, but for traces.
func untraced(t *testing.T, rpc string) string {
	return through(t, rpc, func(body []byte) bool { return !bytes.Contains(body, []byte("debug_trace")) })
}

// through passes on what an RPC is asked, but for what is not let through.
func through(t *testing.T, rpc string, let func(body []byte) bool) string {
	target, err := url.Parse(rpc)
	require.NoError(t, err)
	proxy := httputil.NewSingleHostReverseProxy(target)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil || !let(body) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no such method"}}`)
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// academy is a scene whose task is of the Verified tier.
type academy struct {
	*scene
	task    claim.Task
	records [][]byte
}

func newAcademy(t *testing.T) *academy {
	a := spoiltAcademy(t, nil)
	require.NoError(t, a.task.Programs.Check(&a.Spec))
	return a
}

// spoiltAcademy is newAcademy with programs that were changed.
func spoiltAcademy(t *testing.T, spoil func(*claim.Programs), before ...func(*chaintest.Task)) *academy {
	return academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(*protocol.TaskSpec) {}, spoil, before...)
}

// academyBeside is an academy on a chain where there may be others.
func academyBeside(t *testing.T, env *chaintest.Env, lib *library, product int, edit func(*protocol.TaskSpec), spoil func(*claim.Programs),
	before ...func(*chaintest.Task),
) *academy {
	a := new(academy)
	a.scene = newTask(t, env, lib, with(long, func(spec *protocol.TaskSpec) {
		spec.Tier, spec.InnerSteps, spec.CheckpointInterval = uint8(protocol.TierVerified), 5, 2
		a.task.Programs, a.task.Constants, a.records = chaintest.Linear(t, spec, product)
		if spoil != nil {
			spoil(&a.task.Programs)
		}
		spec.ProgramRoot, spec.DatasetRoot = a.task.Programs.Root(), protocol.DatasetRoot(a.records)
	}, edit), before...)
	a.task.ID, a.task.Spec = a.ID, &a.Spec
	var list []byte
	for i, p := range a.task.Programs.List() {
		raw, err := p.MarshalBinary()
		require.NoError(t, err)
		root := p.Root()
		list = append(list, root[:]...)
		a.lib.put(root, raw)
		for _, x := range a.task.Constants[i] {
			a.lib.put(x.Root(), chaintest.Encoded(x))
		}
	}
	a.lib.put(a.Spec.ProgramRoot, list)
	a.lib.put(a.Spec.DatasetRoot, slices.Concat(a.records...))
	return a
}

// replay is trainer i's work in round 0; with spoiled its batches have another record in place of each.
func (a *academy) replay(i int, spoiled bool) *training.Replay {
	a.t.Helper()
	r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Trainer: crypto.PubkeyToAddress(a.Trainers[i].PublicKey)}, a.Initial, a.shelf(spoiled))
	require.NoError(a.t, err)
	return r
}

// shelf is the data set; with spoiled another record stands in place of each.
func (a *academy) shelf(spoiled bool) *training.Shelf {
	a.t.Helper()
	shelf, err := training.NewShelf(a.Spec.DatasetRecords, func(_ context.Context, index uint64) ([]byte, error) {
		if spoiled {
			index = (index + 1) % a.Spec.DatasetRecords
		}
		return a.records[index], nil
	})
	require.NoError(a.t, err)
	return shelf
}

// forwarder deploys a contract that calls the address that its calldata begins with, with the rest of it.
func (a *academy) forwarder() common.Address {
	a.t.Helper()
	// calldatacopy(0, 20, calldatasize() - 20); call(gas(), shr(96, calldataload(0)), 0, 0, calldatasize() - 20, 0, 0); stop
	code := []byte{0x60, 0x14, 0x36, 0x03, 0x80, 0x60, 0x14, 0x5f, 0x37, 0x5f, 0x5f, 0x82, 0x5f, 0x5f, 0x5f, 0x35, 0x60, 0x60, 0x1c, 0x5a, 0xf1, 0x00}
	return a.deploy(code)
}

// deploy deploys a contract of that code.
func (a *academy) deploy(code []byte) common.Address {
	a.t.Helper()
	// codecopy(0, 9, length); return(0, length)
	data := append([]byte{0x60, byte(len(code)), 0x80, 0x60, 0x09, 0x5f, 0x39, 0x5f, 0xf3}, code...)
	key, client := keys.Dev(stranger), a.Devnet.Client()
	from := crypto.PubkeyToAddress(key.PublicKey)
	nonce, err := client.PendingNonceAt(a.Ctx(), from)
	require.NoError(a.t, err)
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(new(big.Int).SetUint64(a.Dep.ChainID)),
		&types.LegacyTx{Nonce: nonce, GasPrice: big.NewInt(100e9), Gas: 1_000_000, Data: data})
	require.NoError(a.t, err)
	require.NoError(a.t, client.SendTransaction(a.Ctx(), tx))
	receipt, err := bind.WaitMined(a.Ctx(), client, tx.Hash())
	require.NoError(a.t, err)
	require.EqualValues(a.t, types.ReceiptStatusSuccessful, receipt.Status)
	return receipt.ContractAddress
}

// forwarded is a call that a forwarder makes, if one is given.
func forwarded(call chain.Call, via common.Address) chain.Call {
	if via != (common.Address{}) {
		call.To, call.Data = via, append(call.To.Bytes(), call.Data...)
	}
	return call
}

// commit signs what a replay gives, commits to it, through another contract if one is given, and publishes the payload; the list of checkpoints
// if served.
func (a *academy) commit(i int, r *training.Replay, served bool, through common.Address) protocol.OuterGradient {
	a.t.Helper()
	g, _ := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[i])
	g.PayloadRoot, g.ClaimHash = r.PayloadRoot, r.ClaimHash
	call := a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[i]))
	a.Send(a.keeper, forwarded(call, through))
	a.lib.put(g.PayloadRoot, a.file(r.Payload))
	if served {
		var list []byte
		for _, h := range r.Checkpoints() {
			list = append(list, h[:]...)
		}
		a.lib.put(g.ClaimHash, list)
	}
	return g
}

func (a *academy) name(g protocol.OuterGradient) protocol.Hash {
	return g.ClaimID(a.Dep.RoundsDomain())
}

func (a *academy) condemned(g protocol.OuterGradient) bool {
	is, err := a.View().TrainingCondemned(a.Ctx(), a.name(g))
	require.NoError(a.t, err)
	return is
}

func (a *academy) disputes() []training.Dispute {
	v := a.View()
	opened, err := v.TrainingDisputes(a.Ctx(), 0, a.ID)
	require.NoError(a.t, err)
	out, err := training.Disputes(a.Ctx(), v, opened)
	require.NoError(a.t, err)
	return out
}

// open opens a dispute for a stranger, through another contract if one is given.
func (a *academy) open(key *ecdsa.PrivateKey, g protocol.OuterGradient, trainer *ecdsa.PrivateKey, segment uint32, through common.Address) {
	a.t.Helper()
	call, err := a.Env.Chain.DisputeOpen((&training.Case{Gradient: g, Signature: a.Sign(g, trainer)}).Signed(), segment)
	require.NoError(a.t, err)
	a.Send(key, forwarded(call, through))
}

// fund gives an account tokens for bonds.
func (a *academy) fund(key *ecdsa.PrivateKey) {
	a.t.Helper()
	a.Send(key, a.Env.Chain.Mint(crypto.PubkeyToAddress(key.PublicKey), chaintest.Tokens(10_000)))
	a.Send(key, a.Env.Chain.Approve(a.Dep.Dispute, chaintest.Tokens(10_000)))
}

// over wants every dispute to have ended and the account to be owed nothing.
func (a *academy) over(account common.Address) {
	a.t.Helper()
	eventually(a.t, "a bond is not taken back", func() bool {
		for _, d := range a.disputes() {
			if d.Turn() != chain.TrainingTurnOver {
				return false
			}
		}
		credit, err := a.View().TrainingCredit(a.Ctx(), account)
		require.NoError(a.t, err)
		return credit.Sign() == 0
	})
}

// A trainer that trained on other records than its own, and one that publishes nothing and had a contract commit for it so
// that no calldata shows its signature, lose their locks to a challenger that knows nothing but
// the chain and what keepers serve. The honest ones are left alone.
func TestChallengerConvictsTrainers(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	spoiled, mute := a.replay(0, true), a.replay(1, true)
	liar := a.commit(0, spoiled, true, common.Address{})
	silent := a.commit(1, mute, false, a.forwarder())
	a.commit(2, a.replay(2, false), true, common.Address{})
	a.commit(3, a.replay(3, false), false, common.Address{})

	dir := t.TempDir()
	first := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.DataDir = dir })
	reaches(t, first, "claims_right_total", "2")
	reaches(t, first, "claims_wrong_total", "2")
	reaches(t, first, "disputes_total", "2")
	defence := &training.Defence{Replay: spoiled, Gradient: liar}
	eventually(t, "the lie is not proven", func() bool {
		var about []training.Dispute
		for _, d := range a.disputes() {
			if d.Claim == a.name(liar) {
				about = append(about, d)
			}
		}
		for move, err := range defence.Defend(a.Ctx(), a.View(), about) {
			require.NoError(t, err)
			a.Send(a.Trainers[0], move.Call)
		}
		return a.condemned(liar)
	})
	require.False(t, a.condemned(silent))
	a.Skip(a.Spec.DisputeClock)
	eventually(t, "silence is not punished", func() bool { return a.condemned(silent) })
	a.over(first.Account())
	record, err := a.View().Round(a.Ctx(), a.ID, 0)
	require.NoError(t, err)
	for i, key := range a.Trainers {
		e, err := a.View().Enrollment(a.Ctx(), a.ID, crypto.PubkeyToAddress(key.PublicKey))
		require.NoError(t, err)
		require.Equal(t, i > 1, record.Committed>>e.Slot&1 == 1, "the gradient of trainer %d", i)
		lock, err := a.View().Lock(a.Ctx(), a.ID, protocol.RoleTrainer, crypto.PubkeyToAddress(key.PublicKey))
		require.NoError(t, err)
		require.Equal(t, i > 1, lock.Sign() > 0, "trainer %d", i)
	}
	credit, err := a.View().Credit(a.Ctx(), first.Account())
	require.NoError(t, err)
	require.Positive(t, credit.Sign(), "the bounty")
}

// A reorg takes the commitment of a wrong claim back, and its liar sees to it that it does not come again; the dispute about it is there all the
// same, as anything that was signed can be disputed. Whoever opened it plays on, or would lose the bond.
func TestChallengerPlaysOnWithoutTheCommitment(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	spoiled, ancestor := a.replay(0, true), a.View().Block
	liar := a.commit(0, spoiled, false, common.Address{})
	c := challenge(t, a.scene, func(*verifier.ChallengerConfig) {})
	reaches(t, c, "disputes_total", "1")
	client := a.Devnet.Client()
	var again []*types.Transaction
	for n := ancestor.Number + 1; n <= a.View().Number; n++ {
		block, err := client.BlockByNumber(a.Ctx(), new(big.Int).SetUint64(n))
		require.NoError(t, err)
		for _, tx := range block.Transactions() {
			if from, err := types.Sender(types.LatestSignerForChainID(tx.ChainId()), tx); err == nil && from == c.Account() {
				again = append(again, tx)
			}
		}
	}
	_, err := a.Devnet.ForkAt(ancestor.Hash, true)
	require.NoError(t, err)
	for _, tx := range again {
		require.NoError(t, client.SendTransaction(a.Ctx(), tx))
	}
	eventually(t, "there is no dispute", func() bool { return len(a.disputes()) == 1 })
	record, err := a.View().Round(a.Ctx(), a.ID, 0)
	require.NoError(t, err)
	require.Zero(t, record.Committed)
	a.Skip(a.Spec.DisputeClock)
	a.over(c.Account())
	require.True(t, a.condemned(liar))
}

// convictOfAnother has a stranger convict trainer i, silent, of a claim that it signed beside g and never committed. It is the first dispute of all.
func (a *academy) convictOfAnother(g protocol.OuterGradient, i int) {
	a.t.Helper()
	convict := a.disputeAnother(g, i)
	a.Skip(a.Spec.DisputeClock)
	convict()
}

// disputeAnother opens that dispute; convict ends it once the clock of the trainer has run out.
func (a *academy) disputeAnother(g protocol.OuterGradient, i int) (convict func()) {
	a.t.Helper()
	g.Round++
	friend := keys.Dev(stranger)
	a.fund(friend)
	a.open(friend, g, a.Trainers[i], chain.NoSegment, common.Address{})
	return func() { a.timeOut(friend, g, i) }
}

// timeOut ends the first dispute of all, about a claim of trainer i, and wants that to take the trainer's lock.
func (a *academy) timeOut(friend *ecdsa.PrivateKey, g protocol.OuterGradient, i int) {
	a.t.Helper()
	call, err := a.Env.Chain.DisputeTimeout(new(big.Int), (&training.Case{Gradient: g, Signature: a.Sign(g, a.Trainers[i])}).Signed())
	require.NoError(a.t, err)
	a.Send(friend, call)
	lock, err := a.View().Lock(a.Ctx(), a.ID, protocol.RoleTrainer, g.Trainer)
	require.NoError(a.t, err)
	require.Zero(a.t, lock.Sign())
}

// A liar that has itself convicted of a claim that nobody else knows, to end the disputes about those that count, is disputed without a bounty.
func TestChallengerDisputesConvictedTrainers(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	liar := a.commit(0, a.replay(0, true), false, common.Address{})
	for i := 1; i < int(a.Spec.TrainerCount); i++ {
		a.commit(i, a.replay(i, false), true, common.Address{})
	}
	a.convictOfAnother(liar, 0)
	e, err := a.View().Enrollment(a.Ctx(), a.ID, liar.Trainer)
	require.NoError(t, err)
	committed := func() bool {
		record, err := a.View().Round(a.Ctx(), a.ID, 0)
		require.NoError(t, err)
		return record.Committed>>e.Slot&1 == 1
	}
	require.True(t, committed())
	c := challenge(t, a.scene, nil)
	reaches(t, c, "disputes_total", "1")
	a.Skip(a.Spec.DisputeClock)
	eventually(t, "the lie stays in the round", func() bool { return a.condemned(liar) })
	require.False(t, committed())
	a.over(c.Account())
}

// A challenger goes on with a dispute that it opened in time, though the claims of the round have ended when the liar has itself convicted of another.
func TestChallengerGoesOnAfterTheClaimsEnd(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	liar := a.commit(0, a.replay(0, true), false, common.Address{})
	for i := 1; i < int(a.Spec.TrainerCount); i++ {
		a.commit(i, a.replay(i, false), true, common.Address{})
	}
	record, err := a.View().Round(a.Ctx(), a.ID, 0)
	require.NoError(t, err)
	end := record.OpenedAt + uint64(a.Spec.CommitWindow) + uint64(a.Spec.ClaimWindow)
	// The clock of the one runs out before the claims end, that of the other after.
	a.Skip(uint32(end - a.View().Time - 3*uint64(a.Spec.DisputeClock)/2))
	convict := a.disputeAnother(liar, 0)
	a.Skip(a.Spec.DisputeClock)
	c := challenge(t, a.scene, nil)
	reaches(t, c, "disputes_total", "1")
	a.Skip(uint32(end - a.View().Time))
	convict()
	a.Skip(a.Spec.DisputeClock)
	eventually(t, "the dispute does not go on", func() bool { return a.condemned(liar) })
	a.over(c.Account())
}

// A challenger that knows a defender's address has the trace from it, and needs fewer moves, even if servers that answer nothing, or nonsense,
// are asked before; a defender of a cheat stands by what its trainer did.
func TestChallengerReadsTraces(t *testing.T) {
	t.Parallel()
	silent := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }))
	t.Cleanup(silent.Close)
	var asked atomic.Int64
	nonsense := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		_, _ = w.Write(bytes.Repeat([]byte{7}, 64))
	}))
	t.Cleanup(nonsense.Close)
	play := func(t *testing.T, cheat string, before ...string) (moves int) {
		a := newAcademy(t)
		stands, err := adversary.Trainer(cheat, 0)
		require.NoError(t, err)
		records, skips := stands(a.ID, 0).Told(a.shelf(false))
		r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Trainer: crypto.PubkeyToAddress(a.Trainers[0].PublicKey), Skips: skips}, a.Initial, records)
		require.NoError(t, err)
		g := a.commit(0, r, true, common.Address{})
		d, err := verifier.NewDefender(verifier.ChallengerConfig{
			Deployment: a.Dep, Key: a.Trainers[0], DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{a.lib.url},
			PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
			Log: slog.New(slog.NewTextHandler(testWriter{t}, nil)), Adversary: stands,
		})
		require.NoError(t, err)
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan error, 1)
		go func() { done <- d.Run(ctx) }()
		defer func() {
			cancel()
			require.NoError(t, <-done)
		}()
		var lines logged
		c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) {
			cfg.Log = lines.beside(t)
			if before != nil {
				cfg.Traces = before
				for i := range before {
					if before[i] == "" {
						before[i] = "http://" + d.Addr()
					}
				}
			}
		})
		eventually(t, "the lie is not proven", func() bool { return a.condemned(g) })
		opened, err := a.View().TrainingDisputes(a.Ctx(), 0, a.ID)
		require.NoError(t, err)
		require.Len(t, opened, 1, "one dispute was enough")
		convictions, err := a.View().TrainingConvictions(a.Ctx(), 0, a.ID, 0, g.Trainer)
		require.NoError(t, err)
		require.NotEqual(t, "Withheld", convictions[0].Fault.String())
		eventually(t, "the values are not in the log", func() bool {
			line := lines.line("a trainer is convicted")
			return strings.Contains(line, fmt.Sprintf("expected_bits=%#x claimed_bits=%#x", convictions[0].Expected, convictions[0].Claimed)) &&
				strings.Contains(line, "fault="+convictions[0].Fault.String())
		})
		moves = int(a.disputes()[0].Position.Moves)
		a.over(c.Account())
		// Of a claim about which no dispute is open nothing is kept.
		for j := range a.task.Schedule().Segments() {
			for i := range a.task.Schedule().Transitions(j) {
				x, err := r.Transition(a.Ctx(), j, i)
				require.NoError(t, err)
				eventually(t, "a transition is shown for ever", func() bool {
					resp, err := http.Get("http://" + d.Addr() + "/v1/reveals/" + x.Trace().Root().String())
					require.NoError(t, err)
					require.NoError(t, resp.Body.Close())
					return resp.StatusCode == http.StatusNotFound
				})
			}
		}
		resp, err := http.Get("http://" + c.Addr() + "/v1/reveals/" + protocol.Hash{}.String())
		require.NoError(t, err)
		require.NoError(t, resp.Body.Close())
		require.Equal(t, http.StatusNotFound, resp.StatusCode)
		for path, status := range map[string]int{"no-hash": http.StatusBadRequest, (protocol.Hash{1}).String(): http.StatusNotFound} {
			resp, err := http.Get("http://" + d.Addr() + "/v1/reveals/" + path)
			require.NoError(t, err)
			require.NoError(t, resp.Body.Close())
			require.Equal(t, status, resp.StatusCode, path)
		}
		return moves
	}
	for _, cheat := range []string{"skip-steps", "wrong-batch"} {
		t.Run(cheat, func(t *testing.T) {
			nobody := play(t, cheat)
			served := play(t, cheat, "")
			t.Logf("%d turns in the dispute without a trace, %d with it", nobody, served)
			require.Less(t, served, nobody)
			require.LessOrEqual(t, served, 5)
		})
	}
	t.Run("hostile servers", func(t *testing.T) {
		served := play(t, "wrong-batch", nonsense.URL, "")
		require.LessOrEqual(t, served, 5)
		require.Positive(t, asked.Load())
		play(t, "wrong-batch", silent.URL, "")
	})
}

// A program that breaks a rule ends its task: nobody is convicted, and nobody's bond or lock stays behind in a dispute.
func TestChallengerEndsIllFormedTasks(t *testing.T) {
	t.Parallel()
	a := spoiltAcademy(t, func(p *claim.Programs) { p.Step.Micro[2].Shape.Dims[0]++ })
	g, signature := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[0])
	a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, signature))
	own, sham := keys.Dev(challengerKey), keys.Dev(stranger)
	a.fund(own)
	a.fund(sham)
	a.open(own, g, a.Trainers[0], chain.NoSegment, common.Address{})
	a.open(sham, g, a.Trainers[0], chain.NoSegment, common.Address{})
	challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Key = keys.Dev(stranger + 1) })
	eventually(t, "the task goes on", func() bool {
		ill, err := a.View().IllFormed(a.Ctx(), a.ID)
		require.NoError(t, err)
		return ill
	})
	head, err := a.View().Head(a.Ctx(), a.ID)
	require.NoError(t, err)
	require.True(t, head.Failed)
	lock, err := a.View().Lock(a.Ctx(), a.ID, protocol.RoleTrainer, crypto.PubkeyToAddress(a.Trainers[0].PublicKey))
	require.NoError(t, err)
	require.Positive(t, lock.Sign())
	challenge(t, a.scene, nil)
	eventually(t, "the challenger's dispute goes on", func() bool { return a.disputes()[0].Turn() == chain.TrainingTurnOver })
	a.defend(0, nil)
	eventually(t, "the trainer's lock waits for a stranger", func() bool { return a.disputes()[1].Turn() == chain.TrainingTurnOver })
	a.over(keys.DevAddress(challengerKey))
}

// Disputes that an ill-formed program ends are no games that gas is kept for.
func TestDefenderKeepsNoGasForWhatIsMoot(t *testing.T) {
	t.Parallel()
	a := spoiltAcademy(t, func(p *claim.Programs) { p.Step.Micro[2].Shape.Dims[0]++ })
	g, signature := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[0])
	a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, signature))
	sham := keys.Dev(stranger)
	a.fund(sham)
	a.open(sham, g, a.Trainers[0], chain.NoSegment, common.Address{})
	d, err := verifier.NewDefender(verifier.ChallengerConfig{
		Deployment: a.Dep, Key: a.Trainers[0], DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{a.lib.url},
		PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
		Log: slog.New(slog.NewTextHandler(testWriter{t}, nil)),
	})
	require.NoError(t, err)
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- d.Run(ctx) }()
	t.Cleanup(func() {
		stop()
		require.NoError(t, <-done)
	})
	eventually(t, "the dispute goes on", func() bool { return a.disputes()[0].Turn() == chain.TrainingTurnOver })
	eventually(t, "gas is kept", func() bool {
		a.Mine(1)
		return metric(t, d, "gas_spent_ether") != "0" && metric(t, d, "gas_kept_ether") == "0"
	})
}

// withhold has nobody serve the task's programs, and returns what answers a demand for one.
func (a *academy) withhold() (publish func(chain.ObjectRequested)) {
	files := make(map[protocol.Hash][]byte)
	for _, root := range append(a.task.Programs.Roots(), a.Spec.ProgramRoot) {
		files[root] = a.lib.objects[root.String()]
		a.lib.drop(root)
	}
	return func(d chain.ObjectRequested) { a.show(d, files) }
}

// show answers a demand for a program.
func (a *academy) show(d chain.ObjectRequested, files map[protocol.Hash][]byte) {
	a.t.Helper()
	p, err := claim.OpenProgram(a.Ctx(), a.Spec.ProgramRoot, d.Fragment, func(_ context.Context, part claim.Part) ([]byte, error) {
		return files[part.Root], nil
	})
	require.NoError(a.t, err)
	o, err := p.OpenRange(d.FirstLeaf, chain.RangeEntries)
	require.NoError(a.t, err)
	a.Send(keys.Dev(stranger), a.Env.Chain.ProgramPublish(d.ID, o.Entries, o.Data, o.Proof, o.ListPath))
}

// demanded waits for as many demands, and no more.
func (a *academy) demanded(n int) (objects []chain.ObjectRequested) {
	a.t.Helper()
	eventually(a.t, "not all is demanded", func() bool {
		var err error
		objects, err = a.View().ObjectsRequested(a.Ctx(), 0, a.ID)
		require.NoError(a.t, err)
		require.LessOrEqual(a.t, len(objects), n)
		return len(objects) == n
	})
	return objects
}

// ranges are how many the task's programs have.
func (a *academy) ranges() (n int) {
	for _, p := range a.task.Programs.List() {
		n += (p.Entries() + chain.RangeEntries - 1) / chain.RangeEntries
	}
	return n
}

// A program that names a root as two constants, of which it can be one, keeps everybody from computing: the other is demanded, and nobody has it.
func TestChallengerDemandsWhatARootIsNot(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 1, func(spec *protocol.TaskSpec) { spec.RevealWindow, spec.CommitWindow = 1000, 2000 },
		func(p *claim.Programs) {
			var constants []*program.Input
			for i := range p.Step.Inputs {
				if p.Step.Inputs[i].Provenance == program.Constant {
					constants = append(constants, &p.Step.Inputs[i])
				}
			}
			require.Len(t, constants, 2)
			constants[1].Root, constants[1].Shape = constants[0].Root, program.Of(2)
			require.NoError(t, p.Step.Validate())
		})
	g, signature := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[0])
	a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, signature))
	challenge(t, a.scene, nil)
	require.Equal(t, chain.ObjectConstant, a.demanded(1)[0].Part)
	a.Skip(a.Spec.RevealWindow + 100)
	eventually(t, "the run goes on", func() bool {
		head, err := a.View().Head(a.Ctx(), a.ID)
		require.NoError(t, err)
		return head.EndedAt != 0 && head.Failed
	})
}

// What is published as a program need be none: the entry that breaks a rule of the encoding is proven to, and ends the task.
func TestChallengerEndsTasksWithoutPrograms(t *testing.T) {
	t.Parallel()
	files := make(map[protocol.Hash][]byte)
	var list []byte
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
		programs, _, _ := chaintest.Linear(t, spec, 0)
		var roots []protocol.Hash
		for i, p := range programs.List() {
			raw, err := p.MarshalBinary()
			require.NoError(t, err)
			if i == 1 {
				raw[len(raw)-1] = 1 // reserved
			}
			cut, err := program.Cut(raw)
			require.NoError(t, err)
			root, _ := program.CutRoot(cut)
			roots, list, files[root] = append(roots, root), append(list, root[:]...), raw
		}
		spec.RevealWindow, spec.CommitWindow, spec.ProgramRoot = 1000, 2000, training.NewList(claim.KindPrograms, roots).Root()
	}, nil)
	a.withhold()
	files[a.Spec.ProgramRoot] = list
	g, signature := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[0])
	a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, signature))
	challenge(t, a.scene, nil)
	for _, d := range a.demanded(claim.ProgramCount) {
		a.show(d, files)
	}
	for _, d := range a.demanded(a.ranges())[claim.ProgramCount:] {
		a.show(d, files)
	}
	eventually(t, "the task goes on", func() bool {
		ill, err := a.View().IllFormed(a.Ctx(), a.ID)
		require.NoError(t, err)
		return ill
	})
}

// What a trainer signed and nobody committed can be disputed too, and by another contract: the dispute's event says what was signed.
func TestDefenderAnswersAboutWhatWasNotCommitted(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	r := a.replay(0, false)
	g, _ := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[0])
	g.PayloadRoot, g.ClaimHash = r.PayloadRoot, r.ClaimHash
	sham := keys.Dev(stranger)
	hidden := a.forwarder()
	a.Send(sham, a.Env.Chain.Mint(hidden, chaintest.Tokens(1000)))
	a.Send(sham, forwarded(a.Env.Chain.Approve(a.Dep.Dispute, chaintest.Tokens(1000)), hidden))
	a.open(sham, g, a.Trainers[0], chain.NoSegment, hidden)
	a.defend(0, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = untraced(t, cfg.Deployment.RPC) })
	eventually(t, "no answer", a.answered)
}

// As soon as a trainer has committed, its defender keeps what the claim is replayed with: everybody who served it may stop when a clock runs, also
// while the defender is away.
func TestDefenderKeepsWhatItReplaysWith(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	g := a.commit(0, a.replay(0, false), true, common.Address{})
	roots := append(a.task.Programs.Roots(), a.Spec.ProgramRoot, a.Spec.DatasetRoot, a.Spec.InitialStateRoot)
	for _, of := range a.task.Constants {
		for _, x := range of {
			roots = append(roots, x.Root())
		}
	}
	dir := t.TempDir()
	there := func(cfg *verifier.ChallengerConfig) { cfg.DataDir = dir }
	stop := a.defend(0, there)
	eventually(t, "not all is kept", func() bool {
		return !slices.ContainsFunc(roots, func(root protocol.Hash) bool {
			files, err := filepath.Glob(filepath.Join(dir, "objects", root.String()+".*"))
			require.NoError(t, err)
			if len(files) != 1 {
				return true
			}
			info, err := os.Stat(files[0])
			return err != nil || info.ModTime().Before(time.Now().Add(time.Duration(a.Spec.ClaimWindow)*time.Second))
		})
	})
	stop()
	for _, root := range roots {
		a.lib.drop(root)
	}
	sham := keys.Dev(stranger)
	a.fund(sham)
	a.open(sham, g, a.Trainers[0], chain.NoSegment, common.Address{})
	a.defend(0, there)
	eventually(t, "no answer", a.answered)
}

// Programs that nobody serves are demanded of the sponsor, their first entries before all others. Silence ends the run: what was committed is paid,
// the sponsor has nothing of the rest. Of an answer claims are replayed like any other's.
func TestChallengerDemandsPrograms(t *testing.T) {
	t.Parallel()
	withheld := func(t *testing.T, revealWindow uint32) (*academy, func(chain.ObjectRequested)) {
		a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
			spec.RevealWindow, spec.CommitWindow = revealWindow, 2000
		}, nil)
		return a, a.withhold()
	}
	t.Run("silence", func(t *testing.T) {
		t.Parallel()
		a, publish := withheld(t, 60)
		a.commit(0, a.replay(0, false), true, common.Address{})
		c := challenge(t, a.scene, nil)
		first := a.demanded(claim.ProgramCount)
		publish(first[1])
		publish(first[2])
		a.Skip(a.Spec.RevealWindow)
		eventually(t, "the run goes on", func() bool {
			a.Mine(1)
			head, err := a.View().Head(a.Ctx(), a.ID)
			require.NoError(t, err)
			return head.EndedAt != 0 && head.Failed
		})
		eventually(t, "a demand is open, or half a price not back", func() bool {
			a.Mine(1)
			v := a.View()
			objects, err := v.ObjectsRequested(a.Ctx(), 0, a.ID)
			require.NoError(t, err)
			for _, d := range objects {
				r, err := v.ObjectRequest(a.Ctx(), d.ID)
				require.NoError(t, err)
				if !r.Answered && !r.Lapsed {
					return false
				}
			}
			credit, err := v.RevealCredit(a.Ctx(), c.Account())
			require.NoError(t, err)
			return credit.Sign() == 0
		})
		a.Skip(a.Spec.CommitWindow + a.Spec.ClaimWindow)
		a.Send(a.keeper, a.Env.Chain.Tick(a.ID))
		status, err := a.View().Status(a.Ctx(), a.ID)
		require.NoError(t, err)
		require.Equal(t, protocol.StatusFailed, status)
		balance := func(account common.Address) *big.Int {
			b, err := a.View().Balance(a.Ctx(), account)
			require.NoError(t, err)
			return b
		}
		trainer := crypto.PubkeyToAddress(a.Trainers[0].PublicKey)
		sponsor := keys.DevAddress(chaintest.Sponsor)
		ofSponsor, ofClaimant, ofTrainer := balance(sponsor), balance(c.Account()), balance(trainer)
		a.Send(a.keeper, a.Env.Chain.ClaimRewards(a.ID, trainer, []uint32{0}))
		a.Send(a.keeper, a.Env.Chain.Refund(a.ID))
		gains := func(account common.Address, before *big.Int) string {
			return new(big.Int).Sub(balance(account), before).String()
		}
		require.Equal(t, a.Spec.RewardPerGradient.String(), gains(trainer, ofTrainer), "what was committed is paid in whole")
		rest := new(big.Int).Sub(a.Spec.Escrow(), a.Spec.RewardPerGradient)
		require.Equal(t, rest.Div(rest, big.NewInt(5)).String(), gains(c.Account(), ofClaimant), "a fifth of the rest")
		require.Equal(t, "0", gains(sponsor, ofSponsor), "nothing for the sponsor")
	})
	t.Run("answered", func(t *testing.T) {
		t.Parallel()
		a, publish := withheld(t, 1000)
		a.commit(0, a.replay(0, true), true, common.Address{})
		a.commit(1, a.replay(1, false), true, common.Address{})
		c := challenge(t, a.scene, nil)
		made := a.demanded(claim.ProgramCount)
		for which, d := range made {
			require.Equal(t, chain.ObjectProgram, d.Part)
			publish(d)
			entries, err := a.View().ProgramEntries(a.Ctx(), a.ID, d.Fragment)
			require.NoError(t, err)
			p := a.task.Programs.List()[d.Fragment]
			require.EqualValues(t, p.Entries(), entries, "program %d", which)
		}
		all := a.ranges()
		require.Greater(t, all, claim.ProgramCount, "a program of more than one range")
		for _, d := range a.demanded(all)[claim.ProgramCount:] {
			require.NotZero(t, d.FirstLeaf)
			publish(d)
		}
		reaches(t, c, "claims_right_total", "1")
		reaches(t, c, "claims_wrong_total", "1")
		reaches(t, c, "disputes_total", "1")
		require.Equal(t, crypto.PubkeyToAddress(a.Trainers[0].PublicKey), a.disputes()[0].Trainer)
	})
}

// answerData answers a demand for records of the data set, or for a constant, which nobody serves any more.
func (a *academy) answerData(d chain.ObjectRequested) {
	a.t.Helper()
	r, err := a.View().ObjectRequest(a.Ctx(), d.ID)
	require.NoError(a.t, err)
	if d.Part == chain.ObjectDataset {
		raw := bytes.NewReader(slices.Concat(a.records...))
		x, err := claim.OpenDataset(&a.Spec, raw, uint64(raw.Size()))
		require.NoError(a.t, err)
		o, err := x.OpenRange(raw, d.FirstLeaf, chain.RangeRecords(x.LeafBytes()))
		require.NoError(a.t, err)
		a.Send(keys.Dev(stranger), a.Env.Chain.RecordsPublish(d.ID, x.LeafBytes(), o.Data, o.Proof))
		return
	}
	require.Equal(a.t, chain.ObjectConstant, d.Part)
	for _, of := range a.task.Constants {
		for _, c := range of {
			if c.Root() != r.Constant.Root {
				continue
			}
			raw := bytes.NewReader(chaintest.Encoded(c))
			x, err := claim.OpenConstant(c.Root(), c.DType, uint64(c.Len()), raw)
			require.NoError(a.t, err)
			o, err := x.OpenRange(raw, d.FirstLeaf, uint64(d.Leaves))
			require.NoError(a.t, err)
			a.Send(keys.Dev(stranger), a.Env.Chain.ObjectPublish(d.ID, o.Data, o.Proof, protocol.Hash{}, nil))
			return
		}
	}
	require.Fail(a.t, "no such constant")
}

// Of a data set that nobody serves, and of constants, a challenger demands what the claims need that it judges; with the answers alone, which it reads on
// chain, it convicts who trained on other records.
func TestChallengerDemandsDataAndConstants(t *testing.T) {
	t.Parallel()
	for _, withheld := range []string{"data set", "constants", "both"} {
		t.Run(withheld, func(t *testing.T) {
			t.Parallel()
			var records [][]byte
			a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
				spec.RevealWindow, spec.CommitWindow, spec.DatasetRecords = 1000, 2000, 2500
				spec.TrainerLock = chaintest.Tokens(100) // what is demanded costs less than a fifth of what is at stake
				_, _, records = chaintest.Linear(t, spec, 0)
				spec.DatasetRoot = protocol.DatasetRoot(records)
			}, nil)
			a.records = records
			a.lib.put(a.Spec.DatasetRoot, slices.Concat(records...))
			constants := make(map[protocol.Hash]bool)
			for _, of := range a.task.Constants {
				for _, c := range of {
					constants[c.Root()] = withheld != "data set"
				}
			}
			require.NotEmpty(t, constants)
			for root, hidden := range constants {
				if hidden {
					a.lib.drop(root)
				}
			}
			if withheld != "constants" {
				a.lib.drop(a.Spec.DatasetRoot)
			}
			spoiled := a.replay(0, true)
			liar := a.commit(0, spoiled, true, common.Address{})
			a.commit(1, a.replay(1, false), true, common.Address{})
			c := challenge(t, a.scene, nil)

			need := make(map[uint64]bool)
			many := chain.RangeRecords(uint32(len(a.records[0])))
			for _, key := range a.Trainers[:2] {
				for index := range a.task.RecordsOf(0, crypto.PubkeyToAddress(key.PublicKey)) {
					need[index/many*many] = true
				}
			}
			require.Less(t, uint64(len(need)), a.Spec.DatasetRecords/many, "not all of the data set is needed")
			answered := make(map[string]bool)
			found := map[chain.ObjectPart]int{}
			eventually(t, "the claims are not judged", func() bool {
				demands, err := a.View().ObjectsRequested(a.Ctx(), 0, a.ID)
				require.NoError(t, err)
				for _, d := range demands {
					if answered[d.ID.String()] {
						continue
					}
					answered[d.ID.String()] = true
					found[d.Part]++
					if d.Part == chain.ObjectDataset {
						require.True(t, d.FirstLeaf == 0 || need[d.FirstLeaf], "records from %d on", d.FirstLeaf)
					}
					a.answerData(d)
				}
				return metric(t, c, "claims_right_total") == "1" && metric(t, c, "claims_wrong_total") == "1" && metric(t, c, "disputes_total") == "1"
			})
			if withheld == "constants" {
				require.Zero(t, found[chain.ObjectDataset])
			} else {
				need[0] = true
				require.Equal(t, len(need), found[chain.ObjectDataset])
			}
			if withheld == "data set" {
				require.Zero(t, found[chain.ObjectConstant])
			} else {
				require.Equal(t, len(constants), found[chain.ObjectConstant], "each of them is one range")
			}
			defence := &training.Defence{Replay: spoiled, Gradient: liar}
			eventually(t, "the lie is not proven", func() bool {
				for move, err := range defence.Defend(a.Ctx(), a.View(), a.disputes()) {
					require.NoError(t, err)
					a.Send(a.Trainers[0], move.Call)
				}
				return a.condemned(liar)
			})
			a.over(c.Account())
		})
	}
}

// Records of another size than the programs read end their task, as soon as a challenger has one: from a source, or because the sponsor was made to
// show it.
func TestChallengerEndsTasksWhoseRecordsNothingReads(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		size   int
		served bool
	}{"larger, shown on chain": {10_000, false}, "smaller, shown on chain": {4, false}, "smaller, from a source": {4, true}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var records [][]byte
			a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
				spec.RevealWindow, spec.CommitWindow = 1000, 2000
				for i := range spec.DatasetRecords {
					records = append(records, bytes.Repeat([]byte{byte(i)}, c.size))
				}
				spec.DatasetRoot = protocol.DatasetRoot(records)
			}, nil)
			a.records = records
			if c.served {
				a.lib.put(a.Spec.DatasetRoot, slices.Concat(records...))
			}
			read := *a
			_, _, read.records = chaintest.Linear(t, &a.Spec, 0)
			a.commit(0, read.replay(0, false), true, common.Address{})
			challenge(t, a.scene, nil)
			if !c.served {
				a.answerData(a.demanded(1)[0])
			}
			eventually(t, "the task goes on", func() bool {
				ill, err := a.View().IllFormed(a.Ctx(), a.ID)
				require.NoError(t, err)
				return ill
			})
			lock, err := a.View().Lock(a.Ctx(), a.ID, protocol.RoleTrainer, crypto.PubkeyToAddress(a.Trainers[0].PublicKey))
			require.NoError(t, err)
			require.Positive(t, lock.Sign(), "nobody is convicted")
		})
	}
}

// Programs that are well formed and do not fit together end their task; what was proposed in it is judged all the same.
func TestChallengerEndsTasksThatDoNotFit(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(*claim.Programs){
		"swapped": func(p *claim.Programs) { p.Prologue, p.Epilogue = p.Epilogue, p.Prologue },
		"rows":    func(p *claim.Programs) { p.Step.Inputs[1+len(p.Step.InputsOf(program.State))].Shape.Dims[0]++ },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := spoiltAcademy(t, spoil)
			s := a.scene
			wrong := s.play(play{tamper: nudge(100)})
			c := challenge(t, s, nil)
			// In either order; what is open again after the conviction ends with the task.
			eventually(t, "the task goes on", func() bool {
				ill, err := a.View().IllFormed(a.Ctx(), a.ID)
				require.NoError(t, err)
				return ill
			})
			var found []chain.Convicted
			eventually(t, "no conviction", func() bool {
				var err error
				found, err = s.View().Convictions(s.Ctx(), 0, s.ID)
				require.NoError(t, err)
				return len(found) > 0
			})
			require.Equal(t, wrong.ID(), found[0].Statement)
			require.Equal(t, protocol.FaultParameter, found[0].Fault)
			require.Equal(t, "0", metric(t, c, "disputes_total"))
		})
	}
}

// A wrong payload that nobody serves is nobody's dispute: no bond is risked on it. Once it is served, it costs its trainer the lock.
func TestChallengerWaitsForThePayload(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	r := a.replay(0, false)
	other := a.replay(0, false)
	other.Payload[4*700+1] ^= 1
	who := crypto.PubkeyToAddress(a.Trainers[0].PublicKey)
	other.PayloadRoot = a.PayloadRoot(other.Payload, 0, who)
	g := a.commit(0, other, true, common.Address{})
	a.lib.drop(g.PayloadRoot)
	c := challenge(t, a.scene, nil)
	reaches(t, c, "claims_wrong_total", "1")
	a.Mine(3)
	require.Equal(t, "0", metric(t, c, "disputes_total"))
	a.lib.put(g.PayloadRoot, a.file(other.Payload))
	reaches(t, c, "disputes_total", "1")
	// Its trace is honest, and ends in another payload.
	last := a.task.Schedule().Epilogue()
	x, err := r.Transition(a.Ctx(), last, 0)
	require.NoError(t, err)
	forged := *x
	forged.Local = other.PayloadRoot
	full := &training.Claim{Task: &a.task, Gradient: g, Segments: make([][]*training.Transition, last+1)}
	full.Segments[last] = []*training.Transition{&forged}
	posting, err := full.Posting(last)
	require.NoError(t, err)
	call, err := a.Env.Chain.DisputePostSegment(full.Signed(), uint32(last), posting, []*big.Int{a.disputes()[0].ID})
	require.NoError(t, err)
	a.Send(a.Trainers[0], call)
	eventually(t, "the payload is not proven wrong", func() bool { return a.condemned(g) })
	a.over(c.Account())
}

// A claim that cannot be judged, as nobody serves its payload, holds nothing that the replay of another one needs: it costs its trainer nothing.
func TestChallengerIsNotHeldUpByUnservedPayloads(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	idle := a.replay(0, false)
	idle.PayloadRoot = protocol.Hash{1}
	g := a.commit(0, idle, true, common.Address{})
	a.lib.drop(g.PayloadRoot)
	// There is memory for one replay.
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) {
		cfg.MaxReplayBytes = int64(training.Footprint(&a.task, uint64(len(a.records[0]))))
	})
	reaches(t, c, "claims_wrong_total", "1")
	a.commit(1, a.replay(1, true), true, common.Address{})
	reaches(t, c, "disputes_total", "1")
	require.Equal(t, crypto.PubkeyToAddress(a.Trainers[1].PublicKey), a.disputes()[0].Trainer)
}

// An honest trainer's defender answers in strangers' disputes, whatever they ask for, and gets its half of their bonds when they go away. It is
// stopped in the middle of them, and one that has nothing but the key goes on.
func TestDefenderAnswersStrangers(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	r := a.replay(0, false)
	g := a.commit(0, r, true, common.Address{})
	sham := keys.Dev(stranger)
	a.fund(sham)
	// Nothing is read from a trace, which many nodes do not give.
	dep := a.Dep
	dep.RPC = untraced(t, dep.RPC)
	defend := func() (stop func()) {
		d, err := verifier.NewDefender(verifier.ChallengerConfig{
			Deployment: dep, Key: a.Trainers[0], DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{a.lib.url},
			PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
			Log: slog.New(slog.NewTextHandler(testWriter{t}, nil)),
		})
		require.NoError(t, err)
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan error, 1)
		go func() { done <- d.Run(ctx) }()
		return func() {
			cancel()
			require.NoError(t, <-done)
		}
	}
	answered := func() bool {
		return !slices.ContainsFunc(a.disputes(), func(d training.Dispute) bool { return d.Turn().Trainers() })
	}
	stop := defend()
	a.open(sham, g, a.Trainers[0], chain.NoSegment, common.Address{})
	a.open(sham, g, a.Trainers[0], 1, common.Address{})
	// One of them hides in another contract what it is about.
	hidden := a.forwarder()
	a.Send(sham, a.Env.Chain.Mint(hidden, chaintest.Tokens(1000)))
	a.Send(sham, forwarded(a.Env.Chain.Approve(a.Dep.Dispute, chaintest.Tokens(1000)), hidden))
	a.open(sham, g, a.Trainers[0], 1, hidden)
	require.Len(t, a.disputes(), 3)
	eventually(t, "no answer", answered)
	stop()
	// Down to an element of a chain, while nobody defends.
	place := training.Place{Segment: 2, Transition: 1, Part: 0}
	step, err := r.Transition(a.Ctx(), place.Segment, place.Transition)
	require.NoError(t, err)
	for n := range step.Program.Micro {
		place.Entry = uint32(1 + len(step.Program.Inputs) + n)
		if l := step.Program.Place(place.Entry); l.Runs() > 1 {
			break
		}
	}
	call, err := a.Env.Chain.DisputeDemandSegment(big.NewInt(1), a.disputes()[1].Position.Node, 2)
	require.NoError(t, err)
	a.Send(sham, call)
	require.False(t, answered())
	stop = defend()
	eventually(t, "no answer after a restart", answered)
	full := &training.Claim{Task: &a.task, Gradient: g, Segments: make([][]*training.Transition, a.task.Schedule().Segments())}
	for j := range full.Segments {
		for i := range a.task.Schedule().Transitions(j) {
			x, err := r.Transition(a.Ctx(), j, i)
			require.NoError(t, err)
			full.Segments[j] = append(full.Segments[j], x)
		}
	}
	entries, err := full.Entries(place.Segment, place.Entry)
	require.NoError(t, err)
	traced, err := step.Traced(place.Part, place.Entry)
	require.NoError(t, err)
	node, _, err := step.Node(place.Part, place.Entry)
	require.NoError(t, err)
	leaves := training.TensorList(node)
	call, err = a.Env.Chain.DisputeDemandElement(big.NewInt(1), a.disputes()[1].Position.Node, full.At(place.Segment, place.Transition), entries, traced, 0, leaves.Node(0, 0), leaves.Path(0))
	require.NoError(t, err)
	a.Send(sham, call)
	eventually(t, "no accumulators", answered)
	chained, err := a.View().ChainHash(a.Ctx(), a.name(g), 2, 1, 0, place.Entry, 0)
	require.NoError(t, err)
	require.False(t, chained.IsZero())

	bond, err := a.View().TrainingBond(a.Ctx())
	require.NoError(t, err)
	trainer := crypto.PubkeyToAddress(a.Trainers[0].PublicKey)
	before, err := a.View().Balance(a.Ctx(), trainer)
	require.NoError(t, err)
	a.Skip(a.Spec.DisputeClock)
	a.over(trainer)
	after, err := a.View().Balance(a.Ctx(), trainer)
	require.NoError(t, err)
	require.Equal(t, new(big.Int).Mul(big.NewInt(3), new(big.Int).Rsh(bond, 1)), after.Sub(after, before), "half of each bond")
	require.False(t, a.condemned(g))
	stop()
}

// A stranger chooses the encoding of the dispute that it opens; the contract takes some that no common decoder reads. The defender answers
// whatever it is, and an honest trainer loses nothing.
func TestDefenderReadsWhatTheContractReads(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	g := a.commit(0, a.replay(0, false), true, common.Address{})
	sham := keys.Dev(stranger)
	a.fund(sham)
	call, err := a.Env.Chain.DisputeOpen((&training.Case{Gradient: g, Signature: a.Sign(g, a.Trainers[0])}).Signed(), chain.NoSegment)
	require.NoError(t, err)
	// The signature before the gradient, so that its offset points backwards.
	const head, static = 4 + 2*32, 7 * 32
	gradient, signature := call.Data[head:][:static], call.Data[head+static+32:]
	offset := common.BigToHash(new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(int64(len(signature)))))
	place := common.BigToHash(big.NewInt(int64(64 + len(signature))))
	call.Data = slices.Concat(call.Data[:4], place[:], call.Data[4+32:head], signature, gradient, offset[:])
	a.Send(sham, call)
	require.Len(t, a.disputes(), 1)
	d, err := verifier.NewDefender(verifier.ChallengerConfig{
		Deployment: a.Dep, Key: a.Trainers[0], DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{a.lib.url},
		PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
		Log: slog.New(slog.NewTextHandler(testWriter{t}, nil)),
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- d.Run(ctx) }()
	eventually(t, "no answer", func() bool { return !a.disputes()[0].Turn().Trainers() })
	cancel()
	require.NoError(t, <-done)
	require.False(t, a.condemned(g))
}

// Of 32 claims, those of rounds to come among them, each is disputed twice at once, and again later; there is memory for two replays. The defender
// answers about all, in every dispute, and replays none of them twice.
func TestDefenderAnswersAboutManyClaims(t *testing.T) {
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
		a.open(sham, g, a.Trainers[0], 1, common.Address{})
		a.open(sham, g, a.Trainers[0], 2, common.Address{})
	}
	require.Len(t, a.disputes(), 2*rounds)
	var lines logged
	a.defend(0, func(cfg *verifier.ChallengerConfig) {
		cfg.MaxReplayBytes = 2 * int64(training.Footprint(&a.task, uint64(len(a.records[0]))))
		cfg.Log = lines.beside(t)
	})
	eventually(t, "some are not answered", a.answered)
	for _, g := range claims[rounds/2:] {
		a.open(sham, g, a.Trainers[0], chain.NoSegment, common.Address{})
	}
	eventually(t, "some are not answered once more", a.answered)
	for _, g := range claims {
		require.False(t, a.condemned(g))
	}
	require.Equal(t, rounds, lines.count("replayed a trainer's work"))
}

// Disputes about one segment are answered by as few postings as fit transactions, however many strangers open: one for all of them would never be mined.
func TestDefenderAnswersManyAboutOneSegment(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	g := a.commit(0, a.replay(0, false), true, common.Address{})
	sham := keys.Dev(stranger)
	a.fund(sham)
	const n = chain.MaxAnswers + 11
	for range n {
		a.open(sham, g, a.Trainers[0], 1, common.Address{})
	}
	var d *verifier.Defender
	a.defendWith(0, &d, nil)
	eventually(t, "some are not answered", a.answered)
	reaches(t, d, "dispute_answers_total", "2")
	require.Len(t, a.disputes(), n)
	require.False(t, a.condemned(g))
}

// A challenger that comes late replays nothing that can be disputed no longer: the one lie that still can be is found at once.
func TestChallengerSkipsWhatIsPast(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) { spec.CommitWindow = 4000 }, nil)
	sign := func(i int, r *training.Replay, deadline uint64) {
		g, _ := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[i])
		g.PayloadRoot, g.ClaimHash, g.Deadline = r.PayloadRoot, r.ClaimHash, deadline
		a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[i])))
		a.lib.put(g.PayloadRoot, a.file(r.Payload))
	}
	round, err := a.View().Round(a.Ctx(), a.ID, 0)
	require.NoError(t, err)
	soon := a.View().Time + 500
	for i := range 3 {
		sign(i, a.replay(i, i == 0), soon)
	}
	sign(3, a.replay(3, true), round.OpenedAt+uint64(a.Spec.CommitWindow))
	require.Less(t, a.View().Time, soon, "all of them are in time")
	a.Skip(uint32(soon + uint64(a.Spec.ClaimWindow) - a.View().Time))
	var lines logged
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Log = lines.beside(t) })
	reaches(t, c, "disputes_total", "1")
	require.Equal(t, crypto.PubkeyToAddress(a.Trainers[3].PublicKey), a.disputes()[0].Trainer)
	a.Mine(3)
	require.Equal(t, 1, lines.count("replayed a trainer's work"))
	require.Equal(t, "1", metric(t, c, "claims_judged_total"))
	require.Equal(t, "0", metric(t, c, "claims_expired_total"), "it was not there")
}

// What cannot be read about one claim, or taken back of another's bond, keeps a defender from nothing else.
func TestDefenderIsNotHeldUp(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	sham := keys.Dev(stranger)
	a.fund(sham)
	own := a.commit(0, a.replay(0, false), true, common.Address{})
	other := a.commit(1, a.replay(1, false), true, common.Address{})
	withdraw, err := a.Env.Chain.DisputeWithdraw()
	require.NoError(t, err)
	enrolled := trainingtasks.NewTrainingTasks().PackEnrollmentOf(a.ID, other.Trainer)
	var deaf atomic.Bool
	deaf.Store(true)
	var refused atomic.Int64
	a.open(sham, own, a.Trainers[0], chain.NoSegment, common.Address{})
	a.defend(0, func(cfg *verifier.ChallengerConfig) {
		cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, func(body []byte) bool {
			for _, data := range [][]byte{withdraw.Data, enrolled} {
				if deaf.Load() && bytes.Contains(body, []byte(`"`+hexutil.Encode(data)+`"`)) {
					refused.Add(1)
					return false
				}
			}
			return true
		})
	})
	eventually(t, "no answer", a.answered)
	a.Skip(a.Spec.DisputeClock)
	eventually(t, "what was left is not ended", func() bool { return a.disputes()[0].Turn() == chain.TrainingTurnOver })
	// The one that cannot be read comes first.
	a.open(sham, other, a.Trainers[1], chain.NoSegment, common.Address{})
	a.open(sham, own, a.Trainers[0], 1, common.Address{})
	eventually(t, "no answer", func() bool { return !a.disputes()[2].Turn().Trainers() })
	require.Positive(t, refused.Load())
	require.True(t, a.disputes()[1].Turn().Trainers(), "nobody defends it")
	deaf.Store(false)
	eventually(t, "the half of the bond is not taken", func() bool {
		credit, err := a.View().TrainingCredit(a.Ctx(), own.Trainer)
		require.NoError(t, err)
		return credit.Sign() == 0
	})
}

// service is a process that plays, as a command of the binary would: this test's binary, run again.
type service struct {
	Role       string
	Deployment protocol.Deployment
	Key        int
	DataDir    string
	Source     string
}

// asService names the variable that makes this binary a service.
const asService = "ASSAY_TEST_SERVICE"

func TestMain(m *testing.M) {
	text := os.Getenv(asService)
	if text == "" {
		os.Exit(m.Run())
	}
	var s service
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		panic(err)
	}
	cfg := verifier.ChallengerConfig{
		Deployment: s.Deployment, Key: keys.Dev(s.Key), DataDir: s.DataDir, Listen: "127.0.0.1:0", Sources: []string{s.Source},
		PollInterval: 20 * time.Millisecond, ReceiptQueryInterval: 20 * time.Millisecond, SendTimeout: 30 * time.Second,
		Log: slog.New(slog.NewTextHandler(os.Stderr, nil)),
	}
	var p player
	var err error
	if s.Role == "defender" {
		p, err = verifier.NewDefender(cfg)
	} else {
		p, err = verifier.NewChallenger(cfg)
	}
	if err == nil {
		err = p.Run(context.Background())
	}
	panic(err)
}

// run starts the process; kill ends it as a power cut does.
func (s service) run(t *testing.T) (kill func()) {
	t.Helper()
	text, err := json.Marshal(s)
	require.NoError(t, err)
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asService+"="+string(text))
	var log bytes.Buffer
	cmd.Stderr = &log
	require.NoError(t, cmd.Start())
	return func() {
		require.NoError(t, cmd.Process.Kill(), "it ended by itself:\n%s", &log)
		_ = cmd.Wait() // says that it was killed
	}
}

// Challenger and defender are killed again and again in the middle of games, their folders lost with them: the liar is convicted all the same,
// the honest trainer is not.
func TestPlayersAreKilled(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	spoiled := a.replay(0, true)
	liar := a.commit(0, spoiled, false, common.Address{})
	honest := a.commit(1, a.replay(1, false), true, common.Address{})
	sham := keys.Dev(stranger)
	a.fund(sham)
	a.fund(keys.Dev(challengerKey))
	for _, segment := range []uint32{chain.NoSegment, 0, 1} {
		a.open(sham, honest, a.Trainers[1], segment, common.Address{})
	}
	lying := &training.Defence{Replay: spoiled, Gradient: liar}
	var about []training.Dispute
	look := func() {
		about = nil
		for _, d := range a.disputes() {
			if d.Claim == a.name(liar) {
				about = append(about, d)
			}
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	answered := func() bool {
		return !slices.ContainsFunc(a.disputes(), func(d training.Dispute) bool { return d.Claim == a.name(honest) && d.Turn().Trainers() })
	}
	kills := 0
	for !a.condemned(liar) || !answered() {
		require.Less(t, kills, 200)
		stop := []func(){
			service{"challenger", a.Dep, challengerKey, t.TempDir(), a.lib.url}.run(t),
			service{"defender", a.Dep, chaintest.Trainer + 1, t.TempDir(), a.lib.url}.run(t),
		}
		// Ever longer: a slow machine gets something done, too.
		until := time.Now().Add(time.Duration((300+r.IntN(900))*(1+kills/10)) * time.Millisecond)
		for time.Now().Before(until) && !a.condemned(liar) {
			look()
			for move, err := range lying.Defend(a.Ctx(), a.View(), about) {
				require.NoError(t, err)
				a.Send(a.Trainers[0], move.Call)
			}
			time.Sleep(20 * time.Millisecond)
		}
		for _, kill := range stop {
			kill()
		}
		kills++
	}
	t.Logf("killed %d times", kills)
	require.Greater(t, kills, 1)
	require.False(t, a.condemned(honest))
	look()
	require.NotEmpty(t, about)
	require.Empty(t, slices.DeleteFunc(a.disputes(), func(d training.Dispute) bool {
		return d.Challenger != keys.DevAddress(challengerKey) || d.Claim == a.name(liar)
	}))
}

// A challenger is killed, and its folder lost, when it has opened a dispute about a segment that it knew from a list of checkpoints that a keeper
// serves. The next one needs that list again, without which nothing that is posted leads anywhere, and asks for it although a clock runs.
func TestChallengerIsKilledBehindTheList(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	spoiled := a.replay(0, true)
	liar := a.commit(0, spoiled, true, common.Address{})
	a.fund(keys.Dev(challengerKey))
	kill := service{"challenger", a.Dep, challengerKey, t.TempDir(), a.lib.url}.run(t)
	eventually(t, "no dispute is opened", func() bool { return len(a.disputes()) == 1 })
	kill()
	require.NotEqual(t, uint8(claim.KindClaim), a.disputes()[0].Position.Kind, "the list is public: a segment is asked for")
	kill = service{"challenger", a.Dep, challengerKey, t.TempDir(), a.lib.url}.run(t)
	lying := &training.Defence{Replay: spoiled, Gradient: liar}
	eventually(t, "the lie is not proven", func() bool {
		for move, err := range lying.Defend(a.Ctx(), a.View(), a.disputes()) {
			require.NoError(t, err)
			a.Send(a.Trainers[0], move.Call)
		}
		return a.condemned(liar)
	})
	kill()
	require.Len(t, a.disputes(), 1)
}

// defend runs trainer i's defender until stop, or the test, ends it.
func (a *academy) defend(i int, edit func(*verifier.ChallengerConfig)) (stop func()) {
	a.t.Helper()
	return a.defendWith(i, new(*verifier.Defender), edit)
}

// defendWith is defend for a test that looks at the defender.
func (a *academy) defendWith(i int, into **verifier.Defender, edit func(*verifier.ChallengerConfig)) (stop func()) {
	a.t.Helper()
	cfg := verifier.ChallengerConfig{
		Deployment: a.Dep, Key: a.Trainers[i], DataDir: a.t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{a.lib.url},
		PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
		Log: slog.New(slog.NewTextHandler(testWriter{a.t}, nil)),
	}
	if edit != nil {
		edit(&cfg)
	}
	d, err := verifier.NewDefender(cfg)
	require.NoError(a.t, err)
	*into = d
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- d.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		require.NoError(a.t, <-done)
	})
	a.t.Cleanup(stop)
	return stop
}

// answered says that nothing waits for a trainer.
func (a *academy) answered() bool {
	return !slices.ContainsFunc(a.disputes(), func(d training.Dispute) bool { return d.Turn().Trainers() })
}

// A defender whose data directory takes nothing any more answers all the same: sources serve the programs and the data, and the state lies in --states.
func TestDefenderWithoutADisk(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	data, states := t.TempDir(), t.TempDir()
	var file bytes.Buffer
	require.NoError(t, protocol.WriteState(&file, a.Initial, a.Spec.FragmentCount))
	root := a.Initial.Root(a.Spec.FragmentCount)
	require.NoError(t, os.WriteFile(filepath.Join(states, common.Bytes2Hex(root[:])+".safetensors"), file.Bytes(), 0o600))
	d := new(verifier.Defender)
	a.defendWith(0, &d, func(cfg *verifier.ChallengerConfig) { cfg.DataDir, cfg.States = data, states })
	objects := filepath.Join(data, "objects")
	require.NoError(t, os.RemoveAll(objects))
	require.NoError(t, os.WriteFile(objects, nil, 0o600)) // a file where the folder was: no permission keeps root out of one
	honest := a.commit(0, a.replay(0, false), true, common.Address{})
	sham := keys.Dev(stranger)
	a.fund(sham)
	a.open(sham, honest, a.Trainers[0], 1, common.Address{})
	eventually(t, "an honest trainer with its state on another disk does not answer", a.answered)
	require.Equal(t, "1", metric(t, d, "storage_failures_total"))
}

// A round falls whose wrong state honest trainers went on from, and nobody serves that state any more: a sham dispute about such a claim is
// answered from what the defender kept, and by one that starts from nothing from what its trainer kept.
func TestDefenderOnAnOverturnedBranch(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	wrong := a.play(play{tamper: nudge(100)})
	shelf, err := training.NewShelf(a.Spec.DatasetRecords, func(_ context.Context, index uint64) ([]byte, error) { return a.records[index], nil })
	require.NoError(t, err)
	parent := a.state.Root(a.Spec.FragmentCount)
	var claims []protocol.OuterGradient
	for i := range 2 {
		r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Round: 1, Trainer: crypto.PubkeyToAddress(a.Trainers[i].PublicKey)}, a.state, shelf)
		require.NoError(t, err)
		g, _ := a.Gradient(1, parent, a.Trainers[i])
		g.PayloadRoot, g.ClaimHash = r.PayloadRoot, r.ClaimHash
		a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[i])))
		claims = append(claims, g)
	}
	kept, own := t.TempDir(), t.TempDir()
	stop := a.defend(0, func(cfg *verifier.ChallengerConfig) { cfg.DataDir = kept })
	eventually(t, "the parent is not kept", func() bool {
		info, err := os.Stat(filepath.Join(kept, "objects", parent.String()+".state"))
		return err == nil && info.ModTime().After(time.Now().Add(time.Hour))
	})
	stop()
	// As the trainer of the second claim keeps it.
	var file bytes.Buffer
	require.NoError(t, protocol.WriteState(&file, a.state, a.Spec.FragmentCount))
	states := filepath.Join(own, hex.EncodeToString(a.ID[:]), "0a", "states")
	require.NoError(t, os.MkdirAll(states, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(states, hex.EncodeToString(parent[:])+".safetensors"), file.Bytes(), 0o600))

	// The challenger is one that leaves claims alone: those of round 0 are none.
	challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.Dispute = common.Address{} })
	a.convicted(wrong, protocol.FaultParameter)
	a.lib.drop(parent)
	sham := keys.Dev(stranger)
	a.fund(sham)
	for i, g := range claims {
		a.open(sham, g, a.Trainers[i], 1, common.Address{})
	}
	a.defend(0, func(cfg *verifier.ChallengerConfig) { cfg.DataDir = kept })
	a.defend(1, func(cfg *verifier.ChallengerConfig) { cfg.States = own })
	eventually(t, "no answer", a.answered)
	a.Skip(a.Spec.DisputeClock)
	a.over(crypto.PubkeyToAddress(a.Trainers[0].PublicKey))
	for i, g := range claims {
		require.False(t, a.condemned(g))
		lock, err := a.View().Lock(a.Ctx(), a.ID, protocol.RoleTrainer, crypto.PubkeyToAddress(a.Trainers[i].PublicKey))
		require.NoError(t, err)
		require.Positive(t, lock.Sign())
	}
}

// Tasks whose steps have no end, more of them than are replayed at a time, keep no other task's trainers from being judged.
func TestChallengerIsNotHeldUpByEndlessReplays(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	for i := range byte(3) {
		endless := academyBeside(t, env, lib, 1024, func(spec *protocol.TaskSpec) {
			spec.InnerSteps, spec.CheckpointInterval, spec.Seed = 4096, 64, [32]byte{i}
		}, nil)
		g, signature := endless.Gradient(0, endless.Spec.InitialStateRoot, endless.Trainers[0])
		endless.Send(endless.keeper, env.Chain.SubmitOuterGradient(g, signature))
	}
	a := academyBeside(t, env, lib, 0, func(*protocol.TaskSpec) {}, nil)
	a.commit(0, a.replay(0, true), true, common.Address{})
	c := challenge(t, a.scene, nil)
	reaches(t, c, "disputes_total", "1")
	require.Equal(t, "0", metric(t, c, "claims_right_total"))
	require.Equal(t, "1", metric(t, c, "claims_wrong_total"), "those without end are at it")
}

// A task whose claims take more memory than there is for them is refused before anything large is fetched; its rounds are watched all the same.
func TestChallengerRefusesWhatDoesNotFit(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	wrong := a.play(play{tamper: nudge(100)})
	need := int64(training.Footprint(&a.task, uint64(len(a.records[0]))))
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.MaxReplayBytes = need - 1 })
	reaches(t, c, "tasks_refused_total", "1")
	require.Positive(t, a.lib.times(a.task.Programs.Step.Root()))
	require.Zero(t, a.lib.times(a.Spec.DatasetRoot))
	for _, constants := range a.task.Constants {
		for _, x := range constants {
			require.Zero(t, a.lib.times(x.Root()))
		}
	}
	a.convicted(wrong, protocol.FaultParameter)
	require.Equal(t, "0", metric(t, c, "disputes_total"))
	fits := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) {
		cfg.MaxReplayBytes, cfg.Key = need, keys.Dev(stranger)
	})
	eventually(t, "no claim is judged", func() bool { return metric(t, fits, "claims_wrong_total") != "0" }) // several at a time
	require.Equal(t, "0", metric(t, fits, "tasks_refused_total"))
}

// A dispute about a claim that cannot be replayed any more, say with less memory than before, is brought to its end also after an RPC that failed meanwhile.
func TestChallengerPlaysOnWhereItCannotReplay(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	g := a.commit(0, a.replay(0, true), true, common.Address{})
	own := keys.Dev(challengerKey)
	a.fund(own)
	a.open(own, g, a.Trainers[0], chain.NoSegment, common.Address{})
	a.commit(1, a.replay(1, false), true, common.Address{})
	ill := []byte(hex.EncodeToString(crypto.Keccak256([]byte("isIllFormed(bytes32)"))[:4]))
	var down atomic.Bool
	var refused atomic.Int64
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) {
		cfg.MaxReplayBytes = int64(training.Footprint(&a.task, uint64(len(a.records[0])))) - 1
		cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, func(body []byte) bool {
			lost := down.Load() && bytes.Contains(body, ill)
			if lost {
				refused.Add(1)
			}
			return !lost
		})
	})
	reaches(t, c, "tasks_refused_total", "1")
	down.Store(true)
	a.Mine(1)
	eventually(t, "the RPC is not asked", func() bool { return refused.Load() > 0 })
	down.Store(false)
	a.Skip(a.Spec.DisputeClock + a.Spec.DisputeExtension)
	eventually(t, "silence convicts nobody", func() bool {
		a.Mine(1)
		return a.condemned(g)
	})
	a.over(c.Account())
}

// Claims of a round may be past being disputed when a round below falls, and it opens again: what is committed then is judged as ever.
func TestClaimsOfARoundThatOpensAgain(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
		spec.StateWindow, spec.ClaimWindow, spec.RevealWindow, spec.CustodyAssumed = 2000, 60, 2000, true
		spec.DisputeClock, spec.DisputeExtension = 30, 5
	}, nil)
	wrong := a.play(play{tamper: nudge(100)})
	missing := a.payloadRoot(0, 0)
	a.lib.drop(missing)
	parent := a.state.Root(a.Spec.FragmentCount)
	for i := range 2 {
		g, _ := a.Gradient(1, parent, a.Trainers[i])
		a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[i])))
	}
	a.Skip(a.Spec.CommitWindow + a.Spec.ClaimWindow + uint32(a.Spec.DisputeBound()))
	challenge(t, a.scene, nil)
	eventually(t, "it does not come back to the round", func() bool { return a.lib.times(missing) > 2 })
	a.lib.put(missing, a.file(a.Leaves(a.Delta(0, crypto.PubkeyToAddress(a.Trainers[0].PublicKey)))))
	a.convicted(wrong, protocol.FaultParameter)

	a.Skip(a.Spec.FallbackWindow)
	a.Send(a.keeper, a.Env.Chain.Tick(a.ID))
	work := claim.Work{Round: 1, Trainer: crypto.PubkeyToAddress(a.Trainers[0].PublicKey)}
	spoiled, err := training.NewReplay(a.Ctx(), &a.task, work, a.Initial, a.shelf(true))
	require.NoError(t, err)
	g, _ := a.Gradient(1, a.Spec.InitialStateRoot, a.Trainers[0])
	g.PayloadRoot, g.ClaimHash = spoiled.PayloadRoot, spoiled.ClaimHash
	a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[0])))
	eventually(t, "nobody disputes the claim", func() bool { return len(a.disputes()) > 0 })
}
