package gateway

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/tenzro"
)

// The forms: Tenzro's clients, by the language of each. The CLI is written in Rust, and sends other members than the Rust SDK.
const (
	typescript = "typescript"
	python     = "python"
	rust       = "rust"
	cli        = "cli"
)

var forms = []string{typescript, python, rust, cli}

// form is a method as one client calls it and reads the answer.
type form struct {
	// by names what sends it in the client's source. Where that has nothing for the method, it is the client's own call of any method, which is exported.
	by string
	// params are the exact bytes of the request's params; empty where the client leaves them out, or sends an empty list. In angle brackets is what differs
	// from call to call (placeholders).
	params string
	// read does with a result what the client does with it, and fails where that would fail.
	read func(result json.RawMessage) error
	// none says why the client cannot call the method at all.
	none string
}

// placeholders are what differs from call to call, as the bytes that a client writes for them. A comma is followed by a space in Python.
var placeholders = map[string]string{
	"<n>":      `[0-9]+`,
	"<text>":   `"[ !#-\[\]-~]*"`,
	"<bytes>":  `\[(?:[0-9]{1,3}(?:,[0-9]{1,3})*)?\]`,
	"<float>":  `-?[0-9]+(?:\.[0-9]+)?(?:e-?[0-9]+)?`,
	"<floats>": `\[-?[0-9.e-]+(?:,-?[0-9.e-]+)*\]`,
	"<texts>":  `\["[ !#-\[\]-~]*"(?:,"[ !#-\[\]-~]*")*\]`,
	"<hashes>": `\[\[[0-9,]+\](?:,\[[0-9,]+\])*\]`,
	"<hex>":    `[0-9a-f]+`,
}

// envelope is a client's request around its params.
func envelope(kind, method, params string) string {
	switch kind {
	case typescript: // JSON.stringify({ jsonrpc: "2.0", method, params, id }), params in a list
		return `{"jsonrpc":"2.0","method":"` + method + `","params":[` + params + `],"id":<n>}`
	case python: // requests.post(json={"jsonrpc", "method", "id"[, "params"]})
		if params == "" {
			return `{"jsonrpc": "2.0", "method": "` + method + `", "id": <n>}`
		}
		return `{"jsonrpc": "2.0", "method": "` + method + `", "id": <n>, "params": ` + params + `}`
	}
	return `{"jsonrpc":"2.0","method":"` + method + `","params":` + params + `,"id":<n>}` // struct {jsonrpc, method, params, id}
}

// compiled are the patterns of the table, by form and method.
var compiled = func() map[[2]string]*regexp.Regexp {
	out := make(map[[2]string]*regexp.Regexp)
	for method, row := range table {
		for kind, f := range row {
			if f.none != "" {
				continue
			}
			pattern := regexp.QuoteMeta(envelope(kind, tenzro.FullName(method), f.params))
			for name, is := range placeholders {
				if kind == python {
					is = strings.ReplaceAll(is, "(?:,", "(?:, ")
					is = strings.ReplaceAll(is, "[0-9,]", "[0-9, ]")
				}
				pattern = strings.ReplaceAll(pattern, regexp.QuoteMeta(name), is)
			}
			out[[2]string{kind, method}] = regexp.MustCompile("^" + pattern + "$")
		}
	}
	return out
}()

// inForm refuses a request that is not the client's to the byte.
func inForm(kind, method string, body []byte) error {
	f := table[method][kind]
	if f.none != "" {
		return fmt.Errorf("%s has no such call: %s", kind, f.none)
	}
	pattern := compiled[[2]string{kind, method}]
	if pattern == nil {
		return errors.New("the table has no such form")
	}
	if !pattern.Match(body) {
		return fmt.Errorf("not the bytes of %s: %s", f.by, body)
	}
	return nil
}

