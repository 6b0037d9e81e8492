// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package trainingaudit

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

// ITrainingAuditAudit is an auto generated low-level Go binding around an user-defined struct.
type ITrainingAuditAudit struct {
	Stage           uint8
	Commitment      [32]byte
	Trace           [32]byte
	Claim           [32]byte
	Trainer         common.Address
	DisputableUntil uint64
}

// ITrainingAuditAuditSet is an auto generated low-level Go binding around an user-defined struct.
type ITrainingAuditAuditSet struct {
	TaskId     [32]byte
	Round      uint32
	OpenedAt   uint64
	StartedAt  uint64
	Due        uint64
	ParentRoot [32]byte
	FrozenHash [32]byte
	Seed       [32]byte
	LeafSeed   [32]byte
	Reward     *big.Int
	Members    []uint16
}

// ITrainingAuditTerms is an auto generated low-level Go binding around an user-defined struct.
type ITrainingAuditTerms struct {
	RateBps  uint16
	Auditors uint8
	Window   uint32
	Reward   *big.Int
	Bond     *big.Int
}

// ITrainingFraudClaim is an auto generated low-level Go binding around an user-defined struct.
type ITrainingFraudClaim struct {
	Gradient  OuterGradient
	Signature []byte
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

// TrainingAuditMetaData contains all meta data concerning the TrainingAudit contract.
var TrainingAuditMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"fraud_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"auditOf\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingAudit.Audit\",\"components\":[{\"name\":\"stage\",\"type\":\"uint8\",\"internalType\":\"enumITrainingAudit.Stage\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"disputableUntil\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"auditorsOf\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"auditors\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"budgetOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"commit\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"commitmentOf\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"root\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"draw\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"drawLeaf\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"fraud\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"offer\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"terms\",\"type\":\"tuple\",\"internalType\":\"structITrainingAudit.Terms\",\"components\":[{\"name\":\"rateBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"auditors\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"window\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"reward\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"bond\",\"type\":\"uint128\",\"internalType\":\"uint128\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"open\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"refund\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"refute\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"transition\",\"type\":\"tuple\",\"internalType\":\"structITrainingFraud.Transition\",\"components\":[{\"name\":\"segment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"index\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"local\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"before\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforeTrace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"beforePath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setId\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"setOf\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingAudit.AuditSet\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"startedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"due\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"leafSeed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"reward\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"members\",\"type\":\"uint16[]\",\"internalType\":\"uint16[]\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"settle\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"outcome\",\"type\":\"uint8\",\"internalType\":\"enumITrainingAudit.Outcome\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"termsOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structITrainingAudit.Terms\",\"components\":[{\"name\":\"rateBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"auditors\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"window\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"reward\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"bond\",\"type\":\"uint128\",\"internalType\":\"uint128\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"transitionOf\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"AuditCommitted\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuditCredited\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"set\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"bond\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"reward\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuditOpened\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"root\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"transition\",\"type\":\"uint32\",\"indexed\":false,\"internalType\":\"uint32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuditRefuted\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"trace\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuditSettled\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"outcome\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumITrainingAudit.Outcome\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuditsDrawn\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"set\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"due\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"reward\",\"type\":\"uint128\",\"indexed\":false,\"internalType\":\"uint128\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuditsOffered\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"terms\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structITrainingAudit.Terms\",\"components\":[{\"name\":\"rateBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"auditors\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"window\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"reward\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"bond\",\"type\":\"uint128\",\"internalType\":\"uint128\"}]},{\"name\":\"budget\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"BudgetReturned\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"sponsor\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CreditPaid\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"LeafDrawn\",\"inputs\":[{\"name\":\"set\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"seed\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RefutingClaim\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"signed\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structITrainingFraud.Claim\",\"components\":[{\"name\":\"gradient\",\"type\":\"tuple\",\"internalType\":\"structOuterGradient\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deadline\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AuditAgrees\",\"inputs\":[{\"name\":\"trace\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"AuditCommittedAlready\",\"inputs\":[{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"AuditsOfferedAlready\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"BudgetSpent\",\"inputs\":[{\"name\":\"left\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ClaimNotDisputable\",\"inputs\":[{\"name\":\"claim\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"InvalidAuditTerms\",\"inputs\":[{\"name\":\"field\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"rule\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"NotCommitted\",\"inputs\":[{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"NotDrawn\",\"inputs\":[{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"auditor\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotItsTime\",\"inputs\":[{\"name\":\"time\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"NotSponsor\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingDue\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongStage\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumITrainingAudit.Stage\"}]},{\"type\":\"error\",\"name\":\"WrongStatus\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumTaskStatus\"}]}]",
	ID:  "TrainingAudit",
	Bin: "0x61014080604052346102ac576020600491610039614b8a91823803809361002682846102b0565b82396001600160a01b03928101906102e7565b16806080526040519283809263f240f7c360e01b82525afa908115610227575f9161028d575b506001600160a01b0390811660a05260805160405163c305a6d960e01b81529160209183916004918391165afa908115610227575f9161026e575b506001600160a01b0390811660c05260805160405163a2e800ad60e01b81529160209183916004918391165afa908115610227575f9161024f575b506001600160a01b0390811660e05260c05160405163fbfa77cf60e01b81529160209183916004918391165afa908115610227576004916020915f91610232575b506001600160a01b0316610100819052604051637e062a3560e11b815292839182905afa908115610227575f916101f8575b506001600160a01b031661012052604051614883908161030782396080518181816104f701528181611af601528181613e6d015261454d015260a0518181816108bc0152611ca9015260c05181818161097b01528181611a95015281816123ae015281816128b5015281816136290152818161398501526143f4015260e051818181610dca01528181610ef801526144d501526101005181612061015261012051818181613ece015261425e0152f35b61021a915060203d602011610220575b61021281836102b0565b8101906102e7565b5f610148565b503d610208565b6040513d5f823e3d90fd5b6102499150823d84116102205761021281836102b0565b5f610116565b610268915060203d6020116102205761021281836102b0565b5f6100d5565b610287915060203d6020116102205761021281836102b0565b5f61009a565b6102a6915060203d6020116102205761021281836102b0565b5f61005f565b5f80fd5b601f909101601f19168101906001600160401b038211908210176102d357604052565b634e487b7160e01b5f52604160045260245ffd5b908160209103126102ac57516001600160a01b03811681036102ac579056fe60806040526004361015610011575f80fd5b5f3560e01c806325ffee3d14612883578063394ba2d31461275e5780633ad717c5146127185780633ccfd60b146126a8578063496ebbbe146125a85780637249fbb61461238857806373f425611461236b578063741574841461194257806375807250146119075780637b298c91146118965780637bcaf3c1146118605780638bbe4d9d1461169c5780638bf9e79b14610e495780638d95cbec14610d84578063a720097014610a55578063a83805751461051b578063ba831712146104d8578063be5170c0146103cb578063c08b34b91461038c578063c87d6779146103705763fec1499214610100575f80fd5b3461030b5760a036600319011261030b5760043561011c612d96565b90608435906064356001600160401b03831161030b573660238401121561030b5782600401356001600160401b03811161030b573660248260051b8601011161030b5761016883614039565b949091845f52600560205260405f2060ff88165f5260205260405f206001600160a01b0333165f5260205260405f209560ff87541660058110156102f757600181036103585750600584015460d81c6101cd606083019163ffffffff835116906133ed565b9060048601541561033c576101e963ffffffff825116836133ed565b42101561030f57505061020a608063ffffffff92019489838751169161421a565b9351166040519061021a82612ea6565b5f606083015260408201525f602082015260168152846020525f601f5360205f6021601f60025afa1561030b576024610258930190845f5191614648565b949060088110156102f757158015906102db575b6102c557908183600263ffffffff940155600260ff1982541617905560405194855216602084015260408301527f2c73a04868eec2414c82254220465599419b5e730de03f9c50581a57b93bfe6d606060ff33951693a4005b60010154634ebe8a4d60e01b5f5260045260245ffd5b5060018101546102f086604435338a89613819565b141561026c565b634e487b7160e01b5f52602160045260245ffd5b5f80fd5b6001600160401b039163ffffffff610329925116906133ed565b16631c58006160e11b5f5260045260245ffd5b6001600160401b0382631c58006160e11b5f521660045260245ffd5b635d93ef5d60e11b5f5261036b90612e04565b60245ffd5b3461030b575f36600319011261030b5760205f54604051908152f35b3461030b5760a036600319011261030b5760206103c36103aa612d96565b6103b2612da6565b906084359160643591600435613819565b604051908152f35b3461030b57602036600319011261030b575f60806040516103eb81612e8b565b82815282602082015282604082015282606082015201526004355f52600360205260a060405f206001600160801b036040519161042783612e53565b81815463ffffffff60018383169283885260801c948560208901520154838116604088015260ff828260801c16918260608a015283818b1c1660808a015261ffff8160c01c1698898b82015260e083808460d01c16938460c085015260d81c16910152608060405161049881612e8b565b8a81526020810192835260408101948552606081019687520196875260405198895251166020880152511660408601525116606084015251166080820152f35b3461030b575f36600319011261030b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461030b5761052936612dd0565b919061053482614039565b939092805f52600560205260405f2060ff84165f5260205260405f206001600160a01b0383165f5260205260405f2060ff8154165f9060058110156102f757600181036107f1575050600585015460608701519060d81c6401fffffffe61059f9260011b16906133ed565b946004810154155f146107ea5760015b955b8042106107ce5750600460ff1983541617825560208701916001600160801b03835116978598935f9160048a10156102f757896106e15750505050610663966001600160801b0360068593015460401c165b61060d81856133ed565b610667575b505050507fda448347905f89e4c3f67da7046b4e169ce3358add0d9877577d8684c704f95760ff6001600160a01b036040519416941692806106548782612e25565b0390a460405191829182612e25565b0390f35b6001600160a01b0361067982866133ed565b921691825f52600260205261069360405f209182546133ed565b9055604051936001600160a01b0387168552602085015260408401527fd1bc52a0882ae14bae13b61169f7943c2c565ecc7c4629afb9dc98bdf406d492606060ff881694a485818180610612565b60406001600160801b03919b949b0151166001600160801b03600686015460401c1601996001600160801b038b116107ba576106639a8795545f5260036020526001600160801b03600160405f200191166001600160801b031982541617905560018a03610751575b5050610603565b6001600160801b0395506107a99193506001600160a01b0360046107a19201541660038b145f146107b357866f7fffffffffffffffffffffffffffffff865160011c165b1696879195511661380c565b6001546133ed565b600155898061074a565b865f610795565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b0390631c58006160e11b5f521660045260245ffd5b60026105af565b6002810361082d575050600585015460d81c63ffffffff606088015116806003029060038204036107ba57610825916133ed565b945f956105b1565b9095906003810361035857505f95600383015461084c83548092614543565b80610943575b61085d575b506105b1565b9650506003956004830154906001600160401b038260a01c16916001600160a01b0363ffffffff600586015460b81c169160405193638407518960e01b8552600485015216602483015260448201526020816064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610938575f91610906575b506108f75788610857565b6321bf6c6760e21b5f5260045ffd5b90506020813d602011610930575b8161092160209383612ec1565b8101031261030b5751896108ec565b3d9150610914565b6040513d5f823e3d90fd5b506001600160a01b03600485015416604051906311179c3760e31b8252826004830152602482015260a0816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610938575f916109bf575b50608001516001600160401b031615610852565b905060a0813d60a011610a4d575b816109da60a09383612ec1565b8101031261030b5760806001600160401b0391610a4282604051926109fe84612e8b565b610a0781612efa565b8452610a1560208201612f4f565b6020850152610a2660408201612f31565b6040850152610a3760608201612f31565b606085015201612f1d565b8282015291506109ab565b3d91506109cd565b3461030b57602036600319011261030b576060610140604051610a7781612e6f565b5f81525f60208201525f60408201525f838201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015201526004355f52600460205260405f2060405161018081018181106001600160401b03821117610d7057604052815481526001820154906020810191825260028301549160408201928352600384015493606083019485526004810154926080810193845260058201549060a08101946001600160b01b03831686528260b01c60ff169760c083019789895260e08401958560b81c63ffffffff16875261010085019560d81c8652600601549661012085016001600160401b03891681526101408601958960401c6001600160801b0316875261016081019960c01c64ffffffffff168a52610b9f8d6134f6565b9c806040519e8f90610bb19082612ec1565b52601f1990610bbf906134f6565b013660208f01375f5b60ff8d5116811015610c11576001600160b01b038c51168160041b91808304601014811517156107ba578f610c088261ffff60019560ff971c169261352b565b52019050610bc8565b508c979a509594939291909551975163ffffffff16985164ffffffffff16995164ffffffffff1695516001600160401b0316905191519251935194516001600160801b03169560405198610c648a612e6f565b895260208901998a52604089019a8b52606089019081526080890191825260a0890192835260c0890193845260e089019485526101008901958652610120890196875261014089019788526040519a8b9a60208c526101808c019a5160208d01525163ffffffff1660408c0152516001600160401b031660608b0152516001600160401b031660808a0152516001600160401b031660a08901525160c08801525160e08701525161010086015251610120850152516001600160801b031661014084015251906101608301610160905281518091526101a0830191602001905f5b818110610d53575050500390f35b825161ffff16845285945060209384019390920191600101610d45565b634e487b7160e01b5f52604160045260245ffd5b3461030b57604036600319011261030b57600435610da0612e12565b604051631a591c4f60e11b81526004810183905263ffffffff8216602482015290610140826044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa90811561093857602093610e0f935f93610e18575b506143cb565b50604051908152f35b610e3b9193506101403d8111610e42575b610e338183612ec1565b81019061373f565b9185610e09565b503d610e29565b3461030b57604036600319011261030b57610e62612e12565b6004355f52600360205260405f20600160405191610e7f83612e53565b80546001600160801b038116845260801c602084015201546001600160801b0381166040830152606082019063ffffffff8160801c16825263ffffffff8160a01c16608084015260a083019061ffff8160c01c16825260ff8160d01c1660c085015260ff60e085019160d81c1681526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001694604051906344bd65f160e01b82525f8280610f4d846004356004840190929163ffffffff6020916040840195845216910152565b03818a5afa918215610938575f92611581575b50604051631a591c4f60e11b8152600480359082015263ffffffff821660248201529661014090889060449082905afa968715610938575f97611560575b50610fac87826004356143cb565b91815f52600460205260405f209863ffffffff88511615801561154b575b8015611536575b8015611526575b6108f7576040850151956001600160401b03871690610ffe63ffffffff8b5116836133ed565b42101561150c576001600160801b036001600160401b036080850151169b51168b9061104a61104463ffffffff839e511660011c61012c81109061012c180261012c1890565b856133ed565b421161141c57505061105a614111565b9210156108f75760ff61ffff60039a8e6110e295604051602081019160808352601560a08301527f61737361792f76312f61756469742f636c61696d73000000000000000000000060c0830152600435604083015263ffffffff8b166060830152608082015260c081526110cf60e082612ec1565b5190209c8d9101555116915116906133da565b998a998861271080805f9f049d0691061061140a575b999899975b89151580611401575b15611234576040516020810191825260208152611124604082612ec1565b51902097806111df6111d9827f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b8b61350d565b805b611217575060019c82199d8e01809e116107ba576001600160401b039d61121093169d8e16179c191699614537565b98976110fd565b915f1981018181116107ba5761122e911692614537565b806111e1565b5093975093979195509397925b5f98895b895180518c10156112805761125d8c61ffff9261352b565b5116908b60041b918c83046010148d1517156107ba576001921b179a0199611245565b50936001600160801b0393602063ffffffff97947cffffffffff0000000000000000000000000000000000000000000000009997600395839e8d9e60c0850151600289015560018801556004358755515176ff000000000000000000000000000000000000000000007fffffffffffffffffffff0000000000000000000000000000000000000000000060058901946001600160b01b037fffffffffff00000000000000000000000000000000000000000000000000000081885493169660d81b16911617167affffffff00000000000000000000000000000000000000000000008d60b81b16179160b01b161717905501519077ffffffffffffffffffffffffffffffff000000000000000060068401956001600160401b03875491169a8b9460c01b169062ffffff60e81b16179160401b1617178093550154946040519586528886015260401c16604084015216907f176cc288f6a8cc85f181b3efeac3cfe0422a93352c7b511e13aa4eb98b6726cd606060043592a4604051908152f35b50881515611106565b995f1981146107ba57600101996110f8565b9161150695999d979b50611501935060ff61ffff6114e66114f2949b9f9d97999d7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f55555555555555555555555555555555555555555555555555555555555555558360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b1790565b96511691511690613e94565b838110908418028318906133da565b613802565b90611241565b6001600160401b036103298363ffffffff8d5116906133ed565b5060058a015460d81c1515610fd8565b506001600160401b0360808201511615610fd1565b506001600160401b0360408601511615610fca565b61157a9197506101403d8111610e4257610e338183612ec1565b9587610f9e565b9091503d805f833e6115938183612ec1565b81019060208183031261030b578051906001600160401b03821161030b570160c08183031261030b57604051916115c983612e38565b81516001600160401b03811161030b5782019080601f8301121561030b5781516115f2816134f6565b926116006040519485612ec1565b81845260208085019260051b82010192831161030b57602001905b828210611684575050506116789160a091845261163a60208201612f0e565b602085015261164b60408201612f1d565b604085015261165c60608201612f1d565b606085015261166d60808201612f1d565b608085015201612f0e565b60a08201529087610f60565b6020809161169184612f0e565b81520191019061161b565b3461030b57606036600319011261030b576004356116b8612d96565b90604435916116c5613885565b6116ce82614039565b90916116ec600584015460d81c63ffffffff606085015116906133ed565b804210156107ce575061170033828661437b565b1561184657835f52600560205260405f2060ff82165f5260205260405f206001600160a01b0333165f5260205260405f209460ff86541660058110156102f75761182f576001600160801b03600685015460401c16604084016001600160801b0381511682811061181d57506001600160801b0390511603946001600160801b0386116107ba576117f8966001600160801b0396602096545f526003875287600160405f200191168819825416179055826001820155600160ff198254161790556040519182527ff561c97614ab11f4aa9752cc7746c93cd5f5b73c9edf8b97e382a7b6e210348f8560ff33951693a4015116613eac565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b630919839f60e11b5f5260045260245ffd5b600186015463fe10af7560e01b5f5260045260245ffd5b60ff9063e00b69e560e01b5f52166004523360245260445ffd5b3461030b57602036600319011261030b576004355f52600360205260206001600160801b03600160405f20015416604051908152f35b3461030b57604036600319011261030b576118ba6118b2612d96565b600435613553565b6040518091602082016020835281518091526020604084019201905f5b8181106118e5575050500390f35b82516001600160a01b03168452859450602093840193909201916001016118d7565b3461030b57602036600319011261030b576004356001600160a01b03811680910361030b575f526002602052602060405f2054604051908152f35b3461030b5760c036600319011261030b5761195b612d96565b611963612da6565b6001600160401b036064351161030b576101006064353603600319011261030b57608435906001600160401b03821161030b573660238301121561030b576001600160401b0382600401351161030b57366024836004013560071b8401011161030b576001600160401b0360a4351161030b5761010060a4353603600319011261030b576119f2600435614039565b6004355f52600560205260405f2060ff86165f5260205260405f206001600160a01b0384165f5260205260405f209060ff82541660058110156102f75760028103610358575060058301549263ffffffff606083015116806003029060038204036107ba57611a64908560d81c6133ed565b804210156107ce575080549160405194633d91081b60e21b8652836004870152610740866024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa958615610938575f9661233a575b50604051632fe333a160e11b81529760208980611aea600460643581019083016133fa565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa988915610938575f99612306575b505f905f905f905b806004013582106121be575050159081156121af575b506121695783606435600401351490811591612144575b508015612131575b6120eb57867f9cd011ed223b9a3c40459af9e3a41dcb574f0a2ffa00fcfdd1090364b2c099a360405180611b9c606435600401826133fa565b0390a260c46064350192611bd6611bd06001600160401b03611bbd876134ce565b1663ffffffff6104408a015116906133ed565b946134ce565b6001600160401b03611c0264ffffffffff600687015460c01c1663ffffffff6103a08b015116906133ed565b9116119081156120cd575b8115611ffc575b50611fe957611c38918863ffffffff6080611c32940151169161421a565b8461430b565b9063ffffffff611c4c60a4356004016133a8565b161490811591611fcb575b50611f9857611c9d926020611c7060a4356004016133a8565b604051630360e6dd60e61b81526004810189905263ffffffff909116602482015294859081906044820190565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa938415610938575f94611f62575b50611cf89063ffffffff611cf160a4356004016133a8565b169061479a565b949150602460a435018563ffffffff611d10836133a8565b161015611f1c57611d33611d649263ffffffff611d2c846133a8565b16906133ed565b506001600160401b0360405196611d4988612ea6565b5f60608901521660408701525f6020870152601586526133a8565b90606460a4350135946040515f601f53604460a43501356020528660405260205f6041601f60025afa906040521561030b575f5160a43560848101359036036022190181121561030b5760a43501906004820135916001600160401b03831161030b57602401908260051b3603821361030b57611e0d9363ffffffff60405197611def60408a612ec1565b600a8952693a3930b739b4ba34b7b760b11b60208a01521690614648565b919060088110156102f7571591821592611f11575b5050611ee857506002820154808414611ed657509160ff93916001600160a01b0393611e526044606435016134e2565b9060048301917bffffffffffffffff000000000000000000000000000000000000000087845492169260a01b169063ffffffff60e01b1617179055856003820155600385198254161790556040519485526020850152169216907f82e5515d0feb5c18ac77ac464dc204610616d57e28c7b602af8eb1df7d454d36604060043592a4005b63158d4a8960e01b5f5260045260245ffd5b604051633c1e253d60e11b815260206004820152908190611f0d90602483019061336e565b0390fd5b141590508880611e22565b604051633c1e253d60e11b815260206004820152600760248201527f7365676d656e74000000000000000000000000000000000000000000000000006044820152606490fd5b9093506020813d602011611f90575b81611f7e60209383612ec1565b8101031261030b575192611cf8611cd9565b3d9150611f71565b604051633c1e253d60e11b815260206004820152600a6024820152693a3930b739b4ba34b7b760b11b6044820152606490fd5b905063ffffffff611fe0602460a435016133a8565b16141587611c57565b86639679202f60e01b5f5260045260245ffd5b905061200c6044606435016134e2565b90612017818a614543565b9182612027575b50501589611c14565b6001600160a01b0391925060405192636559e3fd60e01b845260048401525f60248401521660448201526020816064816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610938575f9161209b575b501515898061201e565b90506020813d6020116120c5575b816120b660209383612ec1565b8101031261030b575189612091565b3d91506120a9565b9050836120e463ffffffff606085015116426133ed565b1190611c0d565b604051633c1e253d60e11b815260206004820152600560248201527f636c61696d0000000000000000000000000000000000000000000000000000006044820152606490fd5b5060018201546064803501351415611b63565b905063ffffffff8061215a6024606435016133a8565b9260b81c169116141589611b5b565b604051633c1e253d60e11b815260206004820152600760248201527f656e7472696573000000000000000000000000000000000000000000000000006044820152606490fd5b9050600284015414158a611b44565b9091926121d3838360040135602485016142fb565b60405190602082019283526001600160a01b036121ef82612dbc565b16604083015260208101359060ff8216820361030b5760ff606092168284015260408101356080840152013560a082015260a0815261222f60c082612ec1565b519020928015612244575b9160010190611b2e565b5061225f61225a838360040135602485016142fb565b6134e2565b6001600160a01b03806122766044606435016134e2565b16911614806122d8575b806122b4575b801561223a5750600160606122a3848460040135602486016142fb565b013560a4606435013514905061223a565b5060406122c9838360040135602485016142fb565b01356084606435013514612286565b5060206122ed838360040135602485016142fb565b013560ff8116810361030b5760ff808e16911614612280565b9098506020813d602011612332575b8161232260209383612ec1565b8101031261030b5751978a611b26565b3d9150612315565b61235d9196506107403d8111612364575b6123558183612ec1565b810190612f71565b9489611ac5565b503d61234b565b3461030b575f36600319011261030b576020600154604051908152f35b3461030b57602036600319011261030b576004356123a4613885565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906040516363ef8a7160e11b8152816004820152602081602481865afa908115610938575f91612579575b506007811015806102f75760048214158061256c575b818161255b575b50612545575050805f5260036020526001600160801b03600160405f20015416908115612536576020602493825f5260038252600160405f20016001600160801b03198154169055604051948580926210344b60e71b82528560048301525afa928315610938575f936124f2575b50816020936124c792604051908382527ff2a13cce25265773644a2cf54cb783508c6c8191c360020bf3fb2f947ff218fe876001600160a01b03851693a361424f565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b92506020833d60201161252e575b8161250d60209383612ec1565b8101031261030b57816124c791612525602095612efa565b94509150612484565b3d9150612500565b630686827b60e51b5f5260045ffd5b630d64047360e21b5f526102f75760045260245ffd5b90506102f757600682141581612416565b50505f600582141561240f565b61259b915060203d6020116125a1575b6125938183612ec1565b810190612ee2565b836123f9565b503d612589565b3461030b576125b636612dd0565b915f60a06040516125c681612e38565b82815282602082015282604082015282606082015282608082015201525f52600560205260ff60405f2091165f526020526001600160a01b0360405f2091165f5260205260405f2060405161261a81612e38565b60ff8254169060058210156102f75760c0926001600160a01b0382846001600160401b039452600183015492602082019384526002810154604083019081526004600383015492606085019384520154948660a060808601958789168752019660a01c16865260405197885251602088015251604087015251606086015251166080840152511660a0820152f35b3461030b575f36600319011261030b576126c0613885565b335f52600260205260405f2054801561253657602090335f52600282525f60408120556040518181527f1a65428a5fca65670638119dac650952495292890061fd2fc891fcf2fa3ad5c3833392a26124c7813361424f565b3461030b57604036600319011261030b57602063ffffffff612755608061273d612d96565b83612749600435614039565b9390930151169161421a565b16604051908152f35b3461030b57602036600319011261030b5760043561277b81614039565b600482019182546108f757606060056127a492015460d81c92019163ffffffff835116906133ed565b6127ac614111565b929082804210918215612878575b505061033c57906127e463ffffffff6127ea93511660011c61012c81109061012c180261012c1890565b906133ed565b8042116107ce57507fd2e728f1b9db1d1dbe1a77b2946a464a41beff7a5d18029b7724fa7e7d362c48916020916040518381019160608352601360808301527f61737361792f76312f61756469742f6c6561660000000000000000000000000060a0830152866040830152606082015260a0815261286960c082612ec1565b519020809155604051908152a2005b1115905082876127ba565b3461030b5760c036600319011261030b5760043560a036602319011261030b576128ab613885565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166040516363ef8a7160e11b8152826004820152602081602481855afa908115610938575f91612d77575b506007811015806102f757600182141580612d6a575b6125455750506040516210344b60e71b815260048101839052602081602481855afa8015610938575f90612d2a575b6001600160a01b039150163303612d1b57815f52600360205260405f2091600183019182549063ffffffff8260801c16612d08579061074060249260405193848092633d91081b60e21b82528760048301525afa918215610938575f92612ce7575b506129b0826138e0565b8151612cac5750506129c0613392565b60a435926001600160801b0384169687850361030b576064359363ffffffff85169384860361030b576001600160801b03916129fa6133b9565b79ffff0000000000000000000000000000000000000000000000007aff0000000000000000000000000000000000000000000000000000612a396133ca565b60d01b167fffffffffff000000ffffffff00000000ffffffffffffffffffffffffffffffff73ffffffff000000000000000000000000000000008b60801b169416179160c01b161717895582548280198960801b169116178355166001600160801b03198254161790556102a0810190815190875492600263ffffffff6102e084015116019263ffffffff84116107ba5763ffffffff610320612b6994612b6393612b8a987fffffffff00ffffff00000000ffffffffffffffffffffffffffffffffffffffff7bff00000000000000000000000000000000000000000000000000000077ffffffff0000000000000000000000000000000000000000612b7a9b60a01b169360d81b16911617178d550151169161ffff60ff612b596133b9565b9251169116613e94565b906133da565b60ff612b736133ca565b16906133da565b6001600160801b03612b73613392565b946001600160801b038611612c405780546fffffffffffffffffffffffffffffffff19166001600160801b0387161790556040519161ffff6024359081169081900361030b57835260443560ff811680910361030b576020840152506040820152608435906001600160801b03821680920361030b576117f8957f02472f3caa929b79f1bfb898623d9e7f0255a19b8db875c56c6e6ba9cd5185ed9360c09360608401525060808201528460a0820152a2613eac565b60e4604051630a7fe04f60e01b81526040600482015260066044820152651c995dd85c9960d21b606482015260806024820152602160848201527f6d757374206c6561766520746865206275646765742062656c6f7720325e313260a4820152600760fb1b60c4820152fd5b90611f0d612cd592604051938493630a7fe04f60e01b855260406004860152604485019061336e565b8381036003190160248501529061336e565b612d019192506107403d8111612364576123558183612ec1565b90856129a6565b826318dbb60d60e01b5f5260045260245ffd5b63df4795c760e01b5f5260045ffd5b506020813d602011612d62575b81612d4460209383612ec1565b8101031261030b57612d5d6001600160a01b0391612efa565b612944565b3d9150612d37565b50505f6002821415612915565b612d90915060203d6020116125a1576125938183612ec1565b836128ff565b6024359060ff8216820361030b57565b604435906001600160a01b038216820361030b57565b35906001600160a01b038216820361030b57565b606090600319011261030b576004359060243560ff8116810361030b57906044356001600160a01b038116810361030b5790565b60058110156102f757600452565b6024359063ffffffff8216820361030b57565b9190602083019260048210156102f75752565b60c081019081106001600160401b03821117610d7057604052565b61010081019081106001600160401b03821117610d7057604052565b61016081019081106001600160401b03821117610d7057604052565b60a081019081106001600160401b03821117610d7057604052565b608081019081106001600160401b03821117610d7057604052565b90601f801991011681019081106001600160401b03821117610d7057604052565b9081602091031261030b5751600781101561030b5790565b51906001600160a01b038216820361030b57565b519061ffff8216820361030b57565b51906001600160401b038216820361030b57565b519063ffffffff8216820361030b57565b5190811515820361030b57565b519060ff8216820361030b57565b51906001600160801b038216820361030b57565b6107408183031261030b576040519161066083018381106001600160401b03821117610d7057604052612fa382612f0e565b835260208201516020840152612fbb60408301612f1d565b6040840152612fcc60608301612f31565b60608401526080820151608084015260a082015160a084015260c082015160c0840152612ffb60e08301612f1d565b60e0840152610100820151610100840152610120820151600381101561030b57610120840152610140820151600781101561030b576101408401526130436101608301612f31565b6101608401528061019f8301121561030b5760405161306181612e53565b80610280840192831161030b576101808401905b83821061335e57505061018084015251600481101561030b576101a08301526102a0810151600281101561030b576101c08301526102c0810151600281101561030b576101e08301526130cb6102e08201612f31565b6102008301526130de6103008201612f31565b6102208301526130f16103208201612f31565b6102408301526103408101518060010b810361030b5761335591610720916102608501526131226103608201612f42565b6102808501526131356103808201612f4f565b6102a08501526131486103a08201612f4f565b6102c085015261315b6103c08201612f31565b6102e085015261316e6103e08201612f31565b6103008501526131816104008201612f31565b6103208501526131946104208201612f4f565b6103408501526131a76104408201612f4f565b6103608501526131ba6104608201612f31565b6103808501526131cd6104808201612f31565b6103a08501526131e06104a08201612f31565b6103c08501526131f36104c08201612f31565b6103e08501526132066104e08201612f31565b6104008501526132196105008201612f31565b61042085015261322c6105208201612f31565b61044085015261323f6105408201612f31565b6104608501526132526105608201612f31565b6104808501526132656105808201612f31565b6104a08501526132786105a08201612f4f565b6104c085015261328b6105c08201612f31565b6104e085015261329e6105e08201612f31565b6105008501526132b16106008201612f31565b6105208501526132c46106208201612f5d565b6105408501526132d76106408201612f0e565b6105608501526132ea6106608201612f5d565b6105808501526132fd6106808201612f5d565b6105a08501526133106106a08201612f5d565b6105c08501526133236106c08201612f5d565b6105e08501526133366106e08201612efa565b6106008501526133496107008201612efa565b61062085015201612efa565b61064082015290565b8151815260209182019101613075565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6084356001600160801b038116810361030b5790565b3563ffffffff8116810361030b5790565b60243561ffff8116810361030b5790565b60443560ff8116810361030b5790565b818102929181159184041417156107ba57565b919082018092116107ba57565b906020825280356020830152602081013563ffffffff811680910361030b5760408301526001600160a01b0361343260408301612dbc565b16606083015260608101356080830152608081013560a083015260a081013560c083015260c08101356001600160401b03811680910361030b5760e083015260e0810135601e198236030181121561030b570190602082359201916001600160401b03811161030b57803603831361030b5780610140936101008085015281610120850152848401375f828201840152601f01601f1916010190565b356001600160401b038116810361030b5790565b356001600160a01b038116810361030b5790565b6001600160401b038111610d705760051b60200190565b8115613517570690565b634e487b7160e01b5f52601260045260245ffd5b805182101561353f5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b9190915f52600460205260405f209160ff81166040811090811591613723575b5061371c57600583015460ff8160b01c1690845491825f52600360205260ff600160405f20015460d01c168082108282180218936135b0856134f6565b946135be6040519687612ec1565b8086526135cd601f19916134f6565b013660208701376136026136106003879901549260405192839160208301958690929160ff6020916040840195845216910152565b03601f198101835282612ec1565b5190206001600160b01b035f9316966001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016935b8651811015613712576136708461366b83613666838861350d565b6133ed565b61350d565b908160041b91808304601014901517156107ba5761ffff8a604051936331f3fe0560e11b85528960048601521c166024830152602082604481895afa8015610938575f906136d9575b600192506001600160a01b036136cf838b61352b565b911690520161364b565b506020823d821161370a575b816136f260209383612ec1565b8101031261030b57613705600192612efa565b6136b9565b3d91506136e5565b5096505050505050565b5060609150565b600191506001600160401b03600686015416901c16155f613573565b908161014091031261030b576040519061014082018281106001600160401b03821117610d70576040528051600681101561030b576137f99161012091845261378a60208201612f1d565b602085015261379b60408201612f1d565b60408501526137ac60608201612f1d565b60608501526137bd60808201612f1d565b60808501526137ce60a08201612f1d565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201612f0e565b61012082015290565b8115613517570490565b919082039182116107ba57565b93916001600160a01b039093919360ff6040519560208701977fa8c0a327c6d5e12fa2d486db3e9fa74ad2ab65d262dc9b7628c95441a30a70f78952604088015216606086015216608084015260a083015260c082015260c0815261387f60e082612ec1565b51902090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6138d15760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b633ee5aeb560e01b5f5260045ffd5b61012081015160038110156102f757600114801590613e53575b613de857613906614111565b5015613d645760243561ffff811680820361030b578015918215613d56575b5050613ce15760443560ff811680820361030b578015918215613ccd575b5050613c58576015602160991b013b151580613c3b575b613bdd5760643563ffffffff81169182820361030b5760405163ac66a3ef60e01b81526020816004817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610938575f90613ba0575b63ffffffff9150168310928315613b70575b505050613aed576084356001600160801b0381169081810361030b578115613a8e5760a435906001600160801b0382169182810361030b57505010613a3357604051613a1b602082612ec1565b5f815290604051613a2d602082612ec1565b5f815290565b604051613a41604082612ec1565b6004815263189bdb9960e21b602082015290604051613a61604082612ec1565b601781527f6d757374206265206174206c6561737420726577617264000000000000000000602082015290565b5050604051613a9e604082612ec1565b60068152651c995dd85c9960d21b602082015290604051613ac0604082612ec1565b601281527f6d757374206265206174206c6561737420310000000000000000000000000000602082015290565b604051613afb604082612ec1565b600681526577696e646f7760d01b602082015290604051613b1d606082612ec1565b603e81527f6d757374206265206174206c65617374206d696e57696e646f772c20616e642060208201527f666f7572206f66206974206174206d6f737420636c61696d57696e646f770000604082015290565b9192509063ffffffff8316036107ba5763ffffffff6104406403fffffffc920151169160021b16115f80806139ce565b506020813d602011613bd5575b81613bba60209383612ec1565b8101031261030b57613bd063ffffffff91612f31565b6139bc565b3d9150613bad565b50604051613bec604082612ec1565b600681526577696e646f7760d01b602082015290604051613c0e604082612ec1565b602081527f6d757374206265206174206c6561737420363030206f6e206120726f6c6c7570602082015290565b5060643563ffffffff811680820361030b5761025891501061395a565b50604051613c67604082612ec1565b600881527f61756469746f7273000000000000000000000000000000000000000000000000602082015290604051613ca0604082612ec1565b601b81527f6d757374206265203120746f20636f6d6d697474656553656174730000000000602082015290565b5061034083015160ff161090505f80613943565b50604051613cf0604082612ec1565b600781527f7261746542707300000000000000000000000000000000000000000000000000602082015290604051613d29604082612ec1565b601281527f6d757374206265203120746f2031303030300000000000000000000000000000602082015290565b612710925050115f80613925565b50604051613d73604082612ec1565b60068152651d185cdad25960d21b602082015290604051613d95606082612ec1565b603981527f6d757374206265206f6e206120636861696e207769746820616e204c31426c6f60208201527f636b206f7220612072616e646f6d207072657672616e64616f00000000000000604082015290565b50604051613df7604082612ec1565b60068152651d185cdad25960d21b602082015290604051613e19606082612ec1565b602481527f6d7573742062652061205665726966696564207461736b206f6620746869732060208201526367616d6560e01b604082015290565b506001600160a01b03610640820151166001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614156138fa565b90613e9e916133da565b612710808204910615150190565b613eb7815f546133ed565b5f556040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa918215610938575f92614005575b50604051926323b872dd60e01b5f5233600452306024528460445260205f60648180855af19060015f5114821615613fe6575b50836040525f60605215613fd457826024816020936370a0823160e01b82523060048301525afa8015610938575f90613fa0575b613f80925061380c565b818103613f8b575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011613fcc575b81613fba60209383612ec1565b8101031261030b57613f809151613f76565b3d9150613fad565b635274afe760e01b5f5260045260245ffd5b6001821516613ffc573b15153d1516165f613f42565b843d5f823e3d90fd5b9091506020813d602011614031575b8161402160209383612ec1565b8101031261030b5751905f613f0f565b3d9150614014565b5f60e060405161404881612e53565b8281528260208201528260408201528260608201528260808201528260a08201528260c082015201525f52600460205260405f2090600582015460d81c156108f75781545f52600360205260405f2060ff6001604051926140a884612e53565b80546001600160801b038116855260801c602085015201546001600160801b038116604084015263ffffffff8160801c16606084015263ffffffff8160a01c16608084015261ffff8160c01c1660a0840152818160d01c1660c084015260d81c1660e082015290565b5f905f906015602160991b013b61413a576001600160401b03441161413257565b429250449150565b604051635c03bbf560e11b8152925090506020826004816015602160991b015afa918215610938575f926141de575b50604051624dead360e51b8152916020836004816015602160991b015afa928315610938575f936141a3575b506001600160401b03169190565b9092506020813d6020116141d6575b816141bf60209383612ec1565b8101031261030b5751916001600160401b03614195565b3d91506141b2565b9091506020813d602011614212575b816141fa60209383612ec1565b8101031261030b5761420b90612f1d565b905f614169565b3d91506141ed565b60040154604080516020810192835260ff9093169083015261424c92916142448160608101613602565b51902061350d565b90565b61425a825f5461380c565b5f557f0000000000000000000000000000000000000000000000000000000000000000916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f51148216156142da575b604052156142be5750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b9060018115166142f257823b15153d151616906142b3565b503d5f823e3d90fd5b919081101561353f5760071b0190565b91909182156143735763ffffffff6102e0820151168311614363575f1983019283116107ba576103000161434663ffffffff82511684613802565b60010192836001116107ba5763ffffffff61424c9251169061350d565b61436e91925061474d565b905f90565b505f91508190565b9061438591613553565b906001600160a01b03165f5b82518110156143c457816001600160a01b036143ad838661352b565b5116146143bc57600101614391565b505050600190565b5050505f90565b9063ffffffff168061449b57604051633d91081b60e21b815260048101839052610740816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa8015610938576080915f9161447c575b500151925b8360c06001600160401b0360208401511692015191604051936020850195865260408501526060840152608083015260a082015260a0815261447660c082612ec1565b51902091565b61449591506107403d8111612364576123558183612ec1565b5f61442e565b5f19810163ffffffff81116107ba57604051631a591c4f60e11b81526004810184905263ffffffff919091166024820152610140816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa80156109385760e0915f91614518575b50015192614433565b61453191506101403d8111610e4257610e338183612ec1565b5f61450f565b80156107ba575f190190565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169060405190630602210b60e21b82526004820152602081602481855afa908115610938575f9161460e575b501591826145a557505090565b60209192506024604051809481936347b70b0d60e01b835260048301525afa908115610938575f916145d657501590565b90506020813d602011614606575b816145f160209383612ec1565b8101031261030b5761460290612f42565b1590565b3d91506145e4565b90506020813d602011614640575b8161462960209383612ec1565b8101031261030b5761463a90612f42565b5f614598565b3d915061461c565b949290915f956020810160ff81511661467060408401916001600160401b038351169061482c565b8087101561473d575f1901868160405196602060018a9b81601f53161b525b6146ed575050906060929151905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519360051b01036146e457565b600592505f9150565b600181168282108117614715575060011c906020516020600184161b525b60011c908161468f565b976020919860408235911c52019660011c90602080600184161b6041601f60025afa5061470b565b50600498505f9750505050505050565b61477061030063ffffffff6102e08401511692019163ffffffff835116906133ed565b5f1981019081116107ba5763ffffffff61478c92511690613802565b600181018091116107ba5790565b916147a48361474d565b808311614820578215614814578214614808575f1982019182116107ba5763ffffffff6147ed84826147e26103006102e098019682885116906133da565b96879201511661380c565b925116808311614800575b506001929190565b91505f6147f8565b600292505f9150600190565b505f9250829150600190565b50600392505f91508190565b6007811161487d577f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036107ba57670e080a070a0a080060ff9160031b1c16905f19906001831b0101901c90565b50505f9056",
}

