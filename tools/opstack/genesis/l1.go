package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/holiman/uint256"
)

// Contracts are the addresses on L1 that its users need.
type Contracts struct {
	OptimismPortal       common.Address `json:"optimismPortal"`
	SystemConfig         common.Address `json:"systemConfig"`
	DisputeGameFactory   common.Address `json:"disputeGameFactory"`
	AnchorStateRegistry  common.Address `json:"anchorStateRegistry"`
	BatchInbox           common.Address `json:"batchInbox"`
	ProofMaturitySeconds uint64         `json:"proofMaturitySeconds"`
	FinalitySeconds      uint64         `json:"finalitySeconds"`
	ClockSeconds         uint64         `json:"clockSeconds"`
}

const (
	// permissioned is the id of the dispute game that only the proposer may open.
	permissioned = 1

	// A withdrawal waits for these; mainnet's are days, a test's are seconds. All in seconds.
	proofMaturity = 12
	gameFinality  = 6
	gameClock     = 6
	wethDelay     = 12

	l1GasLimit = 60_000_000
	// deployGas is what one deployment may use.
	deployGas = 30_000_000
)

// deployer runs the contracts' constructors and initialisers on a state in memory.
type deployer struct {
	artifacts string
	config    runtime.Config
	err       error // the first one; later steps do nothing
}

// artifact is a compiled contract.
type artifact struct {
	ABI      abi.ABI `json:"abi"`
	Bytecode struct {
		Object hexutil.Bytes `json:"object"`
	} `json:"bytecode"`
}

func (d *deployer) load(name string) (a artifact) {
	if d.err != nil {
		return a
	}
	raw, err := os.ReadFile(filepath.Join(d.artifacts, name+".sol", name+".json"))
	if err == nil {
		err = json.Unmarshal(raw, &a)
	}
	if err != nil {
		d.err = fmt.Errorf("contract %s: %w", name, err)
	}
	return a
}

// create deploys a contract with its constructor's arguments.
func (d *deployer) create(name string, args ...any) common.Address {
	a := d.load(name)
	if d.err != nil {
		return common.Address{}
	}
	packed, err := a.ABI.Pack("", args...)
	if err != nil {
		d.err = fmt.Errorf("%s: constructor: %w", name, err)
		return common.Address{}
	}
	ret, addr, _, err := runtime.Create(append(append([]byte(nil), a.Bytecode.Object...), packed...), &d.config)
	if err != nil {
		d.err = fmt.Errorf("%s: constructor: %w: %x", name, err, ret)
	}
	return addr
}

func (d *deployer) call(name string, to common.Address, method string, args ...any) {
	a := d.load(name)
	if d.err != nil {
		return
	}
	input, err := a.ABI.Pack(method, args...)
	if err != nil {
		d.err = fmt.Errorf("%s.%s: %w", name, method, err)
		return
	}
	if ret, _, err := runtime.Call(to, input, &d.config); err != nil {
		d.err = fmt.Errorf("%s.%s: %w: %x", name, method, err, ret)
	}
}

// proxy deploys a proxy that the owner administers.
func (d *deployer) proxy() common.Address { return d.create("Proxy", d.config.Origin) }

// install puts an implementation behind a proxy and initialises it.
func (d *deployer) install(proxy common.Address, name string, constructor, initialize []any) {
	implementation := d.create(name, constructor...)
	a := d.load(name)
	if d.err != nil {
		return
	}
	input, err := a.ABI.Pack("initialize", initialize...)
	if err != nil {
		d.err = fmt.Errorf("%s.initialize: %w", name, err)
		return
	}
	d.call("Proxy", proxy, "upgradeToAndCall", implementation, input)
}

// l1Genesis is a development genesis under Osaka rules whose state has the rollup's contracts, as if the owner had deployed them. The
// anchor is the output root of L2's genesis.
func l1Genesis(req Request, anchor common.Hash) (*core.Genesis, Contracts, error) {
	gen := core.DeveloperGenesisBlock(l1GasLimit, nil)
	gen.Config.ChainID = new(big.Int).SetUint64(req.L1ChainID)
	gen.Timestamp = req.Time

	db := state.NewDatabase(triedb.NewDatabase(rawdb.NewMemoryDatabase(), &triedb.Config{Preimages: true}), nil)
	statedb, err := state.New(types.EmptyRootHash, db)
	if err != nil {
		return nil, Contracts{}, err
	}
	statedb.SetBalance(req.Owner, uint256.MustFromBig(req.Funds), tracing.BalanceIncreaseGenesisBalance)
	d := &deployer{artifacts: req.Artifacts, config: runtime.Config{
		ChainConfig: gen.Config, Origin: req.Owner, Time: req.Time, BlockNumber: big.NewInt(1), GasLimit: deployGas, BaseFee: new(big.Int),
		GasPrice: new(big.Int), Value: new(big.Int), Difficulty: new(big.Int), Random: &common.Hash{}, State: statedb,
	}}
	contracts := d.rollup(req, anchor)
	if d.err != nil {
		return nil, Contracts{}, d.err
	}

	root, err := statedb.Commit(1, true, false)
	if err != nil {
		return nil, Contracts{}, err
	}
	if statedb, err = state.New(root, db); err != nil {
		return nil, Contracts{}, err
	}
	for text, account := range statedb.RawDump(nil).Accounts {
		balance, ok := new(big.Int).SetString(account.Balance, 10)
		if !ok || !common.IsHexAddress(text) {
			return nil, Contracts{}, fmt.Errorf("account %s has balance %q", text, account.Balance)
		}
		storage := make(map[common.Hash]common.Hash, len(account.Storage))
		for slot, value := range account.Storage {
			storage[slot] = common.HexToHash(value)
		}
		gen.Alloc[common.HexToAddress(text)] = types.Account{Balance: balance, Nonce: account.Nonce, Code: account.Code, Storage: storage}
	}
	fund(gen.Alloc, req.Funds, append([]common.Address{req.Owner, req.Batcher, req.Proposer, req.Challenger}, req.Funded...)...)
	return gen, contracts, nil
}

