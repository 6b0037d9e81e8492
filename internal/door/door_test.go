package door

import (
	"bufio"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// fake is a connection of an address, of which nobody reads.
type fake struct {
	net.Conn
	from   string
	closed bool
}

func (f *fake) RemoteAddr() net.Addr { return net.TCPAddrFromAddrPort(netip.MustParseAddrPort(f.from)) }
func (f *fake) Close() error         { f.closed = true; return nil }

// enter admits a connection that has waited for so long.
func enter(t *testing.T, d *Door, from string, waited time.Duration) (*conn, *conn) {
	t.Helper()
	c, instead := d.admit(&fake{from: from})
	if c != nil {
		c.since, c.came = c.since.Add(-waited), c.came.Add(-waited)
	}
	return c, instead
}

func TestLeastUsefulConnectionMakesRoom(t *testing.T) {
	t.Parallel()
	d := New(Config{Conns: 5, PerAddr: 5, PerNet: 5})
	lone, _ := enter(t, d, "198.51.100.1:1", time.Hour)
	busy, _ := enter(t, d, "192.0.2.1:1", time.Hour)
	busy.serves("")
	sending, _ := enter(t, d, "192.0.2.2:1", time.Hour)
	sending.becomes(arriving)
	old, _ := enter(t, d, "192.0.2.3:1", time.Minute)
	young, _ := enter(t, d, "192.0.2.4:1", time.Second)
	for i, want := range []*conn{old, young} {
		c, instead := enter(t, d, fmt.Sprintf("203.0.113.%d:1", i), 0)
		require.NotNil(t, c)
		require.Same(t, want, instead, "of the network that has most, who waited longest")
		c.serves("")
	}
	// Now two networks have two each: one waits in none of them but the lone one's; a body arrives in the first.
	c, instead := enter(t, d, "203.0.113.9:1", 0)
	require.NotNil(t, c)
	require.Same(t, sending, instead)
	c.serves("")
	c, instead = enter(t, d, "203.0.113.10:1", 0)
	require.NotNil(t, c)
	require.Same(t, lone, instead)
	c.serves("")
	c, instead = enter(t, d, "203.0.113.11:1", 0)
	require.Nil(t, c, "none that is served is closed")
	require.Nil(t, instead)
	require.Equal(t, Use{Open: 5, Evicted: 4, Refused: 1}, d.Use())
}

func TestConnectionsOfSignersGoLast(t *testing.T) {
	t.Parallel()
	d := New(Config{Conns: 3})
	known, _ := enter(t, d, "192.0.2.1:1", time.Hour)
	known.serves("trainer")
	known.becomes(waiting)
	enter(t, d, "192.0.2.2:1", 0)
	other, _ := enter(t, d, "198.51.100.1:1", 0)
	other.serves("")
	_, instead := enter(t, d, "203.0.113.1:1", 0)
	require.NotSame(t, known, instead)
}

// One signer cannot fill the place with connections that go last: few of them do, for a while, and a newcomer has a moment for its request.
func TestIdleConnectionsOfASignerMakeRoom(t *testing.T) {
	t.Parallel()
	d := New(Config{Conns: 64, PerAddr: 8, PerNet: 16})
	for i := range 64 {
		c, _ := enter(t, d, fmt.Sprintf("10.0.%d.%d:%d", i/16, i/8, 1000+i), time.Minute)
		require.NotNil(t, c)
		c.serves("evil")
		c.becomes(waiting)
	}
	require.Len(t, d.known["evil"], knownPerSigner)
	honest, _ := enter(t, d, "203.0.113.7:1", 0)
	known, _ := enter(t, d, "203.0.113.8:1", time.Hour)
	known.serves("trainer")
	known.becomes(waiting)
	closed := map[*conn]bool{}
	for i := range 62 {
		_, instead := enter(t, d, fmt.Sprintf("10.0.%d.9:1", 100+i), time.Hour)
		closed[instead] = true
	}
	require.False(t, closed[honest] || closed[known])
	require.Len(t, d.known["evil"], knownPerSigner)
	// After a while nothing is left of it, nor of a newcomer that sends nothing.
	for c := range d.conns {
		c.came, c.signed = c.came.Add(-knownFor), c.signed.Add(-knownFor)
		require.Zero(t, c.rank(time.Now()))
		d.drop(c)
	}
	require.Empty(t, d.known)
}

// What an address or a network has at most it has in place of its own others, not of anybody else's.
func TestLimitsOfAddressesAndNetworks(t *testing.T) {
	t.Parallel()
	d := New(Config{Conns: 100, PerAddr: 2, PerNet: 4})
	for _, c := range []struct {
		from, instead string
	}{
		{"192.0.2.1:1", ""}, {"192.0.2.1:2", ""}, {"[::ffff:192.0.2.1]:3", "192.0.2.1:1"},
		{"192.0.2.2:1", ""}, {"192.0.2.2:2", ""}, {"192.0.2.3:1", "192.0.2.1:2"},
		{"192.0.3.1:1", ""},
		{"[2001:db8:0:1::1]:1", ""}, {"[2001:db8:0:1::2]:1", ""}, {"[2001:db8:0:1::3]:1", "[2001:db8:0:1::1]:1"},
		{"[2001:db8:0:2::1]:1", ""}, {"[2001:db8:0:3::1]:1", ""}, {"[2001:db8:0:4::1]:1", "[2001:db8:0:1::2]:1"},
		{"[2001:db8:1::1]:1", ""},
	} {
		admitted, instead := d.admit(&fake{from: c.from})
		require.NotNil(t, admitted, c.from)
		if c.instead == "" {
			require.Nil(t, instead, c.from)
		} else {
			require.Equal(t, c.instead, instead.RemoteAddr().String(), c.from)
		}
	}
	proxied := New(Config{PerAddr: 1, TrustedProxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")}})
	for i := range 5 {
		_, instead := proxied.admit(&fake{from: fmt.Sprintf("127.0.0.1:%d", i+1)})
		require.Nil(t, instead, "a proxy brings many")
	}
}

func TestCallerBehindProxies(t *testing.T) {
	t.Parallel()
	d := New(Config{TrustedProxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}})
	for _, c := range []struct {
		remote string
		said   []string
		want   string
	}{
		{"192.0.2.1:1", []string{"203.0.113.1"}, "192.0.2.1/32"},
		{"10.0.0.1:1", []string{"203.0.113.1"}, "203.0.113.1/32"},
		{"10.0.0.1:1", []string{"198.51.100.7, 203.0.113.1, 10.0.0.2"}, "203.0.113.1/32"},
		{"10.0.0.1:1", []string{"198.51.100.7", "203.0.113.1"}, "203.0.113.1/32"},
		{"10.0.0.1:1", []string{"made up, 2001:db8::1"}, "2001:db8::/64"},
		{"10.0.0.1:1", []string{"made up"}, "10.0.0.1/32"},
		{"10.0.0.1:1", nil, "10.0.0.1/32"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = c.remote
		for _, v := range c.said {
			r.Header.Add("X-Forwarded-For", v)
		}
		require.Equal(t, c.want, d.Caller(r).Addr.String(), "%v", c)
	}
}

func TestHosts(t *testing.T) {
	t.Parallel()
	d := New(Config{Hosts: []string{"keeper.example"}})
	for host, want := range map[string]bool{
		"127.0.0.1:8700": true, "[::1]:8700": true, "localhost": true, "LocalHost:1": true, "keeper.example:8700": true, "Keeper.Example.": true,
		"attacker.example": false, "keeper.example.attacker.example": false, "127.0.0.1.attacker.example": false,
	} {
		require.Equal(t, want, d.hosts(host), host)
	}
	require.True(t, New(Config{Hosts: []string{"*"}}).hosts("any.example"))
	w := httptest.NewRecorder()
	r := httptest.NewRequest(http.MethodGet, "http://attacker.example/", nil)
	d.Server(http.NotFoundHandler()).Handler.ServeHTTP(w, r)
	require.Equal(t, http.StatusMisdirectedRequest, w.Code)
}

func TestDescriptorsAreLeftForTheProcess(t *testing.T) {
	t.Parallel()
	require.Equal(t, 4096, connsFor(4096, 20000))
	require.Equal(t, 4096, connsFor(4096, 4096+2*reservedFiles))
	require.Equal(t, 1024-2*reservedFiles, connsFor(4096, 1024))
	require.Equal(t, 128, connsFor(4096, 256))
	require.Equal(t, 1, connsFor(4096, 0))
}

func TestGateKeepsPlacesForSigners(t *testing.T) {
	t.Parallel()
	g := NewGate(8)
	g.wait = time.Hour
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	who := func(a, b byte) Caller { return callerOf(netip.AddrFrom4([4]byte{10, a, b, 1})) }
	same := func(last byte) Caller { return callerOf(netip.AddrFrom4([4]byte{10, 0, 0, last})) }
	var frees []func()
	take := func(c Caller) bool {
		free, ok := g.Take(gone, c, nil)
		if ok {
			frees = append(frees, free)
		}
		return ok
	}
	for range 3 {
		require.True(t, take(same(1)))
	}
	require.False(t, take(same(1)), "an address has half")
	require.True(t, take(same(2)))
	require.False(t, take(same(3)), "a network has three quarters")
	require.True(t, take(who(1, 0)) && take(who(2, 0)))
	require.False(t, take(who(3, 0)), "two places are kept")
	signed := who(4, 0)
	signed.Signer = "trainer"
	require.True(t, take(signed))
	require.False(t, take(signed), "a signer has a sixteenth, and one at least")
	signed.Signer = "another"
	require.True(t, take(signed))
	require.Equal(t, 8, g.InUse())

	got := make(chan bool)
	wait := func(c Caller) {
		go func() {
			_, ok := g.Take(t.Context(), c, nil)
			got <- ok
		}()
		require.Eventually(t, func() bool { g.mu.Lock(); defer g.mu.Unlock(); return len(g.waiters) > 0 }, time.Minute, time.Millisecond)
	}
	wait(who(5, 0))
	frees[len(frees)-1]() // a signer's place is no stranger's
	require.Equal(t, 7, g.InUse())
	frees[0]()
	require.True(t, <-got, "who waited has the place")
	frees[0]() // twice is once
	require.Equal(t, 7, g.InUse())
}

func TestQueueIsBounded(t *testing.T) {
	t.Parallel()
	g := NewGate(1)
	g.wait = time.Hour
	free, ok := g.Take(t.Context(), callerOf(netip.MustParseAddr("192.0.2.1")), nil)
	require.True(t, ok)
	defer free()
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{}, g.queue)
	for i := range g.queue {
		go func() {
			g.Take(ctx, callerOf(netip.AddrFrom4([4]byte{10, byte(i), 0, 1})), nil)
			done <- struct{}{}
		}()
	}
	require.Eventually(t, func() bool { g.mu.Lock(); defer g.mu.Unlock(); return len(g.waiters) == g.queue }, time.Minute, time.Millisecond)
	_, ok = g.Take(t.Context(), callerOf(netip.MustParseAddr("203.0.113.1")), nil)
	require.False(t, ok)
	cancel()
	for range g.queue {
		<-done
	}
	require.Empty(t, g.waiters)
}

// serve runs a server on loopback.
func serve(t *testing.T, d *Door, h http.Handler) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	s := d.Server(h)
	go s.Serve(l)
	t.Cleanup(func() { s.Close() })
	return l.Addr().String()
}

// A newcomer gets in whatever is silent, and who is served is served to the end.
func TestNewcomerGetsIn(t *testing.T) {
	t.Parallel()
	release := make(chan struct{})
	entered := make(chan struct{})
	addr := serve(t, New(Config{Conns: 4}), http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/slow" {
			Serving(r, "")
			close(entered)
			<-release
		}
		fmt.Fprint(w, "served")
	}))
	slow := make(chan string, 1)
	go func() {
		resp, err := http.Get("http://" + addr + "/slow")
		if err != nil {
			slow <- err.Error()
			return
		}
		defer resp.Body.Close()
		body, _ := io.ReadAll(resp.Body)
		slow <- string(body)
	}()
	<-entered
	for i := range 50 {
		conn, err := net.Dial("tcp", addr)
		require.NoError(t, err)
		defer conn.Close()
		_, _ = fmt.Fprint(conn, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"[:i%30])
	}
	for range 10 {
		conn, err := net.Dial("tcp", addr)
		require.NoError(t, err)
		defer conn.Close()
		_, err = fmt.Fprint(conn, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
		require.NoError(t, err)
		resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
		require.NoError(t, err)
		require.Equal(t, http.StatusOK, resp.StatusCode)
	}
	close(release)
	require.Equal(t, "served", <-slow)
}

// Behind a reverse proxy the clients count, not the proxy; over TLS everything is as without.
func TestBehindAProxyAndOverTLS(t *testing.T) {
	t.Parallel()
	seen := make(chan string, 2)
	var d *Door
	h := http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { seen <- d.Caller(r).Addr.String() })
	d = New(Config{TrustedProxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")}})
	target, err := url.Parse("http://" + serve(t, d, h))
	require.NoError(t, err)
	proxy := httptest.NewServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(target)
		r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"] // as nginx's $proxy_add_x_forwarded_for
		r.SetXForwarded()
	}})
	defer proxy.Close()
	client := &http.Client{Transport: &http.Transport{DialContext: (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 9)}}).DialContext}}
	req, err := http.NewRequest(http.MethodGet, proxy.URL, nil)
	require.NoError(t, err)
	req.Header.Set("X-Forwarded-For", "203.0.113.1") // made up by the client
	resp, err := client.Do(req)
	require.NoError(t, err)
	require.NoError(t, resp.Body.Close())
	require.Equal(t, "127.0.0.9/32", <-seen)

	cert, key, pool := certificate(t)
	secure := New(Config{TLSCert: cert, TLSKey: key, Conns: 2})
	require.Equal(t, "https", secure.Scheme())
	addr := serve(t, secure, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "served") }))
	for range 10 { // handshakes that never come
		conn, err := net.Dial("tcp", addr)
		require.NoError(t, err)
		defer conn.Close()
	}
	over := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
	resp, err = over.Get("https://" + addr)
	require.NoError(t, err)
	body, err := io.ReadAll(resp.Body)
	require.NoError(t, err)
	require.NoError(t, resp.Body.Close())
	require.Equal(t, "served", string(body))
}

// certificate is one of 127.0.0.1, in files, and a pool that trusts it.
func certificate(t *testing.T) (cert, key string, pool *x509.CertPool) {
	t.Helper()
	secret, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		IsCA: true, BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &secret.PublicKey, secret)
	require.NoError(t, err)
	raw, err := x509.MarshalECPrivateKey(secret)
	require.NoError(t, err)
	cert, key = filepath.Join(t.TempDir(), "cert.pem"), filepath.Join(t.TempDir(), "key.pem")
	chain := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	require.NoError(t, os.WriteFile(cert, chain, 0o600))
	require.NoError(t, os.WriteFile(key, pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: raw}), 0o600))
	pool = x509.NewCertPool()
	require.True(t, pool.AppendCertsFromPEM(chain))
	return cert, key, pool
}
