package keeper

import (
	"bytes"
	"crypto/ecdsa"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingtasks"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/transition"
)

// squatted is a task of four slots with a quorum of three, in which two trainers deliver and two squat: without somebody else no round is proposed.
type squatted struct {
	*chaintest.Task
	pool      []*running
	honest    []*ecdsa.PrivateKey
	squatters []*ecdsa.PrivateKey
}

// squat starts two keepers that are each other's peers, and fills the task's slots. Who misses two rounds is absent.
func squat(t *testing.T, rounds uint32) *squatted {
	env := chaintest.New(t)
	return squatAmong(t, env, startPool(t, env, 2, nil), 3, rounds)
}

// squatAmong is squat with these keepers, of which so many of five seats are a quorum.
func squatAmong(t *testing.T, env *chaintest.Env, pool []*running, threshold uint8, rounds uint32) *squatted {
	t.Helper()
	w := &squatted{pool: pool}
	w.Task = env.Post(func(s *protocol.TaskSpec) {
		committee(5, threshold)(s)
		s.MaxMisses, s.MaxConsecutiveNec, s.MaxRounds, s.EnrollmentFee = 1, 4, rounds, chaintest.Tokens(1)
		s.FallbackWindow = 1000 // receipts count in its first half
	})
	joinAll(w.Task, w.pool)
	for _, key := range w.Trainers {
		w.enroll(key)
	}
	w.honest, w.squatters = w.Trainers[:2], w.Trainers[2:]
	return w
}

func (w *squatted) enroll(key *ecdsa.PrivateKey) {
	w.Stake(key, w.Spec.TrainerLock)
	w.Send(key, w.Env.Chain.Approve(w.Dep.Tasks, w.Spec.EnrollmentFee))
	w.Send(key, w.Env.Chain.Enroll(w.ID))
}

func (w *squatted) commits(who ...*ecdsa.PrivateKey) {
	h := head(w.Task)
	for _, key := range who {
		g, sig := w.Gradient(h.Round, h.StateRoot, key)
		_, named := w.pool[0].submit(g, sig)
		require.Nil(w.T, named)
	}
}

// delivers gives each payload to one keeper.
func (w *squatted) delivers(who ...*ecdsa.PrivateKey) {
	round := head(w.Task).Round
	for i, key := range who {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		_, named := w.pool[i%len(w.pool)].put(payloadPath(w.ID, round, trainer), payloadFile(w.T, w.Delta(round, trainer), w.Spec.FragmentCount))
		require.Nil(w.T, named)
	}
}

// neverCommitted is a round in which the squatters do nothing.
func (w *squatted) neverCommitted() {
	h := head(w.Task)
	w.commits(w.honest...)
	w.Skip(w.Spec.CommitWindow)
	w.pool[0].awaitRound(w.Task, h.Round+1)
}

// withheld is a round in which they commit and give nobody their payloads. The keepers say on chain whose payloads they have.
func (w *squatted) withheld() {
	h := head(w.Task)
	w.commits(slices.Concat(w.honest, w.squatters)...)
	awaitDraw(w.Task)
	w.delivers(w.honest...)
	w.Skip(w.Spec.UploadWindow + w.Spec.GraceWindowMs/1000)
	var want uint64
	for _, key := range w.honest {
		want |= 1 << w.slot(key)
	}
	w.pool[0].eventually(func() bool {
		c, err := w.View().Committee(w.Ctx(), w.ID, h.Round)
		return err == nil && c.Forced == want
	}, "the keepers tell who delivered")
	w.Skip(w.Spec.FallbackWindow)
	require.Equal(w.T, h.StateRoot, w.pool[0].awaitRound(w.Task, h.Round+1).StateRoot, "carried")
}

func (w *squatted) slot(key *ecdsa.PrivateKey) uint8 {
	e, err := w.View().Enrollment(w.Ctx(), w.ID, crypto.PubkeyToAddress(key.PublicKey))
	require.NoError(w.T, err)
	return e.Slot
}

// reopened waits until only the honest ones hold slots, and checks that so many fees were burned.
func (w *squatted) reopened(fees int64) {
	w.pool[0].eventually(func() bool {
		absent, err := w.View().Absent(w.Ctx(), w.ID)
		return err == nil && len(absent) == 0 && len(chain.Slots(head(w.Task).ActiveSlots)) == len(w.honest)
	}, "the keepers reopen the slots of the absent")
	list, err := w.View().Trainers(w.Ctx(), w.ID, w.Spec.TrainerCount)
	require.NoError(w.T, err)
	require.Len(w.T, list, len(w.honest))
	require.Equal(w.T, chaintest.Tokens(fees), w.burned())
}

