package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

const (
	flagMaxHeadAge     = "max-head-age"
	flagMaxSpend       = "max-spend"
	flagMaxTaskSpend   = "max-task-spend"
	flagMinStake       = "min-stake"
	flagMaxGas         = "max-gas"
	flagTokenValue     = "token-value"
	flagRefuteAll      = "refute-all"
	flagMaxReplayBytes = "max-replay-bytes"
	flagMaxDisk        = "max-disk"
	flagStates         = "states"
)

// everyTask stands for all tasks where tasks are named.
const everyTask = "all"

// sourceFlag names keepers that are asked for bytes.
func sourceFlag() cli.Flag {
	return &cli.StringSliceFlag{Name: flagKeeper, EnvVars: env("", flagKeeper), Usage: "`URL` that serves a task's objects by root; repeat for several, asked in order. If none is given, those are asked that the keepers of the task's pool name on chain"}
}

func challengerCommand() *cli.Command {
	return &cli.Command{
		Name:  "challenger",
		Usage: "run a challenger: recompute every proposal and every trainer's claim, convict who signed wrong ones",
		Description: "Needs ether for gas, and tokens for bonds and demands, which come back when it is right; bounties are credited in the vault\n" +
			"(assay stake claim). Keepers are only asked for bytes. It remembers nothing that the chain does not know: stop it, start it, run several.\n\n" +
			examples("assay challenger --datadir challenger",
				"assay challenger --datadir challenger --keeper http://127.0.0.1:8700 --keeper http://127.0.0.1:8701 --task "+exampleTask,
				"assay challenger --datadir challenger --trace http://127.0.0.1:8510"),
		Flags: join(playerFlags("CHALLENGER", verifier.DefaultChallengerListen), budgetFlags("CHALLENGER"), []cli.Flag{
			stringFlag("CHALLENGER", flagTokenValue, "", "`ETHER` that a whole token is worth: what is demanded of a sponsor is answered where that earns, with what this account has at stake, more than its gas costs; 0.001 if empty, 1 on a development chain"),
			&cli.Int64Flag{Name: flagMaxDisk, EnvVars: env("CHALLENGER", flagMaxDisk), Value: verifier.DefaultMaxDiskBytes, Usage: "what is kept in --datadir of all tasks that are not named by --task, in bytes, divided by what is at stake in them"},
			&cli.StringSliceFlag{Name: flagTrace, EnvVars: env("CHALLENGER", flagTrace), Usage: "`URL` of a defender that shows what it is asked about, so that a dispute takes fewer moves; repeat for several, asked in order, believed in nothing"},
		}),
		Action: func(c *cli.Context) error { return runPlayer(c, "Challenger", verifier.NewChallenger) },
	}
}

func defenderCommand() *cli.Command {
	return &cli.Command{
		Name:  "defender",
		Usage: "run a trainer's defender: answer in disputes about its claims",
		Description: "For trainers of Verified and Confidential tasks: whoever is asked and does not answer loses its lock. Computes again what the trainer claimed and publishes\n" +
			"what is asked for, within seconds; paid audits that attest what the trainer did not compute it refutes, for half of their bonds. Needs ether for gas and the trainer's account or key, which nothing else may send with meanwhile. It remembers\n" +
			"nothing that the chain does not know but what the trainer's claims are replayed with, which it keeps in --datadir, states, programs and data set:\n" +
			"nobody else has to serve them. --states names the trainer's own data folder, where the states lie as well. Stop it, start it; keep it running until the lock is\n" +
			"released.\n\n" +
			examples("assay defender --datadir defender",
				"assay defender --datadir defender --keeper http://127.0.0.1:8700 --private-key-file trainer.key --states trainer --task "+exampleTask),
		Flags: join(playerFlags("DEFENDER", verifier.DefaultDefenderListen), []cli.Flag{
			stringFlag("DEFENDER", flagTokenValue, "0.001", "`ETHER` that a whole token is worth: an audit is left alone if half of its bond is worth less than the gas of refuting it"),
			&cli.BoolFlag{Name: flagRefuteAll, EnvVars: env("DEFENDER", flagRefuteAll), Usage: "refute false audits whatever their bonds"},
			stringFlag("DEFENDER", flagStates, "", "`FOLDER` of the trainer (its --datadir), or of a keeper, where states lie that sources may not have any more; it is only read"),
		}, defenderLies()),
		Action: func(c *cli.Context) error { return runPlayer(c, "Defender", verifier.NewDefender) },
	}
}

