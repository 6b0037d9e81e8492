package gossip

import (
	"github.com/prometheus/client_golang/prometheus"

	"assay/internal/metering"
)

// Meters are a network's metrics.
type Meters struct {
	peers, listeners    prometheus.Gauge
	announced, received *prometheus.CounterVec
	dropped             *prometheus.CounterVec
	bans                prometheus.Counter
}

// NewMeters makes the metrics of a service's part of the gossip.
func NewMeters(of *metering.Factory) *Meters {
	f := of.In("gossip")
	return &Meters{
		peers:     f.Gauge("peers", "Peers connected for gossip."),
		listeners: f.Gauge("listeners", "Peers that listen to a task that is spoken of, counted once for each such task."),
		announced: f.Counters("announced_total", "Announcements that this keeper published, by kind.", "kind"),
		received:  f.Counters("received_total", "Announcements of other keepers of a task's pool, by kind.", "kind"),
		dropped:   f.Counters("dropped_total", "Messages dropped, by reason; full: handed on to others, and no room for it here.", "reason"),
		bans:      f.Counter("bans_total", "Peers refused for a while because they sent too much."),
	}
}
