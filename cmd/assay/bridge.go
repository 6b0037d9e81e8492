package main

import (
	"errors"
	"fmt"
	"io"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/urfave/cli/v2"

	"assay/internal/bridge"
)

const (
	flagL1RPC      = "l1-rpc"
	flagL1Portal   = "l1-portal"
	flagCallGas    = "call-gas"
	flagCallData   = "call-data"
	flagWithdrawal = "withdrawal"

	etherDecimals = 18
	// bridgeTimeout of the development rollup's waits; a public rollup's are days, and want --timeout.
	bridgeTimeout = 10 * time.Minute
)

func l1Flags() []cli.Flag {
	return []cli.Flag{
		stringFlag("", flagL1RPC, "", "`URL` of L1's RPC; the deployment file's if empty"),
		stringFlag("", flagL1Portal, "", "`ADDRESS` of the rollup's OptimismPortal on L1; the deployment file's if empty"),
	}
}

func bridgeFlags(more ...cli.Flag) []cli.Flag {
	return join(chainFlags(), keyFlags(), l1Flags(), []cli.Flag{timeoutFlag(bridgeTimeout)}, more)
}

func callFlags(other string) []cli.Flag {
	return []cli.Flag{
		required(stringFlag("", flagAmount, "", "`AMOUNT` of ether; 0 if only the call matters")),
		accountFlag("`ADDRESS` that is called and paid on " + other + "; the key's if empty"),
		&cli.Uint64Flag{Name: flagCallGas, EnvVars: env("BRIDGE", flagCallGas), Value: bridge.CallGas, Usage: "`GAS` for the call on " + other},
		stringFlag("BRIDGE", flagCallData, "", "`HEX` data of the call on "+other),
	}
}

func bridgeCommand() *cli.Command {
	named := required(stringFlag("BRIDGE", flagWithdrawal, "", "`HASH` of the withdrawal's transaction on L2"))
	return &cli.Command{
		Name:  "bridge",
		Usage: "move ether and calls between a rollup and its L1",
		Subcommands: []*cli.Command{
			{
				Name: "deposit", Usage: "take ether from L1 to the rollup, or make a call there that its sequencer cannot leave out",
				Description: "The call comes from the key's own account. A sequencer that ignores the account's transactions has to include it.\n\n" +
					examples("assay bridge deposit --amount 1.5", "assay bridge deposit --amount 0 --account 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 --call-data 0x3ccfd60b --call-gas 200000"),
				Flags:  bridgeFlags(callFlags("the rollup")...),
				Action: withBridge(bridgeDeposit),
			},
			{
				Name:  "withdraw",
				Usage: "take ether from the rollup to L1: start, prove, finalize",
				Subcommands: []*cli.Command{
					{
						Name: "start", Usage: "start a withdrawal on the rollup; its transaction's hash names it from then on",
						Description: examples("assay bridge withdraw start --amount 1.5"),
						Flags:       bridgeFlags(callFlags("L1")...),
						Action:      withBridge(withdrawStart),
					},
					{
						Name: "prove", Usage: "wait for a proposal of an output root that covers a withdrawal, and prove it on L1",
						Description: examples("assay bridge withdraw prove --withdrawal " + exampleTask),
						Flags:       bridgeFlags(named),
						Action:      withBridge(withdrawProve),
					},
					{
						Name: "finalize", Usage: "wait until a proven withdrawal may be finalized, end its dispute game, and get the ether",
						Description: examples("assay bridge withdraw finalize --withdrawal "+exampleTask, "assay bridge withdraw finalize --timeout 200h --withdrawal "+exampleTask),
						Flags:       bridgeFlags(named),
						Action:      withBridge(withdrawFinalize),
					},
				},
			},
		},
	}
}