// playerFlags are those of a service that plays for one account in the games about tasks.
func playerFlags(scope, listen string) []cli.Flag {
	return join(chainFlags(), keyFlags(), l1Flags(), []cli.Flag{
		sendTimeoutFlag(scope),
		moneyHeadFlag(),
		required(stringFlag(scope, flagDataDir, "", "`FOLDER` for states and payloads while they are needed")),
		stringFlag(scope, flagListen, listen, "`HOST:PORT` of health and metrics, and of what a defender shows of disputed claims"),
		sourceFlag(),
		&cli.StringSliceFlag{Name: flagTask, EnvVars: env(scope, flagTask), Usage: "`ID` of a task to watch, all if none; repeat for several. What is named has the whole budget; all beside names watches the others too"},
		&cli.Int64Flag{Name: flagMaxObject, EnvVars: env(scope, flagMaxObject), Value: verifier.DefaultMaxObjectBytes, Usage: "largest state or data set fetched, in bytes; tasks with larger ones are left alone"},
		&cli.Int64Flag{Name: flagMaxReplayBytes, EnvVars: env(scope, flagMaxReplayBytes), Value: verifier.DefaultMaxReplayBytes, Usage: "memory that replays of claims may take at a time, in bytes; claims of tasks that need more are left alone"},
		minWindowFlag(),
		&cli.DurationFlag{Name: flagMaxHeadAge, EnvVars: env(scope, flagMaxHeadAge), Value: verifier.DefaultMaxHeadAge, Usage: "age of the newest block, by this machine's clock, beyond which it is reported as old"},
		&cli.DurationFlag{Name: flagPoll, EnvVars: env(scope, flagPoll), Value: verifier.DefaultPollInterval, Usage: "time between looks at the chain"},
	}, sealedFlags(scope), doorFlags(scope))
}

// budgetFlags limit what a service spends on strangers' tasks.
func budgetFlags(scope string) []cli.Flag {
	return []cli.Flag{
		&cli.Uint64Flag{Name: flagMaxSpend, EnvVars: env(scope, flagMaxSpend), Value: verifier.DefaultMaxSpend, Usage: "whole `TOKENS` that demands over all tasks may cost without coming back, since the deployment and with bonds that were lost; what named tasks need beyond 100 each is added unless it is set; 0: nothing is demanded"},
		&cli.Uint64Flag{Name: flagMaxTaskSpend, EnvVars: env(scope, flagMaxTaskSpend), Value: verifier.DefaultMaxTaskSpend, Usage: "whole `TOKENS` of them that demands for one task's data may cost, and a fifth of what is at stake in it if it is not named by --task; a named one has what all payloads of a round cost unless it is set; 0: nothing is demanded"},
		&cli.Uint64Flag{Name: flagMinStake, EnvVars: env(scope, flagMinStake), Value: verifier.DefaultMinStake, Usage: "whole `TOKENS` that have to be at stake in a task, locks and escrow, for anything to be demanded of it if it is not named by --task; 0: any"},
		stringFlag(scope, flagMaxGas, "1", "`ETHER` that gas may cost since the start, with what open games still need: half for demands and answers, all for new games, moves and proofs are sent whatever it is; 0: no limit"),
	}
}

// spendFlag is what a flag says; nil where the operator said nothing, and it follows from the tasks that he named. A command without the flag spends
// nothing.
func spendFlag(c *cli.Context, name string) *uint64 {
	declares := slices.ContainsFunc(c.Command.Flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), name) })
	if declares && !c.IsSet(name) {
		return nil
	}
	return new(c.Uint64(name))
}

