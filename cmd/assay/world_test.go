package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/keys"
	"assay/protocol"
)

// asMainEnv makes the test binary behave as the program itself, for the tests that signal and kill it.
const asMainEnv = "ASSAY_TEST_AS_MAIN"

func TestMain(m *testing.M) {
	switch os.Getenv(asMainEnv) {
	case "":
		os.Exit(m.Run())
	case "hang":
		// A service that does not heed its context.
		ctx := interruptible(context.Background())
		fmt.Println("ready")
		<-ctx.Done()
		fmt.Println("asked to stop")
		select {}
	default:
		main()
	}
}

func devKey(i int) string { return hexutil.Encode(crypto.FromECDSA(keys.Dev(i))) }

// world is a development chain run by the `devnet` command, in a folder of its own that is the working directory, so that the
// defaults of every command find it.
type world struct {
	t   *testing.T
	dir string
	dep protocol.Deployment
}

// background runs a command until the test ends and returns its first line of standard output, which is its result.
func background(t *testing.T, args ...string) string {
	t.Helper()
	ctx, cancel := context.WithCancelCause(context.Background())
	out, in := io.Pipe()
	var errs syncBuffer
	code := make(chan int, 1)
	go func() { code <- run(ctx, append([]string{"assay"}, args...), in, &errs) }()
	t.Cleanup(func() {
		cancel(errInterrupted)
		require.Equal(t, exitOK, <-code, "%v: %s", args, errs.String())
	})
	line := make(chan string, 1)
	go func() {
		var buf bytes.Buffer
		chunk := make([]byte, 64<<10)
		for !bytes.Contains(buf.Bytes(), []byte("\n")) {
			n, err := out.Read(chunk)
			buf.Write(chunk[:n])
			if err != nil {
				return
			}
		}
		line <- buf.String()
		_, _ = io.Copy(io.Discard, out)
	}()
	select {
	case l := <-line:
		return l
	case c := <-code:
		code <- c
		t.Fatalf("%v ended with %d: %s", args, c, errs.String())
	case <-time.After(2 * time.Minute):
		t.Fatalf("%v is not ready: %s", args, errs.String())
	}
	return ""
}

type syncBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, dir: t.TempDir()}
	t.Chdir(w.dir)
	out := background(t, "devnet", "--json", "--http-port", "0", "--ws-port", "0", "--block-time", "50ms", "--log-level", "error")
	var ready devnetReady
	require.NoError(t, json.Unmarshal([]byte(out), &ready))
	require.Len(t, ready.Accounts, 20)
	w.dep = ready.Deployment
	saved, err := protocol.LoadDeployment(defaultDeployment)
	require.NoError(t, err)
	require.Equal(t, ready.Deployment, saved)
	return w
}

// assay runs a command as development account i and decodes its JSON.
func (w *world) assay(i int, want int, into any, args ...string) explained {
	w.t.Helper()
	w.t.Setenv("ASSAY_PRIVATE_KEY", devKey(i))
	var out, errs bytes.Buffer
	require.Equal(w.t, want, run(context.Background(), append(append([]string{"assay"}, args...), "--json"), &out, &errs), "%v: %s%s", args, &out, &errs)
	if want != exitOK {
		var failure map[string]explained
		// What was waited for stands above it.
		last := errs.Bytes()[bytes.LastIndexByte(bytes.TrimRight(errs.Bytes(), "\n"), '\n')+1:]
		require.NoError(w.t, json.Unmarshal(last, &failure), "%s", &errs)
		require.NotEmpty(w.t, failure["error"].Hint)
		return failure["error"]
	}
	if into != nil {
		require.NoError(w.t, json.Unmarshal(out.Bytes(), into), "%s", &out)
	}
	return explained{}
}

func (w *world) stake(i int) stakeInfo {
	var s stakeInfo
	w.assay(i, exitOK, &s, "stake", "status")
	return s
}

const (
	tokenUnit = "000000000000000000"
	million   = "1000000" + tokenUnit
)

