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

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
)

const (
	// maxPeerAnswer bounds what is read of a peer's answer to a verb.
	maxPeerAnswer = 64 << 10
	// spoiledCache keeps who gave other bytes than were asked for.
	spoiledCache = 4096
	// requestLife is how long a signed request counts. whoIsPause is between two questions who a peer is, whoIsTimeout bounds one.
	requestLife = time.Minute
	// besidePause is how long one peer is asked for an object before another is asked beside it.
	besidePause              = 2 * time.Second
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
func (s *Service) ranked(first common.Address) []*peer {
	out := slices.Clone(s.peers)
	rank := func(p *peer) int32 {
		if a := p.account.Load(); a != nil && *a == first {
			return -1
		}
		return p.failures.Load()
	}
	slices.SortStableFunc(out, func(a, b *peer) int { return cmp.Compare(rank(a), rank(b)) })
	return out
}

// fetchFromPeers gets an object that the spec, a part of the task, or the chain names. What a peer sends is checked like an upload.
func (s *Service) fetchFromPeers(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, root protocol.Hash) bool {
	// What the bytes have to be follows from the spec: another task may name the same root as something else.
	what := spec.SpecHash().String() + " " + root.String()
	return s.eachPeer(ctx, common.Address{}, what, root, func(body io.Reader) error {
		if root == spec.ManifestHash {
			_, err := s.storeManifest(body, []posted{{id, spec}}, root)
			return err
		}
		if part, ok, err := s.partOf(spec, root); err == nil && ok {
			_, err := s.storePart(body, part, id)
			return err
		}
		blob, got, err := s.ingestState(body, spec, root == spec.InitialStateRoot)
		if err != nil {
			return err
		}
		return s.keep(blob, got, root, id)
	})
}

// fetchPart is fetchFromPeers of a part that is held as something else: a task may name one root as several.
func (s *Service) fetchPart(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, p claim.Part) bool {
	what := fmt.Sprintf("%s %v", spec.SpecHash(), p.ID())
	return s.eachPeer(ctx, common.Address{}, what, p.Root, func(body io.Reader) error {
		_, err := s.storePart(body, p, id)
		return err
	})
}

// fetchKey names a payload asked for, and the keeper asked for it first: one that is slow does not keep a witness from the payload of
// another that offers it.
type fetchKey struct {
	store.Submission
	first common.Address
}

// fetchPayload gets a committed payload from the peers, first from the keeper given, checks it like an upload and keeps it.
// Trainers' uploads of it do not wait for the peers.
func (s *Service) fetchPayload(ctx context.Context, spec *protocol.TaskSpec, task protocol.Hash, round uint32, c chain.Commitment, first common.Address) bool {
	k := store.Submission{Task: task, Round: round, Trainer: c.Trainer}
	done, err := s.fetching.lock(ctx, fetchKey{k, first})
	if err != nil {
		return false
	}
	defer done()
	// Whoever had the lock may have got it.
	if held, err := s.holds(task, round, c.Trainer, c.PayloadRoot); err != nil || held {
		return err == nil
	}
	what := fmt.Sprintf("%s %d %s %s", task, round, c.Trainer, c.PayloadRoot)
	return s.eachPeer(ctx, first, what, c.PayloadRoot, func(body io.Reader) error {
		blob, got, err := s.ingestPayload(body, s.bounds(spec, task, round), task, round, c.Trainer)
		if err != nil {
			return err
		}
		defer blob.Discard()
		if got != c.PayloadRoot {
			return protocol.ErrPayloadHashMismatch.With("the body has root %s, not %s", got, c.PayloadRoot)
		}
		unlock, err := s.submitting.lock(ctx, k)
		if err != nil {
			return err
		}
		defer unlock()
		_, err = s.admit(k, got, blob, nil)
		return err
	})
}

// eachPeer asks peers for an object until one gives it. what names what the bytes have to be: a peer that sent others for it is not asked for that
// again.
func (s *Service) eachPeer(ctx context.Context, first common.Address, what string, root protocol.Hash, take func(io.Reader) error) bool {
	h := hunt{s, what, root, take}
	return h.from(ctx, slices.DeleteFunc(s.ranked(first), func(p *peer) bool {
		_, spoiled := s.spoiled.Get(p.url + " " + what)
		return spoiled
	}))
}

// hunt is for an object that peers are asked for.
type hunt struct {
	s    *Service
	what string
	root protocol.Hash
	take func(io.Reader) error
}

// from asks each peer when the one before it has failed, or has had besidePause, and beside it then, so that no slow one keeps the others from being
// asked. Those that did not hold the object are asked again while another still sends.
func (h *hunt) from(ctx context.Context, queue []*peer) (got bool) {
	ctx, cancel := context.WithCancel(ctx)
	type end struct {
		p   *peer
		err error
	}
	ended := make(chan end)
	var running []*peer
	due := true
	for fresh := len(queue); !got && (fresh > 0 || len(running) > 0) && ctx.Err() == nil; {
		if len(queue) > 0 && (due || fresh > 0) {
			p := queue[0]
			queue, running, fresh = queue[1:], append(running, p), max(fresh-1, 0)
			go func() { ended <- end{p, h.s.fetch(ctx, p, h.root, h.take)} }()
		}
		due = false
		select {
		case e := <-ended:
			at := slices.Index(running, e.p)
			if got = h.gave(ctx, e.p, e.err); got {
				for _, slow := range running[:at] {
					slow.note(false) // overtaken by one that began later
				}
			} else if errors.Is(e.err, protocol.ErrObjectNotFound) {
				queue = append(queue, e.p)
			}
			running = slices.Delete(running, at, at+1)
		case <-time.After(besidePause):
			due = true
		}
	}
	cancel()
	for range running {
		if e := <-ended; e.err == nil {
			got = true
		}
	}
	return got
}

// gave notes how a peer did, and says whether it gave the object.
func (h *hunt) gave(ctx context.Context, p *peer, err error) bool {
	if err != nil && ctx.Err() != nil {
		return false
	}
	p.note(err == nil || errors.Is(err, protocol.ErrObjectNotFound))
	var named *protocol.Error
	switch {
	case err == nil:
		return true
	case errors.Is(err, protocol.ErrObjectNotFound):
		h.s.log.Debug("peer does not hold an object", "peer", p.url, "root", h.root)
	case errors.As(err, &named) && named.Name != protocol.ErrPayloadTruncated.Name &&
		(named.Status == http.StatusUnprocessableEntity || named.Status == http.StatusRequestEntityTooLarge):
		h.s.spoiled.Add(p.url+" "+h.what, struct{}{})
		h.s.log.Warn("peer gave other bytes than its object's", "peer", p.url, "root", h.root, "err", err)
	default:
		h.s.log.Info("peer could not give an object", "peer", p.url, "root", h.root, "err", err)
	}
	return false
}

func (s *Service) fetch(ctx context.Context, p *peer, root protocol.Hash, take func(io.Reader) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	now := time.Now()
	body := &pacedBody{grace: s.cfg.UploadGrace, began: now, end: now.Add(s.cfg.UploadTimeout)}
	body.watch = time.AfterFunc(body.left(), func() { cancel(errPeerTooSlow) })
	defer body.watch.Stop()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.url+"/v1/objects/"+root.String(), nil)
	if err != nil {
		return err
	}
	s.learned.Range(func(task, _ any) bool { // of whichever task they have in common
		s.signRequest(ctx, p, req, task.(protocol.Hash), nil)
		return false
	})
	resp, err := s.http.Do(req)
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

// signRequest signs a request to a peer, so that it has a place there whatever strangers do. A peer that does not say which keeper it is gets
// it unsigned.
func (s *Service) signRequest(ctx context.Context, p *peer, req *http.Request, task protocol.Hash, body []byte) {
	keeper := p.keeper.Load()
	if keeper == nil {
		if keeper = s.whoIs(ctx, p); keeper == nil {
			return
		}
	}
	k := protocol.KeeperRequest{
		Keeper: *keeper, TaskId: task, Account: s.account, Method: req.Method, Path: strings.TrimPrefix(req.URL.String(), p.url),
		Content: sha256.Sum256(body), Expires: uint64(time.Now().Add(requestLife).Unix()),
	}
	if value, err := k.Header(s.domain, s.cfg.SigningKey); err == nil {
		req.Header.Set(protocol.RequestHeader, value)
	}
}

// whoIs asks a peer which keeper it is, now and then; nil if it does not say.
func (s *Service) whoIs(ctx context.Context, p *peer) *common.Address {
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
	resp, err := s.http.Do(req)
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
func (s *Service) ask(ctx context.Context, p *peer, task protocol.Hash, verb string, params, result any) error {
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": verb, "params": params})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.url+"/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	s.signRequest(ctx, p, req, task, body)
	resp, err := s.http.Do(req)
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
