package door

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
)

// pipes is a listener whose connections have no buffers, and come from wherever they say.
type pipes chan net.Conn

type piped struct {
	net.Conn
	from string
}

func (p piped) RemoteAddr() net.Addr { return net.TCPAddrFromAddrPort(netip.MustParseAddrPort(p.from)) }

func (l pipes) Accept() (net.Conn, error) {
	c, ok := <-l
	if !ok {
		return nil, net.ErrClosed
	}
	return c, nil
}
func (l pipes) Close() error   { close(l); return nil }
func (l pipes) Addr() net.Addr { return &net.TCPAddr{} }

// ask sends a request from an address, and reads nothing.
func (l pipes) ask(t *testing.T, from string) net.Conn {
	t.Helper()
	c, server := net.Pipe()
	t.Cleanup(func() { c.Close() })
	l <- piped{server, from}
	_, err := fmt.Fprint(c, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
	require.NoError(t, err)
	return c
}

// Answers that nobody reads take so much memory and no more, of an address, a network and all; the slowest reader of the network that has
// most makes room for a network that has less.
func TestUnreadAnswersAreBounded(t *testing.T) {
	t.Parallel()
	const size = 3 * answerPart
	body := make([]byte, size)
	d, a := New(Config{}), NewAnswers(16*size)
	l := make(pipes)
	s := d.Server(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := a.Send(w, d.Caller(r), body[:size/2], body[size/2:]); errors.Is(err, ErrUnread) {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	go s.Serve(l)
	t.Cleanup(func() { s.Close() })
	held := int64(0)
	silent := func(from string) net.Conn {
		t.Helper()
		c := l.ask(t, from)
		held += size
		require.Eventually(t, func() bool { return a.InUse() == held }, time.Minute, time.Millisecond, from)
		return c
	}
	read := func(from string) (int, int) {
		t.Helper()
		resp, err := http.ReadResponse(bufio.NewReader(l.ask(t, from)), nil)
		require.NoError(t, err)
		got, err := io.ReadAll(resp.Body)
		require.NoError(t, err)
		return resp.StatusCode, len(got)
	}
	refused := func(from string) {
		t.Helper()
		status, _ := read(from)
		require.Equal(t, http.StatusServiceUnavailable, status, from)
		require.Equal(t, held, a.InUse())
	}
	var first net.Conn
	for i := range 4 {
		c := silent(fmt.Sprintf("10.0.0.1:%d", i+1))
		if i == 0 {
			first = c
		}
	}
	refused("10.0.0.1:5")
	for i := range 4 {
		silent(fmt.Sprintf("10.0.0.2:%d", i+1))
	}
	refused("10.0.0.3:1")
	for i := range 7 {
		silent(fmt.Sprintf("10.0.1.%d:1", i/4+1))
	}
	silent("10.0.2.1:1")
	require.Equal(t, int64(16*size), a.InUse())
	// The first answer is read a little: it is not the slowest.
	require.NoError(t, first.SetReadDeadline(time.Now().Add(time.Minute)))
	_, err := io.ReadFull(first, make([]byte, size/2+answerPart))
	require.NoError(t, err)
	status, got := read("10.0.3.1:1")
	require.Equal(t, http.StatusOK, status)
	require.Equal(t, size, got)
	require.Eventually(t, func() bool { return a.InUse() == 15*size }, time.Minute, time.Millisecond, "one was cut off")
	rest, err := io.Copy(io.Discard, io.LimitReader(first, size/2-answerPart))
	require.NoError(t, err)
	require.EqualValues(t, size/2-answerPart, rest)
}

func TestMetricsAreGatheredOnceASecond(t *testing.T) {
	t.Parallel()
	registry, gathered := prometheus.NewRegistry(), 0
	registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "a_gauge", Help: "Help."}, func() float64 { gathered++; return 7 }))
	h := Metrics(registry)
	began := time.Now()
	for range 100 {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
		require.Equal(t, http.StatusOK, w.Code)
		require.Contains(t, w.Header().Get("Content-Type"), "text/plain; version=0.0.4")
		require.Equal(t, "# HELP a_gauge Help.\n# TYPE a_gauge gauge\na_gauge 7\n", w.Body.String())
	}
	require.LessOrEqual(t, gathered, 1+int(time.Since(began)/metricsEvery))
}

// What streams hold counts with answers, and is cut off like them.
func TestStreamsHoldBytesOfAnswers(t *testing.T) {
	t.Parallel()
	a := NewAnswers(16)
	cuts := 0
	hold := func(network, address byte, bytes int) bool {
		_, ok := a.Hold(caller(network, address, "", ""), bytes, func() { cuts++ })
		return ok
	}
	require.True(t, hold(1, 1, 4))
	require.False(t, hold(1, 1, 1), "an address has a quarter")
	require.True(t, hold(1, 2, 4))
	require.False(t, hold(1, 3, 1), "a network has half")
	require.True(t, hold(2, 1, 4))
	free, ok := a.Hold(caller(2, 2, "", ""), 4, nil)
	require.True(t, ok)
	require.EqualValues(t, 16, a.InUse())
	require.Zero(t, cuts)
	free()
	free()
	require.EqualValues(t, 12, a.InUse())
	require.True(t, hold(2, 2, 4))
	require.True(t, hold(3, 1, 1), "one of a network that has most is cut off")
	require.Equal(t, 1, cuts)
	require.EqualValues(t, 13, a.InUse())
}
