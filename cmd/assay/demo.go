package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"assay/internal/demo"
)

const (
	flagKeep = "keep"
	flagOut  = "out"
	flagSeed = "seed"
	flagRoot = "root"

	flagDevchain = "devchain"
)

func rootFlag() cli.Flag {
	return stringFlag("REPOSITORY", flagRoot, "", "`FOLDER` of the repository; looked for above the working directory and the binary if empty")
}

func demoCommand() *cli.Command {
	return &cli.Command{
		Name:  "demo",
		Usage: "run a whole training task on this machine, with every program as a process of its own (`make demo` sets it up)",
		Description: examples("assay demo", "assay demo --keep --out build/demo --seed 7",
			"assay demo --op-stack --out build/demo-op --devchain build/demo-op/devchain/summary.json"),
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: flagKeep, EnvVars: env("DEMO", flagKeep), Usage: "leave everything running at the end, until Ctrl-C"},
			stringFlag("DEMO", flagOut, filepath.Join("build", "demo"), "`FOLDER` for data, logs, summary.json and report.html, under the repository unless absolute"),
			&cli.IntFlag{Name: flagSeed, EnvVars: env("DEMO", flagSeed), Value: 1, Usage: "seed of the first state and of the data assignment"},
			&cli.BoolFlag{Name: flagOpStack, EnvVars: env("DEMO", flagOpStack), Usage: "run it on an OP-stack rollup; needs --devchain (`make demo-op` does both)"},
			stringFlag("DEMO", flagDevchain, "", "`FILE`: summary.json of the same demo on the development chain, whose state root that on the rollup must equal"),
			rootFlag(),
		},
		Action: func(c *cli.Context) error {
			if c.Bool(flagOpStack) != (c.String(flagDevchain) != "") {
				return usageErr("--op-stack and --devchain go together")
			}
			root, err := repository(c)
			if err != nil {
				return err
			}
			out := c.String(flagOut)
			if !filepath.IsAbs(out) {
				out = filepath.Join(root, out)
			}
			progress, live := c.App.Writer, isTerminal(c.App.Writer)
			if c.Bool(flagJSON) {
				progress, live = c.App.ErrWriter, false
			}
			summary, err := demo.Run(c.Context, demo.Config{
				Root: root, Out: out, Seed: c.Int(flagSeed), Keep: c.Bool(flagKeep), OpStack: c.Bool(flagOpStack), Devchain: c.String(flagDevchain),
				Progress: progress, Live: live,
			})
			if err != nil {
				return withHint(err, "`assay doctor --for demo` checks this machine; logs are in %s", filepath.Join(out, "logs"))
			}
			if c.Bool(flagJSON) {
				return printResult(c.App.Writer, true, summary, nil)
			}
			return nil
		},
	}
}

// repository is the folder of the source: what the flag says, or the first one above that has our go.mod and trainer.
func repository(c *cli.Context) (string, error) {
	if root := c.String(flagRoot); root != "" {
		return filepath.Abs(root)
	}
	var starts []string
	if wd, err := os.Getwd(); err == nil {
		starts = append(starts, wd)
	}
	if exe, err := os.Executable(); err == nil {
		starts = append(starts, filepath.Dir(exe))
	}
	for _, dir := range starts {
		for ; ; dir = filepath.Dir(dir) {
			if exists(filepath.Join(dir, "go.mod")) && exists(filepath.Join(dir, "trainer-py", "pyproject.toml")) {
				return dir, nil
			}
			if dir == filepath.Dir(dir) {
				break
			}
		}
	}
	return "", withHint(fmt.Errorf("the repository is not above %v", starts), "pass --root, or set ASSAY_REPOSITORY_ROOT")
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// isTerminal says whether the last line written may be written over.
func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}
