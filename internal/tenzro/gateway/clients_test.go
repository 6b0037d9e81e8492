package gateway

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/tenzro"
)

// The requests here are built byte for byte as the sources of Tenzro's clients build them: the TypeScript SDK (src/rpc.ts, src/training.ts), the Rust
// SDK and the CLI (src/rpc.rs, src/training.rs, crates/tenzro-cli) and the Python trainer (rpc_bridge.py, types.py). table (forms_test.go) has what comes
// out, and every call that has to succeed is held to it. No registry has the clients themselves: npm and PyPI know no package of theirs, and what is on
// GitHub is not installed.

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
	number       func(float64) string
}

// styles are those of the forms. serde_json sorts the members of what json! makes.
var styles = map[string]style{
	typescript: {",", ":", false, func(x float64) string { return number(typescript, x) }},
	python:     {", ", ": ", false, func(x float64) string { return number(python, x) }},
	rust:       {",", ":", true, func(x float64) string { return number(rust, x) }},
	cli:        {",", ":", true, func(x float64) string { return number(rust, x) }},
}

// number is a floating-point number as a language writes it: the shortest digits in all of them, with other rules for exponents and whole numbers.
func number(kind string, x float64) string {
	if kind == typescript { // Number.prototype.toString, which encoding/json copies
		raw, err := json.Marshal(x)
		if err != nil {
			panic(err)
		}
		return string(raw)
	}
	digits, exponent, _ := strings.Cut(strconv.FormatFloat(x, 'e', -1, 64), "e")
	e, err := strconv.Atoi(exponent)
	if err != nil {
		panic(err)
	}
	least := -4 // float.__repr__
	if kind == rust {
		least = -5 // ryu
	}
	if e < least || e >= 16 {
		if kind == rust {
			return fmt.Sprintf("%se%d", digits, e)
		}
		return fmt.Sprintf("%se%+03d", digits, e)
	}
	out := strconv.FormatFloat(x, 'f', -1, 64)
	if !strings.Contains(out, ".") {
		out += ".0"
	}
	return out
}

// ordered is a JSON value with the order of its members, as who parses it and writes it again has it.
func ordered(raw json.RawMessage) any {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var value func() any
	value = func() any {
		token, err := d.Token()
		if err != nil {
			panic(err)
		}
		switch token {
		case json.Delim('{'):
			o := object{}
			for d.More() {
				key, err := d.Token()
				if err != nil {
					panic(err)
				}
				o = append(o, member{key.(string), value()})
			}
			_, _ = d.Token()
			return o
		case json.Delim('['):
			list := []any{}
			for d.More() {
				list = append(list, value())
			}
			_, _ = d.Token()
			return list
		}
		return token
	}
	return value()
}

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
	case float64:
		b.WriteString(s.number(v))
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
	t    testing.TB
	url  string
	kind string
	id   int
	// alias has the methods called by their second names.
	alias bool
	tally *tally
}

// tally counts the calls that were answered as the client needs it, and those that were not.
type tally struct {
	mu         sync.Mutex
	ok, failed int
	// pairs are answered calls by form and method, aliases those by a method's second name.
	pairs   map[[2]string]int
	aliases map[string]int
}

func newTally() *tally { return &tally{pairs: make(map[[2]string]int), aliases: make(map[string]int)} }

// add counts a call. A null answers it, and shows nothing of a form.
func (y *tally) add(kind, method string, alias, null bool, err error) {
	y.mu.Lock()
	defer y.mu.Unlock()
	if err != nil {
		y.failed++
		return
	}
	y.ok++
	switch {
	case null:
	case alias:
		y.aliases[method]++
	default:
		y.pairs[[2]string{kind, method}]++
	}
}

// figures are what the summary has of it.
func (y *tally) figures() map[string]any {
	y.mu.Lock()
	defer y.mu.Unlock()
	return map[string]any{"sdk_calls_ok": y.ok, "sdk_calls_failed": y.failed, "sdk_pairs": pairs(), "sdk_pairs_ok": len(y.pairs), "sdk_aliases_ok": len(y.aliases)}
}

