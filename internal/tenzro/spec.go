package tenzro

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
)

// ReadTaskSpec reads a task specification. Members that a reader would have to guess are not left out.
func ReadTaskSpec(raw []byte) (*TaskSpec, error) {
	if err := present(raw, "task_id", "sponsor_did", "sponsor_address", "architecture", "tier", "aggregation", "sync_strategy", "quantization",
		"delayed_apply", "trainer_count", "quorum", "inner_steps", "max_rounds", "grace_window_ms", "reward_pool", "dataset_ref", "dataset_hash"); err != nil {
		return nil, ErrInvalidTaskSpec.Because(err)
	}
	var s TaskSpec
	if err := protocol.UnmarshalStrict(raw, &s); err != nil {
		return nil, ErrInvalidTaskSpec.Because(err)
	}
	return &s, nil
}

// present refuses an object that lacks one of the members, or has null for it.
func present(raw []byte, names ...string) error {
	var have map[string]json.RawMessage
	if err := json.Unmarshal(raw, &have); err != nil || have == nil {
		return fmt.Errorf("it is no object")
	}
	for _, name := range names {
		if v, ok := have[name]; !ok || string(v) == "null" {
			return fmt.Errorf("%s is missing", name)
		}
	}
	return nil
}

func null(raw json.RawMessage) bool { return len(raw) == 0 || string(raw) == "null" }

// Fit writes what a sponsor asks for into the specification of a template, whose files the chain holds the task to. What has no counterpart is
// refused; what the chain does not carry is listed.
func (s *TaskSpec) Fit(t *protocol.TaskSpec) (notOnChain []string, err error) {
	for _, rule := range []func(*protocol.TaskSpec) error{s.fitModel, s.fitWay, s.fitRule, s.fitRun} {
		if err := rule(t); err != nil {
			return nil, err
		}
	}
	for _, left := range []struct {
		name string
		said bool
	}{
		{"task_id", s.TaskID != ""}, {"dataset_ref", s.DatasetRef != "" && s.DatasetRef != datasetRef(t.DatasetRoot)}, {"created_at", s.CreatedAt != 0},
		{"architecture.family", s.Architecture.Family != nil}, {"architecture.modality", s.Architecture.Modality != nil},
		{"architecture.metadata", said(s.Architecture.Metadata)}, {"metadata", said(s.Metadata)},
	} {
		if left.said {
			notOnChain = append(notOnChain, left.name)
		}
	}
	return notOnChain, nil
}

// said says whether an object has a member.
func said(raw json.RawMessage) bool {
	return !null(raw) && !bytes.Equal(bytes.TrimSpace(raw), []byte("{}"))
}

func datasetRef(root protocol.Hash) string { return "assay:" + root.String() }

// fitModel compares what the template's files fix: model and data set.
func (s *TaskSpec) fitModel(t *protocol.TaskSpec) error {
	a := s.Architecture
	switch {
	case s.Tier != protocol.Tier(t.Tier).String():
		return ErrInvalidTaskSpec.With("tier %.20q, the template's is %s", s.Tier, protocol.Tier(t.Tier))
	case protocol.Tier(t.Tier) == protocol.TierConfidential:
		return ErrNotTranslatable.With("a Confidential task is posted with `assay task post`, and its enclaves go by `assay enclave`")
	case a.ParamCount != 0 && a.ParamCount != t.ParamCount:
		return ErrInvalidTaskSpec.With("param_count %d, the template's first state has %d", a.ParamCount, t.ParamCount)
	case a.FragmentCount != t.FragmentCount:
		return ErrInvalidTaskSpec.With("fragment_count %d, the template's first state is cut into %d", a.FragmentCount, t.FragmentCount)
	case a.DType != nil && *a.DType != "f32" && *a.DType != "float32" && *a.DType != "F32":
		return ErrNotTranslatable.With("dtype %.20q: states are binary32 (f32)", *a.DType)
	case strings.HasPrefix(s.DatasetRef, "tee://"), strings.HasPrefix(s.DatasetRef, "enc:"):
		return ErrNotTranslatable.With("a sealed data set belongs to the Confidential tier: post with `assay task post`, seal with `assay data seal`")
	case len(s.DatasetRef) > 4096:
		return ErrInvalidTaskSpec.With("dataset_ref has %d bytes", len(s.DatasetRef))
	case !s.DatasetHash.IsZero() && s.DatasetHash != t.DatasetRoot:
		return ErrInvalidTaskSpec.With("dataset_hash %s, the template's records have the root %s", s.DatasetHash.Hex(), protocol.Hash(t.DatasetRoot))
	}
	return nil
}

