package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	gethlog "github.com/ethereum/go-ethereum/log"
	"github.com/ethereum/go-ethereum/params"
	"github.com/urfave/cli/v2"

	"assay/bindings/assaytoken"
	"assay/internal/deploy"
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/internal/opstack"
	"assay/protocol"
)

const (
	flagDataDir       = "datadir"
	flagBlockTime     = "block-time"
	flagHTTPPort      = "http-port"
	flagWSPort        = "ws-port"
	flagDeploymentOut = "deployment-out"
	flagOpStack       = "op-stack"
	flagL1BlockTime   = "l1-block-time"
	flagPrograms      = "programs"
	flagCensor        = "censor"

	// deployerAccount is the last funded one, out of the way of those that people pick.
	deployerAccount = devnet.DefaultAccounts - 1
	// devnetTimeout bounds what has to happen before the chain is ready.
	devnetTimeout = 2 * time.Minute
	// statusTimeout bounds one question for the heads.
	statusTimeout = 10 * time.Second
)

// devnetChain is what the command needs of either kind of chain.
type devnetChain interface {
	Client() *ethclient.Client
	// RPC and WS are the chain's HTTP and WebSocket endpoints.
	RPC() string
	WS() string
	// Run serves until ctx is done or something fails, and closes the chain.
	Run(ctx context.Context) error
}

// devnetTokens is what each funded account starts with, in whole tokens.
const devnetTokens = 1_000_000

func devnetCommand() *cli.Command {
	return &cli.Command{
		Name:  "devnet",
		Usage: "run a development chain with the contracts deployed and funded accounts",
		Description: "The chain is op-geth's execution layer inside this process, on 127.0.0.1, chain id 1337, one block a second under Osaka\n" +
			"rules. With --datadir it survives restarts, kill -9 included. Besides the usual JSON-RPC it has assay_mine(blocks) and\n" +
			"assay_fork(depth or ancestor's hash, drop), which make blocks and reorgs for tests.\n\n" +
			"With --op-stack the chain is an OP-stack rollup of the same id instead, all on 127.0.0.1: an L1 (id 31337, with those two\n" +
			"methods), op-geth and op-node as sequencer, op-batcher, op-proposer, and a second op-geth and op-node that derive the chain\n" +
			"from L1 alone. `make op-stack` builds what it starts; `assay devnet status` shows how far both nodes are.\n\n" +
			examples("assay devnet", "assay devnet --datadir chain --http-port 0 --ws-port 0 --deployment-out chain.json", "assay devnet --op-stack --datadir rollup"),
		Flags: []cli.Flag{
			stringFlag("DEVNET", flagDataDir, "", "`FOLDER` that keeps the chain; in memory if empty"),
			&cli.DurationFlag{Name: flagBlockTime, EnvVars: env("DEVNET", flagBlockTime), Value: devnet.DefaultBlockTime, Usage: "time between blocks; below a second chain time runs ahead of the clock (not with --op-stack)"},
			&cli.DurationFlag{Name: flagUnbonding, EnvVars: env("DEVNET", flagUnbonding), Value: time.Duration(deploy.Development().UnbondingPeriod) * time.Second, Usage: "how long the vault of a new chain unbonds; bounds the windows of its tasks"},
			&cli.IntFlag{Name: flagHTTPPort, EnvVars: env("DEVNET", flagHTTPPort), Value: 8545, Usage: "`PORT` of HTTP; 0 takes a free one"},
			&cli.IntFlag{Name: flagWSPort, EnvVars: env("DEVNET", flagWSPort), Value: 8546, Usage: "`PORT` of WebSocket; 0 takes a free one"},
			stringFlag("DEVNET", flagDeploymentOut, defaultDeployment, "`FILE` that receives the deployment when the chain is ready"),
			&cli.BoolFlag{Name: flagOpStack, EnvVars: env("DEVNET", flagOpStack), Usage: "run an OP-stack rollup with its L1; without --datadir in a temporary folder"},
			&cli.DurationFlag{Name: flagL1BlockTime, EnvVars: env("DEVNET", flagL1BlockTime), Value: opstack.DefaultL1BlockTime, Usage: "time between the blocks of the rollup's L1"},
			&cli.StringSliceFlag{Name: flagCensor, EnvVars: env("DEVNET", flagCensor), Usage: "`ADDRESS` whose transactions the rollup's sequencer loses, to see what L1 is for; repeat for several"},
			stringFlag("DEVNET", flagPrograms, "", "`FOLDER` of the OP stack's programs; build/opstack of the repository if empty"),
		},
		Action:      runDevnet,
		Subcommands: []*cli.Command{devnetStatusCommand()},
	}
}

