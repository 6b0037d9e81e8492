package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"math/big"

	"assay/internal/chain"
	"assay/internal/tenzro"
	"assay/protocol"
)

const (
	// maxRuns is how many runs are listed: those posted last.
	maxRuns = 100
	// maxRounds is of how many rounds, the newest ones, an answer has what is one each round; fewRounds of each run in a list.
	maxRounds, fewRounds = 1024, 16
)

// asked is the task that parameters name, which have nothing else, and the chain at its newest block.
func (s *reader) asked(ctx context.Context, raw json.RawMessage) (*chain.View, *task, error) {
	var params struct {
		TaskID string `json:"task_id"`
	}
	if err := tenzro.Params(raw, &params, "task_id"); err != nil {
		return nil, nil, err
	}
	return s.find(ctx, params.TaskID)
}

// run is TrainingRun. The members of the second half are those of the SDKs alone.
type run struct {
	TaskID       string                     `json:"task_id"`
	TaskSpec     *tenzro.TaskSpec           `json:"task_spec"`
	Status       string                     `json:"status"`
	SyncerDID    string                     `json:"syncer_did"`
	Syncer       tenzro.Address             `json:"syncer_address"`
	Trainers     []string                   `json:"trainers"`
	Assignments  map[string]json.RawMessage `json:"pipeline_assignments"`
	CurrentRound uint32                     `json:"current_round"`
	// Roots are those on chain after the rounds from RootsFrom on.
	Roots     []tenzro.Hash `json:"round_state_roots"`
	RootsFrom uint32        `json:"round_state_roots_from"`
	Opened    *int64        `json:"current_round_opened_at"`
	CreatedAt int64         `json:"created_at"`
	Updated   int64         `json:"last_update"`

	*sdkRun
}

type sdkRun struct {
	StateRoot string          `json:"state_root"`
	Enrolled  []string        `json:"enrolled_trainers"`
	CreatedMs int64           `json:"created_at_ms"`
	UpdatedMs int64           `json:"updated_at_ms"`
	Receipt   any             `json:"receipt,omitempty"`
	Metadata  json.RawMessage `json:"metadata"`
}

// sdkStatus are the statuses that the SDKs know others for.
var sdkStatus = map[protocol.TaskStatus]string{protocol.StatusEnrolling: "Pending", protocol.StatusTraining: "Active"}

