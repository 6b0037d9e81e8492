// Package metering makes the metrics of a service, in a registry of its own and under one namespace.
package metering

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promauto"
)

// Factory makes metrics and registers them. A name that is taken is a bug, and panics.
type Factory struct {
	Registry *prometheus.Registry
	// Namespace begins every name, then comes the subsystem if there is one.
	Namespace, subsystem string
	auto                 promauto.Factory
}

// New makes a registry with what the Go runtime and the system tell of the process.
func New(namespace string) *Factory {
	r := prometheus.NewRegistry()
	r.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return &Factory{Registry: r, Namespace: namespace, auto: promauto.With(r)}
}

// In is the same for a part of the service whose metrics have a name of their own after the namespace.
func (f *Factory) In(subsystem string) *Factory {
	part := *f
	part.subsystem = subsystem
	return &part
}

// Gauge makes a gauge.
func (f *Factory) Gauge(name, help string) prometheus.Gauge {
	return f.auto.NewGauge(prometheus.GaugeOpts{Namespace: f.Namespace, Subsystem: f.subsystem, Name: name, Help: help})
}

// Gauges makes a gauge for each value of its labels.
func (f *Factory) Gauges(name, help string, labels ...string) *prometheus.GaugeVec {
	return f.auto.NewGaugeVec(prometheus.GaugeOpts{Namespace: f.Namespace, Subsystem: f.subsystem, Name: name, Help: help}, labels)
}

// GaugeOf makes a gauge whose value is asked for when somebody reads it.
func (f *Factory) GaugeOf(name, help string, value func() float64) {
	f.auto.NewGaugeFunc(prometheus.GaugeOpts{Namespace: f.Namespace, Subsystem: f.subsystem, Name: name, Help: help}, value)
}

// Counter makes a counter.
func (f *Factory) Counter(name, help string) prometheus.Counter {
	return f.auto.NewCounter(prometheus.CounterOpts{Namespace: f.Namespace, Subsystem: f.subsystem, Name: name, Help: help})
}

// Counters makes a counter for each value of its labels.
func (f *Factory) Counters(name, help string, labels ...string) *prometheus.CounterVec {
	return f.auto.NewCounterVec(prometheus.CounterOpts{Namespace: f.Namespace, Subsystem: f.subsystem, Name: name, Help: help}, labels)
}

// Histogram makes a histogram with these upper bounds of its buckets.
func (f *Factory) Histogram(name, help string, buckets []float64) prometheus.Histogram {
	return f.auto.NewHistogram(prometheus.HistogramOpts{Namespace: f.Namespace, Subsystem: f.subsystem, Name: name, Help: help, Buckets: buckets})
}
