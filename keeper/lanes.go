package keeper

import (
	"context"

	"assay/protocol"
)

const (
	// atOnce is how many computations there are at a time, largeAtOnce how many of them are large ones. One takes up to 50 MiB, whatever the
	// model's size (docs/operations.md).
	atOnce, largeAtOnce = 4, 2
	// largeWork is from how many elements of payloads on a computation is large: a few seconds' work.
	largeWork = 1 << 28
)

// lanes bounds how many computations there are at a time, and shares them out fairly: of one task there is one, large ones never have
// them all, so that a small one waits for small ones at most, and who waits for a lane goes in order of arrival.
type lanes struct {
	one        keyedLocks[protocol.Hash]
	all, large chan struct{}
}

func newLanes() lanes {
	return lanes{all: make(chan struct{}, atOnce), large: make(chan struct{}, largeAtOnce)}
}

// enter waits for a lane, or for ctx. `of` is the task, or whatever else one computation is enough for.
func (l *lanes) enter(ctx context.Context, of protocol.Hash, spec *protocol.TaskSpec, payloads int) (leave func(), err error) {
	unlock, err := l.one.lock(ctx, of)
	if err != nil {
		return nil, err
	}
	held := []chan struct{}{l.all}
	if spec.ParamCount >= largeWork/uint64(max(payloads, 1)) {
		held = []chan struct{}{l.large, l.all}
	}
	for i, lane := range held {
		select {
		case lane <- struct{}{}:
		case <-ctx.Done():
			for _, entered := range held[:i] {
				<-entered
			}
			unlock()
			return nil, ctx.Err()
		}
	}
	return func() {
		for _, entered := range held {
			<-entered
		}
		unlock()
	}, nil
}
