// Command op-genesis writes what an OP-stack development chain starts from: the genesis of its L1 with the rollup's contracts in
// it, the genesis of its L2 with every fork through Karst active, and op-node's rollup configuration.
//
//	op-genesis FOLDER < request.json
//
// The request is a Request; the folder receives l1-genesis.json, l1-chain.json (the chain configuration of the former),
// l2-genesis.json, rollup.json and contracts.json (Contracts). The same request gives the same files.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"

	"github.com/ethereum-optimism/optimism/op-core/forks"
	"github.com/ethereum-optimism/optimism/op-core/nuts/state"
	opparams "github.com/ethereum-optimism/optimism/op-core/params"
	"github.com/ethereum-optimism/optimism/op-node/rollup"
	"github.com/ethereum-optimism/optimism/op-service/eth"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
)

// Request says what chain to make.
type Request struct {
	// Time of both genesis blocks, in Unix seconds.
	Time uint64 `json:"time"`
	// BlockTime of L2 in seconds, at least 1 and at most that of L1.
	BlockTime uint64 `json:"blockTime"`
	L1ChainID uint64 `json:"l1ChainId"`
	L2ChainID uint64 `json:"l2ChainId"`
	// Owner of the contracts on L1 and of the proxies' admin on L2; Batcher and Proposer are the services' accounts on L1, Challenger
	// the one other account that may play their dispute games.
	Owner      common.Address `json:"owner"`
	Batcher    common.Address `json:"batcher"`
	Proposer   common.Address `json:"proposer"`
	Challenger common.Address `json:"challenger"`
	// Funded accounts own Funds wei on both chains; the four above own them on L1 too.
	Funded []common.Address `json:"funded"`
	Funds  *big.Int         `json:"funds"`
	// Artifacts is the folder of the compiled L1 contracts.
	Artifacts string `json:"artifacts"`
}

const (
	// basis is the public chain whose genesis has every predeploy as of Isthmus; op-geth carries it and checks its hash.
	basis = 420120009

	l2GasLimit = 60_000_000

	// Weights of L1's two base fees in what a byte on L1 costs a user of L2, in millionths; see docs/opstack.md.
	baseFeeScalar     = 1368
	blobBaseFeeScalar = 810949

	// Base fee of L2. A block's target is its limit divided by elasticity, the fee moves by at most
	// 1/denominator a block.
	elasticity  = 6
	denominator = 250
	// denominatorBedrock is asked for by the configuration and used before Canyon only.
	denominatorBedrock = 50
)

// extraData of a Jovian block's header: version, denominator, elasticity, minimum base fee.
var extraData = common.FromHex("0x01" + "000000fa" + "00000006" + "0000000000000000")

// inbox is where the batcher sends its transactions; nobody has its key.
var inbox = common.HexToAddress("0xff00000000000000000000000000000000001337")

func main() {
	if err := run(os.Args[1:], os.Stdin); err != nil {
		fmt.Fprintln(os.Stderr, "op-genesis:", err)
		os.Exit(1)
	}
}

