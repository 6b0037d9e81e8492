package keeper

import (
	"bytes"
	"maps"
	"net/http"
	"sync"
	"time"
)

// metricsEvery is how often the metrics are gathered at most: anybody may ask for them, and gathering stops the process to look at its memory.
const metricsEvery = time.Second

// keptPage serves what another handler answers, for some time without asking it again.
type keptPage struct {
	of  http.Handler
	now func() time.Time

	mu   sync.Mutex
	at   time.Time
	page *page
}

// page is an answer in memory.
type page struct {
	header http.Header
	status int
	bytes.Buffer
}

// Header implements http.ResponseWriter.
func (p *page) Header() http.Header { return p.header }

// WriteHeader implements http.ResponseWriter.
func (p *page) WriteHeader(status int) { p.status = status }

// ServeHTTP implements http.Handler.
func (k *keptPage) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	p := k.get(r)
	maps.Copy(w.Header(), p.header)
	w.WriteHeader(p.status)
	// A failed write means that the client has gone.
	_, _ = w.Write(p.Bytes())
}

func (k *keptPage) get(r *http.Request) *page {
	k.mu.Lock()
	defer k.mu.Unlock()
	if now := k.now(); k.page == nil || now.Sub(k.at) >= metricsEvery {
		k.at, k.page = now, &page{header: make(http.Header), status: http.StatusOK}
		plain := r.Clone(r.Context())
		plain.Header = make(http.Header) // for whoever asks next: in no encoding
		k.of.ServeHTTP(k.page, plain)
	}
	return k.page
}
