// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package trainingrounds

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

// Committee is an auto generated low-level Go binding around an user-defined struct.
type Committee struct {
	Members     []uint16
	Signed      uint16
	DrawnAt     uint64
	Forced      uint64
	ForcedUntil uint64
	Holds       uint16
}

// FrozenEntry is an auto generated low-level Go binding around an user-defined struct.
type FrozenEntry struct {
	Trainer     common.Address
	Slot        uint8
	PayloadRoot [32]byte
	ClaimHash   [32]byte
}

// Head is an auto generated low-level Go binding around an user-defined struct.
type Head struct {
	Round          uint32
	Finalized      uint32
	ConsecutiveNec uint32
	Carried        uint32
	OpenedAt       uint64
	ActiveSlots    uint64
	EndedAt        uint64
	Failed         bool
	StateRoot      [32]byte
}

// OuterGradient is an auto generated low-level Go binding around an user-defined struct.
type OuterGradient struct {
	TaskId      [32]byte
	Round       uint32
	Trainer     common.Address
	ParentRoot  [32]byte
	PayloadRoot [32]byte
	ClaimHash   [32]byte
	Deadline    uint64
}

// Proposal is an auto generated low-level Go binding around an user-defined struct.
type Proposal struct {
	TaskId     [32]byte
	Round      uint32
	ParentRoot [32]byte
	Included   uint64
	NewRoot    [32]byte
	AuxRoot    [32]byte
}

// Round is an auto generated low-level Go binding around an user-defined struct.
type Round struct {
	Status         uint8
	OpenedAt       uint64
	CommitClosedAt uint64
	ProposedAt     uint64
	Committed      uint64
	Included       uint64
	FrozenHash     [32]byte
	StateRoot      [32]byte
	AuxRoot        [32]byte
	Branch         uint16
}

