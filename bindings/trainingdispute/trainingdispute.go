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
	Bin: "0x61012080604052346101cb5760408161626380380380916100208285610260565b8339810103126101cb57600460208061003884610297565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156101d7575f91610221575b506001600160a01b031660a081905260405163fbfa77cf60e01b815290602090829060049082905afa9081156101d7575f916101e2575b506001600160a01b031660c0819052604051637e062a3560e11b815290602090829060049082905afa9081156101d7575f91610199575b506001600160a01b031660e05261010052604051615fb790816102ac823960805181818161037401528181611a9c0152818161206c0152818161231501528181612b23015261398e015260a051818181611b10015281816123870152818161293e0152818161464701528181614a480152614c7f015260c05181613a1b015260e051818181611934015261269801526101005181818161032001528181610e700152818161267201528181612c3901528181612d0d0152612edf0152f35b90506020813d6020116101cf575b816101b460209383610260565b810103126101cb576101c590610297565b5f6100db565b5f80fd5b3d91506101a7565b6040513d5f823e3d90fd5b90506020813d602011610219575b816101fd60209383610260565b810103126101cb576020610212600492610297565b91506100a4565b3d91506101f0565b90506020813d602011610258575b8161023c60209383610260565b810103126101cb576020610251600492610297565b915061006d565b3d915061022f565b601f909101601f19168101906001600160401b0382119082101761028357604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101cb5756fe610200806040526004361015610013575f80fd5b5f610120525f3560e01c90816306661abd14612f36575080630aebeb4e14612e3057806312503be714612ac15780631396a1b01461285c5780631dd32d0c146122b657806335c4dcfd146120e0578063396ed225146119ec5780633ccfd60b1461188e57806346f96023146111e55780634c67888a14610e9357806364c9ec6f14610e5657806373f4256114610e365780637580725014610df45780638407518914610d455780638c4b532914610c2a578063974fae6014610ba15780639a8345da14610758578063b7e051c2146103a3578063ba8317121461035c578063c87d6779146102ec578063d054227c146101b0578063d839b740146101685763e4a62b901461011f575f80fd5b346101615760603660031901126101615761015a60043561013e612fa8565b9061014b60243582613b9a565b91610155836155e7565b61456d565b6101205180f35b6101205180fd5b3461016157604036600319011261016157610181612f95565b6004356101205152600660205263ffffffff6040610120512091165f52602052602060405f2054604051908152f35b34610161576060366003190112610161576024356004356044356001600160401b038111610161576101e6903690600401612f65565b90926101f061367e565b506101fa83613835565b6020810151909491939060068110156102d2576003148015906102c4575b6102a75764ffffffffff8551168042101561028f575085816102617f5fa53cb341b1cc6d9828f52d20e450175d5426e6be8aaddbd151a5a771c4c0e79361015a99878a8a614eca565b61027e604051928392338452604060208501526040840191613741565b0390a361028a826155e7565b614928565b6375adfbd560e01b6101205152600452602461012051fd5b6002840154630306fab160e11b6101205152600452602461012051fd5b508260028501541415610218565b634e487b7160e01b61012051526021600452602461012051fd5b34610161576101205136600319011261016157602061035461034b60035461034561031e610120515460025490613068565b7f0000000000000000000000000000000000000000000000000000000000000000906137d5565b90613089565b60045490613089565b604051908152f35b346101615761012051366003190112610161576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b34610161576103b136612fbb565b946103c185829693949596613b9a565b9490936103ce8487613c7f565b509098905088156106485782916001600160401b0389166103ef878a613c7f565b91506001600160401b038c1610908115610635575b5061061c5786929189918c61042f61041c8286615740565b9160ff6101006101205197015116613068565b91825b61057757505050501491821592610561575b5050610548576001600160401b0386165b87151580610518575b156104a0578060011b9080820460021490151715610486576104809097613d23565b96610455565b634e487b7160e01b61012051526011600452602461012051fd5b9563ffffffff7f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97939495969760ff61015a9a8560028b0155610120516101a08c0152166101008a0152166101408801525b604080516001600160401b039092168252602082019290925290819081015b0390a36143c8565b506001600160ff1b0381168103610486575f1988018881116104865761053e9087615740565b8160011b1461045e565b82630306fab160e11b6101205152600452602461012051fd5b61056e9192508787615373565b14158389610444565b90919293949550600180821614808015610612575b6105b0575b506105a39060011c9160011c92613d23565b9091899594939282610432565b8686989298146105f957906105a3916105d36105cb88613670565b9789886137a5565b3590156105eb57906105e49161576e565b9690610591565b6105f49161576e565b6105e4565b8a630306fab160e11b6101205152600452602461012051fd5b508282141561058c565b86630306fab160e11b6101205152600452602461012051fd5b90506001600160401b038b16118c610404565b90919750600c60ff60c08899959697980151160361073f57906106856001926106708a613d07565b926001600160401b0386169384898c8c613d2f565b60ff8316610120880152016001600160401b038111610486576001600160401b0363ffffffff6101608801511691161461012051505f1461072e5762ffffff80600586015460c01c165b16801561071557957f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d979161071061070861015a99614777565b8389896147ae565b6104f1565b83630306fab160e11b6101205152600452602461012051fd5b62ffffff600485015460e81c6106cf565b84630306fab160e11b6101205152600452602461012051fd5b34610161576080366003190112610161576044356001600160401b03811161016157610788903690600401613009565b6064356001600160401b038111610161576107a7903690600401613009565b9091906107b261367e565b506107be600435613835565b6020810151909491939060068110156102d257600414801590610b91575b6102a75764ffffffffff8551168042101561028f575060e0850161080360ff82511661530d565b8214801590610b72575b8015610b5d575b610b425783610874575b5061015a957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b59161027e61085f604051938493604085526040850191613139565b82810360208401526024359660043596613139565b60ff61088e91511663ffffffff610160880151169061543a565b6108a8828860058801549362ffffff8560a81c1690615475565b15610b425760018501546108c6906001600160a01b03831690614c3c565b610909855462ffffff610180890151169060048801549060ff6101208b0151169063ffffffff8660a01c169361ffff62ffffff8560c81c169460b81c16916152cf565b80610120515260076020526103fc604061012051205492609e1c16600481018082116104865761093a91858b6137e8565b6001600160401b038111610b285760405191610960601f8301601f191660200184613118565b818352368282011161016157819060208401376020610120519183010152805160031015610b0e576023810160ff60f81b81511690825160021015610b0e5760ff60f81b60228401511690835160011015610b0e5760ff60f81b60218501511690845115610b0e5760ff60f81b602086015116610120511a90855160031015610b0e5753835160021015610b0e57610120511a6022840153825160011015610b0e57610120511a6021830153815115610b0e57610120511a6020820153604051610a5a81602080808301958b8b88378b840190828201610120518152815193849201905e010161012051815203601f198101835282613118565b5190209180610aa757509161015a97917f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b5936101205152600760205260406101205120555b91509561081e565b905003610ad95761015a957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b591610a9f565b604051633c1e253d60e11b815260206004820152600c60248201526b616363756d756c61746f727360a01b6044820152606490fd5b634e487b7160e01b61012051526032600452602461012051fd5b634e487b7160e01b61012051526041600452602461012051fd5b630306fab160e11b6101205152602435600452602461012051fd5b506103fc600486015460de1c16841415610814565b50602435610b8a610b83848a615350565b8888615373565b141561080d565b50602435600285015414156107dc565b346101615760c036600319011261016157610bba612f95565b610bc2612fa8565b60643563ffffffff8116908190036101615760843563ffffffff8116919082900361016157610c0e9363ffffffff806001600160401b03610c01612f4f565b16951691166004356152cf565b6101205152600760205260206040610120512054604051908152f35b3461016157610c3836612fbb565b9184959394610c478786613b9a565b949093610c548987613c7f565b5050600a60ff60c0890151161490811591610d3b575b508015610d1d575b610d04576001600160401b03610c8e60ff60e089015116615116565b818a16901c169260ff6101008801511615155f14610ccb575091610cbe8492610cc594848461015a9d8b8b613d2f565b8585615139565b926151c9565b969350505063ffffffff6101408501511603610ceb5761015a95506151c9565b85630306fab160e11b6101205152600452602461012051fd5b88630306fab160e11b6101205152600452602461012051fd5b5063ffffffff610160870151166001600160401b0389161015610c72565b905015158a610c6a565b34610161576060366003190112610161576024356001600160a01b03811680820361016157610d72612fa8565b90610de85750610dbb610dc963ffffffff5b60408051600435602082019081526001600160a01b039096169181019190915263ffffffff90911660608201529182906080820190565b03601f198101835282613118565b5190206101205152600860205260206040610120512054604051908152f35b610dc9610dbb91610d84565b34610161576020366003190112610161576004356001600160a01b03811690819003610161576101205152600560205260206040610120512054604051908152f35b346101615761012051366003190112610161576020600454604051908152f35b3461016157610120513660031901126101615760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461016157610100366003190112610161576001600160401b03604435116101615761010060443536036003190112610161576064356001600160401b038111610161576080600319823603011261016157608435906001600160401b0382116101615760a0600319833603011261016157610f0d612f4f565b9060e4356001600160401b03811161016157610f2d903690600401612f65565b9390610f3d602435600435613b9a565b929093610f54816004016044356004018688614a18565b90610f706020610f6a604484018460040161364a565b0161365f565b91610f7d8460040161365f565b9263ffffffff610f9360448701876004016136e4565b92909582610fa760848a018a6004016136e4565b604060808190528051979196929590921693929092169190610fc99087613118565b60068652651bdd5d1c1d5d60d21b6020870152608051870151831080156111d7575b6111bb5760608701518084109790919088156111b05760805181015192985b156111a35760208101518410155b61118357602001519060018201821161048657826110939961106b8a8f946110b89f6110709661107b9a61105e602461105660016110759d01614740565b930135613d07565b9160646044350135614e05565b613068565b614777565b92613068565b61108860648a0135613d07565b9160248a0135614e05565b60ff6110a18460040161365f565b16610120860152606483013590600401858761427b565b6001600160401b0360805182015116906001600160401b038716918210156111525761015a97611146946001600160401b0361113b946110fe60ff602087015116615116565b60805180519290911c92909216969094909187919061111d9087613118565b60048652633632b0b360e11b6020870152606460c435930135614e05565b60c435908385615139565b60c435916004356151c9565b60805151633c1e253d60e11b8152602060048201526007602482015266195b195b595b9d60ca1b6044820152606490fd5b60805151633c1e253d60e11b81528061119f8a60048301614ddb565b0390fd5b6020810151841415611018565b60808101519861100a565b60805151633c1e253d60e11b81528061119f8860048301614ddb565b506080870151831015610feb565b346101615760203660031901126101615760043560405161120581613096565b6101205181526101205160208201526101205160408201526101205160608201526101205160808201526101205160a08201526101205160c08201526101205160e08201526101205161010082015261012051610120820152610120516101408201526101205161016082015261012051610180820152610120516101a0820152610120516101c0820152610120516101e08201526101205161020082015261012051610220820152610120516102408201526101205161026082015261012051610280820152610120516102a08201526102c06101205191015261012051548110156118765761012051526001602052604061012051206040519061130a826130c6565b8054825260018101546020830152600281015460408301526040516101e0526113356101e0516130c6565b600381015464ffffffffff81166101e0515261135d60ff8260281c1660206101e051016137c9565b60ff8160301c1660406101e051015262ffffff8160381c1660606101e051015262ffffff8160501c1660806101e051015262ffffff8160681c1660a06101e051015260ff8160801c1660c06101e051015260ff8160881c1660e06101e051015260ff8160901c166101006101e051015260ff8160981c166101206101e051015263ffffffff8160a01c166101406101e051015263ffffffff8160c01c166101606101e051015262ffffff8160e01c166101806101e051015260f81c15156101a06101e05101526101e0516060830152600560048201549160018060a01b038316608085015262ffffff8360a01c1660a085015261ffff8360b81c1660c085015262ffffff8360c81c1660e085015260ff8360e01c166101008501528260e81c61012085015201546101805260018060a01b03610180511661014083015263ffffffff6101805160a01c1661016083015262ffffff6101805160c01c1661018083015262ffffff6101805160d81c166101a083015281519060208301516101405260206101e051015160068110156102d25760ff60406101e05101511662ffffff6101806101e05101511661ffff60c08701511660ff6101206101e05101511662ffffff60e0890151169163ffffffff6101608a0151169360ff6101008b0151169561162d60ff60c06101e0510151169860ff60e06101e0510151169a63ffffffff6101606101e0510151169c604060ff6101006101e0510151169f63ffffffff6101406101e05101511660a052015160e0526101a06101e051015115156101c05264ffffffffff6101e05151166101a05262ffffff60606101e0510151166101605262ffffff60806101e0510151166101005260405160c0526115e160c051613096565b60c0515261014051602060c051015262ffffff8160a01c16604060c051015260018060a01b036101805116606060c051015260018060a01b0316608060c051015260a060c051016137c9565b60c08051015260e060c051015261010060c051015261012060c051015261014060c051015261016060c051015261018060c05101526101a060c05101526101c060c05101526101e060c051015261020060c051015260a05161022060c051015260e05161024060c05101526101c05161026060c05101526101a05161028060c0510152610160516102a060c0510152610100516102c060c051015260405160c051518152602060c0510151602082015263ffffffff604060c051015116604082015260018060a01b03606060c051015116606082015260018060a01b03608060c051015116608082015260a060c05101519060068210156102d2576102e09160a082015260ff60c0805101511660c082015263ffffffff60e060c05101511660e082015263ffffffff61010060c05101511661010082015263ffffffff61012060c05101511661012082015263ffffffff61014060c0510151166101408201526001600160401b0361016060c05101511661016082015261ffff61018060c05101511661018082015260ff6101a060c0510151166101a082015260ff6101c060c0510151166101c08201526001600160401b036101e060c0510151166101e082015260ff61020060c0510151166102008201526001600160401b0361022060c05101511661022082015261024060c051015161024082015261026060c051015115156102608201526001600160401b0361028060c05101511661028082015263ffffffff6102a060c0510151166102a082015263ffffffff6102c060c0510151166102c0820152f35b634294e0f760e01b6101205152600452602461012051fd5b346101615761012051366003190112610161576118a9613800565b3361012051526005602052604061012051205480156119d75733610120515260056020526101205160406101205120556118e581600354613068565b6003556040518181527f0aaadfd6df09c4a3e2ddba2047cc3258298c9e730c9f3d817f24aab84a80b2c760203392a2610120805160405163a9059cbb60e01b90915233600452602483905290517f0000000000000000000000000000000000000000000000000000000000000000929060209060448180875af160016101205151148116156119b5575b82604052156119935760209250610120515f516020615f975f395f51905f525d8152f35b6101208051635274afe760e01b90526001600160a01b03841660045251602490fd5b60018115166119cb57833b15153d15161661196f565b823d61012051823e3d90fd5b630686827b60e51b6101205152600461012051fd5b34610161576080366003190112610161576001600160401b0360043511610161576004356004016101006003196004353603011261016157611a2c612f95565b6001600160401b03604435116101615760e060443536036003190112610161576064356001600160401b03811161016157611a6b903690600401612f65565b9290918361204357604051632fe333a160e11b81526020600482018190528180611a986024820187613159565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611fff57610120519161200d575b50905b611af2611aeb604460043501613036565b8435614c3c565b604051633d91081b60e21b81528335600482015292610640846024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa938415611fff576101205194611fce575b50611b5c63ffffffff831685613e53565b9791905060038114611f9e57611b7188614709565b92611b8760448035013560246044350135614d6a565b895f1981011161048657611bc490611ba96064604435016044356004016136e4565b90611bb2613719565b925f198e018960046044350135614e05565b60028203611ef55750608460043501356024604435013503611ec9575b84610120515260066020526040610120512063ffffffff85165f5260205260405f205480155f14611e91575084610120515260066020526040610120512063ffffffff85165f5260205260405f20604435600401359055611cb2857f907304847baaaa152c5a473749d83065493ef8ef4094b4205f07c09cf95d80ba611c7160a4604435016044356004016136e4565b939060405191829160443560040135835260246044350135602084015260448035013560408401526080606084015263ffffffff8b16966080840191613741565b0390a35b611cbe613765565b9560018914611e5d575b5050610120515b818110611cdd576101205180f35b611ce88183896137a5565b3590611d05611cf686614e59565b92611cff61367e565b50613835565b602081015190939060068110156102d25760021480159190611e4e575b50611e325764ffffffffff8351168042101561028f575086815414801590611e0a575b611dda57600192611dae918b8503611dc35760048101805461ffff60b81b19169055611d786044803501358b8484614ba9565b8b8503611db457611da56044803501355b611d9d60a4604435016044356004016136e4565b918585614eca565b61028a826155e7565b01611ccf565b611da560443560040135611d89565b611dd5876044356004013584846147ae565b611d78565b604051633c1e253d60e11b81526020600482015260076024820152666469737075746560c81b6044820152606490fd5b5060058101546001600160a01b0390811690611e2a600435604401613036565b161415611d45565b60020154630306fab160e11b6101205152600452602461012051fd5b9050600282015414158b611d22565b91955060443560c4810135929190360360821901831215610161576004611e8993604435010191613f17565b938780611cc8565b6044356004013514611cb6576064604051633c1e253d60e11b81526020600482015260046024820152631c9bdbdd60e21b6044820152fd5b604051633c1e253d60e11b8152602060048201526003602482015262195b9960ea1b6044820152606490fd5b611f9990611f01614257565b50611f3a611f16611f118a61440c565b6146d2565b91611f2560246004350161365f565b611f33604460043501613036565b9135615bcc565b6060820152611f4e60246044350135613d07565b611f626084604435016044356004016136e4565b604080519491939190611f759086613118565b6003855262195b9960ea1b602086015263ffffffff8a169060a46004350135614e05565b611be1565b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b611ff19194506106403d8111611ff8575b611fe98183613118565b810190613292565b9286611b4b565b503d611fdf565b6040513d61012051823e3d90fd5b90506020813d60201161203b575b8161202860209383613118565b81010312612037575185611ad7565b5f80fd5b3d915061201b565b604051633ab98b4360e21b815260206004820181905281806120686024820187613159565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611fff5761012051916120ae575b5090611ada565b90506020813d6020116120d8575b816120c960209383613118565b810103126120375751856120a7565b3d91506120bc565b346101615760a0366003190112610161576044356004356001600160401b038211610161578160040190610100600319843603011261016157606435906001600160401b0382116101615760806003198336030112610161576084359384151594858103610161576121669461215860243585613b9a565b969095600401828888614a18565b968215612273576121768261365f565b63ffffffff62ffffff600589015460d81c16911614611f9e5763ffffffff7f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a946080946122186121d28c8860a061015a9f015191015190613068565b6121da614257565b506001600160401b03604051916121f0836130e2565b600d835261012051602084015216604082015261012051606082015260448401358c8c6147ae565b1561225f5781612238602461223160448501359761365f565b930161365f565b916040519586521660208501521660408301526060820152a261225a826155e7565b6148ab565b81612238602461223160648501359761365f565b63ffffffff846080946122b161015a9b60647f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a990135908c8c614ba9565b612218565b34610161576040366003190112610161576004356001600160401b0381116101615780600401906101006003198236030112610161576122f4612f95565b916122fd613800565b604051632fe333a160e11b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169391929083806123506024820185613159565b0381875afa928315611fff576101205193612828575b50604051633d91081b60e21b815290356004820181905293610640826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215611fff576101205192612807575b5061012082015160038110156102d257600114801591906127ee575b5080156127cb575b8015612796575b801561277a575b6127615761012051549461240786613670565b6101205155856101205152600160205260406101205120948486556001860194818655876004880160018060a01b0333166bffffffffffffffffffffffff60a01b8254161781556024870161245b8161365f565b825462ffffff60a01b191660a09190911b62ffffff60a01b16178255604488019161248583613036565b60058c0180546001600160a01b0319166001600160a01b039092169190911781556124af8961440c565b815462ffffff60d81b191660d89190911b62ffffff60d81b161781556124d361367e565b9a62ffffff6104608b018d606083835116910152511660808d015262ffffff6104808b01511660a08d0152549060018060a01b0390541662ffffff6040519361251b856130fd565b5460a01c1660405161255881610dbb602082019486888791604091949363ffffffff916060850196855260018060a01b0316602085015216910152565b51902083526040516020810191838352604082015263ffffffff606082015260608152612586608082613118565b51902060208301526040516020810191825261012051604082015263ffffffff6060820152606081526125ba608082613118565b5190206040820152610120515b600381106127275750507f56cffc3fe09727783a0108dbcced6de9f74c7e59e81d320c76d0143bca3dd3d89161260761260160609361365f565b91613036565b63ffffffff6040519216825260018060a01b03166020820152336040820152a463ffffffff818116036127145750612655939160a461264b611f1161225a9461440c565b91013584846147ae565b61012080516040516323b872dd60e01b90915233600452306024527f000000000000000000000000000000000000000000000000000000000000000060445290517f0000000000000000000000000000000000000000000000000000000000000000929060209060648180875af160016101205151148116156126fe575b8260405261012051606052156119935760209250610120515f516020615f975f395f51905f525d8152f35b60018115166119cb57833b15153d1516166126d3565b92915050612722928461456d565b612655565b819293945061273881600193614459565b5161012051526008602052604061012051206127548154613670565b905501908b9392916125c7565b82634e8e11e160e11b6101205152600452602461012051fd5b5061279161278a60448401613036565b8585613976565b6123f4565b5060c48201356001600160401b038116809103610161576127c39063ffffffff6104208401511690613089565b4210156123ed565b506127d86024830161365f565b63ffffffff8061030084015116911610156123e6565b6106208301516001600160a01b031614159050866123de565b6128219192506106403d8111611ff857611fe98183613118565b90866123c2565b9092506020813d602011612854575b8161284460209383613118565b8101031261203757519185612366565b3d9150612837565b346101615760c0366003190112610161576044356001600160401b03811660043560243582840361016157606435916084356001600160401b038111610161576128aa903690600401612f65565b94909360a4356001600160401b03811161016157806004019260806003198336030112610161576128db8686613b9a565b9890976128e8888b613c7f565b5050600b60ff60c08d0151161490811591612ab7575b50612a9e579061291a9161291186613d07565b848a8d8d613d2f565b6001870154604051633d91081b60e21b8152600481019190915290610640826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215611fff576129b86020610f6a60446129b08a8f986129dd9963ffffffff986101205192612a70575b5062ffffff6101806129a89201511682613e53565b505090613f17565b97018961364a565b169260ff6101208b01511660208201511461012051505f14612a675760600151613089565b03612a375761015a96612a13827f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d9794898961427b565b50604080516001600160401b03909216825260208201929092529081908101610510565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b60400151613089565b6129a8919250610180612a9562ffffff926106403d8111611ff857611fe98183613118565b93925050612993565b87630306fab160e11b6101205152600452602461012051fd5b905015158c6128fe565b34612037576040366003190112612037576024356004356001600160401b038211612037578160040191610100600319823603011261203757612b02613800565b612b0b82613835565b604051633ab98b4360e21b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316959394919291908380612b61602482018b613159565b0381895afa928315612cf7575f93612dfc575b50845480931490811591612dd5575b50612da75764ffffffffff815116804210612d955750612bb7600185015492600586019360018060a01b0385541691613976565b801593849283612d5d575b8060056020612bd69301525f815287615634565b612be1600254613670565b600255612bed8661446a565b8554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e47860408051881515815286156020820152a390612d56575b15612d0257506004820154612c67907f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613b2c565b612c86575b610120515f516020615f975f395f51905f525d6101205180f35b600401546001600160a01b031691813b15612037575f91612cc691836040518096819582946336297f4160e21b8452604060048501526044840190613159565b90602483015203925af18015612cf757612ce2575b8080612c6c565b5f612cec91613118565b5f6101205280612cdb565b6040513d5f823e3d90fd5b54612d4e90612d46907f0000000000000000000000000000000000000000000000000000000000000000600181901c9161106b9083906001600160a01b0316613b2c565b600454613089565b600455612c67565b5081612c28565b945060208501516006811015612d8157612d79612bd691613b5e565b959050612bc2565b634e487b7160e01b5f52602160045260245ffd5b6303a5cac360e01b5f5260045260245ffd5b604051633c1e253d60e11b8152602060048201526005602482015264636c61696d60d81b6044820152606490fd5b612de29150604401613036565b60058501546001600160a01b039182169116141587612b83565b9092506020813d602011612e28575b81612e1860209383613118565b8101031261203757519187612b74565b3d9150612e0b565b3461203757602036600319011261203757600435612e4c613800565b612e5581613835565b91612e738254600184015460018060a01b0360058601541691613976565b15612f1f57612e8f8360056020612f0d9601525f815283615634565b612e9a600254613670565b600255612ea68261446a565b8154907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e478604080515f815260016020820152a3600401547f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316613b2c565b5f5f516020615f975f395f51905f525d005b6002820154630306fab160e11b5f5260045260245ffd5b34612037575f366003190112612037576020905f548152f35b60a435906001600160401b038216820361203757565b9181601f84011215612037578235916001600160401b038311612037576020808501948460051b01011161203757565b6024359063ffffffff8216820361203757565b6044359063ffffffff8216820361203757565b60a06003198201126120375760043591602435916044356001600160401b0381168103612037579160643591608435906001600160401b0382116120375761300591600401612f65565b9091565b9181601f84011215612037578235916001600160401b038311612037576020838186019501011161203757565b356001600160a01b03811681036120375790565b8115613054570490565b634e487b7160e01b5f52601260045260245ffd5b9190820391821161307557565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161307557565b6102e081019081106001600160401b038211176130b257604052565b634e487b7160e01b5f52604160045260245ffd5b6101c081019081106001600160401b038211176130b257604052565b608081019081106001600160401b038211176130b257604052565b606081019081106001600160401b038211176130b257604052565b90601f801991011681019081106001600160401b038211176130b257604052565b908060209392818452848401375f828201840152601f01601f1916010190565b80358252602081013563ffffffff811680910361203757602083015260408101356001600160a01b03811690819003612037576040830152606081013560608301526080810135608083015260a081013560a083015260c08101356001600160401b0381168103612037576001600160401b031660c083015260e0810135601e19823603018112156120375701602081359101906001600160401b03811161203757803603821361203757610100838160e06132189601520191613139565b90565b519061ffff8216820361203757565b51906001600160401b038216820361203757565b519063ffffffff8216820361203757565b5190811515820361203757565b519060ff8216820361203757565b51906001600160801b038216820361203757565b51906001600160a01b038216820361203757565b9081610640910312612037576040519061064082018281106001600160401b038211176130b2576040526132c58161321b565b8252602081015160208301526132dd6040820161322a565b60408301526132ee6060820161323e565b60608301526080810151608083015260a081015160a083015260c081015160c083015261331d60e0820161322a565b60e0830152610100810151610100830152610120810151600381101561203757610120830152610140810151600681101561203757610140830152613365610160820161323e565b6101608301526101808101516003811015612037576101808301526101a08101516002811015612037576101a08301526101c08101516002811015612037576101c08301526133b76101e0820161323e565b6101e08301526133ca610200820161323e565b6102008301526133dd610220820161323e565b6102208301526102408101518060010b810361203757613641916106209161024085015261340e610260820161324f565b610260850152613421610280820161325c565b6102808501526134346102a0820161325c565b6102a08501526134476102c0820161323e565b6102c085015261345a6102e0820161323e565b6102e085015261346d610300820161323e565b610300850152613480610320820161325c565b610320850152613493610340820161325c565b6103408501526134a6610360820161323e565b6103608501526134b9610380820161323e565b6103808501526134cc6103a0820161323e565b6103a08501526134df6103c0820161323e565b6103c08501526134f26103e0820161323e565b6103e0850152613505610400820161323e565b610400850152613518610420820161323e565b61042085015261352b610440820161323e565b61044085015261353e610460820161323e565b610460850152613551610480820161323e565b6104808501526135646104a0820161325c565b6104a08501526135776104c0820161323e565b6104c085015261358a6104e0820161323e565b6104e085015261359d610500820161323e565b6105008501526135b0610520820161326a565b6105208501526135c3610540820161321b565b6105408501526135d6610560820161326a565b6105608501526135e9610580820161326a565b6105808501526135fc6105a0820161326a565b6105a085015261360f6105c0820161326a565b6105c08501526136226105e0820161327e565b6105e0850152613635610600820161327e565b6106008501520161327e565b61062082015290565b903590609e1981360301821215612037570190565b3563ffffffff811681036120375790565b5f1981146130755760010190565b6040519061368b826130c6565b5f6101a0838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152826101808201520152565b903590601e198136030182121561203757018035906001600160401b03821161203757602001918160051b3603831361203757565b60405190613728604083613118565b600a8252693a3930b739b4ba34b7b760b11b6020830152565b81835290916001600160fb1b0383116120375760209260051b809284830137010190565b6040519060c082018281106001600160401b038211176130b2576040525f60a0838281528260208201528260408201528260608201528260808201520152565b91908110156137b55760051b0190565b634e487b7160e01b5f52603260045260245ffd5b6006821015612d815752565b8181029291811591840414171561307557565b90939293848311612037578411612037578101920390565b5f516020615f975f395f51905f525c6138265760015f516020615f975f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b61383d61367e565b50805f52600160205260405f209161385361367e565b60038401549064ffffffffff8216815260ff8260281c16916006831015612d8157600180916138866020850195866137c9565b60ff8160301c16604085015262ffffff8160381c16606085015262ffffff8160501c16608085015262ffffff8160681c1660a085015260ff8160801c1660c085015260ff8160881c1660e085015260ff8160901c1661010085015260ff8160981c1661012085015263ffffffff8160a01c1661014085015263ffffffff8160c01c1661016085015262ffffff8160e01c1661018085015260f81c16146101a08201529281516006811015612d8157156139645750516006811015612d815760051461394d57565b6002830154630306fab160e11b5f5260045260245ffd5b634294e0f760e01b5f5260045260245ffd5b604051630602210b60e21b81526004810191909152917f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316602084602481845afa938415612cf7575f94613af0575b508315613a7f575b5082156139e157505090565b604051636559e3fd60e01b815260048101929092525f60248301526001600160a01b039081166044830152909150602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115612cf7575f91613a4f57501590565b90506020813d602011613a77575b81613a6a60209383613118565b8101031261203757511590565b3d9150613a5d565b6024919350602090604051928380926347b70b0d60e01b82528660048301525afa908115612cf7575f91613ab6575b50915f6139d5565b90506020813d602011613ae8575b81613ad160209383613118565b8101031261203757613ae29061324f565b5f613aae565b3d9150613ac4565b9093506020813d602011613b24575b81613b0c60209383613118565b8101031261203757613b1d9061324f565b925f6139cd565b3d9150613aff565b90613b599160018060a01b03165f52600560205260405f20613b4f828254613089565b9055600354613089565b600355565b60068110159081612d815760028114918215613b8d575b8215613b8057505090565b909150612d815760041490565b506003811491505f613b75565b9091613ba461367e565b50613bad61367e565b50613bb782613835565b92909360208401516006811015612d815760011490811591613c70575b50613c595764ffffffffff83511680421015613c475750600484015483906001600160a01b03163303613c345760ff60406002920151160160ff81116130755760ff6019911611613c225750565b632d564cd960e01b5f5260045260245ffd5b634a0bfec160e01b5f523360045260245ffd5b6375adfbd560e01b5f5260045260245ffd5b6002840154630306fab160e11b5f5260045260245ffd5b9050600285015414155f613bd4565b919060ff60c08401511615613cf5575061010082015160ff16906006821015613ce957613cac8280613068565b92613cc8600163ffffffff61014084015116851b941b84613089565b5f198101919082116130755784613cde91615740565b818110908218021890565b613cac60068093613068565b630306fab160e11b5f5260045260245ffd5b6020525f601f5360205f6021601f60025afa15612037575f5190565b8015613075575f190190565b93929695909194613d408684613c7f565b91508910908115613e49575b50613e3657613d5b5f84615740565b975f9860ff6101008601511691825b613da357505050508495969493941493841594613d8d575b50505050613cf55750565b613d98939450615373565b1415815f8080613d82565b600180821614808015613e2c575b613dd0575b50613dc89060011c9160011c92613d23565b919082613d6a565b858c98929814613e195790613dc891613df3613deb8e613670565b9d88886137a5565b359015613e0b5790613e049161576e565b9690613db6565b613e149161576e565b613e04565b89630306fab160e11b5f5260045260245ffd5b5082821415613db1565b85630306fab160e11b5f5260045260245ffd5b905088115f613d4c565b91613e5d8361440c565b808311613ed9578215613ecd578214613ec1575f1982019182116130755763ffffffff613ea68482613e9b6102e06102c098019682885116906137d5565b968792015116613068565b925116808311613eb9575b506001929190565b91505f613eb1565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b903590601e198136030182121561203757018035906001600160401b0382116120375760200191813603831361203757565b60a090939193613f25613765565b50015191613f31614257565b50613f9f60405193613f42856130e2565b601385525f6020860152600360408601525f6060860152823595613f6587613d07565b90613f7360208601866136e4565b929091604098895195613f868b88613118565b600787526670726f6772616d60c81b6020880152614e05565b828101613fac818361364a565b94613fba60608401846136e4565b91602088019063ffffffff613fce8361365f565b16614237576001905b613fe082614e6d565b91613fed8a519384613118565b808352601f19613ffc82614e6d565b0136602085013761400c81614e84565b9361402261401c8c8e018e613ee5565b90615350565b8551156137b557602086015263ffffffff61403c8261365f565b16614135575b5050614054614080969798999a61365f565b9063ffffffff8b5192614066846130e2565b600984525f6020850152168b8301525f6060830152615cce565b6008811015612d815761410657816140be6140b5836140af6140aa63ffffffff966140c79861364a565b61365f565b9361364a565b86810190613ee5565b92909116615797565b92906019811015612d81576140d95750565b51633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8351633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b99959160019b979399959198949b9860808901995b5f198201828111613075578110156141d7576141668b8b6136e4565b9091905f19820190828211613075578110156137b55760051b82013591603e1981360301831215612037578f828f926141d09260019663ffffffff9201906141c8846141c261401c6141b78661365f565b956020810190613ee5565b92614eb6565b521692614eb6565b520161414a565b5091959a6141ec9193979c959a94995061365f565b966141fd61401c6060830183613ee5565b915f1981019081116130755761422c63ffffffff6140809a61405495614223858b614eb6565b52169186614eb6565b529a99989796614042565b61424460808a018a6136e4565b9050600281018091116130755790613fd7565b60405190614264826130e2565b5f6060838281528260208201528260408201520152565b909392614286614257565b50604083016142a2614298828661364a565b6060810190613ee5565b50936040519060e082018281106001600160401b038211176130b25760405261432e614318604084019760208135918260011a87528260021a828801528260031a8b5263ffffffff8360041a938460608a01528060051a60808a015260a01c1660030b60a08801520135908160c087015261596d565b939050614328614298868561364a565b906159f5565b92610100841161439857610f6a6020916143479361364a565b94600485018054965f198501948511613075576143969761438e9560ff60e01b9060e01b169162ffffff60c81b9060c81b169063ffffffff60c81b1916171790555161543a565b9485926147ae565b565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b61439691600a60ff60c08301511614806143fc575b156143f4576001915b6143ef826155e7565b61499d565b6003916143e6565b5060ff61010082015116156143dd565b61442f6102e063ffffffff6102c08401511692019163ffffffff83511690613089565b5f1981019081116130755763ffffffff61444b9251169061304a565b600181018091116130755790565b9060038110156137b55760051b0190565b600181015460018060a01b0360058301541662ffffff60046040519461448f866130fd565b015460a01c166040516144cd81610dbb602082019486888791604091949363ffffffff916060850196855260018060a01b0316602085015216910152565b51902083526040516020810191838352604082015263ffffffff6060820152606081526144fb608082613118565b5190206020830152604051602081019182525f604082015263ffffffff60608201526060815261452c608082613118565b51902060408201525f5b60038110614542575050565b8061454f60019284614459565b515f52600860205260405f206145658154613d23565b905501614536565b939291909162ffffff600584015460d81c169463ffffffff8216958611611f9e5762ffffff8216610180840152835480917f4fbeb405091f235c82def9a0045aad66d1a0da7cfcc23f8c8457c81b5a66868a60206040518a8152a35f52600660205260405f20855f5260205260405f20548015958615614623575b50506145f9905f60c0840152614e59565b936002830185815414613e3657946143969495555f1461461b5760029161499d565b60019161499d565b6001850154604051633d91081b60e21b8152600481019190915290610640826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612cf757614688925f916146b3575b50613e53565b91505060018111156145e85761439695965061225a92506146ab90949394614709565b9084846147ae565b6146cc91506106403d8111611ff857611fe98183613118565b5f614682565b6146da614257565b506001600160401b03604051916146f0836130e2565b601483525f60208401521660408201525f606082015290565b614711614257565b506001600160401b0360405191614727836130e2565b601583525f60208401521660408201525f606082015290565b614748614257565b506001600160401b036040519161475e836130e2565b600c83525f60208401521660408201525f606082015290565b61477f614257565b506001600160401b0360405191614795836130e2565b600b83525f60208401521660408201525f606082015290565b6002019190915560016101a0820152815160ff90811660c083015260208301511660e0820181905260409092015163ffffffff1661016082018190525f61014083015290916147fd9190615ca8565b5f198101908111613075578061481b575061010060ff5f5b16910152565b7f07060605060205040602030205040301060502050303040105050304000000006f8421084210842108cc6318c6db6d54be826001600160801b031060071b83811c6001600160401b031060061b1783811c63ffffffff1060051b1783811c61ffff1060041b1783811c60ff1060031b1792831c1c601f161a17600181018091116130755760ff61010091614815565b906148b66003613b5e565b156149185762ffffff806080830151165b1691600360208301526040820160ff81511660ff8114613075576143969464ffffffffff9260ff6001614910940116905262ffffff60a086015116818111908218021842613089565b168252615634565b62ffffff806060830151166148c7565b906149336001613b5e565b1561498d5762ffffff806080830151165b1691600160208301526040820160ff81511660ff8114613075576143969464ffffffffff9260ff6001614910940116905262ffffff60a086015116818111908218021842613089565b62ffffff80606083015116614944565b6149a683613b5e565b15614a05576149c562ffffff806080850151165b1693602084016137c9565b6040820160ff81511660ff8114613075576143969464ffffffffff9260ff6001614910940116905262ffffff60a086015116818111908218021842613089565b6149c562ffffff806060850151166149ba565b929192614a23613765565b506001810154604051633d91081b60e21b8152600481019190915290610640826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa918215612cf7575f92614b88575b5080545f52600660205260405f2063ffffffff614a9c8761365f565b165f5260205260405f205494614ac063ffffffff614ab98361365f565b1684613e53565b9092919560208301918063ffffffff614ad88561365f565b161015611f9e5762ffffff614b5b614b64956140aa6132189d614b1961018096614b1360049c63ffffffff614b0c8d61365f565b1690613089565b50614709565b90614b238961365f565b91614b3660608601356040870135614d6a565b614b4360808701876136e4565b93909263ffffffff614b53613719565b961691614e05565b1691015261365f565b9101805461ffff60b81b191660b89290921b61ffff60b81b16919091179055613f17565b614ba29192506106403d8111611ff857611fe98183613118565b905f614a80565b91602090939193614bf960608201614bc78151604085015190613068565b6004870180546001600160e81b031660e89290921b6001600160e81b0319169190911790556080830151905190613068565b60058501805462ffffff60c01b191660c09290921b62ffffff60c01b169190911790550151600181019390841061307557614c3661439694614740565b926147ae565b336001600160a01b03909216918214159182614c5b575b5050613c3457565b6040516311179c3760e31b815260048101929092526024820152905060a0816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612cf7575f91614ccc575b50516001600160a01b03163314155f80614c53565b905060a0813d60a011614d62575b81614ce760a09383613118565b81010312612037576040519060a082018281106001600160401b038211176130b257614d5791608091604052614d1c8161327e565b8452614d2a6020820161325c565b6020850152614d3b6040820161323e565b6040850152614d4c6060820161323e565b60608501520161322a565b60808201525f614cb7565b3d9150614cda565b6020915f9160405191848301918252604083015260408252614d8d606083613118565b614dbb60216040518093878201958787525180918484015e810186838201520301601f198101835282613118565b604051918291518091835e8101838152039060025afa15612cf7575f5190565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b94929091614e139492615aa8565b91906008811015612d81571591821592614e4e575b5050614e315750565b604051633c1e253d60e11b815290819061119f9060048301614ddb565b141590505f80614e28565b63ffffffff16600181018091116130755790565b6001600160401b0381116130b25760051b60200190565b90614e8e82614e6d565b614e9b6040519182613118565b8281528092614eac601f1991614e6d565b0190602036910137565b80518210156137b55760209160051b010190565b90929193614ee3614edb8686613c7f565b929192613068565b906001820180921161307557158080615105575b80156150ff576001600160ff1b0383168303613075578260011b5b84036150ec57156150295750614f2781614e84565b935f5b828110614fd257505050505b6040519160208101926001916001601f5380515b60018111614f7157505060405215612037578392614f69925191615373565b03613cf55750565b85866020603f198460051b168501015b808210614fab57509082916001809416614fa1575b50500160011c614f4a565b5190525f80614f96565b90919560206040918451825281850151835281896041601f60025afa169701920190614f81565b600181901b906001600160ff1b038116810361307557614ff38286856137a5565b359160018101809111613075576001926150116150189288876137a5565b3590614d6a565b6150228289614eb6565b5201614f2a565b9293929050806150da575b1561508c5761504281614e84565b916020830190806001935f601f5360051b01905b81811061506c5750505015612037575b90614f36565b909192602080918335825281866021601f60025afa169401929101615056565b9061509682614e6d565b916150a46040519384613118565b808352602083019060051b82019136831161203757905b8282106150ca57505050615066565b81358152602091820191016150bb565b50600a60ff60c0860151161415615034565b87630306fab160e11b5f5260045260245ffd5b82614f12565b50601560ff60c08801511614614ef7565b6001600160fd1b03811681036130755766080a070a0a080060ff9160031b1c1690565b929391935f945b85151580615199575b15615171578060011b90808204600214901517156130755761516b9095613d23565b94615140565b90610140939560ff91600263ffffffff959701555f6101a08701521661010085015216910152565b506001600160ff1b0381168103613075575f198601868111613075576151bf9084615740565b8160011b14615149565b60058201805463ffffffff60a01b191660a087901b63ffffffff60a01b1617905561012083015160048301546040805160ff938416815260c883901c62ffffff1660208201526001600160401b039098169088015260e01c16606086015290939192917f751ec6676d985d12868d8b44e82db09805453244057b0b9817def8956c2dab8490608090a361525b816155e7565b6152656004613b5e565b156152bf5762ffffff806080830151165b1691600460208301526040820160ff81511660ff8114613075576143969464ffffffffff9260ff6001614910940116905262ffffff60a086015116818111908218021842613089565b62ffffff80606083015116615276565b9492909391604051946020860196875260408601526060850152608084015260a083015260c082015260c0815261530760e082613118565b51902090565b600281146153495760038114615342578015908115615337575b5015615331575f90565b61040090565b60069150115f615327565b5061021090565b5061041090565b5f906001602093806040519385855383850137019060025afa15612037575f5190565b906101a08101511561543557905f91602093839260c0830190601460ff835116146153ff575b50519261016060e08401519301516040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b16602285015263ffffffff60c01b9060c01b166023840152602b830152604b820152604b8152614dbb606b82613118565b6001810154600482015460059092015492955061542e926001600160a01b03169160a01c62ffffff1690615bcc565b925f615399565b505090565b906001600160401b039061544c614257565b5060ff6040519361545c856130e2565b600a85521660208401521660408201525f606082015290565b9092919260ff60208301511680156155dd576154908161530d565b918285036155d3576001600160401b0360406154ab84615116565b9501511690841b90039283811c6155c85760028214809281156155bd575b50156155ab575060ff83169160021c8360081c02928383615530575b50505050816154f3936137e8565b8101905f915b8082106155065750501590565b90916020908335848403838110615522575b50179201906154f9565b60031b610100031c5f615518565b9293600401929091156155515750506154f39391839101915b935f806154e5565b91509150607f8260011c16016004810191600180849216149182615587575b505061558057816154f393615549565b5050505f90565b9150915082600582019210156137b5576004600f918501013560f81c115f80615570565b6154f3959391509184921c02916137e8565b60039150145f6154c9565b505050505050600190565b5050505050505f90565b5050505050600190565b60208101516006811015612d81576155fe90613b5e565b1561561e5762ffffff61561960808301928284511690615c6c565b169052565b62ffffff61561960608301928284511690615c6c565b9064ffffffffff815116906020810151916006831015612d81576003926101a09166ff000000000000604085015160301b169160281b171769ffffff00000000000000606084015160381b161762ffffff60501b608084015160501b161762ffffff60681b60a084015160681b161760ff60801b60c084015160801b161760ff60881b60e084015160881b161760ff60901b61010084015160901b161760ff60981b61012084015160981b161763ffffffff60a01b61014084015160a01b161763ffffffff60c01b61016084015160c01b161762ffffff60e01b61018084015160e01b161791015115155f1461573a5760015b60f81b6001600160f81b03191617910155565b5f615727565b61575e9063ffffffff61016060ff60e0840151169201511690615ca8565b5f19810191908211613075571c90565b90604051916001601f5360205260405260205f6041601f60025afa9060405215612037575f5190565b5f9391926157a3613765565b938115158061595f575b615956576020821061594d573590600182811a03615944578160021a926001841161593a5762ffffff8360c01c1615801590615928575b61591e5763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015615910575b8015615908575b80156158fc575b6158ee5760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a088015281106158e45760a0860151109081156158d9575b506158d1578060031a9060041a9182820290816020870152155f146158a157501715155b61589b57565b60079250565b801592509082156158c6575b5081156158bb575b50615895565b603f9150115f6158b5565b60201091505f6158ad565b506002935050565b60209150115f615871565b5060019550505050565b506008995050505050505050565b5062010000841161582f565b508315615828565b506204000083890111615821565b5060059550505050565b506001600160401b03831615156157e4565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a14156157ad565b6001915f915f915b818310615995575050505f1461598f57505f905b60019190565b90615989565b90919263ffffffff828560051b60e0031c16638000000081116159e957806159c6575050600180935b019190615975565b9093940293638000000085116159de576001906159be565b50505050505f905f90565b5050505050505f905f90565b91905051600581108015615a9e575b615a9757600703615a895763ffffffff610400915b615a21613765565b60408201358060e01c8252838160c01c166020830152838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f14615a7b575050600190565b6132189181015f190161304a565b63ffffffff61010091615a19565b5050600190565b5060078111615a04565b94929391945f95602082019060ff82511696615ad360408501986001600160401b038a511690615ca8565b80861015615bbc575f95949392919519019484966040519787839460206001809a81601f53161b525b615b5a5750606095965060051b01149651905160401b17815160481b17600160511b1760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215612037575f519115615b5157565b600592505f9150565b93949590919287851060018616175f14615ba45780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16965b60011c9695949392919087615afc565b9360019791971c906020516020600184161b52615b94565b50600498505f9750505050505050565b6020915f91604094848651615be18882613118565b600e815201926d61737361792f76312f636c61696d60901b8452865192600e87850195865e602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff1916605282015260468152615c43606682613118565b8451918291518091835e8101838152039060025afa15615c6357505f5190565b513d5f823e3d90fd5b90615c9e62ffffff92615c8f64ffffffffff8560a0840151169251164290613068565b90838111908418028318613068565b8082039111021690565b60068111615cc857615cb990615116565b6001811b9091015f1901901c90565b50505f90565b9294909493919384518015615f8a57815103615f7f5760015b8551811015615d2b57615cfa8187614eb6565b515f19820182811161307557615d109088614eb6565b511015615d1f57600101615ce7565b50505050505050600390565b5091939490929460ff60208301511694615d5460408401966001600160401b0388511690615ca8565b9482515f19810190811161307557615d6d879185614eb6565b511015615f7257604051948296845160051b966001916001601f535f1901975b60208111615e955750604052156120375760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b615e355750606094955060051b01149451602082015160401b17815160481b17600160511b1760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215612037575f519015615e2e5703615e29575f90565b600690565b5050600590565b939490919286851060018616175f14615e7d5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c95949392919086615dca565b9360019691961c906020516020600184161b52615e6e565b5f905f905b808210615ead5750509760011c97615d8d565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f14615f5a57600114615f4157602052604060016020880194019101511484831016600114615f2b57505060208082819335604052019c5b8180888a01016041601f60025afa16955b01920190615e9a565b6020929d94509060408392015160405293615f11565b602094859450849350809250358352604052019c615f11565b509050602080949f988194508093508a010152615f22565b5050505050505050600490565b505050505050600290565b5050505050505060019056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
