package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"math/big"
	"net"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"assay/indexer"
	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/gossip"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
)

const (
	flagListen    = "listen"
	flagEndpoint  = "endpoint"
	flagJoin      = "join"
	flagStake     = "stake"
	flagPeer      = "peer"
	flagGossip    = "gossip"
	flagMaxObject = "max-object-bytes"
	flagSponsor   = "max-sponsor-bytes"
	flagMinFree   = "min-free-bytes"
	flagRetain    = "retain"
	flagUploads   = "max-uploads"
	flagRequests  = "max-requests"
	flagUpload    = "upload-timeout"
	flagMaxLock   = "max-lock"
	flagMaxTotal  = "max-total-lock"
	flagPoolLock  = "pool-lock"
	flagPoll      = "poll-interval"
	flagDatabase  = "database-url"
	flagOrigin    = "allow-origin"
	flagNoKeepers = "no-keepers"
	flagMaxReorg  = "max-reorg"
	flagStatement = "statement-timeout"

	flagSendTimeout = "send-timeout"
	flagHead        = "head"

	// stakeTimeout bounds the deposit that a keeper may start with.
	stakeTimeout = 2 * time.Minute
)

func sendTimeoutFlag(scope string) cli.Flag {
	return &cli.DurationFlag{
		Name: flagSendTimeout, EnvVars: env(scope, flagSendTimeout), Value: sender.DefaultSendTimeout,
		Usage: "how long a sequencer may leave a transaction out; after that it goes over L1, if the deployment file or the flags name one",
	}
}

func keeperCommand() *cli.Command {
	return &cli.Command{
		Name:  "keeper",
		Usage: "run a keeper: serve tasks, take payloads, aggregate, propose",
		Description: "Joins the pools of the tasks it is told to serve, as far as its stake goes. Keep its folder: the journal in it is what prevents\n" +
			"a second signature. One process a folder, one folder a key.\n\n" +
			examples("assay keeper --datadir keeper --join all", "assay keeper --datadir keeper --listen 127.0.0.1:8701 --join all --stake 50000"),
		Flags: join(chainFlags(), keyFlags(), l1Flags(), []cli.Flag{
			sendTimeoutFlag("KEEPER"),
			moneyHeadFlag(),
			required(stringFlag("KEEPER", flagDataDir, "", "`FOLDER` for objects and journal")),
			stringFlag("KEEPER", flagListen, keeper.DefaultListen, "`HOST:PORT` of the HTTP interface"),
			stringFlag("KEEPER", flagEndpoint, "", "`URL` at which others reach this keeper, published in each pool that it joins (http or https, at most 256 bytes); if empty none is, on a development chain that of --listen"),
			&cli.StringSliceFlag{Name: flagJoin, EnvVars: env("KEEPER", flagJoin), Value: cli.NewStringSlice("all"), Usage: "all, or the `ID` of a task to serve; repeat for several. A task that is named is joined whatever it pays, as far as --max-lock goes; all beside names serves the others too"},
			stringFlag("KEEPER", flagStake, "", "`AMOUNT` of tokens that must be staked: what is missing is deposited first (on a development chain minted too)"),
			stringFlag("KEEPER", flagMaxLock, "", "`AMOUNT` of tokens locked for one task at most; a quarter of the active stake if empty"),
			stringFlag("KEEPER", flagMaxTotal, "", "`AMOUNT` of tokens locked at most in all tasks that --join does not name; half of the active stake, or --max-lock if that is more, if empty"),
			stringFlag("KEEPER", flagTokenValue, "", "`ETHER` that a whole token is worth: tasks that --join does not name are joined if their commission is worth more than the gas, L1 fee included; 0: whatever they pay; 0.001 if empty, 0 on a development chain"),
			stringFlag("KEEPER", flagPoolLock, "", "`AMOUNT` of tokens to lock in each pool joined, by which seats are drawn; if empty the task's quorum lock, or its keeper lock if the stake is less"),
			stringFlag("", flagSigningKey, "", "key in hex that signs receipts and proposals; the private key if empty"),
			stringFlag("", flagSigningFile, "", "`FILE` with it, in hex or a geth keystore with the same password file"),
			minWindowFlag(),
			&cli.StringSliceFlag{Name: flagPeer, EnvVars: env("KEEPER", flagPeer), Usage: "`URL` of another keeper, asked for objects that this one lacks and to sign rounds as a witness, beside those of the pools it is in; repeat for several"},
			stringFlag("KEEPER", flagGossip, keeper.DefaultGossip, "`IP:PORT` at which other keepers connect for announcements (0.0.0.0:8702 where they reach this machine); off takes no part: all works, only later"),
			&cli.Int64Flag{Name: flagMaxObject, EnvVars: env("KEEPER", flagMaxObject), Value: keeper.DefaultMaxObjectBytes, Usage: "largest state served, in bytes"},
			&cli.Int64Flag{Name: flagSponsor, EnvVars: env("KEEPER", flagSponsor), Usage: "most that one sponsor's tasks have on disk, whole runs of those joined, in bytes, a quarter of the disk at most; 64 times --max-object-bytes if 0"},
			&cli.Int64Flag{Name: flagMinFree, EnvVars: env("KEEPER", flagMinFree), Value: keeper.DefaultMinFreeBytes, Usage: "bytes that stay free on the disk beside what joined tasks will still store: other tasks' files are refused before"},
			&cli.DurationFlag{Name: flagRetain, EnvVars: env("KEEPER", flagRetain), Value: keeper.DefaultRetain, Usage: "how long a task's files are kept once nothing can be demanded of it any more, or it does not open; 0: for ever"},
			&cli.IntFlag{Name: flagUploads, EnvVars: env("KEEPER", flagUploads), Value: keeper.DefaultMaxUploads, Usage: "uploads taken at the same time"},
			&cli.IntFlag{Name: flagRequests, EnvVars: env("KEEPER", flagRequests), Value: keeper.DefaultMaxRequests, Usage: "other requests served at the same time"},
			&cli.DurationFlag{Name: flagUpload, EnvVars: env("KEEPER", flagUpload), Value: keeper.DefaultUploadTimeout, Usage: "longest an upload may take"},
			&cli.DurationFlag{Name: flagPoll, EnvVars: env("KEEPER", flagPoll), Value: keeper.DefaultPollInterval, Usage: "time between looks at the chain"},
		}, doorFlags("KEEPER"), adversaryFlags()),
		Action: runKeeper,
	}
}