// body is a request's. params is nil where the client leaves it out.
func (c *client) body(method string, params any) []byte {
	var b bytes.Buffer
	switch c.kind {
	case typescript: // ids from 1, params in a list
		c.id++
		list := []any{}
		if params != nil {
			list = append(list, params)
		}
		styles[c.kind].write(&b, object{{"jsonrpc", "2.0"}, {"method", method}, {"params", list}, {"id", c.id}})
	case python: // ids from 1
		c.id++
		o := object{{"jsonrpc", "2.0"}, {"method", method}, {"id", c.id}}
		if params != nil {
			o = append(o, member{"params", params})
		}
		styles[c.kind].write(&b, o)
	default: // the SDK's ids from 0, the CLI's 1: it is a process for each call
		if params == nil {
			params = object{}
		}
		id := 1
		if c.kind == rust {
			id = c.id
			c.id++
		}
		var inner bytes.Buffer
		styles[c.kind].write(&inner, params)
		fmt.Fprintf(&b, `{"jsonrpc":"2.0","method":%q,"params":%s,"id":%d}`, method, inner.String(), id)
	}
	return b.Bytes()
}

// refused is an error that a client was answered.
type refused struct {
	Code    int
	Message string
	Data    struct{ Name, Message, Hint string }
}

func (r *refused) Error() string { return fmt.Sprintf("%d %s (%s)", r.Code, r.Message, r.Data.Hint) }

