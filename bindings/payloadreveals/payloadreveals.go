// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package payloadreveals

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

// FrozenEntry is an auto generated low-level Go binding around an user-defined struct.
type FrozenEntry struct {
	Trainer     common.Address
	Slot        uint8
	PayloadRoot [32]byte
	ClaimHash   [32]byte
}

// IObjectDemandsObjectRequest is an auto generated low-level Go binding around an user-defined struct.
type IObjectDemandsObjectRequest struct {
	TaskId    [32]byte
	Requester common.Address
	Part      uint8
	Fragment  uint32
	FirstLeaf uint64
	Leaves    uint16
	Deadline  uint64
	Answered  bool
	Lapsed    bool
}

// IPayloadDemandsPlace is an auto generated low-level Go binding around an user-defined struct.
type IPayloadDemandsPlace struct {
	TaskId   [32]byte
	Round    uint32
	Entry    uint32
	Fragment uint32
	Range    uint32
}

// IPayloadDemandsRequest is an auto generated low-level Go binding around an user-defined struct.
type IPayloadDemandsRequest struct {
	TaskId      [32]byte
	Round       uint32
	Statement   [32]byte
	Requester   common.Address
	Trainer     common.Address
	Slot        uint8
	Branch      uint16
	Fragment    uint32
	FirstLeaf   uint64
	Leaves      uint16
	PayloadRoot [32]byte
	Deadline    uint64
	ReleaseAt   uint64
}

// Statement is an auto generated low-level Go binding around an user-defined struct.
type Statement struct {
	TaskId     [32]byte
	Round      uint32
	ParentRoot [32]byte
	FrozenHash [32]byte
	Included   uint64
	NewRoot    [32]byte
	AuxRoot    [32]byte
}

