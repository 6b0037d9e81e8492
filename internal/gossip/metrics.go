package gossip

import "github.com/prometheus/client_golang/prometheus"

// Meters are a network's metrics.
type Meters struct {
	peers               prometheus.Gauge
	announced, received *prometheus.CounterVec
	dropped             *prometheus.CounterVec
	bans                prometheus.Counter
}

// NewMeters registers the metrics of a service with that namespace.
func NewMeters(r prometheus.Registerer, namespace string) *Meters {
	counters := func(name, help, label string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: namespace, Subsystem: "gossip", Name: name, Help: help}, []string{label})
	}
	m := &Meters{
		peers: prometheus.NewGauge(prometheus.GaugeOpts{
			Namespace: namespace, Subsystem: "gossip", Name: "peers", Help: "Peers connected for gossip.",
		}),
		announced: counters("announced_total", "Announcements that this keeper published, by kind.", "kind"),
		received:  counters("received_total", "Announcements of other keepers of a task's pool, by kind.", "kind"),
		dropped:   counters("dropped_total", "Messages that were not handed on, by reason.", "reason"),
		bans: prometheus.NewCounter(prometheus.CounterOpts{
			Namespace: namespace, Subsystem: "gossip", Name: "bans_total", Help: "Peers refused for a while because they sent too much.",
		}),
	}
	r.MustRegister(m.peers, m.announced, m.received, m.dropped, m.bans)
	return m
}
