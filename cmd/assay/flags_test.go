package main

import (
	"bytes"
	"context"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"
	"github.com/urfave/cli/v2"

	"assay/indexer"
	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/devnet"
	"assay/internal/door"
	"assay/internal/opstack"
	"assay/keeper"
	"assay/protocol"
	"assay/verifier"
)

// leaves visits every command that does something: `devnet` does, although it has a subcommand too.
func leaves(commands []*cli.Command, path string, visit func(path string, c *cli.Command)) {
	for _, c := range commands {
		name := strings.TrimSpace(path + " " + c.Name)
		leaves(c.Subcommands, name, visit)
		if len(c.Flags) > 0 {
			visit(name, c)
		}
	}
}

func TestFlagsAndEnvironment(t *testing.T) {
	form := regexp.MustCompile(`^ASSAY(_[A-Z0-9]+)+$`)
	flagOf := map[string]string{} // environment variable → flag
	leaves(newApp(io.Discard, io.Discard).Commands, "", func(path string, c *cli.Command) {
		names, variables := map[string]bool{}, map[string]bool{}
		for _, f := range c.Flags {
			for _, name := range f.Names() {
				require.False(t, names[name], "%s: flag --%s twice", path, name)
				names[name] = true
			}
			doc := f.(cli.DocGenerationFlag)
			require.NotEmpty(t, doc.GetUsage(), "%s --%s", path, f.Names()[0])
			require.Len(t, doc.GetEnvVars(), 1, "%s --%s", path, f.Names()[0])
			variable := doc.GetEnvVars()[0]
			require.Regexp(t, form, variable)
			require.True(t, strings.HasSuffix(variable, strings.ToUpper(strings.ReplaceAll(f.Names()[0], "-", "_"))), "%s: --%s and %s", path, f.Names()[0], variable)
			require.False(t, variables[variable], "%s: %s twice", path, variable)
			variables[variable] = true
			if other, ok := flagOf[variable]; ok {
				require.Equal(t, other, f.Names()[0], "%s means two flags", variable)
			}
			flagOf[variable] = f.Names()[0]
		}
		for _, shared := range []string{flagJSON, flagLogLevel, flagLogFormat} {
			require.True(t, names[shared], "%s lacks --%s", path, shared)
		}
		require.NotEmpty(t, c.Usage, path)
		require.Contains(t, c.Description, "Examples:", path)
	})
	// What means different things to programs that run side by side must not be one variable.
	for _, shared := range []string{"ASSAY_DATADIR", "ASSAY_LISTEN", "ASSAY_POLL_INTERVAL"} {
		require.NotContains(t, flagOf, shared)
	}
}

// parsed runs a command line with every action replaced, so that only its parsing is tested, and returns the command reached.
func parsed(t *testing.T, args []string, action func(*cli.Context) error) (string, error) {
	t.Helper()
	reached := ""
	app := newApp(io.Discard, io.Discard)
	leaves(app.Commands, "", func(path string, c *cli.Command) {
		c.Action = func(ctx *cli.Context) error {
			reached = path
			if err := arguments(ctx, c); err != nil {
				return err
			}
			if err := given(ctx, c.Flags); err != nil {
				return err
			}
			if action != nil {
				return action(ctx)
			}
			return nil
		}
	})
	return reached, app.RunContext(context.Background(), argumentLast(args))
}

// helpExamples are the command lines that --help shows.
func helpExamples(t *testing.T) map[string][]string {
	out := map[string][]string{}
	leaves(newApp(io.Discard, io.Discard).Commands, "", func(path string, c *cli.Command) {
		_, text, ok := strings.Cut(c.Description, "Examples:\n")
		require.True(t, ok, path)
		for line := range strings.Lines(text) {
			out[path] = append(out[path], strings.TrimSpace(line))
		}
	})
	return out
}

// ofPipe is the command at the end of a pipe, without what it reads from.
func ofPipe(line string) string {
	line = line[strings.LastIndex(line, " | ")+1:]
	line, _, _ = strings.Cut(line, " < ")
	return strings.TrimPrefix(line, "| ")
}

func TestHelpExamplesParse(t *testing.T) {
	for path, lines := range helpExamples(t) {
		require.NotEmpty(t, lines, path)
		for _, line := range lines {
			reached, err := parsed(t, strings.Fields(ofPipe(line)), nil)
			require.NoError(t, err, line)
			require.Equal(t, path, reached, line)
		}
	}
}

