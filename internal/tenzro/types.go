package tenzro

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"assay/protocol"
)

// Quantization is GradientQuantization: "None", or blocks under a scale each.
type Quantization struct {
	// Bits is 8 or 4; 0 is "None". Block is the number of elements under one scale.
	Bits  uint8
	Block uint32
}

// Label is how it stands in what is signed.
func (q Quantization) Label() string {
	if q.Bits == 0 {
		return "none"
	}
	return fmt.Sprintf("int%d/%d", q.Bits, q.Block)
}

// UnmarshalJSON implements json.Unmarshaler.
func (q *Quantization) UnmarshalJSON(raw []byte) error {
	name, body, err := variant(raw)
	if err != nil {
		return err
	}
	*q = Quantization{}
	if name == "None" {
		return nil
	}
	for _, bits := range []uint8{8, 4} {
		if name == fmt.Sprintf("Int%d", bits) {
			q.Bits = bits
			return members(name, body, map[string]any{"block_size": &q.Block})
		}
	}
	return unknown("quantization", name)
}

// MarshalJSON implements json.Marshaler.
func (q Quantization) MarshalJSON() ([]byte, error) {
	if q.Bits == 0 {
		return json.Marshal("None")
	}
	return json.Marshal(map[string]any{fmt.Sprintf("Int%d", q.Bits): map[string]any{"block_size": q.Block}})
}

// PayloadKind is "Dense", or the K largest of each Chunk.
type PayloadKind struct {
	Sparse   bool
	Chunk, K uint32
}

// UnmarshalJSON implements json.Unmarshaler.
func (k *PayloadKind) UnmarshalJSON(raw []byte) error {
	name, body, err := variant(raw)
	if err != nil {
		return err
	}
	*k = PayloadKind{Sparse: name == "SparseTopK"}
	switch name {
	case "Dense":
		return nil
	case "SparseTopK":
		return members(name, body, map[string]any{"chunk_size": &k.Chunk, "k": &k.K})
	}
	return unknown("payload_kind", name)
}

// MarshalJSON implements json.Marshaler.
func (k PayloadKind) MarshalJSON() ([]byte, error) {
	if !k.Sparse {
		return json.Marshal("Dense")
	}
	return json.Marshal(map[string]any{"SparseTopK": map[string]any{"chunk_size": k.Chunk, "k": k.K}})
}

// OuterUpdate is Nesterov's with a rate and a momentum, or the one of sparse payloads, which has none.
type OuterUpdate struct {
	SparseEf     bool
	LR, Momentum Float
}

// UnmarshalJSON implements json.Unmarshaler.
func (u *OuterUpdate) UnmarshalJSON(raw []byte) error {
	name, body, err := variant(raw)
	if err != nil {
		return err
	}
	*u = OuterUpdate{SparseEf: name == "SparseEf"}
	switch name {
	case "Nesterov":
		return members(name, body, map[string]any{"lr": &u.LR, "momentum": &u.Momentum})
	case "SparseEf":
		return members(name, body, map[string]any{"lr": &u.LR})
	}
	return unknown("outer_update", name)
}

// MarshalJSON implements json.Marshaler.
func (u OuterUpdate) MarshalJSON() ([]byte, error) {
	if u.SparseEf {
		return json.Marshal(map[string]any{"SparseEf": map[string]any{"lr": u.LR}})
	}
	return json.Marshal(map[string]any{"Nesterov": map[string]any{"lr": u.LR, "momentum": u.Momentum}})
}

// SyncStrategy is "Full" (0 shards), or streaming in shards that take turns.
type SyncStrategy struct{ Shards uint32 }

// UnmarshalJSON implements json.Unmarshaler.
func (s *SyncStrategy) UnmarshalJSON(raw []byte) error {
	name, body, err := variant(raw)
	if err != nil {
		return err
	}
	s.Shards = 0
	switch name {
	case "Full":
		return nil
	case "Streaming":
		if err := members(name, body, map[string]any{"num_shards": &s.Shards}); err != nil || s.Shards > 0 {
			return err
		}
		return errors.New("streaming has at least one shard")
	}
	return unknown("sync_strategy", name)
}