// withBridge is withSigner with both sides of the rollup, which says on standard error what it waits for.
func withBridge(work func(*cli.Context, *session, *bridge.Bridge) error) cli.ActionFunc {
	return withSigner(func(c *cli.Context, s *session) error {
		if s.dep.L1RPC == "" || s.dep.L1Portal == (common.Address{}) {
			return withHint(errors.New("the deployment file names no L1"), "pass --l1-rpc and --l1-portal; `assay devnet --op-stack` writes them into the file")
		}
		l1, err := ethclient.DialContext(s.ctx, s.dep.L1RPC)
		if err != nil {
			return fmt.Errorf("L1 RPC %s: %w", s.dep.L1RPC, err)
		}
		defer l1.Close()
		start := time.Now()
		return work(c, s, &bridge.Bridge{L1: l1, L2: s.client, Portal: s.dep.L1Portal, Progress: func(stage string) {
			fmt.Fprintf(c.App.ErrWriter, "%6.1f s  %s\n", time.Since(start).Seconds(), stage)
		}})
	})
}

// callOf reads what a command's flags say about the call on the other side.
func callOf(c *cli.Context, s *session) (to common.Address, value *big.Int, data []byte, err error) {
	if value, err = parseAmount(c.String(flagAmount), etherDecimals); err != nil {
		return to, nil, nil, fmt.Errorf("--%s: %w", flagAmount, err)
	}
	to = s.from
	if c.String(flagAccount) != "" {
		if to, err = address(c, flagAccount); err != nil {
			return to, nil, nil, err
		}
	}
	if text := c.String(flagCallData); text != "" {
		if data, err = hexutil.Decode(text); err != nil {
			return to, nil, nil, withHint(fmt.Errorf("--%s: %w", flagCallData, err), "write 0x and pairs of hexadecimal digits")
		}
	}
	return to, value, data, nil
}

func bridgeDeposit(c *cli.Context, s *session, b *bridge.Bridge) error {
	to, value, data, err := callOf(c, s)
	if err != nil {
		return err
	}
	deposited, err := b.Deposit(s.ctx, s.key, to, value, c.Uint64(flagCallGas), data)
	if err != nil {
		return s.chain.Explain(err)
	}
	return s.print(deposited, func(w io.Writer) {
		fmt.Fprintf(w, "Deposited %s ether for %s\n  on L1  %s, %d gas\n  on L2  %s, %d gas\n", formatAmount(value, etherDecimals), to,
			deposited.L1Tx, deposited.L1Gas, deposited.L2Tx, deposited.L2Gas)
	})
}

func withdrawStart(c *cli.Context, s *session, b *bridge.Bridge) error {
	to, value, data, err := callOf(c, s)
	if err != nil {
		return err
	}
	receipt, err := b.Withdraw(s.ctx, s.key, to, value, c.Uint64(flagCallGas), data)
	if err != nil {
		return err
	}
	return s.print(s.result(receipt), func(w io.Writer) {
		fmt.Fprintf(w, "Withdrawal of %s ether to %s started; next: assay bridge withdraw prove --withdrawal %s\n", formatAmount(value, etherDecimals), to, receipt.TxHash)
	})
}

func withdrawalHash(c *cli.Context) (common.Hash, error) {
	var hash common.Hash
	if err := hash.UnmarshalText([]byte(c.String(flagWithdrawal))); err != nil {
		return hash, withHint(fmt.Errorf("--%s: %w", flagWithdrawal, err), "`assay bridge withdraw start` shows it: 0x and 64 hexadecimal digits")
	}
	return hash, nil
}

func withdrawProve(c *cli.Context, s *session, b *bridge.Bridge) error {
	hash, err := withdrawalHash(c)
	if err != nil {
		return err
	}
	receipt, err := b.Prove(s.ctx, s.key, hash)
	if err != nil {
		return err
	}
	return printL1(s, receipt, "Proven; next: assay bridge withdraw finalize --withdrawal "+hash.Hex())
}

func withdrawFinalize(c *cli.Context, s *session, b *bridge.Bridge) error {
	hash, err := withdrawalHash(c)
	if err != nil {
		return err
	}
	receipt, err := b.Finalize(s.ctx, s.key, hash)
	if err != nil {
		return err
	}
	return printL1(s, receipt, "Finalized: the ether is on L1")
}

func printL1(s *session, receipt *types.Receipt, title string) error {
	result := s.result(receipt)
	return s.print(result, func(w io.Writer) {
		fmt.Fprintf(w, "%s\n  transaction  %s on L1\n  gas          %d\n", title, result.TxHash, result.GasUsed)
	})
}
