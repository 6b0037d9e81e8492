package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/internal/deploy"
	"assay/internal/keys"
	"assay/protocol"
)

const (
	flagWS        = "ws"
	flagPreset    = "preset"
	flagToken     = "token"
	flagUnbonding = "unbonding-period"
	flagMargin    = "unbonding-margin"
	flagOutage    = "outage"
	flagRate      = "reveal-rate"
	flagPrice     = "reveal-price"
	flagBond      = "descent-bond"
	flagGame      = "game"
)

func deployCommand() *cli.Command {
	return &cli.Command{
		Name:  "deploy",
		Usage: "deploy the contracts to a chain",
		Description: "Writes the deployment file. If the file exists, checks it against the chain and the parameters and sends nothing, so that\n" +
			"the same line may be run again. The contracts have no owner: nothing here can be changed later.\n\n" +
			examples("assay deploy --rpc http://127.0.0.1:8545 --deployment other.json",
				"assay deploy --rpc http://127.0.0.1:8545 --l1-rpc http://127.0.0.1:9545 --l1-portal 0x2222222222222222222222222222222222222222 --token 0x1111111111111111111111111111111111111111 --deployment bridged.json",
				"assay deploy --rpc https://rpc.example --ws wss://rpc.example --preset production --token 0x1111111111111111111111111111111111111111 --private-key-file deployer.json --password-file password"),
		Flags: join([]cli.Flag{
			required(stringFlag("", flagRPC, "", "`URL` of the chain's RPC")),
			stringFlag("", flagWS, "", "`URL` of its WebSocket RPC, for the deployment file"),
			stringFlag("", flagDeployment, defaultDeployment, "`FILE` to write, or to check"),
			stringFlag("", flagPreset, "", "development or production; by the chain's id if empty"),
			stringFlag("", flagToken, "", "`ADDRESS` of the token to stake and pay with; the development token if empty"),
			&cli.DurationFlag{Name: flagUnbonding, EnvVars: env("", flagUnbonding), Usage: "how long stake unbonds; the preset's if 0"},
			&cli.DurationFlag{Name: flagMargin, EnvVars: env("", flagMargin), Usage: "by how much that must outlast every task's liability; the preset's if 0"},
			&cli.DurationFlag{Name: flagMinWindow, EnvVars: env("DEPLOY", flagMinWindow), Usage: "floor of every window of every task; the preset's if 0"},
			&cli.DurationFlag{Name: flagOutage, EnvVars: env("", flagOutage), Usage: "for how long the chain may take nothing in, from which the floors of state, reveal and claim windows and of clocks follow; the preset's if 0"},
			&cli.UintFlag{Name: flagRate, EnvVars: env("", flagRate), Usage: "bytes of payloads a second that the chain can be made to take in; the preset's if 0"},
			stringFlag("", flagPrice, "", "`TOKENS` that a demanded payload leaf pays its publisher, in whole ones whatever the token's decimals, or with the suffix wei; the preset's if empty"),
			stringFlag("", flagBond, "", "`TOKENS` that opening a descent or a dispute puts up, likewise; the preset's if empty"),
			stringFlag("", flagGame, "", "`ADDRESS` that may convict and overturn beside the fraud proofs; our proofs of training if empty"),
			timeoutFlag(deploy.DefaultTimeout),
		}, keyFlags(), l1FlagsOr("for the deployment file; both or none")),
		Action: runDeploy,
	}
}

// deployed is the command's result.
type deployed struct {
	Deployment protocol.Deployment `json:"deployment"`
	File       string              `json:"file"`
	// Deployed is false when the file existed and was checked.
	Deployed bool `json:"deployed"`
}

