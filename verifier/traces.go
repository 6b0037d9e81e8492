package verifier

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"assay/protocol"
	"assay/repops"
	"assay/verifier/trace"
	"assay/verifier/training"
)

const (
	// shownPatience is how long one answer may take, tracePatience how long all about a claim together, and all that one pass asks for: a
	// challenger's clock runs, and whoever serves may be in no hurry. After that the trainer is made to show the rest on chain.
	shownPatience, tracePatience = 2 * time.Second, 5 * time.Second
	// maxAsked is how many answers about a claim are kept.
	maxAsked = 4096
)

// published is what a defender shows of the claims that are disputed: of each the transition that its last move was made of. Strangers decide how
// many claims they dispute, so that there is a limit to what is held: then the claims that moved last are shown, and in all others the trainer is
// asked on chain. It is a trace.Holder.
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
	*trace.Shelf
}

// show puts up what a replay of a claim was asked for last, in place of what was shown of the claim before.
func (p *published) show(claim protocol.Hash, r *training.Replay) error {
	p.mu.Lock()
	last := p.claims[claim]
	p.mu.Unlock()
	t := r.Last()
	if t == nil || last != nil && last.of == t {
		return nil
	}
	shelf, err := training.PublishLast(r)
	if err != nil || shelf == nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.claims == nil {
		p.claims = make(map[protocol.Hash]*shownTransition)
	}
	p.claims[claim] = &shownTransition{t, shelf}
	p.order = append(slices.DeleteFunc(p.order, func(c protocol.Hash) bool { return c == claim }), claim)
	for p.bytes() > p.most && len(p.order) > 1 {
		delete(p.claims, p.order[0])
		p.order = p.order[1:]
	}
	return nil
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

// shelves are those of all claims that are shown.
func (p *published) shelves() (all trace.Shelves) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, t := range p.claims {
		all = append(all, t.Shelf)
	}
	return all
}

// Open implements trace.Holder.
func (p *published) Open(root protocol.Hash, indices []uint64) (trace.Opening, error) {
	return p.shelves().Open(root, indices)
}

// Reveal implements trace.Holder.
func (p *published) Reveal(node protocol.Hash) ([]byte, error) { return p.shelves().Reveal(node) }

// Segment implements trace.Holder.
func (p *published) Segment(claim protocol.Hash, segment uint32) (protocol.Hash, error) {
	return p.shelves().Segment(claim, segment)
}

// traced is what sources showed of a claim's trace.
type traced struct {
	shown map[string][]byte
	spent time.Duration
}

// asker asks the sources of traces about a claim. It implements training.Asker.
type asker struct {
	*claims
	traced *traced
}

// ask asks the sources of traces about a claim; nil if there are none.
func (c *claims) ask(s *signedGradient) training.Asker {
	if c.traces == nil || len(c.traces.Origins) == 0 {
		return nil
	}
	if s.traced.shown == nil {
		s.traced.shown = make(map[string][]byte)
	}
	return asker{c, &s.traced}
}

// Reveal implements training.Asker.
func (a asker) Reveal(ctx context.Context, node protocol.Hash, leads func([]byte) bool) []byte {
	return a.look(ctx, "node "+node.String(), leads, func(ctx context.Context) ([]byte, error) { return a.traces.Reveal(ctx, node, leads) })
}

// Leaf implements training.Asker.
func (a asker) Leaf(ctx context.Context, root protocol.Hash, index uint64, leads func([]byte) bool) []byte {
	return a.look(ctx, fmt.Sprintf("leaf %d of %s", index, root), leads, func(ctx context.Context) ([]byte, error) {
		o, err := a.traces.Open(ctx, root, []uint64{index}, repops.LeafBytes)
		if err != nil {
			return nil, err
		}
		return o.Leaves[0], nil
	})
}

// look has what somebody showed already, or asks for it as long as there is time.
func (a asker) look(ctx context.Context, what string, leads func([]byte) bool, get func(context.Context) ([]byte, error)) []byte {
	t := a.traced
	if raw := t.shown[what]; raw != nil && leads(raw) {
		return raw
	}
	left := tracePatience - max(t.spent, a.tracing)
	if left <= 0 || len(t.shown) >= maxAsked {
		return nil
	}
	began := time.Now()
	defer func() {
		took := time.Since(began)
		t.spent += took
		a.tracing += took
	}()
	ctx, cancel := context.WithTimeout(ctx, left)
	defer cancel()
	raw, err := get(ctx)
	if err != nil || !leads(raw) {
		a.log.Debug("nobody shows what is asked about a claim", "what", what, "err", err)
		return nil
	}
	t.shown[what] = raw
	return raw
}
