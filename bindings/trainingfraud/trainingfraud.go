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
	Bin: "0x61012080604052346101f257606081617c1d803803809161002082856101fe565b8339810103126101f25761003381610221565b906004602061004f6040610048838601610221565b9401610221565b6001600160a01b03909416608081905260405163c305a6d960e01b815292839182905afa9081156101a1575f916101c0575b506001600160a01b0390811660a081905291811660c08190526080516040519392169161535091828501916001600160401b038311868410176101ac5760809486946128cd86398352602083015260408201526001600160a01b03851660608201520301905ff080156101a15760e052610100526040516126979081610236823960805181818161030a015281816106400152818161081d015281816109ac01528181610c7c0152818161160901528181611805015281816119e101528181611b5f0152611ef3015260a05181818161074e01528181610c3901528181611346015281816119160152611e67015260c05181611072015260e0518181816102c0015261170101526101005181818160ed015281816105d20152610e030152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d6020116101f6575b816101db602093836101fe565b810103126101f2576101ec90610221565b5f610081565b5f80fd5b3d91506101ce565b601f909101601f19168101906001600160401b038211908210176101ac57604052565b51906001600160a01b03821682036101f25756fe6080806040526004361015610012575f80fd5b5f905f3560e01c9081631808842c14611096575080633b1bebd11461105357806347b70b0d146110245780635fc667421461100c5780636b9766a314610f2e5780636db23b6214610e705780638407518914610da057806385ea939114610ca0578063a2e800ad14610c5d578063c305a6d914610c1a578063ceb7db2f14610b3c578063d7d6388b14610a5c578063d8a5fd0414610589578063e19c7bfd14610135578063eae62d0c146101145763f240f7c3146100ce575f80fd5b3461011157806003193601126101115760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461011157602061012d610128366110c0565b611578565b604051908152f35b5034610111576060366003190112610111576004356044356024356001600160401b03821161058557816004018236036080600319820112610432576040519163e19c7bfd60e01b835285600484015283602484015260606044840152803560648401526101ba6101a960248701836113dc565b6080608487015260e4860191611410565b9060448601359260a21901831215610581578382036063190160a4850152908390838701906102576004830163ffffffff6101f48261110a565b16835263ffffffff6102086024860161110a565b166020840152608461024f610234610223604488018561144d565b60a0604089015260a088019161147e565b610241606488018561144d565b90878303606089015261147e565b9401906113dc565b90916080818503910152808352602083019060208160051b85010193838d91603e1982360301905b84841061051457505050505050506102b482916102a260209560648b01906113dc565b8483036063190160c486015290611410565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156105095786926104cc575b5060198210156104b85781156104a9576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040516365c7d79d60e01b815286600482015261012081602481855afa90811561049e576001600160401b039160c0918a9161046f575b5001511615801580610459575b61044557908791878352600160205260408320600160ff198254161790556103e7575b506103cc602460809594937f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e219384039763ffffffff94500101611567565b6040519384521660208301526040820152336060820152a280f35b803b15610441578180916024604051809481936332123c3360e01b83528c60048401525af180156104365715610391578161042591959493956111ac565b610432579091855f610391565b8580fd5b6040513d84823e3d90fd5b5080fd5b6396fe8cdd60e01b88526007600452602488fd5b50868852600160205260ff60408920541661036e565b61049191506101203d8111610497575b61048981836111ac565b8101906114ab565b5f610361565b503d61047f565b6040513d8a823e3d90fd5b636768d7e360e11b8652600486fd5b634e487b7160e01b86526021600452602486fd5b9091506020813d602011610501575b816104e8602093836111ac565b810103126104325751601981101561043257905f6102f0565b3d91506104db565b6040513d88823e3d90fd5b919395989750919395601f1982820301875288358381121561057d57602061056a600193604061055b8985960163ffffffff61054f8261110a565b1684528581019061144d565b9190928186820152019161147e565b9a0197019401918a97989695939161027f565b8f80fd5b8780fd5b8380fd5b50346108f35760403660031901126108f3576004356001600160401b0381116108f3578060040161010060031983360301126108f3576105c76110f4565b916001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610a495761060182611578565b805f525f60205260405f20600160ff1982541617905561062083611e4e565b5f93919361062d8561114b565b6002850361099057506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016853561066e60248501611567565b9163ffffffff6040519363de97c0d760e01b85528360048601521660248401526001600160401b03600160ff86161b1660448401526020836064818d855af1928315610985578a9361093c575b5091604460209261ffff94604051958694859363da7bd3b360e01b855260048501521660248301525afa90811561049e57889161090a575b50945b359360448301966001600160a01b0361070e89611169565b9181604051936326f91ec160e01b85528960048601528c60248601521660448401521696876064830152608482015260208160a4818c6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156108ff5789916108c9575b5015806108b8575b6108aa5790600188926107988161114b565b14610813575b505063ffffffff6001600160a01b037ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd936107e66107e0602460c09601611567565b98611169565b906040519788526020880152600460408801528860608801528860808801528860a088015216951693a480f35b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169061084a60248501611567565b90823b15610585576040516375e29a2f60e01b81526004810188905263ffffffff92909216602483015260ff1660448201529082908290606490829084905af18015610436571561079e578161089f916111ac565b61043257855f61079e565b624d8cff60e81b8852600488fd5b506108c28161114b565b8015610786565b90506020813d6020116108f7575b816108e4602093836111ac565b810103126108f357515f61077e565b5f80fd5b3d91506108d7565b6040513d8b823e3d90fd5b90506020813d602011610934575b81610925602093836111ac565b810103126108f357515f6106f3565b3d9150610918565b92506020833d60201161097d575b81610957602093836111ac565b8101031261097957604460209261097061ffff95611c29565b945092506106bb565b8980fd5b3d915061094a565b6040513d8c823e3d90fd5b9461099a8561114b565b600385036106f6576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166109d860248501611567565b90803b156108f3576040516306cc732160e41b81528335600482015263ffffffff92909216602483015260ff841660448301525f908290606490829084905af18015610a3e57610a29575b506106f6565b610a369198505f906111ac565b5f965f610a23565b6040513d5f823e3d90fd5b634a0bfec160e01b5f523360045260245ffd5b346108f35760c03660031901126108f3576004356001600160401b0381116108f35761010060031982360301126108f3576024356001600160401b0381116108f3576101009060031990360301126108f3576044356001600160401b0381116108f35760809060031990360301126108f3576064356001600160401b0381116108f35760a09060031990360301126108f3576084356001600160401b0381116108f35760809060031990360301126108f35760a4356001600160401b0381116108f35760609060031990360301126108f357610b3a9060040161169f565b005b346108f35760c03660031901126108f3576004356001600160401b0381116108f35761010060031982360301126108f3576024356001600160401b0381116108f3576101009060031990360301126108f3576044356001600160401b0381116108f35760809060031990360301126108f3576064356001600160401b0381116108f35760a09060031990360301126108f3576084356001600160401b0381116108f35760a09060031990360301126108f35760a4356001600160401b0381116108f35760409060031990360301126108f357610b3a9060040161169f565b346108f3575f3660031901126108f35760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346108f3575f3660031901126108f35760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346108f35760e03660031901126108f3576004356001600160401b0381116108f35761010060031982360301126108f3576024356001600160401b0381116108f3576101009060031990360301126108f3576044356001600160401b0381116108f35760809060031990360301126108f3576064356001600160401b0381116108f35760a09060031990360301126108f3576084356001600160401b0381116108f35760a09060031990360301126108f35760a4356001600160401b0381116108f357610d7190369060040161111b565b505060c435906001600160401b0382116108f357610d96610b3a92369060040161111b565b505060040161169f565b346108f35760603660031901126108f357610db96110f4565b60443563ffffffff81168091036108f3576001600160a01b0360405192638407518960e01b8452600435600485015216602483015260448201526020816064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610a3e575f90610e3d575b602090604051908152f35b506020813d602011610e68575b81610e57602093836111ac565b810103126108f35760209051610e32565b3d9150610e4a565b346108f35760a03660031901126108f3576004356001600160401b0381116108f35761010060031982360301126108f3576024356001600160401b0381116108f3576101009060031990360301126108f3576044356001600160401b0381116108f35760809060031990360301126108f3576064356001600160401b0381116108f35760a09060031990360301126108f3576084356001600160401b0381116108f35760e09060031990360301126108f357610b3a9060040161169f565b346108f35760c03660031901126108f3576004356001600160401b0381116108f35761010060031982360301126108f3576024356001600160401b0381116108f3576101009060031990360301126108f3576044356001600160401b0381116108f35760809060031990360301126108f3576064356001600160401b0381116108f35760a09060031990360301126108f3576084356001600160401b0381116108f35760a09060031990360301126108f35760a4356001600160401b0381116108f35760a09060031990360301126108f357610b3a9060040161169f565b346108f357602061012d61101f366110c0565b61127d565b346108f35760203660031901126108f3576004355f526001602052602060ff60405f2054166040519015158152f35b346108f3575f3660031901126108f35760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346108f35760203660031901126108f3576020906004355f525f825260ff60405f20541615158152f35b60206003198201126108f357600435906001600160401b0382116108f3576101009082900360031901126108f35760040190565b602435906001600160a01b03821682036108f357565b359063ffffffff821682036108f357565b9181601f840112156108f3578235916001600160401b0383116108f3576020808501948460051b0101116108f357565b6004111561115557565b634e487b7160e01b5f52602160045260245ffd5b356001600160a01b03811681036108f35790565b60a081019081106001600160401b0382111761119857604052565b634e487b7160e01b5f52604160045260245ffd5b90601f801991011681019081106001600160401b0382111761119857604052565b51906001600160a01b03821682036108f357565b519060ff821682036108f357565b519063ffffffff821682036108f357565b51906001600160401b03821682036108f357565b908160a09103126108f3576112756080604051926112318461117d565b61123a816111cd565b8452611248602082016111e1565b6020850152611259604082016111ef565b604085015261126a606082016111ef565b606085015201611200565b608082015290565b9061128782611578565b9160e0810135601e19823603018112156108f35781018035906001600160401b0382116108f3576020019080360382136108f3576112c5918561166b565b506112cf8161114b565b15918215926113be575b82156112f7575b50506112e857565b638baa579f60e01b5f5260045ffd5b61133a9192508061130c604060a09301611169565b6040516311179c3760e31b8152913560048301526001600160a01b0316602482015291829081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610a3e576001600160a01b039182915f9161138f575b505116911614155f806112e0565b6113b1915060a03d60a0116113b7575b6113a981836111ac565b810190611214565b5f611381565b503d61139f565b91506001600160a01b036113d460408401611169565b1615916112d9565b9035601e19823603018112156108f35701602081359101916001600160401b0382116108f3578160051b360383136108f357565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116108f35760209260051b809284830137010190565b9035601e19823603018112156108f35701602081359101916001600160401b0382116108f35781360383136108f357565b908060209392818452848401375f828201840152601f01601f1916010190565b519081151582036108f357565b90816101209103126108f357604051906101208201908282106001600160401b0383111761119857610100916040526114e3816111ef565b83526114f1602082016111ef565b6020840152611502604082016111ef565b6040840152611513606082016111ef565b606084015261152460808201611200565b608084015261153560a08201611200565b60a084015261154660c08201611200565b60c084015261155760e0820161149e565b60e0840152015161010082015290565b3563ffffffff811681036108f35790565b60405163a2baa8e560e01b8152813560048201529063ffffffff61159e6020830161110a565b1660248301526040810135906001600160a01b0382168092036108f35760c0916044840152606081013560648401526080810135608484015260a081013560a484015201356001600160401b0381168091036108f35760c482015260208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610a3e575f9161163c575090565b90506020813d602011611663575b81611657602093836111ac565b810103126108f3575190565b3d915061164a565b90604183036116955761168e9250602081013591604082359201355f1a90611c38565b9192909190565b50505f9160029190565b6116a88161127d565b805f525f60205260ff60405f205416611c17576001600160401b033611611198576040516116e036601f01601f1916602001826111ac565b3681526117265f91365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611cba565b60a0818051810103126108f357604051906117408261117d565b602081015160058110156108f357825261175c6040820161149e565b80602084015261176e60608301611200565b926040810193845261178260808401611200565b61179560a0606084019583875201611200565b906080830193828552159182611c00575b5050611bf15751926005841015611155576001600160401b03808092511693511691511691855f525f60205260405f20600160ff198254161790556117ea87611e4e565b9790955f6117f78861114b565b60028803611b4357508882357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166001600160401b03600160ff61184560208901611567565b9563ffffffff6040519763de97c0d760e01b89528760048a0152166024880152161b16604484015260208360648187855af1928315611abf578493611afc575b5091604460209261ffff94604051958694859363da7bd3b360e01b855260048501521660248301525afa908115610436578291611aca575b50985b823597604084019a6118d18c611169565b906001600160a01b03604051926326f91ec160e01b84528c6004850152866024850152166044830152336064830152608482015260208160a481876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115611abf578491611a8d575b501580611a7c575b611a6e5760019061195e8161114b565b146119d7575b50509360c09363ffffffff936001600160a01b03936119af6119a960207ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9a01611567565b9b611169565b936040519a338c5260208c015260408b015260608a0152608089015260a088015216951693a4565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611a0d60208501611567565b813b15610585576040516375e29a2f60e01b8152600481018b905263ffffffff909116602482015260ff9092166044830152829082908183816064810103925af18015610436571561196457611a648280926111ac565b6101115780611964565b624d8cff60e81b8352600483fd5b50611a868161114b565b801561194e565b90506020813d602011611ab7575b81611aa8602093836111ac565b810103126108f357515f611946565b3d9150611a9b565b6040513d86823e3d90fd5b90506020813d602011611af4575b81611ae5602093836111ac565b810103126108f357515f6118bd565b3d9150611ad8565b9092506020813d602011611b3b575b81611b18602093836111ac565b8101031261058557916044602092611b3261ffff95611c29565b94509250611885565b3d9150611b0b565b98611b4d8861114b565b600388036118c0576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611b8b60208501611567565b90803b156108f3576040516306cc732160e41b81528535600482015263ffffffff92909216602483015260ff831660448301525f908290606490829084905af18015610a3e57611bdc575b506118c0565b611be99192505f906111ac565b5f905f611bd6565b636768d7e360e11b5f5260045ffd5b6001600160401b0391925081169116145f806117a6565b633a80cda160e21b5f5260045260245ffd5b519061ffff821682036108f357565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411611caf579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610a3e575f516001600160a01b03811615611ca557905f905f90565b505f906001905f90565b5050505f9160039190565b905f8091602081519101845afa8080611d2f575b15611cee5750506040513d81523d5f602083013e60203d82010160405290565b15611d0f576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d15611d20576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580611cce5750813b1515611cce565b90816101409103126108f3576040519061014082018281106001600160401b0382111761119857604052805160068110156108f357611dfc91610120918452611d8d60208201611200565b6020850152611d9e60408201611200565b6040850152611daf60608201611200565b6060850152611dc060808201611200565b6080850152611dd160a08201611200565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201611c29565b61012082015290565b51906fffffffffffffffffffffffffffffffff821682036108f357565b63ffffffff5f199116019063ffffffff8211611e3a57565b634e487b7160e01b5f52601160045260245ffd5b908135611e5d60208401611567565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690611ec960a0611e9960408801611169565b6040516311179c3760e31b8152600481018790526001600160a01b03909116602482015291829081906044820190565b0381865afa908115610a3e575f91612678575b506040516365c7d79d60e01b8152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169361012082602481885afa918215610a3e575f92612657575b5060ff6020840151169763ffffffff8351169363ffffffff8616948511908115612643575b811561262e575b5061262257604051631a591c4f60e11b81526004810188905263ffffffff8616602482015291610140836044818a5afa928315610a3e575f93612601575b5063ffffffff84511685146125b5579061074060249594939260405196878092633d91081b60e21b82528c60048301525afa948515610a3e575f95612181575b50836120f45760606080860151915b013514908115916120d6575b506120cb5761200f63ffffffff80925116611e22565b16039063ffffffff8211611e3a5760ff6104c063ffffffff92015116911610918261204a575b50501590506120445760029190565b60039190565b6040516302c8fea360e21b8152600481019490945263ffffffff91909116602484015260209150829060449082905afa908115610a3e575f91612091575b50805f80612035565b90506020813d6020116120c3575b816120ac602093836111ac565b810103126108f3576120bd9061149e565b5f612088565b3d915061209f565b5050505050505f9190565b60a001516001600160401b031660ff8a161c6001161590505f611ff9565b61213061014061210388611e22565b604051631a591c4f60e11b8152600481018c905263ffffffff909116602482015291829081906044820190565b03818b5afa908115610a3e5760609160e0915f91612152575b50015191611fed565b61217491506101403d811161217a575b61216c81836111ac565b810190611d42565b5f612149565b503d612162565b9094506107403d81116125ae575b61219981836111ac565b810190610740818303126108f3576040519161066083018381106001600160401b03821117611198576040526121ce82611c29565b8352602082015160208401526121e660408301611200565b60408401526121f7606083016111ef565b60608401526080820151608084015260a082015160a084015260c082015160c084015261222660e08301611200565b60e084015261010082015161010084015261012082015160038110156108f35761012084015261014082015160068110156108f35761014084015261226e61016083016111ef565b6101608401528061019f830112156108f35760405161010081018181106001600160401b03821117611198576040528061028084019283116108f3576101808401905b83821061259e5750506101808401525160038110156108f3576101a08301526102a081015160028110156108f3576101c08301526102c081015160028110156108f3576101e08301526123076102e082016111ef565b61020083015261231a61030082016111ef565b61022083015261232d61032082016111ef565b6102408301526103408101518060010b81036108f357612591916107209161026085015261235e610360820161149e565b61028085015261237161038082016111e1565b6102a08501526123846103a082016111e1565b6102c08501526123976103c082016111ef565b6102e08501526123aa6103e082016111ef565b6103008501526123bd61040082016111ef565b6103208501526123d061042082016111e1565b6103408501526123e361044082016111e1565b6103608501526123f661046082016111ef565b61038085015261240961048082016111ef565b6103a085015261241c6104a082016111ef565b6103c085015261242f6104c082016111ef565b6103e08501526124426104e082016111ef565b61040085015261245561050082016111ef565b61042085015261246861052082016111ef565b61044085015261247b61054082016111ef565b61046085015261248e61056082016111ef565b6104808501526124a161058082016111ef565b6104a08501526124b46105a082016111e1565b6104c08501526124c76105c082016111ef565b6104e08501526124da6105e082016111ef565b6105008501526124ed61060082016111ef565b6105208501526125006106208201611e05565b6105408501526125136106408201611c29565b6105608501526125266106608201611e05565b6105808501526125396106808201611e05565b6105a085015261254c6106a08201611e05565b6105c085015261255f6106c08201611e05565b6105e08501526125726106e082016111cd565b61060085015261258561070082016111cd565b610620850152016111cd565b610640820152935f611fde565b81518152602091820191016122b1565b503d61218f565b509450945060609250610100915001519101351490816125e1575b50156125dc5760019190565b5f9190565b600191506001600160401b036080839201511660ff85161c16145f6125d0565b61261b9193506101403d811161217a5761216c81836111ac565b915f611f9e565b505050505050505f9190565b63ffffffff915060600151168410155f611f60565b604081015163ffffffff1686109150611f59565b6126719192506101203d81116104975761048981836111ac565b905f611f34565b612691915060a03d60a0116113b7576113a981836111ac565b5f611edc56610100346100f357601f61535038819003918201601f19168301916001600160401b038311848410176100f7578084926080946040528339810103126100f3578051906001600160a01b03821682036100f35760208101516001600160a01b03811681036100f3576040820151916001600160a01b03831683036100f35760600151926001600160a01b03841684036100f35760e05260805260a05260c052604051615244908161010c823960805181818160aa0152611f6b015260a0518181816101070152818161126d015281816126b40152612cc0015260c0518181816110f0015261208e015260e051816120230152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80636b9766a3146105765780636db23b62146104a657806385ea939114610393578063ceb7db2f146102a0578063d7d6388b1461019d5763e19c7bfd1461005b575f80fd5b34610199576060366003190112610199576044356001600160401b038111610199578060040160806003198336030112610199576100da8160446100fb946100d36020956024356100ce6004357f000000000000000000000000000000000000000000000000000000000000000061392e565b6139e7565b0190610795565b6040518093819263e81a0be960e01b83528460048401526024830190611bf4565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f9161015f575b50604051601982101561014b576020918152f35b634e487b7160e01b5f52602160045260245ffd5b610181915060203d602011610187575b610179818361074a565b810190611b46565b5f610137565b503d61016f565b6040513d5f823e3d90fd5b5f80fd5b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b03831161019957608060031984360301126101995760a435936001600160401b03851161019957606060031986360301126101995761029c95610290956004019460040193600401926004019160040190600401611a01565b60405191829182610669565b0390f35b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b0383116101995760a060031984360301126101995760a435936001600160401b03851161019957604060031986360301126101995761029c9561029095600401946004019360040192600401916004019060040161168e565b346101995760e0366003190112610199576004356001600160401b03811161019957610100600319823603011261019957602435906001600160401b03821161019957610100600319833603011261019957604435906001600160401b0382116101995760806003198336030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435906001600160401b0382116101995760a060031983360301126101995760a4356001600160401b038111610199576104639036906004016106b5565b9160c435956001600160401b0387116101995761029c9761048b6102909836906004016106b5565b97909660040193600401926004019160040190600401610fe7565b346101995760a0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b038111610199576080600319823603011261019957606435906001600160401b0382116101995760a0600319833603011261019957608435926001600160401b0384116101995760e060031985360301126101995761029c946102909460040193600401926004019160040190600401610bd2565b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b0383116101995760a060031984360301126101995760a435936001600160401b0385116101995760a060031986360301126101995761029c956102909560040194600401936004019260040191600401906004016108c7565b815160a082019392600582101561014b5760806001600160401b039181938552602081015115156020860152826040820151166040860152826060820151166060860152015116910152565b9181601f84011215610199578235916001600160401b038311610199576020808501948460051b01011161019957565b60a081019081106001600160401b0382111761070057604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b0382111761070057604052565b60e081019081106001600160401b0382111761070057604052565b90601f801991011681019081106001600160401b0382111761070057604052565b60405190610778826106e5565b5f6080838281528260208201528260408201528260608201520152565b903590609e1981360301821215610199570190565b3563ffffffff811681036101995790565b356001600160401b03811681036101995790565b6001600160401b03811161070057601f01601f191660200190565b604051906107f960408361074a565b600682527f736f7572636500000000000000000000000000000000000000000000000000006020830152565b903590601e198136030182121561019957018035906001600160401b03821161019957602001918160051b3603831361019957565b6040519061086960408361074a565b600882527f667261676d656e740000000000000000000000000000000000000000000000006020830152565b903590601e198136030182121561019957018035906001600160401b0382116101995760200191813603831361019957565b9193929095946108d561076b565b966108e1868286611f29565b95610911846040830193606063ffffffff61090760206109018989610795565b016107aa565b169101358a6124d7565b600189526001600160401b03610926876107bb565b1660408a015261094a8661093a8484610795565b610943876107aa565b908a612638565b9690946001602063ffffffff61096f6109638888610795565b82848c01511690613ef2565b503560c01c1699015114801590610afe575b610af657606061099561099e958d95610795565b910135906128eb565b610aef5760408101359260205f60405182810190600160f81b825287602182015260608601356041820152604181526109d860618261074a565b604051918291518091835e8101838152039060025afa1561018e5760a0610abc936001600160401b03610a7e88610ac49a610a7884978360205f51940193610a5663ffffffff6060875101511691610a2e6129f6565b5060405192610a3c84610714565b600384525f602085015260408401525f6060840152612a88565b610a6360808e018e610825565b9390926060610a7061085a565b960135612aa4565b51612adb565b169660405197610a8d89610714565b60018952600160208a015260408901526060880152015116610aaf8280610895565b9390926020810190610825565b959094612b64565b90600881101561014b57610ae2576001600160401b03166060830152565b610aea61085a565b6128ca565b5050505050565b610aea6107ea565b50610b09888a61285c565b15610981565b60405190610b1e60408361074a565b60078252661cd959db595b9d60ca1b6020830152565b60405190610b4360408361074a565b600782527f7061796c6f6164000000000000000000000000000000000000000000000000006020830152565b6003111561014b57565b356001600160a01b03811681036101995790565b8115610b97570690565b634e487b7160e01b5f52601260045260245ffd5b81810292918115918404141715610bbe57565b634e487b7160e01b5f52601160045260245ffd5b94939194610bde61076b565b95610bea818484611f29565b6002604082015103610fa957610c20866060610c15610c0f8660406020980190610795565b85612c28565b9190970135846124d7565b600388526001600160401b03610c35866107bb565b1660408901520163ffffffff6060825101511694610c516129f6565b5060405195610c5f87610714565b600587525f602088015260408701525f6060870152610ca8606086013596610c8688612a88565b610c936080890189610825565b9188610c9d610b34565b9460808a0135612aa4565b610cc06101a083510151610cbb81610b6f565b612d20565b9560205f6001600160401b03610cd7888751612adb565b1695610ce48382016107aa565b90610cf160408201610b79565b604099858b51610d018d8261074a565b6010815201937f61737361792f76312f7061796c6f61640000000000000000000000000000000085528b5193601088860196875e35603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c8152610d80606c8261074a565b8851918291518091835e8101838152039060025afa15610f9f57610e2e6001600160401b035f5195610e2289895196610db888610714565b6004885260ff602089019d168d528a880199848b526060890152610dda6129f6565b508a5193610de785610714565b600a8552600160208601528b8501525f6060850152610e05826107bb565b936060610e1560a0850185610895565b95909460c0810190610825565b97909616920135612b64565b9790600881101561014b57610f6457826001600160401b03610e8d9281610e6160ff610e598d6107bb565b935116612d52565b9116901c1692610e8560208a019885610e7a8b8d610895565b9390928d018d610825565b959094612d75565b600881101561014b57610f5c57610eb091610ea88688610895565b929091612dd6565b15806020890152610aef5790816101a08893510151610ece81610b6f565b610ed781610b6f565b610f2557505050610efa906001600160401b03610f029416606087015282610895565b9290916107bb565b906001600160401b03926103fc610f1d9360021b16916131a5565b166080830152565b610f5a95929493506001600160401b036101a060019251015192610f4884610b6f565b610f5184610b6f565b51169114612f7a565b565b610aea610b34565b8551610f70878261074a565b600681527f74656e736f72000000000000000000000000000000000000000000000000000060208201526128ca565b84513d5f823e3d90fd5b610aea610b0f565b9190811015610fd35760051b81013590607e1981360301821215610199570190565b634e487b7160e01b5f52603260045260245ffd5b9190969897959295949394610ffa61076b565b99611006838a86611f29565b985f8c526001600160401b0361101b896107bb565b1660408d015289888a5f6110326040890189610795565b61103e602082016107aa565b63ffffffff604060808801510151911610159081611605575b50156115b357508363ffffffff6001600160401b03928161108a61108460206109018e6040810190610795565b926107aa565b815f985197816110ae6110a860206110a18b6107aa565b9a016107aa565b926107bb565b976040519a6304ba7d7360e51b8c5260048c01521660248a01521660448801521660648601521660848401521660a482015260208160c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91611581575b5060808a019061113a611133838d610895565b3691612f44565b602081519101201490811591611555575b5061151857606089018d608063ffffffff6111718d8261116a876107aa565b1690614802565b1691015263ffffffff611183826107aa565b166114f0575b50945b8684036114b3575f98979596985b8b8b8b831061145a57505050505050509363ffffffff6111cf6111c98760406001600160401b03990190610795565b976107aa565b93816111e660606111df896107bb565b98016107aa565b604051639d71595f60e01b815260c060048201529889988361120b60c48c018e611bf4565b991660248b01521660448901521660648701521660848501526003198484030160a4850152808352602083019060208160051b85010193835f91607e1982360301905b84841061134d5750505050505050908060409203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f905f9261130a575b506112a981610b6f565b60018114611302576002906112bd81610b6f565b036112f0576112d460409260ff608093169061488f565b519201510151116112e85760016020830152565b610aea61334d565b6001600160401b031660608501525050565b610aea6125dc565b9150506040813d604011611345575b816113266040938361074a565b810103126101995780519060038210156101995760200151905f61129f565b3d9150611319565b9193959750919395601f19828203018752873583811215610199578401906080810191803560ff8116809103610199578252602081013560208301526113966040820182611bc0565b8094608060408601525260a0830160a08560051b85010194825f5b8281106114265750505050508060606113cb920190611bc0565b92909160608183039101528281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116101995760208092819260019560051b80928483013701019901970194019188979695939161124e565b909192939660208061144d600193609f198b82030189526114478c88611b6f565b90611ba0565b99019501939291016113b1565b888684936114a8938f9d9c9e9f8863ffffffff6114a08f9a8f61149a8f96839060019f61148e816040611494930190610795565b9a6107aa565b9c610fb1565b98610fb1565b96169361327f565b01989795969861119a565b6040516114c160408261074a565b600781527f736f75726365730000000000000000000000000000000000000000000000000060208201526128ca565b611512915061150b61150663ffffffff926107aa565b611ed6565b1689614802565b5f611189565b60405161152660408261074a565b600581527f636861696e00000000000000000000000000000000000000000000000000000060208201526128ca565b905063ffffffff61157261156b60608d016107aa565b928c610895565b905060021c911610155f61114b565b90506020813d6020116115ab575b8161159c6020938361074a565b8101031261019957515f611120565b3d915061158f565b9792506115de915063ffffffff6115d2602061090160408b018b610795565b1660608501358e6124d7565b6115f38d8a8c606061099560408b018b610795565b1561118c575050505050505050505050565b60019150806060611635920161162f6116296116218385610895565b939094610895565b90613e9f565b91614749565b115f611057565b8115610b97570490565b91908201809211610bbe57565b6040519061166260408361074a565b600682527f7265636f726400000000000000000000000000000000000000000000000000006020830152565b61090194929695939661169f61076b565b976116d2816116af848787611f29565b95606063ffffffff6116c86020604089019d8e8a610795565b16910135876124d7565b600189526001600160401b036116e7866107bb565b1660408a015261170b856116fb8985610795565b611704846107aa565b9087612638565b90956002602083015103610af6578a611733916117288b87610795565b6060860135906128eb565b6119f757906080839892969396015160e01c9061175d826001600160401b0360808701511661163c565b9260a063ffffffff61178f6117828461177c60ff60608c015116613388565b9c610795565b8260208a01511690613ef2565b503560c01c169501946117b5896117b0876001600160401b038a5116610b8d565b610bab565b9a5f9260808a015b8385106119ca575050505050916001600160401b036117f16117f99363ffffffff6117eb6117ff98976107aa565b16610bab565b93511661163c565b90611646565b9160205f81830193606085519401519060409684885161181f8a8261074a565b600e815201927f61737361792f76312f62617463680000000000000000000000000000000000008452610100870151926118658a61185e8984016107aa565b9201610b79565b908a5194600e89870197885e602e86015263ffffffff60e01b9060e01b16604e8501526bffffffffffffffffffffffff199060601b16605284015263ffffffff60e01b9060e01b16606683015263ffffffff60e01b9060e01b16606a820152604e81526118d3606e8261074a565b8651918291518091835e8101838152039060025afa156119c0579061190c61197b93926001600160401b0360e05f519201511690610b8d565b9051916001600160401b0360e060c08501519401511661192a6129f6565b5081519161193783610714565b600683525f60208401528201525f606082015261195d6119578780610895565b90613508565b61196a6020880188610825565b939092611975611653565b95612aa4565b6119858184611646565b61198f8380610895565b919050116119b85763ffffffff926119aa836119b094610895565b9061320c565b166060830152565b610aea611653565b82513d5f823e3d90fd5b909192939c6119ec6001918f6117f99085516119e6888a610795565b906133bb565b9d01939291906117bd565b5050505050505050565b929091939594611a0f61076b565b96611a1b868587611f29565b906002604083015114610fa957866040611a86980196611ad4878c611a49611a438c87610795565b88612c28565b9890916002815260406001600160401b038416910152611a7963ffffffff611a73604084016107aa565b16612a1a565b90611a9181359e8f612a88565b916020810190610825565b9390926040805196611aa3828961074a565b600588527f6c6f63616c00000000000000000000000000000000000000000000000000000060208901520135612aa4565b608084015160400151606087013598899390918710611b275750505050506060611b00940135906124d7565b818114611b235760c01c9060c01c90816080850152806060850152146020830152565b5050565b611b419893969594975090611b3b91610795565b9261352b565b611b00565b90816020910312610199575160198110156101995790565b359063ffffffff8216820361019957565b9035601e19823603018112156101995701602081359101916001600160401b03821161019957813603831361019957565b908060209392818452848401375f828201840152601f01601f1916010190565b9035601e19823603018112156101995701602081359101916001600160401b038211610199578160051b3603831361019957565b9063ffffffff611c0383611b5e565b16815263ffffffff611c1760208401611b5e565b166020820152611c6a611c5f611c44611c336040860186611b6f565b60a0604087015260a0860191611ba0565b611c516060860186611b6f565b908583036060870152611ba0565b926080810190611bc0565b9290916080818303910152828152602081019260208160051b83010193835f91603e1982360301945b848410611ca4575050505050505090565b90919293949596601f19828203018352873587811215610199576020611cf86001936040611ce98985960163ffffffff611cdd82611b5e565b16845285810190611b6f565b91909281868201520191611ba0565b990193019401929195949390611c93565b6040519061066082018281106001600160401b03821117610700576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190611d86818361074a565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c082018281106001600160401b03821117610700576040525f60a0838281528260208201528260408201528260608201528260808201520152565b63ffffffff5f199116019063ffffffff8211610bbe57565b60405190611efd60408361074a565b600682527f6265666f726500000000000000000000000000000000000000000000000000006020830152565b90929160405190611f39826106e5565b5f8252611f44611d09565b60208301525f60408301525f6060830152611f5d611e96565b60808301528194611f8f84357f000000000000000000000000000000000000000000000000000000000000000061392e565b602084015260405163a2baa8e560e01b81528435600482015263ffffffff611fb960208701611b5e565b16602482015260408501356001600160a01b038116809103610199576044820152606085013560648201526080850135608482015260a085013560a482015260c08501356001600160401b0381168091036101995760c482015260208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f916124a5575b5080845263ffffffff612065836107aa565b60405192630360e6dd60e61b845260048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91612473575b506120dc602085015163ffffffff6120d5856107aa565b1690613c96565b8063ffffffff6120f26020889b96959b016107aa565b1610156124435761219761212463ffffffff61211d819b8261211660208c016107aa565b1690611646565b1692612a51565b612130602088016107aa565b90612143606089013560408a0135613d28565b9061215160808a018a610825565b92909160409d8e956121658751978861074a565b600a87527f7472616e736974696f6e00000000000000000000000000000000000000000000602088015216908a612aa4565b606087015280604087015263ffffffff6121b3602086016107aa565b16156122d45750509161222a63ffffffff9261227a946121e66121de6020890151876120d5866107aa565b915050612a51565b6121f5611506602085016107aa565b9261221661220b60c083013560a0840135613d28565b9160e0810190610825565b93909288612222611eee565b961691612aa4565b612247816020860151604087015190612241611e96565b506139e7565b61227161226886830161226261225d8286610795565b6107aa565b93610795565b86810190610895565b929091166149c6565b9290601981101561014b57612290575060800152565b51633c1e253d60e11b815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152606490fd5b9091506122ec575b505063ffffffff61227a9161222a565b61230260208501516122fc6129f6565b50614924565b61230a6129f6565b506001600160401b0386519161231f83610714565b601483525f60208401521686820152606081015f815260205f6123438286016107aa565b61234f60408701610b79565b90838b5161235d8d8261074a565b600e815201917f61737361792f76312f636c61696d00000000000000000000000000000000000083528b5191600e86840194855e8835602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff19166052820152604681526123d060668261074a565b8a51918291518091835e8101838152039060025afa15612439579261227a94926124339263ffffffff955f51905261240a611506846107aa565b9261241b61220b60a0830135612a88565b93909260a089612429611eee565b9716920135612aa4565b916122dc565b86513d5f823e3d90fd5b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b90506020813d60201161249d575b8161248e6020938361074a565b8101031261019957515f6120be565b3d9150612481565b90506020813d6020116124cf575b816124c06020938361074a565b8101031261019957515f612053565b3d91506124b3565b916080610f5a9492930151916124ec816107aa565b6124f96040830183610825565b9290916125096080830183610825565b9690956040519861251b60408b61074a565b60068a527f6f7574707574000000000000000000000000000000000000000000000000000060208b015263ffffffff60606020870135960135941692613d4e565b604051906125698261072f565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b6001600160401b0381116107005760051b60200190565b519060ff8216820361019957565b519063ffffffff8216820361019957565b51906001600160401b038216820361019957565b604051906125eb60408361074a565b600782527f70726f6772616d000000000000000000000000000000000000000000000000006020830152565b805115610fd35760200190565b8051821015610fd35760209160051b010190565b93926001600160401b0361265e5f9261264f61255c565b5061265861076b565b506107bb565b604051637639e3cb60e01b815260c06004820152948592839263ffffffff61268960c4860189611bf4565b931660248501521660448301528360648301528360848301528360a483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561018e575f92612743575b506001825114801590612728575b61130257608061270461272593612617565b5194015161271d63ffffffff6020870151168093613ef2565b929091613f8e565b90565b50600161273b6116296060840184610895565b5114156126f2565b9091503d805f833e612755818361074a565b810190602081830312610199578051906001600160401b038211610199570181601f820112156101995780519061278b82612592565b92612799604051948561074a565b828452602060e081860194028301019181831161019957602001925b8284106127c75750505050905f6126e4565b60e08483031261019957602060e0916040516127e28161072f565b6127eb876125a9565b81526127f88388016125b7565b83820152612808604088016125b7565b6040820152612819606088016125a9565b606082015261282a608088016125c8565b608082015261283b60a088016125c8565b60a082015261284c60c088016125b7565b60c08201528152019301926127b5565b6040810151918215928315612872575b50505090565b60021492509082612888575b50505f808061286c565b602001516060015163ffffffff161190505f8061287e565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b604051633c1e253d60e11b81529081906128e790600483016128a0565b0390fd5b9061297b6129859361290c6116296001600160401b03956060810190610895565b92846040612923606087015160c088015190613fe4565b9690500151946129316129f6565b5060ff6040519661294188610714565b600a88521660208701521660408501525f6060850152612960826107bb565b9361296e6020840184610895565b9490936040810190610825565b9690951691612b64565b90600881101561014b57600781148060208501526129ee576129b15763ffffffff608091169101525f90565b6040516129bf60408261074a565b600781527f656c656d656e740000000000000000000000000000000000000000000000000060208201526128ca565b505050600190565b60405190612a0382610714565b5f6060838281528260208201528260408201520152565b612a226129f6565b506001600160401b0360405191612a3883610714565b600d83525f60208401521660408201525f606082015290565b612a596129f6565b506001600160401b0360405191612a6f83610714565b601583525f60208401521660408201525f606082015290565b6020525f601f5360205f6021601f60025afa15610199575f5190565b94929091612ab2949261406c565b9190600881101561014b571591821592612ad0575b50506128ca5750565b141590505f80612ac7565b906040820160606001600160401b0382511693019163ffffffff835116918215610b975751925163ffffffff16926001600160401b03168315610b97576001600160401b0393900683161115612b4f5760ff60015b16920416016001600160401b038111610bbe576001600160401b031690565b60ff5f612b30565b91908203918211610bbe57565b939291949096956001600160401b03604089015116861015612c1957612ba5889160208301938686612b9960ff885116612d52565b998b8b1c9d8e91612d75565b97600889101561014b5788612c0e5783859160ff85511615938415612bfa575b50505050612bec5760ff6001915116931b5f198101908111610bbe57612725941692614197565b505050505090506007905f90565b612c049450612dd6565b1583835f80612bc5565b505050505050505f90565b50505050505090506004905f90565b91909160208301906080612c3b836107aa565b91019063ffffffff6080835101519116108015612c8e575b61130257612c7a612c859163ffffffff6080612c6f82966107aa565b925101519116612b57565b936060810190610895565b503560c01c1690565b5060405163e81a0be960e01b81526020600482018190528180612cb46024820189611bf4565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91612d01575b50601981101561014b571515612c53565b612d1a915060203d60201161018757610179818361074a565b5f612cf0565b612d2981610b6f565b60018114612d4c57600290612d3d81610b6f565b03612d4757600390565b600190565b50600290565b6001600160fd1b0381168103610bbe5766080a070a0a080060ff9160031b1c1690565b9593612d8890612d8e9694939293613508565b9161406c565b90600881101561014b5780612dac575003612da7575f90565b600690565b91505090565b90821015610fd3570190565b90939293848311610199578411610199578101920390565b9092919260ff6020830151168015612f3a57612df181614340565b91828503612f30576001600160401b036040612e0c84612d52565b9501511690841b90039283811c612f25576002821480928115612f1a575b5015612f08575060ff83169160021c8360081c02928383612e91575b5050505081612e5493612dbe565b8101905f915b808210612e675750501590565b90916020908335848403838110612e83575b5017920190612e5a565b60031b610100031c5f612e79565b929360040192909115612eb2575050612e549391839101915b935f80612e46565b91509150607f8260011c16016004810191600180849216149182612ee8575b5050612ee15781612e5493612eaa565b5050505f90565b6005019250600f9150612efc908486612db2565b3560f81c115f80612ed1565b612e54959391509184921c0291612dbe565b60039150145f612e2a565b505050505050600190565b5050505050505f90565b5050505050600190565b929192612f50826107cf565b91612f5e604051938461074a565b829481845281830111610199578281602093845f960137010152565b929093916003612f89836107bb565b60081c16841561319e576101005b60040180600411610bbe57612fab91610bab565b9260208301916001600160401b03612fcd86612fc78688610895565b906131a5565b169660808301978852612fdf856107bb565b67ffffffffffffff0081169060081c66ffffffffffffff168015610100918304919091141715610bbe5761301291612b57565b61302261113360a0870187610895565b9060208083019280510101825b818110613170575050613067916130519161010081105f146131665790614383565b871561315c57613061607f614cc2565b906146c5565b9060ff8201809211610bbe57606067ffffffffffffff0060ff19841693169301928084526001600160401b03895116036119f7578161313e57505063ffffffff5f5b1690526130b5826107bb565b93156130f0576130c491610895565b60048301809311610bbe576130e56130eb9360ff63ffffffff961690611646565b916131fa565b169052565b6130f991610895565b60048301809311610bbe5761311861311e93607f8660011c1690611646565b91612db2565b3560f81c9060021b6004161c600f166008186007190163ffffffff169052565b61315661315163ffffffff9384936146c5565b614dd4565b166130a9565b6130616007614cc2565b5061010090614383565b80517fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7f16815260200161302f565b6080612f97565b92915f935f925b600484106131ba5750505050565b909192946131d26131cb8786611646565b8385612db2565b3560f81c906001600160fd1b0387168703610bbe576001918760031b1b1795019291906131ac565b906132059291612db2565b3560f81d90565b90939291935f9460018414613271579291905f935b83851061322f575050505050565b90919293956132486132418884611646565b8486612db2565b3560f81c906001600160fd1b0388168803610bbe576001918860031b1b17960193929190613221565b925090613205939450612db2565b9392909594608085015193813560ff81168103610199576132a0908461488f565b90815196604087015188106133365750610f5a98506132c7602063ffffffff9295016107aa565b6060870151918291161015613313575b50506132e66020870187610825565b9390926132f66040890189610825565b979096606060206133056107ea565b9b3596013594013590613d4e565b9192509085101561332b57602001515b905f806132d7565b506020830151613323565b9695505050956020610f5a9793929301359461352b565b6040519061335c60408361074a565b600782527f6f706572616e64000000000000000000000000000000000000000000000000006020830152565b60050361339457600190565b600490565b9190811015610fd35760051b81013590603e1981360301821215610199570190565b915f91608081019160408501945b6133d38484610825565b90508510156134fc5763ffffffff6133f861225d876133f28888610825565b90613399565b169486518610156134ad57613429613421613417836133f28989610825565b6020810190610895565b908885613f8e565b958360026020890151149182159261348c575b5050613482575050505050612725915061347c6040613474606084015161346860808601518092613fe4565b91905060e01c9061163c565b920151613388565b90610bab565b60010194506133c9565b63ffffffff91925061349e9087613ef2565b503560c01c161415835f61343c565b50505050505050505b604051633c1e253d60e11b815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152606490fd5b505050505050506134b6565b5f906001602093806040519385855383850137019060025afa15610199575f5190565b92939495909161354486608086015161271d8289613ef2565b9163ffffffff6135548888613ef2565b503560c01c16602081940151600381145f146135c4575050505050505060409161357d91613ef2565b5001350361358757565b60405161359560408261074a565b600881527f636f6e7374616e7400000000000000000000000000000000000000000000000060208201526128ca565b80929496985060049193959750145f146138995750505050610400926135e9846107cf565b936135f7604051958661074a565b808552613606601f19916107cf565b01366020860137602083019263ffffffff613620856107aa565b16906001841494855f1461379e575050506060015163ffffffff165b5f5b6008811061373e575050915f9160209315159081613735575b50821461372a57613669600291614971565b6040519078ff00000000000000000000000000000000000000000000000085830193600160f91b8552600560f91b6021850152600360f91b602285015260c01b16602383015283602b830152604b820152604b81526136c9606b8261074a565b604051918291518091835e8101838152039060025afa1561018e575f51036136ed57565b6040516136fb60408261074a565b600781527f636f756e7465720000000000000000000000000000000000000000000000000060208201526128ca565b613669600191614971565b9050155f613657565b6001600160fd1b0381168103610bbe578451811015610fd3576001906001600160401b038316600382901b1c60f81b7fff00000000000000000000000000000000000000000000000000000000000000165f1a868201602001530161363e565b84939192936137b0575b50505061363c565b6020929350905f9160608483015192015160409561380c8761185e6101008983516137db858261074a565b600f815201977f61737361792f76312f72616e646f6d000000000000000000000000000000000089520151956107aa565b90875193600f88860196875e602f85015263ffffffff60e01b9060e01b16604f8401526bffffffffffffffffffffffff199060601b16605383015263ffffffff60e01b9060e01b166067820152604b8152613868606b8261074a565b8451918291518091835e8101838152039060025afa1561389057505f5160c01c5f80806137a8565b513d5f823e3d90fd5b600191929396979495501480159061391e575b610af6578560026040610f5a980151146138fb575b50506138ee6138e36138dd63ffffffff611a73606086016107aa565b93612a88565b916040810190610825565b93909260a0610a706107ea565b6139169294506060602063ffffffff92015101511690612b57565b915f806138c1565b50613929818761285c565b6138ac565b5f9190829161393b611d09565b506001600160a01b036040516020810192633d91081b60e21b845260248201526024815261396a60448261074a565b5192165afa3d156139df573d90613980826107cf565b9161398e604051938461074a565b82523d5f602084013e5b156139d7576020906139a8611d09565b506101a0810160405190610100820160405261010081835e52805161027f19016102a082016101c083015e0190565b602081519101fd5b606090613998565b60a0613a44919493929401516139fb6129f6565b5060405194613a0986610714565b601386525f6020870152600360408701525f6060870152833595613a2c87612a88565b613a396020870187610825565b9390926119756125dc565b613a5f613a546040830183610795565b916060810190610825565b91602081019063ffffffff613a73836107aa565b16613c76576001905b613a8582612592565b91613a93604051938461074a565b808352601f19613aa282612592565b01366020850137613ab281612592565b93613ac0604051958661074a565b818552601f19613acf83612592565b01366020870137613ae66119576040850185610895565b613aef86612617565b5263ffffffff613afe826107aa565b16613b97575b505095613b14613b4296976107aa565b9063ffffffff60405192613b2784610714565b600984525f60208501521660408301525f6060830152614e51565b600881101561014b57613b5157565b604051633c1e253d60e11b815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152606490fd5b9692959193976001959160808601965b5f198201828111610bbe57811015613c1a57613bc38888610825565b5f1983019291828411610bbe5760019363ffffffff92613be292613399565b8d613c0784613c01611957613bf6866107aa565b956020810190610895565b92612624565b5216613c13828c612624565b5201613ba7565b50919550919592979396613c2d906107aa565b96613c3e6119576060830183610895565b915f198101908111610bbe57613c6d63ffffffff613b429a613b1495613c64858b612624565b52169186612624565b52919796613b04565b613c836080820182610825565b905060028101809111610bbe5790613a7c565b91613ca083614924565b808311613d1c578215613d10578214613d04575f198201918211610bbe5763ffffffff613ce98482613cde6103006102e09801968288511690610bab565b968792015116612b57565b925116808311613cfc575b506001929190565b91505f613cf4565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b61272591604051916020830152604082015260408152613d4960608261074a565b614971565b909998979691939495604082019a8b5186108015613e91575b613e76576060830151928387109c8d5f14613e6a5751939c5b15613e5d5760208101518610155b613e4257602001519b60018d01809d11610bbe57613dfd8c613e3c96610f5a9f958795613df79a613e02988f613df790613dc66129f6565b506001600160401b0360405193613ddc85610714565b600c85525f60208601521660408401525f6060840152612a88565b92612aa4565b612b57565b93613e0b6129f6565b506001600160401b0360405195613e2187610714565b600b87525f60208801521660408601525f6060860152612b57565b92612a88565b604051633c1e253d60e11b8152806128e78e600483016128a0565b6020810151861415613d8e565b5060808101519c613d80565b604051633c1e253d60e11b8152806128e78d600483016128a0565b506080830151861015613d67565b9190506020613eac61255c565b9263ffffffff81358060011a86528060021a848701528060031a60408701528060041a60608701528060051a608087015260a01c1660030b60a0850152013560c0830152565b60808101905f5b613f038383610825565b9050811015613f48578363ffffffff613f2361225d846133f28888610825565b1614613f3157600101613ef9565b90613f449350613417926133f291610825565b9091565b604051633c1e253d60e11b815260206004820152600560248201527f6e616d65640000000000000000000000000000000000000000000000000000006044820152606490fd5b9392506040613f9b61076b565b94602084359460018852013560808701520151115f14613fd1578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b6001915f915f915b81831061400c575050505f1461400657505f905b60019190565b90614000565b90919263ffffffff828560051b60e0031c1663800000008111614060578061403d575050600180935b019190613fec565b90939402936380000000851161405557600190614035565b50505050505f905f90565b5050505050505f905f90565b94929391945f95602082019060ff8251169661409760408501986001600160401b038a511690614b9c565b80861015614187575f95949392919519019484966040519787839460206001809a81601f53161b525b6141255750606095965060051b01149651905160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215610199575f51911561411c57565b600592505f9150565b93949590919287851060018616175f1461416f5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16965b60011c96959493929190876140c0565b9360019791971c906020516020600184161b5261415f565b50600498505f9750505050505050565b909291506001811461430a57600681146142ce57600581146142c557600481146142525761272592916142189160020361421e576141ea600460ff8360081c61010402931683018501013560f81d614cc2565b9201358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b90614bc2565b6141ea8160081c608402916008600f60071992600480607f8360011c1688018a01013560f81c9160021b161c161801614cc2565b506142be9060031b91600461428f848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b50013560f81d90565b50906143049160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60030b90565b50906127259160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6002811461437c576003811461437557801590811561436a575b5015614364575f90565b61040090565b60069150115f61435a565b5061021090565b5061041090565b63ff800000929160021b808201905f90601f191683018084106143fd575b506143f2575b8082106143b2575050565b90926143ea60049185518060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790614c52565b9301906143a7565b50637fc00000925050565b94507a7fffff00000000007fffff00000000007fffff00000000007fffff9081955b8085106144ac57507f800000008000000080000000800000008000000080000000800000008000000016945f915b81811761446f575050637fffffff81601f1c150263800000001718935f6143a1565b63ffffffff81168381116144a4575b5063ffffffff821683811161449c575b5060401c9060401c9061444d565b92505f61448e565b92505f61447e565b93956020907bffffffff00000000ffffffff00000000ffffffff00000000ffffffff8851937e7fffff007fffff007fffff007fffff007fffff007fffff007fffff007fffff8560081c9560081b957cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84167fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff008b161760101c16981691161760101b957f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff8188179716170117937f8000000080000000800000008000000080000000800000008000000080000000637fffffff7c010000000100000001000000010000000100000001000000010000000183601f1c1602171894818616908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703881c16029118161894831c16908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703861c16029118161896019361441f565b919062800000627fffff84161792637f00000062800000627fffff8416179485811090600182607e0360171b637f8000008716637f80000087160301978892638000000088881816946018011b040160011c01179410637f00000062800000840116637f0000006280000084011602021561473e575050565b612725929350614ce8565b919050516005811080156147f8575b6147f1576007036147e35763ffffffff610400915b614775611e96565b906040810135918260e01c8152838360c01c166020820152838360a01c1660408201526060810192600c1a835260a060808083019360608101358552013591015251905f1990510160051b60e0031c169081155f146147d5575050600190565b6127259181015f190161163c565b63ffffffff6101009161476d565b5050600190565b5060078111614758565b614810906080810190610895565b91906001600160fe1b0382168203610bbe576001820192838311610bbe576001600160fe1b0384168403610bbe5761484f9360021b9260021b91612dbe565b6001600160e01b03199135918216916004821061486f575b505060e01c90565b6001600160e01b031960049290920360031b82901b161690505f80614867565b614897611e96565b506060810160ff60806148ad6116298486610895565b01519316928310156112e8576148c291610895565b506148cb611e96565b916003028060020160051b8201358060e01c845263ffffffff8160c01c16602085015263ffffffff8160a01c166040850152600c1a60608401528060030160051b820135608084015260040160051b013560a082015290565b61494761030063ffffffff6102e08401511692019163ffffffff83511690611646565b5f198101908111610bbe5763ffffffff6149639251169061163c565b60018101809111610bbe5790565b5f6020916040516149a660218286808201958787528051918291018484015e810186838201520301601f19810183528261074a565b604051918291518091835e8101838152039060025afa1561018e575f5190565b5f9391926149d2611e96565b9381151580614b8e575b614b855760208210614b7c573590600182811a03614b73578160021a9260018411614b695762ffffff8360c01c1615801590614b57575b614b4d5763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015614b3f575b8015614b37575b8015614b2b575b614b1d5760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a08801528110614b135760a086015110908115614b08575b50614b00578060031a9060041a9182820290816020870152155f14614ad057501715155b614aca57565b60079250565b80159250908215614af5575b508115614aea575b50614ac4565b603f9150115f614ae4565b60201091505f614adc565b506002935050565b60209150115f614aa0565b5060019550505050565b506008995050505050505050565b50620100008411614a5e565b508315614a57565b506204000083890111614a50565b5060059550505050565b506001600160401b0383161515614a13565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a14156149dc565b60068111614bbc57614bad90612d52565b6001811b9091015f1901901c90565b50505f90565b919062800000627fffff82161762800000627fffff8516170292637f000000607f65800000000000861095861b950160171b637f8000008416637f800000841601039485627fffff6380000000868618169260018160181c16010160181c01179410637f00000062800000840116637f00000062800000840116020215614c47575050565b61272592935061511b565b90637f800000637fffffff8316118015614caf575b614ca55781601f1c805f03637fffffff8416180181601f1c805f03637fffffff8416180190818114600114614c9f5712908218021890565b50501690565b5050637fc0000090565b50637f800000637fffffff821611614c67565b8015614ce35760958163800000006127259360ff1d808093180391166151eb565b505f90565b90638000000081831816637fffffff831691637fffffff81169363800000006280000086016280000086011716614d8b578315614d76578415614d68576127259460ff8060309360171c168015159003958660171b900360641b9360171c168015159003908160171b9003940301928082061515910460011b17906151eb565b5050637f8000001792915050565b5050919050155f146127255750637fc0000090565b505091637f8000008211908115614dc6575b8115614dbc575b50614ca557637f8000000361272557637f8000001790565b905081145f614da4565b637f80000081119150614d9d565b637fffffff8116637f8000008111614bbc5781601f1c9182607f0191634f8000008110614e06575b5050815f03180190565b60ff720fffffffffffffffffffffffffffffffffffff9260171c168015159003908160171b9003901b60018160951c16010160951c818110614e49575b80614dfc565b90505f614e43565b929490949391938451801561510f578151036151045760015b8551811015614eae57614e7d8187612624565b515f198201828111610bbe57614e939088612624565b511015614ea257600101614e6a565b50505050505050600390565b5091939490929460ff60208301511694614ed760408401966001600160401b0388511690614b9c565b9482515f198101908111610bbe57614ef0879185612624565b5110156150f757604051948296845160051b966001916001601f535f1901975b6020811161501a5750604052156101995760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b614fba5750606094955060051b01149451602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215610199575f519015614fb35703612da7575f90565b5050600590565b939490919286851060018616175f146150025780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c95949392919086614f4d565b9360019691961c906020516020600184161b52614ff3565b5f905f905b8082106150325750509760011c97614f10565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f146150df576001146150c6576020526040600160208801940191015114848310166001146150b057505060208082819335604052019c5b8180888a01016041601f60025afa16955b0192019061501f565b6020929d94509060408392015160405293615096565b602094859450849350809250358352604052019c615096565b509050602080949f988194508093508a0101526150a7565b5050505050505050600490565b505050505050600290565b50505050505050600190565b9063800000008183181690637fffffff8316637fffffff821693638000000062800000860162800000840117166151915760ff809160171c1680151590039260171c168015159003938460171b9003908260171b9003029081155f14615182575050905090565b612725930160941901916151eb565b5091929050637f80000082119182156151dd575b82156151d4575b5081156151cb575b506151c257637f8000001790565b50637fc0000090565b9050155f6151b4565b1591505f6151ac565b637f800000821192506151a5565b91811e91821b9160e803015f8112615232575b8160e81c9060171b91600160ff1b90600183169060181b17110101637f8000008111615228571790565b50637f8000001790565b5f039080821c80921b1415175f6151fe56",
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
