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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"dispute_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"checkClaim\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"id\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimId\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"dispute\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"mattersUntil\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveBinding\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveElement\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structIProgramReferee.Opening[]\",\"components\":[{\"name\":\"operand\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaves\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structITrainingFraud.Source[]\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveFragment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.FragmentOpening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"paramsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"momentumRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveOutput\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Source\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Local\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.PayloadOpening\",\"components\":[{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensor\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"tensorPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveProgram\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecord\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecordSize\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"step\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"ProgramIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"rule\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumProgram.Rule\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainingFraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumITrainingFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]}]",
	ID:  "TrainingFraud",
	Bin: "0x610160806040523461027b5760608161b386803803809161002082856102c8565b83398101031261027b57610033816102eb565b9061004c6040610045602084016102eb565b92016102eb565b6001600160a01b03909216608081905260405163c305a6d960e01b8152602081600481855afa90811561022a575f91610287575b506001600160a01b031660a05260405163fbfa77cf60e01b815290602090829060049082905afa90811561022a575f91610249575b506001600160a01b0390811660c05290811660e081905260805160a051604051939182169261591d9283860192166001600160401b03831186841017610235576080948694612d3c86398352602083015260408201526001600160a01b03851660608201520301905ff0801561022a576101005260a05160e051604051916001600160a01b0390811691612d2d9182850191166001600160401b038211858310176102355760409385936186598539825260208201520301905ff0801561022a576101205261014052604051612a3c908161030082396080518181816105f401528181610d940152818161136d015281816119a501528181611c0001528181611d6101528181612120015261245b015260a05181818161051c01528181610d500152818161223e0152612628015260c05181612044015260e051816112ba01526101005181818161038d0152612350015261012051816111cb01526101405181818161010e015281816104e90152610f3a0152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d60201161027f575b81610264602093836102c8565b8101031261027b57610275906102eb565b5f6100b5565b5f80fd5b3d9150610257565b90506020813d6020116102c0575b816102a2602093836102c8565b8101031261027b576004916102b86020926102eb565b915091610080565b3d9150610295565b601f909101601f19168101906001600160401b0382119082101761023557604052565b51906001600160a01b038216820361027b5756fe6080806040526004361015610012575f80fd5b5f905f3560e01c9081631808842c1461166d57508063186e3a1a146112de5780633b1bebd11461129a578063445c7ace1461126b57806347b70b0d1461123c5780635fc667421461121a5780636b332536146111535780636b9766a3146110735780636db23b6214610fb35780638407518914610ebc57806385ea939114610db8578063a2e800ad14610d74578063c305a6d914610d30578063ceb7db2f14610c50578063d7d6388b14610b70578063d8a5fd041461049f578063e19c7bfd14610156578063eae62d0c146101355763f240f7c3146100ef575f80fd5b3461013257806003193601126101325760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461013257602061014e610149366116ae565b611bbc565b604051908152f35b50346101325760606003193601126101325760243560043560443567ffffffffffffffff811161049b5780600401928136039360806003198601126104975760448301906101af60206101a98484611843565b01611876565b93604051967fe19c7bfd00000000000000000000000000000000000000000000000000000000885286600489015284602489015260606044890152823560648901527fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff5d6102336102226024850186611a9e565b608060848d015260e48c0191611af1565b943591018112156104935790808893949201916102e8600484017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff9c8684030160a487015263ffffffff610285826116f8565b16835263ffffffff610299602487016116f8565b16602084015260846102e06102c56102b46044890185611b2e565b60a0604089015260a0880191611b7e565b6102d26064890185611b2e565b908783036060890152611b7e565b950190611a9e565b90916080818603910152808452602084019060208160051b86010194838d917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc182360301905b848410610406575050505050505082916103516020956064610381940190611a9e565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff9c8584030160c4860152611af1565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9283156103fb576103c79486946103ca575b50611d44565b80f35b6103ed91945060203d6020116103f4575b6103e581836117a0565b810190611887565b925f6103c1565b503d6103db565b6040513d87823e3d90fd5b919395999850919395967fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe082820301875289358381121561048f57602061047b600193604061046c8985960163ffffffff610460826116f8565b16845285810190611b2e565b91909281868201520191611b7e565b9b0197019401918d9899979695939161032e565b8f80fd5b8880fd5b8580fd5b8380fd5b50346101325760406003193601126101325760043567ffffffffffffffff8111610b6c5780600401906101006003198236030112610b68576104df6116e2565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610b3c5760448201928035926105987f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031660a061054f88611a02565b6040517f88bce1b8000000000000000000000000000000000000000000000000000000008152600481018990526001600160a01b03909116602482015292839081906044820190565b0381845afa918215610b31578892610b00575b506105b584611bbc565b93848952886020526040892060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff008254161790556001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001692604051917f2949b58f0000000000000000000000000000000000000000000000000000000083526040838061064d84600483016118db565b0381885afa928315610af5578b93610ac3575b5061066a836120ac565b82159081610ab2575b50610a8a579060ff60208b959493015116918461068f836120ac565b600283036109b257506106a460248701611876565b9763ffffffff604051997fde97c0d7000000000000000000000000000000000000000000000000000000008b528b60048c01521660248a015267ffffffffffffffff6001851b1660448a015260208960648189895af1988915610968578699610973575b5061ffff604051997fda7bd3b3000000000000000000000000000000000000000000000000000000008b528b60048c01521660248a0152602089604481885afa988915610968578a998c918891610929575b5090879392919b6001600160a01b03946020948661077960a495611a02565b9560405198899788967f26f91ec10000000000000000000000000000000000000000000000000000000088526004880152856024880152166044860152169e8f606485015260848401525af180156103fb576108ef575b506001906107dd816120ac565b14610859575b50505063ffffffff6001600160a01b037ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9361082c610826602460c09601611876565b98611a02565b906040519788526020880152600460408801528860608801528860808801528860a088015216951693a480f35b61086560248501611876565b90823b1561049b576040517f75e29a2f0000000000000000000000000000000000000000000000000000000081526004810188905263ffffffff92909216602483015260ff1660448201529082908290606490829084905af180156108e4576108cf575b806107e3565b816108d9916117a0565b61049757855f6108c9565b6040513d84823e3d90fd5b9093506020813d602011610921575b8161090b602093836117a0565b8101031261091d5750889260016107d0565b5f80fd5b3d91506108fe565b939a50505094506020813d602011610960575b81610949602093836117a0565b8101031261091d575188978b9590918b908761075a565b3d915061093c565b6040513d88823e3d90fd5b9098506020813d6020116109aa575b8161098f602093836117a0565b81010312610497575161ffff8116810361049757975f610708565b3d9150610982565b98858199926109c0856120ac565b8c600386146109e4575b926001600160a01b03949260a49286610779602097611a02565b509150506109f460248801611876565b853b15610a86576040517f6cc73210000000000000000000000000000000000000000000000000000000008152600481018b905263ffffffff91909116602482015260ff851660448201528681606481838a5af1918215610a7b578c88928c94610a5f575b506109ca565b610a6d9294508391506117a0565b610497578589918c5f610a59565b6040513d89823e3d90fd5b8680fd5b60048a7f4d8cff00000000000000000000000000000000000000000000000000000000008152fd5b610abc9150611fe7565b155f610673565b610ae691935060403d604011610aee575b610ade81836117a0565b8101906118b4565b50915f610660565b503d610ad4565b6040513d8d823e3d90fd5b610b2391925060a03d60a011610b2a575b610b1b81836117a0565b810190611a27565b905f6105ab565b503d610b11565b6040513d8a823e3d90fd5b6024847f4a0bfec100000000000000000000000000000000000000000000000000000000815233600452fd5b8280fd5b5080fd5b50346101325760c06003193601126101325760043567ffffffffffffffff8111610b6c576101006003198236030112610b6c5760243567ffffffffffffffff8111610b68576003196101009136030112610b6c5760443567ffffffffffffffff8111610b685760031960809136030112610b6c5760643567ffffffffffffffff8111610b685760031960a09136030112610b6c5760843567ffffffffffffffff8111610b685760031960809136030112610b6c5760a43567ffffffffffffffff8111610b685760031960609136030112610b6c576103c79060040161231a565b50346101325760c06003193601126101325760043567ffffffffffffffff8111610b6c576101006003198236030112610b6c5760243567ffffffffffffffff8111610b68576003196101009136030112610b6c5760443567ffffffffffffffff8111610b685760031960809136030112610b6c5760643567ffffffffffffffff8111610b685760031960a09136030112610b6c5760843567ffffffffffffffff8111610b685760031960a09136030112610b6c5760a43567ffffffffffffffff8111610b685760031960409136030112610b6c576103c79060040161231a565b503461013257806003193601126101325760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461013257806003193601126101325760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101325760e06003193601126101325760043567ffffffffffffffff8111610b6c576101006003198236030112610b6c5760243567ffffffffffffffff8111610b68576003196101009136030112610b6c5760443567ffffffffffffffff8111610b685760031960809136030112610b6c5760643567ffffffffffffffff8111610b685760031960a09136030112610b6c5760843567ffffffffffffffff8111610b685760031960a09136030112610b6c5760a43567ffffffffffffffff8111610b6857610e8c903690600401611709565b505060c4359067ffffffffffffffff8211610b6857610eb26103c7923690600401611709565b505060040161231a565b503461013257606060031936011261013257610ed66116e2565b9060443563ffffffff8116809103610b6c576001600160a01b03604051937f84075189000000000000000000000000000000000000000000000000000000008552600435600486015216602484015260448301526020826064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610fa75790610f74575b602090604051908152f35b506020813d602011610f9f575b81610f8e602093836117a0565b8101031261091d5760209051610f69565b3d9150610f81565b604051903d90823e3d90fd5b50346101325760a06003193601126101325760043567ffffffffffffffff8111610b6c576101006003198236030112610b6c5760243567ffffffffffffffff8111610b68576003196101009136030112610b6c5760443567ffffffffffffffff8111610b685760031960809136030112610b6c5760643567ffffffffffffffff8111610b685760031960a09136030112610b6c5760843567ffffffffffffffff8111610b685760031960e09136030112610b6c576103c79060040161231a565b50346101325760c06003193601126101325760043567ffffffffffffffff8111610b6c576101006003198236030112610b6c5760243567ffffffffffffffff8111610b68576003196101009136030112610b6c5760443567ffffffffffffffff8111610b685760031960809136030112610b6c5760643567ffffffffffffffff8111610b685760031960a09136030112610b6c5760843567ffffffffffffffff8111610b685760031960a09136030112610b6c5760a43567ffffffffffffffff8111610b685760031960a09136030112610b6c576103c79060040161231a565b50346101325760806003193601126101325760443567ffffffffffffffff8111610b6c5760806003198236030112610b6c5760643567ffffffffffffffff8111610b685760031960809136030112610b6c576103c79061120e6111fe60206101a96111f06111c136366117e1565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611c7d565b946044810190600401611843565b9160208082518301019101611887565b90602435600435611d44565b503461013257602061123361122e366116ae565b6120b6565b50604051908152f35b50346101325760206003193601126101325760ff60406020926004358152600184522054166040519015158152f35b50346101325760e060031936011261013257506020611288611954565b67ffffffffffffffff60405191168152f35b503461013257806003193601126101325760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461091d57608060031936011261091d5760043560243567ffffffffffffffff811161091d576080600319823603011261091d5761131b611697565b5060643567ffffffffffffffff811161091d576003196040913603011261091d576113546111fe60206101a96111f06111c136366117e1565b601f811015611640578015611618576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040517f65c7d79d00000000000000000000000000000000000000000000000000000000815284600482015261012081602481855afa9081156114f3575f91611541575b5060c0015167ffffffffffffffff161580158061152b575b6114fe57845f52600160205260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0082541617905561146f575b507f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e219384039160809163ffffffff60405192600184521660208301526040820152336060820152a280f35b803b1561091d575f80916024604051809481937f32123c330000000000000000000000000000000000000000000000000000000083528960048401525af180156114f35715611427576080919450916114e95f7f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e21938403946117a0565b5f94915091611427565b6040513d5f823e3d90fd5b7f96fe8cdd000000000000000000000000000000000000000000000000000000005f52600760045260245ffd5b50845f52600160205260ff60405f2054166113e9565b9050610120813d8211611610575b8161155d61012093836117a0565b8101031261091d5760c067ffffffffffffffff916101006040519161158183611783565b61158a81611a16565b835261159860208201611a16565b60208401526115a960408201611a16565b60408401526115ba60608201611a16565b60608401526115cb6080820161189f565b60808401526115dc60a0820161189f565b60a08401526115ec84820161189f565b848401526115fc60e08201611d37565b60e0840152015161010082015291506113d1565b3d915061154f565b7fced1afc6000000000000000000000000000000000000000000000000000000005f5260045ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461091d57602060031936011261091d576020906004355f525f825260ff60405f20541615158152f35b6044359067ffffffffffffffff8216820361091d57565b602060031982011261091d576004359067ffffffffffffffff821161091d57600319826101009203011261091d5760040190565b602435906001600160a01b038216820361091d57565b359063ffffffff8216820361091d57565b9181601f8401121561091d5782359167ffffffffffffffff831161091d576020808501948460051b01011161091d57565b60a0810190811067ffffffffffffffff82111761175657604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b610120810190811067ffffffffffffffff82111761175657604052565b90601f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0910116810190811067ffffffffffffffff82111761175657604052565b91909167ffffffffffffffff81116117565760405161182860207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f85011601826117a0565b8093828252821161091d5781815f9384602080950137010152565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff618136030182121561091d570190565b3563ffffffff8116810361091d5790565b9081602091031261091d5751601f81101561091d5790565b519067ffffffffffffffff8216820361091d57565b919082604091031261091d578151600481101561091d5760206118d891930161189f565b90565b8135815260e08101929163ffffffff6118f6602083016116f8565b1660208301526040810135906001600160a01b03821680920361091d5760c0916040840152606081013560608401526080810135608084015260a081013560a084015201359067ffffffffffffffff821680920361091d5760c00152565b61195e6004611fe7565b6119f6576040517f2949b58f0000000000000000000000000000000000000000000000000000000081526040818061199960048083016118db565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156114f3575f916119d8575090565b6119f1915060403d604011610aee57610ade81836117a0565b905090565b67ffffffffffffffff90565b356001600160a01b038116810361091d5790565b519063ffffffff8216820361091d57565b908160a091031261091d5760405190611a3f8261173a565b80516001600160a01b038116810361091d578252602081015160ff8116810361091d57611a96916080916020850152611a7a60408201611a16565b6040850152611a8b60608201611a16565b60608501520161189f565b608082015290565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe18236030181121561091d57016020813591019167ffffffffffffffff821161091d578160051b3603831361091d57565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff831161091d5760209260051b809284830137010190565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe18236030181121561091d57016020813591019167ffffffffffffffff821161091d57813603831361091d57565b601f82602094937fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe093818652868601375f8582860101520116010190565b604051907fa2baa8e500000000000000000000000000000000000000000000000000000000825260208280611bf484600483016118db565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156114f3575f92611c47575b5090611c4160406118d89301611a02565b90612957565b91506020823d602011611c75575b81611c62602093836117a0565b8101031261091d57905190611c41611c30565b3d9150611c55565b905f8091602081519101845afa8080611d24575b15611cb15750506040513d81523d5f602083013e60203d82010160405290565b15611ceb576001600160a01b03907f9996b315000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b3d15611cfc576040513d5f823e3d90fd5b7fd6bda275000000000000000000000000000000000000000000000000000000005f5260045ffd5b503d151580611c915750813b1515611c91565b5190811515820361091d57565b92915f90601f841015611640578315611618576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040517f65c7d79d00000000000000000000000000000000000000000000000000000000815286600482015261012081602481855afa9081156114f3575f91611f10575b5060c0015167ffffffffffffffff1615801580611efa575b6114fe57865f52600160205260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00825416179055611e63575b50926080929163ffffffff7f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e2193840395604051948552166020840152506040820152336060820152a2565b93909291843b1561091d575f80956024604051809881937f32123c330000000000000000000000000000000000000000000000000000000083528b60048401525af19384156114f3577f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e2193840395608095611ee1575b509194509192611e1b565b611eee9192505f906117a0565b5f9063ffffffff611ed6565b50865f52600160205260ff60405f205416611ddd565b9050610120813d8211611fdf575b81611f2c61012093836117a0565b8101031261091d5760c067ffffffffffffffff9161010060405191611f5083611783565b611f5981611a16565b8352611f6760208201611a16565b6020840152611f7860408201611a16565b6040840152611f8960608201611a16565b6060840152611f9a6080820161189f565b6080840152611fab60a0820161189f565b60a0840152611fbb84820161189f565b84840152611fcb60e08201611d37565b60e084015201516101008201529150611dc5565b3d9150611f1e565b6001600160a01b03611ffb60408301611a02565b604051927f6559e3fd0000000000000000000000000000000000000000000000000000000084523560048401525f60248401521660448201526020816064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156114f3575f9161207a575b50151590565b90506020813d6020116120a4575b81612095602093836117a0565b8101031261091d57515f612074565b3d9150612088565b6004111561164057565b5f60806040516120c58161173a565b8281528260208201528260408201528260608201520152604051917fa2baa8e50000000000000000000000000000000000000000000000000000000083526020838061211485600483016118db565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9283156114f3575f936122e6575b506040820161216761216182611a02565b85612957565b9360e08401357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe18536030181121561091d57840180359067ffffffffffffffff821161091d57602001813603811361091d576121c292612986565b509091906121cf816120ac565b158015906122cd575b61228457612232936121eb60a092611a02565b6040517f88bce1b8000000000000000000000000000000000000000000000000000000008152913560048301526001600160a01b0316602482015293849081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9283156114f3575f936122ac575b506001600160a01b038084511691160361228457565b7f8baa579f000000000000000000000000000000000000000000000000000000005f5260045ffd5b6122c691935060a03d60a011610b2a57610b1b81836117a0565b915f61226e565b506001600160a01b036122df82611a02565b16156121d8565b9092506020813d602011612312575b81612302602093836117a0565b8101031261091d5751915f612150565b3d91506122f5565b612323816120b6565b915f90825f525f60205260ff60405f20541661292b5761237561234636366117e1565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611c7d565b9060a08280518101031261091d57604051916123908361173a565b6020810151600581101561091d5783526123ac60408201611d37565b908160208501526123bf6060820161189f565b93604081019485526123d36080830161189f565b6123e660a060608401948386520161189f565b906080830194828652159182612913575b505061161857519360058510156116405767ffffffffffffffff808092511692511692511692865f525f60205260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff008254161790556001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001695604051987f2949b58f000000000000000000000000000000000000000000000000000000008a5260408a806124b486600483016118db565b03818b5afa998a156114f3575f9a6128f1575b506124d18a6120ac565b8915806128e1575b6128b9576020015160ff165f6124ee8b6120ac565b60028b036128215750823588602063ffffffff606461250e838901611876565b8760405195869485937fde97c0d700000000000000000000000000000000000000000000000000000000855289600486015216602484015267ffffffffffffffff60018a1b1660448401525af180156128165784906127d7575b61ffff9150604051927fda7bd3b300000000000000000000000000000000000000000000000000000000845260048401521660248201526020816044818c5afa9081156127cc57839161279a575b50975b833598604085019b6125ca8d611a02565b916001600160a01b03604051937f26f91ec10000000000000000000000000000000000000000000000000000000085528d6004860152876024860152166044840152336064840152608483015260208260a481886001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af180156103fb57612768575b60019150612662816120ac565b146126dc575b5050509360c09363ffffffff936001600160a01b03936126b46126ae60207ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9a01611876565b9b611a02565b936040519a338c5260208c015260408b015260608a0152608089015260a088015216951693a4565b6126e860208501611876565b813b1561049b576040517f75e29a2f000000000000000000000000000000000000000000000000000000008152600481018b905263ffffffff909116602482015260ff9092166044830152829082908183816064810103925af180156108e457612753575b80612668565b61275e8280926117a0565b610132578061274d565b6020823d602011612792575b81612781602093836117a0565b8101031261091d5760019150612655565b3d9150612774565b90506020813d6020116127c4575b816127b5602093836117a0565b8101031261091d57515f6125b6565b3d91506127a8565b6040513d85823e3d90fd5b506020813d60201161280e575b816127f1602093836117a0565b8101031261049b575161ffff8116810361049b5761ffff90612568565b3d91506127e4565b6040513d86823e3d90fd5b9761282b8b6120ac565b60038b036125b95761283f60208501611876565b813b1561091d576040517f6cc732100000000000000000000000000000000000000000000000000000000081528535600482015263ffffffff91909116602482015260ff831660448201525f8160648183865af180156114f3576128a4575b506125b9565b6128b19193505f906117a0565b5f915f61289e565b7f4d8cff00000000000000000000000000000000000000000000000000000000005f5260045ffd5b506128eb83611fe7565b156124d9565b61290b919a5060403d604011610aee57610ade81836117a0565b50985f6124c7565b67ffffffffffffffff91925081169116145f806123f7565b827fea033684000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b60408051602081019283526001600160a01b0393909316838201528252906129806060826117a0565b51902090565b90604183036129b0576129a99250602081013591604082359201355f1a906129ba565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612a31579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156114f3575f516001600160a01b03811615612a2757905f905f90565b505f906001905f90565b5050505f916003919056610100346100f357601f61591d38819003918201601f19168301916001600160401b038311848410176100f7578084926080946040528339810103126100f3578051906001600160a01b03821682036100f35760208101516001600160a01b03811681036100f3576040820151916001600160a01b03831683036100f35760600151926001600160a01b03841684036100f35760e05260805260a05260c052604051615811908161010c823960805181818160ab01526121b8015260a05181818161012e0152818161143f01528181612a76015261318f015260c051818181611281015261237a015260e051816122a40152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80636b9766a3146105ce5780636db23b62146104f957806385ea9391146103df578063ceb7db2f146102e6578063d7d6388b146101dd5763e19c7bfd1461005b575f80fd5b346101d95760606003193601126101d95760443567ffffffffffffffff81116101d95780600401608060031983360301126101d9576100db816044610115946100d46020956024356100cf6004357f0000000000000000000000000000000000000000000000000000000000000000613f95565b614088565b0190610813565b604051809381927fe81a0be90000000000000000000000000000000000000000000000000000000083528460048401526024830190611e21565b038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f9161019f575b50604051601f821015610172576020918152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b6101c1915060203d6020116101c7575b6101b981836107c6565b810190611d35565b5f61015e565b503d6101af565b6040513d5f823e3d90fd5b5f80fd5b346101d95760c06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359167ffffffffffffffff83116101d957608060031984360301126101d95760a4359367ffffffffffffffff85116101d957606060031986360301126101d9576102e2956102d6956004019460040193600401926004019160040190600401611bef565b604051918291826106c7565b0390f35b346101d95760c06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359167ffffffffffffffff83116101d95760a060031984360301126101d95760a4359367ffffffffffffffff85116101d957604060031986360301126101d9576102e2956102d695600401946004019360040192600401916004019060040161183d565b346101d95760e06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d9576024359067ffffffffffffffff82116101d95761010060031983360301126101d9576044359067ffffffffffffffff82116101d957608060031983360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359067ffffffffffffffff82116101d95760a060031983360301126101d95760a43567ffffffffffffffff81116101d9576104b5903690600401610714565b9160c4359567ffffffffffffffff87116101d9576102e2976104de6102d6983690600401610714565b9790966004019360040192600401916004019060040161116b565b346101d95760a06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d9576064359067ffffffffffffffff82116101d95760a060031983360301126101d9576084359267ffffffffffffffff84116101d95760e060031985360301126101d9576102e2946102d69460040193600401926004019160040190600401610d0f565b346101d95760c06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359167ffffffffffffffff83116101d95760a060031984360301126101d95760a4359367ffffffffffffffff85116101d95760a060031986360301126101d9576102e2956102d69560040194600401936004019260040191600401906004016109a3565b815160a082019392600582101561017257608067ffffffffffffffff9181938552602081015115156020860152826040820151166040860152826060820151166060860152015116910152565b9181601f840112156101d95782359167ffffffffffffffff83116101d9576020808501948460051b0101116101d957565b60a0810190811067ffffffffffffffff82111761076157604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b6080810190811067ffffffffffffffff82111761076157604052565b60e0810190811067ffffffffffffffff82111761076157604052565b90601f601f19910116810190811067ffffffffffffffff82111761076157604052565b604051906107f682610745565b5f6080838281528260208201528260408201528260608201520152565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61813603018212156101d9570190565b3563ffffffff811681036101d95790565b3567ffffffffffffffff811681036101d95790565b67ffffffffffffffff811161076157601f01601f191660200190565b604051906108976040836107c6565b600682527f736f7572636500000000000000000000000000000000000000000000000000006020830152565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1813603018212156101d9570180359067ffffffffffffffff82116101d957602001918160051b360383136101d957565b604051906109266040836107c6565b600882527f667261676d656e740000000000000000000000000000000000000000000000006020830152565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1813603018212156101d9570180359067ffffffffffffffff82116101d9576020019181360383136101d957565b9193929095946109b16107e9565b966109bd868286612176565b956109ed846040830193606063ffffffff6109e360206109dd8989610813565b01610846565b169101358a612870565b6001895267ffffffffffffffff610a0387610857565b1660408a0152610a2786610a178484610813565b610a2087610846565b908a6129d3565b9690946001602063ffffffff610a4c610a408888610813565b82848c01511690612c65565b503560c01c1699015114801590610be6575b610bde576060610a72610a7b958d95610813565b91013590612dc5565b610bd75760408101359260205f604051828101907f010000000000000000000000000000000000000000000000000000000000000082528760218201526060860135604182015260418152610ad16061826107c6565b604051918291518091835e8101838152039060025afa156101ce5760a0610ba39367ffffffffffffffff610b6588610bab9a610b5f84978360205f51940193610b3d63ffffffff6060875101511691610b28612ebd565b9260408401525f602084015260038352612f2b565b610b4a60808e018e6108c3565b9390926060610b57610917565b960135612f47565b51612f7e565b169660405197610b748961078e565b60018952600160208a015260408901526060880152015116610b968280610952565b93909260208101906108c3565b95909461300c565b90600881101561017257610bca5767ffffffffffffffff166060830152565b610bd2610917565b612d8b565b5050505050565b610bd2610888565b50610bf1888a612d1d565b15610a5e565b60405190610c066040836107c6565b600782527f7365676d656e74000000000000000000000000000000000000000000000000006020830152565b60405190610c416040836107c6565b600782527f7061796c6f6164000000000000000000000000000000000000000000000000006020830152565b6003111561017257565b3573ffffffffffffffffffffffffffffffffffffffff811681036101d95790565b8115610ca2570690565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b81810292918115918404141715610ce257565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b949391909294610d1d6107e9565b95610d29838684612176565b9260026040850151036110f6577fffffffff0000000000000000000000000000000000000000000000000000000093610d82836060610d77610d718660406020980190610813565b856130d1565b91909a013584612870565b6003895267ffffffffffffffff610d9887610857565b1660408a0152019063ffffffff60608351015116610db4612ebd565b9060408201525f602082015260058152610df8606087013591610dd683612f2b565b610de360808a018a6108c3565b918b610ded610c32565b9460808b0135612f47565b60205f610e136101a086510151610e0e81610c6d565b6131ef565b9867ffffffffffffffff610e28828851612f7e565b16967fffffffffffffffffffffffffffffffffffffffff000000000000000000000000610e56858301610846565b928a610e6460408501610c77565b9160409c8d96898851610e778a826107c6565b6010815201977f61737361792f76312f7061796c6f6164000000000000000000000000000000008952519660108b8901998a5e35603088015260e01b16605086015260e01b16605484015260601b166058820152604c8152610eda606c826107c6565b8851918291518091835e8101838152039060025afa156110ec57610f7767ffffffffffffffff5f5195610f6b89895196610f138861078e565b6004885260ff602089019d168d528a880199848b526060890152610f35612ebd565b938b85015260016020850152600a8452610f4e82610857565b936060610f5e60a0850185610952565b95909460c08101906108c3565b9790961692013561300c565b97906008811015610172576110b1578267ffffffffffffffff610fd79281610fab60ff610fa38d610857565b935116613221565b9116901c1692610fcf60208a019885610fc48b8d610952565b9390928d018d6108c3565b95909461325d565b6008811015610172576110a957610ffa91610ff28688610952565b9290916132be565b15806020890152610bd75790816101a0889351015161101881610c6d565b61102181610c6d565b611071575050506110459067ffffffffffffffff61104d9416606087015282610952565b929091610857565b9067ffffffffffffffff926103fc6110699360021b16916136e5565b166080830152565b6110a7959294935067ffffffffffffffff6101a06001925101519261109584610c6d565b61109e84610c6d565b5116911461345c565b565b610bd2610c32565b85516110bd87826107c6565b600681527f74656e736f7200000000000000000000000000000000000000000000000000006020820152612d8b565b84513d5f823e3d90fd5b610bd2610bf7565b919081101561113e5760051b810135907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81813603018212156101d9570190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b91989798969096959294939561117f6107e9565b998a9261118d838b87612176565b995f855267ffffffffffffffff6111a38b610857565b1660408601528a8a8a5f60408801986111c56111bf8b8b610813565b866137f1565b1561179d5750508363ffffffff67ffffffffffffffff92816111f56111ef60206109dd8f8f610813565b92610846565b815f98519781611219611213602061120c8b610846565b9a01610846565b92610857565b976040519a7f974fae60000000000000000000000000000000000000000000000000000000008c5260048c01521660248a01521660448801521660648601521660848401521660a482015260208160c48173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f9161176b575b508b60808101916112cc6112c58484610952565b3691613426565b60208151910120149182159261173d575b50506117005760608b018e608063ffffffff6113048f826112fd87610846565b1690614e0e565b1691015263ffffffff61131682610846565b166116d8575b50955b87840361169b575f9a9896979a5b8c8c82106116475750505050505061135d61135767ffffffffffffffff989363ffffffff93610813565b96610846565b9381611374606061136d89610857565b9801610846565b604051998a987f9d71595f000000000000000000000000000000000000000000000000000000008a5260c060048b0152836113b260c48c018d611e21565b991660248b01521660448901521660648701521660848501526003198484030160a4850152808352602083019060208160051b85010193835f917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8182360301905b84841061151c57505050505050509080604092038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9182156101ce575f905f936114d9575b5061147b81610c6d565b600181146114d15760029061148f81610c6d565b036114be576114a2604092608092614ef9565b509201510151116114b65760016020830152565b610bd26138fe565b5067ffffffffffffffff16606084015250565b610bd2612977565b9250506040823d604011611514575b816114f5604093836107c6565b810103126101d95781519160038310156101d95760200151915f611471565b3d91506114e8565b9193959750919395601f198282030187528735838112156101d9578401906080810191803560ff81168091036101d9578252602081013560208301526115656040820182611dce565b8094608060408601525260a0830160a08560051b85010194825f5b8281106115f557505050505080606061159a920190611dce565b92909160608183039101528281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116101d95760208092819260019560051b809284830137010199019701940191899796959391611413565b909192939660208061163a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff608b600196030189526116348c88611d5e565b90611dae565b9901950193929101611580565b9061169089868f9c9b9d9f948f888863ffffffff8f8f8f6116828c60019e61167c611676611688978497610813565b9a610846565b9c6110fe565b986110fe565b96169361383e565b019a9896979a61132d565b6040516116a96040826107c6565b600781527f736f7572636573000000000000000000000000000000000000000000000000006020820152612d8b565b6116fa91506116f36116ee63ffffffff92610846565b612123565b168b614e0e565b5f61131c565b60405161170e6040826107c6565b600581527f636861696e0000000000000000000000000000000000000000000000000000006020820152612d8b565b81925061175b90611755606063ffffffff9401610846565b93610952565b905060021c911610158b5f6112dd565b90506020813d602011611795575b81611786602093836107c6565b810103126101d957515f6112b1565b3d9150611779565b916117d893506117ca919a9463ffffffff6117bd60206109dd8e8e610813565b1690606088013590612870565b8c8c6060610a728b8b610813565b1561131f57505050505050505050505050565b8115610ca2570490565b91908201809211610ce257565b604051906118116040836107c6565b600682527f7265636f726400000000000000000000000000000000000000000000000000006020830152565b9594909193929361184c6107e9565b96611858828583612176565b91611882876040830196606063ffffffff61187860206109dd8c89610813565b1691013586612870565b6001895267ffffffffffffffff61189887610857565b1660408a01526118bc866118ac8784610813565b6118b58a610846565b90866129d3565b90966002602083015103610bde578a6118e4916118d98986610813565b60608c013590612dc5565b611be55760809096919596015160e01c61190c8167ffffffffffffffff6080850151166117eb565b90606083019861191f60ff8b5116613939565b9860a063ffffffff611941611934848d610813565b8260208a01511690612c65565b503560c01c169501946119688b6119638767ffffffffffffffff8a5116610c98565b610ccf565b995f9260808a015b838510611bb95750505050509167ffffffffffffffff6119a56119ad9363ffffffff61199f6119b39897610846565b16610ccf565b9351166117eb565b906117f5565b9160205f8183019360608551940151907fffffffff0000000000000000000000000000000000000000000000000000000060409781868a516119f58c826107c6565b600e815201947f61737361792f76312f626174636800000000000000000000000000000000000086527fffffffffffffffffffffffffffffffffffffffff0000000000000000000000008b836101008c015197611a5e83611a578e8401610846565b9201610c77565b925198600e8d8b019b8c5e602e8a015260e01b16604e88015260601b16605286015260e01b16606684015260e01b16606a820152604e8152611aa1606e826107c6565b8651918291518091835e8101838152039060025afa15611baf5790611adb611b39939267ffffffffffffffff60e05f519201511690610c98565b90519167ffffffffffffffff60e060c085015194015116611afa612ebd565b918201525f602082015260068152611b1b611b158680610952565b90613aa3565b611b2860208701876108c3565b939092611b33611802565b95612f47565b611b4383836117f5565b611b4d8280610952565b91905011611ba75760019260ff92611b6883611b6e94610952565b90613765565b92511603611b9c57637f800000637fffffff82161115611b9c575063ffffffff637fc000005b166060830152565b63ffffffff90611b94565b610bd2611802565b82513d5f823e3d90fd5b909192939b611bda6001916119ad8f8551611bd4888a610813565b9061394a565b9c0193929190611970565b5050505050505050565b929091939594611bfd6107e9565b96611c09868587612176565b9060026040830151146110f657866040611c75980196611cc3878c611c37611c318c87610813565b886130d1565b98909160028152604067ffffffffffffffff8416910152611c6863ffffffff611c6260408401610846565b16612ee1565b90611c8081359e8f612f2b565b9160208101906108c3565b9390926040805196611c9282896107c6565b600588527f6c6f63616c00000000000000000000000000000000000000000000000000000060208901520135612f47565b608084015160400151606087013598899390918710611d165750505050506060611cef94013590612870565b818114611d125760c01c9060c01c90816080850152806060850152146020830152565b5050565b611d309893969594975090611d2a91610813565b92613ac6565b611cef565b908160209103126101d95751601f8110156101d95790565b359063ffffffff821682036101d957565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1823603018112156101d957016020813591019167ffffffffffffffff82116101d95781360383136101d957565b601f8260209493601f1993818652868601375f8582860101520116010190565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1823603018112156101d957016020813591019167ffffffffffffffff82116101d9578160051b360383136101d957565b9063ffffffff611e3083611d4d565b16815263ffffffff611e4460208401611d4d565b166020820152611e97611e8c611e71611e606040860186611d5e565b60a0604087015260a0860191611dae565b611e7e6060860186611d5e565b908583036060870152611dae565b926080810190611dce565b9290916080818303910152828152602081019260208160051b83010193835f917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc182360301945b848410611eef575050505050505090565b90919293949596601f198282030183528735878112156101d9576020611f436001936040611f348985960163ffffffff611f2882611d4d565b16845285810190611d5e565b91909281868201520191611dae565b990193019401929195949390611ede565b60405190610660820182811067ffffffffffffffff821117610761576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190611fd281836107c6565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c0820182811067ffffffffffffffff821117610761576040525f60a0838281528260208201528260408201528260608201528260808201520152565b63ffffffff5f199116019063ffffffff8211610ce257565b6040519061214a6040836107c6565b600682527f6265666f726500000000000000000000000000000000000000000000000000006020830152565b9092916040519061218682610745565b5f8252612191611f54565b60208301525f60408301525f60608301526121aa6120e2565b608083015281946121dc84357f0000000000000000000000000000000000000000000000000000000000000000613f95565b60208401526040517fa2baa8e50000000000000000000000000000000000000000000000000000000081528435600482015263ffffffff61221f60208701611d4d565b166024820152604085013573ffffffffffffffffffffffffffffffffffffffff81168091036101d9576044820152606085013560648201526080850135608482015260a085013560a482015260c085013567ffffffffffffffff81168091036101d95760c482015260208160e48173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f9161283e575b506122e160408601610c77565b73ffffffffffffffffffffffffffffffffffffffff6040519160208301938452166040820152604081526123166060826107c6565b5190209182845263ffffffff61232b83610846565b604051947fd839b740000000000000000000000000000000000000000000000000000000008652600486015216602484015260208360448173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9283156101ce575f9361280a575b506123c8602085015163ffffffff6123c185610846565b169061433c565b9691908763ffffffff6123dd60208801610846565b1610156127ac5763ffffffff61240461240b92826123fd60208a01610846565b16906117f5565b1697612f06565b9661241860208601610846565b976040515f601f536040870135602052606087013560405260205f6041601f60025afa90604052156101d95763ffffffff986124a4915f519061245e60808a018a6108c3565b92909160409d8e95612472875197886107c6565b600a87527f7472616e736974696f6e00000000000000000000000000000000000000000000602088015216908c612f47565b606087015280604087015263ffffffff6124c060208601610846565b16156126165750506124e96124e1602086015163ffffffff6123c186610846565b915050612f06565b916124f96116ee60208301610846565b86515f601f5360a083013560205260c0830135885260205f6041601f60025afa908852156101d9576125a39463ffffffff946125539361253f5f519160e08101906108c3565b9390928861254b61213b565b961691612f47565b61257081602086015160408701519061256a6120e2565b50614088565b61259a61259186830161258b6125868286610813565b610846565b93610813565b86810190610952565b92909116614f7f565b9290601f811015610172576125b9575060800152565b606490517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152fd5b9091935061262f575b505063ffffffff6125a391612553565b612645602085015161263f612ebd565b50614f32565b67ffffffffffffffff612656612ebd565b9116868201525f60208201526014815260205f612674828501610846565b61268060408601610c77565b907fffffffffffffffffffffffffffffffffffffffff000000000000000000000000848b516126af8d826107c6565b600e815201927f61737361792f76312f636c61696d00000000000000000000000000000000000084527fffffffff000000000000000000000000000000000000000000000000000000008c5193600e88860196875e8935602e86015260e01b16604e84015260601b1660528201526046815261272c6066826107c6565b8951918291518091835e8101838152039060025afa156127a25763ffffffff926125a3949261279c925f5160608201526127686116ee84610846565b9261278461277960a0830135612f2b565b9160e08101906108c3565b93909260a08961279261213b565b9716920135612f47565b9161261f565b85513d5f823e3d90fd5b60646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f7365676d656e74000000000000000000000000000000000000000000000000006044820152fd5b9092506020813d602011612836575b81612826602093836107c6565b810103126101d95751915f6123aa565b3d9150612819565b90506020813d602011612868575b81612859602093836107c6565b810103126101d957515f6122d4565b3d915061284c565b9160806110a794929301519161288581610846565b61289260408301836108c3565b9290916128a260808301836108c3565b969095604051986128b460408b6107c6565b60068a527f6f7574707574000000000000000000000000000000000000000000000000000060208b015263ffffffff606060208701359601359416926143ce565b60405190612902826107aa565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b67ffffffffffffffff81116107615760051b60200190565b519060ff821682036101d957565b519063ffffffff821682036101d957565b519067ffffffffffffffff821682036101d957565b604051906129866040836107c6565b600782527f70726f6772616d000000000000000000000000000000000000000000000000006020830152565b80511561113e5760200190565b805182101561113e5760209160051b010190565b939267ffffffffffffffff6129fa5f926129eb6128f5565b506129f46107e9565b50610857565b60405194859283927f7639e3cb00000000000000000000000000000000000000000000000000000000845260c0600485015263ffffffff612a3e60c4860189611e21565b931660248501521660448301528360648301528360848301528360a4830152038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9182156101ce575f92612b0b575b506001825114801590612aea575b6114d1576080612ac6612ae7936129b2565b51940151612adf63ffffffff6020870151168093612c65565b929091614580565b90565b506001612b03612afd6060840184610952565b9061452d565b511415612ab4565b9091503d805f833e612b1d81836107c6565b8101906020818303126101d95780519067ffffffffffffffff82116101d9570181601f820112156101d957805190612b548261292b565b92612b6260405194856107c6565b828452602060e08186019402830101918183116101d957602001925b828410612b905750505050905f612aa6565b60e0848303126101d957602060e091604051612bab816107aa565b612bb487612943565b8152612bc1838801612951565b83820152612bd160408801612951565b6040820152612be260608801612943565b6060820152612bf360808801612962565b6080820152612c0460a08801612962565b60a0820152612c1560c08801612951565b60c0820152815201930192612b7e565b919081101561113e5760051b810135907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc1813603018212156101d9570190565b612c739060808101906108c3565b5f9291925b818110612cdd5760646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600560248201527f6e616d65640000000000000000000000000000000000000000000000000000006044820152fd5b612ce8818386612c25565b8363ffffffff612cf783610846565b1614612d065750600101612c78565b92505050612d1991506020810190610952565b9091565b6040810151918215928315612d33575b50505090565b60021492509082612d49575b50505f8080612d2d565b602001516060015163ffffffff161190505f80612d3f565b601f19601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b612dc1906040519182917f783c4a7a00000000000000000000000000000000000000000000000000000000835260048301612d61565b0390fd5b90612e42612e4c93612de7612afd67ffffffffffffffff956060810190610952565b9260ff6040612dff606087015160c0880151906145d6565b969050015186612e0d612ebd565b96166040870152166020850152600a8452612e2782610857565b93612e356020840184610952565b94909360408101906108c3565b969095169161300c565b9060088110156101725760078114806020850152612eb557612e785763ffffffff608091169101525f90565b604051612e866040826107c6565b600781527f656c656d656e74000000000000000000000000000000000000000000000000006020820152612d8b565b505050600190565b60405190612eca8261078e565b5f6060838281528260208201528260408201520152565b9067ffffffffffffffff612ef3612ebd565b921660408301525f6020830152600d8252565b9067ffffffffffffffff612f18612ebd565b921660408301525f602083015260158252565b6020525f601f5360205f6021601f60025afa156101d9575f5190565b94929091612f55949261465e565b91906008811015610172571591821592612f73575b5050612d8b5750565b141590505f80612f6a565b9060408201606067ffffffffffffffff82511693019163ffffffff835116918215610ca25751925163ffffffff169267ffffffffffffffff168315610ca25767ffffffffffffffff93900683161115612ff75760ff60015b169204160167ffffffffffffffff8111610ce25767ffffffffffffffff1690565b60ff5f612fd6565b91908203918211610ce257565b9392919490969567ffffffffffffffff6040890151168610156130c25761304e88916020830193868661304260ff885116613221565b998b8b1c9d8e9161325d565b97600889101561017257886130b75783859160ff855116159384156130a3575b505050506130955760ff6001915116931b5f198101908111610ce257612ae794169261476d565b505050505090506007905f90565b6130ad94506132be565b1583835f8061306e565b505050505050505f90565b50505050505090506004905f90565b919091602083019060806130e483610846565b91019063ffffffff6080835101519116108015613137575b6114d15761312361312e9163ffffffff60806131188296610846565b925101519116612fff565b936060810190610952565b503560c01c1690565b506040517fe81a0be900000000000000000000000000000000000000000000000000000000815260206004820152602081806131766024820189611e21565b038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f916131d0575b50601f8110156101725715156130fc565b6131e9915060203d6020116101c7576101b981836107c6565b5f6131bf565b6131f881610c6d565b6001811461321b5760029061320c81610c6d565b0361321657600390565b600190565b50600290565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610ce25766080a070a0a080060ff9160031b1c1690565b9593613270906132769694939293613aa3565b9161465e565b906008811015610172578061329457500361328f575f90565b600690565b91505090565b9082101561113e570190565b909392938483116101d95784116101d9578101920390565b9092919260ff602083015116801561341c576132d981614932565b918285036134125767ffffffffffffffff60406132f584613221565b9501511690841b90039283811c6134075760028214809281156133fc575b50156133ea575060ff83169160021c8360081c02928383613373575b505050508161333d936132a6565b5f91601f8216828201035b808210613363575060f890359160031b16610100031c171590565b9092602090843517930190613348565b92936004019290911561339457505061333d9391839101915b935f8061332f565b91509150607f8260011c160160048101916001808492161491826133ca575b50506133c3578161333d9361338c565b5050505f90565b6005019250600f91506133de90848661329a565b3560f81c115f806133b3565b61333d959391509184921c02916132a6565b60039150145f613313565b505050505050600190565b5050505050505f90565b5050505050600190565b9291926134328261086c565b9161344060405193846107c6565b8294818452818301116101d9578281602093845f960137010152565b92909391600361346b83610857565b60081c1684156136de576101005b60040180600411610ce25761348d91610ccf565b92602083019167ffffffffffffffff6134b0866134aa8688610952565b906136e5565b1696608083019788526134c285610857565b67ffffffffffffff007fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0066ffffffffffffff8360081c16921616908082046101001490151715610ce25761351591612fff565b6135256112c560a0870187610952565b9060208083019280510101825b8181106136b057505061356a916135549161010081105f146136a65790614975565b871561369c57613564607f61527b565b90614cb7565b9060ff8201809211610ce257606067ffffffffffffff007fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff008416931693019280845267ffffffffffffffff89511603611be5578161367e57505063ffffffff5f5b1690526135d782610857565b9315613612576135e691610952565b60048301809311610ce25761360761360d9360ff63ffffffff9616906117f5565b91613753565b169052565b61361b91610952565b60048301809311610ce25761363a61364093607f8660011c16906117f5565b9161329a565b3560f81c9060021b6004161c600f166008187ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff80163ffffffff169052565b61369661369163ffffffff938493614cb7565b615388565b166135cb565b613564600761527b565b5061010090614975565b80517fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7f168152602001613532565b6080613479565b92915f935f925b600484106136fa5750505050565b9091929461371261370b87866117f5565b838561329a565b3560f81c907f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff87168703610ce2576001918760031b1b1795019291906136ec565b9061375e929161329a565b3560f81d90565b90939291935f94600184146137e3579291905f935b838510613788575050505050565b90919293956137a161379a88846117f5565b848661329a565b3560f81c907f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff88168803610ce2576001918860031b1b1796019392919061377a565b92509061375e93945061329a565b63ffffffff6040608061380660208601610846565b9301510151911610613839576138356138258260606001940190610952565b61382f818361452d565b91614d3b565b1190565b505f90565b939594909295608085015193823560ff81168091036101d9576138619089614ef9565b96909691604087015188106138e857505063ffffffff61388660206110a79a01610846565b606087015191168111156138d2575050905b6138a560208701876108c3565b9390926138b560408901896108c3565b979096606060206138c4610888565b9b35960135940135906143ce565b9092915085106138985760208401519150613898565b92509594505060206110a7979392013594613ac6565b6040519061390d6040836107c6565b600782527f6f706572616e64000000000000000000000000000000000000000000000000006020830152565b60050361394557600190565b600490565b905f916080820191604082015b61396184836108c3565b9050851015613a975763ffffffff6139866125868761398088876108c3565b90612c25565b16948151861015613a30576139b86139af6139a58361398089886108c3565b6020810190610952565b90809887614580565b9587600260208901511491821592613a1b575b5050613a11575050505050612ae79150613a0b6040613a0360608401516139f7608086015180926145d6565b91905060e01c906117eb565b920151613939565b90610ccf565b6001019450613957565b3560c01c63ffffffff1614159050875f6139cb565b50505050505050505b60646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152fd5b50505050505050613a39565b5f906001602093806040519385855383850137019060025afa156101d9575f5190565b949592613ad985613ae692949394612c65565b9080966080890151614580565b9263ffffffff853560c01c16602081950151600381145f14613b525750505050505060409150013503613b1557565b604051613b236040826107c6565b600881527f636f6e7374616e740000000000000000000000000000000000000000000000006020820152612d8b565b90919293949550600481145f14613f01575050505061040091613b8d613b778461086c565b93613b8560405195866107c6565b80855261086c565b93601f19602085019501368637602083019263ffffffff613bad85610846565b16906001841494855f14613ddd575050506060015163ffffffff165b5f5b60088110613d64575050915f9160209315159081613d5b575b508214613d53576002935b613c1d60216040518093878201958787525180918484015e810186838201520301601f1981018352826107c6565b604051918291518091835e8101838152039060025afa156101ce575f60209181516040519078ff000000000000000000000000000000000000000000000000858301937f020000000000000000000000000000000000000000000000000000000000000085527f0a0000000000000000000000000000000000000000000000000000000000000060218501527f0600000000000000000000000000000000000000000000000000000000000000602285015260c01b16602383015283602b830152604b820152604b8152613cf2606b826107c6565b604051918291518091835e8101838152039060025afa156101ce575f5103613d1657565b604051613d246040826107c6565b600781527f636f756e746572000000000000000000000000000000000000000000000000006020820152612d8b565b600193613bef565b9050155f613be4565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610ce257845181101561113e576001907fff0000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff84168260031b1c60f81b165f1a6020828801015301613bcb565b8493919293613def575b505050613bc9565b6020929350905f917fffffffff000000000000000000000000000000000000000000000000000000006060858401519301517fffffffffffffffffffffffffffffffffffffffff00000000000000000000000060409783613e958a613e8e6101008c8351613e5d85826107c6565b600f8152019a7f61737361792f76312f72616e646f6d00000000000000000000000000000000008c52015198610846565b9301610c77565b918a5196600f8b8901998a5e602f88015260e01b16604f86015260601b16605384015260e01b166067820152604b8152613ed0606b826107c6565b8451918291518091835e8101838152039060025afa15613ef857505f5160c01c5f8080613de7565b513d5f823e3d90fd5b60019192939697945014801590613f85575b610bde5785600260406110a798015114613f62575b5050613f55613f4a613f4463ffffffff611c6260608601610846565b93612f2b565b9160408101906108c3565b93909260a0610b57610888565b613f7d9294506060602063ffffffff92015101511690612fff565b915f80613f28565b50613f908187612d1d565b613f13565b5f91908291613fa2611f54565b5073ffffffffffffffffffffffffffffffffffffffff60405160208101927ff644206c000000000000000000000000000000000000000000000000000000008452602482015260248152613ff76044826107c6565b5192165afa3d15614080573d9061400d8261086c565b9161401b60405193846107c6565b82523d5f602084013e5b1561407857806101a06020920160405190610100820160405261010081835e527ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd808151016102a082016101c083015e0190565b602081519101fd5b606090614025565b60a06140d29194939294015161409c612ebd565b94600360408701525f6020870152601386528335956140ba87612f2b565b6140c760208701876108c3565b939092611b33612977565b6140ed6140e26040830183610813565b9160608101906108c3565b91602081019063ffffffff61410183610846565b1661431c576001905b6141138261292b565b9161412160405193846107c6565b808352601f196141308261292b565b013660208501376141408161292b565b9361414e60405195866107c6565b818552601f1961415d8361292b565b01366020870137614174611b156040850185610952565b61417d866129b2565b5263ffffffff61418c82610846565b1661423d575b5050956141a26141d09697610846565b9063ffffffff604051926141b58461078e565b600984525f60208501521660408301525f6060830152615405565b6008811015610172576141df57565b60646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152fd5b9692959193976001959160808601965b5f198201828111610ce2578110156142c05761426988886108c3565b5f1983019291828411610ce25760019363ffffffff9261428892612c25565b8d6142ad846142a7611b1561429c86610846565b956020810190610952565b926129bf565b52166142b9828c6129bf565b520161424d565b509195509195929793966142d390610846565b966142e4611b156060830183610952565b915f198101908111610ce25761431363ffffffff6141d09a6141a29561430a858b6129bf565b521691866129bf565b52919796614192565b61432960808201826108c3565b905060028101809111610ce2579061410a565b9161434683614f32565b8083116143c25782156143b65782146143aa575f198201918211610ce25763ffffffff61438f84826143846103006102e09801968288511690610ccf565b968792015116612fff565b9251168083116143a2575b506001929190565b91505f61439a565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b909998979691939495604082019a8b518610801561451f575b6144eb576060830151928387109c8d5f146144df5751939c5b156144d25760208101518610155b61449e57602001519b60018d01809d11610ce25761446b8c614498966110a79f9587956144659a614470988f6144659067ffffffffffffffff61444f612ebd565b931660408401525f6020840152600c8352612f2b565b92612f47565b612fff565b9367ffffffffffffffff614482612ebd565b951660408601525f6020860152600b8552612fff565b92612f2b565b6040517f783c4a7a00000000000000000000000000000000000000000000000000000000815280612dc18e60048301612d61565b602081015186141561440e565b5060808101519c614400565b6040517f783c4a7a00000000000000000000000000000000000000000000000000000000815280612dc18d60048301612d61565b5060808301518610156143e7565b919050602061453a6128f5565b9263ffffffff81358060011a86528060021a848701528060031a60408701528060041a60608701528060051a608087015260a01c1660030b60a0850152013560c0830152565b939250604061458d6107e9565b94602084359460018852013560808701520151115f146145c3578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b6001915f915f915b8183106145fe575050505f146145f857505f905b60019190565b906145f2565b90919263ffffffff828560051b60e0031c1663800000008111614652578061462f575050600180935b0191906145de565b90939402936380000000851161464757600190614627565b50505050505f905f90565b5050505050505f905f90565b94919093945f94602082019060ff8251169561468a604085019767ffffffffffffffff89511690615156565b8083101561475c575f190198828a6040519760206001869781601f53161b525b61470c5750606095969798995060051b01149551905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f51911561470357565b600592505f9150565b600181168b82108117614734575060011c99602051602060018d161b525b60011c998a6146aa565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa5061472a565b505050505050925050506004905f90565b90929150600181146148fc57600681146148c057600581146148b7576004811461484457612ae792916147ee916002036147f4576147c0600460ff8360081c61010402931683018501013560f81d61527b565b9201358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b9061517b565b6147c07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff86008600f84821c60840294600480607f8360011c1688018a01013560f81c9160021b161c16180161527b565b506148b09060031b916004614881848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b50013560f81d90565b50906148f69160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60030b90565b5090612ae79160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6002811461496e576003811461496757801590811561495c575b5015614956575f90565b61040090565b60069150115f61494c565b5061021090565b5061041090565b63ff800000929160021b808201905f90601f191683018084106149ef575b506149e4575b8082106149a4575050565b90926149dc60049185518060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b179061520b565b930190614999565b50637fc00000925050565b94507a7fffff00000000007fffff00000000007fffff00000000007fffff9081955b808510614a9e57507f800000008000000080000000800000008000000080000000800000008000000016945f915b818117614a61575050637fffffff81601f1c150263800000001718935f614993565b63ffffffff8116838111614a96575b5063ffffffff8216838111614a8e575b5060401c9060401c90614a3f565b92505f614a80565b92505f614a70565b93956020907bffffffff00000000ffffffff00000000ffffffff00000000ffffffff8851937e7fffff007fffff007fffff007fffff007fffff007fffff007fffff007fffff8560081c9560081b957cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84167fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff008b161760101c16981691161760101b957f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff8188179716170117937f8000000080000000800000008000000080000000800000008000000080000000637fffffff7c010000000100000001000000010000000100000001000000010000000183601f1c1602171894818616908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703881c16029118161894831c16908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703861c160291181618960193614a11565b919062800000627fffff84161792637f00000062800000627fffff8416179485811090600182607e0360171b637f8000008716637f80000087160301978892638000000088881816946018011b040160011c01179410637f00000062800000840116637f00000062800000840116020215614d30575050565b612ae792935061529c565b91905051600581108015614e04575b614dfd57600703614df457610400905b60405190610100820182811067ffffffffffffffff8211176107615763ffffffff925f19916040525f60c08201525f60e082015260408301358060e01c858260c01c1660208401528252848160a01c166040830152600c1a9081606082015260a06080606086013595868285015201359101520160051b60e0031c169081155f14614de6575050600190565b5f1981612ae79301016117eb565b61010090614d5a565b5050600190565b5060078111614d4a565b614e1c906080810190610952565b91907f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff82168203610ce2576001820192838311610ce2577f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84168403610ce257614e8d9360021b9260021b916132a6565b90357fffffffff0000000000000000000000000000000000000000000000000000000081169160048110614ec4575b505060e01c90565b7fffffffff000000000000000000000000000000000000000000000000000000009250829060040360031b1b16165f80614ebc565b614f07906060810190610952565b5090813560051a8110156114b65760030260020160051b01359063ffffffff8260e01c9260c01c1690565b614f5561030063ffffffff6102e08401511692019163ffffffff835116906117f5565b5f198101908111610ce25763ffffffff614f71925116906117eb565b60018101809111610ce25790565b5f939192614f8b6120e2565b9381151580615148575b61513f5760208210615136573590600182811a0361512d578160021a92600184116151235762ffffff8360c01c1615801590615110575b6151065763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c169262010000821180156150f8575b80156150f0575b80156150e4575b6150d65760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a088015281106150cc5760a0860151109081156150c1575b506150b9578060031a9060041a9182820290816020870152155f1461508957501715155b61508357565b60079250565b801592509082156150ae575b5081156150a3575b5061507d565b603f9150115f61509d565b60201091505f615095565b506002935050565b60209150115f615059565b5060019550505050565b506008995050505050505050565b50620100008411615017565b508315615010565b506204000083890111615009565b5060059550505050565b5067ffffffffffffffff83161515614fcc565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a1415614f95565b60068111615175576151695f1991613221565b916001831b0101901c90565b50505f90565b919062800000627fffff82161762800000627fffff8516170292637f000000607f65800000000000861095861b950160171b637f8000008416637f800000841601039485627fffff6380000000868618169260018160181c16010160181c01179410637f00000062800000840116637f00000062800000840116020215615200575050565b612ae79293506156af565b90637f800000637fffffff8316118015615268575b61525e5781601f1c805f03637fffffff8416180181601f1c805f03637fffffff84161801908181146001146152585712908218021890565b50501690565b5050637fc0000090565b50637f800000637fffffff821611615220565b8015613839576095816380000000612ae79360ff1d8080931803911661579d565b90638000000081831816637fffffff831691637fffffff8116936380000000628000008601628000008601171661533f57831561532a57841561531c57612ae79460ff8060309360171c168015159003958660171b900360641b9360171c168015159003908160171b9003940301928082061515910460011b179061579d565b5050637f8000001792915050565b5050919050155f14612ae75750637fc0000090565b505091637f800000821190811561537a575b8115615370575b5061525e57637f80000003612ae757637f8000001790565b905081145f615358565b637f80000081119150615351565b637fffffff8116637f80000081116151755781601f1c9182607f0191634f80000081106153ba575b5050815f03180190565b60ff720fffffffffffffffffffffffffffffffffffff9260171c168015159003908160171b9003901b60018160951c16010160951c8181106153fd575b806153b0565b90505f6153f7565b919390949294845180156156a3578651036156985760015b85518110156154615761543081876129bf565b515f198201828111610ce25761544690886129bf565b5110156154555760010161541d565b50505050505050600390565b5090929594939193602082019060ff8251169461548e604085019667ffffffffffffffff88511690615156565b9885515f198101908111610ce2576154a78b91886129bf565b51101561568a57604051998296602081019b8c5f19836020815160051b8201019803946001601f5301965b6020601f1985830301116155c45750509060209291604052010151995192998a849160206001601f19876040519c031687019781601f53161b525b6155745750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f51901561556d570361328f575f90565b5050600590565b600181168b8210811761559c575060011c99602051602060018d161b525b60011c998a61550d565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50615592565b815b8181106155db5750509560011c958d906154d2565b8051868201938451918060011c8252602089830192019560018216615669578c821061560e575050526020905b016155c6565b90919e926020526001602085019217825114615642575b50509060208083819435604052019d6041601f60025afa50615608565b84821015615625576020929e928094508092910151604052916041601f60025afa50615608565b50509c6020818194938293358352604052019d6041601f60025afa50615608565b506004985050505050505050565b505050505050600290565b50505050505050600190565b9063800000008183181690637fffffff8316637fffffff821693638000000062800000860162800000840117166157435760ff809160171c1680151590039260171c168015159003938460171b9003908260171b9003029081155f14615716575050905090565b612ae793017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff6b019161579d565b5091929050637f800000821191821561578f575b8215615786575b50811561577d575b5061577457637f8000001790565b50637fc0000090565b9050155f615766565b1591505f61575e565b637f80000082119250615757565b91811e91821b9160e803015f81126157ff575b7f80000000000000000000000000000000000000000000000000000000000000008260e81c9160171b92600183169060181b17110101637f80000081116157f5571790565b50637f8000001790565b5f039080821c80921b1415175f6157b05660c0346100a157601f612d2d38819003918201601f19168301916001600160401b038311848410176100a55780849260409485528339810103126100a1578051906001600160a01b03821682036100a15760200151906001600160a01b03821682036100a15760805260a052604051612c7390816100ba82396080518181816101270152610e95015260a0518181816104c50152818161118b01526114a90152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60a06040526004361015610011575f80fd5b5f3560e01c8063186e3a1a146100ae57636b3325361461002f575f80fd5b346100aa5760806003193601126100aa5760443567ffffffffffffffff81116100aa57608060031982360301126100aa5760643567ffffffffffffffff81116100aa57608060031982360301126100aa576100a69161009a9160040190600401602435600435610e54565b60405191829182610b59565b0390f35b5f80fd5b346100aa5760806003193601126100aa5760243567ffffffffffffffff81116100aa578060040190608060031982360301126100aa5760443567ffffffffffffffff81168091036100aa576064359067ffffffffffffffff82116100aa578160040190604060031984360301126100aa5761014b6004357f0000000000000000000000000000000000000000000000000000000000000000611a0a565b90610154610e02565b5061015d610e02565b5060a082015161016b611bea565b95873591826020525f601f5360205f6021601f60025afa156100aa576101dd905f5161019a602485018c610bd2565b91600160409c8d956101ae87519788610c51565b600787527f70726f6772616d000000000000000000000000000000000000000000000000006020880152611c33565b6044810191876101fa60646101f2868d610b6c565b94018b610bd2565b939092602082019163ffffffff61021084610e43565b16610b34576001925b6102228461298b565b9361022f86519586610c51565b808552601f1961023e8261298b565b0136602087013761028561027f6102548361298b565b976102618151998a610c51565b838952601f196102708561298b565b013660208b0137850185610b9f565b90611c10565b61028e876129a3565b5263ffffffff61029d83610e43565b16610a14575b5050906102b66102e29695949392610e43565b9063ffffffff8d51926102c884610c08565b600984525f6020850152168d8301525f60608301526129c4565b600881101561087c576109b75761032863ffffffff610309610304848b610b6c565b610e43565b61031f610316858c610b6c565b8a810190610b9f565b929091166126d7565b9790601f81101561087c5761095a576103418282610b6c565b8751907fe81a0be90000000000000000000000000000000000000000000000000000000082526020600483015263ffffffff61037c82611b0d565b16602483015263ffffffff61039360208301611b0d565b1660448301526103f96103bc6103ab8b840184611b1e565b60a0606487015260c4860191611b50565b6103c96060840184611b1e565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc868403016084870152611b50565b906080810135601e19823603018112156100aa5701803591602082019267ffffffffffffffff81116100aa578060051b9081360385136100aa57827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc878097969495030160a487015281815260208082019482010194935f917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa185360301905b8484106108ee57505050505050509080602092038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156108e4575f916108a9575b50601f81101561087c5761081f579061050d91610b6c565b935f9461051d6080820182610bd2565b80999199151580610805575b806107e6575b80806107c8575b610790575b15610732579060205f9301915b808410610610576100a68a8a6105f28b6105ec8c8c8c67ffffffffffffffff60e060c0850151940151169088519161057f83610c08565b5f6060840152898301525f6020830152600682526105ad60246105a561027f8980610b9f565b920187610bd2565b9390928a51956105bd8c88610c51565b600687527f7265636f726400000000000000000000000000000000000000000000000000006020880152611c33565b80610b9f565b9050145f14610608575f905b5191829182610b59565b601e906105fe565b9091929761061f89838d611b70565b6106378363ffffffff61063184610e43565b16611bdd565b6106498b63ffffffff61063189610e43565b036106b25761065781610e43565b908a61067a63ffffffff60208401946106708686610b9f565b9290911689612299565b92600260208501511492831593610710575b5050506106b2576001916106a26106a8926122ef565b90611bdd565b9801929190610548565b8a517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152606490fd5b63ffffffff9293509061072291610b9f565b503560c01c1614158a8e8061068c565b88517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152606490fd5b50600260206107bf63ffffffff6107a8838801610e43565b6107b56060890189610b9f565b9290911687612299565b0151141561053b565b506107d560208501610e43565b63ffffffff8b850151911610610536565b506107f360208401610e43565b63ffffffff8a8401519116111561052f565b5063ffffffff61081760208501610e43565b168110610529565b606487517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f70726f6772616d000000000000000000000000000000000000000000000000006044820152fd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b90506020813d6020116108dc575b816108c460209383610c51565b810103126100aa5751601f8110156100aa57896104f5565b3d91506108b7565b88513d5f823e3d90fd5b9193959750919395601f1982820301845282883512156100aa578f602061094660019382936109378c8e3501828682019163ffffffff61092d84611b0d565b1686520190611b1e565b91909281868201520191611b50565b990194019401918897969491959395610499565b606487517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152fd5b606486517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152fd5b60019e9a96929b9793919d99959e9c98949c5b5f198201828111610aa157811015610ace578f908e610a4a8f6080810190610bd2565b5f19840190848211610aa157600195610a6d869363ffffffff93610a9a96611b70565b90610a9284610a8c61027f610a8186610e43565b956020810190610b9f565b926129b0565b5216926129b0565b5201610a27565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b50909194989c610ae8909e94989c93969a9e9b979b610e43565b96610af961027f6060830183610b9f565b915f198101908111610aa157610b2863ffffffff6102e29a6102b695610b1f858b6129b0565b521691866129b0565b529192939495966102a3565b9250610b436080840184610bd2565b93905060028401809411610aa1578b9392610219565b91906020830192601f82101561087c5752565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61813603018212156100aa570190565b903590601e19813603018212156100aa570180359067ffffffffffffffff82116100aa576020019181360383136100aa57565b903590601e19813603018212156100aa570180359067ffffffffffffffff82116100aa57602001918160051b360383136100aa57565b6080810190811067ffffffffffffffff821117610c2457604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b90601f601f19910116810190811067ffffffffffffffff821117610c2457604052565b60405190610660820182811067ffffffffffffffff821117610c24576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190610cf28183610c51565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c0820182811067ffffffffffffffff821117610c24576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036100aa5790565b60a060405191610e6383610c08565b610e6b610c74565b835283610eb960208501925f8452610e81610e02565b6040870152610e8e610e02565b60608701527f0000000000000000000000000000000000000000000000000000000000000000611a0a565b9182855252610ec6610e02565b50610ecf610e02565b50015191610edb611bea565b9284356020525f601f5360205f6021601f60025afa156100aa57610f1a905f51610f086020880188610bd2565b91856040988951956101ae8b88610c51565b610f2683850185610b6c565b610f336060860186610bd2565b91602081019063ffffffff610f4783610e43565b166119ea576001915b610f598361298b565b92610f6689519485610c51565b808452601f19610f758261298b565b01366020860137610f95610f888261298b565b8a51608052608051610c51565b8060805152601f19610fa68261298b565b013660206080510137610fbe61027f8a850185610b9f565b610fc96080516129a3565b5263ffffffff610fd883610e43565b16611905575b505090610fef611021949392610e43565b9063ffffffff88519261100184610c08565b600984525f602085015216888301525f60608301526080519189356129c4565b600881101561087c576117115761105d63ffffffff61104561030486880188610b6c565b61031f61105487890189610b6c565b87810190610b9f565b90601f81101561087c576116b45761107784860186610b6c565b8451907fe81a0be90000000000000000000000000000000000000000000000000000000082526020600483015263ffffffff6110b282611b0d565b16602483015263ffffffff6110c960208301611b0d565b1660448301526110e16103bc6103ab88840184611b1e565b906080810135601e19823603018112156100aa5781810135916020818301019367ffffffffffffffff84116100aa578360051b9182360386136100aa579290869594927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc8783030160a488015283825260208083019183010195945f925b85841061188a57505050505050509080602092038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa908115611657575f9161184f575b50601f81101561087c576115bf57604083015260a082516111da610e02565b506111e3610e02565b5001516111ee611bea565b9086356020525f601f5360205f6021601f60025afa156100aa57600161122d925f5161121d60208b018b610bd2565b9390928951956101ae8b88610c51565b61123983860186610b6c565b6112466060870187610bd2565b9163ffffffff61125860208301610e43565b1661182f576001905b61126a8261298b565b9061127788519283610c51565b828252601f196112868461298b565b013660208401376112968361298b565b926112a389519485610c51565b808452601f196112b28261298b565b013660208601376112c861027f8a840184610b9f565b6112d1856129a3565b5263ffffffff6112e360208401610e43565b1661176e575b50906112fa61132795949392610e43565b63ffffffff89519161130b83610c08565b600983525f602084015216898201525f60608201528a356129c4565b600881101561087c576117115761135a63ffffffff61134b61030486890189610b6c565b61031f611054878a018a610b6c565b90601f81101561087c576116b45761137484870187610b6c565b8451907fe81a0be90000000000000000000000000000000000000000000000000000000082526020600483015263ffffffff6113af82611b0d565b16602483015263ffffffff6113c660208301611b0d565b1660448301526113de6103bc6103ab88840184611b1e565b906080810135601e19823603018112156100aa570190813591602081019267ffffffffffffffff81116100aa578060051b9182360385136100aa57837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc87809796030160a487015282815260208082019482010194935f927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa181360301925b85851061166157505050505050509080602092038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa908115611657575f9161161c575b50601f81101561087c576115bf57606083015263ffffffff611508602061150286880188610b6c565b01610e43565b1680156115b057608060408401510151811015611593578360408401510151111561157a5760010361155f5761155c9361154d60606115569301519484810190610b6c565b92810190610b6c565b91612033565b90565b9161155c9361154d8284611574940190610b6c565b91611f22565b509161155c935061158d91810190610b6c565b90611e69565b50509161155c9361154d82846115aa940190610b6c565b91611d7c565b505091505061155c9150611cc3565b606484517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f70726f6772616d000000000000000000000000000000000000000000000000006044820152fd5b90506020813d60201161164f575b8161163760209383610c51565b810103126100aa5751601f8110156100aa575f6114d9565b3d915061162a565b85513d5f823e3d90fd5b9193959750919395601f198282030184528735858112156100aa5760206116a08f9360019461093788859601828682019163ffffffff61092d84611b0d565b99019401950192949091889796949261147d565b606484517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152fd5b606483517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152fd5b999591989490979360019b97939b5b5f198c018c8111610aa1578110156117ca5761179c60808b018b610bd2565b5f1983019291828411610aa1578f63ffffffff8f9391610a6d60019787946117c396611b70565b520161177d565b5092969a9195999890939794986117e360208701610e43565b956117f461027f6060830183610b9f565b915f198101908111610aa15761182363ffffffff611327996112fa9561181a858a6129b0565b521691856129b0565b529192939495506112e9565b61183c6080820182610bd2565b905060028101809111610aa15790611261565b90506020813d602011611882575b8161186a60209383610c51565b810103126100aa5751601f8110156100aa575f6111bb565b3d915061185d565b9193959750919395601f1982820301845287357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa18488013603018112156100aa5760206118f18f936001946109378495898d0101828682019163ffffffff61092d84611b0d565b99019401940191889796949195939561115f565b919895929a97949099969360015b5f198401848111610aa1578110156119845761193260808c018c610bd2565b5f1983019291828411610aa1578f9163ffffffff611957600196869361197d95611b70565b61197161027f61196683610e43565b926020810190610b9f565b610a92846080516129b0565b5201611913565b509295989093969961199a909b9295989b610e43565b906119ab61027f6060830183610b9f565b95805f19810111610aa1576119e05f1963ffffffff610fef956110219a6119d68487016080516129b0565b52169201856129b0565b5291929394610fde565b6119f76080820182610bd2565b905060028101809111610aa15791610f50565b5f91908291611a17610c74565b5073ffffffffffffffffffffffffffffffffffffffff60405160208101927ff644206c000000000000000000000000000000000000000000000000000000008452602482015260248152611a6c604482610c51565b5192165afa3d15611b05573d9067ffffffffffffffff8211610c245760405191611aa0601f8201601f191660200184610c51565b82523d5f602084013e5b15611afd57806101a06020920160405190610100820160405261010081835e527ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd808151016102a082016101c083015e0190565b602081519101fd5b606090611aaa565b359063ffffffff821682036100aa57565b9035601e19823603018112156100aa57016020813591019167ffffffffffffffff82116100aa5781360383136100aa57565b601f8260209493601f1993818652868601375f8582860101520116010190565b9190811015611bb05760051b810135907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc1813603018212156100aa570190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b91908201809211610aa157565b60405190611bf782610c08565b5f6060830152601382600360408201525f602082015252565b5f906001602093806040519385855383850137019060025afa156100aa575f5190565b94929091611c419492612342565b9190600881101561087c571591821592611cb8575b5050611c5f5750565b6044602091601f19601f6040519485937f783c4a7a0000000000000000000000000000000000000000000000000000000085528160048601528051918291826024880152018686015e5f85828601015201168101030190fd5b141590505f80611c56565b604081015160208201519060018214808251151503611d7357611d6c57611d0363ffffffff606085510151169360600151608060a0820151910151900390565b9280936002819414611d5f575b5050604081015192606082015184149384611d55575b505082611d3e575b505015611d39575f90565b601990565b909150608060a08201519101519003145f80611d2e565b1192505f80611d26565b8101935091505f80611d10565b5050505f90565b50505050601990565b919060208301916001835114611e615763ffffffff611d9e6060840184610b9f565b503560c01c16611daf818487612451565b611e5757600284511480611e47575b611e3d57611dcc81846124be565b91908215611e32576080611dfa6020611df360029663ffffffff9560408d01978851612299565b9701610e43565b925101519116039351145f14611e225750611e14926125dd565b15611e1d575f90565b601b90565b9190611e2d93612533565b611e14565b505050505050505f90565b5050505050601b90565b5060408086015101518110611dbe565b5050505050601d90565b505050505f90565b611e766060830183610b9f565b50906040519260e0840184811067ffffffffffffffff821117610c24576040526001608085019484359063ffffffff82841a928383528060021a60208401528060031a60408401528060041a60608401528060051a895260a01c1660030b60a082015260c0602087013591015214611e61575f5b8451811015611f1957611f0d8160030260020160051b85013560e01c8385612451565b611e5757600101611eea565b50505050505f90565b91909163ffffffff5f19611f65611f5f836040860151976020810198611f55611f4a8b610e43565b926060810190610b9f565b9390921690612299565b95610e43565b01169163ffffffff6060835101511660026020840151145f14611ff257611f998360600151608060a0820151910151900390565b81015b6001602087015114908510809103611fe75715611f195780841015611fd557505091611fc7926125dd565b15611fd0575f90565b601a90565b611fe29491930391612533565b611fc7565b505050505050601a90565b80611f9c565b6040519060a0820182811067ffffffffffffffff821117610c24576040525f6080838281528260208201528260408201528260608201520152565b916020820161204181610e43565b61206263ffffffff60608601926120588488610b9f565b9290911688612299565b93600260208601510361228f5763ffffffff61207e8383610b9f565b503560c01c1691606086015115918215612283575b82156121ca575b50506121c0576120a8611ff8565b94602084019063ffffffff6120bc83610e43565b161515806121a4575b61217a575b50602086015160020361213b5763ffffffff6120fb8193826120ee61210795610e43565b1601956060810190610b9f565b503560c01c1692610e43565b1601149182612122575b50505b1561211d575f90565b601c90565b608091925081015160e01c91015160e01c145f80612111565b94509150915015918215612151575b5050612114565b63ffffffff91925060018261216861217093610e43565b160192610e43565b1614155f8061214a565b81965063ffffffff9061218f61219d93610e43565b90611f556060880188610b9f565b945f6120ca565b506121ae82610e43565b63ffffffff60408301519116106120c5565b5050505050601c90565b6121fa925061220463ffffffff612209926121e86080820182610bd2565b9690956121f48a610e43565b92610b9f565b929091168b612299565b6122ef565b915f5b8181106122225750505062010000105f8061209a565b61225663ffffffff612235838587611b70565b61224c61224182610e43565b916020810190610b9f565b929091168c612299565b600260208201511461226c575b5060010161220c565b600191946106a261227c926122ef565b9390612263565b60108410159250612093565b5050505050505f90565b93925060406122a6611ff8565b94602084359460018852013560808701520151115f146122dc578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b60808101518060e01c908115611d6c5760059161231260409260608601516128ae565b905004920151145f146123395760ff60015b1690818102918183041490151715610aa15790565b60ff6004612324565b94919093945f94602082019060ff8251169561236e604085019767ffffffffffffffff89511690612936565b80831015612440575f190198828a6040519760206001869781601f53161b525b6123f05750606095969798995060051b01149551905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5191156123e757565b600592505f9150565b600181168b82108117612418575060011c99602051602060018d161b525b60011c998a61238e565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa5061240e565b505050505050925050506004905f90565b91909160016020820151036124ac5760400191604083510151821015611d6c578161247b916124be565b91821515938461248d575b5050505090565b6002945091602093916124a09351612299565b0151145f808080612486565b516060015163ffffffff161015919050565b90916124cd6060830183610b9f565b50926124de5f936080810190610bd2565b5f9291925b8181106124f05750505050565b6124fb818386611b70565b8363ffffffff61250a83610e43565b161461251957506001016124e3565b9496505050505061252f91506020810190610b9f565b9091565b9092602081019263ffffffff600161254a86610e43565b92019116148015906125bc575b6125b35761257592611f55611f4a606063ffffffff95015192610e43565b604082015160408201511491826125a0575b8261259157505090565b60809192508101519101511490565b9150606082015160608201511491612587565b50505050600190565b506125c683610e43565b63ffffffff60406060850151015191161015612557565b51916060830163ffffffff815116808310156126cd576001604061260a60608701516080880151906128ae565b969050015114948561261f575b505050505090565b6040919293949550019267ffffffffffffffff8451169382156126a05751925163ffffffff169267ffffffffffffffff1683156126a05767ffffffffffffffff939006831611156126985760ff60015b169204160167ffffffffffffffff8111610aa15767ffffffffffffffff16145f80808080612617565b60ff5f61266f565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5050505050600190565b5f9391926126e3610e02565b93811515806128a0575b612897576020821061288e573590600182811a03612885578160021a926001841161287b5762ffffff8360c01c1615801590612868575b61285e5763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015612850575b8015612848575b801561283c575b61282e5760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a088015281106128245760a086015110908115612819575b50612811578060031a9060041a9182820290816020870152155f146127e157501715155b6127db57565b60079250565b80159250908215612806575b5081156127fb575b506127d5565b603f9150115f6127f5565b60201091505f6127ed565b506002935050565b60209150115f6127b1565b5060019550505050565b506008995050505050505050565b5062010000841161276f565b508315612768565b506204000083890111612761565b5060059550505050565b5067ffffffffffffffff83161515612724565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a14156126ed565b6001915f915f915b8183106128d6575050505f146128d057505f905b60019190565b906128ca565b90919263ffffffff828560051b60e0031c166380000000811161292a5780612907575050600180935b0191906128b6565b90939402936380000000851161291f576001906128ff565b50505050505f905f90565b5050505050505f905f90565b60068111612985577f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610aa15760ff66080a070a0a08005f199260031b1c16916001831b0101901c90565b50505f90565b67ffffffffffffffff8111610c245760051b60200190565b805115611bb05760200190565b8051821015611bb05760209160051b010190565b91939094929484518015612c6757865103612c5c5760015b8551811015612a20576129ef81876129b0565b515f198201828111610aa157612a0590886129b0565b511015612a14576001016129dc565b50505050505050600390565b5090929594939193602082019060ff82511694612a4d604085019667ffffffffffffffff88511690612936565b9885515f198101908111610aa157612a668b91886129b0565b511015612c4e57604051998296602081019b8c5f19836020815160051b8201019803946001601f5301965b6020601f198583030111612b885750509060209291604052010151995192998a849160206001601f19876040519c031687019781601f53161b525b612b385750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015612b315703612b2c575f90565b600690565b5050600590565b600181168b82108117612b60575060011c99602051602060018d161b525b60011c998a612acc565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50612b56565b815b818110612b9f5750509560011c958d90612a91565b8051868201938451918060011c8252602089830192019560018216612c2d578c8210612bd2575050526020905b01612b8a565b90919e926020526001602085019217825114612c06575b50509060208083819435604052019d6041601f60025afa50612bcc565b84821015612be9576020929e928094508092910151604052916041601f60025afa50612bcc565b50509c6020818194938293358352604052019d6041601f60025afa50612bcc565b506004985050505050505050565b505050505050600290565b5050505050505060019056",
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
// Solidity: constructor(address rounds_, address referee_, address dispute_) returns()
func (trainingFraud *TrainingFraud) PackConstructor(rounds_ common.Address, referee_ common.Address, dispute_ common.Address) []byte {
	enc, err := trainingFraud.abi.Pack("", rounds_, referee_, dispute_)
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
// Solidity: function proveBinding(bytes32 taskId, uint256 which, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) PackProveBinding(taskId [32]byte, which *big.Int, entries ITrainingFraudEntries, arg3 ITrainingFraudEntries) []byte {
	enc, err := trainingFraud.abi.Pack("proveBinding", taskId, which, entries, arg3)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveBinding is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6b332536.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveBinding(bytes32 taskId, uint256 which, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) entries, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) TryPackProveBinding(taskId [32]byte, which *big.Int, entries ITrainingFraudEntries, arg3 ITrainingFraudEntries) ([]byte, error) {
	return trainingFraud.abi.Pack("proveBinding", taskId, which, entries, arg3)
}

// PackProveElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85ea9391.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveElement(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],uint32,bytes) , (uint8,bytes32,bytes[],bytes32[])[] , (bytes32,bytes32[],bytes32[],uint32)[] ) returns()
func (trainingFraud *TrainingFraud) PackProveElement(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudElement, arg5 []IProgramRefereeOpening, arg6 []ITrainingFraudSource) []byte {
	enc, err := trainingFraud.abi.Pack("proveElement", claim, arg1, arg2, arg3, arg4, arg5, arg6)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveElement is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85ea9391.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveElement(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],uint32,bytes) , (uint8,bytes32,bytes[],bytes32[])[] , (bytes32,bytes32[],bytes32[],uint32)[] ) returns()
func (trainingFraud *TrainingFraud) TryPackProveElement(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudElement, arg5 []IProgramRefereeOpening, arg6 []ITrainingFraudSource) ([]byte, error) {
	return trainingFraud.abi.Pack("proveElement", claim, arg1, arg2, arg3, arg4, arg5, arg6)
}

// PackProveFragment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6b9766a3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveFragment(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],uint32,bytes) , (bytes,bytes32[],bytes32,bytes32,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) PackProveFragment(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudElement, arg5 ITrainingFraudFragmentOpening) []byte {
	enc, err := trainingFraud.abi.Pack("proveFragment", claim, arg1, arg2, arg3, arg4, arg5)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveFragment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6b9766a3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveFragment(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],uint32,bytes) , (bytes,bytes32[],bytes32,bytes32,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) TryPackProveFragment(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudElement, arg5 ITrainingFraudFragmentOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("proveFragment", claim, arg1, arg2, arg3, arg4, arg5)
}