// The task of Tenzro's cross-node test, as each client writes it.
const (
	specPython = `{"task_id": <text>, "sponsor_did": "did:tenzro:machine:sponsor-xnode", "sponsor_address": <bytes>, "architecture": ` +
		`{"family": "timeseries-toy", "param_count": 0, "modality": "Timeseries", "fragment_count": 4, "dtype": "f32", "metadata": ` +
		`{"d_model": 64, "num_layers": 2, "num_heads": 4}}, "tier": "Open", "aggregation": "Mean", "clip_l2_norm": null, ` +
		`"sync_strategy": "Full", "quantization": "None", "delayed_apply": false, "pipeline": null, "trainer_count": 3, "quorum": 2, ` +
		`"inner_steps": 12, "max_rounds": 3, "grace_window_ms": 500000, "reward_pool": 9000000000000000000, ` +
		`"dataset_ref": "file://cross-node-proof", "dataset_hash": <bytes>, "min_throughput": null, "created_at": 1745539200000, ` +
		`"objective": "Supervised", "payload_kind": "Dense", "outer_update": {"Nesterov": {"lr": 0.7, "momentum": 0.9}}, "metadata": {}}`
	specTypeScript = `{"task_id":<text>,"sponsor_did":"did:tenzro:machine:sponsor-xnode","sponsor_address":<bytes>,"architecture":` +
		`{"family":"timeseries-toy","param_count":0,"modality":"Timeseries","fragment_count":4,"dtype":"f32","metadata":` +
		`{"d_model":64,"num_layers":2,"num_heads":4}},"tier":"Open","aggregation":"Mean","clip_l2_norm":null,` +
		`"sync_strategy":"Full","quantization":"None","delayed_apply":false,"pipeline":null,"trainer_count":3,"quorum":2,` +
		`"inner_steps":12,"max_rounds":3,"grace_window_ms":500000,"reward_pool":9000000000000000000,` +
		`"dataset_ref":"file://cross-node-proof","dataset_hash":<bytes>,"min_throughput":null,"created_at":1745539200000,` +
		`"objective":"Supervised","payload_kind":"Dense","outer_update":{"Nesterov":{"lr":0.7,"momentum":0.9}},"metadata":{}}`
	specRust = `{"aggregation":"Mean","architecture":{"dtype":"f32","family":"timeseries-toy","fragment_count":4,"metadata":` +
		`{"d_model":64,"num_heads":4,"num_layers":2},"modality":"Timeseries","param_count":0},"clip_l2_norm":null,"created_at":1745539200000,` +
		`"dataset_hash":<bytes>,"dataset_ref":"file://cross-node-proof","delayed_apply":false,"grace_window_ms":500000,"inner_steps":12,` +
		`"max_rounds":3,"metadata":{},"min_throughput":null,"objective":"Supervised","outer_update":{"Nesterov":{"lr":0.7,"momentum":0.9}},` +
		`"payload_kind":"Dense","pipeline":null,"quantization":"None","quorum":2,"reward_pool":9000000000000000000,"sponsor_address":<bytes>,` +
		`"sponsor_did":"did:tenzro:machine:sponsor-xnode","sync_strategy":"Full","task_id":<text>,"tier":"Open","trainer_count":3}`
)

// An outer gradient: of Python with a commitment, of TypeScript without one, of Rust with its members in serde_json's order.
const (
	gradientPython = `{"task_id": "cross-node-proof", "round": <n>, "fragment": <n>, "trainer_did": <text>, "trainer_address": <bytes>, ` +
		`"safetensors_hash": <bytes>, "payload_bytes": <n>, "quantization": "None", "payload_kind": "Dense", "inner_step_count": 12, ` +
		`"submitted_at": <n>, "signature": {"bytes": <bytes>, "public_key": <bytes>}, "attestation": null, "commitment": ` + commitmentPython + `}`
	gradientTypeScript = `{"task_id":"cross-node-proof","round":<n>,"fragment":<n>,"trainer_did":<text>,"trainer_address":<bytes>,` +
		`"safetensors_hash":<bytes>,"payload_bytes":<n>,"quantization":"None","payload_kind":"Dense","inner_step_count":12,` +
		`"submitted_at":<n>,"signature":{"bytes":<bytes>,"public_key":<bytes>},"attestation":null,"commitment":null}`
	gradientRust = `{"attestation":null,"commitment":` + commitmentRust + `,"fragment":<n>,"inner_step_count":12,"payload_bytes":<n>,` +
		`"payload_kind":"Dense","quantization":"None","round":<n>,"safetensors_hash":<bytes>,"signature":{"bytes":<bytes>,"public_key":<bytes>},` +
		`"submitted_at":<n>,"task_id":"cross-node-proof","trainer_address":<bytes>,"trainer_did":<text>}`

	commitmentPython = `{"k": 2, "loss_trajectory": <floats>, "probes": [{"index": <n>, "value": <float>}, {"index": <n>, "value": <float>}]}`
	commitmentRust   = `{"k":2,"loss_trajectory":<floats>,"probes":[{"index":<n>,"value":<float>},{"index":<n>,"value":<float>}]}`
)

