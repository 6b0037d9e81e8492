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

// StakeVaultMetaData contains all meta data concerning the StakeVault contract.
var StakeVaultMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"beginUnbond\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"burned\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"creditOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deposit\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"depositFor\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"depositWithPermit\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"deadline\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"v\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"keyOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"lock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"lockOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owed\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"registerKey\",\"inputs\":[{\"name\":\"key\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"proof\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"slash\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"compensationTo\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"taken\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stakeOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"active\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"unbonding\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"locked\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"token\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unbondingPeriod\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unlock\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdrawCredit\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"Burned\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CreditWithdrawn\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Credited\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Deposited\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"KeyRegistered\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"key\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Locked\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Slashed\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"burned\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"bounty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"compensation\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"UnbondingStarted\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"withdrawableAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Unlocked\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"role\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumRole\"},{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Withdrawn\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false}]",
	ID:  "StakeVault",
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