// fitWay refuses ways to train that this network has not.
func (s *TaskSpec) fitWay(t *protocol.TaskSpec) error {
	switch {
	case s.SyncStrategy.Shards != 0:
		return ErrNotTranslatable.With("sync_strategy: every fragment is in every round (Full)")
	case s.DelayedApply:
		return ErrNotTranslatable.With("delayed_apply: a round's result is the next one's start")
	case s.Pipeline != nil:
		return ErrNotTranslatable.With("pipeline: a trainer's gradient is of the whole model")
	case !null(s.MinThroughput):
		return ErrNotTranslatable.With("min_throughput: no contract measures it")
	case s.Quantization.Bits != 0:
		return ErrQuantizationMismatch.With("quantization %s: Tenzro's blocks round otherwise than this network's, so that neither's bytes are the other's", s.Quantization.Label())
	case s.PayloadKind.Sparse:
		return ErrPayloadKindMismatch.With("payload_kind SparseTopK: Tenzro's chunks have another layout and scale than this network's")
	case s.OuterUpdate != nil && s.OuterUpdate.SparseEf:
		return ErrOuterUpdateRequiresSparse.With("outer_update SparseEf with dense payloads")
	case protocol.Quantization(t.Quantization) != protocol.QuantizationNone || protocol.PayloadKind(t.PayloadKind) != protocol.PayloadDense:
		return ErrQuantizationMismatch.With("the template's payloads are %s", protocol.Quantization(t.Quantization))
	}
	if null(s.Objective) {
		return nil
	}
	name, _, err := variant(s.Objective)
	if err != nil {
		return ErrInvalidTaskSpec.With("objective: %v", err)
	}
	if name != "Supervised" {
		return ErrNotTranslatable.With("objective %.40q: nothing recomputes it (Supervised)", name)
	}
	return nil
}

// fitRule sets aggregation and the outer step.
func (s *TaskSpec) fitRule(t *protocol.TaskSpec) error {
	rule, known := ruleNamed(s.Aggregation.Rule)
	if !known {
		return ErrNotTranslatable.With("aggregation %.40q: no contract judges it", s.Aggregation.Rule)
	}
	t.Aggregation, t.AggregationParam = uint8(rule), 0
	switch {
	case rule == protocol.Krum && s.Aggregation.F > math.MaxUint16:
		return ErrInvalidTaskSpec.With("Krum with f %d", s.Aggregation.F)
	case rule == protocol.Krum:
		t.AggregationParam = s.Aggregation.F
	case rule.Trims():
		k, ok := trimOf(s.Aggregation.AlphaBps, s.Quorum, s.TrainerCount)
		if !ok {
			return ErrNotTranslatable.With("alpha_bps %d trims another number of %d trainers than of %d: this network trims the same in every round",
				s.Aggregation.AlphaBps, s.Quorum, s.TrainerCount)
		}
		t.AggregationParam = k
	}
	t.Weights = [8][32]byte{}
	t.ClipL2Norm = 0
	if s.ClipL2Norm != nil {
		if !(*s.ClipL2Norm > 0) {
			return ErrInvalidTaskSpec.With("clip_l2_norm is above 0, or null")
		}
		t.ClipL2Norm = math.Float32bits(float32(*s.ClipL2Norm))
	}
	update := s.OuterUpdate
	if update == nil {
		update = &OuterUpdate{LR: .7, Momentum: .9} // Tenzro's, where nothing is said
	}
	t.OuterUpdate = uint8(protocol.Nesterov)
	t.OuterLearningRate, t.OuterMomentum = math.Float32bits(float32(update.LR)), math.Float32bits(float32(update.Momentum))
	return nil
}

// trimOf is how many of each end Tenzro's rule trims, if that is the same of every number of trainers from quorum to count.
func trimOf(alphaBps, quorum, count uint32) (k uint32, same bool) {
	if quorum == 0 || quorum > count || count > protocol.MaxTrainers || alphaBps > 10_000 {
		return 0, false
	}
	trim := func(m uint32) uint32 { return min(alphaBps*m/10_000, (m-1)/2) }
	k = trim(count)
	for m := quorum; m < count; m++ {
		if trim(m) != k {
			return 0, false
		}
	}
	return k, true
}

// fitRun sets the run's shape and its money.
func (s *TaskSpec) fitRun(t *protocol.TaskSpec) error {
	switch {
	case s.TrainerCount == 0 || s.TrainerCount > protocol.MaxTrainers:
		return ErrInvalidTaskSpec.With("trainer_count %d, not 1 to %d", s.TrainerCount, protocol.MaxTrainers)
	case s.Quorum == 0 || s.Quorum > s.TrainerCount:
		return ErrInvalidTaskSpec.With("quorum %d of %d", s.Quorum, s.TrainerCount)
	case s.TrainerCount >= 3 && s.Quorum == s.TrainerCount:
		return ErrInvalidTaskSpec.With("quorum %d of %d: of three trainers and more one may stay away, or one of them stops every round", s.Quorum, s.TrainerCount)
	case s.MaxRounds == 0:
		return ErrInvalidTaskSpec.With("max_rounds is 0")
	case s.GraceWindowMs%1000 != 0 || s.GraceWindowMs > math.MaxUint32:
		return ErrInvalidTaskSpec.With("grace_window_ms %d: the chain's time is in seconds", s.GraceWindowMs)
	case s.RewardPool.Int == nil || s.RewardPool.Sign() == 0:
		return ErrInvalidTaskSpec.With("reward_pool is 0: a task pays for each accepted gradient")
	}
	each, left := new(big.Int).DivMod(s.RewardPool.Int, new(big.Int).SetUint64(uint64(s.MaxRounds)*uint64(s.TrainerCount)), new(big.Int))
	if left.Sign() != 0 || each.Sign() == 0 {
		return ErrInvalidTaskSpec.With("reward_pool %s is not a whole amount for each of %d gradients", s.RewardPool, uint64(s.MaxRounds)*uint64(s.TrainerCount))
	}
	t.TrainerCount, t.Quorum, t.InnerSteps, t.MaxRounds = uint8(s.TrainerCount), uint8(s.Quorum), s.InnerSteps, s.MaxRounds
	t.GraceWindowMs, t.RewardPerGradient = uint32(s.GraceWindowMs), each
	return nil
}