// TrainingAudit is an auto generated Go binding around an Ethereum contract.
type TrainingAudit struct {
	abi abi.ABI
}

// NewTrainingAudit creates a new instance of TrainingAudit.
func NewTrainingAudit() *TrainingAudit {
	parsed, err := TrainingAuditMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TrainingAudit{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TrainingAudit) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address fraud_) returns()
func (trainingAudit *TrainingAudit) PackConstructor(fraud_ common.Address) []byte {
	enc, err := trainingAudit.abi.Pack("", fraud_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAuditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x496ebbbe.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function auditOf(bytes32 set, uint8 slot, address auditor) view returns((uint8,bytes32,bytes32,bytes32,address,uint64))
func (trainingAudit *TrainingAudit) PackAuditOf(set [32]byte, slot uint8, auditor common.Address) []byte {
	enc, err := trainingAudit.abi.Pack("auditOf", set, slot, auditor)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAuditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x496ebbbe.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function auditOf(bytes32 set, uint8 slot, address auditor) view returns((uint8,bytes32,bytes32,bytes32,address,uint64))
func (trainingAudit *TrainingAudit) TryPackAuditOf(set [32]byte, slot uint8, auditor common.Address) ([]byte, error) {
	return trainingAudit.abi.Pack("auditOf", set, slot, auditor)
}

// UnpackAuditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x496ebbbe.
//
// Solidity: function auditOf(bytes32 set, uint8 slot, address auditor) view returns((uint8,bytes32,bytes32,bytes32,address,uint64))
func (trainingAudit *TrainingAudit) UnpackAuditOf(data []byte) (ITrainingAuditAudit, error) {
	out, err := trainingAudit.abi.Unpack("auditOf", data)
	if err != nil {
		return *new(ITrainingAuditAudit), err
	}
	out0 := *abi.ConvertType(out[0], new(ITrainingAuditAudit)).(*ITrainingAuditAudit)
	return out0, nil
}

// PackAuditorsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7b298c91.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function auditorsOf(bytes32 set, uint8 slot) view returns(address[] auditors)
func (trainingAudit *TrainingAudit) PackAuditorsOf(set [32]byte, slot uint8) []byte {
	enc, err := trainingAudit.abi.Pack("auditorsOf", set, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAuditorsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7b298c91.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function auditorsOf(bytes32 set, uint8 slot) view returns(address[] auditors)
func (trainingAudit *TrainingAudit) TryPackAuditorsOf(set [32]byte, slot uint8) ([]byte, error) {
	return trainingAudit.abi.Pack("auditorsOf", set, slot)
}

// UnpackAuditorsOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7b298c91.
//
// Solidity: function auditorsOf(bytes32 set, uint8 slot) view returns(address[] auditors)
func (trainingAudit *TrainingAudit) UnpackAuditorsOf(data []byte) ([]common.Address, error) {
	out, err := trainingAudit.abi.Unpack("auditorsOf", data)
	if err != nil {
		return *new([]common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	return out0, nil
}

// PackBudgetOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7bcaf3c1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function budgetOf(bytes32 taskId) view returns(uint256)
func (trainingAudit *TrainingAudit) PackBudgetOf(taskId [32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("budgetOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBudgetOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7bcaf3c1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function budgetOf(bytes32 taskId) view returns(uint256)
func (trainingAudit *TrainingAudit) TryPackBudgetOf(taskId [32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("budgetOf", taskId)
}

// UnpackBudgetOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7bcaf3c1.
//
// Solidity: function budgetOf(bytes32 taskId) view returns(uint256)
func (trainingAudit *TrainingAudit) UnpackBudgetOf(data []byte) (*big.Int, error) {
	out, err := trainingAudit.abi.Unpack("budgetOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBurned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x73f42561.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burned() view returns(uint256)
func (trainingAudit *TrainingAudit) PackBurned() []byte {
	enc, err := trainingAudit.abi.Pack("burned")
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
func (trainingAudit *TrainingAudit) TryPackBurned() ([]byte, error) {
	return trainingAudit.abi.Pack("burned")
}

// UnpackBurned is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x73f42561.
//
// Solidity: function burned() view returns(uint256)
func (trainingAudit *TrainingAudit) UnpackBurned(data []byte) (*big.Int, error) {
	out, err := trainingAudit.abi.Unpack("burned", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8bbe4d9d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commit(bytes32 set, uint8 slot, bytes32 commitment) returns()
func (trainingAudit *TrainingAudit) PackCommit(set [32]byte, slot uint8, commitment [32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("commit", set, slot, commitment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8bbe4d9d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commit(bytes32 set, uint8 slot, bytes32 commitment) returns()
func (trainingAudit *TrainingAudit) TryPackCommit(set [32]byte, slot uint8, commitment [32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("commit", set, slot, commitment)
}

// PackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc08b34b9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitmentOf(bytes32 set, uint8 slot, address auditor, bytes32 salt, bytes32 root) pure returns(bytes32)
func (trainingAudit *TrainingAudit) PackCommitmentOf(set [32]byte, slot uint8, auditor common.Address, salt [32]byte, root [32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("commitmentOf", set, slot, auditor, salt, root)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc08b34b9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitmentOf(bytes32 set, uint8 slot, address auditor, bytes32 salt, bytes32 root) pure returns(bytes32)
func (trainingAudit *TrainingAudit) TryPackCommitmentOf(set [32]byte, slot uint8, auditor common.Address, salt [32]byte, root [32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("commitmentOf", set, slot, auditor, salt, root)
}

// UnpackCommitmentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc08b34b9.
//
// Solidity: function commitmentOf(bytes32 set, uint8 slot, address auditor, bytes32 salt, bytes32 root) pure returns(bytes32)
func (trainingAudit *TrainingAudit) UnpackCommitmentOf(data []byte) ([32]byte, error) {
	out, err := trainingAudit.abi.Unpack("commitmentOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75807250.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (trainingAudit *TrainingAudit) PackCreditOf(account common.Address) []byte {
	enc, err := trainingAudit.abi.Pack("creditOf", account)
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
func (trainingAudit *TrainingAudit) TryPackCreditOf(account common.Address) ([]byte, error) {
	return trainingAudit.abi.Pack("creditOf", account)
}

// UnpackCreditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x75807250.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (trainingAudit *TrainingAudit) UnpackCreditOf(data []byte) (*big.Int, error) {
	out, err := trainingAudit.abi.Unpack("creditOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8bf9e79b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function draw(bytes32 taskId, uint32 round) returns(bytes32 set)
func (trainingAudit *TrainingAudit) PackDraw(taskId [32]byte, round uint32) []byte {
	enc, err := trainingAudit.abi.Pack("draw", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8bf9e79b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function draw(bytes32 taskId, uint32 round) returns(bytes32 set)
func (trainingAudit *TrainingAudit) TryPackDraw(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingAudit.abi.Pack("draw", taskId, round)
}

// UnpackDraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8bf9e79b.
//
// Solidity: function draw(bytes32 taskId, uint32 round) returns(bytes32 set)
func (trainingAudit *TrainingAudit) UnpackDraw(data []byte) ([32]byte, error) {
	out, err := trainingAudit.abi.Unpack("draw", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackDrawLeaf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x394ba2d3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function drawLeaf(bytes32 set) returns()
func (trainingAudit *TrainingAudit) PackDrawLeaf(set [32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("drawLeaf", set)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDrawLeaf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x394ba2d3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function drawLeaf(bytes32 set) returns()
func (trainingAudit *TrainingAudit) TryPackDrawLeaf(set [32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("drawLeaf", set)
}

// PackFraud is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba831712.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fraud() view returns(address)
func (trainingAudit *TrainingAudit) PackFraud() []byte {
	enc, err := trainingAudit.abi.Pack("fraud")
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
func (trainingAudit *TrainingAudit) TryPackFraud() ([]byte, error) {
	return trainingAudit.abi.Pack("fraud")
}

// UnpackFraud is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba831712.
//
// Solidity: function fraud() view returns(address)
func (trainingAudit *TrainingAudit) UnpackFraud(data []byte) (common.Address, error) {
	out, err := trainingAudit.abi.Unpack("fraud", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x25ffee3d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function offer(bytes32 taskId, (uint16,uint8,uint32,uint128,uint128) terms) returns()
func (trainingAudit *TrainingAudit) PackOffer(taskId [32]byte, terms ITrainingAuditTerms) []byte {
	enc, err := trainingAudit.abi.Pack("offer", taskId, terms)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x25ffee3d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function offer(bytes32 taskId, (uint16,uint8,uint32,uint128,uint128) terms) returns()
func (trainingAudit *TrainingAudit) TryPackOffer(taskId [32]byte, terms ITrainingAuditTerms) ([]byte, error) {
	return trainingAudit.abi.Pack("offer", taskId, terms)
}

// PackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfec14992.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function open(bytes32 set, uint8 slot, bytes32 salt, bytes32 trace, bytes32[] path) returns()
func (trainingAudit *TrainingAudit) PackOpen(set [32]byte, slot uint8, salt [32]byte, trace [32]byte, path [][32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("open", set, slot, salt, trace, path)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfec14992.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function open(bytes32 set, uint8 slot, bytes32 salt, bytes32 trace, bytes32[] path) returns()
func (trainingAudit *TrainingAudit) TryPackOpen(set [32]byte, slot uint8, salt [32]byte, trace [32]byte, path [][32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("open", set, slot, salt, trace, path)
}

// PackOwed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc87d6779.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owed() view returns(uint256)
func (trainingAudit *TrainingAudit) PackOwed() []byte {
	enc, err := trainingAudit.abi.Pack("owed")
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
func (trainingAudit *TrainingAudit) TryPackOwed() ([]byte, error) {
	return trainingAudit.abi.Pack("owed")
}

// UnpackOwed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc87d6779.
//
// Solidity: function owed() view returns(uint256)
func (trainingAudit *TrainingAudit) UnpackOwed(data []byte) (*big.Int, error) {
	out, err := trainingAudit.abi.Unpack("owed", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7249fbb6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function refund(bytes32 taskId) returns(uint256 amount)
func (trainingAudit *TrainingAudit) PackRefund(taskId [32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("refund", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7249fbb6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function refund(bytes32 taskId) returns(uint256 amount)
func (trainingAudit *TrainingAudit) TryPackRefund(taskId [32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("refund", taskId)
}

// UnpackRefund is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7249fbb6.
//
// Solidity: function refund(bytes32 taskId) returns(uint256 amount)
func (trainingAudit *TrainingAudit) UnpackRefund(data []byte) (*big.Int, error) {
	out, err := trainingAudit.abi.Unpack("refund", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRefute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74157484.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function refute(bytes32 set, uint8 slot, address auditor, ((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (address,uint8,bytes32,bytes32)[] entries, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition) returns()
func (trainingAudit *TrainingAudit) PackRefute(set [32]byte, slot uint8, auditor common.Address, claim ITrainingFraudClaim, entries []FrozenEntry, transition ITrainingFraudTransition) []byte {
	enc, err := trainingAudit.abi.Pack("refute", set, slot, auditor, claim, entries, transition)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRefute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74157484.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function refute(bytes32 set, uint8 slot, address auditor, ((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) claim, (address,uint8,bytes32,bytes32)[] entries, (uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[]) transition) returns()
func (trainingAudit *TrainingAudit) TryPackRefute(set [32]byte, slot uint8, auditor common.Address, claim ITrainingFraudClaim, entries []FrozenEntry, transition ITrainingFraudTransition) ([]byte, error) {
	return trainingAudit.abi.Pack("refute", set, slot, auditor, claim, entries, transition)
}

// PackSetId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d95cbec.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setId(bytes32 taskId, uint32 round) view returns(bytes32 set)
func (trainingAudit *TrainingAudit) PackSetId(taskId [32]byte, round uint32) []byte {
	enc, err := trainingAudit.abi.Pack("setId", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d95cbec.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setId(bytes32 taskId, uint32 round) view returns(bytes32 set)
func (trainingAudit *TrainingAudit) TryPackSetId(taskId [32]byte, round uint32) ([]byte, error) {
	return trainingAudit.abi.Pack("setId", taskId, round)
}

// UnpackSetId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8d95cbec.
//
// Solidity: function setId(bytes32 taskId, uint32 round) view returns(bytes32 set)
func (trainingAudit *TrainingAudit) UnpackSetId(data []byte) ([32]byte, error) {
	out, err := trainingAudit.abi.Unpack("setId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSetOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7200970.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setOf(bytes32 set) view returns((bytes32,uint32,uint64,uint64,uint64,bytes32,bytes32,bytes32,bytes32,uint128,uint16[]))
func (trainingAudit *TrainingAudit) PackSetOf(set [32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("setOf", set)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7200970.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setOf(bytes32 set) view returns((bytes32,uint32,uint64,uint64,uint64,bytes32,bytes32,bytes32,bytes32,uint128,uint16[]))
func (trainingAudit *TrainingAudit) TryPackSetOf(set [32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("setOf", set)
}

// UnpackSetOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa7200970.
//
// Solidity: function setOf(bytes32 set) view returns((bytes32,uint32,uint64,uint64,uint64,bytes32,bytes32,bytes32,bytes32,uint128,uint16[]))
func (trainingAudit *TrainingAudit) UnpackSetOf(data []byte) (ITrainingAuditAuditSet, error) {
	out, err := trainingAudit.abi.Unpack("setOf", data)
	if err != nil {
		return *new(ITrainingAuditAuditSet), err
	}
	out0 := *abi.ConvertType(out[0], new(ITrainingAuditAuditSet)).(*ITrainingAuditAuditSet)
	return out0, nil
}

// PackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8380575.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settle(bytes32 set, uint8 slot, address auditor) returns(uint8 outcome)
func (trainingAudit *TrainingAudit) PackSettle(set [32]byte, slot uint8, auditor common.Address) []byte {
	enc, err := trainingAudit.abi.Pack("settle", set, slot, auditor)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8380575.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function settle(bytes32 set, uint8 slot, address auditor) returns(uint8 outcome)
func (trainingAudit *TrainingAudit) TryPackSettle(set [32]byte, slot uint8, auditor common.Address) ([]byte, error) {
	return trainingAudit.abi.Pack("settle", set, slot, auditor)
}

// UnpackSettle is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa8380575.
//
// Solidity: function settle(bytes32 set, uint8 slot, address auditor) returns(uint8 outcome)
func (trainingAudit *TrainingAudit) UnpackSettle(data []byte) (uint8, error) {
	out, err := trainingAudit.abi.Unpack("settle", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackTermsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe5170c0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function termsOf(bytes32 taskId) view returns((uint16,uint8,uint32,uint128,uint128))
func (trainingAudit *TrainingAudit) PackTermsOf(taskId [32]byte) []byte {
	enc, err := trainingAudit.abi.Pack("termsOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTermsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe5170c0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function termsOf(bytes32 taskId) view returns((uint16,uint8,uint32,uint128,uint128))
func (trainingAudit *TrainingAudit) TryPackTermsOf(taskId [32]byte) ([]byte, error) {
	return trainingAudit.abi.Pack("termsOf", taskId)
}

// UnpackTermsOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbe5170c0.
//
// Solidity: function termsOf(bytes32 taskId) view returns((uint16,uint8,uint32,uint128,uint128))
func (trainingAudit *TrainingAudit) UnpackTermsOf(data []byte) (ITrainingAuditTerms, error) {
	out, err := trainingAudit.abi.Unpack("termsOf", data)
	if err != nil {
		return *new(ITrainingAuditTerms), err
	}
	out0 := *abi.ConvertType(out[0], new(ITrainingAuditTerms)).(*ITrainingAuditTerms)
	return out0, nil
}

// PackTransitionOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ad717c5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transitionOf(bytes32 set, uint8 slot) view returns(uint32)
func (trainingAudit *TrainingAudit) PackTransitionOf(set [32]byte, slot uint8) []byte {
	enc, err := trainingAudit.abi.Pack("transitionOf", set, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransitionOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ad717c5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transitionOf(bytes32 set, uint8 slot) view returns(uint32)
func (trainingAudit *TrainingAudit) TryPackTransitionOf(set [32]byte, slot uint8) ([]byte, error) {
	return trainingAudit.abi.Pack("transitionOf", set, slot)
}

// UnpackTransitionOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3ad717c5.
//
// Solidity: function transitionOf(bytes32 set, uint8 slot) view returns(uint32)
func (trainingAudit *TrainingAudit) UnpackTransitionOf(data []byte) (uint32, error) {
	out, err := trainingAudit.abi.Unpack("transitionOf", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ccfd60b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw() returns(uint256 amount)
func (trainingAudit *TrainingAudit) PackWithdraw() []byte {
	enc, err := trainingAudit.abi.Pack("withdraw")
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
func (trainingAudit *TrainingAudit) TryPackWithdraw() ([]byte, error) {
	return trainingAudit.abi.Pack("withdraw")
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3ccfd60b.
//
// Solidity: function withdraw() returns(uint256 amount)
func (trainingAudit *TrainingAudit) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := trainingAudit.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// TrainingAuditAuditCommitted represents a AuditCommitted event raised by the TrainingAudit contract.
type TrainingAuditAuditCommitted struct {
	Set        [32]byte
	Slot       uint8
	Auditor    common.Address
	Commitment [32]byte
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingAuditAuditCommittedEventName = "AuditCommitted"

// ContractEventName returns the user-defined event name.
func (TrainingAuditAuditCommitted) ContractEventName() string {
	return TrainingAuditAuditCommittedEventName
}

// UnpackAuditCommittedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuditCommitted(bytes32 indexed set, uint8 indexed slot, address indexed auditor, bytes32 commitment)
func (trainingAudit *TrainingAudit) UnpackAuditCommittedEvent(log *types.Log) (*TrainingAuditAuditCommitted, error) {
	event := "AuditCommitted"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditAuditCommitted)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditAuditCredited represents a AuditCredited event raised by the TrainingAudit contract.
type TrainingAuditAuditCredited struct {
	To      common.Address
	Set     [32]byte
	Slot    uint8
	Auditor common.Address
	Bond    *big.Int
	Reward  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingAuditAuditCreditedEventName = "AuditCredited"

// ContractEventName returns the user-defined event name.
func (TrainingAuditAuditCredited) ContractEventName() string {
	return TrainingAuditAuditCreditedEventName
}

// UnpackAuditCreditedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuditCredited(address indexed to, bytes32 indexed set, uint8 indexed slot, address auditor, uint256 bond, uint256 reward)
func (trainingAudit *TrainingAudit) UnpackAuditCreditedEvent(log *types.Log) (*TrainingAuditAuditCredited, error) {
	event := "AuditCredited"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditAuditCredited)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditAuditOpened represents a AuditOpened event raised by the TrainingAudit contract.
type TrainingAuditAuditOpened struct {
	Set        [32]byte
	Slot       uint8
	Auditor    common.Address
	Root       [32]byte
	Transition uint32
	Trace      [32]byte
	Raw        *types.Log // Blockchain specific contextual infos
}

const TrainingAuditAuditOpenedEventName = "AuditOpened"

// ContractEventName returns the user-defined event name.
func (TrainingAuditAuditOpened) ContractEventName() string {
	return TrainingAuditAuditOpenedEventName
}

// UnpackAuditOpenedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuditOpened(bytes32 indexed set, uint8 indexed slot, address indexed auditor, bytes32 root, uint32 transition, bytes32 trace)
func (trainingAudit *TrainingAudit) UnpackAuditOpenedEvent(log *types.Log) (*TrainingAuditAuditOpened, error) {
	event := "AuditOpened"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditAuditOpened)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditAuditRefuted represents a AuditRefuted event raised by the TrainingAudit contract.
type TrainingAuditAuditRefuted struct {
	Set     [32]byte
	Slot    uint8
	Auditor common.Address
	Claim   [32]byte
	Trace   [32]byte
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingAuditAuditRefutedEventName = "AuditRefuted"

// ContractEventName returns the user-defined event name.
func (TrainingAuditAuditRefuted) ContractEventName() string {
	return TrainingAuditAuditRefutedEventName
}

// UnpackAuditRefutedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuditRefuted(bytes32 indexed set, uint8 indexed slot, address indexed auditor, bytes32 claim, bytes32 trace)
func (trainingAudit *TrainingAudit) UnpackAuditRefutedEvent(log *types.Log) (*TrainingAuditAuditRefuted, error) {
	event := "AuditRefuted"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditAuditRefuted)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditAuditSettled represents a AuditSettled event raised by the TrainingAudit contract.
type TrainingAuditAuditSettled struct {
	Set     [32]byte
	Slot    uint8
	Auditor common.Address
	Outcome uint8
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingAuditAuditSettledEventName = "AuditSettled"

// ContractEventName returns the user-defined event name.
func (TrainingAuditAuditSettled) ContractEventName() string {
	return TrainingAuditAuditSettledEventName
}

// UnpackAuditSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuditSettled(bytes32 indexed set, uint8 indexed slot, address indexed auditor, uint8 outcome)
func (trainingAudit *TrainingAudit) UnpackAuditSettledEvent(log *types.Log) (*TrainingAuditAuditSettled, error) {
	event := "AuditSettled"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditAuditSettled)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditAuditsDrawn represents a AuditsDrawn event raised by the TrainingAudit contract.
type TrainingAuditAuditsDrawn struct {
	TaskId [32]byte
	Round  uint32
	Set    [32]byte
	Seed   [32]byte
	Due    uint64
	Reward *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingAuditAuditsDrawnEventName = "AuditsDrawn"

// ContractEventName returns the user-defined event name.
func (TrainingAuditAuditsDrawn) ContractEventName() string {
	return TrainingAuditAuditsDrawnEventName
}

// UnpackAuditsDrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuditsDrawn(bytes32 indexed taskId, uint32 indexed round, bytes32 indexed set, bytes32 seed, uint64 due, uint128 reward)
func (trainingAudit *TrainingAudit) UnpackAuditsDrawnEvent(log *types.Log) (*TrainingAuditAuditsDrawn, error) {
	event := "AuditsDrawn"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditAuditsDrawn)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditAuditsOffered represents a AuditsOffered event raised by the TrainingAudit contract.
type TrainingAuditAuditsOffered struct {
	TaskId [32]byte
	Terms  ITrainingAuditTerms
	Budget *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingAuditAuditsOfferedEventName = "AuditsOffered"

// ContractEventName returns the user-defined event name.
func (TrainingAuditAuditsOffered) ContractEventName() string {
	return TrainingAuditAuditsOfferedEventName
}

// UnpackAuditsOfferedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuditsOffered(bytes32 indexed taskId, (uint16,uint8,uint32,uint128,uint128) terms, uint256 budget)
func (trainingAudit *TrainingAudit) UnpackAuditsOfferedEvent(log *types.Log) (*TrainingAuditAuditsOffered, error) {
	event := "AuditsOffered"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditAuditsOffered)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditBudgetReturned represents a BudgetReturned event raised by the TrainingAudit contract.
type TrainingAuditBudgetReturned struct {
	TaskId  [32]byte
	Sponsor common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const TrainingAuditBudgetReturnedEventName = "BudgetReturned"

// ContractEventName returns the user-defined event name.
func (TrainingAuditBudgetReturned) ContractEventName() string {
	return TrainingAuditBudgetReturnedEventName
}

// UnpackBudgetReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event BudgetReturned(bytes32 indexed taskId, address indexed sponsor, uint256 amount)
func (trainingAudit *TrainingAudit) UnpackBudgetReturnedEvent(log *types.Log) (*TrainingAuditBudgetReturned, error) {
	event := "BudgetReturned"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditBudgetReturned)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditCreditPaid represents a CreditPaid event raised by the TrainingAudit contract.
type TrainingAuditCreditPaid struct {
	To     common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingAuditCreditPaidEventName = "CreditPaid"

// ContractEventName returns the user-defined event name.
func (TrainingAuditCreditPaid) ContractEventName() string {
	return TrainingAuditCreditPaidEventName
}

// UnpackCreditPaidEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CreditPaid(address indexed to, uint256 amount)
func (trainingAudit *TrainingAudit) UnpackCreditPaidEvent(log *types.Log) (*TrainingAuditCreditPaid, error) {
	event := "CreditPaid"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditCreditPaid)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditLeafDrawn represents a LeafDrawn event raised by the TrainingAudit contract.
type TrainingAuditLeafDrawn struct {
	Set  [32]byte
	Seed [32]byte
	Raw  *types.Log // Blockchain specific contextual infos
}

const TrainingAuditLeafDrawnEventName = "LeafDrawn"

// ContractEventName returns the user-defined event name.
func (TrainingAuditLeafDrawn) ContractEventName() string {
	return TrainingAuditLeafDrawnEventName
}

// UnpackLeafDrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event LeafDrawn(bytes32 indexed set, bytes32 seed)
func (trainingAudit *TrainingAudit) UnpackLeafDrawnEvent(log *types.Log) (*TrainingAuditLeafDrawn, error) {
	event := "LeafDrawn"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditLeafDrawn)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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

// TrainingAuditRefutingClaim represents a RefutingClaim event raised by the TrainingAudit contract.
type TrainingAuditRefutingClaim struct {
	Claim  [32]byte
	Signed ITrainingFraudClaim
	Raw    *types.Log // Blockchain specific contextual infos
}

const TrainingAuditRefutingClaimEventName = "RefutingClaim"

// ContractEventName returns the user-defined event name.
func (TrainingAuditRefutingClaim) ContractEventName() string {
	return TrainingAuditRefutingClaimEventName
}

// UnpackRefutingClaimEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RefutingClaim(bytes32 indexed claim, ((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes) signed)
func (trainingAudit *TrainingAudit) UnpackRefutingClaimEvent(log *types.Log) (*TrainingAuditRefutingClaim, error) {
	event := "RefutingClaim"
	if len(log.Topics) == 0 || log.Topics[0] != trainingAudit.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(TrainingAuditRefutingClaim)
	if len(log.Data) > 0 {
		if err := trainingAudit.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range trainingAudit.abi.Events[event].Inputs {
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
func (trainingAudit *TrainingAudit) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["AuditAgrees"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackAuditAgreesError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["AuditCommittedAlready"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackAuditCommittedAlreadyError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["AuditsOfferedAlready"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackAuditsOfferedAlreadyError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["BadEvidence"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackBadEvidenceError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["BudgetSpent"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackBudgetSpentError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["ClaimNotDisputable"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackClaimNotDisputableError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["InvalidAuditTerms"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackInvalidAuditTermsError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["NotCommitted"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackNotCommittedError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["NotDrawn"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackNotDrawnError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["NotItsTime"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackNotItsTimeError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["NotSponsor"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackNotSponsorError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["NothingDue"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackNothingDueError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["NothingToWithdraw"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackNothingToWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["TransferMismatch"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackTransferMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["WrongStage"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackWrongStageError(raw[4:])
	}
	if bytes.Equal(raw[:4], trainingAudit.abi.Errors["WrongStatus"].ID.Bytes()[:4]) {
		return trainingAudit.UnpackWrongStatusError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// TrainingAuditAuditAgrees represents a AuditAgrees error raised by the TrainingAudit contract.
type TrainingAuditAuditAgrees struct {
	Trace [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AuditAgrees(bytes32 trace)
func TrainingAuditAuditAgreesErrorID() common.Hash {
	return common.HexToHash("0x158d4a8968beb90c9894a2401773341daf797bc1d3f0249d3bcf09fc59925b9a")
}

// UnpackAuditAgreesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AuditAgrees(bytes32 trace)
func (trainingAudit *TrainingAudit) UnpackAuditAgreesError(raw []byte) (*TrainingAuditAuditAgrees, error) {
	out := new(TrainingAuditAuditAgrees)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "AuditAgrees", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditAuditCommittedAlready represents a AuditCommittedAlready error raised by the TrainingAudit contract.
type TrainingAuditAuditCommittedAlready struct {
	Commitment [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AuditCommittedAlready(bytes32 commitment)
func TrainingAuditAuditCommittedAlreadyErrorID() common.Hash {
	return common.HexToHash("0xfe10af754e9a3e1e8ad9c1dd03625d137bd57773ce09b9f3138a34b0ec08ac87")
}

// UnpackAuditCommittedAlreadyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AuditCommittedAlready(bytes32 commitment)
func (trainingAudit *TrainingAudit) UnpackAuditCommittedAlreadyError(raw []byte) (*TrainingAuditAuditCommittedAlready, error) {
	out := new(TrainingAuditAuditCommittedAlready)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "AuditCommittedAlready", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditAuditsOfferedAlready represents a AuditsOfferedAlready error raised by the TrainingAudit contract.
type TrainingAuditAuditsOfferedAlready struct {
	TaskId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AuditsOfferedAlready(bytes32 taskId)
func TrainingAuditAuditsOfferedAlreadyErrorID() common.Hash {
	return common.HexToHash("0x18dbb60d5932b775ebfb84caf7e992a59879048664b56dcfca7e23448280322f")
}

// UnpackAuditsOfferedAlreadyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AuditsOfferedAlready(bytes32 taskId)
func (trainingAudit *TrainingAudit) UnpackAuditsOfferedAlreadyError(raw []byte) (*TrainingAuditAuditsOfferedAlready, error) {
	out := new(TrainingAuditAuditsOfferedAlready)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "AuditsOfferedAlready", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditBadEvidence represents a BadEvidence error raised by the TrainingAudit contract.
type TrainingAuditBadEvidence struct {
	Part string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadEvidence(string part)
func TrainingAuditBadEvidenceErrorID() common.Hash {
	return common.HexToHash("0x783c4a7a193893b416ce26d35540d04917a3f44fe79810e0a406b38c0ac58c2c")
}

// UnpackBadEvidenceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadEvidence(string part)
func (trainingAudit *TrainingAudit) UnpackBadEvidenceError(raw []byte) (*TrainingAuditBadEvidence, error) {
	out := new(TrainingAuditBadEvidence)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "BadEvidence", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditBudgetSpent represents a BudgetSpent error raised by the TrainingAudit contract.
type TrainingAuditBudgetSpent struct {
	Left *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BudgetSpent(uint256 left)
func TrainingAuditBudgetSpentErrorID() common.Hash {
	return common.HexToHash("0x1233073ed60b4253070eb5462eebb2c24053629d12f5944badeea63bb92b192b")
}

// UnpackBudgetSpentError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BudgetSpent(uint256 left)
func (trainingAudit *TrainingAudit) UnpackBudgetSpentError(raw []byte) (*TrainingAuditBudgetSpent, error) {
	out := new(TrainingAuditBudgetSpent)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "BudgetSpent", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditClaimNotDisputable represents a ClaimNotDisputable error raised by the TrainingAudit contract.
type TrainingAuditClaimNotDisputable struct {
	Claim [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimNotDisputable(bytes32 claim)
func TrainingAuditClaimNotDisputableErrorID() common.Hash {
	return common.HexToHash("0x9679202f2ca641e122aa938b17db526e2c3788dd2afdf1dc7019661ccbd64005")
}

// UnpackClaimNotDisputableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimNotDisputable(bytes32 claim)
func (trainingAudit *TrainingAudit) UnpackClaimNotDisputableError(raw []byte) (*TrainingAuditClaimNotDisputable, error) {
	out := new(TrainingAuditClaimNotDisputable)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "ClaimNotDisputable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditInvalidAuditTerms represents a InvalidAuditTerms error raised by the TrainingAudit contract.
type TrainingAuditInvalidAuditTerms struct {
	Field string
	Rule  string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidAuditTerms(string field, string rule)
func TrainingAuditInvalidAuditTermsErrorID() common.Hash {
	return common.HexToHash("0x0a7fe04f88d271ef4101bd4543c8dec28a0ba9bd788af2a94df8ad13949582bb")
}

// UnpackInvalidAuditTermsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidAuditTerms(string field, string rule)
func (trainingAudit *TrainingAudit) UnpackInvalidAuditTermsError(raw []byte) (*TrainingAuditInvalidAuditTerms, error) {
	out := new(TrainingAuditInvalidAuditTerms)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "InvalidAuditTerms", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditNotCommitted represents a NotCommitted error raised by the TrainingAudit contract.
type TrainingAuditNotCommitted struct {
	Commitment [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotCommitted(bytes32 commitment)
func TrainingAuditNotCommittedErrorID() common.Hash {
	return common.HexToHash("0x4ebe8a4d7fde8a0726eada9525e2248316733c3cae98e30b792dce565e2eb038")
}

// UnpackNotCommittedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotCommitted(bytes32 commitment)
func (trainingAudit *TrainingAudit) UnpackNotCommittedError(raw []byte) (*TrainingAuditNotCommitted, error) {
	out := new(TrainingAuditNotCommitted)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "NotCommitted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditNotDrawn represents a NotDrawn error raised by the TrainingAudit contract.
type TrainingAuditNotDrawn struct {
	Slot    uint8
	Auditor common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotDrawn(uint8 slot, address auditor)
func TrainingAuditNotDrawnErrorID() common.Hash {
	return common.HexToHash("0xe00b69e5eaab61f2c7e05730781929581e0b6ccb1bc788e15668c1db17615833")
}

// UnpackNotDrawnError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotDrawn(uint8 slot, address auditor)
func (trainingAudit *TrainingAudit) UnpackNotDrawnError(raw []byte) (*TrainingAuditNotDrawn, error) {
	out := new(TrainingAuditNotDrawn)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "NotDrawn", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditNotItsTime represents a NotItsTime error raised by the TrainingAudit contract.
type TrainingAuditNotItsTime struct {
	Time uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotItsTime(uint64 time)
func TrainingAuditNotItsTimeErrorID() common.Hash {
	return common.HexToHash("0x38b000c2780b7f33b74313811dd7574404fa4c2a83d308cccd12cfccb34b8e1f")
}

// UnpackNotItsTimeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotItsTime(uint64 time)
func (trainingAudit *TrainingAudit) UnpackNotItsTimeError(raw []byte) (*TrainingAuditNotItsTime, error) {
	out := new(TrainingAuditNotItsTime)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "NotItsTime", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditNotSponsor represents a NotSponsor error raised by the TrainingAudit contract.
type TrainingAuditNotSponsor struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotSponsor()
func TrainingAuditNotSponsorErrorID() common.Hash {
	return common.HexToHash("0xdf4795c7b0ff5ca3a86c87f5c6908d9f14d0b4f6d3810a636366d69bba83a330")
}

// UnpackNotSponsorError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotSponsor()
func (trainingAudit *TrainingAudit) UnpackNotSponsorError(raw []byte) (*TrainingAuditNotSponsor, error) {
	out := new(TrainingAuditNotSponsor)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "NotSponsor", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditNothingDue represents a NothingDue error raised by the TrainingAudit contract.
type TrainingAuditNothingDue struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingDue()
func TrainingAuditNothingDueErrorID() common.Hash {
	return common.HexToHash("0x86fdb19c22b5459ff505772dc0cccf970e16029c15b56aa5534340b6e2ac90f7")
}

// UnpackNothingDueError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingDue()
func (trainingAudit *TrainingAudit) UnpackNothingDueError(raw []byte) (*TrainingAuditNothingDue, error) {
	out := new(TrainingAuditNothingDue)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "NothingDue", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditNothingToWithdraw represents a NothingToWithdraw error raised by the TrainingAudit contract.
type TrainingAuditNothingToWithdraw struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToWithdraw()
func TrainingAuditNothingToWithdrawErrorID() common.Hash {
	return common.HexToHash("0xd0d04f60bf4f7629141a1f00f5d2908fa0f3e15bf4cbf8bb8edc6fcbdf2509fa")
}

// UnpackNothingToWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToWithdraw()
func (trainingAudit *TrainingAudit) UnpackNothingToWithdrawError(raw []byte) (*TrainingAuditNothingToWithdraw, error) {
	out := new(TrainingAuditNothingToWithdraw)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "NothingToWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the TrainingAudit contract.
type TrainingAuditReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func TrainingAuditReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (trainingAudit *TrainingAudit) UnpackReentrancyGuardReentrantCallError(raw []byte) (*TrainingAuditReentrancyGuardReentrantCall, error) {
	out := new(TrainingAuditReentrancyGuardReentrantCall)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the TrainingAudit contract.
type TrainingAuditSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func TrainingAuditSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (trainingAudit *TrainingAudit) UnpackSafeERC20FailedOperationError(raw []byte) (*TrainingAuditSafeERC20FailedOperation, error) {
	out := new(TrainingAuditSafeERC20FailedOperation)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditTransferMismatch represents a TransferMismatch error raised by the TrainingAudit contract.
type TrainingAuditTransferMismatch struct {
	Received *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func TrainingAuditTransferMismatchErrorID() common.Hash {
	return common.HexToHash("0xad48e590aad0969daf0cd911caf9ac3cf200d6517523477d07e4b2e6fa73f0e2")
}

// UnpackTransferMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func (trainingAudit *TrainingAudit) UnpackTransferMismatchError(raw []byte) (*TrainingAuditTransferMismatch, error) {
	out := new(TrainingAuditTransferMismatch)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "TransferMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditWrongStage represents a WrongStage error raised by the TrainingAudit contract.
type TrainingAuditWrongStage struct {
	Actual uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongStage(uint8 actual)
func TrainingAuditWrongStageErrorID() common.Hash {
	return common.HexToHash("0xbb27deba30706591608ac6c0e45b507ce14bfc4fa31a6ccbf4f1af7af0a2d90f")
}

// UnpackWrongStageError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongStage(uint8 actual)
func (trainingAudit *TrainingAudit) UnpackWrongStageError(raw []byte) (*TrainingAuditWrongStage, error) {
	out := new(TrainingAuditWrongStage)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "WrongStage", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TrainingAuditWrongStatus represents a WrongStatus error raised by the TrainingAudit contract.
type TrainingAuditWrongStatus struct {
	Actual uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongStatus(uint8 actual)
func TrainingAuditWrongStatusErrorID() common.Hash {
	return common.HexToHash("0x359011ccd738a108d04e7a1ab24582560fddd574ce22131d066f1d19eed7398c")
}

// UnpackWrongStatusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongStatus(uint8 actual)
func (trainingAudit *TrainingAudit) UnpackWrongStatusError(raw []byte) (*TrainingAuditWrongStatus, error) {
	out := new(TrainingAuditWrongStatus)
	if err := trainingAudit.abi.UnpackIntoInterface(out, "WrongStatus", raw); err != nil {
		return nil, err
	}
	return out, nil
}
