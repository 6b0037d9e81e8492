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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"referee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"dispute_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"enclaves_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"checkClaim\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"id\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimId\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnWitness\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"slashed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"dispute\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"enclaves\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"mattersUntil\",\"inputs\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"outputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveBinding\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveElement\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structIProgramReferee.Opening[]\",\"components\":[{\"name\":\"operand\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leaves\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structITrainingFraud.Source[]\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveFragment\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.FragmentOpening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"paramsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"momentumRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveOutput\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Source\",\"components\":[{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Local\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensors\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.PayloadOpening\",\"components\":[{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"tensor\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"tensorPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveProgram\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecord\",\"inputs\":[{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Traced\",\"components\":[{\"name\":\"part\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"partRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"partPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Element\",\"components\":[{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"run\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"chain\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveRecordSize\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"step\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Entries\",\"components\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structProgram.Place\",\"components\":[{\"name\":\"leaves\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"named\",\"type\":\"tuple[]\",\"internalType\":\"structProgram.Named[]\",\"components\":[{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}]},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.RecordOpening\",\"components\":[{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"referee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"ProgramIllFormed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"which\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"entry\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"rule\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumProgram.Rule\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"TrainingFraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumITrainingFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]}]",
	ID:  "TrainingFraud",
	Bin: "0x61018080604052346102a35760808161a471803803809161002082856102f0565b8339810103126102a35761003381610313565b9061004060208201610313565b610058606061005160408501610313565b9301610313565b6001600160a01b03909316608081905260405163c305a6d960e01b8152602081600481855afa908115610252575f916102af575b506001600160a01b031660a05260405163fbfa77cf60e01b815290602090829060049082905afa908115610252575f91610271575b506001600160a01b0390811660c05290811660e081905260805160a05160405193918216926152529283860192166001600160401b0383118684101761025d5760809486946128af86398352602083015260408201526001600160a01b03851660608201520301905ff08015610252576101005260a05160e051604051916001600160a01b03908116916129709182850191166001600160401b0382118583101761025d576040938593617b018539825260208201520301905ff08015610252576101205261014052610160526040516125879081610328823960805181818161052901528181610ce20152818161129e015281816117a40152818161198901528181611ab801528181611df301526120be015260a05181818161048101528181610b6c01528181610c3601528181611ed90152612218015260c05181611d28015260e051816111ec0152610100518181816103110152611fd2015261012051816110fe0152610140518181816101240152818161044e0152610eb0015261016051818181610bc90152610d260152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d6020116102a7575b8161028c602093836102f0565b810103126102a35761029d90610313565b5f6100c1565b5f80fd5b3d915061027f565b90506020813d6020116102e8575b816102ca602093836102f0565b810103126102a3576004916102e0602092610313565b91509161008c565b3d91506102bd565b601f909101601f19168101906001600160401b0382119082101761025d57604052565b51906001600160a01b03821682036102a35756fe6080806040526004361015610012575f80fd5b5f905f3560e01c9081631808842c1461150157508063186e3a1a146112105780633b1bebd1146111cc578063445c7ace1461119e57806347b70b0d1461116f5780635fc667421461114d5780636b332536146110875780636b9766a314610fa85780636db23b6214610ee95780638407518914610e4b57806385ea939114610d4a5780639f2335ed14610d06578063a2e800ad14610cc2578063c02f9a1514610b90578063c305a6d914610b4c578063ceb7db2f14610a6d578063d7d6388b1461098e578063d8a5fd0414610405578063e19c7bfd1461016c578063eae62d0c1461014b5763f240f7c314610105575f80fd5b3461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461014857602061016461015f36611541565b61195e565b604051908152f35b5034610148576060366003190112610148576024356004356044356001600160401b0381116104015736819003926004820160806003198601126103fd5760448301906101c460206101be848461167b565b01611690565b936040519663e19c7bfd60e01b8852866004890152846024890152606060448901528235606489015261020e6101fd602484018561189c565b608060848c015260e48b01916118d0565b93359060a219018112156103f9578784036063190160a489015291928792820191906102a86004840163ffffffff6102458261158b565b16835263ffffffff6102596024870161158b565b16602084015260846102a0610285610274604489018561190d565b60a0604089015260a088019161193e565b610292606489018561190d565b90878303606089015261193e565b95019061189c565b90916080818603910152808452602084019060208160051b86010194838d91603e1982360301905b84841061038a575050505050505082916102f3602095606461030594019061189c565b8483036063190160c4860152906118d0565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa92831561037f5761034b94869461034e575b50611a9b565b80f35b61037191945060203d602011610378575b6103698183611617565b8101906116a1565b925f610345565b503d61035f565b6040513d87823e3d90fd5b91939599985091939596601f198282030187528935838112156103f55760206103e160019360406103d28985960163ffffffff6103c68261158b565b1684528581019061190d565b9190928186820152019161193e565b9b0197019401918d989997969593916102d0565b8f80fd5b8880fd5b8580fd5b8380fd5b5034610148576040366003190112610148576004356001600160401b03811161098a578060040190610100600319823603011261098657610444611575565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633036109735760448201928035926104e47f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031660a06104b488611800565b6040516311179c3760e31b8152600481018990526001600160a01b03909116602482015292839081906044820190565b0381845afa918215610968578892610937575b506105018461195e565b80895260208990526040808a20805460ff191660011790558051632949b58f60e01b815291957f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169491838061056284600483016116f4565b0381885afa92831561092c578b936108fa575b5061057f83611d98565b821590816108e9575b506108db579060ff60208b95949301511691846105a483611d98565b6002830361081c57506105b960248701611690565b9763ffffffff6040519963de97c0d760e01b8b528b60048c01521660248a01526001600160401b036001851b1660448a015260208960648189895af1988915610811578a998c9188916107ca575b50908793929160405160208101918d835261ffff16604082015260408152610630606082611617565b5190209b6001600160a01b03946020948661064c60a495611800565b9560405198899788966326f91ec160e01b88526004880152856024880152166044860152169e8f606485015260848401525af1801561037f57610790575b5060019061069781611d98565b14610713575b50505063ffffffff6001600160a01b037ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd936106e66106e0602460c09601611690565b98611800565b906040519788526020880152600460408801528860608801528860808801528860a088015216951693a480f35b61071f60248501611690565b90823b15610401576040516375e29a2f60e01b81526004810188905263ffffffff92909216602483015260ff1660448201529082908290606490829084905af1801561078557610770575b8061069d565b8161077a91611617565b6103fd57855f61076a565b6040513d84823e3d90fd5b9093506020813d6020116107c2575b816107ac60209383611617565b810103126107be57508892600161068a565b5f80fd5b3d915061079f565b929a5050506020813d602011610809575b816107e860209383611617565b810103126103fd57519061ffff821682036103fd57899890918b9087610607565b3d91506107db565b6040513d88823e3d90fd5b988581999261082a85611d98565b8c6003861461084e575b926001600160a01b03949260a4928661064c602097611800565b5091505061085e60248801611690565b853b156108d7576040516306cc732160e41b8152600481018b905263ffffffff91909116602482015260ff851660448201528681606481838a5af19182156108cc578c88928c946108b0575b50610834565b6108be929450839150611617565b6103fd578589918c5f6108aa565b6040513d89823e3d90fd5b8680fd5b624d8cff60e81b8a5260048afd5b6108f39150611cec565b155f610588565b61091d91935060403d604011610925575b6109158183611617565b8101906116cd565b50915f610575565b503d61090b565b6040513d8d823e3d90fd5b61095a91925060a03d60a011610961575b6109528183611617565b810190611825565b905f6104f7565b503d610948565b6040513d8a823e3d90fd5b634a0bfec160e01b845233600452602484fd5b8280fd5b5080fd5b50346101485760c0366003190112610148576004356001600160401b03811161098a57610100600319823603011261098a576024356001600160401b0381116109865761010090600319903603011261098a576044356001600160401b03811161098657608090600319903603011261098a576064356001600160401b0381116109865760a090600319903603011261098a576084356001600160401b03811161098657608090600319903603011261098a5760a4356001600160401b03811161098657606090600319903603011261098a5761034b90600401611f9c565b50346101485760c0366003190112610148576004356001600160401b03811161098a57610100600319823603011261098a576024356001600160401b0381116109865761010090600319903603011261098a576044356001600160401b03811161098657608090600319903603011261098a576064356001600160401b0381116109865760a090600319903603011261098a576084356001600160401b0381116109865760a090600319903603011261098a5760a4356001600160401b03811161098657604090600319903603011261098a5761034b90600401611f9c565b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461014857606036600319011261014857610baa611575565b906044356001600160a01b03811680910361098a576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610caf576001600160a01b03604051936326f91ec160e01b8552600435600486015260016024860152166044840152606483015280608483015260208260a481846001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115610ca35790610c70575b602090604051908152f35b506020813d602011610c9b575b81610c8a60209383611617565b810103126107be5760209051610c65565b3d9150610c7d565b604051903d90823e3d90fd5b634a0bfec160e01b825233600452602482fd5b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101485760e0366003190112610148576004356001600160401b03811161098a57610100600319823603011261098a576024356001600160401b0381116109865761010090600319903603011261098a576044356001600160401b03811161098657608090600319903603011261098a576064356001600160401b0381116109865760a090600319903603011261098a576084356001600160401b0381116109865760a090600319903603011261098a5760a4356001600160401b03811161098657610e1c90369060040161159c565b505060c435906001600160401b03821161098657610e4161034b92369060040161159c565b5050600401611f9c565b503461014857606036600319011261014857610e65611575565b9060443563ffffffff811680910361098a576001600160a01b0360405193638407518960e01b8552600435600486015216602484015260448301526020826064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610ca35790610c7057602090604051908152f35b50346101485760a0366003190112610148576004356001600160401b03811161098a57610100600319823603011261098a576024356001600160401b0381116109865761010090600319903603011261098a576044356001600160401b03811161098657608090600319903603011261098a576064356001600160401b0381116109865760a090600319903603011261098a576084356001600160401b0381116109865760e090600319903603011261098a5761034b90600401611f9c565b50346101485760c0366003190112610148576004356001600160401b03811161098a57610100600319823603011261098a576024356001600160401b0381116109865761010090600319903603011261098a576044356001600160401b03811161098657608090600319903603011261098a576064356001600160401b0381116109865760a090600319903603011261098a576084356001600160401b0381116109865760a090600319903603011261098a5760a4356001600160401b0381116109865760a090600319903603011261098a5761034b90600401611f9c565b5034610148576080366003190112610148576044356001600160401b03811161098a576080600319823603011261098a576064356001600160401b03811161098657608090600319903603011261098a5761034b9061114161113160206101be6111236110f43636611638565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611a06565b94604481019060040161167b565b91602080825183010191016116a1565b90602435600435611a9b565b503461014857602061116661116136611541565b611da2565b50604051908152f35b50346101485760203660031901126101485760ff60406020926004358152600184522054166040519015158152f35b50346101485760e0366003190112610148575060206111bb61176c565b6001600160401b0360405191168152f35b503461014857806003193601126101485760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346107be5760803660031901126107be576004356024356001600160401b0381116107be57608060031982360301126107be5761124c61152b565b506064356001600160401b0381116107be5760409060031990360301126107be5761128561113160206101be6111236110f43636611638565b601f8110156114ed5780156114de576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040516365c7d79d60e01b815284600482015261012081602481855afa9081156113d3575f91611408575b5060c001516001600160401b0316158015806113f2575b6113de57845f52600160205260405f20600160ff19825416179055611368575b507f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e219384039160809163ffffffff60405192600184521660208301526040820152336060820152a280f35b803b156107be575f80916024604051809481936332123c3360e01b83528960048401525af180156113d35715611320576080919450916113c95f7f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e2193840394611617565b5f94915091611320565b6040513d5f823e3d90fd5b6396fe8cdd60e01b5f52600760045260245ffd5b50845f52600160205260ff60405f205416611300565b9050610120813d82116114d6575b816114246101209383611617565b810103126107be5760c06001600160401b039161010060405191611447836115fb565b61145081611814565b835261145e60208201611814565b602084015261146f60408201611814565b604084015261148060608201611814565b6060840152611491608082016116b9565b60808401526114a260a082016116b9565b60a08401526114b28482016116b9565b848401526114c260e08201611a8e565b60e0840152015161010082015291506112e9565b3d9150611416565b636768d7e360e11b5f5260045ffd5b634e487b7160e01b5f52602160045260245ffd5b346107be5760203660031901126107be576020906004355f525f825260ff60405f20541615158152f35b604435906001600160401b03821682036107be57565b60206003198201126107be57600435906001600160401b0382116107be576101009082900360031901126107be5760040190565b602435906001600160a01b03821682036107be57565b359063ffffffff821682036107be57565b9181601f840112156107be578235916001600160401b0383116107be576020808501948460051b0101116107be57565b60a081019081106001600160401b038211176115e757604052565b634e487b7160e01b5f52604160045260245ffd5b61012081019081106001600160401b038211176115e757604052565b90601f801991011681019081106001600160401b038211176115e757604052565b9190916001600160401b0381116115e757604051611660601f8301601f191660200182611617565b809382825282116107be5781815f9384602080950137010152565b903590609e19813603018212156107be570190565b3563ffffffff811681036107be5790565b908160209103126107be5751601f8110156107be5790565b51906001600160401b03821682036107be57565b91908260409103126107be57815160048110156107be5760206116f19193016116b9565b90565b8135815260e08101929163ffffffff61170f6020830161158b565b1660208301526040810135906001600160a01b0382168092036107be5760c0916040840152606081013560608401526080810135608084015260a081013560a08401520135906001600160401b0382168092036107be5760c00152565b6117766004611cec565b6117f55760408051632949b58f60e01b815290818061179860048083016116f4565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156113d3575f916117d7575090565b6117f0915060403d604011610925576109158183611617565b905090565b6001600160401b0390565b356001600160a01b03811681036107be5790565b519063ffffffff821682036107be57565b908160a09103126107be576040519061183d826115cc565b80516001600160a01b03811681036107be578252602081015160ff811681036107be5761189491608091602085015261187860408201611814565b604085015261188960608201611814565b6060850152016116b9565b608082015290565b9035601e19823603018112156107be5701602081359101916001600160401b0382116107be578160051b360383136107be57565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116107be5760209260051b809284830137010190565b9035601e19823603018112156107be5701602081359101916001600160401b0382116107be5781360383136107be57565b908060209392818452848401375f828201840152601f01601f1916010190565b60405163a2baa8e560e01b8152906020828061197d84600483016116f4565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156113d3575f926119d0575b50906119ca60406116f19301611800565b906124a2565b91506020823d6020116119fe575b816119eb60209383611617565b810103126107be579051906119ca6119b9565b3d91506119de565b905f8091602081519101845afa8080611a7b575b15611a3a5750506040513d81523d5f602083013e60203d82010160405290565b15611a5b576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d15611a6c576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580611a1a5750813b1515611a1a565b519081151582036107be57565b92915f90601f8410156114ed5783156114de576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040516365c7d79d60e01b815286600482015261012081602481855afa9081156113d3575f91611c16575b5060c001516001600160401b031615801580611c00575b6113de57865f52600160205260405f20600160ff19825416179055611b82575b50926080929163ffffffff7f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e2193840395604051948552166020840152506040820152336060820152a2565b93909291843b156107be575f80956024604051809881936332123c3360e01b83528b60048401525af19384156113d3577f47a62d885e1ef5298dceb6cc72fba1b7a84050d5ae63fc195072851e2193840395608095611be7575b509194509192611b3a565b611bf49192505f90611617565b5f9063ffffffff611bdc565b50865f52600160205260ff60405f205416611b1a565b9050610120813d8211611ce4575b81611c326101209383611617565b810103126107be5760c06001600160401b039161010060405191611c55836115fb565b611c5e81611814565b8352611c6c60208201611814565b6020840152611c7d60408201611814565b6040840152611c8e60608201611814565b6060840152611c9f608082016116b9565b6080840152611cb060a082016116b9565b60a0840152611cc08482016116b9565b84840152611cd060e08201611a8e565b60e084015201516101008201529150611b03565b3d9150611c24565b6001600160a01b03611d0060408301611800565b604051636559e3fd60e01b8152923560048401525f60248401521660448201526020816064817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156113d3575f91611d66575b50151590565b90506020813d602011611d90575b81611d8160209383611617565b810103126107be57515f611d60565b3d9150611d74565b600411156114ed57565b5f6080604051611db1816115cc565b82815282602082015282604082015282606082015201526040519163a2baa8e560e01b835260208380611de785600483016116f4565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9283156113d3575f93611f68575b5060408201611e3a611e3482611800565b856124a2565b9360e0840135601e19853603018112156107be5784018035906001600160401b0382116107be5760200181360381136107be57611e76926124d1565b50909190611e8381611d98565b15801590611f4f575b611f1f57611ecd93611e9f60a092611800565b6040516311179c3760e31b8152913560048301526001600160a01b0316602482015293849081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9283156113d3575f93611f2e575b506001600160a01b0380845116911603611f1f57565b638baa579f60e01b5f5260045ffd5b611f4891935060a03d60a011610961576109528183611617565b915f611f09565b506001600160a01b03611f6182611800565b1615611e8c565b9092506020813d602011611f94575b81611f8460209383611617565b810103126107be5751915f611e23565b3d9150611f77565b611fa581611da2565b915f90825f525f60205260ff60405f20541661248f57611ff7611fc83636611638565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611a06565b9060a0828051810103126107be5760405191612012836115cc565b602081015160058110156107be57835261202e60408201611a8e565b90816020850152612041606082016116b9565b9360408101948552612055608083016116b9565b61206860a06060840194838652016116b9565b906080830194828652159182612478575b50506114de57519360058510156114ed576001600160401b03808092511692511692511692865f525f60205260405f20600160ff198254161790556001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169560405198632949b58f60e01b8a5260408a806120fe86600483016116f4565b03818b5afa998a156113d3575f9a612456575b5061211b8a611d98565b891580612446575b612438576020015160ff165f6121388b611d98565b60028b036123b95750823588602063ffffffff6064612158838901611690565b87604051958694859363de97c0d760e01b85528960048601521660248401526001600160401b0360018a1b1660448401525af19081156123ae578491612371575b5061ffff6040519160208301938452166040820152604081526121bd606082611617565b519020975b833598604085019b6121d38d611800565b916001600160a01b03604051936326f91ec160e01b85528d6004860152876024860152166044840152336064840152608483015260208260a481886001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1801561037f5761233f575b6001915061225281611d98565b146122cc575b5050509360c09363ffffffff936001600160a01b03936122a461229e60207ff5c240343c7440bb353da0d4d807d313e27619bdd7a10bec9d0777086e9f22dd9a01611690565b9b611800565b936040519a338c5260208c015260408b015260608a0152608089015260a088015216951693a4565b6122d860208501611690565b813b15610401576040516375e29a2f60e01b8152600481018b905263ffffffff909116602482015260ff9092166044830152829082908183816064810103925af180156107855761232a575b80612258565b612335828092611617565b6101485780612324565b6020823d602011612369575b8161235860209383611617565b810103126107be5760019150612245565b3d915061234b565b90506020813d6020116123a6575b8161238c60209383611617565b81010312610401575161ffff81168103610401575f612199565b3d915061237f565b6040513d86823e3d90fd5b976123c38b611d98565b60038b036121c2576123d760208501611690565b813b156107be576040516306cc732160e41b81528535600482015263ffffffff91909116602482015260ff831660448201525f8160648183865af180156113d357612423575b506121c2565b6124309193505f90611617565b5f915f61241d565b624d8cff60e81b5f5260045ffd5b5061245083611cec565b15612123565b612470919a5060403d604011610925576109158183611617565b50985f612111565b6001600160401b0391925081169116145f80612079565b82633a80cda160e21b5f5260045260245ffd5b60408051602081019283526001600160a01b0393909316838201528252906124cb606082611617565b51902090565b90604183036124fb576124f49250602081013591604082359201355f1a90612505565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841161257c579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156113d3575f516001600160a01b0381161561257257905f905f90565b505f906001905f90565b5050505f916003919056610100346100f357601f61525238819003918201601f19168301916001600160401b038311848410176100f7578084926080946040528339810103126100f3578051906001600160a01b03821682036100f35760208101516001600160a01b03811681036100f3576040820151916001600160a01b03831683036100f35760600151926001600160a01b03841684036100f35760e05260805260a05260c052604051615146908161010c823960805181818160aa0152611ee5015260a05181818161010701528181611214015281816126a00152612d4d015260c05181818161109b0152612040015260e05181611f9d0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80636b9766a3146105765780636db23b62146104a657806385ea939114610393578063ceb7db2f146102a0578063d7d6388b1461019d5763e19c7bfd1461005b575f80fd5b34610199576060366003190112610199576044356001600160401b038111610199578060040160806003198336030112610199576100da8160446100fb946100d36020956024356100ce6004357f0000000000000000000000000000000000000000000000000000000000000000613a00565b613ab0565b0190610795565b6040518093819263e81a0be960e01b83528460048401526024830190611b6e565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f9161015f575b50604051601f82101561014b576020918152f35b634e487b7160e01b5f52602160045260245ffd5b610181915060203d602011610187575b610179818361074a565b810190611ac0565b5f610137565b503d61016f565b6040513d5f823e3d90fd5b5f80fd5b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b03831161019957608060031984360301126101995760a435936001600160401b03851161019957606060031986360301126101995761029c9561029095600401946004019360040192600401916004019060040161197b565b60405191829182610669565b0390f35b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b0383116101995760a060031984360301126101995760a435936001600160401b03851161019957604060031986360301126101995761029c956102909560040194600401936004019260040191600401906004016115e9565b346101995760e0366003190112610199576004356001600160401b03811161019957610100600319823603011261019957602435906001600160401b03821161019957610100600319833603011261019957604435906001600160401b0382116101995760806003198336030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435906001600160401b0382116101995760a060031983360301126101995760a4356001600160401b038111610199576104639036906004016106b5565b9160c435956001600160401b0387116101995761029c9761048b6102909836906004016106b5565b97909660040193600401926004019160040190600401610fad565b346101995760a0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b038111610199576080600319823603011261019957606435906001600160401b0382116101995760a0600319833603011261019957608435926001600160401b0384116101995760e060031985360301126101995761029c946102909460040193600401926004019160040190600401610bc2565b346101995760c0366003190112610199576004356001600160401b038111610199576101006003198236030112610199576024356001600160401b038111610199576101006003198236030112610199576044356001600160401b0381116101995760806003198236030112610199576064356001600160401b0381116101995760a0600319823603011261019957608435916001600160401b0383116101995760a060031984360301126101995760a435936001600160401b0385116101995760a060031986360301126101995761029c956102909560040194600401936004019260040191600401906004016108c7565b815160a082019392600582101561014b5760806001600160401b039181938552602081015115156020860152826040820151166040860152826060820151166060860152015116910152565b9181601f84011215610199578235916001600160401b038311610199576020808501948460051b01011161019957565b60a081019081106001600160401b0382111761070057604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b0382111761070057604052565b60e081019081106001600160401b0382111761070057604052565b90601f801991011681019081106001600160401b0382111761070057604052565b60405190610778826106e5565b5f6080838281528260208201528260408201528260608201520152565b903590609e1981360301821215610199570190565b3563ffffffff811681036101995790565b356001600160401b03811681036101995790565b6001600160401b03811161070057601f01601f191660200190565b604051906107f960408361074a565b600682527f736f7572636500000000000000000000000000000000000000000000000000006020830152565b903590601e198136030182121561019957018035906001600160401b03821161019957602001918160051b3603831361019957565b6040519061086960408361074a565b600882527f667261676d656e740000000000000000000000000000000000000000000000006020830152565b903590601e198136030182121561019957018035906001600160401b0382116101995760200191813603831361019957565b9193929095946108d561076b565b966108e1868286611ea3565b95610911846040830193606063ffffffff61090760206109018989610795565b016107aa565b169101358a6124c3565b600189526001600160401b03610926876107bb565b1660408a015261094a8661093a8484610795565b610943876107aa565b908a612624565b9690946001602063ffffffff61096f6109638888610795565b82848c01511690612870565b503560c01c1699015114801590610aeb575b610ae357606061099561099e958d95610795565b9101359061299f565b610adc5760408101359260205f60405182810190600160f81b825287602182015260608601356041820152604181526109d860618261074a565b604051918291518091835e8101838152039060025afa1561018e5760a0610aa9936001600160401b03610a6b88610ab19a610a6584978360205f51940193610a4363ffffffff6060875101511691610a2e612a96565b9260408401525f602084015260038352612b02565b610a5060808e018e610825565b9390926060610a5d61085a565b960135612b1e565b51612b55565b169660405197610a7a89610714565b60018952600160208a015260408901526060880152015116610a9c8280610895565b9390926020810190610825565b959094612bde565b90600881101561014b57610acf576001600160401b03166060830152565b610ad761085a565b61297e565b5050505050565b610ad76107ea565b50610af6888a612910565b15610981565b60405190610b0b60408361074a565b60078252661cd959db595b9d60ca1b6020830152565b60405190610b3060408361074a565b600782527f7061796c6f6164000000000000000000000000000000000000000000000000006020830152565b51600481101561014b5790565b356001600160a01b03811681036101995790565b8115610b87570690565b634e487b7160e01b5f52601260045260245ffd5b81810292918115918404141715610bae57565b634e487b7160e01b5f52601160045260245ffd5b94939194610bce61076b565b95610bda818484611ea3565b6002604082015103610f6f57610c10866060610c05610bff8660406020980190610795565b85612cb5565b9190970135846124c3565b600388526001600160401b03610c25866107bb565b1660408901520163ffffffff6060825101511694610c41612a96565b9560408701525f602087015260058652610c85606086013596610c6388612b02565b610c706080890189610825565b9188610c7a610b21565b9460808a0135612b1e565b6101a082510151600481101561014b57610c9e90612dad565b9560205f6001600160401b03610cb5888751612b55565b1695610cc28382016107aa565b90610ccf60408201610b69565b604099858b51610cdf8d8261074a565b6010815201937f61737361792f76312f7061796c6f61640000000000000000000000000000000085528b5193601088860196875e35603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c8152610d5e606c8261074a565b8851918291518091835e8101838152039060025afa15610f6557610dfa6001600160401b035f5195610dee89895196610d9688610714565b6004885260ff602089019d168d528a880199848b526060890152610db8612a96565b938b85015260016020850152600a8452610dd1826107bb565b936060610de160a0850185610895565b95909460c0810190610825565b97909616920135612bde565b9790600881101561014b57610f2a57826001600160401b03610e599281610e2d60ff610e258d6107bb565b935116612de3565b9116901c1692610e5160208a019885610e468b8d610895565b9390928d018d610825565b959094612e07565b600881101561014b57610f2257610e7c91610e748688610895565b929091612e68565b15806020890152610adc57610e956101a0825101610b5c565b600481101561014b57610eeb575050610ec0906001600160401b03610ec89416606087015282610895565b9290916107bb565b906001600160401b03926103fc610ee39360021b1691613230565b166080830152565b610efd919392506101a0905101610b5c565b92600484101561014b57610f209360016001600160401b03889551169114613005565b565b610ad7610b21565b8551610f36878261074a565b600681527f74656e736f720000000000000000000000000000000000000000000000000000602082015261297e565b84513d5f823e3d90fd5b610ad7610afc565b9190811015610f995760051b81013590607e1981360301821215610199570190565b634e487b7160e01b5f52603260045260245ffd5b919897989690969592949395610fc161076b565b998a92610fcf838b87611ea3565b995f85526001600160401b03610fe48b6107bb565b1660408601528a8a8a5f60408801986110066110008b8b610795565b8661330a565b156115495750508363ffffffff6001600160401b03928161103561102f60206109018f8f610795565b926107aa565b815f98519781611059611053602061104c8b6107aa565b9a016107aa565b926107bb565b976040519a6304ba7d7360e51b8c5260048c01521660248a01521660448801521660648601521660848401521660a482015260208160c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91611517575b508b60808101916110e66110df8484610895565b3691612fcf565b6020815191012014918215926114e9575b50506114ac5760608b018e608063ffffffff61111e8f82611117876107aa565b16906147da565b1691015263ffffffff611130826107aa565b16611484575b50955b878403611447575f9a9896979a5b8c8c82106113f3575050505050506111766111706001600160401b03989363ffffffff93610795565b966107aa565b938161118d6060611186896107bb565b98016107aa565b604051639d71595f60e01b815260c06004820152998a98836111b260c48c018d611b6e565b991660248b01521660448901521660648701521660848501526003198484030160a4850152808352602083019060208160051b85010193835f91607e1982360301905b8484106112e65750505050505050908060409203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561018e575f905f936112a3575b50600381101561014b576001811461129b576002036112895761126d604092608092614867565b509201510151116112815760016020830152565b610ad7613417565b506001600160401b0316606084015250565b610ad76125c8565b9250506040823d6040116112de575b816112bf6040938361074a565b810103126101995781519160038310156101995760200151915f611246565b3d91506112b2565b9193959750919395601f19828203018752873583811215610199578401906080810191803560ff81168091036101995782526020810135602083015261132f6040820182611b3a565b8094608060408601525260a0830160a08560051b85010194825f5b8281106113bf575050505050806060611364920190611b3a565b92909160608183039101528281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116101995760208092819260019560051b8092848301370101990197019401918997969593916111f5565b90919293966020806113e6600193609f198b82030189526113e08c88611ae9565b90611b1a565b990195019392910161134a565b9061143c89868f9c9b9d9f948f888863ffffffff8f8f8f61142e8c60019e611428611422611434978497610795565b9a6107aa565b9c610f77565b98610f77565b961693613357565b019a9896979a611147565b60405161145560408261074a565b600781527f736f757263657300000000000000000000000000000000000000000000000000602082015261297e565b6114a6915061149f61149a63ffffffff926107aa565b611e50565b168b6147da565b5f611136565b6040516114ba60408261074a565b600581527f636861696e000000000000000000000000000000000000000000000000000000602082015261297e565b81925061150790611501606063ffffffff94016107aa565b93610895565b905060021c911610158b5f6110f7565b90506020813d602011611541575b816115326020938361074a565b8101031261019957515f6110cb565b3d9150611525565b916115849350611576919a9463ffffffff61156960206109018e8e610795565b16906060880135906124c3565b8c8c60606109958b8b610795565b1561113957505050505050505050505050565b8115610b87570490565b91908201809211610bae57565b604051906115bd60408361074a565b600682527f7265636f726400000000000000000000000000000000000000000000000000006020830152565b959490919392936115f861076b565b96611604828583611ea3565b9161162e876040830196606063ffffffff61162460206109018c89610795565b16910135866124c3565b600189526001600160401b03611643876107bb565b1660408a0152611667866116578784610795565b6116608a6107aa565b9086612624565b90966002602083015103610ae3578a61168f916116848986610795565b60608c01359061299f565b6119715760809096919596015160e01c6116b6816001600160401b03608085015116611597565b9060608301986116c960ff8b5116613452565b9860a063ffffffff6116eb6116de848d610795565b8260208a01511690612870565b503560c01c169501946117118b61170c876001600160401b038a5116610b7d565b610b9b565b995f9260808a015b838510611945575050505050916001600160401b0361174d6117559363ffffffff61174761175b98976107aa565b16610b9b565b935116611597565b906115a1565b9160205f81830193606085519401519060409684885161177b8a8261074a565b600e815201927f61737361792f76312f62617463680000000000000000000000000000000000008452610100870151926117c18a6117ba8984016107aa565b9201610b69565b908a5194600e89870197885e602e86015263ffffffff60e01b9060e01b16604e8501526bffffffffffffffffffffffff199060601b16605284015263ffffffff60e01b9060e01b16606683015263ffffffff60e01b9060e01b16606a820152604e815261182f606e8261074a565b8651918291518091835e8101838152039060025afa1561193b57906118686118c593926001600160401b0360e05f519201511690610b7d565b9051916001600160401b0360e060c085015194015116611886612a96565b918201525f6020820152600681526118a76118a18680610895565b906135a4565b6118b46020870187610825565b9390926118bf6115ae565b95612b1e565b6118cf83836115a1565b6118d98280610895565b919050116119335760019260ff926118f4836118fa94610895565b90613297565b9251160361192857637f800000637fffffff82161115611928575063ffffffff637fc000005b166060830152565b63ffffffff90611920565b610ad76115ae565b82513d5f823e3d90fd5b909192939b6119666001916117558f8551611960888a610795565b90613463565b9c0193929190611719565b5050505050505050565b92909193959461198961076b565b96611995868587611ea3565b906002604083015114610f6f57866040611a00980196611a4e878c6119c36119bd8c87610795565b88612cb5565b9890916002815260406001600160401b0384169101526119f363ffffffff6119ed604084016107aa565b16612aba565b90611a0b81359e8f612b02565b916020810190610825565b9390926040805196611a1d828961074a565b600588527f6c6f63616c00000000000000000000000000000000000000000000000000000060208901520135612b1e565b608084015160400151606087013598899390918710611aa15750505050506060611a7a940135906124c3565b818114611a9d5760c01c9060c01c90816080850152806060850152146020830152565b5050565b611abb9893969594975090611ab591610795565b926135c7565b611a7a565b908160209103126101995751601f8110156101995790565b359063ffffffff8216820361019957565b9035601e19823603018112156101995701602081359101916001600160401b03821161019957813603831361019957565b908060209392818452848401375f828201840152601f01601f1916010190565b9035601e19823603018112156101995701602081359101916001600160401b038211610199578160051b3603831361019957565b9063ffffffff611b7d83611ad8565b16815263ffffffff611b9160208401611ad8565b166020820152611be4611bd9611bbe611bad6040860186611ae9565b60a0604087015260a0860191611b1a565b611bcb6060860186611ae9565b908583036060870152611b1a565b926080810190611b3a565b9290916080818303910152828152602081019260208160051b83010193835f91603e1982360301945b848410611c1e575050505050505090565b90919293949596601f19828203018352873587811215610199576020611c726001936040611c638985960163ffffffff611c5782611ad8565b16845285810190611ae9565b91909281868201520191611b1a565b990193019401929195949390611c0d565b6040519061066082018281106001600160401b03821117610700576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190611d00818361074a565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c082018281106001600160401b03821117610700576040525f60a0838281528260208201528260408201528260608201528260808201520152565b63ffffffff5f199116019063ffffffff8211610bae57565b60405190611e7760408361074a565b600682527f6265666f726500000000000000000000000000000000000000000000000000006020830152565b90929160405190611eb3826106e5565b5f8252611ebe611c83565b60208301525f60408301525f6060830152611ed7611e10565b60808301528194611f0984357f0000000000000000000000000000000000000000000000000000000000000000613a00565b602084015260405163a2baa8e560e01b81528435600482015263ffffffff611f3360208701611ad8565b16602482015260408501356001600160a01b038116809103610199576044820152606085013560648201526080850135608482015260a085013560a482015260c08501356001600160401b0381168091036101995760c482015260208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91612491575b50611fda60408601610b69565b6001600160a01b0360405191602083019384521660408201526040815261200260608261074a565b5190209182845263ffffffff612017836107aa565b60405194630360e6dd60e61b865260048601521660248401526020836044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa92831561018e575f9361245d575b5061208e602085015163ffffffff612087856107aa565b1690613d4c565b9691908763ffffffff6120a3602088016107aa565b16101561242d5763ffffffff6120ca6120d192826120c360208a016107aa565b16906115a1565b1697612ade565b966120de602086016107aa565b976040515f601f536040870135602052606087013560405260205f6041601f60025afa90604052156101995763ffffffff9861216a915f519061212460808a018a610825565b92909160409d8e956121388751978861074a565b600a87527f7472616e736974696f6e00000000000000000000000000000000000000000000602088015216908c612b1e565b606087015280604087015263ffffffff612186602086016107aa565b16156122c35750506121af6121a7602086015163ffffffff612087866107aa565b915050612ade565b916121bf61149a602083016107aa565b86515f601f5360a083013560205260c0830135885260205f6041601f60025afa90885215610199576122699463ffffffff94612219936122055f519160e0810190610825565b93909288612211611e68565b961691612b1e565b612236816020860151604087015190612230611e10565b50613ab0565b61226061225786830161225161224c8286610795565b6107aa565b93610795565b86810190610895565b929091166148ed565b9290601f81101561014b5761227f575060800152565b51633c1e253d60e11b815260206004820152600660248201527f68656164657200000000000000000000000000000000000000000000000000006044820152606490fd5b909193506122dc575b505063ffffffff61226991612219565b6122f260208501516122ec612a96565b506148a0565b6001600160401b03612302612a96565b9116868201525f60208201526014815260205f6123208285016107aa565b61232c60408601610b69565b90838a5161233a8c8261074a565b600e815201917f61737361792f76312f636c61696d00000000000000000000000000000000000083528a5191600e86840194855e8735602e84015260e01b6001600160e01b031916604e83015260601b6bffffffffffffffffffffffff19166052820152604681526123ad60668261074a565b8951918291518091835e8101838152039060025afa156124235763ffffffff92612269949261241d925f5160608201526123e961149a846107aa565b926124056123fa60a0830135612b02565b9160e0810190610825565b93909260a089612413611e68565b9716920135612b1e565b916122cc565b85513d5f823e3d90fd5b604051633c1e253d60e11b81526020600482015260076024820152661cd959db595b9d60ca1b6044820152606490fd5b9092506020813d602011612489575b816124796020938361074a565b810103126101995751915f612070565b3d915061246c565b90506020813d6020116124bb575b816124ac6020938361074a565b8101031261019957515f611fcd565b3d915061249f565b916080610f209492930151916124d8816107aa565b6124e56040830183610825565b9290916124f56080830183610825565b9690956040519861250760408b61074a565b60068a527f6f7574707574000000000000000000000000000000000000000000000000000060208b015263ffffffff60606020870135960135941692613dde565b604051906125558261072f565b5f60c0838281528260208201528260408201528260608201528260808201528260a08201520152565b6001600160401b0381116107005760051b60200190565b519060ff8216820361019957565b519063ffffffff8216820361019957565b51906001600160401b038216820361019957565b604051906125d760408361074a565b600782527f70726f6772616d000000000000000000000000000000000000000000000000006020830152565b805115610f995760200190565b8051821015610f995760209160051b010190565b93926001600160401b0361264a5f9261263b612548565b5061264461076b565b506107bb565b604051637639e3cb60e01b815260c06004820152948592839263ffffffff61267560c4860189611b6e565b931660248501521660448301528360648301528360848301528360a483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561018e575f92612735575b506001825114801590612714575b61129b5760806126f061271193612603565b5194015161270963ffffffff6020870151168093612870565b929091613f5c565b90565b50600161272d6127276060840184610895565b90613f09565b5114156126de565b9091503d805f833e612747818361074a565b810190602081830312610199578051906001600160401b038211610199570181601f820112156101995780519061277d8261257e565b9261278b604051948561074a565b828452602060e081860194028301019181831161019957602001925b8284106127b95750505050905f6126d0565b60e08483031261019957602060e0916040516127d48161072f565b6127dd87612595565b81526127ea8388016125a3565b838201526127fa604088016125a3565b604082015261280b60608801612595565b606082015261281c608088016125b4565b608082015261282d60a088016125b4565b60a082015261283e60c088016125a3565b60c08201528152019301926127a7565b9190811015610f995760051b81013590603e1981360301821215610199570190565b61287e906080810190610825565b5f9291925b8181106128d057604051633c1e253d60e11b815260206004820152600560248201527f6e616d65640000000000000000000000000000000000000000000000000000006044820152606490fd5b6128db81838661284e565b8363ffffffff6128ea836107aa565b16146128f95750600101612883565b9250505061290c91506020810190610895565b9091565b6040810151918215928315612926575b50505090565b6002149250908261293c575b50505f8080612920565b602001516060015163ffffffff161190505f80612932565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b604051633c1e253d60e11b815290819061299b9060048301612954565b0390fd5b90612a1b612a25936129c06127276001600160401b03956060810190610895565b9260ff60406129d8606087015160c088015190613fb2565b9690500151866129e6612a96565b96166040870152166020850152600a8452612a00826107bb565b93612a0e6020840184610895565b9490936040810190610825565b9690951691612bde565b90600881101561014b5760078114806020850152612a8e57612a515763ffffffff608091169101525f90565b604051612a5f60408261074a565b600781527f656c656d656e7400000000000000000000000000000000000000000000000000602082015261297e565b505050600190565b60405190612aa382610714565b5f6060838281528260208201528260408201520152565b906001600160401b03612acb612a96565b921660408301525f6020830152600d8252565b906001600160401b03612aef612a96565b921660408301525f602083015260158252565b6020525f601f5360205f6021601f60025afa15610199575f5190565b94929091612b2c949261403a565b9190600881101561014b571591821592612b4a575b505061297e5750565b141590505f80612b41565b906040820160606001600160401b0382511693019163ffffffff835116918215610b875751925163ffffffff16926001600160401b03168315610b87576001600160401b0393900683161115612bc95760ff60015b16920416016001600160401b038111610bae576001600160401b031690565b60ff5f612baa565b91908203918211610bae57565b939291949096956001600160401b03604089015116861015612ca657612c1f889160208301938686612c1360ff885116612de3565b998b8b1c968791612e07565b97600889101561014b5788612c9b5760ff8351168015908115612c90575b50612c805783612c4e928692612e68565b15612c725760ff6001915116931b5f198101908111610bae57612711941692614148565b505050505090506007905f90565b5050505050505090506007905f90565b60079150145f612c3d565b505050505050505f90565b50505050505090506004905f90565b91909160208301906080612cc8836107aa565b91019063ffffffff6080835101519116108015612d1b575b61129b57612d07612d129163ffffffff6080612cfc82966107aa565b925101519116612bd1565b936060810190610895565b503560c01c1690565b5060405163e81a0be960e01b81526020600482018190528180612d416024820189611b6e565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561018e575f91612d8e575b50601f81101561014b571515612ce0565b612da7915060203d60201161018757610179818361074a565b5f612d7d565b600481101561014b5760018114612ddd5760038114612dd757600203612dd257600390565b600190565b50600790565b50600290565b6001600160fd1b0381168103610bae57670e080a070a0a080060ff9160031b1c1690565b9593612e1a90612e2096949392936135a4565b9161403a565b90600881101561014b5780612e3e575003612e39575f90565b600690565b91505090565b90821015610f99570190565b90939293848311610199578411610199578101920390565b9092919260ff6020830151168015612fc557612e83816142f1565b91828503612fbb576001600160401b036040612e9e84612de3565b9501511690841b90039283811c612fb0576002821480928115612fa5575b5015612f93575060ff83169160021c8360081c02928383612f1c575b5050505081612ee693612e50565b5f91601f8216828201035b808210612f0c575060f890359160031b16610100031c171590565b9092602090843517930190612ef1565b929360040192909115612f3d575050612ee69391839101915b935f80612ed8565b91509150607f8260011c16016004810191600180849216149182612f73575b5050612f6c5781612ee693612f35565b5050505f90565b6005019250600f9150612f87908486612e44565b3560f81c115f80612f5c565b612ee6959391509184921c0291612e50565b60039150145f612ebc565b505050505050600190565b5050505050505f90565b5050505050600190565b929192612fdb826107cf565b91612fe9604051938461074a565b829481845281830111610199578281602093845f960137010152565b929093916003613014836107bb565b60081c168415613229576101005b60040180600411610bae5761303691610b9b565b9260208301916001600160401b03613058866130528688610895565b90613230565b16966080830197885261306a856107bb565b67ffffffffffffff0081169060081c66ffffffffffffff168015610100918304919091141715610bae5761309d91612bd1565b6130ad6110df60a0870187610895565b9060208083019280510101825b8181106131fb5750506130f2916130dc9161010081105f146131f15790614342565b87156131e7576130ec607f614be9565b90614684565b9060ff8201809211610bae57606067ffffffffffffff0060ff19841693169301928084526001600160401b038951160361197157816131c957505063ffffffff5f5b169052613140826107bb565b931561317b5761314f91610895565b60048301809311610bae576131706131769360ff63ffffffff9616906115a1565b91613285565b169052565b61318491610895565b60048301809311610bae576131a36131a993607f8660011c16906115a1565b91612e44565b3560f81c9060021b6004161c600f166008186007190163ffffffff169052565b6131e16131dc63ffffffff938493614684565b614cf6565b16613134565b6130ec6007614be9565b5061010090614342565b80517fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7f1681526020016130ba565b6080613022565b92915f935f925b600484106132455750505050565b9091929461325d61325687866115a1565b8385612e44565b3560f81c906001600160fd1b0387168703610bae576001918760031b1b179501929190613237565b906132909291612e44565b3560f81d90565b90939291935f94600184146132fc579291905f935b8385106132ba575050505050565b90919293956132d36132cc88846115a1565b8486612e44565b3560f81c906001600160fd1b0388168803610bae576001918860031b1b179601939291906132ac565b925090613290939450612e44565b63ffffffff6040608061331f602086016107aa565b93015101519116106133525761334e61333e8260606001940190610895565b6133488183613f09565b91614708565b1190565b505f90565b939594909295608085015193823560ff81168091036101995761337a9089614867565b969096916040870151881061340157505063ffffffff61339f6020610f209a016107aa565b606087015191168111156133eb575050905b6133be6020870187610825565b9390926133ce6040890189610825565b979096606060206133dd6107ea565b9b3596013594013590613dde565b9092915085106133b157602084015191506133b1565b9250959450506020610f209793920135946135c7565b6040519061342660408361074a565b600782527f6f706572616e64000000000000000000000000000000000000000000000000006020830152565b60050361345e57600190565b600490565b905f916080820191604082015b61347a8483610825565b90508510156135985763ffffffff61349f61224c876134998887610825565b9061284e565b16948151861015613549576134d16134c86134be836134998988610825565b6020810190610895565b90809887613f5c565b9587600260208901511491821592613534575b505061352a5750505050506127119150613524604061351c606084015161351060808601518092613fb2565b91905060e01c90611597565b920151613452565b90610b9b565b6001019450613470565b3560c01c63ffffffff1614159050875f6134e4565b50505050505050505b604051633c1e253d60e11b815260206004820152600660248201527f6669656c647300000000000000000000000000000000000000000000000000006044820152606490fd5b50505050505050613552565b5f906001602093806040519385855383850137019060025afa15610199575f5190565b9495926135da856135e792949394612870565b9080966080890151613f5c565b9263ffffffff853560c01c16602081950151600381145f14613653575050505050506040915001350361361657565b60405161362460408261074a565b600881527f636f6e7374616e74000000000000000000000000000000000000000000000000602082015261297e565b90919293949550600481145f1461396c57505050506104009161368e613678846107cf565b93613686604051958661074a565b8085526107cf565b602084019490601f1901368637602083019263ffffffff6136ae856107aa565b16906001841494855f14613871575050506060015163ffffffff165b5f5b60088110613811575050915f9160209315159081613808575b508214613800576002935b61371e60216040518093878201958787525180918484015e810186838201520301601f19810183528261074a565b604051918291518091835e8101838152039060025afa1561018e575f60209181516040519078ff00000000000000000000000000000000000000000000000085830193600160f91b8552600560f91b6021850152600360f91b602285015260c01b16602383015283602b830152604b820152604b815261379f606b8261074a565b604051918291518091835e8101838152039060025afa1561018e575f51036137c357565b6040516137d160408261074a565b600781527f636f756e74657200000000000000000000000000000000000000000000000000602082015261297e565b6001936136f0565b9050155f6136e5565b6001600160fd1b0381168103610bae578451811015610f99576001906001600160401b038316600382901b1c60f81b7fff00000000000000000000000000000000000000000000000000000000000000165f1a86820160200153016136cc565b8493919293613883575b5050506136ca565b6020929350905f916060848301519201516040956138df876117ba6101008983516138ae858261074a565b600f815201977f61737361792f76312f72616e646f6d000000000000000000000000000000000089520151956107aa565b90875193600f88860196875e602f85015263ffffffff60e01b9060e01b16604f8401526bffffffffffffffffffffffff199060601b16605383015263ffffffff60e01b9060e01b166067820152604b815261393b606b8261074a565b8451918291518091835e8101838152039060025afa1561396357505f5160c01c5f808061387b565b513d5f823e3d90fd5b600191929396979450148015906139f0575b610ae3578560026040610f20980151146139cd575b50506139c06139b56139af63ffffffff6119ed606086016107aa565b93612b02565b916040810190610825565b93909260a0610a5d6107ea565b6139e89294506060602063ffffffff92015101511690612bd1565b915f80613993565b506139fb8187612910565b61397e565b5f91908291613a0d611c83565b506001600160a01b036040516020810192633d91081b60e21b8452602482015260248152613a3c60448261074a565b5192165afa3d15613aa8573d90613a52826107cf565b91613a60604051938461074a565b82523d5f602084013e5b15613aa057806101a06020920160405190610100820160405261010081835e52805161027f19016102a082016101c083015e0190565b602081519101fd5b606090613a6a565b60a0613afa91949392940151613ac4612a96565b94600360408701525f602087015260138652833595613ae287612b02565b613aef6020870187610825565b9390926118bf6125c8565b613b15613b0a6040830183610795565b916060810190610825565b91602081019063ffffffff613b29836107aa565b16613d2c576001905b613b3b8261257e565b91613b49604051938461074a565b808352601f19613b588261257e565b01366020850137613b688161257e565b93613b76604051958661074a565b818552601f19613b858361257e565b01366020870137613b9c6118a16040850185610895565b613ba586612603565b5263ffffffff613bb4826107aa565b16613c4d575b505095613bca613bf896976107aa565b9063ffffffff60405192613bdd84610714565b600984525f60208501521660408301525f6060830152614d73565b600881101561014b57613c0757565b604051633c1e253d60e11b815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152606490fd5b9692959193976001959160808601965b5f198201828111610bae57811015613cd057613c798888610825565b5f1983019291828411610bae5760019363ffffffff92613c989261284e565b8d613cbd84613cb76118a1613cac866107aa565b956020810190610895565b92612610565b5216613cc9828c612610565b5201613c5d565b50919550919592979396613ce3906107aa565b96613cf46118a16060830183610895565b915f198101908111610bae57613d2363ffffffff613bf89a613bca95613d1a858b612610565b52169186612610565b52919796613bba565b613d396080820182610825565b905060028101809111610bae5790613b32565b91613d56836148a0565b808311613dd2578215613dc6578214613dba575f198201918211610bae5763ffffffff613d9f8482613d946103006102e09801968288511690610b9b565b968792015116612bd1565b925116808311613db2575b506001929190565b91505f613daa565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b909998979691939495604082019a8b5186108015613efb575b613ee0576060830151928387109c8d5f14613ed45751939c5b15613ec75760208101518610155b613eac57602001519b60018d01809d11610bae57613e7a8c613ea696610f209f958795613e749a613e7f988f613e74906001600160401b03613e5e612a96565b931660408401525f6020840152600c8352612b02565b92612b1e565b612bd1565b936001600160401b03613e90612a96565b951660408601525f6020860152600b8552612bd1565b92612b02565b604051633c1e253d60e11b81528061299b8e60048301612954565b6020810151861415613e1e565b5060808101519c613e10565b604051633c1e253d60e11b81528061299b8d60048301612954565b506080830151861015613df7565b9190506020613f16612548565b9263ffffffff81358060011a86528060021a848701528060031a60408701528060041a60608701528060051a608087015260a01c1660030b60a0850152013560c0830152565b9392506040613f6961076b565b94602084359460018852013560808701520151115f14613f9f578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b6001915f915f915b818310613fda575050505f14613fd457505f905b60019190565b90613fce565b90919263ffffffff828560051b60e0031c166380000000811161402e578061400b575050600180935b019190613fba565b90939402936380000000851161402357600190614003565b50505050505f905f90565b5050505050505f905f90565b94919093945f94602082019060ff8251169561406560408501976001600160401b0389511690614ac3565b80831015614137575f190198828a6040519760206001869781601f53161b525b6140e75750606095969798995060051b01149551905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5191156140de57565b600592505f9150565b600181168b8210811761410f575060011c99602051602060018d161b525b60011c998a614085565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50614105565b505050505050925050506004905f90565b90929150600181146142bb576006811461427f576005811461427657600481146142035761271192916141c9916002036141cf5761419b600460ff8360081c61010402931683018501013560f81d614be9565b9201358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b90614ae9565b61419b8160081c608402916008600f60071992600480607f8360011c1688018a01013560f81c9160021b161c161801614be9565b5061426f9060031b916004614240848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b50013560f81d90565b50906142b59160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60030b90565b50906127119160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6002811461433b5760038114614334576007811461432e578015908115614323575b501561431d575f90565b61040090565b60069150115f614313565b5060f090565b5061021090565b5061041090565b63ff800000929160021b808201905f90601f191683018084106143bc575b506143b1575b808210614371575050565b90926143a960049185518060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790614b79565b930190614366565b50637fc00000925050565b94507a7fffff00000000007fffff00000000007fffff00000000007fffff9081955b80851061446b57507f800000008000000080000000800000008000000080000000800000008000000016945f915b81811761442e575050637fffffff81601f1c150263800000001718935f614360565b63ffffffff8116838111614463575b5063ffffffff821683811161445b575b5060401c9060401c9061440c565b92505f61444d565b92505f61443d565b93956020907bffffffff00000000ffffffff00000000ffffffff00000000ffffffff8851937e7fffff007fffff007fffff007fffff007fffff007fffff007fffff007fffff8560081c9560081b957cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84167fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff008b161760101c16981691161760101b957f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff8188179716170117937f8000000080000000800000008000000080000000800000008000000080000000637fffffff7c010000000100000001000000010000000100000001000000010000000183601f1c1602171894818616908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703881c16029118161894831c16908163ffffffff7801000000000000000100000000000000010000000000000001827c0100000000000000010000000000000001000000000000000100000000851703861c1602911816189601936143de565b919062800000627fffff84161792637f00000062800000627fffff8416179485811090600182607e0360171b637f8000008716637f80000087160301978892638000000088881816946018011b040160011c01179410637f00000062800000840116637f000000628000008401160202156146fd575050565b612711929350614c0a565b919050516005811080156147d0575b6147c9576007036147c057610400905b604051906101008201918083106001600160401b038411176107005763ffffffff926040525f60c08201525f60e082015260408201358060e01c848260c01c1660208401528252838160a01c166040830152600c1a9081606082015260a06080606085013594858285015201359101525f190160051b60e0031c169081155f146147b2575050600190565b6127119181015f1901611597565b61010090614727565b5050600190565b5060078111614717565b6147e8906080810190610895565b91906001600160fe1b0382168203610bae576001820192838311610bae576001600160fe1b0384168403610bae576148279360021b9260021b91612e50565b6001600160e01b031991359182169160048210614847575b505060e01c90565b6001600160e01b031960049290920360031b82901b161690505f8061483f565b614875906060810190610895565b5090813560051a8110156112815760030260020160051b01359063ffffffff8260e01c9260c01c1690565b6148c361030063ffffffff6102e08401511692019163ffffffff835116906115a1565b5f198101908111610bae5763ffffffff6148df92511690611597565b60018101809111610bae5790565b5f9391926148f9611e10565b9381151580614ab5575b614aac5760208210614aa3573590600182811a03614a9a578160021a9260018411614a905762ffffff8360c01c1615801590614a7e575b614a745763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015614a66575b8015614a5e575b8015614a52575b614a445760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a08801528110614a3a5760a086015110908115614a2f575b50614a27578060031a9060041a9182820290816020870152155f146149f757501715155b6149f157565b60079250565b80159250908215614a1c575b508115614a11575b506149eb565b603f9150115f614a0b565b60201091505f614a03565b506002935050565b60209150115f6149c7565b5060019550505050565b506008995050505050505050565b50620100008411614985565b50831561497e565b506204000083890111614977565b5060059550505050565b506001600160401b038316151561493a565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a1415614903565b60078111614ae357614ad490612de3565b6001811b9091015f1901901c90565b50505f90565b919062800000627fffff82161762800000627fffff8516170292637f000000607f65800000000000861095861b950160171b637f8000008416637f800000841601039485627fffff6380000000868618169260018160181c16010160181c01179410637f00000062800000840116637f00000062800000840116020215614b6e575050565b61271192935061501d565b90637f800000637fffffff8316118015614bd6575b614bcc5781601f1c805f03637fffffff8416180181601f1c805f03637fffffff8416180190818114600114614bc65712908218021890565b50501690565b5050637fc0000090565b50637f800000637fffffff821611614b8e565b80156133525760958163800000006127119360ff1d808093180391166150ed565b90638000000081831816637fffffff831691637fffffff81169363800000006280000086016280000086011716614cad578315614c98578415614c8a576127119460ff8060309360171c168015159003958660171b900360641b9360171c168015159003908160171b9003940301928082061515910460011b17906150ed565b5050637f8000001792915050565b5050919050155f146127115750637fc0000090565b505091637f8000008211908115614ce8575b8115614cde575b50614bcc57637f8000000361271157637f8000001790565b905081145f614cc6565b637f80000081119150614cbf565b637fffffff8116637f8000008111614ae35781601f1c9182607f0191634f8000008110614d28575b5050815f03180190565b60ff720fffffffffffffffffffffffffffffffffffff9260171c168015159003908160171b9003901b60018160951c16010160951c818110614d6b575b80614d1e565b90505f614d65565b91939094929484518015615011578651036150065760015b8551811015614dcf57614d9e8187612610565b515f198201828111610bae57614db49088612610565b511015614dc357600101614d8b565b50505050505050600390565b5090929594939193602082019060ff82511694614dfb60408501966001600160401b0388511690614ac3565b9885515f198101908111610bae57614e148b9188612610565b511015614ff857604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f190111614f325750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b614ee25750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015614edb5703612e39575f90565b5050600590565b600181168b82108117614f0a575060011c99602051602060018d161b525b60011c998a614e7b565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50614f00565b815b818110614f495750509560011c958d90614e3f565b8051868201938451918060011c8252602089830192019560018216614fd7578c8210614f7c575050526020905b01614f34565b90919e926020526001602085019217825114614fb0575b50509060208083819435604052019d6041601f60025afa50614f76565b84821015614f93576020929e928094508092910151604052916041601f60025afa50614f76565b50509c6020818194938293358352604052019d6041601f60025afa50614f76565b506004985050505050505050565b505050505050600290565b50505050505050600190565b9063800000008183181690637fffffff8316637fffffff821693638000000062800000860162800000840117166150935760ff809160171c1680151590039260171c168015159003938460171b9003908260171b9003029081155f14615084575050905090565b612711930160941901916150ed565b5091929050637f80000082119182156150df575b82156150d6575b5081156150cd575b506150c457637f8000001790565b50637fc0000090565b9050155f6150b6565b1591505f6150ae565b637f800000821192506150a7565b91811e91821b9160e803015f8112615134575b8160e81c9060171b91600160ff1b90600183169060181b17110101637f800000811161512a571790565b50637f8000001790565b5f039080821c80921b1415175f6151005660c0346100a157601f61297038819003918201601f19168301916001600160401b038311848410176100a55780849260409485528339810103126100a1578051906001600160a01b03821682036100a15760200151906001600160a01b03821682036100a15760805260a0526040516128b690816100ba82396080518181816101270152610cab015260a05181818161043001528181610f6d015261122a0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60a06040526004361015610011575f80fd5b5f3560e01c8063186e3a1a146100ae57636b3325361461002f575f80fd5b346100aa5760803660031901126100aa5760443567ffffffffffffffff81116100aa57608060031982360301126100aa5760643567ffffffffffffffff81116100aa57608060031982360301126100aa576100a69161009a9160040190600401602435600435610c6a565b604051918291826109a7565b0390f35b5f80fd5b346100aa5760803660031901126100aa5760243567ffffffffffffffff81116100aa578060040190608060031982360301126100aa5760443567ffffffffffffffff81168091036100aa576064359067ffffffffffffffff82116100aa578160040190604060031984360301126100aa5761014b6004357f00000000000000000000000000000000000000000000000000000000000000006116dc565b90610154610c18565b5061015d610c18565b5060a082015161016b611842565b95873591826020525f601f5360205f6021601f60025afa156100aa576101c7905f5161019a602485018c610a02565b91600160409c8d956101ae87519788610a68565b600787526670726f6772616d60c81b602088015261188b565b6044810191876101e460646101dc868d6109ba565b94018b610a02565b939092602082019163ffffffff6101fa84610c59565b16610982576001925b61020c846125cd565b9361021986519586610a68565b808552601f19610228826125cd565b0136602087013761026f61026961023e836125cd565b9761024b8151998a610a68565b838952601f1961025a856125cd565b013660208b01378501856109cf565b90611868565b610278876125e5565b5263ffffffff61028783610c59565b1661087b575b5050906102a06102cc9695949392610c59565b9063ffffffff8d51926102b284610a38565b600984525f6020850152168d8301525f6060830152612606565b60088110156107595761084c5761031263ffffffff6102f36102ee848b6109ba565b610c59565b610309610300858c6109ba565b8a8101906109cf565b92909116612317565b9790601f8110156107595761081e5761032b82826109ba565b875163e81a0be960e01b8152602060048201529063ffffffff61034d8261179c565b16602483015263ffffffff6103646020830161179c565b1660448301526103ac61038d61037c8b8401846117ad565b60a0606487015260c48601916117df565b61039a60608401846117ad565b858303602319016084870152906117df565b906080810135601e19823603018112156100aa5701803591602082019267ffffffffffffffff81116100aa578060051b9081360385136100aa578583036023190160a4870152808352859491830160209081019492935f9181019036859003605e1901905b8484106107b25750505050505050908060209203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156107a8575f9161076d575b50601f8110156107595761072a5790610478916109ba565b935f946104886080820182610a02565b80999199151580610710575b806106f1575b80806106d3575b61069b575b1561066d579060205f9301915b80841061057b576100a68a8a61055d8b6105578c8c8c67ffffffffffffffff60e060c085015194015116908851916104ea83610a38565b5f6060840152898301525f602083015260068252610518602461051061026989806109cf565b920187610a02565b9390928a51956105288c88610a68565b600687527f7265636f72640000000000000000000000000000000000000000000000000000602088015261188b565b806109cf565b9050145f14610573575f905b51918291826109a7565b601e90610569565b9091929761058a89838d6117ff565b6105a28363ffffffff61059c84610c59565b16611835565b6105b48b63ffffffff61059c89610c59565b0361061d576105c281610c59565b908a6105e563ffffffff60208401946105db86866109cf565b9290911689611ef2565b9260026020850151149283159361064b575b50505061061d5760019161060d61061392611f48565b90611835565b98019291906104b3565b8a51633c1e253d60e11b81526020600482015260066024820152656669656c647360d01b6044820152606490fd5b63ffffffff9293509061065d916109cf565b503560c01c1614158a8e806105f7565b8851633c1e253d60e11b81526020600482015260066024820152656669656c647360d01b6044820152606490fd5b50600260206106ca63ffffffff6106b3838801610c59565b6106c060608901896109cf565b9290911687611ef2565b015114156104a6565b506106e060208501610c59565b63ffffffff8b8501519116106104a1565b506106fe60208401610c59565b63ffffffff8a8401519116111561049a565b5063ffffffff61072260208501610c59565b168110610494565b8651633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b634e487b7160e01b5f52602160045260245ffd5b90506020813d6020116107a0575b8161078860209383610a68565b810103126100aa5751601f8110156100aa5789610460565b3d915061077b565b88513d5f823e3d90fd5b9193959750919395601f1982820301845282883512156100aa578f602061080a60019382936107fb8c8e3501828682019163ffffffff6107f18461179c565b16865201906117ad565b919092818682015201916117df565b990194019401918897969491959395610411565b8651633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8551633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b60019e9a96929b9793919d99959e9c98949c5b5f1982018281116109085781101561091c578f908e6108b18f6080810190610a02565b5f19840190848211610908576001956108d4869363ffffffff93610901966117ff565b906108f9846108f36102696108e886610c59565b9560208101906109cf565b926125f2565b5216926125f2565b520161088e565b634e487b7160e01b5f52601160045260245ffd5b50909194989c610936909e94989c93969a9e9b979b610c59565b9661094761026960608301836109cf565b915f1981019081116109085761097663ffffffff6102cc9a6102a09561096d858b6125f2565b521691866125f2565b5291929394959661028d565b92506109916080840184610a02565b93905060028401809411610908578b9392610203565b91906020830192601f8210156107595752565b903590609e19813603018212156100aa570190565b903590601e19813603018212156100aa570180359067ffffffffffffffff82116100aa576020019181360383136100aa57565b903590601e19813603018212156100aa570180359067ffffffffffffffff82116100aa57602001918160051b360383136100aa57565b6080810190811067ffffffffffffffff821117610a5457604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff821117610a5457604052565b60405190610660820182811067ffffffffffffffff821117610a54576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015261010060405190610b088183610a68565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b6040519060c0820182811067ffffffffffffffff821117610a54576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036100aa5790565b60a060405191610c7983610a38565b610c81610a8a565b835283610ccf60208501925f8452610c97610c18565b6040870152610ca4610c18565b60608701527f00000000000000000000000000000000000000000000000000000000000000006116dc565b9182855252610cdc610c18565b50610ce5610c18565b50015191610cf1611842565b9284356020525f601f5360205f6021601f60025afa156100aa57610d30905f51610d1e6020880188610a02565b91856040988951956101ae8b88610a68565b610d3c838501856109ba565b610d496060860186610a02565b91602081019063ffffffff610d5d83610c59565b166116bc576001915b610d6f836125cd565b92610d7c89519485610a68565b808452601f19610d8b826125cd565b01366020860137610dab610d9e826125cd565b8a51608052608051610a68565b8060805152601f19610dbc826125cd565b013660206080510137610dd46102698a8501856109cf565b610ddf6080516125e5565b5263ffffffff610dee83610c59565b166115d5575b505090610e05610e37949392610c59565b9063ffffffff885192610e1784610a38565b600984525f602085015216888301525f6060830152608051918935612606565b60088110156107595761143557610e7363ffffffff610e5b6102ee868801886109ba565b610309610e6a878901896109ba565b878101906109cf565b90601f8110156107595761140757610e8d848601866109ba565b845163e81a0be960e01b8152602060048201529063ffffffff610eaf8261179c565b16602483015263ffffffff610ec66020830161179c565b166044830152610ede61038d61037c888401846117ad565b906080810135601e19823603018112156100aa576020828201019267ffffffffffffffff83830135116100aa578282013560051b9081360385136100aa578581036023190160a4870152838301803582528695928201602090810195939492935f923603605e1901918501905b8085013584106115805750505050505050908060209203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156113aa575f91611545575b50601f8110156107595761134057604083015260a08251610fbc610c18565b50610fc5610c18565b500151610fd0611842565b9086356020525f601f5360205f6021601f60025afa156100aa57600161100f925f51610fff60208b018b610a02565b9390928951956101ae8b88610a68565b61101b838601866109ba565b6110286060870187610a02565b9163ffffffff61103a60208301610c59565b16611525576001905b61104c826125cd565b9061105988519283610a68565b828252601f19611068846125cd565b01366020840137611078836125cd565b9261108589519485610a68565b808452601f19611094826125cd565b013660208601376110aa6102698a8401846109cf565b6110b3856125e5565b5263ffffffff6110c560208401610c59565b16611464575b50906110dc61110995949392610c59565b63ffffffff8951916110ed83610a38565b600983525f602084015216898201525f60608201528a35612606565b6008811015610759576114355761113c63ffffffff61112d6102ee868901896109ba565b610309610e6a878a018a6109ba565b90601f8110156107595761140757611156848701876109ba565b845163e81a0be960e01b8152602060048201529063ffffffff6111788261179c565b16602483015263ffffffff61118f6020830161179c565b1660448301526111a761038d61037c888401846117ad565b906080810135601e19823603018112156100aa570190813591602081019267ffffffffffffffff81116100aa578060051b9182360385136100aa578584036023190160a487015281845285949284016020908101945f9236819003605e1901928201915b8585106113b45750505050505050908060209203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156113aa575f9161136f575b50601f8110156107595761134057606083015263ffffffff6112896020611283868801886109ba565b01610c59565b1680156113315760806040840151015181101561131457836040840151015111156112fb576001036112e0576112dd936112ce60606112d793015194848101906109ba565b928101906109ba565b91611c8c565b90565b916112dd936112ce82846112f59401906109ba565b91611b7a565b50916112dd935061130e918101906109ba565b90611ac1565b5050916112dd936112ce828461132b9401906109ba565b916119d4565b50509150506112dd9150611902565b8351633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b90506020813d6020116113a2575b8161138a60209383610a68565b810103126100aa5751601f8110156100aa575f61125a565b3d915061137d565b85513d5f823e3d90fd5b9193959750919395601f198282030184528735858112156100aa5760206113f38f936001946107fb88859601828682019163ffffffff6107f18461179c565b99019401950192949091889796949261120b565b8351633c1e253d60e11b81526020600482015260066024820152653432b0b232b960d11b6044820152606490fd5b8251633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b999591989490979360019b97939b5b5f198c018c8111610908578110156114c05761149260808b018b610a02565b5f1983019291828411610908578f63ffffffff8f93916108d460019787946114b9966117ff565b5201611473565b5092969a9195999890939794986114d960208701610c59565b956114ea61026960608301836109cf565b915f1981019081116109085761151963ffffffff611109996110dc95611510858a6125f2565b521691856125f2565b529192939495506110cb565b6115326080820182610a02565b9050600281018091116109085790611043565b90506020813d602011611578575b8161156060209383610a68565b810103126100aa5751601f8110156100aa575f610f9d565b3d9150611553565b9193959750919395601f198782030183528735848112156100aa5760206115c18f936001946107fb8495888d0101828682019163ffffffff6107f18461179c565b990193019401919492909388979694610f4b565b60019b9895929996939b9a9794919a5b5f198201828111610908578110156116565761160460808c018c610a02565b5f1983019291828411610908578f9163ffffffff611629600196869361164f956117ff565b61164361026961163883610c59565b9260208101906109cf565b6108f9846080516125f2565b52016115e5565b509092959894979a9193969961166b90610c59565b9461167c61026960608301836109cf565b91805f19810111610908576116b263ffffffff610e3798610e05956116a65f1986016080516125f2565b5216915f1901856125f2565b5291929394610df4565b6116c96080820182610a02565b9050600281018091116109085791610d66565b5f919082916116e9610a8a565b506001600160a01b036040516020810192633d91081b60e21b8452602482015260248152611718604482610a68565b5192165afa3d15611794573d9067ffffffffffffffff8211610a54576040519161174c601f8201601f191660200184610a68565b82523d5f602084013e5b1561178c57806101a06020920160405190610100820160405261010081835e52805161027f19016102a082016101c083015e0190565b602081519101fd5b606090611756565b359063ffffffff821682036100aa57565b9035601e19823603018112156100aa57016020813591019167ffffffffffffffff82116100aa5781360383136100aa57565b908060209392818452848401375f828201840152601f01601f1916010190565b91908110156118215760051b81013590603e19813603018212156100aa570190565b634e487b7160e01b5f52603260045260245ffd5b9190820180921161090857565b6040519061184f82610a38565b5f6060830152601382600360408201525f602082015252565b5f906001602093806040519385855383850137019060025afa156100aa575f5190565b949290916118999492611f9b565b919060088110156107595715918215926118f7575b50506118b75750565b6044602091604051928391633c1e253d60e11b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fd5b141590505f806118ae565b6040810151602082015190600182148082511515148015906119c3575b6119ba576119b35761194a63ffffffff606085510151169360600151608060a0820151910151900390565b92809360028194146119a6575b505060408101519260608201518414938461199c575b505082611985575b505015611980575f90565b601990565b909150608060a08201519101519003145f80611975565b1192505f8061196d565b8101935091505f80611957565b5050505f90565b50505050601990565b50606082015160808301511461191f565b919060208301916001835114611ab95763ffffffff6119f660608401846109cf565b503560c01c16611a078184876120aa565b611aaf57600284511480611a9f575b611a9557611a248184612117565b91908215611a8a576080611a526020611a4b60029663ffffffff9560408d01978851611ef2565b9701610c59565b925101519116039351145f14611a7a5750611a6c92612236565b15611a75575f90565b601b90565b9190611a859361218c565b611a6c565b505050505050505f90565b5050505050601b90565b5060408086015101518110611a16565b5050505050601d90565b505050505f90565b611ace60608301836109cf565b50906040519260e0840184811067ffffffffffffffff821117610a54576040526001608085019484359063ffffffff82841a928383528060021a60208401528060031a60408401528060041a60608401528060051a895260a01c1660030b60a082015260c0602087013591015214611ab9575f5b8451811015611b7157611b658160030260020160051b85013560e01c83856120aa565b611aaf57600101611b42565b50505050505f90565b91909163ffffffff611bb2816040840151956020810196611ba8611b9d89610c59565b9260608101906109cf565b9390921690611ef2565b93611bbe5f1991610c59565b01169163ffffffff6060835101511660026020840151145f14611c4b57611bf28360600151608060a0820151910151900390565b81015b6001602087015114908510809103611c405715611b715780841015611c2e57505091611c2092612236565b15611c29575f90565b601a90565b611c3b949193039161218c565b611c20565b505050505050601a90565b80611bf5565b6040519060a0820182811067ffffffffffffffff821117610a54576040525f6080838281528260208201528260408201528260608201520152565b9160208201611c9a81610c59565b611cbb63ffffffff6060860192611cb184886109cf565b9290911688611ef2565b936002602086015103611ee85763ffffffff611cd783836109cf565b503560c01c1691606086015115918215611edc575b8215611e23575b5050611e1957611d01611c51565b94602084019063ffffffff611d1583610c59565b16151580611dfd575b611dd3575b506020860151600203611d945763ffffffff611d54819382611d47611d6095610c59565b16019560608101906109cf565b503560c01c1692610c59565b1601149182611d7b575b50505b15611d76575f90565b601c90565b608091925081015160e01c91015160e01c145f80611d6a565b94509150915015918215611daa575b5050611d6d565b63ffffffff919250600182611dc1611dc993610c59565b160192610c59565b1614155f80611da3565b81965063ffffffff90611de8611df693610c59565b90611ba860608801886109cf565b945f611d23565b50611e0782610c59565b63ffffffff6040830151911610611d1e565b5050505050601c90565b611e539250611e5d63ffffffff611e6292611e416080820182610a02565b969095611e4d8a610c59565b926109cf565b929091168b611ef2565b611f48565b915f5b818110611e7b5750505062010000105f80611cf3565b611eaf63ffffffff611e8e8385876117ff565b611ea5611e9a82610c59565b9160208101906109cf565b929091168c611ef2565b6002602082015114611ec5575b50600101611e65565b6001919461060d611ed592611f48565b9390611ebc565b60108410159250611cec565b5050505050505f90565b9392506040611eff611c51565b94602084359460018852013560808701520151115f14611f35578060031a60608401528060021a604084015260011a6020830152565b8060041a606084015260031a6040830152565b60808101518060e01c9081156119b357600591611f6b60409260608601516124ee565b905004920151145f14611f925760ff60015b16908181029181830414901517156109085790565b60ff6004611f7d565b94919093945f94602082019060ff82511695611fc7604085019767ffffffffffffffff89511690612576565b80831015612099575f190198828a6040519760206001869781601f53161b525b6120495750606095969798995060051b01149551905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f51911561204057565b600592505f9150565b600181168b82108117612071575060011c99602051602060018d161b525b60011c998a611fe7565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50612067565b505050505050925050506004905f90565b919091600160208201510361210557604001916040835101518210156119b357816120d491612117565b9182151593846120e6575b5050505090565b6002945091602093916120f99351611ef2565b0151145f8080806120df565b516060015163ffffffff161015919050565b909161212660608301836109cf565b50926121375f936080810190610a02565b5f9291925b8181106121495750505050565b6121548183866117ff565b8363ffffffff61216383610c59565b1614612172575060010161213c565b94965050505050612188915060208101906109cf565b9091565b9092602081019263ffffffff60016121a386610c59565b9201911614801590612215575b61220c576121ce92611ba8611b9d606063ffffffff95015192610c59565b604082015160408201511491826121f9575b826121ea57505090565b60809192508101519101511490565b91506060820151606082015114916121e0565b50505050600190565b5061221f83610c59565b63ffffffff604060608501510151911610156121b0565b51916060830163ffffffff8151168083101561230d576001604061226360608701516080880151906124ee565b9690500151149485612278575b505050505090565b6040919293949550019267ffffffffffffffff8451169382156122f95751925163ffffffff169267ffffffffffffffff1683156122f95767ffffffffffffffff939006831611156122f15760ff60015b169204160167ffffffffffffffff81116109085767ffffffffffffffff16145f80808080612270565b60ff5f6122c8565b634e487b7160e01b5f52601260045260245ffd5b5050505050600190565b5f939192612323610c18565b93811515806124e0575b6124d757602082106124ce573590600182811a036124c5578160021a92600184116124bb5762ffffff8360c01c16158015906124a8575b61249e5763ffffffff8360a01c169363ffffffff8460801c169463ffffffff8560601c169063ffffffff8660401c16926201000082118015612490575b8015612488575b801561247c575b61246e5760019291838992148b5280840160408c01520182810160608b01520101806080890152018060a088015281106124645760a086015110908115612459575b50612451578060031a9060041a9182820290816020870152155f1461242157501715155b61241b57565b60079250565b80159250908215612446575b50811561243b575b50612415565b603f9150115f612435565b60201091505f61242d565b506002935050565b60209150115f6123f1565b5060019550505050565b506008995050505050505050565b506201000084116123af565b5083156123a8565b5062040000838901116123a1565b5060059550505050565b5067ffffffffffffffff83161515612364565b5060069550505050565b50600494505050565b50600194505050565b50600394505050565b50600181355f1a141561232d565b6001915f915f915b818310612516575050505f1461251057505f905b60019190565b9061250a565b90919263ffffffff828560051b60e0031c166380000000811161256a5780612547575050600180935b0191906124f6565b90939402936380000000851161255f5760019061253f565b50505050505f905f90565b5050505050505f905f90565b600781116125c7577f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361090857670e080a070a0a080060ff9160031b1c16905f19906001831b0101901c90565b50505f90565b67ffffffffffffffff8111610a545760051b60200190565b8051156118215760200190565b80518210156118215760209160051b010190565b919390949294845180156128aa5786510361289f5760015b85518110156126625761263181876125f2565b515f1982018281116109085761264790886125f2565b5110156126565760010161261e565b50505050505050600390565b5090929594939193602082019060ff8251169461268f604085019667ffffffffffffffff88511690612576565b9885515f198101908111610908576126a88b91886125f2565b51101561289157604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f1901116127cb5750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b61277b5750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015612774570361276f575f90565b600690565b5050600590565b600181168b821081176127a3575060011c99602051602060018d161b525b60011c998a61270f565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50612799565b815b8181106127e25750509560011c958d906126d3565b8051868201938451918060011c8252602089830192019560018216612870578c8210612815575050526020905b016127cd565b90919e926020526001602085019217825114612849575b50509060208083819435604052019d6041601f60025afa5061280f565b8482101561282c576020929e928094508092910151604052916041601f60025afa5061280f565b50509c6020818194938293358352604052019d6041601f60025afa5061280f565b506004985050505050505050565b505050505050600290565b5050505050505060019056",
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