// A sealed manifest: the SDKs' has hexadecimal digits and a length, the node's lists of numbers and a length, that of the Python trainer
// (confidential.py) lists, and the sealed shard itself.
const (
	manifestTypeScript = `{"task_id":<text>,"manifest_hash":"<hex>","envelopes":[{"trainer_did":<text>,"shard_index":<n>,"shard_ciphertext_hash":"<hex>",` +
		`"shard_ciphertext_bytes":<n>,"wrapped_data_key":"<hex>","wrap_alg":"hpke-x25519-hkdf-sha256-aes-256-gcm","enclave_pubkey":"<hex>",` +
		`"enclave_measurements_hex":"<hex>","created_at_ms":<n>}],"created_at_ms":<n>}`
	manifestRust = `{"created_at_ms":<n>,"envelopes":[{"created_at_ms":<n>,"enclave_measurements_hex":"<hex>","enclave_pubkey":"<hex>",` +
		`"shard_ciphertext_bytes":<n>,"shard_ciphertext_hash":"<hex>","shard_index":<n>,"trainer_did":<text>,` +
		`"wrap_alg":"hpke-x25519-hkdf-sha256-aes-256-gcm","wrapped_data_key":"<hex>"}],"manifest_hash":"<hex>","task_id":<text>}`
	manifestCLI = `{"created_at":<n>,"envelopes":[{"created_at":<n>,"enclave_measurement_hex":"<hex>","enclave_pubkey":<bytes>,` +
		`"shard_ciphertext_bytes":<n>,"shard_ciphertext_hash":<bytes>,"shard_index":<n>,"trainer_did":<text>,` +
		`"wrap_alg":"hpke-x25519-hkdf-sha256-aes-256-gcm","wrapped_data_key":<bytes>}],"manifest_hash":<bytes>,"sponsor_did":<text>,` +
		`"sponsor_signature":{"bytes":<bytes>,"public_key":<bytes>},"task_id":<text>}`
	manifestPython = `{"task_id": <text>, "sponsor_did": <text>, "manifest_hash": <bytes>, "envelopes": [{"trainer_did": <text>, "shard_index": <n>, ` +
		`"shard_ciphertext_hash": <bytes>, "shard_ciphertext_bytes": <bytes>, "wrapped_data_key": <bytes>, ` +
		`"wrap_alg": "hpke-x25519-hkdf-sha256-aes-256-gcm", "enclave_pubkey": <bytes>, "enclave_measurement_hex": "<hex>", "created_at": <n>}], ` +
		`"sponsor_signature": {"bytes": <bytes>, "public_key": <bytes>}, "created_at": <n>}`
)

