package verifier

import (
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"assay/internal/httpclient"
	"assay/protocol"
	"assay/repops"
	"assay/verifier/training"
)

const (
	// maxShown is the size of an answer: 64 leaves of a segment.
	maxShown = 4096
	// shownPatience is how long one answer may take, tracePatience how long all about a claim together, and all that one pass asks for: a
	// challenger's clock runs, and whoever serves may be in no hurry. After that the trainer is made to show the rest on chain.
	shownPatience, tracePatience = 2 * time.Second, 5 * time.Second
	// maxAsked is how many answers about a claim are kept.
	maxAsked = 4096
	// parallelShown is how many requests a defender answers at the same time.
	parallelShown = 16
)

// trace is what sources showed of a claim's trace.
type trace struct {
	shown map[protocol.Hash][]byte
	spent time.Duration
}

// shown asks a source for what it shows of a node.
func (l *library) shown(ctx context.Context, source string, node protocol.Hash) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, shownPatience)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(source, "/")+"/v1/reveals/"+node.String(), nil)
	if err != nil {
		return nil, err
	}
	resp, err := l.client.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, httpclient.Refusal(resp)
	}
	raw, err := io.ReadAll(io.LimitReader(resp.Body, maxShown+1))
	if err == nil && (len(raw) == 0 || len(raw) > maxShown) {
		err = errors.New("it sent no reveal")
	}
	return raw, err
}

// published is what a defender shows of the claims that are disputed: of each the transition that its last move was made of. Strangers decide how
// many claims they dispute, so that there is a limit to what is held: then the claims that moved last are shown, and in all others the trainer is
// asked on chain.
type published struct {
	// most is that limit in bytes; the newest is shown in any case.
	most uint64

	mu     sync.Mutex
	claims map[protocol.Hash]*shownTransition
	// order has the claims, the one that moved last at the end.
	order []protocol.Hash
}

type shownTransition struct {
	of *training.Transition
	*training.Published
}

// show puts up a transition of a claim, in place of the one before.
func (p *published) show(claim protocol.Hash, t *training.Transition) {
	p.mu.Lock()
	last := p.claims[claim]
	p.mu.Unlock()
	if t == nil || last != nil && last.of == t {
		return
	}
	next := &shownTransition{t, training.Publish(t)}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.claims == nil {
		p.claims = make(map[protocol.Hash]*shownTransition)
	}
	p.claims[claim] = next
	p.order = append(slices.DeleteFunc(p.order, func(c protocol.Hash) bool { return c == claim }), claim)
	for p.bytes() > p.most && len(p.order) > 1 {
		delete(p.claims, p.order[0])
		p.order = p.order[1:]
	}
}

// bytes is what is held. The mutex is held.
func (p *published) bytes() (sum uint64) {
	for _, t := range p.claims {
		sum += t.Bytes()
	}
	return sum
}

// drop takes down what was shown of a claim.
func (p *published) drop(claim protocol.Hash) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.claims, claim)
	p.order = slices.DeleteFunc(p.order, func(c protocol.Hash) bool { return c == claim })
}

func (p *published) shown(node protocol.Hash) ([]byte, bool) {
	p.mu.Lock()
	var all []*shownTransition
	for _, t := range p.claims {
		all = append(all, t)
	}
	p.mu.Unlock()
	for _, t := range all {
		if raw, ok := t.Shown(node); ok {
			return raw, true
		}
	}
	return nil, false
}

// handler answers GET /v1/reveals/{node}: docs/audit.md, "What a defender shows".
func (p *published) handler() http.HandlerFunc {
	slots := make(chan struct{}, parallelShown)
	return func(w http.ResponseWriter, r *http.Request) {
		select {
		case slots <- struct{}{}:
			defer func() { <-slots }()
		default:
			w.Header().Set("Retry-After", "1")
			protocol.WriteError(w, &protocol.Error{Name: "Overloaded", Status: http.StatusServiceUnavailable, Message: "too many requests at once",
				Hint: "send the same request again"})
			return
		}
		node, err := repops.ParseHash(r.PathValue("node"))
		if err != nil {
			protocol.WriteError(w, (&protocol.Error{Name: "InvalidParams", Status: http.StatusBadRequest, Message: "wrong parameters",
				Hint: "docs/audit.md describes the requests"}).Because(err))
			return
		}
		raw, ok := p.shown(node)
		if !ok {
			protocol.WriteError(w, protocol.ErrObjectNotFound)
			return
		}
		w.Header().Set("Content-Type", "application/octet-stream")
		_, _ = w.Write(raw)
	}
}

// ask asks the sources of traces for what they show of a node; nil if there are none.
func (c *claims) ask(s *signedGradient) func(ctx context.Context, node protocol.Hash, leads func([]byte) bool) []byte {
	if len(c.cfg.Traces) == 0 {
		return nil
	}
	t := &s.trace
	if t.shown == nil {
		t.shown = make(map[protocol.Hash][]byte)
	}
	return func(ctx context.Context, node protocol.Hash, leads func([]byte) bool) []byte {
		if raw := t.shown[node]; raw != nil && leads(raw) {
			return raw
		}
		began := time.Now()
		defer func() {
			took := time.Since(began)
			t.spent += took
			c.tracing += took
		}()
		for _, source := range c.cfg.Traces {
			if max(t.spent, c.tracing)+time.Since(began) > tracePatience || len(t.shown) >= maxAsked {
				return nil
			}
			raw, err := c.traces.shown(ctx, source, node)
			if err == nil && !leads(raw) {
				err = errors.New("what it sent does not lead there")
			}
			if err != nil {
				c.log.Debug("a source does not show a node of a claim", "source", source, "node", node, "err", err)
				continue
			}
			t.shown[node] = raw
			return raw
		}
		return nil
	}
}