func (w *squatted) burned() *big.Int {
	tasks := trainingtasks.NewTrainingTasks()
	raw, err := w.Devnet.Client().CallContract(w.Ctx(), ethereum.CallMsg{To: &w.Dep.Tasks, Data: tasks.PackBurned()}, nil)
	require.NoError(w.T, err)
	burned, err := tasks.UnpackBurned(raw)
	require.NoError(w.T, err)
	return burned
}

// completes plays what is left of the run with somebody who takes a free slot, and has it paid.
func (w *squatted) completes(stranger *ecdsa.PrivateKey) {
	w.enroll(stranger)
	account := crypto.PubkeyToAddress(stranger.PublicKey)
	enrolled, err := w.View().Enrollment(w.Ctx(), w.ID, account)
	require.NoError(w.T, err)
	require.Positive(w.T, enrolled.FromRound)
	team := append(slices.Clone(w.honest), stranger)
	var worked []uint32
	for round := head(w.Task).Round; round < w.Spec.MaxRounds; round++ {
		w.commits(team...)
		awaitDraw(w.Task)
		w.delivers(team...)
		w.pool[0].awaitRound(w.Task, round+1)
		worked = append(worked, round)
	}
	require.NotEmpty(w.T, worked)
	require.False(w.T, head(w.Task).Failed)
	w.pool[0].eventually(func() bool {
		w.Skip(w.Spec.ClaimWindow)
		status, err := w.View().Status(w.Ctx(), w.ID)
		return err == nil && status == protocol.StatusCompleted
	}, "the run is completed")
	before, err := w.View().Balance(w.Ctx(), account)
	require.NoError(w.T, err)
	w.Send(w.honest[0], w.Env.Chain.ClaimRewards(w.ID, account, worked))
	after, err := w.View().Balance(w.Ctx(), account)
	require.NoError(w.T, err)
	pay := new(big.Int).Div(new(big.Int).Mul(w.Spec.RewardPerGradient, big.NewInt(9500)), big.NewInt(10_000))
	require.Equal(w.T, pay.Mul(pay, big.NewInt(int64(len(worked)))), after.Sub(after, before), "the stranger is paid")
}

// Those who enrol and never commit lose their slots and fees by themselves, and the run ends well.
func TestSquattersWhoNeverCommit(t *testing.T) {
	t.Parallel()
	w := squat(t, 4)
	w.neverCommitted()
	w.neverCommitted()
	w.reopened(2)
	w.completes(keys.Dev(10))
}

// So do those who commit and withhold: the keepers say on chain who delivered.
func TestSquattersWhoWithhold(t *testing.T) {
	t.Parallel()
	w := squat(t, 4)
	w.withheld()
	w.withheld()
	w.reopened(2)
	w.completes(keys.Dev(10))
}

// Who retakes each slot that is reopened pays for each, and the run is there for whoever comes at last: six rounds carried in a row, where four would
// have ended it without anybody new.
func TestSquattersWhoRetakeTheSlots(t *testing.T) {
	t.Parallel()
	w := squat(t, 8)
	for wave := range 3 {
		w.withheld()
		w.neverCommitted()
		w.reopened(int64(2 * (wave + 1)))
		if wave < 2 {
			w.squatters = []*ecdsa.PrivateKey{keys.Dev(11 + 2*wave), keys.Dev(12 + 2*wave)}
			for _, key := range w.squatters {
				w.enroll(key)
			}
		}
	}
	require.EqualValues(t, 6, head(w.Task).Carried)
	w.completes(keys.Dev(10))
}

// A payload that no keeper took, but that is on chain, is delivered: keepers propose with it.
func TestPublishedPayloadIsDelivered(t *testing.T) {
	t.Parallel()
	w := squat(t, 4)
	w.commits(slices.Concat(w.honest, w.squatters)...)
	awaitDraw(w.Task)
	w.delivers(w.honest...)
	key := w.squatters[0]
	for _, call := range w.showsOf(key) {
		w.Send(key, call)
	}
	w.Skip(w.Spec.UploadWindow)
	w.pool[0].awaitRound(w.Task, 1)
	round, err := w.View().Round(w.Ctx(), w.ID, 0)
	require.NoError(t, err)
	require.Equal(t, uint64(1)<<w.slot(w.honest[0])|1<<w.slot(w.honest[1])|1<<w.slot(key), round.Included)
}

