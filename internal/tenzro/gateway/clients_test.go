package gateway

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The requests here are built byte for byte as the sources of Tenzro's clients build them: the TypeScript SDK (src/rpc.ts, src/training.ts), the Rust
// SDK and the CLI (src/rpc.rs, src/training.rs, crates/tenzro-cli) and the Python trainer (rpc_bridge.py, types.py). No registry has the clients
// themselves: npm and PyPI know no package of theirs, and what is on GitHub is not installed.

// member is one member of an object, in its order.
type member struct {
	key   string
	value any
}

// object keeps the order of its members, as JavaScript and Python do.
type object []member

// style is how a language writes JSON: what is between members, and whether objects are sorted.
type style struct {
	comma, colon string
	sorted       bool
}

var (
	typescript = style{",", ":", false}
	python     = style{", ", ": ", false}
	rust       = style{",", ":", true}
)

func (s style) write(b *bytes.Buffer, v any) {
	switch v := v.(type) {
	case object:
		if s.sorted {
			v = slices.Clone(v)
			slices.SortFunc(v, func(a, b member) int { return strings.Compare(a.key, b.key) })
		}
		b.WriteByte('{')
		for i, m := range v {
			if i > 0 {
				b.WriteString(s.comma)
			}
			s.write(b, m.key)
			b.WriteString(s.colon)
			s.write(b, m.value)
		}
		b.WriteByte('}')
	case []any:
		b.WriteByte('[')
		for i, e := range v {
			if i > 0 {
				b.WriteString(s.comma)
			}
			s.write(b, e)
		}
		b.WriteByte(']')
	case []byte:
		list := make([]any, len(v))
		for i, x := range v {
			list[i] = int(x)
		}
		s.write(b, list)
	default:
		e := json.NewEncoder(b)
		e.SetEscapeHTML(false)
		if err := e.Encode(v); err != nil {
			panic(err)
		}
		b.Truncate(b.Len() - 1)
	}
}

// client is one of Tenzro's, against one bridge.
type client struct {
	t    *testing.T
	url  string
	kind string
	id   int
	// calls that were answered as the client needs it, and those that were not.
	tally *tally
}

type tally struct{ ok, failed int }

// body is a request's. params is nil where the client leaves it out.
func (c *client) body(method string, params any) []byte {
	var b bytes.Buffer
	switch c.kind {
	case "typescript": // JSON.stringify({ jsonrpc: "2.0", method, params, id }), ids from 1, params in a list
		c.id++
		list := []any{}
		if params != nil {
			list = append(list, params)
		}
		typescript.write(&b, object{{"jsonrpc", "2.0"}, {"method", method}, {"params", list}, {"id", c.id}})
	case "python": // requests.post(json={"jsonrpc", "method", "id"[, "params"]}), ids from 1
		c.id++
		o := object{{"jsonrpc", "2.0"}, {"method", method}, {"id", c.id}}
		if params != nil {
			o = append(o, member{"params", params})
		}
		python.write(&b, o)
	case "rust": // struct {jsonrpc, method, params, id}, the SDK's ids from 0, params sorted by serde_json
		if params == nil {
			params = object{}
		}
		var inner bytes.Buffer
		rust.write(&inner, params)
		fmt.Fprintf(&b, `{"jsonrpc":"2.0","method":%q,"params":%s,"id":%d}`, method, inner.String(), c.id)
		c.id++
	}
	return b.Bytes()
}

// refused is an error that a client was answered.
type refused struct {
	Code    int
	Message string
	Data    struct{ Name, Message, Hint string }
}

