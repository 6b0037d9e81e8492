package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/stretchr/testify/require"

	"assay/internal/bridge"
	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/deploy"
	"assay/internal/keys"
	"assay/internal/opstack"
	"assay/internal/windows"
	"assay/keeper/store"
	"assay/protocol"
	"assay/repops"
	"assay/verifier"
)

func TestAmounts(t *testing.T) {
	for text, want := range map[string]string{
		"0": "0", "1": "1000000", "12.5": "12500000", "0.000001": "1", "007": "7000000", "7wei": "7", " 7 wei ": "7",
		"340282366920938463463374607431768211455wei": "340282366920938463463374607431768211455",
	} {
		amount, err := parseAmount(text, 6)
		require.NoError(t, err, text)
		require.Equal(t, want, amount.String(), text)
	}
	for _, text := range []string{
		"", ".", "1.", ".5", "-1", "+1", "1e3", "0x10", "1,5", "1.2.3", "0.0000001", "1.5wei", "wei", "１",
		"340282366920938463463374607431768211456wei", strings.Repeat("9", 1000),
	} {
		_, err := parseAmount(text, 6)
		require.ErrorIs(t, err, errAmount, text)
		require.NotEmpty(t, explain(err).Hint)
	}
	require.Equal(t, "12.5", formatAmount(big.NewInt(12_500_000), 6))
	require.Equal(t, "0.000001", formatAmount(big.NewInt(1), 6))
	require.Equal(t, "3", formatAmount(big.NewInt(3), 0))
	require.Equal(t, "0", formatAmount(nil, 18))
}

func FuzzAmount(f *testing.F) {
	for _, seed := range []string{"12.5", "7wei", "0.000000000000000001", "999999999999"} {
		f.Add(seed, uint8(18))
	}
	f.Fuzz(func(t *testing.T, text string, decimals uint8) {
		amount, err := parseAmount(text, decimals)
		if err != nil {
			return
		}
		again, err := parseAmount(formatAmount(amount, decimals), decimals)
		if err != nil || again.Cmp(amount) != 0 {
			t.Fatalf("%q is %s, printed %q, read again as %v, %v", text, amount, formatAmount(amount, decimals), again, err)
		}
	})
}

func TestTemplate(t *testing.T) {
	read := func(content string) (protocol.TaskSpec, error) {
		path := filepath.Join(t.TempDir(), "task.json")
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		t, err := readTemplate(path, 18)
		return t.TaskSpec, err
	}
	spec, err := read(`{"rewardPerGradient":"10","trainerLock":"1.5","keeperLock":"3wei","outerLearningRate":"0.7","outerMomentum":0.9,
		"clipL2Norm":"0x00000000","tier":"Verified","aggregation":"WeightedMean","weights":["3",1,"0.1","0x3f000000"],"enrollWindow":60,"seed":"` + exampleTask + `"}`)
	require.NoError(t, err)
	require.EqualValues(t, 1, spec.Version)
	require.Equal(t, "10000000000000000000", spec.RewardPerGradient.String())
	require.Equal(t, "1500000000000000000", spec.TrainerLock.String())
	require.Equal(t, "3", spec.KeeperLock.String())
	require.EqualValues(t, 0x3f333333, spec.OuterLearningRate)
	require.EqualValues(t, 0x3f666666, spec.OuterMomentum)
	require.Zero(t, spec.ClipL2Norm)
	require.EqualValues(t, protocol.WeightedMean, spec.Aggregation)
	require.Equal(t, []uint32{0x40400000, 0x3f800000, 0x3dcccccd, 0x3f000000}, spec.WeightList())
	require.EqualValues(t, 60, spec.EnrollWindow)
	for _, bad := range []string{
		"", "[]", "{", `{"reward":"1"}`, `{"rewardPerGradient":"-1"}`, `{"rewardPerGradient":null}`, `{"outerMomentum":"NaN"}`, `{"outerMomentum":"1e99"}`,
		`{"outerMomentum":"fast"}`, `{"outerMomentum":"0xzz"}`, `{"version":70000}`, `{"weights":"3,1"}`, `{"weights":["much"]}`, `{"weights":[[1]]}`, `{"seed":"0x01"}`, `{"tier":"Private"}`, strings.Repeat(" ", maxSpecFile+1),
	} {
		_, err := read(bad)
		require.Error(t, err, bad)
		require.NotEmpty(t, explain(err).Hint)
	}
}

