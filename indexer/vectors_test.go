package indexer

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// TestVectorsInBrowser replays the shared vectors in Chromium, through the module that the pages load: with the very tests that Node runs
// (web/verify/test/vectors.test.js), to which testdata/browser-node.js is what Node's own modules are there.
func TestVectorsInBrowser(t *testing.T) {
	require.True(t, haveVendored([]string{"verify/dist/assay.wasm.gz"}), "the check is not part of this build. Hint: make build/.web")
	files := http.NewServeMux()
	assets := newAssets(web)
	// What the pages are served, and no other build of it.
	files.HandleFunc("GET /web/verify/src/{file}", assets.named("web/vendor/verify/src/"))
	files.HandleFunc("GET /web/verify/dist/{file}", assets.named("web/vendor/verify/dist/"))
	files.Handle("GET /web/verify/test/", http.StripPrefix("/web/verify/test/", http.FileServer(http.Dir("../web/verify/test"))))
	files.Handle("GET /vectors/", http.StripPrefix("/vectors/", http.FileServer(http.Dir("../vectors"))))
	files.HandleFunc("GET /node.js", func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, "testdata/browser-node.js") })
	page, err := os.ReadFile("testdata/browser-node.html")
	require.NoError(t, err)
	names, err := filepath.Glob("../vectors/*.json")
	require.NoError(t, err)
	for i := range names {
		names[i] = filepath.Base(names[i])
	}
	files.HandleFunc("GET /{$}", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte(strings.ReplaceAll(string(page), "VECTORS", strings.Join(names, " "))))
	})
	server := httptest.NewServer(files)
	t.Cleanup(server.Close)
	b := newBrowser(t, server.URL)
	b.do(chromedp.Navigate(server.URL))
	b.awaitFor(3*time.Minute, "all vectors are replayed", `window.replayed`)
	var replayed struct {
		Passed []string
		Failed []struct{ Name, Why string }
	}
	b.do(chromedp.Evaluate(`window.replayed`, &replayed))
	require.Empty(t, replayed.Failed)
	require.Greater(t, len(replayed.Passed), 20)
	require.Contains(t, replayed.Passed, "no file of vectors is left out in silence")
	b.quiet()
}
