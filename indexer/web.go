package indexer

import (
	"embed"
	"io/fs"
	"net/http"
	"path"
	"strings"
)

// web holds the pages; web/vendor, which web/build.sh fills from node_modules, is part of it when it is there.
//
//go:embed web
var web embed.FS

const (
	// pagePolicy: everything comes from this server, nothing is inline.
	pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
	// graphiqlPolicy admits what GraphiQL's bundle needs: style elements it adds, and fonts inside its style sheet.
	graphiqlPolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

// vendored lists what GraphiQL needs; the page explains itself when they are absent.
var vendored = []string{"react.production.min.js", "react-dom.production.min.js", "graphiql.min.js", "graphiql.min.css"}

func haveGraphiQL() bool {
	for _, name := range vendored {
		if _, err := fs.Stat(web, "web/vendor/"+name); err != nil {
			return false
		}
	}
	return true
}

func registerWeb(mux *http.ServeMux) {
	graphiql := "web/static/graphiql.html"
	if !haveGraphiQL() {
		graphiql = "web/static/nographiql.html"
	}
	mux.HandleFunc("GET /{$}", servePage(graphiql, graphiqlPolicy))
	mux.HandleFunc("GET /runs", servePage("web/static/runs.html", pagePolicy))
	mux.HandleFunc("GET /static/{file}", serveAsset("web/static/"))
	mux.HandleFunc("GET /vendor/{file}", serveAsset("web/vendor/"))
}

func servePage(name, policy string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		w.Header().Set("Cache-Control", "no-cache")
		http.ServeFileFS(w, r, web, name)
	}
}

// assetTypes are the only files served by name.
var assetTypes = map[string]string{".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}

func serveAsset(dir string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		name := r.PathValue("file")
		kind, ok := assetTypes[path.Ext(name)]
		if !ok || strings.ContainsAny(name, `/\`) {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "no-cache")
		http.ServeFileFS(w, r, web, dir+name)
	}
}