// writeTask writes what `assay-trainer init` would, for a model of six parameters.
func (w *world) writeTask() (spec, manifest, state string) {
	spec, manifest, state = filepath.Join(w.dir, "task.json"), filepath.Join(w.dir, "manifest.json"), filepath.Join(w.dir, "state.safetensors")
	root := protocol.DatasetRoot([][]byte{{1}, {2}, {3}})
	raw, err := protocol.CanonicalJSON([]byte(`{"version":1,"adapter":"program","batch_size":2,"model":{},"tensors":[{"name":"w","shape":[2,3]}],
		"dataset":{"name":"toy","records":3,"record_bytes":1,"root":"` + root.String() + `","split":"all"},
		"inner_optimizer":{"name":"adamw","lr":"0x3a83126f","beta1":"0x3f666666","beta2":"0x3f7fbe77","eps":"0x322bcc77","weight_decay":"0x00000000"}}`))
	require.NoError(w.t, err)
	_, err = protocol.ParseManifest(raw)
	require.NoError(w.t, err)
	require.NoError(w.t, os.WriteFile(manifest, raw, 0o600))
	f, err := os.Create(state)
	require.NoError(w.t, err)
	require.NoError(w.t, protocol.WriteState(f, protocol.State{Params: []float32{1, 2, 3, 4, 5, 6}, Momentum: make([]float32, 6)}, 2))
	require.NoError(w.t, f.Close())
	require.NoError(w.t, os.WriteFile(spec, []byte(`{"fragmentCount":2,"seed":"`+exampleTask+`","outerLearningRate":"0.7","outerMomentum":"0.9","clipL2Norm":"0",
		"payloadBoundLog2":10,"trainerCount":4,"quorum":3,"innerSteps":5,"maxRounds":12,"committeeSeats":1,"committeeThreshold":1,
		"enrollWindow":600,"commitWindow":60,"uploadWindow":30,"graceWindowMs":5000,"fallbackWindow":10,"stateWindow":12,"claimWindow":30,
		"revealWindow":12,"disputeClock":30,"disputeExtension":5,"rollbackDepth":1,"cascadeDepth":8,"maxConsecutiveNec":7,"maxMisses":3,
		"rewardPerGradient":"10","commissionBps":500,"trainerLock":"100","keeperLock":"1000","quorumLock":"1000","enrollmentFee":"1.5"}`), 0o600))
	return spec, manifest, state
}

func TestStake(t *testing.T) {
	w := newWorld(t)
	require.Equal(t, million, w.stake(1).Balance)
	var r sent
	w.assay(1, exitOK, &r, "stake", "mint", "--amount", "0.5")
	require.Equal(t, "500000000000000000", r.Amount)
	w.assay(1, exitOK, &r, "stake", "deposit", "--amount", "12.5")
	require.Equal(t, keys.DevAddress(1), r.Account)
	s := w.stake(1)
	require.Equal(t, "12500000000000000000", s.Active)
	require.Equal(t, s.Active, s.Free)
	require.Equal(t, "999988"+tokenUnit, s.Balance)

	w.assay(1, exitOK, &r, "stake", "unbond", "--amount", "5")
	w.assay(1, exitOK, &r, "stake", "unbond", "--amount", "1wei")
	s = w.stake(1)
	require.Equal(t, "5000000000000000001", s.Unbonding)
	require.Len(t, s.Entries, 2)
	require.Equal(t, "NothingToWithdraw", w.assay(1, exitDisagrees, nil, "stake", "withdraw").Name)
	require.Equal(t, "NothingToWithdraw", w.assay(1, exitDisagrees, nil, "stake", "claim").Name)
	require.Equal(t, "InsufficientStake", w.assay(1, exitDisagrees, nil, "stake", "unbond", "--amount", "8").Name)
	w.assay(1, exitMachine, nil, "stake", "deposit", "--amount", "-1")
	require.Contains(t, w.assay(1, exitDisagrees, nil, "stake", "deposit", "--amount", "1000000").Hint, "assay stake mint --amount 12")

	// 600 seconds of chain time later.
	client, err := ethclient.Dial(w.dep.RPC)
	require.NoError(t, err)
	t.Cleanup(client.Close)
	require.NoError(t, client.Client().CallContext(t.Context(), nil, "assay_mine", 600))
	require.Contains(t, w.assay(1, exitMachine, nil, "stake", "withdraw", "--money-head", "newest").Message, "latest, safe or finalized")
	require.Equal(t, "5000000000000000001", w.stake(1).Unbonding, "nothing was sent")
	w.assay(1, exitOK, &r, "stake", "withdraw")
	require.Equal(t, "5000000000000000001", r.Amount)
	safe, err := client.HeaderByNumber(t.Context(), big.NewInt(rpc.SafeBlockNumber.Int64()))
	require.NoError(t, err)
	require.GreaterOrEqual(t, safe.Number.Uint64(), r.Block, "reported before it moved")
	require.Equal(t, "0", w.stake(1).Unbonding)

	w.assay(1, exitOK, &r, "stake", "register-key", "--signing-key", devKey(7))
	require.Equal(t, keys.DevAddress(7), w.stake(1).Key)
	require.Equal(t, "KeyInUse", w.assay(2, exitDisagrees, nil, "stake", "register-key", "--signing-key", devKey(7)).Name)
}