// MarshalJSON implements json.Marshaler.
func (s SyncStrategy) MarshalJSON() ([]byte, error) {
	if s.Shards == 0 {
		return json.Marshal("Full")
	}
	return json.Marshal(map[string]any{"Streaming": map[string]any{"num_shards": s.Shards}})
}

// Aggregation is a rule with its parameters. Rules that Tenzro has no name for are written under ours: WeightedMean, MultiKrum, MedianNormMean.
type Aggregation struct {
	Rule string
	// AlphaBps is the share that a rule trims of each end, in basis points; F is Krum's and MultiKrum's, M MultiKrum's.
	AlphaBps, F, M uint32
}

// ruleNamed finds a rule of this network by its name.
func ruleNamed(name string) (rule protocol.AggregationRule, ok bool) {
	for ; rule.Known(); rule++ {
		if rule.String() == name {
			return rule, true
		}
	}
	return 0, false
}

// loraAlternating is Tenzro's one rule that this network has not.
const loraAlternating = "LoraAlternating"

// UnmarshalJSON implements json.Unmarshaler. It reads Tenzro's rules alone.
func (a *Aggregation) UnmarshalJSON(raw []byte) error {
	name, body, err := variant(raw)
	if err != nil {
		return err
	}
	*a = Aggregation{Rule: name}
	rule, known := ruleNamed(name)
	switch {
	case name == loraAlternating, known && (rule == protocol.Mean || rule == protocol.CoordinateMedian):
		if body != nil {
			return fmt.Errorf("%s has no members", name)
		}
		return nil
	case known && rule.Trims():
		return members(name, body, map[string]any{"alpha_bps": &a.AlphaBps})
	case known && rule == protocol.Krum:
		return members(name, body, map[string]any{"f": &a.F})
	}
	return unknown("aggregation", name)
}

// MarshalJSON implements json.Marshaler.
func (a Aggregation) MarshalJSON() ([]byte, error) {
	rule, _ := ruleNamed(a.Rule)
	switch {
	case rule.Trims():
		return json.Marshal(map[string]any{a.Rule: map[string]any{"alpha_bps": a.AlphaBps}})
	case rule == protocol.Krum:
		return json.Marshal(map[string]any{a.Rule: map[string]any{"f": a.F}})
	case rule == protocol.MultiKrum:
		return json.Marshal(map[string]any{a.Rule: map[string]any{"f": a.F, "m": a.M}})
	}
	return json.Marshal(a.Rule)
}

// Architecture is a task's model.
type Architecture struct {
	// Family is the manifest's adapter, Modality what that trains on; null where no manifest is known.
	Family        *string         `json:"family"`
	ParamCount    uint64          `json:"param_count"`
	Modality      *string         `json:"modality"`
	FragmentCount uint32          `json:"fragment_count"`
	DType         *string         `json:"dtype"`
	Metadata      json.RawMessage `json:"metadata"`
}

// TaskSpec is TrainingTaskSpec.
type TaskSpec struct {
	TaskID         string          `json:"task_id"`
	SponsorDID     string          `json:"sponsor_did"`
	SponsorAddress Address         `json:"sponsor_address"`
	Architecture   Architecture    `json:"architecture"`
	Tier           string          `json:"tier"`
	Aggregation    Aggregation     `json:"aggregation"`
	ClipL2Norm     *Float          `json:"clip_l2_norm"`
	SyncStrategy   SyncStrategy    `json:"sync_strategy"`
	Quantization   Quantization    `json:"quantization"`
	DelayedApply   bool            `json:"delayed_apply"`
	Pipeline       *Pipeline       `json:"pipeline"`
	TrainerCount   uint32          `json:"trainer_count"`
	Quorum         uint32          `json:"quorum"`
	InnerSteps     uint32          `json:"inner_steps"`
	MaxRounds      uint32          `json:"max_rounds"`
	GraceWindowMs  uint64          `json:"grace_window_ms"`
	RewardPool     Amount          `json:"reward_pool"`
	DatasetRef     string          `json:"dataset_ref"`
	DatasetHash    Hash            `json:"dataset_hash"`
	MinThroughput  json.RawMessage `json:"min_throughput"`
	CreatedAt      int64           `json:"created_at"`
	Objective      json.RawMessage `json:"objective"`
	PayloadKind    PayloadKind     `json:"payload_kind"`
	OuterUpdate    *OuterUpdate    `json:"outer_update"`
	Metadata       json.RawMessage `json:"metadata"`
}

