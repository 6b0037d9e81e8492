// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package trainingdispute

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

// IDisputeMovesPosting is an auto generated low-level Go binding around an user-defined struct.
type IDisputeMovesPosting struct {
	Root    [32]byte
	Local   [32]byte
	Trace   [32]byte
	Path    [][32]byte
	EndPath [][32]byte
	Nodes   [][32]byte
	Program ITrainingFraudEntries
}

// IDisputeViewsPosition is an auto generated low-level Go binding around an user-defined struct.
type IDisputeViewsPosition struct {
	Claim          [32]byte
	TaskId         [32]byte
	Round          uint32
	Trainer        common.Address
	Challenger     common.Address
	Turn           uint8
	Moves          uint8
	Segment        uint32
	Transition     uint32
	Part           uint32
	Entry          uint32
	Element        uint64
	Accumulators   uint16
	Kind           uint8
	Dtype          uint8
	Length         uint64
	Height         uint8
	Index          uint64
	Node           [32]byte
	AtRoot         bool
	Deadline       uint64
	ChallengerLeft uint32
	TrainerLeft    uint32
}

// ITrainingFraudClaim is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudClaim struct {
	Gradient  OuterGradient
	Signature []byte
}

// ITrainingFraudEntries is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudEntries struct {
	Root  [32]byte
	Path  [][32]byte
	Place ProgramPlace
	Proof [][32]byte
}

// ITrainingFraudTraced is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudTraced struct {
	Part     uint32
	PartRoot [32]byte
	PartPath [][32]byte
	Root     [32]byte
	Path     [][32]byte
}

// ITrainingFraudTransition is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudTransition struct {
	Segment     uint32
	Index       uint32
	Local       [32]byte
	Trace       [32]byte
	Path        [][32]byte
	Before      [32]byte
	BeforeTrace [32]byte
	BeforePath  [][32]byte
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

// ProgramNamed is an auto generated low-level Go binding around an user-defined struct.
type ProgramNamed struct {
	Number uint32
	Entry  []byte
}

// ProgramPlace is an auto generated low-level Go binding around an user-defined struct.
type ProgramPlace struct {
	Leaves uint32
	Number uint32
	Header []byte
	Entry  []byte
	Named  []ProgramNamed
}

