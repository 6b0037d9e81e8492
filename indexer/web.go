package indexer

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"sync"
)

// web holds the pages; web/vendor, which web/build.sh fills from node_modules, is part of it when it is there.
//
//go:embed web
var web embed.FS

const (
	// pagePolicy: everything comes from this server, nothing is inline.
	pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
	// graphiqlPolicy admits what GraphiQL's bundle needs: style elements it adds, and fonts inside its style sheet.
	graphiqlPolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
	// checkPolicy is of the one page that asks others, the visitor's node and keepers, and runs WebAssembly. Its scripts are this server's, too.
	checkPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self' http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

// What the pages need of web/vendor; they explain themselves when it is absent.
var (
	graphiqlParts = []string{"react.production.min.js", "react-dom.production.min.js", "graphiql.min.js", "graphiql.min.css"}
	explorerParts = []string{"preact.js", "hooks.js", "htm.js", "uplot.js", "uplot.css"}
)

func haveVendored(names []string) bool {
	for _, name := range names {
		if _, err := fs.Stat(web, "web/vendor/"+name); err != nil {
			return false
		}
	}
	return true
}

// explorerPages are the addresses that the explorer's one page answers. What they name is looked up by the page.
var explorerPages = []string{
	"/{$}", "/run/{id}", "/round/{id}/{n}", "/trainer/{id}/{account}", "/keeper/{id}/{account}", "/dispute/{id}", "/leaderboard", "/audits", "/search",
}

func registerWeb(mux *http.ServeMux) {
	graphiql, explorer, check := "web/static/graphiql.html", "web/static/explorer.html", "web/static/check.html"
	if !haveVendored(graphiqlParts) {
		graphiql = "web/static/bare.html"
	}
	if !haveVendored(explorerParts) {
		explorer, check = "web/static/bare.html", "web/static/bare.html"
	}
	assets := newAssets(web)
	for _, page := range explorerPages {
		mux.HandleFunc("GET "+page, assets.page(explorer, pagePolicy))
	}
	mux.HandleFunc("GET /check/{id}/{n}", assets.page(check, checkPolicy))
	mux.HandleFunc("GET /check/conviction/{tx}", assets.page(check, checkPolicy))
	mux.HandleFunc("GET /check/manifest/{id}", assets.page(check, checkPolicy))
	mux.HandleFunc("GET /check/saved.html", assets.saved())
	// A worker has the policy of its script, not that of its page.
	mux.HandleFunc("GET /static/check-worker.js", assets.page("web/static/check-worker.js", checkPolicy))
	mux.HandleFunc("GET /graphiql", assets.page(graphiql, graphiqlPolicy))
	// The page that was here before had the task behind a #, which a browser keeps.
	mux.Handle("GET /runs", http.RedirectHandler("/", http.StatusMovedPermanently))
	mux.HandleFunc("GET /static/{file}", assets.named("web/static/"))
	mux.HandleFunc("GET /vendor/{file}", assets.named("web/vendor/"))
	mux.HandleFunc("GET /verify/src/{file}", assets.named("web/vendor/verify/src/"))
	mux.HandleFunc("GET /verify/dist/{file}", assets.named("web/vendor/verify/dist/"))
}

// assetTypes are the only files served by name. A .gz is served as it is: the page unpacks it.
var assetTypes = map[string]string{
	".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".gz": "application/octet-stream",
}

// asset is a file as it is and compressed, with its hash.
type asset struct {
	plain, gzipped []byte
	tag            string
}

// assets compresses files when they are first asked for.
type assets struct {
	fs    fs.FS
	mu    sync.Mutex
	known map[string]*asset
}

func newAssets(files fs.FS) *assets { return &assets{fs: files, known: map[string]*asset{}} }

// get returns an asset, or nil if there is no such file.
func (a *assets) get(name string) *asset {
	a.mu.Lock()
	defer a.mu.Unlock()
	if known, ok := a.known[name]; ok {
		return known
	}
	plain, err := fs.ReadFile(a.fs, name)
	if err != nil {
		return nil // not remembered: there are ever so many
	}
	sum := sha256.Sum256(plain)
	made := &asset{plain: plain, tag: hex.EncodeToString(sum[:12])}
	if path.Ext(name) != ".gz" {
		var out bytes.Buffer
		w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // a level that exists
		_, err = w.Write(plain)
		if err == nil && w.Close() == nil && out.Len() < len(plain) {
			made.gzipped = out.Bytes()
		}
	}
	a.known[name] = made
	return made
}

func (a *assets) serve(w http.ResponseWriter, r *http.Request, name string) {
	found := a.get(name)
	if found == nil {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Content-Type", assetTypes[path.Ext(name)])
	h.Set("Cache-Control", "no-cache") // asked for again, and then not sent again
	h.Set("Vary", "Accept-Encoding")
	body, tag := found.plain, found.tag
	if found.gzipped != nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		body, tag = found.gzipped, tag+"-gzip"
		h.Set("Content-Encoding", "gzip")
	}
	tag = `"` + tag + `"`
	h.Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		h.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	_, _ = w.Write(body) // or the client has gone
}

func (a *assets) page(name, policy string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		a.serve(w, r, name)
	}
}

func (a *assets) named(dir string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		name := r.PathValue("file")
		if _, ok := assetTypes[path.Ext(name)]; !ok || path.Ext(name) == ".html" || strings.ContainsAny(name, `/\`) {
			http.NotFound(w, r)
			return
		}
		a.serve(w, r, dir+name)
	}
}
