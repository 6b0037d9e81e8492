package indexer

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"path"
	"regexp"
	"strings"
	"sync"
)

// places are where the server has what pages name by an address.
var places = []struct{ address, folder string }{
	{"/static/", "web/static/"}, {"/vendor/", "web/vendor/"}, {"/verify/", "web/vendor/verify/"},
}

// naming is where a module names another: an import, or a worker.
var naming = regexp.MustCompile(`((?:\bfrom|\bimport|\bimport\(|\bWorker\()\s*)"((?:/|\./|\.\./)[^"]+\.js)"`)

// savedPage is the check as one file that works without a server: with every module in it as a data URL, and the WebAssembly in base64. The page
// itself writes into it what it is about, when a visitor saves it.
func (a *assets) savedPage() ([]byte, error) {
	const entry = "/static/check.js"
	modules := map[string]string{}
	if err := a.collect(entry, modules); err != nil {
		return nil, err
	}
	imports, err := json.Marshal(map[string]any{"imports": modules})
	if err != nil {
		return nil, err
	}
	part := func(address string) []byte {
		found := a.at(address)
		if found == nil {
			err = fmt.Errorf("%s is not part of this build", address)
			return nil
		}
		return found.plain
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src data: 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; connect-src http: https:; worker-src data:; base-uri 'none'; form-action 'none'">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Check a round · Assay</title>
  <link rel="icon" href="data:,">
  <script>%s</script>
  <style>%s</style>
  <script type="application/json" id="saved">null</script>
  <script type="application/octet-stream" id="module">%s</script>
  <script type="importmap">%s</script>
  <script type="module">import "%s";</script>
</head>
<body>
  <div id="check"></div>
</body>
</html>
`, part("/static/theme.js"), part("/static/explorer.css"), base64.StdEncoding.EncodeToString(part("/verify/dist/assay.wasm.gz")), imports, bare(entry))
	return out.Bytes(), err
}

// at returns what a page gets at an address; nil if there is nothing.
func (a *assets) at(address string) *asset {
	for _, p := range places {
		if name, ok := strings.CutPrefix(address, p.address); ok {
			return a.get(p.folder + name)
		}
	}
	return nil
}

// bare is a module's name in the saved page's import map. It is neither an address nor a path: a module in a data URL has nothing that these could be
// relative to.
func bare(address string) string { return strings.TrimPrefix(address, "/") }

// collect adds a module, and those that it imports, by their bare names. A worker has no import map: all that one needs is inlined in it.
func (a *assets) collect(address string, into map[string]string) error {
	if _, known := into[bare(address)]; known {
		return nil
	}
	into[bare(address)] = "" // and none goes round in a circle
	url, err := a.rewritten(address, func(kind, other string) (string, error) {
		if kind == "Worker(" {
			return a.inlined(other, 0)
		}
		return bare(other), a.collect(other, into)
	})
	into[bare(address)] = url
	return err
}

// inlined is a module as a data URL, with what it names inlined in it.
func (a *assets) inlined(address string, depth int) (string, error) {
	if depth > 8 {
		return "", fmt.Errorf("modules go round in a circle at %s", address)
	}
	return a.rewritten(address, func(_, other string) (string, error) { return a.inlined(other, depth+1) })
}

// rewritten is a module as a data URL, in which others have other names. kind is how they are named.
func (a *assets) rewritten(address string, name func(kind, other string) (string, error)) (string, error) {
	found := a.at(address)
	if found == nil {
		return "", fmt.Errorf("%s is not part of this build", address)
	}
	var err error
	text := naming.ReplaceAllFunc(found.plain, func(match []byte) []byte {
		groups := naming.FindSubmatch(match)
		other := string(groups[2])
		if !strings.HasPrefix(other, "/") {
			other = path.Join(path.Dir(address), other)
		}
		named, failed := name(strings.TrimSpace(string(groups[1])), other)
		if failed != nil {
			err = failed
		}
		return fmt.Appendf(groups[1], `"%s"`, named)
	})
	return "data:text/javascript;base64," + base64.StdEncoding.EncodeToString(text), err
}

// saved serves the check as one file, which is made when it is first asked for.
func (a *assets) saved() http.HandlerFunc {
	made := sync.OnceValues(a.savedPage)
	return func(w http.ResponseWriter, _ *http.Request) {
		page, err := made()
		if err != nil {
			http.Error(w, err.Error()+". Hint: make setup", http.StatusNotFound)
			return
		}
		w.Header().Set("Content-Type", assetTypes[".html"])
		_, _ = w.Write(page) // or the client has gone
	}
}
