// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package trainingfraud

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

// IProgramRefereeOpening is an auto generated low-level Go binding around an user-defined struct.
type IProgramRefereeOpening struct {
	Operand uint8
	Root    [32]byte
	Leaves  [][]byte
	Proof   [][32]byte
}

// ITrainingFraudClaim is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudClaim struct {
	Gradient  OuterGradient
	Signature []byte
}

// ITrainingFraudElement is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudElement struct {
	Index uint64
	Leaf  []byte
	Path  [][32]byte
	Run   uint32
	Chain []byte
}

// ITrainingFraudEntries is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudEntries struct {
	Root  [32]byte
	Path  [][32]byte
	Place ProgramPlace
	Proof [][32]byte
}

// ITrainingFraudFragmentOpening is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudFragmentOpening struct {
	Leaf         []byte
	Path         [][32]byte
	ParamsRoot   [32]byte
	MomentumRoot [32]byte
	StatePath    [][32]byte
}

// ITrainingFraudLocal is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudLocal struct {
	Root    [32]byte
	Path    [][32]byte
	Tensors uint32
}

// ITrainingFraudPayloadOpening is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudPayloadOpening struct {
	Element    uint64
	Leaf       []byte
	Path       [][32]byte
	Root       [32]byte
	SetPath    [][32]byte
	Tensor     []byte
	TensorPath [][32]byte
}

// ITrainingFraudRecordOpening is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudRecordOpening struct {
	Data []byte
	Path [][32]byte
}

// ITrainingFraudSource is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudSource struct {
	PartRoot [32]byte
	PartPath [][32]byte
	Path     [][32]byte
	Tensors  uint32
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

