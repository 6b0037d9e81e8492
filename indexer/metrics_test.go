package indexer

import (
	"testing"

	"assay/internal/metricstest"
)

// What the indexer registers is what docs/monitoring says.
func TestMetricsAreListed(t *testing.T) {
	m := newMetrics()
	metricstest.Check(t, "indexer", m.registry, m)
}
