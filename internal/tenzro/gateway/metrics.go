package gateway

import (
	"github.com/prometheus/client_golang/prometheus"

	"assay/internal/metering"
)

const namespace = "assay_tenzro"

type meters struct {
	registry *prometheus.Registry

	calls, refusals              *prometheus.CounterVec
	seconds                      prometheus.Histogram
	gradients, deliveries, tasks prometheus.Counter
	undelivered                  prometheus.Gauge
	chainUp                      prometheus.Gauge
}

func newMeters() *meters {
	f := metering.New(namespace)
	return &meters{
		registry: f.Registry,
		calls:    f.Counters("calls_total", "Calls of Tenzro's methods that were answered, refusals included.", "method"),
		refusals: f.Counters("refusals_total", "Calls that were refused, by the name of the refusal.", "name"),
		seconds:  f.Histogram("call_seconds", "Time to answer a call.", []float64{.005, .025, .1, .25, 1, 2.5, 10, 30}),

		gradients:   f.Counter("gradients_total", "Outer gradients committed on chain for the operator's trainer."),
		deliveries:  f.Counter("payloads_delivered_total", "Payloads that a keeper acknowledged."),
		undelivered: f.Gauge("payloads_undelivered", "Payloads of open rounds that no keeper has acknowledged yet."),
		tasks:       f.Counter("tasks_posted_total", "Tasks posted for the operator."),
		chainUp:     f.Gauge("chain_up", "1 while the chain's RPC answers."),
	}
}