// PayloadRevealsMetaData contains all meta data concerning the PayloadReveals contract.
var PayloadRevealsMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"fraud_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pricePerLeaf_\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"close\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"count\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deadlineFor\",\"inputs\":[{\"name\":\"bytes_\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"fraud\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outstanding\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"pricePerLeaf\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"publish\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"request\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"requestIdOf\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"made\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"requestOf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIPayloadDemands.Request\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requester\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"releaseAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"show\",\"inputs\":[{\"name\":\"place\",\"type\":\"tuple\",\"internalType\":\"structIPayloadDemands.Place\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"timeout\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"token\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"PayloadRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"by\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"leaves\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PayloadShown\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PricePaid\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RevealClosed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"convicted\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RevealRequested\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"ClockExpired\",\"inputs\":[{\"name\":\"since\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ClockRunning\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"RevealAlreadyRequested\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RevealNotFound\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RevealQueueFull\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"RevealShareFull\",\"inputs\":[{\"name\":\"bytes_\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"most\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnknownValue\",\"inputs\":[{\"name\":\"enumeration\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"function\",\"name\":\"claimantOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"claimant\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pending\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"constantOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"dtype\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"elements\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"entriesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"program\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"firstHoldOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"held\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"releaseAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"holdFirst\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"objectCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"objectRequestIdOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint8\",\"internalType\":\"enumIObjectDemands.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"made\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"objectRequestOf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIObjectDemands.ObjectRequest\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requester\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"part\",\"type\":\"uint8\",\"internalType\":\"enumIObjectDemands.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"answered\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"lapsed\",\"type\":\"bool\",\"internalType\":\"bool\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"publishObject\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"sibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"publishProgram\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"listPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"publishRecords\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"size\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"recordBytesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"releaseFirst\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"requestObject\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint8\",\"internalType\":\"enumIObjectDemands.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"showConstant\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"program\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"input\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"listPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"timeoutObject\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"ObjectRequested\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumIObjectDemands.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ObjectRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"by\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"data\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ObjectWithheld\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"requester\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"DataIsSealed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]}]",
	ID:  "PayloadReveals",
	Bin: "0x610160806040523461029c57604081617ed7803803809161002082856103b4565b83398101031261029c576020610035826103d7565b91015160405161464180820193906001600160401b038511838610176103a057604091839161389683396001600160a01b031680865260208601859052940301905ff09182156102a8576020816004926080526040519283809263c305a6d960e01b82525afa9081156102a8575f91610366575b506001600160a01b0390811660a05260805160405163a2e800ad60e01b81529160209183916004918391165afa9081156102a8575f9161032c575b506001600160a01b0390811660c05260a05160405163fbfa77cf60e01b81529160209183916004918391165afa9081156102a8575f916102ed575b50604051637e062a3560e11b815290602090829060049082906001600160a01b03165afa9081156102a8575f916102b3575b506001600160a01b0390811660e0526101009190915260a051604051635dbe7fa360e11b81529160209183916004918391165afa9081156102a8575f91610265575b50610120526001600160a01b0316610140526040516134aa90816103ec82396080518181816102b2015281816107080152818161082401528181610f8001528181611db5015281816125ba01526127f5015260a0518181816103e501528181610c940152610fd6015260c05181818161045e015281816111a90152818161264501526126d0015260e0518181816101300152818161153501526118a70152610100518181816102f9015281816114d0015261314f01526101205181818161113101526131d30152610140518160220152f35b90506020813d6020116102a0575b81610280602093836103b4565b8101031261029c575163ffffffff8116810361029c575f610193565b5f80fd5b3d9150610273565b6040513d5f823e3d90fd5b90506020813d6020116102e5575b816102ce602093836103b4565b8101031261029c576102df906103d7565b5f610151565b3d91506102c1565b90506020813d602011610324575b81610308602093836103b4565b8101031261029c57602061031d6004926103d7565b915061011f565b3d91506102fb565b90506020813d60201161035e575b81610347602093836103b4565b8101031261029c57610358906103d7565b5f6100e4565b3d915061033a565b90506020813d602011610398575b81610381602093836103b4565b8101031261029c57610392906103d7565b5f6100a9565b3d9150610374565b634e487b7160e01b5f52604160045260245ffd5b601f909101601f19168101906001600160401b038211908210176103a057604052565b51906001600160a01b038216820361029c5756fe60c0806040526004361015610058575b503461005457604051365f82375f8036837f00000000000000000000000000000000000000000000000000000000000000005af43d5f833e15610050573d90f35b3d90fd5b5f80fd5b5f905f3560e01c90816306661abd14611ba35750806314f2f04014611b84578063324e03be146119615780633ccfd60b1461183157806341633115146117ec578063462eae8e14610e8e57806373f4256114610e715780637580725014610e35578063770bfc9914610bbe578063b3eb4c5f1461031c578063b6eb13d9146102e1578063ba8317121461029c578063bb3346ac1461025a578063c27bdee61461019e578063c87d677914610180578063e50d33e3146101625763fc0c546a0361000f573461015f578060031936011261015f576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b80fd5b503461015f578060031936011261015f576020600154604051908152f35b503461015f578060031936011261015f576020600e54604051908152f35b503461015f5760a036600319011261015f5760243561ffff811681036102565760443560ff811681036102525760643563ffffffff8116810361024e576084359063ffffffff8216820361024a576101fa928594600435612a9e565b825260026020526040822054918261021f575b50604091825191151582526020820152f35b90505f19820191821161023657506001604061020d565b634e487b7160e01b81526011600452602490fd5b8480fd5b8380fd5b8280fd5b5080fd5b503461015f57604036600319011261015f576024359063ffffffff8216820361015f57602061028b836004356131ae565b6001600160401b0360405191168152f35b503461015f578060031936011261015f576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b503461015f578060031936011261015f5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b503461005457366003190161012081126100545760a0136100545760a4356001600160401b03811161005457610356903690600401611bde565b60c4356001600160401b03811161005457610375903690600401611c0e565b9260e4356001600160401b03811161005457610395903690600401611c3b565b919092610104356001600160401b038111610054576103b8903690600401611c3b565b9690926103c36124f3565b604051633d91081b60e21b8152600480359082018190529790610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156107a8575f60a052610b8d575b5061045a61014061042d6123a5565b604051631a591c4f60e11b8152600481018c905263ffffffff909116602482015291829081906044820190565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156107a85760c0915f91610b5e575b500151906044359263ffffffff841692838503610054576104b994506128eb565b965f60e06040516104c981611c87565b8281528260208201528260408201528260608201528260808201528260a08201528260c082015201526104fd60a0516129b5565b966105066123b8565b63ffffffff80606060a05101511691161015610b2d576105246123a5565b9761052d6123b8565b906105378b6124b1565b9960408c0135916105466123cb565b91816105506123b8565b6105586123cb565b63ffffffff169063ffffffff1660a0519261057293612a25565b906040519d8e9161058283611c87565b88835263ffffffff169687602084015263ffffffff166040830152600160a01b60019003169384606083015285608083015263ffffffff169060a0015260c08d015260ff1660e08c01526040519260208401948552604084015260608301526080820152608081526105f560a082611ca3565b51902090604088015163ffffffff1660a0890151604051906020820192858452604083015260608201526060815261062e608082611ca3565b51902094825f52600d60205260405f205496865f52600c60205260405f205460ff161598896107f1575b505050505050505060ff60e08401511663ffffffff606060a051015116604060a05101916001600160401b0383511682156107dd576001600160401b0383809204945116069060018401918285116107c9576106f9946106dc6106e2926106d66106c56106f3978761331c565b603f8160061c911615150182611eed565b96611f00565b9261331c565b603f8160061c911615150190611eed565b90612398565b036107b3575060018060a01b037f00000000000000000000000000000000000000000000000000000000000000001691610741602063ffffffff81855195015116920161238a565b92803b15610054575f928360649260ff604051978896879563308bc2ad60e01b8752600487015260248601521660448401525af180156107a857610795575b505b805f51602061348a5f395f51905f525d80f35b6107a191505f90611ca3565b5f5f610780565b6040513d5f823e3d90fd5b915050610782576321bf6c6760e21b5f5260045ffd5b634e487b7160e01b5f52601160045260245ffd5b634e487b7160e01b5f52601260045260245ffd5b9061080f93929186888d9a9f999c9d9b9e989b60a09b989b51612b8a565b60405163ccedbb4360e01b81526020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156107a8575f608052610af2575b5061086e60ff60e083015116612b0b565b96600161088160ff60e085015116613342565b1b9461089963ffffffff60408501511660a0516132a0565b60a084015190818060061b04604014821517156107c9576108c0886108c69360061b611eed565b90611f00565b995f5b60c0850151811015610a1c57878c1015610a11576108e78c80611f00565b9b6108f28c83611eed565b600183018084116107c957610915918c8f8f939061090f91611eed565b92613196565b91906101a060a051015160048110156109fd5760209261096761026060a051015160010b936040519687958695632faa338760e01b8752600487015260248601526080604486015260848501916124c5565b906064830152038160018060a01b03608051165afa9081156107a8575f916109c4575b5015610998576001016108c9565b6064604051633c1e253d60e11b81526020600482015260046024820152633632b0b360e11b6044820152fd5b90506020813d82116109f5575b816109de60209383611ca3565b81010312610054576109ef90611f41565b5f61098a565b3d91506109d1565b634e487b7160e01b5f52602160045260245ffd5b6108e788809d611f00565b50929850959450959298610a479298505f52600c60205260405f20600160ff198254161790556124e5565b925f52600d6020528260405f2055845163ffffffff6020870151169160018060a01b036060880151169363ffffffff60408901511660a0890151918260061b92808404604014901517156107c9577f3a1c9e98ecb16a2215b02ed4889be8192165f8f66fa237f6721731175c50db4893610ae2916001600160401b0360405195869586521660208501526060604085015260608401916124c5565b0390a45f80808080808080610658565b6020813d602011610b25575b81610b0b60209383611ca3565b8101031261005457610b1c90611f79565b6080525f61085d565b3d9150610afe565b604051633c1e253d60e11b8152602060048201526008602482015267199c9859db595b9d60c21b6044820152606490fd5b610b8091506101403d8111610b86575b610b788183611ca3565b8101906123de565b5f610498565b503d610b6e565b610bae906107403d8111610bb7575b610ba68183611ca3565b810190611f8d565b60a0525f61041e565b503d610b9c565b34610054576080366003190112610054576004356024356001600160401b03811161005457610bf1903690600401611c0e565b91906044356001600160401b03811161005457610c12903690600401611c3b565b91906064356001600160401b03811161005457610c33903690600401611c3b565b610c3e9491946124f3565b610c4786612b37565b92600384019182548060d81c610e225760048601549164ffffffffff8360a01c1680421015610e1057508654604051633d91081b60e21b81526004810182905290929091610740836024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156107a8577fcae25916b6102b49377577e9ad3914a49345ea231e5a8cbc84c463e5ef8fbff39b610daa998f9864ffffffffff998e63ffffffff998f989b610d8b9c6104209b5f9a610de8575b508c6002610d799b9c01549160405194610d2686611c87565b855260a01c16602084015261ffff8260c81c16604084015260018060a01b0382166060840152608083015262ffffff8160d81c1660a083015260ff8160f01c1660c083015260f81c60e082015288612b8a565b610d82886130da565b01511642612398565b82546001600160d81b0316911660d81b6001600160d81b031916179055565b610db4813361313e565b5493610dd36040519283923384526040602085015260408401916124c5565b0390a35f5f51602061348a5f395f51905f525d005b610d799a506002610e088f926107403d8111610bb757610ba68183611ca3565b9b5050610d0d565b6375adfbd560e01b5f5260045260245ffd5b8863a9c3ab9560e01b5f5260045260245ffd5b34610054576020366003190112610054576004356001600160a01b03811690819003610054575f526010602052602060405f2054604051908152f35b34610054575f366003190112610054576020600f54604051908152f35b3461005457366003190161016081126100545760e0136100545760e4356001600160401b03811161005457610ec7903690600401611bde565b90610104359163ffffffff831680930361005457610124359063ffffffff82169182810361005457610144359163ffffffff83169182840361005457610f0b6124f3565b60405195637e73e05360e11b87526004359283600489015260243563ffffffff81168091036100545760248901526044356044890152606435918260648a0152608435976001600160401b0389168099036100545760848a0189905260a48035908b015260c48035908b015260208a60e4815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1998a156107a8575f9a6117b0575b50604051633d91081b60e21b815260048101879052610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9485156107a8578c915f9661177e575b506110226110289286866020946128eb565b0161238a565b90600160ff83169a8b1c161561175057611041856129b5565b9763ffffffff606087015116821015610b2d5761105f918987612a25565b995f549b6110968a88604051602081019061107b826004611cc4565b60e0815261108b61010082611ca3565b519020958587612a9e565b805f52600260205260405f20546117275760018e0190818f116107c9575f52600260205260405f205560ff6110cb8385612ae7565b9916986110e18d6110db8c612b0b565b90611eed565b9661046081019161111e6110fc63ffffffff8551168b6131ae565b9961110981600154612398565b600155825f52600360205260405f2054612398565b9061115663ffffffff85511663ffffffff7f000000000000000000000000000000000000000000000000000000000000000016611eed565b80831161171157505f52600360205260405f20556111a56101406111786123a5565b604051631a591c4f60e11b8152600481018e905263ffffffff909116602482015291829081906044820190565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156107a85760606001600160401b039161122f935f916116f2575b500151169263ffffffff6112266001600160401b038c16958261044061121c826104208a0151168a612398565b9701511690612398565b91511690612398565b106116e0575061125a81604061124961125f9489896124a1565b0135966112546123a5565b966124a1565b6124b1565b99604051906101c0820198828a106001600160401b038b11176116cc578d9960405282526020820193845260408201958652606082019233845263ffffffff608084019616865261ffff60a084019116815260c0830191825260e08301915f83526101008401809e60018060a01b0316905264ffffffffff61012085019916895261ffff61014085019a168a5262ffffff61016085019d168d5260ff61018085019b168b526101a084019b8c525f54680100000000000000008110156116cc5780600161132e92015f55611ea1565b9790976116b9579351875594516001870155955160028601559151905194519251915160a09590951b63ffffffff60a01b166001600160a01b03919091161760c09290921b61ffff60c01b169190911760d09190911b60ff60d01b161760d89290921b6001600160d81b03191691909117600382015560049096519151925195519351945160a09390931b64ffffffffff60a01b166001600160a01b03929092169190911760c89590951b61ffff60c81b169490941760d89290921b62ffffff60d81b169190911760f09290921b60ff60f01b169190911760f89190911b6001600160f81b0319161791015561142382611ea1565b5090815463ffffffff600384015460a01c16906002600485015494015462ffffff8560d81c16633fffffc08660d21c1690808204604014901517156107c95760c0879264ffffffffff6114f5987f5c04a5d9db8013a8a081b5ace04b9ed22bf49a3c2478af1e955cc7ec0e8f8b87946040519360018060a01b0383168552602085015261ffff8260c81c166040850152606084015260ff8160f01c16608084015260a01c1660a0820152a47f000000000000000000000000000000000000000000000000000000000000000090611eed565b9061150e6115068360011c84611f00565b600f54612398565b600f5561151d82600e54612398565b600e556040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa9182156107a8575f92611685575b50604051926323b872dd60e01b5f5233600452306024528560445260205f60648180855af19060015f5114821615611666575b50836040525f6060521561165457826024816020936370a0823160e01b82523060048301525afa80156107a8575f90611620575b6115e79250611f00565b828103611609576020825f5f51602061348a5f395f51905f525d604051908152f35b9050630ad48e5960e41b5f5260045260245260445ffd5b506020823d60201161164c575b8161163a60209383611ca3565b81010312610054576115e791516115dd565b3d915061162d565b635274afe760e01b5f5260045260245ffd5b600182151661167c573b15153d151616866115a9565b843d5f823e3d90fd5b9091506020813d6020116116b1575b816116a160209383611ca3565b8101031261005457519085611576565b3d9150611694565b634e487b7160e01b5f525f60045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b630a76b02760e41b5f5260045260245ffd5b61170b91506101403d8111610b8657610b788183611ca3565b5f6111ef565b82630a3bff0f60e01b5f5260045260245260445ffd5b5f52600260205260405f20545f1981019081116107c9576329cfd62b60e11b5f5260045260245ffd5b604051633c1e253d60e11b8152602060048201526005602482015264656e74727960d81b6044820152606490fd5b60209196506110289286866117a4611022946107403d8111610bb757610ba68183611ca3565b99945050509250611010565b9099506020813d6020116117e4575b816117cc60209383611ca3565b81010312610054576117dd90611f0d565b988b610fb8565b3d91506117bf565b346100545761181f6117fd36611bbc565b6118056124f3565b6118196118128284612528565b9182612597565b91612787565b5f5f51602061348a5f395f51905f525d005b34610054575f366003190112610054576118496124f3565b335f52601060205260405f2054801561195257335f5260106020525f604081205561187681600e54611f00565b600e556040518181527ffbb78d90c03ede71a52f887ed761d6178e310a2c426206ba0dc64a01691e16f160203392a27f0000000000000000000000000000000000000000000000000000000000000000906040519063a9059cbb60e01b5f52336004528060245260205f60448180875af160015f5114811615611933575b826040521561191557602092505f5f51602061348a5f395f51905f525d8152f35b635274afe760e01b5f9081526001600160a01b038416600452602490fd5b600181151661194957833b15153d1516166118f4565b823d5f823e3d90fd5b630686827b60e51b5f5260045ffd5b34610054576020366003190112610054576004355f61018060405161198581611c6b565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015201525f54811015611b72576119e290611ea1565b5080549060038101549060018101549060048101549162ffffff8360d81c1691633fffffc08460d21c1692808404604014901517156107c957600201549160405191611a2d83611c6b565b86835260208301908660a01c63ffffffff1682526040840190815260608401600160a01b600190038816815260808501600160a01b600190038816815260a08601918960d01c60ff16835260c08701938a60c01c61ffff16855260e08801958a60c81c61ffff16875261010089019788526101208901988b60f01c60ff168a5261014081019a8b5261016081019b60a01c64ffffffffff168c52610180019b60d81c8c526040519c8d525163ffffffff1660208d01525160408c0152600160a01b6001900390511660608b0152600160a01b6001900390511660808a01525160ff1660a08901525161ffff1660c08801525163ffffffff1660e0870152516001600160401b03166101008601525161ffff1661012085015251610140840152516001600160401b0316610160830152516001600160401b03166101808201526101a090f35b63a9c3ab9560e01b5f5260045260245ffd5b346100545761181f611b9536611bbc565b90611b9e6124f3565b611d2a565b34610054575f366003190112610054576020905f548152f35b906101006003198301126100545760e060043592602319011261005457602490565b9181601f84011215610054578235916001600160401b038311610054576020808501948460071b01011161005457565b9181601f84011215610054578235916001600160401b038311610054576020838186019501011161005457565b9181601f84011215610054578235916001600160401b038311610054576020808501948460051b01011161005457565b6101a081019081106001600160401b038211176116cc57604052565b61010081019081106001600160401b038211176116cc57604052565b90601f801991011681019081106001600160401b038211176116cc57604052565b80358252602081013563ffffffff811681036100545763ffffffff166020830152604081013560408301526060810135606083015260808101356001600160401b0381168091036100545760c0918291608085015260a081013560a08501520135910152565b611d348282612528565b90600482019164ffffffffff835460a01c16804210611e8f5750611d588482612597565b808015611e7f575b611e7257506003810192835460d81c15611e4e575b64ffffffffff60a01b19815416905554907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db9602060405160018152a354907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b1561005457610124611e0b915f80946040519687958694630219972d60e01b86526004860190611cc4565b600160d082901c60ff161b6001600160401b031660e48501526001600160a01b03166101048401525af180156107a857611e425750565b5f611e4c91611ca3565b565b611e57826130da565b8354611e6d9083906001600160a01b031661313e565b611d75565b925090611e4c9350612787565b50600382015460d81c1515611d60565b6303a5cac360e01b5f5260045260245ffd5b5f54811015611ed9575f8080526005919091027f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5630191565b634e487b7160e01b5f52603260045260245ffd5b818102929181159184041417156107c957565b919082039182116107c957565b519061ffff8216820361005457565b51906001600160401b038216820361005457565b519063ffffffff8216820361005457565b5190811515820361005457565b519060ff8216820361005457565b51906fffffffffffffffffffffffffffffffff8216820361005457565b51906001600160a01b038216820361005457565b61074081830312610054576040519161066083018381106001600160401b038211176116cc57604052611fbf82611f0d565b835260208201516020840152611fd760408301611f1c565b6040840152611fe860608301611f30565b60608401526080820151608084015260a082015160a084015260c082015160c084015261201760e08301611f1c565b60e084015261010082015161010084015261012082015160038110156100545761012084015261014082015160078110156100545761014084015261205f6101608301611f30565b6101608401528061019f830112156100545760405161207d81611c87565b806102808401928311610054576101808401905b83821061237a575050610180840152516004811015610054576101a08301526102a08101516002811015610054576101c08301526102c08101516002811015610054576101e08301526120e76102e08201611f30565b6102008301526120fa6103008201611f30565b61022083015261210d6103208201611f30565b6102408301526103408101518060010b810361005457612371916107209161026085015261213e6103608201611f41565b6102808501526121516103808201611f4e565b6102a08501526121646103a08201611f4e565b6102c08501526121776103c08201611f30565b6102e085015261218a6103e08201611f30565b61030085015261219d6104008201611f30565b6103208501526121b06104208201611f4e565b6103408501526121c36104408201611f4e565b6103608501526121d66104608201611f30565b6103808501526121e96104808201611f30565b6103a08501526121fc6104a08201611f30565b6103c085015261220f6104c08201611f30565b6103e08501526122226104e08201611f30565b6104008501526122356105008201611f30565b6104208501526122486105208201611f30565b61044085015261225b6105408201611f30565b61046085015261226e6105608201611f30565b6104808501526122816105808201611f30565b6104a08501526122946105a08201611f4e565b6104c08501526122a76105c08201611f30565b6104e08501526122ba6105e08201611f30565b6105008501526122cd6106008201611f30565b6105208501526122e06106208201611f5c565b6105408501526122f36106408201611f0d565b6105608501526123066106608201611f5c565b6105808501526123196106808201611f5c565b6105a085015261232c6106a08201611f5c565b6105c085015261233f6106c08201611f5c565b6105e08501526123526106e08201611f79565b6106008501526123656107008201611f79565b61062085015201611f79565b61064082015290565b8151815260209182019101612091565b3560ff811681036100545790565b919082018092116107c957565b60243563ffffffff811681036100545790565b60643563ffffffff811681036100545790565b60843563ffffffff811681036100545790565b9081610140910312610054576040519061014082018281106001600160401b038211176116cc5760405280516006811015610054576124989161012091845261242960208201611f1c565b602085015261243a60408201611f1c565b604085015261244b60608201611f1c565b606085015261245c60808201611f1c565b608085015261246d60a08201611f1c565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201611f0d565b61012082015290565b9190811015611ed95760071b0190565b356001600160a01b03811681036100545790565b908060209392818452848401375f828201840152601f01601f1916010190565b5f1981146107c95760010190565b5f51602061348a5f395f51905f525c6125195760015f51602061348a5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b61253490929192612b37565b91604051612546602082018093611cc4565b60e0815261255661010082611ca3565b51902060018301540361256557565b604051633c1e253d60e11b81526020600482015260096024820152681cdd185d195b595b9d60ba1b6044820152606490fd5b6001810154604051630602210b60e21b81526004810191909152916020836024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9283156107a8575f9361274b575b5082156126ab575b508115612605575090565b8054600390910154604051631a591c4f60e11b8152600481019290925263ffffffff60a082901c1660248301529150610140816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156107a85761012061ffff929183925f9161268c575b500151169160c01c16141590565b6126a591506101403d8111610b8657610b788183611ca3565b5f61267e565b60405162b502ad60e71b81529192506126c8906004830190611cc4565b60208160e4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156107a8575f91612711575b5015905f6125fa565b90506020813d602011612743575b8161272c60209383611ca3565b810103126100545761273d90611f41565b5f612708565b3d915061271f565b9092506020813d60201161277f575b8161276760209383611ca3565b810103126100545761277890611f41565b915f6125f2565b3d915061275a565b90911580806128dc575b6128bb57806128ab575b612891576003820190815460d81c1561286d575b6004830164ffffffffff60a01b1981541690558254907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db960206040515f8152a3905490547f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169190823b156100545760645f928361ffff95604051968795869463a89cb02d60e01b8652600486015263ffffffff8160a01c16602486015260c01c1660448401525af180156107a857611e425750565b612876836130da565b815461288c9084906001600160a01b031661313e565b6127af565b600382015460d81c6303a5cac360e01b5f5260045260245ffd5b50600382015460d81c421061279b565b64ffffffffff600484015460a01c166303a5cac360e01b5f5260045260245ffd5b50600383015460d81c15612791565b9291909281831015611750575f5f5b83811061294357500361291357612910926124a1565b90565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b9061294f8285886124a1565b9060405160208101918252823560018060a01b038116809103610054576040820152602083013560ff8116809103610054576001936060918284015260408101356080840152013560a082015260a081526129ab60c082611ca3565b51902091016128fa565b6101c08101805160028110156109fd576129e157506101a0015160048110156109fd5761291090613226565b5160028110156109fd5760849060405190634c6468af60e01b825260406004830152600b60448301526a14185e5b1bd85912da5b9960aa1b60648301526024820152fd5b918360061b93808504604014901517156107c957612a4860ff91612a4f946132a0565b911661331c565b9081811015612a7057612a6191611f00565b60408110906040180260401890565b604051633c1e253d60e11b815260206004820152600560248201526472616e676560d81b6044820152606490fd5b93909263ffffffff929060ff849261ffff6040519760208901998a521660408801521660608601521660808401521660a082015260a08152612ae160c082611ca3565b51902090565b9061ffff604051916020830193845216604082015260408152612ae1606082611ca3565b6001600160fc1b03811681036107c9576ef0040004000400021004100400000061ffff9160041b1c1690565b5f548110801590612b54575b611b7257612b5090611ea1565b5090565b5064ffffffffff6004612b6683611ea1565b50015460a01c1615612b43565b6001600160401b0381116116cc5760051b60200190565b95929491969390966040880195612ba863ffffffff885116896132a0565b9360e08a019360ff8551169060a08c0151918260061b92808404604014901517156107c95760c08d0151612bdb82612b0b565b612be58183611eed565b87036130ae57908991612bf782612b73565b97612c05604051998a611ca3565b828952612c1183612b73565b60208a019a90601f1901368c375f5b848110613043575050505050612c359161331c565b918451915f935f1981019081116107c9579192825b612f6e575050505003612f40575115611ed9575190875160208901519087519160608b0151916040519260408401948486106001600160401b038711176116cc5760205f9581976040526010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b855260405193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c8152612d06606c82611ca3565b604051918291518091835e8101838152039060025afa156107a8575f80519151604051600160f91b6020828101918252600160fa1b602184015260f89390931b6001600160f81b031916602283015260c09690961b6001600160c01b0319166023820152602b810193909352604b80840194909452928252919290612d8c606b82611ca3565b604051918291518091835e8101838152039060025afa156107a857606060805f5196015194019283519563ffffffff80604051936020850193845260208552612dd6604086611ca3565b511695511692612de585612b73565b94612df36040519687611ca3565b808652602086019060051b82019136831161005457905b828210612f30575050506020915f91612e4760216040518093878201958787525180918484015e810186838201520301601f198101835282611ca3565b604051918291518091835e8101838152039060025afa156107a857612e6d925f5161337a565b81939193612eb0575b50505015612e8057565b604051633c1e253d60e11b81526020600482015260076024820152661c185e5b1bd85960ca1b6044820152606490fd5b604051600160f91b6020828101918252600560f81b60218401525f6022840181905260c09590951b63ffffffff60c01b166023840152602b8301859052604b80840194909452928252939450909290612f0a606b82611ca3565b604051918291518091835e8101838152039060025afa156107a8575f51145f8080612e76565b8135815260209182019101612e0a565b604051633c1e253d60e11b8152602060048201526005602482015264383937b7b360d91b6044820152606490fd5b5f5f5b828110612f8b575090509260011c9160011c919282612c4a565b612f958187612398565b91612f9f826124e5565b9286612fac85948d613366565b5191600180821603612ff2575050612fec9250612fdc90612fd7612fcf8b6124e5565b9a8c8961342b565b61343c565b612fe6828c613366565b526124e5565b90612f71565b8686101561302357505061301e90613017613010612fec95966124e5565b958d613366565b519061343c565b612fdc565b612fec945014612fdc5761301e9061303d612fcf8b6124e5565b9061343c565b9091929394506130538482611eed565b600182018083116107c9576001613079602093613071895f95611eed565b908888613196565b6040519291819085855383850137019060025afa15610054576001905f516130a1828d613366565b5201908c94939291612c20565b6064604051633c1e253d60e11b81526020600482015260046024820152636461746160e01b6044820152fd5b6131246130fd600483015460ff6130f38260f81c612b0b565b9160f01c16611eed565b9161310a83600154611f00565b60015561ffff6003600183015492015460c01c1690612ae7565b5f52600360205261313a60405f20918254611f00565b9055565b9060ff600461317492015460f01c167f000000000000000000000000000000000000000000000000000000000000000090611eed565b60011c9060018060a01b03165f52601060205261313a60405f20918254612398565b90939293848311610054578411610054578101920390565b906131c263ffffffff6131cb921642612398565b91600154612398565b9063ffffffff7f000000000000000000000000000000000000000000000000000000000000000016908115613219578282613215936001600160401b039504910615150190612398565b1690565b6365244e4e5f526004601cfd5b60048110156109fd57801561329a5760018114613294576002811461328e57600381146132885760849060405190634c6468af60e01b825260406004830152600c60448301526b28bab0b73a34bd30ba34b7b760a11b60648301526024820152fd5b50600790565b50600390565b50600290565b50600190565b906040820160606001600160401b0382511693019163ffffffff8351169182156107dd5751925163ffffffff16926001600160401b031683156107dd576001600160401b03939006831611156133145760ff60015b16920416016001600160401b0381116107c9576001600160401b031690565b60ff5f6132f5565b6007811161333c5761332d90613342565b6001811b9091015f1901901c90565b50505f90565b6001600160fd1b03811681036107c957670e080a070a0a080060ff9160031b1c1690565b8051821015611ed95760209160051b010190565b91929083811015613421575f92935f1981019081116107c95790815b6133a1575050511491565b600180821614808015613417575b6133c3575b5060011c9060011c9081613396565b9093948351861461340b576133f191156133f8576133eb906133e58786613366565b5161343c565b946124e5565b925f6133b4565b613406906130178786613366565b6133eb565b5050505050505f905f90565b50828214156133af565b505050505f905f90565b9190811015612f405760051b013590565b5f906020926040519084820192600160f81b84526021830152604182015260418152613469606182611ca3565b604051918291518091835e8101838152039060025afa156107a8575f519056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006101408060405234610227576040816146418038038091610020828561032b565b83398101031261022757600460208061003884610362565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa908115610233575f916102f1575b506001600160a01b0390811660a05260805160405163a2e800ad60e01b81529160209183916004918391165afa908115610233575f916102b7575b506001600160a01b0390811660c05260a05160405163fbfa77cf60e01b81529160209183916004918391165afa908115610233575f91610278575b50604051637e062a3560e11b815290602090829060049082906001600160a01b03165afa908115610233575f9161023e575b506001600160a01b0390811660e0526101009190915260a051604051635dbe7fa360e11b81529160209183916004918391165afa908115610233575f916101f0575b50610120526040516142ca908161037782396080518181816119150152818161257401526135d9015260a0518181816101ef015281816109b001528181610d8601528181611c2f015281816137300152613c50015260c051818181611c99015281816134610152818161351801526136be015260e051816120770152610100518181816120120152612e3201526101205181611da30152f35b90506020813d60201161022b575b8161020b6020938361032b565b81010312610227575163ffffffff81168103610227575f610157565b5f80fd5b3d91506101fe565b6040513d5f823e3d90fd5b90506020813d602011610270575b816102596020938361032b565b810103126102275761026a90610362565b5f610115565b3d915061024c565b90506020813d6020116102af575b816102936020938361032b565b810103126102275760206102a8600492610362565b91506100e3565b3d9150610286565b90506020813d6020116102e9575b816102d26020938361032b565b81010312610227576102e390610362565b5f6100a8565b3d91506102c5565b90506020813d602011610323575b8161030c6020938361032b565b810103126102275761031d90610362565b5f61006d565b3d91506102ff565b601f909101601f19168101906001600160401b0382119082101761034e57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102275756fe60e06040526004361015610011575f80fd5b5f60c0525f3560e01c8062c23f9a146124e25780630e0c046b14611c015780630e28016314611b855780631157903714611b5557806343c0e4fc146119e55780634a5e8ff5146118b05780636512feca14611857578063806cc03614610cda5780638ef1389214610c4357806396c5892c14610c24578063a7318c75146108cc578063a7b62b8814610626578063a9f5babd146102be578063d83d917614610189578063f3bb9c05146101225763fb1a3420146100cc575f80fd5b3461011c57604036600319011261011c576100e56126e7565b60043560c05152600960205263ffffffff604060c05120911660c05152602052602063ffffffff604060c051205416604051908152f35b60c05180fd5b3461011c57604036600319011261011c5761013b6126e7565b60043560c05152600b60205263ffffffff604060c05120911660c051526020526060604060c0512063ffffffff6001825492015460405192835260ff8160201c166020840152166040820152f35b3461011c57604036600319011261011c576004356101a56126e7565b6101ad612d94565b8160c051526008602052604060c051205463ffffffff81161590816102a9575b5061025a57604051633d91081b60e21b815260048101839052610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa801561029c576102349160c0519161026d575b5082846133f4565b1561025a5761024291613596565b60c0515f5160206142aa5f395f51905f525d60c05180f35b6321bf6c6760e21b60c05152600460c051fd5b61028f91506107403d8111610295575b61028781836127e6565b810190612887565b8461022c565b503d61027d565b6040513d60c051823e3d90fd5b64ffffffffff915060201c16421015836101cd565b3461011c5760e036600319011261011c576102d76126e7565b6044359063ffffffff8216820361011c576064359063ffffffff8216820361011c576084356001600160401b03811161011c57610318903690600401612745565b91909260a4356001600160401b03811161011c5761033a903690600401612772565b909560c4356001600160401b03811161011c5761035b903690600401612772565b91600363ffffffff871610156105f65763ffffffff85161580156105e4575b80156105ce575b6105a057606087036105335761039f6020890135893560031a613d56565b9990506002893560c0511a1480610592575b15801561058a575b801561057e575b8015610566575b6105335761042a9461041a916040996103fb8b51916103e68d846127e6565b60018352601f198d013660208501378d613e0a565b61040482612d73565b5263ffffffff85169063ffffffff8a16906139fd565b9063ffffffff8716600435613bb3565b825190606082018281106001600160401b0382111761051b5784526040850135825263ffffffff6020830196168652838201943560021a855260043560c05152600b6020528360c051209265ffffffff00008160101b169063ffffffff8082168304620100001491161517156105035763ffffffff6104aa9216906127a2565b5f198101919082116105035763ffffffff93849360019360c0515260205260c0512090518155019351161663ffffffff198354161782555164ff0000000082549160201b169064ff00000000191617905560c05160c051f35b634e487b7160e01b60c051526011600452602460c051fd5b634e487b7160e01b60c051526041600452602460c051fd5b604051633c1e253d60e11b81526020600482015260056024820152641a5b9c1d5d60da1b604482015280606481015b0390fd5b506104006105778a3560021a613dde565b14156103c7565b506040890135156103c0565b5089156103b9565b506003893560011a146103b1565b604051633c1e253d60e11b8152602060048201526005602482015264656e74727960d81b6044820152606490fd5b5063ffffffff811663ffffffff86161015610381565b506201000063ffffffff86161161037a565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b3461011c5760a036600319011261011c576004356106426126e7565b906044356001600160401b03811161011c57610662903690600401612745565b6064356001600160401b03811161011c57610681903690600401612772565b9290916084356001600160401b03811161011c576106a3903690600401612772565b94906106ad612d94565b6106b687613811565b600281015490969060039060ff166106cd8161273b565b036108985760018701549060c0515060149362ffffff8360e01c1691858302928084048714901517156108845763ffffffff8c1695838711801590610878575b6108485761071b8488612c95565b8181109082180218948761072e87612d41565b60c051909781905b8c8183106107ed57505050036107b9576102429c610769610771946107819c8a8f62ffffff8a91549b60c81c169b6139fd565b908787613bb3565b15610787575b5050503691612ce5565b916138bc565b60c051526009602052604060c051209060c05152602052604060c051209063ffffffff19825416179055868080610777565b604051633c1e253d60e11b815280610562600482016060906020815260046020820152636461746160e01b60408201520190565b83610804929493956107fe92613f51565b826127a2565b818114801561083f575b6107b95761082a610824828f948f600196613966565b90613e0a565b610834858c612d80565b5292018a9291610736565b508b811161080e565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b5062060001871161070d565b634e487b7160e01b5f52601160045260245ffd5b604051633c1e253d60e11b815280610562600482016060906020815260046020820152631c185c9d60e21b60408201520190565b3461011c57608036600319011261011c576004356108e86126e7565b6044356001600160401b03811161011c57610907903690600401612745565b9190926064356001600160401b03811161011c57610929903690600401612772565b9094610933612d94565b61093c83613811565b600281015490949060049060ff166109538161273b565b0361089857845460018601805460e01c62ffffff16610bd75763ffffffff831680158015610bcb575b610b9c578260c05152600a602052604060c05120555b604051633d91081b60e21b81526004810192909252610740826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa91821561029c5789869160c05194610b72575b5090610a4e91849562ffffff610a498d8a60e060209a015198610a3163ffffffff6001600160401b038c16971691610a2483613935565b9687915460e01c16612ca2565b94610a3c8688612c95565b818110908218021861397e565b6139fd565b604051600160f91b848201908152600360f91b602183015260c08051602284015293841b6001600160c01b03191660238301529251602b820152604b8082019290925290815290610aa0606b836127e6565b60405191518091835e81019060c05182528060c05192039060025afa1561029c5760c080515191015103610b425760405195602087016001600160fb1b03841161011c5787610b0c60206102429a8195610b3d9860051b8091873781010301601f1981018352826127e6565b87604051988995858701378401908382019060c0518252519283915e010160c051815203601f1981018552846127e6565b6138bc565b604051633c1e253d60e11b815260206004820152600760248201526619185d185cd95d60ca1b6044820152606490fd5b6020945090610b93610a4e93926107403d81116102955761028781836127e6565b945090916109ed565b604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b5062010000811161097c565b8160c05152600a602052604060c051205463ffffffff8416031561099257604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b3461011c5760c05136600319011261011c576020600454604051908152f35b3461011c57602036600319011261011c5760c08051600435808252600860205291516040902080546060938392839291604883901c60ff16610ca8575b5050509063ffffffff6001600160401b03926040519415158552166020840152166040820152f35b610cc49295506001600160401b03945063ffffffff9350613686565b9260501c169163ffffffff600193919286610c80565b3461011c5760a036600319011261011c576024356001600160401b03811161011c57610d0a903690600401612745565b6044356001600160401b03811161011c57610d29903690600401612772565b6084356001600160401b03811161011c57610d48903690600401612772565b9091610d52612d94565b610d5d600435613811565b60808190525460a0908152604051633d91081b60e21b81529051600482015293610740856024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa94851561029c5760c05195611836575b506080516002015460ff1690610dd58261273b565b81610e42575050505050620100008211908115610e0d575b506107b95761024291610e02915b3691612ce5565b6080516004356138bc565b90506020604051838582378381019060c05182528060c05192039060025afa1561029c57602060c05151910151141583610ded565b610e4f8298969798613308565b156113d85760016080510162ffffff815460c81c1693610e6f858a613e2d565b92610e798561273b565b6001600160401b0384169260c05150549162ffffff8360e01c1680633fffffc08560da1c16046040149015171561050357610ee291610ec68d8c610ebd6001613dde565b8760f81c61397e565b610ed1866001613ea9565b90633fffffc08660da1c16906139fd565b9160405190610ef0826127cb565b600a825260016020830152604082015260c051606082015260c0515b8260f81c811061113157506020939291505060018403611129576001905b604051600160f91b85820190815260f89390931b6001600160f81b0319166021820152600160f81b602282015260c09390931b6001600160c01b0319166023840152602b8301869052604b808401919091528252610f89606b836127e6565b60405191518091835e81019060c05182528060c05192039060025afa1561029c5760c051519060010361111857610fc39060643590613f07565b6080860151926020606088019261100363ffffffff8551169763ffffffff60405196858801948552858852610ff96040896127e6565b5116943691613870565b9360c0515061103a602160405180948682019460c05186525180918484015e810160c051838201520301601f1981018452836127e6565b60405191518091835e81019060c05182528060c05192039060025afa1561029c576110689260c0515161413d565b9092836110fb575b505050156110cd576102429261109463ffffffff610420610e0295015116426127a2565b60a05160c051526008602052604060c051209068ffffffffff0000000082549160201b169068ffffffffff000000001916179055610dfb565b604051633c1e253d60e11b8152602060048201526005602482015264737461746560d81b6044820152606490fd5b61110f92935060c0519060c0516003613b31565b14848080611070565b61112490606435613f07565b610fc3565b600290610f2a565b80600a1b818104610400148215171561050357600182018083116105035780600a1b9080820461040014901517156105035761116e918e8d613966565b61118c818361118686633fffffc08a60da1c166127a2565b8761401d565b91826111ce575b5050156111a257600101610f0c565b6064604051633c1e253d60e11b81526020600482015260046024820152633632b0b360e11b6044820152fd5b60c0519192509081905b838301821061133d577c800000008000000080000000800000008000000080000000800000008091501615918215611214575b50508d80611193565b60c051919250825b81810184106112535750507f8000000080000000800000008000000080000000800000008000000080000000915016158d8061120b565b909160209084357dc07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f8118907d7f8100007f8100007f8100007f8100007f8100007f8100007f8100007f817d807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f7effffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff7effff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f8460081c160160071b921601600f1b16907f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff80821601171617930192919061121c565b6080905f51602061426a5f395f51905f525f51602061428a5f395f51905f5260608501351601905f51602061426a5f395f51905f525f51602061428a5f395f51905f5260408601351601905f51602061426a5f395f51905f525f51602061428a5f395f51905f5260208701351601905f51602061426a5f395f51905f525f51602061428a5f395f51905f5287351601171717179101906111d8565b94969550909250600591506113ec8161273b565b036108985760a05160c05152600b602052604060c051206001608051019062ffffff825460c81c1660c05152602052604060c051209260018401549163ffffffff83169060c05150549362ffffff8560e01c1680633fffffc08760da1c1604604014901517156105035761149a908560f81c93611479898b61147360ff8a60201c16613dde565b8861397e565b6114898560ff8960201c16613ea9565b90633fffffc08960da1c16906139fd565b93604051916114a8836127cb565b600a835260ff8560201c166020840152604083015260c051606083015260c0515b8381106115a1575050604051600160f91b6020828101918252600560f91b602184015260d886901b6001600160f81b031916602284015260c095861b63ffffffff60c01b1660238401529451602b830152604b80830196909652948152929391506115379050606b836127e6565b60405191518091835e81019060c05182528060c05192039060025afa1561029c5760c051519054036115705761024291610e0291610dfb565b604051633c1e253d60e11b815260206004820152600860248201526718dbdb9cdd185b9d60c21b6044820152606490fd5b80600a1b818104610400148215171561050357600182018083116105035780600a1b908082046104001490151715610503576115de918a8c613966565b906115fd82826115f786633fffffc08960da1c166127a2565b8861401d565b9182611613575b5050156111a2576001016114c9565b909150600160ff8860201c161491821592611632575b50508a80611604565b60c05191810192509081905b83821061179b577c800000008000000080000000800000008000000080000000800000008091501615918215611678575b50508a80611629565b60c0519192505b8083106116b357507f8000000080000000800000008000000080000000800000008000000080000000915016158a8061166f565b9060209083357dc07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f8118907d7f8100007f8100007f8100007f8100007f8100007f8100007f8100007f817d807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f7effffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff7effff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f8460081c160160071b921601600f1b16907f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff808216011716179201919061167f565b6080905f51602061426a5f395f51905f525f51602061428a5f395f51905f5260608501351601905f51602061426a5f395f51905f525f51602061428a5f395f51905f5260408601351601905f51602061426a5f395f51905f525f51602061428a5f395f51905f5260208701351601905f51602061426a5f395f51905f525f51602061428a5f395f51905f52873516011717171791019061163e565b6118509195506107403d81116102955761028781836127e6565b9387610dc0565b3461011c57611875611868366126fa565b60c05194939092906131b8565b60c051526005602052604060c0512054908161189d575b604091825191151582526020820152f35b505f19810190811161050357600161188c565b346119c05760203660031901126119c0576004356118cc612d94565b805f52600860205260405f209081549160ff8360481c16156119d6576001600160401b036118fa8284613686565b168042106119c4575069ff00000000000000000019831690557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156119c05760645f928361ffff95604051968795869463a89cb02d60e01b8652600486015263ffffffff8160501c16602486015260701c1660448401525af180156119b5576119a15760c0515f5160206142aa5f395f51905f525d60c05180f35b5f6119ab916127e6565b5f60c05280610242565b6040513d5f823e3d90fd5b5f80fd5b6303a5cac360e01b5f5260045260245ffd5b6321bf6c6760e21b5f5260045ffd5b346119c05760203660031901126119c0575f610100604051611a06816127af565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201520152610120611a43600435612dc9565b80549060ff6001600160401b03600260018401549301549261ffff84838582169763ffffffff611a7c62ffffff8760e01c168b846131fb565b916040519a8b91611a8c836127af565b82526001600160a01b038816602083019081526040830191611aad8161273b565b82528a610100606085019462ffffff8c60c81c16865288608082019816885260a08101998c60f81c8b5264ffffffffff60c083019d60a01c168d5260e082019e8f9160081c1615159052019c60101c1615158c526040519c518d5260018060a01b0390511660208d015251611b218161273b565b60408c0152511660608a015251166080880152511660a0860152511660c084015251151560e0830152511515610100820152f35b346119c05760203660031901126119c0576004355f52600a602052602063ffffffff60405f205416604051908152f35b346119c05760203660031901126119c0576004355f815f52600660205260405f20541515915f52600760205260405f20549182611bd5575b6040809350519160018060a01b031682526020820152f35b90505f19820191821161088457611bed604092612cb5565b50600101546001600160a01b031690611bbd565b346119c057611c0f366126fa565b9092611c19612d94565b6040516363ef8a7160e11b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169190602081602481865afa9081156119b5575f916124a7575b506007811015612493576003810361248157506040516365c7d79d60e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169461012082602481895afa9182156119b5575f926123b3575b506001600160401b0360c08301511661239f5761074060249460405195868092633d91081b60e21b82528760048301525afa9384156119b5575f9461237e575b50611d288588838787612ec5565b9460045497611d39828285886131b8565b805f52600560205260405f20546123555760018a0190818b11610884575f52600560205260405f205586600a1b918783046104001488151715610884576104608701611d8c63ffffffff825116426127a2565b9360015494611d9b82876127a2565b9163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000169283156123485781611de5611e0094838780611deb96049106151501906127a2565b986127a2565b600155895f52600660205260405f20546127a2565b91611e1263ffffffff82511683612ca2565b8311612320575050918a9189959493885f52600660205260405f205560405191611e3b836127af565b8883526020830191338352604084019564ffffffffff81168752606085019362ffffff84168552608086019762ffffff8416895260ff60a088019b168b5260c087019a611e878b61273b565b8a8c525f60e08901525f6101008901526004546801000000000000000081101561230c57806001611ebb9201600455612cb5565b9590956122f957885186559251915196519951905160a097881b64ffffffffff60a01b166001600160a01b03939093169290921760c89a909a1b62ffffff60c81b169990991760e09990991b62ffffff60e01b169890981760f89890981b6001600160f81b0319169790971760018301559751612003988b977fed70a0d15bbbecbcc1b113c71bed6f06a512cc944f7c708d0d1fa46efec5f9cd966001600160401b039492938593611fcc9363ffffffff939092600292909201916101009190611f848161273b565b611f8d8161273b565b835460e0830151939092015162ffffff1990921660ff919091161791151560081b61ff00169190911790151560101b62ff000016179055168a8a6131fb565b63ffffffff60405195611fde8c61273b565b8b875216602086015216604084015261ffff8d166060840152166080820152a3613308565b6121fb575b50505061203791507f000000000000000000000000000000000000000000000000000000000000000090612ca2565b906120506120488360011c84612c95565b600f546127a2565b600f5561205f82600e546127a2565b600e556040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa9182156119b5575f926121c7575b50604051926323b872dd60e01b5f5233600452306024528560445260205f60648180855af19060015f51148216156121a8575b50836040525f6060521561219657826024816020936370a0823160e01b82523060048301525afa80156119b5575f90612162575b6121299250612c95565b82810361214b576020825f5f5160206142aa5f395f51905f525d604051908152f35b9050630ad48e5960e41b5f5260045260245260445ffd5b506020823d60201161218e575b8161217c602093836127e6565b810103126119c057612129915161211f565b3d915061216f565b635274afe760e01b5f5260045260245ffd5b60018215166121be573b15153d151616866120eb565b843d5f823e3d90fd5b9091506020813d6020116121f3575b816121e3602093836127e6565b810103126119c0575190856120b8565b3d91506121d6565b815f52600860205260405f209063ffffffff8254169063ffffffff8214610884576122489263ffffffff6001602094011663ffffffff19825416179055019263ffffffff845116836133f4565b80612276575b612037945061225e575b80612008565b63ffffffff61226f92511690613596565b8380612258565b5081516040516302c8fea360e21b81526004810183905263ffffffff909116602482015293602090859060449082905afa80156119b5575f906122be575b612037945061224e565b506020843d6020116122f1575b816122d8602093836127e6565b810103126119c0576122ec61203794612807565b6122b4565b3d91506122cb565b634e487b7160e01b5f525f60045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b9063ffffffff61233292511690612ca2565b90630a3bff0f60e01b5f5260045260245260445ffd5b6365244e4e5f526004601cfd5b5f52600560205260405f20545f198101908111610884576329cfd62b60e11b5f5260045260245ffd5b6123989194506107403d81116102955761028781836127e6565b9287611d1a565b6396fe8cdd60e01b5f52600760045260245ffd5b909150610120813d8211612479575b816123d061012093836127e6565b810103126119c057610100604051916123e8836127af565b6123f181612814565b83526123ff60208201612814565b602084015261241060408201612814565b604084015261242160608201612814565b606084015261243260808201612825565b608084015261244360a08201612825565b60a084015261245460c08201612825565b60c084015261246560e08201612807565b60e084015201516101008201529087611cda565b3d91506123c2565b630d64047360e21b5f5260045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b90506020813d6020116124da575b816124c2602093836127e6565b810103126119c0575160078110156119c05786611c70565b3d91506124b5565b346119c05760203660031901126119c0576004356124fe612d94565b61250781612dc9565b90600282019081549060ff8260081c166126d5576001840180549264ffffffffff8460a01c168042106119c4575060ff8160101c16159586948154968796612615575b5050505050505060405190630d3225cb60e21b825260048201526020816024815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156119b5575f916125db575b501590816125d2575b506125c4575f5f5160206142aa5f395f51905f525d005b624d8cff60e81b5f5260045ffd5b905015816125ad565b90506020813d60201161260d575b816125f6602093836127e6565b810103126119c05761260790612807565b826125a4565b3d91506125e9565b62ff0000199093166201000017909255612638916001600160a01b031690612de0565b825f52600760205260405f205480159081156126bd575b50612698575b546040516001600160a01b0390911681527ff7734741e47c78a7ddad612d71504605d980bcb1525b0055401ca5e19cd59f9990602090a38083808080808061254a565b600182019250828211610884575f848152600760205260409020929092558291612655565b9350506001820192838311610884578493108661264f565b63a9c3ab9560e01b5f5260045260245ffd5b6024359063ffffffff821682036119c057565b60809060031901126119c0576004359060243560068110156119c0579060443563ffffffff811681036119c0579060643563ffffffff811681036119c05790565b6006111561249357565b9181601f840112156119c0578235916001600160401b0383116119c057602083818601950101116119c057565b9181601f840112156119c0578235916001600160401b0383116119c0576020808501948460051b0101116119c057565b9190820180921161088457565b61012081019081106001600160401b0382111761230c57604052565b608081019081106001600160401b0382111761230c57604052565b90601f801991011681019081106001600160401b0382111761230c57604052565b519081151582036119c057565b519063ffffffff821682036119c057565b51906001600160401b03821682036119c057565b519061ffff821682036119c057565b519060ff821682036119c057565b51906fffffffffffffffffffffffffffffffff821682036119c057565b51906001600160a01b03821682036119c057565b610740818303126119c0576040519161066083018381106001600160401b0382111761230c576040526128b982612839565b8352602082015160208401526128d160408301612825565b60408401526128e260608301612814565b60608401526080820151608084015260a082015160a084015260c082015160c084015261291160e08301612825565b60e084015261010082015161010084015261012082015160038110156119c05761012084015261014082015160078110156119c0576101408401526129596101608301612814565b6101608401528061019f830112156119c05760405161010081018181106001600160401b0382111761230c576040528061028084019283116119c0576101808401905b838210612c855750506101808401525160048110156119c0576101a08301526102a081015160028110156119c0576101c08301526102c081015160028110156119c0576101e08301526129f26102e08201612814565b610200830152612a056103008201612814565b610220830152612a186103208201612814565b6102408301526103408101518060010b81036119c057612c7c9161072091610260850152612a496103608201612807565b610280850152612a5c6103808201612848565b6102a0850152612a6f6103a08201612848565b6102c0850152612a826103c08201612814565b6102e0850152612a956103e08201612814565b610300850152612aa86104008201612814565b610320850152612abb6104208201612848565b610340850152612ace6104408201612848565b610360850152612ae16104608201612814565b610380850152612af46104808201612814565b6103a0850152612b076104a08201612814565b6103c0850152612b1a6104c08201612814565b6103e0850152612b2d6104e08201612814565b610400850152612b406105008201612814565b610420850152612b536105208201612814565b610440850152612b666105408201612814565b610460850152612b796105608201612814565b610480850152612b8c6105808201612814565b6104a0850152612b9f6105a08201612848565b6104c0850152612bb26105c08201612814565b6104e0850152612bc56105e08201612814565b610500850152612bd86106008201612814565b610520850152612beb6106208201612856565b610540850152612bfe6106408201612839565b610560850152612c116106608201612856565b610580850152612c246106808201612856565b6105a0850152612c376106a08201612856565b6105c0850152612c4a6106c08201612856565b6105e0850152612c5d6106e08201612873565b610600850152612c706107008201612873565b61062085015201612873565b61064082015290565b815181526020918201910161299c565b9190820391821161088457565b8181029291811591840414171561088457565b600454811015612cd15760045f52600360205f20910201905f90565b634e487b7160e01b5f52603260045260245ffd5b9291926001600160401b03821161230c5760405191612d0e601f8201601f1916602001846127e6565b8294818452818301116119c0578281602093845f960137010152565b6001600160401b03811161230c5760051b60200190565b90612d4b82612d2a565b612d5860405191826127e6565b8281528092612d69601f1991612d2a565b0190602036910137565b805115612cd15760200190565b8051821015612cd15760209160051b010190565b5f5160206142aa5f395f51905f525c612dba5760015f5160206142aa5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b6004548110156126d557612ddc90612cb5565b5090565b9060018201546203fc008160f81c9160ee1c169080820461040014811517156108845781612e13612e5793600154612c95565b60015584545f526006602052612e2e60405f20918254612c95565b90557f000000000000000000000000000000000000000000000000000000000000000090612ca2565b60011c9060018060a01b03165f526010602052612e7960405f209182546127a2565b9055612e8b60ff600283015416613308565b612e925750565b545f52600860205260405f2063ffffffff815416801561088457815463ffffffff19165f1990910163ffffffff16179055565b91612ecf8161273b565b801561318b57612ede8161273b565b6003811461310757612eef8161273b565b6004811461303557612f008161273b565b60058103612fb85750505f52600b60205263ffffffff60405f2091165f5260205260405f20805415611570576001612f4791015460ff63ffffffff82169160201c16613ea9565b905b643fffffffc063ffffffff82169160061b1690808204604014901517156108845781811015612f8a57612f7b91612c95565b60408110906040180260401890565b604051633c1e253d60e11b815260206004820152600560248201526472616e676560d81b6044820152606490fd5b612fc491939250613308565b156108985763ffffffff8060608401511691169081101561300457612fe891613e2d565b612ff26001613ff9565b6001811b9091015f1901901c90612f49565b604051633c1e253d60e11b8152602060048201526008602482015267199c9859db595b9d60c21b6044820152606490fd5b50929160a0840151159081156130f7575b50610b42576101208301516003811015612493576002146130e5575f52600a60205263ffffffff60405f2054911691821515928361308b575b505050612f8a57604090565b82159350909183156130d8575b83156130aa575b5050505f808061307f565b6001600160401b0392935060e0916130c46130ca92613935565b90612ca2565b9201511611155f808061309f565b62ffffff82119350613098565b63cd82a7d760e01b5f5260045260245ffd5b63ffffffff91501615155f613046565b5060a0015190929015801561317a575b6105f65763ffffffff1690811515928361313757505050612f8a57604090565b90919250601483029280840460141490151715610884575f52600960205263ffffffff60405f2091165f5260205263ffffffff60405f20541611155f808061307f565b50600363ffffffff83161015613117565b50505063ffffffff1615908115916131a8575b50612f8a57604090565b63ffffffff91501615155f61319e565b9263ffffffff80929360405194602086019687526131d58161273b565b6040860152166060840152166080820152608081526131f560a0826127e6565b51902090565b6132048261273b565b600382146132e7576132158261273b565b600482146132b557506132278161273b565b80159081156132a0575b8115613290575b5061327157604051633c1e253d60e11b815280610562600482016060906020815260046020820152631c185c9d60e21b60408201520190565b8060061b9080820460401490151715610884576001600160401b031690565b61329a9150613308565b5f613238565b90506132ab8161273b565b6005811490613231565b9050816132c25750505f90565b6001600160401b03916132e3915f52600a6020526130c460405f2054613935565b1690565b5050601481029080820460141490151715610884576001600160401b031690565b6133118161273b565b60018114908115613320575090565b6002915061332d8161273b565b1490565b90816101409103126119c0576040519061014082018281106001600160401b0382111761230c57604052805160068110156119c0576133eb9161012091845261337c60208201612825565b602085015261338d60408201612825565b604085015261339e60608201612825565b60608501526133af60808201612825565b60808501526133c060a08201612825565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201612839565b61012082015290565b919091805f52600860205260405f2060ff815460481c169081613579575b506134ce5763ffffffff831680151590816134d5575b506134ce57604051631a591c4f60e11b8152600481019190915263ffffffff929092166024830152610140826044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156119b55761349a925f9161349f575b50613ecf565b421090565b6134c191506101403d81116134c7575b6134b981836127e6565b810190613331565b5f613494565b503d6134af565b5050505f90565b5f1901905063ffffffff811161088457604051631a591c4f60e11b81526004810183905263ffffffff919091166024820152610140816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156119b55760e0915f9161355a575b500151608083015114155f613428565b61357391506101403d81116134c7576134b981836127e6565b5f61354a565b6001600160401b03915061358d9083613686565b1615155f613412565b5f818152600860209081526040808320905163be6ca4b560e01b8152600481019490945263ffffffff851660248501529391839060449082906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af180156119b5575f90613649575b835460509290921b63ffffffff60501b166fffffffffffffff0000000000000000001990921660709190911b61ffff60701b161717600160481b1790915550565b506020823d60201161367e575b81613663602093836127e6565b810103126119c057613679600160481b92612839565b613608565b3d9150613656565b9054604051631a591c4f60e11b81526004810183905263ffffffff605083901c16602482015291610140836044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9283156119b5575f936137f0575b50600283516136fc8161273b565b6137058161273b565b148015906137d6575b6134ce57604051633d91081b60e21b81526004810191909152610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156119b5576001600160401b0393613779925f926137b55750613ecf565b9063ffffffff811615806137a2575b1561379d5764ffffffffff915060201c161690565b501690565b508164ffffffffff8260201c1610613788565b6137cf9192506107403d81116102955761028781836127e6565b905f613494565b5061ffff6101208401511661ffff8360701c16141561370e565b61380a9193506101403d81116134c7576134b981836127e6565b915f6136ee565b9061381b82612dc9565b91600283015460ff8160081c16908115613862575b506126d5575064ffffffffff600183015460a01c16804210156138505750565b6375adfbd560e01b5f5260045260245ffd5b60ff915060101c165f613830565b92919061387c81612d2a565b9361388a60405195866127e6565b602085838152019160051b81019283116119c057905b8282106138ac57505050565b81358152602091820191016138a0565b90602060607f5267cfe7f5e0267a5dbb7d9196aa05f3793324abec4b6c98a9bc9824fc10c391926002810161010061ff00198254161790556138fe3382612de0565b54946040519283913383526040828401528051918291826040860152018484015e5f828201840152601f01601f19168101030190a3565b801561395257620100000461010081109061010018026101001890565b634e487b7160e01b5f52601260045260245ffd5b909392938483116119c05784116119c0578101920390565b9093929361398c8183612ca2565b85036107b95761399b82612d41565b945f5b8381106139ac575050505050565b6139b68382612ca2565b906001810191828211610884576108246139de916139d687600196612ca2565b90868a613966565b6139e8828a612d80565b520161399e565b5f1981146108845760010190565b9392908451915f935f198101908111610884579192825b613a5c575050505003613a2e57613a2a90612d73565b5190565b604051633c1e253d60e11b8152602060048201526005602482015264383937b7b360d91b6044820152606490fd5b5f5f5b828110613a79575090509260011c9160011c919282613a14565b613a8381876127a2565b91613a8d826139ef565b9286613a9a85948d612d80565b5191600180821603613ae0575050613ada9250613aca90613ac5613abd8b6139ef565b9a8c89613f34565b613f07565b613ad4828c612d80565b526139ef565b90613a5f565b86861015613b11575050613b0c90613b05613afe613ada95966139ef565b958d612d80565b5190613f07565b613aca565b613ada945014613aca57613b0c90613b2b613abd8b6139ef565b90613f07565b91935f936020956040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b1660228501526001600160401b0360c01b9060c01b166023840152602b830152604b820152604b8152613b93606b826127e6565b604051918291518091835e8101838152039060025afa156119b5575f5190565b926020919495925f916040519084820192600160f91b8452600960f81b60218401528460228401526001600160401b0360c01b9063ffffffff60c01b9060c01b1616602383015283602b830152604b820152604b8152613c14606b826127e6565b604051918291518091835e8101838152039060025afa156119b5575f51604051633d91081b60e21b8152600481019390935291610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156119b557613cb560a06020945f948591613d37575b5001519660405192858401968752858452613cae6040856127e6565b3691613870565b93613ce460216040518093878201958787525180918484015e810186838201520301601f1981018352826127e6565b604051918291518091835e8101838152039060025afa156119b5576003613d0c925f5161413d565b81929192613d1e575b5050156105f657565b613d2f9192505f6003816013613b31565b145f80613d15565b613d5091506107403d81116102955761028781836127e6565b5f613c92565b6001915f915f915b818310613d7e575050505f14613d7857505f905b60019190565b90613d72565b90919263ffffffff828560051b60e0031c1663800000008111613dd25780613daf575050600180935b019190613d5e565b909394029363800000008511613dc757600190613da7565b50505050505f905f90565b5050505050505f905f90565b6001600160fc1b0381168103610884576ef0040004000400021004100400000061ffff9160041b1c1690565b5f906001602093806040519385855383850137019060025afa156119c0575f5190565b906040820160606001600160401b0382511693019163ffffffff8351169182156139525751925163ffffffff16926001600160401b03168315613952576001600160401b0393900683161115613ea15760ff60015b16920416016001600160401b038111610884576001600160401b031690565b60ff5f613e82565b60078111613ec957613eba90613ff9565b6001811b9091015f1901901c90565b50505f90565b9063ffffffff610460613efa6001600160401b036060613f04960151168361044086015116906127a2565b92015116906127a2565b90565b5f906020926040519084820192600160f81b84526021830152604182015260418152613b936061826127e6565b9190811015613a2e5760051b013590565b90821015612cd1570190565b602083018084116108845782106134ce57613f6d838383613f45565b3560f81c92600184148015613fef575b613fe65760028414613fdd576005810180911161088457600392613fa092613f45565b3560f81c911480613fd2575b15613fcd578060600290606082040361088457604001806040116108845790565b505f90565b506020811115613fac565b50505050606090565b50505050602090565b5060048414613f7d565b6001600160fd1b038116810361088457670e080a070a0a080060ff9160031b1c1690565b919060ff6020840151168015614133576001806072831c161493845f14614124575f925b61404a83613dde565b928388036141185760406140656001600160401b0392613ff9565b9301511690821b90039485821c61410c576140f6575060ff9060021c8460081c02931602806140a5575b509161409f9181613f0494613966565b90614232565b9290918360031c016004810193600785911680151592836140d0575b5050506134ce5791905f61408f565b600501955060ff9250906140e5908486613f45565b3560f81c901c1615155f80806140c1565b8593925093613f04959161409f951c0291613966565b50505050505050600190565b50505050505050505f90565b61412d826141e2565b92614041565b5050505050600190565b919290838110156141d8575f92935f1981019081116108845790815b614164575050511491565b6001808216148080156141ce575b614186575b5060011c9060011c9081614159565b90939483518614613dd2576141b491156141bb576141ae906141a88786612d80565b51613f07565b946139ef565b925f614177565b6141c990613b058786612d80565b6141ae565b5082821415614172565b505050505f905f90565b6002811461422c57600381146142265760849060405190634c6468af60e01b8252604060048301526005604483015264445479706560d81b60648301526024820152fd5b50600490565b50600890565b5f9190601f8216828201035b808210614259575060f890359160031b16610100031c171590565b909260209084351793019061423e56fe00000001000000010000000100000001000000010000000100000001000000010000007f0000007f0000007f0000007f0000007f0000007f0000007f0000007f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
}

