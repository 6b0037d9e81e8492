package transportws

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"sync"
	"time"

	"github.com/gorilla/websocket"

	"assay/internal/guard"
)

const (
	// linger is how long a client that was told of the end may take to read of it: what is closed with unread bytes is reset, and the last
	// that was written is lost.
	linger = time.Second
	// lingerBytes is how much of what it still sends is read meanwhile.
	lingerBytes = 1 << 20
	// paceMessages is how many messages of a client are read in paceTime. What is sent beyond waits in the network.
	paceMessages = 64
	paceTime     = time.Second
)

var (
	// ErrSlow says that a client did not read a message in time.
	ErrSlow = errors.New("the client reads too slowly")
	// ErrTooMany says that a client has as many operations as it may have at once.
	ErrTooMany = errors.New("too many operations at once")
	errOver    = errors.New("the operation is over")
)

// Handler answers an operation until it is over or ctx ends. next sends a result, JSON, and waits until it is on its way; an error of it is
// not for the handler to mend. What the handler returns is sent as the operation's error, unless it is nil or ctx has ended; that it panicked
// is an error, too.
type Handler func(ctx context.Context, r Request, next func(result []byte) error) error

// Server serves sockets. All fields have to be set.
type Server struct {
	Handle Handler
	// Errors is the payload of an operation's error: a JSON array of GraphQL errors.
	Errors func(error) []byte
	// InitTimeout is how long a client may take for connection_init, WriteTimeout for reading a message. A client is pinged every PingEvery, and
	// given up when nothing was heard of it for twice that and a WriteTimeout.
	InitTimeout, WriteTimeout, PingEvery time.Duration
	// MaxMessage bounds a client's message, in bytes; MaxOperations how many operations it has at once.
	MaxMessage    int64
	MaxOperations int
}

// socket is one client.
type socket struct {
	*Server
	ws      *websocket.Conn
	running sync.WaitGroup
	// acknowledged and the window of the pace belong to the goroutine that reads.
	acknowledged bool
	window       time.Time
	read         int

	// mu guards writing, too.
	mu         sync.Mutex
	operations map[string]*operation
	// handlers is how many have not returned, those of operations that the client completed among them: a handler may take longer than its
	// operation.
	handlers int
	slow     bool
}

// operation is one that is not over.
type operation struct {
	id     string
	cancel context.CancelFunc
	// over, once set, lets nothing more be sent of it. Under the socket's mu.
	over bool
}

// Serve serves a client until it goes, breaks the protocol or ctx ends, whose cause may be a *Close; it waits for the handlers, and closes ws.
// Its error says why it ended; a *Close is what the client was told.
func (s *Server) Serve(ctx context.Context, ws *websocket.Conn) error {
	defer ws.Close()
	c := &socket{Server: s, ws: ws, operations: map[string]*operation{}}
	if ws.Subprotocol() != Subprotocol {
		return c.close(&Close{CodeSubprotocol, "Subprotocol not acceptable"})
	}
	ws.SetReadLimit(s.MaxMessage)
	ws.SetPongHandler(func(string) error {
		c.alive()
		return nil
	})
	ws.SetPingHandler(func(data string) error {
		c.pace()
		c.alive()
		// One that does not read its pongs is found out by what it is sent.
		_ = ws.WriteControl(websocket.PongMessage, []byte(data), time.Now().Add(s.WriteTimeout))
		return nil
	})
	_ = ws.SetReadDeadline(time.Now().Add(s.InitTimeout))
	operations, cancel := context.WithCancel(ctx)
	ended, tended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(tended)
		c.tend(ctx, ended)
	}()
	err := c.receive(ctx, operations)
	close(ended)
	cancel()
	<-tended
	var told *Close
	if errors.As(err, &told) {
		// Nothing is sent after this: the handlers find their operations over.
		err = c.close(told)
	} else {
		if broke(err) {
			c.drain(time.Now().Add(linger)) // the library has told it
		}
		ws.Close()
	}
	c.running.Wait()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.slow && ctx.Err() == nil {
		return ErrSlow
	}
	return err
}

// tend pings the client, and unblocks reading and writing when ctx ends.
func (c *socket) tend(ctx context.Context, ended <-chan struct{}) {
	ping := time.NewTicker(c.PingEvery)
	defer ping.Stop()
	for {
		select {
		case <-ended:
			return
		case <-ctx.Done():
			_ = c.ws.SetReadDeadline(time.Now())
			_ = c.ws.NetConn().SetWriteDeadline(time.Now().Add(linger))
			return
		case <-ping.C:
			// Whoever does not answer is found out by the reading.
			_ = c.ws.WriteControl(websocket.PingMessage, nil, time.Now().Add(c.WriteTimeout))
		}
	}
}

// alive notes that something was heard of the client. One that has not introduced itself gets no more time by it.
func (c *socket) alive() {
	if c.acknowledged {
		_ = c.ws.SetReadDeadline(time.Now().Add(2*c.PingEvery + c.WriteTimeout))
	}
}

// pace lets a client that sends too fast wait.
func (c *socket) pace() {
	now := time.Now()
	if now.Sub(c.window) >= paceTime {
		c.window, c.read = now, 0
	}
	if c.read++; c.read > paceMessages {
		time.Sleep(paceTime - now.Sub(c.window))
		c.window, c.read = time.Now(), 1
	}
}

