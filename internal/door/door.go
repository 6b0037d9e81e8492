// Package door is what stands between strangers and the servers of this project: who gets a connection, whose request is read, and
// whose is served. A newcomer always gets in: at a limit the least useful connection of whoever has most is closed. Silence and slowness
// cost a server a connection and nothing else, because a place is taken when a request is there, not when it begins to arrive.
package door

import (
	"context"
	"crypto/tls"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"assay/protocol"
)

const (
	// DefaultConns, DefaultPerAddr and DefaultPerNet are the defaults of Limits. One that is idle takes about 20 KiB.
	DefaultConns, DefaultPerAddr, DefaultPerNet = 4096, 256, 1024

	readHeaderTimeout = 5 * time.Second
	idleTimeout       = time.Minute
	maxHeaderBytes    = 16 << 10
	// knownPerSigner is how many connections of one signer are closed last, and knownFor how long after a request that it signed. newcomerTime is
	// how long a connection may take to send a request, if its network has no more than newcomersPerNet.
	knownPerSigner  = 4
	knownFor        = 20 * time.Second
	newcomerTime    = time.Second
	newcomersPerNet = 16
	// reservedFiles are kept for what is no connection of a client: the store, the journal, the chain's RPC.
	reservedFiles = 256
)

var errHost = &protocol.Error{Name: "HostNotServed", Status: http.StatusMisdirectedRequest,
	Message: "nothing is served under that name", Hint: "use the server's address, or a name that its operator gave with --host"}

// Config of a Door. Zero numbers mean the defaults.
type Config struct {
	// Conns bounds connections in total, PerAddr those of one address (an IPv4 address, or an IPv6 /64), PerNet those of one network
	// (/24, or /48).
	Conns, PerAddr, PerNet int
	// TrustedProxies are the reverse proxies that say in X-Forwarded-For who asks. They have no limits of their own.
	TrustedProxies []netip.Prefix
	// Hosts are the names under which the server is reached, besides addresses and localhost; "*" is any.
	Hosts []string
	// TLSCert and TLSKey are files in PEM; without them HTTP is plain.
	TLSCert, TLSKey string
	Log             *slog.Logger
}

// Door admits connections and says of requests whose they are.
type Door struct {
	cfg Config

	mu    sync.Mutex
	conns map[*conn]struct{}
	addrs map[netip.Prefix]*group
	nets  map[netip.Prefix]*group
	// known are the connections that brought a request of a signer, the newest last.
	known map[string][]*conn
	// evicted and refused count connections that were closed for another's sake, and newcomers there was no room for.
	evicted, refused uint64
}

// group is an address, or a network, with connections.
type group struct{ conns int }

// New makes a Door. It does not give away the descriptors that the process needs itself.
func New(cfg Config) *Door {
	if cfg.Conns == 0 {
		cfg.Conns = DefaultConns
	}
	// Go raises the soft limit to the hard one when it starts.
	var files syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &files); err == nil {
		cfg.Conns = connsFor(cfg.Conns, files.Cur)
	}
	if cfg.PerAddr == 0 {
		cfg.PerAddr = DefaultPerAddr
	}
	if cfg.PerNet == 0 {
		cfg.PerNet = DefaultPerNet
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	return &Door{
		cfg: cfg, conns: make(map[*conn]struct{}), addrs: make(map[netip.Prefix]*group), nets: make(map[netip.Prefix]*group),
		known: make(map[string][]*conn),
	}
}

// connsFor is how many of the wanted connections a process with so many descriptors can have.
func connsFor(want int, files uint64) int {
	if files >= uint64(want)+2*reservedFiles {
		return want
	}
	return max(int(files)-2*reservedFiles, int(files)/2, 1)
}

// Use is what the connections are.
type Use struct {
	Open             int
	Evicted, Refused uint64
}

// Use returns how many connections there are, and how many were closed for others' sake.
func (d *Door) Use() Use {
	d.mu.Lock()
	defer d.mu.Unlock()
	return Use{len(d.conns), d.evicted, d.refused}
}

// Caller is who sent a request.
type Caller struct {
	// Addr and Net are what limits count by.
	Addr, Net netip.Prefix
	// Signer is the account that signed the request, and Task the task that it did so for; empty for none.
	Signer, Task string
}

// callerOf counts an address with all that one host has: a /64, in a /48 of its network; an IPv4 address in its /24.
func callerOf(a netip.Addr) Caller {
	a = a.Unmap().WithZone("")
	own, network := 32, 24
	if a.Is6() {
		own, network = 64, 48
	}
	var c Caller
	if p, err := a.Prefix(own); err == nil {
		c.Addr = p
	}
	if p, err := a.Prefix(network); err == nil {
		c.Net = p
	}
	return c
}

