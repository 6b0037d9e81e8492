package indexer

import (
	"fmt"
	"net"
	"net/http"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/require"

	"assay/indexer/transportws"
)

// narrow is a WebSocket whose client takes next to nothing at a time.
func (l *live) narrow() *websocket.Conn {
	d := websocket.Dialer{
		Subprotocols: []string{transportws.Subprotocol}, HandshakeTimeout: time.Minute, ReadBufferSize: 512,
		NetDial: func(network, addr string) (net.Conn, error) {
			dialer := net.Dialer{Control: func(_, _ string, c syscall.RawConn) error {
				return c.Control(func(fd uintptr) {
					_ = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 32768)
					_ = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, syscall.TCP_MAXSEG, 1000) // as over Ethernet
				})
			}}
			return dialer.Dial(network, addr)
		},
	}
	ws, _, err := d.Dial("ws"+strings.TrimPrefix(l.server.URL, "http")+"/graphql", nil)
	require.NoError(l.t, err)
	l.t.Cleanup(func() { ws.Close() })
	require.NoError(l.t, ws.WriteJSON(map[string]any{"type": "connection_init"}))
	return ws
}

// many puts copies of a commitment's log into the database, in the block that it is of.
func (l *live) many(copies int) {
	tag, err := l.p.store.pool.Exec(l.t.Context(), `
		INSERT INTO raw_logs SELECT block_number, log_index + n, block_hash, tx_hash, tx_index, address, topics, data
		FROM (SELECT * FROM raw_logs WHERE octet_length(data) BETWEEN 300 AND 1000 ORDER BY block_number DESC LIMIT 1) one, generate_series(1000, 999 + $1) n`, copies)
	require.NoError(l.t, err)
	require.EqualValues(l.t, copies, tag.RowsAffected())
	_, err = l.p.store.pool.Exec(l.t.Context(), "ANALYZE")
	require.NoError(l.t, err)
}

func subscribeTo(ws *websocket.Conn, id int, arguments string) error {
	return ws.WriteJSON(map[string]any{"type": "subscribe", "id": fmt.Sprint(id), "payload": map[string]any{
		"query": "subscription { events(" + arguments + ") { " + wholeMessage + " } }"}})
}

// TestHostileDrippingSubscribers: what readers hold that take a message now and then.
func TestHostileDrippingSubscribers(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(12)
	w.round(id)
	l.p.catchUp()
	l.many(40_000)
	var after runtime.MemStats
	const sockets = 24
	for range sockets {
		ws := l.narrow()
		for n := range maxSubscriptions {
			require.NoError(t, subscribeTo(ws, n, fmt.Sprintf("after: %q", w.genesis())))
		}
		go func() {
			raw := ws.NetConn()
			buf := make([]byte, 12<<10)
			for n := 0; ; n++ {
				time.Sleep(100 * time.Millisecond)
				if n%50 == 0 { // somebody is there
					_ = ws.WriteControl(websocket.PongMessage, nil, time.Now().Add(time.Second))
				}
				if _, err := raw.Read(buf); err != nil {
					return
				}
			}
		}()
	}
	show := func(when string) {
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&after)
		l.streams.feed.mu.Lock()
		defer l.streams.feed.mu.Unlock()
		t.Logf("%s: %d sockets, %d readers, %.2f MiB of heap, %.2f MiB of stacks", when, l.streams.places.InUse(), l.streams.feed.readers,
			float64(after.HeapAlloc)/(1<<20), float64(after.StackInuse)/(1<<20))
	}
	for range 3 {
		time.Sleep(10 * time.Second)
		show("held")
	}
	l.streams.stop()
	time.Sleep(time.Second)
	show("without them")
}

// TestHostileReadersFromTheBeginning: how long an honest reader that was away waits beside readers of one address that want what never happened.
func TestHostileReadersFromTheBeginning(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(12)
	w.round(id)
	l.p.catchUp()
	l.many(300_000)
	l.p.feed.mu.Lock()
	l.p.feed.restart(l.p.feed.head)
	l.p.feed.mu.Unlock()
	honest := func() time.Duration {
		began := time.Now()
		req, _ := http.NewRequestWithContext(t.Context(), http.MethodGet, l.server.URL+"/events?after="+w.genesis(), nil)
		res, err := http.DefaultClient.Do(req)
		require.NoError(t, err)
		defer res.Body.Close()
		require.Equal(t, http.StatusOK, res.StatusCode)
		buf := make([]byte, 1<<10)
		for read := ""; !strings.Contains(read, "data: "); {
			n, err := res.Body.Read(buf)
			require.NoError(t, err)
			read += string(buf[:n])
		}
		return time.Since(began)
	}
	query := func() time.Duration {
		began := time.Now()
		res := l.exec("{ rounds(first: 5) { nodes { round status gradients(first: 5) { nodes { payloadRoot } } } } }", nil)
		require.Empty(t, res.Errors)
		return time.Since(began)
	}
	t.Logf("alone: the first event after %v, a query %v", honest(), query())
	for range 48 {
		ws := l.narrow()
		go func() {
			for {
				if _, _, err := ws.ReadMessage(); err != nil {
					return
				}
			}
		}()
		for n := range maxSubscriptions {
			require.NoError(t, subscribeTo(ws, n, fmt.Sprintf("after: %q, names: [\"Slashed\"], taskId: \"0x%064x\"", w.genesis(), n+1)))
		}
	}
	time.Sleep(2 * time.Second)
	for range 3 {
		t.Logf("beside 48 sockets of one address: a query %v", query())
		t.Logf("beside 48 sockets of one address: the first event after %v", honest())
	}
}

