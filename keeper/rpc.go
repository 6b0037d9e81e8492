package keeper

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

const (
	maxRPCBytes = 256 << 10
	maxRPCBatch = 32
	// maxRuns is how many runs are listed at a time.
	maxRuns = 100
	// relayWait covers a whole send, so that the answer comes with the call.
	relayWait = 2 * time.Minute
)

type rpcRequest struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params"`
}

// api answers the verbs of JSON-RPC. It asks the other parts; its own are only the summaries of runs that have ended.
type api struct {
	*node
	tasks    *registry
	payloads *payloads
	acks     *acks
	relays   *relays
	proposer *proposer
	witness  *witness
	delivery *delivery
	ended    sync.Map // endedRun → runSummary
	// name finds the named error to answer with.
	name func(err error, subject string) *protocol.Error
}

// forget drops what a reorg may have taken back.
func (a *api) forget() { a.ended.Clear() }

func (s *server) postRPC(w http.ResponseWriter, r *http.Request) error {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRPCBytes))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return protocol.ErrPayloadTooLarge.With("a request has at most %d bytes", maxRPCBytes)
	} else if err != nil {
		return errInvalidParams.Because(err)
	}
	ctx, cancel := context.WithTimeout(r.Context(), relayWait)
	defer cancel()
	out := s.api.answer(ctx, body)
	if out == nil {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	return writeJSON(w, json.RawMessage(out))
}

// answer serves one request or a batch; nil if nothing is to be answered.
func (a *api) answer(ctx context.Context, body []byte) []byte {
	body = bytes.TrimSpace(body)
	if len(body) == 0 || body[0] != '[' {
		if resp := a.serveOne(ctx, body); resp != nil {
			return protocol.EncodeRPC(resp)
		}
		return nil
	}
	var batch []json.RawMessage
	if err := json.Unmarshal(body, &batch); err != nil {
		return protocol.EncodeRPC(protocol.RPCFailure(nil, protocol.CodeParse, "not JSON: "+err.Error(), nil))
	}
	if len(batch) == 0 || len(batch) > maxRPCBatch {
		return protocol.EncodeRPC(protocol.RPCFailure(nil, protocol.CodeInvalidRequest, fmt.Sprintf("a batch has 1 to %d requests", maxRPCBatch), nil))
	}
	var out []*protocol.RPCResponse
	var crowded error
	for i, one := range batch {
		if errors.Is(ctx.Err(), context.Canceled) {
			break // nobody waits for the rest
		}
		if t := turnOf(ctx); t != nil && i > 0 && crowded == nil {
			crowded = t.again(ctx)
		}
		resp := protocol.RPCFailure(nil, protocol.CodeRefused, errOverloaded.Name, errOverloaded)
		if crowded == nil {
			resp = a.serveOne(ctx, one)
		}
		if resp != nil {
			out = append(out, resp)
		}
	}
	if out == nil {
		return nil
	}
	return protocol.EncodeRPC(out)
}

func (a *api) serveOne(ctx context.Context, body []byte) *protocol.RPCResponse {
	var req rpcRequest
	if err := json.Unmarshal(body, &req); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) || len(body) == 0 {
			return protocol.RPCFailure(nil, protocol.CodeParse, "not JSON: "+err.Error(), nil)
		}
		return protocol.RPCFailure(nil, protocol.CodeInvalidRequest, "not a JSON-RPC request: "+err.Error(), nil)
	}
	if len(req.ID) > 0 && (req.ID[0] == '{' || req.ID[0] == '[' || req.ID[0] == 't' || req.ID[0] == 'f') {
		return protocol.RPCFailure(nil, protocol.CodeInvalidRequest, "id is a string, a number or null", nil)
	}
	if req.Version != "2.0" || req.Method == "" {
		return protocol.RPCFailure(req.ID, protocol.CodeInvalidRequest, `jsonrpc is "2.0" and method is not empty`, nil)
	}
	result, err := a.call(ctx, req.Method, req.Params)
	if len(req.ID) == 0 {
		return nil // a notification
	}
	if errors.Is(err, errNoMethod) {
		return protocol.RPCFailure(req.ID, protocol.CodeNoMethod, fmt.Sprintf("no method %.60q", req.Method), nil)
	} else if err != nil {
		e := a.name(err, req.Method)
		code := protocol.CodeRefused
		if e.Name == errInvalidParams.Name {
			code = protocol.CodeInvalidParams
		}
		return protocol.RPCFailure(req.ID, code, e.Name+": "+e.Message, e)
	}
	raw, err := json.Marshal(result)
	if err != nil {
		e := a.name(err, req.Method)
		return protocol.RPCFailure(req.ID, protocol.CodeRefused, e.Name, e)
	}
	return protocol.RPCResult(req.ID, raw)
}

