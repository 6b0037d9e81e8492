package indexer

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/require"

	"assay/indexer/transportws"
	"assay/internal/door"
)

// told is a message of a stream with all its fields.
type told struct {
	Cursor string
	Undo   bool
	Block  struct {
		Number    uint64
		Hash      string
		Timestamp uint64
	}
	Event *struct {
		Contract, Name, Address string
		TaskID                  *string
		LogIndex                uint
		Tx                      string
		Args                    map[string]any
	}
}

// live is an API whose streams are open while the chain is followed by hand.
type live struct {
	*fixture
	server *httptest.Server
}

func newLive(t testing.TB, w *world) *live {
	f := newAPIFixture(t, w, newPipeline(t, w, w.rpc(), newDatabase(t)))
	l := &live{fixture: f, server: httptest.NewServer(f.handler())}
	t.Cleanup(func() {
		f.streams.stop()
		l.server.Close()
	})
	return l
}

// stream is one of server-sent events.
type stream struct {
	t    testing.TB
	body *bufio.Reader
	// id is what a browser would send to go on.
	id    string
	close func()
}

// listen asks for events; id is the last that was heard of, if it is not empty.
func (l *live) listen(query, id string) *stream {
	l.t.Helper()
	res := l.request(query, id)
	require.Equal(l.t, http.StatusOK, res.StatusCode)
	require.Equal(l.t, "text/event-stream", res.Header.Get("Content-Type"))
	s := &stream{t: l.t, body: bufio.NewReader(res.Body), id: id, close: func() { res.Body.Close() }}
	l.t.Cleanup(s.close)
	require.Equal(l.t, "retry: 1000\n", s.line())
	require.Equal(l.t, "\n", s.line())
	return s
}

func (l *live) request(query, id string) *http.Response {
	req, err := http.NewRequestWithContext(l.t.Context(), http.MethodGet, l.server.URL+"/events?"+query, nil)
	require.NoError(l.t, err)
	if id != "" {
		req.Header.Set("Last-Event-ID", id)
	}
	res, err := http.DefaultClient.Do(req)
	require.NoError(l.t, err)
	l.t.Cleanup(func() { res.Body.Close() })
	return res
}

func (s *stream) line() string {
	s.t.Helper()
	line, err := s.body.ReadString('\n')
	require.NoError(s.t, err)
	return line
}

// next reads the next message, past what only says where the stream is.
func (s *stream) next() told {
	s.t.Helper()
	for {
		id, ok := strings.CutPrefix(s.line(), "id: ")
		require.True(s.t, ok)
		s.id = strings.TrimSpace(id)
		line := s.line()
		if line == "\n" {
			continue
		}
		data, ok := strings.CutPrefix(line, "data: ")
		require.True(s.t, ok, line)
		require.Equal(s.t, "\n", s.line())
		var m told
		require.NoError(s.t, json.Unmarshal([]byte(data), &m))
		require.Equal(s.t, s.id, m.Cursor)
		return m
	}
}

// wsClient is a WebSocket's client, introduced.
type wsClient struct {
	*websocket.Conn
	t testing.TB
}

func (l *live) dial(header http.Header) wsClient {
	d := websocket.Dialer{Subprotocols: []string{transportws.Subprotocol}, HandshakeTimeout: time.Minute}
	ws, _, err := d.Dial("ws"+strings.TrimPrefix(l.server.URL, "http")+"/graphql", header)
	require.NoError(l.t, err)
	l.t.Cleanup(func() { ws.Close() })
	c := wsClient{ws, l.t}
	c.say("connection_init", "", nil)
	kind, _, _ := c.hears()
	require.Equal(l.t, "connection_ack", kind)
	return c
}

func (c wsClient) say(kind, id string, payload any) {
	c.t.Helper()
	message := map[string]any{"type": kind}
	if id != "" {
		message["id"], message["payload"] = id, payload
	}
	require.NoError(c.t, c.WriteJSON(message))
}