// Every `assay` line of the manuals parses: a renamed flag has to be renamed there too.
func TestManualsParse(t *testing.T) {
	count := 0
	files, err := filepath.Glob("../../docs/*.md")
	require.NoError(t, err)
	for _, file := range append(files, "../../README.md") {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		for line := range strings.Lines(string(raw)) {
			// A block of commands is indented by four; what is indented further is a picture.
			line, block := strings.CutPrefix(line, "    ")
			if !block || strings.HasPrefix(line, " ") {
				continue
			}
			line, _, _ = strings.Cut(line, " #")
			for command := range strings.SplitSeq(line, "&&") {
				command = ofPipe(strings.NewReplacer("<id>", exampleTask, "<key>", "00").Replace(strings.TrimSpace(command)))
				name, _, _ := strings.Cut(command, " ")
				if name != "bin/assay" && name != "assay" {
					continue
				}
				_, err := parsed(t, strings.Fields(command), nil)
				require.NoError(t, err, "%s: %s", file, command)
				count++
			}
		}
	}
	require.NotZero(t, count)
}

func TestHelpNeverShowsAKey(t *testing.T) {
	t.Setenv("ASSAY_PRIVATE_KEY", "5ec4e7")
	t.Setenv("ASSAY_SIGNING_KEY", "5ec4e7")
	leaves(newApp(io.Discard, io.Discard).Commands, "", func(path string, _ *cli.Command) {
		var out, errs bytes.Buffer
		require.Zero(t, run(context.Background(), append(append([]string{"assay"}, strings.Fields(path)...), "--help"), &out, &errs))
		require.Contains(t, out.String(), "Examples:")
		require.NotContains(t, out.String()+errs.String(), "5ec4e7", path)
	})
}

func writeDeployment(t *testing.T, chainID uint64) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "deployment.json")
	dep := protocol.Deployment{ChainID: chainID, RPC: "http://127.0.0.1:1", DeployBlock: 1}
	dep.Token[0], dep.Vault[0], dep.Tasks[0], dep.Rounds[0] = 1, 2, 3, 4
	dep.OpReferee[0], dep.Fraud[0], dep.Descent[0], dep.Reveals[0] = 5, 6, 7, 8
	require.NoError(t, dep.Save(path))
	return path
}

func TestKeeperConfig(t *testing.T) {
	configOf := func(args ...string) (cfg keeper.Config, err error) {
		_, err = parsed(t, append([]string{"assay", "keeper", "--datadir", "d"}, args...), func(c *cli.Context) error {
			cfg, err = keeperConfig(c)
			return err
		})
		return cfg, err
	}
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 1337))
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(2))
	cfg, err := configOf()
	require.NoError(t, err)
	require.NoError(t, cfg.Check())
	require.Equal(t, keeper.DefaultListen, cfg.Listen)
	require.EqualValues(t, keeper.DefaultMaxObjectBytes, cfg.MaxObjectBytes)
	require.Equal(t, keeper.DefaultMaxUploads, cfg.MaxUploads)
	require.Equal(t, keeper.DefaultMaxRequests, cfg.MaxRequests)
	require.Equal(t, keeper.DefaultUploadTimeout, cfg.UploadTimeout)
	require.Equal(t, keeper.DefaultPollInterval, cfg.PollInterval)
	require.Equal(t, chain.HeadSafe, cfg.MoneyHead)
	require.Empty(t, cfg.Tasks, "all")
	require.True(t, cfg.Every)
	require.Nil(t, cfg.TokenValue, "the keeper's default")
	require.Empty(t, cfg.Peers)
	require.Nil(t, cfg.SigningKey)
	require.Equal(t, "http://127.0.0.1:1", cfg.Deployment.RPC)

	t.Setenv("ASSAY_KEEPER_LISTEN", "127.0.0.1:7")
	t.Setenv("ASSAY_MONEY_HEAD", "finalized")
	cfg, err = configOf("--rpc", "http://x", "--join", exampleTask, "--peer", "http://a,http://b", "--peer", "http://c", "--signing-key", devKey(3), "--max-uploads", "3")
	require.NoError(t, err)
	require.Equal(t, "127.0.0.1:7", cfg.Listen)
	require.Equal(t, "http://x", cfg.Deployment.RPC)
	require.Empty(t, cfg.Deployment.WS, "another RPC's WebSocket")
	require.Len(t, cfg.Tasks, 1)
	require.Equal(t, exampleTask, cfg.Tasks[0].String())
	require.False(t, cfg.Every)
	require.Equal(t, []string{"http://a", "http://b", "http://c"}, cfg.Peers)
	require.NotNil(t, cfg.SigningKey)
	require.Equal(t, 3, cfg.MaxUploads)
	require.Equal(t, chain.HeadFinalized, cfg.MoneyHead)
	cfg, err = configOf("--join", "all", "--join", exampleTask, "--token-value", "0.5")
	require.NoError(t, err)
	require.Len(t, cfg.Tasks, 1)
	require.True(t, cfg.Every)
	require.Equal(t, big.NewInt(params.Ether/2), cfg.TokenValue)
	cfg, err = configOf("--money-head", "newest")
	require.NoError(t, err)
	require.ErrorIs(t, cfg.Check(), chain.ErrHeadName)

	for _, bad := range [][]string{
		{"--join", "all,0x01"}, {"--join", "0x01"}, {"--signing-key", "zz"}, {"--token-value", "much"}, {"--log-level", "loud"}, {"--log-format", "xml"}, {"--deployment", "absent.json"},
	} {
		_, err := configOf(bad...)
		require.Error(t, err, "%v", bad)
		require.NotEmpty(t, explain(err).Hint)
	}
	_, err = parsed(t, []string{"assay", "keeper"}, nil)
	require.ErrorContains(t, err, "datadir")
}

