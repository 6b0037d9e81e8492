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
	Bin: "0x61012080604052346101cb576040816160ac80380380916100208285610260565b8339810103126101cb57600460208061003884610297565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156101d7575f91610221575b506001600160a01b031660a081905260405163fbfa77cf60e01b815290602090829060049082905afa9081156101d7575f916101e2575b506001600160a01b031660c0819052604051637e062a3560e11b815290602090829060049082905afa9081156101d7575f91610199575b506001600160a01b031660e05261010052604051615e0090816102ac82396080518181816103740152818161189a01528181611e6a015281816121130152818161292101526136fa015260a05181818161190e015281816121850152818161273c015281816143b3015281816147b401526149eb015260c05181613787015260e051818181611732015261249601526101005181818161032001528181610e6e0152818161247001528181612a3701528181612b0b0152612cdd0152f35b90506020813d6020116101cf575b816101b460209383610260565b810103126101cb576101c590610297565b5f6100db565b5f80fd5b3d91506101a7565b6040513d5f823e3d90fd5b90506020813d602011610219575b816101fd60209383610260565b810103126101cb576020610212600492610297565b91506100a4565b3d91506101f0565b90506020813d602011610258575b8161023c60209383610260565b810103126101cb576020610251600492610297565b915061006d565b3d915061022f565b601f909101601f19168101906001600160401b0382119082101761028357604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101cb5756fe610140806040526004361015610013575f80fd5b5f610100525f3560e01c90816306661abd14612d34575080630aebeb4e14612c2e57806312503be7146128bf5780631396a1b01461265a5780631dd32d0c146120b457806335c4dcfd14611ede578063396ed225146117ea5780633ccfd60b1461168c57806346f96023146111e35780634c67888a14610e9157806364c9ec6f14610e5457806373f4256114610e345780637580725014610df25780638407518914610d435780638c4b532914610c28578063974fae6014610b9f5780639a8345da14610756578063b7e051c2146103a3578063ba8317121461035c578063c87d6779146102ec578063d054227c146101b0578063d839b740146101685763e4a62b901461011f575f80fd5b346101615760603660031901126101615761015a60043561013e612da6565b9061014b60243582613906565b9161015583615430565b6142d9565b6101005180f35b6101005180fd5b3461016157604036600319011261016157610181612d93565b6004356101005152600660205263ffffffff6040610100512091165f52602052602060405f2054604051908152f35b34610161576060366003190112610161576024356004356044356001600160401b038111610161576101e6903690600401612d63565b90926101f06134a8565b506101fa83613670565b6020810151909491939060068110156102d2576003148015906102c4575b6102a75764ffffffffff8551168042101561028f575085816102617f5fa53cb341b1cc6d9828f52d20e450175d5426e6be8aaddbd151a5a771c4c0e79361015a99878a8a614c36565b61027e60405192839233845260406020850152604084019161357c565b0390a361028a82615430565b614694565b6375adfbd560e01b6101005152600452602461010051fd5b6002840154630306fab160e11b6101005152600452602461010051fd5b508260028501541415610218565b634e487b7160e01b61010051526021600452602461010051fd5b34610161576101005136600319011261016157602061035461034b60035461034561031e610100515460025490612e66565b7f000000000000000000000000000000000000000000000000000000000000000090613610565b90612e87565b60045490612e87565b604051908152f35b346101615761010051366003190112610161576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610161576103b136612db9565b946103c185829693949596613906565b9490936103ce84876139eb565b509098905088156106465782916001600160401b0389166103ef878a6139eb565b91506001600160401b038c1610908115610633575b5061061a5786929189918c61042d61041c8286615589565b9160ff610100805197015116612e66565b91825b6105755750505050149182159261055f575b5050610546576001600160401b0386165b87151580610516575b1561049e578060011b90808204600214901517156104845761047e9097613a8f565b96610453565b634e487b7160e01b61010051526011600452602461010051fd5b9563ffffffff7f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97939495969760ff61015a9a8560028b0155610100516101a08c0152166101008a0152166101408801525b604080516001600160401b039092168252602082019290925290819081015b0390a3614134565b506001600160ff1b0381168103610484575f1988018881116104845761053c9087615589565b8160011b1461045c565b82630306fab160e11b6101005152600452602461010051fd5b61056c91925087876151bc565b14158389610442565b90919293949550600180821614808015610610575b6105ae575b506105a19060011c9160011c92613a8f565b9091899594939282610430565b8686989298146105f757906105a1916105d16105c98861349a565b9789886135e0565b3590156105e957906105e2916155b7565b969061058f565b6105f2916155b7565b6105e2565b8a630306fab160e11b6101005152600452602461010051fd5b508282141561058a565b86630306fab160e11b6101005152600452602461010051fd5b90506001600160401b038b16118c610404565b90919750600c60ff60c08899959697980151160361073d579061068360019261066e8a613a73565b926001600160401b0386169384898c8c613a9b565b60ff8316610120880152016001600160401b038111610484576001600160401b0363ffffffff6101608801511691161461010051505f1461072c5762ffffff80600586015460c01c165b16801561071357957f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d979161070e61070661015a996144e3565b83898961451a565b6104ef565b83630306fab160e11b6101005152600452602461010051fd5b62ffffff600485015460e81c6106cd565b84630306fab160e11b6101005152600452602461010051fd5b34610161576080366003190112610161576044356001600160401b03811161016157610786903690600401612e07565b6064356001600160401b038111610161576107a5903690600401612e07565b9091906107b06134a8565b506107bc600435613670565b6020810151909491939060068110156102d257600414801590610b8f575b6102a75764ffffffffff8551168042101561028f575060e0850161080160ff825116615156565b8214801590610b70575b8015610b5b575b610b405783610872575b5061015a957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b59161027e61085d604051938493604085526040850191612f1b565b82810360208401526024359660043596612f1b565b60ff61088c91511663ffffffff6101608801511690615283565b6108a6828860058801549362ffffff8560a81c16906152be565b15610b405760018501546108c4906001600160a01b038316906149a8565b610907855462ffffff610180890151169060048801549060ff6101208b0151169063ffffffff8660a01c169361ffff62ffffff8560c81c169460b81c1691615118565b80610100515260076020526103fc604061010051205492609e1c16600481018082116104845761093891858b613623565b6001600160401b038111610b26576040519161095e601f8301601f191660200184612efa565b818352368282011161016157819060208401376020610100519183010152805160031015610b0c576023810160ff60f81b81511690825160021015610b0c5760ff60f81b60228401511690835160011015610b0c5760ff60f81b60218501511690845115610b0c5760ff60f81b602086015116610100511a90855160031015610b0c5753835160021015610b0c57610100511a6022840153825160011015610b0c57610100511a6021830153815115610b0c57610100511a6020820153604051610a5881602080808301958b8b88378b840190828201610100518152815193849201905e010161010051815203601f198101835282612efa565b5190209180610aa557509161015a97917f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b5936101005152600760205260406101005120555b91509561081c565b905003610ad75761015a957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b591610a9d565b604051633c1e253d60e11b815260206004820152600c60248201526b616363756d756c61746f727360a01b6044820152606490fd5b634e487b7160e01b61010051526032600452602461010051fd5b634e487b7160e01b61010051526041600452602461010051fd5b630306fab160e11b6101005152602435600452602461010051fd5b506103fc600486015460de1c16841415610812565b50602435610b88610b81848a615199565b88886151bc565b141561080b565b50602435600285015414156107da565b346101615760c036600319011261016157610bb8612d93565b610bc0612da6565b60643563ffffffff8116908190036101615760843563ffffffff8116919082900361016157610c0c9363ffffffff806001600160401b03610bff612d4d565b1695169116600435615118565b6101005152600760205260206040610100512054604051908152f35b3461016157610c3636612db9565b9184959394610c458786613906565b949093610c5289876139eb565b5050600a60ff60c0890151161490811591610d39575b508015610d1b575b610d02576001600160401b03610c8c60ff60e089015116614f5f565b818a16901c169260ff6101008801511615155f14610cc9575091610cbc8492610cc394848461015a9d8b8b613a9b565b8585614f82565b92615012565b969350505063ffffffff6101408501511603610ce95761015a9550615012565b85630306fab160e11b6101005152600452602461010051fd5b88630306fab160e11b6101005152600452602461010051fd5b5063ffffffff610160870151166001600160401b0389161015610c70565b905015158a610c68565b34610161576060366003190112610161576024356001600160a01b03811680820361016157610d70612da6565b90610de65750610db9610dc763ffffffff5b60408051600435602082019081526001600160a01b039096169181019190915263ffffffff90911660608201529182906080820190565b03601f198101835282612efa565b5190206101005152600860205260206040610100512054604051908152f35b610dc7610db991610d82565b34610161576020366003190112610161576004356001600160a01b03811690819003610161576101005152600560205260206040610100512054604051908152f35b346101615761010051366003190112610161576020600454604051908152f35b3461016157610100513660031901126101615760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461016157610100366003190112610161576001600160401b03604435116101615761010060443536036003190112610161576064356001600160401b038111610161576080600319823603011261016157608435906001600160401b0382116101615760a0600319833603011261016157610f0b612d4d565b9060e4356001600160401b03811161016157610f2b903690600401612d63565b9390610f3b602435600435613906565b929093610f52816004016044356004018688614784565b90610f6e6020610f686044840184600401613474565b01613489565b91610f7b84600401613489565b9263ffffffff610f91604487018760040161351f565b92909582610fa560848a018a60040161351f565b604060808190528051979196929590921693929092169190610fc79087612efa565b60068652651bdd5d1c1d5d60d21b6020870152608051870151831080156111d5575b6111b95760608701518084109790919088156111ae5760805181015192985b156111a15760208101518410155b6111815760200151906001820182116104845782611091996110698a8f946110b69f61106e966110799a61105c602461105460016110739d016144ac565b930135613a73565b9160646044350135614b71565b612e66565b6144e3565b92612e66565b61108660648a0135613a73565b9160248a0135614b71565b60ff61109f84600401613489565b166101208601526064830135906004018587613fe7565b6001600160401b0360805182015116906001600160401b038716918210156111505761015a97611144946001600160401b03611139946110fc60ff602087015116614f5f565b60805180519290911c92909216969094909187919061111b9087612efa565b60048652633632b0b360e11b6020870152606460c435930135614b71565b60c435908385614f82565b60c43591600435615012565b60805151633c1e253d60e11b8152602060048201526007602482015266195b195b595b9d60ca1b6044820152606490fd5b60805151633c1e253d60e11b81528061119d8a60048301614b47565b0390fd5b6020810151841415611016565b608081015198611008565b60805151633c1e253d60e11b81528061119d8860048301614b47565b506080870151831015610fe9565b346101615760203660031901126101615760043560405161120381612e94565b6101005181526101005160208201526101005160408201526101005160608201526101005160808201526101005160a08201526101005160c08201526101005160e08201526101005161010082015261010051610120820152610100516101408201526101005161016082015261010051610180820152610100516101a0820152610100516101c0820152610100516101e08201526101005161020082015261010051610220820152610100516102408201526101005161026082015261010051610280820152610100516102a08201526102c061010051910152610100515481101561167457610100515260016020526040610100512061130481614e82565b908054600182015461012052600482015491600581015491602085015160068110156102d25785948594604086015160ff169161018087015162ffffff169161012088015160ff1660c089015160ff169360e08a015160ff16956101608b015163ffffffff16976101008c015160ff16996101408d015163ffffffff169b600201549c6101a0015115159d5164ffffffffff169e606081015162ffffff1660a0526080015162ffffff1660e05260405160c05260c0516113c390612e94565b60c051526101205160c051602001528560a01c62ffffff1660c05160400152600160a01b60019003851660c05160600152600160a01b60019003861660c0516080015260c05160a0019061141691613604565b60c05160c0015260c05160e001528260b81c61ffff1660c051610100015260c05161012001528160c81c62ffffff1660c051610140015260a01c63ffffffff1660c051610160015260e01c60ff1660c051610180015260c0516101a0015260c0516101c0015260c0516101e0015260c051610200015260c051610220015260c051610240015260c051610260015260c051610280015260a05160c0516102a0015260e05160c0516102c0015260405160c05151815260c05160200151602082015260c0516040015163ffffffff166040820152600160a01b6001900360c05160600151166060820152600160a01b6001900360c0516080015116608082015260c05160a001519060068210156102d2576102e09160a082015260ff60c0805101511660c082015263ffffffff60e060c05101511660e082015263ffffffff61010060c05101511661010082015263ffffffff61012060c05101511661012082015263ffffffff61014060c0510151166101408201526001600160401b0361016060c05101511661016082015261ffff61018060c05101511661018082015260ff6101a060c0510151166101a082015260ff6101c060c0510151166101c08201526001600160401b036101e060c0510151166101e082015260ff61020060c0510151166102008201526001600160401b0361022060c05101511661022082015261024060c051015161024082015261026060c051015115156102608201526001600160401b0361028060c05101511661028082015263ffffffff6102a060c0510151166102a082015263ffffffff6102c060c0510151166102c0820152f35b634294e0f760e01b6101005152600452602461010051fd5b346101615761010051366003190112610161576116a761363b565b3361010051526005602052604061010051205480156117d55733610100515260056020526101005160406101005120556116e381600354612e66565b6003556040518181527f0aaadfd6df09c4a3e2ddba2047cc3258298c9e730c9f3d817f24aab84a80b2c760203392a2610100805160405163a9059cbb60e01b90915233600452602483905290517f0000000000000000000000000000000000000000000000000000000000000000929060209060448180875af160016101005151148116156117b3575b82604052156117915760209250610100515f516020615de05f395f51905f525d8152f35b6101008051635274afe760e01b90526001600160a01b03841660045251602490fd5b60018115166117c957833b15153d15161661176d565b823d61010051823e3d90fd5b630686827b60e51b6101005152600461010051fd5b34610161576080366003190112610161576001600160401b036004351161016157600435600401610100600319600435360301126101615761182a612d93565b6001600160401b03604435116101615760e060443536036003190112610161576064356001600160401b03811161016157611869903690600401612d63565b92909183611e4157604051632fe333a160e11b815260206004820181905281806118966024820187612f3b565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611dfd576101005191611e0b575b50905b6118f06118e9604460043501612e34565b84356149a8565b604051633d91081b60e21b81528335600482015292610740846024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa938415611dfd576101005194611dcc575b5061195a63ffffffff831685613bbf565b9791905060038114611d9c5761196f88614475565b9261198560448035013560246044350135614ad6565b895f19810111610484576119c2906119a760646044350160443560040161351f565b906119b0613554565b925f198e018960046044350135614b71565b60028203611cf35750608460043501356024604435013503611cc7575b84610100515260066020526040610100512063ffffffff85165f5260205260405f205480155f14611c8f575084610100515260066020526040610100512063ffffffff85165f5260205260405f20604435600401359055611ab0857f907304847baaaa152c5a473749d83065493ef8ef4094b4205f07c09cf95d80ba611a6f60a46044350160443560040161351f565b939060405191829160443560040135835260246044350135602084015260448035013560408401526080606084015263ffffffff8b1696608084019161357c565b0390a35b611abc6135a0565b9560018914611c5b575b5050610100515b818110611adb576101005180f35b611ae68183896135e0565b3590611b03611af486614bc5565b92611afd6134a8565b50613670565b602081015190939060068110156102d25760021480159190611c4c575b50611c305764ffffffffff8351168042101561028f575086815414801590611c08575b611bd857600192611bac918b8503611bc15760048101805461ffff60b81b19169055611b766044803501358b8484614915565b8b8503611bb257611ba36044803501355b611b9b60a46044350160443560040161351f565b918585614c36565b61028a82615430565b01611acd565b611ba360443560040135611b87565b611bd38760443560040135848461451a565b611b76565b604051633c1e253d60e11b81526020600482015260076024820152666469737075746560c81b6044820152606490fd5b5060058101546001600160a01b0390811690611c28600435604401612e34565b161415611b43565b60020154630306fab160e11b6101005152600452602461010051fd5b9050600282015414158b611b20565b91955060443560c4810135929190360360821901831215610161576004611c8793604435010191613c83565b938780611ac6565b6044356004013514611ab4576064604051633c1e253d60e11b81526020600482015260046024820152631c9bdbdd60e21b6044820152fd5b604051633c1e253d60e11b8152602060048201526003602482015262195b9960ea1b6044820152606490fd5b611d9790611cff613fc3565b50611d38611d14611d0f8a614178565b61443e565b91611d23602460043501613489565b611d31604460043501612e34565b9135615a15565b6060820152611d4c60246044350135613a73565b611d6060846044350160443560040161351f565b604080519491939190611d739086612efa565b6003855262195b9960ea1b602086015263ffffffff8a169060a46004350135614b71565b6119df565b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b611def9194506107403d8111611df6575b611de78183612efa565b810190613074565b9286611949565b503d611ddd565b6040513d61010051823e3d90fd5b90506020813d602011611e39575b81611e2660209383612efa565b81010312611e355751856118d5565b5f80fd5b3d9150611e19565b604051633ab98b4360e21b81526020600482018190528180611e666024820187612f3b565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611dfd576101005191611eac575b50906118d8565b90506020813d602011611ed6575b81611ec760209383612efa565b81010312611e35575185611ea5565b3d9150611eba565b346101615760a0366003190112610161576044356004356001600160401b038211610161578160040190610100600319843603011261016157606435906001600160401b038211610161576080600319833603011261016157608435938415159485810361016157611f6494611f5660243585613906565b969095600401828888614784565b96821561207157611f7482613489565b63ffffffff62ffffff600589015460d81c16911614611d9c5763ffffffff7f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a94608094612016611fd08c8860a061015a9f015191015190612e66565b611fd8613fc3565b506001600160401b0360405191611fee83612ec4565b600d835261010051602084015216604082015261010051606082015260448401358c8c61451a565b1561205d5781612036602461202f604485013597613489565b9301613489565b916040519586521660208501521660408301526060820152a261205882615430565b614617565b81612036602461202f606485013597613489565b63ffffffff846080946120af61015a9b60647f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a990135908c8c614915565b612016565b34610161576040366003190112610161576004356001600160401b0381116101615780600401906101006003198236030112610161576120f2612d93565b916120fb61363b565b604051632fe333a160e11b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031693919290838061214e6024820185612f3b565b0381875afa928315611dfd576101005193612626575b50604051633d91081b60e21b815290356004820181905293610740826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215611dfd576101005192612605575b5061012082015160038110156102d257600114801591906125ec575b5080156125c9575b8015612594575b8015612578575b61255f576101005154946122058661349a565b6101005155856101005152600160205260406101005120948486556001860194818655876004880160018060a01b0333166bffffffffffffffffffffffff60a01b8254161781556024870161225981613489565b825462ffffff60a01b191660a09190911b62ffffff60a01b16178255604488019161228383612e34565b60058c0180546001600160a01b0319166001600160a01b039092169190911781556122ad89614178565b815462ffffff60d81b191660d89190911b62ffffff60d81b161781556122d16134a8565b9a62ffffff6104808b018d606083835116910152511660808d015262ffffff6104a08b01511660a08d0152549060018060a01b0390541662ffffff6040519361231985612edf565b5460a01c1660405161235681610db9602082019486888791604091949363ffffffff916060850196855260018060a01b0316602085015216910152565b51902083526040516020810191838352604082015263ffffffff606082015260608152612384608082612efa565b51902060208301526040516020810191825261010051604082015263ffffffff6060820152606081526123b8608082612efa565b5190206040820152610100515b600381106125255750507f56cffc3fe09727783a0108dbcced6de9f74c7e59e81d320c76d0143bca3dd3d8916124056123ff606093613489565b91612e34565b63ffffffff6040519216825260018060a01b03166020820152336040820152a463ffffffff818116036125125750612453939160a4612449611d0f61205894614178565b910135848461451a565b61010080516040516323b872dd60e01b90915233600452306024527f000000000000000000000000000000000000000000000000000000000000000060445290517f0000000000000000000000000000000000000000000000000000000000000000929060209060648180875af160016101005151148116156124fc575b8260405261010051606052156117915760209250610100515f516020615de05f395f51905f525d8152f35b60018115166117c957833b15153d1516166124d1565b9291505061252092846142d9565b612453565b8192939450612536816001936141c5565b516101005152600860205260406101005120612552815461349a565b905501908b9392916123c5565b82634e8e11e160e11b6101005152600452602461010051fd5b5061258f61258860448401612e34565b85856136e2565b6121f2565b5060c48201356001600160401b038116809103610161576125c19063ffffffff6104408401511690612e87565b4210156121eb565b506125d660248301613489565b63ffffffff8061032084015116911610156121e4565b6106408301516001600160a01b031614159050866121dc565b61261f9192506107403d8111611df657611de78183612efa565b90866121c0565b9092506020813d602011612652575b8161264260209383612efa565b81010312611e3557519185612164565b3d9150612635565b346101615760c0366003190112610161576044356001600160401b03811660043560243582840361016157606435916084356001600160401b038111610161576126a8903690600401612d63565b94909360a4356001600160401b03811161016157806004019260806003198336030112610161576126d98686613906565b9890976126e6888b6139eb565b5050600b60ff60c08d01511614908115916128b5575b5061289c57906127189161270f86613a73565b848a8d8d613a9b565b6001870154604051633d91081b60e21b8152600481019190915290610740826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215611dfd576127b66020610f6860446127ae8a8f986127db9963ffffffff98610100519261286e575b5062ffffff6101806127a69201511682613bbf565b505090613c83565b970189613474565b169260ff6101208b01511660208201511461010051505f146128655760600151612e87565b036128355761015a96612811827f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97948989613fe7565b50604080516001600160401b0390921682526020820192909252908190810161050e565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b60400151612e87565b6127a691925061018061289362ffffff926107403d8111611df657611de78183612efa565b93925050612791565b87630306fab160e11b6101005152600452602461010051fd5b905015158c6126fc565b34611e35576040366003190112611e35576024356004356001600160401b038211611e355781600401916101006003198236030112611e355761290061363b565b61290982613670565b604051633ab98b4360e21b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031695939491929190838061295f602482018b612f3b565b0381895afa928315612af5575f93612bfa575b50845480931490811591612bd3575b50612ba55764ffffffffff815116804210612b9357506129b5600185015492600586019360018060a01b03855416916136e2565b801593849283612b5b575b80600560206129d49301525f81528761547d565b6129df60025461349a565b6002556129eb866141d6565b8554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e47860408051881515815286156020820152a390612b54575b15612b0057506004820154612a65907f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613898565b612a84575b610100515f516020615de05f395f51905f525d6101005180f35b600401546001600160a01b031691813b15611e35575f91612ac491836040518096819582946336297f4160e21b8452604060048501526044840190612f3b565b90602483015203925af18015612af557612ae0575b8080612a6a565b5f612aea91612efa565b5f6101005280612ad9565b6040513d5f823e3d90fd5b54612b4c90612b44907f0000000000000000000000000000000000000000000000000000000000000000600181901c916110699083906001600160a01b0316613898565b600454612e87565b600455612a65565b5081612a26565b945060208501516006811015612b7f57612b776129d4916138ca565b9590506129c0565b634e487b7160e01b5f52602160045260245ffd5b6303a5cac360e01b5f5260045260245ffd5b604051633c1e253d60e11b8152602060048201526005602482015264636c61696d60d81b6044820152606490fd5b612be09150604401612e34565b60058501546001600160a01b039182169116141587612981565b9092506020813d602011612c26575b81612c1660209383612efa565b81010312611e3557519187612972565b3d9150612c09565b34611e35576020366003190112611e3557600435612c4a61363b565b612c5381613670565b91612c718254600184015460018060a01b03600586015416916136e2565b15612d1d57612c8d8360056020612d0b9601525f81528361547d565b612c9860025461349a565b600255612ca4826141d6565b8154907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e478604080515f815260016020820152a3600401547f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613898565b5f5f516020615de05f395f51905f525d005b6002820154630306fab160e11b5f5260045260245ffd5b34611e35575f366003190112611e35576020905f548152f35b60a435906001600160401b0382168203611e3557565b9181601f84011215611e35578235916001600160401b038311611e35576020808501948460051b010111611e3557565b6024359063ffffffff82168203611e3557565b6044359063ffffffff82168203611e3557565b60a0600319820112611e355760043591602435916044356001600160401b0381168103611e35579160643591608435906001600160401b038211611e3557612e0391600401612d63565b9091565b9181601f84011215611e35578235916001600160401b038311611e355760208381860195010111611e3557565b356001600160a01b0381168103611e355790565b8115612e52570490565b634e487b7160e01b5f52601260045260245ffd5b91908203918211612e7357565b634e487b7160e01b5f52601160045260245ffd5b91908201809211612e7357565b6102e081019081106001600160401b03821117612eb057604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b03821117612eb057604052565b606081019081106001600160401b03821117612eb057604052565b90601f801991011681019081106001600160401b03821117612eb057604052565b908060209392818452848401375f828201840152601f01601f1916010190565b80358252602081013563ffffffff8116809103611e3557602083015260408101356001600160a01b03811690819003611e35576040830152606081013560608301526080810135608083015260a081013560a083015260c08101356001600160401b0381168103611e35576001600160401b031660c083015260e0810135601e1982360301811215611e355701602081359101906001600160401b038111611e35578036038213611e3557610100838160e0612ffa9601520191612f1b565b90565b519061ffff82168203611e3557565b51906001600160401b0382168203611e3557565b519063ffffffff82168203611e3557565b51908115158203611e3557565b519060ff82168203611e3557565b51906001600160801b0382168203611e3557565b51906001600160a01b0382168203611e3557565b61074081830312611e35576040519161066083018381106001600160401b03821117612eb0576040526130a682612ffd565b8352602082015160208401526130be6040830161300c565b60408401526130cf60608301613020565b60608401526080820151608084015260a082015160a084015260c082015160c08401526130fe60e0830161300c565b60e08401526101008201516101008401526101208201516003811015611e35576101208401526101408201516006811015611e35576101408401526131466101608301613020565b6101608401528061019f83011215611e355760405161316761010082612efa565b806102808401928311611e35576101808401905b838210613464575050610180840152516003811015611e35576101a08301526102a08101516002811015611e35576101c08301526102c08101516002811015611e35576101e08301526131d16102e08201613020565b6102008301526131e46103008201613020565b6102208301526131f76103208201613020565b6102408301526103408101518060010b8103611e355761345b91610720916102608501526132286103608201613031565b61028085015261323b610380820161303e565b6102a085015261324e6103a0820161303e565b6102c08501526132616103c08201613020565b6102e08501526132746103e08201613020565b6103008501526132876104008201613020565b61032085015261329a610420820161303e565b6103408501526132ad610440820161303e565b6103608501526132c06104608201613020565b6103808501526132d36104808201613020565b6103a08501526132e66104a08201613020565b6103c08501526132f96104c08201613020565b6103e085015261330c6104e08201613020565b61040085015261331f6105008201613020565b6104208501526133326105208201613020565b6104408501526133456105408201613020565b6104608501526133586105608201613020565b61048085015261336b6105808201613020565b6104a085015261337e6105a0820161303e565b6104c08501526133916105c08201613020565b6104e08501526133a46105e08201613020565b6105008501526133b76106008201613020565b6105208501526133ca610620820161304c565b6105408501526133dd6106408201612ffd565b6105608501526133f0610660820161304c565b610580850152613403610680820161304c565b6105a08501526134166106a0820161304c565b6105c08501526134296106c0820161304c565b6105e085015261343c6106e08201613060565b61060085015261344f6107008201613060565b61062085015201613060565b61064082015290565b815181526020918201910161317b565b903590609e1981360301821215611e35570190565b3563ffffffff81168103611e355790565b5f198114612e735760010190565b604051906101c082018281106001600160401b03821117612eb0576040525f6101a0838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152826101808201520152565b903590601e1981360301821215611e3557018035906001600160401b038211611e3557602001918160051b36038313611e3557565b60405190613563604083612efa565b600a8252693a3930b739b4ba34b7b760b11b6020830152565b81835290916001600160fb1b038311611e355760209260051b809284830137010190565b6040519060c082018281106001600160401b03821117612eb0576040525f60a0838281528260208201528260408201528260608201528260808201520152565b91908110156135f05760051b0190565b634e487b7160e01b5f52603260045260245ffd5b6006821015612b7f5752565b81810292918115918404141715612e7357565b90939293848311611e35578411611e35578101920390565b5f516020615de05f395f51905f525c6136615760015f516020615de05f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b6136786134a8565b50805f52600160205260405f209161368f83614e82565b91602083019081516006811015612b7f57156136d05750516006811015612b7f576005146136b957565b6002830154630306fab160e11b5f5260045260245ffd5b634294e0f760e01b5f5260045260245ffd5b604051630602210b60e21b81526004810191909152917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316602084602481845afa938415612af5575f9461385c575b5083156137eb575b50821561374d57505090565b604051636559e3fd60e01b815260048101929092525f60248301526001600160a01b039081166044830152909150602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115612af5575f916137bb57501590565b90506020813d6020116137e3575b816137d660209383612efa565b81010312611e3557511590565b3d91506137c9565b6024919350602090604051928380926347b70b0d60e01b82528660048301525afa908115612af5575f91613822575b50915f613741565b90506020813d602011613854575b8161383d60209383612efa565b81010312611e355761384e90613031565b5f61381a565b3d9150613830565b9093506020813d602011613890575b8161387860209383612efa565b81010312611e355761388990613031565b925f613739565b3d915061386b565b906138c59160018060a01b03165f52600560205260405f206138bb828254612e87565b9055600354612e87565b600355565b60068110159081612b7f57600281149182156138f9575b82156138ec57505090565b909150612b7f5760041490565b506003811491505f6138e1565b90916139106134a8565b506139196134a8565b5061392382613670565b92909360208401516006811015612b7f57600114908115916139dc575b506139c55764ffffffffff835116804210156139b35750600484015483906001600160a01b031633036139a05760ff60406002920151160160ff8111612e735760ff601991161161398e5750565b632d564cd960e01b5f5260045260245ffd5b634a0bfec160e01b5f523360045260245ffd5b6375adfbd560e01b5f5260045260245ffd5b6002840154630306fab160e11b5f5260045260245ffd5b9050600285015414155f613940565b919060ff60c08401511615613a61575061010082015160ff16906006821015613a5557613a188280612e66565b92613a34600163ffffffff61014084015116851b941b84612e87565b5f19810191908211612e735784613a4a91615589565b818110908218021890565b613a1860068093612e66565b630306fab160e11b5f5260045260245ffd5b6020525f601f5360205f6021601f60025afa15611e35575f5190565b8015612e73575f190190565b93929695909194613aac86846139eb565b91508910908115613bb5575b50613ba257613ac75f84615589565b975f9860ff6101008601511691825b613b0f57505050508495969493941493841594613af9575b50505050613a615750565b613b049394506151bc565b1415815f8080613aee565b600180821614808015613b98575b613b3c575b50613b349060011c9160011c92613a8f565b919082613ad6565b858c98929814613b855790613b3491613b5f613b578e61349a565b9d88886135e0565b359015613b775790613b70916155b7565b9690613b22565b613b80916155b7565b613b70565b89630306fab160e11b5f5260045260245ffd5b5082821415613b1d565b85630306fab160e11b5f5260045260245ffd5b905088115f613ab8565b91613bc983614178565b808311613c45578215613c39578214613c2d575f198201918211612e735763ffffffff613c128482613c076103006102e09801968288511690613610565b968792015116612e66565b925116808311613c25575b506001929190565b91505f613c1d565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b903590601e1981360301821215611e3557018035906001600160401b038211611e3557602001918136038313611e3557565b60a090939193613c916135a0565b50015191613c9d613fc3565b50613d0b60405193613cae85612ec4565b601385525f6020860152600360408601525f6060860152823595613cd187613a73565b90613cdf602086018661351f565b929091604098895195613cf28b88612efa565b600787526670726f6772616d60c81b6020880152614b71565b828101613d188183613474565b94613d26606084018461351f565b91602088019063ffffffff613d3a83613489565b16613fa3576001905b613d4c82614bd9565b91613d598a519384612efa565b808352601f19613d6882614bd9565b01366020850137613d7881614bf0565b93613d8e613d888c8e018e613c51565b90615199565b8551156135f057602086015263ffffffff613da882613489565b16613ea1575b5050613dc0613dec969798999a613489565b9063ffffffff8b5192613dd284612ec4565b600984525f6020850152168b8301525f6060830152615b17565b6008811015612b7f57613e725781613e2a613e2183613e1b613e1663ffffffff96613e3398613474565b613489565b93613474565b86810190613c51565b929091166155e0565b92906019811015612b7f57613e455750565b51633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8351633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b99959160019b979399959198949b9860808901995b5f198201828111612e7357811015613f4357613ed28b8b61351f565b9091905f19820190828211612e73578110156135f05760051b82013591603e1981360301831215611e35578f828f92613f3c9260019663ffffffff920190613f3484613f2e613d88613f2386613489565b956020810190613c51565b92614c22565b521692614c22565b5201613eb6565b5091959a613f589193979c959a949950613489565b96613f69613d886060830183613c51565b915f198101908111612e7357613f9863ffffffff613dec9a613dc095613f8f858b614c22565b52169186614c22565b529a99989796613dae565b613fb060808a018a61351f565b905060028101809111612e735790613d43565b60405190613fd082612ec4565b5f6060838281528260208201528260408201520152565b909392613ff2613fc3565b506040830161400e6140048286613474565b6060810190613c51565b50936040519060e082018281106001600160401b03821117612eb05760405261409a614084604084019760208135918260011a87528260021a828801528260031a8b5263ffffffff8360041a938460608a01528060051a60808a015260a01c1660030b60a08801520135908160c08701526157b6565b9390506140946140048685613474565b9061583e565b92610100841161410457610f686020916140b393613474565b94600485018054965f198501948511612e7357614102976140fa9560ff60e01b9060e01b169162ffffff60c81b9060c81b169063ffffffff60c81b19161717905551615283565b94859261451a565b565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b61410291600a60ff60c0830151161480614168575b15614160576001915b61415b82615430565b614709565b600391614152565b5060ff6101008201511615614149565b61419b61030063ffffffff6102e08401511692019163ffffffff83511690612e87565b5f198101908111612e735763ffffffff6141b792511690612e48565b60018101809111612e735790565b9060038110156135f05760051b0190565b600181015460018060a01b0360058301541662ffffff6004604051946141fb86612edf565b015460a01c1660405161423981610db9602082019486888791604091949363ffffffff916060850196855260018060a01b0316602085015216910152565b51902083526040516020810191838352604082015263ffffffff606082015260608152614267608082612efa565b5190206020830152604051602081019182525f604082015263ffffffff606082015260608152614298608082612efa565b51902060408201525f5b600381106142ae575050565b806142bb600192846141c5565b515f52600860205260405f206142d18154613a8f565b9055016142a2565b939291909162ffffff600584015460d81c169463ffffffff8216958611611d9c5762ffffff8216610180840152835480917f4fbeb405091f235c82def9a0045aad66d1a0da7cfcc23f8c8457c81b5a66868a60206040518a8152a35f52600660205260405f20855f5260205260405f2054801595861561438f575b5050614365905f60c0840152614bc5565b936002830185815414613ba257946141029495555f1461438757600291614709565b600191614709565b6001850154604051633d91081b60e21b8152600481019190915290610740826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612af5576143f4925f9161441f575b50613bbf565b915050600181111561435457614102959650612058925061441790949394614475565b90848461451a565b61443891506107403d8111611df657611de78183612efa565b5f6143ee565b614446613fc3565b506001600160401b036040519161445c83612ec4565b601483525f60208401521660408201525f606082015290565b61447d613fc3565b506001600160401b036040519161449383612ec4565b601583525f60208401521660408201525f606082015290565b6144b4613fc3565b506001600160401b03604051916144ca83612ec4565b600c83525f60208401521660408201525f606082015290565b6144eb613fc3565b506001600160401b036040519161450183612ec4565b600b83525f60208401521660408201525f606082015290565b6002019190915560016101a0820152815160ff90811660c083015260208301511660e0820181905260409092015163ffffffff1661016082018190525f61014083015290916145699190615af1565b5f198101908111612e735780614587575061010060ff5f5b16910152565b7f07060605060205040602030205040301060502050303040105050304000000006f8421084210842108cc6318c6db6d54be826001600160801b031060071b83811c6001600160401b031060061b1783811c63ffffffff1060051b1783811c61ffff1060041b1783811c60ff1060031b1792831c1c601f161a1760018101809111612e735760ff61010091614581565b9061462260036138ca565b156146845762ffffff806080830151165b1691600360208301526040820160ff81511660ff8114612e73576141029464ffffffffff9260ff600161467c940116905262ffffff60a086015116818111908218021842612e87565b16825261547d565b62ffffff80606083015116614633565b9061469f60016138ca565b156146f95762ffffff806080830151165b1691600160208301526040820160ff81511660ff8114612e73576141029464ffffffffff9260ff600161467c940116905262ffffff60a086015116818111908218021842612e87565b62ffffff806060830151166146b0565b614712836138ca565b156147715761473162ffffff806080850151165b169360208401613604565b6040820160ff81511660ff8114612e73576141029464ffffffffff9260ff600161467c940116905262ffffff60a086015116818111908218021842612e87565b61473162ffffff80606085015116614726565b92919261478f6135a0565b506001810154604051633d91081b60e21b8152600481019190915290610740826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215612af5575f926148f4575b5080545f52600660205260405f2063ffffffff61480887613489565b165f5260205260405f20549461482c63ffffffff61482583613489565b1684613bbf565b9092919560208301918063ffffffff61484485613489565b161015611d9c5762ffffff6148c76148d095613e16612ffa9d6148856101809661487f60049c63ffffffff6148788d613489565b1690612e87565b50614475565b9061488f89613489565b916148a260608601356040870135614ad6565b6148af608087018761351f565b93909263ffffffff6148bf613554565b961691614b71565b16910152613489565b9101805461ffff60b81b191660b89290921b61ffff60b81b16919091179055613c83565b61490e9192506107403d8111611df657611de78183612efa565b905f6147ec565b91602090939193614965606082016149338151604085015190612e66565b6004870180546001600160e81b031660e89290921b6001600160e81b0319169190911790556080830151905190612e66565b60058501805462ffffff60c01b191660c09290921b62ffffff60c01b1691909117905501516001810193908410612e73576149a2614102946144ac565b9261451a565b336001600160a01b039092169182141591826149c7575b50506139a057565b6040516311179c3760e31b815260048101929092526024820152905060a0816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612af5575f91614a38575b50516001600160a01b03163314155f806149bf565b905060a0813d60a011614ace575b81614a5360a09383612efa565b81010312611e35576040519060a082018281106001600160401b03821117612eb057614ac391608091604052614a8881613060565b8452614a966020820161303e565b6020850152614aa760408201613020565b6040850152614ab860608201613020565b60608501520161300c565b60808201525f614a23565b3d9150614a46565b6020915f9160405191848301918252604083015260408252614af9606083612efa565b614b2760216040518093878201958787525180918484015e810186838201520301601f198101835282612efa565b604051918291518091835e8101838152039060025afa15612af5575f5190565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b94929091614b7f94926158f1565b91906008811015612b7f571591821592614bba575b5050614b9d5750565b604051633c1e253d60e11b815290819061119d9060048301614b47565b141590505f80614b94565b63ffffffff1660018101809111612e735790565b6001600160401b038111612eb05760051b60200190565b90614bfa82614bd9565b614c076040519182612efa565b8281528092614c18601f1991614bd9565b0190602036910137565b80518210156135f05760209160051b010190565b90929193614c4f614c4786866139eb565b929192612e66565b9060018201809211612e7357158080614e71575b8015614e6b576001600160ff1b0383168303612e73578260011b5b8403614e585715614d955750614c9381614bf0565b935f5b828110614d3e57505050505b6040519160208101926001916001601f5380515b60018111614cdd57505060405215611e35578392614cd59251916151bc565b03613a615750565b85866020603f198460051b168501015b808210614d1757509082916001809416614d0d575b50500160011c614cb6565b5190525f80614d02565b90919560206040918451825281850151835281896041601f60025afa169701920190614ced565b600181901b906001600160ff1b0381168103612e7357614d5f8286856135e0565b359160018101809111612e7357600192614d7d614d849288876135e0565b3590614ad6565b614d8e8289614c22565b5201614c96565b929392905080614e46575b15614df857614dae81614bf0565b916020830190806001935f601f5360051b01905b818110614dd85750505015611e35575b90614ca2565b909192602080918335825281866021601f60025afa169401929101614dc2565b90614e0282614bd9565b91614e106040519384612efa565b808352602083019060051b820191368311611e3557905b828210614e3657505050614dd2565b8135815260209182019101614e27565b50600a60ff60c0860151161415614da0565b87630306fab160e11b5f5260045260245ffd5b82614c7e565b50601560ff60c08801511614614c63565b906003614e8d6134a8565b92015464ffffffffff8116835260ff8160281c166006811015612b7f57600191614ebb839260208701613604565b60ff8160301c16604086015262ffffff8160381c16606086015262ffffff8160501c16608086015262ffffff8160681c1660a086015260ff8160801c1660c086015260ff8160881c1660e086015260ff8160901c1661010086015260ff8160981c1661012086015263ffffffff8160a01c1661014086015263ffffffff8160c01c1661016086015262ffffff8160e01c1661018086015260f81c16146101a0830152565b6001600160fd1b0381168103612e735766080a070a0a080060ff9160031b1c1690565b929391935f945b85151580614fe2575b15614fba578060011b9080820460021490151715612e7357614fb49095613a8f565b94614f89565b90610140939560ff91600263ffffffff959701555f6101a08701521661010085015216910152565b506001600160ff1b0381168103612e73575f198601868111612e73576150089084615589565b8160011b14614f92565b60058201805463ffffffff60a01b191660a087901b63ffffffff60a01b1617905561012083015160048301546040805160ff938416815260c883901c62ffffff1660208201526001600160401b039098169088015260e01c16606086015290939192917f751ec6676d985d12868d8b44e82db09805453244057b0b9817def8956c2dab8490608090a36150a481615430565b6150ae60046138ca565b156151085762ffffff806080830151165b1691600460208301526040820160ff81511660ff8114612e73576141029464ffffffffff9260ff600161467c940116905262ffffff60a086015116818111908218021842612e87565b62ffffff806060830151166150bf565b9492909391604051946020860196875260408601526060850152608084015260a083015260c082015260c0815261515060e082612efa565b51902090565b60028114615192576003811461518b578015908115615180575b501561517a575f90565b61040090565b60069150115f615170565b5061021090565b5061041090565b5f906001602093806040519385855383850137019060025afa15611e35575f5190565b906101a08101511561527e57905f91602093839260c0830190601460ff83511614615248575b50519261016060e08401519301516040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b16602285015263ffffffff60c01b9060c01b166023840152602b830152604b820152604b8152614b27606b82612efa565b60018101546004820154600590920154929550615277926001600160a01b03169160a01c62ffffff1690615a15565b925f6151e2565b505090565b906001600160401b0390615295613fc3565b5060ff604051936152a585612ec4565b600a85521660208401521660408201525f606082015290565b9092919260ff6020830151168015615426576152d981615156565b9182850361541c576001600160401b0360406152f484614f5f565b9501511690841b90039283811c615411576002821480928115615406575b50156153f4575060ff83169160021c8360081c02928383615379575b505050508161533c93613623565b8101905f915b80821061534f5750501590565b9091602090833584840383811061536b575b5017920190615342565b60031b610100031c5f615361565b92936004019290911561539a57505061533c9391839101915b935f8061532e565b91509150607f8260011c160160048101916001808492161491826153d0575b50506153c9578161533c93615392565b5050505f90565b9150915082600582019210156135f0576004600f918501013560f81c115f806153b9565b61533c959391509184921c0291613623565b60039150145f615312565b505050505050600190565b5050505050505f90565b5050505050600190565b60208101516006811015612b7f57615447906138ca565b156154675762ffffff61546260808301928284511690615ab5565b169052565b62ffffff61546260608301928284511690615ab5565b9064ffffffffff815116906020810151916006831015612b7f576003926101a09166ff000000000000604085015160301b169160281b171769ffffff00000000000000606084015160381b161762ffffff60501b608084015160501b161762ffffff60681b60a084015160681b161760ff60801b60c084015160801b161760ff60881b60e084015160881b161760ff60901b61010084015160901b161760ff60981b61012084015160981b161763ffffffff60a01b61014084015160a01b161763ffffffff60c01b61016084015160c01b161762ffffff60e01b61018084015160e01b161791015115155f146155835760015b60f81b6001600160f81b03191617910155565b5f615570565b6155a79063ffffffff61016060ff60e0840151169201511690615af1565b5f19810191908211612e73571c90565b90604051916001601f5360205260405260205f6041601f60025afa9060405215611e35575f5190565b5f9391926155ec6135a0565b93811515806157a8575b61579f5760208210615796573590600182811a0361578d578160021a92600184116157835762ffffff8360c01c1615801590615771575b6157675763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015615759575b8015615751575b8015615745575b6157375760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a0880152811061572d5760a086015110908115615722575b5061571a578060031a9060041a9182820290816020870152155f146156ea57501715155b6156e457565b60079250565b8015925090821561570f575b508115615704575b506156de565b603f9150115f6156fe565b60201091505f6156f6565b506002935050565b60209150115f6156ba565b5060019550505050565b506008995050505050505050565b50620100008411615678565b508315615671565b50620400008389011161566a565b5060059550505050565b506001600160401b038316151561562d565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a14156155f6565b6001915f915f915b8183106157de575050505f146157d857505f905b60019190565b906157d2565b90919263ffffffff828560051b60e0031c1663800000008111615832578061580f575050600180935b0191906157be565b90939402936380000000851161582757600190615807565b50505050505f905f90565b5050505050505f905f90565b919050516005811080156158e7575b6158e0576007036158d25763ffffffff610400915b61586a6135a0565b60408201358060e01c8252838160c01c166020830152838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f146158c4575050600190565b612ffa9181015f1901612e48565b63ffffffff61010091615862565b5050600190565b506007811161584d565b94929391945f95602082019060ff8251169661591c60408501986001600160401b038a511690615af1565b80861015615a05575f95949392919519019484966040519787839460206001809a81601f53161b525b6159a35750606095965060051b01149651905160401b17815160481b17600160511b1760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215611e35575f51911561599a57565b600592505f9150565b93949590919287851060018616175f146159ed5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16965b60011c9695949392919087615945565b9360019791971c906020516020600184161b526159dd565b50600498505f9750505050505050565b6020915f91604094848651615a2a8882612efa565b600e815201926d61737361792f76312f636c61696d60901b8452865192600e87850195865e602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff1916605282015260468152615a8c606682612efa565b8451918291518091835e8101838152039060025afa15615aac57505f5190565b513d5f823e3d90fd5b90615ae762ffffff92615ad864ffffffffff8560a0840151169251164290612e66565b90838111908418028318612e66565b8082039111021690565b60068111615b1157615b0290614f5f565b6001811b9091015f1901901c90565b50505f90565b9294909493919384518015615dd357815103615dc85760015b8551811015615b7457615b438187614c22565b515f198201828111612e7357615b599088614c22565b511015615b6857600101615b30565b50505050505050600390565b5091939490929460ff60208301511694615b9d60408401966001600160401b0388511690615af1565b9482515f198101908111612e7357615bb6879185614c22565b511015615dbb57604051948296845160051b966001916001601f535f1901975b60208111615cde575060405215611e355760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b615c7e5750606094955060051b01149451602082015160401b17815160481b17600160511b1760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215611e35575f519015615c775703615c72575f90565b600690565b5050600590565b939490919286851060018616175f14615cc65780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c95949392919086615c13565b9360019691961c906020516020600184161b52615cb7565b5f905f905b808210615cf65750509760011c97615bd6565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f14615da357600114615d8a57602052604060016020880194019101511484831016600114615d7457505060208082819335604052019c5b8180888a01016041601f60025afa16955b01920190615ce3565b6020929d94509060408392015160405293615d5a565b602094859450849350809250358352604052019c615d5a565b509050602080949f988194508093508a010152615d6b565b5050505050505050600490565b505050505050600290565b5050505050505060019056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
