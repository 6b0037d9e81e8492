package indexer

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gorilla/websocket"
	"github.com/jackc/pgx/v5"
	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"
	"github.com/stretchr/testify/require"

	"assay/indexer/transportws"
	"assay/internal/door"
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

// counted is what a counter has come to.
func counted(t *testing.T, c prometheus.Counter) float64 {
	t.Helper()
	var m dto.Metric
	require.NoError(t, c.Write(&m))
	return m.GetCounter().GetValue()
}

// named is the name of an error that clients are told.
func named(t *testing.T, err error) string {
	t.Helper()
	var e *queryError
	require.ErrorAs(t, err, &e)
	return e.name
}

// TestWideMessagesAreHeldOnce: of the subscriptions of a connection that reads nothing, one holds what it has read and a message, and both count as
// answers do, however wide the messages are that the limits let through.
func TestWideMessagesAreHeldOnce(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(12)
	w.round(id)
	l.p.catchUp()
	l.many(4_000)
	var fields strings.Builder
	for n := range 40 {
		fmt.Fprintf(&fields, "a%d:args ", n)
	}
	heap := func() int64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	before := heap()
	const sockets = 8
	for range sockets {
		ws := l.narrow()
		for n := range maxSubscriptions {
			require.NoError(t, ws.WriteJSON(map[string]any{"type": "subscribe", "id": fmt.Sprint(n), "payload": map[string]any{
				"query": fmt.Sprintf("subscription { events(after: %q) { event { %s} } }", w.genesis(), fields.String())}}))
		}
	}
	readers := func() int {
		l.streams.feed.mu.Lock()
		defer l.streams.feed.mu.Unlock()
		return l.streams.feed.readers
	}
	eventually(t, "all wait for their clients", func() bool {
		held := l.answers.InUse()
		time.Sleep(300 * time.Millisecond)
		return readers() == sockets*maxSubscriptions && held > sockets*batchBytes && held == l.answers.InUse()
	})
	// A message, its copy in a frame, and a batch, the last of which may be as long as arguments are.
	const most = sockets * (3*maxStreamed + batchBytes + maxArgs + occurrenceBytes)
	require.LessOrEqual(t, l.answers.InUse(), int64(most))
	// A subscription's text takes some, too.
	require.Less(t, heap()-before, int64(most+sockets*maxSubscriptions*(32<<10)))
	l.streams.stop()
	require.Zero(t, l.answers.InUse())
}

// TestStreamsWithoutMemory: a stream for whose messages there is no memory ends, by a name that says so.
func TestStreamsWithoutMemory(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	w.task(12)
	l.p.catchUp()
	l.answers = door.NewAnswers(4)
	ws := l.dial(nil)
	ws.subscribe(fmt.Sprintf("(after: %q)", w.genesis()))
	require.Equal(t, "Overloaded", ws.fails())
	l.answers = door.NewAnswers(unsentBytes)
	ws.subscribe(fmt.Sprintf("(after: %q)", w.genesis()))
	require.NotNil(t, ws.next().Event)
}

