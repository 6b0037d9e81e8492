package transportws

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/require"

	"assay/internal/guard"
)

// served is a server whose handler echoes variables, as its query says.
type served struct {
	*Server
	t    *testing.T
	url  string
	ends chan error
	// end ends what is served; handlers counts those that run.
	end      context.CancelCauseFunc
	handlers chan int
}

var errRefused = errors.New("refused")

func serve(t *testing.T, edit func(*Server)) *served {
	ctx, end := context.WithCancelCause(t.Context())
	s := &served{t: t, ends: make(chan error, 100), end: end, handlers: make(chan int, 1000)}
	s.Server = &Server{
		Errors:      func(err error) []byte { return fmt.Appendf(nil, `[{"message":%q}]`, err) },
		InitTimeout: time.Minute, WriteTimeout: time.Minute, PingEvery: time.Minute, MaxMessage: 4096, MaxOperations: 3,
		Handle: func(ctx context.Context, r Request, next func([]byte) error) error {
			s.handlers <- 1
			defer func() { s.handlers <- -1 }()
			switch r.Query {
			case "once":
				result, _ := json.Marshal(r.Variables)
				return next(result)
			case "refuse":
				return errRefused
			case "panic":
				panic("of " + r.OperationName)
			case "flood":
				for {
					if err := next([]byte(`"` + strings.Repeat("x", 64<<10) + `"`)); err != nil {
						return err
					}
				}
			}
			if err := next([]byte("1")); err != nil {
				return err
			}
			<-ctx.Done()
			return context.Cause(ctx)
		},
	}
	if edit != nil {
		edit(s.Server)
	}
	upgrade := websocket.Upgrader{Subprotocols: []string{Subprotocol}}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ws, err := upgrade.Upgrade(w, r, nil)
		if err == nil {
			s.ends <- s.Serve(ctx, ws)
		}
	}))
	t.Cleanup(func() {
		end(nil)
		server.Close()
	})
	s.url = "ws" + strings.TrimPrefix(server.URL, "http")
	return s
}

// client is the other side, by hand.
type client struct {
	*websocket.Conn
	t *testing.T
}

func (s *served) dial(protocols ...string) client {
	d := websocket.Dialer{Subprotocols: protocols, HandshakeTimeout: time.Minute}
	ws, _, err := d.Dial(s.url, nil)
	require.NoError(s.t, err)
	s.t.Cleanup(func() { ws.Close() })
	require.NoError(s.t, ws.SetReadDeadline(time.Now().Add(time.Minute)))
	return client{ws, s.t}
}

// open is dial with the introduction made.
func (s *served) open() client {
	c := s.dial(Subprotocol)
	c.say(`{"type":"connection_init"}`)
	c.hears(`{"type":"connection_ack"}`)
	return c
}

func (c client) say(text string) {
	c.t.Helper()
	require.NoError(c.t, c.WriteMessage(websocket.TextMessage, []byte(text)))
}

func (c client) hears(text string) {
	c.t.Helper()
	kind, got, err := c.ReadMessage()
	require.NoError(c.t, err)
	require.Equal(c.t, websocket.TextMessage, kind)
	require.Equal(c.t, text, string(got))
}

func (c client) ended(code int, reason string) {
	c.t.Helper()
	for {
		_, _, err := c.ReadMessage()
		if err == nil {
			continue
		}
		var closed *websocket.CloseError
		require.ErrorAs(c.t, err, &closed)
		require.Equal(c.t, code, closed.Code, closed.Text)
		require.Equal(c.t, reason, closed.Text)
		c.Close() // the server waits for that, but not for long
		return
	}
}

func TestOperations(t *testing.T) {
	s := serve(t, nil)
	c := s.dial(Subprotocol)
	require.Equal(t, Subprotocol, c.Subprotocol())
	c.say(`{"type":"ping"}`) // before the introduction, too
	c.hears(`{"type":"pong"}`)
	c.say(`{"type":"connection_init","payload":{"token":"x"}}`)
	c.hears(`{"type":"connection_ack"}`)
	c.say(`{"type":"ping","payload":{"n":1}}`)
	c.hears(`{"type":"pong","payload":{"n":1}}`)
	c.say(`{"type":"pong"}`)
	c.say(`{"type":"complete","id":"unknown"}`)
	for range 3 { // a name is free again once its operation is over
		c.say(`{"type":"subscribe","id":"a","payload":{"query":"once","variables":{"n":[1,"\u0000"]}}}`)
		c.hears(`{"type":"next","id":"a","payload":{"n":[1,"\u0000"]}}`)
		c.hears(`{"type":"complete","id":"a"}`)
	}
	c.say(`{"type":"subscribe","id":"a","payload":{"query":"refuse"}}`)
	c.hears(`{"type":"error","id":"a","payload":[{"message":"refused"}]}`)
	for range 3 { // and once the client says so; nothing is said of it after that
		c.say(`{"type":"subscribe","id":"b\"","payload":{"query":"wait"}}`)
		c.hears(`{"type":"next","id":"b\"","payload":1}`)
		c.say(`{"type":"complete","id":"b\""}`)
	}
	for i := range 3 {
		c.say(fmt.Sprintf(`{"type":"subscribe","id":"%d","payload":{"query":"wait"}}`, i))
		c.hears(fmt.Sprintf(`{"type":"next","id":"%d","payload":1}`, i))
	}
	c.say(`{"type":"subscribe","id":"3","payload":{"query":"wait"}}`)
	c.hears(`{"type":"error","id":"3","payload":[{"message":"too many operations at once"}]}`)
	c.say(`{"type":"complete","id":"1"}`)
	c.say(`{"type":"subscribe","id":"3","payload":{"query":"wait"}}`)
	c.hears(`{"type":"next","id":"3","payload":1}`)
	require.NoError(t, c.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(1000, "bye"), time.Now().Add(time.Minute)))
	c.ended(1000, "")
	require.Error(t, <-s.ends)
	s.settled()
}

