package indexer

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/require"

	"assay/bindings/aggregationfraud"
	"assay/bindings/assaytoken"
	"assay/bindings/enclaves"
	"assay/bindings/opreferee"
	"assay/bindings/payloadreveals"
	"assay/bindings/programreferee"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingaudit"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/internal/devnet"
	"assay/internal/embeddedpg"
	"assay/internal/keys"
	"assay/protocol"
	"assay/repops"
)

var quiet = slog.New(slog.DiscardHandler)

// postgres starts the one server of this package's tests, when a test first needs it; every test has its own database in it.
var postgres = sync.OnceValue(func() *embeddedpg.Server {
	var err error
	if postgresDir, err = os.MkdirTemp("", "indexer-test"); err != nil {
		panic(err)
	}
	// The account that root drops to has to reach it.
	if err := os.Chmod(postgresDir, 0o711); err != nil {
		panic(err)
	}
	server, err := embeddedpg.Start(context.Background(), embeddedpg.Config{Dir: filepath.Join(postgresDir, "pg"), Volatile: true, Log: quiet})
	if err != nil {
		panic(err)
	}
	return server
})

// postgresDir is set once the server has been asked for.
var postgresDir string

func TestMain(m *testing.M) {
	if os.Getenv(childEnv) != "" {
		runChild()
	}
	if os.Getenv(loadEnv) != "" {
		runLoad()
	}
	code := m.Run()
	if postgresDir != "" {
		if err := errors.Join(postgres().Stop(context.Background()), os.RemoveAll(postgresDir)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			code = 1
		}
	}
	os.Exit(code)
}

var databases atomic.Int64

// newDatabase returns the URL of an empty database.
func newDatabase(t testing.TB) string {
	name := fmt.Sprintf("test_%d_%d", os.Getpid(), databases.Add(1))
	conn, err := pgx.Connect(t.Context(), postgres().URL())
	require.NoError(t, err)
	defer conn.Close(context.Background())
	_, err = conn.Exec(t.Context(), "CREATE DATABASE "+name)
	require.NoError(t, err)
	return strings.Replace(postgres().URL(), "/assay?", "/"+name+"?", 1)
}

// world is a development chain with the real contracts, and the people that use them.
type world struct {
	t     testing.TB
	chain *devnet.Chain
	dep   protocol.Deployment

	sponsor, keeper, judge *ecdsa.PrivateKey
	trainers               []*ecdsa.PrivateKey

	token   *assaytoken.AssayToken
	vault   *stakevault.StakeVault
	tasks   *trainingtasks.TrainingTasks
	rounds  *trainingrounds.TrainingRounds
	fraud   *aggregationfraud.AggregationFraud
	descent *rootdescent.RootDescent
	reveals *payloadreveals.PayloadReveals
	game    *trainingfraud.TrainingFraud
	dispute *trainingdispute.TrainingDispute
	audit   *trainingaudit.TrainingAudit
	sealed  *enclaves.Enclaves
	// terms are offered for audits of every task that is posted, unless nil.
	terms *trainingaudit.ITrainingAuditTerms
	// posted and enrols are called when a task was posted, and before a trainer enrols in it, unless nil.
	posted func(task [32]byte)
	enrols func(task [32]byte, trainer *ecdsa.PrivateKey)
	// entries are the commitments of the newest round of each task, in order of arrival.
	entries map[[32]byte][]payloadreveals.FrozenEntry
	// salt makes every payload root different.
	salt uint64
	// committed are the payload roots that were committed to, by whom, round and task.
	committed map[[32]byte]map[uint32]map[common.Address]protocol.Hash
}

func addr(key *ecdsa.PrivateKey) common.Address { return crypto.PubkeyToAddress(key.PublicKey) }

// newWorld has the judge for a game, who convicts and overturns as it pleases.
func newWorld(t testing.TB) *world { return newWorldOf(t, false) }