// A finalised round, as the node answers it and the SDKs send it on.
var (
	syncTypeScript = `{"task_id":"cross-node-proof","round":<n>,"fragment_quorums":{` +
		numbered(`"%d":{"fragment":<n>,"accepted":<n>,"accepted_hashes":<hashes>,"quorum_met":true,"post_step_hash":<bytes>}`, ",") +
		`},"state_root":<bytes>,"syncer_signature":{"bytes":[],"public_key":[]},"published_at":<n>,"no_quorum_witnesses":null,"committee":<texts>}`
	syncRust = `{"committee":<texts>,"fragment_quorums":{` +
		numbered(`"%d":{"accepted":<n>,"accepted_hashes":<hashes>,"fragment":<n>,"post_step_hash":<bytes>,"quorum_met":true}`, ",") +
		`},"no_quorum_witnesses":null,"published_at":<n>,"round":<n>,"state_root":<bytes>,"syncer_signature":{"bytes":[],"public_key":[]},` +
		`"task_id":"cross-node-proof"}`
)

// numbered is a text for each fragment.
func numbered(format, comma string) string {
	var all []string
	for i := range fragments {
		all = append(all, fmt.Sprintf(format, i))
	}
	return strings.Join(all, comma)
}

const (
	byIDPython = `{"task_id": <text>}`
	byID       = `{"task_id":<text>}`
	// The calls of any method, for those that a client has no function for.
	pythonCall, rustCall = "rpc_bridge.py: RpcClient._call", "src/rpc.rs: RpcClient::call"
)