func TestPostCancelRefund(t *testing.T) {
	w := newWorld(t)
	spec, manifest, state := w.writeTask()
	post := []string{"task", "post", "--spec", spec, "--manifest", manifest, "--state", state}
	const escrow = "480" + tokenUnit // 12 rounds, 4 trainers, 10 tokens

	// A task that no trainer here can train costs nothing.
	foreign := filepath.Join(w.dir, "foreign.json")
	own, err := os.ReadFile(manifest)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(foreign, bytes.Replace(own, []byte(`"adapter":"program"`), []byte(`"adapter":"toy"`), 1), 0o600))
	require.Equal(t, "UnknownAdapter", w.assay(1, exitDisagrees, nil, "task", "post", "--spec", spec, "--manifest", foreign, "--state", state).Name)
	require.Equal(t, million, w.stake(1).Balance)

	var empty []listed
	w.assay(1, exitOK, &empty, "task", "list")
	require.Empty(t, empty)
	var p posted
	// What posting would stop at is said before, beside the id.
	w.assay(1, exitOK, &p, append(post, "--dry-run")...)
	require.Equal(t, escrow, p.Escrow)
	require.Empty(t, p.Missing)
	raw, err := os.ReadFile(spec)
	require.NoError(t, err)
	dear := filepath.Join(w.dir, "dear.json")
	require.NoError(t, os.WriteFile(dear, []byte(strings.NewReplacer(`"rewardPerGradient":"10"`, `"rewardPerGradient":"30000"`,
		`"trainerLock":"100"`, `"trainerLock":"300000"`, `"quorumLock":"1000"`, `"quorumLock":"3000000"`,
		`"keeperLock":"1000"`, `"keeperLock":"3000000"`).Replace(string(raw))), 0o600))
	var planned posted
	w.assay(1, exitOK, &planned, "task", "post", "--spec", dear, "--manifest", manifest, "--state", state, "--dry-run")
	require.Contains(t, planned.Missing, "has 1000000 tokens and needs 1440000")
	require.NotZero(t, planned.TaskID)
	t.Setenv("ASSAY_PRIVATE_KEY", protocol.Hash{1}.String())
	var out, errs bytes.Buffer
	require.Equal(t, exitOK, run(t.Context(), append([]string{"assay"}, append(post, "--dry-run")...), &out, &errs), errs.String())
	require.Contains(t, errs.String(), "too little ether for gas")
	require.Contains(t, out.String(), "as the sponsor's next task it would be")
	w.assay(1, exitOK, &p, post...)
	require.Equal(t, escrow, p.Escrow)
	require.Equal(t, "Pending", p.Status)
	require.Equal(t, protocol.TaskID(w.dep.ChainID, w.dep.Tasks, keys.DevAddress(1), 0, p.SpecHash), p.TaskID)
	require.Equal(t, "999520"+tokenUnit, w.stake(1).Balance)

	id := p.TaskID.String()
	var info taskInfo
	w.assay(1, exitOK, &info, "task", "get", "--task", id)
	require.Equal(t, "Pending", info.Status)
	require.Contains(t, info.NoKeeper, "the task has no keeper")
	require.Contains(t, info.NoKeeper, "The sponsor has to bring one")
	require.Contains(t, info.NoKeeper, "assay keeper --join "+id)
	require.Equal(t, p.SpecHash, info.SpecHash)
	require.Equal(t, p.SpecHash, info.Spec.SpecHash())
	require.Equal(t, w.dep.Token, info.Spec.Token)
	require.EqualValues(t, 6, info.Spec.ParamCount)
	require.EqualValues(t, 3, info.Spec.DatasetRecords)
	require.Equal(t, p.InitialStateRoot, protocol.Hash(info.Spec.InitialStateRoot))
	require.Equal(t, big.NewInt(15e17), info.Spec.EnrollmentFee)
	var all []listed
	w.assay(1, exitOK, &all, "task", "list")
	require.Len(t, all, 1)
	require.Equal(t, p.TaskID, all[0].TaskID)

	w.t.Setenv("ASSAY_PRIVATE_KEY", devKey(1))
	out.Reset()
	require.Contains(t, w.assay(1, exitDisagrees, nil, "task", "receipt", "--task", id).Message, "no receipt yet")

	require.Equal(t, protocol.TierOpen.String(), all[0].Tier)
	require.EqualValues(t, 4, all[0].Slots)
	require.Zero(t, all[0].Trainers)
	w.assay(1, exitOK, &info, "task", "get", "--task", id[:8])
	require.Equal(t, p.TaskID, info.TaskID)
	require.Equal(t, "TaskNotFound", w.assay(1, exitDisagrees, nil, "task", "get", "--task", "0xffffffffff").Name)
	require.Contains(t, w.assay(1, exitMachine, nil, "task", "get", "--task", "0xff").Hint, "64 hexadecimal digits")

	require.Equal(t, "NotSponsor", w.assay(2, exitDisagrees, nil, "task", "cancel", "--task", id).Name)
	require.Equal(t, "WrongStatus", w.assay(1, exitDisagrees, nil, "task", "refund", "--task", id).Name)
	require.Contains(t, w.assay(2, exitDisagrees, nil, "trainer", "enroll", "--task", id).Message, "no keeper has acknowledged")
	var r sent
	w.assay(1, exitOK, &r, "task", "cancel", "--task", id)
	require.Equal(t, p.TaskID, *r.TaskID)
	w.assay(1, exitOK, &r, "task", "refund", "--task", id)
	require.Equal(t, escrow, r.Amount)
	require.Equal(t, million, w.stake(1).Balance)
	require.Equal(t, "NothingToWithdraw", w.assay(1, exitDisagrees, nil, "task", "refund", "--task", id).Name)
	info = taskInfo{}
	w.assay(1, exitOK, &info, "task", "get", "--task", id)
	require.Equal(t, "Cancelled", info.Status)
	require.Empty(t, info.NoKeeper, "nobody has to act for a task that has ended")
	// The account has no stake either; being told to deposit for a task that has ended would be bad advice.
	require.Contains(t, w.assay(2, exitDisagrees, nil, "trainer", "enroll", "--task", id).Message, "has ended")

	unknown := protocol.Hash{1}.String()
	for _, args := range [][]string{{"task", "get"}, {"task", "receipt"}, {"task", "tick"}, {"task", "cancel"}, {"trainer", "enroll"}} {
		require.Equal(t, "TaskNotFound", w.assay(1, exitDisagrees, nil, append(args, "--task", unknown)...).Name, "%v", args)
	}
	require.Equal(t, "TrainerNotEnrolled", w.assay(1, exitDisagrees, nil, "trainer", "claim", "--task", unknown).Name)

	// A template that breaks a rule is refused before anything is sent.
	for change, name := range map[string]string{`"quorum":2`: "quorum", `"quorum":3,"claimWindow":2000`: "UnbondingTooShort"} {
		text := strings.Replace(strings.Replace(string(raw), `"claimWindow":30,`, "", 1), `"quorum":3`, change, 1)
		if !strings.Contains(text, "claimWindow") {
			text = strings.Replace(text, "{", `{"claimWindow":30,`, 1)
		}
		require.NoError(t, os.WriteFile(spec, []byte(text), 0o600))
		require.Contains(t, w.assay(1, exitDisagrees, nil, post...).Message, name)
	}
	require.Equal(t, million, w.stake(1).Balance)
	w.assay(1, exitOK, &all, "task", "list")
	require.Len(t, all, 1)
}