// What a template does not say of custody follows from the deployment that it is posted to; what it says stands.
func TestTemplateAssumesCustodyWhereItHasTo(t *testing.T) {
	const stated = `"paramCount":2048,"fragmentCount":1,"trainerCount":4,"maxRounds":12,"cascadeDepth":8,"stateWindow":10,"claimWindow":21,"revealWindow":10`
	read := func(content string) template {
		path := filepath.Join(t.TempDir(), "task.json")
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		spec, err := readTemplate(path, 18)
		require.NoError(t, err)
		return spec
	}
	// A second is left for 7 rounds of 4 payloads of 8 KiB.
	const payloads = 7 * 4 * 8192
	for rate, want := range map[uint32]bool{payloads: false, payloads - 1: true} {
		spec := read("{" + stated + "}")
		spec.assumeCustody(rate)
		require.Equal(t, want, spec.CustodyAssumed, rate)
		spec = read("{" + stated + `,"custodyAssumed":false}`)
		spec.assumeCustody(rate)
		require.False(t, spec.CustodyAssumed)
	}
	// What posting refuses for other reasons is left to that.
	for _, broken := range []string{`{"quantization":9,"fragmentCount":1}`, `{"fragmentCount":1}`} {
		spec := read(broken)
		spec.assumeCustody(1)
		require.False(t, spec.CustodyAssumed)
	}
}

// A task that nobody here can train is refused by the name of what is missing, unless its trainers are said to have it.
func TestTaskCheckNamesTheAdapter(t *testing.T) {
	w := &world{t: t, dir: t.TempDir()}
	spec, manifest, state := w.writeTask()
	raw, err := os.ReadFile(manifest)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(manifest, bytes.Replace(raw, []byte(`"adapter":"program"`), []byte(`"adapter":"toy"`), 1), 0o600))
	check := func(more ...string) (int, string) {
		var out, errs bytes.Buffer
		return run(t.Context(), append([]string{"assay", "task", "check", "--spec", spec, "--manifest", manifest, "--state", state}, more...), &out, &errs), errs.String()
	}
	code, errs := check()
	require.Equal(t, exitDisagrees, code, errs)
	require.Contains(t, errs, `UnknownAdapter: the task needs the adapter "toy", and assay-trainer has digits-mlp, program`)
	code, errs = check("--adapter", "toy")
	require.Equal(t, exitOK, code, errs)
}