// What is published of a payload but for a range is not read by a keeper, or each of them would read all of it at every head, and hold it meanwhile: how
// much that is, and for how long, whoever posts a task and publishes decides.
func TestPayloadsPublishedInPartAreNotRead(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	var reads atomic.Int64
	url := rpcOf(t, env.Dep.RPC, func(body []byte) {
		if bytes.Contains(body, []byte(payloadShown.Hex())) {
			reads.Add(1)
		}
	})
	pool := startPool(t, env, 2, func(_ int, c *Config) { c.Deployment.RPC, c.Deployment.WS = url, "" })
	w := squatAmong(t, env, pool, 3, 4)
	w.commits(slices.Concat(w.honest, w.squatters)...)
	awaitDraw(w.Task)
	w.delivers(w.honest...)
	key := w.squatters[0]
	calls := w.showsOf(key)
	for _, call := range calls[1:] {
		w.Send(key, call)
	}
	w.Skip(w.Spec.UploadWindow + w.Spec.GraceWindowMs/1000)
	w.pool[0].eventually(func() bool {
		c, err := w.View().Committee(w.Ctx(), w.ID, 0)
		return err == nil && c.Forced != 0
	}, "the keepers wait for payloads that they lack")
	began := pool[0].head.Load().Number
	for pool[0].head.Load().Number < began+10 {
		pool[0].mineFollowed(env, 1)
	}
	require.Zero(t, reads.Load(), "of a payload that nobody can use")
	w.Send(key, calls[0])
	w.pool[0].awaitRound(w.Task, 1)
	round, err := w.View().Round(w.Ctx(), w.ID, 0)
	require.NoError(t, err)
	require.NotZero(t, round.Included&(1<<w.slot(key)))
}

// payloadShown is the event of a range that was published.
var payloadShown = crypto.Keccak256Hash([]byte("PayloadShown(bytes32,uint32,address,uint32,uint64,bytes)"))

