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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"member\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"gradients\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"ranks\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCompensation\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"shares\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeReward\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"whole\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"excludeGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"failRun\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"finalizeRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"forceInclusion\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"receipts\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"overturnRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proposeRound\",\"inputs\":[{\"name\":\"proposal\",\"type\":\"tuple\",\"internalType\":\"structProposal\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"releaseRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[{\"name\":\"boundary\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"start\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"spec\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"weights\",\"type\":\"bytes32[8]\",\"internalType\":\"bytes32[8]\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"checkpointInterval\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitOuterGradient\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"voidGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"CommitWindowClosedEarly\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"closedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CommitteeDrawn\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"seats\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientExcluded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientVoided\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"InclusionForced\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"OuterGradientCommitted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signature\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCarried\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"consecutive\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCutShort\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFinalized\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundHeld\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"holds\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOpened\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOverturned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"branch\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadRounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundProposed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signers\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AcceptedSetMismatch\",\"inputs\":[{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"BadOpening\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ChallengeWindowOpen\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ConflictingFinalize\",\"inputs\":[{\"name\":\"standing\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeadlineTooLate\",\"inputs\":[{\"name\":\"latest\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DuplicateSubmission\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"InvalidRound\",\"inputs\":[{\"name\":\"open\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"given\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"LockTooSmall\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAWitness\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotFinalizable\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ParentNotFinal\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"ProposalWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"QuorumNotMet\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SignatureExpired\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"SignersNotSorted\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"StaleParent\",\"inputs\":[{\"name\":\"current\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"UploadWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"function\",\"name\":\"committeeOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"committee\",\"type\":\"tuple\",\"internalType\":\"structCommittee\",\"components\":[{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"},{\"name\":\"signed\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"drawnAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forced\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"forcedUntil\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"holds\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deadlinesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"commitClose\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"uploadDeadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"graceEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fallbackEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"drawPendingUntil\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"headOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHead\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"finalized\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"consecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"endedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isOverturnable\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isStanding\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isVested\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"lastCommitOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outerGradientDigest\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"payloadReceiptDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"phaseOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"potId\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"roundOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"result\",\"type\":\"tuple\",\"internalType\":\"structRound\",\"components\":[{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"enumRoundStatus\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitClosedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"proposedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"runRootOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"signersOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"signers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"stands\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"syncRoundDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingRounds",
	Bin: "0x61020080604052346103705761002b9061848580380380916100218285610374565b8339810190610397565b604051610039604082610374565b60058152602081019064417373617960d81b82526040519161005c604084610374565b600183526020830191603160f81b8352610075816103b6565b61012052610082846103b6565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100eb60c082610374565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b8152602081600481855afa9081156102e4575f91610351575b506001600160a01b031661018052604051633b1bebd160e01b8152602081600481855afa9081156102e4575f91610332575b506101a05260405163187fc7c560e31b8152602081600481855afa9081156102e4575f91610303575b506101c052604051906129b98083016001600160401b038111848210176102ef576020928492615acc843981520301905ff080156102e4576001600160a01b03166101e0526040516156aa90816104228239608051816154e4015260a051816155a1015260c051816154ae015260e05181615533015261010051816155590152610120518161111f0152610140518161114801526101605181818161077501528181610e0101528181611046015281816110a8015281816113ea01528181611cc80152818161389201528181613c1601528181613d920152818161430301526151f301526101805181614b8901526101a051818181610197015281816104a40152818161053401528181611213015281816114430152611c1c01526101c051818181610463015281816104e5015281816106520152818161137c0152818161163f01528181611c5f015281816120500152613e5b01526101e0518160220152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b610325915060203d60201161032b575b61031d8183610374565b810190610397565b5f610183565b503d610313565b61034b915060203d60201161032b5761031d8183610374565b5f61015a565b61036a915060203d60201161032b5761031d8183610374565b5f610128565b5f80fd5b601f909101601f19168101906001600160401b038211908210176102ef57604052565b9081602091031261037057516001600160a01b03811681036103705790565b601f8151116103e15760208151910151602082106103d2571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610058575b503461005457604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e15610050573d90f35b3d90fd5b5f80fd5b5f3560e01c90816317df825814611c8e5750806332123c3314611c085780633afb9469146118205780634f09946d146116fa578063626e4a361461166e5780636cc732101461142f578063702efafd146113ab57806375e29a2f146111ff57806384b0196e146111075780638fba5bda14611097578063991f8335146110335780639f8ab78114610dcf578063a279fd2414610681578063b5bf048114610514578063c871d3f814610492578063de97c0d7146101625763f398eac61461011f575f61000f565b3461005457366003190160e081126100545760c0136100545760c4356001600160401b0381116100545761015a610160913690600401612081565b90612d3c565b005b346100545760603660031901126100545760043561017e6120b1565b604435906001600160401b0382169283830361005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061045f575b61044c576101d48161330b565b909362ffffff8251169363ffffffff8116948086101561043557506101fb8584888761483d565b1561042257835f52600360205260405f20855f5260205260405f209261022084612292565b9761022c878988613677565b92608083019864ffffffffff8a5116155f146104155762ffffff6102528186511661237c565b168981039463ffffffff86116104015761ffff9b64ffffffffff62ffffff8f96169586845262ffffff60048d0154818160901c16606087015260a81c166040850152511690525f6101008201528b600160c083019d8e51160116809c5263ffffffff60ff600285015460e81c1696168096029163ffffffff83169283036104015760209d7fae253f040251ad309c5d17bfbd59d1cf7a0893487d6d0540c21464119a0a9f309a60809a8f6001988f9761037262ffffff6103cd986103d39b6040519561031d876121ba565b865260208601918252604086019485525f5260206004905260405f20865f52602052818060405f209651161682198654161785555116839065ffffff00000082549160181b169065ffffff0000001916179055565b5169ffffffff00000000000082549160301b169069ffffffff000000000000191617905560a08401526001600160401b036060840191198251161690525f8b83015264ffffffffff42166040830152600560c08301526147b8565b82613244565b0164ffffffffff60d01b198154169055604051928352888301528660408301526060820152a3604051908152f35b634e487b7160e01b5f52601160045260245ffd5b62ffffff80855116610252565b84632f764ae960e01b5f5260045260245ffd5b8590632e6e7faf60e21b5f5260045260245260445ffd5b634a0bfec160e01b5f523360045260245ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156101c7565b34610054576104a036612119565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415806104e1575b61044c5761016092612c12565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614156104d4565b34610054576040366003190112610054576004356105306120b1565b90337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061064e575b61044c576105718161330b565b9263ffffffff62ffffff855116911693849182109283159361063a575b50505061062757805f52600360205260405f20825f5260205260405f206005810192835460f01c9261ffff84146104015784546001600160f01b031660019490940160f081901b6001600160f01b0319169490941790945560209361ffff937fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9086908660405191168152a35460e81c16604051908152f35b50632f764ae960e01b5f5260045260245ffd5b61064593508461483d565b1582848061058e565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415610564565b3461005457366003190161010081126100545760e0136100545760e4356001600160401b0381116100545736602382011215610054576001600160401b0381600401351161005457366024826004013583010111610054576004355f52600260205260405f2080549164ffffffffff8360601c1690818460f81c15610dba5715610d3b575b62ffffff841663ffffffff61071961214b565b1603610d115761073162ffffff851684600435613677565b8060643503610cf95750610743612667565b6040516311179c3760e31b815260048035908201526001600160a01b0391821660248201529060a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115610cee575f91610c5d575b5080516001600160a01b0316158015610c3d575b8015610c29575b610c01576001600160401b036107d4612bfc565b164211610bde57602060ff9161088e6108726107ee61214b565b6107f6612bfc565b6001600160401b036040519163ffffffff888401947f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b886526004356040860152166060840152606435608084015260843560a084015260a43560c08401521660e082015260e0815261086a61010082612227565b519020614ec5565b82516001600160a01b0316906004870135906024880190614eeb565b015116906004355f52600360205260405f2062ffffff86165f5260205260405f20926108b984612292565b945f9064ffffffffff87511664ffffffffff84161480610bc6575b15610ba25750506001840154905b6001600160401b036001851b60608801511616610b7a576001600160401b0361091362ffffff8960881c16886146f7565b1680421015610b685750610925612bfc565b6001600160401b0362ffffff8960881c1664ffffffffff841601911611610b4457506001600160401b036001841b166001600160401b03606087015116176060860152610970612667565b604051906020820192835260018060a01b03166040820152836060820152608435608082015260a43560a082015260a081526109ad60c082612227565b519020926060850151946001600160401b038760b01c166001600160401b038860b01c881616149586610b17575b5084916109f060019288610afb575b826147b8565b01557f040cddd8e44418a90a4f5d665b9345b4db6cd860428f2156df6542f66bc6b7df63ffffffff610a2061214b565b946001600160401b03610a31612667565b91610a3a612bfc565b906040519788526064356020890152608435604089015260a435606089015260808801521660a086015260e060c0860152836004013560e08601528360040135602485016101008701375f61010085600401358701015260018060a01b03169416926101008160043594601f8019916004013501168101030190a4610abb57005b62ffffff604051916001600160401b034216835216907f75a535dfa0ff5475de871e1dcd8e77521f8176e606bfb472bd788c85dc985b99602060043592a3005b62ffffff8464ffffffffff8351164203011660208201526109ea565b6001919650916109f08693610b386001600160401b038b60f81c92166145c4565b101597925050916109db565b64ffffffffff9062ffffff88631b95a8b160e11b5f5260881c16011660045260245ffd5b6311460f3960e21b5f5260045260245ffd5b610b82612667565b633c648ba760e01b5f9081526001600160a01b0391909116600452602490fd5b95610bb1610bc09293976125ce565b9062ffffff8916600435614741565b946108e2565b5061ffff8860a01c1661ffff60a089015116146108d4565b6001600160401b03610bee612bfc565b63fcd4a11f60e01b5f521660045260245ffd5b610c09612667565b6364e1496360e11b5f9081526001600160a01b0391909116600452602490fd5b5063ffffffff8060608301511614156107c0565b5063ffffffff60408201511663ffffffff610c5661214b565b16106107b9565b905060a0813d60a011610ce6575b81610c7860a09383612227565b810103126100545760405190610c8d8261219f565b610c9681613733565b8252602081015160ff8116810361005457610cdb916080916020850152610cbf60408201614730565b6040850152610cd060608201614730565b606085015201613b45565b6080820152856107a5565b3d9150610c6b565b6040513d5f823e3d90fd5b63a8b951fb60e01b5f5260045260643560245260445ffd5b63ffffffff8462ffffff610d2361214b565b91632e6e7faf60e21b5f52166004521660245260445ffd5b9050610d46826125ce565b610d538184600435613f08565b5064ffffffffff608082015116908115610d7757610d719084613244565b90610706565b610d8b610d8660018601612691565b614a6e565b6396fe8cdd60e01b5f526008811015610da65760045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b6319032fbb60e31b5f5260043560045260245ffd5b34610054576060366003190112610054576004356024359060ff821680920361005457604435908115158203610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361044c57610e38816136af565b91610e42836125ce565b9261ffff60c085015116925f52600360205260405f2062ffffff8551165f52602052610e7060405f20612292565b91610e7b8584613417565b15611022575b608085019264ffffffffff84511615159687611005575b6001901b6001600160401b03169115610f995764ffffffffff600184015460d01c16610f855760409664ffffffffff610f2295511615918215610f5c575b5081610f53575b5015610f34576001600160401b0360e062ffffff808851165b1696015116178154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b63ffffffff8351921682526020820152f35b6001600160401b0360e062ffffff610f4e81895116612be6565b610ef6565b90501587610edd565b6001600160401b03919250610f7b9062ffffff60a08a015116906146f7565b1642109088610ed6565b6396fe8cdd60e01b5f52600760045260245ffd5b50610ff192506001600160401b03906040965f14610ff65760e062ffffff610fc381895116612be6565b16960151901916168154906001600160401b0360b01b9060b01b16906001600160401b0360b01b1916179055565b610f22565b60e062ffffff80885116610fc3565b60608201516001600160401b0316811c6001908116149750610e98565b915061102d846146a3565b91610e81565b3461005457611041366120c4565b9091907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361044c5760409261108092612a9b565b6001600160401b0383519216825215156020820152f35b34610054576110a536612119565b917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361044c576080926001600160401b03926110eb9261292b565b9160409493945194855260208501526040840152166060820152f35b34610054575f366003190112610054576111a36111437f00000000000000000000000000000000000000000000000000000000000000006153eb565b61116c7f00000000000000000000000000000000000000000000000000000000000000006153eb565b60206111b16040519261117f8385612227565b5f84525f368137604051958695600f60f81b875260e08588015260e08701906120f5565b9085820360408701526120f5565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106111e857505050500390f35b8351855286955093810193928101926001016111d9565b346100545761120d366120c4565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611378575b61044c576112508261330b565b919050825f52600360205263ffffffff60405f20941693845f5260205260405f209061127b82612292565b9262ffffff8151168614801590611367575b61134a575060ff169160408310801590611330575b61130c5760600151815467ffffffffffffffff60681b19166001841b6001600160401b03161990911660681b67ffffffffffffffff60681b161790556040519081527f89cdd9269f9ee375327b36b4f84fc3ffa55a5e00d976db31b9a5296389c2f29f90602090a3005b60606001600160401b03910151166336e2c0cd60e01b5f526004525f60245260445ffd5b5060016001600160401b03606083015116841c16156112a2565b62ffffff86915116632e6e7faf60e21b5f5260045260245260445ffd5b506113728185613417565b1561128d565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611243565b346100545760803660031901126100545760243561ffff81168103610054576044359063ffffffff821682036100545760643560ff81168103610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361044c576020926114279260043561275a565b604051908152f35b346100545761143d366120c4565b909190337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614158061163b575b61044c5762ffffff63ffffffff6114898461330b565b9290925116941693808510156116245750825f52600360205260405f20845f5260205260405f2060ff6114bb82612292565b9316906040821080159061160a575b6115de5760040191825460501c926001600160401b03841660018082861c16146115cf5760c0860151926006841015610da6577fe8f643ec985f3ceaae50d74e1c386310771785b6adfa548c38c4f7ddce551c5596602096600361156e961491826115b7575b5050611577575b50815467ffffffffffffffff60501b19166001851b6001600160401b03169190911760501b67ffffffffffffffff60501b16179055565b604051908152a3005b60026115b1910161159163ffffffff825460c01c16612743565b815463ffffffff60c01b191660c09190911b63ffffffff60c01b16179055565b88611537565b6001600160401b039250608001511616158a80611530565b6321bf6c6760e21b5f5260045ffd5b836001600160401b0360808160608401511692015116906336e2c0cd60e01b5f5260045260245260445ffd5b5060016001600160401b03608086015116831c16156114ca565b8490632e6e7faf60e21b5f5260045260245260445ffd5b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611473565b346100545760203660031901126100545760043561168b816136af565b611694816125ce565b61169f818385613f08565b916116ab828286614213565b6116f1575b6116bb828286613345565b6116e8575b6116d492936116cf8383613244565b613b59565b6116e0575b156115cf57005b5060016116d9565b600192506116c0565b600192506116b0565b34610054576060366003190112610054576004356117166120b1565b90604435916117248261330b565b92909163ffffffff62ffffff85511691169080821161180b575062ffffff84511681146117fd57815f52600360205260405f20815f5260205260405f209460028601548082036117e8575050602084019062ffffff825116111561178d57506101609350613b59565b90508361179a8184613a81565b6117b75762ffffff82511663ae10b31960e01b5f5260045260245ffd5b6117d56001600160401b03916117cf60018601612691565b90613b13565b639db52e4960e01b5f521660045260245ffd5b635d9409cd60e11b5f5260045260245260445ffd5b62747a3360e11b5f5260045ffd5b632e6e7faf60e21b5f5260045260245260445ffd5b34610054576080366003190112610054576024356001600160a01b0381168103610054576001600160401b036044351161005457366023604435011215610054576001600160401b036044356004013511610054573660246044356004013560071b604435010111610054576064356001600160401b038111610054576118ab903690600401612081565b90916118b86004356136af565b916118c2836125ce565b9062ffffff825116906118d760018601612691565b9464ffffffffff608085015116155f14611bb2576118f486614a6e565b956008871015610da65760018714611b83575b505b6004355f52600360205260405f20835f5260205260405f209061192b82612292565b966119386005840161230e565b956008821015610da65760068214908115611b70575b8115611b5e575b50611b4c57505f925f985f5f995f5b60443560040135811015611a28578060071b604435019c8d60246040519160208301938452013560018060a01b03811680910361005457604082015260448f01359160ff83168303610054578f9160ff841660608201526084606484013593846080840152013560a082015260a081526119df60c082612227565b5190209e6001600160a01b03808f16916119fb9060240161267d565b1614611a0c575b5050600101611964565b93509b50965060ff8b168b036100545760019a91968b8e611a02565b509089918b8d600189015403611b3d571561130c57509360ff611abc611acb958a9b95611ab560019c8d978660049d9c169e8f1b9d6040519160208301937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285528f35604085015260608401528a8060a01b0316608083015260a082015260a0815261086a60c082612227565b8a3561382f565b939092015460c81c16926139ef565b5001805460c01c6001600160401b03838216166115cf5781546001600160c01b03166001600160401b03939093161760c01b6001600160c01b0319169190911790556040519081527f0e354797ef782ff51d33b5dcb5bc01c21e3967b758f7b26410052c9e60432c54602060043592a3005b63fbafac0f60e01b5f5260045ffd5b6396fe8cdd60e01b5f5260045260245ffd5b611b6991508761346d565b158a611955565b9050611b7c818a613417565b159061194e565b611bad906004355f52600360205260405f2062ffffff6020880151165f5260205260405f20613b13565b611907565b94611bf2906004355f52600360205260405f2062ffffff8651165f5260205284611bde60405f20612292565b611be88282613417565b15611bf957614e15565b5094611909565b50611c03816146a3565b614e15565b3461005457602036600319011261005457337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316141580611c5b575b61044c57610160600435612392565b50337f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161415611c4c565b3461005457610780366003190112610054576004356107403660231901126100545761076435916001600160401b038316809303610054577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316330361044c57815f52600260205260405f20906104243563ffffffff811681036100545762ffffff16906104c43563ffffffff811681036100545762ffffff166104e43563ffffffff8116808203610054576103e8915004906105043563ffffffff81168103610054576105243563ffffffff81168103610054576105443563ffffffff81168103610054576105e43563ffffffff811681036100545762ffffff16916106043563ffffffff81168103610054578062ffffff91501693610444359660ff88169687890361005457610464359760ff8916808a03610054576101443591600383101561005457838d8f94600114948561204e575b611df38261216f565b8152602001528c62ffffff861690604001528c62ffffff871690606001528c62ffffff881690608001528c62ffffff89169060a00152898d8a60c082015260e001526101008d01526101208c01526101408b015f90521515610160819b015260018c019a62ffffff1662ffffff198c5416178b55611e8a908b9065ffffff00000082549160181b169065ffffff0000001916179055565b895474ffffffffffffffffffffffffffffff000000000000191668ffffff00000000000060309290921b919091161762ffffff60481b60489290921b919091161760609190911b62ffffff60601b161760789190911b62ffffff60781b161760909190911b62ffffff60901b16178555845462ffffff60a81b191660a89190911b62ffffff60a81b1617845583546001600160c01b031660c09290921b60ff60c01b169190911760c89190911b60ff60c81b161760f89190911b6001600160f81b0319161790556001600160801b036106c435908116908190036100545760028201908154906103a43560ff811681036100545760ff60e81b9060e81b16916fffff00ffffffffffffffffffffffffff60801b161717905560a435806003830155611fb3612248565b9364ffffffffff421660808601526104a43563ffffffff811681036100545762ffffff1660a086015260e08501526103c43560ff81169190828103610054575f957f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b69946120499461202a9350610120830152613244565b60408051918252426001600160401b0316602083015290918291820190565b0390a3005b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031615159550611dea565b9181601f84011215610054578235916001600160401b038311610054576020808501948460051b01011161005457565b6024359063ffffffff8216820361005457565b6060906003190112610054576004359060243563ffffffff81168103610054579060443560ff811681036100545790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6060906003190112610054576004359060243563ffffffff81168103610054579060443561ffff811681036100545790565b60243563ffffffff811681036100545790565b3563ffffffff811681036100545790565b61018081019081106001600160401b0382111761218b57604052565b634e487b7160e01b5f52604160045260245ffd5b60a081019081106001600160401b0382111761218b57604052565b606081019081106001600160401b0382111761218b57604052565b61014081019081106001600160401b0382111761218b57604052565b60e081019081106001600160401b0382111761218b57604052565b60c081019081106001600160401b0382111761218b57604052565b90601f801991011681019081106001600160401b0382111761218b57604052565b60405190612255826121d5565b5f610120838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201520152565b9060405161229f816121f1565b80925464ffffffffff8116825262ffffff8160281c16602083015264ffffffffff8160401c1660408301526001600160401b038160681c1660608301526001600160401b038160a81c16608083015261ffff8160e81c1660a083015260f81c906006821015610da65760c00152565b9060405161231b8161220c565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b62ffffff1662ffffff81146104015760010190565b62ffffff5f199116019062ffffff821161040157565b61239b8161330b565b600182019164ffffffffff835460d01c16610f85576123bb828286613345565b5064ffffffffff835460d01c166125bf57835f52600360205260405f2062ffffff8351165f5260205260405f206123f181612292565b608084019164ffffffffff8351161515806125af575b80612599575b61249c575b505061248483926124797f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95600161010060609a0152526124598684613244565b805464ffffffffff60d01b19164260d01b64ffffffffff60d01b16179055565b828451169087613677565b915116604051916001835260208301526040820152a2565b90939260c0850151946006861015610da6577f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e965f62ffffff95848b7f7aac328dd37c3b0d45235ec6694eb4e6b9876a7c27a173a0ac6ccb184b605fae60208a6001600160401b0361255460609f8f906124799c6124849f600161253d93148061257d575b61256e575b6060868591840151169b608084019c8d528b6135cb565b508361254b81835116612367565b1680915261237c565b955116946040519586521693a39550509650509293612412565b61257884826134cc565b612526565b506125938461258e6005840161230e565b61346d565b15612521565b506001600160401b03606083015116151561240d565b506125ba8583613417565b612407565b9091506125cc9250613244565b565b906040516125db816121d5565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b6044356001600160a01b03811681036100545790565b356001600160a01b03811681036100545790565b9060405161269e8161216f565b61016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b63ffffffff1663ffffffff81146104015760010190565b93919290845f52600460205261ffff60405f20911690815f5260205260405f209060405191612788836121ba565b549163ffffffff62ffffff84169687835281604062ffffff8760181c1694856020820152019560301c16855216958611908115916128fc575b506128f2575f190161ffff81116104015761ffff165b80158015806128ce575b156127f257610401575f19016127d7565b50919394909294815f52600360205260405f20815f5260205261281760405f20612292565b915f52600560205260405f20905f5260205260405f20825f5260205260405f209161ffff60a083015116145f146128bd57606001516001600160401b03165b8154906001600160401b0380600160ff828660401c1698161b8093881916161616156128b45763ffffffff946001600160401b0367ffffffffffffffff60401b92161760401b169067ffffffffffffffff60401b1916179055511690565b50505050505f90565b506001600160401b03815416612856565b50865f52600460205260405f20825f526020528562ffffff60405f205416116127e1565b5050509150505f90565b905085115f6127c1565b6001600160401b03811161218b5760051b60200190565b5f1981146104015760010190565b90925f905f9061293a8461330b565b50935f52600360205263ffffffff60405f20961695865f5260205261296e60405f209461296686612292565b9788916144c3565b6001600160401b038116158015612a83575b612a725761299e61ffff6129966005880161230e565b971687614572565b966020870197885116600461ffff821697019061ffff8080845460401c1692831916161615612a5e57815469ffff0000000000000000191690881760401b61ffff60401b161790559295939260805f9501965b60ff885116861015612a3b57600161ffff8a5116871c1615612a2f576001612a2360ff92828a8a1c16881b179661291d565b965b01959490506129f1565b9394600160ff91612a25565b95506001600160401b03929750612a5b93965060809194500151166145c4565b93565b505050509450505050505f905f905f905f90565b509450505050505f905f905f905f90565b5060c08701516006811015610da65760031415612980565b929091612aa78461330b565b50935f52600360205263ffffffff60405f20931692835f52602052612adb60405f2094612ad386612292565b9485916144c3565b936001600160401b038516158015612bc9575b612bbf576004019260405193612b038561220c565b8054926001600160401b0380600160ff82881694858b5261ffff8960401c1660208c015260408b019a848a60501c168c5262ffffff8a60901c16606082015262ffffff8a60a81c16608082015260a08a60c01c910152161b8096161616612bb357906001600160401b0360c0939281861617166001600160401b03198254161790550151906006821015610da65760046001600160401b03921493511616612ba757565b6001600160401b039250565b505f9550859450505050565b505f935083925050565b5060016001600160401b0360808601511660ff84161c1615612aee565b62ffffff60019116019062ffffff821161040157565b60c4356001600160401b03811681036100545790565b9091612c1d826136af565b90825f52600360205263ffffffff60405f20941693845f5260205260405f209162ffffff612c4a84612292565b915416851091821592612ce9575b508115612cd0575b50612ccb57600501805460f01c80156104015781546001600160f01b03165f1990910160f081901b6001600160f01b031916919091179091557fe6a42a2607e3fa32f289e55ef602bcccbe87329a47d2e257cef3e27d3a1eb6cb9060209061ffff60405191168152a3565b505050565b60c0915001516006811015610da657600214155f612c60565b60a082015161ffff9182169116141591505f612c58565b90602080835192838152019201905f5b818110612d1d5750505090565b82516001600160a01b0316845260209384019390920191600101612d10565b612d476004356136af565b612d50816125ce565b91612d5e8383600435613f08565b506004355f52600360205260405f2063ffffffff60243516602435036100545763ffffffff602435165f5260205260405f2093612d9a85612292565b5f9262ffffff8651168063ffffffff602435160361322f575064ffffffffff6080870151161561322057612dce8683613417565b1561320f575b612de060018601612691565b91612ded6005890161230e565b94612df8888761346d565b9485156131f15760028a0154935b604435948086036131da57506001600160401b036064351660643503610054576001600160401b0397612e3a878c87615429565b91929b909b168042106131c857508c90610120612e636001600160401b0360608b0151166145c4565b92019160ff835116908181106131805750506001600160401b0316804210156131b657506001600160401b036060880151166001600160401b0381196064351616613195575060ff612ebf6001600160401b03606435166145c4565b915116908181106131805750506001600160401b03168042108061315e575b61314c57505f926001600160401b036060870151166001600160401b036064351614158061312e575b613093575b60018d015493610054578888928d928d6001600160401b03612f7098604051602081019182528260643516604082015260408152612f4b606082612227565b5190209e164210613084576001600160801b03600281920154165b16958d6004614a84565b95909260c0810151916006831015610da6576001612fc19314908161307b575b5061306c575b6001600160401b0360643516608082015264ffffffffff42166040820152600260c08201528a6147b8565b612fdd608435958660028c015560a4359a8b6003820155614ccf565b610054576125cc9761306795604051938452602084015284604084015260608301526001600160401b0360643516608083015260c060a08301527f575cfe3cf20335786a09b0831e950154d089fd929caf82dbf3c617e3476fb4a963ffffffff6024351692806130546004359460c0830190612d00565b0390a35f60408601528484600435614d33565b613244565b6130768a8c6134cc565b612f96565b9050155f612f90565b506001600160801b035f612f66565b60048d015460608701515f95506064351960c09290921c16166001600160401b03161515888d826130f5575b505015612f0c576001600160401b036060870151166336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b6001600160401b0392506131249161310d918a615429565b50915050627fffff60608c015160011c1690613af3565b164210888d6130bf565b508889612f07575060c08601516006811015610da657600514612f07565b6398ced89760e01b5f5260045260245ffd5b506001600160401b036060870151166001600160401b03606435161415612ede565b63134a70cf60e11b5f5260045260245260445ffd5b6336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b638d158d0360e01b5f5260045260245ffd5b633ee1a68960e11b5f5260045260245ffd5b859063a8b951fb60e01b5f5260045260245260445ffd5b5f915061320960243563ffffffff1689600435613677565b93612e06565b905061321a856146a3565b90612dd4565b610d8b610d8660018701612691565b925050506125cc9450613067915060046148c8565b9062ffffff81511665ffffff000000602083015160181b161768ffffff000000000000604083015160301b161762ffffff60481b606083015160481b161764ffffffffff60601b608083015160601b161762ffffff60881b60a083015160881b161761ffff60a01b60c083015160a01b16176001600160401b0360b01b60e083015160b01b161761010082015115155f14613304576001915b610120015160f09290921b60ff60f01b161760f89190911b6001600160f81b031916179055565b5f916132dd565b61333591613317612248565b50613321826136af565b92839261332d846125ce565b938491613f08565b61333b57565b6125cc8284613244565b9064ffffffffff6080840151161561341057815f52600360205260405f2062ffffff8451165f5260205260405f209261337d84612292565b916133888284613417565b61339460018301612691565b938115613402576133a6858583614e15565b506008811015610da6576006036133f7576133d396846133cd93156133d8575b84886135cb565b93614d33565b600190565b6133ea919262ffffff82511689614741565b905f6001820155846133c6565b505050505050505f90565b6133a68585611c03816146a3565b5050505f90565b64ffffffffff81511664ffffffffff608084015116149182613452575b508161343e575090565b60c0915001516006811015610da657151590565b90915061ffff60c08160a0850151169201511614905f613434565b9062ffffff6060830151161515918261348557505090565b61ffff80929350604060c092015116920151161490565b604051906134a98261220c565b5f60a0838281528260208201528260408201528260608201528260808201520152565b906001600160401b0360a06125cc936135aa6134e661349c565b9161358c600462ffffff60408160608b01511699015116928360808701528860608701520196868086511616871989541617885561354361ffff602087015116899061ffff60401b82549160401b169061ffff60401b1916179055565b6040850151885467ffffffffffffffff60501b191690881660501b67ffffffffffffffff60501b16178855875462ffffff60901b191660909190911b62ffffff60901b16178755565b855462ffffff60a81b191660a89190911b62ffffff60a81b16178555565b015182546001600160c01b0316911660c01b6001600160c01b031916179055565b91926002906135e761360497969362ffffff8751169086613677565b9683600460c08a96015264ffffffffff42166040820152826147b8565b01556060820162ffffff61361a81835116612367565b1690527fa6bfbc33d2313aa9344f88ed1983c2c6ff52462cfab74ca00de61255f5fe3c86604062ffffff818501948161365581885116612367565b168096525116938151908782526020820152a3565b9190820391821161040157565b82613686575060039150015490565b90505f52600360205260405f20905f198101908111610401575f52602052600260405f20015490565b90815f52600260205260405f2091825460f81c156136ca5750565b6319032fbb60e31b5f5260045260245ffd5b91908110156136fe5760051b81013590603e1981360301821215610054570190565b634e487b7160e01b5f52603260045260245ffd5b8051156136fe5760200190565b80518210156136fe5760209160051b010190565b51906001600160a01b038216820361005457565b9080601f8301121561005457815161375e81612906565b9261376c6040519485612227565b81845260208085019260051b82010192831161005457602001905b8282106137945750505090565b602080916137a184613733565b815201910190613787565b9080601f83011215610054578151906137c482612906565b926137d26040519485612227565b82845260208085019360051b82010191821161005457602001915b8183106137fa5750505090565b825161ffff81168103610054578152602092830192016137ed565b60409061382c939281528160208201520190612d00565b90565b939161383a84612906565b6138476040519182612227565b848152601f1961385686612906565b0136602083013780955f5f905b8782106139a3575050604051633f24c3fb60e21b8152915f918391829161388e919060048401613815565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610cee575f915f91613944575b50945f5b8181106138dd575050505050565b6138e88183866136dc565b602081013590601e19813603018212156100545701908135916001600160401b038311610054576020019180360383136100545760019261393e916001600160a01b03613935858961371f565b51169189614eeb565b016138cf565b9150503d805f833e6139568183612227565b8101906040818303126100545780516001600160401b038111610054578261397f918301613747565b9160208201516001600160401b0381116100545761399d92016137ac565b5f6138cb565b6139b66139b1838a886136dc565b61267d565b6001600160a01b0381811692168211156139e0576001916139d7848761371f565b52910190613863565b63a7781cbb60e01b5f5260045ffd5b90935f9290835b8251851015613a5557613a1761ffff613a0f878661371f565b511685614572565b9061ffff821615613a2f5790600191179401936139f6565b6001600160a01b03613a41878a61371f565b511663f243e5df60e01b5f5260045260245ffd5b95509392505050613a6961ffff84166145c4565b818110613180575050565b9190820180921161040157565b90613a8b81612292565b9160c08301516006811015610da6576002149283613aaa575b50505090565b613acf929350600164ffffffffff604062ffffff9301511692015460601c1690613a74565b4210908115613ae2575b505f8080613aa4565b60059150015460f01c15155f613ad9565b906001600160401b03809116911601906001600160401b03821161040157565b90600582015460f01c613b3f5762ffffff608064ffffffffff61382c945460401c169201511690613af3565b50505f90565b51906001600160401b038216820361005457565b9091613b6760018401612691565b90600284019260405193613b7a8561219f565b80546001600160801b038116865260208601946001600160401b038260801c168652604087019663ffffffff8360c01c16885260ff8360e01c16151590816060820152608060ff8560e81c1691015264ffffffffff6101408301511615908115613f00575b508015613ee7575b613edb5762ffffff855116613ce8575b5060ff60e01b1916600160e01b179055610100820151825190151593907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690613c5990613c539062ffffff168986613677565b97614f8d565b916001600160401b0363ffffffff62ffffff6060818951169801511698511691511690823b15610054575f976101049689956040519b8c9a8b99630ece311f60e41b8b5260048b015260248a015260448901526064880152608487015260a486015260c485015260e48401525af18015610cee57613cd8575b50600190565b5f613ce291612227565b5f613cd2565b835f52600360205260405f2062ffffff613d048188511661237c565b165f526020526001600160401b03613d3282613d2260405f20612292565b62ffffff60a08a01511690614f39565b16804210613ece5761016082015115159182613e2f575b82613d5b575b50506133f7575f613bf7565b60a0015162ffffff16900390506001600160401b038111610401576040516361b80d4560e11b8152600481018590526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cee575f91613de7575b50613ddd906001600160401b0392613af3565b1642105f80613d4f565b90506020813d602011613e27575b81613e0260209383612227565b81010312610054576001600160401b0391613e1f613ddd92613b45565b915091613dca565b3d9150613df5565b604051638407518960e01b8152600481018790525f6024820181905260448201529092506020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cee575f91613e9c575b50151591613d49565b90506020813d602011613ec6575b81613eb760209383612227565b8101031261005457515f613e93565b3d9150613eaa565b5050505050505050505f90565b50505050505050505f90565b5062ffffff60208601511662ffffff8651161415613be7565b90505f613bdf565b9091925f93602081019262ffffff84511662ffffff83511614806141ff575b6141f557613f3a60018697949601612691565b915f96600481019760058201955b60028210806141e0575b156141d257845f52600360205260405f2062ffffff8951165f5260205260405f2090613f7d82612292565b90613f888386613a81565b61415e5750600282015460c0820151926006841015610da65760805f936001600160401b03926002602097146140df575b5001511680614089575b5060405183810191838352602182015260218152613fe2604182612227565b604051918291518091835e8101838152039060025afa15610cee575f518954905f5b60018084831c16146140605761401a908961507b565b819291549060031b91821b915f19901b19161790556001810180911161040157895562ffffff61404c81895116612367565b16875261405a60019161291d565b90613f48565b9061407e61408491614072848c61507b565b90549060031b1c6155fb565b9161291d565b614004565b61409a6001600160401b03916145c4565b1660028601908154906140c46001600160401b0360801b916001600160401b038460801c16613af3565b60801b16906001600160401b0360801b19161790555f613fc3565b80546001600160f81b0316600360f81b178155600401548183015160509190911c16831661413f575b62ffffff8d51168a7fe8d561ee032b473b216922cadd0108f2c37276617a743ec9ed2490e6c23554ae88604051888152a35f613fb9565b6141596002890161159163ffffffff825460c01c16612743565b614108565b9a505050509291945092505b64ffffffffff6080840151161590816141bd575b816141ac575b5061418e57505050565b6133d39394506141a69062ffffff8351169084613677565b916150bb565b6141b791508361508a565b5f614184565b61014081015164ffffffffff1615915061417e565b98505092919450925061416a565b5062ffffff88511662ffffff85511611613f52565b5050925050505f90565b5064ffffffffff6080830151161515613f27565b92919091835f52600360205260405f2062ffffff8351165f5260205260405f209361424060018501612691565b906001600160401b036142558386898561510f565b9116156144b8576001600160401b039061426d6152fb565b9290911610156144b85761010060ff9162ffffff8751169060405190602082019260808452601260a08401527161737361792f76312f636f6d6d697474656560701b60c08401528660408401526060830152608082015260c081526142d360e082612227565b519020930151604051635510dbe360e01b8152600481018490526024810185905291166044820152935f856064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cee575f955f92614457575b5085511561444b575f97885b87518a10156143825761ffff61435f8b8a61371f565b5116908a60041b918b83046010148c151715610401576001921b17990198614349565b7fc2bc0675fc2856b9ac27e2716e5d3a4951e3780715ac429fa0a60125ae94e5069699506002919293959861441961442e9262ffffff979a61ffff60c0890151169060ff8a6143dc64ffffffffff60808d0151164261366a565b1691511691604051936143ee8561220c565b60018060b01b031684525f60208501526040840152606083015260808201525f60a082015285614ccf565b61442385856134cc565b858551169089613677565b91015551169361444360405192839283613815565b0390a3600190565b50505050925050505f90565b955090503d805f873e61446a8187612227565b8501946040818703126100545780516001600160401b03811161005457866144939183016137ac565b9560208201516001600160401b038111610054576144b19201613747565b905f61433d565b505050925050505f90565b92919280549162ffffff8360181c161180159061455d575b6145565762ffffff608064ffffffffff604061450e61451c966145016001879801612691565b96879160881c168a614f39565b970151169201511690613af3565b6001600160401b0383166001600160401b0382161161454e575b506001600160401b038216421061454957565b5f9150565b91505f614536565b505f925050565b506001600160401b03608085015116156144db565b7401000100010001000100010001000100010001000161ffff9281617fff9360018060b01b03905116910218757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff808216011719600f1c16061690565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b6040519061467a826121f1565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b6146ab61466d565b5061ffff60c064ffffffffff60808401511692015116604051916146ce836121f1565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f146147215750011690565b62ffffff91505f190116011690565b519063ffffffff8216820361005457565b909161382c939261475061466d565b506001600160401b03606083015116928361476f575b505050506146a3565b5f52600560205260405f20905f5260205261ffff60a060405f20920151165f526020526001600160401b0360405f2091166001600160401b03198254161790555f808080614766565b9060c064ffffffffff82511667ffffff0000000000602084015160281b16176cffffffffff0000000000000000604084015160401b16176001600160401b0360681b606084015160681b16176001600160401b0360a81b608084015160a81b161761ffff60e81b60a084015160e81b16179101516006811015610da65760f81b179055565b9192825f52600360205260405f20905f5260205260405f2092835460f81c6006811015610da6576002149384614875575b5050505090565b826148839293949550613a81565b928315614897575b5050505f80808061486e565b6148c093505f52600360205262ffffff602060405f20920151165f5260205260405f2090613a81565b5f808061488b565b80356148d66020830161215e565b936080830135926060810135906001600160401b038216820361005457835f52600260205260405f2096845f52600360205263ffffffff60405f209116978891825f5260205260405f2061492981612292565b9462ffffff83541684109586614a2d575b86614a12575b505084614a04575b846149f2575b50836149d6575b5050506149cf57505f52600360205260405f20835f5260205263ffffffff60405f20921691828410806149b7575b61499e575050632e6e7faf60e21b5f5260045260245260445ffd5b60020154635d9409cd60e11b5f5260045260245260445ffd5b50805460f81c6006811015610da65760041415614983565b9350505050565b6040929350906149e69186613677565b910135145f8681614955565b6003015460a08401351493505f61494e565b600281015488149450614948565b608001516001600160401b0391821691161494505f80614940565b60c0810180519197509094506006851015610da65760028c9514908115614a56575b509561493a565b519450506006841015610da65760038b94145f614a4f565b610140015164ffffffffff16156133d357600790565b9897949695989392919093614a9761349c565b50851597881580614cc4575b614cac57889081614ca3575b50614c845790614b3b82614b419493359660a0614ace6020840161215e565b926040519263ffffffff60208501957ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f87528c60408701521660608501526040820135608085015282840152608081013560c0840152013560e082015260e0815261086a61010082612227565b8561382f565b948196614c5957506001600160a01b039150614b5e905085613712565b51604051636559e3fd60e01b81526004810193909352600160248401521660448201526020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610cee575f91614c27575b50818110614c1257505060c061ffff614bda8193613712565b51169401511660405193614bed8561220c565b84526001602085015260408401525f6060840152600160808401525f60a08401529190565b63e244e0c760e01b5f5260045260245260445ffd5b90506020813d602011614c51575b81614c4260209383612227565b8101031261005457515f614bc1565b3d9150614c35565b60ff929850610120919650614c7a945061ffff9593500151169084876139ef565b1660208401529190565b60ff6101208801511663134a70cf60e11b5f525f60045260245260445ffd5b9050155f614aaf565b8363134a70cf60e11b5f52600452600160245260445ffd5b506001841415614aa3565b9060059060018060b01b0381511661ffff60b01b602083015160b01b161761ffff60c01b604083015160c01b161762ffffff60d01b606083015160d01b161760ff60e81b608083015160e81b16179060a061ffff60f01b91015160f01b1617910155565b93929062ffffff614d4681855116612367565b16918284525f608085015262ffffff60408501511662ffffff60e0830151161180159361010086019480865291614e04575b5015614de55750600101805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790557f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e926060929162ffffff905115159251169060405192835260208301526040820152a2565b9050614df291508261508a565b614dfb57505050565b6125cc926150bb565b905062ffffff82511611155f614d78565b9091614e22908383615429565b9491926001600160401b0381959295164210614eb85750610120614e546001600160401b03606060ff940151166145c4565b9201511611614eae576001600160401b0381164210614ea457506001600160401b0381164210614e9c57506001600160401b0381164210614e9757506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b604290614ed06154ab565b906040519161190160f01b8352600283015260228201522090565b90614ef692916155c7565b506004811015610da6571591821592614f21575b5050614f1257565b638baa579f60e01b5f5260045ffd5b6001600160a01b039182169116141590505f80614f0a565b9162ffffff60a06001600160401b0394614f779461016085015115155f14614f7b5764ffffffffff614f6c925116613a74565b925b01511690613a74565b1690565b614f869087926146f7565b1692614f6e565b9060048201548015615075575f9283805b6015821061501d575050505f90602092936040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b8152614ffd606b82612227565b604051918291518091835e8101838152039060025afa15610cee575f5190565b600184839497931c161561506b57156150515761504190614072836005880161507b565b90600180915b0190949194614f9e565b5061505f816005860161507b565b90549060031b1c615041565b9091600190615047565b505f9150565b60158210156136fe5701905f90565b62ffffff81511660018101809111610401576150b360c09162ffffff602081950151169061366a565b920151161190565b4264ffffffffff811660808401529151604080519485526001600160401b03909316602085015262ffffff169290917f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b6991a3565b92909161511b83612292565b9264ffffffffff6080830151161580156152ea575b80156152d2575b6152c757615146838386614e15565b50906008821015610da6578290600383141592836152bb575b5082156152a3575b50506152995761517692615429565b5093919290506001600160401b03831661012c81016001600160401b03811161040157806001600160401b038092971691829116101561527e575b506001600160401b03851642119182156151d3575b50506151ce57565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610cee575f9061523e575b6001600160401b0391501610155f806151c6565b506020813d602011615276575b8161525860209383612227565b81010312610054576152716001600160401b0391613b45565b61522a565b3d915061524b565b9094505f19016001600160401b03811161040157935f6151b1565b505050505f905f90565b6152b49250600561258e910161230e565b815f615167565b6004141592505f61515f565b50505050505f905f90565b5060c08401516006811015610da65760011415615137565b506152f58285613417565b15615130565b6015602160991b013b61530e5742904490565b604051635c03bbf560e11b8152906020826004816015602160991b015afa918215610cee575f926153af575b50604051624dead360e51b8152916020836004816015602160991b015afa928315610cee575f93615374575b506001600160401b03169190565b9092506020813d6020116153a7575b8161539060209383612227565b810103126100545751916001600160401b03615366565b3d9150615383565b9091506020813d6020116153e3575b816153cb60209383612227565b81010312610054576153dc90613b45565b905f61533a565b3d91506153be565b60ff811690601f821161541a5760405191615407604084612227565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b92919062ffffff60a061543f92015116846146f7565b9260c08101516006811015610da65760050361547757604064ffffffffff910151169161382c62ffffff606085945b01511683613af3565b5061548b62ffffff60208301511684613af3565b9161382c62ffffff60606154a58260408701511687613af3565b9461546e565b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316148061559e575b15615506577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261559860c082612227565b51902090565b507f000000000000000000000000000000000000000000000000000000000000000046146154dd565b90604183036155f1576155ea9250602081013591604082359201355f1a90615628565b9192909190565b50505f9160029190565b5f906020926040519084820192600160f81b84526021830152604182015260418152614ffd606182612227565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841161569f579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610cee575f516001600160a01b0381161561569557905f905f90565b505f906001905f90565b5050505f9160039190566101a080604052346101e957602061002f6004926129b9803803809161002582856101ed565b8339810190610224565b60405161003d6040826101ed565b600581528281019064417373617960d81b82526040519161005f6040846101ed565b6001835284830191603160f81b835261007781610243565b6101205261008484610243565b61014052519020918260e05251902080610100524660a05260405190848201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100ec60c0826101ed565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b815292839182905afa9081156101de575f916101af575b506001600160a01b03166101805260405161270a90816102af823960805181612627015260a051816126e4015260c051816125f1015260e051816126760152610100518161269c015261012051816103e40152610140518161040d0152610160518181816102610152818161180a01528181611b8701526121b50152610180518161010d0152f35b6101d1915060203d6020116101d7575b6101c981836101ed565b810190610224565b5f610127565b503d6101bf565b6040513d5f823e3d90fd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761021057604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126101e957516001600160a01b03811681036101e95790565b601f81511161026e57602081519101516020821061025f571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c9081630a69749f14610b1b575080630b23fa8c14610af557806315f6492014610aa95780631e14f11a14610a4057806321e5608814610a0057806334b2389e14610922578063367bf7d4146108f957806344bd65f1146108345780635a815680146106fb57806365c7d79d14610570578063779adeed1461053057806378e78748146104c457806384b0196e146103cc578063a2baa8e51461032b578063acd74a3214610290578063c305a6d91461024c578063cd2a667314610203578063d3ddde2d14610192578063da7bd3b3146101405763fbfa77cf146100f8575f80fd5b3461013c575f36600319011261013c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b5f80fd5b3461013c57604036600319011261013c5760243561ffff8116810361013c5760408051600435602080830191825261ffff9490941682840152918152610187606082610c60565b519020604051908152f35b3461013c57604036600319011261013c576101b66101ae610ba7565b600435611af7565b6040518091602082016020835281518091526020604084019201905f5b8181106101e1575050500390f35b82516001600160a01b03168452859450602093840193909201916001016101d3565b3461013c57602036600319011261013c5760806001600160401b03808061022b600435611a59565b93929590918160405197168752166020860152166040840152166060820152f35b3461013c575f36600319011261013c576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461013c5760c036600319011261013c5760206103236102ae610ba7565b60405163ffffffff848201927ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f84526004356040840152166060820152604435608082015260643560a082015260843560c082015260a43560e082015260e0815261031b61010082610c60565b5190206123df565b604051908152f35b3461013c5760e036600319011261013c5761034461177e565b60c4356001600160401b0381169182820361013c5760209261032392506040519063ffffffff858301937f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b885526004356040850152166060830152606435608083015260843560a083015260a43560c083015260e082015260e0815261031b61010082610c60565b3461013c575f36600319011261013c576104686104087f00000000000000000000000000000000000000000000000000000000000000006125b0565b6104317f00000000000000000000000000000000000000000000000000000000000000006125b0565b6020610476604051926104448385610c60565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190610bba565b908582036040870152610bba565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106104ad57505050500390f35b83518552869550938101939281019260010161049e565b3461013c57602036600319011261013c57602061051e600435805f526002835260405f206104f181610c81565b90825f526003855260405f2062ffffff8351165f528552610518600160405f209201611041565b926120d6565b506001600160401b0360405191168152f35b3461013c57604036600319011261013c576024356001600160a01b038116810361013c576105626020916004356117d7565b63ffffffff60405191168152f35b3461013c57602036600319011261013c5760043560405161059081610bde565b5f8152602081015f9052604081015f9052606081015f9052608081015f905260a081015f905260c081015f905260e081015f9052610100015f9052805f52600260205260405f20906105e182610c81565b91825162ffffff1692602081015162ffffff1692604082015162ffffff16606083015162ffffff16608084015164ffffffffff169160e08501516001600160401b03169388600188015460d01c64ffffffffff1696610100015115159761064792612070565b9660405161065481610bde565b8981526020810191825260408101928352606081019384526080810194855260a0810195865260c0810196875260e08101978852610100019788526040519889525163ffffffff1660208901525163ffffffff1660408801525163ffffffff166060870152516001600160401b03166080860152516001600160401b031660a0850152516001600160401b031660c084015251151560e08301525161010082015261012090f35b3461013c5760e036600319011261013c57600435805f52600360205260405f2063ffffffff61072861177e565b165f52602052600160405f200154606435148061074d575b6020906040519015158152f35b5061075661177e565b90608435916001600160401b0383169182840361013c5760209350805f526002845260405f2090805f526003855263ffffffff60405f20931692835f52855260405f206107a281610fc7565b9462ffffff84541685109586610823575b8661080c575b5050846107fc575b846107ec575b50836107d6575b505050610740565b6107e09350612070565b604435148280806107ce565b6003015460c435149350856107c7565b600281015460a4351494506107c1565b608001516001600160401b031614945086806107b9565b955061082e866120a8565b956107b3565b3461013c57604036600319011261013c57610858610850610ba7565b600435611502565b6040516020815260e0810182519060c060208401528151809152602061010084019201905f5b8181106108df5750505061ffff60a084826020869701511660408601526001600160401b0360408201511660608601526001600160401b0360608201511660808601526001600160401b036080820151168286015201511660c08301520390f35b825161ffff1684526020938401939092019160010161087e565b3461013c57602036600319011261013c576004355f526002602052602061032360405f20611f10565b3461013c57604036600319011261013c5761094661093e610ba7565b60043561126d565b60405181519160068310156109ec5761012061ffff916101409484526001600160401b0360208201511660208501526001600160401b0360408201511660408501526001600160401b0360608201511660608501526001600160401b0360808201511660808501526001600160401b0360a08201511660a085015260c081015160c085015260e081015160e0850152610100810151610100850152015116610120820152f35b634e487b7160e01b5f52602160045260245ffd5b3461013c57606036600319011261013c57610a19610ba7565b6044359060ff8216820361013c57602091610a3691600435611104565b6040519015158152f35b3461013c57604036600319011261013c5760206001600160401b03610a9e600435610a69610ba7565b815f526002855260405f20915f526003855263ffffffff60405f20911690815f528552610a9860405f20610fc7565b91611dbe565b161515604051908152f35b3461013c57602036600319011261013c57610ac5600435610ea9565b919063ffffffff6040519216825260088110156109ec576060926001600160401b03916020840152166040820152f35b3461013c57604036600319011261013c576020610a36610b13610ba7565b600435610d3c565b3461013c57608036600319011261013c57610b34610ba7565b6044356001600160a01b038116919082900361013c57826103239263ffffffff6020809601937f62351d47e84805efc0369201caf3df402b900b389f3c6a7eaec57f6414acbe3285526004356040850152166060830152608082015260643560a082015260a0815261031b60c082610c60565b6024359063ffffffff8216820361013c57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61012081019081106001600160401b03821117610bfa57604052565b634e487b7160e01b5f52604160045260245ffd5b61014081019081106001600160401b03821117610bfa57604052565b60e081019081106001600160401b03821117610bfa57604052565b60c081019081106001600160401b03821117610bfa57604052565b90601f801991011681019081106001600160401b03821117610bfa57604052565b90604051610c8e81610c0e565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b5f198114610d285760010190565b634e487b7160e01b5f52601160045260245ffd5b9091815f52600260205260405f2092610d5484610c81565b9263ffffffff62ffffff855116921691821015610ea05760205f959401945b6002811080610e90575b15610e8557815f52600360205260405f2062ffffff8751165f52602052610da760405f2086611d4c565b610dd55762ffffff8651169062ffffff8214610d285762ffffff6001610dd09301168752610d1a565b610d73565b5090929391935b8362ffffff84511611159384610df4575b5050505090565b9091809394505f52600360205260405f20905f5260205260405f2092835460f81c60068110156109ec576002149384610e35575b505050505f808080610ded565b82610e439293949550611d4c565b928315610e57575b5050505f808080610e28565b610e7d93505f52600360205262ffffff60405f209151165f5260205260405f2090611d4c565b5f8080610e4b565b509092939193610ddc565b508262ffffff8751161115610d7d565b50509150505f90565b90815f52600260205260405f2091610ec083610c81565b9260ff6101208501511615610fb05762ffffff84511693610ee460015f9301611041565b9064ffffffffff608082015116155f14610f5f5761014082015164ffffffffff1615610f57576007935b8460088110156109ec57600114610f27575b5050509091565b610f4f93505f52600360205262ffffff602060405f20920151165f5260205260405f2061253c565b5f8080610f20565b600193610f0e565b909150610f9d925f52600360205260405f2062ffffff8251165f52602052610f8960405f20610fc7565b610f938282611e66565b15610fa157612405565b9091565b50610fab816122dd565b612405565b505f92508291829150565b60068210156109ec5752565b9061103f604051610fd781610c2a565b60c081945464ffffffffff8116835262ffffff8160281c16602084015264ffffffffff8160401c1660408401526001600160401b038160681c1660608401526001600160401b038160a81c16608084015261ffff8160e81c1660a084015260f81c9101610fbb565b565b9060405161018081018181106001600160401b03821117610bfa5760405261016081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015262ffffff8160601c16608084015262ffffff8160781c1660a084015262ffffff8160901c1660c084015262ffffff8160a81c1660e084015260ff8160c01c1661010084015260ff8160c81c1661012084015264ffffffffff8160d01c1661014084015260f81c1515910152565b805f52600260205260405f209160ff61111c84610c81565b9416916040831080159061121a575b611211575f52600360205263ffffffff60405f20911690815f5260205260405f209061115682610fc7565b9262ffffff865116821480611200575b6111f657600192839262ffffff885116145f146111d557506001600160401b03806060860151165b16901c161491826111a1575b5050905090565b6111ca92506111c4600162ffffff60a06001600160401b03970151169201611041565b91611ebc565b164210805f8061119a565b6001600160401b038091816004608089015192015460501c1619161661118e565b5050505050505f90565b5061120b8685611e66565b15611166565b50505050505f90565b5062ffffff85511663ffffffff83161161112b565b906001600160401b03809116911601906001600160401b038211610d2857565b6001600160401b035f19911601906001600160401b038211610d2857565b919060405161127b81610c0e565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201528093805f5260026020526112cc60405f20610c81565b9160ff61012084015116158015611455575b61144e57505f52600360205263ffffffff60405f20921691825f5260205260405f209161130a83610fc7565b62ffffff83511682148061143d575b6113fd5760c081019283519160068310156109ec5760806001600160401b039161134762ffffff958b610fbb565b61ffff60a0820151166101208b015264ffffffffff81511660208b015284602082015116806113d6575b5064ffffffffff60408201511660608b015282606082015116828b015201511660a0880152600185015460c08801525116116113ab575050565b600282015460e08501525160068110156109ec57600319016113ca5750565b60030154610100830152565b6113f16113ec859264ffffffffff85511661122f565b61124f565b1660408b01525f611371565b505090506080819392930164ffffffffff8151161561143857600183525164ffffffffff16602083015260c0015161ffff1661012082015290565b505090565b506114488382611e66565b15611319565b9450505050565b5062ffffff83511663ffffffff8516116112de565b9060405161147781610c45565b60a081935460018060b01b038116835261ffff8160b01c16602084015261ffff8160c01c16604084015262ffffff8160d01c16606084015260ff8160e81c16608084015260f01c910152565b6001600160401b038111610bfa5760051b60200190565b80518210156114ee5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b6040519261150f84610c45565b606084525f60208501525f60408501525f60608501525f60808501525f60a085015283825f52600260205260405f209261154884610c81565b905f52600360205263ffffffff60405f20951694855f5260205260405f209061157082610fc7565b9262ffffff82511680881190811561175d575b5061175257506115956005830161146a565b94608086019660ff88511615159384611737575b84159485611720575b6116fe575b506001600160401b0360608a015116151590816116ee575b506116a7575b50506116a15760ff8451166115e9816114c3565b906115f76040519283610c60565b808252611606601f19916114c3565b0136602083013785525f5b60ff8551168110156116465760018161162c60ff938761204a565b61ffff61163a838b516114da565b91169052019050611611565b5060a09193509161ffff9283602083015116602087015262ffffff606083015116908161167a575b505001511660a0830152565b6001600160401b039164ffffffffff61169492511661122f565b1660408601525f8061166e565b50915050565b6001600160401b0391627fffff60606116d06116c860016116e19601611041565b80948961235a565b5094915050015160011c169061122f565b1660808701525f806115d5565b905062ffffff835116145f6115cf565b60046001600160401b0391015460c01c6060870151161660608a01525f6115b7565b5060c086015160068110156109ec576005146115b2565b935061ffff60408801511661ffff60a08701511614936115a9565b955050505092505090565b905087148061176d575b5f611583565b506117788285611e66565b15611767565b60243563ffffffff8116810361013c5790565b51906001600160a01b038216820361013c57565b519063ffffffff8216820361013c57565b51906001600160401b038216820361013c57565b91908201809211610d2857565b6040516311179c3760e31b8152600481018290526001600160a01b03928316602482015290929160a090829060449082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115611a4e575f916119ad575b50825f52600260205261184f60405f20610c81565b81516001600160a01b031615801561199d575b6119965762ffffff8151169360018501809511610d2857606083015163ffffffff1680861161198e575b5061040185111561198757610400198501858111610d2857945b604084015163ffffffff1680871061197f575b505b8581116118cb57505f9450505050565b815f52600360205260405f205f19820190828211610d2857815f526020526118f560405f20610fc7565b9062ffffff855116148061196e575b6119685760016001600160401b038261191d83946120a8565b1561195e5760800151165b6001600160401b0360ff6020890151169116901c1614611951575b8015610d28575f19016118bb565b63ffffffff169450505050565b6060015116611928565b50611943565b506119798482611e66565b15611904565b95505f6118b9565b5f946118a6565b94505f61188c565b505f925050565b5060ff6101208201511615611862565b905060a0813d60a011611a46575b816119c860a09383610c60565b8101031261013c576040519060a082018281106001600160401b03821117610bfa576040526119f681611791565b8252602081015160ff8116810361013c57611a3b916080916020850152611a1f604082016117a5565b6040850152611a30606082016117a5565b6060850152016117b6565b60808201525f61183a565b3d91506119bb565b6040513d5f823e3d90fd5b805f52600260205260405f20611a6e81610c81565b64ffffffffff60808201511615611aea57611ac9925f52600360205260405f2062ffffff8251165f52602052611aa660405f20610fc7565b91611ab18284611e66565b15611ad1575b6001611ac39101611041565b9161235a565b929391929091565b9150611ac36001611ae1836122dd565b93915050611ab7565b5050505f905f905f905f90565b90815f52600360205263ffffffff60405f20911690815f5260205260405f2090825f52600260205262ffffff60405f20541611801590611d34575b611d2d576005611b45919392930161146a565b91608083019160ff83511691611b5a836114c3565b92611b686040519485610c60565b808452611b77601f19916114c3565b013660208501375f9460208101927f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169291908590885b60ff895116811015611d2057611bcc818561204a565b600161ffff895116831c16158015611ca0575b611c95576040516331f3fe0560e11b81526004810187905261ffff9190911660248201526020816044818a5afa908115611a4e578b905f92611c4a575b5091600191611c37611c3060ff959e610d1a565b9d8c6114da565b90838060a01b031690525b019050611bb6565b9150506020813d8211611c8d575b81611c6560209383610c60565b8101031261013c5760ff918b611c37611c30611c82600195611791565b945050509092611c1c565b3d9150611c58565b50600160ff91611c42565b5084516001600160b01b03167401000100010001000100010001000100010001000161ffff831602186001831b5f198101908111610d2857617fff7401000100010001000100010001000100010001000183757fff7fff7fff7fff7fff7fff7fff7fff7fff7fff7fff8061ffff9616011719600f1c160616161515611bdf565b5096509694935050505052565b5050606090565b50611d46611d4182610fc7565b6120a8565b15611b32565b90611d5681610fc7565b9160c083015160068110156109ec576002149283611d75575b50505090565b611d9a929350600164ffffffffff604062ffffff9301511692015460601c16906117ca565b4210908115611dad575b505f8080611d6f565b60059150015460f01c15155f611da4565b92919280549162ffffff8360181c1611801590611e51575b6119965762ffffff608064ffffffffff6040611e09611e1796611dfc6001879801611041565b96879160881c168a611ebc565b97015116920151169061122f565b6001600160401b0383166001600160401b03821611611e49575b506001600160401b0382164210611e4457565b5f9150565b91505f611e31565b506001600160401b0360808501511615611dd6565b64ffffffffff81511664ffffffffff608084015116149182611ea1575b5081611e8d575090565b60c09150015160068110156109ec57151590565b90915061ffff60c08160a0850151169201511614905f611e83565b9162ffffff60a06001600160401b0394611efa9461016085015115155f14611efe5764ffffffffff611eef9251166117ca565b925b015116906117ca565b1690565b611f09908792612568565b1692611ef1565b6004810154908115612044575f908190815b60158310611fa0575050506020915f916040519084820192600160f91b8452600760f81b60218401528460228401526001600160401b0360c01b9060c01b16602383015283602b830152604b820152604b8152611f80606b82610c60565b604051918291518091835e8101838152039060025afa15611a4e575f5190565b600185849593941c161561203a5715612020575f602091611fc485600586016125a1565b90549060031b1c906040519084820192600160f81b84526021830152604182015260418152611ff4606182610c60565b604051918291518091835e8101838152039060025afa15611a4e575f515b91600180915b019190611f22565b5061202e82600583016125a1565b90549060031b1c612012565b9092600190612018565b50505f90565b60018060b01b039051168160041b9180830460101490151715610d285761ffff911c1690565b8261207f575060039150015490565b90505f52600360205260405f20905f198101908111610d28575f52602052600260405f20015490565b60c001805160068110156109ec576002149081156120c4575090565b90505160068110156109ec5760031490565b9290916120e283610fc7565b9264ffffffffff6080830151161580156122cc575b80156122b4575b6122a95761210d838386612405565b509060088210156109ec576003821415918261229d575b50811561225c575b506122525761213a9261235a565b5093919290506001600160401b03831661012c8101946001600160401b038611610d2857856001600160401b0380831691161015612240575b506001600160401b0385164211918215612195575b505061219057565b5f9250565b60405163803772e360e01b815260048101919091529091506020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611a4e575f90612200575b6001600160401b0391501610155f80612188565b506020813d602011612238575b8161221a60209383610c60565b8101031261013c576122336001600160401b03916117b6565b6121ec565b3d915061220d565b61224b91955061124f565b935f612173565b505050505f905f90565b612269915060050161146a565b62ffffff60608201511615159081612283575b505f61212c565b61ffff9150604001511661ffff60c083015116145f61227c565b6004141591505f612124565b50505050505f905f90565b5060c084015160068110156109ec57600114156120fe565b506122d78285611e66565b156120f7565b5f60c06040516122ec81610c2a565b8281528260208201528260408201528260608201528260808201528260a0820152015261ffff60c064ffffffffff608084015116920151166040519161233183610c2a565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b92919062ffffff60a06123709201511684612568565b9260c081015160068110156109ec576005036123ab57604064ffffffffff91015116916123a862ffffff606085945b0151168361122f565b90565b506123bf62ffffff6020830151168461122f565b916123a862ffffff60606123d9826040870151168761122f565b9461239f565b6042906123ea6125ee565b906040519161190160f01b8352600283015260228201522090565b909161241290838361235a565b9491926001600160401b038195929516421061252f5750606001517f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f60ff6101206755555555555555556001600160401b0386169560011c1685037f3333333333333333333333333333333333333333333333333333333333333333808260021c1691160195015116938060041c01160260f81c905f191460081b1710612525576001600160401b038116421061251b57506001600160401b038116421061251357506001600160401b038116421061250e57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b90600582015460f01c6120445762ffffff608064ffffffffff6123a8945460401c16920151169061122f565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f146125925750011690565b62ffffff91505f190116011690565b60158210156114ee5701905f90565b60ff811690601f82116125df57604051916125cc604084610c60565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031614806126e1575b15612649577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a081526126db60c082610c60565b51902090565b507f0000000000000000000000000000000000000000000000000000000000000000461461262056",
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

// PackStands is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21e56088.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stands(bytes32 taskId, uint32 round, uint8 slot) view returns(bool)
func (trainingRounds *TrainingRounds) PackStands(taskId [32]byte, round uint32, slot uint8) []byte {
	enc, err := trainingRounds.abi.Pack("stands", taskId, round, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStands is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21e56088.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stands(bytes32 taskId, uint32 round, uint8 slot) view returns(bool)
func (trainingRounds *TrainingRounds) TryPackStands(taskId [32]byte, round uint32, slot uint8) ([]byte, error) {
	return trainingRounds.abi.Pack("stands", taskId, round, slot)
}

// UnpackStands is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x21e56088.
//
// Solidity: function stands(bytes32 taskId, uint32 round, uint8 slot) view returns(bool)
func (trainingRounds *TrainingRounds) UnpackStands(data []byte) (bool, error) {
	out, err := trainingRounds.abi.Unpack("stands", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
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
