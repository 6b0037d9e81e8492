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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"gradients\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"ranks\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"shares\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeReward\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"whole\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"excludeGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"failRun\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"finalizeRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"forceInclusion\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"receipts\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"noteShown\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"overturnRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proposeRound\",\"inputs\":[{\"name\":\"proposal\",\"type\":\"tuple\",\"internalType\":\"structProposal\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[{\"name\":\"boundary\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"start\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"spec\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitOuterGradient\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"voidGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"CommitWindowClosedEarly\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"closedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommitteeDrawn\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientExcluded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientVoided\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"InclusionForced\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"OuterGradientCommitted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signature\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PayloadPublished\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCarried\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"consecutive\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCutShort\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFinalized\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundHeld\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"holds\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOpened\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOverturned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadRounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundProposed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signers\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AcceptedSetMismatch\",\"inputs\":[{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"BadOpening\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ChallengeWindowOpen\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ConflictingFinalize\",\"inputs\":[{\"name\":\"standing\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeadlineTooLate\",\"inputs\":[{\"name\":\"latest\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DuplicateSubmission\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"InvalidRound\",\"inputs\":[{\"name\":\"open\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"given\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"LockTooSmall\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAWitness\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotFinalizable\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ParentNotFinal\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"ProposalWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"QuorumNotMet\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SignatureExpired\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"SignersNotSorted\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"StaleParent\",\"inputs\":[{\"name\":\"current\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"UnknownValue\",\"inputs\":[{\"name\":\"enumeration\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UploadWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"function\",\"name\":\"committeeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"committee\",\"type\":\"tuple\",\"internalType\":\"structCommittee\",\"components\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"signed\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"drawnAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forced\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forcedUntil\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"holds\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deadlinesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"commitClose\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"uploadDeadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"graceEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fallbackEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawPendingUntil\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"headOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHead\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"finalized\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"consecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"endedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isOverturnable\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isStanding\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isVested\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"missedLast\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"slots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"missesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"misses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"delivered\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"due\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outerGradientDigest\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"payloadReceiptDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"phaseOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"potId\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"remedyOf\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"remedy\",\"type\":\"uint8\",\"internalType\":\"enumRemedy\"},{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"roundOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"result\",\"type\":\"tuple\",\"internalType\":\"structRound\",\"components\":[{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"enumRoundStatus\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitClosedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"proposedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"runRootOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"signersOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"signers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"syncRoundDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}]",
	ID:  "TrainingRounds",
	Bin: "0x610200806040523461031d5761002b9061adaa80380380916100218285610321565b8339810190610344565b60405161327580820192906001600160401b038411838510176102ea57602091839161511c83396001600160a01b0316808552930301905ff080156102df57604051610078604082610321565b60058152602081019064417373617960d81b82526040519161009b604084610321565b600183526020830191603160f81b83526100b481610363565b610120526100c184610363565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261012a60c082610321565b5190206080523060c05261016082905260405163fbfa77cf60e01b8152602081600481865afa9081156102df575f916102fe575b506001600160a01b0390811661018052166101a052604051612a19808201906001600160401b038211838310176102ea57602091839161839183398481520301905ff080156102df576001600160a01b03166101c05260405163187fc7c560e31b815290602090829060049082905afa9081156102df575f916102b0575b506101e052604051614d4d90816103cf823960805181614ade015260a05181614b9b015260c05181614aa8015260e05181614b2d01526101005181614b5301526101205181610c7e01526101405181610ca70152610160518181816102ae0152818161093a01528181610ba501528181610c0701528181610dab0152818161144701528181612ab301528181612e5101528181612fe0015281816135b501526148510152610180518161407601526101a05181602001526101c05181611a2501526101e0518181816117db01526130a90152f35b6102d2915060203d6020116102d8575b6102ca8183610321565b810190610344565b5f6101dc565b503d6102c0565b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b610317915060203d6020116102d8576102ca8183610321565b5f61015e565b5f80fd5b601f909101601f19168101906001600160401b038211908210176102ea57604052565b9081602091031261031d57516001600160a01b038116810361031d5790565b601f81511161038e57602081519101516020821061037f571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60a06040526004361015610056575b3461005257604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e1561004e573d90f35b3d90fd5b5f80fd5b5f3560e01c806317df82581461140d578063308bc2ad14610d5e57806332123c33146113f75780633afb946914610fb15780634f09946d14610e8b578063626e4a3614610df05780636cc7321014610d5e578063702efafd14610d6c57806375e29a2f14610d5e57806384b0196e14610c665780638fba5bda14610bf6578063991f833514610b925780639f8ab78114610908578063a279fd24146101ba578063b5bf0481146101a1578063c871d3f81461018b578063de97c0d7146101635763f398eac60361000e573461005257366003190160e081126100525760c0136100525760c4356001600160401b0381116100525761015b610161913690600401611866565b906121de565b005b346100525760603660031901126100525761017c611822565b5061018561180c565b50611a18565b3461005257610199366118ba565b505050611a18565b3461005257604036600319011261005257610185611822565b3461005257366003190161010081126100525760e0136100525760e4356001600160401b0381116100525736602382011215610052576001600160401b0381600401351161005257366024826004013583010111610052576004355f52600260205260405f2080549164ffffffffff8360601c1690818460f81c156108f35715610874575b62ffffff841663ffffffff6102526118ec565b160361084a5761026a62ffffff851684600435613c05565b8060643503610832575061027c612162565b6040516311179c3760e31b815260048035908201526001600160a01b0391821660248201529060a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610827575f91610796575b5080516001600160a01b0316158015610776575b8015610762575b61073a576001600160401b0361030d61218c565b16421161071757602060ff916103c76103ab6103276118ec565b61032f61218c565b6001600160401b036040519163ffffffff888401947f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b886526004356040860152166060840152606435608084015260843560a084015260a43560c08401521660e082015260e081526103a3610100826119ad565b519020614523565b82516001600160a01b0316906004870135906024880190614549565b015116906004355f52600360205260405f2062ffffff86165f5260205260405f20926103f284611aec565b945f9064ffffffffff87511664ffffffffff841614806106ff575b156106db5750506001840154905b6001600160401b036001851b606088015116166106b3576001600160401b0361044c62ffffff8960881c1688613bcc565b16804210156106a1575061045e61218c565b6001600160401b0362ffffff8960881c1664ffffffffff84160191161161067d57506001600160401b036001841b166001600160401b036060870151161760608601526104a9612162565b604051906020820192835260018060a01b03166040820152836060820152608435608082015260a43560a082015260a081526104e660c0826119ad565b519020926060850151946001600160401b038760b01c166001600160401b038860b01c881616149586610650575b50849161052960019288610634575b82613d00565b01557f040cddd8e44418a90a4f5d665b9345b4db6cd860428f2156df6542f66bc6b7df63ffffffff6105596118ec565b946001600160401b0361056a612162565b9161057361218c565b906040519788526064356020890152608435604089015260a435606089015260808801521660a086015260e060c0860152836004013560e08601528360040135602485016101008701375f61010085600401358701015260018060a01b03169416926101008160043594601f8019916004013501168101030190a46105f457005b62ffffff604051916001600160401b034216835216907f75a535dfa0ff5475de871e1dcd8e77521f8176e606bfb472bd788c85dc985b99602060043592a3005b62ffffff8464ffffffffff835116420301166020820152610523565b60019196509161052986936106716001600160401b038b60f81c9216613a99565b10159792505091610514565b64ffffffffff9062ffffff88631b95a8b160e11b5f5260881c16011660045260245ffd5b6311460f3960e21b5f5260045260245ffd5b6106bb612162565b633c648ba760e01b5f9081526001600160a01b0391909116600452602490fd5b956106ea6106f9929397611a53565b9062ffffff8916600435613c4e565b9461041b565b5061ffff8860a01c1661ffff60a0890151161461040d565b6001600160401b0361072761218c565b63fcd4a11f60e01b5f521660045260245ffd5b610742612162565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b5063ffffffff8060608301511614156102f9565b5063ffffffff60408201511663ffffffff61078f6118ec565b16106102f2565b905060a0813d60a01161081f575b816107b160a093836119ad565b8101031261005257604051906107c682611940565b6107cf81612957565b8252602081015160ff81168103610052576108149160809160208501526107f860408201613c3d565b604085015261080960608201613c3d565b606085015201612d80565b6080820152856102de565b3d91506107a4565b6040513d5f823e3d90fd5b63a8b951fb60e01b5f5260045260643560245260445ffd5b63ffffffff8462ffffff61085c6118ec565b91632e6e7faf60e21b5f52166004521660245260445ffd5b905061087f82611a53565b61088c818460043561316b565b5064ffffffffff6080820151169081156108b0576108aa9084612741565b9061023f565b6108c46108bf60018601611bc1565b613f2b565b6396fe8cdd60e01b5f5260088110156108df5760045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b6319032fbb60e31b5f5260043560045260245ffd5b34610052576060366003190112610052576004356024359060ff821680920361005257604435908115158203610052577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7f5761097181612805565b61097a81611a53565b9261ffff60c085015116925f52600360205260405f2062ffffff8551165f526020526109a860405f20611aec565b906109b38583612832565b15610b6e575b608085019164ffffffffff83511615159687610b51575b6001901b6001600160401b03169115610ae45764ffffffffff600185015460d01c16610ad05760409664ffffffffff610a5c94511615918215610aa7575b5081610a9e575b5015610a7f576001600160401b0360e062ffffff808851165b16960151161782908154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b805468ffffff000000000000191690555b63ffffffff8351921682526020820152f35b6001600160401b0360e062ffffff610a998189511661214c565b610a2e565b90501587610a15565b6001600160401b03919250610ac69062ffffff60a08a01511690613bcc565b1642109088610a0e565b6396fe8cdd60e01b5f52600760045260245ffd5b50610b3d9291506001600160401b03906040965f14610b425760e062ffffff610b0f8189511661214c565b16960151901916168154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b610a6d565b60e062ffffff80885116610b0f565b60608201516001600160401b0316811c60019081161497506109d0565b9050610b7984613b78565b906109b9565b634a0bfec160e01b5f523360045260245ffd5b3461005257610ba036611835565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7f57604092610bdf92612001565b6001600160401b0383519216825215156020820152f35b3461005257610c04366118ba565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7f576080926001600160401b0392610c4a92611e91565b9160409493945194855260208501526040840152166060820152f35b34610052575f36600319011261005257610d02610ca27f0000000000000000000000000000000000000000000000000000000000000000614a67565b610ccb7f0000000000000000000000000000000000000000000000000000000000000000614a67565b6020610d1060405192610cde83856119ad565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190611896565b908582036040870152611896565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610d4757505050500390f35b835185528695509381019392810192600101610d38565b346100525761019936611835565b346100525760803660031901126100525760243561ffff81168103610052576044359063ffffffff821682036100525760643560ff81168103610052577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7f57602092610de892600435611c93565b604051908152f35b3461005257602036600319011261005257600435610e0d81612805565b610e1681611a53565b610e2181838561316b565b91610e2d8282866134c5565b610e82575b610e3d828286613775565b610e79575b610e569293610e518383612741565b612d94565b610e71575b15610e6257005b6321bf6c6760e21b5f5260045ffd5b506001610e5b565b60019250610e42565b60019250610e32565b3461005257606036600319011261005257600435610ea7611822565b9060443591610eb582612c95565b92909163ffffffff62ffffff855116911690808211610f9c575062ffffff8451168114610f8e57815f52600360205260405f20815f5260205260405f20946002860154808203610f79575050602084019062ffffff8251161115610f1e57506101619350612d94565b905083610f2b8184612cdc565b610f485762ffffff82511663ae10b31960e01b5f5260045260245ffd5b610f666001600160401b0391610f6060018601611bc1565b90612d4e565b639db52e4960e01b5f521660045260245ffd5b635d9409cd60e11b5f5260045260245260445ffd5b62747a3360e11b5f5260045ffd5b632e6e7faf60e21b5f5260045260245260445ffd5b346100525760803660031901126100525760243560808190526001600160a01b0381169003610052576001600160401b036044351161005257366023604435011215610052576001600160401b036044356004013511610052573660246044356004013560071b604435010111610052576064356001600160401b03811161005257611041903690600401611866565b9061104d600435612805565b61105681611a53565b9162ffffff8351169161106b60018201611bc1565b9364ffffffffff608082015116155f146113a15761108885613f2b565b9460088610156108df5760018614611372575b505b6004355f52600360205260405f20845f5260205260405f20916110bf83611aec565b956110cc60058501611b68565b9260088210156108df576006821490811561135f575b811561134c575b8115611321575b5061130f57506001600160401b036060600185015497015116965f945f5f995f5f5b604435600401358110156111db578060071b60443501809d60246040519260208401928352013560018060a01b03811680910361005257604083015260448f01359060ff82168203610052578f9260ff831660608201526084606485013594856080840152013560a082015260a0815261118d60c0826119ad565b519020608051909f6001600160a01b0391821691906111ae90602401612178565b16146111bf575b5050600101611112565b92509350985060ff81168103610052579197600190818e6111b5565b508a8c0361130057156112ea5750600196959360ff61126961127895600498956112628d858e98169d8e1b9c6040519060208201927f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3284528e3560408401526060830152898060a01b0360805116608083015260a082015260a081526103a360c0826119ad565b8a35612a50565b939092015460c81c1692612c10565b5001805460c01c6001600160401b0383821616610e625781546001600160c01b03166001600160401b03939093161760c01b6001600160c01b0319169190911790556040519081527f0e354797ef782ff51d33b5dcb5bc01c21e3967b758f7b26410052c9e60432c54602060043592a3005b6336e2c0cd60e01b5f526004525f60245260445ffd5b63fbafac0f60e01b5f5260045ffd5b6396fe8cdd60e01b5f5260045260245ffd5b6001600160401b0391506113429061133b60018601611bc1565b908a6128d7565b16421015896110f0565b90506113588185612888565b15906110e9565b905061136b8189612832565b15906110e2565b61139c906004355f52600360205260405f2062ffffff6020850151165f5260205260405f20612d4e565b61109b565b936113e1906004355f52600360205260405f2062ffffff8751165f52602052856113cd60405f20611aec565b6113d78282612832565b156113e8576143f1565b509361109d565b506113f281613b78565b6143f1565b3461005257602036600319011215611a18575f80fd5b3461005257610780366003190112610052576004356107403660231901126100525761076435906001600160401b038216809203610052577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610b7f57805f52600260205260405f206104243563ffffffff811681036100525762ffffff166104c43563ffffffff81168103610052576104e43563ffffffff8116808203610052576103e891500490610504359063ffffffff82168203610052576105243563ffffffff8116810361005257610544359263ffffffff84168403610052576105e43563ffffffff811681036100525762ffffff16906106043563ffffffff81168103610052578062ffffff91501692610444359560ff87169788880361005257610464359660ff8816808903610052576101443560038110156100525761155e906126ce565b90816117d9575b6040519b6115728d611910565b8d8d528c62ffffff851690602001528c62ffffff861690604001528c62ffffff891690606001528c62ffffff881690608001528c62ffffff87169060a00152898d8a60c082015260e001526101008d01526101208c01526101408b015f90521515610160819b015260018c019a8b549160181b65ffffff000000169165ffffffffffff191617178a5589549060301b62ffffff60301b1662ffffff60301b169062ffffff60301b191617895588549062ffffff60781b9060781b169260481b62ffffff60481b169071ffffffffffffffffff0000000000000000001916179062ffffff60601b9060601b161717865561168590869081549062ffffff60901b9060901b169062ffffff60901b1916179055565b845462ffffff60a81b191660a89190911b62ffffff60a81b1617845583546001600160c01b031660c09290921b60ff60c01b169190911760c89190911b60ff60c81b161760f89190911b6001600160f81b0319161790556001600160801b036106c435908116908190036100525760028201908154906103a43560ff811681036100525760ff60e81b9060e81b16916fffff00ffffffffffffffffffffffffff60801b161717905560a43580600383015561173e6119ce565b9364ffffffffff421660808601526104a43563ffffffff811681036100525762ffffff1660a086015260e08501526103c43560ff81169190828103610052575f957f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b69946117d4946117b59350610120830152612741565b60408051918252426001600160401b0316602083015290918291820190565b0390a3005b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031615159150611565565b604435906001600160401b038216820361005257565b6024359063ffffffff8216820361005257565b6060906003190112610052576004359060243563ffffffff81168103610052579060443560ff811681036100525790565b9181601f84011215610052578235916001600160401b038311610052576020808501948460051b01011161005257565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6060906003190112610052576004359060243563ffffffff81168103610052579060443561ffff811681036100525790565b60243563ffffffff811681036100525790565b3563ffffffff811681036100525790565b61018081019081106001600160401b0382111761192c57604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b0382111761192c57604052565b61014081019081106001600160401b0382111761192c57604052565b60e081019081106001600160401b0382111761192c57604052565b60c081019081106001600160401b0382111761192c57604052565b90601f801991011681019081106001600160401b0382111761192c57604052565b604051906119db8261195b565b5f610120838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201520152565b604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e1561004e573d90f35b90604051611a608161195b565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b90604051611af981611977565b80925464ffffffffff8116825262ffffff8160281c16602083015264ffffffffff8160401c1660408301526001600160401b038160681c1660608301526001600160401b038160a81c16608083015261ffff8160e81c1660a083015260f81c9060068210156108df5760c00152565b90604051611b7581611992565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b90604051611bce81611910565b61016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b8015611c7f575f190190565b634e487b7160e01b5f52601160045260245ffd5b9291835f52600460205261ffff60405f20921691825f5260205260405f209160405192608084018481106001600160401b0382111761192c57604052549263ffffffff62ffffff85169384835262ffffff8660181c1692836020820152606062ffffff6040830198858160301c168a5260501c169101521692831190811591611e62575b50611e23575f190161ffff8111611c7f5761ffff165b80151580611e3e575b15611d4957611d4490611c73565b611d2d565b919293805f52600360205260405f20825f5260205260405f2091611d6c83611aec565b915f52600560205260405f20905f5260205260405f20835f5260205260405f209261ffff60a083015116145f14611e2c57611dc5916001600160401b03809260806004606083015194015460501c910151161619161690565b8154906001600160401b0380600160ff828660401c1698161b809388191616161615611e235763ffffffff946001600160401b0367ffffffffffffffff60401b92161760401b169067ffffffffffffffff60401b1916179055511690565b50505050505f90565b50506001600160401b03815416611dc5565b50845f52600460205260405f20815f526020528162ffffff60405f20541611611d36565b905082115f611d17565b6001600160401b03811161192c5760051b60200190565b5f198114611c7f5760010190565b90925f905f90611ea084612c95565b50935f52600360205263ffffffff60405f20961695865f52602052611ed460405f2094611ecc86611aec565b97889161399d565b6001600160401b038116158015611fe9575b611fd857611f0461ffff611efc60058801611b68565b971687613a47565b966020870197885116600461ffff821697019061ffff8080845460401c1692831916161615611fc457815469ffff0000000000000000191690881760401b61ffff60401b161790559295939260805f9501965b60ff885116861015611fa157600161ffff8a5116871c1615611f95576001611f8960ff92828a8a1c16881b1796611e83565b965b0195949050611f57565b9394600160ff91611f8b565b95506001600160401b03929750611fc19396506080919450015116613a99565b93565b505050509450505050505f905f905f905f90565b509450505050505f905f905f905f90565b5060c087015160068110156108df5760031415611ee6565b92909161200d84612c95565b50935f52600360205263ffffffff60405f20931692835f5260205261204160405f209461203986611aec565b94859161399d565b936001600160401b03851615801561212f575b61212557600401926040519361206985611992565b8054926001600160401b0380600160ff82881694858b5261ffff8960401c1660208c015260408b019a848a60501c168c5262ffffff8a60901c16606082015262ffffff8a60a81c16608082015260a08a60c01c910152161b809616161661211957906001600160401b0360c0939281861617166001600160401b031982541617905501519060068210156108df5760046001600160401b0392149351161661210d57565b6001600160401b039250565b505f9550859450505050565b505f935083925050565b5060016001600160401b0360808601511660ff84161c1615612054565b62ffffff60019116019062ffffff8211611c7f57565b6044356001600160a01b03811681036100525790565b356001600160a01b03811681036100525790565b60c4356001600160401b03811681036100525790565b90602080835192838152019201905f5b8181106121bf5750505090565b82516001600160a01b03168452602093840193909201916001016121b2565b6121e9600435612805565b6121f281611a53565b91612200838360043561316b565b506004355f52600360205260405f2063ffffffff60243516602435036100525763ffffffff602435165f5260205260405f209361223c85611aec565b5f9262ffffff8651168063ffffffff60243516036126b9575064ffffffffff608087015116156126aa576122708683612832565b15612699575b61228260018601611bc1565b9161228f60058901611b68565b9461229a8887612888565b94851561267b5760028a0154935b6044359480860361266457506001600160401b036064351660643503610052576001600160401b03976122dc878c876144a1565b91929b909b1680421061265257508c906101206123056001600160401b0360608b015116613a99565b92019160ff8351169081811061260a5750506001600160401b03168042101561264057506001600160401b036060880151166001600160401b038119606435161661261f575060ff6123616001600160401b0360643516613a99565b9151169081811061260a5750506001600160401b0316804210806125e8575b6125d657505f926001600160401b036060870151166001600160401b03606435161415806125b8575b612537575b60018d015493610052578888928d928d6001600160401b03612412986040516020810191825282606435166040820152604081526123ed6060826119ad565b5190209e164210612528576001600160801b03600281920154165b16958d6004613f71565b95909260c08101519160068310156108df5760016124639314908161251f575b50612510575b6001600160401b0360643516608082015264ffffffffff42166040820152600260c08201528a613d00565b61247f608435958660028c015560a4359a8b60038201556142a8565b6100525761250e9761250995604051938452602084015284604084015260608301526001600160401b0360643516608083015260c060a08301527f575cfe3cf20335786a09b0831e950154d089fd929caf82dbf3c617e3476fb4a963ffffffff6024351692806124f66004359460c08301906121a2565b0390a35f6040860152848460043561430c565b612741565b565b61251a8a8c6141bc565b612438565b9050155f612432565b506001600160801b035f612408565b60048d015460608701515f95506064351960c09290921c16166001600160401b03161515888d82612599575b5050156123ae576001600160401b036060870151166336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b6001600160401b039250906125ae91896128d7565b164210888d612563565b5088896123a9575060c086015160068110156108df576005146123a9565b6398ced89760e01b5f5260045260245ffd5b506001600160401b036060870151166001600160401b03606435161415612380565b63134a70cf60e11b5f5260045260245260445ffd5b6336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b638d158d0360e01b5f5260045260245ffd5b633ee1a68960e11b5f5260045260245ffd5b859063a8b951fb60e01b5f5260045260245260445ffd5b5f915061269360243563ffffffff1689600435613c05565b936122a8565b90506126a485613b78565b90612276565b6108c46108bf60018701611bc1565b9250505061250e945061250991506004613d85565b9060038210156108df57811561273c575f9060018314801561272f575b61272757506108df5760849060405190634c6468af60e01b82526040600483015260046044830152632a34b2b960e11b60648301526024820152fd5b915050600190565b505f9150600283146126eb565b5f9150565b9062ffffff81511665ffffff000000602083015160181b161762ffffff60301b604083015160301b161762ffffff60481b606083015160481b161764ffffffffff60601b608083015160601b161762ffffff60881b60a083015160881b161761ffff60a01b60c083015160a01b16176001600160401b0360b01b60e083015160b01b161761010082015115155f146127fe576001915b610120015160f09290921b60ff60f01b161760f89190911b6001600160f81b031916179055565b5f916127d7565b90815f52600260205260405f2091825460f81c156128205750565b6319032fbb60e31b5f5260045260245ffd5b64ffffffffff81511664ffffffffff60808401511614918261286d575b5081612859575090565b60c09150015160068110156108df57151590565b90915061ffff60c08160a0850151169201511614905f61284f565b9062ffffff606083015116151591826128a057505090565b61ffff80929350604060c092015116920151161490565b906001600160401b03809116911601906001600160401b038211611c7f57565b60606128ec846128fd9594627fffff946144a1565b5094915050015160011c16906128b7565b90565b91908110156129225760051b81013590603e1981360301821215610052570190565b634e487b7160e01b5f52603260045260245ffd5b8051156129225760200190565b80518210156129225760209160051b010190565b51906001600160a01b038216820361005257565b9080601f8301121561005257815161298281611e6c565b9261299060405194856119ad565b81845260208085019260051b82010192831161005257602001905b8282106129b85750505090565b602080916129c584612957565b8152019101906129ab565b9080601f83011215610052578151906129e882611e6c565b926129f660405194856119ad565b82845260208085019360051b82010191821161005257602001915b818310612a1e5750505090565b825161ffff8116810361005257815260209283019201612a11565b6040906128fd9392815281602082015201906121a2565b9391612a5b84611e6c565b612a6860405191826119ad565b848152601f19612a7786611e6c565b0136602083013780955f5f905b878210612bc4575050604051633f24c3fb60e21b8152915f9183918291612aaf919060048401612a39565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610827575f915f91612b65575b50945f5b818110612afe575050505050565b612b09818386612900565b602081013590601e19813603018212156100525701908135916001600160401b0383116100525760200191803603831361005257600192612b5f916001600160a01b03612b568589612943565b51169189614549565b01612af0565b9150503d805f833e612b7781836119ad565b8101906040818303126100525780516001600160401b0381116100525782612ba091830161296b565b9160208201516001600160401b03811161005257612bbe92016129d0565b5f612aec565b612bd7612bd2838a88612900565b612178565b6001600160a01b038181169216821115612c0157600191612bf88487612943565b52910190612a84565b63a7781cbb60e01b5f5260045ffd5b90935f9290835b8251851015612c7657612c3861ffff612c308786612943565b511685613a47565b9061ffff821615612c50579060019117940193612c17565b6001600160a01b03612c62878a612943565b511663f243e5df60e01b5f5260045260245ffd5b95509392505050612c8a61ffff8416613a99565b81811061260a575050565b612cbf91612ca16119ce565b50612cab82612805565b928392612cb784611a53565b93849161316b565b612cc557565b61250e8284612741565b91908201809211611c7f57565b90612ce681611aec565b9160c083015160068110156108df576002149283612d05575b50505090565b612d2a929350600164ffffffffff604062ffffff9301511692015460601c1690612ccf565b4210908115612d3d575b505f8080612cff565b60059150015460f01c15155f612d34565b90600582015460f01c612d7a5762ffffff608064ffffffffff6128fd945460401c1692015116906128b7565b50505f90565b51906001600160401b038216820361005257565b9091612da260018401611bc1565b90600284019260405193612db585611940565b80546001600160801b038116865260208601946001600160401b038260801c168652604087019663ffffffff8360c01c16885260ff8360e01c16151590816060820152608060ff8560e81c1691015264ffffffffff610140830151161590811561314e575b508015613135575b6131295762ffffff855116612f23575b5060ff60e01b1916600160e01b179055610100820151825190151593907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690612e9490612e8e9062ffffff168986613c05565b976145eb565b916001600160401b0363ffffffff62ffffff6060818951169801511698511691511690823b15610052575f976101049689956040519b8c9a8b99630ece311f60e41b8b5260048b015260248a015260448901526064880152608487015260a486015260c485015260e48401525af1801561082757612f13575b50600190565b5f612f1d916119ad565b5f612f0d565b835f52600360205260405f205f1962ffffff8751160162ffffff8111611c7f5762ffffff165f526020526001600160401b03612f7582612f6560405f20611aec565b62ffffff60a08a01511690614597565b1680421061311c576101608201511515918261307d575b82612fa9575b5050612f9e575f612e32565b505050505050505f90565b60a0015162ffffff16900390506001600160401b038111611c7f576040516361b80d4560e11b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610827575f91613035575b5061302b906001600160401b03926128b7565b1642105f80612f92565b90506020813d602011613075575b81613050602093836119ad565b81010312610052576001600160401b039161306d61302b92612d80565b915091613018565b3d9150613043565b604051638407518960e01b8152600481018790525f6024820181905260448201529092506020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610827575f916130ea575b50151591612f8c565b90506020813d602011613114575b81613105602093836119ad565b8101031261005257515f6130e1565b3d91506130f8565b5050505050505050505f90565b50505050505050505f90565b5062ffffff60208601511662ffffff8651161415612e22565b90505f612e1a565b62ffffff1662ffffff8114611c7f5760010190565b929190915f93602083019262ffffff84511662ffffff82511614806134a4575b61349a5761319e60018697949601611bc1565b955f96600482019760058301955b6002821080613485575b1561347757855f52600360205260405f2062ffffff8951165f5260205260405f206131e081611aec565b916131eb8287612cdc565b6133fe575060028101549060c083015160068110156108df57600214613341575b505f906001600160401b036080602094015116806132eb575b50604051838101918383526021820152602181526132446041826119ad565b604051918291518091835e8101838152039060025afa15610827575f518954905f5b60018084831c16146132c25761327c90896146d9565b819291549060031b91821b915f19901b191617905560018101809111611c7f57895562ffffff6132ae81895116613156565b1687526132bc600191611e83565b906131ac565b906132e06132e6916132d4848c6146d9565b90549060031b1c614bf5565b91611e83565b613266565b6132fc6001600160401b0391613a99565b1660028701908154906133266001600160401b0360801b916001600160401b038460801c166128b7565b60801b16906001600160401b0360801b19161790555f613225565b80546001600160f81b0316600360f81b17815560040154608083015160509190911c166001600160401b03166133bc575b5f906001600160401b03608060209462ffffff8d51168b7fe8d561ee032b473b216922cadd0108f2c37276617a743ec9ed2490e6c23554ae88604051888152a3945050509061320c565b6002850190815463ffffffff8160c01c1663ffffffff8114611c7f5763ffffffff60c01b19909116600190910160c01b63ffffffff60c01b1617909155613372565b9a505050509193509193505b64ffffffffff608084015116159081613462575b81613451575b5061342e57505050565b61344c9394506134469062ffffff8351169084613c05565b91614719565b600190565b61345c9150836146e8565b5f613424565b61014081015164ffffffffff1615915061341e565b98505091935091935061340a565b5062ffffff88511662ffffff865116116131b6565b5050925050505f90565b5064ffffffffff608082015116151561318b565b91908203918211611c7f57565b92919091835f52600360205260405f2062ffffff8351165f5260205260405f20936134f260018501611bc1565b906001600160401b036135078386898561476d565b91161561376a576001600160401b039061351f61495e565b92909116101561376a5761010060ff9162ffffff8751169060405190602082019260808452601260a08401527161737361792f76312f636f6d6d697474656560701b60c08401528660408401526060830152608082015260c0815261358560e0826119ad565b519020930151604051635510dbe360e01b8152600481018490526024810185905291166044820152935f856064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610827575f955f92613709575b508551156136fd575f97885b87518a10156136345761ffff6136118b8a612943565b5116908a60041b918b83046010148c151715611c7f576001921b179901986135fb565b7fc2bc0675fc2856b9ac27e2716e5d3a4951e3780715ac429fa0a60125ae94e506969950600291929395986136cb6136e09262ffffff979a61ffff60c0890151169060ff8a61368e64ffffffffff60808d015116426134b8565b1691511691604051936136a085611992565b60018060b01b031684525f60208501526040840152606083015260808201525f60a0820152856142a8565b6136d585856141bc565b858551169089613c05565b9101555116936136f560405192839283612a39565b0390a3600190565b50505050925050505f90565b955090503d805f873e61371c81876119ad565b8501946040818703126100525780516001600160401b03811161005257866137459183016129d0565b9560208201516001600160401b03811161005257613763920161296b565b905f6135ef565b505050925050505f90565b9164ffffffffff6080820151161561399657825f52600360205260405f2062ffffff8251165f5260205260405f20906137ad82611aec565b926137b88285612832565b946137c560018301611bc1565b938615613988576137d78585886143f1565b5060088110156108df57600603612f9e5761344c9615613969575b61382161380662ffffff8651168585613c05565b96600460c082015264ffffffffff4216604082015282613d00565b8560028201556060840162ffffff61383b81835116613156565b1690526138488483614c22565b156138fd578061385d600561387a9301611b68565b906138688683612888565b156138bf575b600160a08301526142a8565b62ffffff835116817fa6bfbc33d2313aa9344f88ed1983c2c6ff52462cfab74ca00de61255f5fe3c86604062ffffff81880151168151908a82526020820152a361430c565b905061ffff60c086015116604051906138d782611992565b5f82525f602083015260408201525f60608201525f60808201525f60a08201529061386e565b5062ffffff83511660c0840161ffff815116155f1461393f575062ffffff5f5b161161387a576040830162ffffff61393781835116613156565b16905261387a565b825f52600460205261ffff60405f209151165f5260205262ffffff8060405f205460501c1661391d565b948361397c9162ffffff82511684613c4e565b945f60018201556137f2565b6137d785856113f281613b78565b5050505f90565b92919280549162ffffff8360181c1611801590613a32575b613a2b5762ffffff608064ffffffffff60406139e86139f6966139db6001879801611bc1565b96879160881c168a614597565b9701511692015116906128b7565b6001600160401b0383166001600160401b03821611613a23575b506001600160401b038216421061273c57565b91505f613a10565b505f925050565b506001600160401b03608085015116156139b5565b7401000100010001000100010001000100010001000161ffff9281617fff9360018060b01b03905116910218757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff808216011719600f1c16061690565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60405190613b4f82611977565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b613b80613b42565b5061ffff60c064ffffffffff6080840151169201511660405191613ba383611977565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f14613bf65750011690565b62ffffff91505f190116011690565b82613c14575060039150015490565b90505f52600360205260405f20905f198101908111611c7f575f52602052600260405f20015490565b519063ffffffff8216820361005257565b90916128fd9392613c5d613b42565b506001600160401b03606083015116613c79575b505050613b78565b825f52600360205260405f20815f52602052613cb78260405f206001600160401b03809260806004606083015194015460501c910151161619161690565b925f52600560205260405f20905f5260205261ffff60a060405f20920151165f526020526001600160401b0360405f2091166001600160401b03198254161790555f8080613c71565b9060c064ffffffffff82511667ffffff0000000000602084015160281b16176cffffffffff0000000000000000604084015160401b16176001600160401b0360681b606084015160681b16176001600160401b0360a81b608084015160a81b161761ffff60e81b60a084015160e81b161791015160068110156108df5760f81b179055565b8035613d93602083016118ff565b936080830135926060810135906001600160401b038216820361005257835f52600260205260405f2096845f52600360205263ffffffff60405f209116978891825f5260205260405f20613de681611aec565b9462ffffff83541684109586613eea575b86613ecf575b505084613ec1575b84613eaf575b5083613e93575b505050613e8c57505f52600360205260405f20835f5260205263ffffffff60405f2092169182841080613e74575b613e5b575050632e6e7faf60e21b5f5260045260245260445ffd5b60020154635d9409cd60e11b5f5260045260245260445ffd5b50805460f81c60068110156108df5760041415613e40565b9350505050565b604092935090613ea39186613c05565b910135145f8681613e12565b6003015460a08401351493505f613e0b565b600281015488149450613e05565b608001516001600160401b0391821691161494505f80613dfd565b60c08101805191975090945060068510156108df5760028c9514908115613f13575b5095613df7565b5194505060068410156108df5760038b94145f613f0c565b610140015164ffffffffff161561344c57600790565b60405190613f4e82611992565b5f60a0838281528260208201528260408201528260608201528260808201520152565b9897949695989392919093613f84613f41565b508515978815806141b1575b61419957889081614190575b5061417157906140288261402e9493359660a0613fbb602084016118ff565b926040519263ffffffff60208501957ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f87528c60408701521660608501526040820135608085015282840152608081013560c0840152013560e082015260e081526103a3610100826119ad565b85612a50565b94819661414657506001600160a01b03915061404b905085612936565b51604051636559e3fd60e01b81526004810193909352600160248401521660448201526020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610827575f91614114575b508181106140ff57505060c061ffff6140c78193612936565b511694015116604051936140da85611992565b84526001602085015260408401525f6060840152600160808401525f60a08401529190565b63e244e0c760e01b5f5260045260245260445ffd5b90506020813d60201161413e575b8161412f602093836119ad565b8101031261005257515f6140ae565b3d9150614122565b60ff929850610120919650614167945061ffff959350015116908487612c10565b1660208401529190565b60ff6101208801511663134a70cf60e11b5f525f60045260245260445ffd5b9050155f613f9c565b8363134a70cf60e11b5f52600452600160245260445ffd5b506001841415613f90565b906001600160401b0360a061250e936142876141d6613f41565b91614269600462ffffff60408160608b01511699015116928360808701528860608701520196868086511616871989541617885561423361ffff602087015116899061ffff60401b82549160401b169061ffff60401b1916179055565b6040850151885462ffffff60901b1960508a811b19909216928a1690911b919091171660909190911b62ffffff60901b16178755565b855462ffffff60a81b191660a89190911b62ffffff60a81b16178555565b015182546001600160c01b0316911660c01b6001600160c01b031916179055565b9060059060018060b01b0381511661ffff60b01b602083015160b01b161761ffff60c01b604083015160c01b161762ffffff60d01b606083015160d01b161760ff60e81b608083015160e81b16179060a061ffff60f01b91015160f01b1617910155565b93929062ffffff61431f81855116613156565b16918284525f608085015262ffffff60408501511662ffffff60e08301511611801593610100860194808652916143e0575b50156143c15750600101805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055519051604080519215158352602083019390935262ffffff16918101919091527f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e90606090a2565b90506143ce9150826146e8565b6143d757505050565b61250e92614719565b905062ffffff82511611155f614351565b90916143fe9083836144a1565b9491926001600160401b038195929516421061449457506101206144306001600160401b03606060ff94015116613a99565b920151161161448a576001600160401b038116421061448057506001600160401b038116421061447857506001600160401b038116421061447357506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b92919062ffffff60a06144b79201511684613bcc565b9260c081015160068110156108df576005036144ef57604064ffffffffff91015116916128fd62ffffff606085945b015116836128b7565b5061450362ffffff602083015116846128b7565b916128fd62ffffff606061451d82604087015116876128b7565b946144e6565b60429061452e614aa5565b906040519161190160f01b8352600283015260228201522090565b906145549291614bc1565b5060048110156108df57159182159261457f575b505061457057565b638baa579f60e01b5f5260045ffd5b6001600160a01b039182169116141590505f80614568565b9162ffffff60a06001600160401b03946145d59461016085015115155f146145d95764ffffffffff6145ca925116612ccf565b925b01511690612ccf565b1690565b6145e4908792613bcc565b16926145cc565b90600482015480156146d3575f9283805b6015821061467b575050505f90602092936040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b815261465b606b826119ad565b604051918291518091835e8101838152039060025afa15610827575f5190565b600184839497931c16156146c957156146af5761469f906132d483600588016146d9565b90600180915b01909491946145fc565b506146bd81600586016146d9565b90549060031b1c61469f565b90916001906146a5565b505f9150565b60158210156129225701905f90565b62ffffff81511660018101809111611c7f5761471160c09162ffffff60208195015116906134b8565b920151161190565b4264ffffffffff811660808401529151604080519485526001600160401b03909316602085015262ffffff169290917f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b6991a3565b92909161477983611aec565b9264ffffffffff60808301511615801561494d575b8015614935575b61492a576147a48383866143f1565b509060088210156108df5782906003831415928361491e575b508215614901575b50506148f7576147d4926144a1565b5093919290506001600160401b03831661012c81016001600160401b038111611c7f57806001600160401b03809297169182911610156148dc575b506001600160401b0385164211918215614831575b505061482c57565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610827575f9061489c575b6001600160401b0391501610155f80614824565b506020813d6020116148d4575b816148b6602093836119ad565b81010312610052576148cf6001600160401b0391612d80565b614888565b3d91506148a9565b9094505f19016001600160401b038111611c7f57935f61480f565b505050505f905f90565b614917925060056149129101611b68565b612888565b815f6147c5565b6004141592505f6147bd565b50505050505f905f90565b5060c084015160068110156108df5760011415614795565b506149588285612832565b1561478e565b5f9081906015602160991b013b614987576001600160401b03441161497f57565b429250449150565b604051635c03bbf560e11b8152925090506020826004816015602160991b015afa918215610827575f92614a2b575b50604051624dead360e51b8152916020836004816015602160991b015afa928315610827575f936149f0575b506001600160401b03169190565b9092506020813d602011614a23575b81614a0c602093836119ad565b810103126100525751916001600160401b036149e2565b3d91506149ff565b9091506020813d602011614a5f575b81614a47602093836119ad565b8101031261005257614a5890612d80565b905f6149b6565b3d9150614a3a565b60ff811690601f8211614a965760405191614a836040846119ad565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480614b98575b15614b00577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152614b9260c0826119ad565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614614ad7565b9060418303614beb57614be49250602081013591604082359201355f1a90614ccb565b9192909190565b50505f9160029190565b5f906020926040519084820192600160f81b8452602183015260418201526041815261465b6061826119ad565b62ffffff602083015116916101008301808411611c7f5762ffffff825116809110614cb2575b505162ffffff165b828111614c5e575050505f90565b815f52600360205260405f205f198201828111611c7f575f5260205260405f20805460f81c60068110156108df57600403614ca25750614c9d90611c73565b614c50565b6005015460f01c15159392505050565b90925060ff198101908111611c7f579162ffffff614c48565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411614d42579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610827575f516001600160a01b03811615614d3857905f905f90565b505f906001905f90565b5050505f9160039190566101a080604052346101f057602061002f600492613275803803809161002582856101f4565b833981019061022b565b60405161003d6040826101f4565b600581528281019064417373617960d81b82526040519161005f6040846101f4565b6001835284830191603160f81b83526100778161024a565b610120526100848461024a565b61014052519020918260e05251902080610100524660a05260405190848201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100ec60c0826101f4565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b815292839182905afa9081156101e5575f916101b6575b506001600160a01b031661018052604051612fbf90816102b6823960805181612edc015260a05181612f99015260c05181612ea6015260e05181612f2b01526101005181612f51015261012051816104510152610140518161047a01526101605181818161026c0152818161115701528181611c2e0152818161204801526129a8015261018051816101180152f35b6101d8915060203d6020116101de575b6101d081836101f4565b81019061022b565b5f610127565b503d6101c6565b6040513d5f823e3d90fd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761021757604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126101f057516001600160a01b03811681036101f05790565b601f815111610275576020815191015160208210610266571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c9081630a69749f14610b91575080630b23fa8c14610b5b57806315f6492014610b0f5780631e14f11a14610aa657806325cddd9214610a6a5780632949b58f14610a2d57806334b2389e1461094f578063367bf7d41461092657806344bd65f1146108615780635a8156801461072857806365c7d79d1461059d57806378e787481461053157806384b0196e14610439578063a2baa8e514610398578063acc84d5414610336578063acd74a321461029b578063c305a6d914610257578063cd2a66731461020e578063d3ddde2d1461019d578063da7bd3b31461014b5763fbfa77cf14610103575f80fd5b34610147575f366003190112610147576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b346101475760403660031901126101475760243561ffff811681036101475760408051600435602080830191825261ffff9490941682840152918152610192606082610cd6565b519020604051908152f35b34610147576040366003190112610147576101c16101b9610c1d565b600435611fb8565b6040518091602082016020835281518091526020604084019201905f5b8181106101ec575050500390f35b82516001600160a01b03168452859450602093840193909201916001016101de565b346101475760203660031901126101475760806001600160401b038080610236600435611f0c565b93929590918160405197168752166020860152166040840152166060820152f35b34610147575f366003190112610147576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346101475760c036600319011261014757602061032e6102b9610c1d565b60405163ffffffff848201927ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f84526004356040840152166060820152604435608082015260643560a082015260843560c082015260a43560e082015260e0815261032661010082610cd6565b519020612c00565b604051908152f35b34610147576060366003190112610147576024356001600160a01b03811681036101475760443563ffffffff811681036101475761037e63ffffffff91606093600435611bcb565b919290816040519416845216602083015215156040820152f35b346101475760e0366003190112610147576103b1610fa5565b60c4356001600160401b038116918282036101475760209261032e92506040519063ffffffff858301937f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b885526004356040850152166060830152606435608083015260843560a083015260a43560c083015260e082015260e0815261032661010082610cd6565b34610147575f366003190112610147576104d56104757f0000000000000000000000000000000000000000000000000000000000000000612e65565b61049e7f0000000000000000000000000000000000000000000000000000000000000000612e65565b60206104e3604051926104b18385610cd6565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190610c30565b908582036040870152610c30565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061051a57505050500390f35b83518552869550938101939281019260010161050b565b3461014757602036600319011261014757602061058b600435805f526002835260405f2061055e81610cf7565b90825f526003855260405f2062ffffff8351165f528552610585600160405f20920161106f565b926128c9565b506001600160401b0360405191168152f35b34610147576020366003190112610147576004356040516105bd81610c54565b5f8152602081015f9052604081015f9052606081015f9052608081015f905260a081015f905260c081015f905260e081015f9052610100015f9052805f52600260205260405f209061060e82610cf7565b91825162ffffff1692602081015162ffffff1692604082015162ffffff16606083015162ffffff16608084015164ffffffffff169160e08501516001600160401b03169388600188015460d01c64ffffffffff1696610100015115159761067492612687565b9660405161068181610c54565b8981526020810191825260408101928352606081019384526080810194855260a0810195865260c0810196875260e08101978852610100019788526040519889525163ffffffff1660208901525163ffffffff1660408801525163ffffffff166060870152516001600160401b03166080860152516001600160401b031660a0850152516001600160401b031660c084015251151560e08301525161010082015261012090f35b346101475760e036600319011261014757600435805f52600360205260405f2063ffffffff610755610fa5565b165f52602052600160405f200154606435148061077a575b6020906040519015158152f35b50610783610fa5565b90608435916001600160401b038316918284036101475760209350805f526002845260405f2090805f526003855263ffffffff60405f20931692835f52855260405f206107cf81610eae565b9462ffffff84541685109586610850575b86610839575b505084610829575b84610819575b5083610803575b50505061076d565b61080d9350612687565b604435148280806107fb565b6003015460c435149350856107f4565b600281015460a4351494506107ee565b608001516001600160401b031614945086806107e6565b955061085b86612bd2565b956107e0565b346101475760403660031901126101475761088561087d610c1d565b60043561191d565b6040516020815260e0810182519060c060208401528151809152602061010084019201905f5b81811061090c5750505061ffff60a084826020869701511660408601526001600160401b0360408201511660608601526001600160401b0360608201511660808601526001600160401b036080820151168286015201511660c08301520390f35b825161ffff168452602093840193909201916001016108ab565b34610147576020366003190112610147576004355f526002602052602061032e60405f20612769565b346101475760403660031901126101475761097361096b610c1d565b600435611688565b6040518151916006831015610a195761012061ffff916101409484526001600160401b0360208201511660208501526001600160401b0360408201511660408501526001600160401b0360608201511660608501526001600160401b0360808201511660808501526001600160401b0360a08201511660a085015260c081015160c085015260e081015160e0850152610100810151610100850152015116610120820152f35b634e487b7160e01b5f52602160045260245ffd5b346101475760e036600319011261014757610a46611132565b90604051906004811015610a19576040926001600160401b03918352166020820152f35b3461014757602036600319011261014757604063ffffffff610a8d600435610f28565b6001600160401b03849392935193168352166020820152f35b346101475760403660031901126101475760206001600160401b03610b04600435610acf610c1d565b815f526002855260405f20915f526003855263ffffffff60405f20911690815f528552610afe60405f20610eae565b91612372565b161515604051908152f35b3461014757602036600319011261014757610b2b600435610d90565b919063ffffffff604051921682526008811015610a19576060926001600160401b03916020840152166040820152f35b34610147576040366003190112610147576020610b8763ffffffff610b7e610c1d565b1660043561220d565b6040519015158152f35b3461014757608036600319011261014757610baa610c1d565b6044356001600160a01b0381169190829003610147578261032e9263ffffffff6020809601937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285526004356040850152166060830152608082015260643560a082015260a0815261032660c082610cd6565b6024359063ffffffff8216820361014757565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61012081019081106001600160401b03821117610c7057604052565b634e487b7160e01b5f52604160045260245ffd5b61014081019081106001600160401b03821117610c7057604052565b60e081019081106001600160401b03821117610c7057604052565b60c081019081106001600160401b03821117610c7057604052565b90601f801991011681019081106001600160401b03821117610c7057604052565b90604051610d0481610c84565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b90815f52600260205260405f2091610da783610cf7565b9260ff6101208501511615610e975762ffffff84511693610dcb60015f930161106f565b9064ffffffffff608082015116155f14610e465761014082015164ffffffffff1615610e3e576007935b846008811015610a1957600114610e0e575b5050509091565b610e3693505f52600360205262ffffff602060405f20920151165f5260205260405f20612d48565b5f8080610e07565b600193610df5565b909150610e84925f52600360205260405f2062ffffff8251165f52602052610e7060405f20610eae565b610e7a82826126bf565b15610e8857612c98565b9091565b50610e9281612ad0565b612c98565b505f92508291829150565b6006821015610a195752565b90610f26604051610ebe81610ca0565b60c081945464ffffffffff8116835262ffffff8160281c16602084015264ffffffffff8160401c1660408401526001600160401b038160681c1660608401526001600160401b038160a81c16608084015261ffff8160e81c1660a084015260f81c9101610ea2565b565b805f526002602052610f3c60405f20610cf7565b9062ffffff825116918215610f9c575f1963ffffffff8416019163ffffffff8311610f8857610f7c60e09163ffffffff6001600160401b03951690612421565b50509290500151161691565b634e487b7160e01b5f52601160045260245ffd5b5050505f905f90565b60243563ffffffff811681036101475790565b51906001600160a01b038216820361014757565b519063ffffffff8216820361014757565b51906001600160401b038216820361014757565b908160a0910312610147576040519060a082018281106001600160401b03821117610c705760405261102281610fb8565b8252602081015160ff811681036101475761106791608091602085015261104b60408201610fcc565b604085015261105c60608201610fcc565b606085015201610fdd565b608082015290565b9060405161018081018181106001600160401b03821117610c705760405261016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b6004356024359063ffffffff8216918281036101475750604435916001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169084168403610147576040516311179c3760e31b8152600481018490526001600160a01b0394909416602485015260a084604481845afa93841561163f575f9461160e575b50825f52600260205260405f20936111d485610cf7565b9063ffffffff604082015116841015806115fb575b1580156115ec575b80156115d6575b6115ca57845f52600360205260405f20845f5260205260405f209061121c82610eae565b835162ffffff1686149788806115b9575b61155957889289159485948561159e575b1561158a576001600160401b03606085015116905b8195611568575b5050602060019101936001600160401b0360ff8651169116901c16156115595761129b90611294600162ffffff60a089015116920161106f565b9083612715565b9792611538575b505061152e5762ffffff5f199151160162ffffff8111610f885762ffffff1690828203918211610f88576040519061066082018281106001600160401b03821117610c70575f9182916040528184528160208501528160408501528160608501528160808501528160a08501528160c08501528160e085015281610100850152816101208501528161014085015281610160850152816106406101009560405161134c8882610cd6565b87368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201528261062082015201526040516020810190633d91081b60e21b825288602482015260248152611482604482610cd6565b51915afa903d15611526573d916001600160401b038311610c7057604051926114b5601f8201601f191660200185610cd6565b83523d5f602085013e5b1561151d57816104e0916101a060ff94016040519180830160405281835e52805161027f19016102a082016101c083015e01511611918261150c575b50501561150757600291565b600391565b611516925061220d565b5f806114fb565b50602081519101fd5b6060916114bf565b5060019492505050565b600192506001600160401b03608060ff920151169151161c16155f806112a2565b5050505050505050505f905f90565b6004015460501c6001600160401b03908116199091161693506020600161125a565b6001600160401b0360808501511690611253565b5060c084015194506006851015610a1957600286951461123e565b506115c485836126bf565b1561122d565b5050505050505f905f90565b506115e2848787612687565b60643514156111f8565b5062ffffff82511684116111f1565b5063ffffffff60608201511684106111e9565b61163191945060a03d60a011611638575b6116298183610cd6565b810190610ff1565b925f6111bd565b503d61161f565b6040513d5f823e3d90fd5b906001600160401b03809116911601906001600160401b038211610f8857565b6001600160401b035f19911601906001600160401b038211610f8857565b919060405161169681610c84565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201528093805f5260026020526116e760405f20610cf7565b9160ff61012084015116158015611870575b61186957505f52600360205263ffffffff60405f20921691825f5260205260405f209161172583610eae565b62ffffff835116821480611858575b6118185760c08101928351916006831015610a195760806001600160401b039161176262ffffff958b610ea2565b61ffff60a0820151166101208b015264ffffffffff81511660208b015284602082015116806117f1575b5064ffffffffff60408201511660608b015282606082015116828b015201511660a0880152600185015460c08801525116116117c6575050565b600282015460e0850152516006811015610a1957600319016117e55750565b60030154610100830152565b61180c611807859264ffffffffff85511661164a565b61166a565b1660408b01525f61178c565b505090506080819392930164ffffffffff8151161561185357600183525164ffffffffff16602083015260c0015161ffff1661012082015290565b505090565b5061186383826126bf565b15611734565b9450505050565b5062ffffff83511663ffffffff8516116116f9565b9060405161189281610cbb565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b6001600160401b038111610c705760051b60200190565b80518210156119095760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b6040519261192a84610cbb565b606084525f60208501525f60408501525f60608501525f60808501525f60a085015283825f52600260205260405f209261196384610cf7565b905f52600360205263ffffffff60405f20951694855f5260205260405f209061198b82610eae565b9262ffffff825116808811908115611b78575b50611b6d57506119b060058301611885565b94608086019660ff88511615159384611b52575b84159485611b3b575b611b19575b506001600160401b0360608a01511615159081611b09575b50611ac2575b5050611abc5760ff845116611a04816118de565b90611a126040519283610cd6565b808252611a21601f19916118de565b0136602083013785525f5b60ff855116811015611a6157600181611a4760ff93876128a3565b61ffff611a55838b516118f5565b91169052019050611a2c565b5060a09193509161ffff9283602083015116602087015262ffffff6060830151169081611a95575b505001511660a0830152565b6001600160401b039164ffffffffff611aaf92511661164a565b1660408601525f80611a89565b50915050565b6001600160401b0391627fffff6060611aeb611ae36001611afc960161106f565b809489612b4d565b5094915050015160011c169061164a565b1660808701525f806119f0565b905062ffffff835116145f6119ea565b60046001600160401b0391015460c01c6060870151161660608a01525f6119d2565b5060c08601516006811015610a19576005146119cd565b935061ffff60408801511661ffff60a08701511614936119c4565b955050505092505090565b9050871480611b88575b5f61199e565b50611b9382856126bf565b15611b82565b91908201809211610f8857565b6001600160ff1b038114610f885760010190565b600160ff1b8114610f88575f190190565b611c2493925f90825f526002602052611be660405f20610cf7565b80516040516311179c3760e31b8152600481018690526001600160a01b0390961660248701529496909462ffffff169060a090889081906044820190565b0381600180851b037f0000000000000000000000000000000000000000000000000000000000000000165afa96871561163f575f97611eeb575b5086516001600160a01b031615611edc5760408701948163ffffffff8751161190811591611e8f575b509063ffffffff6060890151168082105f14611e875750965b87610100811115611e805760ff198101908111610f88575b955163ffffffff16808710611e77575b50600160ff602063ffffffff930151161b921660018101809111610f88576001600160ff1b0381168103610f885760019795971b955f925f915f935f5b8b8a1180611e6e575b80611e41575b15611e1b575f198a018a8111610f885784611d376001600160401b03928c612421565b94909391929091161615611d9657505063ffffffff891615611d88575b611d805750611d6d611d67600195611bba565b9a611bba565b985b8015610f88575f1901989993611d05565b939998611d6f565b63ffffffff8b169850611d54565b969c9b929690915085166001600160401b0316611db4575b50611d6f565b859a919a15611dff575b84166001600160401b031615611def575b858b13611de7575b611de090611bba565b985f611dae565b8a9550611dd7565b99611df990611ba6565b99611dcf565b9684611e126001600160401b0392611ba6565b98915050611dbe565b509750985050509091945063ffffffff92508082135f14611e3b57501692565b90501692565b508080611e4f575b15611d14565b508a85018b81125f8712908015821691151617610f8857861215611e49565b508a1515611d0e565b95506001611cc8565b505f611cb8565b905096611ca0565b60c091500161ffff815116155f14611eb2575062ffffff5f5b168110155f611c87565b845f52600460205261ffff60405f209151165f5260205262ffffff8060405f205460501c16611ea8565b505050505090505f905f905f90565b611f0591975060a03d60a011611638576116298183610cd6565b955f611c5e565b805f52600260205260405f20611f2181610cf7565b64ffffffffff60808201511615611f9d57611f7c925f52600360205260405f2062ffffff8251165f52602052611f5960405f20610eae565b91611f6482846126bf565b15611f84575b6001611f76910161106f565b91612b4d565b929391929091565b9150611f766001611f9483612ad0565b93915050611f6a565b5050505f905f905f905f90565b5f198114610f885760010190565b90815f52600360205263ffffffff60405f20911690815f5260205260405f2090825f52600260205262ffffff60405f205416118015906121f5575b6121ee5760056120069193929301611885565b91608083019160ff8351169161201b836118de565b926120296040519485610cd6565b808452612038601f19916118de565b013660208501375f9460208101927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169291908590885b60ff8951168110156121e15761208d81856128a3565b600161ffff895116831c16158015612161575b612156576040516331f3fe0560e11b81526004810187905261ffff9190911660248201526020816044818a5afa90811561163f578b905f9261210b575b50916001916120f86120f160ff959e611faa565b9d8c6118f5565b90838060a01b031690525b019050612077565b9150506020813d821161214e575b8161212660209383610cd6565b810103126101475760ff918b6120f86120f1612143600195610fb8565b9450505090926120dd565b3d9150612119565b50600160ff91612103565b5084516001600160b01b03167401000100010001000100010001000100010001000161ffff831602186001831b5f198101908111610f8857617fff7401000100010001000100010001000100010001000183757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff8061ffff9616011719600f1c1606161615156120a0565b5096509694935050505052565b5050606090565b5061220761220282610eae565b612bd2565b15611ff3565b9091815f52600260205260405f209261222584610cf7565b9262ffffff8451168210156123695760205f959401945b6002811080612359575b1561234e57815f52600360205260405f2062ffffff8751165f5260205261227060405f2086612c26565b61229e5762ffffff8651169062ffffff8214610f885762ffffff60016122999301168752611faa565b61223c565b5090929391935b8362ffffff845116111593846122bd575b5050505090565b9091809394505f52600360205260405f20905f5260205260405f2092835460f81c6006811015610a195760021493846122fe575b505050505f8080806122b6565b8261230c9293949550612c26565b928315612320575b5050505f8080806122f1565b61234693505f52600360205262ffffff60405f209151165f5260205260405f2090612c26565b5f8080612314565b5090929391936122a5565b508262ffffff8751161115612246565b50509150505f90565b92919280549162ffffff8360181c161180159061240c575b6124055762ffffff608064ffffffffff60406123bd6123cb966123b0600187980161106f565b96879160881c168a612715565b97015116920151169061164a565b6001600160401b0383166001600160401b038216116123fd575b506001600160401b03821642106123f857565b5f9150565b91505f6123e5565b505f925050565b506001600160401b036080850151161561238a565b5f815f52600360205260405f20835f5260205260405f209361244285610eae565b60c08101516006811015610a1957600414938480612671575b612659576060820191825196608082016001600160401b038151161989166001600160401b0381169a5f9a8c612576575b505050968098996001600160401b038298995116179981612564575b5015612553576001600160401b03808551161916925b83986124e2575b5050505082156124d25750565b5184166001600160401b03169250565b5f52600360205260405f20905f52602052612502600560405f2001611885565b9061ffff60a08301511615159182612538575b5050612524575b8080806124c5565b8151166001600160401b031694505f61251c565b61ffff80929350604060a09201511692015116145f80612515565b6001600160401b03891916926124be565b6001600160401b03915016155f6124a8565b9091929b50898015918161262e575b506125f0575b6125d6575b505f848152600660209081526040808320858452825280832060a087015161ffff1684529091529020546001600160401b039081168a179091168116999081908961248c565b6004015460c01c81166001600160401b0316985087612590565b506125fd60058201611885565b60ff60808201511615159081612614575b5061258b565b61ffff9150604001511661ffff60a086015116145f61260e565b61264191506001600160401b0316612d74565b865f52600260205260405f205460f81c11155f612585565b506001600160401b0395505f94508493506001925050565b506001600160401b03608083015116151561245b565b82612696575060039150015490565b90505f52600360205260405f20905f198101908111610f88575f52602052600260405f20015490565b64ffffffffff81511664ffffffffff6080840151161491826126fa575b50816126e6575090565b60c0915001516006811015610a1957151590565b90915061ffff60c08160a0850151169201511614905f6126dc565b9162ffffff60a06001600160401b03946127539461016085015115155f146127575764ffffffffff612748925116611b99565b925b01511690611b99565b1690565b612762908792612e1d565b169261274a565b600481015490811561289d575f908190815b601583106127f9575050506020915f916040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b81526127d9606b82610cd6565b604051918291518091835e8101838152039060025afa1561163f575f5190565b600185849593941c16156128935715612879575f60209161281d8560058601612e56565b90549060031b1c906040519084820192600160f81b8452602183015260418201526041815261284d606182610cd6565b604051918291518091835e8101838152039060025afa1561163f575f515b91600180915b01919061277b565b506128878260058301612e56565b90549060031b1c61286b565b9092600190612871565b50505f90565b60018060b01b039051168160041b9180830460101490151715610f885761ffff911c1690565b9290916128d583610eae565b9264ffffffffff608083015116158015612abf575b8015612aa7575b612a9c57612900838386612c98565b50906008821015610a195760038214159182612a90575b508115612a4f575b50612a455761292d92612b4d565b5093919290506001600160401b03831661012c8101946001600160401b038611610f8857856001600160401b0380831691161015612a33575b506001600160401b0385164211918215612988575b505061298357565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa801561163f575f906129f3575b6001600160401b0391501610155f8061297b565b506020813d602011612a2b575b81612a0d60209383610cd6565b8101031261014757612a266001600160401b0391610fdd565b6129df565b3d9150612a00565b612a3e91955061166a565b935f612966565b505050505f905f90565b612a5c9150600501611885565b62ffffff60608201511615159081612a76575b505f61291f565b61ffff9150604001511661ffff60c083015116145f612a6f565b6004141591505f612917565b50505050505f905f90565b5060c08401516006811015610a1957600114156128f1565b50612aca82856126bf565b156128ea565b5f60c0604051612adf81610ca0565b8281528260208201528260408201528260608201528260808201528260a0820152015261ffff60c064ffffffffff6080840151169201511660405191612b2483610ca0565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b92919062ffffff60a0612b639201511684612e1d565b9260c08101516006811015610a1957600503612b9e57604064ffffffffff9101511691612b9b62ffffff606085945b0151168361164a565b90565b50612bb262ffffff6020830151168461164a565b91612b9b62ffffff6060612bcc826040870151168761164a565b94612b92565b60c00180516006811015610a1957600214908115612bee575090565b9050516006811015610a195760031490565b604290612c0b612ea3565b906040519161190160f01b8352600283015260228201522090565b90612c3081610eae565b9160c08301516006811015610a19576002149283612c4f575b50505090565b612c74929350600164ffffffffff604062ffffff9301511692015460601c1690611b99565b4210908115612c87575b505f8080612c49565b60059150015460f01c15155f612c7e565b9091612ca5908383612b4d565b9491926001600160401b0381959295164210612d3b5750610120612cd76001600160401b03606060ff94015116612d74565b9201511611612d31576001600160401b0381164210612d2757506001600160401b0381164210612d1f57506001600160401b0381164210612d1a57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b90600582015460f01c61289d5762ffffff608064ffffffffff612b9b945460401c16920151169061164a565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f14612e475750011690565b62ffffff91505f190116011690565b60158210156119095701905f90565b60ff811690601f8211612e945760405191612e81604084610cd6565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480612f96575b15612efe577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152612f9060c082610cd6565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614612ed5566101e080604052346102b95761002b90612a19803803809161002182856102bd565b83398101906102f4565b6040516100396040826102bd565b60058152602081019064417373617960d81b82526040519161005c6040846102bd565b600183526020830191603160f81b835261007581610313565b6101205261008284610313565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100eb60c0826102bd565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b8152602081600481855afa908115610272575f9161029a575b506001600160a01b031661018052604051633b1bebd160e01b8152602081600481855afa918215610272576004926020925f9161027d575b506101a05260405163187fc7c560e31b815292839182905afa908115610272575f91610243575b506101c05260405161269a908161037f823960805181505060a05181505060c05181505060e051815050610100518150506101205181610692015261014051816106bb015261016051815050610180518150506101a05181818160a1015281816104980152818161052d015281816107860152818161096801528181610bb50152610c3b01526101c05181818161043b015281816104de0152818161064b0152818161092501528181610b7201528181610bf80152610f9e0152f35b610265915060203d60201161026b575b61025d81836102bd565b8101906102f4565b5f610187565b503d610253565b6040513d5f823e3d90fd5b6102949150833d851161026b5761025d81836102bd565b5f610160565b6102b3915060203d60201161026b5761025d81836102bd565b5f610128565b5f80fd5b601f909101601f19168101906001600160401b038211908210176102e057604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126102b957516001600160a01b03811681036102b95790565b601f81511161033e57602081519101516020821061032f571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c8063308bc2ad14610c2757806332123c3314610ba15780636cc732101461095457806375e29a2f1461077257806384b0196e1461067a578063b5bf04811461050d578063c871d3f81461046e5763de97c0d714610071575f80fd5b3461046a57606036600319011261046a5761008a610fcd565b6001600160401b03604435166044350361046a57337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610437575b610424576100e0600435611737565b62ffffff8151168063ffffffff85161015610407575061010a63ffffffff84168284600435611d13565b156103ee576004355f52600360205260405f2063ffffffff84165f5260205260405f2061013681611141565b9361014a63ffffffff821685600435611cdb565b92600483015494608082019564ffffffffff875116155f146103e25761017562ffffff8451166112ee565b63ffffffff851662ffffff8216039263ffffffff84116103b75761019b85600435611d9e565b9862ffffff8651168062ffffff8c1611156103cb575b5062ffffff8716865262ffffff8460901c16606087015262ffffff8460a81c16604087015264ffffffffff8b511690525f61010086015260c085019861ffff6001818c51160116809a5260ff600283015460e81c1663ffffffff861602958663ffffffff8116036103b757604051968760808101106001600160401b0360808a0111176103a35760209c63ffffffff9a896001978f96610332958f9d988f62ffffff9060806103389c01604052168552602062ffffff908601941684528e604086019216825262ffffff60608601931683526004355f5260206004905260405f20905f5260205262ffffff60405f209451169269ffffffff00000000000065ffffff0000008654925160181b16925160301b169262ffffff60501b905160501b169362ffffff60501b199169ffffffffffffffffffff1916171617171790558d60a0830152606082016001600160401b03808a60501c1660443517198251161690525f608083015264ffffffffff42166040830152600560c0830152611ddc565b826119fe565b0164ffffffffff60d01b1981541690556040519586526001600160401b0380604435169160501c16178786015285604086015216606084015216907fae253f040251ad309c5d17bfbd59d1cf7a0893487d6d0540c21464119a0a9f30608060043592a3604051908152f35b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b6001919a500162ffffff81116103b757985f6101b1565b62ffffff835116610175565b63ffffffff83632f764ae960e01b5f521660045260245ffd5b8363ffffffff91632e6e7faf60e21b5f526004521660245260445ffd5b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156100d1565b5f80fd5b3461046a57606036600319011261046a57610487610fcd565b60443561ffff8116810361046a57337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806104da575b610424576104d8916004356115fc565b005b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156104c8565b3461046a57604036600319011261046a57600435610529610fcd565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610647575b6104245761056a81611737565b9263ffffffff62ffffff8551169116938491821092831593610633575b50505061062057805f52600360205260405f20825f5260205260405f206005810192835460f01c9261ffff84146103b75784546001600160f01b031660019490940160f081901b6001600160f01b0319169490941790945560209361ffff937fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9086908660405191168152a35460e81c16604051908152f35b50632f764ae960e01b5f5260045260245ffd5b61063e935084611d13565b15828480610587565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141561055d565b3461046a575f36600319011261046a576107166106b67f0000000000000000000000000000000000000000000000000000000000000000612495565b6106df7f0000000000000000000000000000000000000000000000000000000000000000612495565b6020610724604051926106f28385611087565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190611011565b908582036040870152611011565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061075b57505050500390f35b83518552869550938101939281019260010161074c565b3461046a5761078036610fe0565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610921575b610424576107c382611737565b919050825f52600360205263ffffffff60405f20941693845f5260205260405f20906107ee82611141565b9262ffffff81511680871080610904575b1590816108e2575b506108c5575060ff1691604083108015906108ab575b6108875760600151815467ffffffffffffffff60681b19166001841b6001600160401b03161990911660681b67ffffffffffffffff60681b161790556040519081527f89cdd9269f9ee375327b36b4f84fc3ffa55a5e00d976db31b9a5296389c2f29f90602090a3005b60606001600160401b03910151166336e2c0cd60e01b5f526004525f60245260445ffd5b5060016001600160401b03606083015116841c161561081d565b62ffffff86915116632e6e7faf60e21b5f5260045260245260445ffd5b8714801591506108f3575b87610807565b506108fe8185611acb565b156108ed565b5060016001600160401b0360808701511660ff85161c16156107ff565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156107b6565b3461046a5761096236610fe0565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610b6e575b6104245762ffffff9063ffffffff6109af84611737565b939093511694169380851015610b575750825f52600360205260405f20845f5260205260405f2060ff6109e182611141565b92169060408210801590610b3d575b610b1157600401805460501c936001600160401b0385169060018083861c1614610b025760c0850151946006861015610aee577fe8f643ec985f3ceaae50d74e1c386310771785b6adfa548c38c4f7ddce551c55966003602097149182610ad6575b5050610a96575b50815467ffffffffffffffff60501b19166001841b6001600160401b031690911760501b67ffffffffffffffff60501b16179055604051908152a3005b6002610ad09101610ab063ffffffff825460c01c166115e5565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b87610a59565b6001600160401b039250608001511616158980610a52565b634e487b7160e01b5f52602160045260245ffd5b6321bf6c6760e21b5f5260045ffd5b826001600160401b0360808160608401511692015116906336e2c0cd60e01b5f5260045260245260445ffd5b5060016001600160401b03608085015116831c16156109f0565b8490632e6e7faf60e21b5f5260045260245260445ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415610998565b3461046a57602036600319011261046a57337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610bf4575b610424576104d8600435611304565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415610be5565b3461046a57610c3536610fe0565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610f9a575b61042457610c78826116ea565b90610c82826110a8565b835f52600360205263ffffffff60405f20951694855f52602052610ca860405f20611141565b9262ffffff825116908187145f14610f2f576001915001610cc8816111bd565b9164ffffffffff608082015116155f14610edb5761014083015164ffffffffff1615610ed3576007925b836008811015610aee57600114610ea6575b505b60088310159182610aee5760038414918215610e98575b838315610e38575b50505015610e2257505060ff905b166001811b906001600160401b0382169160608401516001600160401b038282161615610e025750845f52600660205260405f20865f5260205260a060405f2094019361ffff8551165f526020526001600160401b0360405f205491821616610b02576001600160401b036020937f1cb854523f8d778a51981ff4b5da2467e45f377b3c91b5071e5d6ea1db60c10795875f526006865260405f20895f52865261ffff60405f209151165f5285528160405f20931617166001600160401b0319825416179055604051908152a3005b6001600160401b0384916336e2c0cd60e01b5f521660045260245260445ffd5b6396fe8cdd60e01b5f52610aee5760045260245ffd5b90919250610aee57600584149182610e55575b5050878083610d25565b6001600160401b03925090627fffff6060610e7d610e75610e8e956111bd565b80948b611fd0565b5094915050015160011c1690611717565b1642108780610e4b565b5f9350600485149250610d1d565b610ece90875f52600360205260405f2062ffffff6020850151165f5260205260405f20611f9b565b610d04565b600192610cf2565b91610f1990865f52600360205260405f2062ffffff8551165f5260205283610f0560405f20611141565b610f0f8282611acb565b15610f2057611eeb565b5091610d06565b50610f2a81611e97565b611eeb565b5085118015610f63575b610f46575060ff90610d33565b62ffffff85915116632e6e7faf60e21b5f5260045260245260445ffd5b5060c0830180516006811015610aee57600214908115610f85575b5015610f39565b9050516006811015610aee5760031486610f7e565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415610c6b565b6024359063ffffffff8216820361046a57565b606090600319011261046a576004359060243563ffffffff8116810361046a579060443560ff8116810361046a5790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61014081019081106001600160401b038211176103a357604052565b60e081019081106001600160401b038211176103a357604052565b60c081019081106001600160401b038211176103a357604052565b90601f801991011681019081106001600160401b038211176103a357604052565b906040516110b581611035565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b9060405161114e81611051565b80925464ffffffffff8116825262ffffff8160281c16602083015264ffffffffff8160401c1660408301526001600160401b038160681c1660608301526001600160401b038160a81c16608083015261ffff8160e81c1660a083015260f81c906006821015610aee5760c00152565b9060405161018081018181106001600160401b038211176103a35760405261016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b9060405161128d8161106c565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b62ffffff1662ffffff81146103b75760010190565b62ffffff5f199116019062ffffff82116103b757565b61130d81611737565b600182019164ffffffffff835460d01c166115d15761132d8282866117ae565b5064ffffffffff835460d01c166115c257835f52600360205260405f2062ffffff8351165f5260205260405f2061136381611141565b608084019164ffffffffff8351161515806115b2575b8061159c575b61140e575b50506113f683926113eb7f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95600161010060609a0152526113cb86846119fe565b805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055565b828451169087611cdb565b915116604051916001835260208301526040820152a2565b90939260c0850151946006861015610aee577f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95848b7f7aac328dd37c3b0d45235ec6694eb4e6b9876a7c27a173a0ac6ccb184b605fae60208a6001600160401b036114c660609f8f906113eb9c6113f69f60016114af931480611580575b6114e0575b6060868591840151169b608084019c8d528b611b50565b50836114bd818351166112d9565b168091526112ee565b955116946040519586521693a39550509650509293611384565b6040516114ec8161106c565b8d81528d898201528d604082015260608101908e82528e60a0608083019282845201526060860151916040870151918a83169052898316905260048301918819835416835569ffff00000000000000001983541683558860501b19835416835571ffffffffffffffffffffffffffffffffffff8354918b60901b9060901b16911617908960a81b9060a81b16179055611498565b506115968461159160058401611280565b611b21565b15611493565b506001600160401b03606083015116151561137f565b506115bd8583611acb565b611379565b9091506115cf92506119fe565b565b6396fe8cdd60e01b5f52600760045260245ffd5b63ffffffff1663ffffffff81146103b75760010190565b9091611607826116ea565b90825f52600360205263ffffffff60405f20941693845f5260205260405f209162ffffff61163484611141565b9154168510918215926116d3575b5081156116ba575b506116b557600501805460f01c80156103b75781546001600160f01b03165f1990910160f081901b6001600160f01b031916919091179091557fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9060209061ffff60405191168152a3565b505050565b60c0915001516006811015610aee57600214155f61164a565b60a082015161ffff9182169116141591505f611642565b90815f52600260205260405f2091825460f81c156117055750565b6319032fbb60e31b5f5260045260245ffd5b906001600160401b03809116911601906001600160401b0382116103b757565b61179e915f61012060405161174b81611035565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152015261178a826116ea565b928392611796846110a8565b938491612090565b6117a457565b6115cf82846119fe565b916080810164ffffffffff815116156119f657835f52600360205260405f2062ffffff8351165f5260205260405f206117e681611141565b936117f18486611acb565b946001820192611800846111bd565b9680156119e857611812888885611eeb565b506008811015610aee576006036119db576118359387911561191d575b89611b50565b935f62ffffff611847818751166112d9565b16938486525262ffffff60408501511662ffffff60e083015116118015936101008601948086529161190c575b50156118e15750805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790557f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e926060929162ffffff905115159251169060405192835260208301526040820152a2600190565b90506118ee915082612612565b6118fb575b505050600190565b6119049261264a565b5f80806118f3565b905062ffffff82511611155f611874565b929062ffffff9051169061192f611e61565b50606081016001600160401b0381511661195d575b5050508561195181611e97565b925f600184015561182f565b6001600160401b03908b5f52600360205260405f20845f5260205281600460405f20925192015460501c60808501511616191616918a5f52600560205260405f20905f5260205261ffff60a060405f20920151165f526020526001600160401b0360405f2091166001600160401b03198254161790555f8080611944565b5050505050505050505f90565b6118128888610f2a81611e97565b505050505f90565b9062ffffff81511665ffffff000000602083015160181b161768ffffff000000000000604083015160301b16176bffffff000000000000000000606083015160481b161764ffffffffff60601b608083015160601b161762ffffff60881b60a083015160881b161761ffff60a01b60c083015160a01b16176001600160401b0360b01b60e083015160b01b161761010082015115155f14611ac4576001915b610120015160f09290921b60ff60f01b161760f89190911b6001600160f81b031916179055565b5f91611a9d565b64ffffffffff81511664ffffffffff608084015116149182611b06575b5081611af2575090565b60c0915001516006811015610aee57151590565b90915061ffff60c08160a0850151169201511614905f611ae8565b9062ffffff60608301511615159182611b3957505090565b61ffff80929350604060c092015116920151161490565b919290611b6b611b869196959662ffffff8651169085611cdb565b95600460c082015264ffffffffff4216604082015282611ddc565b8460028201556060830162ffffff611ba0818351166112d9565b169052611bad83836123ec565b15611ca357600501611bbe81611280565b611bc88482611b21565b15611c67575b600160a082015260018060b01b0381511661ffff60b01b602083015160b01b161761ffff60c01b604083015160c01b161762ffffff60d01b606083015160d01b1617600160f01b91608060ff60e81b91015160e81b16171790555b7fa6bfbc33d2313aa9344f88ed1983c2c6ff52462cfab74ca00de61255f5fe3c86604062ffffff8181865116950151168151908782526020820152a3565b5061ffff60c08401511660405190611c7e8261106c565b5f82525f602083015260408201525f60608201525f60808201525f60a0820152611bce565b5062ffffff82511662ffffff611cb98484611d9e565b1611611c29576040820162ffffff611cd3818351166112d9565b169052611c29565b82611cea575060039150015490565b90505f52600360205260405f20905f1981019081116103b7575f52602052600260405f20015490565b9192825f52600360205260405f20905f5260205260405f2092835460f81c6006811015610aee576002149384611d4b575b5050505090565b82611d5992939495506124d3565b928315611d6d575b5050505f808080611d44565b611d9693505f52600360205262ffffff602060405f20920151165f5260205260405f20906124d3565b5f8080611d61565b9060c0019061ffff825116155f14611db65750505f90565b5f52600460205261ffff60405f209151165f5260205262ffffff60405f205460501c1690565b9060c064ffffffffff82511667ffffff0000000000602084015160281b16176cffffffffff0000000000000000604084015160401b16176001600160401b0360681b606084015160681b16176001600160401b0360a81b608084015160a81b161761ffff60e81b60a084015160e81b16179101516006811015610aee5760f81b179055565b60405190611e6e82611051565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b611e9f611e61565b5061ffff60c064ffffffffff6080840151169201511660405191611ec283611051565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b9091611ef8908383611fd0565b9491926001600160401b0381959295164210611f8e5750610120611f2a6001600160401b03606060ff94015116612546565b9201511611611f84576001600160401b0381164210611f7a57506001600160401b0381164210611f7257506001600160401b0381164210611f6d57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b90600582015460f01c611fca5762ffffff608064ffffffffff611fc7945460401c169201511690611717565b90565b50505f90565b92919062ffffff60a06001600160401b039201511664ffffffffff8551169062ffffff60208701511680155f146120725750905b01169260c08101516006811015610aee5760050361203e57604064ffffffffff9101511691611fc762ffffff606085945b01511683611717565b5061205262ffffff60208301511684611717565b91611fc762ffffff606061206c8260408701511687611717565b94612035565b5f190162ffffff16919050612004565b5f1981146103b75760010190565b9091925f93602081019262ffffff84511662ffffff83511614806123d8575b6123ce576120c2600186979496016111bd565b915f96600481019760058201955b60028210806123b9575b156123ab57845f52600360205260405f2062ffffff8951165f5260205260405f209061210582611141565b9061211083866124d3565b6123325750600282015460c0820151926006841015610aee5760805f936001600160401b03926002602097146122b3575b500151168061225d575b506040518381019183835260218201526021815261216a604182611087565b604051918291518091835e8101838152039060025afa15612252575f518954905f5b60018084831c16146121e8576121a290896125ef565b819291549060031b91821b915f19901b1916179055600181018091116103b757895562ffffff6121d4818951166112d9565b1687526121e2600191612082565b906120d0565b905f6020916121f7848c6125ef565b90549060031b1c906040519084820192600160f81b84526021830152604182015260418152612227606182611087565b604051918291518091835e8101838152039060025afa156122525761224d5f5191612082565b61218c565b6040513d5f823e3d90fd5b61226e6001600160401b0391612546565b1660028601908154906122986001600160401b0360801b916001600160401b038460801c16611717565b60801b16906001600160401b0360801b19161790555f61214b565b80546001600160f81b0316600360f81b178155600401548183015160509190911c168316612313575b62ffffff8d51168a7fe8d561ee032b473b216922cadd0108f2c37276617a743ec9ed2490e6c23554ae88604051888152a35f612141565b61232d60028901610ab063ffffffff825460c01c166115e5565b6122dc565b9a505050509291945092505b64ffffffffff608084015116159081612396575b81612385575b5061236257505050565b61238093945061237a9062ffffff8351169084611cdb565b9161264a565b600190565b612390915083612612565b5f612358565b61014081015164ffffffffff16159150612352565b98505092919450925061233e565b5062ffffff88511662ffffff855116116120da565b5050925050505f90565b5064ffffffffff60808301511615156120af565b602082015162ffffff16929161010084018085116103b75762ffffff82511680911061247c575b505162ffffff165b83811161242957505f925050565b815f52600360205260405f205f1982018281116103b7575f5260205260405f20805460f81c6006811015610aee5760040361246d575080156103b7575f190161241b565b6005015460f01c151593505050565b90935060ff1981019081116103b7579262ffffff612413565b60ff811690601f82116124c457604051916124b1604084611087565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b906124dd81611141565b9160c08301516006811015610aee5760021492836124fc575b50505090565b62ffffff9192935064ffffffffff604060019201511692015460601c1681018091116103b7574210908115612535575b505f80806124f6565b60059150015460f01c15155f61252c565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60158210156125fe5701905f90565b634e487b7160e01b5f52603260045260245ffd5b9062ffffff8251169160018301928381116103b75762ffffff60206001930151169003019182116103b75760c0015162ffffff161190565b90604062ffffff7f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b699264ffffffffff4216608082015251169381519081526001600160401b0342166020820152a356",
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
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["UnknownValue"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackUnknownValueError(raw[4:])
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

// TrainingRoundsUnknownValue represents a UnknownValue error raised by the TrainingRounds contract.
type TrainingRoundsUnknownValue struct {
	Enumeration string
	Value       *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func TrainingRoundsUnknownValueErrorID() common.Hash {
	return common.HexToHash("0x4c6468af2a2e8d8931cef309427386f1f0bfe57e939f0bed9538f09e9903b635")
}

// UnpackUnknownValueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func (trainingRounds *TrainingRounds) UnpackUnknownValueError(raw []byte) (*TrainingRoundsUnknownValue, error) {
	out := new(TrainingRoundsUnknownValue)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "UnknownValue", raw); err != nil {
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