// peers are the L1 contracts that L2's predeploys name.
type peers struct{ messenger, bridge common.Address }

// peersOf follow from who deploys them: they are the owner's first contracts. L2's genesis, whose output root is the anchor in L1's, is
// made before they are.
func peersOf(owner common.Address) peers {
	return peers{messenger: crypto.CreateAddress(owner, 0), bridge: crypto.CreateAddress(owner, 1)}
}

// rollup deploys the smallest set of contracts that takes deposits of ether and tokens, proposals of output roots and withdrawals.
func (d *deployer) rollup(req Request, anchor common.Hash) Contracts {
	messenger, bridge := d.proxy(), d.proxy()
	if want := peersOf(req.Owner); d.err == nil && (peers{messenger, bridge}) != want {
		d.err = fmt.Errorf("messenger and bridge are at %s and %s, L2 expects them at %s and %s", messenger, bridge, want.messenger, want.bridge)
	}
	superchain, system, games := d.proxy(), d.proxy(), d.proxy()
	portal, registry, weth := d.proxy(), d.proxy(), d.proxy()

	d.install(superchain, "SuperchainConfig", nil, []any{req.Owner, false})
	d.install(system, "SystemConfig", nil, []any{
		req.Owner, uint32(baseFeeScalar), uint32(blobBaseFeeScalar), common.BytesToHash(req.Batcher[:]), uint64(l2GasLimit),
		req.Owner, // signs blocks on a peer-to-peer network, which this chain has none of
		struct {
			MaxResourceLimit            uint32
			ElasticityMultiplier        uint8
			BaseFeeMaxChangeDenominator uint8
			MinimumBaseFee              uint32
			SystemTxMaxGas              uint32
			MaximumBaseFee              *big.Int
		}{20_000_000, 10, 8, params.GWei, 1_000_000, new(big.Int).Sub(new(big.Int).Lsh(common.Big1, 128), common.Big1)},
		inbox,
		struct {
			L1CrossDomainMessenger       common.Address
			L1ERC721Bridge               common.Address
			L1StandardBridge             common.Address
			DisputeGameFactory           common.Address
			OptimismPortal               common.Address
			OptimismMintableERC20Factory common.Address
			GasPayingToken               common.Address
		}{
			L1CrossDomainMessenger: messenger, L1StandardBridge: bridge, DisputeGameFactory: games, OptimismPortal: portal,
			// The contracts' sign for ether.
			GasPayingToken: common.HexToAddress("0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE"),
		},
	})
	d.install(games, "DisputeGameFactory", nil, []any{req.Owner})
	d.install(portal, "OptimismPortal2", []any{big.NewInt(proofMaturity), big.NewInt(gameFinality)},
		[]any{games, system, superchain, uint32(permissioned)})
	d.install(messenger, "L1CrossDomainMessenger", nil, []any{superchain, portal, system})
	d.install(bridge, "L1StandardBridge", nil, []any{messenger, superchain, system})
	type outputRoot struct {
		Root          [32]byte
		L2BlockNumber *big.Int
	}
	d.install(registry, "AnchorStateRegistry", []any{games}, []any{[]struct {
		GameType   uint32
		OutputRoot outputRoot
	}{{permissioned, outputRoot{anchor, new(big.Int)}}}})
	d.install(weth, "DelayedWETH", []any{big.NewInt(wethDelay)}, []any{req.Owner, superchain})

	// The game's rules are the real ones; its machine is a toy that steps through the alphabet, for nobody plays it to the bottom here.
	prestate := common.HexToHash("0x01")
	oracle := d.create("PreimageOracle", big.NewInt(126_000), new(big.Int))
	machine := d.create("AlphabetVM", prestate, oracle)
	game := d.create("PermissionedDisputeGame", uint32(permissioned), prestate, big.NewInt(14), big.NewInt(10), uint64(0), uint64(gameClock),
		machine, weth, registry, new(big.Int).SetUint64(req.L2ChainID), req.Proposer, req.Challenger)
	d.call("DisputeGameFactory", games, "setImplementation", uint32(permissioned), game)

	return Contracts{
		OptimismPortal: portal, SystemConfig: system, DisputeGameFactory: games, AnchorStateRegistry: registry, BatchInbox: inbox,
		ProofMaturitySeconds: proofMaturity, FinalitySeconds: gameFinality, ClockSeconds: gameClock,
	}
}