// newGameWorld has the contracts that training is disputed by.
func newGameWorld(t testing.TB) *world { return newWorldOf(t, true) }

func newWorldOf(t testing.TB, game bool) *world {
	chain, err := devnet.New(devnet.Config{Log: quiet})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, chain.Close()) })
	w := &world{
		t: t, chain: chain, sponsor: keys.Dev(0), keeper: keys.Dev(1), judge: keys.Dev(2),
		trainers: []*ecdsa.PrivateKey{keys.Dev(3), keys.Dev(4), keys.Dev(5)},
		token:    assaytoken.NewAssayToken(), vault: stakevault.NewStakeVault(),
		tasks: trainingtasks.NewTrainingTasks(), rounds: trainingrounds.NewTrainingRounds(),
		fraud: aggregationfraud.NewAggregationFraud(), descent: rootdescent.NewRootDescent(), reveals: payloadreveals.NewPayloadReveals(),
		game: trainingfraud.NewTrainingFraud(), dispute: trainingdispute.NewTrainingDispute(), audit: trainingaudit.NewTrainingAudit(),
		sealed:  enclaves.NewEnclaves(),
		entries: map[[32]byte][]payloadreveals.FrozenEntry{},
	}
	deployer := addr(w.sponsor)
	w.dep = protocol.Deployment{
		ChainID: devnet.ChainID, RPC: chain.RPC(), WS: chain.WS(), DeployBlock: 1,
		Token: crypto.CreateAddress(deployer, 0), Vault: crypto.CreateAddress(deployer, 1),
		Tasks: crypto.CreateAddress(deployer, 2), Rounds: crypto.CreateAddress(deployer, 3), OpReferee: crypto.CreateAddress(deployer, 4),
		Fraud: crypto.CreateAddress(deployer, 5), Descent: crypto.CreateAddress(deployer, 6), Reveals: crypto.CreateAddress(deployer, 7),
		Game: addr(w.judge),
	}
	if game {
		w.dep.ProgramReferee, w.dep.Game, w.dep.Dispute = crypto.CreateAddress(deployer, 8), crypto.CreateAddress(deployer, 9), crypto.CreateAddress(deployer, 10)
		w.dep.Audit, w.dep.Enclaves = crypto.CreateAddress(deployer, 11), crypto.CreateAddress(deployer, 12)
	}
	w.deploy(&assaytoken.AssayTokenMetaData, nil)
	w.deploy(&stakevault.StakeVaultMetaData, w.vault.PackConstructor(w.dep.Token, w.dep.Tasks, 3600))
	w.deploy(&trainingtasks.TrainingTasksMetaData, w.tasks.PackConstructor(w.dep.Vault, w.dep.Rounds, 1, 0, 10, 128<<10, w.dep.Fraud, w.dep.Game))
	w.deploy(&trainingrounds.TrainingRoundsMetaData, w.rounds.PackConstructor(w.dep.Tasks))
	w.deploy(&opreferee.OpRefereeMetaData, nil)
	w.deploy(&aggregationfraud.AggregationFraudMetaData, w.fraud.PackConstructor(w.dep.Rounds, w.dep.OpReferee, w.dep.Descent, w.dep.Reveals))
	w.deploy(&rootdescent.RootDescentMetaData, w.descent.PackConstructor(w.dep.Fraud, units(100)))
	w.deploy(&payloadreveals.PayloadRevealsMetaData, w.reveals.PackConstructor(w.dep.Fraud, units(2)))
	if game {
		w.deploy(&programreferee.ProgramRefereeMetaData, nil)
		w.deploy(&trainingfraud.TrainingFraudMetaData, w.game.PackConstructor(w.dep.Rounds, w.dep.ProgramReferee, w.dep.Dispute, w.dep.Enclaves))
		w.deploy(&trainingdispute.TrainingDisputeMetaData, w.dispute.PackConstructor(w.dep.Game, units(100)))
		w.deploy(&trainingaudit.TrainingAuditMetaData, w.audit.PackConstructor(w.dep.Game))
		w.deploy(&enclaves.EnclavesMetaData, w.sealed.PackConstructor(w.dep.Game))
	}
	w.do(w.judge, w.dep.Token, w.token.PackMint(addr(w.judge), units(1_000_000)))
	w.do(w.judge, w.dep.Token, w.token.PackApprove(w.dep.Descent, units(1_000_000)))
	w.do(w.judge, w.dep.Token, w.token.PackApprove(w.dep.Reveals, units(1_000_000)))
	if game {
		w.do(w.judge, w.dep.Token, w.token.PackApprove(w.dep.Dispute, units(1_000_000)))
	}
	for _, key := range append([]*ecdsa.PrivateKey{w.sponsor, w.keeper}, w.trainers...) {
		w.do(key, w.dep.Token, w.token.PackMint(addr(key), units(1_000_000)))
		w.do(key, w.dep.Token, w.token.PackApprove(w.dep.Vault, units(1_000_000)))
		w.do(key, w.dep.Token, w.token.PackApprove(w.dep.Tasks, units(1_000_000)))
		if game {
			w.do(key, w.dep.Token, w.token.PackApprove(w.dep.Audit, units(1_000_000)))
		}
	}
	return w
}

