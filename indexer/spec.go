package indexer

import (
	"fmt"

	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// taskSpec is a TrainingTaskSpec as it is stored (JSON) and served: enums by name, amounts as decimal strings.
type taskSpec struct {
	Version            Long
	ManifestHash       Bytes32
	ParamCount         BigInt
	FragmentCount      Long
	InitialStateRoot   Bytes32
	ProgramRoot        Bytes32
	DatasetRoot        Bytes32
	DatasetRecords     BigInt
	Seed               Bytes32
	Tier               string
	Aggregation        string
	AggregationParam   Long
	Weights            []Long
	Quantization       string
	PayloadKind        string
	OuterUpdate        string
	OuterLearningRate  Long
	OuterMomentum      Long
	ClipL2Norm         Long
	PayloadBoundLog2   Long
	CustodyAssumed     bool
	TrainerCount       Long
	Quorum             Long
	InnerSteps         Long
	CheckpointInterval Long
	MaxRounds          Long
	CommitteeSeats     Long
	CommitteeThreshold Long
	EnrollWindow       Long
	CommitWindow       Long
	UploadWindow       Long
	GraceWindowMs      Long
	FallbackWindow     Long
	StateWindow        Long
	ClaimWindow        Long
	RevealWindow       Long
	DisputeClock       Long
	DisputeExtension   Long
	RollbackDepth      Long
	CascadeDepth       Long
	MaxConsecutiveNec  Long
	MaxMisses          Long
	RewardPerGradient  BigInt
	CommissionBps      Long
	TrainerLock        BigInt
	KeeperLock         BigInt
	QuorumLock         BigInt
	EnrollmentFee      BigInt
	Token              Address
	Referee            Address
	Game               Address
}

// Names of the contracts' enums, in declaration order.
var (
	taskStatuses     = []string{"NONE", "PENDING", "ENROLLING", "TRAINING", "COMPLETED", "FAILED", "CANCELLED"}
	tiers            = []string{"OPEN", "VERIFIED", "CONFIDENTIAL"}
	aggregationRules = []string{"MEAN", "WEIGHTED_MEAN", "TRIMMED_MEAN", "COORDINATE_MEDIAN", "KRUM", "MULTI_KRUM"}
	quantizations    = []string{"NONE", "INT8", "INT4"}
	payloadKinds     = []string{"DENSE", "SPARSE_TOP_K"}
	outerUpdates     = []string{"NESTEROV", "SPARSE_EF"}
	roles            = []string{"TRAINER", "KEEPER"}
	faults           = []string{"PARAMETER", "MOMENTUM", "INTERLEAVED", "PAYLOAD", "PARTIAL", "TOTAL", "SCORE", "WITHHELD"}
	objectParts      = []string{"MANIFEST", "PARAMS", "MOMENTUM", "PROGRAM", "DATASET", "CONSTANT"}
	trainingFaults   = []string{"ELEMENT", "SOURCE", "OUTPUT", "PAYLOAD", "WITHHELD"}
	auditOutcomes    = []string{"PAID", "VOID", "NOT_OPENED", "REFUTED"}
	programs         = []string{"PROLOGUE", "STEP", "EPILOGUE"}
	programRules     = []string{
		"NONE", "TRUNCATED", "TRAILING", "WRONG_TAG", "UNKNOWN_VERSION", "RESERVED_NOT_ZERO", "UNKNOWN_FLAG", "GRID_OUT_OF_RANGE", "COUNT_OUT_OF_RANGE",
		"WRONG_DTYPE", "RANK_OUT_OF_RANGE", "WRONG_SHAPE", "TOO_MANY_ELEMENTS", "UNKNOWN_PROVENANCE", "WRONG_INDEX", "WRONG_ROOT", "UNKNOWN_OPCODE",
		"WRONG_ATTRIBUTE", "WRONG_OPERAND_COUNT", "WRONG_REFERENCE", "WRONG_MICRO_BATCH", "VIEW_OUTSIDE_TENSOR", "REDUCED_AXIS_STRIDED",
		"CONTRACTION_TOO_LONG", "WRONG_OUTPUT", "WRONG_FORM", "WRONG_STATE", "WRONG_RESULT", "WRONG_FIELD", "NOT_COPIED",
	}
)

// enumName fails on a value that a later version of the contracts may have added.
func enumName(names []string, v uint8) (string, error) {
	if int(v) >= len(names) {
		return "", fmt.Errorf("enum value %d of %d known", v, len(names))
	}
	return names[v], nil
}

func newTaskSpec(s trainingtasks.TrainingTaskSpec) (taskSpec, error) {
	out := taskSpec{
		Version:            Long(s.Version),
		ManifestHash:       s.ManifestHash[:],
		ParamCount:         u64(s.ParamCount),
		FragmentCount:      Long(s.FragmentCount),
		InitialStateRoot:   s.InitialStateRoot[:],
		ProgramRoot:        s.ProgramRoot[:],
		DatasetRoot:        s.DatasetRoot[:],
		DatasetRecords:     u64(s.DatasetRecords),
		Seed:               s.Seed[:],
		AggregationParam:   Long(s.AggregationParam),
		OuterLearningRate:  Long(s.OuterLearningRate),
		OuterMomentum:      Long(s.OuterMomentum),
		ClipL2Norm:         Long(s.ClipL2Norm),
		PayloadBoundLog2:   Long(s.PayloadBoundLog2),
		CustodyAssumed:     s.CustodyAssumed,
		TrainerCount:       Long(s.TrainerCount),
		Quorum:             Long(s.Quorum),
		InnerSteps:         Long(s.InnerSteps),
		CheckpointInterval: Long(s.CheckpointInterval),
		MaxRounds:          Long(s.MaxRounds),
		CommitteeSeats:     Long(s.CommitteeSeats),
		CommitteeThreshold: Long(s.CommitteeThreshold),
		EnrollWindow:       Long(s.EnrollWindow),
		CommitWindow:       Long(s.CommitWindow),
		UploadWindow:       Long(s.UploadWindow),
		GraceWindowMs:      Long(s.GraceWindowMs),
		FallbackWindow:     Long(s.FallbackWindow),
		StateWindow:        Long(s.StateWindow),
		ClaimWindow:        Long(s.ClaimWindow),
		RevealWindow:       Long(s.RevealWindow),
		DisputeClock:       Long(s.DisputeClock),
		DisputeExtension:   Long(s.DisputeExtension),
		RollbackDepth:      Long(s.RollbackDepth),
		CascadeDepth:       Long(s.CascadeDepth),
		MaxConsecutiveNec:  Long(s.MaxConsecutiveNec),
		MaxMisses:          Long(s.MaxMisses),
		RewardPerGradient:  bigInt(s.RewardPerGradient),
		CommissionBps:      Long(s.CommissionBps),
		TrainerLock:        bigInt(s.TrainerLock),
		KeeperLock:         bigInt(s.KeeperLock),
		QuorumLock:         bigInt(s.QuorumLock),
		EnrollmentFee:      bigInt(s.EnrollmentFee),
		Token:              s.Token[:],
		Referee:            s.Referee[:],
		Game:               s.Game[:],
	}
	for _, e := range []struct {
		field *string
		names []string
		value uint8
	}{
		{&out.Tier, tiers, s.Tier},
		{&out.Aggregation, aggregationRules, s.Aggregation},
		{&out.Quantization, quantizations, s.Quantization},
		{&out.PayloadKind, payloadKinds, s.PayloadKind},
		{&out.OuterUpdate, outerUpdates, s.OuterUpdate},
	} {
		var err error
		if *e.field, err = enumName(e.names, e.value); err != nil {
			return taskSpec{}, err
		}
	}
	spec := protocol.TaskSpec(s)
	out.Weights = []Long{}
	for _, w := range spec.WeightList() {
		out.Weights = append(out.Weights, Long(w))
	}
	return out, nil
}
