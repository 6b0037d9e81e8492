package keeper

import (
	"github.com/ethereum-optimism/optimism/op-service/metrics"
	txmetrics "github.com/ethereum-optimism/optimism/op-service/txmgr/metrics"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"assay/internal/gossip"
)

const namespace = "assay_keeper"

type meters struct {
	registry *prometheus.Registry
	tx       txmetrics.TxMetrics
	gossip   *gossip.Meters

	headNumber, headTime  prometheus.Gauge
	chainUp, gasless      prometheus.Gauge
	reserve               prometheus.Gauge
	reorgs, lagging       prometheus.Counter
	tasks                 *prometheus.GaugeVec
	payloads, proposals   prometheus.Counter
	reports, measured     prometheus.Counter
	relays                prometheus.Counter
	wrongRoots            prometheus.Counter
	declined              *prometheus.CounterVec
	seats, signatures     prometheus.Counter
	descents, reveals     prometheus.Counter
	refusals, txFailures  *prometheus.CounterVec
	witnessRefusals       *prometheus.CounterVec
	wrongHead             *prometheus.GaugeVec
	aggregate, quorum     prometheus.Histogram
	uploadsInFlight       prometheus.Gauge
	consecutiveCarryovers *prometheus.GaugeVec
	barren                *prometheus.GaugeVec
}

func newMeters(usage func() (objects, bytes int64)) *meters {
	r := prometheus.NewRegistry()
	r.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	gauge := func(name, help string) prometheus.Gauge {
		g := prometheus.NewGauge(prometheus.GaugeOpts{Namespace: namespace, Name: name, Help: help})
		r.MustRegister(g)
		return g
	}
	counter := func(name, help string) prometheus.Counter {
		c := prometheus.NewCounter(prometheus.CounterOpts{Namespace: namespace, Name: name, Help: help})
		r.MustRegister(c)
		return c
	}
	counters := func(name, help, label string) *prometheus.CounterVec {
		c := prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: namespace, Name: name, Help: help}, []string{label})
		r.MustRegister(c)
		return c
	}
	gauges := func(name, help, label string) *prometheus.GaugeVec {
		g := prometheus.NewGaugeVec(prometheus.GaugeOpts{Namespace: namespace, Name: name, Help: help}, []string{label})
		r.MustRegister(g)
		return g
	}
	m := &meters{
		registry: r, tx: txmetrics.MakeTxMetrics(namespace, metrics.With(r)), gossip: gossip.NewMeters(r, namespace),
		headNumber: gauge("head_block", "Number of the newest block acted on."),
		headTime:   gauge("head_time_seconds", "Unix time of the newest block acted on."),
		chainUp:    gauge("chain_up", "1 while the chain RPC answers."),
		gasless:    gauge("gasless", "1 while the account has too little ether for the gas of the dearest call."),
		reserve:    gauge("relays_held", "1 while gradients of tasks that were not named are not relayed, so that ether is left for its defence."),
		reorgs:     counter("reorgs_total", "Blocks acted on that left the chain."),
		lagging:    counter("lagging_heads_total", "Looks left out because the RPC's server lagged behind one that answered before."),
		tasks:      gauges("tasks", "Tasks this keeper serves, by status.", "status"),
		payloads:   counter("payloads_total", "Payloads stored and acknowledged."),
		reports:    counter("reports_total", "Reports of trainers about their inner steps that were stored."),
		measured:   counter("rounds_measured_total", "Proposed rounds of which this keeper computed statistics."),
		proposals:  counter("proposals_total", "Proposals of this keeper that reached the chain."),
		relays:     counter("relays_total", "Outer gradients relayed to the chain."),
		wrongRoots: counter("wrong_roots_total", "Proposals on chain whose root this keeper recomputed differently."),
		declined: counters("tasks_declined_total",
			"Tasks not joined, by what stood against it when they were first looked at.", "reason"),
		refusals:        counters("refusals_total", "Requests refused, by error name.", "name"),
		txFailures:      counters("tx_failures_total", "Transactions that failed, by call.", "call"),
		seats:           counter("seats_drawn_total", "Seats of witness committees that fell on this keeper."),
		signatures:      counter("witness_signatures_total", "Signatures given to other witnesses."),
		descents:        counter("descent_moves_total", "Moves of descents that this keeper made in defence of a statement."),
		reveals:         counter("reveals_total", "Demanded payload ranges that this keeper published."),
		witnessRefusals: counters("witness_refusals_total", "Signatures refused to other witnesses, by error name.", "name"),
		wrongHead: gauges("wrong_head",
			"1 while a proposal stands that this keeper recomputed differently, and so does not build on.", "task"),
		uploadsInFlight:       gauge("uploads_in_flight", "Uploads being received."),
		consecutiveCarryovers: gauges("consecutive_carried_rounds", "Rounds in a row carried forward without a proposal.", "task"),
		barren: gauges("barren_task",
			"1 while a task is neither relayed nor ticked because too many of its rounds in a row were carried.", "task"),
		aggregate: prometheus.NewHistogram(prometheus.HistogramOpts{
			Namespace: namespace, Name: "aggregate_seconds", Help: "Time to compute and store a round's new state.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 10),
		}),
		quorum: prometheus.NewHistogram(prometheus.HistogramOpts{
			Namespace: namespace, Name: "quorum_seconds", Help: "Time to gather the signatures of a quorum of seats.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 10),
		}),
	}
	r.MustRegister(m.aggregate, m.quorum,
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Namespace: namespace, Name: "objects", Help: "Objects stored."},
			func() float64 { n, _ := usage(); return float64(n) }),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Namespace: namespace, Name: "object_bytes", Help: "Bytes of the objects stored."},
			func() float64 { _, n := usage(); return float64(n) }),
	)
	return m
}
