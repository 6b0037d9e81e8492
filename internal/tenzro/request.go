package tenzro

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"assay/protocol"
)

const (
	// MaxRequest bounds a request, a batch included: the largest is a manifest's.
	MaxRequest = 4 << 20
	// MaxBatch is how many calls one request may have.
	MaxBatch = 16
	// maxDepth is how deep values of a request nest; the deepest of Tenzro's has less.
	maxDepth = 24
)

// Call is one call of a request.
type Call struct {
	// ID is nil of a notification.
	ID json.RawMessage
	// Method is without the prefix tenzro_training_ or training_, or tenzro_ of DaemonStatus and NodeInfo.
	Method string
	Params json.RawMessage
	// Err is why it is none; Code goes with it.
	Err  error
	Code int
}

// Methods are those that are served, without their prefix.
var Methods = []string{
	"listRuns", "getRun", "getReceipt", "postTask", "enrollTrainer", "submitOuterGradient", "decideRound", "finalizeRound",
	"installSealedManifest", "getSealedManifest", "challengeCommitment", DaemonStatus, NodeInfo,
}

// The methods that have no training in their names.
const (
	DaemonStatus = "getTrainerDaemonStatus"
	NodeInfo     = "nodeInfo"
)

// ReadCalls reads a request of one call or a batch.
func ReadCalls(body []byte) (calls []Call, batch bool, err error) {
	body = bytes.TrimSpace(body)
	if err := checkDepth(body); err != nil {
		return nil, false, err
	}
	if !json.Valid(body) {
		return nil, false, errors.New("not JSON")
	}
	if body[0] != '[' {
		return []Call{readCall(body)}, false, nil
	}
	var list []json.RawMessage
	if err := json.Unmarshal(body, &list); err != nil {
		return nil, true, err
	}
	if len(list) == 0 || len(list) > MaxBatch {
		return nil, true, fmt.Errorf("a batch has 1 to %d calls", MaxBatch)
	}
	for _, one := range list {
		calls = append(calls, readCall(one))
	}
	return calls, true, nil
}

// checkDepth refuses a body whose brackets nest too deep, before anything recursive reads it.
func checkDepth(body []byte) error {
	depth, text := 0, false
	for i := 0; i < len(body); i++ {
		switch c := body[i]; {
		case text && c == '\\':
			i++
		case c == '"':
			text = !text
		case text:
		case c == '[' || c == '{':
			if depth++; depth > maxDepth {
				return fmt.Errorf("values nest deeper than %d", maxDepth)
			}
		case c == ']' || c == '}':
			depth--
		}
	}
	if len(body) == 0 {
		return errors.New("nothing was sent")
	}
	return nil
}

func readCall(raw []byte) Call {
	bad := func(id json.RawMessage, code int, format string, args ...any) Call {
		return Call{ID: id, Code: code, Err: fmt.Errorf(format, args...)}
	}
	null := json.RawMessage("null")
	var r struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Method  string          `json:"method"`
		Params  json.RawMessage `json:"params"`
	}
	if err := protocol.UnmarshalUnique(raw, &r); err != nil {
		return bad(null, protocol.CodeInvalidRequest, "not a call: %w", err)
	}
	if len(r.ID) > 0 && (bytes.ContainsRune([]byte("{[tf"), rune(r.ID[0])) || len(r.ID) > MaxName) {
		return bad(null, protocol.CodeInvalidRequest, "id is a short string, a number or null")
	}
	if r.Version != "2.0" || r.Method == "" {
		return bad(r.ID, protocol.CodeInvalidRequest, `jsonrpc is "2.0" and method is not empty`)
	}
	method, ok := methodOf(r.Method)
	if !ok {
		return bad(r.ID, protocol.CodeNoMethod, "no method %.60q", r.Method)
	}
	params, err := one(r.Params)
	if err != nil {
		return bad(r.ID, protocol.CodeInvalidParams, "%w", err)
	}
	return Call{ID: r.ID, Method: method, Params: params}
}

// FullName is a method of Methods as Tenzro's clients call it.
func FullName(method string) string {
	if method == DaemonStatus || method == NodeInfo {
		return "tenzro_" + method
	}
	return "tenzro_training_" + method
}

func methodOf(name string) (string, bool) {
	for _, m := range []string{DaemonStatus, NodeInfo} {
		if name == FullName(m) {
			return m, true
		}
	}
	short, ok := strings.CutPrefix(name, "tenzro_training_")
	if !ok {
		short, ok = strings.CutPrefix(name, "training_")
	}
	if !ok || short == DaemonStatus || short == NodeInfo {
		return "", false
	}
	for _, m := range Methods {
		if m == short {
			return m, true
		}
	}
	return "", false
}

// one is the object of parameters: itself, in a list of one, or {} where nothing was sent.
func one(params json.RawMessage) (json.RawMessage, error) {
	params = bytes.TrimSpace(params)
	if len(params) > 0 && params[0] == '[' {
		var list []json.RawMessage
		if err := json.Unmarshal(params, &list); err != nil {
			return nil, err
		}
		if len(list) > 1 {
			return nil, errors.New("params is one object, or a list of one")
		}
		params = nil
		if len(list) == 1 {
			params = bytes.TrimSpace(list[0])
		}
	}
	if len(params) == 0 || string(params) == "null" {
		return json.RawMessage("{}"), nil
	}
	if params[0] != '{' {
		return nil, errors.New("params is one object, or a list of one")
	}
	return params, nil
}

// Params reads a method's parameters. Members that the method does not have are refused: a misspelt one would silently mean nothing. Those named
// must be there.
func Params(raw json.RawMessage, into any, required ...string) error {
	if err := present(raw, required...); err != nil {
		return ErrInvalidParams.Because(err)
	}
	if err := protocol.UnmarshalStrict(raw, into); err != nil {
		return ErrInvalidParams.Because(err)
	}
	return nil
}

// ReadGradient reads an outer gradient: every member is there but attestation, commitment and, of older clients, payload_kind.
func ReadGradient(raw []byte) (*OuterGradient, error) {
	if err := present(raw, "task_id", "round", "fragment", "trainer_did", "trainer_address", "safetensors_hash", "payload_bytes", "quantization",
		"inner_step_count", "submitted_at", "signature"); err != nil {
		return nil, ErrInvalidParams.With("gradient: %v", err)
	}
	var g OuterGradient
	if err := protocol.UnmarshalStrict(raw, &g); err != nil {
		return nil, ErrInvalidParams.With("gradient: %v", err)
	}
	if len(g.TaskID) > MaxName || len(g.TrainerDID) > MaxName {
		return nil, ErrInvalidParams.With("gradient: task_id and trainer_did have at most %d bytes", MaxName)
	}
	return &g, nil
}
