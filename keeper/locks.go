package keeper

import (
	"context"
	"sync"
)

// keyedLocks is a mutex for each key in progress.
type keyedLocks[K comparable] struct {
	mu   sync.Mutex
	held map[K]chan struct{}
}

// lock waits for its turn, or for ctx.
func (k *keyedLocks[K]) lock(ctx context.Context, key K) (unlock func(), err error) {
	for {
		k.mu.Lock()
		wait, busy := k.held[key]
		if !busy {
			if k.held == nil {
				k.held = make(map[K]chan struct{})
			}
			done := make(chan struct{})
			k.held[key] = done
			k.mu.Unlock()
			return func() {
				k.mu.Lock()
				delete(k.held, key)
				k.mu.Unlock()
				close(done)
			}, nil
		}
		k.mu.Unlock()
		select {
		case <-wait:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}