func challengerConfig(c *cli.Context) (verifier.ChallengerConfig, error) {
	log, err := newLog(c, slog.LevelInfo)
	if err != nil {
		return verifier.ChallengerConfig{}, err
	}
	dep, err := loadDeployment(c)
	if err != nil {
		return verifier.ChallengerConfig{}, err
	}
	cfg := verifier.ChallengerConfig{
		Deployment: dep, DataDir: c.String(flagDataDir), Listen: c.String(flagListen), MaxObjectBytes: c.Int64(flagMaxObject),
		MinStake: new(c.Uint64(flagMinStake)), RefuteAll: c.Bool(flagRefuteAll),
		MaxReplayBytes: c.Int64(flagMaxReplayBytes), MaxDiskBytes: c.Int64(flagMaxDisk), States: c.String(flagStates), MinWindow: minWindow(c),
		MaxHeadAge: c.Duration(flagMaxHeadAge), PollInterval: c.Duration(flagPoll), SendTimeout: c.Duration(flagSendTimeout),
		MoneyHead: chain.HeadName(c.String(flagMoneyHead)), Log: log, Version: buildVersion().short(),
	}
	cfg.MaxSpend, cfg.MaxTaskSpend = spendFlag(c, flagMaxSpend), spendFlag(c, flagMaxTaskSpend)
	if cfg.MaxGas, err = etherFlag(c, flagMaxGas); err != nil {
		return cfg, err
	}
	if cfg.TokenValue, err = etherFlag(c, flagTokenValue); err != nil {
		return cfg, err
	}
	if cfg.Sources, err = sources(c, flagKeeper); err != nil {
		return cfg, err
	}
	if cfg.Traces, err = sources(c, flagTrace); err != nil {
		return cfg, err
	}
	if cfg.Held, err = openSealed(c); err != nil {
		return cfg, err
	}
	if err := setDefenderLie(c, &cfg); err != nil {
		return cfg, err
	}
	if cfg.Door, err = doorConfig(c); err != nil {
		return cfg, err
	}
	if cfg.Key, err = keys.Load(keyConfig(c), dep.ChainID); err != nil {
		return cfg, err
	}
	for _, text := range keeperList(c.StringSlice(flagTask)) {
		if text == everyTask {
			cfg.Every = true
			continue
		}
		var id protocol.Hash
		if err := id.UnmarshalText([]byte(text)); err != nil {
			return cfg, withHint(fmt.Errorf("--%s: %w", flagTask, err), "a task id is 0x and 64 hexadecimal digits; `assay task list` shows them")
		}
		cfg.Tasks = append(cfg.Tasks, id)
	}
	return cfg, nil
}

// etherFlag is an amount of ether in wei; nil if the command has no such flag.
func etherFlag(c *cli.Context, flag string) (*big.Int, error) {
	text := c.String(flag)
	if text == "" {
		return nil, nil
	}
	amount, err := parseAmount(text, 18)
	if err != nil {
		return nil, withHint(fmt.Errorf("--%s: %w", flag, err), "write 0.5 for ether, or 1000wei")
	}
	return amount, nil
}

// player is a challenger, a defender or an auditor.
type player interface {
	Account() common.Address
	URL() string
	Run(ctx context.Context) error
}

func runPlayer[P player](c *cli.Context, name string, create func(verifier.ChallengerConfig) (P, error)) error {
	cfg, err := challengerConfig(c)
	if err != nil {
		return err
	}
	service, err := create(cfg)
	if err != nil {
		return err
	}
	err = printResult(c.App.Writer, c.Bool(flagJSON), map[string]string{"account": service.Account().Hex(), "url": service.URL()}, func(w io.Writer) {
		fmt.Fprintf(w, "%s %s, health on %s\n", name, service.Account(), service.URL())
	})
	if err != nil {
		return err
	}
	return stopped(c.Context, service.Run(c.Context))
}

// sources reads the origins that are asked for bytes.
func sources(c *cli.Context, flag string) ([]string, error) {
	list := keeperList(c.StringSlice(flag))
	for _, source := range list {
		if _, err := keeperURL(source); err != nil {
			return nil, err
		}
	}
	return list, nil
}