// freeAddress is one that nobody listens at, known before somebody does.
func freeAddress(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer listener.Close()
	return listener.Addr().String()
}

func TestKeeperTakesAPostedTask(t *testing.T) {
	w := newWorld(t)
	spec, manifest, state := w.writeTask()
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(2))
	var keeper struct{ Account, URL string }
	line := background(t, "keeper", "--json", "--datadir", filepath.Join(w.dir, "keeper"), "--listen", freeAddress(t), "--stake", "1500000", "--log-level", "error")
	require.NoError(t, json.Unmarshal([]byte(line), &keeper))
	require.Equal(t, keys.DevAddress(2).Hex(), keeper.Account)
	// 1,000,000 tokens were there, the rest was minted.
	require.Equal(t, "1500000"+tokenUnit, w.stake(2).Active)

	// The first keeper is not there: one that takes the files is enough.
	var p posted
	w.assay(1, exitOK, &p, "task", "post", "--spec", spec, "--manifest", manifest, "--state", state,
		"--keeper", "http://127.0.0.1:1", "--keeper", keeper.URL, "--wait", "--timeout", "10m")
	require.Equal(t, "Enrolling", p.Status)
	require.Len(t, p.Keepers, 2)
	require.False(t, p.Keepers[0].OK)
	require.NotEmpty(t, p.Keepers[0].Error)
	require.True(t, p.Keepers[1].OK)

	id := p.TaskID.String()
	e := w.assay(3, exitDisagrees, nil, "trainer", "enroll", "--task", id)
	require.Equal(t, "assay stake deposit --amount 100", e.Hint)
	w.assay(3, exitOK, nil, "stake", "deposit", "--amount", "100")
	// Nobody says where the keeper is: it says so itself, on chain.
	var e1, e2 enrolled
	w.assay(3, exitOK, &e1, "trainer", "enroll", "--task", id)
	require.Equal(t, p.TaskID, *e1.TaskID)
	require.False(t, e1.Already)
	require.Equal(t, "9998985"+strings.Repeat("0", 17), w.stake(3).Balance, "100 staked, 1.5 enrolment fee")
	w.assay(3, exitOK, &e2, "trainer", "enroll", "--task", id)
	require.True(t, e2.Already)
	require.Equal(t, e1.Slot, e2.Slot)
	var info taskInfo
	w.assay(3, exitOK, &info, "task", "get", "--task", id)
	require.EqualValues(t, 1, info.Keepers)
	require.Empty(t, info.NoKeeper)
	require.Equal(t, []endpointInfo{{Account: keys.DevAddress(2), URL: keeper.URL}}, info.Endpoints)
	var m model
	w.assay(3, exitOK, &m, "task", "model", "--task", id, "--out", filepath.Join(w.dir, "found.safetensors"))
	require.Equal(t, p.InitialStateRoot, m.StateRoot)
	require.Contains(t, w.assay(3, exitMachine, nil, "verify", "run", "--task", id).Message, "no round of the task is over yet")
	require.Equal(t, []trainerInfo{{Account: keys.DevAddress(3), Slot: e1.Slot, Key: keys.DevAddress(3)}}, info.Trainers)
	w.assay(3, exitOK, nil, "trainer", "leave", "--task", id)
	require.Equal(t, "999900"+tokenUnit, w.stake(3).Balance, "the fee is back")
	w.assay(3, exitOK, nil, "stake", "release", "--task", id)
	require.Equal(t, "0", w.stake(3).Locked)
	require.Equal(t, "AlreadyEnrolled", w.assay(3, exitDisagrees, nil, "trainer", "enroll", "--task", id).Name, "once a task")

	// Uploading again is harmless, and goes through the same checks.
	var again posted
	w.assay(1, exitOK, &again, "task", "upload", "--task", id, "--manifest", manifest, "--state", state, "--keeper", keeper.URL)
	require.Equal(t, []uploaded{{Keeper: keeper.URL, OK: true}}, again.Keepers)
	w.assay(1, exitOK, &again, "task", "upload", "--task", id, "--manifest", manifest, "--state", state)
	require.Equal(t, []uploaded{{Keeper: keeper.URL, OK: true}}, again.Keepers, "as the pool says")
	other := filepath.Join(w.dir, "other.safetensors")
	f, err := os.Create(other)
	require.NoError(t, err)
	require.NoError(t, protocol.WriteState(f, protocol.State{Params: make([]float32, 6), Momentum: make([]float32, 6)}, 2))
	require.NoError(t, f.Close())
	require.Contains(t, w.assay(1, exitMachine, nil, "task", "upload", "--task", id, "--manifest", manifest, "--state", other, "--keeper", keeper.URL).Message, "initialStateRoot")

	// A keeper that answers and then takes nothing: the task stands, and the hint says how to go on.
	idle := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/healthz" {
			protocol.WriteError(out, protocol.ErrInternal)
			return
		}
		fmt.Fprintf(out, `{"keeper":"%s","chainId":%d}`, keys.DevAddress(2), w.dep.ChainID)
	}))
	defer idle.Close()
	e = w.assay(1, exitMachine, nil, "task", "post", "--again", "--spec", spec, "--manifest", manifest, "--state", state, "--keeper", idle.URL, "--timeout", "3s")
	require.Contains(t, e.Hint, "assay task upload --task 0x")
}

