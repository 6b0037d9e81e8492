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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"vault_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"minWindow_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unbondingMargin_\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"revealRate_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"acknowledgeTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"cancelTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimRewards\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"convict\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enroll\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enrollmentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structEnrollment\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"joinPool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"lockAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"endpoint\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leavePool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leaveTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"onRunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"tainted\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"postTask\",\"inputs\":[{\"name\":\"given\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"outputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"refund\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseLock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reopenSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setEndpoint\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"endpoint\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"specOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statusOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"witnessesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"outputs\":[{\"name\":\"keys\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommissionClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CompensationClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Convicted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slashed\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperEndpoint\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"endpoint\",\"type\":\"string\",\"indexed\":false,\"internalType\":\"string\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperJoined\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptIssued\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"receipt\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Refunded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RewardClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SponsorForfeited\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"claimant\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"bounty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskAcknowledged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskPosted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"escrow\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"spec\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskStatusChanged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"from\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"},{\"name\":\"to\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerEnrolled\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"missed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AlreadyEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ClaimDisputed\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"DrawPending\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"EndpointTooLong\",\"inputs\":[{\"name\":\"length\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"most\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"EnrollmentClosed\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockStillLiable\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSponsor\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToRelease\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ObjectDemanded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"PoolFull\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SlotNotReopenable\",\"inputs\":[{\"name\":\"present\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]},{\"type\":\"function\",\"name\":\"absentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"trainers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawSeats\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enrollDeadlineOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"escrowOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"game\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"keyUserOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"liabilityOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"memberAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"minWindow\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"nonceOf\",\"inputs\":[{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolConvictedAtOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolKeeperOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPoolKeeper\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"acknowledged\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"leftAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"endpointBlocks\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolSizeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"receiptOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"receipt\",\"type\":\"tuple\",\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"revealRate\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specHashOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"sponsorOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"trainerAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingMargin\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingTasks",
	Bin: "0x6101c080604052346103405760e08161a57c8038038091610020828561034c565b833981010312610340576100338161036f565b906100406020820161036f565b61004c60408301610383565b6060830151936001600160401b03851692918386036103405761007160808601610383565b9261008a60c061008360a0890161036f565b970161036f565b6040519761152c808a0195929392906001600160401b0387118b8810176102fa57615d0b8b3960018060a01b03169182865260018060a01b03169283602087015263ffffffff85169889604088015288606088015263ffffffff88169788608089015260018060a01b0382169b8c60a08a015260e08160018060a01b0386169a8b60c08201520301905ff09384156102ef576004976020978760805260a05261010052610120526101405260c05260e05260018060a01b03166101605260405192838092637e062a3560e11b82525afa9081156102ef575f9161030e575b506001600160a01b03166101808190526040519561334594858801949192916001600160401b038611898710176102fa5760c097899761723789398652602086015260408501526060840152608083015260a08201520301905ff080156102ef576101a05260405161597690816103958239608051818181610de901528181611a6b015281816123d601528181612ac701528181613b0101528181613b8201528181613be901528181613ee10152614e75015260a0518181816105af015281816114170152818161179c01528181612501015281816126b8015281816132f601528181613ab301528181613c9a015281816141aa015281816147d301528181614ac70152818161506a015281816152e10152615821015260c051818181612f390152818161557b01526155fd015260e051818181611163015281816115fc01528181611d620152612faf0152610100518150506101205181505061014051815050610160518160200152610180518181816149c3015261539301526101a05181610e560152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d602011610344575b816103296020938361034c565b810103126103405761033a9061036f565b5f610168565b5f80fd5b3d915061031c565b601f909101601f19168101906001600160401b038211908210176102fa57604052565b51906001600160a01b038216820361034057565b519063ffffffff821682036103405756fe60806040526004361015610056575b3461005257604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e1561004e573d90f35b3d90fd5b5f80fd5b5f5f3560e01c80631190d3fe146130a357806318cc75cf1461303e5780631e45772314612fde57806326f91ec114612ef55780634163b43314612d3f578063484ee4dc146127c7578063626e4a36146126725780636f4072d11461216f5780637249fbb614611fe557806388bce1b814611ee457806392f01e8a14611a1f5780639b9c9814146116c1578063c18d0a0f14611280578063c7df14e214611249578063ca93f92514610952578063d604c772146108d2578063ece311f01461054e578063edf520c614610492578063ee8ca3b514610355578063f644206c146103125763fc930fec14610148575061000e565b3461030f57604036600319011261030f576024356001600160401b03811161030d576101789036906004016133f8565b600435835260076020526040832092610190826145a0565b9261019e6040519485613910565b8284526101aa836145a0565b602085019190601f19013683376101c0846145a0565b956101ce6040519788613910565b8487526101da856145a0565b602088019590601f1901368737845b818110610279575050505060405194859460408601906040875251809152606086019290845b818110610257575050506020908583038287015251918281520192915b81811061023a575050500390f35b825161ffff1684528594506020938401939092019160010161022c565b82516001600160a01b031685528897506020948501949092019160010161020f565b61029161028c8284879c989a9b9c613931565b6145b7565b60018060a01b03165f528260205260405f205460ff8160b81c16156102e457908161ffff60019360a01c166102c683896145cb565b52828060a01b03166102d8828c6145cb565b520197969593976101e9565b6024876102f561028c85878a613931565b6376a1be0560e01b82526001600160a01b0316600452fd5b505b80fd5b503461030f57602036600319011261030f5761032c614424565b5061034d6001600160a01b036001610345600435614614565b0154166158cb565b602081519101f35b503461030f57602036600319011261030f576004356103726145df565b61037b81614614565b80549091906001600160a01b03811633036104835760a01c60ff16600781101561045f57600214610473575b60ff825460a01c16600781101561045f57600181141580610454575b61043c57508160069160046104299401805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f5160206159165f395f51905f52604060ff845460a01c16610416825180926134a9565b61042360208201876134a9565ba2614400565b805f5160206159565f395f51905f525d80f35b83610452602492630d64047360e21b835261349b565bfd5b5060028114156103c3565b634e487b7160e01b84526021600452602484fd5b61047d82826146bc565b506103a7565b63df4795c760e01b8452600484fd5b503461030f57604036600319011261030f57600435906104b06133e2565b6104b86145df565b6104c183614614565b6104cb828561464d565b9060ff815460a01c16600781101561053a576003810361052457506104f2838383886147a9565b90969115610506575061042994955061564c565b631b4f426560e31b865263ffffffff87811660045216602452604485fd5b84610452602492630d64047360e21b835261349b565b634e487b7160e01b85526021600452602485fd5b503461030f5761010036600319011261030f576004356024358015801582036108ce576084359163ffffffff831683036108ca5760a4359063ffffffff821682036108c65760c4359263ffffffff841684036108c2576105ac6134b6565b937f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036108af578688526003602052604088209160098301966044358855600a8401956064358755600485019384549063ffffffff60b01b9060b01b169263ffffffff60701b9060701b16906001600160601b0360701b1916179063ffffffff60901b9060901b16171782556001600160401b03600b840196166001600160401b0319875416178655610669838961553d565b50939061089d575b15610893576106a160055b825464ffffffffff60d01b19164260d01b64ffffffffff60d01b161783558389614d90565b876101606040516106b1816138f4565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015282610140820152015261070a60018060a01b036001840154166158cb565b60208151910120956001600160401b0360018060a01b03845416915495549254965416926107456001600160801b036002830154168561435c565b946001600160a01b031661088b5761075c9061550b565b945b6040519261076b846138f4565b8984526020840198895260408401928352606084019182526080840190815260a08401918860701c63ffffffff16835260c08501938960901c63ffffffff16855260e08601958a60b01c63ffffffff168752610100810197885261012081019889526101408101998a52610160019960d01c64ffffffffff168a526040519a8c8c525160208c0152600160a01b6001900390511660408b01525160608a01525160808901525163ffffffff1660a08801525163ffffffff1660c08701525163ffffffff1660e0860152516001600160401b03166101008501525161012084015251610140830152516001600160401b03166101608201526101807f37f2d9b7ae343d4b42a85e325698efa6ff3a739525c3291000164fd1b51676c091a280f35b50889461075e565b6106a1600461067c565b506001600160a01b0383161515610671565b634a0bfec160e01b885233600452602488fd5b8680fd5b8580fd5b8480fd5b8380fd5b503461030f57604036600319011261030f57600435906024356001600160401b03811161030d57610907903690600401613428565b9083835260076020526040832060018060a01b0333165f5260205260ff60405f205460b81c161561093f5761093c9293614f76565b80f35b6376a1be0560e01b835233600452602483fd5b503461030f5761074036600319011261030f5761096d6145df565b604051610979816138d8565b60043561ffff8116810361124557815260243560208201526044356001600160401b038116810361124557604082015260643563ffffffff81168103611245576060820152608435608082015260a43560a082015260c43560c08201526109de6134b6565b60e0820152610104356101008201526101243560038110156112455761012082019081526101443560068110156108ce576101408301526101643563ffffffff811681036108ce57610160830152366101a3121561124557604051610a4561010082613910565b8036610284116108ca57610184905b61028482106112355750506101808301526102843560038110156108ce576101a08301526102a43560028110156108ce576101c08301526102c43560028110156108ce576101e08301526102e43563ffffffff811681036108ce576102008301526103043563ffffffff811681036108ce576102208301526103243563ffffffff811681036108ce57610240830152610344358060010b81036108ce576102608301526103643580151581036108ce576102808301526103843560ff811681036108ce576102a08301526103a43560ff811681036108ce576102c08301526103c43563ffffffff811681036108ce576102e08301526103e43563ffffffff811681036108ce57610300830152610404359163ffffffff831683036108ce5761032081019283526104243560ff811681036108ca576103408201526104443560ff811681036108ca576103608201526104643563ffffffff811681036108ca576103808201526104843563ffffffff811681036108ca576103a08201526104a43563ffffffff811681036108ca576103c08201526104c43563ffffffff811681036108ca576103e08201526104e43563ffffffff811681036108ca576104008201526105043563ffffffff811681036108ca576104208201526105243563ffffffff811681036108ca576104408201526105443563ffffffff811681036108ca576104608201526105643563ffffffff811681036108ca576104808201526105843563ffffffff811681036108ca576104a08201526105a43560ff811681036108ca576104c08201526105c43563ffffffff811681036108ca576104e08201526105e43563ffffffff811681036108ca57610500820152610604359063ffffffff821682036108ca576105208101918252610624356001600160801b03811681036108c6576105408201526106443561ffff811681036108c6576105608201908152610664356001600160801b03811681036108c257610580830190815261068435936001600160801b0385168503611231576105a084019485526106a4356001600160801b038116810361122d576105c08501526106c435946001600160801b038616860361122d576105e085019586526106e4356001600160a01b03811681036111da57610600860152610704356001600160a01b03811681036111da57610620860152610724356001600160a01b03811681036111da57610640860152604051636cf6d67560e01b8152926020846004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9384156111e6578a946111f1575b506040516396f64cad60e01b8152936001600160401b0390610e4660048701896134e0565b16610744850152602084610764817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9384156111e6578a946111a6575b506040519660208801610ea181896134e0565b6107408952610eb26107608a613910565b8851902097338c52600260205260408c208054905f19821461119257600182019055604051602081019146835230604083015233606083015260808201528a60a082015260a08152610f0560c082613910565b5190209a5163ffffffff166102a089015160ff16610f229161435c565b6105408901516001600160801b0316610f3a9161435c565b8b8d52600360205260408d2080546102a08b01516102c08c015161ffff60a81b1960ff60a01b1933166001600160a81b031990941693909317600160a01b179290921660a89190911b60ff60a81b161760b09190911b60ff60b01b16178155909a909751908d8954915190610fae826134cc565b50610fb8816134cc565b60011480611160575b67ff0000000000ffff60b81b1990911660b89290921b61ffff60b81b169190911790151560f01b60ff60f01b1617875580516bfe61000180600a3d393df300604082901b0161fffe8211830152600b8101601583018ef091821561115357526001870180546001600160a01b0319166001600160a01b03929092169190911790556105408701519051608090811b6fffffffffffffffffffffffffffffffff199081166001600160801b03938416176002890155925193519390911692901b161760038401556020979561113c95909490936110f193919286926005929160048301805491516dffffffff0000000000ffffffffff1990921664ffffffffff939093169290921760509190911b63ffffffff60501b161790550155604080519384528884018590528301906134e0565b847f859eea5979591b7c533e6f179304ff1443ed1c0e16208e05e6c3573d92e23c1b6107803393a3835f5160206159165f395f51905f5260408051868152600189820152a23361536b565b5f5160206159565f395f51905f525d604051908152f35b63301164258e526004601cfd5b507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161515610fc1565b634e487b7160e01b8e52601160045260248efd5b9093506020813d6020116111de575b816111c260209383613910565b810103126111da576111d3906143df565b925f610e8e565b8980fd5b3d91506111b5565b6040513d8c823e3d90fd5b9093506020813d602011611225575b8161120d60209383613910565b810103126111da5761121e906143df565b925f610e21565b3d9150611200565b8880fd5b8780fd5b8135815260209182019101610a54565b8280fd5b503461030f57602036600319011261030f5760ff6040602092600435815260038452205460a01c1661127e60405180926134a9565bf35b503461030f5761128f36613455565b61129b949291946145df565b82936112a681614614565b9581855260046020526040852060018060a01b0385165f5260205260405f2090604051916112d3836138a2565b5460018060a01b0381169081845260ff8160a01c16602085015262ffffff8160a81c16604085015262ffffff8160c01c16606085015260d81c6080840152156116a55760ff600189015460e01c1615611688576113496001600160801b0360028a9694960154166113438a615624565b906143a8565b90869487935b80851061138d575050505050916113888261113c9460209861138160066113778b9889613984565b9201918254613984565b9055614a67565b6149ae565b90919293956113a56113a0888487613931565b613955565b62ffffff60408501511663ffffffff821610801561166f575b6116655760ff8c5460f01c16806115bf575b6115a75760208401516040805163991f833560e01b8152600481018a905263ffffffff8416602482015260ff909216604483015290929190836064818e6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af192831561159c578d908c908d95611547575b506001600160401b031693841561153a571561153257600201546001600160801b0316925b6001600160401b038114908115611508575b50156114a1575060019161149591613984565b965b019392919061134f565b877f022643dfca4a5c873c28ccc41e131d247cf5e4043197859bb2a8dfc847b129b26114d4859e956001969c959c613984565b9d8c611500604051928392898060a01b031696836020909392919363ffffffff60408201951681520152565b0390a3611497565b905064ffffffffff6080870151168015159182611528575b50505f611482565b1190505f80611520565b508692611470565b5050509660019150611497565b945050506040833d8211611594575b8161156360409383613910565b81010312611590578c6001600160401b036115896020611582876143df565b96016143f3565b949061144b565b8a80fd5b3d9150611556565b6040513d8d823e3d90fd5b636477f18f60e11b8a5263ffffffff16600452602489fd5b50604051638407518960e01b8152600481018890526001600160a01b038a8116602483015263ffffffff83166044830152602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa90811561159c578b91611634575b5015156113d0565b90506020813d821161165d575b8161164e60209383613910565b8101031261005257515f61162c565b3d9150611641565b5095600190611497565b5062ffffff60608501511663ffffffff821610156113be565b60248661045260ff8b5460a01c16630d64047360e21b835261349b565b6364e1496360e11b86526001600160a01b038516600452602486fd5b503461030f576116d036613455565b9391906116db6145df565b82936116e681614614565b60ff600182015460e01c1615611a025781855260076020526040852060018060a01b0385165f5260205260405f20966040519761172289613872565b549060018060a01b0382168952602089019861ffff8360a01c168a5260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260e060a082019160ff8560c81c161515835260ff8560d01c16151560c0820152019260d81c835261179684615624565b889687947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031694925b8387106117ed575060208c8c61113c828e6113888f8f8f61138160066113778589613984565b9091929394959863ffffffff9060808f60648f8d908f6118146113a061ffff928e8e613931565b94511660405197889586946347dd2ded60e11b8652600486015216602484015260448301528c5af19182156119f7578d8080918193829661199e575b50801561199057611861908761435c565b9050811561197b5760018282061b915f19830192831161196557916118a06118a79261189a86956118946118ad986151e2565b92613966565b9061435c565b92166151e2565b90613984565b91875115159081611949575b50156118d9576001916118cb91613984565b995b019594939291906117c7565b99909c8d6118e691613984565b9c896118f3838888613931565b6118fc90613955565b6040805163ffffffff92909216825260208201939093526001600160a01b038e16927fd295a42c91b07666c5f436270c9738382ed923e193242dada46b33b43302535091a36001906118cd565b90506001600160401b0364ffffffffff8651169116115f6118b9565b5050634e487b7160e01b8f52601160045260248ffd5b50634e487b7160e01b8f52601260045260248ffd5b5050505099600191506118cd565b949550505050506080813d82116119ef575b816119bd60809383613910565b810103126119eb5790818d9251906020810151936119e26060604084015193016143df565b9491925f611850565b8c80fd5b3d91506119b0565b6040513d8f823e3d90fd5b8461045260ff6024935460a01c16630d64047360e21b835261349b565b503461030f57606036600319011261030f57600435602435600281101561124557611a486133cc565b91611a516145df565b611a5a81614614565b604051636559e3fd60e01b815290927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031692909160208180611aa9898787600485016143b5565b0381875afa908115611ed9578791611ea7575b5015611e9857859360ff600182015460e01c16611ad8846134d6565b83611e715782885260056020526040882060018060a01b0388165f5260205260405f209060405191611b09836138bd565b549064ffffffffff821692838152606061ffff60ff8560281c16159485156020850152818160301c16604085015260401c16910152829181611e69575b509115611e5a575b8015611e18575b6001600160401b0364ffffffffff6004850154169116016001600160401b038111611e04578180611df2575b611dd7575060ff825460f01c1680611d27575b611d10579087949392918615159081611d08575b50611c83575b611bb7836134d6565b60018314611c28575b50823b156108ce57611bee928492838893604051968795869485936301b9add160e71b8552600485016143b5565b03925af18015611c1d57611c08575b5050610429916149ae565b81611c1291613910565b61124557825f611bfd565b6040513d84823e3d90fd5b81855260076020526040852060018060a01b0388165f5260205260405f2090878260ff815460b81c16611c71575b5050815460ff60d01b1916600160d01b17909155505f611bc0565b611c7b9285614b63565b5f8782611c56565b81855260046020526040852060018060a01b0388165f5260205260405f20611cad888284866147a9565b908293929315611cd2575b50505015611bae5794611ccb9082614a67565b8394611bae565b63ffffffff161592509082611cec575b50505f8080611cb8565b63ffffffff91925062ffffff905460a81c169116115f80611ce2565b90505f611ba8565b636477f18f60e11b885263ffffffff600452602488fd5b50604051638407518960e01b8152600481018490526001600160a01b03888116602483015263ffffffff6044830152602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611dcc578991611d9a575b501515611b94565b90506020813d602011611dc4575b81611db560209383613910565b8101031261005257515f611d92565b3d9150611da8565b6040513d8b823e3d90fd5b63614b2edf60e01b89526001600160401b0316600452602488fd5b506001600160401b0381164210611b81565b634e487b7160e01b89526011600452602489fd5b5060ff825460a01c16611e2a8161476d565b15611e44575064ffffffffff600483015460d01c16611b55565b88610452602492630d64047360e21b835261349b565b600283015460801c9650611b4e565b90505f611b46565b82885260076020526040882060018060a01b0388165f5260205260405f205460d81c611b4e565b63b10205ed60e01b8652600486fd5b90506020813d602011611ed1575b81611ec260209383613910565b8101031261005257515f611abc565b3d9150611eb5565b6040513d89823e3d90fd5b503461030f57604036600319011261030f5760a090611f016133e2565b816080604051611f10816138a2565b8281528260208201528260408201528260608201520152600435825260046020526040822090600180851b03165f526020526001600160401b0360405f2054600180851b0381169262ffffff8260c01c16905062ffffff81145f14611fda575063ffffffff805b81604051611f84816138a2565b86815260ff6020820181878b1c1681526080604084019362ffffff8960a81c168552856060820197168752019660d81c875260405198895251166020880152511660408601525116606084015251166080820152f35b63ffffffff90611f77565b503461030f57602036600319011261030f57600435906120036145df565b61200c82614614565b9060ff825460a01c1661201e8161476d565b15612158575060048201928354928360f81c5f146121495782945b8594861561213a576001600160f81b0316600160f81b179055600681018054612063908790613984565b905561206f818361553d565b612126576020956001600160a01b03821691826120ca575b50505061113c91849160018060a01b0390541680917ff552ca82e113ac3c539c3d617f29fcd19c172a0c75dad017555c9e109f7fe18388604051868152a36149ae565b879650916120f18261113c969461138860056120eb989604978880946143a8565b87614a67565b827f2c6a4f8d7e4ad045aeabed37ab6194fd528c5462e27c91e015a8ea2c573db38587988996604051908152a3918193612087565b633e5dca6d60e11b84526004839052602484fd5b630686827b60e51b8552600485fd5b6121528161550b565b94612039565b630d64047360e21b8252602491906104529061349b565b503461030f57602036600319011261030f5760043561218c6145df565b61219581614614565b80549160ff8360a01c16926007841015908161263b576002851491821580612665575b61264f5761263b578180612627575b61261857828652600460209081526040808820335f90815292529020546001600160a01b03166126055760018401946001600160401b03865460a01c169160ff6122118419614dba565b9160a81c168110156125f657865467ffffffffffffffff60a01b1916600160ff90921691821b6001600160401b031690931760a01b67ffffffffffffffff60a01b1692909217865586919084835260066020908152604080852060ff85165f9081529252902080546001600160a01b031916331781559183916003146124d5575b63ffffffff92506123956122a587614e57565b64ffffffffff8861237562ffffff604051946122c0866138a2565b60018060a01b0316998a8652602086018881526040870190838b1682526040606089019385855260808a0197818952815260046020522060018060a01b0333165f5260205260405f209760018060a01b039060018060a01b03905116166001600160601b0360a01b89541617885551908754908460a81b905160a81b169160ff60a01b9060a01b16908c60a01b1916171786555116849081549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b5182546001600160d81b0316911660d81b6001600160d81b031916179055565b6040519384526020840152166040820152827f1f75e1b47905f1535ada761431214a24b8def06a13bd1ead020ef47409b49fe560603393a3600383015485907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906001600160801b0316813b15611245578291608483926040519485938492637bf9d42760e11b84528a600485015282602485015233604485015260648401525af18015611c1d576124ba575b5092809291610429956002955081612494575b5080612487575b612477575b5050015460801c3361536b565b6124809161528b565b5f8161246a565b5060078101541515612465565b546124ab915060a01c6001600160401b03166151e2565b60ff825460a81c16145f61245e565b816124c89195949395613910565b6108ca579091845f61244b565b60408051639f8ab78160e01b8152600481018890526024810183905260016044820152925082606481877f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af19182156125eb5763ffffffff93859186946125b3575b505460a01c62ffffff168185168110156125ac57505b9161ffff8116612568575b50612292565b86855260056020526040852060018060a01b0333165f5260205260405f209067ffff00000000000082549160301b169067ffff00000000000019161790555f612562565b9050612557565b6125dc91945062ffffff925060403d6040116125e4575b6125d48183613910565b810190614380565b939091612541565b503d6125ca565b6040513d86823e3d90fd5b6323ad276560e21b8852600488fd5b636680176960e01b865233600452602486fd5b6323ad276560e21b8652600486fd5b5064ffffffffff8160c81c164210156121c7565b634e487b7160e01b86526021600452602486fd5b630d64047360e21b87526024876104528861349b565b50508560038614156121b8565b503461030f57602036600319011261030f5760043561268f6145df565b61269881614614565b60ff815460a01c16600781101561045f57600381036127935750906001837f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b1561030d57818091602460405180958193633137251b60e11b83528960048401525af1918261277e575b5050612778575082915b60ff815460a01c16600781101561053a576003149182612767575b505061275f575b1561275057805f5160206159565f395f51905f525d80f35b6321bf6c6760e21b8152600490fd5b506001612738565b612771925061501b565b5f80612731565b91612716565b8161278891613910565b6108ca57845f61270c565b600214918215926127b5575b505015610429576321bf6c6760e21b8152600490fd5b6127bf92506146bc565b155f8061279f565b5034610052576060366003190112610052576024356004356044356001600160401b038111610052576127fe903690600401613428565b6128099391936145df565b819061281484614614565b60ff815460a01c166128258161476d565b612d275750845f52600760205260405f2060018060a01b0333165f5260205260405f20916040519261285684613872565b5460018060a01b038116845261ffff8160a01c16602085019481865260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260ff8360c81c16151560a082015260e060ff8460d01c161593841560c084015260d81c91015215159081612d1f575b50612d0c5760078201805497905f198914612cef5788612cfe575b6128ee8919614dba565b9860018a1b1790558761ffff85511615612c75575b90612ab8929161ffff868160039851168b5f52600a60205260405f20845f5260205260405f20908319825416179055612a7e61293e8c614e57565b64ffffffffff8d858551166040519361295685613872565b60018060a01b0316978885526020850191825260ff6040860191168152606085016001815260808601905f8252612a1760ff60a08901945f865260c08a01965f885260e08b01985f8a525f52600760205260405f2060018060a01b0333165f5260205260405f209a60018060a01b039060018060a01b03905116166001600160601b0360a01b8c5416178b55518a54908e60a01b9060a01b16908e60a01b1916178a555116889081549060ff60b01b9060b01b169060ff60b01b1916179055565b51865491519251935194516001600160b81b0390921690151560b81b60ff60b81b161791151560c01b60ff60c01b169190911791151560c81b60ff60c81b169190911791151560d01b60ff60d01b1691909117911660d81b6001600160d81b031916179055565b51166040519182526020820152887f0cf19011421c56641c6a578b895bd307452b1cdbebfe22b0f28353d136f39a0260403393a387614f76565b015460801c809210612c6e575b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b15610052575f8091608460405180948193637bf9d42760e11b8352896004840152600160248401523360448401528760648401525af18015612c6357612c4e575b506001600160fc1b0381168103612c3a5790612b509160041b613966565b908352600b6020526040832090610fff811015612c3057905b8260041c91600f84169160f08560041b169280840460101490151715612c1c576001810194612b98858761500c565b90549060031b1c9161ffff83861c1691600f191686810460101487151715611e045792849282612be4612bf4999896612bee98612bdc612bdc975486841b906143a8565b911b90613984565b9055841b906143a8565b9261500c565b819291549060031b91821b915f19901b1916179055805f5160206159565f395f51905f525d80f35b634e487b7160e01b86526011600452602486fd5b50610fff90612b69565b634e487b7160e01b85526011600452602485fd5b612c5b9195505f90613910565b5f935f612b32565b6040513d5f823e3d90fd5b5080612ac5565b50906001830191825461ffff8160e81c169361ffff8514612cef5761ffff60e81b1990911660019490940160e881901b61ffff60e81b1694909417905561ffff92831685525f888152600860209081526040808320885190961683529490529290922080546001600160a01b031916331790559087612903565b6327a01e0760e21b5f5260045ffd5b612d0788614aaa565b6128e4565b6302b1c65760e61b5f523360045260245ffd5b90505f6128c9565b630d64047360e21b5f52612d3a9061349b565b60245ffd5b3461005257602036600319011261005257600435612d5b6145df565b612d6481614614565b5f8281526007602090815260408083203384529091529020805460b881901c60ff1615612ee25760ff835460a01c16612d9c8161476d565b612d27575060ff8160c01c16612ed357600160c01b9060ff60c01b191617809155600160ff600884019260b01c161b815417905533827f9b7129ae006ad36a99604b791701c3e7a5887c676fa415c7cbf65af88d2bb3525f80a360ff815460a01c166007811015612eab57600114612e21575b5f5f5160206159565f395f51905f525d005b63ffffffff610380612e3283614d38565b01511664ffffffffff42160164ffffffffff8111612ebf57815464ffffffffff60c81b191660c89190911b64ffffffffff60c81b16178082556040519190612e8190839060a01c60ff166134a9565b612ea4925f5160206159165f395f51905f526040846002602081970152a2614400565b8080612e0f565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b6321bf6c6760e21b5f5260045ffd5b6376a1be0560e01b5f523360045260245ffd5b346100525760a036600319011261005257602435600281101561005257612f1a6133cc565b606435916001600160a01b038316830361005257612f366145df565b337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580612fab575b612f9857602092612f809260843592600435613e7a565b5f5f5160206159565f395f51905f525d604051908152f35b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415612f69565b346100525760803660031901126100525760243561ffff81168103610052576130056133cc565b606435906001600160401b0382116100525760209261302b612f809336906004016133f8565b9290916130366145df565b600435613991565b346100525760203660031901126100525760043561305a6145df565b61306381614614565b90805f52600760205260405f2060018060a01b0333165f5260205260405f2060ff815460b81c1615612ee257612e0f9261309c83614aaa565b3392614b63565b34610052576020366003190112610052576004356130bf6145df565b6130c881614614565b906130d3338261464d565b60ff835460a01c166007811015612eab576002146133bc575b60ff835460a01c16906130fe8261476d565b6133a9575f916007811015612eab5760031461337d575b80549060ff8260a01c1691600186019060ff825460e01c165f14613370575063ffffffff600487015460701c165b90855f52600560205260405f2060018060a01b0333165f5260205260405f2060ff885460a01c166007811015612eab576003146132c4575b835462ffffff60c01b191660c084901b62ffffff60c01b161790935563ffffffff82169261320c91908154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b845f52600660205260405f2060ff84165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c1684116132a0575b50505060405191825260208201528115156040820152825f5160206159365f395f51905f5260603393a315613289576002612e0f92015460801c90614a67565b50600261329b91015460801c336149ae565b612e0f565b62ffffff60a01b1990911660a09190911b62ffffff60a01b16179055858080613249565b915060405190639f8ab78160e01b82528660048301528460248301525f60448301526040826064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1918215612c635761320c925f915f9161334f575b5061ffff60401b85549160401b169061ffff60401b19161784559290915061317b565b905061336a915060403d6040116125e4576125d48183613910565b8a61332c565b60a81c62ffffff16613143565b905061338b338285856147a9565b50811561339a575b5090613115565b63ffffffff9150161584613393565b630d64047360e21b5f52612d3a8261349b565b6133c683836146bc565b506130ec565b604435906001600160a01b038216820361005257565b602435906001600160a01b038216820361005257565b9181601f84011215610052578235916001600160401b038311610052576020808501948460051b01011161005257565b9181601f84011215610052578235916001600160401b038311610052576020838186019501011161005257565b606060031982011261005257600435916024356001600160a01b03811681036100525791604435906001600160401b03821161005257613497916004016133f8565b9091565b6007811015612eab57600452565b906007821015612eab5752565b60e435906001600160401b038216820361005257565b60031115612eab57565b60021115612eab57565b61ffff8151168252602081015160208301526001600160401b03604082015116604083015263ffffffff60608201511660608301526080810151608083015260a081015160a083015260c081015160c08301526001600160401b0360e08201511660e0830152610100810151610100830152610120810151613561816134cc565b6101208301526101408101516006811015612eab5761014083015263ffffffff6101608201511661016083015261018081015161018083015f905b6008821061385c57505050806101a06107209201516135ba816134cc565b6102808401526101c08101516135cf816134d6565b6102a08401526101e08101516135e4816134d6565b6102c084015263ffffffff610200820151166102e084015263ffffffff6102208201511661030084015263ffffffff6102408201511661032084015261026081015160010b610340840152610280810151151561036084015260ff6102a08201511661038084015260ff6102c0820151166103a084015263ffffffff6102e0820151166103c084015263ffffffff610300820151166103e084015263ffffffff6103208201511661040084015260ff6103408201511661042084015260ff6103608201511661044084015263ffffffff6103808201511661046084015263ffffffff6103a08201511661048084015263ffffffff6103c0820151166104a084015263ffffffff6103e0820151166104c084015263ffffffff610400820151166104e084015263ffffffff6104208201511661050084015263ffffffff6104408201511661052084015263ffffffff6104608201511661054084015263ffffffff6104808201511661056084015263ffffffff6104a08201511661058084015260ff6104c0820151166105a084015263ffffffff6104e0820151166105c084015263ffffffff610500820151166105e084015263ffffffff610520820151166106008401526001600160801b036105408201511661062084015261ffff610560820151166106408401526001600160801b03610580820151166106608401526001600160801b036105a0820151166106808401526001600160801b036105c0820151166106a08401526001600160801b036105e0820151166106c084015260018060a01b03610600820151166106e084015260018060a01b036106208201511661070084015261064060018060a01b0391015116910152565b602080600192855181520193019101909161359c565b61010081019081106001600160401b0382111761388e57604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b0382111761388e57604052565b608081019081106001600160401b0382111761388e57604052565b61066081019081106001600160401b0382111761388e57604052565b61018081019081106001600160401b0382111761388e57604052565b90601f801991011681019081106001600160401b0382111761388e57604052565b91908110156139415760051b0190565b634e487b7160e01b5f52603260045260245ffd5b3563ffffffff811681036100525790565b8115613970570490565b634e487b7160e01b5f52601260045260245ffd5b91908201809211612ebf57565b92949390945f956139a185614614565b94805f52600460205260405f2060018060a01b0386165f5260205260405f2095604051966139ce886138a2565b549660018060a01b0388169182825260ff8960a01c16602083015262ffffff8960a81c166040830152606082019262ffffff8a60c01c168452608083019960d81c8a5215613e5c5760ff600182015460e01c1615613e425750825f52600560205260405f2060018060a01b0388165f5260205260405f209160405192613a53846138bd565b5464ffffffffff8116845260ff8160281c161515602085015261ffff60606040860195828460301c168752019160401c1681526040519963da7bd3b360e01b8b528560048c015261ffff871660248c015260208b60448160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9a8b15612c63575f9b613e0e575b506040805163319bcf2d60e21b8152600481018d90529590866024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa958615612c63575f96613dda575b508515918215613dc8575b508115613db5575b50613da6575161ffff868116911610613d9a575062ffffff955b5f5b818110613c2457505050505050505083613b80575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163b156100525760405163348fb39160e11b815260048101929092526001600160a01b039081166024830152604482018490525f908290606490829084907f0000000000000000000000000000000000000000000000000000000000000000165af18015612c6357613c185750565b5f613c2291613910565b565b613c326113a082848a613931565b62ffffff60408501511663ffffffff8216108015613d85575b613d7c5760208481015160405163702efafd60e01b81526004810189905261ffff8a16602482015263ffffffff8416604482015260ff90911660648201529d908e6084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19d8e15612c63575f9e613d49575b508d15613d3e5790613cee613ce78f936118a7600196958a613966565b9e87613966565b63ffffffff6040519261ffff8b1684521660208301526040820152867f539e10509c4b862c8840a1ea02f8f25c04e799dda06dccc45653fbfe782ff70360608d868060a01b031693a35b01613b68565b9c5050600190613d38565b909d506020813d8211613d74575b81613d6460209383613910565b8101031261005257519c5f613cca565b3d9150613d57565b50600190613d38565b5062ffffff891663ffffffff82161015613c4b565b5162ffffff1695613b66565b505f9a50505050505050505050565b905061ffff80881691511610155f613b4c565b5164ffffffffff16151591505f613b44565b9095506040813d604011613e06575b81613df660409383613910565b810103126100525751945f613b39565b3d9150613de9565b909a506020813d602011613e3a575b81613e2a60209383613910565b810103126100525751995f613ae3565b3d9150613e1d565b54630d64047360e21b5f52612d3a9060a01c60ff1661349b565b6364e1496360e11b5f9081526001600160a01b038916600452602490fd5b909493929194613e8982614614565b60405163aef4848b60e01b8152600481018490529690613ea8836134d6565b602488018390526001600160a01b0382811660448a0181905295811660648a0181905260848a0197909752602090899060a49082905f907f0000000000000000000000000000000000000000000000000000000000000000165af1978815612c63575f98614328575b50871561431d5764ffffffffff421691613f2a846134d6565b8361427b5750835f52600460205260405f20855f5260205260405f2090845f52600560205260405f20865f5260205264ffffffffff60405f20541615613fb7575b5080546001600160d81b031660d89290921b6001600160d81b0319169190911790555f5160206158f65f395f51905f52906040905b815190613fac816134d6565b8152876020820152a4565b815460ff8160a01c1690600183019060ff825460e01c165f1461426e575063ffffffff600484015460701c165b91875f52600560205260405f20895f5260205260405f209260ff855460a01c16926007841015612eab578a9460038b9514614170575b9487945f5160206159365f395f51905f526060614142965f5160206158f65f395f51905f529d9b876140e960409f9c98613fa09e9964ffffffffff8f61408763ffffffff60029f169762ffffff881681549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b8354835465ffffffffffff191660e09190911c60ff161560281b65ff000000000016179116179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f5260066020528e5f2060ff84165f526020528e5f20906001600160601b0360a01b825416825581549062ffffff8260a01c16841161414c575b5050508d5191825260208201525f8d820152a3015460801c88614a67565b9294509250613f6b565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f8080614124565b9896935091949693505060405193639f8ab78160e01b85528860048601528060248601525f60448601526040856064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1968715612c63578a8a5f5160206159365f395f51905f526060600295888a5f5160206158f65f395f51905f529f60409f9a6140e991613fa09f64ffffffffff906141429e5f915f9161424d575b5061ffff60401b84549160401b169061ffff60401b19161783559c5050989d50989d50509d5050965050509497995061401a565b9050604061426892503d6040116125e4576125d48183613910565b5f614219565b60a81c62ffffff16613fe4565b6040925f5160206158f65f395f51905f5294926142e092875f526007602052855f20895f52602052855f209160ff835460b81c166142e5575b50508054600161ff0160c81b031660d89290921b6001600160d81b03191691909117600160c81b179055565b613fa0565b6142f360049284838c614b63565b01805469ffffffffff000000000019164260281b69ffffffffff0000000000161790555f806142b4565b505f96505050505050565b9097506020813d602011614354575b8161434460209383613910565b810103126100525751965f613f11565b3d9150614337565b81810292918115918404141715612ebf57565b519063ffffffff8216820361005257565b91908260409103126100525760206143978361436f565b92015161ffff811681036100525790565b91908203918211612ebf57565b91926040919493606084019584526143cc816134d6565b60208401526001600160a01b0316910152565b51906001600160401b038216820361005257565b5190811515820361005257565b906007811015612eab57815460ff60a01b191660a09190911b60ff60a01b16179055565b60405190614431826138d8565b5f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152610100604051906144908183613910565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6001600160401b03811161388e5760051b60200190565b356001600160a01b03811681036100525790565b80518210156139415760209160051b010190565b5f5160206159565f395f51905f525c6146055760015f5160206159565f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b90815f52600360205260405f209160ff835460a01c166007811015612eab571561463b5750565b6319032fbb60e31b5f5260045260245ffd5b5f9081526004602090815260408083206001600160a01b03808616855292529091208054909392918116159081156146a8575b506146885750565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b62ffffff9150819060c01c1614155f614680565b90805464ffffffffff8160c81c1642106147665760ff6146eb6001600160401b03600185015460a01c166151e2565b9160b01c16111580614759575b1561470b576147069161528b565b600190565b8061470692600460059301805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f5160206159165f395f51905f52604060ff845460a01c16610416825180926134a9565b50600781015415156146f8565b5050505f90565b60078110159081612eab576004811491821561479c575b821561478f57505090565b909150612eab5760061490565b506005811491505f614784565b604051633f7df0cf60e21b8152600481018290526001600160a01b039485166024820152929391927f000000000000000000000000000000000000000000000000000000000000000090921691602081604481865afa8015612c63575f90614973575b610120915062ffffff81965460a81c168063ffffffff8316115f1461496b5750915b6024604051809581936365c7d79d60e01b835260048301525afa918215612c63575f92614879575b5063ffffffff8060048161487495511695015460501c169116613984565b811192565b9150610120823d8211614963575b816148956101209383613910565b8101031261005257604051916101208301928084106001600160401b0385111761388e57600463ffffffff8093926101008294614874986040526148d88161436f565b83526148e66020820161436f565b60208401526148f76040820161436f565b60408401526149086060820161436f565b6060840152614919608082016143df565b608084015261492a60a082016143df565b60a084015261493b60c082016143df565b60c084015261494c60e082016143f3565b60e084015201516101008201529550505050614856565b3d9150614887565b90509161482e565b506020813d6020116149a6575b8161498d60209383613910565b81010312610052576149a16101209161436f565b61480c565b3d9150614980565b8115614a63576149bf825f546143a8565b5f557f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f5114821615614a42575b60405215614a225750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b906001811516614a5a57823b15153d15161690614a17565b503d5f823e3d90fd5b5050565b908015614a6357602081614a9e7f332f25d7d767b49a1126573abecdd03ab5293993961c8c46f81e74c188aba55593600154613984565b600155604051908152a2565b604051630f1cf0e960e31b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612c63575f90614b23575b6001600160401b0391501680614b115750565b631e386cbf60e01b5f5260045260245ffd5b506020813d602011614b5b575b81614b3d60209383613910565b8101031261005257614b566001600160401b03916143df565b614afe565b3d9150614b30565b8254600163ffffff0160b81b03164260d81b6001600160d81b03191617835592919060ff815460a01c166007811015612eab57600214614d28575b600160ff835460b01c161b196007820181815416905560ff835460c01c16614ca2575b5050825f52600b60205260405f209054908160b01c91600f8160b41c169060f0610ff06a0ffffffffffffffffffff0600f87169360ac1c1616169080820460101490151715612ebf576001830193614c19838661500c565b90549060031b1c9060f061ffff83851c1691169284840460101485151715612ebf5785614c51612bee9584614c5a9954911b906143a8565b90551b906143a8565b81545f1960039290921b91821b191692901b9190911790556001600160a01b0316907f029cef98b11f1bb06b6d064a9742910e89943f464c33dbc52b7b5ebba8c223765f80a3565b60088201908154168091551580614d0e575b614cbf575b80614bc1565b805464ffffffffff60c81b198116825560405190614ce490829060a01c60ff166134a9565b614d0891855f5160206159165f395f51905f526040846001602081970152a2614400565b5f614cb9565b5060ff815460a01c166007811015612eab57600214614cb4565b614d3281856146bc565b50614b9e565b614d59602091614d46614424565b50600101546001600160a01b03166158cb565b614d61614424565b506101a0810160405190610100820160405261010081835e52805161027f19016102a082016101c083015e0190565b90613c2292915f5160206159165f395f51905f52604060ff845460a01c16610416825180926134a9565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b51906001600160a01b038216820361005257565b604051637d039ebb60e11b81523360048201529091906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612c63575f91614f3c575b505f838152600c602090815260408083206001600160a01b0380861685529252909120549193849290911680614f1157505f908152600c602090815260408083206001600160a01b0390941683529290522080546001600160a01b03191633179055565b90503303614f1c5750565b636f6a94a360e11b5f9081526001600160a01b0391909116600452602490fd5b90506020813d602011614f6e575b81614f5760209383613910565b8101031261005257614f6890614e43565b5f614ead565b3d9150614f4a565b906101008311614ff3577f07011d25df6d36e79f4548398b4b8fc954778cca2b05916aecbc66e606416d2f90825f52600960205260405f2060018060a01b0333165f5260205260405f2043905583604051916020835281602084015260408301375f604085830101526040813395601f80199101168101030190a3565b8263859641b160e01b5f5260045261010060245260445ffd5b60108210156139415701905f90565b9190915f9263ffffffff600482015460501c1660018101809111612ebf57602081116151da576040805163d79cd98960e01b81526004810185905263ffffffff831660248201529290836044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa928315612c63575f905f9461518a575b506001600160401b0390600183989798015460a01c90191616946008905b86151580615181575b1561517757855f52600660205260405f2060ff806150e88a614dba565b16165f5260205260405f2060018060a01b0390541690865f52600460205260405f2060018060a01b0383165f5260205260405f20906151308662ffffff845460a81c16613984565b63ffffffff88161061516d57509061514991848861564c565b5f198101908111612ebf57946001905b5f19810190808211612ebf571695906150c2565b9297915050615159565b9695505050505050565b508115156150cb565b9350506040833d6040116151d2575b816151a660409383613910565b81010312610052576001600160401b036151cb60206151c4866143df565b950161436f565b93906150a4565b3d9150615199565b505f93505050565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60018201805460ff60e01b1916600160e01b1781558254604051929392906152ba90829060a01c60ff166134a9565b5f5160206159165f395f51905f526040826003602088950152a26152df600383614400565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316916001600160401b039061531c90614d38565b915460a01c1691803b1561005257615356935f61078492819560405197889687956302fbf04b60e31b8752600487015260248601906134e0565b6107648401525af18015612c6357613c185750565b8115614a635761537c825f54613984565b5f556040516370a0823160e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03811690602083602481855afa928315612c63575f936154d7575b506040516323b872dd60e01b5f9081526001600160a01b039095166004523060245260448690529360209060648180855af19060015f51148216156154b8575b50836040525f606052156154a657826024816020936370a0823160e01b82523060048301525afa8015612c63575f90615472575b61545292506143a8565b81810361545d575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d60201161549e575b8161548c60209383613910565b81010312610052576154529151615448565b3d915061547f565b635274afe760e01b5f5260045260245ffd5b60018215166154ce573b15153d1516165f615414565b843d5f823e3d90fd5b9092506020813d602011615503575b816154f360209383613910565b810103126100525751915f6153d4565b3d91506154e6565b61553a906113436005820154916001600160801b0360026001600160401b03600b84015416920154169061435c565b90565b915f9260ff60015f94015460e01c16806155fa575b6155595750565b60408051630e28016360e01b81526004810192909252909350909150826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215612c63575f905f936155b957509190565b9250506040823d6040116155f2575b816155d560409383613910565b810103126100525761553a60206155eb84614e43565b93016143f3565b3d91506155c8565b507f00000000000000000000000000000000000000000000000000000000000000003b1515615552565b6156486127109161ffff6001600160801b03600283015416915460b81c169061435c565b0490565b919283549060ff8260a01c1691600184019060ff825460e01c165f146158be575063ffffffff600485015460701c165b90855f52600560205260405f2060018060a01b0384165f5260205260405f2060ff865460a01c166007811015612eab576003146157ed575b875462ffffff60c01b191660c084901b62ffffff60c01b1617909755613c2296600295949387935f5160206159365f395f51905f529360609363ffffffff83169291615762918154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c60018c1b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f52600660205260405f2060ff88165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c1684116157c9575b50505060405195865260208601526001604086015260018060a01b031693a3015460801c90614a67565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f808061579f565b9493929150604051639f8ab78160e01b81528660048201528360248201525f60448201526040816064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1928315612c6357613c22986002976157625f5160206159365f395f51905f52956060958c985f915f9161589d575b5061ffff60401b85549160401b169061ffff60401b1916178455975095505092509850939495506156b4565b90506158b8915060403d6040116125e4576125d48183613910565b5f615871565b60a81c62ffffff1661567c565b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c808252010160405256fe0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f43244fff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b47858a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a369b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006101603461012757601f61152c38819003918201601f19168301916001600160401b0383118484101761012b5780849260e094604052833981010312610127576100488161013f565b906100556020820161013f565b61006160408301610153565b6060830151906001600160401b03821682036101275761008360808501610153565b9261009c60c061009560a0880161013f565b960161013f565b6001600160a01b03968716608052951660a05261010052610120526101405260c05260e0526040516113c79081610165823960805181610144015260a0518181816105000152610f7d015260c0518181816109eb015281816111a70152611239015260e0518161022e01526101005181610483015261012051816104c7015261014051816102ad0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361012757565b519063ffffffff821682036101275756fe6080806040526004361015610012575f80fd5b5f3560e01c908163081a258014610a1a575080633b1bebd1146109d65780634ccfeee7146109895780635510dbe314610916578063567f638e146108d5578063598c99371461073357806363e7fc0a146106e457806372a41fdd1461062057806373f4256114610603578063803772e3146105cc57806383a265a7146105985780638454f008146105645780638e3aa7341461052f578063a2e800ad146104eb578063aa9f8678146104a7578063ac66a3ef14610467578063ba24189514610430578063ba4a6bd4146102d1578063bb7cff4614610291578063c3701a8a1461025d578063c3fe3e2814610219578063c87d6779146101fd578063ec34e7b1146101b3578063ed2a2d64146101775763fbfa77cf1461012f575f80fd5b34610173575f366003190112610173576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b34610173576020366003190112610173576004356001600160a01b03811690819003610173575f526002602052602060405f2054604051908152f35b34610173576040366003190112610173576101cc610a84565b6004355f908152600c602090815260408083206001600160a01b039485168452825291829020549151919092168152f35b34610173575f3660031901126101735760205f54604051908152f35b34610173575f366003190112610173576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610173576020366003190112610173576004355f526003602052602064ffffffffff600460405f20015416604051908152f35b34610173575f36600319011261017357602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461017357602036600319011261017357600435805f526003602052600760405f2001546102fe81611260565b9161030883610b0d565b9261031281610af5565b916103206040519384610ad3565b81835261032c82610af5565b602084019490601f19013686375f905b8382106103985761035f8787876020604051948594604086526040860190610a48565b918483038286015251918281520191905f5b81811061037f575050500390f35b8251845285945060209384019390920191600101610371565b6103a181611309565b915f19820182811161041c575f858152600860209081526040808320600a83528184209784529682528083205461ffff16835295815285822054878352600982528683206001600160a01b039091168084529152949020549216926001926104098389610b3f565b52610414828a610b3f565b52019061033c565b634e487b7160e01b5f52601160045260245ffd5b346101735760203660031901126101735761046361044f600435610f15565b604051918291602083526020830190610a48565b0390f35b34610173575f36600319011261017357602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610173575f36600319011261017357602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610173575f366003190112610173576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610173576020366003190112610173576004355f526003602052602061055c600760405f200154611260565b604051908152f35b34610173576020366003190112610173576004355f526003602052602064ffffffffff60405f205460c81c16604051908152f35b34610173576020366003190112610173576004355f526003602052602061055c60405f206006600582015491015490610eed565b34610173576020366003190112610173576004355f526003602052602064ffffffffff600460405f20015460281c16604051908152f35b34610173575f366003190112610173576020600154604051908152f35b346101735760203660031901126101735761018061063f600435610d38565b67ffffffffffffffff61016060405192805184526020810151602085015260018060a01b036040820151166040850152606081015160608501526080810151608085015263ffffffff60a08201511660a085015263ffffffff60c08201511660c085015263ffffffff60e08201511660e08501528261010082015116610100850152610120810151610120850152610140810151610140850152015116610160820152f35b346101735760403660031901126101735760243561ffff81168103610173576004355f52600860205261ffff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b346101735760403660031901126101735761074c610a84565b5f60a060405161075b81610a9a565b82815282602082015282604082015282606082015282608082015201526004355f52600760205260405f209060018060a01b03165f5260205260405f20604051610100810181811067ffffffffffffffff8211176108c15760c09267ffffffffffffffff9160405254918160018060a01b0384169384835261ffff8160a01c169283602082015260ff8260b01c16604082015260ff8260b81c16151580606083015260e060ff848a1c1615159283608082015260ff8560c81c161515948560a083015260ff8160d01c1615158b83015260d81c9182910152835f146108ba575f935b156108af5761ffff90955b64ffffffffff60a060405161085c81610a9a565b8b81526020810193845260408101958652606081019687528260808201981688520197168752604051988952511660208801525115156040870152511515606086015251166080840152511660a0820152f35b5061ffff5f95610848565b809361083d565b634e487b7160e01b5f52604160045260245ffd5b346101735760203660031901126101735760206109086001600160a01b036001610900600435611106565b01541661113f565b818151910120604051908152f35b3461017357606036600319011261017357610938604435602435600435610b67565b60405190604082016040835283518091526020606084019401905f5b81811061096f57848061046388878382036020850152610a48565b825161ffff16865260209586019590920191600101610954565b346101735760403660031901126101735760243560ff81168103610173576004355f52600660205260ff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b34610173575f366003190112610173576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610173576020366003190112610173576020906004355f526003825260018060a01b0360405f2054168152f35b90602080835192838152019201905f5b818110610a655750505090565b82516001600160a01b0316845260209384019390920191600101610a58565b602435906001600160a01b038216820361017357565b60c0810190811067ffffffffffffffff8211176108c157604052565b610180810190811067ffffffffffffffff8211176108c157604052565b90601f8019910116810190811067ffffffffffffffff8211176108c157604052565b67ffffffffffffffff81116108c15760051b60200190565b90610b1782610af5565b610b246040519182610ad3565b8281528092610b35601f1991610af5565b0190602036910137565b8051821015610b535760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b919290825f52600b60205260405f20935f938554958680975b610cc65750851580610cb857610b9584610af5565b90610ba36040519283610ad3565b848252601f19610bb286610af5565b013660208401378198610bc486610b0d565b985f5b878110610bd957505050505050505050565b865f52600a60205260405f20908460405160208101908c825283604082015260408152610c07606082610ad3565b51902090610ca45783610c1b910685611392565b60108294921015610b5357610c36906001858b010154611392565b508360041b938085046010149015171561041c57600193610c5691610efa565b5f5260205261ffff60405f205416885f52600860205260405f2061ffff82165f526020528c610c928360405f20868060a01b0390541692610b3f565b52610c9d8288610b3f565b5201610bc7565b634e487b7160e01b5f52601260045260245ffd5b506060965086955050505050565b95610cd69061ffff881690610efa565b9560101c80610b80565b60405190610ced82610ab6565b5f610160838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201520152565b610d40610ce0565b90610d4a81611106565b600181015460ff8160e01c16158015610e8c575b610e8657829350610d91610d788364ffffffffff95611169565b5091610d82610ce0565b506001600160a01b031661113f565b602081519101209060018060a01b03835416926009810154600a8201549060048301549567ffffffffffffffff600b85015416936fffffffffffffffffffffffffffffffff600282015416610de681876110f3565b966001600160a01b0316610e7d57610e066005610e0c93015491876110f3565b90610eed565b955b60405199610e1b8b610ab6565b8a5260208a015260408901526060880152608087015263ffffffff8460701c1660a087015263ffffffff8460901c1660c087015263ffffffff8460b01c1660e087015261010086015261012085015261014084015260d01c1661016082015290565b50505f95610e0e565b50505090565b5060ff825460a01c1660078110159081610ecc5760048114918215610ee0575b8215610ebb575b505015610d5e565b909150610ecc576006145f80610eb3565b634e487b7160e01b5f52602160045260245ffd5b506005811491505f610eac565b9190820391821161041c57565b9190820180921161041c57565b5f19811461041c5760010190565b90815f52600360205260405f209160ff835460a01c166007811015610ecc576003036110ec5763ffffffff600484015460501c16926001840180941161041c576040805163d79cd98960e01b81526004810184905263ffffffff8616602482015290816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156110e1575f905f92611088575b50600167ffffffffffffffff929693015460a01c9019161691610fe1610fdc84611260565b610b0d565b94835f945b610ff257505050508252565b825f52600660205260405f2060ff8061100a84611309565b16165f9081526020918252604080822054868352600484528183206001600160a01b0391909116808452935290205461104c90869060a81c62ffffff16610efa565b63ffffffff8416101561106e575b505f1981019080821161041c571680610fe6565b61108161107a87610f07565b9689610b3f565b525f61105a565b9150506040813d6040116110d9575b816110a460409383610ad3565b810103126101735780519067ffffffffffffffff82168203610173576020015163ffffffff8116810361017357906001610fb7565b3d9150611097565b6040513d5f823e3d90fd5b5060609150565b8181029291811591840414171561041c57565b90815f52600360205260405f209160ff835460a01c166007811015610ecc571561112d5750565b6319032fbb60e31b5f5260045260245ffd5b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c8082520101604052565b915f9260ff60015f94015460e01c1680611236575b6111855750565b60408051630e28016360e01b81526004810192909252909350909150826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156110e1575f905f936111e557509190565b9250506040823d60401161122e575b8161120160409383610ad3565b81010312610173578151916001600160a01b03831683036101735760200151918215158303610173579190565b3d91506111f4565b507f00000000000000000000000000000000000000000000000000000000000000003b151561117e565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b5f92915b61ffff8216908181106113c1576113b6916113b091610eed565b93610f07565b9060101c9092611396565b9291505056610140346100eb57601f61334538819003918201601f19168301916001600160401b038311848410176100ef5780849260c0946040528339810103126100eb5761004881610103565b9061005560208201610103565b60408201516001600160401b03811681036100eb5761007660608401610114565b9161008f60a061008860808701610114565b9501610114565b9460805260a05260c05260e052610100526101205260405161321c9081610129823960805181610d91015260a05181610d70015260c05181610508015260e05181610b8b01526101005181610bcd01526101205181610c0f0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b519063ffffffff821682036100eb57565b51906001600160a01b03821682036100eb5756fe60806040526004361015610011575f80fd5b5f3560e01c6396f64cad14610024575f80fd5b3461057d573660031901610760811261057d576107401361057d57610744356001600160401b03811680910361057d5761012435600381101561057d576101443560068110801561057d57610078836105e7565b82158015906105df575b156105d05761008f6106d6565b815161059157505061009f610629565b9260043561ffff8116810361057d57845260243560208501526044356001600160401b038116810361057d57604085015260643563ffffffff8116810361057d576060850152608435608085015260a43560a085015260c43560c085015260e4356001600160401b038116810361057d5760e0850152610104356101008501526101208401521561057d576101408201526101643563ffffffff8116810361057d57610160820152366101a3121561057d5761015961065d565b80366102841161057d57610184905b610284821061058157505061018082015261028435600381101561057d576101a08201526102a435600281101561057d576101c08201526102c435600281101561057d576101e08201526102e43563ffffffff8116810361057d576102008201526103043563ffffffff8116810361057d576102208201526103243563ffffffff8116810361057d57610240820152610344358060010b810361057d5761026082015261036435801515810361057d576102808201526103843560ff8116810361057d576102a08201526103a43560ff8116810361057d576102c08201526103c43563ffffffff8116810361057d576102e08201526103e43563ffffffff8116810361057d576103008201526104043563ffffffff8116810361057d576103208201526104243560ff8116810361057d576103408201526104443560ff8116810361057d576103608201526104643563ffffffff8116810361057d576103808201526104843563ffffffff8116810361057d576103a08201526104a43563ffffffff8116810361057d576103c08201526104c43563ffffffff8116810361057d576103e08201526104e43563ffffffff8116810361057d576104008201526105043563ffffffff8116810361057d576104208201526105243563ffffffff8116810361057d576104408201908152610544359063ffffffff8216820361057d5761046083019182526105643563ffffffff8116810361057d576104808401526105843563ffffffff8116810361057d576104a08401526105a43560ff8116810361057d576104c08401526105c43563ffffffff8116810361057d576104e08401526105e43563ffffffff8116810361057d576105008401526106043563ffffffff8116810361057d57610520840152610624356001600160801b038116810361057d576105408401526106443561ffff8116810361057d57610560840152610664356001600160801b038116810361057d57610580840152610684356001600160801b038116810361057d576105a08401526106a4356001600160801b038116810361057d576105c08401526106c4356001600160801b038116810361057d576105e08401526106e4356001600160a01b038116810361057d57610600840152610704356001600160a01b038116810361057d57610620840152610724356001600160a01b038116810361057d57836104f663ffffffff80946104fc94610640610505990152511691610e18565b906106a2565b915116906106a2565b907f00000000000000000000000000000000000000000000000000000000000000006001600160401b0361053982856106a2565b168210610554576020836001600160401b0360405191168152f35b610566906001600160401b03936106a2565b906305a77a5f60e31b5f526004521660245260445ffd5b5f80fd5b8135815260209182019101610168565b906105cc6105ba9260405193849363587ccd0760e01b8552604060048601526044850190610605565b83810360031901602485015290610605565b0390fd5b63146afc3760e21b5f5260045ffd5b508115610082565b600311156105f157565b634e487b7160e01b5f52602160045260245ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6040519061066082018281106001600160401b0382111761064957604052565b634e487b7160e01b5f52604160045260245ffd5b6040519061010082018281106001600160401b0382111761064957604052565b6040519190601f01601f191682016001600160401b0381118382101761064957604052565b906001600160401b03809116911601906001600160401b0382116106c257565b634e487b7160e01b5f52601160045260245ffd5b61074036600319011261057d576106eb610629565b60043561ffff8116810361057d57815260243560208201526044356001600160401b038116810361057d57604082015260643563ffffffff8116810361057d576060820152608435608082015260a43560a082015260c43560c082015260e4356001600160401b038116810361057d5760e08201526101043561010082015261012435600381101561057d5761012082015261014435600681101561057d576101408201526101643563ffffffff8116810361057d57610160820152366101a3121561057d576107b961065d565b80366102841161057d57610184905b6102848210610de857505061018082015261028435600381101561057d576101a08201526102a435600281101561057d576101c08201526102c435600281101561057d576101e08201526102e43563ffffffff8116810361057d576102008201526103043563ffffffff8116810361057d576102208201526103243563ffffffff8116810361057d57610240820152610344358060010b810361057d5761026082015261036435801515810361057d576102808201526103843560ff8116810361057d576102a08201526103a43560ff8116810361057d576102c08201526103c43563ffffffff8116810361057d576102e08201526103e43563ffffffff8116810361057d576103008201526104043563ffffffff8116810361057d576103208201526104243560ff8116810361057d576103408201526104443560ff8116810361057d576103608201526104643563ffffffff8116810361057d576103808201526104843563ffffffff8116810361057d576103a08201526104a43563ffffffff8116810361057d576103c08201526104c43563ffffffff8116810361057d576103e08201526104e43563ffffffff8116810361057d576104008201526105043563ffffffff8116810361057d576104208201526105243563ffffffff8116810361057d576104408201526105443563ffffffff8116810361057d576104608201526105643563ffffffff8116810361057d576104808201526105843563ffffffff8116810361057d576104a08201526105a43560ff8116810361057d576104c08201526105c43563ffffffff8116810361057d576104e08201526105e43563ffffffff8116810361057d576105008201526106043563ffffffff8116810361057d57610520820152610624356001600160801b038116810361057d576105408201526106443561ffff8116810361057d57610560820152610664356001600160801b038116810361057d57610580820152610684356001600160801b038116810361057d576105a08201526106a4356001600160801b038116810361057d576105c08201526106c4356001600160801b038116810361057d576105e08201526106e435916001600160a01b038316830361057d576106008201839052610704356001600160a01b038116810361057d57610620830181905261072435906001600160a01b038216820361057d5781610640850152610b4784610e5a565b95909594865115610dd3575b865115610dbe575b865115610d67575b865115610d50575b5084868051610d475750506001600160a01b0381169081810361057d57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031603610cee576001600160a01b0381169081810361057d57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031603610c94576001600160a01b0381169081810361057d57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031603610c3e57565b915050610c4b604061067d565b600481526367616d6560e01b602082015290610c67604061067d565b601d81527f6d75737420626520746865206465706c6f796d656e7427732067616d65000000602082015290565b50915050610ca2604061067d565b60078152667265666572656560c81b602082015290610cc1604061067d565b602081527f6d75737420626520746865206465706c6f796d656e7427732072656665726565602082015290565b5050915050610cfd604061067d565b60058152643a37b5b2b760d91b602082015290610d1a604061067d565b601981527f6d75737420626520746865207661756c74277320746f6b656e00000000000000602082015290565b96509450505050565b909550610d5e919450612871565b9390945f610b6b565b95509350610db67f00000000000000000000000000000000000000000000000000000000000000007f000000000000000000000000000000000000000000000000000000000000000087612094565b949095610b63565b95509350610dcb856118c6565b949095610b5b565b95509350610de08561112f565b949095610b53565b81358152602091820191016107c8565b818102929181159184041417156106c257565b919082018092116106c257565b610480810151906104a063ffffffff9101511690816019029160198304036106c2576001600160401b03916401fffffffe610e569260011b16610e0b565b1690565b600161ffff825116036110e2576020810151156110b357604081016001600160401b0381511680159081156110a5575b506110565763ffffffff606083015116801591821561104a575b8215611036575b5050610fc857608081015115610f955760c081015115610f475760e001516001600160401b031615610ef557610ee1602061067d565b5f815290610eef602061067d565b5f815290565b610eff604061067d565b600e81526d646174617365745265636f72647360901b602082015290610f25604061067d565b60128152716d757374206265206174206c65617374203160701b602082015290565b50610f52604061067d565b600b81526a19185d185cd95d149bdbdd60aa1b602082015290610f75604061067d565b601081526f6d757374206e6f74206265207a65726f60801b602082015290565b50610fa0604061067d565b601081526f1a5b9a5d1a585b14dd185d19549bdbdd60821b602082015290610f75604061067d565b50610fd3604061067d565b600d81526c199c9859db595b9d10dbdd5b9d609a1b602082015290610ff8606061067d565b602881527f6d757374206265203120746f203430393620616e64206174206d6f73742070616020820152671c985b50dbdd5b9d60c21b604082015290565b516001600160401b03161090505f80610eab565b61100082119250610ea4565b5050611062604061067d565b600a8152691c185c985b50dbdd5b9d60b21b602082015290611084604061067d565b60118152706d757374206265203120746f20325e333160781b602082015290565b63800000009150115f610e8a565b506110be604061067d565b600c81526b0dac2dcd2cccae6e890c2e6d60a31b602082015290610f75604061067d565b506110ed604061067d565b60078152663b32b939b4b7b760c91b60208201529061110c604061067d565b60098152686d757374206265203160b81b602082015290565b600211156105f157565b610120810160028151611141816105e7565b61114a816105e7565b1461184d57805161115a816105e7565b611163816105e7565b1580611840575b6117e4576001905161117b816105e7565b611184816105e7565b14806117d8575b61176f5761119881612be4565b805161174157506111a881612e5e565b156116ad576101c08101516111bc81611125565b6111c581611125565b611648576101e08101516111d881611125565b6111e181611125565b6115e05763ffffffff6102008201511680159081156115d1575b5061156657633f80000063ffffffff61022083015116101561150957610240810163ffffffff8151161515806114f2575b61149e57637f80000063ffffffff825116101561143457610140820190815160068110156105f15760041491821561141d575b50811561140c575b50806113f7575b61138957610260810190815160010b915f83607b039312607b8412811690607b8513901516176106c257607d19905160010b1291821561137e575b8215611345575b50506112c057610ee1602061067d565b6112ca604061067d565b601081526f3830bcb637b0b22137bab7322637b39960811b6020820152906112f2606061067d565b603b81527f6d757374206265206174206c65617374202d3132362c20616e6420325e626f7560208201527f6e64202a206d6178526f756e6473202a203136203c20325e3132370000000000604082015290565b60148113159250908261135c575b50505f806112b0565b610320015163ffffffff16915060ff81116106c2576001901b11155f80611353565b6001811292506112a9565b50611394604061067d565b600d81526c199c9859db595b9d10dbdd5b9d609a1b6020820152906113b9606061067d565b602881527f6d757374206265203120666f72204b72756d2c204d756c74694b72756d20616e602082015267064206120636c69760c41b604082015290565b50600163ffffffff606083015116141561126e565b63ffffffff9150511615155f611267565b9091505160068110156105f157600514905f61125f565b5050611440604061067d565b600a815269636c69704c324e6f726d60b01b602082015290611462606061067d565b602681527f6d7573742062652030206f7220612066696e6974652062696e617279333220616020820152650626f766520360d41b604082015290565b50506114aa604061067d565b600a815269636c69704c324e6f726d60b01b6020820152906114cc604061067d565b601681527536bab9ba103132901810313aba103337b91026b2b0b760511b602082015290565b5061014082015160068110156105f157151561122c565b50611514604061067d565b600d81526c6f757465724d6f6d656e74756d60981b602082015290611539604061067d565b601d81527f6d75737420626520612062696e617279333220696e205b2b302c203129000000602082015290565b50611571604061067d565b60118152706f757465724c6561726e696e675261746560781b60208201529061159a606061067d565b602181527f6d75737420626520612066696e6974652062696e61727933322061626f7665206020820152600360fc1b604082015290565b637f800000915010155f6111fb565b506115eb604061067d565b600b81526a6f7574657255706461746560a81b60208201529061160e606061067d565b602481527f6f6e6c79204e65737465726f76206973207365727665642062792076657273696020820152636f6e203160e01b604082015290565b50611653604061067d565b600b81526a1c185e5b1bd85912da5b9960aa1b602082015290611676606061067d565b602181527f6f6e6c792044656e7365206973207365727665642062792076657273696f6e206020820152603160f81b604082015290565b506116b8604061067d565b60078152667765696768747360c81b6020820152906116d7608061067d565b604e81527f6d7573742062652061206e6f726d616c2062696e61727933322061626f76652060208201527f3020666f72206561636820747261696e6572206f662057656967687465644d6560408201526d616e2c20616e64203020656c736560901b606082015290565b91905061174e604061067d565b601081526f6167677265676174696f6e506172616d60801b60208201529190565b5061177a604061067d565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b60208201529061179d606061067d565b602581527f6d757374206e6f74206265207a65726f20696e20746865205665726966696564602082015264103a34b2b960d91b604082015290565b5060a08101511561118b565b50506117f0604061067d565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b602082015290611813604061067d565b601d81527f6d757374206265207a65726f20696e20746865204f70656e2074696572000000602082015290565b5060a0820151151561116a565b5050611859604061067d565b60048152633a34b2b960e11b602082015290611875606061067d565b602e81527f6f6e6c79204f70656e20616e642056657269666965642061726520736572766560208201526d642062792076657273696f6e203160901b604082015290565b919082039182116106c257565b60ff6102a0820151168015801561208a575b8015612080575b61202c576102c0820180516101fe839160011b161115611fc5575160ff169060018103611fb457506001905b11611f42576102e0810163ffffffff8151168015908115611f35575b50611ee6576101208201805161193c816105e7565b611945816105e7565b1580611ed2575b611e9b576001905161195d816105e7565b611966816105e7565b14611d71575b5063ffffffff610320820151168015908115611d64575b50611d3857610340810160ff8151168015908115611d2d575b50611cdc576103608201805190919060ff6101fe92511691829160011b161191821592611cce575b5050611c3a5760ff6104c0820151168015908115611c2f575b50611be15763ffffffff6104e08201511660028110908115611bd4575b50611b845761050081019063ffffffff8251168015908115611b77575b50611b2157610520019063ffffffff8251168015908115611b15575b50611ac75763ffffffff8060039251169251160163ffffffff81116106c25763ffffffff1611611a6757610ee1602061067d565b611a71604061067d565b60118152706d6178436f6e73656375746976654e656360781b602082015290611a9a604061067d565b601e81527f6d757374206265206174206c65617374206d61784d6973736573202b20330000602082015290565b5050611ad3604061067d565b60098152686d61784d697373657360b81b602082015290611af4604061067d565b60118152706d757374206265203120746f203130323360781b602082015290565b6103ff9150115f611a33565b5050611b2d604061067d565b60118152706d6178436f6e73656375746976654e656360781b602082015290611b56604061067d565b601181527006d757374206265203120746f20325e323607c1b602082015290565b621000009150115f611a17565b50611b8f604061067d565b600c81526b0c6c2e6c6c2c8ca88cae0e8d60a31b602082015290611bb3604061067d565b601181527006d757374206265203220746f20325e323607c1b602082015290565b621000009150115f6119fa565b50611bec604061067d565b600d81526c0e4ded8d8c4c2c6d688cae0e8d609b1b602082015290611c11604061067d565b600e81526d0daeae6e840c4ca406240e8de40760931b602082015290565b60089150115f6119dd565b50611c45604061067d565b601281527118dbdb5b5a5d1d1959551a1c995cda1bdb1960721b602082015290611c6f608061067d565b604381527f6d757374206265206d6f7265207468616e2068616c66206f6620636f6d6d697460208201527f746565536561747320616e64206174206d6f737420636f6d6d6974746565536560408201526261747360e81b606082015290565b5160ff161190505f806119c4565b5050611ce8604061067d565b600e81526d636f6d6d6974746565536561747360901b602082015290611d0e604061067d565b600f81526e6d757374206265203120746f20313160881b602082015290565b600b9150115f61199c565b50611d43604061067d565b60098152686d6178526f756e647360b81b602082015290611b56604061067d565b621000009150115f611983565b63ffffffff610300830151168015918215611e8a575b5050611e13576019611d9882612f29565b11611da3575f61196c565b50611dae604061067d565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b602082015290611dd8606061067d565b602581527f6d757374206c6561766520612064697370757465206174206d6f7374203235206020820152646d6f76657360d81b604082015290565b50611e1e604061067d565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b602082015290611e48606061067d565b602c81527f6d757374206265203120746f20696e6e6572537465707320696e20746865205660208201526b32b934b334b2b2103a34b2b960a11b604082015290565b5163ffffffff161090505f80611d87565b505050611ea8604061067d565b601281527118da1958dadc1bda5b9d125b9d195c9d985b60721b602082015290611813604061067d565b5063ffffffff61030084015116151561194c565b5050611ef2604061067d565b600a815269696e6e6572537465707360b01b602082015290611f14604061067d565b601181527036bab9ba1031329018903a3790192f189b60791b602082015290565b620100009150115f611927565b50611f4d604061067d565b600681526571756f72756d60d01b602082015290611f6b606061067d565b603381527f6d757374206265206174206d6f737420747261696e6572436f756e74202d20316020820152722c206f7220312069662074686174206973203160681b604082015290565b5f1981019081116106c2579061190b565b505050611fd2604061067d565b600681526571756f72756d60d01b602082015290611ff0606061067d565b602681527f6d757374206265206d6f7265207468616e2068616c66206f6620747261696e656020820152651c90dbdd5b9d60d21b604082015290565b5050612038604061067d565b600c81526b1d1c985a5b995c90dbdd5b9d60a21b60208201529061205c604061067d565b60148152731b5d5cdd081899480c481bdc880cc81d1bc80d8d60621b602082015290565b50604081116118df565b50600281146118d8565b906103e082019263ffffffff6103e88186511606166127f3576120b7606061067d565b90602582527f6d757374206265206265747765656e206d696e57696e646f7720616e64203330602083015264206461797360d81b604083015263ffffffff80610380860151169316928381109081156127e6575b506127b9576103a084019463ffffffff8651168481109081156127ac575b5061277e5763ffffffff6103c086015116848110908115612771575b50612743576103e863ffffffff809251160416838110908115612736575b506127085763ffffffff610400850151168381109081156126fb575b506126cc5761042084019463ffffffff8651168481109081156126bf575b506126925761044085019263ffffffff845116858110908115612685575b506126575761046086019463ffffffff86511681811090811561264a575b5061261a5763ffffffff6104808801511681811090811561260d575b506125dd5763ffffffff6104a0880151169081109081156125d0575b5061259d575063ffffffff86511661223863ffffffff85511663ffffffff87511690610e0b565b1061252a57600161012086015161224e816105e7565b612257816105e7565b1490816124f7575b5061245f5761028084015182518651911515965f949092909163ffffffff169060011b6401fffffffe161061242f575b505063ffffffff6122b0935116828110612423575b5063ffffffff16610df8565b5f1963ffffffff6104e0840151160163ffffffff81116106c25761230b6122fc63ffffffff84931663ffffffff6103208701511681811061241b575b5060ff6102a08701511690610df8565b61230585612ffb565b90610df8565b11918215612408575b505015150361232757610ee1602061067d565b612331604061067d565b600e81526d18dd5cdd1bd91e505cdcdd5b595960921b60208201529061235760c061067d565b608981527f6d75737420736179206966207061796c6f616473206f6620636173636164654460208201527f65707468202d203120726f756e64732c206f722074686520666972737420737460408201527f6174652c206578636565642072657665616c52617465202a206d696e2872657660608201527f65616c57696e646f772c20636c61696d57696e646f77202d2032202a20737461608082015268746557696e646f772960b81b60a082015290565b612413919250613186565b115f80612314565b90505f6122ec565b915063ffffffff6122a4565b51905193925063ffffffff1661245863ffffffff916401fffffffe6122b09660011b16906118b9565b929361228f565b505050505061246e604061067d565b600c81526b636f6d6d697457696e646f7760a01b602082015290612492608061067d565b604981527f6d757374206265206174206d6f7374207468652074696d65206f66206120646960208201527f7370757465202b2072657665616c57696e646f7720696e2074686520566572696040820152683334b2b2103a34b2b960b91b606082015290565b63ffffffff915051166001600160401b0361252261251487610e18565b63ffffffff875116906106a2565b16105f61225f565b50505050505061253a604061067d565b600b81526a737461746557696e646f7760a81b60208201529061255d606061067d565b602a81527f6d757374206265206174206d6f737420636c61696d57696e646f77202b2072656020820152697665616c57696e646f7760b01b604082015290565b96955050505050506125af604061067d565b601081526f3234b9b83aba32a2bc3a32b739b4b7b760811b60208201529190565b62278d009150115f612211565b5096955050505050506125f0604061067d565b600c81526b64697370757465436c6f636b60a01b60208201529190565b62278d009150115f6121f5565b50969550505050505061262d604061067d565b600c81526b72657665616c57696e646f7760a01b60208201529190565b62278d009150115f6121d9565b9695505050505050612669604061067d565b600b81526a636c61696d57696e646f7760a81b60208201529190565b62278d009150115f6121bb565b505093925050506126a3604061067d565b600b81526a737461746557696e646f7760a81b60208201529190565b62278d009150115f61219d565b5093925050506126dc604061067d565b600e81526d66616c6c6261636b57696e646f7760901b60208201529190565b62278d009150115f61217f565b509392505050612718604061067d565b600d81526c677261636557696e646f774d7360981b60208201529190565b62278d009150115f612163565b50509392505050612754604061067d565b600c81526b75706c6f616457696e646f7760a01b60208201529190565b62278d009150115f612145565b5050939250505061278f604061067d565b600c81526b636f6d6d697457696e646f7760a01b60208201529190565b62278d009150115f612129565b5093925050506127c9604061067d565b600c81526b656e726f6c6c57696e646f7760a01b60208201529190565b62278d009150115f61210b565b50505050612801604061067d565b600d81526c677261636557696e646f774d7360981b602082015290612826604061067d565b601a81527f6d7573742062652061206d756c7469706c65206f662031303030000000000000602082015290565b811561285d570490565b634e487b7160e01b5f52601260045260245ffd5b61054081016001600160801b0381511615612ba55761271061ffff6105608401511611612b4f5760ff6102a0830151166128b56001600160801b0383511682610df8565b9160ff6104c08501511660016001607f1b0361058086015160011c1690600181018082116106c2576128eb86916128f393610df8565b60011c610df8565b11612ab4576105a08401906001600160801b0382511615612a83576001600160801b0361293a60016001607f1b03612943945160011c169460ff6102c089015116906118b9565b91511690610df8565b116129f55761296f9063ffffffff6104e060016001607f1b036105c086015160011c1694015116610df8565b1161297e57610ee1602061067d565b612988604061067d565b600a81526971756f72756d4c6f636b60b01b6020820152906129aa606061067d565b603581527f697473206275726e65642068616c66206d75737420636f7665722063617363616020820152746465446570746820726f756e6473206f662070617960581b604082015290565b5050612a01604061067d565b600a8152696b65657065724c6f636b60b01b602082015290612a23608061067d565b604481527f697473206275726e65642068616c66206d75737420636f76657220746865207060208201527f6179206f6620616c6c20747261696e657273206265796f6e64207468652071756040820152636f72756d60e01b606082015290565b5050505050612a92604061067d565b600a8152696b65657065724c6f636b60b01b602082015290610f25604061067d565b50505050612ac2604061067d565b600b81526a747261696e65724c6f636b60a81b602082015290612ae5608061067d565b604e81527f697473206275726e65642068616c66206d75737420636f76657220726f6c6c6260208201527f61636b44657074682028726f6c6c6261636b4465707468202b203129202f203260408201526d20726f756e6473206f662070617960901b606082015290565b5050612b5b604061067d565b600d81526c636f6d6d697373696f6e42707360981b602082015290612b80604061067d565b601581527406d757374206265206174206d6f737420313030303605c1b602082015290565b5050612bb1604061067d565b60118152701c995dd85c9914195c91dc98591a595b9d607a1b602082015290610f25604061067d565b811561285d570690565b60609060ff6102c082015116906101608101519061014063ffffffff8316910193845160068110156105f157600203612c8d57509192509063ffffffff8216036106c25760011b6401fffffffe161015612c43575b610eef602061067d565b612c4d606061067d565b602a81527f6d757374206265206b207769746820326b203c2071756f72756d20666f7220546020820152693934b6b6b2b226b2b0b760b11b604082015290565b845160068110156105f157600403612d165750919250600181901b6401fffffffe169163ffffffff909116036106c257600381018091116106c2571115612c3957612cd8606061067d565b602881527f6d75737420626520662077697468203266202b2033203c3d2071756f72756d20602082015267666f72204b72756d60c01b604082015290565b91935160068110156105f157600503612dfc57505061ffff82811692601081901c9091169060011b6201fffe16600381018091116106c2578210928315612df3575b8315612ddf575b50505015612c3957612d71608061067d565b605281527f6d7573742062652066202b203635353336202a206d20776974682031203c3d2060208201527f6d203c3d2071756f72756d202d206620616e64203266202b2033203c3d2071756040820152716f72756d20666f72204d756c74694b72756d60701b606082015290565b612dea929350610e0b565b115f8080612d5f565b81159350612d58565b91509150612e0a5750612c39565b612e139061067d565b603581527f6d757374206265203020666f72204d65616e2c2057656967687465644d65616e6020820152741030b7321021b7b7b93234b730ba32a6b2b234b0b760591b604082015290565b61014081015160068110156105f157600103612f215760ff806102a0830151165b166101805f9201915b60408110612e9857505050600190565b825160088260031c1015612f0d57600282901b601f1916015160e08260051b1660e0039060e082116106c257901c63ffffffff1682821015612f0657628000008110908115612ef7575b505b612ef057600101612e88565b5050505f90565b637f800000915010155f612ee2565b1515612ee4565b634e487b7160e01b5f52603260045260245ffd5b60ff5f612e7f565b61030081019063ffffffff8251168015612ef05763ffffffff6102e0612f5193015116612fa0565b90600182018092116106c257612f7963ffffffff612f71612f7f94612fc2565b925116612fc2565b90610e0b565b6001600160ff1b03811681036106c25760011b601301806013116106c25790565b81612faa91610e0b565b5f198101919082116106c257612fbf91612853565b90565b905f916001905b808210612fd4575050565b90925f1981146106c257600101928060061b90808204604014901517156106c25790612fc9565b6101a081016001815161300d816105e7565b613016816105e7565b146130ef5760029051613028816105e7565b613031816105e7565b1461303f57612fbf90613186565b604063ffffffff606083015116910190613070816001600160401b036130688282875116612853565b945116612bda565b60018301908184116106c2576130896104008093610e0b565b5f198101919082116106c2576130b683916130b06130aa846130bc96612853565b82610df8565b956118b9565b94610e0b565b5f198101939084116106c257612305612f79926130d895612853565b610210908181029181830414901517156106c25790565b50604063ffffffff606083015116910190613119816001600160401b036130688282875116612853565b60018301908184116106c2576131326104008093610e0b565b5f198101919082116106c2576130b683916130b06130aa8461315396612853565b5f198101939084116106c257612305612f799261316f95612853565b610410908181029181830414901517156106c25790565b604063ffffffff6060830151169101906131af816001600160401b036130688282875116612853565b60018301908184116106c2576131c86101008093610e0b565b5f198101919082116106c2576130b683916130b06130aa846131e996612853565b5f198101939084116106c257612305612f799261320595612853565b610400908181029181830414901517156106c2579056",
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
	Present uint32
	Round   uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SlotNotReopenable(uint32 present, uint32 round)
func TrainingTasksSlotNotReopenableErrorID() common.Hash {
	return common.HexToHash("0xda7a1328366048f9f8d8d9ba60a8854ad876330365dc7d47fdb8b038db842469")
}

// UnpackSlotNotReopenableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SlotNotReopenable(uint32 present, uint32 round)
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
