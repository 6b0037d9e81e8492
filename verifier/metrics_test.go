package verifier

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/ledger"
	"assay/internal/door"
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

// Whoever asks for metrics over and over has them gathered once a second.
func TestMetricsAreGatheredOnceASecond(t *testing.T) {
	t.Parallel()
	m, gathered := newMeters("assay_challenger"), 0
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "a_gauge", Help: "Help."}, func() float64 { gathered++; return 7 }))
	p := &player{wallet: &wallet{responder: responder{meters: m}}, door: door.New(door.Config{})}
	h, began := p.httpServer().Handler, time.Now()
	for range 100 {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "http://localhost/metrics", nil))
		require.Equal(t, http.StatusOK, w.Code)
		require.Contains(t, w.Body.String(), "a_gauge 7")
	}
	require.LessOrEqual(t, gathered, 1+int(time.Since(began)/time.Second))
}