// table is every method in every client's form. What each client sends and reads is of its source: the TypeScript SDK (src/training.ts, src/client.ts),
// the Python trainer (integrations/trainer, its tests among it), the Rust SDK (src/training.rs, src/client.rs) and the CLI (crates/tenzro-cli).
var table = map[string]map[string]form{
	"listRuns": {
		typescript: {by: "TrainingInspectionClient.listRuns", read: sdkRuns},
		python:     {by: "RpcClient.list_runs", read: bareRuns},
		rust:       {by: "TrainingInspectionClient::list_runs", params: `{}`, read: sdkRuns},
		cli:        {by: "TrainListRunsCmd", params: `{}`, read: nodeRuns},
	},
	"getRun": {
		typescript: {by: "TrainingInspectionClient.getRun", params: byID, read: as[sdkRunRead]},
		python:     {by: "RpcClient.get_run", params: byIDPython, read: members("current_round", "trainers", "status")},
		rust:       {by: "TrainingInspectionClient::get_run", params: byID, read: as[sdkRunRead]},
		cli:        {by: "TrainGetRunCmd", params: byID, read: members()},
	},
	"getReceipt": {
		typescript: {by: "TrainingInspectionClient.getReceipt", params: byID, read: as[sdkReceiptRead]},
		python:     {by: "RpcClient.get_receipt", params: byIDPython, read: members("task_id", "final_model_hash")},
		rust:       {by: "TrainingInspectionClient::get_receipt", params: byID, read: as[sdkReceiptRead]},
		cli:        {by: "TrainGetReceiptCmd", params: byID, read: members()},
	},
	"postTask": {
		typescript: {by: "TrainingClient.postTask", params: `{"task_spec":` + specTypeScript + `}`, read: members("task_id")},
		python:     {by: "test_cross_node_round.py: client.post_task", params: `{"task_spec": ` + specPython + `}`, read: members("task_id", "status")},
		rust:       {by: "TrainingClient::post_task", params: `{"task_spec":` + specRust + `}`, read: members()},
		cli:        {by: "TrainPostTaskCmd", params: `{"task_spec":` + specRust + `}`, read: members("task_id", "status")},
	},
	"enrollTrainer": {
		typescript: {by: "TrainingClient.enrollTrainer", params: `{"task_id":<text>,"trainer_did":<text>}`, read: members()},
		python:     {by: "RpcClient.enroll_trainer", params: `{"task_id": <text>, "trainer_did": <text>}`, read: members("trainer_count")},
		rust:       {by: "TrainingClient::enroll_trainer", params: `{"task_id":<text>,"trainer_did":<text>}`, read: members()},
		cli:        {by: "TrainEnrollCmd", params: `{"task_id":<text>,"trainer_did":<text>}`, read: members("trainer_count", "status")},
	},
	"submitOuterGradient": {
		typescript: {by: "TrainingClient.submitOuterGradient", params: `{"task_id":<text>,"gradient":` + gradientTypeScript + `}`, read: members()},
		python:     {by: "RpcClient.submit_outer_gradient", params: `{"gradient": ` + gradientPython + `}`, read: isAccepted},
		rust:       {by: "TrainingClient::submit_outer_gradient", params: `{"gradient":` + gradientRust + `,"task_id":<text>}`, read: members()},
		cli:        {by: "TrainSubmitGradientCmd", params: `{"gradient":` + gradientRust + `}`, read: members()},
	},
	"decideRound": {
		typescript: {by: "TrainingClient.decideRound", params: byID, read: members("decision")},
		python:     {by: pythonCall, params: byIDPython, read: members("decision")},
		rust:       {by: "TrainingClient::decide_round", params: byID, read: members()},
		cli:        {by: "TrainDecideRoundCmd", params: byID, read: members("decision")},
	},
	"finalizeRound": {
		typescript: {by: "TrainingClient.finalizeRound", params: `{"task_id":<text>,"sync_round":` + syncTypeScript + `}`, read: members()},
		python: {by: "RpcClient.finalize_round", params: `{"task_id": <text>, "round": <n>, "post_step_hashes": {` +
			numbered(`"%d": "<hex>"`, ", ") + `}}`, read: members("state_root")},
		rust: {by: "TrainingClient::finalize_round", params: `{"sync_round":` + syncRust + `,"task_id":<text>}`, read: members()},
		cli: {by: "TrainFinalizeRoundCmd", params: `{"post_step_hashes":{` + numbered(`"%d":"<hex>"`, ",") +
			`},"round":<n>,"task_id":<text>}`, read: members("state_root")},
	},
	"installSealedManifest": {
		typescript: {by: "TrainingClient.installSealedManifest", params: `{"task_id":<text>,"manifest":` + manifestTypeScript + `}`, read: members()},
		python:     {by: pythonCall, params: `{"task_id": <text>, "manifest": ` + manifestPython + `}`, read: members("manifest_hash")},
		rust:       {by: "TrainingClient::install_sealed_manifest", params: `{"manifest":` + manifestRust + `,"task_id":<text>}`, read: members()},
		cli:        {by: "TrainInstallSealedManifestCmd", params: `{"manifest":` + manifestCLI + `}`, read: members("manifest_hash")},
	},
	"getSealedManifest": {
		typescript: {by: "TrainingInspectionClient.getSealedManifest", params: byID, read: as[sdkManifestRead]},
		python:     {by: pythonCall + ", confidential.py: SealedShardEnvelope.from_json", params: byIDPython, read: pythonManifest},
		rust:       {by: "TrainingInspectionClient::get_sealed_manifest", params: byID, read: as[sdkManifestRead]},
		cli:        {by: "TrainGetSealedManifestCmd", params: byID, read: members()},
	},
	"challengeCommitment": {
		typescript: {none: "its SDK has no function for it (src/training.ts), as the table of clients says"},
		python: {by: pythonCall, params: `{"task_id": <text>, "round": <n>, "fragment": <n>, "trainer_did": <text>, "recomputed": ` + commitmentPython + `}`,
			read: challenge},
		rust: {by: rustCall, params: `{"fragment":<n>,"recomputed":` + commitmentRust + `,"round":<n>,"task_id":<text>,"trainer_did":<text>}`, read: challenge},
		cli: {by: "TrainChallengeCommitmentCmd", params: `{"fragment":<n>,"recomputed":` + commitmentRust +
			`,"round":<n>,"task_id":<text>,"trainer_did":<text>}`, read: challenge},
	},
	tenzro.DaemonStatus: {
		typescript: {by: "TrainingInspectionClient.daemonStatus", read: as[daemonRead]},
		python:     {by: pythonCall, read: members("running")},
		rust:       {by: "TrainingInspectionClient::daemon_status", params: `{}`, read: as[daemonRead]},
		cli:        {by: "TrainDaemonStatusCmd", params: `{}`, read: as[daemonRead]},
	},
	tenzro.NodeInfo: {
		typescript: {by: "TenzroClient.nodeInfo", read: members()},
		python:     {by: "test_peered_syncer_round.py: _node_peer_id", read: members("self_peer_id")},
		rust:       {by: "TenzroClient::node_info", params: `[]`, read: members()},
		cli:        {by: "NodeStatusCmd", params: `[]`, read: members()},
	},
}

