// Package ledger reports what became of an account's money: what it staked, paid, earned, got back, withdrew and lost. Services act on
// the newest block; money counts as moved when the block it moved in is at or below a head that the operator chose, so that what
// metrics and log say is not taken back by a reorg above that head.
package ledger

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/prometheus/client_golang/prometheus"

	"assay/internal/chain"
)

const (
	// DefaultInterval is the time between looks: a safe head moves every few blocks.
	DefaultInterval = 5 * time.Second
	// lookTimeout bounds one look; what it read is kept.
	lookTimeout = 30 * time.Second
	// reminder is how often a lasting trouble is reported.
	reminder = 10 * time.Minute
	// awaitInterval is the time between Await's looks.
	awaitInterval = 500 * time.Millisecond
)

// Config of a Ledger. A zero Interval means DefaultInterval; everything else is required.
type Config struct {
	Client  *ethclient.Client
	Chain   *chain.Chain
	Account common.Address
	// Head is where money counts as moved.
	Head     chain.HeadName
	Log      *slog.Logger
	Interval time.Duration
	// Registry gets the metrics, under Namespace.
	Registry  prometheus.Registerer
	Namespace string
}

// Ledger follows one account. It remembers nothing that the chain does not know.
type Ledger struct {
	cfg   Config
	tail  chain.Tail[chain.Movement]
	known []chain.Movement
	block common.Hash
	// unit is one token in its smallest unit; nil until the token was asked.
	unit *big.Float

	moved  *prometheus.GaugeVec
	number prometheus.Gauge
}

// New registers the metrics. It asks the chain nothing.
func New(cfg Config) *Ledger {
	if cfg.Interval == 0 {
		cfg.Interval = DefaultInterval
	}
	l := &Ledger{
		cfg: cfg,
		moved: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Namespace: cfg.Namespace, Name: "money_tokens", Help: "Tokens of the account that moved since the deployment, up to the head of --money-head, by kind.",
		}, []string{"kind"}),
		number: prometheus.NewGauge(prometheus.GaugeOpts{
			Namespace: cfg.Namespace, Name: "money_block", Help: "Block up to which money_tokens counts.",
		}),
	}
	cfg.Registry.MustRegister(l.moved, l.number)
	return l
}

// Run looks at the chain until ctx ends. Troubles are waited out.
func (l *Ledger) Run(ctx context.Context) {
	var reported time.Time
	tick := time.NewTicker(l.cfg.Interval)
	defer tick.Stop()
	for {
		err := l.Look(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err == nil:
			reported = time.Time{}
		case time.Since(reported) >= reminder:
			reported = time.Now()
			l.cfg.Log.Warn("cannot tell what became of the account's money", "head", l.cfg.Head, "err", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// Look brings metrics and log up to the head, once. It fails with chain.ErrNoHead if the node names none; then nothing counts as moved.
func (l *Ledger) Look(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, lookTimeout)
	defer cancel()
	if l.unit == nil {
		decimals, err := chain.TokenDecimals(ctx, l.cfg.Client, l.cfg.Chain.Deployment().Token)
		if err != nil {
			return err
		}
		l.unit = new(big.Float).SetInt(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil))
	}
	v, err := l.cfg.Chain.AtHead(ctx, l.cfg.Head)
	if err != nil || v.Hash == l.block {
		return err
	}
	all, err := l.tail.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.Movement, error) {
		return at.Movements(ctx, l.cfg.Account, from)
	})
	if err != nil {
		return err
	}
	first := l.block == common.Hash{}
	totals := make(map[chain.MovementKind]*big.Int)
	for _, kind := range chain.MovementKinds {
		totals[kind] = new(big.Int)
	}
	for _, m := range all {
		totals[m.Kind].Add(totals[m.Kind], m.Amount)
	}
	for kind, total := range totals {
		l.moved.WithLabelValues(string(kind)).Set(l.tokens(total))
	}
	l.number.Set(float64(v.Number))
	if first {
		args := []any{"head", l.cfg.Head, "block", v.Number}
		for _, kind := range chain.MovementKinds {
			args = append(args, string(kind), l.tokens(totals[kind]))
		}
		l.cfg.Log.Info("money moved so far, in tokens", args...)
	} else {
		gone, fresh := difference(l.known, all)
		for _, m := range gone {
			l.cfg.Log.Warn("a reorg took money's movement back", l.line(m)...)
		}
		for _, m := range fresh {
			if m.Kind == chain.Slashed {
				l.cfg.Log.Error("stake was slashed: this account was convicted", l.line(m)...)
				continue
			}
			l.cfg.Log.Info("money moved", l.line(m)...)
		}
	}
	l.known, l.block = all, v.Hash
	return nil
}

func (l *Ledger) line(m chain.Movement) []any {
	return []any{"kind", m.Kind, "tokens", l.tokens(m.Amount), "tx", m.TxHash, "block", m.Block, "head", l.cfg.Head}
}

func (l *Ledger) tokens(amount *big.Int) float64 {
	out, _ := new(big.Float).Quo(new(big.Float).SetInt(amount), l.unit).Float64()
	return out
}

// difference is what of one list is not in the other. A movement whose transaction only came into another block is in both.
func difference(before, after []chain.Movement) (gone, fresh []chain.Movement) {
	type identity struct {
		tx     common.Hash
		kind   chain.MovementKind
		amount string
	}
	of := func(m chain.Movement) identity { return identity{m.TxHash, m.Kind, m.Amount.String()} }
	count := make(map[identity]int)
	for _, m := range before {
		count[of(m)]++
	}
	for _, m := range after {
		if count[of(m)] > 0 {
			count[of(m)]--
		} else {
			fresh = append(fresh, m)
		}
	}
	for _, m := range before {
		if count[of(m)] > 0 {
			count[of(m)]--
			gone = append(gone, m)
		}
	}
	return gone, fresh
}

// ErrTakenBack says that a reorg took a transaction out of the chain before the head reached it, and the node has forgotten it.
var ErrTakenBack = errors.New("a reorg took the transaction back")

// Await waits until what a mined transaction moved has moved as of a head, and returns the receipt that holds then: a reorg may have put
// the transaction into another block. It fails with chain.ErrNoHead at once if the node names no such head.
func Await(ctx context.Context, client *ethclient.Client, c *chain.Chain, head chain.HeadName, receipt *types.Receipt) (*types.Receipt, error) {
	for {
		v, err := c.AtHead(ctx, head)
		if err != nil {
			return nil, err
		}
		now, err := client.TransactionReceipt(ctx, receipt.TxHash)
		switch {
		case chain.NoReceipt(err):
			if _, _, err := client.TransactionByHash(ctx, receipt.TxHash); errors.Is(err, ethereum.NotFound) {
				return nil, fmt.Errorf("%w: %s", ErrTakenBack, receipt.TxHash)
			} else if err != nil {
				return nil, err
			}
		case err != nil:
			return nil, err
		case now.BlockNumber.Uint64() <= v.Number:
			// The receipt is of the head's chain if that is the node's still.
			if ok, err := c.Canonical(ctx, v.Block); err != nil && !errors.Is(err, chain.ErrBehind) || ok {
				return now, err
			}
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("transaction %s is in block %s and the %s head at %d: %w", receipt.TxHash, receipt.BlockNumber, head, v.Number, ctx.Err())
		case <-time.After(awaitInterval):
		}
	}
}