// What `task post` would refuse for the template's own sake needs no chain to be said, and the hint names the rule or the next step.
func TestTaskCheckHoldsTheTemplateToTheRules(t *testing.T) {
	w := &world{t: t, dir: t.TempDir()}
	spec, manifest, state := w.writeTask()
	raw, err := os.ReadFile(spec)
	require.NoError(t, err)
	check := func(change ...string) (int, string) {
		require.NoError(t, os.WriteFile(spec, []byte(strings.NewReplacer(change...).Replace(string(raw))), 0o600))
		var out, errs bytes.Buffer
		code := run(t.Context(), []string{"assay", "task", "check", "--spec", spec, "--manifest", manifest, "--state", state}, &out, &errs)
		return code, errs.String()
	}
	code, errs := check()
	require.Equal(t, exitOK, code, errs)
	code, errs = check(`"quorum":3`, `"quorum":2`)
	require.Equal(t, exitDisagrees, code, errs)
	require.Contains(t, errs, "quorum must be more than half")
	code, errs = check(`"fragmentCount":2`, `"fragmentCount":2,"aggregation":"TrimmedMean","aggregationParam":1`)
	require.Equal(t, exitDisagrees, code, errs)
	require.Contains(t, errs, "AggregationRuleTierMismatch")
	require.Contains(t, errs, "Verified tier")
	code, errs = check(`"fragmentCount":2`, `"fragmentCount":1`)
	require.Equal(t, exitMachine, code, errs)
	require.Contains(t, errs, "fragmentCount 1")
	require.Contains(t, errs, "--fragments")
	// The hint is about what is wrong.
	good, err := os.ReadFile(state)
	require.NoError(t, err)
	f, err := os.Create(state)
	require.NoError(t, err)
	require.NoError(t, protocol.WriteState(f, protocol.State{Params: []float32{1, 2, 3, math.Float32frombits(0xffc00000), 5, 6}, Momentum: make([]float32, 6)}, 2))
	require.NoError(t, f.Close())
	code, errs = check()
	require.Equal(t, exitMachine, code, errs)
	require.Contains(t, errs, "NonFinitePayload: params.1[0]")
	require.Contains(t, errs, "nobody can train on a NaN")
	require.NoError(t, os.WriteFile(state, good, 0o600))
	// Whether custody has to be assumed only a deployment can say.
	code, errs = check(`"fragmentCount":2`, `"fragmentCount":2,"custodyAssumed":true`)
	require.Equal(t, exitOK, code, errs)
}

