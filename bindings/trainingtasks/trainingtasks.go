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
	Index        uint16
	Active       bool
	Acknowledged bool
	LeftAt       uint64
	EjectedAt    uint64
}

// ProposalOpening is an auto generated low-level Go binding around an user-defined struct.
type ProposalOpening struct {
	Round      uint32
	ParentRoot [32]byte
	SetHash    [32]byte
	AuxRoot    [32]byte
	Signers    []common.Address
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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"vault_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"minWindow_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unbondingMargin_\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"acknowledgeTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"cancelTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"openings\",\"type\":\"tuple[]\",\"internalType\":\"structProposalOpening[]\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}]}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimRewards\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"rounds_\",\"type\":\"uint32[]\",\"internalType\":\"uint32[]\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"convict\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"compensationTo\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enroll\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enrollDeadlineOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enrollmentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structEnrollment\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"escrowOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"game\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"joinPool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"lockAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leavePool\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leaveTask\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"liabilityOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"minWindow\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"nonceOf\",\"inputs\":[{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"onRunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds_\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"tainted\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolKeeperOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPoolKeeper\",\"components\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"index\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"acknowledged\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"leftAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"ejectedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"poolSizeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"postTask\",\"inputs\":[{\"name\":\"given\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"outputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"receiptOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"receipt\",\"type\":\"tuple\",\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"refund\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseLock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reopenSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specHashOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"specOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"sponsorOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statusOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"trainerAt\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingMargin\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommissionClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Convicted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slashed\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperJoined\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"index\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeeperLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptIssued\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"receipt\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingReceipt\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"finalStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"runRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carriedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"taintedRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"acceptedGradients\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"rewards\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refund\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"completedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Refunded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RewardClaimed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskAcknowledged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskPosted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"specHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"escrow\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"spec\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TaskStatusChanged\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"from\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"},{\"name\":\"to\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumTaskStatus\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerEnrolled\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"fromRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainerLeft\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"toRound\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"missed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AggregationRuleTierMismatch\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"AlreadyEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"EnrollmentClosed\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidTaskSpec\",\"inputs\":[{\"name\":\"field\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"rule\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockStillLiable\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSponsor\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToRelease\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"PoolFull\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SlotNotReopenable\",\"inputs\":[{\"name\":\"lastCommit\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnbondingTooShort\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"need\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]}]",
	ID:  "TrainingTasks",
	Bin: "0x610180806040523461025c5760c0816172ca80380380916100208285610268565b83398101031261025c576100338161028b565b906100406020820161028b565b604082015163ffffffff8116810361025c576060830151916001600160401b038316830361025c576004602061008460a061007d6080890161028b565b970161028b565b6001600160a01b0390971660a0819052604051637e062a3560e11b815292839182905afa90811561020b575f9161022a575b506001600160a01b039081166080521660c052610120526101405260e05261010052604051611d1c8082016001600160401b038111838210176102165782916155ae833903905ff0801561020b576101605260405161530e90816102a0823960805181818161151e01528181614abc0152614fa9015260a0518181816101c90152818161163b01528181611c94015281816126c10152818161305e01528181613fff0152614c95015260c051818181610446015281816107ef01528181610d0501528181611001015281816127f00152818161294901528181612ad3015281816136a60152818161416f015281816148b70152614f00015260e051818181610abe0152818161155c015261355f015261010051818181610b3201528181610bcc015261159a015261012051818181610f790152611495015261014051818181610fbd0152611676015261016051816114cb0152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d602011610260575b8161024560209383610268565b8101031261025c576102569061028b565b5f6100b6565b5f80fd5b3d9150610238565b601f909101601f19168101906001600160401b0382119082101761021657604052565b51906001600160a01b038216820361025c5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c908163081a25801461392e575080631190d3fe146135e057806318cc75cf146135835780633b1bebd1146135405780634163b433146133415780634ccfeee7146132f4578063567f638e146132b3578063598c99371461314a5780635b14815714612dda5780635b53d6d514612a00578063626e4a36146128f75780636f4072d1146123675780637249fbb61461225657806372a41fdd1461213857806373f425611461211a57806383a265a7146120e65780638454f008146120b257806388bce1b814611fad5780638e3aa73414611f7857806392f01e8a14611c475780639719f02014611025578063a2e800ad14610fe1578063aa9f867814610f9d578063ac66a3ef14610f5c578063c18d0a0f14610c25578063c3701a8a14610bf0578063c3fe3e2814610bac578063c7df14e214610b77578063c87d677914610b5a578063d88afb9b14610a5d578063ece311f014610788578063ed2a2d6414610748578063edf520c61461038b578063ee8ca3b514610230578063f644206c146101f05763fbfa77cf146101aa575f80fd5b346101ed57806003193601126101ed5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b50346101ed5760203660031901126101ed5761020a614564565b5061062061022161021c6004356146f4565b614c22565b61022e6040518092613a38565bf35b50346101ed5760203660031901126101ed5760043561024d6146bf565b610256816146f4565b80546001600160a01b038116330361037c5760a01c60ff1660078110156103585760021461036c575b60ff815460a01c1660078110156103585760018114158061034d575b610335575060048101805464ffffffffff60c01b19164260c01b64ffffffffff60c01b1617905560ff815460a01c16906102d86040518093613a01565b61030e927ffff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b4786040846006602081970152a2613f76565b805f5160206152ee5f395f51905f525d80f35b634e487b7160e01b5f52602160045260245ffd5b8361034b602492630d64047360e21b83526139f3565bfd5b50600281141561029b565b634e487b7160e01b84526021600452602484fd5b610376818361479c565b5061027f565b63df4795c760e01b8452600484fd5b50346101ed5760403660031901126101ed576004356103a861395d565b906103b16146bf565b6103ba816146f4565b6103c4838361472d565b60ff825460a01c166007811015610734576003810361071e57506103ea848284866148a9565b911561070057505080549060ff8260a01c169160ff845460a01c1660078110156106ec576003036106855750604051639f8ab78160e01b81528460048201528260248201528660448201526020816064818a6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561067a5787916105fc575b507f58a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a3660606001600160a01b0361030e98600297969589955b815462ffffff60c01b191660c082901b62ffffff60c01b161790915563ffffffff81169061057d8d60018b019060ff825460e01c161560408051926104f284613dc7565b64ffffffffff42168452602084019283528c81526005602052208888165f5260205264ffffffffff60405f2092511665ff000000000083549251151560281b169165ffffffffffff1916171790556001600160401b038060018c1b1619825460a01c161667ffffffffffffffff60a01b1967ffffffffffffffff60a01b83549260a01b169116179055565b868d52600660205260408d2060ff89165f5260205260405f20906001600160a01b0319825416825581549062ffffff8260a01c1684116105db575b5050506040519687526020870152600160408701521693a3015460801c90614b5d565b62ffffff60a01b62ffffff60a01b199160a01b1691161790555f80806105b8565b9050602093929193813d602011610672575b8161061b60209383613e1a565b8101031261066e577f58a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a3660606001600160a01b0361030e9860029761065f8a96613eb6565b95509596975098505050610476565b8680fd5b3d915061060e565b6040513d89823e3d90fd5b7f58a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a3660606001600160a01b0361030e98879695899560ff600160029b015460e01c165f146106df575063ffffffff6004890154851c166104ae565b60a81c62ffffff166104ae565b634e487b7160e01b88526021600452602488fd5b631b4f426560e31b875263ffffffff90811660045216602452604485fd5b8561034b602492630d64047360e21b83526139f3565b634e487b7160e01b86526021600452602486fd5b50346101ed5760203660031901126101ed576004356001600160a01b038116809103610784578160409160209352600283522054604051908152f35b5080fd5b50346101ed576101003660031901126101ed576004356024358015158103610a595760843563ffffffff81168103610a555760a4359163ffffffff83168303610a515760c4359163ffffffff83168303610a4d576107e4613a0e565b906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610a3a57610a299361097a937f37f2d9b7ae343d4b42a85e325698efa6ff3a739525c3291000164fd1b51676c0969361097493898b52600360205260408b20956044356008880155606435600988015573ffffffff0000000000000000000000000000000060048801957fffffffffffffffff000000000000000000000000ffffffffffffffffffffffff6fffffffff00000000000000000000000077ffffffff000000000000000000000000000000000000000089549360a01b169560601b169116179160801b16171783556001600160401b03600a860191166001600160401b03198254161790555f14610a2f576109286005915b805464ffffffffff60c01b19164260c01b64ffffffffff60c01b16179055565b867ffff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b478604060ff865460a01c1661096082518092613a01565b61096d6020820186613a01565ba282613f76565b8461514e565b604051918291829190916101606001600160401b038161018084019580518552602081015160208601526001600160a01b036040820151166040860152606081015160608601526080810151608086015263ffffffff60a08201511660a086015263ffffffff60c08201511660c086015263ffffffff60e08201511660e08601528261010082015116610100860152610120810151610120860152610140810151610140860152015116910152565b0390a280f35b610928600491610908565b634a0bfec160e01b875233600452602487fd5b8580fd5b8480fd5b8380fd5b8280fd5b50346101ed5760a03660031901126101ed576024359060028210156101ed57610a84613973565b606435906001600160a01b0382168203610a5957608435936001600160a01b0385168503610a5557610ab46146bf565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610b27575b610b14579160209491610afc93600435613f99565b905f5160206152ee5f395f51905f525d604051908152f35b634a0bfec160e01b845233600452602484fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610ae7565b50346101ed57806003193601126101ed5760209054604051908152f35b50346101ed5760203660031901126101ed5760ff6040602092600435815260038452205460a01c1661022e6040518092613a01565b50346101ed57806003193601126101ed5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101ed5760203660031901126101ed576001600160401b0360046040602093823581526003855220015416604051908152f35b50346101ed57610c3436613989565b919290610c3f6146bf565b8491610c4a816146f4565b948187526004602052604087206001600160a01b0382165f5260205260405f209360405194610c7886613dac565b546001600160a01b03811696878752602087019660ff8360a01c168852604081019862ffffff8460a81c168a526080606083019262ffffff8660c01c168452019360d81c845215610f405760ff60018b015460e01c1615610f2357610cf66001600160801b0360028c99949c015416610cf089614d9c565b90613f1f565b978b928c986001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016945b8d8b1015610ed8578e908d62ffffff610d448e60051b8701613ea5565b91511663ffffffff82169081108015610ec8575b610e6957865160405163991f833560e01b8152600481018f9052602481019290925260ff166044820152602081606481878d5af1908115610ebd578f9491610e75575b506001600160401b03168015610e69576001600160401b038114908115610e42575b5015610dd95750600191610dd091613e98565b9a5b0199610d27565b8b7f022643dfca4a5c873c28ccc41e131d247cf5e4043197859bb2a8dfc847b129b26001600160a01b03939e938d610e3a610e18889f98600199613e98565b9e6040519384931696836020909392919363ffffffff60408201951681520152565b0390a3610dd2565b905064ffffffffff8a51168015159182610e5f575b50505f610dbd565b1190505f80610e57565b50509a60019150610dd2565b9350506020833d8211610eb5575b81610e9060209383613e1a565b81010312610eb0576001600160401b03610eaa8f94613e71565b90610d9b565b508f80fd5b3d9150610e83565b6040513d86823e3d90fd5b5062ffffff885116811015610d58565b8e610f0c898b610f0782958f602098610f006006610ef68589613e98565b9201918254613e98565b9055614b5d565b614aa7565b5f5160206152ee5f395f51905f525d604051908152f35b60248b61034b60ff8d5460a01c16630d64047360e21b83526139f3565b6364e1496360e11b8b526001600160a01b03851660045260248bfd5b50346101ed57806003193601126101ed57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101ed57806003193601126101ed5760206040516001600160401b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101ed57806003193601126101ed5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101ed576106203660031901126101ed576110406146bf565b60405161104c81613de2565b60043561ffff81168103610a5957815260243560208201526044356001600160401b0381168103610a5957604082015260643563ffffffff81168103610a59576060820152608435608082015260a43560a082015260c43560c08201526110b1613a0e565b60e08201526101043561010082015260036101243510156107845761012435610120820152610144356006811015610a59576101408201526101643563ffffffff81168103610a5957610160820152610184356003811015610a59576101808201526101a4356002811015610a59576101a08201526101c4356002811015610a59576101c08201526101e43563ffffffff81168103610a59576101e08201526102043563ffffffff81168103610a59576102008201526102243563ffffffff81168103610a5957610220820152610244358060010b8103610a5957610240820152610264358015158103610a59576102608201526102843560ff81168103610a59576102808201526102a43560ff81168103610a59576102a08201526102c43563ffffffff81168103610a59576102c08201526102e43563ffffffff81168103610a59576102e08201526103043560ff81168103610a59576103008201526103243560ff81168103610a59576103208201526103443563ffffffff81168103610a59576103408201526103643563ffffffff81168103610a59576103608201526103843563ffffffff81168103610a59576103808201526103a43563ffffffff81168103610a59576103a08201526103c43563ffffffff81168103610a59576103c08201526103e43563ffffffff81168103610a59576103e08201526104043563ffffffff81168103610a59576104008201526104243563ffffffff81168103610a59576104208201526104443563ffffffff81168103610a59576104408201526104643563ffffffff81168103610a59576104608201526104843560ff81168103610a59576104808201526104a43563ffffffff81168103610a59576104a08201526104c43563ffffffff81168103610a59576104c08201526104e43563ffffffff81168103610a59576104e0820152610504356001600160801b0381168103610a59576105008201526105243561ffff81168103610a5957610520820152610544356001600160801b0381168103610a5957610540820152610564356001600160801b0381168103610a5957610560820152610584356001600160801b0381168103610a59576105808201526105a4356001600160801b0381168103610a59576105a08201526105c4356001600160a01b0381168103610a59576105c08201526105e4356001600160a01b0381168103610a59576105e0820152610604356001600160a01b0381168103610a595761060082015261145361012435613a24565b6101408101516006811015611c335761146f90610124356152b1565b15611c24576040516303d7193d60e61b815261148e6004820183613a38565b63ffffffff7f0000000000000000000000000000000000000000000000000000000000000000166106248201528281610644816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015611c195783918491611bba575b508151611b7b5750506001600160a01b036105c0820151166001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001603611b02576001600160a01b036105e0820151166001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001603611a89576001600160a01b03610600820151166001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001603611a295761040081015161044082015161046083015163ffffffff928316926019911681810292918304036119b157916001600160401b0361160d611614936401fffffffe6116269660011b16613e98565b1690613f56565b63ffffffff6104208401511690613f56565b604051636cf6d67560e01b81526020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610ebd5784916119ef575b507f00000000000000000000000000000000000000000000000000000000000000006001600160401b03806116a88386613f56565b1692169182106119c55750503383526002602052604083208054905f1982146119b15760018201905560405160208101914683523060408301523360608301526080820152608081526116fc60a082613e1a565b51902091604051602081016117118184613a38565b610620825261172261064083613e1a565b61175861174363ffffffff6102e08601511660ff6102808701511690613e85565b6001600160801b036105008601511690613e85565b93858752600360205260408720906001600160a01b0333166001600160a01b03198354161782557401000000000000000000000000000000000000000060ff60a01b19835416178255610280850151825460ff60b01b6102a088015160b01b16907fffffffffffffff00000000ffffffffffffffffffffffffffffffffffffffffff60ff60a81b78ffff00000000000000000000000000000000000000000000006105208b015160b81b169460a81b16911617171782558351938460401b6bfe61000180600a3d393df3000161fffe8611820152600b8501601582018af09081156119a4578590526001830180546001600160a01b0319166001600160a01b039092169190911790556105008501516105a086015160801b6fffffffffffffffffffffffffffffffff19166001600160801b039190911617600283015560209795610f0c9590949093611946939192909186916005919061054088015161056089015160801b6fffffffffffffffffffffffffffffffff19166001600160801b03919091161760038301556001600160401b036004830191166001600160401b03198254161781556104e08801516bffffffff000000000000000082549160401b16906bffffffff000000000000000019161790550155209160405192835283888401526040830190613a38565b847f2aa516b94649f9b73fe0fba0898c9481bb98a6e0663861d8606cfa687b9784616106603393a3837ffff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b47860408051868152600189820152a233614f81565b63301164258a526004601cfd5b634e487b7160e01b85526011600452602485fd5b84916119db6001600160401b0392604495613f56565b906305a77a5f60e31b845260045216602452fd5b90506020813d602011611a21575b81611a0a60209383613e1a565b81010312610a5557611a1b90613e71565b5f611673565b3d91506119fd565b60c460405163587ccd0760e01b815260406004820152600460448201526367616d6560e01b606482015260806024820152601d60848201527f6d75737420626520746865206465706c6f796d656e7427732067616d6500000060a4820152fd5b60c460405163587ccd0760e01b815260406004820152600760448201527f7265666572656500000000000000000000000000000000000000000000000000606482015260806024820152602060848201527f6d75737420626520746865206465706c6f796d656e742773207265666572656560a4820152fd5b60c460405163587ccd0760e01b815260406004820152600560448201527f746f6b656e000000000000000000000000000000000000000000000000000000606482015260806024820152601960848201527f6d75737420626520746865207661756c74277320746f6b656e0000000000000060a4820152fd5b90611bb6611ba49260405193849363587ccd0760e01b855260406004860152604485019061528d565b8381036003190160248501529061528d565b0390fd5b9150503d8084833e611bcc8183613e1a565b810190604081830312610a555780516001600160401b038111610a515782611bf5918301615238565b9160208201516001600160401b038111610a4d57611c139201615238565b5f6114fc565b6040513d85823e3d90fd5b63146afc3760e21b8252600482fd5b634e487b7160e01b83526021600452602483fd5b50346101ed5760603660031901126101ed5760243590600435600283101561078457611c71613973565b90611c7a6146bf565b611c83816146f4565b604051636559e3fd60e01b815290947f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169160208180611cd088868960048501613f2c565b0381865afa908115611f6d578691611f37575b5015611f2857849260ff600188015460e01c1696611d0083613a2e565b82611ef9578187526005602052604087206001600160a01b0387165f5260205260405f2060405190611d3182613dc7565b549860ff64ffffffffff8b169a8b845260281c16159160208315910152899181611ef1575b509815611ee2575b8015611ea0575b611d7f906001600160401b03806004850154169116613f56565b9780611e8e575b611e72579086939291611d9883613a2e565b60018314611e09575b50823b15610a5557611dcf928492838893604051968795869485936301b9add160e71b855260048501613f2c565b03925af18015611dfe57611de9575b505061030e91614aa7565b81611df391613e1a565b610a59578284611dde565b6040513d84823e3d90fd5b8185526007602052604085206001600160a01b0388165f526020528660405f2060ff815460a81c16611e60575b5050508084526007602052604084206001600160a01b0387165f526020528360405f205587611da1565b611e6a9284614ba0565b878681611e36565b63614b2edf60e01b87526001600160401b038816600452602487fd5b506001600160401b0388164210611d86565b5060ff815460a01c16611eb28161486d565b15611ecc5750600481015460c01c64ffffffffff16611d65565b8761034b602492630d64047360e21b83526139f3565b600282015460801c9550611d5e565b90505f611d56565b8187526007602052604087206001600160a01b0387165f5260205264ffffffffff60405f205460c01c16611d5e565b63b10205ed60e01b8552600485fd5b90506020813d602011611f65575b81611f5260209383613e1a565b81010312611f6157515f611ce3565b5f80fd5b3d9150611f45565b6040513d88823e3d90fd5b50346101ed5760203660031901126101ed57611fa560076040602093600435815260038552200154614dc4565b604051908152f35b50346101ed5760403660031901126101ed5760a090611fca61395d565b816080604051611fd981613dac565b8281528260208201528260408201528260608201520152600435825260046020526001600160a01b036040832091165f526020526001600160401b0360405f20546001600160a01b0381169262ffffff8260c01c16905062ffffff81145f146120a7575063ffffffff805b8160405161205181613dac565b86815260ff6020820181878b1c1681526080604084019362ffffff8960a81c168552856060820197168752019660d81c875260405198895251166020880152511660408601525116606084015251166080820152f35b63ffffffff90612044565b50346101ed5760203660031901126101ed5764ffffffffff6040602092600435815260038452205460c81c16604051908152f35b50346101ed5760203660031901126101ed57611fa56040602092600435815260038452206006600582015491015490613f1f565b50346101ed57806003193601126101ed576020600154604051908152f35b50346101ed5760203660031901126101ed575061222b600435612159613ec7565b90612163816146f4565b9060ff600183015460e01c1680612240575b61222f575b5050604051918291829190916101606001600160401b038161018084019580518552602081015160208601526001600160a01b036040820151166040860152606081015160608601526080810151608086015263ffffffff60a08201511660a086015263ffffffff60c08201511660c086015263ffffffff60e08201511660e08601528261010082015116610100860152610120810151610120860152610140810151610140860152015116910152565b0390f35b612239925061514e565b5f8061217a565b5061225160ff835460a01c1661486d565b612175565b50346101ed5760203660031901126101ed576004356122736146bf565b61227c816146f4565b90815460ff8160a01c1661228f8161486d565b156123515750600483019283549360ff8560e81c165f146123425785945b851561233357610f0c936006879460209997946001600160a01b03947fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600160e81b911617905501612300858254613e98565b90551680917ff552ca82e113ac3c539c3d617f29fcd19c172a0c75dad017555c9e109f7fe18388604051868152a3614aa7565b630686827b60e51b8752600487fd5b61234b8261511c565b946122ad565b8461034b602492630d64047360e21b83526139f3565b50346101ed5760203660031901126101ed576004356123846146bf565b61238d816146f4565b80549160ff8360a01c1692600784101590816107345760028514918215806128ea575b6128d4576107345781806128c0575b6128b1578286526004602052604086206001600160a01b0333165f526020526001600160a01b0360405f20541661289e5760018401946001600160401b03865460a01c169160ff61249484196001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b9160a81c1681101561288f57906124e260ff89949316926001600160401b036001851b1617889067ffffffffffffffff60a01b1967ffffffffffffffff60a01b83549260a01b169116179055565b84835260066020526040832060ff83165f5260205260405f20916001600160a01b0333166001600160a01b031984541617835560038492146127bc575b63ffffffff925061267e61253287614c71565b64ffffffffff8861263262ffffff6001600160a01b036040519561255587613dac565b16998a8652602086018881526125d660ff6040890192858d168452604060608b019587875260808c0199818b5281526004602052206001600160a01b0333165f526020526001600160a01b038060405f209b5116166001600160a01b03198b5416178a555116889060ff60a01b1960ff60a01b83549260a01b169116179055565b51865491517fffffffffff000000000000ffffffffffffffffffffffffffffffffffffffffff90921660a89190911b77ffffff0000000000000000000000000000000000000000001617911660c01b62ffffff60c01b16178455565b5182547affffffffffffffffffffffffffffffffffffffffffffffffffffff16911660d81b7fffffffffff00000000000000000000000000000000000000000000000000000016179055565b6040519384526020840152166040820152827f1f75e1b47905f1535ada761431214a24b8def06a13bd1ead020ef47409b49fe560603393a3846001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166001600160801b03600386015416813b15610a59578291608483926040519485938492637bf9d42760e11b84528a600485015282602485015233604485015260648401525af18015611dfe576127a1575b509280929161030e95600295508161277b575b508061276e575b61275e575b5050015460801c33614f81565b61276791614e6d565b5f81612751565b506007810154151561274c565b54612792915060a01c6001600160401b0316614dc4565b60ff825460a81c16145f612745565b816127af9195949395613e1a565b610a51579091845f612732565b905060405191639f8ab78160e01b835285600484015281602484015260016044840152602083606481876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1928315610ebd57849361284b575b509162ffffff63ffffffff935460a01c1680848316115f1461284457505b9061251f565b905061283e565b92506020833d602011612887575b8161286660209383613e1a565b81010312610a555762ffffff61288063ffffffff94613eb6565b9350612820565b3d9150612859565b6323ad276560e21b8852600488fd5b636680176960e01b865233600452602486fd5b6323ad276560e21b8652600486fd5b5064ffffffffff8160c81c164210156123bf565b630d64047360e21b875260248761034b886139f3565b50508560038614156123b0565b50346101ed5760203660031901126101ed57600435906129156146bf565b61291e826146f4565b9160ff835460a01c16926007841015611c33578360038495145f146129c95750506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b156129c5578291602483926040519485938492633137251b60e11b845260048401525af18015611dfe576129b0575b5050805f5160206152ee5f395f51905f525d80f35b816129ba91613e1a565b6101ed57805f61299b565b5050fd5b600214801593509091906129ee575b50501561030e576321bf6c6760e21b8152600490fd5b6129f8925061479c565b155f806129d8565b50346101ed57612a0f36613989565b939190612a1a6146bf565b8293612a25816146f4565b9560ff600188015460e01c1615612dbd579590918285526007602052604085206001600160a01b0385165f5260205260405f2060405190612a6582613d7d565b54906001600160a01b038216815260ff8260a01c16602082015260ff8260a81c161515604082015260ff8260b01c161515606082015264ffffffffff60a0608083019260ff8560b81c1615158452019260c01c168252612ac484614d9c565b90879988946001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946001600160a01b038a16945b838810612b2857505060208b8b610f0c8f8d610f07828f8f610f006006610ef68b9889613e98565b9091929394959698979b9a809d612b408b8787613e3b565b604051926304daab1760e01b84528b600485015289602485015260606044850152610104840191803563ffffffff8116809103610a5957606486015260208101356084860152604081013560a4860152606081013560c48601526080810135601e1982360301811215610a595701602081359101926001600160401b038211610a59578160051b36038413610a5957819060a060e48801525261012485019291905b808210612d8a575050508f9d9e9f8390818060809403918d5af1918215612d7f578d9081829083928496612d2a575b508015612d1c57612c229087613e85565b92508015612d07578f9091828493612c4b95049306115f14612cff575060ff60015b1690613e98565b91875115159081612ce3575b5015612c7c57600191612c6991613e98565b995b01969594939291909c97989c612b00565b99909c89612c8b8f8a93613e98565b9e612c97848989613e3b565b612ca090613ea5565b6040805163ffffffff92909216825260208201929092527fd295a42c91b07666c5f436270c9738382ed923e193242dada46b33b4330253509190a3600190612c6b565b90506001600160401b0364ffffffffff8651169116115f612c57565b60ff90612c44565b50634e487b7160e01b8f52601260045260248ffd5b505050509960019150612c6b565b9550505050506080823d8211612d77575b81612d4860809383613e1a565b81010312612d73578c8251602084015193612d6a606060408301519201613e71565b9490915f612c11565b8c80fd5b3d9150612d3b565b6040513d8f823e3d90fd5b9091928335906001600160a01b0382168203611f6157602080916001600160a01b03600194168152019401920190612be2565b60248561034b60ff8a5460a01c16630d64047360e21b83526139f3565b5034611f61576040366003190112611f6157602435600435612dfa6146bf565b612e03816146f4565b60ff815460a01c16612e148161486d565b6131325750815f52600760205260405f206001600160a01b0333165f526020526001600160a01b0360405f20541661311f57600781019081545f19811461311057600392612ee682196001811901167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a1790565b916001831b17905561ffff612efa85614c71565b916130276001600160a01b0360405194612f1386613d7d565b169384815264ffffffffff886020830160ff86168152604084016001815260608501905f8252612fa560ff60808801945f865260a08901965f88525f52600760205260405f206001600160a01b0333165f526020526001600160a01b038060405f209a5116166001600160a01b03198a54161789555116879060ff60a01b1960ff60a01b83549260a01b169116179055565b5185549151925193517fffffff0000000000000000ffffffffffffffffffffffffffffffffffffffffff90921690151560a81b60ff60a81b161791151560b01b60ff60b01b169190911791151560b81b77ff00000000000000000000000000000000000000000000001691909117911660c01b64ffffffffff60c01b16179055565b604051928352166020820152837f0cf19011421c56641c6a578b895bd307452b1cdbebfe22b0f28353d136f39a0260403393a301547f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316929060801c8082111561310957505b823b15611f615760845f92836040519586948593637bf9d42760e11b855260048501526001602485015233604485015260648401525af180156130fe576130eb575b50805f5160206152ee5f395f51905f525d80f35b6130f791505f90613e1a565b5f5f6130d7565b6040513d5f823e3d90fd5b9050613095565b6327a01e0760e21b5f5260045ffd5b6302b1c65760e61b5f523360045260245ffd5b630d64047360e21b5f52613145906139f3565b60245ffd5b34611f61576040366003190112611f615761316361395d565b5f60a060405161317281613d7d565b82815282602082015282604082015282606082015282608082015201526004355f5260076020526001600160a01b0360405f2091165f5260205260c060405f206001600160401b03604051916131c783613d7d565b5491816001600160a01b0384169384835260ff8160a01c169283602082015260ff8260a81c16151580604083015260a060ff8460b01c1615159283606082015264ffffffffff60ff8660b81c161515958660808401528b1c169182910152835f146132ac575f935b156132a15761ffff90955b64ffffffffff60a060405161324e81613d7d565b8b81526020810193845260408101958652606081019687528260808201981688520197168752604051988952511660208801525115156040870152511515606086015251166080840152511660a0820152f35b5061ffff5f9561323a565b809361322f565b34611f61576020366003190112611f615760206132e66001600160a01b0360016132de6004356146f4565b015416614c47565b818151910120604051908152f35b34611f61576040366003190112611f615760243560ff81168103611f61576004355f52600660205260ff60405f2091165f5260205260206001600160a01b0360405f205416604051908152f35b34611f61576020366003190112611f615760043561335d6146bf565b613366816146f4565b815f52600760205260405f206001600160a01b0333165f5260205260405f20805460ff8160a81c161561352d5760ff835460a01c166133a48161486d565b613132575060ff8160b01c1661351e577fffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffffffff1676010000000000000000000000000000000000000000000017905533827f9b7129ae006ad36a99604b791701c3e7a5887c676fa415c7cbf65af88d2bb3525f80a3805460ff8160a01c16600781101561032157600114613443575b5f5f5160206152ee5f395f51905f525d005b63ffffffff61034061345484614c22565b01511664ffffffffff42160164ffffffffff811161350a577dffffffffff000000000000000000000000000000000000000000000000007fffff0000000000ffffffffffffffffffffffffffffffffffffffffffffffffff9160c81b16911617815560ff815460a01c16906134cc6040518093613a01565b613502927ffff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b4786040846002602081970152a2613f76565b808080613431565b634e487b7160e01b5f52601160045260245ffd5b6321bf6c6760e21b5f5260045ffd5b6376a1be0560e01b5f523360045260245ffd5b34611f61575f366003190112611f615760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34611f61576020366003190112611f615760043561359f6146bf565b6135a8816146f4565b90805f52600760205260405f206001600160a01b0333165f5260205260405f2060ff815460a81c161561352d57613431923392614ba0565b34611f61576020366003190112611f61576004356135fc6146bf565b613605816146f4565b90613610338261472d565b60ff835460a01c1660078110156103215760021461391e575b60ff835460a01c169061363b8261486d565b61390b575f916007811015610321576003146138df575b80549060ff8260a01c169160ff865460a01c166007811015610321576003036138ae5750604051639f8ab78160e01b81528460048201528260248201525f60448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156130fe575f91613874575b505b815462ffffff60c01b191660c082901b62ffffff60c01b161790915563ffffffff8116906137ae6001870160ff815460e01c16156040519061371982613dc7565b64ffffffffff4216825260208201908152885f52600560205260405f206001600160a01b0333165f5260205264ffffffffff60405f2092511665ff000000000083549251151560281b169165ffffffffffff1916171790556001600160401b03806001871b1619825460a01c161667ffffffffffffffff60a01b1967ffffffffffffffff60a01b83549260a01b169116179055565b845f52600660205260405f2060ff84165f5260205260405f20906001600160a01b0319825416825581549062ffffff8260a01c168411613853575b50505060405191825260208201528115156040820152827f58a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a3660603393a31561383c57600261343192015460801c90614b5d565b50600261384e91015460801c33614aa7565b613431565b62ffffff60a01b62ffffff60a01b199160a01b1691161790558580806137e9565b90506020813d6020116138a6575b8161388f60209383613e1a565b81010312611f61576138a090613eb6565b866136d6565b3d9150613882565b600186015460e01c60ff16156138d2575063ffffffff600486015460601c166136d8565b60a81c62ffffff166136d8565b90506138ed338285856148a9565b5081156138fc575b5090613652565b63ffffffff91501615846138f5565b630d64047360e21b5f52613145826139f3565b613928838361479c565b50613629565b34611f61576020366003190112611f61576020906004355f52600382526001600160a01b0360405f2054168152f35b602435906001600160a01b0382168203611f6157565b604435906001600160a01b0382168203611f6157565b906060600319830112611f6157600435916024356001600160a01b0381168103611f6157916044356001600160401b038111611f615760040182601f82011215611f61578035926001600160401b038411611f61576020808301928560051b010111611f61579190565b600781101561032157600452565b9060078210156103215752565b60e435906001600160401b0382168203611f6157565b6003111561032157565b6002111561032157565b61ffff8151168252602081015160208301526001600160401b03604082015116604083015263ffffffff60608201511660608301526080810151608083015260a081015160a083015260c081015160c08301526001600160401b0360e08201511660e0830152610100810151610100830152610120810151613ab981613a24565b610120830152610140810151906006821015610321576106006001600160a01b0391819361014086015263ffffffff61016082015116610160860152610180810151613b0481613a24565b6101808601526101a0810151613b1981613a2e565b6101a08601526101c0810151613b2e81613a2e565b6101c086015263ffffffff6101e0820151166101e086015263ffffffff6102008201511661020086015263ffffffff6102208201511661022086015261024081015160010b610240860152610260810151151561026086015260ff6102808201511661028086015260ff6102a0820151166102a086015263ffffffff6102c0820151166102c086015263ffffffff6102e0820151166102e086015260ff6103008201511661030086015260ff6103208201511661032086015263ffffffff6103408201511661034086015263ffffffff6103608201511661036086015263ffffffff6103808201511661038086015263ffffffff6103a0820151166103a086015263ffffffff6103c0820151166103c086015263ffffffff6103e0820151166103e086015263ffffffff6104008201511661040086015263ffffffff6104208201511661042086015263ffffffff6104408201511661044086015263ffffffff6104608201511661046086015260ff6104808201511661048086015263ffffffff6104a0820151166104a086015263ffffffff6104c0820151166104c086015263ffffffff6104e0820151166104e08601526001600160801b036105008201511661050086015261ffff610520820151166105208601526001600160801b03610540820151166105408601526001600160801b03610560820151166105608601526001600160801b03610580820151166105808601526001600160801b036105a0820151166105a0860152826105c0820151166105c0860152826105e0820151166105e0860152015116910152565b60c081019081106001600160401b03821117613d9857604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b03821117613d9857604052565b604081019081106001600160401b03821117613d9857604052565b61062081019081106001600160401b03821117613d9857604052565b61018081019081106001600160401b03821117613d9857604052565b90601f801991011681019081106001600160401b03821117613d9857604052565b9190811015613e5d5760051b81013590609e1981360301821215611f61570190565b634e487b7160e01b5f52603260045260245ffd5b51906001600160401b0382168203611f6157565b8181029291811591840414171561350a57565b9190820180921161350a57565b3563ffffffff81168103611f615790565b519063ffffffff82168203611f6157565b60405190613ed482613dfe565b5f610160838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201520152565b9190820391821161350a57565b9160409194936001600160a01b039160608501968552613f4b81613a2e565b602085015216910152565b906001600160401b03809116911601906001600160401b03821161350a57565b9060078110156103215760ff60a01b1960ff60a01b83549260a01b169116179055565b909493929194613fa8826146f4565b60405163a61e7d1760e01b8152600481018490529690613fc783613a2e565b8260248901526001600160a01b0380808416968760448c015216968760648b015216608489015260208860a4815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19788156130fe575f98614530575b5087156145255764ffffffffff42169161404884613a2e565b836144695750835f52600460205260405f20855f5260205260405f2090845f52600560205260405f20865f5260205264ffffffffff60405f20541615614116575b50916140ff6040927f0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f4324494907affffffffffffffffffffffffffffffffffffffffffffffffffffff7fffffffffff00000000000000000000000000000000000000000000000000000083549260d81b169116179055565b81519061410b81613a2e565b8152876020820152a4565b815460ff8160a01c169060ff835460a01c16600781101561032157889188916003036143e257505050604051639f8ab78160e01b81528660048201528160248201525f60448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19182156130fe57889288925f91614343575b506140ff94604097947f0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f432449997947f58a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a366060614318966002965b895462ffffff60c01b191660c082901b62ffffff60c01b16178a5563ffffffff8116906142c1600189018d60ff825460e01c16156040519161423c83613dc7565b825260208201908152895f52600560205260405f208b5f52602052604064ffffffffff905f2092511665ff000000000083549251151560281b169165ffffffffffff1916171790556001600160401b03806001871b1619825460a01c161667ffffffffffffffff60a01b1967ffffffffffffffff60a01b83549260a01b169116179055565b855f5260066020528e5f2060ff84165f526020528e5f20906001600160a01b0319825416825581549062ffffff8260a01c168411614322575b5050508d5191825260208201525f8d820152a3015460801c88614b5d565b9294509250614089565b62ffffff60a01b62ffffff60a01b199160a01b1691161790555f80806142fa565b96935050959390506020853d6020116143da575b8161436460209383613e1a565b81010312611f615761431860026140ff948a8a7f58a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a3660607f0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f432449c6143c760409d613eb6565b96509650505094979950949750946141a3565b3d9150614357565b847f0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f43244989693614318937f58a6cfa1bf22ac21c5173d6980352251ee0c046c8c7bf09e143ee5ee00448a36606060409b9860029660ff60016140ff9d015460e01c165f1461445c575063ffffffff6004870154831c166141fb565b60a81c62ffffff166141fb565b60409261450e917f0669e995fa33a5ec9200566cc913089ab2eaef8557f049b84c57f59aa5f432449593875f526007602052855f20895f52602052855f20918260ff815460a81c16614513575b547fffffff000000000000ffffffffffffffffffffffffffffffffffffffffffffff1660c09490941b64ffffffffff60c01b169390931777010000000000000000000000000000000000000000000000179091555050565b6140ff565b61451d928a614ba0565b5f80826144b6565b505f96505050505050565b9097506020813d60201161455c575b8161454c60209383613e1a565b81010312611f615751965f61402f565b3d915061453f565b6040519061457182613de2565b5f610600838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e08201520152565b5f5160206152ee5f395f51905f525c6146e55760015f5160206152ee5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b90815f52600360205260405f209160ff835460a01c166007811015610321571561471b5750565b6319032fbb60e31b5f5260045260245ffd5b9190915f52600460205260405f206001600160a01b0383165f5260205260405f209182546001600160a01b03811615908115614788575b5061476c5750565b6001600160a01b03906364e1496360e11b5f521660045260245ffd5b62ffffff9150819060c01c1614155f614764565b90805464ffffffffff8160c81c1642106148665760ff6147cb6001600160401b03600185015460a01c16614dc4565b9160b01c16111580614859575b156147eb576147e691614e6d565b600190565b60048101805464ffffffffff60c01b19164260c01b64ffffffffff60c01b1617905560ff815460a01c16906148236040518093613a01565b6147e6927ffff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b4786040846005602081970152a2613f76565b50600781015415156147d8565b5050505f90565b60078110159081610321576004811491821561489c575b821561488f57505090565b9091506103215760061490565b506005811491505f614884565b929091926001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016916001600160a01b036040519163779adeed60e01b8352836004840152166024820152602081604481865afa80156130fe575f90614a6c575b610120915062ffffff81965460a81c168063ffffffff8316115f14614a645750915b6024604051809581936365c7d79d60e01b835260048301525afa9182156130fe575f9261497d575b5063ffffffff8060048161497895511695015460401c169116613e98565b811192565b9150610120823d8211614a5c575b816149996101209383613e1a565b81010312611f61576040519161012083018381106001600160401b03821117613d98576040526149c881613eb6565b83526149d660208201613eb6565b60208401526149e760408201613eb6565b60408401526149f860608201613eb6565b6060840152614a0960808201613e71565b6080840152614a1a60a08201613e71565b60a0840152614a2b60c08201613e71565b60c084015260e0810151928315158403611f615760e0810193909352610100908101519083015263ffffffff61495a565b3d915061498b565b905091614932565b506020813d602011614a9f575b81614a8660209383613e1a565b81010312611f6157614a9a61012091613eb6565b614910565b3d9150614a79565b8115614b5957614ab8825f54613f1f565b5f557f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f5114821615614b38575b60405215614b1c5750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b906001811516614b5057823b15153d15161690614b11565b503d5f823e3d90fd5b5050565b908015614b5957602081614b947f332f25d7d767b49a1126573abecdd03ab5293993961c8c46f81e74c188aba55593600154613e98565b600155604051908152a2565b82547fffffff0000000000ffff00ffffffffffffffffffffffffffffffffffffffffff164260c01b64ffffffffff60c01b16178355926001600160a01b039290919060079060019060ff905460a01c161b19910190815416905516907f029cef98b11f1bb06b6d064a9742910e89943f464c33dbc52b7b5ebba8c223765f80a3565b614c436001600160a01b036001602093614c3a614564565b50015416614c47565b0190565b906040805180935f19813b0164ffffffffff16905f6021830191601f8501903c8082520101604052565b90604051637d039ebb60e11b81523360048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156130fe575f91614d5a575b508092805f52600860205260405f206001600160a01b0383165f526020526001600160a01b0360405f20541680155f14614d3357505f5260086020526001600160a01b0360405f2091165f5260205260405f206001600160a01b0333166001600160a01b0319825416179055565b90503303614d3e5750565b6001600160a01b0390636f6a94a360e11b5f521660045260245ffd5b90506020813d602011614d94575b81614d7560209383613e1a565b81010312611f6157516001600160a01b0381168103611f61575f614cc5565b3d9150614d68565b614dc06127109161ffff6001600160801b03600283015416915460b81c1690613e85565b0490565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b9060018101600160e01b7fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff82541617815560ff825460a01c16614eb36040518092613a01565b7ffff8d6a6fb6b1d8c9f48d303e68a65e77991c67558d0ddace475b7dc1dc6b4786040826003602088950152a2614eeb600383613f76565b6001600160401b03614f266001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001693614c22565b915460a01c1691803b15611f6157614f60935f610664928195604051978896879563e52f078f60e01b875260048701526024860190613a38565b6106448401525af180156130fe57614f755750565b5f614f7f91613e1a565b565b8115614b5957614f92825f54613e98565b5f556040516370a0823160e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03811690602083602481855afa9283156130fe575f936150e8575b506001600160a01b03604051946323b872dd60e01b5f5216600452306024528460445260205f60648180855af19060015f51148216156150c9575b50836040525f606052156150b757826024816020936370a0823160e01b82523060048301525afa80156130fe575f90615083575b6150639250613f1f565b81810361506e575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d6020116150af575b8161509d60209383613e1a565b81010312611f61576150639151615059565b3d9150615090565b635274afe760e01b5f5260045260245ffd5b60018215166150df573b15153d1516165f615025565b843d5f823e3d90fd5b9092506020813d602011615114575b8161510460209383613e1a565b81010312611f615751915f614fea565b3d91506150f7565b61514b90610cf06005820154916001600160801b0360026001600160401b03600a840154169201541690613e85565b90565b9064ffffffffff9061515e613ec7565b506151756001600160a01b03600183015416614c47565b602081519101206001600160a01b038254169160088101549260098201546004830154946001600160401b03600a85015416926151c86151c26001600160801b0360028801541686613e85565b9561511c565b95604051996151d68b613dfe565b8a5260208a015260408901526060880152608087015263ffffffff8460601c1660a087015263ffffffff8460801c1660c087015263ffffffff8460a01c1660e087015261010086015261012085015261014084015260c01c1661016082015290565b81601f82011215611f61578051906001600160401b038211613d98576040519261526c601f8401601f191660200185613e1a565b82845260208383010111611f6157815f9260208093018386015e8301015290565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6152ba81613a24565b156152e057600681101561032157600181141590816152d7575090565b60059150141590565b600681101561032157159056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0060808060405234601557611d02908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c63f5c64f4014610024575f80fd5b3461054e573660031901610640811261054e576106201361054e576106243563ffffffff8116810361054e57604051610620810181811067ffffffffffffffff8211176105525760405260043561ffff8116810361054e578152602435602082015260443567ffffffffffffffff8116810361054e57604082015260643563ffffffff8116810361054e576060820152608435608082015260a43560a082015260c43560c082015260e43567ffffffffffffffff8116810361054e5760e08201526101043561010082015261012435600381101561054e5761012082015261014435600681101561054e576101408201526101643563ffffffff8116810361054e5761016082015261018435600381101561054e576101808201526101a435600281101561054e576101a08201526101c435600281101561054e576101c08201526101e43563ffffffff8116810361054e576101e08201526102043563ffffffff8116810361054e576102008201526102243563ffffffff8116810361054e57610220820152610244358060010b810361054e5761024082015261026435801515810361054e576102608201526102843560ff8116810361054e576102808201526102a43560ff8116810361054e576102a08201526102c43563ffffffff8116810361054e576102c08201526102e43563ffffffff8116810361054e576102e08201526103043560ff8116810361054e576103008201526103243560ff8116810361054e576103208201526103443563ffffffff8116810361054e576103408201526103643563ffffffff8116810361054e576103608201526103843563ffffffff8116810361054e576103808201526103a43563ffffffff8116810361054e576103a08201526103c43563ffffffff8116810361054e576103c08201526103e43563ffffffff8116810361054e576103e08201526104043563ffffffff8116810361054e576104008201526104243563ffffffff8116810361054e576104208201526104443563ffffffff8116810361054e576104408201526104643563ffffffff8116810361054e576104608201526104843560ff8116810361054e576104808201526104a43563ffffffff8116810361054e576104a08201526104c43563ffffffff8116810361054e576104c08201526104e43563ffffffff8116810361054e576104e0820152610504356001600160801b038116810361054e576105008201526105243561ffff8116810361054e57610520820152610544356001600160801b038116810361054e57610540820152610564356001600160801b038116810361054e57610560820152610584356001600160801b038116810361054e576105808201526105a4356001600160801b038116810361054e576105a08201526105c43573ffffffffffffffffffffffffffffffffffffffff8116810361054e576105c08201526105e43573ffffffffffffffffffffffffffffffffffffffff8116810361054e576105e0820152610604359173ffffffffffffffffffffffffffffffffffffffff8316830361054e576104e6926106008301526104a8826105b0565b92909291835115610539575b835115610524575b83511561050e575b508251156104f8575b506104f490604051938493604085526040850190610566565b908382036020850152610566565b0390f35b6104f492506105079150611a22565b90916104cd565b9080935061051c9250611566565b90915f6104c4565b9250905061053181610f6d565b9190926104bc565b925090506105468161096b565b9190926104b4565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6040519190601f01601f1916820167ffffffffffffffff81118382101761055257604052565b600161ffff825116036108d657602081015115610896576040810167ffffffffffffffff8151168015908115610888575b5061081a5763ffffffff606083015116801591821561080e575b82156107f9575b5050610766576080810151156107265760c0810151156106b95760e0015167ffffffffffffffff161561064d57610639602061058a565b5f815290610647602061058a565b5f815290565b610657604061058a565b600e81527f646174617365745265636f72647300000000000000000000000000000000000060208201529061068c604061058a565b601281527f6d757374206265206174206c6561737420310000000000000000000000000000602082015290565b506106c4604061058a565b600b81527f64617461736574526f6f740000000000000000000000000000000000000000006020820152906106f9604061058a565b601081527f6d757374206e6f74206265207a65726f00000000000000000000000000000000602082015290565b50610731604061058a565b601081527f696e697469616c5374617465526f6f74000000000000000000000000000000006020820152906106f9604061058a565b50610771604061058a565b600d81527f667261676d656e74436f756e74000000000000000000000000000000000000006020820152906107a6606061058a565b602881527f6d757374206265203120746f203430393620616e64206174206d6f737420706160208201527f72616d436f756e74000000000000000000000000000000000000000000000000604082015290565b5167ffffffffffffffff161090505f80610602565b611000821192506105fb565b5050610826604061058a565b600a81527f706172616d436f756e740000000000000000000000000000000000000000000060208201529061085b604061058a565b601181527f6d757374206265203120746f20325e3331000000000000000000000000000000602082015290565b63800000009150115f6105e1565b506108a1604061058a565b600c81527f6d616e69666573744861736800000000000000000000000000000000000000006020820152906106f9604061058a565b506108e1604061058a565b600781527f76657273696f6e00000000000000000000000000000000000000000000000000602082015290610916604061058a565b600981527f6d75737420626520310000000000000000000000000000000000000000000000602082015290565b6003111561094d57565b634e487b7160e01b5f52602160045260245ffd5b6002111561094d57565b61012081015161097a81610943565b61098381610943565b610f065760a0810151610e995763ffffffff61016082015116610e2c576101808101516109af81610943565b6109b881610943565b610dbf576101a08101516109cb81610961565b6109d481610961565b610d48576101c08101516109e781610961565b6109f081610961565b610cce5763ffffffff6101e0820151168015908115610cbf575b50610c4857633f80000063ffffffff610200830151161015610bdb5763ffffffff61022082015116610b6e57610240810190815160010b915f83607b039312607b8412811690607b851390151617610b4f57607d19905160010b12918215610b63575b8215610b16575b5050610a8457610639602061058a565b610a8e604061058a565b601081527f7061796c6f6164426f756e644c6f673200000000000000000000000000000000602082015290610ac3606061058a565b603b81527f6d757374206265206174206c65617374202d3132362c20616e6420325e626f7560208201527f6e64202a206d6178526f756e6473202a203136203c20325e3132370000000000604082015290565b601481131592509082610b2d575b50505f80610a74565b6102e0015163ffffffff16915060ff8111610b4f576001901b11155f80610b24565b634e487b7160e01b5f52601160045260245ffd5b600181129250610a6d565b50610b79604061058a565b600a81527f636c69704c324e6f726d00000000000000000000000000000000000000000000602082015290610bae604061058a565b601d81527f6f6e6c792030206973207365727665642062792076657273696f6e2031000000602082015290565b50610be6604061058a565b600d81527f6f757465724d6f6d656e74756d00000000000000000000000000000000000000602082015290610c1b604061058a565b601d81527f6d75737420626520612062696e617279333220696e205b2b302c203129000000602082015290565b50610c53604061058a565b601181527f6f757465724c6561726e696e6752617465000000000000000000000000000000602082015290610c88606061058a565b602181527f6d75737420626520612066696e6974652062696e61727933322061626f7665206020820152600360fc1b604082015290565b637f800000915010155f610a0a565b50610cd9604061058a565b600b81527f6f75746572557064617465000000000000000000000000000000000000000000602082015290610d0e606061058a565b602481527f6f6e6c79204e65737465726f76206973207365727665642062792076657273696020820152636f6e203160e01b604082015290565b50610d53604061058a565b600b81527f7061796c6f61644b696e64000000000000000000000000000000000000000000602082015290610d88606061058a565b602181527f6f6e6c792044656e7365206973207365727665642062792076657273696f6e206020820152603160f81b604082015290565b50610dca604061058a565b600c81527f7175616e74697a6174696f6e0000000000000000000000000000000000000000602082015290610dff604061058a565b602081527f6f6e6c79204e6f6e65206973207365727665642062792076657273696f6e2031602082015290565b50610e37604061058a565b601081527f6167677265676174696f6e506172616d00000000000000000000000000000000602082015290610e6c604061058a565b601281527f6d757374206265203020666f72204d65616e0000000000000000000000000000602082015290565b50610ea4604061058a565b600b81527f70726f6772616d526f6f74000000000000000000000000000000000000000000602082015290610ed9604061058a565b601d81527f6d757374206265207a65726f20696e20746865204f70656e2074696572000000602082015290565b50610f11604061058a565b60048152633a34b2b960e11b602082015290610f2d604061058a565b602081527f6f6e6c79204f70656e206973207365727665642062792076657273696f6e2031602082015290565b81810292918115918404141715610b4f57565b60ff610280820151168015801561155c575b8015611552575b6114e4576102a0820180516101fe839160011b161115611466575160ff16906001810361145557506001905b116113d95763ffffffff6102c08201511680159081156113cc575b5061135f5763ffffffff6102e0820151168015908115611352575b5061131257600160ff61030083015116036112d257600160ff61032083015116036112655760ff61048082015116801590811561125a575b506111ed5763ffffffff6104a082015116600281109081156111e0575b506111735763ffffffff6104c0820151168015908115611166575b506110f9576104e0015163ffffffff1680159081156110ed575b5061108157610639602061058a565b61108b604061058a565b600981527f6d61784d697373657300000000000000000000000000000000000000000000006020820152906110c0604061058a565b601181527f6d757374206265203120746f2031303233000000000000000000000000000000602082015290565b6103ff9150115f611072565b50611104604061058a565b601181527f6d6178436f6e73656375746976654e6563000000000000000000000000000000602082015290611139604061058a565b601181527f6d757374206265203120746f20325e3230000000000000000000000000000000602082015290565b621000009150115f611058565b5061117e604061058a565b600c81527f63617363616465446570746800000000000000000000000000000000000000006020820152906111b3604061058a565b601181527f6d757374206265203220746f20325e3230000000000000000000000000000000602082015290565b621000009150115f61103d565b506111f8604061058a565b600d81527f726f6c6c6261636b44657074680000000000000000000000000000000000000060208201529061122d604061058a565b600e81527f6d757374206265203120746f2038000000000000000000000000000000000000602082015290565b60089150115f611020565b50611270604061058a565b601281527f636f6d6d69747465655468726573686f6c6400000000000000000000000000006020820152906112a5604061058a565b601d81527f6f6e6c792031206973207365727665642062792076657273696f6e2031000000602082015290565b506112dd604061058a565b600e81527f636f6d6d697474656553656174730000000000000000000000000000000000006020820152906112a5604061058a565b5061131d604061058a565b600981527f6d6178526f756e64730000000000000000000000000000000000000000000000602082015290611139604061058a565b621000009150115f610fe8565b5061136a604061058a565b600a81527f696e6e657253746570730000000000000000000000000000000000000000000060208201529061139f604061058a565b601181527f6d757374206265203120746f20325e3136000000000000000000000000000000602082015290565b620100009150115f610fcd565b506113e4604061058a565b600681526571756f72756d60d01b602082015290611402606061058a565b603381527f6d757374206265206174206d6f737420747261696e6572436f756e74202d203160208201527f2c206f7220312069662074686174206973203100000000000000000000000000604082015290565b5f198101908111610b4f5790610fb2565b505050611473604061058a565b600681526571756f72756d60d01b602082015290611491606061058a565b602681527f6d757374206265206d6f7265207468616e2068616c66206f6620747261696e6560208201527f72436f756e740000000000000000000000000000000000000000000000000000604082015290565b50506114f0604061058a565b600c81527f747261696e6572436f756e740000000000000000000000000000000000000000602082015290611525604061058a565b601481527f6d7573742062652031206f72203320746f203634000000000000000000000000602082015290565b5060408111610f86565b5060028114610f7f565b906103a082019163ffffffff6103e88185511606166119c357611589606061058a565b92602584527f6d757374206265206265747765656e206d696e57696e646f7720616e6420333060208501527f2064617973000000000000000000000000000000000000000000000000000000604085015263ffffffff80610340840151169316928381109081156119b6575b5061197a5763ffffffff6103608301511683811090811561196d575b506119315763ffffffff61038083015116838110908115611924575b506118e8576103e863ffffffff8092511604168281109081156118db575b506118b05763ffffffff6103c0820151168281109081156118a3575b506118685763ffffffff6103e08201511682811090811561185b575b506118205763ffffffff61040082015116828110908115611813575b506117d85763ffffffff610420820151168281109081156117cb575b506117905763ffffffff61044082015116828110908115611783575b5061174857610460015163ffffffff1690811090811561173b575b506117025750610639602061058a565b9061170d604061058a565b601081527f64697370757465457874656e73696f6e0000000000000000000000000000000060208201529190565b62278d009150115f6116f2565b505090611755604061058a565b600c81527f64697370757465436c6f636b000000000000000000000000000000000000000060208201529190565b62278d009150115f6116d7565b50509061179d604061058a565b600c81527f72657665616c57696e646f77000000000000000000000000000000000000000060208201529190565b62278d009150115f6116bb565b5050906117e5604061058a565b600b81527f636c61696d57696e646f7700000000000000000000000000000000000000000060208201529190565b62278d009150115f61169f565b50509061182d604061058a565b600b81527f737461746557696e646f7700000000000000000000000000000000000000000060208201529190565b62278d009150115f611683565b505090611875604061058a565b600e81527f66616c6c6261636b57696e646f7700000000000000000000000000000000000060208201529190565b62278d009150115f611667565b5050906118bd604061058a565b600d81526c677261636557696e646f774d7360981b60208201529190565b62278d009150115f61164b565b505050906118f6604061058a565b600c81527f75706c6f616457696e646f77000000000000000000000000000000000000000060208201529190565b62278d009150115f61162d565b5050509061193f604061058a565b600c81527f636f6d6d697457696e646f77000000000000000000000000000000000000000060208201529190565b62278d009150115f611611565b50505090611988604061058a565b600c81527f656e726f6c6c57696e646f77000000000000000000000000000000000000000060208201529190565b62278d009150115f6115f5565b5050506119d0604061058a565b600d81526c677261636557696e646f774d7360981b6020820152906119f5604061058a565b601a81527f6d7573742062652061206d756c7469706c65206f662031303030000000000000602082015290565b61050081016001600160801b0381511615611cc15761271061ffff6105208401511611611c5357611a67906001600160801b0360ff6102808501511691511690610f5a565b6f7fffffffffffffffffffffffffffffff61054083015160011c16611a948260ff61048086015116610f5a565b11611bbf576001600160801b036105608301511615611b7e57611add9063ffffffff6104a06f7fffffffffffffffffffffffffffffff61058086015160011c1694015116610f5a565b11611aec57610639602061058a565b611af6604061058a565b600a81527f71756f72756d4c6f636b00000000000000000000000000000000000000000000602082015290611b2b606061058a565b603581527f697473206275726e65642068616c66206d75737420636f76657220636173636160208201527f6465446570746820726f756e6473206f66207061790000000000000000000000604082015290565b5050611b8a604061058a565b600a81527f6b65657065724c6f636b0000000000000000000000000000000000000000000060208201529061068c604061058a565b5050611bcb604061058a565b600b81527f747261696e65724c6f636b000000000000000000000000000000000000000000602082015290611c00606061058a565b603681527f697473206275726e65642068616c66206d75737420636f76657220726f6c6c6260208201527f61636b446570746820726f756e6473206f662070617900000000000000000000604082015290565b5050611c5f604061058a565b600d81527f636f6d6d697373696f6e42707300000000000000000000000000000000000000602082015290611c94604061058a565b601581527f6d757374206265206174206d6f73742031303030300000000000000000000000602082015290565b5050611ccd604061058a565b601181527f7265776172645065724772616469656e7400000000000000000000000000000060208201529061068c604061058a56",
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
// Solidity: constructor(address vault_, address rounds_, uint32 minWindow_, uint64 unbondingMargin_, address referee_, address game_) returns()
func (trainingTasks *TrainingTasks) PackConstructor(vault_ common.Address, rounds_ common.Address, minWindow_ uint32, unbondingMargin_ uint64, referee_ common.Address, game_ common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("", vault_, rounds_, minWindow_, unbondingMargin_, referee_, game_)
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
// the contract method with ID 0x5b53d6d5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimCommission(bytes32 taskId, address keeper, (uint32,bytes32,bytes32,bytes32,address[])[] openings) returns(uint256 amount)
func (trainingTasks *TrainingTasks) PackClaimCommission(taskId [32]byte, keeper common.Address, openings []ProposalOpening) []byte {
	enc, err := trainingTasks.abi.Pack("claimCommission", taskId, keeper, openings)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimCommission is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b53d6d5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimCommission(bytes32 taskId, address keeper, (uint32,bytes32,bytes32,bytes32,address[])[] openings) returns(uint256 amount)
func (trainingTasks *TrainingTasks) TryPackClaimCommission(taskId [32]byte, keeper common.Address, openings []ProposalOpening) ([]byte, error) {
	return trainingTasks.abi.Pack("claimCommission", taskId, keeper, openings)
}

// UnpackClaimCommission is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5b53d6d5.
//
// Solidity: function claimCommission(bytes32 taskId, address keeper, (uint32,bytes32,bytes32,bytes32,address[])[] openings) returns(uint256 amount)
func (trainingTasks *TrainingTasks) UnpackClaimCommission(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("claimCommission", data)
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
// the contract method with ID 0xd88afb9b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function convict(bytes32 taskId, uint8 role, address account, address challenger, address compensationTo) returns(uint256 slashed)
func (trainingTasks *TrainingTasks) PackConvict(taskId [32]byte, role uint8, account common.Address, challenger common.Address, compensationTo common.Address) []byte {
	enc, err := trainingTasks.abi.Pack("convict", taskId, role, account, challenger, compensationTo)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConvict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd88afb9b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function convict(bytes32 taskId, uint8 role, address account, address challenger, address compensationTo) returns(uint256 slashed)
func (trainingTasks *TrainingTasks) TryPackConvict(taskId [32]byte, role uint8, account common.Address, challenger common.Address, compensationTo common.Address) ([]byte, error) {
	return trainingTasks.abi.Pack("convict", taskId, role, account, challenger, compensationTo)
}

// UnpackConvict is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd88afb9b.
//
// Solidity: function convict(bytes32 taskId, uint8 role, address account, address challenger, address compensationTo) returns(uint256 slashed)
func (trainingTasks *TrainingTasks) UnpackConvict(data []byte) (*big.Int, error) {
	out, err := trainingTasks.abi.Unpack("convict", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
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
	Index  uint16
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
// Solidity: event KeeperJoined(bytes32 indexed taskId, address indexed keeper, address key, uint16 index)
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
