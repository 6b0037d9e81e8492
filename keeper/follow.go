package keeper

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/protocol"
)

const (
	rpcTimeout = 10 * time.Second
	// slowPoll is the pace of polling while the WebSocket announces heads: only a safety net then.
	slowPoll = 5 * time.Second
	// Bounds of the pause before the WebSocket is dialled again.
	minRedial, maxRedial = time.Second, 30 * time.Second
	// outageReminder is how often a lasting outage is reported.
	outageReminder = 30 * time.Second
	// stuckAfter is how long one turn of a loop may take: two to three times the longest one, whatever the chain's RPC does. At a block a
	// second that are 120 heads.
	stuckAfter = 2 * time.Minute

	sayReserve = "nothing is relayed in tasks that were not named until there is more ether"
)

// follower follows the chain. Its loop alone touches what it has.
type follower struct {
	*node
	verified bool
	seen     chain.Seen
	// due is told of every new head before onHead is called; reorged is called before the first head of another branch.
	due     chan<- struct{}
	onHead  func(context.Context, *chain.View) error
	reorged func()
}

// follow calls onHead for every new head until ctx ends. The HTTP RPC is the only source of what the head is; the WebSocket just
// says when to look. An RPC that is away is waited out, however long it takes; only one that serves another chain ends it.
func (f *follower) follow(ctx context.Context) error {
	live := make(chan bool, 1)
	if f.cfg.Deployment.WS != "" {
		f.background.Go(func() { f.announce(ctx, live) })
	}
	interval := f.cfg.PollInterval
	timer := time.NewTimer(0)
	defer timer.Stop()
	var out outage
	for {
		select {
		case <-ctx.Done():
			return nil
		case up := <-live:
			interval = f.cfg.PollInterval
			if up {
				interval = max(interval, slowPoll)
			}
		case <-f.nudge:
		case <-timer.C:
		}
		f.following.Beat()
		err := f.look(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if errors.Is(err, chain.ErrWrongChain) {
			return err
		}
		out.note(err, f.log)
		if err == nil {
			f.meters.chainUp.Set(1)
		} else {
			f.meters.chainUp.Set(0)
		}
		timer.Reset(interval)
	}
}

// look reads the newest head and acts if it is another one than the last.
func (f *follower) look(ctx context.Context) error {
	rpcCtx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	if !f.verified {
		if err := f.chain.Verify(rpcCtx); err != nil {
			f.advancing.Beat() // the chain is away
			return err
		}
		f.verified = true
	}
	at, reorged, lags := time.Now(), false, false
	v, err := f.chain.Latest(rpcCtx)
	if err == nil {
		reorged, lags, err = f.seen.Next(rpcCtx, v)
	}
	if !lags && !chain.LeftAlone(err) {
		f.advancing.Beat()
	}
	if err != nil {
		return err
	}
	f.sender.WatchFunds(rpcCtx)
	gasless := 0.0
	if f.sender.Funds() != nil {
		gasless = 1
	}
	f.meters.gasless.Set(gasless)
	if reserve := f.sender.Reserve(); reserve != nil {
		f.meters.reserve.Set(1)
		f.once(protocol.Hash{}, sayReserve, "why", reserve)
	} else {
		f.meters.reserve.Set(0)
		f.said.Delete(protocol.Hash{}.String() + sayReserve)
	}
	last := f.head.Load()
	if lags {
		f.meters.lagging.Inc()
		f.log.Debug("the RPC's server lags behind one that answered before; its head is left alone", "block", v.Number, "seen", last.Number)
		if since := f.seen.Lagging(); since > outageReminder {
			return fmt.Errorf("the RPC's newest block is %d, and block %d was seen %s ago", v.Number, last.Number, since.Round(time.Second))
		}
		return nil
	}
	if reorged {
		f.log.Warn("chain reorganised; deriving everything anew", "from", last.Number, "old", last.Hash, "to", v.Number, "new", v.Hash)
		f.meters.reorgs.Inc()
		f.reorged()
	}
	f.recent.Store(&recentView{v, at})
	if last != nil && last.Hash == v.Hash && !f.woken.Swap(false) {
		return nil
	}
	f.head.Store(v)
	f.meters.headNumber.Set(float64(v.Number))
	f.meters.headTime.Set(float64(v.Time))
	select {
	case f.due <- struct{}{}:
	default: // the look that is due will be at this head
	}
	if err := f.onHead(ctx, v); err != nil {
		f.woken.Store(true) // this head is not done with
		return err
	}
	return nil
}

// announce subscribes to new heads over the WebSocket, for ever.
func (f *follower) announce(ctx context.Context, live chan<- bool) {
	pause := minRedial
	for ctx.Err() == nil {
		began := time.Now()
		err := f.subscribe(ctx, live)
		if ctx.Err() != nil {
			return
		}
		select {
		case live <- false:
		case <-ctx.Done():
			return
		}
		if time.Since(began) > maxRedial {
			pause = minRedial
		}
		f.log.Warn("WebSocket to the chain is away; polling meanwhile", "err", err, "retry_in", pause)
		select {
		case <-time.After(pause):
		case <-ctx.Done():
		}
		pause = min(2*pause, maxRedial)
	}
}

func (f *follower) subscribe(ctx context.Context, live chan<- bool) error {
	dialCtx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	client, err := chain.DialSocket(dialCtx, f.cfg.Deployment.WS)
	if err != nil {
		return fmt.Errorf("dial: %w", err)
	}
	defer client.Close()
	heads := make(chan *types.Header, 16)
	sub, err := client.SubscribeNewHead(dialCtx, heads)
	if err != nil {
		return fmt.Errorf("subscribe: %w", err)
	}
	defer sub.Unsubscribe()
	select {
	case live <- true:
	case <-ctx.Done():
		return ctx.Err()
	}
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case err := <-sub.Err():
			if err == nil {
				err = errors.New("subscription ended")
			}
			return err
		case <-heads:
			f.recent.Store(nil)
			f.poke()
		}
	}
}

// outage decides when the RPC's absence is worth a line in the log.
type outage struct {
	since, reported time.Time
}

func (o *outage) note(err error, log *slog.Logger) {
	now := time.Now()
	switch {
	case err == nil && !o.since.IsZero():
		log.Info("following the chain again", "after", now.Sub(o.since).Round(time.Second))
		*o = outage{}
	case err != nil && (o.since.IsZero() || now.Sub(o.reported) >= outageReminder):
		if o.since.IsZero() {
			o.since = now
		}
		o.reported = now
		log.Warn("cannot follow the chain; waiting for its RPC", "err", err, "for", now.Sub(o.since).Round(time.Second))
	}
}