func units(n int64) *big.Int { return big.NewInt(n) }

func (w *world) deploy(meta *bind.MetaData, constructor []byte) {
	hash := w.submit(w.sponsor, nil, append(common.FromHex(meta.Bin), constructor...))
	w.mine(1)
	receipt, err := w.chain.Client().TransactionReceipt(w.t.Context(), hash)
	require.NoError(w.t, err)
	require.Equal(w.t, types.ReceiptStatusSuccessful, receipt.Status, "creation reverted")
}

// submit puts a transaction into the pool.
func (w *world) submit(key *ecdsa.PrivateKey, to *common.Address, data []byte) common.Hash {
	ctx, client := w.t.Context(), w.chain.Client()
	nonce, err := client.PendingNonceAt(ctx, addr(key))
	require.NoError(w.t, err)
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Nonce: nonce, To: to, Gas: 12_000_000, Data: data,
		GasFeeCap: big.NewInt(20e9), GasTipCap: big.NewInt(1e9),
	})
	require.NoError(w.t, err)
	require.NoError(w.t, client.SendTransaction(ctx, tx))
	return tx.Hash()
}

func (w *world) send(key *ecdsa.PrivateKey, to common.Address, data []byte) common.Hash {
	return w.submit(key, &to, data)
}

func (w *world) mine(n int) { require.NoError(w.t, w.chain.Mine(n)) }

// do sends, mines, and requires success.
func (w *world) do(key *ecdsa.PrivateKey, to common.Address, data []byte) {
	hash := w.send(key, to, data)
	w.mine(1)
	receipt, err := w.chain.Client().TransactionReceipt(w.t.Context(), hash)
	require.NoError(w.t, err)
	require.Equal(w.t, types.ReceiptStatusSuccessful, receipt.Status, "transaction to %s reverted", to)
}

func read[T any](w *world, to common.Address, data []byte, unpack func([]byte) (T, error)) T {
	out, err := w.chain.Client().CallContract(w.t.Context(), callMsg(to, data), nil)
	require.NoError(w.t, err)
	v, err := unpack(out)
	require.NoError(w.t, err)
	return v
}

