package guard

import "context"

// Gate is a lock that is held while its holder waits for the network. Who waits for it waits as one does for the network: no longer than its
// context, and so that made-up time (testing/synctest) goes on, which it does only when all wait so. A sync.Mutex does neither.
type Gate chan struct{}

// NewGate returns a gate that nobody holds.
func NewGate() Gate { return make(Gate, 1) }

// Enter waits for the gate. The error is the context's cause, and the gate is not held then.
func (g Gate) Enter(ctx context.Context) error {
	if err := context.Cause(ctx); err != nil {
		return err
	}
	select {
	case g <- struct{}{}:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// Unlock gives the gate back.
func (g Gate) Unlock() { <-g }