func (c wsClient) hears() (kind, id string, payload json.RawMessage) {
	c.t.Helper()
	var m struct {
		Type, ID string
		Payload  json.RawMessage
	}
	require.NoError(c.t, c.SetReadDeadline(time.Now().Add(time.Minute)))
	require.NoError(c.t, c.ReadJSON(&m))
	return m.Type, m.ID, m.Payload
}

const wholeMessage = `cursor undo block { number hash timestamp } event { contract name address taskId logIndex tx args }`

// subscribe subscribes to whole messages, under the name "s".
func (c wsClient) subscribe(arguments string) {
	c.t.Helper()
	c.say("subscribe", "s", map[string]any{"query": "subscription { events" + arguments + " { " + wholeMessage + " } }"})
}

// next reads the next message of the subscription.
func (c wsClient) next() told {
	c.t.Helper()
	kind, id, payload := c.hears()
	require.Equal(c.t, "next", kind, "%s", payload)
	require.Equal(c.t, "s", id)
	var result struct{ Data struct{ Events told } }
	require.NoError(c.t, json.Unmarshal(payload, &result))
	return result.Data.Events
}

// fails reads the error of a subscription, and returns its name.
func (c wsClient) fails() string {
	c.t.Helper()
	kind, _, payload := c.hears()
	require.Equal(c.t, "error", kind, "%s", payload)
	var errs []struct {
		Message    string
		Extensions struct{ Name, Hint string }
	}
	require.NoError(c.t, json.Unmarshal(payload, &errs))
	require.NotEmpty(c.t, errs)
	require.NotEmpty(c.t, errs[0].Extensions.Hint)
	return errs[0].Extensions.Name
}

// genesis is a cursor before everything.
func (w *world) genesis() string {
	h, err := w.chain.Client().HeaderByNumber(w.t.Context(), new(big.Int))
	require.NoError(w.t, err)
	return "0:" + h.Hash().Hex()
}

// history reads all that there is behind a cursor, as far as it is indexed.
func (l *live) history(query, after string) (read []told) {
	l.t.Helper()
	wants, err := wantsOf("", nil, nil)
	if task, ok := strings.CutPrefix(query, "taskId="); ok {
		wants, err = wantsOf(task, nil, nil)
	}
	require.NoError(l.t, err)
	r, err := l.streams.feed.open(l.t.Context(), l.streams.archive, after, wants)
	require.NoError(l.t, err)
	defer r.close()
	for {
		batch, err := r.read(l.t.Context(), time.Nanosecond)
		require.NoError(l.t, err)
		if len(batch) == 0 {
			if r.attached {
				return read
			}
			continue
		}
		for _, o := range batch {
			text, err := everything.print(nil, o)
			require.NoError(l.t, err)
			var m told
			require.NoError(l.t, json.Unmarshal(text, &m))
			read = append(read, m)
		}
	}
}