// PayloadReveals is an auto generated Go binding around an Ethereum contract.
type PayloadReveals struct {
	abi abi.ABI
}

// NewPayloadReveals creates a new instance of PayloadReveals.
func NewPayloadReveals() *PayloadReveals {
	parsed, err := PayloadRevealsMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &PayloadReveals{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *PayloadReveals) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address fraud_, uint256 pricePerLeaf_) returns()
func (payloadReveals *PayloadReveals) PackConstructor(fraud_ common.Address, pricePerLeaf_ *big.Int) []byte {
	enc, err := payloadReveals.abi.Pack("", fraud_, pricePerLeaf_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackBurned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x73f42561.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burned() view returns(uint256)
func (payloadReveals *PayloadReveals) PackBurned() []byte {
	enc, err := payloadReveals.abi.Pack("burned")
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
func (payloadReveals *PayloadReveals) TryPackBurned() ([]byte, error) {
	return payloadReveals.abi.Pack("burned")
}

// UnpackBurned is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x73f42561.
//
// Solidity: function burned() view returns(uint256)
func (payloadReveals *PayloadReveals) UnpackBurned(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("burned", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimantOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e280163.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimantOf(bytes32 taskId) view returns(address claimant, bool pending)
func (payloadReveals *PayloadReveals) PackClaimantOf(taskId [32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("claimantOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimantOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e280163.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimantOf(bytes32 taskId) view returns(address claimant, bool pending)
func (payloadReveals *PayloadReveals) TryPackClaimantOf(taskId [32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("claimantOf", taskId)
}

// ClaimantOfOutput serves as a container for the return parameters of contract
// method ClaimantOf.
type ClaimantOfOutput struct {
	Claimant common.Address
	Pending  bool
}

// UnpackClaimantOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0e280163.
//
// Solidity: function claimantOf(bytes32 taskId) view returns(address claimant, bool pending)
func (payloadReveals *PayloadReveals) UnpackClaimantOf(data []byte) (ClaimantOfOutput, error) {
	out, err := payloadReveals.abi.Unpack("claimantOf", data)
	outstruct := new(ClaimantOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Claimant = *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	outstruct.Pending = *abi.ConvertType(out[1], new(bool)).(*bool)
	return *outstruct, nil
}

// PackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x41633115.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function close(uint256 id, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) returns()
func (payloadReveals *PayloadReveals) PackClose(id *big.Int, statement Statement) []byte {
	enc, err := payloadReveals.abi.Pack("close", id, statement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x41633115.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function close(uint256 id, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) returns()
func (payloadReveals *PayloadReveals) TryPackClose(id *big.Int, statement Statement) ([]byte, error) {
	return payloadReveals.abi.Pack("close", id, statement)
}

// PackConstantOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf3bb9c05.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function constantOf(bytes32 taskId, uint32 number) view returns(bytes32 root, uint8 dtype, uint32 elements)
func (payloadReveals *PayloadReveals) PackConstantOf(taskId [32]byte, number uint32) []byte {
	enc, err := payloadReveals.abi.Pack("constantOf", taskId, number)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConstantOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf3bb9c05.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function constantOf(bytes32 taskId, uint32 number) view returns(bytes32 root, uint8 dtype, uint32 elements)
func (payloadReveals *PayloadReveals) TryPackConstantOf(taskId [32]byte, number uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("constantOf", taskId, number)
}

// ConstantOfOutput serves as a container for the return parameters of contract
// method ConstantOf.
type ConstantOfOutput struct {
	Root     [32]byte
	Dtype    uint8
	Elements uint32
}

// UnpackConstantOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf3bb9c05.
//
// Solidity: function constantOf(bytes32 taskId, uint32 number) view returns(bytes32 root, uint8 dtype, uint32 elements)
func (payloadReveals *PayloadReveals) UnpackConstantOf(data []byte) (ConstantOfOutput, error) {
	out, err := payloadReveals.abi.Unpack("constantOf", data)
	outstruct := new(ConstantOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Root = *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	outstruct.Dtype = *abi.ConvertType(out[1], new(uint8)).(*uint8)
	outstruct.Elements = *abi.ConvertType(out[2], new(uint32)).(*uint32)
	return *outstruct, nil
}

// PackCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06661abd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function count() view returns(uint256)
func (payloadReveals *PayloadReveals) PackCount() []byte {
	enc, err := payloadReveals.abi.Pack("count")
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
func (payloadReveals *PayloadReveals) TryPackCount() ([]byte, error) {
	return payloadReveals.abi.Pack("count")
}

// UnpackCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06661abd.
//
// Solidity: function count() view returns(uint256)
func (payloadReveals *PayloadReveals) UnpackCount(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("count", data)
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
func (payloadReveals *PayloadReveals) PackCreditOf(account common.Address) []byte {
	enc, err := payloadReveals.abi.Pack("creditOf", account)
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
func (payloadReveals *PayloadReveals) TryPackCreditOf(account common.Address) ([]byte, error) {
	return payloadReveals.abi.Pack("creditOf", account)
}

// UnpackCreditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x75807250.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (payloadReveals *PayloadReveals) UnpackCreditOf(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("creditOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDeadlineFor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb3346ac.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deadlineFor(uint256 bytes_, uint32 revealWindow) view returns(uint64)
func (payloadReveals *PayloadReveals) PackDeadlineFor(bytes *big.Int, revealWindow uint32) []byte {
	enc, err := payloadReveals.abi.Pack("deadlineFor", bytes, revealWindow)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeadlineFor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb3346ac.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deadlineFor(uint256 bytes_, uint32 revealWindow) view returns(uint64)
func (payloadReveals *PayloadReveals) TryPackDeadlineFor(bytes *big.Int, revealWindow uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("deadlineFor", bytes, revealWindow)
}

// UnpackDeadlineFor is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbb3346ac.
//
// Solidity: function deadlineFor(uint256 bytes_, uint32 revealWindow) view returns(uint64)
func (payloadReveals *PayloadReveals) UnpackDeadlineFor(data []byte) (uint64, error) {
	out, err := payloadReveals.abi.Unpack("deadlineFor", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackEntriesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfb1a3420.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function entriesOf(bytes32 taskId, uint32 program) view returns(uint32)
func (payloadReveals *PayloadReveals) PackEntriesOf(taskId [32]byte, program uint32) []byte {
	enc, err := payloadReveals.abi.Pack("entriesOf", taskId, program)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEntriesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfb1a3420.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function entriesOf(bytes32 taskId, uint32 program) view returns(uint32)
func (payloadReveals *PayloadReveals) TryPackEntriesOf(taskId [32]byte, program uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("entriesOf", taskId, program)
}

// UnpackEntriesOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfb1a3420.
//
// Solidity: function entriesOf(bytes32 taskId, uint32 program) view returns(uint32)
func (payloadReveals *PayloadReveals) UnpackEntriesOf(data []byte) (uint32, error) {
	out, err := payloadReveals.abi.Unpack("entriesOf", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackFirstHoldOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8ef13892.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function firstHoldOf(bytes32 taskId) view returns(bool held, uint32 round, uint64 releaseAt)
func (payloadReveals *PayloadReveals) PackFirstHoldOf(taskId [32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("firstHoldOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFirstHoldOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8ef13892.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function firstHoldOf(bytes32 taskId) view returns(bool held, uint32 round, uint64 releaseAt)
func (payloadReveals *PayloadReveals) TryPackFirstHoldOf(taskId [32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("firstHoldOf", taskId)
}

// FirstHoldOfOutput serves as a container for the return parameters of contract
// method FirstHoldOf.
type FirstHoldOfOutput struct {
	Held      bool
	Round     uint32
	ReleaseAt uint64
}

// UnpackFirstHoldOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8ef13892.
//
// Solidity: function firstHoldOf(bytes32 taskId) view returns(bool held, uint32 round, uint64 releaseAt)
func (payloadReveals *PayloadReveals) UnpackFirstHoldOf(data []byte) (FirstHoldOfOutput, error) {
	out, err := payloadReveals.abi.Unpack("firstHoldOf", data)
	outstruct := new(FirstHoldOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Held = *abi.ConvertType(out[0], new(bool)).(*bool)
	outstruct.Round = *abi.ConvertType(out[1], new(uint32)).(*uint32)
	outstruct.ReleaseAt = *abi.ConvertType(out[2], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackFraud is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba831712.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fraud() view returns(address)
func (payloadReveals *PayloadReveals) PackFraud() []byte {
	enc, err := payloadReveals.abi.Pack("fraud")
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
func (payloadReveals *PayloadReveals) TryPackFraud() ([]byte, error) {
	return payloadReveals.abi.Pack("fraud")
}

// UnpackFraud is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba831712.
//
// Solidity: function fraud() view returns(address)
func (payloadReveals *PayloadReveals) UnpackFraud(data []byte) (common.Address, error) {
	out, err := payloadReveals.abi.Unpack("fraud", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackHoldFirst is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd83d9176.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function holdFirst(bytes32 taskId, uint32 round) returns()
func (payloadReveals *PayloadReveals) PackHoldFirst(taskId [32]byte, round uint32) []byte {
	enc, err := payloadReveals.abi.Pack("holdFirst", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHoldFirst is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd83d9176.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function holdFirst(bytes32 taskId, uint32 round) returns()
func (payloadReveals *PayloadReveals) TryPackHoldFirst(taskId [32]byte, round uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("holdFirst", taskId, round)
}

// PackObjectCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x96c5892c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function objectCount() view returns(uint256)
func (payloadReveals *PayloadReveals) PackObjectCount() []byte {
	enc, err := payloadReveals.abi.Pack("objectCount")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackObjectCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x96c5892c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function objectCount() view returns(uint256)
func (payloadReveals *PayloadReveals) TryPackObjectCount() ([]byte, error) {
	return payloadReveals.abi.Pack("objectCount")
}

// UnpackObjectCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x96c5892c.
//
// Solidity: function objectCount() view returns(uint256)
func (payloadReveals *PayloadReveals) UnpackObjectCount(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("objectCount", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackObjectRequestIdOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6512feca.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function objectRequestIdOf(bytes32 taskId, uint8 part, uint32 fragment, uint32 range) view returns(bool made, uint256 id)
func (payloadReveals *PayloadReveals) PackObjectRequestIdOf(taskId [32]byte, part uint8, fragment uint32, arg3 uint32) []byte {
	enc, err := payloadReveals.abi.Pack("objectRequestIdOf", taskId, part, fragment, arg3)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackObjectRequestIdOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6512feca.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function objectRequestIdOf(bytes32 taskId, uint8 part, uint32 fragment, uint32 range) view returns(bool made, uint256 id)
func (payloadReveals *PayloadReveals) TryPackObjectRequestIdOf(taskId [32]byte, part uint8, fragment uint32, arg3 uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("objectRequestIdOf", taskId, part, fragment, arg3)
}

// ObjectRequestIdOfOutput serves as a container for the return parameters of contract
// method ObjectRequestIdOf.
type ObjectRequestIdOfOutput struct {
	Made bool
	Id   *big.Int
}

// UnpackObjectRequestIdOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6512feca.
//
// Solidity: function objectRequestIdOf(bytes32 taskId, uint8 part, uint32 fragment, uint32 range) view returns(bool made, uint256 id)
func (payloadReveals *PayloadReveals) UnpackObjectRequestIdOf(data []byte) (ObjectRequestIdOfOutput, error) {
	out, err := payloadReveals.abi.Unpack("objectRequestIdOf", data)
	outstruct := new(ObjectRequestIdOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Made = *abi.ConvertType(out[0], new(bool)).(*bool)
	outstruct.Id = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackObjectRequestOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x43c0e4fc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function objectRequestOf(uint256 id) view returns((bytes32,address,uint8,uint32,uint64,uint16,uint64,bool,bool))
func (payloadReveals *PayloadReveals) PackObjectRequestOf(id *big.Int) []byte {
	enc, err := payloadReveals.abi.Pack("objectRequestOf", id)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackObjectRequestOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x43c0e4fc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function objectRequestOf(uint256 id) view returns((bytes32,address,uint8,uint32,uint64,uint16,uint64,bool,bool))
func (payloadReveals *PayloadReveals) TryPackObjectRequestOf(id *big.Int) ([]byte, error) {
	return payloadReveals.abi.Pack("objectRequestOf", id)
}

// UnpackObjectRequestOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x43c0e4fc.
//
// Solidity: function objectRequestOf(uint256 id) view returns((bytes32,address,uint8,uint32,uint64,uint16,uint64,bool,bool))
func (payloadReveals *PayloadReveals) UnpackObjectRequestOf(data []byte) (IObjectDemandsObjectRequest, error) {
	out, err := payloadReveals.abi.Unpack("objectRequestOf", data)
	if err != nil {
		return *new(IObjectDemandsObjectRequest), err
	}
	out0 := *abi.ConvertType(out[0], new(IObjectDemandsObjectRequest)).(*IObjectDemandsObjectRequest)
	return out0, nil
}

// PackOutstanding is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe50d33e3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function outstanding() view returns(uint256)
func (payloadReveals *PayloadReveals) PackOutstanding() []byte {
	enc, err := payloadReveals.abi.Pack("outstanding")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOutstanding is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe50d33e3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function outstanding() view returns(uint256)
func (payloadReveals *PayloadReveals) TryPackOutstanding() ([]byte, error) {
	return payloadReveals.abi.Pack("outstanding")
}

// UnpackOutstanding is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe50d33e3.
//
// Solidity: function outstanding() view returns(uint256)
func (payloadReveals *PayloadReveals) UnpackOutstanding(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("outstanding", data)
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
func (payloadReveals *PayloadReveals) PackOwed() []byte {
	enc, err := payloadReveals.abi.Pack("owed")
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
func (payloadReveals *PayloadReveals) TryPackOwed() ([]byte, error) {
	return payloadReveals.abi.Pack("owed")
}

// UnpackOwed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc87d6779.
//
// Solidity: function owed() view returns(uint256)
func (payloadReveals *PayloadReveals) UnpackOwed(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("owed", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPricePerLeaf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6eb13d9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pricePerLeaf() view returns(uint256)
func (payloadReveals *PayloadReveals) PackPricePerLeaf() []byte {
	enc, err := payloadReveals.abi.Pack("pricePerLeaf")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPricePerLeaf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6eb13d9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pricePerLeaf() view returns(uint256)
func (payloadReveals *PayloadReveals) TryPackPricePerLeaf() ([]byte, error) {
	return payloadReveals.abi.Pack("pricePerLeaf")
}

// UnpackPricePerLeaf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb6eb13d9.
//
// Solidity: function pricePerLeaf() view returns(uint256)
func (payloadReveals *PayloadReveals) UnpackPricePerLeaf(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("pricePerLeaf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPublish is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x770bfc99.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publish(uint256 id, bytes data, bytes32[] proof, bytes32[] setPath) returns()
func (payloadReveals *PayloadReveals) PackPublish(id *big.Int, data []byte, proof [][32]byte, setPath [][32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("publish", id, data, proof, setPath)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublish is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x770bfc99.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publish(uint256 id, bytes data, bytes32[] proof, bytes32[] setPath) returns()
func (payloadReveals *PayloadReveals) TryPackPublish(id *big.Int, data []byte, proof [][32]byte, setPath [][32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("publish", id, data, proof, setPath)
}

// PackPublishObject is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x806cc036.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publishObject(uint256 id, bytes data, bytes32[] proof, bytes32 sibling, bytes32[] statePath) returns()
func (payloadReveals *PayloadReveals) PackPublishObject(id *big.Int, data []byte, proof [][32]byte, sibling [32]byte, statePath [][32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("publishObject", id, data, proof, sibling, statePath)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublishObject is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x806cc036.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publishObject(uint256 id, bytes data, bytes32[] proof, bytes32 sibling, bytes32[] statePath) returns()
func (payloadReveals *PayloadReveals) TryPackPublishObject(id *big.Int, data []byte, proof [][32]byte, sibling [32]byte, statePath [][32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("publishObject", id, data, proof, sibling, statePath)
}

// PackPublishProgram is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7b62b88.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publishProgram(uint256 id, uint32 entries, bytes data, bytes32[] proof, bytes32[] listPath) returns()
func (payloadReveals *PayloadReveals) PackPublishProgram(id *big.Int, entries uint32, data []byte, proof [][32]byte, listPath [][32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("publishProgram", id, entries, data, proof, listPath)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublishProgram is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7b62b88.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publishProgram(uint256 id, uint32 entries, bytes data, bytes32[] proof, bytes32[] listPath) returns()
func (payloadReveals *PayloadReveals) TryPackPublishProgram(id *big.Int, entries uint32, data []byte, proof [][32]byte, listPath [][32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("publishProgram", id, entries, data, proof, listPath)
}

// PackPublishRecords is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7318c75.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publishRecords(uint256 id, uint32 size, bytes data, bytes32[] proof) returns()
func (payloadReveals *PayloadReveals) PackPublishRecords(id *big.Int, size uint32, data []byte, proof [][32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("publishRecords", id, size, data, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublishRecords is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7318c75.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publishRecords(uint256 id, uint32 size, bytes data, bytes32[] proof) returns()
func (payloadReveals *PayloadReveals) TryPackPublishRecords(id *big.Int, size uint32, data []byte, proof [][32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("publishRecords", id, size, data, proof)
}

// PackRecordBytesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11579037.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function recordBytesOf(bytes32 taskId) view returns(uint32)
func (payloadReveals *PayloadReveals) PackRecordBytesOf(taskId [32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("recordBytesOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRecordBytesOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11579037.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function recordBytesOf(bytes32 taskId) view returns(uint32)
func (payloadReveals *PayloadReveals) TryPackRecordBytesOf(taskId [32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("recordBytesOf", taskId)
}

// UnpackRecordBytesOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x11579037.
//
// Solidity: function recordBytesOf(bytes32 taskId) view returns(uint32)
func (payloadReveals *PayloadReveals) UnpackRecordBytesOf(data []byte) (uint32, error) {
	out, err := payloadReveals.abi.Unpack("recordBytesOf", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackReleaseFirst is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4a5e8ff5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function releaseFirst(bytes32 taskId) returns()
func (payloadReveals *PayloadReveals) PackReleaseFirst(taskId [32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("releaseFirst", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReleaseFirst is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4a5e8ff5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function releaseFirst(bytes32 taskId) returns()
func (payloadReveals *PayloadReveals) TryPackReleaseFirst(taskId [32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("releaseFirst", taskId)
}

// PackRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x462eae8e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function request((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,uint8,bytes32,bytes32)[] entries, uint32 entry, uint32 fragment, uint32 range) returns(uint256 id)
func (payloadReveals *PayloadReveals) PackRequest(statement Statement, entries []FrozenEntry, entry uint32, fragment uint32, arg4 uint32) []byte {
	enc, err := payloadReveals.abi.Pack("request", statement, entries, entry, fragment, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x462eae8e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function request((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,uint8,bytes32,bytes32)[] entries, uint32 entry, uint32 fragment, uint32 range) returns(uint256 id)
func (payloadReveals *PayloadReveals) TryPackRequest(statement Statement, entries []FrozenEntry, entry uint32, fragment uint32, arg4 uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("request", statement, entries, entry, fragment, arg4)
}

// UnpackRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x462eae8e.
//
// Solidity: function request((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,uint8,bytes32,bytes32)[] entries, uint32 entry, uint32 fragment, uint32 range) returns(uint256 id)
func (payloadReveals *PayloadReveals) UnpackRequest(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("request", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRequestIdOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc27bdee6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestIdOf(bytes32 statement, uint16 branch, uint8 slot, uint32 fragment, uint32 range) view returns(bool made, uint256 id)
func (payloadReveals *PayloadReveals) PackRequestIdOf(statement [32]byte, branch uint16, slot uint8, fragment uint32, arg4 uint32) []byte {
	enc, err := payloadReveals.abi.Pack("requestIdOf", statement, branch, slot, fragment, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestIdOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc27bdee6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestIdOf(bytes32 statement, uint16 branch, uint8 slot, uint32 fragment, uint32 range) view returns(bool made, uint256 id)
func (payloadReveals *PayloadReveals) TryPackRequestIdOf(statement [32]byte, branch uint16, slot uint8, fragment uint32, arg4 uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("requestIdOf", statement, branch, slot, fragment, arg4)
}

// RequestIdOfOutput serves as a container for the return parameters of contract
// method RequestIdOf.
type RequestIdOfOutput struct {
	Made bool
	Id   *big.Int
}

// UnpackRequestIdOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc27bdee6.
//
// Solidity: function requestIdOf(bytes32 statement, uint16 branch, uint8 slot, uint32 fragment, uint32 range) view returns(bool made, uint256 id)
func (payloadReveals *PayloadReveals) UnpackRequestIdOf(data []byte) (RequestIdOfOutput, error) {
	out, err := payloadReveals.abi.Unpack("requestIdOf", data)
	outstruct := new(RequestIdOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Made = *abi.ConvertType(out[0], new(bool)).(*bool)
	outstruct.Id = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackRequestObject is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e0c046b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestObject(bytes32 taskId, uint8 part, uint32 fragment, uint32 range) returns(uint256 id)
func (payloadReveals *PayloadReveals) PackRequestObject(taskId [32]byte, part uint8, fragment uint32, arg3 uint32) []byte {
	enc, err := payloadReveals.abi.Pack("requestObject", taskId, part, fragment, arg3)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestObject is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e0c046b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestObject(bytes32 taskId, uint8 part, uint32 fragment, uint32 range) returns(uint256 id)
func (payloadReveals *PayloadReveals) TryPackRequestObject(taskId [32]byte, part uint8, fragment uint32, arg3 uint32) ([]byte, error) {
	return payloadReveals.abi.Pack("requestObject", taskId, part, fragment, arg3)
}

// UnpackRequestObject is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0e0c046b.
//
// Solidity: function requestObject(bytes32 taskId, uint8 part, uint32 fragment, uint32 range) returns(uint256 id)
func (payloadReveals *PayloadReveals) UnpackRequestObject(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("requestObject", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRequestOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x324e03be.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestOf(uint256 id) view returns((bytes32,uint32,bytes32,address,address,uint8,uint16,uint32,uint64,uint16,bytes32,uint64,uint64))
func (payloadReveals *PayloadReveals) PackRequestOf(id *big.Int) []byte {
	enc, err := payloadReveals.abi.Pack("requestOf", id)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x324e03be.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestOf(uint256 id) view returns((bytes32,uint32,bytes32,address,address,uint8,uint16,uint32,uint64,uint16,bytes32,uint64,uint64))
func (payloadReveals *PayloadReveals) TryPackRequestOf(id *big.Int) ([]byte, error) {
	return payloadReveals.abi.Pack("requestOf", id)
}

// UnpackRequestOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x324e03be.
//
// Solidity: function requestOf(uint256 id) view returns((bytes32,uint32,bytes32,address,address,uint8,uint16,uint32,uint64,uint16,bytes32,uint64,uint64))
func (payloadReveals *PayloadReveals) UnpackRequestOf(data []byte) (IPayloadDemandsRequest, error) {
	out, err := payloadReveals.abi.Unpack("requestOf", data)
	if err != nil {
		return *new(IPayloadDemandsRequest), err
	}
	out0 := *abi.ConvertType(out[0], new(IPayloadDemandsRequest)).(*IPayloadDemandsRequest)
	return out0, nil
}

// PackShow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3eb4c5f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function show((bytes32,uint32,uint32,uint32,uint32) place, (address,uint8,bytes32,bytes32)[] entries, bytes data, bytes32[] proof, bytes32[] setPath) returns()
func (payloadReveals *PayloadReveals) PackShow(place IPayloadDemandsPlace, entries []FrozenEntry, data []byte, proof [][32]byte, setPath [][32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("show", place, entries, data, proof, setPath)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackShow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3eb4c5f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function show((bytes32,uint32,uint32,uint32,uint32) place, (address,uint8,bytes32,bytes32)[] entries, bytes data, bytes32[] proof, bytes32[] setPath) returns()
func (payloadReveals *PayloadReveals) TryPackShow(place IPayloadDemandsPlace, entries []FrozenEntry, data []byte, proof [][32]byte, setPath [][32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("show", place, entries, data, proof, setPath)
}

// PackShowConstant is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9f5babd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function showConstant(bytes32 taskId, uint32 program, uint32 entries, uint32 entry, bytes input, bytes32[] proof, bytes32[] listPath) returns()
func (payloadReveals *PayloadReveals) PackShowConstant(taskId [32]byte, program uint32, entries uint32, entry uint32, input []byte, proof [][32]byte, listPath [][32]byte) []byte {
	enc, err := payloadReveals.abi.Pack("showConstant", taskId, program, entries, entry, input, proof, listPath)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackShowConstant is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9f5babd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function showConstant(bytes32 taskId, uint32 program, uint32 entries, uint32 entry, bytes input, bytes32[] proof, bytes32[] listPath) returns()
func (payloadReveals *PayloadReveals) TryPackShowConstant(taskId [32]byte, program uint32, entries uint32, entry uint32, input []byte, proof [][32]byte, listPath [][32]byte) ([]byte, error) {
	return payloadReveals.abi.Pack("showConstant", taskId, program, entries, entry, input, proof, listPath)
}

// PackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14f2f040.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeout(uint256 id, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) returns()
func (payloadReveals *PayloadReveals) PackTimeout(id *big.Int, statement Statement) []byte {
	enc, err := payloadReveals.abi.Pack("timeout", id, statement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14f2f040.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeout(uint256 id, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) returns()
func (payloadReveals *PayloadReveals) TryPackTimeout(id *big.Int, statement Statement) ([]byte, error) {
	return payloadReveals.abi.Pack("timeout", id, statement)
}

// PackTimeoutObject is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x00c23f9a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeoutObject(uint256 id) returns()
func (payloadReveals *PayloadReveals) PackTimeoutObject(id *big.Int) []byte {
	enc, err := payloadReveals.abi.Pack("timeoutObject", id)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeoutObject is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x00c23f9a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeoutObject(uint256 id) returns()
func (payloadReveals *PayloadReveals) TryPackTimeoutObject(id *big.Int) ([]byte, error) {
	return payloadReveals.abi.Pack("timeoutObject", id)
}

// PackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function token() view returns(address)
func (payloadReveals *PayloadReveals) PackToken() []byte {
	enc, err := payloadReveals.abi.Pack("token")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function token() view returns(address)
func (payloadReveals *PayloadReveals) TryPackToken() ([]byte, error) {
	return payloadReveals.abi.Pack("token")
}

// UnpackToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0c546a.
//
// Solidity: function token() view returns(address)
func (payloadReveals *PayloadReveals) UnpackToken(data []byte) (common.Address, error) {
	out, err := payloadReveals.abi.Unpack("token", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ccfd60b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw() returns(uint256 amount)
func (payloadReveals *PayloadReveals) PackWithdraw() []byte {
	enc, err := payloadReveals.abi.Pack("withdraw")
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
func (payloadReveals *PayloadReveals) TryPackWithdraw() ([]byte, error) {
	return payloadReveals.abi.Pack("withdraw")
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3ccfd60b.
//
// Solidity: function withdraw() returns(uint256 amount)
func (payloadReveals *PayloadReveals) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := payloadReveals.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PayloadRevealsObjectRequested represents a ObjectRequested event raised by the PayloadReveals contract.
type PayloadRevealsObjectRequested struct {
	Id        *big.Int
	TaskId    [32]byte
	Part      uint8
	Fragment  uint32
	FirstLeaf uint64
	Leaves    uint16
	Deadline  uint64
	Raw       *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsObjectRequestedEventName = "ObjectRequested"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsObjectRequested) ContractEventName() string {
	return PayloadRevealsObjectRequestedEventName
}

// UnpackObjectRequestedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ObjectRequested(uint256 indexed id, bytes32 indexed taskId, uint8 part, uint32 fragment, uint64 firstLeaf, uint16 leaves, uint64 deadline)
func (payloadReveals *PayloadReveals) UnpackObjectRequestedEvent(log *types.Log) (*PayloadRevealsObjectRequested, error) {
	event := "ObjectRequested"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsObjectRequested)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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

// PayloadRevealsObjectRevealed represents a ObjectRevealed event raised by the PayloadReveals contract.
type PayloadRevealsObjectRevealed struct {
	Id     *big.Int
	TaskId [32]byte
	By     common.Address
	Data   []byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsObjectRevealedEventName = "ObjectRevealed"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsObjectRevealed) ContractEventName() string {
	return PayloadRevealsObjectRevealedEventName
}

// UnpackObjectRevealedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ObjectRevealed(uint256 indexed id, bytes32 indexed taskId, address by, bytes data)
func (payloadReveals *PayloadReveals) UnpackObjectRevealedEvent(log *types.Log) (*PayloadRevealsObjectRevealed, error) {
	event := "ObjectRevealed"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsObjectRevealed)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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

// PayloadRevealsObjectWithheld represents a ObjectWithheld event raised by the PayloadReveals contract.
type PayloadRevealsObjectWithheld struct {
	Id        *big.Int
	TaskId    [32]byte
	Requester common.Address
	Raw       *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsObjectWithheldEventName = "ObjectWithheld"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsObjectWithheld) ContractEventName() string {
	return PayloadRevealsObjectWithheldEventName
}

// UnpackObjectWithheldEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ObjectWithheld(uint256 indexed id, bytes32 indexed taskId, address requester)
func (payloadReveals *PayloadReveals) UnpackObjectWithheldEvent(log *types.Log) (*PayloadRevealsObjectWithheld, error) {
	event := "ObjectWithheld"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsObjectWithheld)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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

// PayloadRevealsPayloadRevealed represents a PayloadRevealed event raised by the PayloadReveals contract.
type PayloadRevealsPayloadRevealed struct {
	Id     *big.Int
	TaskId [32]byte
	By     common.Address
	Leaves []byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsPayloadRevealedEventName = "PayloadRevealed"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsPayloadRevealed) ContractEventName() string {
	return PayloadRevealsPayloadRevealedEventName
}

// UnpackPayloadRevealedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PayloadRevealed(uint256 indexed id, bytes32 indexed taskId, address by, bytes leaves)
func (payloadReveals *PayloadReveals) UnpackPayloadRevealedEvent(log *types.Log) (*PayloadRevealsPayloadRevealed, error) {
	event := "PayloadRevealed"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsPayloadRevealed)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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

// PayloadRevealsPayloadShown represents a PayloadShown event raised by the PayloadReveals contract.
type PayloadRevealsPayloadShown struct {
	TaskId    [32]byte
	Round     uint32
	Trainer   common.Address
	Fragment  uint32
	FirstLeaf uint64
	Leaves    []byte
	Raw       *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsPayloadShownEventName = "PayloadShown"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsPayloadShown) ContractEventName() string {
	return PayloadRevealsPayloadShownEventName
}

// UnpackPayloadShownEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PayloadShown(bytes32 indexed taskId, uint32 indexed round, address indexed trainer, uint32 fragment, uint64 firstLeaf, bytes leaves)
func (payloadReveals *PayloadReveals) UnpackPayloadShownEvent(log *types.Log) (*PayloadRevealsPayloadShown, error) {
	event := "PayloadShown"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsPayloadShown)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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

// PayloadRevealsPricePaid represents a PricePaid event raised by the PayloadReveals contract.
type PayloadRevealsPricePaid struct {
	To     common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsPricePaidEventName = "PricePaid"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsPricePaid) ContractEventName() string {
	return PayloadRevealsPricePaidEventName
}

// UnpackPricePaidEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PricePaid(address indexed to, uint256 amount)
func (payloadReveals *PayloadReveals) UnpackPricePaidEvent(log *types.Log) (*PayloadRevealsPricePaid, error) {
	event := "PricePaid"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsPricePaid)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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

// PayloadRevealsRevealClosed represents a RevealClosed event raised by the PayloadReveals contract.
type PayloadRevealsRevealClosed struct {
	Id        *big.Int
	TaskId    [32]byte
	Convicted bool
	Raw       *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsRevealClosedEventName = "RevealClosed"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsRevealClosed) ContractEventName() string {
	return PayloadRevealsRevealClosedEventName
}

// UnpackRevealClosedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RevealClosed(uint256 indexed id, bytes32 indexed taskId, bool convicted)
func (payloadReveals *PayloadReveals) UnpackRevealClosedEvent(log *types.Log) (*PayloadRevealsRevealClosed, error) {
	event := "RevealClosed"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsRevealClosed)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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

// PayloadRevealsRevealRequested represents a RevealRequested event raised by the PayloadReveals contract.
type PayloadRevealsRevealRequested struct {
	Id          *big.Int
	TaskId      [32]byte
	Round       uint32
	Trainer     common.Address
	PayloadRoot [32]byte
	Fragment    uint32
	FirstLeaf   uint64
	Leaves      uint16
	Deadline    uint64
	Raw         *types.Log // Blockchain specific contextual infos
}

const PayloadRevealsRevealRequestedEventName = "RevealRequested"

// ContractEventName returns the user-defined event name.
func (PayloadRevealsRevealRequested) ContractEventName() string {
	return PayloadRevealsRevealRequestedEventName
}

// UnpackRevealRequestedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RevealRequested(uint256 indexed id, bytes32 indexed taskId, uint32 indexed round, address trainer, bytes32 payloadRoot, uint32 fragment, uint64 firstLeaf, uint16 leaves, uint64 deadline)
func (payloadReveals *PayloadReveals) UnpackRevealRequestedEvent(log *types.Log) (*PayloadRevealsRevealRequested, error) {
	event := "RevealRequested"
	if len(log.Topics) == 0 || log.Topics[0] != payloadReveals.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(PayloadRevealsRevealRequested)
	if len(log.Data) > 0 {
		if err := payloadReveals.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range payloadReveals.abi.Events[event].Inputs {
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
func (payloadReveals *PayloadReveals) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["BadEvidence"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackBadEvidenceError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["ClockExpired"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackClockExpiredError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["ClockRunning"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackClockRunningError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["DataIsSealed"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackDataIsSealedError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["NothingDue"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackNothingDueError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["NothingProven"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackNothingProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["NothingToWithdraw"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackNothingToWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["RevealAlreadyRequested"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackRevealAlreadyRequestedError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["RevealNotFound"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackRevealNotFoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["RevealQueueFull"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackRevealQueueFullError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["RevealShareFull"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackRevealShareFullError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["TransferMismatch"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackTransferMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["UnknownValue"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackUnknownValueError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["WrongPhase"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackWrongPhaseError(raw[4:])
	}
	if bytes.Equal(raw[:4], payloadReveals.abi.Errors["WrongStatus"].ID.Bytes()[:4]) {
		return payloadReveals.UnpackWrongStatusError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// PayloadRevealsBadEvidence represents a BadEvidence error raised by the PayloadReveals contract.
type PayloadRevealsBadEvidence struct {
	Part string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadEvidence(string part)
func PayloadRevealsBadEvidenceErrorID() common.Hash {
	return common.HexToHash("0x783c4a7a193893b416ce26d35540d04917a3f44fe79810e0a406b38c0ac58c2c")
}

// UnpackBadEvidenceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadEvidence(string part)
func (payloadReveals *PayloadReveals) UnpackBadEvidenceError(raw []byte) (*PayloadRevealsBadEvidence, error) {
	out := new(PayloadRevealsBadEvidence)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "BadEvidence", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsClockExpired represents a ClockExpired error raised by the PayloadReveals contract.
type PayloadRevealsClockExpired struct {
	Since uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClockExpired(uint64 since)
func PayloadRevealsClockExpiredErrorID() common.Hash {
	return common.HexToHash("0x75adfbd5fddaf545abf57fd7e53592b655d5a9959906987de339d4446ab649df")
}

// UnpackClockExpiredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClockExpired(uint64 since)
func (payloadReveals *PayloadReveals) UnpackClockExpiredError(raw []byte) (*PayloadRevealsClockExpired, error) {
	out := new(PayloadRevealsClockExpired)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "ClockExpired", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsClockRunning represents a ClockRunning error raised by the PayloadReveals contract.
type PayloadRevealsClockRunning struct {
	Until uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClockRunning(uint64 until)
func PayloadRevealsClockRunningErrorID() common.Hash {
	return common.HexToHash("0x03a5cac37238aa81aea19c8e46eab8a85e49ddc248deac94270281bef0eb18d8")
}

// UnpackClockRunningError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClockRunning(uint64 until)
func (payloadReveals *PayloadReveals) UnpackClockRunningError(raw []byte) (*PayloadRevealsClockRunning, error) {
	out := new(PayloadRevealsClockRunning)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "ClockRunning", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsDataIsSealed represents a DataIsSealed error raised by the PayloadReveals contract.
type PayloadRevealsDataIsSealed struct {
	TaskId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DataIsSealed(bytes32 taskId)
func PayloadRevealsDataIsSealedErrorID() common.Hash {
	return common.HexToHash("0xcd82a7d74590a02432bf0b401e0debfc2a3cb656edcbb3322502cf2c74bcb110")
}

// UnpackDataIsSealedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DataIsSealed(bytes32 taskId)
func (payloadReveals *PayloadReveals) UnpackDataIsSealedError(raw []byte) (*PayloadRevealsDataIsSealed, error) {
	out := new(PayloadRevealsDataIsSealed)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "DataIsSealed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsNothingDue represents a NothingDue error raised by the PayloadReveals contract.
type PayloadRevealsNothingDue struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingDue()
func PayloadRevealsNothingDueErrorID() common.Hash {
	return common.HexToHash("0x86fdb19c22b5459ff505772dc0cccf970e16029c15b56aa5534340b6e2ac90f7")
}

// UnpackNothingDueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingDue()
func (payloadReveals *PayloadReveals) UnpackNothingDueError(raw []byte) (*PayloadRevealsNothingDue, error) {
	out := new(PayloadRevealsNothingDue)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "NothingDue", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsNothingProven represents a NothingProven error raised by the PayloadReveals contract.
type PayloadRevealsNothingProven struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingProven()
func PayloadRevealsNothingProvenErrorID() common.Hash {
	return common.HexToHash("0x4d8cff003ffe44708b347d5ab9eb3197ea024a078b949e86f2cbc1779c2b3faf")
}

// UnpackNothingProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingProven()
func (payloadReveals *PayloadReveals) UnpackNothingProvenError(raw []byte) (*PayloadRevealsNothingProven, error) {
	out := new(PayloadRevealsNothingProven)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "NothingProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsNothingToWithdraw represents a NothingToWithdraw error raised by the PayloadReveals contract.
type PayloadRevealsNothingToWithdraw struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToWithdraw()
func PayloadRevealsNothingToWithdrawErrorID() common.Hash {
	return common.HexToHash("0xd0d04f60bf4f7629141a1f00f5d2908fa0f3e15bf4cbf8bb8edc6fcbdf2509fa")
}

// UnpackNothingToWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToWithdraw()
func (payloadReveals *PayloadReveals) UnpackNothingToWithdrawError(raw []byte) (*PayloadRevealsNothingToWithdraw, error) {
	out := new(PayloadRevealsNothingToWithdraw)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "NothingToWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the PayloadReveals contract.
type PayloadRevealsReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func PayloadRevealsReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (payloadReveals *PayloadReveals) UnpackReentrancyGuardReentrantCallError(raw []byte) (*PayloadRevealsReentrancyGuardReentrantCall, error) {
	out := new(PayloadRevealsReentrancyGuardReentrantCall)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsRevealAlreadyRequested represents a RevealAlreadyRequested error raised by the PayloadReveals contract.
type PayloadRevealsRevealAlreadyRequested struct {
	Id *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RevealAlreadyRequested(uint256 id)
func PayloadRevealsRevealAlreadyRequestedErrorID() common.Hash {
	return common.HexToHash("0x539fac56a75420c0d62894ddd366ace61b0a24170e0214c6038f98812026b207")
}

// UnpackRevealAlreadyRequestedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RevealAlreadyRequested(uint256 id)
func (payloadReveals *PayloadReveals) UnpackRevealAlreadyRequestedError(raw []byte) (*PayloadRevealsRevealAlreadyRequested, error) {
	out := new(PayloadRevealsRevealAlreadyRequested)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "RevealAlreadyRequested", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsRevealNotFound represents a RevealNotFound error raised by the PayloadReveals contract.
type PayloadRevealsRevealNotFound struct {
	Id *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RevealNotFound(uint256 id)
func PayloadRevealsRevealNotFoundErrorID() common.Hash {
	return common.HexToHash("0xa9c3ab9581ec2ffb74d1b6be31aaa061a9efc43cdd977eec73ed82db0699e2a9")
}

// UnpackRevealNotFoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RevealNotFound(uint256 id)
func (payloadReveals *PayloadReveals) UnpackRevealNotFoundError(raw []byte) (*PayloadRevealsRevealNotFound, error) {
	out := new(PayloadRevealsRevealNotFound)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "RevealNotFound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsRevealQueueFull represents a RevealQueueFull error raised by the PayloadReveals contract.
type PayloadRevealsRevealQueueFull struct {
	Deadline uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RevealQueueFull(uint64 deadline)
func PayloadRevealsRevealQueueFullErrorID() common.Hash {
	return common.HexToHash("0xa76b027022109d62db85ad5fb98ba746784fbf764e0953afd9328d68506c2274")
}

// UnpackRevealQueueFullError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RevealQueueFull(uint64 deadline)
func (payloadReveals *PayloadReveals) UnpackRevealQueueFullError(raw []byte) (*PayloadRevealsRevealQueueFull, error) {
	out := new(PayloadRevealsRevealQueueFull)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "RevealQueueFull", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsRevealShareFull represents a RevealShareFull error raised by the PayloadReveals contract.
type PayloadRevealsRevealShareFull struct {
	Bytes *big.Int
	Most  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RevealShareFull(uint256 bytes_, uint256 most)
func PayloadRevealsRevealShareFullErrorID() common.Hash {
	return common.HexToHash("0x0a3bff0f48bfe06093f4971da4c37ade50d1522986b2e0b4f92a79fccffa27e0")
}

// UnpackRevealShareFullError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RevealShareFull(uint256 bytes_, uint256 most)
func (payloadReveals *PayloadReveals) UnpackRevealShareFullError(raw []byte) (*PayloadRevealsRevealShareFull, error) {
	out := new(PayloadRevealsRevealShareFull)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "RevealShareFull", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the PayloadReveals contract.
type PayloadRevealsSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func PayloadRevealsSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (payloadReveals *PayloadReveals) UnpackSafeERC20FailedOperationError(raw []byte) (*PayloadRevealsSafeERC20FailedOperation, error) {
	out := new(PayloadRevealsSafeERC20FailedOperation)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsTransferMismatch represents a TransferMismatch error raised by the PayloadReveals contract.
type PayloadRevealsTransferMismatch struct {
	Received *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func PayloadRevealsTransferMismatchErrorID() common.Hash {
	return common.HexToHash("0xad48e590aad0969daf0cd911caf9ac3cf200d6517523477d07e4b2e6fa73f0e2")
}

// UnpackTransferMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func (payloadReveals *PayloadReveals) UnpackTransferMismatchError(raw []byte) (*PayloadRevealsTransferMismatch, error) {
	out := new(PayloadRevealsTransferMismatch)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "TransferMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsUnknownValue represents a UnknownValue error raised by the PayloadReveals contract.
type PayloadRevealsUnknownValue struct {
	Enumeration string
	Value       *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func PayloadRevealsUnknownValueErrorID() common.Hash {
	return common.HexToHash("0x4c6468af2a2e8d8931cef309427386f1f0bfe57e939f0bed9538f09e9903b635")
}

// UnpackUnknownValueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownValue(string enumeration, uint256 value)
func (payloadReveals *PayloadReveals) UnpackUnknownValueError(raw []byte) (*PayloadRevealsUnknownValue, error) {
	out := new(PayloadRevealsUnknownValue)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "UnknownValue", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsWrongPhase represents a WrongPhase error raised by the PayloadReveals contract.
type PayloadRevealsWrongPhase struct {
	Actual uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongPhase(uint8 actual)
func PayloadRevealsWrongPhaseErrorID() common.Hash {
	return common.HexToHash("0x96fe8cdd585d6e16539084786ef0330f221a01706accefe0bc861b9b7c7ccd00")
}

// UnpackWrongPhaseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongPhase(uint8 actual)
func (payloadReveals *PayloadReveals) UnpackWrongPhaseError(raw []byte) (*PayloadRevealsWrongPhase, error) {
	out := new(PayloadRevealsWrongPhase)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "WrongPhase", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PayloadRevealsWrongStatus represents a WrongStatus error raised by the PayloadReveals contract.
type PayloadRevealsWrongStatus struct {
	Actual uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongStatus(uint8 actual)
func PayloadRevealsWrongStatusErrorID() common.Hash {
	return common.HexToHash("0x359011ccd738a108d04e7a1ab24582560fddd574ce22131d066f1d19eed7398c")
}

// UnpackWrongStatusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongStatus(uint8 actual)
func (payloadReveals *PayloadReveals) UnpackWrongStatusError(raw []byte) (*PayloadRevealsWrongStatus, error) {
	out := new(PayloadRevealsWrongStatus)
	if err := payloadReveals.abi.UnpackIntoInterface(out, "WrongStatus", raw); err != nil {
		return nil, err
	}
	return out, nil
}