func (w *world) spec(maxRounds uint32) trainingtasks.TrainingTaskSpec {
	one := func(b byte) [32]byte { return [32]byte{b} }
	return trainingtasks.TrainingTaskSpec{
		Version: 1, ManifestHash: one(1), ParamCount: 4810, FragmentCount: 2, InitialStateRoot: one(2),
		DatasetRoot: one(3), DatasetRecords: 1437, Seed: one(4), OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666,
		PayloadBoundLog2: 20, TrainerCount: 3, Quorum: 2, InnerSteps: 16, MaxRounds: maxRounds, CommitteeSeats: 1, CommitteeThreshold: 1,
		EnrollWindow: 60, CommitWindow: 60, UploadWindow: 30, GraceWindowMs: 5000, FallbackWindow: 10, StateWindow: 12, ClaimWindow: 30,
		RevealWindow: 12, DisputeClock: 30, DisputeExtension: 5, RollbackDepth: 2, CascadeDepth: 8, MaxConsecutiveNec: 6, MaxMisses: 2,
		RewardPerGradient: units(10), CommissionBps: 1000, TrainerLock: units(500), KeeperLock: units(1000), QuorumLock: units(1000),
		EnrollmentFee: units(7), Token: w.dep.Token, Referee: w.dep.Fraud, Game: w.dep.Game,
	}
}

// task is start of a task of the Open tier.
func (w *world) task(maxRounds uint32) [32]byte { return w.start(w.spec(maxRounds)) }

// start posts a task, offers audits of it if there are terms, has a keeper join and acknowledge, and enrols three trainers, which starts it.
func (w *world) start(spec trainingtasks.TrainingTaskSpec) [32]byte {
	sponsor := addr(w.sponsor)
	nonce := read(w, w.dep.Tasks, w.tasks.PackNonceOf(sponsor), w.tasks.UnpackNonceOf)
	id := protocol.TaskID(devnet.ChainID, w.dep.Tasks, sponsor, nonce.Uint64(), (*protocol.TaskSpec)(&spec).SpecHash())
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackPostTask(spec))
	if w.terms != nil {
		w.do(w.sponsor, w.dep.Audit, w.audit.PackOffer(id, *w.terms))
	}
	if w.posted != nil {
		w.posted(id)
	}
	for _, key := range append([]*ecdsa.PrivateKey{w.keeper}, w.trainers...) {
		w.do(key, w.dep.Vault, w.vault.PackDeposit(units(5000)))
	}
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackJoinPool(id, units(1000), "https://keeper.example/"))
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackAcknowledgeTask(id))
	for _, key := range w.trainers {
		if w.enrols != nil {
			w.enrols(id, key)
		}
		w.do(key, w.dep.Tasks, w.tasks.PackEnroll(id))
	}
	return id
}

func (w *world) head(task [32]byte) trainingrounds.Head {
	return read(w, w.dep.Rounds, w.rounds.PackHeadOf(task), w.rounds.UnpackHeadOf)
}

// commit has the first n trainers commit to the open round.
func (w *world) commit(task [32]byte, n int) {
	for _, key := range w.trainers[:n] {
		w.salt++
		w.commitPayload(task, key, crypto.Keccak256Hash(new(big.Int).SetUint64(w.salt).Bytes()))
	}
}

// commitPayload has one trainer commit to the open round.
func (w *world) commitPayload(task [32]byte, key *ecdsa.PrivateKey, payload [32]byte) {
	head := w.head(task)
	g := trainingrounds.OuterGradient{
		TaskId: task, Round: head.Round, Trainer: addr(key), ParentRoot: head.StateRoot,
		PayloadRoot: payload, ClaimHash: [32]byte{9}, Deadline: head.OpenedAt + 60,
	}
	digest := read(w, w.dep.Rounds, w.rounds.PackOuterGradientDigest(g), w.rounds.UnpackOuterGradientDigest)
	if read(w, w.dep.Rounds, w.rounds.PackRoundOf(task, head.Round), w.rounds.UnpackRoundOf).Committed == 0 {
		w.entries[task] = nil
	}
	enrolled := read(w, w.dep.Tasks, w.tasks.PackEnrollmentOf(task, g.Trainer), w.tasks.UnpackEnrollmentOf)
	entry := payloadreveals.FrozenEntry{Trainer: g.Trainer, Slot: enrolled.Slot, PayloadRoot: payload, ClaimHash: g.ClaimHash}
	w.entries[task] = append(w.entries[task], entry)
	if w.committed == nil {
		w.committed = map[[32]byte]map[uint32]map[common.Address]protocol.Hash{}
	}
	if w.committed[task] == nil {
		w.committed[task] = map[uint32]map[common.Address]protocol.Hash{}
	}
	if w.committed[task][head.Round] == nil {
		w.committed[task][head.Round] = map[common.Address]protocol.Hash{}
	}
	w.committed[task][head.Round][g.Trainer] = payload
	w.do(key, w.dep.Rounds, w.rounds.PackSubmitOuterGradient(g, sign(w.t, key, digest)))
}

