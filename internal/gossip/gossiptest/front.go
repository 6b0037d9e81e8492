package gossiptest

import (
	"bytes"
	"encoding/json"
	"io"
	"log"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// Front is a keeper's HTTP interface at another address, where a test sees who asks for what.
type Front struct {
	*httptest.Server

	mu              sync.Mutex
	passed, refused map[string]int
}

// NewFront answers at an address of its own with what the keeper at a URL answers, until the test ends: what pass lets through, everything if it is nil.
// The rest is refused. port, unless it is 0, stands in /healthz for the port of the gossip.
func NewFront(t testing.TB, keeper string, port int, pass func(*http.Request) bool) *Front {
	t.Helper()
	target, err := url.Parse(keeper)
	require.NoError(t, err)
	f := &Front{passed: make(map[string]int), refused: make(map[string]int)}
	proxy := &httputil.ReverseProxy{
		Rewrite:  func(r *httputil.ProxyRequest) { r.SetURL(target) },
		ErrorLog: log.New(io.Discard, "", 0), // who asks may leave
	}
	if port != 0 {
		proxy.ModifyResponse = func(r *http.Response) error { return withPort(r, port) }
	}
	f.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		through := pass == nil || pass(r)
		f.mu.Lock()
		if through {
			f.passed[r.URL.Path]++
		} else {
			f.refused[r.URL.Path]++
		}
		f.mu.Unlock()
		if !through {
			http.Error(w, "nobody answers here", http.StatusNotFound)
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(f.Close)
	return f
}

// withPort changes what a keeper's health says of its gossip.
func withPort(r *http.Response, port int) error {
	if r.Request.URL.Path != "/healthz" {
		return nil
	}
	raw, err := io.ReadAll(r.Body)
	if err != nil {
		return err
	}
	if err := r.Body.Close(); err != nil {
		return err
	}
	var health map[string]any
	if err := json.Unmarshal(raw, &health); err != nil {
		return err
	}
	if gossip, ok := health["gossip"].(map[string]any); ok {
		gossip["port"] = port
	}
	if raw, err = json.Marshal(health); err != nil {
		return err
	}
	r.Body = io.NopCloser(bytes.NewReader(raw))
	r.ContentLength = int64(len(raw))
	r.Header.Set("Content-Length", strconv.Itoa(len(raw)))
	return nil
}

// Passed and Refused are the paths that were asked for and begin so, with how often each was.
func (f *Front) Passed(prefix string) map[string]int { return f.paths(f.passed, prefix) }

// Refused is Passed of what was not let through.
func (f *Front) Refused(prefix string) map[string]int { return f.paths(f.refused, prefix) }

func (f *Front) paths(of map[string]int, prefix string) map[string]int {
	f.mu.Lock()
	defer f.mu.Unlock()
	out := maps.Clone(of)
	maps.DeleteFunc(out, func(path string, _ int) bool { return !strings.HasPrefix(path, prefix) })
	return out
}