// TestEventsAsTheyAreCommitted: both transports tell the same, live and from the database, in the order of the chain.
func TestEventsAsTheyAreCommitted(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	first := w.task(2)
	l.p.catchUp()
	sse, ws := l.listen("", ""), l.dial(nil)
	ws.subscribe("")
	one := l.listen("name=RoundFinalized&name=RoundProposed", "")
	l.watchedBy(3)
	second := w.task(2)
	only := l.listen("taskId="+Bytes32(second[:]).text(), "")
	w.round(first)
	w.round(second)
	w.finish(first)
	l.watchedBy(4)
	l.p.catchUp()

	all := l.history("", w.genesis())
	require.Equal(t, l.p.scan("SELECT count(*)::text FROM raw_logs"), fmt.Sprint(len(all)), "every event there is")
	before := 0
	for before < len(all) && all[before].Event.Name != "TaskPosted" || *all[before].Event.TaskID != Bytes32(second[:]).text() {
		before++
	}
	live := all[before:]
	var told []told
	for range live {
		told = append(told, sse.next())
	}
	require.Equal(t, live, told)
	for _, m := range live {
		require.Equal(t, m, ws.next())
	}
	for i, m := range all {
		require.False(t, m.Undo)
		h, err := w.chain.Client().HeaderByNumber(t.Context(), new(big.Int).SetUint64(m.Block.Number))
		require.NoError(t, err)
		require.Equal(t, h.Hash().Hex(), m.Block.Hash)
		require.Equal(t, h.Time, m.Block.Timestamp)
		if i > 0 {
			p := all[i-1]
			require.True(t, p.Block.Number < m.Block.Number || p.Block.Number == m.Block.Number && p.Event.LogIndex < m.Event.LogIndex)
		}
	}
	for _, m := range all {
		if m.Event.Name == "RoundProposed" {
			require.Equal(t, m, one.next())
		}
	}
	for _, m := range live {
		if m.Event.TaskID != nil && *m.Event.TaskID == Bytes32(second[:]).text() {
			require.Equal(t, m, only.next())
		}
	}
	posted := live[0].Event
	require.Equal(t, "TrainingTasks", posted.Contract)
	require.Equal(t, strings.ToLower(w.dep.Tasks.Hex()), posted.Address)
	require.Equal(t, strings.ToLower(addr(w.sponsor).Hex()), posted.Args["sponsor"])
	require.Equal(t, 3.0, posted.Args["spec"].(map[string]any)["trainerCount"])
	require.Equal(t, "10", posted.Args["spec"].(map[string]any)["rewardPerGradient"])
	_, body, _ := get(t, l.server.URL+"/metrics")
	require.Contains(t, body, "assay_indexer_streams 4")
}

// watchedBy waits until there are so many readers.
func (l *live) watchedBy(readers int) {
	l.t.Helper()
	require.Eventually(l.t, func() bool {
		f := l.streams.feed
		f.mu.Lock()
		defer f.mu.Unlock()
		return f.readers == readers
	}, time.Minute, 5*time.Millisecond)
}

// TestTasksOfEvents: what an event's task is does not depend on when it is told, nor on how it is named.
func TestTasksOfEvents(t *testing.T) {
	if testing.Short() {
		t.Skip("plays disputes")
	}
	s := newGameStory(t)
	l := newLive(t, s.world)
	all := l.history("", s.genesis())
	l.p.catchUp()
	byTask := map[string][]told{}
	seen := map[string]int{}
	for _, m := range all {
		if m.Event.TaskID != nil {
			byTask[*m.Event.TaskID] = append(byTask[*m.Event.TaskID], m)
			seen[m.Event.Name]++
		}
	}
	for _, name := range []string{"DisputeOpened", "SegmentPosted", "NodesRevealed", "DisputeClosed", "TrainingFraudProven", "Slashed"} {
		require.NotZero(t, seen[name], name)
	}
	require.Greater(t, len(byTask), 2)
	for task, want := range byTask {
		require.Equal(t, want, l.history("taskId="+task, s.genesis()))
	}
}