var errNoMethod = errors.New("no such method")

func (a *api) call(ctx context.Context, method string, params json.RawMessage) (any, error) {
	switch method {
	case "training_listRuns":
		return verb(ctx, params, a.listRuns)
	case "training_getRun":
		return verb(ctx, params, a.getRun)
	case "training_getRound":
		return verb(ctx, params, a.getRound)
	case "training_getReceipt":
		return verb(ctx, params, a.getReceipt)
	case "training_submitOuterGradient":
		return verb(ctx, params, a.submitOuterGradient)
	case "training_getSubmission":
		return verb(ctx, params, a.getSubmission)
	case "training_decideRound":
		return verb(ctx, params, a.decideRound)
	case "training_witnessRound":
		return verb(ctx, params, a.witness.witnessRound)
	case "training_getPayloadReceipt":
		return verb(ctx, params, a.delivery.getPayloadReceipt)
	}
	return nil, errNoMethod
}

// verb decodes the one object that a verb takes, alone or in a list of one. Unknown fields are refused: a misspelt one would
// silently mean zero.
func verb[P, R any](ctx context.Context, params json.RawMessage, f func(context.Context, P) (R, error)) (any, error) {
	var p P
	params = bytes.TrimSpace(params)
	if len(params) > 0 && params[0] == '[' {
		var list []json.RawMessage
		if err := json.Unmarshal(params, &list); err != nil {
			return nil, errInvalidParams.Because(err)
		}
		if len(list) > 1 {
			return nil, errInvalidParams.With("params is one object")
		}
		params = nil
		if len(list) == 1 {
			params = list[0]
		}
	}
	if len(params) > 0 {
		if params[0] != '{' {
			return nil, errInvalidParams.With("params is one object")
		}
		dec := json.NewDecoder(bytes.NewReader(params))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&p); err != nil {
			return nil, errInvalidParams.Because(err)
		}
	}
	if c, ok := any(p).(interface{ check() error }); ok {
		if err := c.check(); err != nil {
			return nil, err
		}
	}
	return f(ctx, p)
}

type listParams struct {
	Before *protocol.Hash `json:"before"`
}

type taskParams struct {
	TaskID *protocol.Hash `json:"taskId"`
}

func (p taskParams) check() error {
	if p.TaskID == nil {
		return errInvalidParams.With("taskId is required")
	}
	return nil
}

type roundParams struct {
	TaskID *protocol.Hash `json:"taskId"`
	Round  *uint32        `json:"round"`
}

func (p roundParams) check() error {
	if p.TaskID == nil || p.Round == nil {
		return errInvalidParams.With("taskId and round are required")
	}
	return nil
}

type submissionParams struct {
	TaskID  *protocol.Hash  `json:"taskId"`
	Round   *uint32         `json:"round"`
	Trainer *common.Address `json:"trainer"`
}

func (p submissionParams) check() error {
	if p.TaskID == nil || p.Round == nil || p.Trainer == nil {
		return errInvalidParams.With("taskId, round and trainer are required")
	}
	return nil
}

type gradientParams struct {
	Gradient  *gradientObject `json:"gradient"`
	Signature hexutil.Bytes   `json:"signature"`
}