// propose has the keeper propose the open round with the given slots, after the commit window. The committee is drawn first, but in
// the fallback window of a round that was overturned.
func (w *world) propose(task [32]byte, included uint64) {
	w.salt++
	w.proposeRoot(task, included, crypto.Keccak256Hash([]byte("root"), new(big.Int).SetUint64(w.salt).Bytes()))
}

// proposeRoot is propose with the new state's root given.
func (w *world) proposeRoot(task [32]byte, included uint64, newRoot [32]byte) {
	head := w.head(task)
	committee := read(w, w.dep.Rounds, w.rounds.PackCommitteeOf(task, head.Round), w.rounds.UnpackCommitteeOf)
	status := read(w, w.dep.Rounds, w.rounds.PackRoundOf(task, head.Round), w.rounds.UnpackRoundOf).Status
	if committee.DrawnAt == 0 && protocol.RoundStatus(status) != protocol.RoundOverturned {
		w.mine(1)
		w.do(w.keeper, w.dep.Tasks, w.tasks.PackTick(task))
	}
	round := read(w, w.dep.Rounds, w.rounds.PackRoundOf(task, head.Round), w.rounds.UnpackRoundOf)
	setHash := protocol.SetHash(round.FrozenHash, included)
	digest := read(w, w.dep.Rounds, w.rounds.PackSyncRoundDigest(task, head.Round, head.StateRoot, setHash, newRoot, [32]byte{}),
		w.rounds.UnpackSyncRoundDigest)
	w.do(w.keeper, w.dep.Rounds, w.rounds.PackProposeRound(
		trainingrounds.Proposal{TaskId: task, Round: head.Round, ParentRoot: head.StateRoot, Included: included, NewRoot: newRoot},
		[]trainingrounds.WitnessSignature{{Keeper: addr(w.keeper), Signature: sign(w.t, w.keeper, digest)}}))
}

// demand has the judge demand fragment 0 of the payload of a commitment of a proposed round, and returns the request's number.
func (w *world) demand(s aggregationfraud.Statement, entry uint32) *big.Int {
	id := read(w, w.dep.Reveals, w.reveals.PackCount(), w.reveals.UnpackCount)
	w.do(w.judge, w.dep.Reveals, w.reveals.PackRequest(payloadreveals.Statement(s), w.entries[s.TaskId], entry, 0, 0))
	return id
}

// demandObject has the judge demand something that a task is made of, and returns the demand's number.
func (w *world) demandObject(task [32]byte, part uint8, fragment uint32) *big.Int {
	w.do(w.judge, w.dep.Reveals, w.reveals.PackRequestObject(task, part, fragment, 0))
	got := read(w, w.dep.Reveals, w.reveals.PackObjectRequestIdOf(task, part, fragment, 0), w.reveals.UnpackObjectRequestIdOf)
	require.True(w.t, got.Made)
	return got.Id
}

// descend has the judge open a descent into the new root of a proposed round, and returns its number.
func (w *world) descend(s aggregationfraud.Statement) *big.Int {
	id := read(w, w.dep.Descent, w.descent.PackCount(), w.descent.UnpackCount)
	w.do(w.judge, w.dep.Descent, w.descent.PackOpen(rootdescent.Statement(s), false))
	return id
}

