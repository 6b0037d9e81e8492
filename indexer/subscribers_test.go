package indexer

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/require"

	"assay/indexer/transportws"
	"assay/internal/door"
)

// subscribe opens streams of both transports for committed gradients, each from an address of its own, until ctx ends; hear is called for each message.
// The service has to trust 127.0.0.1 as a proxy.
func subscribe(ctx context.Context, t *testing.T, s *Service, subscribers int, hear func()) {
	var open sync.WaitGroup
	for i := range subscribers {
		from := http.Header{"X-Forwarded-For": {fmt.Sprintf("10.%d.%d.1", i/200, i%200)}}
		open.Add(1)
		if i%2 == 0 {
			go func() {
				req, _ := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+s.Addr()+"/events?name=OuterGradientCommitted", nil)
				req.Header = from
				res, err := http.DefaultTransport.RoundTrip(req)
				if err != nil || res.StatusCode != http.StatusOK {
					open.Done()
					t.Errorf("no stream: %v", err)
					return
				}
				defer res.Body.Close()
				open.Done()
				for lines := bufio.NewScanner(res.Body); lines.Scan(); {
					if strings.HasPrefix(lines.Text(), "data: ") {
						hear()
					}
				}
			}()
			continue
		}
		go func() {
			d := websocket.Dialer{Subprotocols: []string{transportws.Subprotocol}, HandshakeTimeout: time.Minute}
			ws, _, err := d.DialContext(ctx, "ws://"+s.Addr()+"/graphql", from)
			if err == nil {
				defer context.AfterFunc(ctx, func() { ws.Close() })()
				err = ws.WriteMessage(websocket.TextMessage, []byte(`{"type":"connection_init"}`))
			}
			if err == nil {
				_, _, err = ws.ReadMessage()
			}
			if err == nil {
				err = ws.WriteMessage(websocket.TextMessage, []byte(`{"type":"subscribe","id":"1","payload":{"query":"subscription { events(names: `+
					`[\"OuterGradientCommitted\"]) { cursor undo block { number hash timestamp } event { name taskId tx args } } }"}}`))
			}
			open.Done()
			if err != nil {
				t.Errorf("no WebSocket: %v", err)
				return
			}
			for {
				_, text, err := ws.ReadMessage()
				if err != nil {
					return
				}
				if strings.Contains(string(text), `"next"`) {
					hear()
				}
			}
		}()
	}
	open.Wait()
	eventually(t, "all are there", func() bool {
		s.feed.mu.Lock()
		defer s.feed.mu.Unlock()
		return s.feed.readers >= subscribers
	})
}

// TestHardenSubscribers holds subscribers of both transports on a service as it is shipped, each from an address of its own, and has all of
// them hear of every block. With ASSAY_HARDEN=folder they are a thousand, and what it took is written to folder/subscribers.json.
func TestHardenSubscribers(t *testing.T) {
	dir := os.Getenv(hardenEnv)
	subscribers, blocks := 20, 2
	if dir != "" {
		subscribers, blocks = 1000, 20
	}
	w := newWorld(t)
	id := w.task(12)
	s, err := New(Config{
		Deployment: w.dep, DatabaseURL: newDatabase(t), Listen: "127.0.0.1:0", Log: quiet,
		Door: door.Config{TrustedProxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}},
	})
	require.NoError(t, err)
	stop := runService(t, s)
	base := s.Addr()
	eventually(t, "ready", func() bool { status, _, _ := get(t, "http://"+base+"/readyz"); return status == 200 })
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)

	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	var mu sync.Mutex
	var took []float64
	var began atomic.Int64
	var heard atomic.Int64
	hear := func() {
		ms := float64(time.Now().UnixNano()-began.Load()) / 1e6
		mu.Lock()
		took = append(took, ms)
		mu.Unlock()
		heard.Add(1)
	}
	subscribe(ctx, t, s, subscribers, hear)
	runtime.GC()
	runtime.ReadMemStats(&after)
	for n := range blocks {
		if n%3 == 0 && n > 0 {
			w.propose(id, 0b111)
		}
		began.Store(time.Now().UnixNano())
		w.commitOnly(id, w.trainers[n%3])
		eventually(t, "all heard of it", func() bool { return heard.Load() == int64((n+1)*subscribers) })
	}
	_, body, _ := get(t, "http://"+base+"/metrics")
	require.Contains(t, body, fmt.Sprintf("assay_indexer_streams %d", subscribers))
	require.Contains(t, body, "assay_indexer_streams_cut_total 0")
	require.Contains(t, body, "assay_indexer_streams_refused_total 0")
	leave()
	stop()
	if dir == "" {
		return
	}
	slices.Sort(took)
	used := func(m runtime.MemStats) uint64 { return m.HeapInuse + m.StackInuse }
	out, err := json.MarshalIndent(map[string]any{
		"subscribers": subscribers, "subscriber_messages": len(took), "subscriber_p50_ms": took[len(took)/2], "subscriber_p95_ms": took[len(took)*95/100],
		"subscriber_max_ms": took[len(took)-1], "subscriber_both_sides_kib": float64(used(after)-used(before)) / 1024 / float64(subscribers),
	}, "", "  ")
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "subscribers.json"), append(out, '\n'), 0o644))
	t.Logf("%s", out)
}

// BenchmarkMessages is what a message costs for one more subscriber, but for the network.
func BenchmarkMessages(b *testing.B) {
	w := newWorld(b)
	w.task(2)
	f := newAPIFixture(b, w, newPipeline(b, w, w.rpc(), newDatabase(b)))
	r, err := f.streams.feed.open(b.Context(), f.streams.archive, w.genesis(), subscription{})
	require.NoError(b, err)
	defer r.close()
	batch, err := r.read(b.Context(), time.Minute)
	require.NoError(b, err)
	var out []byte
	b.ReportAllocs()
	for b.Loop() {
		for _, o := range batch {
			if out, err = everything.print(out[:0], o); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(batch)), "ns/message")
}