func addrOf(remote string) netip.Addr {
	a, err := netip.ParseAddrPort(remote)
	if err != nil {
		return netip.Addr{} // no TCP: all of those count together
	}
	return a.Addr()
}

func (d *Door) trusts(a netip.Addr) bool {
	a = a.Unmap().WithZone("")
	return slices.ContainsFunc(d.cfg.TrustedProxies, func(p netip.Prefix) bool { return p.Contains(a) })
}

// Caller says who sent a request: the peer, or, behind proxies that are trusted, the last address that they did not make up.
func (d *Door) Caller(r *http.Request) Caller {
	at := addrOf(r.RemoteAddr)
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && d.trusts(at); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		at = hop
	}
	return callerOf(at)
}

// Server is an http.Server behind a Door.
type Server struct {
	*http.Server
	door *Door
}

// Server returns the server that every role has: what differs is the handler.
func (d *Door) Server(h http.Handler) *Server {
	var protocols http.Protocols
	protocols.SetHTTP1(true) // a connection is one request at a time
	return &Server{door: d, Server: &http.Server{
		Handler: d.handler(h), ReadHeaderTimeout: readHeaderTimeout, IdleTimeout: idleTimeout, MaxHeaderBytes: maxHeaderBytes,
		Protocols: &protocols, ErrorLog: slog.NewLogLogger(d.cfg.Log.Handler(), slog.LevelDebug),
		ConnContext: func(ctx context.Context, c net.Conn) context.Context {
			return context.WithValue(ctx, connKey{}, connOf(c))
		},
		ConnState: func(c net.Conn, s http.ConnState) {
			if s == http.StateIdle || s == http.StateActive {
				connOf(c).becomes(waiting)
			}
		},
	}}
}

// Serve serves on a listener, over TLS if the Door has a certificate, until the server is shut down.
func (s *Server) Serve(l net.Listener) error {
	if c := s.door.cfg; c.TLSCert != "" {
		return s.ServeTLS(s.door.Listener(l), c.TLSCert, c.TLSKey)
	}
	return s.Server.Serve(s.door.Listener(l))
}

// Scheme is that of the server's URL.
func (d *Door) Scheme() string {
	if d.cfg.TLSCert != "" {
		return "https"
	}
	return "http"
}

func (d *Door) handler(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c, ok := r.Context().Value(connKey{}).(*conn); ok && c != nil {
			c.becomes(arriving)
			defer c.becomes(waiting)
		}
		if !d.hosts(r.Host) {
			protocol.WriteError(w, errHost.With("nothing is served as %.100q", r.Host))
			return
		}
		h.ServeHTTP(w, r)
	})
}

// hosts says whether the server goes by a name. A page that a browser shows may reach a server on the reader's machine under a name of the
// page's own; an address or localhost no page has.
func (d *Door) hosts(host string) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	name = strings.Trim(strings.TrimSuffix(strings.ToLower(name), "."), "[]")
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" || name == "" {
		return true
	}
	return slices.ContainsFunc(d.cfg.Hosts, func(h string) bool { return h == "*" || strings.EqualFold(h, name) })
}

// Serving says that a request has arrived and is being served: its connection is not closed for another's sake until it is. Signer is the
// trainer or keeper that signed it: its last few connections are closed after those of strangers, for a while.
func Serving(r *http.Request, signer string) {
	if c, ok := r.Context().Value(connKey{}).(*conn); ok && c != nil {
		c.serves(signer)
	}
}

// Refusing says that a request is not served: what its sender is still sending may be cut off.
func Refusing(r *http.Request) {
	if c, ok := r.Context().Value(connKey{}).(*conn); ok && c != nil {
		c.becomes(arriving)
	}
}

// phase is what a connection is good for, from the least.
type phase int

const (
	// waiting for a request: idle, in its TLS handshake, or with a header that is not complete.
	waiting phase = iota
	// arriving is a body.
	arriving
	served
)

type connKey struct{}

type conn struct {
	net.Conn
	d    *Door
	who  Caller
	a, n *group
	once sync.Once

	// Under d.mu: since when it is here, what it is doing since when, and who signed a request that it brought, and when.
	came   time.Time
	phase  phase
	since  time.Time
	signer string
	signed time.Time
}

// connOf finds the connection below TLS; nil for one that the Door did not admit.
func connOf(c net.Conn) *conn {
	if t, ok := c.(*tls.Conn); ok {
		c = t.NetConn()
	}
	k, _ := c.(*conn)
	return k
}

func (c *conn) becomes(p phase) {
	if c == nil {
		return
	}
	c.d.mu.Lock()
	defer c.d.mu.Unlock()
	// A header that drips does not make its connection any younger.
	if p != waiting || c.phase != waiting {
		c.phase, c.since = p, time.Now()
	}
}