// Statement is an auto generated low-level Go binding around an user-defined struct.
type Statement struct {
	TaskId     [32]byte
	Round      uint32
	ParentRoot [32]byte
	FrozenHash [32]byte
	Included   uint64
	NewRoot    [32]byte
	AuxRoot    [32]byte
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

// WitnessSignature is an auto generated low-level Go binding around an user-defined struct.
type WitnessSignature struct {
	Keeper    common.Address
	Signature []byte
}

// TrainingRoundsMetaData contains all meta data concerning the TrainingRounds contract.
var TrainingRoundsMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"gradients\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"ranks\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"shares\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeReward\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"whole\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"excludeGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"failRun\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"finalizeRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"forceInclusion\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"receipts\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"noteShown\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"overturnRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proposeRound\",\"inputs\":[{\"name\":\"proposal\",\"type\":\"tuple\",\"internalType\":\"structProposal\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[{\"name\":\"boundary\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"start\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"spec\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitOuterGradient\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"voidGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"CommitWindowClosedEarly\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"closedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommitteeDrawn\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientExcluded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientVoided\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"InclusionForced\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"OuterGradientCommitted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signature\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PayloadPublished\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCarried\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"consecutive\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCutShort\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFinalized\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundHeld\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"holds\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOpened\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOverturned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadRounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundProposed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signers\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AcceptedSetMismatch\",\"inputs\":[{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"BadOpening\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ChallengeWindowOpen\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ConflictingFinalize\",\"inputs\":[{\"name\":\"standing\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeadlineTooLate\",\"inputs\":[{\"name\":\"latest\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DuplicateSubmission\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"InvalidRound\",\"inputs\":[{\"name\":\"open\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"given\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"LockTooSmall\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAWitness\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotFinalizable\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ParentNotFinal\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"ProposalWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"QuorumNotMet\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SignatureExpired\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"SignersNotSorted\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"StaleParent\",\"inputs\":[{\"name\":\"current\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"UploadWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"function\",\"name\":\"committeeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"committee\",\"type\":\"tuple\",\"internalType\":\"structCommittee\",\"components\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"signed\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"drawnAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forced\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forcedUntil\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"holds\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deadlinesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"commitClose\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"uploadDeadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"graceEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fallbackEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawPendingUntil\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"headOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHead\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"finalized\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"consecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"endedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isOverturnable\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isStanding\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isVested\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"missedLast\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"slots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"missesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"misses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"delivered\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"due\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outerGradientDigest\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"payloadReceiptDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"phaseOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"potId\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"remedyOf\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"remedy\",\"type\":\"uint8\",\"internalType\":\"enumRemedy\"},{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"roundOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"result\",\"type\":\"tuple\",\"internalType\":\"structRound\",\"components\":[{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"enumRoundStatus\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitClosedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"proposedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"runRootOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"signersOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"signers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"syncRoundDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingRounds",
	Bin: "0x610200806040523461037d5761002b9061932780380380916100218285610381565b83398101906103a4565b60405161327580820192906001600160401b038411838510176103695760209183916160b283396001600160a01b0316808552930301905ff0801561032257604051610078604082610381565b60058152602081019064417373617960d81b82526040519161009b604084610381565b600183526020830191603160f81b83526100b4816103c3565b610120526100c1846103c3565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261012a60c082610381565b5190206080523060c05261016082905260405163fbfa77cf60e01b8152602081600481865afa908115610322575f9161034a575b506001600160a01b0390811661018052166101a052604051633b1bebd160e01b8152602081600481855afa918215610322576004926020925f9161032d575b506101c05260405163187fc7c560e31b815292839182905afa908115610322575f916102f3575b506101e052604051615c83908161042f823960805181615abd015260a05181615b7a015260c05181615a87015260e05181615b0c01526101005181615b32015261012051816111ac015261014051816111d50152610160518181816107ef01528181610e7b015281816110d301528181611135015281816114ad01528181611fcc01528181613d80015281816140e401528181614260015281816147d10152615835015261018051816150a001526101a05181602201526101c0518181816101a20152818161051e015281816105ae015281816112a00152818161150601528181611c800152611d0601526101e0518181816104dd0152818161055f015281816106cc0152818161143f0152818161170201528181611cc301528181611f630152818161235801526143290152f35b610315915060203d60201161031b575b61030d8183610381565b8101906103a4565b5f6101c4565b503d610303565b6040513d5f823e3d90fd5b6103449150833d851161031b5761030d8183610381565b5f61019d565b610363915060203d60201161031b5761030d8183610381565b5f61015e565b634e487b7160e01b5f52604160045260245ffd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036957604052565b9081602091031261037d57516001600160a01b038116810361037d5790565b601f8151116103ee5760208151910151602082106103df571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610058575b503461005457604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e15610050573d90f35b3d90fd5b5f80fd5b5f3560e01c90816317df825814611f9257508063308bc2ad14611cf257806332123c3314611c6c5780633afb9469146118e35780634f09946d146117bd578063626e4a36146117315780636cc73210146114f2578063702efafd1461146e57806375e29a2f1461128c57806384b0196e146111945780638fba5bda14611124578063991f8335146110c05780639f8ab78114610e49578063a279fd24146106fb578063b5bf04811461058e578063c871d3f81461050c578063de97c0d71461016d5763f398eac61461012a575f61000f565b3461005457366003190160e081126100545760c0136100545760c4356001600160401b0381116100545761016561016b9136906004016123cd565b9061306d565b005b3461005457606036600319011261005457600435610189612389565b604435916001600160401b0383169081840361005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806104d9575b6104c6576101df81613785565b94909262ffffff8651169363ffffffff861694808610156104af575061020785888387614d46565b1561049c57835f52600360205260405f20855f5260205260405f209661022c88612633565b92610238878488613b95565b9260048a0154946001600160401b038660501c1691608085019464ffffffffff865116155f1461048f5762ffffff610272818351166127cf565b16908b82039663ffffffff88116104645762ffffff9d610292838e614dd1565b9e8f81855116918291161115610478575b5062ffffff16998a83528060901c62ffffff16606084015260a81c62ffffff166040830152845164ffffffffff16905261010081015f905260c081019c8d5161ffff1660010161ffff16809e52600284015460e81c60ff169763ffffffff168098029463ffffffff86169586036104645760209f8f9c7fae253f040251ad309c5d17bfbd59d1cf7a0893487d6d0540c21464119a0a9f309d8f9d61042e9560809f9a6103be62ffffff6104349b60019e60405196610360886124c2565b875260208701918252604087019485528260608801961686525f5260206004905260405f20875f52602052818060405f209751161682198754161786555116849065ffffff00000082549160181b169065ffffff0000001916179055565b519069ffffffff00000000000083549162ffffff60501b905160501b169260301b16906cffffffffffffff00000000000019161717905560a08401526001600160401b0389606085019217198251161690525f8c83015264ffffffffff42166040830152600560c0830152614cc1565b8261355b565b01805464ffffffffff60d01b191690556040805194855291178984015282018790526060820152a3604051908152f35b634e487b7160e01b5f52601160045260245ffd5b62ffffff919f5061048890612f17565b9e906102a3565b62ffffff80825116610272565b84632f764ae960e01b5f5260045260245ffd5b8590632e6e7faf60e21b5f5260045260245260445ffd5b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156101d2565b346100545761051a36612421565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061055b575b6104c65761016b92612f43565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141561054e565b34610054576040366003190112610054576004356105aa612389565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806106c8575b6104c6576105eb81613785565b9263ffffffff62ffffff85511691169384918210928315936106b4575b5050506106a157805f52600360205260405f20825f5260205260405f206005810192835460f01c9261ffff84146104645784546001600160f01b031660019490940160f081901b6001600160f01b0319169490941790945560209361ffff937fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9086908660405191168152a35460e81c16604051908152f35b50632f764ae960e01b5f5260045260245ffd5b6106bf935084614d46565b15828480610608565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156105de565b3461005457366003190161010081126100545760e0136100545760e4356001600160401b0381116100545736602382011215610054576001600160401b0381600401351161005457366024826004013583010111610054576004355f52600260205260405f2080549164ffffffffff8360601c1690818460f81c15610e345715610db5575b62ffffff841663ffffffff610793612453565b1603610d8b576107ab62ffffff851684600435613b95565b8060643503610d7357506107bd612a21565b6040516311179c3760e31b815260048035908201526001600160a01b0391821660248201529060a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d68575f91610cd7575b5080516001600160a01b0316158015610cb7575b8015610ca3575b610c7b576001600160401b0361084e612f2d565b164211610c5857602060ff916109086108ec610868612453565b610870612f2d565b6001600160401b036040519163ffffffff888401947f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b886526004356040860152166060840152606435608084015260843560a084015260a43560c08401521660e082015260e081526108e46101008261252f565b519020615507565b82516001600160a01b031690600487013590602488019061552d565b015116906004355f52600360205260405f2062ffffff86165f5260205260405f209261093384612633565b945f9064ffffffffff87511664ffffffffff84161480610c40575b15610c1c5750506001840154905b6001600160401b036001851b60608801511616610bf4576001600160401b0361098d62ffffff8960881c1688614bc5565b1680421015610be2575061099f612f2d565b6001600160401b0362ffffff8960881c1664ffffffffff841601911611610bbe57506001600160401b036001841b166001600160401b036060870151161760608601526109ea612a21565b604051906020820192835260018060a01b03166040820152836060820152608435608082015260a43560a082015260a08152610a2760c08261252f565b519020926060850151946001600160401b038760b01c166001600160401b038860b01c881616149586610b91575b508491610a6a60019288610b75575b82614cc1565b01557f040cddd8e44418a90a4f5d665b9345b4db6cd860428f2156df6542f66bc6b7df63ffffffff610a9a612453565b946001600160401b03610aab612a21565b91610ab4612f2d565b906040519788526064356020890152608435604089015260a435606089015260808801521660a086015260e060c0860152836004013560e08601528360040135602485016101008701375f61010085600401358701015260018060a01b03169416926101008160043594601f8019916004013501168101030190a4610b3557005b62ffffff604051916001600160401b034216835216907f75a535dfa0ff5475de871e1dcd8e77521f8176e606bfb472bd788c85dc985b99602060043592a3005b62ffffff8464ffffffffff835116420301166020820152610a64565b600191965091610a6a8693610bb26001600160401b038b60f81c9216614a92565b10159792505091610a55565b64ffffffffff9062ffffff88631b95a8b160e11b5f5260881c16011660045260245ffd5b6311460f3960e21b5f5260045260245ffd5b610bfc612a21565b633c648ba760e01b5f9081526001600160a01b0391909116600452602490fd5b95610c2b610c3a92939761259a565b9062ffffff8916600435614c0f565b9461095c565b5061ffff8860a01c1661ffff60a0890151161461094e565b6001600160401b03610c68612f2d565b63fcd4a11f60e01b5f521660045260245ffd5b610c83612a21565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b5063ffffffff80606083015116141561083a565b5063ffffffff60408201511663ffffffff610cd0612453565b1610610833565b905060a0813d60a011610d60575b81610cf260a0938361252f565b810103126100545760405190610d07826124a7565b610d1081613c24565b8252602081015160ff8116810361005457610d55916080916020850152610d3960408201614bfe565b6040850152610d4a60608201614bfe565b606085015201614013565b60808201528561081f565b3d9150610ce5565b6040513d5f823e3d90fd5b63a8b951fb60e01b5f5260045260643560245260445ffd5b63ffffffff8462ffffff610d9d612453565b91632e6e7faf60e21b5f52166004521660245260445ffd5b9050610dc08261259a565b610dcd81846004356143d6565b5064ffffffffff608082015116908115610df157610deb908461355b565b90610780565b610e05610e00600186016126af565b614f85565b6396fe8cdd60e01b5f526008811015610e205760045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b6319032fbb60e31b5f5260043560045260245ffd5b34610054576060366003190112610054576004356024359060ff821680920361005457604435908115158203610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036104c657610eb281613622565b610ebb8161259a565b9261ffff60c085015116925f52600360205260405f2062ffffff8551165f52602052610ee960405f20612633565b90610ef48583613891565b156110af575b608085019164ffffffffff83511615159687611092575b6001901b6001600160401b031691156110255764ffffffffff600185015460d01c166110115760409664ffffffffff610f9d94511615918215610fe8575b5081610fdf575b5015610fc0576001600160401b0360e062ffffff808851165b16960151161782908154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b805468ffffff000000000000191690555b63ffffffff8351921682526020820152f35b6001600160401b0360e062ffffff610fda81895116612f17565b610f6f565b90501587610f56565b6001600160401b039192506110079062ffffff60a08a01511690614bc5565b1642109088610f4f565b6396fe8cdd60e01b5f52600760045260245ffd5b5061107e9291506001600160401b03906040965f146110835760e062ffffff61105081895116612f17565b16960151901916168154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b610fae565b60e062ffffff80885116611050565b60608201516001600160401b0316811c6001908116149750610f11565b90506110ba84614b71565b90610efa565b34610054576110ce3661239c565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036104c65760409261110d92612dcc565b6001600160401b0383519216825215156020820152f35b346100545761113236612421565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036104c6576080926001600160401b039261117892612c5c565b9160409493945194855260208501526040840152166060820152f35b34610054575f366003190112610054576112306111d07f0000000000000000000000000000000000000000000000000000000000000000615a46565b6111f97f0000000000000000000000000000000000000000000000000000000000000000615a46565b602061123e6040519261120c838561252f565b5f84525f368137604051958695600f60f81b875260e08588015260e08701906123fd565b9085820360408701526123fd565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061127557505050500390f35b835185528695509381019392810192600101611266565b346100545761129a3661239c565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061143b575b6104c6576112dd82613785565b919050825f52600360205263ffffffff60405f20941693845f5260205260405f209061130882612633565b9262ffffff8151168087108061141e575b1590816113fc575b506113df575060ff1691604083108015906113c5575b6113a15760600151815467ffffffffffffffff60681b19166001841b6001600160401b03161990911660681b67ffffffffffffffff60681b161790556040519081527f89cdd9269f9ee375327b36b4f84fc3ffa55a5e00d976db31b9a5296389c2f29f90602090a3005b60606001600160401b03910151166336e2c0cd60e01b5f526004525f60245260445ffd5b5060016001600160401b03606083015116841c1615611337565b62ffffff86915116632e6e7faf60e21b5f5260045260245260445ffd5b87148015915061140d575b87611321565b506114188185613891565b15611407565b5060016001600160401b0360808701511660ff85161c1615611319565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156112d0565b346100545760803660031901126100545760243561ffff81168103610054576044359063ffffffff821682036100545760643560ff81168103610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036104c6576020926114ea92600435612a6e565b604051908152f35b34610054576115003661239c565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806116fe575b6104c65762ffffff63ffffffff61154c84613785565b9290925116941693808510156116e75750825f52600360205260405f20845f5260205260405f2060ff61157e82612633565b931690604082108015906116cd575b6116a15760040191825460501c926001600160401b03841660018082861c16146116925760c0860151926006841015610e20577fe8f643ec985f3ceaae50d74e1c386310771785b6adfa548c38c4f7ddce551c559660209660036116319614918261167a575b505061163a575b50815467ffffffffffffffff60501b19166001851b6001600160401b03169190911760501b67ffffffffffffffff60501b16179055565b604051908152a3005b6002611674910161165463ffffffff825460c01c16612a4b565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b886115fa565b6001600160401b039250608001511616158a806115f3565b6321bf6c6760e21b5f5260045ffd5b836001600160401b0360808160608401511692015116906336e2c0cd60e01b5f5260045260245260445ffd5b5060016001600160401b03608086015116831c161561158d565b8490632e6e7faf60e21b5f5260045260245260445ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611536565b346100545760203660031901126100545760043561174e81613622565b6117578161259a565b6117628183856143d6565b9161176e8282866146e1565b6117b4575b61177e8282866137bf565b6117ab575b6117979293611792838361355b565b614027565b6117a3575b1561169257005b50600161179c565b60019250611783565b60019250611773565b34610054576060366003190112610054576004356117d9612389565b90604435916117e782613785565b92909163ffffffff62ffffff8551169116908082116118ce575062ffffff84511681146118c057815f52600360205260405f20815f5260205260405f209460028601548082036118ab575050602084019062ffffff8251161115611850575061016b9350614027565b90508361185d8184613f6f565b61187a5762ffffff82511663ae10b31960e01b5f5260045260245ffd5b6118986001600160401b0391611892600186016126af565b90613fe1565b639db52e4960e01b5f521660045260245ffd5b635d9409cd60e11b5f5260045260245260445ffd5b62747a3360e11b5f5260045ffd5b632e6e7faf60e21b5f5260045260245260445ffd5b34610054576080366003190112610054576024356001600160a01b0381168103610054576001600160401b036044351161005457366023604435011215610054576001600160401b036044356004013511610054573660246044356004013560071b604435010111610054576064356001600160401b0381116100545761196e9036906004016123cd565b909161197b600435613622565b916119858361259a565b9062ffffff8251169061199b838660043561367d565b50946004355f52600360205260405f20835f5260205260405f20906119bf82612633565b966119cc60058401612761565b956008821015610e205760068214908115611c59575b8115611c46575b8115611c1b575b50611c0957505f925f985f5f995f5b60443560040135811015611ae557604051602081019d8e529c6024600783901b6044350101356001600160a01b038116908190036100545760408f015260448260071b81350101359d8e60ff8116036100545760ff8f166060820152604435600784901b01606481013560808301526084013560a0808301919091528152611a8860c08261252f565b5190209c6001600160a01b038c811690611aac604435600786901b01602401612a37565b1614611abc575b506001016119ff565b9b509650905060ff8a168a036100545760019990600160648860071b6044350101359790611ab3565b509089918b8d600189015403611bfa57156113a157509360ff611b79611b88958a9b95611b7260019c8d978660049d9c169e8f1b9d6040519160208301937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285528f35604085015260608401528a8060a01b0316608083015260a082015260a081526108e460c08261252f565b8a35613d1d565b939092015460c81c1692613edd565b5001805460c01c6001600160401b03838216166116925781546001600160c01b03166001600160401b03939093161760c01b6001600160c01b0319169190911790556040519081527f0e354797ef782ff51d33b5dcb5bc01c21e3967b758f7b26410052c9e60432c54602060043592a3005b63fbafac0f60e01b5f5260045ffd5b6396fe8cdd60e01b5f5260045260245ffd5b6001600160401b039150611c3c90611c35600186016126af565b908b61375f565b164210158a6119f0565b9050611c5281886138e7565b15906119e9565b9050611c65818a613891565b15906119e2565b3461005457602036600319011261005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611cbf575b6104c65761016b6004356127e5565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611cb0565b3461005457611d003661239c565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611f5f575b6104c657611d4382613622565b90611d4d8261259a565b835f52600360205263ffffffff60405f20951694855f52602052611d7360405f20612633565b9262ffffff8251168087145f14611f1a5750611d9082828761367d565b509160088310159182610e205760038414918215611f0c575b838315611ec4575b50505015611eae57505060ff905b166001811b906001600160401b0382169160608401516001600160401b038282161615611e8e5750845f52600660205260405f20865f5260205260a060405f2094019361ffff8551165f526020526001600160401b0360405f205491821616611692576001600160401b036020937f1cb854523f8d778a51981ff4b5da2467e45f377b3c91b5071e5d6ea1db60c10795875f526006865260405f20895f52865261ffff60405f209151165f5285528160405f20931617166001600160401b0319825416179055604051908152a3005b6001600160401b0384916336e2c0cd60e01b5f521660045260245260445ffd5b6396fe8cdd60e01b5f52610e205760045260245ffd5b90919250610e2057600584149182611ee1575b5050878083611db1565b6001600160401b03925090611efb6001611f0293016126af565b908761375f565b1642108780611ed7565b5f9350600485149250611da9565b905085118015611f4f575b611f32575060ff90611dbf565b62ffffff85915116632e6e7faf60e21b5f5260045260245260445ffd5b50611f598361364f565b15611f25565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611d36565b3461005457610780366003190112610054576004356107403660231901126100545761076435916001600160401b038316809303610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036104c657815f52600260205260405f20906104243563ffffffff811681036100545762ffffff16906104c43563ffffffff811681036100545762ffffff166104e43563ffffffff8116808203610054576103e8915004906105043563ffffffff81168103610054576105243563ffffffff8116810361005457610544359163ffffffff83168303610054576105e43563ffffffff811681036100545762ffffff16916106043563ffffffff81168103610054578062ffffff91501693610444359660ff88169687890361005457610464359760ff8916808a03610054576101443591600383101561005457838d8f946001149485612356575b6120f882612477565b8152602001528c62ffffff861690604001528c62ffffff891690606001528c62ffffff881690608001528c62ffffff87169060a00152898d8a60c082015260e001526101008d01526101208c01526101408b015f90521515610160819b015260018c019a62ffffff1662ffffff198c5416178b5561218f908b9065ffffff00000082549160181b169065ffffff0000001916179055565b895474ffffffffffffffffffffffffffffff000000000000191668ffffff00000000000060309290921b919091161762ffffff60481b60489490941b939093169290921760609190911b62ffffff60601b161760789190911b62ffffff60781b161760909190911b62ffffff60901b16178555845462ffffff60a81b191660a89190911b62ffffff60a81b1617845583546001600160c01b031660c09290921b60ff60c01b169190911760c89190911b60ff60c81b161760f89190911b6001600160f81b0319161790556001600160801b036106c435908116908190036100545760028201908154906103a43560ff811681036100545760ff60e81b9060e81b16916fffff00ffffffffffffffffffffffffff60801b161717905560a4358060038301556122bb612550565b9364ffffffffff421660808601526104a43563ffffffff811681036100545762ffffff1660a086015260e08501526103c43560ff81169190828103610054575f957f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b699461235194612332935061012083015261355b565b60408051918252426001600160401b0316602083015290918291820190565b0390a3005b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316151595506120ef565b6024359063ffffffff8216820361005457565b6060906003190112610054576004359060243563ffffffff81168103610054579060443560ff811681036100545790565b9181601f84011215610054578235916001600160401b038311610054576020808501948460051b01011161005457565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6060906003190112610054576004359060243563ffffffff81168103610054579060443561ffff811681036100545790565b60243563ffffffff811681036100545790565b3563ffffffff811681036100545790565b61018081019081106001600160401b0382111761249357604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b0382111761249357604052565b608081019081106001600160401b0382111761249357604052565b61014081019081106001600160401b0382111761249357604052565b60e081019081106001600160401b0382111761249357604052565b60c081019081106001600160401b0382111761249357604052565b90601f801991011681019081106001600160401b0382111761249357604052565b6040519061255d826124dd565b5f610120838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201520152565b906040516125a7816124dd565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b90604051612640816124f9565b80925464ffffffffff8116825262ffffff8160281c16602083015264ffffffffff8160401c1660408301526001600160401b038160681c1660608301526001600160401b038160a81c16608083015261ffff8160e81c1660a083015260f81c906006821015610e205760c00152565b906040516126bc81612477565b61016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b9060405161276e81612514565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b62ffffff1662ffffff81146104645760010190565b62ffffff5f199116019062ffffff821161046457565b6127ee81613785565b600182019164ffffffffff835460d01c166110115761280e8282866137bf565b5064ffffffffff835460d01c16612a1257835f52600360205260405f2062ffffff8351165f5260205260405f2061284481612633565b608084019164ffffffffff835116151580612a02575b806129ec575b6128ef575b50506128d783926128cc7f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95600161010060609a0152526128ac868461355b565b805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055565b828451169087613b95565b915116604051916001835260208301526040820152a2565b90939260c0850151946006861015610e20577f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95848b7f7aac328dd37c3b0d45235ec6694eb4e6b9876a7c27a173a0ac6ccb184b605fae60208a6001600160401b036129a760609f8f906128cc9c6128d79f60016129909314806129d0575b6129c1575b6060868591840151169b608084019c8d528b613a45565b508361299e818351166127ba565b168091526127cf565b955116946040519586521693a39550509650509293612865565b6129cb8482613946565b612979565b506129e6846129e160058401612761565b6138e7565b15612974565b506001600160401b036060830151161515612860565b50612a0d8583613891565b61285a565b909150612a1f925061355b565b565b6044356001600160a01b03811681036100545790565b356001600160a01b03811681036100545790565b63ffffffff1663ffffffff81146104645760010190565b8015610464575f190190565b9291835f52600460205261ffff60405f20921691825f5260205260405f209160405192612a9a846124c2565b549263ffffffff62ffffff85169384835262ffffff8660181c1692836020820152606062ffffff6040830198858160301c168a5260501c169101521692831190811591612c2d575b50612bee575f190161ffff81116104645761ffff165b80151580612c09575b15612b1457612b0f90612a62565b612af8565b919293805f52600360205260405f20825f5260205260405f2091612b3783612633565b915f52600560205260405f20905f5260205260405f20835f5260205260405f209261ffff60a083015116145f14612bf757612b90916001600160401b03809260806004606083015194015460501c910151161619161690565b8154906001600160401b0380600160ff828660401c1698161b809388191616161615612bee5763ffffffff946001600160401b0367ffffffffffffffff60401b92161760401b169067ffffffffffffffff60401b1916179055511690565b50505050505f90565b50506001600160401b03815416612b90565b50845f52600460205260405f20815f526020528162ffffff60405f20541611612b01565b905082115f612ae2565b6001600160401b0381116124935760051b60200190565b5f1981146104645760010190565b90925f905f90612c6b84613785565b50935f52600360205263ffffffff60405f20961695865f52602052612c9f60405f2094612c9786612633565b978891614991565b6001600160401b038116158015612db4575b612da357612ccf61ffff612cc760058801612761565b971687614a40565b966020870197885116600461ffff821697019061ffff8080845460401c1692831916161615612d8f57815469ffff0000000000000000191690881760401b61ffff60401b161790559295939260805f9501965b60ff885116861015612d6c57600161ffff8a5116871c1615612d60576001612d5460ff92828a8a1c16881b1796612c4e565b965b0195949050612d22565b9394600160ff91612d56565b95506001600160401b03929750612d8c9396506080919450015116614a92565b93565b505050509450505050505f905f905f905f90565b509450505050505f905f905f905f90565b5060c08701516006811015610e205760031415612cb1565b929091612dd884613785565b50935f52600360205263ffffffff60405f20931692835f52602052612e0c60405f2094612e0486612633565b948591614991565b936001600160401b038516158015612efa575b612ef0576004019260405193612e3485612514565b8054926001600160401b0380600160ff82881694858b5261ffff8960401c1660208c015260408b019a848a60501c168c5262ffffff8a60901c16606082015262ffffff8a60a81c16608082015260a08a60c01c910152161b8096161616612ee457906001600160401b0360c0939281861617166001600160401b03198254161790550151906006821015610e205760046001600160401b03921493511616612ed857565b6001600160401b039250565b505f9550859450505050565b505f935083925050565b5060016001600160401b0360808601511660ff84161c1615612e1f565b62ffffff60019116019062ffffff821161046457565b60c4356001600160401b03811681036100545790565b9091612f4e82613622565b90825f52600360205263ffffffff60405f20941693845f5260205260405f209162ffffff612f7b84612633565b91541685109182159261301a575b508115613001575b50612ffc57600501805460f01c80156104645781546001600160f01b03165f1990910160f081901b6001600160f01b031916919091179091557fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9060209061ffff60405191168152a3565b505050565b60c0915001516006811015610e2057600214155f612f91565b60a082015161ffff9182169116141591505f612f89565b90602080835192838152019201905f5b81811061304e5750505090565b82516001600160a01b0316845260209384019390920191600101613041565b613078600435613622565b6130818161259a565b9161308f83836004356143d6565b506004355f52600360205260405f2063ffffffff60243516602435036100545763ffffffff602435165f5260205260405f20936130cb85612633565b5f9262ffffff8651168063ffffffff6024351603613546575064ffffffffff60808701511615613537576130ff8683613891565b15613526575b613111600186016126af565b9161311e60058901612761565b9461312988876138e7565b9485156135085760028a0154935b604435948086036134f157506001600160401b036064351660643503610054576001600160401b039761316b878c876153dc565b91929b909b168042106134df57508c906101206131946001600160401b0360608b015116614a92565b92019160ff835116908181106134975750506001600160401b0316804210156134cd57506001600160401b036060880151166001600160401b03811960643516166134ac575060ff6131f06001600160401b0360643516614a92565b915116908181106134975750506001600160401b031680421080613475575b61346357505f926001600160401b036060870151166001600160401b0360643516141580613445575b6133c4575b60018d015493610054578888928d928d6001600160401b036132a19860405160208101918252826064351660408201526040815261327c60608261252f565b5190209e1642106133b5576001600160801b03600281920154165b16958d6004614f9b565b95909260c0810151916006831015610e205760016132f2931490816133ac575b5061339d575b6001600160401b0360643516608082015264ffffffffff42166040820152600260c08201528a614cc1565b61330e608435958660028c015560a4359a8b60038201556151e6565b61005457612a1f9761339895604051938452602084015284604084015260608301526001600160401b0360643516608083015260c060a08301527f575cfe3cf20335786a09b0831e950154d089fd929caf82dbf3c617e3476fb4a963ffffffff6024351692806133856004359460c0830190613031565b0390a35f6040860152848460043561524a565b61355b565b6133a78a8c613946565b6132c7565b9050155f6132c1565b506001600160801b035f613297565b60048d015460608701515f95506064351960c09290921c16166001600160401b03161515888d82613426575b50501561323d576001600160401b036060870151166336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b6001600160401b0392509061343b918961375f565b164210888d6133f0565b508889613238575060c08601516006811015610e2057600514613238565b6398ced89760e01b5f5260045260245ffd5b506001600160401b036060870151166001600160401b0360643516141561320f565b63134a70cf60e11b5f5260045260245260445ffd5b6336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b638d158d0360e01b5f5260045260245ffd5b633ee1a68960e11b5f5260045260245ffd5b859063a8b951fb60e01b5f5260045260245260445ffd5b5f915061352060243563ffffffff1689600435613b95565b93613137565b905061353185614b71565b90613105565b610e05610e00600187016126af565b92505050612a1f945061339891506004614e0f565b9062ffffff81511665ffffff000000602083015160181b161768ffffff000000000000604083015160301b161762ffffff60481b606083015160481b161764ffffffffff60601b608083015160601b161762ffffff60881b60a083015160881b161761ffff60a01b60c083015160a01b16176001600160401b0360b01b60e083015160b01b161761010082015115155f1461361b576001915b610120015160f09290921b60ff60f01b161760f89190911b6001600160f81b031916179055565b5f916135f4565b90815f52600260205260405f2091825460f81c1561363d5750565b6319032fbb60e31b5f5260045260245ffd5b60c00180516006811015610e205760021490811561366b575090565b9050516006811015610e205760031490565b92909161368d60015f94016126af565b9064ffffffffff608082015116155f146136ed576136aa82614f85565b946008861015610e2057600186146136c157505050565b6136ea9394505f52600360205262ffffff602060405f20920151165f5260205260405f20613fe1565b90565b90919361372c93505f52600360205260405f2062ffffff8251165f5260205261371860405f20612633565b6137228282613891565b156137305761532c565b9091565b5061373a81614b71565b61532c565b906001600160401b03809116911601906001600160401b03821161046457565b6060613774846136ea9594627fffff946153dc565b5094915050015160011c169061373f565b6137af91613791612550565b5061379b82613622565b9283926137a78461259a565b9384916143d6565b6137b557565b612a1f828461355b565b9064ffffffffff6080840151161561388a57815f52600360205260405f2062ffffff8451165f5260205260405f20926137f784612633565b916138028284613891565b61380e600183016126af565b93811561387c5761382085858361532c565b506008811015610e20576006036138715761384d96846138479315613852575b8488613a45565b9361524a565b600190565b613864919262ffffff82511689614c0f565b905f600182015584613840565b505050505050505f90565b613820858561373a81614b71565b5050505f90565b64ffffffffff81511664ffffffffff6080840151161491826138cc575b50816138b8575090565b60c0915001516006811015610e2057151590565b90915061ffff60c08160a0850151169201511614905f6138ae565b9062ffffff606083015116151591826138ff57505090565b61ffff80929350604060c092015116920151161490565b6040519061392382612514565b5f60a0838281528260208201528260408201528260608201528260808201520152565b906001600160401b0360a0612a1f93613a24613960613916565b91613a06600462ffffff60408160608b0151169901511692836080870152886060870152019686808651161687198954161788556139bd61ffff602087015116899061ffff60401b82549160401b169061ffff60401b1916179055565b6040850151885467ffffffffffffffff60501b191690881660501b67ffffffffffffffff60501b16178855875462ffffff60901b191660909190911b62ffffff60901b16178755565b855462ffffff60a81b191660a89190911b62ffffff60a81b16178555565b015182546001600160c01b0316911660c01b6001600160c01b031916179055565b919290613a60613a7b9196959662ffffff8651169085613b95565b95600460c082015264ffffffffff4216604082015282614cc1565b8460028201556060830162ffffff613a95818351166127ba565b169052613aa2838361545e565b15613b505780613ab76005613ad49301612761565b90613ac285836138e7565b15613b12575b600160a08301526151e6565b7fa6bfbc33d2313aa9344f88ed1983c2c6ff52462cfab74ca00de61255f5fe3c86604062ffffff8181865116950151168151908782526020820152a3565b905061ffff60c08501511660405190613b2a82612514565b5f82525f602083015260408201525f60608201525f60808201525f60a082015290613ac8565b5062ffffff82511662ffffff613b668484614dd1565b1611613ad4576040820162ffffff613b80818351166127ba565b169052613ad4565b9190820391821161046457565b82613ba4575060039150015490565b90505f52600360205260405f20905f198101908111610464575f52602052600260405f20015490565b9190811015613bef5760051b81013590603e1981360301821215610054570190565b634e487b7160e01b5f52603260045260245ffd5b805115613bef5760200190565b8051821015613bef5760209160051b010190565b51906001600160a01b038216820361005457565b9080601f83011215610054578151613c4f81612c37565b92613c5d604051948561252f565b81845260208085019260051b82010192831161005457602001905b828210613c855750505090565b60208091613c9284613c24565b815201910190613c78565b9080601f8301121561005457815190613cb582612c37565b92613cc3604051948561252f565b82845260208085019360051b82010191821161005457602001915b818310613ceb5750505090565b825161ffff8116810361005457815260209283019201613cde565b6040906136ea939281528160208201520190613031565b9391613d2884612c37565b613d35604051918261252f565b848152601f19613d4486612c37565b0136602083013780955f5f905b878210613e91575050604051633f24c3fb60e21b8152915f9183918291613d7c919060048401613d06565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d68575f915f91613e32575b50945f5b818110613dcb575050505050565b613dd6818386613bcd565b602081013590601e19813603018212156100545701908135916001600160401b0383116100545760200191803603831361005457600192613e2c916001600160a01b03613e238589613c10565b5116918961552d565b01613dbd565b9150503d805f833e613e44818361252f565b8101906040818303126100545780516001600160401b0381116100545782613e6d918301613c38565b9160208201516001600160401b03811161005457613e8b9201613c9d565b5f613db9565b613ea4613e9f838a88613bcd565b612a37565b6001600160a01b038181169216821115613ece57600191613ec58487613c10565b52910190613d51565b63a7781cbb60e01b5f5260045ffd5b90935f9290835b8251851015613f4357613f0561ffff613efd8786613c10565b511685614a40565b9061ffff821615613f1d579060019117940193613ee4565b6001600160a01b03613f2f878a613c10565b511663f243e5df60e01b5f5260045260245ffd5b95509392505050613f5761ffff8416614a92565b818110613497575050565b9190820180921161046457565b90613f7981612633565b9160c08301516006811015610e20576002149283613f98575b50505090565b613fbd929350600164ffffffffff604062ffffff9301511692015460601c1690613f62565b4210908115613fd0575b505f8080613f92565b60059150015460f01c15155f613fc7565b90600582015460f01c61400d5762ffffff608064ffffffffff6136ea945460401c16920151169061373f565b50505f90565b51906001600160401b038216820361005457565b9091614035600184016126af565b90600284019260405193614048856124a7565b80546001600160801b038116865260208601946001600160401b038260801c168652604087019663ffffffff8360c01c16885260ff8360e01c16151590816060820152608060ff8560e81c1691015264ffffffffff61014083015116159081156143ce575b5080156143b5575b6143a95762ffffff8551166141b6575b5060ff60e01b1916600160e01b179055610100820151825190151593907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690614127906141219062ffffff168986613b95565b976155cf565b916001600160401b0363ffffffff62ffffff6060818951169801511698511691511690823b15610054575f976101049689956040519b8c9a8b99630ece311f60e41b8b5260048b015260248a015260448901526064880152608487015260a486015260c485015260e48401525af18015610d68576141a6575b50600190565b5f6141b09161252f565b5f6141a0565b835f52600360205260405f2062ffffff6141d2818851166127cf565b165f526020526001600160401b03614200826141f060405f20612633565b62ffffff60a08a0151169061557b565b1680421061439c57610160820151151591826142fd575b82614229575b5050613871575f6140c5565b60a0015162ffffff16900390506001600160401b038111610464576040516361b80d4560e11b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d68575f916142b5575b506142ab906001600160401b039261373f565b1642105f8061421d565b90506020813d6020116142f5575b816142d06020938361252f565b81010312610054576001600160401b03916142ed6142ab92614013565b915091614298565b3d91506142c3565b604051638407518960e01b8152600481018790525f6024820181905260448201529092506020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d68575f9161436a575b50151591614217565b90506020813d602011614394575b816143856020938361252f565b8101031261005457515f614361565b3d9150614378565b5050505050505050505f90565b50505050505050505f90565b5062ffffff60208601511662ffffff86511614156140b5565b90505f6140ad565b9091925f93602081019262ffffff84511662ffffff83511614806146cd575b6146c357614408600186979496016126af565b915f96600481019760058201955b60028210806146ae575b156146a057845f52600360205260405f2062ffffff8951165f5260205260405f209061444b82612633565b906144568386613f6f565b61462c5750600282015460c0820151926006841015610e205760805f936001600160401b03926002602097146145ad575b5001511680614557575b50604051838101918383526021820152602181526144b060418261252f565b604051918291518091835e8101838152039060025afa15610d68575f518954905f5b60018084831c161461452e576144e890896156bd565b819291549060031b91821b915f19901b19161790556001810180911161046457895562ffffff61451a818951166127ba565b168752614528600191612c4e565b90614416565b9061454c61455291614540848c6156bd565b90549060031b1c615bd4565b91612c4e565b6144d2565b6145686001600160401b0391614a92565b1660028601908154906145926001600160401b0360801b916001600160401b038460801c1661373f565b60801b16906001600160401b0360801b19161790555f614491565b80546001600160f81b0316600360f81b178155600401548183015160509190911c16831661460d575b62ffffff8d51168a7fe8d561ee032b473b216922cadd0108f2c37276617a743ec9ed2490e6c23554ae88604051888152a35f614487565b6146276002890161165463ffffffff825460c01c16612a4b565b6145d6565b9a505050509291945092505b64ffffffffff60808401511615908161468b575b8161467a575b5061465c57505050565b61384d9394506146749062ffffff8351169084613b95565b916156fd565b6146859150836156cc565b5f614652565b61014081015164ffffffffff1615915061464c565b985050929194509250614638565b5062ffffff88511662ffffff85511611614420565b5050925050505f90565b5064ffffffffff60808301511615156143f5565b92919091835f52600360205260405f2062ffffff8351165f5260205260405f209361470e600185016126af565b906001600160401b0361472383868985615751565b911615614986576001600160401b039061473b61593d565b9290911610156149865761010060ff9162ffffff8751169060405190602082019260808452601260a08401527161737361792f76312f636f6d6d697474656560701b60c08401528660408401526060830152608082015260c081526147a160e08261252f565b519020930151604051635510dbe360e01b8152600481018490526024810185905291166044820152935f856064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d68575f955f92614925575b50855115614919575f97885b87518a10156148505761ffff61482d8b8a613c10565b5116908a60041b918b83046010148c151715610464576001921b17990198614817565b7fc2bc0675fc2856b9ac27e2716e5d3a4951e3780715ac429fa0a60125ae94e506969950600291929395986148e76148fc9262ffffff979a61ffff60c0890151169060ff8a6148aa64ffffffffff60808d01511642613b88565b1691511691604051936148bc85612514565b60018060b01b031684525f60208501526040840152606083015260808201525f60a0820152856151e6565b6148f18585613946565b858551169089613b95565b91015551169361491160405192839283613d06565b0390a3600190565b50505050925050505f90565b955090503d805f873e614938818761252f565b8501946040818703126100545780516001600160401b0381116100545786614961918301613c9d565b9560208201516001600160401b0381116100545761497f9201613c38565b905f61480b565b505050925050505f90565b92919280549162ffffff8360181c1611801590614a2b575b614a245762ffffff608064ffffffffff60406149dc6149ea966149cf60018798016126af565b96879160881c168a61557b565b97015116920151169061373f565b6001600160401b0383166001600160401b03821611614a1c575b506001600160401b0382164210614a1757565b5f9150565b91505f614a04565b505f925050565b506001600160401b03608085015116156149a9565b7401000100010001000100010001000100010001000161ffff9281617fff9360018060b01b03905116910218757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff808216011719600f1c16061690565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60405190614b48826124f9565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b614b79614b3b565b5061ffff60c064ffffffffff6080840151169201511660405191614b9c836124f9565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f14614bef5750011690565b62ffffff91505f190116011690565b519063ffffffff8216820361005457565b90916136ea9392614c1e614b3b565b506001600160401b03606083015116614c3a575b505050614b71565b825f52600360205260405f20815f52602052614c788260405f206001600160401b03809260806004606083015194015460501c910151161619161690565b925f52600560205260405f20905f5260205261ffff60a060405f20920151165f526020526001600160401b0360405f2091166001600160401b03198254161790555f8080614c32565b9060c064ffffffffff82511667ffffff0000000000602084015160281b16176cffffffffff0000000000000000604084015160401b16176001600160401b0360681b606084015160681b16176001600160401b0360a81b608084015160a81b161761ffff60e81b60a084015160e81b16179101516006811015610e205760f81b179055565b9192825f52600360205260405f20905f5260205260405f2092835460f81c6006811015610e20576002149384614d7e575b5050505090565b82614d8c9293949550613f6f565b928315614da0575b5050505f808080614d77565b614dc993505f52600360205262ffffff602060405f20920151165f5260205260405f2090613f6f565b5f8080614d94565b9060c0019061ffff825116155f14614de95750505f90565b5f52600460205261ffff60405f209151165f5260205262ffffff60405f205460501c1690565b8035614e1d60208301612466565b936080830135926060810135906001600160401b038216820361005457835f52600260205260405f2096845f52600360205263ffffffff60405f209116978891825f5260205260405f20614e7081612633565b9462ffffff83541684109586614f74575b86614f59575b505084614f4b575b84614f39575b5083614f1d575b505050614f1657505f52600360205260405f20835f5260205263ffffffff60405f2092169182841080614efe575b614ee5575050632e6e7faf60e21b5f5260045260245260445ffd5b60020154635d9409cd60e11b5f5260045260245260445ffd5b50805460f81c6006811015610e205760041415614eca565b9350505050565b604092935090614f2d9186613b95565b910135145f8681614e9c565b6003015460a08401351493505f614e95565b600281015488149450614e8f565b608001516001600160401b0391821691161494505f80614e87565b9550614f7f8661364f565b95614e81565b610140015164ffffffffff161561384d57600790565b9897949695989392919093614fae613916565b508515978815806151db575b6151c3578890816151ba575b5061519b5790615052826150589493359660a0614fe560208401612466565b926040519263ffffffff60208501957ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f87528c60408701521660608501526040820135608085015282840152608081013560c0840152013560e082015260e081526108e46101008261252f565b85613d1d565b94819661517057506001600160a01b039150615075905085613c03565b51604051636559e3fd60e01b81526004810193909352600160248401521660448201526020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d68575f9161513e575b5081811061512957505060c061ffff6150f18193613c03565b5116940151166040519361510485612514565b84526001602085015260408401525f6060840152600160808401525f60a08401529190565b63e244e0c760e01b5f5260045260245260445ffd5b90506020813d602011615168575b816151596020938361252f565b8101031261005457515f6150d8565b3d915061514c565b60ff929850610120919650615191945061ffff959350015116908487613edd565b1660208401529190565b60ff6101208801511663134a70cf60e11b5f525f60045260245260445ffd5b9050155f614fc6565b8363134a70cf60e11b5f52600452600160245260445ffd5b506001841415614fba565b9060059060018060b01b0381511661ffff60b01b602083015160b01b161761ffff60c01b604083015160c01b161762ffffff60d01b606083015160d01b161760ff60e81b608083015160e81b16179060a061ffff60f01b91015160f01b1617910155565b93929062ffffff61525d818551166127ba565b16918284525f608085015262ffffff60408501511662ffffff60e083015116118015936101008601948086529161531b575b50156152fc5750600101805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790557f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e926060929162ffffff905115159251169060405192835260208301526040820152a2565b90506153099150826156cc565b61531257505050565b612a1f926156fd565b905062ffffff82511611155f61528f565b90916153399083836153dc565b9491926001600160401b03819592951642106153cf575061012061536b6001600160401b03606060ff94015116614a92565b92015116116153c5576001600160401b03811642106153bb57506001600160401b03811642106153b357506001600160401b03811642106153ae57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b92919062ffffff60a06153f29201511684614bc5565b9260c08101516006811015610e205760050361542a57604064ffffffffff91015116916136ea62ffffff606085945b0151168361373f565b5061543e62ffffff6020830151168461373f565b916136ea62ffffff6060615458826040870151168761373f565b94615421565b62ffffff6020830151169161010083018084116104645762ffffff8251168091106154ee575b505162ffffff165b82811161549a575050505f90565b815f52600360205260405f205f198201828111610464575f5260205260405f20805460f81c6006811015610e20576004036154de57506154d990612a62565b61548c565b6005015460f01c15159392505050565b90925060ff198101908111610464579162ffffff615484565b604290615512615a84565b906040519161190160f01b8352600283015260228201522090565b906155389291615ba0565b506004811015610e20571591821592615563575b505061555457565b638baa579f60e01b5f5260045ffd5b6001600160a01b039182169116141590505f8061554c565b9162ffffff60a06001600160401b03946155b99461016085015115155f146155bd5764ffffffffff6155ae925116613f62565b925b01511690613f62565b1690565b6155c8908792614bc5565b16926155b0565b90600482015480156156b7575f9283805b6015821061565f575050505f90602092936040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b815261563f606b8261252f565b604051918291518091835e8101838152039060025afa15610d68575f5190565b600184839497931c16156156ad5715615693576156839061454083600588016156bd565b90600180915b01909491946155e0565b506156a181600586016156bd565b90549060031b1c615683565b9091600190615689565b505f9150565b6015821015613bef5701905f90565b62ffffff81511660018101809111610464576156f560c09162ffffff6020819501511690613b88565b920151161190565b4264ffffffffff811660808401529151604080519485526001600160401b03909316602085015262ffffff169290917f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b6991a3565b92909161575d83612633565b9264ffffffffff60808301511615801561592c575b8015615914575b6159095761578883838661532c565b50906008821015610e20578290600383141592836158fd575b5082156158e5575b50506158db576157b8926153dc565b5093919290506001600160401b03831661012c81016001600160401b03811161046457806001600160401b03809297169182911610156158c0575b506001600160401b0385164211918215615815575b505061581057565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d68575f90615880575b6001600160401b0391501610155f80615808565b506020813d6020116158b8575b8161589a6020938361252f565b81010312610054576158b36001600160401b0391614013565b61586c565b3d915061588d565b9094505f19016001600160401b03811161046457935f6157f3565b505050505f905f90565b6158f6925060056129e19101612761565b815f6157a9565b6004141592505f6157a1565b50505050505f905f90565b5060c08401516006811015610e205760011415615779565b506159378285613891565b15615772565b5f9081906015602160991b013b615966576001600160401b03441161595e57565b429250449150565b604051635c03bbf560e11b8152925090506020826004816015602160991b015afa918215610d68575f92615a0a575b50604051624dead360e51b8152916020836004816015602160991b015afa928315610d68575f936159cf575b506001600160401b03169190565b9092506020813d602011615a02575b816159eb6020938361252f565b810103126100545751916001600160401b036159c1565b3d91506159de565b9091506020813d602011615a3e575b81615a266020938361252f565b8101031261005457615a3790614013565b905f615995565b3d9150615a19565b60ff811690601f8211615a755760405191615a6260408461252f565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615b77575b15615adf577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152615b7160c08261252f565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614615ab6565b9060418303615bca57615bc39250602081013591604082359201355f1a90615c01565b9192909190565b50505f9160029190565b5f906020926040519084820192600160f81b8452602183015260418201526041815261563f60618261252f565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615c78579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610d68575f516001600160a01b03811615615c6e57905f905f90565b505f906001905f90565b5050505f9160039190566101a080604052346101f057602061002f600492613275803803809161002582856101f4565b833981019061022b565b60405161003d6040826101f4565b600581528281019064417373617960d81b82526040519161005f6040846101f4565b6001835284830191603160f81b83526100778161024a565b610120526100848461024a565b61014052519020918260e05251902080610100524660a05260405190848201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100ec60c0826101f4565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b815292839182905afa9081156101e5575f916101b6575b506001600160a01b031661018052604051612fbf90816102b6823960805181612edc015260a05181612f99015260c05181612ea6015260e05181612f2b01526101005181612f51015261012051816104510152610140518161047a01526101605181818161026c0152818161115701528181611c2e0152818161204801526129a8015261018051816101180152f35b6101d8915060203d6020116101de575b6101d081836101f4565b81019061022b565b5f610127565b503d6101c6565b6040513d5f823e3d90fd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761021757604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126101f057516001600160a01b03811681036101f05790565b601f815111610275576020815191015160208210610266571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c9081630a69749f14610b91575080630b23fa8c14610b5b57806315f6492014610b0f5780631e14f11a14610aa657806325cddd9214610a6a5780632949b58f14610a2d57806334b2389e1461094f578063367bf7d41461092657806344bd65f1146108615780635a8156801461072857806365c7d79d1461059d57806378e787481461053157806384b0196e14610439578063a2baa8e514610398578063acc84d5414610336578063acd74a321461029b578063c305a6d914610257578063cd2a66731461020e578063d3ddde2d1461019d578063da7bd3b31461014b5763fbfa77cf14610103575f80fd5b34610147575f366003190112610147576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b346101475760403660031901126101475760243561ffff811681036101475760408051600435602080830191825261ffff9490941682840152918152610192606082610cd6565b519020604051908152f35b34610147576040366003190112610147576101c16101b9610c1d565b600435611fb8565b6040518091602082016020835281518091526020604084019201905f5b8181106101ec575050500390f35b82516001600160a01b03168452859450602093840193909201916001016101de565b346101475760203660031901126101475760806001600160401b038080610236600435611f0c565b93929590918160405197168752166020860152166040840152166060820152f35b34610147575f366003190112610147576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346101475760c036600319011261014757602061032e6102b9610c1d565b60405163ffffffff848201927ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f84526004356040840152166060820152604435608082015260643560a082015260843560c082015260a43560e082015260e0815261032661010082610cd6565b519020612c00565b604051908152f35b34610147576060366003190112610147576024356001600160a01b03811681036101475760443563ffffffff811681036101475761037e63ffffffff91606093600435611bcb565b919290816040519416845216602083015215156040820152f35b346101475760e0366003190112610147576103b1610fa5565b60c4356001600160401b038116918282036101475760209261032e92506040519063ffffffff858301937f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b885526004356040850152166060830152606435608083015260843560a083015260a43560c083015260e082015260e0815261032661010082610cd6565b34610147575f366003190112610147576104d56104757f0000000000000000000000000000000000000000000000000000000000000000612e65565b61049e7f0000000000000000000000000000000000000000000000000000000000000000612e65565b60206104e3604051926104b18385610cd6565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190610c30565b908582036040870152610c30565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061051a57505050500390f35b83518552869550938101939281019260010161050b565b3461014757602036600319011261014757602061058b600435805f526002835260405f2061055e81610cf7565b90825f526003855260405f2062ffffff8351165f528552610585600160405f20920161106f565b926128c9565b506001600160401b0360405191168152f35b34610147576020366003190112610147576004356040516105bd81610c54565b5f8152602081015f9052604081015f9052606081015f9052608081015f905260a081015f905260c081015f905260e081015f9052610100015f9052805f52600260205260405f209061060e82610cf7565b91825162ffffff1692602081015162ffffff1692604082015162ffffff16606083015162ffffff16608084015164ffffffffff169160e08501516001600160401b03169388600188015460d01c64ffffffffff1696610100015115159761067492612687565b9660405161068181610c54565b8981526020810191825260408101928352606081019384526080810194855260a0810195865260c0810196875260e08101978852610100019788526040519889525163ffffffff1660208901525163ffffffff1660408801525163ffffffff166060870152516001600160401b03166080860152516001600160401b031660a0850152516001600160401b031660c084015251151560e08301525161010082015261012090f35b346101475760e036600319011261014757600435805f52600360205260405f2063ffffffff610755610fa5565b165f52602052600160405f200154606435148061077a575b6020906040519015158152f35b50610783610fa5565b90608435916001600160401b038316918284036101475760209350805f526002845260405f2090805f526003855263ffffffff60405f20931692835f52855260405f206107cf81610eae565b9462ffffff84541685109586610850575b86610839575b505084610829575b84610819575b5083610803575b50505061076d565b61080d9350612687565b604435148280806107fb565b6003015460c435149350856107f4565b600281015460a4351494506107ee565b608001516001600160401b031614945086806107e6565b955061085b86612bd2565b956107e0565b346101475760403660031901126101475761088561087d610c1d565b60043561191d565b6040516020815260e0810182519060c060208401528151809152602061010084019201905f5b81811061090c5750505061ffff60a084826020869701511660408601526001600160401b0360408201511660608601526001600160401b0360608201511660808601526001600160401b036080820151168286015201511660c08301520390f35b825161ffff168452602093840193909201916001016108ab565b34610147576020366003190112610147576004355f526002602052602061032e60405f20612769565b346101475760403660031901126101475761097361096b610c1d565b600435611688565b6040518151916006831015610a195761012061ffff916101409484526001600160401b0360208201511660208501526001600160401b0360408201511660408501526001600160401b0360608201511660608501526001600160401b0360808201511660808501526001600160401b0360a08201511660a085015260c081015160c085015260e081015160e0850152610100810151610100850152015116610120820152f35b634e487b7160e01b5f52602160045260245ffd5b346101475760e036600319011261014757610a46611132565b90604051906004811015610a19576040926001600160401b03918352166020820152f35b3461014757602036600319011261014757604063ffffffff610a8d600435610f28565b6001600160401b03849392935193168352166020820152f35b346101475760403660031901126101475760206001600160401b03610b04600435610acf610c1d565b815f526002855260405f20915f526003855263ffffffff60405f20911690815f528552610afe60405f20610eae565b91612372565b161515604051908152f35b3461014757602036600319011261014757610b2b600435610d90565b919063ffffffff604051921682526008811015610a19576060926001600160401b03916020840152166040820152f35b34610147576040366003190112610147576020610b8763ffffffff610b7e610c1d565b1660043561220d565b6040519015158152f35b3461014757608036600319011261014757610baa610c1d565b6044356001600160a01b0381169190829003610147578261032e9263ffffffff6020809601937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285526004356040850152166060830152608082015260643560a082015260a0815261032660c082610cd6565b6024359063ffffffff8216820361014757565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61012081019081106001600160401b03821117610c7057604052565b634e487b7160e01b5f52604160045260245ffd5b61014081019081106001600160401b03821117610c7057604052565b60e081019081106001600160401b03821117610c7057604052565b60c081019081106001600160401b03821117610c7057604052565b90601f801991011681019081106001600160401b03821117610c7057604052565b90604051610d0481610c84565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b90815f52600260205260405f2091610da783610cf7565b9260ff6101208501511615610e975762ffffff84511693610dcb60015f930161106f565b9064ffffffffff608082015116155f14610e465761014082015164ffffffffff1615610e3e576007935b846008811015610a1957600114610e0e575b5050509091565b610e3693505f52600360205262ffffff602060405f20920151165f5260205260405f20612d48565b5f8080610e07565b600193610df5565b909150610e84925f52600360205260405f2062ffffff8251165f52602052610e7060405f20610eae565b610e7a82826126bf565b15610e8857612c98565b9091565b50610e9281612ad0565b612c98565b505f92508291829150565b6006821015610a195752565b90610f26604051610ebe81610ca0565b60c081945464ffffffffff8116835262ffffff8160281c16602084015264ffffffffff8160401c1660408401526001600160401b038160681c1660608401526001600160401b038160a81c16608084015261ffff8160e81c1660a084015260f81c9101610ea2565b565b805f526002602052610f3c60405f20610cf7565b9062ffffff825116918215610f9c575f1963ffffffff8416019163ffffffff8311610f8857610f7c60e09163ffffffff6001600160401b03951690612421565b50509290500151161691565b634e487b7160e01b5f52601160045260245ffd5b5050505f905f90565b60243563ffffffff811681036101475790565b51906001600160a01b038216820361014757565b519063ffffffff8216820361014757565b51906001600160401b038216820361014757565b908160a0910312610147576040519060a082018281106001600160401b03821117610c705760405261102281610fb8565b8252602081015160ff811681036101475761106791608091602085015261104b60408201610fcc565b604085015261105c60608201610fcc565b606085015201610fdd565b608082015290565b9060405161018081018181106001600160401b03821117610c705760405261016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b6004356024359063ffffffff8216918281036101475750604435916001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169084168403610147576040516311179c3760e31b8152600481018490526001600160a01b0394909416602485015260a084604481845afa93841561163f575f9461160e575b50825f52600260205260405f20936111d485610cf7565b9063ffffffff604082015116841015806115fb575b1580156115ec575b80156115d6575b6115ca57845f52600360205260405f20845f5260205260405f209061121c82610eae565b835162ffffff1686149788806115b9575b61155957889289159485948561159e575b1561158a576001600160401b03606085015116905b8195611568575b5050602060019101936001600160401b0360ff8651169116901c16156115595761129b90611294600162ffffff60a089015116920161106f565b9083612715565b9792611538575b505061152e5762ffffff5f199151160162ffffff8111610f885762ffffff1690828203918211610f88576040519061066082018281106001600160401b03821117610c70575f9182916040528184528160208501528160408501528160608501528160808501528160a08501528160c08501528160e085015281610100850152816101208501528161014085015281610160850152816106406101009560405161134c8882610cd6565b87368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201528261062082015201526040516020810190633d91081b60e21b825288602482015260248152611482604482610cd6565b51915afa903d15611526573d916001600160401b038311610c7057604051926114b5601f8201601f191660200185610cd6565b83523d5f602085013e5b1561151d57816104e0916101a060ff94016040519180830160405281835e52805161027f19016102a082016101c083015e01511611918261150c575b50501561150757600291565b600391565b611516925061220d565b5f806114fb565b50602081519101fd5b6060916114bf565b5060019492505050565b600192506001600160401b03608060ff920151169151161c16155f806112a2565b5050505050505050505f905f90565b6004015460501c6001600160401b03908116199091161693506020600161125a565b6001600160401b0360808501511690611253565b5060c084015194506006851015610a1957600286951461123e565b506115c485836126bf565b1561122d565b5050505050505f905f90565b506115e2848787612687565b60643514156111f8565b5062ffffff82511684116111f1565b5063ffffffff60608201511684106111e9565b61163191945060a03d60a011611638575b6116298183610cd6565b810190610ff1565b925f6111bd565b503d61161f565b6040513d5f823e3d90fd5b906001600160401b03809116911601906001600160401b038211610f8857565b6001600160401b035f19911601906001600160401b038211610f8857565b919060405161169681610c84565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201528093805f5260026020526116e760405f20610cf7565b9160ff61012084015116158015611870575b61186957505f52600360205263ffffffff60405f20921691825f5260205260405f209161172583610eae565b62ffffff835116821480611858575b6118185760c08101928351916006831015610a195760806001600160401b039161176262ffffff958b610ea2565b61ffff60a0820151166101208b015264ffffffffff81511660208b015284602082015116806117f1575b5064ffffffffff60408201511660608b015282606082015116828b015201511660a0880152600185015460c08801525116116117c6575050565b600282015460e0850152516006811015610a1957600319016117e55750565b60030154610100830152565b61180c611807859264ffffffffff85511661164a565b61166a565b1660408b01525f61178c565b505090506080819392930164ffffffffff8151161561185357600183525164ffffffffff16602083015260c0015161ffff1661012082015290565b505090565b5061186383826126bf565b15611734565b9450505050565b5062ffffff83511663ffffffff8516116116f9565b9060405161189281610cbb565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b6001600160401b038111610c705760051b60200190565b80518210156119095760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b6040519261192a84610cbb565b606084525f60208501525f60408501525f60608501525f60808501525f60a085015283825f52600260205260405f209261196384610cf7565b905f52600360205263ffffffff60405f20951694855f5260205260405f209061198b82610eae565b9262ffffff825116808811908115611b78575b50611b6d57506119b060058301611885565b94608086019660ff88511615159384611b52575b84159485611b3b575b611b19575b506001600160401b0360608a01511615159081611b09575b50611ac2575b5050611abc5760ff845116611a04816118de565b90611a126040519283610cd6565b808252611a21601f19916118de565b0136602083013785525f5b60ff855116811015611a6157600181611a4760ff93876128a3565b61ffff611a55838b516118f5565b91169052019050611a2c565b5060a09193509161ffff9283602083015116602087015262ffffff6060830151169081611a95575b505001511660a0830152565b6001600160401b039164ffffffffff611aaf92511661164a565b1660408601525f80611a89565b50915050565b6001600160401b0391627fffff6060611aeb611ae36001611afc960161106f565b809489612b4d565b5094915050015160011c169061164a565b1660808701525f806119f0565b905062ffffff835116145f6119ea565b60046001600160401b0391015460c01c6060870151161660608a01525f6119d2565b5060c08601516006811015610a19576005146119cd565b935061ffff60408801511661ffff60a08701511614936119c4565b955050505092505090565b9050871480611b88575b5f61199e565b50611b9382856126bf565b15611b82565b91908201809211610f8857565b6001600160ff1b038114610f885760010190565b600160ff1b8114610f88575f190190565b611c2493925f90825f526002602052611be660405f20610cf7565b80516040516311179c3760e31b8152600481018690526001600160a01b0390961660248701529496909462ffffff169060a090889081906044820190565b0381600180851b037f0000000000000000000000000000000000000000000000000000000000000000165afa96871561163f575f97611eeb575b5086516001600160a01b031615611edc5760408701948163ffffffff8751161190811591611e8f575b509063ffffffff6060890151168082105f14611e875750965b87610100811115611e805760ff198101908111610f88575b955163ffffffff16808710611e77575b50600160ff602063ffffffff930151161b921660018101809111610f88576001600160ff1b0381168103610f885760019795971b955f925f915f935f5b8b8a1180611e6e575b80611e41575b15611e1b575f198a018a8111610f885784611d376001600160401b03928c612421565b94909391929091161615611d9657505063ffffffff891615611d88575b611d805750611d6d611d67600195611bba565b9a611bba565b985b8015610f88575f1901989993611d05565b939998611d6f565b63ffffffff8b169850611d54565b969c9b929690915085166001600160401b0316611db4575b50611d6f565b859a919a15611dff575b84166001600160401b031615611def575b858b13611de7575b611de090611bba565b985f611dae565b8a9550611dd7565b99611df990611ba6565b99611dcf565b9684611e126001600160401b0392611ba6565b98915050611dbe565b509750985050509091945063ffffffff92508082135f14611e3b57501692565b90501692565b508080611e4f575b15611d14565b508a85018b81125f8712908015821691151617610f8857861215611e49565b508a1515611d0e565b95506001611cc8565b505f611cb8565b905096611ca0565b60c091500161ffff815116155f14611eb2575062ffffff5f5b168110155f611c87565b845f52600460205261ffff60405f209151165f5260205262ffffff8060405f205460501c16611ea8565b505050505090505f905f905f90565b611f0591975060a03d60a011611638576116298183610cd6565b955f611c5e565b805f52600260205260405f20611f2181610cf7565b64ffffffffff60808201511615611f9d57611f7c925f52600360205260405f2062ffffff8251165f52602052611f5960405f20610eae565b91611f6482846126bf565b15611f84575b6001611f76910161106f565b91612b4d565b929391929091565b9150611f766001611f9483612ad0565b93915050611f6a565b5050505f905f905f905f90565b5f198114610f885760010190565b90815f52600360205263ffffffff60405f20911690815f5260205260405f2090825f52600260205262ffffff60405f205416118015906121f5575b6121ee5760056120069193929301611885565b91608083019160ff8351169161201b836118de565b926120296040519485610cd6565b808452612038601f19916118de565b013660208501375f9460208101927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169291908590885b60ff8951168110156121e15761208d81856128a3565b600161ffff895116831c16158015612161575b612156576040516331f3fe0560e11b81526004810187905261ffff9190911660248201526020816044818a5afa90811561163f578b905f9261210b575b50916001916120f86120f160ff959e611faa565b9d8c6118f5565b90838060a01b031690525b019050612077565b9150506020813d821161214e575b8161212660209383610cd6565b810103126101475760ff918b6120f86120f1612143600195610fb8565b9450505090926120dd565b3d9150612119565b50600160ff91612103565b5084516001600160b01b03167401000100010001000100010001000100010001000161ffff831602186001831b5f198101908111610f8857617fff7401000100010001000100010001000100010001000183757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff8061ffff9616011719600f1c1606161615156120a0565b5096509694935050505052565b5050606090565b5061220761220282610eae565b612bd2565b15611ff3565b9091815f52600260205260405f209261222584610cf7565b9262ffffff8451168210156123695760205f959401945b6002811080612359575b1561234e57815f52600360205260405f2062ffffff8751165f5260205261227060405f2086612c26565b61229e5762ffffff8651169062ffffff8214610f885762ffffff60016122999301168752611faa565b61223c565b5090929391935b8362ffffff845116111593846122bd575b5050505090565b9091809394505f52600360205260405f20905f5260205260405f2092835460f81c6006811015610a195760021493846122fe575b505050505f8080806122b6565b8261230c9293949550612c26565b928315612320575b5050505f8080806122f1565b61234693505f52600360205262ffffff60405f209151165f5260205260405f2090612c26565b5f8080612314565b5090929391936122a5565b508262ffffff8751161115612246565b50509150505f90565b92919280549162ffffff8360181c161180159061240c575b6124055762ffffff608064ffffffffff60406123bd6123cb966123b0600187980161106f565b96879160881c168a612715565b97015116920151169061164a565b6001600160401b0383166001600160401b038216116123fd575b506001600160401b03821642106123f857565b5f9150565b91505f6123e5565b505f925050565b506001600160401b036080850151161561238a565b5f815f52600360205260405f20835f5260205260405f209361244285610eae565b60c08101516006811015610a1957600414938480612671575b612659576060820191825196608082016001600160401b038151161989166001600160401b0381169a5f9a8c612576575b505050968098996001600160401b038298995116179981612564575b5015612553576001600160401b03808551161916925b83986124e2575b5050505082156124d25750565b5184166001600160401b03169250565b5f52600360205260405f20905f52602052612502600560405f2001611885565b9061ffff60a08301511615159182612538575b5050612524575b8080806124c5565b8151166001600160401b031694505f61251c565b61ffff80929350604060a09201511692015116145f80612515565b6001600160401b03891916926124be565b6001600160401b03915016155f6124a8565b9091929b50898015918161262e575b506125f0575b6125d6575b505f848152600660209081526040808320858452825280832060a087015161ffff1684529091529020546001600160401b039081168a179091168116999081908961248c565b6004015460c01c81166001600160401b0316985087612590565b506125fd60058201611885565b60ff60808201511615159081612614575b5061258b565b61ffff9150604001511661ffff60a086015116145f61260e565b61264191506001600160401b0316612d74565b865f52600260205260405f205460f81c11155f612585565b506001600160401b0395505f94508493506001925050565b506001600160401b03608083015116151561245b565b82612696575060039150015490565b90505f52600360205260405f20905f198101908111610f88575f52602052600260405f20015490565b64ffffffffff81511664ffffffffff6080840151161491826126fa575b50816126e6575090565b60c0915001516006811015610a1957151590565b90915061ffff60c08160a0850151169201511614905f6126dc565b9162ffffff60a06001600160401b03946127539461016085015115155f146127575764ffffffffff612748925116611b99565b925b01511690611b99565b1690565b612762908792612e1d565b169261274a565b600481015490811561289d575f908190815b601583106127f9575050506020915f916040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b81526127d9606b82610cd6565b604051918291518091835e8101838152039060025afa1561163f575f5190565b600185849593941c16156128935715612879575f60209161281d8560058601612e56565b90549060031b1c906040519084820192600160f81b8452602183015260418201526041815261284d606182610cd6565b604051918291518091835e8101838152039060025afa1561163f575f515b91600180915b01919061277b565b506128878260058301612e56565b90549060031b1c61286b565b9092600190612871565b50505f90565b60018060b01b039051168160041b9180830460101490151715610f885761ffff911c1690565b9290916128d583610eae565b9264ffffffffff608083015116158015612abf575b8015612aa7575b612a9c57612900838386612c98565b50906008821015610a195760038214159182612a90575b508115612a4f575b50612a455761292d92612b4d565b5093919290506001600160401b03831661012c8101946001600160401b038611610f8857856001600160401b0380831691161015612a33575b506001600160401b0385164211918215612988575b505061298357565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa801561163f575f906129f3575b6001600160401b0391501610155f8061297b565b506020813d602011612a2b575b81612a0d60209383610cd6565b8101031261014757612a266001600160401b0391610fdd565b6129df565b3d9150612a00565b612a3e91955061166a565b935f612966565b505050505f905f90565b612a5c9150600501611885565b62ffffff60608201511615159081612a76575b505f61291f565b61ffff9150604001511661ffff60c083015116145f612a6f565b6004141591505f612917565b50505050505f905f90565b5060c08401516006811015610a1957600114156128f1565b50612aca82856126bf565b156128ea565b5f60c0604051612adf81610ca0565b8281528260208201528260408201528260608201528260808201528260a0820152015261ffff60c064ffffffffff6080840151169201511660405191612b2483610ca0565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b92919062ffffff60a0612b639201511684612e1d565b9260c08101516006811015610a1957600503612b9e57604064ffffffffff9101511691612b9b62ffffff606085945b0151168361164a565b90565b50612bb262ffffff6020830151168461164a565b91612b9b62ffffff6060612bcc826040870151168761164a565b94612b92565b60c00180516006811015610a1957600214908115612bee575090565b9050516006811015610a195760031490565b604290612c0b612ea3565b906040519161190160f01b8352600283015260228201522090565b90612c3081610eae565b9160c08301516006811015610a19576002149283612c4f575b50505090565b612c74929350600164ffffffffff604062ffffff9301511692015460601c1690611b99565b4210908115612c87575b505f8080612c49565b60059150015460f01c15155f612c7e565b9091612ca5908383612b4d565b9491926001600160401b0381959295164210612d3b5750610120612cd76001600160401b03606060ff94015116612d74565b9201511611612d31576001600160401b0381164210612d2757506001600160401b0381164210612d1f57506001600160401b0381164210612d1a57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b90600582015460f01c61289d5762ffffff608064ffffffffff612b9b945460401c16920151169061164a565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f14612e475750011690565b62ffffff91505f190116011690565b60158210156119095701905f90565b60ff811690601f8211612e945760405191612e81604084610cd6565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480612f96575b15612efe577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152612f9060c082610cd6565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614612ed556",
}