func TestErrorsHaveNameHintAndCode(t *testing.T) {
	_, refused := net.DialTimeout("tcp", "127.0.0.1:1", time.Second)
	require.Error(t, refused)
	for _, test := range []struct {
		err  error
		name string
		code int
		hint string
	}{
		{errors.New("x"), "Error", exitMachine, "doctor"},
		{fmt.Errorf("a: %w", protocol.ErrTaskNotFound), "TaskNotFound", exitDisagrees, "task id"},
		{protocol.ErrInternal, "Internal", exitMachine, "retry"},
		{fmt.Errorf("deposit: %w", &chain.Revert{Name: "InsufficientStake"}), "InsufficientStake", exitDisagrees, "assay stake deposit"},
		{&chain.Revert{Data: []byte{1}}, "Error", exitDisagrees, ""},
		{fmt.Errorf("a: %w", deploy.ErrMismatch), "Error", exitDisagrees, "--deployment"},
		{fmt.Errorf("a: %w", windows.ErrShort), "Error", exitDisagrees, "--min-window"},
		{fmt.Errorf("a: %w", bridge.ErrNotProven), "Error", exitDisagrees, "assay bridge withdraw prove"},
		{fmt.Errorf("a: %w", bridge.ErrFinalized), "Error", exitDisagrees, "nothing is left"},
		{fmt.Errorf("a: %w", opstack.ErrDiffer), "Error", exitDisagrees, "believe the verifier"},
		{fmt.Errorf("a: %w", opstack.ErrInUse), "Error", exitMachine, "--datadir"},
		{fmt.Errorf("a: %w", bridge.ErrProven), "Error", exitDisagrees, "--again"},
		{fmt.Errorf("a: %w", bridge.ErrNoWithdrawal), "Error", exitDisagrees, "--withdrawal"},
		{fmt.Errorf("a: %w", bridge.ErrDropped), "Error", exitMachine, "nothing moved"},
		{fmt.Errorf("a: %w", bridge.ErrCall), "Error", exitDisagrees, "cannot be repeated"},
		{fmt.Errorf("a: %w", bridge.ErrRelay), "Error", exitDisagrees, "assay bridge retry"},
		{fmt.Errorf("a: %w", bridge.ErrNoMessage), "Error", exitDisagrees, "another transfer"},
		{fmt.Errorf("a: %w", bridge.ErrRelayed), "Error", exitDisagrees, "nothing is left"},
		{fmt.Errorf("a: %w", bridge.ErrNotRelayed), "Error", exitDisagrees, "assay bridge withdraw finalize"},
		{fmt.Errorf("a: %w", bridge.ErrNoBridge), "Error", exitDisagrees, "--l1-portal"},
		{fmt.Errorf("a: %w", bridge.ErrNoToken), "Error", exitDisagrees, "--token"},
		{fmt.Errorf("a: %w", bridge.ErrNotBridged), "Error", exitDisagrees, "assay bridge token create"},
		{fmt.Errorf("a: %w", bridge.ErrOtherToken), "Error", exitDisagrees, "--l2-token"},
		{fmt.Errorf("a: %w", bridge.ErrBalance), "Error", exitDisagrees, "--amount"},
		{fmt.Errorf("a: %w", bridge.ErrTransfer), "Error", exitDisagrees, "--call-gas"},
		{fmt.Errorf("a: %w", opstack.ErrEnded), "Error", exitMachine, "logs/"},
		{fmt.Errorf("RPC: %w", refused), "Error", exitMachine, "assay devnet"},
		{context.DeadlineExceeded, "Error", exitMachine, "--timeout"},
		{os.ErrNotExist, "Error", exitMachine, "path"},
		{fmt.Errorf("tick: %w", sender.ErrGasFunds), "Error", exitMachine, "ether for gas"},
		{&fs.PathError{Op: "write", Path: "a", Err: syscall.ENOSPC}, "Error", exitMachine, "disk"},
		{fmt.Errorf("keeper: %w", store.ErrInUse), "Error", exitMachine, "--datadir"},
		{disagree(errors.New("a\nb"), "c %d", 1), "Error", exitDisagrees, "c 1"},
		{withHint(protocol.ErrTaskNotFound, "other"), "TaskNotFound", exitMachine, "other"},
	} {
		e := explain(test.err)
		require.Equal(t, test.name, e.Name, "%v", test.err)
		require.Equal(t, test.code, e.code, "%v", test.err)
		require.Contains(t, e.Hint, test.hint, "%v", test.err)
		require.NotContains(t, e.Message, "\n")

		var text, asJSON bytes.Buffer
		require.Equal(t, test.code, reportError(&text, test.err, false))
		require.Equal(t, 2, strings.Count(text.String(), "\n"), "one line what, one line hint: %q", text.String())
		require.Equal(t, test.code, reportError(&asJSON, test.err, true))
		var decoded map[string]explained
		require.NoError(t, json.Unmarshal(asJSON.Bytes(), &decoded))
		require.Equal(t, test.name, decoded["error"].Name)
		require.NotEmpty(t, decoded["error"].Hint)
	}
}

// Advice on an error of the contracts is what the command says, whatever the error.
func TestContractErrorsHaveHints(t *testing.T) {
	for _, name := range []string{chain.RevertAlreadyEnrolled, chain.RevertCommitWindowClosed, chain.RevertWrongStage} {
		e := explain(fmt.Errorf("a: %w", &chain.Revert{Name: name}))
		require.Equal(t, chain.Advice(name), e.Hint)
		require.NotEmpty(t, e.Hint)
		require.Equal(t, exitDisagrees, e.code)
	}
}

