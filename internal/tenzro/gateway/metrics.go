package gateway

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
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
	m := &meters{registry: r}
	m.calls = counters("calls_total", "Calls of Tenzro's methods that were answered, refusals included.", "method")
	m.refusals = counters("refusals_total", "Calls that were refused, by the name of the refusal.", "name")
	m.seconds = prometheus.NewHistogram(prometheus.HistogramOpts{
		Namespace: namespace, Name: "call_seconds", Help: "Time to answer a call.", Buckets: []float64{.005, .025, .1, .25, 1, 2.5, 10, 30},
	})
	r.MustRegister(m.seconds)
	m.gradients = counter("gradients_total", "Outer gradients committed on chain for the operator's trainer.")
	m.deliveries = counter("payloads_delivered_total", "Payloads that a keeper acknowledged.")
	m.undelivered = gauge("payloads_undelivered", "Payloads of open rounds that no keeper has acknowledged yet.")
	m.tasks = counter("tasks_posted_total", "Tasks posted for the operator.")
	m.chainUp = gauge("chain_up", "1 while the chain's RPC answers.")
	return m
}