// send sends a call, and returns its result or its error.
func (c *client) send(method string, params any) (json.RawMessage, *refused) {
	c.t.Helper()
	req, err := http.NewRequest(http.MethodPost, c.url, bytes.NewReader(c.body(method, params)))
	require.NoError(c.t, err)
	req.Header.Set("Content-Type", "application/json")
	if c.kind != "python" { // from TENZRO_BEARER_JWT, TENZRO_DPOP_PROOF and TENZRO_API_KEY
		req.Header.Set("Authorization", "DPoP eyJhbGciOiJFZERTQSJ9.e30.c2ln")
		req.Header.Set("DPoP", "eyJ0eXAiOiJkcG9wK2p3dCJ9.e30.c2ln")
		req.Header.Set("X-Tenzro-Api-Key", "tnz_example")
	}
	resp, err := http.DefaultClient.Do(req)
	require.NoError(c.t, err)
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	require.NoError(c.t, err)
	require.Equal(c.t, http.StatusOK, resp.StatusCode, "%s: %s", method, raw) // all clients take another status for a broken node
	var out struct {
		JSONRPC string
		ID      *int
		Result  json.RawMessage
		Error   *refused
	}
	require.NoError(c.t, json.Unmarshal(raw, &out), "%s", raw)
	require.Equal(c.t, "2.0", out.JSONRPC)
	require.NotNil(c.t, out.ID)
	return out.Result, out.Error
}

// call sends a call that has to succeed, and reads its result as the client does.
func (c *client) call(method string, params, into any) {
	c.t.Helper()
	result, err := c.send(method, params)
	if err != nil {
		c.tally.failed++
		require.FailNow(c.t, "a call of Tenzro's client is refused", "%s %s: %+v", c.kind, method, err)
	}
	if into != nil {
		if err := json.Unmarshal(result, into); err != nil {
			c.tally.failed++
			require.FailNow(c.t, "a client cannot read its answer", "%s %s: %v: %s", c.kind, method, err, result)
		}
	}
	c.tally.ok++
}

// mustRefuse sends a call that has to be refused by a name.
func (c *client) mustRefuse(name, method string, params any) *refused {
	c.t.Helper()
	result, err := c.send(method, params)
	require.NotNil(c.t, err, "%s is answered: %s", method, result)
	require.Equal(c.t, name, err.Data.Name, "%s", err.Message)
	require.True(c.t, strings.HasPrefix(err.Message, name+": "), err.Message)
	require.NotEmpty(c.t, err.Data.Hint)
	return err
}

// nodeRun is what the CLI and the Python trainer read of a run.
type nodeRun struct {
	TaskID   string `json:"task_id"`
	TaskSpec struct {
		TaskID       string
		Tier         string
		Aggregation  json.RawMessage
		Architecture struct {
			Family, Modality string
			ParamCount       uint64 `json:"param_count"`
			FragmentCount    uint32 `json:"fragment_count"`
		}
		SponsorAddress []int       `json:"sponsor_address"`
		DatasetHash    []int       `json:"dataset_hash"`
		RewardPool     json.Number `json:"reward_pool"`
		SyncStrategy   string      `json:"sync_strategy"`
		Quantization   string
		PayloadKind    string          `json:"payload_kind"`
		OuterUpdate    json.RawMessage `json:"outer_update"`
		DelayedApply   bool            `json:"delayed_apply"`
		MinThroughput  *int            `json:"min_throughput"`
		Objective      string
	} `json:"task_spec"`
	Status       string
	Trainers     []string
	CurrentRound uint32  `json:"current_round"`
	Roots        [][]int `json:"round_state_roots"`
	CreatedAt    int64   `json:"created_at"`
}

// sdkRunRead is what the SDKs read: the Rust SDK's enumeration knows no other statuses.
type sdkRunRead struct {
	TaskID       string `json:"task_id"`
	Status       sdkStatusRead
	CurrentRound uint64   `json:"current_round"`
	StateRoot    string   `json:"state_root"`
	Enrolled     []string `json:"enrolled_trainers"`
	CreatedMs    uint64   `json:"created_at_ms"`
	UpdatedMs    uint64   `json:"updated_at_ms"`
}

type sdkStatusRead string

func (s *sdkStatusRead) UnmarshalJSON(raw []byte) error {
	var text string
	if err := json.Unmarshal(raw, &text); err != nil {
		return err
	}
	if !slices.Contains([]string{"Pending", "Active", "Completed", "Failed", "Cancelled"}, text) {
		return fmt.Errorf("unknown variant %q", text)
	}
	*s = sdkStatusRead(text)
	return nil
}