func devnetStatusCommand() *cli.Command {
	return &cli.Command{
		Name:  "status",
		Usage: "show the unsafe, safe and finalized heads of both nodes of `assay devnet --op-stack`",
		Description: "Unsafe blocks are the sequencer's word; safe ones follow from data on L1, finalized ones from data that is final there. The\n" +
			"verifier knows L1 alone. The command fails, with exit status 2, if the sequencer has another block where the verifier's safe one is.\n\n" +
			examples("assay devnet status --datadir rollup", "assay devnet status --datadir rollup --json"),
		Flags: []cli.Flag{required(stringFlag("DEVNET", flagDataDir, "", "`FOLDER` of the running rollup"))},
		Action: func(c *cli.Context) error {
			endpoints, err := opstack.ReadEndpoints(c.String(flagDataDir))
			if err != nil {
				return withHint(err, "`assay devnet --op-stack --datadir %s` starts one; its first output says that it is ready", c.String(flagDataDir))
			}
			ctx, cancel := context.WithTimeout(c.Context, statusTimeout)
			defer cancel()
			status, err := endpoints.Status(ctx)
			if err != nil {
				return err
			}
			if err := printResult(c.App.Writer, c.Bool(flagJSON), status, func(w io.Writer) { printStatus(w, status) }); err != nil {
				return err
			}
			return status.Check()
		},
	}
}

func printStatus(w io.Writer, s opstack.Status) {
	fmt.Fprintf(w, "%-10s  %9s  %9s  %9s  %9s  %s\n", "node", "L1 seen", "unsafe", "safe", "finalized", "endpoint")
	for _, node := range []struct {
		name, url string
		heads     opstack.Heads
	}{{"sequencer", s.Endpoints.Sequencer, s.Sequencer}, {"verifier", s.Endpoints.Verifier, s.Verifier}} {
		h := node.heads
		fmt.Fprintf(w, "%-10s  %9d  %9d  %9d  %9d  %s\n", node.name, h.L1.Number, h.Unsafe.Number, h.Safe.Number, h.Finalized.Number, node.url)
	}
	if s.Same.Hash == s.Verifier.Safe.Hash {
		fmt.Fprintf(w, "both have the same block %d, state included: %s\n", s.Same.Number, s.Same.Hash)
	}
}

// devnetReady is what the command prints when the chain is ready.
type devnetReady struct {
	Deployment protocol.Deployment `json:"deployment"`
	File       string              `json:"file"`
	Accounts   []devnetAccount     `json:"accounts"`
	// Rollup is set with --op-stack.
	Rollup *devnetRollup `json:"rollup,omitempty"`
}

type devnetAccount struct {
	Address    common.Address `json:"address"`
	PrivateKey hexutil.Bytes  `json:"privateKey"`
}

// devnetRollup is where a rollup keeps its files, where its programs answer and where it lives on L1.
type devnetRollup struct {
	Folder    string            `json:"folder"`
	Endpoints opstack.Endpoints `json:"endpoints"`
	Contracts opstack.Contracts `json:"l1Contracts"`
}

// A chain started in the other kind's folder would begin anew there, beside what the folder holds.
var (
	errRollupFolder = errors.New("the folder holds an OP-stack rollup")
	errChainFolder  = errors.New("the folder holds a plain development chain")
)