// TestPagesOfWhatNeverHappened: whoever asks from the first block on for what never happened has one page read, by indexes.
func TestPagesOfWhatNeverHappened(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(12)
	w.round(id)
	l.p.catchUp()
	l.many(5_000)
	other := [32]byte{7}
	names := map[string]bool{"Slashed": true}
	for what, wants := range map[string]subscription{
		"an event": {names: names}, "a task": {task: (*common.Hash)(&other)}, "an event of a task": {task: (*common.Hash)(&other), names: names},
	} {
		before := counted(t, l.metrics.streamPages)
		r, err := l.streams.feed.open(t.Context(), l.streams.archive, w.genesis(), wants)
		require.NoError(t, err)
		batch, err := r.read(t.Context(), time.Nanosecond)
		require.NoError(t, err)
		require.Empty(t, batch)
		require.True(t, r.attached, "%s: the reader is at the end", what)
		require.LessOrEqual(t, counted(t, l.metrics.streamPages)-before, 1.0, what)
		r.close()
	}
	// What happened is all found, page by page.
	task := Bytes32(id[:]).text()
	own := 0
	for _, m := range l.history("", w.genesis()) {
		if m.Event.TaskID != nil && *m.Event.TaskID == task {
			own++
		}
	}
	require.Greater(t, own, 5_000)
	require.Len(t, l.history("taskId="+task, w.genesis()), own)
	committed := map[string]bool{"OuterGradientCommitted": true, "TaskPosted": true}
	r, err := l.streams.feed.open(t.Context(), l.streams.archive, w.genesis(), subscription{names: committed})
	require.NoError(t, err)
	defer r.close()
	found := 0
	for !r.attached || found == 0 {
		batch, err := r.read(t.Context(), time.Nanosecond)
		require.NoError(t, err)
		found += len(batch)
	}
	require.Equal(t, l.p.scan("SELECT count(*)::text FROM raw_logs WHERE topics[1] = ANY ($1)", l.p.store.dec.topicsOfNames(committed)), fmt.Sprint(found))

	for _, places := range [][]int{{}, {1}, {2, 3, 4}} {
		args := []any{int64(0), int32(wholeBlock)}
		if len(places) > 0 {
			args = append(args, [][]byte{id[:], other[:]})
		}
		rows, err := l.p.store.pool.Query(t.Context(), "EXPLAIN "+selectLogs+behindWith(places...)+" ORDER BY l.block_number, l.log_index LIMIT 256", args...)
		require.NoError(t, err)
		lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
		require.NoError(t, err)
		plan := strings.Join(lines, "\n")
		require.NotContains(t, plan, "Seq Scan on raw_logs", plan)
		for _, n := range places {
			require.Contains(t, plan, fmt.Sprintf("raw_logs_topic%d_place", n-1), plan)
		}
	}
}

// TestReadersBehindShareTheArchive: readers of one address that are behind, as many as there are, take half of the places; another one's is the next
// to read, some wait, and the others are told to come back. Neither they nor queries take the connections that readiness is found out by.
func TestReadersBehindShareTheArchive(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	w.task(2)
	l.p.catchUp()
	slots := l.streams.archive.slots
	many, leaveAll := context.WithCancel(from(t.Context(), 1, 1))
	defer leaveAll()
	refused := make(chan error, 200)
	for range 100 {
		go func() {
			leave, err := slots.enter(many)
			if err != nil {
				refused <- err
				return
			}
			<-many.Done()
			leave()
		}()
	}
	eventually(t, "they have what they may", func() bool {
		return slots.InUse() == archiveSlots/2 && slots.Waiting() == archivePerAddr && len(refused) == 100-archiveSlots/2-archivePerAddr
	})
	require.Equal(t, "Overloaded", named(t, <-refused))
	r, err := l.streams.feed.open(from(t.Context(), 2, 1), l.streams.archive, w.genesis(), subscription{})
	require.NoError(t, err)
	defer r.close()
	batch, err := r.read(from(t.Context(), 2, 1), time.Hour)
	require.NoError(t, err)
	require.NotEmpty(t, batch)

	pool := l.pool.Load()
	for range querySlots + archiveSlots {
		conn, err := pool.Acquire(t.Context())
		require.NoError(t, err)
		defer conn.Release()
	}
	require.True(t, l.databaseAnswers(t.Context()))
}