func run(args []string, in io.Reader) error {
	if len(args) != 1 {
		return errors.New("usage: op-genesis FOLDER < request.json")
	}
	var req Request
	dec := json.NewDecoder(in)
	dec.DisallowUnknownFields()
	if err := dec.Decode(&req); err != nil {
		return fmt.Errorf("request: %w", err)
	}
	if req.Funds == nil || req.Funds.Sign() <= 0 || req.Time == 0 {
		return errors.New("request: funds and time must be positive")
	}
	l2, err := l2Genesis(req)
	if err != nil {
		return fmt.Errorf("L2 genesis: %w", err)
	}
	l1, contracts, err := l1Genesis(req, outputRoot(l2))
	if err != nil {
		return fmt.Errorf("L1 genesis: %w", err)
	}
	config, err := rollupConfig(req, l1, l2, contracts)
	if err != nil {
		return fmt.Errorf("rollup configuration: %w", err)
	}
	for name, value := range map[string]any{
		"l1-genesis.json": l1, "l1-chain.json": l1.Config, "l2-genesis.json": l2, "rollup.json": config, "contracts.json": contracts,
	} {
		out, err := json.MarshalIndent(value, "", "  ")
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := os.WriteFile(filepath.Join(args[0], name), append(out, '\n'), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// l2Genesis takes the predeploys as they are after the Karst upgrade and starts every fork up to it at genesis.
func l2Genesis(req Request) (*core.Genesis, error) {
	gen, err := core.LoadOPStackGenesis(basis)
	if err != nil {
		return nil, err
	}
	karst, err := state.PreForkState(forks.Lagoon)
	if err != nil {
		return nil, err
	}
	for addr, account := range karst {
		gen.Alloc[addr] = account
	}
	// Nobody whom the source chain trusts is trusted here: the proxies' admin has our owner, messenger and bridge have their counterparts
	// on our L1, and the bridge of single tokens (ERC-721), which has no counterpart there, has none.
	set := func(predeploy string, slot int64, value common.Hash) {
		account := gen.Alloc[common.HexToAddress(predeploy)]
		if account.Storage == nil {
			account.Storage = make(map[common.Hash]common.Hash)
		}
		account.Storage[common.BigToHash(big.NewInt(slot))] = value
		gen.Alloc[common.HexToAddress(predeploy)] = account
	}
	set("0x4200000000000000000000000000000000000018", 0, common.BytesToHash(req.Owner[:])) // ProxyAdmin
	l1 := peersOf(req.Owner)
	set("0x4200000000000000000000000000000000000007", 0xcf, common.BytesToHash(l1.messenger[:])) // L2CrossDomainMessenger
	set("0x4200000000000000000000000000000000000010", 4, common.BytesToHash(l1.bridge[:]))       // L2StandardBridge
	set("0x4200000000000000000000000000000000000014", 2, common.Hash{})                          // L2ERC721Bridge
	fund(gen.Alloc, req.Funds, req.Funded...)

	zero := uint64(0)
	config := *gen.Config
	config.ChainID = new(big.Int).SetUint64(req.L2ChainID)
	config.BedrockBlock = new(big.Int)
	config.ShanghaiTime, config.CancunTime, config.PragueTime, config.OsakaTime = &zero, &zero, &zero, &zero
	config.RegolithTime, config.CanyonTime, config.EcotoneTime, config.FjordTime = &zero, &zero, &zero, &zero
	config.GraniteTime, config.HoloceneTime, config.IsthmusTime, config.JovianTime, config.KarstTime = &zero, &zero, &zero, &zero, &zero
	config.LagoonTime = nil
	config.BlobScheduleConfig = nil
	canyon := uint64(denominator)
	config.Optimism = &params.OptimismConfig{EIP1559Elasticity: elasticity, EIP1559Denominator: denominatorBedrock, EIP1559DenominatorCanyon: &canyon}
	gen.Config = &config
	gen.Timestamp, gen.GasLimit, gen.BaseFee, gen.ExtraData = req.Time, l2GasLimit, big.NewInt(params.GWei), extraData
	return gen, nil
}

func fund(alloc types.GenesisAlloc, wei *big.Int, accounts ...common.Address) {
	for _, addr := range accounts {
		account := alloc[addr]
		account.Balance = wei
		alloc[addr] = account
	}
}

// outputRoot of the L2 genesis block: what the first dispute games start from.
func outputRoot(l2 *core.Genesis) common.Hash {
	header := l2.ToBlock().Header()
	return common.Hash(eth.OutputRoot(&eth.OutputV0{
		StateRoot: eth.Bytes32(header.Root), MessagePasserStorageRoot: eth.Bytes32(*header.WithdrawalsHash), BlockHash: header.Hash(),
	}))
}

func rollupConfig(req Request, l1, l2 *core.Genesis, contracts Contracts) (*rollup.Config, error) {
	zero, canyon := uint64(0), uint64(denominator)
	config := &rollup.Config{
		Genesis: rollup.Genesis{
			L1: eth.BlockID{Hash: l1.ToBlock().Hash()}, L2: eth.BlockID{Hash: l2.ToBlock().Hash()}, L2Time: l2.Timestamp,
			SystemConfig: eth.SystemConfig{
				BatcherAddr: req.Batcher, GasLimit: l2GasLimit,
				Scalar: eth.EncodeScalar(eth.EcotoneScalars{BaseFeeScalar: baseFeeScalar, BlobBaseFeeScalar: blobBaseFeeScalar}),
			},
		},
		BlockTime: req.BlockTime, SeqWindowSize: 3600, ChannelTimeoutBedrock: 300, MaxSequencerDrift: 600,
		L1ChainID: new(big.Int).SetUint64(req.L1ChainID), L2ChainID: l2.Config.ChainID,
		RegolithTime: &zero, CanyonTime: &zero, DeltaTime: &zero, EcotoneTime: &zero, FjordTime: &zero, GraniteTime: &zero,
		HoloceneTime: &zero, IsthmusTime: &zero, JovianTime: &zero, KarstTime: &zero,
		BatchInboxAddress: inbox, DepositContractAddress: contracts.OptimismPortal, L1SystemConfigAddress: contracts.SystemConfig,
		ChainOpConfig: &opparams.OptimismConfig{EIP1559Elasticity: elasticity, EIP1559Denominator: denominatorBedrock, EIP1559DenominatorCanyon: &canyon},
	}
	return config, config.Check()
}