// PackProveOutput is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd7d6388b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveOutput(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (bytes32,bytes32[],bytes32[],uint32) , (bytes32,bytes32[],uint32) ) returns()
func (trainingFraud *TrainingFraud) PackProveOutput(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudSource, arg5 ITrainingFraudLocal) []byte {
	enc, err := trainingFraud.abi.Pack("proveOutput", claim, arg1, arg2, arg3, arg4, arg5)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveOutput is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd7d6388b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveOutput(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (bytes32,bytes32[],bytes32[],uint32) , (bytes32,bytes32[],uint32) ) returns()
func (trainingFraud *TrainingFraud) TryPackProveOutput(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudSource, arg5 ITrainingFraudLocal) ([]byte, error) {
	return trainingFraud.abi.Pack("proveOutput", claim, arg1, arg2, arg3, arg4, arg5)
}

// PackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6db23b62.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePayload(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],bytes32,bytes32[],bytes,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) PackProvePayload(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudPayloadOpening) []byte {
	enc, err := trainingFraud.abi.Pack("provePayload", claim, arg1, arg2, arg3, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6db23b62.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePayload(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],bytes32,bytes32[],bytes,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) TryPackProvePayload(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudPayloadOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("provePayload", claim, arg1, arg2, arg3, arg4)
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
// Solidity: function proveRecord(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],uint32,bytes) , (bytes,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) PackProveRecord(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudElement, arg5 ITrainingFraudRecordOpening) []byte {
	enc, err := trainingFraud.abi.Pack("proveRecord", claim, arg1, arg2, arg3, arg4, arg5)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveRecord is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xceb7db2f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveRecord(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) , (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) , (uint32,bytes32,bytes32[],bytes32,bytes32[]) , (uint64,bytes,bytes32[],uint32,bytes) , (bytes,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) TryPackProveRecord(claim ITrainingFraudClaim, arg1 ITrainingFraudTransition, arg2 ITrainingFraudEntries, arg3 ITrainingFraudTraced, arg4 ITrainingFraudElement, arg5 ITrainingFraudRecordOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("proveRecord", claim, arg1, arg2, arg3, arg4, arg5)
}

// PackProveRecordSize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x186e3a1a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveRecordSize(bytes32 taskId, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) step, uint64 , (bytes,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) PackProveRecordSize(taskId [32]byte, step ITrainingFraudEntries, arg2 uint64, arg3 ITrainingFraudRecordOpening) []byte {
	enc, err := trainingFraud.abi.Pack("proveRecordSize", taskId, step, arg2, arg3)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveRecordSize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x186e3a1a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveRecordSize(bytes32 taskId, (bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]) step, uint64 , (bytes,bytes32[]) ) returns()
func (trainingFraud *TrainingFraud) TryPackProveRecordSize(taskId [32]byte, step ITrainingFraudEntries, arg2 uint64, arg3 ITrainingFraudRecordOpening) ([]byte, error) {
	return trainingFraud.abi.Pack("proveRecordSize", taskId, step, arg2, arg3)
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
