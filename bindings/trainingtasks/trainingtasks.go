// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package trainingtasks

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// Enrollment is an auto generated low-level Go binding around an user-defined struct.
type Enrollment struct {
	Key       common.Address
	Slot      uint8
	FromRound uint32
	ToRound   uint32
	EjectedAt uint64
}

// PoolKeeper is an auto generated low-level Go binding around an user-defined struct.
type PoolKeeper struct {
	Key          common.Address
	Member       uint16
	Active       bool
	Acknowledged bool
	LeftAt       uint64
	EjectedAt    uint64
}

// TrainingReceipt is an auto generated low-level Go binding around an user-defined struct.
type TrainingReceipt struct {
	TaskId            [32]byte
	SpecHash          [32]byte
	Sponsor           common.Address
	FinalStateRoot    [32]byte
	RunRoot           [32]byte
	Rounds            uint32
	CarriedRounds     uint32
	TaintedRounds     uint32
	AcceptedGradients uint64
	Rewards           *big.Int
	Refund            *big.Int
	CompletedAt       uint64
}

// TrainingTaskSpec is an auto generated low-level Go binding around an user-defined struct.
type TrainingTaskSpec struct {
	Version            uint16
	ManifestHash       [32]byte
	ParamCount         uint64
	FragmentCount      uint32
	InitialStateRoot   [32]byte
	ProgramRoot        [32]byte
	DatasetRoot        [32]byte
	DatasetRecords     uint64
	Seed               [32]byte
	Tier               uint8
	Aggregation        uint8
	AggregationParam   uint32
	Quantization       uint8
	PayloadKind        uint8
	OuterUpdate        uint8
	OuterLearningRate  uint32
	OuterMomentum      uint32
	ClipL2Norm         uint32
	PayloadBoundLog2   int16
	CustodyAssumed     bool
	TrainerCount       uint8
	Quorum             uint8
	InnerSteps         uint32
	CheckpointInterval uint32
	MaxRounds          uint32
	CommitteeSeats     uint8
	CommitteeThreshold uint8
	EnrollWindow       uint32
	CommitWindow       uint32
	UploadWindow       uint32
	GraceWindowMs      uint32
	FallbackWindow     uint32
	StateWindow        uint32
	ClaimWindow        uint32
	RevealWindow       uint32
	DisputeClock       uint32
	DisputeExtension   uint32
	RollbackDepth      uint8
	CascadeDepth       uint32
	MaxConsecutiveNec  uint32
	MaxMisses          uint32
	RewardPerGradient  *big.Int
	CommissionBps      uint16
	TrainerLock        *big.Int
	KeeperLock         *big.Int
	QuorumLock         *big.Int
	EnrollmentFee      *big.Int
	Token              common.Address
	Referee            common.Address
	Game               common.Address
}

