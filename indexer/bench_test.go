package indexer

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkRun is the manual's Run query on a run of 100 rounds of eight gradients, as TestHarden has it.
func BenchmarkRun(b *testing.B) {
	f := newFixture(b)
	run := f.populate(50, 100)
	handler := f.handler()
	body := `{"query": ` + quoted(manual(b, "Run")) + `, "variables": {"id": "` + run + `"}}`
	b.ReportAllocs()
	for b.Loop() {
		req := httptest.NewRequest(http.MethodPost, "/graphql", strings.NewReader(body))
		req.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, req)
		require.Equal(b, http.StatusOK, w.Code)
		require.Equal(b, 800, strings.Count(w.Body.String(), `"payloadRoot"`))
	}
}

func quoted(text string) string {
	raw, _ := json.Marshal(text)
	return string(raw)
}