func runDevnet(c *cli.Context) error {
	log, err := newLog(c, slog.LevelInfo)
	if err != nil {
		return err
	}
	gethlog.SetDefault(gethlog.NewLogger(failures{log.Handler()}))
	if !c.Bool(flagOpStack) {
		for _, flag := range []string{flagL1BlockTime, flagCensor, flagPrograms} {
			if c.IsSet(flag) {
				return usageErr("--%s goes with --%s", flag, flagOpStack)
			}
		}
		if dir := c.String(flagDataDir); dir != "" && opstack.Has(dir) {
			return withHint(fmt.Errorf("%s: %w", dir, errRollupFolder), "add --%s, or give the chain its own --%s", flagOpStack, flagDataDir)
		}
		chain, err := devnet.New(devnet.Config{
			DataDir: c.String(flagDataDir), BlockTime: c.Duration(flagBlockTime), HTTPPort: c.Int(flagHTTPPort), WSPort: c.Int(flagWSPort), Log: log,
		})
		if err != nil {
			return err
		}
		return serveDevnet(c, chain, nil, log)
	}
	dir := c.String(flagDataDir)
	if dir == "" {
		if dir, err = os.MkdirTemp("", "assay-rollup-"); err != nil {
			return err
		}
		defer os.RemoveAll(dir)
	}
	if devnet.Has(dir) {
		return withHint(fmt.Errorf("%s: %w", dir, errChainFolder), "leave --%s out, or give the rollup its own --%s", flagOpStack, flagDataDir)
	}
	programs := c.String(flagPrograms)
	if programs == "" {
		root, err := repository(c)
		if err != nil {
			return withHint(err, "pass --programs, or set ASSAY_DEVNET_PROGRAMS")
		}
		programs = filepath.Join(root, "build", "opstack")
	}
	var censored []common.Address
	for _, text := range c.StringSlice(flagCensor) {
		if !common.IsHexAddress(text) {
			return withHint(fmt.Errorf("--%s: %q is not an address", flagCensor, text), "an address is 0x and 40 hexadecimal digits")
		}
		censored = append(censored, common.HexToAddress(text))
	}
	stack, err := opstack.Start(c.Context, opstack.Config{
		Dir: dir, Censor: censored, Programs: programs, BlockTime: c.Duration(flagBlockTime), L1BlockTime: c.Duration(flagL1BlockTime),
		HTTPPort: c.Int(flagHTTPPort), WSPort: c.Int(flagWSPort), Log: log,
	})
	if errors.Is(err, opstack.ErrPrograms) {
		return withHint(err, "`make op-stack` in the repository builds them")
	}
	if err != nil {
		if errors.Is(context.Cause(c.Context), errInterrupted) {
			return nil
		}
		return err
	}
	return serveDevnet(c, stack, &devnetRollup{absolute(dir), stack.Endpoints, stack.Contracts}, log)
}

// serveDevnet runs a chain, gets it ready and says so.
func serveDevnet(c *cli.Context, chain devnetChain, rollup *devnetRollup, log *slog.Logger) error {
	ctx, cancel := context.WithCancelCause(c.Context)
	defer cancel(nil)
	ran := make(chan error, 1)
	go func() { ran <- chain.Run(ctx) }()

	ready, err := readyDevnet(ctx, c, chain, rollup, log)
	if err == nil {
		err = printResult(c.App.Writer, c.Bool(flagJSON), ready, ready.text)
	}
	if err != nil {
		cancel(err)
		err = errors.Join(err, <-ran)
		if errors.Is(context.Cause(c.Context), errInterrupted) {
			return nil
		}
		return err
	}
	return <-ran
}

// readyDevnet deploys to a new chain and checks the deployment of a resumed one, then writes the deployment file, which tells
// other processes that the chain is ready.
func readyDevnet(ctx context.Context, c *cli.Context, chain devnetChain, rollup *devnetRollup, log *slog.Logger) (devnetReady, error) {
	ctx, cancel := context.WithTimeout(ctx, devnetTimeout)
	defer cancel()
	out := c.String(flagDeploymentOut)
	ready := devnetReady{File: out, Rollup: rollup}
	own := ""
	if dir := c.String(flagDataDir); dir != "" {
		own = filepath.Join(dir, defaultDeployment)
	}
	rules := deploy.Development()
	rules.UnbondingPeriod = uint64(max(0, c.Duration(flagUnbonding)) / time.Second)
	var err error
	if ready.Deployment, err = devnetDeployment(ctx, chain, own, rules, log); err != nil {
		return ready, err
	}
	ready.Deployment.RPC, ready.Deployment.WS = chain.RPC(), chain.WS()
	if rollup != nil {
		ready.Deployment.L1RPC, ready.Deployment.L1Portal = rollup.Endpoints.L1, rollup.Contracts.OptimismPortal
	}
	if own != "" {
		if err := ready.Deployment.Save(own); err != nil {
			return ready, err
		}
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return ready, err
	}
	if err := ready.Deployment.Save(out); err != nil {
		return ready, err
	}
	for i := range devnet.DefaultAccounts {
		key := keys.Dev(i)
		ready.Accounts = append(ready.Accounts, devnetAccount{crypto.PubkeyToAddress(key.PublicKey), crypto.FromECDSA(key)})
	}
	return ready, nil
}