// TestUndo: whoever heard of blocks that the chain took back is told so, live, after a while away, and after a restart.
func TestUndo(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(12)
	w.round(id)
	l.p.catchUp()
	sse, ws, quiet := l.listen("", ""), l.dial(nil), l.listen("name=ReceiptIssued", "")
	ws.subscribe("")
	l.watchedBy(3)
	w.commit(id, 2)
	l.p.catchUp()
	var heard []told
	for range 2 {
		m := sse.next()
		require.Equal(t, m, ws.next())
		require.Equal(t, "OuterGradientCommitted", m.Event.Name)
		heard = append(heard, m)
	}
	fork := func(depth int, drop bool) (to string) {
		t.Helper()
		_, err := w.chain.Fork(depth, drop)
		require.NoError(t, err)
		l.p.catchUp()
		h, err := w.chain.Client().HeaderByNumber(t.Context(), nil)
		require.NoError(t, err)
		ancestor, err := w.chain.Client().HeaderByNumber(t.Context(), new(big.Int).SetUint64(h.Number.Uint64()-uint64(depth)-1))
		require.NoError(t, err)
		return fmt.Sprintf("%d:%s", ancestor.Number, ancestor.Hash().Hex())
	}
	// The newest of the two commitments is in another block now.
	to := fork(1, false)
	undone := sse.next()
	require.True(t, undone.Undo)
	require.Nil(t, undone.Event)
	require.Equal(t, to, undone.Cursor)
	require.Equal(t, to, fmt.Sprintf("%d:%s", undone.Block.Number, undone.Block.Hash))
	require.Equal(t, undone, ws.next())
	require.Equal(t, undone, quiet.next(), "whatever it wants to hear of")
	again := sse.next()
	require.Equal(t, again, ws.next())
	require.Equal(t, heard[1].Event.Args, again.Event.Args)
	require.NotEqual(t, heard[1].Block.Hash, again.Block.Hash)
	require.NotEqual(t, heard[1].Cursor, again.Cursor)

	// Somebody who was away has heard of a block that is gone: the feed has it, and so has the database.
	missed := l.listen("", heard[1].Cursor)
	require.Equal(t, undone, missed.next())
	require.Equal(t, again, missed.next())
	require.Equal(t, []told{undone, again}, l.history("", heard[1].Cursor))
	// And twice over: what took its place is gone as well, and deeper.
	to = fork(3, true)
	_ = sse.next()
	restarted := newAPIFixture(t, w, newPipelineAgain(t, w, l.p))
	anew := &live{fixture: restarted}
	for _, cursor := range []string{heard[1].Cursor, again.Cursor} {
		got := anew.history("", cursor)
		require.NotEmpty(t, got)
		require.True(t, got[0].Undo)
		require.Equal(t, to, got[0].Cursor)
		for _, m := range got[1:] {
			require.False(t, m.Undo)
		}
	}
	// One that stands is gone on from, and nothing is undone.
	require.False(t, anew.history("", w.genesis())[0].Undo)
}

// newPipelineAgain is another process on the same database.
func newPipelineAgain(t testing.TB, w *world, p *pipeline) *pipeline {
	url := p.store.pool.Config().ConnString()
	p.store.close()
	p.store.lock = nil // and it is closed again at the end
	return newPipeline(t, w, w.rpc(), url)
}

// TestCursors: what a cursor means, and what is said of one that means nothing.
func TestCursors(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(2)
	w.round(id)
	l.p.catchUp()
	all := l.history("", w.genesis())
	for i := range all {
		require.Equal(t, all[i+1:], append([]told{}, l.history("", all[i].Cursor)...), "behind message %d", i)
	}
	// Of a state that was queried.
	meta := dig(l.data("{ _meta { block { number hash } } }", nil), "_meta", "block").(map[string]any)
	state := fmt.Sprintf("%.0f:%s", meta["number"], meta["hash"])
	require.Empty(t, l.history("", state))
	s := l.listen("after="+state, "")
	ws := l.dial(nil)
	ws.subscribe(fmt.Sprintf("(after: %q)", state))
	w.round(id)
	l.p.catchUp()
	require.Equal(t, l.history("", state)[0], s.next())
	require.Equal(t, l.history("", state)[0], ws.next())
	ws = l.dial(nil)

	refused := func(query, header string) (int, string) {
		t.Helper()
		res := l.request(query, header)
		var body struct {
			Errors []struct{ Extensions struct{ Name string } }
		}
		require.NoError(t, json.NewDecoder(res.Body).Decode(&body))
		return res.StatusCode, body.Errors[0].Extensions.Name
	}
	zero := "0x" + strings.Repeat("00", 32)
	for _, c := range []struct {
		query, header string
		status        int
		name          string
	}{
		{"after=x", "", 400, "InvalidCursor"},
		{"after=1", "", 400, "InvalidCursor"},
		{"", "-1:" + zero, 400, "InvalidCursor"},
		{"", "1:" + zero + ":x", 400, "InvalidCursor"},
		{"", "1:" + zero + ":1:1", 400, "InvalidCursor"},
		{"", "1:" + zero + ":2147483647", 400, "InvalidCursor"},
		{"", "99999999999999999999:" + zero, 400, "InvalidCursor"},
		{"", strings.Repeat("1", 2000), 400, "InvalidCursor"},
		{"", "1:" + zero, 410, "CursorGone"},
		{"after=" + w.genesis(), "1:" + zero, 410, "CursorGone"},
		{"", "9223372036854775807:" + zero, 503, "BlockNotIndexed"},
		{"taskId=1", "", 400, "InvalidArgument"},
		{"name=Nothing", "", 400, "InvalidArgument"},
		{strings.Repeat("name=Slashed&", 65), "", 400, "InvalidArgument"},
	} {
		status, name := refused(c.query, c.header)
		require.Equal(t, c.status, status, c)
		require.Equal(t, c.name, name, c)
		if c.query == "" {
			ws.subscribe(fmt.Sprintf("(after: %q)", c.header))
			require.Equal(t, c.name, ws.fails(), c.header)
		}
	}
	empty := &live{fixture: &fixture{api: offlineAPI(t), t: t}}
	empty.server = httptest.NewServer(empty.handler())
	defer empty.server.Close()
	l = empty
	status, name := refused("", "")
	require.Equal(t, 503, status)
	require.Equal(t, "NotReady", name)
}