func (c *conn) serves(signer string) {
	c.d.mu.Lock()
	defer c.d.mu.Unlock()
	c.phase = served
	if _, open := c.d.conns[c]; signer == "" || !open {
		return
	}
	c.forget()
	c.signer, c.signed = signer, time.Now()
	known := append(c.d.known[signer], c)
	if len(known) > knownPerSigner {
		known[0].signer, known = "", known[1:]
	}
	c.d.known[signer] = known
}

// forget lets a connection be a stranger's. The caller holds mu.
func (c *conn) forget() {
	if c.signer == "" {
		return
	}
	c.d.known[c.signer] = slices.DeleteFunc(c.d.known[c.signer], func(o *conn) bool { return o == c })
	if len(c.d.known[c.signer]) == 0 {
		delete(c.d.known, c.signer)
	}
	c.signer = ""
}

// Close implements net.Conn.
func (c *conn) Close() error {
	c.once.Do(func() {
		c.d.mu.Lock()
		defer c.d.mu.Unlock()
		c.d.drop(c)
	})
	return c.Conn.Close()
}

// drop forgets a connection. The caller holds mu.
func (d *Door) drop(c *conn) {
	if _, ok := d.conns[c]; !ok {
		return
	}
	delete(d.conns, c)
	c.forget()
	for _, of := range []struct {
		g    *group
		all  map[netip.Prefix]*group
		name netip.Prefix
	}{{c.a, d.addrs, c.who.Addr}, {c.n, d.nets, c.who.Net}} {
		if of.g.conns--; of.g.conns == 0 {
			delete(of.all, of.name)
		}
	}
}

// Listener admits the connections of l.
func (d *Door) Listener(l net.Listener) net.Listener { return &listener{l, d} }

type listener struct {
	net.Listener
	d *Door
}

// Accept implements net.Listener.
func (l *listener) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		admitted, instead := l.d.admit(c)
		if instead != nil {
			_ = instead.Close()
		}
		if admitted != nil {
			return admitted, nil
		}
		_ = c.Close()
	}
}

// admit finds room for a connection, if need be in place of another one, which the caller closes.
func (d *Door) admit(c net.Conn) (admitted, instead *conn) {
	at := addrOf(c.RemoteAddr().String())
	now := time.Now()
	k := &conn{Conn: c, d: d, who: callerOf(at), came: now, since: now}
	d.mu.Lock()
	defer d.mu.Unlock()
	var room func(*conn) bool
	if a, n := d.addrs[k.who.Addr], d.nets[k.who.Net]; !d.trusts(at) {
		switch {
		case a != nil && a.conns >= d.cfg.PerAddr:
			room = func(o *conn) bool { return o.a == a }
		case n != nil && n.conns >= d.cfg.PerNet:
			room = func(o *conn) bool { return o.n == n }
		}
	}
	if room == nil && len(d.conns) >= d.cfg.Conns {
		room = func(*conn) bool { return true }
	}
	if room != nil {
		if instead = d.leastUseful(room); instead == nil {
			d.refused++
			return nil, nil
		}
		d.evicted++
		d.drop(instead)
	}
	k.a, k.n = join(d.addrs, k.who.Addr), join(d.nets, k.who.Net)
	d.conns[k] = struct{}{}
	return k, instead
}

func join(all map[netip.Prefix]*group, name netip.Prefix) *group {
	g := all[name]
	if g == nil {
		g = new(group)
		all[name] = g
	}
	g.conns++
	return g
}

// leastUseful is the connection that is closed for a newcomer: of strangers before other newcomers, and those before who signed; of the
// network that has most, what waits before what arrives, the one that has done so longest. One that is being served never is.
func (d *Door) leastUseful(of func(*conn) bool) *conn {
	now := time.Now()
	var least *conn
	for c := range d.conns {
		if c.phase == served || !of(c) {
			continue
		}
		if least == nil || c.lessUseful(least, now) {
			least = c
		}
	}
	return least
}

// rank is what a connection is, from the least.
func (c *conn) rank(now time.Time) int {
	switch {
	case c.signer != "" && now.Sub(c.signed) < knownFor:
		return 2
	case now.Sub(c.came) < newcomerTime && c.n.conns <= newcomersPerNet:
		return 1
	}
	return 0
}

func (c *conn) lessUseful(o *conn, now time.Time) bool {
	switch mine, others := c.rank(now), o.rank(now); {
	case mine != others:
		return mine < others
	case c.n.conns != o.n.conns:
		return c.n.conns > o.n.conns
	case c.phase != o.phase:
		return c.phase < o.phase
	}
	return c.since.Before(o.since)
}