// as reads a result into a type; members that it does not know are passed over, as by all of Tenzro's readers.
func as[T any](result json.RawMessage) error { return json.Unmarshal(result, new(T)) }

// members reads an object with these members, none of them null.
func members(names ...string) func(json.RawMessage) error {
	return func(result json.RawMessage) error {
		var o map[string]json.RawMessage
		if err := json.Unmarshal(result, &o); err != nil {
			return err
		}
		for _, name := range names {
			if value, ok := o[name]; !ok || string(value) == "null" {
				return fmt.Errorf("KeyError: %q", name)
			}
		}
		return nil
	}
}

func isAccepted(result json.RawMessage) error {
	var o struct{ Accepted *bool }
	if err := json.Unmarshal(result, &o); err != nil {
		return err
	}
	if o.Accepted == nil || !*o.Accepted {
		return errors.New(`result["accepted"] is not True`)
	}
	return nil
}

func sdkRuns(result json.RawMessage) error {
	var list struct{ Runs *[]sdkRunRead }
	if err := json.Unmarshal(result, &list); err != nil {
		return err
	}
	if list.Runs == nil {
		return errors.New("there are no runs")
	}
	return nil
}

func nodeRuns(result json.RawMessage) error {
	var list struct{ Runs *[]nodeRun }
	if err := json.Unmarshal(result, &list); err != nil {
		return err
	}
	if list.Runs == nil {
		return errors.New("there are no runs")
	}
	return nil
}

// bareRuns is list(result): of an object it would be the names of its members.
func bareRuns(result json.RawMessage) error { return as[[]nodeRun](result) }

// challenge is what the CLI prints: passed alone says what it tells its user.
func challenge(result json.RawMessage) error {
	var out struct {
		Passed            *bool
		ShapeMatch        *bool    `json:"shape_match"`
		MeanLossRelDelta  *float64 `json:"mean_loss_rel_delta"`
		ProbeIndexOverlap *float64 `json:"probe_index_overlap"`
		MeanProbeRelDelta *float64 `json:"mean_probe_rel_delta"`
		Evicted           *bool
	}
	if err := json.Unmarshal(result, &out); err != nil {
		return err
	}
	if out.Passed == nil || !*out.Passed || out.Evicted == nil || *out.Evicted {
		return errors.New("it would say that the trainer was evicted")
	}
	return nil
}

// sdkReceiptRead, sdkManifestRead and daemonRead are the SDKs' types.
type sdkReceiptRead struct {
	TaskID     string            `json:"task_id"`
	FinalRoot  string            `json:"final_state_root"`
	Rounds     uint64            `json:"rounds_completed"`
	Committees []json.RawMessage `json:"witness_committees"`
	Manifest   *string           `json:"manifest_hash"`
	SealedMs   uint64            `json:"sealed_at_ms"`
}

type sdkManifestRead struct {
	TaskID    string `json:"task_id"`
	Hash      string `json:"manifest_hash"`
	Envelopes []struct {
		TrainerDID   string `json:"trainer_did"`
		Index        uint64 `json:"shard_index"`
		Hash         string `json:"shard_ciphertext_hash"`
		Bytes        uint64 `json:"shard_ciphertext_bytes"`
		WrappedKey   string `json:"wrapped_data_key"`
		Algorithm    string `json:"wrap_alg"`
		Key          string `json:"enclave_pubkey"`
		Measurements string `json:"enclave_measurements_hex"`
		Created      uint64 `json:"created_at_ms"`
	}
	Created uint64 `json:"created_at_ms"`
}

type daemonRead struct {
	Running bool
	DID     *string `json:"trainer_did"`
	Live    uint64  `json:"live_trainers"`
	Most    *uint64 `json:"max_concurrent_trainers"`
}