// gradientObject insists on every field: a missing round or root must not be read as zero.
type gradientObject struct {
	TaskID      *protocol.Hash  `json:"taskId"`
	Round       *uint32         `json:"round"`
	Trainer     *common.Address `json:"trainer"`
	ParentRoot  *protocol.Hash  `json:"parentRoot"`
	PayloadRoot *protocol.Hash  `json:"payloadRoot"`
	ClaimHash   *protocol.Hash  `json:"claimHash"`
	Deadline    *uint64         `json:"deadline"`
}

func (p gradientParams) check() error {
	g := p.Gradient
	if g == nil || g.TaskID == nil || g.Round == nil || g.Trainer == nil || g.ParentRoot == nil || g.PayloadRoot == nil ||
		g.ClaimHash == nil || g.Deadline == nil {
		return errInvalidParams.With("gradient has the fields taskId, round, trainer, parentRoot, payloadRoot, claimHash and deadline")
	}
	if len(p.Signature) != protocol.SignatureBytes {
		return protocol.ErrInvalidSignature.With("a signature has %d bytes, not %d", protocol.SignatureBytes, len(p.Signature))
	}
	return nil
}

func (a *api) submitOuterGradient(ctx context.Context, p gradientParams) (json.RawMessage, error) {
	g := p.Gradient
	return a.relays.submit(ctx, protocol.OuterGradient{
		TaskId: *g.TaskID, Round: *g.Round, Trainer: *g.Trainer, ParentRoot: *g.ParentRoot, PayloadRoot: *g.PayloadRoot,
		ClaimHash: *g.ClaimHash, Deadline: *g.Deadline,
	}, p.Signature)
}

type runSummary struct {
	TaskID    protocol.Hash `json:"taskId"`
	Status    string        `json:"status"`
	Round     uint32        `json:"round"`
	Phase     string        `json:"phase"`
	StateRoot protocol.Hash `json:"stateRoot"`
}

// endedRun names a run that has ended, on a branch of the chain: nothing of its summary changes any more.
type endedRun struct {
	task  protocol.Hash
	epoch uint64
}

// listRuns lists the runs posted last, or last before a given one, in the order in which they were posted.
func (a *api) listRuns(ctx context.Context, p listParams) ([]runSummary, error) {
	epoch := a.epoch.Load()
	v, err := a.chainLately(ctx)
	if err != nil {
		return nil, err
	}
	tasks, err := a.tasks.known(ctx, v)
	if err != nil {
		return nil, err
	}
	if p.Before != nil {
		at := slices.Index(tasks, *p.Before)
		if at < 0 {
			return nil, protocol.ErrTaskNotFound.With("task %s is not posted", *p.Before)
		}
		tasks = tasks[:at]
	}
	tasks = tasks[max(0, len(tasks)-maxRuns):]
	// What cannot be had at once is read one by one.
	_ = v.Prefetch(ctx, func(v *chain.View) {
		for _, id := range tasks {
			if _, over := a.ended.Load(endedRun{id, epoch}); over {
				continue
			}
			if _, known := a.tasks.specOf.Load(id); !known {
				_, _ = v.SpecHash(ctx, id)
				_, _ = v.Spec(ctx, id)
			}
			_, _ = v.Status(ctx, id)
			_, _ = v.Head(ctx, id)
			_, _ = v.Phase(ctx, id)
		}
	})
	out := make([]runSummary, 0, len(tasks))
	for _, id := range tasks {
		if last, over := a.ended.Load(endedRun{id, epoch}); over {
			out = append(out, last.(runSummary))
			continue
		}
		run, err := a.runAt(ctx, v, id)
		if errors.Is(err, protocol.ErrTaskNotFound) {
			continue // a configured task that is not posted, or not on this branch
		} else if err != nil {
			return nil, err
		}
		summary := runSummary{TaskID: id, Status: run.status.String(), Round: run.Head.Round, Phase: run.Phase, StateRoot: run.Head.StateRoot}
		if run.status.Ended() {
			a.ended.Store(endedRun{id, epoch}, summary)
		}
		out = append(out, summary)
	}
	return out, nil
}

