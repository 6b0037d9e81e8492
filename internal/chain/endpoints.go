package chain

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"golang.org/x/sync/errgroup"

	"assay/bindings/trainingtasks"
	"assay/internal/keys"
	"assay/protocol"
)

const (
	// MaxEndpointBytes is what the contract takes of an endpoint.
	MaxEndpointBytes = 256
	// maxPool is how many keepers a pool has at most.
	maxPool = 256
	// parallelEndpoints bounds the requests for events at a time.
	parallelEndpoints = 8
)

// ErrEndpoint says that a text is no address at which a keeper can be asked.
var ErrEndpoint = errors.New("no endpoint of a keeper")

// Endpoint is where a keeper of a task's pool says that it answers.
type Endpoint struct {
	Keeper common.Address
	// URL is one that CheckEndpoint takes; empty if the keeper names none, or none that can be used.
	URL string
	// Why says what is wrong with what the keeper named; nil if nothing is. It quotes nothing of it.
	Why error
	// Block is the one in which the keeper said so.
	Block uint64
	// settled says that it was read when that block was deep below the head: no reorg puts another in its place.
	settled bool
}

// CheckEndpoint returns an endpoint without a slash at its end, or what is wrong with it: an error with ErrEndpoint that quotes nothing of it, as
// it comes from strangers and may be anything. It has http or https, a host, and perhaps a port and a path; no user, query or fragment, which
// could hold secrets. On a chain that is not for development the host is none of the asking machine or its network: whoever joins a pool must not
// make others ask there.
func CheckEndpoint(text string, chainID uint64) (string, error) {
	fail := func(why string) (string, error) { return "", fmt.Errorf("%w: %s", ErrEndpoint, why) }
	if len(text) > MaxEndpointBytes {
		return fail(fmt.Sprintf("it has more than %d bytes", MaxEndpointBytes))
	}
	for i := range len(text) {
		if text[i] <= ' ' || text[i] >= 0x7f || strings.IndexByte("\"'<>\\^`{|}", text[i]) >= 0 {
			return fail("it has characters that a URL has not")
		}
	}
	u, err := url.Parse(text)
	switch {
	case err != nil:
		return fail("it is no URL")
	case u.Scheme != "http" && u.Scheme != "https":
		return fail("it begins neither with http:// nor with https://")
	case u.Host == "" || u.Hostname() == "" || u.Opaque != "":
		return fail("it has no host")
	case u.User != nil:
		return fail("it has a user, which everybody would read")
	case u.RawQuery != "" || u.ForceQuery || strings.Contains(text, "#"):
		return fail("it has a query or a fragment")
	case u.Port() != "" && !validPort(u.Port()):
		return fail("its port is none")
	case !keys.IsDevChain(chainID) && isLocal(u.Hostname()):
		return fail("it is an address of a machine's own or of a private network, where nobody else finds it")
	}
	return strings.TrimRight(text, "/"), nil
}

func validPort(text string) bool {
	n, err := strconv.ParseUint(text, 10, 16)
	return err == nil && n > 0
}

// sharedNetwork is what RFC 6598 gives carriers for their customers.
var sharedNetwork = netip.MustParsePrefix("100.64.0.0/10")

func isLocal(host string) bool {
	ip, err := netip.ParseAddr(host)
	if err != nil {
		// Some resolvers take 127.1 or 0x7f000001 for addresses, and browsers refuse what ends so and is none. No name of the public DNS ends in a number.
		host = strings.ToLower(strings.TrimSuffix(host, "."))
		return isNumber(host[strings.LastIndexByte(host, '.')+1:]) || host == "localhost" || strings.HasSuffix(host, ".localhost") || net.ParseIP(host) != nil
	}
	return IsLocal(ip)
}

// isNumber says that the last part of a host in lower case makes browsers read the host as an IPv4 address: digits, however many and in whatever base
// they would be none, or 0x and hexadecimal ones, of which there may be none.
func isNumber(label string) bool {
	if hex, ok := strings.CutPrefix(label, "0x"); ok {
		return strings.Trim(hex, "0123456789abcdef") == ""
	}
	return label != "" && strings.Trim(label, "0123456789") == ""
}