// runOf reads a run, with the roots of so many rounds.
func (s *reader) runOf(ctx context.Context, v *chain.View, k *task, p profile, rounds uint32, whole bool) (*run, error) {
	status, err := v.Status(ctx, k.ID)
	if err != nil {
		return nil, err
	}
	head, err := v.Head(ctx, k.ID)
	if err != nil {
		return nil, err
	}
	if err := head.Of(k.Spec); err != nil {
		return nil, err
	}
	trainers, err := holders(ctx, v, k)
	if err != nil {
		return nil, err
	}
	rounds = min(rounds, head.Round)
	out := &run{
		TaskID: s.names.taskName(k.ID), TaskSpec: s.names.describe(s.tasks.described(ctx, k, whole)), Status: status.String(),
		SyncerDID: s.names.did(s.cfg.Deployment.Rounds), Syncer: tenzro.PadAddress(s.cfg.Deployment.Rounds),
		Trainers: make([]string, len(trainers)), Assignments: map[string]json.RawMessage{}, CurrentRound: head.Round,
		Roots: make([]tenzro.Hash, 0, rounds), RootsFrom: head.Round - rounds, CreatedAt: k.CreatedMs,
		Updated: max(k.CreatedMs, millis(head.OpenedAt), millis(head.EndedAt)),
	}
	for i, t := range trainers {
		out.Trainers[i] = s.names.did(t.Account)
	}
	if head.OpenedAt != 0 && status == protocol.StatusTraining {
		at := millis(head.OpenedAt)
		out.Opened = &at
	}
	_ = v.Prefetch(ctx, func(v *chain.View) { // what cannot be had at once is read one by one
		for r := out.RootsFrom; r < head.Round; r++ {
			_, _ = v.Round(ctx, k.ID, r)
		}
	})
	for r := out.RootsFrom; r < head.Round; r++ {
		round, err := v.Round(ctx, k.ID, r)
		if err != nil {
			return nil, err
		}
		out.Roots = append(out.Roots, tenzro.Hash(round.StateRoot))
	}
	if !p.sdk {
		return out, nil
	}
	if name, ok := sdkStatus[status]; ok {
		out.Status = name
	}
	root := head.StateRoot
	if root.IsZero() {
		root = k.Spec.InitialStateRoot
	}
	out.sdkRun = &sdkRun{
		StateRoot: root.String(), Enrolled: out.Trainers, CreatedMs: out.CreatedAt, UpdatedMs: out.Updated, Metadata: out.TaskSpec.Metadata,
	}
	if whole && status.Ended() {
		if out.sdkRun.Receipt, err = s.receiptOf(ctx, v, k, p); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (s *reader) listRuns(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	if err := tenzro.Params(raw, &struct{}{}); err != nil {
		return nil, err
	}
	v, err := s.view(ctx)
	if err != nil {
		return nil, err
	}
	posted, err := s.tasks.posted(ctx, v)
	if err != nil {
		return nil, err
	}
	posted = posted[max(0, len(posted)-maxRuns):]
	_ = v.Prefetch(ctx, func(v *chain.View) {
		for _, t := range posted {
			_, _ = v.Spec(ctx, t.TaskID)
			_, _ = v.Status(ctx, t.TaskID)
			_, _ = v.Head(ctx, t.TaskID)
		}
	})
	runs := make([]*run, 0, len(posted))
	for _, t := range posted {
		k, err := s.tasks.get(ctx, v, t.TaskID)
		if errors.Is(err, protocol.ErrTaskNotFound) {
			continue // of another branch
		} else if err != nil {
			return nil, err
		}
		r, err := s.runOf(ctx, v, k, p, fewRounds, false)
		if err != nil {
			return nil, err
		}
		runs = append(runs, r)
	}
	if p.bare {
		return runs, nil
	}
	return map[string]any{"runs": runs}, nil
}

func (s *reader) getRun(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	v, k, err := s.asked(ctx, raw)
	if err != nil {
		return nil, err
	}
	return s.runOf(ctx, v, k, p, maxRounds, true)
}

// receipt is TrainingReceipt of the node.
type receipt struct {
	TaskID     string           `json:"task_id"`
	TaskSpec   *tenzro.TaskSpec `json:"task_spec"`
	FinalModel tenzro.Hash      `json:"final_model_hash"`
	SyncerDID  string           `json:"syncer_did"`
	Syncer     tenzro.Address   `json:"syncer_address"`
	// Contributions are accepted gradients, Rewards what they earned, Commission what keepers got of it; null where the answer would be too long, or a
	// conviction took pay from rounds that stand.
	Contributions map[string]uint32        `json:"trainer_contributions"`
	Rewards       map[string]tenzro.Amount `json:"trainer_rewards"`
	Commission    *tenzro.Amount           `json:"network_commission"`
	Roots         []tenzro.Hash            `json:"round_state_roots"`
	RootsFrom     uint32                   `json:"round_state_roots_from"`
	RunRoot       tenzro.Hash              `json:"run_root"`
	Attestation   json.RawMessage          `json:"syncer_attestation"`
	Finalized     int64                    `json:"finalized_at"`
	Signature     tenzro.Signature         `json:"syncer_signature"`
	Chain         chainReceipt             `json:"assay"`
}

// chainReceipt is the contract's receipt as it is.
type chainReceipt struct {
	TaskID            protocol.Hash `json:"task_id"`
	SpecHash          protocol.Hash `json:"spec_hash"`
	Rounds            uint32        `json:"rounds"`
	CarriedRounds     uint32        `json:"carried_rounds"`
	TaintedRounds     uint32        `json:"tainted_rounds"`
	AcceptedGradients uint64        `json:"accepted_gradients"`
	Rewards           string        `json:"rewards"`
	Refund            string        `json:"refund"`
}

// sdkReceipt is that of the SDKs.
type sdkReceipt struct {
	TaskID     string         `json:"task_id"`
	FinalRoot  string         `json:"final_state_root"`
	Rounds     uint32         `json:"rounds_completed"`
	Committees []sdkCommittee `json:"witness_committees"`
	Manifest   *string        `json:"manifest_hash,omitempty"`
	SealedMs   int64          `json:"sealed_at_ms"`
	RunRoot    string         `json:"run_root"`
	Chain      chainReceipt   `json:"assay"`
}

// sdkCommittee says who signed what stands of a round.
type sdkCommittee struct {
	Round    uint32   `json:"round"`
	SignedBy []string `json:"signed_by"`
}

func (s *reader) getReceipt(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	v, k, err := s.asked(ctx, raw)
	if err != nil {
		return nil, err
	}
	return s.receiptOf(ctx, v, k, p)
}

// receiptOf is nil while there is none.
func (s *reader) receiptOf(ctx context.Context, v *chain.View, k *task, p profile) (any, error) {
	r, issued, err := v.Receipt(ctx, k.ID)
	if err != nil || !issued {
		return nil, err
	}
	onChain := chainReceipt{
		TaskID: r.TaskID, SpecHash: r.SpecHash, Rounds: r.Rounds, CarriedRounds: r.CarriedRounds, TaintedRounds: r.TaintedRounds,
		AcceptedGradients: r.AcceptedGradients, Rewards: r.Rewards.String(), Refund: r.Refund.String(),
	}
	from := r.Rounds - min(r.Rounds, maxRounds)
	_ = v.Prefetch(ctx, func(v *chain.View) {
		for n := from; n < r.Rounds; n++ {
			_, _ = v.Round(ctx, k.ID, n)
			if p.sdk {
				_, _ = v.Signers(ctx, k.ID, n)
			}
		}
	})
	if p.sdk {
		out := &sdkReceipt{
			TaskID: s.names.taskName(k.ID), FinalRoot: r.FinalStateRoot.String(), Rounds: r.Rounds, Committees: []sdkCommittee{}, SealedMs: millis(r.CompletedAt),
			RunRoot: r.RunRoot.String(), Chain: onChain,
		}
		for n := from; n < r.Rounds; n++ {
			signers, err := v.Signers(ctx, k.ID, n)
			if err != nil {
				return nil, err
			}
			c := sdkCommittee{Round: n, SignedBy: make([]string, len(signers))}
			for i, a := range signers {
				c.SignedBy[i] = s.names.did(a)
			}
			out.Committees = append(out.Committees, c)
		}
		if m, err := s.manifests.read(k.ID); err != nil {
			return nil, err
		} else if m != nil {
			hash := m.Hash().String()
			out.Manifest = &hash
		}
		return out, nil
	}
	out := &receipt{
		TaskID: s.names.taskName(k.ID), TaskSpec: s.names.describe(s.tasks.described(ctx, k, true)), FinalModel: tenzro.Hash(r.FinalStateRoot),
		SyncerDID: s.names.did(s.cfg.Deployment.Rounds), Syncer: tenzro.PadAddress(s.cfg.Deployment.Rounds), Roots: []tenzro.Hash{}, RootsFrom: from,
		RunRoot: tenzro.Hash(r.RunRoot), Attestation: json.RawMessage("null"), Finalized: millis(r.CompletedAt), Chain: onChain,
	}
	return out, s.accounts(ctx, v, k, r, out)
}

// accounts adds what is one each round to a receipt.
func (s *reader) accounts(ctx context.Context, v *chain.View, k *task, r chain.Receipt, out *receipt) error {
	slots, err := newSlotHolders(ctx, v, k)
	if err != nil {
		return err
	}
	contributions, all := map[string]uint32{}, uint64(0)
	for n := out.RootsFrom; n < r.Rounds; n++ {
		round, err := v.Round(ctx, k.ID, n)
		if err != nil {
			return err
		}
		out.Roots = append(out.Roots, tenzro.Hash(round.StateRoot))
		included, err := slots.included(ctx, n, round)
		if err != nil {
			return err
		}
		for _, a := range included {
			contributions[s.names.did(a)]++
			all++
		}
	}
	if out.RootsFrom > 0 {
		return nil
	}
	out.Contributions = contributions
	// Who was paid what after a conviction, only the chain's events say.
	if r.TaintedRounds > 0 || all != r.AcceptedGradients {
		return nil
	}
	each := k.Spec.RewardPerGradient
	commission := new(big.Int).Mul(each, big.NewInt(int64(k.Spec.CommissionBps)))
	commission.Div(commission, big.NewInt(10_000))
	net := new(big.Int).Sub(each, commission)
	out.Rewards = make(map[string]tenzro.Amount, len(contributions))
	for did, n := range contributions {
		out.Rewards[did] = tenzro.Amount{Int: new(big.Int).Mul(net, big.NewInt(int64(n)))}
	}
	out.Commission = &tenzro.Amount{Int: commission.Mul(commission, new(big.Int).SetUint64(all))}
	return nil
}

// decision is what a syncer would do with the open round.
type decision struct {
	Decision    string  `json:"decision"`
	RemainingMs *uint64 `json:"remaining_ms,omitempty"`
	Round       *uint32 `json:"round,omitempty"`
}

// decideRound says where the open round stands. In Tenzro a syncer is asked and decides; here the chain's time and its keepers do.
func (s *reader) decideRound(ctx context.Context, raw json.RawMessage) (any, error) {
	v, k, err := s.asked(ctx, raw)
	if err != nil {
		return nil, err
	}
	status, err := v.Status(ctx, k.ID)
	if err != nil {
		return nil, err
	}
	if status != protocol.StatusTraining {
		return nil, tenzro.ErrInvalidRound.With("no round is open: the task is %s", status)
	}
	phase, err := v.Phase(ctx, k.ID)
	if err != nil {
		return nil, err
	}
	round := phase.Round
	switch phase.Phase {
	case protocol.PhaseEnded, protocol.PhaseNone:
		return nil, tenzro.ErrInvalidRound.With("no further round opens: the receipt waits for the last claim window")
	case protocol.PhasePropose, protocol.PhaseFallback:
		return &decision{Decision: "finalize", Round: &round}, nil
	case protocol.PhaseLapsed:
		return &decision{Decision: "no_quorum", Round: &round}, nil
	}
	left := uint64(0)
	if phase.Deadline > v.Time {
		left = 1000 * (phase.Deadline - v.Time)
	}
	return &decision{Decision: "wait", RemainingMs: &left}, nil
}

// daemonStatus is that of a node that provisions no trainers: whoever trains starts `assay-trainer run`.
func (s *reader) daemonStatus(raw json.RawMessage) (any, error) {
	if err := tenzro.Params(raw, &struct{}{}); err != nil {
		return nil, err
	}
	return map[string]any{"running": false, "live_trainers": 0}, nil
}

// nodeInfo is the peer id of the bridge's first keeper, by which Tenzro's clients tell nodes apart.
func (s *reader) nodeInfo(ctx context.Context, raw json.RawMessage) (any, error) {
	if err := tenzro.Params(raw, &struct{}{}); err != nil {
		return nil, err
	}
	id, err := s.objects.peerID(ctx)
	if err != nil {
		return nil, tenzro.ErrObjectUnavailable.With("the bridge's keeper names no peer id: %v", err)
	}
	return map[string]any{"self_peer_id": id}, nil
}
