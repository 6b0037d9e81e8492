package keeper

import (
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"time"

	"assay/internal/guard"
	"assay/protocol"
)

// besidePause is how long one peer is asked for an object before another is asked beside it.
const besidePause = 2 * time.Second

// hunt is for one object that peers are asked for, in the name of the task that it is of: it is that task's keepers who have a place for it
// when strangers take all others. Nothing locks it: whoever began it waits for its end.
type hunt struct {
	ps   *peers
	task protocol.Hash
	what string
	root protocol.Hash
	take func(io.Reader) error
}

// from asks each peer when the one before it has failed, or has had besidePause, and beside it then, so that no slow one keeps the others
// from being asked. Those that did not hold the object are asked again while another still sends.
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
			go func() {
				ended <- end{p, guard.Call(func() error { return h.ps.fetch(ctx, p, h.task, h.root, h.take) })}
			}()
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
		h.ps.log.Debug("peer does not hold an object", "peer", p.url, "root", h.root)
	case errors.As(err, &named) && named.Name != protocol.ErrPayloadTruncated.Name &&
		(named.Status == http.StatusUnprocessableEntity || named.Status == http.StatusRequestEntityTooLarge):
		h.ps.spoiled.Add(p.url+" "+h.what, struct{}{})
		h.ps.log.Warn("peer gave other bytes than its object's", "peer", p.url, "root", h.root, "err", err)
	default:
		h.ps.log.Info("peer could not give an object", "peer", p.url, "root", h.root, "err", err)
	}
	return false
}