// TrainingTasksMetaData contains all meta data concerning the TrainingTasks contract.
var TrainingTasksMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"vault_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"minWindow_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unbondingMargin_\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"revealRate_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"acknowledgeTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"cancelTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimRewards\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"convict\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"drawSeats\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enroll\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enrollDeadlineOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enrollmentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structEnrollment\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"escrowOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"game\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"joinPool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"lockAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"keyUserOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"leavePool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leaveTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"liabilityOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"memberAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"minWindow\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"nonceOf\",\"inputs\":[{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"onRunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"tainted\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolConvictedAtOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolKeeperOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPoolKeeper\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"acknowledged\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"leftAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolSizeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"postTask\",\"inputs\":[{\"name\":\"given\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"outputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"receiptOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"receipt\",\"type\":\"tuple\",\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"refund\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseLock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reopenSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"revealRate\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"slotsOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"outputs\":[{\"name\":\"slots\",\"type\":\"uint8[]\",\"internalType\":\"uint8[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specHashOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"sponsorOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statusOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"trainerAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingMargin\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"witnessesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"outputs\":[{\"name\":\"keys\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommissionClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CompensationClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Convicted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slashed\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperJoined\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptIssued\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"receipt\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Refunded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RewardClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskAcknowledged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskPosted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"escrow\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"spec\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskStatusChanged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"from\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"},{\"name\":\"to\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerEnrolled\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"missed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AggregationRuleTierMismatch\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"AlreadyEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ClaimDisputed\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"DrawPending\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"EnrollmentClosed\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidTaskSpec\",\"inputs\":[{\"name\":\"field\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"rule\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockStillLiable\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSponsor\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToRelease\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"PoolFull\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SlotNotReopenable\",\"inputs\":[{\"name\":\"lastCommit\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnbondingTooShort\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"need\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]}]",
	ID:  "TrainingTasks",
	Bin: "0x6101a080604052346102cf5760e081618ad4803803809161002082856102db565b8339810103126102cf57610033816102fe565b61003f602083016102fe565b61004b60408401610312565b6060840151926001600160401b03841684036102cf5761006d60808601610312565b936004602061008a60c061008360a08b016102fe565b99016102fe565b6001600160a01b0390941660a0819052604051637e062a3560e11b815292839182905afa90811561027e575f9161029d575b506001600160a01b039081166080819052941660c0526101208390526101405261016084905260e08590526101008190526040519461292593848701936001600160401b038511888610176102895760a09663ffffffff80928a986161af8a3916865216602085015260408401525f196001861b0190811660608401521660808201520301905ff0801561027e5761018052604051615e8b908161032482396080518181816153d5015261577c015260a05181818161030b0152818161152a01528181611eb30152818161256901528181612f9801528181614342015281816143c30152818161442a0152818161472201526159d4015260c0518181816106fc015281816108bd01528181610e1b0152818161116f0152818161127901528181611fde015281816121bf015281816139f1015281816142f4015281816144db015281816149eb015281816151f0015281816154d90152615bdc015260e0518181816135df0152613652015261010051818181610c1101528181610fca0152818161177d015281816132e701526136b0015261012051816110f10152610140518181816111350152612fd3015261016051816110b001526101805181612ee80152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d6020116102d3575b816102b8602093836102db565b810103126102cf576102c9906102fe565b5f6100bc565b5f80fd5b3d91506102ab565b601f909101601f19168101906001600160401b0382119082101761028957604052565b51906001600160a01b03821682036102cf57565b519063ffffffff821682036102cf5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c908163081a258014613ac7575080631190d3fe1461379e57806318cc75cf146137395780631e457723146136df57806326f91ec11461360e5780633b1bebd1146135ca5780634163b4331461344f5780634458316014612a455780634ccfeee7146129f85780635510dbe3146129ab578063567f638e1461296a578063598c9937146127f05780635b14815714612292578063626e4a361461217557806363e7fc0a1461212b5780636f4072d114611c4c5780637249fbb614611b5457806372a41fdd14611add57806373f4256114611abf578063803772e314611a8957806383a265a714611a555780638454f00814611a2157806388bce1b8146119205780638e3aa734146118eb57806392f01e8a146114de5780639b9c98141461119e578063a2e800ad14611159578063aa9f867814611115578063ac66a3ef146110d4578063bb7cff4614611093578063c18d0a0f14610c73578063c3701a8a14610c40578063c3fe3e2814610bfb578063c7df14e214610bc6578063c87d677914610ba9578063cd6fdd8314610a58578063ec34e7b114610a0a578063ece311f01461085e578063ed2a2d641461081d578063edf520c6146104b7578063ee8ca3b51461037a578063f644206c1461033a578063fbfa77cf146102f55763fc930fec14610202575f80fd5b346102f25761021036613cdd565b9291825260076020526040822061022684614c2d565b9261023085614c2d565b94815b818110610268576102568661026489604051938493604085526040850190613b99565b908382036020850152613b62565b0390f35b61027b610276828488614172565b614e86565b60018060a01b03165f528360205260405f205460ff8160b81c16156102c957908161ffff60019360a01c166102b0838b614c69565b52828060a01b03166102c28289614c69565b5201610233565b6024846102da61027685878b614172565b6376a1be0560e01b82526001600160a01b0316600452fd5b80fd5b50346102f257806003193601126102f2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102f25760203660031901126102f257610354614e9a565b5061064061036b610366600435615031565b61568c565b6103786040518092613d36565bf35b50346102f25760203660031901126102f257600435610397614ffc565b6103a081615031565b80549091906001600160a01b03811633036104a85760a01c60ff16600781101561048457600214610498575b60ff825460a01c16600781101561048457600181141580610479575b610461575081600691600461044e9401805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f516020615e2b5f395f51905f52604060ff845460a01c1661043b82518092613cd0565b6104486020820187613cd0565ba2614bf2565b805f516020615e6b5f395f51905f525d80f35b83610477602492630d64047360e21b8352613cc2565bfd5b5060028114156103e8565b634e487b7160e01b84526021600452602484fd5b6104a282826150d9565b506103cc565b63df4795c760e01b8452600484fd5b50346102f25760403660031901126102f2576004356104d4613b1c565b906104dd614ffc565b6104e681615031565b916104f1818361506a565b9060ff845460a01c16600781101561080957600381036107f35750610518818386866151c6565b91156107d557505081549160ff8360a01c1692600186019060ff825460e01c165f146107c8575063ffffffff600487015460701c165b9085885260056020526040882060018060a01b0385165f5260205260405f2060ff885460a01c1660078110156107b45760038a91146106c5575b50835462ffffff60c01b191660c084901b62ffffff60c01b161790935561044e966002959094909387935f516020615e4b5f395f51905f52936060939263ffffffff8316929161063a918154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c60018c1b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b858c52600660205260408c2060ff88165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c1684116106a1575b50505060405195865260208601526001604086015260018060a01b031693a3015460801c90615479565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f8080610677565b9192509693949260405195639f8ab78160e01b87528760048801528460248801528260448801526040876064818660018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19182156107a95761044e9961063a8a968660609660029c5f516020615e4b5f395f51905f52999291610778575b5061ffff60401b85549160401b169061ffff60401b19161784559750955050925094965094975088610588565b905061079c915060403d6040116107a2575b6107948183614151565b810190614dcf565b5f61074b565b503d61078a565b6040513d85823e3d90fd5b634e487b7160e01b8a52602160045260248afd5b60a81c62ffffff1661054e565b631b4f426560e31b875263ffffffff90811660045216602452604485fd5b85610477602492630d64047360e21b8352613cc2565b634e487b7160e01b86526021600452602486fd5b50346102f25760203660031901126102f2576004356001600160a01b0381169081900361085a578160409160209352600283522054604051908152f35b5080fd5b50346102f2576101003660031901126102f2576004356024358015158103610a065760843563ffffffff81168103610a025760a4359163ffffffff831683036109fe5760c4359163ffffffff831683036109fa576108ba613d0c565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036109e7576109d9936109cd937f37f2d9b7ae343d4b42a85e325698efa6ff3a739525c3291000164fd1b51676c096936109c793898b52600360205260408b209560443560088801556064356009880155600487019485549063ffffffff60b01b9060b01b169263ffffffff60701b9060701b16906001600160601b0360701b1916179063ffffffff60901b9060901b16171783556001600160401b03600a860191166001600160401b03198254161790555f146109df576005905b805464ffffffffff60d01b19164260d01b64ffffffffff60d01b1617905582876156b1565b84615c98565b60405191829182613bd5565b0390a280f35b6004906109a2565b634a0bfec160e01b875233600452602487fd5b8580fd5b8480fd5b8380fd5b8280fd5b50346102f25760403660031901126102f2576040610a26613b1c565b916004358152600b602052209060018060a01b03165f52602052602060405f2060018060a01b03905416604051908152f35b50346102f257610a6736613cdd565b9190610a7283614c16565b91610a806040519384614151565b838352610a8c84614c16565b602084019490601f1901368637855b818110610ae957868587604051928392602084019060208552518091526040840192915b818110610acd575050500390f35b825160ff16845285945060209384019390920191600101610abf565b828752600460205260408720610b03610276838588614172565b60018060a01b03165f5260205260405f2060405190610b21826140ff565b549060018060a01b038216908181526080602082019360ff8160a01c16855262ffffff8160a81c16604084015262ffffff8160c01c16606084015260d81c91015215610b80579060ff6001925116610b798288614c69565b5201610a9b565b602488610b9161027685878a614172565b6364e1496360e11b82526001600160a01b0316600452fd5b50346102f257806003193601126102f25760209054604051908152f35b50346102f25760203660031901126102f25760ff6040602092600435815260038452205460a01c166103786040518092613cd0565b50346102f257806003193601126102f2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102f25760203660031901126102f25764ffffffffff60046040602093823581526003855220015416604051908152f35b50346102f257610c8236613c7c565b610c8e94929194614ffc565b8293610c9981615031565b9581855260046020526040852060018060a01b0385165f5260205260405f2060405190610cc5826140ff565b5460018060a01b0381169081835260ff8160a01c16602084015262ffffff8160a81c16604084015262ffffff8160c01c16606084015260d81c6080830152156110775760ff600189015460e01c161561105a579290610d3a6001600160801b0360028a015416610d348a615d82565b90614e4f565b869487935b808510610d9457505050505091610d7882610d7d94602098610d716006610d678b98896141c5565b92019182546141c5565b9055615479565b6153c0565b5f516020615e6b5f395f51905f525d604051908152f35b9091929395610dac610da7888488614172565b614196565b62ffffff60408501511663ffffffff8216108015611041575b6110375760ff8c5460f01c1680610f8d575b610f755760208481015160405163991f833560e01b8152600481018a905263ffffffff8416602482015260ff909116604482015290816064818e6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af18015610f6a578b90610f27575b6001600160401b039150168015610f1c576001600160401b038114908115610ef2575b5015610e8c5750610e80846001926141c5565b965b0193929190610d3f565b9996610e9b85600193996141c5565b9a877f022643dfca4a5c873c28ccc41e131d247cf5e4043197859bb2a8dfc847b129b2878c610eea604051928392898060a01b031696836020909392919363ffffffff60408201951681520152565b0390a3610e82565b905064ffffffffff6080860151168015159182610f12575b50505f610e6d565b1190505f80610f0a565b505095600190610e82565b506020813d8211610f62575b81610f4060209383614151565b81010312610f5e57610f596001600160401b0391614b9d565b610e4a565b8a80fd5b3d9150610f33565b6040513d8d823e3d90fd5b636477f18f60e11b8a5263ffffffff16600452602489fd5b50604051638407518960e01b8152600481018890526001600160a01b038a8116602483015263ffffffff83166044830152602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610f6a578b91611002575b501515610dd7565b90506020813d821161102f575b8161101c60209383614151565b8101031261102b57515f610ffa565b5f80fd5b3d915061100f565b5095600190610e82565b5062ffffff60608501511663ffffffff82161015610dc5565b60248661047760ff8b5460a01c16630d64047360e21b8352613cc2565b6364e1496360e11b86526001600160a01b038516600452602486fd5b50346102f257806003193601126102f257602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346102f257806003193601126102f257602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346102f257806003193601126102f25760206040516001600160401b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346102f257806003193601126102f2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102f2576111ad36613c7c565b9391906111b8614ffc565b82936111c381615031565b60ff600182015460e01c16156114c15781855260076020526040852060018060a01b0385165f5260205260405f2096604051976111ff896140e3565b549060018060a01b0382168952602089019861ffff8360a01c168a5260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260e060a082019160ff8560c81c161515835260ff8560d01c16151560c0820152019260d81c835261127384615d82565b889687947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031694925b8387106112ca575060208c8c610d7d828e610d788f8f8f610d716006610d6785896141c5565b9091929394959863ffffffff9060808f60648f8d908f6112f1610da761ffff928e8e614172565b94511660405197889586946347dd2ded60e11b8652600486015216602484015260448301528c5af19182156114b6578d908182918395611463575b5080156114565761133d9086614bdf565b60016113498383614c5f565b1b915f198301928311611440579161137b61138292611375869561136f61138898615add565b926141a7565b90614bdf565b9216615add565b906141c5565b91875115159081611424575b50156113b4576001916113a6916141c5565b995b019594939291906112a4565b99909c8d6113c1916141c5565b9c896113ce838888614172565b6113d790614196565b6040805163ffffffff92909216825260208201939093526001600160a01b038e16927fd295a42c91b07666c5f436270c9738382ed923e193242dada46b33b43302535091a36001906113a8565b90506001600160401b0364ffffffffff8651169116115f611394565b5050634e487b7160e01b8f52601160045260248ffd5b50505099600191506113a8565b94505050506080823d82116114ae575b8161148060809383614151565b810103126114aa5781516020830151926114a1606060408301519201614b9d565b9390915f61132c565b8c80fd5b3d9150611473565b6040513d8f823e3d90fd5b8461047760ff6024935460a01c16630d64047360e21b8352613cc2565b50346102f25760603660031901126102f2576004356024356002811015610a0657611507613b06565b91611510614ffc565b61151981615031565b604051636559e3fd60e01b815290927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169290916020818061156889878760048501614e5c565b0381875afa9081156118e05787916118ae575b501561189f57859360ff600182015460e01c1661159784613d2c565b836118785782885260056020526040882060018060a01b0388165f5260205260405f2090604051916115c88361411a565b549064ffffffffff821692838152606061ffff60ff8560281c16159485156020850152818160301c16604085015260401c16910152829181611870575b509115611861575b801561181f575b611633906001600160401b0364ffffffffff6004860154169116614bb1565b908061180d575b6117f2575060ff815460f01c1680611742575b61172b57908693929161165f83613d2c565b600183146116d0575b50823b15610a0257611696928492838893604051968795869485936301b9add160e71b855260048501614e5c565b03925af180156116c5576116b0575b505061044e916153c0565b816116ba91614151565b610a0657825f6116a5565b6040513d84823e3d90fd5b81855260076020526040852060018060a01b0388165f5260205260405f2090878260ff815460b81c16611719575b5050815460ff60d01b1916600160d01b17909155505f611668565b6117239285615575565b5f87826116fe565b636477f18f60e11b875263ffffffff600452602487fd5b50604051638407518960e01b8152600481018390526001600160a01b03878116602483015263ffffffff6044830152602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156117e75788916117b5575b50151561164d565b90506020813d6020116117df575b816117d060209383614151565b8101031261102b57515f6117ad565b3d91506117c3565b6040513d8a823e3d90fd5b63614b2edf60e01b88526001600160401b0316600452602487fd5b506001600160401b038116421061163a565b5060ff825460a01c166118318161518a565b1561184b5750600482015460d01c64ffffffffff16611614565b88610477602492630d64047360e21b8352613cc2565b600283015460801c965061160d565b90505f611605565b82885260076020526040882060018060a01b0388165f5260205260405f205460d81c61160d565b63b10205ed60e01b8652600486fd5b90506020813d6020116118d8575b816118c960209383614151565b8101031261102b57515f61157b565b3d91506118bc565b6040513d89823e3d90fd5b50346102f25760203660031901126102f25761191860076040602093600435815260038552200154615add565b604051908152f35b50346102f25760403660031901126102f25760a09061193d613b1c565b81608060405161194c816140ff565b8281528260208201528260408201528260608201520152600435825260046020526040822090600180851b03165f526020526001600160401b0360405f2054600180851b0381169262ffffff8260c01c16905062ffffff81145f14611a16575063ffffffff805b816040516119c0816140ff565b86815260ff6020820181878b1c1681526080604084019362ffffff8960a81c168552856060820197168752019660d81c875260405198895251166020880152511660408601525116606084015251166080820152f35b63ffffffff906119b3565b50346102f25760203660031901126102f25764ffffffffff6040602092600435815260038452205460c81c16604051908152f35b50346102f25760203660031901126102f2576119186040602092600435815260038452206006600582015491015490614e4f565b50346102f25760203660031901126102f25764ffffffffff60046040602093823581526003855220015460281c16604051908152f35b50346102f257806003193601126102f2576020600154604051908152f35b50346102f25760203660031901126102f25750610264600435611afe614df7565b90611b0881615031565b9060ff600183015460e01c1680611b3e575b611b2d575b505060405191829182613bd5565b611b379250615c98565b5f80611b1f565b50611b4f60ff835460a01c1661518a565b611b1a565b50346102f25760203660031901126102f257600435611b71614ffc565b611b7a81615031565b90815460ff8160a01c16611b8d8161518a565b15611c36575060048301928354938460f81c5f14611c275785945b8515611c18576001600160f81b0316600160f81b179055600601805460209593610d7d9386939192909190611bde9085906141c5565b905560018060a01b031680917ff552ca82e113ac3c539c3d617f29fcd19c172a0c75dad017555c9e109f7fe18388604051868152a36153c0565b630686827b60e51b8752600487fd5b611c3082615c66565b94611ba8565b84610477602492630d64047360e21b8352613cc2565b50346102f25760203660031901126102f257600435611c69614ffc565b611c7281615031565b80549160ff8360a01c16926007841015908161080957600285149182158061211e575b612108576108095781806120f4575b6120e557828652600460209081526040808820335f90815292529020546001600160a01b03166120d25760018401946001600160401b03865460a01c169160ff611cee841961592d565b9160a81c168110156120c357865467ffffffffffffffff60a01b1916600160ff90921691821b6001600160401b031690931760a01b67ffffffffffffffff60a01b1692909217865586919084835260066020908152604080852060ff85165f9081529252902080546001600160a01b03191633178155918391600314611fb2575b63ffffffff9250611e72611d82876159b6565b64ffffffffff88611e5262ffffff60405194611d9d866140ff565b60018060a01b0316998a8652602086018881526040870190838b1682526040606089019385855260808a0197818952815260046020522060018060a01b0333165f5260205260405f209760018060a01b039060018060a01b03905116166001600160601b0360a01b89541617885551908754908460a81b905160a81b169160ff60a01b9060a01b16908c60a01b1916171786555116849081549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b5182546001600160d81b0316911660d81b6001600160d81b031916179055565b6040519384526020840152166040820152827f1f75e1b47905f1535ada761431214a24b8def06a13bd1ead020ef47409b49fe560603393a3600383015485907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906001600160801b0316813b15610a06578291608483926040519485938492637bf9d42760e11b84528a600485015282602485015233604485015260648401525af180156116c557611f97575b509280929161044e956002955081611f71575b5080611f64575b611f54575b5050015460801c33615754565b611f5d91615b86565b5f81611f47565b5060078101541515611f42565b54611f88915060a01c6001600160401b0316615add565b60ff825460a81c16145f611f3b565b81611fa59195949395614151565b6109fe579091845f611f28565b60408051639f8ab78160e01b8152600481018890526024810183905260016044820152925082606481877f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19182156120b85763ffffffff9385918694612090575b505460a01c62ffffff1681851681101561208957505b9161ffff8116612045575b50611d6f565b86855260056020526040852060018060a01b0333165f5260205260405f209067ffff00000000000082549160301b169067ffff00000000000019161790555f61203f565b9050612034565b6120b091945062ffffff925060403d6040116107a2576107948183614151565b93909161201e565b6040513d86823e3d90fd5b6323ad276560e21b8852600488fd5b636680176960e01b865233600452602486fd5b6323ad276560e21b8652600486fd5b5064ffffffffff8160c81c16421015611ca4565b630d64047360e21b875260248761047788613cc2565b5050856003861415611c95565b50346102f25760403660031901126102f25761ffff604061214a613af5565b92600435815260086020522091165f52602052602060405f2060018060a01b03905416604051908152f35b50346102f25760203660031901126102f25760043590612193614ffc565b61219c82615031565b9160ff835460a01c1692600784101561227e578360038495145f146122475750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b15612243578291602483926040519485938492633137251b60e11b845260048401525af180156116c55761222e575b5050805f516020615e6b5f395f51905f525d80f35b8161223891614151565b6102f257805f612219565b5050fd5b6002148015935090919061226c575b50501561044e576321bf6c6760e21b8152600490fd5b61227692506150d9565b155f80612256565b634e487b7160e01b83526021600452602483fd5b503461102b57604036600319011261102b576024356004356122b2614ffc565b816122bc82615031565b9260ff845460a01c166122ce8161518a565b6127d85750825f52600760205260405f2060018060a01b0333165f5260205260405f20604051906122fe826140e3565b5460018060a01b038116825261ffff8160a01c16602083019281845260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260ff8360c81c16151560a082015260e060ff8460d01c161593841560c084015260d81c910152151590816127d0575b506127bd5760078501805495905f1987146127a057866127af575b612396871961592d565b966001881b17905561ffff8251161561272b575b8161ffff6003935116865f52600960205260405f20885f5260205260405f209061ffff1982541617905561ffff6123e0876159b6565b91612526828251169364ffffffffff8a604051926123fd846140e3565b60018060a01b031696878452602084019081528d60ff6040860191168152606085016001815260808601905f82526124bf60ff60a08901945f865260c08a01965f885260e08b01985f8a525f52600760205260405f2060018060a01b0333165f5260205260405f209a60018060a01b039060018060a01b03905116166001600160601b0360a01b8c5416178b55518a54908e60a01b9060a01b16908e60a01b1916178a555116889081549060ff60b01b9060b01b169060ff60b01b1916179055565b51865491519251935194516001600160b81b0390921690151560b81b60ff60b81b161791151560c01b60ff60c01b169190911791151560c81b60ff60c81b169190911791151560d01b60ff60d01b1691909117911660d81b6001600160d81b031916179055565b51166040519182526020820152857f0cf19011421c56641c6a578b895bd307452b1cdbebfe22b0f28353d136f39a0260403393a3015460801c809210612724575b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561102b575f8091608460405180948193637bf9d42760e11b8352896004840152600160248401523360448401528760648401525af1801561271957612704575b506001600160fc1b03811681036126f057906125f29160041b6141a7565b908352600a6020526040832090610fff8110156126e657905b8260041c91600f84169160f08560041b1692808404601014901517156126d257600181019461263a85876158f4565b90549060031b1c9161ffff83861c1691600f1916868104601014871517156126be57928492826126866126969998966126909861267e61267e975486841b90614e4f565b911b906141c5565b9055841b90614e4f565b926158f4565b819291549060031b91821b915f19901b1916179055805f516020615e6b5f395f51905f525d80f35b634e487b7160e01b89526011600452602489fd5b634e487b7160e01b86526011600452602486fd5b50610fff9061260b565b634e487b7160e01b85526011600452602485fd5b6127119195505f90614151565b5f935f6125d4565b6040513d5f823e3d90fd5b5080612567565b6001810191825461ffff8160e81c169061ffff82146127a05761ffff60e81b191660019190910160e881901b61ffff60e81b169190911790935561ffff92831681525f868152600860209081526040808320845190961683529490529290922080546001600160a01b031916331790556123aa565b6327a01e0760e21b5f5260045ffd5b6127b8866154bc565b61238c565b6302b1c65760e61b5f523360045260245ffd5b90505f612371565b630d64047360e21b5f526127eb90613cc2565b60245ffd5b3461102b57604036600319011261102b57612809613b1c565b5f60a0604051612818816140c8565b82815282602082015282604082015282606082015282608082015201526004355f52600760205260405f209060018060a01b03165f5260205260c060405f206001600160401b036040519161286c836140e3565b54918160018060a01b0384169384835261ffff8160a01c169283602082015260ff8260b01c16604082015260ff8260b81c16151580606083015260e060ff848a1c1615159283608082015260ff8560c81c161515948560a083015260ff8160d01c1615158b83015260d81c9182910152835f14612963575f935b156129585761ffff90955b64ffffffffff60a0604051612905816140c8565b8b81526020810193845260408101958652606081019687528260808201981688520197168752604051988952511660208801525115156040870152511515606086015251166080840152511660a0820152f35b5061ffff5f956128f1565b80936128e6565b3461102b57602036600319011261102b57602061299d6001600160a01b036001612995600435615031565b015416615903565b818151910120604051908152f35b3461102b57606036600319011261102b576129ea6102646129d3604435602435600435614c7d565b604092919251938493604085526040850190613b62565b908382036020850152613b99565b3461102b57604036600319011261102b5760243560ff8116810361102b576004355f52600660205260ff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b3461102b5761064036600319011261102b57612a5f614ffc565b604051612a6b81614098565b60043561ffff8116810361102b57815260243560208201526044356001600160401b038116810361102b57604082015260643563ffffffff8116810361102b576060820152608435608082015260a43560a082015260c43560c0820152612ad0613d0c565b60e082015261010435610100820152600361012435101561102b57610120810161012435815261014435600681101561102b5761014083019081526101643563ffffffff8116810361102b5761016084015261018435600381101561102b576101808401526101a435600281101561102b576101a08401526101c435600281101561102b576101c08401526101e43563ffffffff8116810361102b576101e08401526102043563ffffffff8116810361102b576102008401526102243563ffffffff8116810361102b57610220840152610244358060010b810361102b5761024084015261026435801515810361102b576102608401526102843560ff8116810361102b576102808401526102a4359260ff8416840361102b576102a081019384526102c43563ffffffff8116810361102b576102c08201526102e43563ffffffff8116810361102b576102e0820152610304359063ffffffff8216820361102b5761030081019182526103243560ff8116810361102b576103208201526103443560ff8116810361102b576103408201526103643563ffffffff8116810361102b576103608201526103843563ffffffff8116810361102b576103808201526103a43563ffffffff8116810361102b576103a08201526103c43563ffffffff8116810361102b576103c08201526103e43563ffffffff8116810361102b576103e08201526104043563ffffffff8116810361102b57610400820152610424359363ffffffff8516850361102b576104208201948552610444359563ffffffff8716870361102b576104408301968752610464359363ffffffff8516850361102b576104608401948552610484359463ffffffff8616860361102b5761048085019586526104a43560ff8116810361102b576104a08601526104c43563ffffffff8116810361102b576104c08601526104e43563ffffffff8116810361102b576104e0860152610504359863ffffffff8a168a0361102b576105008601998a52610524356001600160801b038116810361102b57610520870152610544359661ffff8816880361102b57610540870197885261056435996001600160801b038b168b0361102b5761056088019a8b52610584356001600160801b038116810361102b576105808901526105a4356001600160801b038116810361102b576105a08901526105c435996001600160801b038b168b0361102b576105c089019a8b526105e4356001600160a01b038116810361102b576105e08a0152610604356001600160a01b038116810361102b576106008a0152610624356001600160a01b038116810361102b576106208a0152612eaa61012435613d22565b51600681101561343b57612ec19061012435615daa565b1561342c57604051637af3a2fd60e01b8152612ee0600482018a613d36565b5f81610644817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612719575f915f916133cd575b50815161338e575050519251905163ffffffff9384169360199116818102929183040361337a57612f80936001600160401b03612f7063ffffffff946401fffffffe612f779560011b166141c5565b1690614bb1565b91511690614bb1565b604051636cf6d67560e01b81529097906020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612719575f91613340575b507f00000000000000000000000000000000000000000000000000000000000000006001600160401b0380613005838d614bb1565b169216918210613316575050335f52600260205260405f2080549061302982614bd1565b9055604051602081019146835230604083015233606083015260808201526080815261305660a082614151565b51902097604051946130af61309a63ffffffff6020890196613078888c613d36565b6106408a526130896106608b614151565b511660ff6102808b01511690614bdf565b6001600160801b036105208a01511690614bdf565b5f8b815260036020526040902080546102808a0151975160ff60b01b60b09190911b1660ff60a81b60a89990991b98909816600160a01b6001600160a81b03199092163360ff60a01b1916179190911761ffff60a81b19161796909617865597519060018654915161312081613d22565b61312981613d22565b14806132e4575b67ff0000000000ffff60b81b1990911660b89290921b61ffff60b81b169190911790151560f01b60ff60f01b1617845584516bfe61000180600a3d393df300604082901b0161fffe821187015293600b8501601587015ff09182156132d757958590526001810180546001600160a01b0319166001600160a01b0390931692909217909155610520860151975160801b6001600160801b0319166001600160801b039889161760028201556020996132bf9861327496899460059493919261321e91516105808c015160801b6001600160801b0319166001600160801b039290911691909116176003850155565b60048301805491516dffffffff0000000000ffffffffff1990921664ffffffffff939093169290921760509190911b63ffffffff60501b1617905501552060408051918252878201859052909290830190613d36565b837ff2ed3a363d3591a3b38377c0757584cb609a390d891f1444de3638ea8a7abaa46106803393a3825f516020615e2b5f395f51905f52604080515f8152600188820152a233615754565b5f5f516020615e6b5f395f51905f525d604051908152f35b63301164255f526004601cfd5b507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161515613130565b906133296001600160401b03928b614bb1565b906305a77a5f60e31b5f526004521660245260445ffd5b90506020813d602011613372575b8161335b60209383614151565b8101031261102b5761336c90614b9d565b8a612fd0565b3d915061334e565b634e487b7160e01b5f52601160045260245ffd5b906133c96133b79260405193849363587ccd0760e01b8552604060048601526044850190615730565b83810360031901602485015290615730565b0390fd5b9150503d805f833e6133df8183614151565b81019060408183031261102b5780516001600160401b03811161102b57826134089183016156db565b9160208201516001600160401b03811161102b5761342692016156db565b8e612f21565b63146afc3760e21b5f5260045ffd5b634e487b7160e01b5f52602160045260245ffd5b3461102b57602036600319011261102b5760043561346b614ffc565b61347481615031565b5f8281526007602090815260408083203384529091529020805460b881901c60ff16156135b75760ff835460a01c166134ac8161518a565b6127d8575060ff8160c01c166135a85760ff60c01b1916600160c01b17905533827f9b7129ae006ad36a99604b791701c3e7a5887c676fa415c7cbf65af88d2bb3525f80a3805460ff8160a01c16600781101561343b5760011461351d575b5f5f516020615e6b5f395f51905f525d005b63ffffffff61036061352e8461568c565b01511664ffffffffff42160164ffffffffff811161337a5764ffffffffff60c81b1990911660c89190911b64ffffffffff60c81b1617808255604051919061357d90839060a01c60ff16613cd0565b6135a0925f516020615e2b5f395f51905f526040846002602081970152a2614bf2565b80808061350b565b6321bf6c6760e21b5f5260045ffd5b6376a1be0560e01b5f523360045260245ffd5b3461102b575f36600319011261102b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461102b5760a036600319011261102b57602435600281101561102b57613633613b06565b606435916001600160a01b038316830361102b5761364f614ffc565b337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806136ac575b613699576020926132bf92608435926004356146bb565b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415613682565b3461102b57608036600319011261102b576136f8613af5565b613700613b06565b606435906001600160401b03821161102b576020926137266132bf933690600401613b32565b929091613731614ffc565b6004356141d2565b3461102b57602036600319011261102b57600435613755614ffc565b61375e81615031565b90805f52600760205260405f2060018060a01b0333165f5260205260405f2060ff815460b81c16156135b75761350b92613797836154bc565b3392615575565b3461102b57602036600319011261102b576004356137ba614ffc565b6137c381615031565b906137ce338261506a565b60ff835460a01c16600781101561343b57600214613ab7575b60ff835460a01c16906137f98261518a565b613aa4575f91600781101561343b57600314613a78575b80549060ff8260a01c1691600186019060ff825460e01c165f14613a6b575063ffffffff600487015460701c165b90855f52600560205260405f2060018060a01b0333165f5260205260405f2060ff885460a01c16600781101561343b576003146139bf575b835462ffffff60c01b191660c084901b62ffffff60c01b161790935563ffffffff82169261390791908154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b845f52600660205260405f2060ff84165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c16841161399b575b50505060405191825260208201528115156040820152825f516020615e4b5f395f51905f5260603393a31561398457600261350b92015460801c90615479565b50600261399691015460801c336153c0565b61350b565b62ffffff60a01b1990911660a09190911b62ffffff60a01b16179055858080613944565b915060405190639f8ab78160e01b82528660048301528460248301525f60448301526040826064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af191821561271957613907925f915f91613a4a575b5061ffff60401b85549160401b169061ffff60401b191617845592909150613876565b9050613a65915060403d6040116107a2576107948183614151565b8a613a27565b60a81c62ffffff1661383e565b9050613a86338285856151c6565b508115613a95575b5090613810565b63ffffffff9150161584613a8e565b630d64047360e21b5f526127eb82613cc2565b613ac183836150d9565b506137e7565b3461102b57602036600319011261102b576020906004355f526003825260018060a01b0360405f2054168152f35b6024359061ffff8216820361102b57565b604435906001600160a01b038216820361102b57565b602435906001600160a01b038216820361102b57565b9181601f8401121561102b578235916001600160401b03831161102b576020808501948460051b01011161102b57565b90602080835192838152019201905f5b818110613b7f5750505090565b825161ffff16845260209384019390920191600101613b72565b90602080835192838152019201905f5b818110613bb65750505090565b82516001600160a01b0316845260209384019390920191600101613ba9565b9190916101606001600160401b0381610180840195805185526020810151602086015260018060a01b036040820151166040860152606081015160608601526080810151608086015263ffffffff60a08201511660a086015263ffffffff60c08201511660c086015263ffffffff60e08201511660e08601528261010082015116610100860152610120810151610120860152610140810151610140860152015116910152565b606060031982011261102b57600435916024356001600160a01b038116810361102b5791604435906001600160401b03821161102b57613cbe91600401613b32565b9091565b600781101561343b57600452565b90600782101561343b5752565b90604060031983011261102b5760043591602435906001600160401b03821161102b57613cbe91600401613b32565b60e435906001600160401b038216820361102b57565b6003111561343b57565b6002111561343b57565b61ffff8151168252602081015160208301526001600160401b03604082015116604083015263ffffffff60608201511660608301526080810151608083015260a081015160a083015260c081015160c08301526001600160401b0360e08201511660e0830152610100810151610100830152610120810151613db781613d22565b61012083015261014081015190600682101561343b576106209161014084015263ffffffff61016082015116610160840152610180810151613df881613d22565b6101808401526101a0810151613e0d81613d2c565b6101a08401526101c0810151613e2281613d2c565b6101c084015263ffffffff6101e0820151166101e084015263ffffffff6102008201511661020084015263ffffffff6102208201511661022084015261024081015160010b610240840152610260810151151561026084015260ff6102808201511661028084015260ff6102a0820151166102a084015263ffffffff6102c0820151166102c084015263ffffffff6102e0820151166102e084015263ffffffff6103008201511661030084015260ff6103208201511661032084015260ff6103408201511661034084015263ffffffff6103608201511661036084015263ffffffff6103808201511661038084015263ffffffff6103a0820151166103a084015263ffffffff6103c0820151166103c084015263ffffffff6103e0820151166103e084015263ffffffff6104008201511661040084015263ffffffff6104208201511661042084015263ffffffff6104408201511661044084015263ffffffff6104608201511661046084015263ffffffff6104808201511661048084015260ff6104a0820151166104a084015263ffffffff6104c0820151166104c084015263ffffffff6104e0820151166104e084015263ffffffff610500820151166105008401526001600160801b036105208201511661052084015261ffff610540820151166105408401526001600160801b03610560820151166105608401526001600160801b03610580820151166105808401526001600160801b036105a0820151166105a08401526001600160801b036105c0820151166105c084015260018060a01b036105e0820151166105e084015260018060a01b03610600820151166106008401528160018060a01b0391015116910152565b61064081019081106001600160401b038211176140b457604052565b634e487b7160e01b5f52604160045260245ffd5b60c081019081106001600160401b038211176140b457604052565b61010081019081106001600160401b038211176140b457604052565b60a081019081106001600160401b038211176140b457604052565b608081019081106001600160401b038211176140b457604052565b61018081019081106001600160401b038211176140b457604052565b90601f801991011681019081106001600160401b038211176140b457604052565b91908110156141825760051b0190565b634e487b7160e01b5f52603260045260245ffd5b3563ffffffff8116810361102b5790565b81156141b1570490565b634e487b7160e01b5f52601260045260245ffd5b9190820180921161337a57565b92949390945f956141e285615031565b94805f52600460205260405f2060018060a01b0386165f5260205260405f20956040519661420f886140ff565b549660018060a01b0388169182825260ff8960a01c16602083015262ffffff8960a81c166040830152606082019262ffffff8a60c01c168452608083019960d81c8a521561469d5760ff600182015460e01c16156146835750825f52600560205260405f2060018060a01b0388165f5260205260405f2091604051926142948461411a565b5464ffffffffff8116845260ff8160281c161515602085015261ffff60606040860195828460301c168752019160401c1681526040519963da7bd3b360e01b8b528560048c015261ffff871660248c015260208b60448160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9a8b15612719575f9b61464f575b506040805163319bcf2d60e21b8152600481018d90529590866024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa958615612719575f9661461b575b508515918215614609575b5081156145f6575b506145e7575161ffff8681169116106145db575062ffffff955b5f5b818110614465575050505050505050836143c1575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163b1561102b5760405163348fb39160e11b815260048101929092526001600160a01b039081166024830152604482018490525f908290606490829084907f0000000000000000000000000000000000000000000000000000000000000000165af18015612719576144595750565b5f61446391614151565b565b614473610da782848a614172565b62ffffff60408501511663ffffffff82161080156145c6575b6145bd5760208481015160405163702efafd60e01b81526004810189905261ffff8a16602482015263ffffffff8416604482015260ff90911660648201529d908e6084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19d8e15612719575f9e61458a575b508d1561457f579061452f6145288f93611382600196958a6141a7565b9e876141a7565b63ffffffff6040519261ffff8b1684521660208301526040820152867f539e10509c4b862c8840a1ea02f8f25c04e799dda06dccc45653fbfe782ff70360608d868060a01b031693a35b016143a9565b9c5050600190614579565b909d506020813d82116145b5575b816145a560209383614151565b8101031261102b57519c5f61450b565b3d9150614598565b50600190614579565b5062ffffff891663ffffffff8216101561448c565b5162ffffff16956143a7565b505f9a50505050505050505050565b905061ffff80881691511610155f61438d565b5164ffffffffff16151591505f614385565b9095506040813d604011614647575b8161463760409383614151565b8101031261102b5751945f61437a565b3d915061462a565b909a506020813d60201161467b575b8161466b60209383614151565b8101031261102b5751995f614324565b3d915061465e565b54630d64047360e21b5f526127eb9060a01c60ff16613cc2565b6364e1496360e11b5f9081526001600160a01b038916600452602490fd5b9094939291946146ca82615031565b60405163aef4848b60e01b81526004810184905296906146e983613d2c565b602488018390526001600160a01b0382811660448a0181905295811660648a0181905260848a0197909752602090899060a49082905f907f0000000000000000000000000000000000000000000000000000000000000000165af1978815612719575f98614b69575b508715614b5e5764ffffffffff42169161476b84613d2c565b83614abc5750835f52600460205260405f20855f5260205260405f2090845f52600560205260405f20865f5260205264ffffffffff60405f205416156147f8575b5080546001600160d81b031660d89290921b6001600160d81b0319169190911790555f516020615e0b5f395f51905f52906040905b8151906147ed81613d2c565b8152876020820152a4565b815460ff8160a01c1690600183019060ff825460e01c165f14614aaf575063ffffffff600484015460701c165b91875f52600560205260405f20895f5260205260405f209260ff855460a01c1692600784101561343b578a9460038b95146149b1575b9487945f516020615e4b5f395f51905f526060614983965f516020615e0b5f395f51905f529d9b8761492a60409f9c986147e19e9964ffffffffff8f6148c863ffffffff60029f169762ffffff881681549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b8354835465ffffffffffff191660e09190911c60ff161560281b65ff000000000016179116179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f5260066020528e5f2060ff84165f526020528e5f20906001600160601b0360a01b825416825581549062ffffff8260a01c16841161498d575b5050508d5191825260208201525f8d820152a3015460801c88615479565b92945092506147ac565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f8080614965565b9896935091949693505060405193639f8ab78160e01b85528860048601528060248601525f60448601526040856064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1968715612719578a8a5f516020615e4b5f395f51905f526060600295888a5f516020615e0b5f395f51905f529f60409f9a61492a916147e19f64ffffffffff906149839e5f915f91614a8e575b5061ffff60401b84549160401b169061ffff60401b19161783559c5050989d50989d50509d5050965050509497995061485b565b90506040614aa992503d6040116107a2576107948183614151565b5f614a5a565b60a81c62ffffff16614825565b6040925f516020615e0b5f395f51905f529492614b2192875f526007602052855f20895f52602052855f209160ff835460b81c16614b26575b50508054600161ff0160c81b031660d89290921b6001600160d81b03191691909117600160c81b179055565b6147e1565b614b3460049284838c615575565b01805469ffffffffff000000000019164260281b69ffffffffff0000000000161790555f80614af5565b505f96505050505050565b9097506020813d602011614b95575b81614b8560209383614151565b8101031261102b5751965f614752565b3d9150614b78565b51906001600160401b038216820361102b57565b906001600160401b03809116911601906001600160401b03821161337a57565b5f19811461337a5760010190565b8181029291811591840414171561337a57565b90600781101561343b57815460ff60a01b191660a09190911b60ff60a01b16179055565b6001600160401b0381116140b45760051b60200190565b90614c3782614c16565b614c446040519182614151565b8281528092614c55601f1991614c16565b0190602036910137565b81156141b1570690565b80518210156141825760209160051b010190565b919290825f52600a60205260405f205f938154958680975b614da457508515614d975791614caa83614c2d565b96614cb484614c2d565b9660015f9301925b858110614ccc5750505050505050565b614d2a90855f52600960205260405f20614d11614d0b8560405160208101908d825286604082015260408152614d03606082614151565b519020614c5f565b86615dd5565b614d1e82899693966158f4565b90549060031b1c615dd5565b508360041b938085046010149015171561337a57600193614d4a916141c5565b5f5260205261ffff60405f205416865f52600860205260405f2061ffff82165f5260205260405f20838060a01b03905416614d85838d614c69565b52614d90828d614c69565b5201614cbc565b5060609550859450505050565b95614db49061ffff8816906141c5565b9560101c80614c95565b519063ffffffff8216820361102b57565b919082604091031261102b576020614de683614dbe565b92015161ffff8116810361102b5790565b60405190614e0482614135565b5f610160838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201520152565b9190820391821161337a57565b9192604091949360608401958452614e7381613d2c565b60208401526001600160a01b0316910152565b356001600160a01b038116810361102b5790565b60405190614ea782614098565b5f610620838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201520152565b5f516020615e6b5f395f51905f525c6150225760015f516020615e6b5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b90815f52600360205260405f209160ff835460a01c16600781101561343b57156150585750565b6319032fbb60e31b5f5260045260245ffd5b5f9081526004602090815260408083206001600160a01b03808616855292529091208054909392918116159081156150c5575b506150a55750565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b62ffffff9150819060c01c1614155f61509d565b90805464ffffffffff8160c81c1642106151835760ff6151086001600160401b03600185015460a01c16615add565b9160b01c16111580615176575b156151285761512391615b86565b600190565b8061512392600460059301805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f516020615e2b5f395f51905f52604060ff845460a01c1661043b82518092613cd0565b5060078101541515615115565b5050505f90565b6007811015908161343b57600481149182156151b9575b82156151ac57505090565b90915061343b5760061490565b506005811491505f6151a1565b60405163779adeed60e01b8152600481018290526001600160a01b039485166024820152929391927f000000000000000000000000000000000000000000000000000000000000000090921691602081604481865afa8015612719575f90615385575b610120915062ffffff81965460a81c168063ffffffff8316115f1461537d5750915b6024604051809581936365c7d79d60e01b835260048301525afa918215612719575f92615296575b5063ffffffff8060048161529195511695015460501c1691166141c5565b811192565b9150610120823d8211615375575b816152b26101209383614151565b8101031261102b576040519161012083018381106001600160401b038211176140b4576040526152e181614dbe565b83526152ef60208201614dbe565b602084015261530060408201614dbe565b604084015261531160608201614dbe565b606084015261532260808201614b9d565b608084015261533360a08201614b9d565b60a084015261534460c08201614b9d565b60c084015260e081015192831515840361102b5760e0810193909352610100908101519083015263ffffffff615273565b3d91506152a4565b90509161524b565b506020813d6020116153b8575b8161539f60209383614151565b8101031261102b576153b361012091614dbe565b615229565b3d9150615392565b8115615475576153d1825f54614e4f565b5f557f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615615454575b604052156154345750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661546c57823b15153d15161690615429565b503d5f823e3d90fd5b5050565b908015615475576020816154b07f332f25d7d767b49a1126573abecdd03ab5293993961c8c46f81e74c188aba555936001546141c5565b600155604051908152a2565b604051630f1cf0e960e31b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612719575f90615535575b6001600160401b03915016806155235750565b631e386cbf60e01b5f5260045260245ffd5b506020813d60201161556d575b8161554f60209383614151565b8101031261102b576155686001600160401b0391614b9d565b615510565b3d9150615542565b8254600163ffffff0160b81b03164260d81b6001600160d81b0319161783559291906007600160ff845460b01c161b199101908154169055825f52600a60205260405f209054908160b01c91600f8160b41c169060f0610ff06a0ffffffffffffffffffff0600f87169360ac1c161616908082046010149015171561337a57600183019361560383866158f4565b90549060031b1c9060f061ffff83851c169116928484046010148515171561337a578561563b61269095846156449954911b90614e4f565b90551b90614e4f565b81545f1960039290921b91821b191692901b9190911790556001600160a01b0316907f029cef98b11f1bb06b6d064a9742910e89943f464c33dbc52b7b5ebba8c223765f80a3565b6156ad60209161569a614e9a565b50600101546001600160a01b0316615903565b0190565b9061446392915f516020615e2b5f395f51905f52604060ff845460a01c1661043b82518092613cd0565b81601f8201121561102b578051906001600160401b0382116140b4576040519261570f601f8401601f191660200185614151565b8284526020838301011161102b57815f9260208093018386015e8301015290565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b811561547557615765825f546141c5565b5f556040516370a0823160e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03811690602083602481855afa928315612719575f936158c0575b506040516323b872dd60e01b5f9081526001600160a01b039095166004523060245260448690529360209060648180855af19060015f51148216156158a1575b50836040525f6060521561588f57826024816020936370a0823160e01b82523060048301525afa8015612719575f9061585b575b61583b9250614e4f565b818103615846575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011615887575b8161587560209383614151565b8101031261102b5761583b9151615831565b3d9150615868565b635274afe760e01b5f5260045260245ffd5b60018215166158b7573b15153d1516165f6157fd565b843d5f823e3d90fd5b9092506020813d6020116158ec575b816158dc60209383614151565b8101031261102b5751915f6157bd565b3d91506158cf565b60108210156141825701905f90565b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c8082520101604052565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b604051637d039ebb60e11b81523360048201529091906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612719575f91615a9b575b505f838152600b602090815260408083206001600160a01b0380861685529252909120549193849290911680615a7057505f908152600b602090815260408083206001600160a01b0390941683529290522080546001600160a01b03191633179055565b90503303615a7b5750565b636f6a94a360e11b5f9081526001600160a01b0391909116600452602490fd5b90506020813d602011615ad5575b81615ab660209383614151565b8101031261102b57516001600160a01b038116810361102b575f615a0c565b3d9150615aa9565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60018201805460ff60e01b1916600160e01b178155825460405192939290615bb590829060a01c60ff16613cd0565b5f516020615e2b5f395f51905f526040826003602088950152a2615bda600383614bf2565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316916001600160401b0390615c179061568c565b915460a01c1691803b1561102b57615c51935f61068492819560405197889687956309da73ff60e41b875260048701526024860190613d36565b6106648401525af18015612719576144595750565b615c9590610d346005820154916001600160801b0360026001600160401b03600a840154169201541690614bdf565b90565b9064ffffffffff90615ca8614df7565b506001810154615cc0906001600160a01b0316615903565b6020815191012060018060a01b038254169160088101549260098201546004830154946001600160401b03600a8501541692615d12615d0c6001600160801b0360028801541686614bdf565b95615c66565b9560405199615d208b614135565b8a5260208a015260408901526060880152608087015263ffffffff8460701c1660a087015263ffffffff8460901c1660c087015263ffffffff8460b01c1660e087015261010086015261012085015261014084015260d01c1661016082015290565b615da66127109161ffff6001600160801b03600283015416915460b81c1690614bdf565b0490565b615db381613d22565b15615dc857600681101561343b576001141590565b600681101561343b571590565b5f92915b61ffff821690818110615e0457615df991615df391614e4f565b93614bd1565b9060101c9092615dd9565b9291505056fe0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f43244fff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b47858a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a369b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00610120346100c857601f61292538819003918201601f19168301916001600160401b038311848410176100cc5780849260a0946040528339810103126100c857610048816100e0565b90610055602082016100e0565b610061604083016100f1565b9061007a6080610073606086016100f1565b94016100f1565b9360805260a05260c05260e0526101005260405161281f9081610106823960805181610742015260a05181610721015260c0518161055a015260e0518161058a015261010051816105ba0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b519063ffffffff821682036100c857565b51906001600160a01b03821682036100c85756fe60806040526004361015610011575f80fd5b5f3560e01c637af3a2fd14610024575f80fd5b3461006d5761064036600319011261006d5761005b6100696100446100cf565b604092919251938493604085526040850190610071565b908382036020850152610071565b0390f35b5f80fd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6040519190601f01601f1916820167ffffffffffffffff8111838210176100bb57604052565b634e487b7160e01b5f52604160045260245ffd5b61064036600319011261006d57604051610640810181811067ffffffffffffffff8211176100bb5760405260043561ffff8116810361006d578152602435602082015260443567ffffffffffffffff8116810361006d57604082015260643563ffffffff8116810361006d576060820152608435608082015260a43560a082015260c43560c082015260e43567ffffffffffffffff8116810361006d5760e08201526101043561010082015261012435600381101561006d5761012082015261014435600681101561006d576101408201526101643563ffffffff8116810361006d5761016082015261018435600381101561006d576101808201526101a435600281101561006d576101a08201526101c435600281101561006d576101c08201526101e43563ffffffff8116810361006d576101e08201526102043563ffffffff8116810361006d576102008201526102243563ffffffff8116810361006d57610220820152610244358060010b810361006d5761024082015261026435801515810361006d576102608201526102843560ff8116810361006d576102808201526102a43560ff8116810361006d576102a08201526102c43563ffffffff8116810361006d576102c08201526102e43563ffffffff8116810361006d576102e08201526103043563ffffffff8116810361006d576103008201526103243560ff8116810361006d576103208201526103443560ff8116810361006d576103408201526103643563ffffffff8116810361006d576103608201526103843563ffffffff8116810361006d576103808201526103a43563ffffffff8116810361006d576103a08201526103c43563ffffffff8116810361006d576103c08201526103e43563ffffffff8116810361006d576103e08201526104043563ffffffff8116810361006d576104008201526104243563ffffffff8116810361006d576104208201526104443563ffffffff8116810361006d576104408201526104643563ffffffff8116810361006d576104608201526104843563ffffffff8116810361006d576104808201526104a43560ff8116810361006d576104a08201526104c43563ffffffff8116810361006d576104c08201526104e43563ffffffff8116810361006d576104e08201526105043563ffffffff8116810361006d57610500820152610524356001600160801b038116810361006d576105208201526105443561ffff8116810361006d57610540820152610564356001600160801b038116810361006d57610560820152610584356001600160801b038116810361006d576105808201526105a4356001600160801b038116810361006d576105a08201526105c4356001600160801b038116810361006d576105c08201526105e435916001600160a01b03831680840361006d576105e08301849052610604356001600160a01b03811680820361006d5781610600860152610624359160018060a01b0383169384840361006d578361062088015261052887610799565b98909897895115610784575b89511561076f575b895115610718575b895115610701575b50878980516106f5575050507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03160361069a57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03160361063f57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316036105e957565b9150506105f66040610095565b600481526367616d6560e01b6020820152906106126040610095565b601d81527f6d75737420626520746865206465706c6f796d656e7427732067616d65000000602082015290565b505091505061064e6040610095565b60078152667265666572656560c81b60208201529061066d6040610095565b602081527f6d75737420626520746865206465706c6f796d656e7427732072656665726565602082015290565b505050509150506106ab6040610095565b60058152643a37b5b2b760d91b6020820152906106c86040610095565b601981527f6d75737420626520746865207661756c74277320746f6b656e00000000000000602082015290565b99509750505050505050565b90985061070f9197506121ae565b9690975f61054c565b985096506107677f00000000000000000000000000000000000000000000000000000000000000007f00000000000000000000000000000000000000000000000000000000000000008a6118fa565b979098610544565b9850965061077c886111ab565b97909861053c565b9850965061079188610a8f565b979098610534565b600161ffff82511603610a24576020810151156109f5576040810167ffffffffffffffff81511680159081156109e7575b506109985763ffffffff606083015116801591821561098c575b8215610977575b5050610909576080810151156108d65760c0810151156108885760e0015167ffffffffffffffff1615610836576108226020610095565b5f8152906108306020610095565b5f815290565b6108406040610095565b600e81526d646174617365745265636f72647360901b6020820152906108666040610095565b60128152716d757374206265206174206c65617374203160701b602082015290565b506108936040610095565b600b81526a19185d185cd95d149bdbdd60aa1b6020820152906108b66040610095565b601081526f6d757374206e6f74206265207a65726f60801b602082015290565b506108e16040610095565b601081526f1a5b9a5d1a585b14dd185d19549bdbdd60821b6020820152906108b66040610095565b506109146040610095565b600d81526c199c9859db595b9d10dbdd5b9d609a1b6020820152906109396060610095565b602881527f6d757374206265203120746f203430393620616e64206174206d6f73742070616020820152671c985b50dbdd5b9d60c21b604082015290565b5167ffffffffffffffff161090505f806107eb565b611000821192506107e4565b50506109a46040610095565b600a8152691c185c985b50dbdd5b9d60b21b6020820152906109c66040610095565b60118152706d757374206265203120746f20325e333160781b602082015290565b63800000009150115f6107ca565b50610a006040610095565b600c81526b0dac2dcd2cccae6e890c2e6d60a31b6020820152906108b66040610095565b50610a2f6040610095565b60078152663b32b939b4b7b760c91b602082015290610a4e6040610095565b60098152686d757374206265203160b81b602082015290565b60031115610a7157565b634e487b7160e01b5f52602160045260245ffd5b60021115610a7157565b610120810160028151610aa181610a67565b610aaa81610a67565b1461111f578051610aba81610a67565b610ac381610a67565b1580611112575b6110b65760019051610adb81610a67565b610ae481610a67565b14806110aa575b61104157610af8816124e0565b805161101357506101a0810151610b0e81610a85565b610b1781610a85565b610fae576101c0810151610b2a81610a85565b610b3381610a85565b610f465763ffffffff6101e0820151168015908115610f37575b50610ecc57633f80000063ffffffff610200830151161015610e6f57610220810163ffffffff815116151580610e58575b610e0457637f80000063ffffffff8251161015610d9a5761014082019081516006811015610a7157600414918215610d83575b508115610d72575b5080610d5d575b610cef57610240810190815160010b915f83607b039312607b8412811690607b851390151617610cd057607d19905160010b12918215610ce4575b8215610c97575b5050610c12576108226020610095565b610c1c6040610095565b601081526f3830bcb637b0b22137bab7322637b39960811b602082015290610c446060610095565b603b81527f6d757374206265206174206c65617374202d3132362c20616e6420325e626f7560208201527f6e64202a206d6178526f756e6473202a203136203c20325e3132370000000000604082015290565b601481131592509082610cae575b50505f80610c02565b610300015163ffffffff16915060ff8111610cd0576001901b11155f80610ca5565b634e487b7160e01b5f52601160045260245ffd5b600181129250610bfb565b50610cfa6040610095565b600d81526c199c9859db595b9d10dbdd5b9d609a1b602082015290610d1f6060610095565b602881527f6d757374206265203120666f72204b72756d2c204d756c74694b72756d20616e602082015267064206120636c69760c41b604082015290565b50600163ffffffff6060830151161415610bc0565b63ffffffff9150511615155f610bb9565b909150516006811015610a7157600514905f610bb1565b5050610da66040610095565b600a815269636c69704c324e6f726d60b01b602082015290610dc86060610095565b602681527f6d7573742062652030206f7220612066696e6974652062696e617279333220616020820152650626f766520360d41b604082015290565b5050610e106040610095565b600a815269636c69704c324e6f726d60b01b602082015290610e326040610095565b601681527536bab9ba103132901810313aba103337b91026b2b0b760511b602082015290565b506101408201516006811015610a71571515610b7e565b50610e7a6040610095565b600d81526c6f757465724d6f6d656e74756d60981b602082015290610e9f6040610095565b601d81527f6d75737420626520612062696e617279333220696e205b2b302c203129000000602082015290565b50610ed76040610095565b60118152706f757465724c6561726e696e675261746560781b602082015290610f006060610095565b602181527f6d75737420626520612066696e6974652062696e61727933322061626f7665206020820152600360fc1b604082015290565b637f800000915010155f610b4d565b50610f516040610095565b600b81526a6f7574657255706461746560a81b602082015290610f746060610095565b602481527f6f6e6c79204e65737465726f76206973207365727665642062792076657273696020820152636f6e203160e01b604082015290565b50610fb96040610095565b600b81526a1c185e5b1bd85912da5b9960aa1b602082015290610fdc6060610095565b602181527f6f6e6c792044656e7365206973207365727665642062792076657273696f6e206020820152603160f81b604082015290565b9190506110206040610095565b601081526f6167677265676174696f6e506172616d60801b60208201529190565b5061104c6040610095565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b60208201529061106f6060610095565b602581527f6d757374206e6f74206265207a65726f20696e20746865205665726966696564602082015264103a34b2b960d91b604082015290565b5060a081015115610aeb565b50506110c26040610095565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b6020820152906110e56040610095565b601d81527f6d757374206265207a65726f20696e20746865204f70656e2074696572000000602082015290565b5060a08201511515610aca565b505061112b6040610095565b60048152633a34b2b960e11b6020820152906111476060610095565b602e81527f6f6e6c79204f70656e20616e642056657269666965642061726520736572766560208201526d642062792076657273696f6e203160901b604082015290565b81810292918115918404141715610cd057565b91908203918211610cd057565b60ff61028082015116801580156118e3575b80156118d9575b611885576102a0820180516101fe839160011b16111561181e575160ff16906001810361180d57506001905b1161179b576102c0810163ffffffff815116801590811561178e575b5061173f576101208201805161122181610a67565b61122a81610a67565b158061172b575b6116f4576001905161124281610a67565b61124b81610a67565b146115ca575b5063ffffffff6103008201511680159081156115bd575b5061159157610320810160ff8151168015908115611586575b50611535576103408201805190919060ff6101fe92511691829160011b161191821592611527575b50506114935760ff6104a0820151168015908115611488575b5061143a5763ffffffff6104c0820151166002811090811561142d575b506113dd5763ffffffff6104e08201511680159081156113d0575b5061137b57610500015163ffffffff16801590811561136f575b50611323576108226020610095565b61132d6040610095565b60098152686d61784d697373657360b81b60208201529061134e6040610095565b60118152706d757374206265203120746f203130323360781b602082015290565b6103ff9150115f611314565b506113866040610095565b60118152706d6178436f6e73656375746976654e656360781b6020820152906113af6040610095565b601181527006d757374206265203120746f20325e323607c1b602082015290565b621000009150115f6112fa565b506113e86040610095565b600c81526b0c6c2e6c6c2c8ca88cae0e8d60a31b60208201529061140c6040610095565b601181527006d757374206265203220746f20325e323607c1b602082015290565b621000009150115f6112df565b506114456040610095565b600d81526c0e4ded8d8c4c2c6d688cae0e8d609b1b60208201529061146a6040610095565b600e81526d0daeae6e840c4ca406240e8de40760931b602082015290565b60089150115f6112c2565b5061149e6040610095565b601281527118dbdb5b5a5d1d1959551a1c995cda1bdb1960721b6020820152906114c86080610095565b604381527f6d757374206265206d6f7265207468616e2068616c66206f6620636f6d6d697460208201527f746565536561747320616e64206174206d6f737420636f6d6d6974746565536560408201526261747360e81b606082015290565b5160ff161190505f806112a9565b50506115416040610095565b600e81526d636f6d6d6974746565536561747360901b6020820152906115676040610095565b600f81526e6d757374206265203120746f20313160881b602082015290565b600b9150115f611281565b5061159c6040610095565b60098152686d6178526f756e647360b81b6020820152906113af6040610095565b621000009150115f611268565b63ffffffff6102e08301511680159182156116e3575b505061166c5760196115f18261274c565b116115fc575f611251565b506116076040610095565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b6020820152906116316060610095565b602581527f6d757374206c6561766520612064697370757465206174206d6f7374203235206020820152646d6f76657360d81b604082015290565b506116776040610095565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b6020820152906116a16060610095565b602c81527f6d757374206265203120746f20696e6e6572537465707320696e20746865205660208201526b32b934b334b2b2103a34b2b960a11b604082015290565b5163ffffffff161090505f806115e0565b5050506117016040610095565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b6020820152906110e56040610095565b5063ffffffff6102e0840151161515611231565b505061174b6040610095565b600a815269696e6e6572537465707360b01b60208201529061176d6040610095565b601181527036bab9ba1031329018903a3790192f189b60791b602082015290565b620100009150115f61120c565b506117a66040610095565b600681526571756f72756d60d01b6020820152906117c46060610095565b603381527f6d757374206265206174206d6f737420747261696e6572436f756e74202d20316020820152722c206f7220312069662074686174206973203160681b604082015290565b5f198101908111610cd057906111f0565b50505061182b6040610095565b600681526571756f72756d60d01b6020820152906118496060610095565b602681527f6d757374206265206d6f7265207468616e2068616c66206f6620747261696e656020820152651c90dbdd5b9d60d21b604082015290565b50506118916040610095565b600c81526b1d1c985a5b995c90dbdd5b9d60a21b6020820152906118b56040610095565b60148152731b5d5cdd081899480c481bdc880cc81d1bc80d8d60621b602082015290565b50604081116111c4565b50600281146111bd565b91908201809211610cd057565b9190916103c081019263ffffffff6103e88186511606166121445761191f6060610095565b90602582527f6d757374206265206265747765656e206d696e57696e646f7720616e64203330602083015264206461797360d81b604083015263ffffffff8061036085015116911690818110908115612137575b5061210a5761038083019463ffffffff8651168281109081156120fd575b506120cf5763ffffffff6103a0850151168281109081156120c2575b50612094576103e863ffffffff809251160416818110908115612087575b506120595763ffffffff6103e08401511681811090811561204c575b5061201d5761040083019463ffffffff865116828110908115612010575b50611fe35761042084019263ffffffff845116838110908115611fd6575b50611fa85761044085019263ffffffff845116818110908115611f9b575b50611f6b5761046086019163ffffffff835116828110908115611f5e575b50611f2d5761048087019163ffffffff835116908110908115611f20575b50611eeb575063ffffffff885116611aa463ffffffff87511663ffffffff875116906118ed565b10611e76576001610120870151611aba81610a67565b611ac381610a67565b149283611e0f575b505050611d775761026083015182518651911515965f949092909163ffffffff169060011b6401fffffffe1610611d48575b50505163ffffffff16818110611d40575b505f1963ffffffff6104c0840151160163ffffffff8111610cd05763ffffffff611b57911663ffffffff61030085015116818110611d38575b5060ff610280850151169061118b565b6101009061040090610180850160018151611b7181610a67565b611b7a81610a67565b14611d29575b60029051611b8d81610a67565b611b9681610a67565b14611d1a575b604063ffffffff60608701511695019167ffffffffffffffff611bc287828651166121a4565b9351168615611d0657869006906001840194858511610cd057611c3097611c1e611c2996611c1884611c12611c1898611c0c611c06611c249963ffffffff9f6127c4565b8261118b565b9661119e565b926127c4565b9061118b565b906118ed565b61118b565b931661118b565b1003611c40576108226020610095565b611c4a6040610095565b600e81526d18dd5cdd1bd91e505cdcdd5b595960921b602082015290611c7060a0610095565b607481527f6d75737420736179206966207061796c6f616473206f6620636173636164654460208201527f65707468202d203120726f756e6473206578636565642072657665616c52617460408201527f65202a206d696e2872657665616c57696e646f772c20636c61696d57696e646f60608201527377202d2032202a20737461746557696e646f772960601b608082015290565b634e487b7160e01b5f52601260045260245ffd5b91505061021061040091611b9c565b61040093506104109250611b80565b90505f611b47565b90505f611b0e565b51905191925063ffffffff169063ffffffff916401fffffffe611d6f9260011b169061119e565b91905f611afd565b5050505050611d866040610095565b600c81526b636f6d6d697457696e646f7760a01b602082015290611daa6080610095565b604981527f6d757374206265206174206d6f7374207468652074696d65206f66206120646960208201527f7370757465202b2072657665616c57696e646f7720696e2074686520566572696040820152683334b2b2103a34b2b960b91b606082015290565b519151905163ffffffff92831693506019921682810292830403610cd05767ffffffffffffffff916401fffffffe611e4a9260011b166118ed565b1663ffffffff8351160167ffffffffffffffff8111610cd05767ffffffffffffffff16105f8080611acb565b5050505050505050611e886040610095565b600b81526a737461746557696e646f7760a81b602082015290611eab6060610095565b602a81527f6d757374206265206174206d6f737420636c61696d57696e646f77202b2072656020820152697665616c57696e646f7760b01b604082015290565b98975050505050505050611eff6040610095565b601081526f3234b9b83aba32a2bc3a32b739b4b7b760811b60208201529190565b62278d009150115f611a7d565b98975050505050505050611f416040610095565b600c81526b64697370757465436c6f636b60a01b60208201529190565b62278d009150115f611a5f565b509695505050505050611f7e6040610095565b600c81526b72657665616c57696e646f7760a01b60208201529190565b62278d009150115f611a41565b9695505050505050611fba6040610095565b600b81526a636c61696d57696e646f7760a81b60208201529190565b62278d009150115f611a23565b50509392505050611ff46040610095565b600b81526a737461746557696e646f7760a81b60208201529190565b62278d009150115f611a05565b50939250505061202d6040610095565b600e81526d66616c6c6261636b57696e646f7760901b60208201529190565b62278d009150115f6119e7565b5093925050506120696040610095565b600d81526c677261636557696e646f774d7360981b60208201529190565b62278d009150115f6119cb565b505093925050506120a56040610095565b600c81526b75706c6f616457696e646f7760a01b60208201529190565b62278d009150115f6119ad565b505093925050506120e06040610095565b600c81526b636f6d6d697457696e646f7760a01b60208201529190565b62278d009150115f611991565b50939250505061211a6040610095565b600c81526b656e726f6c6c57696e646f7760a01b60208201529190565b62278d009150115f611973565b505050506121526040610095565b600d81526c677261636557696e646f774d7360981b6020820152906121776040610095565b601a81527f6d7573742062652061206d756c7469706c65206f662031303030000000000000602082015290565b8115611d06570490565b61052081016001600160801b03815116156124ab5761271061ffff61054084015116116124555760ff610280830151166121f26001600160801b038351168261118b565b9160016001607f1b0361056085015160011c166122178460ff6104a08801511661118b565b116123d8576105808401906001600160801b03825116156123a7576001600160801b0361225e60016001607f1b03612267945160011c169460ff6102a0890151169061119e565b9151169061118b565b11612319576122939063ffffffff6104c060016001607f1b036105a086015160011c169401511661118b565b116122a2576108226020610095565b6122ac6040610095565b600a81526971756f72756d4c6f636b60b01b6020820152906122ce6060610095565b603581527f697473206275726e65642068616c66206d75737420636f7665722063617363616020820152746465446570746820726f756e6473206f662070617960581b604082015290565b50506123256040610095565b600a8152696b65657065724c6f636b60b01b6020820152906123476080610095565b604481527f697473206275726e65642068616c66206d75737420636f76657220746865207060208201527f6179206f6620616c6c20747261696e657273206265796f6e64207468652071756040820152636f72756d60e01b606082015290565b50505050506123b66040610095565b600a8152696b65657065724c6f636b60b01b6020820152906108666040610095565b505050506123e66040610095565b600b81526a747261696e65724c6f636b60a81b6020820152906124096060610095565b603681527f697473206275726e65642068616c66206d75737420636f76657220726f6c6c6260208201527561636b446570746820726f756e6473206f662070617960501b604082015290565b50506124616040610095565b600d81526c636f6d6d697373696f6e42707360981b6020820152906124866040610095565b601581527406d757374206265206174206d6f737420313030303605c1b602082015290565b50506124b76040610095565b60118152701c995dd85c9914195c91dc98591a595b9d607a1b6020820152906108666040610095565b60609060ff6102a082015116906101608101519061014063ffffffff831691019384516006811015610a715760020361258957509192509063ffffffff821603610cd05760011b6401fffffffe16101561253f575b6108306020610095565b6125496060610095565b602a81527f6d757374206265206b207769746820326b203c2071756f72756d20666f7220546020820152693934b6b6b2b226b2b0b760b11b604082015290565b84516006811015610a71576004036126125750919250600181901b6401fffffffe169163ffffffff90911603610cd05760038101809111610cd0571115612535576125d46060610095565b602881527f6d75737420626520662077697468203266202b2033203c3d2071756f72756d20602082015267666f72204b72756d60c01b604082015290565b9193516006811015610a71576005036126f857505061ffff82811692601081901c9091169060011b6201fffe1660038101809111610cd05782109283156126ef575b83156126db575b505050156125355761266d6080610095565b605281527f6d7573742062652066202b203635353336202a206d20776974682031203c3d2060208201527f6d203c3d2071756f72756d202d206620616e64203266202b2033203c3d2071756040820152716f72756d20666f72204d756c74694b72756d60701b606082015290565b6126e69293506118ed565b115f808061265b565b81159350612654565b915091506127065750612535565b61270f90610095565b602781527f6d757374206265203020666f72204d65616e20616e6420436f6f7264696e617460208201526632a6b2b234b0b760c91b604082015290565b6102e081019063ffffffff82511680156127bd5763ffffffff6102c0612774930151166127c4565b9060018201809211610cd057611c1e63ffffffff61279461279c946127e6565b9251166127e6565b6001600160ff1b0381168103610cd05760011b60130180601311610cd05790565b5050505f90565b816127ce916118ed565b5f19810191908211610cd0576127e3916121a4565b90565b905f916001905b8082106127f8575050565b90925f198114610cd057600101928060061b9080820460401490151715610cd057906127ed56",
}

