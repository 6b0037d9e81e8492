package main

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"assay/internal/httpclient"
	"assay/internal/keys"
	"assay/internal/specrules"
	"assay/internal/tenzro"
	"assay/internal/tenzro/gateway"
	"assay/internal/windows"
	"assay/protocol"
)

const (
	flagProfile    = "profile"
	flagDID        = "did"
	flagAccountDID = "account-did"
	flagTaskName   = "task-name"
	flagPayloads   = "payloads"
	flagTemplates  = "templates"
	flagTrainerKey = "trainer-key"
	flagMaxModel   = "max-model-bytes"
)

func tenzroCommand() *cli.Command {
	return &cli.Command{
		Name:  "bridge-tenzro",
		Usage: "serve Tenzro Train's JSON-RPC over this network, for its clients unchanged",
		Description: "Answers tenzro_training_* and training_* at / and /node as Tenzro's node does, and at /sdk as its SDKs read it. What needs a key is done\n" +
			"with the operator's own, for callers of this machine alone: posting, enrolment, signing the gradients of the operator's one trainer.\n" +
			"Without a key it reads. Names (--did, --account-did, --task-name) are this bridge's own. docs/tenzro.md says what each method does here, and\n" +
			"what is refused and why.\n\n" +
			examples("assay bridge-tenzro --datadir tenzro",
				"assay bridge-tenzro --datadir tenzro --did did:tenzro:machine:trainer-1 --payloads payloads --listen 127.0.0.1:8545",
				"assay bridge-tenzro --datadir tenzro --did did:tenzro:human:sponsor --templates tasks --keeper http://127.0.0.1:8700",
				"assay bridge-tenzro --datadir tenzro --task-name my-task="+exampleTask+" --profile sdk"),
		Flags: join(chainFlags(), keyFlags(), []cli.Flag{
			required(stringFlag("TENZRO", flagDataDir, "", "`FOLDER` for names, sealed manifests, and payloads until they are delivered")),
			stringFlag("TENZRO", flagListen, gateway.DefaultListen, "`HOST:PORT` of the HTTP interface; Tenzro's clients look at the default"),
			stringFlag("TENZRO", flagProfile, "node", "`PROFILE` of the path /: node, as Tenzro's CLI and Python trainer read it, or sdk, as its TypeScript and Rust SDKs do"),
			&cli.StringSliceFlag{Name: flagDID, EnvVars: env("TENZRO", flagDID), Usage: "`DID` that names the operator's account; repeat for several, the first one is shown"},
			&cli.StringSliceFlag{Name: flagAccountDID, EnvVars: env("TENZRO", flagAccountDID), Usage: "`DID=ADDRESS` that names another account; repeat for several"},
			&cli.StringSliceFlag{Name: flagTaskName, EnvVars: env("TENZRO", flagTaskName), Usage: "`NAME=ID` of a task; repeat for several. Tasks posted here keep the sponsor's name"},
			stringFlag("TENZRO", flagPayloads, "", "`FOLDER` in which the operator's trainer leaves its payloads, each named by its SHA-256 in hex; gradients are refused if empty"),
			stringFlag("TENZRO", flagTrainerKey, "", "Ed25519 public key in `HEX` whose gradients are signed for; of each task the first that comes if empty"),
			stringFlag("TENZRO", flagTemplates, "", "`FOLDER` with a folder for each architecture.family that may be posted, as `assay-trainer init` writes it; none is posted if empty"),
			&cli.StringSliceFlag{Name: flagKeeper, EnvVars: env("", flagKeeper), Usage: "`URL` of a keeper to ask and to upload to; repeat for several. Those that a task's pool names on chain if none is given"},
			&cli.Int64Flag{Name: flagMaxModel, EnvVars: env("TENZRO", flagMaxModel), Value: gateway.DefaultMaxModelBytes, Usage: "largest model whose gradients and states are read, in bytes"},
			stringFlag("", flagSigningKey, "", "key in hex that signs gradients, as registered before enrolment; the private key if empty"),
			stringFlag("", flagSigningFile, "", "`FILE` with it, in hex or a geth keystore with the same password file"),
			minWindowFlag(),
			timeoutFlag(2 * time.Minute),
		}, doorFlags("TENZRO")),
		Action: runTenzro,
	}
}

