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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"dispute_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"checkClaim\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"id\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimId\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"dispute\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveElement\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structIProgramReferee.Opening[]\",\"components\":[{\"name\":\"operand\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaves\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structITrainingFraud.Source[]\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveFragment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.FragmentOpening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"paramsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"momentumRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveOutput\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Source\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Local\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.PayloadOpening\",\"components\":[{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensor\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"tensorPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveProgram\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecord\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"ProgramIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"rule\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumProgram.Rule\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainingFraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumITrainingFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]}]",
	ID:  "TrainingFraud",
	Bin: "0x61012080604052346101f95760608161888880380380916100208285610205565b8339810103126101f95761003381610228565b906004602061004f6040610048838601610228565b9401610228565b6001600160a01b03909416608081905260405163c305a6d960e01b815292839182905afa9081156101a8575f916101c7575b506001600160a01b0390811660a081905291811660c0819052608051604051939216916158ec91828501916001600160401b038311868410176101b3576080948694612f9c86398352602083015260408201526001600160a01b03851660608201520301905ff080156101a85760e05261010052604051612d5f908161023d823960805181818161039c0152818161085101528181610a4b01528181610c3b01528181610f75015281816118710152818161199201528181611d3f01528181611f5f0152818161211001526124b3015260a05181818161074f01528181610f3201528181611ab001528181611e9401526125e7015260c05181611392015260e0518181816103520152611c0e01526101005181818160ed0152818161071f01526111180152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d6020116101fd575b816101e260209383610205565b810103126101f9576101f390610228565b5f610081565b5f80fd5b3d91506101d5565b601f909101601f19168101906001600160401b038211908210176101b357604052565b51906001600160a01b03821682036101f95756fe6080806040526004361015610012575f80fd5b5f905f3560e01c9081631808842c146113b6575080633b1bebd11461137357806347b70b0d146113445780635fc66742146113235780636b9766a3146112445780636db23b6214611185578063840751891461109c57806385ea939114610f99578063a2e800ad14610f56578063c305a6d914610f13578063ceb7db2f14610e34578063d7d6388b14610d53578063d8a5fd04146106d5578063e19c7bfd14610135578063eae62d0c146101145763f240f7c3146100ce575f80fd5b3461011157806003193601126101115760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461011157602061012d610128366113e0565b61182d565b604051908152f35b50346101115760606003193601126101115760043560443560243567ffffffffffffffff82116106d15781600401823603608060031982011261051557604051917fe19c7bfd00000000000000000000000000000000000000000000000000000000835285600484015283602484015260606044840152803560648401526101d46101c360248701836115bb565b6080608487015260e486019161160e565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff5d604487013593018312156106cd57908390868401906102ad600483017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff9c8584030160a486015263ffffffff61024a8261142a565b16835263ffffffff61025e6024860161142a565b16602084015260846102a561028a610279604488018561164b565b60a0604089015260a088019161169b565b610297606488018561164b565b90878303606089015261169b565b9401906115bb565b90916080818503910152808352602083019060208160051b85010193838d917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc182360301905b8484106106425750505050505050610346829161031660209560648b01906115bb565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff9c8584030160c486015261160e565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156106375786926105fa575b5060198210156105cd5781156105a5576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040517f65c7d79d00000000000000000000000000000000000000000000000000000000815286600482015261012081602481855afa90811561059a5767ffffffffffffffff9160c0918a9161056b575b5001511615801580610555575b6105285790879187835260016020526040832060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff008254161790556104b1575b50610496602460809594937f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e219384039763ffffffff945001016117a3565b6040519384521660208301526040820152336060820152a280f35b803b15610524578180916024604051809481937f32123c330000000000000000000000000000000000000000000000000000000083528c60048401525af18015610519571561045b578161050891959493956114b5565b610515579091855f61045b565b8580fd5b6040513d84823e3d90fd5b5080fd5b6024887f96fe8cdd0000000000000000000000000000000000000000000000000000000081526007600452fd5b50868852600160205260ff60408920541661041a565b61058d91506101203d8111610593575b61058581836114b5565b8101906116e6565b5f61040d565b503d61057b565b6040513d8a823e3d90fd5b6004867fced1afc6000000000000000000000000000000000000000000000000000000008152fd5b6024867f4e487b710000000000000000000000000000000000000000000000000000000081526021600452fd5b9091506020813d60201161062f575b81610616602093836114b5565b810103126105155751601981101561051557905f610382565b3d9150610609565b6040513d88823e3d90fd5b9193959897509193957fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08282030187528835838112156106c95760206106b660019360406106a78985960163ffffffff61069b8261142a565b1684528581019061164b565b9190928186820152019161169b565b9a0197019401918a9798969593916102f3565b8f80fd5b8780fd5b8380fd5b5034610b54576040600319360112610b545760043567ffffffffffffffff8111610b5457806004016101006003198336030112610b5457610714611414565b916001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610d27576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169180359160448101946107cf60a0610786886114f6565b6040517f88bce1b8000000000000000000000000000000000000000000000000000000008152600481018890526001600160a01b03909116602482015291829081906044820190565b0381895afa908115610ced575f91610cf8575b5060ff602061082d836107f48861182d565b97885f525f845260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00825416179055612498565b92015116915f61083c836118f1565b8960028403610bfd5790506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169763ffffffff60208a60648b8661088a60248d016117a3565b9360405196879586947fde97c0d7000000000000000000000000000000000000000000000000000000008652600486015216602484015267ffffffffffffffff60018d1b1660448401525af1908115610bf2578391610ba7575b5060209060448a61ffff9c6040519d8e9485937fda7bd3b300000000000000000000000000000000000000000000000000000000855260048501521660248301525afa8015610519578a998391610b6b575b50886020936001600160a01b0395938661095260a4959e6114f6565b9560405198899788967f26f91ec10000000000000000000000000000000000000000000000000000000088526004880152856024880152166044860152169c8d606485015260848401525af1908115610b60578991610b2a575b501580610b19575b610af15790600188926109c6816118f1565b14610a41575b505063ffffffff6001600160a01b037ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd93610a14610a0e602460c096016117a3565b986114f6565b906040519788526020880152600460408801528860608801528860808801528860a088015216951693a480f35b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690610a78602485016117a3565b90823b156106d1576040517f75e29a2f0000000000000000000000000000000000000000000000000000000081526004810188905263ffffffff92909216602483015260ff1660448201529082908290606490829084905af1801561051957156109cc5781610ae6916114b5565b61051557855f6109cc565b6004887f4d8cff00000000000000000000000000000000000000000000000000000000008152fd5b50610b23816118f1565b80156109b4565b90506020813d602011610b58575b81610b45602093836114b5565b81010312610b5457515f6109ac565b5f80fd5b3d9150610b38565b6040513d8b823e3d90fd5b9399505090506020823d602011610b9f575b81610b8a602093836114b5565b81010312610b545790518897918a9188610936565b3d9150610b7d565b90506020813d602011610bea575b81610bc2602093836114b5565b81010312610be65761ffff9960448a610bdc602094612227565b93505050996108e4565b8280fd5b3d9150610bb5565b6040513d85823e3d90fd5b879198610c09856118f1565b8a60038614610c2d575b926001600160a01b03949260a492866109526020976114f6565b509150506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016610c67602487016117a3565b90803b15610b54576040517f6cc73210000000000000000000000000000000000000000000000000000000008152600481018a905263ffffffff92909216602483015260ff861660448301525f908290606490829084905af18015610ced57610cd5575b508987918a610c13565b899a5091610ce45f89946114b5565b5f9a5091610ccb565b6040513d5f823e3d90fd5b610d1a915060a03d60a011610d20575b610d1281836114b5565b810190611552565b5f6107e2565b503d610d08565b7f4a0bfec1000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b34610b545760c0600319360112610b545760043567ffffffffffffffff8111610b54576101006003198236030112610b545760243567ffffffffffffffff8111610b54576003196101009136030112610b545760443567ffffffffffffffff8111610b545760031960809136030112610b545760643567ffffffffffffffff8111610b545760031960a09136030112610b545760843567ffffffffffffffff8111610b545760031960809136030112610b545760a43567ffffffffffffffff8111610b545760031960609136030112610b5457610e3290600401611b8c565b005b34610b545760c0600319360112610b545760043567ffffffffffffffff8111610b54576101006003198236030112610b545760243567ffffffffffffffff8111610b54576003196101009136030112610b545760443567ffffffffffffffff8111610b545760031960809136030112610b545760643567ffffffffffffffff8111610b545760031960a09136030112610b545760843567ffffffffffffffff8111610b545760031960a09136030112610b545760a43567ffffffffffffffff8111610b545760031960409136030112610b5457610e3290600401611b8c565b34610b54575f600319360112610b545760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610b54575f600319360112610b545760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610b545760e0600319360112610b545760043567ffffffffffffffff8111610b54576101006003198236030112610b545760243567ffffffffffffffff8111610b54576003196101009136030112610b545760443567ffffffffffffffff8111610b545760031960809136030112610b545760643567ffffffffffffffff8111610b545760031960a09136030112610b545760843567ffffffffffffffff8111610b545760031960a09136030112610b545760a43567ffffffffffffffff8111610b545761106c90369060040161143b565b505060c4359067ffffffffffffffff8211610b5457611092610e3292369060040161143b565b5050600401611b8c565b34610b54576060600319360112610b54576110b5611414565b60443563ffffffff8116809103610b54576001600160a01b03604051927f84075189000000000000000000000000000000000000000000000000000000008452600435600485015216602483015260448201526020816064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610ced575f90611152575b602090604051908152f35b506020813d60201161117d575b8161116c602093836114b5565b81010312610b545760209051611147565b3d915061115f565b34610b545760a0600319360112610b545760043567ffffffffffffffff8111610b54576101006003198236030112610b545760243567ffffffffffffffff8111610b54576003196101009136030112610b545760443567ffffffffffffffff8111610b545760031960809136030112610b545760643567ffffffffffffffff8111610b545760031960a09136030112610b545760843567ffffffffffffffff8111610b545760031960e09136030112610b5457610e3290600401611b8c565b34610b545760c0600319360112610b545760043567ffffffffffffffff8111610b54576101006003198236030112610b545760243567ffffffffffffffff8111610b54576003196101009136030112610b545760443567ffffffffffffffff8111610b545760031960809136030112610b545760643567ffffffffffffffff8111610b545760031960a09136030112610b545760843567ffffffffffffffff8111610b545760031960a09136030112610b545760a43567ffffffffffffffff8111610b545760031960a09136030112610b5457610e3290600401611b8c565b34610b5457602061133b611336366113e0565b611928565b50604051908152f35b34610b54576020600319360112610b54576004355f526001602052602060ff60405f2054166040519015158152f35b34610b54575f600319360112610b545760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610b54576020600319360112610b54576020906004355f525f825260ff60405f20541615158152f35b6020600319820112610b54576004359067ffffffffffffffff8211610b54576003198261010092030112610b545760040190565b602435906001600160a01b0382168203610b5457565b359063ffffffff82168203610b5457565b9181601f84011215610b545782359167ffffffffffffffff8311610b54576020808501948460051b010111610b5457565b60a0810190811067ffffffffffffffff82111761148857604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b90601f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0910116810190811067ffffffffffffffff82111761148857604052565b356001600160a01b0381168103610b545790565b51906001600160a01b0382168203610b5457565b519060ff82168203610b5457565b519063ffffffff82168203610b5457565b519067ffffffffffffffff82168203610b5457565b908160a0910312610b54576115b360806040519261156f8461146c565b6115788161150a565b84526115866020820161151e565b60208501526115976040820161152c565b60408501526115a86060820161152c565b60608501520161153d565b608082015290565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe182360301811215610b5457016020813591019167ffffffffffffffff8211610b54578160051b36038313610b5457565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8311610b545760209260051b809284830137010190565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe182360301811215610b5457016020813591019167ffffffffffffffff8211610b54578136038313610b5457565b601f82602094937fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe093818652868601375f8582860101520116010190565b51908115158203610b5457565b9081610120910312610b54576040519061012082019082821067ffffffffffffffff831117611488576101009160405261171f8161152c565b835261172d6020820161152c565b602084015261173e6040820161152c565b604084015261174f6060820161152c565b60608401526117606080820161153d565b608084015261177160a0820161153d565b60a084015261178260c0820161153d565b60c084015261179360e082016116d9565b60e0840152015161010082015290565b3563ffffffff81168103610b545790565b8135815260e08101929163ffffffff6117cf6020830161142a565b1660208301526040810135906001600160a01b038216809203610b545760c0916040840152606081013560608401526080810135608084015260a081013560a084015201359067ffffffffffffffff8216809203610b545760c00152565b604051907fa2baa8e50000000000000000000000000000000000000000000000000000000082526020828061186584600483016117b4565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa918215610ced575f926118bb575b50906118b260406118b893016114f6565b90612236565b90565b91506020823d6020116118e9575b816118d6602093836114b5565b81010312610b54579051906118b26118a1565b3d91506118c9565b600411156118fb57565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60806040516119378161146c565b8281528260208201528260408201528260608201520152604051917fa2baa8e50000000000000000000000000000000000000000000000000000000083526020838061198685600483016117b4565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610ced575f93611b58575b50604082016119d96119d3826114f6565b85612236565b9360e08401357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe185360301811215610b5457840180359067ffffffffffffffff8211610b54576020018136038113610b5457611a3492612265565b50909190611a41816118f1565b15801590611b3f575b611af657611aa493611a5d60a0926114f6565b6040517f88bce1b8000000000000000000000000000000000000000000000000000000008152913560048301526001600160a01b0316602482015293849081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610ced575f93611b1e575b506001600160a01b0380845116911603611af657565b7f8baa579f000000000000000000000000000000000000000000000000000000005f5260045ffd5b611b3891935060a03d60a011610d2057610d1281836114b5565b915f611ae0565b506001600160a01b03611b51826114f6565b1615611a4a565b9092506020813d602011611b84575b81611b74602093836114b5565b81010312610b545751915f6119c2565b3d9150611b67565b611b9581611928565b815f525f60205260ff60405f2054166121fb5767ffffffffffffffff36116114885760405192611bed60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f36011601856114b5565b368452611c335f94365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016612299565b9060a082805181010312610b545760405191611c4e8361146c565b60208101516005811015610b54578352611c6a604082016116d9565b90816020850152611c7d6060820161153d565b9360408101948552611c916080830161153d565b611ca460a060608401948386520161153d565b9060808301948286521591826121e3575b50506121bb57519360058510156118fb5767ffffffffffffffff808092511692511692511692865f525f60205260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0082541617905560ff6020611d1d8884612498565b97015116975f611d2c886118f1565b600288036120f457506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168235611d6d602085016117a3565b9163ffffffff604051937fde97c0d700000000000000000000000000000000000000000000000000000000855283600486015216602484015267ffffffffffffffff60018d1b16604484015260208360648187855af19283156120705784936120ad575b5091604460209261ffff9460405195869485937fda7bd3b300000000000000000000000000000000000000000000000000000000855260048501521660248301525afa90811561051957829161207b575b50985b823597604084019a611e368c6114f6565b906001600160a01b03604051927f26f91ec10000000000000000000000000000000000000000000000000000000084528c6004850152866024850152166044830152336064830152608482015260208160a481876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561207057849161203e575b50158061202d575b61200557600190611edc816118f1565b14611f55575b50509360c09363ffffffff936001600160a01b0393611f2d611f2760207ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9a016117a3565b9b6114f6565b936040519a338c5260208c015260408b015260608a0152608089015260a088015216951693a4565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611f8b602085016117a3565b813b156106d1576040517f75e29a2f000000000000000000000000000000000000000000000000000000008152600481018b905263ffffffff909116602482015260ff9092166044830152829082908183816064810103925af180156105195715611ee257611ffb8280926114b5565b6101115780611ee2565b6004837f4d8cff00000000000000000000000000000000000000000000000000000000008152fd5b50612037816118f1565b8015611ecc565b90506020813d602011612068575b81612059602093836114b5565b81010312610b5457515f611ec4565b3d915061204c565b6040513d86823e3d90fd5b90506020813d6020116120a5575b81612096602093836114b5565b81010312610b5457515f611e22565b3d9150612089565b9092506020813d6020116120ec575b816120c9602093836114b5565b810103126106d1579160446020926120e361ffff95612227565b94509250611dd1565b3d91506120bc565b986120fe886118f1565b60038803611e25576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661213c602085016117a3565b90803b15610b54576040517f6cc732100000000000000000000000000000000000000000000000000000000081528535600482015263ffffffff92909216602483015260ff831660448301525f908290606490829084905af18015610ced576121a6575b50611e25565b6121b39192505f906114b5565b5f905f6121a0565b7fced1afc6000000000000000000000000000000000000000000000000000000005f5260045ffd5b67ffffffffffffffff91925081169116145f80611cb5565b507fea033684000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b519061ffff82168203610b5457565b60408051602081019283526001600160a01b03939093168382015282529061225f6060826114b5565b51902090565b906041830361228f576122889250602081013591604082359201355f1a90612cdd565b9192909190565b50505f9160029190565b905f8091602081519101845afa8080612340575b156122cd5750506040513d81523d5f602083013e60203d82010160405290565b15612307576001600160a01b03907f9996b315000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b3d15612318576040513d5f823e3d90fd5b7fd6bda275000000000000000000000000000000000000000000000000000000005f5260045ffd5b503d1515806122ad5750813b15156122ad565b9081610140910312610b545760405190610140820182811067ffffffffffffffff8211176114885760405280516006811015610b545761240e9161012091845261239f6020820161153d565b60208501526123b06040820161153d565b60408501526123c16060820161153d565b60608501526123d26080820161153d565b60808501526123e360a0820161153d565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201612227565b61012082015290565b51906fffffffffffffffffffffffffffffffff82168203610b5457565b63ffffffff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff9116019063ffffffff821161246b57565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b908135916124a8602082016117a3565b906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016926040517f65c7d79d00000000000000000000000000000000000000000000000000000000815285600482015261012081602481885afa908115610ced575f91612cbe575b5060ff60208301511663ffffffff8251169263ffffffff8616938411908115612caa575b8115612c95575b50612c8a576040517f34b2389e0000000000000000000000000000000000000000000000000000000081526004810188905263ffffffff8616602482015290610140826044818a5afa918215610ced575f92612c69575b5063ffffffff8351168414612c1f57604051947ff644206c000000000000000000000000000000000000000000000000000000008652886004870152610740866024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa958615610ced575f966127e9575b50846127435760606080870151915b01351491821592612726575b505061271c5761264963ffffffff80925116612434565b16039063ffffffff821161246b5760ff6104c063ffffffff920151169116109182612682575b505015905061267d57600290565b600390565b6040517f0b23fa8c000000000000000000000000000000000000000000000000000000008152600481019490945263ffffffff91909116602484015260209150829060449082905afa908115610ced575f916126e2575b50805f8061266f565b90506020813d602011612714575b816126fd602093836114b5565b81010312610b545761270e906116d9565b5f6126d9565b3d91506126f0565b5050505050505f90565b60a0015167ffffffffffffffff16901c6001161590505f80612632565b61279861014061275289612434565b6040517f34b2389e000000000000000000000000000000000000000000000000000000008152600481018d905263ffffffff909116602482015291829081906044820190565b03818c5afa908115610ced5760609160e0915f916127ba575b50015191612626565b6127dc91506101403d81116127e2575b6127d481836114b5565b810190612353565b5f6127b1565b503d6127ca565b9095506107403d8111612c18575b61280181836114b5565b81019061074081830312610b545760405191610660830183811067ffffffffffffffff8211176114885760405261283782612227565b83526020820151602084015261284f6040830161153d565b60408401526128606060830161152c565b60608401526080820151608084015260a082015160a084015260c082015160c084015261288f60e0830161153d565b60e08401526101008201516101008401526101208201516003811015610b54576101208401526101408201516006811015610b54576101408401526128d7610160830161152c565b6101608401528061019f83011215610b5457604051610100810181811067ffffffffffffffff82111761148857604052806102808401928311610b54576101808401905b838210612c08575050610180840152516003811015610b54576101a08301526102a08101516002811015610b54576101c08301526102c08101516002811015610b54576101e08301526129716102e0820161152c565b610200830152612984610300820161152c565b610220830152612997610320820161152c565b6102408301526103408101518060010b8103610b5457612bfb91610720916102608501526129c861036082016116d9565b6102808501526129db610380820161151e565b6102a08501526129ee6103a0820161151e565b6102c0850152612a016103c0820161152c565b6102e0850152612a146103e0820161152c565b610300850152612a27610400820161152c565b610320850152612a3a610420820161151e565b610340850152612a4d610440820161151e565b610360850152612a60610460820161152c565b610380850152612a73610480820161152c565b6103a0850152612a866104a0820161152c565b6103c0850152612a996104c0820161152c565b6103e0850152612aac6104e0820161152c565b610400850152612abf610500820161152c565b610420850152612ad2610520820161152c565b610440850152612ae5610540820161152c565b610460850152612af8610560820161152c565b610480850152612b0b610580820161152c565b6104a0850152612b1e6105a0820161151e565b6104c0850152612b316105c0820161152c565b6104e0850152612b446105e0820161152c565b610500850152612b57610600820161152c565b610520850152612b6a6106208201612417565b610540850152612b7d6106408201612227565b610560850152612b906106608201612417565b610580850152612ba36106808201612417565b6105a0850152612bb66106a08201612417565b6105c0850152612bc96106c08201612417565b6105e0850152612bdc6106e0820161150a565b610600850152612bef610700820161150a565b6106208501520161150a565b610640820152945f612617565b815181526020918201910161291b565b503d6127f7565b95509550606092935061010091500151910135149182612c4a575b505015612c4657600190565b5f90565b6080015167ffffffffffffffff16901c60019081161490505f80612c3a565b612c839192506101403d81116127e2576127d481836114b5565b905f61259a565b505050505050505f90565b63ffffffff915060600151168310155f612543565b604081015163ffffffff168510915061253c565b612cd791506101203d81116105935761058581836114b5565b5f612518565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612d54579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610ced575f516001600160a01b03811615612d4a57905f905f90565b505f906001905f90565b5050505f916003919056610100346100f357601f6158ec38819003918201601f19168301916001600160401b038311848410176100f7578084926080946040528339810103126100f3578051906001600160a01b03821682036100f35760208101516001600160a01b03811681036100f3576040820151916001600160a01b03831683036100f35760600151926001600160a01b03841684036100f35760e05260805260a05260c0526040516157e0908161010c823960805181818160ab0152612187015260a05181818161012e0152818161143f01528181612a45015261315e015260c0518181816112810152612349015260e051816122730152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80636b9766a3146105ce5780636db23b62146104f957806385ea9391146103df578063ceb7db2f146102e6578063d7d6388b146101dd5763e19c7bfd1461005b575f80fd5b346101d95760606003193601126101d95760443567ffffffffffffffff81116101d95780600401608060031983360301126101d9576100db816044610115946100d46020956024356100cf6004357f0000000000000000000000000000000000000000000000000000000000000000613f64565b614057565b0190610813565b604051809381927fe81a0be90000000000000000000000000000000000000000000000000000000083528460048401526024830190611df0565b038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f9161019f575b506040516019821015610172576020918152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b6101c1915060203d6020116101c7575b6101b981836107c6565b810190611d04565b5f61015e565b503d6101af565b6040513d5f823e3d90fd5b5f80fd5b346101d95760c06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359167ffffffffffffffff83116101d957608060031984360301126101d95760a4359367ffffffffffffffff85116101d957606060031986360301126101d9576102e2956102d6956004019460040193600401926004019160040190600401611bbe565b604051918291826106c7565b0390f35b346101d95760c06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359167ffffffffffffffff83116101d95760a060031984360301126101d95760a4359367ffffffffffffffff85116101d957604060031986360301126101d9576102e2956102d695600401946004019360040192600401916004019060040161183d565b346101d95760e06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d9576024359067ffffffffffffffff82116101d95761010060031983360301126101d9576044359067ffffffffffffffff82116101d957608060031983360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359067ffffffffffffffff82116101d95760a060031983360301126101d95760a43567ffffffffffffffff81116101d9576104b5903690600401610714565b9160c4359567ffffffffffffffff87116101d9576102e2976104de6102d6983690600401610714565b9790966004019360040192600401916004019060040161116b565b346101d95760a06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d9576064359067ffffffffffffffff82116101d95760a060031983360301126101d9576084359267ffffffffffffffff84116101d95760e060031985360301126101d9576102e2946102d69460040193600401926004019160040190600401610d0f565b346101d95760c06003193601126101d95760043567ffffffffffffffff81116101d95761010060031982360301126101d95760243567ffffffffffffffff81116101d95761010060031982360301126101d95760443567ffffffffffffffff81116101d957608060031982360301126101d95760643567ffffffffffffffff81116101d95760a060031982360301126101d9576084359167ffffffffffffffff83116101d95760a060031984360301126101d95760a4359367ffffffffffffffff85116101d95760a060031986360301126101d9576102e2956102d69560040194600401936004019260040191600401906004016109a3565b815160a082019392600582101561017257608067ffffffffffffffff9181938552602081015115156020860152826040820151166040860152826060820151166060860152015116910152565b9181601f840112156101d95782359167ffffffffffffffff83116101d9576020808501948460051b0101116101d957565b60a0810190811067ffffffffffffffff82111761076157604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b6080810190811067ffffffffffffffff82111761076157604052565b60e0810190811067ffffffffffffffff82111761076157604052565b90601f601f19910116810190811067ffffffffffffffff82111761076157604052565b604051906107f682610745565b5f6080838281528260208201528260408201528260608201520152565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61813603018212156101d9570190565b3563ffffffff811681036101d95790565b3567ffffffffffffffff811681036101d95790565b67ffffffffffffffff811161076157601f01601f191660200190565b604051906108976040836107c6565b600682527f736f7572636500000000000000000000000000000000000000000000000000006020830152565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1813603018212156101d9570180359067ffffffffffffffff82116101d957602001918160051b360383136101d957565b604051906109266040836107c6565b600882527f667261676d656e740000000000000000000000000000000000000000000000006020830152565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1813603018212156101d9570180359067ffffffffffffffff82116101d9576020019181360383136101d957565b9193929095946109b16107e9565b966109bd868286612145565b956109ed846040830193606063ffffffff6109e360206109dd8989610813565b01610846565b169101358a61283f565b6001895267ffffffffffffffff610a0387610857565b1660408a0152610a2786610a178484610813565b610a2087610846565b908a6129a2565b9690946001602063ffffffff610a4c610a408888610813565b82848c01511690612c34565b503560c01c1699015114801590610be6575b610bde576060610a72610a7b958d95610813565b91013590612d94565b610bd75760408101359260205f604051828101907f010000000000000000000000000000000000000000000000000000000000000082528760218201526060860135604182015260418152610ad16061826107c6565b604051918291518091835e8101838152039060025afa156101ce5760a0610ba39367ffffffffffffffff610b6588610bab9a610b5f84978360205f51940193610b3d63ffffffff6060875101511691610b28612e8c565b9260408401525f602084015260038352612efa565b610b4a60808e018e6108c3565b9390926060610b57610917565b960135612f16565b51612f4d565b169660405197610b748961078e565b60018952600160208a015260408901526060880152015116610b968280610952565b93909260208101906108c3565b959094612fdb565b90600881101561017257610bca5767ffffffffffffffff166060830152565b610bd2610917565b612d5a565b5050505050565b610bd2610888565b50610bf1888a612cec565b15610a5e565b60405190610c066040836107c6565b600782527f7365676d656e74000000000000000000000000000000000000000000000000006020830152565b60405190610c416040836107c6565b600782527f7061796c6f6164000000000000000000000000000000000000000000000000006020830152565b6003111561017257565b3573ffffffffffffffffffffffffffffffffffffffff811681036101d95790565b8115610ca2570690565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b81810292918115918404141715610ce257565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b949391909294610d1d6107e9565b95610d29838684612145565b9260026040850151036110f6577fffffffff0000000000000000000000000000000000000000000000000000000093610d82836060610d77610d718660406020980190610813565b856130a0565b91909a01358461283f565b6003895267ffffffffffffffff610d9887610857565b1660408a0152019063ffffffff60608351015116610db4612e8c565b9060408201525f602082015260058152610df8606087013591610dd683612efa565b610de360808a018a6108c3565b918b610ded610c32565b9460808b0135612f16565b60205f610e136101a086510151610e0e81610c6d565b6131be565b9867ffffffffffffffff610e28828851612f4d565b16967fffffffffffffffffffffffffffffffffffffffff000000000000000000000000610e56858301610846565b928a610e6460408501610c77565b9160409c8d96898851610e778a826107c6565b6010815201977f61737361792f76312f7061796c6f6164000000000000000000000000000000008952519660108b8901998a5e35603088015260e01b16605086015260e01b16605484015260601b166058820152604c8152610eda606c826107c6565b8851918291518091835e8101838152039060025afa156110ec57610f7767ffffffffffffffff5f5195610f6b89895196610f138861078e565b6004885260ff602089019d168d528a880199848b526060890152610f35612e8c565b938b85015260016020850152600a8452610f4e82610857565b936060610f5e60a0850185610952565b95909460c08101906108c3565b97909616920135612fdb565b97906008811015610172576110b1578267ffffffffffffffff610fd79281610fab60ff610fa38d610857565b9351166131f0565b9116901c1692610fcf60208a019885610fc48b8d610952565b9390928d018d6108c3565b95909461322c565b6008811015610172576110a957610ffa91610ff28688610952565b92909161328d565b15806020890152610bd75790816101a0889351015161101881610c6d565b61102181610c6d565b611071575050506110459067ffffffffffffffff61104d9416606087015282610952565b929091610857565b9067ffffffffffffffff926103fc6110699360021b16916136b4565b166080830152565b6110a7959294935067ffffffffffffffff6101a06001925101519261109584610c6d565b61109e84610c6d565b5116911461342b565b565b610bd2610c32565b85516110bd87826107c6565b600681527f74656e736f7200000000000000000000000000000000000000000000000000006020820152612d5a565b84513d5f823e3d90fd5b610bd2610bf7565b919081101561113e5760051b810135907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81813603018212156101d9570190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b91989798969096959294939561117f6107e9565b998a9261118d838b87612145565b995f855267ffffffffffffffff6111a38b610857565b1660408601528a8a8a5f60408801986111c56111bf8b8b610813565b866137c0565b1561179d5750508363ffffffff67ffffffffffffffff92816111f56111ef60206109dd8f8f610813565b92610846565b815f98519781611219611213602061120c8b610846565b9a01610846565b92610857565b976040519a7f974fae60000000000000000000000000000000000000000000000000000000008c5260048c01521660248a01521660448801521660648601521660848401521660a482015260208160c48173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f9161176b575b508b60808101916112cc6112c58484610952565b36916133f5565b60208151910120149182159261173d575b50506117005760608b018e608063ffffffff6113048f826112fd87610846565b1690614ddd565b1691015263ffffffff61131682610846565b166116d8575b50955b87840361169b575f9a9896979a5b8c8c82106116475750505050505061135d61135767ffffffffffffffff989363ffffffff93610813565b96610846565b9381611374606061136d89610857565b9801610846565b604051998a987f9d71595f000000000000000000000000000000000000000000000000000000008a5260c060048b0152836113b260c48c018d611df0565b991660248b01521660448901521660648701521660848501526003198484030160a4850152808352602083019060208160051b85010193835f917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8182360301905b84841061151c57505050505050509080604092038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9182156101ce575f905f936114d9575b5061147b81610c6d565b600181146114d15760029061148f81610c6d565b036114be576114a2604092608092614ec8565b509201510151116114b65760016020830152565b610bd26138cd565b5067ffffffffffffffff16606084015250565b610bd2612946565b9250506040823d604011611514575b816114f5604093836107c6565b810103126101d95781519160038310156101d95760200151915f611471565b3d91506114e8565b9193959750919395601f198282030187528735838112156101d9578401906080810191803560ff81168091036101d9578252602081013560208301526115656040820182611d9d565b8094608060408601525260a0830160a08560051b85010194825f5b8281106115f557505050505080606061159a920190611d9d565b92909160608183039101528281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116101d95760208092819260019560051b809284830137010199019701940191899796959391611413565b909192939660208061163a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff608b600196030189526116348c88611d2d565b90611d7d565b9901950193929101611580565b9061169089868f9c9b9d9f948f888863ffffffff8f8f8f6116828c60019e61167c611676611688978497610813565b9a610846565b9c6110fe565b986110fe565b96169361380d565b019a9896979a61132d565b6040516116a96040826107c6565b600781527f736f7572636573000000000000000000000000000000000000000000000000006020820152612d5a565b6116fa91506116f36116ee63ffffffff92610846565b6120f2565b168b614ddd565b5f61131c565b60405161170e6040826107c6565b600581527f636861696e0000000000000000000000000000000000000000000000000000006020820152612d5a565b81925061175b90611755606063ffffffff9401610846565b93610952565b905060021c911610158b5f6112dd565b90506020813d602011611795575b81611786602093836107c6565b810103126101d957515f6112b1565b3d9150611779565b916117d893506117ca919a9463ffffffff6117bd60206109dd8e8e610813565b169060608801359061283f565b8c8c6060610a728b8b610813565b1561131f57505050505050505050505050565b8115610ca2570490565b91908201809211610ce257565b604051906118116040836107c6565b600682527f7265636f726400000000000000000000000000000000000000000000000000006020830152565b6109dd94929695939661184e6107e9565b976118818161185e848787612145565b95606063ffffffff6118776020604089019d8e8a610813565b169101358761283f565b6001895267ffffffffffffffff61189786610857565b1660408a01526118bb856118ab8985610813565b6118b484610846565b90876129a2565b90956002602083015103610bde578a6118e3916118d88b87610813565b606086013590612d94565b611bb457906080839892969396015160e01c9061190e8267ffffffffffffffff6080870151166117eb565b9260a063ffffffff6119406119338461192d60ff60608c015116613908565b9c610813565b8260208a01511690612c34565b503560c01c16950194611967896119628767ffffffffffffffff8a5116610c98565b610ccf565b9a5f9260808a015b838510611b875750505050509167ffffffffffffffff6119a46119ac9363ffffffff61199e6119b29897610846565b16610ccf565b9351166117eb565b906117f5565b9160205f8183019360608551940151907fffffffff0000000000000000000000000000000000000000000000000000000060409781868a516119f48c826107c6565b600e815201947f61737361792f76312f626174636800000000000000000000000000000000000086527fffffffffffffffffffffffffffffffffffffffff0000000000000000000000008b836101008c015197611a5d83611a568e8401610846565b9201610c77565b925198600e8d8b019b8c5e602e8a015260e01b16604e88015260601b16605286015260e01b16606684015260e01b16606a820152604e8152611aa0606e826107c6565b8651918291518091835e8101838152039060025afa15611b7d5790611ada611b38939267ffffffffffffffff60e05f519201511690610c98565b90519167ffffffffffffffff60e060c085015194015116611af9612e8c565b918201525f602082015260068152611b1a611b148780610952565b90613a72565b611b2760208801886108c3565b939092611b32611802565b95612f16565b611b4281846117f5565b611b4c8380610952565b91905011611b755763ffffffff92611b6783611b6d94610952565b90613734565b166060830152565b610bd2611802565b82513d5f823e3d90fd5b909192939c611ba96001918f6119ac908551611ba3888a610813565b90613919565b9d019392919061196f565b5050505050505050565b929091939594611bcc6107e9565b96611bd8868587612145565b9060026040830151146110f657866040611c44980196611c92878c611c06611c008c87610813565b886130a0565b98909160028152604067ffffffffffffffff8416910152611c3763ffffffff611c3160408401610846565b16612eb0565b90611c4f81359e8f612efa565b9160208101906108c3565b9390926040805196611c6182896107c6565b600588527f6c6f63616c00000000000000000000000000000000000000000000000000000060208901520135612f16565b608084015160400151606087013598899390918710611ce55750505050506060611cbe9401359061283f565b818114611ce15760c01c9060c01c90816080850152806060850152146020830152565b5050565b611cff9893969594975090611cf991610813565b92613a95565b611cbe565b908160209103126101d9575160198110156101d95790565b359063ffffffff821682036101d957565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1823603018112156101d957016020813591019167ffffffffffffffff82116101d95781360383136101d957565b601f8260209493601f1993818652868601375f8582860101520116010190565b90357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1823603018112156101d957016020813591019167ffffffffffffffff82116101d9578160051b360383136101d957565b9063ffffffff611dff83611d1c565b16815263ffffffff611e1360208401611d1c565b166020820152611e66611e5b611e40611e2f6040860186611d2d565b60a0604087015260a0860191611d7d565b611e4d6060860186611d2d565b908583036060870152611d7d565b926080810190611d9d565b9290916080818303910152828152602081019260208160051b83010193835f917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc182360301945b848410611ebe575050505050505090565b90919293949596601f198282030183528735878112156101d9576020611f126001936040611f038985960163ffffffff611ef782611d1c565b16845285810190611d2d565b91909281868201520191611d7d565b990193019401929195949390611ead565b60405190610660820182811067ffffffffffffffff821117610761576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190611fa181836107c6565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c0820182811067ffffffffffffffff821117610761576040525f60a0838281528260208201528260408201528260608201528260808201520152565b63ffffffff5f199116019063ffffffff8211610ce257565b604051906121196040836107c6565b600682527f6265666f726500000000000000000000000000000000000000000000000000006020830152565b9092916040519061215582610745565b5f8252612160611f23565b60208301525f60408301525f60608301526121796120b1565b608083015281946121ab84357f0000000000000000000000000000000000000000000000000000000000000000613f64565b60208401526040517fa2baa8e50000000000000000000000000000000000000000000000000000000081528435600482015263ffffffff6121ee60208701611d1c565b166024820152604085013573ffffffffffffffffffffffffffffffffffffffff81168091036101d9576044820152606085013560648201526080850135608482015260a085013560a482015260c085013567ffffffffffffffff81168091036101d95760c482015260208160e48173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f9161280d575b506122b060408601610c77565b73ffffffffffffffffffffffffffffffffffffffff6040519160208301938452166040820152604081526122e56060826107c6565b5190209182845263ffffffff6122fa83610846565b604051947fd839b740000000000000000000000000000000000000000000000000000000008652600486015216602484015260208360448173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9283156101ce575f936127d9575b50612397602085015163ffffffff61239085610846565b169061430b565b9691908763ffffffff6123ac60208801610846565b16101561277b5763ffffffff6123d36123da92826123cc60208a01610846565b16906117f5565b1697612ed5565b966123e760208601610846565b976040515f601f536040870135602052606087013560405260205f6041601f60025afa90604052156101d95763ffffffff98612473915f519061242d60808a018a6108c3565b92909160409d8e95612441875197886107c6565b600a87527f7472616e736974696f6e00000000000000000000000000000000000000000000602088015216908c612f16565b606087015280604087015263ffffffff61248f60208601610846565b16156125e55750506124b86124b0602086015163ffffffff61239086610846565b915050612ed5565b916124c86116ee60208301610846565b86515f601f5360a083013560205260c0830135885260205f6041601f60025afa908852156101d9576125729463ffffffff946125229361250e5f519160e08101906108c3565b9390928861251a61210a565b961691612f16565b61253f8160208601516040870151906125396120b1565b50614057565b61256961256086830161255a6125558286610813565b610846565b93610813565b86810190610952565b92909116614f4e565b9290601981101561017257612588575060800152565b606490517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152fd5b909193506125fe575b505063ffffffff61257291612522565b612614602085015161260e612e8c565b50614f01565b67ffffffffffffffff612625612e8c565b9116868201525f60208201526014815260205f612643828501610846565b61264f60408601610c77565b907fffffffffffffffffffffffffffffffffffffffff000000000000000000000000848b5161267e8d826107c6565b600e815201927f61737361792f76312f636c61696d00000000000000000000000000000000000084527fffffffff000000000000000000000000000000000000000000000000000000008c5193600e88860196875e8935602e86015260e01b16604e84015260601b166052820152604681526126fb6066826107c6565b8951918291518091835e8101838152039060025afa156127715763ffffffff92612572949261276b925f5160608201526127376116ee84610846565b9261275361274860a0830135612efa565b9160e08101906108c3565b93909260a08961276161210a565b9716920135612f16565b916125ee565b85513d5f823e3d90fd5b60646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f7365676d656e74000000000000000000000000000000000000000000000000006044820152fd5b9092506020813d602011612805575b816127f5602093836107c6565b810103126101d95751915f612379565b3d91506127e8565b90506020813d602011612837575b81612828602093836107c6565b810103126101d957515f6122a3565b3d915061281b565b9160806110a794929301519161285481610846565b61286160408301836108c3565b92909161287160808301836108c3565b9690956040519861288360408b6107c6565b60068a527f6f7574707574000000000000000000000000000000000000000000000000000060208b015263ffffffff6060602087013596013594169261439d565b604051906128d1826107aa565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b67ffffffffffffffff81116107615760051b60200190565b519060ff821682036101d957565b519063ffffffff821682036101d957565b519067ffffffffffffffff821682036101d957565b604051906129556040836107c6565b600782527f70726f6772616d000000000000000000000000000000000000000000000000006020830152565b80511561113e5760200190565b805182101561113e5760209160051b010190565b939267ffffffffffffffff6129c95f926129ba6128c4565b506129c36107e9565b50610857565b60405194859283927f7639e3cb00000000000000000000000000000000000000000000000000000000845260c0600485015263ffffffff612a0d60c4860189611df0565b931660248501521660448301528360648301528360848301528360a4830152038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9182156101ce575f92612ada575b506001825114801590612ab9575b6114d1576080612a95612ab693612981565b51940151612aae63ffffffff6020870151168093612c34565b92909161454f565b90565b506001612ad2612acc6060840184610952565b906144fc565b511415612a83565b9091503d805f833e612aec81836107c6565b8101906020818303126101d95780519067ffffffffffffffff82116101d9570181601f820112156101d957805190612b23826128fa565b92612b3160405194856107c6565b828452602060e08186019402830101918183116101d957602001925b828410612b5f5750505050905f612a75565b60e0848303126101d957602060e091604051612b7a816107aa565b612b8387612912565b8152612b90838801612920565b83820152612ba060408801612920565b6040820152612bb160608801612912565b6060820152612bc260808801612931565b6080820152612bd360a08801612931565b60a0820152612be460c08801612920565b60c0820152815201930192612b4d565b919081101561113e5760051b810135907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc1813603018212156101d9570190565b612c429060808101906108c3565b5f9291925b818110612cac5760646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600560248201527f6e616d65640000000000000000000000000000000000000000000000000000006044820152fd5b612cb7818386612bf4565b8363ffffffff612cc683610846565b1614612cd55750600101612c47565b92505050612ce891506020810190610952565b9091565b6040810151918215928315612d02575b50505090565b60021492509082612d18575b50505f8080612cfc565b602001516060015163ffffffff161190505f80612d0e565b601f19601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b612d90906040519182917f783c4a7a00000000000000000000000000000000000000000000000000000000835260048301612d30565b0390fd5b90612e11612e1b93612db6612acc67ffffffffffffffff956060810190610952565b9260ff6040612dce606087015160c0880151906145a5565b969050015186612ddc612e8c565b96166040870152166020850152600a8452612df682610857565b93612e046020840184610952565b94909360408101906108c3565b9690951691612fdb565b9060088110156101725760078114806020850152612e8457612e475763ffffffff608091169101525f90565b604051612e556040826107c6565b600781527f656c656d656e74000000000000000000000000000000000000000000000000006020820152612d5a565b505050600190565b60405190612e998261078e565b5f6060838281528260208201528260408201520152565b9067ffffffffffffffff612ec2612e8c565b921660408301525f6020830152600d8252565b9067ffffffffffffffff612ee7612e8c565b921660408301525f602083015260158252565b6020525f601f5360205f6021601f60025afa156101d9575f5190565b94929091612f24949261462d565b91906008811015610172571591821592612f42575b5050612d5a5750565b141590505f80612f39565b9060408201606067ffffffffffffffff82511693019163ffffffff835116918215610ca25751925163ffffffff169267ffffffffffffffff168315610ca25767ffffffffffffffff93900683161115612fc65760ff60015b169204160167ffffffffffffffff8111610ce25767ffffffffffffffff1690565b60ff5f612fa5565b91908203918211610ce257565b9392919490969567ffffffffffffffff6040890151168610156130915761301d88916020830193868661301160ff8851166131f0565b998b8b1c9d8e9161322c565b97600889101561017257886130865783859160ff85511615938415613072575b505050506130645760ff6001915116931b5f198101908111610ce257612ab694169261473c565b505050505090506007905f90565b61307c945061328d565b1583835f8061303d565b505050505050505f90565b50505050505090506004905f90565b919091602083019060806130b383610846565b91019063ffffffff6080835101519116108015613106575b6114d1576130f26130fd9163ffffffff60806130e78296610846565b925101519116612fce565b936060810190610952565b503560c01c1690565b506040517fe81a0be900000000000000000000000000000000000000000000000000000000815260206004820152602081806131456024820189611df0565b038173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000165afa9081156101ce575f9161319f575b5060198110156101725715156130cb565b6131b8915060203d6020116101c7576101b981836107c6565b5f61318e565b6131c781610c6d565b600181146131ea576002906131db81610c6d565b036131e557600390565b600190565b50600290565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610ce25766080a070a0a080060ff9160031b1c1690565b959361323f906132459694939293613a72565b9161462d565b906008811015610172578061326357500361325e575f90565b600690565b91505090565b9082101561113e570190565b909392938483116101d95784116101d9578101920390565b9092919260ff60208301511680156133eb576132a881614901565b918285036133e15767ffffffffffffffff60406132c4846131f0565b9501511690841b90039283811c6133d65760028214809281156133cb575b50156133b9575060ff83169160021c8360081c02928383613342575b505050508161330c93613275565b5f91601f8216828201035b808210613332575060f890359160031b16610100031c171590565b9092602090843517930190613317565b92936004019290911561336357505061330c9391839101915b935f806132fe565b91509150607f8260011c16016004810191600180849216149182613399575b5050613392578161330c9361335b565b5050505f90565b6005019250600f91506133ad908486613269565b3560f81c115f80613382565b61330c959391509184921c0291613275565b60039150145f6132e2565b505050505050600190565b5050505050505f90565b5050505050600190565b9291926134018261086c565b9161340f60405193846107c6565b8294818452818301116101d9578281602093845f960137010152565b92909391600361343a83610857565b60081c1684156136ad576101005b60040180600411610ce25761345c91610ccf565b92602083019167ffffffffffffffff61347f866134798688610952565b906136b4565b16966080830197885261349185610857565b67ffffffffffffff007fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0066ffffffffffffff8360081c16921616908082046101001490151715610ce2576134e491612fce565b6134f46112c560a0870187610952565b9060208083019280510101825b81811061367f575050613539916135239161010081105f146136755790614944565b871561366b57613533607f61524a565b90614c86565b9060ff8201809211610ce257606067ffffffffffffff007fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff008416931693019280845267ffffffffffffffff89511603611bb4578161364d57505063ffffffff5f5b1690526135a682610857565b93156135e1576135b591610952565b60048301809311610ce2576135d66135dc9360ff63ffffffff9616906117f5565b91613722565b169052565b6135ea91610952565b60048301809311610ce25761360961360f93607f8660011c16906117f5565b91613269565b3560f81c9060021b6004161c600f166008187ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff80163ffffffff169052565b61366561366063ffffffff938493614c86565b615357565b1661359a565b613533600761524a565b5061010090614944565b80517fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7f168152602001613501565b6080613448565b92915f935f925b600484106136c95750505050565b909192946136e16136da87866117f5565b8385613269565b3560f81c907f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff87168703610ce2576001918760031b1b1795019291906136bb565b9061372d9291613269565b3560f81d90565b90939291935f94600184146137b2579291905f935b838510613757575050505050565b909192939561377061376988846117f5565b8486613269565b3560f81c907f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff88168803610ce2576001918860031b1b17960193929190613749565b92509061372d939450613269565b63ffffffff604060806137d560208601610846565b9301510151911610613808576138046137f48260606001940190610952565b6137fe81836144fc565b91614d0a565b1190565b505f90565b939594909295608085015193823560ff81168091036101d9576138309089614ec8565b96909691604087015188106138b757505063ffffffff61385560206110a79a01610846565b606087015191168111156138a1575050905b61387460208701876108c3565b93909261388460408901896108c3565b97909660606020613893610888565b9b359601359401359061439d565b9092915085106138675760208401519150613867565b92509594505060206110a7979392013594613a95565b604051906138dc6040836107c6565b600782527f6f706572616e64000000000000000000000000000000000000000000000000006020830152565b60050361391457600190565b600490565b905f916080820191604082015b61393084836108c3565b9050851015613a665763ffffffff6139556125558761394f88876108c3565b90612bf4565b169481518610156139ff5761398761397e6139748361394f89886108c3565b6020810190610952565b9080988761454f565b95876002602089015114918215926139ea575b50506139e0575050505050612ab691506139da60406139d260608401516139c6608086015180926145a5565b91905060e01c906117eb565b920151613908565b90610ccf565b6001019450613926565b3560c01c63ffffffff1614159050875f61399a565b50505050505050505b60646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152fd5b50505050505050613a08565b5f906001602093806040519385855383850137019060025afa156101d9575f5190565b949592613aa885613ab592949394612c34565b908096608089015161454f565b9263ffffffff853560c01c16602081950151600381145f14613b215750505050505060409150013503613ae457565b604051613af26040826107c6565b600881527f636f6e7374616e740000000000000000000000000000000000000000000000006020820152612d5a565b90919293949550600481145f14613ed0575050505061040091613b5c613b468461086c565b93613b5460405195866107c6565b80855261086c565b93601f19602085019501368637602083019263ffffffff613b7c85610846565b16906001841494855f14613dac575050506060015163ffffffff165b5f5b60088110613d33575050915f9160209315159081613d2a575b508214613d22576002935b613bec60216040518093878201958787525180918484015e810186838201520301601f1981018352826107c6565b604051918291518091835e8101838152039060025afa156101ce575f60209181516040519078ff000000000000000000000000000000000000000000000000858301937f020000000000000000000000000000000000000000000000000000000000000085527f0a0000000000000000000000000000000000000000000000000000000000000060218501527f0600000000000000000000000000000000000000000000000000000000000000602285015260c01b16602383015283602b830152604b820152604b8152613cc1606b826107c6565b604051918291518091835e8101838152039060025afa156101ce575f5103613ce557565b604051613cf36040826107c6565b600781527f636f756e746572000000000000000000000000000000000000000000000000006020820152612d5a565b600193613bbe565b9050155f613bb3565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610ce257845181101561113e576001907fff0000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff84168260031b1c60f81b165f1a6020828801015301613b9a565b8493919293613dbe575b505050613b98565b6020929350905f917fffffffff000000000000000000000000000000000000000000000000000000006060858401519301517fffffffffffffffffffffffffffffffffffffffff00000000000000000000000060409783613e648a613e5d6101008c8351613e2c85826107c6565b600f8152019a7f61737361792f76312f72616e646f6d00000000000000000000000000000000008c52015198610846565b9301610c77565b918a5196600f8b8901998a5e602f88015260e01b16604f86015260601b16605384015260e01b166067820152604b8152613e9f606b826107c6565b8451918291518091835e8101838152039060025afa15613ec757505f5160c01c5f8080613db6565b513d5f823e3d90fd5b60019192939697945014801590613f54575b610bde5785600260406110a798015114613f31575b5050613f24613f19613f1363ffffffff611c3160608601610846565b93612efa565b9160408101906108c3565b93909260a0610b57610888565b613f4c9294506060602063ffffffff92015101511690612fce565b915f80613ef7565b50613f5f8187612cec565b613ee2565b5f91908291613f71611f23565b5073ffffffffffffffffffffffffffffffffffffffff60405160208101927ff644206c000000000000000000000000000000000000000000000000000000008452602482015260248152613fc66044826107c6565b5192165afa3d1561404f573d90613fdc8261086c565b91613fea60405193846107c6565b82523d5f602084013e5b1561404757806101a06020920160405190610100820160405261010081835e527ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd808151016102a082016101c083015e0190565b602081519101fd5b606090613ff4565b60a06140a19194939294015161406b612e8c565b94600360408701525f60208701526013865283359561408987612efa565b61409660208701876108c3565b939092611b32612946565b6140bc6140b16040830183610813565b9160608101906108c3565b91602081019063ffffffff6140d083610846565b166142eb576001905b6140e2826128fa565b916140f060405193846107c6565b808352601f196140ff826128fa565b0136602085013761410f816128fa565b9361411d60405195866107c6565b818552601f1961412c836128fa565b01366020870137614143611b146040850185610952565b61414c86612981565b5263ffffffff61415b82610846565b1661420c575b50509561417161419f9697610846565b9063ffffffff604051926141848461078e565b600984525f60208501521660408301525f60608301526153d4565b6008811015610172576141ae57565b60646040517f783c4a7a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152fd5b9692959193976001959160808601965b5f198201828111610ce25781101561428f5761423888886108c3565b5f1983019291828411610ce25760019363ffffffff9261425792612bf4565b8d61427c84614276611b1461426b86610846565b956020810190610952565b9261298e565b5216614288828c61298e565b520161421c565b509195509195929793966142a290610846565b966142b3611b146060830183610952565b915f198101908111610ce2576142e263ffffffff61419f9a614171956142d9858b61298e565b5216918661298e565b52919796614161565b6142f860808201826108c3565b905060028101809111610ce257906140d9565b9161431583614f01565b808311614391578215614385578214614379575f198201918211610ce25763ffffffff61435e84826143536103006102e09801968288511690610ccf565b968792015116612fce565b925116808311614371575b506001929190565b91505f614369565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b909998979691939495604082019a8b51861080156144ee575b6144ba576060830151928387109c8d5f146144ae5751939c5b156144a15760208101518610155b61446d57602001519b60018d01809d11610ce25761443a8c614467966110a79f9587956144349a61443f988f6144349067ffffffffffffffff61441e612e8c565b931660408401525f6020840152600c8352612efa565b92612f16565b612fce565b9367ffffffffffffffff614451612e8c565b951660408601525f6020860152600b8552612fce565b92612efa565b6040517f783c4a7a00000000000000000000000000000000000000000000000000000000815280612d908e60048301612d30565b60208101518614156143dd565b5060808101519c6143cf565b6040517f783c4a7a00000000000000000000000000000000000000000000000000000000815280612d908d60048301612d30565b5060808301518610156143b6565b91905060206145096128c4565b9263ffffffff81358060011a86528060021a848701528060031a60408701528060041a60608701528060051a608087015260a01c1660030b60a0850152013560c0830152565b939250604061455c6107e9565b94602084359460018852013560808701520151115f14614592578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b6001915f915f915b8183106145cd575050505f146145c757505f905b60019190565b906145c1565b90919263ffffffff828560051b60e0031c166380000000811161462157806145fe575050600180935b0191906145ad565b909394029363800000008511614616576001906145f6565b50505050505f905f90565b5050505050505f905f90565b94919093945f94602082019060ff82511695614659604085019767ffffffffffffffff89511690615125565b8083101561472b575f190198828a6040519760206001869781601f53161b525b6146db5750606095969798995060051b01149551905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5191156146d257565b600592505f9150565b600181168b82108117614703575060011c99602051602060018d161b525b60011c998a614679565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa506146f9565b505050505050925050506004905f90565b90929150600181146148cb576006811461488f5760058114614886576004811461481357612ab692916147bd916002036147c35761478f600460ff8360081c61010402931683018501013560f81d61524a565b9201358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b9061514a565b61478f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff86008600f84821c60840294600480607f8360011c1688018a01013560f81c9160021b161c16180161524a565b5061487f9060031b916004614850848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b50013560f81d90565b50906148c59160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60030b90565b5090612ab69160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6002811461493d576003811461493657801590811561492b575b5015614925575f90565b61040090565b60069150115f61491b565b5061021090565b5061041090565b63ff800000929160021b808201905f90601f191683018084106149be575b506149b3575b808210614973575050565b90926149ab60049185518060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b17906151da565b930190614968565b50637fc00000925050565b94507a7fffff00000000007fffff00000000007fffff00000000007fffff9081955b808510614a6d57507f800000008000000080000000800000008000000080000000800000008000000016945f915b818117614a30575050637fffffff81601f1c150263800000001718935f614962565b63ffffffff8116838111614a65575b5063ffffffff8216838111614a5d575b5060401c9060401c90614a0e565b92505f614a4f565b92505f614a3f565b93956020907bffffffff00000000ffffffff00000000ffffffff00000000ffffffff8851937e7fffff007fffff007fffff007fffff007fffff007fffff007fffff007fffff8560081c9560081b957cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84167fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff008b161760101c16981691161760101b957f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff8188179716170117937f8000000080000000800000008000000080000000800000008000000080000000637fffffff7c010000000100000001000000010000000100000001000000010000000183601f1c1602171894818616908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703881c16029118161894831c16908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703861c1602911816189601936149e0565b919062800000627fffff84161792637f00000062800000627fffff8416179485811090600182607e0360171b637f8000008716637f80000087160301978892638000000088881816946018011b040160011c01179410637f00000062800000840116637f00000062800000840116020215614cff575050565b612ab692935061526b565b91905051600581108015614dd3575b614dcc57600703614dc357610400905b60405190610100820182811067ffffffffffffffff8211176107615763ffffffff925f19916040525f60c08201525f60e082015260408301358060e01c858260c01c1660208401528252848160a01c166040830152600c1a9081606082015260a06080606086013595868285015201359101520160051b60e0031c169081155f14614db5575050600190565b5f1981612ab69301016117eb565b61010090614d29565b5050600190565b5060078111614d19565b614deb906080810190610952565b91907f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff82168203610ce2576001820192838311610ce2577f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84168403610ce257614e5c9360021b9260021b91613275565b90357fffffffff0000000000000000000000000000000000000000000000000000000081169160048110614e93575b505060e01c90565b7fffffffff000000000000000000000000000000000000000000000000000000009250829060040360031b1b16165f80614e8b565b614ed6906060810190610952565b5090813560051a8110156114b65760030260020160051b01359063ffffffff8260e01c9260c01c1690565b614f2461030063ffffffff6102e08401511692019163ffffffff835116906117f5565b5f198101908111610ce25763ffffffff614f40925116906117eb565b60018101809111610ce25790565b5f939192614f5a6120b1565b9381151580615117575b61510e5760208210615105573590600182811a036150fc578160021a92600184116150f25762ffffff8360c01c16158015906150df575b6150d55763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c169262010000821180156150c7575b80156150bf575b80156150b3575b6150a55760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a0880152811061509b5760a086015110908115615090575b50615088578060031a9060041a9182820290816020870152155f1461505857501715155b61505257565b60079250565b8015925090821561507d575b508115615072575b5061504c565b603f9150115f61506c565b60201091505f615064565b506002935050565b60209150115f615028565b5060019550505050565b506008995050505050505050565b50620100008411614fe6565b508315614fdf565b506204000083890111614fd8565b5060059550505050565b5067ffffffffffffffff83161515614f9b565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a1415614f64565b60068111615144576151385f19916131f0565b916001831b0101901c90565b50505f90565b919062800000627fffff82161762800000627fffff8516170292637f000000607f65800000000000861095861b950160171b637f8000008416637f800000841601039485627fffff6380000000868618169260018160181c16010160181c01179410637f00000062800000840116637f000000628000008401160202156151cf575050565b612ab692935061567e565b90637f800000637fffffff8316118015615237575b61522d5781601f1c805f03637fffffff8416180181601f1c805f03637fffffff84161801908181146001146152275712908218021890565b50501690565b5050637fc0000090565b50637f800000637fffffff8216116151ef565b8015613808576095816380000000612ab69360ff1d8080931803911661576c565b90638000000081831816637fffffff831691637fffffff8116936380000000628000008601628000008601171661530e5783156152f95784156152eb57612ab69460ff8060309360171c168015159003958660171b900360641b9360171c168015159003908160171b9003940301928082061515910460011b179061576c565b5050637f8000001792915050565b5050919050155f14612ab65750637fc0000090565b505091637f8000008211908115615349575b811561533f575b5061522d57637f80000003612ab657637f8000001790565b905081145f615327565b637f80000081119150615320565b637fffffff8116637f80000081116151445781601f1c9182607f0191634f8000008110615389575b5050815f03180190565b60ff720fffffffffffffffffffffffffffffffffffff9260171c168015159003908160171b9003901b60018160951c16010160951c8181106153cc575b8061537f565b90505f6153c6565b91939094929484518015615672578651036156675760015b8551811015615430576153ff818761298e565b515f198201828111610ce257615415908861298e565b511015615424576001016153ec565b50505050505050600390565b5090929594939193602082019060ff8251169461545d604085019667ffffffffffffffff88511690615125565b9885515f198101908111610ce2576154768b918861298e565b51101561565957604051998296602081019b8c5f19836020815160051b8201019803946001601f5301965b6020601f1985830301116155935750509060209291604052010151995192998a849160206001601f19876040519c031687019781601f53161b525b6155435750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f51901561553c570361325e575f90565b5050600590565b600181168b8210811761556b575060011c99602051602060018d161b525b60011c998a6154dc565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50615561565b815b8181106155aa5750509560011c958d906154a1565b8051868201938451918060011c8252602089830192019560018216615638578c82106155dd575050526020905b01615595565b90919e926020526001602085019217825114615611575b50509060208083819435604052019d6041601f60025afa506155d7565b848210156155f4576020929e928094508092910151604052916041601f60025afa506155d7565b50509c6020818194938293358352604052019d6041601f60025afa506155d7565b506004985050505050505050565b505050505050600290565b50505050505050600190565b9063800000008183181690637fffffff8316637fffffff821693638000000062800000860162800000840117166157125760ff809160171c1680151590039260171c168015159003938460171b9003908260171b9003029081155f146156e5575050905090565b612ab693017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff6b019161576c565b5091929050637f800000821191821561575e575b8215615755575b50811561574c575b5061574357637f8000001790565b50637fc0000090565b9050155f615735565b1591505f61572d565b637f80000082119250615726565b91811e91821b9160e803015f81126157ce575b7f80000000000000000000000000000000000000000000000000000000000000008260e81c9160171b92600183169060181b17110101637f80000081116157c4571790565b50637f8000001790565b5f039080821c80921b1415175f61577f56",
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