// TestSelections: a subscription has what it asks for, under the names that it gives.
func TestSelections(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(2)
	l.p.catchUp()
	ws := l.dial(nil)
	ask := func(query string, variables map[string]any) {
		t.Helper()
		ws.say("subscribe", "q", map[string]any{"query": query, "variables": variables, "operationName": nil})
	}
	ask(`subscription S($task: Bytes32, $yes: Boolean = true, $after: String!) {
		news: events(taskId: $task, names: ["TaskPosted", "KeeperJoined"], after: $after) {
			...F at: block { n: number ...B } undo @skip(if: $yes)
			... on ChainMessage @include(if: $yes) { kind: __typename event { name __typename } }
		}
	}
	fragment F on ChainMessage { at: block { hash } event { tx } }
	fragment B on MetaBlock { number }`, map[string]any{"task": Bytes32(id[:]).text(), "after": w.genesis()})
	kind, _, payload := ws.hears()
	require.Equal(t, "next", kind, "%s", payload)
	var posted told
	for _, m := range l.history("", w.genesis()) {
		if m.Event.Name == "TaskPosted" {
			posted = m
		}
	}
	require.JSONEq(t, fmt.Sprintf(`{"data":{"news":{"at":{"hash":"%s","n":%d,"number":%d},"event":{"tx":"%s","name":"TaskPosted","__typename":"ChainEvent"},
		"kind":"ChainMessage"}}}`, posted.Block.Hash, posted.Block.Number, posted.Block.Number, posted.Event.Tx), string(payload))
	_, _, payload = ws.hears()
	require.Contains(t, string(payload), "KeeperJoined")
	ws.say("complete", "q", nil)
	long := ""
	for i := range 800 {
		long += fmt.Sprintf("a%d: args ", i)
	}
	for query, name := range map[string]string{
		"{ _meta { lag } }":                                                     "InvalidRequest",
		"subscription { events { nothing } }":                                   "InvalidQuery",
		"subscription { events }":                                               "InvalidQuery",
		"subscription { __typename }":                                           "InvalidQuery",
		"subscription { a: events { undo } b: events { undo } }":                "InvalidQuery",
		"subscription { events(taskId: 5) { undo } }":                           "",
		`subscription { events(taskId: "0x12") { undo } }`:                      "InvalidArgument",
		`subscription { events(names: "Unheard") { undo } }`:                    "InvalidArgument",
		"subscription A { events { undo } } subscription B { events { undo } }": "InvalidQuery",
		"subscription { events { ...A } } fragment A on ChainMessage { ...A }":  "InvalidQuery",
		"subscription {": "InvalidQuery",
		"":               "InvalidQuery",
		"subscription { events(after: \"" + w.genesis() + "\") { event { " + long + "} } }": "QueryTooComplex",
		"subscription { events { undo } #" + strings.Repeat("x", maxQueryLength) + "\n}":    "QueryTooLarge",
	} {
		ask(query, nil)
		got := ws.fails()
		if name != "" {
			require.Equal(t, name, got, "%.100s", query)
		}
	}
	require.Equal(t, "InvalidRequest", l.refused("subscription { events { undo } }", nil), "by a request")
	ws.say("subscribe", "q", nil)
	_, _, err := ws.ReadMessage()
	require.True(t, websocket.IsCloseError(err, 4400), err)
}

