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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"token_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"tasks_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"unbondingPeriod_\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"beginUnbond\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deposit\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"depositFor\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"depositWithPermit\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"deadline\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"v\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"keyOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"lock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"lockOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"registerKey\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"proof\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"slash\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"compensationTo\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"taken\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stakeOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"active\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"unbonding\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"locked\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"token\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structUnbondingEntry[]\",\"components\":[{\"name\":\"amount\",\"type\":\"uint128\",\"internalType\":\"uint128\"},{\"name\":\"withdrawableAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingPeriod\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unlock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdrawCredit\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CreditWithdrawn\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Credited\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Deposited\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeyRegistered\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Locked\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Slashed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"burned\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"bounty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"compensation\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"UnbondingStarted\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"withdrawableAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Unlocked\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Withdrawn\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"InsufficientStake\",\"inputs\":[{\"name\":\"free\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"KeyInUse\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"LockExists\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingToWithdraw\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeCastOverflowedUintDowncast\",\"inputs\":[{\"name\":\"bits\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"TransferMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ZeroAmount\",\"inputs\":[]}]",
	ID:  "StakeVault",
	Bin: "0x6101c080604052346101dc57606081611f04803803809161002082856101e0565b8339810103126101dc5761003381610217565b90604061004260208301610217565b910151916001600160401b03831683036101dc576040516100646040826101e0565b60058152602081019064417373617960d81b8252604051916100876040846101e0565b600183526020830191603160f81b83526100a08161022b565b610120526100ad8461022b565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261011660c0826101e0565b5190206080523060c0526001600160a01b031661016052610180526101a052604051611c6d9081610297823960805181611b08015260a05181611bc5015260c05181611ad9015260e05181611b5701526101005181611b7d01526101205181610980015261014051816109aa015261016051818181610120015281816106b001528181610b7601528181610e31015261166b0152610180518181816103d3015281816105760152818161072d015261091801526101a051818181610ad9015261105b0152f35b5f80fd5b601f909101601f19168101906001600160401b0382119082101761020357604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101dc57565b601f815111610256576020815191015160208210610247571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c80630b7dc3a614610fd25780632f4f21e214610f805780633ccfd60b14610c705780634262336014610c125780634a970be714610b415780636559e3fd14610afd5780636cf6d67514610ab857806373f4256114610a9a5780637580725014610a6257806384b0196e14610966578063a61e7d17146108c0578063acf099121461079d578063b6b55f2514610751578063c305a6d91461070d578063c36f387414610633578063c87d6779146105fd578063dcd6e8801461055a578063f7f3a84e1461039b578063fa073d7614610345578063fb9e28fb146101475763fc0c546a14610101575f80fd5b3461014457806003193601126101445760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b50346101445760403660031901126101445761016161125e565b6024359067ffffffffffffffff821161034157366023830112156103415781600401359067ffffffffffffffff821161033d57366024838501011161033d576001600160a01b031691828452600a6020526001600160a01b036040852054168015159081610332575b5061031e5790610249916042602460405160208101907f300fb4df1b62423e4e1483e6b74aeceee037f311e44a1c48ea500b86b523061082523360408201528760608201526060815261021e608082611373565b5190209261022a611acf565b936040519461190160f01b865260028601526022850152019120611a5d565b50600481101561030a571580159183916102f6575b50506102e757808252600a602052604082206001600160a01b03331673ffffffffffffffffffffffffffffffffffffffff198254161790553382526009602052604082208173ffffffffffffffffffffffffffffffffffffffff19825416179055337fcdbbf5be60499df4652dcee4ee21daf5813548c101534771de2e133d3e31ea2d8380a380f35b638baa579f60e01b8252600482fd5b6001600160a01b031614159050815f61025e565b634e487b7160e01b84526021600452602484fd5b636f6a94a360e11b84526004839052602484fd5b90503314155f6101ca565b8380fd5b8280fd5b50346101445760203660031901126101445760209061036261125e565b6001600160a01b038082168352600984526040909220549091168061039457505b6001600160a01b0360405191168152f35b9050610383565b5034610144576080366003190112610144576024356004356002821015610341576103c4611274565b91606435926001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361054757831561053857828552600760205261041482604087206113d6565b6001600160a01b0382165f5260205260405f2054610529576001600160a01b03169283855260056020526040852060016001600160801b038254169101906001600160801b0382541680918181115f14610519576001600160801b039161047a916112e1565b168084116105025750917f0da8ead4961e407331fe55828c2bb22d6570916e16adf1ef38231d6d9cbb387093916001600160801b036104be60409582851690611301565b166001600160801b031982541617905584875260076020526104e2828489206113d6565b865f5260205280835f20556104f983518093611400565b6020820152a380f35b6322df051360e11b88526004526024839052604487fd5b50506001600160801b038761047a565b630ba2443360e01b8552600485fd5b631f2a200560e01b8552600485fd5b634a0bfec160e01b855233600452602485fd5b5034610144576105693661128a565b6001600160a01b039291927f00000000000000000000000000000000000000000000000000000000000000001633036105ea5760406001600160a01b03826105d37f4ac265602647568e1992a8f7a00a954018445cdbd53e4b0d4c21f19823875adc94878761185f565b6105df84518098611400565b60208701521693a380f35b634a0bfec160e01b845233600452602484fd5b5034610144578060031936011261014457602061062b61062260025460035490611395565b60045490611395565b604051908152f35b503461014457806003193601126101445761064c611543565b3381526008602052604081205480156106fe576020913381526008835280604081205561067b82600354611321565b6003556040518281527f6b00960292e7976c9eb5434816470b38a441061eee645921536131ccb937cafe843392a26106d482337f00000000000000000000000000000000000000000000000000000000000000006117e1565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b630686827b60e51b8252600482fd5b503461014457806003193601126101445760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101445760203660031901126101445761076b611543565b610777600435336115cf565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b5034610144576020366003190112610144576001600160a01b036107bf61125e565b168152600660205260408120805467ffffffffffffffff81116108ac5760208160051b01906107f16040519283611373565b80825260208201809385526020852085915b83831061086d57868587604051928392602084019060208552518091526040840192915b818110610835575050500390f35b825180516001600160801b0316855260209081015167ffffffffffffffff168186015286955060409094019390920191600101610827565b60016020819260405161087f81611357565b67ffffffffffffffff86546001600160801b038116835260801c1683820152815201920192019190610803565b634e487b7160e01b83526041600452602483fd5b50346101445760a0366003190112610144576024356002811015610962576108e6611274565b606435916001600160a01b038316830361033d57608435936001600160a01b0385168503610144576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361094f57602061062b8686868660043561140d565b634a0bfec160e01b815233600452602490fd5b5080fd5b5034610144578060031936011261014457610a06906109a47f0000000000000000000000000000000000000000000000000000000000000000611a91565b906109ce7f0000000000000000000000000000000000000000000000000000000000000000611a91565b906020610a14604051936109e28386611373565b8385525f368137604051968796600f60f81b885260e08589015260e08801906112bd565b9086820360408801526112bd565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b828110610a4b57505050500390f35b835185528695509381019392810192600101610a3c565b50346101445760203660031901126101445760406020916001600160a01b03610a8961125e565b168152600883522054604051908152f35b50346101445780600319360112610144576020600454604051908152f35b5034610144578060031936011261014457602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b5034610144576001600160a01b03610b2b604092610b1a3661128a565b9591839193526007602052206113d6565b91165f52602052602060405f2054604051908152f35b5034610c0e5760a0366003190112610c0e5760043560443560ff8116809103610c0e57610b6c611543565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b15610c0e575f9160e48392604051948593849263d505accf60e01b84523360048501523060248501528860448501526024356064850152608484015260643560a484015260843560c48401525af1610bf7575b5061077790336115cf565b610c049192505f90611373565b5f90610777610bec565b5f80fd5b34610c0e576020366003190112610c0e576001600160a01b03610c3361125e565b165f526005602052606060405f206001600160801b036001825492015416604051916001600160801b038116835260801c60208301526040820152f35b34610c0e575f366003190112610c0e57610c88611543565b5f335f52600560205260405f2090335f52600660205260405f20805491610cd4610cc085546001600160801b038160801c9116611395565b6001600160801b0360018701541690611321565b935f915b84831080610f5e575b80610f55575b15610f49576001600160801b03610cfe848661132e565b50541690610d0c8188611321565b8211610d425790610d1c91611395565b915f198114610d2e5760010191610cd8565b634e487b7160e01b5f52601160045260245ffd5b9050610d5581610d8d9397959495611321565b90610d60858561132e565b506001600160801b03610d78818516828454166112e1565b166001600160801b0319825416179055611395565b925b8315610f3a57825b818110610e925750505f5b828110610e8057602084610df087610dc76001600160801b038416825460801c6112e1565b81546001600160801b031660809190911b6fffffffffffffffffffffffffffffffff1916179055565b610dfc81600254611321565b6002556040518181527f7084f5476618d8e60b11ef0d7d3f06914655adb8793e28ff7f018d4c76d505d5833392a2610e5581337f00000000000000000000000000000000000000000000000000000000000000006117e1565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b600190610e8c836113a2565b01610da2565b610e9c818461132e565b5090610eb1610eab8683611321565b8561132e565b929092610f2757828160019403610ecb575b505001610d97565b67ffffffffffffffff826001600160801b0380610f20955416166001600160801b03198454161783555460801c1667ffffffffffffffff60801b1967ffffffffffffffff60801b83549260801b169116179055565b8780610ec3565b634e487b7160e01b5f525f60045260245ffd5b630686827b60e51b5f5260045ffd5b93909450919091610d8f565b50858110610ce7565b5067ffffffffffffffff610f72848661132e565b505460801c16421015610ce1565b34610c0e576040366003190112610c0e57610fad610f9c61125e565b610fa4611543565b602435906115cf565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b34610c0e576020366003190112610c0e57600435610fee611543565b801561124f57335f52600560205260405f206001600160801b038154169081831161123957611050906001600160801b0361103261102b8661159e565b80956112e1565b166001600160801b0319825416178155610dc783825460801c611301565b67ffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001667ffffffffffffffff42160167ffffffffffffffff8111610d2e57335f52600660205260405f208054600881105f146111c357506001600160801b03604051936110c485611357565b168352602083019067ffffffffffffffff831682528054680100000000000000008110156111af576110fb9160018201815561132e565b610f27579251835491517fffffffffffffffff0000000000000000000000000000000000000000000000009092166001600160801b03919091161760809190911b67ffffffffffffffff60801b161790915567ffffffffffffffff905b6040519283521660208201527fd08ca05f8de5f888945769c83caf3321ad3a0f2f2c78e17524bcf995b14ea7e660403392a25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b634e487b7160e01b5f52604160045260245ffd5b5f198101908111610d2e5767ffffffffffffffff936001600160801b036111fc6111f186946112349661132e565b509282845416611301565b166001600160801b03198254161781559067ffffffffffffffff60801b1967ffffffffffffffff60801b83549260801b169116179055565b611158565b506322df051360e11b5f5260045260245260445ffd5b631f2a200560e01b5f5260045ffd5b600435906001600160a01b0382168203610c0e57565b604435906001600160a01b0382168203610c0e57565b6060906003190112610c0e57600435906024356002811015610c0e57906044356001600160a01b0381168103610c0e5790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b906001600160801b03809116911603906001600160801b038211610d2e57565b906001600160801b03809116911601906001600160801b038211610d2e57565b91908203918211610d2e57565b8054821015611343575f5260205f2001905f90565b634e487b7160e01b5f52603260045260245ffd5b6040810190811067ffffffffffffffff8211176111af57604052565b90601f8019910116810190811067ffffffffffffffff8211176111af57604052565b91908201809211610d2e57565b805480156113c2575f1901906113b8828261132e565b610f27575f905555565b634e487b7160e01b5f52603160045260245ffd5b9060028110156113ec575f5260205260405f2090565b634e487b7160e01b5f52602160045260245ffd5b9060028210156113ec5752565b929493919461141d86838661185f565b9586156115395791611512917fd83c63197e8e676d80ab0122beba9a9d20f3828839e9a1d6fe81d242e9cd7e6e6020898661145d826115179b9a996118e6565b6001600160a01b03851661152f575f955b6001600160a01b038916611519575f995b61149e6114958c6114908b88611321565b611321565b94600254611321565b6002556114ad84600454611395565b6004556114bd6040518093611400565b8d858301528360408301528760608301528a60808301527f3c4551922a92d41079df9152c47c5032559daa3d88daf78ebdf7f148dcdd3eb260a06001600160a01b03808a16951693a4604051908152a16119f5565b6119f5565b565b611529600584048460011c611321565b9961147f565b600582049561146e565b505f955050505050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c61158f5760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b633ee5aeb560e01b5f5260045ffd5b6001600160801b0381116115b8576001600160801b031690565b6306dfcc6560e41b5f52608060045260245260445ffd5b811561124f576001600160a01b036115e68361159e565b911690815f5260056020526001600160801b0361160a60405f209282845416611301565b166001600160801b031982541617905561162682600254611395565b600255604051908282527f8752a472e571a816aea92eec8dae9baf628e840f4929fbcc2d155e6233ff68a760203393a36040516370a0823160e01b81523060048201527f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b038216602082602481845afa918215611771575f926117ad575b50604051926323b872dd60e01b5f5233600452306024528460445260205f60648180855af19060015f511482161561178e575b50836040525f6060521561177c57826024816020936370a0823160e01b82523060048301525afa8015611771575f9061173d575b61171d9250611321565b818103611728575050565b630ad48e5960e41b5f5260045260245260445ffd5b506020823d602011611769575b8161175760209383611373565b81010312610c0e5761171d9151611713565b3d915061174a565b6040513d5f823e3d90fd5b635274afe760e01b5f5260045260245ffd5b60018215166117a4573b15153d1516165f6116df565b843d5f823e3d90fd5b9091506020813d6020116117d9575b816117c960209383611373565b81010312610c0e5751905f6116ac565b3d91506117bc565b916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f511482161561183e575b604052156118225750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b90600181151661185657823b15153d15161690611817565b503d5f823e3d90fd5b92916118a06001600160a01b0392855f5260076020526118828160405f206113d6565b8484165f5260205260405f2054955f52600760205260405f206113d6565b8282165f526020525f6040812055165f526005602052600160405f20016001600160801b036118d4818516828454166112e1565b166001600160801b0319825416179055565b6001600160a01b0316805f52600560205261194060405f20926001600160801b03845416908181105f146119e4576001600160801b0361192b82935b828516906112e1565b166001600160801b0319865416178555611321565b9182156119df5761196290610dc76001600160801b038516825460801c6112e1565b5f5260066020528060405f20905b611978575050565b80545f198101908111610d2e5761198f908261132e565b50916001600160801b038354168181116119c957506001600160801b036119b99293541690611321565b90816119c4826113a2565b611970565b6001600160801b038093506118d49216906112e1565b505050565b6001600160801b0361192b83611922565b8115611a595760206001600160a01b037f9c9e0cdb1670e88302408e5b941dc636f63a3293204694bb68910fcf3d9305f3921692835f526008825260405f20611a3f828254611395565b9055611a4d81600354611395565b600355604051908152a2565b5050565b9060418303611a8757611a809250602081013591604082359201355f1a90611beb565b9192909190565b50505f9160029190565b60ff811690601f8211611ac05760405191611aad604084611373565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016301480611bc2575b15611b2a577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611bbc60c082611373565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614611b01565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411611c62579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15611771575f516001600160a01b03811615611c5857905f905f90565b505f906001905f90565b5050505f916003919056",
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
// the contract method with ID 0xa61e7d17.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slash(bytes32 taskId, uint8 role, address account, address challenger, address compensationTo) returns(uint256 taken)
func (stakeVault *StakeVault) PackSlash(taskId [32]byte, role uint8, account common.Address, challenger common.Address, compensationTo common.Address) []byte {
	enc, err := stakeVault.abi.Pack("slash", taskId, role, account, challenger, compensationTo)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa61e7d17.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slash(bytes32 taskId, uint8 role, address account, address challenger, address compensationTo) returns(uint256 taken)
func (stakeVault *StakeVault) TryPackSlash(taskId [32]byte, role uint8, account common.Address, challenger common.Address, compensationTo common.Address) ([]byte, error) {
	return stakeVault.abi.Pack("slash", taskId, role, account, challenger, compensationTo)
}

// UnpackSlash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa61e7d17.
//
// Solidity: function slash(bytes32 taskId, uint8 role, address account, address challenger, address compensationTo) returns(uint256 taken)
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