// gossipOff is the value of --gossip that takes no part.
const gossipOff = "off"

func keeperConfig(c *cli.Context) (keeper.Config, error) {
	log, err := newLog(c, slog.LevelInfo)
	if err != nil {
		return keeper.Config{}, err
	}
	dep, err := loadDeployment(c)
	if err != nil {
		return keeper.Config{}, err
	}
	cfg := keeper.Config{
		Deployment: dep, DataDir: c.String(flagDataDir), Listen: c.String(flagListen), Endpoint: c.String(flagEndpoint), Peers: keeperList(c.StringSlice(flagPeer)),
		Retain: c.Duration(flagRetain), MaxSponsorBytes: c.Int64(flagSponsor), MinFreeBytes: c.Int64(flagMinFree),
		MaxObjectBytes: c.Int64(flagMaxObject), MaxUploads: c.Int(flagUploads), MaxRequests: c.Int(flagRequests),
		UploadTimeout: c.Duration(flagUpload), PollInterval: c.Duration(flagPoll), SendTimeout: c.Duration(flagSendTimeout),
		MoneyHead: chain.HeadName(c.String(flagMoneyHead)), MinWindow: minWindow(c), Log: log, Version: buildVersion().short(),
	}
	if cfg.Door, err = doorConfig(c); err != nil {
		return cfg, err
	}
	if at := c.String(flagGossip); at != gossipOff {
		if err := gossip.CheckListen(at); err != nil {
			return cfg, withHint(fmt.Errorf("--%s: %w", flagGossip, err), "an IP and a port, as 0.0.0.0:8702, or %s", gossipOff)
		}
		cfg.Gossip = at
	}
	if cfg.Endpoint == "" && keys.IsDevChain(dep.ChainID) {
		cfg.Endpoint = localEndpoint(cfg.Listen, cfg.Door.TLSCert != "")
	}
	if _, err := chain.CheckEndpoint(cfg.Endpoint, dep.ChainID); cfg.Endpoint != "" && err != nil {
		return cfg, withHint(fmt.Errorf("--%s: %w", flagEndpoint, err), "the address that trainers and other keepers use, as https://keeper.example or http://203.0.113.7:8700")
	}
	if cfg.Key, err = keys.Load(keyConfig(c), dep.ChainID); err != nil {
		return cfg, err
	}
	if signing := (keys.Config{Hex: c.String(flagSigningKey), File: c.String(flagSigningFile), PasswordFile: c.String(flagPassword)}); signing.Hex != "" || signing.File != "" {
		if cfg.SigningKey, err = keys.Load(signing, dep.ChainID); err != nil {
			return cfg, fmt.Errorf("signing key: %w", err)
		}
	}
	if err := setAdversary(c, &cfg); err != nil {
		return cfg, err
	}
	if cfg.TokenValue, err = etherFlag(c, flagTokenValue); err != nil {
		return cfg, err
	}
	for _, text := range keeperList(c.StringSlice(flagJoin)) {
		if text == everyTask {
			cfg.Every = true
			continue
		}
		var id protocol.Hash
		if err := id.UnmarshalText([]byte(text)); err != nil {
			return cfg, withHint(fmt.Errorf("--%s: %w", flagJoin, err), "--join all, --join ID for each task, or both")
		}
		cfg.Tasks = append(cfg.Tasks, id)
	}
	return cfg, nil
}