// TestManySubscriptionsOfOne: a client has so many and no more, and the address so many connections.
func TestManySubscriptionsOfOne(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	l.streams.places = door.New(door.Config{PerAddr: 4}).Streams() // three
	ws := l.dial(nil)
	for i := range maxSubscriptions {
		ws.say("subscribe", fmt.Sprint(i), map[string]any{"query": "subscription { events { undo } }"})
	}
	ws.say("subscribe", "s", map[string]any{"query": "subscription { events { undo } }"})
	require.Equal(t, "TooManySubscriptions", ws.fails())
	l.listen("", "")
	third := l.listen("", "")
	res := l.request("", "")
	require.Equal(t, http.StatusServiceUnavailable, res.StatusCode)
	require.Equal(t, "1", res.Header.Get("Retry-After"))
	d := websocket.Dialer{Subprotocols: []string{transportws.Subprotocol}}
	_, res, err := d.Dial("ws"+strings.TrimPrefix(l.server.URL, "http")+"/graphql", nil)
	require.ErrorIs(t, err, websocket.ErrBadHandshake)
	require.Equal(t, http.StatusServiceUnavailable, res.StatusCode)
	third.close()
	eventually(t, "a place is free", func() bool { return l.streams.places.InUse() == 2 })
	l.listen("", "")
}

// TestOtherSitesPages: browsers let any page open a WebSocket anywhere.
func TestOtherSitesPages(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	refused := func(origin string) {
		t.Helper()
		d := websocket.Dialer{Subprotocols: []string{transportws.Subprotocol}}
		_, res, err := d.Dial("ws"+strings.TrimPrefix(l.server.URL, "http")+"/graphql", http.Header{"Origin": {origin}})
		require.ErrorIs(t, err, websocket.ErrBadHandshake)
		require.Equal(t, http.StatusForbidden, res.StatusCode)
	}
	refused("https://elsewhere.example")
	refused("null")
	l.dial(http.Header{"Origin": {l.server.URL}})
	l.cfg.AllowOrigin = "https://elsewhere.example"
	l.dial(http.Header{"Origin": {"https://elsewhere.example"}})
	refused("https://elsewhere.example.org")
	l.cfg.AllowOrigin = "*"
	l.dial(http.Header{"Origin": {"https://anybody.example"}})
}

