package verifier

import (
	"testing"

	"assay/internal/chain/ledger"
	"assay/internal/metricstest"
)

// What challenger, defender and auditor register is what docs/monitoring says.
func TestMetricsAreListed(t *testing.T) {
	for _, role := range []string{"challenger", "defender", "auditor"} {
		m := newMeters("assay_" + role)
		money := ledger.New(ledger.Config{Registry: m.registry, Namespace: "assay_" + role})
		metricstest.Check(t, role, m.registry, m, money)
	}
}