// settled says that all handlers have ended, which Serve waits for.
func (s *served) settled() {
	running := 0
	for {
		select {
		case n := <-s.handlers:
			running += n
		default:
			require.Zero(s.t, running)
			return
		}
	}
}

// A handler that panics ends its operation, and neither the process nor the others of its client.
func TestPanics(t *testing.T) {
	s := serve(t, func(s *Server) {
		s.Errors = func(err error) []byte { return fmt.Appendf(nil, `[{"panic":%t}]`, errors.Is(err, guard.ErrPanic)) }
	})
	c := s.open()
	c.say(`{"type":"subscribe","id":"a","payload":{"query":"wait"}}`)
	c.hears(`{"type":"next","id":"a","payload":1}`)
	c.say(`{"type":"subscribe","id":"b","payload":{"query":"panic"}}`)
	c.hears(`{"type":"error","id":"b","payload":[{"panic":true}]}`)
	c.say(`{"type":"subscribe","id":"b","payload":{"query":"once","variables":{"n":2}}}`)
	c.hears(`{"type":"next","id":"b","payload":{"n":2}}`)
	c.hears(`{"type":"complete","id":"b"}`)
}

// An operation that its client completed counts until its handler returns: whoever subscribes and completes has no more of them for it.
func TestHandlersOfCompletedOperations(t *testing.T) {
	release, began := make(chan struct{}), make(chan struct{}, 100)
	s := serve(t, func(s *Server) {
		s.Handle = func(context.Context, Request, func([]byte) error) error {
			began <- struct{}{}
			<-release
			return nil
		}
	})
	c := s.open()
	for range 2 * s.MaxOperations {
		c.say(`{"type":"subscribe","id":"a","payload":{"query":"x"}}`)
		c.say(`{"type":"complete","id":"a"}`)
	}
	for range 10 {
		c.say(`{"type":"subscribe","id":"a","payload":{"query":"x"}}`)
		c.hears(`{"type":"error","id":"a","payload":[{"message":"too many operations at once"}]}`)
	}
	for range 2 * s.MaxOperations {
		<-began
	}
	require.Empty(t, began)
	close(release)
}

func TestCloseCodes(t *testing.T) {
	s := serve(t, nil)
	wait := `{"type":"subscribe","id":"a","payload":{"query":"wait"}}`
	for name, c := range map[string]struct {
		does   func(client)
		code   int
		reason string
	}{
		"subscribe first": {func(c client) { c.say(wait) }, 4401, "Unauthorized"},
		"two inits": {func(c client) {
			c.say(`{"type":"connection_init"}`)
			c.say(`{"type":"connection_init"}`)
		}, 4429, "Too many initialisation requests"},
		"one name twice": {func(c client) {
			c.say(`{"type":"connection_init"}`)
			c.say(wait)
			c.say(wait)
		}, 4409, "Subscriber for a already exists"},
		"binary":     {func(c client) { require.NoError(t, c.WriteMessage(websocket.BinaryMessage, []byte(`{"type":"ping"}`))) }, 4400, "the message is not text"},
		"no JSON":    {func(c client) { c.say(`{"type":`) }, 4400, "the message is not a JSON object"},
		"not ours":   {func(c client) { c.say(`{"type":"start","id":"1"}`) }, 4400, `unexpected message of type "start"`},
		"not UTF-8":  {func(c client) { c.say("\xff") }, 4400, "the message is not UTF-8"},
		"no query":   {func(c client) { c.say(`{"type":"subscribe","id":"1","payload":{}}`) }, 4400, "the 'query' property has to be a string"},
		"too long":   {func(c client) { c.say(strings.Repeat(" ", 5000) + "{}") }, websocket.CloseMessageTooBig, ""},
		"long names": {func(c client) { c.say(`{"type":"complete","id":"` + strings.Repeat("x", 300) + `"}`) }, 4400, "the 'id' property has to have 1 to 256 bytes"},
	} {
		t.Run(name, func(t *testing.T) {
			client := s.dial(Subprotocol)
			client.t = t
			c.does(client)
			client.ended(c.code, c.reason)
			require.Error(t, <-s.ends)
		})
	}
	for _, text := range hostile {
		if len(text) < 4096 {
			c := s.open()
			c.say(text)
			_, _, err := c.ReadMessage()
			require.True(t, websocket.IsCloseError(err, CodeBadRequest), "%q: %v", text, err)
			c.Close()
			<-s.ends
		}
	}
	for _, protocols := range [][]string{nil, {"graphql-ws"}} {
		c := s.dial(protocols...)
		c.ended(4406, "Subprotocol not acceptable")
		<-s.ends
	}
	s.settled()
}

