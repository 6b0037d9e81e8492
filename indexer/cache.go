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

// answer returns the answer to a request from the cache, or from compute. It is shared: nobody may change it.
func (c *answerCache) answer(ctx context.Context, req graphqlRequest, compute func() *graphql.Response) (response *graphql.Response, cached bool) {
	key, err := keyOf(req)
	if err != nil {
		return compute(), false
	}
	slot, mine := c.slot(key)
	if !mine {
		select {
		case <-slot.done:
			if slot.response != nil {
				return slot.response, true
			}
		case <-ctx.Done():
		}
		// Whoever computed it failed, or it is too large to be shared.
		return compute(), false
	}
	defer func() { c.settle(key, slot, response) }()
	return compute(), false
}

// slot finds the entry of a key, or makes one, which is the caller's to settle.
func (c *answerCache) slot(key answerKey) (s *cacheSlot, mine bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.heads.get(); now != c.as {
		c.as, c.bytes = now, 0
		clear(c.entries)
	}
	if s := c.entries[key]; s != nil {
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
