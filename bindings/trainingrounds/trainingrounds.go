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

// ProposalOpening is an auto generated low-level Go binding around an user-defined struct.
type ProposalOpening struct {
	Round      uint32
	ParentRoot [32]byte
	SetHash    [32]byte
	AuxRoot    [32]byte
	Signers    []common.Address
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
	ProposalHash   [32]byte
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

// WitnessSignature is an auto generated low-level Go binding around an user-defined struct.
type WitnessSignature struct {
	Keeper    common.Address
	Signature []byte
}

// TrainingRoundsMetaData contains all meta data concerning the TrainingRounds contract.
var TrainingRoundsMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeCommission\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"opening\",\"type\":\"tuple\",\"internalType\":\"structProposalOpening\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signers\",\"type\":\"address[]\",\"internalType\":\"address[]\"}]}],\"outputs\":[{\"name\":\"gradients\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signers\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"consumeReward\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"vestedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"deadlinesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"commitClose\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"uploadDeadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"graceEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fallbackEnd\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"finalizeRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"headOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHead\",\"components\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"finalized\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"consecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"carried\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"endedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"failed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isVested\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"lastCommitOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outerGradientDigest\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"overturnRound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"phaseOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proposeRound\",\"inputs\":[{\"name\":\"proposal\",\"type\":\"tuple\",\"internalType\":\"structProposal\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"roundOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"result\",\"type\":\"tuple\",\"internalType\":\"structRound\",\"components\":[{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"enumRoundStatus\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitClosedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"proposedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"proposalHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"runRootOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"setSlot\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"active\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[{\"name\":\"boundary\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"start\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"spec\",\"type\":\"tuple\",\"internalType\":\"structTrainingTaskSpec\",\"components\":[{\"name\":\"version\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"paramCount\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"fragmentCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"initialStateRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"programRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"datasetRecords\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"tier\",\"type\":\"uint8\",\"internalType\":\"enumTier\"},{\"name\":\"aggregation\",\"type\":\"uint8\",\"internalType\":\"enumAggregationRule\"},{\"name\":\"aggregationParam\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"quantization\",\"type\":\"uint8\",\"internalType\":\"enumQuantization\"},{\"name\":\"payloadKind\",\"type\":\"uint8\",\"internalType\":\"enumPayloadKind\"},{\"name\":\"outerUpdate\",\"type\":\"uint8\",\"internalType\":\"enumOuterUpdate\"},{\"name\":\"outerLearningRate\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"outerMomentum\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"clipL2Norm\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"payloadBoundLog2\",\"type\":\"int16\",\"internalType\":\"int16\"},{\"name\":\"custodyAssumed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"trainerCount\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"quorum\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"innerSteps\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxRounds\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"committeeSeats\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"committeeThreshold\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"enrollWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commitWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"uploadWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"graceWindowMs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fallbackWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"stateWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeClock\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"disputeExtension\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rollbackDepth\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cascadeDepth\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxConsecutiveNec\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"maxMisses\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"rewardPerGradient\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"commissionBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"trainerLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"keeperLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"quorumLock\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"enrollmentFee\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"game\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"name\":\"activeSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitOuterGradient\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"syncRoundDigest\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tick\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"voidGradient\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"CommitWindowClosedEarly\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"closedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"GradientVoided\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"OuterGradientCommitted\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundCarried\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"consecutive\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFinalized\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOpened\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundOverturned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundProposed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"setHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"signers\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RunEnded\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"failed\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"stateRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"rounds\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AcceptedSetMismatch\",\"inputs\":[{\"name\":\"committed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"BadOpening\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ChallengeWindowOpen\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CommitWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ConflictingFinalize\",\"inputs\":[{\"name\":\"standing\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DuplicateSubmission\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"InvalidRound\",\"inputs\":[{\"name\":\"open\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"given\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"LockTooSmall\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotFinalizable\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotInPool\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ParentNotFinal\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"ProposalWindowClosed\",\"inputs\":[{\"name\":\"closedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"QuorumNotMet\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SignatureExpired\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"SignersNotSorted\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"StaleParent\",\"inputs\":[{\"name\":\"current\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"given\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TaskNotFound\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"TrainerNotEnrolled\",\"inputs\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"UploadWindowOpen\",\"inputs\":[{\"name\":\"closesAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]}]",
	ID:  "TrainingRounds",
	Bin: "0x6101e080604052346102c85761002b906152e1803803809161002182856102cc565b8339810190610303565b6040516100396040826102cc565b60058152602081019064417373617960d81b82526040519161005c6040846102cc565b600183526020830191603160f81b835261007581610322565b6101205261008284610322565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100eb60c0826102cc565b5190206080523060c0526001600160a01b031661016081905260405163fbfa77cf60e01b8152602081600481855afa908115610281575f916102a9575b506001600160a01b031661018052604051633b1bebd160e01b8152602081600481855afa918215610281576004926020925f9161028c575b506101a05260405163187fc7c560e31b815292839182905afa908115610281575f91610252575b506101c052604051614f53908161038e823960805181614dee015260a05181614eab015260c05181614dbf015260e05181614e3d01526101005181614e63015261012051816116b5015261014051816116de01526101605181818161020401528181610c2901528181610d96015281816114220152818161165a0152818161227401528181612da501528181613866015261462601526101805181818161012b015261396601526101a05181818161077001526117d601526101c051818181610b990152611b290152f35b610274915060203d60201161027a575b61026c81836102cc565b810190610303565b5f610187565b503d610262565b6040513d5f823e3d90fd5b6102a39150833d851161027a5761026c81836102cc565b5f610160565b6102c2915060203d60201161027a5761026c81836102cc565b5f610128565b5f80fd5b601f909101601f19168101906001600160401b038211908210176102ef57604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126102c857516001600160a01b03811681036102c85790565b601f81511161034d57602081519101516020821061033e571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c806304daab171461223157806315f64920146121e55780631e14f11a1461217d57806334b2389e146120c4578063367bf7d41461209b5780634f09946d14611e29578063626e4a3614611c9557806365c7d79d14611b515780636cc73210146117bb578063779adeed1461179557806384b0196e1461169d578063991f83351461163f5780639f8ab781146113e9578063a279fd2414610ca6578063a2baa8e514610c8b578063acd74a3214610c4d578063c305a6d914610c0a578063cd2a667314610bc1578063de97c0d714610735578063e52f078f146101c1578063f398eac6146101525763fbfa77cf1461010c575f80fd5b3461014f578060031936011261014f5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461014f57366003190160e081126101bd5760c01361014f5760c4356001600160401b0381116101bd57366023820112156101bd5780600401356001600160401b0381116101b9573660248260051b840101116101b95760246101b692016131d9565b80f35b8280fd5b5080fd5b503461014f5761066036600319011261014f576004356106203660231901126101bd5761064435906001600160401b03821680920361071a576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361072257808352600260205260408320916103043563ffffffff8116810361071a5762ffffff166103a43563ffffffff8116810361071a5762ffffff166103c43563ffffffff81169081810361071a57506103e8900462ffffff16906103e43563ffffffff8116810361071a578062ffffff915016610404359163ffffffff8316830361071a576104243563ffffffff8116810361071a576104c4359063ffffffff8216820361071a576104e4359263ffffffff8416840361071a57610324359460ff86169788870361071a57610344359260ff8416998a850361071a578f8f91819c8e9160405192610318846123bd565b83528560208401528660408401528d88606085015262ffffff16608084015262ffffff8a1660a084015262ffffff8b1660c084015262ffffff8c1660e084015261010083015261012082015261014001526002019a62ffffff1662ffffff198c5416178b556103a0908b9065ffffff00000082549160181b169065ffffff0000001916179055565b895468ffffff000000000000191660309190911b62ffffff60301b16178955885462ffffff60481b191660489190911b62ffffff60481b1617885587549060c81b79ff00000000000000000000000000000000000000000000000000169560601b6effffff00000000000000000000000016907fffffffffffffffffffffff000000000000000000ffffffffffffffffffffffff16177fffffffffffffffff000000ffffffffffffffffffffffffffffffffffffffffff169060781b71ffffff00000000000000000000000000000016177fffffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffff169060901b74ffffff00000000000000000000000000000000000016177fffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffff169060a81b77ffffff00000000000000000000000000000000000000000016179060c01b78ff0000000000000000000000000000000000000000000000001617178255610539919064ffffffffff60d01b1964ffffffffff60d01b83549260d01b169116179055565b6105a4356001600160801b03811680910361071e5760038401906001600160801b031982541617905560a435806004850155806001850155610384359063ffffffff8216820361071a576102c4359460ff86169586810361071a576106d77f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b6995610714958a996101206040516105ce816123d9565b8c81528c60208201528c60408201528c606082015264ffffffffff4216608082015262ffffff841660a08201528c60c08201528460e08201528c610100820152015262ffffff8a1662ffffff198654161785556106448a869065ffffff00000082549160181b169065ffffff0000001916179055565b845468ffffff000000000000191660308b901b62ffffff60301b16178555845462ffffff60481b191660488b901b62ffffff60481b1617855584547fffff000000000000000000000000000000000000ffffffffffffffffffffffff164260601b64ffffffffff60601b161760889190911b62ffffff60881b161760b09190911b67ffffffffffffffff60b01b16178355565b81546001600160f01b031660f89190911b6001600160f81b03191617905560408051918252426001600160401b0316602083015290918291820190565b0390a380f35b5f80fd5b8480fd5b634a0bfec160e01b835233600452602483fd5b3461071a57606036600319011261071a576004356107516122f5565b90604435916001600160401b038316830361071a576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610b8e575b610b7b576107a682613d8b565b926107b084612784565b916107bc838686614209565b5062ffffff8351169463ffffffff82169580871015610b645750845f52600360205260405f20865f5260205260405f20906107f68261244c565b9460028201956108058761281d565b9360c082019081516006811015610b5057600214801590610b28575b610b15576108308b868c614ac5565b9662ffffff168452600581015460608501908060c01c62ffffff168252604086019060d81c62ffffff168152845164ffffffffff1692608087019384526101008701955f875260c0880195865161ffff1660010161ffff169081885260a083019182528d6060840190198151166001600160401b0316815260808401915f835260408501904264ffffffffff16825260059052845164ffffffffff168654956020015160281b67ffffff000000000016915160401b6cffffffffff000000000000000016925160681b67ffffffffffffffff60681b16935160a81b67ffffffffffffffff60a81b169461ffff60e81b905160e81b16956cffffffffffffffffffffffffff19161767ffffffffffffffff60681b19161767ffffffffffffffff60a81b19161761ffff60e81b19161717178155600560f81b81546001600160f81b0316179055886001880155855162ffffff1662ffffff1662ffffff19885416178755602086015162ffffff166109bf90889065ffffff00000082549160181b169065ffffff0000001916179055565b51865468ffffff000000000000191660309190911b62ffffff60301b1617865551855462ffffff60481b191660489190911b62ffffff60481b161785555190845460a085015160881b62ffffff60881b16915160a01b61ffff60a01b169260601b64ffffffffff60601b169069ffffffffffffffffffff60601b1916171717835560e08201516001600160401b0316610a7b90849067ffffffffffffffff60b01b1967ffffffffffffffff60b01b83549260b01b169116179055565b518254610120909201516001600160f01b0390921690151560f01b60ff60f01b161760f89190911b6001600160f81b03191617905561014001517f248aab21e58e658cdfacab8f6a1a261eb9b099af87052a420b29d1c25ae7a176939064ffffffffff16610b00575b50604080519182526001600160401b03929092166020820152a3005b64ffffffffff60d01b19815416905585610ae4565b8a632f764ae960e01b5f5260045260245ffd5b50610b4864ffffffffff60408501511662ffffff60808901511690612d46565b421015610821565b634e487b7160e01b5f52602160045260245ffd5b8690632e6e7faf60e21b5f5260045260245260445ffd5b634a0bfec160e01b5f523360045260245ffd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610799565b3461071a57602036600319011261071a5760806001600160401b038080610be96004356130e9565b93929590918160405197168752166020860152166040840152166060820152f35b3461071a575f36600319011261071a5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461071a5760c036600319011261071a576020610c83610c6b6122f5565b60a435906084359060643590604435906004356149db565b604051908152f35b3461071a5760e036600319011261071a576020610c83614940565b3461071a573660031901610100811261071a5760e01361071a5760e4356001600160401b03811161071a573660238201121561071a5780600401356001600160401b03811161071a57366024828401011161071a5760043591610d0883613d8b565b9064ffffffffff825460601c1615611264575b610d2361235d565b9263ffffffff83549462ffffff8616918291160361123f57506001830154916064358381036112295750610d8a60a0610d5a6124fb565b6040516311179c3760e31b8152600481018a90526001600160a01b03909116602482015291829081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561121e575f916111ef575b506001600160a01b038151161580156111cf575b80156111bb575b611198576001600160401b03610df5613187565b16421161117557610e2260209260ff94610e0d614940565b60246001600160a01b03865116930190614ce0565b01511690845f52600360205260405f2063ffffffff610e3f61235d565b165f5260205260405f20610e528161244c565b935f9064ffffffffff86511664ffffffffff8860601c16148061115d575b156111445750506001810154935b6001841b9160608201926001600160401b038185511616611121576001600160401b03610eb362ffffff8a60881c1685614907565b168042101561110f57506001600160401b03166001600160401b03845116178352610edc6124fb565b916084359660a435936001600160a01b03604051916020830193845216604082015288606082015284608082015260808152610f1960a08261242b565b519020938860b01c9051906001600160401b03808216918316161498896110e9575b509060c091896110cc575b64ffffffffff82511684549167ffffffffffffffff60681b61ffff60e81b1967ffffff0000000000602087015160281b1667ffffffffffffffff60a81b196cffffffffff0000000000000000604089015160401b169167ffffffffffffffff60681b1967ffffffffffffffff60a81b60808b015160a81b169761ffff60e81b60a08c015160e81b16996cffffffffffffffffffffffffff19161716171617169160681b16171717835501516006811015610b505788948460a0947f9db9c64adf325c6437042c96aea62160919ceaa811d958dae9ce61a4e403634296600163ffffffff966001600160a01b03966001600160f81b0382549160ff60f81b9060f81b169116178155015561105761235d565b996110606124fb565b936040519a8b5260208b015260408a01526060890152608088015216951693a461108657005b61108e61235d565b907f75a535dfa0ff5475de871e1dcd8e77521f8176e606bfb472bd788c85dc985b99602063ffffffff604051946001600160401b03421686521693a3005b62ffffff600164ffffffffff845116420301166020830152610f46565b8199506111016001600160401b0360c0949316613e9e565b9060f81c1115989091610f3b565b6311460f3960e21b5f5260045260245ffd5b6001600160a01b036111316124fb565b633c648ba760e01b5f521660045260245ffd5b61115891955061115390612784565b613f9d565b610e7e565b5061ffff60a08701511661ffff8860a01c1614610e70565b6001600160401b03611185613187565b63fcd4a11f60e01b5f521660045260245ffd5b6001600160a01b036111a86124fb565b6364e1496360e11b5f521660045260245ffd5b5063ffffffff806060830151161415610de1565b5063ffffffff60408201511663ffffffff6111e861235d565b1610610dda565b611211915060a03d60a011611217575b611209818361242b565b810190612cd8565b87610dc6565b503d6111ff565b6040513d5f823e3d90fd5b8363a8b951fb60e01b5f5260045260245260445ffd5b63ffffffff9061124d61235d565b90632e6e7faf60e21b5f526004521660245260445ffd5b61126d82612784565b611278818487614209565b506080810164ffffffffff815116156113be5781518454602084015165ffffff00000060189190911b1662ffffff90921665ffffffffffff19909116171784556040820151845468ffffff000000000000191660309190911b62ffffff60301b161784556060820151845462ffffff60481b191660489190911b62ffffff60481b1617845551835462ffffff60881b60a084015160881b169069ffffffffffffffffffff60601b1964ffffffffff60601b61ffff60a01b60c087015160a01b169460601b169116171717835561137e6001600160401b0360e083015116849067ffffffffffffffff60b01b1967ffffffffffffffff60b01b83549260b01b169116179055565b6101008101518354610120909201516001600160f01b039290921690151560f01b60ff60f01b161760f89190911b6001600160f81b031916178255610d1b565b6113e46113d56113d06002870161281d565b6140ca565b6396fe8cdd60e01b5f526122e7565b60245ffd5b3461071a57606036600319011261071a576004356024359060ff821680920361071a57604435801515810361071a576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610b7b5761145182613d8b565b61145a81612784565b925f52600360205260405f2062ffffff8451165f5260205261147e60405f2061244c565b916114898484613f47565b1561162e575b608084019264ffffffffff84511615159586611611575b6001901b6001600160401b031691156115a45764ffffffffff600284015460d01c166115905760209564ffffffffff61153195511615918215611567575b508161155e575b501561153f576001600160401b0360e062ffffff808751165b16950151161767ffffffffffffffff60b01b1967ffffffffffffffff60b01b83549260b01b169116179055565b63ffffffff60405191168152f35b6001600160401b0360e062ffffff611559818851166130d3565b611504565b905015866114eb565b6001600160401b039192506115869062ffffff60a08901511690614907565b16421090876114e4565b6396fe8cdd60e01b5f52600760045260245ffd5b506115fd92506001600160401b03906020955f146116025760e062ffffff6115ce818851166130d3565b169501519019161667ffffffffffffffff60b01b1967ffffffffffffffff60b01b83549260b01b169116179055565b611531565b60e062ffffff808751166115ce565b60608201516001600160401b0316811c60019081161496506114a6565b915061163983613f9d565b9161148f565b3461071a5761164d36612308565b6001600160a01b039291927f0000000000000000000000000000000000000000000000000000000000000000163303610b7b5760209261168c92612fb5565b6001600160401b0360405191168152f35b3461071a575f36600319011261071a576117396116d97f0000000000000000000000000000000000000000000000000000000000000000614ca2565b6117027f0000000000000000000000000000000000000000000000000000000000000000614ca2565b602061174760405192611715838561242b565b5f84525f368137604051958695600f60f81b875260e08588015260e0870190612339565b908582036040870152612339565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061177e57505050500390f35b83518552869550938101939281019260010161176f565b3461071a57604036600319011261071a5760206115316117b36122d1565b600435612d6c565b3461071a576117c936612308565b6001600160a01b039291927f00000000000000000000000000000000000000000000000000000000000000001633141580611b1e575b610b7b5761180c82613d8b565b63ffffffff61181a82612784565b94611826868487614209565b5085518354602088015165ffffffffffff1990911662ffffff9290921691821760189190911b65ffffff00000016178455956040810151845468ffffff000000000000191660309190911b62ffffff60301b161784556060810151845462ffffff60481b191660489190911b62ffffff60481b161784556080810151845462ffffff60881b60a084015160881b169069ffffffffffffffffffff60601b1964ffffffffff60601b61ffff60a01b60c087015160a01b169460601b16911617171784556119226001600160401b0360e083015116859067ffffffffffffffff60b01b1967ffffffffffffffff60b01b83549260b01b169116179055565b6101008101518454610120909201516001600160f01b039290921690151560f01b60ff60f01b161760f89190911b6001600160f81b031916178355169380851015611b075750825f52600360205260405f20845f5260205260405f2060ff6119898261244c565b93169060408210801590611aed575b611ac1576005016001600160401b03815460801c169360018086851c1614611ab25760c00151906006821015610b50577fe8f643ec985f3ceaae50d74e1c386310771785b6adfa548c38c4f7ddce551c55946020946003611a35941480611aaa575b611a3e575b506001600160401b036001851b161767ffffffffffffffff60801b1967ffffffffffffffff60801b83549260801b169116179055565b604051908152a3005b6003611aa49101611a5863ffffffff825460c01c16612c88565b7fffffffff00000000ffffffffffffffffffffffffffffffffffffffffffffffff7bffffffff00000000000000000000000000000000000000000000000083549260c01b169116179055565b886119ff565b5081156119fa565b6321bf6c6760e21b5f5260045ffd5b836001600160401b0360808160608401511692015116906336e2c0cd60e01b5f5260045260245260445ffd5b5060016001600160401b03608086015116831c1615611998565b8490632e6e7faf60e21b5f5260045260245260445ffd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156117ff565b3461071a57602036600319011261071a57611b6a612a71565b506004355f52600260205260405f20611b8281612784565b805162ffffff1691602082015162ffffff1691604081015162ffffff16606082015162ffffff16608083015164ffffffffff169060e08401516001600160401b031692600286015460d01c64ffffffffff169461010001511515956001015496604051611bee8161238d565b8981526020810191825260408101928352606081019384526080810194855260a0810195865260c0810196875260e08101978852610100019788526040519889525163ffffffff1660208901525163ffffffff1660408801525163ffffffff166060870152516001600160401b03166080860152516001600160401b031660a0850152516001600160401b031660c084015251151560e08301525161010082015261012090f35b3461071a57602036600319011261071a57600435611cb281613d8b565b611cbb81612784565b611cc6818385614209565b91611cd2828286614725565b611e20575b81518154602084015165ffffff00000060189190911b1662ffffff90921665ffffffffffff19909116171781559192611e0c92906040830151825468ffffff000000000000191660309190911b62ffffff60301b161782556060830151825462ffffff60481b191660489190911b62ffffff60481b161782556080830151825462ffffff60881b60a086015160881b169069ffffffffffffffffffff60601b1964ffffffffff60601b61ffff60a01b60c089015160a01b169460601b1691161717178255611dd56001600160401b0360e085015116839067ffffffffffffffff60b01b1967ffffffffffffffff60b01b83549260b01b169116179055565b610100830151151582546001600160f01b0360ff60f81b61012087015160f81b169260ff60f01b9060f01b169116171782556144f1565b611e18575b15611ab257005b506001611e11565b60019250611cd7565b3461071a57606036600319011261071a57600435611e456122f5565b9060443590611e5381613d8b565b90611e5d82612784565b92611e69848484614209565b508351835460208601805160408801516060808a015160808b015160a0808d015160c08e015160e08f01517fffff000000000000000000000000000000000000000000000000000000000000909a1662ffffff909b169a8b1760189890981b65ffffff000000169790971762ffffff60301b60309790971b969096169590951762ffffff60481b60489490941b9390931692909217921b64ffffffffff60601b169190911760889290921b62ffffff60881b169190911791901b61ffff60a01b161760b09290921b67ffffffffffffffff60b01b169190911785559563ffffffff90610100870151151586546001600160f01b0360ff60f81b6101208b015160f81b169260ff60f01b9060f01b169116171786551690808211612086575062ffffff855116811461207857825f52600360205260405f20815f5260205260405f2091600283015480820361206357505062ffffff8651161115611fd35750611fd193506144f1565b005b8260c0612003611fe3889461244c565b9262ffffff600264ffffffffff60408701511692015460601c1690612ab4565b9101516006811015610b505760021480612051575b6120355762ffffff82511663ae10b31960e01b5f5260045260245ffd5b6001600160401b0390639db52e4960e01b5f521660045260245ffd5b506001600160401b0381164210612018565b635d9409cd60e11b5f5260045260245260445ffd5b62747a3360e11b5f5260045ffd5b632e6e7faf60e21b5f5260045260245260445ffd5b3461071a57602036600319011261071a576004355f5260026020526020610c8360405f206140e5565b3461071a57604036600319011261071a576120e86120e06122f5565b600435612ad4565b60405181516006811015610b5057610120926101009183526001600160401b0360208201511660208401526001600160401b0360408201511660408401526001600160401b0360608201511660608401526001600160401b0360808201511660808401526001600160401b0360a08201511660a084015260c081015160c084015260e081015160e08401520151610100820152f35b3461071a57604036600319011261071a5760206001600160401b036121da6004356121a66122f5565b90805f526002855260405f20905f526003855260405f2063ffffffff83165f5285526121d460405f2061244c565b90613db8565b161515604051908152f35b3461071a57602036600319011261071a576122016004356128c3565b919063ffffffff604051921682526008811015610b50576060926001600160401b03916020840152166040820152f35b3461071a57606036600319011261071a5761224a6122d1565b604435906001600160401b03821161071a5760a0600319833603011261071a576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610b7b576122b56001600160401b039160809360040190600435612547565b9160409493945194855260208501526040840152166060820152f35b602435906001600160a01b038216820361071a57565b6008811015610b5057600452565b6024359063ffffffff8216820361071a57565b606090600319011261071a576004359060243563ffffffff8116810361071a579060443560ff8116810361071a5790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b60243563ffffffff8116810361071a5790565b3563ffffffff8116810361071a5790565b6006821015610b505752565b61012081019081106001600160401b038211176123a957604052565b634e487b7160e01b5f52604160045260245ffd5b61016081019081106001600160401b038211176123a957604052565b61014081019081106001600160401b038211176123a957604052565b60e081019081106001600160401b038211176123a957604052565b60a081019081106001600160401b038211176123a957604052565b90601f801991011681019081106001600160401b038211176123a957604052565b906124c460405161245c816123f5565b60c081945464ffffffffff8116835262ffffff8160281c16602084015264ffffffffff8160401c1660408401526001600160401b038160681c1660608401526001600160401b038160a81c16608084015261ffff8160e81c1660a084015260f81c9101612381565b565b903590601e198136030182121561071a57018035906001600160401b03821161071a57602001918160051b3603831361071a57565b6044356001600160a01b038116810361071a5790565b356001600160a01b038116810361071a5790565b5f1981146125335760010190565b634e487b7160e01b5f52601160045260245ffd5b91905f9261255481613d8b565b905f52600360205260405f2063ffffffff61256e85612370565b165f5260205260405f206125956125848261244c565b928361258f87612370565b91613db8565b926001600160401b038416156127745760028201549460808101956125ba87836124c6565b604051809282602083019560c0840190602089013588526040890135604086015260608501526060880135608085015260a0808501525260e0820190925f905b808210612745575050612616925003601f19810183528261242b565b5190206003840154036127365761263086829897986124c6565b80939150965b838110806126ee575b156126525761264d90612525565b612636565b969750505084146126df5760050190815460401c600160ff86161b916001600160401b03838316166126ce57836001600160401b03936fffffffffffffffff000000000000000060809486806126cb9954941691161760401b16906fffffffffffffffff00000000000000001916179055015116613e9e565b93565b505050505050505f905f905f905f90565b50505050505f905f905f905f90565b506126f989846124c6565b8210156127225761270e908260051b01612511565b6001600160a01b038084169116141561263f565b634e487b7160e01b5f52603260045260245ffd5b63fbafac0f60e01b5f5260045ffd5b919092508335906001600160a01b03821680920361071a576020816001938293520194019201849293916125fa565b5050505050505f905f905f905f90565b90604051612791816123d9565b61012081935462ffffff8116835262ffffff8160181c16602084015262ffffff8160301c16604084015262ffffff8160481c16606084015264ffffffffff8160601c16608084015262ffffff8160881c1660a084015261ffff8160a01c1660c08401526001600160401b038160b01c1660e084015260ff8160f01c16151561010084015260f81c910152565b9060405161282a816123bd565b61014064ffffffffff82945462ffffff8116845262ffffff8160181c16602085015262ffffff8160301c16604085015262ffffff8160481c16606085015262ffffff8160601c16608085015262ffffff8160781c1660a085015262ffffff8160901c1660c085015262ffffff8160a81c1660e085015260ff8160c01c1661010085015260ff8160c81c1661012085015260d01c16910152565b5f815f52600260205260405f20926128da84612784565b60ff6101208201511615612a65576128fb600262ffffff835116960161281d565b608082015164ffffffffff16612a1a57612914816140ca565b946008861015610b50576001861461292c575b505050565b909194935062ffffff855116600181018091116125335761295960209162ffffff60c08601511690612d53565b9501945b62ffffff8651168111806129ee575b156129855761297e62ffffff91612d60565b905061295d565b91929394505f52600360205260405f20905f526020526129a760405f2061244c565b60c064ffffffffff604083015116910151916006831015610b50576129db926004036129de575062ffffff5f5b1690612ab4565b90565b62ffffff608081920151166129d4565b50815f52600360205260405f20815f5260205260405f205460f81c6006811015610b505760041461296c565b9193612a5293505f52600360205260405f20855f52602052612a3e60405f2061244c565b612a488282613f47565b15612a565761401a565b9091565b50612a6081613f9d565b61401a565b505f9350839250829150565b60405190612a7e8261238d565b5f610100838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201520152565b906001600160401b03809116911601906001600160401b03821161253357565b9190612ade612a71565b92805f526002602052612af360405f20612784565b9060ff61012083015116158015612c73575b612927575f52600360205263ffffffff60405f20921691825f5260205260405f2091612b308361244c565b62ffffff835116821480612c62575b612c325760c081019283516006811015610b5057612b5d9088612381565b64ffffffffff825116602088015262ffffff60208301511680612bef575b506001600160401b0360808364ffffffffff604062ffffff9601511660608b015282606082015116828b015201511660a0880152600185015460c0880152511611612bc4575050565b600282015460e0850152516006811015610b505760031901612be35750565b60030154610100830152565b6001600160401b03612c0b5f199264ffffffffff865116612ab4565b1601916001600160401b038311612533576001600160401b03928316604089015291612b7b565b5050608091509291920164ffffffffff81511615612c5e57600182525164ffffffffff16602082015290565b5090565b50612c6d8382613f47565b15612b3f565b5062ffffff82511663ffffffff841611612b05565b63ffffffff1663ffffffff81146125335760010190565b51906001600160a01b038216820361071a57565b519063ffffffff8216820361071a57565b51906001600160401b038216820361071a57565b908160a091031261071a5760405190612cf082612410565b612cf981612c9f565b8252602081015160ff8116810361071a57612d3e916080916020850152612d2260408201612cb3565b6040850152612d3360608201612cb3565b606085015201612cc4565b608082015290565b9190820180921161253357565b9190820391821161253357565b8015612533575f190190565b6040516311179c3760e31b8152600481018290526001600160a01b0390921660248301529060a081806044810103816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561121e575f91612f7f575b50815f526002602052612dea60405f20612784565b906001600160a01b03815116158015612f6f575b612f685762ffffff825116926001840180941161253357606082015163ffffffff16808511612f60575b50610401841115612f595761040019840184811161253357935b604083015163ffffffff16808610612f51575b505b848111612e675750505050505f90565b815f52600360205260405f205f1982019082821161253357815f52602052612e9160405f2061244c565b9062ffffff8651161480612f40575b612f365760c0810180516006811015610b5057600214908115612f18575b506001600160401b0360019283925f14612f0e5760800151165b6001600160401b0360ff6020880151169116901c1614612f0057612efb90612d60565b612e57565b63ffffffff16949350505050565b6060015116612ed8565b905051906006821015610b5057906003146001600160401b03612ebe565b50612efb90612d60565b50612f4b8582613f47565b15612ea0565b94505f612e55565b5f93612e42565b93505f612e28565b5050505f90565b5060ff6101208301511615612dfe565b612f98915060a03d60a01161121757611209818361242b565b5f612dd5565b6001600160401b0381116123a95760051b60200190565b929190612fc184613d8b565b935f52600360205260405f2063ffffffff82165f52602052612ff160405f2091612fea8361244c565b8096613db8565b936001600160401b038516159081156130b5575b506130ae576005016040519061301a82612410565b8054926001600160401b0380600160ff82881694858852838960401c1660208901528860801c97848916604082015262ffffff8a60c01c166060820152608062ffffff8b60d81c16910152161b80961616166130a557815467ffffffffffffffff19166001600160401b03918216828616171790915591161661309957565b6001600160401b039150565b505f9450505050565b505f925050565b608001516001600160401b031660ff84161c6001161590505f613005565b62ffffff60019116019062ffffff821161253357565b805f52600260205260405f206130fe81612784565b64ffffffffff6080820151161561317a57613159925f52600360205260405f2062ffffff8251165f5260205261313660405f2061244c565b916131418284613f47565b15613161575b6002613153910161281d565b91614a43565b929391929091565b9150613153600261317183613f9d565b93915050613147565b5050505f905f905f905f90565b60c4356001600160401b038116810361071a5790565b90602080835192838152019201905f5b8181106131ba5750505090565b82516001600160a01b03168452602093840193909201916001016131ad565b906131e5600435613d8b565b916131ef83612784565b916131fd8385600435614209565b506004355f52600360205260405f2063ffffffff602435166024350361071a5763ffffffff602435165f5260205260405f20906132398261244c565b925f9062ffffff8651168063ffffffff6024351603613bd2575064ffffffffff60808701511615613bc05760018701548060443503613ba8575061327d8686613f47565b15613b97575b61328f6002880161281d565b926001600160401b03606435166064350361071a576001600160401b03926132b8858989614a43565b919296909616804210613b8557506132dc6001600160401b0360608b015116613e9e565b60ff6101208c01511690818110613b3d5750506001600160401b031680421015613b7357506001600160401b036060890151166001600160401b0381196064351616613b5257506133376001600160401b0360643516613e9e565b60ff6101208b01511690818110613b3d5750506001600160401b031680421080613b1b575b613b0957506001600160401b03600187015460405160208101918252826064351660408201526040815261339160608261242b565b51902094164210613b02576001600160801b0360038a015416905b60ff610120870151168084108015613af1575b613adb575061071a576133e060a435608435866044356024356004356149db565b926133ea83612f9e565b936133f8604051958661242b565b838552601f1961340785612f9e565b013660208701375f92835b8585106138015750505050505060c0850151936006851015610b505761366695600162ffffff9614613749575b60808101906001600160401b03606435168252604081019164ffffffffff42168352600260c083015261ffff60e81b1964ffffffffff83511667ffffffffffffffff60a81b1986549567ffffffffffffffff60681b196cffffffffff000000000000000067ffffff0000000000602089015160281b16925160401b169367ffffffffffffffff60a81b67ffffffffffffffff60681b60608a015160681b16975160a81b169760a061ffff60e81b91015160e81b16986cffffffffffffffffffffffffff19161716171617161717178155600160f91b6001600160f81b03825416178155608435600282015560a4356004820155600360405160208101906044358252856040820152608435606082015260a435608082015260a08082015261357c8161356e60c082018861319d565b03601f19810183528261242b565b5190209101556040519160443583526020830152608435604083015260a43560608301526001600160401b0360643516608083015260c060a08301527f575cfe3cf20335786a09b0831e950154d089fd929caf82dbf3c617e3476fb4a963ffffffff6024351692806135f56004359460c083019061319d565b0390a3608435600186015561361960408501915f8352608435908688600435614b2c565b83518554602086015165ffffff00000090851660181b1691841684199091161765ffffff000000191617855551845468ffffff0000000000001916911660301b62ffffff60301b16178355565b6060810151825462ffffff60481b191660489190911b62ffffff60481b161782556080810151825462ffffff60881b60a084015160881b169069ffffffffffffffffffff60601b1964ffffffffff60601b61ffff60a01b60c087015160a01b169460601b169116171717825561370c6001600160401b0360e083015116839067ffffffffffffffff60b01b1967ffffffffffffffff60b01b83549260b01b169116179055565b6101008101518254610120909201516001600160f01b039290921690151560f01b60ff60f01b161760f89190911b6001600160f81b031916179055565b606088015160408901519060405161376081612410565b5f80825260208201819052604082015281891660608201528289166080909101526005840180547fffff0000000000000000000000000000000000000000000000000000000000001660c09290921b7affffff000000000000000000000000000000000000000000000000169190911760d89290921b7dffffff0000000000000000000000000000000000000000000000000000001691909117905561343f565b6001600160a01b0361381c613817878988614afd565b612511565b91166001600160a01b0382161115613acc5760405163598c993760e01b815260048035908201526001600160a01b038216602482015260c081806044810103816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561121e575f91613a1a575b506040810151156139fe576001600160801b03831661392b575b6138bb868887614afd565b602081013590601e198136030182121561071a57018035906001600160401b03821161071a5760200190803603821361071a576001600160a01b036139039351169186614ce0565b865185101561272257806001600160a01b036001921660208760051b8a010152940193613412565b604051636559e3fd60e01b81526004356004820152600160248201526001600160a01b03831660448201526020816064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561121e575f916139cd575b506001600160801b03841681106139ad57506138b0565b836001600160801b039163e244e0c760e01b5f526004521660245260445ffd5b90506020813d82116139f6575b816139e76020938361242b565b8101031261071a57515f613996565b3d91506139da565b6001600160a01b03826376a1be0560e01b5f521660045260245ffd5b905060c0813d8211613ac4575b81613a3460c0938361242b565b8101031261071a576040519060c082018281106001600160401b038211176123a957604052613a6281612c9f565b8252602081015161ffff8116810361071a57613ab99160a0916020850152613a8c60408201614b1f565b6040850152613a9d60608201614b1f565b6060850152613aae60808201612cc4565b608085015201612cc4565b60a08201525f613896565b3d9150613a27565b63a7781cbb60e01b5f5260045ffd5b8363134a70cf60e11b5f5260045260245260445ffd5b5060ff6101008801511684116133bf565b5f906133ac565b6398ced89760e01b5f5260045260245ffd5b506001600160401b036060890151166001600160401b0360643516141561335c565b63134a70cf60e11b5f5260045260245260445ffd5b6336e2c0cd60e01b5f526004526001600160401b036064351660245260445ffd5b638d158d0360e01b5f5260045260245ffd5b633ee1a68960e11b5f5260045260245ffd5b9350613ba285613f9d565b93613283565b63a8b951fb60e01b5f5260045260443560245260445ffd5b6113e46113d56113d060028a0161281d565b9495979396925050505f9263ffffffff602435161080613d55575b80613d2a575b80613d1b575b80613d0c575b80613cea575b613c8657505061071a5762ffffff83511663ffffffff60243516109081613c6d575b50613c515762ffffff825116632e6e7faf60e21b5f5260045263ffffffff6024351660245260445ffd5b60020154635d9409cd60e11b5f5260045260843560245260445ffd5b60c0915001516006811015610b5057600414155f613c27565b85518154602088015165ffffff00000060189190911b1662ffffff90921665ffffffffffff199091161717815590949093509150613cc19050565b6040810151825468ffffff000000000000191660309190911b62ffffff60301b16178255613666565b505f9250613d0360243563ffffffff1682600435614ac5565b60443514613c05565b50600485015460a43514613bff565b50600285015460843514613bf9565b506064356001600160401b0381169081810361071a57506001600160401b0360808601511614613bf3565b5060c0840180516006811015610b5057600214908115613d76575b50613bed565b9050516006811015610b50576003145f613d70565b90815f52600260205260405f2091825460f81c15613da65750565b6319032fbb60e31b5f5260045260245ffd5b92919092613dc581612784565b9163ffffffff62ffffff845116911610801590613e67575b6130ae579062ffffff608064ffffffffff6040613e1f613e128560a0613e086002613e2d9b0161281d565b980151168a614907565b8560a08801511690612ab4565b970151169201511690612ab4565b6001600160401b0383166001600160401b03821611613e5f575b506001600160401b0382164210613e5a57565b5f9150565b91505f613e47565b5060c0840180516006811015610b5057600214159081613e88575b50613ddd565b9050516006811015610b5057600314155f613e82565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b64ffffffffff81511664ffffffffff608084015116149182613f82575b5081613f6e575090565b60c0915001516006811015610b5057151590565b90915061ffff60c08160a0850151169201511614905f613f64565b5f60c0604051613fac816123f5565b8281528260208201528260408201528260608201528260808201528260a0820152015261ffff60c064ffffffffff6080840151169201511660405191613ff1836123f5565b82525f60208301525f60408301525f60608301525f608083015260a0820152600160c082015290565b9091614027908383614a43565b9491926001600160401b03819592951642106140bd57506101206140596001600160401b03606060ff94015116613e9e565b92015116116140b3576001600160401b03811642106140a957506001600160401b03811642106140a157506001600160401b038116421061409c57506006905f90565b600591565b600492909150565b9291505060039190565b5050506006905f90565b9594505050505060029190565b610140015164ffffffffff16156140e057600790565b600190565b90600582015480156141ee575f9283805b6015821061418a575050505f9060209293604051907fffffffffffffffff00000000000000000000000000000000000000000000000085830193600160f91b8552600760f81b602185015285602285015260c01b16602383015283602b830152604b820152604b815261416a606b8261242b565b604051918291518091835e8101838152039060025afa1561121e575f5190565b600184839497931c16156141e457156141ca576141ba906141ae8360068801614c0e565b90549060031b1c614d54565b90600180915b01909491946140f6565b506141d88160068601614c0e565b90549060031b1c6141ba565b90916001906141c0565b505f9150565b62ffffff1662ffffff81146125335760010190565b909291925f90602085019262ffffff84511662ffffff87511614806144dd575b6130a5576142396002830161281d565b915f95600582019760068301955b60028910806144c8575b156144b957845f52600360205260405f2062ffffff8951165f5260205260405f2061427b8161244c565b60028201549260c08201516006811015610b5057600214614357575b5050505f602091604051838101918383526021820152602181526142bc60418261242b565b604051918291518091835e8101838152039060025afa1561121e575f518954905f5b60018084831c161461433a576142f49089614c0e565b819291549060031b91821b915f19901b19161790556001810180911161253357895562ffffff614326818951166141f4565b168752614334600198612525565b97614247565b9061434c614352916141ae848c614c0e565b91612525565b6142de565b61437664ffffffffff60408401511662ffffff60808c01511690612d46565b42106144515750915f916001600160401b036005816143af816080602099600360f81b6001600160f81b03895416178855015116613e9e565b16926143f06143c860038c019585875460801c16612ab4565b855467ffffffffffffffff60801b191660809190911b67ffffffffffffffff60801b16178555565b015460801c16614434575b5062ffffff8a5116877fe8d561ee032b473b216922cadd0108f2c37276617a743ec9ed2490e6c23554ae85604051858152a3915f614297565b80611a5863ffffffff61444b935460c01c16612c88565b5f6143fb565b9b5050505094509550919093505b64ffffffffff6080840151161590816144a4575b81614493575b5061448357505050565b6140e09394506001015491614c4e565b61449e915083614c1d565b5f614479565b61014081015164ffffffffff16159150614473565b9850945095509190935061445f565b5062ffffff88511662ffffff83511611614251565b5064ffffffffff6080870151161515614229565b90916144ff6002840161281d565b90600384019260405193608085018581106001600160401b038211176123a95760405280546001600160801b038116865260208601946001600160401b038260801c1686526060604088019763ffffffff8460c01c16895260ff8460e01c161515918291015264ffffffffff610140830151161590811561471d575b508015614704575b6146f857835f52600360205260405f20905f1962ffffff875116019162ffffff83116125335762ffffff6145eb93165f5260205262ffffff60a06001600160401b036145e06145d460405f2061244c565b84848c01511690614907565b169201511690612d46565b42106146ed577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff600160e01b91161790556001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169261010083015115159361465e6001880154976140e5565b916001600160401b0363ffffffff62ffffff6060818951169801511698511691511690823b1561071a575f976101049689956040519b8c9a8b99630ece311f60e41b8b5260048b015260248a015260448901526064880152608487015260a486015260c485015260e48401525af1801561121e576146dd575b50600190565b5f6146e79161242b565b5f6146d7565b505050505050505f90565b50505050505050505f90565b5062ffffff60208601511662ffffff8651161415614583565b90505f61457b565b91909164ffffffffff60808301511615612f6857805f52600360205260405f2062ffffff8351165f5260205260405f209161475f8361244c565b9361476a8286613f47565b156148f0575b61477c6002820161281d565b9261478884848861401a565b506008811015610b50576006036148e6576140e095600260018401549682600460c08a95015264ffffffffff4216604082015264ffffffffff8151169082549161ffff60e81b1967ffffffffffffffff60a81b1967ffffff0000000000602085015160281b1667ffffffffffffffff60681b1967ffffffffffffffff60681b606087015160681b169467ffffffffffffffff60a81b608088015160a81b169660a061ffff60e81b91015160e81b16976cffffffffffffffffffffffffff1916171617166cffffffffff00000000000000004260401b1617161717178155600160fa1b6001600160f81b0382541617815501556060830162ffffff61488e818351166141f4565b1690526040830162ffffff6148a5818351166141f4565b16809152817fa6bfbc33d2313aa9344f88ed1983c2c6ff52462cfab74ca00de61255f5fe3c86604062ffffff875116938151908a82526020820152a3614b2c565b5050505050505f90565b93506148fb81613f9d565b935f6001850155614770565b6001600160401b039162ffffff602064ffffffffff8451169301511680155f146149315750011690565b62ffffff91505f190116011690565b60243563ffffffff81169081810361071a575060c435906001600160401b03821680830361071a576129db92506040519060208201927f249aac4a53ac68502016414d478e09dde5f774f1a32b141b47d0b5fe862f75b8845260043560408401526060830152606435608083015260843560a083015260a43560c083015260e082015260e081526149d36101008261242b565b519020614d2e565b9390926129db959263ffffffff6040519560208701977ff32be753db8019cbb6a39d2a73861ea7306e41c2538bf8bdb7b4a131d3a3f45f89526040880152166060860152608085015260a084015260c083015260e082015260e081526149d36101008261242b565b92919062ffffff60a0614a599201511684614907565b9260c08101516006811015610b5057600503614a9157604064ffffffffff91015116916129db62ffffff606085945b01511683612ab4565b50614aa562ffffff60208301511684612ab4565b916129db62ffffff6060614abf8260408701511687612ab4565b94614a88565b82614ad4575060049150015490565b90505f52600360205260405f20905f198101908111612533575f52602052600260405f20015490565b91908110156127225760051b81013590603e198136030182121561071a570190565b5190811515820361071a57565b93929062ffffff614b3f818551166141f4565b16918284525f608085015262ffffff60408501511662ffffff60e0830151161180159361010086019480865291614bfd575b5015614bde5750600201805464ffffffffff60d01b19164260d01b64ffffffffff60d01b161790557f5935565440b10eb01170f6dd79a76c08eb3ca91994be8085704ba0c10f47fd9e926060929162ffffff905115159251169060405192835260208301526040820152a2565b9050614beb915082614c1d565b614bf457505050565b6124c492614c4e565b905062ffffff82511611155f614b71565b60158210156127225701905f90565b62ffffff8151166001810180911161253357614c4660c09162ffffff6020819501511690612d53565b920151161190565b4264ffffffffff811660808401529151604080519485526001600160401b03909316602085015262ffffff169290917f1f9d5b0ee89111d175f05f9614ac50d6982b1085f58d8b8f5b0aaca8df681b6991a3565b60ff811690601f8211614cd15760405191614cbe60408461242b565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b90614ceb9291614d81565b506004811015610b50571591821592614d16575b5050614d0757565b638baa579f60e01b5f5260045ffd5b6001600160a01b039192508116911614155f80614cff565b604290614d39614db5565b906040519161190160f01b8352600283015260228201522090565b5f906020926040519084820192600160f81b8452602183015260418201526041815261416a60618261242b565b9060418303614dab57614da49250602081013591604082359201355f1a90614ed1565b9192909190565b50505f9160029190565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016301480614ea8575b15614e10577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152614ea260c08261242b565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614614de7565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411614f48579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561121e575f516001600160a01b03811615614f3e57905f905f90565b505f906001905f90565b5050505f916003919056",
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

// PackConsumeCommission is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x04daab17.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function consumeCommission(bytes32 taskId, address keeper, (uint32,bytes32,bytes32,bytes32,address[]) opening) returns(uint256 gradients, uint256 signers, uint256 index, uint64 vestedAt)
func (trainingRounds *TrainingRounds) PackConsumeCommission(taskId [32]byte, keeper common.Address, opening ProposalOpening) []byte {
	enc, err := trainingRounds.abi.Pack("consumeCommission", taskId, keeper, opening)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConsumeCommission is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x04daab17.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function consumeCommission(bytes32 taskId, address keeper, (uint32,bytes32,bytes32,bytes32,address[]) opening) returns(uint256 gradients, uint256 signers, uint256 index, uint64 vestedAt)
func (trainingRounds *TrainingRounds) TryPackConsumeCommission(taskId [32]byte, keeper common.Address, opening ProposalOpening) ([]byte, error) {
	return trainingRounds.abi.Pack("consumeCommission", taskId, keeper, opening)
}

// ConsumeCommissionOutput serves as a container for the return parameters of contract
// method ConsumeCommission.
type ConsumeCommissionOutput struct {
	Gradients *big.Int
	Signers   *big.Int
	Index     *big.Int
	VestedAt  uint64
}

// UnpackConsumeCommission is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x04daab17.
//
// Solidity: function consumeCommission(bytes32 taskId, address keeper, (uint32,bytes32,bytes32,bytes32,address[]) opening) returns(uint256 gradients, uint256 signers, uint256 index, uint64 vestedAt)
func (trainingRounds *TrainingRounds) UnpackConsumeCommission(data []byte) (ConsumeCommissionOutput, error) {
	out, err := trainingRounds.abi.Unpack("consumeCommission", data)
	outstruct := new(ConsumeCommissionOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Gradients = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.Signers = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	outstruct.Index = abi.ConvertType(out[2], new(big.Int)).(*big.Int)
	outstruct.VestedAt = *abi.ConvertType(out[3], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackConsumeReward is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x991f8335.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function consumeReward(bytes32 taskId, uint32 round, uint8 slot) returns(uint64 vestedAt)
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
// Solidity: function consumeReward(bytes32 taskId, uint32 round, uint8 slot) returns(uint64 vestedAt)
func (trainingRounds *TrainingRounds) TryPackConsumeReward(taskId [32]byte, round uint32, slot uint8) ([]byte, error) {
	return trainingRounds.abi.Pack("consumeReward", taskId, round, slot)
}

// UnpackConsumeReward is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x991f8335.
//
// Solidity: function consumeReward(bytes32 taskId, uint32 round, uint8 slot) returns(uint64 vestedAt)
func (trainingRounds *TrainingRounds) UnpackConsumeReward(data []byte) (uint64, error) {
	out, err := trainingRounds.abi.Unpack("consumeReward", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
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
// Solidity: function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) returns()
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
// Solidity: function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) returns()
func (trainingRounds *TrainingRounds) TryPackOverturnRound(taskId [32]byte, round uint32, clearedSlots uint64) ([]byte, error) {
	return trainingRounds.abi.Pack("overturnRound", taskId, round, clearedSlots)
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

// PackRoundOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34b2389e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function roundOf(bytes32 taskId, uint32 round) view returns((uint8,uint64,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32) result)
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
// Solidity: function roundOf(bytes32 taskId, uint32 round) view returns((uint8,uint64,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32) result)
func (trainingRounds *TrainingRounds) TryPackRoundOf(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingRounds.abi.Pack("roundOf", taskId, round)
}

// UnpackRoundOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x34b2389e.
//
// Solidity: function roundOf(bytes32 taskId, uint32 round) view returns((uint8,uint64,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32) result)
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
// Solidity: function setSlot(bytes32 taskId, uint8 slot, bool active) returns(uint32 boundary)
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
// Solidity: function setSlot(bytes32 taskId, uint8 slot, bool active) returns(uint32 boundary)
func (trainingRounds *TrainingRounds) TryPackSetSlot(taskId [32]byte, slot uint8, active bool) ([]byte, error) {
	return trainingRounds.abi.Pack("setSlot", taskId, slot, active)
}

// UnpackSetSlot is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9f8ab781.
//
// Solidity: function setSlot(bytes32 taskId, uint8 slot, bool active) returns(uint32 boundary)
func (trainingRounds *TrainingRounds) UnpackSetSlot(data []byte) (uint32, error) {
	out, err := trainingRounds.abi.Unpack("setSlot", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackStart is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe52f078f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function start(bytes32 taskId, (uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec, uint64 activeSlots) returns()
func (trainingRounds *TrainingRounds) PackStart(taskId [32]byte, spec TrainingTaskSpec, activeSlots uint64) []byte {
	enc, err := trainingRounds.abi.Pack("start", taskId, spec, activeSlots)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStart is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe52f078f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function start(bytes32 taskId, (uint16,bytes32,uint64,uint32,bytes32,bytes32,bytes32,uint64,bytes32,uint8,uint8,uint32,uint8,uint8,uint8,uint32,uint32,uint32,int16,bool,uint8,uint8,uint32,uint32,uint8,uint8,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint8,uint32,uint32,uint32,uint128,uint16,uint128,uint128,uint128,uint128,address,address,address) spec, uint64 activeSlots) returns()
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
// Solidity: event OuterGradientCommitted(bytes32 indexed taskId, uint32 indexed round, address indexed trainer, uint8 slot, bytes32 parentRoot, bytes32 payloadRoot, bytes32 claimHash, bytes32 frozenHash)
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
// Solidity: event RoundOverturned(bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, uint64 clearedSlots)
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
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NotAuthorized"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNotAuthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NotFinalizable"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNotFinalizableError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingRounds.abi.Errors["NotInPool"].ID.Bytes()[:4]) {
		return trainingRounds.UnpackNotInPoolError(raw[4:])
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

// TrainingRoundsNotInPool represents a NotInPool error raised by the TrainingRounds contract.
type TrainingRoundsNotInPool struct {
	Keeper common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotInPool(address keeper)
func TrainingRoundsNotInPoolErrorID() common.Hash {
	return common.HexToHash("0x76a1be05286e25932f1edc9be3d240b23358ea6897afbd5d7fb1d5457a61c66e")
}

// UnpackNotInPoolError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotInPool(address keeper)
func (trainingRounds *TrainingRounds) UnpackNotInPoolError(raw []byte) (*TrainingRoundsNotInPool, error) {
	out := new(TrainingRoundsNotInPool)
	if err := trainingRounds.abi.UnpackIntoInterface(out, "NotInPool", raw); err != nil {
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
