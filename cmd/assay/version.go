package main

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"github.com/urfave/cli/v2"
)

// What tools/release links in: a release's version, and the commit that it is made of.
var releaseVersion, releaseCommit string

type versionInfo struct {
	Version string `json:"version"`
	// Commit of the source, with +dirty when it was changed; empty when the build does not know.
	Commit string `json:"commit"`
	Go     string `json:"go"`
	// OS, Arch and Level (GOAMD64 and the like): results are the same bits on all of them.
	Platform string `json:"platform"`
	Level    string `json:"level,omitempty"`
	// Kernels names the arithmetic's implementation.
	Kernels string `json:"kernels"`
	// Geth is the execution layer that the development chain runs.
	Geth string `json:"geth"`
}

func buildVersion() versionInfo {
	v := versionInfo{
		Version: "devel", Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH, Kernels: "portable Go, fixed order",
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return v
	}
	if info.Main.Version != "" && info.Main.Version != "(devel)" {
		v.Version = info.Main.Version
	}
	if releaseVersion != "" {
		v.Version = releaseVersion
	}
	dirty := false
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			v.Commit = s.Value
		case "vcs.modified":
			dirty = s.Value == "true"
		case "GOAMD64", "GOARM64":
			v.Level = s.Key + "=" + s.Value
		}
	}
	if dirty && v.Commit != "" {
		v.Commit += "+dirty"
	}
	if releaseCommit != "" {
		v.Commit = releaseCommit
	}
	for _, dep := range info.Deps {
		if dep.Path != "github.com/ethereum/go-ethereum" {
			continue
		}
		if dep.Replace != nil {
			dep = dep.Replace
		}
		v.Geth = dep.Path + " " + dep.Version
	}
	return v
}

// short is what services show of their version.
func (v versionInfo) short() string {
	if v.Commit == "" {
		return v.Version
	}
	return fmt.Sprintf("%s (%.12s)", v.Version, v.Commit)
}

func versionCommand() *cli.Command {
	return &cli.Command{
		Name:        "version",
		Usage:       "print version, commit and what the binary was built with",
		Description: examples("assay version", "assay version --json"),
		Action: func(c *cli.Context) error {
			v := buildVersion()
			return printResult(c.App.Writer, c.Bool(flagJSON), v, func(w io.Writer) {
				fmt.Fprintf(w, "assay %s\n", v.Version)
				for _, line := range [][2]string{{"commit", v.Commit}, {"go", v.Go}, {"platform", v.Platform}, {"level", v.Level}, {"kernels", v.Kernels}, {"geth", v.Geth}} {
					if line[1] != "" {
						fmt.Fprintf(w, "  %-9s %s\n", line[0], line[1])
					}
				}
			})
		},
	}
}