// What the rollup's commands refuse before they start anything.
func TestOpStackRefusals(t *testing.T) {
	dir, rollup, plain := t.TempDir(), t.TempDir(), t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(rollup, "genesis"), 0o755))
	require.True(t, opstack.Has(rollup))
	chain, err := devnet.New(devnet.Config{DataDir: plain})
	require.NoError(t, err)
	require.NoError(t, chain.Close())
	for hint, args := range map[string][]string{
		"make op-stack":           {"devnet", "--op-stack", "--datadir", dir, "--programs", dir},
		"40 hexadecimal digits":   {"devnet", "--op-stack", "--datadir", dir, "--programs", dir, "--censor", "0x12"},
		"assay devnet --op-stack": {"devnet", "status", "--datadir", dir},
		"--help":                  {"demo", "--op-stack"},
		"goes with --op-stack":    {"devnet", "--datadir", dir, "--l1-block-time", "1s"},
		"add --op-stack":          {"devnet", "--datadir", rollup},
		"leave --op-stack out":    {"devnet", "--op-stack", "--datadir", plain, "--programs", dir},
		"is not negative":         {"devnet", "--op-stack", "--datadir", dir, "--block-time", "-1s"},
	} {
		var out, errs bytes.Buffer
		require.Equal(t, exitMachine, run(context.Background(), append([]string{"assay"}, args...), &out, &errs), "%v", args)
		require.Contains(t, errs.String(), hint, "%v", args)
		require.Empty(t, out.String())
	}
}