// receive reads what the client sends.
func (c *socket) receive(ctx, operations context.Context) error {
	for {
		// After the deadline was set: whoever ends ctx sets it again afterwards.
		if ctx.Err() != nil {
			return goingAway(ctx)
		}
		kind, data, err := c.ws.ReadMessage()
		var timeout net.Error
		switch {
		case err == nil:
		case ctx.Err() != nil:
			return goingAway(ctx)
		case !c.acknowledged && errors.As(err, &timeout) && timeout.Timeout():
			return &Close{CodeInitTimeout, "Connection initialisation timeout"}
		default:
			return err // of the library, which has told the client what it did wrong, if it did
		}
		c.pace()
		if kind != websocket.TextMessage {
			return &Close{CodeBadRequest, "the message is not text"}
		}
		m, err := parse(data)
		if err != nil {
			return &Close{CodeBadRequest, err.Error()}
		}
		if err := c.take(operations, m); err != nil {
			return err
		}
		c.alive()
	}
}

func goingAway(ctx context.Context) error {
	var told *Close
	if errors.As(context.Cause(ctx), &told) {
		return told
	}
	return &Close{codeGoingAway, "Going away"}
}

// take does what a message says.
func (c *socket) take(ctx context.Context, m message) error {
	switch m.Type {
	case typeConnectionInit:
		if c.acknowledged {
			return &Close{CodeTooManyInits, "Too many initialisation requests"}
		}
		c.acknowledged = true
		return c.write(nil, frame(typeConnectionAck, "", nil))
	case typePing:
		return c.write(nil, frame(typePong, "", m.Payload))
	case typeComplete:
		c.mu.Lock()
		defer c.mu.Unlock()
		if op := c.operations[m.ID]; op != nil {
			c.end(op)
		}
	case typeSubscribe:
		if !c.acknowledged {
			return &Close{CodeUnauthorized, "Unauthorized"}
		}
		return c.subscribe(ctx, m)
	}
	return nil
}

func (c *socket) subscribe(ctx context.Context, m message) error {
	c.mu.Lock()
	if _, taken := c.operations[m.ID]; taken {
		c.mu.Unlock()
		return &Close{CodeSubscriber, fmt.Sprintf("Subscriber for %s already exists", m.ID)}
	}
	if len(c.operations) >= c.MaxOperations || c.handlers >= 2*c.MaxOperations {
		c.mu.Unlock()
		return c.write(nil, frame(typeError, m.ID, c.Errors(ErrTooMany)))
	}
	ctx, cancel := context.WithCancel(ctx)
	op := &operation{id: m.ID, cancel: cancel}
	c.operations[m.ID] = op
	c.handlers++
	c.mu.Unlock()
	c.running.Go(func() {
		defer cancel()
		// Nobody else recovers here: what one client sends ends that one's operation.
		err := guard.Call(func() error {
			return c.Handle(ctx, m.Request, func(result []byte) error { return c.write(op, frame(typeNext, op.id, result)) })
		})
		last := frame(typeComplete, op.id, nil)
		if err != nil {
			last = frame(typeError, op.id, c.Errors(err))
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		c.handlers--
		if op.over {
			return
		}
		if ctx.Err() != nil {
			c.end(op) // the socket's end says why
			return
		}
		// Before the client hears of it: it may use the name again at once.
		c.end(op)
		_ = c.send(last) // the socket's end, if it fails
	})
	return nil
}

// end lets an operation be over. The caller holds mu.
func (c *socket) end(op *operation) {
	op.over = true
	op.cancel()
	delete(c.operations, op.id)
}

// write sends a message, of an operation if it is not nil. A client that does not read it in time loses its socket.
func (c *socket) write(op *operation, message []byte) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if op != nil && op.over {
		return errOver
	}
	return c.send(message)
}

// send is write for a caller that holds mu.
func (c *socket) send(message []byte) error {
	_ = c.ws.SetWriteDeadline(time.Now().Add(c.WriteTimeout))
	err := c.ws.WriteMessage(websocket.TextMessage, message)
	if err != nil {
		var timeout net.Error
		c.slow = c.slow || errors.As(err, &timeout) && timeout.Timeout()
		c.ws.Close()
	}
	return err
}

// close tells the client why the socket ends, and closes it.
func (c *socket) close(told *Close) error {
	c.mu.Lock()
	for _, op := range c.operations {
		c.end(op)
	}
	c.mu.Unlock()
	until := time.Now().Add(linger)
	if c.ws.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(told.Code, told.reason()), until) == nil {
		c.drain(until)
	}
	c.ws.Close()
	return told
}

// drain reads what a client still sends, until it closes: it is to read of the end first.
func (c *socket) drain(until time.Time) {
	raw := c.ws.NetConn()
	_ = raw.SetReadDeadline(until)
	_, _ = io.CopyN(io.Discard, raw, lingerBytes)
}

// broke says whether an error of the library is about what the client sent, and not about its connection or its going.
func broke(err error) bool {
	var network net.Error
	var closed *websocket.CloseError
	return !errors.As(err, &network) && !errors.As(err, &closed)
}
