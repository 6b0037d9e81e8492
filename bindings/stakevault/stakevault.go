// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package stakevault

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

// UnbondingEntry is an auto generated low-level Go binding around an user-defined struct.
type UnbondingEntry struct {
	Amount         *big.Int
	WithdrawableAt uint64
}

// StakeVaultMetaData contains all meta data concerning the StakeVault contract.
var StakeVaultMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"token_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"unbondingPeriod_\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"beginUnbond\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"compensate\",\"inputs\":[{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deposit\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"depositFor\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"depositWithPermit\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"deadline\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"v\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"keyOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"lock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"lockOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"potOf\",\"inputs\":[{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"total\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"left\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"registerKey\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"proof\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"slash\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"taken\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stakeOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"active\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"unbonding\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"locked\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"token\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structUnbondingEntry[]\",\"components\":[{\"name\":\"amount\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"withdrawableAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingPeriod\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unlock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdrawCredit\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CreditWithdrawn\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Credited\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Deposited\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeyRegistered\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Locked\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PotFilled\",\"inputs\":[{\"name\":\"pot\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Slashed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"burned\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"bounty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"compensation\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"UnbondingStarted\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"withdrawableAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Unlocked\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Withdrawn\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"InsufficientStake\",\"inputs\":[{\"name\":\"free\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockExists\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeCastOverflowedUintDowncast\",\"inputs\":[{\"name\":\"bits\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ZeroAmount\",\"inputs\":[]}]",
	ID:  "StakeVault",
	Bin: "0x6101c080604052346101e3576060816120a4803803809161002082856101e7565b8339810103126101e3576100338161021e565b9060406100426020830161021e565b910151916001600160401b03831683036101e3576040516100646040826101e7565b60058152602081019064417373617960d81b8252604051916100876040846101e7565b600183526020830191603160f81b83526100a081610232565b610120526100ad84610232565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261011660c0826101e7565b5190206080523060c0526001600160a01b031661016052610180526101a052604051611e06908161029e823960805181611ca1015260a05181611d5e015260c05181611c72015260e05181611cf001526101005181611d16015261012051816109d5015261014051816109ff0152610160518181816101360152818161071a01528181610ca801528181610f3a01526118040152610180518181816103e90152818161058c015281816107970152818161084c0152610b8501526101a051818181610b2e01526111640152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761020a57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101e357565b601f81511161025d57602081519101516020821061024e571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c80630b7dc3a6146110db5780632f4f21e2146110895780633ccfd60b14610da25780634262336014610d445780634a970be714610c735780636559e3fd14610c2f578063691f672214610b525780636cf6d67514610b0d57806373f4256114610aef5780637580725014610ab757806384b0196e146109bb578063acf0991214610898578063aef4848b14610807578063b6b55f25146107bb578063c305a6d914610777578063c36f38741461069d578063c66f3cb414610655578063c87d677914610613578063dcd6e88014610570578063f7f3a84e146103b1578063fa073d761461035b578063fb9e28fb1461015d5763fc0c546a14610117575f80fd5b3461015a578060031936011261015a5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b503461015a57604036600319011261015a57610177611367565b6024359067ffffffffffffffff821161035757366023830112156103575781600401359067ffffffffffffffff8211610353573660248385010111610353576001600160a01b031691828452600c6020526001600160a01b036040852054168015159081610348575b50610334579061025f916042602460405160208101907f300fb4df1b62423e4e1483e6b74aeceee037f311e44a1c48ea500b86b523061082523360408201528760608201526060815261023460808261147c565b51902092610240611c68565b936040519461190160f01b865260028601526022850152019120611bf6565b5060048110156103205715801591839161030c575b50506102fd57808252600c602052604082206001600160a01b03331673ffffffffffffffffffffffffffffffffffffffff19825416179055338252600b602052604082208173ffffffffffffffffffffffffffffffffffffffff19825416179055337fcdbbf5be60499df4652dcee4ee21daf5813548c101534771de2e133d3e31ea2d8380a380f35b638baa579f60e01b8252600482fd5b6001600160a01b031614159050815f610274565b634e487b7160e01b84526021600452602484fd5b636f6a94a360e11b84526004839052602484fd5b90503314155f6101e0565b8380fd5b8280fd5b503461015a57602036600319011261015a57602090610378611367565b6001600160a01b038082168352600b8452604090922054909116806103aa57505b6001600160a01b0360405191168152f35b9050610399565b503461015a57608036600319011261015a576024356004356002821015610357576103da61137d565b91606435926001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361055d57831561054e57828552600860205261042a82604087206114df565b6001600160a01b0382165f5260205260405f205461053f576001600160a01b03169283855260066020526040852060016001600160801b038254169101906001600160801b0382541680918181115f1461052f576001600160801b0391610490916113ea565b168084116105185750917f0da8ead4961e407331fe55828c2bb22d6570916e16adf1ef38231d6d9cbb387093916001600160801b036104d46040958285169061140a565b166001600160801b031982541617905584875260086020526104f8828489206114df565b865f5260205280835f205561050f83518093611509565b6020820152a380f35b6322df051360e11b88526004526024839052604487fd5b50506001600160801b0387610490565b630ba2443360e01b8552600485fd5b631f2a200560e01b8552600485fd5b634a0bfec160e01b855233600452602485fd5b503461015a5761057f36611393565b6001600160a01b039291927f00000000000000000000000000000000000000000000000000000000000000001633036106005760406001600160a01b03826105e97f4ac265602647568e1992a8f7a00a954018445cdbd53e4b0d4c21f19823875adc948787611a60565b6105f584518098611509565b60208701521693a380f35b634a0bfec160e01b845233600452602484fd5b503461015a578060031936011261015a57602061064d61064461063b6002546003549061149e565b6004549061149e565b6005549061149e565b604051908152f35b503461015a57602036600319011261015a576040908160043591828152600a6020526001600160801b038282205416928152600a602052205460801c82519182526020820152f35b503461015a578060031936011261015a576106b66116dc565b33815260096020526040812054801561076857602091338152600983528060408120556106e58260035461142a565b6003556040518281527f6b00960292e7976c9eb5434816470b38a441061eee645921536131ccb937cafe843392a261073e82337f000000000000000000000000000000000000000000000000000000000000000061197a565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b630686827b60e51b8252600482fd5b503461015a578060031936011261015a5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461015a57602036600319011261015a576107d56116dc565b6107e160043533611768565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b503461015a5760a036600319011261015a5760243590600282101561015a5761082e61137d565b606435916001600160a01b038316830361015a576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361088557602061064d608435858588600435611516565b634a0bfec160e01b815233600452602490fd5b503461015a57602036600319011261015a576001600160a01b036108ba611367565b168152600760205260408120805467ffffffffffffffff81116109a75760208160051b01906108ec604051928361147c565b80825260208201809385526020852085915b83831061096857868587604051928392602084019060208552518091526040840192915b818110610930575050500390f35b825180516001600160801b0316855260209081015167ffffffffffffffff168186015286955060409094019390920191600101610922565b60016020819260405161097a81611460565b67ffffffffffffffff86546001600160801b038116835260801c16838201528152019201920191906108fe565b634e487b7160e01b83526041600452602483fd5b503461015a578060031936011261015a57610a5b906109f97f0000000000000000000000000000000000000000000000000000000000000000611c2a565b90610a237f0000000000000000000000000000000000000000000000000000000000000000611c2a565b906020610a6960405193610a37838661147c565b8385525f368137604051968796600f60f81b885260e08589015260e08801906113c6565b9086820360408801526113c6565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b828110610aa057505050500390f35b835185528695509381019392810192600101610a91565b503461015a57602036600319011261015a5760406020916001600160a01b03610ade611367565b168152600983522054604051908152f35b503461015a578060031936011261015a576020600554604051908152f35b503461015a578060031936011261015a57602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461015a57606036600319011261015a576024356001600160a01b0381168103610c2b57604435906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303610c185790610c1591610c01610bbc83611737565b6004358652600a602052610bd86040872091825460801c6113ea565b81546001600160801b031660809190911b6fffffffffffffffffffffffffffffffff1916179055565b610c0d8260045461142a565b6004556119f8565b80f35b634a0bfec160e01b835233600452602483fd5b5080fd5b503461015a576001600160a01b03610c5d604092610c4c36611393565b9591839193526008602052206114df565b91165f52602052602060405f2054604051908152f35b5034610d405760a0366003190112610d405760043560443560ff8116809103610d4057610c9e6116dc565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b15610d40575f9160e48392604051948593849263d505accf60e01b84523360048501523060248501528860448501526024356064850152608484015260643560a484015260843560c48401525af1610d29575b506107e19033611768565b610d369192505f9061147c565b5f906107e1610d1e565b5f80fd5b34610d40576020366003190112610d40576001600160a01b03610d65611367565b165f526006602052606060405f206001600160801b036001825492015416604051916001600160801b038116835260801c60208301526040820152f35b34610d40575f366003190112610d4057610dba6116dc565b5f335f52600660205260405f2090335f52600760205260405f20805491610e06610df285546001600160801b038160801c911661149e565b6001600160801b036001870154169061142a565b935f915b84831080611067575b8061105e575b15611052576001600160801b03610e308486611437565b50541690610e3e818861142a565b8211610e745790610e4e9161149e565b915f198114610e605760010191610e0a565b634e487b7160e01b5f52601160045260245ffd5b9050610e8781610ebf939795949561142a565b90610e928585611437565b506001600160801b03610eaa818516828454166113ea565b166001600160801b031982541617905561149e565b925b831561104357825b818110610f9b5750505f5b828110610f8957602084610ef987610bd86001600160801b038416825460801c6113ea565b610f058160025461142a565b6002556040518181527f7084f5476618d8e60b11ef0d7d3f06914655adb8793e28ff7f018d4c76d505d5833392a2610f5e81337f000000000000000000000000000000000000000000000000000000000000000061197a565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b600190610f95836114ab565b01610ed4565b610fa58184611437565b5090610fba610fb4868361142a565b85611437565b92909261103057828160019403610fd4575b505001610ec9565b67ffffffffffffffff826001600160801b0380611029955416166001600160801b03198454161783555460801c1667ffffffffffffffff60801b1967ffffffffffffffff60801b83549260801b169116179055565b8780610fcc565b634e487b7160e01b5f525f60045260245ffd5b630686827b60e51b5f5260045ffd5b93909450919091610ec1565b50858110610e19565b5067ffffffffffffffff61107b8486611437565b505460801c16421015610e13565b34610d40576040366003190112610d40576110b66110a5611367565b6110ad6116dc565b60243590611768565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b34610d40576020366003190112610d40576004356110f76116dc565b801561135857335f52600660205260405f206001600160801b038154169081831161134257611159906001600160801b0361113b61113486611737565b80956113ea565b166001600160801b0319825416178155610bd883825460801c61140a565b67ffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001667ffffffffffffffff42160167ffffffffffffffff8111610e6057335f52600760205260405f208054600881105f146112cc57506001600160801b03604051936111cd85611460565b168352602083019067ffffffffffffffff831682528054680100000000000000008110156112b85761120491600182018155611437565b611030579251835491517fffffffffffffffff0000000000000000000000000000000000000000000000009092166001600160801b03919091161760809190911b67ffffffffffffffff60801b161790915567ffffffffffffffff905b6040519283521660208201527fd08ca05f8de5f888945769c83caf3321ad3a0f2f2c78e17524bcf995b14ea7e660403392a25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b634e487b7160e01b5f52604160045260245ffd5b5f198101908111610e605767ffffffffffffffff936001600160801b036113056112fa869461133d96611437565b50928284541661140a565b166001600160801b03198254161781559067ffffffffffffffff60801b1967ffffffffffffffff60801b83549260801b169116179055565b611261565b506322df051360e11b5f5260045260245260445ffd5b631f2a200560e01b5f5260045ffd5b600435906001600160a01b0382168203610d4057565b604435906001600160a01b0382168203610d4057565b6060906003190112610d4057600435906024356002811015610d4057906044356001600160a01b0381168103610d405790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b906001600160801b03809116911603906001600160801b038211610e6057565b906001600160801b03809116911601906001600160801b038211610e6057565b91908203918211610e6057565b805482101561144c575f5260205f2001905f90565b634e487b7160e01b5f52603260045260245ffd5b6040810190811067ffffffffffffffff8211176112b857604052565b90601f8019910116810190811067ffffffffffffffff8211176112b857604052565b91908201809211610e6057565b805480156114cb575f1901906114c18282611437565b611030575f905555565b634e487b7160e01b5f52603160045260245ffd5b9060028110156114f5575f5260205260405f2090565b634e487b7160e01b5f52602160045260245ffd5b9060028210156114f55752565b949392611524838388611a60565b9586156116d257907fd83c63197e8e676d80ab0122beba9a9d20f3828839e9a1d6fe81d242e9cd7e6e602061160c949361155e8a88611ae7565b6001600160a01b0384166116c6575f9687955b896116a75761158b8c6115865f9b8c9261142a565b61142a565b926115988d60025461142a565b6002556115a78460055461149e565b6005556115b76040518093611509565b8c858301528360408301528760608301528960808301527f3c4551922a92d41079df9152c47c5032559daa3d88daf78ebdf7f148dcdd3eb260a06001600160a01b03808a16951693a4604051908152a16119f8565b80611615575050565b60208161168f6001600160801b037f9d3cc96c83ed4fce16931b3533128d8b9a87f68634665317faa965fe8cb4a9339416855f52600a845260405f206001600160801b03611666838284541661140a565b166001600160801b0319825416179055855f52600a8452610bd860405f2091825460801c61140a565b61169b8160045461149e565b600455604051908152a2565b61158b8c6115866116be600583048360011c61142a565b9b8c9261142a565b60058a04968795611571565b505f955050505050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6117285760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b633ee5aeb560e01b5f5260045ffd5b6001600160801b038111611751576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b8115611358576001600160a01b0361177f83611737565b911690815f5260066020526001600160801b036117a360405f20928284541661140a565b166001600160801b03198254161790556117bf8260025461149e565b600255604051908282527f8752a472e571a816aea92eec8dae9baf628e840f4929fbcc2d155e6233ff68a760203393a36040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa91821561190a575f92611946575b50604051926323b872dd60e01b5f5233600452306024528460445260205f60648180855af19060015f5114821615611927575b50836040525f6060521561191557826024816020936370a0823160e01b82523060048301525afa801561190a575f906118d6575b6118b6925061142a565b8181036118c1575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011611902575b816118f06020938361147c565b81010312610d40576118b691516118ac565b3d91506118e3565b6040513d5f823e3d90fd5b635274afe760e01b5f5260045260245ffd5b600182151661193d573b15153d1516165f611878565b843d5f823e3d90fd5b9091506020813d602011611972575b816119626020938361147c565b81010312610d405751905f611845565b3d9150611955565b916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f51148216156119d7575b604052156119bb5750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b9060018115166119ef57823b15153d151616906119b0565b503d5f823e3d90fd5b8115611a5c5760206001600160a01b037f9c9e0cdb1670e88302408e5b941dc636f63a3293204694bb68910fcf3d9305f3921692835f526009825260405f20611a4282825461149e565b9055611a508160035461149e565b600355604051908152a2565b5050565b9291611aa16001600160a01b0392855f526008602052611a838160405f206114df565b8484165f5260205260405f2054955f52600860205260405f206114df565b8282165f526020525f6040812055165f526006602052600160405f20016001600160801b03611ad5818516828454166113ea565b166001600160801b0319825416179055565b6001600160a01b0316805f526006602052611b4160405f20926001600160801b03845416908181105f14611be5576001600160801b03611b2c82935b828516906113ea565b166001600160801b031986541617855561142a565b918215611be057611b6390610bd86001600160801b038516825460801c6113ea565b5f5260076020528060405f20905b611b79575050565b80545f198101908111610e6057611b909082611437565b50916001600160801b03835416818111611bca57506001600160801b03611bba929354169061142a565b9081611bc5826114ab565b611b71565b6001600160801b03809350611ad59216906113ea565b505050565b6001600160801b03611b2c83611b23565b9060418303611c2057611c199250602081013591604082359201355f1a90611d84565b9192909190565b50505f9160029190565b60ff811690601f8211611c595760405191611c4660408461147c565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016301480611d5b575b15611cc3577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611d5560c08261147c565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614611c9a565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411611dfb579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561190a575f516001600160a01b03811615611df157905f905f90565b505f906001905f90565b5050505f916003919056",
}