// TrainingFraudMetaData contains all meta data concerning the TrainingFraud contract.
var TrainingFraudMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"dispute_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"enclaves_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"checkClaim\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"id\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimId\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnWitness\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"dispute\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enclaves\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"mattersUntil\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveBinding\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"step\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveElement\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"element\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"openings\",\"type\":\"tuple[]\",\"internalType\":\"structIProgramReferee.Opening[]\",\"components\":[{\"name\":\"operand\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaves\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"sources\",\"type\":\"tuple[]\",\"internalType\":\"structITrainingFraud.Source[]\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveFragment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"element\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"fragment\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.FragmentOpening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"paramsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"momentumRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveOutput\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"source\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Source\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"local\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Local\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.PayloadOpening\",\"components\":[{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensor\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"tensorPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveProgram\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecord\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"output\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"element\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"record\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecordSize\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"step\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"record\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"ProgramIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"rule\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumProgram.Rule\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainingFraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumITrainingFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"UnknownValue\",\"inputs\":[{\"name\":\"enumeration\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]}]",
	ID:  "TrainingFraud",
	Bin: "0x61018080604052346102a35760808161a6bd803803809161002082856102f0565b8339810103126102a35761003381610313565b9061004060208201610313565b610058606061005160408501610313565b9301610313565b6001600160a01b03909316608081905260405163c305a6d960e01b8152602081600481855afa908115610252575f916102af575b506001600160a01b031660a05260405163fbfa77cf60e01b815290602090829060049082905afa908115610252575f91610271575b506001600160a01b0390811660c05290811660e081905260805160a051604051939182169261532b9283860192166001600160401b0383118684101761025d57608094869461298b86398352602083015260408201526001600160a01b03851660608201520301905ff08015610252576101005260a05160e051604051916001600160a01b0390811691612a079182850191166001600160401b0382118583101761025d576040938593617cb68539825260208201520301905ff08015610252576101205261014052610160526040516126639081610328823960805181818161052a01528181610d810152818161133d0152818161184301528181611a2801528181611b5701528181611e92015261215d015260a05181818161048101528181610c0b01528181610cd501528181611f7801526122bc015260c05181611dc7015260e0518161128b01526101005181818161031101526120710152610120518161119d0152610140518181816101240152818161044e0152610f4f015261016051818181610c680152610dc50152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d6020116102a7575b8161028c602093836102f0565b810103126102a35761029d90610313565b5f6100c1565b5f80fd5b3d915061027f565b90506020813d6020116102e8575b816102ca602093836102f0565b810103126102a3576004916102e0602092610313565b91509161008c565b3d91506102bd565b601f909101601f19168101906001600160401b0382119082101761025d57604052565b51906001600160a01b03821682036102a35756fe6080806040526004361015610012575f80fd5b5f905f3560e01c9081631808842c146115a057508063186e3a1a146112af5780633b1bebd11461126b578063445c7ace1461123d57806347b70b0d1461120e5780635fc66742146111ec5780636b332536146111265780636b9766a3146110475780636db23b6214610f885780638407518914610eea57806385ea939114610de95780639f2335ed14610da5578063a2e800ad14610d61578063c02f9a1514610c2f578063c305a6d914610beb578063ceb7db2f14610b0c578063d7d6388b14610a2d578063d8a5fd0414610405578063e19c7bfd1461016c578063eae62d0c1461014b5763f240f7c314610105575f80fd5b3461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461014857602061016461015f366115e0565b6119fd565b604051908152f35b5034610148576060366003190112610148576024356004356044356001600160401b0381116104015736819003926004820160806003198601126103fd5760448301906101c460206101be848461171a565b0161172f565b936040519663e19c7bfd60e01b8852866004890152846024890152606060448901528235606489015261020e6101fd602484018561193b565b608060848c015260e48b019161196f565b93359060a219018112156103f9578784036063190160a489015291928792820191906102a86004840163ffffffff6102458261162a565b16835263ffffffff6102596024870161162a565b16602084015260846102a061028561027460448901856119ac565b60a0604089015260a08801916119dd565b61029260648901856119ac565b9087830360608901526119dd565b95019061193b565b90916080818603910152808452602084019060208160051b86010194838d91603e1982360301905b84841061038a575050505050505082916102f3602095606461030594019061193b565b8483036063190160c48601529061196f565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa92831561037f5761034b94869461034e575b50611b3a565b80f35b61037191945060203d602011610378575b61036981836116b6565b810190611740565b925f610345565b503d61035f565b6040513d87823e3d90fd5b91939599985091939596601f198282030187528935838112156103f55760206103e160019360406103d28985960163ffffffff6103c68261162a565b168452858101906119ac565b919092818682015201916119dd565b9b0197019401918d989997969593916102d0565b8f80fd5b8880fd5b8580fd5b8380fd5b5034610148576040366003190112610148576004356001600160401b038111610a295780600401906101006003198236030112610a2557610444611614565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610a12576104e56001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001692843593604482019560a06104b58861189f565b6040516311179c3760e31b8152600481018990526001600160a01b03909116602482015294859081906044820190565b0381855afa938415610a075788946109d6575b50610502816119fd565b80895260208990526040808a20805460ff191660011790558051632949b58f60e01b815291957f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316949183806105638760048301611793565b0381885afa9283156109cb578b93610999575b5061058083611e37565b821580948195610988575b5061097a579060ff60208c969594930151169285906105a984611e37565b600284036108225750506105bf6024870161172f565b9763ffffffff6040519963de97c0d760e01b8b528b60048c01521660248a01526001600160401b036001851b1660448a015260208960648189895af1988915610817578a998c9188916107d0575b50908793929160405160208101918d835261ffff166040820152604081526106366060826116b6565b5190209b6001600160a01b03946020948661065260a49561189f565b9560405198899788966326f91ec160e01b88526004880152856024880152166044860152169e8f606485015260848401525af1801561037f57610796575b5060019061069d81611e37565b14610719575b50505063ffffffff6001600160a01b037ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd936106ec6106e6602460c0960161172f565b9861189f565b906040519788526020880152600460408801528860608801528860808801528860a088015216951693a480f35b6107256024850161172f565b90823b15610401576040516375e29a2f60e01b81526004810188905263ffffffff92909216602483015260ff1660448201529082908290606490829084905af1801561078b57610776575b806106a3565b81610780916116b6565b6103fd57855f610770565b6040513d84823e3d90fd5b9093506020813d6020116107c8575b816107b2602093836116b6565b810103126107c4575088926001610690565b5f80fd5b3d91506107a5565b929a5050506020813d60201161080f575b816107ee602093836116b6565b810103126103fd57519061ffff821682036103fd57899890918b908761060d565b3d91506107e1565b6040513d88823e3d90fd5b909998919061083084611e37565b600384036108d757506108456024880161172f565b853b156108d3576040516306cc732160e41b8152600481018b905263ffffffff91909116602482015260ff851660448201528681606481838a5af19182156108c8578c88928c946108ac575b50926001600160a01b03949260a4928661065260209761189f565b6108ba9294508391506116b6565b6103fd578589918c5f610891565b6040513d89823e3d90fd5b8680fd5b909192939495506108e784611e37565b1580610966575b6109115760208b9594939260a48a886001600160a01b03958f610652889161189f565b60848361091d81611e37565b60405190634c6468af60e01b825260406004830152600660448301527f52656d656479000000000000000000000000000000000000000000000000000060648301526024820152fd5b5061097083611e37565b60018314156108ee565b624d8cff60e81b8b5260048bfd5b6109929150611d8b565b155f61058b565b6109bc91935060403d6040116109c4575b6109b481836116b6565b81019061176c565b50915f610576565b503d6109aa565b6040513d8d823e3d90fd5b6109f991945060a03d60a011610a00575b6109f181836116b6565b8101906118c4565b925f6104f8565b503d6109e7565b6040513d8a823e3d90fd5b634a0bfec160e01b845233600452602484fd5b8280fd5b5080fd5b50346101485760c0366003190112610148576004356001600160401b038111610a29576101006003198236030112610a29576024356001600160401b038111610a2557610100906003199036030112610a29576044356001600160401b038111610a25576080906003199036030112610a29576064356001600160401b038111610a255760a0906003199036030112610a29576084356001600160401b038111610a25576080906003199036030112610a295760a4356001600160401b038111610a25576060906003199036030112610a295761034b9060040161203b565b50346101485760c0366003190112610148576004356001600160401b038111610a29576101006003198236030112610a29576024356001600160401b038111610a2557610100906003199036030112610a29576044356001600160401b038111610a25576080906003199036030112610a29576064356001600160401b038111610a255760a0906003199036030112610a29576084356001600160401b038111610a255760a0906003199036030112610a295760a4356001600160401b038111610a25576040906003199036030112610a295761034b9060040161203b565b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461014857606036600319011261014857610c49611614565b906044356001600160a01b038116809103610a29576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610d4e576001600160a01b03604051936326f91ec160e01b8552600435600486015260016024860152166044840152606483015280608483015260208260a481846001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115610d425790610d0f575b602090604051908152f35b506020813d602011610d3a575b81610d29602093836116b6565b810103126107c45760209051610d04565b3d9150610d1c565b604051903d90823e3d90fd5b634a0bfec160e01b825233600452602482fd5b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101485760e0366003190112610148576004356001600160401b038111610a29576101006003198236030112610a29576024356001600160401b038111610a2557610100906003199036030112610a29576044356001600160401b038111610a25576080906003199036030112610a29576064356001600160401b038111610a255760a0906003199036030112610a29576084356001600160401b038111610a255760a0906003199036030112610a295760a4356001600160401b038111610a2557610ebb90369060040161163b565b505060c435906001600160401b038211610a2557610ee061034b92369060040161163b565b505060040161203b565b503461014857606036600319011261014857610f04611614565b9060443563ffffffff8116809103610a29576001600160a01b0360405193638407518960e01b8552600435600486015216602484015260448301526020826064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610d425790610d0f57602090604051908152f35b50346101485760a0366003190112610148576004356001600160401b038111610a29576101006003198236030112610a29576024356001600160401b038111610a2557610100906003199036030112610a29576044356001600160401b038111610a25576080906003199036030112610a29576064356001600160401b038111610a255760a0906003199036030112610a29576084356001600160401b038111610a255760e0906003199036030112610a295761034b9060040161203b565b50346101485760c0366003190112610148576004356001600160401b038111610a29576101006003198236030112610a29576024356001600160401b038111610a2557610100906003199036030112610a29576044356001600160401b038111610a25576080906003199036030112610a29576064356001600160401b038111610a255760a0906003199036030112610a29576084356001600160401b038111610a255760a0906003199036030112610a295760a4356001600160401b038111610a255760a0906003199036030112610a295761034b9060040161203b565b5034610148576080366003190112610148576044356001600160401b038111610a295760806003198236030112610a29576064356001600160401b038111610a25576080906003199036030112610a295761034b906111e06111d060206101be6111c261119336366116d7565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611aa5565b94604481019060040161171a565b9160208082518301019101611740565b90602435600435611b3a565b5034610148576020611205611200366115e0565b611e41565b50604051908152f35b50346101485760203660031901126101485760ff60406020926004358152600184522054166040519015158152f35b50346101485760e03660031901126101485750602061125a61180b565b6001600160401b0360405191168152f35b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346107c45760803660031901126107c4576004356024356001600160401b0381116107c457608060031982360301126107c4576112eb6115ca565b506064356001600160401b0381116107c45760409060031990360301126107c4576113246111d060206101be6111c261119336366116d7565b601f81101561158c57801561157d576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040516365c7d79d60e01b815284600482015261012081602481855afa908115611472575f916114a7575b5060c001516001600160401b031615801580611491575b61147d57845f52600160205260405f20600160ff19825416179055611407575b507f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e219384039160809163ffffffff60405192600184521660208301526040820152336060820152a280f35b803b156107c4575f80916024604051809481936332123c3360e01b83528960048401525af1801561147257156113bf576080919450916114685f7f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e21938403946116b6565b5f949150916113bf565b6040513d5f823e3d90fd5b6396fe8cdd60e01b5f52600760045260245ffd5b50845f52600160205260ff60405f20541661139f565b9050610120813d8211611575575b816114c361012093836116b6565b810103126107c45760c06001600160401b0391610100604051916114e68361169a565b6114ef816118b3565b83526114fd602082016118b3565b602084015261150e604082016118b3565b604084015261151f606082016118b3565b606084015261153060808201611758565b608084015261154160a08201611758565b60a0840152611551848201611758565b8484015261156160e08201611b2d565b60e084015201516101008201529150611388565b3d91506114b5565b636768d7e360e11b5f5260045ffd5b634e487b7160e01b5f52602160045260245ffd5b346107c45760203660031901126107c4576020906004355f525f825260ff60405f20541615158152f35b604435906001600160401b03821682036107c457565b60206003198201126107c457600435906001600160401b0382116107c4576101009082900360031901126107c45760040190565b602435906001600160a01b03821682036107c457565b359063ffffffff821682036107c457565b9181601f840112156107c4578235916001600160401b0383116107c4576020808501948460051b0101116107c457565b60a081019081106001600160401b0382111761168657604052565b634e487b7160e01b5f52604160045260245ffd5b61012081019081106001600160401b0382111761168657604052565b90601f801991011681019081106001600160401b0382111761168657604052565b9190916001600160401b038111611686576040516116ff601f8301601f1916602001826116b6565b809382825282116107c45781815f9384602080950137010152565b903590609e19813603018212156107c4570190565b3563ffffffff811681036107c45790565b908160209103126107c45751601f8110156107c45790565b51906001600160401b03821682036107c457565b91908260409103126107c457815160048110156107c4576020611790919301611758565b90565b8135815260e08101929163ffffffff6117ae6020830161162a565b1660208301526040810135906001600160a01b0382168092036107c45760c0916040840152606081013560608401526080810135608084015260a081013560a08401520135906001600160401b0382168092036107c45760c00152565b6118156004611d8b565b6118945760408051632949b58f60e01b81529081806118376004808301611793565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611472575f91611876575090565b61188f915060403d6040116109c4576109b481836116b6565b905090565b6001600160401b0390565b356001600160a01b03811681036107c45790565b519063ffffffff821682036107c457565b908160a09103126107c457604051906118dc8261166b565b80516001600160a01b03811681036107c4578252602081015160ff811681036107c457611933916080916020850152611917604082016118b3565b6040850152611928606082016118b3565b606085015201611758565b608082015290565b9035601e19823603018112156107c45701602081359101916001600160401b0382116107c4578160051b360383136107c457565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116107c45760209260051b809284830137010190565b9035601e19823603018112156107c45701602081359101916001600160401b0382116107c45781360383136107c457565b908060209392818452848401375f828201840152601f01601f1916010190565b60405163a2baa8e560e01b81529060208280611a1c8460048301611793565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa918215611472575f92611a6f575b5090611a696040611790930161189f565b9061257e565b91506020823d602011611a9d575b81611a8a602093836116b6565b810103126107c457905190611a69611a58565b3d9150611a7d565b905f8091602081519101845afa8080611b1a575b15611ad95750506040513d81523d5f602083013e60203d82010160405290565b15611afa576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d15611b0b576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580611ab95750813b1515611ab9565b519081151582036107c457565b92915f90601f84101561158c57831561157d576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040516365c7d79d60e01b815286600482015261012081602481855afa908115611472575f91611cb5575b5060c001516001600160401b031615801580611c9f575b61147d57865f52600160205260405f20600160ff19825416179055611c21575b50926080929163ffffffff7f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e2193840395604051948552166020840152506040820152336060820152a2565b93909291843b156107c4575f80956024604051809881936332123c3360e01b83528b60048401525af1938415611472577f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e2193840395608095611c86575b509194509192611bd9565b611c939192505f906116b6565b5f9063ffffffff611c7b565b50865f52600160205260ff60405f205416611bb9565b9050610120813d8211611d83575b81611cd161012093836116b6565b810103126107c45760c06001600160401b039161010060405191611cf48361169a565b611cfd816118b3565b8352611d0b602082016118b3565b6020840152611d1c604082016118b3565b6040840152611d2d606082016118b3565b6060840152611d3e60808201611758565b6080840152611d4f60a08201611758565b60a0840152611d5f848201611758565b84840152611d6f60e08201611b2d565b60e084015201516101008201529150611ba2565b3d9150611cc3565b6001600160a01b03611d9f6040830161189f565b604051636559e3fd60e01b8152923560048401525f60248401521660448201526020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115611472575f91611e05575b50151590565b90506020813d602011611e2f575b81611e20602093836116b6565b810103126107c457515f611dff565b3d9150611e13565b6004111561158c57565b5f6080604051611e508161166b565b82815282602082015282604082015282606082015201526040519163a2baa8e560e01b835260208380611e868560048301611793565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315611472575f93612007575b5060408201611ed9611ed38261189f565b8561257e565b9360e0840135601e19853603018112156107c45784018035906001600160401b0382116107c45760200181360381136107c457611f15926125ad565b50909190611f2281611e37565b15801590611fee575b611fbe57611f6c93611f3e60a09261189f565b6040516311179c3760e31b8152913560048301526001600160a01b0316602482015293849081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315611472575f93611fcd575b506001600160a01b0380845116911603611fbe57565b638baa579f60e01b5f5260045ffd5b611fe791935060a03d60a011610a00576109f181836116b6565b915f611fa8565b506001600160a01b036120008261189f565b1615611f2b565b9092506020813d602011612033575b81612023602093836116b6565b810103126107c45751915f611ec2565b3d9150612016565b61204481611e41565b915f90825f525f60205260ff60405f20541661256b5761209661206736366116d7565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611aa5565b9060a0828051810103126107c457604051916120b18361166b565b602081015160058110156107c45783526120cd60408201611b2d565b908160208501526120e060608201611758565b93604081019485526120f460808301611758565b61210760a0606084019483865201611758565b906080830194828652159182612554575b505061157d575193600585101561158c576001600160401b03808092511692511692511692865f525f60205260405f20600160ff198254161790556001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169560405198632949b58f60e01b8a5260408a8061219d8660048301611793565b03818b5afa998a15611472575f9a612532575b506121ba8a611e37565b8915908180612522575b612514576020015160ff16905f906121db8c611e37565b60028c0361245d575050823588602063ffffffff60646121fc83890161172f565b87604051958694859363de97c0d760e01b85528960048601521660248401526001600160401b0360018a1b1660448401525af1908115612452578491612415575b5061ffff6040519160208301938452166040820152604081526122616060826116b6565b519020975b833598604085019b6122778d61189f565b916001600160a01b03604051936326f91ec160e01b85528d6004860152876024860152166044840152336064840152608483015260208260a481886001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1801561037f576123e3575b600191506122f681611e37565b14612370575b5050509360c09363ffffffff936001600160a01b039361234861234260207ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9a0161172f565b9b61189f565b936040519a338c5260208c015260408b015260608a0152608089015260a088015216951693a4565b61237c6020850161172f565b813b15610401576040516375e29a2f60e01b8152600481018b905263ffffffff909116602482015260ff9092166044830152829082908183816064810103925af1801561078b576123ce575b806122fc565b6123d98280926116b6565b61014857806123c8565b6020823d60201161240d575b816123fc602093836116b6565b810103126107c457600191506122e9565b3d91506123ef565b90506020813d60201161244a575b81612430602093836116b6565b81010312610401575161ffff81168103610401575f61223d565b3d9150612423565b6040513d86823e3d90fd5b9098906124698c611e37565b60038c036124df575061247e6020850161172f565b813b156107c4576040516306cc732160e41b81528535600482015263ffffffff91909116602482015260ff831660448201525f8160648183865af18015611472576124ca575b50612266565b6124d79193505f906116b6565b5f915f6124c4565b6124e88c611e37565b1580612500575b156122665760848b61091d81611e37565b5061250a8b611e37565b60018b14156124ef565b624d8cff60e81b5f5260045ffd5b5061252c84611d8b565b156121c4565b61254c919a5060403d6040116109c4576109b481836116b6565b50985f6121b0565b6001600160401b0391925081169116145f80612118565b82633a80cda160e21b5f5260045260245ffd5b60408051602081019283526001600160a01b0393909316838201528252906125a76060826116b6565b51902090565b90604183036125d7576125d09250602081013591604082359201355f1a906125e1565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612658579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15611472575f516001600160a01b0381161561264e57905f905f90565b505f906001905f90565b5050505f916003919056610100346100f357601f61532b38819003918201601f19168301916001600160401b038311848410176100f7578084926080946040528339810103126100f3578051906001600160a01b03821682036100f35760208101516001600160a01b03811681036100f3576040820151916001600160a01b03831683036100f35760600151926001600160a01b03841684036100f35760e05260805260a05260c05260405161521f908161010c823960805181818160aa0152611f22015260a05181818161010701528181611251015281816126dd0152612d8a015260c0518181816110d8015261207d015260e05181611fda0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80636b9766a3146105765780636db23b62146104a657806385ea939114610393578063ceb7db2f146102a0578063d7d6388b1461019d5763e19c7bfd1461005b575f80fd5b34610199576060366003190112610199576044356001600160401b038111610199578060040160806003198336030112610199576100da8160446100fb946100d36020956024356100ce6004357f00000000000000000000000000000000000000000000000000000000000000006139ea565b613a9a565b0190610795565b6040518093819263e81a0be960e01b83528460048401526024830190611bab565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f9161015f575b50604051601f82101561014b576020918152f35b634e487b7160e01b5f52602160045260245ffd5b610181915060203d602011610187575b610179818361074a565b810190611afd565b5f610137565b503d61016f565b6040513d5f823e3d90fd5b5f80fd5b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b03831161019957608060031984360301126101995760a435936001600160401b03851161019957606060031986360301126101995761029c956102909560040194600401936004019260040191600401906004016119b8565b60405191829182610669565b0390f35b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b0383116101995760a060031984360301126101995760a435936001600160401b03851161019957604060031986360301126101995761029c95610290956004019460040193600401926004019160040190600401611626565b346101995760e0366003190112610199576004356001600160401b03811161019957610100600319823603011261019957602435906001600160401b03821161019957610100600319833603011261019957604435906001600160401b0382116101995760806003198336030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435906001600160401b0382116101995760a060031983360301126101995760a4356001600160401b038111610199576104639036906004016106b5565b9160c435956001600160401b0387116101995761029c9761048b6102909836906004016106b5565b97909660040193600401926004019160040190600401610fea565b346101995760a0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b038111610199576080600319823603011261019957606435906001600160401b0382116101995760a0600319833603011261019957608435926001600160401b0384116101995760e060031985360301126101995761029c946102909460040193600401926004019160040190600401610bb5565b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b0383116101995760a060031984360301126101995760a435936001600160401b0385116101995760a060031986360301126101995761029c956102909560040194600401936004019260040191600401906004016108c7565b815160a082019392600582101561014b5760806001600160401b039181938552602081015115156020860152826040820151166040860152826060820151166060860152015116910152565b9181601f84011215610199578235916001600160401b038311610199576020808501948460051b01011161019957565b60a081019081106001600160401b0382111761070057604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b0382111761070057604052565b60e081019081106001600160401b0382111761070057604052565b90601f801991011681019081106001600160401b0382111761070057604052565b60405190610778826106e5565b5f6080838281528260208201528260408201528260608201520152565b903590609e1981360301821215610199570190565b3563ffffffff811681036101995790565b356001600160401b03811681036101995790565b6001600160401b03811161070057601f01601f191660200190565b604051906107f960408361074a565b600682527f736f7572636500000000000000000000000000000000000000000000000000006020830152565b903590601e198136030182121561019957018035906001600160401b03821161019957602001918160051b3603831361019957565b6040519061086960408361074a565b600882527f667261676d656e740000000000000000000000000000000000000000000000006020830152565b903590601e198136030182121561019957018035906001600160401b0382116101995760200191813603831361019957565b9193929095946108d561076b565b966108e1868286611ee0565b95610911846040830193606063ffffffff61090760206109018989610795565b016107aa565b169101358a612500565b600189526001600160401b03610926876107bb565b1660408a015261094a8661093a8484610795565b610943876107aa565b908a612661565b9690946001602063ffffffff61096f6109638888610795565b82848c015116906128ad565b503560c01c1699015114801590610aeb575b610ae357606061099561099e958d95610795565b910135906129dc565b610adc5760408101359260205f60405182810190600160f81b825287602182015260608601356041820152604181526109d860618261074a565b604051918291518091835e8101838152039060025afa1561018e5760a0610aa9936001600160401b03610a6b88610ab19a610a6584978360205f51940193610a4363ffffffff6060875101511691610a2e612ad3565b9260408401525f602084015260038352612b3f565b610a5060808e018e610825565b9390926060610a5d61085a565b960135612b5b565b51612b92565b169660405197610a7a89610714565b60018952600160208a015260408901526060880152015116610a9c8280610895565b9390926020810190610825565b959094612c1b565b90600881101561014b57610acf576001600160401b03166060830152565b610ad761085a565b6129bb565b5050505050565b610ad76107ea565b50610af6888a61294d565b15610981565b60405190610b0b60408361074a565b60078252661cd959db595b9d60ca1b6020830152565b60405190610b3060408361074a565b600782527f7061796c6f6164000000000000000000000000000000000000000000000000006020830152565b356001600160a01b03811681036101995790565b8115610b7a570690565b634e487b7160e01b5f52601260045260245ffd5b81810292918115918404141715610ba157565b634e487b7160e01b5f52601160045260245ffd5b94939194610bc161076b565b95610bcd818484611ee0565b6002604082015103610fac57610c03866060610bf8610bf28660406020980190610795565b85612cf2565b919097013584612500565b600388526001600160401b03610c18866107bb565b1660408901520163ffffffff6060825101511694610c34612ad3565b9560408701525f602087015260058652610c78606086013596610c5688612b3f565b610c636080890189610825565b9188610c6d610b21565b9460808a0135612b5b565b81516101c081018051600281101561014b57610f5657506101a00151600481101561014b575f6001600160401b03610cbc87610cb56020956142d4565b9651612b92565b1694610cc98382016107aa565b90610cd660408201610b5c565b604098858a51610ce68c8261074a565b6010815201937f61737361792f76312f7061796c6f61640000000000000000000000000000000085528a5193601088860196875e35603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c8152610d65606c8261074a565b8751918291518091835e8101838152039060025afa15610f4c57610e006001600160401b035f5194865193610d9985610714565b6004855260ff6020860196168652878501968288526060860152610dbb612ad3565b918883015260016020830152600a8252610dd4896107bb565b91610de260a08b018b610895565b9290916060610df460c08e018e610825565b97909616920135612c1b565b9690600881101561014b57610f1157610e5e826001600160401b03610e24896107bb565b81610e3260ff895116612dea565b9116901c1692610e5660208a019885610e4b8b8d610895565b9390928d018d610825565b959094612e0e565b600881101561014b57610f0957610e8191610e798688610895565b929091612e6f565b15806020890152610adc575186919060ff1660018103610ee557505050610eba906001600160401b03610ec29416606087015282610895565b9290916107bb565b906001600160401b03926103fc610edd9360021b1691613222565b166080830152565b610f079592949350610efe6001600160401b0391612f96565b91511690612fef565b565b610ad7610b21565b8451610f1d868261074a565b600681527f74656e736f72000000000000000000000000000000000000000000000000000060208201526129bb565b83513d5f823e3d90fd5b51600281101561014b5760849060405190634c6468af60e01b825260406004830152600b60448301527f5061796c6f61644b696e6400000000000000000000000000000000000000000060648301526024820152fd5b610ad7610afc565b9190811015610fd65760051b81013590607e1981360301821215610199570190565b634e487b7160e01b5f52603260045260245ffd5b919897989690969592949395610ffe61076b565b998a9261100c838b87611ee0565b995f85526001600160401b036110218b6107bb565b1660408601528a8a8a5f604088019861104361103d8b8b610795565b866132f1565b156115865750508363ffffffff6001600160401b03928161107261106c60206109018f8f610795565b926107aa565b815f9851978161109661109060206110898b6107aa565b9a016107aa565b926107bb565b976040519a6304ba7d7360e51b8c5260048c01521660248a01521660448801521660648601521660848401521660a482015260208160c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91611554575b508b608081019161112361111c8484610895565b3691612fb9565b602081519101201491821592611526575b50506114e95760608b018e608063ffffffff61115b8f82611154876107aa565b16906148bf565b1691015263ffffffff61116d826107aa565b166114c1575b50955b878403611484575f9a9896979a5b8c8c8210611430575050505050506111b36111ad6001600160401b03989363ffffffff93610795565b966107aa565b93816111ca60606111c3896107bb565b98016107aa565b604051639d71595f60e01b815260c06004820152998a98836111ef60c48c018d611bab565b991660248b01521660448901521660648701521660848501526003198484030160a4850152808352602083019060208160051b85010193835f91607e1982360301905b8484106113235750505050505050908060409203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561018e575f905f936112e0575b50600381101561014b57600181146112d8576002036112c6576112aa60409260809261494c565b509201510151116112be5760016020830152565b610ad76133fe565b506001600160401b0316606084015250565b610ad7612605565b9250506040823d60401161131b575b816112fc6040938361074a565b810103126101995781519160038310156101995760200151915f611283565b3d91506112ef565b9193959750919395601f19828203018752873583811215610199578401906080810191803560ff81168091036101995782526020810135602083015261136c6040820182611b77565b8094608060408601525260a0830160a08560051b85010194825f5b8281106113fc5750505050508060606113a1920190611b77565b92909160608183039101528281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116101995760208092819260019560051b809284830137010199019701940191899796959391611232565b9091929396602080611423600193609f198b820301895261141d8c88611b26565b90611b57565b9901950193929101611387565b9061147989868f9c9b9d9f948f888863ffffffff8f8f8f61146b8c60019e61146561145f611471978497610795565b9a6107aa565b9c610fb4565b98610fb4565b96169361333e565b019a9896979a611184565b60405161149260408261074a565b600781527f736f75726365730000000000000000000000000000000000000000000000000060208201526129bb565b6114e391506114dc6114d763ffffffff926107aa565b611e8d565b168b6148bf565b5f611173565b6040516114f760408261074a565b600581527f636861696e00000000000000000000000000000000000000000000000000000060208201526129bb565b8192506115449061153e606063ffffffff94016107aa565b93610895565b905060021c911610158b5f611134565b90506020813d60201161157e575b8161156f6020938361074a565b8101031261019957515f611108565b3d9150611562565b916115c193506115b3919a9463ffffffff6115a660206109018e8e610795565b1690606088013590612500565b8c8c60606109958b8b610795565b1561117657505050505050505050505050565b8115610b7a570490565b91908201809211610ba157565b604051906115fa60408361074a565b600682527f7265636f726400000000000000000000000000000000000000000000000000006020830152565b9594909193929361163561076b565b96611641828583611ee0565b9161166b876040830196606063ffffffff61166160206109018c89610795565b1691013586612500565b600189526001600160401b03611680876107bb565b1660408a01526116a4866116948784610795565b61169d8a6107aa565b9086612661565b90966002602083015103610ae3578a6116cc916116c18986610795565b60608c0135906129dc565b6119ae5760809096919596015160e01c6116f3816001600160401b036080850151166115d4565b90606083019861170660ff8b5116613439565b9860a063ffffffff61172861171b848d610795565b8260208a015116906128ad565b503560c01c1695019461174e8b611749876001600160401b038a5116610b70565b610b8e565b995f9260808a015b838510611982575050505050916001600160401b0361178a6117929363ffffffff61178461179898976107aa565b16610b8e565b9351166115d4565b906115de565b9160205f8183019360608551940151906040968488516117b88a8261074a565b600e815201927f61737361792f76312f62617463680000000000000000000000000000000000008452610100870151926117fe8a6117f78984016107aa565b9201610b5c565b908a5194600e89870197885e602e86015263ffffffff60e01b9060e01b16604e8501526bffffffffffffffffffffffff199060601b16605284015263ffffffff60e01b9060e01b16606683015263ffffffff60e01b9060e01b16606a820152604e815261186c606e8261074a565b8651918291518091835e8101838152039060025afa1561197857906118a561190293926001600160401b0360e05f519201511690610b70565b9051916001600160401b0360e060c0850151940151166118c3612ad3565b918201525f6020820152600681526118e46118de8680610895565b906135a2565b6118f16020870187610825565b9390926118fc6115eb565b95612b5b565b61190c83836115de565b6119168280610895565b919050116119705760019260ff926119318361193794610895565b90613277565b9251160361196557637f800000637fffffff82161115611965575063ffffffff637fc000005b166060830152565b63ffffffff9061195d565b610ad76115eb565b82513d5f823e3d90fd5b909192939b6119a36001916117928f855161199d888a610795565b90613461565b9c0193929190611756565b5050505050505050565b9290919395946119c661076b565b966119d2868587611ee0565b906002604083015114610fac57866040611a3d980196611a8b878c611a006119fa8c87610795565b88612cf2565b9890916002815260406001600160401b038416910152611a3063ffffffff611a2a604084016107aa565b16612af7565b90611a4881359e8f612b3f565b916020810190610825565b9390926040805196611a5a828961074a565b600588527f6c6f63616c00000000000000000000000000000000000000000000000000000060208901520135612b5b565b608084015160400151606087013598899390918710611ade5750505050506060611ab794013590612500565b818114611ada5760c01c9060c01c90816080850152806060850152146020830152565b5050565b611af89893969594975090611af291610795565b92613600565b611ab7565b908160209103126101995751601f8110156101995790565b359063ffffffff8216820361019957565b9035601e19823603018112156101995701602081359101916001600160401b03821161019957813603831361019957565b908060209392818452848401375f828201840152601f01601f1916010190565b9035601e19823603018112156101995701602081359101916001600160401b038211610199578160051b3603831361019957565b9063ffffffff611bba83611b15565b16815263ffffffff611bce60208401611b15565b166020820152611c21611c16611bfb611bea6040860186611b26565b60a0604087015260a0860191611b57565b611c086060860186611b26565b908583036060870152611b57565b926080810190611b77565b9290916080818303910152828152602081019260208160051b83010193835f91603e1982360301945b848410611c5b575050505050505090565b90919293949596601f19828203018352873587811215610199576020611caf6001936040611ca08985960163ffffffff611c9482611b15565b16845285810190611b26565b91909281868201520191611b57565b990193019401929195949390611c4a565b6040519061066082018281106001600160401b03821117610700576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190611d3d818361074a565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c082018281106001600160401b03821117610700576040525f60a0838281528260208201528260408201528260608201528260808201520152565b63ffffffff5f199116019063ffffffff8211610ba157565b60405190611eb460408361074a565b600682527f6265666f726500000000000000000000000000000000000000000000000000006020830152565b90929160405190611ef0826106e5565b5f8252611efb611cc0565b60208301525f60408301525f6060830152611f14611e4d565b60808301528194611f4684357f00000000000000000000000000000000000000000000000000000000000000006139ea565b602084015260405163a2baa8e560e01b81528435600482015263ffffffff611f7060208701611b15565b16602482015260408501356001600160a01b038116809103610199576044820152606085013560648201526080850135608482015260a085013560a482015260c08501356001600160401b0381168091036101995760c482015260208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f916124ce575b5061201760408601610b5c565b6001600160a01b0360405191602083019384521660408201526040815261203f60608261074a565b5190209182845263ffffffff612054836107aa565b60405194630360e6dd60e61b865260048601521660248401526020836044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa92831561018e575f9361249a575b506120cb602085015163ffffffff6120c4856107aa565b1690613d36565b9691908763ffffffff6120e0602088016107aa565b16101561246a5763ffffffff61210761210e928261210060208a016107aa565b16906115de565b1697612b1b565b9661211b602086016107aa565b976040515f601f536040870135602052606087013560405260205f6041601f60025afa90604052156101995763ffffffff986121a7915f519061216160808a018a610825565b92909160409d8e956121758751978861074a565b600a87527f7472616e736974696f6e00000000000000000000000000000000000000000000602088015216908c612b5b565b606087015280604087015263ffffffff6121c3602086016107aa565b16156123005750506121ec6121e4602086015163ffffffff6120c4866107aa565b915050612b1b565b916121fc6114d7602083016107aa565b86515f601f5360a083013560205260c0830135885260205f6041601f60025afa90885215610199576122a69463ffffffff94612256936122425f519160e0810190610825565b9390928861224e611ea5565b961691612b5b565b61227381602086015160408701519061226d611e4d565b50613a9a565b61229d61229486830161228e6122898286610795565b6107aa565b93610795565b86810190610895565b929091166149d2565b9290601f81101561014b576122bc575060800152565b51633c1e253d60e11b815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152606490fd5b90919350612319575b505063ffffffff6122a691612256565b61232f6020850151612329612ad3565b50614985565b6001600160401b0361233f612ad3565b9116868201525f60208201526014815260205f61235d8285016107aa565b61236960408601610b5c565b90838a516123778c8261074a565b600e815201917f61737361792f76312f636c61696d00000000000000000000000000000000000083528a5191600e86840194855e8735602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff19166052820152604681526123ea60668261074a565b8951918291518091835e8101838152039060025afa156124605763ffffffff926122a6949261245a925f5160608201526124266114d7846107aa565b9261244261243760a0830135612b3f565b9160e0810190610825565b93909260a089612450611ea5565b9716920135612b5b565b91612309565b85513d5f823e3d90fd5b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b9092506020813d6020116124c6575b816124b66020938361074a565b810103126101995751915f6120ad565b3d91506124a9565b90506020813d6020116124f8575b816124e96020938361074a565b8101031261019957515f61200a565b3d91506124dc565b916080610f07949293015191612515816107aa565b6125226040830183610825565b9290916125326080830183610825565b9690956040519861254460408b61074a565b60068a527f6f7574707574000000000000000000000000000000000000000000000000000060208b015263ffffffff60606020870135960135941692613dc8565b604051906125928261072f565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b6001600160401b0381116107005760051b60200190565b519060ff8216820361019957565b519063ffffffff8216820361019957565b51906001600160401b038216820361019957565b6040519061261460408361074a565b600782527f70726f6772616d000000000000000000000000000000000000000000000000006020830152565b805115610fd65760200190565b8051821015610fd65760209160051b010190565b93926001600160401b036126875f92612678612585565b5061268161076b565b506107bb565b604051637639e3cb60e01b815260c06004820152948592839263ffffffff6126b260c4860189611bab565b931660248501521660448301528360648301528360848301528360a483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561018e575f92612772575b506001825114801590612751575b6112d857608061272d61274e93612640565b5194015161274663ffffffff60208701511680936128ad565b929091613f46565b90565b50600161276a6127646060840184610895565b90613ef3565b51141561271b565b9091503d805f833e612784818361074a565b810190602081830312610199578051906001600160401b038211610199570181601f82011215610199578051906127ba826125bb565b926127c8604051948561074a565b828452602060e081860194028301019181831161019957602001925b8284106127f65750505050905f61270d565b60e08483031261019957602060e0916040516128118161072f565b61281a876125d2565b81526128278388016125e0565b83820152612837604088016125e0565b6040820152612848606088016125d2565b6060820152612859608088016125f1565b608082015261286a60a088016125f1565b60a082015261287b60c088016125e0565b60c08201528152019301926127e4565b9190811015610fd65760051b81013590603e1981360301821215610199570190565b6128bb906080810190610825565b5f9291925b81811061290d57604051633c1e253d60e11b815260206004820152600560248201527f6e616d65640000000000000000000000000000000000000000000000000000006044820152606490fd5b61291881838661288b565b8363ffffffff612927836107aa565b161461293657506001016128c0565b9250505061294991506020810190610895565b9091565b6040810151918215928315612963575b50505090565b60021492509082612979575b50505f808061295d565b602001516060015163ffffffff161190505f8061296f565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b604051633c1e253d60e11b81529081906129d89060048301612991565b0390fd5b90612a58612a62936129fd6127646001600160401b03956060810190610895565b9260ff6040612a15606087015160c088015190613f9c565b969050015186612a23612ad3565b96166040870152166020850152600a8452612a3d826107bb565b93612a4b6020840184610895565b9490936040810190610825565b9690951691612c1b565b90600881101561014b5760078114806020850152612acb57612a8e5763ffffffff608091169101525f90565b604051612a9c60408261074a565b600781527f656c656d656e740000000000000000000000000000000000000000000000000060208201526129bb565b505050600190565b60405190612ae082610714565b5f6060838281528260208201528260408201520152565b906001600160401b03612b08612ad3565b921660408301525f6020830152600d8252565b906001600160401b03612b2c612ad3565b921660408301525f602083015260158252565b6020525f601f5360205f6021601f60025afa15610199575f5190565b94929091612b699492614024565b9190600881101561014b571591821592612b87575b50506129bb5750565b141590505f80612b7e565b906040820160606001600160401b0382511693019163ffffffff835116918215610b7a5751925163ffffffff16926001600160401b03168315610b7a576001600160401b0393900683161115612c065760ff60015b16920416016001600160401b038111610ba1576001600160401b031690565b60ff5f612be7565b91908203918211610ba157565b939291949096956001600160401b03604089015116861015612ce357612c5c889160208301938686612c5060ff885116612dea565b998b8b1c968791612e0e565b97600889101561014b5788612cd85760ff8351168015908115612ccd575b50612cbd5783612c8b928692612e6f565b15612caf5760ff6001915116931b5f198101908111610ba15761274e941692614132565b505050505090506007905f90565b5050505050505090506007905f90565b60079150145f612c7a565b505050505050505f90565b50505050505090506004905f90565b91909160208301906080612d05836107aa565b91019063ffffffff6080835101519116108015612d58575b6112d857612d44612d4f9163ffffffff6080612d3982966107aa565b925101519116612c0e565b936060810190610895565b503560c01c1690565b5060405163e81a0be960e01b81526020600482018190528180612d7e6024820189611bab565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91612dcb575b50601f81101561014b571515612d1d565b612de4915060203d60201161018757610179818361074a565b5f612dba565b6001600160fd1b0381168103610ba157670e080a070a0a080060ff9160031b1c1690565b9593612e2190612e2796949392936135a2565b91614024565b90600881101561014b5780612e45575003612e40575f90565b600690565b91505090565b90939293848311610199578411610199578101920390565b90821015610fd6570190565b919060ff6020840151168015612f8c576001806072831c161493845f14612f7d575f925b612e9c8361435f565b92838803612f71576040612eb76001600160401b0392612dea565b9301511690821b90039485821c612f6557612f4f575060ff9060021c8460081c0293160280612ef7575b5091612ef1918161274e94612e4b565b906143a4565b9290918360031c01600481019360078591168015159283612f29575b505050612f225791905f612ee1565b5050505f90565b600501955060ff925090612f3e908486612e63565b3560f81c901c1615155f8080612f13565b859392509361274e9591612ef1951c0291612e4b565b50505050505050600190565b50505050505050505f90565b612f8682612f96565b92612e93565b5050505050600190565b9060028214612fb35760038214612fad57506143db565b60049150565b60089150565b929192612fc5826107cf565b91612fd3604051938461074a565b829481845281830111610199578281602093845f960137010152565b909392916003612ffe846107bb565b60081c167effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83168303610ba1577f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08360051b1660040180600411610ba15761306491610b8e565b9360208401906001600160401b03613086876130808589610895565b90613222565b169660808201978852613098866107bb565b67ffffffffffffff0081169060081c66ffffffffffffff168015610100918304919091141715610ba1576130cb91612c0e565b6130db61111c60a0880188610895565b9060208083019280510101825b8181106131f4575050906131079161010081105f146131ea5790614427565b5f198501858111610ba1576001901b905f198201918211610ba15761312e61313492614cce565b90614769565b60ff8101809111610ba157606067ffffffffffffff0060ff19831692169201918083526001600160401b03895116036119ae5761318293816131cc57505063ffffffff5f5b16905283610895565b600485929501809211610ba15763ffffffff9460ff6131a36131c7966107bb565b16600792508402928360031c01013560f81c91168201610100031b90610100031d90565b169052565b6131e46131df63ffffffff938493614769565b614ddb565b16613179565b5061010090614427565b80517fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7f1681526020016130e8565b92915f935f925b600484106132375750505050565b9091929461324f61324887866115de565b8385612e63565b3560f81c906001600160fd1b0387168703610ba1576001918760031b1b179501929190613229565b90939291935f94600184146132dc579291905f935b83851061329a575050505050565b90919293956132b36132ac88846115de565b8486612e63565b3560f81c906001600160fd1b0388168803610ba1576001918860031b1b1796019392919061328c565b9250906132ea939450612e63565b3560f81d90565b63ffffffff60406080613306602086016107aa565b9301510151911610613339576133356133258260606001940190610895565b61332f8183613ef3565b916147ed565b1190565b505f90565b939594909295608085015193823560ff811680910361019957613361908961494c565b96909691604087015188106133e857505063ffffffff6133866020610f079a016107aa565b606087015191168111156133d2575050905b6133a56020870187610825565b9390926133b56040890189610825565b979096606060206133c46107ea565b9b3596013594013590613dc8565b9092915085106133985760208401519150613398565b9250959450506020610f07979392013594613600565b6040519061340d60408361074a565b600782527f6f706572616e64000000000000000000000000000000000000000000000000006020830152565b6001806072831c160361345c576134586134528261435f565b91612dea565b1c90565b6143db565b905f916080820191604082015b6134788483610825565b90508510156135965763ffffffff61349d612289876134978887610825565b9061288b565b16948151861015613547576134cf6134c66134bc836134978988610825565b6020810190610895565b90809887613f46565b9587600260208901511491821592613532575b505061352857505050505061274e9150613522604061351a606084015161350e60808601518092613f9c565b91905060e01c906115d4565b920151613439565b90610b8e565b600101945061346e565b3560c01c63ffffffff1614159050875f6134e2565b50505050505050505b604051633c1e253d60e11b815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152606490fd5b50505050505050613550565b5f906001602093806040519385855383850137019060025afa15610199575f5190565b604051906135d460408361074a565b600782527f636f756e746572000000000000000000000000000000000000000000000000006020830152565b94959190926136128561361f926128ad565b9080966080890151613f46565b9163ffffffff853560c01c16602081940151600381145f1461368b575050505050506040915001350361364e57565b60405161365c60408261074a565b600881527f636f6e7374616e7400000000000000000000000000000000000000000000000060208201526129bb565b90919293949550600481145f146139555750505050610400916136c66136b0846107cf565b936136be604051958661074a565b8085526107cf565b602084019490601f19013686378261384d57506136ea602063ffffffff92016107aa565b165b5f5b600881106137ed57505060209160025f921482146137e5576002935b61373860216040518093878201958787525180918484015e810186838201520301601f19810183528261074a565b604051918291518091835e8101838152039060025afa1561018e575f60209181516040519078ff00000000000000000000000000000000000000000000000085830193600160f91b8552600560f91b6021850152600360f91b602285015260c01b16602383015283602b830152604b820152604b81526137b9606b8261074a565b604051918291518091835e8101838152039060025afa1561018e575f51036137dd57565b610ad76135c5565b60019361370a565b6001600160fd1b0381168103610ba1578351811015610fd6576001906001600160401b038316600382901b1c60f81b7fff00000000000000000000000000000000000000000000000000000000000000165f1a85820160200153016136ee565b906001830361386657506060015163ffffffff166136ec565b90600283036137dd575f81606060208094015191015193604094610100858751613890898261074a565b600f815201937f61737361792f76312f72616e646f6d000000000000000000000000000000000085520151916138cb876117f78884016107aa565b90875193600f88860196875e602f85015263ffffffff60e01b9060e01b16604f8401526bffffffffffffffffffffffff199060601b16605383015263ffffffff60e01b9060e01b166067820152604b8152613927606b8261074a565b8451918291518091835e8101838152039060025afa1561394c57505f5160c01c6136ec565b513d5f823e3d90fd5b60019192939697949550148015906139da575b610ae3578560026040610f07980151146139b7575b50506139aa61399f61399963ffffffff611a2a606086016107aa565b93612b3f565b916040810190610825565b93909260a0610a5d6107ea565b6139d29294506060602063ffffffff92015101511690612c0e565b915f8061397d565b506139e5818761294d565b613968565b5f919082916139f7611cc0565b506001600160a01b036040516020810192633d91081b60e21b8452602482015260248152613a2660448261074a565b5192165afa3d15613a92573d90613a3c826107cf565b91613a4a604051938461074a565b82523d5f602084013e5b15613a8a57806101a06020920160405190610100820160405261010081835e52805161027f19016102a082016101c083015e0190565b602081519101fd5b606090613a54565b60a0613ae491949392940151613aae612ad3565b94600360408701525f602087015260138652833595613acc87612b3f565b613ad96020870187610825565b9390926118fc612605565b613aff613af46040830183610795565b916060810190610825565b91602081019063ffffffff613b13836107aa565b16613d16576001905b613b25826125bb565b91613b33604051938461074a565b808352601f19613b42826125bb565b01366020850137613b52816125bb565b93613b60604051958661074a565b818552601f19613b6f836125bb565b01366020870137613b866118de6040850185610895565b613b8f86612640565b5263ffffffff613b9e826107aa565b16613c37575b505095613bb4613be296976107aa565b9063ffffffff60405192613bc784610714565b600984525f60208501521660408301525f6060830152614e58565b600881101561014b57613bf157565b604051633c1e253d60e11b815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152606490fd5b9692959193976001959160808601965b5f198201828111610ba157811015613cba57613c638888610825565b5f1983019291828411610ba15760019363ffffffff92613c829261288b565b8d613ca784613ca16118de613c96866107aa565b956020810190610895565b9261264d565b5216613cb3828c61264d565b5201613c47565b50919550919592979396613ccd906107aa565b96613cde6118de6060830183610895565b915f198101908111610ba157613d0d63ffffffff613be29a613bb495613d04858b61264d565b5216918661264d565b52919796613ba4565b613d236080820182610825565b905060028101809111610ba15790613b1c565b91613d4083614985565b808311613dbc578215613db0578214613da4575f198201918211610ba15763ffffffff613d898482613d7e6103006102e09801968288511690610b8e565b968792015116612c0e565b925116808311613d9c575b506001929190565b91505f613d94565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b909998979691939495604082019a8b5186108015613ee5575b613eca576060830151928387109c8d5f14613ebe5751939c5b15613eb15760208101518610155b613e9657602001519b60018d01809d11610ba157613e648c613e9096610f079f958795613e5e9a613e69988f613e5e906001600160401b03613e48612ad3565b931660408401525f6020840152600c8352612b3f565b92612b5b565b612c0e565b936001600160401b03613e7a612ad3565b951660408601525f6020860152600b8552612c0e565b92612b3f565b604051633c1e253d60e11b8152806129d88e60048301612991565b6020810151861415613e08565b5060808101519c613dfa565b604051633c1e253d60e11b8152806129d88d60048301612991565b506080830151861015613de1565b9190506020613f00612585565b9263ffffffff81358060011a86528060021a848701528060031a60408701528060041a60608701528060051a608087015260a01c1660030b60a0850152013560c0830152565b9392506040613f5361076b565b94602084359460018852013560808701520151115f14613f89578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b6001915f915f915b818310613fc4575050505f14613fbe57505f905b60019190565b90613fb8565b90919263ffffffff828560051b60e0031c16638000000081116140185780613ff5575050600180935b019190613fa4565b90939402936380000000851161400d57600190613fed565b50505050505f905f90565b5050505050505f905f90565b94919093945f94602082019060ff8251169561404f60408501976001600160401b0389511690614ba8565b80831015614121575f190198828a6040519760206001869781601f53161b525b6140d15750606095969798995060051b01149551905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5191156140c857565b600592505f9150565b600181168b821081176140f9575060011c99602051602060018d161b525b60011c998a61406f565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa506140ef565b505050505050925050506004905f90565b929190926001811461429d5760068114614260576005811461425657600481146141e257916141ae6141a96141dc9361416e61274e9796612f96565b60ff8560081c8260051b6004010295169187600487019293600792508402928360031c01013560f81c91168201610100031b90610100031d90565b614cce565b9201358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b90614bce565b505061424f9060031b916004614220848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b5050013560f81d90565b5050906142979160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60030b90565b50509061274e9160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b600481101561014b5780156143595760018114614353576002811461434d57600381146143475760849060405190634c6468af60e01b825260406004830152600c60448301527f5175616e74697a6174696f6e000000000000000000000000000000000000000060648301526024820152fd5b50600790565b50600390565b50600290565b50600190565b7f0fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610ba1576ef0040004000400021004100400000061ffff9160041b1c1690565b5f9190601f8216828201035b8082106143cb575060f890359160031b16610100031c171590565b90926020908435179301906143b0565b60849060405190634c6468af60e01b825260406004830152600560448301527f445479706500000000000000000000000000000000000000000000000000000060648301526024820152fd5b63ff800000929160021b808201905f90601f191683018084106144a1575b50614496575b808210614456575050565b909261448e60049185518060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790614c5e565b93019061444b565b50637fc00000925050565b94507a7fffff00000000007fffff00000000007fffff00000000007fffff9081955b80851061455057507f800000008000000080000000800000008000000080000000800000008000000016945f915b818117614513575050637fffffff81601f1c150263800000001718935f614445565b63ffffffff8116838111614548575b5063ffffffff8216838111614540575b5060401c9060401c906144f1565b92505f614532565b92505f614522565b93956020907bffffffff00000000ffffffff00000000ffffffff00000000ffffffff8851937e7fffff007fffff007fffff007fffff007fffff007fffff007fffff007fffff8560081c9560081b957cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84167fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff008b161760101c16981691161760101b957f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff8188179716170117937f8000000080000000800000008000000080000000800000008000000080000000637fffffff7c010000000100000001000000010000000100000001000000010000000183601f1c1602171894818616908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703881c16029118161894831c16908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703861c1602911816189601936144c3565b919062800000627fffff84161792637f00000062800000627fffff8416179485811090600182607e0360171b637f8000008716637f80000087160301978892638000000088881816946018011b040160011c01179410637f00000062800000840116637f000000628000008401160202156147e2575050565b61274e929350614cef565b919050516005811080156148b5575b6148ae576007036148a557610400905b604051906101008201918083106001600160401b038411176107005763ffffffff926040525f60c08201525f60e082015260408201358060e01c848260c01c1660208401528252838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f14614897575050600190565b61274e9181015f19016115d4565b6101009061480c565b5050600190565b50600781116147fc565b6148cd906080810190610895565b91906001600160fe1b0382168203610ba1576001820192838311610ba1576001600160fe1b0384168403610ba15761490c9360021b9260021b91612e4b565b6001600160e01b03199135918216916004821061492c575b505060e01c90565b6001600160e01b031960049290920360031b82901b161690505f80614924565b61495a906060810190610895565b5090813560051a8110156112be5760030260020160051b01359063ffffffff8260e01c9260c01c1690565b6149a861030063ffffffff6102e08401511692019163ffffffff835116906115de565b5f198101908111610ba15763ffffffff6149c4925116906115d4565b60018101809111610ba15790565b5f9391926149de611e4d565b9381151580614b9a575b614b915760208210614b88573590600182811a03614b7f578160021a9260018411614b755762ffffff8360c01c1615801590614b63575b614b595763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015614b4b575b8015614b43575b8015614b37575b614b295760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a08801528110614b1f5760a086015110908115614b14575b50614b0c578060031a9060041a9182820290816020870152155f14614adc57501715155b614ad657565b60079250565b80159250908215614b01575b508115614af6575b50614ad0565b603f9150115f614af0565b60201091505f614ae8565b506002935050565b60209150115f614aac565b5060019550505050565b506008995050505050505050565b50620100008411614a6a565b508315614a63565b506204000083890111614a5c565b5060059550505050565b506001600160401b0383161515614a1f565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a14156149e8565b60078111614bc857614bb990612dea565b6001811b9091015f1901901c90565b50505f90565b919062800000627fffff82161762800000627fffff8516170292637f000000607f65800000000000861095861b950160171b637f8000008416637f800000841601039485627fffff6380000000868618169260018160181c16010160181c01179410637f00000062800000840116637f00000062800000840116020215614c53575050565b61274e9293506150f6565b90637f800000637fffffff8316118015614cbb575b614cb15781601f1c805f03637fffffff8416180181601f1c805f03637fffffff8416180190818114600114614cab5712908218021890565b50501690565b5050637fc0000090565b50637f800000637fffffff821611614c73565b801561333957609581638000000061274e9360ff1d808093180391166151c6565b90638000000081831816637fffffff831691637fffffff81169363800000006280000086016280000086011716614d92578315614d7d578415614d6f5761274e9460ff8060309360171c168015159003958660171b900360641b9360171c168015159003908160171b9003940301928082061515910460011b17906151c6565b5050637f8000001792915050565b5050919050155f1461274e5750637fc0000090565b505091637f8000008211908115614dcd575b8115614dc3575b50614cb157637f8000000361274e57637f8000001790565b905081145f614dab565b637f80000081119150614da4565b637fffffff8116637f8000008111614bc85781601f1c9182607f0191634f8000008110614e0d575b5050815f03180190565b60ff720fffffffffffffffffffffffffffffffffffff9260171c168015159003908160171b9003901b60018160951c16010160951c818110614e50575b80614e03565b90505f614e4a565b91939094929484518015612f65578651036150eb5760015b8551811015614eb457614e83818761264d565b515f198201828111610ba157614e99908861264d565b511015614ea857600101614e70565b50505050505050600390565b5090929594939193602082019060ff82511694614ee060408501966001600160401b0388511690614ba8565b9885515f198101908111610ba157614ef98b918861264d565b5110156150dd57604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f1901116150175750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b614fc75750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015614fc05703612e40575f90565b5050600590565b600181168b82108117614fef575060011c99602051602060018d161b525b60011c998a614f60565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50614fe5565b815b81811061502e5750509560011c958d90614f24565b8051868201938451918060011c82526020898301920195600182166150bc578c8210615061575050526020905b01615019565b90919e926020526001602085019217825114615095575b50509060208083819435604052019d6041601f60025afa5061505b565b84821015615078576020929e928094508092910151604052916041601f60025afa5061505b565b50509c6020818194938293358352604052019d6041601f60025afa5061505b565b506004985050505050505050565b505050505050600290565b9063800000008183181690637fffffff8316637fffffff8216936380000000628000008601628000008401171661516c5760ff809160171c1680151590039260171c168015159003938460171b9003908260171b9003029081155f1461515d575050905090565b61274e930160941901916151c6565b5091929050637f80000082119182156151b8575b82156151af575b5081156151a6575b5061519d57637f8000001790565b50637fc0000090565b9050155f61518f565b1591505f615187565b637f80000082119250615180565b91811e91821b9160e803015f811261520d575b8160e81c9060171b91600160ff1b90600183169060181b17110101637f8000008111615203571790565b50637f8000001790565b5f039080821c80921b1415175f6151d95660c0346100a157601f612a0738819003918201601f19168301916001600160401b038311848410176100a55780849260409485528339810103126100a1578051906001600160a01b03821682036100a15760200151906001600160a01b03821682036100a15760805260a05260405161294d90816100ba82396080518181816101270152610cab015260a05181818161043001528181610f6d015261122a0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60a06040526004361015610011575f80fd5b5f3560e01c8063186e3a1a146100ae57636b3325361461002f575f80fd5b346100aa5760803660031901126100aa5760443567ffffffffffffffff81116100aa57608060031982360301126100aa5760643567ffffffffffffffff81116100aa57608060031982360301126100aa576100a69161009a9160040190600401602435600435610c6a565b604051918291826109a7565b0390f35b5f80fd5b346100aa5760803660031901126100aa5760243567ffffffffffffffff81116100aa578060040190608060031982360301126100aa5760443567ffffffffffffffff81168091036100aa576064359067ffffffffffffffff82116100aa578160040190604060031984360301126100aa5761014b6004357f00000000000000000000000000000000000000000000000000000000000000006116dc565b90610154610c18565b5061015d610c18565b5060a082015161016b611842565b95873591826020525f601f5360205f6021601f60025afa156100aa576101c7905f5161019a602485018c610a02565b91600160409c8d956101ae87519788610a68565b600787526670726f6772616d60c81b602088015261188b565b6044810191876101e460646101dc868d6109ba565b94018b610a02565b939092602082019163ffffffff6101fa84610c59565b16610982576001925b61020c84612627565b9361021986519586610a68565b808552601f1961022882612627565b0136602087013761026f61026961023e83612627565b9761024b8151998a610a68565b838952601f1961025a85612627565b013660208b01378501856109cf565b90611868565b6102788761263f565b5263ffffffff61028783610c59565b1661087b575b5050906102a06102cc9695949392610c59565b9063ffffffff8d51926102b284610a38565b600984525f6020850152168d8301525f606083015261269d565b60088110156107595761084c5761031263ffffffff6102f36102ee848b6109ba565b610c59565b610309610300858c6109ba565b8a8101906109cf565b929091166123a2565b9790601f8110156107595761081e5761032b82826109ba565b875163e81a0be960e01b8152602060048201529063ffffffff61034d8261179c565b16602483015263ffffffff6103646020830161179c565b1660448301526103ac61038d61037c8b8401846117ad565b60a0606487015260c48601916117df565b61039a60608401846117ad565b858303602319016084870152906117df565b906080810135601e19823603018112156100aa5701803591602082019267ffffffffffffffff81116100aa578060051b9081360385136100aa578583036023190160a4870152808352859491830160209081019492935f9181019036859003605e1901905b8484106107b25750505050505050908060209203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107a8575f9161076d575b50601f8110156107595761072a5790610478916109ba565b935f946104886080820182610a02565b80999199151580610710575b806106f1575b80806106d3575b61069b575b1561066d579060205f9301915b80841061057b576100a68a8a61055d8b6105578c8c8c67ffffffffffffffff60e060c085015194015116908851916104ea83610a38565b5f6060840152898301525f602083015260068252610518602461051061026989806109cf565b920187610a02565b9390928a51956105288c88610a68565b600687527f7265636f72640000000000000000000000000000000000000000000000000000602088015261188b565b806109cf565b9050145f14610573575f905b51918291826109a7565b601e90610569565b9091929761058a89838d6117ff565b6105a28363ffffffff61059c84610c59565b16611835565b6105b48b63ffffffff61059c89610c59565b0361061d576105c281610c59565b908a6105e563ffffffff60208401946105db86866109cf565b9290911689611ef2565b9260026020850151149283159361064b575b50505061061d5760019161060d61061392611f48565b90611835565b98019291906104b3565b8a51633c1e253d60e11b81526020600482015260066024820152656669656c647360d01b6044820152606490fd5b63ffffffff9293509061065d916109cf565b503560c01c1614158a8e806105f7565b8851633c1e253d60e11b81526020600482015260066024820152656669656c647360d01b6044820152606490fd5b50600260206106ca63ffffffff6106b3838801610c59565b6106c060608901896109cf565b9290911687611ef2565b015114156104a6565b506106e060208501610c59565b63ffffffff8b8501519116106104a1565b506106fe60208401610c59565b63ffffffff8a8401519116111561049a565b5063ffffffff61072260208501610c59565b168110610494565b8651633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b634e487b7160e01b5f52602160045260245ffd5b90506020813d6020116107a0575b8161078860209383610a68565b810103126100aa5751601f8110156100aa5789610460565b3d915061077b565b88513d5f823e3d90fd5b9193959750919395601f1982820301845282883512156100aa578f602061080a60019382936107fb8c8e3501828682019163ffffffff6107f18461179c565b16865201906117ad565b919092818682015201916117df565b990194019401918897969491959395610411565b8651633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8551633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b60019e9a96929b9793919d99959e9c98949c5b5f1982018281116109085781101561091c578f908e6108b18f6080810190610a02565b5f19840190848211610908576001956108d4869363ffffffff93610901966117ff565b906108f9846108f36102696108e886610c59565b9560208101906109cf565b9261264c565b52169261264c565b520161088e565b634e487b7160e01b5f52601160045260245ffd5b50909194989c610936909e94989c93969a9e9b979b610c59565b9661094761026960608301836109cf565b915f1981019081116109085761097663ffffffff6102cc9a6102a09561096d858b61264c565b5216918661264c565b5291929394959661028d565b92506109916080840184610a02565b93905060028401809411610908578b9392610203565b91906020830192601f8210156107595752565b903590609e19813603018212156100aa570190565b903590601e19813603018212156100aa570180359067ffffffffffffffff82116100aa576020019181360383136100aa57565b903590601e19813603018212156100aa570180359067ffffffffffffffff82116100aa57602001918160051b360383136100aa57565b6080810190811067ffffffffffffffff821117610a5457604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff821117610a5457604052565b60405190610660820182811067ffffffffffffffff821117610a54576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190610b088183610a68565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c0820182811067ffffffffffffffff821117610a54576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036100aa5790565b60a060405191610c7983610a38565b610c81610a8a565b835283610ccf60208501925f8452610c97610c18565b6040870152610ca4610c18565b60608701527f00000000000000000000000000000000000000000000000000000000000000006116dc565b9182855252610cdc610c18565b50610ce5610c18565b50015191610cf1611842565b9284356020525f601f5360205f6021601f60025afa156100aa57610d30905f51610d1e6020880188610a02565b91856040988951956101ae8b88610a68565b610d3c838501856109ba565b610d496060860186610a02565b91602081019063ffffffff610d5d83610c59565b166116bc576001915b610d6f83612627565b92610d7c89519485610a68565b808452601f19610d8b82612627565b01366020860137610dab610d9e82612627565b8a51608052608051610a68565b8060805152601f19610dbc82612627565b013660206080510137610dd46102698a8501856109cf565b610ddf60805161263f565b5263ffffffff610dee83610c59565b166115d5575b505090610e05610e37949392610c59565b9063ffffffff885192610e1784610a38565b600984525f602085015216888301525f606083015260805191893561269d565b60088110156107595761143557610e7363ffffffff610e5b6102ee868801886109ba565b610309610e6a878901896109ba565b878101906109cf565b90601f8110156107595761140757610e8d848601866109ba565b845163e81a0be960e01b8152602060048201529063ffffffff610eaf8261179c565b16602483015263ffffffff610ec66020830161179c565b166044830152610ede61038d61037c888401846117ad565b906080810135601e19823603018112156100aa576020828201019267ffffffffffffffff83830135116100aa578282013560051b9081360385136100aa578581036023190160a4870152838301803582528695928201602090810195939492935f923603605e1901918501905b8085013584106115805750505050505050908060209203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156113aa575f91611545575b50601f8110156107595761134057604083015260a08251610fbc610c18565b50610fc5610c18565b500151610fd0611842565b9086356020525f601f5360205f6021601f60025afa156100aa57600161100f925f51610fff60208b018b610a02565b9390928951956101ae8b88610a68565b61101b838601866109ba565b6110286060870187610a02565b9163ffffffff61103a60208301610c59565b16611525576001905b61104c82612627565b9061105988519283610a68565b828252601f1961106884612627565b0136602084013761107883612627565b9261108589519485610a68565b808452601f1961109482612627565b013660208601376110aa6102698a8401846109cf565b6110b38561263f565b5263ffffffff6110c560208401610c59565b16611464575b50906110dc61110995949392610c59565b63ffffffff8951916110ed83610a38565b600983525f602084015216898201525f60608201528a3561269d565b6008811015610759576114355761113c63ffffffff61112d6102ee868901896109ba565b610309610e6a878a018a6109ba565b90601f8110156107595761140757611156848701876109ba565b845163e81a0be960e01b8152602060048201529063ffffffff6111788261179c565b16602483015263ffffffff61118f6020830161179c565b1660448301526111a761038d61037c888401846117ad565b906080810135601e19823603018112156100aa570190813591602081019267ffffffffffffffff81116100aa578060051b9182360385136100aa578584036023190160a487015281845285949284016020908101945f9236819003605e1901928201915b8585106113b45750505050505050908060209203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156113aa575f9161136f575b50601f8110156107595761134057606083015263ffffffff6112896020611283868801886109ba565b01610c59565b1680156113315760806040840151015181101561131457836040840151015111156112fb576001036112e0576112dd936112ce60606112d793015194848101906109ba565b928101906109ba565b91611c8c565b90565b916112dd936112ce82846112f59401906109ba565b91611b7a565b50916112dd935061130e918101906109ba565b90611ac1565b5050916112dd936112ce828461132b9401906109ba565b916119d4565b50509150506112dd9150611902565b8351633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b90506020813d6020116113a2575b8161138a60209383610a68565b810103126100aa5751601f8110156100aa575f61125a565b3d915061137d565b85513d5f823e3d90fd5b9193959750919395601f198282030184528735858112156100aa5760206113f38f936001946107fb88859601828682019163ffffffff6107f18461179c565b99019401950192949091889796949261120b565b8351633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8251633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b999591989490979360019b97939b5b5f198c018c8111610908578110156114c05761149260808b018b610a02565b5f1983019291828411610908578f63ffffffff8f93916108d460019787946114b9966117ff565b5201611473565b5092969a9195999890939794986114d960208701610c59565b956114ea61026960608301836109cf565b915f1981019081116109085761151963ffffffff611109996110dc95611510858a61264c565b5216918561264c565b529192939495506110cb565b6115326080820182610a02565b9050600281018091116109085790611043565b90506020813d602011611578575b8161156060209383610a68565b810103126100aa5751601f8110156100aa575f610f9d565b3d9150611553565b9193959750919395601f198782030183528735848112156100aa5760206115c18f936001946107fb8495888d0101828682019163ffffffff6107f18461179c565b990193019401919492909388979694610f4b565b60019b9895929996939b9a9794919a5b5f198201828111610908578110156116565761160460808c018c610a02565b5f1983019291828411610908578f9163ffffffff611629600196869361164f956117ff565b61164361026961163883610c59565b9260208101906109cf565b6108f98460805161264c565b52016115e5565b509092959894979a9193969961166b90610c59565b9461167c61026960608301836109cf565b91805f19810111610908576116b263ffffffff610e3798610e05956116a65f19860160805161264c565b5216915f19018561264c565b5291929394610df4565b6116c96080820182610a02565b9050600281018091116109085791610d66565b5f919082916116e9610a8a565b506001600160a01b036040516020810192633d91081b60e21b8452602482015260248152611718604482610a68565b5192165afa3d15611794573d9067ffffffffffffffff8211610a54576040519161174c601f8201601f191660200184610a68565b82523d5f602084013e5b1561178c57806101a06020920160405190610100820160405261010081835e52805161027f19016102a082016101c083015e0190565b602081519101fd5b606090611756565b359063ffffffff821682036100aa57565b9035601e19823603018112156100aa57016020813591019167ffffffffffffffff82116100aa5781360383136100aa57565b908060209392818452848401375f828201840152601f01601f1916010190565b91908110156118215760051b81013590603e19813603018212156100aa570190565b634e487b7160e01b5f52603260045260245ffd5b9190820180921161090857565b6040519061184f82610a38565b5f6060830152601382600360408201525f602082015252565b5f906001602093806040519385855383850137019060025afa156100aa575f5190565b949290916118999492612026565b919060088110156107595715918215926118f7575b50506118b75750565b6044602091604051928391633c1e253d60e11b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fd5b141590505f806118ae565b6040810151602082015190600182148082511515148015906119c3575b6119ba576119b35761194a63ffffffff606085510151169360600151608060a0820151910151900390565b92809360028194146119a6575b505060408101519260608201518414938461199c575b505082611985575b505015611980575f90565b601990565b909150608060a08201519101519003145f80611975565b1192505f8061196d565b8101935091505f80611957565b5050505f90565b50505050601990565b50606082015160808301511461191f565b919060208301916001835114611ab95763ffffffff6119f660608401846109cf565b503560c01c16611a07818487612135565b611aaf57600284511480611a9f575b611a9557611a2481846121a2565b91908215611a8a576080611a526020611a4b60029663ffffffff9560408d01978851611ef2565b9701610c59565b925101519116039351145f14611a7a5750611a6c926122c1565b15611a75575f90565b601b90565b9190611a8593612217565b611a6c565b505050505050505f90565b5050505050601b90565b5060408086015101518110611a16565b5050505050601d90565b505050505f90565b611ace60608301836109cf565b50906040519260e0840184811067ffffffffffffffff821117610a54576040526001608085019484359063ffffffff82841a928383528060021a60208401528060031a60408401528060041a60608401528060051a895260a01c1660030b60a082015260c0602087013591015214611ab9575f5b8451811015611b7157611b658160030260020160051b85013560e01c8385612135565b611aaf57600101611b42565b50505050505f90565b91909163ffffffff611bb2816040840151956020810196611ba8611b9d89610c59565b9260608101906109cf565b9390921690611ef2565b93611bbe5f1991610c59565b01169163ffffffff6060835101511660026020840151145f14611c4b57611bf28360600151608060a0820151910151900390565b81015b6001602087015114908510809103611c405715611b715780841015611c2e57505091611c20926122c1565b15611c29575f90565b601a90565b611c3b9491930391612217565b611c20565b505050505050601a90565b80611bf5565b6040519060a0820182811067ffffffffffffffff821117610a54576040525f6080838281528260208201528260408201528260608201520152565b9160208201611c9a81610c59565b611cbb63ffffffff6060860192611cb184886109cf565b9290911688611ef2565b936002602086015103611ee85763ffffffff611cd783836109cf565b503560c01c1691606086015115918215611edc575b8215611e23575b5050611e1957611d01611c51565b94602084019063ffffffff611d1583610c59565b16151580611dfd575b611dd3575b506020860151600203611d945763ffffffff611d54819382611d47611d6095610c59565b16019560608101906109cf565b503560c01c1692610c59565b1601149182611d7b575b50505b15611d76575f90565b601c90565b608091925081015160e01c91015160e01c145f80611d6a565b94509150915015918215611daa575b5050611d6d565b63ffffffff919250600182611dc1611dc993610c59565b160192610c59565b1614155f80611da3565b81965063ffffffff90611de8611df693610c59565b90611ba860608801886109cf565b945f611d23565b50611e0782610c59565b63ffffffff6040830151911610611d1e565b5050505050601c90565b611e539250611e5d63ffffffff611e6292611e416080820182610a02565b969095611e4d8a610c59565b926109cf565b929091168b611ef2565b611f48565b915f5b818110611e7b5750505062010000105f80611cf3565b611eaf63ffffffff611e8e8385876117ff565b611ea5611e9a82610c59565b9160208101906109cf565b929091168c611ef2565b6002602082015114611ec5575b50600101611e65565b6001919461060d611ed592611f48565b9390611ebc565b60108410159250611cec565b5050505050505f90565b9392506040611eff611c51565b94602084359460018852013560808701520151115f14611f35578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b60808101518060e01c80156119b357611f676040926060850151612579565b9050049101516001806072831c1603611fda577f0fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361090857611fc561ffff6ef004000400040002100410040000008360041b1c1691612660565b1c908181029181830414901517156109085790565b60849060405190634c6468af60e01b825260406004830152600560448301527f445479706500000000000000000000000000000000000000000000000000000060648301526024820152fd5b94919093945f94602082019060ff82511695612052604085019767ffffffffffffffff89511690612601565b80831015612124575f190198828a6040519760206001869781601f53161b525b6120d45750606095969798995060051b01149551905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5191156120cb57565b600592505f9150565b600181168b821081176120fc575060011c99602051602060018d161b525b60011c998a612072565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa506120f2565b505050505050925050506004905f90565b919091600160208201510361219057604001916040835101518210156119b3578161215f916121a2565b918215159384612171575b5050505090565b6002945091602093916121849351611ef2565b0151145f80808061216a565b516060015163ffffffff161015919050565b90916121b160608301836109cf565b50926121c25f936080810190610a02565b5f9291925b8181106121d45750505050565b6121df8183866117ff565b8363ffffffff6121ee83610c59565b16146121fd57506001016121c7565b94965050505050612213915060208101906109cf565b9091565b9092602081019263ffffffff600161222e86610c59565b92019116148015906122a0575b6122975761225992611ba8611b9d606063ffffffff95015192610c59565b60408201516040820151149182612284575b8261227557505090565b60809192508101519101511490565b915060608201516060820151149161226b565b50505050600190565b506122aa83610c59565b63ffffffff6040606085015101519116101561223b565b51916060830163ffffffff8151168083101561239857600160406122ee6060870151608088015190612579565b9690500151149485612303575b505050505090565b6040919293949550019267ffffffffffffffff8451169382156123845751925163ffffffff169267ffffffffffffffff1683156123845767ffffffffffffffff9390068316111561237c5760ff60015b169204160167ffffffffffffffff81116109085767ffffffffffffffff16145f808080806122fb565b60ff5f612353565b634e487b7160e01b5f52601260045260245ffd5b5050505050600190565b5f9391926123ae610c18565b938115158061256b575b6125625760208210612559573590600182811a03612550578160021a92600184116125465762ffffff8360c01c1615801590612533575b6125295763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c1692620100008211801561251b575b8015612513575b8015612507575b6124f95760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a088015281106124ef5760a0860151109081156124e4575b506124dc578060031a9060041a9182820290816020870152155f146124ac57501715155b6124a657565b60079250565b801592509082156124d1575b5081156124c6575b506124a0565b603f9150115f6124c0565b60201091505f6124b8565b506002935050565b60209150115f61247c565b5060019550505050565b506008995050505050505050565b5062010000841161243a565b508315612433565b50620400008389011161242c565b5060059550505050565b5067ffffffffffffffff831615156123ef565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a14156123b8565b6001915f915f915b8183106125a1575050505f1461259b57505f905b60019190565b90612595565b90919263ffffffff828560051b60e0031c16638000000081116125f557806125d2575050600180935b019190612581565b9093940293638000000085116125ea576001906125ca565b50505050505f905f90565b5050505050505f905f90565b600781116126215761261290612660565b6001811b9091015f1901901c90565b50505f90565b67ffffffffffffffff8111610a545760051b60200190565b8051156118215760200190565b80518210156118215760209160051b010190565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361090857670e080a070a0a080060ff9160031b1c1690565b91939094929484518015612941578651036129365760015b85518110156126f9576126c8818761264c565b515f198201828111610908576126de908861264c565b5110156126ed576001016126b5565b50505050505050600390565b5090929594939193602082019060ff82511694612726604085019667ffffffffffffffff88511690612601565b9885515f1981019081116109085761273f8b918861264c565b51101561292857604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f1901116128625750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b6128125750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f51901561280b5703612806575f90565b600690565b5050600590565b600181168b8210811761283a575060011c99602051602060018d161b525b60011c998a6127a6565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50612830565b815b8181106128795750509560011c958d9061276a565b8051868201938451918060011c8252602089830192019560018216612907578c82106128ac575050526020905b01612864565b90919e9260205260016020850192178251146128e0575b50509060208083819435604052019d6041601f60025afa506128a6565b848210156128c3576020929e928094508092910151604052916041601f60025afa506128a6565b50509c6020818194938293358352604052019d6041601f60025afa506128a6565b506004985050505050505050565b505050505050600290565b5050505050505060019056",
}