func TestChallengerConfig(t *testing.T) {
	configOf := func(args ...string) (cfg verifier.ChallengerConfig, err error) {
		_, err = parsed(t, append([]string{"assay", "challenger", "--datadir", "d"}, args...), func(c *cli.Context) error {
			cfg, err = challengerConfig(c)
			return err
		})
		return cfg, err
	}
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 1337))
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(2))
	// A task that other commands of this shell are about is not what the challenger is confined to.
	t.Setenv("ASSAY_TASK", exampleTask)
	cfg, err := configOf("--keeper", "http://a,http://b", "--keeper", "http://c")
	require.NoError(t, err)
	require.NoError(t, cfg.Check())
	require.Equal(t, []string{"http://a", "http://b", "http://c"}, cfg.Sources)
	require.Equal(t, verifier.DefaultChallengerListen, cfg.Listen)
	require.EqualValues(t, verifier.DefaultMaxObjectBytes, cfg.MaxObjectBytes)
	require.EqualValues(t, verifier.DefaultMaxDiskBytes, cfg.MaxDiskBytes)
	require.Equal(t, verifier.DefaultMaxHeadAge, cfg.MaxHeadAge)
	require.Nil(t, cfg.MaxSpend, "the challenger's default, which follows from the tasks named")
	require.Nil(t, cfg.MaxTaskSpend)
	require.EqualValues(t, verifier.DefaultMinStake, *cfg.MinStake)
	require.Nil(t, cfg.TokenValue, "the challenger's default")
	require.Equal(t, big.NewInt(params.Ether), cfg.MaxGas)
	require.Equal(t, verifier.DefaultPollInterval, cfg.PollInterval)
	require.Empty(t, cfg.Tasks, "all")

	require.Equal(t, sender.DefaultSendTimeout, cfg.SendTimeout)
	require.Equal(t, chain.HeadSafe, cfg.MoneyHead)
	require.Empty(t, cfg.Deployment.L1RPC)
	require.Zero(t, cfg.Deployment.L1Portal)

	t.Setenv("ASSAY_CHALLENGER_MAX_HEAD_AGE", "30s")
	t.Setenv("ASSAY_CHALLENGER_SEND_TIMEOUT", "5s")
	t.Setenv("ASSAY_L1_RPC", "http://l1")
	t.Setenv("ASSAY_L1_PORTAL", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
	t.Setenv("ASSAY_CHALLENGER_MAX_SPEND", "0")
	t.Setenv("ASSAY_CHALLENGER_MAX_TASK_SPEND", "7")
	t.Setenv("ASSAY_CHALLENGER_MAX_DISK", "5000")
	t.Setenv("ASSAY_CHALLENGER_MAX_GAS", "1000wei")
	t.Setenv("ASSAY_CHALLENGER_MIN_STAKE", "0")
	t.Setenv("ASSAY_CHALLENGER_TOKEN_VALUE", "7wei")
	cfg, err = configOf("--rpc", "http://x", "--keeper", "http://a", "--task", exampleTask, "--money-head", "latest")
	require.NoError(t, err)
	require.Equal(t, chain.HeadLatest, cfg.MoneyHead)
	require.Equal(t, "http://x", cfg.Deployment.RPC)
	require.Equal(t, 30*time.Second, cfg.MaxHeadAge)
	require.Equal(t, 5*time.Second, cfg.SendTimeout)
	require.Equal(t, "http://l1", cfg.Deployment.L1RPC)
	require.Equal(t, "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", cfg.Deployment.L1Portal.Hex())
	require.Zero(t, *cfg.MaxSpend)
	require.EqualValues(t, 7, *cfg.MaxTaskSpend)
	require.EqualValues(t, 5000, cfg.MaxDiskBytes)
	require.Equal(t, big.NewInt(1000), cfg.MaxGas)
	require.Zero(t, *cfg.MinStake)
	require.Equal(t, big.NewInt(7), cfg.TokenValue)
	require.Len(t, cfg.Tasks, 1)
	require.Equal(t, exampleTask, cfg.Tasks[0].String())
	require.False(t, cfg.Every)
	cfg, err = configOf("--keeper", "http://a", "--task", "all", "--task", exampleTask)
	require.NoError(t, err)
	require.Len(t, cfg.Tasks, 1)
	require.True(t, cfg.Every, "the others beside it")

	for _, bad := range [][]string{{"--keeper", "ftp://a"}, {"--keeper", "http://a", "--task", "0x01"}, {"--keeper", "http://a", "--max-gas", "much"}, {"--keeper", "http://a", "--private-key", "zz"}} {
		_, err := configOf(bad...)
		require.Error(t, err, "%v", bad)
		require.NotEmpty(t, explain(err).Hint)
	}
	cfg, err = configOf()
	require.NoError(t, err)
	require.NoError(t, cfg.Check())
	require.Empty(t, cfg.Sources, "found on chain")
}

func TestDefenderConfig(t *testing.T) {
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 1337))
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(2))
	// What is set for a challenger on the same machine is not the defender's.
	t.Setenv("ASSAY_CHALLENGER_LISTEN", "127.0.0.1:1")
	t.Setenv("ASSAY_DEFENDER_TASK", exampleTask)
	var cfg verifier.ChallengerConfig
	reached, err := parsed(t, []string{"assay", "defender", "--datadir", "d", "--keeper", "http://a"}, func(c *cli.Context) (err error) {
		cfg, err = challengerConfig(c)
		return err
	})
	require.NoError(t, err)
	require.Equal(t, "defender", reached)
	require.NoError(t, cfg.Check())
	require.Equal(t, verifier.DefaultDefenderListen, cfg.Listen)
	require.Zero(t, *cfg.MaxSpend, "a defender demands nothing")
	require.Nil(t, cfg.MaxGas, "nothing keeps it from answering")
	require.Equal(t, big.NewInt(verifier.DefaultTokenValue), cfg.TokenValue)
	require.False(t, cfg.RefuteAll)
	require.Len(t, cfg.Tasks, 1)
}

func TestIndexerConfig(t *testing.T) {
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 1337))
	var cfg indexer.Config
	reached, err := parsed(t, []string{"assay", "indexer", "run", "--datadir", "d"}, func(c *cli.Context) (err error) {
		cfg, err = indexerConfig(c)
		return err
	})
	require.NoError(t, err)
	require.Equal(t, "indexer run", reached)
	want := indexer.Config{Deployment: cfg.Deployment, DataDir: "d", Version: cfg.Version, Log: cfg.Log, Door: door.Config{Conns: door.DefaultConns}}.WithDefaults()
	require.NoError(t, cfg.WithDefaults().Check())
	require.Equal(t, want, cfg.WithDefaults())

	t.Setenv("ASSAY_DATABASE_URL", "postgres://h/d")
	_, err = parsed(t, []string{"assay", "indexer", "rebuild"}, func(c *cli.Context) (err error) {
		cfg, err = indexerConfig(c)
		return err
	})
	require.NoError(t, err)
	require.Equal(t, "postgres://h/d", cfg.DatabaseURL)
	require.NoError(t, cfg.WithDefaults().Check())
}
