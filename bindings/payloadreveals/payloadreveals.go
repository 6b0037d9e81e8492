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
	Bin: "0x6101408060405234610297576040816161c38038038091610020828561039b565b833981010312610297576004602080610038846103d2565b9301516001600160a01b03909316608081905260405163c305a6d960e01b815292839182905afa9081156102a3575f91610361575b506001600160a01b0390811660a05260805160405163a2e800ad60e01b81529160209183916004918391165afa9081156102a3575f91610327575b506001600160a01b0390811660c05260a05160405163fbfa77cf60e01b81529160209183916004918391165afa9081156102a3575f916102e8575b50604051637e062a3560e11b815290602090829060049082906001600160a01b03165afa9081156102a3575f916102ae575b506001600160a01b0390811660e0526101009190915260a051604051635dbe7fa360e11b81529160209183916004918391165afa9081156102a3575f91610260575b5061012052604051615ddc90816103e782396080518181816104cc01528181611fa401528181612192015281816137e50152818161406a01528181614a4401528181614da60152614fdd015260a0518181816102e201528181610c720152818161108b01528181611a54015281816121e1015281816130650152818161530001526158a7015260c051818181612422015281816130d9015281816148dc0152818161498301528181614e2101528181614ebc0152615280015260e05181818161019801528181612ca20152614b8f0152610100518181816105080152818161447201528181614b2b015261548e0152610120518181816123a2015281816131f801526143790152f35b90506020813d60201161029b575b8161027b6020938361039b565b81010312610297575163ffffffff81168103610297575f610157565b5f80fd5b3d915061026e565b6040513d5f823e3d90fd5b90506020813d6020116102e0575b816102c96020938361039b565b81010312610297576102da906103d2565b5f610115565b3d91506102bc565b90506020813d60201161031f575b816103036020938361039b565b810103126102975760206103186004926103d2565b91506100e3565b3d91506102f6565b90506020813d602011610359575b816103426020938361039b565b8101031261029757610353906103d2565b5f6100a8565b3d9150610335565b90506020813d602011610393575b8161037c6020938361039b565b810103126102975761038d906103d2565b5f61006d565b3d915061036f565b601f909101601f19168101906001600160401b038211908210176103be57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102975756fe60806040526004361015610011575f80fd5b5f5f3560e01c8062c23f9a1461375257806306661abd146137365780630e0c046b146130435780630e28016314612fc65780631157903714612f9657806314f2f04014612f77578063324e03be14612d5a5780633ccfd60b14612c2c5780634163311514612be757806343c0e4fc14612a60578063462eae8e146120775780634a5e8ff514611f3e5780636512feca14611efb57806373f4256114611edd5780637580725014611ea1578063770bfc991461197a578063806cc03614610fdb5780638ef1389214610f4957806396c5892c14610f2b578063a7318c7514610b89578063a7b62b88146108d3578063a9f5babd1461052b578063b6eb13d9146104f0578063ba831712146104ac578063bb3346ac14610474578063c27bdee6146103c3578063c87d6779146103a5578063d83d91761461027e578063e50d33e314610260578063f3bb9c0514610201578063fb1a3420146101bf5763fc0c546a14610179575f80fd5b346101bc57806003193601126101bc5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b50346101bc5760403660031901126101bc5763ffffffff60406020926101e361393f565b60043582526009855283838320911682528452205416604051908152f35b50346101bc5760403660031901126101bc57604060609161022061393f565b6004358252600b60205263ffffffff838320911682526020522063ffffffff6001825492015460405192835260ff8160201c166020840152166040820152f35b50346101bc57806003193601126101bc576020600154604051908152f35b50346101bc5760403660031901126101bc5760043561029b61393f565b906102a46143cc565b8083526008602052604083205463ffffffff8116159081610390575b5061034757604051633d91081b60e21b815260048101829052610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa801561038557610325918591610356575b508383614877565b15610347579061033491614a09565b805f516020615dbc5f395f51905f525d80f35b6321bf6c6760e21b8352600483fd5b61037891506107403d811161037e575b6103708183613a74565b810190613b15565b5f61031d565b503d610366565b6040513d86823e3d90fd5b64ffffffffff915060201c164210155f6102c0565b50346101bc57806003193601126101bc576020600c54604051908152f35b50346101bc5760a03660031901126101bc5760243561ffff811681036104705760443560ff8116810361046c576103f8613952565b6084359063ffffffff82168203610468576104179285946004356151a6565b825260026020526040822054918261043e575b506040805191151582526020820192909252f35b90505f198201918211610454575060015f61042a565b634e487b7160e01b81526011600452602490fd5b8480fd5b8280fd5b5080fd5b50346101bc5760403660031901126101bc57602061049b61049361393f565b600435614354565b6001600160401b0360405191168152f35b50346101bc57806003193601126101bc5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101bc57806003193601126101bc5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b50346101bc5760e03660031901126101bc5761054561393f565b6044359063ffffffff8216820361046c5761055e613952565b906084356001600160401b0381116104685761057e9036906004016139d2565b909260a4356001600160401b0381116108cf5761059f9036906004016139ff565b909560c4356001600160401b0381116108cb576105c09036906004016139ff565b91600363ffffffff881610156108855763ffffffff8516158015610873575b801561085d575b6108175760608603610797576106046020890135893560031a6159a5565b999050600289358c1a1480610809575b158015610801575b80156107f5575b80156107dd575b6107975761068d9461067d9160409861065e8a51916106498c84613a74565b60018352601f198c013660208501378d615a2d565b61066782614333565b5263ffffffff85169063ffffffff8a169061563d565b9063ffffffff8816600435615808565b815192606084018481106001600160401b038211176107835783526040850135845263ffffffff6020850196168652828401943560021a85526004358752600b6020528287209165ffffffff00008260101b169163ffffffff80821684046201000014911615171561076f579063ffffffff61070a921690613a2f565b5f19810190811161075b579263ffffffff939260019285948952602052872090518155019351161663ffffffff198354161782555164ff0000000082549160201b169064ff00000000191617905580f35b634e487b7160e01b87526011600452602487fd5b634e487b7160e01b88526011600452602488fd5b634e487b7160e01b88526041600452602488fd5b604051633c1e253d60e11b815260206004820152600560248201527f696e7075740000000000000000000000000000000000000000000000000000006044820152606490fd5b506104006107ee8a3560021a61520d565b141561062a565b50604089013515610623565b50891561061c565b506003893560011a14610614565b604051633c1e253d60e11b815260206004820152600560248201527f656e7472790000000000000000000000000000000000000000000000000000006044820152606490fd5b5063ffffffff811663ffffffff861610156105e6565b506201000063ffffffff8616116105df565b604051633c1e253d60e11b815260206004820152600760248201527f70726f6772616d000000000000000000000000000000000000000000000000006044820152606490fd5b8880fd5b8680fd5b50346101bc5760a03660031901126101bc576004356108f061393f565b906044356001600160401b038111610b85576109109036906004016139d2565b6064356001600160401b038111610b815761092f9036906004016139ff565b9290916084356001600160401b038111610b7d576109519036906004016139ff565b949061095b6143cc565b610964876154ce565b95600360ff600289015416610978816139c8565b03610b4e57600187015490620100009360149162ffffff8460e01c169280840293808504821490151715610b3a5763ffffffff8d1696848811801590610b2e575b610ae8578e96918991506109cd868a613f23565b8181109082180218966109df88614301565b9781905b8c818310610a8d5750505003610a5e576103349c610a16610a1e94610a2e9c8a8f62ffffff8a91549b60c81c169b61563d565b908787615808565b15610a34575b50505036916142bc565b91615545565b8952600960205260408920908952602052604088209063ffffffff198254161790555f8080610a24565b604051633c1e253d60e11b815260206004808301919091526024820152636461746160e01b6044820152606490fd5b83610aa492949395610a9e92615d13565b82613a2f565b8181148015610adf575b610a5e57610aca610ac4828f948f60019661552d565b90615a2d565b610ad4858c614340565b5292018a92916109e3565b508b8111610aae565b604051633c1e253d60e11b815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152606490fd5b506206000188116109b9565b634e487b7160e01b5f52601160045260245ffd5b604051633c1e253d60e11b815260206004808301919091526024820152631c185c9d60e21b6044820152606490fd5b8780fd5b8580fd5b8380fd5b50346101bc5760803660031901126101bc57600435610ba661393f565b6044356001600160401b038111610b8557610bc59036906004016139d2565b9190926064356001600160401b038111610b8157610be79036906004016139ff565b9094610bf16143cc565b610bfa836154ce565b93600460ff600287015416610c0e816139c8565b03610b4e57845490600186019062ffffff825460e01c16155f14610ee35763ffffffff811680158015610ed7575b610ea857838b52600a60205260408b20555b60405192633d91081b60e21b84526004840152610740836024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610e9d578a93610e7c575b5060e083015163ffffffff6001600160401b038216921692620100008415610e68578b8d9462ffffff610d158e8b8a6101008f9899610cfa60209e610d1a9c0483811090841802918284189889915460e01c16613f30565b9682610d06898b613f23565b918210918318180218186155be565b61563d565b604051906001600160c01b03198086840194600160f91b8652600360f91b602186015286602286015260c01b1616602383015283602b830152604b820152604b8152610d67606b82613a74565b604051918291518091835e8101838152039060025afa15610e5d5760c0885191015103610e175760405195602087017f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84116108cb5787610de560206103349a8195610e129860051b8091873781010301601f198101835282613a74565b8760405198899585870137840190838201908b8252519283915e010187815203601f198101855284613a74565b615545565b604051633c1e253d60e11b815260206004820152600760248201527f64617461736574000000000000000000000000000000000000000000000000006044820152606490fd5b6040513d89823e3d90fd5b634e487b7160e01b5f52601260045260245ffd5b610e969193506107403d811161037e576103708183613a74565b915f610ca2565b6040513d8c823e3d90fd5b604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b50620100008111610c3c565b828a52600a60205260408a205463ffffffff821614610c4e57604051633c1e253d60e11b8152602060048083019190915260248201526373697a6560e01b6044820152606490fd5b50346101bc57806003193601126101bc576020600454604051908152f35b50346101bc5760203660031901126101bc57606090600435908091819060408382815260086020522080549160ff8360481c16610fa9575b5050509063ffffffff6001600160401b03926040519415158552166020840152166040820152f35b610fc59295506001600160401b03945063ffffffff9350615250565b9260501c169163ffffffff60019391925f610f81565b50346101bc5760a03660031901126101bc576024356001600160401b0381116104705761100c9036906004016139d2565b6044356001600160401b038111610b855761102b9036906004016139ff565b91906064356084356001600160401b0381116108cf5761104f9036906004016139ff565b6110576143cc565b6110626004356154ce565b9586549360405195633d91081b60e21b8752856004880152610740876024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa96871561196f578b9761194e575b5060ff60028a015416906110ce826139c8565b816111335750505050505050620100008211908115611106575b50610a5e57610334926110fd915b36916142bc565b90600435615545565b90506020856040518487823780858101838152039060025afa15610385576020855191015114155f6110e8565b611141829b9899979b61484e565b156114005760018a01549361115e62ffffff8660c81c168b6150fa565b91611168846139c8565b62ffffff8660e01c1680633fffffc08860da1c1604604014901517156113ec578d959493926111ca60209388936111b08d8f875f146113e15761ffff885b168c60f81c6155be565b6111b985615176565b90633fffffc08b60da1c169061563d565b90600185036113d9576001915b6001600160c01b0319806040519387850195600160f91b875260ff60f81b9060f81b166021860152600160f81b602286015260c01b1616602383015262ffffff8860c81c16602b830152604b820152604b8152611235606b82613a74565b604051918291518091835e8101838152039060025afa156113c0578351906001036113cb579061126491615cd5565b60808801519360208460608b016112a463ffffffff8251169963ffffffff6040519386850198895286855261129a604086613a74565b5116953691614270565b946112d360216040518093878201958787525180918484015e810186838201520301601f198101835282613a74565b604051918291518091835e8101838152039060025afa156113c05762ffffff6113019360c81c168451615ac4565b919093846113a8575b5050505015611362576103349461132f63ffffffff6104206110fd9601511642613a2f565b9087526008602052604087209068ffffffffff0000000082549160201b169068ffffffffff0000000019161790556110f6565b604051633c1e253d60e11b815260206004820152600560248201527f73746174650000000000000000000000000000000000000000000000000000006044820152606490fd5b6113b6939450816003615789565b145f80888161130a565b6040513d85823e3d90fd5b6113d491615cd5565b611264565b6002916111d7565b61ffff6104006111a6565b634e487b7160e01b8e52601160045260248efd5b9599945091999796505060059150611417816139c8565b03610b4e578452600b602052604084209060018401549162ffffff8360c81c1686526020526040852091600183015460ff8160201c169363ffffffff82169162ffffff8460e01c1694633fffffc08560da1c16958087046040149015171594856118c157908b9c898c9d9a9b9c9360f81c9a6114928b61520d565b9161149d928d6155be565b91886114a9888c61518f565b906114b39461563d565b604051600160f91b60208201908152600560f91b60218301526001600160f81b031960d886901b16602283015260c09490941b63ffffffff60c01b166023820152602b8101839052604b80820192909252908152611512606b82613a74565b604051928391518091835e8101828152035a926002602094fa156119435788519054036118fd5760405190608082018281106001600160401b038211176118e957604052600a8252602082019485526040820152876060820152875b858110611589575050505050506110fd9061033493946110f6565b80600a1b81810461040014821517156118d55760018201908183116118c15781600a1b9180830461040014901517156118c15784916115c9918d8b61552d565b916118c1576115e382826115dd868a613a2f565b87615b75565b9182611625575b5050156115f95760010161156e565b6064604051633c1e253d60e11b81526020600482015260046024820152633632b0b360e11b6044820152fd5b909150600160ff8851161491821592611642575b50505f806115ea565b9081019150808b5b8382106117a6577c800000008000000080000000800000008000000080000000800000008091501615918215611684575b50505f80611639565b91508a90915b8083106116be57507f8000000080000000800000008000000080000000800000008000000080000000915016155f8061167b565b9060209083357dc07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f0000c07f8118907d7f8100007f8100007f8100007f8100007f8100007f8100007f8100007f817d807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f7effffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff00ffffff7effff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f00ffff7f8460081c160160071b921601600f1b16907f7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff808216011716179201919061168a565b6080907c01000000010000000100000001000000010000000100000001000000017c7f0000007f0000007f0000007f0000007f0000007f0000007f0000007f60608501351601907c01000000010000000100000001000000010000000100000001000000017c7f0000007f0000007f0000007f0000007f0000007f0000007f0000007f60408601351601907c01000000010000000100000001000000010000000100000001000000017c7f0000007f0000007f0000007f0000007f0000007f0000007f0000007f60208701351601907c01000000010000000100000001000000010000000100000001000000017c7f0000007f0000007f0000007f0000007f0000007f0000007f0000007f873516011717171791019061164a565b634e487b7160e01b8b52601160045260248bfd5b634e487b7160e01b8a52601160045260248afd5b634e487b7160e01b8a52604160045260248afd5b604051633c1e253d60e11b815260206004820152600860248201527f636f6e7374616e740000000000000000000000000000000000000000000000006044820152606490fd5b6040513d8a823e3d90fd5b6119689197506107403d811161037e576103708183613a74565b955f6110bb565b6040513d8d823e3d90fd5b50346101bc5760803660031901126101bc576004356024356001600160401b03811161046c576119ae9036906004016139d2565b6044929192356001600160401b038111610468576119d09036906004016139ff565b906064356001600160401b0381116108cf576119f09036906004016139ff565b92906119fa6143cc565b611a03866153d9565b926003840154948560d81c611e8d5760048501549164ffffffffff8360a01c1680421015611e7b575085549660405195633d91081b60e21b8752886004880152610740876024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa968715611e70578d97611e4f575b50611a9661ffff8660c81c16886150fa565b9262ffffff8660d81c1680633fffffc08860d21c1604604014901517156113ec578d611b0081969594938f93611ae28f6020968c60ff611ad88260f81c61520d565b9160f01c166155be565b611aef888c60f81c61518f565b90633fffffc08c60d21c169061563d565b9260409b8c848151611b128382613a74565b6010815201927f61737361792f76312f7061796c6f6164000000000000000000000000000000008452815192601087850195865e6030840152901b7fffffffff00000000000000000000000000000000000000000000000000000000166050820152601889901b61ffff60e01b166054820152606089901b6bffffffffffffffffffffffff19166058820152604c8152611bad606c82613a74565b8c51918291518091835e8101838152039060025afa15611e395783518951600160f91b6020828101918252600160fa1b60218401526001600160f81b03198916602284015260c09590951b6001600160c01b0319166023830152602b820192909252604b808201939093529182528491611c28606b82613a74565b8a51918291518091835e8101838152039060025afa15611e4357869082519360208460028a01549660608a0190611cb36021611c8b63ffffffff8551169c63ffffffff8b5196898801968752898852611c818d89613a74565b5116993691614270565b98518093878201958787525180918484015e810186838201520301601f198101835282613a74565b8c51918291518091835e8101838152039060025afa15611e39579061ffff611ce1939260c81c168451615ac4565b91909384611e21575b5050505015611ddc5791838083611d9364ffffffffff611d4263ffffffff6104207fcae25916b6102b49377577e9ad3914a49345ea231e5a8cbc84c463e5ef8fbff39b9a611d3960609b615411565b01511642613a2f565b1660038301907affffffffffffffffffffffffffffffffffffffffffffffffffffff7fffffffffff00000000000000000000000000000000000000000000000000000083549260d81b169116179055565b611d9d8133615475565b54978351958694338652806020870152850152848401378181018301889052601f01601f19168101030190a3805f516020615dbc5f395f51905f525d80f35b8251633c1e253d60e11b815260206004820152600760248201527f7061796c6f6164000000000000000000000000000000000000000000000000006044820152606490fd5b611e2f939450816005615789565b145f808981611cea565b88513d85823e3d90fd5b508551903d90823e3d90fd5b611e699197506107403d811161037e576103708183613a74565b955f611a84565b6040513d8f823e3d90fd5b6375adfbd560e01b8c5260045260248bfd5b63a9c3ab9560e01b8a52600488905260248afd5b50346101bc5760203660031901126101bc576004356001600160a01b038116809103610470578160409160209352600e83522054604051908152f35b50346101bc57806003193601126101bc576020600d54604051908152f35b50346101bc57611f18611f0d36613965565b859493909290614761565b825260056020526040822054918261043e57506040805191151582526020820192909252f35b503461205257602036600319011261205257600435611f5b6143cc565b805f52600860205260405f209081549160ff8360481c1615612068576001600160401b03611f898284615250565b16804210612056575069ff00000000000000000019831690557f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031691823b156120525760405163a89cb02d60e01b81526004810192909252605081901c63ffffffff16602483015260701c61ffff166044820152905f9082908183816064810103925af1801561204757612034575b50805f516020615dbc5f395f51905f525d80f35b61204091505f90613a74565b5f5f612020565b6040513d5f823e3d90fd5b5f80fd5b6303a5cac360e01b5f5260045260245ffd5b6321bf6c6760e21b5f5260045ffd5b3461205257366003190161016081126120525760e0136120525760e4356001600160401b03811161205257366023820112156120525780600401356001600160401b038111612052576024820191602436918360071b01011161205257610104359063ffffffff8216809203612052576101243563ffffffff81169384820361205257610144359463ffffffff861695868103612052576121166143cc565b60405193637e73e05360e11b85526004359081600487015260243563ffffffff8116809103612052576024870152604435604487015260643598896064880152608435966001600160401b0388168098036120525787608482015260a43560a482015260c43560c482015260208160e4815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115612047575f91612a26575b50604051633d91081b60e21b8152600481018590529a6107408c6024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9b8c15612047575f9c612a05575b50898b1015610817575f5f5b8b8110612992575003610ae857602061223f8b8b8a614249565b01359160ff83169889840361205257891c60011615610817576101a08c015196600388101561297e5763ffffffff60606122798f9a6150d2565b9901511681101561293857643fffffffc08760061b169180830460401490151715610b3a5760ff6122ad6122b6928f6150fa565b9816978861518f565b90818110156128f2576122c891613f23565b6040811090604018026040189a5f549a61230b878660405160208101906122f0826004613f73565b60e0815261230061010082613a74565b5190209686886151a6565b805f52600260205260405f20546128c95760018d0190818e11610b3a575f52600260205260405f20558c61235261234285876151e9565b9161234c8b61520d565b90613f30565b9261046081019161238f61236d63ffffffff85511687614354565b9561237a81600154613a2f565b600155825f52600360205260405f2054613a2f565b906123c763ffffffff85511663ffffffff7f000000000000000000000000000000000000000000000000000000000000000016613f30565b8083116128b357505f52600360205260405f20556124166101406123e9614173565b604051631a591c4f60e11b8152600481018c905263ffffffff909116602482015291829081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156120475760606001600160401b03916124a0935f91612884575b500151169263ffffffff6124976001600160401b038816958261044061248d826104208a0151168a613a2f565b9701511690613a2f565b91511690613a2f565b1061287257508060406124b76124c8938e8d614249565b01359b6124c2614173565b9a614249565b35986001600160a01b038a16809a0361205257604051986101c08a01968a88106001600160401b0389111761285e578e976040528a5260208a0194855260408a019b8c5260608a019b338d5263ffffffff60808c019216825261ffff60a08c019516855260c08b0192835260e08b01955f87526101008c019c8d5264ffffffffff6101208d019516855261ffff6101408d019816885262ffffff6101608d019a168a5260ff6101808d01991689526101a08c019a8b525f546801000000000000000081101561285e578060016125a092015f5561413b565b91909161284b579b5181559a5160018c01555160028b01559a519a5192519051935160a09390931b77ffffffff0000000000000000000000000000000000000000166001600160a01b039b8c161760c09190911b79ffff000000000000000000000000000000000000000000000000161760d09390931b7aff0000000000000000000000000000000000000000000000000000169290921760d89190911b7fffffffffff000000000000000000000000000000000000000000000000000000161760038701556127779760ff966126c49264ffffffffff92909181906004019a51161673ffffffffffffffffffffffffffffffffffffffff198a54161789555116879064ffffffffff60a01b1964ffffffffff60a01b83549260a01b169116179055565b51917fff000000000000ffffffffffffffffffffffffffffffffffffffffffffffffff7affff000000000000000000000000000000000000000000000000007dffffff0000000000000000000000000000000000000000000000000000008854935160d81b16938760f01b905160f01b169460c81b169116171717835551167effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff82549160ff60f81b9060f81b169116179055565b6127808161413b565b5080549263ffffffff600383015460a01c16600260048401549301549462ffffff8460d81c1695633fffffc08560d21c169680880460401490151715610b3a577f5c04a5d9db8013a8a081b5ace04b9ed22bf49a3c2478af1e955cc7ec0e8f8b8760c0879264ffffffffff6128339860209b604051936001600160a01b03831685528d85015261ffff8260c81c166040850152606084015260ff8160f01c16608084015260a01c1660a0820152a4614b25565b5f5f516020615dbc5f395f51905f525d604051908152f35b634e487b7160e01b5f525f60045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b630a76b02760e41b5f5260045260245ffd5b6128a691506101403d81116128ac575b61289e8183613a74565b810190614186565b5f612460565b503d612894565b82630a3bff0f60e01b5f5260045260245260445ffd5b5f52600260205260405f20545f198101908111610b3a576329cfd62b60e11b5f5260045260245ffd5b604051633c1e253d60e11b815260206004820152600560248201527f72616e67650000000000000000000000000000000000000000000000000000006044820152606490fd5b604051633c1e253d60e11b815260206004820152600860248201527f667261676d656e740000000000000000000000000000000000000000000000006044820152606490fd5b634e487b7160e01b5f52602160045260245ffd5b9061299e828d8c614249565b906040516020810191825282356001600160a01b038116809103612052576040820152602083013560ff8116809103612052576001936060918284015260408101356080840152013560a082015260a081526129fb60c082613a74565b5190209101612225565b612a1f919c506107403d811161037e576103708183613a74565b9a8c612219565b90506020813d602011612a58575b81612a4160209383613a74565b8101031261205257612a5290613ac7565b8b6121c2565b3d9150612a34565b3461205257602036600319011261205257604051612a7d81613a3c565b5f8152602081015f9052604081015f9052606081015f9052608081015f905260a081015f905260c081015f905260e081015f9052610100015f9052600435612ac490614401565b805490600181015490600201549060ff8216908060e01c62ffffff16612aeb9083866147a4565b9160405194612af986613a3c565b855260208501926001600160a01b03831684526040860191612b1a816139c8565b8252606086018360c81c62ffffff16815260808701916001600160401b0316825260a08701928460f81c845260c088019460a01c64ffffffffff16855260e08801958760081c60ff161515875261010089019760101c60ff161515885260405198518952516001600160a01b0316602089015251612b97816139c8565b60408801525163ffffffff166060870152516001600160401b031660808601525161ffff1660a0850152516001600160401b031660c084015251151560e083015251151561010082015261012090f35b3461205257612c1a612bf8366139a6565b612c006143cc565b612c14612c0d8284614cfa565b9182614d7d565b91614f6b565b5f5f516020615dbc5f395f51905f525d005b34612052575f36600319011261205257612c446143cc565b335f52600e60205260405f20548015612d4b57335f52600e6020525f6040812055612c7181600c54613f23565b600c556040518181527ffbb78d90c03ede71a52f887ed761d6178e310a2c426206ba0dc64a01691e16f160203392a27f0000000000000000000000000000000000000000000000000000000000000000906040519063a9059cbb60e01b5f52336004528060245260205f60448180875af160015f5114811615612d2c575b8260405215612d1057602092505f5f516020615dbc5f395f51905f525d8152f35b6001600160a01b0383635274afe760e01b5f521660045260245ffd5b6001811516612d4257833b15153d151616612cef565b823d5f823e3d90fd5b630686827b60e51b5f5260045ffd5b34612052576020366003190112612052576004355f610180604051612d7e81613a58565b8281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015201525f54811015612f6557612ddb9061413b565b5080549060038101549060018101549060048101549162ffffff8360d81c1691633fffffc08460d21c169280840460401490151715610b3a57600201549160405191612e2683613a58565b86835260208301908660a01c63ffffffff16825260408401908152606084016001600160a01b0388168152608085016001600160a01b038816815260a08601918960d01c60ff16835260c08701938a60c01c61ffff16855260e08801958a60c81c61ffff16875261010089019788526101208901988b60f01c60ff168a5261014081019a8b5261016081019b60a01c64ffffffffff168c52610180019b60d81c8c526040519c8d525163ffffffff1660208d01525160408c0152516001600160a01b031660608b0152516001600160a01b031660808a01525160ff1660a08901525161ffff1660c08801525163ffffffff1660e0870152516001600160401b03166101008601525161ffff1661012085015251610140840152516001600160401b0316610160830152516001600160401b03166101808201526101a090f35b63a9c3ab9560e01b5f5260045260245ffd5b3461205257612c1a612f88366139a6565b90612f916143cc565b613fd9565b34612052576020366003190112612052576004355f52600a602052602063ffffffff60405f205416604051908152f35b34612052576020366003190112612052576004355f815f52600660205260405f20541515915f52600760205260405f20549182613017575b604092506001600160a01b038351921682526020820152f35b90505f198201918211610b3a576001600160a01b036001613039604094613f43565b5001541690612ffe565b346120525761305136613965565b919061305b6143cc565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906040516363ef8a7160e11b8152856004820152602081602481865afa908115612047575f916136fb575b50600781101561297e57600381036136e957506040516365c7d79d60e01b8152600481018690527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169161012082602481865afa918215612047575f9261361b575b506001600160401b0360c0830151166136075761074060249460405195868092633d91081b60e21b82528b60048301525afa938415612047575f946135e6575b50613168868287878b6144fe565b94600454966131798184848c614761565b805f52600560205260405f20546135bd576001890190818a11610b3a575f52600560205260405f205586600a1b8781046104001488151715610b3a5761046087016131f06131ce63ffffffff83511684614354565b926131db81600154613a2f565b6001558c5f52600660205260405f2054613a2f565b9063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000169061322a63ffffffff82511683613f30565b83116135955750509189918b93845f52600660205260405f20556040519561325187613a3c565b84875260208701338152604088019264ffffffffff81168452606089019862ffffff84168a528d6080820162ffffff8816815260ff60a084019216825260c083019761329c8c6139c8565b8b895260e08401985f8a5261010085015f81526004546801000000000000000081101561285e578060016132d39201600455613f43565b9b909b61284b576134749f7fed70a0d15bbbecbcc1b113c71bed6f06a512cc944f7c708d0d1fa46efec5f9cd9c6133ef6001600160401b039b60ff60a09f9a63ffffffff9a8f9d9661338064ffffffffff61343d9f60029a518a556001600160a01b038060018c019951161673ffffffffffffffffffffffffffffffffffffffff198954161788555116869064ffffffffff60a01b1964ffffffffff60a01b83549260a01b169116179055565b5184549151925178ffffffffffffffffffffffffffffffffffffffffffffffffff90921660c89190911b7bffffff00000000000000000000000000000000000000000000000000161760e09290921b62ffffff60e01b1691909117911660f81b6001600160f81b031916179055565b0192516133fb816139c8565b613404816139c8565b83549151925162ffffff1990921660ff919091161791151560081b61ff00169190911790151560101b62ff000016179055168a8a6147a4565b63ffffffff6040519561344f8c6139c8565b8b875216602086015216604084015261ffff8d166060840152166080820152a361484e565b613485575b60208561283386614b25565b855f52600860205260405f209063ffffffff8254169063ffffffff8214610b3a576134d29263ffffffff6001602094011663ffffffff19825416179055019263ffffffff84511687614877565b9081613508575b509060209461283393926134f0575b829350613479565b63ffffffff61350192511690614a09565b84806134e8565b82516040516302c8fea360e21b81526004810188905263ffffffff90911660248201529150602090829060449082905afa908115612047575f9161354f575b5060206134d9565b929190506020833d60201161358d575b8161356c60209383613a74565b810103126120525760209461358361283394613a95565b9192935094613547565b3d915061355f565b9063ffffffff6135a792511690613f30565b90630a3bff0f60e01b5f5260045260245260445ffd5b5f52600560205260405f20545f198101908111610b3a576329cfd62b60e11b5f5260045260245ffd5b6136009194506107403d811161037e576103708183613a74565b928761315a565b6396fe8cdd60e01b5f52600760045260245ffd5b909150610120813d82116136e1575b816136386101209383613a74565b81010312612052576101006040519161365083613a3c565b61365981613aa2565b835261366760208201613aa2565b602084015261367860408201613aa2565b604084015261368960608201613aa2565b606084015261369a60808201613ab3565b60808401526136ab60a08201613ab3565b60a08401526136bc60c08201613ab3565b60c08401526136cd60e08201613a95565b60e08401520151610100820152908761311a565b3d915061362a565b630d64047360e21b5f5260045260245ffd5b90506020813d60201161372e575b8161371660209383613a74565b810103126120525751600781101561205257866130b0565b3d9150613709565b34612052575f3660031901126120525760205f54604051908152f35b346120525760203660031901126120525760043561376e6143cc565b61377781614401565b90600282019081549060ff8260081c16612f65576001840180549364ffffffffff8560a01c16804210612056575060ff8460101c16159586948154968796613886575b5050505050505060405190630d3225cb60e21b825260048201526020816024815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115612047575f9161384c575b50159081613843575b50613835575f5f516020615dbc5f395f51905f525d005b624d8cff60e81b5f5260045ffd5b9050158161381e565b90506020813d60201161387e575b8161386760209383613a74565b810103126120525761387890613a95565b82613815565b3d915061385a565b6138a793620100006001600160a01b039362ff000019161790551690614418565b825f52600760205260405f20548015908115613927575b50613905575b60206001600160a01b037ff7734741e47c78a7ddad612d71504605d980bcb1525b0055401ca5e19cd59f99925416604051908152a3808380808080806137ba565b915060018101808211610b3a575f8481526007602052604090205582916138c4565b9350506001820192838311610b3a57849310866138be565b6024359063ffffffff8216820361205257565b6064359063ffffffff8216820361205257565b608090600319011261205257600435906024356006811015612052579060443563ffffffff81168103612052579060643563ffffffff811681036120525790565b906101006003198301126120525760e060043592602319011261205257602490565b6006111561297e57565b9181601f84011215612052578235916001600160401b038311612052576020838186019501011161205257565b9181601f84011215612052578235916001600160401b038311612052576020808501948460051b01011161205257565b91908201809211610b3a57565b61012081019081106001600160401b0382111761285e57604052565b6101a081019081106001600160401b0382111761285e57604052565b90601f801991011681019081106001600160401b0382111761285e57604052565b5190811515820361205257565b519063ffffffff8216820361205257565b51906001600160401b038216820361205257565b519061ffff8216820361205257565b519060ff8216820361205257565b51906fffffffffffffffffffffffffffffffff8216820361205257565b51906001600160a01b038216820361205257565b61074081830312612052576040519161066083018381106001600160401b0382111761285e57604052613b4782613ac7565b835260208201516020840152613b5f60408301613ab3565b6040840152613b7060608301613aa2565b60608401526080820151608084015260a082015160a084015260c082015160c0840152613b9f60e08301613ab3565b60e0840152610100820151610100840152610120820151600381101561205257610120840152610140820151600681101561205257610140840152613be76101608301613aa2565b6101608401528061019f830112156120525760405161010081018181106001600160401b0382111761285e57604052806102808401928311612052576101808401905b838210613f13575050610180840152516003811015612052576101a08301526102a08101516002811015612052576101c08301526102c08101516002811015612052576101e0830152613c806102e08201613aa2565b610200830152613c936103008201613aa2565b610220830152613ca66103208201613aa2565b6102408301526103408101518060010b810361205257613f0a9161072091610260850152613cd76103608201613a95565b610280850152613cea6103808201613ad6565b6102a0850152613cfd6103a08201613ad6565b6102c0850152613d106103c08201613aa2565b6102e0850152613d236103e08201613aa2565b610300850152613d366104008201613aa2565b610320850152613d496104208201613ad6565b610340850152613d5c6104408201613ad6565b610360850152613d6f6104608201613aa2565b610380850152613d826104808201613aa2565b6103a0850152613d956104a08201613aa2565b6103c0850152613da86104c08201613aa2565b6103e0850152613dbb6104e08201613aa2565b610400850152613dce6105008201613aa2565b610420850152613de16105208201613aa2565b610440850152613df46105408201613aa2565b610460850152613e076105608201613aa2565b610480850152613e1a6105808201613aa2565b6104a0850152613e2d6105a08201613ad6565b6104c0850152613e406105c08201613aa2565b6104e0850152613e536105e08201613aa2565b610500850152613e666106008201613aa2565b610520850152613e796106208201613ae4565b610540850152613e8c6106408201613ac7565b610560850152613e9f6106608201613ae4565b610580850152613eb26106808201613ae4565b6105a0850152613ec56106a08201613ae4565b6105c0850152613ed86106c08201613ae4565b6105e0850152613eeb6106e08201613b01565b610600850152613efe6107008201613b01565b61062085015201613b01565b61064082015290565b8151815260209182019101613c2a565b91908203918211610b3a57565b81810292918115918404141715610b3a57565b600454811015613f5f5760045f52600360205f20910201905f90565b634e487b7160e01b5f52603260045260245ffd5b80358252602081013563ffffffff811681036120525763ffffffff166020830152604081013560408301526060810135606083015260808101356001600160401b0381168091036120525760c0918291608085015260a081013560a08501520135910152565b613fe38282614cfa565b90600482019164ffffffffff835460a01c1680421061205657506140078482614d7d565b80801561412b575b61411e57506003810192835460d81c156140fc575b64ffffffffff60a01b19815416905554907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db9602060405160018152a36001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016905491813b15612052576101246140c2915f80946001600160a01b036040519788968795630219972d60e01b87526004870190613f73565b6001600160401b03600160ff8360d01c161b1660e4860152166101048401525af18015612047576140f05750565b5f6140fa91613a74565b565b61410582615411565b614119826001600160a01b03865416615475565b614024565b9250906140fa9350614f6b565b50600382015460d81c151561400f565b5f54811015613f5f575f8080526005919091027f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5630191565b60243563ffffffff811681036120525790565b9081610140910312612052576040519061014082018281106001600160401b0382111761285e576040528051600681101561205257614240916101209184526141d160208201613ab3565b60208501526141e260408201613ab3565b60408501526141f360608201613ab3565b606085015261420460808201613ab3565b608085015261421560a08201613ab3565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201613ac7565b61012082015290565b9190811015613f5f5760071b0190565b6001600160401b03811161285e5760051b60200190565b92919061427c81614259565b9361428a6040519586613a74565b602085838152019160051b810192831161205257905b8282106142ac57505050565b81358152602091820191016142a0565b9291926001600160401b03821161285e57604051916142e5601f8201601f191660200184613a74565b829481845281830111612052578281602093845f960137010152565b9061430b82614259565b6143186040519182613a74565b8281528092614329601f1991614259565b0190602036910137565b805115613f5f5760200190565b8051821015613f5f5760209160051b010190565b9061436863ffffffff614371921642613a2f565b91600154613a2f565b9063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000169081156143bf5782826143bb936001600160401b039504910615150190613a2f565b1690565b6365244e4e5f526004601cfd5b5f516020615dbc5f395f51905f525c6143f25760015f516020615dbc5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b600454811015612f655761441490613f43565b5090565b9060018201546203fc008160f81c9160ee1c168181046104001482151715610b3a576001600160a01b03918161445361449793600154613f23565b60015585545f52600660205261446e60405f20918254613f23565b90557f000000000000000000000000000000000000000000000000000000000000000090613f30565b60011c91165f52600e6020526144b260405f20918254613a2f565b90556144c460ff60028301541661484e565b6144cb5750565b545f52600860205260405f2063ffffffff8154168015610b3a57815463ffffffff19165f1990910163ffffffff16179055565b91614508816139c8565b801561473457614517816139c8565b600381146146b057614528816139c8565b600481146145f25760059061453c816139c8565b036145c257505f52600b60205263ffffffff60405f2091165f5260205260405f208054156118fd57600161457f91015460ff63ffffffff82169160201c1661518f565b905b643fffffffc063ffffffff82169160061b169080820460401490151715610b3a57818110156128f2576145b391613f23565b60408110906040180260401890565b905063ffffffff80606083015116921691821015612938576145ec916145e7916150fa565b615176565b90614581565b50929160a0840151159081156146a0575b50610e17575f52600a60205263ffffffff60405f20549116918215159283614632575b5050506128f257604090565b8215935090918315614693575b8315614651575b5050505f8080614626565b90919250620100008115610e68576001600160401b039260e092614685920461010081109061010018026101001890613f30565b9201511611155f8080614646565b62ffffff8211935061463f565b63ffffffff91501615155f614603565b5060a00151909290158015614723575b6108855763ffffffff169081151592836146e0575050506128f257604090565b90919250601483029280840460141490151715610b3a575f52600960205263ffffffff60405f2091165f5260205263ffffffff60405f20541611155f8080614626565b50600363ffffffff831610156146c0565b50505063ffffffff161590811591614751575b506128f257604090565b63ffffffff91501615155f614747565b9263ffffffff809293604051946020860196875261477e816139c8565b60408601521660608401521660808201526080815261479e60a082613a74565b51902090565b906147ae816139c8565b6003811461482d576004906147c2816139c8565b146147e757508060061b9080820460401490151715610b3a576001600160401b031690565b816147f25750505f90565b5f52600a60205260405f20549062010000908215610e68576001600160401b03926143bb920461010081109061010018026101001890613f30565b5050601481029080820460141490151715610b3a576001600160401b031690565b614857816139c8565b60018114908115614866575090565b60029150614873816139c8565b1490565b919091805f52600860205260405f2060ff815460481c1690816149ec575b506149415763ffffffff83168015159081614948575b5061494157604051631a591c4f60e11b8152600481019190915263ffffffff929092166024830152610140826044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156120475761491d925f91614922575b50615a50565b421090565b61493b91506101403d81116128ac5761289e8183613a74565b5f614917565b5050505f90565b5f1901905063ffffffff8111610b3a57604051631a591c4f60e11b81526004810183905263ffffffff919091166024820152610140816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156120475760e0915f916149cd575b500151608083015114155f6148ab565b6149e691506101403d81116128ac5761289e8183613a74565b5f6149bd565b6001600160401b039150614a009083615250565b1615155f614895565b5f818152600860209081526040808320905163be6ca4b560e01b8152600481019490945263ffffffff851660248501529391839060449082907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1918215612047575f92614ad0575b506dffffffff000000000000000000006901000000000000000000926fffff000000000000000000000000000085549160701b16906fffffffffffffff0000000000000000001916179160501b1617179055565b91506020823d602011614b1d575b81614aeb60209383613a74565b81010312612052576dffffffff00000000000000000000614b16690100000000000000000093613ac7565b9250614a7c565b3d9150614ade565b614b50907f000000000000000000000000000000000000000000000000000000000000000090613f30565b614b68614b608260011c83613f23565b600d54613a2f565b600d55614b7781600c54613a2f565b600c556040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa918215612047575f92614cc6575b50604051926323b872dd60e01b5f5233600452306024528460445260205f60648180855af19060015f5114821615614ca7575b50836040525f60605215614c9557826024816020936370a0823160e01b82523060048301525afa8015612047575f90614c61575b614c419250613f23565b818103614c4c575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011614c8d575b81614c7b60209383613a74565b8101031261205257614c419151614c37565b3d9150614c6e565b635274afe760e01b5f5260045260245ffd5b6001821516614cbd573b15153d1516165f614c03565b843d5f823e3d90fd5b9091506020813d602011614cf2575b81614ce260209383613a74565b810103126120525751905f614bd0565b3d9150614cd5565b614d06909291926153d9565b91604051614d18602082018093613f73565b60e08152614d2861010082613a74565b519020600183015403614d3757565b604051633c1e253d60e11b815260206004820152600960248201527f73746174656d656e7400000000000000000000000000000000000000000000006044820152606490fd5b60018101549160405192630602210b60e21b845260048401526020836024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315612047575f93614f2f575b508215614e8f575b508115614de9575090565b8054600390910154604051631a591c4f60e11b8152600481019290925263ffffffff60a082901c1660248301529150610140816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156120475761012061ffff929183925f91614e70575b500151169160c01c16141590565b614e8991506101403d81116128ac5761289e8183613a74565b5f614e62565b60405162b502ad60e71b8152919250614eac906004830190613f73565b60208160e4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115612047575f91614ef5575b5015905f614dde565b90506020813d602011614f27575b81614f1060209383613a74565b8101031261205257614f2190613a95565b5f614eec565b3d9150614f03565b9092506020813d602011614f63575b81614f4b60209383613a74565b8101031261205257614f5c90613a95565b915f614dd6565b3d9150614f3e565b90911580806150c3575b6150a25780615092575b615078576003820190815460d81c15615056575b6004830164ffffffffff60a01b1981541690558254907f9e6cf6382a73604dc6b76b892a2ae6a62698f11ead2eaf09422c6881be868db960206040515f8152a36001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691549054823b156120525760405163a89cb02d60e01b8152600481019290925260a081901c63ffffffff16602483015260c01c61ffff166044820152905f9082908183816064810103925af18015612047576140f05750565b61505f83615411565b615073836001600160a01b03845416615475565b614f93565b600382015460d81c6303a5cac360e01b5f5260045260245ffd5b50600382015460d81c4210614f7f565b64ffffffffff600484015460a01c166303a5cac360e01b5f5260045260245ffd5b50600383015460d81c15614f75565b600381101561297e57600181146150f4576002036150ef57600390565b600190565b50600290565b906040820160606001600160401b0382511693019163ffffffff835116918215610e685751925163ffffffff16926001600160401b03168315610e68576001600160401b039390068316111561516e5760ff60015b16920416016001600160401b038111610b3a576001600160401b031690565b60ff5f61514f565b6151806001615a88565b6001811b9091015f1901901c90565b600681116151a05761518090615a88565b50505f90565b93909263ffffffff929060ff849261ffff6040519760208901998a521660408801521660608601521660808401521660a082015260a0815261479e60c082613a74565b9061ffff60405191602083019384521660408201526040815261479e606082613a74565b600281146152495760038114615242578015908115615237575b5015615231575f90565b61040090565b60069150115f615227565b5061021090565b5061041090565b9054604051631a591c4f60e11b81526004810183905263ffffffff605083901c16602482015291610140836044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa928315612047575f936153b8575b50600283516152c6816139c8565b6152cf816139c8565b1480159061539e575b6149415760405190633d91081b60e21b82526004820152610740816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015612047576001600160401b0393615341925f9261537d5750615a50565b9063ffffffff8116158061536a575b156153655764ffffffffff915060201c161690565b501690565b508164ffffffffff8260201c1610615350565b6153979192506107403d811161037e576103708183613a74565b905f614917565b5061ffff6101208401511661ffff8360701c1614156152d8565b6153d29193506101403d81116128ac5761289e8183613a74565b915f6152b8565b5f5481108015906153f2575b612f65576144149061413b565b5064ffffffffff60046154048361413b565b50015460a01c16156153e5565b61545b615434600483015460ff61542a8260f81c61520d565b9160f01c16613f30565b9161544183600154613f23565b60015561ffff6003600183015492015460c01c16906151e9565b5f52600360205261547160405f20918254613f23565b9055565b906154b360ff60046001600160a01b0393015460f01c167f000000000000000000000000000000000000000000000000000000000000000090613f30565b60011c91165f52600e60205261547160405f20918254613a2f565b906154d882614401565b91600283015460ff8160081c1690811561551f575b50612f65575064ffffffffff600183015460a01c168042101561550d5750565b6375adfbd560e01b5f5260045260245ffd5b60ff915060101c165f6154ed565b90939293848311612052578411612052578101920390565b90602060607f5267cfe7f5e0267a5dbb7d9196aa05f3793324abec4b6c98a9bc9824fc10c391926002810161010061ff00198254161790556155873382614418565b54946040519283913383526040828401528051918291826040860152018484015e5f828201840152601f01601f19168101030190a3565b909392936155cc8183613f30565b8503610a5e576155db82614301565b945f5b8381106155ec575050505050565b6155f68382613f30565b906001810191828211610b3a57610ac461561e9161561687600196613f30565b90868a61552d565b615628828a614340565b52016155de565b5f198114610b3a5760010190565b9392908451915f935f198101908111610b3a579192825b6156b457505050500361566e5761566a90614333565b5190565b604051633c1e253d60e11b815260206004820152600560248201527f70726f6f660000000000000000000000000000000000000000000000000000006044820152606490fd5b5f5f5b8281106156d1575090509260011c9160011c919282615654565b6156db8187613a2f565b916156e58261562f565b92866156f285948d614340565b519160018082160361573857505061573292506157229061571d6157158b61562f565b9a8c89615d02565b615cd5565b61572c828c614340565b5261562f565b906156b7565b868610156157695750506157649061575d615756615732959661562f565b958d614340565b5190615cd5565b615722565b61573294501461572257615764906157836157158b61562f565b90615cd5565b91935f936001600160c01b03196020966040519488860196600160f91b885260ff60f81b9060f81b16602187015260ff60f81b9060f81b16602286015260c01b166023840152602b830152604b820152604b81526157e8606b82613a74565b604051918291518091835e8101838152039060025afa15612047575f5190565b926020919495925f91604051906001600160c01b031963ffffffff60c01b86840194600160f91b8652600960f81b602186015286602286015260c01b1616602383015283602b830152604b820152604b8152615865606b82613a74565b604051918291518091835e8101838152039060025afa15612047575f519160405190633d91081b60e21b82526004820152610740816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156120475761590460a06020945f948591615986575b50015196604051928584019687528584526158fd604085613a74565b3691614270565b9361593360216040518093878201958787525180918484015e810186838201520301601f198101835282613a74565b604051918291518091835e8101838152039060025afa1561204757600361595b925f51615ac4565b8192919261596d575b50501561088557565b61597e9192505f6003816013615789565b145f80615964565b61599f91506107403d811161037e576103708183613a74565b5f6158e1565b6001915f915f915b8183106159cd575050505f146159c757505f905b60019190565b906159c1565b90919263ffffffff828560051b60e0031c1663800000008111615a2157806159fe575050600180935b0191906159ad565b909394029363800000008511615a16576001906159f6565b50505050505f905f90565b5050505050505f905f90565b5f906001602093806040519385855383850137019060025afa15612052575f5190565b9063ffffffff610460615a7b6001600160401b036060615a8596015116836104408601511690613a2f565b9201511690613a2f565b90565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610b3a5766080a070a0a080060ff9160031b1c1690565b91929083811015615b5f575f92935f198101908111610b3a5790815b615aeb575050511491565b600180821614808015615b55575b615b0d575b5060011c9060011c9081615ae0565b90939483518614615a2157615b3b9115615b4257615b3590615b2f8786614340565b51615cd5565b9461562f565b925f615afe565b615b509061575d8786614340565b615b35565b5082821415615af9565b505050505f905f90565b90821015613f5f570190565b9092919260ff6020830151168015615ccb57615b908161520d565b91828503615cc1576001600160401b036040615bab84615a88565b9501511690841b90039283811c615cb6576002821480928115615cab575b5015615c99575060ff83169160021c8360081c02928383615c29575b5050505081615bf39361552d565b5f91601f8216828201035b808210615c19575060f890359160031b16610100031c171590565b9092602090843517930190615bfe565b929360040192909115615c4a575050615bf39391839101915b935f80615be5565b91509150607f8260011c16016004810191600180849216149182615c79575b50506149415781615bf393615c42565b6005019250600f9150615c8d908486615b69565b3560f81c115f80615c69565b615bf3959391509184921c029161552d565b60039150145f615bc9565b505050505050600190565b5050505050505f90565b5050505050600190565b5f906020926040519084820192600160f81b845260218301526041820152604181526157e8606182613a74565b919081101561566e5760051b013590565b60208301808411610b3a57821061494157615d2f838383615b69565b3560f81c92600184148015615db1575b615da85760028414615d9f5760058101809111610b3a57600392615d6292615b69565b3560f81c911480615d94575b15615d8f5780606002906060820403610b3a5760400180604011610b3a5790565b505f90565b506020811115615d6e565b50505050606090565b50505050602090565b5060048414615d3f56fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
