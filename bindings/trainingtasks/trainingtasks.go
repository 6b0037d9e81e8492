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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"vault_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"minWindow_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outage_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unbondingMargin_\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"revealRate_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"acknowledgeTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"cancelTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimRewards\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"convict\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enroll\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enrollmentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structEnrollment\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"joinPool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"lockAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"endpoint\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leavePool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leaveTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"onRunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"tainted\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"postTask\",\"inputs\":[{\"name\":\"spec\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"outputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"refund\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseLock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reopenSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setEndpoint\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"endpoint\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"specOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statusOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"witnessesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"outputs\":[{\"name\":\"keys\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommissionClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CompensationClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Convicted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slashed\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FinderPaid\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"finder\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperEndpoint\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"endpoint\",\"type\":\"string\",\"indexed\":false,\"internalType\":\"string\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperJoined\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptIssued\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"receipt\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Refunded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RewardClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SponsorForfeited\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"claimant\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"bounty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskAcknowledged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskPosted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"escrow\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"spec\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskStatusChanged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"from\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"},{\"name\":\"to\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerEnrolled\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"missed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ClaimDisputed\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"DrawPending\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"EndpointTooLong\",\"inputs\":[{\"name\":\"length\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"most\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"EnrollmentClosed\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InsufficientBalance\",\"inputs\":[{\"name\":\"balance\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"needed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockStillLiable\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSponsor\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToRelease\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ObjectDemanded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"PoolFull\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SlotNotReopenable\",\"inputs\":[{\"name\":\"misses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnknownValue\",\"inputs\":[{\"name\":\"enumeration\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]},{\"type\":\"function\",\"name\":\"absentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"trainers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawSeats\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enrollDeadlineOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"escrowOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"game\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"keyUserOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"liabilityOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"memberAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"minWindow\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"nonceOf\",\"inputs\":[{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outage\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolConvictedAtOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolKeeperOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPoolKeeper\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"acknowledged\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"leftAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"endpointBlocks\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolSizeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"receiptOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"receipt\",\"type\":\"tuple\",\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"revealRate\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specHashOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"sponsorOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"trainerAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingMargin\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingTasks",
	Bin: "0x6101e08060405234610378576101008161a9e180380380916100218285610384565b83398101031261037857610034816103a7565b90610041602082016103a7565b9161004e604083016103bb565b9261005b606084016103bb565b60808401516001600160401b03811695909391908685036103785761008260a087016103bb565b9361009b60e061009460c08a016103a7565b98016103a7565b906040519361156d958686019686881060018060401b038911176103325761596e873960018060a01b03169182875260018060a01b03169283602088015263ffffffff8516998a604089015263ffffffff8316988960608a01528c60808a015263ffffffff81169a8b60a08b015260018060a01b038316988960c08c01526101008160018060a01b0387169c8d60e08201520301905ff0948515610327576004986020988860805260a0526101005261012052610140526101605260c05260e05260018060a01b03166101805260405192838092637e062a3560e11b82525afa908115610327575f91610346575b506001600160a01b03166101a081905260405196613b0695868901956001600160401b0387118a8810176103325760e0988a98616edb8a398752602087015260408601526060850152608084015260a083015260c08201520301905ff08015610327576101c0526040516155a190816103cd8239608051818181610a550152818161171701528181612117015281816128ce0152818161356d015281816135ef01528181613656015281816138f6015261486c015260a05181818161052c0152818161066c01528181610fe001528181611450015281816119490152818161222f015281816124bf01528181613154015281816132130152818161370801528181613bd3015281816143a201528181614a4601528181614dd001526153c3015260c051818181612d970152818161500a0152615085015260e051818181610ecb015281816112d801528181611a610152818161233f0152612e0d0152610100518150506101205181505061014051815050610160518150506101805181602001526101a05181818161429e0152614e2501526101c05181610af70152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d60201161037c575b8161036160209383610384565b8101031261037857610372906103a7565b5f610189565b5f80fd5b3d9150610354565b601f909101601f19168101906001600160401b0382119082101761033257604052565b51906001600160a01b038216820361037857565b519063ffffffff821682036103785756fe60806040526004361015610056575b3461005257604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e1561004e573d90f35b3d90fd5b5f80fd5b5f5f3560e01c80631190d3fe14612f0157806318cc75cf14612e9c5780631e45772314612e3c57806326f91ec114612d535780634163b43314612b5a578063484ee4dc146125ce578063626e4a36146124795780636f4072d114611ea75780637249fbb614611d1d57806388bce1b814611c3957806392f01e8a146116cb5780639b9c981414611375578063c18d0a0f14610f8f578063c7df14e214610f58578063ca93f92514610a0a578063d604c7721461098a578063ece311f0146105ff578063edf520c614610492578063ee8ca3b514610355578063f644206c146103125763fc930fec14610148575061000e565b3461030f57604036600319011261030f576024356001600160401b03811161030d57610178903690600401613300565b60043583526007602052604083209261019082614093565b9261019e6040519485613425565b8284526101aa83614093565b602085019190601f19013683376101c084614093565b956101ce6040519788613425565b8487526101da85614093565b602088019590601f1901368737845b818110610279575050505060405194859460408601906040875251809152606086019290845b818110610257575050506020908583038287015251918281520192915b81811061023a575050500390f35b825161ffff1684528594506020938401939092019160010161022c565b82516001600160a01b031685528897506020948501949092019160010161020f565b61029161028c8284879c989a9b9c613494565b6140aa565b60018060a01b03165f528260205260405f205460ff8160b81c16156102e457908161ffff60019360a01c166102c683896140be565b52828060a01b03166102d8828c6140be565b520197969593976101e9565b6024876102f561028c85878a613494565b6376a1be0560e01b82526001600160a01b0316600452fd5b505b80fd5b503461030f57602036600319011261030f5761032c613f06565b5061034d6001600160a01b036001610345600435614107565b015416614771565b602081519101f35b503461030f57602036600319011261030f576004356103726140d2565b61037b81614107565b80549091906001600160a01b03811633036104835760a01c60ff16600781101561045f57600214610473575b60ff825460a01c16600781101561045f57600181141580610454575b61043c57508160069160046104299401805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f5160206155415f395f51905f52604060ff845460a01c16610416825180926133b1565b61042360208201876133b1565ba2613ee2565b805f5160206155815f395f51905f525d80f35b83610452602492630d64047360e21b83526133a3565bfd5b5060028114156103c3565b634e487b7160e01b84526021600452602484fd5b61047d82826141af565b506103a7565b63df4795c760e01b8452600484fd5b503461030f57604036600319011261030f57600435906104b06132ea565b6104b86140d2565b6104c183614107565b6104cb8285614140565b9060ff815460a01c1660078110156105eb57600381036105d55750600481810154604051632b32135560e21b81529182018790526001600160a01b038516602483015260501c63ffffffff16604482018190529590606081806064810103817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156105ca579063ffffffff918791610599575b5016958087111561058257506104299495506151ee565b631b4f426560e31b86526004879052602452604485fd5b6105bb915060603d6060116105c3575b6105b38183613425565b810190613464565b50505f61056b565b503d6105a9565b6040513d88823e3d90fd5b84610452602492630d64047360e21b83526133a3565b634e487b7160e01b85526021600452602485fd5b503461030f5761010036600319011261030f57600435602435801580158203610986576084359163ffffffff831683036109825760a4359063ffffffff8216820361097e5760c4359263ffffffff8416840361097a5760e435936001600160401b038516809503610976577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610963578688526003602052604088209160098301966044358855600a8401956064358755600485019384549063ffffffff60b01b9060b01b169263ffffffff60701b9060701b16906001600160601b0360701b1916179063ffffffff60901b9060901b1617178255600b8301956001600160401b031987541617865561071d8389614fcc565b509390610951575b156109475761075560055b825464ffffffffff60d01b19164260d01b64ffffffffff60d01b16178355838961479b565b8761016060405161076581613409565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015201526107be60018060a01b03600184015416614771565b60208151910120956001600160401b0360018060a01b03845416915495549254965416926107f96001600160801b0360028301541685613df7565b946001600160a01b031661093f5761081090614f9d565b945b6040519261081f84613409565b8984526020840198895260408401928352606084019182526080840190815260a08401918860701c63ffffffff16835260c08501938960901c63ffffffff16855260e08601958a60b01c63ffffffff168752610100810197885261012081019889526101408101998a52610160019960d01c64ffffffffff168a526040519a8c8c525160208c0152600160a01b6001900390511660408b01525160608a01525160808901525163ffffffff1660a08801525163ffffffff1660c08701525163ffffffff1660e0860152516001600160401b03166101008501525161012084015251610140830152516001600160401b03166101608201526101807f37f2d9b7ae343d4b42a85e325698efa6ff3a739525c3291000164fd1b51676c091a280f35b508894610812565b6107556004610730565b506001600160a01b0383161515610725565b634a0bfec160e01b885233600452602488fd5b8780fd5b8680fd5b8580fd5b8480fd5b8380fd5b503461030f57604036600319011261030f57600435906024356001600160401b03811161030d576109bf903690600401613330565b9083835260076020526040832060018060a01b0333165f5260205260ff60405f205460b81c16156109f7576109f4929361496d565b80f35b6376a1be0560e01b835233600452602483fd5b503461030f5761074036600319011261030f57610a256140d2565b604051610760810160405261074081526020810161074060048237604051636cf6d67560e01b81526020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610f4d578490610f12575b610b249150610af56040516001600160401b03602082019316835260208152610ab6604082613425565b60246040519384926396f64cad60e01b6020850152885180898587015e840190838201908b8252519283915e010187815203601f198101835282613425565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661546d565b602081805181010312610986576020610b3d9101613ea6565b90825181203385526002602052604085208054905f198214610efe57600182019055604051602081019146835230604083015233606083015260808201528260a082015260a08152610b9060c082613425565b519020936104043563ffffffff81169081810361097657610bd191610bc1915060ff610bba613eba565b1690613df7565b6001600160801b03610bba613ecb565b858752600360205260408720805460ff60a01b1933166001600160a81b031990911617600160a01b1781559094610c06613eba565b825460ff60a81b191660a89190911b60ff60a81b161782556103a43560ff81168103610eb357825460ff60b01b191660b09190911b60ff60b01b161782556106443561ffff81168103610eb35782549061012435916003831015610efa57610c6d8361517b565b80610ec8575b600166ffffffffff000160b81b0390911660b89290921b61ffff60b81b169190911790151560f01b60ff60f01b1617600290911460f81b6001600160f81b03191617825582516bfe61000180600a3d393df300604082901b0161fffe8211850152600b8101601585018af0908115610ebb5784526001830180546001600160a01b0319166001600160a01b03909216919091179055610d10613ecb565b6001600160801b036002840191166001600160801b03198254161781556106c4356001600160801b0381168103610eb75781546001600160801b031660809190911b6001600160801b031916179055610664356001600160801b0381168103610eb3576001600160801b036003840191166001600160801b0319825416178155610684356001600160801b0381168103610eb75781546001600160801b031660809190911b6001600160801b03191617905564ffffffffff806004840192161664ffffffffff198254161781556106043563ffffffff81168103610eb35793610e746060610e9c97958960058c977f859eea5979591b7c533e6f179304ff1443ed1c0e16208e05e6c3573d92e23c1b9760209f9d9b81549063ffffffff60501b9060501b169063ffffffff60501b191617905501556040519687918d83019586528960408401525180918484015e81018a838201520301601f198101865285613425565b33935190a3835f5160206155415f395f51905f5260408051868152600189820152a233614dfd565b5f5160206155815f395f51905f525d604051908152f35b8880fd5b8980fd5b63301164258a526004601cfd5b507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161515610c73565b8a80fd5b634e487b7160e01b87526011600452602487fd5b506020813d602011610f45575b81610f2c60209383613425565b8101031261098657610f40610b2491613ea6565b610a8c565b3d9150610f1f565b6040513d86823e3d90fd5b503461030f57602036600319011261030f5760ff6040602092600435815260038452205460a01c16610f8d60405180926133b1565bf35b503461030f57610f9e3661335d565b939190610fa96140d2565b8293610fb58382614613565b9290966002880191610fda6001600160801b03845416610fd48b6150ac565b90613e46565b879586947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316949192915b80871061109c5760208c8c8f828e6110868f8f610e9c9561103d600661103385896134e7565b92019182546134e7565b90558087526005895260408088206001600160a01b038681165f908152918c529190205460581c169084908261108b5761108161107b8a8096613e46565b82614342565b6150d4565b614289565b61108161107b600586048096613e46565b909192939495976110b66110b18a8489613494565b6134b8565b8d62ffffff6040880151169063ffffffff83169182108015611362575b611356575460f01c60ff168061129c575b61128a579060408d939260648c60ff60208c015116968451978894859363991f833560e01b85526004850152602484015260448301528d5af192831561127f578d90819461122c575b506001600160401b03169283156112205715611219576001600160801b03855416925b6001600160401b0381149081156111ef575b50156111835750600191611175916134e7565b985b0195949392919061100d565b9c611193838b929c94939c6134e7565b9d8c604051918291600160a01b6001900316946111c391836020909392919363ffffffff60408201951681520152565b037f022643dfca4a5c873c28ccc41e131d247cf5e4043197859bb2a8dfc847b129b291a3600190611177565b905064ffffffffff608089015116801515918261120f575b50505f611162565b1190505f80611207565b8592611150565b50509860019150611177565b9350506040833d8211611277575b8161124760409383613425565b81010312611273576001600160401b0361126c602061126586613ea6565b9501613457565b939061112d565b8c80fd5b3d915061123a565b6040513d8f823e3d90fd5b636477f18f60e11b8d5260045260248cfd5b50604051638407518960e01b8152600481018b90526001600160a01b038d16602482015263ffffffff83166044820152602081806064810103817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611349578e91611318575b5015156110e4565b90506020813d8211611341575b8161133260209383613425565b8101031261005257515f611310565b3d9150611325565b8e604051903d90823e3d90fd5b50505097600190611177565b5062ffffff6060890151168210156110d3565b503461030f576113843661335d565b93919061138f6140d2565b829361139a81614107565b60ff600182015460e01c16156116ae5781855260076020526040852060018060a01b0385165f5260205260405f2096604051976113d6896133be565b549060018060a01b0382168952602089019861ffff8360a01c168a5260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260e060a082019160ff8560c81c161515835260ff8560d01c16151560c0820152019260d81c835261144a846150ac565b889687947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031694925b8387106114a8575060208c8c610e9c828e6110868f8f8f6114a1600661103385896134e7565b9055614342565b9091929394959863ffffffff9060808f60648f8d908f6114cf6110b161ffff928e8e613494565b94511660405197889586946347dd2ded60e11b8652600486015216602484015260448301528c5af191821561127f578d80809181938296611659575b50801561164b5761151c9087613df7565b905081156116365760018282061b915f198301928311611620579161155b61156292611555869561154f61156898614c33565b926134c9565b90613df7565b9216614c33565b906134e7565b91875115159081611604575b501561159457600191611586916134e7565b995b0195949392919061147b565b99909c8d6115a1916134e7565b9c896115ae838888613494565b6115b7906134b8565b6040805163ffffffff92909216825260208201939093526001600160a01b038e16927fd295a42c91b07666c5f436270c9738382ed923e193242dada46b33b43302535091a3600190611588565b90506001600160401b0364ffffffffff8651169116115f611574565b5050634e487b7160e01b8f52601160045260248ffd5b50634e487b7160e01b8f52601260045260248ffd5b505050509960019150611588565b949550505050506080813d82116116a6575b8161167860809383613425565b810103126112735790818d92519060208101519361169d606060408401519301613ea6565b9491925f61150b565b3d915061166b565b8461045260ff6024935460a01c16630d64047360e21b83526133a3565b503461030f57606036600319011261030f576004356024356002811015611888576116f46132d4565b916116fd6140d2565b61170681614107565b604051636559e3fd60e01b815290927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169290916020818061175589878760048501613e7d565b0381875afa908115611c2e578791611bfc575b5015611bed57859360ff600182015460e01c16879084155f14611b795783895260056020526040892060018060a01b0389165f5260205260405f20549064ffffffffff82169181611b6a575b508115611b5b575b8115611b17575b6004840154916001600160401b0364ffffffffff84169116016001600160401b038111611b03578180611af1575b611ad6575060ff845460f01c1680611a26575b611a0f578715159081611a07575b50611906575b506118f257908291600188959414611897575b50823b1561098657611859928492838893604051968795869485936301b9add160e71b855260048501613e7d565b03925af1801561188c57611873575b505061042991614289565b8161187d91613425565b61188857825f611868565b8280fd5b6040513d84823e3d90fd5b81855260076020526040852060018060a01b0388165f5260205260405f2090878260ff815460b81c166118e0575b5050815460ff60d01b1916600160d01b17909155505f61182b565b6118ea928561443e565b5f87826118c5565b634e487b7160e01b87526021600452602487fd5b604051632b32135560e21b8152600481018590526001600160a01b038916602482015260509190911c63ffffffff166044820181905290606081806064810103817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156119fc578a908b926119d5575b5063ffffffff169182119182156119b4575b50506119a2575b5f611818565b946119ad9083614342565b869461199c565b15159150816119c6575b505f80611995565b63ffffffff915016155f6119be565b63ffffffff92506119f5915060603d6060116105c3576105b38183613425565b5091611983565b6040513d8c823e3d90fd5b90505f611812565b636477f18f60e11b8a5263ffffffff60045260248afd5b50604051638407518960e01b8152600481018690526001600160a01b03808b16602483015263ffffffff6044830152602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611acb578b91611a99575b501515611804565b90506020813d602011611ac3575b81611ab460209383613425565b8101031261005257515f611a91565b3d9150611aa7565b6040513d8d823e3d90fd5b63614b2edf60e01b8b526001600160401b031660045260248afd5b506001600160401b03811642106117f1565b634e487b7160e01b8b52601160045260248bfd5b905060ff835460a01c16611b2a8161424d565b15611b45575064ffffffffff600484015460d01c16906117c3565b89610452602492630d64047360e21b83526133a3565b600284015460801c97506117bc565b60ff915060281c16155f6117b4565b88915060018503611bac5783895260076020526040892060018060a01b0389165f5260205260405f205460d81c906117bc565b611be985604051918291634c6468af60e01b8352600483019190604083526004604084015263526f6c6560e01b6060840152602060808401930152565b0390fd5b63b10205ed60e01b8652600486fd5b90506020813d602011611c26575b81611c1760209383613425565b8101031261005257515f611768565b3d9150611c0a565b6040513d89823e3d90fd5b503461030f57604036600319011261030f5760a090611c566132ea565b611c5e613e53565b50600435825260046020526040822090600180851b03165f526020526001600160401b0360405f2054600180851b0381169262ffffff8260c01c16905062ffffff81145f14611d12575063ffffffff805b81604051611cbc816133ee565b86815260ff6020820181878b1c1681526080604084019362ffffff8960a81c168552856060820197168752019660d81c875260405198895251166020880152511660408601525116606084015251166080820152f35b63ffffffff90611caf565b503461030f57602036600319011261030f5760043590611d3b6140d2565b611d4482614107565b9060ff825460a01c16611d568161424d565b15611e90575060048201928354928360f81c5f14611e815782945b85948615611e72576001600160f81b0316600160f81b179055600681018054611d9b9087906134e7565b9055611da78183614fcc565b611e5e576020956001600160a01b0382169182611e02575b505050610e9c91849160018060a01b0390541680917ff552ca82e113ac3c539c3d617f29fcd19c172a0c75dad017555c9e109f7fe18388604051868152a3614289565b87965091611e2982610e9c96946110866005611e2398960497888094613e46565b87614342565b827f2c6a4f8d7e4ad045aeabed37ab6194fd528c5462e27c91e015a8ea2c573db38587988996604051908152a3918193611dbf565b633e5dca6d60e11b84526004839052602484fd5b630686827b60e51b8552600485fd5b611e8a81614f9d565b94611d71565b630d64047360e21b825260249190610452906133a3565b503461030f57602036600319011261030f57600435611ec46140d2565b611ecd81614107565b80549160ff8360a01c16926007841015908161244257600285149182158061246c575b6124565761244257818061242e575b61241f57828652600460209081526040808820335f90815292529020546001600160a01b031661240c578060f81c612328575b60018401946001600160401b03865460a01c169160ff611f5284196147c5565b9160a81c1681101561231957865467ffffffffffffffff60a01b1916600160ff90921691821b6001600160401b031690931760a01b67ffffffffffffffff60a01b1692909217865586919084835260066020908152604080852060ff85165f9081529252902080546001600160a01b03191633178155918391600314612203575b63ffffffff92506120d6611fe68761484e565b64ffffffffff886120b662ffffff60405194612001866133ee565b60018060a01b0316998a8652602086018881526040870190838b1682526040606089019385855260808a0197818952815260046020522060018060a01b0333165f5260205260405f209760018060a01b039060018060a01b03905116166001600160601b0360a01b89541617885551908754908460a81b905160a81b169160ff60a01b9060a01b16908c60a01b1916171786555116849081549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b5182546001600160d81b0316911660d81b6001600160d81b031916179055565b6040519384526020840152166040820152827f1f75e1b47905f1535ada761431214a24b8def06a13bd1ead020ef47409b49fe560603393a3600383015485907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906001600160801b0316813b15611888578291608483926040519485938492637bf9d42760e11b84528a600485015282602485015233604485015260648401525af1801561188c576121e8575b50928092916104299560029550816121c2575b506121b2575b5050015460801c33614dfd565b6121bb91614cdc565b5f816121a5565b546121d9915060a01c6001600160401b0316614c33565b60ff825460a81c16145f61219f565b816121f69195949395613425565b610982579091845f61218c565b60408051639f8ab78160e01b8152600481018890526024810183905260016044820152925082606481877f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1918215610f4d5763ffffffff93859186946122e1575b505460a01c62ffffff168185168110156122da57505b9161ffff8116612296575b50611fd3565b86855260056020526040852060018060a01b0333165f5260205260405f209067ffff00000000000082549160301b169067ffff00000000000019161790555f612290565b9050612285565b61230a91945062ffffff925060403d604011612312575b6123028183613425565b810190613e1e565b93909161226f565b503d6122f8565b6323ad276560e21b8852600488fd5b604051639f2335ed60e01b815286906020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561188c5782916123d2575b506001600160a01b0316803b1561030d5781604491604051928380926344a6224d60e11b82528960048301523360248301525afa801561188c576123bd575b5050611f32565b816123c791613425565b61097e57855f6123b6565b90506020813d602011612404575b816123ed60209383613425565b8101031261030d576123fe90613e0a565b5f612377565b3d91506123e0565b636680176960e01b865233600452602486fd5b6323ad276560e21b8652600486fd5b5064ffffffffff8160c81c16421015611eff565b634e487b7160e01b86526021600452602486fd5b630d64047360e21b8752602487610452886133a3565b5050856003861415611ef0565b503461030f57602036600319011261030f576004356124966140d2565b61249f81614107565b60ff815460a01c16600781101561045f576003810361259a5750906001837f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561030d57818091602460405180958193633137251b60e11b83528960048401525af19182612585575b505061257f575082915b60ff815460a01c1660078110156105eb57600314918261256e575b5050612566575b1561255757805f5160206155815f395f51905f525d80f35b6321bf6c6760e21b8152600490fd5b50600161253f565b6125789250614a12565b5f80612538565b9161251d565b8161258f91613425565b61098257845f612513565b600214918215926125bc575b505015610429576321bf6c6760e21b8152600490fd5b6125c692506141af565b155f806125a6565b5034610052576060366003190112610052576024356004356044356001600160401b03811161005257612605903690600401613330565b6126109391936140d2565b819061261b84614107565b60ff815460a01c1661262c8161424d565b612b425750845f52600760205260405f2060018060a01b0333165f5260205260405f20916040519261265d846133be565b5460018060a01b038116845261ffff8160a01c16602085019481865260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260ff8360c81c16151560a082015260e060ff8460d01c161593841560c084015260d81c91015215159081612b3a575b50612b275760078201805497905f198914612b0a5788612b19575b6126f589196147c5565b9860018a1b1790558761ffff85511615612a90575b906128bf929161ffff868160039851168b5f52600a60205260405f20845f5260205260405f209083198254161790556128856127458c61484e565b64ffffffffff8d858551166040519361275d856133be565b60018060a01b0316978885526020850191825260ff6040860191168152606085016001815260808601905f825261281e60ff60a08901945f865260c08a01965f885260e08b01985f8a525f52600760205260405f2060018060a01b0333165f5260205260405f209a60018060a01b039060018060a01b03905116166001600160601b0360a01b8c5416178b55518a54908e60a01b9060a01b16908e60a01b1916178a555116889081549060ff60b01b9060b01b169060ff60b01b1916179055565b51865491519251935194516001600160b81b0390921690151560b81b60ff60b81b161791151560c01b60ff60c01b169190911791151560c81b60ff60c81b169190911791151560d01b60ff60d01b1691909117911660d81b6001600160d81b031916179055565b51166040519182526020820152887f0cf19011421c56641c6a578b895bd307452b1cdbebfe22b0f28353d136f39a0260403393a38761496d565b015460801c809210612a89575b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610052575f8091608460405180948193637bf9d42760e11b8352896004840152600160248401523360448401528760648401525af18015612a7e57612a69575b506001600160fc1b0381168103612a5557906129579160041b6134c9565b908352600b6020526040832090610fff811015612a4b57905b8260041c91600f84169160f08560041b169280840460101490151715612a3757600181019461299f8587614a03565b90549060031b1c9161ffff83861c1691600f191686810460101487151715612a2357928492826129eb6129fb9998966129f5986129e36129e3975486841b90613e46565b911b906134e7565b9055841b90613e46565b92614a03565b819291549060031b91821b915f19901b1916179055805f5160206155815f395f51905f525d80f35b634e487b7160e01b89526011600452602489fd5b634e487b7160e01b86526011600452602486fd5b50610fff90612970565b634e487b7160e01b85526011600452602485fd5b612a769195505f90613425565b5f935f612939565b6040513d5f823e3d90fd5b50806128cc565b50906001830191825461ffff8160e81c169361ffff8514612b0a5761ffff60e81b1990911660019490940160e881901b61ffff60e81b1694909417905561ffff92831685525f888152600860209081526040808320885190961683529490529290922080546001600160a01b03191633179055908761270a565b6327a01e0760e21b5f5260045ffd5b612b2288614385565b6126eb565b6302b1c65760e61b5f523360045260245ffd5b90505f6126d0565b630d64047360e21b5f52612b55906133a3565b60245ffd5b3461005257602036600319011261005257600435612b766140d2565b612b7f81614107565b5f8281526007602090815260408083203384529091529020805460b881901c60ff1615612d405760ff835460a01c16612bb78161424d565b612b42575060ff8160c01c16612d3157600160c01b9060ff60c01b191617809155600160ff600884019260b01c161b815417905533827f9b7129ae006ad36a99604b791701c3e7a5887c676fa415c7cbf65af88d2bb3525f80a360ff815460a01c166007811015612d0957600114612c3c575b5f5f5160206155815f395f51905f525d005b600181015463ffffffff906103a090612c5d906001600160a01b0316614771565b612c65613f06565b506101a0810160405190610100820160405261010081835e52805161027f19016102a082016101c083015e01511664ffffffffff42160164ffffffffff8111612d1d57815464ffffffffff60c81b191660c89190911b64ffffffffff60c81b16178082556040519190612cdf90839060a01c60ff166133b1565b612d02925f5160206155415f395f51905f526040846002602081970152a2613ee2565b8080612c2a565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b6321bf6c6760e21b5f5260045ffd5b6376a1be0560e01b5f523360045260245ffd5b346100525760a036600319011261005257602435600281101561005257612d786132d4565b606435916001600160a01b038316830361005257612d946140d2565b337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580612e09575b612df657602092612dde9260843592600435613891565b5f5f5160206155815f395f51905f525d604051908152f35b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415612dc7565b346100525760803660031901126100525760243561ffff8116810361005257612e636132d4565b606435906001600160401b03821161005257602092612e89612dde933690600401613300565b929091612e946140d2565b6004356134f4565b3461005257602036600319011261005257600435612eb86140d2565b612ec181614107565b90805f52600760205260405f2060018060a01b0333165f5260205260405f2060ff815460b81c1615612d4057612c2a92612efa83614385565b339261443e565b3461005257602036600319011261005257600435612f1d6140d2565b612f2681614107565b90612f313382614140565b60ff835460a01c166007811015612d09576002146132c4575b60ff835460a01c1690612f5c8261424d565b6132b1575f916007811015612d09576003146131db575b80549060ff8260a01c1691600186019060ff825460e01c165f146131ce575063ffffffff600487015460701c165b90855f52600560205260405f2060018060a01b0333165f5260205260405f2060ff885460a01c166007811015612d0957600314613122575b835462ffffff60c01b191660c084901b62ffffff60c01b161790935563ffffffff82169261306a91908154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b845f52600660205260405f2060ff84165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c1684116130fe575b50505060405191825260208201528115156040820152825f5160206155615f395f51905f5260603393a3156130e7576002612c2a92015460801c90614342565b5060026130f991015460801c33614289565b612c2a565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790558580806130a7565b915060405190639f8ab78160e01b82528660048301528460248301525f60448301526040826064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1918215612a7e5761306a925f915f916131ad575b5061ffff60401b85549160401b169061ffff60401b191617845592909150612fd9565b90506131c8915060403d604011612312576123028183613425565b8a61318a565b60a81c62ffffff16612fa1565b600484810154604051632b32135560e21b815291820185905233602483015260501c63ffffffff1660448201529091506060816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612a7e575f5f925f92613285575b5063ffffffff161591821592613266575b505090612f73565b63ffffffff161591508161327d575b50848061325e565b905084613275565b905063ffffffff92506132a7915060603d6060116105c3576105b38183613425565b929092919061324d565b630d64047360e21b5f52612b55826133a3565b6132ce83836141af565b50612f4a565b604435906001600160a01b038216820361005257565b602435906001600160a01b038216820361005257565b9181601f84011215610052578235916001600160401b038311610052576020808501948460051b01011161005257565b9181601f84011215610052578235916001600160401b038311610052576020838186019501011161005257565b606060031982011261005257600435916024356001600160a01b03811681036100525791604435906001600160401b0382116100525761339f91600401613300565b9091565b6007811015612d0957600452565b906007821015612d095752565b61010081019081106001600160401b038211176133da57604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b038211176133da57604052565b61018081019081106001600160401b038211176133da57604052565b90601f801991011681019081106001600160401b038211176133da57604052565b519063ffffffff8216820361005257565b5190811515820361005257565b908160609103126100525761347881613446565b91613491604061348a60208501613446565b9301613457565b90565b91908110156134a45760051b0190565b634e487b7160e01b5f52603260045260245ffd5b3563ffffffff811681036100525790565b81156134d3570490565b634e487b7160e01b5f52601260045260245ffd5b91908201809211612d1d57565b92949390945f956135058486614613565b958091505f52600560205260405f2060018060a01b0386165f5260205260405f20604051602081019083825261ffff851660408201526040815261354a606082613425565b5190206040805163319bcf2d60e21b8152600481018390529198919290836024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa928315612a7e575f93613850575b508215801561383c575b8015613826575b613818575461ffff85811660409290921c16106138085762ffffff955b5f5b818110613692575050505050505050836135ed575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163b156100525760405163348fb39160e11b815260048101929092526001600160a01b039081166024830152604482018490525f908290606490829084907f0000000000000000000000000000000000000000000000000000000000000000165af18015612a7e57613686575b50565b5f61369091613425565b565b6136a06110b182848a613494565b62ffffff60408501511663ffffffff82161080156137f3575b6137ea5760208481015160405163702efafd60e01b81526004810189905261ffff8a16602482015263ffffffff8416604482015260ff90911660648201529d908e6084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19d8e15612a7e575f9e6137b7575b508d156137ac579061375c6137558f93611562600196958a6134c9565b9e876134c9565b63ffffffff6040519261ffff8b1684521660208301526040820152867f539e10509c4b862c8840a1ea02f8f25c04e799dda06dccc45653fbfe782ff70360608d868060a01b031693a35b016135d5565b9c50506001906137a6565b909d506020813d82116137e2575b816137d260209383613425565b8101031261005257519c5f613738565b3d91506137c5565b506001906137a6565b5062ffffff891663ffffffff821610156136b9565b62ffffff606082015116956135d3565b505f99505050505050505050565b5061ffff851661ffff825460301c1610156135b6565b5064ffffffffff60808301511615156135af565b9092506040813d60401161387c575b8161386c60409383613425565b810103126100525751915f6135a5565b3d915061385f565b906002821015612d095752565b909493929161389f82614107565b60405163aef4848b60e01b81526004810184905296906138c26024890183613884565b6001600160a01b0383811660448a0181905286821660648b0181905260848b019890985295906020908a9060a49082905f907f0000000000000000000000000000000000000000000000000000000000000000165af1988915612a7e575f99613dc3575b508815613d91575064ffffffffff4216926002831015612d095782613ca75750835f52600460205260405f20855f5260205260405f2090845f52600560205260405f20865f5260205260405f2064ffffffffff815416156139ce575b505080546001600160d81b031660d89390931b6001600160d81b031916929092179091555f5160206155215f395f51905f52906040905b6139c582518092613884565b876020820152a4565b825460ff8160a01c1690600184019060ff825460e01c165f14613c9a575063ffffffff600485015460701c165b91885f52600560205260405f208a5f5260205260405f209260ff865460a01c16926007841015612d09578b9460038c9514613b9a575b94613b6d945f5160206155615f395f51905f5260606002968c5f5160206155215f395f51905f529f9b969760409f9e9b6139b99e99613b03918f64ffffffffff90613aa163ffffffff87169762ffffff881681549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b8354835465ffffffffffff191660e09190911c60ff161560281b65ff000000000016179116179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f5260066020528f5f2060ff84165f526020528f5f20906001600160601b0360a01b825416825581549062ffffff8260a01c168411613b76575b5050508e5191825260208201525f8e820152a3805460ff60501b1916600160501b179055015460801c88614342565b92935093613982565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f8080613b3e565b99959897945092505060405194639f8ab78160e01b86528960048701528160248701525f60448701526040866064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1978815612a7e578b8b5f5160206155615f395f51905f526060600296895f5160206155215f395f51905f529f60409f613b6d9b6139b99f928f9364ffffffffff90613b03945f915f91613c79575b5061ffff60401b84549160401b169061ffff60401b19161783559c9f5050989d9f50989d50509f509c9d50965050509450613a31565b90506040613c9492503d604011612312576123028183613425565b5f613c43565b60a81c62ffffff166139fb565b91929160018403613d54576040925f5160206155215f395f51905f529492613d1792875f526007602052855f20895f52602052855f209160ff835460b81c16613d1c575b50508054600161ff0160c81b031660d89290921b6001600160d81b03191691909117600160c81b179055565b6139b9565b613d2a60049284838c61443e565b01805469ffffffffff000000000019164260281b69ffffffffff0000000000161790555f80613ceb565b611be984604051918291634c6468af60e01b8352600483019190604083526004604084015263526f6c6560e01b6060840152602060808401930152565b9550929596509092506002811015612d095715613db1575b505050505f90565b613dba936146c5565b5f808080613da9565b9098506020813d602011613def575b81613ddf60209383613425565b810103126100525751975f613926565b3d9150613dd2565b81810292918115918404141715612d1d57565b51906001600160a01b038216820361005257565b9190826040910312610052576020613e3583613446565b92015161ffff811681036100525790565b91908203918211612d1d57565b60405190613e60826133ee565b5f6080838281528260208201528260408201528260608201520152565b9192613e986040929594606085019685526020850190613884565b6001600160a01b0316910152565b51906001600160401b038216820361005257565b6103843560ff811681036100525790565b610624356001600160801b03811681036100525790565b906007811015612d0957815460ff60a01b191660a09190911b60ff60a01b16179055565b6040519061066082018281106001600160401b038211176133da576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190613f838183613425565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6001600160401b0381116133da5760051b60200190565b356001600160a01b03811681036100525790565b80518210156134a45760209160051b010190565b5f5160206155815f395f51905f525c6140f85760015f5160206155815f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b90815f52600360205260405f209160ff835460a01c166007811015612d09571561412e5750565b6319032fbb60e31b5f5260045260245ffd5b5f9081526004602090815260408083206001600160a01b038086168552925290912080549093929181161590811561419b575b5061417b5750565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b62ffffff9150819060c01c1614155f614173565b90805464ffffffffff8160c81c1642106142465760ff6141de6001600160401b03600185015460a01c16614c33565b60b09290921c16116141f8576141f391614cdc565b600190565b806141f392600460059301805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f5160206155415f395f51905f52604060ff845460a01c16610416825180926133b1565b5050505f90565b60078110159081612d09576004811491821561427c575b821561426f57505090565b909150612d095760061490565b506005811491505f614264565b811561433e5761429a825f54613e46565b5f557f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f511482161561431d575b604052156142fd5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661433557823b15153d151616906142f2565b503d5f823e3d90fd5b5050565b90801561433e576020816143797f332f25d7d767b49a1126573abecdd03ab5293993961c8c46f81e74c188aba555936001546134e7565b600155604051908152a2565b604051630f1cf0e960e31b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612a7e575f906143fe575b6001600160401b03915016806143ec5750565b631e386cbf60e01b5f5260045260245ffd5b506020813d602011614436575b8161441860209383613425565b81010312610052576144316001600160401b0391613ea6565b6143d9565b3d915061440b565b8254600163ffffff0160b81b03164260d81b6001600160d81b03191617835592919060ff815460a01c166007811015612d0957600214614603575b600160ff835460b01c161b196007820181815416905560ff835460c01c1661457d575b5050825f52600b60205260405f209054908160b01c91600f8160b41c169060f0610ff06a0ffffffffffffffffffff0600f87169360ac1c1616169080820460101490151715612d1d5760018301936144f48386614a03565b90549060031b1c9060f061ffff83851c1691169284840460101485151715612d1d578561452c6129f595846145359954911b90613e46565b90551b90613e46565b81545f1960039290921b91821b191692901b9190911790556001600160a01b0316907f029cef98b11f1bb06b6d064a9742910e89943f464c33dbc52b7b5ebba8c223765f80a3565b600882019081541680915515806145e9575b61459a575b8061449c565b805464ffffffffff60c81b1981168255604051906145bf90829060a01c60ff166133b1565b6145e391855f5160206155415f395f51905f526040846001602081970152a2613ee2565b5f614594565b5060ff815460a01c166007811015612d095760021461458f565b61460d81856141af565b50614479565b9161461c613e53565b5061462683614107565b925f52600460205260405f2060018060a01b0383165f5260205260405f209160405192614652846133ee565b549260018060a01b0384169384825260ff8160a01c16602083015262ffffff8160a81c16604083015262ffffff8160c01c16606083015260d81c6080820152921561417b575060ff600184015460e01c16156146aa57565b8254630d64047360e21b5f52612b559060a01c60ff166133a3565b5f8181526005602090815260408083206001600160a01b0380881685529252909120805493959294929391605883901c16614769577fff0000000000000000000000000000000000000000ffffffffffffffffffffff909116605884901b600160581b600160f81b0316179081905560501c60ff16156147635760026136909401614756815460801c600154613e46565b6001555460801c92615127565b50505050565b505050505050565b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c8082520101604052565b9061369092915f5160206155415f395f51905f52604060ff845460a01c16610416825180926133b1565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b604051637d039ebb60e11b81523360048201529091906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612a7e575f91614933575b505f838152600c602090815260408083206001600160a01b038086168552925290912054919384929091168061490857505f908152600c602090815260408083206001600160a01b0390941683529290522080546001600160a01b03191633179055565b905033036149135750565b636f6a94a360e11b5f9081526001600160a01b0391909116600452602490fd5b90506020813d602011614965575b8161494e60209383613425565b810103126100525761495f90613e0a565b5f6148a4565b3d9150614941565b9061010083116149ea577f07011d25df6d36e79f4548398b4b8fc954778cca2b05916aecbc66e606416d2f90825f52600960205260405f2060018060a01b0333165f5260205260405f2043905583604051916020835281602084015260408301375f604085830101526040813395601f80199101168101030190a3565b8263859641b160e01b5f5260045261010060245260445ffd5b60108210156134a45701905f90565b90915f9263ffffffff600482015460501c1690601f8211614c2a57604080516312e6eec960e11b81526004810186905292907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169084602481845afa938415612a7e575f905f95614bda575b5094966008956001600160401b03165b80151580614bd1575b15614bc657875f52600660205260405f2060ff80614abc846147c5565b16165f5260205260405f2060018060a01b03905416885f52600460205260405f2060018060a01b0382165f5260205260405f2097614b038662ffffff8b5460a81c166134e7565b63ffffffff89161115614bbe578015612d1d57604051632b32135560e21b8152600481018b90526001600160a01b038316602482015263ffffffff871660448201525f19919091019890606081606481895afa908115612a7e57879163ffffffff915f91614b9e575b50161115614b9757614b81929350868a6151ee565b6001905b5f19810190808211612d1d5716614a96565b5050614b85565b614bb6915060603d81116105c3576105b38183613425565b50505f614b6c565b975050614b85565b509695505050505050565b50861515614a9f565b9450506040843d604011614c22575b81614bf660409383613425565b81010312610052576001600160401b03614c1b6020614c1487613ea6565b9601613446565b9490614a86565b3d9150614be9565b50509150505f90565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60018201805460ff60e01b1916600160e01b17815582546040519190614d0990839060a01c60ff166133b1565b614d33600361368395855f5160206155415f395f51905f52604087856020614dce9a0152a2613ee2565b6040519060208201936302fbf04b60e31b8552602483015260248252614d5a604483613425565b54604051602080614d93818401946001600160401b038160a01c168652828552614d85604086613425565b6001600160a01b0316614771565b6040519788965180918489015e8601908282015f8152815193849201905e0101905f8252518092825e015f815203601f198101835282613425565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166154e8565b811561433e57614e0e825f546134e7565b5f556040516370a0823160e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03811690602083602481855afa928315612a7e575f93614f69575b506040516323b872dd60e01b5f9081526001600160a01b039095166004523060245260448690529360209060648180855af19060015f5114821615614f4a575b50836040525f60605215614f3857826024816020936370a0823160e01b82523060048301525afa8015612a7e575f90614f04575b614ee49250613e46565b818103614eef575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011614f30575b81614f1e60209383613425565b8101031261005257614ee49151614eda565b3d9150614f11565b635274afe760e01b5f5260045260245ffd5b6001821516614f60573b15153d1516165f614ea6565b843d5f823e3d90fd5b9092506020813d602011614f95575b81614f8560209383613425565b810103126100525751915f614e66565b3d9150614f78565b61349190610fd46005820154916001600160801b0360026001600160401b03600b840154169201541690613df7565b915f9260ff60015f94015460e01c1680615082575b614fe85750565b60408051630e28016360e01b81526004810192909252909350909150826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215612a7e575f905f9361504857509190565b9250506040823d60401161507a575b8161506460409383613425565b8101031261005257613491602061348a84613e0a565b3d9150615057565b507f00000000000000000000000000000000000000000000000000000000000000003b1515614fe1565b6150d06127109161ffff6001600160801b03600283015416915460b81c1690613df7565b0490565b929190821561476357604080518481525f6020820152613690956001600160a01b0385811694169290917f89bf22de21ffe584002f076636b9de0200b434945ed37b3c56f9a93cc873e3319190a4614289565b9291908215614763576040805184815260016020820152613690956001600160a01b0385811694169290917f89bf22de21ffe584002f076636b9de0200b434945ed37b3c56f9a93cc873e3319190a4614289565b906003821015612d095781156151e9575f906001831480156151dc575b6151d45750612d095760849060405190634c6468af60e01b82526040600483015260046044830152632a34b2b960e11b60648301526024820152fd5b915050600190565b505f915060028314615198565b5f9150565b919283549060ff8260a01c1691600184019060ff825460e01c165f14615460575063ffffffff600485015460701c165b90855f52600560205260405f2060018060a01b0384165f5260205260405f2060ff865460a01c166007811015612d095760031461538f575b875462ffffff60c01b191660c084901b62ffffff60c01b161790975561369096600295949387935f5160206155615f395f51905f529360609363ffffffff83169291615304918154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c60018c1b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f52600660205260405f2060ff88165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c16841161536b575b50505060405195865260208601526001604086015260018060a01b031693a3015460801c90614342565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f8080615341565b9493929150604051639f8ab78160e01b81528660048201528360248201525f60448201526040816064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1928315612a7e57613690986002976153045f5160206155615f395f51905f52956060958c985f915f9161543f575b5061ffff60401b85549160401b169061ffff60401b191617845597509550509250985093949550615256565b905061545a915060403d604011612312576123028183613425565b5f615413565b60a81c62ffffff1661521e565b905f8091602081519101845afa80806154d5575b15615490575050613491615507565b156154b557639996b31560e01b5f9081526001600160a01b0391909116600452602490fd5b3d156154c6576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d1515806154815750813b1515615481565b905f809160208151910182855af180806154d557156154905750506134915b604051903d82523d5f602084013e60203d83010160405256fe0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f43244fff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b47858a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a369b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006101803461014257601f61156d38819003918201601f19168301916001600160401b038311848410176101465780849261010094604052833981010312610142576100498161015a565b906100566020820161015a565b6100626040830161016e565b61006e6060840161016e565b6080840151916001600160401b03831683036101425761009060a0860161016e565b936100a960e06100a260c0890161015a565b970161015a565b6001600160a01b03978816608052961660a0526101005261012052610140526101605260c05260e0526040516113ed908161018082396080518161014f015260a05181818161050b0152610fce015260c0518181816109f6015281816111d0015261125f015260e051816102390152610100518161048e01526101205181610a41015261014051816104d2015261016051816102b80152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361014257565b519063ffffffff821682036101425756fe6080806040526004361015610012575f80fd5b5f3560e01c908163081a258014610a65575080633767bb4c14610a255780633b1bebd1146109e15780634ccfeee7146109945780635510dbe314610921578063567f638e146108e0578063598c99371461073e57806363e7fc0a146106ef57806372a41fdd1461062b57806373f425611461060e578063803772e3146105d757806383a265a7146105a35780638454f0081461056f5780638e3aa7341461053a578063a2e800ad146104f6578063aa9f8678146104b2578063ac66a3ef14610472578063ba2418951461043b578063ba4a6bd4146102dc578063bb7cff461461029c578063c3701a8a14610268578063c3fe3e2814610224578063c87d677914610208578063ec34e7b1146101be578063ed2a2d64146101825763fbfa77cf1461013a575f80fd5b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461017e57602036600319011261017e576004356001600160a01b0381169081900361017e575f526002602052602060405f2054604051908152f35b3461017e57604036600319011261017e576101d7610acf565b6004355f908152600c602090815260408083206001600160a01b039485168452825291829020549151919092168152f35b3461017e575f36600319011261017e5760205f54604051908152f35b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461017e57602036600319011261017e576004355f526003602052602064ffffffffff600460405f20015416604051908152f35b3461017e575f36600319011261017e57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e57602036600319011261017e57600435805f526003602052600760405f20015461030981611286565b9161031383610b58565b9261031d81610b40565b9161032b6040519384610b1e565b81835261033782610b40565b602084019490601f19013686375f905b8382106103a35761036a8787876020604051948594604086526040860190610a93565b918483038286015251918281520191905f5b81811061038a575050500390f35b825184528594506020938401939092019160010161037c565b6103ac8161132f565b915f198201828111610427575f858152600860209081526040808320600a83528184209784529682528083205461ffff16835295815285822054878352600982528683206001600160a01b039091168084529152949020549216926001926104148389610b8a565b5261041f828a610b8a565b520190610347565b634e487b7160e01b5f52601160045260245ffd5b3461017e57602036600319011261017e5761046e61045a600435610f71565b604051918291602083526020830190610a93565b0390f35b3461017e575f36600319011261017e57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e575f36600319011261017e57602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461017e57602036600319011261017e576004355f5260036020526020610567600760405f200154611286565b604051908152f35b3461017e57602036600319011261017e576004355f526003602052602064ffffffffff60405f205460c81c16604051908152f35b3461017e57602036600319011261017e576004355f526003602052602061056760405f206006600582015491015490610f38565b3461017e57602036600319011261017e576004355f526003602052602064ffffffffff600460405f20015460281c16604051908152f35b3461017e575f36600319011261017e576020600154604051908152f35b3461017e57602036600319011261017e5761018061064a600435610d83565b67ffffffffffffffff61016060405192805184526020810151602085015260018060a01b036040820151166040850152606081015160608501526080810151608085015263ffffffff60a08201511660a085015263ffffffff60c08201511660c085015263ffffffff60e08201511660e08501528261010082015116610100850152610120810151610120850152610140810151610140850152015116610160820152f35b3461017e57604036600319011261017e5760243561ffff8116810361017e576004355f52600860205261ffff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b3461017e57604036600319011261017e57610757610acf565b5f60a060405161076681610ae5565b82815282602082015282604082015282606082015282608082015201526004355f52600760205260405f209060018060a01b03165f5260205260405f20604051610100810181811067ffffffffffffffff8211176108cc5760c09267ffffffffffffffff9160405254918160018060a01b0384169384835261ffff8160a01c169283602082015260ff8260b01c16604082015260ff8260b81c16151580606083015260e060ff848a1c1615159283608082015260ff8560c81c161515948560a083015260ff8160d01c1615158b83015260d81c9182910152835f146108c5575f935b156108ba5761ffff90955b64ffffffffff60a060405161086781610ae5565b8b81526020810193845260408101958652606081019687528260808201981688520197168752604051988952511660208801525115156040870152511515606086015251166080840152511660a0820152f35b5061ffff5f95610853565b8093610848565b634e487b7160e01b5f52604160045260245ffd5b3461017e57602036600319011261017e5760206109136001600160a01b03600161090b60043561112f565b015416611168565b818151910120604051908152f35b3461017e57606036600319011261017e57610943604435602435600435610bb2565b60405190604082016040835283518091526020606084019401905f5b81811061097a57848061046e88878382036020850152610a93565b825161ffff1686526020958601959092019160010161095f565b3461017e57604036600319011261017e5760243560ff8116810361017e576004355f52600660205260ff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b3461017e575f36600319011261017e576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461017e575f36600319011261017e57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017e57602036600319011261017e576020906004355f526003825260018060a01b0360405f2054168152f35b90602080835192838152019201905f5b818110610ab05750505090565b82516001600160a01b0316845260209384019390920191600101610aa3565b602435906001600160a01b038216820361017e57565b60c0810190811067ffffffffffffffff8211176108cc57604052565b610180810190811067ffffffffffffffff8211176108cc57604052565b90601f8019910116810190811067ffffffffffffffff8211176108cc57604052565b67ffffffffffffffff81116108cc5760051b60200190565b90610b6282610b40565b610b6f6040519182610b1e565b8281528092610b80601f1991610b40565b0190602036910137565b8051821015610b9e5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b919290825f52600b60205260405f20935f938554958680975b610d115750851580610d0357610be084610b40565b90610bee6040519283610b1e565b848252601f19610bfd86610b40565b013660208401378198610c0f86610b58565b985f5b878110610c2457505050505050505050565b865f52600a60205260405f20908460405160208101908c825283604082015260408152610c52606082610b1e565b51902090610cef5783610c669106856113b8565b60108294921015610b9e57610c81906001858b0101546113b8565b508360041b938085046010149015171561042757600193610ca19161110f565b5f5260205261ffff60405f205416885f52600860205260405f2061ffff82165f526020528c610cdd8360405f20868060a01b0390541692610b8a565b52610ce88288610b8a565b5201610c12565b634e487b7160e01b5f52601260045260245ffd5b506060965086955050505050565b95610d219061ffff88169061110f565b9560101c80610bcb565b60405190610d3882610b01565b5f610160838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201520152565b610d8b610d2b565b90610d958161112f565b600181015460ff8160e01c16158015610ed7575b610ed157829350610ddc610dc38364ffffffffff95611192565b5091610dcd610d2b565b506001600160a01b0316611168565b602081519101209060018060a01b03835416926009810154600a8201549060048301549567ffffffffffffffff600b85015416936fffffffffffffffffffffffffffffffff600282015416610e31818761111c565b966001600160a01b0316610ec857610e516005610e57930154918761111c565b90610f38565b955b60405199610e668b610b01565b8a5260208a015260408901526060880152608087015263ffffffff8460701c1660a087015263ffffffff8460901c1660c087015263ffffffff8460b01c1660e087015261010086015261012085015261014084015260d01c1661016082015290565b50505f95610e59565b50505090565b5060ff825460a01c1660078110159081610f175760048114918215610f2b575b8215610f06575b505015610da9565b909150610f17576006145f80610efe565b634e487b7160e01b5f52602160045260245ffd5b506005811491505f610ef7565b9190820391821161042757565b519063ffffffff8216820361017e57565b5190811515820361017e57565b5f1981146104275760010190565b90815f52600360205260405f2060ff815460a01c166007811015610f17576003036111085767ffffffffffffffff600182015460a01c1690610fba610fb583611286565b610b58565b935f928063ffffffff600460018060a01b037f00000000000000000000000000000000000000000000000000000000000000001695015460501c16915b61100357505050508252565b825f52600660205260405f2060ff8061101b8461132f565b16165f5260205260405f2060018060a01b03905416604051632b32135560e21b8152846004820152816024820152836044820152606081606481895afa80156110fd5784915f916110a2575b5063ffffffff1611611088575b505f19810190808211610427571680610ff7565b61109b61109487610f63565b9689610b8a565b525f611074565b9150506060813d82116110f5575b816110bd60609383610b1e565b8101031261017e5763ffffffff816110ee60406110da8895610f45565b926110e760208201610f45565b5001610f56565b5090611067565b3d91506110b0565b6040513d5f823e3d90fd5b5060609150565b9190820180921161042757565b8181029291811591840414171561042757565b90815f52600360205260405f209160ff835460a01c166007811015610f1757156111565750565b6319032fbb60e31b5f5260045260245ffd5b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c8082520101604052565b915f9260ff60015f94015460e01c168061125c575b6111ae5750565b60408051630e28016360e01b81526004810192909252909350909150826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156110fd575f905f9361120e57509190565b9250506040823d604011611254575b8161122a60409383610b1e565b8101031261017e578151916001600160a01b038316830361017e5760206112519101610f56565b90565b3d915061121d565b507f00000000000000000000000000000000000000000000000000000000000000003b15156111a7565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b5f92915b61ffff8216908181106113e7576113dc916113d691610f38565b93610f63565b9060101c90926113bc565b92915050566101603461014957601f613b0638819003918201601f19168301916001600160401b0383118484101761014d5780849260e0946040528339810103126101495761004881610161565b9061005560208201610161565b61006160408301610161565b6060830151906001600160401b03821682036101495761008360808501610172565b9261009c60c061009560a08801610172565b9601610172565b9563ffffffff8216151580610138575b6101195760805260a05260c05260e05261010052610120526101405260405161397f9081610187823960805181610c33015260a051816106d4015260c05181610c11015260e051816105500152610100518161073e01526101205181610778015261014051816107a70152f35b63ffffffff8363117ad53560e11b5f521660045261100060245260445ffd5b5061100063ffffffff8416116100ac565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b519063ffffffff8216820361014957565b51906001600160a01b03821682036101495756fe6080806040526004361015610012575f80fd5b5f3560e01c6396f64cad14610025575f80fd5b346106305736600319016107608112610630576107401361063057610744356001600160401b0381168091036106305761066082018281106001600160401b038211176106445760405260043561ffff8116810361063057825260243560208301526044356001600160401b038116810361063057604083015260643563ffffffff81168103610630576060830152608435608083015260a43560a083015260c43560c083015260e4356001600160401b03811681036106305760e083015261010435610100830152610124356003811015610630576101208301908152610144359260078410156106305761014081019384526101643563ffffffff8116810361063057610160820152366101a312156106305760405161010081018181106001600160401b038211176106445760405280366102841161063057610184905b6102848210610634575050610180820152610284356004811015610630576101a08201526102a4356002811015610630576101c08201526102c4356002811015610630576101e08201526102e43563ffffffff81168103610630576102008201526103043563ffffffff81168103610630576102208201526103243563ffffffff8116810361063057610240820152610344358060010b810361063057610260820152610364358015158103610630576102808201526103843560ff81168103610630576102a08201526103a43560ff81168103610630576102c08201526103c43563ffffffff81168103610630576102e08201526103e43563ffffffff81168103610630576103008201526104043563ffffffff81168103610630576103208201526104243560ff81168103610630576103408201526104443560ff81168103610630576103608201526104643563ffffffff81168103610630576103808201526104843563ffffffff81168103610630576103a08201526104a43563ffffffff81168103610630576103c08201526104c43563ffffffff81168103610630576103e08201526104e43563ffffffff81168103610630576104008201526105043563ffffffff8116810361063057610420820152610524359363ffffffff85168503610630576104408201948552610544359263ffffffff841684036106305761046083019384526105643563ffffffff81168103610630576104808401526105843563ffffffff81168103610630576104a08401526105a43560ff81168103610630576104c08401526105c43563ffffffff81168103610630576104e08401526105e43563ffffffff81168103610630576105008401526106043563ffffffff8116810361063057610520840152610624356001600160801b0381168103610630576105408401526106443561ffff8116810361063057610560840152610664356001600160801b038116810361063057610580840152610684356001600160801b0381168103610630576105a08401526106a4356001600160801b0381168103610630576105c08401526106c4356001600160801b0381168103610630576105e08401526106e4356001600160a01b038116810361063057610600840152610704356001600160a01b038116810361063057610620840152610724356001600160a01b0381168103610630576106408401525190600382101561061c575190600782101561061c57610504906104fe83610c9d565b50610ce9565b908115610613575b50156106045761051b816106d1565b949080516105c5575061054461054d939261053e63ffffffff8094511691610d69565b9061069d565b9151169061069d565b907f00000000000000000000000000000000000000000000000000000000000000006001600160401b03610581828561069d565b16821061059c576020836001600160401b0360405191168152f35b6105ae906001600160401b039361069d565b906305a77a5f60e31b5f526004521660245260445ffd5b6105ee906106008760405193849363587ccd0760e01b8552604060048601526044850190610679565b83810360031901602485015290610679565b0390fd5b63146afc3760e21b5f5260045ffd5b9050155f61050c565b634e487b7160e01b5f52602160045260245ffd5b5f80fd5b8135815260209182019101610166565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b0382111761064457604052565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b906001600160401b03809116911601906001600160401b0382116106bd57565b634e487b7160e01b5f52601160045260245ffd5b907f0000000000000000000000000000000000000000000000000000000000000000906106fd83610dab565b93909392845115610c75575b845115610c60575b845115610c08575b845115610bf3575b83858051610beb5750506106008201516001600160a01b039081167f000000000000000000000000000000000000000000000000000000000000000090911603610b8a576106208201516001600160a01b039081167f000000000000000000000000000000000000000000000000000000000000000090911603610b27576106408201517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03818116939216839003610ac5576101208401918251600381101561061c5760021480610abd575b610a345763ffffffff1615918215610a16575b508115610a0c575b506109e15760206004916040519283809263f240f7c360e01b82525afa908115610993575f9161099e575b506040516364c9ec6f60e01b815290602090829060049082906001600160a01b03165afa908115610993575f91610961575b506001600160801b036105408301511690816018029160188304036106bd5763ffffffff6102e06108a96108b394836103008801511690610c8a565b9401511690610c8a565b106108ba57565b9150506040516108cb604082610658565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b6020820152906040516108f9608082610658565b604c81527f6d757374206c6561766520697473207368617265206f6620726577617264506560208201527f724772616469656e74206174206d6f737420612032347468206f66206120646960408201526b1cdc1d5d1949dcc8189bdb9960a21b606082015290565b90506020813d60201161098b575b8161097c60209383610658565b8101031261063057515f61086d565b3d915061096f565b6040513d5f823e3d90fd5b90506020813d6020116109d9575b816109b960209383610658565b8101031261063057516001600160a01b038116810361063057602061083b565b3d91506109ac565b50509150506040516109f4602082610658565b5f815290604051610a06602082610658565b5f815290565b90503b155f610810565b90915051600381101561061c57610a2c90610ce9565b15905f610808565b5050505050915050604051610a4a604082610658565b600481526367616d6560e01b602082015290604051610a6a606082610658565b604081527f6d757374206e6f74206265207a65726f20696e2074686520436f6e666964656e60208201527f7469616c20746965723a206974206b6e6f77732074686520656e636c61766573604082015290565b5083156107f5565b50505050915050604051610ada604082610658565b600481526367616d6560e01b602082015290604051610afa604082610658565b601d81527f6d75737420626520746865206465706c6f796d656e7427732067616d65000000602082015290565b5050915050604051610b3a604082610658565b60078152667265666572656560c81b602082015290604051610b5d604082610658565b602081527f6d75737420626520746865206465706c6f796d656e7427732072656665726565602082015290565b5050915050604051610b9d604082610658565b60058152643a37b5b2b760d91b602082015290604051610bbe604082610658565b601981527f6d75737420626520746865207661756c74277320746f6b656e00000000000000602082015290565b955093505050565b93509150610c0082612dbf565b929093610721565b93509150610c587f0000000000000000000000000000000000000000000000000000000000000000847f000000000000000000000000000000000000000000000000000000000000000085612339565b929093610719565b93509150610c6d8261197d565b929093610711565b93509150610c82826110a8565b929093610709565b818102929181159184041417156106bd57565b90600782101561061c576001600160fe1b03821682036106bd57600f63043311218360021b1c1691600583101561061c578215610cd75750565b6303f2b94160e61b5f5260045260245ffd5b90600382101561061c578115610d57575f90600183148015610d4a575b610d42575061061c5760849060405190634c6468af60e01b82526040600483015260046044830152632a34b2b960e11b60648301526024820152fd5b915050600190565b505f915060028314610d06565b5f9150565b919082018092116106bd57565b610480810151906104a063ffffffff910151169081601b0291601b8304036106bd576001600160401b03916401fffffffe610da79260011b16610d5c565b1690565b600161ffff825116036110535760208101511561101c57604081016001600160401b03815116801590811561100e575b50610fb75763ffffffff6060830151168015918215610fab575b8215610f97575b5050610f2157608081015115610ee65760c081015115610e905760e001516001600160401b031615610e36576040516109f4602082610658565b604051610e44604082610658565b600e81526d646174617365745265636f72647360901b602082015290604051610e6e604082610658565b60128152716d757374206265206174206c65617374203160701b602082015290565b50604051610e9f604082610658565b600b81526a19185d185cd95d149bdbdd60aa1b602082015290604051610ec6604082610658565b601081526f6d757374206e6f74206265207a65726f60801b602082015290565b50604051610ef5604082610658565b601081526f1a5b9a5d1a585b14dd185d19549bdbdd60821b602082015290604051610ec6604082610658565b50604051610f30604082610658565b600d81526c199c9859db595b9d10dbdd5b9d609a1b602082015290604051610f59606082610658565b602881527f6d757374206265203120746f203430393620616e64206174206d6f73742070616020820152671c985b50dbdd5b9d60c21b604082015290565b516001600160401b03161090505f80610dfc565b61100082119250610df5565b5050604051610fc7604082610658565b600a8152691c185c985b50dbdd5b9d60b21b602082015290604051610fed604082610658565b60118152706d757374206265203120746f20325e333160781b602082015290565b63800000009150115f610ddb565b5060405161102b604082610658565b600c81526b0dac2dcd2cccae6e890c2e6d60a31b602082015290604051610ec6604082610658565b50604051611062604082610658565b60078152663b32b939b4b7b760c91b602082015290604051611085604082610658565b60098152686d757374206265203160b81b602082015290565b6002111561061c57565b610120810151600381101561061c576110c090610ce9565b801580611963575b6118ff5780806118f3575b611880576101408201908151600781101561061c576111079063ffffffff6101608601511660ff6102c08701511691613035565b805161184c57506111178361328a565b156117ad576101c083015161112b8161109e565b6111348161109e565b61173e576101e08301516111478161109e565b6111508161109e565b6116cc5763ffffffff6102008401511680159081156116bd575b50611648576101a0830151600481101561061c57600314611504575b50633f80000063ffffffff61022084015116101561149e57610240820163ffffffff81511615158061148b575b61142d57637f80000063ffffffff82511610156113ba57600163ffffffff60608501511614159182611395575b505061130957610260810190815160010b915f83607b039312607b8412811690607b8513901516176106bd57607d19905160010b129182156112fe575b82156112c5575b5050611238576040516109f4602082610658565b604051611246604082610658565b601081526f3830bcb637b0b22137bab7322637b39960811b602082015290604051611272606082610658565b603b81527f6d757374206265206174206c65617374202d3132362c20616e6420325e626f7560208201527f6e64202a206d6178526f756e6473202a203136203c20325e3132370000000000604082015290565b6014811315925090826112dc575b50505f80611224565b610320015163ffffffff16915060ff81116106bd576001901b11155f806112d3565b60018112925061121d565b5060405190611319606083610658565b603882527f6d757374206265203120666f72204b72756d2c204d756c74694b72756d2c204d60208301527f656469616e4e6f726d4d65616e20616e64206120636c697000000000000000006040830152604051611377604082610658565b600d81526c199c9859db595b9d10dbdd5b9d609a1b60208201529190565b90915051600781101561061c5763ffffffff6113b392511690613367565b5f806111e0565b5050506040516113cb604082610658565b600a815269636c69704c324e6f726d60b01b6020820152906040516113f1606082610658565b602681527f6d7573742062652030206f7220612066696e6974652062696e617279333220616020820152650626f766520360d41b604082015290565b5050506040519061143f604083610658565b601682527536bab9ba103132901810313aba103337b91026b2b0b760511b6020830152604051611470604082610658565b600a815269636c69704c324e6f726d60b01b60208201529190565b508151600781101561061c5715156111b3565b50506040516114ae604082610658565b600d81526c6f757465724d6f6d656e74756d60981b6020820152906040516114d7604082610658565b601d81527f6d75737420626520612062696e617279333220696e205b2b302c203129000000602082015290565b6115d05763ffffffff6102208301511661151e575f611186565b505060405161152e604082610658565b600d81526c6f757465724d6f6d656e74756d60981b602082015290604051611557608082610658565b605f81527f6d757374206265202b30207769746820537061727365546f70313a207768617460208201527f20747261696e65727320636172727920697320746865206d6f6d656e74756d2c60408201527f207769746820626f746820612072756e20646f6573206e6f74206c6561726e00606082015290565b50506040516115e0604082610658565b600c81526b38bab0b73a34bd30ba34b7b760a11b602082015290604051611608606082610658565b602a81527f537061727365546f70312069732073657276656420696e20746865204f70656e6020820152692074696572206f6e6c7960b01b604082015290565b505050604051611659604082610658565b60118152706f757465724c6561726e696e675261746560781b602082015290604051611686606082610658565b602181527f6d75737420626520612066696e6974652062696e61727933322061626f7665206020820152600360fc1b604082015290565b637f800000915010155f61116a565b5050506040516116dd604082610658565b600b81526a6f7574657255706461746560a81b602082015290604051611704606082610658565b602481527f6f6e6c79204e65737465726f76206973207365727665642062792076657273696020820152636f6e203160e01b604082015290565b50505060405161174f604082610658565b600b81526a1c185e5b1bd85912da5b9960aa1b602082015290604051611776606082610658565b602181527f6f6e6c792044656e7365206973207365727665642062792076657273696f6e206020820152603160f81b604082015290565b505050604051906117bf608083610658565b604e82527f6d7573742062652061206e6f726d616c2062696e61727933322061626f76652060208301527f3020666f72206561636820747261696e6572206f662057656967687465644d6560408301526d616e2c20616e64203020656c736560901b6060830152604051611834604082610658565b60078152667765696768747360c81b60208201529190565b939250505060405161185f604082610658565b601081526f6167677265676174696f6e506172616d60801b60208201529190565b5050604051611890604082610658565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b6020820152906040516118b7606082610658565b602681527f6d757374206e6f74206265207a65726f206f75747369646520746865204f706560208201526537103a34b2b960d11b604082015290565b5060a0820151156110d3565b505060405161190f604082610658565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b602082015290604051611936604082610658565b601d81527f6d757374206265207a65726f20696e20746865204f70656e2074696572000000602082015290565b5060a082015115156110c8565b919082039182116106bd57565b6102a0810160ff815116908115801561232f575b8015612325575b6122c8576102c0830180519092906101fe829160011b16111561225857825160ff16906001810361224757506001905b116121cb576102e0830163ffffffff81511680159081156121be575b5061216557610120840151600381101561061c57611a0190610ce9565b801580612151575b61211057611fd1575b5063ffffffff610320840151168015908115611fc4575b50611f8e57610340830160ff8151168015908115611f83575b50611f28576103608401805190919060ff6101fe92511691829160011b161191821592611f1a575b5050611e7c5760ff6104c0840151168015908115611e71575b50611e195763ffffffff6104e08401511660028110908115611e0c575b50611db25761050083019263ffffffff8451168015908115611da5575b50611d4557610520019063ffffffff8251168015908115611d3a575b50611ce3575160ff1660018103611cc25760ff611b03611b0c9363ffffffff6001915b5116610c8a565b93511690611970565b600181018091116106bd57611b2091612d48565b90600382018092116106bd576101008211611c1e575163ffffffff1610611b4f576040516109f4602082610658565b604051611b5d604082610658565b60118152706d6178436f6e73656375746976654e656360781b602082015290604051611b8a60a082610658565b607281527f6d757374206265206174206c656173742033202b206d61784d6973736573202a60208201527f2028747261696e6572436f756e74202d203129202f2028747261696e6572436f60408201527f756e74202d2071756f72756d202b2031292c206f722033202b206d61784d697360608201527139b2b99037b31037b732903a3930b4b732b960711b608082015290565b5050604051611c2e604082610658565b60098152686d61784d697373657360b81b602082015290604051611c53608082610658565b605381527f6d757374206c65617665206d61784d6973736573202a2028747261696e65724360208201527f6f756e74202d203129202f2028747261696e6572436f756e74202d2071756f72604082015272756d202b203129206174206d6f73742032353360681b606082015290565b5f198101918183116106bd57611b0360ff9163ffffffff611b0c9591611afc565b50505050604051611cf5604082610658565b60098152686d61784d697373657360b81b602082015290604051611d1a604082610658565b601081526f6d757374206265203120746f2031323760801b602082015290565b607f9150115f611ad9565b50505050604051611d57604082610658565b60118152706d6178436f6e73656375746976654e656360781b602082015290604051611d84604082610658565b601181527006d757374206265203120746f20325e323607c1b602082015290565b621000009150115f611abd565b505050604051611dc3604082610658565b600c81526b0c6c2e6c6c2c8ca88cae0e8d60a31b602082015290604051611deb604082610658565b601181527006d757374206265203220746f20325e323607c1b602082015290565b621000009150115f611aa0565b505050604051611e2a604082610658565b600d81526c0e4ded8d8c4c2c6d688cae0e8d609b1b602082015290604051611e53604082610658565b600e81526d0daeae6e840c4ca406240e8de40760931b602082015290565b60089150115f611a83565b505050604051611e8d604082610658565b601281527118dbdb5b5a5d1d1959551a1c995cda1bdb1960721b602082015290604051611ebb608082610658565b604381527f6d757374206265206d6f7265207468616e2068616c66206f6620636f6d6d697460208201527f746565536561747320616e64206174206d6f737420636f6d6d6974746565536560408201526261747360e81b606082015290565b5160ff161190505f80611a6a565b50505050604051611f3a604082610658565b600e81526d636f6d6d6974746565536561747360901b602082015290604051611f64604082610658565b600f81526e6d757374206265203120746f20313160881b602082015290565b600b9150115f611a42565b505050604051611f9f604082610658565b60098152686d6178526f756e647360b81b602082015290604051611d84604082610658565b621000009150115f611a29565b63ffffffff6103008501511680159182156120ff575b505061207d57601b611ff8846133e5565b11612003575f611a12565b505050604051612014604082610658565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b602082015290604051612042606082610658565b602581527f6d757374206c6561766520612064697370757465206174206d6f7374203237206020820152646d6f76657360d81b604082015290565b50505060405161208e604082610658565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b6020820152906040516120bc606082610658565b602d81527f6d757374206265203120746f20696e6e65725374657073206f7574736964652060208201526c3a34329027b832b7103a34b2b960991b604082015290565b5163ffffffff161090505f80611fe7565b5050505050604051612123604082610658565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b602082015290604051611936604082610658565b5063ffffffff610300860151161515611a09565b50505050604051612177604082610658565b600a815269696e6e6572537465707360b01b60208201529060405161219d604082610658565b601181527036bab9ba1031329018903a3790192f189b60791b602082015290565b620100009150115f6119e4565b5050506040516121dc604082610658565b600681526571756f72756d60d01b6020820152906040516121fe606082610658565b603381527f6d757374206265206174206d6f737420747261696e6572436f756e74202d20316020820152722c206f7220312069662074686174206973203160681b604082015290565b5f1981019081116106bd57906119c8565b5050505060405161226a604082610658565b600681526571756f72756d60d01b60208201529060405161228c606082610658565b602681527f6d757374206265206d6f7265207468616e2068616c66206f6620747261696e656020820152651c90dbdd5b9d60d21b604082015290565b5050506040516122d9604082610658565b600c81526b1d1c985a5b995c90dbdd5b9d60a21b602082015290604051612301604082610658565b60148152731b5d5cdd081899480c481bdc880cc81d1bc80d8d60621b602082015290565b5060408211611998565b5060028214611991565b91926103e083019063ffffffff6103e8818451160616612cdf5760405191612362606084610658565b602583527f6d757374206265206265747765656e206d696e57696e646f7720616e64203330602084015264206461797360d81b604084015263ffffffff8061038087015116941693848110908115612cd2575b50612ca0576103a085019063ffffffff825116858110908115612c93575b50612c605763ffffffff6103c087015116858110908115612c53575b50612c20576103e863ffffffff809251160416848110908115612c13575b50612be05763ffffffff61040086015116848110908115612bd3575b50612b9f5761042085019563ffffffff875116858110908115612b92575b50612b605761044086019363ffffffff855116868110908115612b53575b50612b205761046087019563ffffffff875116818110908115612b13575b50612ade5763ffffffff61048089015116818110908115612ad1575b50612a9c5763ffffffff6104a089015116908110908115612a8f575b50612a57575063ffffffff6124d19116866134a7565b908051612a4b57505063ffffffff8651166124fb63ffffffff85511663ffffffff87511690610d5c565b106129d057610120850151600381101561061c5761251890610ce9565b908161299d575b506128fc5761028084015182518651911515965f949092909163ffffffff169060011b6401fffffffe16106128cc575b505063ffffffff6125709351168281106128c0575b5063ffffffff16610c8a565b5f1963ffffffff6104e0840151160163ffffffff81116106bd5763ffffffff6125b8911663ffffffff610320850151168181106128b8575b5060ff6102a08501511690610c8a565b916101c0810180516125c98161109e565b6125d28161109e565b61286b57506101a0810151600481101561061c576125ef90613905565b600160ff670e080a070a0a08006107f88460031b161c161b6060830194604063ffffffff87511694019361262d816001600160401b03875116612d48565b93612642826001600160401b03885116613859565b9460018101908181116106bd57610ff06126a961269d956126a36ef004000400040002100410040000009461269d8b8f9d612697906126916126b69f61268b9061ffff9d613863565b82610c8a565b96611970565b92613863565b90610c8a565b90610d5c565b9360041b161c1690610c8a565b119283156127c0575b5050501515036126d7576040516109f4602082610658565b6040516126e5604082610658565b600e81526d18dd5cdd1bd91e505cdcdd5b595960921b60208201529060405161270f60c082610658565b608981527f6d75737420736179206966207061796c6f616473206f6620636173636164654460208201527f65707468202d203120726f756e64732c206f722074686520666972737420737460408201527f6174652c206578636565642072657665616c52617465202a206d696e2872657660608201527f65616c57696e646f772c20636c61696d57696e646f77202d2032202a20737461608082015268746557696e646f772960b81b60a082015290565b63ffffffff9192935051166127ec816001600160401b036127e48282875116612d48565b945116613859565b60018301908184116106bd576128056101008093610d5c565b5f198101919082116106bd5761282c839161282661268b8461283296612d48565b95611970565b94610d5c565b5f198101939084116106bd5761269d6126a39261284e95612d48565b610400908181029181830414901517156106bd57115f80806126bf565b608490516128788161109e565b6128818161109e565b60405190634c6468af60e01b825260406004830152600b60448301526a14185e5b1bd85912da5b9960aa1b60648301526024820152fd5b90505f6125a8565b915063ffffffff612564565b51905193925063ffffffff166128f563ffffffff916401fffffffe6125709660011b1690611970565b929361254f565b505050505060405161290f604082610658565b600c81526b636f6d6d697457696e646f7760a01b602082015290604051612937608082610658565b604a81527f6d757374206265206174206d6f7374207468652074696d65206f66206120646960208201527f7370757465202b2072657665616c57696e646f77206f757473696465207468656040820152691027b832b7103a34b2b960b11b606082015290565b63ffffffff915051166001600160401b036129c86129ba87610d69565b63ffffffff8751169061069d565b16105f61251f565b5050505050506040516129e4604082610658565b600b81526a737461746557696e646f7760a81b602082015290604051612a0b606082610658565b602a81527f6d757374206265206174206d6f737420636c61696d57696e646f77202b2072656020820152697665616c57696e646f7760b01b604082015290565b97909650945050505050565b979650505050505050604051612a6e604082610658565b601081526f3234b9b83aba32a2bc3a32b739b4b7b760811b60208201529190565b62278d009150115f6124bb565b50979650505050505050604051612ab4604082610658565b600c81526b64697370757465436c6f636b60a01b60208201529190565b62278d009150115f61249f565b50979650505050505050604051612af6604082610658565b600c81526b72657665616c57696e646f7760a01b60208201529190565b62278d009150115f612483565b979650505050505050604051612b37604082610658565b600b81526a636c61696d57696e646f7760a81b60208201529190565b62278d009150115f612465565b5050509392505050604051612b76604082610658565b600b81526a737461746557696e646f7760a81b60208201529190565b62278d009150115f612447565b50509392505050604051612bb4604082610658565b600e81526d66616c6c6261636b57696e646f7760901b60208201529190565b62278d009150115f612429565b50509392505050604051612bf5604082610658565b600d81526c677261636557696e646f774d7360981b60208201529190565b62278d009150115f61240d565b5050509392505050604051612c36604082610658565b600c81526b75706c6f616457696e646f7760a01b60208201529190565b62278d009150115f6123ef565b5050509392505050604051612c76604082610658565b600c81526b636f6d6d697457696e646f7760a01b60208201529190565b62278d009150115f6123d3565b50509392505050604051612cb5604082610658565b600c81526b656e726f6c6c57696e646f7760a01b60208201529190565b62278d009150115f6123b5565b5050505050604051612cf2604082610658565b600d81526c677261636557696e646f774d7360981b602082015290604051612d1b604082610658565b601a81527f6d7573742062652061206d756c7469706c65206f662031303030000000000000602082015290565b8115612d52570490565b634e487b7160e01b5f52601260045260245ffd5b60405190612d75606083610658565b60358252746465446570746820726f756e6473206f662070617960581b6040837f697473206275726e65642068616c66206d75737420636f76657220636173636160208201520152565b61054081016001600160801b0381511615612ff85761271061ffff6105608401511611612f9a57612e04906001600160801b0360ff6102a08501511691511690610c8a565b60ff6104c08301511660016001607f1b0361058084015160011c1690600181018082116106bd57612e398491612e4193610c8a565b60011c610c8a565b11612ef957612e5b9063ffffffff6104e084015116610c8a565b908160016001607f1b036105a083015160011c1610612ec9576105c0015160011c60016001607f1b031610612e98576040516109f4602082610658565b604051612ea6604082610658565b600a81526971756f72756d4c6f636b60b01b602082015290612ec6612d66565b90565b5050604051612ed9604082610658565b600a8152696b65657065724c6f636b60b01b602082015290612ec6612d66565b5050604051612f09604082610658565b600b81526a747261696e65724c6f636b60a81b602082015290604051612f30608082610658565b604e81527f697473206275726e65642068616c66206d75737420636f76657220726f6c6c6260208201527f61636b44657074682028726f6c6c6261636b4465707468202b203129202f203260408201526d20726f756e6473206f662070617960901b606082015290565b5050604051612faa604082610658565b600d81526c636f6d6d697373696f6e42707360981b602082015290604051612fd3604082610658565b601581527406d757374206265206174206d6f737420313030303605c1b602082015290565b5050604051613008604082610658565b60118152701c995dd85c9914195c91dc98591a595b9d607a1b602082015290604051610e6e604082610658565b92916060613042856137a4565b61320557506130529082856137f6565b90600784101561061c57600284146131a05762010000116004841461312e576005841461308c57836303f2b94160e61b5f5260045260245ffd5b9192509081613125575b50613117576040516130a9608082610658565b605281527f6d7573742062652066202b203635353336202a206d20776974682031203c3d2060208201527f6d203c3d2071756f72756d202d206620616e64203266202b2033203c3d2071756040820152716f72756d20666f72204d756c74694b72756d60701b606082015290565b604051610a06602082610658565b9050155f613096565b9192509081613198575b501561314c57604051610a06602082610658565b60405161315a606082610658565b602881527f6d75737420626520662077697468203266202b2033203c3d2071756f72756d20602082015267666f72204b72756d60c01b604082015290565b90505f613138565b50909150156131b757604051610a06602082610658565b6040516131c5606082610658565b602a81527f6d757374206265206b207769746820326b203c2071756f72756d20666f7220546020820152693934b6b6b2b226b2b0b760b11b604082015290565b9293505061321c5750604051610a06602082610658565b6436a6b2b0b760d91b60405191613234608084610658565b604583527f6d757374206265203020666f72204d65616e2c2057656967687465644d65616e60208401527f2c20436f6f7264696e6174654d656469616e20616e64204d656469616e4e6f72604084015282015290565b610140810151600781101561061c576132a290610c9d565b600581101561061c5760020361335f5760ff806102a0830151165b166101805f9201915b604081106132d657505050600190565b825160088260031c101561334b57600282901b601f1916015160e08260051b1660e0039060e082116106bd57901c63ffffffff168282101561334457628000008110908115613335575b505b61332e576001016132c6565b5050505f90565b637f800000915010155f613320565b1515613322565b634e487b7160e01b5f52603260045260245ffd5b60ff5f6132bd565b919061337283610c9d565b906005821015908161061c576001831480156133d8575b6133d0575061061c57600381149081156133c5575b506133bf5750600781101561061c576303f2b94160e61b5f5260045260245ffd5b60019150565b60049150145f61339e565b151593505050565b505f915060028314613389565b61030081019063ffffffff825116801561332e5763ffffffff6102e061340d93015116613863565b90600182018092116106bd576126a363ffffffff61342d61343594613882565b925116613882565b6001600160ff1b03811681036106bd5760011b601501806015116106bd5790565b60405190613465606083610658565b602d82526c1a194819195c1b1bde5b595b9d609a1b6040837f6d757374206265206174206c6561737420746865206f7574616765206f66207460208201520152565b8115613794576134fe6134ec6134d463ffffffff6103a08501511663ffffffff6103c08601511690610d5c565b63ffffffff6103e8816103e087015116041690610d5c565b63ffffffff6104008401511690610d5c565b600281901b91906001600160fe1b038116036106bd578263ffffffff61042083015116106137625761046081018363ffffffff8251161061372e5763ffffffff61048083015116600285018086116106bd57600186019081116106bd57846135689160011c610d5c565b116136a157610120820151600381101561061c5761358590610ce9565b1561368a57516135b59263ffffffff6104406403fffffffc6135b09460021b16945b01511694610d5c565b610d5c565b116135c8576040516109f4602082610658565b6040516135d6604082610658565b600b81526a636c61696d57696e646f7760a81b6020820152906040516135fd60a082610658565b606b81527f6d757374206265206174206c6561737420746865206f7574616765206f66207460208201527f6865206465706c6f796d656e7420616e64203420726f756e64732c20616e642060408201527f342072657665616c2077696e646f7773206d6f7265206f75747369646520746860608201526a329027b832b7103a34b2b960a91b608082015290565b506135b06135b59263ffffffff6104405f946135a7565b505050506040516136b3604082610658565b600c81526b64697370757465436c6f636b60a01b6020820152906040516136db606082610658565b603f81527f6d757374206265206174206c656173742068616c6620746865206f757461676560208201527f206f6620746865206465706c6f796d656e7420616e64203420726f756e647300604082015290565b50505050604051613740604082610658565b600c81526b72657665616c57696e646f7760a01b602082015290612ec6613456565b505050604051613773604082610658565b600b81526a737461746557696e646f7760a81b602082015290612ec6613456565b50506040516109f4602082610658565b6007811015908161061c5780159182156137e9575b82156137d8575b82156137cb57505090565b90915061061c5760061490565b80925061061c5760038114916137c0565b506001811491505f6137b9565b919091613802816137a4565b61385157600781101561061c57600281146138485782613821916138bb565b60038160011b018210159283613838575b50505090565b60101c01111590505f8080613832565b509060011b1090565b509050151590565b8115612d52570690565b8161386d91610d5c565b5f198101919082116106bd57612ec691612d48565b905f916001905b808210613894575050565b90925f1981146106bd57600101928060061b90808204604014901517156106bd5790613889565b916007831015918261061c576004841480156138f8575b6138ee57505061061c576303f2b94160e61b5f5260045260245ffd5b61ffff1692509050565b505f9250600584146138d2565b600481101561061c5780156139795760018114613973576002811461396d57600381146139675760849060405190634c6468af60e01b825260406004830152600c60448301526b28bab0b73a34bd30ba34b7b760a11b60648301526024820152fd5b50600790565b50600390565b50600290565b5060019056",
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
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) PackPostTask(spec TrainingTaskSpec) []byte {
	enc, err := trainingTasks.abi.Pack("postTask", spec)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPostTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca93f925.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) TryPackPostTask(spec TrainingTaskSpec) ([]byte, error) {
	return trainingTasks.abi.Pack("postTask", spec)
}

