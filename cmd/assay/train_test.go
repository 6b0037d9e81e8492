package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/tenzro"
)

// Each verb of `tenzro train` sends the method and the parameters that Tenzro's own command sends, and nothing else; a bridge reads all of them.
func TestTrainSendsWhatTenzroSends(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "it.json")
	require.NoError(t, os.WriteFile(file, []byte(`{"reward_pool": 1000000000000000001}`), 0o600))
	var got struct {
		Method string
		Params json.RawMessage
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		raw, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		calls, _, err := tenzro.ReadCalls(raw)
		if err != nil || len(calls) != 1 || calls[0].Err != nil {
			t.Errorf("%s: %v %v", raw, err, calls)
		}
		if err := json.Unmarshal(raw, &got); err != nil || r.Header.Get("Content-Type") != "application/json" {
			t.Errorf("%s: %v", raw, err)
		}
		_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":1,"result":{"ok":true}}`)
	}))
	defer server.Close()
	verbs := make(map[string]bool)
	for _, c := range []struct{ line, method, params string }{
		{"get-run --task-id a", "training_getRun", `{"task_id":"a"}`},
		{"get-receipt --task-id a", "training_getReceipt", `{"task_id":"a"}`},
		{"post-task --spec " + file, "training_postTask", `{"task_spec":{"reward_pool":1000000000000000001}}`},
		{"post-task --syncer-did d --syncer-address x --spec " + file, "training_postTask",
			`{"syncer_address":"x","syncer_did":"d","task_spec":{"reward_pool":1000000000000000001}}`},
		{"enroll-trainer --task-id a --trainer-did d", "training_enrollTrainer", `{"task_id":"a","trainer_did":"d"}`},
		{"enroll-trainer --task-id a --trainer-did d --attestation 00 --enclave-pubkey cc --measurements-hex aa", "training_enrollTrainer",
			`{"attestation":"00","enclave_pubkey":"cc","measurements_hex":"aa","task_id":"a","trainer_did":"d"}`},
		{"submit-gradient --gradient " + file, "training_submitOuterGradient", `{"gradient":{"reward_pool":1000000000000000001}}`},
		{"decide-round --task-id a", "training_decideRound", `{"task_id":"a"}`},
		{`finalize-round --task-id a --round 3 --post-step-hashes {"0":"ab"}`, "training_finalizeRound", `{"post_step_hashes":{"0":"ab"},"round":3,"task_id":"a"}`},
		{"challenge-commitment --task-id a --round 3 --fragment 1 --trainer-did d --recomputed " + file, "training_challengeCommitment",
			`{"fragment":1,"recomputed":{"reward_pool":1000000000000000001},"round":3,"task_id":"a","trainer_did":"d"}`},
		{"install-sealed-manifest --task-id a --manifest " + file, "training_installSealedManifest", `{"manifest":{"reward_pool":1000000000000000001},"task_id":"a"}`},
		{"get-sealed-manifest --task-id a", "training_getSealedManifest", `{"task_id":"a"}`},
		{"daemon-status", "getTrainerDaemonStatus", `{}`},
		{"list-runs --format json", "training_listRuns", `{}`},
	} {
		args := append([]string{"assay", "train"}, strings.Fields(c.line)...)
		code, stdout, stderr := command(t, append(args[1:], "--rpc", server.URL)...)
		require.Zero(t, code, "%s: %s", c.line, stderr)
		require.Contains(t, stdout, "ok", c.line)
		require.Equal(t, "tenzro_"+c.method, got.Method, c.line)
		require.Equal(t, c.params, string(got.Params), c.line)
		verbs[args[2]] = true
	}
	require.Len(t, verbs, len(trainCommand().Subcommands))
}

// A table shows what a terminal may be sent; JSON is the bridge's own.
func TestTrainShows(t *testing.T) {
	answer, status := "", http.StatusOK
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, answer)
	}))
	defer server.Close()
	ask := func(line string) (stdout, stderr string, code int) {
		code, stdout, stderr = command(t, append(append([]string{"train"}, strings.Fields(line)...), "--rpc", server.URL)...)
		return stdout, stderr, code
	}
	result := `{"runs": [{"task_id":"one","status":"Training","current_round":2,"trainers":["did:a","did:b"],"more":{}},` +
		`{"task_id":"evil\u001b[2J","status":"Pending","current_round":0,"trainers":[]}]}`
	answer = `{"jsonrpc":"2.0","id":1,"result":` + result + `}`
	stdout, _, code := ask("list-runs")
	require.Zero(t, code)
	var lines []string
	for line := range strings.Lines(stdout) {
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	require.Equal(t, []string{"TASK_ID STATUS CURRENT_ROUND TRAINERS", "one Training 2 did:a, did:b", "evil [2J Pending 0 []"}, lines)
	stdout, _, _ = ask("list-runs --format json")
	require.Equal(t, result+"\n", stdout)
	stdout, _, _ = ask("get-receipt --task-id a --json")
	require.Equal(t, result+"\n", stdout)

	answer = `{"jsonrpc":"2.0","id":1,"result":{"decision":"wait","remaining_ms":12,"spec":{"reward_pool":1000000000000000001},"none":null}}`
	stdout, _, _ = ask("decide-round --task-id a")
	require.Equal(t, "decision      wait\nremaining_ms  12\nspec          {\"reward_pool\":1000000000000000001}\nnone          null\n", stdout)
	answer = `{"jsonrpc":"2.0","id":1,"result":null}`
	stdout, _, _ = ask("get-receipt --task-id a")
	require.Equal(t, "null\n", stdout)

	for _, c := range []struct {
		answer string
		status int
		line   string
		want   []string
	}{
		{`{"error":{"code":-32000,"message":"m","data":{"name":"InvalidRound","message":"the round is not the open one","hint":"read current_round"}}}`, 200,
			"decide-round --task-id a", []string{"InvalidRound", "read current_round"}},
		{`{"error":{"code":-32601,"message":"the method does not exist"}}`, 200, "list-runs", []string{"has no method tenzro_training_listRuns", "not of a chain"}},
		{`{"error":{"code":-32600,"message":"bad\u001b[2J"}}`, 200, "list-runs", []string{"the bridge refuses it: bad"}},
		{`<html>`, 200, "list-runs", []string{"does not answer as a bridge does"}},
		{`{"error":{"name":"Overloaded","message":"too many","hint":"later"}}`, 503, "list-runs", []string{"Overloaded"}},
		{``, 200, "list-runs --format yaml", []string{"table or json"}},
		{``, 200, "get-run", []string{"task-id"}},
		{``, 200, "post-task --spec /nowhere", []string{"--spec", "no such file"}},
		{``, 200, "finalize-round --task-id a --round 0 --post-step-hashes {", []string{"--post-step-hashes: not JSON"}},
	} {
		answer, status = c.answer, c.status
		_, stderr, code := ask(c.line)
		require.NotZero(t, code, c.line)
		for _, want := range c.want {
			require.Contains(t, stderr, want, c.line)
		}
		require.NotContains(t, stderr, "\x1b", c.line)
	}
}
