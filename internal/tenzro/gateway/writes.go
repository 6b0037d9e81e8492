package gateway

import (
	"context"
	"encoding/json"
	"math"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/tenzro"
	"assay/protocol"
)

type posted struct {
	TaskID string `json:"task_id"`
	Status string `json:"status"`
	// ChainID is the id on chain, by which others know the task.
	ChainID protocol.Hash `json:"chain_task_id"`
	// NotOnChain are members of the specification that nothing on chain holds anybody to.
	NotOnChain []string `json:"not_on_chain"`
}

// postTask posts a task as the operator, from what the operator has prepared for it.
func (s *operator) postTask(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	var params struct {
		TaskSpec      json.RawMessage `json:"task_spec"`
		SyncerDID     *string         `json:"syncer_did"`
		SyncerAddress *string         `json:"syncer_address"`
	}
	if err := tenzro.Params(raw, &params, "task_spec"); err != nil {
		return nil, err
	}
	spec, err := tenzro.ReadTaskSpec(params.TaskSpec)
	if err != nil {
		return nil, err
	}
	if params.SyncerDID != nil || params.SyncerAddress != nil {
		return nil, tenzro.ErrNotTranslatable.With("a syncer cannot be named: the keepers that witness a round are drawn by stake")
	}
	if err := s.mine(p); err != nil {
		return nil, err
	}
	if s.cfg.Post == nil {
		return nil, tenzro.ErrNotTranslatable.With("this bridge was given no prepared tasks: first state, manifest and windows of a task are in no Tenzro specification")
	}
	if account, ok := s.names.accountOf(spec.SponsorDID); !ok || account != s.account {
		return nil, tenzro.ErrKeyNotHeld.With("sponsor_did %.80q is not the operator's: give it with --did, or %s", spec.SponsorDID, s.names.did(s.account))
	}
	if spec.SponsorAddress != (tenzro.Address{}) && spec.SponsorAddress != tenzro.PadAddress(s.account) {
		return nil, tenzro.ErrKeyNotHeld.With("sponsor_address is not the operator's, %s", s.account)
	}
	s.acting.Lock()
	defer s.acting.Unlock()
	if id, err := s.names.taskOf(spec.TaskID); err == nil {
		return nil, tenzro.ErrInvalidTaskSpec.With("task_id %.80q names %s already", spec.TaskID, id)
	}
	if err := tenzro.NewNames(0).NameTask(spec.TaskID, protocol.Hash{1}); err != nil {
		return nil, tenzro.ErrInvalidTaskSpec.With("task_id: %v", err)
	}
	id, left, err := s.cfg.Post(ctx, spec)
	if err != nil {
		return nil, err
	}
	s.meters.tasks.Inc()
	if err := s.names.nameTask(spec.TaskID, id); err != nil {
		s.log.Error("a task was posted and its name is not kept", "task", id, "name", spec.TaskID, "err", err)
		return nil, tenzro.ErrStorage.With("task %s is posted, and its name cannot be kept: call it by its id", id)
	}
	if left == nil {
		left = []string{}
	}
	return &posted{TaskID: spec.TaskID, Status: "registered", ChainID: id, NotOnChain: left}, nil
}

type enrolled struct {
	TrainerCount int    `json:"trainer_count"`
	Status       string `json:"status"`
	// Tx is the enrolment's transaction.
	Tx common.Hash `json:"tx_hash"`
}

// enrollTrainer enrols the operator's account.
func (s *operator) enrollTrainer(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	var params struct {
		TaskID       string          `json:"task_id"`
		TrainerDID   string          `json:"trainer_did"`
		Attestation  json.RawMessage `json:"attestation"`
		EnclaveKey   json.RawMessage `json:"enclave_pubkey"`
		Measurements json.RawMessage `json:"measurements_hex"`
		Measurement  json.RawMessage `json:"measurement_hex"`
	}
	if err := tenzro.Params(raw, &params, "task_id", "trainer_did"); err != nil {
		return nil, err
	}
	v, k, err := s.find(ctx, params.TaskID)
	if err != nil {
		return nil, err
	}
	switch protocol.Tier(k.Spec.Tier) {
	case protocol.TierVerified:
		return nil, tenzro.ErrCommitmentRequired.With("the task is of the Verified tier, whose trainers answer for each inner step: enrol with `assay trainer enroll`, train with `assay-trainer run`")
	case protocol.TierConfidential:
		return nil, tenzro.ErrAttestationRequired.With("attest with `assay enclave attest`, then enrol with `assay trainer enroll`: the statement that keepers sign has no form at Tenzro")
	}
	for _, given := range []json.RawMessage{params.Attestation, params.EnclaveKey, params.Measurements, params.Measurement} {
		if len(given) > 0 && string(given) != "null" {
			return nil, tenzro.ErrNotTranslatable.With("the task is of the Open tier, whose enrolment has no place for an attestation: it would be taken and not kept")
		}
	}
	if err := s.mine(p); err != nil {
		return nil, err
	}
	if account, ok := s.names.accountOf(params.TrainerDID); !ok || account != s.account {
		return nil, tenzro.ErrKeyNotHeld.With("trainer_did %.80q is not the operator's: give it with --did, or %s", params.TrainerDID, s.names.did(s.account))
	}
	s.acting.Lock()
	defer s.acting.Unlock()
	status, err := v.Status(ctx, k.ID)
	if err != nil {
		return nil, err
	}
	e, err := v.Enrollment(ctx, k.ID, s.account)
	if err != nil {
		return nil, err
	}
	switch {
	case e.Enrolled() && e.ToRound == math.MaxUint32 && e.EjectedAt == 0:
		return nil, tenzro.ErrAlreadyEnrolled.With("trainer already enrolled: %s has slot %d", params.TrainerDID, e.Slot)
	case status == protocol.StatusPending:
		return nil, tenzro.ErrEnrollmentClosed.With("enrollment closed for task %.80q: no keeper has acknowledged that it holds the task's files yet", params.TaskID)
	case status.Ended():
		return nil, tenzro.ErrEnrollmentClosed.With("enrollment closed for task %.80q: it has ended (%s)", params.TaskID, status)
	}
	if err := s.floors.Check(k.Spec); err != nil {
		return nil, tenzro.ErrInvalidTaskSpec.With("the task's windows are below this bridge's policy: %v", err)
	}
	if k.Spec.EnrollmentFee.Sign() > 0 {
		if _, err := s.sender.Send(ctx, s.chain.Approve(s.cfg.Deployment.Tasks, k.Spec.EnrollmentFee)); err != nil {
			return nil, s.sent(err)
		}
	}
	r, err := s.sender.Send(ctx, s.chain.Enroll(k.ID))
	if err != nil {
		return nil, s.sent(err)
	}
	if v, err = s.view(ctx); err != nil {
		return nil, err
	}
	all, err := holders(ctx, v, k)
	if err != nil {
		return nil, err
	}
	if status, err = v.Status(ctx, k.ID); err != nil {
		return nil, err
	}
	out := &enrolled{TrainerCount: len(all), Status: status.String(), Tx: r.TxHash}
	if name, ok := sdkStatus[status]; ok && p.sdk {
		out.Status = name
	}
	return out, nil
}