// TestSlowReaderOfEvents: who does not read is cut off and holds nothing, who reads late has missed nothing.
func TestSlowReaderOfEvents(t *testing.T) {
	w := newWorld(t)
	l := newLive(t, w)
	id := w.task(12)
	l.p.catchUp()
	// A reader is so far behind that the feed has forgotten what it wants: the database has not.
	wants, _ := wantsOf("", nil, nil)
	late, err := l.streams.feed.open(t.Context(), l.streams.archive, "", wants)
	require.NoError(t, err)
	defer late.close()
	at := late.mark.String()
	w.round(id)
	l.p.catchUp()
	f := l.streams.feed
	f.mu.Lock()
	filler := f.told[0]
	for range 3 * feedOccurrences {
		f.append(filler)
	}
	require.LessOrEqual(t, len(f.told), feedOccurrences)
	require.LessOrEqual(t, f.bytes, feedBytes)
	f.restart(f.head)
	f.mu.Unlock()
	var got []told
	for want := l.history("", at); len(got) < len(want); {
		batch, err := late.read(t.Context(), time.Minute)
		require.NoError(t, err)
		require.LessOrEqual(t, len(batch), batchOccurrences)
		for _, o := range batch {
			text, err := everything.print(nil, o)
			require.NoError(t, err)
			var m told
			require.NoError(t, json.Unmarshal(text, &m))
			got = append(got, m)
		}
	}
	require.Equal(t, l.history("", at), got)

	// Nobody reads: the network's buffers fill, and then somebody is cut off. What is told over and over stands for a busy chain.
	l.streams.readTime = 200 * time.Millisecond
	l.streams.sockets.WriteTimeout = 200 * time.Millisecond
	l.listen("", "")
	ws := l.dial(nil)
	ws.subscribe("")
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Minute)
	defer stop()
	big := &occurrence{block: filler.block, log: 1, name: "Filler", args: json.RawMessage(`"` + strings.Repeat("x", 15<<10) + `"`)}
	for l.streams.places.InUse() > 0 {
		require.NoError(t, ctx.Err(), "nobody was cut off")
		f.mu.Lock()
		head := f.head
		f.mu.Unlock()
		f.committed(head, head, []*occurrence{big, big, big, big})
		time.Sleep(time.Millisecond)
	}
	// Metrics are gathered once a second.
	eventually(t, "both are counted", func() bool {
		_, body, _ := get(t, l.server.URL+"/metrics")
		return strings.Contains(body, "assay_indexer_streams_cut_total 2")
	})
}

// TestFeedStaysBounded: however much is told, so much is remembered.
func TestFeedStaysBounded(t *testing.T) {
	f := newFeed()
	f.at(block{Number: 1, Hash: common.Hash{1}})
	r, err := f.open(t.Context(), nil, "", subscription{})
	require.NoError(t, err)
	// It goes on from memory once it has seen that there is nothing between.
	batch, err := r.read(t.Context(), 0)
	require.NoError(t, err)
	require.Empty(t, batch)
	from := block{Number: 1, Hash: common.Hash{1}}
	for n := range uint64(5000) {
		to := block{Number: n + 2, Hash: common.BigToHash(new(big.Int).SetUint64(n + 2))}
		f.committed(from, to, []*occurrence{{block: to, args: make([]byte, 8<<10)}, {block: to, log: 1}})
		from = to
		if n%10 == 0 {
			for {
				batch, err := r.read(t.Context(), 0)
				require.NoError(t, err)
				if len(batch) == 0 {
					break
				}
			}
			require.Equal(t, behind(to), r.mark)
		}
		require.LessOrEqual(t, len(f.told), feedOccurrences)
		require.LessOrEqual(t, f.bytes, feedBytes)
	}
	require.Greater(t, f.bytes, feedBytes/2)
}

// TestGraphqlWsClient speaks to a service with the client that pages use.
func TestGraphqlWsClient(t *testing.T) {
	w := newWorld(t)
	id := w.task(2)
	s := newService(t, w.dep, newDatabase(t))
	stop := runService(t, s)
	base := "http://" + s.Addr()
	eventually(t, "ready", func() bool { status, _, _ := get(t, base+"/readyz"); return status == 200 })
	cmd := exec.CommandContext(t.Context(), "node", "testdata/client.mjs", "ws://"+s.Addr()+"/graphql", Bytes32(id[:]).text(), w.genesis())
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	says := func(want string) {
		t.Helper()
		require.True(t, lines.Scan(), "it ended: %s", &stderr)
		require.Equal(t, want, lines.Text())
	}
	says("connected")
	says("TaskPosted")
	says("refused InvalidRequest")
	w.commit(id, 1)
	says("OuterGradientCommitted")
	_, err = w.chain.Fork(1, true)
	require.NoError(t, err)
	says("undo")
	says("refused InvalidArgument")
	w.mine(1)
	w.commit(id, 1)
	says("OuterGradientCommitted")
	says("completed")
	says("waiting for the end")
	stop()
	says("closed 1001 Going away")
	require.NoError(t, cmd.Wait(), "%s", &stderr)
}