// rpcOf passes every request on to an RPC, after it was seen.
func rpcOf(t *testing.T, target string, seen func(body []byte)) (at string) {
	t.Helper()
	to, err := url.Parse(target)
	require.NoError(t, err)
	proxy := httputil.NewSingleHostReverseProxy(to)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		seen(body)
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// showsOf are the calls that publish a trainer's payload of round 0.
func (w *squatted) showsOf(key *ecdsa.PrivateKey) []chain.Call {
	w.T.Helper()
	trainer := crypto.PubkeyToAddress(key.PublicKey)
	round, err := w.View().Round(w.Ctx(), w.ID, 0)
	require.NoError(w.T, err)
	entries, err := w.View().Commitments(w.Ctx(), w.ID, 0, round.FrozenHash)
	require.NoError(w.T, err)
	entry := slices.IndexFunc(entries, func(c chain.Commitment) bool { return c.Trainer == trainer })
	return w.shows(chain.FrozenEntries(entries), uint32(entry), 0, trainer)
}

// shows are the calls that publish a payload: of three fragments, each of one range.
func (w *squatted) shows(entries []chain.FrozenEntry, entry, round uint32, trainer common.Address) (calls []chain.Call) {
	trees, err := transition.PayloadOf(&w.Spec, w.ID, round, trainer, w.Leaves(w.Delta(round, trainer)))
	require.NoError(w.T, err)
	for f, vector := range trees.Fragments {
		opened, err := vector.OpenRange(0, vector.Leaves())
		require.NoError(w.T, err)
		path, err := trees.Set.Path(uint64(f))
		require.NoError(w.T, err)
		calls = append(calls, w.Env.Chain.ShowPayload(w.ID, round, entries, entry, uint32(f), 0, opened.Leaf, opened.Path, path))
	}
	return calls
}

// A peer that takes requests for receipts and never answers keeps nobody from telling who delivered.
func TestReceiptsWaitForNoPeer(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	over := make(chan struct{})
	t.Cleanup(func() { close(over) })
	first, passOn := behind(t, func(_ http.ResponseWriter, r *http.Request, body []byte) bool {
		if !bytes.Contains(body, []byte("training_getPayloadReceipt")) {
			return false
		}
		select {
		case <-over:
		case <-r.Context().Done():
		}
		return true
	})
	pool := startPool(t, env, 2, first)
	passOn(pool[1])
	squatAmong(t, env, pool, 5, 4).withheld() // hardly ever has one of them all seats
}

// What comes in the second half of the fallback window is receipted by nobody: whoever withheld it would be excused with it. Receipts given before
// are given again.
func TestNoReceiptForWhatComesTooLate(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	var late atomic.Pointer[chain.Commitment]
	var file []byte
	first, passOn := behind(t, func(w http.ResponseWriter, r *http.Request, _ []byte) bool {
		c := late.Load()
		if c == nil || !strings.HasSuffix(r.URL.Path, c.PayloadRoot.String()) {
			return false
		}
		_, _ = w.Write(file)
		return true
	})
	pool := startPool(t, env, 2, first)
	passOn(pool[1])
	w := squatAmong(t, env, pool, 5, 4)
	w.commits(slices.Concat(w.honest, w.squatters)...)
	awaitDraw(w.Task)
	w.delivers(w.honest...)
	w.Skip(w.Spec.UploadWindow + w.Spec.GraceWindowMs/1000)
	receipt := func(key *ecdsa.PrivateKey) (string, *protocol.Error) {
		raw, named := pool[0].rpc("training_getPayloadReceipt", map[string]any{"taskId": w.ID, "round": 0, "trainer": crypto.PubkeyToAddress(key.PublicKey)})
		return string(raw), named
	}
	before, named := receipt(w.honest[1])
	require.Nil(t, named, "the other keeper's payload")
	deadlines, err := w.View().Deadlines(w.Ctx(), w.ID)
	require.NoError(t, err)
	w.Skip(uint32(deadlines.ForcedUntil() - w.View().Time))
	// What it does by the view of before it may still receipt: the payload is there only after that.
	pool[0].follows(w.Env)
	trainer := crypto.PubkeyToAddress(w.squatters[0].PublicKey)
	file = payloadFile(t, w.Delta(0, trainer), w.Spec.FragmentCount)
	late.Store(&chain.Commitment{PayloadRoot: w.PayloadRoot(w.Leaves(w.Delta(0, trainer)), 0, trainer)})
	_, named = receipt(w.squatters[0])
	require.NotNil(t, named)
	again, named := receipt(w.honest[1])
	require.Nil(t, named)
	require.Equal(t, before, again)

	// It is good for a proposal all the same: with it there are enough.
	require.Zero(t, pool[0].awaitRound(w.Task, 1).Carried)
	_, named = receipt(w.squatters[0])
	require.ErrorIs(t, named, protocol.ErrUploadWindowClosed)
}

// A keeper that holds enough payloads and may not propose, as its committee does not sign and its lock is too small to propose alone, tells who
// delivered all the same: one trainer that posted its own receipts would make all others miss the round.
func TestWhoMayNotProposeTellsAllTheSame(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	pool := startPool(t, env, 2, func(i int, c *Config) {
		c.PoolLock = chaintest.Tokens(601)
		if i == 1 {
			c.Adversary = func(protocol.Hash, uint32) *Lie { return &Lie{Idle: true} } // gives receipts
		}
	})
	var task *chaintest.Task
	for seats := 0; seats == 0 || seats == 11; seats = pool[0].seatsOf(task, awaitDraw(task)) { // once in a thousand draws one keeper has all
		task = env.Post(func(s *protocol.TaskSpec) {
			s.CommitteeSeats, s.CommitteeThreshold = 11, 11
			s.QuorumLock, s.FallbackWindow = chaintest.Tokens(1200), 2000
		})
		joinAll(task, pool)
		task.Enroll()
		commitAll(task, 0, task.Spec.InitialStateRoot, pool...)
	}
	pool[0].uploadRound(task, 0, 0, 1, 2, 3)
	task.Skip(task.Spec.UploadWindow + task.Spec.GraceWindowMs/1000 + task.Spec.FallbackWindow/4)
	pool[0].eventually(func() bool {
		c, err := task.View().Committee(task.Ctx(), task.ID, 0)
		return err == nil && c.Forced == 15
	}, "it tells who delivered")
}
