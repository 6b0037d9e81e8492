package sender

import (
	"context"
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/repops"
)

const (
	// byteGas is what a byte of calldata takes where calldata is what costs (EIP-7623): a call brings no more bytes than its gas pays for.
	byteGas = 40
	// answerGas is what publishing demanded leaves takes beside their bytes, hashedByteGas what a byte takes with its hashing; proofBytes is more
	// than their proof has.
	answerGas, hashedByteGas, proofBytes = 150_000, 44, 4 << 10
	// feeSample is of how many bytes the L1 fee is asked: as many as a transaction of ours brings at most. The fee grows with them.
	feeSample = 64 << 10
)

// GasPriceOracle is the OP stack's predeploy that tells what L1 takes for a transaction's bytes.
var GasPriceOracle = common.HexToAddress("0x420000000000000000000000000000000000000F")

// oracle is the part of GasPriceOracle that is asked. What gives a bound is there since Fjord.
var oracle = func() abi.ABI {
	parsed, err := abi.JSON(strings.NewReader(`[
		{"type":"function","name":"getL1FeeUpperBound","stateMutability":"view","inputs":[{"name":"size","type":"uint256"}],"outputs":[{"type":"uint256"}]},
		{"type":"function","name":"getL1Fee","stateMutability":"view","inputs":[{"name":"data","type":"bytes"}],"outputs":[{"type":"uint256"}]}]`))
	if err != nil {
		panic(err)
	}
	return parsed
}()

// Fees are what a transaction costs at the present fees, in wei.
type Fees struct {
	// Gas is the price of a unit of gas, Byte what L1 takes for a byte of a transaction: zero on a chain that is no rollup.
	Gas, Byte *big.Int
}

// Of is what a transaction of so much gas and so many bytes costs.
func (f Fees) Of(gas, bytes uint64) *big.Int {
	execution := new(big.Int).Mul(f.Gas, new(big.Int).SetUint64(gas))
	return execution.Add(execution, new(big.Int).Mul(f.Byte, new(big.Int).SetUint64(bytes)))
}

// Call is what calls of so much gas cost at most, whatever bytes they bring.
func (f Fees) Call(gas uint64) *big.Int { return f.Of(gas, gas/byteGas) }

// Answer is what publishing so many demanded leaves costs at most: with their proof and what it takes to hash them.
func (f Fees) Answer(leaves uint64) *big.Int {
	bytes := leaves*repops.LeafBytes + proofBytes
	return f.Of(answerGas+hashedByteGas*bytes, bytes)
}

// Fees asks what a transaction costs now, the L1 fee of a rollup included.
func (s *Sender) Fees(ctx context.Context) (Fees, error) {
	return Present(ctx, s.cfg.Client, s.cfg.Chain)
}

// Present is Fees for whoever sends nothing.
func Present(ctx context.Context, client Client, ch *chain.Chain) (Fees, error) {
	head, err := client.HeaderByNumber(ctx, nil)
	if err != nil {
		return Fees{}, err
	}
	price, err := client.SuggestGasTipCap(ctx)
	if err != nil {
		return Fees{}, err
	}
	if head.BaseFee != nil {
		price = new(big.Int).Add(price, head.BaseFee)
	}
	fee, err := l1Fee(ctx, client, ch)
	if err != nil {
		return Fees{}, fmt.Errorf("ask %s for the L1 fee: %w", GasPriceOracle, err)
	}
	// Rounded up: a fee below a wei a byte is one.
	fee.Add(fee, big.NewInt(feeSample-1))
	return Fees{Gas: price, Byte: fee.Quo(fee, big.NewInt(feeSample))}, nil
}

// l1Fee is what L1 takes at most for feeSample bytes; zero where no such contract is.
func l1Fee(ctx context.Context, client Client, ch *chain.Chain) (*big.Int, error) {
	fee, err := askOracle(ctx, client, "getL1FeeUpperBound", big.NewInt(feeSample))
	if err == nil {
		return fee, nil
	}
	if _, reverted := chain.AsRevert(ch.Explain(err)); !reverted {
		return nil, err
	}
	// Before Fjord there is no bound, and bytes are priced by how many of them are not zero.
	data := make([]byte, feeSample)
	for i := range data {
		data[i] = 0xff
	}
	return askOracle(ctx, client, "getL1Fee", data)
}

func askOracle(ctx context.Context, client Client, method string, arg any) (*big.Int, error) {
	call, err := oracle.Pack(method, arg)
	if err != nil {
		return nil, err
	}
	raw, err := client.CallContract(ctx, ethereum.CallMsg{To: &GasPriceOracle, Data: call}, nil)
	if err != nil {
		return nil, err
	}
	if len(raw) == 0 {
		return new(big.Int), nil // no contract has no answer
	}
	out, err := oracle.Unpack(method, raw)
	if err != nil {
		return nil, err
	}
	return out[0].(*big.Int), nil
}
