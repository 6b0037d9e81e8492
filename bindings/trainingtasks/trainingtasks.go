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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"vault_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"minWindow_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unbondingMargin_\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"revealRate_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"acknowledgeTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"cancelTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimRewards\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"convict\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"drawSeats\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enroll\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enrollDeadlineOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enrollmentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structEnrollment\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"escrowOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"game\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"joinPool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"lockAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"keyUserOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"leavePool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leaveTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"liabilityOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"memberAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"minWindow\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"nonceOf\",\"inputs\":[{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"onRunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"tainted\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolConvictedAtOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolKeeperOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPoolKeeper\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"acknowledged\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"leftAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolSizeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"postTask\",\"inputs\":[{\"name\":\"given\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"outputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"receiptOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"receipt\",\"type\":\"tuple\",\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"refund\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseLock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reopenSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"revealRate\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"slotsOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"outputs\":[{\"name\":\"slots\",\"type\":\"uint8[]\",\"internalType\":\"uint8[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specHashOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"sponsorOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statusOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"trainerAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingMargin\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"witnessesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keepers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"outputs\":[{\"name\":\"keys\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommissionClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CompensationClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Convicted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slashed\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperJoined\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"member\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptIssued\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"receipt\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Refunded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RewardClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskAcknowledged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskPosted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"escrow\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"spec\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskStatusChanged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"from\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"},{\"name\":\"to\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerEnrolled\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"missed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AggregationRuleTierMismatch\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"AlreadyEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"DrawPending\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"EnrollmentClosed\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidTaskSpec\",\"inputs\":[{\"name\":\"field\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"rule\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockStillLiable\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSponsor\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToRelease\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"PoolFull\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SlotNotReopenable\",\"inputs\":[{\"name\":\"lastCommit\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnbondingTooShort\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"need\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]}]",
	ID:  "TrainingTasks",
	Bin: "0x6101a080604052346102a25760e081618402803803809161002082856102ae565b8339810103126102a257610033816102d1565b90610040602082016102d1565b61004c604083016102e5565b6060830151906001600160401b03821682036102a25761006e608085016102e5565b926004602061008b60c061008460a08a016102d1565b98016102d1565b6001600160a01b0390981660a0819052604051637e062a3560e11b815292839182905afa908115610251575f91610270575b506001600160a01b039081166080521660c05261012052610140526101605260e052610100526040516122978082016001600160401b0381118382101761025c57829161616b833903905ff080156102515761018052604051615e7490816102f78239608051818181611932015281816153be0152615a5e015260a05181818161030b01528181611a4901528181611fff015281816128b201528181612f4901528181614332015281816143b30152818161441a0152818161471201526157a4015260c0518181816106fc015281816108bd01528181610e0c015281816110a7015281816111b1015281816129dd01528181612bb3015281816139f3015281816142e4015281816144cb015281816149db015281816151d9015281816154c201526159ac015260e05181818161196c015281816135c9015261363c015261010051818181610c11015281816119a601526136b2015261012051818181611029015261188601526101405181818161106d0152611a84015261016051818181610fe801526118af015261018051816118e50152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d6020116102a6575b8161028b602093836102ae565b810103126102a25761029c906102d1565b5f6100bd565b5f80fd5b3d915061027e565b601f909101601f19168101906001600160401b0382119082101761025c57604052565b51906001600160a01b03821682036102a257565b519063ffffffff821682036102a25756fe6080806040526004361015610012575f80fd5b5f905f3560e01c908163081a258014613ac9575080631190d3fe146137a057806318cc75cf1461373b5780631e457723146136e157806326f91ec1146135f85780633b1bebd1146135b45780634163b433146134115780634ccfeee7146133c45780635510dbe314613377578063567f638e14613336578063598c9937146131bc5780635b14815714612c72578063626e4a3614612b6957806363e7fc0a14612b1f5780636f4072d11461264b5780637249fbb61461255357806372a41fdd146124dc57806373f42561146124be578063803772e31461248857806383a265a7146124545780638454f0081461242057806388bce1b81461231f5780638e3aa734146122ea57806392f01e8a14611fb25780639719f020146114165780639b9c9814146110d6578063a2e800ad14611091578063aa9f86781461104d578063ac66a3ef1461100c578063bb7cff4614610fcb578063c18d0a0f14610c73578063c3701a8a14610c40578063c3fe3e2814610bfb578063c7df14e214610bc6578063c87d677914610ba9578063cd6fdd8314610a58578063ec34e7b114610a0a578063ece311f01461085e578063ed2a2d641461081d578063edf520c6146104b7578063ee8ca3b51461037a578063f644206c1461033a578063fbfa77cf146102f55763fc930fec14610202575f80fd5b346102f25761021036613cdf565b9291825260076020526040822061022684614ba4565b9261023085614ba4565b94815b818110610268576102568661026489604051938493604085526040850190613b9b565b908382036020850152613b64565b0390f35b61027b610276828488614162565b614e76565b60018060a01b03165f528360205260405f205460ff8160b81c16156102c957908161ffff60019360a01c166102b0838b614be0565b52828060a01b03166102c28289614be0565b5201610233565b6024846102da61027685878b614162565b6376a1be0560e01b82526001600160a01b0316600452fd5b80fd5b50346102f257806003193601126102f2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102f25760203660031901126102f257610354614e8a565b5061062061036b61036660043561501a565b615675565b6103786040518092613d38565bf35b50346102f25760203660031901126102f257600435610397614fe5565b6103a08161501a565b80549091906001600160a01b03811633036104a85760a01c60ff16600781101561048457600214610498575b60ff825460a01c16600781101561048457600181141580610479575b610461575081600691600461044e9401805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f516020615e145f395f51905f52604060ff845460a01c1661043b82518092613cd2565b6104486020820187613cd2565ba2614e52565b805f516020615e545f395f51905f525d80f35b83610477602492630d64047360e21b8352613cc4565bfd5b5060028114156103e8565b634e487b7160e01b84526021600452602484fd5b6104a282826150c2565b506103cc565b63df4795c760e01b8452600484fd5b50346102f25760403660031901126102f2576004356104d4613b1e565b906104dd614fe5565b6104e68161501a565b916104f18183615053565b9060ff845460a01c16600781101561080957600381036107f35750610518818386866151af565b91156107d557505081549160ff8360a01c1692600186019060ff825460e01c165f146107c8575063ffffffff600487015460701c165b9085885260056020526040882060018060a01b0385165f5260205260405f2060ff885460a01c1660078110156107b45760038a91146106c5575b50835462ffffff60c01b191660c084901b62ffffff60c01b161790935561044e966002959094909387935f516020615e345f395f51905f52936060939263ffffffff8316929161063a918154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c60018c1b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b858c52600660205260408c2060ff88165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c1684116106a1575b50505060405195865260208601526001604086015260018060a01b031693a3015460801c90615462565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f8080610677565b9192509693949260405195639f8ab78160e01b87528760048801528460248801528260448801526040876064818660018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19182156107a95761044e9961063a8a968660609660029c5f516020615e345f395f51905f52999291610778575b5061ffff60401b85549160401b169061ffff60401b19161784559750955050925094965094975088610588565b905061079c915060403d6040116107a2575b6107948183614141565b810190614d59565b5f61074b565b503d61078a565b6040513d85823e3d90fd5b634e487b7160e01b8a52602160045260248afd5b60a81c62ffffff1661054e565b631b4f426560e31b875263ffffffff90811660045216602452604485fd5b85610477602492630d64047360e21b8352613cc4565b634e487b7160e01b86526021600452602486fd5b50346102f25760203660031901126102f2576004356001600160a01b0381169081900361085a578160409160209352600283522054604051908152f35b5080fd5b50346102f2576101003660031901126102f2576004356024358015158103610a065760843563ffffffff81168103610a025760a4359163ffffffff831683036109fe5760c4359163ffffffff831683036109fa576108ba613d0e565b907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036109e7576109d9936109cd937f37f2d9b7ae343d4b42a85e325698efa6ff3a739525c3291000164fd1b51676c096936109c793898b52600360205260408b209560443560088801556064356009880155600487019485549063ffffffff60b01b9060b01b169263ffffffff60701b9060701b16906001600160601b0360701b1916179063ffffffff60901b9060901b16171783556001600160401b03600a860191166001600160401b03198254161790555f146109df576005905b805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055828761569a565b84615c08565b60405191829182613bd7565b0390a280f35b6004906109a2565b634a0bfec160e01b875233600452602487fd5b8580fd5b8480fd5b8380fd5b8280fd5b50346102f25760403660031901126102f2576040610a26613b1e565b916004358152600b602052209060018060a01b03165f52602052602060405f2060018060a01b03905416604051908152f35b50346102f257610a6736613cdf565b9190610a7283614b8d565b91610a806040519384614141565b838352610a8c84614b8d565b602084019490601f1901368637855b818110610ae957868587604051928392602084019060208552518091526040840192915b818110610acd575050500390f35b825160ff16845285945060209384019390920191600101610abf565b828752600460205260408720610b03610276838588614162565b60018060a01b03165f5260205260405f2060405190610b21826140d3565b549060018060a01b038216908181526080602082019360ff8160a01c16855262ffffff8160a81c16604084015262ffffff8160c01c16606084015260d81c91015215610b80579060ff6001925116610b798288614be0565b5201610a9b565b602488610b9161027685878a614162565b6364e1496360e11b82526001600160a01b0316600452fd5b50346102f257806003193601126102f25760209054604051908152f35b50346102f25760203660031901126102f25760ff6040602092600435815260038452205460a01c166103786040518092613cd2565b50346102f257806003193601126102f2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102f25760203660031901126102f25764ffffffffff60046040602093823581526003855220015416604051908152f35b50346102f257610c8236613c7e565b610c8e94929194614fe5565b8293610c998161501a565b9581855260046020526040852060018060a01b0385165f5260205260405f2060405190610cc5826140d3565b5460018060a01b03811690818352602083019160ff8260a01c16835262ffffff8260a81c166040850152606084019062ffffff8360c01c168252608085019260d81c835215610faf5760ff60018c015460e01c1615610f925790610d446001600160801b0360028d9997969599015416610d3e8d615d6b565b90614dd9565b9189978a965b808810610d9e575060208c8c8f828e610d828f8f610d8795610d7b6006610d7185896141b5565b92019182546141b5565b9055615462565b6153a9565b5f516020615e545f395f51905f525d604051908152f35b9091929394959698610db9610db48b848b614162565b614186565b8c62ffffff60408a01511663ffffffff83169081108015610f82575b610f7657855160405163991f833560e01b8152600481018e9052602481019290925260ff16604482015290602090829060649082907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af18015610f69578e90610f26575b6001600160401b039150168015610f1b576001600160401b038114908115610ef4575b5015610e885750610e79866001926141b5565b995b0196959493929190610d4a565b9c89610e988880939d949d6141b5565b9e8d604051918291600160a01b600190031694610ec891836020909392919363ffffffff60408201951681520152565b037f022643dfca4a5c873c28ccc41e131d247cf5e4043197859bb2a8dfc847b129b291a3600190610e7b565b905064ffffffffff8751168015159182610f11575b50505f610e66565b1190505f80610f09565b505098600190610e7b565b506020813d8211610f61575b81610f3f60209383614141565b81010312610f5d57610f586001600160401b0391614e30565b610e43565b8d80fd5b3d9150610f32565b8e604051903d90823e3d90fd5b50505098600190610e7b565b5062ffffff875116811015610dd5565b60248961047760ff8e5460a01c16630d64047360e21b8352613cc4565b6364e1496360e11b89526001600160a01b038816600452602489fd5b50346102f257806003193601126102f257602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346102f257806003193601126102f257602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346102f257806003193601126102f25760206040516001600160401b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346102f257806003193601126102f2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b50346102f2576110e536613c7e565b9391906110f0614fe5565b82936110fb8161501a565b60ff600182015460e01c16156113f95781855260076020526040852060018060a01b0385165f5260205260405f209660405197611137896140b7565b549060018060a01b0382168952602089019861ffff8360a01c168a5260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260e060a082019160ff8560c81c161515835260ff8560d01c16151560c0820152019260d81c83526111ab84615d6b565b889687947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031694925b838710611202575060208c8c610d87828e610d828f8f8f610d7b6006610d7185896141b5565b9091929394959863ffffffff9060808f60648f8d908f611229610db461ffff928e8e614162565b94511660405197889586946347dd2ded60e11b8652600486015216602484015260448301528c5af19182156113ee578d90818291839561139b575b50801561138e576112759086614d35565b60016112818383614bd6565b1b915f19830192831161137857916112b36112ba926112ad86956112a76112c0986158ad565b92614197565b90614d35565b92166158ad565b906141b5565b9187511515908161135c575b50156112ec576001916112de916141b5565b995b019594939291906111dc565b99909c8d6112f9916141b5565b9c89611306838888614162565b61130f90614186565b6040805163ffffffff92909216825260208201939093526001600160a01b038e16927fd295a42c91b07666c5f436270c9738382ed923e193242dada46b33b43302535091a36001906112e0565b90506001600160401b0364ffffffffff8651169116115f6112cc565b5050634e487b7160e01b8f52601160045260248ffd5b50505099600191506112e0565b94505050506080823d82116113e6575b816113b860809383614141565b810103126113e25781516020830151926113d9606060408301519201614e30565b9390915f611264565b8c80fd5b3d91506113ab565b6040513d8f823e3d90fd5b8461047760ff6024935460a01c16630d64047360e21b8352613cc4565b50346102f2576106203660031901126102f257611431614fe5565b60405161143d81614109565b60043561ffff81168103610a0657815260243560208201526044356001600160401b0381168103610a0657604082015260643563ffffffff81168103610a06576060820152608435608082015260a43560a082015260c43560c08201526114a2613d0e565b60e082015261010435610100820152600361012435101561085a5761012435610120820152610144356006811015610a06576101408201526101643563ffffffff81168103610a0657610160820152610184356003811015610a06576101808201526101a4356002811015610a06576101a08201526101c4356002811015610a06576101c08201526101e43563ffffffff81168103610a06576101e08201526102043563ffffffff81168103610a06576102008201526102243563ffffffff81168103610a0657610220820152610244358060010b8103610a0657610240820152610264358015158103610a06576102608201526102843560ff81168103610a06576102808201526102a43560ff81168103610a06576102a08201526102c43563ffffffff81168103610a06576102c08201526102e43563ffffffff81168103610a06576102e08201526103043560ff81168103610a06576103008201526103243560ff81168103610a06576103208201526103443563ffffffff81168103610a06576103408201526103643563ffffffff81168103610a06576103608201526103843563ffffffff81168103610a06576103808201526103a43563ffffffff81168103610a06576103a08201526103c43563ffffffff81168103610a06576103c08201526103e43563ffffffff81168103610a06576103e08201526104043563ffffffff81168103610a06576104008201526104243563ffffffff81168103610a06576104208201526104443563ffffffff81168103610a06576104408201526104643563ffffffff81168103610a06576104608201526104843560ff81168103610a06576104808201526104a43563ffffffff81168103610a06576104a08201526104c43563ffffffff81168103610a06576104c08201526104e43563ffffffff81168103610a06576104e0820152610504356001600160801b0381168103610a06576105008201526105243561ffff81168103610a0657610520820152610544356001600160801b0381168103610a0657610540820152610564356001600160801b0381168103610a0657610560820152610584356001600160801b0381168103610a06576105808201526105a4356001600160801b0381168103610a06576105a08201526105c4356001600160a01b0381168103610a06576105c08201526105e4356001600160a01b0381168103610a06576105e0820152610604356001600160a01b0381168103610a065761060082015261184461012435613d24565b6101408101516006811015611f9e576118609061012435615dc8565b15611f8f5760405163987a3e5960e01b815261187f6004820183613d38565b63ffffffff7f000000000000000000000000000000000000000000000000000000000000000081166106248301527f0000000000000000000000000000000000000000000000000000000000000000166106448201528281610664816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156107a95783918491611f30575b508151611ef15750506105c08101516001600160a01b039081167f000000000000000000000000000000000000000000000000000000000000000090911603611e90576105e08101516001600160a01b039081167f000000000000000000000000000000000000000000000000000000000000000090911603611e2d576106008101516001600160a01b039081167f000000000000000000000000000000000000000000000000000000000000000090911603611dcd5761040081015161044082015161046083015163ffffffff92831692601991168181029291830403611db957916001600160401b03611a1b611a22936401fffffffe611a349660011b166141b5565b1690614e10565b63ffffffff6104208401511690614e10565b604051636cf6d67560e01b81526020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611dae578491611d74575b507f00000000000000000000000000000000000000000000000000000000000000006001600160401b0380611ab68386614e10565b169216918210611d4a575050338352600260205260408320805490611ada82614e44565b90556040516020810191468352306040830152336060830152608082015260808152611b0760a082614141565b5190209160405160208101611b1c8184613d38565b6106208252611b2d61064083614141565b611b63611b4e63ffffffff6102e08601511660ff6102808701511690614d35565b6001600160801b036105008601511690614d35565b85875260036020526040872080546102808601516102a087015161ffff60a81b1960ff60a01b1933166001600160a81b031990941693909317600160a01b179290921660a89190911b60ff60a81b161760b09190911b60ff60b01b161781559094610520850151825461ffff60b81b191660b89190911b61ffff60b81b1617825583516bfe61000180600a3d393df300604082901b0161fffe821186015293600b8501601582018af0908115611d3d578590526001830180546001600160a01b0319166001600160a01b03929092169190911790556105008501516105a0860151608090811b6fffffffffffffffffffffffffffffffff199081166001600160801b0393841617600286015561054088015161056089015190921b1691161760038301556004820180546104e087015163ffffffff60501b60509190911b1664ffffffffff939093166dffffffff0000000000ffffffffff1990911617919091179055600501849055206040805191825260208083018590529593610d8793909291611cf29190830190613d38565b847f2aa516b94649f9b73fe0fba0898c9481bb98a6e0663861d8606cfa687b9784616106603393a3835f516020615e145f395f51905f5260408051868152600189820152a233615a36565b63301164258a526004601cfd5b8491611d606001600160401b0392604495614e10565b906305a77a5f60e31b845260045216602452fd5b90506020813d602011611da6575b81611d8f60209383614141565b81010312610a0257611da090614e30565b5f611a81565b3d9150611d82565b6040513d86823e3d90fd5b634e487b7160e01b85526011600452602485fd5b60c460405163587ccd0760e01b815260406004820152600460448201526367616d6560e01b606482015260806024820152601d60848201527f6d75737420626520746865206465706c6f796d656e7427732067616d6500000060a4820152fd5b60c460405163587ccd0760e01b81526040600482015260076044820152667265666572656560c81b606482015260806024820152602060848201527f6d75737420626520746865206465706c6f796d656e742773207265666572656560a4820152fd5b60c460405163587ccd0760e01b81526040600482015260056044820152643a37b5b2b760d91b606482015260806024820152601960848201527f6d75737420626520746865207661756c74277320746f6b656e0000000000000060a4820152fd5b90611f2c611f1a9260405193849363587ccd0760e01b8552604060048601526044850190615d47565b83810360031901602485015290615d47565b0390fd5b9150503d8084833e611f428183614141565b810190604081830312610a025780516001600160401b0381116109fe5782611f6b918301615cf2565b9160208201516001600160401b0381116109fa57611f899201615cf2565b5f611916565b63146afc3760e21b8252600482fd5b634e487b7160e01b83526021600452602483fd5b50346102f25760603660031901126102f25760243590600435600283101561085a57611fdc613b08565b90611fe5614fe5565b611fee8161501a565b604051636559e3fd60e01b815290947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316916020818061203b88868960048501614de6565b0381865afa9081156122df5786916122a9575b501561229a57849260ff600188015460e01c169661206b83613d2e565b826122735781875260056020526040872060018060a01b0387165f5260205260405f20976040519861209c8a6140ee565b549064ffffffffff8216998a8152606061ffff60ff8560281c16159485156020850152818160301c16604085015260401c1691015289918161226b575b50981561225c575b801561221a575b612107906001600160401b0364ffffffffff6004850154169116614e10565b9780612208575b6121ec57908693929161212083613d2e565b60018314612191575b50823b15610a0257612157928492838893604051968795869485936301b9add160e71b855260048501614de6565b03925af1801561218657612171575b505061044e916153a9565b8161217b91614141565b610a06578284612166565b6040513d84823e3d90fd5b81855260076020526040852060018060a01b0388165f5260205260405f2090878260ff815460b81c166121da575b5050815460ff60d01b1916600160d01b179091555087612129565b6121e4928561555e565b8887826121bf565b63614b2edf60e01b87526001600160401b038816600452602487fd5b506001600160401b038816421061210e565b5060ff815460a01c1661222c81615173565b156122465750600481015460d01c64ffffffffff166120e8565b87610477602492630d64047360e21b8352613cc4565b600282015460801c95506120e1565b90505f6120d9565b81875260076020526040872060018060a01b0387165f5260205260405f205460d81c6120e1565b63b10205ed60e01b8552600485fd5b90506020813d6020116122d7575b816122c460209383614141565b810103126122d357515f61204e565b5f80fd5b3d91506122b7565b6040513d88823e3d90fd5b50346102f25760203660031901126102f257612317600760406020936004358152600385522001546158ad565b604051908152f35b50346102f25760403660031901126102f25760a09061233c613b1e565b81608060405161234b816140d3565b8281528260208201528260408201528260608201520152600435825260046020526040822090600180851b03165f526020526001600160401b0360405f2054600180851b0381169262ffffff8260c01c16905062ffffff81145f14612415575063ffffffff805b816040516123bf816140d3565b86815260ff6020820181878b1c1681526080604084019362ffffff8960a81c168552856060820197168752019660d81c875260405198895251166020880152511660408601525116606084015251166080820152f35b63ffffffff906123b2565b50346102f25760203660031901126102f25764ffffffffff6040602092600435815260038452205460c81c16604051908152f35b50346102f25760203660031901126102f2576123176040602092600435815260038452206006600582015491015490614dd9565b50346102f25760203660031901126102f25764ffffffffff60046040602093823581526003855220015460281c16604051908152f35b50346102f257806003193601126102f2576020600154604051908152f35b50346102f25760203660031901126102f257506102646004356124fd614d81565b906125078161501a565b9060ff600183015460e01c168061253d575b61252c575b505060405191829182613bd7565b6125369250615c08565b5f8061251e565b5061254e60ff835460a01c16615173565b612519565b50346102f25760203660031901126102f257600435612570614fe5565b6125798161501a565b90815460ff8160a01c1661258c81615173565b15612635575060048301928354938460f81c5f146126265785945b8515612617576001600160f81b0316600160f81b179055600601805460209593610d8793869391929091906125dd9085906141b5565b905560018060a01b031680917ff552ca82e113ac3c539c3d617f29fcd19c172a0c75dad017555c9e109f7fe18388604051868152a36153a9565b630686827b60e51b8752600487fd5b61262f82615bd6565b946125a7565b84610477602492630d64047360e21b8352613cc4565b50346102f25760203660031901126102f257600435612668614fe5565b6126718161501a565b80549160ff8360a01c169260078410159081610809576002851491821580612b12575b612afc57610809578180612ae8575b612ad957828652600460209081526040808820335f90815292529020546001600160a01b0316612ac65760018401946001600160401b03865460a01c169160ff6126ed84196156fd565b9160a81c16811015612ab757865467ffffffffffffffff60a01b1916600160ff90921691821b6001600160401b031690931760a01b67ffffffffffffffff60a01b1692909217865586919084835260066020908152604080852060ff85165f9081529252902080546001600160a01b031916331781559183916003146129b1575b63ffffffff925061287161278187615786565b64ffffffffff8861285162ffffff6040519461279c866140d3565b60018060a01b0316998a8652602086018881526040870190838b1682526040606089019385855260808a0197818952815260046020522060018060a01b0333165f5260205260405f209760018060a01b039060018060a01b03905116166001600160601b0360a01b89541617885551908754908460a81b905160a81b169160ff60a01b9060a01b16908c60a01b1916171786555116849081549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b5182546001600160d81b0316911660d81b6001600160d81b031916179055565b6040519384526020840152166040820152827f1f75e1b47905f1535ada761431214a24b8def06a13bd1ead020ef47409b49fe560603393a3600383015485907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906001600160801b0316813b15610a06578291608483926040519485938492637bf9d42760e11b84528a600485015282602485015233604485015260648401525af1801561218657612996575b509280929161044e956002955081612970575b5080612963575b612953575b5050015460801c33615a36565b61295c91615956565b5f81612946565b5060078101541515612941565b54612987915060a01c6001600160401b03166158ad565b60ff825460a81c16145f61293a565b816129a49195949395614141565b6109fe579091845f612927565b60408051639f8ab78160e01b8152600481018890526024810183905260016044820152925082606481877f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1918215611dae5763ffffffff9385918694612a8f575b505460a01c62ffffff16818516811015612a8857505b9161ffff8116612a44575b5061276e565b86855260056020526040852060018060a01b0333165f5260205260405f209067ffff00000000000082549160301b169067ffff00000000000019161790555f612a3e565b9050612a33565b612aaf91945062ffffff925060403d6040116107a2576107948183614141565b939091612a1d565b6323ad276560e21b8852600488fd5b636680176960e01b865233600452602486fd5b6323ad276560e21b8652600486fd5b5064ffffffffff8160c81c164210156126a3565b630d64047360e21b875260248761047788613cc4565b5050856003861415612694565b50346102f25760403660031901126102f25761ffff6040612b3e613af7565b92600435815260086020522091165f52602052602060405f2060018060a01b03905416604051908152f35b50346102f25760203660031901126102f25760043590612b87614fe5565b612b908261501a565b9160ff835460a01c16926007841015611f9e578360038495145f14612c3b5750507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b15612c37578291602483926040519485938492633137251b60e11b845260048401525af1801561218657612c22575b5050805f516020615e545f395f51905f525d80f35b81612c2c91614141565b6102f257805f612c0d565b5050fd5b60021480159350909190612c60575b50501561044e576321bf6c6760e21b8152600490fd5b612c6a92506150c2565b155f80612c4a565b50346122d35760403660031901126122d357602435600435612c92614fe5565b81612c9c8261501a565b9260ff845460a01c16612cae81615173565b6131a45750825f52600760205260405f2060018060a01b0333165f5260205260405f2060405190612cde826140b7565b5460018060a01b038116825261ffff8160a01c16602083019281845260ff8360b01c16604082015260ff8360b81c161515606082015260ff8360c01c161515608082015260ff8360c81c16151560a082015260e060ff8460d01c161593841560c084015260d81c9101521515908161319c575b506131895760078501805495905f19871461316c578661317b575b612d7687196156fd565b966001881b17905561ffff825116156130f7575b8161ffff6003935116865f52600960205260405f20885f5260205260405f209061ffff1982541617905561ffff612dc087615786565b91612f06828251169364ffffffffff8a60405192612ddd846140b7565b60018060a01b031696878452602084019081528d60ff6040860191168152606085016001815260808601905f8252612e9f60ff60a08901945f865260c08a01965f885260e08b01985f8a525f52600760205260405f2060018060a01b0333165f5260205260405f209a60018060a01b039060018060a01b03905116166001600160601b0360a01b8c5416178b55518a54908e60a01b9060a01b16908e60a01b1916178a555116889081549060ff60b01b9060b01b169060ff60b01b1916179055565b51865491519251935194516001600160b81b0390921690151560b81b60ff60b81b161791151560c01b60ff60c01b169190911791151560c81b60ff60c81b169190911791151560d01b60ff60d01b1691909117911660d81b6001600160d81b031916179055565b51166040519182526020820152857f0cf19011421c56641c6a578b895bd307452b1cdbebfe22b0f28353d136f39a0260403393a3015460801c8092106130f0575b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316803b156122d3575f8091608460405180948193637bf9d42760e11b8352896004840152600160248401523360448401528760648401525af180156130e5576130d0575b506001600160fc1b0381168103611db95790612fd29160041b614197565b908352600a6020526040832090610fff8110156130c657905b8260041c91600f84169160f08560041b1692808404601014901517156130b257600181019461301a85876156c4565b90549060031b1c9161ffff83861c1691600f19168681046010148715171561309e57928492826130666130769998966130709861305e61305e975486841b90614dd9565b911b906141b5565b9055841b90614dd9565b926156c4565b819291549060031b91821b915f19901b1916179055805f516020615e545f395f51905f525d80f35b634e487b7160e01b89526011600452602489fd5b634e487b7160e01b86526011600452602486fd5b50610fff90612feb565b6130dd9195505f90614141565b5f935f612fb4565b6040513d5f823e3d90fd5b5080612f47565b6001810191825461ffff8160e81c169061ffff821461316c5761ffff60e81b191660019190910160e881901b61ffff60e81b169190911790935561ffff92831681525f868152600860209081526040808320845190961683529490529290922080546001600160a01b03191633179055612d8a565b6327a01e0760e21b5f5260045ffd5b613184866154a5565b612d6c565b6302b1c65760e61b5f523360045260245ffd5b90505f612d51565b630d64047360e21b5f526131b790613cc4565b60245ffd5b346122d35760403660031901126122d3576131d5613b1e565b5f60a06040516131e481614088565b82815282602082015282604082015282606082015282608082015201526004355f52600760205260405f209060018060a01b03165f5260205260c060405f206001600160401b0360405191613238836140b7565b54918160018060a01b0384169384835261ffff8160a01c169283602082015260ff8260b01c16604082015260ff8260b81c16151580606083015260e060ff848a1c1615159283608082015260ff8560c81c161515948560a083015260ff8160d01c1615158b83015260d81c9182910152835f1461332f575f935b156133245761ffff90955b64ffffffffff60a06040516132d181614088565b8b81526020810193845260408101958652606081019687528260808201981688520197168752604051988952511660208801525115156040870152511515606086015251166080840152511660a0820152f35b5061ffff5f956132bd565b80936132b2565b346122d35760203660031901126122d35760206133696001600160a01b03600161336160043561501a565b0154166156d3565b818151910120604051908152f35b346122d35760603660031901126122d3576133b661026461339f604435602435600435614bf4565b604092919251938493604085526040850190613b64565b908382036020850152613b9b565b346122d35760403660031901126122d35760243560ff811681036122d3576004355f52600660205260ff60405f2091165f52602052602060405f2060018060a01b03905416604051908152f35b346122d35760203660031901126122d35760043561342d614fe5565b6134368161501a565b5f8281526007602090815260408083203384529091529020805460b881901c60ff16156135a15760ff835460a01c1661346e81615173565b6131a4575060ff8160c01c166135925760ff60c01b1916600160c01b17905533827f9b7129ae006ad36a99604b791701c3e7a5887c676fa415c7cbf65af88d2bb3525f80a3805460ff8160a01c16600781101561356a576001146134df575b5f5f516020615e545f395f51905f525d005b63ffffffff6103406134f084615675565b01511664ffffffffff42160164ffffffffff811161357e5764ffffffffff60c81b1990911660c89190911b64ffffffffff60c81b1617808255604051919061353f90839060a01c60ff16613cd2565b613562925f516020615e145f395f51905f526040846002602081970152a2614e52565b8080806134cd565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b6321bf6c6760e21b5f5260045ffd5b6376a1be0560e01b5f523360045260245ffd5b346122d3575f3660031901126122d3576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346122d35760a03660031901126122d35760243560028110156122d35761361d613b08565b606435916001600160a01b03831683036122d357613639614fe5565b337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806136ae575b61369b5760209261368392608435926004356146ab565b5f5f516020615e545f395f51905f525d604051908152f35b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141561366c565b346122d35760803660031901126122d3576136fa613af7565b613702613b08565b606435906001600160401b0382116122d357602092613728613683933690600401613b34565b929091613733614fe5565b6004356141c2565b346122d35760203660031901126122d357600435613757614fe5565b6137608161501a565b90805f52600760205260405f2060018060a01b0333165f5260205260405f2060ff815460b81c16156135a1576134cd92613799836154a5565b339261555e565b346122d35760203660031901126122d3576004356137bc614fe5565b6137c58161501a565b906137d03382615053565b60ff835460a01c16600781101561356a57600214613ab9575b60ff835460a01c16906137fb82615173565b613aa6575f91600781101561356a57600314613a7a575b80549060ff8260a01c1691600186019060ff825460e01c165f14613a6d575063ffffffff600487015460701c165b90855f52600560205260405f2060018060a01b0333165f5260205260405f2060ff885460a01c16600781101561356a576003146139c1575b835462ffffff60c01b191660c084901b62ffffff60c01b161790935563ffffffff82169261390991908154815465ffffffffffff191660e09190911c60ff161560281b65ff000000000016174264ffffffffff16179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b845f52600660205260405f2060ff84165f5260205260405f20906001600160601b0360a01b825416825581549062ffffff8260a01c16841161399d575b50505060405191825260208201528115156040820152825f516020615e345f395f51905f5260603393a3156139865760026134cd92015460801c90615462565b50600261399891015460801c336153a9565b6134cd565b62ffffff60a01b1990911660a09190911b62ffffff60a01b16179055858080613946565b915060405190639f8ab78160e01b82528660048301528460248301525f60448301526040826064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19182156130e557613909925f915f91613a4c575b5061ffff60401b85549160401b169061ffff60401b191617845592909150613878565b9050613a67915060403d6040116107a2576107948183614141565b8a613a29565b60a81c62ffffff16613840565b9050613a88338285856151af565b508115613a97575b5090613812565b63ffffffff9150161584613a90565b630d64047360e21b5f526131b782613cc4565b613ac383836150c2565b506137e9565b346122d35760203660031901126122d3576020906004355f526003825260018060a01b0360405f2054168152f35b6024359061ffff821682036122d357565b604435906001600160a01b03821682036122d357565b602435906001600160a01b03821682036122d357565b9181601f840112156122d3578235916001600160401b0383116122d3576020808501948460051b0101116122d357565b90602080835192838152019201905f5b818110613b815750505090565b825161ffff16845260209384019390920191600101613b74565b90602080835192838152019201905f5b818110613bb85750505090565b82516001600160a01b0316845260209384019390920191600101613bab565b9190916101606001600160401b0381610180840195805185526020810151602086015260018060a01b036040820151166040860152606081015160608601526080810151608086015263ffffffff60a08201511660a086015263ffffffff60c08201511660c086015263ffffffff60e08201511660e08601528261010082015116610100860152610120810151610120860152610140810151610140860152015116910152565b60606003198201126122d357600435916024356001600160a01b03811681036122d35791604435906001600160401b0382116122d357613cc091600401613b34565b9091565b600781101561356a57600452565b90600782101561356a5752565b9060406003198301126122d35760043591602435906001600160401b0382116122d357613cc091600401613b34565b60e435906001600160401b03821682036122d357565b6003111561356a57565b6002111561356a57565b61ffff8151168252602081015160208301526001600160401b03604082015116604083015263ffffffff60608201511660608301526080810151608083015260a081015160a083015260c081015160c08301526001600160401b0360e08201511660e0830152610100810151610100830152610120810151613db981613d24565b61012083015261014081015190600682101561356a576106009161014084015263ffffffff61016082015116610160840152610180810151613dfa81613d24565b6101808401526101a0810151613e0f81613d2e565b6101a08401526101c0810151613e2481613d2e565b6101c084015263ffffffff6101e0820151166101e084015263ffffffff6102008201511661020084015263ffffffff6102208201511661022084015261024081015160010b610240840152610260810151151561026084015260ff6102808201511661028084015260ff6102a0820151166102a084015263ffffffff6102c0820151166102c084015263ffffffff6102e0820151166102e084015260ff6103008201511661030084015260ff6103208201511661032084015263ffffffff6103408201511661034084015263ffffffff6103608201511661036084015263ffffffff6103808201511661038084015263ffffffff6103a0820151166103a084015263ffffffff6103c0820151166103c084015263ffffffff6103e0820151166103e084015263ffffffff6104008201511661040084015263ffffffff6104208201511661042084015263ffffffff6104408201511661044084015263ffffffff6104608201511661046084015260ff6104808201511661048084015263ffffffff6104a0820151166104a084015263ffffffff6104c0820151166104c084015263ffffffff6104e0820151166104e08401526001600160801b036105008201511661050084015261ffff610520820151166105208401526001600160801b03610540820151166105408401526001600160801b03610560820151166105608401526001600160801b03610580820151166105808401526001600160801b036105a0820151166105a084015260018060a01b036105c0820151166105c084015260018060a01b036105e0820151166105e08401528160018060a01b0391015116910152565b60c081019081106001600160401b038211176140a357604052565b634e487b7160e01b5f52604160045260245ffd5b61010081019081106001600160401b038211176140a357604052565b60a081019081106001600160401b038211176140a357604052565b608081019081106001600160401b038211176140a357604052565b61062081019081106001600160401b038211176140a357604052565b61018081019081106001600160401b038211176140a357604052565b90601f801991011681019081106001600160401b038211176140a357604052565b91908110156141725760051b0190565b634e487b7160e01b5f52603260045260245ffd5b3563ffffffff811681036122d35790565b81156141a1570490565b634e487b7160e01b5f52601260045260245ffd5b9190820180921161357e57565b92949390945f956141d28561501a565b94805f52600460205260405f2060018060a01b0386165f5260205260405f2095604051966141ff886140d3565b549660018060a01b0388169182825260ff8960a01c16602083015262ffffff8960a81c166040830152606082019262ffffff8a60c01c168452608083019960d81c8a521561468d5760ff600182015460e01c16156146735750825f52600560205260405f2060018060a01b0388165f5260205260405f209160405192614284846140ee565b5464ffffffffff8116845260ff8160281c161515602085015261ffff60606040860195828460301c168752019160401c1681526040519963da7bd3b360e01b8b528560048c015261ffff871660248c015260208b60448160018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9a8b156130e5575f9b61463f575b506040805163319bcf2d60e21b8152600481018d90529590866024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9586156130e5575f9661460b575b5085159182156145f9575b5081156145e6575b506145d7575161ffff8681169116106145cb575062ffffff955b5f5b818110614455575050505050505050836143b1575050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163b156122d35760405163348fb39160e11b815260048101929092526001600160a01b039081166024830152604482018490525f908290606490829084907f0000000000000000000000000000000000000000000000000000000000000000165af180156130e5576144495750565b5f61445391614141565b565b614463610db482848a614162565b62ffffff60408501511663ffffffff82161080156145b6575b6145ad5760208481015160405163702efafd60e01b81526004810189905261ffff8a16602482015263ffffffff8416604482015260ff90911660648201529d908e6084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19d8e156130e5575f9e61457a575b508d1561456f579061451f6145188f936112ba600196958a614197565b9e87614197565b63ffffffff6040519261ffff8b1684521660208301526040820152867f539e10509c4b862c8840a1ea02f8f25c04e799dda06dccc45653fbfe782ff70360608d868060a01b031693a35b01614399565b9c5050600190614569565b909d506020813d82116145a5575b8161459560209383614141565b810103126122d357519c5f6144fb565b3d9150614588565b50600190614569565b5062ffffff891663ffffffff8216101561447c565b5162ffffff1695614397565b505f9a50505050505050505050565b905061ffff80881691511610155f61437d565b5164ffffffffff16151591505f614375565b9095506040813d604011614637575b8161462760409383614141565b810103126122d35751945f61436a565b3d915061461a565b909a506020813d60201161466b575b8161465b60209383614141565b810103126122d35751995f614314565b3d915061464e565b54630d64047360e21b5f526131b79060a01c60ff16613cc4565b6364e1496360e11b5f9081526001600160a01b038916600452602490fd5b9094939291946146ba8261501a565b60405163aef4848b60e01b81526004810184905296906146d983613d2e565b602488018390526001600160a01b0382811660448a0181905295811660648a0181905260848a0197909752602090899060a49082905f907f0000000000000000000000000000000000000000000000000000000000000000165af19788156130e5575f98614b59575b508715614b4e5764ffffffffff42169161475b84613d2e565b83614aac5750835f52600460205260405f20855f5260205260405f2090845f52600560205260405f20865f5260205264ffffffffff60405f205416156147e8575b5080546001600160d81b031660d89290921b6001600160d81b0319169190911790555f516020615df45f395f51905f52906040905b8151906147dd81613d2e565b8152876020820152a4565b815460ff8160a01c1690600183019060ff825460e01c165f14614a9f575063ffffffff600484015460701c165b91875f52600560205260405f20895f5260205260405f209260ff855460a01c1692600784101561356a578a9460038b95146149a1575b9487945f516020615e345f395f51905f526060614973965f516020615df45f395f51905f529d9b8761491a60409f9c986147d19e9964ffffffffff8f6148b863ffffffff60029f169762ffffff881681549062ffffff60c01b9060c01b169062ffffff60c01b1916179055565b8354835465ffffffffffff191660e09190911c60ff161560281b65ff000000000016179116179055805467ffffffffffffffff60a01b19811660a091821c6001881b6001600160401b0316191690911b67ffffffffffffffff60a01b16179055565b855f5260066020528e5f2060ff84165f526020528e5f20906001600160601b0360a01b825416825581549062ffffff8260a01c16841161497d575b5050508d5191825260208201525f8d820152a3015460801c88615462565b929450925061479c565b62ffffff60a01b1990911660a09190911b62ffffff60a01b161790555f8080614955565b9896935091949693505060405193639f8ab78160e01b85528860048601528060248601525f60448601526040856064815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19687156130e5578a8a5f516020615e345f395f51905f526060600295888a5f516020615df45f395f51905f529f60409f9a61491a916147d19f64ffffffffff906149739e5f915f91614a7e575b5061ffff60401b84549160401b169061ffff60401b19161783559c5050989d50989d50509d5050965050509497995061484b565b90506040614a9992503d6040116107a2576107948183614141565b5f614a4a565b60a81c62ffffff16614815565b6040925f516020615df45f395f51905f529492614b1192875f526007602052855f20895f52602052855f209160ff835460b81c16614b16575b50508054600161ff0160c81b031660d89290921b6001600160d81b03191691909117600160c81b179055565b6147d1565b614b2460049284838c61555e565b01805469ffffffffff000000000019164260281b69ffffffffff0000000000161790555f80614ae5565b505f96505050505050565b9097506020813d602011614b85575b81614b7560209383614141565b810103126122d35751965f614742565b3d9150614b68565b6001600160401b0381116140a35760051b60200190565b90614bae82614b8d565b614bbb6040519182614141565b8281528092614bcc601f1991614b8d565b0190602036910137565b81156141a1570690565b80518210156141725760209160051b010190565b919290825f52600a60205260405f205f938154958680975b614d1b57508515614d0e5791614c2183614ba4565b96614c2b84614ba4565b9660015f9301925b858110614c435750505050505050565b614ca190855f52600960205260405f20614c88614c828560405160208101908d825286604082015260408152614c7a606082614141565b519020614bd6565b86615d93565b614c9582899693966156c4565b90549060031b1c615d93565b508360041b938085046010149015171561357e57600193614cc1916141b5565b5f5260205261ffff60405f205416865f52600860205260405f2061ffff82165f5260205260405f20838060a01b03905416614cfc838d614be0565b52614d07828d614be0565b5201614c33565b5060609550859450505050565b95614d2b9061ffff8816906141b5565b9560101c80614c0c565b8181029291811591840414171561357e57565b519063ffffffff821682036122d357565b91908260409103126122d3576020614d7083614d48565b92015161ffff811681036122d35790565b60405190614d8e82614125565b5f610160838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201520152565b9190820391821161357e57565b9192604091949360608401958452614dfd81613d2e565b60208401526001600160a01b0316910152565b906001600160401b03809116911601906001600160401b03821161357e57565b51906001600160401b03821682036122d357565b5f19811461357e5760010190565b90600781101561356a57815460ff60a01b191660a09190911b60ff60a01b16179055565b356001600160a01b03811681036122d35790565b60405190614e9782614109565b5f610600838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e08201520152565b5f516020615e545f395f51905f525c61500b5760015f516020615e545f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b90815f52600360205260405f209160ff835460a01c16600781101561356a57156150415750565b6319032fbb60e31b5f5260045260245ffd5b5f9081526004602090815260408083206001600160a01b03808616855292529091208054909392918116159081156150ae575b5061508e5750565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b62ffffff9150819060c01c1614155f615086565b90805464ffffffffff8160c81c16421061516c5760ff6150f16001600160401b03600185015460a01c166158ad565b9160b01c1611158061515f575b156151115761510c91615956565b600190565b8061510c92600460059301805464ffffffffff60d01b4260d01b169064ffffffffff60d01b19161790555f516020615e145f395f51905f52604060ff845460a01c1661043b82518092613cd2565b50600781015415156150fe565b5050505f90565b6007811015908161356a57600481149182156151a2575b821561519557505090565b90915061356a5760061490565b506005811491505f61518a565b60405163779adeed60e01b8152600481018290526001600160a01b039485166024820152929391927f000000000000000000000000000000000000000000000000000000000000000090921691602081604481865afa80156130e5575f9061536e575b610120915062ffffff81965460a81c168063ffffffff8316115f146153665750915b6024604051809581936365c7d79d60e01b835260048301525afa9182156130e5575f9261527f575b5063ffffffff8060048161527a95511695015460501c1691166141b5565b811192565b9150610120823d821161535e575b8161529b6101209383614141565b810103126122d3576040519161012083018381106001600160401b038211176140a3576040526152ca81614d48565b83526152d860208201614d48565b60208401526152e960408201614d48565b60408401526152fa60608201614d48565b606084015261530b60808201614e30565b608084015261531c60a08201614e30565b60a084015261532d60c08201614e30565b60c084015260e08101519283151584036122d35760e0810193909352610100908101519083015263ffffffff61525c565b3d915061528d565b905091615234565b506020813d6020116153a1575b8161538860209383614141565b810103126122d35761539c61012091614d48565b615212565b3d915061537b565b811561545e576153ba825f54614dd9565b5f557f0000000000000000000000000000000000000000000000000000000000000000916040519163a9059cbb60e01b5f5260018060a01b031660045260245260205f60448180865af19060015f511482161561543d575b6040521561541d5750565b635274afe760e01b5f9081526001600160a01b0391909116600452602490fd5b90600181151661545557823b15153d15161690615412565b503d5f823e3d90fd5b5050565b90801561545e576020816154997f332f25d7d767b49a1126573abecdd03ab5293993961c8c46f81e74c188aba555936001546141b5565b600155604051908152a2565b604051630f1cf0e960e31b815260048101919091526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156130e5575f9061551e575b6001600160401b039150168061550c5750565b631e386cbf60e01b5f5260045260245ffd5b506020813d602011615556575b8161553860209383614141565b810103126122d3576155516001600160401b0391614e30565b6154f9565b3d915061552b565b8254600163ffffff0160b81b03164260d81b6001600160d81b0319161783559291906007600160ff845460b01c161b199101908154169055825f52600a60205260405f209054908160b01c91600f8160b41c169060f0610ff06a0ffffffffffffffffffff0600f87169360ac1c161616908082046010149015171561357e5760018301936155ec83866156c4565b90549060031b1c9060f061ffff83851c169116928484046010148515171561357e5785615624613070958461562d9954911b90614dd9565b90551b90614dd9565b81545f1960039290921b91821b191692901b9190911790556001600160a01b0316907f029cef98b11f1bb06b6d064a9742910e89943f464c33dbc52b7b5ebba8c223765f80a3565b615696602091615683614e8a565b50600101546001600160a01b03166156d3565b0190565b9061445392915f516020615e145f395f51905f52604060ff845460a01c1661043b82518092613cd2565b60108210156141725701905f90565b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c8082520101604052565b6001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b604051637d039ebb60e11b81523360048201529091906020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156130e5575f9161586b575b505f838152600b602090815260408083206001600160a01b038086168552925290912054919384929091168061584057505f908152600b602090815260408083206001600160a01b0390941683529290522080546001600160a01b03191633179055565b9050330361584b5750565b636f6a94a360e11b5f9081526001600160a01b0391909116600452602490fd5b90506020813d6020116158a5575b8161588660209383614141565b810103126122d357516001600160a01b03811681036122d3575f6157dc565b3d9150615879565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60018201805460ff60e01b1916600160e01b17815582546040519293929061598590829060a01c60ff16613cd2565b5f516020615e145f395f51905f526040826003602088950152a26159aa600383614e52565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316916001600160401b03906159e790615675565b915460a01c1691803b156122d357615a21935f610664928195604051978896879563e52f078f60e01b875260048701526024860190613d38565b6106448401525af180156130e5576144495750565b811561545e57615a47825f546141b5565b5f556040516370a0823160e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03811690602083602481855afa9283156130e5575f93615ba2575b506040516323b872dd60e01b5f9081526001600160a01b039095166004523060245260448690529360209060648180855af19060015f5114821615615b83575b50836040525f60605215615b7157826024816020936370a0823160e01b82523060048301525afa80156130e5575f90615b3d575b615b1d9250614dd9565b818103615b28575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011615b69575b81615b5760209383614141565b810103126122d357615b1d9151615b13565b3d9150615b4a565b635274afe760e01b5f5260045260245ffd5b6001821516615b99573b15153d1516165f615adf565b843d5f823e3d90fd5b9092506020813d602011615bce575b81615bbe60209383614141565b810103126122d35751915f615a9f565b3d9150615bb1565b615c0590610d3e6005820154916001600160801b0360026001600160401b03600a840154169201541690614d35565b90565b9064ffffffffff90615c18614d81565b506001810154615c30906001600160a01b03166156d3565b6020815191012060018060a01b038254169160088101549260098201546004830154946001600160401b03600a8501541692615c82615c7c6001600160801b0360028801541686614d35565b95615bd6565b9560405199615c908b614125565b8a5260208a015260408901526060880152608087015263ffffffff8460701c1660a087015263ffffffff8460901c1660c087015263ffffffff8460b01c1660e087015261010086015261012085015261014084015260d01c1661016082015290565b81601f820112156122d3578051906001600160401b0382116140a35760405192615d26601f8401601f191660200185614141565b828452602083830101116122d357815f9260208093018386015e8301015290565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b615d8f6127109161ffff6001600160801b03600283015416915460b81c1690614d35565b0490565b5f92915b61ffff821690818110615dc257615db791615db191614dd9565b93614e44565b9060101c9092615d97565b92915050565b615dd181613d24565b15615de657600681101561356a576001141590565b600681101561356a57159056fe0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f43244fff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b47858a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a369b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006080806040523460155761227d908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c63987a3e5914610024575f80fd5b3461053c573660031901610660811261053c576106201361053c576106243563ffffffff8116810361053c576106443563ffffffff8116810361053c5760405191610620830183811067ffffffffffffffff8211176105405760405260043561ffff8116810361053c578352602435602084015260443567ffffffffffffffff8116810361053c57604084015260643563ffffffff8116810361053c576060840152608435608084015260a43560a084015260c43560c084015260e43567ffffffffffffffff8116810361053c5760e08401526101043561010084015261012435600381101561053c5761012084015261014435600681101561053c576101408401526101643563ffffffff8116810361053c5761016084015261018435600381101561053c576101808401526101a435600281101561053c576101a08401526101c435600281101561053c576101c08401526101e43563ffffffff8116810361053c576101e08401526102043563ffffffff8116810361053c576102008401526102243563ffffffff8116810361053c57610220840152610244358060010b810361053c5761024084015261026435801515810361053c576102608401526102843560ff8116810361053c576102808401526102a43560ff8116810361053c576102a08401526102c43563ffffffff8116810361053c576102c08401526102e43563ffffffff8116810361053c576102e08401526103043560ff8116810361053c576103008401526103243560ff8116810361053c576103208401526103443563ffffffff8116810361053c576103408401526103643563ffffffff8116810361053c576103608401526103843563ffffffff8116810361053c576103808401526103a43563ffffffff8116810361053c576103a08401526103c43563ffffffff8116810361053c576103c08401526103e43563ffffffff8116810361053c576103e08401526104043563ffffffff8116810361053c576104008401526104243563ffffffff8116810361053c576104208401526104443563ffffffff8116810361053c576104408401526104643563ffffffff8116810361053c576104608401526104843560ff8116810361053c576104808401526104a43563ffffffff8116810361053c576104a08401526104c43563ffffffff8116810361053c576104c08401526104e43563ffffffff8116810361053c576104e0840152610504356001600160801b038116810361053c576105008401526105243561ffff8116810361053c57610520840152610544356001600160801b038116810361053c57610540840152610564356001600160801b038116810361053c57610560840152610584356001600160801b038116810361053c576105808401526105a4356001600160801b038116810361053c576105a08401526105c4356001600160a01b038116810361053c576105c08401526105e4356001600160a01b038116810361053c576105e084015261060435926001600160a01b038416840361053c576104d2936106008201526104938161059e565b93909392845115610527575b845115610512575b8451156104fa575b50508251156104e4575b506104e090604051938493604085526040850190610554565b908382036020850152610554565b0390f35b6104e092506104f39150611cbd565b90916104b9565b90918094506105099350611547565b90915f806104af565b9350915061051f81610fb0565b9290936104a7565b9350915061053481610894565b92909361049f565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6040519190601f01601f1916820167ffffffffffffffff81118382101761054057604052565b600161ffff82511603610829576020810151156107fa576040810167ffffffffffffffff81511680159081156107ec575b5061079d5763ffffffff6060830151168015918215610791575b821561077c575b505061070e576080810151156106db5760c08101511561068d5760e0015167ffffffffffffffff161561063b576106276020610578565b5f8152906106356020610578565b5f815290565b6106456040610578565b600e81526d646174617365745265636f72647360901b60208201529061066b6040610578565b60128152716d757374206265206174206c65617374203160701b602082015290565b506106986040610578565b600b81526a19185d185cd95d149bdbdd60aa1b6020820152906106bb6040610578565b601081526f6d757374206e6f74206265207a65726f60801b602082015290565b506106e66040610578565b601081526f1a5b9a5d1a585b14dd185d19549bdbdd60821b6020820152906106bb6040610578565b506107196040610578565b600d81526c199c9859db595b9d10dbdd5b9d609a1b60208201529061073e6060610578565b602881527f6d757374206265203120746f203430393620616e64206174206d6f73742070616020820152671c985b50dbdd5b9d60c21b604082015290565b5167ffffffffffffffff161090505f806105f0565b611000821192506105e9565b50506107a96040610578565b600a8152691c185c985b50dbdd5b9d60b21b6020820152906107cb6040610578565b60118152706d757374206265203120746f20325e333160781b602082015290565b63800000009150115f6105cf565b506108056040610578565b600c81526b0dac2dcd2cccae6e890c2e6d60a31b6020820152906106bb6040610578565b506108346040610578565b60078152663b32b939b4b7b760c91b6020820152906108536040610578565b60098152686d757374206265203160b81b602082015290565b6003111561087657565b634e487b7160e01b5f52602160045260245ffd5b6002111561087657565b6101208101600281516108a68161086c565b6108af8161086c565b14610f245780516108bf8161086c565b6108c88161086c565b1580610f17575b610ebb57600190516108e08161086c565b6108e98161086c565b1480610eaf575b610e46576108fd81611fef565b8051610e1857506101a08101516109138161088a565b61091c8161088a565b610db3576101c081015161092f8161088a565b6109388161088a565b610d4b5763ffffffff6101e0820151168015908115610d3c575b50610cd157633f80000063ffffffff610200830151161015610c7457610220810163ffffffff815116151580610c5d575b610c0957637f80000063ffffffff8251161015610b9f576101408201908151600681101561087657600414918215610b88575b508115610b77575b5080610b62575b610af457610240810190815160010b915f83607b039312607b8412811690607b851390151617610ad557607d19905160010b12918215610ae9575b8215610a9c575b5050610a17576106276020610578565b610a216040610578565b601081526f3830bcb637b0b22137bab7322637b39960811b602082015290610a496060610578565b603b81527f6d757374206265206174206c65617374202d3132362c20616e6420325e626f7560208201527f6e64202a206d6178526f756e6473202a203136203c20325e3132370000000000604082015290565b601481131592509082610ab3575b50505f80610a07565b6102e0015163ffffffff16915060ff8111610ad5576001901b11155f80610aaa565b634e487b7160e01b5f52601160045260245ffd5b600181129250610a00565b50610aff6040610578565b600d81526c199c9859db595b9d10dbdd5b9d609a1b602082015290610b246060610578565b602881527f6d757374206265203120666f72204b72756d2c204d756c74694b72756d20616e602082015267064206120636c69760c41b604082015290565b50600163ffffffff60608301511614156109c5565b63ffffffff9150511615155f6109be565b90915051600681101561087657600514905f6109b6565b5050610bab6040610578565b600a815269636c69704c324e6f726d60b01b602082015290610bcd6060610578565b602681527f6d7573742062652030206f7220612066696e6974652062696e617279333220616020820152650626f766520360d41b604082015290565b5050610c156040610578565b600a815269636c69704c324e6f726d60b01b602082015290610c376040610578565b601681527536bab9ba103132901810313aba103337b91026b2b0b760511b602082015290565b506101408201516006811015610876571515610983565b50610c7f6040610578565b600d81526c6f757465724d6f6d656e74756d60981b602082015290610ca46040610578565b601d81527f6d75737420626520612062696e617279333220696e205b2b302c203129000000602082015290565b50610cdc6040610578565b60118152706f757465724c6561726e696e675261746560781b602082015290610d056060610578565b602181527f6d75737420626520612066696e6974652062696e61727933322061626f7665206020820152600360fc1b604082015290565b637f800000915010155f610952565b50610d566040610578565b600b81526a6f7574657255706461746560a81b602082015290610d796060610578565b602481527f6f6e6c79204e65737465726f76206973207365727665642062792076657273696020820152636f6e203160e01b604082015290565b50610dbe6040610578565b600b81526a1c185e5b1bd85912da5b9960aa1b602082015290610de16060610578565b602181527f6f6e6c792044656e7365206973207365727665642062792076657273696f6e206020820152603160f81b604082015290565b919050610e256040610578565b601081526f6167677265676174696f6e506172616d60801b60208201529190565b50610e516040610578565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b602082015290610e746060610578565b602581527f6d757374206e6f74206265207a65726f20696e20746865205665726966696564602082015264103a34b2b960d91b604082015290565b5060a0810151156108f0565b5050610ec76040610578565b600b81526a1c1c9bd9dc985b549bdbdd60aa1b602082015290610eea6040610578565b601d81527f6d757374206265207a65726f20696e20746865204f70656e2074696572000000602082015290565b5060a082015115156108cf565b5050610f306040610578565b60048152633a34b2b960e11b602082015290610f4c6060610578565b602e81527f6f6e6c79204f70656e20616e642056657269666965642061726520736572766560208201526d642062792076657273696f6e203160901b604082015290565b81810292918115918404141715610ad557565b91908203918211610ad557565b60ff6102808201511680158015611530575b8015611526575b6114d2576102a0820180516101fe839160011b16111561146b575160ff16906001810361145a57506001905b116113e85763ffffffff6102c08201511680159081156113db575b5061138d5763ffffffff6102e0820151168015908115611380575b5061135457610300810160ff8151168015908115611349575b506112f8576103208201805190919060ff6101fe92511691829160011b1611918215926112ea575b50506112565760ff61048082015116801590811561124b575b506111fd5763ffffffff6104a082015116600281109081156111f0575b506111a05763ffffffff6104c0820151168015908115611193575b5061113e576104e0015163ffffffff168015908115611132575b506110e6576106276020610578565b6110f06040610578565b60098152686d61784d697373657360b81b6020820152906111116040610578565b60118152706d757374206265203120746f203130323360781b602082015290565b6103ff9150115f6110d7565b506111496040610578565b60118152706d6178436f6e73656375746976654e656360781b6020820152906111726040610578565b601181527006d757374206265203120746f20325e323607c1b602082015290565b621000009150115f6110bd565b506111ab6040610578565b600c81526b0c6c2e6c6c2c8ca88cae0e8d60a31b6020820152906111cf6040610578565b601181527006d757374206265203220746f20325e323607c1b602082015290565b621000009150115f6110a2565b506112086040610578565b600d81526c0e4ded8d8c4c2c6d688cae0e8d609b1b60208201529061122d6040610578565b600e81526d0daeae6e840c4ca406240e8de40760931b602082015290565b60089150115f611085565b506112616040610578565b601281527118dbdb5b5a5d1d1959551a1c995cda1bdb1960721b60208201529061128b6080610578565b604381527f6d757374206265206d6f7265207468616e2068616c66206f6620636f6d6d697460208201527f746565536561747320616e64206174206d6f737420636f6d6d6974746565536560408201526261747360e81b606082015290565b5160ff161190505f8061106c565b50506113046040610578565b600e81526d636f6d6d6974746565536561747360901b60208201529061132a6040610578565b600f81526e6d757374206265203120746f20313160881b602082015290565b600b9150115f611044565b5061135f6040610578565b60098152686d6178526f756e647360b81b6020820152906111726040610578565b621000009150115f61102b565b506113986040610578565b600a815269696e6e6572537465707360b01b6020820152906113ba6040610578565b601181527036bab9ba1031329018903a3790192f189b60791b602082015290565b620100009150115f611010565b506113f36040610578565b600681526571756f72756d60d01b6020820152906114116060610578565b603381527f6d757374206265206174206d6f737420747261696e6572436f756e74202d20316020820152722c206f7220312069662074686174206973203160681b604082015290565b5f198101908111610ad55790610ff5565b5050506114786040610578565b600681526571756f72756d60d01b6020820152906114966060610578565b602681527f6d757374206265206d6f7265207468616e2068616c66206f6620747261696e656020820152651c90dbdd5b9d60d21b604082015290565b50506114de6040610578565b600c81526b1d1c985a5b995c90dbdd5b9d60a21b6020820152906115026040610578565b60148152731b5d5cdd081899480c481bdc880cc81d1bc80d8d60621b602082015290565b5060408111610fc9565b5060028114610fc2565b91908201809211610ad557565b9190916103a0810163ffffffff6103e8818351160616611c535761156b6060610578565b90602582527f6d757374206265206265747765656e206d696e57696e646f7720616e64203330602083015264206461797360d81b604083015263ffffffff8061034085015116951694858110908115611c46575b50611c195763ffffffff61036084015116858110908115611c0c575b50611bdf5763ffffffff61038084015116858110908115611bd2575b50611ba5576103e863ffffffff809251160416848110908115611b98575b50611b6b5763ffffffff6103c083015116848110908115611b5e575b50611b30576103e082019363ffffffff855116818110908115611b23575b50611af75761040083019163ffffffff835116828110908115611aea575b50611abd5761042084019163ffffffff835116818110908115611ab0575b50611a815763ffffffff61044086015116818110908115611a74575b50611a455763ffffffff61046086015116908110908115611a38575b50611a06575063ffffffff8551166116ea63ffffffff84511663ffffffff8451169061153a565b106119945761026083015182518651911515965f949092909163ffffffff169060011b6401fffffffe1610611965575b50505163ffffffff1681811061195d575b505f1963ffffffff6104a0840151160163ffffffff8111610ad55763ffffffff611774911663ffffffff6102e085015116818110611955575b5060ff6102808501511690610f90565b610100906104009061018085016001815161178e8161086c565b6117978161086c565b14611946575b600290516117aa8161086c565b6117b38161086c565b14611937575b604063ffffffff60608701511695019167ffffffffffffffff6117df8782865116611cb3565b935116861561192357869006906001840194858511610ad55761184d9761183b611846966118358461182f611835986118296118236118419963ffffffff9f61225b565b82610f90565b96610fa3565b9261225b565b90610f90565b9061153a565b610f90565b9316610f90565b100361185d576106276020610578565b6118676040610578565b600e81526d18dd5cdd1bd91e505cdcdd5b595960921b60208201529061188d60a0610578565b607481527f6d75737420736179206966207061796c6f616473206f6620636173636164654460208201527f65707468202d203120726f756e6473206578636565642072657665616c52617460408201527f65202a206d696e2872657665616c57696e646f772c20636c61696d57696e646f60608201527377202d2032202a20737461746557696e646f772960601b608082015290565b634e487b7160e01b5f52601260045260245ffd5b915050610210610400916117b9565b6104009350610410925061179d565b90505f611764565b90505f61172b565b51905191925063ffffffff169063ffffffff916401fffffffe61198c9260011b1690610fa3565b91905f61171a565b50505050506119a36040610578565b600b81526a737461746557696e646f7760a81b6020820152906119c66060610578565b602a81527f6d757374206265206174206d6f737420636c61696d57696e646f77202b2072656020820152697665616c57696e646f7760b01b604082015290565b95945050505050611a176040610578565b601081526f3234b9b83aba32a2bc3a32b739b4b7b760811b60208201529190565b62278d009150115f6116c3565b5095945050505050611a576040610578565b600c81526b64697370757465436c6f636b60a01b60208201529190565b62278d009150115f6116a7565b5095945050505050611a936040610578565b600c81526b72657665616c57696e646f7760a01b60208201529190565b62278d009150115f61168b565b95945050505050611ace6040610578565b600b81526a636c61696d57696e646f7760a81b60208201529190565b62278d009150115f61166d565b509392505050611b076040610578565b600b81526a737461746557696e646f7760a81b60208201529190565b62278d009150115f61164f565b9392505050611b3f6040610578565b600e81526d66616c6c6261636b57696e646f7760901b60208201529190565b62278d009150115f611631565b9392505050611b7a6040610578565b600d81526c677261636557696e646f774d7360981b60208201529190565b62278d009150115f611615565b509392505050611bb56040610578565b600c81526b75706c6f616457696e646f7760a01b60208201529190565b62278d009150115f6115f7565b509392505050611bef6040610578565b600c81526b636f6d6d697457696e646f7760a01b60208201529190565b62278d009150115f6115db565b509392505050611c296040610578565b600c81526b656e726f6c6c57696e646f7760a01b60208201529190565b62278d009150115f6115bf565b50505050611c616040610578565b600d81526c677261636557696e646f774d7360981b602082015290611c866040610578565b601a81527f6d7573742062652061206d756c7469706c65206f662031303030000000000000602082015290565b8115611923570490565b61050081016001600160801b0381511615611fba5761271061ffff6105208401511611611f645760ff61028083015116611d016001600160801b0383511682610f90565b9160016001607f1b0361054085015160011c16611d268460ff61048088015116610f90565b11611ee7576105608401906001600160801b0382511615611eb6576001600160801b03611d6d60016001607f1b03611d76945160011c169460ff6102a08901511690610fa3565b91511690610f90565b11611e2857611da29063ffffffff6104a060016001607f1b0361058086015160011c1694015116610f90565b11611db1576106276020610578565b611dbb6040610578565b600a81526971756f72756d4c6f636b60b01b602082015290611ddd6060610578565b603581527f697473206275726e65642068616c66206d75737420636f7665722063617363616020820152746465446570746820726f756e6473206f662070617960581b604082015290565b5050611e346040610578565b600a8152696b65657065724c6f636b60b01b602082015290611e566080610578565b604481527f697473206275726e65642068616c66206d75737420636f76657220746865207060208201527f6179206f6620616c6c20747261696e657273206265796f6e64207468652071756040820152636f72756d60e01b606082015290565b5050505050611ec56040610578565b600a8152696b65657065724c6f636b60b01b60208201529061066b6040610578565b50505050611ef56040610578565b600b81526a747261696e65724c6f636b60a81b602082015290611f186060610578565b603681527f697473206275726e65642068616c66206d75737420636f76657220726f6c6c6260208201527561636b446570746820726f756e6473206f662070617960501b604082015290565b5050611f706040610578565b600d81526c636f6d6d697373696f6e42707360981b602082015290611f956040610578565b601581527406d757374206265206174206d6f737420313030303605c1b602082015290565b5050611fc66040610578565b60118152701c995dd85c9914195c91dc98591a595b9d607a1b60208201529061066b6040610578565b60609060ff6102a082015116906101608101519061014063ffffffff8316910193845160068110156108765760020361209857509192509063ffffffff821603610ad55760011b6401fffffffe16101561204e575b6106356020610578565b6120586060610578565b602a81527f6d757374206265206b207769746820326b203c2071756f72756d20666f7220546020820152693934b6b6b2b226b2b0b760b11b604082015290565b84516006811015610876576004036121215750919250600181901b6401fffffffe169163ffffffff90911603610ad55760038101809111610ad5571115612044576120e36060610578565b602881527f6d75737420626520662077697468203266202b2033203c3d2071756f72756d20602082015267666f72204b72756d60c01b604082015290565b91935160068110156108765760050361220757505061ffff82811692601081901c9091169060011b6201fffe1660038101809111610ad55782109283156121fe575b83156121ea575b505050156120445761217c6080610578565b605281527f6d7573742062652066202b203635353336202a206d20776974682031203c3d2060208201527f6d203c3d2071756f72756d202d206620616e64203266202b2033203c3d2071756040820152716f72756d20666f72204d756c74694b72756d60701b606082015290565b6121f592935061153a565b115f808061216a565b81159350612163565b915091506122155750612044565b61221e90610578565b602781527f6d757374206265203020666f72204d65616e20616e6420436f6f7264696e617460208201526632a6b2b234b0b760c91b604082015290565b816122659161153a565b5f19810191908211610ad55761227a91611cb3565b9056",
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
// the contract method with ID 0x9719f020.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) PackPostTask(given TrainingTaskSpec) []byte {
	enc, err := trainingTasks.abi.Pack("postTask", given)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPostTask is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9719f020.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
func (trainingTasks *TrainingTasks) TryPackPostTask(given TrainingTaskSpec) ([]byte, error) {
	return trainingTasks.abi.Pack("postTask", given)
}

// UnpackPostTask is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9719f020.
//
// Solidity: function postTask((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) given) returns(bytes32 taskId)
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
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
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
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
func (trainingTasks *TrainingTasks) TryPackSpecOf(taskId [32]byte) ([]byte, error) {
	return trainingTasks.abi.Pack("specOf", taskId)
}

// UnpackSpecOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf644206c.
//
// Solidity: function specOf(bytes32 taskId) view returns((uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address))
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
// Solidity: event TaskPosted(bytes32 indexed taskId, address indexed sponsor, bytes32 specHash, uint256 escrow, (uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec)
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