// tree is a state of two fragments, as far as a descent opens it.
type tree struct {
	params, momentum [2][32]byte
}

// fragment is the root of one of the fragments, which is the leaf of the state.
func (s tree) fragment(i int) []byte { return slices.Concat(s.params[i][:], s.momentum[i][:]) }

func (s tree) leaf(i int) [32]byte {
	return repops.LeafHash(s.node(i))
}

func (s tree) node(i int) []byte {
	root := repops.NodeHash(s.params[i], s.momentum[i])
	return root[:]
}

func (s tree) root() [32]byte {
	return repops.Root(repops.Header{Kind: repops.KindState, Length: 2}, []repops.Hash{s.leaf(0), s.leaf(1)})
}

// fragmentLeaves is how many leaves the first fragment of a payload has.
const fragmentLeaves = 10

// payload is one of zeros: its root, and what it takes to publish its first fragment.
func (w *world) payload(task [32]byte, round uint32, trainer common.Address) (root [32]byte, data []byte, path [][32]byte) {
	spec := &protocol.TaskSpec{ParamCount: w.spec(1).ParamCount, FragmentCount: w.spec(1).FragmentCount}
	leaves := make([]byte, spec.PayloadBytes())
	whole, err := spec.PayloadLeavesRoot(leaves, task, round, trainer)
	require.NoError(w.t, err)
	size := protocol.QuantizationNone.LeafBytes()
	hashes, err := repops.HashLeaves(nil, leaves[fragmentLeaves*size:], size)
	require.NoError(w.t, err)
	second := protocol.Fragments(spec.ParamCount, spec.FragmentCount)[1]
	other := repops.Root(protocol.PayloadHeader(task, round, 1, trainer, second.Len(), protocol.QuantizationNone), hashes)
	return whole, leaves[:fragmentLeaves*size], [][32]byte{repops.LeafHash(other[:])}
}

// statement is what the keeper could have signed about a proposed round.
func (w *world) statement(task [32]byte, round uint32) aggregationfraud.Statement {
	r := read(w, w.dep.Rounds, w.rounds.PackRoundOf(task, round), w.rounds.UnpackRoundOf)
	parent := w.spec(1).InitialStateRoot
	if round > 0 {
		parent = read(w, w.dep.Rounds, w.rounds.PackRoundOf(task, round-1), w.rounds.UnpackRoundOf).StateRoot
	}
	return aggregationfraud.Statement{TaskId: task, Round: round, ParentRoot: parent, FrozenHash: r.FrozenHash, Included: r.Included, NewRoot: r.StateRoot, AuxRoot: r.AuxRoot}
}

// equivocate has the keeper sign two outcomes of the task's first round, and convicts it.
func (w *world) equivocate(task [32]byte) {
	a := w.statement(task, 0)
	b := a
	b.AuxRoot = [32]byte{0xee}
	var signatures [2][]byte
	for i, s := range []aggregationfraud.Statement{a, b} {
		digest := read(w, w.dep.Rounds, w.rounds.PackSyncRoundDigest(s.TaskId, s.Round, s.ParentRoot, protocol.SetHash(s.FrozenHash, s.Included), s.NewRoot, s.AuxRoot),
			w.rounds.UnpackSyncRoundDigest)
		signatures[i] = sign(w.t, w.keeper, digest)
	}
	w.do(w.sponsor, w.dep.Fraud, w.fraud.PackSubmitEquivocation(addr(w.keeper), a, signatures[0], b, signatures[1]))
}

func sign(t testing.TB, key *ecdsa.PrivateKey, digest [32]byte) []byte {
	sig, err := crypto.Sign(digest[:], key)
	require.NoError(t, err)
	sig[64] += 27
	return sig
}

// round runs a whole round with every trainer.
func (w *world) round(task [32]byte) {
	w.commit(task, len(w.trainers))
	w.propose(task, 0b111)
}