// The examples that need no other file, URL or earlier task run as they stand in a folder where `assay devnet` was started.
func TestHelpExamplesRun(t *testing.T) {
	newWorld(t)
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(4))
	ran := 0
	examples := helpExamples(t)
	for _, path := range []string{"version", "stake mint", "stake deposit", "stake unbond", "stake status", "task list"} {
		for _, line := range examples[path] {
			var out, errs bytes.Buffer
			require.Equal(t, exitOK, run(t.Context(), strings.Fields(line), &out, &errs), "%s: %s", line, &errs)
			require.NotEmpty(t, out.String(), line)
			ran++
		}
	}
	require.GreaterOrEqual(t, ran, 8)
}

func TestDeployCommand(t *testing.T) {
	w := newWorld(t)
	var d deployed
	deploy := []string{"deploy", "--rpc", w.dep.RPC, "--deployment", "other.json"}
	w.assay(5, exitOK, &d, deploy...)
	require.True(t, d.Deployed)
	require.NotEqual(t, w.dep.Vault, d.Deployment.Vault)
	first := d.Deployment
	w.assay(5, exitOK, &d, deploy...)
	require.False(t, d.Deployed)
	require.Equal(t, first, d.Deployment)
	w.assay(5, exitDisagrees, nil, append(deploy, "--unbonding-period", "700s")...)
	w.assay(5, exitMachine, nil, append(deploy, "--unbonding-period", "1500ms")...)
	w.assay(5, exitMachine, nil, append(deploy, "--token", "0x12")...)
	w.assay(5, exitOK, &d, "deploy", "--rpc", w.dep.RPC, "--deployment", "third.json", "--token", w.dep.Token.Hex(), "--preset", "production")
	require.Equal(t, w.dep.Token, d.Deployment.Token)

	// Of a token with other decimals a whole one is another number of units.
	six := w.create("69600660005260206000f3600052600a6016f3") // answers 6 to whatever it is asked
	deploy = []string{"deploy", "--rpc", w.dep.RPC, "--deployment", "fourth.json", "--token", six.Hex(), "--reveal-price", "0.25"}
	w.assay(5, exitOK, &d, deploy...)
	client, err := ethclient.Dial(w.dep.RPC)
	require.NoError(t, err)
	defer client.Close()
	c, err := chain.New(client, d.Deployment)
	require.NoError(t, err)
	v, err := c.Latest(t.Context())
	require.NoError(t, err)
	price, err := v.RevealPrice(t.Context())
	require.NoError(t, err)
	require.EqualValues(t, 250_000, price.Int64())
	bond, err := v.DescentBond(t.Context())
	require.NoError(t, err)
	require.EqualValues(t, 100_000_000, bond.Int64(), "the preset's")
	w.assay(5, exitOK, &d, deploy...)
	require.False(t, d.Deployed)
	w.assay(5, exitMachine, nil, "deploy", "--rpc", w.dep.RPC, "--deployment", "fifth.json", "--token", six.Hex(), "--descent-bond", "0.0000001")

	// A file of another deployment's chain is noticed.
	broken := w.dep
	broken.Vault[0] ^= 1
	require.NoError(t, broken.Save("broken.json"))
	w.assay(5, exitDisagrees, nil, "task", "list", "--deployment", "broken.json")
}