// TestHostileFrames sends what is no WebSocket's.
func TestHostileFrames(t *testing.T) {
	s := serve(t, nil)
	for name, frame := range map[string]string{
		"not masked": "\x81\x02{}", "reserved bits": "\xf1\x82\x00\x00\x00\x00{}", "unknown opcode": "\x83\x80\x00\x00\x00\x00",
		"fragmented ping": "\x09\x80\x00\x00\x00\x00", "long ping": "\x89\xfe\x01\x00\x00\x00\x00\x00", "nothing to continue": "\x80\x82\x00\x00\x00\x00{}",
		"endless": "\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", "negative": "\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
		"bad close": "\x88\x81\x00\x00\x00\x00\x01", "text in text": "\x01\x81\x00\x00\x00\x00{\x81\x81\x00\x00\x00\x00}",
	} {
		c := s.open()
		_, err := c.NetConn().Write([]byte(frame))
		require.NoError(t, err)
		_, _, err = c.ReadMessage()
		require.Error(t, err, name)
		c.Close()
		require.Error(t, <-s.ends, name)
	}
	// One that goes in the middle of a frame.
	c := s.open()
	_, err := c.NetConn().Write([]byte("\x81\xfe\x0f"))
	require.NoError(t, err)
	c.Close()
	require.Error(t, <-s.ends)
	s.settled()
}

func TestWhoSaysNothingIsSentAway(t *testing.T) {
	s := serve(t, func(s *Server) { s.InitTimeout = 50 * time.Millisecond })
	c := s.dial(Subprotocol)
	c.say(`{"type":"ping"}`) // is no introduction
	c.ended(4408, "Connection initialisation timeout")
	var told *Close
	require.ErrorAs(t, <-s.ends, &told)
	// Whoever introduces itself may be silent.
	c = s.open()
	time.Sleep(100 * time.Millisecond)
	c.say(`{"type":"ping"}`)
	c.hears(`{"type":"pong"}`)
}

// TestWhoIsGoneIsForgotten: a client whose network is gone answers no ping.
func TestWhoIsGoneIsForgotten(t *testing.T) {
	s := serve(t, func(s *Server) { s.PingEvery, s.WriteTimeout = 20*time.Millisecond, 200*time.Millisecond })
	c := s.open()
	c.say(`{"type":"subscribe","id":"a","payload":{"query":"wait"}}`)
	// It reads nothing, so it answers nothing.
	var timeout net.Error
	require.ErrorAs(t, <-s.ends, &timeout)
	s.settled()
}

func TestSlowReadersAreCutOff(t *testing.T) {
	s := serve(t, func(s *Server) { s.WriteTimeout = 200 * time.Millisecond })
	c := s.open()
	c.say(`{"type":"subscribe","id":"a","payload":{"query":"flood"}}`)
	require.ErrorIs(t, <-s.ends, ErrSlow)
	s.settled()
}

func TestTheServerSaysThatItGoes(t *testing.T) {
	s := serve(t, nil)
	c := s.open()
	c.say(`{"type":"subscribe","id":"a","payload":{"query":"wait"}}`)
	c.hears(`{"type":"next","id":"a","payload":1}`)
	s.end(nil)
	c.ended(1001, "Going away")
	<-s.ends
	s.settled()
	s = serve(t, nil)
	c = s.open()
	s.end(&Close{1013, "Another time"})
	c.ended(1013, "Another time")
}

// TestEagerClientsWait: what a client sends beyond the pace is read later, and lost no more than the rest.
func TestEagerClientsWait(t *testing.T) {
	s := serve(t, nil)
	c := s.open()
	const pings = 2*paceMessages + 1
	began := time.Now()
	go func() {
		for range pings {
			_ = c.WriteMessage(websocket.TextMessage, []byte(`{"type":"ping"}`))
		}
	}()
	for range pings {
		c.hears(`{"type":"pong"}`)
	}
	require.GreaterOrEqual(t, time.Since(began), paceTime)
}
