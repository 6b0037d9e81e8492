package keeper

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// However often somebody asks for the metrics, they are gathered once a second.
func TestMetricsAreGatheredOnceASecond(t *testing.T) {
	t.Parallel()
	s, gathered, now := offline(t), 0, time.Unix(1, 0)
	k := &keptPage{now: func() time.Time { return now }, of: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		gathered++
		s.meters.page().ServeHTTP(w, r)
	})}
	ask := func() *httptest.ResponseRecorder {
		w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/metrics", nil)
		r.Header.Set("Accept-Encoding", "gzip")
		k.ServeHTTP(w, r)
		require.Equal(t, http.StatusOK, w.Code)
		require.Contains(t, w.Header().Get("Content-Type"), "text/plain")
		require.Contains(t, w.Body.String(), "assay_keeper_chain_up 0")
		return w
	}
	first := ask().Body.String()
	for range 9 {
		now = now.Add(100 * time.Millisecond)
		require.Equal(t, first, ask().Body.String())
	}
	require.Equal(t, 1, gathered)
	now = now.Add(100 * time.Millisecond)
	ask()
	require.Equal(t, 2, gathered)
}