// TrainingRounds is an auto generated Go binding around an Ethereum contract.
type TrainingRounds struct {
	abi abi.ABI
}

// NewTrainingRounds creates a new instance of TrainingRounds.
func NewTrainingRounds() *TrainingRounds {
	parsed, err := TrainingRoundsMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TrainingRounds{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TrainingRounds) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address tasks_) returns()
func (trainingRounds *TrainingRounds) PackConstructor(tasks_ common.Address) []byte {
	enc, err := trainingRounds.abi.Pack("", tasks_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackCommitteeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x44bd65f1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function committeeOf(bytes32 taskId, uint32 round) view returns((uint16[],uint16,uint64,uint64,uint64,uint16) committee)
func (trainingRounds *TrainingRounds) PackCommitteeOf(taskId [32]byte, round uint32) []byte {
	enc, err := trainingRounds.abi.Pack("committeeOf", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitteeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x44bd65f1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function committeeOf(bytes32 taskId, uint32 round) view returns((uint16[],uint16,uint64,uint64,uint64,uint16) committee)
func (trainingRounds *TrainingRounds) TryPackCommitteeOf(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("committeeOf", taskId, round)
}

// UnpackCommitteeOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x44bd65f1.
//
// Solidity: function committeeOf(bytes32 taskId, uint32 round) view returns((uint16[],uint16,uint64,uint64,uint64,uint16) committee)
func (trainingRounds *TrainingRounds) UnpackCommitteeOf(data []byte) (Committee, error) {
	out, err := trainingRounds.abi.Unpack("committeeOf", data)
	if err != nil {
		return *new(Committee), err
	}
	out0 := *abi.ConvertType(out[0], new(Committee)).(*Committee)
	return out0, nil
}

// PackConsumeCommission is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8fba5bda.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function consumeCommission(bytes32 taskId, uint32 round, uint16 member) returns(uint256 gradients, uint256 seats, uint256 ranks, uint64 vestedAt)
func (trainingRounds *TrainingRounds) PackConsumeCommission(taskId [32]byte, round uint32, member uint16) []byte {
	enc, err := trainingRounds.abi.Pack("consumeCommission", taskId, round, member)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConsumeCommission is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8fba5bda.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function consumeCommission(bytes32 taskId, uint32 round, uint16 member) returns(uint256 gradients, uint256 seats, uint256 ranks, uint64 vestedAt)
func (trainingRounds *TrainingRounds) TryPackConsumeCommission(taskId [32]byte, round uint32, member uint16) ([]byte, error) {
	return trainingRounds.abi.Pack("consumeCommission", taskId, round, member)
}

// ConsumeCommissionOutput serves as a container for the return parameters of contract
// method ConsumeCommission.
type ConsumeCommissionOutput struct {
	Gradients *big.Int
	Seats     *big.Int
	Ranks     *big.Int
	VestedAt  uint64
}

// UnpackConsumeCommission is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8fba5bda.
//
// Solidity: function consumeCommission(bytes32 taskId, uint32 round, uint16 member) returns(uint256 gradients, uint256 seats, uint256 ranks, uint64 vestedAt)
func (trainingRounds *TrainingRounds) UnpackConsumeCommission(data []byte) (ConsumeCommissionOutput, error) {
	out, err := trainingRounds.abi.Unpack("consumeCommission", data)
	outstruct := new(ConsumeCommissionOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Gradients = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.Seats = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	outstruct.Ranks = abi.ConvertType(out[2], new(big.Int)).(*big.Int)
	outstruct.VestedAt = *abi.ConvertType(out[3], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackConsumeCompensation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x702efafd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function consumeCompensation(bytes32 taskId, uint16 branch, uint32 round, uint8 slot) returns(uint256 shares)
func (trainingRounds *TrainingRounds) PackConsumeCompensation(taskId [32]byte, branch uint16, round uint32, slot uint8) []byte {
	enc, err := trainingRounds.abi.Pack("consumeCompensation", taskId, branch, round, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConsumeCompensation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x702efafd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function consumeCompensation(bytes32 taskId, uint16 branch, uint32 round, uint8 slot) returns(uint256 shares)
func (trainingRounds *TrainingRounds) TryPackConsumeCompensation(taskId [32]byte, branch uint16, round uint32, slot uint8) ([]byte, error) {
	return trainingRounds.abi.Pack("consumeCompensation", taskId, branch, round, slot)
}

// UnpackConsumeCompensation is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x702efafd.
//
// Solidity: function consumeCompensation(bytes32 taskId, uint16 branch, uint32 round, uint8 slot) returns(uint256 shares)
func (trainingRounds *TrainingRounds) UnpackConsumeCompensation(data []byte) (*big.Int, error) {
	out, err := trainingRounds.abi.Unpack("consumeCompensation", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackConsumeReward is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x991f8335.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function consumeReward(bytes32 taskId, uint32 round, uint8 slot) returns(uint64 vestedAt, bool whole)
func (trainingRounds *TrainingRounds) PackConsumeReward(taskId [32]byte, round uint32, slot uint8) []byte {
	enc, err := trainingRounds.abi.Pack("consumeReward", taskId, round, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConsumeReward is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x991f8335.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function consumeReward(bytes32 taskId, uint32 round, uint8 slot) returns(uint64 vestedAt, bool whole)
func (trainingRounds *TrainingRounds) TryPackConsumeReward(taskId [32]byte, round uint32, slot uint8) ([]byte, error) {
	return trainingRounds.abi.Pack("consumeReward", taskId, round, slot)
}

// ConsumeRewardOutput serves as a container for the return parameters of contract
// method ConsumeReward.
type ConsumeRewardOutput struct {
	VestedAt uint64
	Whole    bool
}

// UnpackConsumeReward is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x991f8335.
//
// Solidity: function consumeReward(bytes32 taskId, uint32 round, uint8 slot) returns(uint64 vestedAt, bool whole)
func (trainingRounds *TrainingRounds) UnpackConsumeReward(data []byte) (ConsumeRewardOutput, error) {
	out, err := trainingRounds.abi.Unpack("consumeReward", data)
	outstruct := new(ConsumeRewardOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.VestedAt = *abi.ConvertType(out[0], new(uint64)).(*uint64)
	outstruct.Whole = *abi.ConvertType(out[1], new(bool)).(*bool)
	return *outstruct, nil
}

// PackDeadlinesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcd2a6673.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deadlinesOf(bytes32 taskId) view returns(uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd)
func (trainingRounds *TrainingRounds) PackDeadlinesOf(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("deadlinesOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeadlinesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcd2a6673.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deadlinesOf(bytes32 taskId) view returns(uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd)
func (trainingRounds *TrainingRounds) TryPackDeadlinesOf(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("deadlinesOf", taskId)
}

// DeadlinesOfOutput serves as a container for the return parameters of contract
// method DeadlinesOf.
type DeadlinesOfOutput struct {
	CommitClose    uint64
	UploadDeadline uint64
	GraceEnd       uint64
	FallbackEnd    uint64
}

// UnpackDeadlinesOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcd2a6673.
//
// Solidity: function deadlinesOf(bytes32 taskId) view returns(uint64 commitClose, uint64 uploadDeadline, uint64 graceEnd, uint64 fallbackEnd)
func (trainingRounds *TrainingRounds) UnpackDeadlinesOf(data []byte) (DeadlinesOfOutput, error) {
	out, err := trainingRounds.abi.Unpack("deadlinesOf", data)
	outstruct := new(DeadlinesOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.CommitClose = *abi.ConvertType(out[0], new(uint64)).(*uint64)
	outstruct.UploadDeadline = *abi.ConvertType(out[1], new(uint64)).(*uint64)
	outstruct.GraceEnd = *abi.ConvertType(out[2], new(uint64)).(*uint64)
	outstruct.FallbackEnd = *abi.ConvertType(out[3], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackDrawPendingUntil is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x78e78748.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function drawPendingUntil(bytes32 taskId) view returns(uint64 until)
func (trainingRounds *TrainingRounds) PackDrawPendingUntil(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("drawPendingUntil", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDrawPendingUntil is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x78e78748.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function drawPendingUntil(bytes32 taskId) view returns(uint64 until)
func (trainingRounds *TrainingRounds) TryPackDrawPendingUntil(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("drawPendingUntil", taskId)
}

// UnpackDrawPendingUntil is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x78e78748.
//
// Solidity: function drawPendingUntil(bytes32 taskId) view returns(uint64 until)
func (trainingRounds *TrainingRounds) UnpackDrawPendingUntil(data []byte) (uint64, error) {
	out, err := trainingRounds.abi.Unpack("drawPendingUntil", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackEip712Domain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84b0196e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (trainingRounds *TrainingRounds) PackEip712Domain() []byte {
	enc, err := trainingRounds.abi.Pack("eip712Domain")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEip712Domain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84b0196e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (trainingRounds *TrainingRounds) TryPackEip712Domain() ([]byte, error) {
	return trainingRounds.abi.Pack("eip712Domain")
}

// Eip712DomainOutput serves as a container for the return parameters of contract
// method Eip712Domain.
type Eip712DomainOutput struct {
	Fields            [1]byte
	Name              string
	Version           string
	ChainId           *big.Int
	VerifyingContract common.Address
	Salt              [32]byte
	Extensions        []*big.Int
}

// UnpackEip712Domain is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x84b0196e.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (trainingRounds *TrainingRounds) UnpackEip712Domain(data []byte) (Eip712DomainOutput, error) {
	out, err := trainingRounds.abi.Unpack("eip712Domain", data)
	outstruct := new(Eip712DomainOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Fields = *abi.ConvertType(out[0], new([1]byte)).(*[1]byte)
	outstruct.Name = *abi.ConvertType(out[1], new(string)).(*string)
	outstruct.Version = *abi.ConvertType(out[2], new(string)).(*string)
	outstruct.ChainId = abi.ConvertType(out[3], new(big.Int)).(*big.Int)
	outstruct.VerifyingContract = *abi.ConvertType(out[4], new(common.Address)).(*common.Address)
	outstruct.Salt = *abi.ConvertType(out[5], new([32]byte)).(*[32]byte)
	outstruct.Extensions = *abi.ConvertType(out[6], new([]*big.Int)).(*[]*big.Int)
	return *outstruct, nil
}

// PackExcludeGradient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75e29a2f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function excludeGradient(bytes32 taskId, uint32 round, uint8 slot) returns()
func (trainingRounds *TrainingRounds) PackExcludeGradient(taskId [32]byte, round uint32, slot uint8) []byte {
	enc, err := trainingRounds.abi.Pack("excludeGradient", taskId, round, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExcludeGradient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75e29a2f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function excludeGradient(bytes32 taskId, uint32 round, uint8 slot) returns()
func (trainingRounds *TrainingRounds) TryPackExcludeGradient(taskId [32]byte, round uint32, slot uint8) ([]byte, error) {
	return trainingRounds.abi.Pack("excludeGradient", taskId, round, slot)
}

// PackFailRun is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x32123c33.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function failRun(bytes32 taskId) returns()
func (trainingRounds *TrainingRounds) PackFailRun(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("failRun", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFailRun is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x32123c33.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function failRun(bytes32 taskId) returns()
func (trainingRounds *TrainingRounds) TryPackFailRun(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("failRun", taskId)
}

// PackFinalizeRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4f09946d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function finalizeRound(bytes32 taskId, uint32 round, bytes32 root) returns()
func (trainingRounds *TrainingRounds) PackFinalizeRound(taskId [32]byte, round uint32, root [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("finalizeRound", taskId, round, root)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFinalizeRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4f09946d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function finalizeRound(bytes32 taskId, uint32 round, bytes32 root) returns()
func (trainingRounds *TrainingRounds) TryPackFinalizeRound(taskId [32]byte, round uint32, root [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("finalizeRound", taskId, round, root)
}

// PackForceInclusion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3afb9469.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function forceInclusion(bytes32 taskId, address trainer, (address,uint8,bytes32,bytes32)[] entries, (address,bytes)[] receipts) returns()
func (trainingRounds *TrainingRounds) PackForceInclusion(taskId [32]byte, trainer common.Address, entries []FrozenEntry, receipts []WitnessSignature) []byte {
	enc, err := trainingRounds.abi.Pack("forceInclusion", taskId, trainer, entries, receipts)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackForceInclusion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3afb9469.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function forceInclusion(bytes32 taskId, address trainer, (address,uint8,bytes32,bytes32)[] entries, (address,bytes)[] receipts) returns()
func (trainingRounds *TrainingRounds) TryPackForceInclusion(taskId [32]byte, trainer common.Address, entries []FrozenEntry, receipts []WitnessSignature) ([]byte, error) {
	return trainingRounds.abi.Pack("forceInclusion", taskId, trainer, entries, receipts)
}

// PackHeadOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x65c7d79d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function headOf(bytes32 taskId) view returns((uint32,uint32,uint32,uint32,uint64,uint64,uint64,bool,bytes32))
func (trainingRounds *TrainingRounds) PackHeadOf(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("headOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHeadOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x65c7d79d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function headOf(bytes32 taskId) view returns((uint32,uint32,uint32,uint32,uint64,uint64,uint64,bool,bytes32))
func (trainingRounds *TrainingRounds) TryPackHeadOf(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("headOf", taskId)
}

// UnpackHeadOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x65c7d79d.
//
// Solidity: function headOf(bytes32 taskId) view returns((uint32,uint32,uint32,uint32,uint64,uint64,uint64,bool,bytes32))
func (trainingRounds *TrainingRounds) UnpackHeadOf(data []byte) (Head, error) {
	out, err := trainingRounds.abi.Unpack("headOf", data)
	if err != nil {
		return *new(Head), err
	}
	out0 := *abi.ConvertType(out[0], new(Head)).(*Head)
	return out0, nil
}

// PackHoldRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb5bf0481.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function holdRound(bytes32 taskId, uint32 round) returns(uint16 branch)
func (trainingRounds *TrainingRounds) PackHoldRound(taskId [32]byte, round uint32) []byte {
	enc, err := trainingRounds.abi.Pack("holdRound", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHoldRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb5bf0481.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function holdRound(bytes32 taskId, uint32 round) returns(uint16 branch)
func (trainingRounds *TrainingRounds) TryPackHoldRound(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("holdRound", taskId, round)
}

// UnpackHoldRound is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb5bf0481.
//
// Solidity: function holdRound(bytes32 taskId, uint32 round) returns(uint16 branch)
func (trainingRounds *TrainingRounds) UnpackHoldRound(data []byte) (uint16, error) {
	out, err := trainingRounds.abi.Unpack("holdRound", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackIsOverturnable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b23fa8c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isOverturnable(bytes32 taskId, uint32 round) view returns(bool)
func (trainingRounds *TrainingRounds) PackIsOverturnable(taskId [32]byte, round uint32) []byte {
	enc, err := trainingRounds.abi.Pack("isOverturnable", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsOverturnable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b23fa8c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isOverturnable(bytes32 taskId, uint32 round) view returns(bool)
func (trainingRounds *TrainingRounds) TryPackIsOverturnable(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("isOverturnable", taskId, round)
}

// UnpackIsOverturnable is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0b23fa8c.
//
// Solidity: function isOverturnable(bytes32 taskId, uint32 round) view returns(bool)
func (trainingRounds *TrainingRounds) UnpackIsOverturnable(data []byte) (bool, error) {
	out, err := trainingRounds.abi.Unpack("isOverturnable", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsStanding is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a815680.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isStanding((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) view returns(bool)
func (trainingRounds *TrainingRounds) PackIsStanding(statement Statement) []byte {
	enc, err := trainingRounds.abi.Pack("isStanding", statement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsStanding is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a815680.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isStanding((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) view returns(bool)
func (trainingRounds *TrainingRounds) TryPackIsStanding(statement Statement) ([]byte, error) {
	return trainingRounds.abi.Pack("isStanding", statement)
}

// UnpackIsStanding is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5a815680.
//
// Solidity: function isStanding((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) view returns(bool)
func (trainingRounds *TrainingRounds) UnpackIsStanding(data []byte) (bool, error) {
	out, err := trainingRounds.abi.Unpack("isStanding", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsVested is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e14f11a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isVested(bytes32 taskId, uint32 round) view returns(bool)
func (trainingRounds *TrainingRounds) PackIsVested(taskId [32]byte, round uint32) []byte {
	enc, err := trainingRounds.abi.Pack("isVested", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsVested is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e14f11a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isVested(bytes32 taskId, uint32 round) view returns(bool)
func (trainingRounds *TrainingRounds) TryPackIsVested(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("isVested", taskId, round)
}

// UnpackIsVested is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1e14f11a.
//
// Solidity: function isVested(bytes32 taskId, uint32 round) view returns(bool)
func (trainingRounds *TrainingRounds) UnpackIsVested(data []byte) (bool, error) {
	out, err := trainingRounds.abi.Unpack("isVested", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMissedLast is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x25cddd92.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function missedLast(bytes32 taskId) view returns(uint64 slots, uint32 round)
func (trainingRounds *TrainingRounds) PackMissedLast(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("missedLast", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMissedLast is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x25cddd92.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function missedLast(bytes32 taskId) view returns(uint64 slots, uint32 round)
func (trainingRounds *TrainingRounds) TryPackMissedLast(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("missedLast", taskId)
}

// MissedLastOutput serves as a container for the return parameters of contract
// method MissedLast.
type MissedLastOutput struct {
	Slots uint64
	Round uint32
}

// UnpackMissedLast is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x25cddd92.
//
// Solidity: function missedLast(bytes32 taskId) view returns(uint64 slots, uint32 round)
func (trainingRounds *TrainingRounds) UnpackMissedLast(data []byte) (MissedLastOutput, error) {
	out, err := trainingRounds.abi.Unpack("missedLast", data)
	outstruct := new(MissedLastOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Slots = *abi.ConvertType(out[0], new(uint64)).(*uint64)
	outstruct.Round = *abi.ConvertType(out[1], new(uint32)).(*uint32)
	return *outstruct, nil
}

// PackMissesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacc84d54.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function missesOf(bytes32 taskId, address trainer, uint32 maxMisses) view returns(uint32 misses, uint32 delivered, bool due)
func (trainingRounds *TrainingRounds) PackMissesOf(taskId [32]byte, trainer common.Address, maxMisses uint32) []byte {
	enc, err := trainingRounds.abi.Pack("missesOf", taskId, trainer, maxMisses)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMissesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacc84d54.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function missesOf(bytes32 taskId, address trainer, uint32 maxMisses) view returns(uint32 misses, uint32 delivered, bool due)
func (trainingRounds *TrainingRounds) TryPackMissesOf(taskId [32]byte, trainer common.Address, maxMisses uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("missesOf", taskId, trainer, maxMisses)
}

// MissesOfOutput serves as a container for the return parameters of contract
// method MissesOf.
type MissesOfOutput struct {
	Misses    uint32
	Delivered uint32
	Due       bool
}

// UnpackMissesOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xacc84d54.
//
// Solidity: function missesOf(bytes32 taskId, address trainer, uint32 maxMisses) view returns(uint32 misses, uint32 delivered, bool due)
func (trainingRounds *TrainingRounds) UnpackMissesOf(data []byte) (MissesOfOutput, error) {
	out, err := trainingRounds.abi.Unpack("missesOf", data)
	outstruct := new(MissesOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Misses = *abi.ConvertType(out[0], new(uint32)).(*uint32)
	outstruct.Delivered = *abi.ConvertType(out[1], new(uint32)).(*uint32)
	outstruct.Due = *abi.ConvertType(out[2], new(bool)).(*bool)
	return *outstruct, nil
}

// PackNoteShown is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x308bc2ad.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function noteShown(bytes32 taskId, uint32 round, uint8 slot) returns()
func (trainingRounds *TrainingRounds) PackNoteShown(taskId [32]byte, round uint32, slot uint8) []byte {
	enc, err := trainingRounds.abi.Pack("noteShown", taskId, round, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNoteShown is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x308bc2ad.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function noteShown(bytes32 taskId, uint32 round, uint8 slot) returns()
func (trainingRounds *TrainingRounds) TryPackNoteShown(taskId [32]byte, round uint32, slot uint8) ([]byte, error) {
	return trainingRounds.abi.Pack("noteShown", taskId, round, slot)
}

// PackOuterGradientDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2baa8e5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function outerGradientDigest((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(bytes32)
func (trainingRounds *TrainingRounds) PackOuterGradientDigest(gradient OuterGradient) []byte {
	enc, err := trainingRounds.abi.Pack("outerGradientDigest", gradient)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOuterGradientDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2baa8e5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function outerGradientDigest((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(bytes32)
func (trainingRounds *TrainingRounds) TryPackOuterGradientDigest(gradient OuterGradient) ([]byte, error) {
	return trainingRounds.abi.Pack("outerGradientDigest", gradient)
}

// UnpackOuterGradientDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2baa8e5.
//
// Solidity: function outerGradientDigest((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(bytes32)
func (trainingRounds *TrainingRounds) UnpackOuterGradientDigest(data []byte) ([32]byte, error) {
	out, err := trainingRounds.abi.Unpack("outerGradientDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackOverturnRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde97c0d7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) returns(uint16 branch)
func (trainingRounds *TrainingRounds) PackOverturnRound(taskId [32]byte, round uint32, clearedSlots uint64) []byte {
	enc, err := trainingRounds.abi.Pack("overturnRound", taskId, round, clearedSlots)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOverturnRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde97c0d7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) returns(uint16 branch)
func (trainingRounds *TrainingRounds) TryPackOverturnRound(taskId [32]byte, round uint32, clearedSlots uint64) ([]byte, error) {
	return trainingRounds.abi.Pack("overturnRound", taskId, round, clearedSlots)
}

// UnpackOverturnRound is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xde97c0d7.
//
// Solidity: function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) returns(uint16 branch)
func (trainingRounds *TrainingRounds) UnpackOverturnRound(data []byte) (uint16, error) {
	out, err := trainingRounds.abi.Unpack("overturnRound", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackPayloadReceiptDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0a69749f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function payloadReceiptDigest(bytes32 taskId, uint32 round, address trainer, bytes32 payloadRoot) view returns(bytes32)
func (trainingRounds *TrainingRounds) PackPayloadReceiptDigest(taskId [32]byte, round uint32, trainer common.Address, payloadRoot [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("payloadReceiptDigest", taskId, round, trainer, payloadRoot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPayloadReceiptDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0a69749f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function payloadReceiptDigest(bytes32 taskId, uint32 round, address trainer, bytes32 payloadRoot) view returns(bytes32)
func (trainingRounds *TrainingRounds) TryPackPayloadReceiptDigest(taskId [32]byte, round uint32, trainer common.Address, payloadRoot [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("payloadReceiptDigest", taskId, round, trainer, payloadRoot)
}

// UnpackPayloadReceiptDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a69749f.
//
// Solidity: function payloadReceiptDigest(bytes32 taskId, uint32 round, address trainer, bytes32 payloadRoot) view returns(bytes32)
func (trainingRounds *TrainingRounds) UnpackPayloadReceiptDigest(data []byte) ([32]byte, error) {
	out, err := trainingRounds.abi.Unpack("payloadReceiptDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackPhaseOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x15f64920.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function phaseOf(bytes32 taskId) view returns(uint32 round, uint8 phase, uint64 deadline)
func (trainingRounds *TrainingRounds) PackPhaseOf(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("phaseOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPhaseOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x15f64920.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function phaseOf(bytes32 taskId) view returns(uint32 round, uint8 phase, uint64 deadline)
func (trainingRounds *TrainingRounds) TryPackPhaseOf(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("phaseOf", taskId)
}

// PhaseOfOutput serves as a container for the return parameters of contract
// method PhaseOf.
type PhaseOfOutput struct {
	Round    uint32
	Phase    uint8
	Deadline uint64
}

// UnpackPhaseOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x15f64920.
//
// Solidity: function phaseOf(bytes32 taskId) view returns(uint32 round, uint8 phase, uint64 deadline)
func (trainingRounds *TrainingRounds) UnpackPhaseOf(data []byte) (PhaseOfOutput, error) {
	out, err := trainingRounds.abi.Unpack("phaseOf", data)
	outstruct := new(PhaseOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Round = *abi.ConvertType(out[0], new(uint32)).(*uint32)
	outstruct.Phase = *abi.ConvertType(out[1], new(uint8)).(*uint8)
	outstruct.Deadline = *abi.ConvertType(out[2], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackPotId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda7bd3b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function potId(bytes32 taskId, uint16 branch) pure returns(bytes32)
func (trainingRounds *TrainingRounds) PackPotId(taskId [32]byte, branch uint16) []byte {
	enc, err := trainingRounds.abi.Pack("potId", taskId, branch)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPotId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda7bd3b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function potId(bytes32 taskId, uint16 branch) pure returns(bytes32)
func (trainingRounds *TrainingRounds) TryPackPotId(taskId [32]byte, branch uint16) ([]byte, error) {
	return trainingRounds.abi.Pack("potId", taskId, branch)
}

// UnpackPotId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xda7bd3b3.
//
// Solidity: function potId(bytes32 taskId, uint16 branch) pure returns(bytes32)
func (trainingRounds *TrainingRounds) UnpackPotId(data []byte) ([32]byte, error) {
	out, err := trainingRounds.abi.Unpack("potId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackProposeRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf398eac6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proposeRound((bytes32,uint32,bytes32,uint64,bytes32,bytes32) proposal, (address,bytes)[] signatures) returns()
func (trainingRounds *TrainingRounds) PackProposeRound(proposal Proposal, signatures []WitnessSignature) []byte {
	enc, err := trainingRounds.abi.Pack("proposeRound", proposal, signatures)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProposeRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf398eac6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proposeRound((bytes32,uint32,bytes32,uint64,bytes32,bytes32) proposal, (address,bytes)[] signatures) returns()
func (trainingRounds *TrainingRounds) TryPackProposeRound(proposal Proposal, signatures []WitnessSignature) ([]byte, error) {
	return trainingRounds.abi.Pack("proposeRound", proposal, signatures)
}

// PackReleaseRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc871d3f8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function releaseRound(bytes32 taskId, uint32 round, uint16 branch) returns()
func (trainingRounds *TrainingRounds) PackReleaseRound(taskId [32]byte, round uint32, branch uint16) []byte {
	enc, err := trainingRounds.abi.Pack("releaseRound", taskId, round, branch)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReleaseRound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc871d3f8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function releaseRound(bytes32 taskId, uint32 round, uint16 branch) returns()
func (trainingRounds *TrainingRounds) TryPackReleaseRound(taskId [32]byte, round uint32, branch uint16) ([]byte, error) {
	return trainingRounds.abi.Pack("releaseRound", taskId, round, branch)
}

// PackRemedyOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2949b58f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function remedyOf((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(uint8 remedy, uint64 until)
func (trainingRounds *TrainingRounds) PackRemedyOf(gradient OuterGradient) []byte {
	enc, err := trainingRounds.abi.Pack("remedyOf", gradient)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemedyOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2949b58f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function remedyOf((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(uint8 remedy, uint64 until)
func (trainingRounds *TrainingRounds) TryPackRemedyOf(gradient OuterGradient) ([]byte, error) {
	return trainingRounds.abi.Pack("remedyOf", gradient)
}

// RemedyOfOutput serves as a container for the return parameters of contract
// method RemedyOf.
type RemedyOfOutput struct {
	Remedy uint8
	Until  uint64
}

// UnpackRemedyOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2949b58f.
//
// Solidity: function remedyOf((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(uint8 remedy, uint64 until)
func (trainingRounds *TrainingRounds) UnpackRemedyOf(data []byte) (RemedyOfOutput, error) {
	out, err := trainingRounds.abi.Unpack("remedyOf", data)
	outstruct := new(RemedyOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Remedy = *abi.ConvertType(out[0], new(uint8)).(*uint8)
	outstruct.Until = *abi.ConvertType(out[1], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackRoundOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34b2389e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function roundOf(bytes32 taskId, uint32 round) view returns((uint8,uint64,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,uint16) result)
func (trainingRounds *TrainingRounds) PackRoundOf(taskId [32]byte, round uint32) []byte {
	enc, err := trainingRounds.abi.Pack("roundOf", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRoundOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34b2389e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function roundOf(bytes32 taskId, uint32 round) view returns((uint8,uint64,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,uint16) result)
func (trainingRounds *TrainingRounds) TryPackRoundOf(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("roundOf", taskId, round)
}

// UnpackRoundOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x34b2389e.
//
// Solidity: function roundOf(bytes32 taskId, uint32 round) view returns((uint8,uint64,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,uint16) result)
func (trainingRounds *TrainingRounds) UnpackRoundOf(data []byte) (Round, error) {
	out, err := trainingRounds.abi.Unpack("roundOf", data)
	if err != nil {
		return *new(Round), err
	}
	out0 := *abi.ConvertType(out[0], new(Round)).(*Round)
	return out0, nil
}

// PackRunRootOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x367bf7d4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function runRootOf(bytes32 taskId) view returns(bytes32)
func (trainingRounds *TrainingRounds) PackRunRootOf(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("runRootOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRunRootOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x367bf7d4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function runRootOf(bytes32 taskId) view returns(bytes32)
func (trainingRounds *TrainingRounds) TryPackRunRootOf(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("runRootOf", taskId)
}

// UnpackRunRootOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x367bf7d4.
//
// Solidity: function runRootOf(bytes32 taskId) view returns(bytes32)
func (trainingRounds *TrainingRounds) UnpackRunRootOf(data []byte) ([32]byte, error) {
	out, err := trainingRounds.abi.Unpack("runRootOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSetSlot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f8ab781.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setSlot(bytes32 taskId, uint8 slot, bool active) returns(uint32 boundary, uint16 branch)
func (trainingRounds *TrainingRounds) PackSetSlot(taskId [32]byte, slot uint8, active bool) []byte {
	enc, err := trainingRounds.abi.Pack("setSlot", taskId, slot, active)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetSlot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f8ab781.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setSlot(bytes32 taskId, uint8 slot, bool active) returns(uint32 boundary, uint16 branch)
func (trainingRounds *TrainingRounds) TryPackSetSlot(taskId [32]byte, slot uint8, active bool) ([]byte, error) {
	return trainingRounds.abi.Pack("setSlot", taskId, slot, active)
}

// SetSlotOutput serves as a container for the return parameters of contract
// method SetSlot.
type SetSlotOutput struct {
	Boundary uint32
	Branch   uint16
}

// UnpackSetSlot is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9f8ab781.
//
// Solidity: function setSlot(bytes32 taskId, uint8 slot, bool active) returns(uint32 boundary, uint16 branch)
func (trainingRounds *TrainingRounds) UnpackSetSlot(data []byte) (SetSlotOutput, error) {
	out, err := trainingRounds.abi.Unpack("setSlot", data)
	outstruct := new(SetSlotOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Boundary = *abi.ConvertType(out[0], new(uint32)).(*uint32)
	outstruct.Branch = *abi.ConvertType(out[1], new(uint16)).(*uint16)
	return *outstruct, nil
}

// PackSignersOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd3ddde2d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function signersOf(bytes32 taskId, uint32 round) view returns(address[] signers)
func (trainingRounds *TrainingRounds) PackSignersOf(taskId [32]byte, round uint32) []byte {
	enc, err := trainingRounds.abi.Pack("signersOf", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSignersOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd3ddde2d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function signersOf(bytes32 taskId, uint32 round) view returns(address[] signers)
func (trainingRounds *TrainingRounds) TryPackSignersOf(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("signersOf", taskId, round)
}

// UnpackSignersOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd3ddde2d.
//
// Solidity: function signersOf(bytes32 taskId, uint32 round) view returns(address[] signers)
func (trainingRounds *TrainingRounds) UnpackSignersOf(data []byte) ([]common.Address, error) {
	out, err := trainingRounds.abi.Unpack("signersOf", data)
	if err != nil {
		return *new([]common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	return out0, nil
}

// PackStart is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17df8258.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function start(bytes32 taskId, (uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec, uint64 activeSlots) returns()
func (trainingRounds *TrainingRounds) PackStart(taskId [32]byte, spec TrainingTaskSpec, activeSlots uint64) []byte {
	enc, err := trainingRounds.abi.Pack("start", taskId, spec, activeSlots)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStart is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17df8258.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function start(bytes32 taskId, (uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,bytes32[8],uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec, uint64 activeSlots) returns()
func (trainingRounds *TrainingRounds) TryPackStart(taskId [32]byte, spec TrainingTaskSpec, activeSlots uint64) ([]byte, error) {
	return trainingRounds.abi.Pack("start", taskId, spec, activeSlots)
}

// PackSubmitOuterGradient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa279fd24.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function submitOuterGradient((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient, bytes signature) returns()
func (trainingRounds *TrainingRounds) PackSubmitOuterGradient(gradient OuterGradient, signature []byte) []byte {
	enc, err := trainingRounds.abi.Pack("submitOuterGradient", gradient, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSubmitOuterGradient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa279fd24.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function submitOuterGradient((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient, bytes signature) returns()
func (trainingRounds *TrainingRounds) TryPackSubmitOuterGradient(gradient OuterGradient, signature []byte) ([]byte, error) {
	return trainingRounds.abi.Pack("submitOuterGradient", gradient, signature)
}

// PackSyncRoundDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacd74a32.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot) view returns(bytes32)
func (trainingRounds *TrainingRounds) PackSyncRoundDigest(taskId [32]byte, round uint32, parentRoot [32]byte, setHash [32]byte, newRoot [32]byte, auxRoot [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("syncRoundDigest", taskId, round, parentRoot, setHash, newRoot, auxRoot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSyncRoundDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacd74a32.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot) view returns(bytes32)
func (trainingRounds *TrainingRounds) TryPackSyncRoundDigest(taskId [32]byte, round uint32, parentRoot [32]byte, setHash [32]byte, newRoot [32]byte, auxRoot [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("syncRoundDigest", taskId, round, parentRoot, setHash, newRoot, auxRoot)
}

// UnpackSyncRoundDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xacd74a32.
//
// Solidity: function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot) view returns(bytes32)
func (trainingRounds *TrainingRounds) UnpackSyncRoundDigest(data []byte) ([32]byte, error) {
	out, err := trainingRounds.abi.Unpack("syncRoundDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackTasks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc305a6d9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function tasks() view returns(address)
func (trainingRounds *TrainingRounds) PackTasks() []byte {
	enc, err := trainingRounds.abi.Pack("tasks")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTasks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc305a6d9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function tasks() view returns(address)
func (trainingRounds *TrainingRounds) TryPackTasks() ([]byte, error) {
	return trainingRounds.abi.Pack("tasks")
}

// UnpackTasks is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc305a6d9.
//
// Solidity: function tasks() view returns(address)
func (trainingRounds *TrainingRounds) UnpackTasks(data []byte) (common.Address, error) {
	out, err := trainingRounds.abi.Unpack("tasks", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackTick is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x626e4a36.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function tick(bytes32 taskId) returns()
func (trainingRounds *TrainingRounds) PackTick(taskId [32]byte) []byte {
	enc, err := trainingRounds.abi.Pack("tick", taskId)
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
func (trainingRounds *TrainingRounds) TryPackTick(taskId [32]byte) ([]byte, error) {
	return trainingRounds.abi.Pack("tick", taskId)
}

// PackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbfa77cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function vault() view returns(address)
func (trainingRounds *TrainingRounds) PackVault() []byte {
	enc, err := trainingRounds.abi.Pack("vault")
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
func (trainingRounds *TrainingRounds) TryPackVault() ([]byte, error) {
	return trainingRounds.abi.Pack("vault")
}

// UnpackVault is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfbfa77cf.
//
// Solidity: function vault() view returns(address)
func (trainingRounds *TrainingRounds) UnpackVault(data []byte) (common.Address, error) {
	out, err := trainingRounds.abi.Unpack("vault", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackVoidGradient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6cc73210.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function voidGradient(bytes32 taskId, uint32 round, uint8 slot) returns()
func (trainingRounds *TrainingRounds) PackVoidGradient(taskId [32]byte, round uint32, slot uint8) []byte {
	enc, err := trainingRounds.abi.Pack("voidGradient", taskId, round, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVoidGradient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6cc73210.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function voidGradient(bytes32 taskId, uint32 round, uint8 slot) returns()
func (trainingRounds *TrainingRounds) TryPackVoidGradient(taskId [32]byte, round uint32, slot uint8) ([]byte, error) {
	return trainingRounds.abi.Pack("voidGradient", taskId, round, slot)
}

// TrainingRoundsCommitWindowClosedEarly represents a CommitWindowClosedEarly event raised by the TrainingRounds contract.
type TrainingRoundsCommitWindowClosedEarly struct {
	TaskId   [32]byte
	Round    uint32
	ClosedAt uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsCommitWindowClosedEarlyEventName = "CommitWindowClosedEarly"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsCommitWindowClosedEarly) ContractEventName() string {
	return TrainingRoundsCommitWindowClosedEarlyEventName
}

// UnpackCommitWindowClosedEarlyEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CommitWindowClosedEarly(bytes32 indexed taskId, uint32 indexed round, uint64 closedAt)
func (trainingRounds *TrainingRounds) UnpackCommitWindowClosedEarlyEvent(log *types.Log) (*TrainingRoundsCommitWindowClosedEarly, error) {
	event := "CommitWindowClosedEarly"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsCommitWindowClosedEarly)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsCommitteeDrawn represents a CommitteeDrawn event raised by the TrainingRounds contract.
type TrainingRoundsCommitteeDrawn struct {
	TaskId [32]byte
	Round  uint32
	Seed   [32]byte
	Seats  []common.Address
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsCommitteeDrawnEventName = "CommitteeDrawn"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsCommitteeDrawn) ContractEventName() string {
	return TrainingRoundsCommitteeDrawnEventName
}

// UnpackCommitteeDrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CommitteeDrawn(bytes32 indexed taskId, uint32 indexed round, bytes32 seed, address[] seats)
func (trainingRounds *TrainingRounds) UnpackCommitteeDrawnEvent(log *types.Log) (*TrainingRoundsCommitteeDrawn, error) {
	event := "CommitteeDrawn"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsCommitteeDrawn)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsEIP712DomainChanged represents a EIP712DomainChanged event raised by the TrainingRounds contract.
type TrainingRoundsEIP712DomainChanged struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsEIP712DomainChangedEventName = "EIP712DomainChanged"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsEIP712DomainChanged) ContractEventName() string {
	return TrainingRoundsEIP712DomainChangedEventName
}

// UnpackEIP712DomainChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EIP712DomainChanged()
func (trainingRounds *TrainingRounds) UnpackEIP712DomainChangedEvent(log *types.Log) (*TrainingRoundsEIP712DomainChanged, error) {
	event := "EIP712DomainChanged"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsEIP712DomainChanged)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsGradientExcluded represents a GradientExcluded event raised by the TrainingRounds contract.
type TrainingRoundsGradientExcluded struct {
	TaskId [32]byte
	Round  uint32
	Slot   uint8
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsGradientExcludedEventName = "GradientExcluded"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsGradientExcluded) ContractEventName() string {
	return TrainingRoundsGradientExcludedEventName
}

// UnpackGradientExcludedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event GradientExcluded(bytes32 indexed taskId, uint32 indexed round, uint8 slot)
func (trainingRounds *TrainingRounds) UnpackGradientExcludedEvent(log *types.Log) (*TrainingRoundsGradientExcluded, error) {
	event := "GradientExcluded"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsGradientExcluded)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsGradientVoided represents a GradientVoided event raised by the TrainingRounds contract.
type TrainingRoundsGradientVoided struct {
	TaskId [32]byte
	Round  uint32
	Slot   uint8
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsGradientVoidedEventName = "GradientVoided"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsGradientVoided) ContractEventName() string {
	return TrainingRoundsGradientVoidedEventName
}

// UnpackGradientVoidedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event GradientVoided(bytes32 indexed taskId, uint32 indexed round, uint8 slot)
func (trainingRounds *TrainingRounds) UnpackGradientVoidedEvent(log *types.Log) (*TrainingRoundsGradientVoided, error) {
	event := "GradientVoided"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsGradientVoided)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsInclusionForced represents a InclusionForced event raised by the TrainingRounds contract.
type TrainingRoundsInclusionForced struct {
	TaskId [32]byte
	Round  uint32
	Slot   uint8
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsInclusionForcedEventName = "InclusionForced"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsInclusionForced) ContractEventName() string {
	return TrainingRoundsInclusionForcedEventName
}

// UnpackInclusionForcedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event InclusionForced(bytes32 indexed taskId, uint32 indexed round, uint8 slot)
func (trainingRounds *TrainingRounds) UnpackInclusionForcedEvent(log *types.Log) (*TrainingRoundsInclusionForced, error) {
	event := "InclusionForced"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsInclusionForced)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsOuterGradientCommitted represents a OuterGradientCommitted event raised by the TrainingRounds contract.
type TrainingRoundsOuterGradientCommitted struct {
	TaskId      [32]byte
	Round       uint32
	Trainer     common.Address
	Slot        uint8
	ParentRoot  [32]byte
	PayloadRoot [32]byte
	ClaimHash   [32]byte
	FrozenHash  [32]byte
	Deadline    uint64
	Signature   []byte
	Raw         *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsOuterGradientCommittedEventName = "OuterGradientCommitted"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsOuterGradientCommitted) ContractEventName() string {
	return TrainingRoundsOuterGradientCommittedEventName
}

// UnpackOuterGradientCommittedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OuterGradientCommitted(bytes32 indexed taskId, uint32 indexed round, address indexed trainer, uint8 slot, bytes32 parentRoot, bytes32 payloadRoot, bytes32 claimHash, bytes32 frozenHash, uint64 deadline, bytes signature)
func (trainingRounds *TrainingRounds) UnpackOuterGradientCommittedEvent(log *types.Log) (*TrainingRoundsOuterGradientCommitted, error) {
	event := "OuterGradientCommitted"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsOuterGradientCommitted)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsPayloadPublished represents a PayloadPublished event raised by the TrainingRounds contract.
type TrainingRoundsPayloadPublished struct {
	TaskId [32]byte
	Round  uint32
	Slot   uint8
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsPayloadPublishedEventName = "PayloadPublished"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsPayloadPublished) ContractEventName() string {
	return TrainingRoundsPayloadPublishedEventName
}

// UnpackPayloadPublishedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PayloadPublished(bytes32 indexed taskId, uint32 indexed round, uint8 slot)
func (trainingRounds *TrainingRounds) UnpackPayloadPublishedEvent(log *types.Log) (*TrainingRoundsPayloadPublished, error) {
	event := "PayloadPublished"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsPayloadPublished)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRoundCarried represents a RoundCarried event raised by the TrainingRounds contract.
type TrainingRoundsRoundCarried struct {
	TaskId      [32]byte
	Round       uint32
	StateRoot   [32]byte
	Consecutive uint32
	Raw         *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRoundCarriedEventName = "RoundCarried"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRoundCarried) ContractEventName() string {
	return TrainingRoundsRoundCarriedEventName
}

// UnpackRoundCarriedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundCarried(bytes32 indexed taskId, uint32 indexed round, bytes32 stateRoot, uint32 consecutive)
func (trainingRounds *TrainingRounds) UnpackRoundCarriedEvent(log *types.Log) (*TrainingRoundsRoundCarried, error) {
	event := "RoundCarried"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRoundCarried)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRoundCutShort represents a RoundCutShort event raised by the TrainingRounds contract.
type TrainingRoundsRoundCutShort struct {
	TaskId   [32]byte
	Round    uint32
	Included uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRoundCutShortEventName = "RoundCutShort"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRoundCutShort) ContractEventName() string {
	return TrainingRoundsRoundCutShortEventName
}

// UnpackRoundCutShortEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundCutShort(bytes32 indexed taskId, uint32 indexed round, uint64 included)
func (trainingRounds *TrainingRounds) UnpackRoundCutShortEvent(log *types.Log) (*TrainingRoundsRoundCutShort, error) {
	event := "RoundCutShort"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRoundCutShort)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRoundFinalized represents a RoundFinalized event raised by the TrainingRounds contract.
type TrainingRoundsRoundFinalized struct {
	TaskId    [32]byte
	Round     uint32
	StateRoot [32]byte
	Raw       *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRoundFinalizedEventName = "RoundFinalized"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRoundFinalized) ContractEventName() string {
	return TrainingRoundsRoundFinalizedEventName
}

// UnpackRoundFinalizedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundFinalized(bytes32 indexed taskId, uint32 indexed round, bytes32 stateRoot)
func (trainingRounds *TrainingRounds) UnpackRoundFinalizedEvent(log *types.Log) (*TrainingRoundsRoundFinalized, error) {
	event := "RoundFinalized"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRoundFinalized)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRoundHeld represents a RoundHeld event raised by the TrainingRounds contract.
type TrainingRoundsRoundHeld struct {
	TaskId [32]byte
	Round  uint32
	Holds  uint16
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRoundHeldEventName = "RoundHeld"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRoundHeld) ContractEventName() string {
	return TrainingRoundsRoundHeldEventName
}

// UnpackRoundHeldEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundHeld(bytes32 indexed taskId, uint32 indexed round, uint16 holds)
func (trainingRounds *TrainingRounds) UnpackRoundHeldEvent(log *types.Log) (*TrainingRoundsRoundHeld, error) {
	event := "RoundHeld"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRoundHeld)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRoundOpened represents a RoundOpened event raised by the TrainingRounds contract.
type TrainingRoundsRoundOpened struct {
	TaskId     [32]byte
	Round      uint32
	ParentRoot [32]byte
	OpenedAt   uint64
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRoundOpenedEventName = "RoundOpened"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRoundOpened) ContractEventName() string {
	return TrainingRoundsRoundOpenedEventName
}

// UnpackRoundOpenedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundOpened(bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, uint64 openedAt)
func (trainingRounds *TrainingRounds) UnpackRoundOpenedEvent(log *types.Log) (*TrainingRoundsRoundOpened, error) {
	event := "RoundOpened"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRoundOpened)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRoundOverturned represents a RoundOverturned event raised by the TrainingRounds contract.
type TrainingRoundsRoundOverturned struct {
	TaskId       [32]byte
	Round        uint32
	ParentRoot   [32]byte
	ClearedSlots uint64
	Branch       uint16
	DeadRounds   uint32
	Raw          *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRoundOverturnedEventName = "RoundOverturned"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRoundOverturned) ContractEventName() string {
	return TrainingRoundsRoundOverturnedEventName
}

// UnpackRoundOverturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundOverturned(bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, uint64 clearedSlots, uint16 branch, uint32 deadRounds)
func (trainingRounds *TrainingRounds) UnpackRoundOverturnedEvent(log *types.Log) (*TrainingRoundsRoundOverturned, error) {
	event := "RoundOverturned"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRoundOverturned)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRoundProposed represents a RoundProposed event raised by the TrainingRounds contract.
type TrainingRoundsRoundProposed struct {
	TaskId     [32]byte
	Round      uint32
	ParentRoot [32]byte
	SetHash    [32]byte
	NewRoot    [32]byte
	AuxRoot    [32]byte
	Included   uint64
	Signers    []common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRoundProposedEventName = "RoundProposed"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRoundProposed) ContractEventName() string {
	return TrainingRoundsRoundProposedEventName
}

// UnpackRoundProposedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundProposed(bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot, uint64 included, address[] signers)
func (trainingRounds *TrainingRounds) UnpackRoundProposedEvent(log *types.Log) (*TrainingRoundsRoundProposed, error) {
	event := "RoundProposed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRoundProposed)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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

// TrainingRoundsRunEnded represents a RunEnded event raised by the TrainingRounds contract.
type TrainingRoundsRunEnded struct {
	TaskId    [32]byte
	Failed    bool
	StateRoot [32]byte
	Rounds    uint32
	Raw       *types.Log // Blockchain specific contextual infos
}

const TrainingRoundsRunEndedEventName = "RunEnded"

// ContractEventName returns the user-defined event name.
func (TrainingRoundsRunEnded) ContractEventName() string {
	return TrainingRoundsRunEndedEventName
}

// UnpackRunEndedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RunEnded(bytes32 indexed taskId, bool failed, bytes32 stateRoot, uint32 rounds)
func (trainingRounds *TrainingRounds) UnpackRunEndedEvent(log *types.Log) (*TrainingRoundsRunEnded, error) {
	event := "RunEnded"
	if len(log.Topics) == 0 || log.Topics[0] != trainingRounds.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingRoundsRunEnded)
	if len(log.Data) > 0 {
		if err := trainingRounds.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingRounds.abi.Events[event].Inputs {
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
func (trainingRounds *TrainingRounds) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["AcceptedSetMismatch"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackAcceptedSetMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["BadOpening"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackBadOpeningError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["ChallengeWindowOpen"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackChallengeWindowOpenError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["CommitWindowClosed"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackCommitWindowClosedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["CommitWindowOpen"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackCommitWindowOpenError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["ConflictingFinalize"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackConflictingFinalizeError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["DeadlineTooLate"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackDeadlineTooLateError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["DuplicateSubmission"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackDuplicateSubmissionError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["InvalidRound"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackInvalidRoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["InvalidShortString"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackInvalidShortStringError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["InvalidSignature"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["LockTooSmall"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackLockTooSmallError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NotAWitness"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNotAWitnessError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NotAuthorized"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNotAuthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NotFinalizable"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNotFinalizableError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NotOverturnable"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNotOverturnableError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NothingDue"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNothingDueError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["ParentNotFinal"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackParentNotFinalError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["ProposalWindowClosed"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackProposalWindowClosedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["QuorumNotMet"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackQuorumNotMetError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["SignatureExpired"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackSignatureExpiredError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["SignersNotSorted"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackSignersNotSortedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["StaleParent"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackStaleParentError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["StringTooLong"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackStringTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["TaskNotFound"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackTaskNotFoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["TrainerNotEnrolled"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackTrainerNotEnrolledError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["UploadWindowOpen"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackUploadWindowOpenError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["WrongPhase"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackWrongPhaseError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// TrainingRoundsAcceptedSetMismatch represents a AcceptedSetMismatch error raised by the TrainingRounds contract.
type TrainingRoundsAcceptedSetMismatch struct {
	Committed uint64
	Included  uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AcceptedSetMismatch(uint64 committed, uint64 included)
func TrainingRoundsAcceptedSetMismatchErrorID() common.Hash {
	return common.HexToHash("0x36e2c0cd7d6dcfdb48e0ac97372deca04d1b395ce1003deca6feb477b837809f")
}

// UnpackAcceptedSetMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AcceptedSetMismatch(uint64 committed, uint64 included)
func (trainingRounds *TrainingRounds) UnpackAcceptedSetMismatchError(raw []byte) (*TrainingRoundsAcceptedSetMismatch, error) {
	out := new(TrainingRoundsAcceptedSetMismatch)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "AcceptedSetMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsBadOpening represents a BadOpening error raised by the TrainingRounds contract.
type TrainingRoundsBadOpening struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadOpening()
func TrainingRoundsBadOpeningErrorID() common.Hash {
	return common.HexToHash("0xfbafac0fe31aa88964839a223a42e637edf0f233f16e05fd79621e00cdb067f2")
}

// UnpackBadOpeningError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadOpening()
func (trainingRounds *TrainingRounds) UnpackBadOpeningError(raw []byte) (*TrainingRoundsBadOpening, error) {
	out := new(TrainingRoundsBadOpening)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "BadOpening", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsChallengeWindowOpen represents a ChallengeWindowOpen error raised by the TrainingRounds contract.
type TrainingRoundsChallengeWindowOpen struct {
	Until uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ChallengeWindowOpen(uint64 until)
func TrainingRoundsChallengeWindowOpenErrorID() common.Hash {
	return common.HexToHash("0x9db52e4950a5ddfb0d069e456b91f337164618cfd0d5def2cce7223ca8d041cb")
}

// UnpackChallengeWindowOpenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ChallengeWindowOpen(uint64 until)
func (trainingRounds *TrainingRounds) UnpackChallengeWindowOpenError(raw []byte) (*TrainingRoundsChallengeWindowOpen, error) {
	out := new(TrainingRoundsChallengeWindowOpen)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "ChallengeWindowOpen", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsCommitWindowClosed represents a CommitWindowClosed error raised by the TrainingRounds contract.
type TrainingRoundsCommitWindowClosed struct {
	ClosedAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CommitWindowClosed(uint64 closedAt)
func TrainingRoundsCommitWindowClosedErrorID() common.Hash {
	return common.HexToHash("0x45183ce4df5e0d498c06153a48f9ff37c9f4c13469f1d1690dc5d50484f3b7dd")
}

// UnpackCommitWindowClosedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CommitWindowClosed(uint64 closedAt)
func (trainingRounds *TrainingRounds) UnpackCommitWindowClosedError(raw []byte) (*TrainingRoundsCommitWindowClosed, error) {
	out := new(TrainingRoundsCommitWindowClosed)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "CommitWindowClosed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsCommitWindowOpen represents a CommitWindowOpen error raised by the TrainingRounds contract.
type TrainingRoundsCommitWindowOpen struct {
	ClosesAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CommitWindowOpen(uint64 closesAt)
func TrainingRoundsCommitWindowOpenErrorID() common.Hash {
	return common.HexToHash("0x7dc34d128c0525b155fc6a3c883008724533c6bf1454db3d7029b377034d319e")
}

// UnpackCommitWindowOpenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CommitWindowOpen(uint64 closesAt)
func (trainingRounds *TrainingRounds) UnpackCommitWindowOpenError(raw []byte) (*TrainingRoundsCommitWindowOpen, error) {
	out := new(TrainingRoundsCommitWindowOpen)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "CommitWindowOpen", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsConflictingFinalize represents a ConflictingFinalize error raised by the TrainingRounds contract.
type TrainingRoundsConflictingFinalize struct {
	Standing [32]byte
	Given    [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ConflictingFinalize(bytes32 standing, bytes32 given)
func TrainingRoundsConflictingFinalizeErrorID() common.Hash {
	return common.HexToHash("0xbb28139abe0d9e5770850da2f9f0ea7390afeb364a7895708f9127bf1c680e2f")
}

// UnpackConflictingFinalizeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ConflictingFinalize(bytes32 standing, bytes32 given)
func (trainingRounds *TrainingRounds) UnpackConflictingFinalizeError(raw []byte) (*TrainingRoundsConflictingFinalize, error) {
	out := new(TrainingRoundsConflictingFinalize)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "ConflictingFinalize", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsDeadlineTooLate represents a DeadlineTooLate error raised by the TrainingRounds contract.
type TrainingRoundsDeadlineTooLate struct {
	Latest uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeadlineTooLate(uint64 latest)
func TrainingRoundsDeadlineTooLateErrorID() common.Hash {
	return common.HexToHash("0x372b5162f691d229d680aaaf93cf0e7b58130c2bb6e46a17c6efef0b81908797")
}

// UnpackDeadlineTooLateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeadlineTooLate(uint64 latest)
func (trainingRounds *TrainingRounds) UnpackDeadlineTooLateError(raw []byte) (*TrainingRoundsDeadlineTooLate, error) {
	out := new(TrainingRoundsDeadlineTooLate)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "DeadlineTooLate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsDuplicateSubmission represents a DuplicateSubmission error raised by the TrainingRounds contract.
type TrainingRoundsDuplicateSubmission struct {
	Trainer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DuplicateSubmission(address trainer)
func TrainingRoundsDuplicateSubmissionErrorID() common.Hash {
	return common.HexToHash("0x3c648ba7ae1a56f3ff65a27005fd4dbfb72c8732a42a957b632dbd614784e9e6")
}

// UnpackDuplicateSubmissionError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DuplicateSubmission(address trainer)
func (trainingRounds *TrainingRounds) UnpackDuplicateSubmissionError(raw []byte) (*TrainingRoundsDuplicateSubmission, error) {
	out := new(TrainingRoundsDuplicateSubmission)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "DuplicateSubmission", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsInvalidRound represents a InvalidRound error raised by the TrainingRounds contract.
type TrainingRoundsInvalidRound struct {
	Open  uint32
	Given uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidRound(uint32 open, uint32 given)
func TrainingRoundsInvalidRoundErrorID() common.Hash {
	return common.HexToHash("0xb9b9febc8f9a317f587f1c5c61f98f24f68141d7e263a416c6bd3c5c13f3ed19")
}

// UnpackInvalidRoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidRound(uint32 open, uint32 given)
func (trainingRounds *TrainingRounds) UnpackInvalidRoundError(raw []byte) (*TrainingRoundsInvalidRound, error) {
	out := new(TrainingRoundsInvalidRound)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "InvalidRound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsInvalidShortString represents a InvalidShortString error raised by the TrainingRounds contract.
type TrainingRoundsInvalidShortString struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidShortString()
func TrainingRoundsInvalidShortStringErrorID() common.Hash {
	return common.HexToHash("0xb3512b0c6163e5f0bafab72bb631b9d58cd7a731b082f910338aa21c83d5c274")
}

// UnpackInvalidShortStringError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidShortString()
func (trainingRounds *TrainingRounds) UnpackInvalidShortStringError(raw []byte) (*TrainingRoundsInvalidShortString, error) {
	out := new(TrainingRoundsInvalidShortString)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "InvalidShortString", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsInvalidSignature represents a InvalidSignature error raised by the TrainingRounds contract.
type TrainingRoundsInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidSignature()
func TrainingRoundsInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0x8baa579fce362245063d36f11747a89dd489c54795634fc673cc0e0db51fedc5")
}

// UnpackInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidSignature()
func (trainingRounds *TrainingRounds) UnpackInvalidSignatureError(raw []byte) (*TrainingRoundsInvalidSignature, error) {
	out := new(TrainingRoundsInvalidSignature)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "InvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsLockTooSmall represents a LockTooSmall error raised by the TrainingRounds contract.
type TrainingRoundsLockTooSmall struct {
	Have *big.Int
	Need *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LockTooSmall(uint256 have, uint256 need)
func TrainingRoundsLockTooSmallErrorID() common.Hash {
	return common.HexToHash("0xe244e0c744405c38f93ee83fdbf72f26d07f3bd30a1919a363452f00733dfc42")
}

// UnpackLockTooSmallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LockTooSmall(uint256 have, uint256 need)
func (trainingRounds *TrainingRounds) UnpackLockTooSmallError(raw []byte) (*TrainingRoundsLockTooSmall, error) {
	out := new(TrainingRoundsLockTooSmall)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "LockTooSmall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsNotAWitness represents a NotAWitness error raised by the TrainingRounds contract.
type TrainingRoundsNotAWitness struct {
	Keeper common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAWitness(address keeper)
func TrainingRoundsNotAWitnessErrorID() common.Hash {
	return common.HexToHash("0xf243e5df20b50401302c3b2d65850892a303044e571522ebfed23d8f43c6fbfa")
}

// UnpackNotAWitnessError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAWitness(address keeper)
func (trainingRounds *TrainingRounds) UnpackNotAWitnessError(raw []byte) (*TrainingRoundsNotAWitness, error) {
	out := new(TrainingRoundsNotAWitness)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "NotAWitness", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsNotAuthorized represents a NotAuthorized error raised by the TrainingRounds contract.
type TrainingRoundsNotAuthorized struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAuthorized(address caller)
func TrainingRoundsNotAuthorizedErrorID() common.Hash {
	return common.HexToHash("0x4a0bfec1fa3ea832f47a765e92fe13fe78ddadee056368ea6e89037b3cf70498")
}

// UnpackNotAuthorizedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAuthorized(address caller)
func (trainingRounds *TrainingRounds) UnpackNotAuthorizedError(raw []byte) (*TrainingRoundsNotAuthorized, error) {
	out := new(TrainingRoundsNotAuthorized)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "NotAuthorized", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsNotFinalizable represents a NotFinalizable error raised by the TrainingRounds contract.
type TrainingRoundsNotFinalizable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotFinalizable()
func TrainingRoundsNotFinalizableErrorID() common.Hash {
	return common.HexToHash("0x00e8f4666f4507d38ab286edbc7b75efe6e8915ccccd040448b093d5f0646c7d")
}

// UnpackNotFinalizableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotFinalizable()
func (trainingRounds *TrainingRounds) UnpackNotFinalizableError(raw []byte) (*TrainingRoundsNotFinalizable, error) {
	out := new(TrainingRoundsNotFinalizable)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "NotFinalizable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsNotOverturnable represents a NotOverturnable error raised by the TrainingRounds contract.
type TrainingRoundsNotOverturnable struct {
	Round uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotOverturnable(uint32 round)
func TrainingRoundsNotOverturnableErrorID() common.Hash {
	return common.HexToHash("0x2f764ae9835d850c0fb347d9dcec4c49e191281629ef59a60f3bb9dad2449be7")
}

// UnpackNotOverturnableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotOverturnable(uint32 round)
func (trainingRounds *TrainingRounds) UnpackNotOverturnableError(raw []byte) (*TrainingRoundsNotOverturnable, error) {
	out := new(TrainingRoundsNotOverturnable)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "NotOverturnable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsNothingDue represents a NothingDue error raised by the TrainingRounds contract.
type TrainingRoundsNothingDue struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingDue()
func TrainingRoundsNothingDueErrorID() common.Hash {
	return common.HexToHash("0x86fdb19c22b5459ff505772dc0cccf970e16029c15b56aa5534340b6e2ac90f7")
}

// UnpackNothingDueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingDue()
func (trainingRounds *TrainingRounds) UnpackNothingDueError(raw []byte) (*TrainingRoundsNothingDue, error) {
	out := new(TrainingRoundsNothingDue)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "NothingDue", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsParentNotFinal represents a ParentNotFinal error raised by the TrainingRounds contract.
type TrainingRoundsParentNotFinal struct {
	Round uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ParentNotFinal(uint32 round)
func TrainingRoundsParentNotFinalErrorID() common.Hash {
	return common.HexToHash("0xae10b319c56fc8988ecb568dbaaad4c00ee6aafa5d795cf793877b11b4c7df62")
}

// UnpackParentNotFinalError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ParentNotFinal(uint32 round)
func (trainingRounds *TrainingRounds) UnpackParentNotFinalError(raw []byte) (*TrainingRoundsParentNotFinal, error) {
	out := new(TrainingRoundsParentNotFinal)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "ParentNotFinal", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsProposalWindowClosed represents a ProposalWindowClosed error raised by the TrainingRounds contract.
type TrainingRoundsProposalWindowClosed struct {
	ClosedAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProposalWindowClosed(uint64 closedAt)
func TrainingRoundsProposalWindowClosedErrorID() common.Hash {
	return common.HexToHash("0x8d158d03d1235bbd524f3dfd93a7b07b177a98cd3142a17c1476effab5bec7d1")
}

// UnpackProposalWindowClosedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProposalWindowClosed(uint64 closedAt)
func (trainingRounds *TrainingRounds) UnpackProposalWindowClosedError(raw []byte) (*TrainingRoundsProposalWindowClosed, error) {
	out := new(TrainingRoundsProposalWindowClosed)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "ProposalWindowClosed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsQuorumNotMet represents a QuorumNotMet error raised by the TrainingRounds contract.
type TrainingRoundsQuorumNotMet struct {
	Have *big.Int
	Need *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error QuorumNotMet(uint256 have, uint256 need)
func TrainingRoundsQuorumNotMetErrorID() common.Hash {
	return common.HexToHash("0x2694e19ef8826833c92b7de49e067a7954ff8a5f5d0b84a7edb0333ad3a5af94")
}

// UnpackQuorumNotMetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error QuorumNotMet(uint256 have, uint256 need)
func (trainingRounds *TrainingRounds) UnpackQuorumNotMetError(raw []byte) (*TrainingRoundsQuorumNotMet, error) {
	out := new(TrainingRoundsQuorumNotMet)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "QuorumNotMet", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsSignatureExpired represents a SignatureExpired error raised by the TrainingRounds contract.
type TrainingRoundsSignatureExpired struct {
	Deadline uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignatureExpired(uint64 deadline)
func TrainingRoundsSignatureExpiredErrorID() common.Hash {
	return common.HexToHash("0xfcd4a11f231310e556b91446aa29b4b13e5fa8be9866b6c2a801fad864538263")
}

// UnpackSignatureExpiredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignatureExpired(uint64 deadline)
func (trainingRounds *TrainingRounds) UnpackSignatureExpiredError(raw []byte) (*TrainingRoundsSignatureExpired, error) {
	out := new(TrainingRoundsSignatureExpired)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "SignatureExpired", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsSignersNotSorted represents a SignersNotSorted error raised by the TrainingRounds contract.
type TrainingRoundsSignersNotSorted struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignersNotSorted()
func TrainingRoundsSignersNotSortedErrorID() common.Hash {
	return common.HexToHash("0xa7781cbb8c46c08242596093898355075ec74b22f9949fce7d875331af4e4fcc")
}

// UnpackSignersNotSortedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignersNotSorted()
func (trainingRounds *TrainingRounds) UnpackSignersNotSortedError(raw []byte) (*TrainingRoundsSignersNotSorted, error) {
	out := new(TrainingRoundsSignersNotSorted)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "SignersNotSorted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsStaleParent represents a StaleParent error raised by the TrainingRounds contract.
type TrainingRoundsStaleParent struct {
	Current [32]byte
	Given   [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StaleParent(bytes32 current, bytes32 given)
func TrainingRoundsStaleParentErrorID() common.Hash {
	return common.HexToHash("0xa8b951fb7d17fbcff2892fa8199d64c7442ee2f73fdf411a495a5471b455008c")
}

// UnpackStaleParentError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StaleParent(bytes32 current, bytes32 given)
func (trainingRounds *TrainingRounds) UnpackStaleParentError(raw []byte) (*TrainingRoundsStaleParent, error) {
	out := new(TrainingRoundsStaleParent)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "StaleParent", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsStringTooLong represents a StringTooLong error raised by the TrainingRounds contract.
type TrainingRoundsStringTooLong struct {
	Str string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StringTooLong(string str)
func TrainingRoundsStringTooLongErrorID() common.Hash {
	return common.HexToHash("0x305a27a93f8e33b7392df0a0f91d6fc63847395853c45991eec52dbf24d72381")
}

// UnpackStringTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StringTooLong(string str)
func (trainingRounds *TrainingRounds) UnpackStringTooLongError(raw []byte) (*TrainingRoundsStringTooLong, error) {
	out := new(TrainingRoundsStringTooLong)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "StringTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsTaskNotFound represents a TaskNotFound error raised by the TrainingRounds contract.
type TrainingRoundsTaskNotFound struct {
	TaskId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TaskNotFound(bytes32 taskId)
func TrainingRoundsTaskNotFoundErrorID() common.Hash {
	return common.HexToHash("0xc8197dd80df02f18721fffd7b5c84973cf708b58b7d15a923dfd5e0a6a551a2a")
}

// UnpackTaskNotFoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TaskNotFound(bytes32 taskId)
func (trainingRounds *TrainingRounds) UnpackTaskNotFoundError(raw []byte) (*TrainingRoundsTaskNotFound, error) {
	out := new(TrainingRoundsTaskNotFound)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "TaskNotFound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsTrainerNotEnrolled represents a TrainerNotEnrolled error raised by the TrainingRounds contract.
type TrainingRoundsTrainerNotEnrolled struct {
	Trainer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TrainerNotEnrolled(address trainer)
func TrainingRoundsTrainerNotEnrolledErrorID() common.Hash {
	return common.HexToHash("0xc9c292c65c5ac3d5ca8e66316dfc56acf37b890768a621fbfc0ab8d922c0f514")
}

// UnpackTrainerNotEnrolledError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TrainerNotEnrolled(address trainer)
func (trainingRounds *TrainingRounds) UnpackTrainerNotEnrolledError(raw []byte) (*TrainingRoundsTrainerNotEnrolled, error) {
	out := new(TrainingRoundsTrainerNotEnrolled)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "TrainerNotEnrolled", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsUploadWindowOpen represents a UploadWindowOpen error raised by the TrainingRounds contract.
type TrainingRoundsUploadWindowOpen struct {
	ClosesAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UploadWindowOpen(uint64 closesAt)
func TrainingRoundsUploadWindowOpenErrorID() common.Hash {
	return common.HexToHash("0x98ced897875f8cb804b4a4211542a448964546776253381c882010649c02faae")
}

// UnpackUploadWindowOpenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UploadWindowOpen(uint64 closesAt)
func (trainingRounds *TrainingRounds) UnpackUploadWindowOpenError(raw []byte) (*TrainingRoundsUploadWindowOpen, error) {
	out := new(TrainingRoundsUploadWindowOpen)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "UploadWindowOpen", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingRoundsWrongPhase represents a WrongPhase error raised by the TrainingRounds contract.
type TrainingRoundsWrongPhase struct {
	Actual uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongPhase(uint8 actual)
func TrainingRoundsWrongPhaseErrorID() common.Hash {
	return common.HexToHash("0x96fe8cdd585d6e16539084786ef0330f221a01706accefe0bc861b9b7c7ccd00")
}

// UnpackWrongPhaseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongPhase(uint8 actual)
func (trainingRounds *TrainingRounds) UnpackWrongPhaseError(raw []byte) (*TrainingRoundsWrongPhase, error) {
	out := new(TrainingRoundsWrongPhase)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "WrongPhase", raw); err != nil {
		return nil, err
	}
	return out, nil
}
