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
	Bin: "0x610140806040523461029757604081615c8f8038038091610020828561039b565b833981010312610297576004602080610038846103d2565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156102a3575f91610361575b506001600160a01b0390811660a05260805160405163a2e800ad60e01b81529160209183916004918391165afa9081156102a3575f91610327575b506001600160a01b0390811660c05260a05160405163fbfa77cf60e01b81529160209183916004918391165afa9081156102a3575f916102e8575b50604051637e062a3560e11b815290602090829060049082906001600160a01b03165afa9081156102a3575f916102ae575b506001600160a01b0390811660e0526101009190915260a051604051635dbe7fa360e11b81529160209183916004918391165afa9081156102a3575f91610260575b50610120526040516158a890816103e782396080518181816104cc01528181611be801528181611dd60152818161342901528181613cae01528181614686015281816149e80152614c1f015260a0518181816102e201528181610c720152818161108b0152818161169801528181611e2501528181612ca901528181614f68015261550f015260c05181818161206601528181612d1d0152818161451e015281816145c501528181614a6301528181614afe0152614ee8015260e051818181610198015281816128e601526147d1015261010051818181610508015281816140b60152818161476d01526150f6015261012051818181611fe601528181612e3c0152613fbd0152f35b90506020813d60201161029b575b8161027b6020938361039b565b81010312610297575163ffffffff81168103610297575f610157565b5f80fd5b3d915061026e565b6040513d5f823e3d90fd5b90506020813d6020116102e0575b816102c96020938361039b565b81010312610297576102da906103d2565b5f610115565b3d91506102bc565b90506020813d60201161031f575b816103036020938361039b565b810103126102975760206103186004926103d2565b91506100e3565b3d91506102f6565b90506020813d602011610359575b816103426020938361039b565b8101031261029757610353906103d2565b5f6100a8565b3d9150610335565b90506020813d602011610393575b8161037c6020938361039b565b810103126102975761038d906103d2565b5f61006d565b3d915061036f565b601f909101601f19168101906001600160401b038211908210176103be57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102975756fe60806040526004361015610011575f80fd5b5f5f3560e01c8062c23f9a1461339657806306661abd1461337a5780630e0c046b14612c875780630e28016314612c0a5780631157903714612bda57806314f2f04014612bbb578063324e03be1461299e5780633ccfd60b14612870578063416331151461282b57806343c0e4fc146126a4578063462eae8e14611cbb5780634a5e8ff514611b825780636512feca14611b3f57806373f4256114611b215780637580725014611ae5578063770bfc99146115be578063806cc03614610fdb5780638ef1389214610f4957806396c5892c14610f2b578063a7318c7514610b89578063a7b62b88146108d3578063a9f5babd1461052b578063b6eb13d9146104f0578063ba831712146104ac578063bb3346ac14610474578063c27bdee6146103c3578063c87d6779146103a5578063d83d91761461027e578063e50d33e314610260578063f3bb9c0514610201578063fb1a3420146101bf5763fc0c546a14610179575f80fd5b346101bc57806003193601126101bc5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b50346101bc5760403660031901126101bc5763ffffffff60406020926101e3613583565b60043582526009855283838320911682528452205416604051908152f35b50346101bc5760403660031901126101bc576040606091610220613583565b6004358252600b60205263ffffffff838320911682526020522063ffffffff6001825492015460405192835260ff8160201c166020840152166040820152f35b50346101bc57806003193601126101bc576020600154604051908152f35b50346101bc5760403660031901126101bc5760043561029b613583565b906102a4614010565b8083526008602052604083205463ffffffff8116159081610390575b5061034757604051633d91081b60e21b815260048101829052610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa801561038557610325918591610356575b5083836144b9565b1561034757906103349161464b565b805f5160206158885f395f51905f525d80f35b6321bf6c6760e21b8352600483fd5b61037891506107403d811161037e575b61037081836136b8565b810190613759565b5f61031d565b503d610366565b6040513d86823e3d90fd5b64ffffffffff915060201c164210155f6102c0565b50346101bc57806003193601126101bc576020600c54604051908152f35b50346101bc5760a03660031901126101bc5760243561ffff811681036104705760443560ff8116810361046c576103f8613596565b6084359063ffffffff8216820361046857610417928594600435614e0e565b825260026020526040822054918261043e575b506040805191151582526020820192909252f35b90505f198201918211610454575060015f61042a565b634e487b7160e01b81526011600452602490fd5b8480fd5b8280fd5b5080fd5b50346101bc5760403660031901126101bc57602061049b610493613583565b600435613f98565b6001600160401b0360405191168152f35b50346101bc57806003193601126101bc5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101bc57806003193601126101bc5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b50346101bc5760e03660031901126101bc57610545613583565b6044359063ffffffff8216820361046c5761055e613596565b906084356001600160401b0381116104685761057e903690600401613616565b909260a4356001600160401b0381116108cf5761059f903690600401613643565b909560c4356001600160401b0381116108cb576105c0903690600401613643565b91600363ffffffff881610156108855763ffffffff8516158015610873575b801561085d575b6108175760608603610797576106046020890135893560031a61560d565b999050600289358c1a1480610809575b158015610801575b80156107f5575b80156107dd575b6107975761068d9461067d9160409861065e8a51916106498c846136b8565b60018352601f198c013660208501378d615695565b61066782613f77565b5263ffffffff85169063ffffffff8a16906152a5565b9063ffffffff8816600435615470565b815192606084018481106001600160401b038211176107835783526040850135845263ffffffff6020850196168652828401943560021a85526004358752600b6020528287209165ffffffff00008260101b169163ffffffff80821684046201000014911615171561076f579063ffffffff61070a921690613673565b5f19810190811161075b579263ffffffff939260019285948952602052872090518155019351161663ffffffff198354161782555164ff0000000082549160201b169064ff00000000191617905580f35b634e487b7160e01b87526011600452602487fd5b634e487b7160e01b88526011600452602488fd5b634e487b7160e01b88526041600452602488fd5b604051633c1e253d60e11b815260206004820152600560248201527f696e7075740000000000000000000000000000000000000000000000000000006044820152606490fd5b506104006107ee8a3560021a614e75565b141561062a565b50604089013515610623565b50891561061c565b506003893560011a14610614565b604051633c1e253d60e11b815260206004820152600560248201527f656e7472790000000000000000000000000000000000000000000000000000006044820152606490fd5b5063ffffffff811663ffffffff861610156105e6565b506201000063ffffffff8616116105df565b604051633c1e253d60e11b815260206004820152600760248201527f70726f6772616d000000000000000000000000000000000000000000000000006044820152606490fd5b8880fd5b8680fd5b50346101bc5760a03660031901126101bc576004356108f0613583565b906044356001600160401b038111610b8557610910903690600401613616565b6064356001600160401b038111610b815761092f903690600401613643565b9290916084356001600160401b038111610b7d57610951903690600401613643565b949061095b614010565b61096487615136565b95600360ff6002890154166109788161360c565b03610b4e57600187015490620100009360149162ffffff8460e01c169280840293808504821490151715610b3a5763ffffffff8d1696848811801590610b2e575b610ae8578e96918991506109cd868a613b67565b8181109082180218966109df88613f45565b9781905b8c818310610a8d5750505003610a5e576103349c610a16610a1e94610a2e9c8a8f62ffffff8a91549b60c81c169b6152a5565b908787615470565b15610a34575b5050503691613f00565b91615195565b8952600960205260408920908952602052604088209063ffffffff198254161790555f8080610a24565b604051633c1e253d60e11b815260206004808301919091526024820152636461746160e01b6044820152606490fd5b83610aa492949395610a9e926157df565b82613673565b8181148015610adf575b610a5e57610aca610ac4828f948f60019661520e565b90615695565b610ad4858c613f84565b5292018a92916109e3565b508b8111610aae565b604051633c1e253d60e11b815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152606490fd5b506206000188116109b9565b634e487b7160e01b5f52601160045260245ffd5b604051633c1e253d60e11b815260206004808301919091526024820152631c185c9d60e21b6044820152606490fd5b8780fd5b8580fd5b8380fd5b50346101bc5760803660031901126101bc57600435610ba6613583565b6044356001600160401b038111610b8557610bc5903690600401613616565b9190926064356001600160401b038111610b8157610be7903690600401613643565b9094610bf1614010565b610bfa83615136565b93600460ff600287015416610c0e8161360c565b03610b4e57845490600186019062ffffff825460e01c16155f14610ee35763ffffffff811680158015610ed7575b610ea857838b52600a60205260408b20555b60405192633d91081b60e21b84526004840152610740836024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610e9d578a93610e7c575b5060e083015163ffffffff6001600160401b038216921692620100008415610e68578b8d9462ffffff610d158e8b8a6101008f9899610cfa60209e610d1a9c0483811090841802918284189889915460e01c16613b74565b9682610d06898b613b67565b91821091831818021818615226565b6152a5565b604051906001600160c01b03198086840194600160f91b8652600360f91b602186015286602286015260c01b1616602383015283602b830152604b820152604b8152610d67606b826136b8565b604051918291518091835e8101838152039060025afa15610e5d5760c0885191015103610e175760405195602087017f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84116108cb5787610de560206103349a8195610e129860051b8091873781010301601f1981018352826136b8565b8760405198899585870137840190838201908b8252519283915e010187815203601f1981018552846136b8565b615195565b604051633c1e253d60e11b815260206004820152600760248201527f64617461736574000000000000000000000000000000000000000000000000006044820152606490fd5b6040513d89823e3d90fd5b634e487b7160e01b5f52601260045260245ffd5b610e969193506107403d811161037e5761037081836136b8565b915f610ca2565b6040513d8c823e3d90fd5b604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b50620100008111610c3c565b828a52600a60205260408a205463ffffffff821614610c4e57604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b50346101bc57806003193601126101bc576020600454604051908152f35b50346101bc5760203660031901126101bc57606090600435908091819060408382815260086020522080549160ff8360481c16610fa9575b5050509063ffffffff6001600160401b03926040519415158552166020840152166040820152f35b610fc59295506001600160401b03945063ffffffff9350614eb8565b9260501c169163ffffffff60019391925f610f81565b50346101bc5760a03660031901126101bc576024356001600160401b0381116104705761100c903690600401613616565b6044356001600160401b038111610b855761102b903690600401613643565b91906064356084356001600160401b0381116108cf5761104f903690600401613643565b611057614010565b611062600435615136565b9586549360405195633d91081b60e21b8752856004880152610740876024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9687156115b3578b97611592575b5060ff60028a015416906110ce8261360c565b816111335750505050505050620100008211908115611106575b50610a5e57610334926110fd915b3691613f00565b90600435615195565b90506020856040518487823780858101838152039060025afa15610385576020855191015114155f6110e8565b611141829b9899979b614490565b156113fe5760018a01549361115e62ffffff8660c81c168b614d3c565b916111688461360c565b62ffffff8660e01c1680633fffffc08860da1c1604604014901517156113ea578d959493926111c860209388936111b08d8f875f146113df5761ffff885b168c60f81c615226565b60ff850160081c90633fffffc08b60da1c16906152a5565b90600185036113d7576001915b6001600160c01b0319806040519387850195600160f91b875260ff60f81b9060f81b166021860152600160f81b602286015260c01b1616602383015262ffffff8860c81c16602b830152604b820152604b8152611233606b826136b8565b604051918291518091835e8101838152039060025afa156113be578351906001036113c9579061126291615795565b60808801519360208460608b016112a263ffffffff8251169963ffffffff604051938685019889528685526112986040866136b8565b5116953691613eb4565b946112d160216040518093878201958787525180918484015e810186838201520301601f1981018352826136b8565b604051918291518091835e8101838152039060025afa156113be5762ffffff6112ff9360c81c1684516156f0565b919093846113a6575b5050505015611360576103349461132d63ffffffff6104206110fd9601511642613673565b9087526008602052604087209068ffffffffff0000000082549160201b169068ffffffffff0000000019161790556110f6565b604051633c1e253d60e11b815260206004820152600560248201527f73746174650000000000000000000000000000000000000000000000000000006044820152606490fd5b6113b49394508160036153f1565b145f808881611308565b6040513d85823e3d90fd5b6113d291615795565b611262565b6002916111d5565b61ffff6104006111a6565b634e487b7160e01b8e52601160045260248efd5b969994509194965050600591506114148161360c565b03610b4e578652600b602052604086209060018501549162ffffff8360c81c168852602052604087209260018401549260ff8460201c169062ffffff8160e01c1690633fffffc08160da1c16918083046040149015171561157e5792828b95926114a36114958b8e60209b9961148c6114a99a614e75565b9060f81c615226565b9263ffffffff881690614db8565b916152a5565b604051600160f91b858201908152600560f91b602183015260d884901b6001600160f81b031916602283015260c09390931b63ffffffff60c01b166023820152602b8101849052604b80820192909252908152611507606b826136b8565b604051918291518091835e8101838152039060025afa1561038557845190540361153857610334926110fd916110f6565b604051633c1e253d60e11b815260206004820152600860248201527f636f6e7374616e740000000000000000000000000000000000000000000000006044820152606490fd5b634e487b7160e01b8b52601160045260248bfd5b6115ac9197506107403d811161037e5761037081836136b8565b955f6110bb565b6040513d8d823e3d90fd5b50346101bc5760803660031901126101bc576004356024356001600160401b03811161046c576115f2903690600401613616565b6044929192356001600160401b03811161046857611614903690600401613643565b906064356001600160401b0381116108cf57611634903690600401613643565b929061163e614010565b61164786615041565b926003840154948560d81c611ad15760048501549164ffffffffff8360a01c1680421015611abf575085549660405195633d91081b60e21b8752886004880152610740876024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa968715611ab4578d97611a93575b506116da61ffff8660c81c1688614d3c565b9262ffffff8660d81c1680633fffffc08860d21c1604604014901517156113ea578d61174481969594938f936117268f6020968c60ff61171c8260f81c614e75565b9160f01c16615226565b611733888c60f81c614db8565b90633fffffc08c60d21c16906152a5565b9260409b8c84815161175683826136b8565b6010815201927f61737361792f76312f7061796c6f6164000000000000000000000000000000008452815192601087850195865e6030840152901b7fffffffff00000000000000000000000000000000000000000000000000000000166050820152601889901b61ffff60e01b166054820152606089901b6bffffffffffffffffffffffff19166058820152604c81526117f1606c826136b8565b8c51918291518091835e8101838152039060025afa15611a7d5783518951600160f91b6020828101918252600160fa1b60218401526001600160f81b03198916602284015260c09590951b6001600160c01b0319166023830152602b820192909252604b80820193909352918252849161186c606b826136b8565b8a51918291518091835e8101838152039060025afa15611a8757869082519360208460028a01549660608a01906118f760216118cf63ffffffff8551169c63ffffffff8b51968988019687528988526118c58d896136b8565b5116993691613eb4565b98518093878201958787525180918484015e810186838201520301601f1981018352826136b8565b8c51918291518091835e8101838152039060025afa15611a7d579061ffff611925939260c81c1684516156f0565b91909384611a65575b5050505015611a2057918380836119d764ffffffffff61198663ffffffff6104207fcae25916b6102b49377577e9ad3914a49345ea231e5a8cbc84c463e5ef8fbff39b9a61197d60609b615079565b01511642613673565b1660038301907affffffffffffffffffffffffffffffffffffffffffffffffffffff7fffffffffff00000000000000000000000000000000000000000000000000000083549260d81b169116179055565b6119e181336150dd565b54978351958694338652806020870152850152848401378181018301889052601f01601f19168101030190a3805f5160206158885f395f51905f525d80f35b8251633c1e253d60e11b815260206004820152600760248201527f7061796c6f6164000000000000000000000000000000000000000000000000006044820152606490fd5b611a739394508160056153f1565b145f80898161192e565b88513d85823e3d90fd5b508551903d90823e3d90fd5b611aad9197506107403d811161037e5761037081836136b8565b955f6116c8565b6040513d8f823e3d90fd5b6375adfbd560e01b8c5260045260248bfd5b63a9c3ab9560e01b8a52600488905260248afd5b50346101bc5760203660031901126101bc576004356001600160a01b038116809103610470578160409160209352600e83522054604051908152f35b50346101bc57806003193601126101bc576020600d54604051908152f35b50346101bc57611b5c611b51366135a9565b8594939092906143a3565b825260056020526040822054918261043e57506040805191151582526020820192909252f35b5034611c96576020366003190112611c9657600435611b9f614010565b805f52600860205260405f209081549160ff8360481c1615611cac576001600160401b03611bcd8284614eb8565b16804210611c9a575069ff00000000000000000019831690557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b15611c965760405163a89cb02d60e01b81526004810192909252605081901c63ffffffff16602483015260701c61ffff166044820152905f9082908183816064810103925af18015611c8b57611c78575b50805f5160206158885f395f51905f525d80f35b611c8491505f906136b8565b5f5f611c64565b6040513d5f823e3d90fd5b5f80fd5b6303a5cac360e01b5f5260045260245ffd5b6321bf6c6760e21b5f5260045ffd5b34611c965736600319016101608112611c965760e013611c965760e4356001600160401b038111611c965736602382011215611c965780600401356001600160401b038111611c96576024820191602436918360071b010111611c9657610104359063ffffffff8216809203611c96576101243563ffffffff811693848203611c9657610144359463ffffffff861695868103611c9657611d5a614010565b60405193637e73e05360e11b85526004359081600487015260243563ffffffff8116809103611c96576024870152604435604487015260643598896064880152608435966001600160401b038816809803611c965787608482015260a43560a482015260c43560c482015260208160e4815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115611c8b575f9161266a575b50604051633d91081b60e21b8152600481018590529a6107408c6024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9b8c15611c8b575f9c612649575b50898b1015610817575f5f5b8b81106125d6575003610ae8576020611e838b8b8a613e8d565b01359160ff831698898403611c9657891c60011615610817576101a08c01519660038810156125c25763ffffffff6060611ebd8f9a614d14565b9901511681101561257c57643fffffffc08760061b169180830460401490151715610b3a5760ff611ef1611efa928f614d3c565b98169788614db8565b908181101561253657611f0c91613b67565b6040811090604018026040189a5f549a611f4f87866040516020810190611f34826004613bb7565b60e08152611f44610100826136b8565b519020968688614e0e565b805f52600260205260405f205461250d5760018d0190818e11610b3a575f52600260205260405f20558c611f96611f868587614e51565b91611f908b614e75565b90613b74565b92610460810191611fd3611fb163ffffffff85511687613f98565b95611fbe81600154613673565b600155825f52600360205260405f2054613673565b9061200b63ffffffff85511663ffffffff7f000000000000000000000000000000000000000000000000000000000000000016613b74565b8083116124f757505f52600360205260405f205561205a61014061202d613db7565b604051631a591c4f60e11b8152600481018c905263ffffffff909116602482015291829081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015611c8b5760606001600160401b03916120e4935f916124c8575b500151169263ffffffff6120db6001600160401b03881695826104406120d1826104208a0151168a613673565b9701511690613673565b91511690613673565b106124b657508060406120fb61210c938e8d613e8d565b01359b612106613db7565b9a613e8d565b35986001600160a01b038a16809a03611c9657604051986101c08a01968a88106001600160401b038911176124a2578e976040528a5260208a0194855260408a019b8c5260608a019b338d5263ffffffff60808c019216825261ffff60a08c019516855260c08b0192835260e08b01955f87526101008c019c8d5264ffffffffff6101208d019516855261ffff6101408d019816885262ffffff6101608d019a168a5260ff6101808d01991689526101a08c019a8b525f54680100000000000000008110156124a2578060016121e492015f55613d7f565b91909161248f579b5181559a5160018c01555160028b01559a519a5192519051935160a09390931b77ffffffff0000000000000000000000000000000000000000166001600160a01b039b8c161760c09190911b79ffff000000000000000000000000000000000000000000000000161760d09390931b7aff0000000000000000000000000000000000000000000000000000169290921760d89190911b7fffffffffff000000000000000000000000000000000000000000000000000000161760038701556123bb9760ff966123089264ffffffffff92909181906004019a51161673ffffffffffffffffffffffffffffffffffffffff198a54161789555116879064ffffffffff60a01b1964ffffffffff60a01b83549260a01b169116179055565b51917fff000000000000ffffffffffffffffffffffffffffffffffffffffffffffffff7affff000000000000000000000000000000000000000000000000007dffffff0000000000000000000000000000000000000000000000000000008854935160d81b16938760f01b905160f01b169460c81b169116171717835551167effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff82549160ff60f81b9060f81b169116179055565b6123c481613d7f565b5080549263ffffffff600383015460a01c16600260048401549301549462ffffff8460d81c1695633fffffc08560d21c169680880460401490151715610b3a577f5c04a5d9db8013a8a081b5ace04b9ed22bf49a3c2478af1e955cc7ec0e8f8b8760c0879264ffffffffff6124779860209b604051936001600160a01b03831685528d85015261ffff8260c81c166040850152606084015260ff8160f01c16608084015260a01c1660a0820152a4614767565b5f5f5160206158885f395f51905f525d604051908152f35b634e487b7160e01b5f525f60045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b630a76b02760e41b5f5260045260245ffd5b6124ea91506101403d81116124f0575b6124e281836136b8565b810190613dca565b5f6120a4565b503d6124d8565b82630a3bff0f60e01b5f5260045260245260445ffd5b5f52600260205260405f20545f198101908111610b3a576329cfd62b60e11b5f5260045260245ffd5b604051633c1e253d60e11b815260206004820152600560248201527f72616e67650000000000000000000000000000000000000000000000000000006044820152606490fd5b604051633c1e253d60e11b815260206004820152600860248201527f667261676d656e740000000000000000000000000000000000000000000000006044820152606490fd5b634e487b7160e01b5f52602160045260245ffd5b906125e2828d8c613e8d565b906040516020810191825282356001600160a01b038116809103611c96576040820152602083013560ff8116809103611c96576001936060918284015260408101356080840152013560a082015260a0815261263f60c0826136b8565b5190209101611e69565b612663919c506107403d811161037e5761037081836136b8565b9a8c611e5d565b90506020813d60201161269c575b81612685602093836136b8565b81010312611c96576126969061370b565b8b611e06565b3d9150612678565b34611c96576020366003190112611c96576040516126c181613680565b5f8152602081015f9052604081015f9052606081015f9052608081015f905260a081015f905260c081015f905260e081015f9052610100015f905260043561270890614045565b805490600181015490600201549060ff8216908060e01c62ffffff1661272f9083866143e6565b916040519461273d86613680565b855260208501926001600160a01b0383168452604086019161275e8161360c565b8252606086018360c81c62ffffff16815260808701916001600160401b0316825260a08701928460f81c845260c088019460a01c64ffffffffff16855260e08801958760081c60ff161515875261010089019760101c60ff161515885260405198518952516001600160a01b03166020890152516127db8161360c565b60408801525163ffffffff166060870152516001600160401b031660808601525161ffff1660a0850152516001600160401b031660c084015251151560e083015251151561010082015261012090f35b34611c965761285e61283c366135ea565b612844614010565b612858612851828461493c565b91826149bf565b91614bad565b5f5f5160206158885f395f51905f525d005b34611c96575f366003190112611c9657612888614010565b335f52600e60205260405f2054801561298f57335f52600e6020525f60408120556128b581600c54613b67565b600c556040518181527ffbb78d90c03ede71a52f887ed761d6178e310a2c426206ba0dc64a01691e16f160203392a27f0000000000000000000000000000000000000000000000000000000000000000906040519063a9059cbb60e01b5f52336004528060245260205f60448180875af160015f5114811615612970575b826040521561295457602092505f5f5160206158885f395f51905f525d8152f35b6001600160a01b0383635274afe760e01b5f521660045260245ffd5b600181151661298657833b15153d151616612933565b823d5f823e3d90fd5b630686827b60e51b5f5260045ffd5b34611c96576020366003190112611c96576004355f6101806040516129c28161369c565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015201525f54811015612ba957612a1f90613d7f565b5080549060038101549060018101549060048101549162ffffff8360d81c1691633fffffc08460d21c169280840460401490151715610b3a57600201549160405191612a6a8361369c565b86835260208301908660a01c63ffffffff16825260408401908152606084016001600160a01b0388168152608085016001600160a01b038816815260a08601918960d01c60ff16835260c08701938a60c01c61ffff16855260e08801958a60c81c61ffff16875261010089019788526101208901988b60f01c60ff168a5261014081019a8b5261016081019b60a01c64ffffffffff168c52610180019b60d81c8c526040519c8d525163ffffffff1660208d01525160408c0152516001600160a01b031660608b0152516001600160a01b031660808a01525160ff1660a08901525161ffff1660c08801525163ffffffff1660e0870152516001600160401b03166101008601525161ffff1661012085015251610140840152516001600160401b0316610160830152516001600160401b03166101808201526101a090f35b63a9c3ab9560e01b5f5260045260245ffd5b34611c965761285e612bcc366135ea565b90612bd5614010565b613c1d565b34611c96576020366003190112611c96576004355f52600a602052602063ffffffff60405f205416604051908152f35b34611c96576020366003190112611c96576004355f815f52600660205260405f20541515915f52600760205260405f20549182612c5b575b604092506001600160a01b038351921682526020820152f35b90505f198201918211610b3a576001600160a01b036001612c7d604094613b87565b5001541690612c42565b34611c9657612c95366135a9565b9190612c9f614010565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906040516363ef8a7160e11b8152856004820152602081602481865afa908115611c8b575f9161333f575b5060078110156125c2576003810361332d57506040516365c7d79d60e01b8152600481018690527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169161012082602481865afa918215611c8b575f9261325f575b506001600160401b0360c08301511661324b5761074060249460405195868092633d91081b60e21b82528b60048301525afa938415611c8b575f9461322a575b50612dac868287878b614142565b9460045496612dbd8184848c6143a3565b805f52600560205260405f2054613201576001890190818a11610b3a575f52600560205260405f205586600a1b8781046104001488151715610b3a576104608701612e34612e1263ffffffff83511684613f98565b92612e1f81600154613673565b6001558c5f52600660205260405f2054613673565b9063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001690612e6e63ffffffff82511683613b74565b83116131d95750509189918b93845f52600660205260405f205560405195612e9587613680565b84875260208701338152604088019264ffffffffff81168452606089019862ffffff84168a528d6080820162ffffff8816815260ff60a084019216825260c0830197612ee08c61360c565b8b895260e08401985f8a5261010085015f8152600454680100000000000000008110156124a257806001612f179201600455613b87565b9b909b61248f576130b89f7fed70a0d15bbbecbcc1b113c71bed6f06a512cc944f7c708d0d1fa46efec5f9cd9c6130336001600160401b039b60ff60a09f9a63ffffffff9a8f9d96612fc464ffffffffff6130819f60029a518a556001600160a01b038060018c019951161673ffffffffffffffffffffffffffffffffffffffff198954161788555116869064ffffffffff60a01b1964ffffffffff60a01b83549260a01b169116179055565b5184549151925178ffffffffffffffffffffffffffffffffffffffffffffffffff90921660c89190911b7bffffff00000000000000000000000000000000000000000000000000161760e09290921b62ffffff60e01b1691909117911660f81b6001600160f81b031916179055565b01925161303f8161360c565b6130488161360c565b83549151925162ffffff1990921660ff919091161791151560081b61ff00169190911790151560101b62ff000016179055168a8a6143e6565b63ffffffff604051956130938c61360c565b8b875216602086015216604084015261ffff8d166060840152166080820152a3614490565b6130c9575b60208561247786614767565b855f52600860205260405f209063ffffffff8254169063ffffffff8214610b3a576131169263ffffffff6001602094011663ffffffff19825416179055019263ffffffff845116876144b9565b908161314c575b50906020946124779392613134575b8293506130bd565b63ffffffff6131459251169061464b565b848061312c565b82516040516302c8fea360e21b81526004810188905263ffffffff90911660248201529150602090829060449082905afa908115611c8b575f91613193575b50602061311d565b929190506020833d6020116131d1575b816131b0602093836136b8565b81010312611c96576020946131c7612477946136d9565b919293509461318b565b3d91506131a3565b9063ffffffff6131eb92511690613b74565b90630a3bff0f60e01b5f5260045260245260445ffd5b5f52600560205260405f20545f198101908111610b3a576329cfd62b60e11b5f5260045260245ffd5b6132449194506107403d811161037e5761037081836136b8565b9287612d9e565b6396fe8cdd60e01b5f52600760045260245ffd5b909150610120813d8211613325575b8161327c61012093836136b8565b81010312611c96576101006040519161329483613680565b61329d816136e6565b83526132ab602082016136e6565b60208401526132bc604082016136e6565b60408401526132cd606082016136e6565b60608401526132de608082016136f7565b60808401526132ef60a082016136f7565b60a084015261330060c082016136f7565b60c084015261331160e082016136d9565b60e084015201516101008201529087612d5e565b3d915061326e565b630d64047360e21b5f5260045260245ffd5b90506020813d602011613372575b8161335a602093836136b8565b81010312611c9657516007811015611c965786612cf4565b3d915061334d565b34611c96575f366003190112611c965760205f54604051908152f35b34611c96576020366003190112611c96576004356133b2614010565b6133bb81614045565b90600282019081549060ff8260081c16612ba9576001840180549364ffffffffff8560a01c16804210611c9a575060ff8460101c161595869481549687966134ca575b5050505050505060405190630d3225cb60e21b825260048201526020816024815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115611c8b575f91613490575b50159081613487575b50613479575f5f5160206158885f395f51905f525d005b624d8cff60e81b5f5260045ffd5b90501581613462565b90506020813d6020116134c2575b816134ab602093836136b8565b81010312611c96576134bc906136d9565b82613459565b3d915061349e565b6134eb93620100006001600160a01b039362ff00001916179055169061405c565b825f52600760205260405f2054801590811561356b575b50613549575b60206001600160a01b037ff7734741e47c78a7ddad612d71504605d980bcb1525b0055401ca5e19cd59f99925416604051908152a3808380808080806133fe565b915060018101808211610b3a575f848152600760205260409020558291613508565b9350506001820192838311610b3a5784931086613502565b6024359063ffffffff82168203611c9657565b6064359063ffffffff82168203611c9657565b6080906003190112611c9657600435906024356006811015611c96579060443563ffffffff81168103611c96579060643563ffffffff81168103611c965790565b90610100600319830112611c965760e0600435926023190112611c9657602490565b600611156125c257565b9181601f84011215611c96578235916001600160401b038311611c965760208381860195010111611c9657565b9181601f84011215611c96578235916001600160401b038311611c96576020808501948460051b010111611c9657565b91908201809211610b3a57565b61012081019081106001600160401b038211176124a257604052565b6101a081019081106001600160401b038211176124a257604052565b90601f801991011681019081106001600160401b038211176124a257604052565b51908115158203611c9657565b519063ffffffff82168203611c9657565b51906001600160401b0382168203611c9657565b519061ffff82168203611c9657565b519060ff82168203611c9657565b51906fffffffffffffffffffffffffffffffff82168203611c9657565b51906001600160a01b0382168203611c9657565b61074081830312611c96576040519161066083018381106001600160401b038211176124a25760405261378b8261370b565b8352602082015160208401526137a3604083016136f7565b60408401526137b4606083016136e6565b60608401526080820151608084015260a082015160a084015260c082015160c08401526137e360e083016136f7565b60e08401526101008201516101008401526101208201516003811015611c96576101208401526101408201516006811015611c965761014084015261382b61016083016136e6565b6101608401528061019f83011215611c965760405161010081018181106001600160401b038211176124a257604052806102808401928311611c96576101808401905b838210613b57575050610180840152516003811015611c96576101a08301526102a08101516002811015611c96576101c08301526102c08101516002811015611c96576101e08301526138c46102e082016136e6565b6102008301526138d761030082016136e6565b6102208301526138ea61032082016136e6565b6102408301526103408101518060010b8103611c9657613b4e916107209161026085015261391b61036082016136d9565b61028085015261392e610380820161371a565b6102a08501526139416103a0820161371a565b6102c08501526139546103c082016136e6565b6102e08501526139676103e082016136e6565b61030085015261397a61040082016136e6565b61032085015261398d610420820161371a565b6103408501526139a0610440820161371a565b6103608501526139b361046082016136e6565b6103808501526139c661048082016136e6565b6103a08501526139d96104a082016136e6565b6103c08501526139ec6104c082016136e6565b6103e08501526139ff6104e082016136e6565b610400850152613a1261050082016136e6565b610420850152613a2561052082016136e6565b610440850152613a3861054082016136e6565b610460850152613a4b61056082016136e6565b610480850152613a5e61058082016136e6565b6104a0850152613a716105a0820161371a565b6104c0850152613a846105c082016136e6565b6104e0850152613a976105e082016136e6565b610500850152613aaa61060082016136e6565b610520850152613abd6106208201613728565b610540850152613ad0610640820161370b565b610560850152613ae36106608201613728565b610580850152613af66106808201613728565b6105a0850152613b096106a08201613728565b6105c0850152613b1c6106c08201613728565b6105e0850152613b2f6106e08201613745565b610600850152613b426107008201613745565b61062085015201613745565b61064082015290565b815181526020918201910161386e565b91908203918211610b3a57565b81810292918115918404141715610b3a57565b600454811015613ba35760045f52600360205f20910201905f90565b634e487b7160e01b5f52603260045260245ffd5b80358252602081013563ffffffff81168103611c965763ffffffff166020830152604081013560408301526060810135606083015260808101356001600160401b038116809103611c965760c0918291608085015260a081013560a08501520135910152565b613c27828261493c565b90600482019164ffffffffff835460a01c16804210611c9a5750613c4b84826149bf565b808015613d6f575b613d6257506003810192835460d81c15613d40575b64ffffffffff60a01b19815416905554907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db9602060405160018152a36001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016905491813b15611c9657610124613d06915f80946001600160a01b036040519788968795630219972d60e01b87526004870190613bb7565b6001600160401b03600160ff8360d01c161b1660e4860152166101048401525af18015611c8b57613d345750565b5f613d3e916136b8565b565b613d4982615079565b613d5d826001600160a01b038654166150dd565b613c68565b925090613d3e9350614bad565b50600382015460d81c1515613c53565b5f54811015613ba3575f8080526005919091027f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5630191565b60243563ffffffff81168103611c965790565b9081610140910312611c96576040519061014082018281106001600160401b038211176124a25760405280516006811015611c9657613e8491610120918452613e15602082016136f7565b6020850152613e26604082016136f7565b6040850152613e37606082016136f7565b6060850152613e48608082016136f7565b6080850152613e5960a082016136f7565b60a085015260c081015160c085015260e081015160e08501526101008101516101008501520161370b565b61012082015290565b9190811015613ba35760071b0190565b6001600160401b0381116124a25760051b60200190565b929190613ec081613e9d565b93613ece60405195866136b8565b602085838152019160051b8101928311611c9657905b828210613ef057505050565b8135815260209182019101613ee4565b9291926001600160401b0382116124a25760405191613f29601f8201601f1916602001846136b8565b829481845281830111611c96578281602093845f960137010152565b90613f4f82613e9d565b613f5c60405191826136b8565b8281528092613f6d601f1991613e9d565b0190602036910137565b805115613ba35760200190565b8051821015613ba35760209160051b010190565b90613fac63ffffffff613fb5921642613673565b91600154613673565b9063ffffffff7f000000000000000000000000000000000000000000000000000000000000000016908115614003578282613fff936001600160401b039504910615150190613673565b1690565b6365244e4e5f526004601cfd5b5f5160206158885f395f51905f525c6140365760015f5160206158885f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b600454811015612ba95761405890613b87565b5090565b9060018201546203fc008160f81c9160ee1c168181046104001482151715610b3a576001600160a01b0391816140976140db93600154613b67565b60015585545f5260066020526140b260405f20918254613b67565b90557f000000000000000000000000000000000000000000000000000000000000000090613b74565b60011c91165f52600e6020526140f660405f20918254613673565b905561410860ff600283015416614490565b61410f5750565b545f52600860205260405f2063ffffffff8154168015610b3a57815463ffffffff19165f1990910163ffffffff16179055565b9161414c8161360c565b80156143765761415b8161360c565b600381146142f25761416c8161360c565b60048114614234576005906141808161360c565b0361420657505f52600b60205263ffffffff60405f2091165f5260205260405f208054156115385760016141c391015460ff63ffffffff82169160201c16614db8565b905b643fffffffc063ffffffff82169160061b169080820460401490151715610b3a5781811015612536576141f791613b67565b60408110906040180260401890565b905063ffffffff8060608301511692169182101561257c5760ff9161422a91614d3c565b0160081c906141c5565b50929160a0840151159081156142e2575b50610e17575f52600a60205263ffffffff60405f20549116918215159283614274575b50505061253657604090565b82159350909183156142d5575b8315614293575b5050505f8080614268565b90919250620100008115610e68576001600160401b039260e0926142c7920461010081109061010018026101001890613b74565b9201511611155f8080614288565b62ffffff82119350614281565b63ffffffff91501615155f614245565b5060a00151909290158015614365575b6108855763ffffffff169081151592836143225750505061253657604090565b90919250601483029280840460141490151715610b3a575f52600960205263ffffffff60405f2091165f5260205263ffffffff60405f20541611155f8080614268565b50600363ffffffff83161015614302565b50505063ffffffff161590811591614393575b5061253657604090565b63ffffffff91501615155f614389565b9263ffffffff80929360405194602086019687526143c08161360c565b6040860152166060840152166080820152608081526143e060a0826136b8565b51902090565b906143f08161360c565b6003811461446f576004906144048161360c565b1461442957508060061b9080820460401490151715610b3a576001600160401b031690565b816144345750505f90565b5f52600a60205260405f20549062010000908215610e68576001600160401b0392613fff920461010081109061010018026101001890613b74565b5050601481029080820460141490151715610b3a576001600160401b031690565b6144998161360c565b600181149081156144a8575090565b600291506144b58161360c565b1490565b919091805f52600860205260405f2060ff815460481c16908161462e575b506145835763ffffffff8316801515908161458a575b5061458357604051631a591c4f60e11b8152600481019190915263ffffffff929092166024830152610140826044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611c8b5761455f925f91614564575b506156b8565b421090565b61457d91506101403d81116124f0576124e281836136b8565b5f614559565b5050505f90565b5f1901905063ffffffff8111610b3a57604051631a591c4f60e11b81526004810183905263ffffffff919091166024820152610140816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611c8b5760e0915f9161460f575b500151608083015114155f6144ed565b61462891506101403d81116124f0576124e281836136b8565b5f6145ff565b6001600160401b0391506146429083614eb8565b1615155f6144d7565b5f818152600860209081526040808320905163be6ca4b560e01b8152600481019490945263ffffffff851660248501529391839060449082907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1918215611c8b575f92614712575b506dffffffff000000000000000000006901000000000000000000926fffff000000000000000000000000000085549160701b16906fffffffffffffff0000000000000000001916179160501b1617179055565b91506020823d60201161475f575b8161472d602093836136b8565b81010312611c96576dffffffff0000000000000000000061475869010000000000000000009361370b565b92506146be565b3d9150614720565b614792907f000000000000000000000000000000000000000000000000000000000000000090613b74565b6147aa6147a28260011c83613b67565b600d54613673565b600d556147b981600c54613673565b600c556040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa918215611c8b575f92614908575b50604051926323b872dd60e01b5f5233600452306024528460445260205f60648180855af19060015f51148216156148e9575b50836040525f606052156148d757826024816020936370a0823160e01b82523060048301525afa8015611c8b575f906148a3575b6148839250613b67565b81810361488e575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d6020116148cf575b816148bd602093836136b8565b81010312611c96576148839151614879565b3d91506148b0565b635274afe760e01b5f5260045260245ffd5b60018215166148ff573b15153d1516165f614845565b843d5f823e3d90fd5b9091506020813d602011614934575b81614924602093836136b8565b81010312611c965751905f614812565b3d9150614917565b61494890929192615041565b9160405161495a602082018093613bb7565b60e0815261496a610100826136b8565b51902060018301540361497957565b604051633c1e253d60e11b815260206004820152600960248201527f73746174656d656e7400000000000000000000000000000000000000000000006044820152606490fd5b60018101549160405192630602210b60e21b845260048401526020836024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315611c8b575f93614b71575b508215614ad1575b508115614a2b575090565b8054600390910154604051631a591c4f60e11b8152600481019290925263ffffffff60a082901c1660248301529150610140816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015611c8b5761012061ffff929183925f91614ab2575b500151169160c01c16141590565b614acb91506101403d81116124f0576124e281836136b8565b5f614aa4565b60405162b502ad60e71b8152919250614aee906004830190613bb7565b60208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611c8b575f91614b37575b5015905f614a20565b90506020813d602011614b69575b81614b52602093836136b8565b81010312611c9657614b63906136d9565b5f614b2e565b3d9150614b45565b9092506020813d602011614ba5575b81614b8d602093836136b8565b81010312611c9657614b9e906136d9565b915f614a18565b3d9150614b80565b9091158080614d05575b614ce45780614cd4575b614cba576003820190815460d81c15614c98575b6004830164ffffffffff60a01b1981541690558254907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db960206040515f8152a36001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691549054823b15611c965760405163a89cb02d60e01b8152600481019290925260a081901c63ffffffff16602483015260c01c61ffff166044820152905f9082908183816064810103925af18015611c8b57613d345750565b614ca183615079565b614cb5836001600160a01b038454166150dd565b614bd5565b600382015460d81c6303a5cac360e01b5f5260045260245ffd5b50600382015460d81c4210614bc1565b64ffffffffff600484015460a01c166303a5cac360e01b5f5260045260245ffd5b50600383015460d81c15614bb7565b60038110156125c25760018114614d3657600203614d3157600390565b600190565b50600290565b906040820160606001600160401b0382511693019163ffffffff835116918215610e685751925163ffffffff16926001600160401b03168315610e68576001600160401b0393900683161115614db05760ff60015b16920416016001600160401b038111610b3a576001600160401b031690565b60ff5f614d91565b60068111614e08577f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610b3a5766080a070a0a080060ff9160031b1c16905f19906001831b0101901c90565b50505f90565b93909263ffffffff929060ff849261ffff6040519760208901998a521660408801521660608601521660808401521660a082015260a081526143e060c0826136b8565b9061ffff6040519160208301938452166040820152604081526143e06060826136b8565b60028114614eb15760038114614eaa578015908115614e9f575b5015614e99575f90565b61040090565b60069150115f614e8f565b5061021090565b5061041090565b9054604051631a591c4f60e11b81526004810183905263ffffffff605083901c16602482015291610140836044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa928315611c8b575f93615020575b5060028351614f2e8161360c565b614f378161360c565b14801590615006575b6145835760405190633d91081b60e21b82526004820152610740816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015611c8b576001600160401b0393614fa9925f92614fe557506156b8565b9063ffffffff81161580614fd2575b15614fcd5764ffffffffff915060201c161690565b501690565b508164ffffffffff8260201c1610614fb8565b614fff9192506107403d811161037e5761037081836136b8565b905f614559565b5061ffff6101208401511661ffff8360701c161415614f40565b61503a9193506101403d81116124f0576124e281836136b8565b915f614f20565b5f54811080159061505a575b612ba95761405890613d7f565b5064ffffffffff600461506c83613d7f565b50015460a01c161561504d565b6150c361509c600483015460ff6150928260f81c614e75565b9160f01c16613b74565b916150a983600154613b67565b60015561ffff6003600183015492015460c01c1690614e51565b5f5260036020526150d960405f20918254613b67565b9055565b9061511b60ff60046001600160a01b0393015460f01c167f000000000000000000000000000000000000000000000000000000000000000090613b74565b60011c91165f52600e6020526150d960405f20918254613673565b9061514082614045565b91600283015460ff8160081c16908115615187575b50612ba9575064ffffffffff600183015460a01c16804210156151755750565b6375adfbd560e01b5f5260045260245ffd5b60ff915060101c165f615155565b90602060607f5267cfe7f5e0267a5dbb7d9196aa05f3793324abec4b6c98a9bc9824fc10c391926002810161010061ff00198254161790556151d7338261405c565b54946040519283913383526040828401528051918291826040860152018484015e5f828201840152601f01601f19168101030190a3565b90939293848311611c96578411611c96578101920390565b909392936152348183613b74565b8503610a5e5761524382613f45565b945f5b838110615254575050505050565b61525e8382613b74565b906001810191828211610b3a57610ac46152869161527e87600196613b74565b90868a61520e565b615290828a613f84565b5201615246565b5f198114610b3a5760010190565b9392908451915f935f198101908111610b3a579192825b61531c5750505050036152d6576152d290613f77565b5190565b604051633c1e253d60e11b815260206004820152600560248201527f70726f6f660000000000000000000000000000000000000000000000000000006044820152606490fd5b5f5f5b828110615339575090509260011c9160011c9192826152bc565b6153438187613673565b9161534d82615297565b928661535a85948d613f84565b51916001808216036153a057505061539a925061538a9061538561537d8b615297565b9a8c896157c2565b615795565b615394828c613f84565b52615297565b9061531f565b868610156153d15750506153cc906153c56153be61539a9596615297565b958d613f84565b5190615795565b61538a565b61539a94501461538a576153cc906153eb61537d8b615297565b90615795565b91935f936001600160c01b03196020966040519488860196600160f91b885260ff60f81b9060f81b16602187015260ff60f81b9060f81b16602286015260c01b166023840152602b830152604b820152604b8152615450606b826136b8565b604051918291518091835e8101838152039060025afa15611c8b575f5190565b926020919495925f91604051906001600160c01b031963ffffffff60c01b86840194600160f91b8652600960f81b602186015286602286015260c01b1616602383015283602b830152604b820152604b81526154cd606b826136b8565b604051918291518091835e8101838152039060025afa15611c8b575f519160405190633d91081b60e21b82526004820152610740816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa918215611c8b5761556c60a06020945f9485916155ee575b50015196604051928584019687528584526155656040856136b8565b3691613eb4565b9361559b60216040518093878201958787525180918484015e810186838201520301601f1981018352826136b8565b604051918291518091835e8101838152039060025afa15611c8b5760036155c3925f516156f0565b819291926155d5575b50501561088557565b6155e69192505f60038160136153f1565b145f806155cc565b61560791506107403d811161037e5761037081836136b8565b5f615549565b6001915f915f915b818310615635575050505f1461562f57505f905b60019190565b90615629565b90919263ffffffff828560051b60e0031c16638000000081116156895780615666575050600180935b019190615615565b90939402936380000000851161567e5760019061565e565b50505050505f905f90565b5050505050505f905f90565b5f906001602093806040519385855383850137019060025afa15611c96575f5190565b9063ffffffff6104606156e36001600160401b0360606156ed96015116836104408601511690613673565b9201511690613673565b90565b9192908381101561578b575f92935f198101908111610b3a5790815b615717575050511491565b600180821614808015615781575b615739575b5060011c9060011c908161570c565b9093948351861461568957615767911561576e576157619061575b8786613f84565b51615795565b94615297565b925f61572a565b61577c906153c58786613f84565b615761565b5082821415615725565b505050505f905f90565b5f906020926040519084820192600160f81b845260218301526041820152604181526154506061826136b8565b91908110156152d65760051b013590565b90821015613ba3570190565b60208301808411610b3a578210614583576157fb8383836157d3565b3560f81c9260018414801561587d575b615874576002841461586b5760058101809111610b3a5760039261582e926157d3565b3560f81c911480615860575b1561585b5780606002906060820403610b3a5760400180604011610b3a5790565b505f90565b50602081111561583a565b50505050606090565b50505050602090565b506004841461580b56fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