func TestUsageErrors(t *testing.T) {
	for _, args := range [][]string{
		{"nonsense"}, {"task", "nonsense"}, {"task", "get"}, {"task", "get", "--nonsense"}, {"version", "extra"}, {"stake", "deposit", "--amount"},
		{"doctor", "--for", "nonsense"}, {"task", "get", "--task", "0x01"}, {"deploy", "--rpc", "http://127.0.0.1:1"}, {"task", "list", "--deployment", "absent"},
	} {
		var out, errs bytes.Buffer
		require.Equal(t, exitMachine, run(context.Background(), append([]string{"assay"}, args...), &out, &errs), "%v: %s", args, &errs)
		require.Equal(t, 2, strings.Count(errs.String(), "\n"), "%v: %q", args, errs.String())
		require.Contains(t, errs.String(), "\nhint:  ", "%v", args)
		require.Empty(t, out.String(), "%v: standard output is for results", args)
	}
	var out, errs bytes.Buffer
	require.Equal(t, exitMachine, run(t.Context(), []string{"assay", "fraud", "explain", "--round", "0"}, &out, &errs))
	require.Contains(t, errs.String(), "--task is missing")
	require.Contains(t, errs.String(), "set ASSAY_TASK; assay fraud explain --help")
}

// What is said twice would be read as its last, and a person may have looked at the first.
func TestRepeatedKeysOfFilesAreRefused(t *testing.T) {
	w := &world{t: t, dir: t.TempDir()}
	spec, manifest, state := w.writeTask()
	raw, err := os.ReadFile(spec)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(spec, bytes.Replace(raw, []byte(`"maxRounds":12`), []byte(`"maxRounds":12,"maxRounds":3`), 1), 0o600))
	var out, errs bytes.Buffer
	require.Equal(t, exitMachine, run(t.Context(), []string{"assay", "task", "check", "--spec", spec, "--manifest", manifest, "--state", state}, &out, &errs))
	require.Contains(t, errs.String(), `key "maxRounds" is repeated`)
	require.NoError(t, os.WriteFile(spec, []byte("null"), 0o600))
	_, err = readTemplate(spec, 18)
	require.ErrorContains(t, err, "no JSON object")
}

// What belongs together is asked for together, and what excludes each other is not taken, before anything is connected to.
func TestFlagsThatGoTogether(t *testing.T) {
	for want, commands := range map[string][][]string{
		"give both for a chain that is a rollup": {
			{"deploy", "--rpc", "http://127.0.0.1:1", "--l1-rpc", "http://127.0.0.1:1"},
			{"deploy", "--rpc", "http://127.0.0.1:1", "--l1-portal", "0x2222222222222222222222222222222222222222"},
		},
		"give one of --deposit and --withdrawal": {{"bridge", "retry"}, {"bridge", "retry", "--deposit", exampleTask, "--withdrawal", exampleTask}},
		"`assay bridge deposit` shows it":        {{"bridge", "retry", "--deposit", "0x01"}},
		"`assay bridge withdraw start` shows it": {{"bridge", "retry", "--withdrawal", "0x01"}},
	} {
		for _, args := range commands {
			var out, errs bytes.Buffer
			require.Equal(t, exitMachine, run(context.Background(), append([]string{"assay"}, args...), &out, &errs), "%v: %s", args, &errs)
			require.Contains(t, errs.String(), "hint:  "+want, "%v", args)
		}
	}
}

