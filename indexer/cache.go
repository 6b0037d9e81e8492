package indexer

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"sync"

	"github.com/graph-gophers/graphql-go"
)

const (
	// cacheBytes bounds the answers that are kept; what does not fit is computed for each who asks.
	cacheBytes = 32 << 20
	// cacheEntry is the largest answer that is kept.
	cacheEntry = 1 << 20
	// cacheOverhead is what an entry takes beside its answer.
	cacheOverhead = 512
)

// answerCache keeps answers for as long as the indexer is where it was when they were computed: a page that a thousand people watch is read from
// the database once a block. What follows from blocks changes with them alone; a reorganisation changes the block's hash.
//
// An answer that is being computed is waited for by whoever asks the same.
type answerCache struct {
	heads *heads

	mu sync.Mutex
	// as is where the indexer was when the entries were computed.
	as      headState
	entries map[answerKey]*cacheSlot
	bytes   int
}

type answerKey [sha256.Size]byte

// cacheSlot is an answer, or somebody who computes it: done is closed when they have ended, without an answer if there is none to keep.
type cacheSlot struct {
	done     chan struct{}
	response *graphql.Response
}

func newAnswerCache(h *heads) *answerCache {
	return &answerCache{heads: h, entries: make(map[answerKey]*cacheSlot)}
}

// keyOf is the same for requests that have one answer. Names of variables are sorted by the encoder.
func keyOf(req graphqlRequest) (answerKey, error) {
	raw, err := json.Marshal([]any{req.Query, req.OperationName, req.Variables})
	return sha256.Sum256(raw), err
}

// find waits for the answer to a request that is kept or being computed. Without one it returns nil, and settle: what was asked is the caller's to
// compute, and settle is called with what came of it. With must false nobody is waited for, and nothing has to be settled.
//
// Whoever computes has a slot of the gate. So a full queue of somebody else's delays nobody who asks the same.
func (c *answerCache) find(ctx context.Context, key answerKey, must bool) (kept *graphql.Response, settle func(*graphql.Response)) {
	slot, mine := c.slot(key, must)
	switch {
	case mine:
		return nil, func(response *graphql.Response) { c.settle(key, slot, response) }
	case slot == nil:
		return nil, nil
	case must:
		select {
		case <-slot.done:
		case <-ctx.Done():
		}
	}
	select {
	case <-slot.done:
		kept = slot.response
	default:
	}
	// Without one, whoever computed it failed, or it is too large to be shared.
	return kept, func(*graphql.Response) {}
}

// slot finds the entry of a key. If there is none and it must be, it is made, and the caller's to settle.
func (c *answerCache) slot(key answerKey, must bool) (s *cacheSlot, mine bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.heads.get(); now != c.as {
		c.as, c.bytes = now, 0
		clear(c.entries)
	}
	if s = c.entries[key]; s != nil || !must {
		return s, false
	}
	s = &cacheSlot{done: make(chan struct{})}
	c.entries[key] = s
	return s, true
}

// settle ends a computation. Its answer is kept if it is one, if it fits, and if the indexer has not gone on.
func (c *answerCache) settle(key answerKey, s *cacheSlot, response *graphql.Response) {
	c.mu.Lock()
	defer c.mu.Unlock()
	defer close(s.done)
	if response == nil || len(response.Errors) > 0 || len(response.Data) > cacheEntry {
		if c.entries[key] == s {
			delete(c.entries, key)
		}
		return
	}
	s.response = response
	if c.entries[key] != s {
		return // of a block before; those who wait for it asked then
	}
	if size := len(response.Data) + cacheOverhead; c.bytes+size > cacheBytes {
		delete(c.entries, key)
	} else {
		c.bytes += size
	}
}