func tenzroConfig(c *cli.Context) (cfg gateway.Config, err error) {
	if cfg.Log, err = newLog(c, slog.LevelInfo); err != nil {
		return cfg, err
	}
	if cfg.Deployment, err = loadDeployment(c); err != nil {
		return cfg, err
	}
	if cfg.Door, err = doorConfig(c); err != nil {
		return cfg, err
	}
	cfg.DataDir, cfg.Listen, cfg.Payloads = c.String(flagDataDir), c.String(flagListen), c.String(flagPayloads)
	cfg.DIDs, cfg.Keepers, cfg.MaxModelBytes = c.StringSlice(flagDID), keeperList(c.StringSlice(flagKeeper)), c.Int64(flagMaxModel)
	cfg.MinWindow, cfg.SendTimeout = minWindow(c), c.Duration(flagTimeout)
	switch profile := c.String(flagProfile); profile {
	case "node":
	case "sdk":
		cfg.SDK = true
	default:
		return cfg, withHint(fmt.Errorf("--%s: %q is no profile", flagProfile, profile), "node or sdk")
	}
	if k := keyConfig(c); k.Hex != "" || k.File != "" {
		if cfg.Key, err = keys.Load(k, cfg.Deployment.ChainID); err != nil {
			return cfg, err
		}
	}
	if k := (keys.Config{Hex: c.String(flagSigningKey), File: c.String(flagSigningFile), PasswordFile: c.String(flagPassword)}); k.Hex != "" || k.File != "" {
		if cfg.SigningKey, err = keys.Load(k, cfg.Deployment.ChainID); err != nil {
			return cfg, fmt.Errorf("signing key: %w", err)
		}
	}
	cfg.Accounts, cfg.Tasks = map[string]common.Address{}, map[string]protocol.Hash{}
	for _, text := range c.StringSlice(flagAccountDID) {
		did, account, _ := strings.Cut(text, "=")
		if !common.IsHexAddress(account) {
			return cfg, withHint(fmt.Errorf("--%s: %q names no account", flagAccountDID, text), "--%s did:tenzro:machine:trainer-2=0x and 40 digits", flagAccountDID)
		}
		cfg.Accounts[did] = common.HexToAddress(account)
	}
	for _, text := range c.StringSlice(flagTaskName) {
		name, id, _ := strings.Cut(text, "=")
		var task protocol.Hash
		if err := task.UnmarshalText([]byte(id)); err != nil {
			return cfg, withHint(fmt.Errorf("--%s: %q names no task", flagTaskName, text), "--%s my-task=0x and 64 digits", flagTaskName)
		}
		cfg.Tasks[name] = task
	}
	if text := c.String(flagTrainerKey); text != "" {
		if cfg.TrainerKey, err = hex.DecodeString(strings.TrimPrefix(text, "0x")); err != nil {
			return cfg, withHint(fmt.Errorf("--%s: it is not hexadecimal", flagTrainerKey), "64 digits")
		}
	}
	return cfg, nil
}

func runTenzro(c *cli.Context) error {
	cfg, err := tenzroConfig(c)
	if err != nil {
		return err
	}
	if c.String(flagTemplates) != "" {
		if cfg.Key == nil {
			return withHint(errors.New("tasks cannot be posted without a key"), "give --%s or --%s, or leave --%s out", flagKey, flagKeyFile, flagTemplates)
		}
		s, err := openLongSigner(c)
		if err != nil {
			return err
		}
		defer s.close()
		cfg.Post = tenzroPoster(c, s)
	}
	service, err := gateway.New(cfg)
	if err != nil {
		return err
	}
	account := ""
	if cfg.Key != nil {
		account = service.Account().Hex()
	}
	err = printResult(c.App.Writer, c.Bool(flagJSON), map[string]string{"account": account, "url": service.URL()}, func(w io.Writer) {
		fmt.Fprintf(w, "Tenzro bridge %s on %s\n", account, service.URL())
	})
	if err != nil {
		return err
	}
	return stopped(c.Context, service.Run(c.Context))
}

// family is what a template's folder may be called.
var family = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$`)

// tenzroPoster posts tasks from the folder of templates: what a Tenzro specification says, with the files and whatever else a task has from the folder
// that its family names.
func tenzroPoster(c *cli.Context, opened *session) gateway.Poster {
	return func(ctx context.Context, want *tenzro.TaskSpec) (id protocol.Hash, left []string, err error) {
		s := *opened
		s.ctx = ctx
		name := ""
		if want.Architecture.Family != nil {
			name = *want.Architecture.Family
		}
		dir := filepath.Join(c.String(flagTemplates), name)
		if _, err := os.Stat(filepath.Join(dir, "task.json")); !family.MatchString(name) || err != nil {
			return id, nil, tenzro.ErrInvalidTaskSpec.With("architecture.family %.80q: the operator has prepared no task of that name", name)
		}
		decimals, err := s.tokenDecimals()
		if err != nil {
			return id, nil, err
		}
		t, err := readTemplate(filepath.Join(dir, "task.json"), decimals)
		if err != nil {
			return id, nil, err
		}
		from := taskFiles{manifest: filepath.Join(dir, "manifest.json"), state: filepath.Join(dir, "state.safetensors")}
		if objects := filepath.Join(dir, "objects"); t.ProgramRoot != (protocol.Hash{}) {
			from.objects = objects
		}
		files, err := readFiles(from, &t.TaskSpec)
		if err != nil {
			return id, nil, err
		}
		if left, err = want.Fit(&t.TaskSpec); err != nil {
			return id, nil, err
		}
		spec, limits, err := s.complete(&t)
		if err != nil {
			return id, nil, err
		}
		if err := specrules.Check(&spec, limits); err != nil {
			return id, nil, tenzro.ErrInvalidTaskSpec.Because(err)
		}
		if err := windows.For(s.dep.ChainID, minWindow(c)).Check(&spec); err != nil {
			return id, nil, tenzro.ErrInvalidTaskSpec.Because(err)
		}
		view, err := s.chain.Latest(ctx)
		if err != nil {
			return id, nil, err
		}
		if err := s.approve(view, s.dep.Tasks, spec.Escrow()); err != nil {
			return id, nil, tenzro.ErrInvalidTaskSpec.With("the escrow of %s tokens: %v", s.tokens(spec.Escrow()), err)
		}
		receipt, err := s.sender.Send(ctx, s.chain.PostTask(spec))
		if err != nil {
			return id, nil, err
		}
		if id, err = postedID(receipt, s.dep.Tasks); err != nil {
			return id, nil, err
		}
		s.log.Info("task posted", "task", id, "tx", receipt.TxHash, "name", want.TaskID)
		files.task, files.to, files.client = id, keeperList(c.StringSlice(flagKeeper)), httpclient.New(nil)
		if len(files.to) == 0 {
			s.log.Warn("no keeper was named: hand the files over with `assay task upload`", "task", id)
			return id, left, nil
		}
		// The task stands whatever comes of that: the same call would post another one.
		if _, err := uploadAll(ctx, files); err != nil {
			s.log.Error("a task is posted, but not handed over: `assay task upload` does", "task", id, "err", err)
		}
		return id, left, nil
	}
}