// Pipeline is PipelineConfig.
type Pipeline struct {
	Stages uint32 `json:"num_stages"`
}

// Signature is Ed25519's, with its key. Both are empty where nobody signed in Tenzro's way.
type Signature struct {
	Bytes     Bytes `json:"bytes"`
	PublicKey Bytes `json:"public_key"`
}

// OuterGradient is a trainer's gradient of one fragment in one round. Its payload travels apart from it.
type OuterGradient struct {
	TaskID         string                `json:"task_id"`
	Round          uint32                `json:"round"`
	Fragment       uint32                `json:"fragment"`
	TrainerDID     string                `json:"trainer_did"`
	TrainerAddress Address               `json:"trainer_address"`
	Hash           Hash                  `json:"safetensors_hash"`
	PayloadBytes   uint64                `json:"payload_bytes"`
	Quantization   Quantization          `json:"quantization"`
	PayloadKind    PayloadKind           `json:"payload_kind"`
	InnerSteps     uint64                `json:"inner_step_count"`
	SubmittedAt    int64                 `json:"submitted_at"`
	Signature      Signature             `json:"signature"`
	Attestation    json.RawMessage       `json:"attestation"`
	Commitment     *ActivationCommitment `json:"commitment"`
}

// ActivationCommitment is what a trainer says of its losses and of the largest elements of a fragment's delta.
type ActivationCommitment struct {
	K      uint8   `json:"k"`
	Losses []Float `json:"loss_trajectory"`
	Probes []Probe `json:"probes"`
}

// Probe is one element of a fragment's delta.
type Probe struct {
	Index uint64 `json:"index"`
	Value Float  `json:"value"`
}

// maxProbes is the most that Tenzro's verifiers take.
const maxProbes = 64

// Check holds a commitment to the rules that Tenzro's node has when a gradient arrives.
func (c *ActivationCommitment) Check(innerSteps uint32) error {
	switch {
	case c.K == 0 || c.K > maxProbes:
		return ErrCommitmentInvalid.With("k is %d, not 1 to %d", c.K, maxProbes)
	case len(c.Probes) != int(c.K):
		return ErrCommitmentInvalid.With("%d probes, k is %d", len(c.Probes), c.K)
	case uint64(len(c.Losses)) != uint64(innerSteps):
		return ErrCommitmentInvalid.With("%d losses for %d inner steps", len(c.Losses), innerSteps)
	}
	for i := 1; i < len(c.Probes); i++ {
		a, b := c.Probes[i-1], c.Probes[i]
		if x, y := math.Abs(float64(a.Value)), math.Abs(float64(b.Value)); x < y || x == y && a.Index >= b.Index {
			return ErrCommitmentInvalid.With("probe %d does not follow the one before it: larger ones first, then by index", i)
		}
	}
	return nil
}

// Of refuses a commitment whose probes are not elements of the fragment that it is about: delta in the order of the payload.
func (c *ActivationCommitment) Of(delta []float32) error {
	for i, p := range c.Probes {
		if p.Index >= uint64(len(delta)) || delta[p.Index] != float32(p.Value) {
			return ErrCommitmentInvalid.With("probe %d is not what the payload has at element %d", i, p.Index)
		}
	}
	return nil
}

// FragmentQuorum is FragmentQuorumStatus.
type FragmentQuorum struct {
	Fragment uint32 `json:"fragment"`
	Accepted uint32 `json:"accepted"`
	// AcceptedHashes name the accepted payloads: here by their payload roots, ascending by trainer.
	AcceptedHashes []Hash `json:"accepted_hashes"`
	QuorumMet      bool   `json:"quorum_met"`
	PostStepHash   Hash   `json:"post_step_hash"`
}

