//go:build adversary

package main

import (
	"errors"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"assay/internal/adversary"
	"assay/keeper"
	"assay/verifier"
)

const (
	flagLie        = "lie"
	flagLieRound   = "lie-round"
	flagLieTrainer = "lie-trainer"
)

// adversaryFlags make a keeper lie. They are in a build of their own, for tests and demonstrations on development chains.
func adversaryFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: flagLie, EnvVars: env("KEEPER", flagLie), Usage: "`KIND` of lie told in one round, development chains only; repeat for several:\n" + adversary.Kinds()},
		&cli.UintFlag{Name: flagLieRound, EnvVars: env("KEEPER", flagLieRound), Usage: "`ROUND` in which it is told"},
		stringFlag("KEEPER", flagLieTrainer, "", "`ADDRESS` of the trainer that the lie censor is about"),
	}
}

// setAdversary reads adversaryFlags. keeper.New refuses it on any chain but a development one.
func setAdversary(c *cli.Context, cfg *keeper.Config) error {
	kinds := keeperList(c.StringSlice(flagLie))
	if len(kinds) == 0 {
		return nil
	}
	var victim common.Address
	if text := c.String(flagLieTrainer); text != "" {
		if !common.IsHexAddress(text) {
			return withHint(errors.New("no address"), "--%s 0x and 40 hexadecimal digits", flagLieTrainer)
		}
		victim = common.HexToAddress(text)
	}
	var err error
	cfg.Adversary, err = adversary.New(kinds, uint32(c.Uint(flagLieRound)), victim)
	return err
}

// defenderLies make a defender stand by what its trainer cheated in.
func defenderLies() []cli.Flag {
	return []cli.Flag{
		stringFlag("DEFENDER", flagLie, "", "`KIND` of cheating that the trainer did in one round, development chains only:\n"+adversary.Cheats()),
		&cli.UintFlag{Name: flagLieRound, EnvVars: env("DEFENDER", flagLieRound), Usage: "`ROUND` in which it did"},
	}
}

// setDefenderLie reads defenderLies. verifier.NewDefender refuses it on any chain but a development one.
func setDefenderLie(c *cli.Context, cfg *verifier.ChallengerConfig) (err error) {
	if name := c.String(flagLie); name != "" {
		cfg.Adversary, err = adversary.Trainer(name, uint32(c.Uint(flagLieRound)))
	}
	return err
}