// TrainingDisputeMetaData contains all meta data concerning the TrainingDispute contract.
var TrainingDisputeMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"fraud_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"bond_\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"chainOf\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"close\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"demandElement\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"demandLeaf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"demandSegment\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"enter\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"local\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"open\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"pick\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"pickTensor\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"postSegment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"posting\",\"type\":\"tuple\",\"internalType\":\"structIDisputeMoves.Posting\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"endPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"program\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}]},{\"name\":\"ids\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reveal\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"revealElement\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"accumulators\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"segmentOf\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"timeout\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"BondPaid\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeClosed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"convicted\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"moot\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeOpened\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"gradient\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ElementDemanded\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"accumulators\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ElementRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"data\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"},{\"name\":\"accumulators\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"NodePicked\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"NodesRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"by\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"indexed\":false,\"internalType\":\"bytes32[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SegmentDemanded\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SegmentPosted\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"indexed\":false,\"internalType\":\"bytes32[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TransitionEntered\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"root\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"ClockExpired\",\"inputs\":[{\"name\":\"since\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ClockRunning\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DisputeNotFound\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotDisputable\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TooManyAnswers\",\"inputs\":[{\"name\":\"given\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"most\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"TooManyMoves\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnknownValue\",\"inputs\":[{\"name\":\"enumeration\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongMove\",\"inputs\":[{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"function\",\"name\":\"bond\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"count\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"fraud\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"positionOf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIDisputeViews.Position\",\"components\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"turn\",\"type\":\"uint8\",\"internalType\":\"enumIDisputeViews.Turn\"},{\"name\":\"moves\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"accumulators\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"kind\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"dtype\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"length\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"height\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"atRoot\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"challengerLeft\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainerLeft\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"stateMutability\":\"view\"}]",
	ID:  "TrainingDispute",
	Bin: "0x61012080604052346101ff5760408161629b803803809161002082856102a8565b8339810103126101ff576020610035826102cb565b9101516040516109a680820193906001600160401b038511838610176102945760409183916158f583396001600160a01b031680865260208601859052940301905ff091821561020b576004926020928260805260a05260018060a01b031660c0526040519283809263c305a6d960e01b82525afa90811561020b575f91610255575b506001600160a01b031660e081905260405163fbfa77cf60e01b815290602090829060049082905afa90811561020b575f91610216575b50604051637e062a3560e11b815290602090829060049082906001600160a01b03165afa90811561020b575f916101cd575b506001600160a01b03166101005260405161561590816102e082396080518181816113cf0152818161196c01528181611c220152818161282601528181612fb7015261309e015260a05181818161080501528181611f92015281816127cd01526128c0015260c051816020015260e05181818161142b01528181611c79015281816124bf01528181613e1f0152818161418d01526143a30152610100518181816112640152611fb50152f35b90506020813d602011610203575b816101e8602093836102a8565b810103126101ff576101f9906102cb565b5f610121565b5f80fd5b3d91506101db565b6040513d5f823e3d90fd5b90506020813d60201161024d575b81610231602093836102a8565b810103126101ff5760206102466004926102cb565b91506100ef565b3d9150610224565b90506020813d60201161028c575b81610270602093836102a8565b810103126101ff5760206102856004926102cb565b91506100b8565b3d9150610263565b634e487b7160e01b5f52604160045260245ffd5b601f909101601f19168101906001600160401b0382119082101761029457604052565b51906001600160a01b03821682036101ff5756fe60c06040526004361015610056575b3461005257604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e1561004e573d90f35b3d90fd5b5f80fd5b5f6080525f3560e01c806312503be7146125d55780631396a1b0146123c75780631dd32d0c14611bc057806335c4dcfd146119fb578063396ed225146113165780633ccfd60b146111c55780634c67888a14610e6b5780638c4b532914610d63578063974fae6014610cdc5780639a8345da146108bc578063ada98f3914610627578063b7e051c2146102cf578063d054227c1461019a578063d839b740146101545763e4a62b900361000e573461014e57606036600319011261014e57610148600435610122612a3e565b9061012b612b37565b906101398260243583613265565b9061014383614bbd565b613d5b565b60805180f35b60805180fd5b3461014e57604036600319011261014e5761016d612a2b565b60043560805152600660205263ffffffff60406080512091165f52602052602060405f2054604051908152f35b3461014e57606036600319011261014e576024356004356044356001600160401b03811161014e576101d09036906004016129fb565b90926101da612b37565b926101e58482612e5b565b602085015190939060068110156102b7576003148015906102a9575b61028e5764ffffffffff855116804210156102785750858161024a7f5fa53cb341b1cc6d9828f52d20e450175d5426e6be8aaddbd151a5a771c4c0e79361014899878a8a6149a0565b610267604051928392338452604060208501526040840191612daa565b0390a361027382614bbd565b614086565b6375adfbd560e01b608051526004526024608051fd5b6002840154630306fab160e11b608051526004526024608051fd5b508260028501541415610201565b634e487b7160e01b6080515260216004526024608051fd5b3461014e576102dd36612a51565b946102ec949194939293612b37565b936102f8858484613265565b936103038487613327565b50909890508815610531576001600160401b038216906103238689613327565b91508310908115610527575b5061051057978560ff996103438c8b614d2b565b6103558d6101008d019d8e5116612bcc565b9093856040519582936001601f53808b602060018d161b525b6104ae5750506001602091161b519260051b011492604052821592610498575b5050610481575b88151580610451575b156103de578060011b90808204600214901517156103c6576103c0909861453c565b97610395565b634e487b7160e01b6080515260116004526024608051fd5b63ffffffff907f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97949596979860ff6101489b8660028c01556080516101a08d0152169052166101408801525b604080516001600160401b039092168252602082019290925290819081015b0390a3613cad565b506001600160ff1b03811681036103c6575f1989018981116103c6576104779088614d2b565b8160011b1461039e565b84630306fab160e11b608051526004526024608051fd5b6104a59192508989614764565b1415858b61038e565b91949550919282851060018616175f146104fb5780602091356040600188161c52019360011c91602080600185161b6041601f60025afa505b60011c905f190190818c969594939261036e565b9360011c916020516020600185161b526104e7565b85630306fab160e11b608051526004526024608051fd5b905082118b61032f565b909293949596919750600c60ff60c08901511603610481579061056e6001926105598a6133af565b926001600160401b0386169384898c8c6133cb565b60ff8316610120880152016001600160401b0381116103c6576001600160401b0363ffffffff61016088015116911614608051505f146106145762ffffff80600586015460c81c165b1680156105fd57957f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97916105f86105f061014899613edf565b838989613f03565b61042a565b83630306fab160e11b608051526004526024608051fd5b62ffffff80600586015460b01c166105b7565b3461014e57610635366129ac565b61063d612e26565b610645612b37565b916106656106538483612e5b565b9261065e8185612f8c565b8354613086565b156108a1576106838360056020610833960152608051815283614c0a565b61068e600254612d10565b60025560018201549160018060a01b03600582015416600482019362ffffff855460a01c1690806080515260086020526040608051206106ce815461453c565b90558060805152600960205260406080512060018060a01b0384165f5260205260405f20926040519361070085612acc565b54916001600160401b038316938486526001600160401b0361073d602088019663ffffffff8760401c1688528260408a019760601c168752614d16565b1686528063ffffffff865116148061088e575b1561084b57506001600160401b0361076a81855116614d16565b1683525b6080515260096020526040608051209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b16171717905554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e47860408051608051815260016020820152a3547f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613233565b6080515f5160206155f55f395f51905f525d60805180f35b8160805152600a60205260406080512060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f20610887815461453c565b905561076e565b506001600160401b038451161515610750565b6002820154630306fab160e11b608051526004526024608051fd5b3461014e57608036600319011261014e576044356001600160401b03811161014e576108ec903690600401612a9f565b6064356001600160401b03811161014e5761090b903690600401612a9f565b610916929192612b37565b9261092384600435612e5b565b602085015190939060068110156102b757600414801590610ccc575b61028e5764ffffffffff85511680421015610278575060e0850161096660ff825116614715565b8214801590610cad575b8015610c98575b610c7f57836109d7575b50610148957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b5916102676109c2604051938493604085526040850191612c77565b82810360208401526024359660043596612c77565b60ff6109f191511663ffffffff610160880151169061484b565b610a0b828860048801549362ffffff8560d81c1690614874565b15610c7f576005850154610a68906001600160a01b03811633819003610c6b575b5086549062ffffff6101808a0151169160ff6101208b0151169063ffffffff8660d01c169361ffff62ffffff8860b81c169460a01c16916146d7565b806080515260076020526103fc604060805120549260ce1c16600481018082116103c657610a9791858b612e0e565b610aa081612d67565b91610aae6040519384612b16565b818352368282011161014e578190602084013760206080519183010152805160031015610c53576023810160ff60f81b81511690825160021015610c535760ff60f81b60228401511690835160011015610c535760ff60f81b60218501511690845115610c535760ff60f81b6020860151166080511a90855160031015610c535753835160021015610c53576080511a6022840153825160011015610c53576080511a6021830153815115610c53576080511a6020820153604051610ba181602080808301958b8b88378b8401908282016080518152815193849201905e0101608051815203601f198101835282612b16565b5190209180610bec57509161014897917f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b593608051526007602052604060805120555b915095610981565b905003610c1e57610148957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b591610be4565b604051633c1e253d60e11b815260206004820152600c60248201526b616363756d756c61746f727360a01b6044820152606490fd5b634e487b7160e01b6080515260326004526024608051fd5b610c79906001890154614360565b89610a2c565b630306fab160e11b608051526024356004526024608051fd5b506103fc600486015460ee1c16841415610977565b50602435610cc5610cbe848a614741565b8888614764565b1415610970565b506024356002850154141561093f565b3461014e5760c036600319011261014e57610cf5612a2b565b610cfd612a3e565b60643563ffffffff81169081900361014e5760843563ffffffff8116919082900361014e57610d499363ffffffff806001600160401b03610d3c6129e5565b16951691166004356146d7565b608051526007602052602060406080512054604051908152f35b3461014e57610d7136612a51565b9184959394610d7e612b37565b93610d8a858988613265565b93610d958987613327565b5050600a60ff60c0890151161490811591610e61575b508015610e43575b610e2c576001600160401b03610dcf60ff60e089015116614518565b818a16901c169260ff6101008801511615155f14610e0c575091610dff8492610e069484846101489d8b8b6133cb565b8585614548565b926145d8565b969350505063ffffffff61014085015116036105105761014895506145d8565b88630306fab160e11b608051526004526024608051fd5b5063ffffffff610160870151166001600160401b0389161015610db3565b905015158a610dab565b3461014e5761010036600319011261014e576001600160401b036044351161014e576101006044353603600319011261014e576064356001600160401b03811161014e576080600319823603011261014e57608435906001600160401b03821161014e5760a0600319833603011261014e57610ee56129e5565b9060e4356001600160401b03811161014e57610f059036906004016129fb565b9390610f0f612b37565b91610f1f83602435600435613265565b93610f34816004016044356004018688614176565b90610f506020610f4a6044840184600401612cea565b01612cff565b91610f5d84600401612cff565b9263ffffffff610f736044870187600401612d32565b92909582610f8760848a018a600401612d32565b604060a08190528051979196929590921693929092169190610fa99087612b16565b60068652651bdd5d1c1d5d60d21b602087015260a051870151831080156111b7575b61119b5760608701518084109790919088156111905760a05181015192985b156111835760208101518410155b6111635760200151906001820182116103c657826110739961104b8a8f946110989f6110509661105b9a61103e602461103660016110559d01613ebb565b9301356133af565b91606460443501356144c4565b612bcc565b613edf565b92612bcc565b61106860648a01356133af565b9160248a01356144c4565b60ff61108184600401612cff565b166101208601526064830135906004018587613b5c565b6001600160401b0360a05182015116906001600160401b038716918210156111325761014897611126946001600160401b0361111b946110de60ff602087015116614518565b60a05180519290911c9290921696909490918791906110fd9087612b16565b60048652633632b0b360e11b6020870152606460c4359301356144c4565b60c435908385614548565b60c435916004356145d8565b60a05151633c1e253d60e11b8152602060048201526007602482015266195b195b595b9d60ca1b6044820152606490fd5b60a05151633c1e253d60e11b81528061117f8a6004830161449a565b0390fd5b6020810151841415610ff8565b608081015198610fea565b60a05151633c1e253d60e11b81528061117f886004830161449a565b506080870151831015610fcb565b3461014e5760805136600319011261014e576111df612e26565b3360805152600560205260406080512054801561130357336080515260056020526080516040608051205561121681600354612bcc565b6003556040518181527f0aaadfd6df09c4a3e2ddba2047cc3258298c9e730c9f3d817f24aab84a80b2c760203392a26080805160405163a9059cbb60e01b90915233600452602483905290517f0000000000000000000000000000000000000000000000000000000000000000929060209060448180875af1600160805151148116156112e2575b82604052156112c157602092506080515f5160206155f55f395f51905f525d8152f35b60808051635274afe760e01b90526001600160a01b03841660045251602490fd5b60018115166112f857833b15153d15161661129e565b823d608051823e3d90fd5b630686827b60e51b608051526004608051fd5b3461014e57608036600319011261014e576001600160401b036004351161014e576004356004016101006003196004353603011261014e57611356612a2b565b906001600160401b036044351161014e5760e06044353603600319011261014e576064356001600160401b03811161014e576113969036906004016129fb565b919092604083116119df578261194357604051632fe333a160e11b815260206004820181905281806113cb6024820187612c97565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156119365760805191611904575b50935b61142461141d604460043501612d1e565b8435614360565b61144f83357f00000000000000000000000000000000000000000000000000000000000000006134d0565b9461146063ffffffff841687613701565b979050600382146118d45761147488613e97565b95604051608051601f536024604435013560205260448035013560405260206080516041601f60025afa906040521561014e5760805151895f198101116103c6576114e8906114cd606460443501604435600401612d32565b906114d6612d82565b925f198e018c600460443501356144c4565b6002830361182b57506084600435013560246044350135036117ff575b608061151b60a460443501604435600401612d32565b9050116117d1578260805152600660205260406080512063ffffffff86165f5260205260405f205480155f1461179957508260805152600660205260406080512063ffffffff86165f5260205260405f206044356004013590556115ef837f907304847baaaa152c5a473749d83065493ef8ef4094b4205f07c09cf95d80ba6115ae60a460443501604435600401612d32565b939060405191829160443560040135835260246044350135602084015260448035013560408401526080606084015263ffffffff8c16966080840191612daa565b0390a35b60016115fd612dce565b9814611765575b50506080515b858110156101485761161a612b37565b9061162485615089565b61163583600584901b870135612e5b565b602084015190919060068110156102b75760021480159190611756575b5061173c5764ffffffffff8351168042101561027857508381540361170c576001926116c99160443560040135856001600160401b0360408c015116145f146116f5575060058101805461ffff60a01b191690556044803501356116b8818d85856142d3565b84156116cf575b5061027382614bbd565b0161160a565b6116ef906116e760a460443501604435600401612d32565b9185856149a0565b8b6116bf565b6117078a604435600401358585613f03565b6116b8565b604051633c1e253d60e11b81526020600482015260076024820152666469737075746560c81b6044820152606490fd5b60020154630306fab160e11b608051526004526024608051fd5b9050600282015414158a611652565b91965060443560c481013592919036036082190183121561014e576004611791936044350101916137d0565b948680611604565b60443560040135146115f3576064604051633c1e253d60e11b81526020600482015260046024820152631c9bdbdd60e21b6044820152fd5b604051633c1e253d60e11b81526020600482015260056024820152646e6f64657360d81b6044820152606490fd5b604051633c1e253d60e11b8152602060048201526003602482015262195b9960ea1b6044820152606490fd5b6118cf90611837613b38565b5061187061184c61184785613cf1565b613e73565b9161185b602460043501612cff565b611869604460043501612d1e565b91356151a4565b6060820152611884602460443501356133af565b611898608460443501604435600401612d32565b6040805194919391906118ab9086612b16565b6003855262195b9960ea1b602086015263ffffffff8b169060a460043501356144c4565b611505565b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b90506020813d60201161192e575b8161191f60209383612b16565b81010312610052575185611409565b3d9150611912565b6040513d608051823e3d90fd5b604051633ab98b4360e21b815260206004820181905281806119686024820187612c97565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561193657608051916119ad575b509361140c565b90506020813d6020116119d7575b816119c860209383612b16565b810103126100525751856119a6565b3d91506119bb565b826355fb3f3960e01b6080515260045260406024526044608051fd5b3461014e5760a036600319011261014e576044356004356001600160401b03821161014e578160040190610100600319843603011261014e57606435906001600160401b03821161014e576080600319833603011261014e57608435938415159485810361014e57611a6b612b37565b94611a88611a7c8760243587613265565b95600401828888614176565b968215611b7d57611a9882612cff565b63ffffffff62ffffff600589015460e01c169116146118d45763ffffffff7f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a94608094611b22611af48c8860a06101489f015191015190612bcc565b6001600160401b03611b04613b38565b9116604082015287516020820152600d815260448401358c8c613f03565b15611b695781611b426024611b3b604485013597612cff565b9301612cff565b916040519586521660208501521660408301526060820152a2611b6482614bbd565b614009565b81611b426024611b3b606485013597612cff565b63ffffffff84608094611bbb6101489b60647f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a990135908c8c6142d3565b611b22565b3461014e57604036600319011261014e576004356001600160401b03811161014e578060040190610100600319823603011261014e57611bfe612a2b565b91611c07612e26565b604051632fe333a160e11b81526020600482018190529092907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316908480611c5a6024820187612c97565b0381845afa9384156119365760805194612393575b50823594611c9d867f00000000000000000000000000000000000000000000000000000000000000006134d0565b9160a08301511590811561237a575b8115612355575b811561231e575b81156121ce575b506121b7576080515495611cd487612d10565b6080515586608051526001602052608051604090209580875587600188019683885560048901600160a01b6001900333166001600160601b0360a01b82541617815560248801611d2390612cff565b815462ffffff60a01b191660a09190911b62ffffff60a01b16178155611d4b60448901612d1e565b60058b0180546001600160a01b0319166001600160a01b0390921691909117815591611d7688613cf1565b835462ffffff60e01b19811660e09290921b62ffffff60e01b1691909117909355611d9f612b37565b996104808901805162ffffff1660608d01525162ffffff1660808c01526104a089015162ffffff1660a08c01525492600160a01b6001900316915460a01c62ffffff169183608051526008602052608051604090208054611dff90612d10565b90558360805152600960205260805160409020600160a01b6001900382165f5260205260405f209060405191611e3483612acc565b546001600160401b0381169182845260208401928260401c63ffffffff168452604085019260601c6001600160401b03168352611e7090613d3e565b6001600160401b0316845281516001600160401b03161596610100967f4ee15def5acec656cecad394136914828222317fe6302a382cd82ab9502f674b986121af575b845163ffffffff16810361216c57506001600160401b03611ed681855116613d3e565b1683525b6080515260096020526040608051209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b161717179055611f4e604051913383526020830190612bfa565ba463ffffffff818116036121595750611f7d939160a4611f73611847611b6494613cf1565b9101358484613f03565b6040516370a0823160e01b81523060048201527f000000000000000000000000000000000000000000000000000000000000000091907f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa9182156119365760805192612125575b5060805150604051926323b872dd60e01b6080515233600452306024528560445260206080516064608051608051855af19060016080515114821615612104575b5083604052608051606052156120ee57826024816020936370a0823160e01b82523060048301525afa801561193657608051906120ba575b61207b9250612bcc565b82810361209f576020826080515f5160206155f55f395f51905f525d604051908152f35b9050630ad48e5960e41b608051526004526024526044608051fd5b506020823d6020116120e6575b816120d460209383612b16565b810103126100525761207b9151612071565b3d91506120c7565b635274afe760e01b608051526004526024608051fd5b600182151661211a573b15153d15161686612039565b843d608051823e3d90fd5b9091506020813d602011612151575b8161214160209383612b16565b8101031261005257519085611ff8565b3d9150612134565b929150506121679284613d5b565b611f7d565b8160805152600a60205260406080512060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f206121a88154612d10565b9055611eda565b808552611eb3565b84634e8e11e160e11b608051526004526024608051fd5b604051630602210b60e21b8152600481018890529150602082602481845afa91821561193657608051926122fd575b508115612299575b8115612213575b5087611cc1565b60405163222e3d6760e11b81529150602090829060e4908290612239600483018b612bfa565b5afa908115611936576080519161225f575b506001600160401b0342911611158761220c565b90506020813d602011612291575b8161227a60209383612b16565b8101031261014e5761228b90613072565b8761224b565b3d915061226d565b90506040516347b70b0d60e01b8152876004820152602081602481855afa90811561193657608051916122ce575b5090612205565b6122f0915060203d6020116122f6575b6122e88183612b16565b81019061305a565b886122c7565b503d6122de565b61231791925060203d6020116122f6576122e88183612b16565b90886121fd565b905060c48401356001600160401b03811680910361014e5761234c9063ffffffff6104408601511690612bed565b42101590611cba565b905061236360248501612cff565b63ffffffff80610320860151169116101590611cb3565b6106408401516001600160a01b03168114159150611cac565b9093506020813d6020116123bf575b816123af60209383612b16565b8101031261005257519285611c6f565b3d91506123a2565b3461014e5760c036600319011261014e576044356001600160401b03811660043560243582840361014e57606435916084356001600160401b03811161014e576124159036906004016129fb565b94909360a4356001600160401b03811161014e5780600401926080600319833603011261014e57612444612b37565b97612450898888613265565b9761245b888b613327565b5050600b60ff60c08d01511614908115916125cb575b506125b4576124fd6020610f4a60446124f58a8f8f8f6101806124e38f6124ed946125219f9e8f9063ffffffff9f62ffffff976124bb936124b36001976133af565b918c876133cb565b01547f00000000000000000000000000000000000000000000000000000000000000006134d0565b9301511682613701565b5050906137d0565b970189612cea565b169260ff6101208b015116602082015114608051505f146125ab5760600151612bed565b0361257b5761014896612557827f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97948989613b5c565b50604080516001600160401b03909216825260208201929092529081908101610449565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b60400151612bed565b87630306fab160e11b608051526004526024608051fd5b905015158c612471565b34610052576125e3366129ac565b906125ec612e26565b6125f4612b37565b6125fe8183612e5b565b6126088482612f8c565b64ffffffffff82511680421061299a5750612624848254613086565b91821592839182612962575b80600560206126449301525f815284614c0a565b61264f600254612d10565b600255600183015494600584019360018060a01b03855416600482019762ffffff895460a01c1690805f52600860205260405f2061268d815461453c565b9055805f52600960205260405f2060018060a01b0384165f5260205260405f2092604051936126bb85612acc565b54916001600160401b038316938486526001600160401b036126f8602088019663ffffffff8760401c1688528260408a019760601c168752614d16565b1686528063ffffffff865116148061294f575b1561291057506001600160401b0361272581855116614d16565b1683525b5f52600960205260405f209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b16171717905554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e47860408051881515815286156020820152a390612909575b156128b5575081546127fb907f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613233565b612817576080515f5160206155f55f395f51905f525d60805180f35b546001600160a01b03908116917f000000000000000000000000000000000000000000000000000000000000000090911690813b15610052575f9161287b91836040518096819582946336297f4160e21b8452604060048501526044840190612c97565b90602483015203925af180156128aa57612896575b80610833565b5f6128a091612b16565b5f60805280612890565b6040513d5f823e3d90fd5b54612901906128f9907f0000000000000000000000000000000000000000000000000000000000000000600181901c9161104b9083906001600160a01b0316613233565b600454612bed565b6004556127fb565b50816127bf565b815f52600a60205260405f2060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f20612948815461453c565b9055612729565b506001600160401b03845116151561270b565b9350602084015160068110156129865761297e612644916131eb565b949050612630565b634e487b7160e01b5f52602160045260245ffd5b6303a5cac360e01b5f5260045260245ffd5b9060406003198301126100525760043591602435906001600160401b038211610052576101009082900360031901126100525760040190565b60a435906001600160401b038216820361005257565b9181601f84011215610052578235916001600160401b038311610052576020808501948460051b01011161005257565b6024359063ffffffff8216820361005257565b6044359063ffffffff8216820361005257565b60a06003198201126100525760043591602435916044356001600160401b0381168103610052579160643591608435906001600160401b03821161005257612a9b916004016129fb565b9091565b9181601f84011215610052578235916001600160401b038311610052576020838186019501011161005257565b606081019081106001600160401b03821117612ae757604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b03821117612ae757604052565b90601f801991011681019081106001600160401b03821117612ae757604052565b604051906101c082018281106001600160401b03821117612ae7576040525f6101a0838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152826101808201520152565b8115612bb8570490565b634e487b7160e01b5f52601260045260245ffd5b91908203918211612bd957565b634e487b7160e01b5f52601160045260245ffd5b91908201809211612bd957565b80358252602081013563ffffffff811680910361005257602083015260408101356001600160a01b03811691908290036100525760c0916040840152606081013560608401526080810135608084015260a081013560a084015201356001600160401b0381168103610052576001600160401b0360c09116910152565b908060209392818452848401375f828201840152601f01601f1916010190565b612ca18282612bfa565b60e0810135601e19823603018112156100525701602081359101906001600160401b03811161005257803603821361005257610100838160e0612ce79601520191612c77565b90565b903590609e1981360301821215610052570190565b3563ffffffff811681036100525790565b5f198114612bd95760010190565b356001600160a01b03811681036100525790565b903590601e198136030182121561005257018035906001600160401b03821161005257602001918160051b3603831361005257565b6001600160401b038111612ae757601f01601f191660200190565b60405190612d91604083612b16565b600a8252693a3930b739b4ba34b7b760b11b6020830152565b81835290916001600160fb1b0383116100525760209260051b809284830137010190565b6040519060c082018281106001600160401b03821117612ae7576040525f60a0838281528260208201528260408201528260608201528260808201520152565b90939293848311610052578411610052578101920390565b5f5160206155f55f395f51905f525c612e4c5760015f5160206155f55f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b9190825f52600160205260405f209260038401549164ffffffffff8316815260ff8360281c16926006841015612986576001806101a092612ea0602086019788613227565b60ff8160301c16604086015262ffffff8160381c16606086015262ffffff8160501c16608086015262ffffff8160681c1660a086015260ff8160801c1660c086015260ff8160881c1660e086015260ff8160901c1661010086015260ff8160981c1661012086015263ffffffff8160a01c1661014086015263ffffffff8160c01c1661016086015262ffffff8160e01c1661018086015260f81c1614910152815160068110156129865715612f7a575051600681101561298657600514612f6357565b6002820154630306fab160e11b5f5260045260245ffd5b634294e0f760e01b5f5260045260245ffd5b6020612fb39260405180948192633ab98b4360e21b83528460048401526024830190612c97565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156128aa575f92613026575b505403612ff857565b604051633c1e253d60e11b8152602060048201526005602482015264636c61696d60d81b6044820152606490fd5b9091506020813d602011613052575b8161304260209383612b16565b810103126100525751905f612fef565b3d9150613035565b90816020910312610052575180151581036100525790565b51906001600160401b038216820361005257565b604051630602210b60e21b81526004810191909152907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690602083602481855afa9283156128aa575f936131ca575b508215613176575b82156130f157505090565b60405163222e3d6760e11b81529250602091839160e4918391613118906004840190612bfa565b5afa80156128aa575f90613136575b6001600160401b039150161590565b506020813d60201161316e575b8161315060209383612b16565b81010312610052576131696001600160401b0391613072565b613127565b3d9150613143565b6040516347b70b0d60e01b815281356004820152909250602081602481855afa9081156128aa575f916131ab575b50916130e6565b6131c4915060203d6020116122f6576122e88183612b16565b5f6131a4565b6131e491935060203d6020116122f6576122e88183612b16565b915f6130de565b60068110159081612986576002811491821561321a575b821561320d57505090565b9091506129865760041490565b506003811491505f613202565b60068210156129865752565b906132609160018060a01b03165f52600560205260405f20613256828254612bed565b9055600354612bed565b600355565b9092916132728183612e5b565b93602082015160068110156129865760011490811591613318575b506133015764ffffffffff815116804210156132ef575060048401546001600160a01b031633036132dc5760ff6040601992015116116132ca5750565b632d564cd960e01b5f5260045260245ffd5b634a0bfec160e01b5f523360045260245ffd5b6375adfbd560e01b5f5260045260245ffd5b6002840154630306fab160e11b5f5260045260245ffd5b9050600285015414155f61328d565b919060ff60c0840151161561339d575061010082015160ff16906006821015613391576133548280612bcc565b92613370600163ffffffff61014084015116851b941b84612bed565b5f19810191908211612bd9578461338691614d2b565b818110908218021890565b61335460068093612bcc565b630306fab160e11b5f5260045260245ffd5b6020525f601f5360205f6021601f60025afa15610052575f5190565b9091949695926133db8684613327565b915082109081156134c6575b506134b3576133f65f84614d2b565b9760ff61010085015116988299806040519860206001869781601f53161b525b61345c5750506020600188999a989798161b519460051b011494604052841594613446575b5050505061339d5750565b613451939450614764565b1415815f808061343b565b909992600184168b8510171561349e5780602091356040600187161c52019260011c9960208060018d161b6041601f60025afa505b60011c905f190180613416565b9260011c99602051602060018d161b52613491565b85630306fab160e11b5f5260045260245ffd5b905081115f6133e7565b90604051916106608301908382106001600160401b03831117612ae7575f9283926040528285528260208601528260408601528260608601528260808601528260a08601528260c08601528260e08601528261010086015282610120860152826101408601528261016086015282610640610100966040516135528982612b16565b88368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201528261062082015201526040516020810191633d91081b60e21b8352602482015260248152613687604482612b16565b51916001600160a01b03165afa903d156136f9573d916136a683612d67565b926136b46040519485612b16565b83523d5f602085013e5b156136f057906020916101a082016040519180830160405281835e52805161027f19016102a082016101c083015e0190565b50602081519101fd5b6060916136be565b909161370c82613cf1565b80841161379257831561378657831461377a575f198301928311612bd95761030082019163ffffffff83511693848102948186041490151715612bd95761375f8463ffffffff6102e08194015116612bcc565b925116808311613772575b506001929190565b91505f61376a565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b903590601e198136030182121561005257018035906001600160401b0382116100525760200191813603831361005257565b60a0909391936137de612dce565b500151916138456137ed613b38565b93600360408601525f60208601526013855282359561380b876133af565b906138196020860186612d32565b92909160409889519561382c8b88612b16565b600787526670726f6772616d60c81b60208801526144c4565b8281016138528183612cea565b80956138616060850185612d32565b929091602082019063ffffffff61387783612cff565b16613b155760015b6138888161532d565b926138958b519485612b16565b818452601f196138a48361532d565b013660208601378a6138ef6138e96138bb8561532d565b976138c88451998a612b16565b8589526138d48661532d565b60208a019490601f190136863781019061379e565b90614741565b90865115613aa1575263ffffffff61390682612cff565b166139ff575b505061391e61394a969798999a612cff565b9063ffffffff8b519261393084612afb565b600984525f6020850152168b8301525f6060830152615358565b6008811015612986576139d0578161398861397f8361397961397463ffffffff9661399198612cea565b612cff565b93612cea565b8681019061379e565b92909116614d59565b9290601f811015612986576139a35750565b51633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8351633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b99959160019b979399959198949b9860808901995b5f198201828111612bd957811015613ab557613a308b8b612d32565b9091905f19820190828211612bd957811015613aa15760051b82013591603e1981360301831215610052578f828f92613a9a9260019663ffffffff920190613a9284613a8c6138e9613a8186612cff565b95602081019061379e565b92615344565b521692615344565b5201613a14565b634e487b7160e01b5f52603260045260245ffd5b5091959a613aca9193979c959a949950612cff565b96613adb6138e9606083018361379e565b915f198101908111612bd957613b0a63ffffffff61394a9a61391e95613b01858b615344565b52169186615344565b529a9998979661390c565b916080613b2391018a612d32565b92905060028301809311612bd957899261387f565b60405190613b4582612afb565b5f6060838281528260208201528260408201520152565b909392613b67613b38565b5060408301613b83613b798286612cea565b606081019061379e565b50936040519060e082018281106001600160401b03821117612ae757604052613c0f613bf9604084019760208135918260011a87528260021a828801528260031a8b5263ffffffff8360041a938460608a01528060051a60808a015260a01c1660030b60a08801520135908160c0870152614f2f565b939050613c09613b798685612cea565b90614fb7565b926101008411613c7d57610f4a602091613c2893612cea565b94600485018054965f198501948511612bd957613c7b97613c739560ff60f01b9060f01b169162ffffff60b81b9060b81b169067ff00000000ffffff60b81b1916171790555161484b565b948592613f03565b565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b613c7b91600a60ff60c0830151161480613ce1575b15613cd9576001915b613cd482614bbd565b6140fb565b600391613ccb565b5060ff6101008201511615613cc2565b613d1461030063ffffffff6102e08401511692019163ffffffff83511690612bed565b5f198101908111612bd95763ffffffff613d3092511690612bae565b60018101809111612bd95790565b6001600160401b03166001600160401b038114612bd95760010190565b939291909162ffffff600584015460e01c169463ffffffff82169586116118d45762ffffff8216610180840152835480917f4fbeb405091f235c82def9a0045aad66d1a0da7cfcc23f8c8457c81b5a66868a60206040518a8152a35f52600660205260405f20855f5260205260405f20548015958615613e11575b5050613de7905f60c0840152615089565b9360028301858154146134b35794613c7b9495555f14613e09576002916140fb565b6001916140fb565b613e4890613e4360018701547f00000000000000000000000000000000000000000000000000000000000000006134d0565b613701565b9150506001811115613dd657613c7b959650611b649250613e6b90949394613e97565b908484613f03565b906001600160401b03613e84613b38565b921660408301525f602083015260148252565b906001600160401b03613ea8613b38565b921660408301525f602083015260158252565b906001600160401b03613ecc613b38565b921660408301525f6020830152600c8252565b906001600160401b03613ef0613b38565b921660408301525f6020830152600b8252565b6002019190915560016101a0820152815160ff90811660c083015260208301511660e0820181905260409092015163ffffffff1661016082018190525f6101408301529091613f529190615307565b5f198101908111612bd95780613f70575061010060ff5f5b16910152565b7f07060605060205040602030205040301060502050303040105050304000000006f8421084210842108cc6318c6db6d54be826fffffffffffffffffffffffffffffffff1060071b83811c6001600160401b031060061b1783811c63ffffffff1060051b1783811c61ffff1060041b1783811c60ff1060031b1792831c1c601f161a1760018101809111612bd95760ff61010091613f6a565b9061401460036131eb565b156140765762ffffff806080830151165b1691600360208301526040820160ff81511660ff8114612bd957613c7b9464ffffffffff9260ff600161406e940116905262ffffff60a086015116818111908218021842612bed565b168252614c0a565b62ffffff80606083015116614025565b9061409160016131eb565b156140eb5762ffffff806080830151165b1691600160208301526040820160ff81511660ff8114612bd957613c7b9464ffffffffff9260ff600161406e940116905262ffffff60a086015116818111908218021842612bed565b62ffffff806060830151166140a2565b614104836131eb565b156141635761412362ffffff806080850151165b169360208401613227565b6040820160ff81511660ff8114612bd957613c7b9464ffffffffff9260ff600161406e940116905262ffffff60a086015116818111908218021842612bed565b61412362ffffff80606085015116614118565b92919092614182612dce565b506141b160018201547f00000000000000000000000000000000000000000000000000000000000000006134d0565b9080545f52600660205260405f2063ffffffff6141cd85612cff565b165f5260205260405f20546141f063ffffffff6141e986612cff565b1684613701565b90602087939701918063ffffffff61420785612cff565b1610156118d45761422a6142309263ffffffff61422386612cff565b1690612bed565b50613e97565b9761423a82612cff565b986040515f601f536040850135602052606085013560405260205f6041601f60025afa90604052156100525762ffffff6142a66142af95613974612ce79d600599610180965f5161428e6080870187612d32565b93909263ffffffff61429e612d82565b9616916144c4565b16910152612cff565b9101805461ffff60a01b191660a09290921b61ffff60a01b169190911790556137d0565b91602090939193606081016142ee8151604084015190612bcc565b600586019182549061430d608086015162ffffff60c81b925190612bcc565b60c81b169162ffffff60b01b9060b01b169065ffffffffffff60b01b19161717905501519260018401809411612bd957614349613c7b94613ebb565b92613f03565b519063ffffffff8216820361005257565b336001600160a01b0390921691821415918261437f575b50506132dc57565b6040516311179c3760e31b815260048101929092526024820152905060a0816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156128aa575f916143f0575b50516001600160a01b03163314155f80614377565b905060a0813d60a011614492575b8161440b60a09383612b16565b81010312610052576040519060a082018281106001600160401b03821117612ae75760405280516001600160a01b0381168103610052578252602081015160ff811681036100525761448791608091602085015261446b6040820161434f565b604085015261447c6060820161434f565b606085015201613072565b60808201525f6143db565b3d91506143fe565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b949290916144d2949261509d565b9190600881101561298657159182159261450d575b50506144f05750565b604051633c1e253d60e11b815290819061117f906004830161449a565b141590505f806144e7565b6001600160fd1b0381168103612bd957670e080a070a0a080060ff9160031b1c1690565b8015612bd9575f190190565b929391935f945b851515806145a8575b15614580578060011b9080820460021490151715612bd95761457a909561453c565b9461454f565b90610140939560ff91600263ffffffff959701555f6101a08701521661010085015216910152565b506001600160ff1b0381168103612bd9575f198601868111612bd9576145ce9084614d2b565b8160011b14614558565b909360807f751ec6676d985d12868d8b44e82db09805453244057b0b9817def8956c2dab849194939460ff60048801805463ffffffff60d01b8460d01b169063ffffffff60d01b1916178091556001600160401b03826101208a0151169360405194855262ffffff8360b81c16602086015216604084015260f01c166060820152a361466381614bbd565b61466d60046131eb565b156146c75762ffffff806080830151165b1691600460208301526040820160ff81511660ff8114612bd957613c7b9464ffffffffff9260ff600161406e940116905262ffffff60a086015116818111908218021842612bed565b62ffffff8060608301511661467e565b9492909391604051946020860196875260408601526060850152608084015260a083015260c082015260c0815261470f60e082612b16565b51902090565b6001600160fc1b0381168103612bd9576ef0040004000400021004100400000061ffff9160041b1c1690565b5f906001602093806040519385855383850137019060025afa15610052575f5190565b906101a08101511561484657905f91602093839260c0830190601460ff83511614614810575b50519261016060e08401519301516040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b16602285015263ffffffff60c01b9060c01b166023840152602b830152604b820152604b81526147f0606b82612b16565b604051918291518091835e8101838152039060025afa156128aa575f5190565b6001810154600482015460059092015492955061483f926001600160a01b03169160a01c62ffffff16906151a4565b925f61478a565b505090565b60ff909291926001600160401b03614861613b38565b94166040850152166020830152600a8252565b919060ff6020840151168015614996576001806072831c161493845f14614987575f925b6148a183614715565b9283880361497b5760406148bc6001600160401b0392614518565b9301511690821b90039485821c61496f57614959575060ff9060021c8460081c02931602806148fc575b50916148f69181612ce794612e0e565b90615294565b9290918360031c016004810193600785911691821515928361492f575b5050506149285791905f6148e6565b5050505f90565b91955091508260058301951015613aa157600460ff928501013560f81c901c1615155f8080614919565b8593925093612ce795916148f6951c0291612e0e565b50505050505050600190565b50505050505050505f90565b61499082615244565b92614898565b5050505050600190565b92936149ba9192946149b28685613327565b949194612bcc565b9260018401809411612bd95715801590614bac575b15614b8f575f5b60ff81169360028503614b8a576001600160ff1b0381168103612bd95760011b5b8303614b77576040519260208401908195849382825f14614b6057509392919094611fe08560051b1695600187019204948560051b880191604060208401915f601f53601f85019360018553613fc08a60011c9160061b1602019301905b838710614b1c5750505050600194858516614b07575b505050500160011c90806040529185939194925b60018611614a9d5750614a959394505191614764565b0361339d5750565b9193509193829083916020603f198360051b16850101925b838110614ae25760018094508316614ad8575b50500160011c9391859391614a7f565b5190525f80614ac8565b9192906020818160409360415f1988016001815360025afa5001920192919092614ab5565b6020938437601f60025afa505f808080614a6b565b909192969760208188818098999a843782858a601f60025afa50019782898337818589601f60025afa50818160418860025afa500196019594939796929190614a55565b9695939450505060051b9137918593919492614a7f565b86630306fab160e11b5f5260045260245ffd5b6149f7565b60c084015160ff16601503614ba55760026149d6565b60016149d6565b50600a60ff60c086015116146149cf565b6020810151600681101561298657614bd4906131eb565b15614bf45762ffffff614bef608083019282845116906152cb565b169052565b62ffffff614bef606083019282845116906152cb565b9064ffffffffff815116906020810151916006831015612986576003926101a09166ff000000000000604085015160301b169160281b171769ffffff00000000000000606084015160381b161762ffffff60501b608084015160501b161762ffffff60681b60a084015160681b161760ff60801b60c084015160801b161760ff60881b60e084015160881b161760ff60901b61010084015160901b161760ff60981b61012084015160981b161763ffffffff60a01b61014084015160a01b161763ffffffff60c01b61016084015160c01b161762ffffff60e01b61018084015160e01b161791015115155f14614d105760015b60f81b6001600160f81b03191617910155565b5f614cfd565b6001600160401b03168015612bd9575f190190565b614d499063ffffffff61016060ff60e0840151169201511690615307565b5f19810191908211612bd9571c90565b5f939192614d65612dce565b9381151580614f21575b614f185760208210614f0f573590600182811a03614f06578160021a9260018411614efc5762ffffff8360c01c1615801590614eea575b614ee05763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015614ed2575b8015614eca575b8015614ebe575b614eb05760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a08801528110614ea65760a086015110908115614e9b575b50614e93578060031a9060041a9182820290816020870152155f14614e6357501715155b614e5d57565b60079250565b80159250908215614e88575b508115614e7d575b50614e57565b603f9150115f614e77565b60201091505f614e6f565b506002935050565b60209150115f614e33565b5060019550505050565b506008995050505050505050565b50620100008411614df1565b508315614dea565b506204000083890111614de3565b5060059550505050565b506001600160401b0383161515614da6565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a1415614d6f565b6001915f915f915b818310614f57575050505f14614f5157505f905b60019190565b90614f4b565b90919263ffffffff828560051b60e0031c1663800000008111614fab5780614f88575050600180935b019190614f37565b909394029363800000008511614fa057600190614f80565b50505050505f905f90565b5050505050505f905f90565b9190505160058110801561507f575b6150785760070361506f57610400905b604051906101008201918083106001600160401b03841117612ae75763ffffffff926040525f60c08201525f60e08201526040820135838160c01c1660208301528060e01c8252838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f14615061575050600190565b612ce79181015f1901612bae565b61010090614fd6565b5050600190565b5060078111614fc6565b63ffffffff1660018101809111612bd95790565b94919093945f94602082019060ff825116956150c860408501976001600160401b0389511690615307565b80831015615193575f190198828a6040519760206001869781601f53161b525b6151435750606095969798995060051b01149551905160401b17815160481b17600160511b1760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f51911561513a57565b600592505f9150565b600181168b8210811761516b575060011c99602051602060018d161b525b60011c998a6150e8565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50615161565b505050505050925050506004905f90565b6020915f916040948486516151b98882612b16565b600e815201926d61737361792f76312f636c61696d60901b8452865192600e87850195865e602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff191660528201526046815261521b606682612b16565b8451918291518091835e8101838152039060025afa1561523b57505f5190565b513d5f823e3d90fd5b6002811461528e57600381146152885760849060405190634c6468af60e01b8252604060048301526005604483015264445479706560d81b60648301526024820152fd5b50600490565b50600890565b5f9190601f8216828201035b8082106152bb575060f890359160031b16610100031c171590565b90926020908435179301906152a0565b906152fd62ffffff926152ee64ffffffffff8560a0840151169251164290612bcc565b90838111908418028318612bcc565b8082039111021690565b600781116153275761531890614518565b6001811b9091015f1901901c90565b50505f90565b6001600160401b038111612ae75760051b60200190565b8051821015613aa15760209160051b010190565b9193909492948451801561496f578651036155e95760015b85518110156153b4576153838187615344565b515f198201828111612bd9576153999088615344565b5110156153a857600101615370565b50505050505050600390565b5090929594939193602082019060ff825116946153e060408501966001600160401b0388511690615307565b9885515f198101908111612bd9576153f98b9188615344565b5110156155db57604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f1901116155155750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b6154c55750606095969798995060051b01149451905160401b17815160481b17600160511b1760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190156154be57036154b9575f90565b600690565b5050600590565b600181168b821081176154ed575060011c99602051602060018d161b525b60011c998a615460565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa506154e3565b815b81811061552c5750509560011c958d90615424565b8051868201938451918060011c82526020898301920195600182166155ba578c821061555f575050526020905b01615517565b90919e926020526001602085019217825114615593575b50509060208083819435604052019d6041601f60025afa50615559565b84821015615576576020929e928094508092910151604052916041601f60025afa50615559565b50509c6020818194938293358352604052019d6041601f60025afa50615559565b506004985050505050505050565b50505050505060029056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0060c034608057601f6109a638819003918201601f19168301916001600160401b03831184841017608457808492604094855283398101031260805780516001600160a01b0381169190829003608057602001519060805260a05260405161090d9081610099823960805181610116015260a051818181609b01526101f90152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe610100806040526004361015610013575f80fd5b5f3560e01c90816306661abd146107d15750806346f960231461021c57806364c9ec6f146101e257806373f42561146101c557806375807250146101895780638407518914610145578063ba831712146101015763c87d677914610075575f80fd5b346100fd575f3660031901126100fd576003545f5460025490818103918183116100e9577f000000000000000000000000000000000000000000000000000000000000000080840293840414911417156100e9576100d86100e191602093610817565b60045490610817565b604051908152f35b634e487b7160e01b5f52601160045260245ffd5b5f80fd5b346100fd575f3660031901126100fd576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346100fd5760603660031901126100fd576024356001600160a01b03811681036100fd576044359063ffffffff821682036100fd576020916100e191600435610824565b346100fd5760203660031901126100fd576004356001600160a01b038116908190036100fd575f526005602052602060405f2054604051908152f35b346100fd575f3660031901126100fd576020600454604051908152f35b346100fd575f3660031901126100fd5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346100fd5760203660031901126100fd576004355f6102c061023c6107ea565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a082015201525f548110156107bf575f52600160205260405f20604051906101c0820182811067ffffffffffffffff8211176107ab576040525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f6101008301525f6101208301525f6101408301525f6101608301525f6101808301525f6101a0830152600381015464ffffffffff81168352600660ff8260281c1610156107975760018161038960ff839460281c166020870161080b565b60ff8160301c16604086015262ffffff8160381c16606086015262ffffff8160501c16608086015262ffffff8160681c1660a086015260ff8160801c1660c086015260ff8160881c1660e086015260ff8160901c1661010086015260ff8160981c1661012086015263ffffffff8160a01c1661014086015263ffffffff8160c01c1661016086015262ffffff8160e01c1661018086015260f81c16146101a08301528054600182015460e052600482015491600581015491602085015160068110156107975785948594604086015160ff169161018087015162ffffff169161012088015160ff169060c089015160ff169360e08a015160ff16956101608b015163ffffffff16976101008c015160ff16996101408d015163ffffffff169b600201549c6101a0015115159d5164ffffffffff169e606081015162ffffff166080526080015162ffffff1660c0526104df6107ea565b60a05260a0515260e05160a051602001528560a01c62ffffff1660a05160400152600160a01b60019003841660a05160600152600160a01b60019003861660a0516080015260a05160a001906105349161080b565b60a05160c0015260a05160e0015260a01c61ffff1660a051610100015260a05161012001528060b81c62ffffff1660a05161014001528060d01c63ffffffff1660a051610160015260f01c60ff1660a051610180015260a0516101a0015260a0516101c0015260a0516101e0015260a051610200015260a051610220015260a051610240015260a051610260015260a051610280015260805160a0516102a0015260c05160a0516102c0015260405160a05151815260a05160200151602082015260a0516040015163ffffffff166040820152600160a01b6001900360a05160600151166060820152600160a01b6001900360a0516080015116608082015260a05160a00151906006821015610797576102e09160a082015260ff60c060a05101511660c082015263ffffffff60e060a05101511660e082015263ffffffff61010060a05101511661010082015263ffffffff61012060a05101511661012082015263ffffffff61014060a05101511661014082015267ffffffffffffffff61016060a05101511661016082015261ffff61018060a05101511661018082015260ff6101a060a0510151166101a082015260ff6101c060a0510151166101c082015267ffffffffffffffff6101e060a0510151166101e082015260ff61020060a05101511661020082015267ffffffffffffffff61022060a05101511661022082015261024060a051015161024082015261026060a0510151151561026082015267ffffffffffffffff61028060a05101511661028082015263ffffffff6102a060a0510151166102a082015263ffffffff6102c060a0510151166102c0820152f35b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b634294e0f760e01b5f5260045260245ffd5b346100fd575f3660031901126100fd576020905f548152f35b604051906102e0820182811067ffffffffffffffff8211176107ab57604052565b60068210156107975752565b919082018092116100e957565b91906001600160a01b038116156108fc57825f52600960205260405f2060018060a01b0382165f5260205263ffffffff60405f2092169063ffffffff821480156108e9575b6108d7576108c4935f52600a60205260405f209060018060a01b03165f5260205260405f20815f5260205260405f205491549063ffffffff8260401c16145f146108c75767ffffffffffffffff809160601c165b1690610817565b90565b5067ffffffffffffffff5f6108bd565b505067ffffffffffffffff9150541690565b5067ffffffffffffffff83541615610869565b50505f52600860205260405f20549056",
}