// finish lets the last windows pass and claims everything there is.
func (w *world) finish(task [32]byte) {
	w.mine(13)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(task))
	w.mine(90)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(task))
	head := w.head(task)
	var rounds []uint32
	for r := range head.Round {
		rounds = append(rounds, r)
	}
	for _, key := range w.trainers {
		w.do(w.sponsor, w.dep.Tasks, w.tasks.PackClaimRewards(task, addr(key), rounds))
	}
}

// fullStory is one task from posting to receipt, with a partial round, a carried one, an overturned one and a conviction.
func (w *world) fullStory() [32]byte {
	id := w.task(6)
	w.round(id)
	w.commit(id, 2) // Two of three, so the window runs out and the payloads of two are taken.
	w.mine(61)
	w.propose(id, 0b011)
	// Nobody proposes round 2: it is carried.
	w.mine(60 + 30 + 5 + 10 + 2)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(id))
	w.round(id)
	w.round(id)
	// Round 3 is overturned and takes round 4 with it; both are made again.
	w.do(w.judge, w.dep.Rounds, w.rounds.PackOverturnRound(id, 3, 0b001))
	w.do(w.judge, w.dep.Tasks, w.tasks.PackConvict(id, 0, addr(w.trainers[0]), addr(w.judge), [32]byte{}))
	w.propose(id, 0b110)
	return id
}

func (w *world) rpc() *rpc.Client { return w.chain.Client().Client() }

// pipeline is the indexing half of the service on a database of its own, driven by hand.
type pipeline struct {
	*syncer
	t testing.TB
}

func newPipeline(t testing.TB, w *world, client rpcCaller, url string) *pipeline {
	m := newMetrics()
	db, err := openStore(t.Context(), url, w.dep, m, quiet)
	require.NoError(t, err)
	t.Cleanup(db.close)
	return &pipeline{&syncer{
		chain: newChain(client, db.dec), store: db, dep: w.dep, poll: 10 * time.Millisecond, maxReorg: DefaultMaxReorg,
		heads: &heads{}, feed: newFeed(), metrics: m, log: quiet,
	}, t}
}

// catchUp steps until there is nothing to do.
func (p *pipeline) catchUp() {
	for {
		moved, err := p.advance(p.t.Context())
		require.NoError(p.t, err)
		if !moved {
			return
		}
	}
}

func (p *pipeline) digest() Digest {
	d, err := p.store.digest(p.t.Context())
	require.NoError(p.t, err)
	return d
}

func (p *pipeline) scan(sql string, args ...any) string {
	var out string
	require.NoError(p.t, p.store.pool.QueryRow(p.t.Context(), sql, args...).Scan(&out))
	return out
}

func callMsg(to common.Address, data []byte) ethereum.CallMsg {
	return ethereum.CallMsg{To: &to, Data: data}
}

// commitOnly has the given trainers commit to the open round.
func (w *world) commitOnly(task [32]byte, only ...*ecdsa.PrivateKey) {
	all := w.trainers
	w.trainers = only
	w.commit(task, len(only))
	w.trainers = all
}

func (w *world) event(meta *bind.MetaData, name string) common.Hash {
	parsed, err := meta.ParseABI()
	require.NoError(w.t, err)
	return parsed.Events[name].ID
}

func (w *world) tasksEvent(name string) common.Hash {
	return w.event(&trainingtasks.TrainingTasksMetaData, name)
}

func (w *world) roundsEvent(name string) common.Hash {
	return w.event(&trainingrounds.TrainingRoundsMetaData, name)
}

func (w *world) vaultEvent(name string) common.Hash {
	return w.event(&stakevault.StakeVaultMetaData, name)
}

func mustInt(t testing.TB, s string) int64 {
	n, err := strconv.ParseInt(s, 10, 64)
	require.NoError(t, err)
	return n
}

func hexNumber(v any) uint64 { return uint64(v.(hexutil.Uint64)) }
