package main

import (
	"context"
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
	"assay/internal/chain"
	"assay/internal/keys"
)

const (
	flagL1RPC      = "l1-rpc"
	flagL1Portal   = "l1-portal"
	flagCallGas    = "call-gas"
	flagCallData   = "call-data"
	flagWithdrawal = "withdrawal"
	flagL2Token    = "l2-token"
	flagDeposit    = "deposit"
	flagAgain      = "again"

	exampleL1Token = "0x1111111111111111111111111111111111111111"

	etherDecimals = 18
	// bridgeTimeout of the development rollup's waits; a public rollup's are days, and want --timeout.
	bridgeTimeout = 10 * time.Minute
)

func l1Flags() []cli.Flag { return l1FlagsOr("the deployment file's if empty") }

func l1FlagsOr(otherwise string) []cli.Flag {
	return []cli.Flag{
		stringFlag("", flagL1RPC, "", "`URL` of L1's RPC; "+otherwise),
		stringFlag("", flagL1Portal, "", "`ADDRESS` of the rollup's OptimismPortal on L1; "+otherwise),
	}
}

func bridgeFlags(more ...cli.Flag) []cli.Flag {
	return join(chainFlags(), keyFlags(), l1Flags(), []cli.Flag{timeoutFlag(bridgeTimeout)}, more)
}

func callFlags(other string) []cli.Flag {
	return []cli.Flag{
		required(stringFlag("", flagAmount, "", "`AMOUNT` of ether, 0 if only the call matters; with --token of tokens")),
		tokenFlag("`ADDRESS` on L1 of the token to move; ether if empty"),
		stringFlag("BRIDGE", flagL2Token, "", "`ADDRESS` on the rollup of what represents --token there; the deployment's token if empty"),
		accountFlag("`ADDRESS` that is called and paid on " + other + "; the key's if empty"),
		&cli.Uint64Flag{Name: flagCallGas, EnvVars: env("BRIDGE", flagCallGas), DefaultText: fmt.Sprintf("%d for ether, %d for tokens", bridge.CallGas, bridge.TokenGas),
			Usage: "`GAS` for the call on " + other + ", or for the bridge's part there"},
		stringFlag("BRIDGE", flagCallData, "", "`HEX` data of the call on "+other+"; not with --token"),
	}
}

func tokenFlag(usage string) *cli.StringFlag { return stringFlag("BRIDGE", flagToken, "", usage) }

