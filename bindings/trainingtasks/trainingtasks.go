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
	Weights            [8][32]byte
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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"vault_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"minWindow_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outage_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unbondingMargin_\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"revealRate_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"acknowledgeTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"cancelTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimRewards\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"convict\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enroll\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enrollmentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structEnrollment\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"joinPool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"lockAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"endpoint\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leavePool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leaveTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"onRunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"tainted\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"postTask\",\"inputs\":[{\"name\":\"given\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"outputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"refund\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseLock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reopenSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setEndpoint\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"endpoint\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"specOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statusOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"witnessesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"outputs\":[{\"name\":\"keys\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommissionClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CompensationClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Convicted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slashed\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FinderPaid\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"finder\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperEndpoint\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"endpoint\",\"type\":\"string\",\"indexed\":false,\"internalType\":\"string\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperJoined\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptIssued\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"receipt\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Refunded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RewardClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SponsorForfeited\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"claimant\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"bounty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskAcknowledged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskPosted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"escrow\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"spec\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskStatusChanged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"from\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"},{\"name\":\"to\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerEnrolled\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"missed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AlreadyEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ClaimDisputed\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"DrawPending\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"EndpointTooLong\",\"inputs\":[{\"name\":\"length\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"most\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"EnrollmentClosed\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockStillLiable\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSponsor\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToRelease\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ObjectDemanded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"PoolFull\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SlotNotReopenable\",\"inputs\":[{\"name\":\"misses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]},{\"type\":\"function\",\"name\":\"absentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"trainers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawSeats\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enrollDeadlineOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"escrowOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"game\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"keyUserOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"liabilityOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"memberAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"minWindow\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"nonceOf\",\"inputs\":[{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outage\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolConvictedAtOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolKeeperOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPoolKeeper\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"acknowledged\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"leftAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"endpointBlocks\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolSizeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"receiptOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"receipt\",\"type\":\"tuple\",\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"revealRate\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specHashOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"sponsorOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"trainerAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingMargin\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingTasks",
	Bin: "0x6101e08060405234610378576101008161b10780380380916100218285610384565b83398101031261037857610034816103a7565b90610041602082016103a7565b9161004e604083016103bb565b9261005b606084016103bb565b60808401516001600160401b03811695909391908685036103785761008260a087016103bb565b9361009b60e061009460c08a016103a7565b98016103a7565b906040519361156d958686019686881060018060401b0389111761033257615f9e873960018060a01b03169182875260018060a01b03169283602088015263ffffffff8516998a604089015263ffffffff8316988960608a01528c60808a015263ffffffff81169a8b60a08b015260018060a01b038316988960c08c01526101008160018060a01b0387169c8d60e08201520301905ff0948515610327576004986020988860805260a0526101005261012052610140526101605260c05260e05260018060a01b03166101805260405192838092637e062a3560e11b82525afa908115610327575f91610346575b506001600160a01b03166101a081905260405196613bfc95868901956001600160401b0387118a8810176103325760e0988a9861750b8a398752602087015260408601526060850152608084015260a083015260c08201520301905ff08015610327576101c052604051615bd190816103cd8239608051818181610e9a01528181611b7e0152818161257c01528181612c5a01528181613dae01528181613e2f01528181613e960152818161418f0152614fd9015260a05181818161052c015281816106600152818161151b015281816118a701528181611dfb015281816126940152818161284b015281816134890152818161354801528181613d6001528181613f470152818161446e01528181614b7f015281816151b30152818161549f0152615a7c015260c0518181816130cc0152818161573601526157b1015260e051818181611214015281816116ff01528181611f1301526131420152610100518150506101205181505061014051815050610160518150506101805181602001526101a051818181614a7b015261555101526101c05181610f070152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d60201161037c575b8161036160209383610384565b8101031261037857610372906103a7565b5f610189565b5f80fd5b3d9150610354565b601f909101601f19168101906001600160401b0382119082101761033257604052565b51906001600160a01b038216820361037857565b519063ffffffff821682036103785756fe60806040526004361015610056575b3461005257604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e1561004e573d90f35b3d90fd5b5f80fd5b5f5f3560e01c80631190d3fe1461323657806318cc75cf146131d15780631e4577231461317157806326f91ec1146130885780634163b43314612ed2578063484ee4dc1461295a578063626e4a36146128055780636f4072d1146123155780637249fbb61461218b57806388bce1b81461208a57806392f01e8a14611b315780639b9c9814146117cc578063c18d0a0f14611331578063c7df14e2146112fa578063ca93f92514610a03578063d604c77214610983578063ece311f0146105ff578063edf520c614610492578063ee8ca3b514610355578063f644206c146103125763fc930fec14610148575061000e565b3461030f57604036600319011261030f576024356001600160401b03811161030d57610178903690600401613635565b60043583526007602052604083209261019082614870565b9261019e6040519485613b4d565b8284526101aa83614870565b602085019190601f19013683376101c084614870565b956101ce6040519788613b4d565b8487526101da85614870565b602088019590601f1901368737845b818110610279575050505060405194859460408601906040875251809152606086019290845b818110610257575050506020908583038287015251918281520192915b81811061023a575050500390f35b825161ffff1684528594506020938401939092019160010161022c565b82516001600160a01b031685528897506020948501949092019160010161020f565b61029161028c8284879c989a9b9c613bbc565b614887565b60018060a01b03165f528260205260405f205460ff8160b81c16156102e457908161ffff60019360a01c166102c6838961489b565b52828060a01b03166102d8828c61489b565b520197969593976101e9565b6024876102f561028c85878a613bbc565b6376a1be0560e01b82526001600160a01b0316600452fd5b505b80fd5b503461030f57602036600319011261030f5761032c6146f4565b5061034d6001600160a01b0360016103456004356148e4565b015416615b26565b602081519101f35b503461030f57602036600319011261030f576004356103726148af565b61037b816148e4565b80549091906001600160a01b03811633036104835760a01c60ff16600781101561045f57600214610473575b60ff825460a01c16600781101561045f57600181141580610454575b61043c57508160069160046104299401805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f516020615b715f395f51905f52604060ff845460a01c16610416825180926136e6565b61042360208201876136e6565ba26146d0565b805f516020615bb15f395f51905f525d80f35b83610452602492630d64047360e21b83526136d8565bfd5b5060028114156103c3565b634e487b7160e01b84526021600452602484fd5b61047d828261498c565b506103a7565b63df4795c760e01b8452600484fd5b503461030f57604036600319011261030f57600435906104b061361f565b6104b86148af565b6104c1836148e4565b6104cb828561491d565b9060ff815460a01c1660078110156105eb57600381036105d55750600481810154604051632b32135560e21b81529182018790526001600160a01b038516602483015260501c63ffffffff16604482018190529590606081806064810103817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156105ca579063ffffffff918791610599575b5016958087111561058257506104299495506158a7565b631b4f426560e31b86526004879052602452604485fd5b6105bb915060603d6060116105c3575b6105b38183613b4d565b810190613b8c565b50505f61056b565b503d6105a9565b6040513d88823e3d90fd5b84610452602492630d64047360e21b83526136d8565b634e487b7160e01b85526021600452602485fd5b503461030f5761010036600319011261030f5760043560243580158015820361097f576084359163ffffffff8316830361097b5760a4359063ffffffff821682036109775760c4359263ffffffff841684036109735761065d6136f3565b937f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610960578688526003602052604088209160098301966044358855600a8401956064358755600485019384549063ffffffff60b01b9060b01b169263ffffffff60701b9060701b16906001600160601b0360701b1916179063ffffffff60901b9060901b16171782556001600160401b03600b840196166001600160401b031987541617865561071a83896156f8565b50939061094e575b156109445761075260055b825464ffffffffff60d01b19164260d01b64ffffffffff60d01b161783558389614ef4565b8761016060405161076281613b31565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015201526107bb60018060a01b03600184015416615b26565b60208151910120956001600160401b0360018060a01b03845416915495549254965416926107f66001600160801b036002830154168561464a565b946001600160a01b031661093c5761080d906156c9565b945b6040519261081c84613b31565b8984526020840198895260408401928352606084019182526080840190815260a08401918860701c63ffffffff16835260c08501938960901c63ffffffff16855260e08601958a60b01c63ffffffff168752610100810197885261012081019889526101408101998a52610160019960d01c64ffffffffff168a526040519a8c8c525160208c0152600160a01b6001900390511660408b01525160608a01525160808901525163ffffffff1660a08801525163ffffffff1660c08701525163ffffffff1660e0860152516001600160401b03166101008501525161012084015251610140830152516001600160401b03166101608201526101807f37f2d9b7ae343d4b42a85e325698efa6ff3a739525c3291000164fd1b51676c091a280f35b50889461080f565b610752600461072d565b506001600160a01b0383161515610722565b634a0bfec160e01b885233600452602488fd5b8680fd5b8580fd5b8480fd5b8380fd5b503461030f57604036600319011261030f57600435906024356001600160401b03811161030d576109b8903690600401613665565b9083835260076020526040832060018060a01b0333165f5260205260ff60405f205460b81c16156109f0576109ed92936150da565b80f35b6376a1be0560e01b835233600452602483fd5b503461030f5761074036600319011261030f57610a1e6148af565b604051610a2a81613b15565b60043561ffff811681036112f657815260243560208201526044356001600160401b03811681036112f657604082015260643563ffffffff811681036112f6576060820152608435608082015260a43560a082015260c43560c0820152610a8f6136f3565b60e0820152610104356101008201526101243560038110156112f657610120820190815261014435600681101561097f576101408301526101643563ffffffff8116810361097f57610160830152366101a312156112f657604051610af661010082613b4d565b80366102841161097b57610184905b61028482106112e657505061018083015261028435600381101561097f576101a08301526102a435600281101561097f576101c08301526102c435600281101561097f576101e08301526102e43563ffffffff8116810361097f576102008301526103043563ffffffff8116810361097f576102208301526103243563ffffffff8116810361097f57610240830152610344358060010b810361097f5761026083015261036435801515810361097f576102808301526103843560ff8116810361097f576102a08301526103a43560ff8116810361097f576102c08301526103c43563ffffffff8116810361097f576102e08301526103e43563ffffffff8116810361097f57610300830152610404359163ffffffff8316830361097f5761032081019283526104243560ff8116810361097b576103408201526104443560ff8116810361097b576103608201526104643563ffffffff8116810361097b576103808201526104843563ffffffff8116810361097b576103a08201526104a43563ffffffff8116810361097b576103c08201526104c43563ffffffff8116810361097b576103e08201526104e43563ffffffff8116810361097b576104008201526105043563ffffffff8116810361097b576104208201526105243563ffffffff8116810361097b576104408201526105443563ffffffff8116810361097b576104608201526105643563ffffffff8116810361097b576104808201526105843563ffffffff8116810361097b576104a08201526105a43560ff8116810361097b576104c08201526105c43563ffffffff8116810361097b576104e08201526105e43563ffffffff8116810361097b57610500820152610604359063ffffffff8216820361097b576105208101918252610624356001600160801b0381168103610977576105408201526106443561ffff81168103610977576105608201908152610664356001600160801b038116810361097357610580830190815261068435936001600160801b03851685036112e2576105a084019485526106a4356001600160801b03811681036112de576105c08501526106c435946001600160801b03861686036112de576105e085019586526106e4356001600160a01b038116810361128b57610600860152610704356001600160a01b038116810361128b57610620860152610724356001600160a01b038116810361128b57610640860152604051636cf6d67560e01b8152926020846004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa938415611297578a946112a2575b506040516396f64cad60e01b8152936001600160401b0390610ef7600487018961371d565b16610744850152602084610764817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa938415611297578a94611257575b506040519660208801610f52818961371d565b6107408952610f636107608a613b4d565b8851902097338c52600260205260408c208054905f19821461124357600182019055604051602081019146835230604083015233606083015260808201528a60a082015260a08152610fb660c082613b4d565b5190209a5163ffffffff166102a089015160ff16610fd39161464a565b6105408901516001600160801b0316610feb9161464a565b8b8d52600360205260408d2080546102a08b01516102c08c015161ffff60a81b1960ff60a01b1933166001600160a81b031990941693909317600160a01b179290921660a89190911b60ff60a81b161760b09190911b60ff60b01b16178155909a909751908d895491519061105f82613709565b5061106981613709565b60011480611211575b67ff0000000000ffff60b81b1990911660b89290921b61ffff60b81b169190911790151560f01b60ff60f01b1617875580516bfe61000180600a3d393df300604082901b0161fffe8211830152600b8101601583018ef091821561120457526001870180546001600160a01b0319166001600160a01b03929092169190911790556105408701519051608090811b6fffffffffffffffffffffffffffffffff199081166001600160801b03938416176002890155925193519390911692901b16176003840155602097956111ed95909490936111a293919286926005929160048301805491516dffffffff0000000000ffffffffff1990921664ffffffffff939093169290921760509190911b63ffffffff60501b1617905501556040805193845288840185905283019061371d565b847f859eea5979591b7c533e6f179304ff1443ed1c0e16208e05e6c3573d92e23c1b6107803393a3835f516020615b715f395f51905f5260408051868152600189820152a233615529565b5f516020615bb15f395f51905f525d604051908152f35b63301164258e526004601cfd5b507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161515611072565b634e487b7160e01b8e52601160045260248efd5b9093506020813d60201161128f575b8161127360209383613b4d565b8101031261128b57611284906146bc565b925f610f3f565b8980fd5b3d9150611266565b6040513d8c823e3d90fd5b9093506020813d6020116112d6575b816112be60209383613b4d565b8101031261128b576112cf906146bc565b925f610ed2565b3d91506112b1565b8880fd5b8780fd5b8135815260209182019101610b05565b8280fd5b503461030f57602036600319011261030f5760ff6040602092600435815260038452205460a01c1661132f60405180926136e6565bf35b503461030f5761134036613692565b61134c949291946148af565b8293611357816148e4565b9581855260046020526040852060018060a01b0385165f5260205260405f20906040519161138483613adf565b5460018060a01b0381169081845260ff8160a01c16602085015262ffffff8160a81c16604085015262ffffff8160c01c16606085015260d81c6080840152156117b05760ff600189015460e01c1615611793576113fa6001600160801b0360028a9694960154166113f48a6157d8565b90614685565b90869487935b8085106114915750505050509161147b826111ed9460209861143260066114288b9889613c0f565b9201918254613c0f565b90558087526005895260408088206001600160a01b038681165f908152918c529190205460581c1690849082611480576114766114708a8096614685565b82614b1f565b615800565b614a66565b611476611470600586048096614685565b90919293956114a96114a4888487613bbc565b613be0565b62ffffff60408501511663ffffffff821610801561177a575b6117705760ff8c5460f01c16806116c3575b6116ab5760208401516040805163991f833560e01b8152600481018a905263ffffffff8416602482015260ff909216604483015290929190836064818e6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19283156116a0578d908c908d9561164b575b506001600160401b031693841561163e571561163657600201546001600160801b0316925b6001600160401b03811490811561160c575b50156115a5575060019161159991613c0f565b965b0193929190611400565b877f022643dfca4a5c873c28ccc41e131d247cf5e4043197859bb2a8dfc847b129b26115d8859e956001969c959c613c0f565b9d8c611604604051928392898060a01b031696836020909392919363ffffffff60408201951681520152565b0390a361159b565b905064ffffffffff608087015116801515918261162c575b50505f611586565b1190505f80611624565b508692611574565b505050966001915061159b565b945050506040833d8211611698575b8161166760409383613b4d565b81010312611694578c6001600160401b0361168d6020611686876146bc565b9601613b7f565b949061154f565b8a80fd5b3d915061165a565b6040513d8d823e3d90fd5b636477f18f60e11b8a5263ffffffff16600452602489fd5b50604051638407518960e01b8152600481018890526001600160a01b038a16602482015263ffffffff82166044820152602081806064810103817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156116a0578b9161173f575b5015156114d4565b90506020813d8211611768575b8161175960209383613b4d565b8101031261005257515f611737565b3d915061174c565b509560019061159b565b5062ffffff60608501511663ffffffff821610156114c2565b60248661045260ff8b5460a01c16630d64047360e21b83526136d8565b6364e1496360e11b86526001600160a01b038516600452602486fd5b503461030f576117db36613692565b9391906117e66148af565b82936117f1816148e4565b60ff600182015460e01c1615611b145781855260076020526040852060018060a01b0385165f5260205260405f20966040519761182d89613aaf565b549060018060a01b0382168952602089019861ffff8360a01c168a5260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260e060a082019160ff8560c81c161515835260ff8560d01c16151560c0820152019260d81c83526118a1846157d8565b889687947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031694925b8387106118ff575060208c8c6111ed828e61147b8f8f8f6118f860066114288589613c0f565b9055614b1f565b9091929394959863ffffffff9060808f60648f8d908f6119266114a461ffff928e8e613bbc565b94511660405197889586946347dd2ded60e11b8652600486015216602484015260448301528c5af1918215611b09578d80809181938296611ab0575b508015611aa257611973908761464a565b90508115611a8d5760018282061b915f198301928311611a7757916119b26119b9926119ac86956119a66119bf986153a0565b92613bf1565b9061464a565b92166153a0565b90613c0f565b91875115159081611a5b575b50156119eb576001916119dd91613c0f565b995b019594939291906118d2565b99909c8d6119f891613c0f565b9c89611a05838888613bbc565b611a0e90613be0565b6040805163ffffffff92909216825260208201939093526001600160a01b038e16927fd295a42c91b07666c5f436270c9738382ed923e193242dada46b33b43302535091a36001906119df565b90506001600160401b0364ffffffffff8651169116115f6119cb565b5050634e487b7160e01b8f52601160045260248ffd5b50634e487b7160e01b8f52601260045260248ffd5b5050505099600191506119df565b949550505050506080813d8211611b01575b81611acf60809383613b4d565b81010312611afd5790818d925190602081015193611af46060604084015193016146bc565b9491925f611962565b8c80fd5b3d9150611ac2565b6040513d8f823e3d90fd5b8461045260ff6024935460a01c16630d64047360e21b83526136d8565b503461030f57606036600319011261030f5760243590600435600283101561030d57611b5b613609565b90611b646148af565b611b6d816148e4565b604051636559e3fd60e01b815290947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169160208180611bba88868960048501614692565b0381865afa9081156105ca578691612058575b501561204957849260ff600188015460e01c1696611bea83613713565b826120225781875260056020526040872060018060a01b0387165f5260205260405f209760405198611c1b8a613afa565b549064ffffffffff8216998a815260a060ff8460281c1615938415602084015261ffff8160301c16604084015261ffff8160401c16606084015260ff8160501c1615156080840152600180831b039060581c1691015289918161201a575b50981561200b575b8015611fc9575b6004820154906001600160401b0364ffffffffff83169116016001600160401b038111611fb5578980611fa3575b611f88575060ff825460f01c1680611ed8575b611ec15787988697989615159081611eb9575b50611db8575b50611cec83613713565b60018314611d5d575b50823b1561097f57611d23928492838893604051968795869485936301b9add160e71b855260048501614692565b03925af18015611d5257611d3d575b505061042991614a66565b81611d4791613b4d565b6112f657825f611d32565b6040513d84823e3d90fd5b81855260076020526040852060018060a01b0388165f5260205260405f2090878260ff815460b81c16611da6575b5050815460ff60d01b1916600160d01b17909155505f611cf5565b611db09285614c1b565b5f8782611d8b565b604051632b32135560e21b8152600481018490526001600160a01b038916602482015260509190911c63ffffffff166044820181905290606081806064810103817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611eae5787908892611e87575b5063ffffffff16918211918215611e66575b5050611e54575b5f611ce2565b94611e5f9082614b1f565b8394611e4e565b1515915081611e78575b505f80611e47565b63ffffffff915016155f611e70565b63ffffffff9250611ea7915060603d6060116105c3576105b38183613b4d565b5091611e35565b6040513d89823e3d90fd5b90505f611cdc565b636477f18f60e11b885263ffffffff600452602488fd5b50604051638407518960e01b8152600481018490526001600160a01b03888116602483015263ffffffff6044830152602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611f7d578991611f4b575b501515611cc9565b90506020813d602011611f75575b81611f6660209383613b4d565b8101031261005257515f611f43565b3d9150611f59565b6040513d8b823e3d90fd5b63614b2edf60e01b89526001600160401b0316600452602488fd5b506001600160401b0381164210611cb6565b634e487b7160e01b89526011600452602489fd5b5060ff815460a01c16611fdb81614a2a565b15611ff5575064ffffffffff600482015460d01c16611c88565b87610452602492630d64047360e21b83526136d8565b600282015460801c9550611c81565b90505f611c79565b81875260076020526040872060018060a01b0387165f5260205260405f205460d81c611c81565b63b10205ed60e01b8552600485fd5b90506020813d602011612082575b8161207360209383613b4d565b8101031261005257515f611bcd565b3d9150612066565b503461030f57604036600319011261030f5760a0906120a761361f565b8160806040516120b681613adf565b8281528260208201528260408201528260608201520152600435825260046020526040822090600180851b03165f526020526001600160401b0360405f2054600180851b0381169262ffffff8260c01c16905062ffffff81145f14612180575063ffffffff805b8160405161212a81613adf565b86815260ff6020820181878b1c1681526080604084019362ffffff8960a81c168552856060820197168752019660d81c875260405198895251166020880152511660408601525116606084015251166080820152f35b63ffffffff9061211d565b503461030f57602036600319011261030f57600435906121a96148af565b6121b2826148e4565b9060ff825460a01c166121c481614a2a565b156122fe575060048201928354928360f81c5f146122ef5782945b859486156122e0576001600160f81b0316600160f81b179055600681018054612209908790613c0f565b905561221581836156f8565b6122cc576020956001600160a01b0382169182612270575b5050506111ed91849160018060a01b0390541680917ff552ca82e113ac3c539c3d617f29fcd19c172a0c75dad017555c9e109f7fe18388604051868152a3614a66565b87965091612297826111ed969461147b600561229198960497888094614685565b87614b1f565b827f2c6a4f8d7e4ad045aeabed37ab6194fd528c5462e27c91e015a8ea2c573db38587988996604051908152a391819361222d565b633e5dca6d60e11b84526004839052602484fd5b630686827b60e51b8552600485fd5b6122f8816156c9565b946121df565b630d64047360e21b825260249190610452906136d8565b503461030f57602036600319011261030f576004356123326148af565b61233b816148e4565b80549160ff8360a01c1692600784101590816127ce5760028514918215806127f8575b6127e2576127ce5781806127ba575b6127ab57828652600460209081526040808820335f90815292529020546001600160a01b03166127985760018401946001600160401b03865460a01c169160ff6123b78419614f1e565b9160a81c1681101561278957865467ffffffffffffffff60a01b1916600160ff90921691821b6001600160401b031690931760a01b67ffffffffffffffff60a01b1692909217865586919084835260066020908152604080852060ff85165f9081529252902080546001600160a01b03191633178155918391600314612668575b63ffffffff925061253b61244b87614fbb565b64ffffffffff8861251b62ffffff6040519461246686613adf565b60018060a01b0316998a8652602086018881526040870190838b1682526040606089019385855260808a0197818952815260046020522060018060a01b0333165f5260205260405f209760018060a01b039060018060a01b03905116166001600160601b0360a01b89541617885551908754908460a81b905160a81b169160ff60a01b9060a01b16908c60a01b1916171786555116849081549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b5182546001600160d81b0316911660d81b6001600160d81b031916179055565b6040519384526020840152166040820152827f1f75e1b47905f1535ada761431214a24b8def06a13bd1ead020ef47409b49fe560603393a3600383015485907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906001600160801b0316813b156112f6578291608483926040519485938492637bf9d42760e11b84528a600485015282602485015233604485015260648401525af18015611d525761264d575b5092809291610429956002955081612627575b50612617575b5050015460801c33615529565b61262091615449565b5f8161260a565b5461263e915060a01c6001600160401b03166153a0565b60ff825460a81c16145f612604565b8161265b9195949395613b4d565b61097b579091845f6125f1565b60408051639f8ab78160e01b8152600481018890526024810183905260016044820152925082606481877f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af191821561277e5763ffffffff9385918694612746575b505460a01c62ffffff1681851681101561273f57505b9161ffff81166126fb575b50612438565b86855260056020526040852060018060a01b0333165f5260205260405f209067ffff00000000000082549160301b169067ffff00000000000019161790555f6126f5565b90506126ea565b61276f91945062ffffff925060403d604011612777575b6127678183613b4d565b81019061465d565b9390916126d4565b503d61275d565b6040513d86823e3d90fd5b6323ad276560e21b8852600488fd5b636680176960e01b865233600452602486fd5b6323ad276560e21b8652600486fd5b5064ffffffffff8160c81c1642101561236d565b634e487b7160e01b86526021600452602486fd5b630d64047360e21b8752602487610452886136d8565b505085600386141561235e565b503461030f57602036600319011261030f576004356128226148af565b61282b816148e4565b60ff815460a01c16600781101561045f57600381036129265750906001837f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561030d57818091602460405180958193633137251b60e11b83528960048401525af19182612911575b505061290b575082915b60ff815460a01c1660078110156105eb5760031491826128fa575b50506128f2575b156128e357805f516020615bb15f395f51905f525d80f35b6321bf6c6760e21b8152600490fd5b5060016128cb565b612904925061517f565b5f806128c4565b916128a9565b8161291b91613b4d565b61097b57845f61289f565b60021491821592612948575b505015610429576321bf6c6760e21b8152600490fd5b612952925061498c565b155f80612932565b5034610052576060366003190112610052576024356004356044356001600160401b03811161005257612991903690600401613665565b61299c9391936148af565b81906129a7846148e4565b60ff815460a01c166129b881614a2a565b612eba5750845f52600760205260405f2060018060a01b0333165f5260205260405f2091604051926129e984613aaf565b5460018060a01b038116845261ffff8160a01c16602085019481865260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260ff8360c81c16151560a082015260e060ff8460d01c161593841560c084015260d81c91015215159081612eb2575b50612e9f5760078201805497905f198914612e825788612e91575b612a818919614f1e565b9860018a1b1790558761ffff85511615612e08575b90612c4b929161ffff868160039851168b5f52600a60205260405f20845f5260205260405f20908319825416179055612c11612ad18c614fbb565b64ffffffffff8d8585511660405193612ae985613aaf565b60018060a01b0316978885526020850191825260ff6040860191168152606085016001815260808601905f8252612baa60ff60a08901945f865260c08a01965f885260e08b01985f8a525f52600760205260405f2060018060a01b0333165f5260205260405f209a60018060a01b039060018060a01b03905116166001600160601b0360a01b8c5416178b55518a54908e60a01b9060a01b16908e60a01b1916178a555116889081549060ff60b01b9060b01b169060ff60b01b1916179055565b51865491519251935194516001600160b81b0390921690151560b81b60ff60b81b161791151560c01b60ff60c01b169190911791151560c81b60ff60c81b169190911791151560d01b60ff60d01b1691909117911660d81b6001600160d81b031916179055565b51166040519182526020820152887f0cf19011421c56641c6a578b895bd307452b1cdbebfe22b0f28353d136f39a0260403393a3876150da565b015460801c809210612e01575b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610052575f8091608460405180948193637bf9d42760e11b8352896004840152600160248401523360448401528760648401525af18015612df657612de1575b506001600160fc1b0381168103612dcd5790612ce39160041b613bf1565b908352600b6020526040832090610fff811015612dc357905b8260041c91600f84169160f08560041b169280840460101490151715612daf576001810194612d2b8587615170565b90549060031b1c9161ffff83861c1691600f191686810460101487151715611fb55792849282612d77612d87999896612d8198612d6f612d6f975486841b90614685565b911b90613c0f565b9055841b90614685565b92615170565b819291549060031b91821b915f19901b1916179055805f516020615bb15f395f51905f525d80f35b634e487b7160e01b86526011600452602486fd5b50610fff90612cfc565b634e487b7160e01b85526011600452602485fd5b612dee9195505f90613b4d565b5f935f612cc5565b6040513d5f823e3d90fd5b5080612c58565b50906001830191825461ffff8160e81c169361ffff8514612e825761ffff60e81b1990911660019490940160e881901b61ffff60e81b1694909417905561ffff92831685525f888152600860209081526040808320885190961683529490529290922080546001600160a01b031916331790559087612a96565b6327a01e0760e21b5f5260045ffd5b612e9a88614b62565b612a77565b6302b1c65760e61b5f523360045260245ffd5b90505f612a5c565b630d64047360e21b5f52612ecd906136d8565b60245ffd5b3461005257602036600319011261005257600435612eee6148af565b612ef7816148e4565b5f8281526007602090815260408083203384529091529020805460b881901c60ff16156130755760ff835460a01c16612f2f81614a2a565b612eba575060ff8160c01c1661306657600160c01b9060ff60c01b191617809155600160ff600884019260b01c161b815417905533827f9b7129ae006ad36a99604b791701c3e7a5887c676fa415c7cbf65af88d2bb3525f80a360ff815460a01c16600781101561303e57600114612fb4575b5f5f516020615bb15f395f51905f525d005b63ffffffff610380612fc583614e9c565b01511664ffffffffff42160164ffffffffff811161305257815464ffffffffff60c81b191660c89190911b64ffffffffff60c81b1617808255604051919061301490839060a01c60ff166136e6565b613037925f516020615b715f395f51905f526040846002602081970152a26146d0565b8080612fa2565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b6321bf6c6760e21b5f5260045ffd5b6376a1be0560e01b5f523360045260245ffd5b346100525760a0366003190112610052576024356002811015610052576130ad613609565b606435916001600160a01b0383168303610052576130c96148af565b337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061313e575b61312b576020926131139260843592600435614127565b5f5f516020615bb15f395f51905f525d604051908152f35b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156130fc565b346100525760803660031901126100525760243561ffff8116810361005257613198613609565b606435906001600160401b038211610052576020926131be613113933690600401613635565b9290916131c96148af565b600435613c1c565b34610052576020366003190112610052576004356131ed6148af565b6131f6816148e4565b90805f52600760205260405f2060018060a01b0333165f5260205260405f2060ff815460b81c161561307557612fa29261322f83614b62565b3392614c1b565b34610052576020366003190112610052576004356132526148af565b61325b816148e4565b90613266338261491d565b60ff835460a01c16600781101561303e576002146135f9575b60ff835460a01c169061329182614a2a565b6135e6575f91600781101561303e57600314613510575b80549060ff8260a01c1691600186019060ff825460e01c165f14613503575063ffffffff600487015460701c165b90855f52600560205260405f2060018060a01b0333165f5260205260405f2060ff885460a01c16600781101561303e57600314613457575b835462ffffff60c01b191660c084901b62ffffff60c01b161790935563ffffffff82169261339f91908154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b845f52600660205260405f2060ff84165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c168411613433575b50505060405191825260208201528115156040820152825f516020615b915f395f51905f5260603393a31561341c576002612fa292015460801c90614b1f565b50600261342e91015460801c33614a66565b612fa2565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790558580806133dc565b915060405190639f8ab78160e01b82528660048301528460248301525f60448301526040826064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1918215612df65761339f925f915f916134e2575b5061ffff60401b85549160401b169061ffff60401b19161784559290915061330e565b90506134fd915060403d604011612777576127678183613b4d565b8a6134bf565b60a81c62ffffff166132d6565b600484810154604051632b32135560e21b815291820185905233602483015260501c63ffffffff1660448201529091506060816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612df6575f5f925f926135ba575b5063ffffffff16159182159261359b575b5050906132a8565b63ffffffff16159150816135b2575b508480613593565b9050846135aa565b905063ffffffff92506135dc915060603d6060116105c3576105b38183613b4d565b9290929190613582565b630d64047360e21b5f52612ecd826136d8565b613603838361498c565b5061327f565b604435906001600160a01b038216820361005257565b602435906001600160a01b038216820361005257565b9181601f84011215610052578235916001600160401b038311610052576020808501948460051b01011161005257565b9181601f84011215610052578235916001600160401b038311610052576020838186019501011161005257565b606060031982011261005257600435916024356001600160a01b03811681036100525791604435906001600160401b038211610052576136d491600401613635565b9091565b600781101561303e57600452565b90600782101561303e5752565b60e435906001600160401b038216820361005257565b6003111561303e57565b6002111561303e57565b61ffff8151168252602081015160208301526001600160401b03604082015116604083015263ffffffff60608201511660608301526080810151608083015260a081015160a083015260c081015160c08301526001600160401b0360e08201511660e083015261010081015161010083015261012081015161379e81613709565b610120830152610140810151600681101561303e5761014083015263ffffffff6101608201511661016083015261018081015161018083015f905b60088210613a9957505050806101a06107209201516137f781613709565b6102808401526101c081015161380c81613713565b6102a08401526101e081015161382181613713565b6102c084015263ffffffff610200820151166102e084015263ffffffff6102208201511661030084015263ffffffff6102408201511661032084015261026081015160010b610340840152610280810151151561036084015260ff6102a08201511661038084015260ff6102c0820151166103a084015263ffffffff6102e0820151166103c084015263ffffffff610300820151166103e084015263ffffffff6103208201511661040084015260ff6103408201511661042084015260ff6103608201511661044084015263ffffffff6103808201511661046084015263ffffffff6103a08201511661048084015263ffffffff6103c0820151166104a084015263ffffffff6103e0820151166104c084015263ffffffff610400820151166104e084015263ffffffff6104208201511661050084015263ffffffff6104408201511661052084015263ffffffff6104608201511661054084015263ffffffff6104808201511661056084015263ffffffff6104a08201511661058084015260ff6104c0820151166105a084015263ffffffff6104e0820151166105c084015263ffffffff610500820151166105e084015263ffffffff610520820151166106008401526001600160801b036105408201511661062084015261ffff610560820151166106408401526001600160801b03610580820151166106608401526001600160801b036105a0820151166106808401526001600160801b036105c0820151166106a08401526001600160801b036105e0820151166106c084015260018060a01b03610600820151166106e084015260018060a01b036106208201511661070084015261064060018060a01b0391015116910152565b60208060019285518152019301910190916137d9565b61010081019081106001600160401b03821117613acb57604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b03821117613acb57604052565b60c081019081106001600160401b03821117613acb57604052565b61066081019081106001600160401b03821117613acb57604052565b61018081019081106001600160401b03821117613acb57604052565b90601f801991011681019081106001600160401b03821117613acb57604052565b519063ffffffff8216820361005257565b5190811515820361005257565b9081606091031261005257613ba081613b6e565b91613bb96040613bb260208501613b6e565b9301613b7f565b90565b9190811015613bcc5760051b0190565b634e487b7160e01b5f52603260045260245ffd5b3563ffffffff811681036100525790565b8115613bfb570490565b634e487b7160e01b5f52601260045260245ffd5b9190820180921161305257565b92949390945f95613c2c856148e4565b94805f52600460205260405f2060018060a01b0386165f5260205260405f209560405196613c5988613adf565b549660018060a01b0388169182825260ff8960a01c16602083015262ffffff8960a81c166040830152606082019262ffffff8a60c01c168452608083019960d81c8a52156141095760ff600182015460e01c16156140ef5750825f52600560205260405f2060018060a01b0388165f5260205260405f209160405192613cde84613afa565b5464ffffffffff8116845260ff8160281c1615156020850152604084019361ffff8260301c16855260a0606082019261ffff8160401c16845260ff8160501c1615156080840152600180831b039060581c169101526040519963da7bd3b360e01b8b528560048c015261ffff871660248c015260208b60448160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9a8b15612df6575f9b6140bb575b506040805163319bcf2d60e21b8152600481018d90529590866024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa958615612df6575f96614087575b508515918215614075575b508115614062575b50614053575161ffff868116911610614047575062ffffff955b5f5b818110613ed157505050505050505083613e2d575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163b156100525760405163348fb39160e11b815260048101929092526001600160a01b039081166024830152604482018490525f908290606490829084907f0000000000000000000000000000000000000000000000000000000000000000165af18015612df657613ec55750565b5f613ecf91613b4d565b565b613edf6114a482848a613bbc565b62ffffff60408501511663ffffffff8216108015614032575b6140295760208481015160405163702efafd60e01b81526004810189905261ffff8a16602482015263ffffffff8416604482015260ff90911660648201529d908e6084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19d8e15612df6575f9e613ff6575b508d15613feb5790613f9b613f948f936119b9600196958a613bf1565b9e87613bf1565b63ffffffff6040519261ffff8b1684521660208301526040820152867f539e10509c4b862c8840a1ea02f8f25c04e799dda06dccc45653fbfe782ff70360608d868060a01b031693a35b01613e15565b9c5050600190613fe5565b909d506020813d8211614021575b8161401160209383613b4d565b8101031261005257519c5f613f77565b3d9150614004565b50600190613fe5565b5062ffffff891663ffffffff82161015613ef8565b5162ffffff1695613e13565b505f9a50505050505050505050565b905061ffff80881691511610155f613df9565b5164ffffffffff16151591505f613df1565b9095506040813d6040116140b3575b816140a360409383613b4d565b810103126100525751945f613de6565b3d9150614096565b909a506020813d6020116140e7575b816140d760209383613b4d565b810103126100525751995f613d90565b3d91506140ca565b54630d64047360e21b5f52612ecd9060a01c60ff166136d8565b6364e1496360e11b5f9081526001600160a01b038916600452602490fd5b9094939291614135826148e4565b60405163aef4848b60e01b815260048101849052969061415482613713565b602488018290526001600160a01b0383811660448a0181905286821660648b0181905260848b019890985295906020908a9060a49082905f907f0000000000000000000000000000000000000000000000000000000000000000165af1988915612df6575f99614616575b5088156145e4575064ffffffffff4216926141d983613713565b826145425750835f52600460205260405f20855f5260205260405f2090845f52600560205260405f20865f5260205260405f2064ffffffffff81541615614269575b505080546001600160d81b031660d89390931b6001600160d81b031916929092179091555f516020615b515f395f51905f52906040905b81519061425e81613713565b8152876020820152a4565b825460ff8160a01c1690600184019060ff825460e01c165f14614535575063ffffffff600485015460701c165b91885f52600560205260405f208a5f5260205260405f209260ff865460a01c1692600784101561303e578b9460038c9514614435575b94614408945f516020615b915f395f51905f5260606002968c5f516020615b515f395f51905f529f9b969760409f9e9b6142529e9961439e918f64ffffffffff9061433c63ffffffff87169762ffffff881681549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b8354835465ffffffffffff191660e09190911c60ff161560281b65ff000000000016179116179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f5260066020528f5f2060ff84165f526020528f5f20906001600160601b0360a01b825416825581549062ffffff8260a01c168411614411575b5050508e5191825260208201525f8e820152a3805460ff60501b1916600160501b179055015460801c88614b1f565b9293509361421b565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f80806143d9565b99959897945092505060405194639f8ab78160e01b86528960048701528160248701525f60448701526040866064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1978815612df6578b8b5f516020615b915f395f51905f526060600296895f516020615b515f395f51905f529f60409f6144089b6142529f928f9364ffffffffff9061439e945f915f91614514575b5061ffff60401b84549160401b169061ffff60401b19161783559c9f5050989d9f50989d50509f509c9d509650505094506142cc565b9050604061452f92503d604011612777576127678183613b4d565b5f6144de565b60a81c62ffffff16614296565b5f516020615b515f395f51905f5293604093926145a792875f526007602052855f20895f52602052855f209160ff835460b81c166145ac575b50508054600161ff0160c81b031660d89290921b6001600160d81b03191691909117600160c81b179055565b614252565b6145ba60049284838c614c1b565b01805469ffffffffff000000000019164260281b69ffffffffff0000000000161790555f8061457b565b9550929596509092506145f681613713565b15614604575b505050505f90565b61460d93614df0565b5f8080806145fc565b9098506020813d602011614642575b8161463260209383613b4d565b810103126100525751975f6141bf565b3d9150614625565b8181029291811591840414171561305257565b919082604091031261005257602061467483613b6e565b92015161ffff811681036100525790565b9190820391821161305257565b91926040919493606084019584526146a981613713565b60208401526001600160a01b0316910152565b51906001600160401b038216820361005257565b90600781101561303e57815460ff60a01b191660a09190911b60ff60a01b16179055565b6040519061470182613b15565b5f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152610100604051906147608183613b4d565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6001600160401b038111613acb5760051b60200190565b356001600160a01b03811681036100525790565b8051821015613bcc5760209160051b010190565b5f516020615bb15f395f51905f525c6148d55760015f516020615bb15f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b90815f52600360205260405f209160ff835460a01c16600781101561303e571561490b5750565b6319032fbb60e31b5f5260045260245ffd5b5f9081526004602090815260408083206001600160a01b0380861685529252909120805490939291811615908115614978575b506149585750565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b62ffffff9150819060c01c1614155f614950565b90805464ffffffffff8160c81c164210614a235760ff6149bb6001600160401b03600185015460a01c166153a0565b60b09290921c16116149d5576149d091615449565b600190565b806149d092600460059301805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f516020615b715f395f51905f52604060ff845460a01c16610416825180926136e6565b5050505f90565b6007811015908161303e5760048114918215614a59575b8215614a4c57505090565b90915061303e5760061490565b506005811491505f614a41565b8115614b1b57614a77825f54614685565b5f557f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615614afa575b60405215614ada5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b906001811516614b1257823b15153d15161690614acf565b503d5f823e3d90fd5b5050565b908015614b1b57602081614b567f332f25d7d767b49a1126573abecdd03ab5293993961c8c46f81e74c188aba55593600154613c0f565b600155604051908152a2565b604051630f1cf0e960e31b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612df6575f90614bdb575b6001600160401b0391501680614bc95750565b631e386cbf60e01b5f5260045260245ffd5b506020813d602011614c13575b81614bf560209383613b4d565b8101031261005257614c0e6001600160401b03916146bc565b614bb6565b3d9150614be8565b8254600163ffffff0160b81b03164260d81b6001600160d81b03191617835592919060ff815460a01c16600781101561303e57600214614de0575b600160ff835460b01c161b196007820181815416905560ff835460c01c16614d5a575b5050825f52600b60205260405f209054908160b01c91600f8160b41c169060f0610ff06a0ffffffffffffffffffff0600f87169360ac1c1616169080820460101490151715613052576001830193614cd18386615170565b90549060031b1c9060f061ffff83851c16911692848404601014851517156130525785614d09612d819584614d129954911b90614685565b90551b90614685565b81545f1960039290921b91821b191692901b9190911790556001600160a01b0316907f029cef98b11f1bb06b6d064a9742910e89943f464c33dbc52b7b5ebba8c223765f80a3565b60088201908154168091551580614dc6575b614d77575b80614c79565b805464ffffffffff60c81b198116825560405190614d9c90829060a01c60ff166136e6565b614dc091855f516020615b715f395f51905f526040846001602081970152a26146d0565b5f614d71565b5060ff815460a01c16600781101561303e57600214614d6c565b614dea818561498c565b50614c56565b5f8181526005602090815260408083206001600160a01b0380881685529252909120805493959294929391605883901c16614e94577fff0000000000000000000000000000000000000000ffffffffffffffffffffff909116605884901b600160581b600160f81b0316179081905560501c60ff1615614e8e576002613ecf9401614e81815460801c600154614685565b6001555460801c92615853565b50505050565b505050505050565b614ebd602091614eaa6146f4565b50600101546001600160a01b0316615b26565b614ec56146f4565b506101a0810160405190610100820160405261010081835e52805161027f19016102a082016101c083015e0190565b90613ecf92915f516020615b715f395f51905f52604060ff845460a01c16610416825180926136e6565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b51906001600160a01b038216820361005257565b604051637d039ebb60e11b81523360048201529091906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612df6575f916150a0575b505f838152600c602090815260408083206001600160a01b038086168552925290912054919384929091168061507557505f908152600c602090815260408083206001600160a01b0390941683529290522080546001600160a01b03191633179055565b905033036150805750565b636f6a94a360e11b5f9081526001600160a01b0391909116600452602490fd5b90506020813d6020116150d2575b816150bb60209383613b4d565b81010312610052576150cc90614fa7565b5f615011565b3d91506150ae565b906101008311615157577f07011d25df6d36e79f4548398b4b8fc954778cca2b05916aecbc66e606416d2f90825f52600960205260405f2060018060a01b0333165f5260205260405f2043905583604051916020835281602084015260408301375f604085830101526040813395601f80199101168101030190a3565b8263859641b160e01b5f5260045261010060245260445ffd5b6010821015613bcc5701905f90565b90915f9263ffffffff600482015460501c1690601f821161539757604080516312e6eec960e11b81526004810186905292907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169084602481845afa938415612df6575f905f95615347575b5094966008956001600160401b03165b8015158061533e575b1561533357875f52600660205260405f2060ff8061522984614f1e565b16165f5260205260405f2060018060a01b03905416885f52600460205260405f2060018060a01b0382165f5260205260405f20976152708662ffffff8b5460a81c16613c0f565b63ffffffff8916111561532b57801561305257604051632b32135560e21b8152600481018b90526001600160a01b038316602482015263ffffffff871660448201525f19919091019890606081606481895afa908115612df657879163ffffffff915f9161530b575b50161115615304576152ee929350868a6158a7565b6001905b5f198101908082116130525716615203565b50506152f2565b615323915060603d81116105c3576105b38183613b4d565b50505f6152d9565b9750506152f2565b509695505050505050565b5086151561520c565b9450506040843d60401161538f575b8161536360409383613b4d565b81010312610052576001600160401b036153886020615381876146bc565b9601613b6e565b94906151f3565b3d9150615356565b50509150505f90565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60018201805460ff60e01b1916600160e01b17815582546040519293929061547890829060a01c60ff166136e6565b5f516020615b715f395f51905f526040826003602088950152a261549d6003836146d0565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316916001600160401b03906154da90614e9c565b915460a01c1691803b1561005257615514935f61078492819560405197889687956302fbf04b60e31b87526004870152602486019061371d565b6107648401525af18015612df657613ec55750565b8115614b1b5761553a825f54613c0f565b5f556040516370a0823160e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03811690602083602481855afa928315612df6575f93615695575b506040516323b872dd60e01b5f9081526001600160a01b039095166004523060245260448690529360209060648180855af19060015f5114821615615676575b50836040525f6060521561566457826024816020936370a0823160e01b82523060048301525afa8015612df6575f90615630575b6156109250614685565b81810361561b575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d60201161565c575b8161564a60209383613b4d565b81010312610052576156109151615606565b3d915061563d565b635274afe760e01b5f5260045260245ffd5b600182151661568c573b15153d1516165f6155d2565b843d5f823e3d90fd5b9092506020813d6020116156c1575b816156b160209383613b4d565b810103126100525751915f615592565b3d91506156a4565b613bb9906113f46005820154916001600160801b0360026001600160401b03600b84015416920154169061464a565b915f9260ff60015f94015460e01c16806157ae575b6157145750565b60408051630e28016360e01b81526004810192909252909350909150826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215612df6575f905f9361577457509190565b9250506040823d6040116157a6575b8161579060409383613b4d565b8101031261005257613bb96020613bb284614fa7565b3d9150615783565b507f00000000000000000000000000000000000000000000000000000000000000003b151561570d565b6157fc6127109161ffff6001600160801b03600283015416915460b81c169061464a565b0490565b9291908215614e8e57604080518481525f6020820152613ecf956001600160a01b0385811694169290917f89bf22de21ffe584002f076636b9de0200b434945ed37b3c56f9a93cc873e3319190a4614a66565b9291908215614e8e576040805184815260016020820152613ecf956001600160a01b0385811694169290917f89bf22de21ffe584002f076636b9de0200b434945ed37b3c56f9a93cc873e3319190a4614a66565b919283549060ff8260a01c1691600184019060ff825460e01c165f14615b19575063ffffffff600485015460701c165b90855f52600560205260405f2060018060a01b0384165f5260205260405f2060ff865460a01c16600781101561303e57600314615a48575b875462ffffff60c01b191660c084901b62ffffff60c01b1617909755613ecf96600295949387935f516020615b915f395f51905f529360609363ffffffff831692916159bd918154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c60018c1b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f52600660205260405f2060ff88165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c168411615a24575b50505060405195865260208601526001604086015260018060a01b031693a3015460801c90614b1f565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f80806159fa565b9493929150604051639f8ab78160e01b81528660048201528360248201525f60448201526040816064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1928315612df657613ecf986002976159bd5f516020615b915f395f51905f52956060958c985f915f91615af8575b5061ffff60401b85549160401b169061ffff60401b19161784559750955050925098509394955061590f565b9050615b13915060403d604011612777576127678183613b4d565b5f615acc565b60a81c62ffffff166158d7565b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c808252010160405256fe0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f43244fff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b47858a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a369b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006101803461014257601f61156d38819003918201601f19168301916001600160401b038311848410176101465780849261010094604052833981010312610142576100498161015a565b906100566020820161015a565b6100626040830161016e565b61006e6060840161016e565b6080840151916001600160401b03831683036101425761009060a0860161016e565b936100a960e06100a260c0890161015a565b970161015a565b6001600160a01b03978816608052961660a0526101005261012052610140526101605260c05260e0526040516113ed908161018082396080518161014f015260a05181818161050b0152610fce015260c0518181816109f6015281816111d0015261125f015260e051816102390152610100518161048e01526101205181610a41015261014051816104d2015261016051816102b80152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361014257565b519063ffffffff821682036101425756fe6080806040526004361015610012575f80fd5b5f3560e01c908163081a258014610a65575080633767bb4c14610a255780633b1bebd1146109e15780634ccfeee7146109945780635510dbe314610921578063567f638e146108e0578063598c99371461073e57806363e7fc0a146106ef57806372a41fdd1461062b57806373f425611461060e578063803772e3146105d757806383a265a7146105a35780638454f0081461056f5780638e3aa7341461053a578063a2e800ad146104f6578063aa9f8678146104b2578063ac66a3ef14610472578063ba2418951461043b578063ba4a6bd4146102dc578063bb7cff461461029c578063c3701a8a14610268578063c3fe3e2814610224578063c87d677914610208578063ec34e7b1146101be578063ed2a2d64146101825763fbfa77cf1461013a575f80fd5b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461017e57602036600319011261017e576004356001600160a01b0381169081900361017e575f526002602052602060405f2054604051908152f35b3461017e57604036600319011261017e576101d7610acf565b6004355f908152600c602090815260408083206001600160a01b039485168452825291829020549151919092168152f35b3461017e575f36600319011261017e5760205f54604051908152f35b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461017e57602036600319011261017e576004355f526003602052602064ffffffffff600460405f20015416604051908152f35b3461017e575f36600319011261017e57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e57602036600319011261017e57600435805f526003602052600760405f20015461030981611286565b9161031383610b58565b9261031d81610b40565b9161032b6040519384610b1e565b81835261033782610b40565b602084019490601f19013686375f905b8382106103a35761036a8787876020604051948594604086526040860190610a93565b918483038286015251918281520191905f5b81811061038a575050500390f35b825184528594506020938401939092019160010161037c565b6103ac8161132f565b915f198201828111610427575f858152600860209081526040808320600a83528184209784529682528083205461ffff16835295815285822054878352600982528683206001600160a01b039091168084529152949020549216926001926104148389610b8a565b5261041f828a610b8a565b520190610347565b634e487b7160e01b5f52601160045260245ffd5b3461017e57602036600319011261017e5761046e61045a600435610f71565b604051918291602083526020830190610a93565b0390f35b3461017e575f36600319011261017e57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e575f36600319011261017e57602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461017e57602036600319011261017e576004355f5260036020526020610567600760405f200154611286565b604051908152f35b3461017e57602036600319011261017e576004355f526003602052602064ffffffffff60405f205460c81c16604051908152f35b3461017e57602036600319011261017e576004355f526003602052602061056760405f206006600582015491015490610f38565b3461017e57602036600319011261017e576004355f526003602052602064ffffffffff600460405f20015460281c16604051908152f35b3461017e575f36600319011261017e576020600154604051908152f35b3461017e57602036600319011261017e5761018061064a600435610d83565b67ffffffffffffffff61016060405192805184526020810151602085015260018060a01b036040820151166040850152606081015160608501526080810151608085015263ffffffff60a08201511660a085015263ffffffff60c08201511660c085015263ffffffff60e08201511660e08501528261010082015116610100850152610120810151610120850152610140810151610140850152015116610160820152f35b3461017e57604036600319011261017e5760243561ffff8116810361017e576004355f52600860205261ffff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b3461017e57604036600319011261017e57610757610acf565b5f60a060405161076681610ae5565b82815282602082015282604082015282606082015282608082015201526004355f52600760205260405f209060018060a01b03165f5260205260405f20604051610100810181811067ffffffffffffffff8211176108cc5760c09267ffffffffffffffff9160405254918160018060a01b0384169384835261ffff8160a01c169283602082015260ff8260b01c16604082015260ff8260b81c16151580606083015260e060ff848a1c1615159283608082015260ff8560c81c161515948560a083015260ff8160d01c1615158b83015260d81c9182910152835f146108c5575f935b156108ba5761ffff90955b64ffffffffff60a060405161086781610ae5565b8b81526020810193845260408101958652606081019687528260808201981688520197168752604051988952511660208801525115156040870152511515606086015251166080840152511660a0820152f35b5061ffff5f95610853565b8093610848565b634e487b7160e01b5f52604160045260245ffd5b3461017e57602036600319011261017e5760206109136001600160a01b03600161090b60043561112f565b015416611168565b818151910120604051908152f35b3461017e57606036600319011261017e57610943604435602435600435610bb2565b60405190604082016040835283518091526020606084019401905f5b81811061097a57848061046e88878382036020850152610a93565b825161ffff1686526020958601959092019160010161095f565b3461017e57604036600319011261017e5760243560ff8116810361017e576004355f52600660205260ff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461017e575f36600319011261017e57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e57602036600319011261017e576020906004355f526003825260018060a01b0360405f2054168152f35b90602080835192838152019201905f5b818110610ab05750505090565b82516001600160a01b0316845260209384019390920191600101610aa3565b602435906001600160a01b038216820361017e57565b60c0810190811067ffffffffffffffff8211176108cc57604052565b610180810190811067ffffffffffffffff8211176108cc57604052565b90601f8019910116810190811067ffffffffffffffff8211176108cc57604052565b67ffffffffffffffff81116108cc5760051b60200190565b90610b6282610b40565b610b6f6040519182610b1e565b8281528092610b80601f1991610b40565b0190602036910137565b8051821015610b9e5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b919290825f52600b60205260405f20935f938554958680975b610d115750851580610d0357610be084610b40565b90610bee6040519283610b1e565b848252601f19610bfd86610b40565b013660208401378198610c0f86610b58565b985f5b878110610c2457505050505050505050565b865f52600a60205260405f20908460405160208101908c825283604082015260408152610c52606082610b1e565b51902090610cef5783610c669106856113b8565b60108294921015610b9e57610c81906001858b0101546113b8565b508360041b938085046010149015171561042757600193610ca19161110f565b5f5260205261ffff60405f205416885f52600860205260405f2061ffff82165f526020528c610cdd8360405f20868060a01b0390541692610b8a565b52610ce88288610b8a565b5201610c12565b634e487b7160e01b5f52601260045260245ffd5b506060965086955050505050565b95610d219061ffff88169061110f565b9560101c80610bcb565b60405190610d3882610b01565b5f610160838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201520152565b610d8b610d2b565b90610d958161112f565b600181015460ff8160e01c16158015610ed7575b610ed157829350610ddc610dc38364ffffffffff95611192565b5091610dcd610d2b565b506001600160a01b0316611168565b602081519101209060018060a01b03835416926009810154600a8201549060048301549567ffffffffffffffff600b85015416936fffffffffffffffffffffffffffffffff600282015416610e31818761111c565b966001600160a01b0316610ec857610e516005610e57930154918761111c565b90610f38565b955b60405199610e668b610b01565b8a5260208a015260408901526060880152608087015263ffffffff8460701c1660a087015263ffffffff8460901c1660c087015263ffffffff8460b01c1660e087015261010086015261012085015261014084015260d01c1661016082015290565b50505f95610e59565b50505090565b5060ff825460a01c1660078110159081610f175760048114918215610f2b575b8215610f06575b505015610da9565b909150610f17576006145f80610efe565b634e487b7160e01b5f52602160045260245ffd5b506005811491505f610ef7565b9190820391821161042757565b519063ffffffff8216820361017e57565b5190811515820361017e57565b5f1981146104275760010190565b90815f52600360205260405f2060ff815460a01c166007811015610f17576003036111085767ffffffffffffffff600182015460a01c1690610fba610fb583611286565b610b58565b935f928063ffffffff600460018060a01b037f00000000000000000000000000000000000000000000000000000000000000001695015460501c16915b61100357505050508252565b825f52600660205260405f2060ff8061101b8461132f565b16165f5260205260405f2060018060a01b03905416604051632b32135560e21b8152846004820152816024820152836044820152606081606481895afa80156110fd5784915f916110a2575b5063ffffffff1611611088575b505f19810190808211610427571680610ff7565b61109b61109487610f63565b9689610b8a565b525f611074565b9150506060813d82116110f5575b816110bd60609383610b1e565b8101031261017e5763ffffffff816110ee60406110da8895610f45565b926110e760208201610f45565b5001610f56565b5090611067565b3d91506110b0565b6040513d5f823e3d90fd5b5060609150565b9190820180921161042757565b8181029291811591840414171561042757565b90815f52600360205260405f209160ff835460a01c166007811015610f1757156111565750565b6319032fbb60e31b5f5260045260245ffd5b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c8082520101604052565b915f9260ff60015f94015460e01c168061125c575b6111ae5750565b60408051630e28016360e01b81526004810192909252909350909150826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156110fd575f905f9361120e57509190565b9250506040823d604011611254575b8161122a60409383610b1e565b8101031261017e578151916001600160a01b038316830361017e5760206112519101610f56565b90565b3d915061121d565b507f00000000000000000000000000000000000000000000000000000000000000003b15156111a7565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b5f92915b61ffff8216908181106113e7576113dc916113d691610f38565b93610f63565b9060101c90926113bc565b92915050566101603461014957601f613bfc38819003918201601f19168301916001600160401b0383118484101761014d5780849260e0946040528339810103126101495761004881610161565b9061005560208201610161565b61006160408301610161565b6060830151906001600160401b03821682036101495761008360808501610172565b9261009c60c061009560a08801610172565b9601610172565b9563ffffffff8216151580610138575b6101195760805260a05260c05260e052610100526101205261014052604051613a75908161018782396080518161101f015260a05181610b2f015260c05181610ffd015260e0518161051001526101005181610bac01526101205181610bf201526101405181610c390152f35b63ffffffff8363117ad53560e11b5f521660045261100060245260445ffd5b5061100063ffffffff8416116100ac565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b519063ffffffff8216820361014957565b51906001600160a01b03821682036101495756fe60806040526004361015610011575f80fd5b5f3560e01c6396f64cad14610024575f80fd5b346105855736600319016107608112610585576107401361058557610744356001600160401b0381168091036105855761012435600381101561058557610144356006811080156105855761007883610603565b82158015906105e7575b156105d85761008f610b2d565b8151610599575050604051926100a484610645565b60043561ffff8116810361058557845260243560208501526044356001600160401b038116810361058557604085015260643563ffffffff81168103610585576060850152608435608085015260a43560a085015260c43560c085015260e4356001600160401b03811681036105855760e08501526101043561010085015261012084015215610585576101408201526101643563ffffffff8116810361058557610160820152366101a312156105855760405161016181610675565b80366102841161058557610184905b6102848210610589575050610180820152610284356003811015610585576101a08201526102a4356002811015610585576101c08201526102c4356002811015610585576101e08201526102e43563ffffffff81168103610585576102008201526103043563ffffffff81168103610585576102208201526103243563ffffffff8116810361058557610240820152610344358060010b810361058557610260820152610364358015158103610585576102808201526103843560ff81168103610585576102a08201526103a43560ff81168103610585576102c08201526103c43563ffffffff81168103610585576102e08201526103e43563ffffffff81168103610585576103008201526104043563ffffffff81168103610585576103208201526104243560ff81168103610585576103408201526104443560ff81168103610585576103608201526104643563ffffffff81168103610585576103808201526104843563ffffffff81168103610585576103a08201526104a43563ffffffff81168103610585576103c08201526104c43563ffffffff81168103610585576103e08201526104e43563ffffffff81168103610585576104008201526105043563ffffffff81168103610585576104208201526105243563ffffffff81168103610585576104408201908152610544359063ffffffff821682036105855761046083019182526105643563ffffffff81168103610585576104808401526105843563ffffffff81168103610585576104a08401526105a43560ff81168103610585576104c08401526105c43563ffffffff81168103610585576104e08401526105e43563ffffffff81168103610585576105008401526106043563ffffffff8116810361058557610520840152610624356001600160801b0381168103610585576105408401526106443561ffff8116810361058557610560840152610664356001600160801b038116810361058557610580840152610684356001600160801b0381168103610585576105a08401526106a4356001600160801b0381168103610585576105c08401526106c4356001600160801b0381168103610585576105e08401526106e4356001600160a01b038116810361058557610600840152610704356001600160a01b038116810361058557610620840152610724356001600160a01b038116810361058557836104fe63ffffffff80946105049461064061050d990152511691611096565b90610af9565b91511690610af9565b907f00000000000000000000000000000000000000000000000000000000000000006001600160401b036105418285610af9565b16821061055c576020836001600160401b0360405191168152f35b61056e906001600160401b0393610af9565b906305a77a5f60e31b5f526004521660245260445ffd5b5f80fd5b8135815260209182019101610170565b906105d46105c29260405193849363587ccd0760e01b8552604060048601526044850190610621565b83810360031901602485015290610621565b0390fd5b63146afc3760e21b5f5260045ffd5b508115610082565b35906001600160401b038216820361058557565b6003111561060d57565b634e487b7160e01b5f52602160045260245ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61066081019081106001600160401b0382111761066157604052565b634e487b7160e01b5f52604160045260245ffd5b61010081019081106001600160401b0382111761066157604052565b90601f801991011681019081106001600160401b0382111761066157604052565b359061ffff8216820361058557565b359063ffffffff8216820361058557565b359060ff8216820361058557565b35906001600160801b038216820361058557565b35906001600160a01b038216820361058557565b91909161074081840312610585576040519061072382610645565b819361072e826106b2565b835260208201356020840152610746604083016105ef565b6040840152610757606083016106c1565b60608401526080820135608084015260a082013560a084015260c082013560c084015261078660e083016105ef565b60e08401526101008201356101008401526101208201356003811015610585576101208401526101408201356006811015610585576101408401526107ce61016083016106c1565b6101608401528061019f83011215610585576040516107ec81610675565b806102808401928311610585576101808401905b838210610ae9575050610180840152356003811015610585576101a08301526102a08101356002811015610585576101c08301526102c08101356002811015610585576101e08301526108566102e082016106c1565b61020083015261086961030082016106c1565b61022083015261087c61032082016106c1565b6102408301526103408101358060010b81036105855761026083015261036081013590811515820361058557610720610ae491610640936102808601526108c661038082016106d2565b6102a08601526108d96103a082016106d2565b6102c08601526108ec6103c082016106c1565b6102e08601526108ff6103e082016106c1565b61030086015261091261040082016106c1565b61032086015261092561042082016106d2565b61034086015261093861044082016106d2565b61036086015261094b61046082016106c1565b61038086015261095e61048082016106c1565b6103a08601526109716104a082016106c1565b6103c08601526109846104c082016106c1565b6103e08601526109976104e082016106c1565b6104008601526109aa61050082016106c1565b6104208601526109bd61052082016106c1565b6104408601526109d061054082016106c1565b6104608601526109e361056082016106c1565b6104808601526109f661058082016106c1565b6104a0860152610a096105a082016106d2565b6104c0860152610a1c6105c082016106c1565b6104e0860152610a2f6105e082016106c1565b610500860152610a4261060082016106c1565b610520860152610a5561062082016106e0565b610540860152610a668482016106b2565b610560860152610a7961066082016106e0565b610580860152610a8c61068082016106e0565b6105a0860152610a9f6106a082016106e0565b6105c0860152610ab26106c082016106e0565b6105e0860152610ac56106e082016106f4565b610600860152610ad861070082016106f4565b610620860152016106f4565b910152565b8135815260209182019101610800565b906001600160401b03809116911601906001600160401b038211610b1957565b634e487b7160e01b5f52601160045260245ffd5b7f000000000000000000000000000000000000000000000000000000000000000090610b5a366004610708565b90610b64826110d8565b93909392845115611061575b84511561104c575b845115610ff4575b845115610fdd575b5082848051610fd65750506106e4356001600160a01b0381169081810361058557507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031603610f7657610704356001600160a01b0381169081810361058557507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031603610f1457610724356001600160a01b038116919082810361058557507f00000000000000000000000000000000000000000000000000000000000000009060018060a01b038216809303610eb35763ffffffff1615908115610e90575b8115610e86575b50610e5c5760206004916040519283809263f240f7c360e01b82525afa908115610e0e575f91610e19575b506040516364c9ec6f60e01b815290602090829060049082906001600160a01b03165afa908115610e0e575f91610ddc575b50610ce8366004610708565b906001600160801b03610540830151169081601802916018830403610b195763ffffffff6102e0610d24610d2e94836103008801511690611076565b9401511690611076565b10610d3557565b915050604051610d46604082610691565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b602082015290604051610d74608082610691565b604c81527f6d757374206c6561766520697473207368617265206f6620726577617264506560208201527f724772616469656e74206174206d6f737420612032347468206f66206120646960408201526b1cdc1d5d1949dcc8189bdb9960a21b606082015290565b90506020813d602011610e06575b81610df760209383610691565b8101031261058557515f610cdc565b3d9150610dea565b6040513d5f823e3d90fd5b90506020813d602011610e54575b81610e3460209383610691565b8101031261058557516001600160a01b0381168103610585576020610caa565b3d9150610e27565b50915050604051610e6e602082610691565b5f815290604051610e80602082610691565b5f815290565b90503b155f610c7f565b905061012435600381101561058557600190610eab81610603565b141590610c78565b505050915050604051610ec7604082610691565b600481526367616d6560e01b602082015290604051610ee7604082610691565b601d81527f6d75737420626520746865206465706c6f796d656e7427732067616d65000000602082015290565b50915050604051610f26604082610691565b60078152667265666572656560c81b602082015290604051610f49604082610691565b602081527f6d75737420626520746865206465706c6f796d656e7427732072656665726565602082015290565b50915050604051610f88604082610691565b60058152643a37b5b2b760d91b602082015290604051610fa9604082610691565b601981527f6d75737420626520746865207661756c74277320746f6b656e00000000000000602082015290565b9450925050565b909350610feb919250612e5d565b9190925f610b88565b935091506110447f0000000000000000000000000000000000000000000000000000000000000000837f0000000000000000000000000000000000000000000000000000000000000000866125a6565b929093610b80565b9350915061105983611bd4565b929093610b78565b9350915061106e836113d5565b929093610b70565b81810292918115918404141715610b1957565b91908201809211610b1957565b610480810151906104a063ffffffff910151169081601902916019830403610b19576001600160401b03916401fffffffe6110d49260011b16611089565b1690565b600161ffff825116036113805760208101511561134957604081016001600160401b03815116801590811561133b575b506112e45763ffffffff60608301511680159182156112d8575b82156112c4575b505061124e576080810151156112135760c0810151156111bd5760e001516001600160401b03161561116357604051610e6e602082610691565b604051611171604082610691565b600e81526d646174617365745265636f72647360901b60208201529060405161119b604082610691565b60128152716d757374206265206174206c65617374203160701b602082015290565b506040516111cc604082610691565b600b81526a19185d185cd95d149bdbdd60aa1b6020820152906040516111f3604082610691565b601081526f6d757374206e6f74206265207a65726f60801b602082015290565b50604051611222604082610691565b601081526f1a5b9a5d1a585b14dd185d19549bdbdd60821b6020820152906040516111f3604082610691565b5060405161125d604082610691565b600d81526c199c9859db595b9d10dbdd5b9d609a1b602082015290604051611286606082610691565b602881527f6d757374206265203120746f203430393620616e64206174206d6f73742070616020820152671c985b50dbdd5b9d60c21b604082015290565b516001600160401b03161090505f80611129565b61100082119250611122565b50506040516112f4604082610691565b600a8152691c185c985b50dbdd5b9d60b21b60208201529060405161131a604082610691565b60118152706d757374206265203120746f20325e333160781b602082015290565b63800000009150115f611108565b50604051611358604082610691565b600c81526b0dac2dcd2cccae6e890c2e6d60a31b6020820152906040516111f3604082610691565b5060405161138f604082610691565b60078152663b32b939b4b7b760c91b6020820152906040516113b2604082610691565b60098152686d757374206265203160b81b602082015290565b6002111561060d57565b6101208101600281516113e781610603565b6113f081610603565b14611b5357805161140081610603565b61140981610603565b1580611b46575b611ae2576001905161142181610603565b61142a81610603565b1480611ad6575b611a655761143e816130dd565b8051611a33575061144e8161336b565b15611997576101c0810151611462816113cb565b61146b816113cb565b61192a576101e081015161147e816113cb565b611487816113cb565b6118ba5763ffffffff6102008201511680159081156118ab575b5061183857633f80000063ffffffff6102208301511610156117d357610240810163ffffffff8151161515806117bc575b61176057637f80000063ffffffff82511610156116ee576101408201908151600681101561060d576004149182156116d7575b5081156116c6575b50806116b1575b61163b57610260810190815160010b915f83607b039312607b8412811690607b851390151617610b1957607d19905160010b12918215611630575b82156115f7575b505061156a57604051610e6e602082610691565b604051611578604082610691565b601081526f3830bcb637b0b22137bab7322637b39960811b6020820152906040516115a4606082610691565b603b81527f6d757374206265206174206c65617374202d3132362c20616e6420325e626f7560208201527f6e64202a206d6178526f756e6473202a203136203c20325e3132370000000000604082015290565b60148113159250908261160e575b50505f80611556565b610320015163ffffffff16915060ff8111610b19576001901b11155f80611605565b60018112925061154f565b5060405161164a604082610691565b600d81526c199c9859db595b9d10dbdd5b9d609a1b602082015290604051611673606082610691565b602881527f6d757374206265203120666f72204b72756d2c204d756c74694b72756d20616e602082015267064206120636c69760c41b604082015290565b50600163ffffffff6060830151161415611514565b63ffffffff9150511615155f61150d565b90915051600681101561060d57600514905f611505565b50506040516116fe604082610691565b600a815269636c69704c324e6f726d60b01b602082015290604051611724606082610691565b602681527f6d7573742062652030206f7220612066696e6974652062696e617279333220616020820152650626f766520360d41b604082015290565b5050604051611770604082610691565b600a815269636c69704c324e6f726d60b01b602082015290604051611796604082610691565b601681527536bab9ba103132901810313aba103337b91026b2b0b760511b602082015290565b50610140820151600681101561060d5715156114d2565b506040516117e2604082610691565b600d81526c6f757465724d6f6d656e74756d60981b60208201529060405161180b604082610691565b601d81527f6d75737420626520612062696e617279333220696e205b2b302c203129000000602082015290565b50604051611847604082610691565b60118152706f757465724c6561726e696e675261746560781b602082015290604051611874606082610691565b602181527f6d75737420626520612066696e6974652062696e61727933322061626f7665206020820152600360fc1b604082015290565b637f800000915010155f6114a1565b506040516118c9604082610691565b600b81526a6f7574657255706461746560a81b6020820152906040516118f0606082610691565b602481527f6f6e6c79204e65737465726f76206973207365727665642062792076657273696020820152636f6e203160e01b604082015290565b50604051611939604082610691565b600b81526a1c185e5b1bd85912da5b9960aa1b602082015290604051611960606082610691565b602181527f6f6e6c792044656e7365206973207365727665642062792076657273696f6e206020820152603160f81b604082015290565b506040516119a6604082610691565b60078152667765696768747360c81b6020820152906040516119c9608082610691565b604e81527f6d7573742062652061206e6f726d616c2062696e61727933322061626f76652060208201527f3020666f72206561636820747261696e6572206f662057656967687465644d6560408201526d616e2c20616e64203020656c736560901b606082015290565b919050604051611a44604082610691565b601081526f6167677265676174696f6e506172616d60801b60208201529190565b50604051611a74604082610691565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b602082015290604051611a9b606082610691565b602581527f6d757374206e6f74206265207a65726f20696e20746865205665726966696564602082015264103a34b2b960d91b604082015290565b5060a081015115611431565b5050604051611af2604082610691565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b602082015290604051611b19604082610691565b601d81527f6d757374206265207a65726f20696e20746865204f70656e2074696572000000602082015290565b5060a08201511515611410565b5050604051611b63604082610691565b60048152633a34b2b960e11b602082015290604051611b83606082610691565b602e81527f6f6e6c79204f70656e20616e642056657269666965642061726520736572766560208201526d642062792076657273696f6e203160901b604082015290565b91908203918211610b1957565b6102a0810160ff815116908115801561259c575b8015612592575b612535576102c0830180519092906101fe829160011b1611156124c557825160ff1690600181036124b457506001905b11612438576102e0830163ffffffff815116801590811561242b575b506123d25761012084018051611c5081610603565b611c5981610603565b15806123be575b61237d5760019051611c7181610603565b611c7a81610603565b1461223f575b5063ffffffff610320840151168015908115612232575b506121fc57610340830160ff81511680159081156121f1575b50612196576103608401805190919060ff6101fe92511691829160011b161191821592612188575b50506120ea5760ff6104c08401511680159081156120df575b506120875763ffffffff6104e0840151166002811090811561207a575b506120205761050083019263ffffffff8451168015908115612013575b50611fb357610520019063ffffffff8251168015908115611fa8575b50611f51575160ff1660018103611f305760ff611d71611d7a9363ffffffff6001915b5116611076565b93511690611bc7565b60018101809111610b1957611d8e91612de6565b9060038201809211610b19576101008211611e8c575163ffffffff1610611dbd57604051610e6e602082610691565b604051611dcb604082610691565b60118152706d6178436f6e73656375746976654e656360781b602082015290604051611df860a082610691565b607281527f6d757374206265206174206c656173742033202b206d61784d6973736573202a60208201527f2028747261696e6572436f756e74202d203129202f2028747261696e6572436f60408201527f756e74202d2071756f72756d202b2031292c206f722033202b206d61784d697360608201527139b2b99037b31037b732903a3930b4b732b960711b608082015290565b5050604051611e9c604082610691565b60098152686d61784d697373657360b81b602082015290604051611ec1608082610691565b605381527f6d757374206c65617665206d61784d6973736573202a2028747261696e65724360208201527f6f756e74202d203129202f2028747261696e6572436f756e74202d2071756f72604082015272756d202b203129206174206d6f73742032353360681b606082015290565b5f19810191818311610b1957611d7160ff9163ffffffff611d7a9591611d6a565b50505050604051611f63604082610691565b60098152686d61784d697373657360b81b602082015290604051611f88604082610691565b601081526f6d757374206265203120746f2031323760801b602082015290565b607f9150115f611d47565b50505050604051611fc5604082610691565b60118152706d6178436f6e73656375746976654e656360781b602082015290604051611ff2604082610691565b601181527006d757374206265203120746f20325e323607c1b602082015290565b621000009150115f611d2b565b505050604051612031604082610691565b600c81526b0c6c2e6c6c2c8ca88cae0e8d60a31b602082015290604051612059604082610691565b601181527006d757374206265203220746f20325e323607c1b602082015290565b621000009150115f611d0e565b505050604051612098604082610691565b600d81526c0e4ded8d8c4c2c6d688cae0e8d609b1b6020820152906040516120c1604082610691565b600e81526d0daeae6e840c4ca406240e8de40760931b602082015290565b60089150115f611cf1565b5050506040516120fb604082610691565b601281527118dbdb5b5a5d1d1959551a1c995cda1bdb1960721b602082015290604051612129608082610691565b604381527f6d757374206265206d6f7265207468616e2068616c66206f6620636f6d6d697460208201527f746565536561747320616e64206174206d6f737420636f6d6d6974746565536560408201526261747360e81b606082015290565b5160ff161190505f80611cd8565b505050506040516121a8604082610691565b600e81526d636f6d6d6974746565536561747360901b6020820152906040516121d2604082610691565b600f81526e6d757374206265203120746f20313160881b602082015290565b600b9150115f611cb0565b50505060405161220d604082610691565b60098152686d6178526f756e647360b81b602082015290604051611ff2604082610691565b621000009150115f611c97565b63ffffffff61030085015116801591821561236c575b50506122eb57601961226684613436565b11612271575f611c80565b505050604051612282604082610691565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b6020820152906040516122b0606082610691565b602581527f6d757374206c6561766520612064697370757465206174206d6f7374203235206020820152646d6f76657360d81b604082015290565b5050506040516122fc604082610691565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b60208201529060405161232a606082610691565b602c81527f6d757374206265203120746f20696e6e6572537465707320696e20746865205660208201526b32b934b334b2b2103a34b2b960a11b604082015290565b5163ffffffff161090505f80612255565b5050505050604051612390604082610691565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b602082015290604051611b19604082610691565b5063ffffffff610300860151161515611c60565b505050506040516123e4604082610691565b600a815269696e6e6572537465707360b01b60208201529060405161240a604082610691565b601181527036bab9ba1031329018903a3790192f189b60791b602082015290565b620100009150115f611c3b565b505050604051612449604082610691565b600681526571756f72756d60d01b60208201529060405161246b606082610691565b603381527f6d757374206265206174206d6f737420747261696e6572436f756e74202d20316020820152722c206f7220312069662074686174206973203160681b604082015290565b5f198101908111610b195790611c1f565b505050506040516124d7604082610691565b600681526571756f72756d60d01b6020820152906040516124f9606082610691565b602681527f6d757374206265206d6f7265207468616e2068616c66206f6620747261696e656020820152651c90dbdd5b9d60d21b604082015290565b505050604051612546604082610691565b600c81526b1d1c985a5b995c90dbdd5b9d60a21b60208201529060405161256e604082610691565b60148152731b5d5cdd081899480c481bdc880cc81d1bc80d8d60621b602082015290565b5060408211611bef565b5060028214611be8565b91926103e083019063ffffffff6103e8818451160616612d7d57604051916125cf606084610691565b602583527f6d757374206265206265747765656e206d696e57696e646f7720616e64203330602084015264206461797360d81b604084015263ffffffff8061038087015116941693848110908115612d70575b50612d3e576103a085019063ffffffff825116858110908115612d31575b50612cfe5763ffffffff6103c087015116858110908115612cf1575b50612cbe576103e863ffffffff809251160416848110908115612cb1575b50612c7e5763ffffffff61040086015116848110908115612c71575b50612c3d5761042085019563ffffffff875116858110908115612c30575b50612bfe5761044086019363ffffffff855116868110908115612bf1575b50612bbe5761046087019563ffffffff875116818110908115612bb1575b50612b7c5763ffffffff61048089015116818110908115612b6f575b50612b3a5763ffffffff6104a089015116908110908115612b2d575b50612af5575063ffffffff61273e9116866134fe565b908051612ae957505063ffffffff86511661276863ffffffff85511663ffffffff87511690611089565b10612a6e57600161012086015161277e81610603565b61278781610603565b149081612a3b575b5061299b5761028084015182518651911515965f949092909163ffffffff169060011b6401fffffffe161061296b575b505063ffffffff6127e093511682811061295f575b5063ffffffff16611076565b5f1963ffffffff6104e0840151160163ffffffff8111610b195761283b61282c63ffffffff84931663ffffffff61032087015116818110612957575b5060ff6102a08701511690611076565b61283585613854565b90611076565b11918215612944575b505015150361285b57604051610e6e602082610691565b604051612869604082610691565b600e81526d18dd5cdd1bd91e505cdcdd5b595960921b60208201529060405161289360c082610691565b608981527f6d75737420736179206966207061796c6f616473206f6620636173636164654460208201527f65707468202d203120726f756e64732c206f722074686520666972737420737460408201527f6174652c206578636565642072657665616c52617465202a206d696e2872657660608201527f65616c57696e646f772c20636c61696d57696e646f77202d2032202a20737461608082015268746557696e646f772960b81b60a082015290565b61294f9192506139df565b115f80612844565b90505f61281c565b915063ffffffff6127d4565b51905193925063ffffffff1661299463ffffffff916401fffffffe6127e09660011b1690611bc7565b92936127bf565b50505050506040516129ae604082610691565b600c81526b636f6d6d697457696e646f7760a01b6020820152906040516129d6608082610691565b604981527f6d757374206265206174206d6f7374207468652074696d65206f66206120646960208201527f7370757465202b2072657665616c57696e646f7720696e2074686520566572696040820152683334b2b2103a34b2b960b91b606082015290565b63ffffffff915051166001600160401b03612a66612a5887611096565b63ffffffff87511690610af9565b16105f61278f565b505050505050604051612a82604082610691565b600b81526a737461746557696e646f7760a81b602082015290604051612aa9606082610691565b602a81527f6d757374206265206174206d6f737420636c61696d57696e646f77202b2072656020820152697665616c57696e646f7760b01b604082015290565b97909650945050505050565b979650505050505050604051612b0c604082610691565b601081526f3234b9b83aba32a2bc3a32b739b4b7b760811b60208201529190565b62278d009150115f612728565b50979650505050505050604051612b52604082610691565b600c81526b64697370757465436c6f636b60a01b60208201529190565b62278d009150115f61270c565b50979650505050505050604051612b94604082610691565b600c81526b72657665616c57696e646f7760a01b60208201529190565b62278d009150115f6126f0565b979650505050505050604051612bd5604082610691565b600b81526a636c61696d57696e646f7760a81b60208201529190565b62278d009150115f6126d2565b5050509392505050604051612c14604082610691565b600b81526a737461746557696e646f7760a81b60208201529190565b62278d009150115f6126b4565b50509392505050604051612c52604082610691565b600e81526d66616c6c6261636b57696e646f7760901b60208201529190565b62278d009150115f612696565b50509392505050604051612c93604082610691565b600d81526c677261636557696e646f774d7360981b60208201529190565b62278d009150115f61267a565b5050509392505050604051612cd4604082610691565b600c81526b75706c6f616457696e646f7760a01b60208201529190565b62278d009150115f61265c565b5050509392505050604051612d14604082610691565b600c81526b636f6d6d697457696e646f7760a01b60208201529190565b62278d009150115f612640565b50509392505050604051612d53604082610691565b600c81526b656e726f6c6c57696e646f7760a01b60208201529190565b62278d009150115f612622565b5050505050604051612d90604082610691565b600d81526c677261636557696e646f774d7360981b602082015290604051612db9604082610691565b601a81527f6d7573742062652061206d756c7469706c65206f662031303030000000000000602082015290565b8115612df0570490565b634e487b7160e01b5f52601260045260245ffd5b60405190612e13606083610691565b60358252746465446570746820726f756e6473206f662070617960581b6040837f697473206275726e65642068616c66206d75737420636f76657220636173636160208201520152565b61054081016001600160801b03815116156130965761271061ffff610560840151161161303857612ea2906001600160801b0360ff6102a08501511691511690611076565b60ff6104c08301511660016001607f1b0361058084015160011c169060018101808211610b1957612ed78491612edf93611076565b60011c611076565b11612f9757612ef99063ffffffff6104e084015116611076565b908160016001607f1b036105a083015160011c1610612f67576105c0015160011c60016001607f1b031610612f3657604051610e6e602082610691565b604051612f44604082610691565b600a81526971756f72756d4c6f636b60b01b602082015290612f64612e04565b90565b5050604051612f77604082610691565b600a8152696b65657065724c6f636b60b01b602082015290612f64612e04565b5050604051612fa7604082610691565b600b81526a747261696e65724c6f636b60a81b602082015290604051612fce608082610691565b604e81527f697473206275726e65642068616c66206d75737420636f76657220726f6c6c6260208201527f61636b44657074682028726f6c6c6261636b4465707468202b203129202f203260408201526d20726f756e6473206f662070617960901b606082015290565b5050604051613048604082610691565b600d81526c636f6d6d697373696f6e42707360981b602082015290604051613071604082610691565b601581527406d757374206265206174206d6f737420313030303605c1b602082015290565b50506040516130a6604082610691565b60118152701c995dd85c9914195c91dc98591a595b9d607a1b60208201529060405161119b604082610691565b8115612df0570690565b60609060ff6102c082015116906101608101519061014063ffffffff83169101938451600681101561060d5760020361318e57509192509063ffffffff821603610b195760011b6401fffffffe161015613140575b604051610e80602082610691565b60405161314e606082610691565b602a81527f6d757374206265206b207769746820326b203c2071756f72756d20666f7220546020820152693934b6b6b2b226b2b0b760b11b604082015290565b8451600681101561060d5760040361321b5750919250600181901b6401fffffffe169163ffffffff90911603610b195760038101809111610b19571115613132576040516131dd606082610691565b602881527f6d75737420626520662077697468203266202b2033203c3d2071756f72756d20602082015267666f72204b72756d60c01b604082015290565b919351600681101561060d5760050361330557505061ffff82811692601081901c9091169060011b6201fffe1660038101809111610b195782109283156132fc575b83156132e8575b505050156131325760405161327a608082610691565b605281527f6d7573742062652066202b203635353336202a206d20776974682031203c3d2060208201527f6d203c3d2071756f72756d202d206620616e64203266202b2033203c3d2071756040820152716f72756d20666f72204d756c74694b72756d60701b606082015290565b6132f3929350611089565b115f8080613264565b8115935061325d565b915091506133135750613132565b6133206040519182610691565b603581527f6d757374206265203020666f72204d65616e2c2057656967687465644d65616e6020820152741030b7321021b7b7b93234b730ba32a6b2b234b0b760591b604082015290565b610140810151600681101561060d5760010361342e5760ff806102a0830151165b166101805f9201915b604081106133a557505050600190565b825160088260031c101561341a57600282901b601f1916015160e08260051b1660e0039060e08211610b1957901c63ffffffff168282101561341357628000008110908115613404575b505b6133fd57600101613395565b5050505f90565b637f800000915010155f6133ef565b15156133f1565b634e487b7160e01b5f52603260045260245ffd5b60ff5f61338c565b61030081019063ffffffff82511680156133fd5763ffffffff6102e061345e930151166137fc565b9060018201809211610b195761348663ffffffff61347e61348c9461381b565b92511661381b565b90611089565b6001600160ff1b0381168103610b195760011b60130180601311610b195790565b604051906134bc606083610691565b602d82526c1a194819195c1b1bde5b595b9d609a1b6040837f6d757374206265206174206c6561737420746865206f7574616765206f66207460208201520152565b81156137ec5761355561354361352b63ffffffff6103a08501511663ffffffff6103c08601511690611089565b63ffffffff6103e8816103e087015116041690611089565b63ffffffff6104008401511690611089565b600281901b91906001600160fe1b03811603610b19578263ffffffff61042083015116106137ba5761046081018363ffffffff825116106137865763ffffffff6104808301511660028501808611610b195760018601908111610b1957846135bf9160011c611089565b116136f95760016101208301516135d581610603565b6135de81610603565b036136e2575161360e9263ffffffff6104406403fffffffc6136099460021b16945b01511694611089565b611089565b1161362157604051610e6e602082610691565b60405161362f604082610691565b600b81526a636c61696d57696e646f7760a81b60208201529060405161365660a082610691565b606a81527f6d757374206265206174206c6561737420746865206f7574616765206f66207460208201527f6865206465706c6f796d656e7420616e64203420726f756e64732c20616e642060408201527f342072657665616c2077696e646f7773206d6f726520696e207468652056657260608201526934b334b2b2103a34b2b960b11b608082015290565b5061360961360e9263ffffffff6104405f94613600565b5050505060405161370b604082610691565b600c81526b64697370757465436c6f636b60a01b602082015290604051613733606082610691565b603f81527f6d757374206265206174206c656173742068616c6620746865206f757461676560208201527f206f6620746865206465706c6f796d656e7420616e64203420726f756e647300604082015290565b50505050604051613798604082610691565b600c81526b72657665616c57696e646f7760a01b602082015290612f646134ad565b5050506040516137cb604082610691565b600b81526a737461746557696e646f7760a81b602082015290612f646134ad565b5050604051610e6e602082610691565b8161380691611089565b5f19810191908211610b1957612f6491612de6565b905f916001905b80821061382d575050565b90925f198114610b1957600101928060061b9080820460401490151715610b195790613822565b6101a081016001815161386681610603565b61386f81610603565b14613948576002905161388181610603565b61388a81610603565b1461389857612f64906139df565b604063ffffffff6060830151169101906138c9816001600160401b036138c18282875116612de6565b9451166130d3565b6001830190818411610b19576138e26104008093611089565b5f19810191908211610b195761390f83916139096139038461391596612de6565b82611076565b95611bc7565b94611089565b5f19810193908411610b19576128356134869261393195612de6565b61021090818102918183041490151715610b195790565b50604063ffffffff606083015116910190613972816001600160401b036138c18282875116612de6565b6001830190818411610b195761398b6104008093611089565b5f19810191908211610b195761390f8391613909613903846139ac96612de6565b5f19810193908411610b1957612835613486926139c895612de6565b61041090818102918183041490151715610b195790565b604063ffffffff606083015116910190613a08816001600160401b036138c18282875116612de6565b6001830190818411610b1957613a216101008093611089565b5f19810191908211610b195761390f839161390961390384613a4296612de6565b5f19810193908411610b195761283561348692613a5e95612de6565b61040090818102918183041490151715610b19579056",
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
// Solidity: constructor(address vault_, address rounds_, uint32 minWindow_, uint32 outage_, uint64 unbondingMargin_, uint32 revealRate_, address referee_, address game_) returns()
func (trainingTasks *TrainingTasks) PackConstructor(vault_ common.Address, rounds_ common.Address, minWindow_ uint32, outage_ uint32, unbondingMargin_ uint64, revealRate_ uint32, referee_ common.Address, game_ common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("", vault_, rounds_, minWindow_, outage_, unbondingMargin_, revealRate_, referee_, game_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAbsentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba241895.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function absentOf(bytes32 taskId) view returns(address[] trainers)
func (trainingTasks *TrainingTasks) PackAbsentOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("absentOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAbsentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba241895.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function absentOf(bytes32 taskId) view returns(address[] trainers)
func (trainingTasks *TrainingTasks) TryPackAbsentOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("absentOf", taskId)
}

// UnpackAbsentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba241895.
//
// Solidity: function absentOf(bytes32 taskId) view returns(address[] trainers)
func (trainingTasks *TrainingTasks) UnpackAbsentOf(data []byte) ([]common.Address, error) {
	out, err := trainingTasks.abi.Unpack("absentOf", data)
	if err != nil {
		return *new([]common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	return out0, nil
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
// the contract method with ID 0x484ee4dc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function joinPool(bytes32 taskId, uint256 lockAmount, string endpoint) returns()
func (trainingTasks *TrainingTasks) PackJoinPool(taskId [32]byte, lockAmount *big.Int, endpoint string) []byte {
	enc, err := trainingTasks.abi.Pack("joinPool", taskId, lockAmount, endpoint)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackJoinPool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x484ee4dc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function joinPool(bytes32 taskId, uint256 lockAmount, string endpoint) returns()
func (trainingTasks *TrainingTasks) TryPackJoinPool(taskId [32]byte, lockAmount *big.Int, endpoint string) ([]byte, error) {
	return trainingTasks.abi.Pack("joinPool", taskId, lockAmount, endpoint)
}

// PackKeyUserOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec34e7b1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyUserOf(bytes32 taskId, address key) view returns(address)
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
// Solidity: function keyUserOf(bytes32 taskId, address key) view returns(address)
func (trainingTasks *TrainingTasks) TryPackKeyUserOf(taskId [32]byte, key common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("keyUserOf", taskId, key)
}

// UnpackKeyUserOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xec34e7b1.
//
// Solidity: function keyUserOf(bytes32 taskId, address key) view returns(address)
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
// Solidity: function memberAt(bytes32 taskId, uint16 member) view returns(address)
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
// Solidity: function memberAt(bytes32 taskId, uint16 member) view returns(address)
func (trainingTasks *TrainingTasks) TryPackMemberAt(taskId [32]byte, member uint16) ([]byte, error) {
	return trainingTasks.abi.Pack("memberAt", taskId, member)
}

// UnpackMemberAt is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x63e7fc0a.
//
// Solidity: function memberAt(bytes32 taskId, uint16 member) view returns(address)
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

// PackOutage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3767bb4c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function outage() view returns(uint32)
func (trainingTasks *TrainingTasks) PackOutage() []byte {
	enc, err := trainingTasks.abi.Pack("outage")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOutage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3767bb4c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function outage() view returns(uint32)
func (trainingTasks *TrainingTasks) TryPackOutage() ([]byte, error) {
	return trainingTasks.abi.Pack("outage")
}

// UnpackOutage is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3767bb4c.
//
// Solidity: function outage() view returns(uint32)
func (trainingTasks *TrainingTasks) UnpackOutage(data []byte) (uint32, error) {
	out, err := trainingTasks.abi.Unpack("outage", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
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

// PackPoolOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba4a6bd4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function poolOf(bytes32 taskId) view returns(address[] keepers, uint256[] endpointBlocks)
func (trainingTasks *TrainingTasks) PackPoolOf(taskId [32]byte) []byte {
	enc, err := trainingTasks.abi.Pack("poolOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPoolOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba4a6bd4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function poolOf(bytes32 taskId) view returns(address[] keepers, uint256[] endpointBlocks)
func (trainingTasks *TrainingTasks) TryPackPoolOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("poolOf", taskId)
}

// PoolOfOutput serves as a container for the return parameters of contract
// method PoolOf.
type PoolOfOutput struct {
	Keepers        []common.Address
	EndpointBlocks []*big.Int
}

// UnpackPoolOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba4a6bd4.
//
// Solidity: function poolOf(bytes32 taskId) view returns(address[] keepers, uint256[] endpointBlocks)
func (trainingTasks *TrainingTasks) UnpackPoolOf(data []byte) (PoolOfOutput, error) {
	out, err := trainingTasks.abi.Unpack("poolOf", data)
	outstruct := new(PoolOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Keepers = *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	outstruct.EndpointBlocks = *abi.ConvertType(out[1], new([]*big.Int)).(*[]*big.Int)
	return *outstruct, nil
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
// the contract method with ID 0xca93f925.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) PackPostTask(given TrainingTaskSpec) []byte {
	enc, err := trainingTasks.abi.Pack("postTask", given)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPostTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca93f925.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) TryPackPostTask(given TrainingTaskSpec) ([]byte, error) {
	return trainingTasks.abi.Pack("postTask", given)
}

// UnpackPostTask is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xca93f925.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
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

// PackSetEndpoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd604c772.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setEndpoint(bytes32 taskId, string endpoint) returns()
func (trainingTasks *TrainingTasks) PackSetEndpoint(taskId [32]byte, endpoint string) []byte {
	enc, err := trainingTasks.abi.Pack("setEndpoint", taskId, endpoint)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetEndpoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd604c772.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setEndpoint(bytes32 taskId, string endpoint) returns()
func (trainingTasks *TrainingTasks) TryPackSetEndpoint(taskId [32]byte, endpoint string) ([]byte, error) {
	return trainingTasks.abi.Pack("setEndpoint", taskId, endpoint)
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
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
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
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
func (trainingTasks *TrainingTasks) TryPackSpecOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("specOf", taskId)
}

// UnpackSpecOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf644206c.
//
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
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

// TrainingTasksFinderPaid represents a FinderPaid event raised by the TrainingTasks contract.
type TrainingTasksFinderPaid struct {
	TaskId  [32]byte
	Trainer common.Address
	Finder  common.Address
	Amount  *big.Int
	Fee     bool
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingTasksFinderPaidEventName = "FinderPaid"

// ContractEventName returns the user-defined event name.
func (TrainingTasksFinderPaid) ContractEventName() string {
	return TrainingTasksFinderPaidEventName
}

// UnpackFinderPaidEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FinderPaid(bytes32 indexed taskId, address indexed trainer, address indexed finder, uint256 amount, bool fee)
func (trainingTasks *TrainingTasks) UnpackFinderPaidEvent(log *types.Log) (*TrainingTasksFinderPaid, error) {
	event := "FinderPaid"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksFinderPaid)
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

// TrainingTasksKeeperEndpoint represents a KeeperEndpoint event raised by the TrainingTasks contract.
type TrainingTasksKeeperEndpoint struct {
	TaskId   [32]byte
	Keeper   common.Address
	Endpoint string
	Raw      *types.Log // Blockchain specific contextual infos
}

const TrainingTasksKeeperEndpointEventName = "KeeperEndpoint"

// ContractEventName returns the user-defined event name.
func (TrainingTasksKeeperEndpoint) ContractEventName() string {
	return TrainingTasksKeeperEndpointEventName
}

// UnpackKeeperEndpointEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event KeeperEndpoint(bytes32 indexed taskId, address indexed keeper, string endpoint)
func (trainingTasks *TrainingTasks) UnpackKeeperEndpointEvent(log *types.Log) (*TrainingTasksKeeperEndpoint, error) {
	event := "KeeperEndpoint"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksKeeperEndpoint)
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

// TrainingTasksSponsorForfeited represents a SponsorForfeited event raised by the TrainingTasks contract.
type TrainingTasksSponsorForfeited struct {
	TaskId   [32]byte
	Claimant common.Address
	Bounty   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const TrainingTasksSponsorForfeitedEventName = "SponsorForfeited"

// ContractEventName returns the user-defined event name.
func (TrainingTasksSponsorForfeited) ContractEventName() string {
	return TrainingTasksSponsorForfeitedEventName
}

// UnpackSponsorForfeitedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SponsorForfeited(bytes32 indexed taskId, address indexed claimant, uint256 bounty)
func (trainingTasks *TrainingTasks) UnpackSponsorForfeitedEvent(log *types.Log) (*TrainingTasksSponsorForfeited, error) {
	event := "SponsorForfeited"
	if len(log.Topics) == 0 || log.Topics[0] != trainingTasks.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingTasksSponsorForfeited)
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
// Solidity: event TaskPosted(bytes32 indexed taskId, address indexed sponsor, bytes32 specHash, uint256 escrow, (uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec)
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
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["EndpointTooLong"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackEndpointTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["EnrollmentClosed"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackEnrollmentClosedError(raw[4:])
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
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["ObjectDemanded"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackObjectDemandedError(raw[4:])
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
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["WrongStatus"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackWrongStatusError(raw[4:])
	}
	return nil, errors.New("Unknown error")
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

// TrainingTasksEndpointTooLong represents a EndpointTooLong error raised by the TrainingTasks contract.
type TrainingTasksEndpointTooLong struct {
	Length *big.Int
	Most   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error EndpointTooLong(uint256 length, uint256 most)
func TrainingTasksEndpointTooLongErrorID() common.Hash {
	return common.HexToHash("0x859641b17750b75a6dc82e2ca2a056c168945d6c155683de9020f42273710fb9")
}

// UnpackEndpointTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error EndpointTooLong(uint256 length, uint256 most)
func (trainingTasks *TrainingTasks) UnpackEndpointTooLongError(raw []byte) (*TrainingTasksEndpointTooLong, error) {
	out := new(TrainingTasksEndpointTooLong)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "EndpointTooLong", raw); err != nil {
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

// TrainingTasksObjectDemanded represents a ObjectDemanded error raised by the TrainingTasks contract.
type TrainingTasksObjectDemanded struct {
	TaskId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ObjectDemanded(bytes32 taskId)
func TrainingTasksObjectDemandedErrorID() common.Hash {
	return common.HexToHash("0x7cbb94dadcd09480eee3c1e7bd7118bcd70a5c8373cd347dea3ec16a49ec7dc5")
}

// UnpackObjectDemandedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ObjectDemanded(bytes32 taskId)
func (trainingTasks *TrainingTasks) UnpackObjectDemandedError(raw []byte) (*TrainingTasksObjectDemanded, error) {
	out := new(TrainingTasksObjectDemanded)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "ObjectDemanded", raw); err != nil {
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
	Misses    uint32
	MaxMisses uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SlotNotReopenable(uint32 misses, uint32 maxMisses)
func TrainingTasksSlotNotReopenableErrorID() common.Hash {
	return common.HexToHash("0xda7a1328366048f9f8d8d9ba60a8854ad876330365dc7d47fdb8b038db842469")
}

// UnpackSlotNotReopenableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SlotNotReopenable(uint32 misses, uint32 maxMisses)
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
