//go:build !adversary

package main

import (
	"github.com/urfave/cli/v2"

	"assay/keeper"
)

// adversaryFlags: this build has no lies.
func adversaryFlags() []cli.Flag { return nil }

func setAdversary(*cli.Context, *keeper.Config) error { return nil }
