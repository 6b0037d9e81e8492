//go:build !adversary

package main

import (
	"github.com/urfave/cli/v2"

	"assay/keeper"
	"assay/verifier"
)

// adversaryFlags: this build has no lies.
func adversaryFlags() []cli.Flag { return nil }

func setAdversary(*cli.Context, *keeper.Config) error { return nil }

func defenderLies() []cli.Flag { return nil }

func setDefenderLie(*cli.Context, *verifier.ChallengerConfig) error { return nil }
