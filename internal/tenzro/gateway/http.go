package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"assay/internal/chain"
	"assay/internal/door"
	"assay/internal/tenzro"
	"assay/protocol"
)

const (
	// maxCalls is how many requests are answered at a time, callWait how long one waits for its place.
	maxCalls = 32
	callWait = 5 * time.Second
	// bodyBytes bounds the memory of requests that arrive, answerBytes that of answers that are not read yet, bodyTimeout the time of either.
	bodyBytes   = 64 << 20
	answerBytes = 64 << 20
	bodyTimeout = 20 * time.Second
	// callTimeout bounds an answer, the sending of transactions included.
	callTimeout = 2 * time.Minute
)

// profile is which of Tenzro's clients an answer is for.
type profile struct {
	// sdk is that of the TypeScript and Rust SDKs: fewer statuses, other names, texts for bytes.
	sdk bool
	// bare has runs listed without the object around them, for an older Python client.
	bare bool
	// local says that the caller is on this machine: the operator's key acts for no other.
	local bool
}

func (s *Service) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /{$}", func(w http.ResponseWriter, r *http.Request) { s.post(w, r, profile{sdk: s.cfg.SDK}) })
	mux.HandleFunc("POST /node", func(w http.ResponseWriter, r *http.Request) { s.post(w, r, profile{}) })
	mux.HandleFunc("POST /sdk", func(w http.ResponseWriter, r *http.Request) { s.post(w, r, profile{sdk: true}) })
	mux.HandleFunc("GET /healthz", s.healthz)
	mux.Handle("GET /metrics", door.Metrics(s.meters.registry))
	return mux
}

type health struct {
	Service string `json:"service"`
	ChainID uint64 `json:"chainId"`
	Account string `json:"account,omitempty"`
	OK      bool   `json:"ok"`
}

func (s *Service) healthz(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), bodyTimeout)
	defer cancel()
	_, err := s.view(ctx)
	h := health{Service: "tenzro bridge", ChainID: s.cfg.Deployment.ChainID, OK: err == nil}
	if s.cfg.Key != nil {
		h.Account = s.account.Hex()
	}
	status := http.StatusOK
	if err != nil {
		status = http.StatusServiceUnavailable
	}
	raw, err := json.Marshal(h)
	if err != nil {
		status = http.StatusInternalServerError
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(raw)
}

// post answers a request. Tenzro's authentication headers are taken and mean nothing: the loopback interface does.
func (s *Service) post(w http.ResponseWriter, r *http.Request, p profile) {
	// A page in a browser can send a plain text to this machine, but no JSON, unless it is asked first whether it may: which nothing here answers.
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		protocol.WriteError(w, status(tenzro.ErrInvalidParams.With("the content type is %.60q, not application/json", kind), http.StatusUnsupportedMediaType))
		return
	}
	who := s.door.Caller(r)
	p.local = who.Addr.IsValid() && who.Addr.Addr().IsLoopback()
	p.sdk = p.sdk || r.URL.Query().Get("profile") == "sdk"
	p.bare = r.URL.Query().Get("runs") == "list"
	cut := func() { _ = http.NewResponseController(w).SetReadDeadline(time.Now()) }
	body, _, free, err := s.bodies.Read(r.Body, who, tenzro.MaxRequest+1, cut)
	defer free()
	switch {
	case errors.Is(err, door.ErrNoMemory):
		s.overloaded(w)
		return
	case err != nil:
		door.Refusing(r)
		protocol.WriteError(w, status(tenzro.ErrInvalidParams.With("the request did not arrive whole"), http.StatusBadRequest))
		return
	case len(body) > tenzro.MaxRequest:
		door.Refusing(r)
		w.Header().Set("Connection", "close")
		protocol.WriteError(w, status(tenzro.ErrInvalidParams.With("a request has at most %d bytes", tenzro.MaxRequest), http.StatusRequestEntityTooLarge))
		return
	}
	leave, ok := s.calls.Take(r.Context(), who, nil)
	if !ok {
		s.overloaded(w)
		return
	}
	defer leave()
	door.Serving(r, "")
	ctx, cancel := context.WithTimeout(r.Context(), callTimeout)
	defer cancel()
	out := s.answer(ctx, body, p)
	if out == nil {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	if err := s.answers.Send(w, who, out); errors.Is(err, door.ErrUnread) {
		s.overloaded(w)
	}
}

func status(e *protocol.Error, code int) *protocol.Error {
	c := *e
	c.Status = code
	return &c
}

func (s *Service) overloaded(w http.ResponseWriter) {
	s.meters.refusals.WithLabelValues(tenzro.ErrOverloaded.Name).Inc()
	w.Header().Set("Retry-After", "2")
	protocol.WriteError(w, status(tenzro.ErrOverloaded.With("too many requests at once"), http.StatusServiceUnavailable))
}