// rpcOfChain answers eth_chainId only.
func rpcOfChain(t *testing.T, id string) string {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var req struct {
			ID json.RawMessage `json:"id"`
		}
		if json.NewDecoder(io.LimitReader(r.Body, 1<<20)).Decode(&req) == nil {
			w.Header().Set("Content-Type", "application/json")
			fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"result":%q}`, req.ID, id)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// Others may name the roots of a task's objects as anything: a keeper is told which task they are of.
func TestUploadsSayWhoseTheyAre(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state")
	require.NoError(t, os.WriteFile(path, []byte("state"), 0o600))
	o := objects{client: http.DefaultClient, task: protocol.Hash{1}, manifest: []byte("manifest"), manifestHash: protocol.Hash{2}, statePath: path, stateRoot: protocol.Hash{3}}
	var asked []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.URL.Path+" "+r.URL.Query().Get("task"))
		fmt.Fprintf(w, `{"root":%q}`, filepath.Base(r.URL.Path))
	}))
	t.Cleanup(server.Close)
	require.NoError(t, uploadTo(t.Context(), nil, server.URL, o))
	require.Equal(t, []string{"/v1/manifests/" + o.manifestHash.String() + " " + o.task.String(), "/v1/states/" + o.stateRoot.String() + " " + o.task.String()}, asked)
}

func TestDevelopmentKeysAreRefusedElsewhere(t *testing.T) {
	dep := writeDeployment(t, 10)
	for _, args := range [][]string{
		{"deploy", "--rpc", rpcOfChain(t, "0xa")},
		{"keeper", "--deployment", dep, "--datadir", t.TempDir()},
	} {
		var out, errs bytes.Buffer
		require.Equal(t, exitMachine, run(context.Background(), append(append([]string{"assay"}, args...), "--private-key", devKey(0)), &out, &errs))
		require.Contains(t, errs.String(), keys.ErrDevKey.Error(), "%v", args)
		require.Contains(t, errs.String(), "create a key of your own")
	}
	// A key of one's own gets past this check, and a chain of value then wants a token of value.
	var out, errs bytes.Buffer
	require.Equal(t, exitDisagrees, run(context.Background(), []string{"assay", "deploy", "--rpc", rpcOfChain(t, "0xa"), "--deployment", filepath.Join(t.TempDir(), "d.json"),
		"--private-key", "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"}, &out, &errs), errs.String())
	require.Contains(t, errs.String(), "needs a token of value")
}

func TestJudge(t *testing.T) {
	report := func(o verifier.Outcome) *verifier.Report {
		return &verifier.Report{Outcome: o, Rounds: []verifier.Round{{Outcome: verifier.Match}, {Round: 1, Outcome: o, Reason: "because"}}}
	}
	require.NoError(t, judge(report(verifier.Match)))
	differs, unknown := explain(judge(report(verifier.NoMatch))), explain(judge(report(verifier.Inconclusive)))
	require.Equal(t, exitDisagrees, differs.code)
	require.Contains(t, differs.Message, "round 1: because")
	require.Equal(t, exitMachine, unknown.code)
	require.Contains(t, unknown.Message, "round 1: because")
	require.Empty(t, reason("", ": "))
	require.Equal(t, ": what: http://a: gone", reason("what:\nhttp://a: gone", ": "))
	require.Equal(t, ": what: http://a: gone (and 2 lines more, with --json)", reason("what:\nhttp://a: gone\nother:\nhttp://a: gone", ": "))
	none := explain(judge(&verifier.Report{Outcome: verifier.Inconclusive}))
	require.Equal(t, exitMachine, none.code)
	require.Contains(t, none.Message, "nothing to recompute")
}

func TestVersionNumbers(t *testing.T) {
	for text, want := range map[string][]int{
		"go version go1.26.8 linux/amd64": {1, 26, 8},
		"v20.20.2\n":                      {20, 20, 2},
		"Python 3.11.7":                   {3, 11, 7},
		"forge Version: 1.7.1-v1.7.1\nCommit SHA: 4.2":       {1, 7, 1},
		"0.8.37+commit.d8e87cd2.Emscripten.clang":            {0, 8, 37},
		"no number, and 7 is none":                           nil,
		"99999999999999999999.1 overflows, 2.3 does not ...": {2, 3},
	} {
		require.Equal(t, want, firstVersion(text), text)
	}
}

func TestDoctor(t *testing.T) {
	diagnose := func(code int, args ...string) diagnosis {
		var out, errs bytes.Buffer
		require.Equal(t, code, run(context.Background(), append([]string{"assay", "doctor", "--json"}, args...), &out, &errs), "%s %s", &out, &errs)
		var d diagnosis
		require.NoError(t, json.Unmarshal(out.Bytes(), &d))
		require.Equal(t, code == exitOK, d.OK)
		for _, c := range d.Checks {
			require.NotEmpty(t, c.Detail, c.Name)
			require.Equal(t, c.Status != statusOK, c.Hint != "", c.Name)
		}
		return d
	}
	status := func(d diagnosis, name string) checkStatus {
		for _, c := range d.Checks {
			if c.Name == name {
				return c.Status
			}
		}
		return "not looked at"
	}
	// A keeper needs a chain; whether there is one is what decides.
	d := diagnose(exitMachine, "--for", "keeper", "--deployment", filepath.Join(t.TempDir(), "absent.json"))
	require.Equal(t, statusMissing, status(d, "chain"))
	require.Equal(t, statusOK, status(d, "cpu"))
	require.Equal(t, checkStatus("not looked at"), status(d, "go"))

	// A machine without any program.
	t.Setenv("PATH", t.TempDir())
	d = diagnose(exitMachine, "--for", "test", "--root", t.TempDir())
	for _, name := range []string{"go", "node", "npm", "forge", "solc", "python", "trainer"} {
		require.Equal(t, statusMissing, status(d, name), name)
	}

	var out, errs bytes.Buffer
	require.Equal(t, exitMachine, run(context.Background(), []string{"assay", "doctor", "--for", "test", "--root", t.TempDir()}, &out, &errs))
	require.Contains(t, out.String(), "hint: install Go 1.26")
	require.Contains(t, errs.String(), "things that test needs are missing")
}

func TestVersion(t *testing.T) {
	var out, errs bytes.Buffer
	require.Zero(t, run(context.Background(), []string{"assay", "version", "--json"}, &out, &errs))
	var v versionInfo
	require.NoError(t, json.Unmarshal(out.Bytes(), &v))
	require.NotEmpty(t, v.Version)
	require.NotEmpty(t, v.Go)
	require.Contains(t, v.Geth, "op-geth")
	require.NotEmpty(t, v.Kernels)
}

// A task's folder may come from somebody else: neither a file without an end nor a pipe without a writer stops the check.
func TestPartsOfATaskAreReadUpToTheirLimit(t *testing.T) {
	folder, record := t.TempDir(), make([]byte, 4)
	dataset := repops.Root(repops.Header{Kind: repops.KindDataset, Length: 1}, []protocol.Hash{repops.LeafHash(record)})
	spec := &protocol.TaskSpec{Tier: uint8(protocol.TierVerified), ProgramRoot: [32]byte{1}, DatasetRoot: dataset, DatasetRecords: 1}
	manifest := &protocol.Manifest{Dataset: protocol.ManifestDataset{RecordBytes: 4}}
	require.NoError(t, os.WriteFile(filepath.Join(folder, dataset.String()), record, 0o600))
	list := filepath.Join(folder, protocol.Hash(spec.ProgramRoot).String())
	require.NoError(t, os.WriteFile(list, nil, 0o600))
	require.NoError(t, os.Truncate(list, 1<<38))
	_, _, err := readParts(folder, spec, manifest)
	require.ErrorContains(t, err, "three roots have 96")
	require.NoError(t, os.Remove(list))
	require.NoError(t, syscall.Mkfifo(list, 0o600))
	_, _, err = readParts(folder, spec, manifest)
	require.ErrorContains(t, err, "no regular file")
}

// A database that does not answer is no chain that does not: who reads the hint starts the right thing.
func TestDeadDatabaseHasADatabasesHint(t *testing.T) {
	newWorld(t)
	var out, errs bytes.Buffer
	code := run(t.Context(), []string{"assay", "indexer", "digest", "--database-url", "postgres://user:secret@127.0.0.1:1/assay"}, &out, &errs)
	require.Equal(t, exitMachine, code, errs.String())
	require.Contains(t, errs.String(), "no PostgreSQL server answers as --database-url says")
	require.NotContains(t, errs.String(), "assay devnet")
	require.NotContains(t, errs.String(), "secret")
	require.Contains(t, explain(&pgconn.PgError{Code: "28P01", Message: "password authentication failed"}).Hint, "PostgreSQL refuses it")
}
