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

// ITrainingDisputePosition is an auto generated low-level Go binding around an user-defined struct.
type ITrainingDisputePosition struct {
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

// ITrainingDisputePosting is an auto generated low-level Go binding around an user-defined struct.
type ITrainingDisputePosting struct {
	Root    [32]byte
	Local   [32]byte
	Trace   [32]byte
	Path    [][32]byte
	EndPath [][32]byte
	Nodes   [][32]byte
	Program ITrainingFraudEntries
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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"fraud_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"bond_\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"bond\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"chainOf\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"close\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"count\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"demandElement\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"demandLeaf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"demandSegment\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enter\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"local\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"fraud\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"open\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"pick\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"pickTensor\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"positionOf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingDispute.Position\",\"components\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"turn\",\"type\":\"uint8\",\"internalType\":\"enumITrainingDispute.Turn\"},{\"name\":\"moves\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"accumulators\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"kind\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"dtype\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"length\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"height\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"atRoot\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"challengerLeft\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainerLeft\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"postSegment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"posting\",\"type\":\"tuple\",\"internalType\":\"structITrainingDispute.Posting\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"endPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"program\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}]},{\"name\":\"ids\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reveal\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"revealElement\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"accumulators\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"segmentOf\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"timeout\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"BondPaid\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeClosed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"convicted\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"moot\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeOpened\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ElementDemanded\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"accumulators\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ElementRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"data\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"},{\"name\":\"accumulators\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"NodePicked\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"NodesRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"by\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"indexed\":false,\"internalType\":\"bytes32[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SegmentDemanded\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SegmentPosted\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"indexed\":false,\"internalType\":\"bytes32[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TransitionEntered\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"root\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"ClockExpired\",\"inputs\":[{\"name\":\"since\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ClockRunning\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DisputeNotFound\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotDisputable\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TooManyMoves\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongMove\",\"inputs\":[{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}]",
	ID:  "TrainingDispute",
	Bin: "0x61012080604052346101c457604081615fb480380380916100208285610259565b8339810103126101c457600460208061003884610290565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156101d0575f9161021a575b506001600160a01b031660a081905260405163fbfa77cf60e01b815290602090829060049082905afa9081156101d0575f916101db575b506001600160a01b031660c0819052604051637e062a3560e11b815290602090829060049082905afa9081156101d0575f91610192575b506001600160a01b031660e05261010052604051615d0f90816102a5823960805181818161037401528181611a4701528181612013015281816122bc01528181612aca0152613909015260a051818181611abb0152818161232e015281816128e50152818161494d0152614b84015260c05181613996015260e0518181816118df015261263f01526101005181818161032001528181610e1b0152818161261901528181612be001528181612cb40152612e860152f35b90506020813d6020116101c8575b816101ad60209383610259565b810103126101c4576101be90610290565b5f6100db565b5f80fd5b3d91506101a0565b6040513d5f823e3d90fd5b90506020813d602011610212575b816101f660209383610259565b810103126101c457602061020b600492610290565b91506100a4565b3d91506101e9565b90506020813d602011610251575b8161023560209383610259565b810103126101c457602061024a600492610290565b915061006d565b3d9150610228565b601f909101601f19168101906001600160401b0382119082101761027c57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101c45756fe610200806040526004361015610013575f80fd5b5f610120525f3560e01c90816306661abd14612edd575080630aebeb4e14612dd757806312503be714612a685780631396a1b0146128035780631dd32d0c1461225d57806335c4dcfd14612087578063396ed225146119975780633ccfd60b1461183957806346f96023146111905780634c67888a14610e3e57806364c9ec6f14610e0157806373f4256114610de15780637580725014610d9f5780638407518914610cf05780638c4b532914610bd5578063974fae6014610b4c5780639a8345da14610758578063b7e051c2146103a3578063ba8317121461035c578063c87d6779146102ec578063d054227c146101b0578063d839b740146101685763e4a62b901461011f575f80fd5b346101615760603660031901126101615761015a60043561013e612f4f565b9061014b60243582613b15565b916101558361533f565b614519565b6101205180f35b6101205180fd5b3461016157604036600319011261016157610181612f3c565b6004356101205152600660205263ffffffff6040610120512091165f52602052602060405f2054604051908152f35b34610161576060366003190112610161576024356004356044356001600160401b038111610161576101e6903690600401612f0c565b90926101f0613625565b506101fa836137b0565b6020810151909491939060068110156102d2576003148015906102c4575b6102a75764ffffffffff8551168042101561028f575085816102617f5fa53cb341b1cc6d9828f52d20e450175d5426e6be8aaddbd151a5a771c4c0e79361015a99878a8a614dcf565b61027e6040519283923384526040602085015260408401916136e8565b0390a361028a8261533f565b61482d565b6375adfbd560e01b6101205152600452602461012051fd5b6002840154630306fab160e11b6101205152600452602461012051fd5b508260028501541415610218565b634e487b7160e01b61012051526021600452602461012051fd5b34610161576101205136600319011261016157602061035461034b60035461034561031e61012051546002549061300f565b7f000000000000000000000000000000000000000000000000000000000000000090613768565b90613030565b60045490613030565b604051908152f35b346101615761012051366003190112610161576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610161576103b136612f62565b946103c185829693949596613b15565b9490936103ce8487613bfa565b509098905088156106485782916001600160401b0389166103ef878a613bfa565b91506001600160401b038c1610908115610635575b5061061c5786929189918c61042f61041c8286615498565b9160ff610100610120519701511661300f565b91825b61057757505050501491821592610561575b5050610548576001600160401b0386165b87151580610518575b156104a0578060011b9080820460021490151715610486576104809097613c9e565b96610455565b634e487b7160e01b61012051526011600452602461012051fd5b9563ffffffff7f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97939495969760ff61015a9a8560028b0155610120516101a08c0152166101008a0152166101408801525b604080516001600160401b039092168252602082019290925290819081015b0390a3614374565b506001600160ff1b0381168103610486575f1988018881116104865761053e9087615498565b8160011b1461045e565b82630306fab160e11b6101205152600452602461012051fd5b61056e9192508787615278565b14158389610444565b90919293949550600180821614808015610612575b6105b0575b506105a39060011c9160011c92613c9e565b9091899594939282610432565b8686989298146105f957906105a3916105d36105cb88613617565b97898861374c565b3590156105eb57906105e4916154c6565b9690610591565b6105f4916154c6565b6105e4565b8a630306fab160e11b6101205152600452602461012051fd5b508282141561058c565b86630306fab160e11b6101205152600452602461012051fd5b90506001600160401b038b16118c610404565b90919750600c60ff60c08899959697980151160361073f57906106856001926106708a613c82565b926001600160401b0386169384898c8c613caa565b60ff8316610120880152016001600160401b038111610486576001600160401b0363ffffffff6101608801511691161461012051505f1461072e5762ffffff80600586015460c01c165b16801561071557957f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d979161071061070861015a9961467c565b8389896146b3565b6104f1565b83630306fab160e11b6101205152600452602461012051fd5b62ffffff600485015460e81c6106cf565b84630306fab160e11b6101205152600452602461012051fd5b34610161576080366003190112610161576024356004356044356001600160401b0381116101615761078e903690600401612fb0565b9190926064356001600160401b038111610161576107b0903690600401612fb0565b90939092906107bd613625565b506107c7826137b0565b6020810151909691959060068110156102d257600414801590610b3e575b610b215764ffffffffff8751168042101561028f575061080b60ff60e089015116615212565b8314801590610b04575b8015610aef575b61073f5780610876575b9161027e61015a98927f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b5946108686040519586956040875260408701916130e0565b9184830360208601526130e0565b6001860154600587015490610895906001600160a01b03831690614b41565b6108d8875462ffffff6101808b0151169060048a01549060ff6101208d0151169063ffffffff8660a01c169361ffff62ffffff8560c81c169460b81c16916151d4565b80610120515260076020526103fc604061012051205492609e1c16600481018082116104865786106101615761012051908b019190610ad55760409182519061092184836130bf565b600482526020820190366004820111610ad15760049082375f6024830152815160031015610abd576023820160ff60f81b81511690835160021015610abd576022840160ff60f81b81511690855160011015610abd57602186019260ff60f81b84511690875115610abd5760ff60f81b8751165f1a90885160031015610abd5753865160021015610abd575f1a9053845160011015610abd575f1a9053825115610abd57602091610a00915f1a81538551928391818301958a8c88378a840190838201905f8252519283915e01015f815203601f1981018352826130bf565b5190209280610a4f57509261027e9261015a9b95927f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b597955f5260076020525f20555b92945092985050610826565b905091909103610a8a57509161027e61015a98927f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b594610a43565b51633c1e253d60e11b815260206004820152600c60248201526b616363756d756c61746f727360a01b6044820152606490fd5b634e487b7160e01b5f52603260045260245ffd5b5f80fd5b634e487b7160e01b61012051526041600452602461012051fd5b506103fc600487015460de1c1681141561081c565b5084610b1a610b13858b615255565b8989615278565b1415610815565b6002860154630306fab160e11b6101205152600452602461012051fd5b5084600287015414156107e5565b346101615760c036600319011261016157610b65612f3c565b610b6d612f4f565b60643563ffffffff8116908190036101615760843563ffffffff8116919082900361016157610bb99363ffffffff806001600160401b03610bac612ef6565b16951691166004356151d4565b6101205152600760205260206040610120512054604051908152f35b3461016157610be336612f62565b9184959394610bf28786613b15565b949093610bff8987613bfa565b5050600a60ff60c0890151161490811591610ce6575b508015610cc8575b610caf576001600160401b03610c3960ff60e08901511661501b565b818a16901c169260ff6101008801511615155f14610c76575091610c698492610c7094848461015a9d8b8b613caa565b858561503e565b926150ce565b969350505063ffffffff6101408501511603610c965761015a95506150ce565b85630306fab160e11b6101205152600452602461012051fd5b88630306fab160e11b6101205152600452602461012051fd5b5063ffffffff610160870151166001600160401b0389161015610c1d565b905015158a610c15565b34610161576060366003190112610161576024356001600160a01b03811680820361016157610d1d612f4f565b90610d935750610d66610d7463ffffffff5b60408051600435602082019081526001600160a01b039096169181019190915263ffffffff90911660608201529182906080820190565b03601f1981018352826130bf565b5190206101205152600860205260206040610120512054604051908152f35b610d74610d6691610d2f565b34610161576020366003190112610161576004356001600160a01b03811690819003610161576101205152600560205260206040610120512054604051908152f35b346101615761012051366003190112610161576020600454604051908152f35b3461016157610120513660031901126101615760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461016157610100366003190112610161576001600160401b03604435116101615761010060443536036003190112610161576064356001600160401b038111610161576080600319823603011261016157608435906001600160401b0382116101615760a0600319833603011261016157610eb8612ef6565b9060e4356001600160401b03811161016157610ed8903690600401612f0c565b9390610ee8602435600435613b15565b929093610eff81600401604435600401868861491d565b90610f1b6020610f1560448401846004016135f1565b01613606565b91610f2884600401613606565b9263ffffffff610f3e604487018760040161368b565b92909582610f5260848a018a60040161368b565b604060808190528051979196929590921693929092169190610f7490876130bf565b60068652651bdd5d1c1d5d60d21b602087015260805187015183108015611182575b61116657606087015180841097909190881561115b5760805181015192985b1561114e5760208101518410155b61112e576020015190600182018211610486578261103e996110168a8f946110639f61101b966110269a611009602461100160016110209d01614645565b930135613c82565b9160646044350135614d0a565b61300f565b61467c565b9261300f565b61103360648a0135613c82565b9160248a0135614d0a565b60ff61104c84600401613606565b1661012086015260648301359060040185876141f6565b6001600160401b0360805182015116906001600160401b038716918210156110fd5761015a976110f1946001600160401b036110e6946110a960ff60208701511661501b565b60805180519290911c9290921696909490918791906110c890876130bf565b60048652633632b0b360e11b6020870152606460c435930135614d0a565b60c43590838561503e565b60c435916004356150ce565b60805151633c1e253d60e11b8152602060048201526007602482015266195b195b595b9d60ca1b6044820152606490fd5b60805151633c1e253d60e11b81528061114a8a60048301614ce0565b0390fd5b6020810151841415610fc3565b608081015198610fb5565b60805151633c1e253d60e11b81528061114a8860048301614ce0565b506080870151831015610f96565b34610161576020366003190112610161576004356040516111b08161303d565b6101205181526101205160208201526101205160408201526101205160608201526101205160808201526101205160a08201526101205160c08201526101205160e08201526101205161010082015261012051610120820152610120516101408201526101205161016082015261012051610180820152610120516101a0820152610120516101c0820152610120516101e08201526101205161020082015261012051610220820152610120516102408201526101205161026082015261012051610280820152610120516102a08201526102c0610120519101526101205154811015611821576101205152600160205260406101205120604051906112b58261306d565b8054825260018101546020830152600281015460408301526040516101e0526112e06101e05161306d565b600381015464ffffffffff81166101e0515261130860ff8260281c1660206101e0510161375c565b60ff8160301c1660406101e051015262ffffff8160381c1660606101e051015262ffffff8160501c1660806101e051015262ffffff8160681c1660a06101e051015260ff8160801c1660c06101e051015260ff8160881c1660e06101e051015260ff8160901c166101006101e051015260ff8160981c166101206101e051015263ffffffff8160a01c166101406101e051015263ffffffff8160c01c166101606101e051015262ffffff8160e01c166101806101e051015260f81c15156101a06101e05101526101e0516060830152600560048201549160018060a01b038316608085015262ffffff8360a01c1660a085015261ffff8360b81c1660c085015262ffffff8360c81c1660e085015260ff8360e01c166101008501528260e81c61012085015201546101805260018060a01b03610180511661014083015263ffffffff6101805160a01c1661016083015262ffffff6101805160c01c1661018083015262ffffff6101805160d81c166101a083015281519060208301516101405260206101e051015160068110156102d25760ff60406101e05101511662ffffff6101806101e05101511661ffff60c08701511660ff6101206101e05101511662ffffff60e0890151169163ffffffff6101608a0151169360ff6101008b015116956115d860ff60c06101e0510151169860ff60e06101e0510151169a63ffffffff6101606101e0510151169c604060ff6101006101e0510151169f63ffffffff6101406101e05101511660a052015160e0526101a06101e051015115156101c05264ffffffffff6101e05151166101a05262ffffff60606101e0510151166101605262ffffff60806101e0510151166101005260405160c05261158c60c05161303d565b60c0515261014051602060c051015262ffffff8160a01c16604060c051015260018060a01b036101805116606060c051015260018060a01b0316608060c051015260a060c0510161375c565b60c08051015260e060c051015261010060c051015261012060c051015261014060c051015261016060c051015261018060c05101526101a060c05101526101c060c05101526101e060c051015261020060c051015260a05161022060c051015260e05161024060c05101526101c05161026060c05101526101a05161028060c0510152610160516102a060c0510152610100516102c060c051015260405160c051518152602060c0510151602082015263ffffffff604060c051015116604082015260018060a01b03606060c051015116606082015260018060a01b03608060c051015116608082015260a060c05101519060068210156102d2576102e09160a082015260ff60c0805101511660c082015263ffffffff60e060c05101511660e082015263ffffffff61010060c05101511661010082015263ffffffff61012060c05101511661012082015263ffffffff61014060c0510151166101408201526001600160401b0361016060c05101511661016082015261ffff61018060c05101511661018082015260ff6101a060c0510151166101a082015260ff6101c060c0510151166101c08201526001600160401b036101e060c0510151166101e082015260ff61020060c0510151166102008201526001600160401b0361022060c05101511661022082015261024060c051015161024082015261026060c051015115156102608201526001600160401b0361028060c05101511661028082015263ffffffff6102a060c0510151166102a082015263ffffffff6102c060c0510151166102c0820152f35b634294e0f760e01b6101205152600452602461012051fd5b3461016157610120513660031901126101615761185461377b565b3361012051526005602052604061012051205480156119825733610120515260056020526101205160406101205120556118908160035461300f565b6003556040518181527f0aaadfd6df09c4a3e2ddba2047cc3258298c9e730c9f3d817f24aab84a80b2c760203392a2610120805160405163a9059cbb60e01b90915233600452602483905290517f0000000000000000000000000000000000000000000000000000000000000000929060209060448180875af16001610120515114811615611960575b826040521561193e5760209250610120515f516020615cef5f395f51905f525d8152f35b6101208051635274afe760e01b90526001600160a01b03841660045251602490fd5b600181151661197657833b15153d15161661191a565b823d61012051823e3d90fd5b630686827b60e51b6101205152600461012051fd5b34610161576080366003190112610161576001600160401b03600435116101615760043560040161010060031960043536030112610161576119d7612f3c565b6001600160401b03604435116101615760e060443536036003190112610161576064356001600160401b03811161016157611a16903690600401612f0c565b92909183611fea57604051632fe333a160e11b81526020600482018190528180611a436024820187613100565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611faa576101205191611fb8575b50905b611a9d611a96604460043501612fdd565b8435614b41565b604051633d91081b60e21b81528335600482015292610640846024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa938415611faa576101205194611f79575b50611b0763ffffffff831685613dce565b9791905060038114611f4957611b1c8861460e565b92611b3260448035013560246044350135614c6f565b895f1981011161048657611b6f90611b5460646044350160443560040161368b565b90611b5d6136c0565b925f198e018960046044350135614d0a565b60028203611ea05750608460043501356024604435013503611e74575b84610120515260066020526040610120512063ffffffff85165f5260205260405f205480155f14611e3c575084610120515260066020526040610120512063ffffffff85165f5260205260405f20604435600401359055611c5d857f907304847baaaa152c5a473749d83065493ef8ef4094b4205f07c09cf95d80ba611c1c60a46044350160443560040161368b565b939060405191829160443560040135835260246044350135602084015260448035013560408401526080606084015263ffffffff8b169660808401916136e8565b0390a35b611c6961370c565b9560018914611e08575b5050610120515b818110611c88576101205180f35b611c9381838961374c565b3590611cb0611ca186614d5e565b92611caa613625565b506137b0565b602081015190939060068110156102d25760021480159190611df9575b50611ddd5764ffffffffff8351168042101561028f575086815414801590611db5575b611d8557600192611d59918b8503611d6e5760048101805461ffff60b81b19169055611d236044803501358b8484614aae565b8b8503611d5f57611d506044803501355b611d4860a46044350160443560040161368b565b918585614dcf565b61028a8261533f565b01611c7a565b611d5060443560040135611d34565b611d80876044356004013584846146b3565b611d23565b604051633c1e253d60e11b81526020600482015260076024820152666469737075746560c81b6044820152606490fd5b5060058101546001600160a01b0390811690611dd5600435604401612fdd565b161415611cf0565b60020154630306fab160e11b6101205152600452602461012051fd5b9050600282015414158b611ccd565b91955060443560c4810135929190360360821901831215610161576004611e3493604435010191613e92565b938780611c73565b6044356004013514611c61576064604051633c1e253d60e11b81526020600482015260046024820152631c9bdbdd60e21b6044820152fd5b604051633c1e253d60e11b8152602060048201526003602482015262195b9960ea1b6044820152606490fd5b611f4490611eac6141d2565b50611ee5611ec1611ebc8a6143b8565b6145d7565b91611ed0602460043501613606565b611ede604460043501612fdd565b9135615924565b6060820152611ef960246044350135613c82565b611f0d60846044350160443560040161368b565b604080519491939190611f2090866130bf565b6003855262195b9960ea1b602086015263ffffffff8a169060a46004350135614d0a565b611b8c565b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b611f9c9194506106403d8111611fa3575b611f9481836130bf565b810190613239565b9286611af6565b503d611f8a565b6040513d61012051823e3d90fd5b90506020813d602011611fe2575b81611fd3602093836130bf565b81010312610ad1575185611a82565b3d9150611fc6565b604051633ab98b4360e21b8152602060048201819052818061200f6024820187613100565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611faa576101205191612055575b5090611a85565b90506020813d60201161207f575b81612070602093836130bf565b81010312610ad157518561204e565b3d9150612063565b346101615760a0366003190112610161576044356004356001600160401b038211610161578160040190610100600319843603011261016157606435906001600160401b03821161016157608060031983360301126101615760843593841515948581036101615761210d946120ff60243585613b15565b96909560040182888861491d565b96821561221a5761211d82613606565b63ffffffff62ffffff600589015460d81c16911614611f495763ffffffff7f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a946080946121bf6121798c8860a061015a9f01519101519061300f565b6121816141d2565b506001600160401b036040519161219783613089565b600d835261012051602084015216604082015261012051606082015260448401358c8c6146b3565b1561220657816121df60246121d8604485013597613606565b9301613606565b916040519586521660208501521660408301526060820152a26122018261533f565b6147b0565b816121df60246121d8606485013597613606565b63ffffffff8460809461225861015a9b60647f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a990135908c8c614aae565b6121bf565b34610161576040366003190112610161576004356001600160401b03811161016157806004019061010060031982360301126101615761229b612f3c565b916122a461377b565b604051632fe333a160e11b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169391929083806122f76024820185613100565b0381875afa928315611faa5761012051936127cf575b50604051633d91081b60e21b815290356004820181905293610640826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215611faa5761012051926127ae575b5061012082015160038110156102d25760011480159190612795575b508015612772575b801561273d575b8015612721575b612708576101205154946123ae86613617565b6101205155856101205152600160205260406101205120948486556001860194818655876004880160018060a01b0333166bffffffffffffffffffffffff60a01b8254161781556024870161240281613606565b825462ffffff60a01b191660a09190911b62ffffff60a01b16178255604488019161242c83612fdd565b60058c0180546001600160a01b0319166001600160a01b03909216919091178155612456896143b8565b815462ffffff60d81b191660d89190911b62ffffff60d81b1617815561247a613625565b9a62ffffff6104608b018d606083835116910152511660808d015262ffffff6104808b01511660a08d0152549060018060a01b0390541662ffffff604051936124c2856130a4565b5460a01c166040516124ff81610d66602082019486888791604091949363ffffffff916060850196855260018060a01b0316602085015216910152565b51902083526040516020810191838352604082015263ffffffff60608201526060815261252d6080826130bf565b51902060208301526040516020810191825261012051604082015263ffffffff6060820152606081526125616080826130bf565b5190206040820152610120515b600381106126ce5750507f56cffc3fe09727783a0108dbcced6de9f74c7e59e81d320c76d0143bca3dd3d8916125ae6125a8606093613606565b91612fdd565b63ffffffff6040519216825260018060a01b03166020820152336040820152a463ffffffff818116036126bb57506125fc939160a46125f2611ebc612201946143b8565b91013584846146b3565b61012080516040516323b872dd60e01b90915233600452306024527f000000000000000000000000000000000000000000000000000000000000000060445290517f0000000000000000000000000000000000000000000000000000000000000000929060209060648180875af160016101205151148116156126a5575b82604052610120516060521561193e5760209250610120515f516020615cef5f395f51905f525d8152f35b600181151661197657833b15153d15161661267a565b929150506126c99284614519565b6125fc565b81929394506126df81600193614405565b5161012051526008602052604061012051206126fb8154613617565b905501908b93929161256e565b82634e8e11e160e11b6101205152600452602461012051fd5b5061273861273160448401612fdd565b85856138f1565b61239b565b5060c48201356001600160401b0381168091036101615761276a9063ffffffff6104208401511690613030565b421015612394565b5061277f60248301613606565b63ffffffff80610300840151169116101561238d565b6106208301516001600160a01b03161415905086612385565b6127c89192506106403d8111611fa357611f9481836130bf565b9086612369565b9092506020813d6020116127fb575b816127eb602093836130bf565b81010312610ad15751918561230d565b3d91506127de565b346101615760c0366003190112610161576044356001600160401b03811660043560243582840361016157606435916084356001600160401b03811161016157612851903690600401612f0c565b94909360a4356001600160401b03811161016157806004019260806003198336030112610161576128828686613b15565b98909761288f888b613bfa565b5050600b60ff60c08d0151161490811591612a5e575b50612a4557906128c1916128b886613c82565b848a8d8d613caa565b6001870154604051633d91081b60e21b8152600481019190915290610640826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215611faa5761295f6020610f1560446129578a8f986129849963ffffffff986101205192612a17575b5062ffffff61018061294f9201511682613dce565b505090613e92565b9701896135f1565b169260ff6101208b01511660208201511461012051505f14612a0e5760600151613030565b036129de5761015a966129ba827f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d979489896141f6565b50604080516001600160401b03909216825260208201929092529081908101610510565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b60400151613030565b61294f919250610180612a3c62ffffff926106403d8111611fa357611f9481836130bf565b9392505061293a565b87630306fab160e11b6101205152600452602461012051fd5b905015158c6128a5565b34610ad1576040366003190112610ad1576024356004356001600160401b038211610ad15781600401916101006003198236030112610ad157612aa961377b565b612ab2826137b0565b604051633ab98b4360e21b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316959394919291908380612b08602482018b613100565b0381895afa928315612c9e575f93612da3575b50845480931490811591612d7c575b50612d4e5764ffffffffff815116804210612d3c5750612b5e600185015492600586019360018060a01b03855416916138f1565b801593849283612d04575b8060056020612b7d9301525f81528761538c565b612b88600254613617565b600255612b9486614416565b8554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e47860408051881515815286156020820152a390612cfd575b15612ca957506004820154612c0e907f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613aa7565b612c2d575b610120515f516020615cef5f395f51905f525d6101205180f35b600401546001600160a01b031691813b15610ad1575f91612c6d91836040518096819582946336297f4160e21b8452604060048501526044840190613100565b90602483015203925af18015612c9e57612c89575b8080612c13565b5f612c93916130bf565b5f6101205280612c82565b6040513d5f823e3d90fd5b54612cf590612ced907f0000000000000000000000000000000000000000000000000000000000000000600181901c916110169083906001600160a01b0316613aa7565b600454613030565b600455612c0e565b5081612bcf565b945060208501516006811015612d2857612d20612b7d91613ad9565b959050612b69565b634e487b7160e01b5f52602160045260245ffd5b6303a5cac360e01b5f5260045260245ffd5b604051633c1e253d60e11b8152602060048201526005602482015264636c61696d60d81b6044820152606490fd5b612d899150604401612fdd565b60058501546001600160a01b039182169116141587612b2a565b9092506020813d602011612dcf575b81612dbf602093836130bf565b81010312610ad157519187612b1b565b3d9150612db2565b34610ad1576020366003190112610ad157600435612df361377b565b612dfc816137b0565b91612e1a8254600184015460018060a01b03600586015416916138f1565b15612ec657612e368360056020612eb49601525f81528361538c565b612e41600254613617565b600255612e4d82614416565b8154907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e478604080515f815260016020820152a3600401547f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613aa7565b5f5f516020615cef5f395f51905f525d005b6002820154630306fab160e11b5f5260045260245ffd5b34610ad1575f366003190112610ad1576020905f548152f35b60a435906001600160401b0382168203610ad157565b9181601f84011215610ad1578235916001600160401b038311610ad1576020808501948460051b010111610ad157565b6024359063ffffffff82168203610ad157565b6044359063ffffffff82168203610ad157565b60a0600319820112610ad15760043591602435916044356001600160401b0381168103610ad1579160643591608435906001600160401b038211610ad157612fac91600401612f0c565b9091565b9181601f84011215610ad1578235916001600160401b038311610ad15760208381860195010111610ad157565b356001600160a01b0381168103610ad15790565b8115612ffb570490565b634e487b7160e01b5f52601260045260245ffd5b9190820391821161301c57565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161301c57565b6102e081019081106001600160401b0382111761305957604052565b634e487b7160e01b5f52604160045260245ffd5b6101c081019081106001600160401b0382111761305957604052565b608081019081106001600160401b0382111761305957604052565b606081019081106001600160401b0382111761305957604052565b90601f801991011681019081106001600160401b0382111761305957604052565b908060209392818452848401375f828201840152601f01601f1916010190565b80358252602081013563ffffffff8116809103610ad157602083015260408101356001600160a01b03811690819003610ad1576040830152606081013560608301526080810135608083015260a081013560a083015260c08101356001600160401b0381168103610ad1576001600160401b031660c083015260e0810135601e1982360301811215610ad15701602081359101906001600160401b038111610ad1578036038213610ad157610100838160e06131bf96015201916130e0565b90565b519061ffff82168203610ad157565b51906001600160401b0382168203610ad157565b519063ffffffff82168203610ad157565b51908115158203610ad157565b519060ff82168203610ad157565b51906001600160801b0382168203610ad157565b51906001600160a01b0382168203610ad157565b9081610640910312610ad1576040519061064082018281106001600160401b038211176130595760405261326c816131c2565b825260208101516020830152613284604082016131d1565b6040830152613295606082016131e5565b60608301526080810151608083015260a081015160a083015260c081015160c08301526132c460e082016131d1565b60e08301526101008101516101008301526101208101516003811015610ad1576101208301526101408101516006811015610ad15761014083015261330c61016082016131e5565b6101608301526101808101516003811015610ad1576101808301526101a08101516002811015610ad1576101a08301526101c08101516002811015610ad1576101c083015261335e6101e082016131e5565b6101e083015261337161020082016131e5565b61020083015261338461022082016131e5565b6102208301526102408101518060010b8103610ad1576135e891610620916102408501526133b561026082016131f6565b6102608501526133c86102808201613203565b6102808501526133db6102a08201613203565b6102a08501526133ee6102c082016131e5565b6102c08501526134016102e082016131e5565b6102e085015261341461030082016131e5565b6103008501526134276103208201613203565b61032085015261343a6103408201613203565b61034085015261344d61036082016131e5565b61036085015261346061038082016131e5565b6103808501526134736103a082016131e5565b6103a08501526134866103c082016131e5565b6103c08501526134996103e082016131e5565b6103e08501526134ac61040082016131e5565b6104008501526134bf61042082016131e5565b6104208501526134d261044082016131e5565b6104408501526134e561046082016131e5565b6104608501526134f861048082016131e5565b61048085015261350b6104a08201613203565b6104a085015261351e6104c082016131e5565b6104c08501526135316104e082016131e5565b6104e085015261354461050082016131e5565b6105008501526135576105208201613211565b61052085015261356a61054082016131c2565b61054085015261357d6105608201613211565b6105608501526135906105808201613211565b6105808501526135a36105a08201613211565b6105a08501526135b66105c08201613211565b6105c08501526135c96105e08201613225565b6105e08501526135dc6106008201613225565b61060085015201613225565b61062082015290565b903590609e1981360301821215610ad1570190565b3563ffffffff81168103610ad15790565b5f19811461301c5760010190565b604051906136328261306d565b5f6101a0838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152826101808201520152565b903590601e1981360301821215610ad157018035906001600160401b038211610ad157602001918160051b36038313610ad157565b604051906136cf6040836130bf565b600a8252693a3930b739b4ba34b7b760b11b6020830152565b81835290916001600160fb1b038311610ad15760209260051b809284830137010190565b6040519060c082018281106001600160401b03821117613059576040525f60a0838281528260208201528260408201528260608201528260808201520152565b9190811015610abd5760051b0190565b6006821015612d285752565b8181029291811591840414171561301c57565b5f516020615cef5f395f51905f525c6137a15760015f516020615cef5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b6137b8613625565b50805f52600160205260405f20916137ce613625565b60038401549064ffffffffff8216815260ff8260281c16916006831015612d28576001809161380160208501958661375c565b60ff8160301c16604085015262ffffff8160381c16606085015262ffffff8160501c16608085015262ffffff8160681c1660a085015260ff8160801c1660c085015260ff8160881c1660e085015260ff8160901c1661010085015260ff8160981c1661012085015263ffffffff8160a01c1661014085015263ffffffff8160c01c1661016085015262ffffff8160e01c1661018085015260f81c16146101a08201529281516006811015612d2857156138df5750516006811015612d28576005146138c857565b6002830154630306fab160e11b5f5260045260245ffd5b634294e0f760e01b5f5260045260245ffd5b604051630602210b60e21b81526004810191909152917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316602084602481845afa938415612c9e575f94613a6b575b5083156139fa575b50821561395c57505090565b604051636559e3fd60e01b815260048101929092525f60248301526001600160a01b039081166044830152909150602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115612c9e575f916139ca57501590565b90506020813d6020116139f2575b816139e5602093836130bf565b81010312610ad157511590565b3d91506139d8565b6024919350602090604051928380926347b70b0d60e01b82528660048301525afa908115612c9e575f91613a31575b50915f613950565b90506020813d602011613a63575b81613a4c602093836130bf565b81010312610ad157613a5d906131f6565b5f613a29565b3d9150613a3f565b9093506020813d602011613a9f575b81613a87602093836130bf565b81010312610ad157613a98906131f6565b925f613948565b3d9150613a7a565b90613ad49160018060a01b03165f52600560205260405f20613aca828254613030565b9055600354613030565b600355565b60068110159081612d285760028114918215613b08575b8215613afb57505090565b909150612d285760041490565b506003811491505f613af0565b9091613b1f613625565b50613b28613625565b50613b32826137b0565b92909360208401516006811015612d285760011490811591613beb575b50613bd45764ffffffffff83511680421015613bc25750600484015483906001600160a01b03163303613baf5760ff60406002920151160160ff811161301c5760ff6019911611613b9d5750565b632d564cd960e01b5f5260045260245ffd5b634a0bfec160e01b5f523360045260245ffd5b6375adfbd560e01b5f5260045260245ffd5b6002840154630306fab160e11b5f5260045260245ffd5b9050600285015414155f613b4f565b919060ff60c08401511615613c70575061010082015160ff16906006821015613c6457613c27828061300f565b92613c43600163ffffffff61014084015116851b941b84613030565b5f1981019190821161301c5784613c5991615498565b818110908218021890565b613c276006809361300f565b630306fab160e11b5f5260045260245ffd5b6020525f601f5360205f6021601f60025afa15610ad1575f5190565b801561301c575f190190565b93929695909194613cbb8684613bfa565b91508910908115613dc4575b50613db157613cd65f84615498565b975f9860ff6101008601511691825b613d1e57505050508495969493941493841594613d08575b50505050613c705750565b613d13939450615278565b1415815f8080613cfd565b600180821614808015613da7575b613d4b575b50613d439060011c9160011c92613c9e565b919082613ce5565b858c98929814613d945790613d4391613d6e613d668e613617565b9d888861374c565b359015613d865790613d7f916154c6565b9690613d31565b613d8f916154c6565b613d7f565b89630306fab160e11b5f5260045260245ffd5b5082821415613d2c565b85630306fab160e11b5f5260045260245ffd5b905088115f613cc7565b91613dd8836143b8565b808311613e54578215613e48578214613e3c575f19820191821161301c5763ffffffff613e218482613e166102e06102c09801968288511690613768565b96879201511661300f565b925116808311613e34575b506001929190565b91505f613e2c565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b903590601e1981360301821215610ad157018035906001600160401b038211610ad157602001918136038313610ad157565b60a090939193613ea061370c565b50015191613eac6141d2565b50613f1a60405193613ebd85613089565b601385525f6020860152600360408601525f6060860152823595613ee087613c82565b90613eee602086018661368b565b929091604098895195613f018b886130bf565b600787526670726f6772616d60c81b6020880152614d0a565b828101613f2781836135f1565b94613f35606084018461368b565b91602088019063ffffffff613f4983613606565b166141b2576001905b613f5b82614d72565b91613f688a5193846130bf565b808352601f19613f7782614d72565b01366020850137613f8781614d89565b93613f9d613f978c8e018e613e60565b90615255565b855115610abd57602086015263ffffffff613fb782613606565b166140b0575b5050613fcf613ffb969798999a613606565b9063ffffffff8b5192613fe184613089565b600984525f6020850152168b8301525f6060830152615a26565b6008811015612d285761408157816140396140308361402a61402563ffffffff96614042986135f1565b613606565b936135f1565b86810190613e60565b929091166154ef565b92906019811015612d28576140545750565b51633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8351633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b99959160019b979399959198949b9860808901995b5f19820182811161301c57811015614152576140e18b8b61368b565b9091905f1982019082821161301c57811015610abd5760051b82013591603e1981360301831215610ad1578f828f9261414b9260019663ffffffff9201906141438461413d613f9761413286613606565b956020810190613e60565b92614dbb565b521692614dbb565b52016140c5565b5091959a6141679193979c959a949950613606565b96614178613f976060830183613e60565b915f19810190811161301c576141a763ffffffff613ffb9a613fcf9561419e858b614dbb565b52169186614dbb565b529a99989796613fbd565b6141bf60808a018a61368b565b90506002810180911161301c5790613f52565b604051906141df82613089565b5f6060838281528260208201528260408201520152565b93929190916142036141d2565b50604082019261422061421685856135f1565b6060810190613e60565b50936040519360e085018581106001600160401b03821117613059576040526142ac614296604087019760208135918260011a8a528260021a828b01528260031a8b5263ffffffff8360041a938460608d01528060051a60808d015260a01c1660030b60a08b01520135908160c08a01526156c5565b9690506142a661421685856135f1565b9061574d565b91610100831161434457610f156020916142c5936135f1565b94600488018054965f19840193841161301c57614342976001600160401b039460ff60e01b9060e01b169162ffffff60c81b9060c81b169063ffffffff60c81b19161717905551936143156141d2565b5060ff6040519561432587613089565b600a87521660208601521660408401525f606084015282956146b3565b565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b61434291600a60ff60c08301511614806143a8575b156143a0576001915b61439b8261533f565b6148a2565b600391614392565b5060ff6101008201511615614389565b6143db6102e063ffffffff6102c08401511692019163ffffffff83511690613030565b5f19810190811161301c5763ffffffff6143f792511690612ff1565b6001810180911161301c5790565b906003811015610abd5760051b0190565b600181015460018060a01b0360058301541662ffffff60046040519461443b866130a4565b015460a01c1660405161447981610d66602082019486888791604091949363ffffffff916060850196855260018060a01b0316602085015216910152565b51902083526040516020810191838352604082015263ffffffff6060820152606081526144a76080826130bf565b5190206020830152604051602081019182525f604082015263ffffffff6060820152606081526144d86080826130bf565b51902060408201525f5b600381106144ee575050565b806144fb60019284614405565b515f52600860205260405f206145118154613c9e565b9055016144e2565b939291909162ffffff600584015460d81c169063ffffffff8116918211611f49578062ffffff61455592166101808501525f60c0850152614d5e565b9460028401868154146145c45795614342959655835480917f4fbeb405091f235c82def9a0045aad66d1a0da7cfcc23f8c8457c81b5a66868a6020604051868152a35f52600660205260405f20905f5260205260405f2054155f146145bc576002916148a2565b6001916148a2565b86630306fab160e11b5f5260045260245ffd5b6145df6141d2565b506001600160401b03604051916145f583613089565b601483525f60208401521660408201525f606082015290565b6146166141d2565b506001600160401b036040519161462c83613089565b601583525f60208401521660408201525f606082015290565b61464d6141d2565b506001600160401b036040519161466383613089565b600c83525f60208401521660408201525f606082015290565b6146846141d2565b506001600160401b036040519161469a83613089565b600b83525f60208401521660408201525f606082015290565b6002019190915560016101a0820152815160ff90811660c083015260208301511660e0820181905260409092015163ffffffff1661016082018190525f61014083015290916147029190615a00565b5f19810190811161301c5780614720575061010060ff5f5b16910152565b7f07060605060205040602030205040301060502050303040105050304000000006f8421084210842108cc6318c6db6d54be826001600160801b031060071b83811c6001600160401b031060061b1783811c63ffffffff1060051b1783811c61ffff1060041b1783811c60ff1060031b1792831c1c601f161a176001810180911161301c5760ff6101009161471a565b906147bb6003613ad9565b1561481d5762ffffff806080830151165b1691600360208301526040820160ff81511660ff811461301c576143429464ffffffffff9260ff6001614815940116905262ffffff60a086015116818111908218021842613030565b16825261538c565b62ffffff806060830151166147cc565b906148386001613ad9565b156148925762ffffff806080830151165b1691600160208301526040820160ff81511660ff811461301c576143429464ffffffffff9260ff6001614815940116905262ffffff60a086015116818111908218021842613030565b62ffffff80606083015116614849565b6148ab83613ad9565b1561490a576148ca62ffffff806080850151165b16936020840161375c565b6040820160ff81511660ff811461301c576143429464ffffffffff9260ff6001614815940116905262ffffff60a086015116818111908218021842613030565b6148ca62ffffff806060850151166148bf565b92919261492861370c565b506001810154604051633d91081b60e21b8152600481019190915290610640826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215612c9e575f92614a8d575b5080545f52600660205260405f2063ffffffff6149a187613606565b165f5260205260405f2054946149c563ffffffff6149be83613606565b1684613dce565b9092919560208301918063ffffffff6149dd85613606565b161015611f495762ffffff614a60614a69956140256131bf9d614a1e61018096614a1860049c63ffffffff614a118d613606565b1690613030565b5061460e565b90614a2889613606565b91614a3b60608601356040870135614c6f565b614a48608087018761368b565b93909263ffffffff614a586136c0565b961691614d0a565b16910152613606565b9101805461ffff60b81b191660b89290921b61ffff60b81b16919091179055613e92565b614aa79192506106403d8111611fa357611f9481836130bf565b905f614985565b91602090939193614afe60608201614acc815160408501519061300f565b6004870180546001600160e81b031660e89290921b6001600160e81b031916919091179055608083015190519061300f565b60058501805462ffffff60c01b191660c09290921b62ffffff60c01b169190911790550151600181019390841061301c57614b3b61434294614645565b926146b3565b336001600160a01b03909216918214159182614b60575b5050613baf57565b6040516311179c3760e31b815260048101929092526024820152905060a0816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612c9e575f91614bd1575b50516001600160a01b03163314155f80614b58565b905060a0813d60a011614c67575b81614bec60a093836130bf565b81010312610ad1576040519060a082018281106001600160401b0382111761305957614c5c91608091604052614c2181613225565b8452614c2f60208201613203565b6020850152614c40604082016131e5565b6040850152614c51606082016131e5565b6060850152016131d1565b60808201525f614bbc565b3d9150614bdf565b6020915f9160405191848301918252604083015260408252614c926060836130bf565b614cc060216040518093878201958787525180918484015e810186838201520301601f1981018352826130bf565b604051918291518091835e8101838152039060025afa15612c9e575f5190565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b94929091614d189492615800565b91906008811015612d28571591821592614d53575b5050614d365750565b604051633c1e253d60e11b815290819061114a9060048301614ce0565b141590505f80614d2d565b63ffffffff166001810180911161301c5790565b6001600160401b0381116130595760051b60200190565b90614d9382614d72565b614da060405191826130bf565b8281528092614db1601f1991614d72565b0190602036910137565b8051821015610abd5760209160051b010190565b90929193614de8614de08686613bfa565b92919261300f565b906001820180921161301c5715808061500a575b8015615004576001600160ff1b038316830361301c578260011b5b8403614ff15715614f2e5750614e2c81614d89565b935f5b828110614ed757505050505b6040519160208101926001916001601f5380515b60018111614e7657505060405215610ad1578392614e6e925191615278565b03613c705750565b85866020603f198460051b168501015b808210614eb057509082916001809416614ea6575b50500160011c614e4f565b5190525f80614e9b565b90919560206040918451825281850151835281896041601f60025afa169701920190614e86565b600181901b906001600160ff1b038116810361301c57614ef882868561374c565b35916001810180911161301c57600192614f16614f1d92888761374c565b3590614c6f565b614f278289614dbb565b5201614e2f565b929392905080614fdf575b15614f9157614f4781614d89565b916020830190806001935f601f5360051b01905b818110614f715750505015610ad1575b90614e3b565b909192602080918335825281866021601f60025afa169401929101614f5b565b90614f9b82614d72565b91614fa960405193846130bf565b808352602083019060051b820191368311610ad157905b828210614fcf57505050614f6b565b8135815260209182019101614fc0565b50600a60ff60c0860151161415614f39565b87630306fab160e11b5f5260045260245ffd5b82614e17565b50601560ff60c08801511614614dfc565b6001600160fd1b038116810361301c5766080a070a0a080060ff9160031b1c1690565b929391935f945b8515158061509e575b15615076578060011b908082046002149015171561301c576150709095613c9e565b94615045565b90610140939560ff91600263ffffffff959701555f6101a08701521661010085015216910152565b506001600160ff1b038116810361301c575f19860186811161301c576150c49084615498565b8160011b1461504e565b60058201805463ffffffff60a01b191660a087901b63ffffffff60a01b1617905561012083015160048301546040805160ff938416815260c883901c62ffffff1660208201526001600160401b039098169088015260e01c16606086015290939192917f751ec6676d985d12868d8b44e82db09805453244057b0b9817def8956c2dab8490608090a36151608161533f565b61516a6004613ad9565b156151c45762ffffff806080830151165b1691600460208301526040820160ff81511660ff811461301c576143429464ffffffffff9260ff6001614815940116905262ffffff60a086015116818111908218021842613030565b62ffffff8060608301511661517b565b9492909391604051946020860196875260408601526060850152608084015260a083015260c082015260c0815261520c60e0826130bf565b51902090565b6002811461524e576003811461524757801590811561523c575b5015615236575f90565b61040090565b60069150115f61522c565b5061021090565b5061041090565b5f906001602093806040519385855383850137019060025afa15610ad1575f5190565b906101a08101511561533a57905f91602093839260c0830190601460ff83511614615304575b50519261016060e08401519301516040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b16602285015263ffffffff60c01b9060c01b166023840152602b830152604b820152604b8152614cc0606b826130bf565b60018101546004820154600590920154929550615333926001600160a01b03169160a01c62ffffff1690615924565b925f61529e565b505090565b60208101516006811015612d285761535690613ad9565b156153765762ffffff615371608083019282845116906159c4565b169052565b62ffffff615371606083019282845116906159c4565b9064ffffffffff815116906020810151916006831015612d28576003926101a09166ff000000000000604085015160301b169160281b171769ffffff00000000000000606084015160381b161762ffffff60501b608084015160501b161762ffffff60681b60a084015160681b161760ff60801b60c084015160801b161760ff60881b60e084015160881b161760ff60901b61010084015160901b161760ff60981b61012084015160981b161763ffffffff60a01b61014084015160a01b161763ffffffff60c01b61016084015160c01b161762ffffff60e01b61018084015160e01b161791015115155f146154925760015b60f81b6001600160f81b03191617910155565b5f61547f565b6154b69063ffffffff61016060ff60e0840151169201511690615a00565b5f1981019190821161301c571c90565b90604051916001601f5360205260405260205f6041601f60025afa9060405215610ad1575f5190565b5f9391926154fb61370c565b93811515806156b7575b6156ae57602082106156a5573590600182811a0361569c578160021a92600184116156925762ffffff8360c01c1615801590615680575b6156765763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015615668575b8015615660575b8015615654575b6156465760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a0880152811061563c5760a086015110908115615631575b50615629578060031a9060041a9182820290816020870152155f146155f957501715155b6155f357565b60079250565b8015925090821561561e575b508115615613575b506155ed565b603f9150115f61560d565b60201091505f615605565b506002935050565b60209150115f6155c9565b5060019550505050565b506008995050505050505050565b50620100008411615587565b508315615580565b506204000083890111615579565b5060059550505050565b506001600160401b038316151561553c565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a1415615505565b6001915f915f915b8183106156ed575050505f146156e757505f905b60019190565b906156e1565b90919263ffffffff828560051b60e0031c1663800000008111615741578061571e575050600180935b0191906156cd565b90939402936380000000851161573657600190615716565b50505050505f905f90565b5050505050505f905f90565b919050516005811080156157f6575b6157ef576007036157e15763ffffffff610400915b61577961370c565b60408201358060e01c8252838160c01c166020830152838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f146157d3575050600190565b6131bf9181015f1901612ff1565b63ffffffff61010091615771565b5050600190565b506007811161575c565b94929391945f95602082019060ff8251169661582b60408501986001600160401b038a511690615a00565b80861015615914575f95949392919519019484966040519787839460206001809a81601f53161b525b6158b25750606095965060051b01149651905160401b17815160481b17600160511b1760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215610ad1575f5191156158a957565b600592505f9150565b93949590919287851060018616175f146158fc5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16965b60011c9695949392919087615854565b9360019791971c906020516020600184161b526158ec565b50600498505f9750505050505050565b6020915f9160409484865161593988826130bf565b600e815201926d61737361792f76312f636c61696d60901b8452865192600e87850195865e602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff191660528201526046815261599b6066826130bf565b8451918291518091835e8101838152039060025afa156159bb57505f5190565b513d5f823e3d90fd5b906159f662ffffff926159e764ffffffffff8560a084015116925116429061300f565b9083811190841802831861300f565b8082039111021690565b60068111615a2057615a119061501b565b6001811b9091015f1901901c90565b50505f90565b9294909493919384518015615ce257815103615cd75760015b8551811015615a8357615a528187614dbb565b515f19820182811161301c57615a689088614dbb565b511015615a7757600101615a3f565b50505050505050600390565b5091939490929460ff60208301511694615aac60408401966001600160401b0388511690615a00565b9482515f19810190811161301c57615ac5879185614dbb565b511015615cca57604051948296845160051b966001916001601f535f1901975b60208111615bed575060405215610ad15760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b615b8d5750606094955060051b01149451602082015160401b17815160481b17600160511b1760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215610ad1575f519015615b865703615b81575f90565b600690565b5050600590565b939490919286851060018616175f14615bd55780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c95949392919086615b22565b9360019691961c906020516020600184161b52615bc6565b5f905f905b808210615c055750509760011c97615ae5565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f14615cb257600114615c9957602052604060016020880194019101511484831016600114615c8357505060208082819335604052019c5b8180888a01016041601f60025afa16955b01920190615bf2565b6020929d94509060408392015160405293615c69565b602094859450849350809250358352604052019c615c69565b509050602080949f988194508093508a010152615c7a565b5050505050505050600490565b505050505050600290565b5050505050505060019056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
// the contract method with ID 0x0aebeb4e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function close(uint256 id) returns()
func (trainingDispute *TrainingDispute) PackClose(id *big.Int) []byte {
	enc, err := trainingDispute.abi.Pack("close", id)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0aebeb4e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function close(uint256 id) returns()
func (trainingDispute *TrainingDispute) TryPackClose(id *big.Int) ([]byte, error) {
	return trainingDispute.abi.Pack("close", id)
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
func (trainingDispute *TrainingDispute) UnpackPositionOf(data []byte) (ITrainingDisputePosition, error) {
	out, err := trainingDispute.abi.Unpack("positionOf", data)
	if err != nil {
		return *new(ITrainingDisputePosition), err
	}
	out0 := *abi.ConvertType(out[0], new(ITrainingDisputePosition)).(*ITrainingDisputePosition)
	return out0, nil
}

// PackPostSegment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x396ed225.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function postSegment(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, uint32 segment, (bytes32,bytes32,bytes32,bytes32[],bytes32[],bytes32[],(bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[])) posting, uint256[] ids) returns()
func (trainingDispute *TrainingDispute) PackPostSegment(claim ITrainingFraudClaim, segment uint32, posting ITrainingDisputePosting, ids []*big.Int) []byte {
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
func (trainingDispute *TrainingDispute) TryPackPostSegment(claim ITrainingFraudClaim, segment uint32, posting ITrainingDisputePosting, ids []*big.Int) ([]byte, error) {
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
	Round      uint32
	Trainer    common.Address
	Challenger common.Address
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
// Solidity: event DisputeOpened(uint256 indexed id, bytes32 indexed claim, bytes32 indexed taskId, uint32 round, address trainer, address challenger)
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
	if bytes.Equal(raw[:4], trainingDispute.abi.Errors["TooManyMoves"].ID.Bytes()[:4]) {
		return trainingDispute.UnpackTooManyMovesError(raw[4:])
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
