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

// IPayloadRevealsObjectRequest is an auto generated low-level Go binding around an user-defined struct.
type IPayloadRevealsObjectRequest struct {
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

// IPayloadRevealsRequest is an auto generated low-level Go binding around an user-defined struct.
type IPayloadRevealsRequest struct {
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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"fraud_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pricePerLeaf_\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimantOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"claimant\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pending\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"close\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"constantOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"number\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"dtype\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"elements\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"count\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deadlineFor\",\"inputs\":[{\"name\":\"bytes_\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"revealWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"entriesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"program\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"firstHoldOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"held\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"releaseAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"fraud\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"holdFirst\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"objectCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"objectRequestIdOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint8\",\"internalType\":\"enumIPayloadReveals.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"made\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"objectRequestOf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIPayloadReveals.ObjectRequest\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requester\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"part\",\"type\":\"uint8\",\"internalType\":\"enumIPayloadReveals.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"answered\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"lapsed\",\"type\":\"bool\",\"internalType\":\"bool\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"outstanding\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"pricePerLeaf\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"publish\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"publishObject\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"sibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"publishProgram\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"entries\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"listPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"publishRecords\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"size\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"recordBytesOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"releaseFirst\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"request\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"requestIdOf\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"made\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"requestObject\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint8\",\"internalType\":\"enumIPayloadReveals.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"range\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"requestOf\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIPayloadReveals.Request\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requester\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"releaseAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"showConstant\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"program\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"input\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"proof\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"listPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"timeout\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"timeoutObject\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"token\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"ObjectRequested\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"part\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumIPayloadReveals.Part\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ObjectRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"by\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"data\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ObjectWithheld\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"requester\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PayloadRevealed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"by\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"leaves\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PricePaid\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RevealClosed\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"convicted\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RevealRequested\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fragment\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"firstLeaf\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"leaves\",\"type\":\"uint16\",\"indexed\":false,\"internalType\":\"uint16\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"ClockExpired\",\"inputs\":[{\"name\":\"since\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ClockRunning\",\"inputs\":[{\"name\":\"until\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"RevealAlreadyRequested\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RevealNotFound\",\"inputs\":[{\"name\":\"id\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RevealQueueFull\",\"inputs\":[{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"RevealShareFull\",\"inputs\":[{\"name\":\"bytes_\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"most\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongPhase\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]}]",
	ID:  "PayloadReveals",
	Bin: "0x6101408060405234610297576040816161628038038091610020828561039b565b833981010312610297576004602080610038846103d2565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156102a3575f91610361575b506001600160a01b0390811660a05260805160405163a2e800ad60e01b81529160209183916004918391165afa9081156102a3575f91610327575b506001600160a01b0390811660c05260a05160405163fbfa77cf60e01b81529160209183916004918391165afa9081156102a3575f916102e8575b50604051637e062a3560e11b815290602090829060049082906001600160a01b03165afa9081156102a3575f916102ae575b506001600160a01b0390811660e0526101009190915260a051604051635dbe7fa360e11b81529160209183916004918391165afa9081156102a3575f91610260575b5061012052604051615d7b90816103e782396080518181816104eb015281816120c1015281816122ac0152818161378001528181614021015281816149e501528181614cf90152614f34015260a05181818161030401528181610c2801528181610ffe01528181611ba30152818161230301528181613054015281816152630152615817015260c05181818161253e015281816130be0152818161487d0152818161492401528181614d8401528181614e0f01526151f1015260e05181818161019301528181612c7e0152614afc0152610100518181816105330152818161442a01528181614a9801526153f10152610120518181816124c4015281816131dd01526143390152f35b90506020813d60201161029b575b8161027b6020938361039b565b81010312610297575163ffffffff81168103610297575f610157565b5f80fd5b3d915061026e565b6040513d5f823e3d90fd5b90506020813d6020116102e0575b816102c96020938361039b565b81010312610297576102da906103d2565b5f610115565b3d91506102bc565b90506020813d60201161031f575b816103036020938361039b565b810103126102975760206103186004926103d2565b91506100e3565b3d91506102f6565b90506020813d602011610359575b816103426020938361039b565b8101031261029757610353906103d2565b5f6100a8565b3d9150610335565b90506020813d602011610393575b8161037c6020938361039b565b810103126102975761038d906103d2565b5f61006d565b3d915061036f565b601f909101601f19168101906001600160401b038211908210176103be57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102975756fe60e06040526004361015610011575f80fd5b5f60c0525f3560e01c8062c23f9a146136ee57806306661abd146136d25780630e0c046b146130265780630e28016314612faa5780631157903714612f7a57806314f2f04014612f5b578063324e03be14612d385780633ccfd60b14612c085780634163311514612bc357806343c0e4fc14612a53578063462eae8e146121985780634a5e8ff51461205c5780636512feca1461201557806373f4256114611ff65780637580725014611fb6578063770bfc9914611acf578063806cc03614610f525780638ef1389214610ebb57806396c5892c14610e9c578063a7318c7514610b44578063a7b62b881461089e578063a9f5babd14610556578063b6eb13d91461051a578063ba831712146104d4578063bb3346ac1461049d578063c27bdee6146103f2578063c87d6779146103d3578063d83d91761461029e578063e50d33e31461027f578063f3bb9c0514610218578063fb1a3420146101c85763fc0c546a1461017c575f80fd5b346101c25760c0513660031901126101c2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b60c05180fd5b346101c25760403660031901126101c2576101e16138e1565b60043560c05152600960205263ffffffff604060c05120911660c05152602052602063ffffffff604060c051205416604051908152f35b346101c25760403660031901126101c2576102316138e1565b60043560c05152600b60205263ffffffff604060c05120911660c051526020526060604060c0512063ffffffff6001825492015460405192835260ff8160201c166020840152166040820152f35b346101c25760c0513660031901126101c2576020600154604051908152f35b346101c25760403660031901126101c2576004356102ba6138e1565b6102c261438c565b8160c051526008602052604060c051205463ffffffff81161590816103be575b5061036f57604051633d91081b60e21b815260048101839052610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156103b1576103499160c05191610382575b508284614810565b1561036f57610357916149a2565b60c0515f516020615d5b5f395f51905f525d60c05180f35b6321bf6c6760e21b60c05152600460c051fd5b6103a491506107403d81116103aa575b61039c8183613a31565b810190613ad2565b84610341565b503d610392565b6040513d60c051823e3d90fd5b64ffffffffff915060201c16421015836102e2565b346101c25760c0513660031901126101c2576020600c54604051908152f35b346101c25760a03660031901126101c25760243561ffff811681036101c25760443560ff811681036101c2576104266138f4565b6084359063ffffffff821682036101c25760c05193610448939060043561510f565b60c051526002602052604060c05120549081610472575b6040805191151582526020820192909252f35b505f19810190811161048557600161045f565b634e487b7160e01b60c051526011600452602460c051fd5b346101c25760403660031901126101c25760206104c36104bb6138e1565b600435614314565b6001600160401b0360405191168152f35b346101c25760c0513660031901126101c2576040517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03168152602090f35b346101c25760c0513660031901126101c25760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346101c25760e03660031901126101c25761056f6138e1565b6044359063ffffffff821682036101c2576105886138f4565b906084356001600160401b0381116101c2576105a8903690600401613974565b91909260a4356001600160401b0381116101c2576105ca9036906004016139a1565b909560c4356001600160401b0381116101c2576105eb9036906004016139a1565b91600363ffffffff8716101561086e5763ffffffff851615801561085c575b8015610846575b61081857606087036107ab5761062f6020890135893560031a61591d565b9990506002893560c0511a148061080a575b158015610802575b80156107f6575b80156107de575b6107ab576106ba946106aa9160409961068b8b51916106768d84613a31565b60018352601f198d013660208501378d6159a5565b610694826142f3565b5263ffffffff85169063ffffffff8a16906155c4565b9063ffffffff871660043561577a565b825190606082018281106001600160401b038211176107935784526040850135825263ffffffff6020830196168652838201943560021a855260043560c05152600b6020528360c051209265ffffffff00008160101b169063ffffffff8082168304620100001491161517156104855763ffffffff61073a9216906139d1565b5f198101919082116104855763ffffffff93849360019360c0515260205260c0512090518155019351161663ffffffff198354161782555164ff0000000082549160201b169064ff00000000191617905560c05160c051f35b634e487b7160e01b60c051526041600452602460c051fd5b604051633c1e253d60e11b81526020600482015260056024820152641a5b9c1d5d60da1b604482015280606481015b0390fd5b506104006107ef8a3560021a615176565b1415610657565b50604089013515610650565b508915610649565b506003893560011a14610641565b604051633c1e253d60e11b8152602060048201526005602482015264656e74727960d81b6044820152606490fd5b5063ffffffff811663ffffffff86161015610611565b506201000063ffffffff86161161060a565b604051633c1e253d60e11b815260206004820152600760248201526670726f6772616d60c81b6044820152606490fd5b346101c25760a03660031901126101c2576004356108ba6138e1565b906044356001600160401b0381116101c2576108da903690600401613974565b6064356001600160401b0381116101c2576108f99036906004016139a1565b9290916084356001600160401b0381116101c25761091b9036906004016139a1565b949061092561438c565b61092e87615438565b600281015490969060039060ff166109458161396a565b03610b105760018701549060c0515060149362ffffff8360e01c169185830292808404871490151715610afc5763ffffffff8c1695838711801590610af0575b610ac0576109938488613ee0565b818110908218021894876109a6876142c1565b60c051909781905b8c818310610a655750505003610a31576103579c6109e16109e9946109f99c8a8f62ffffff8a91549b60c81c169b6155c4565b90878761577a565b156109ff575b505050369161427c565b91615497565b60c051526009602052604060c051209060c05152602052604060c051209063ffffffff198254161790558680806109ef565b604051633c1e253d60e11b8152806107da600482016060906020815260046020820152636461746160e01b60408201520190565b83610a7c92949395610a7692615b12565b826139d1565b8181148015610ab7575b610a3157610aa2610a9c828f948f60019661552d565b906159a5565b610aac858c614300565b5292018a92916109ae565b508b8111610a86565b604051633c1e253d60e11b8152602060048201526007602482015266656e747269657360c81b6044820152606490fd5b50620600018711610985565b634e487b7160e01b5f52601160045260245ffd5b604051633c1e253d60e11b8152806107da600482016060906020815260046020820152631c185c9d60e21b60408201520190565b346101c25760803660031901126101c257600435610b606138e1565b6044356001600160401b0381116101c257610b7f903690600401613974565b9190926064356001600160401b0381116101c257610ba19036906004016139a1565b9094610bab61438c565b610bb483615438565b600281015490949060049060ff16610bcb8161396a565b03610b1057845460018601805460e01c62ffffff16610e4f5763ffffffff831680158015610e43575b610e14578260c05152600a602052604060c05120555b604051633d91081b60e21b81526004810192909252610740826024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156103b15789869160c05194610dea575b5090610cc691849562ffffff610cc18d8a60e060209a015198610ca963ffffffff6001600160401b038c16971691610c9c83615510565b9687915460e01c16613eed565b94610cb48688613ee0565b8181109082180218615545565b6155c4565b604051600160f91b848201908152600360f91b602183015260c08051602284015293841b6001600160c01b03191660238301529251602b820152604b8082019290925290815290610d18606b83613a31565b60405191518091835e81019060c05182528060c05192039060025afa156103b15760c080515191015103610dba5760405195602087016001600160fb1b0384116101c25787610d8460206103579a8195610db59860051b8091873781010301601f198101835282613a31565b87604051988995858701378401908382019060c0518252519283915e010160c051815203601f198101855284613a31565b615497565b604051633c1e253d60e11b815260206004820152600760248201526619185d185cd95d60ca1b6044820152606490fd5b6020945090610e0b610cc693926107403d81116103aa5761039c8183613a31565b94509091610c65565b604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b50620100008111610bf4565b8160c05152600a602052604060c051205463ffffffff84160315610c0a57604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b346101c25760c0513660031901126101c2576020600454604051908152f35b346101c25760203660031901126101c25760c08051600435808252600860205291516040902080546060938392839291604883901c60ff16610f20575b5050509063ffffffff6001600160401b03926040519415158552166020840152166040820152f35b610f3c9295506001600160401b03945063ffffffff93506151b9565b9260501c169163ffffffff600193919286610ef8565b346101c25760a03660031901126101c2576024356001600160401b0381116101c257610f82903690600401613974565b6044356001600160401b0381116101c257610fa19036906004016139a1565b6084356001600160401b0381116101c257610fc09036906004016139a1565b9091610fca61438c565b610fd5600435615438565b60808190525460a0908152604051633d91081b60e21b81529051600482015293610740856024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9485156103b15760c05195611aae575b506080516002015460ff169061104d8261396a565b816110ba575050505050620100008211908115611085575b50610a31576103579161107a915b369161427c565b608051600435615497565b90506020604051838582378381019060c05182528060c05192039060025afa156103b157602060c05151910151141583611065565b6110c782989697986147e7565b156116505760016080510162ffffff815460c81c16936110e7858a615059565b926110f18561396a565b6001600160401b0384169260c05150549162ffffff8360e01c1680633fffffc08560da1c1604604014901517156104855761115a9161113e8d8c6111356001615176565b8760f81c615545565b6111498660016150e9565b90633fffffc08660da1c16906155c4565b916040519061116882613a16565b600a825260016020830152604082015260c051606082015260c0515b8260f81c81106113a9575060209392915050600184036113a1576001905b604051600160f91b85820190815260f89390931b6001600160f81b0319166021820152600160f81b602282015260c09390931b6001600160c01b0319166023840152602b8301869052604b808401919091528252611201606b83613a31565b60405191518091835e81019060c05182528060c05192039060025afa156103b15760c05151906001036113905761123b9060643590615ac8565b6080860151926020606088019261127b63ffffffff8551169763ffffffff60405196858801948552858852611271604089613a31565b5116943691614230565b9360c051506112b2602160405180948682019460c05186525180918484015e810160c051838201520301601f198101845283613a31565b60405191518091835e81019060c05182528060c05192039060025afa156103b1576112e09260c05151615a23565b909283611373575b50505015611345576103579261130c63ffffffff61042061107a95015116426139d1565b60a05160c051526008602052604060c051209068ffffffffff0000000082549160201b169068ffffffffff000000001916179055611073565b604051633c1e253d60e11b8152602060048201526005602482015264737461746560d81b6044820152606490fd5b61138792935060c0519060c05160036156f8565b148480806112e8565b61139c90606435615ac8565b61123b565b6002906111a2565b80600a1b818104610400148215171561048557600182018083116104855780600a1b908082046104001490151715610485576113e6918e8d61552d565b61140481836113fe86633fffffc08a60da1c166139d1565b87615bba565b9182611446575b50501561141a57600101611184565b6064604051633c1e253d60e11b81526020600482015260046024820152633632b0b360e11b6044820152fd5b60c0519192509081905b83830182106115b5577c80000000800000008000000080000000800000008000000080000000809150161591821561148c575b50508d8061140b565b60c051919250825b81810184106114cb5750507f8000000080000000800000008000000080000000800000008000000080000000915016158d80611483565b909160209084357dc07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f8118907d7f8100007f8100007f8100007f8100007f8100007f8100007f8100007f817d807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f7effffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff7effff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f8460081c160160071b921601600f1b16907f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff808216011716179301929190611494565b6080905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f5260608501351601905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f5260408601351601905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f5260208701351601905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f528735160117171717910190611450565b94969550909250600591506116648161396a565b03610b105760a05160c05152600b602052604060c051206001608051019062ffffff825460c81c1660c05152602052604060c051209260018401549163ffffffff83169060c05150549362ffffff8560e01c1680633fffffc08760da1c16046040149015171561048557611712908560f81c936116f1898b6116eb60ff8a60201c16615176565b88615545565b6117018560ff8960201c166150e9565b90633fffffc08960da1c16906155c4565b936040519161172083613a16565b600a835260ff8560201c166020840152604083015260c051606083015260c0515b838110611819575050604051600160f91b6020828101918252600560f91b602184015260d886901b6001600160f81b031916602284015260c095861b63ffffffff60c01b1660238401529451602b830152604b80830196909652948152929391506117af9050606b83613a31565b60405191518091835e81019060c05182528060c05192039060025afa156103b15760c051519054036117e8576103579161107a91611073565b604051633c1e253d60e11b815260206004820152600860248201526718dbdb9cdd185b9d60c21b6044820152606490fd5b80600a1b818104610400148215171561048557600182018083116104855780600a1b90808204610400149015171561048557611856918a8c61552d565b90611875828261186f86633fffffc08960da1c166139d1565b88615bba565b918261188b575b50501561141a57600101611741565b909150600160ff8860201c1614918215926118aa575b50508a8061187c565b60c05191810192509081905b838210611a13577c8000000080000000800000008000000080000000800000008000000080915016159182156118f0575b50508a806118a1565b60c0519192505b80831061192b57507f8000000080000000800000008000000080000000800000008000000080000000915016158a806118e7565b9060209083357dc07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f8118907d7f8100007f8100007f8100007f8100007f8100007f8100007f8100007f817d807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f7effffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff7effff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f8460081c160160071b921601600f1b16907f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff80821601171617920191906118f7565b6080905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f5260608501351601905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f5260408601351601905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f5260208701351601905f516020615d1b5f395f51905f525f516020615d3b5f395f51905f5287351601171717179101906118b6565b611ac89195506107403d81116103aa5761039c8183613a31565b9387611038565b346101c25760803660031901126101c2576004356024356001600160401b0381116101c257611b02903690600401613974565b6044929192356001600160401b0381116101c257611b249036906004016139a1565b906064356001600160401b0381116101c257611b449036906004016139a1565b9290611b4e61438c565b611b5786615344565b926003840154948560d81c611f9f5760048501549164ffffffffff8360a01c1680421015611f8957508554604051633d91081b60e21b81526004810182905295909190610740876024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9687156103b15760c05197611f68575b50611bef61ffff8660c81c1688615059565b9162ffffff8660d81c1680633fffffc08860d21c16046040149015171561048557602091611c5391611c358f8e90611c298b60f81c615176565b60ff8c60f01c16615545565b611c42868a60f81c6150e9565b90633fffffc08a60d21c16906155c4565b60408051909a919491908390611c698d82613a31565b6010815201906f185cdcd85e4bdd8c4bdc185e5b1bd85960821b82528b5192601085850193845e60308401528b1b6001600160e01b0319166050830152601887901b61ffff60e01b166054830152606087901b6bffffffffffffffffffffffff19166058830152604c8252611cdf606c83613a31565b8a5191518091835e81019060c05182528060c05192039060025afa15611f505760c08051518951600160f91b6020828101918252600160fa1b60218401526001600160f81b0319891660228401529490931b6001600160c01b0319166023820152602b810191909152604b80820194909452928352909190611d62606b83613a31565b885191518091835e81019060c05182528060c05192039060025afa15611f5c57859060c05151926020600288015494611dc2606089019763ffffffff808a511699611db8895199878b01968752878b528a613a31565b5116953691614230565b9460c05150611df860218c5180948682019460c05186525180918484015e810160c051838201520301601f198101845283613a31565b8a5191518091835e81019060c05182528060c05192039060025afa15611f50579061ffff611e2e939260c81c1660c05151615a23565b909283611f33575b50505015611f045791838083611eb564ffffffffff611e8d63ffffffff6104207fcae25916b6102b49377577e9ad3914a49345ea231e5a8cbc84c463e5ef8fbff39b9a611e8460609b61537c565b015116426139d1565b6003840180546001600160d81b03169290911660d81b6001600160d81b031916919091179055565b611ebf81336153e0565b549783519586943386528060208701528501528484013760c051828201840152601f01601f19168101030190a360c0515f516020615d5b5f395f51905f525d60c05180f35b8251633c1e253d60e11b81526020600482015260076024820152661c185e5b1bd85960ca1b6044820152606490fd5b611f4792935060c0519060c05160056156f8565b14878080611e36565b87513d60c051823e3d90fd5b85513d60c051823e3d90fd5b611f829197506107403d81116103aa5761039c8183613a31565b958c611bdd565b6375adfbd560e01b60c05152600452602460c051fd5b8763a9c3ab9560e01b60c05152600452602460c051fd5b346101c25760203660031901126101c2576004356001600160a01b038116908190036101c25760c05152600e6020526020604060c0512054604051908152f35b346101c25760c0513660031901126101c2576020600d54604051908152f35b346101c25761203361202636613907565b60c0519493909290614714565b60c051526005602052604060c05120549081610472576040805191151582526020820192909252f35b346121735760203660031901126121735760043561207861438c565b805f52600860205260405f209081549160ff8360481c1615612189576001600160401b036120a682846151b9565b16804210612177575069ff00000000000000000019831690557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156121735760405163a89cb02d60e01b81526004810192909252605081901c63ffffffff16602483015260701c61ffff166044820152905f9082908183816064810103925af18015612168576121545760c0515f516020615d5b5f395f51905f525d60c05180f35b5f61215e91613a31565b5f60c05280610357565b6040513d5f823e3d90fd5b5f80fd5b6303a5cac360e01b5f5260045260245ffd5b6321bf6c6760e21b5f5260045ffd5b3461217357366003190161016081126121735760e0136121735760e4356001600160401b03811161217357366023820112156121735780600401356001600160401b038111612173576024820191602436918360071b01011161217357610104359063ffffffff821680920361217357610124359063ffffffff821680830361217357610144359063ffffffff8216918281036121735761223761438c565b60405192637e73e05360e11b84526004359586600486015260243563ffffffff8116809103612173576024860152604435604486015260643598896064870152608435906001600160401b038216809203612173576084870182905260a480359088015260c480359088015260208760e4815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1968715612168575f97612a17575b50604051633d91081b60e21b8152600481018a90529a6107408c6024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9b8c15612168575f9c6129f6575b50888b1015610818575f5f5b8a8110612984575003610ac05760206123618b8a84614209565b01359360ff85169283860361217357831c60011615610818576101a08c01519660038810156129705763ffffffff606061239b8f9a615031565b9901511681101561293f57643fffffffc08760061b169180830460401490151715610afc5760ff6123cf6123d8928f615059565b981697886150e9565b9081811015612911576123ea91613ee0565b6040811090604018026040189a5f549a61242d87866040516020810190612412826004613f30565b60e0815261242261010082613a31565b519020988c8a61510f565b805f52600260205260405f20546128e85760018d0190818e11610afc575f52600260205260405f20558c6124746124648b89615152565b9161246e8b615176565b90613eed565b926104608101916124b161248f63ffffffff85511687614314565b9561249c816001546139d1565b600155825f52600360205260405f20546139d1565b906124e963ffffffff85511663ffffffff7f000000000000000000000000000000000000000000000000000000000000000016613eed565b8083116128d257508e61253a92610140925f52600360205260405f205561250e614133565b604051631a591c4f60e11b8152600481019290925263ffffffff16602482015291829081906044820190565b03817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156121685760606001600160401b03916125c4935f916128a3575b500151169263ffffffff6125bb6001600160401b03881695826104406125b1826104208a0151168a6139d1565b97015116906139d1565b915116906139d1565b1061289157508060406125db6125ec938d87614209565b01359a6125e6614133565b94614209565b356001600160a01b03811699908a9003612173576040516101c08101968188106001600160401b0389111761287d575f9c8f98604052825260208201908152604082019283526060820133815263ffffffff608084019616865261ffff60a084019c168c5260c0830196875260e083019d8e5261010083019c8d5264ffffffffff61012084019516855261ffff61014084019816885262ffffff61016084019a168a5260ff6101808401991689526101a083019a8b525f54600160401b81101561287d578060016126bf92015f556140fb565b93909361286a57518355905160018301559151600282015590519251985193519a5160a0998a1b63ffffffff60a01b166001600160a01b039485161760c09590951b61ffff60c01b169490941760d09b909b1b60ff60d01b169a909a1760d893841b6001600160d81b0319161760038b015597519751925194519351955160f09690961b60ff60f01b169390911b62ffffff60d81b1660c89490941b61ffff60c81b169616941b64ffffffffff60a01b16939093179390931792909217176001600160f81b031960f89290921b91909116176004909101556127a0816140fb565b5080549263ffffffff600383015460a01c16600260048401549301549462ffffff8460d81c1695633fffffc08560d21c169680880460401490151715610afc577f5c04a5d9db8013a8a081b5ace04b9ed22bf49a3c2478af1e955cc7ec0e8f8b8760c0879264ffffffffff6128529860209b6040519360018060a01b03831685528d85015261ffff8260c81c166040850152606084015260ff8160f01c16608084015260a01c1660a0820152a4614a92565b5f5f516020615d5b5f395f51905f525d604051908152f35b634e487b7160e01b5f525f60045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b630a76b02760e41b5f5260045260245ffd5b6128c591506101403d81116128cb575b6128bd8183613a31565b810190614146565b5f612584565b503d6128b3565b82630a3bff0f60e01b5f5260045260245260445ffd5b5f52600260205260405f20545f198101908111610afc576329cfd62b60e11b5f5260045260245ffd5b604051633c1e253d60e11b815260206004820152600560248201526472616e676560d81b6044820152606490fd5b604051633c1e253d60e11b8152602060048201526008602482015267199c9859db595b9d60c21b6044820152606490fd5b634e487b7160e01b5f52602160045260245ffd5b90612990828c86614209565b9060405160208101918252823560018060a01b038116809103612173576040820152602083013560ff8116809103612173576001936060918284015260408101356080840152013560a082015260a081526129ec60c082613a31565b5190209101612347565b612a10919c506107403d81116103aa5761039c8183613a31565b9a8c61233b565b9096506020813d602011612a4b575b81612a3360209383613a31565b8101031261217357612a4490613a84565b958b6122e4565b3d9150612a26565b34612173576020366003190112612173575f610100604051612a74816139de565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201520152610120612ab16004356143c1565b80549060ff6001600160401b03600260018401549301549261ffff84838582169763ffffffff612aea62ffffff8760e01c168b84614757565b916040519a8b91612afa836139de565b82526001600160a01b038816602083019081526040830191612b1b8161396a565b82528a610100606085019462ffffff8c60c81c16865288608082019816885260a08101998c60f81c8b5264ffffffffff60c083019d60a01c168d5260e082019e8f9160081c1615159052019c60101c1615158c526040519c518d5260018060a01b0390511660208d015251612b8f8161396a565b60408c0152511660608a015251166080880152511660a0860152511660c084015251151560e0830152511515610100820152f35b3461217357612bf6612bd436613948565b612bdc61438c565b612bf0612be98284614c67565b9182614cd6565b91614ec6565b5f5f516020615d5b5f395f51905f525d005b34612173575f36600319011261217357612c2061438c565b335f52600e60205260405f20548015612d2957335f52600e6020525f6040812055612c4d81600c54613ee0565b600c556040518181527ffbb78d90c03ede71a52f887ed761d6178e310a2c426206ba0dc64a01691e16f160203392a27f0000000000000000000000000000000000000000000000000000000000000000906040519063a9059cbb60e01b5f52336004528060245260205f60448180875af160015f5114811615612d0a575b8260405215612cec57602092505f5f516020615d5b5f395f51905f525d8152f35b635274afe760e01b5f9081526001600160a01b038416600452602490fd5b6001811516612d2057833b15153d151616612ccb565b823d5f823e3d90fd5b630686827b60e51b5f5260045ffd5b34612173576020366003190112612173576004355f610180604051612d5c816139fa565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015201525f54811015612f4957612db9906140fb565b5080549060038101549060018101549060048101549162ffffff8360d81c1691633fffffc08460d21c169280840460401490151715610afc57600201549160405191612e04836139fa565b86835260208301908660a01c63ffffffff1682526040840190815260608401600160a01b600190038816815260808501600160a01b600190038816815260a08601918960d01c60ff16835260c08701938a60c01c61ffff16855260e08801958a60c81c61ffff16875261010089019788526101208901988b60f01c60ff168a5261014081019a8b5261016081019b60a01c64ffffffffff168c52610180019b60d81c8c526040519c8d525163ffffffff1660208d01525160408c0152600160a01b6001900390511660608b0152600160a01b6001900390511660808a01525160ff1660a08901525161ffff1660c08801525163ffffffff1660e0870152516001600160401b03166101008601525161ffff1661012085015251610140840152516001600160401b0316610160830152516001600160401b03166101808201526101a090f35b63a9c3ab9560e01b5f5260045260245ffd5b3461217357612bf6612f6c36613948565b90612f7561438c565b613f96565b34612173576020366003190112612173576004355f52600a602052602063ffffffff60405f205416604051908152f35b34612173576020366003190112612173576004355f815f52600660205260405f20541515915f52600760205260405f20549182612ffa575b6040809350519160018060a01b031682526020820152f35b90505f198201918211610afc57613012604092613f00565b50600101546001600160a01b031690612fe2565b346121735761303436613907565b919061303e61438c565b6040516363ef8a7160e11b8152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169190602081602481865afa908115612168575f91613697575b506007811015612970576003810361368557506040516365c7d79d60e01b8152600481018690527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169161012082602481865afa918215612168575f926135b7575b506001600160401b0360c0830151166135a35761074060249460405195868092633d91081b60e21b82528b60048301525afa938415612168575f94613582575b5061314d868287878b6144bd565b946004549661315e8184848c614714565b805f52600560205260405f2054613559576001890190818a11610afc575f52600560205260405f205586600a1b8781046104001488151715610afc5761046087016131d56131b363ffffffff83511684614314565b926131c0816001546139d1565b6001558c5f52600660205260405f20546139d1565b9063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000169061320f63ffffffff82511683613eed565b83116135315750509189918b93845f52600660205260405f205560405195613236876139de565b84875260208701338152604088019264ffffffffff81168452606089019862ffffff84168a528d6080820162ffffff8816815260ff60a084019216825260c08301976132818c61396a565b8b895260e08401985f8a5261010085015f8152600454600160401b81101561287d578060016132b39201600455613f00565b9b909b61286a5795518b55965160018b0180549a516001600160c81b0319909b166001600160a01b03929092169190911760a09a8b1b64ffffffffff60a01b161781556134109e7fed70a0d15bbbecbcc1b113c71bed6f06a512cc944f7c708d0d1fa46efec5f9cd9b6001600160401b03998a986133d99863ffffffff98929591946002949361338b939260ff92909190518454915192516001600160c81b0390921660c89190911b62ffffff60c81b161760e09290921b62ffffff60e01b1691909117911660f81b6001600160f81b031916179055565b0192516133978161396a565b6133a08161396a565b83549151925162ffffff1990921660ff919091161791151560081b61ff00169190911790151560101b62ff000016179055168a8a614757565b63ffffffff604051956133eb8c61396a565b8b875216602086015216604084015261ffff8d166060840152166080820152a36147e7565b613421575b60208561285286614a92565b855f52600860205260405f209063ffffffff8254169063ffffffff8214610afc5761346e9263ffffffff6001602094011663ffffffff19825416179055019263ffffffff84511687614810565b90816134a4575b5090602094612852939261348c575b829350613415565b63ffffffff61349d925116906149a2565b8480613484565b82516040516302c8fea360e21b81526004810188905263ffffffff90911660248201529150602090829060449082905afa908115612168575f916134eb575b506020613475565b929190506020833d602011613529575b8161350860209383613a31565b810103126121735760209461351f61285294613a52565b91929350946134e3565b3d91506134fb565b9063ffffffff61354392511690613eed565b90630a3bff0f60e01b5f5260045260245260445ffd5b5f52600560205260405f20545f198101908111610afc576329cfd62b60e11b5f5260045260245ffd5b61359c9194506107403d81116103aa5761039c8183613a31565b928761313f565b6396fe8cdd60e01b5f52600760045260245ffd5b909150610120813d821161367d575b816135d46101209383613a31565b8101031261217357610100604051916135ec836139de565b6135f581613a5f565b835261360360208201613a5f565b602084015261361460408201613a5f565b604084015261362560608201613a5f565b606084015261363660808201613a70565b608084015261364760a08201613a70565b60a084015261365860c08201613a70565b60c084015261366960e08201613a52565b60e0840152015161010082015290876130ff565b3d91506135c6565b630d64047360e21b5f5260045260245ffd5b90506020813d6020116136ca575b816136b260209383613a31565b81010312612173575160078110156121735786613095565b3d91506136a5565b34612173575f3660031901126121735760205f54604051908152f35b346121735760203660031901126121735760043561370a61438c565b613713816143c1565b90600282019081549060ff8260081c16612f49576001840180549264ffffffffff8460a01c16804210612177575060ff8160101c16159586948154968796613821575b5050505050505060405190630d3225cb60e21b825260048201526020816024815f60018060a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115612168575f916137e7575b501590816137de575b506137d0575f5f516020615d5b5f395f51905f525d005b624d8cff60e81b5f5260045ffd5b905015816137b9565b90506020813d602011613819575b8161380260209383613a31565b810103126121735761381390613a52565b826137b0565b3d91506137f5565b62ff0000199093166201000017909255613844916001600160a01b0316906143d8565b825f52600760205260405f205480159081156138c9575b506138a4575b546040516001600160a01b0390911681527ff7734741e47c78a7ddad612d71504605d980bcb1525b0055401ca5e19cd59f9990602090a380838080808080613756565b600182019250828211610afc575f848152600760205260409020929092558291613861565b9350506001820192838311610afc578493108661385b565b6024359063ffffffff8216820361217357565b6064359063ffffffff8216820361217357565b608090600319011261217357600435906024356006811015612173579060443563ffffffff81168103612173579060643563ffffffff811681036121735790565b906101006003198301126121735760e060043592602319011261217357602490565b6006111561297057565b9181601f84011215612173578235916001600160401b038311612173576020838186019501011161217357565b9181601f84011215612173578235916001600160401b038311612173576020808501948460051b01011161217357565b91908201809211610afc57565b61012081019081106001600160401b0382111761287d57604052565b6101a081019081106001600160401b0382111761287d57604052565b608081019081106001600160401b0382111761287d57604052565b90601f801991011681019081106001600160401b0382111761287d57604052565b5190811515820361217357565b519063ffffffff8216820361217357565b51906001600160401b038216820361217357565b519061ffff8216820361217357565b519060ff8216820361217357565b51906fffffffffffffffffffffffffffffffff8216820361217357565b51906001600160a01b038216820361217357565b61074081830312612173576040519161066083018381106001600160401b0382111761287d57604052613b0482613a84565b835260208201516020840152613b1c60408301613a70565b6040840152613b2d60608301613a5f565b60608401526080820151608084015260a082015160a084015260c082015160c0840152613b5c60e08301613a70565b60e0840152610100820151610100840152610120820151600381101561217357610120840152610140820151600681101561217357610140840152613ba46101608301613a5f565b6101608401528061019f830112156121735760405161010081018181106001600160401b0382111761287d57604052806102808401928311612173576101808401905b838210613ed0575050610180840152516003811015612173576101a08301526102a08101516002811015612173576101c08301526102c08101516002811015612173576101e0830152613c3d6102e08201613a5f565b610200830152613c506103008201613a5f565b610220830152613c636103208201613a5f565b6102408301526103408101518060010b810361217357613ec79161072091610260850152613c946103608201613a52565b610280850152613ca76103808201613a93565b6102a0850152613cba6103a08201613a93565b6102c0850152613ccd6103c08201613a5f565b6102e0850152613ce06103e08201613a5f565b610300850152613cf36104008201613a5f565b610320850152613d066104208201613a93565b610340850152613d196104408201613a93565b610360850152613d2c6104608201613a5f565b610380850152613d3f6104808201613a5f565b6103a0850152613d526104a08201613a5f565b6103c0850152613d656104c08201613a5f565b6103e0850152613d786104e08201613a5f565b610400850152613d8b6105008201613a5f565b610420850152613d9e6105208201613a5f565b610440850152613db16105408201613a5f565b610460850152613dc46105608201613a5f565b610480850152613dd76105808201613a5f565b6104a0850152613dea6105a08201613a93565b6104c0850152613dfd6105c08201613a5f565b6104e0850152613e106105e08201613a5f565b610500850152613e236106008201613a5f565b610520850152613e366106208201613aa1565b610540850152613e496106408201613a84565b610560850152613e5c6106608201613aa1565b610580850152613e6f6106808201613aa1565b6105a0850152613e826106a08201613aa1565b6105c0850152613e956106c08201613aa1565b6105e0850152613ea86106e08201613abe565b610600850152613ebb6107008201613abe565b61062085015201613abe565b61064082015290565b8151815260209182019101613be7565b91908203918211610afc57565b81810292918115918404141715610afc57565b600454811015613f1c5760045f52600360205f20910201905f90565b634e487b7160e01b5f52603260045260245ffd5b80358252602081013563ffffffff811681036121735763ffffffff166020830152604081013560408301526060810135606083015260808101356001600160401b0381168091036121735760c0918291608085015260a081013560a08501520135910152565b613fa08282614c67565b90600482019164ffffffffff835460a01c168042106121775750613fc48482614cd6565b8080156140eb575b6140de57506003810192835460d81c156140ba575b64ffffffffff60a01b19815416905554907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db9602060405160018152a354907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690813b1561217357610124614077915f80946040519687958694630219972d60e01b86526004860190613f30565b600160d082901c60ff161b6001600160401b031660e48501526001600160a01b03166101048401525af18015612168576140ae5750565b5f6140b891613a31565b565b6140c38261537c565b83546140d99083906001600160a01b03166153e0565b613fe1565b9250906140b89350614ec6565b50600382015460d81c1515613fcc565b5f54811015613f1c575f8080526005919091027f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5630191565b60243563ffffffff811681036121735790565b9081610140910312612173576040519061014082018281106001600160401b0382111761287d5760405280516006811015612173576142009161012091845261419160208201613a70565b60208501526141a260408201613a70565b60408501526141b360608201613a70565b60608501526141c460808201613a70565b60808501526141d560a08201613a70565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201613a84565b61012082015290565b9190811015613f1c5760071b0190565b6001600160401b03811161287d5760051b60200190565b92919061423c81614219565b9361424a6040519586613a31565b602085838152019160051b810192831161217357905b82821061426c57505050565b8135815260209182019101614260565b9291926001600160401b03821161287d57604051916142a5601f8201601f191660200184613a31565b829481845281830111612173578281602093845f960137010152565b906142cb82614219565b6142d86040519182613a31565b82815280926142e9601f1991614219565b0190602036910137565b805115613f1c5760200190565b8051821015613f1c5760209160051b010190565b9061432863ffffffff6143319216426139d1565b916001546139d1565b9063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001690811561437f57828261437b936001600160401b0395049106151501906139d1565b1690565b6365244e4e5f526004601cfd5b5f516020615d5b5f395f51905f525c6143b25760015f516020615d5b5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b600454811015612f49576143d490613f00565b5090565b9060018201546203fc008160f81c9160ee1c16908082046104001481151715610afc578161440b61444f93600154613ee0565b60015584545f52600660205261442660405f20918254613ee0565b90557f000000000000000000000000000000000000000000000000000000000000000090613eed565b60011c9060018060a01b03165f52600e60205261447160405f209182546139d1565b905561448360ff6002830154166147e7565b61448a5750565b545f52600860205260405f2063ffffffff8154168015610afc57815463ffffffff19165f1990910163ffffffff16179055565b916144c78161396a565b80156146e7576144d68161396a565b60038114614663576144e78161396a565b600481146145bf576005906144fb8161396a565b0361458157505f52600b60205263ffffffff60405f2091165f5260205260405f208054156117e857600161453e91015460ff63ffffffff82169160201c166150e9565b905b643fffffffc063ffffffff82169160061b169080820460401490151715610afc57818110156129115761457291613ee0565b60408110906040180260401890565b91905063ffffffff8060608401511691169081101561293f576145a391615059565b6145ad6001615a00565b6001811b9091015f1901901c90614540565b50929160a084015115908115614653575b50610dba575f52600a60205263ffffffff60405f205491169182151592836145ff575b50505061291157604090565b8215935090918315614646575b831561461e575b5050505f80806145f3565b6001600160401b0392935060e09161246e61463892615510565b9201511611155f8080614613565b62ffffff8211935061460c565b63ffffffff91501615155f6145d0565b5060a001519092901580156146d6575b61086e5763ffffffff169081151592836146935750505061291157604090565b90919250601483029280840460141490151715610afc575f52600960205263ffffffff60405f2091165f5260205263ffffffff60405f20541611155f80806145f3565b50600363ffffffff83161015614673565b50505063ffffffff161590811591614704575b5061291157604090565b63ffffffff91501615155f6146fa565b9263ffffffff80929360405194602086019687526147318161396a565b60408601521660608401521660808201526080815261475160a082613a31565b51902090565b906147618161396a565b600381146147c6576004906147758161396a565b1461479a57508060061b9080820460401490151715610afc576001600160401b031690565b816147a55750505f90565b6001600160401b039161437b915f52600a60205261246e60405f2054615510565b5050601481029080820460141490151715610afc576001600160401b031690565b6147f08161396a565b600181149081156147ff575090565b6002915061480c8161396a565b1490565b919091805f52600860205260405f2060ff815460481c169081614985575b506148da5763ffffffff831680151590816148e1575b506148da57604051631a591c4f60e11b8152600481019190915263ffffffff929092166024830152610140826044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015612168576148b6925f916148bb575b506159c8565b421090565b6148d491506101403d81116128cb576128bd8183613a31565b5f6148b0565b5050505f90565b5f1901905063ffffffff8111610afc57604051631a591c4f60e11b81526004810183905263ffffffff919091166024820152610140816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156121685760e0915f91614966575b500151608083015114155f614844565b61497f91506101403d81116128cb576128bd8183613a31565b5f614956565b6001600160401b03915061499990836151b9565b1615155f61482e565b5f818152600860209081526040808320905163be6ca4b560e01b8152600481019490945263ffffffff851660248501529391839060449082906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af18015612168575f90614a55575b835460509290921b63ffffffff60501b166fffffffffffffff0000000000000000001990921660709190911b61ffff60701b161717600160481b1790915550565b506020823d602011614a8a575b81614a6f60209383613a31565b8101031261217357614a85600160481b92613a84565b614a14565b3d9150614a62565b614abd907f000000000000000000000000000000000000000000000000000000000000000090613eed565b614ad5614acd8260011c83613ee0565b600d546139d1565b600d55614ae481600c546139d1565b600c556040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa918215612168575f92614c33575b50604051926323b872dd60e01b5f5233600452306024528460445260205f60648180855af19060015f5114821615614c14575b50836040525f60605215614c0257826024816020936370a0823160e01b82523060048301525afa8015612168575f90614bce575b614bae9250613ee0565b818103614bb9575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011614bfa575b81614be860209383613a31565b8101031261217357614bae9151614ba4565b3d9150614bdb565b635274afe760e01b5f5260045260245ffd5b6001821516614c2a573b15153d1516165f614b70565b843d5f823e3d90fd5b9091506020813d602011614c5f575b81614c4f60209383613a31565b810103126121735751905f614b3d565b3d9150614c42565b614c7390929192615344565b91604051614c85602082018093613f30565b60e08152614c9561010082613a31565b519020600183015403614ca457565b604051633c1e253d60e11b81526020600482015260096024820152681cdd185d195b595b9d60ba1b6044820152606490fd5b6001810154604051630602210b60e21b81526004810191909152916020836024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa928315612168575f93614e8a575b508215614dea575b508115614d44575090565b8054600390910154604051631a591c4f60e11b8152600481019290925263ffffffff60a082901c1660248301529150610140816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156121685761012061ffff929183925f91614dcb575b500151169160c01c16141590565b614de491506101403d81116128cb576128bd8183613a31565b5f614dbd565b60405162b502ad60e71b8152919250614e07906004830190613f30565b60208160e4817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115612168575f91614e50575b5015905f614d39565b90506020813d602011614e82575b81614e6b60209383613a31565b8101031261217357614e7c90613a52565b5f614e47565b3d9150614e5e565b9092506020813d602011614ebe575b81614ea660209383613a31565b8101031261217357614eb790613a52565b915f614d31565b3d9150614e99565b9091158080615022575b6150015780614ff1575b614fd7576003820190815460d81c15614fb3575b6004830164ffffffffff60a01b1981541690558254907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db960206040515f8152a3905490547f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169190823b156121735760405163a89cb02d60e01b8152600481019290925260a081901c63ffffffff16602483015260c01c61ffff166044820152905f9082908183816064810103925af18015612168576140ae5750565b614fbc8361537c565b8154614fd29084906001600160a01b03166153e0565b614eee565b600382015460d81c6303a5cac360e01b5f5260045260245ffd5b50600382015460d81c4210614eda565b64ffffffffff600484015460a01c166303a5cac360e01b5f5260045260245ffd5b50600383015460d81c15614ed0565b600381101561297057600181146150535760020361504e57600390565b600190565b50600290565b906040820160606001600160401b0382511693019163ffffffff8351169182156150d55751925163ffffffff16926001600160401b031683156150d5576001600160401b03939006831611156150cd5760ff60015b16920416016001600160401b038111610afc576001600160401b031690565b60ff5f6150ae565b634e487b7160e01b5f52601260045260245ffd5b60068111615109576150fa90615a00565b6001811b9091015f1901901c90565b50505f90565b93909263ffffffff929060ff849261ffff6040519760208901998a521660408801521660608601521660808401521660a082015260a0815261475160c082613a31565b9061ffff604051916020830193845216604082015260408152614751606082613a31565b600281146151b257600381146151ab5780159081156151a0575b501561519a575f90565b61040090565b60069150115f615190565b5061021090565b5061041090565b9054604051631a591c4f60e11b81526004810183905263ffffffff605083901c16602482015291610140836044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315612168575f93615323575b506002835161522f8161396a565b6152388161396a565b14801590615309575b6148da57604051633d91081b60e21b81526004810191909152610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015612168576001600160401b03936152ac925f926152e857506159c8565b9063ffffffff811615806152d5575b156152d05764ffffffffff915060201c161690565b501690565b508164ffffffffff8260201c16106152bb565b6153029192506107403d81116103aa5761039c8183613a31565b905f6148b0565b5061ffff6101208401511661ffff8360701c161415615241565b61533d9193506101403d81116128cb576128bd8183613a31565b915f615221565b5f54811080159061535d575b612f49576143d4906140fb565b5064ffffffffff600461536f836140fb565b50015460a01c1615615350565b6153c661539f600483015460ff6153958260f81c615176565b9160f01c16613eed565b916153ac83600154613ee0565b60015561ffff6003600183015492015460c01c1690615152565b5f5260036020526153dc60405f20918254613ee0565b9055565b9060ff600461541692015460f01c167f000000000000000000000000000000000000000000000000000000000000000090613eed565b60011c9060018060a01b03165f52600e6020526153dc60405f209182546139d1565b90615442826143c1565b91600283015460ff8160081c16908115615489575b50612f49575064ffffffffff600183015460a01c16804210156154775750565b6375adfbd560e01b5f5260045260245ffd5b60ff915060101c165f615457565b90602060607f5267cfe7f5e0267a5dbb7d9196aa05f3793324abec4b6c98a9bc9824fc10c391926002810161010061ff00198254161790556154d933826143d8565b54946040519283913383526040828401528051918291826040860152018484015e5f828201840152601f01601f19168101030190a3565b80156150d557620100000461010081109061010018026101001890565b90939293848311612173578411612173578101920390565b909392936155538183613eed565b8503610a3157615562826142c1565b945f5b838110615573575050505050565b61557d8382613eed565b906001810191828211610afc57610a9c6155a59161559d87600196613eed565b90868a61552d565b6155af828a614300565b5201615565565b5f198114610afc5760010190565b9392908451915f935f198101908111610afc579192825b6156235750505050036155f5576155f1906142f3565b5190565b604051633c1e253d60e11b8152602060048201526005602482015264383937b7b360d91b6044820152606490fd5b5f5f5b828110615640575090509260011c9160011c9192826155db565b61564a81876139d1565b91615654826155b6565b928661566185948d614300565b51916001808216036156a75750506156a192506156919061568c6156848b6155b6565b9a8c89615af5565b615ac8565b61569b828c614300565b526155b6565b90615626565b868610156156d85750506156d3906156cc6156c56156a195966155b6565b958d614300565b5190615ac8565b615691565b6156a1945014615691576156d3906156f26156848b6155b6565b90615ac8565b91935f936020956040519387850195600160f91b875260ff60f81b9060f81b16602186015260ff60f81b9060f81b1660228501526001600160401b0360c01b9060c01b166023840152602b830152604b820152604b815261575a606b82613a31565b604051918291518091835e8101838152039060025afa15612168575f5190565b926020919495925f916040519084820192600160f91b8452600960f81b60218401528460228401526001600160401b0360c01b9063ffffffff60c01b9060c01b1616602383015283602b830152604b820152604b81526157db606b82613a31565b604051918291518091835e8101838152039060025afa15612168575f51604051633d91081b60e21b8152600481019390935291610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9182156121685761587c60a06020945f9485916158fe575b5001519660405192858401968752858452615875604085613a31565b3691614230565b936158ab60216040518093878201958787525180918484015e810186838201520301601f198101835282613a31565b604051918291518091835e8101838152039060025afa156121685760036158d3925f51615a23565b819291926158e5575b50501561086e57565b6158f69192505f60038160136156f8565b145f806158dc565b61591791506107403d81116103aa5761039c8183613a31565b5f615859565b6001915f915f915b818310615945575050505f1461593f57505f905b60019190565b90615939565b90919263ffffffff828560051b60e0031c16638000000081116159995780615976575050600180935b019190615925565b90939402936380000000851161598e5760019061596e565b50505050505f905f90565b5050505050505f905f90565b5f906001602093806040519385855383850137019060025afa15612173575f5190565b9063ffffffff6104606159f36001600160401b0360606159fd960151168361044086015116906139d1565b92015116906139d1565b90565b6001600160fd1b0381168103610afc5766080a070a0a080060ff9160031b1c1690565b91929083811015615abe575f92935f198101908111610afc5790815b615a4a575050511491565b600180821614808015615ab4575b615a6c575b5060011c9060011c9081615a3f565b9093948351861461599957615a9a9115615aa157615a9490615a8e8786614300565b51615ac8565b946155b6565b925f615a5d565b615aaf906156cc8786614300565b615a94565b5082821415615a58565b505050505f905f90565b5f906020926040519084820192600160f81b8452602183015260418201526041815261575a606182613a31565b91908110156155f55760051b013590565b90821015613f1c570190565b60208301808411610afc5782106148da57615b2e838383615b06565b3560f81c92600184148015615bb0575b615ba75760028414615b9e5760058101809111610afc57600392615b6192615b06565b3560f81c911480615b93575b15615b8e5780606002906060820403610afc5760400180604011610afc5790565b505f90565b506020811115615b6d565b50505050606090565b50505050602090565b5060048414615b3e565b9092919260ff6020830151168015615d1057615bd581615176565b91828503615d06576001600160401b036040615bf084615a00565b9501511690841b90039283811c615cfb576002821480928115615cf0575b5015615cde575060ff83169160021c8360081c02928383615c6e575b5050505081615c389361552d565b5f91601f8216828201035b808210615c5e575060f890359160031b16610100031c171590565b9092602090843517930190615c43565b929360040192909115615c8f575050615c389391839101915b935f80615c2a565b91509150607f8260011c16016004810191600180849216149182615cbe575b50506148da5781615c3893615c87565b6005019250600f9150615cd2908486615b06565b3560f81c115f80615cae565b615c38959391509184921c029161552d565b60039150145f615c0e565b505050505050600190565b5050505050505f90565b505050505060019056fe00000001000000010000000100000001000000010000000100000001000000010000007f0000007f0000007f0000007f0000007f0000007f0000007f0000007f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
func (payloadReveals *PayloadReveals) UnpackObjectRequestOf(data []byte) (IPayloadRevealsObjectRequest, error) {
	out, err := payloadReveals.abi.Unpack("objectRequestOf", data)
	if err != nil {
		return *new(IPayloadRevealsObjectRequest), err
	}
	out0 := *abi.ConvertType(out[0], new(IPayloadRevealsObjectRequest)).(*IPayloadRevealsObjectRequest)
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
func (payloadReveals *PayloadReveals) UnpackRequestOf(data []byte) (IPayloadRevealsRequest, error) {
	out, err := payloadReveals.abi.Unpack("requestOf", data)
	if err != nil {
		return *new(IPayloadRevealsRequest), err
	}
	out0 := *abi.ConvertType(out[0], new(IPayloadRevealsRequest)).(*IPayloadRevealsRequest)
	return out0, nil
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