// UnpackPostTask is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xca93f925.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec) returns(bytes32 taskId)
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
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["AddressEmptyCode"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackAddressEmptyCodeError(raw[4:])
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
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["EndpointTooLong"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackEndpointTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["EnrollmentClosed"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackEnrollmentClosedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["FailedCall"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackFailedCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["InsufficientBalance"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackInsufficientBalanceError(raw[4:])
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
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["UnknownValue"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackUnknownValueError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingTasks.abi.Errors["WrongStatus"].ID.Bytes()[:4]) {
		return trainingTasks.UnpackWrongStatusError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// TrainingTasksAddressEmptyCode represents a AddressEmptyCode error raised by the TrainingTasks contract.
type TrainingTasksAddressEmptyCode struct {
	Target common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AddressEmptyCode(address target)
func TrainingTasksAddressEmptyCodeErrorID() common.Hash {
	return common.HexToHash("0x9996b315c842ff135b8fc4a08ad5df1c344efbc03d2687aecc0678050d2aac89")
}

// UnpackAddressEmptyCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AddressEmptyCode(address target)
func (trainingTasks *TrainingTasks) UnpackAddressEmptyCodeError(raw []byte) (*TrainingTasksAddressEmptyCode, error) {
	out := new(TrainingTasksAddressEmptyCode)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "AddressEmptyCode", raw); err != nil {
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

// TrainingTasksFailedCall represents a FailedCall error raised by the TrainingTasks contract.
type TrainingTasksFailedCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FailedCall()
func TrainingTasksFailedCallErrorID() common.Hash {
	return common.HexToHash("0xd6bda27508c0fb6d8a39b4b122878dab26f731a7d4e4abe711dd3731899052a4")
}

// UnpackFailedCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FailedCall()
func (trainingTasks *TrainingTasks) UnpackFailedCallError(raw []byte) (*TrainingTasksFailedCall, error) {
	out := new(TrainingTasksFailedCall)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "FailedCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingTasksInsufficientBalance represents a InsufficientBalance error raised by the TrainingTasks contract.
type TrainingTasksInsufficientBalance struct {
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func TrainingTasksInsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xcf4791818fba6e019216eb4864093b4947f674afada5d305e57d598b641dad1d")
}

// UnpackInsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func (trainingTasks *TrainingTasks) UnpackInsufficientBalanceError(raw []byte) (*TrainingTasksInsufficientBalance, error) {
	out := new(TrainingTasksInsufficientBalance)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "InsufficientBalance", raw); err != nil {
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

// TrainingTasksUnknownValue represents a UnknownValue error raised by the TrainingTasks contract.
type TrainingTasksUnknownValue struct {
	Enumeration string
	Value       *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func TrainingTasksUnknownValueErrorID() common.Hash {
	return common.HexToHash("0x4c6468af2a2e8d8931cef309427386f1f0bfe57e939f0bed9538f09e9903b635")
}

// UnpackUnknownValueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func (trainingTasks *TrainingTasks) UnpackUnknownValueError(raw []byte) (*TrainingTasksUnknownValue, error) {
	out := new(TrainingTasksUnknownValue)
	if err := trainingTasks.abi.UnpackIntoInterface(out, "UnknownValue", raw); err != nil {
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