func runDeploy(c *cli.Context) error {
	log, err := newLog(c, slog.LevelInfo)
	if err != nil {
		return err
	}
	var portal common.Address
	if c.String(flagL1Portal) != "" {
		if portal, err = address(c, flagL1Portal); err != nil {
			return err
		}
	}
	if (portal == common.Address{}) != (c.String(flagL1RPC) == "") {
		return withHint(fmt.Errorf("--%s and --%s belong together", flagL1RPC, flagL1Portal), "give both for a chain that is a rollup, none for another")
	}
	ctx, cancel := context.WithTimeout(c.Context, c.Duration(flagTimeout))
	defer cancel()
	client, err := dial(ctx, c.String(flagRPC), c.App.ErrWriter, 0)
	if err != nil {
		return fmt.Errorf("RPC: %w", err)
	}
	defer client.Close()
	id, err := client.ChainID(ctx)
	if err != nil {
		return fmt.Errorf("RPC %s: %w", c.String(flagRPC), err)
	}
	key, err := keys.Load(keyConfig(c), id.Uint64())
	if err != nil {
		return err
	}
	params, err := deployParams(ctx, c, client, id.Uint64())
	if err != nil {
		return err
	}
	dep, fresh, err := deploy.Ensure(ctx, deploy.Config{
		Client: client, Key: key, Params: params, RPC: c.String(flagRPC), WS: c.String(flagWS), L1RPC: c.String(flagL1RPC), L1Portal: portal,
		Timeout: c.Duration(flagTimeout), Log: log,
	}, c.String(flagDeployment))
	if err != nil {
		return err
	}
	result := deployed{Deployment: dep, File: c.String(flagDeployment), Deployed: fresh}
	return printResult(c.App.Writer, c.Bool(flagJSON), result, func(w io.Writer) {
		verb := "Deployed to"
		if !fresh {
			verb = "Already deployed to"
		}
		fmt.Fprintf(w, "%s chain %d\n  token   %s\n  vault   %s\n  tasks   %s\n  rounds  %s\n  fraud   %s\n  file    %s\n",
			verb, dep.ChainID, dep.Token, dep.Vault, dep.Tasks, dep.Rounds, dep.Fraud, result.File)
	})
}

// deployParams reads the flags. Amounts are in whole tokens, of which the token says how many units they have.
func deployParams(ctx context.Context, c *cli.Context, client ethereum.ContractCaller, chainID uint64) (deploy.Params, error) {
	preset := c.String(flagPreset)
	if preset == "" {
		preset = "production"
		if keys.IsDevChain(chainID) {
			preset = "development"
		}
	}
	p, err := deploy.Preset(preset)
	if err != nil {
		return p, withHint(err, "--preset development or production")
	}
	for flag, field := range map[string]*common.Address{flagToken: &p.Token, flagGame: &p.Game} {
		if c.String(flag) == "" {
			continue
		}
		if *field, err = address(c, flag); err != nil {
			return p, err
		}
	}
	for flag, field := range map[string]*uint64{flagUnbonding: &p.UnbondingPeriod, flagMargin: &p.UnbondingMargin} {
		if *field, err = seconds(c, flag, *field); err != nil {
			return p, err
		}
	}
	for flag, field := range map[string]*uint32{flagMinWindow: &p.MinWindow, flagOutage: &p.Outage} {
		window, err := seconds(c, flag, uint64(*field))
		if err != nil {
			return p, err
		}
		if window > protocol.MaxWindow {
			return p, withHint(fmt.Errorf("--%s: too long", flag), "at most 30 days (720h)")
		}
		*field = uint32(window)
	}
	if rate := c.Uint(flagRate); rate > math.MaxUint32 {
		return p, withHint(fmt.Errorf("--%s: too large", flagRate), "at most 2^32 - 1 bytes a second")
	} else if rate != 0 {
		p.RevealRate = uint32(rate)
	}
	decimals := uint8(18)
	if p.Token != (common.Address{}) {
		if decimals, err = chain.TokenDecimals(ctx, client, p.Token); err != nil {
			return p, err
		}
	}
	p = p.OfToken(decimals)
	for flag, field := range map[string]**big.Int{flagPrice: &p.RevealPrice, flagBond: &p.DescentBond} {
		if c.String(flag) == "" {
			continue
		}
		if *field, err = parseAmount(c.String(flag), decimals); err != nil {
			return p, fmt.Errorf("--%s: %w", flag, err)
		}
	}
	return p, nil
}

func seconds(c *cli.Context, flag string, preset uint64) (uint64, error) {
	d := c.Duration(flag)
	if d == 0 {
		return preset, nil
	}
	if d < 0 || d%time.Second != 0 {
		return 0, withHint(errors.New("--"+flag+": not a number of whole seconds"), "like 90s, 15m or 336h")
	}
	return uint64(d / time.Second), nil
}
