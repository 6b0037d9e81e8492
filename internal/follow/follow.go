// Package follow is how a service follows the chain: look after look at the newest head, which is held against those before it, with what is said of
// it in log, metrics and health. What follows from a head the service decides.
package follow

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"assay/internal/chain"
	"assay/internal/heart"
	"assay/internal/metering"
)

// Reminder is how often a lasting trouble is reported.
const Reminder = 30 * time.Second

// Meters are the metrics of a service that follows the chain.
type Meters struct {
	HeadNumber, HeadTime, ChainUp prometheus.Gauge
	Reorgs, Lagging               prometheus.Counter
}

// NewMeters makes them under a service's namespace.
func NewMeters(f *metering.Factory) Meters {
	return Meters{
		HeadNumber: f.Gauge("head_block", "Number of the newest block that was acted on."),
		HeadTime:   f.Gauge("head_time_seconds", "Unix time of the newest block that was acted on."),
		ChainUp:    f.Gauge("chain_up", "1 while the chain RPC answers and can be believed."),
		Reorgs:     f.Counter("reorgs_total", "Blocks acted on that left the chain."),
		Lagging:    f.Counter("lagging_heads_total", "Looks left out because the RPC's server lagged behind one that answered before."),
	}
}

// Follower looks at the heads of a chain. Its loop alone touches it.
type Follower struct {
	Chain  *chain.Chain
	Log    *slog.Logger
	Meters Meters
	// Turning beats at every look. Advancing beats unless there are none but heads that are left alone.
	Turning, Advancing *heart.Heart
	// Waiting is what the log says while looks fail.
	Waiting string

	verified bool
	seen     chain.Seen
	out      outage
}

// Head is the newest head as the RPC has it.
type Head struct {
	*chain.View
	// Reorged says that a block which was seen before left the chain, Lags that another server behind the RPC's address is ahead: the head says
	// nothing, and is to be left alone.
	Reorged, Lags bool
}

// Run waits and looks until wait says that there is nothing to wait for, and hands how each look ended to done, if that is set. An RPC that is away
// is waited out, however long it takes; only one that serves another chain ends it, with an error.
func (f *Follower) Run(ctx context.Context, wait func(context.Context) bool, look func(context.Context) error, done func(error)) error {
	for wait(ctx) && ctx.Err() == nil {
		f.Turning.Beat()
		err := look(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if errors.Is(err, chain.ErrWrongChain) {
			return err
		}
		f.out.note(err, f.Log, f.Waiting)
		up := 0.0
		if err == nil {
			up = 1
		}
		f.Meters.ChainUp.Set(up)
		if done != nil {
			done(err)
		}
	}
	return nil
}

// Read reads the newest head. The first time it finds out whether the RPC serves the right chain: chain.ErrWrongChain if not.
func (f *Follower) Read(ctx context.Context) (h Head, err error) {
	if !f.verified {
		if err := f.Chain.Verify(ctx); err != nil {
			f.Advancing.Beat() // the chain is away
			return h, err
		}
		f.verified = true
	}
	if h.View, err = f.Chain.Latest(ctx); err == nil {
		h.Reorged, h.Lags, err = f.seen.Next(ctx, h.View)
	}
	if !h.Lags && !chain.LeftAlone(err) {
		f.Advancing.Beat()
	}
	return h, err
}

// LeaveAlone counts a head that lags. It is an error if none but such have come for long.
func (f *Follower) LeaveAlone(v *chain.View) error {
	newest := f.seen.Newest().Number
	f.Meters.Lagging.Inc()
	f.Log.Debug("the RPC's server lags behind one that answered before; its head is left alone", "block", v.Number, "seen", newest)
	if since := f.seen.Lagging(); since > Reminder {
		return fmt.Errorf("the RPC's newest block is %d, and block %d was seen %s ago", v.Number, newest, since.Round(time.Second))
	}
	return nil
}

// ActOn says in the metrics which head is acted on.
func (f *Follower) ActOn(v *chain.View) {
	f.Meters.HeadNumber.Set(float64(v.Number))
	f.Meters.HeadTime.Set(float64(v.Time))
}

// outage decides when a lasting trouble is worth a line in the log.
type outage struct {
	since, reported time.Time
}

func (o *outage) note(err error, log *slog.Logger, waiting string) {
	now := time.Now()
	switch {
	case err == nil && !o.since.IsZero():
		log.Info("following the chain again", "after", now.Sub(o.since).Round(time.Second))
		*o = outage{}
	case err != nil && (o.since.IsZero() || now.Sub(o.reported) >= Reminder):
		if o.since.IsZero() {
			o.since = now
		}
		o.reported = now
		log.Warn(waiting, "err", err, "for", now.Sub(o.since).Round(time.Second))
	}
}
