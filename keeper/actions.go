package keeper

import (
	"context"
	"sync"
	"time"

	"assay/internal/guard"
)

// maxBackoff bounds the pause after a failed action: short against every window of a round.
const maxBackoff = 15 * time.Second

// actions runs what a head asks for beside the loop that follows the chain. An action is known by its key: it never runs twice at
// a time, pauses after a failure, and after a success waits for a head that can show its effect.
type actions struct {
	wg sync.WaitGroup

	mu      sync.Mutex
	entries map[string]*action
}

type action struct {
	running bool
	// begun is how often it ran: who looks twice sees what ran between.
	begun int
	fails int
	// notBefore ends the pause after a failure.
	notBefore time.Time
	// doneAt is the block whose state shows the effect; heads up to it are too old to ask again.
	doneAt uint64
}

func newActions() *actions { return &actions{entries: make(map[string]*action)} }

// start runs f unless the key is busy, pausing or done as of that head, and says whether it does. f returns the block in which it took
// effect, 0 if none. f has no deadline: a call may be on its way over L1 for half a day, and catching up takes as long as it takes. Whatever it
// waits for, an answer of the RPC or of a peer, or a lock, has an end of its own, so that the key is free again after an outage.
func (a *actions) start(
	ctx context.Context, key string, head uint64, f func(context.Context) (uint64, error), failed func(error),
) (started bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	e := a.entries[key]
	if e == nil {
		e = new(action)
		a.entries[key] = e
	}
	if e.running || time.Now().Before(e.notBefore) || head <= e.doneAt && e.doneAt != 0 {
		return false
	}
	e.running = true
	e.begun++
	a.wg.Go(func() {
		var block uint64
		err := guard.Call(func() (err error) {
			block, err = f(ctx)
			return err
		})
		a.mu.Lock()
		e.running = false
		if err == nil {
			e.fails, e.doneAt, e.notBefore = 0, block, time.Time{}
		} else {
			e.notBefore = time.Now().Add(min(time.Second<<min(e.fails, 10), maxBackoff))
			e.fails++
		}
		a.mu.Unlock()
		if err != nil && ctx.Err() == nil {
			failed(err)
		}
	})
	return true
}

// forget drops every pause and every effect waited for: a reorg may have undone them.
func (a *actions) forget() {
	a.mu.Lock()
	defer a.mu.Unlock()
	for key, e := range a.entries {
		if e.running {
			e.fails, e.doneAt, e.notBefore = 0, 0, time.Time{}
		} else {
			delete(a.entries, key)
		}
	}
}

// prune drops entries that say nothing any more.
func (a *actions) prune(head uint64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for key, e := range a.entries {
		if !e.running && head > e.doneAt && time.Now().After(e.notBefore.Add(maxBackoff)) {
			delete(a.entries, key)
		}
	}
}

func (a *actions) wait() { a.wg.Wait() }