// create deploys a contract by its creation code and waits for it.
func (w *world) create(code string) common.Address {
	w.t.Helper()
	client, err := ethclient.Dial(w.dep.RPC)
	require.NoError(w.t, err)
	defer client.Close()
	key := keys.Dev(6)
	from := crypto.PubkeyToAddress(key.PublicKey)
	nonce, err := client.NonceAt(w.t.Context(), from, nil)
	require.NoError(w.t, err)
	id := new(big.Int).SetUint64(w.dep.ChainID)
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, Gas: 100_000, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e11), Data: common.FromHex(code),
	})
	require.NoError(w.t, err)
	require.NoError(w.t, client.SendTransaction(w.t.Context(), tx))
	at := crypto.CreateAddress(from, nonce)
	require.Eventually(w.t, func() bool {
		there, err := client.CodeAt(w.t.Context(), at, nil)
		return err == nil && len(there) > 0
	}, time.Minute, 20*time.Millisecond)
	return at
}

// program starts the test binary as the program itself.
func program(t *testing.T, mode string, args ...string) (*exec.Cmd, *syncBuffer) {
	t.Helper()
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), asMainEnv+"="+mode)
	var out syncBuffer
	cmd.Stdout, cmd.Stderr = &out, &out
	require.NoError(t, cmd.Start())
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	return cmd, &out
}