// TrainingDispute is an auto generated Go binding around an Ethereum contract.
type TrainingDispute struct {
	abi abi.ABI
}

// NewTrainingDispute creates a new instance of TrainingDispute.
func NewTrainingDispute() *TrainingDispute {
	parsed, err := TrainingDisputeMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TrainingDispute{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TrainingDispute) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address fraud_, uint256 bond_) returns()
func (trainingDispute *TrainingDispute) PackConstructor(fraud_ common.Address, bond_ *big.Int) []byte {
	enc, err := trainingDispute.abi.Pack("", fraud_, bond_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackBond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x64c9ec6f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function bond() view returns(uint256)
func (trainingDispute *TrainingDispute) PackBond() []byte {
	enc, err := trainingDispute.abi.Pack("bond")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x64c9ec6f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function bond() view returns(uint256)
func (trainingDispute *TrainingDispute) TryPackBond() ([]byte, error) {
	return trainingDispute.abi.Pack("bond")
}

// UnpackBond is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x64c9ec6f.
//
// Solidity: function bond() view returns(uint256)
func (trainingDispute *TrainingDispute) UnpackBond(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("bond", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBurned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x73f42561.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burned() view returns(uint256)
func (trainingDispute *TrainingDispute) PackBurned() []byte {
	enc, err := trainingDispute.abi.Pack("burned")
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
func (trainingDispute *TrainingDispute) TryPackBurned() ([]byte, error) {
	return trainingDispute.abi.Pack("burned")
}

// UnpackBurned is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x73f42561.
//
// Solidity: function burned() view returns(uint256)
func (trainingDispute *TrainingDispute) UnpackBurned(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("burned", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackChainOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x974fae60.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function chainOf(bytes32 claim, uint32 segment, uint32 transition, uint32 part, uint32 entry, uint64 element) view returns(bytes32)
func (trainingDispute *TrainingDispute) PackChainOf(claim [32]byte, segment uint32, transition uint32, part uint32, entry uint32, element uint64) []byte {
	enc, err := trainingDispute.abi.Pack("chainOf", claim, segment, transition, part, entry, element)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackChainOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x974fae60.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function chainOf(bytes32 claim, uint32 segment, uint32 transition, uint32 part, uint32 entry, uint64 element) view returns(bytes32)
func (trainingDispute *TrainingDispute) TryPackChainOf(claim [32]byte, segment uint32, transition uint32, part uint32, entry uint32, element uint64) ([]byte, error) {
	return trainingDispute.abi.Pack("chainOf", claim, segment, transition, part, entry, element)
}

// UnpackChainOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x974fae60.
//
// Solidity: function chainOf(bytes32 claim, uint32 segment, uint32 transition, uint32 part, uint32 entry, uint64 element) view returns(bytes32)
func (trainingDispute *TrainingDispute) UnpackChainOf(data []byte) ([32]byte, error) {
	out, err := trainingDispute.abi.Unpack("chainOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xada98f39.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function close(uint256 id, ((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) returns()
func (trainingDispute *TrainingDispute) PackClose(id *big.Int, claim ITrainingFraudClaim) []byte {
	enc, err := trainingDispute.abi.Pack("close", id, claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xada98f39.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function close(uint256 id, ((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) returns()
func (trainingDispute *TrainingDispute) TryPackClose(id *big.Int, claim ITrainingFraudClaim) ([]byte, error) {
	return trainingDispute.abi.Pack("close", id, claim)
}

// PackCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06661abd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function count() view returns(uint256)
func (trainingDispute *TrainingDispute) PackCount() []byte {
	enc, err := trainingDispute.abi.Pack("count")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06661abd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function count() view returns(uint256)
func (trainingDispute *TrainingDispute) TryPackCount() ([]byte, error) {
	return trainingDispute.abi.Pack("count")
}

// UnpackCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06661abd.
//
// Solidity: function count() view returns(uint256)
func (trainingDispute *TrainingDispute) UnpackCount(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("count", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75807250.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (trainingDispute *TrainingDispute) PackCreditOf(account common.Address) []byte {
	enc, err := trainingDispute.abi.Pack("creditOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75807250.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (trainingDispute *TrainingDispute) TryPackCreditOf(account common.Address) ([]byte, error) {
	return trainingDispute.abi.Pack("creditOf", account)
}

// UnpackCreditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x75807250.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (trainingDispute *TrainingDispute) UnpackCreditOf(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("creditOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDemandElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4c67888a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function demandElement(uint256 id, bytes32 node, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, uint64 element, bytes32 leaf, bytes32[] path) returns()
func (trainingDispute *TrainingDispute) PackDemandElement(id *big.Int, node [32]byte, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element uint64, leaf [32]byte, path [][32]byte) []byte {
	enc, err := trainingDispute.abi.Pack("demandElement", id, node, transition, entries, output, element, leaf, path)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDemandElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4c67888a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function demandElement(uint256 id, bytes32 node, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, uint64 element, bytes32 leaf, bytes32[] path) returns()
func (trainingDispute *TrainingDispute) TryPackDemandElement(id *big.Int, node [32]byte, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element uint64, leaf [32]byte, path [][32]byte) ([]byte, error) {
	return trainingDispute.abi.Pack("demandElement", id, node, transition, entries, output, element, leaf, path)
}

// PackDemandLeaf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8c4b5329.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function demandLeaf(uint256 id, bytes32 node, uint64 element, bytes32 leaf, bytes32[] path) returns()
func (trainingDispute *TrainingDispute) PackDemandLeaf(id *big.Int, node [32]byte, element uint64, leaf [32]byte, path [][32]byte) []byte {
	enc, err := trainingDispute.abi.Pack("demandLeaf", id, node, element, leaf, path)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDemandLeaf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8c4b5329.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function demandLeaf(uint256 id, bytes32 node, uint64 element, bytes32 leaf, bytes32[] path) returns()
func (trainingDispute *TrainingDispute) TryPackDemandLeaf(id *big.Int, node [32]byte, element uint64, leaf [32]byte, path [][32]byte) ([]byte, error) {
	return trainingDispute.abi.Pack("demandLeaf", id, node, element, leaf, path)
}

// PackDemandSegment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4a62b90.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function demandSegment(uint256 id, bytes32 node, uint32 segment) returns()
func (trainingDispute *TrainingDispute) PackDemandSegment(id *big.Int, node [32]byte, segment uint32) []byte {
	enc, err := trainingDispute.abi.Pack("demandSegment", id, node, segment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDemandSegment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4a62b90.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function demandSegment(uint256 id, bytes32 node, uint32 segment) returns()
func (trainingDispute *TrainingDispute) TryPackDemandSegment(id *big.Int, node [32]byte, segment uint32) ([]byte, error) {
	return trainingDispute.abi.Pack("demandSegment", id, node, segment)
}

// PackDisputesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84075189.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function disputesOf(bytes32 taskId, address trainer, uint32 round) view returns(uint256)
func (trainingDispute *TrainingDispute) PackDisputesOf(taskId [32]byte, trainer common.Address, round uint32) []byte {
	enc, err := trainingDispute.abi.Pack("disputesOf", taskId, trainer, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDisputesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84075189.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function disputesOf(bytes32 taskId, address trainer, uint32 round) view returns(uint256)
func (trainingDispute *TrainingDispute) TryPackDisputesOf(taskId [32]byte, trainer common.Address, round uint32) ([]byte, error) {
	return trainingDispute.abi.Pack("disputesOf", taskId, trainer, round)
}

// UnpackDisputesOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x84075189.
//
// Solidity: function disputesOf(bytes32 taskId, address trainer, uint32 round) view returns(uint256)
func (trainingDispute *TrainingDispute) UnpackDisputesOf(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("disputesOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackEnter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x35c4dcfd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function enter(uint256 id, bytes32 node, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, bool local) returns()
func (trainingDispute *TrainingDispute) PackEnter(id *big.Int, node [32]byte, transition ITrainingFraudTransition, entries ITrainingFraudEntries, local bool) []byte {
	enc, err := trainingDispute.abi.Pack("enter", id, node, transition, entries, local)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x35c4dcfd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function enter(uint256 id, bytes32 node, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, bool local) returns()
func (trainingDispute *TrainingDispute) TryPackEnter(id *big.Int, node [32]byte, transition ITrainingFraudTransition, entries ITrainingFraudEntries, local bool) ([]byte, error) {
	return trainingDispute.abi.Pack("enter", id, node, transition, entries, local)
}

// PackFraud is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba831712.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fraud() view returns(address)
func (trainingDispute *TrainingDispute) PackFraud() []byte {
	enc, err := trainingDispute.abi.Pack("fraud")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFraud is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba831712.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function fraud() view returns(address)
func (trainingDispute *TrainingDispute) TryPackFraud() ([]byte, error) {
	return trainingDispute.abi.Pack("fraud")
}

// UnpackFraud is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba831712.
//
// Solidity: function fraud() view returns(address)
func (trainingDispute *TrainingDispute) UnpackFraud(data []byte) (common.Address, error) {
	out, err := trainingDispute.abi.Unpack("fraud", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1dd32d0c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function open(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, uint32 segment) returns(uint256 id)
func (trainingDispute *TrainingDispute) PackOpen(claim ITrainingFraudClaim, segment uint32) []byte {
	enc, err := trainingDispute.abi.Pack("open", claim, segment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1dd32d0c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function open(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, uint32 segment) returns(uint256 id)
func (trainingDispute *TrainingDispute) TryPackOpen(claim ITrainingFraudClaim, segment uint32) ([]byte, error) {
	return trainingDispute.abi.Pack("open", claim, segment)
}

// UnpackOpen is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1dd32d0c.
//
// Solidity: function open(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, uint32 segment) returns(uint256 id)
func (trainingDispute *TrainingDispute) UnpackOpen(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("open", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackOwed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc87d6779.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owed() view returns(uint256)
func (trainingDispute *TrainingDispute) PackOwed() []byte {
	enc, err := trainingDispute.abi.Pack("owed")
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
func (trainingDispute *TrainingDispute) TryPackOwed() ([]byte, error) {
	return trainingDispute.abi.Pack("owed")
}

// UnpackOwed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc87d6779.
//
// Solidity: function owed() view returns(uint256)
func (trainingDispute *TrainingDispute) UnpackOwed(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("owed", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPick is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb7e051c2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pick(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] path) returns()
func (trainingDispute *TrainingDispute) PackPick(id *big.Int, node [32]byte, index uint64, child [32]byte, path [][32]byte) []byte {
	enc, err := trainingDispute.abi.Pack("pick", id, node, index, child, path)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPick is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb7e051c2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pick(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] path) returns()
func (trainingDispute *TrainingDispute) TryPackPick(id *big.Int, node [32]byte, index uint64, child [32]byte, path [][32]byte) ([]byte, error) {
	return trainingDispute.abi.Pack("pick", id, node, index, child, path)
}

// PackPickTensor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1396a1b0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickTensor(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] path, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries) returns()
func (trainingDispute *TrainingDispute) PackPickTensor(id *big.Int, node [32]byte, index uint64, child [32]byte, path [][32]byte, entries ITrainingFraudEntries) []byte {
	enc, err := trainingDispute.abi.Pack("pickTensor", id, node, index, child, path, entries)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickTensor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1396a1b0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickTensor(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] path, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries) returns()
func (trainingDispute *TrainingDispute) TryPackPickTensor(id *big.Int, node [32]byte, index uint64, child [32]byte, path [][32]byte, entries ITrainingFraudEntries) ([]byte, error) {
	return trainingDispute.abi.Pack("pickTensor", id, node, index, child, path, entries)
}

// PackPositionOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x46f96023.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function positionOf(uint256 id) view returns((bytes32,bytes32,uint32,address,address,uint8,uint8,uint32,uint32,uint32,uint32,uint64,uint16,uint8,uint8,uint64,uint8,uint64,bytes32,bool,uint64,uint32,uint32))
func (trainingDispute *TrainingDispute) PackPositionOf(id *big.Int) []byte {
	enc, err := trainingDispute.abi.Pack("positionOf", id)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPositionOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x46f96023.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function positionOf(uint256 id) view returns((bytes32,bytes32,uint32,address,address,uint8,uint8,uint32,uint32,uint32,uint32,uint64,uint16,uint8,uint8,uint64,uint8,uint64,bytes32,bool,uint64,uint32,uint32))
func (trainingDispute *TrainingDispute) TryPackPositionOf(id *big.Int) ([]byte, error) {
	return trainingDispute.abi.Pack("positionOf", id)
}

// UnpackPositionOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x46f96023.
//
// Solidity: function positionOf(uint256 id) view returns((bytes32,bytes32,uint32,address,address,uint8,uint8,uint32,uint32,uint32,uint32,uint64,uint16,uint8,uint8,uint64,uint8,uint64,bytes32,bool,uint64,uint32,uint32))
func (trainingDispute *TrainingDispute) UnpackPositionOf(data []byte) (IDisputeViewsPosition, error) {
	out, err := trainingDispute.abi.Unpack("positionOf", data)
	if err != nil {
		return *new(IDisputeViewsPosition), err
	}
	out0 := *abi.ConvertType(out[0], new(IDisputeViewsPosition)).(*IDisputeViewsPosition)
	return out0, nil
}

// PackPostSegment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x396ed225.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function postSegment(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, uint32 segment, (bytes32,bytes32,bytes32,bytes32[],bytes32[],bytes32[],(bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[])) posting, uint256[] ids) returns()
func (trainingDispute *TrainingDispute) PackPostSegment(claim ITrainingFraudClaim, segment uint32, posting IDisputeMovesPosting, ids []*big.Int) []byte {
	enc, err := trainingDispute.abi.Pack("postSegment", claim, segment, posting, ids)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPostSegment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x396ed225.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function postSegment(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, uint32 segment, (bytes32,bytes32,bytes32,bytes32[],bytes32[],bytes32[],(bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[])) posting, uint256[] ids) returns()
func (trainingDispute *TrainingDispute) TryPackPostSegment(claim ITrainingFraudClaim, segment uint32, posting IDisputeMovesPosting, ids []*big.Int) ([]byte, error) {
	return trainingDispute.abi.Pack("postSegment", claim, segment, posting, ids)
}

// PackReveal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd054227c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reveal(uint256 id, bytes32 node, bytes32[] nodes) returns()
func (trainingDispute *TrainingDispute) PackReveal(id *big.Int, node [32]byte, nodes [][32]byte) []byte {
	enc, err := trainingDispute.abi.Pack("reveal", id, node, nodes)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReveal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd054227c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reveal(uint256 id, bytes32 node, bytes32[] nodes) returns()
func (trainingDispute *TrainingDispute) TryPackReveal(id *big.Int, node [32]byte, nodes [][32]byte) ([]byte, error) {
	return trainingDispute.abi.Pack("reveal", id, node, nodes)
}

// PackRevealElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9a8345da.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function revealElement(uint256 id, bytes32 node, bytes leaf, bytes accumulators) returns()
func (trainingDispute *TrainingDispute) PackRevealElement(id *big.Int, node [32]byte, leaf []byte, accumulators []byte) []byte {
	enc, err := trainingDispute.abi.Pack("revealElement", id, node, leaf, accumulators)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRevealElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9a8345da.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function revealElement(uint256 id, bytes32 node, bytes leaf, bytes accumulators) returns()
func (trainingDispute *TrainingDispute) TryPackRevealElement(id *big.Int, node [32]byte, leaf []byte, accumulators []byte) ([]byte, error) {
	return trainingDispute.abi.Pack("revealElement", id, node, leaf, accumulators)
}

// PackSegmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd839b740.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function segmentOf(bytes32 claim, uint32 segment) view returns(bytes32)
func (trainingDispute *TrainingDispute) PackSegmentOf(claim [32]byte, segment uint32) []byte {
	enc, err := trainingDispute.abi.Pack("segmentOf", claim, segment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSegmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd839b740.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function segmentOf(bytes32 claim, uint32 segment) view returns(bytes32)
func (trainingDispute *TrainingDispute) TryPackSegmentOf(claim [32]byte, segment uint32) ([]byte, error) {
	return trainingDispute.abi.Pack("segmentOf", claim, segment)
}

// UnpackSegmentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd839b740.
//
// Solidity: function segmentOf(bytes32 claim, uint32 segment) view returns(bytes32)
func (trainingDispute *TrainingDispute) UnpackSegmentOf(data []byte) ([32]byte, error) {
	out, err := trainingDispute.abi.Unpack("segmentOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x12503be7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeout(uint256 id, ((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) returns()
func (trainingDispute *TrainingDispute) PackTimeout(id *big.Int, claim ITrainingFraudClaim) []byte {
	enc, err := trainingDispute.abi.Pack("timeout", id, claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x12503be7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeout(uint256 id, ((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) returns()
func (trainingDispute *TrainingDispute) TryPackTimeout(id *big.Int, claim ITrainingFraudClaim) ([]byte, error) {
	return trainingDispute.abi.Pack("timeout", id, claim)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ccfd60b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw() returns(uint256 amount)
func (trainingDispute *TrainingDispute) PackWithdraw() []byte {
	enc, err := trainingDispute.abi.Pack("withdraw")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ccfd60b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw() returns(uint256 amount)
func (trainingDispute *TrainingDispute) TryPackWithdraw() ([]byte, error) {
	return trainingDispute.abi.Pack("withdraw")
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3ccfd60b.
//
// Solidity: function withdraw() returns(uint256 amount)
func (trainingDispute *TrainingDispute) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := trainingDispute.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// TrainingDisputeBondPaid represents a BondPaid event raised by the TrainingDispute contract.
type TrainingDisputeBondPaid struct {
	To     common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeBondPaidEventName = "BondPaid"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeBondPaid) ContractEventName() string {
	return TrainingDisputeBondPaidEventName
}

// UnpackBondPaidEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event BondPaid(address indexed to, uint256 amount)
func (trainingDispute *TrainingDispute) UnpackBondPaidEvent(log *types.Log) (*TrainingDisputeBondPaid, error) {
	event := "BondPaid"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeBondPaid)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeDisputeClosed represents a DisputeClosed event raised by the TrainingDispute contract.
type TrainingDisputeDisputeClosed struct {
	Id        *big.Int
	Claim     [32]byte
	Convicted bool
	Moot      bool
	Raw       *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeDisputeClosedEventName = "DisputeClosed"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeDisputeClosed) ContractEventName() string {
	return TrainingDisputeDisputeClosedEventName
}

// UnpackDisputeClosedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DisputeClosed(uint256 indexed id, bytes32 indexed claim, bool convicted, bool moot)
func (trainingDispute *TrainingDispute) UnpackDisputeClosedEvent(log *types.Log) (*TrainingDisputeDisputeClosed, error) {
	event := "DisputeClosed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeDisputeClosed)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeDisputeOpened represents a DisputeOpened event raised by the TrainingDispute contract.
type TrainingDisputeDisputeOpened struct {
	Id         *big.Int
	Claim      [32]byte
	TaskId     [32]byte
	Challenger common.Address
	Gradient   OuterGradient
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeDisputeOpenedEventName = "DisputeOpened"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeDisputeOpened) ContractEventName() string {
	return TrainingDisputeDisputeOpenedEventName
}

// UnpackDisputeOpenedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DisputeOpened(uint256 indexed id, bytes32 indexed claim, bytes32 indexed taskId, address challenger, (bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient)
func (trainingDispute *TrainingDispute) UnpackDisputeOpenedEvent(log *types.Log) (*TrainingDisputeDisputeOpened, error) {
	event := "DisputeOpened"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeDisputeOpened)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeElementDemanded represents a ElementDemanded event raised by the TrainingDispute contract.
type TrainingDisputeElementDemanded struct {
	Id           *big.Int
	Leaf         [32]byte
	Part         uint32
	Entry        uint32
	Element      uint64
	Accumulators uint16
	Raw          *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeElementDemandedEventName = "ElementDemanded"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeElementDemanded) ContractEventName() string {
	return TrainingDisputeElementDemandedEventName
}

// UnpackElementDemandedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ElementDemanded(uint256 indexed id, bytes32 indexed leaf, uint32 part, uint32 entry, uint64 element, uint16 accumulators)
func (trainingDispute *TrainingDispute) UnpackElementDemandedEvent(log *types.Log) (*TrainingDisputeElementDemanded, error) {
	event := "ElementDemanded"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeElementDemanded)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeElementRevealed represents a ElementRevealed event raised by the TrainingDispute contract.
type TrainingDisputeElementRevealed struct {
	Id           *big.Int
	Leaf         [32]byte
	Data         []byte
	Accumulators []byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeElementRevealedEventName = "ElementRevealed"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeElementRevealed) ContractEventName() string {
	return TrainingDisputeElementRevealedEventName
}

// UnpackElementRevealedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ElementRevealed(uint256 indexed id, bytes32 indexed leaf, bytes data, bytes accumulators)
func (trainingDispute *TrainingDispute) UnpackElementRevealedEvent(log *types.Log) (*TrainingDisputeElementRevealed, error) {
	event := "ElementRevealed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeElementRevealed)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeNodePicked represents a NodePicked event raised by the TrainingDispute contract.
type TrainingDisputeNodePicked struct {
	Id    *big.Int
	Node  [32]byte
	Index uint64
	Child [32]byte
	Raw   *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeNodePickedEventName = "NodePicked"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeNodePicked) ContractEventName() string {
	return TrainingDisputeNodePickedEventName
}

// UnpackNodePickedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event NodePicked(uint256 indexed id, bytes32 indexed node, uint64 index, bytes32 child)
func (trainingDispute *TrainingDispute) UnpackNodePickedEvent(log *types.Log) (*TrainingDisputeNodePicked, error) {
	event := "NodePicked"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeNodePicked)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeNodesRevealed represents a NodesRevealed event raised by the TrainingDispute contract.
type TrainingDisputeNodesRevealed struct {
	Id    *big.Int
	Node  [32]byte
	By    common.Address
	Nodes [][32]byte
	Raw   *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeNodesRevealedEventName = "NodesRevealed"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeNodesRevealed) ContractEventName() string {
	return TrainingDisputeNodesRevealedEventName
}

// UnpackNodesRevealedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event NodesRevealed(uint256 indexed id, bytes32 indexed node, address by, bytes32[] nodes)
func (trainingDispute *TrainingDispute) UnpackNodesRevealedEvent(log *types.Log) (*TrainingDisputeNodesRevealed, error) {
	event := "NodesRevealed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeNodesRevealed)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeSegmentDemanded represents a SegmentDemanded event raised by the TrainingDispute contract.
type TrainingDisputeSegmentDemanded struct {
	Id      *big.Int
	Claim   [32]byte
	Segment uint32
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeSegmentDemandedEventName = "SegmentDemanded"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeSegmentDemanded) ContractEventName() string {
	return TrainingDisputeSegmentDemandedEventName
}

// UnpackSegmentDemandedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SegmentDemanded(uint256 indexed id, bytes32 indexed claim, uint32 segment)
func (trainingDispute *TrainingDispute) UnpackSegmentDemandedEvent(log *types.Log) (*TrainingDisputeSegmentDemanded, error) {
	event := "SegmentDemanded"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeSegmentDemanded)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeSegmentPosted represents a SegmentPosted event raised by the TrainingDispute contract.
type TrainingDisputeSegmentPosted struct {
	Claim   [32]byte
	Segment uint32
	Root    [32]byte
	Local   [32]byte
	Trace   [32]byte
	Nodes   [][32]byte
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeSegmentPostedEventName = "SegmentPosted"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeSegmentPosted) ContractEventName() string {
	return TrainingDisputeSegmentPostedEventName
}

// UnpackSegmentPostedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SegmentPosted(bytes32 indexed claim, uint32 indexed segment, bytes32 root, bytes32 local, bytes32 trace, bytes32[] nodes)
func (trainingDispute *TrainingDispute) UnpackSegmentPostedEvent(log *types.Log) (*TrainingDisputeSegmentPosted, error) {
	event := "SegmentPosted"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeSegmentPosted)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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

// TrainingDisputeTransitionEntered represents a TransitionEntered event raised by the TrainingDispute contract.
type TrainingDisputeTransitionEntered struct {
	Id         *big.Int
	Root       [32]byte
	Segment    uint32
	Transition uint32
	Local      bool
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingDisputeTransitionEnteredEventName = "TransitionEntered"

// ContractEventName returns the user-defined event name.
func (TrainingDisputeTransitionEntered) ContractEventName() string {
	return TrainingDisputeTransitionEnteredEventName
}

// UnpackTransitionEnteredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TransitionEntered(uint256 indexed id, bytes32 root, uint32 segment, uint32 transition, bool local)
func (trainingDispute *TrainingDispute) UnpackTransitionEnteredEvent(log *types.Log) (*TrainingDisputeTransitionEntered, error) {
	event := "TransitionEntered"
	if len(log.Topics) == 0 || log.Topics[0] != trainingDispute.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingDisputeTransitionEntered)
	if len(log.Data) > 0 {
		if err := trainingDispute.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingDispute.abi.Events[event].Inputs {
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
func (trainingDispute *TrainingDispute) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["BadEvidence"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackBadEvidenceError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["ClockExpired"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackClockExpiredError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["ClockRunning"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackClockRunningError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["DisputeNotFound"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackDisputeNotFoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["NotAuthorized"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackNotAuthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["NotDisputable"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackNotDisputableError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["NothingToWithdraw"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackNothingToWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["TooManyAnswers"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackTooManyAnswersError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["TooManyMoves"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackTooManyMovesError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["TransferMismatch"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackTransferMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["UnknownValue"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackUnknownValueError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["WrongMove"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackWrongMoveError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// TrainingDisputeBadEvidence represents a BadEvidence error raised by the TrainingDispute contract.
type TrainingDisputeBadEvidence struct {
	Part string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadEvidence(string part)
func TrainingDisputeBadEvidenceErrorID() common.Hash {
	return common.HexToHash("0x783c4a7a193893b416ce26d35540d04917a3f44fe79810e0a406b38c0ac58c2c")
}

// UnpackBadEvidenceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadEvidence(string part)
func (trainingDispute *TrainingDispute) UnpackBadEvidenceError(raw []byte) (*TrainingDisputeBadEvidence, error) {
	out := new(TrainingDisputeBadEvidence)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "BadEvidence", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeClockExpired represents a ClockExpired error raised by the TrainingDispute contract.
type TrainingDisputeClockExpired struct {
	Since uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClockExpired(uint64 since)
func TrainingDisputeClockExpiredErrorID() common.Hash {
	return common.HexToHash("0x75adfbd5fddaf545abf57fd7e53592b655d5a9959906987de339d4446ab649df")
}

// UnpackClockExpiredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClockExpired(uint64 since)
func (trainingDispute *TrainingDispute) UnpackClockExpiredError(raw []byte) (*TrainingDisputeClockExpired, error) {
	out := new(TrainingDisputeClockExpired)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "ClockExpired", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeClockRunning represents a ClockRunning error raised by the TrainingDispute contract.
type TrainingDisputeClockRunning struct {
	Until uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClockRunning(uint64 until)
func TrainingDisputeClockRunningErrorID() common.Hash {
	return common.HexToHash("0x03a5cac37238aa81aea19c8e46eab8a85e49ddc248deac94270281bef0eb18d8")
}

// UnpackClockRunningError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClockRunning(uint64 until)
func (trainingDispute *TrainingDispute) UnpackClockRunningError(raw []byte) (*TrainingDisputeClockRunning, error) {
	out := new(TrainingDisputeClockRunning)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "ClockRunning", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeDisputeNotFound represents a DisputeNotFound error raised by the TrainingDispute contract.
type TrainingDisputeDisputeNotFound struct {
	Id *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DisputeNotFound(uint256 id)
func TrainingDisputeDisputeNotFoundErrorID() common.Hash {
	return common.HexToHash("0x4294e0f7bc83040bbdde8c1a01a1e06c85e712d8919f30bddab21901eba1f4c7")
}

// UnpackDisputeNotFoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DisputeNotFound(uint256 id)
func (trainingDispute *TrainingDispute) UnpackDisputeNotFoundError(raw []byte) (*TrainingDisputeDisputeNotFound, error) {
	out := new(TrainingDisputeDisputeNotFound)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "DisputeNotFound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeNotAuthorized represents a NotAuthorized error raised by the TrainingDispute contract.
type TrainingDisputeNotAuthorized struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAuthorized(address caller)
func TrainingDisputeNotAuthorizedErrorID() common.Hash {
	return common.HexToHash("0x4a0bfec1fa3ea832f47a765e92fe13fe78ddadee056368ea6e89037b3cf70498")
}

// UnpackNotAuthorizedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAuthorized(address caller)
func (trainingDispute *TrainingDispute) UnpackNotAuthorizedError(raw []byte) (*TrainingDisputeNotAuthorized, error) {
	out := new(TrainingDisputeNotAuthorized)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "NotAuthorized", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeNotDisputable represents a NotDisputable error raised by the TrainingDispute contract.
type TrainingDisputeNotDisputable struct {
	Claim [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotDisputable(bytes32 claim)
func TrainingDisputeNotDisputableErrorID() common.Hash {
	return common.HexToHash("0x9d1c23c2137080cc940324b0b4f941d165c007be4f95b0df37aab11cb2440a35")
}

// UnpackNotDisputableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotDisputable(bytes32 claim)
func (trainingDispute *TrainingDispute) UnpackNotDisputableError(raw []byte) (*TrainingDisputeNotDisputable, error) {
	out := new(TrainingDisputeNotDisputable)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "NotDisputable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeNothingToWithdraw represents a NothingToWithdraw error raised by the TrainingDispute contract.
type TrainingDisputeNothingToWithdraw struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToWithdraw()
func TrainingDisputeNothingToWithdrawErrorID() common.Hash {
	return common.HexToHash("0xd0d04f60bf4f7629141a1f00f5d2908fa0f3e15bf4cbf8bb8edc6fcbdf2509fa")
}

// UnpackNothingToWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToWithdraw()
func (trainingDispute *TrainingDispute) UnpackNothingToWithdrawError(raw []byte) (*TrainingDisputeNothingToWithdraw, error) {
	out := new(TrainingDisputeNothingToWithdraw)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "NothingToWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the TrainingDispute contract.
type TrainingDisputeReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func TrainingDisputeReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (trainingDispute *TrainingDispute) UnpackReentrancyGuardReentrantCallError(raw []byte) (*TrainingDisputeReentrancyGuardReentrantCall, error) {
	out := new(TrainingDisputeReentrancyGuardReentrantCall)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the TrainingDispute contract.
type TrainingDisputeSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func TrainingDisputeSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (trainingDispute *TrainingDispute) UnpackSafeERC20FailedOperationError(raw []byte) (*TrainingDisputeSafeERC20FailedOperation, error) {
	out := new(TrainingDisputeSafeERC20FailedOperation)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeTooManyAnswers represents a TooManyAnswers error raised by the TrainingDispute contract.
type TrainingDisputeTooManyAnswers struct {
	Given *big.Int
	Most  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooManyAnswers(uint256 given, uint256 most)
func TrainingDisputeTooManyAnswersErrorID() common.Hash {
	return common.HexToHash("0x55fb3f39b984c153ac4897f6f200a38c17a9551f34145a0f476e44e20abcbbb6")
}

// UnpackTooManyAnswersError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooManyAnswers(uint256 given, uint256 most)
func (trainingDispute *TrainingDispute) UnpackTooManyAnswersError(raw []byte) (*TrainingDisputeTooManyAnswers, error) {
	out := new(TrainingDisputeTooManyAnswers)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "TooManyAnswers", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeTooManyMoves represents a TooManyMoves error raised by the TrainingDispute contract.
type TrainingDisputeTooManyMoves struct {
	Id *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooManyMoves(uint256 id)
func TrainingDisputeTooManyMovesErrorID() common.Hash {
	return common.HexToHash("0x2d564cd9600d1cea2e638433f8cfd79d61e536ea10a6cf1088b8edc133487ef5")
}

// UnpackTooManyMovesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooManyMoves(uint256 id)
func (trainingDispute *TrainingDispute) UnpackTooManyMovesError(raw []byte) (*TrainingDisputeTooManyMoves, error) {
	out := new(TrainingDisputeTooManyMoves)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "TooManyMoves", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeTransferMismatch represents a TransferMismatch error raised by the TrainingDispute contract.
type TrainingDisputeTransferMismatch struct {
	Received *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func TrainingDisputeTransferMismatchErrorID() common.Hash {
	return common.HexToHash("0xad48e590aad0969daf0cd911caf9ac3cf200d6517523477d07e4b2e6fa73f0e2")
}

// UnpackTransferMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func (trainingDispute *TrainingDispute) UnpackTransferMismatchError(raw []byte) (*TrainingDisputeTransferMismatch, error) {
	out := new(TrainingDisputeTransferMismatch)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "TransferMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeUnknownValue represents a UnknownValue error raised by the TrainingDispute contract.
type TrainingDisputeUnknownValue struct {
	Enumeration string
	Value       *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func TrainingDisputeUnknownValueErrorID() common.Hash {
	return common.HexToHash("0x4c6468af2a2e8d8931cef309427386f1f0bfe57e939f0bed9538f09e9903b635")
}

// UnpackUnknownValueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func (trainingDispute *TrainingDispute) UnpackUnknownValueError(raw []byte) (*TrainingDisputeUnknownValue, error) {
	out := new(TrainingDisputeUnknownValue)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "UnknownValue", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingDisputeWrongMove represents a WrongMove error raised by the TrainingDispute contract.
type TrainingDisputeWrongMove struct {
	Node [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongMove(bytes32 node)
func TrainingDisputeWrongMoveErrorID() common.Hash {
	return common.HexToHash("0x060df562317cc538c725a3e9ce131622158404f57c3544a147fb8ee4aadae006")
}

// UnpackWrongMoveError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongMove(bytes32 node)
func (trainingDispute *TrainingDispute) UnpackWrongMoveError(raw []byte) (*TrainingDisputeWrongMove, error) {
	out := new(TrainingDisputeWrongMove)
	if err := trainingDispute.abi.UnpackIntoInterface(out, "WrongMove", raw); err != nil {
		return nil, err
	}
	return out, nil
}