// TestHostileSubscriptionTexts: what the check of a subscription's text takes.
func TestHostileSubscriptionTexts(t *testing.T) {
	l := newLive(t, newWorld(t))
	worst := map[string]string{}
	for name, part := range map[string]string{"fields": "cursor ", "aliases": "a#:cursor ", "events": "events{cursor block{number}} ", "deep": "...{...{...{...{cursor}}}} ", "spread": "...f "} {
		var all strings.Builder
		for n := 0; all.Len() < 15_900; n++ {
			all.WriteString(strings.ReplaceAll(part, "#", fmt.Sprint(n)))
		}
		text := all.String()
		if name == "events" {
			worst[name] = "subscription{" + text + "}"
			continue
		}
		worst[name] = "subscription{events{" + text + "}} fragment f on ChainMessage{cursor}"
	}
	for name, text := range worst {
		for cut := len(text); cut > 0; cut = 0 {
			began := time.Now()
			const times = 20
			var err error
			for range times {
				_, err = l.readSubscription(transportws.Request{Query: text})
			}
			t.Logf("%s, %d bytes: %v each, %v", name, len(text), time.Since(began)/times, err)
		}
	}
}

// TestHostileSubscriptionTextsOfOneSocket: one connection that subscribes, and completes at once, with a text that takes long to check.
func TestHostileSubscriptionTextsOfOneSocket(t *testing.T) {
	l := newLive(t, newWorld(t))
	query := func() time.Duration {
		began := time.Now()
		res, err := http.Post(l.server.URL+"/graphql", "application/json", strings.NewReader(`{"query":"{ _meta { block { number } } }"}`))
		require.NoError(t, err)
		res.Body.Close()
		return time.Since(began)
	}
	show := func(when string) {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		t.Logf("%s: %d goroutines, %d MiB of heap in use, %d MiB from the system, a query %v", when, runtime.NumGoroutine(), m.HeapInuse>>20, m.Sys>>20, query())
	}
	show("before")
	ws := l.narrow()
	go func() {
		for {
			if _, _, err := ws.ReadMessage(); err != nil {
				return
			}
		}
	}()
	text := "subscription{events{" + strings.Repeat("cursor ", 2265) + "}}"
	require.Less(t, len(text), maxQueryLength)
	done := make(chan struct{})
	sent := 0
	go func() {
		defer close(done)
		for end := time.Now().Add(30 * time.Second); time.Now().Before(end); sent++ {
			if ws.WriteJSON(map[string]any{"type": "subscribe", "id": "a", "payload": map[string]any{"query": text}}) != nil ||
				ws.WriteJSON(map[string]any{"type": "complete", "id": "a"}) != nil {
				return
			}
		}
	}()
	for range 5 {
		time.Sleep(6 * time.Second)
		show("beside one socket")
	}
	<-done
	t.Logf("%d sent, %d KiB", sent, sent*len(text)>>10)
	ws.Close()
	time.Sleep(5 * time.Second)
	show("5 s after it has gone")
}

// TestHostileWideMessages: what subscribers hold that read nothing, of messages as wide as the limits let through, in the 10 s until they are cut off.
func TestHostileWideMessages(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(12)
	w.round(id)
	l.p.catchUp()
	l.many(4_000)
	var fields strings.Builder
	for n := 0; fields.Len() < 15_500; n++ {
		fmt.Fprintf(&fields, "a%d:cursor ", n)
	}
	const sockets = 24
	for range sockets {
		ws := l.narrow()
		for n := range maxSubscriptions {
			require.NoError(t, ws.WriteJSON(map[string]any{"type": "subscribe", "id": fmt.Sprint(n), "payload": map[string]any{
				"query": fmt.Sprintf("subscription { events(after: %q) { %s} }", w.genesis(), fields.String())}}))
		}
	}
	var m runtime.MemStats
	for range 9 {
		time.Sleep(2 * time.Second)
		runtime.GC()
		runtime.ReadMemStats(&m)
		l.streams.feed.mu.Lock()
		t.Logf("%d sockets, %d readers: %.1f MiB of heap, %.1f MiB from the system", l.streams.places.InUse(), l.streams.feed.readers, float64(m.HeapAlloc)/(1<<20), float64(m.Sys)/(1<<20))
		l.streams.feed.mu.Unlock()
	}
}

// TestHostileQueriesOfOneAddress: how many honest queries are answered beside 64 connections of one address that send a text that takes long to check.
func TestHostileQueriesOfOneAddress(t *testing.T) {
	l := newLive(t, newWorld(t))
	l.api.timeout = queryTimeout
	body := `{"query":"{ rounds(first: 1) { nodes { ` + strings.Repeat("round ", 2_400) + `} } }"}`
	ask := func(body string) (int, time.Duration) {
		began := time.Now()
		res, err := http.Post(l.server.URL+"/graphql", "application/json", strings.NewReader(body))
		if err != nil {
			return 0, 0
		}
		res.Body.Close()
		return res.StatusCode, time.Since(began)
	}
	status, took := ask(body)
	t.Logf("the text alone: %d after %v", status, took)
	ended := make(chan struct{})
	for range 64 {
		go func() {
			for {
				select {
				case <-ended:
					return
				default:
					ask(body)
				}
			}
		}()
	}
	time.Sleep(3 * time.Second)
	answered, refused := 0, 0
	var worst time.Duration
	for range 20 {
		status, took := ask(`{"query":"{ _meta { block { number } } }"}`)
		if status == 200 {
			answered++
		} else {
			refused++
		}
		worst = max(worst, took)
	}
	close(ended)
	t.Logf("honest: %d answered, %d refused, the longest after %v", answered, refused, worst)
}