func await(t *testing.T, out *syncBuffer, text string) {
	t.Helper()
	require.Eventually(t, func() bool { return strings.Contains(out.String(), text) }, 2*time.Minute, 10*time.Millisecond, "%s", out)
}

func TestDevnetSurvivesKillAndStopsOnSignal(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "out", "deployment.json")
	args := []string{"devnet", "--datadir", filepath.Join(dir, "chain"), "--deployment-out", file, "--http-port", "0", "--ws-port", "0", "--block-time", "50ms"}
	var first protocol.Deployment
	for i, stop := range []os.Signal{syscall.SIGKILL, syscall.SIGINT, syscall.SIGTERM} {
		cmd, out := program(t, "main", args...)
		await(t, out, "Ctrl-C ends the chain")
		dep, err := protocol.LoadDeployment(file)
		require.NoError(t, err)
		if i == 0 {
			first = dep
		}
		client, err := ethclient.Dial(dep.RPC)
		require.NoError(t, err)
		code, err := client.CodeAt(t.Context(), dep.Tasks, nil)
		require.NoError(t, err)
		require.NotEmpty(t, code)
		client.Close()
		first.RPC, first.WS = dep.RPC, dep.WS
		require.Equal(t, first, dep, "a restart made another deployment")

		require.NoError(t, cmd.Process.Signal(stop))
		err = cmd.Wait()
		if stop == syscall.SIGKILL {
			require.Error(t, err)
		} else {
			require.NoError(t, err, "%s", out)
		}
	}
}

func TestSecondSignalForces(t *testing.T) {
	cmd, out := program(t, "hang")
	await(t, out, "ready")
	require.NoError(t, cmd.Process.Signal(syscall.SIGTERM))
	await(t, out, "asked to stop")
	require.NoError(t, cmd.Process.Signal(os.Interrupt))
	require.Error(t, cmd.Wait())
	require.Equal(t, exitMachine, cmd.ProcessState.ExitCode())
}