// devnetDeployment returns the deployment that a data directory's file names, or makes one and gives every account tokens.
func devnetDeployment(ctx context.Context, chain devnetChain, own string, rules deploy.Params, log *slog.Logger) (protocol.Deployment, error) {
	if own != "" {
		dep, err := protocol.LoadDeployment(own)
		if err == nil {
			_, err = deploy.Verify(ctx, chain.Client(), dep)
			return dep, err
		}
		if !errors.Is(err, os.ErrNotExist) {
			return dep, err
		}
	}
	dep, err := deploy.Deploy(ctx, deploy.Config{
		Client: chain.Client(), Key: keys.Dev(deployerAccount), Params: rules, Log: log,
	})
	if err != nil {
		return dep, err
	}
	return dep, mintAll(ctx, chain.Client(), dep)
}

// mintAll gives every funded account its tokens, all in one go.
func mintAll(ctx context.Context, client *ethclient.Client, dep protocol.Deployment) error {
	amount := new(big.Int).Mul(big.NewInt(devnetTokens), big.NewInt(params.Ether))
	nonce, err := client.NonceAt(ctx, keys.DevAddress(deployerAccount), nil)
	if err != nil {
		return err
	}
	signer, token := types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), assaytoken.NewAssayToken()
	var last common.Hash
	for i := range devnet.DefaultAccounts {
		tx, err := types.SignNewTx(keys.Dev(deployerAccount), signer, &types.DynamicFeeTx{
			ChainID: big.NewInt(devnet.ChainID), Nonce: nonce + uint64(i), To: &dep.Token, Gas: 100_000,
			GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(10 * params.GWei), Data: token.PackMint(keys.DevAddress(i), amount),
		})
		if err != nil {
			return err
		}
		if err := client.SendTransaction(ctx, tx); err != nil {
			return fmt.Errorf("mint: %w", err)
		}
		last = tx.Hash()
	}
	for {
		// Nonces order them, so the last one being mined says that all are.
		if receipt, err := client.TransactionReceipt(ctx, last); err == nil {
			if receipt.Status != types.ReceiptStatusSuccessful {
				return fmt.Errorf("mint: transaction %s failed", last)
			}
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("mint: %w", context.Cause(ctx))
		case <-time.After(50 * time.Millisecond):
		}
	}
}

func (r devnetReady) text(w io.Writer) {
	fmt.Fprintf(w, "Development chain %d\n  HTTP         %s\n  WebSocket    %s\n  token        %s\n  vault        %s\n  tasks        %s\n  rounds       %s\n  deployment   %s\n\n",
		r.Deployment.ChainID, r.Deployment.RPC, r.Deployment.WS, r.Deployment.Token, r.Deployment.Vault, r.Deployment.Tasks, r.Deployment.Rounds, r.File)
	if r.Rollup != nil {
		e := r.Rollup.Endpoints
		fmt.Fprintf(w, "OP-stack rollup\n  L1           %s\n  sequencer    %s\n  verifier     %s   (derives the chain from L1 alone)\n  files, logs  %s\n  its heads    assay devnet status --datadir %s\n\n",
			e.L1, e.Sequencer, e.Verifier, r.Rollup.Folder, r.Rollup.Folder)
	}
	fmt.Fprintf(w, "Accounts, 10000 ether and %d tokens each; their keys are public, use them nowhere else\n", devnetTokens)
	for i, a := range r.Accounts {
		fmt.Fprintf(w, "  %2d  %s  %s\n", i, a.Address, a.PrivateKey)
	}
	fmt.Fprintf(w, "\nIn another terminal: export ASSAY_DEPLOYMENT=%s\nCtrl-C ends the chain.\n", absolute(r.File))
}

func absolute(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		return abs
	}
	return path
}

// failures passes on what geth reports as an error. Its warnings are about peers that a development chain does not have, and
// about every call that reverts.
type failures struct{ slog.Handler }

func (h failures) Enabled(ctx context.Context, level slog.Level) bool {
	return level >= slog.LevelError && h.Handler.Enabled(ctx, level)
}

func (h failures) WithAttrs(attrs []slog.Attr) slog.Handler {
	return failures{h.Handler.WithAttrs(attrs)}
}
func (h failures) WithGroup(name string) slog.Handler { return failures{h.Handler.WithGroup(name)} }