// IsLocal says that an address is a machine's own or of a private network.
func IsLocal(ip netip.Addr) bool {
	ip = ip.Unmap()
	return !ip.IsGlobalUnicast() || ip.IsPrivate() || sharedNetwork.Contains(ip)
}

// Endpoints lists where the keepers that are in a task's pool now say that they answer, in the order of their places. It reads one block for
// each of them, so that whoever says much hides nobody else's.
func (v TaskView) Endpoints(ctx context.Context, task protocol.Hash) ([]Endpoint, error) {
	return v.EndpointsBeside(ctx, task, nil)
}

// EndpointsBeside is Endpoints for whoever has a list of before: what a keeper of it said in a block that was deep below the head then is not read again.
// How much there is to read in the block in which a keeper spoke last, that keeper decides.
func (v TaskView) EndpointsBeside(ctx context.Context, task protocol.Hash, before []Endpoint) ([]Endpoint, error) {
	return v.endpoints(ctx, task, before, func(common.Address) bool { return true })
}

// Endpoint returns where one keeper of the pool says that it answers, and whether it is in the pool.
func (v TaskView) Endpoint(ctx context.Context, task protocol.Hash, keeper common.Address) (e Endpoint, ok bool, err error) {
	list, err := v.endpoints(ctx, task, nil, func(k common.Address) bool { return k == keeper })
	if err != nil || len(list) == 0 {
		return Endpoint{}, false, err
	}
	return list[0], true, nil
}

// pool is who is in a task's pool, and in which block each said where it answers.
func (v TaskView) pool(ctx context.Context, task protocol.Hash) (trainingtasks.PoolOfOutput, error) {
	pool, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackPoolOf(task), v.c.tasks.UnpackPoolOf)
	if err != nil {
		return pool, err
	}
	if n := len(pool.Keepers); n > maxPool || n != len(pool.EndpointBlocks) {
		return pool, fmt.Errorf("%w: a pool of %d keepers with %d blocks", ErrInconsistent, n, len(pool.EndpointBlocks))
	}
	return pool, nil
}

func (v TaskView) endpoints(
	ctx context.Context, task protocol.Hash, before []Endpoint, asked func(keeper common.Address) bool,
) ([]Endpoint, error) {
	pool, err := v.pool(ctx, task)
	if err != nil {
		return nil, err
	}
	var out []Endpoint
	for i, keeper := range pool.Keepers {
		at := pool.EndpointBlocks[i]
		if !at.IsUint64() || at.Uint64() > v.Number {
			return nil, fmt.Errorf("%w: block %s is after %d", ErrInconsistent, at, v.Number)
		}
		if asked(keeper) {
			out = append(out, Endpoint{Keeper: keeper, Block: at.Uint64(), settled: at.Uint64()+deep <= v.Number})
		}
	}
	known := make(map[common.Address]Endpoint, len(before))
	for _, e := range before {
		known[e.Keeper] = e
	}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(parallelEndpoints)
	for i := range out {
		e := &out[i]
		if k, ok := known[e.Keeper]; ok && k.Block == e.Block && k.settled {
			*e = k
			continue
		}
		g.Go(func() (err error) {
			e.URL, e.Why, err = v.endpoint(ctx, task, e.Keeper, e.Block)
			return err
		})
	}
	return out, g.Wait()
}

// endpoint is the last one that a keeper said in a block, or what is wrong with it.
func (v TaskView) endpoint(ctx context.Context, task protocol.Hash, keeper common.Address, block uint64) (url string, why, err error) {
	id, err := eventID(&trainingtasks.TrainingTasksMetaData, trainingtasks.TrainingTasksKeeperEndpointEventName)
	if err != nil {
		return "", nil, err
	}
	said := false
	topics := [][]common.Hash{{id}, {common.Hash(task)}, {common.BytesToHash(keeper[:])}}
	err = v.scanBetween(ctx, block, block, v.c.dep.Tasks, topics, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.tasks.UnpackKeeperEndpointEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode KeeperEndpoint: %w", err)
			}
			if said = true; ev.Endpoint != "" {
				url, why = CheckEndpoint(ev.Endpoint, v.c.dep.ChainID)
			}
			return true, nil
		}
		return false, nil
	})
	if err == nil && !said {
		err = fmt.Errorf("%w: no endpoint of keeper %s in block %d", ErrInconsistent, keeper, block)
	}
	return url, why, err
}
