package gateway

import (
	"testing"

	"assay/internal/metricstest"
)

// What a bridge registers is what docs/monitoring says.
func TestMetricsAreListed(t *testing.T) {
	m := newMeters()
	metricstest.Check(t, "tenzro", m.registry, m)
}
