package gossip

import "github.com/prometheus/client_golang/prometheus"

type meters struct {
	peers               prometheus.Gauge
	announced, received *prometheus.CounterVec
	dropped             *prometheus.CounterVec
	bans                prometheus.Counter
}

// newMeters registers the metrics, in a registry if there is one.
func newMeters(r prometheus.Registerer, namespace string) *meters {
	counters := func(name, help, label string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: namespace, Subsystem: "gossip", Name: name, Help: help}, []string{label})
	}
	m := &meters{
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
	if r != nil {
		r.MustRegister(m.peers, m.announced, m.received, m.dropped, m.bans)
	}
	return m
}