// TrainingTasks is an auto generated Go binding around an Ethereum contract.
type TrainingTasks struct {
	abi abi.ABI
}

// NewTrainingTasks creates a new instance of TrainingTasks.
func NewTrainingTasks() *TrainingTasks {
	parsed, err := TrainingTasksMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TrainingTasks{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TrainingTasks) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address vault_, address rounds_, uint32 minWindow_, uint64 unbondingMargin_, uint32 revealRate_, address referee_, address game_) returns()
func (trainingTasks *TrainingTasks) PackConstructor(vault_ common.Address, rounds_ common.Address, minWindow_ uint32, unbondingMargin_ uint64, revealRate_ uint32, referee_ common.Address, game_ common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("", vault_, rounds_, minWindow_, unbondingMargin_, revealRate_, referee_, game_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAcknowledgeTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4163b433.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acknowledgeTask(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) PackAcknowledgeTask(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("acknowledgeTask", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAcknowledgeTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4163b433.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function acknowledgeTask(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) TryPackAcknowledgeTask(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("acknowledgeTask", taskId)
}

// PackBurned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x73f42561.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burned() view returns(uint256)
func (trainingTasks *TrainingTasks) PackBurned() []byte {
	enc, err := trainingTasks.abi.Pack("burned")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBurned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x73f42561.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function burned() view returns(uint256)
func (trainingTasks *TrainingTasks) TryPackBurned() ([]byte, error) {
	return trainingTasks.abi.Pack("burned")
}

// UnpackBurned is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x73f42561.
//
// Solidity: function burned() view returns(uint256)
func (trainingTasks *TrainingTasks) UnpackBurned(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("burned", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCancelTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xee8ca3b5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelTask(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) PackCancelTask(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("cancelTask", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancelTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xee8ca3b5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancelTask(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) TryPackCancelTask(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("cancelTask", taskId)
}

// PackClaimCommission is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9b9c9814.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimCommission(bytes32 taskId, address keeper, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) PackClaimCommission(taskId [32]byte, keeper common.Address, rounds []uint32) []byte {
	enc, err := trainingTasks.abi.Pack("claimCommission", taskId, keeper, rounds)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimCommission is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9b9c9814.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimCommission(bytes32 taskId, address keeper, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) TryPackClaimCommission(taskId [32]byte, keeper common.Address, rounds []uint32) ([]byte, error) {
	return trainingTasks.abi.Pack("claimCommission", taskId, keeper, rounds)
}

// UnpackClaimCommission is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9b9c9814.
//
// Solidity: function claimCommission(bytes32 taskId, address keeper, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) UnpackClaimCommission(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("claimCommission", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimCompensation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e457723.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimCompensation(bytes32 taskId, uint16 branch, address trainer, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) PackClaimCompensation(taskId [32]byte, branch uint16, trainer common.Address, rounds []uint32) []byte {
	enc, err := trainingTasks.abi.Pack("claimCompensation", taskId, branch, trainer, rounds)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimCompensation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e457723.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimCompensation(bytes32 taskId, uint16 branch, address trainer, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) TryPackClaimCompensation(taskId [32]byte, branch uint16, trainer common.Address, rounds []uint32) ([]byte, error) {
	return trainingTasks.abi.Pack("claimCompensation", taskId, branch, trainer, rounds)
}

// UnpackClaimCompensation is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1e457723.
//
// Solidity: function claimCompensation(bytes32 taskId, uint16 branch, address trainer, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) UnpackClaimCompensation(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("claimCompensation", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimRewards is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc18d0a0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimRewards(bytes32 taskId, address trainer, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) PackClaimRewards(taskId [32]byte, trainer common.Address, rounds []uint32) []byte {
	enc, err := trainingTasks.abi.Pack("claimRewards", taskId, trainer, rounds)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimRewards is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc18d0a0f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimRewards(bytes32 taskId, address trainer, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) TryPackClaimRewards(taskId [32]byte, trainer common.Address, rounds []uint32) ([]byte, error) {
	return trainingTasks.abi.Pack("claimRewards", taskId, trainer, rounds)
}

// UnpackClaimRewards is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc18d0a0f.
//
// Solidity: function claimRewards(bytes32 taskId, address trainer, uint32[] rounds_) returns(uint256 amount)
func (trainingTasks *TrainingTasks) UnpackClaimRewards(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("claimRewards", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackConvict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x26f91ec1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function convict(bytes32 taskId, uint8 role, address account, address challenger, bytes32 pot) returns(uint256 slashed)
func (trainingTasks *TrainingTasks) PackConvict(taskId [32]byte, role uint8, account common.Address, challenger common.Address, pot [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("convict", taskId, role, account, challenger, pot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConvict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x26f91ec1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function convict(bytes32 taskId, uint8 role, address account, address challenger, bytes32 pot) returns(uint256 slashed)
func (trainingTasks *TrainingTasks) TryPackConvict(taskId [32]byte, role uint8, account common.Address, challenger common.Address, pot [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("convict", taskId, role, account, challenger, pot)
}

// UnpackConvict is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x26f91ec1.
//
// Solidity: function convict(bytes32 taskId, uint8 role, address account, address challenger, bytes32 pot) returns(uint256 slashed)
func (trainingTasks *TrainingTasks) UnpackConvict(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("convict", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDrawSeats is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5510dbe3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function drawSeats(bytes32 taskId, bytes32 seed, uint256 seats) view returns(uint16[] members, address[] keepers)
func (trainingTasks *TrainingTasks) PackDrawSeats(taskId [32]byte, seed [32]byte, seats *big.Int) []byte {
	enc, err := trainingTasks.abi.Pack("drawSeats", taskId, seed, seats)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDrawSeats is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5510dbe3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function drawSeats(bytes32 taskId, bytes32 seed, uint256 seats) view returns(uint16[] members, address[] keepers)
func (trainingTasks *TrainingTasks) TryPackDrawSeats(taskId [32]byte, seed [32]byte, seats *big.Int) ([]byte, error) {
	return trainingTasks.abi.Pack("drawSeats", taskId, seed, seats)
}

// DrawSeatsOutput serves as a container for the return parameters of contract
// method DrawSeats.
type DrawSeatsOutput struct {
	Members []uint16
	Keepers []common.Address
}

// UnpackDrawSeats is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5510dbe3.
//
// Solidity: function drawSeats(bytes32 taskId, bytes32 seed, uint256 seats) view returns(uint16[] members, address[] keepers)
func (trainingTasks *TrainingTasks) UnpackDrawSeats(data []byte) (DrawSeatsOutput, error) {
	out, err := trainingTasks.abi.Unpack("drawSeats", data)
	outstruct := new(DrawSeatsOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Members = *abi.ConvertType(out[0], new([]uint16)).(*[]uint16)
	outstruct.Keepers = *abi.ConvertType(out[1], new([]common.Address)).(*[]common.Address)
	return *outstruct, nil
}

// PackEnroll is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6f4072d1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function enroll(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) PackEnroll(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("enroll", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnroll is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6f4072d1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function enroll(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) TryPackEnroll(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("enroll", taskId)
}

// PackEnrollDeadlineOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8454f008.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function enrollDeadlineOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) PackEnrollDeadlineOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("enrollDeadlineOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnrollDeadlineOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8454f008.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function enrollDeadlineOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) TryPackEnrollDeadlineOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("enrollDeadlineOf", taskId)
}

// UnpackEnrollDeadlineOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8454f008.
//
// Solidity: function enrollDeadlineOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) UnpackEnrollDeadlineOf(data []byte) (uint64, error) {
	out, err := trainingTasks.abi.Unpack("enrollDeadlineOf", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackEnrollmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x88bce1b8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function enrollmentOf(bytes32 taskId, address trainer) view returns((address,uint8,uint32,uint32,uint64))
func (trainingTasks *TrainingTasks) PackEnrollmentOf(taskId [32]byte, trainer common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("enrollmentOf", taskId, trainer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnrollmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x88bce1b8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function enrollmentOf(bytes32 taskId, address trainer) view returns((address,uint8,uint32,uint32,uint64))
func (trainingTasks *TrainingTasks) TryPackEnrollmentOf(taskId [32]byte, trainer common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("enrollmentOf", taskId, trainer)
}

// UnpackEnrollmentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x88bce1b8.
//
// Solidity: function enrollmentOf(bytes32 taskId, address trainer) view returns((address,uint8,uint32,uint32,uint64))
func (trainingTasks *TrainingTasks) UnpackEnrollmentOf(data []byte) (Enrollment, error) {
	out, err := trainingTasks.abi.Unpack("enrollmentOf", data)
	if err != nil {
		return *new(Enrollment), err
	}
	out0 := *abi.ConvertType(out[0], new(Enrollment)).(*Enrollment)
	return out0, nil
}

// PackEscrowOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x83a265a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function escrowOf(bytes32 taskId) view returns(uint256)
func (trainingTasks *TrainingTasks) PackEscrowOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("escrowOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEscrowOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x83a265a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function escrowOf(bytes32 taskId) view returns(uint256)
func (trainingTasks *TrainingTasks) TryPackEscrowOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("escrowOf", taskId)
}

// UnpackEscrowOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x83a265a7.
//
// Solidity: function escrowOf(bytes32 taskId) view returns(uint256)
func (trainingTasks *TrainingTasks) UnpackEscrowOf(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("escrowOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackGame is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3fe3e28.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function game() view returns(address)
func (trainingTasks *TrainingTasks) PackGame() []byte {
	enc, err := trainingTasks.abi.Pack("game")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGame is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3fe3e28.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function game() view returns(address)
func (trainingTasks *TrainingTasks) TryPackGame() ([]byte, error) {
	return trainingTasks.abi.Pack("game")
}

// UnpackGame is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc3fe3e28.
//
// Solidity: function game() view returns(address)
func (trainingTasks *TrainingTasks) UnpackGame(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("game", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackJoinPool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b148157.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function joinPool(bytes32 taskId, uint256 lockAmount) returns()
func (trainingTasks *TrainingTasks) PackJoinPool(taskId [32]byte, lockAmount *big.Int) []byte {
	enc, err := trainingTasks.abi.Pack("joinPool", taskId, lockAmount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackJoinPool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b148157.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function joinPool(bytes32 taskId, uint256 lockAmount) returns()
func (trainingTasks *TrainingTasks) TryPackJoinPool(taskId [32]byte, lockAmount *big.Int) ([]byte, error) {
	return trainingTasks.abi.Pack("joinPool", taskId, lockAmount)
}

// PackKeyUserOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec34e7b1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyUserOf(bytes32 taskId, address key) view returns(address account)
func (trainingTasks *TrainingTasks) PackKeyUserOf(taskId [32]byte, key common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("keyUserOf", taskId, key)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackKeyUserOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec34e7b1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function keyUserOf(bytes32 taskId, address key) view returns(address account)
func (trainingTasks *TrainingTasks) TryPackKeyUserOf(taskId [32]byte, key common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("keyUserOf", taskId, key)
}

// UnpackKeyUserOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xec34e7b1.
//
// Solidity: function keyUserOf(bytes32 taskId, address key) view returns(address account)
func (trainingTasks *TrainingTasks) UnpackKeyUserOf(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("keyUserOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackLeavePool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18cc75cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leavePool(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) PackLeavePool(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("leavePool", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeavePool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18cc75cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leavePool(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) TryPackLeavePool(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("leavePool", taskId)
}

// PackLeaveTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1190d3fe.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leaveTask(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) PackLeaveTask(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("leaveTask", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeaveTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1190d3fe.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leaveTask(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) TryPackLeaveTask(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("leaveTask", taskId)
}

// PackLiabilityOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3701a8a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function liabilityOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) PackLiabilityOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("liabilityOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLiabilityOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3701a8a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function liabilityOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) TryPackLiabilityOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("liabilityOf", taskId)
}

// UnpackLiabilityOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc3701a8a.
//
// Solidity: function liabilityOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) UnpackLiabilityOf(data []byte) (uint64, error) {
	out, err := trainingTasks.abi.Unpack("liabilityOf", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackMemberAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x63e7fc0a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function memberAt(bytes32 taskId, uint16 member) view returns(address keeper)
func (trainingTasks *TrainingTasks) PackMemberAt(taskId [32]byte, member uint16) []byte {
	enc, err := trainingTasks.abi.Pack("memberAt", taskId, member)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMemberAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x63e7fc0a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function memberAt(bytes32 taskId, uint16 member) view returns(address keeper)
func (trainingTasks *TrainingTasks) TryPackMemberAt(taskId [32]byte, member uint16) ([]byte, error) {
	return trainingTasks.abi.Pack("memberAt", taskId, member)
}

// UnpackMemberAt is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x63e7fc0a.
//
// Solidity: function memberAt(bytes32 taskId, uint16 member) view returns(address keeper)
func (trainingTasks *TrainingTasks) UnpackMemberAt(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("memberAt", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackMinWindow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac66a3ef.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function minWindow() view returns(uint32)
func (trainingTasks *TrainingTasks) PackMinWindow() []byte {
	enc, err := trainingTasks.abi.Pack("minWindow")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMinWindow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac66a3ef.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function minWindow() view returns(uint32)
func (trainingTasks *TrainingTasks) TryPackMinWindow() ([]byte, error) {
	return trainingTasks.abi.Pack("minWindow")
}

// UnpackMinWindow is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xac66a3ef.
//
// Solidity: function minWindow() view returns(uint32)
func (trainingTasks *TrainingTasks) UnpackMinWindow(data []byte) (uint32, error) {
	out, err := trainingTasks.abi.Unpack("minWindow", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackNonceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xed2a2d64.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nonceOf(address sponsor) view returns(uint256)
func (trainingTasks *TrainingTasks) PackNonceOf(sponsor common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("nonceOf", sponsor)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNonceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xed2a2d64.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nonceOf(address sponsor) view returns(uint256)
func (trainingTasks *TrainingTasks) TryPackNonceOf(sponsor common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("nonceOf", sponsor)
}

// UnpackNonceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xed2a2d64.
//
// Solidity: function nonceOf(address sponsor) view returns(uint256)
func (trainingTasks *TrainingTasks) UnpackNonceOf(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("nonceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackOnRunEnded is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xece311f0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function onRunEnded(bytes32 taskId, bool failed, bytes32 finalStateRoot, bytes32 runRoot, uint32 rounds_, uint32 carried, uint32 tainted, uint64 acceptedGradients) returns()
func (trainingTasks *TrainingTasks) PackOnRunEnded(taskId [32]byte, failed bool, finalStateRoot [32]byte, runRoot [32]byte, rounds uint32, carried uint32, tainted uint32, acceptedGradients uint64) []byte {
	enc, err := trainingTasks.abi.Pack("onRunEnded", taskId, failed, finalStateRoot, runRoot, rounds, carried, tainted, acceptedGradients)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOnRunEnded is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xece311f0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function onRunEnded(bytes32 taskId, bool failed, bytes32 finalStateRoot, bytes32 runRoot, uint32 rounds_, uint32 carried, uint32 tainted, uint64 acceptedGradients) returns()
func (trainingTasks *TrainingTasks) TryPackOnRunEnded(taskId [32]byte, failed bool, finalStateRoot [32]byte, runRoot [32]byte, rounds uint32, carried uint32, tainted uint32, acceptedGradients uint64) ([]byte, error) {
	return trainingTasks.abi.Pack("onRunEnded", taskId, failed, finalStateRoot, runRoot, rounds, carried, tainted, acceptedGradients)
}

// PackOwed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc87d6779.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owed() view returns(uint256)
func (trainingTasks *TrainingTasks) PackOwed() []byte {
	enc, err := trainingTasks.abi.Pack("owed")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOwed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc87d6779.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function owed() view returns(uint256)
func (trainingTasks *TrainingTasks) TryPackOwed() ([]byte, error) {
	return trainingTasks.abi.Pack("owed")
}

// UnpackOwed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc87d6779.
//
// Solidity: function owed() view returns(uint256)
func (trainingTasks *TrainingTasks) UnpackOwed(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("owed", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPoolConvictedAtOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x803772e3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function poolConvictedAtOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) PackPoolConvictedAtOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("poolConvictedAtOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPoolConvictedAtOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x803772e3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function poolConvictedAtOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) TryPackPoolConvictedAtOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("poolConvictedAtOf", taskId)
}

// UnpackPoolConvictedAtOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x803772e3.
//
// Solidity: function poolConvictedAtOf(bytes32 taskId) view returns(uint64)
func (trainingTasks *TrainingTasks) UnpackPoolConvictedAtOf(data []byte) (uint64, error) {
	out, err := trainingTasks.abi.Unpack("poolConvictedAtOf", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackPoolKeeperOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x598c9937.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function poolKeeperOf(bytes32 taskId, address keeper) view returns((address,uint16,bool,bool,uint64,uint64))
func (trainingTasks *TrainingTasks) PackPoolKeeperOf(taskId [32]byte, keeper common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("poolKeeperOf", taskId, keeper)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPoolKeeperOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x598c9937.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function poolKeeperOf(bytes32 taskId, address keeper) view returns((address,uint16,bool,bool,uint64,uint64))
func (trainingTasks *TrainingTasks) TryPackPoolKeeperOf(taskId [32]byte, keeper common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("poolKeeperOf", taskId, keeper)
}

// UnpackPoolKeeperOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x598c9937.
//
// Solidity: function poolKeeperOf(bytes32 taskId, address keeper) view returns((address,uint16,bool,bool,uint64,uint64))
func (trainingTasks *TrainingTasks) UnpackPoolKeeperOf(data []byte) (PoolKeeper, error) {
	out, err := trainingTasks.abi.Unpack("poolKeeperOf", data)
	if err != nil {
		return *new(PoolKeeper), err
	}
	out0 := *abi.ConvertType(out[0], new(PoolKeeper)).(*PoolKeeper)
	return out0, nil
}

// PackPoolSizeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e3aa734.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function poolSizeOf(bytes32 taskId) view returns(uint256)
func (trainingTasks *TrainingTasks) PackPoolSizeOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("poolSizeOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPoolSizeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e3aa734.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function poolSizeOf(bytes32 taskId) view returns(uint256)
func (trainingTasks *TrainingTasks) TryPackPoolSizeOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("poolSizeOf", taskId)
}

// UnpackPoolSizeOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8e3aa734.
//
// Solidity: function poolSizeOf(bytes32 taskId) view returns(uint256)
func (trainingTasks *TrainingTasks) UnpackPoolSizeOf(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("poolSizeOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPostTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x44583160.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) PackPostTask(given TrainingTaskSpec) []byte {
	enc, err := trainingTasks.abi.Pack("postTask", given)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPostTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x44583160.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) TryPackPostTask(given TrainingTaskSpec) ([]byte, error) {
	return trainingTasks.abi.Pack("postTask", given)
}

// UnpackPostTask is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x44583160.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) UnpackPostTask(data []byte) ([32]byte, error) {
	out, err := trainingTasks.abi.Unpack("postTask", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackReceiptOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x72a41fdd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function receiptOf(bytes32 taskId) view returns((bytes32,bytes32,address,bytes32,bytes32,uint32,uint32,uint32,uint64,uint256,uint256,uint64) receipt)
func (trainingTasks *TrainingTasks) PackReceiptOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("receiptOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReceiptOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x72a41fdd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function receiptOf(bytes32 taskId) view returns((bytes32,bytes32,address,bytes32,bytes32,uint32,uint32,uint32,uint64,uint256,uint256,uint64) receipt)
func (trainingTasks *TrainingTasks) TryPackReceiptOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("receiptOf", taskId)
}

// UnpackReceiptOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x72a41fdd.
//
// Solidity: function receiptOf(bytes32 taskId) view returns((bytes32,bytes32,address,bytes32,bytes32,uint32,uint32,uint32,uint64,uint256,uint256,uint64) receipt)
func (trainingTasks *TrainingTasks) UnpackReceiptOf(data []byte) (TrainingReceipt, error) {
	out, err := trainingTasks.abi.Unpack("receiptOf", data)
	if err != nil {
		return *new(TrainingReceipt), err
	}
	out0 := *abi.ConvertType(out[0], new(TrainingReceipt)).(*TrainingReceipt)
	return out0, nil
}

// PackReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1bebd1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function referee() view returns(address)
func (trainingTasks *TrainingTasks) PackReferee() []byte {
	enc, err := trainingTasks.abi.Pack("referee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1bebd1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function referee() view returns(address)
func (trainingTasks *TrainingTasks) TryPackReferee() ([]byte, error) {
	return trainingTasks.abi.Pack("referee")
}

// UnpackReferee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b1bebd1.
//
// Solidity: function referee() view returns(address)
func (trainingTasks *TrainingTasks) UnpackReferee(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("referee", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7249fbb6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function refund(bytes32 taskId) returns(uint256 amount)
func (trainingTasks *TrainingTasks) PackRefund(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("refund", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7249fbb6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function refund(bytes32 taskId) returns(uint256 amount)
func (trainingTasks *TrainingTasks) TryPackRefund(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("refund", taskId)
}

// UnpackRefund is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7249fbb6.
//
// Solidity: function refund(bytes32 taskId) returns(uint256 amount)
func (trainingTasks *TrainingTasks) UnpackRefund(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("refund", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackReleaseLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x92f01e8a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function releaseLock(bytes32 taskId, uint8 role, address account) returns()
func (trainingTasks *TrainingTasks) PackReleaseLock(taskId [32]byte, role uint8, account common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("releaseLock", taskId, role, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReleaseLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x92f01e8a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function releaseLock(bytes32 taskId, uint8 role, address account) returns()
func (trainingTasks *TrainingTasks) TryPackReleaseLock(taskId [32]byte, role uint8, account common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("releaseLock", taskId, role, account)
}

// PackReopenSlot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xedf520c6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reopenSlot(bytes32 taskId, address trainer) returns()
func (trainingTasks *TrainingTasks) PackReopenSlot(taskId [32]byte, trainer common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("reopenSlot", taskId, trainer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReopenSlot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xedf520c6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reopenSlot(bytes32 taskId, address trainer) returns()
func (trainingTasks *TrainingTasks) TryPackReopenSlot(taskId [32]byte, trainer common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("reopenSlot", taskId, trainer)
}

// PackRevealRate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb7cff46.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function revealRate() view returns(uint32)
func (trainingTasks *TrainingTasks) PackRevealRate() []byte {
	enc, err := trainingTasks.abi.Pack("revealRate")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRevealRate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb7cff46.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function revealRate() view returns(uint32)
func (trainingTasks *TrainingTasks) TryPackRevealRate() ([]byte, error) {
	return trainingTasks.abi.Pack("revealRate")
}

// UnpackRevealRate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbb7cff46.
//
// Solidity: function revealRate() view returns(uint32)
func (trainingTasks *TrainingTasks) UnpackRevealRate(data []byte) (uint32, error) {
	out, err := trainingTasks.abi.Unpack("revealRate", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackRounds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e800ad.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rounds() view returns(address)
func (trainingTasks *TrainingTasks) PackRounds() []byte {
	enc, err := trainingTasks.abi.Pack("rounds")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRounds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e800ad.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rounds() view returns(address)
func (trainingTasks *TrainingTasks) TryPackRounds() ([]byte, error) {
	return trainingTasks.abi.Pack("rounds")
}

// UnpackRounds is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2e800ad.
//
// Solidity: function rounds() view returns(address)
func (trainingTasks *TrainingTasks) UnpackRounds(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("rounds", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackSlotsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcd6fdd83.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slotsOf(bytes32 taskId, address[] trainers) view returns(uint8[] slots)
func (trainingTasks *TrainingTasks) PackSlotsOf(taskId [32]byte, trainers []common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("slotsOf", taskId, trainers)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlotsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcd6fdd83.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slotsOf(bytes32 taskId, address[] trainers) view returns(uint8[] slots)
func (trainingTasks *TrainingTasks) TryPackSlotsOf(taskId [32]byte, trainers []common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("slotsOf", taskId, trainers)
}

// UnpackSlotsOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcd6fdd83.
//
// Solidity: function slotsOf(bytes32 taskId, address[] trainers) view returns(uint8[] slots)
func (trainingTasks *TrainingTasks) UnpackSlotsOf(data []byte) ([]uint8, error) {
	out, err := trainingTasks.abi.Unpack("slotsOf", data)
	if err != nil {
		return *new([]uint8), err
	}
	out0 := *abi.ConvertType(out[0], new([]uint8)).(*[]uint8)
	return out0, nil
}

// PackSpecHashOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x567f638e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function specHashOf(bytes32 taskId) view returns(bytes32)
func (trainingTasks *TrainingTasks) PackSpecHashOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("specHashOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSpecHashOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x567f638e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function specHashOf(bytes32 taskId) view returns(bytes32)
func (trainingTasks *TrainingTasks) TryPackSpecHashOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("specHashOf", taskId)
}

// UnpackSpecHashOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x567f638e.
//
// Solidity: function specHashOf(bytes32 taskId) view returns(bytes32)
func (trainingTasks *TrainingTasks) UnpackSpecHashOf(data []byte) ([32]byte, error) {
	out, err := trainingTasks.abi.Unpack("specHashOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSpecOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf644206c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
func (trainingTasks *TrainingTasks) PackSpecOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("specOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSpecOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf644206c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
func (trainingTasks *TrainingTasks) TryPackSpecOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("specOf", taskId)
}

// UnpackSpecOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf644206c.
//
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
func (trainingTasks *TrainingTasks) UnpackSpecOf(data []byte) (TrainingTaskSpec, error) {
	out, err := trainingTasks.abi.Unpack("specOf", data)
	if err != nil {
		return *new(TrainingTaskSpec), err
	}
	out0 := *abi.ConvertType(out[0], new(TrainingTaskSpec)).(*TrainingTaskSpec)
	return out0, nil
}

// PackSponsorOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x081a2580.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sponsorOf(bytes32 taskId) view returns(address)
func (trainingTasks *TrainingTasks) PackSponsorOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("sponsorOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSponsorOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x081a2580.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function sponsorOf(bytes32 taskId) view returns(address)
func (trainingTasks *TrainingTasks) TryPackSponsorOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("sponsorOf", taskId)
}

// UnpackSponsorOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x081a2580.
//
// Solidity: function sponsorOf(bytes32 taskId) view returns(address)
func (trainingTasks *TrainingTasks) UnpackSponsorOf(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("sponsorOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackStatusOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc7df14e2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function statusOf(bytes32 taskId) view returns(uint8)
func (trainingTasks *TrainingTasks) PackStatusOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("statusOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStatusOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc7df14e2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function statusOf(bytes32 taskId) view returns(uint8)
func (trainingTasks *TrainingTasks) TryPackStatusOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("statusOf", taskId)
}

// UnpackStatusOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc7df14e2.
//
// Solidity: function statusOf(bytes32 taskId) view returns(uint8)
func (trainingTasks *TrainingTasks) UnpackStatusOf(data []byte) (uint8, error) {
	out, err := trainingTasks.abi.Unpack("statusOf", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackTick is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x626e4a36.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function tick(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) PackTick(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("tick", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTick is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x626e4a36.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function tick(bytes32 taskId) returns()
func (trainingTasks *TrainingTasks) TryPackTick(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("tick", taskId)
}

// PackTrainerAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4ccfeee7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function trainerAt(bytes32 taskId, uint8 slot) view returns(address)
func (trainingTasks *TrainingTasks) PackTrainerAt(taskId [32]byte, slot uint8) []byte {
	enc, err := trainingTasks.abi.Pack("trainerAt", taskId, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTrainerAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4ccfeee7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function trainerAt(bytes32 taskId, uint8 slot) view returns(address)
func (trainingTasks *TrainingTasks) TryPackTrainerAt(taskId [32]byte, slot uint8) ([]byte, error) {
	return trainingTasks.abi.Pack("trainerAt", taskId, slot)
}

// UnpackTrainerAt is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4ccfeee7.
//
// Solidity: function trainerAt(bytes32 taskId, uint8 slot) view returns(address)
func (trainingTasks *TrainingTasks) UnpackTrainerAt(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("trainerAt", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackUnbondingMargin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa9f8678.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unbondingMargin() view returns(uint64)
func (trainingTasks *TrainingTasks) PackUnbondingMargin() []byte {
	enc, err := trainingTasks.abi.Pack("unbondingMargin")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnbondingMargin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa9f8678.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unbondingMargin() view returns(uint64)
func (trainingTasks *TrainingTasks) TryPackUnbondingMargin() ([]byte, error) {
	return trainingTasks.abi.Pack("unbondingMargin")
}

// UnpackUnbondingMargin is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaa9f8678.
//
// Solidity: function unbondingMargin() view returns(uint64)
func (trainingTasks *TrainingTasks) UnpackUnbondingMargin(data []byte) (uint64, error) {
	out, err := trainingTasks.abi.Unpack("unbondingMargin", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbfa77cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function vault() view returns(address)
func (trainingTasks *TrainingTasks) PackVault() []byte {
	enc, err := trainingTasks.abi.Pack("vault")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbfa77cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function vault() view returns(address)
func (trainingTasks *TrainingTasks) TryPackVault() ([]byte, error) {
	return trainingTasks.abi.Pack("vault")
}

// UnpackVault is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfbfa77cf.
//
// Solidity: function vault() view returns(address)
func (trainingTasks *TrainingTasks) UnpackVault(data []byte) (common.Address, error) {
	out, err := trainingTasks.abi.Unpack("vault", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackWitnessesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc930fec.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function witnessesOf(bytes32 taskId, address[] keepers) view returns(address[] keys, uint16[] members)
func (trainingTasks *TrainingTasks) PackWitnessesOf(taskId [32]byte, keepers []common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("witnessesOf", taskId, keepers)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWitnessesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc930fec.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function witnessesOf(bytes32 taskId, address[] keepers) view returns(address[] keys, uint16[] members)
func (trainingTasks *TrainingTasks) TryPackWitnessesOf(taskId [32]byte, keepers []common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("witnessesOf", taskId, keepers)
}

// WitnessesOfOutput serves as a container for the return parameters of contract
// method WitnessesOf.
type WitnessesOfOutput struct {
	Keys    []common.Address
	Members []uint16
}

// UnpackWitnessesOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc930fec.
//
// Solidity: function witnessesOf(bytes32 taskId, address[] keepers) view returns(address[] keys, uint16[] members)
func (trainingTasks *TrainingTasks) UnpackWitnessesOf(data []byte) (WitnessesOfOutput, error) {
	out, err := trainingTasks.abi.Unpack("witnessesOf", data)
	outstruct := new(WitnessesOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Keys = *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	outstruct.Members = *abi.ConvertType(out[1], new([]uint16)).(*[]uint16)
	return *outstruct, nil
}

// TrainingTasksBurned represents a Burned event raised by the TrainingTasks contract.
type TrainingTasksBurned struct {
	TaskId [32]byte
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingTasksBurnedEventName = "Burned"

// ContractEventName returns the user-defined event name.
func (TrainingTasksBurned) ContractEventName() string {
	return TrainingTasksBurnedEventName
}

// UnpackBurnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Burned(bytes32 indexed taskId, uint256 amount)
func (trainingTasks *TrainingTasks) UnpackBurnedEvent(log *types.Log) (*TrainingTasksBurned, error) {
	event := "Burned"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksBurned)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksCommissionClaimed represents a CommissionClaimed event raised by the TrainingTasks contract.
type TrainingTasksCommissionClaimed struct {
	TaskId [32]byte
	Keeper common.Address
	Round  uint32
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingTasksCommissionClaimedEventName = "CommissionClaimed"

// ContractEventName returns the user-defined event name.
func (TrainingTasksCommissionClaimed) ContractEventName() string {
	return TrainingTasksCommissionClaimedEventName
}

// UnpackCommissionClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CommissionClaimed(bytes32 indexed taskId, address indexed keeper, uint32 round, uint256 amount)
func (trainingTasks *TrainingTasks) UnpackCommissionClaimedEvent(log *types.Log) (*TrainingTasksCommissionClaimed, error) {
	event := "CommissionClaimed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksCommissionClaimed)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksCompensationClaimed represents a CompensationClaimed event raised by the TrainingTasks contract.
type TrainingTasksCompensationClaimed struct {
	TaskId  [32]byte
	Trainer common.Address
	Branch  uint16
	Round   uint32
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingTasksCompensationClaimedEventName = "CompensationClaimed"

// ContractEventName returns the user-defined event name.
func (TrainingTasksCompensationClaimed) ContractEventName() string {
	return TrainingTasksCompensationClaimedEventName
}

// UnpackCompensationClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CompensationClaimed(bytes32 indexed taskId, address indexed trainer, uint16 branch, uint32 round, uint256 amount)
func (trainingTasks *TrainingTasks) UnpackCompensationClaimedEvent(log *types.Log) (*TrainingTasksCompensationClaimed, error) {
	event := "CompensationClaimed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksCompensationClaimed)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksConvicted represents a Convicted event raised by the TrainingTasks contract.
type TrainingTasksConvicted struct {
	TaskId     [32]byte
	Role       uint8
	Account    common.Address
	Challenger common.Address
	Slashed    *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingTasksConvictedEventName = "Convicted"

// ContractEventName returns the user-defined event name.
func (TrainingTasksConvicted) ContractEventName() string {
	return TrainingTasksConvictedEventName
}

// UnpackConvictedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Convicted(bytes32 indexed taskId, uint8 role, address indexed account, address indexed challenger, uint256 slashed)
func (trainingTasks *TrainingTasks) UnpackConvictedEvent(log *types.Log) (*TrainingTasksConvicted, error) {
	event := "Convicted"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksConvicted)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksKeeperJoined represents a KeeperJoined event raised by the TrainingTasks contract.
type TrainingTasksKeeperJoined struct {
	TaskId [32]byte
	Keeper common.Address
	Key    common.Address
	Member uint16
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingTasksKeeperJoinedEventName = "KeeperJoined"

// ContractEventName returns the user-defined event name.
func (TrainingTasksKeeperJoined) ContractEventName() string {
	return TrainingTasksKeeperJoinedEventName
}

// UnpackKeeperJoinedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event KeeperJoined(bytes32 indexed taskId, address indexed keeper, address key, uint16 member)
func (trainingTasks *TrainingTasks) UnpackKeeperJoinedEvent(log *types.Log) (*TrainingTasksKeeperJoined, error) {
	event := "KeeperJoined"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksKeeperJoined)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksKeeperLeft represents a KeeperLeft event raised by the TrainingTasks contract.
type TrainingTasksKeeperLeft struct {
	TaskId [32]byte
	Keeper common.Address
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingTasksKeeperLeftEventName = "KeeperLeft"

// ContractEventName returns the user-defined event name.
func (TrainingTasksKeeperLeft) ContractEventName() string {
	return TrainingTasksKeeperLeftEventName
}

// UnpackKeeperLeftEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event KeeperLeft(bytes32 indexed taskId, address indexed keeper)
func (trainingTasks *TrainingTasks) UnpackKeeperLeftEvent(log *types.Log) (*TrainingTasksKeeperLeft, error) {
	event := "KeeperLeft"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksKeeperLeft)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksReceiptIssued represents a ReceiptIssued event raised by the TrainingTasks contract.
type TrainingTasksReceiptIssued struct {
	TaskId  [32]byte
	Receipt TrainingReceipt
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingTasksReceiptIssuedEventName = "ReceiptIssued"

// ContractEventName returns the user-defined event name.
func (TrainingTasksReceiptIssued) ContractEventName() string {
	return TrainingTasksReceiptIssuedEventName
}

// UnpackReceiptIssuedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ReceiptIssued(bytes32 indexed taskId, (bytes32,bytes32,address,bytes32,bytes32,uint32,uint32,uint32,uint64,uint256,uint256,uint64) receipt)
func (trainingTasks *TrainingTasks) UnpackReceiptIssuedEvent(log *types.Log) (*TrainingTasksReceiptIssued, error) {
	event := "ReceiptIssued"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksReceiptIssued)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksRefunded represents a Refunded event raised by the TrainingTasks contract.
type TrainingTasksRefunded struct {
	TaskId  [32]byte
	Sponsor common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingTasksRefundedEventName = "Refunded"

// ContractEventName returns the user-defined event name.
func (TrainingTasksRefunded) ContractEventName() string {
	return TrainingTasksRefundedEventName
}

// UnpackRefundedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Refunded(bytes32 indexed taskId, address indexed sponsor, uint256 amount)
func (trainingTasks *TrainingTasks) UnpackRefundedEvent(log *types.Log) (*TrainingTasksRefunded, error) {
	event := "Refunded"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksRefunded)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksRewardClaimed represents a RewardClaimed event raised by the TrainingTasks contract.
type TrainingTasksRewardClaimed struct {
	TaskId  [32]byte
	Trainer common.Address
	Round   uint32
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingTasksRewardClaimedEventName = "RewardClaimed"

// ContractEventName returns the user-defined event name.
func (TrainingTasksRewardClaimed) ContractEventName() string {
	return TrainingTasksRewardClaimedEventName
}

// UnpackRewardClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RewardClaimed(bytes32 indexed taskId, address indexed trainer, uint32 round, uint256 amount)
func (trainingTasks *TrainingTasks) UnpackRewardClaimedEvent(log *types.Log) (*TrainingTasksRewardClaimed, error) {
	event := "RewardClaimed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksRewardClaimed)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksTaskAcknowledged represents a TaskAcknowledged event raised by the TrainingTasks contract.
type TrainingTasksTaskAcknowledged struct {
	TaskId [32]byte
	Keeper common.Address
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingTasksTaskAcknowledgedEventName = "TaskAcknowledged"

// ContractEventName returns the user-defined event name.
func (TrainingTasksTaskAcknowledged) ContractEventName() string {
	return TrainingTasksTaskAcknowledgedEventName
}

// UnpackTaskAcknowledgedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TaskAcknowledged(bytes32 indexed taskId, address indexed keeper)
func (trainingTasks *TrainingTasks) UnpackTaskAcknowledgedEvent(log *types.Log) (*TrainingTasksTaskAcknowledged, error) {
	event := "TaskAcknowledged"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksTaskAcknowledged)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksTaskPosted represents a TaskPosted event raised by the TrainingTasks contract.
type TrainingTasksTaskPosted struct {
	TaskId   [32]byte
	Sponsor  common.Address
	SpecHash [32]byte
	Escrow   *big.Int
	Spec     TrainingTaskSpec
	Raw      *types.Log // Blockchain specific contextual infos
}

const TrainingTasksTaskPostedEventName = "TaskPosted"

// ContractEventName returns the user-defined event name.
func (TrainingTasksTaskPosted) ContractEventName() string {
	return TrainingTasksTaskPostedEventName
}

// UnpackTaskPostedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TaskPosted(bytes32 indexed taskId, address indexed sponsor, bytes32 specHash, uint256 escrow, (uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec)
func (trainingTasks *TrainingTasks) UnpackTaskPostedEvent(log *types.Log) (*TrainingTasksTaskPosted, error) {
	event := "TaskPosted"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksTaskPosted)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksTaskStatusChanged represents a TaskStatusChanged event raised by the TrainingTasks contract.
type TrainingTasksTaskStatusChanged struct {
	TaskId [32]byte
	From   uint8
	To     uint8
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingTasksTaskStatusChangedEventName = "TaskStatusChanged"

// ContractEventName returns the user-defined event name.
func (TrainingTasksTaskStatusChanged) ContractEventName() string {
	return TrainingTasksTaskStatusChangedEventName
}

// UnpackTaskStatusChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TaskStatusChanged(bytes32 indexed taskId, uint8 from, uint8 to)
func (trainingTasks *TrainingTasks) UnpackTaskStatusChangedEvent(log *types.Log) (*TrainingTasksTaskStatusChanged, error) {
	event := "TaskStatusChanged"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksTaskStatusChanged)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksTrainerEnrolled represents a TrainerEnrolled event raised by the TrainingTasks contract.
type TrainingTasksTrainerEnrolled struct {
	TaskId    [32]byte
	Trainer   common.Address
	Key       common.Address
	Slot      uint8
	FromRound uint32
	Raw       *types.Log // Blockchain specific contextual infos
}

const TrainingTasksTrainerEnrolledEventName = "TrainerEnrolled"

// ContractEventName returns the user-defined event name.
func (TrainingTasksTrainerEnrolled) ContractEventName() string {
	return TrainingTasksTrainerEnrolledEventName
}

// UnpackTrainerEnrolledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TrainerEnrolled(bytes32 indexed taskId, address indexed trainer, address key, uint8 slot, uint32 fromRound)
func (trainingTasks *TrainingTasks) UnpackTrainerEnrolledEvent(log *types.Log) (*TrainingTasksTrainerEnrolled, error) {
	event := "TrainerEnrolled"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksTrainerEnrolled)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TrainingTasksTrainerLeft represents a TrainerLeft event raised by the TrainingTasks contract.
type TrainingTasksTrainerLeft struct {
	TaskId  [32]byte
	Trainer common.Address
	Slot    uint8
	ToRound uint32
	Missed  bool
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingTasksTrainerLeftEventName = "TrainerLeft"

// ContractEventName returns the user-defined event name.
func (TrainingTasksTrainerLeft) ContractEventName() string {
	return TrainingTasksTrainerLeftEventName
}

// UnpackTrainerLeftEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TrainerLeft(bytes32 indexed taskId, address indexed trainer, uint8 slot, uint32 toRound, bool missed)
func (trainingTasks *TrainingTasks) UnpackTrainerLeftEvent(log *types.Log) (*TrainingTasksTrainerLeft, error) {
	event := "TrainerLeft"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksTrainerLeft)
	if len(log.Data) > 0 {
		if err := trainingTasks.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingTasks.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (trainingTasks *TrainingTasks) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["AggregationRuleTierMismatch"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackAggregationRuleTierMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["AlreadyEnrolled"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackAlreadyEnrolledError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["AlreadyInPool"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackAlreadyInPoolError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["ClaimDisputed"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackClaimDisputedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["DrawPending"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackDrawPendingError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["EnrollmentClosed"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackEnrollmentClosedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["InvalidTaskSpec"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackInvalidTaskSpecError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["KeyInUse"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackKeyInUseError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["LockStillLiable"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackLockStillLiableError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["NotAuthorized"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackNotAuthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["NotInPool"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackNotInPoolError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["NotSponsor"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackNotSponsorError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["NothingDue"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackNothingDueError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["NothingToRelease"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackNothingToReleaseError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["NothingToWithdraw"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackNothingToWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["PoolFull"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackPoolFullError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["SlotNotReopenable"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackSlotNotReopenableError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["TaskNotFound"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackTaskNotFoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["TrainerNotEnrolled"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackTrainerNotEnrolledError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["TransferMismatch"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackTransferMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["UnbondingTooShort"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackUnbondingTooShortError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["WrongStatus"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackWrongStatusError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// TrainingTasksAggregationRuleTierMismatch represents a AggregationRuleTierMismatch error raised by the TrainingTasks contract.
type TrainingTasksAggregationRuleTierMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AggregationRuleTierMismatch()
func TrainingTasksAggregationRuleTierMismatchErrorID() common.Hash {
	return common.HexToHash("0x51abf0dc189adb753147764968f596a043994170576d5a8e2efe685f871c18a3")
}

// UnpackAggregationRuleTierMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AggregationRuleTierMismatch()
func (trainingTasks *TrainingTasks) UnpackAggregationRuleTierMismatchError(raw []byte) (*TrainingTasksAggregationRuleTierMismatch, error) {
	out := new(TrainingTasksAggregationRuleTierMismatch)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "AggregationRuleTierMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksAlreadyEnrolled represents a AlreadyEnrolled error raised by the TrainingTasks contract.
type TrainingTasksAlreadyEnrolled struct {
	Trainer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyEnrolled(address trainer)
func TrainingTasksAlreadyEnrolledErrorID() common.Hash {
	return common.HexToHash("0x668017696e12be8c992bc5e166e20f7085a128d90ce9fc0c042967285d1892a3")
}

// UnpackAlreadyEnrolledError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyEnrolled(address trainer)
func (trainingTasks *TrainingTasks) UnpackAlreadyEnrolledError(raw []byte) (*TrainingTasksAlreadyEnrolled, error) {
	out := new(TrainingTasksAlreadyEnrolled)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "AlreadyEnrolled", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksAlreadyInPool represents a AlreadyInPool error raised by the TrainingTasks contract.
type TrainingTasksAlreadyInPool struct {
	Keeper common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyInPool(address keeper)
func TrainingTasksAlreadyInPoolErrorID() common.Hash {
	return common.HexToHash("0xac7195c0725e2e0b0c153bf5e4a0bf400cfd4302274d09e1b0cd42eb01343955")
}

// UnpackAlreadyInPoolError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyInPool(address keeper)
func (trainingTasks *TrainingTasks) UnpackAlreadyInPoolError(raw []byte) (*TrainingTasksAlreadyInPool, error) {
	out := new(TrainingTasksAlreadyInPool)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "AlreadyInPool", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksClaimDisputed represents a ClaimDisputed error raised by the TrainingTasks contract.
type TrainingTasksClaimDisputed struct {
	Round uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimDisputed(uint32 round)
func TrainingTasksClaimDisputedErrorID() common.Hash {
	return common.HexToHash("0xc8efe31ee22adbf08671acc51d006d87523f0c5366cbf5e73003eb9523a2e962")
}

// UnpackClaimDisputedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimDisputed(uint32 round)
func (trainingTasks *TrainingTasks) UnpackClaimDisputedError(raw []byte) (*TrainingTasksClaimDisputed, error) {
	out := new(TrainingTasksClaimDisputed)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "ClaimDisputed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksDrawPending represents a DrawPending error raised by the TrainingTasks contract.
type TrainingTasksDrawPending struct {
	Until uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DrawPending(uint64 until)
func TrainingTasksDrawPendingErrorID() common.Hash {
	return common.HexToHash("0x1e386cbf18d768cb7fac9bf2163b5eb3afb4effbafa307cab7696ba40c1beb8e")
}

// UnpackDrawPendingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DrawPending(uint64 until)
func (trainingTasks *TrainingTasks) UnpackDrawPendingError(raw []byte) (*TrainingTasksDrawPending, error) {
	out := new(TrainingTasksDrawPending)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "DrawPending", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksEnrollmentClosed represents a EnrollmentClosed error raised by the TrainingTasks contract.
type TrainingTasksEnrollmentClosed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error EnrollmentClosed()
func TrainingTasksEnrollmentClosedErrorID() common.Hash {
	return common.HexToHash("0x8eb49d94a76def96e75097d89dc6e72451622623c722339290cc6e651310edd8")
}

// UnpackEnrollmentClosedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error EnrollmentClosed()
func (trainingTasks *TrainingTasks) UnpackEnrollmentClosedError(raw []byte) (*TrainingTasksEnrollmentClosed, error) {
	out := new(TrainingTasksEnrollmentClosed)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "EnrollmentClosed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksInvalidTaskSpec represents a InvalidTaskSpec error raised by the TrainingTasks contract.
type TrainingTasksInvalidTaskSpec struct {
	Field string
	Rule  string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidTaskSpec(string field, string rule)
func TrainingTasksInvalidTaskSpecErrorID() common.Hash {
	return common.HexToHash("0x587ccd076456022e9026e5f0594c24098bcc651d997732fc168e17811ccb48ea")
}

// UnpackInvalidTaskSpecError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidTaskSpec(string field, string rule)
func (trainingTasks *TrainingTasks) UnpackInvalidTaskSpecError(raw []byte) (*TrainingTasksInvalidTaskSpec, error) {
	out := new(TrainingTasksInvalidTaskSpec)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "InvalidTaskSpec", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksKeyInUse represents a KeyInUse error raised by the TrainingTasks contract.
type TrainingTasksKeyInUse struct {
	Key common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyInUse(address key)
func TrainingTasksKeyInUseErrorID() common.Hash {
	return common.HexToHash("0xded52946288523c7d59c3c9545de572e0b57ff37320823514b5890cd2d11d274")
}

// UnpackKeyInUseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyInUse(address key)
func (trainingTasks *TrainingTasks) UnpackKeyInUseError(raw []byte) (*TrainingTasksKeyInUse, error) {
	out := new(TrainingTasksKeyInUse)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "KeyInUse", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksLockStillLiable represents a LockStillLiable error raised by the TrainingTasks contract.
type TrainingTasksLockStillLiable struct {
	Until uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LockStillLiable(uint64 until)
func TrainingTasksLockStillLiableErrorID() common.Hash {
	return common.HexToHash("0x614b2edf82342d9706ce3a1c5171294b76e76d167df0edff0d2c6fecf5d150b1")
}

// UnpackLockStillLiableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LockStillLiable(uint64 until)
func (trainingTasks *TrainingTasks) UnpackLockStillLiableError(raw []byte) (*TrainingTasksLockStillLiable, error) {
	out := new(TrainingTasksLockStillLiable)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "LockStillLiable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksNotAuthorized represents a NotAuthorized error raised by the TrainingTasks contract.
type TrainingTasksNotAuthorized struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAuthorized(address caller)
func TrainingTasksNotAuthorizedErrorID() common.Hash {
	return common.HexToHash("0x4a0bfec1fa3ea832f47a765e92fe13fe78ddadee056368ea6e89037b3cf70498")
}

// UnpackNotAuthorizedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAuthorized(address caller)
func (trainingTasks *TrainingTasks) UnpackNotAuthorizedError(raw []byte) (*TrainingTasksNotAuthorized, error) {
	out := new(TrainingTasksNotAuthorized)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "NotAuthorized", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksNotInPool represents a NotInPool error raised by the TrainingTasks contract.
type TrainingTasksNotInPool struct {
	Keeper common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotInPool(address keeper)
func TrainingTasksNotInPoolErrorID() common.Hash {
	return common.HexToHash("0x76a1be05286e25932f1edc9be3d240b23358ea6897afbd5d7fb1d5457a61c66e")
}

// UnpackNotInPoolError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotInPool(address keeper)
func (trainingTasks *TrainingTasks) UnpackNotInPoolError(raw []byte) (*TrainingTasksNotInPool, error) {
	out := new(TrainingTasksNotInPool)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "NotInPool", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksNotSponsor represents a NotSponsor error raised by the TrainingTasks contract.
type TrainingTasksNotSponsor struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotSponsor()
func TrainingTasksNotSponsorErrorID() common.Hash {
	return common.HexToHash("0xdf4795c7b0ff5ca3a86c87f5c6908d9f14d0b4f6d3810a636366d69bba83a330")
}

// UnpackNotSponsorError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotSponsor()
func (trainingTasks *TrainingTasks) UnpackNotSponsorError(raw []byte) (*TrainingTasksNotSponsor, error) {
	out := new(TrainingTasksNotSponsor)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "NotSponsor", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksNothingDue represents a NothingDue error raised by the TrainingTasks contract.
type TrainingTasksNothingDue struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingDue()
func TrainingTasksNothingDueErrorID() common.Hash {
	return common.HexToHash("0x86fdb19c22b5459ff505772dc0cccf970e16029c15b56aa5534340b6e2ac90f7")
}

// UnpackNothingDueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingDue()
func (trainingTasks *TrainingTasks) UnpackNothingDueError(raw []byte) (*TrainingTasksNothingDue, error) {
	out := new(TrainingTasksNothingDue)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "NothingDue", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksNothingToRelease represents a NothingToRelease error raised by the TrainingTasks contract.
type TrainingTasksNothingToRelease struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToRelease()
func TrainingTasksNothingToReleaseErrorID() common.Hash {
	return common.HexToHash("0xb10205edeefd80e578af702ef797c047792d88233398f772fc8ced7f779c0719")
}

// UnpackNothingToReleaseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToRelease()
func (trainingTasks *TrainingTasks) UnpackNothingToReleaseError(raw []byte) (*TrainingTasksNothingToRelease, error) {
	out := new(TrainingTasksNothingToRelease)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "NothingToRelease", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksNothingToWithdraw represents a NothingToWithdraw error raised by the TrainingTasks contract.
type TrainingTasksNothingToWithdraw struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToWithdraw()
func TrainingTasksNothingToWithdrawErrorID() common.Hash {
	return common.HexToHash("0xd0d04f60bf4f7629141a1f00f5d2908fa0f3e15bf4cbf8bb8edc6fcbdf2509fa")
}

// UnpackNothingToWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToWithdraw()
func (trainingTasks *TrainingTasks) UnpackNothingToWithdrawError(raw []byte) (*TrainingTasksNothingToWithdraw, error) {
	out := new(TrainingTasksNothingToWithdraw)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "NothingToWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksPoolFull represents a PoolFull error raised by the TrainingTasks contract.
type TrainingTasksPoolFull struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PoolFull()
func TrainingTasksPoolFullErrorID() common.Hash {
	return common.HexToHash("0x9e80781c655c569842117da50686884e3faf500df60ef7e01dd6316a20b19ecd")
}

// UnpackPoolFullError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PoolFull()
func (trainingTasks *TrainingTasks) UnpackPoolFullError(raw []byte) (*TrainingTasksPoolFull, error) {
	out := new(TrainingTasksPoolFull)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "PoolFull", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the TrainingTasks contract.
type TrainingTasksReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func TrainingTasksReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (trainingTasks *TrainingTasks) UnpackReentrancyGuardReentrantCallError(raw []byte) (*TrainingTasksReentrancyGuardReentrantCall, error) {
	out := new(TrainingTasksReentrancyGuardReentrantCall)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the TrainingTasks contract.
type TrainingTasksSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func TrainingTasksSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (trainingTasks *TrainingTasks) UnpackSafeERC20FailedOperationError(raw []byte) (*TrainingTasksSafeERC20FailedOperation, error) {
	out := new(TrainingTasksSafeERC20FailedOperation)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksSlotNotReopenable represents a SlotNotReopenable error raised by the TrainingTasks contract.
type TrainingTasksSlotNotReopenable struct {
	LastCommit uint32
	Round      uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SlotNotReopenable(uint32 lastCommit, uint32 round)
func TrainingTasksSlotNotReopenableErrorID() common.Hash {
	return common.HexToHash("0xda7a1328366048f9f8d8d9ba60a8854ad876330365dc7d47fdb8b038db842469")
}

// UnpackSlotNotReopenableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SlotNotReopenable(uint32 lastCommit, uint32 round)
func (trainingTasks *TrainingTasks) UnpackSlotNotReopenableError(raw []byte) (*TrainingTasksSlotNotReopenable, error) {
	out := new(TrainingTasksSlotNotReopenable)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "SlotNotReopenable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksTaskNotFound represents a TaskNotFound error raised by the TrainingTasks contract.
type TrainingTasksTaskNotFound struct {
	TaskId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TaskNotFound(bytes32 taskId)
func TrainingTasksTaskNotFoundErrorID() common.Hash {
	return common.HexToHash("0xc8197dd80df02f18721fffd7b5c84973cf708b58b7d15a923dfd5e0a6a551a2a")
}

// UnpackTaskNotFoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TaskNotFound(bytes32 taskId)
func (trainingTasks *TrainingTasks) UnpackTaskNotFoundError(raw []byte) (*TrainingTasksTaskNotFound, error) {
	out := new(TrainingTasksTaskNotFound)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "TaskNotFound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksTrainerNotEnrolled represents a TrainerNotEnrolled error raised by the TrainingTasks contract.
type TrainingTasksTrainerNotEnrolled struct {
	Trainer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TrainerNotEnrolled(address trainer)
func TrainingTasksTrainerNotEnrolledErrorID() common.Hash {
	return common.HexToHash("0xc9c292c65c5ac3d5ca8e66316dfc56acf37b890768a621fbfc0ab8d922c0f514")
}

// UnpackTrainerNotEnrolledError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TrainerNotEnrolled(address trainer)
func (trainingTasks *TrainingTasks) UnpackTrainerNotEnrolledError(raw []byte) (*TrainingTasksTrainerNotEnrolled, error) {
	out := new(TrainingTasksTrainerNotEnrolled)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "TrainerNotEnrolled", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksTransferMismatch represents a TransferMismatch error raised by the TrainingTasks contract.
type TrainingTasksTransferMismatch struct {
	Received *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func TrainingTasksTransferMismatchErrorID() common.Hash {
	return common.HexToHash("0xad48e590aad0969daf0cd911caf9ac3cf200d6517523477d07e4b2e6fa73f0e2")
}

// UnpackTransferMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func (trainingTasks *TrainingTasks) UnpackTransferMismatchError(raw []byte) (*TrainingTasksTransferMismatch, error) {
	out := new(TrainingTasksTransferMismatch)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "TransferMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksUnbondingTooShort represents a UnbondingTooShort error raised by the TrainingTasks contract.
type TrainingTasksUnbondingTooShort struct {
	Have uint64
	Need uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnbondingTooShort(uint64 have, uint64 need)
func TrainingTasksUnbondingTooShortErrorID() common.Hash {
	return common.HexToHash("0x2d3bd2f84eb13fb75d71976e5a1fc940cefbb8b97cd9c863a8b0549260143aeb")
}

// UnpackUnbondingTooShortError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnbondingTooShort(uint64 have, uint64 need)
func (trainingTasks *TrainingTasks) UnpackUnbondingTooShortError(raw []byte) (*TrainingTasksUnbondingTooShort, error) {
	out := new(TrainingTasksUnbondingTooShort)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "UnbondingTooShort", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksWrongStatus represents a WrongStatus error raised by the TrainingTasks contract.
type TrainingTasksWrongStatus struct {
	Actual uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongStatus(uint8 actual)
func TrainingTasksWrongStatusErrorID() common.Hash {
	return common.HexToHash("0x359011ccd738a108d04e7a1ab24582560fddd574ce22131d066f1d19eed7398c")
}

// UnpackWrongStatusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongStatus(uint8 actual)
func (trainingTasks *TrainingTasks) UnpackWrongStatusError(raw []byte) (*TrainingTasksWrongStatus, error) {
	out := new(TrainingTasksWrongStatus)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "WrongStatus", raw); err != nil {
		return nil, err
	}
	return out, nil
}