// localEndpoint is where a service that listens there is reached on its machine; empty if its port is not known yet.
func localEndpoint(listen string, tls bool) string {
	host, port, err := net.SplitHostPort(listen)
	if err != nil || port == "0" {
		return ""
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	scheme := "http"
	if tls {
		scheme = "https"
	}
	return scheme + "://" + net.JoinHostPort(host, port)
}

func runKeeper(c *cli.Context) error {
	cfg, err := keeperConfig(c)
	if err != nil {
		return err
	}
	if c.String(flagStake) != "" {
		if err := ensureStake(c, cfg); err != nil {
			return err
		}
	}
	if cfg.MaxLock, err = tokensFlag(c, flagMaxLock); err != nil {
		return err
	}
	if cfg.MaxTotalLock, err = tokensFlag(c, flagMaxTotal); err != nil {
		return err
	}
	if cfg.PoolLock, err = tokensFlag(c, flagPoolLock); err != nil {
		return err
	}
	service, err := keeper.New(cfg)
	if err != nil {
		return err
	}
	err = printResult(c.App.Writer, c.Bool(flagJSON), map[string]string{"account": service.Account().Hex(), "url": service.URL()}, func(w io.Writer) {
		fmt.Fprintf(w, "Keeper %s on %s\n", service.Account(), service.URL())
	})
	if err != nil {
		return err
	}
	return stopped(c.Context, service.Run(c.Context))
}

// tokensFlag reads an amount; nil is the keeper's default. Whole tokens need the chain, for the token's decimals.
func tokensFlag(c *cli.Context, flag string) (*big.Int, error) {
	text := c.String(flag)
	if text == "" {
		return nil, nil
	}
	if strings.HasSuffix(text, "wei") {
		amount, err := parseAmount(text, 0)
		if err != nil {
			return nil, fmt.Errorf("--%s: %w", flag, err)
		}
		return amount, nil
	}
	s, err := openReader(c)
	if err != nil {
		return nil, err
	}
	defer s.close()
	return s.amount(c, flag)
}

// ensureStake brings the keeper's stake up to the amount of the flags.
func ensureStake(c *cli.Context, cfg keeper.Config) error {
	s, err := openSigner(c)
	if err != nil {
		return err
	}
	defer s.close()
	ctx, cancel := context.WithTimeout(s.ctx, stakeTimeout)
	defer cancel()
	s.ctx = ctx
	want, err := s.amount(c, flagStake)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	account := crypto.PubkeyToAddress(cfg.Key.PublicKey)
	stake, err := view.Stake(s.ctx, account)
	if err != nil {
		return err
	}
	missing := new(big.Int).Sub(want, stake.Active)
	if missing.Sign() <= 0 {
		return nil
	}
	balance, err := view.Balance(s.ctx, account)
	if err != nil {
		return err
	}
	if short := new(big.Int).Sub(missing, balance); short.Sign() > 0 && keys.IsDevChain(s.dep.ChainID) {
		if _, err := s.sender.Send(s.ctx, s.chain.Mint(account, short)); err != nil {
			return err
		}
		if view, err = s.chain.Latest(s.ctx); err != nil {
			return err
		}
	}
	if err := s.approve(view, s.dep.Vault, missing); err != nil {
		return err
	}
	if _, err := s.sender.Send(s.ctx, s.chain.Deposit(missing)); err != nil {
		return err
	}
	s.log.Info("stake deposited", "account", account, "tokens", s.tokens(missing))
	return nil
}

// stopped turns the end that a signal asked for into success.
func stopped(ctx context.Context, err error) error {
	if errors.Is(context.Cause(ctx), errInterrupted) && (err == nil || errors.Is(err, errInterrupted) || errors.Is(err, context.Canceled)) {
		return nil
	}
	return err
}

func indexerFlags() []cli.Flag {
	return join(chainFlags(), []cli.Flag{
		stringFlag("INDEXER", flagDataDir, "", "`FOLDER` of the private PostgreSQL server; needed without --database-url"),
		stringFlag("", flagDatabase, "", "`URL` of a PostgreSQL server; a private one runs in --datadir if empty"),
	})
}

func indexerCommand() *cli.Command {
	return &cli.Command{
		Name:  "indexer",
		Usage: "index the contracts' events into PostgreSQL and serve GraphQL",
		Subcommands: []*cli.Command{
			{
				Name: "run", Usage: "follow the chain and serve GraphQL",
				Description: examples("assay indexer run --datadir indexer", "assay indexer run --database-url postgres://assay@127.0.0.1/assay --listen 127.0.0.1:8600"),
				Flags: join(indexerFlags(), []cli.Flag{
					stringFlag("INDEXER", flagListen, indexer.DefaultListen, "`HOST:PORT` of the HTTP interface"),
					stringFlag("INDEXER", flagOrigin, "", "value of Access-Control-Allow-Origin; other sites' pages are kept out if empty"),
					&cli.DurationFlag{Name: flagPoll, EnvVars: env("INDEXER", flagPoll), Value: indexer.DefaultPollInterval, Usage: "time between looks at the chain"},
					stringFlag("INDEXER", flagHead, string(chain.HeadLatest), "head to follow: latest, safe (on L1 too) or finalized; what is newer is not shown"),
					&cli.Uint64Flag{Name: flagMaxReorg, EnvVars: env("INDEXER", flagMaxReorg), Value: indexer.DefaultMaxReorg, Usage: "deepest reorg that is taken back, in blocks"},
					&cli.BoolFlag{Name: flagNoKeepers, EnvVars: env("INDEXER", flagNoKeepers), Usage: "ask no keeper for what trainers report: read the chain alone"},
					&cli.DurationFlag{Name: flagStatement, EnvVars: env("INDEXER", flagStatement), Value: indexer.DefaultStatementTimeout, Usage: "longest an SQL statement of a query may take"},
				}, doorFlags("INDEXER")),
				Action: func(c *cli.Context) error {
					service, err := newIndexer(c)
					if err != nil {
						return err
					}
					return stopped(c.Context, service.Run(c.Context))
				},
			},
			{
				Name: "rebuild", Usage: "make the tables again from the stored events; the indexer must not run",
				Description: examples("assay indexer rebuild --datadir indexer"),
				Flags:       indexerFlags(),
				Action: func(c *cli.Context) error {
					service, err := newIndexer(c)
					if err != nil {
						return err
					}
					if err := service.Rebuild(c.Context); err != nil {
						return err
					}
					return printDigest(c, service)
				},
			},
			{
				Name: "digest", Usage: "print a digest of the tables: equal digests are equal tables; the indexer must not run",
				Description: examples("assay indexer digest --datadir indexer"),
				Flags:       indexerFlags(),
				Action: func(c *cli.Context) error {
					service, err := newIndexer(c)
					if err != nil {
						return err
					}
					return printDigest(c, service)
				},
			},
		},
	}
}

func indexerConfig(c *cli.Context) (indexer.Config, error) {
	log, err := newLog(c, slog.LevelInfo)
	if err != nil {
		return indexer.Config{}, err
	}
	dep, err := loadDeployment(c)
	if err != nil {
		return indexer.Config{}, err
	}
	var entrance door.Config
	if c.Command.Name == "run" {
		if entrance, err = doorConfig(c); err != nil {
			return indexer.Config{}, err
		}
	}
	return indexer.Config{
		Door: entrance, Deployment: dep, RPC: c.String(flagRPC), DatabaseURL: c.String(flagDatabase), DataDir: c.String(flagDataDir),
		Listen: c.String(flagListen), AllowOrigin: c.String(flagOrigin), Head: chain.HeadName(c.String(flagHead)), PollInterval: c.Duration(flagPoll), MaxReorg: c.Uint64(flagMaxReorg),
		StatementTimeout: c.Duration(flagStatement), NoKeepers: c.Bool(flagNoKeepers), Version: buildVersion().short(), Log: log,
	}, nil
}

func newIndexer(c *cli.Context) (*indexer.Service, error) {
	cfg, err := indexerConfig(c)
	if err != nil {
		return nil, err
	}
	return indexer.New(cfg)
}

func printDigest(c *cli.Context, service *indexer.Service) error {
	digest, err := service.Digest(c.Context)
	if err != nil {
		return err
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), digest, func(w io.Writer) {
		for _, table := range slices.Sorted(maps.Keys(digest.Tables)) {
			fmt.Fprintf(w, "%s  %s\n", digest.Tables[table], table)
		}
		fmt.Fprintf(w, "%s  total, at block %d\n", digest.Total, digest.Block)
	})
}