// StakeVault is an auto generated Go binding around an Ethereum contract.
type StakeVault struct {
	abi abi.ABI
}

// NewStakeVault creates a new instance of StakeVault.
func NewStakeVault() *StakeVault {
	parsed, err := StakeVaultMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &StakeVault{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *StakeVault) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address token_, address tasks_, uint64 unbondingPeriod_) returns()
func (stakeVault *StakeVault) PackConstructor(token_ common.Address, tasks_ common.Address, unbondingPeriod_ uint64) []byte {
	enc, err := stakeVault.abi.Pack("", token_, tasks_, unbondingPeriod_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackBeginUnbond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b7dc3a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function beginUnbond(uint256 amount) returns()
func (stakeVault *StakeVault) PackBeginUnbond(amount *big.Int) []byte {
	enc, err := stakeVault.abi.Pack("beginUnbond", amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBeginUnbond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b7dc3a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function beginUnbond(uint256 amount) returns()
func (stakeVault *StakeVault) TryPackBeginUnbond(amount *big.Int) ([]byte, error) {
	return stakeVault.abi.Pack("beginUnbond", amount)
}

// PackBurned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x73f42561.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burned() view returns(uint256)
func (stakeVault *StakeVault) PackBurned() []byte {
	enc, err := stakeVault.abi.Pack("burned")
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
func (stakeVault *StakeVault) TryPackBurned() ([]byte, error) {
	return stakeVault.abi.Pack("burned")
}

// UnpackBurned is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x73f42561.
//
// Solidity: function burned() view returns(uint256)
func (stakeVault *StakeVault) UnpackBurned(data []byte) (*big.Int, error) {
	out, err := stakeVault.abi.Unpack("burned", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCompensate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x691f6722.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function compensate(bytes32 pot, address account, uint256 amount) returns()
func (stakeVault *StakeVault) PackCompensate(pot [32]byte, account common.Address, amount *big.Int) []byte {
	enc, err := stakeVault.abi.Pack("compensate", pot, account, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCompensate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x691f6722.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function compensate(bytes32 pot, address account, uint256 amount) returns()
func (stakeVault *StakeVault) TryPackCompensate(pot [32]byte, account common.Address, amount *big.Int) ([]byte, error) {
	return stakeVault.abi.Pack("compensate", pot, account, amount)
}

// PackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75807250.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (stakeVault *StakeVault) PackCreditOf(account common.Address) []byte {
	enc, err := stakeVault.abi.Pack("creditOf", account)
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
func (stakeVault *StakeVault) TryPackCreditOf(account common.Address) ([]byte, error) {
	return stakeVault.abi.Pack("creditOf", account)
}

// UnpackCreditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x75807250.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (stakeVault *StakeVault) UnpackCreditOf(data []byte) (*big.Int, error) {
	out, err := stakeVault.abi.Unpack("creditOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6b55f25.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deposit(uint256 amount) returns()
func (stakeVault *StakeVault) PackDeposit(amount *big.Int) []byte {
	enc, err := stakeVault.abi.Pack("deposit", amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6b55f25.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deposit(uint256 amount) returns()
func (stakeVault *StakeVault) TryPackDeposit(amount *big.Int) ([]byte, error) {
	return stakeVault.abi.Pack("deposit", amount)
}

// PackDepositFor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f4f21e2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function depositFor(address account, uint256 amount) returns()
func (stakeVault *StakeVault) PackDepositFor(account common.Address, amount *big.Int) []byte {
	enc, err := stakeVault.abi.Pack("depositFor", account, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDepositFor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f4f21e2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function depositFor(address account, uint256 amount) returns()
func (stakeVault *StakeVault) TryPackDepositFor(account common.Address, amount *big.Int) ([]byte, error) {
	return stakeVault.abi.Pack("depositFor", account, amount)
}

// PackDepositWithPermit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4a970be7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function depositWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) returns()
func (stakeVault *StakeVault) PackDepositWithPermit(amount *big.Int, deadline *big.Int, v uint8, r [32]byte, s [32]byte) []byte {
	enc, err := stakeVault.abi.Pack("depositWithPermit", amount, deadline, v, r, s)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDepositWithPermit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4a970be7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function depositWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) returns()
func (stakeVault *StakeVault) TryPackDepositWithPermit(amount *big.Int, deadline *big.Int, v uint8, r [32]byte, s [32]byte) ([]byte, error) {
	return stakeVault.abi.Pack("depositWithPermit", amount, deadline, v, r, s)
}

// PackEip712Domain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84b0196e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (stakeVault *StakeVault) PackEip712Domain() []byte {
	enc, err := stakeVault.abi.Pack("eip712Domain")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEip712Domain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84b0196e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (stakeVault *StakeVault) TryPackEip712Domain() ([]byte, error) {
	return stakeVault.abi.Pack("eip712Domain")
}

// Eip712DomainOutput serves as a container for the return parameters of contract
// method Eip712Domain.
type Eip712DomainOutput struct {
	Fields            [1]byte
	Name              string
	Version           string
	ChainId           *big.Int
	VerifyingContract common.Address
	Salt              [32]byte
	Extensions        []*big.Int
}

// UnpackEip712Domain is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x84b0196e.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (stakeVault *StakeVault) UnpackEip712Domain(data []byte) (Eip712DomainOutput, error) {
	out, err := stakeVault.abi.Unpack("eip712Domain", data)
	outstruct := new(Eip712DomainOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Fields = *abi.ConvertType(out[0], new([1]byte)).(*[1]byte)
	outstruct.Name = *abi.ConvertType(out[1], new(string)).(*string)
	outstruct.Version = *abi.ConvertType(out[2], new(string)).(*string)
	outstruct.ChainId = abi.ConvertType(out[3], new(big.Int)).(*big.Int)
	outstruct.VerifyingContract = *abi.ConvertType(out[4], new(common.Address)).(*common.Address)
	outstruct.Salt = *abi.ConvertType(out[5], new([32]byte)).(*[32]byte)
	outstruct.Extensions = *abi.ConvertType(out[6], new([]*big.Int)).(*[]*big.Int)
	return *outstruct, nil
}

// PackKeyOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa073d76.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyOf(address account) view returns(address)
func (stakeVault *StakeVault) PackKeyOf(account common.Address) []byte {
	enc, err := stakeVault.abi.Pack("keyOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackKeyOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa073d76.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function keyOf(address account) view returns(address)
func (stakeVault *StakeVault) TryPackKeyOf(account common.Address) ([]byte, error) {
	return stakeVault.abi.Pack("keyOf", account)
}

// UnpackKeyOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfa073d76.
//
// Solidity: function keyOf(address account) view returns(address)
func (stakeVault *StakeVault) UnpackKeyOf(data []byte) (common.Address, error) {
	out, err := stakeVault.abi.Unpack("keyOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7f3a84e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lock(bytes32 taskId, uint8 role, address account, uint256 amount) returns()
func (stakeVault *StakeVault) PackLock(taskId [32]byte, role uint8, account common.Address, amount *big.Int) []byte {
	enc, err := stakeVault.abi.Pack("lock", taskId, role, account, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7f3a84e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lock(bytes32 taskId, uint8 role, address account, uint256 amount) returns()
func (stakeVault *StakeVault) TryPackLock(taskId [32]byte, role uint8, account common.Address, amount *big.Int) ([]byte, error) {
	return stakeVault.abi.Pack("lock", taskId, role, account, amount)
}

// PackLockOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6559e3fd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lockOf(bytes32 taskId, uint8 role, address account) view returns(uint256)
func (stakeVault *StakeVault) PackLockOf(taskId [32]byte, role uint8, account common.Address) []byte {
	enc, err := stakeVault.abi.Pack("lockOf", taskId, role, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLockOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6559e3fd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lockOf(bytes32 taskId, uint8 role, address account) view returns(uint256)
func (stakeVault *StakeVault) TryPackLockOf(taskId [32]byte, role uint8, account common.Address) ([]byte, error) {
	return stakeVault.abi.Pack("lockOf", taskId, role, account)
}

// UnpackLockOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6559e3fd.
//
// Solidity: function lockOf(bytes32 taskId, uint8 role, address account) view returns(uint256)
func (stakeVault *StakeVault) UnpackLockOf(data []byte) (*big.Int, error) {
	out, err := stakeVault.abi.Unpack("lockOf", data)
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
func (stakeVault *StakeVault) PackOwed() []byte {
	enc, err := stakeVault.abi.Pack("owed")
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
func (stakeVault *StakeVault) TryPackOwed() ([]byte, error) {
	return stakeVault.abi.Pack("owed")
}

// UnpackOwed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc87d6779.
//
// Solidity: function owed() view returns(uint256)
func (stakeVault *StakeVault) UnpackOwed(data []byte) (*big.Int, error) {
	out, err := stakeVault.abi.Unpack("owed", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPotOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc66f3cb4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function potOf(bytes32 pot) view returns(uint256 total, uint256 left)
func (stakeVault *StakeVault) PackPotOf(pot [32]byte) []byte {
	enc, err := stakeVault.abi.Pack("potOf", pot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPotOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc66f3cb4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function potOf(bytes32 pot) view returns(uint256 total, uint256 left)
func (stakeVault *StakeVault) TryPackPotOf(pot [32]byte) ([]byte, error) {
	return stakeVault.abi.Pack("potOf", pot)
}

// PotOfOutput serves as a container for the return parameters of contract
// method PotOf.
type PotOfOutput struct {
	Total *big.Int
	Left  *big.Int
}

// UnpackPotOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc66f3cb4.
//
// Solidity: function potOf(bytes32 pot) view returns(uint256 total, uint256 left)
func (stakeVault *StakeVault) UnpackPotOf(data []byte) (PotOfOutput, error) {
	out, err := stakeVault.abi.Unpack("potOf", data)
	outstruct := new(PotOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Total = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.Left = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackRegisterKey is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfb9e28fb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function registerKey(address key, bytes proof) returns()
func (stakeVault *StakeVault) PackRegisterKey(key common.Address, proof []byte) []byte {
	enc, err := stakeVault.abi.Pack("registerKey", key, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRegisterKey is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfb9e28fb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function registerKey(address key, bytes proof) returns()
func (stakeVault *StakeVault) TryPackRegisterKey(key common.Address, proof []byte) ([]byte, error) {
	return stakeVault.abi.Pack("registerKey", key, proof)
}

// PackSlash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaef4848b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slash(bytes32 taskId, uint8 role, address account, address challenger, bytes32 pot) returns(uint256 taken)
func (stakeVault *StakeVault) PackSlash(taskId [32]byte, role uint8, account common.Address, challenger common.Address, pot [32]byte) []byte {
	enc, err := stakeVault.abi.Pack("slash", taskId, role, account, challenger, pot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaef4848b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slash(bytes32 taskId, uint8 role, address account, address challenger, bytes32 pot) returns(uint256 taken)
func (stakeVault *StakeVault) TryPackSlash(taskId [32]byte, role uint8, account common.Address, challenger common.Address, pot [32]byte) ([]byte, error) {
	return stakeVault.abi.Pack("slash", taskId, role, account, challenger, pot)
}

// UnpackSlash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaef4848b.
//
// Solidity: function slash(bytes32 taskId, uint8 role, address account, address challenger, bytes32 pot) returns(uint256 taken)
func (stakeVault *StakeVault) UnpackSlash(data []byte) (*big.Int, error) {
	out, err := stakeVault.abi.Unpack("slash", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackStakeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42623360.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stakeOf(address account) view returns(uint256 active, uint256 unbonding, uint256 locked)
func (stakeVault *StakeVault) PackStakeOf(account common.Address) []byte {
	enc, err := stakeVault.abi.Pack("stakeOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStakeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42623360.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stakeOf(address account) view returns(uint256 active, uint256 unbonding, uint256 locked)
func (stakeVault *StakeVault) TryPackStakeOf(account common.Address) ([]byte, error) {
	return stakeVault.abi.Pack("stakeOf", account)
}

// StakeOfOutput serves as a container for the return parameters of contract
// method StakeOf.
type StakeOfOutput struct {
	Active    *big.Int
	Unbonding *big.Int
	Locked    *big.Int
}

// UnpackStakeOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x42623360.
//
// Solidity: function stakeOf(address account) view returns(uint256 active, uint256 unbonding, uint256 locked)
func (stakeVault *StakeVault) UnpackStakeOf(data []byte) (StakeOfOutput, error) {
	out, err := stakeVault.abi.Unpack("stakeOf", data)
	outstruct := new(StakeOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Active = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.Unbonding = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	outstruct.Locked = abi.ConvertType(out[2], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackTasks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc305a6d9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function tasks() view returns(address)
func (stakeVault *StakeVault) PackTasks() []byte {
	enc, err := stakeVault.abi.Pack("tasks")
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
func (stakeVault *StakeVault) TryPackTasks() ([]byte, error) {
	return stakeVault.abi.Pack("tasks")
}

// UnpackTasks is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc305a6d9.
//
// Solidity: function tasks() view returns(address)
func (stakeVault *StakeVault) UnpackTasks(data []byte) (common.Address, error) {
	out, err := stakeVault.abi.Unpack("tasks", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function token() view returns(address)
func (stakeVault *StakeVault) PackToken() []byte {
	enc, err := stakeVault.abi.Pack("token")
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
func (stakeVault *StakeVault) TryPackToken() ([]byte, error) {
	return stakeVault.abi.Pack("token")
}

// UnpackToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0c546a.
//
// Solidity: function token() view returns(address)
func (stakeVault *StakeVault) UnpackToken(data []byte) (common.Address, error) {
	out, err := stakeVault.abi.Unpack("token", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackUnbondingOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacf09912.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unbondingOf(address account) view returns((uint128,uint64)[])
func (stakeVault *StakeVault) PackUnbondingOf(account common.Address) []byte {
	enc, err := stakeVault.abi.Pack("unbondingOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnbondingOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacf09912.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unbondingOf(address account) view returns((uint128,uint64)[])
func (stakeVault *StakeVault) TryPackUnbondingOf(account common.Address) ([]byte, error) {
	return stakeVault.abi.Pack("unbondingOf", account)
}

// UnpackUnbondingOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xacf09912.
//
// Solidity: function unbondingOf(address account) view returns((uint128,uint64)[])
func (stakeVault *StakeVault) UnpackUnbondingOf(data []byte) ([]UnbondingEntry, error) {
	out, err := stakeVault.abi.Unpack("unbondingOf", data)
	if err != nil {
		return *new([]UnbondingEntry), err
	}
	out0 := *abi.ConvertType(out[0], new([]UnbondingEntry)).(*[]UnbondingEntry)
	return out0, nil
}

// PackUnbondingPeriod is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6cf6d675.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unbondingPeriod() view returns(uint64)
func (stakeVault *StakeVault) PackUnbondingPeriod() []byte {
	enc, err := stakeVault.abi.Pack("unbondingPeriod")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnbondingPeriod is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6cf6d675.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unbondingPeriod() view returns(uint64)
func (stakeVault *StakeVault) TryPackUnbondingPeriod() ([]byte, error) {
	return stakeVault.abi.Pack("unbondingPeriod")
}

// UnpackUnbondingPeriod is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6cf6d675.
//
// Solidity: function unbondingPeriod() view returns(uint64)
func (stakeVault *StakeVault) UnpackUnbondingPeriod(data []byte) (uint64, error) {
	out, err := stakeVault.abi.Unpack("unbondingPeriod", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackUnlock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdcd6e880.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unlock(bytes32 taskId, uint8 role, address account) returns()
func (stakeVault *StakeVault) PackUnlock(taskId [32]byte, role uint8, account common.Address) []byte {
	enc, err := stakeVault.abi.Pack("unlock", taskId, role, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnlock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdcd6e880.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unlock(bytes32 taskId, uint8 role, address account) returns()
func (stakeVault *StakeVault) TryPackUnlock(taskId [32]byte, role uint8, account common.Address) ([]byte, error) {
	return stakeVault.abi.Pack("unlock", taskId, role, account)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ccfd60b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw() returns(uint256 amount)
func (stakeVault *StakeVault) PackWithdraw() []byte {
	enc, err := stakeVault.abi.Pack("withdraw")
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
func (stakeVault *StakeVault) TryPackWithdraw() ([]byte, error) {
	return stakeVault.abi.Pack("withdraw")
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3ccfd60b.
//
// Solidity: function withdraw() returns(uint256 amount)
func (stakeVault *StakeVault) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := stakeVault.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackWithdrawCredit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc36f3874.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdrawCredit() returns(uint256 amount)
func (stakeVault *StakeVault) PackWithdrawCredit() []byte {
	enc, err := stakeVault.abi.Pack("withdrawCredit")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdrawCredit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc36f3874.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdrawCredit() returns(uint256 amount)
func (stakeVault *StakeVault) TryPackWithdrawCredit() ([]byte, error) {
	return stakeVault.abi.Pack("withdrawCredit")
}

// UnpackWithdrawCredit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc36f3874.
//
// Solidity: function withdrawCredit() returns(uint256 amount)
func (stakeVault *StakeVault) UnpackWithdrawCredit(data []byte) (*big.Int, error) {
	out, err := stakeVault.abi.Unpack("withdrawCredit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// StakeVaultBurned represents a Burned event raised by the StakeVault contract.
type StakeVaultBurned struct {
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const StakeVaultBurnedEventName = "Burned"

// ContractEventName returns the user-defined event name.
func (StakeVaultBurned) ContractEventName() string {
	return StakeVaultBurnedEventName
}

// UnpackBurnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Burned(uint256 amount)
func (stakeVault *StakeVault) UnpackBurnedEvent(log *types.Log) (*StakeVaultBurned, error) {
	event := "Burned"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultBurned)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultCreditWithdrawn represents a CreditWithdrawn event raised by the StakeVault contract.
type StakeVaultCreditWithdrawn struct {
	Account common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const StakeVaultCreditWithdrawnEventName = "CreditWithdrawn"

// ContractEventName returns the user-defined event name.
func (StakeVaultCreditWithdrawn) ContractEventName() string {
	return StakeVaultCreditWithdrawnEventName
}

// UnpackCreditWithdrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CreditWithdrawn(address indexed account, uint256 amount)
func (stakeVault *StakeVault) UnpackCreditWithdrawnEvent(log *types.Log) (*StakeVaultCreditWithdrawn, error) {
	event := "CreditWithdrawn"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultCreditWithdrawn)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultCredited represents a Credited event raised by the StakeVault contract.
type StakeVaultCredited struct {
	Account common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const StakeVaultCreditedEventName = "Credited"

// ContractEventName returns the user-defined event name.
func (StakeVaultCredited) ContractEventName() string {
	return StakeVaultCreditedEventName
}

// UnpackCreditedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Credited(address indexed account, uint256 amount)
func (stakeVault *StakeVault) UnpackCreditedEvent(log *types.Log) (*StakeVaultCredited, error) {
	event := "Credited"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultCredited)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultDeposited represents a Deposited event raised by the StakeVault contract.
type StakeVaultDeposited struct {
	Account common.Address
	From    common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const StakeVaultDepositedEventName = "Deposited"

// ContractEventName returns the user-defined event name.
func (StakeVaultDeposited) ContractEventName() string {
	return StakeVaultDepositedEventName
}

// UnpackDepositedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposited(address indexed account, address indexed from, uint256 amount)
func (stakeVault *StakeVault) UnpackDepositedEvent(log *types.Log) (*StakeVaultDeposited, error) {
	event := "Deposited"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultDeposited)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultEIP712DomainChanged represents a EIP712DomainChanged event raised by the StakeVault contract.
type StakeVaultEIP712DomainChanged struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const StakeVaultEIP712DomainChangedEventName = "EIP712DomainChanged"

// ContractEventName returns the user-defined event name.
func (StakeVaultEIP712DomainChanged) ContractEventName() string {
	return StakeVaultEIP712DomainChangedEventName
}

// UnpackEIP712DomainChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EIP712DomainChanged()
func (stakeVault *StakeVault) UnpackEIP712DomainChangedEvent(log *types.Log) (*StakeVaultEIP712DomainChanged, error) {
	event := "EIP712DomainChanged"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultEIP712DomainChanged)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultKeyRegistered represents a KeyRegistered event raised by the StakeVault contract.
type StakeVaultKeyRegistered struct {
	Account common.Address
	Key     common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const StakeVaultKeyRegisteredEventName = "KeyRegistered"

// ContractEventName returns the user-defined event name.
func (StakeVaultKeyRegistered) ContractEventName() string {
	return StakeVaultKeyRegisteredEventName
}

// UnpackKeyRegisteredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event KeyRegistered(address indexed account, address indexed key)
func (stakeVault *StakeVault) UnpackKeyRegisteredEvent(log *types.Log) (*StakeVaultKeyRegistered, error) {
	event := "KeyRegistered"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultKeyRegistered)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultLocked represents a Locked event raised by the StakeVault contract.
type StakeVaultLocked struct {
	TaskId  [32]byte
	Role    uint8
	Account common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const StakeVaultLockedEventName = "Locked"

// ContractEventName returns the user-defined event name.
func (StakeVaultLocked) ContractEventName() string {
	return StakeVaultLockedEventName
}

// UnpackLockedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Locked(bytes32 indexed taskId, uint8 role, address indexed account, uint256 amount)
func (stakeVault *StakeVault) UnpackLockedEvent(log *types.Log) (*StakeVaultLocked, error) {
	event := "Locked"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultLocked)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultPotFilled represents a PotFilled event raised by the StakeVault contract.
type StakeVaultPotFilled struct {
	Pot    [32]byte
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const StakeVaultPotFilledEventName = "PotFilled"

// ContractEventName returns the user-defined event name.
func (StakeVaultPotFilled) ContractEventName() string {
	return StakeVaultPotFilledEventName
}

// UnpackPotFilledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PotFilled(bytes32 indexed pot, uint256 amount)
func (stakeVault *StakeVault) UnpackPotFilledEvent(log *types.Log) (*StakeVaultPotFilled, error) {
	event := "PotFilled"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultPotFilled)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultSlashed represents a Slashed event raised by the StakeVault contract.
type StakeVaultSlashed struct {
	TaskId       [32]byte
	Role         uint8
	Account      common.Address
	Challenger   common.Address
	Amount       *big.Int
	Burned       *big.Int
	Bounty       *big.Int
	Compensation *big.Int
	Raw          *types.Log // Blockchain specific contextual infos
}

const StakeVaultSlashedEventName = "Slashed"

// ContractEventName returns the user-defined event name.
func (StakeVaultSlashed) ContractEventName() string {
	return StakeVaultSlashedEventName
}

// UnpackSlashedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Slashed(bytes32 indexed taskId, uint8 role, address indexed account, address indexed challenger, uint256 amount, uint256 burned, uint256 bounty, uint256 compensation)
func (stakeVault *StakeVault) UnpackSlashedEvent(log *types.Log) (*StakeVaultSlashed, error) {
	event := "Slashed"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultSlashed)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultUnbondingStarted represents a UnbondingStarted event raised by the StakeVault contract.
type StakeVaultUnbondingStarted struct {
	Account        common.Address
	Amount         *big.Int
	WithdrawableAt uint64
	Raw            *types.Log // Blockchain specific contextual infos
}

const StakeVaultUnbondingStartedEventName = "UnbondingStarted"

// ContractEventName returns the user-defined event name.
func (StakeVaultUnbondingStarted) ContractEventName() string {
	return StakeVaultUnbondingStartedEventName
}

// UnpackUnbondingStartedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event UnbondingStarted(address indexed account, uint256 amount, uint64 withdrawableAt)
func (stakeVault *StakeVault) UnpackUnbondingStartedEvent(log *types.Log) (*StakeVaultUnbondingStarted, error) {
	event := "UnbondingStarted"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultUnbondingStarted)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultUnlocked represents a Unlocked event raised by the StakeVault contract.
type StakeVaultUnlocked struct {
	TaskId  [32]byte
	Role    uint8
	Account common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const StakeVaultUnlockedEventName = "Unlocked"

// ContractEventName returns the user-defined event name.
func (StakeVaultUnlocked) ContractEventName() string {
	return StakeVaultUnlockedEventName
}

// UnpackUnlockedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unlocked(bytes32 indexed taskId, uint8 role, address indexed account, uint256 amount)
func (stakeVault *StakeVault) UnpackUnlockedEvent(log *types.Log) (*StakeVaultUnlocked, error) {
	event := "Unlocked"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultUnlocked)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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

// StakeVaultWithdrawn represents a Withdrawn event raised by the StakeVault contract.
type StakeVaultWithdrawn struct {
	Account common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const StakeVaultWithdrawnEventName = "Withdrawn"

// ContractEventName returns the user-defined event name.
func (StakeVaultWithdrawn) ContractEventName() string {
	return StakeVaultWithdrawnEventName
}

// UnpackWithdrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdrawn(address indexed account, uint256 amount)
func (stakeVault *StakeVault) UnpackWithdrawnEvent(log *types.Log) (*StakeVaultWithdrawn, error) {
	event := "Withdrawn"
	if len(log.Topics) == 0 || log.Topics[0] != stakeVault.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(StakeVaultWithdrawn)
	if len(log.Data) > 0 {
		if err := stakeVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range stakeVault.abi.Events[event].Inputs {
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
func (stakeVault *StakeVault) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["InsufficientStake"].ID.Bytes()[:4]) {
		return stakeVault.UnpackInsufficientStakeError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["InvalidShortString"].ID.Bytes()[:4]) {
		return stakeVault.UnpackInvalidShortStringError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["InvalidSignature"].ID.Bytes()[:4]) {
		return stakeVault.UnpackInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["KeyInUse"].ID.Bytes()[:4]) {
		return stakeVault.UnpackKeyInUseError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["LockExists"].ID.Bytes()[:4]) {
		return stakeVault.UnpackLockExistsError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["NotAuthorized"].ID.Bytes()[:4]) {
		return stakeVault.UnpackNotAuthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["NothingToWithdraw"].ID.Bytes()[:4]) {
		return stakeVault.UnpackNothingToWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return stakeVault.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["SafeCastOverflowedUintDowncast"].ID.Bytes()[:4]) {
		return stakeVault.UnpackSafeCastOverflowedUintDowncastError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return stakeVault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["StringTooLong"].ID.Bytes()[:4]) {
		return stakeVault.UnpackStringTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["TransferMismatch"].ID.Bytes()[:4]) {
		return stakeVault.UnpackTransferMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], stakeVault.abi.Errors["ZeroAmount"].ID.Bytes()[:4]) {
		return stakeVault.UnpackZeroAmountError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// StakeVaultInsufficientStake represents a InsufficientStake error raised by the StakeVault contract.
type StakeVaultInsufficientStake struct {
	Free *big.Int
	Need *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InsufficientStake(uint256 free, uint256 need)
func StakeVaultInsufficientStakeErrorID() common.Hash {
	return common.HexToHash("0x45be0a261a88f9fedc41221879f08865d5e8d6053c877967e6e8e39e5697e6d5")
}

// UnpackInsufficientStakeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InsufficientStake(uint256 free, uint256 need)
func (stakeVault *StakeVault) UnpackInsufficientStakeError(raw []byte) (*StakeVaultInsufficientStake, error) {
	out := new(StakeVaultInsufficientStake)
	if err := stakeVault.abi.UnpackIntoInterface(out, "InsufficientStake", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultInvalidShortString represents a InvalidShortString error raised by the StakeVault contract.
type StakeVaultInvalidShortString struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidShortString()
func StakeVaultInvalidShortStringErrorID() common.Hash {
	return common.HexToHash("0xb3512b0c6163e5f0bafab72bb631b9d58cd7a731b082f910338aa21c83d5c274")
}

// UnpackInvalidShortStringError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidShortString()
func (stakeVault *StakeVault) UnpackInvalidShortStringError(raw []byte) (*StakeVaultInvalidShortString, error) {
	out := new(StakeVaultInvalidShortString)
	if err := stakeVault.abi.UnpackIntoInterface(out, "InvalidShortString", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultInvalidSignature represents a InvalidSignature error raised by the StakeVault contract.
type StakeVaultInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidSignature()
func StakeVaultInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0x8baa579fce362245063d36f11747a89dd489c54795634fc673cc0e0db51fedc5")
}

// UnpackInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidSignature()
func (stakeVault *StakeVault) UnpackInvalidSignatureError(raw []byte) (*StakeVaultInvalidSignature, error) {
	out := new(StakeVaultInvalidSignature)
	if err := stakeVault.abi.UnpackIntoInterface(out, "InvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultKeyInUse represents a KeyInUse error raised by the StakeVault contract.
type StakeVaultKeyInUse struct {
	Key common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyInUse(address key)
func StakeVaultKeyInUseErrorID() common.Hash {
	return common.HexToHash("0xded52946288523c7d59c3c9545de572e0b57ff37320823514b5890cd2d11d274")
}

// UnpackKeyInUseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyInUse(address key)
func (stakeVault *StakeVault) UnpackKeyInUseError(raw []byte) (*StakeVaultKeyInUse, error) {
	out := new(StakeVaultKeyInUse)
	if err := stakeVault.abi.UnpackIntoInterface(out, "KeyInUse", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultLockExists represents a LockExists error raised by the StakeVault contract.
type StakeVaultLockExists struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LockExists()
func StakeVaultLockExistsErrorID() common.Hash {
	return common.HexToHash("0x0ba244336cfd193df709c967d613ad0b6df04254b3b4eb4bf3217754dedf3d8f")
}

// UnpackLockExistsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LockExists()
func (stakeVault *StakeVault) UnpackLockExistsError(raw []byte) (*StakeVaultLockExists, error) {
	out := new(StakeVaultLockExists)
	if err := stakeVault.abi.UnpackIntoInterface(out, "LockExists", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultNotAuthorized represents a NotAuthorized error raised by the StakeVault contract.
type StakeVaultNotAuthorized struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAuthorized(address caller)
func StakeVaultNotAuthorizedErrorID() common.Hash {
	return common.HexToHash("0x4a0bfec1fa3ea832f47a765e92fe13fe78ddadee056368ea6e89037b3cf70498")
}

// UnpackNotAuthorizedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAuthorized(address caller)
func (stakeVault *StakeVault) UnpackNotAuthorizedError(raw []byte) (*StakeVaultNotAuthorized, error) {
	out := new(StakeVaultNotAuthorized)
	if err := stakeVault.abi.UnpackIntoInterface(out, "NotAuthorized", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultNothingToWithdraw represents a NothingToWithdraw error raised by the StakeVault contract.
type StakeVaultNothingToWithdraw struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToWithdraw()
func StakeVaultNothingToWithdrawErrorID() common.Hash {
	return common.HexToHash("0xd0d04f60bf4f7629141a1f00f5d2908fa0f3e15bf4cbf8bb8edc6fcbdf2509fa")
}

// UnpackNothingToWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToWithdraw()
func (stakeVault *StakeVault) UnpackNothingToWithdrawError(raw []byte) (*StakeVaultNothingToWithdraw, error) {
	out := new(StakeVaultNothingToWithdraw)
	if err := stakeVault.abi.UnpackIntoInterface(out, "NothingToWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the StakeVault contract.
type StakeVaultReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func StakeVaultReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (stakeVault *StakeVault) UnpackReentrancyGuardReentrantCallError(raw []byte) (*StakeVaultReentrancyGuardReentrantCall, error) {
	out := new(StakeVaultReentrancyGuardReentrantCall)
	if err := stakeVault.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultSafeCastOverflowedUintDowncast represents a SafeCastOverflowedUintDowncast error raised by the StakeVault contract.
type StakeVaultSafeCastOverflowedUintDowncast struct {
	Bits  uint8
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func StakeVaultSafeCastOverflowedUintDowncastErrorID() common.Hash {
	return common.HexToHash("0x6dfcc6503a32754ce7a89698e18201fc5294fd4aad43edefee786f88423b1a12")
}

// UnpackSafeCastOverflowedUintDowncastError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func (stakeVault *StakeVault) UnpackSafeCastOverflowedUintDowncastError(raw []byte) (*StakeVaultSafeCastOverflowedUintDowncast, error) {
	out := new(StakeVaultSafeCastOverflowedUintDowncast)
	if err := stakeVault.abi.UnpackIntoInterface(out, "SafeCastOverflowedUintDowncast", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the StakeVault contract.
type StakeVaultSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func StakeVaultSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (stakeVault *StakeVault) UnpackSafeERC20FailedOperationError(raw []byte) (*StakeVaultSafeERC20FailedOperation, error) {
	out := new(StakeVaultSafeERC20FailedOperation)
	if err := stakeVault.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultStringTooLong represents a StringTooLong error raised by the StakeVault contract.
type StakeVaultStringTooLong struct {
	Str string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StringTooLong(string str)
func StakeVaultStringTooLongErrorID() common.Hash {
	return common.HexToHash("0x305a27a93f8e33b7392df0a0f91d6fc63847395853c45991eec52dbf24d72381")
}

// UnpackStringTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StringTooLong(string str)
func (stakeVault *StakeVault) UnpackStringTooLongError(raw []byte) (*StakeVaultStringTooLong, error) {
	out := new(StakeVaultStringTooLong)
	if err := stakeVault.abi.UnpackIntoInterface(out, "StringTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultTransferMismatch represents a TransferMismatch error raised by the StakeVault contract.
type StakeVaultTransferMismatch struct {
	Received *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func StakeVaultTransferMismatchErrorID() common.Hash {
	return common.HexToHash("0xad48e590aad0969daf0cd911caf9ac3cf200d6517523477d07e4b2e6fa73f0e2")
}

// UnpackTransferMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TransferMismatch(uint256 received, uint256 expected)
func (stakeVault *StakeVault) UnpackTransferMismatchError(raw []byte) (*StakeVaultTransferMismatch, error) {
	out := new(StakeVaultTransferMismatch)
	if err := stakeVault.abi.UnpackIntoInterface(out, "TransferMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// StakeVaultZeroAmount represents a ZeroAmount error raised by the StakeVault contract.
type StakeVaultZeroAmount struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroAmount()
func StakeVaultZeroAmountErrorID() common.Hash {
	return common.HexToHash("0x1f2a2005cb66a8e145327e8814e243a0996aec9bfe1e15a495778b1236dbd485")
}

// UnpackZeroAmountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroAmount()
func (stakeVault *StakeVault) UnpackZeroAmountError(raw []byte) (*StakeVaultZeroAmount, error) {
	out := new(StakeVaultZeroAmount)
	if err := stakeVault.abi.UnpackIntoInterface(out, "ZeroAmount", raw); err != nil {
		return nil, err
	}
	return out, nil
}
