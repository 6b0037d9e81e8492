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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"gradients\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"ranks\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"shares\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeReward\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"whole\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"excludeGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"failRun\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"finalizeRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"forceInclusion\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"receipts\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"noteShown\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"overturnRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proposeRound\",\"inputs\":[{\"name\":\"proposal\",\"type\":\"tuple\",\"internalType\":\"structProposal\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[{\"name\":\"boundary\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"start\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"spec\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitOuterGradient\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"voidGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"CommitWindowClosedEarly\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"closedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommitteeDrawn\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientExcluded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientVoided\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"InclusionForced\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"OuterGradientCommitted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signature\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PayloadPublished\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCarried\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"consecutive\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCutShort\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFinalized\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundHeld\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"holds\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOpened\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOverturned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadRounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundProposed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signers\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AcceptedSetMismatch\",\"inputs\":[{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"BadOpening\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ChallengeWindowOpen\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ConflictingFinalize\",\"inputs\":[{\"name\":\"standing\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeadlineTooLate\",\"inputs\":[{\"name\":\"latest\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DuplicateSubmission\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"InvalidRound\",\"inputs\":[{\"name\":\"open\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"given\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"LockTooSmall\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAWitness\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotFinalizable\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ParentNotFinal\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"ProposalWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"QuorumNotMet\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SignatureExpired\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"SignersNotSorted\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"StaleParent\",\"inputs\":[{\"name\":\"current\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"UploadWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"function\",\"name\":\"committeeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"committee\",\"type\":\"tuple\",\"internalType\":\"structCommittee\",\"components\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"signed\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"drawnAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forced\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forcedUntil\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"holds\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deadlinesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"commitClose\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"uploadDeadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"graceEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fallbackEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawPendingUntil\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"headOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHead\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"finalized\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"consecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"endedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isOverturnable\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isStanding\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isVested\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"lastPresentOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outerGradientDigest\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"payloadReceiptDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"phaseOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"potId\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"presentLately\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"depth\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"slots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"remedyOf\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"remedy\",\"type\":\"uint8\",\"internalType\":\"enumRemedy\"},{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"roundOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"result\",\"type\":\"tuple\",\"internalType\":\"structRound\",\"components\":[{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"enumRoundStatus\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitClosedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"proposedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"runRootOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"signersOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"signers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"syncRoundDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingRounds",
	Bin: "0x610200806040523461037d5761002b90618e5680380380916100218285610381565b83398101906103a4565b604051612fe680820192906001600160401b03841183851017610369576020918391615e7083396001600160a01b0316808552930301905ff0801561032257604051610078604082610381565b60058152602081019064417373617960d81b82526040519161009b604084610381565b600183526020830191603160f81b83526100b4816103c3565b610120526100c1846103c3565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261012a60c082610381565b5190206080523060c05261016082905260405163fbfa77cf60e01b8152602081600481865afa908115610322575f9161034a575b506001600160a01b0390811661018052166101a052604051633b1bebd160e01b8152602081600481855afa918215610322576004926020925f9161032d575b506101c05260405163187fc7c560e31b815292839182905afa908115610322575f916102f3575b506101e052604051615a41908161042f82396080518161587b015260a05181615938015260c05181615845015260e051816158ca015261010051816158f00152610120518161114c0152610140518161117501526101605181818161078f01528181610e1b01528181611073015281816110d50152818161144d01528181611f3901528181613c3e01528181613fa20152818161411e0152818161468f015261560c01526101805181614f2001526101a05181602201526101c0518181816101a1015281816104be0152818161054e01528181611240015281816114a601528181611bed0152611c7301526101e05181818161047d015281816104ff0152818161066c015281816113df015281816116a201528181611c3001528181611ed0015281816122c501526141e70152f35b610315915060203d60201161031b575b61030d8183610381565b8101906103a4565b5f6101c4565b503d610303565b6040513d5f823e3d90fd5b6103449150833d851161031b5761030d8183610381565b5f61019d565b610363915060203d60201161031b5761030d8183610381565b5f61015e565b634e487b7160e01b5f52604160045260245ffd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036957604052565b9081602091031261037d57516001600160a01b038116810361037d5790565b601f8151116103ee5760208151910151602082106103df571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610058575b503461005457604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e15610050573d90f35b3d90fd5b5f80fd5b5f3560e01c90816317df825814611eff57508063308bc2ad14611c5f57806332123c3314611bd95780633afb9469146118835780634f09946d1461175d578063626e4a36146116d15780636cc7321014611492578063702efafd1461140e57806375e29a2f1461122c57806384b0196e146111345780638fba5bda146110c4578063991f8335146110605780639f8ab78114610de9578063a279fd241461069b578063b5bf04811461052e578063c871d3f8146104ac578063de97c0d71461016d5763f398eac61461012a575f61000f565b3461005457366003190160e081126100545760c0136100545760c4356001600160401b0381116100545761016561016b91369060040161233a565b90612fcf565b005b34610054576060366003190112610054576004356101896122f6565b6044356001600160401b0381169283820361005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610479575b610466576101de816136e7565b909262ffffff8251169363ffffffff8616948086101561044f575061020585848387614c04565b1561043c57835f52600360205260405f20855f5260205260405f209261022a846125a0565b97610236878488613a53565b9260048601546001600160401b038160501c1691608085019464ffffffffff865116155f1461042f5762ffffff61026f8183511661273c565b16908b82039663ffffffff881161041b5764ffffffffff8f61ffff9f62ffffff80911697888652818160901c16606087015260a81c166040850152511690525f6101008201528c600160c083019e8f51160116809d5263ffffffff60ff600285015460e81c16971680970263ffffffff811690810361041b5760209e7fae253f040251ad309c5d17bfbd59d1cf7a0893487d6d0540c21464119a0a9f309b8f9b60809c8f986103e59561038862ffffff6103eb9a60019d604051956103338761242f565b865260208601918252604086019485525f5260206004905260405f20865f52602052818060405f209651161682198654161785555116839065ffffff00000082549160181b169065ffffff0000001916179055565b5169ffffffff00000000000082549160301b169069ffffffff000000000000191617905560a08401526001600160401b0389606085019217198251161690525f8c83015264ffffffffff42166040830152600560c0830152614b7f565b826134bd565b01805464ffffffffff60d01b191690556040805194855291178984015282018790526060820152a3604051908152f35b634e487b7160e01b5f52601160045260245ffd5b62ffffff8082511661026f565b84632f764ae960e01b5f5260045260245ffd5b8590632e6e7faf60e21b5f5260045260245260445ffd5b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156101d1565b34610054576104ba3661238e565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806104fb575b6104665761016b92612ea5565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156104ee565b346100545760403660031901126100545760043561054a6122f6565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580610668575b6104665761058b816136e7565b9263ffffffff62ffffff8551169116938491821092831593610654575b50505061064157805f52600360205260405f20825f5260205260405f206005810192835460f01c9261ffff841461041b5784546001600160f01b031660019490940160f081901b6001600160f01b0319169490941790945560209361ffff937fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9086908660405191168152a35460e81c16604051908152f35b50632f764ae960e01b5f5260045260245ffd5b61065f935084614c04565b158284806105a8565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141561057e565b3461005457366003190161010081126100545760e0136100545760e4356001600160401b0381116100545736602382011215610054576001600160401b0381600401351161005457366024826004013583010111610054576004355f52600260205260405f2080549164ffffffffff8360601c1690818460f81c15610dd45715610d55575b62ffffff841663ffffffff6107336123c0565b1603610d2b5761074b62ffffff851684600435613a53565b8060643503610d13575061075d61298e565b6040516311179c3760e31b815260048035908201526001600160a01b0391821660248201529060a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d08575f91610c77575b5080516001600160a01b0316158015610c57575b8015610c43575b610c1b576001600160401b036107ee612e8f565b164211610bf857602060ff916108a861088c6108086123c0565b610810612e8f565b6001600160401b036040519163ffffffff888401947f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b886526004356040860152166060840152606435608084015260843560a084015260a43560c08401521660e082015260e081526108846101008261249c565b5190206152de565b82516001600160a01b0316906004870135906024880190615304565b015116906004355f52600360205260405f2062ffffff86165f5260205260405f20926108d3846125a0565b945f9064ffffffffff87511664ffffffffff84161480610be0575b15610bbc5750506001840154905b6001600160401b036001851b60608801511616610b94576001600160401b0361092d62ffffff8960881c1688614a83565b1680421015610b82575061093f612e8f565b6001600160401b0362ffffff8960881c1664ffffffffff841601911611610b5e57506001600160401b036001841b166001600160401b0360608701511617606086015261098a61298e565b604051906020820192835260018060a01b03166040820152836060820152608435608082015260a43560a082015260a081526109c760c08261249c565b519020926060850151946001600160401b038760b01c166001600160401b038860b01c881616149586610b31575b508491610a0a60019288610b15575b82614b7f565b01557f040cddd8e44418a90a4f5d665b9345b4db6cd860428f2156df6542f66bc6b7df63ffffffff610a3a6123c0565b946001600160401b03610a4b61298e565b91610a54612e8f565b906040519788526064356020890152608435604089015260a435606089015260808801521660a086015260e060c0860152836004013560e08601528360040135602485016101008701375f61010085600401358701015260018060a01b03169416926101008160043594601f8019916004013501168101030190a4610ad557005b62ffffff604051916001600160401b034216835216907f75a535dfa0ff5475de871e1dcd8e77521f8176e606bfb472bd788c85dc985b99602060043592a3005b62ffffff8464ffffffffff835116420301166020820152610a04565b600191965091610a0a8693610b526001600160401b038b60f81c9216614950565b101597925050916109f5565b64ffffffffff9062ffffff88631b95a8b160e11b5f5260881c16011660045260245ffd5b6311460f3960e21b5f5260045260245ffd5b610b9c61298e565b633c648ba760e01b5f9081526001600160a01b0391909116600452602490fd5b95610bcb610bda929397612507565b9062ffffff8916600435614acd565b946108fc565b5061ffff8860a01c1661ffff60a089015116146108ee565b6001600160401b03610c08612e8f565b63fcd4a11f60e01b5f521660045260245ffd5b610c2361298e565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b5063ffffffff8060608301511614156107da565b5063ffffffff60408201511663ffffffff610c706123c0565b16106107d3565b905060a0813d60a011610d00575b81610c9260a0938361249c565b810103126100545760405190610ca782612414565b610cb081613ae2565b8252602081015160ff8116810361005457610cf5916080916020850152610cd960408201614abc565b6040850152610cea60608201614abc565b606085015201613ed1565b6080820152856107bf565b3d9150610c85565b6040513d5f823e3d90fd5b63a8b951fb60e01b5f5260045260643560245260445ffd5b63ffffffff8462ffffff610d3d6123c0565b91632e6e7faf60e21b5f52166004521660245260445ffd5b9050610d6082612507565b610d6d8184600435614294565b5064ffffffffff608082015116908115610d9157610d8b90846134bd565b90610720565b610da5610da06001860161261c565b614e05565b6396fe8cdd60e01b5f526008811015610dc05760045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b6319032fbb60e31b5f5260043560045260245ffd5b34610054576060366003190112610054576004356024359060ff821680920361005457604435908115158203610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361046657610e5281613584565b610e5b81612507565b9261ffff60c085015116925f52600360205260405f2062ffffff8551165f52602052610e8960405f206125a0565b90610e9485836137f3565b1561104f575b608085019164ffffffffff83511615159687611032575b6001901b6001600160401b03169115610fc55764ffffffffff600185015460d01c16610fb15760409664ffffffffff610f3d94511615918215610f88575b5081610f7f575b5015610f60576001600160401b0360e062ffffff808851165b16960151161782908154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b805468ffffff000000000000191690555b63ffffffff8351921682526020820152f35b6001600160401b0360e062ffffff610f7a81895116612e79565b610f0f565b90501587610ef6565b6001600160401b03919250610fa79062ffffff60a08a01511690614a83565b1642109088610eef565b6396fe8cdd60e01b5f52600760045260245ffd5b5061101e9291506001600160401b03906040965f146110235760e062ffffff610ff081895116612e79565b16960151901916168154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b610f4e565b60e062ffffff80885116610ff0565b60608201516001600160401b0316811c6001908116149750610eb1565b905061105a84614a2f565b90610e9a565b346100545761106e36612309565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610466576040926110ad92612d2e565b6001600160401b0383519216825215156020820152f35b34610054576110d23661238e565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03163303610466576080926001600160401b039261111892612bbe565b9160409493945194855260208501526040840152166060820152f35b34610054575f366003190112610054576111d06111707f0000000000000000000000000000000000000000000000000000000000000000615804565b6111997f0000000000000000000000000000000000000000000000000000000000000000615804565b60206111de604051926111ac838561249c565b5f84525f368137604051958695600f60f81b875260e08588015260e087019061236a565b90858203604087015261236a565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061121557505050500390f35b835185528695509381019392810192600101611206565b346100545761123a36612309565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806113db575b6104665761127d826136e7565b919050825f52600360205263ffffffff60405f20941693845f5260205260405f20906112a8826125a0565b9262ffffff815116808710806113be575b15908161139c575b5061137f575060ff169160408310801590611365575b6113415760600151815467ffffffffffffffff60681b19166001841b6001600160401b03161990911660681b67ffffffffffffffff60681b161790556040519081527f89cdd9269f9ee375327b36b4f84fc3ffa55a5e00d976db31b9a5296389c2f29f90602090a3005b60606001600160401b03910151166336e2c0cd60e01b5f526004525f60245260445ffd5b5060016001600160401b03606083015116841c16156112d7565b62ffffff86915116632e6e7faf60e21b5f5260045260245260445ffd5b8714801591506113ad575b876112c1565b506113b881856137f3565b156113a7565b5060016001600160401b0360808701511660ff85161c16156112b9565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611270565b346100545760803660031901126100545760243561ffff81168103610054576044359063ffffffff821682036100545760643560ff81168103610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031633036104665760209261148a926004356129cf565b604051908152f35b34610054576114a036612309565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061169e575b6104665762ffffff63ffffffff6114ec846136e7565b9290925116941693808510156116875750825f52600360205260405f20845f5260205260405f2060ff61151e826125a0565b9316906040821080159061166d575b6116415760040191825460501c926001600160401b03841660018082861c16146116325760c0860151926006841015610dc0577fe8f643ec985f3ceaae50d74e1c386310771785b6adfa548c38c4f7ddce551c559660209660036115d19614918261161a575b50506115da575b50815467ffffffffffffffff60501b19166001851b6001600160401b03169190911760501b67ffffffffffffffff60501b16179055565b604051908152a3005b600261161491016115f463ffffffff825460c01c166129b8565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b8861159a565b6001600160401b039250608001511616158a80611593565b6321bf6c6760e21b5f5260045ffd5b836001600160401b0360808160608401511692015116906336e2c0cd60e01b5f5260045260245260445ffd5b5060016001600160401b03608086015116831c161561152d565b8490632e6e7faf60e21b5f5260045260245260445ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156114d6565b34610054576020366003190112610054576004356116ee81613584565b6116f781612507565b611702818385614294565b9161170e82828661459f565b611754575b61171e828286613721565b61174b575b611737929361173283836134bd565b613ee5565b611743575b1561163257005b50600161173c565b60019250611723565b60019250611713565b34610054576060366003190112610054576004356117796122f6565b9060443591611787826136e7565b92909163ffffffff62ffffff85511691169080821161186e575062ffffff845116811461186057815f52600360205260405f20815f5260205260405f2094600286015480820361184b575050602084019062ffffff82511611156117f0575061016b9350613ee5565b9050836117fd8184613e2d565b61181a5762ffffff82511663ae10b31960e01b5f5260045260245ffd5b6118386001600160401b03916118326001860161261c565b90613e9f565b639db52e4960e01b5f521660045260245ffd5b635d9409cd60e11b5f5260045260245260445ffd5b62747a3360e11b5f5260045ffd5b632e6e7faf60e21b5f5260045260245260445ffd5b34610054576080366003190112610054576024356001600160a01b0381168103610054576001600160401b036044351161005457366023604435011215610054576001600160401b036044356004013511610054573660246044356004013560071b604435010111610054576064356001600160401b0381116100545761190e90369060040161233a565b909161191b600435613584565b9161192583612507565b9062ffffff8251169061193b83866004356135df565b50946004355f52600360205260405f20835f5260205260405f209061195f826125a0565b9661196c600584016126ce565b956008821015610dc05760068214908115611bc6575b8115611bb4575b50611ba257505f925f985f5f995f5b60443560040135811015611a7e57604051602081019d8e529c6024600783901b6044350101356001600160a01b038116908190036100545760408f015260448260071b81350101359d8e60ff8116036100545760ff8f166060820152604435600784901b01606481013560808301526084013560a0808301919091528152611a2160c08261249c565b5190209c6001600160a01b038c811690611a45604435600786901b016024016129a4565b1614611a55575b50600101611998565b9b509650905060ff8a168a036100545760019990600160648860071b6044350101359790611a4c565b509089918b8d600189015403611b93571561134157509360ff611b12611b21958a9b95611b0b60019c8d978660049d9c169e8f1b9d6040519160208301937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285528f35604085015260608401528a8060a01b0316608083015260a082015260a0815261088460c08261249c565b8a35613bdb565b939092015460c81c1692613d9b565b5001805460c01c6001600160401b03838216166116325781546001600160c01b03166001600160401b03939093161760c01b6001600160c01b0319169190911790556040519081527f0e354797ef782ff51d33b5dcb5bc01c21e3967b758f7b26410052c9e60432c54602060043592a3005b63fbafac0f60e01b5f5260045ffd5b6396fe8cdd60e01b5f5260045260245ffd5b611bbf915087613849565b158a611989565b9050611bd2818a6137f3565b1590611982565b3461005457602036600319011261005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611c2c575b6104665761016b600435612752565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611c1d565b3461005457611c6d36612309565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611ecc575b61046657611cb082613584565b90611cba82612507565b835f52600360205263ffffffff60405f20951694855f52602052611ce060405f206125a0565b9262ffffff8251168087145f14611e875750611cfd8282876135df565b509160088310159182610dc05760038414918215611e79575b838315611e31575b50505015611e1b57505060ff905b166001811b906001600160401b0382169160608401516001600160401b038282161615611dfb5750845f52600660205260405f20865f5260205260a060405f2094019361ffff8551165f526020526001600160401b0360405f205491821616611632576001600160401b036020937f1cb854523f8d778a51981ff4b5da2467e45f377b3c91b5071e5d6ea1db60c10795875f526006865260405f20895f52865261ffff60405f209151165f5285528160405f20931617166001600160401b0319825416179055604051908152a3005b6001600160401b0384916336e2c0cd60e01b5f521660045260245260445ffd5b6396fe8cdd60e01b5f52610dc05760045260245ffd5b90919250610dc057600584149182611e4e575b5050878083611d1e565b6001600160401b03925090611e686001611e6f930161261c565b90876136c1565b1642108780611e44565b5f9350600485149250611d16565b905085118015611ebc575b611e9f575060ff90611d2c565b62ffffff85915116632e6e7faf60e21b5f5260045260245260445ffd5b50611ec6836135b1565b15611e92565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611ca3565b3461005457610780366003190112610054576004356107403660231901126100545761076435916001600160401b038316809303610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361046657815f52600260205260405f20906104243563ffffffff811681036100545762ffffff16906104c43563ffffffff811681036100545762ffffff166104e43563ffffffff8116808203610054576103e8915004906105043563ffffffff81168103610054576105243563ffffffff8116810361005457610544359163ffffffff83168303610054576105e43563ffffffff811681036100545762ffffff16916106043563ffffffff81168103610054578062ffffff91501693610444359660ff88169687890361005457610464359760ff8916808a03610054576101443591600383101561005457838d8f9460011494856122c3575b612065826123e4565b8152602001528c62ffffff861690604001528c62ffffff891690606001528c62ffffff881690608001528c62ffffff87169060a00152898d8a60c082015260e001526101008d01526101208c01526101408b015f90521515610160819b015260018c019a62ffffff1662ffffff198c5416178b556120fc908b9065ffffff00000082549160181b169065ffffff0000001916179055565b895474ffffffffffffffffffffffffffffff000000000000191668ffffff00000000000060309290921b919091161762ffffff60481b60489490941b939093169290921760609190911b62ffffff60601b161760789190911b62ffffff60781b161760909190911b62ffffff60901b16178555845462ffffff60a81b191660a89190911b62ffffff60a81b1617845583546001600160c01b031660c09290921b60ff60c01b169190911760c89190911b60ff60c81b161760f89190911b6001600160f81b0319161790556001600160801b036106c435908116908190036100545760028201908154906103a43560ff811681036100545760ff60e81b9060e81b16916fffff00ffffffffffffffffffffffffff60801b161717905560a4358060038301556122286124bd565b9364ffffffffff421660808601526104a43563ffffffff811681036100545762ffffff1660a086015260e08501526103c43560ff81169190828103610054575f957f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b69946122be9461229f93506101208301526134bd565b60408051918252426001600160401b0316602083015290918291820190565b0390a3005b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161515955061205c565b6024359063ffffffff8216820361005457565b6060906003190112610054576004359060243563ffffffff81168103610054579060443560ff811681036100545790565b9181601f84011215610054578235916001600160401b038311610054576020808501948460051b01011161005457565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6060906003190112610054576004359060243563ffffffff81168103610054579060443561ffff811681036100545790565b60243563ffffffff811681036100545790565b3563ffffffff811681036100545790565b61018081019081106001600160401b0382111761240057604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b0382111761240057604052565b606081019081106001600160401b0382111761240057604052565b61014081019081106001600160401b0382111761240057604052565b60e081019081106001600160401b0382111761240057604052565b60c081019081106001600160401b0382111761240057604052565b90601f801991011681019081106001600160401b0382111761240057604052565b604051906124ca8261244a565b5f610120838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201520152565b906040516125148161244a565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b906040516125ad81612466565b80925464ffffffffff8116825262ffffff8160281c16602083015264ffffffffff8160401c1660408301526001600160401b038160681c1660608301526001600160401b038160a81c16608083015261ffff8160e81c1660a083015260f81c906006821015610dc05760c00152565b90604051612629816123e4565b61016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b906040516126db81612481565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b62ffffff1662ffffff811461041b5760010190565b62ffffff5f199116019062ffffff821161041b57565b61275b816136e7565b600182019164ffffffffff835460d01c16610fb15761277b828286613721565b5064ffffffffff835460d01c1661297f57835f52600360205260405f2062ffffff8351165f5260205260405f206127b1816125a0565b608084019164ffffffffff83511615158061296f575b80612959575b61285c575b505061284483926128397f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95600161010060609a01525261281986846134bd565b805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055565b828451169087613a53565b915116604051916001835260208301526040820152a2565b90939260c0850151946006861015610dc0577f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95848b7f7aac328dd37c3b0d45235ec6694eb4e6b9876a7c27a173a0ac6ccb184b605fae60208a6001600160401b0361291460609f8f906128399c6128449f60016128fd93148061293d575b61292e575b6060868591840151169b608084019c8d528b6139a7565b508361290b81835116612727565b1680915261273c565b955116946040519586521693a395505096505092936127d2565b61293884826138a8565b6128e6565b506129538461294e600584016126ce565b613849565b156128e1565b506001600160401b0360608301511615156127cd565b5061297a85836137f3565b6127c7565b90915061298c92506134bd565b565b6044356001600160a01b03811681036100545790565b356001600160a01b03811681036100545790565b63ffffffff1663ffffffff811461041b5760010190565b9290939193835f52600460205261ffff60405f20911690815f5260205260405f2090604051916129fe8361242f565b549163ffffffff62ffffff84169788835281604062ffffff8760181c1694856020820152019560301c1685521696871190811591612b8f575b50612b85575f190161ffff811161041b5761ffff165b8015801580612b61575b15612a685761041b575f1901612a4d565b50919394909294805f52600360205260405f20825f5260205260405f2091612a8f836125a0565b915f52600560205260405f20905f5260205260405f20835f5260205260405f209261ffff60a083015116145f14612b4f57612ae8916001600160401b03809260806004606083015194015460501c910151161619161690565b8154906001600160401b0380600160ff828660401c1698161b809388191616161615612b465763ffffffff946001600160401b0367ffffffffffffffff60401b92161760401b169067ffffffffffffffff60401b1916179055511690565b50505050505f90565b50506001600160401b03815416612ae8565b50855f52600460205260405f20825f526020528662ffffff60405f20541611612a57565b5050509150505f90565b905086115f612a37565b6001600160401b0381116124005760051b60200190565b5f19811461041b5760010190565b90925f905f90612bcd846136e7565b50935f52600360205263ffffffff60405f20961695865f52602052612c0160405f2094612bf9866125a0565b97889161484f565b6001600160401b038116158015612d16575b612d0557612c3161ffff612c29600588016126ce565b9716876148fe565b966020870197885116600461ffff821697019061ffff8080845460401c1692831916161615612cf157815469ffff0000000000000000191690881760401b61ffff60401b161790559295939260805f9501965b60ff885116861015612cce57600161ffff8a5116871c1615612cc2576001612cb660ff92828a8a1c16881b1796612bb0565b965b0195949050612c84565b9394600160ff91612cb8565b95506001600160401b03929750612cee9396506080919450015116614950565b93565b505050509450505050505f905f905f905f90565b509450505050505f905f905f905f90565b5060c08701516006811015610dc05760031415612c13565b929091612d3a846136e7565b50935f52600360205263ffffffff60405f20931692835f52602052612d6e60405f2094612d66866125a0565b94859161484f565b936001600160401b038516158015612e5c575b612e52576004019260405193612d9685612481565b8054926001600160401b0380600160ff82881694858b5261ffff8960401c1660208c015260408b019a848a60501c168c5262ffffff8a60901c16606082015262ffffff8a60a81c16608082015260a08a60c01c910152161b8096161616612e4657906001600160401b0360c0939281861617166001600160401b03198254161790550151906006821015610dc05760046001600160401b03921493511616612e3a57565b6001600160401b039250565b505f9550859450505050565b505f935083925050565b5060016001600160401b0360808601511660ff84161c1615612d81565b62ffffff60019116019062ffffff821161041b57565b60c4356001600160401b03811681036100545790565b9091612eb082613584565b90825f52600360205263ffffffff60405f20941693845f5260205260405f209162ffffff612edd846125a0565b915416851091821592612f7c575b508115612f63575b50612f5e57600501805460f01c801561041b5781546001600160f01b03165f1990910160f081901b6001600160f01b031916919091179091557fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9060209061ffff60405191168152a3565b505050565b60c0915001516006811015610dc057600214155f612ef3565b60a082015161ffff9182169116141591505f612eeb565b90602080835192838152019201905f5b818110612fb05750505090565b82516001600160a01b0316845260209384019390920191600101612fa3565b612fda600435613584565b612fe381612507565b91612ff18383600435614294565b506004355f52600360205260405f2063ffffffff60243516602435036100545763ffffffff602435165f5260205260405f209361302d856125a0565b5f9262ffffff8651168063ffffffff60243516036134a8575064ffffffffff608087015116156134995761306186836137f3565b15613488575b6130736001860161261c565b91613080600589016126ce565b9461308b8887613849565b94851561346a5760028a0154935b6044359480860361345357506001600160401b036064351660643503610054576001600160401b03976130cd878c8761525c565b91929b909b1680421061344157508c906101206130f66001600160401b0360608b015116614950565b92019160ff835116908181106133f95750506001600160401b03168042101561342f57506001600160401b036060880151166001600160401b038119606435161661340e575060ff6131526001600160401b0360643516614950565b915116908181106133f95750506001600160401b0316804210806133d7575b6133c557505f926001600160401b036060870151166001600160401b03606435161415806133a7575b613326575b60018d015493610054578888928d928d6001600160401b03613203986040516020810191825282606435166040820152604081526131de60608261249c565b5190209e164210613317576001600160801b03600281920154165b16958d6004614e1b565b95909260c0810151916006831015610dc05760016132549314908161330e575b506132ff575b6001600160401b0360643516608082015264ffffffffff42166040820152600260c08201528a614b7f565b613270608435958660028c015560a4359a8b6003820155615066565b6100545761298c976132fa95604051938452602084015284604084015260608301526001600160401b0360643516608083015260c060a08301527f575cfe3cf20335786a09b0831e950154d089fd929caf82dbf3c617e3476fb4a963ffffffff6024351692806132e76004359460c0830190612f93565b0390a35f604086015284846004356150ca565b6134bd565b6133098a8c6138a8565b613229565b9050155f613223565b506001600160801b035f6131f9565b60048d015460608701515f95506064351960c09290921c16166001600160401b03161515888d82613388575b50501561319f576001600160401b036060870151166336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b6001600160401b0392509061339d91896136c1565b164210888d613352565b50888961319a575060c08601516006811015610dc05760051461319a565b6398ced89760e01b5f5260045260245ffd5b506001600160401b036060870151166001600160401b03606435161415613171565b63134a70cf60e11b5f5260045260245260445ffd5b6336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b638d158d0360e01b5f5260045260245ffd5b633ee1a68960e11b5f5260045260245ffd5b859063a8b951fb60e01b5f5260045260245260445ffd5b5f915061348260243563ffffffff1689600435613a53565b93613099565b905061349385614a2f565b90613067565b610da5610da06001870161261c565b9250505061298c94506132fa91506004614c8f565b9062ffffff81511665ffffff000000602083015160181b161768ffffff000000000000604083015160301b161762ffffff60481b606083015160481b161764ffffffffff60601b608083015160601b161762ffffff60881b60a083015160881b161761ffff60a01b60c083015160a01b16176001600160401b0360b01b60e083015160b01b161761010082015115155f1461357d576001915b610120015160f09290921b60ff60f01b161760f89190911b6001600160f81b031916179055565b5f91613556565b90815f52600260205260405f2091825460f81c1561359f5750565b6319032fbb60e31b5f5260045260245ffd5b60c00180516006811015610dc0576002149081156135cd575090565b9050516006811015610dc05760031490565b9290916135ef60015f940161261c565b9064ffffffffff608082015116155f1461364f5761360c82614e05565b946008861015610dc0576001861461362357505050565b61364c9394505f52600360205262ffffff602060405f20920151165f5260205260405f20613e9f565b90565b90919361368e93505f52600360205260405f2062ffffff8251165f5260205261367a60405f206125a0565b61368482826137f3565b15613692576151ac565b9091565b5061369c81614a2f565b6151ac565b906001600160401b03809116911601906001600160401b03821161041b57565b60606136d68461364c9594627fffff9461525c565b5094915050015160011c16906136a1565b613711916136f36124bd565b506136fd82613584565b92839261370984612507565b938491614294565b61371757565b61298c82846134bd565b9064ffffffffff608084015116156137ec57815f52600360205260405f2062ffffff8451165f5260205260405f2092613759846125a0565b9161376482846137f3565b6137706001830161261c565b9381156137de576137828585836151ac565b506008811015610dc0576006036137d3576137af96846137a993156137b4575b84886139a7565b936150ca565b600190565b6137c6919262ffffff82511689614acd565b905f6001820155846137a2565b505050505050505f90565b613782858561369c81614a2f565b5050505f90565b64ffffffffff81511664ffffffffff60808401511614918261382e575b508161381a575090565b60c0915001516006811015610dc057151590565b90915061ffff60c08160a0850151169201511614905f613810565b9062ffffff6060830151161515918261386157505090565b61ffff80929350604060c092015116920151161490565b6040519061388582612481565b5f60a0838281528260208201528260408201528260608201528260808201520152565b906001600160401b0360a061298c936139866138c2613878565b91613968600462ffffff60408160608b01511699015116928360808701528860608701520196868086511616871989541617885561391f61ffff602087015116899061ffff60401b82549160401b169061ffff60401b1916179055565b6040850151885467ffffffffffffffff60501b191690881660501b67ffffffffffffffff60501b16178855875462ffffff60901b191660909190911b62ffffff60901b16178755565b855462ffffff60a81b191660a89190911b62ffffff60a81b16178555565b015182546001600160c01b0316911660c01b6001600160c01b031916179055565b91926002906139c36139e097969362ffffff8751169086613a53565b9683600460c08a96015264ffffffffff4216604082015282614b7f565b01556060820162ffffff6139f681835116612727565b1690527fa6bfbc33d2313aa9344f88ed1983c2c6ff52462cfab74ca00de61255f5fe3c86604062ffffff8185019481613a3181885116612727565b168096525116938151908782526020820152a3565b9190820391821161041b57565b82613a62575060039150015490565b90505f52600360205260405f20905f19810190811161041b575f52602052600260405f20015490565b9190811015613aad5760051b81013590603e1981360301821215610054570190565b634e487b7160e01b5f52603260045260245ffd5b805115613aad5760200190565b8051821015613aad5760209160051b010190565b51906001600160a01b038216820361005457565b9080601f83011215610054578151613b0d81612b99565b92613b1b604051948561249c565b81845260208085019260051b82010192831161005457602001905b828210613b435750505090565b60208091613b5084613ae2565b815201910190613b36565b9080601f8301121561005457815190613b7382612b99565b92613b81604051948561249c565b82845260208085019360051b82010191821161005457602001915b818310613ba95750505090565b825161ffff8116810361005457815260209283019201613b9c565b60409061364c939281528160208201520190612f93565b9391613be684612b99565b613bf3604051918261249c565b848152601f19613c0286612b99565b0136602083013780955f5f905b878210613d4f575050604051633f24c3fb60e21b8152915f9183918291613c3a919060048401613bc4565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d08575f915f91613cf0575b50945f5b818110613c89575050505050565b613c94818386613a8b565b602081013590601e19813603018212156100545701908135916001600160401b0383116100545760200191803603831361005457600192613cea916001600160a01b03613ce18589613ace565b51169189615304565b01613c7b565b9150503d805f833e613d02818361249c565b8101906040818303126100545780516001600160401b0381116100545782613d2b918301613af6565b9160208201516001600160401b03811161005457613d499201613b5b565b5f613c77565b613d62613d5d838a88613a8b565b6129a4565b6001600160a01b038181169216821115613d8c57600191613d838487613ace565b52910190613c0f565b63a7781cbb60e01b5f5260045ffd5b90935f9290835b8251851015613e0157613dc361ffff613dbb8786613ace565b5116856148fe565b9061ffff821615613ddb579060019117940193613da2565b6001600160a01b03613ded878a613ace565b511663f243e5df60e01b5f5260045260245ffd5b95509392505050613e1561ffff8416614950565b8181106133f9575050565b9190820180921161041b57565b90613e37816125a0565b9160c08301516006811015610dc0576002149283613e56575b50505090565b613e7b929350600164ffffffffff604062ffffff9301511692015460601c1690613e20565b4210908115613e8e575b505f8080613e50565b60059150015460f01c15155f613e85565b90600582015460f01c613ecb5762ffffff608064ffffffffff61364c945460401c1692015116906136a1565b50505f90565b51906001600160401b038216820361005457565b9091613ef36001840161261c565b90600284019260405193613f0685612414565b80546001600160801b038116865260208601946001600160401b038260801c168652604087019663ffffffff8360c01c16885260ff8360e01c16151590816060820152608060ff8560e81c1691015264ffffffffff610140830151161590811561428c575b508015614273575b6142675762ffffff855116614074575b5060ff60e01b1916600160e01b179055610100820151825190151593907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690613fe590613fdf9062ffffff168986613a53565b976153a6565b916001600160401b0363ffffffff62ffffff6060818951169801511698511691511690823b15610054575f976101049689956040519b8c9a8b99630ece311f60e41b8b5260048b015260248a015260448901526064880152608487015260a486015260c485015260e48401525af18015610d0857614064575b50600190565b5f61406e9161249c565b5f61405e565b835f52600360205260405f2062ffffff6140908188511661273c565b165f526020526001600160401b036140be826140ae60405f206125a0565b62ffffff60a08a01511690615352565b1680421061425a57610160820151151591826141bb575b826140e7575b50506137d3575f613f83565b60a0015162ffffff16900390506001600160401b03811161041b576040516361b80d4560e11b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d08575f91614173575b50614169906001600160401b03926136a1565b1642105f806140db565b90506020813d6020116141b3575b8161418e6020938361249c565b81010312610054576001600160401b03916141ab61416992613ed1565b915091614156565b3d9150614181565b604051638407518960e01b8152600481018790525f6024820181905260448201529092506020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d08575f91614228575b501515916140d5565b90506020813d602011614252575b816142436020938361249c565b8101031261005457515f61421f565b3d9150614236565b5050505050505050505f90565b50505050505050505f90565b5062ffffff60208601511662ffffff8651161415613f73565b90505f613f6b565b9091925f93602081019262ffffff84511662ffffff835116148061458b575b614581576142c66001869794960161261c565b915f96600481019760058201955b600282108061456c575b1561455e57845f52600360205260405f2062ffffff8951165f5260205260405f2090614309826125a0565b906143148386613e2d565b6144ea5750600282015460c0820151926006841015610dc05760805f936001600160401b039260026020971461446b575b5001511680614415575b506040518381019183835260218201526021815261436e60418261249c565b604051918291518091835e8101838152039060025afa15610d08575f518954905f5b60018084831c16146143ec576143a69089615494565b819291549060031b91821b915f19901b19161790556001810180911161041b57895562ffffff6143d881895116612727565b1687526143e6600191612bb0565b906142d4565b9061440a614410916143fe848c615494565b90549060031b1c615992565b91612bb0565b614390565b6144266001600160401b0391614950565b1660028601908154906144506001600160401b0360801b916001600160401b038460801c166136a1565b60801b16906001600160401b0360801b19161790555f61434f565b80546001600160f81b0316600360f81b178155600401548183015160509190911c1683166144cb575b62ffffff8d51168a7fe8d561ee032b473b216922cadd0108f2c37276617a743ec9ed2490e6c23554ae88604051888152a35f614345565b6144e5600289016115f463ffffffff825460c01c166129b8565b614494565b9a505050509291945092505b64ffffffffff608084015116159081614549575b81614538575b5061451a57505050565b6137af9394506145329062ffffff8351169084613a53565b916154d4565b6145439150836154a3565b5f614510565b61014081015164ffffffffff1615915061450a565b9850509291945092506144f6565b5062ffffff88511662ffffff855116116142de565b5050925050505f90565b5064ffffffffff60808301511615156142b3565b92919091835f52600360205260405f2062ffffff8351165f5260205260405f20936145cc6001850161261c565b906001600160401b036145e183868985615528565b911615614844576001600160401b03906145f9615714565b9290911610156148445761010060ff9162ffffff8751169060405190602082019260808452601260a08401527161737361792f76312f636f6d6d697474656560701b60c08401528660408401526060830152608082015260c0815261465f60e08261249c565b519020930151604051635510dbe360e01b8152600481018490526024810185905291166044820152935f856064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d08575f955f926147e3575b508551156147d7575f97885b87518a101561470e5761ffff6146eb8b8a613ace565b5116908a60041b918b83046010148c15171561041b576001921b179901986146d5565b7fc2bc0675fc2856b9ac27e2716e5d3a4951e3780715ac429fa0a60125ae94e506969950600291929395986147a56147ba9262ffffff979a61ffff60c0890151169060ff8a61476864ffffffffff60808d01511642613a46565b16915116916040519361477a85612481565b60018060b01b031684525f60208501526040840152606083015260808201525f60a082015285615066565b6147af85856138a8565b858551169089613a53565b9101555116936147cf60405192839283613bc4565b0390a3600190565b50505050925050505f90565b955090503d805f873e6147f6818761249c565b8501946040818703126100545780516001600160401b038111610054578661481f918301613b5b565b9560208201516001600160401b0381116100545761483d9201613af6565b905f6146c9565b505050925050505f90565b92919280549162ffffff8360181c16118015906148e9575b6148e25762ffffff608064ffffffffff604061489a6148a89661488d600187980161261c565b96879160881c168a615352565b9701511692015116906136a1565b6001600160401b0383166001600160401b038216116148da575b506001600160401b03821642106148d557565b5f9150565b91505f6148c2565b505f925050565b506001600160401b0360808501511615614867565b7401000100010001000100010001000100010001000161ffff9281617fff9360018060b01b03905116910218757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff808216011719600f1c16061690565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b60405190614a0682612466565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b614a376149f9565b5061ffff60c064ffffffffff6080840151169201511660405191614a5a83612466565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f14614aad5750011690565b62ffffff91505f190116011690565b519063ffffffff8216820361005457565b909161364c9392614adc6149f9565b506001600160401b03606083015116614af8575b505050614a2f565b825f52600360205260405f20815f52602052614b368260405f206001600160401b03809260806004606083015194015460501c910151161619161690565b925f52600560205260405f20905f5260205261ffff60a060405f20920151165f526020526001600160401b0360405f2091166001600160401b03198254161790555f8080614af0565b9060c064ffffffffff82511667ffffff0000000000602084015160281b16176cffffffffff0000000000000000604084015160401b16176001600160401b0360681b606084015160681b16176001600160401b0360a81b608084015160a81b161761ffff60e81b60a084015160e81b16179101516006811015610dc05760f81b179055565b9192825f52600360205260405f20905f5260205260405f2092835460f81c6006811015610dc0576002149384614c3c575b5050505090565b82614c4a9293949550613e2d565b928315614c5e575b5050505f808080614c35565b614c8793505f52600360205262ffffff602060405f20920151165f5260205260405f2090613e2d565b5f8080614c52565b8035614c9d602083016123d3565b936080830135926060810135906001600160401b038216820361005457835f52600260205260405f2096845f52600360205263ffffffff60405f209116978891825f5260205260405f20614cf0816125a0565b9462ffffff83541684109586614df4575b86614dd9575b505084614dcb575b84614db9575b5083614d9d575b505050614d9657505f52600360205260405f20835f5260205263ffffffff60405f2092169182841080614d7e575b614d65575050632e6e7faf60e21b5f5260045260245260445ffd5b60020154635d9409cd60e11b5f5260045260245260445ffd5b50805460f81c6006811015610dc05760041415614d4a565b9350505050565b604092935090614dad9186613a53565b910135145f8681614d1c565b6003015460a08401351493505f614d15565b600281015488149450614d0f565b608001516001600160401b0391821691161494505f80614d07565b9550614dff866135b1565b95614d01565b610140015164ffffffffff16156137af57600790565b9897949695989392919093614e2e613878565b5085159788158061505b575b6150435788908161503a575b5061501b5790614ed282614ed89493359660a0614e65602084016123d3565b926040519263ffffffff60208501957ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f87528c60408701521660608501526040820135608085015282840152608081013560c0840152013560e082015260e081526108846101008261249c565b85613bdb565b948196614ff057506001600160a01b039150614ef5905085613ac1565b51604051636559e3fd60e01b81526004810193909352600160248401521660448201526020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610d08575f91614fbe575b50818110614fa957505060c061ffff614f718193613ac1565b51169401511660405193614f8485612481565b84526001602085015260408401525f6060840152600160808401525f60a08401529190565b63e244e0c760e01b5f5260045260245260445ffd5b90506020813d602011614fe8575b81614fd96020938361249c565b8101031261005457515f614f58565b3d9150614fcc565b60ff929850610120919650615011945061ffff959350015116908487613d9b565b1660208401529190565b60ff6101208801511663134a70cf60e11b5f525f60045260245260445ffd5b9050155f614e46565b8363134a70cf60e11b5f52600452600160245260445ffd5b506001841415614e3a565b9060059060018060b01b0381511661ffff60b01b602083015160b01b161761ffff60c01b604083015160c01b161762ffffff60d01b606083015160d01b161760ff60e81b608083015160e81b16179060a061ffff60f01b91015160f01b1617910155565b93929062ffffff6150dd81855116612727565b16918284525f608085015262ffffff60408501511662ffffff60e083015116118015936101008601948086529161519b575b501561517c5750600101805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790557f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e926060929162ffffff905115159251169060405192835260208301526040820152a2565b90506151899150826154a3565b61519257505050565b61298c926154d4565b905062ffffff82511611155f61510f565b90916151b990838361525c565b9491926001600160401b038195929516421061524f57506101206151eb6001600160401b03606060ff94015116614950565b9201511611615245576001600160401b038116421061523b57506001600160401b038116421061523357506001600160401b038116421061522e57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b92919062ffffff60a06152729201511684614a83565b9260c08101516006811015610dc0576005036152aa57604064ffffffffff910151169161364c62ffffff606085945b015116836136a1565b506152be62ffffff602083015116846136a1565b9161364c62ffffff60606152d882604087015116876136a1565b946152a1565b6042906152e9615842565b906040519161190160f01b8352600283015260228201522090565b9061530f929161595e565b506004811015610dc057159182159261533a575b505061532b57565b638baa579f60e01b5f5260045ffd5b6001600160a01b039182169116141590505f80615323565b9162ffffff60a06001600160401b03946153909461016085015115155f146153945764ffffffffff615385925116613e20565b925b01511690613e20565b1690565b61539f908792614a83565b1692615387565b906004820154801561548e575f9283805b60158210615436575050505f90602092936040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b8152615416606b8261249c565b604051918291518091835e8101838152039060025afa15610d08575f5190565b600184839497931c1615615484571561546a5761545a906143fe8360058801615494565b90600180915b01909491946153b7565b506154788160058601615494565b90549060031b1c61545a565b9091600190615460565b505f9150565b6015821015613aad5701905f90565b62ffffff8151166001810180911161041b576154cc60c09162ffffff6020819501511690613a46565b920151161190565b4264ffffffffff811660808401529151604080519485526001600160401b03909316602085015262ffffff169290917f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b6991a3565b929091615534836125a0565b9264ffffffffff608083015116158015615703575b80156156eb575b6156e05761555f8383866151ac565b50906008821015610dc0578290600383141592836156d4575b5082156156bc575b50506156b25761558f9261525c565b5093919290506001600160401b03831661012c81016001600160401b03811161041b57806001600160401b0380929716918291161015615697575b506001600160401b03851642119182156155ec575b50506155e757565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610d08575f90615657575b6001600160401b0391501610155f806155df565b506020813d60201161568f575b816156716020938361249c565b810103126100545761568a6001600160401b0391613ed1565b615643565b3d9150615664565b9094505f19016001600160401b03811161041b57935f6155ca565b505050505f905f90565b6156cd9250600561294e91016126ce565b815f615580565b6004141592505f615578565b50505050505f905f90565b5060c08401516006811015610dc05760011415615550565b5061570e82856137f3565b15615549565b6015602160991b013b6157275742904490565b604051635c03bbf560e11b8152906020826004816015602160991b015afa918215610d08575f926157c8575b50604051624dead360e51b8152916020836004816015602160991b015afa928315610d08575f9361578d575b506001600160401b03169190565b9092506020813d6020116157c0575b816157a96020938361249c565b810103126100545751916001600160401b0361577f565b3d915061579c565b9091506020813d6020116157fc575b816157e46020938361249c565b81010312610054576157f590613ed1565b905f615753565b3d91506157d7565b60ff811690601f8211615833576040519161582060408461249c565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615935575b1561589d577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261592f60c08261249c565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614615874565b9060418303615988576159819250602081013591604082359201355f1a906159bf565b9192909190565b50505f9160029190565b5f906020926040519084820192600160f81b8452602183015260418201526041815261541660618261249c565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615a36579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610d08575f516001600160a01b03811615615a2c57905f905f90565b505f906001905f90565b5050505f9160039190566101a080604052346101f057602061002f600492612fe6803803809161002582856101f4565b833981019061022b565b60405161003d6040826101f4565b600581528281019064417373617960d81b82526040519161005f6040846101f4565b6001835284830191603160f81b83526100778161024a565b610120526100848461024a565b61014052519020918260e05251902080610100524660a05260405190848201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100ec60c0826101f4565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b815292839182905afa9081156101e5575f916101b6575b506001600160a01b031661018052604051612d3090816102b6823960805181612c4d015260a05181612d0a015260c05181612c17015260e05181612c9c01526101005181612cc2015261012051816104730152610140518161049c0152610160518181816102f0015281816110e101528181611c5f01528181611efb01526125630152610180518161015c0152f35b6101d8915060203d6020116101de575b6101d081836101f4565b81019061022b565b5f610127565b503d6101c6565b6040513d5f823e3d90fd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761021757604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126101f057516001600160a01b03811681036101f05790565b601f815111610275576020815191015160208210610266571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c9081630a69749f14610b77575080630b23fa8c14610b4157806315f6492014610af55780631e14f11a14610a8c5780632949b58f14610a4f57806334b2389e14610971578063367bf7d41461094857806344bd65f1146108835780635a8156801461074a57806365c7d79d146105bf57806378e787481461055357806384b0196e1461045b578063a2baa8e5146103ba578063acd74a321461031f578063c305a6d9146102db578063cd2a667314610292578063d3ddde2d14610221578063d79cd989146101dd578063da7bd3b31461018b578063fbfa77cf146101475763fdf7c33c14610103575f80fd5b34610143576040366003190112610143576024356001600160a01b038116810361014357610135602091600435611ec8565b63ffffffff60405191168152f35b5f80fd5b34610143575f366003190112610143576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346101435760403660031901126101435760243561ffff811681036101435760408051600435602080830191825261ffff94909416828401529181526101d2606082610cbc565b519020604051908152f35b3461014357604036600319011261014357604063ffffffff610208610200610c03565b600435611e24565b6001600160401b03849392935193168352166020820152f35b346101435760403660031901126101435761024561023d610c03565b600435611bcf565b6040518091602082016020835281518091526020604084019201905f5b818110610270575050500390f35b82516001600160a01b0316845285945060209384019390920191600101610262565b346101435760203660031901126101435760806001600160401b0380806102ba600435611b23565b93929590918160405197168752166020860152166040840152166060820152f35b34610143575f366003190112610143576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346101435760c03660031901126101435760206103b261033d610c03565b60405163ffffffff848201927ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f84526004356040840152166060820152604435608082015260643560a082015260843560c082015260a43560e082015260e081526103aa61010082610cbc565b519020612971565b604051908152f35b346101435760e0366003190112610143576103d3610f0e565b60c4356001600160401b03811691828203610143576020926103b292506040519063ffffffff858301937f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b885526004356040850152166060830152606435608083015260843560a083015260a43560c083015260e082015260e081526103aa61010082610cbc565b34610143575f366003190112610143576104f76104977f0000000000000000000000000000000000000000000000000000000000000000612b2d565b6104c07f0000000000000000000000000000000000000000000000000000000000000000612b2d565b6020610505604051926104d38385610cbc565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190610c16565b908582036040870152610c16565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061053c57505050500390f35b83518552869550938101939281019260010161052d565b346101435760203660031901126101435760206105ad600435805f526002835260405f2061058081610cdd565b90825f526003855260405f2062ffffff8351165f5285526105a7600160405f209201610fd8565b92612484565b506001600160401b0360405191168152f35b34610143576020366003190112610143576004356040516105df81610c3a565b5f8152602081015f9052604081015f9052606081015f9052608081015f905260a081015f905260c081015f905260e081015f9052610100015f9052805f52600260205260405f209061063082610cdd565b91825162ffffff1692602081015162ffffff1692604082015162ffffff16606083015162ffffff16608084015164ffffffffff169160e08501516001600160401b03169388600188015460d01c64ffffffffff1696610100015115159761069692612235565b966040516106a381610c3a565b8981526020810191825260408101928352606081019384526080810194855260a0810195865260c0810196875260e08101978852610100019788526040519889525163ffffffff1660208901525163ffffffff1660408801525163ffffffff166060870152516001600160401b03166080860152516001600160401b031660a0850152516001600160401b031660c084015251151560e08301525161010082015261012090f35b346101435760e036600319011261014357600435805f52600360205260405f2063ffffffff610777610f0e565b165f52602052600160405f200154606435148061079c575b6020906040519015158152f35b506107a5610f0e565b90608435916001600160401b038316918284036101435760209350805f526002845260405f2090805f526003855263ffffffff60405f20931692835f52855260405f206107f181610e94565b9462ffffff84541685109586610872575b8661085b575b50508461084b575b8461083b575b5083610825575b50505061078f565b61082f9350612235565b6044351482808061081d565b6003015460c43514935085610816565b600281015460a435149450610810565b608001516001600160401b03161494508680610808565b955061087d8661278d565b95610802565b34610143576040366003190112610143576108a761089f610c03565b6004356118a7565b6040516020815260e0810182519060c060208401528151809152602061010084019201905f5b81811061092e5750505061ffff60a084826020869701511660408601526001600160401b0360408201511660608601526001600160401b0360608201511660808601526001600160401b036080820151168286015201511660c08301520390f35b825161ffff168452602093840193909201916001016108cd565b34610143576020366003190112610143576004355f52600260205260206103b260405f20612324565b346101435760403660031901126101435761099561098d610c03565b600435611612565b6040518151916006831015610a3b5761012061ffff916101409484526001600160401b0360208201511660208501526001600160401b0360408201511660408501526001600160401b0360608201511660608501526001600160401b0360808201511660808501526001600160401b0360a08201511660a085015260c081015160c085015260e081015160e0850152610100810151610100850152015116610120820152f35b634e487b7160e01b5f52602160045260245ffd5b346101435760e036600319011261014357610a686110bc565b90604051906004811015610a3b576040926001600160401b03918352166020820152f35b346101435760403660031901126101435760206001600160401b03610aea600435610ab5610c03565b815f526002855260405f20915f526003855263ffffffff60405f20911690815f528552610ae460405f20610e94565b9161218d565b161515604051908152f35b3461014357602036600319011261014357610b11600435610d76565b919063ffffffff604051921682526008811015610a3b576060926001600160401b03916020840152166040820152f35b34610143576040366003190112610143576020610b6d63ffffffff610b64610c03565b16600435612028565b6040519015158152f35b3461014357608036600319011261014357610b90610c03565b6044356001600160a01b038116919082900361014357826103b29263ffffffff6020809601937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285526004356040850152166060830152608082015260643560a082015260a081526103aa60c082610cbc565b6024359063ffffffff8216820361014357565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61012081019081106001600160401b03821117610c5657604052565b634e487b7160e01b5f52604160045260245ffd5b61014081019081106001600160401b03821117610c5657604052565b60e081019081106001600160401b03821117610c5657604052565b60c081019081106001600160401b03821117610c5657604052565b90601f801991011681019081106001600160401b03821117610c5657604052565b90604051610cea81610c6a565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b90815f52600260205260405f2091610d8d83610cdd565b9260ff6101208501511615610e7d5762ffffff84511693610db160015f9301610fd8565b9064ffffffffff608082015116155f14610e2c5761014082015164ffffffffff1615610e24576007935b846008811015610a3b57600114610df4575b5050509091565b610e1c93505f52600360205262ffffff602060405f20920151165f5260205260405f20612ab9565b5f8080610ded565b600193610ddb565b909150610e6a925f52600360205260405f2062ffffff8251165f52602052610e5660405f20610e94565b610e60828261226d565b15610e6e57612a09565b9091565b50610e788161268b565b612a09565b505f92508291829150565b6006821015610a3b5752565b90610f0c604051610ea481610c86565b60c081945464ffffffffff8116835262ffffff8160281c16602084015264ffffffffff8160401c1660408401526001600160401b038160681c1660608401526001600160401b038160a81c16608084015261ffff8160e81c1660a084015260f81c9101610e88565b565b60243563ffffffff811681036101435790565b51906001600160a01b038216820361014357565b519063ffffffff8216820361014357565b51906001600160401b038216820361014357565b908160a0910312610143576040519060a082018281106001600160401b03821117610c5657604052610f8b81610f21565b8252602081015160ff8116810361014357610fd0916080916020850152610fb460408201610f35565b6040850152610fc560608201610f35565b606085015201610f46565b608082015290565b9060405161018081018181106001600160401b03821117610c565760405261016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b919082039182116110a857565b634e487b7160e01b5f52601160045260245ffd5b6004356024359063ffffffff8216918281036101435750604435916001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169084168403610143576040516311179c3760e31b8152600481018490526001600160a01b0394909416602485015260a084604481845afa9384156115c9575f94611598575b50825f52600260205260405f209361115e85610cdd565b9063ffffffff60408201511684101580611585575b158015611576575b8015611560575b61155457845f52600360205260405f20845f5260205260405f20906111a682610e94565b835162ffffff168614978880611543575b6114e3578892891594859485611528575b15611514576001600160401b03606085015116905b81956114f2575b5050602060019101936001600160401b0360ff8651169116901c16156114e3576112259061121e600162ffffff60a0890151169201610fd8565b90836122d0565b97926114c2575b50506114b85762ffffff5f199151160162ffffff81116110a8578262ffffff611255921661109b565b906040519061066082018281106001600160401b03821117610c56575f9182916040528184528160208501528160408501528160608501528160808501528160a08501528160c08501528160e08501528161010085015281610120850152816101408501528161016085015281610640610100956040516112d68882610cbc565b87368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201528261062082015201526040516020810190633d91081b60e21b82528860248201526024815261140c604482610cbc565b51915afa903d156114b0573d916001600160401b038311610c56576040519261143f601f8201601f191660200185610cbc565b83523d5f602085013e5b156114a757816104e0916101a060ff94016040519180830160405281835e52805161027f19016102a082016101c083015e015116119182611496575b50501561149157600291565b600391565b6114a09250612028565b5f80611485565b50602081519101fd5b606091611449565b5060019492505050565b600192506001600160401b03608060ff920151169151161c16155f8061122c565b5050505050505050505f905f90565b6004015460501c6001600160401b0390811619909116169350602060016111e4565b6001600160401b03608085015116906111dd565b5060c084015194506006851015610a3b5760028695146111c8565b5061154e858361226d565b156111b7565b5050505050505f905f90565b5061156c848787612235565b6064351415611182565b5062ffffff825116841161117b565b5063ffffffff6060820151168410611173565b6115bb91945060a03d60a0116115c2575b6115b38183610cbc565b810190610f5a565b925f611147565b503d6115a9565b6040513d5f823e3d90fd5b906001600160401b03809116911601906001600160401b0382116110a857565b6001600160401b035f19911601906001600160401b0382116110a857565b919060405161162081610c6a565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201528093805f52600260205261167160405f20610cdd565b9160ff610120840151161580156117fa575b6117f357505f52600360205263ffffffff60405f20921691825f5260205260405f20916116af83610e94565b62ffffff8351168214806117e2575b6117a25760c08101928351916006831015610a3b5760806001600160401b03916116ec62ffffff958b610e88565b61ffff60a0820151166101208b015264ffffffffff81511660208b0152846020820151168061177b575b5064ffffffffff60408201511660608b015282606082015116828b015201511660a0880152600185015460c0880152511611611750575050565b600282015460e0850152516006811015610a3b576003190161176f5750565b60030154610100830152565b611796611791859264ffffffffff8551166115d4565b6115f4565b1660408b01525f611716565b505090506080819392930164ffffffffff815116156117dd57600183525164ffffffffff16602083015260c0015161ffff1661012082015290565b505090565b506117ed838261226d565b156116be565b9450505050565b5062ffffff83511663ffffffff851611611683565b9060405161181c81610ca1565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b6001600160401b038111610c565760051b60200190565b80518210156118935760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b604051926118b484610ca1565b606084525f60208501525f60408501525f60608501525f60808501525f60a085015283825f52600260205260405f20926118ed84610cdd565b905f52600360205263ffffffff60405f20951694855f5260205260405f209061191582610e94565b9262ffffff825116808811908115611b02575b50611af7575061193a6005830161180f565b94608086019660ff88511615159384611adc575b84159485611ac5575b611aa3575b506001600160401b0360608a01511615159081611a93575b50611a4c575b5050611a465760ff84511661198e81611868565b9061199c6040519283610cbc565b8082526119ab601f1991611868565b0136602083013785525f5b60ff8551168110156119eb576001816119d160ff938761245e565b61ffff6119df838b5161187f565b911690520190506119b6565b5060a09193509161ffff9283602083015116602087015262ffffff6060830151169081611a1f575b505001511660a0830152565b6001600160401b039164ffffffffff611a399251166115d4565b1660408601525f80611a13565b50915050565b6001600160401b0391627fffff6060611a75611a6d6001611a869601610fd8565b809489612708565b5094915050015160011c16906115d4565b1660808701525f8061197a565b905062ffffff835116145f611974565b60046001600160401b0391015460c01c6060870151161660608a01525f61195c565b5060c08601516006811015610a3b57600514611957565b935061ffff60408801511661ffff60a087015116149361194e565b955050505092505090565b9050871480611b12575b5f611928565b50611b1d828561226d565b15611b0c565b805f52600260205260405f20611b3881610cdd565b64ffffffffff60808201511615611bb457611b93925f52600360205260405f2062ffffff8251165f52602052611b7060405f20610e94565b91611b7b828461226d565b15611b9b575b6001611b8d9101610fd8565b91612708565b929391929091565b9150611b8d6001611bab8361268b565b93915050611b81565b5050505f905f905f905f90565b5f1981146110a85760010190565b90815f52600360205263ffffffff60405f20911690815f5260205260405f2090825f52600260205262ffffff60405f20541611801590611e0c575b611e05576005611c1d919392930161180f565b91608083019160ff83511691611c3283611868565b92611c406040519485610cbc565b808452611c4f601f1991611868565b013660208501375f9460208101927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169291908590885b60ff895116811015611df857611ca4818561245e565b600161ffff895116831c16158015611d78575b611d6d576040516331f3fe0560e11b81526004810187905261ffff9190911660248201526020816044818a5afa9081156115c9578b905f92611d22575b5091600191611d0f611d0860ff959e611bc1565b9d8c61187f565b90838060a01b031690525b019050611c8e565b9150506020813d8211611d65575b81611d3d60209383610cbc565b810103126101435760ff918b611d0f611d08611d5a600195610f21565b945050509092611cf4565b3d9150611d30565b50600160ff91611d1a565b5084516001600160b01b03167401000100010001000100010001000100010001000161ffff831602186001831b5f1981019081116110a857617fff7401000100010001000100010001000100010001000183757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff8061ffff9616011719600f1c160616161515611cb7565b5096509694935050505052565b5050606090565b50611e1e611e1982610e94565b61278d565b15611c0a565b9190915f92815f526002602052611e3d60405f20610cdd565b9263ffffffff62ffffff855116921693848310611eb6576001955b8587111580611e9a575b15611e9157611e8b90611e84611e7e8963ffffffff881661109b565b876127bb565b1796611bc1565b95611e58565b95505091509150565b5060e08201516001600160401b03808216918316161415611e62565b5092509250506001600160401b039190565b6040516311179c3760e31b8152600481018290526001600160a01b03928316602482015290929160a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa9081156115c9575f91612009575b50825f52600260205262ffffff60405f2054169260018060a01b03825116156120025763ffffffff606083015116808511611ffa575b50610400841115611ff3576103ff1984018481116110a857935b604083015163ffffffff16808610611feb575b505b848111611f9f57505f93505050565b5f1981018181116110a8576001611fb78192856127bb565b6001600160401b0360ff6020880151169116901c1614611fdf5780156110a8575f1901611f90565b63ffffffff1693505050565b94505f611f8e565b5f93611f7b565b93505f611f61565b505f925050565b612022915060a03d60a0116115c2576115b38183610cbc565b5f611f2b565b9091815f52600260205260405f209261204084610cdd565b9262ffffff8451168210156121845760205f959401945b6002811080612174575b1561216957815f52600360205260405f2062ffffff8751165f5260205261208b60405f2086612997565b6120b95762ffffff8651169062ffffff82146110a85762ffffff60016120b49301168752611bc1565b612057565b5090929391935b8362ffffff845116111593846120d8575b5050505090565b9091809394505f52600360205260405f20905f5260205260405f2092835460f81c6006811015610a3b576002149384612119575b505050505f8080806120d1565b826121279293949550612997565b92831561213b575b5050505f80808061210c565b61216193505f52600360205262ffffff60405f209151165f5260205260405f2090612997565b5f808061212f565b5090929391936120c0565b508262ffffff8751161115612061565b50509150505f90565b92919280549162ffffff8360181c1611801590612220575b6120025762ffffff608064ffffffffff60406121d86121e6966121cb6001879801610fd8565b96879160881c168a6122d0565b9701511692015116906115d4565b6001600160401b0383166001600160401b03821611612218575b506001600160401b038216421061221357565b5f9150565b91505f612200565b506001600160401b03608085015116156121a5565b82612244575060039150015490565b90505f52600360205260405f20905f1981019081116110a8575f52602052600260405f20015490565b64ffffffffff81511664ffffffffff6080840151161491826122a8575b5081612294575090565b60c0915001516006811015610a3b57151590565b90915061ffff60c08160a0850151169201511614905f61228a565b919082018092116110a857565b9162ffffff60a06001600160401b039461230e9461016085015115155f146123125764ffffffffff6123039251166122c3565b925b015116906122c3565b1690565b61231d908792612ae5565b1692612305565b6004810154908115612458575f908190815b601583106123b4575050506020915f916040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b8152612394606b82610cbc565b604051918291518091835e8101838152039060025afa156115c9575f5190565b600185849593941c161561244e5715612434575f6020916123d88560058601612b1e565b90549060031b1c906040519084820192600160f81b84526021830152604182015260418152612408606182610cbc565b604051918291518091835e8101838152039060025afa156115c9575f515b91600180915b019190612336565b506124428260058301612b1e565b90549060031b1c612426565b909260019061242c565b50505f90565b60018060b01b039051168160041b91808304601014901517156110a85761ffff911c1690565b92909161249083610e94565b9264ffffffffff60808301511615801561267a575b8015612662575b612657576124bb838386612a09565b50906008821015610a3b576003821415918261264b575b50811561260a575b50612600576124e892612708565b5093919290506001600160401b03831661012c8101946001600160401b0386116110a857856001600160401b03808316911610156125ee575b506001600160401b0385164211918215612543575b505061253e57565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156115c9575f906125ae575b6001600160401b0391501610155f80612536565b506020813d6020116125e6575b816125c860209383610cbc565b81010312610143576125e16001600160401b0391610f46565b61259a565b3d91506125bb565b6125f99195506115f4565b935f612521565b505050505f905f90565b612617915060050161180f565b62ffffff60608201511615159081612631575b505f6124da565b61ffff9150604001511661ffff60c083015116145f61262a565b6004141591505f6124d2565b50505050505f905f90565b5060c08401516006811015610a3b57600114156124ac565b50612685828561226d565b156124a5565b5f60c060405161269a81610c86565b8281528260208201528260408201528260608201528260808201528260a0820152015261ffff60c064ffffffffff60808401511692015116604051916126df83610c86565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b92919062ffffff60a061271e9201511684612ae5565b9260c08101516006811015610a3b5760050361275957604064ffffffffff910151169161275662ffffff606085945b015116836115d4565b90565b5061276d62ffffff602083015116846115d4565b9161275662ffffff606061278782604087015116876115d4565b9461274d565b60c00180516006811015610a3b576002149081156127a9575090565b9050516006811015610a3b5760031490565b805f52600360205260405f20825f5260205260405f206127da81610e94565b90606082019182519460808201956001600160401b0387511619169360c08301516006811015610a3b5760041493848061295e575b61294b576001600160401b0386161561293657848061290c575b6128f7576128396005820161180f565b60ff608082015116151590816128dd575b50156128d55760046001600160401b0391015460c01c82511616935b806128c4575b6128b057506001600160401b038095965116955f52600660205260405f20905f5260205261ffff60a060405f20920151165f526020528260405f2054161716161790565b516001600160401b03169695505050505050565b506001600160401b0384161561286c565b505f93612866565b61ffff9150604001511661ffff60a086015116145f61284a565b50516001600160401b03169695505050505050565b506129206001600160401b03835116612b6b565b875f52600260205260405f205460f81c11612829565b505050505050506001600160401b0390511690565b50505050505050506001600160401b0390565b506001600160401b03885116151561280f565b60429061297c612c14565b906040519161190160f01b8352600283015260228201522090565b906129a181610e94565b9160c08301516006811015610a3b5760021492836129c0575b50505090565b6129e5929350600164ffffffffff604062ffffff9301511692015460601c16906122c3565b42109081156129f8575b505f80806129ba565b60059150015460f01c15155f6129ef565b9091612a16908383612708565b9491926001600160401b0381959295164210612aac5750610120612a486001600160401b03606060ff94015116612b6b565b9201511611612aa2576001600160401b0381164210612a9857506001600160401b0381164210612a9057506001600160401b0381164210612a8b57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b90600582015460f01c6124585762ffffff608064ffffffffff612756945460401c1692015116906115d4565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f14612b0f5750011690565b62ffffff91505f190116011690565b60158210156118935701905f90565b60ff811690601f8211612b5c5760405191612b49604084610cbc565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480612d07575b15612c6f577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152612d0160c082610cbc565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614612c4656",
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

// PackLastPresentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfdf7c33c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lastPresentOf(bytes32 taskId, address trainer) view returns(uint32)
func (trainingRounds *TrainingRounds) PackLastPresentOf(taskId [32]byte, trainer common.Address) []byte {
	enc, err := trainingRounds.abi.Pack("lastPresentOf", taskId, trainer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLastPresentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfdf7c33c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lastPresentOf(bytes32 taskId, address trainer) view returns(uint32)
func (trainingRounds *TrainingRounds) TryPackLastPresentOf(taskId [32]byte, trainer common.Address) ([]byte, error) {
	return trainingRounds.abi.Pack("lastPresentOf", taskId, trainer)
}

// UnpackLastPresentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfdf7c33c.
//
// Solidity: function lastPresentOf(bytes32 taskId, address trainer) view returns(uint32)
func (trainingRounds *TrainingRounds) UnpackLastPresentOf(data []byte) (uint32, error) {
	out, err := trainingRounds.abi.Unpack("lastPresentOf", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
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

// PackPresentLately is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd79cd989.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function presentLately(bytes32 taskId, uint32 depth) view returns(uint64 slots, uint32 round)
func (trainingRounds *TrainingRounds) PackPresentLately(taskId [32]byte, depth uint32) []byte {
	enc, err := trainingRounds.abi.Pack("presentLately", taskId, depth)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPresentLately is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd79cd989.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function presentLately(bytes32 taskId, uint32 depth) view returns(uint64 slots, uint32 round)
func (trainingRounds *TrainingRounds) TryPackPresentLately(taskId [32]byte, depth uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("presentLately", taskId, depth)
}

// PresentLatelyOutput serves as a container for the return parameters of contract
// method PresentLately.
type PresentLatelyOutput struct {
	Slots uint64
	Round uint32
}

// UnpackPresentLately is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd79cd989.
//
// Solidity: function presentLately(bytes32 taskId, uint32 depth) view returns(uint64 slots, uint32 round)
func (trainingRounds *TrainingRounds) UnpackPresentLately(data []byte) (PresentLatelyOutput, error) {
	out, err := trainingRounds.abi.Unpack("presentLately", data)
	outstruct := new(PresentLatelyOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Slots = *abi.ConvertType(out[0], new(uint64)).(*uint64)
	outstruct.Round = *abi.ConvertType(out[1], new(uint32)).(*uint32)
	return *outstruct, nil
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