// answer is that to a request; nil if nothing is to be answered.
func (s *Service) answer(ctx context.Context, body []byte, p profile) []byte {
	calls, batch, err := tenzro.ReadCalls(body)
	if err != nil {
		code := protocol.CodeParse
		if batch {
			code = protocol.CodeInvalidRequest
		}
		return protocol.EncodeRPC(protocol.RPCFailure(nil, code, err.Error(), nil))
	}
	var out []*protocol.RPCResponse
	for _, c := range calls {
		if ctx.Err() != nil {
			break // nobody waits for the rest
		}
		if r := s.serve(ctx, c, p); r != nil {
			out = append(out, r)
		}
	}
	switch {
	case len(out) == 0:
		return nil
	case batch:
		return protocol.EncodeRPC(out)
	}
	return protocol.EncodeRPC(out[0])
}

func (s *Service) serve(ctx context.Context, c tenzro.Call, p profile) *protocol.RPCResponse {
	if c.Err != nil {
		if c.ID == nil {
			return nil
		}
		return protocol.RPCFailure(c.ID, c.Code, c.Err.Error(), nil)
	}
	began := time.Now()
	result, err := s.call(ctx, c, p)
	s.meters.seconds.Observe(time.Since(began).Seconds())
	s.meters.calls.WithLabelValues(c.Method).Inc()
	var raw json.RawMessage
	if err == nil {
		raw, err = json.Marshal(result)
	}
	if err != nil {
		e := s.refused(c.Method, err)
		code := protocol.CodeRefused
		if e.Name == tenzro.ErrInvalidParams.Name || e.Name == tenzro.ErrTaskNotFound.Name {
			code = protocol.CodeInvalidParams
		}
		if c.ID == nil {
			return nil
		}
		return protocol.RPCFailure(c.ID, code, e.Name+": "+e.Message, e)
	}
	if c.ID == nil {
		return nil
	}
	return protocol.RPCResult(c.ID, raw)
}

// refused finds the named error to answer with, counts it, and logs what only the operator should see.
func (s *Service) refused(method string, err error) *protocol.Error {
	e := named(err)
	s.meters.refusals.WithLabelValues(e.Name).Inc()
	if e.Name == tenzro.ErrInternal.Name || e.Name == tenzro.ErrStorage.Name || e.Name == tenzro.ErrChainUnavailable.Name {
		s.log.Error("call failed", "method", method, "err", err)
	} else {
		s.log.Debug("refused", "method", method, "name", e.Name, "err", err)
	}
	return e.With("%s", s.redactor.String(e.Message))
}

// named is the refusal in an error: its own, a contract's under the contract's name, or Internal, which says nothing more.
func named(err error) *protocol.Error {
	var e *protocol.Error
	if errors.As(err, &e) {
		return e
	}
	if r, ok := chain.AsRevert(err); ok && r.Name != "" {
		return &protocol.Error{Name: r.Name, Message: "the contract refuses it: " + r.Error(), Hint: chain.Advice(r.Name), Status: http.StatusConflict}
	}
	return tenzro.ErrInternal.Hiding(err)
}

// call runs a method. A panic is an internal error.
func (s *Service) call(ctx context.Context, c tenzro.Call, p profile) (result any, err error) {
	defer func() {
		if v := recover(); v != nil {
			s.log.Error("call panicked", "method", c.Method, "panic", v, "stack", string(debug.Stack()))
			err = tenzro.ErrInternal
		}
	}()
	switch c.Method {
	case "listRuns":
		return s.read.listRuns(ctx, c.Params, p)
	case "getRun":
		return s.read.getRun(ctx, c.Params, p)
	case "getReceipt":
		return s.read.getReceipt(ctx, c.Params, p)
	case "postTask":
		return s.operate.postTask(ctx, c.Params, p)
	case "enrollTrainer":
		return s.operate.enrollTrainer(ctx, c.Params, p)
	case "submitOuterGradient":
		return s.train.submitOuterGradient(ctx, c.Params, p)
	case "decideRound":
		return s.read.decideRound(ctx, c.Params)
	case "finalizeRound":
		return s.final.finalizeRound(ctx, c.Params)
	case "installSealedManifest":
		return s.operate.installSealedManifest(ctx, c.Params, p)
	case "getSealedManifest":
		return s.read.getSealedManifest(ctx, c.Params, p)
	case "challengeCommitment":
		return s.train.challengeCommitment(ctx, c.Params)
	case tenzro.DaemonStatus:
		return s.read.daemonStatus(c.Params)
	case tenzro.NodeInfo:
		return s.read.nodeInfo(ctx, c.Params)
	}
	return nil, fmt.Errorf("no method %q", c.Method) // ReadCalls lets none through
}

// drained reads a stranger's answer, at most so many bytes.
func drained(r io.Reader, most int64) ([]byte, error) {
	raw, err := io.ReadAll(io.LimitReader(r, most+1))
	if err == nil && int64(len(raw)) > most {
		err = fmt.Errorf("more than %d bytes", most)
	}
	return raw, err
}

func trimmed(url string) string { return strings.TrimSuffix(url, "/") }
