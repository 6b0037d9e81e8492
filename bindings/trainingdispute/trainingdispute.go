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
	Bin: "0x61012080604052346101cb57604081615e3f80380380916100208285610260565b8339810103126101cb57600460208061003884610297565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156101d7575f91610221575b506001600160a01b031660a081905260405163fbfa77cf60e01b815290602090829060049082905afa9081156101d7575f916101e2575b506001600160a01b031660c0819052604051637e062a3560e11b815290602090829060049082905afa9081156101d7575f91610199575b506001600160a01b031660e05261010052604051615b9390816102ac823960805181818161037d015281816117c601528181611d2301528181611fc0015281816127ae01526134d4015260a0518181816118230152818161201801528181612629015281816142ed0152818161465b015261486a015260c0518161355c015260e05181818161165d015261237201526101005181818161032901528181610d870152818161234c015281816129df01528181612ab00152612de50152f35b90506020813d6020116101cf575b816101b460209383610260565b810103126101cb576101c590610297565b5f6100db565b5f80fd5b3d91506101a7565b6040513d5f823e3d90fd5b90506020813d602011610219575b816101fd60209383610260565b810103126101cb576020610212600492610297565b91506100a4565b3d91506101f0565b90506020813d602011610258575b8161023c60209383610260565b810103126101cb576020610251600492610297565b915061006d565b3d915061022f565b601f909101601f19168101906001600160401b0382119082101761028357604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101cb5756fe610140806040526004361015610013575f80fd5b5f610100525f3560e01c90816306661abd14612e8e575080630aebeb4e14612bfe57806312503be7146127425780631396a1b0146125315780631dd32d0c14611f5e57806335c4dcfd14611d97578063396ed225146117155780633ccfd60b146115b757806346f96023146111045780634c67888a14610daa57806364c9ec6f14610d6d57806373f4256114610d4d5780637580725014610d0b5780638407518914610cd05780638c4b532914610bc6578063974fae6014610b3d5780639a8345da1461070e578063b7e051c2146103ac578063ba83171214610365578063c87d6779146102f5578063d054227c146101ba578063d839b740146101725763e4a62b901461011f575f80fd5b3461016b57606036600319011261016b5761016460043561013e612f00565b90610147613015565b90610155826024358361372f565b9061015f836151ca565b614229565b6101005180f35b6101005180fd5b3461016b57604036600319011261016b5761018b612eed565b6004356101005152600660205263ffffffff6040610100512091165f52602052602060405f2054604051908152f35b3461016b57606036600319011261016b576024356004356044356001600160401b03811161016b576101f0903690600401612ebd565b90926101fa613015565b92610205848261343a565b602085015190939060068110156102db576003148015906102cd575b6102b05764ffffffffff855116804210156102985750858161026a7f5fa53cb341b1cc6d9828f52d20e450175d5426e6be8aaddbd151a5a771c4c0e79361016499878a8a6149fc565b610287604051928392338452604060208501526040840191613288565b0390a3610293826151ca565b614554565b6375adfbd560e01b6101005152600452602461010051fd5b6002840154630306fab160e11b6101005152600452602461010051fd5b508260028501541415610221565b634e487b7160e01b61010051526021600452602461010051fd5b3461016b576101005136600319011261016b57602061035d61035460035461034e6103276101005154600254906130aa565b7f0000000000000000000000000000000000000000000000000000000000000000906133da565b906130cb565b600454906130cb565b604051908152f35b3461016b576101005136600319011261016b576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b3461016b576103ba36612f13565b946103c9949194939293613015565b936103d585848461372f565b936103e08487613800565b50909890508815610615576001600160401b038216906104008689613800565b9150831090811561060b575b506105f257978560ff996104208c8b615338565b6104328d6101008d019d8e51166130aa565b9093856040519582936001601f53808b602060018d161b525b6105905750506001602091161b519260051b01149260405282159261057a575b5050610561575b88151580610531575b156104bd578060011b90808204600214901517156104a35761049d9098614d10565b97610472565b634e487b7160e01b61010051526011600452602461010051fd5b63ffffffff907f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97949596979860ff6101649b8660028c0155610100516101a08d0152169052166101408801525b604080516001600160401b039092168252602082019290925290819081015b0390a361417b565b506001600160ff1b03811681036104a3575f1989018981116104a3576105579088615338565b8160011b1461047b565b84630306fab160e11b6101005152600452602461010051fd5b6105879192508989614f4f565b1415858b61046b565b91949550919282851060018616175f146105dd5780602091356040600188161c52019360011c91602080600185161b6041601f60025afa505b60011c905f190190818c969594939261044b565b9360011c916020516020600185161b526105c9565b85630306fab160e11b6101005152600452602461010051fd5b905082118b61040c565b909293949596919750600c60ff60c08901511603610561579061065260019261063d8a613888565b926001600160401b0386169384898c8c6138a4565b60ff8316610120880152016001600160401b0381116104a3576001600160401b0363ffffffff6101608801511691161461010051505f146106fb5762ffffff80600586015460c81c165b1680156106e257957f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d97916106dd6106d5610164996143ad565b8389896143d1565b61050a565b83630306fab160e11b6101005152600452602461010051fd5b62ffffff80600586015460b01c1661069c565b3461016b57608036600319011261016b576044356001600160401b03811161016b5761073e903690600401612f61565b6064356001600160401b03811161016b5761075d903690600401612f61565b610768929192613015565b926107758460043561343a565b602085015190939060068110156102db57600414801590610b2d575b6102b05764ffffffffff85511680421015610298575060e085016107b860ff825116614ee9565b8214801590610b0e575b8015610af9575b610ade5783610829575b50610164957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b591610287610814604051938493604085526040850191613155565b82810360208401526024359660043596613155565b60ff61084391511663ffffffff6101608801511690615036565b61085d828860048801549362ffffff8560d81c169061505f565b15610ade5760058501546108ba906001600160a01b03811633819003610aca575b5086549062ffffff6101808a0151169160ff6101208b0151169063ffffffff8660d01c169361ffff62ffffff8860b81c169460a01c1691614eab565b80610100515260076020526103fc60406101005120549260ce1c16600481018082116104a3576108eb91858b6133ed565b6108f481613245565b916109026040519384612ff4565b818352368282011161016b57819060208401376020610100519183010152805160031015610ab0576023810160ff60f81b81511690825160021015610ab05760ff60f81b60228401511690835160011015610ab05760ff60f81b60218501511690845115610ab05760ff60f81b602086015116610100511a90855160031015610ab05753835160021015610ab057610100511a6022840153825160011015610ab057610100511a6021830153815115610ab057610100511a60208201536040516109fc81602080808301958b8b88378b840190828201610100518152815193849201905e010161010051815203601f198101835282612ff4565b5190209180610a4957509161016497917f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b5936101005152600760205260406101005120555b9150956107d3565b905003610a7b57610164957f0a5a88335746569196e3cc2a070855ca786f473db2337fe61932cda0821078b591610a41565b604051633c1e253d60e11b815260206004820152600c60248201526b616363756d756c61746f727360a01b6044820152606490fd5b634e487b7160e01b61010051526032600452602461010051fd5b610ad8906001890154614827565b8961087e565b630306fab160e11b6101005152602435600452602461010051fd5b506103fc600486015460ee1c168414156107c9565b50602435610b26610b1f848a614f2c565b8888614f4f565b14156107c2565b5060243560028501541415610791565b3461016b5760c036600319011261016b57610b56612eed565b610b5e612f00565b60643563ffffffff81169081900361016b5760843563ffffffff8116919082900361016b57610baa9363ffffffff806001600160401b03610b9d612ea7565b1695169116600435614eab565b6101005152600760205260206040610100512054604051908152f35b3461016b57610bd436612f13565b9184959394610be1613015565b93610bed85898861372f565b93610bf88987613800565b5050600a60ff60c0890151161490811591610cc6575b508015610ca8575b610c8f576001600160401b03610c3260ff60e089015116614ced565b818a16901c169260ff6101008801511615155f14610c6f575091610c628492610c699484846101649d8b8b6138a4565b8585614d1c565b92614dac565b969350505063ffffffff61014085015116036105f2576101649550614dac565b88630306fab160e11b6101005152600452602461010051fd5b5063ffffffff610160870151166001600160401b0389161015610c16565b905015158a610c0e565b3461016b57606036600319011261016b576024356001600160a01b038116810361016b5761035d602091610d02612f00565b906004356132f8565b3461016b57602036600319011261016b576004356001600160a01b0381169081900361016b576101005152600560205260206040610100512054604051908152f35b3461016b576101005136600319011261016b576020600454604051908152f35b3461016b576101005136600319011261016b5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461016b5761010036600319011261016b576001600160401b036044351161016b576101006044353603600319011261016b576064356001600160401b03811161016b576080600319823603011261016b57608435906001600160401b03821161016b5760a0600319833603011261016b57610e24612ea7565b9060e4356001600160401b03811161016b57610e44903690600401612ebd565b9390610e4e613015565b91610e5e8360243560043561372f565b93610e73816004016044356004018688614644565b90610e8f6020610e8960448401846004016131c8565b016131dd565b91610e9c846004016131dd565b9263ffffffff610eb26044870187600401613210565b92909582610ec660848a018a600401613210565b604060808190528051979196929590921693929092169190610ee89087612ff4565b60068652651bdd5d1c1d5d60d21b6020870152608051870151831080156110f6575b6110da5760608701518084109790919088156110cf5760805181015192985b156110c25760208101518410155b6110a25760200151906001820182116104a35782610fb299610f8a8a8f94610fd79f610f8f96610f9a9a610f7d6024610f756001610f949d01614389565b930135613888565b9160646044350135614994565b6130aa565b6143ad565b926130aa565b610fa760648a0135613888565b9160248a0135614994565b60ff610fc0846004016131dd565b16610120860152606483013590600401858761402a565b6001600160401b0360805182015116906001600160401b038716918210156110715761016497611065946001600160401b0361105a9461101d60ff602087015116614ced565b60805180519290911c92909216969094909187919061103c9087612ff4565b60048652633632b0b360e11b6020870152606460c435930135614994565b60c435908385614d1c565b60c43591600435614dac565b60805151633c1e253d60e11b8152602060048201526007602482015266195b195b595b9d60ca1b6044820152606490fd5b60805151633c1e253d60e11b8152806110be8a6004830161496a565b0390fd5b6020810151841415610f37565b608081015198610f29565b60805151633c1e253d60e11b8152806110be886004830161496a565b506080870151831015610f0a565b3461016b57602036600319011261016b5760043560405161112481612fbd565b6101005181526101005160208201526101005160408201526101005160608201526101005160808201526101005160a08201526101005160c08201526101005160e08201526101005161010082015261010051610120820152610100516101408201526101005161016082015261010051610180820152610100516101a0820152610100516101c0820152610100516101e08201526101005161020082015261010051610220820152610100516102408201526101005161026082015261010051610280820152610100516102a08201526102c061010051910152610100515481101561159f576101005152600160205260406101005120611224613015565b9061122f8282614c19565b8054600182015461012052600482015491600581015491602085015160068110156102db5785948594604086015160ff169161018087015162ffffff169161012088015160ff169060c089015160ff169360e08a015160ff16956101608b015163ffffffff16976101008c015160ff16996101408d015163ffffffff169b600201549c6101a0015115159d5164ffffffffff169e606081015162ffffff1660a0526080015162ffffff1660e05260405160c05260c0516112ee90612fbd565b60c051526101205160c051602001528560a01c62ffffff1660c05160400152600160a01b60019003841660c05160600152600160a01b60019003861660c0516080015260c05160a00190611341916132ec565b60c05160c0015260c05160e0015260a01c61ffff1660c051610100015260c05161012001528060b81c62ffffff1660c05161014001528060d01c63ffffffff1660c051610160015260f01c60ff1660c051610180015260c0516101a0015260c0516101c0015260c0516101e0015260c051610200015260c051610220015260c051610240015260c051610260015260c051610280015260a05160c0516102a0015260e05160c0516102c0015260405160c05151815260c05160200151602082015260c0516040015163ffffffff166040820152600160a01b6001900360c05160600151166060820152600160a01b6001900360c0516080015116608082015260c05160a001519060068210156102db576102e09160a082015260ff60c0805101511660c082015263ffffffff60e060c05101511660e082015263ffffffff61010060c05101511661010082015263ffffffff61012060c05101511661012082015263ffffffff61014060c0510151166101408201526001600160401b0361016060c05101511661016082015261ffff61018060c05101511661018082015260ff6101a060c0510151166101a082015260ff6101c060c0510151166101c08201526001600160401b036101e060c0510151166101e082015260ff61020060c0510151166102008201526001600160401b0361022060c05101511661022082015261024060c051015161024082015261026060c051015115156102608201526001600160401b0361028060c05101511661028082015263ffffffff6102a060c0510151166102a082015263ffffffff6102c060c0510151166102c0820152f35b634294e0f760e01b6101005152600452602461010051fd5b3461016b576101005136600319011261016b576115d2613405565b33610100515260056020526040610100512054801561170057336101005152600560205261010051604061010051205561160e816003546130aa565b6003556040518181527f0aaadfd6df09c4a3e2ddba2047cc3258298c9e730c9f3d817f24aab84a80b2c760203392a2610100805160405163a9059cbb60e01b90915233600452602483905290517f0000000000000000000000000000000000000000000000000000000000000000929060209060448180875af160016101005151148116156116de575b82604052156116bc5760209250610100515f516020615b735f395f51905f525d8152f35b6101008051635274afe760e01b90526001600160a01b03841660045251602490fd5b60018115166116f457833b15153d151616611698565b823d61010051823e3d90fd5b630686827b60e51b6101005152600461010051fd5b3461016b57608036600319011261016b576001600160401b036004351161016b576004356004016101006003196004353603011261016b57611755612eed565b906001600160401b036044351161016b57604435360360e060031982011261016b576064356001600160401b03811161016b57611796903690600401612ebd565b939084611cfa57604051632fe333a160e11b815260206004820181905281806117c26024820189613175565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611cec576101005191611cb6575b50935b61181c6118156044600435016131ee565b8235614827565b61184781357f00000000000000000000000000000000000000000000000000000000000000006139a9565b9561185863ffffffff851688613bda565b969198905060038914611c865761186e87614365565b9360405161010051601f53602460443501356020526044803501356040526020610100516041601f60025afa906040521561016b576101005151885f198101116104a3576118e5906118ca606460443501604435600401613210565b906118d3613260565b925f198d018a60046044350135614994565b60028a03611bdd5750608460043501356024604435013503611bb1575b87610100515260066020526040610100512063ffffffff87165f5260205260405f205480155f14611b79575087610100515260066020526040610100512063ffffffff87165f5260205260405f206044356004013590556119d3887f907304847baaaa152c5a473749d83065493ef8ef4094b4205f07c09cf95d80ba61199260a460443501604435600401613210565b939060405191829160443560040135835260246044350135602084015260448035013560408401526080606084015263ffffffff8d16966080840191613288565b0390a35b60016119e16132ac565b97149889611b47575b50505094610100519060a460443501915b8781101561016457611a0b613015565b90611a15876149e8565b611a2683600584901b89013561343a565b602084015190919060068110156102db5760021480159190611b38575b50611b1c5764ffffffffff83511680421015610298575083815403611aec57600192611ac0918c15611ad55760058101805461ffff60a01b19169055611a906044803501358c848461479a565b8c15611ac657611ab76044803501355b611aaf89604435600401613210565b9185856149fc565b610293826151ca565b016119fb565b611ab760443560040135611aa0565b611ae7886044356004013584846143d1565b611a90565b604051633c1e253d60e11b81526020600482015260076024820152666469737075746560c81b6044820152606490fd5b60020154630306fab160e11b6101005152600452602461010051fd5b9050600282015414158c611a43565b92965060443560c401359290916082190183121561016b576004611b7093604435010191613c9e565b938780806119ea565b60443560040135146119d7576064604051633c1e253d60e11b81526020600482015260046024820152631c9bdbdd60e21b6044820152fd5b604051633c1e253d60e11b8152602060048201526003602482015262195b9960ea1b6044820152606490fd5b611c8190611be9614006565b50611c22611bfe611bf9856141bf565b614341565b91611c0d6024600435016131dd565b611c1b6044600435016131ee565b913561579d565b6060820152611c3660246044350135613888565b611c4a608460443501604435600401613210565b604080519491939190611c5d9086612ff4565b6003855262195b9960ea1b602086015263ffffffff8c169060a46004350135614994565b611902565b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b90506020813d602011611ce4575b81611cd160209383612ff4565b81010312611ce0575186611801565b5f80fd5b3d9150611cc4565b6040513d61010051823e3d90fd5b604051633ab98b4360e21b81526020600482018190528180611d1f6024820189613175565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611cec576101005191611d65575b5093611804565b90506020813d602011611d8f575b81611d8060209383612ff4565b81010312611ce0575186611d5e565b3d9150611d73565b3461016b5760a036600319011261016b576044356004356001600160401b03821161016b578160040190610100600319843603011261016b57606435906001600160401b03821161016b576080600319833603011261016b57608435938415159485810361016b57611e07613015565b94611e24611e18876024358761372f565b95600401828888614644565b968215611f1b57611e34826131dd565b63ffffffff62ffffff600589015460e01c16911614611c865763ffffffff7f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a94608094611ec0611e908c8860a06101649f0151910151906130aa565b6001600160401b03611ea0614006565b91166040820152610100516020820152600d815260448401358c8c6143d1565b15611f075781611ee06024611ed96044850135976131dd565b93016131dd565b916040519586521660208501521660408301526060820152a2611f02826151ca565b6144d7565b81611ee06024611ed96064850135976131dd565b63ffffffff84608094611f596101649b60647f1a5a4c991c208b0389d621975521363da633609721e933f73710bd796cd41a3a990135908c8c61479a565b611ec0565b3461016b57604036600319011261016b576004356001600160401b03811161016b578060040190610100600319823603011261016b57611f9c612eed565b91611fa5613405565b604051632fe333a160e11b81526020600482018190529092907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316908480611ff86024820187613175565b0381845afa938415611cec5761010051946124fd575b5082359461203c867f00000000000000000000000000000000000000000000000000000000000000006139a9565b9161012083015160038110156102db57600114801591906124e4575b5080156124c1575b801561248c575b8015612463575b61244a5761010051549561208187613202565b6101005155866101005152600160205261010051604090209580875587600188019683885560048901600160a01b6001900333166001600160601b0360a01b825416178155602488016120d3906131dd565b815462ffffff60a01b191660a09190911b62ffffff60a01b161781556120fb604489016131ee565b60058b0180546001600160a01b0319166001600160a01b0390921691909117815591612126886141bf565b835462ffffff60e01b19811660e09290921b62ffffff60e01b169190911790935561214f613015565b996104808901805162ffffff1660608d01525162ffffff1660808c01526104a089015162ffffff1660a08c01525492600160a01b6001900316915460a01c62ffffff16918361010051526008602052610100516040902080546121b190613202565b905583610100515260096020526101005160409020600160a01b6001900382165f5260205260405f2090604051916121e883612f8e565b546001600160401b0381169182845260208401928260401c63ffffffff168452604085019260601c6001600160401b031683526122249061420c565b6001600160401b0316845281516001600160401b03161596610100967f4ee15def5acec656cecad394136914828222317fe6302a382cd82ab9502f674b98612442575b845163ffffffff16810361240157506001600160401b0361228a8185511661420c565b1683525b865152600960205260408651209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b1617171790556123006040519133835260208301906130d8565ba463ffffffff818116036123ee575061232f939160a4612325611bf9611f02946141bf565b91013584846143d1565b61010080516040516323b872dd60e01b90915233600452306024527f000000000000000000000000000000000000000000000000000000000000000060445290517f0000000000000000000000000000000000000000000000000000000000000000929060209060648180875af160016101005151148116156123d8575b8260405261010051606052156116bc5760209250610100515f516020615b735f395f51905f525d8152f35b60018115166116f457833b15153d1516166123ad565b929150506123fc9284614229565b61232f565b81885152600a602052604088512060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f2061243b8154613202565b905561228e565b808552612267565b84634e8e11e160e11b6101005152600452602461010051fd5b50612487612473604485016131ee565b61247f602486016131dd565b9088886134bd565b61206e565b5060c48301356001600160401b03811680910361016b576124b99063ffffffff61044085015116906130cb565b421015612067565b506124ce602484016131dd565b63ffffffff806103208501511691161015612060565b6106408401516001600160a01b03161415905087612058565b9093506020813d602011612529575b8161251960209383612ff4565b81010312611ce05751928561200e565b3d915061250c565b3461016b5760c036600319011261016b576044356001600160401b03811660043560243582840361016b57606435916084356001600160401b03811161016b5761257f903690600401612ebd565b94909360a4356001600160401b03811161016b5780600401926080600319833603011261016b576125ae613015565b976125ba89888861372f565b976125c5888b613800565b5050600b60ff60c08d0151161490811591612738575b5061271f576126676020610e89604461265f8a8f8f8f61018061264d8f6126579461268c9f9e8f9063ffffffff9f62ffffff976126259361261d600197613888565b918c876138a4565b01547f00000000000000000000000000000000000000000000000000000000000000006139a9565b9301511682613bda565b505090613c9e565b9701896131c8565b169260ff6101208b01511660208201511461010051505f1461271657606001516130cb565b036126e657610164966126c2827f330b2388a82f921f84a0832972869bc74283b9aa1d57f7e7eb81dffe04f05d9794898961402a565b50604080516001600160401b03909216825260208201929092529081908101610529565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b604001516130cb565b87630306fab160e11b6101005152600452602461010051fd5b905015158c6125db565b34611ce0576040366003190112611ce0576024356004356001600160401b038211611ce05761010082600401926003199036030112611ce057612783613405565b61278b613015565b90612796828261343a565b604051633ab98b4360e21b81526020600482018190527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316949082806127e7602482018a613175565b0381885afa918215612a9a575f92612bca575b508254809203612b9c5764ffffffffff815116804210612b8a57506001830192835494612844600583019460018060a01b03865416600485019862ffffff8a5460a01c16926134bd565b91821595869485612b52575b80600560206128649301525f815283615217565b61286f600254613202565b6002555460018060a01b038654169062ffffff895460a01c1690805f52600860205260405f2061289f8154614d10565b9055805f52600960205260405f2060018060a01b0384165f5260205260405f2092604051936128cd85612f8e565b54916001600160401b038316938486526001600160401b0361290a602088019663ffffffff8760401c1688528260408a019760601c168752615323565b1686528063ffffffff8651161480612b3f575b15612b0057506001600160401b0361293781855116615323565b1683525b5f52600960205260405f209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b16171717905554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e47860408051881515815286156020820152a390612af9575b15612aa557508154612a0d907f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b03166136c1565b612a2c575b610100515f516020615b735f395f51905f525d6101005180f35b546001600160a01b031691813b15611ce0575f91612a6991836040518096819582946336297f4160e21b8452604060048501526044840190613175565b90602483015203925af18015612a9a57612a85575b8080612a12565b5f612a8f91612ff4565b5f6101005280612a7e565b6040513d5f823e3d90fd5b54612af190612ae9907f0000000000000000000000000000000000000000000000000000000000000000600181901c91610f8a9083906001600160a01b03166136c1565b6004546130cb565b600455612a0d565b50816129d1565b815f52600a60205260405f2060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f20612b388154614d10565b905561293b565b506001600160401b03845116151561291d565b965060208701516006811015612b7657612b6e612864916136f3565b979050612850565b634e487b7160e01b5f52602160045260245ffd5b6303a5cac360e01b5f5260045260245ffd5b604051633c1e253d60e11b8152602060048201526005602482015264636c61696d60d81b6044820152606490fd5b9091506020813d602011612bf6575b81612be660209383612ff4565b81010312611ce0575190866127fa565b3d9150612bd9565b34611ce0576020366003190112611ce057600435612c1a613405565b612c22613015565b90612c2d828261343a565b908154916001810192835493612c60600584019260018060a01b03845416600486019762ffffff895460a01c16926134bd565b15612e7757612c7c8660056020612e139901525f815284615217565b612c87600254613202565b600255549060018060a01b039054169062ffffff855460a01c1690805f52600860205260405f20612cb88154614d10565b9055805f52600960205260405f2060018060a01b0384165f5260205260405f209260405193612ce685612f8e565b54916001600160401b038316938486526001600160401b03612d23602088019663ffffffff8760401c1688528260408a019760601c168752615323565b1686528063ffffffff8651161480612e64575b15612e2557506001600160401b03612d5081855116615323565b1683525b5f52600960205260405f209060018060a01b03165f526020526001600160401b0360405f2093511663ffffffff60401b8454935160401b16916001600160401b0360601b905160601b16926001600160601b0360a01b16171717905554907f7d9a2f1b5fdd1c76b588cf6ca8a9417260badd798059d8c84beb0f584893e478604080515f815260016020820152a3547f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b03166136c1565b5f5f516020615b735f395f51905f525d005b815f52600a60205260405f2060018060a01b0384165f5260205263ffffffff60405f2091165f5260205260405f20612e5d8154614d10565b9055612d54565b506001600160401b038451161515612d36565b6002830154630306fab160e11b5f5260045260245ffd5b34611ce0575f366003190112611ce0576020905f548152f35b60a435906001600160401b0382168203611ce057565b9181601f84011215611ce0578235916001600160401b038311611ce0576020808501948460051b010111611ce057565b6024359063ffffffff82168203611ce057565b6044359063ffffffff82168203611ce057565b60a0600319820112611ce05760043591602435916044356001600160401b0381168103611ce0579160643591608435906001600160401b038211611ce057612f5d91600401612ebd565b9091565b9181601f84011215611ce0578235916001600160401b038311611ce05760208381860195010111611ce057565b606081019081106001600160401b03821117612fa957604052565b634e487b7160e01b5f52604160045260245ffd5b6102e081019081106001600160401b03821117612fa957604052565b608081019081106001600160401b03821117612fa957604052565b90601f801991011681019081106001600160401b03821117612fa957604052565b604051906101c082018281106001600160401b03821117612fa9576040525f6101a0838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201528261014082015282610160820152826101808201520152565b8115613096570490565b634e487b7160e01b5f52601260045260245ffd5b919082039182116130b757565b634e487b7160e01b5f52601160045260245ffd5b919082018092116130b757565b80358252602081013563ffffffff8116809103611ce057602083015260408101356001600160a01b0381169190829003611ce05760c0916040840152606081013560608401526080810135608084015260a081013560a084015201356001600160401b0381168103611ce0576001600160401b0360c09116910152565b908060209392818452848401375f828201840152601f01601f1916010190565b61317f82826130d8565b60e0810135601e1982360301811215611ce05701602081359101906001600160401b038111611ce0578036038213611ce057610100838160e06131c59601520191613155565b90565b903590609e1981360301821215611ce0570190565b3563ffffffff81168103611ce05790565b356001600160a01b0381168103611ce05790565b5f1981146130b75760010190565b903590601e1981360301821215611ce057018035906001600160401b038211611ce057602001918160051b36038313611ce057565b6001600160401b038111612fa957601f01601f191660200190565b6040519061326f604083612ff4565b600a8252693a3930b739b4ba34b7b760b11b6020830152565b81835290916001600160fb1b038311611ce05760209260051b809284830137010190565b6040519060c082018281106001600160401b03821117612fa9576040525f60a0838281528260208201528260408201528260608201528260808201520152565b6006821015612b765752565b91906001600160a01b038116156133c957825f52600960205260405f2060018060a01b0382165f5260205263ffffffff60405f2092169063ffffffff821480156133b7575b6133a6576131c5935f52600a60205260405f209060018060a01b03165f5260205260405f20815f5260205260405f205491549063ffffffff8260401c16145f14613397576001600160401b03809160601c165b16906130cb565b506001600160401b035f613390565b50506001600160401b039150541690565b506001600160401b038354161561333d565b50505f52600860205260405f205490565b818102929181159184041417156130b757565b90939293848311611ce0578411611ce0578101920390565b5f516020615b735f395f51905f525c61342b5760015f516020615b735f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b919091805f526001602052602060405f20936134568186614c19565b019081516006811015612b7657156134935750516006811015612b765760051461347c57565b6002820154630306fab160e11b5f5260045260245ffd5b634294e0f760e01b5f5260045260245ffd5b90816020910312611ce057518015158103611ce05790565b604051630602210b60e21b815260048101919091527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031693929190602081602481885afa908115612a9a575f916136a2575b508015613651575b61364857604051636559e3fd60e01b8152600481018290525f60248201526001600160a01b039283166044820181905292602090829060649082907f0000000000000000000000000000000000000000000000000000000000000000165afa908115612a9a575f91613616575b5015938461359c575b5050505090565b60209394509060649163ffffffff604051968795869463305405af60e11b8652600486015260248501521660448301525afa908115612a9a575f916135e7575b50155f808080613595565b613609915060203d60201161360f575b6136018183612ff4565b8101906134a5565b5f6135dc565b503d6135f7565b90506020813d602011613640575b8161363160209383612ff4565b81010312611ce057515f61358c565b3d9150613624565b50505050600190565b506040516347b70b0d60e01b815260048101829052602081602481885afa908115612a9a575f91613683575b5061351f565b61369c915060203d60201161360f576136018183612ff4565b5f61367d565b6136bb915060203d60201161360f576136018183612ff4565b5f613517565b906136ee9160018060a01b03165f52600560205260405f206136e48282546130cb565b90556003546130cb565b600355565b60068110159081612b765760028114918215613722575b821561371557505090565b909150612b765760041490565b506003811491505f61370a565b90929161373c818361343a565b9360208201516006811015612b7657600114908115916137f1575b506137da5764ffffffffff815116804210156137c8575060048401546001600160a01b031633036137b55760ff60406002920151160160ff81116130b75760ff60199116116137a35750565b632d564cd960e01b5f5260045260245ffd5b634a0bfec160e01b5f523360045260245ffd5b6375adfbd560e01b5f5260045260245ffd5b6002840154630306fab160e11b5f5260045260245ffd5b9050600285015414155f613757565b919060ff60c08401511615613876575061010082015160ff1690600682101561386a5761382d82806130aa565b92613849600163ffffffff61014084015116851b941b846130cb565b5f198101919082116130b7578461385f91615338565b818110908218021890565b61382d600680936130aa565b630306fab160e11b5f5260045260245ffd5b6020525f601f5360205f6021601f60025afa15611ce0575f5190565b9091949695926138b48684613800565b9150821090811561399f575b5061398c576138cf5f84615338565b9760ff61010085015116988299806040519860206001869781601f53161b525b6139355750506020600188999a989798161b519460051b01149460405284159461391f575b505050506138765750565b61392a939450614f4f565b1415815f8080613914565b909992600184168b851017156139775780602091356040600187161c52019260011c9960208060018d161b6041601f60025afa505b60011c905f1901806138ef565b9260011c99602051602060018d161b5261396a565b85630306fab160e11b5f5260045260245ffd5b905081115f6138c0565b90604051916106608301908382106001600160401b03831117612fa9575f9283926040528285528260208601528260408601528260608601528260808601528260a08601528260c08601528260e0860152826101008601528261012086015282610140860152826101608601528261064061010096604051613a2b8982612ff4565b88368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e0820152826106008201528261062082015201526040516020810191633d91081b60e21b8352602482015260248152613b60604482612ff4565b51916001600160a01b03165afa903d15613bd2573d91613b7f83613245565b92613b8d6040519485612ff4565b83523d5f602085013e5b15613bc957906020916101a082016040519180830160405281835e52805161027f19016102a082016101c083015e0190565b50602081519101fd5b606091613b97565b91613be4836141bf565b808311613c60578215613c54578214613c48575f1982019182116130b75763ffffffff613c2d8482613c226103006102e098019682885116906133da565b9687920151166130aa565b925116808311613c40575b506001929190565b91505f613c38565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b903590601e1981360301821215611ce057018035906001600160401b038211611ce057602001918136038313611ce057565b60a090939193613cac6132ac565b50015191613d13613cbb614006565b93600360408601525f602086015260138552823595613cd987613888565b90613ce76020860186613210565b929091604098895195613cfa8b88612ff4565b600787526670726f6772616d60c81b6020880152614994565b828101613d2081836131c8565b8095613d2f6060850185613210565b929091602082019063ffffffff613d45836131dd565b16613fe35760015b613d568161589f565b92613d638b519485612ff4565b818452601f19613d728361589f565b013660208601378a613dbd613db7613d898561589f565b97613d968451998a612ff4565b858952613da28661589f565b60208a019490601f1901368637810190613c6c565b90614f2c565b90865115613f6f575263ffffffff613dd4826131dd565b16613ecd575b5050613dec613e18969798999a6131dd565b9063ffffffff8b5192613dfe84612fd9565b600984525f6020850152168b8301525f60608301526158ca565b6008811015612b7657613e9e5781613e56613e4d83613e47613e4263ffffffff96613e5f986131c8565b6131dd565b936131c8565b86810190613c6c565b92909116615366565b9290601e811015612b7657613e715750565b51633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8351633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b99959160019b979399959198949b9860808901995b5f1982018281116130b757811015613f8357613efe8b8b613210565b9091905f198201908282116130b757811015613f6f5760051b82013591603e1981360301831215611ce0578f828f92613f689260019663ffffffff920190613f6084613f5a613db7613f4f866131dd565b956020810190613c6c565b926158b6565b5216926158b6565b5201613ee2565b634e487b7160e01b5f52603260045260245ffd5b5091959a613f989193979c959a9499506131dd565b96613fa9613db76060830183613c6c565b915f1981019081116130b757613fd863ffffffff613e189a613dec95613fcf858b6158b6565b521691866158b6565b529a99989796613dda565b916080613ff191018a613210565b929050600283018093116130b7578992613d4d565b6040519061401382612fd9565b5f6060838281528260208201528260408201520152565b909392614035614006565b506040830161405161404782866131c8565b6060810190613c6c565b50936040519060e082018281106001600160401b03821117612fa9576040526140dd6140c7604084019760208135918260011a87528260021a828801528260031a8b5263ffffffff8360041a938460608a01528060051a60808a015260a01c1660030b60a08801520135908160c087015261553c565b9390506140d761404786856131c8565b906155c4565b92610100841161414b57610e896020916140f6936131c8565b94600485018054965f1985019485116130b757614149976141419560ff60f01b9060f01b169162ffffff60b81b9060b81b169067ff00000000ffffff60b81b19161717905551615036565b9485926143d1565b565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b61414991600a60ff60c08301511614806141af575b156141a7576001915b6141a2826151ca565b6145c9565b600391614199565b5060ff6101008201511615614190565b6141e261030063ffffffff6102e08401511692019163ffffffff835116906130cb565b5f1981019081116130b75763ffffffff6141fe9251169061308c565b600181018091116130b75790565b6001600160401b03166001600160401b0381146130b75760010190565b939291909162ffffff600584015460e01c169463ffffffff8216958611611c865762ffffff8216610180840152835480917f4fbeb405091f235c82def9a0045aad66d1a0da7cfcc23f8c8457c81b5a66868a60206040518a8152a35f52600660205260405f20855f5260205260405f205480159586156142df575b50506142b5905f60c08401526149e8565b93600283018581541461398c57946141499495555f146142d7576002916145c9565b6001916145c9565b6143169061431160018701547f00000000000000000000000000000000000000000000000000000000000000006139a9565b613bda565b91505060018111156142a457614149959650611f02925061433990949394614365565b9084846143d1565b906001600160401b03614352614006565b921660408301525f602083015260148252565b906001600160401b03614376614006565b921660408301525f602083015260158252565b906001600160401b0361439a614006565b921660408301525f6020830152600c8252565b906001600160401b036143be614006565b921660408301525f6020830152600b8252565b6002019190915560016101a0820152815160ff90811660c083015260208301511660e0820181905260409092015163ffffffff1661016082018190525f61014083015290916144209190615879565b5f1981019081116130b7578061443e575061010060ff5f5b16910152565b7f07060605060205040602030205040301060502050303040105050304000000006f8421084210842108cc6318c6db6d54be826fffffffffffffffffffffffffffffffff1060071b83811c6001600160401b031060061b1783811c63ffffffff1060051b1783811c61ffff1060041b1783811c60ff1060031b1792831c1c601f161a17600181018091116130b75760ff61010091614438565b906144e260036136f3565b156145445762ffffff806080830151165b1691600360208301526040820160ff81511660ff81146130b7576141499464ffffffffff9260ff600161453c940116905262ffffff60a0860151168181119082180218426130cb565b168252615217565b62ffffff806060830151166144f3565b9061455f60016136f3565b156145b95762ffffff806080830151165b1691600160208301526040820160ff81511660ff81146130b7576141499464ffffffffff9260ff600161453c940116905262ffffff60a0860151168181119082180218426130cb565b62ffffff80606083015116614570565b6145d2836136f3565b15614631576145f162ffffff806080850151165b1693602084016132ec565b6040820160ff81511660ff81146130b7576141499464ffffffffff9260ff600161453c940116905262ffffff60a0860151168181119082180218426130cb565b6145f162ffffff806060850151166145e6565b929190926146506132ac565b5061467f60018201547f00000000000000000000000000000000000000000000000000000000000000006139a9565b9080545f52600660205260405f2063ffffffff61469b856131dd565b165f5260205260405f20546146be63ffffffff6146b7866131dd565b1684613bda565b90602087939701918063ffffffff6146d5856131dd565b161015611c86576146f16146f79263ffffffff613390866131dd565b50614365565b97614701826131dd565b986040515f601f536040850135602052606085013560405260205f6041601f60025afa9060405215611ce05762ffffff61476d61477695613e426131c59d600599610180965f516147556080870187613210565b93909263ffffffff614765613260565b961691614994565b169101526131dd565b9101805461ffff60a01b191660a09290921b61ffff60a01b16919091179055613c9e565b91602090939193606081016147b581516040840151906130aa565b60058601918254906147d4608086015162ffffff60c81b9251906130aa565b60c81b169162ffffff60b01b9060b01b169065ffffffffffff60b01b191617179055015192600184018094116130b75761481061414994614389565b926143d1565b519063ffffffff82168203611ce057565b336001600160a01b03909216918214159182614846575b50506137b557565b6040516311179c3760e31b815260048101929092526024820152905060a0816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612a9a575f916148b7575b50516001600160a01b03163314155f8061483e565b905060a0813d60a011614962575b816148d260a09383612ff4565b81010312611ce0576040519060a082018281106001600160401b03821117612fa95760405280516001600160a01b0381168103611ce057825260208101519060ff82168203611ce057608091602084015261492f60408201614816565b604084015261494060608201614816565b606084015201516001600160401b0381168103611ce05760808201525f6148a2565b3d91506148c5565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b949290916149a29492615696565b91906008811015612b765715918215926149dd575b50506149c05750565b604051633c1e253d60e11b81529081906110be906004830161496a565b141590505f806149b7565b63ffffffff16600181018091116130b75790565b9293614a16919294614a0e8685613800565b9491946130aa565b92600184018094116130b75715801590614c08575b15614beb575f5b60ff81169360028503614be6576001600160ff1b03811681036130b75760011b5b8303614bd3576040519260208401908195849382825f14614bbc57509392919094611fe08560051b1695600187019204948560051b880191604060208401915f601f53601f85019360018553613fc08a60011c9160061b1602019301905b838710614b785750505050600194858516614b63575b505050500160011c90806040529185939194925b60018611614af95750614af19394505191614f4f565b036138765750565b9193509193829083916020603f198360051b16850101925b838110614b3e5760018094508316614b34575b50500160011c9391859391614adb565b5190525f80614b24565b9192906020818160409360415f1988016001815360025afa5001920192919092614b11565b6020938437601f60025afa505f808080614ac7565b909192969760208188818098999a843782858a601f60025afa50019782898337818589601f60025afa50818160418860025afa500196019594939796929190614ab1565b9695939450505060051b9137918593919492614adb565b86630306fab160e11b5f5260045260245ffd5b614a53565b60c084015160ff16601503614c01576002614a32565b6001614a32565b50600a60ff60c08601511614614a2b565b6003015464ffffffffff8116825260ff8160281c16906006821015612b765760018091614c4c6101a094602087016132ec565b60ff8160301c16604086015262ffffff8160381c16606086015262ffffff8160501c16608086015262ffffff8160681c1660a086015260ff8160801c1660c086015260ff8160881c1660e086015260ff8160901c1661010086015260ff8160981c1661012086015263ffffffff8160a01c1661014086015263ffffffff8160c01c1661016086015262ffffff8160e01c1661018086015260f81c1614910152565b6001600160fd1b03811681036130b75766080a070a0a080060ff9160031b1c1690565b80156130b7575f190190565b929391935f945b85151580614d7c575b15614d54578060011b90808204600214901517156130b757614d4e9095614d10565b94614d23565b90610140939560ff91600263ffffffff959701555f6101a08701521661010085015216910152565b506001600160ff1b03811681036130b7575f1986018681116130b757614da29084615338565b8160011b14614d2c565b909360807f751ec6676d985d12868d8b44e82db09805453244057b0b9817def8956c2dab849194939460ff60048801805463ffffffff60d01b8460d01b169063ffffffff60d01b1916178091556001600160401b03826101208a0151169360405194855262ffffff8360b81c16602086015216604084015260f01c166060820152a3614e37816151ca565b614e4160046136f3565b15614e9b5762ffffff806080830151165b1691600460208301526040820160ff81511660ff81146130b7576141499464ffffffffff9260ff600161453c940116905262ffffff60a0860151168181119082180218426130cb565b62ffffff80606083015116614e52565b9492909391604051946020860196875260408601526060850152608084015260a083015260c082015260c08152614ee360e082612ff4565b51902090565b60028114614f255760038114614f1e578015908115614f13575b5015614f0d575f90565b61040090565b60069150115f614f03565b5061021090565b5061041090565b5f906001602093806040519385855383850137019060025afa15611ce0575f5190565b906101a08101511561503157905f91602093839260c0830190601460ff83511614614ffb575b50519261016060e08401519301516040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b16602285015263ffffffff60c01b9060c01b166023840152602b830152604b820152604b8152614fdb606b82612ff4565b604051918291518091835e8101838152039060025afa15612a9a575f5190565b6001810154600482015460059092015492955061502a926001600160a01b03169160a01c62ffffff169061579d565b925f614f75565b505090565b60ff909291926001600160401b0361504c614006565b94166040850152166020830152600a8252565b9092919260ff60208301511680156151c05761507a81614ee9565b918285036151b6576001600160401b03604061509584614ced565b9501511690841b90039283811c6151ab5760028214809281156151a0575b501561518e575060ff83169160021c8360081c02928383615113575b50505050816150dd936133ed565b5f91601f8216828201035b808210615103575060f890359160031b16610100031c171590565b90926020908435179301906150e8565b9293600401929091156151345750506150dd9391839101915b935f806150cf565b91509150607f8260011c1601600481019160018084921614918261516a575b505061516357816150dd9361512c565b5050505f90565b915091508260058201921015613f6f576004600f918501013560f81c115f80615153565b6150dd959391509184921c02916133ed565b60039150145f6150b3565b505050505050600190565b5050505050505f90565b5050505050600190565b60208101516006811015612b76576151e1906136f3565b156152015762ffffff6151fc6080830192828451169061583d565b169052565b62ffffff6151fc6060830192828451169061583d565b9064ffffffffff815116906020810151916006831015612b76576003926101a09166ff000000000000604085015160301b169160281b171769ffffff00000000000000606084015160381b161762ffffff60501b608084015160501b161762ffffff60681b60a084015160681b161760ff60801b60c084015160801b161760ff60881b60e084015160881b161760ff60901b61010084015160901b161760ff60981b61012084015160981b161763ffffffff60a01b61014084015160a01b161763ffffffff60c01b61016084015160c01b161762ffffff60e01b61018084015160e01b161791015115155f1461531d5760015b60f81b6001600160f81b03191617910155565b5f61530a565b6001600160401b031680156130b7575f190190565b6153569063ffffffff61016060ff60e0840151169201511690615879565b5f198101919082116130b7571c90565b5f9391926153726132ac565b938115158061552e575b615525576020821061551c573590600182811a03615513578160021a92600184116155095762ffffff8360c01c16158015906154f7575b6154ed5763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c169262010000821180156154df575b80156154d7575b80156154cb575b6154bd5760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a088015281106154b35760a0860151109081156154a8575b506154a0578060031a9060041a9182820290816020870152155f1461547057501715155b61546a57565b60079250565b80159250908215615495575b50811561548a575b50615464565b603f9150115f615484565b60201091505f61547c565b506002935050565b60209150115f615440565b5060019550505050565b506008995050505050505050565b506201000084116153fe565b5083156153f7565b5062040000838901116153f0565b5060059550505050565b506001600160401b03831615156153b3565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a141561537c565b6001915f915f915b818310615564575050505f1461555e57505f905b60019190565b90615558565b90919263ffffffff828560051b60e0031c16638000000081116155b85780615595575050600180935b019190615544565b9093940293638000000085116155ad5760019061558d565b50505050505f905f90565b5050505050505f905f90565b9190505160058110801561568c575b6156855760070361567c57610400905b604051906101008201918083106001600160401b03841117612fa95763ffffffff926040525f60c08201525f60e08201526040820135838160c01c1660208301528060e01c8252838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f1461566e575050600190565b6131c59181015f190161308c565b610100906155e3565b5050600190565b50600781116155d3565b94919093945f94602082019060ff825116956156c160408501976001600160401b0389511690615879565b8083101561578c575f190198828a6040519760206001869781601f53161b525b61573c5750606095969798995060051b01149551905160401b17815160481b17600160511b1760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f51911561573357565b600592505f9150565b600181168b82108117615764575060011c99602051602060018d161b525b60011c998a6156e1565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa5061575a565b505050505050925050506004905f90565b6020915f916040948486516157b28882612ff4565b600e815201926d61737361792f76312f636c61696d60901b8452865192600e87850195865e602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff1916605282015260468152615814606682612ff4565b8451918291518091835e8101838152039060025afa1561583457505f5190565b513d5f823e3d90fd5b9061586f62ffffff9261586064ffffffffff8560a08401511692511642906130aa565b908381119084180283186130aa565b8082039111021690565b600681116158995761588a90614ced565b6001811b9091015f1901901c90565b50505f90565b6001600160401b038111612fa95760051b60200190565b8051821015613f6f5760209160051b010190565b91939094929484518015615b6657865103615b5b5760015b8551811015615926576158f581876158b6565b515f1982018281116130b75761590b90886158b6565b51101561591a576001016158e2565b50505050505050600390565b5090929594939193602082019060ff8251169461595260408501966001600160401b0388511690615879565b9885515f1981019081116130b75761596b8b91886158b6565b511015615b4d57604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f190111615a875750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b615a375750606095969798995060051b01149451905160401b17815160481b17600160511b1760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015615a305703615a2b575f90565b600690565b5050600590565b600181168b82108117615a5f575060011c99602051602060018d161b525b60011c998a6159d2565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50615a55565b815b818110615a9e5750509560011c958d90615996565b8051868201938451918060011c8252602089830192019560018216615b2c578c8210615ad1575050526020905b01615a89565b90919e926020526001602085019217825114615b05575b50509060208083819435604052019d6041601f60025afa50615acb565b84821015615ae8576020929e928094508092910151604052916041601f60025afa50615acb565b50509c6020818194938293358352604052019d6041601f60025afa50615acb565b506004985050505050505050565b505050505050600290565b5050505050505060019056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
