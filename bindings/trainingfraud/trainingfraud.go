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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"dispute_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"checkClaim\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"id\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimId\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"dispute\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveElement\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structIProgramReferee.Opening[]\",\"components\":[{\"name\":\"operand\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaves\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structITrainingFraud.Source[]\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveFragment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.FragmentOpening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"paramsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"momentumRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveOutput\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Source\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Local\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.PayloadOpening\",\"components\":[{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensor\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"tensorPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveProgram\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecord\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"ProgramIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"rule\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumProgram.Rule\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainingFraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumITrainingFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]}]",
	ID:  "TrainingFraud",
	Bin: "0x61012080604052346101f257606081617f99803803809161002082856101fe565b8339810103126101f25761003381610221565b906004602061004f6040610048838601610221565b9401610221565b6001600160a01b03909416608081905260405163c305a6d960e01b815292839182905afa9081156101a1575f916101c0575b506001600160a01b0390811660a081905291811660c08190526080516040519392169161577091828501916001600160401b038311868410176101ac57608094869461282986398352602083015260408201526001600160a01b03851660608201520301905ff080156101a15760e052610100526040516125f3908161023682396080518181816103220152818161058d0152818161076a0152818161090401528181610bd401528181611498015281816116a10152818161187d015281816119fb0152611d8f015260a05181818161069b01528181610b910152818161129e015281816117b20152611d03015260c05181610fca015260e0518181816102c0015261159d01526101005181818160ed0152818161051f0152610d5b0152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d6020116101f6575b816101db602093836101fe565b810103126101f2576101ec90610221565b5f610081565b5f80fd5b3d91506101ce565b601f909101601f19168101906001600160401b038211908210176101ac57604052565b51906001600160a01b03821682036101f25756fe6080806040526004361015610012575f80fd5b5f905f3560e01c9081631808842c14610fee575080633b1bebd114610fab57806347b70b0d14610f7c5780635fc6674214610f645780636b9766a314610e865780636db23b6214610dc85780638407518914610cf857806385ea939114610bf8578063a2e800ad14610bb5578063c305a6d914610b72578063ceb7db2f14610a94578063d7d6388b146109b4578063d8a5fd04146104d6578063e19c7bfd14610135578063eae62d0c146101145763f240f7c3146100ce575f80fd5b3461011157806003193601126101115760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461011157602061012d61012836611018565b611407565b604051908152f35b5034610111576060366003190112610111576004356044356024356001600160401b0382116104d2578160040182360360806003198201126103e3576040519163e19c7bfd60e01b835285600484015283602484015260606044840152803560648401526101ba6101a96024870183611334565b6080608487015260e4860191611368565b9060448601359260a219018312156104ce578382036063190160a4850152908390838701906102576004830163ffffffff6101f482611062565b16835263ffffffff61020860248601611062565b166020840152608461024f61023461022360448801856113a5565b60a0604089015260a08801916113d6565b61024160648801856113a5565b9087830360608901526113d6565b940190611334565b90916080818503910152808352602083019060208160051b85010193838d91603e1982360301905b84841061046157505050505050506102b482916102a260209560648b0190611334565b8483036063190160c486015290611368565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa918215610456578692610419575b5060198210156104055781156103f657848652600160205260408620600160ff19825416179055856001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016803b156103f2578180916024604051809481936332123c3360e01b83528c60048401525af180156103e7576103c8575b506103ad602460809594937f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e219384039763ffffffff945001016113f6565b6040519384521660208301526040820152336060820152a280f35b816103d69195949395611104565b6103e3579091855f610372565b8580fd5b6040513d84823e3d90fd5b5080fd5b636768d7e360e11b8652600486fd5b634e487b7160e01b86526021600452602486fd5b9091506020813d60201161044e575b8161043560209383611104565b810103126103e3575160198110156103e357905f6102f0565b3d9150610428565b6040513d88823e3d90fd5b919395989750919395601f198282030187528835838112156104ca5760206104b760019360406104a88985960163ffffffff61049c82611062565b168452858101906113a5565b919092818682015201916113d6565b9a0197019401918a97989695939161027f565b8f80fd5b8780fd5b8380fd5b5034610840576040366003190112610840576004356001600160401b038111610840578060040161010060031983360301126108405761051461104c565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633036109a15761054e82611407565b805f525f60205260405f20600160ff1982541617905561056d83611cea565b5f93919361057a856110a3565b600285036108e857506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001685356105bb602485016113f6565b9163ffffffff6040519363de97c0d760e01b85528360048601521660248401526001600160401b03600160ff86161b1660448401526020836064818d855af19283156108dd578a93610894575b5091604460209261ffff94604051958694859363da7bd3b360e01b855260048501521660248301525afa908115610889578891610857575b50945b359360448301966001600160a01b0361065b896110c1565b9181604051936326f91ec160e01b85528960048601528c60248601521660448401521696876064830152608482015260208160a4818c6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561084c578991610816575b501580610805575b6107f75790600188926106e5816110a3565b14610760575b505063ffffffff6001600160a01b037ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9361073361072d602460c096016113f6565b986110c1565b906040519788526020880152600460408801528860608801528860808801528860a088015216951693a480f35b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690610797602485016113f6565b90823b156104d2576040516375e29a2f60e01b81526004810188905263ffffffff92909216602483015260ff1660448201529082908290606490829084905af180156103e757156106eb57816107ec91611104565b6103e357855f6106eb565b624d8cff60e81b8852600488fd5b5061080f816110a3565b80156106d3565b90506020813d602011610844575b8161083160209383611104565b8101031261084057515f6106cb565b5f80fd5b3d9150610824565b6040513d8b823e3d90fd5b90506020813d602011610881575b8161087260209383611104565b8101031261084057515f610640565b3d9150610865565b6040513d8a823e3d90fd5b92506020833d6020116108d5575b816108af60209383611104565b810103126108d15760446020926108c861ffff95611ac5565b94509250610608565b8980fd5b3d91506108a2565b6040513d8c823e3d90fd5b946108f2856110a3565b60038503610643576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016610930602485016113f6565b90803b15610840576040516306cc732160e41b81528335600482015263ffffffff92909216602483015260ff841660448301525f908290606490829084905af1801561099657610981575b50610643565b61098e9198505f90611104565b5f965f61097b565b6040513d5f823e3d90fd5b634a0bfec160e01b5f523360045260245ffd5b346108405760c0366003190112610840576004356001600160401b038111610840576101006003198236030112610840576024356001600160401b03811161084057610100906003199036030112610840576044356001600160401b038111610840576080906003199036030112610840576064356001600160401b0381116108405760a0906003199036030112610840576084356001600160401b0381116108405760809060031990360301126108405760a4356001600160401b03811161084057606090600319903603011261084057610a929060040161153b565b005b346108405760c0366003190112610840576004356001600160401b038111610840576101006003198236030112610840576024356001600160401b03811161084057610100906003199036030112610840576044356001600160401b038111610840576080906003199036030112610840576064356001600160401b0381116108405760a0906003199036030112610840576084356001600160401b0381116108405760a09060031990360301126108405760a4356001600160401b03811161084057604090600319903603011261084057610a929060040161153b565b34610840575f3660031901126108405760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610840575f3660031901126108405760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346108405760e0366003190112610840576004356001600160401b038111610840576101006003198236030112610840576024356001600160401b03811161084057610100906003199036030112610840576044356001600160401b038111610840576080906003199036030112610840576064356001600160401b0381116108405760a0906003199036030112610840576084356001600160401b0381116108405760a09060031990360301126108405760a4356001600160401b03811161084057610cc9903690600401611073565b505060c435906001600160401b03821161084057610cee610a92923690600401611073565b505060040161153b565b3461084057606036600319011261084057610d1161104c565b60443563ffffffff8116809103610840576001600160a01b0360405192638407518960e01b8452600435600485015216602483015260448201526020816064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610996575f90610d95575b602090604051908152f35b506020813d602011610dc0575b81610daf60209383611104565b810103126108405760209051610d8a565b3d9150610da2565b346108405760a0366003190112610840576004356001600160401b038111610840576101006003198236030112610840576024356001600160401b03811161084057610100906003199036030112610840576044356001600160401b038111610840576080906003199036030112610840576064356001600160401b0381116108405760a0906003199036030112610840576084356001600160401b0381116108405760e090600319903603011261084057610a929060040161153b565b346108405760c0366003190112610840576004356001600160401b038111610840576101006003198236030112610840576024356001600160401b03811161084057610100906003199036030112610840576044356001600160401b038111610840576080906003199036030112610840576064356001600160401b0381116108405760a0906003199036030112610840576084356001600160401b0381116108405760a09060031990360301126108405760a4356001600160401b0381116108405760a090600319903603011261084057610a929060040161153b565b3461084057602061012d610f7736611018565b6111d5565b34610840576020366003190112610840576004355f526001602052602060ff60405f2054166040519015158152f35b34610840575f3660031901126108405760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610840576020366003190112610840576020906004355f525f825260ff60405f20541615158152f35b602060031982011261084057600435906001600160401b038211610840576101009082900360031901126108405760040190565b602435906001600160a01b038216820361084057565b359063ffffffff8216820361084057565b9181601f84011215610840578235916001600160401b038311610840576020808501948460051b01011161084057565b600411156110ad57565b634e487b7160e01b5f52602160045260245ffd5b356001600160a01b03811681036108405790565b60a081019081106001600160401b038211176110f057604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b038211176110f057604052565b51906001600160a01b038216820361084057565b519060ff8216820361084057565b519063ffffffff8216820361084057565b51906001600160401b038216820361084057565b908160a0910312610840576111cd608060405192611189846110d5565b61119281611125565b84526111a060208201611139565b60208501526111b160408201611147565b60408501526111c260608201611147565b606085015201611158565b608082015290565b906111df82611407565b9160e0810135601e19823603018112156108405781018035906001600160401b038211610840576020019080360382136108405761121d91856114fa565b50611227816110a3565b1591821592611316575b821561124f575b505061124057565b638baa579f60e01b5f5260045ffd5b61129291925080611264604060a093016110c1565b6040516311179c3760e31b8152913560048301526001600160a01b0316602482015291829081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610996576001600160a01b039182915f916112e7575b505116911614155f80611238565b611309915060a03d60a01161130f575b6113018183611104565b81019061116c565b5f6112d9565b503d6112f7565b91506001600160a01b0361132c604084016110c1565b161591611231565b9035601e19823603018112156108405701602081359101916001600160401b038211610840578160051b3603831361084057565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116108405760209260051b809284830137010190565b9035601e19823603018112156108405701602081359101916001600160401b03821161084057813603831361084057565b908060209392818452848401375f828201840152601f01601f1916010190565b3563ffffffff811681036108405790565b60405163a2baa8e560e01b8152813560048201529063ffffffff61142d60208301611062565b1660248301526040810135906001600160a01b0382168092036108405760c0916044840152606081013560648401526080810135608484015260a081013560a484015201356001600160401b0381168091036108405760c482015260208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610996575f916114cb575090565b90506020813d6020116114f2575b816114e660209383611104565b81010312610840575190565b3d91506114d9565b90604183036115245761151d9250602081013591604082359201355f1a90611ad4565b9192909190565b50505f9160029190565b5190811515820361084057565b611544816111d5565b805f525f60205260ff60405f205416611ab3576001600160401b0336116110f05760405161157c36601f01601f191660200182611104565b3681526115c25f91365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611b56565b60a08180518101031261084057604051906115dc826110d5565b602081015160058110156108405782526115f86040820161152e565b80602084015261160a60608301611158565b926040810193845261161e60808401611158565b61163160a0606084019583875201611158565b906080830193828552159182611a9c575b5050611a8d57519260058410156110ad576001600160401b03808092511693511691511691855f525f60205260405f20600160ff1982541617905561168687611cea565b9790955f611693886110a3565b600288036119df57508882357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166001600160401b03600160ff6116e1602089016113f6565b9563ffffffff6040519763de97c0d760e01b89528760048a0152166024880152161b16604484015260208360648187855af192831561195b578493611998575b5091604460209261ffff94604051958694859363da7bd3b360e01b855260048501521660248301525afa9081156103e7578291611966575b50985b823597604084019a61176d8c6110c1565b906001600160a01b03604051926326f91ec160e01b84528c6004850152866024850152166044830152336064830152608482015260208160a481876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561195b578491611929575b501580611918575b61190a576001906117fa816110a3565b14611873575b50509360c09363ffffffff936001600160a01b039361184b61184560207ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9a016113f6565b9b6110c1565b936040519a338c5260208c015260408b015260608a0152608089015260a088015216951693a4565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166118a9602085016113f6565b813b156104d2576040516375e29a2f60e01b8152600481018b905263ffffffff909116602482015260ff9092166044830152829082908183816064810103925af180156103e7571561180057611900828092611104565b6101115780611800565b624d8cff60e81b8352600483fd5b50611922816110a3565b80156117ea565b90506020813d602011611953575b8161194460209383611104565b8101031261084057515f6117e2565b3d9150611937565b6040513d86823e3d90fd5b90506020813d602011611990575b8161198160209383611104565b8101031261084057515f611759565b3d9150611974565b9092506020813d6020116119d7575b816119b460209383611104565b810103126104d2579160446020926119ce61ffff95611ac5565b94509250611721565b3d91506119a7565b986119e9886110a3565b6003880361175c576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611a27602085016113f6565b90803b15610840576040516306cc732160e41b81528535600482015263ffffffff92909216602483015260ff831660448301525f908290606490829084905af1801561099657611a78575b5061175c565b611a859192505f90611104565b5f905f611a72565b636768d7e360e11b5f5260045ffd5b6001600160401b0391925081169116145f80611642565b633a80cda160e21b5f5260045260245ffd5b519061ffff8216820361084057565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411611b4b579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610996575f516001600160a01b03811615611b4157905f905f90565b505f906001905f90565b5050505f9160039190565b905f8091602081519101845afa8080611bcb575b15611b8a5750506040513d81523d5f602083013e60203d82010160405290565b15611bab576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d15611bbc576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580611b6a5750813b1515611b6a565b9081610140910312610840576040519061014082018281106001600160401b038211176110f0576040528051600681101561084057611c9891610120918452611c2960208201611158565b6020850152611c3a60408201611158565b6040850152611c4b60608201611158565b6060850152611c5c60808201611158565b6080850152611c6d60a08201611158565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201611ac5565b61012082015290565b51906fffffffffffffffffffffffffffffffff8216820361084057565b63ffffffff5f199116019063ffffffff8211611cd657565b634e487b7160e01b5f52601160045260245ffd5b908135611cf9602084016113f6565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690611d6560a0611d35604088016110c1565b6040516311179c3760e31b8152600481018790526001600160a01b03909116602482015291829081906044820190565b0381865afa908115610996575f916125d4575b506040516365c7d79d60e01b8152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169361012082602481885afa918215610996575f926124f3575b5060ff6020840151169763ffffffff8351169363ffffffff86169485119081156124df575b81156124ca575b506124be57604051631a591c4f60e11b81526004810188905263ffffffff8616602482015291610140836044818a5afa928315610996575f9361249d575b5063ffffffff8451168514612451579061074060249594939260405196878092633d91081b60e21b82528c60048301525afa948515610996575f9561201d575b5083611f905760606080860151915b01351490811591611f72575b50611f6757611eab63ffffffff80925116611cbe565b16039063ffffffff8211611cd65760ff6104c063ffffffff920151169116109182611ee6575b5050159050611ee05760029190565b60039190565b6040516302c8fea360e21b8152600481019490945263ffffffff91909116602484015260209150829060449082905afa908115610996575f91611f2d575b50805f80611ed1565b90506020813d602011611f5f575b81611f4860209383611104565b8101031261084057611f599061152e565b5f611f24565b3d9150611f3b565b5050505050505f9190565b60a001516001600160401b031660ff8a161c6001161590505f611e95565b611fcc610140611f9f88611cbe565b604051631a591c4f60e11b8152600481018c905263ffffffff909116602482015291829081906044820190565b03818b5afa9081156109965760609160e0915f91611fee575b50015191611e89565b61201091506101403d8111612016575b6120088183611104565b810190611bde565b5f611fe5565b503d611ffe565b9094506107403d811161244a575b6120358183611104565b81019061074081830312610840576040519161066083018381106001600160401b038211176110f05760405261206a82611ac5565b83526020820151602084015261208260408301611158565b604084015261209360608301611147565b60608401526080820151608084015260a082015160a084015260c082015160c08401526120c260e08301611158565b60e084015261010082015161010084015261012082015160038110156108405761012084015261014082015160068110156108405761014084015261210a6101608301611147565b6101608401528061019f830112156108405760405161010081018181106001600160401b038211176110f057604052806102808401928311610840576101808401905b83821061243a575050610180840152516003811015610840576101a08301526102a08101516002811015610840576101c08301526102c08101516002811015610840576101e08301526121a36102e08201611147565b6102008301526121b66103008201611147565b6102208301526121c96103208201611147565b6102408301526103408101518060010b81036108405761242d91610720916102608501526121fa610360820161152e565b61028085015261220d6103808201611139565b6102a08501526122206103a08201611139565b6102c08501526122336103c08201611147565b6102e08501526122466103e08201611147565b6103008501526122596104008201611147565b61032085015261226c6104208201611139565b61034085015261227f6104408201611139565b6103608501526122926104608201611147565b6103808501526122a56104808201611147565b6103a08501526122b86104a08201611147565b6103c08501526122cb6104c08201611147565b6103e08501526122de6104e08201611147565b6104008501526122f16105008201611147565b6104208501526123046105208201611147565b6104408501526123176105408201611147565b61046085015261232a6105608201611147565b61048085015261233d6105808201611147565b6104a08501526123506105a08201611139565b6104c08501526123636105c08201611147565b6104e08501526123766105e08201611147565b6105008501526123896106008201611147565b61052085015261239c6106208201611ca1565b6105408501526123af6106408201611ac5565b6105608501526123c26106608201611ca1565b6105808501526123d56106808201611ca1565b6105a08501526123e86106a08201611ca1565b6105c08501526123fb6106c08201611ca1565b6105e085015261240e6106e08201611125565b6106008501526124216107008201611125565b61062085015201611125565b610640820152935f611e7a565b815181526020918201910161214d565b503d61202b565b5094509450606092506101009150015191013514908161247d575b50156124785760019190565b5f9190565b600191506001600160401b036080839201511660ff85161c16145f61246c565b6124b79193506101403d8111612016576120088183611104565b915f611e3a565b505050505050505f9190565b63ffffffff915060600151168410155f611dfc565b604081015163ffffffff1686109150611df5565b909150610120813d82116125cc575b816125106101209383611104565b8101031261084057604051906101208201908282106001600160401b038311176110f0576101009160405261254481611147565b835261255260208201611147565b602084015261256360408201611147565b604084015261257460608201611147565b606084015261258560808201611158565b608084015261259660a08201611158565b60a08401526125a760c08201611158565b60c08401526125b860e0820161152e565b60e08401520151610100820152905f611dd0565b3d9150612502565b6125ed915060a03d60a01161130f576113018183611104565b5f611d7856610100346100f357601f61577038819003918201601f19168301916001600160401b038311848410176100f7578084926080946040528339810103126100f3578051906001600160a01b03821682036100f35760208101516001600160a01b03811681036100f3576040820151916001600160a01b03831683036100f35760600151926001600160a01b03841684036100f35760e05260805260a05260c052604051615664908161010c823960805181818160af015261244b015260a051818181610136015281816112e701528181612b8d0152613199015260c05181818161116a015261257b015260e051816125100152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80636b9766a3146105d45780636db23b621461050457806385ea9391146103f1578063ceb7db2f146102fe578063d7d6388b146101fb5763e19c7bfd1461005b575f80fd5b346101f75760603660031901126101f7576044356001600160401b0381116101f7578060040190608060031982360301126101f757604051633d91081b60e21b8152600480359082015291610740836024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156101bd576044602093610102836101099561012a985f916101c8575b5060243590613e07565b019061080f565b6040518093819263e81a0be960e01b835284600484015260248301906120d2565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101bd575f9161018e575b50604051601982101561017a576020918152f35b634e487b7160e01b5f52602160045260245ffd5b6101b0915060203d6020116101b6575b6101a881836107c4565b810190612024565b5f610166565b503d61019e565b6040513d5f823e3d90fd5b6101ea91506107403d81116101f0575b6101e281836107c4565b810190611c33565b5f6100f8565b503d6101d8565b5f80fd5b346101f75760c03660031901126101f7576004356001600160401b0381116101f75761010060031982360301126101f7576024356001600160401b0381116101f75761010060031982360301126101f7576044356001600160401b0381116101f757608060031982360301126101f7576064356001600160401b0381116101f75760a060031982360301126101f757608435916001600160401b0383116101f757608060031984360301126101f75760a435936001600160401b0385116101f757606060031986360301126101f7576102fa956102ee956004019460040193600401926004019160040190600401611a7b565b604051918291826106c7565b0390f35b346101f75760c03660031901126101f7576004356001600160401b0381116101f75761010060031982360301126101f7576024356001600160401b0381116101f75761010060031982360301126101f7576044356001600160401b0381116101f757608060031982360301126101f7576064356001600160401b0381116101f75760a060031982360301126101f757608435916001600160401b0383116101f75760a060031984360301126101f75760a435936001600160401b0385116101f757604060031986360301126101f7576102fa956102ee956004019460040193600401926004019160040190600401611708565b346101f75760e03660031901126101f7576004356001600160401b0381116101f75761010060031982360301126101f757602435906001600160401b0382116101f75761010060031983360301126101f757604435906001600160401b0382116101f757608060031983360301126101f7576064356001600160401b0381116101f75760a060031982360301126101f757608435906001600160401b0382116101f75760a060031983360301126101f75760a4356001600160401b0381116101f7576104c1903690600401610713565b9160c435956001600160401b0387116101f7576102fa976104e96102ee983690600401610713565b97909660040193600401926004019160040190600401611061565b346101f75760a03660031901126101f7576004356001600160401b0381116101f75761010060031982360301126101f7576024356001600160401b0381116101f75761010060031982360301126101f7576044356001600160401b0381116101f757608060031982360301126101f757606435906001600160401b0382116101f75760a060031983360301126101f757608435926001600160401b0384116101f75760e060031985360301126101f7576102fa946102ee9460040193600401926004019160040190600401610c4c565b346101f75760c03660031901126101f7576004356001600160401b0381116101f75761010060031982360301126101f7576024356001600160401b0381116101f75761010060031982360301126101f7576044356001600160401b0381116101f757608060031982360301126101f7576064356001600160401b0381116101f75760a060031982360301126101f757608435916001600160401b0383116101f75760a060031984360301126101f75760a435936001600160401b0385116101f75760a060031986360301126101f7576102fa956102ee956004019460040193600401926004019160040190600401610941565b815160a082019392600582101561017a5760806001600160401b039181938552602081015115156020860152826040820151166040860152826060820151166060860152015116910152565b9181601f840112156101f7578235916001600160401b0383116101f7576020808501948460051b0101116101f757565b60a081019081106001600160401b0382111761075e57604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b0382111761075e57604052565b61066081019081106001600160401b0382111761075e57604052565b60e081019081106001600160401b0382111761075e57604052565b90601f801991011681019081106001600160401b0382111761075e57604052565b604051906107f282610743565b5f6080838281528260208201528260408201528260608201520152565b903590609e19813603018212156101f7570190565b3563ffffffff811681036101f75790565b356001600160401b03811681036101f75790565b6001600160401b03811161075e57601f01601f191660200190565b604051906108736040836107c4565b600682527f736f7572636500000000000000000000000000000000000000000000000000006020830152565b903590601e19813603018212156101f757018035906001600160401b0382116101f757602001918160051b360383136101f757565b604051906108e36040836107c4565b600882527f667261676d656e740000000000000000000000000000000000000000000000006020830152565b903590601e19813603018212156101f757018035906001600160401b0382116101f7576020019181360383136101f757565b91939290959461094f6107e5565b9661095b86828661227a565b9561098b846040830193606063ffffffff610981602061097b898961080f565b01610824565b169101358a6129e3565b600189526001600160401b036109a087610835565b1660408a01526109c4866109b4848461080f565b6109bd87610824565b908a612b11565b9690946001602063ffffffff6109e96109dd888861080f565b82848c01511690614312565b503560c01c1699015114801590610b78575b610b70576060610a0f610a18958d9561080f565b91013590612dc4565b610b695760408101359260205f60405182810190600160f81b82528760218201526060860135604182015260418152610a526061826107c4565b604051918291518091835e8101838152039060025afa156101bd5760a0610b36936001600160401b03610af888610b3e9a610af284978360205f51940193610ad063ffffffff6060875101511691610aa8612ecf565b5060405192610ab684610772565b600384525f602085015260408401525f6060840152612f61565b610add60808e018e61089f565b9390926060610aea6108d4565b960135612f7d565b51612fb4565b169660405197610b0789610772565b60018952600160208a015260408901526060880152015116610b29828061090f565b939092602081019061089f565b95909461303d565b90600881101561017a57610b5c576001600160401b03166060830152565b610b646108d4565b612da3565b5050505050565b610b64610864565b50610b83888a612d35565b156109fb565b60405190610b986040836107c4565b60078252661cd959db595b9d60ca1b6020830152565b60405190610bbd6040836107c4565b600782527f7061796c6f6164000000000000000000000000000000000000000000000000006020830152565b6003111561017a57565b356001600160a01b03811681036101f75790565b8115610c11570690565b634e487b7160e01b5f52601260045260245ffd5b81810292918115918404141715610c3857565b634e487b7160e01b5f52601160045260245ffd5b94939194610c586107e5565b95610c6481848461227a565b600260408201510361102357610c9a866060610c8f610c89866040602098019061080f565b85613101565b9190970135846129e3565b600388526001600160401b03610caf86610835565b1660408901520163ffffffff6060825101511694610ccb612ecf565b5060405195610cd987610772565b600587525f602088015260408701525f6060870152610d22606086013596610d0088612f61565b610d0d608089018961089f565b9188610d17610bae565b9460808a0135612f7d565b610d3a6101a083510151610d3581610be9565b6131f9565b9560205f6001600160401b03610d51888751612fb4565b1695610d5e838201610824565b90610d6b60408201610bf3565b604099858b51610d7b8d826107c4565b6010815201937f61737361792f76312f7061796c6f61640000000000000000000000000000000085528b5193601088860196875e35603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c8152610dfa606c826107c4565b8851918291518091835e8101838152039060025afa1561101957610ea86001600160401b035f5195610e9c89895196610e3288610772565b6004885260ff602089019d168d528a880199848b526060890152610e54612ecf565b508a5193610e6185610772565b600a8552600160208601528b8501525f6060850152610e7f82610835565b936060610e8f60a085018561090f565b95909460c081019061089f565b9790961692013561303d565b9790600881101561017a57610fde57826001600160401b03610f079281610edb60ff610ed38d610835565b93511661322b565b9116901c1692610eff60208a019885610ef48b8d61090f565b9390928d018d61089f565b95909461324e565b600881101561017a57610fd657610f2a91610f22868861090f565b9290916132af565b15806020890152610b695790816101a08893510151610f4881610be9565b610f5181610be9565b610f9f57505050610f74906001600160401b03610f7c941660608701528261090f565b929091610835565b906001600160401b03926103fc610f979360021b169161367e565b166080830152565b610fd495929493506001600160401b036101a060019251015192610fc284610be9565b610fcb84610be9565b51169114613453565b565b610b64610bae565b8551610fea87826107c4565b600681527f74656e736f7200000000000000000000000000000000000000000000000000006020820152612da3565b84513d5f823e3d90fd5b610b64610b89565b919081101561104d5760051b81013590607e19813603018212156101f7570190565b634e487b7160e01b5f52603260045260245ffd5b91909698979592959493946110746107e5565b99611080838a8661227a565b985f8c526001600160401b0361109589610835565b1660408d015289888a5f6110ac604089018961080f565b6110b860208201610824565b63ffffffff60406080880151015191161015908161167f575b501561162d57508363ffffffff6001600160401b0392816111046110fe602061097b8e604081019061080f565b92610824565b815f98519781611128611122602061111b8b610824565b9a01610824565b92610835565b976040519a6304ba7d7360e51b8c5260048c01521660248a01521660448801521660648601521660848401521660a482015260208160c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101bd575f916115fb575b5060808a01906111b46111ad838d61090f565b369161341d565b6020815191012014908115916115cf575b5061159257606089018d608063ffffffff6111eb8d826111e487610824565b1690614c22565b1691015263ffffffff6111fd82610824565b1661156a575b50945b86840361152d575f98979596985b8b8b8b83106114d457505050505050509363ffffffff6112496112438760406001600160401b0399019061080f565b97610824565b9381611260606061125989610835565b9801610824565b604051639d71595f60e01b815260c060048201529889988361128560c48c018e6120d2565b991660248b01521660448901521660648701521660848501526003198484030160a4850152808352602083019060208160051b85010193835f91607e1982360301905b8484106113c75750505050505050908060409203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101bd575f905f92611384575b5061132381610be9565b6001811461137c5760029061133781610be9565b0361136a5761134e60409260ff6080931690614caf565b519201510151116113625760016020830152565b610b64613826565b6001600160401b031660608501525050565b610b64612ab5565b9150506040813d6040116113bf575b816113a0604093836107c4565b810103126101f75780519060038210156101f75760200151905f611319565b3d9150611393565b9193959750919395601f198282030187528735838112156101f7578401906080810191803560ff81168091036101f757825260208101356020830152611410604082018261209e565b8094608060408601525260a0830160a08560051b85010194825f5b8281106114a057505050505080606061144592019061209e565b92909160608183039101528281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116101f75760208092819260019560051b8092848301370101990197019401918897969593916112c8565b90919293966020806114c7600193609f198b82030189526114c18c8861204d565b9061207e565b990195019392910161142b565b88868493611522938f9d9c9e9f8863ffffffff61151a8f9a8f6115148f96839060019f61150881604061150e93019061080f565b9a610824565b9c61102b565b9861102b565b961693613758565b019897959698611214565b60405161153b6040826107c4565b600781527f736f7572636573000000000000000000000000000000000000000000000000006020820152612da3565b61158c915061158561158063ffffffff92610824565b612227565b1689614c22565b5f611203565b6040516115a06040826107c4565b600581527f636861696e0000000000000000000000000000000000000000000000000000006020820152612da3565b905063ffffffff6115ec6115e560608d01610824565b928c61090f565b905060021c911610155f6111c5565b90506020813d602011611625575b81611616602093836107c4565b810103126101f757515f61119a565b3d9150611609565b979250611658915063ffffffff61164c602061097b60408b018b61080f565b1660608501358e6129e3565b61166d8d8a8c6060610a0f60408b018b61080f565b15611206575050505050505050505050565b600191508060606116af92016116a96116a361169b838561090f565b93909461090f565b906142bf565b91614b69565b115f6110d1565b8115610c11570490565b91908201809211610c3857565b604051906116dc6040836107c4565b600682527f7265636f726400000000000000000000000000000000000000000000000000006020830152565b61097b9492969593966117196107e5565b9761174c8161172984878761227a565b95606063ffffffff6117426020604089019d8e8a61080f565b16910135876129e3565b600189526001600160401b0361176186610835565b1660408a015261178585611775898561080f565b61177e84610824565b9087612b11565b90956002602083015103610b70578a6117ad916117a28b8761080f565b606086013590612dc4565b611a7157906080839892969396015160e01c906117d7826001600160401b036080870151166116b6565b9260a063ffffffff6118096117fc846117f660ff60608c015116613861565b9c61080f565b8260208a01511690614312565b503560c01c1695019461182f8961182a876001600160401b038a5116610c07565b610c25565b9a5f9260808a015b838510611a44575050505050916001600160401b0361186b6118739363ffffffff6118656118799897610824565b16610c25565b9351166116b6565b906116c0565b9160205f8183019360608551940151906040968488516118998a826107c4565b600e815201927f61737361792f76312f62617463680000000000000000000000000000000000008452610100870151926118df8a6118d8898401610824565b9201610bf3565b908a5194600e89870197885e602e86015263ffffffff60e01b9060e01b16604e8501526bffffffffffffffffffffffff199060601b16605284015263ffffffff60e01b9060e01b16606683015263ffffffff60e01b9060e01b16606a820152604e815261194d606e826107c4565b8651918291518091835e8101838152039060025afa15611a3a57906119866119f593926001600160401b0360e05f519201511690610c07565b9051916001600160401b0360e060c0850151940151166119a4612ecf565b508151916119b183610772565b600683525f60208401528201525f60608201526119d76119d1878061090f565b906139e1565b6119e4602088018861089f565b9390926119ef6116cd565b95612f7d565b6119ff81846116c0565b611a09838061090f565b91905011611a325763ffffffff92611a2483611a2a9461090f565b906136e5565b166060830152565b610b646116cd565b82513d5f823e3d90fd5b909192939c611a666001918f611873908551611a60888a61080f565b90613894565b9d0193929190611837565b5050505050505050565b929091939594611a896107e5565b96611a9586858761227a565b90600260408301511461102357866040611b00980196611b4e878c611ac3611abd8c8761080f565b88613101565b9890916002815260406001600160401b038416910152611af363ffffffff611aed60408401610824565b16612ef3565b90611b0b81359e8f612f61565b91602081019061089f565b9390926040805196611b1d82896107c4565b600588527f6c6f63616c00000000000000000000000000000000000000000000000000000060208901520135612f7d565b608084015160400151606087013598899390918710611ba15750505050506060611b7a940135906129e3565b818114611b9d5760c01c9060c01c90816080850152806060850152146020830152565b5050565b611bbb9893969594975090611bb59161080f565b92613a04565b611b7a565b519061ffff821682036101f757565b51906001600160401b03821682036101f757565b519063ffffffff821682036101f757565b519060ff821682036101f757565b51906fffffffffffffffffffffffffffffffff821682036101f757565b51906001600160a01b03821682036101f757565b610740818303126101f75760405191611c4b8361078d565b611c5482611bc0565b835260208201516020840152611c6c60408301611bcf565b6040840152611c7d60608301611be3565b60608401526080820151608084015260a082015160a084015260c082015160c0840152611cac60e08301611bcf565b60e084015261010082015161010084015261012082015160038110156101f75761012084015261014082015160068110156101f757610140840152611cf46101608301611be3565b6101608401528061019f830112156101f757604051611d15610100826107c4565b8061028084019283116101f7576101808401905b8382106120145750506101808401525160038110156101f7576101a08301526102a081015160028110156101f7576101c08301526102c081015160028110156101f7576101e0830152611d7f6102e08201611be3565b610200830152611d926103008201611be3565b610220830152611da56103208201611be3565b6102408301526103408101518060010b81036101f75761026083015261036081015180151581036101f75761200b9161072091610280850152611deb6103808201611bf4565b6102a0850152611dfe6103a08201611bf4565b6102c0850152611e116103c08201611be3565b6102e0850152611e246103e08201611be3565b610300850152611e376104008201611be3565b610320850152611e4a6104208201611bf4565b610340850152611e5d6104408201611bf4565b610360850152611e706104608201611be3565b610380850152611e836104808201611be3565b6103a0850152611e966104a08201611be3565b6103c0850152611ea96104c08201611be3565b6103e0850152611ebc6104e08201611be3565b610400850152611ecf6105008201611be3565b610420850152611ee26105208201611be3565b610440850152611ef56105408201611be3565b610460850152611f086105608201611be3565b610480850152611f1b6105808201611be3565b6104a0850152611f2e6105a08201611bf4565b6104c0850152611f416105c08201611be3565b6104e0850152611f546105e08201611be3565b610500850152611f676106008201611be3565b610520850152611f7a6106208201611c02565b610540850152611f8d6106408201611bc0565b610560850152611fa06106608201611c02565b610580850152611fb36106808201611c02565b6105a0850152611fc66106a08201611c02565b6105c0850152611fd96106c08201611c02565b6105e0850152611fec6106e08201611c1f565b610600850152611fff6107008201611c1f565b61062085015201611c1f565b61064082015290565b8151815260209182019101611d29565b908160209103126101f7575160198110156101f75790565b359063ffffffff821682036101f757565b9035601e19823603018112156101f75701602081359101916001600160401b0382116101f75781360383136101f757565b908060209392818452848401375f828201840152601f01601f1916010190565b9035601e19823603018112156101f75701602081359101916001600160401b0382116101f7578160051b360383136101f757565b9063ffffffff6120e18361203c565b16815263ffffffff6120f56020840161203c565b16602082015261214861213d612122612111604086018661204d565b60a0604087015260a086019161207e565b61212f606086018661204d565b90858303606087015261207e565b92608081019061209e565b9290916080818303910152828152602081019260208160051b83010193835f91603e1982360301945b848410612182575050505050505090565b90919293949596601f198282030183528735878112156101f75760206121d660019360406121c78985960163ffffffff6121bb8261203c565b1684528581019061204d565b9190928186820152019161207e565b990193019401929195949390612171565b6040519060c082018281106001600160401b0382111761075e576040525f60a0838281528260208201528260408201528260608201528260808201520152565b63ffffffff5f199116019063ffffffff8211610c3857565b6040519061224e6040836107c4565b600682527f6265666f726500000000000000000000000000000000000000000000000000006020830152565b9092916040519061228a82610743565b5f82526040516122998161078d565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f610160820152610100604051906122f381836107c4565b3682376101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201525f61064082015260208301525f60408301525f606083015261241f6121e7565b60808301528194604051633d91081b60e21b815284356004820152610740816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101bd575f916129c4575b50602084015260405163a2baa8e560e01b81528435600482015263ffffffff6124a66020870161203c565b16602482015260408501356001600160a01b0381168091036101f7576044820152606085013560648201526080850135608482015260a085013560a482015260c08501356001600160401b0381168091036101f75760c482015260208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101bd575f91612992575b5080845263ffffffff61255283610824565b60405192630360e6dd60e61b845260048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101bd575f91612960575b506125c9602085015163ffffffff6125c285610824565b16906140b6565b8063ffffffff6125df6020889b96959b01610824565b1610156129305761268461261163ffffffff61260a819b8261260360208c01610824565b16906116c0565b1692612f2a565b61261d60208801610824565b90612630606089013560408a0135614148565b9061263e60808a018a61089f565b92909160409d8e95612652875197886107c4565b600a87527f7472616e736974696f6e00000000000000000000000000000000000000000000602088015216908a612f7d565b606087015280604087015263ffffffff6126a060208601610824565b16156127c15750509161271763ffffffff92612767946126d36126cb6020890151876125c286610824565b915050612f2a565b6126e261158060208501610824565b926127036126f860c083013560a0840135614148565b9160e081019061089f565b9390928861270f61223f565b961691612f7d565b61273481602086015160408701519061272e6121e7565b50613e07565b61275e61275586830161274f61274a828661080f565b610824565b9361080f565b8681019061090f565b92909116614de6565b9290601981101561017a5761277d575060800152565b51633c1e253d60e11b815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152606490fd5b9091506127d9575b505063ffffffff61276791612717565b6127ef60208501516127e9612ecf565b50614d44565b6127f7612ecf565b506001600160401b0386519161280c83610772565b601483525f60208401521686820152606081015f815260205f612830828601610824565b61283c60408701610bf3565b90838b5161284a8d826107c4565b600e815201917f61737361792f76312f636c61696d00000000000000000000000000000000000083528b5191600e86840194855e8835602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff19166052820152604681526128bd6066826107c4565b8a51918291518091835e8101838152039060025afa15612926579261276794926129209263ffffffff955f5190526128f761158084610824565b926129086126f860a0830135612f61565b93909260a08961291661223f565b9716920135612f7d565b916127c9565b86513d5f823e3d90fd5b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b90506020813d60201161298a575b8161297b602093836107c4565b810103126101f757515f6125ab565b3d915061296e565b90506020813d6020116129bc575b816129ad602093836107c4565b810103126101f757515f612540565b3d91506129a0565b6129dd91506107403d81116101f0576101e281836107c4565b5f61247b565b916080610fd49492930151916129f881610824565b612a05604083018361089f565b929091612a15608083018361089f565b96909560405198612a2760408b6107c4565b60068a527f6f7574707574000000000000000000000000000000000000000000000000000060208b015263ffffffff6060602087013596013594169261416e565b60405190612a75826107a9565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b6001600160401b03811161075e5760051b60200190565b60405190612ac46040836107c4565b600782527f70726f6772616d000000000000000000000000000000000000000000000000006020830152565b80511561104d5760200190565b805182101561104d5760209160051b010190565b93926001600160401b03612b375f92612b28612a68565b50612b316107e5565b50610835565b604051637639e3cb60e01b815260c06004820152948592839263ffffffff612b6260c48601896120d2565b931660248501521660448301528360648301528360848301528360a483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156101bd575f92612c1c575b506001825114801590612c01575b61137c576080612bdd612bfe93612af0565b51940151612bf663ffffffff6020870151168093614312565b9290916143ae565b90565b506001612c146116a3606084018461090f565b511415612bcb565b9091503d805f833e612c2e81836107c4565b8101906020818303126101f7578051906001600160401b0382116101f7570181601f820112156101f757805190612c6482612a9e565b92612c7260405194856107c4565b828452602060e08186019402830101918183116101f757602001925b828410612ca05750505050905f612bbd565b60e0848303126101f757602060e091604051612cbb816107a9565b612cc487611bf4565b8152612cd1838801611be3565b83820152612ce160408801611be3565b6040820152612cf260608801611bf4565b6060820152612d0360808801611bcf565b6080820152612d1460a08801611bcf565b60a0820152612d2560c08801611be3565b60c0820152815201930192612c8e565b6040810151918215928315612d4b575b50505090565b60021492509082612d61575b50505f8080612d45565b602001516060015163ffffffff161190505f80612d57565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b604051633c1e253d60e11b8152908190612dc09060048301612d79565b0390fd5b90612e54612e5e93612de56116a36001600160401b0395606081019061090f565b92846040612dfc606087015160c088015190614404565b969050015194612e0a612ecf565b5060ff60405196612e1a88610772565b600a88521660208701521660408501525f6060850152612e3982610835565b93612e47602084018461090f565b949093604081019061089f565b969095169161303d565b90600881101561017a5760078114806020850152612ec757612e8a5763ffffffff608091169101525f90565b604051612e986040826107c4565b600781527f656c656d656e74000000000000000000000000000000000000000000000000006020820152612da3565b505050600190565b60405190612edc82610772565b5f6060838281528260208201528260408201520152565b612efb612ecf565b506001600160401b0360405191612f1183610772565b600d83525f60208401521660408201525f606082015290565b612f32612ecf565b506001600160401b0360405191612f4883610772565b601583525f60208401521660408201525f606082015290565b6020525f601f5360205f6021601f60025afa156101f7575f5190565b94929091612f8b949261448c565b9190600881101561017a571591821592612fa9575b5050612da35750565b141590505f80612fa0565b906040820160606001600160401b0382511693019163ffffffff835116918215610c115751925163ffffffff16926001600160401b03168315610c11576001600160401b03939006831611156130285760ff60015b16920416016001600160401b038111610c38576001600160401b031690565b60ff5f613009565b91908203918211610c3857565b939291949096956001600160401b036040890151168610156130f25761307e88916020830193868661307260ff88511661322b565b998b8b1c9d8e9161324e565b97600889101561017a57886130e75783859160ff855116159384156130d3575b505050506130c55760ff6001915116931b5f198101908111610c3857612bfe9416926145b7565b505050505090506007905f90565b6130dd94506132af565b1583835f8061309e565b505050505050505f90565b50505050505090506004905f90565b9190916020830190608061311483610824565b91019063ffffffff6080835101519116108015613167575b61137c5761315361315e9163ffffffff60806131488296610824565b925101519116613030565b93606081019061090f565b503560c01c1690565b5060405163e81a0be960e01b8152602060048201819052818061318d60248201896120d2565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101bd575f916131da575b50601981101561017a57151561312c565b6131f3915060203d6020116101b6576101a881836107c4565b5f6131c9565b61320281610be9565b600181146132255760029061321681610be9565b0361322057600390565b600190565b50600290565b6001600160fd1b0381168103610c385766080a070a0a080060ff9160031b1c1690565b95936132619061326796949392936139e1565b9161448c565b90600881101561017a5780613285575003613280575f90565b600690565b91505090565b9082101561104d570190565b909392938483116101f75784116101f7578101920390565b9092919260ff6020830151168015613413576132ca81614760565b91828503613409576001600160401b0360406132e58461322b565b9501511690841b90039283811c6133fe5760028214809281156133f3575b50156133e1575060ff83169160021c8360081c0292838361336a575b505050508161332d93613297565b8101905f915b8082106133405750501590565b9091602090833584840383811061335c575b5017920190613333565b60031b610100031c5f613352565b92936004019290911561338b57505061332d9391839101915b935f8061331f565b91509150607f8260011c160160048101916001808492161491826133c1575b50506133ba578161332d93613383565b5050505f90565b6005019250600f91506133d590848661328b565b3560f81c115f806133aa565b61332d959391509184921c0291613297565b60039150145f613303565b505050505050600190565b5050505050505f90565b5050505050600190565b92919261342982610849565b9161343760405193846107c4565b8294818452818301116101f7578281602093845f960137010152565b92909391600361346283610835565b60081c168415613677576101005b60040180600411610c385761348491610c25565b9260208301916001600160401b036134a6866134a0868861090f565b9061367e565b1696608083019788526134b885610835565b67ffffffffffffff0081169060081c66ffffffffffffff168015610100918304919091141715610c38576134eb91613030565b6134fb6111ad60a087018761090f565b9060208083019280510101825b8181106136495750506135409161352a9161010081105f1461363f57906147a3565b87156136355761353a607f6150e2565b90614ae5565b9060ff8201809211610c3857606067ffffffffffffff0060ff19841693169301928084526001600160401b0389511603611a71578161361757505063ffffffff5f5b16905261358e82610835565b93156135c95761359d9161090f565b60048301809311610c38576135be6135c49360ff63ffffffff9616906116c0565b916136d3565b169052565b6135d29161090f565b60048301809311610c38576135f16135f793607f8660011c16906116c0565b9161328b565b3560f81c9060021b6004161c600f166008186007190163ffffffff169052565b61362f61362a63ffffffff938493614ae5565b6151f4565b16613582565b61353a60076150e2565b50610100906147a3565b80517fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7f168152602001613508565b6080613470565b92915f935f925b600484106136935750505050565b909192946136ab6136a487866116c0565b838561328b565b3560f81c906001600160fd1b0387168703610c38576001918760031b1b179501929190613685565b906136de929161328b565b3560f81d90565b90939291935f946001841461374a579291905f935b838510613708575050505050565b909192939561372161371a88846116c0565b848661328b565b3560f81c906001600160fd1b0388168803610c38576001918860031b1b179601939291906136fa565b9250906136de93945061328b565b9392909594608085015193813560ff811681036101f7576137799084614caf565b908151966040870151881061380f5750610fd498506137a0602063ffffffff929501610824565b60608701519182911610156137ec575b50506137bf602087018761089f565b9390926137cf604089018961089f565b979096606060206137de610864565b9b359601359401359061416e565b9192509085101561380457602001515b905f806137b0565b5060208301516137fc565b9695505050956020610fd497939293013594613a04565b604051906138356040836107c4565b600782527f6f706572616e64000000000000000000000000000000000000000000000000006020830152565b60050361386d57600190565b600490565b919081101561104d5760051b81013590603e19813603018212156101f7570190565b915f91608081019160408501945b6138ac848461089f565b90508510156139d55763ffffffff6138d161274a876138cb888861089f565b90613872565b16948651861015613986576139026138fa6138f0836138cb898961089f565b602081019061090f565b9088856143ae565b9583600260208901511491821592613965575b505061395b575050505050612bfe9150613955604061394d606084015161394160808601518092614404565b91905060e01c906116b6565b920151613861565b90610c25565b60010194506138a2565b63ffffffff9192506139779087614312565b503560c01c161415835f613915565b50505050505050505b604051633c1e253d60e11b815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152606490fd5b5050505050505061398f565b5f906001602093806040519385855383850137019060025afa156101f7575f5190565b929394959091613a1d866080860151612bf68289614312565b9163ffffffff613a2d8888614312565b503560c01c16602081940151600381145f14613a9d5750505050505050604091613a5691614312565b50013503613a6057565b604051613a6e6040826107c4565b600881527f636f6e7374616e740000000000000000000000000000000000000000000000006020820152612da3565b80929496985060049193959750145f14613d72575050505061040092613ac284610849565b93613ad060405195866107c4565b808552613adf601f1991610849565b01366020860137602083019263ffffffff613af985610824565b16906001841494855f14613c77575050506060015163ffffffff165b5f5b60088110613c17575050915f9160209315159081613c0e575b508214613c0357613b42600291614d91565b6040519078ff00000000000000000000000000000000000000000000000085830193600160f91b8552600560f91b6021850152600360f91b602285015260c01b16602383015283602b830152604b820152604b8152613ba2606b826107c4565b604051918291518091835e8101838152039060025afa156101bd575f5103613bc657565b604051613bd46040826107c4565b600781527f636f756e746572000000000000000000000000000000000000000000000000006020820152612da3565b613b42600191614d91565b9050155f613b30565b6001600160fd1b0381168103610c3857845181101561104d576001906001600160401b038316600382901b1c60f81b7fff00000000000000000000000000000000000000000000000000000000000000165f1a8682016020015301613b17565b8493919293613c89575b505050613b15565b6020929350905f91606084830151920151604095613ce5876118d8610100898351613cb485826107c4565b600f815201977f61737361792f76312f72616e646f6d00000000000000000000000000000000008952015195610824565b90875193600f88860196875e602f85015263ffffffff60e01b9060e01b16604f8401526bffffffffffffffffffffffff199060601b16605383015263ffffffff60e01b9060e01b166067820152604b8152613d41606b826107c4565b8451918291518091835e8101838152039060025afa15613d6957505f5160c01c5f8080613c81565b513d5f823e3d90fd5b6001919293969794955014801590613df7575b610b70578560026040610fd498015114613dd4575b5050613dc7613dbc613db663ffffffff611aed60608601610824565b93612f61565b91604081019061089f565b93909260a0610aea610864565b613def9294506060602063ffffffff92015101511690613030565b915f80613d9a565b50613e028187612d35565b613d85565b60a0613e6491949392940151613e1b612ecf565b5060405194613e2986610772565b601386525f6020870152600360408701525f6060870152833595613e4c87612f61565b613e59602087018761089f565b9390926119ef612ab5565b613e7f613e74604083018361080f565b91606081019061089f565b91602081019063ffffffff613e9383610824565b16614096576001905b613ea582612a9e565b91613eb360405193846107c4565b808352601f19613ec282612a9e565b01366020850137613ed281612a9e565b93613ee060405195866107c4565b818552601f19613eef83612a9e565b01366020870137613f066119d1604085018561090f565b613f0f86612af0565b5263ffffffff613f1e82610824565b16613fb7575b505095613f34613f629697610824565b9063ffffffff60405192613f4784610772565b600984525f60208501521660408301525f6060830152615271565b600881101561017a57613f7157565b604051633c1e253d60e11b815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152606490fd5b9692959193976001959160808601965b5f198201828111610c385781101561403a57613fe3888861089f565b5f1983019291828411610c385760019363ffffffff9261400292613872565b8d614027846140216119d161401686610824565b95602081019061090f565b92612afd565b5216614033828c612afd565b5201613fc7565b5091955091959297939661404d90610824565b9661405e6119d1606083018361090f565b915f198101908111610c385761408d63ffffffff613f629a613f3495614084858b612afd565b52169186612afd565b52919796613f24565b6140a3608082018261089f565b905060028101809111610c385790613e9c565b916140c083614d44565b80831161413c578215614130578214614124575f198201918211610c385763ffffffff61410984826140fe6103006102e09801968288511690610c25565b968792015116613030565b92511680831161411c575b506001929190565b91505f614114565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b612bfe916040519160208301526040820152604081526141696060826107c4565b614d91565b909998979691939495604082019a8b51861080156142b1575b614296576060830151928387109c8d5f1461428a5751939c5b1561427d5760208101518610155b61426257602001519b60018d01809d11610c385761421d8c61425c96610fd49f9587956142179a614222988f614217906141e6612ecf565b506001600160401b03604051936141fc85610772565b600c85525f60208601521660408401525f6060840152612f61565b92612f7d565b613030565b9361422b612ecf565b506001600160401b036040519561424187610772565b600b87525f60208801521660408601525f6060860152613030565b92612f61565b604051633c1e253d60e11b815280612dc08e60048301612d79565b60208101518614156141ae565b5060808101519c6141a0565b604051633c1e253d60e11b815280612dc08d60048301612d79565b506080830151861015614187565b91905060206142cc612a68565b9263ffffffff81358060011a86528060021a848701528060031a60408701528060041a60608701528060051a608087015260a01c1660030b60a0850152013560c0830152565b60808101905f5b614323838361089f565b9050811015614368578363ffffffff61434361274a846138cb888861089f565b161461435157600101614319565b9061436493506138f0926138cb9161089f565b9091565b604051633c1e253d60e11b815260206004820152600560248201527f6e616d65640000000000000000000000000000000000000000000000000000006044820152606490fd5b93925060406143bb6107e5565b94602084359460018852013560808701520151115f146143f1578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b6001915f915f915b81831061442c575050505f1461442657505f905b60019190565b90614420565b90919263ffffffff828560051b60e0031c1663800000008111614480578061445d575050600180935b01919061440c565b90939402936380000000851161447557600190614455565b50505050505f905f90565b5050505050505f905f90565b94929391945f95602082019060ff825116966144b760408501986001600160401b038a511690614fbc565b808610156145a7575f95949392919519019484966040519787839460206001809a81601f53161b525b6145455750606095965060051b01149651905160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa1690604052156101f7575f51911561453c57565b600592505f9150565b93949590919287851060018616175f1461458f5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16965b60011c96959493929190876144e0565b9360019791971c906020516020600184161b5261457f565b50600498505f9750505050505050565b909291506001811461472a57600681146146ee57600581146146e5576004811461467257612bfe92916146389160020361463e5761460a600460ff8360081c61010402931683018501013560f81d6150e2565b9201358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b90614fe2565b61460a8160081c608402916008600f60071992600480607f8360011c1688018a01013560f81c9160021b161c1618016150e2565b506146de9060031b9160046146af848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b50013560f81d90565b50906147249160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60030b90565b5090612bfe9160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6002811461479c576003811461479557801590811561478a575b5015614784575f90565b61040090565b60069150115f61477a565b5061021090565b5061041090565b63ff800000929160021b808201905f90601f1916830180841061481d575b50614812575b8082106147d2575050565b909261480a60049185518060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790615072565b9301906147c7565b50637fc00000925050565b94507a7fffff00000000007fffff00000000007fffff00000000007fffff9081955b8085106148cc57507f800000008000000080000000800000008000000080000000800000008000000016945f915b81811761488f575050637fffffff81601f1c150263800000001718935f6147c1565b63ffffffff81168381116148c4575b5063ffffffff82168381116148bc575b5060401c9060401c9061486d565b92505f6148ae565b92505f61489e565b93956020907bffffffff00000000ffffffff00000000ffffffff00000000ffffffff8851937e7fffff007fffff007fffff007fffff007fffff007fffff007fffff007fffff8560081c9560081b957cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84167fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff008b161760101c16981691161760101b957f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff8188179716170117937f8000000080000000800000008000000080000000800000008000000080000000637fffffff7c010000000100000001000000010000000100000001000000010000000183601f1c1602171894818616908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703881c16029118161894831c16908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703861c16029118161896019361483f565b919062800000627fffff84161792637f00000062800000627fffff8416179485811090600182607e0360171b637f8000008716637f80000087160301978892638000000088881816946018011b040160011c01179410637f00000062800000840116637f00000062800000840116020215614b5e575050565b612bfe929350615108565b91905051600581108015614c18575b614c1157600703614c035763ffffffff610400915b614b956121e7565b906040810135918260e01c8152838360c01c166020820152838360a01c1660408201526060810192600c1a835260a060808083019360608101358552013591015251905f1990510160051b60e0031c169081155f14614bf5575050600190565b612bfe9181015f19016116b6565b63ffffffff61010091614b8d565b5050600190565b5060078111614b78565b614c3090608081019061090f565b91906001600160fe1b0382168203610c38576001820192838311610c38576001600160fe1b0384168403610c3857614c6f9360021b9260021b91613297565b6001600160e01b031991359182169160048210614c8f575b505060e01c90565b6001600160e01b031960049290920360031b82901b161690505f80614c87565b614cb76121e7565b506060810160ff6080614ccd6116a3848661090f565b015193169283101561136257614ce29161090f565b50614ceb6121e7565b916003028060020160051b8201358060e01c845263ffffffff8160c01c16602085015263ffffffff8160a01c166040850152600c1a60608401528060030160051b820135608084015260040160051b013560a082015290565b614d6761030063ffffffff6102e08401511692019163ffffffff835116906116c0565b5f198101908111610c385763ffffffff614d83925116906116b6565b60018101809111610c385790565b5f602091604051614dc660218286808201958787528051918291018484015e810186838201520301601f1981018352826107c4565b604051918291518091835e8101838152039060025afa156101bd575f5190565b5f939192614df26121e7565b9381151580614fae575b614fa55760208210614f9c573590600182811a03614f93578160021a9260018411614f895762ffffff8360c01c1615801590614f77575b614f6d5763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015614f5f575b8015614f57575b8015614f4b575b614f3d5760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a08801528110614f335760a086015110908115614f28575b50614f20578060031a9060041a9182820290816020870152155f14614ef057501715155b614eea57565b60079250565b80159250908215614f15575b508115614f0a575b50614ee4565b603f9150115f614f04565b60201091505f614efc565b506002935050565b60209150115f614ec0565b5060019550505050565b506008995050505050505050565b50620100008411614e7e565b508315614e77565b506204000083890111614e70565b5060059550505050565b506001600160401b0383161515614e33565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a1415614dfc565b60068111614fdc57614fcd9061322b565b6001811b9091015f1901901c90565b50505f90565b919062800000627fffff82161762800000627fffff8516170292637f000000607f65800000000000861095861b950160171b637f8000008416637f800000841601039485627fffff6380000000868618169260018160181c16010160181c01179410637f00000062800000840116637f00000062800000840116020215615067575050565b612bfe92935061553b565b90637f800000637fffffff83161180156150cf575b6150c55781601f1c805f03637fffffff8416180181601f1c805f03637fffffff84161801908181146001146150bf5712908218021890565b50501690565b5050637fc0000090565b50637f800000637fffffff821611615087565b8015615103576095816380000000612bfe9360ff1d8080931803911661560b565b505f90565b90638000000081831816637fffffff831691637fffffff811693638000000062800000860162800000860117166151ab57831561519657841561518857612bfe9460ff8060309360171c168015159003958660171b900360641b9360171c168015159003908160171b9003940301928082061515910460011b179061560b565b5050637f8000001792915050565b5050919050155f14612bfe5750637fc0000090565b505091637f80000082119081156151e6575b81156151dc575b506150c557637f80000003612bfe57637f8000001790565b905081145f6151c4565b637f800000811191506151bd565b637fffffff8116637f8000008111614fdc5781601f1c9182607f0191634f8000008110615226575b5050815f03180190565b60ff720fffffffffffffffffffffffffffffffffffff9260171c168015159003908160171b9003901b60018160951c16010160951c818110615269575b8061521c565b90505f615263565b929490949391938451801561552f578151036155245760015b85518110156152ce5761529d8187612afd565b515f198201828111610c38576152b39088612afd565b5110156152c25760010161528a565b50505050505050600390565b5091939490929460ff602083015116946152f760408401966001600160401b0388511690614fbc565b9482515f198101908111610c3857615310879185612afd565b51101561551757604051948296845160051b966001916001601f535f1901975b6020811161543a5750604052156101f75760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b6153da5750606094955060051b01149451602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa1690604052156101f7575f5190156153d35703613280575f90565b5050600590565b939490919286851060018616175f146154225780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c9594939291908661536d565b9360019691961c906020516020600184161b52615413565b5f905f905b8082106154525750509760011c97615330565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f146154ff576001146154e6576020526040600160208801940191015114848310166001146154d057505060208082819335604052019c5b8180888a01016041601f60025afa16955b0192019061543f565b6020929d945090604083920151604052936154b6565b602094859450849350809250358352604052019c6154b6565b509050602080949f988194508093508a0101526154c7565b5050505050505050600490565b505050505050600290565b50505050505050600190565b9063800000008183181690637fffffff8316637fffffff821693638000000062800000860162800000840117166155b15760ff809160171c1680151590039260171c168015159003938460171b9003908260171b9003029081155f146155a2575050905090565b612bfe9301609419019161560b565b5091929050637f80000082119182156155fd575b82156155f4575b5081156155eb575b506155e257637f8000001790565b50637fc0000090565b9050155f6155d4565b1591505f6155cc565b637f800000821192506155c5565b91811e91821b9160e803015f8112615652575b8160e81c9060171b91600160ff1b90600183169060181b17110101637f8000008111615648571790565b50637f8000001790565b5f039080821c80921b1415175f61561e56",
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
