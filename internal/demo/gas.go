package demo

import (
	"context"
	"fmt"
	"math/big"
	"sort"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/bindings/aggregationfraud"
	"assay/bindings/assaytoken"
	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// CallGas is what transactions used: those that called one contract function, or concern one task.
type CallGas struct {
	Calls uint64 `json:"calls"`
	Total uint64 `json:"total"`
	Max   uint64 `json:"max"`
	// Bytes of the signed transactions; L1Bytes is what an OP-stack rollup charges them for: its estimate of their compressed size, at
	// least 100 a transaction.
	Bytes   uint64 `json:"bytes"`
	L1Bytes uint64 `json:"l1_bytes"`
	// Failed counts transactions that reverted; their gas is in Total.
	Failed uint64 `json:"failed"`
}

func (g *CallGas) add(tx *types.Transaction, receipt *types.Receipt) {
	g.Calls++
	g.Total += receipt.GasUsed
	g.Max = max(g.Max, receipt.GasUsed)
	g.Bytes += tx.Size()
	g.L1Bytes += tx.RollupCostData().EstimatedDASize().Uint64()
	if receipt.Status != types.ReceiptStatusSuccessful {
		g.Failed++
	}
}

// Mean gas of one call.
func (g CallGas) Mean() uint64 {
	if g.Calls == 0 {
		return 0
	}
	return g.Total / g.Calls
}

// GasMeter adds up the gas of every transaction to the contracts, block by block.
type GasMeter struct {
	client *ethclient.Client
	names  map[[4]byte]string
	next   uint64
	calls  map[string]CallGas
	tasks  map[protocol.Hash]CallGas
	total  CallGas
}

// NewGasMeter starts at block `from`.
func NewGasMeter(client *ethclient.Client, from uint64) (*GasMeter, error) {
	m := &GasMeter{client: client, names: make(map[[4]byte]string), next: from, calls: make(map[string]CallGas), tasks: make(map[protocol.Hash]CallGas)}
	for _, meta := range []*bind.MetaData{
		&assaytoken.AssayTokenMetaData, &stakevault.StakeVaultMetaData, &trainingtasks.TrainingTasksMetaData, &trainingrounds.TrainingRoundsMetaData,
		&aggregationfraud.AggregationFraudMetaData, &rootdescent.RootDescentMetaData, &payloadreveals.PayloadRevealsMetaData,
		&trainingdispute.TrainingDisputeMetaData, &trainingfraud.TrainingFraudMetaData,
	} {
		parsed, err := meta.ParseABI()
		if err != nil {
			return nil, err
		}
		for _, method := range parsed.Methods {
			m.names[[4]byte(method.ID)] = method.RawName
		}
	}
	return m, nil
}

// Advance reads the blocks up to and including `to`.
func (m *GasMeter) Advance(ctx context.Context, to uint64) error {
	for ; m.next <= to; m.next++ {
		block, err := m.client.BlockByNumber(ctx, new(big.Int).SetUint64(m.next))
		if err != nil {
			return fmt.Errorf("block %d: %w", m.next, err)
		}
		if len(block.Transactions()) == 0 {
			continue
		}
		receipts, err := m.client.BlockReceipts(ctx, rpc.BlockNumberOrHashWithHash(block.Hash(), false))
		if err != nil {
			return fmt.Errorf("receipts of block %d: %w", m.next, err)
		}
		for i, tx := range block.Transactions() {
			// A rollup's blocks begin with one that nobody sent: what L1 looks like.
			if tx.IsDepositTx() && tx.To() != nil && *tx.To() == types.L1BlockAddr {
				continue
			}
			m.add(tx, receipts[i])
		}
	}
	return nil
}

func (m *GasMeter) add(tx *types.Transaction, receipt *types.Receipt) {
	name := "deploy"
	if to := tx.To(); to != nil && *to != (common.Address{}) {
		name = "transfer"
		data := tx.Data()
		// Every function that concerns a task has its id first, by itself or in front of a struct.
		if len(data) >= 4+32 {
			task := m.tasks[protocol.Hash(data[4:4+32])]
			task.add(tx, receipt)
			m.tasks[protocol.Hash(data[4:4+32])] = task
		}
		if len(data) >= 4 {
			name = m.Name(data)
		}
	}
	g := m.calls[name]
	g.add(tx, receipt)
	m.calls[name] = g
	m.total.add(tx, receipt)
}

// Name of the contract function that a call's data begins with; the selector if it is none of ours.
func (m *GasMeter) Name(data []byte) string {
	if known, ok := m.names[[4]byte(data)]; ok {
		return known
	}
	return fmt.Sprintf("0x%x", data[:4])
}

// Total of all transactions read.
func (m *GasMeter) Total() CallGas { return m.total }

// OfTask returns what a task's transactions took, among those read.
func (m *GasMeter) OfTask(task protocol.Hash) CallGas { return m.tasks[task] }

// ByCall returns the gas by function name.
func (m *GasMeter) ByCall() map[string]CallGas { return m.calls }

// Names returns the function names, most gas first.
func (m *GasMeter) Names() []string {
	names := make([]string, 0, len(m.calls))
	for name := range m.calls {
		names = append(names, name)
	}
	sort.Slice(names, func(i, j int) bool {
		a, b := m.calls[names[i]].Total, m.calls[names[j]].Total
		return a > b || a == b && names[i] < names[j]
	})
	return names
}
