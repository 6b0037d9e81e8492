package keeper

import (
	"testing"

	"assay/internal/chain/ledger"
	"assay/internal/metricstest"
)

// What a keeper registers is what docs/monitoring says.
func TestMetricsAreListed(t *testing.T) {
	m := newMeters(func() (objects, bytes int64) { return 0, 0 })
	money := ledger.New(ledger.Config{Registry: m.registry, Namespace: namespace})
	metricstest.Check(t, "keeper", m.registry, m, m.gossip, money)
}