// SyncRound is a round with a result. Fragments are keyed by their number, or a list.
type SyncRound struct {
	TaskID    string             `json:"task_id"`
	Round     uint32             `json:"round"`
	Fragments FragmentQuorums    `json:"fragment_quorums"`
	StateRoot Hash               `json:"state_root"`
	Signature Signature          `json:"syncer_signature"`
	Published int64              `json:"published_at"`
	NoQuorum  *[]json.RawMessage `json:"no_quorum_witnesses"`
	// Committee says which accounts signed what stands on chain; empty where nobody had to.
	Committee []string `json:"committee,omitempty"`
}

// FragmentQuorums are ascending by fragment.
type FragmentQuorums []FragmentQuorum

// UnmarshalJSON implements json.Unmarshaler.
func (q *FragmentQuorums) UnmarshalJSON(raw []byte) error {
	if len(raw) > 0 && raw[0] == '[' {
		return protocol.UnmarshalStrict(raw, (*[]FragmentQuorum)(q))
	}
	var keyed map[string]FragmentQuorum
	if err := protocol.UnmarshalStrict(raw, &keyed); err != nil {
		return err
	}
	*q = nil
	for key, f := range keyed {
		if key != fmt.Sprint(f.Fragment) {
			return fmt.Errorf("fragment %d stands under the key %.20q", f.Fragment, key)
		}
		*q = append(*q, f)
	}
	return nil
}

// MarshalJSON implements json.Marshaler.
func (q FragmentQuorums) MarshalJSON() ([]byte, error) {
	keyed := make(map[string]FragmentQuorum, len(q))
	for _, f := range q {
		keyed[fmt.Sprint(f.Fragment)] = f
	}
	return json.Marshal(keyed)
}

// Verification compares a commitment with one that somebody recomputed, in Tenzro's measures.
type Verification struct {
	ShapeMatch        bool     `json:"shape_match"`
	MeanLossRelDelta  *float64 `json:"mean_loss_rel_delta"` // null: infinite
	ProbeIndexOverlap float64  `json:"probe_index_overlap"`
	MeanProbeRelDelta *float64 `json:"mean_probe_rel_delta"`
	Passed            bool     `json:"passed"`
}

// Tenzro's bands.
const (
	leastOverlap, mostProbeDelta, mostLossDelta = .5, .25, .05
	relEpsilon                                  = 1e-8
)

// Verify compares what a trainer committed to with what somebody recomputed, as Tenzro's node does: in tolerances.
func (c *ActivationCommitment) Verify(recomputed *ActivationCommitment) Verification {
	if c.K != recomputed.K || len(c.Losses) != len(recomputed.Losses) || len(c.Probes) == 0 || len(recomputed.Probes) == 0 {
		return Verification{}
	}
	rel := func(a, b float64) float64 {
		return math.Abs(a-b) / max(math.Abs(a), math.Abs(b), relEpsilon)
	}
	v := Verification{ShapeMatch: true}
	loss := 0.
	for i := range c.Losses {
		loss += rel(float64(c.Losses[i]), float64(recomputed.Losses[i]))
	}
	if len(c.Losses) > 0 {
		loss /= float64(len(c.Losses))
	}
	values := make(map[uint64]Float, len(recomputed.Probes))
	for _, p := range recomputed.Probes {
		if _, again := values[p.Index]; !again {
			values[p.Index] = p.Value
		}
	}
	shared, drift := 0, 0.
	for _, p := range c.Probes {
		if x, ok := values[p.Index]; ok {
			shared++
			drift += rel(float64(p.Value), float64(x))
		}
	}
	v.MeanLossRelDelta, v.ProbeIndexOverlap = &loss, float64(shared)/float64(len(c.Probes))
	if shared > 0 {
		drift /= float64(shared)
		v.MeanProbeRelDelta = &drift
	}
	v.Passed = loss <= mostLossDelta && v.ProbeIndexOverlap >= leastOverlap && shared > 0 && drift <= mostProbeDelta
	return v
}
