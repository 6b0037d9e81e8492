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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"gradients\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"ranks\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"shares\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeReward\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"whole\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"excludeGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"failRun\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"finalizeRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"forceInclusion\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"receipts\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"overturnRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proposeRound\",\"inputs\":[{\"name\":\"proposal\",\"type\":\"tuple\",\"internalType\":\"structProposal\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[{\"name\":\"boundary\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"start\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"spec\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitOuterGradient\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"voidGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"CommitWindowClosedEarly\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"closedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommitteeDrawn\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientExcluded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientVoided\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"InclusionForced\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"OuterGradientCommitted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signature\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCarried\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"consecutive\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCutShort\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFinalized\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundHeld\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"holds\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOpened\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOverturned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadRounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundProposed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signers\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AcceptedSetMismatch\",\"inputs\":[{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"BadOpening\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ChallengeWindowOpen\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ConflictingFinalize\",\"inputs\":[{\"name\":\"standing\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeadlineTooLate\",\"inputs\":[{\"name\":\"latest\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DuplicateSubmission\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"InvalidRound\",\"inputs\":[{\"name\":\"open\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"given\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"LockTooSmall\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAWitness\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotFinalizable\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ParentNotFinal\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"ProposalWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"QuorumNotMet\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SignatureExpired\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"SignersNotSorted\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"StaleParent\",\"inputs\":[{\"name\":\"current\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"UploadWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"function\",\"name\":\"committeeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"committee\",\"type\":\"tuple\",\"internalType\":\"structCommittee\",\"components\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"signed\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"drawnAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forced\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forcedUntil\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"holds\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deadlinesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"commitClose\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"uploadDeadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"graceEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fallbackEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawPendingUntil\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"headOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHead\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"finalized\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"consecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"endedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isOverturnable\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isStanding\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isVested\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"lastCommitOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outerGradientDigest\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"payloadReceiptDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"phaseOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"potId\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"remedyOf\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"remedy\",\"type\":\"uint8\",\"internalType\":\"enumRemedy\"},{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"roundOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"result\",\"type\":\"tuple\",\"internalType\":\"structRound\",\"components\":[{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"enumRoundStatus\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitClosedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"proposedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"runRootOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"signersOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"signers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"syncRoundDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingRounds",
	Bin: "0x610200806040523461036f5761002b9061892580380380916100218285610373565b8339810190610396565b604051612da380820192906001600160401b0384118385101761035b576020918391615b8283396001600160a01b0316808552930301905ff0801561031457604051610078604082610373565b60058152602081019064417373617960d81b82526040519161009b604084610373565b600183526020830191603160f81b83526100b4816103b5565b610120526100c1846103b5565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261012a60c082610373565b5190206080523060c05261016082905260405163fbfa77cf60e01b8152602081600481865afa908115610314575f9161033c575b506001600160a01b0390811661018052166101a052604051633b1bebd160e01b8152602081600481855afa918215610314576004926020925f9161031f575b506101c05260405163187fc7c560e31b815292839182905afa908115610314575f916102e5575b506101e052604051615761908161042182396080518161559b015260a05181615658015260c05181615565015260e051816155ea015261010051816156100152610120518161112e0152610140518161115701526101605181818161078401528181610e1001528181611055015281816110b70152818161142f01528181611d0d015281816138f501528181613c7901528181613df501528181614366015261529101526101805181614c2701526101a05181602201526101c051818181610196015281816104b30152818161054301528181611222015281816114880152611c6101526101e051818181610472015281816104f401528181610661015281816113c10152818161168401528181611ca4015281816120950152613ebe0152f35b610307915060203d60201161030d575b6102ff8183610373565b810190610396565b5f6101c4565b503d6102f5565b6040513d5f823e3d90fd5b6103369150833d851161030d576102ff8183610373565b5f61019d565b610355915060203d60201161030d576102ff8183610373565b5f61015e565b634e487b7160e01b5f52604160045260245ffd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761035b57604052565b9081602091031261036f57516001600160a01b038116810361036f5790565b601f8151116103e05760208151910151602082106103d1571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610058575b503461005457604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e15610050573d90f35b3d90fd5b5f80fd5b5f3560e01c90816317df825814611cd35750806332123c3314611c4d5780633afb9469146118655780634f09946d1461173f578063626e4a36146116b35780636cc7321014611474578063702efafd146113f057806375e29a2f1461120e57806384b0196e146111165780638fba5bda146110a6578063991f8335146110425780639f8ab78114610dde578063a279fd2414610690578063b5bf048114610523578063c871d3f8146104a1578063de97c0d7146101625763f398eac61461011f575f61000f565b3461005457366003190160e081126100545760c0136100545760c4356001600160401b0381116100545761015a6101609136906004016120c6565b90612d9f565b005b346100545760603660031901126100545760043561017e6120f6565b6044356001600160401b0381169283820361005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061046e575b61045b576101d38161336e565b909262ffffff8251169363ffffffff8616948086101561044457506101fa858483876148db565b1561043157835f52600360205260405f20855f5260205260405f209261021f846122d7565b9761022b8784886136da565b9260048601546001600160401b038160501c1691608085019464ffffffffff865116155f146104245762ffffff610264818351166123c1565b16908b82039663ffffffff88116104105764ffffffffff8f61ffff9f62ffffff80911697888652818160901c16606087015260a81c166040850152511690525f6101008201528c600160c083019e8f51160116809d5263ffffffff60ff600285015460e81c16971680970263ffffffff81169081036104105760209e7fae253f040251ad309c5d17bfbd59d1cf7a0893487d6d0540c21464119a0a9f309b8f9b60809c8f986103da9561037d62ffffff6103e09a60019d60405195610328876121ff565b865260208601918252604086019485525f5260206004905260405f20865f52602052818060405f209651161682198654161785555116839065ffffff00000082549160181b169065ffffff0000001916179055565b5169ffffffff00000000000082549160301b169069ffffffff000000000000191617905560a08401526001600160401b0389606085019217198251161690525f8c83015264ffffffffff42166040830152600560c0830152614856565b826132a7565b01805464ffffffffff60d01b191690556040805194855291178984015282018790526060820152a3604051908152f35b634e487b7160e01b5f52601160045260245ffd5b62ffffff80825116610264565b84632f764ae960e01b5f5260045260245ffd5b8590632e6e7faf60e21b5f5260045260245260445ffd5b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156101c6565b34610054576104af3661215e565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806104f0575b61045b5761016092612c75565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156104e3565b346100545760403660031901126100545760043561053f6120f6565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061065d575b61045b576105808161336e565b9263ffffffff62ffffff8551169116938491821092831593610649575b50505061063657805f52600360205260405f20825f5260205260405f206005810192835460f01c9261ffff84146104105784546001600160f01b031660019490940160f081901b6001600160f01b0319169490941790945560209361ffff937fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9086908660405191168152a35460e81c16604051908152f35b50632f764ae960e01b5f5260045260245ffd5b6106549350846148db565b1582848061059d565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415610573565b3461005457366003190161010081126100545760e0136100545760e4356001600160401b0381116100545736602382011215610054576001600160401b0381600401351161005457366024826004013583010111610054576004355f52600260205260405f2080549164ffffffffff8360601c1690818460f81c15610dc95715610d4a575b62ffffff841663ffffffff610728612190565b1603610d205761074062ffffff8516846004356136da565b8060643503610d0857506107526126ac565b6040516311179c3760e31b815260048035908201526001600160a01b0391821660248201529060a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610cfd575f91610c6c575b5080516001600160a01b0316158015610c4c575b8015610c38575b610c10576001600160401b036107e3612c5f565b164211610bed57602060ff9161089d6108816107fd612190565b610805612c5f565b6001600160401b036040519163ffffffff888401947f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b886526004356040860152166060840152606435608084015260843560a084015260a43560c08401521660e082015260e081526108796101008261226c565b519020614f63565b82516001600160a01b0316906004870135906024880190614f89565b015116906004355f52600360205260405f2062ffffff86165f5260205260405f20926108c8846122d7565b945f9064ffffffffff87511664ffffffffff84161480610bd5575b15610bb15750506001840154905b6001600160401b036001851b60608801511616610b89576001600160401b0361092262ffffff8960881c168861475a565b1680421015610b775750610934612c5f565b6001600160401b0362ffffff8960881c1664ffffffffff841601911611610b5357506001600160401b036001841b166001600160401b0360608701511617606086015261097f6126ac565b604051906020820192835260018060a01b03166040820152836060820152608435608082015260a43560a082015260a081526109bc60c08261226c565b519020926060850151946001600160401b038760b01c166001600160401b038860b01c881616149586610b26575b5084916109ff60019288610b0a575b82614856565b01557f040cddd8e44418a90a4f5d665b9345b4db6cd860428f2156df6542f66bc6b7df63ffffffff610a2f612190565b946001600160401b03610a406126ac565b91610a49612c5f565b906040519788526064356020890152608435604089015260a435606089015260808801521660a086015260e060c0860152836004013560e08601528360040135602485016101008701375f61010085600401358701015260018060a01b03169416926101008160043594601f8019916004013501168101030190a4610aca57005b62ffffff604051916001600160401b034216835216907f75a535dfa0ff5475de871e1dcd8e77521f8176e606bfb472bd788c85dc985b99602060043592a3005b62ffffff8464ffffffffff8351164203011660208201526109f9565b6001919650916109ff8693610b476001600160401b038b60f81c9216614627565b101597925050916109ea565b64ffffffffff9062ffffff88631b95a8b160e11b5f5260881c16011660045260245ffd5b6311460f3960e21b5f5260045260245ffd5b610b916126ac565b633c648ba760e01b5f9081526001600160a01b0391909116600452602490fd5b95610bc0610bcf929397612613565b9062ffffff89166004356147a4565b946108f1565b5061ffff8860a01c1661ffff60a089015116146108e3565b6001600160401b03610bfd612c5f565b63fcd4a11f60e01b5f521660045260245ffd5b610c186126ac565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b5063ffffffff8060608301511614156107cf565b5063ffffffff60408201511663ffffffff610c65612190565b16106107c8565b905060a0813d60a011610cf5575b81610c8760a0938361226c565b810103126100545760405190610c9c826121e4565b610ca581613796565b8252602081015160ff8116810361005457610cea916080916020850152610cce60408201614793565b6040850152610cdf60608201614793565b606085015201613ba8565b6080820152856107b4565b3d9150610c7a565b6040513d5f823e3d90fd5b63a8b951fb60e01b5f5260045260643560245260445ffd5b63ffffffff8462ffffff610d32612190565b91632e6e7faf60e21b5f52166004521660245260445ffd5b9050610d5582612613565b610d628184600435613f6b565b5064ffffffffff608082015116908115610d8657610d8090846132a7565b90610715565b610d9a610d95600186016126d6565b614b0c565b6396fe8cdd60e01b5f526008811015610db55760045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b6319032fbb60e31b5f5260043560045260245ffd5b34610054576060366003190112610054576004356024359060ff821680920361005457604435908115158203610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361045b57610e4781613712565b91610e5183612613565b9261ffff60c085015116925f52600360205260405f2062ffffff8551165f52602052610e7f60405f206122d7565b91610e8a858461347a565b15611031575b608085019264ffffffffff84511615159687611014575b6001901b6001600160401b03169115610fa85764ffffffffff600184015460d01c16610f945760409664ffffffffff610f3195511615918215610f6b575b5081610f62575b5015610f43576001600160401b0360e062ffffff808851165b1696015116178154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b63ffffffff8351921682526020820152f35b6001600160401b0360e062ffffff610f5d81895116612c49565b610f05565b90501587610eec565b6001600160401b03919250610f8a9062ffffff60a08a0151169061475a565b1642109088610ee5565b6396fe8cdd60e01b5f52600760045260245ffd5b5061100092506001600160401b03906040965f146110055760e062ffffff610fd281895116612c49565b16960151901916168154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b610f31565b60e062ffffff80885116610fd2565b60608201516001600160401b0316811c6001908116149750610ea7565b915061103c84614706565b91610e90565b346100545761105036612109565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361045b5760409261108f92612afe565b6001600160401b0383519216825215156020820152f35b34610054576110b43661215e565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361045b576080926001600160401b03926110fa9261298e565b9160409493945194855260208501526040840152166060820152f35b34610054575f366003190112610054576111b26111527f00000000000000000000000000000000000000000000000000000000000000006154a2565b61117b7f00000000000000000000000000000000000000000000000000000000000000006154a2565b60206111c06040519261118e838561226c565b5f84525f368137604051958695600f60f81b875260e08588015260e087019061213a565b90858203604087015261213a565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106111f757505050500390f35b8351855286955093810193928101926001016111e8565b346100545761121c36612109565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806113bd575b61045b5761125f8261336e565b919050825f52600360205263ffffffff60405f20941693845f5260205260405f209061128a826122d7565b9262ffffff815116808710806113a0575b15908161137e575b50611361575060ff169160408310801590611347575b6113235760600151815467ffffffffffffffff60681b19166001841b6001600160401b03161990911660681b67ffffffffffffffff60681b161790556040519081527f89cdd9269f9ee375327b36b4f84fc3ffa55a5e00d976db31b9a5296389c2f29f90602090a3005b60606001600160401b03910151166336e2c0cd60e01b5f526004525f60245260445ffd5b5060016001600160401b03606083015116841c16156112b9565b62ffffff86915116632e6e7faf60e21b5f5260045260245260445ffd5b87148015915061138f575b876112a3565b5061139a818561347a565b15611389565b5060016001600160401b0360808701511660ff85161c161561129b565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611252565b346100545760803660031901126100545760243561ffff81168103610054576044359063ffffffff821682036100545760643560ff81168103610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361045b5760209261146c9260043561279f565b604051908152f35b346100545761148236612109565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611680575b61045b5762ffffff63ffffffff6114ce8461336e565b9290925116941693808510156116695750825f52600360205260405f20845f5260205260405f2060ff611500826122d7565b9316906040821080159061164f575b6116235760040191825460501c926001600160401b03841660018082861c16146116145760c0860151926006841015610db5577fe8f643ec985f3ceaae50d74e1c386310771785b6adfa548c38c4f7ddce551c559660209660036115b3961491826115fc575b50506115bc575b50815467ffffffffffffffff60501b19166001851b6001600160401b03169190911760501b67ffffffffffffffff60501b16179055565b604051908152a3005b60026115f691016115d663ffffffff825460c01c16612788565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b8861157c565b6001600160401b039250608001511616158a80611575565b6321bf6c6760e21b5f5260045ffd5b836001600160401b0360808160608401511692015116906336e2c0cd60e01b5f5260045260245260445ffd5b5060016001600160401b03608086015116831c161561150f565b8490632e6e7faf60e21b5f5260045260245260445ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156114b8565b34610054576020366003190112610054576004356116d081613712565b6116d981612613565b6116e4818385613f6b565b916116f0828286614276565b611736575b6117008282866133a8565b61172d575b611719929361171483836132a7565b613bbc565b611725575b1561161457005b50600161171e565b60019250611705565b600192506116f5565b346100545760603660031901126100545760043561175b6120f6565b90604435916117698261336e565b92909163ffffffff62ffffff855116911690808211611850575062ffffff845116811461184257815f52600360205260405f20815f5260205260405f2094600286015480820361182d575050602084019062ffffff82511611156117d257506101609350613bbc565b9050836117df8184613ae4565b6117fc5762ffffff82511663ae10b31960e01b5f5260045260245ffd5b61181a6001600160401b0391611814600186016126d6565b90613b76565b639db52e4960e01b5f521660045260245ffd5b635d9409cd60e11b5f5260045260245260445ffd5b62747a3360e11b5f5260045ffd5b632e6e7faf60e21b5f5260045260245260445ffd5b34610054576080366003190112610054576024356001600160a01b0381168103610054576001600160401b036044351161005457366023604435011215610054576001600160401b036044356004013511610054573660246044356004013560071b604435010111610054576064356001600160401b038111610054576118f09036906004016120c6565b90916118fd600435613712565b9161190783612613565b9062ffffff8251169061191c600186016126d6565b9464ffffffffff608085015116155f14611bf75761193986614b0c565b956008871015610db55760018714611bc8575b505b6004355f52600360205260405f20835f5260205260405f2090611970826122d7565b9661197d60058401612353565b956008821015610db55760068214908115611bb5575b8115611ba3575b50611b9157505f925f985f5f995f5b60443560040135811015611a6d578060071b604435019c8d60246040519160208301938452013560018060a01b03811680910361005457604082015260448f01359160ff83168303610054578f9160ff841660608201526084606484013593846080840152013560a082015260a08152611a2460c08261226c565b5190209e6001600160a01b03808f1691611a40906024016126c2565b1614611a51575b50506001016119a9565b93509b50965060ff8b168b036100545760019a91968b8e611a47565b509089918b8d600189015403611b82571561132357509360ff611b01611b10958a9b95611afa60019c8d978660049d9c169e8f1b9d6040519160208301937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285528f35604085015260608401528a8060a01b0316608083015260a082015260a0815261087960c08261226c565b8a35613892565b939092015460c81c1692613a52565b5001805460c01c6001600160401b03838216166116145781546001600160c01b03166001600160401b03939093161760c01b6001600160c01b0319169190911790556040519081527f0e354797ef782ff51d33b5dcb5bc01c21e3967b758f7b26410052c9e60432c54602060043592a3005b63fbafac0f60e01b5f5260045ffd5b6396fe8cdd60e01b5f5260045260245ffd5b611bae9150876134d0565b158a61199a565b9050611bc1818a61347a565b1590611993565b611bf2906004355f52600360205260405f2062ffffff6020880151165f5260205260405f20613b76565b61194c565b94611c37906004355f52600360205260405f2062ffffff8651165f5260205284611c2360405f206122d7565b611c2d828261347a565b15611c3e57614eb3565b509461194e565b50611c4881614706565b614eb3565b3461005457602036600319011261005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611ca0575b61045b576101606004356123d7565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611c91565b3461005457610780366003190112610054576004356107403660231901126100545761076435916001600160401b038316809303610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361045b57815f52600260205260405f20906104243563ffffffff811681036100545762ffffff16906104c43563ffffffff811681036100545762ffffff166104e43563ffffffff8116808203610054576103e8915004906105043563ffffffff81168103610054576105243563ffffffff81168103610054576105443563ffffffff81168103610054576105e43563ffffffff811681036100545762ffffff16916106043563ffffffff81168103610054578062ffffff91501693610444359660ff88169687890361005457610464359760ff8916808a03610054576101443591600383101561005457838d8f946001149485612093575b611e38826121b4565b8152602001528c62ffffff861690604001528c62ffffff871690606001528c62ffffff881690608001528c62ffffff89169060a00152898d8a60c082015260e001526101008d01526101208c01526101408b015f90521515610160819b015260018c019a62ffffff1662ffffff198c5416178b55611ecf908b9065ffffff00000082549160181b169065ffffff0000001916179055565b895474ffffffffffffffffffffffffffffff000000000000191668ffffff00000000000060309290921b919091161762ffffff60481b60489290921b919091161760609190911b62ffffff60601b161760789190911b62ffffff60781b161760909190911b62ffffff60901b16178555845462ffffff60a81b191660a89190911b62ffffff60a81b1617845583546001600160c01b031660c09290921b60ff60c01b169190911760c89190911b60ff60c81b161760f89190911b6001600160f81b0319161790556001600160801b036106c435908116908190036100545760028201908154906103a43560ff811681036100545760ff60e81b9060e81b16916fffff00ffffffffffffffffffffffffff60801b161717905560a435806003830155611ff861228d565b9364ffffffffff421660808601526104a43563ffffffff811681036100545762ffffff1660a086015260e08501526103c43560ff81169190828103610054575f957f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b699461208e9461206f93506101208301526132a7565b60408051918252426001600160401b0316602083015290918291820190565b0390a3005b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031615159550611e2f565b9181601f84011215610054578235916001600160401b038311610054576020808501948460051b01011161005457565b6024359063ffffffff8216820361005457565b6060906003190112610054576004359060243563ffffffff81168103610054579060443560ff811681036100545790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6060906003190112610054576004359060243563ffffffff81168103610054579060443561ffff811681036100545790565b60243563ffffffff811681036100545790565b3563ffffffff811681036100545790565b61018081019081106001600160401b038211176121d057604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b038211176121d057604052565b606081019081106001600160401b038211176121d057604052565b61014081019081106001600160401b038211176121d057604052565b60e081019081106001600160401b038211176121d057604052565b60c081019081106001600160401b038211176121d057604052565b90601f801991011681019081106001600160401b038211176121d057604052565b6040519061229a8261221a565b5f610120838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201520152565b906040516122e481612236565b80925464ffffffffff8116825262ffffff8160281c16602083015264ffffffffff8160401c1660408301526001600160401b038160681c1660608301526001600160401b038160a81c16608083015261ffff8160e81c1660a083015260f81c906006821015610db55760c00152565b9060405161236081612251565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b62ffffff1662ffffff81146104105760010190565b62ffffff5f199116019062ffffff821161041057565b6123e08161336e565b600182019164ffffffffff835460d01c16610f94576124008282866133a8565b5064ffffffffff835460d01c1661260457835f52600360205260405f2062ffffff8351165f5260205260405f20612436816122d7565b608084019164ffffffffff8351161515806125f4575b806125de575b6124e1575b50506124c983926124be7f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95600161010060609a01525261249e86846132a7565b805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055565b8284511690876136da565b915116604051916001835260208301526040820152a2565b90939260c0850151946006861015610db5577f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95848b7f7aac328dd37c3b0d45235ec6694eb4e6b9876a7c27a173a0ac6ccb184b605fae60208a6001600160401b0361259960609f8f906124be9c6124c99f60016125829314806125c2575b6125b3575b6060868591840151169b608084019c8d528b61362e565b5083612590818351166123ac565b168091526123c1565b955116946040519586521693a39550509650509293612457565b6125bd848261352f565b61256b565b506125d8846125d360058401612353565b6134d0565b15612566565b506001600160401b036060830151161515612452565b506125ff858361347a565b61244c565b90915061261192506132a7565b565b906040516126208161221a565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b6044356001600160a01b03811681036100545790565b356001600160a01b03811681036100545790565b906040516126e3816121b4565b61016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b63ffffffff1663ffffffff81146104105760010190565b9290939193835f52600460205261ffff60405f20911690815f5260205260405f2090604051916127ce836121ff565b549163ffffffff62ffffff84169788835281604062ffffff8760181c1694856020820152019560301c168552169687119081159161295f575b50612955575f190161ffff81116104105761ffff165b8015801580612931575b1561283857610410575f190161281d565b50919394909294805f52600360205260405f20825f5260205260405f209161285f836122d7565b915f52600560205260405f20905f5260205260405f20835f5260205260405f209261ffff60a083015116145f1461291f576128b8916001600160401b03809260806004606083015194015460501c910151161619161690565b8154906001600160401b0380600160ff828660401c1698161b8093881916161616156129165763ffffffff946001600160401b0367ffffffffffffffff60401b92161760401b169067ffffffffffffffff60401b1916179055511690565b50505050505f90565b50506001600160401b038154166128b8565b50855f52600460205260405f20825f526020528662ffffff60405f20541611612827565b5050509150505f90565b905086115f612807565b6001600160401b0381116121d05760051b60200190565b5f1981146104105760010190565b90925f905f9061299d8461336e565b50935f52600360205263ffffffff60405f20961695865f526020526129d160405f20946129c9866122d7565b978891614526565b6001600160401b038116158015612ae6575b612ad557612a0161ffff6129f960058801612353565b9716876145d5565b966020870197885116600461ffff821697019061ffff8080845460401c1692831916161615612ac157815469ffff0000000000000000191690881760401b61ffff60401b161790559295939260805f9501965b60ff885116861015612a9e57600161ffff8a5116871c1615612a92576001612a8660ff92828a8a1c16881b1796612980565b965b0195949050612a54565b9394600160ff91612a88565b95506001600160401b03929750612abe9396506080919450015116614627565b93565b505050509450505050505f905f905f905f90565b509450505050505f905f905f905f90565b5060c08701516006811015610db557600314156129e3565b929091612b0a8461336e565b50935f52600360205263ffffffff60405f20931692835f52602052612b3e60405f2094612b36866122d7565b948591614526565b936001600160401b038516158015612c2c575b612c22576004019260405193612b6685612251565b8054926001600160401b0380600160ff82881694858b5261ffff8960401c1660208c015260408b019a848a60501c168c5262ffffff8a60901c16606082015262ffffff8a60a81c16608082015260a08a60c01c910152161b8096161616612c1657906001600160401b0360c0939281861617166001600160401b03198254161790550151906006821015610db55760046001600160401b03921493511616612c0a57565b6001600160401b039250565b505f9550859450505050565b505f935083925050565b5060016001600160401b0360808601511660ff84161c1615612b51565b62ffffff60019116019062ffffff821161041057565b60c4356001600160401b03811681036100545790565b9091612c8082613712565b90825f52600360205263ffffffff60405f20941693845f5260205260405f209162ffffff612cad846122d7565b915416851091821592612d4c575b508115612d33575b50612d2e57600501805460f01c80156104105781546001600160f01b03165f1990910160f081901b6001600160f01b031916919091179091557fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9060209061ffff60405191168152a3565b505050565b60c0915001516006811015610db557600214155f612cc3565b60a082015161ffff9182169116141591505f612cbb565b90602080835192838152019201905f5b818110612d805750505090565b82516001600160a01b0316845260209384019390920191600101612d73565b612daa600435613712565b612db381612613565b91612dc18383600435613f6b565b506004355f52600360205260405f2063ffffffff60243516602435036100545763ffffffff602435165f5260205260405f2093612dfd856122d7565b5f9262ffffff8651168063ffffffff6024351603613292575064ffffffffff6080870151161561328357612e31868361347a565b15613272575b612e43600186016126d6565b91612e5060058901612353565b94612e5b88876134d0565b9485156132545760028a0154935b6044359480860361323d57506001600160401b036064351660643503610054576001600160401b0397612e9d878c876154e0565b91929b909b1680421061322b57508c90610120612ec66001600160401b0360608b015116614627565b92019160ff835116908181106131e35750506001600160401b03168042101561321957506001600160401b036060880151166001600160401b03811960643516166131f8575060ff612f226001600160401b0360643516614627565b915116908181106131e35750506001600160401b0316804210806131c1575b6131af57505f926001600160401b036060870151166001600160401b0360643516141580613191575b6130f6575b60018d015493610054578888928d928d6001600160401b03612fd398604051602081019182528260643516604082015260408152612fae60608261226c565b5190209e1642106130e7576001600160801b03600281920154165b16958d6004614b22565b95909260c0810151916006831015610db5576001613024931490816130de575b506130cf575b6001600160401b0360643516608082015264ffffffffff42166040820152600260c08201528a614856565b613040608435958660028c015560a4359a8b6003820155614d6d565b61005457612611976130ca95604051938452602084015284604084015260608301526001600160401b0360643516608083015260c060a08301527f575cfe3cf20335786a09b0831e950154d089fd929caf82dbf3c617e3476fb4a963ffffffff6024351692806130b76004359460c0830190612d63565b0390a35f60408601528484600435614dd1565b6132a7565b6130d98a8c61352f565b612ff9565b9050155f612ff3565b506001600160801b035f612fc9565b60048d015460608701515f95506064351960c09290921c16166001600160401b03161515888d82613158575b505015612f6f576001600160401b036060870151166336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b6001600160401b03925061318791613170918a6154e0565b50915050627fffff60608c015160011c1690613b56565b164210888d613122565b508889612f6a575060c08601516006811015610db557600514612f6a565b6398ced89760e01b5f5260045260245ffd5b506001600160401b036060870151166001600160401b03606435161415612f41565b63134a70cf60e11b5f5260045260245260445ffd5b6336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b638d158d0360e01b5f5260045260245ffd5b633ee1a68960e11b5f5260045260245ffd5b859063a8b951fb60e01b5f5260045260245260445ffd5b5f915061326c60243563ffffffff16896004356136da565b93612e69565b905061327d85614706565b90612e37565b610d9a610d95600187016126d6565b9250505061261194506130ca91506004614966565b9062ffffff81511665ffffff000000602083015160181b161768ffffff000000000000604083015160301b161762ffffff60481b606083015160481b161764ffffffffff60601b608083015160601b161762ffffff60881b60a083015160881b161761ffff60a01b60c083015160a01b16176001600160401b0360b01b60e083015160b01b161761010082015115155f14613367576001915b610120015160f09290921b60ff60f01b161760f89190911b6001600160f81b031916179055565b5f91613340565b6133989161337a61228d565b5061338482613712565b92839261339084612613565b938491613f6b565b61339e57565b61261182846132a7565b9064ffffffffff6080840151161561347357815f52600360205260405f2062ffffff8451165f5260205260405f20926133e0846122d7565b916133eb828461347a565b6133f7600183016126d6565b93811561346557613409858583614eb3565b506008811015610db55760060361345a576134369684613430931561343b575b848861362e565b93614dd1565b600190565b61344d919262ffffff825116896147a4565b905f600182015584613429565b505050505050505f90565b6134098585611c4881614706565b5050505f90565b64ffffffffff81511664ffffffffff6080840151161491826134b5575b50816134a1575090565b60c0915001516006811015610db557151590565b90915061ffff60c08160a0850151169201511614905f613497565b9062ffffff606083015116151591826134e857505090565b61ffff80929350604060c092015116920151161490565b6040519061350c82612251565b5f60a0838281528260208201528260408201528260608201528260808201520152565b906001600160401b0360a06126119361360d6135496134ff565b916135ef600462ffffff60408160608b0151169901511692836080870152886060870152019686808651161687198954161788556135a661ffff602087015116899061ffff60401b82549160401b169061ffff60401b1916179055565b6040850151885467ffffffffffffffff60501b191690881660501b67ffffffffffffffff60501b16178855875462ffffff60901b191660909190911b62ffffff60901b16178755565b855462ffffff60a81b191660a89190911b62ffffff60a81b16178555565b015182546001600160c01b0316911660c01b6001600160c01b031916179055565b919260029061364a61366797969362ffffff87511690866136da565b9683600460c08a96015264ffffffffff4216604082015282614856565b01556060820162ffffff61367d818351166123ac565b1690527fa6bfbc33d2313aa9344f88ed1983c2c6ff52462cfab74ca00de61255f5fe3c86604062ffffff81850194816136b8818851166123ac565b168096525116938151908782526020820152a3565b9190820391821161041057565b826136e9575060039150015490565b90505f52600360205260405f20905f198101908111610410575f52602052600260405f20015490565b90815f52600260205260405f2091825460f81c1561372d5750565b6319032fbb60e31b5f5260045260245ffd5b91908110156137615760051b81013590603e1981360301821215610054570190565b634e487b7160e01b5f52603260045260245ffd5b8051156137615760200190565b80518210156137615760209160051b010190565b51906001600160a01b038216820361005457565b9080601f830112156100545781516137c181612969565b926137cf604051948561226c565b81845260208085019260051b82010192831161005457602001905b8282106137f75750505090565b6020809161380484613796565b8152019101906137ea565b9080601f830112156100545781519061382782612969565b92613835604051948561226c565b82845260208085019360051b82010191821161005457602001915b81831061385d5750505090565b825161ffff8116810361005457815260209283019201613850565b60409061388f939281528160208201520190612d63565b90565b939161389d84612969565b6138aa604051918261226c565b848152601f196138b986612969565b0136602083013780955f5f905b878210613a06575050604051633f24c3fb60e21b8152915f91839182916138f1919060048401613878565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610cfd575f915f916139a7575b50945f5b818110613940575050505050565b61394b81838661373f565b602081013590601e19813603018212156100545701908135916001600160401b03831161005457602001918036038313610054576001926139a1916001600160a01b036139988589613782565b51169189614f89565b01613932565b9150503d805f833e6139b9818361226c565b8101906040818303126100545780516001600160401b03811161005457826139e29183016137aa565b9160208201516001600160401b03811161005457613a00920161380f565b5f61392e565b613a19613a14838a8861373f565b6126c2565b6001600160a01b038181169216821115613a4357600191613a3a8487613782565b529101906138c6565b63a7781cbb60e01b5f5260045ffd5b90935f9290835b8251851015613ab857613a7a61ffff613a728786613782565b5116856145d5565b9061ffff821615613a92579060019117940193613a59565b6001600160a01b03613aa4878a613782565b511663f243e5df60e01b5f5260045260245ffd5b95509392505050613acc61ffff8416614627565b8181106131e3575050565b9190820180921161041057565b90613aee816122d7565b9160c08301516006811015610db5576002149283613b0d575b50505090565b613b32929350600164ffffffffff604062ffffff9301511692015460601c1690613ad7565b4210908115613b45575b505f8080613b07565b60059150015460f01c15155f613b3c565b906001600160401b03809116911601906001600160401b03821161041057565b90600582015460f01c613ba25762ffffff608064ffffffffff61388f945460401c169201511690613b56565b50505f90565b51906001600160401b038216820361005457565b9091613bca600184016126d6565b90600284019260405193613bdd856121e4565b80546001600160801b038116865260208601946001600160401b038260801c168652604087019663ffffffff8360c01c16885260ff8360e01c16151590816060820152608060ff8560e81c1691015264ffffffffff6101408301511615908115613f63575b508015613f4a575b613f3e5762ffffff855116613d4b575b5060ff60e01b1916600160e01b179055610100820151825190151593907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690613cbc90613cb69062ffffff1689866136da565b9761502b565b916001600160401b0363ffffffff62ffffff6060818951169801511698511691511690823b15610054575f976101049689956040519b8c9a8b99630ece311f60e41b8b5260048b015260248a015260448901526064880152608487015260a486015260c485015260e48401525af18015610cfd57613d3b575b50600190565b5f613d459161226c565b5f613d35565b835f52600360205260405f2062ffffff613d67818851166123c1565b165f526020526001600160401b03613d9582613d8560405f206122d7565b62ffffff60a08a01511690614fd7565b16804210613f315761016082015115159182613e92575b82613dbe575b505061345a575f613c5a565b60a0015162ffffff16900390506001600160401b038111610410576040516361b80d4560e11b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cfd575f91613e4a575b50613e40906001600160401b0392613b56565b1642105f80613db2565b90506020813d602011613e8a575b81613e656020938361226c565b81010312610054576001600160401b0391613e82613e4092613ba8565b915091613e2d565b3d9150613e58565b604051638407518960e01b8152600481018790525f6024820181905260448201529092506020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cfd575f91613eff575b50151591613dac565b90506020813d602011613f29575b81613f1a6020938361226c565b8101031261005457515f613ef6565b3d9150613f0d565b5050505050505050505f90565b50505050505050505f90565b5062ffffff60208601511662ffffff8651161415613c4a565b90505f613c42565b9091925f93602081019262ffffff84511662ffffff8351161480614262575b61425857613f9d600186979496016126d6565b915f96600481019760058201955b6002821080614243575b1561423557845f52600360205260405f2062ffffff8951165f5260205260405f2090613fe0826122d7565b90613feb8386613ae4565b6141c15750600282015460c0820151926006841015610db55760805f936001600160401b0392600260209714614142575b50015116806140ec575b506040518381019183835260218201526021815261404560418261226c565b604051918291518091835e8101838152039060025afa15610cfd575f518954905f5b60018084831c16146140c35761407d9089615119565b819291549060031b91821b915f19901b19161790556001810180911161041057895562ffffff6140af818951166123ac565b1687526140bd600191612980565b90613fab565b906140e16140e7916140d5848c615119565b90549060031b1c6156b2565b91612980565b614067565b6140fd6001600160401b0391614627565b1660028601908154906141276001600160401b0360801b916001600160401b038460801c16613b56565b60801b16906001600160401b0360801b19161790555f614026565b80546001600160f81b0316600360f81b178155600401548183015160509190911c1683166141a2575b62ffffff8d51168a7fe8d561ee032b473b216922cadd0108f2c37276617a743ec9ed2490e6c23554ae88604051888152a35f61401c565b6141bc600289016115d663ffffffff825460c01c16612788565b61416b565b9a505050509291945092505b64ffffffffff608084015116159081614220575b8161420f575b506141f157505050565b6134369394506142099062ffffff83511690846136da565b91615159565b61421a915083615128565b5f6141e7565b61014081015164ffffffffff161591506141e1565b9850509291945092506141cd565b5062ffffff88511662ffffff85511611613fb5565b5050925050505f90565b5064ffffffffff6080830151161515613f8a565b92919091835f52600360205260405f2062ffffff8351165f5260205260405f20936142a3600185016126d6565b906001600160401b036142b8838689856151ad565b91161561451b576001600160401b03906142d0615399565b92909116101561451b5761010060ff9162ffffff8751169060405190602082019260808452601260a08401527161737361792f76312f636f6d6d697474656560701b60c08401528660408401526060830152608082015260c0815261433660e08261226c565b519020930151604051635510dbe360e01b8152600481018490526024810185905291166044820152935f856064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cfd575f955f926144ba575b508551156144ae575f97885b87518a10156143e55761ffff6143c28b8a613782565b5116908a60041b918b83046010148c151715610410576001921b179901986143ac565b7fc2bc0675fc2856b9ac27e2716e5d3a4951e3780715ac429fa0a60125ae94e5069699506002919293959861447c6144919262ffffff979a61ffff60c0890151169060ff8a61443f64ffffffffff60808d015116426136cd565b16915116916040519361445185612251565b60018060b01b031684525f60208501526040840152606083015260808201525f60a082015285614d6d565b614486858561352f565b8585511690896136da565b9101555116936144a660405192839283613878565b0390a3600190565b50505050925050505f90565b955090503d805f873e6144cd818761226c565b8501946040818703126100545780516001600160401b03811161005457866144f691830161380f565b9560208201516001600160401b0381116100545761451492016137aa565b905f6143a0565b505050925050505f90565b92919280549162ffffff8360181c16118015906145c0575b6145b95762ffffff608064ffffffffff604061457161457f9661456460018798016126d6565b96879160881c168a614fd7565b970151169201511690613b56565b6001600160401b0383166001600160401b038216116145b1575b506001600160401b03821642106145ac57565b5f9150565b91505f614599565b505f925050565b506001600160401b036080850151161561453e565b7401000100010001000100010001000100010001000161ffff9281617fff9360018060b01b03905116910218757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff808216011719600f1c16061690565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b604051906146dd82612236565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b61470e6146d0565b5061ffff60c064ffffffffff608084015116920151166040519161473183612236565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f146147845750011690565b62ffffff91505f190116011690565b519063ffffffff8216820361005457565b909161388f93926147b36146d0565b506001600160401b036060830151166147cf575b505050614706565b825f52600360205260405f20815f5260205261480d8260405f206001600160401b03809260806004606083015194015460501c910151161619161690565b925f52600560205260405f20905f5260205261ffff60a060405f20920151165f526020526001600160401b0360405f2091166001600160401b03198254161790555f80806147c7565b9060c064ffffffffff82511667ffffff0000000000602084015160281b16176cffffffffff0000000000000000604084015160401b16176001600160401b0360681b606084015160681b16176001600160401b0360a81b608084015160a81b161761ffff60e81b60a084015160e81b16179101516006811015610db55760f81b179055565b9192825f52600360205260405f20905f5260205260405f2092835460f81c6006811015610db5576002149384614913575b5050505090565b826149219293949550613ae4565b928315614935575b5050505f80808061490c565b61495e93505f52600360205262ffffff602060405f20920151165f5260205260405f2090613ae4565b5f8080614929565b8035614974602083016121a3565b936080830135926060810135906001600160401b038216820361005457835f52600260205260405f2096845f52600360205263ffffffff60405f209116978891825f5260205260405f206149c7816122d7565b9462ffffff83541684109586614acb575b86614ab0575b505084614aa2575b84614a90575b5083614a74575b505050614a6d57505f52600360205260405f20835f5260205263ffffffff60405f2092169182841080614a55575b614a3c575050632e6e7faf60e21b5f5260045260245260445ffd5b60020154635d9409cd60e11b5f5260045260245260445ffd5b50805460f81c6006811015610db55760041415614a21565b9350505050565b604092935090614a8491866136da565b910135145f86816149f3565b6003015460a08401351493505f6149ec565b6002810154881494506149e6565b608001516001600160401b0391821691161494505f806149de565b60c0810180519197509094506006851015610db55760028c9514908115614af4575b50956149d8565b519450506006841015610db55760038b94145f614aed565b610140015164ffffffffff161561343657600790565b9897949695989392919093614b356134ff565b50851597881580614d62575b614d4a57889081614d41575b50614d225790614bd982614bdf9493359660a0614b6c602084016121a3565b926040519263ffffffff60208501957ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f87528c60408701521660608501526040820135608085015282840152608081013560c0840152013560e082015260e081526108796101008261226c565b85613892565b948196614cf757506001600160a01b039150614bfc905085613775565b51604051636559e3fd60e01b81526004810193909352600160248401521660448201526020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cfd575f91614cc5575b50818110614cb057505060c061ffff614c788193613775565b51169401511660405193614c8b85612251565b84526001602085015260408401525f6060840152600160808401525f60a08401529190565b63e244e0c760e01b5f5260045260245260445ffd5b90506020813d602011614cef575b81614ce06020938361226c565b8101031261005457515f614c5f565b3d9150614cd3565b60ff929850610120919650614d18945061ffff959350015116908487613a52565b1660208401529190565b60ff6101208801511663134a70cf60e11b5f525f60045260245260445ffd5b9050155f614b4d565b8363134a70cf60e11b5f52600452600160245260445ffd5b506001841415614b41565b9060059060018060b01b0381511661ffff60b01b602083015160b01b161761ffff60c01b604083015160c01b161762ffffff60d01b606083015160d01b161760ff60e81b608083015160e81b16179060a061ffff60f01b91015160f01b1617910155565b93929062ffffff614de4818551166123ac565b16918284525f608085015262ffffff60408501511662ffffff60e0830151161180159361010086019480865291614ea2575b5015614e835750600101805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790557f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e926060929162ffffff905115159251169060405192835260208301526040820152a2565b9050614e90915082615128565b614e9957505050565b61261192615159565b905062ffffff82511611155f614e16565b9091614ec09083836154e0565b9491926001600160401b0381959295164210614f565750610120614ef26001600160401b03606060ff94015116614627565b9201511611614f4c576001600160401b0381164210614f4257506001600160401b0381164210614f3a57506001600160401b0381164210614f3557506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b604290614f6e615562565b906040519161190160f01b8352600283015260228201522090565b90614f94929161567e565b506004811015610db5571591821592614fbf575b5050614fb057565b638baa579f60e01b5f5260045ffd5b6001600160a01b039182169116141590505f80614fa8565b9162ffffff60a06001600160401b03946150159461016085015115155f146150195764ffffffffff61500a925116613ad7565b925b01511690613ad7565b1690565b61502490879261475a565b169261500c565b9060048201548015615113575f9283805b601582106150bb575050505f90602092936040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b815261509b606b8261226c565b604051918291518091835e8101838152039060025afa15610cfd575f5190565b600184839497931c161561510957156150ef576150df906140d58360058801615119565b90600180915b019094919461503c565b506150fd8160058601615119565b90549060031b1c6150df565b90916001906150e5565b505f9150565b60158210156137615701905f90565b62ffffff815116600181018091116104105761515160c09162ffffff60208195015116906136cd565b920151161190565b4264ffffffffff811660808401529151604080519485526001600160401b03909316602085015262ffffff169290917f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b6991a3565b9290916151b9836122d7565b9264ffffffffff608083015116158015615388575b8015615370575b615365576151e4838386614eb3565b50906008821015610db557829060038314159283615359575b508215615341575b505061533757615214926154e0565b5093919290506001600160401b03831661012c81016001600160401b03811161041057806001600160401b038092971691829116101561531c575b506001600160401b0385164211918215615271575b505061526c57565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610cfd575f906152dc575b6001600160401b0391501610155f80615264565b506020813d602011615314575b816152f66020938361226c565b810103126100545761530f6001600160401b0391613ba8565b6152c8565b3d91506152e9565b9094505f19016001600160401b03811161041057935f61524f565b505050505f905f90565b615352925060056125d39101612353565b815f615205565b6004141592505f6151fd565b50505050505f905f90565b5060c08401516006811015610db557600114156151d5565b50615393828561347a565b156151ce565b5f9081906015602160991b013b6153c2576001600160401b0344116153ba57565b429250449150565b604051635c03bbf560e11b8152925090506020826004816015602160991b015afa918215610cfd575f92615466575b50604051624dead360e51b8152916020836004816015602160991b015afa928315610cfd575f9361542b575b506001600160401b03169190565b9092506020813d60201161545e575b816154476020938361226c565b810103126100545751916001600160401b0361541d565b3d915061543a565b9091506020813d60201161549a575b816154826020938361226c565b810103126100545761549390613ba8565b905f6153f1565b3d9150615475565b60ff811690601f82116154d157604051916154be60408461226c565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b92919062ffffff60a06154f6920151168461475a565b9260c08101516006811015610db55760050361552e57604064ffffffffff910151169161388f62ffffff606085945b01511683613b56565b5061554262ffffff60208301511684613b56565b9161388f62ffffff606061555c8260408701511687613b56565b94615525565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480615655575b156155bd577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261564f60c08261226c565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614615594565b90604183036156a8576156a19250602081013591604082359201355f1a906156df565b9192909190565b50505f9160029190565b5f906020926040519084820192600160f81b8452602183015260418201526041815261509b60618261226c565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615756579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610cfd575f516001600160a01b0381161561574c57905f905f90565b505f906001905f90565b5050505f9160039190566101a080604052346101f057602061002f600492612da3803803809161002582856101f4565b833981019061022b565b60405161003d6040826101f4565b600581528281019064417373617960d81b82526040519161005f6040846101f4565b6001835284830191603160f81b83526100778161024a565b610120526100848461024a565b61014052519020918260e05251902080610100524660a05260405190848201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100ec60c0826101f4565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b815292839182905afa9081156101e5575f916101b6575b506001600160a01b031661018052604051612aed90816102b6823960805181612a0a015260a05181612ac7015260c051816129d4015260e05181612a5901526101005181612a7f015261012051816103e40152610140518161040d0152610160518181816102610152818161107101528181611b0701528181611e0501526125260152610180518161010d0152f35b6101d8915060203d6020116101de575b6101d081836101f4565b81019061022b565b5f610127565b503d6101c6565b6040513d5f823e3d90fd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761021757604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126101f057516001600160a01b03811681036101f05790565b601f815111610275576020815191015160208210610266571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c9081630a69749f14610b28575080630b23fa8c14610af257806315f6492014610aa65780631e14f11a14610a3d5780632949b58f14610a0057806334b2389e14610922578063367bf7d4146108f957806344bd65f1146108345780635a815680146106fb57806365c7d79d14610570578063779adeed1461053057806378e78748146104c457806384b0196e146103cc578063a2baa8e51461032b578063acd74a3214610290578063c305a6d91461024c578063cd2a667314610203578063d3ddde2d14610192578063da7bd3b3146101405763fbfa77cf146100f8575f80fd5b3461013c575f36600319011261013c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461013c57604036600319011261013c5760243561ffff8116810361013c5760408051600435602080830191825261ffff9490941682840152918152610187606082610c6d565b519020604051908152f35b3461013c57604036600319011261013c576101b66101ae610bb4565b600435611d75565b6040518091602082016020835281518091526020604084019201905f5b8181106101e1575050500390f35b82516001600160a01b03168452859450602093840193909201916001016101d3565b3461013c57602036600319011261013c5760806001600160401b03808061022b600435611cc9565b93929590918160405197168752166020860152166040840152166060820152f35b3461013c575f36600319011261013c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461013c5760c036600319011261013c5760206103236102ae610bb4565b60405163ffffffff848201927ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f84526004356040840152166060820152604435608082015260643560a082015260843560c082015260a43560e082015260e0815261031b61010082610c6d565b519020612750565b604051908152f35b3461013c5760e036600319011261013c57610344610ebf565b60c4356001600160401b0381169182820361013c5760209261032392506040519063ffffffff858301937f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b885526004356040850152166060830152606435608083015260843560a083015260a43560c083015260e082015260e0815261031b61010082610c6d565b3461013c575f36600319011261013c576104686104087f0000000000000000000000000000000000000000000000000000000000000000612993565b6104317f0000000000000000000000000000000000000000000000000000000000000000612993565b6020610476604051926104448385610c6d565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190610bc7565b908582036040870152610bc7565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106104ad57505050500390f35b83518552869550938101939281019260010161049e565b3461013c57602036600319011261013c57602061051e600435805f526002835260405f206104f181610c8e565b90825f526003855260405f2062ffffff8351165f528552610518600160405f209201610f89565b92612447565b506001600160401b0360405191168152f35b3461013c57604036600319011261013c576024356001600160a01b038116810361013c57610562602091600435611ad4565b63ffffffff60405191168152f35b3461013c57602036600319011261013c5760043560405161059081610beb565b5f8152602081015f9052604081015f9052606081015f9052608081015f905260a081015f905260c081015f905260e081015f9052610100015f9052805f52600260205260405f20906105e182610c8e565b91825162ffffff1692602081015162ffffff1692604082015162ffffff16606083015162ffffff16608084015164ffffffffff169160e08501516001600160401b03169388600188015460d01c64ffffffffff16966101000151151597610647926121d7565b9660405161065481610beb565b8981526020810191825260408101928352606081019384526080810194855260a0810195865260c0810196875260e08101978852610100019788526040519889525163ffffffff1660208901525163ffffffff1660408801525163ffffffff166060870152516001600160401b03166080860152516001600160401b031660a0850152516001600160401b031660c084015251151560e08301525161010082015261012090f35b3461013c5760e036600319011261013c57600435805f52600360205260405f2063ffffffff610728610ebf565b165f52602052600160405f200154606435148061074d575b6020906040519015158152f35b50610756610ebf565b90608435916001600160401b0383169182840361013c5760209350805f526002845260405f2090805f526003855263ffffffff60405f20931692835f52855260405f206107a281610e45565b9462ffffff84541685109586610823575b8661080c575b5050846107fc575b846107ec575b50836107d6575b505050610740565b6107e093506121d7565b604435148280806107ce565b6003015460c435149350856107c7565b600281015460a4351494506107c1565b608001516001600160401b031614945086806107b9565b955061082e86612419565b956107b3565b3461013c57604036600319011261013c57610858610850610bb4565b60043561184b565b6040516020815260e0810182519060c060208401528151809152602061010084019201905f5b8181106108df5750505061ffff60a084826020869701511660408601526001600160401b0360408201511660608601526001600160401b0360608201511660808601526001600160401b036080820151168286015201511660c08301520390f35b825161ffff1684526020938401939092019160010161087e565b3461013c57602036600319011261013c576004355f526002602052602061032360405f206122b9565b3461013c57604036600319011261013c5761094661093e610bb4565b6004356115b6565b60405181519160068310156109ec5761012061ffff916101409484526001600160401b0360208201511660208501526001600160401b0360408201511660408501526001600160401b0360608201511660608501526001600160401b0360808201511660808501526001600160401b0360a08201511660a085015260c081015160c085015260e081015160e0850152610100810151610100850152015116610120820152f35b634e487b7160e01b5f52602160045260245ffd5b3461013c5760e036600319011261013c57610a1961104c565b906040519060048110156109ec576040926001600160401b03918352166020820152f35b3461013c57604036600319011261013c5760206001600160401b03610a9b600435610a66610bb4565b815f526002855260405f20915f526003855263ffffffff60405f20911690815f528552610a9560405f20610e45565b9161212f565b161515604051908152f35b3461013c57602036600319011261013c57610ac2600435610d27565b919063ffffffff6040519216825260088110156109ec576060926001600160401b03916020840152166040820152f35b3461013c57604036600319011261013c576020610b1e63ffffffff610b15610bb4565b16600435611fca565b6040519015158152f35b3461013c57608036600319011261013c57610b41610bb4565b6044356001600160a01b038116919082900361013c57826103239263ffffffff6020809601937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285526004356040850152166060830152608082015260643560a082015260a0815261031b60c082610c6d565b6024359063ffffffff8216820361013c57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61012081019081106001600160401b03821117610c0757604052565b634e487b7160e01b5f52604160045260245ffd5b61014081019081106001600160401b03821117610c0757604052565b60e081019081106001600160401b03821117610c0757604052565b60c081019081106001600160401b03821117610c0757604052565b90601f801991011681019081106001600160401b03821117610c0757604052565b90604051610c9b81610c1b565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b90815f52600260205260405f2091610d3e83610c8e565b9260ff6101208501511615610e2e5762ffffff84511693610d6260015f9301610f89565b9064ffffffffff608082015116155f14610ddd5761014082015164ffffffffff1615610dd5576007935b8460088110156109ec57600114610da5575b5050509091565b610dcd93505f52600360205262ffffff602060405f20920151165f5260205260405f2061291f565b5f8080610d9e565b600193610d8c565b909150610e1b925f52600360205260405f2062ffffff8251165f52602052610e0760405f20610e45565b610e11828261220f565b15610e1f576127e8565b9091565b50610e298161264e565b6127e8565b505f92508291829150565b60068210156109ec5752565b90610ebd604051610e5581610c37565b60c081945464ffffffffff8116835262ffffff8160281c16602084015264ffffffffff8160401c1660408401526001600160401b038160681c1660608401526001600160401b038160a81c16608084015261ffff8160e81c1660a084015260f81c9101610e39565b565b60243563ffffffff8116810361013c5790565b51906001600160a01b038216820361013c57565b519063ffffffff8216820361013c57565b51906001600160401b038216820361013c57565b908160a091031261013c576040519060a082018281106001600160401b03821117610c0757604052610f3c81610ed2565b8252602081015160ff8116810361013c57610f81916080916020850152610f6560408201610ee6565b6040850152610f7660608201610ee6565b606085015201610ef7565b608082015290565b9060405161018081018181106001600160401b03821117610c075760405261016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b6004356024359063ffffffff82169182810361013c5750604435916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116908416840361013c576040516311179c3760e31b8152600481018490526001600160a01b0394909416602485015260a084604481845afa93841561156d575f9461153c575b50825f52600260205260405f20936110ee85610c8e565b9063ffffffff60408201511684101580611529575b15801561151a575b8015611504575b6114f857845f52600360205260405f20845f5260205260405f209061113682610e45565b835162ffffff1686149788806114e7575b6114875788928915948594856114cc575b156114b8576001600160401b03606085015116905b8195611496575b5050602060019101936001600160401b0360ff8651169116901c1615611487576111b5906111ae600162ffffff60a0890151169201610f89565b9083612265565b9792611466575b505061145c5762ffffff5f199151160162ffffff81116114485762ffffff1690828203918211611448576040519061066082018281106001600160401b03821117610c07575f9182916040528184528160208501528160408501528160608501528160808501528160a08501528160c08501528160e08501528161010085015281610120850152816101408501528161016085015281610640610100956040516112668882610c6d565b87368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201528261062082015201526040516020810190633d91081b60e21b82528860248201526024815261139c604482610c6d565b51915afa903d15611440573d916001600160401b038311610c0757604051926113cf601f8201601f191660200185610c6d565b83523d5f602085013e5b1561143757816104e0916101a060ff94016040519180830160405281835e52805161027f19016102a082016101c083015e015116119182611426575b50501561142157600291565b600391565b6114309250611fca565b5f80611415565b50602081519101fd5b6060916113d9565b634e487b7160e01b5f52601160045260245ffd5b5060019492505050565b600192506001600160401b03608060ff920151169151161c16155f806111bc565b5050505050505050505f905f90565b6004015460501c6001600160401b039081161990911616935060206001611174565b6001600160401b036080850151169061116d565b5060c0840151945060068510156109ec576002869514611158565b506114f2858361220f565b15611147565b5050505050505f905f90565b506115108487876121d7565b6064351415611112565b5062ffffff825116841161110b565b5063ffffffff6060820151168410611103565b61155f91945060a03d60a011611566575b6115578183610c6d565b810190610f0b565b925f6110d7565b503d61154d565b6040513d5f823e3d90fd5b906001600160401b03809116911601906001600160401b03821161144857565b6001600160401b035f19911601906001600160401b03821161144857565b91906040516115c481610c1b565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201528093805f52600260205261161560405f20610c8e565b9160ff6101208401511615801561179e575b61179757505f52600360205263ffffffff60405f20921691825f5260205260405f209161165383610e45565b62ffffff835116821480611786575b6117465760c081019283519160068310156109ec5760806001600160401b039161169062ffffff958b610e39565b61ffff60a0820151166101208b015264ffffffffff81511660208b0152846020820151168061171f575b5064ffffffffff60408201511660608b015282606082015116828b015201511660a0880152600185015460c08801525116116116f4575050565b600282015460e08501525160068110156109ec57600319016117135750565b60030154610100830152565b61173a611735859264ffffffffff855116611578565b611598565b1660408b01525f6116ba565b505090506080819392930164ffffffffff8151161561178157600183525164ffffffffff16602083015260c0015161ffff1661012082015290565b505090565b50611791838261220f565b15611662565b9450505050565b5062ffffff83511663ffffffff851611611627565b906040516117c081610c52565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b6001600160401b038111610c075760051b60200190565b80518210156118375760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b6040519261185884610c52565b606084525f60208501525f60408501525f60608501525f60808501525f60a085015283825f52600260205260405f209261189184610c8e565b905f52600360205263ffffffff60405f20951694855f5260205260405f20906118b982610e45565b9262ffffff825116808811908115611aa6575b50611a9b57506118de600583016117b3565b94608086019660ff88511615159384611a80575b84159485611a69575b611a47575b506001600160401b0360608a01511615159081611a37575b506119f0575b50506119ea5760ff8451166119328161180c565b906119406040519283610c6d565b80825261194f601f199161180c565b0136602083013785525f5b60ff85511681101561198f5760018161197560ff93876123f3565b61ffff611983838b51611823565b9116905201905061195a565b5060a09193509161ffff9283602083015116602087015262ffffff60608301511690816119c3575b505001511660a0830152565b6001600160401b039164ffffffffff6119dd925116611578565b1660408601525f806119b7565b50915050565b6001600160401b0391627fffff6060611a19611a116001611a2a9601610f89565b8094896126cb565b5094915050015160011c1690611578565b1660808701525f8061191e565b905062ffffff835116145f611918565b60046001600160401b0391015460c01c6060870151161660608a01525f611900565b5060c086015160068110156109ec576005146118fb565b935061ffff60408801511661ffff60a08701511614936118f2565b955050505092505090565b9050871480611ab6575b5f6118cc565b50611ac1828561220f565b15611ab0565b9190820180921161144857565b6040516311179c3760e31b8152600481018290526001600160a01b03928316602482015290929160a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa90811561156d575f91611caa575b50825f526002602052611b4c60405f20610c8e565b81516001600160a01b0316158015611c9a575b611c935762ffffff815116936001850180951161144857606083015163ffffffff16808611611c8b575b50610401851115611c845761040019850185811161144857945b604084015163ffffffff16808710611c7c575b505b858111611bc857505f9450505050565b815f52600360205260405f205f1982019082821161144857815f52602052611bf260405f20610e45565b9062ffffff8551161480611c6b575b611c655760016001600160401b0382611c1a8394612419565b15611c5b5760800151165b6001600160401b0360ff6020890151169116901c1614611c4e575b8015611448575f1901611bb8565b63ffffffff169450505050565b6060015116611c25565b50611c40565b50611c76848261220f565b15611c01565b95505f611bb6565b5f94611ba3565b94505f611b89565b505f925050565b5060ff6101208201511615611b5f565b611cc3915060a03d60a011611566576115578183610c6d565b5f611b37565b805f52600260205260405f20611cde81610c8e565b64ffffffffff60808201511615611d5a57611d39925f52600360205260405f2062ffffff8251165f52602052611d1660405f20610e45565b91611d21828461220f565b15611d41575b6001611d339101610f89565b916126cb565b929391929091565b9150611d336001611d518361264e565b93915050611d27565b5050505f905f905f905f90565b5f1981146114485760010190565b90815f52600360205263ffffffff60405f20911690815f5260205260405f2090825f52600260205262ffffff60405f20541611801590611fb2575b611fab576005611dc391939293016117b3565b91608083019160ff83511691611dd88361180c565b92611de66040519485610c6d565b808452611df5601f199161180c565b013660208501375f9460208101927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169291908590885b60ff895116811015611f9e57611e4a81856123f3565b600161ffff895116831c16158015611f1e575b611f13576040516331f3fe0560e11b81526004810187905261ffff9190911660248201526020816044818a5afa90811561156d578b905f92611ec8575b5091600191611eb5611eae60ff959e611d67565b9d8c611823565b90838060a01b031690525b019050611e34565b9150506020813d8211611f0b575b81611ee360209383610c6d565b8101031261013c5760ff918b611eb5611eae611f00600195610ed2565b945050509092611e9a565b3d9150611ed6565b50600160ff91611ec0565b5084516001600160b01b03167401000100010001000100010001000100010001000161ffff831602186001831b5f19810190811161144857617fff7401000100010001000100010001000100010001000183757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff8061ffff9616011719600f1c160616161515611e5d565b5096509694935050505052565b5050606090565b50611fc4611fbf82610e45565b612419565b15611db0565b9091815f52600260205260405f2092611fe284610c8e565b9262ffffff8451168210156121265760205f959401945b6002811080612116575b1561210b57815f52600360205260405f2062ffffff8751165f5260205261202d60405f2086612776565b61205b5762ffffff8651169062ffffff82146114485762ffffff60016120569301168752611d67565b611ff9565b5090929391935b8362ffffff8451161115938461207a575b5050505090565b9091809394505f52600360205260405f20905f5260205260405f2092835460f81c60068110156109ec5760021493846120bb575b505050505f808080612073565b826120c99293949550612776565b9283156120dd575b5050505f8080806120ae565b61210393505f52600360205262ffffff60405f209151165f5260205260405f2090612776565b5f80806120d1565b509092939193612062565b508262ffffff8751161115612003565b50509150505f90565b92919280549162ffffff8360181c16118015906121c2575b611c935762ffffff608064ffffffffff604061217a6121889661216d6001879801610f89565b96879160881c168a612265565b970151169201511690611578565b6001600160401b0383166001600160401b038216116121ba575b506001600160401b03821642106121b557565b5f9150565b91505f6121a2565b506001600160401b0360808501511615612147565b826121e6575060039150015490565b90505f52600360205260405f20905f198101908111611448575f52602052600260405f20015490565b64ffffffffff81511664ffffffffff60808401511614918261224a575b5081612236575090565b60c09150015160068110156109ec57151590565b90915061ffff60c08160a0850151169201511614905f61222c565b9162ffffff60a06001600160401b03946122a39461016085015115155f146122a75764ffffffffff612298925116611ac7565b925b01511690611ac7565b1690565b6122b290879261294b565b169261229a565b60048101549081156123ed575f908190815b60158310612349575050506020915f916040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b8152612329606b82610c6d565b604051918291518091835e8101838152039060025afa1561156d575f5190565b600185849593941c16156123e357156123c9575f60209161236d8560058601612984565b90549060031b1c906040519084820192600160f81b8452602183015260418201526041815261239d606182610c6d565b604051918291518091835e8101838152039060025afa1561156d575f515b91600180915b0191906122cb565b506123d78260058301612984565b90549060031b1c6123bb565b90926001906123c1565b50505f90565b60018060b01b039051168160041b91808304601014901517156114485761ffff911c1690565b60c001805160068110156109ec57600214908115612435575090565b90505160068110156109ec5760031490565b92909161245383610e45565b9264ffffffffff60808301511615801561263d575b8015612625575b61261a5761247e8383866127e8565b509060088210156109ec576003821415918261260e575b5081156125cd575b506125c3576124ab926126cb565b5093919290506001600160401b03831661012c8101946001600160401b03861161144857856001600160401b03808316911610156125b1575b506001600160401b0385164211918215612506575b505061250157565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa801561156d575f90612571575b6001600160401b0391501610155f806124f9565b506020813d6020116125a9575b8161258b60209383610c6d565b8101031261013c576125a46001600160401b0391610ef7565b61255d565b3d915061257e565b6125bc919550611598565b935f6124e4565b505050505f905f90565b6125da91506005016117b3565b62ffffff606082015116151590816125f4575b505f61249d565b61ffff9150604001511661ffff60c083015116145f6125ed565b6004141591505f612495565b50505050505f905f90565b5060c084015160068110156109ec576001141561246f565b50612648828561220f565b15612468565b5f60c060405161265d81610c37565b8281528260208201528260408201528260608201528260808201528260a0820152015261ffff60c064ffffffffff60808401511692015116604051916126a283610c37565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b92919062ffffff60a06126e1920151168461294b565b9260c081015160068110156109ec5760050361271c57604064ffffffffff910151169161271962ffffff606085945b01511683611578565b90565b5061273062ffffff60208301511684611578565b9161271962ffffff606061274a8260408701511687611578565b94612710565b60429061275b6129d1565b906040519161190160f01b8352600283015260228201522090565b9061278081610e45565b9160c083015160068110156109ec57600214928361279f575b50505090565b6127c4929350600164ffffffffff604062ffffff9301511692015460601c1690611ac7565b42109081156127d7575b505f8080612799565b60059150015460f01c15155f6127ce565b90916127f59083836126cb565b9491926001600160401b03819592951642106129125750606001517f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f60ff6101206755555555555555556001600160401b0386169560011c1685037f3333333333333333333333333333333333333333333333333333333333333333808260021c1691160195015116938060041c01160260f81c905f191460081b1710612908576001600160401b03811642106128fe57506001600160401b03811642106128f657506001600160401b03811642106128f157506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b90600582015460f01c6123ed5762ffffff608064ffffffffff612719945460401c169201511690611578565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f146129755750011690565b62ffffff91505f190116011690565b60158210156118375701905f90565b60ff811690601f82116129c257604051916129af604084610c6d565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161480612ac4575b15612a2c577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152612abe60c082610c6d565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614612a0356",
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

// PackLastCommitOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x779adeed.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lastCommitOf(bytes32 taskId, address trainer) view returns(uint32)
func (trainingRounds *TrainingRounds) PackLastCommitOf(taskId [32]byte, trainer common.Address) []byte {
	enc, err := trainingRounds.abi.Pack("lastCommitOf", taskId, trainer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLastCommitOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x779adeed.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lastCommitOf(bytes32 taskId, address trainer) view returns(uint32)
func (trainingRounds *TrainingRounds) TryPackLastCommitOf(taskId [32]byte, trainer common.Address) ([]byte, error) {
	return trainingRounds.abi.Pack("lastCommitOf", taskId, trainer)
}

// UnpackLastCommitOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x779adeed.
//
// Solidity: function lastCommitOf(bytes32 taskId, address trainer) view returns(uint32)
func (trainingRounds *TrainingRounds) UnpackLastCommitOf(data []byte) (uint32, error) {
	out, err := trainingRounds.abi.Unpack("lastCommitOf", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
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
