package keeper

import (
	"github.com/ethereum-optimism/optimism/op-service/metrics"
	txmetrics "github.com/ethereum-optimism/optimism/op-service/txmgr/metrics"
	"github.com/prometheus/client_golang/prometheus"

	"assay/internal/follow"
	"assay/internal/gossip"
	"assay/internal/metering"
)

const namespace = "assay_keeper"

type meters struct {
	registry *prometheus.Registry
	tx       txmetrics.TxMetrics
	gossip   *gossip.Meters

	follow.Meters
	gasless, reserve      prometheus.Gauge
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
	f := metering.New(namespace)
	gauge, gauges, counter, counters := f.Gauge, f.Gauges, f.Counter, f.Counters
	m := &meters{
		registry: f.Registry, tx: txmetrics.MakeTxMetrics(namespace, metrics.With(f.Registry)), gossip: gossip.NewMeters(f),
		Meters:     follow.NewMeters(f),
		gasless:    gauge("gasless", "1 while the account has too little ether for the gas of the dearest call."),
		reserve:    gauge("relays_held", "1 while gradients of tasks that were not named are not relayed, so that ether is left for its defence."),
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
		aggregate: f.Histogram("aggregate_seconds", "Time to compute and store a round's new state.", prometheus.ExponentialBuckets(0.001, 4, 10)),
		quorum:    f.Histogram("quorum_seconds", "Time to gather the signatures of a quorum of seats.", prometheus.ExponentialBuckets(0.001, 4, 10)),
	}
	f.GaugeOf("objects", "Objects stored.", func() float64 { n, _ := usage(); return float64(n) })
	f.GaugeOf("object_bytes", "Bytes of the objects stored.", func() float64 { _, n := usage(); return float64(n) })
	return m
}