// TestQueriesOfOneAddress: whoever sends queries over and over, and as many as it has connections, takes half of the slots, and neither the others nor
// their places in the queue.
func TestQueriesOfOneAddress(t *testing.T) {
	l := newLive(t, newWorld(t))
	l.door = door.New(door.Config{TrustedProxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}})
	l.running = newGate(querySlots, queryQueue, queryQueue, time.Hour)
	ask := func(address string) int {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, l.server.URL+"/graphql", strings.NewReader(anew(`{"query":"{ _meta { block { number } } }"}`)))
		require.NoError(t, err)
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("X-Forwarded-For", address)
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return 0
		}
		res.Body.Close()
		return res.StatusCode
	}
	var leaves []func()
	for range querySlots / 2 {
		leave, err := l.running.enter(from(t.Context(), 1, 1))
		require.NoError(t, err)
		leaves = append(leaves, leave)
	}
	answers := make(chan int, 2*queryQueue)
	for range queryQueue + 10 {
		go func() { answers <- ask("10.0.1.1") }()
	}
	eventually(t, "its queries wait", func() bool { return l.running.Waiting() == queryQueue && len(answers) == 10 })
	for range 20 {
		require.Equal(t, http.StatusOK, ask("10.0.2.1"))
	}
	// Where others have the other slots, a newcomer waits in the place of the newest of whoever has most.
	for i := range querySlots / 2 {
		leave, err := l.running.enter(from(t.Context(), byte(10+i), 1))
		require.NoError(t, err)
		leaves = append(leaves, leave)
	}
	honest := make(chan int)
	go func() { honest <- ask("10.0.2.1") }()
	eventually(t, "one gave way", func() bool { return len(answers) == 11 && l.running.Waiting() == queryQueue })
	leaves[len(leaves)-1]()
	require.Equal(t, http.StatusOK, <-honest)
	for _, leave := range leaves[:len(leaves)-1] {
		leave()
	}
	statuses := map[int]int{}
	for range queryQueue + 10 {
		statuses[<-answers]++
	}
	require.Equal(t, map[int]int{http.StatusOK: queryQueue - 1, http.StatusServiceUnavailable: 11}, statuses)
}

// TestSubscriptionTexts: texts that take long to check are refused before they are, and the check of the others queues with queries.
func TestSubscriptionTexts(t *testing.T) {
	w := newWorld(t)
	w.task(2)
	l := newLive(t, w)
	for name, part := range map[string]string{
		"fields": "cursor ", "aliases": "a#:cursor ", "events": "events{cursor block{number}} ", "deep": "...{...{...{...{cursor}}}} ", "spread": "...f ",
	} {
		var all strings.Builder
		for n := 0; all.Len() < 15_900; n++ {
			all.WriteString(strings.ReplaceAll(part, "#", fmt.Sprint(n)))
		}
		text := "subscription{events{" + all.String() + "}} fragment f on ChainMessage{cursor}"
		if name == "events" {
			text = "subscription{" + all.String() + "}"
		}
		require.Less(t, len(text), maxQueryLength)
		_, err := l.readSubscription(transportws.Request{Query: text})
		require.Equal(t, "QueryTooComplex", named(t, err), name)
	}
	_, err := l.readSubscription(transportws.Request{Query: "subscription{events{" + strings.Repeat("cursor ", maxSelected-1) + "}}"})
	require.NoError(t, err)
	was := l.running
	gate := newGate(1, 0, 0, time.Hour)
	leave, err := gate.enter(from(t.Context(), 1, 1))
	require.NoError(t, err)
	l.running = gate
	ws := l.dial(nil)
	ws.subscribe("")
	require.Equal(t, "Overloaded", ws.fails())
	leave()
	ws.subscribe(fmt.Sprintf("(after: %q)", w.genesis()))
	require.NotNil(t, ws.next().Event)
	l.running = was
}

// TestFeedFindsCursors: the feed knows the places of what it remembers, the newer of two, and of nothing else.
func TestFeedFindsCursors(t *testing.T) {
	f := newFeed()
	at := func(n int) block { return block{Number: uint64(n), Hash: common.Hash{byte(n), byte(n >> 8)}} }
	f.at(at(0))
	for n := range 2 * feedOccurrences {
		f.committed(at(n), at(n+1), []*occurrence{{block: at(n + 1)}})
	}
	require.Len(t, f.places, feedOccurrences)
	attached := func(o *occurrence) uint64 {
		r, err := f.open(t.Context(), nil, o.mark().String(), subscription{})
		require.NoError(t, err)
		defer r.close()
		require.True(t, r.attached)
		return r.next
	}
	end := at(2 * feedOccurrences)
	require.Equal(t, f.next(), attached(&occurrence{block: end}))
	require.NotContains(t, f.places, (&occurrence{block: at(1)}).mark(), "it is forgotten")
	back := at(2*feedOccurrences - 3)
	f.undone(end, back)
	first := f.next()
	f.committed(back, end, nil)
	f.undone(end, back)
	require.Equal(t, first+1, attached(&occurrence{block: back, undo: true}))
	f.restart(at(1))
	require.Empty(t, f.places)
}
