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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"fraud_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"bond_\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"bond\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"chainOf\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"close\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"count\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"demandElement\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"demandLeaf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"demandSegment\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enter\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"local\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"fraud\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"open\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"pick\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"pickTensor\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"positionOf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingDispute.Position\",\"components\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"turn\",\"type\":\"uint8\",\"internalType\":\"enumITrainingDispute.Turn\"},{\"name\":\"moves\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"accumulators\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"kind\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"dtype\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"length\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"height\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"atRoot\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"challengerLeft\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainerLeft\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"postSegment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"posting\",\"type\":\"tuple\",\"internalType\":\"structITrainingDispute.Posting\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"endPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"program\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}]},{\"name\":\"ids\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reveal\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"revealElement\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"accumulators\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"segmentOf\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"timeout\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"BondPaid\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeClosed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"convicted\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"},{\"name\":\"moot\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeOpened\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"gradient\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ElementDemanded\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"accumulators\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ElementRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"leaf\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"data\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"},{\"name\":\"accumulators\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"NodePicked\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"child\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"NodesRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"node\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"by\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"indexed\":false,\"internalType\":\"bytes32[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SegmentDemanded\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SegmentPosted\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"nodes\",\"type\":\"bytes32[]\",\"indexed\":false,\"internalType\":\"bytes32[]\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TransitionEntered\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"root\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"segment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"ClockExpired\",\"inputs\":[{\"name\":\"since\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ClockRunning\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"DisputeNotFound\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotDisputable\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TooManyMoves\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongMove\",\"inputs\":[{\"name\":\"node\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}]",
	ID:  "TrainingDispute",
	Bin: "0x61012080604052346101d9576040816160d88038038091610020828561026e565b8339810103126101d9576004602080610038846102a5565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156101e5575f9161022f575b506001600160a01b031660a081905260405163fbfa77cf60e01b815290602090829060049082905afa9081156101e5575f916101f0575b506001600160a01b031660c0819052604051637e062a3560e11b815290602090829060049082905afa9081156101e5575f916101a7575b506001600160a01b031660e05261010052604051615e1e90816102ba823960805181818161037d015281816117c301528181611d5e01528181611ffb015281816127ea015281816135240152613752015260a05181818161182001528181612053015281816126650152818161458b015281816148f90152614b08015260c0518181816135ac01526137db015260e05181818161165d01526123ad01526101005181818161032901528181610d870152818161238701528181612a1b01528181612aec0152612e210152f35b90506020813d6020116101dd575b816101c26020938361026e565b810103126101d9576101d3906102a5565b5f6100db565b5f80fd5b3d91506101b5565b6040513d5f823e3d90fd5b90506020813d602011610227575b8161020b6020938361026e565b810103126101d95760206102206004926102a5565b91506100a4565b3d91506101fe565b90506020813d602011610266575b8161024a6020938361026e565b810103126101d957602061025f6004926102a5565b915061006d565b3d915061023d565b601f909101601f19168101906001600160401b0382119082101761029157604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101d95756fe610140806040526004361015610013575f80fd5b5f610100525f3560e01c90816306661abd14612eca575080630aebeb4e14612c3a57806312503be71461277e5780631396a1b01461256d5780631dd32d0c14611f9957806335c4dcfd14611dd2578063396ed225146117155780633ccfd60b146115b757806346f96023146111045780634c67888a14610daa57806364c9ec6f14610d6d57806373f4256114610d4d5780637580725014610d0b5780638407518914610cd05780638c4b532914610bc6578063974fae6014610b3d5780639a8345da1461070e578063b7e051c2146103ac578063ba83171214610365578063c87d6779146102f5578063d054227c146101ba578063d839b740146101725763e4a62b901461011f575f80fd5b3461016b57606036600319011261016b5761016460043561013e612f3c565b90610147613051565b9061015582602435836139cd565b9061015f83615455565b6144c7565b6101005180f35b6101005180fd5b3461016b57604036600319011261016b5761018b612f29565b6004356101005152600660205263ffffffff6040610100512091165f52602052602060405f2054604051908152f35b3461016b57606036600319011261016b576024356004356044356001600160401b03811161016b576101f0903690600401612ef9565b90926101fa613051565b926102058482613476565b602085015190939060068110156102db576003148015906102cd575b6102b05764ffffffffff855116804210156102985750858161026a7f5fa53cb341b1cc6d9828f52d20e450175d5426e6be8aaddbd151a5a771c4c0e79361016499878a8a614c91565b6102876040519283923384526040602085015260408401916132c4565b0390a361029382615455565b6147f2565b6375adfbd560e01b6101005152600452602461010051fd5b6002840154630306fab160e11b6101005152600452602461010051fd5b508260028501541415610221565b634e487b7160e01b61010051526021600452602461010051fd5b3461016b576101005136600319011261016b57602061035d61035460035461034e6103276101005154600254906130e6565b7f000000000000000000000000000000000000000000000000000000000000000090613416565b90613107565b60045490613107565b604051908152f35b3461016b576101005136600319011261016b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461016b576103ba36612f4f565b946103c9949194939293613051565b936103d58584846139cd565b936103e08487613a9e565b50909890508815610615576001600160401b038216906104008689613a9e565b9150831090811561060b575b506105f257978560ff996104208c8b6155c3565b6104328d6101008d019d8e51166130e6565b9093856040519582936001601f53808b602060018d161b525b6105905750506001602091161b519260051b01149260405282159261057a575b5050610561575b88151580610531575b156104bd578060011b90808204600214901517156104a35761049d9098614fa5565b97610472565b634e487b7160e01b61010051526011600452602461010051fd5b63ffffffff907f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97949596979860ff6101649b8660028c0155610100516101a08d0152169052166101408801525b604080516001600160401b039092168252602082019290925290819081015b0390a3614419565b506001600160ff1b03811681036104a3575f1989018981116104a35761055790886155c3565b8160011b1461047b565b84630306fab160e11b6101005152600452602461010051fd5b61058791925089896151e4565b1415858b61046b565b91949550919282851060018616175f146105dd5780602091356040600188161c52019360011c91602080600185161b6041601f60025afa505b60011c905f190190818c969594939261044b565b9360011c916020516020600185161b526105c9565b85630306fab160e11b6101005152600452602461010051fd5b905082118b61040c565b909293949596919750600c60ff60c08901511603610561579061065260019261063d8a613b26565b926001600160401b0386169384898c8c613b42565b60ff8316610120880152016001600160401b0381116104a3576001600160401b0363ffffffff6101608801511691161461010051505f146106fb5762ffffff80600586015460c81c165b1680156106e257957f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97916106dd6106d56101649961464b565b83898961466f565b61050a565b83630306fab160e11b6101005152600452602461010051fd5b62ffffff80600586015460b01c1661069c565b3461016b57608036600319011261016b576044356001600160401b03811161016b5761073e903690600401612f9d565b6064356001600160401b03811161016b5761075d903690600401612f9d565b610768929192613051565b9261077584600435613476565b602085015190939060068110156102db57600414801590610b2d575b6102b05764ffffffffff85511680421015610298575060e085016107b860ff82511661517e565b8214801590610b0e575b8015610af9575b610ade5783610829575b50610164957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b591610287610814604051938493604085526040850191613191565b82810360208401526024359660043596613191565b60ff61084391511663ffffffff61016088015116906152cb565b61085d828860048801549362ffffff8560d81c16906152f4565b15610ade5760058501546108ba906001600160a01b03811633819003610aca575b5086549062ffffff6101808a0151169160ff6101208b0151169063ffffffff8660d01c169361ffff62ffffff8860b81c169460a01c1691615140565b80610100515260076020526103fc60406101005120549260ce1c16600481018082116104a3576108eb91858b613429565b6108f481613281565b916109026040519384613030565b818352368282011161016b57819060208401376020610100519183010152805160031015610ab0576023810160ff60f81b81511690825160021015610ab05760ff60f81b60228401511690835160011015610ab05760ff60f81b60218501511690845115610ab05760ff60f81b602086015116610100511a90855160031015610ab05753835160021015610ab057610100511a6022840153825160011015610ab057610100511a6021830153815115610ab057610100511a60208201536040516109fc81602080808301958b8b88378b840190828201610100518152815193849201905e010161010051815203601f198101835282613030565b5190209180610a4957509161016497917f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b5936101005152600760205260406101005120555b9150956107d3565b905003610a7b57610164957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b591610a41565b604051633c1e253d60e11b815260206004820152600c60248201526b616363756d756c61746f727360a01b6044820152606490fd5b634e487b7160e01b61010051526032600452602461010051fd5b610ad8906001890154614ac5565b8961087e565b630306fab160e11b6101005152602435600452602461010051fd5b506103fc600486015460ee1c168414156107c9565b50602435610b26610b1f848a6151c1565b88886151e4565b14156107c2565b5060243560028501541415610791565b3461016b5760c036600319011261016b57610b56612f29565b610b5e612f3c565b60643563ffffffff81169081900361016b5760843563ffffffff8116919082900361016b57610baa9363ffffffff806001600160401b03610b9d612ee3565b1695169116600435615140565b6101005152600760205260206040610100512054604051908152f35b3461016b57610bd436612f4f565b9184959394610be1613051565b93610bed8589886139cd565b93610bf88987613a9e565b5050600a60ff60c0890151161490811591610cc6575b508015610ca8575b610c8f576001600160401b03610c3260ff60e089015116614f82565b818a16901c169260ff6101008801511615155f14610c6f575091610c628492610c699484846101649d8b8b613b42565b8585614fb1565b92615041565b969350505063ffffffff61014085015116036105f2576101649550615041565b88630306fab160e11b6101005152600452602461010051fd5b5063ffffffff610160870151166001600160401b0389161015610c16565b905015158a610c0e565b3461016b57606036600319011261016b576024356001600160a01b038116810361016b5761035d602091610d02612f3c565b90600435613334565b3461016b57602036600319011261016b576004356001600160a01b0381169081900361016b576101005152600560205260206040610100512054604051908152f35b3461016b576101005136600319011261016b576020600454604051908152f35b3461016b576101005136600319011261016b5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461016b5761010036600319011261016b576001600160401b036044351161016b576101006044353603600319011261016b576064356001600160401b03811161016b576080600319823603011261016b57608435906001600160401b03821161016b5760a0600319833603011261016b57610e24612ee3565b9060e4356001600160401b03811161016b57610e44903690600401612ef9565b9390610e4e613051565b91610e5e836024356004356139cd565b93610e738160040160443560040186886148e2565b90610e8f6020610e896044840184600401613204565b01613219565b91610e9c84600401613219565b9263ffffffff610eb2604487018760040161324c565b92909582610ec660848a018a60040161324c565b604060808190528051979196929590921693929092169190610ee89087613030565b60068652651bdd5d1c1d5d60d21b6020870152608051870151831080156110f6575b6110da5760608701518084109790919088156110cf5760805181015192985b156110c25760208101518410155b6110a25760200151906001820182116104a35782610fb299610f8a8a8f94610fd79f610f8f96610f9a9a610f7d6024610f756001610f949d01614627565b930135613b26565b9160646044350135614c29565b6130e6565b61464b565b926130e6565b610fa760648a0135613b26565b9160248a0135614c29565b60ff610fc084600401613219565b1661012086015260648301359060040185876142c8565b6001600160401b0360805182015116906001600160401b038716918210156110715761016497611065946001600160401b0361105a9461101d60ff602087015116614f82565b60805180519290911c92909216969094909187919061103c9087613030565b60048652633632b0b360e11b6020870152606460c435930135614c29565b60c435908385614fb1565b60c43591600435615041565b60805151633c1e253d60e11b8152602060048201526007602482015266195b195b595b9d60ca1b6044820152606490fd5b60805151633c1e253d60e11b8152806110be8a60048301614bff565b0390fd5b6020810151841415610f37565b608081015198610f29565b60805151633c1e253d60e11b8152806110be8860048301614bff565b506080870151831015610f0a565b3461016b57602036600319011261016b5760043560405161112481612ff9565b6101005181526101005160208201526101005160408201526101005160608201526101005160808201526101005160a08201526101005160c08201526101005160e08201526101005161010082015261010051610120820152610100516101408201526101005161016082015261010051610180820152610100516101a0820152610100516101c0820152610100516101e08201526101005161020082015261010051610220820152610100516102408201526101005161026082015261010051610280820152610100516102a08201526102c061010051910152610100515481101561159f576101005152600160205260406101005120611224613051565b9061122f8282614eae565b8054600182015461012052600482015491600581015491602085015160068110156102db5785948594604086015160ff169161018087015162ffffff169161012088015160ff169060c089015160ff169360e08a015160ff16956101608b015163ffffffff16976101008c015160ff16996101408d015163ffffffff169b600201549c6101a0015115159d5164ffffffffff169e606081015162ffffff1660a0526080015162ffffff1660e05260405160c05260c0516112ee90612ff9565b60c051526101205160c051602001528560a01c62ffffff1660c05160400152600160a01b60019003841660c05160600152600160a01b60019003861660c0516080015260c05160a0019061134191613328565b60c05160c0015260c05160e0015260a01c61ffff1660c051610100015260c05161012001528060b81c62ffffff1660c05161014001528060d01c63ffffffff1660c051610160015260f01c60ff1660c051610180015260c0516101a0015260c0516101c0015260c0516101e0015260c051610200015260c051610220015260c051610240015260c051610260015260c051610280015260a05160c0516102a0015260e05160c0516102c0015260405160c05151815260c05160200151602082015260c0516040015163ffffffff166040820152600160a01b6001900360c05160600151166060820152600160a01b6001900360c0516080015116608082015260c05160a001519060068210156102db576102e09160a082015260ff60c0805101511660c082015263ffffffff60e060c05101511660e082015263ffffffff61010060c05101511661010082015263ffffffff61012060c05101511661012082015263ffffffff61014060c0510151166101408201526001600160401b0361016060c05101511661016082015261ffff61018060c05101511661018082015260ff6101a060c0510151166101a082015260ff6101c060c0510151166101c08201526001600160401b036101e060c0510151166101e082015260ff61020060c0510151166102008201526001600160401b0361022060c05101511661022082015261024060c051015161024082015261026060c051015115156102608201526001600160401b0361028060c05101511661028082015263ffffffff6102a060c0510151166102a082015263ffffffff6102c060c0510151166102c0820152f35b634294e0f760e01b6101005152600452602461010051fd5b3461016b576101005136600319011261016b576115d2613441565b33610100515260056020526040610100512054801561170057336101005152600560205261010051604061010051205561160e816003546130e6565b6003556040518181527f0aaadfd6df09c4a3e2ddba2047cc3258298c9e730c9f3d817f24aab84a80b2c760203392a2610100805160405163a9059cbb60e01b90915233600452602483905290517f0000000000000000000000000000000000000000000000000000000000000000929060209060448180875af160016101005151148116156116de575b82604052156116bc5760209250610100515f516020615dfe5f395f51905f525d8152f35b6101008051635274afe760e01b90526001600160a01b03841660045251602490fd5b60018115166116f457833b15153d151616611698565b823d61010051823e3d90fd5b630686827b60e51b6101005152600461010051fd5b3461016b57608036600319011261016b576001600160401b036004351161016b576004356004016101006003196004353603011261016b57611755612f29565b6001600160401b036044351161016b5760e06044353603600319011261016b576064356001600160401b03811161016b57611794903690600401612ef9565b9182611d3557604051632fe333a160e11b815260206004820181905281806117bf60248201896131b1565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611d27576101005191611cf1575b50915b61181961181260446004350161322a565b8635614ac5565b61184485357f0000000000000000000000000000000000000000000000000000000000000000613c47565b9461185563ffffffff841687613e78565b95905060038214611cc15761186986614603565b9260405161010051601f53602460443501356020526044803501356040526020610100516041601f60025afa906040521561016b576101005151875f198101116104a3576118e0906118c560646044350160443560040161324c565b906118ce61329c565b925f198c018960046044350135614c29565b60028303611c185750608460043501356024604435013503611bec575b60a4604435019160806119158460443560040161324c565b905011611bbe5781610100515260066020526040610100512063ffffffff87165f5260205260405f205480155f14611b86575081610100515260066020526040610100512063ffffffff87165f5260205260405f206044356004013590556119e8827f907304847baaaa152c5a473749d83065493ef8ef4094b4205f07c09cf95d80ba6119a78660443560040161324c565b939060405191829160443560040135835260246044350135602084015260448035013560408401526080606084015263ffffffff8d169660808401916132c4565b0390a35b60016119f66132e8565b97149889611b52575b5050610100515b8781101561016457611a16613051565b90611a2087614c7d565b611a3183600584901b890135613476565b602084015190919060068110156102db5760021480159190611b43575b50611b275764ffffffffff83511680421015610298575083815403611af757600192611acb918c15611ae05760058101805461ffff60a01b19169055611a9b6044803501358c8484614a38565b8c15611ad157611ac26044803501355b611aba8960443560040161324c565b918585614c91565b61029382615455565b01611a06565b611ac260443560040135611aab565b611af28860443560040135848461466f565b611a9b565b604051633c1e253d60e11b81526020600482015260076024820152666469737075746560c81b6044820152606490fd5b60020154630306fab160e11b6101005152600452602461010051fd5b9050600282015414158c611a4e565b91965060443560c481013592919036036082190183121561016b576004611b7e93604435010191613f3c565b9488806119ff565b60443560040135146119ec576064604051633c1e253d60e11b81526020600482015260046024820152631c9bdbdd60e21b6044820152fd5b604051633c1e253d60e11b81526020600482015260056024820152646e6f64657360d81b6044820152606490fd5b604051633c1e253d60e11b8152602060048201526003602482015262195b9960ea1b6044820152606490fd5b611cbc90611c246142a4565b50611c5d611c39611c348c61445d565b6145df565b91611c48602460043501613219565b611c5660446004350161322a565b9135615a28565b6060820152611c7160246044350135613b26565b611c8560846044350160443560040161324c565b604080519491939190611c989086613030565b6003855262195b9960ea1b602086015263ffffffff8b169060a46004350135614c29565b6118fd565b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b90506020813d602011611d1f575b81611d0c60209383613030565b81010312611d1b5751856117fe565b5f80fd5b3d9150611cff565b6040513d61010051823e3d90fd5b604051633ab98b4360e21b81526020600482018190528180611d5a60248201896131b1565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611d27576101005191611da0575b5091611801565b90506020813d602011611dca575b81611dbb60209383613030565b81010312611d1b575185611d99565b3d9150611dae565b3461016b5760a036600319011261016b576044356004356001600160401b03821161016b578160040190610100600319843603011261016b57606435906001600160401b03821161016b576080600319833603011261016b57608435938415159485810361016b57611e42613051565b94611e5f611e5387602435876139cd565b956004018288886148e2565b968215611f5657611e6f82613219565b63ffffffff62ffffff600589015460e01c16911614611cc15763ffffffff7f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a94608094611efb611ecb8c8860a06101649f0151910151906130e6565b6001600160401b03611edb6142a4565b91166040820152610100516020820152600d815260448401358c8c61466f565b15611f425781611f1b6024611f14604485013597613219565b9301613219565b916040519586521660208501521660408301526060820152a2611f3d82615455565b614775565b81611f1b6024611f14606485013597613219565b63ffffffff84608094611f946101649b60647f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a990135908c8c614a38565b611efb565b3461016b57604036600319011261016b576004356001600160401b03811161016b578060040190610100600319823603011261016b57611fd7612f29565b91611fe0613441565b604051632fe333a160e11b81526020600482018190529092907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690848061203360248201876131b1565b0381845afa938415611d27576101005194612539575b50823594612077867f0000000000000000000000000000000000000000000000000000000000000000613c47565b9161012083015160038110156102db5760011480159190612520575b5080156124fd575b80156124c8575b801561249e575b612485576101005154956120bc8761323e565b6101005155866101005152600160205261010051604090209580875587600188019683885560048901600160a01b6001900333166001600160601b0360a01b8254161781556024880161210e90613219565b815462ffffff60a01b191660a09190911b62ffffff60a01b161781556121366044890161322a565b60058b0180546001600160a01b0319166001600160a01b03909216919091178155916121618861445d565b835462ffffff60e01b19811660e09290921b62ffffff60e01b169190911790935561218a613051565b996104808901805162ffffff1660608d01525162ffffff1660808c01526104a089015162ffffff1660a08c01525492600160a01b6001900316915460a01c62ffffff16918361010051526008602052610100516040902080546121ec9061323e565b905583610100515260096020526101005160409020600160a01b6001900382165f5260205260405f20906040519161222383612fca565b546001600160401b0381169182845260208401928260401c63ffffffff168452604085019260601c6001600160401b0316835261225f906144aa565b6001600160401b0316845281516001600160401b03161596610100967f4ee15def5acec656cecad394136914828222317fe6302a382cd82ab9502f674b9861247d575b845163ffffffff16810361243c57506001600160401b036122c5818551166144aa565b1683525b865152600960205260408651209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b16171717905561233b604051913383526020830190613114565ba463ffffffff81811603612429575061236a939160a4612360611c34611f3d9461445d565b910135848461466f565b61010080516040516323b872dd60e01b90915233600452306024527f000000000000000000000000000000000000000000000000000000000000000060445290517f0000000000000000000000000000000000000000000000000000000000000000929060209060648180875af16001610100515114811615612413575b8260405261010051606052156116bc5760209250610100515f516020615dfe5f395f51905f525d8152f35b60018115166116f457833b15153d1516166123e8565b9291505061243792846144c7565b61236a565b81885152600a602052604088512060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f20612476815461323e565b90556122c9565b8085526122a2565b84634e8e11e160e11b6101005152600452602461010051fd5b506124c36124ae6044850161322a565b6124ba60248601613219565b4291898961373b565b6120a9565b5060c48301356001600160401b03811680910361016b576124f59063ffffffff6104408501511690613107565b4210156120a2565b5061250a60248401613219565b63ffffffff80610320850151169116101561209b565b6106408401516001600160a01b03161415905087612093565b9093506020813d602011612565575b8161255560209383613030565b81010312611d1b57519285612049565b3d9150612548565b3461016b5760c036600319011261016b576044356001600160401b03811660043560243582840361016b57606435916084356001600160401b03811161016b576125bb903690600401612ef9565b94909360a4356001600160401b03811161016b5780600401926080600319833603011261016b576125ea613051565b976125f68988886139cd565b97612601888b613a9e565b5050600b60ff60c08d0151161490811591612774575b5061275b576126a36020610e89604461269b8a8f8f8f6101806126898f612693946126c89f9e8f9063ffffffff9f62ffffff9761266193612659600197613b26565b918c87613b42565b01547f0000000000000000000000000000000000000000000000000000000000000000613c47565b9301511682613e78565b505090613f3c565b970189613204565b169260ff6101208b01511660208201511461010051505f146127525760600151613107565b0361272257610164966126fe827f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d979489896142c8565b50604080516001600160401b03909216825260208201929092529081908101610529565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b60400151613107565b87630306fab160e11b6101005152600452602461010051fd5b905015158c612617565b34611d1b576040366003190112611d1b576024356004356001600160401b038211611d1b5761010082600401926003199036030112611d1b576127bf613441565b6127c7613051565b906127d28282613476565b604051633ab98b4360e21b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031694908280612823602482018a6131b1565b0381885afa918215612ad6575f92612c06575b508254809203612bd85764ffffffffff815116804210612bc657506001830192835494612880600583019460018060a01b03865416600485019862ffffff8a5460a01c169261350d565b91821595869485612b8e575b80600560206128a09301525f8152836154a2565b6128ab60025461323e565b6002555460018060a01b038654169062ffffff895460a01c1690805f52600860205260405f206128db8154614fa5565b9055805f52600960205260405f2060018060a01b0384165f5260205260405f20926040519361290985612fca565b54916001600160401b038316938486526001600160401b03612946602088019663ffffffff8760401c1688528260408a019760601c1687526155ae565b1686528063ffffffff8651161480612b7b575b15612b3c57506001600160401b03612973818551166155ae565b1683525b5f52600960205260405f209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b16171717905554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e47860408051881515815286156020820152a390612b35575b15612ae157508154612a49907f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b031661395f565b612a68575b610100515f516020615dfe5f395f51905f525d6101005180f35b546001600160a01b031691813b15611d1b575f91612aa591836040518096819582946336297f4160e21b84526040600485015260448401906131b1565b90602483015203925af18015612ad657612ac1575b8080612a4e565b5f612acb91613030565b5f6101005280612aba565b6040513d5f823e3d90fd5b54612b2d90612b25907f0000000000000000000000000000000000000000000000000000000000000000600181901c91610f8a9083906001600160a01b031661395f565b600454613107565b600455612a49565b5081612a0d565b815f52600a60205260405f2060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f20612b748154614fa5565b9055612977565b506001600160401b038451161515612959565b965060208701516006811015612bb257612baa6128a091613991565b97905061288c565b634e487b7160e01b5f52602160045260245ffd5b6303a5cac360e01b5f5260045260245ffd5b604051633c1e253d60e11b8152602060048201526005602482015264636c61696d60d81b6044820152606490fd5b9091506020813d602011612c32575b81612c2260209383613030565b81010312611d1b57519086612836565b3d9150612c15565b34611d1b576020366003190112611d1b57600435612c56613441565b612c5e613051565b90612c698282613476565b908154916001810192835493612c9c600584019260018060a01b03845416600486019762ffffff895460a01c169261350d565b15612eb357612cb88660056020612e4f9901525f8152846154a2565b612cc360025461323e565b600255549060018060a01b039054169062ffffff855460a01c1690805f52600860205260405f20612cf48154614fa5565b9055805f52600960205260405f2060018060a01b0384165f5260205260405f209260405193612d2285612fca565b54916001600160401b038316938486526001600160401b03612d5f602088019663ffffffff8760401c1688528260408a019760601c1687526155ae565b1686528063ffffffff8651161480612ea0575b15612e6157506001600160401b03612d8c818551166155ae565b1683525b5f52600960205260405f209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b16171717905554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e478604080515f815260016020820152a3547f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b031661395f565b5f5f516020615dfe5f395f51905f525d005b815f52600a60205260405f2060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f20612e998154614fa5565b9055612d90565b506001600160401b038451161515612d72565b6002830154630306fab160e11b5f5260045260245ffd5b34611d1b575f366003190112611d1b576020905f548152f35b60a435906001600160401b0382168203611d1b57565b9181601f84011215611d1b578235916001600160401b038311611d1b576020808501948460051b010111611d1b57565b6024359063ffffffff82168203611d1b57565b6044359063ffffffff82168203611d1b57565b60a0600319820112611d1b5760043591602435916044356001600160401b0381168103611d1b579160643591608435906001600160401b038211611d1b57612f9991600401612ef9565b9091565b9181601f84011215611d1b578235916001600160401b038311611d1b5760208381860195010111611d1b57565b606081019081106001600160401b03821117612fe557604052565b634e487b7160e01b5f52604160045260245ffd5b6102e081019081106001600160401b03821117612fe557604052565b608081019081106001600160401b03821117612fe557604052565b90601f801991011681019081106001600160401b03821117612fe557604052565b604051906101c082018281106001600160401b03821117612fe5576040525f6101a0838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152826101808201520152565b81156130d2570490565b634e487b7160e01b5f52601260045260245ffd5b919082039182116130f357565b634e487b7160e01b5f52601160045260245ffd5b919082018092116130f357565b80358252602081013563ffffffff8116809103611d1b57602083015260408101356001600160a01b0381169190829003611d1b5760c0916040840152606081013560608401526080810135608084015260a081013560a084015201356001600160401b0381168103611d1b576001600160401b0360c09116910152565b908060209392818452848401375f828201840152601f01601f1916010190565b6131bb8282613114565b60e0810135601e1982360301811215611d1b5701602081359101906001600160401b038111611d1b578036038213611d1b57610100838160e06132019601520191613191565b90565b903590609e1981360301821215611d1b570190565b3563ffffffff81168103611d1b5790565b356001600160a01b0381168103611d1b5790565b5f1981146130f35760010190565b903590601e1981360301821215611d1b57018035906001600160401b038211611d1b57602001918160051b36038313611d1b57565b6001600160401b038111612fe557601f01601f191660200190565b604051906132ab604083613030565b600a8252693a3930b739b4ba34b7b760b11b6020830152565b81835290916001600160fb1b038311611d1b5760209260051b809284830137010190565b6040519060c082018281106001600160401b03821117612fe5576040525f60a0838281528260208201528260408201528260608201528260808201520152565b6006821015612bb25752565b91906001600160a01b0381161561340557825f52600960205260405f2060018060a01b0382165f5260205263ffffffff60405f2092169063ffffffff821480156133f3575b6133e257613201935f52600a60205260405f209060018060a01b03165f5260205260405f20815f5260205260405f205491549063ffffffff8260401c16145f146133d3576001600160401b03809160601c165b1690613107565b506001600160401b035f6133cc565b50506001600160401b039150541690565b506001600160401b0383541615613379565b50505f52600860205260405f205490565b818102929181159184041417156130f357565b90939293848311611d1b578411611d1b578101920390565b5f516020615dfe5f395f51905f525c6134675760015f516020615dfe5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b919091805f526001602052602060405f20936134928186614eae565b019081516006811015612bb257156134cf5750516006811015612bb2576005146134b857565b6002820154630306fab160e11b5f5260045260245ffd5b634294e0f760e01b5f5260045260245ffd5b90816020910312611d1b57518015158103611d1b5790565b51906001600160401b0382168203611d1b57565b604051630602210b60e21b815260048101919091527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031693929190602081602481885afa908115612ad6575f9161371c575b5080156136bb575b6136b257604051636559e3fd60e01b8152600481018290525f60248201526001600160a01b039283166044820181905292602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115612ad6575f91613680575b501593846135ec575b5050505090565b60209394509060649163ffffffff604051968795869463e346398760e01b8652600486015260248501521660448301525afa8015612ad6575f90613640575b6001600160401b03915016155f8080806135e5565b506020813d602011613678575b8161365a60209383613030565b81010312611d1b576136736001600160401b03916134f9565b61362b565b3d915061364d565b90506020813d6020116136aa575b8161369b60209383613030565b81010312611d1b57515f6135dc565b3d915061368e565b50505050600190565b506040516347b70b0d60e01b815260048101829052602081602481885afa908115612ad6575f916136ed575b5061356f565b61370f915060203d602011613715575b6137078183613030565b8101906134e1565b5f6136e7565b503d6136fd565b613735915060203d602011613715576137078183613030565b5f613567565b604051630602210b60e21b815260048101919091527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169493929190602081602481895afa908115612ad6575f91613940575b5080156138ef575b6138e557604051636559e3fd60e01b8152600481018290525f60248201526001600160a01b039283166044820181905292602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115612ad6575f916138b3575b5015948561381c575b505050505090565b6020939495509060649163ffffffff604051968795869463e346398760e01b8652600486015260248501521660448301525afa8015612ad6575f90613873575b6001600160401b0391501611155f80808080613814565b506020813d6020116138ab575b8161388d60209383613030565b81010312611d1b576138a66001600160401b03916134f9565b61385c565b3d9150613880565b90506020813d6020116138dd575b816138ce60209383613030565b81010312611d1b57515f61380b565b3d91506138c1565b5050505050600190565b506040516347b70b0d60e01b815260048101829052602081602481895afa908115612ad6575f91613921575b5061379e565b61393a915060203d602011613715576137078183613030565b5f61391b565b613959915060203d602011613715576137078183613030565b5f613796565b9061398c9160018060a01b03165f52600560205260405f20613982828254613107565b9055600354613107565b600355565b60068110159081612bb257600281149182156139c0575b82156139b357505090565b909150612bb25760041490565b506003811491505f6139a8565b9092916139da8183613476565b9360208201516006811015612bb25760011490811591613a8f575b50613a785764ffffffffff81511680421015613a66575060048401546001600160a01b03163303613a535760ff60406002920151160160ff81116130f35760ff6019911611613a415750565b632d564cd960e01b5f5260045260245ffd5b634a0bfec160e01b5f523360045260245ffd5b6375adfbd560e01b5f5260045260245ffd5b6002840154630306fab160e11b5f5260045260245ffd5b9050600285015414155f6139f5565b919060ff60c08401511615613b14575061010082015160ff16906006821015613b0857613acb82806130e6565b92613ae7600163ffffffff61014084015116851b941b84613107565b5f198101919082116130f35784613afd916155c3565b818110908218021890565b613acb600680936130e6565b630306fab160e11b5f5260045260245ffd5b6020525f601f5360205f6021601f60025afa15611d1b575f5190565b909194969592613b528684613a9e565b91508210908115613c3d575b50613c2a57613b6d5f846155c3565b9760ff61010085015116988299806040519860206001869781601f53161b525b613bd35750506020600188999a989798161b519460051b011494604052841594613bbd575b50505050613b145750565b613bc89394506151e4565b1415815f8080613bb2565b909992600184168b85101715613c155780602091356040600187161c52019260011c9960208060018d161b6041601f60025afa505b60011c905f190180613b8d565b9260011c99602051602060018d161b52613c08565b85630306fab160e11b5f5260045260245ffd5b905081115f613b5e565b90604051916106608301908382106001600160401b03831117612fe5575f9283926040528285528260208601528260408601528260608601528260808601528260a08601528260c08601528260e0860152826101008601528261012086015282610140860152826101608601528261064061010096604051613cc98982613030565b88368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201528261062082015201526040516020810191633d91081b60e21b8352602482015260248152613dfe604482613030565b51916001600160a01b03165afa903d15613e70573d91613e1d83613281565b92613e2b6040519485613030565b83523d5f602085013e5b15613e6757906020916101a082016040519180830160405281835e52805161027f19016102a082016101c083015e0190565b50602081519101fd5b606091613e35565b91613e828361445d565b808311613efe578215613ef2578214613ee6575f1982019182116130f35763ffffffff613ecb8482613ec06103006102e09801968288511690613416565b9687920151166130e6565b925116808311613ede575b506001929190565b91505f613ed6565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b903590601e1981360301821215611d1b57018035906001600160401b038211611d1b57602001918136038313611d1b57565b60a090939193613f4a6132e8565b50015191613fb1613f596142a4565b93600360408601525f602086015260138552823595613f7787613b26565b90613f85602086018661324c565b929091604098895195613f988b88613030565b600787526670726f6772616d60c81b6020880152614c29565b828101613fbe8183613204565b8095613fcd606085018561324c565b929091602082019063ffffffff613fe383613219565b166142815760015b613ff481615b2a565b926140018b519485613030565b818452601f1961401083615b2a565b013660208601378a61405b61405561402785615b2a565b976140348451998a613030565b85895261404086615b2a565b60208a019490601f1901368637810190613f0a565b906151c1565b9086511561420d575263ffffffff61407282613219565b1661416b575b505061408a6140b6969798999a613219565b9063ffffffff8b519261409c84613015565b600984525f6020850152168b8301525f6060830152615b55565b6008811015612bb25761413c57816140f46140eb836140e56140e063ffffffff966140fd98613204565b613219565b93613204565b86810190613f0a565b929091166155f1565b9290601e811015612bb25761410f5750565b51633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8351633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b99959160019b979399959198949b9860808901995b5f1982018281116130f3578110156142215761419c8b8b61324c565b9091905f198201908282116130f35781101561420d5760051b82013591603e1981360301831215611d1b578f828f926142069260019663ffffffff9201906141fe846141f86140556141ed86613219565b956020810190613f0a565b92615b41565b521692615b41565b5201614180565b634e487b7160e01b5f52603260045260245ffd5b5091959a6142369193979c959a949950613219565b966142476140556060830183613f0a565b915f1981019081116130f35761427663ffffffff6140b69a61408a9561426d858b615b41565b52169186615b41565b529a99989796614078565b91608061428f91018a61324c565b929050600283018093116130f3578992613feb565b604051906142b182613015565b5f6060838281528260208201528260408201520152565b9093926142d36142a4565b50604083016142ef6142e58286613204565b6060810190613f0a565b50936040519060e082018281106001600160401b03821117612fe55760405261437b614365604084019760208135918260011a87528260021a828801528260031a8b5263ffffffff8360041a938460608a01528060051a60808a015260a01c1660030b60a08801520135908160c08701526157c7565b9390506143756142e58685613204565b9061584f565b9261010084116143e957610e8960209161439493613204565b94600485018054965f1985019485116130f3576143e7976143df9560ff60f01b9060f01b169162ffffff60b81b9060b81b169067ff00000000ffffff60b81b191617179055516152cb565b94859261466f565b565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b6143e791600a60ff60c083015116148061444d575b15614445576001915b61444082615455565b614867565b600391614437565b5060ff610100820151161561442e565b61448061030063ffffffff6102e08401511692019163ffffffff83511690613107565b5f1981019081116130f35763ffffffff61449c925116906130c8565b600181018091116130f35790565b6001600160401b03166001600160401b0381146130f35760010190565b939291909162ffffff600584015460e01c169463ffffffff8216958611611cc15762ffffff8216610180840152835480917f4fbeb405091f235c82def9a0045aad66d1a0da7cfcc23f8c8457c81b5a66868a60206040518a8152a35f52600660205260405f20855f5260205260405f2054801595861561457d575b5050614553905f60c0840152614c7d565b936002830185815414613c2a57946143e79495555f1461457557600291614867565b600191614867565b6145b4906145af60018701547f0000000000000000000000000000000000000000000000000000000000000000613c47565b613e78565b9150506001811115614542576143e7959650611f3d92506145d790949394614603565b90848461466f565b906001600160401b036145f06142a4565b921660408301525f602083015260148252565b906001600160401b036146146142a4565b921660408301525f602083015260158252565b906001600160401b036146386142a4565b921660408301525f6020830152600c8252565b906001600160401b0361465c6142a4565b921660408301525f6020830152600b8252565b6002019190915560016101a0820152815160ff90811660c083015260208301511660e0820181905260409092015163ffffffff1661016082018190525f61014083015290916146be9190615b04565b5f1981019081116130f357806146dc575061010060ff5f5b16910152565b7f07060605060205040602030205040301060502050303040105050304000000006f8421084210842108cc6318c6db6d54be826fffffffffffffffffffffffffffffffff1060071b83811c6001600160401b031060061b1783811c63ffffffff1060051b1783811c61ffff1060041b1783811c60ff1060031b1792831c1c601f161a17600181018091116130f35760ff610100916146d6565b906147806003613991565b156147e25762ffffff806080830151165b1691600360208301526040820160ff81511660ff81146130f3576143e79464ffffffffff9260ff60016147da940116905262ffffff60a086015116818111908218021842613107565b1682526154a2565b62ffffff80606083015116614791565b906147fd6001613991565b156148575762ffffff806080830151165b1691600160208301526040820160ff81511660ff81146130f3576143e79464ffffffffff9260ff60016147da940116905262ffffff60a086015116818111908218021842613107565b62ffffff8060608301511661480e565b61487083613991565b156148cf5761488f62ffffff806080850151165b169360208401613328565b6040820160ff81511660ff81146130f3576143e79464ffffffffff9260ff60016147da940116905262ffffff60a086015116818111908218021842613107565b61488f62ffffff80606085015116614884565b929190926148ee6132e8565b5061491d60018201547f0000000000000000000000000000000000000000000000000000000000000000613c47565b9080545f52600660205260405f2063ffffffff61493985613219565b165f5260205260405f205461495c63ffffffff61495586613219565b1684613e78565b90602087939701918063ffffffff61497385613219565b161015611cc15761498f6149959263ffffffff6133cc86613219565b50614603565b9761499f82613219565b986040515f601f536040850135602052606085013560405260205f6041601f60025afa9060405215611d1b5762ffffff614a0b614a14956140e06132019d600599610180965f516149f3608087018761324c565b93909263ffffffff614a0361329c565b961691614c29565b16910152613219565b9101805461ffff60a01b191660a09290921b61ffff60a01b16919091179055613f3c565b9160209093919360608101614a5381516040840151906130e6565b6005860191825490614a72608086015162ffffff60c81b9251906130e6565b60c81b169162ffffff60b01b9060b01b169065ffffffffffff60b01b191617179055015192600184018094116130f357614aae6143e794614627565b9261466f565b519063ffffffff82168203611d1b57565b336001600160a01b03909216918214159182614ae4575b5050613a5357565b6040516311179c3760e31b815260048101929092526024820152905060a0816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612ad6575f91614b55575b50516001600160a01b03163314155f80614adc565b905060a0813d60a011614bf7575b81614b7060a09383613030565b81010312611d1b576040519060a082018281106001600160401b03821117612fe55760405280516001600160a01b0381168103611d1b578252602081015160ff81168103611d1b57614bec916080916020850152614bd060408201614ab4565b6040850152614be160608201614ab4565b6060850152016134f9565b60808201525f614b40565b3d9150614b63565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b94929091614c379492615921565b91906008811015612bb2571591821592614c72575b5050614c555750565b604051633c1e253d60e11b81529081906110be9060048301614bff565b141590505f80614c4c565b63ffffffff16600181018091116130f35790565b9293614cab919294614ca38685613a9e565b9491946130e6565b92600184018094116130f35715801590614e9d575b15614e80575f5b60ff81169360028503614e7b576001600160ff1b03811681036130f35760011b5b8303614e68576040519260208401908195849382825f14614e5157509392919094611fe08560051b1695600187019204948560051b880191604060208401915f601f53601f85019360018553613fc08a60011c9160061b1602019301905b838710614e0d5750505050600194858516614df8575b505050500160011c90806040529185939194925b60018611614d8e5750614d8693945051916151e4565b03613b145750565b9193509193829083916020603f198360051b16850101925b838110614dd35760018094508316614dc9575b50500160011c9391859391614d70565b5190525f80614db9565b9192906020818160409360415f1988016001815360025afa5001920192919092614da6565b6020938437601f60025afa505f808080614d5c565b909192969760208188818098999a843782858a601f60025afa50019782898337818589601f60025afa50818160418860025afa500196019594939796929190614d46565b9695939450505060051b9137918593919492614d70565b86630306fab160e11b5f5260045260245ffd5b614ce8565b60c084015160ff16601503614e96576002614cc7565b6001614cc7565b50600a60ff60c08601511614614cc0565b6003015464ffffffffff8116825260ff8160281c16906006821015612bb25760018091614ee16101a09460208701613328565b60ff8160301c16604086015262ffffff8160381c16606086015262ffffff8160501c16608086015262ffffff8160681c1660a086015260ff8160801c1660c086015260ff8160881c1660e086015260ff8160901c1661010086015260ff8160981c1661012086015263ffffffff8160a01c1661014086015263ffffffff8160c01c1661016086015262ffffff8160e01c1661018086015260f81c1614910152565b6001600160fd1b03811681036130f35766080a070a0a080060ff9160031b1c1690565b80156130f3575f190190565b929391935f945b85151580615011575b15614fe9578060011b90808204600214901517156130f357614fe39095614fa5565b94614fb8565b90610140939560ff91600263ffffffff959701555f6101a08701521661010085015216910152565b506001600160ff1b03811681036130f3575f1986018681116130f35761503790846155c3565b8160011b14614fc1565b909360807f751ec6676d985d12868d8b44e82db09805453244057b0b9817def8956c2dab849194939460ff60048801805463ffffffff60d01b8460d01b169063ffffffff60d01b1916178091556001600160401b03826101208a0151169360405194855262ffffff8360b81c16602086015216604084015260f01c166060820152a36150cc81615455565b6150d66004613991565b156151305762ffffff806080830151165b1691600460208301526040820160ff81511660ff81146130f3576143e79464ffffffffff9260ff60016147da940116905262ffffff60a086015116818111908218021842613107565b62ffffff806060830151166150e7565b9492909391604051946020860196875260408601526060850152608084015260a083015260c082015260c0815261517860e082613030565b51902090565b600281146151ba57600381146151b35780159081156151a8575b50156151a2575f90565b61040090565b60069150115f615198565b5061021090565b5061041090565b5f906001602093806040519385855383850137019060025afa15611d1b575f5190565b906101a0810151156152c657905f91602093839260c0830190601460ff83511614615290575b50519261016060e08401519301516040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b16602285015263ffffffff60c01b9060c01b166023840152602b830152604b820152604b8152615270606b82613030565b604051918291518091835e8101838152039060025afa15612ad6575f5190565b600181015460048201546005909201549295506152bf926001600160a01b03169160a01c62ffffff1690615a28565b925f61520a565b505090565b60ff909291926001600160401b036152e16142a4565b94166040850152166020830152600a8252565b9092919260ff60208301511680156138e55761530f8161517e565b9182850361544b576001600160401b03604061532a84614f82565b9501511690841b90039283811c615440576002821480928115615435575b5015615423575060ff83169160021c8360081c029283836153a8575b505050508161537293613429565b5f91601f8216828201035b808210615398575060f890359160031b16610100031c171590565b909260209084351793019061537d565b9293600401929091156153c95750506153729391839101915b935f80615364565b91509150607f8260011c160160048101916001808492161491826153ff575b50506153f85781615372936153c1565b5050505f90565b91509150826005820192101561420d576004600f918501013560f81c115f806153e8565b615372959391509184921c0291613429565b60039150145f615348565b505050505050600190565b5050505050505f90565b60208101516006811015612bb25761546c90613991565b1561548c5762ffffff61548760808301928284511690615ac8565b169052565b62ffffff61548760608301928284511690615ac8565b9064ffffffffff815116906020810151916006831015612bb2576003926101a09166ff000000000000604085015160301b169160281b171769ffffff00000000000000606084015160381b161762ffffff60501b608084015160501b161762ffffff60681b60a084015160681b161760ff60801b60c084015160801b161760ff60881b60e084015160881b161760ff60901b61010084015160901b161760ff60981b61012084015160981b161763ffffffff60a01b61014084015160a01b161763ffffffff60c01b61016084015160c01b161762ffffff60e01b61018084015160e01b161791015115155f146155a85760015b60f81b6001600160f81b03191617910155565b5f615595565b6001600160401b031680156130f3575f190190565b6155e19063ffffffff61016060ff60e0840151169201511690615b04565b5f198101919082116130f3571c90565b5f9391926155fd6132e8565b93811515806157b9575b6157b057602082106157a7573590600182811a0361579e578160021a92600184116157945762ffffff8360c01c1615801590615782575b6157785763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c1692620100008211801561576a575b8015615762575b8015615756575b6157485760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a0880152811061573e5760a086015110908115615733575b5061572b578060031a9060041a9182820290816020870152155f146156fb57501715155b6156f557565b60079250565b80159250908215615720575b508115615715575b506156ef565b603f9150115f61570f565b60201091505f615707565b506002935050565b60209150115f6156cb565b5060019550505050565b506008995050505050505050565b50620100008411615689565b508315615682565b50620400008389011161567b565b5060059550505050565b506001600160401b038316151561563e565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a1415615607565b6001915f915f915b8183106157ef575050505f146157e957505f905b60019190565b906157e3565b90919263ffffffff828560051b60e0031c16638000000081116158435780615820575050600180935b0191906157cf565b90939402936380000000851161583857600190615818565b50505050505f905f90565b5050505050505f905f90565b91905051600581108015615917575b6159105760070361590757610400905b604051906101008201918083106001600160401b03841117612fe55763ffffffff926040525f60c08201525f60e08201526040820135838160c01c1660208301528060e01c8252838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f146158f9575050600190565b6132019181015f19016130c8565b6101009061586e565b5050600190565b506007811161585e565b94919093945f94602082019060ff8251169561594c60408501976001600160401b0389511690615b04565b80831015615a17575f190198828a6040519760206001869781601f53161b525b6159c75750606095969798995060051b01149551905160401b17815160481b17600160511b1760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5191156159be57565b600592505f9150565b600181168b821081176159ef575060011c99602051602060018d161b525b60011c998a61596c565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa506159e5565b505050505050925050506004905f90565b6020915f91604094848651615a3d8882613030565b600e815201926d61737361792f76312f636c61696d60901b8452865192600e87850195865e602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff1916605282015260468152615a9f606682613030565b8451918291518091835e8101838152039060025afa15615abf57505f5190565b513d5f823e3d90fd5b90615afa62ffffff92615aeb64ffffffffff8560a08401511692511642906130e6565b908381119084180283186130e6565b8082039111021690565b60068111615b2457615b1590614f82565b6001811b9091015f1901901c90565b50505f90565b6001600160401b038111612fe55760051b60200190565b805182101561420d5760209160051b010190565b91939094929484518015615df157865103615de65760015b8551811015615bb157615b808187615b41565b515f1982018281116130f357615b969088615b41565b511015615ba557600101615b6d565b50505050505050600390565b5090929594939193602082019060ff82511694615bdd60408501966001600160401b0388511690615b04565b9885515f1981019081116130f357615bf68b9188615b41565b511015615dd857604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f190111615d125750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b615cc25750606095969798995060051b01149451905160401b17815160481b17600160511b1760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015615cbb5703615cb6575f90565b600690565b5050600590565b600181168b82108117615cea575060011c99602051602060018d161b525b60011c998a615c5d565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50615ce0565b815b818110615d295750509560011c958d90615c21565b8051868201938451918060011c8252602089830192019560018216615db7578c8210615d5c575050526020905b01615d14565b90919e926020526001602085019217825114615d90575b50509060208083819435604052019d6041601f60025afa50615d56565b84821015615d73576020929e928094508092910151604052916041601f60025afa50615d56565b50509c6020818194938293358352604052019d6041601f60025afa50615d56565b506004985050505050505050565b505050505050600290565b5050505050505060019056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
