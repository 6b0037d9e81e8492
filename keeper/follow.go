package keeper

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/internal/follow"
	"assay/protocol"
)

const (
	rpcTimeout = 10 * time.Second
	// slowPoll is the pace of polling while the WebSocket announces heads: only a safety net then.
	slowPoll = 5 * time.Second
	// Bounds of the pause before the WebSocket is dialled again.
	minRedial, maxRedial = time.Second, 30 * time.Second
	// stuckAfter is how long one turn of a loop may take: two to three times the longest one, whatever the chain's RPC does. At a block a
	// second that are 120 heads.
	stuckAfter = 2 * time.Minute

	sayReserve = "nothing is relayed in tasks that were not named until there is more ether"
)

// follower follows the chain. Its loop alone touches what it has.
type follower struct {
	*node
	heads follow.Follower
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
	f.heads = follow.Follower{
		Chain: f.chain, Log: f.log, Meters: f.meters.Meters, Turning: &f.following, Advancing: &f.advancing,
		Waiting: "cannot follow the chain; waiting for its RPC",
	}
	interval := f.cfg.PollInterval
	timer := time.NewTimer(0)
	defer timer.Stop()
	wait := func(ctx context.Context) bool {
		select {
		case <-ctx.Done():
			return false
		case up := <-live:
			interval = f.cfg.PollInterval
			if up {
				interval = max(interval, slowPoll)
			}
		case <-f.nudge:
		case <-timer.C:
		}
		return true
	}
	return f.heads.Run(ctx, wait, f.look, func(error) { timer.Reset(interval) })
}

// look reads the newest head and acts if it is another one than the last.
func (f *follower) look(ctx context.Context) error {
	rpcCtx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	at := time.Now()
	head, err := f.heads.Read(rpcCtx)
	if err != nil {
		return err
	}
	v := head.View
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
	if head.Lags {
		return f.heads.LeaveAlone(v)
	}
	if head.Reorged {
		f.log.Warn("chain reorganised; deriving everything anew", "from", last.Number, "old", last.Hash, "to", v.Number, "new", v.Hash)
		f.meters.Reorgs.Inc()
		f.reorged()
	}
	f.recent.Store(&recentView{v, at})
	if last != nil && last.Hash == v.Hash && !f.woken.Swap(false) {
		return nil
	}
	f.head.Store(v)
	f.heads.ActOn(v)
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
