package chain

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/bindings/assaytoken"
	"assay/bindings/stakevault"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// DeployParams are the constants of a deployment.
type DeployParams struct {
	// UnbondingPeriod and UnbondingMargin in seconds: a task is refused unless the period is its liability plus the margin.
	UnbondingPeriod, UnbondingMargin uint64
	// MinWindow floors every window of a task, in seconds.
	MinWindow uint32
	// Referee and Game may convict and overturn; zero is nobody.
	Referee, Game common.Address
	// Token is the stake and reward token; zero deploys the development token.
	Token common.Address
}

// DeployBackend is the RPC client's part that deploying needs; *ethclient.Client has it.
type DeployBackend interface {
	ethereum.GasEstimator
	ethereum.GasPricer1559
	ethereum.TransactionSender
	ethereum.TransactionReader
	ChainID(ctx context.Context) (*big.Int, error)
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	NonceAt(ctx context.Context, account common.Address, block *big.Int) (uint64, error)
}

// receiptPause is how long Deploy waits between two looks for a receipt.
const receiptPause = 200 * time.Millisecond

// ErrDeploy says that a contract did not come to be where it was predicted.
var ErrDeploy = errors.New("deployment failed")

// Deploy creates the contracts in one run of consecutive nonces: vault, tasks and rounds refer to each other by the addresses that
// follow from them. It waits until all are in blocks. RPC and WS of the result are left to the caller.
func Deploy(ctx context.Context, b DeployBackend, key *ecdsa.PrivateKey, p DeployParams) (protocol.Deployment, error) {
	from := crypto.PubkeyToAddress(key.PublicKey)
	id, err := b.ChainID(ctx)
	if err != nil {
		return protocol.Deployment{}, fmt.Errorf("read chain id: %w", err)
	}
	nonce, err := b.NonceAt(ctx, from, nil)
	if err != nil {
		return protocol.Deployment{}, fmt.Errorf("read nonce of %s: %w", from, err)
	}
	head, err := b.HeaderByNumber(ctx, nil)
	if err != nil {
		return protocol.Deployment{}, fmt.Errorf("read head: %w", err)
	}
	tip, err := b.SuggestGasTipCap(ctx)
	if err != nil {
		return protocol.Deployment{}, fmt.Errorf("read fees: %w", err)
	}
	dep := protocol.Deployment{ChainID: id.Uint64(), DeployBlock: head.Number.Uint64() + 1, Token: p.Token}
	next := nonce
	var codes [][]byte
	if p.Token == (common.Address{}) {
		dep.Token = crypto.CreateAddress(from, next)
		codes = append(codes, common.FromHex(assaytoken.AssayTokenMetaData.Bin))
		next++
	}
	dep.Vault, dep.Tasks, dep.Rounds = crypto.CreateAddress(from, next), crypto.CreateAddress(from, next+1), crypto.CreateAddress(from, next+2)
	codes = append(codes,
		initCode(stakevault.StakeVaultMetaData.Bin, stakevault.NewStakeVault().PackConstructor(dep.Token, dep.Tasks, p.UnbondingPeriod)),
		initCode(trainingtasks.TrainingTasksMetaData.Bin, trainingtasks.NewTrainingTasks().PackConstructor(
			dep.Vault, dep.Rounds, p.MinWindow, p.UnbondingMargin, p.Referee, p.Game)),
		initCode(trainingrounds.TrainingRoundsMetaData.Bin, trainingrounds.NewTrainingRounds().PackConstructor(dep.Tasks)),
	)
	signer := types.LatestSignerForChainID(id)
	feeCap := new(big.Int).Add(new(big.Int).Mul(head.BaseFee, big.NewInt(2)), tip)
	for i, code := range codes {
		// Estimated one by one: a constructor reads the contract created before it.
		gas, err := b.EstimateGas(ctx, ethereum.CallMsg{From: from, Data: code})
		if err != nil {
			return dep, fmt.Errorf("estimate contract %d of %d: %w", i+1, len(codes), err)
		}
		tx, err := types.SignNewTx(key, signer, &types.DynamicFeeTx{
			ChainID: id, Nonce: nonce + uint64(i), GasTipCap: tip, GasFeeCap: feeCap, Gas: gas + gas/10, Data: code,
		})
		if err != nil {
			return dep, err
		}
		if err := b.SendTransaction(ctx, tx); err != nil {
			return dep, fmt.Errorf("send contract %d of %d: %w", i+1, len(codes), err)
		}
		receipt, err := waitReceipt(ctx, b, tx.Hash())
		if err != nil {
			return dep, err
		}
		if receipt.Status != types.ReceiptStatusSuccessful || receipt.ContractAddress != crypto.CreateAddress(from, nonce+uint64(i)) {
			return dep, fmt.Errorf("%w: contract %d of %d, transaction %s", ErrDeploy, i+1, len(codes), tx.Hash())
		}
	}
	return dep, nil
}

func initCode(bin string, args []byte) []byte {
	return slices.Concat(common.FromHex(bin), args)
}

// waitReceipt keeps asking through errors: a node that has just mined may still be indexing.
func waitReceipt(ctx context.Context, b ethereum.TransactionReader, tx common.Hash) (*types.Receipt, error) {
	ticker := time.NewTicker(receiptPause)
	defer ticker.Stop()
	for {
		receipt, err := b.TransactionReceipt(ctx, tx)
		if err == nil {
			return receipt, nil
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return nil, fmt.Errorf("wait for %s: %w (%w)", tx, ctx.Err(), err)
		}
	}
}