// post sends a request, and returns the result. A refusal comes back as *refused.
func (c *client) post(body []byte) (json.RawMessage, error) {
	req, err := http.NewRequest(http.MethodPost, c.url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	if c.kind != python { // from TENZRO_BEARER_JWT, TENZRO_DPOP_PROOF and TENZRO_API_KEY
		req.Header.Set("Authorization", "DPoP eyJhbGciOiJFZERTQSJ9.e30.c2ln")
		req.Header.Set("DPoP", "eyJ0eXAiOiJkcG9wK2p3dCJ9.e30.c2ln")
		req.Header.Set("X-Tenzro-Api-Key", "tnz_example")
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode != http.StatusOK { // all clients take another status for a broken node
		return nil, fmt.Errorf("HTTP status %d: %.200s", resp.StatusCode, raw)
	}
	var out struct {
		JSONRPC string
		ID      *int
		Result  json.RawMessage
		Error   *refused
	}
	if err := json.Unmarshal(raw, &out); err != nil {
		return nil, fmt.Errorf("%w: %.200s", err, raw)
	}
	if out.JSONRPC != "2.0" || out.ID == nil {
		return nil, fmt.Errorf("no answer of JSON-RPC 2.0: %.200s", raw)
	}
	if out.Error != nil {
		return nil, out.Error
	}
	if out.Result == nil {
		return nil, fmt.Errorf("neither result nor error: %.200s", raw)
	}
	return out.Result, nil
}

// call sends a call that has to succeed, in the bytes of the client, and reads its result as the client does; then into into, unless that is nil. Whatever
// fails is counted, and fails the test, which goes on: the summary says how many.
func (c *client) call(method string, params, into any) bool {
	c.t.Helper()
	short := strings.TrimPrefix(strings.TrimPrefix(method, "tenzro_"), "training_")
	if c.alias {
		method = "training_" + short
	}
	var result json.RawMessage
	err := func() (err error) {
		body := c.body(method, params)
		if err := inForm(c.kind, short, bytes.Replace(body, []byte(`"`+method+`"`), []byte(`"`+tenzro.FullName(short)+`"`), 1)); err != nil {
			return err
		}
		if result, err = c.post(body); err != nil {
			return err
		}
		if string(result) == "null" {
			if c.kind == rust || c.kind == cli { // Option<T> of a null is None
				return errors.New("Response missing result field")
			}
			if short != "getReceipt" && short != "getSealedManifest" {
				return errors.New("null")
			}
		} else if err := table[short][c.kind].read(result); err != nil {
			return fmt.Errorf("%s cannot read its answer: %w: %.300s", table[short][c.kind].by, err, result)
		}
		if into == nil {
			return nil
		}
		return json.Unmarshal(result, into)
	}()
	c.tally.add(c.kind, short, c.alias, string(result) == "null", err)
	if err != nil {
		c.t.Errorf("a call of Tenzro's client fails: %s %s: %v", c.kind, method, err)
	}
	return err == nil
}

// wait is _wait_for_rpc of Tenzro's tests, which asks any node for its runs, without params and always as the first: an answer will do. Since no reader
// reads that answer, it is not counted as a call that succeeded; one that fails is counted.
func (c *client) wait() bool {
	c.t.Helper()
	_, err := c.post([]byte(`{"jsonrpc": "2.0", "method": "tenzro_training_listRuns", "id": 1}`))
	if err != nil {
		c.tally.add(c.kind, "listRuns", false, true, err)
		c.t.Errorf("_wait_for_rpc: %v", err)
	}
	return err == nil
}

// mustRefuse sends a call that has to be refused by a name.
func (c *client) mustRefuse(name, method string, params any) *refused {
	c.t.Helper()
	result, failed := c.post(c.body(method, params))
	var err *refused
	require.ErrorAs(c.t, failed, &err, "%s is answered: %s", method, result)
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

// quiet is a test that fails for itself.
type quiet struct {
	testing.TB
	said []string
}

func (q *quiet) Helper() {}
func (q *quiet) Errorf(format string, args ...any) {
	q.said = append(q.said, fmt.Sprintf(format, args...))
}

// Every call that a client could not go on from is counted as failed, and fails its test: refusals, answers that its reader cannot read, a null where it
// takes none, and requests that are not the client's.
func TestFailingCallsAreCounted(t *testing.T) {
	t.Parallel()
	answer := ""
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, answer) }))
	defer node.Close()
	result := func(raw string) string { return `{"jsonrpc":"2.0","id":1,"result":` + raw + `}` }
	for _, c := range []struct {
		kind, method string
		params       any
		answer       string
		fails        string
	}{
		{python, "tenzro_training_getRun", byTask("a"), result(`{"current_round":0,"trainers":[],"status":"Training"}`), ""},
		{rust, "tenzro_training_getRun", byTask("a"), result(`{"status":"Active"}`), ""},
		{rust, "tenzro_training_getRun", byTask("a"), result(`{"status":"Training"}`), "unknown variant"},
		{typescript, "tenzro_training_getReceipt", byTask("a"), result("null"), ""},
		{cli, "tenzro_training_getReceipt", byTask("a"), result("null"), "missing result"},
		{python, "tenzro_training_listRuns", nil, result(`{"runs":[]}`), "cannot read its answer"},
		{python, "tenzro_training_listRuns", nil, result(`[]`), ""},
		{python, "tenzro_training_decideRound", byTask("a"), result(`{}`), "KeyError"},
		{cli, "tenzro_training_decideRound", byTask("a"), `{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}`, "-32000 no"},
		{cli, "tenzro_training_decideRound", byTask("a"), `{"jsonrpc":"2.0","id":1}`, "neither result nor error"},
		{cli, "tenzro_training_decideRound", object{{"task_id", "a"}, {"more", 1}}, result("{}"), "not the bytes of TrainDecideRoundCmd"},
		{typescript, "tenzro_training_challengeCommitment", byTask("a"), result("{}"), "no such call"},
		{rust, "tenzro_nodeInfo", nil, result("{}"), "not the bytes"},
		{rust, "tenzro_nodeInfo", []any{}, result("{}"), ""},
		{rust, "tenzro_training_getSealedManifest", byTask("a"), result(`{"envelopes":[{"shard_ciphertext_bytes":[1]}]}`), "cannot unmarshal array"},
		{python, "tenzro_training_getSealedManifest", byTask("a"), result(`{"envelopes":[{"shard_ciphertext_bytes":1}]}`), "TypeError"},
	} {
		answer = c.answer
		y, q := newTally(), &quiet{TB: t}
		ok := (&client{t: q, url: node.URL, kind: c.kind, tally: y}).call(c.method, c.params, nil)
		require.Equal(t, c.fails == "", ok, "%+v: %v", c, q.said)
		if ok {
			require.Equal(t, 1, y.figures()["sdk_calls_ok"])
			require.Empty(t, q.said)
			continue
		}
		require.Equal(t, 1, y.figures()["sdk_calls_failed"], "%+v", c)
		require.Zero(t, y.figures()["sdk_pairs_ok"])
		require.Len(t, q.said, 1)
		require.Contains(t, q.said[0], c.fails)
	}
}
