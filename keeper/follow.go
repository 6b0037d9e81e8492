package keeper

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
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
)

// follow calls onHead for every new head until ctx ends. The HTTP RPC is the only source of what the head is; the WebSocket just
// says when to look. An RPC that is away is waited out, however long it takes; only one that serves another chain ends it.
func (s *Service) follow(ctx context.Context) error {
	s.background.Go(func() { s.defends(ctx) })
	live := make(chan bool, 1)
	if s.cfg.Deployment.WS != "" {
		s.background.Go(func() { s.announce(ctx, live) })
	}
	interval := s.cfg.PollInterval
	timer := time.NewTimer(0)
	defer timer.Stop()
	var out outage
	for {
		select {
		case <-ctx.Done():
			return nil
		case up := <-live:
			interval = s.cfg.PollInterval
			if up {
				interval = max(interval, slowPoll)
			}
		case <-s.nudge:
		case <-timer.C:
		}
		s.following.Beat()
		err := s.look(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if errors.Is(err, chain.ErrWrongChain) {
			return err
		}
		out.note(err, s.log)
		if err == nil {
			s.meters.chainUp.Set(1)
		} else {
			s.meters.chainUp.Set(0)
		}
		timer.Reset(interval)
	}
}

// look reads the newest head and acts if it is another one than the last.
func (s *Service) look(ctx context.Context) error {
	rpcCtx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	if !s.verified {
		if err := s.chain.Verify(rpcCtx); err != nil {
			return err
		}
		s.verified = true
	}
	v, err := s.newest(rpcCtx)
	if err != nil {
		return err
	}
	s.sender.WatchFunds(rpcCtx)
	gasless := 0.0
	if s.sender.Funds() != nil {
		gasless = 1
	}
	s.meters.gasless.Set(gasless)
	last := s.head.Load()
	reorged, lags, err := s.seen.Next(rpcCtx, v)
	if err != nil {
		return err
	}
	if lags {
		s.meters.lagging.Inc()
		s.log.Debug("the RPC's server lags behind one that answered before; its head is left alone", "block", v.Number, "seen", last.Number)
		if since := s.seen.Lagging(); since > outageReminder {
			return fmt.Errorf("the RPC's newest block is %d, and block %d was seen %s ago", v.Number, last.Number, since.Round(time.Second))
		}
		return nil
	}
	if reorged {
		s.log.Warn("chain reorganised; deriving everything anew", "from", last.Number, "old", last.Hash, "to", v.Number, "new", v.Hash)
		s.meters.reorgs.Inc()
		s.forget()
	}
	if last != nil && last.Hash == v.Hash && !s.woken.Swap(false) {
		return nil
	}
	s.head.Store(v)
	s.meters.headNumber.Set(float64(v.Number))
	s.meters.headTime.Set(float64(v.Time))
	select {
	case s.defence.due <- struct{}{}:
	default: // the look that is due will be at this head
	}
	if err := s.onHead(ctx, v); err != nil {
		s.woken.Store(true) // this head is not done with
		return err
	}
	return nil
}

// announce subscribes to new heads over the WebSocket, for ever.
func (s *Service) announce(ctx context.Context, live chan<- bool) {
	pause := minRedial
	for ctx.Err() == nil {
		began := time.Now()
		err := s.subscribe(ctx, live)
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
		s.log.Warn("WebSocket to the chain is away; polling meanwhile", "err", err, "retry_in", pause)
		select {
		case <-time.After(pause):
		case <-ctx.Done():
		}
		pause = min(2*pause, maxRedial)
	}
}

func (s *Service) subscribe(ctx context.Context, live chan<- bool) error {
	dialCtx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	client, err := chain.Dial(dialCtx, s.cfg.Deployment.WS)
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
			s.recent.Store(nil)
			s.poke()
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