type runJSON struct {
	TaskID         protocol.Hash     `json:"taskId"`
	Spec           protocol.TaskSpec `json:"spec"`
	SpecHash       protocol.Hash     `json:"specHash"`
	Status         string            `json:"status"`
	status         protocol.TaskStatus
	Head           headJSON      `json:"head"`
	Phase          string        `json:"phase"`
	PhaseDeadline  uint64        `json:"phaseDeadline"`
	EnrollDeadline uint64        `json:"enrollDeadline"`
	Deadlines      deadlinesJSON `json:"deadlines"`
	Trainers       []trainerJSON `json:"trainers"`
	// Block is where the chain was read.
	Block blockJSON `json:"block"`
}

type headJSON struct {
	Round          uint32        `json:"round"`
	Finalized      uint32        `json:"finalized"`
	ConsecutiveNec uint32        `json:"consecutiveNec"`
	Carried        uint32        `json:"carried"`
	OpenedAt       uint64        `json:"openedAt"`
	ActiveSlots    uint64        `json:"activeSlots"`
	EndedAt        uint64        `json:"endedAt"`
	Failed         bool          `json:"failed"`
	StateRoot      protocol.Hash `json:"stateRoot"`
}

type deadlinesJSON struct {
	CommitClose    uint64 `json:"commitClose"`
	UploadDeadline uint64 `json:"uploadDeadline"`
	GraceEnd       uint64 `json:"graceEnd"`
	FallbackEnd    uint64 `json:"fallbackEnd"`
}

type trainerJSON struct {
	Account   common.Address `json:"account"`
	Key       common.Address `json:"key"`
	Slot      uint8          `json:"slot"`
	FromRound uint32         `json:"fromRound"`
	ToRound   uint32         `json:"toRound"`
}

// runAt reads a run at a view. Before Training the state root is the spec's first one.
func (a *api) runAt(ctx context.Context, v *chain.View, id protocol.Hash) (*runJSON, error) {
	spec, hash, err := a.tasks.spec(ctx, v, id)
	if err != nil {
		return nil, err
	}
	status, err := v.Status(ctx, id)
	if err != nil {
		return nil, err
	}
	head, err := v.Head(ctx, id)
	if err != nil {
		return nil, err
	}
	phase, err := v.Phase(ctx, id)
	if err != nil {
		return nil, err
	}
	if head.StateRoot.IsZero() {
		head.StateRoot = spec.InitialStateRoot
	}
	return &runJSON{
		TaskID: id, Spec: *spec, SpecHash: hash, Status: status.String(), status: status, Head: headJSON(head), Phase: phase.Phase.String(),
		PhaseDeadline: phase.Deadline, Block: blockJSON{Number: v.Number, Hash: v.Hash.Hex(), Time: v.Time},
	}, nil
}