// pythonManifest is SealedShardEnvelope.from_json of each envelope: bytes are lists or base64, the sealed shard among them.
func pythonManifest(result json.RawMessage) error {
	var m struct {
		Envelopes []map[string]json.RawMessage
	}
	if err := json.Unmarshal(result, &m); err != nil {
		return err
	}
	if len(m.Envelopes) == 0 {
		return errors.New("there is no envelope")
	}
	decode := func(raw json.RawMessage) ([]byte, error) {
		var list []uint8Number
		if json.Unmarshal(raw, &list) == nil && raw[0] == '[' {
			out := make([]byte, len(list))
			for i, x := range list {
				out[i] = byte(x)
			}
			return out, nil
		}
		var text string
		if err := json.Unmarshal(raw, &text); err != nil {
			return nil, fmt.Errorf("TypeError: unsupported byte field: %s", raw)
		}
		return base64.StdEncoding.DecodeString(text)
	}
	for _, e := range m.Envelopes {
		for _, name := range []string{"shard_ciphertext_bytes", "wrapped_data_key", "enclave_pubkey"} {
			if raw, ok := e[name]; !ok {
				return fmt.Errorf("KeyError: %q", name)
			} else if _, err := decode(raw); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		var hash []uint8Number
		if err := json.Unmarshal(e["shard_ciphertext_hash"], &hash); err != nil || len(hash) != 32 {
			return fmt.Errorf("shard_ciphertext_hash: %s", e["shard_ciphertext_hash"])
		}
		for _, name := range []string{"trainer_did", "shard_index", "wrap_alg", "enclave_measurement_hex", "created_at"} {
			if _, ok := e[name]; !ok {
				return fmt.Errorf("KeyError: %q", name)
			}
		}
	}
	return nil
}

// uint8Number is a byte that is written as a number: a []byte would take base64.
type uint8Number uint8

// complete fails unless each method was answered in each form that it has, and under its second name.
func (y *tally) complete(t *testing.T) {
	t.Helper()
	y.mu.Lock()
	defer y.mu.Unlock()
	require.Len(t, table, len(tenzro.Methods))
	for _, method := range tenzro.Methods {
		require.Len(t, table[method], len(forms), method)
		for _, kind := range forms {
			f, ok := table[method][kind]
			require.True(t, ok, "%s of %s", method, kind)
			switch n := y.pairs[[2]string{kind, method}]; {
			case f.none == "" && n == 0:
				t.Errorf("%s was never answered in the form of %s (%s)", method, kind, f.by)
			case f.none != "" && n > 0:
				t.Errorf("%s was answered in the form of %s, which has none: %s", method, kind, f.none)
			}
		}
		if strings.HasPrefix(tenzro.FullName(method), "tenzro_training_") && y.aliases[method] == 0 {
			t.Errorf("training_%s was never answered", method)
		}
	}
}

// pairs are how many forms of methods the table has.
func pairs() (n int) {
	for _, row := range table {
		for _, f := range row {
			if f.none == "" {
				n++
			}
		}
	}
	return n
}

// What a number is in each language.
func TestNumbers(t *testing.T) {
	t.Parallel()
	for x, want := range map[float64][3]string{
		2:       {"2", "2.0", "2.0"},
		.7:      {"0.7", "0.7", "0.7"},
		-1.5:    {"-1.5", "-1.5", "-1.5"},
		5e-5:    {"0.00005", "5e-05", "0.00005"},
		1.25e-6: {"0.00000125", "1.25e-06", "1.25e-6"},
		1e-7:    {"1e-7", "1e-07", "1e-7"},
		1e16:    {"10000000000000000", "1e+16", "1e16"},
		1e15:    {"1000000000000000", "1000000000000000.0", "1000000000000000.0"},
		1e22:    {"1e+22", "1e+22", "1e22"},
		0:       {"0", "0.0", "0.0"},
	} {
		for i, kind := range []string{typescript, python, rust} {
			require.Equal(t, want[i], number(kind, x), "%v of %s", x, kind)
		}
	}
}
