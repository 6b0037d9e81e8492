package keeper

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/protocol"
)

const (
	// maxPeerAnswer bounds what is read of a peer's answer to a verb.
	maxPeerAnswer = 64 << 10
	// spoiledCache keeps who gave other bytes than were asked for.
	spoiledCache = 4096
	// requestLife is how long a signed request counts. whoIsPause is between two questions who a peer is, whoIsTimeout bounds one.
	requestLife              = time.Minute
	whoIsPause, whoIsTimeout = 30 * time.Second, 2 * time.Second
)

// errPeerTooSlow ends a fetch that a peer does not keep up.
var errPeerTooSlow = errors.New("the peer sends too slowly")

// peer is another keeper, asked for objects and signatures.
type peer struct {
	url string
	// failures in a row; those that fail less are asked first.
	failures atomic.Int32
	// account is the keeper whose signature it last gave.
	account atomic.Pointer[common.Address]
	// keeper is who it says it is, asked when.
	keeper atomic.Pointer[common.Address]
	asked  atomic.Int64
}

// peers are the other keepers that this one asks. The list stays as it is; each counts how it did.
type peers struct {
	*node
	members *members
	list    []*peer
	http    *http.Client
	// spoiled are peers that gave other bytes than were asked for, by what was.
	spoiled *lru.Cache[string, struct{}]
}

func newPeers(urls []string) []*peer {
	out := make([]*peer, len(urls))
	for i, url := range urls {
		out[i] = &peer{url: strings.TrimRight(url, "/")}
	}
	return out
}

// note counts whether the peer did as it should: what it was asked, or a refusal.
func (p *peer) note(well bool) {
	if well {
		p.failures.Store(0)
	} else {
		p.failures.Add(1)
	}
}

// ranked are the peers in the order to ask them: the one that runs as first, then those that failed least lately.
func (ps *peers) ranked(first common.Address) []*peer {
	out := slices.Clone(ps.list)
	rank := func(p *peer) int32 {
		if a := p.account.Load(); a != nil && *a == first {
			return -1
		}
		return p.failures.Load()
	}
	slices.SortStableFunc(out, func(a, b *peer) int { return cmp.Compare(rank(a), rank(b)) })
	return out
}

// each asks peers for an object of a task until one gives it. what names what the bytes have to be: a peer that sent others for it is not
// asked for that again.
func (ps *peers) each(
	ctx context.Context, first common.Address, task protocol.Hash, what string, root protocol.Hash, take func(io.Reader) error,
) bool {
	h := hunt{ps, task, what, root, take}
	return h.from(ctx, slices.DeleteFunc(ps.ranked(first), func(p *peer) bool {
		_, spoiled := ps.spoiled.Get(p.url + " " + what)
		return spoiled
	}))
}

func (ps *peers) fetch(ctx context.Context, p *peer, task, root protocol.Hash, take func(io.Reader) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	now := time.Now()
	body := &pacedBody{grace: ps.cfg.UploadGrace, began: now, end: now.Add(ps.cfg.UploadTimeout)}
	body.watch = time.AfterFunc(body.left(), func() { cancel(errPeerTooSlow) })
	defer body.watch.Stop()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.url+"/v1/objects/"+root.String(), nil)
	if err != nil {
		return err
	}
	if ps.members.know(task) {
		ps.signRequest(ctx, p, req, task, nil)
	}
	resp, err := ps.http.Do(req)
	if err != nil {
		return errors.Join(err, context.Cause(ctx))
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	body.r = resp.Body
	if err := take(body); err != nil {
		if cause := context.Cause(ctx); cause != nil {
			return fmt.Errorf("%w: %v", cause, err)
		}
		return err
	}
	return nil
}

// pacedBody gives a peer its grace and the time that the bytes so far take at the least pace, as an upload gets them. Who does not keep
// it up is cut off, so that one peer cannot use up a round's windows.
type pacedBody struct {
	r          io.Reader
	watch      *time.Timer
	began, end time.Time
	grace      time.Duration
	bytes      int64
}

func (b *pacedBody) left() time.Duration {
	deadline := b.began.Add(b.grace + time.Duration(float64(b.bytes)/leastPace*float64(time.Second)))
	return min(time.Until(deadline), time.Until(b.end))
}

func (b *pacedBody) Read(p []byte) (int, error) {
	n, err := b.r.Read(p)
	b.bytes += int64(n)
	b.watch.Reset(b.left())
	return n, err
}

// signRequest signs a request to a peer, so that it has a place there whatever strangers do. A peer that does not say which keeper it is
// gets it unsigned.
func (ps *peers) signRequest(ctx context.Context, p *peer, req *http.Request, task protocol.Hash, body []byte) {
	keeper := p.keeper.Load()
	if keeper == nil {
		if keeper = ps.whoIs(ctx, p); keeper == nil {
			return
		}
	}
	k := protocol.KeeperRequest{
		Keeper: *keeper, TaskId: task, Account: ps.account, Method: req.Method, Path: strings.TrimPrefix(req.URL.String(), p.url),
		Content: sha256.Sum256(body), Expires: uint64(time.Now().Add(requestLife).Unix()),
	}
	if value, err := k.Header(ps.domain, ps.cfg.SigningKey); err == nil {
		req.Header.Set(protocol.RequestHeader, value)
	}
}

// whoIs asks a peer which keeper it is, now and then; nil if it does not say.
func (ps *peers) whoIs(ctx context.Context, p *peer) *common.Address {
	now := time.Now().Unix()
	if last := p.asked.Load(); now < last+int64(whoIsPause/time.Second) || !p.asked.CompareAndSwap(last, now) {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, whoIsTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.url+"/healthz", nil)
	if err != nil {
		return nil
	}
	resp, err := ps.http.Do(req)
	if err != nil {
		return nil
	}
	defer resp.Body.Close()
	var answer struct{ Keeper *common.Address }
	if err := json.NewDecoder(io.LimitReader(resp.Body, maxPeerAnswer)).Decode(&answer); err != nil || answer.Keeper == nil {
		return nil
	}
	p.keeper.Store(answer.Keeper)
	return answer.Keeper
}

// ask calls a verb of a peer. A refusal comes back as its named error.
func (ps *peers) ask(ctx context.Context, p *peer, task protocol.Hash, verb string, params, result any) error {
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": verb, "params": params})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.url+"/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	ps.signRequest(ctx, p, req, task, body)
	resp, err := ps.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	var answer struct {
		Result json.RawMessage `json:"result"`
		Error  *rpcError       `json:"error"`
	}
	if err := json.NewDecoder(io.LimitReader(resp.Body, maxPeerAnswer)).Decode(&answer); err != nil {
		return fmt.Errorf("answer of %s: %w", p.url, err)
	}
	if answer.Error != nil {
		if answer.Error.Data != nil && answer.Error.Data.Name != "" {
			return answer.Error.Data
		}
		return fmt.Errorf("%s refused: %d %.200s", p.url, answer.Error.Code, answer.Error.Message)
	}
	if err := json.Unmarshal(answer.Result, result); err != nil {
		return fmt.Errorf("answer of %s: %w", p.url, err)
	}
	return nil
}