func (a *api) getRun(ctx context.Context, p taskParams) (*runJSON, error) {
	v, err := a.chainLately(ctx)
	if err != nil {
		return nil, err
	}
	run, err := a.runAt(ctx, v, *p.TaskID)
	if err != nil {
		return nil, err
	}
	if run.EnrollDeadline, err = v.EnrollDeadline(ctx, *p.TaskID); err != nil {
		return nil, err
	}
	deadlines, err := v.Deadlines(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	run.Deadlines = deadlinesJSON(deadlines)
	trainers, err := v.Trainers(ctx, *p.TaskID, run.Spec.TrainerCount)
	if err != nil {
		return nil, err
	}
	run.Trainers = make([]trainerJSON, len(trainers))
	for i, t := range trainers {
		run.Trainers[i] = trainerJSON{Account: t.Account, Key: t.Key, Slot: t.Slot, FromRound: t.FromRound, ToRound: t.ToRound}
	}
	return run, nil
}

type roundJSON struct {
	TaskID         protocol.Hash    `json:"taskId"`
	Round          uint32           `json:"round"`
	Status         string           `json:"status"`
	OpenedAt       uint64           `json:"openedAt"`
	CommitClosedAt uint64           `json:"commitClosedAt"`
	ProposedAt     uint64           `json:"proposedAt"`
	Committed      uint64           `json:"committed"`
	Included       uint64           `json:"included"`
	FrozenHash     protocol.Hash    `json:"frozenHash"`
	StateRoot      protocol.Hash    `json:"stateRoot"`
	AuxRoot        protocol.Hash    `json:"auxRoot"`
	Committee      committeeJSON    `json:"committee"`
	Commitments    []commitmentJSON `json:"commitments"`
}

// committeeJSON is one account a seat, in the order of the draw, and whether the seat signed the standing proposal.
type committeeJSON struct {
	Seats  []common.Address `json:"seats"`
	Signed []bool           `json:"signed"`
}

type commitmentJSON struct {
	Trainer     common.Address `json:"trainer"`
	Slot        uint8          `json:"slot"`
	ParentRoot  protocol.Hash  `json:"parentRoot"`
	PayloadRoot protocol.Hash  `json:"payloadRoot"`
	ClaimHash   protocol.Hash  `json:"claimHash"`
	TxHash      common.Hash    `json:"txHash"`
	// Held says whether this keeper acknowledged the payload for this trainer and round, and still stores it.
	Held bool `json:"held"`
}

func (a *api) getRound(ctx context.Context, p roundParams) (*roundJSON, error) {
	v, err := a.chainLately(ctx)
	if err != nil {
		return nil, err
	}
	if _, _, err := a.tasks.spec(ctx, v, *p.TaskID); err != nil {
		return nil, err
	}
	head, err := v.Head(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	if *p.Round > head.Round {
		return nil, protocol.ErrInvalidRound.With("round %d has not opened: the open one is %d", *p.Round, head.Round)
	}
	r, err := v.Round(ctx, *p.TaskID, *p.Round)
	if err != nil {
		return nil, err
	}
	entries, err := a.tasks.commitments(ctx, v, *p.TaskID, *p.Round, r.FrozenHash)
	if err != nil {
		return nil, err
	}
	out := &roundJSON{
		TaskID: *p.TaskID, Round: *p.Round, Status: r.Status.String(), OpenedAt: r.OpenedAt, CommitClosedAt: r.CommitClosedAt,
		ProposedAt: r.ProposedAt, Committed: r.Committed, Included: r.Included, FrozenHash: r.FrozenHash, StateRoot: r.StateRoot,
		AuxRoot: r.AuxRoot, Commitments: make([]commitmentJSON, len(entries)),
	}
	committee, err := v.Committee(ctx, *p.TaskID, *p.Round)
	if err != nil {
		return nil, err
	}
	out.Committee = committeeJSON{make([]common.Address, len(committee.Members)), make([]bool, len(committee.Members))}
	for i, m := range committee.Members {
		if out.Committee.Seats[i], err = v.Member(ctx, *p.TaskID, m); err != nil {
			return nil, err
		}
		out.Committee.Signed[i] = committee.Signed>>i&1 == 1
	}
	for i, c := range entries {
		held, err := a.payloads.holds(*p.TaskID, *p.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return nil, errStorage.Because(err)
		}
		out.Commitments[i] = commitmentJSON{
			Trainer: c.Trainer, Slot: c.Slot, ParentRoot: c.ParentRoot, PayloadRoot: c.PayloadRoot, ClaimHash: c.ClaimHash,
			TxHash: c.TxHash, Held: held,
		}
	}
	return out, nil
}

type receiptJSON struct {
	TaskID            protocol.Hash  `json:"taskId"`
	SpecHash          protocol.Hash  `json:"specHash"`
	Sponsor           common.Address `json:"sponsor"`
	FinalStateRoot    protocol.Hash  `json:"finalStateRoot"`
	RunRoot           protocol.Hash  `json:"runRoot"`
	Rounds            uint32         `json:"rounds"`
	CarriedRounds     uint32         `json:"carriedRounds"`
	TaintedRounds     uint32         `json:"taintedRounds"`
	AcceptedGradients uint64         `json:"acceptedGradients"`
	Rewards           string         `json:"rewards"`
	Refund            string         `json:"refund"`
	CompletedAt       uint64         `json:"completedAt"`
}

func (a *api) getReceipt(ctx context.Context, p taskParams) (*receiptJSON, error) {
	v, err := a.chainLately(ctx)
	if err != nil {
		return nil, err
	}
	if _, _, err := a.tasks.spec(ctx, v, *p.TaskID); err != nil {
		return nil, err
	}
	r, issued, err := v.Receipt(ctx, *p.TaskID)
	if err != nil || !issued {
		return nil, err
	}
	return &receiptJSON{
		TaskID: r.TaskID, SpecHash: r.SpecHash, Sponsor: r.Sponsor, FinalStateRoot: r.FinalStateRoot, RunRoot: r.RunRoot,
		Rounds: r.Rounds, CarriedRounds: r.CarriedRounds, TaintedRounds: r.TaintedRounds, AcceptedGradients: r.AcceptedGradients,
		Rewards: r.Rewards.String(), Refund: r.Refund.String(), CompletedAt: r.CompletedAt,
	}, nil
}

type submissionJSON struct {
	Committed   bool            `json:"committed"`
	PayloadRoot *protocol.Hash  `json:"payloadRoot"`
	PayloadHeld bool            `json:"payloadHeld"`
	Receipt     json.RawMessage `json:"receipt"`
}

func (a *api) getSubmission(ctx context.Context, p submissionParams) (*submissionJSON, error) {
	v, err := a.chainLately(ctx)
	if err != nil {
		return nil, err
	}
	if _, _, err := a.tasks.spec(ctx, v, *p.TaskID); err != nil {
		return nil, err
	}
	head, err := v.Head(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	c, err := a.tasks.standing(ctx, v, *p.TaskID, *p.Round, head, *p.Trainer)
	if err != nil {
		return nil, err
	}
	out := &submissionJSON{Receipt: json.RawMessage("null")}
	if c == nil {
		return out, nil
	}
	out.Committed, out.PayloadRoot = true, &c.PayloadRoot
	if out.PayloadHeld, err = a.payloads.holds(*p.TaskID, *p.Round, *p.Trainer, c.PayloadRoot); err != nil {
		return nil, errStorage.Because(err)
	}
	ack, acked, err := a.acks.first(store.Submission{Task: *p.TaskID, Round: *p.Round, Trainer: *p.Trainer}, c.PayloadRoot)
	if acked {
		out.Receipt = ack
	}
	return out, err
}

type decisionJSON struct {
	Round       uint32 `json:"round"`
	Phase       string `json:"phase"`
	Deadline    uint64 `json:"deadline"`
	Decision    string `json:"decision"`
	RemainingMs uint64 `json:"remainingMs"`
}

// decideRound says what this keeper would do with the open round now.
func (a *api) decideRound(ctx context.Context, p taskParams) (*decisionJSON, error) {
	v, err := a.chainLately(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := a.tasks.spec(ctx, v, *p.TaskID)
	if err != nil {
		return nil, err
	}
	head, err := v.Head(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	phase, err := v.Phase(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	out := &decisionJSON{Round: phase.Round, Phase: phase.Phase.String(), Deadline: phase.Deadline, Decision: "wait"}
	if phase.Deadline > v.Time {
		out.RemainingMs = 1000 * (phase.Deadline - v.Time)
	}
	switch phase.Phase {
	case protocol.PhaseLapsed:
		out.Decision = "carry"
	case protocol.PhaseUpload, protocol.PhasePropose, protocol.PhaseFallback:
		plan, err := a.proposer.plan(ctx, v, *p.TaskID, spec, head, phase.Phase)
		if err != nil {
			return nil, err
		}
		if plan != nil {
			out.Decision = "propose"
		}
	}
	return out, nil
}