func bridgeCommand() *cli.Command {
	named := required(stringFlag("BRIDGE", flagWithdrawal, "", "`HASH` of the withdrawal's transaction on L2"))
	return &cli.Command{
		Name:  "bridge",
		Usage: "move ether, tokens and calls between a rollup and its L1",
		Subcommands: []*cli.Command{
			{
				Name: "deposit", Usage: "take ether or tokens from L1 to the rollup, or make a call there that its sequencer cannot leave out",
				Description: "The call comes from the key's own account. A sequencer that ignores the account's transactions has to include it. Tokens go\n" +
					"through the standard bridge, which is allowed to take the amount first, unless it may already.\n\n" +
					examples("assay bridge deposit --amount 1.5", "assay bridge deposit --amount 5000 --token "+exampleL1Token, "assay bridge deposit --amount 0 --account 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 --call-data 0x3ccfd60b --call-gas 200000"),
				Flags:  bridgeFlags(callFlags("the rollup")...),
				Action: withBridge(bridgeDeposit),
			},
			{
				Name:  "withdraw",
				Usage: "take ether or tokens from the rollup to L1: start, prove, finalize",
				Subcommands: []*cli.Command{
					{
						Name: "start", Usage: "start a withdrawal on the rollup; its transaction's hash names it from then on",
						Description: examples("assay bridge withdraw start --amount 1.5", "assay bridge withdraw start --amount 5000 --token "+exampleL1Token),
						Flags:       bridgeFlags(callFlags("L1")...),
						Action:      withBridge(withdrawStart),
					},
					{
						Name: "prove", Usage: "wait for a proposal of an output root that covers a withdrawal, and prove it on L1",
						Description: "What is proven by the same key is not proven again, as its waiting time would start anew, unless its dispute game was lost.\n\n" +
							examples("assay bridge withdraw prove --withdrawal "+exampleTask, "assay bridge withdraw prove --again --withdrawal "+exampleTask),
						Flags: bridgeFlags(named, &cli.BoolFlag{Name: flagAgain, EnvVars: env("BRIDGE", flagAgain),
							Usage: "prove it anew all the same, as when L1 no longer accepts the game that it was proven with"}),
						Action: withBridge(withdrawProve),
					},
					{
						Name: "finalize", Usage: "wait until a proven withdrawal may be finalized, end its dispute game, and be paid",
						Description: examples("assay bridge withdraw finalize --withdrawal "+exampleTask, "assay bridge withdraw finalize --timeout 200h --withdrawal "+exampleTask),
						Flags:       bridgeFlags(named),
						Action:      withBridge(withdrawFinalize),
					},
				},
			},
			{
				Name: "retry", Usage: "repeat a deposit's or withdrawal's call that failed on the other side",
				Description: "Tokens, and what else goes through the messengers, is not lost when the call fails: the messenger on that side keeps it, and anybody\n" +
					"may repeat it, with as much gas as it needs. Ether and calls without a messenger are not kept.\n\n" +
					examples("assay bridge retry --deposit "+exampleTask, "assay bridge retry --withdrawal "+exampleTask),
				Flags: bridgeFlags(
					stringFlag("BRIDGE", flagDeposit, "", "`HASH` of the deposit's transaction on L1"),
					stringFlag("BRIDGE", flagWithdrawal, "", "`HASH` of the withdrawal's transaction on L2")),
				Action: bridgeRetry,
			},
			{
				Name:  "token",
				Usage: "what stands on the rollup for a token of L1",
				Subcommands: []*cli.Command{
					{
						Name: "create", Usage: "make the token that stands on the rollup for one of L1, unless it is there",
						Description: "It has the name, symbol and decimals of the other, and only the bridge mints and burns it. A deployment is made with it:\n" +
							"assay deploy --token. No deployment file is read.\n\n" +
							examples("assay bridge token create --rpc http://127.0.0.1:8545 --l1-rpc http://127.0.0.1:9545 --token "+exampleL1Token),
						Flags: join([]cli.Flag{
							required(stringFlag("", flagRPC, "", "`URL` of the rollup's RPC")),
							required(stringFlag("", flagL1RPC, "", "`URL` of L1's RPC")),
							required(tokenFlag("`ADDRESS` of the token on L1")),
							timeoutFlag(bridgeTimeout),
						}, keyFlags()),
						Action: tokenCreate,
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
		l1, err := dial(s.ctx, s.dep.L1RPC, c.App.ErrWriter, 0)
		if err != nil {
			return fmt.Errorf("L1 RPC %s: %w", s.dep.L1RPC, err)
		}
		defer l1.Close()
		return work(c, s, &bridge.Bridge{L1: l1, L2: s.client, Portal: s.dep.L1Portal, Progress: bridgeProgress(c.App.ErrWriter)})
	})
}

// bridgeProgress writes each stage with the seconds since the first.
func bridgeProgress(w io.Writer) func(stage string) {
	start := time.Now()
	return func(stage string) { fmt.Fprintf(w, "%6.1f s  %s\n", time.Since(start).Seconds(), stage) }
}

// transfer is what a command's flags say about the other side: what to is paid there, and what is called.
type transfer struct {
	to common.Address
	// amount in wei, or in the token's smallest unit.
	amount   *big.Int
	decimals uint8
	unit     string
	gas      uint64
	data     []byte
	// pair is nil for ether.
	pair *bridge.Pair
}

func (t transfer) String() string { return formatAmount(t.amount, t.decimals) + " " + t.unit }

func transferOf(c *cli.Context, s *session, b *bridge.Bridge) (t transfer, err error) {
	t = transfer{to: s.from, decimals: etherDecimals, unit: "ether", gas: bridge.CallGas}
	if c.String(flagAccount) != "" {
		if t.to, err = address(c, flagAccount); err != nil {
			return t, err
		}
	}
	if c.String(flagToken) != "" {
		if t.pair, err = pairOf(c, s, b); err != nil {
			return t, err
		}
		t.unit, t.gas = "tokens", bridge.TokenGas
		if t.decimals, err = chain.TokenDecimals(s.ctx, b.L1, t.pair.L1); err != nil {
			return t, err
		}
	}
	if c.IsSet(flagCallGas) {
		t.gas = c.Uint64(flagCallGas)
	}
	if t.amount, err = parseAmount(c.String(flagAmount), t.decimals); err != nil {
		return t, fmt.Errorf("--%s: %w", flagAmount, err)
	}
	if text := c.String(flagCallData); text != "" {
		if t.pair != nil {
			return t, withHint(fmt.Errorf("--%s: the bridge calls nobody when it moves tokens", flagCallData), "leave it out, or move ether")
		}
		if t.data, err = hexutil.Decode(text); err != nil {
			return t, withHint(fmt.Errorf("--%s: %w", flagCallData, err), "write 0x and pairs of hexadecimal digits")
		}
	}
	return t, nil
}

func pairOf(c *cli.Context, s *session, b *bridge.Bridge) (*bridge.Pair, error) {
	l1, err := address(c, flagToken)
	if err != nil {
		return nil, err
	}
	l2 := s.dep.Token
	if c.String(flagL2Token) != "" {
		if l2, err = address(c, flagL2Token); err != nil {
			return nil, err
		}
	}
	pair, err := b.Pair(s.ctx, l1, l2)
	return &pair, err
}

func bridgeDeposit(c *cli.Context, s *session, b *bridge.Bridge) error {
	t, err := transferOf(c, s, b)
	if err != nil {
		return err
	}
	var deposited bridge.Deposited
	if t.pair != nil {
		deposited, err = b.DepositToken(s.ctx, s.key, *t.pair, t.to, t.amount, t.gas)
	} else {
		deposited, err = b.Deposit(s.ctx, s.key, t.to, t.amount, t.gas, t.data)
	}
	if err != nil {
		return s.chain.Explain(err)
	}
	return s.print(deposited, func(w io.Writer) {
		fmt.Fprintf(w, "Deposited %s for %s\n  on L1  %s, %d gas\n  on L2  %s, %d gas\n", t, t.to, deposited.L1Tx, deposited.L1Gas, deposited.L2Tx, deposited.L2Gas)
	})
}

func withdrawStart(c *cli.Context, s *session, b *bridge.Bridge) error {
	t, err := transferOf(c, s, b)
	if err != nil {
		return err
	}
	var receipt *types.Receipt
	if t.pair != nil {
		receipt, err = b.WithdrawToken(s.ctx, s.key, *t.pair, t.to, t.amount, t.gas)
	} else {
		receipt, err = b.Withdraw(s.ctx, s.key, t.to, t.amount, t.gas, t.data)
	}
	if err != nil {
		return err
	}
	return s.print(s.result(receipt), func(w io.Writer) {
		fmt.Fprintf(w, "Withdrawal of %s to %s started; next: assay bridge withdraw prove --withdrawal %s\n", t, t.to, receipt.TxHash)
	})
}

func withdrawalHash(c *cli.Context) (common.Hash, error) {
	return transferHash(c, flagWithdrawal, "assay bridge withdraw start")
}

// transferHash reads the flag that names a transfer, which a command shows.
func transferHash(c *cli.Context, flag, shows string) (common.Hash, error) {
	var hash common.Hash
	if err := hash.UnmarshalText([]byte(c.String(flag))); err != nil {
		return hash, withHint(fmt.Errorf("--%s: %w", flag, err), "`%s` shows it: 0x and 64 hexadecimal digits", shows)
	}
	return hash, nil
}

func bridgeRetry(c *cli.Context) error {
	if (c.String(flagDeposit) == "") == (c.String(flagWithdrawal) == "") {
		return withHint(errors.New("nothing, or too much, is named to be repeated"), "give one of --deposit and --withdrawal")
	}
	const done = "Repeated: the message has arrived"
	if c.String(flagDeposit) != "" {
		hash, err := transferHash(c, flagDeposit, "assay bridge deposit")
		if err != nil {
			return err
		}
		return withBridge(func(_ *cli.Context, s *session, b *bridge.Bridge) error {
			receipt, err := b.RetryDeposit(s.ctx, s.key, hash)
			if err != nil {
				return err
			}
			return printOn(s, receipt, "L2", done)
		})(c)
	}
	hash, err := withdrawalHash(c)
	if err != nil {
		return err
	}
	return withBridge(func(_ *cli.Context, s *session, b *bridge.Bridge) error {
		receipt, err := b.RetryWithdrawal(s.ctx, s.key, hash)
		if err != nil {
			return err
		}
		return printL1(s, receipt, done)
	})(c)
}

func withdrawProve(c *cli.Context, s *session, b *bridge.Bridge) error {
	hash, err := withdrawalHash(c)
	if err != nil {
		return err
	}
	receipt, err := b.Prove(s.ctx, s.key, hash, c.Bool(flagAgain))
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
	return printL1(s, receipt, "Finalized: paid on L1")
}

func tokenCreate(c *cli.Context) error {
	ctx, cancel := context.WithTimeout(c.Context, c.Duration(flagTimeout))
	defer cancel()
	b := &bridge.Bridge{Progress: bridgeProgress(c.App.ErrWriter)}
	for flag, client := range map[string]**ethclient.Client{flagRPC: &b.L2, flagL1RPC: &b.L1} {
		var err error
		if *client, err = dial(ctx, c.String(flag), c.App.ErrWriter, 0); err != nil {
			return fmt.Errorf("--%s: %w", flag, err)
		}
		defer (*client).Close()
	}
	id, err := b.L2.ChainID(ctx)
	if err != nil {
		return fmt.Errorf("RPC %s: %w", c.String(flagRPC), err)
	}
	key, err := keys.Load(keyConfig(c), id.Uint64())
	if err != nil {
		return err
	}
	token, err := address(c, flagToken)
	if err != nil {
		return err
	}
	made, err := b.CreateToken(ctx, key, token)
	if err != nil {
		return err
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), made, func(w io.Writer) {
		verb := "Created"
		if !made.Created {
			verb = "It was there before:"
		}
		fmt.Fprintf(w, "%s %s (%s, %d decimals) for L1's %s; next: assay deploy --token %s\n", verb, made.L2, made.Symbol, made.Decimals, made.L1, made.L2)
	})
}

func printL1(s *session, receipt *types.Receipt, title string) error {
	return printOn(s, receipt, "L1", title)
}

func printOn(s *session, receipt *types.Receipt, side, title string) error {
	result := s.result(receipt)
	return s.print(result, func(w io.Writer) {
		fmt.Fprintf(w, "%s\n  transaction  %s on %s\n  gas          %d\n", title, result.TxHash, side, result.GasUsed)
	})
}
