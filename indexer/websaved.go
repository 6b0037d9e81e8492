package indexer

import (
	"bytes"
	"encoding/base64"
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
	main, err := a.inlined("/static/check.js", 0)
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
  <script type="module">import "%s";</script>
</head>
<body>
  <div id="check"></div>
</body>
</html>
`, part("/static/theme.js"), part("/static/explorer.css"), base64.StdEncoding.EncodeToString(part("/verify/dist/assay.wasm.gz")), main)
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

// inlined is a module as a data URL, with what it names inlined in it. A module that two others name is the same URL in both, and so one module.
func (a *assets) inlined(address string, depth int) (string, error) {
	found := a.at(address)
	if found == nil {
		return "", fmt.Errorf("%s is not part of this build", address)
	}
	if depth > 8 {
		return "", fmt.Errorf("modules go round in a circle at %s", address)
	}
	var err error
	text := naming.ReplaceAllFunc(found.plain, func(match []byte) []byte {
		groups := naming.FindSubmatch(match)
		other := string(groups[2])
		if !strings.HasPrefix(other, "/") {
			other = path.Join(path.Dir(address), other)
		}
		url, failed := a.inlined(other, depth+1)
		if failed != nil {
			err = failed
		}
		return fmt.Appendf(groups[1], `"%s"`, url)
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