// Task is what is known of a task on chain.
type Task struct {
	ID      protocol.Hash
	Spec    *protocol.TaskSpec
	Hash    protocol.Hash
	Sponsor common.Address
	// CreatedMs is when it was posted.
	CreatedMs int64
	// Manifest is nil where nobody serves it.
	Manifest *protocol.Manifest
}

// modalities are those of the adapters; others have none that can be said.
var modalities = map[string]string{
	"timeseries": "Timeseries", "language": "Language", "text-gpt": "Language", "vision": "Vision", "digits-mlp": "Vision",
}

// Describe is a task's specification as Tenzro's clients read it.
func (n *Names) Describe(t *Task) *TaskSpec {
	spec := t.Spec
	dtype := "f32"
	extra := map[string]any{
		"assay": map[string]any{
			"task_id": t.ID, "spec_hash": t.Hash, "manifest_hash": protocol.Hash(spec.ManifestHash), "program_root": protocol.Hash(spec.ProgramRoot),
			"initial_state_root": protocol.Hash(spec.InitialStateRoot), "aggregation_param": spec.AggregationParam,
			"commit_window": spec.CommitWindow, "upload_window": spec.UploadWindow, "reward_per_gradient": Amount{spec.RewardPerGradient},
			"commission_bps": spec.CommissionBps,
		},
	}
	metadata, err := json.Marshal(extra)
	if err != nil {
		metadata = json.RawMessage("{}")
	}
	out := &TaskSpec{
		TaskID: n.TaskID(t.ID), SponsorDID: n.DID(t.Sponsor), SponsorAddress: PadAddress(t.Sponsor),
		Architecture: Architecture{ParamCount: spec.ParamCount, FragmentCount: spec.FragmentCount, DType: &dtype, Metadata: json.RawMessage("{}")},
		Tier:         protocol.Tier(spec.Tier).String(), Aggregation: aggregationOf(spec),
		TrainerCount: uint32(spec.TrainerCount), Quorum: uint32(spec.Quorum), InnerSteps: spec.InnerSteps, MaxRounds: spec.MaxRounds,
		GraceWindowMs: uint64(spec.GraceWindowMs), RewardPool: Amount{spec.Escrow()}, DatasetRef: datasetRef(spec.DatasetRoot),
		DatasetHash: spec.DatasetRoot, MinThroughput: json.RawMessage("null"), CreatedAt: t.CreatedMs, Objective: json.RawMessage(`"Supervised"`),
		OuterUpdate: &OuterUpdate{
			SparseEf: protocol.OuterUpdate(spec.OuterUpdate) == protocol.SparseEf,
			LR:       Float(math.Float32frombits(spec.OuterLearningRate)), Momentum: Float(math.Float32frombits(spec.OuterMomentum)),
		},
		Metadata: metadata,
	}
	if spec.ClipL2Norm != 0 {
		clip := Float(math.Float32frombits(spec.ClipL2Norm))
		out.ClipL2Norm = &clip
	}
	switch protocol.Quantization(spec.Quantization) {
	case protocol.QuantizationNone:
	case protocol.QuantizationInt8:
		out.Quantization = Quantization{8, blockElements}
	case protocol.QuantizationInt4:
		out.Quantization = Quantization{4, blockElements}
	case protocol.QuantizationSparseTop1:
		out.PayloadKind = PayloadKind{true, 64, 1}
	}
	if m := t.Manifest; m != nil {
		out.Architecture.Family = &m.Adapter
		if modality, ok := modalities[m.Adapter]; ok {
			out.Architecture.Modality = &modality
		}
	}
	return out
}

// blockElements is how many elements are under one scale in this network's quantised payloads.
const blockElements = 256

func aggregationOf(spec *protocol.TaskSpec) Aggregation {
	rule, param := protocol.AggregationRule(spec.Aggregation), spec.AggregationParam
	a := Aggregation{Rule: rule.String()}
	switch {
	case rule.Trims():
		// The least share that trims as many of all trainers.
		a.AlphaBps = (param*10_000 + uint32(spec.TrainerCount) - 1) / max(uint32(spec.TrainerCount), 1)
	case rule == protocol.Krum:
		a.F = param
	case rule == protocol.MultiKrum:
		a.F, a.M = param&0xffff, param>>16
	}
	return a
}