// TrainingFraud is an auto generated Go binding around an Ethereum contract.
type TrainingFraud struct {
	abi abi.ABI
}

// NewTrainingFraud creates a new instance of TrainingFraud.
func NewTrainingFraud() *TrainingFraud {
	parsed, err := TrainingFraudMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TrainingFraud{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TrainingFraud) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address rounds_, address referee_, address dispute_, address enclaves_) returns()
func (trainingFraud *TrainingFraud) PackConstructor(rounds_ common.Address, referee_ common.Address, dispute_ common.Address, enclaves_ common.Address) []byte {
	enc, err := trainingFraud.abi.Pack("", rounds_, referee_, dispute_, enclaves_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackCheckClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5fc66742.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function checkClaim(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) view returns(bytes32 id)
func (trainingFraud *TrainingFraud) PackCheckClaim(claim ITrainingFraudClaim) []byte {
	enc, err := trainingFraud.abi.Pack("checkClaim", claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCheckClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5fc66742.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function checkClaim(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) view returns(bytes32 id)
func (trainingFraud *TrainingFraud) TryPackCheckClaim(claim ITrainingFraudClaim) ([]byte, error) {
	return trainingFraud.abi.Pack("checkClaim", claim)
}

// UnpackCheckClaim is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5fc66742.
//
// Solidity: function checkClaim(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) view returns(bytes32 id)
func (trainingFraud *TrainingFraud) UnpackCheckClaim(data []byte) ([32]byte, error) {
	out, err := trainingFraud.abi.Unpack("checkClaim", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackClaimId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeae62d0c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimId(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) view returns(bytes32)
func (trainingFraud *TrainingFraud) PackClaimId(claim ITrainingFraudClaim) []byte {
	enc, err := trainingFraud.abi.Pack("claimId", claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeae62d0c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimId(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) view returns(bytes32)
func (trainingFraud *TrainingFraud) TryPackClaimId(claim ITrainingFraudClaim) ([]byte, error) {
	return trainingFraud.abi.Pack("claimId", claim)
}

// UnpackClaimId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xeae62d0c.
//
// Solidity: function claimId(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim) view returns(bytes32)
func (trainingFraud *TrainingFraud) UnpackClaimId(data []byte) ([32]byte, error) {
	out, err := trainingFraud.abi.Unpack("claimId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCondemnSilence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd8a5fd04.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function condemnSilence(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, address challenger) returns()
func (trainingFraud *TrainingFraud) PackCondemnSilence(claim ITrainingFraudClaim, challenger common.Address) []byte {
	enc, err := trainingFraud.abi.Pack("condemnSilence", claim, challenger)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCondemnSilence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd8a5fd04.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function condemnSilence(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, address challenger) returns()
func (trainingFraud *TrainingFraud) TryPackCondemnSilence(claim ITrainingFraudClaim, challenger common.Address) ([]byte, error) {
	return trainingFraud.abi.Pack("condemnSilence", claim, challenger)
}

// PackCondemnWitness is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc02f9a15.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function condemnWitness(bytes32 taskId, address keeper, address challenger) returns(uint256 slashed)
func (trainingFraud *TrainingFraud) PackCondemnWitness(taskId [32]byte, keeper common.Address, challenger common.Address) []byte {
	enc, err := trainingFraud.abi.Pack("condemnWitness", taskId, keeper, challenger)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCondemnWitness is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc02f9a15.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function condemnWitness(bytes32 taskId, address keeper, address challenger) returns(uint256 slashed)
func (trainingFraud *TrainingFraud) TryPackCondemnWitness(taskId [32]byte, keeper common.Address, challenger common.Address) ([]byte, error) {
	return trainingFraud.abi.Pack("condemnWitness", taskId, keeper, challenger)
}

// UnpackCondemnWitness is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc02f9a15.
//
// Solidity: function condemnWitness(bytes32 taskId, address keeper, address challenger) returns(uint256 slashed)
func (trainingFraud *TrainingFraud) UnpackCondemnWitness(data []byte) (*big.Int, error) {
	out, err := trainingFraud.abi.Unpack("condemnWitness", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDispute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf240f7c3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function dispute() view returns(address)
func (trainingFraud *TrainingFraud) PackDispute() []byte {
	enc, err := trainingFraud.abi.Pack("dispute")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDispute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf240f7c3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function dispute() view returns(address)
func (trainingFraud *TrainingFraud) TryPackDispute() ([]byte, error) {
	return trainingFraud.abi.Pack("dispute")
}

// UnpackDispute is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf240f7c3.
//
// Solidity: function dispute() view returns(address)
func (trainingFraud *TrainingFraud) UnpackDispute(data []byte) (common.Address, error) {
	out, err := trainingFraud.abi.Unpack("dispute", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackDisputesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84075189.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function disputesOf(bytes32 taskId, address trainer, uint32 round) view returns(uint256)
func (trainingFraud *TrainingFraud) PackDisputesOf(taskId [32]byte, trainer common.Address, round uint32) []byte {
	enc, err := trainingFraud.abi.Pack("disputesOf", taskId, trainer, round)
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
func (trainingFraud *TrainingFraud) TryPackDisputesOf(taskId [32]byte, trainer common.Address, round uint32) ([]byte, error) {
	return trainingFraud.abi.Pack("disputesOf", taskId, trainer, round)
}

// UnpackDisputesOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x84075189.
//
// Solidity: function disputesOf(bytes32 taskId, address trainer, uint32 round) view returns(uint256)
func (trainingFraud *TrainingFraud) UnpackDisputesOf(data []byte) (*big.Int, error) {
	out, err := trainingFraud.abi.Unpack("disputesOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackEnclaves is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f2335ed.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function enclaves() view returns(address)
func (trainingFraud *TrainingFraud) PackEnclaves() []byte {
	enc, err := trainingFraud.abi.Pack("enclaves")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnclaves is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f2335ed.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function enclaves() view returns(address)
func (trainingFraud *TrainingFraud) TryPackEnclaves() ([]byte, error) {
	return trainingFraud.abi.Pack("enclaves")
}

// UnpackEnclaves is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9f2335ed.
//
// Solidity: function enclaves() view returns(address)
func (trainingFraud *TrainingFraud) UnpackEnclaves(data []byte) (common.Address, error) {
	out, err := trainingFraud.abi.Unpack("enclaves", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackIsCondemned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1808842c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isCondemned(bytes32 claim) view returns(bool)
func (trainingFraud *TrainingFraud) PackIsCondemned(claim [32]byte) []byte {
	enc, err := trainingFraud.abi.Pack("isCondemned", claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsCondemned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1808842c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isCondemned(bytes32 claim) view returns(bool)
func (trainingFraud *TrainingFraud) TryPackIsCondemned(claim [32]byte) ([]byte, error) {
	return trainingFraud.abi.Pack("isCondemned", claim)
}

// UnpackIsCondemned is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1808842c.
//
// Solidity: function isCondemned(bytes32 claim) view returns(bool)
func (trainingFraud *TrainingFraud) UnpackIsCondemned(data []byte) (bool, error) {
	out, err := trainingFraud.abi.Unpack("isCondemned", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsIllFormed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x47b70b0d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isIllFormed(bytes32 taskId) view returns(bool)
func (trainingFraud *TrainingFraud) PackIsIllFormed(taskId [32]byte) []byte {
	enc, err := trainingFraud.abi.Pack("isIllFormed", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsIllFormed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x47b70b0d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isIllFormed(bytes32 taskId) view returns(bool)
func (trainingFraud *TrainingFraud) TryPackIsIllFormed(taskId [32]byte) ([]byte, error) {
	return trainingFraud.abi.Pack("isIllFormed", taskId)
}

// UnpackIsIllFormed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x47b70b0d.
//
// Solidity: function isIllFormed(bytes32 taskId) view returns(bool)
func (trainingFraud *TrainingFraud) UnpackIsIllFormed(data []byte) (bool, error) {
	out, err := trainingFraud.abi.Unpack("isIllFormed", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMattersUntil is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x445c7ace.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mattersUntil((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(uint64 until)
func (trainingFraud *TrainingFraud) PackMattersUntil(gradient OuterGradient) []byte {
	enc, err := trainingFraud.abi.Pack("mattersUntil", gradient)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMattersUntil is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x445c7ace.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mattersUntil((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(uint64 until)
func (trainingFraud *TrainingFraud) TryPackMattersUntil(gradient OuterGradient) ([]byte, error) {
	return trainingFraud.abi.Pack("mattersUntil", gradient)
}

// UnpackMattersUntil is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x445c7ace.
//
// Solidity: function mattersUntil((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64) gradient) view returns(uint64 until)
func (trainingFraud *TrainingFraud) UnpackMattersUntil(data []byte) (uint64, error) {
	out, err := trainingFraud.abi.Unpack("mattersUntil", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackProveBinding is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6b332536.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveBinding(bytes32 taskId, uint256 which, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) step) returns()
func (trainingFraud *TrainingFraud) PackProveBinding(taskId [32]byte, which *big.Int, entries ITrainingFraudEntries, step ITrainingFraudEntries) []byte {
	enc, err := trainingFraud.abi.Pack("proveBinding", taskId, which, entries, step)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveBinding is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6b332536.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveBinding(bytes32 taskId, uint256 which, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) step) returns()
func (trainingFraud *TrainingFraud) TryPackProveBinding(taskId [32]byte, which *big.Int, entries ITrainingFraudEntries, step ITrainingFraudEntries) ([]byte, error) {
	return trainingFraud.abi.Pack("proveBinding", taskId, which, entries, step)
}

// PackProveElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85ea9391.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveElement(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],uint32,bytes) element, (uint8,bytes32,bytes[],bytes32[])[] openings, (bytes32,bytes32[],bytes32[],uint32)[] sources) returns()
func (trainingFraud *TrainingFraud) PackProveElement(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element ITrainingFraudElement, openings []IProgramRefereeOpening, sources []ITrainingFraudSource) []byte {
	enc, err := trainingFraud.abi.Pack("proveElement", claim, transition, entries, output, element, openings, sources)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85ea9391.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveElement(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],uint32,bytes) element, (uint8,bytes32,bytes[],bytes32[])[] openings, (bytes32,bytes32[],bytes32[],uint32)[] sources) returns()
func (trainingFraud *TrainingFraud) TryPackProveElement(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element ITrainingFraudElement, openings []IProgramRefereeOpening, sources []ITrainingFraudSource) ([]byte, error) {
	return trainingFraud.abi.Pack("proveElement", claim, transition, entries, output, element, openings, sources)
}

// PackProveFragment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6b9766a3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveFragment(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],uint32,bytes) element, (bytes,bytes32[],bytes32,bytes32,bytes32[]) fragment) returns()
func (trainingFraud *TrainingFraud) PackProveFragment(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element ITrainingFraudElement, fragment ITrainingFraudFragmentOpening) []byte {
	enc, err := trainingFraud.abi.Pack("proveFragment", claim, transition, entries, output, element, fragment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveFragment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6b9766a3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveFragment(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],uint32,bytes) element, (bytes,bytes32[],bytes32,bytes32,bytes32[]) fragment) returns()
func (trainingFraud *TrainingFraud) TryPackProveFragment(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element ITrainingFraudElement, fragment ITrainingFraudFragmentOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("proveFragment", claim, transition, entries, output, element, fragment)
}

// PackProveOutput is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd7d6388b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveOutput(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (bytes32,bytes32[],bytes32[],uint32) source, (bytes32,bytes32[],uint32) local) returns()
func (trainingFraud *TrainingFraud) PackProveOutput(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, source ITrainingFraudSource, local ITrainingFraudLocal) []byte {
	enc, err := trainingFraud.abi.Pack("proveOutput", claim, transition, entries, output, source, local)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveOutput is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd7d6388b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveOutput(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (bytes32,bytes32[],bytes32[],uint32) source, (bytes32,bytes32[],uint32) local) returns()
func (trainingFraud *TrainingFraud) TryPackProveOutput(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, source ITrainingFraudSource, local ITrainingFraudLocal) ([]byte, error) {
	return trainingFraud.abi.Pack("proveOutput", claim, transition, entries, output, source, local)
}

// PackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6db23b62.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePayload(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],bytes32,bytes32[],bytes,bytes32[]) payload) returns()
func (trainingFraud *TrainingFraud) PackProvePayload(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, payload ITrainingFraudPayloadOpening) []byte {
	enc, err := trainingFraud.abi.Pack("provePayload", claim, transition, entries, output, payload)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6db23b62.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePayload(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],bytes32,bytes32[],bytes,bytes32[]) payload) returns()
func (trainingFraud *TrainingFraud) TryPackProvePayload(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, payload ITrainingFraudPayloadOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("provePayload", claim, transition, entries, output, payload)
}

// PackProveProgram is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe19c7bfd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveProgram(bytes32 taskId, uint256 which, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries) returns()
func (trainingFraud *TrainingFraud) PackProveProgram(taskId [32]byte, which *big.Int, entries ITrainingFraudEntries) []byte {
	enc, err := trainingFraud.abi.Pack("proveProgram", taskId, which, entries)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveProgram is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe19c7bfd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveProgram(bytes32 taskId, uint256 which, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries) returns()
func (trainingFraud *TrainingFraud) TryPackProveProgram(taskId [32]byte, which *big.Int, entries ITrainingFraudEntries) ([]byte, error) {
	return trainingFraud.abi.Pack("proveProgram", taskId, which, entries)
}

// PackProveRecord is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xceb7db2f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveRecord(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],uint32,bytes) element, (bytes,bytes32[]) record) returns()
func (trainingFraud *TrainingFraud) PackProveRecord(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element ITrainingFraudElement, record ITrainingFraudRecordOpening) []byte {
	enc, err := trainingFraud.abi.Pack("proveRecord", claim, transition, entries, output, element, record)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveRecord is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xceb7db2f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveRecord(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (uint32,bytes32,bytes32[],bytes32,bytes32[]) output, (uint64,bytes,bytes32[],uint32,bytes) element, (bytes,bytes32[]) record) returns()
func (trainingFraud *TrainingFraud) TryPackProveRecord(claim ITrainingFraudClaim, transition ITrainingFraudTransition, entries ITrainingFraudEntries, output ITrainingFraudTraced, element ITrainingFraudElement, record ITrainingFraudRecordOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("proveRecord", claim, transition, entries, output, element, record)
}

// PackProveRecordSize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x186e3a1a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveRecordSize(bytes32 taskId, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) step, uint64 index, (bytes,bytes32[]) record) returns()
func (trainingFraud *TrainingFraud) PackProveRecordSize(taskId [32]byte, step ITrainingFraudEntries, index uint64, record ITrainingFraudRecordOpening) []byte {
	enc, err := trainingFraud.abi.Pack("proveRecordSize", taskId, step, index, record)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveRecordSize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x186e3a1a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveRecordSize(bytes32 taskId, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) step, uint64 index, (bytes,bytes32[]) record) returns()
func (trainingFraud *TrainingFraud) TryPackProveRecordSize(taskId [32]byte, step ITrainingFraudEntries, index uint64, record ITrainingFraudRecordOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("proveRecordSize", taskId, step, index, record)
}

// PackReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1bebd1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function referee() view returns(address)
func (trainingFraud *TrainingFraud) PackReferee() []byte {
	enc, err := trainingFraud.abi.Pack("referee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1bebd1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function referee() view returns(address)
func (trainingFraud *TrainingFraud) TryPackReferee() ([]byte, error) {
	return trainingFraud.abi.Pack("referee")
}

// UnpackReferee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b1bebd1.
//
// Solidity: function referee() view returns(address)
func (trainingFraud *TrainingFraud) UnpackReferee(data []byte) (common.Address, error) {
	out, err := trainingFraud.abi.Unpack("referee", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRounds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e800ad.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rounds() view returns(address)
func (trainingFraud *TrainingFraud) PackRounds() []byte {
	enc, err := trainingFraud.abi.Pack("rounds")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRounds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e800ad.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rounds() view returns(address)
func (trainingFraud *TrainingFraud) TryPackRounds() ([]byte, error) {
	return trainingFraud.abi.Pack("rounds")
}

// UnpackRounds is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2e800ad.
//
// Solidity: function rounds() view returns(address)
func (trainingFraud *TrainingFraud) UnpackRounds(data []byte) (common.Address, error) {
	out, err := trainingFraud.abi.Unpack("rounds", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackTasks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc305a6d9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function tasks() view returns(address)
func (trainingFraud *TrainingFraud) PackTasks() []byte {
	enc, err := trainingFraud.abi.Pack("tasks")
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
func (trainingFraud *TrainingFraud) TryPackTasks() ([]byte, error) {
	return trainingFraud.abi.Pack("tasks")
}

// UnpackTasks is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc305a6d9.
//
// Solidity: function tasks() view returns(address)
func (trainingFraud *TrainingFraud) UnpackTasks(data []byte) (common.Address, error) {
	out, err := trainingFraud.abi.Unpack("tasks", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// TrainingFraudProgramIllFormed represents a ProgramIllFormed event raised by the TrainingFraud contract.
type TrainingFraudProgramIllFormed struct {
	TaskId     [32]byte
	Which      *big.Int
	Entry      uint32
	Rule       uint8
	Challenger common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingFraudProgramIllFormedEventName = "ProgramIllFormed"

// ContractEventName returns the user-defined event name.
func (TrainingFraudProgramIllFormed) ContractEventName() string {
	return TrainingFraudProgramIllFormedEventName
}

// UnpackProgramIllFormedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ProgramIllFormed(bytes32 indexed taskId, uint256 which, uint32 entry, uint8 rule, address challenger)
func (trainingFraud *TrainingFraud) UnpackProgramIllFormedEvent(log *types.Log) (*TrainingFraudProgramIllFormed, error) {
	event := "ProgramIllFormed"
	if len(log.Topics) == 0 || log.Topics[0] != trainingFraud.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingFraudProgramIllFormed)
	if len(log.Data) > 0 {
		if err := trainingFraud.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingFraud.abi.Events[event].Inputs {
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

// TrainingFraudTrainingFraudProven represents a TrainingFraudProven event raised by the TrainingFraud contract.
type TrainingFraudTrainingFraudProven struct {
	TaskId     [32]byte
	Round      uint32
	Trainer    common.Address
	Challenger common.Address
	Claim      [32]byte
	Fault      uint8
	Element    uint64
	Expected   uint64
	Claimed    uint64
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingFraudTrainingFraudProvenEventName = "TrainingFraudProven"

// ContractEventName returns the user-defined event name.
func (TrainingFraudTrainingFraudProven) ContractEventName() string {
	return TrainingFraudTrainingFraudProvenEventName
}

// UnpackTrainingFraudProvenEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TrainingFraudProven(bytes32 indexed taskId, uint32 indexed round, address indexed trainer, address challenger, bytes32 claim, uint8 fault, uint64 element, uint64 expected, uint64 claimed)
func (trainingFraud *TrainingFraud) UnpackTrainingFraudProvenEvent(log *types.Log) (*TrainingFraudTrainingFraudProven, error) {
	event := "TrainingFraudProven"
	if len(log.Topics) == 0 || log.Topics[0] != trainingFraud.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingFraudTrainingFraudProven)
	if len(log.Data) > 0 {
		if err := trainingFraud.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingFraud.abi.Events[event].Inputs {
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
func (trainingFraud *TrainingFraud) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["AddressEmptyCode"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackAddressEmptyCodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["AlreadyProven"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackAlreadyProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["ClaimIsCorrect"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackClaimIsCorrectError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["FailedCall"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackFailedCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["InvalidSignature"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["NotAuthorized"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackNotAuthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["NothingProven"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackNothingProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["UnknownValue"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackUnknownValueError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingFraud.abi.Errors["WrongPhase"].ID.Bytes()[:4]) {
		return trainingFraud.UnpackWrongPhaseError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// TrainingFraudAddressEmptyCode represents a AddressEmptyCode error raised by the TrainingFraud contract.
type TrainingFraudAddressEmptyCode struct {
	Target common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AddressEmptyCode(address target)
func TrainingFraudAddressEmptyCodeErrorID() common.Hash {
	return common.HexToHash("0x9996b315c842ff135b8fc4a08ad5df1c344efbc03d2687aecc0678050d2aac89")
}

// UnpackAddressEmptyCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AddressEmptyCode(address target)
func (trainingFraud *TrainingFraud) UnpackAddressEmptyCodeError(raw []byte) (*TrainingFraudAddressEmptyCode, error) {
	out := new(TrainingFraudAddressEmptyCode)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "AddressEmptyCode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudAlreadyProven represents a AlreadyProven error raised by the TrainingFraud contract.
type TrainingFraudAlreadyProven struct {
	Statement [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyProven(bytes32 statement)
func TrainingFraudAlreadyProvenErrorID() common.Hash {
	return common.HexToHash("0xea033684b2eb17b3fc70d5009bef3efe803909cba52e3380dd0e081697f487ad")
}

// UnpackAlreadyProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyProven(bytes32 statement)
func (trainingFraud *TrainingFraud) UnpackAlreadyProvenError(raw []byte) (*TrainingFraudAlreadyProven, error) {
	out := new(TrainingFraudAlreadyProven)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "AlreadyProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudClaimIsCorrect represents a ClaimIsCorrect error raised by the TrainingFraud contract.
type TrainingFraudClaimIsCorrect struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimIsCorrect()
func TrainingFraudClaimIsCorrectErrorID() common.Hash {
	return common.HexToHash("0xced1afc6ebf802dd4d98daa3d89fc51c6f4517eb3f73046fe46153d97baac840")
}

// UnpackClaimIsCorrectError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimIsCorrect()
func (trainingFraud *TrainingFraud) UnpackClaimIsCorrectError(raw []byte) (*TrainingFraudClaimIsCorrect, error) {
	out := new(TrainingFraudClaimIsCorrect)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "ClaimIsCorrect", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudFailedCall represents a FailedCall error raised by the TrainingFraud contract.
type TrainingFraudFailedCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FailedCall()
func TrainingFraudFailedCallErrorID() common.Hash {
	return common.HexToHash("0xd6bda27508c0fb6d8a39b4b122878dab26f731a7d4e4abe711dd3731899052a4")
}

// UnpackFailedCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FailedCall()
func (trainingFraud *TrainingFraud) UnpackFailedCallError(raw []byte) (*TrainingFraudFailedCall, error) {
	out := new(TrainingFraudFailedCall)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "FailedCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudInvalidSignature represents a InvalidSignature error raised by the TrainingFraud contract.
type TrainingFraudInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidSignature()
func TrainingFraudInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0x8baa579fce362245063d36f11747a89dd489c54795634fc673cc0e0db51fedc5")
}

// UnpackInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidSignature()
func (trainingFraud *TrainingFraud) UnpackInvalidSignatureError(raw []byte) (*TrainingFraudInvalidSignature, error) {
	out := new(TrainingFraudInvalidSignature)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "InvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudNotAuthorized represents a NotAuthorized error raised by the TrainingFraud contract.
type TrainingFraudNotAuthorized struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAuthorized(address caller)
func TrainingFraudNotAuthorizedErrorID() common.Hash {
	return common.HexToHash("0x4a0bfec1fa3ea832f47a765e92fe13fe78ddadee056368ea6e89037b3cf70498")
}

// UnpackNotAuthorizedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAuthorized(address caller)
func (trainingFraud *TrainingFraud) UnpackNotAuthorizedError(raw []byte) (*TrainingFraudNotAuthorized, error) {
	out := new(TrainingFraudNotAuthorized)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "NotAuthorized", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudNothingProven represents a NothingProven error raised by the TrainingFraud contract.
type TrainingFraudNothingProven struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingProven()
func TrainingFraudNothingProvenErrorID() common.Hash {
	return common.HexToHash("0x4d8cff003ffe44708b347d5ab9eb3197ea024a078b949e86f2cbc1779c2b3faf")
}

// UnpackNothingProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingProven()
func (trainingFraud *TrainingFraud) UnpackNothingProvenError(raw []byte) (*TrainingFraudNothingProven, error) {
	out := new(TrainingFraudNothingProven)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "NothingProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudUnknownValue represents a UnknownValue error raised by the TrainingFraud contract.
type TrainingFraudUnknownValue struct {
	Enumeration string
	Value       *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func TrainingFraudUnknownValueErrorID() common.Hash {
	return common.HexToHash("0x4c6468af2a2e8d8931cef309427386f1f0bfe57e939f0bed9538f09e9903b635")
}

// UnpackUnknownValueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func (trainingFraud *TrainingFraud) UnpackUnknownValueError(raw []byte) (*TrainingFraudUnknownValue, error) {
	out := new(TrainingFraudUnknownValue)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "UnknownValue", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingFraudWrongPhase represents a WrongPhase error raised by the TrainingFraud contract.
type TrainingFraudWrongPhase struct {
	Actual uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongPhase(uint8 actual)
func TrainingFraudWrongPhaseErrorID() common.Hash {
	return common.HexToHash("0x96fe8cdd585d6e16539084786ef0330f221a01706accefe0bc861b9b7c7ccd00")
}

// UnpackWrongPhaseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongPhase(uint8 actual)
func (trainingFraud *TrainingFraud) UnpackWrongPhaseError(raw []byte) (*TrainingFraudWrongPhase, error) {
	out := new(TrainingFraudWrongPhase)
	if err := trainingFraud.abi.UnpackIntoInterface(out, "WrongPhase", raw); err != nil {
		return nil, err
	}
	return out, nil
}
