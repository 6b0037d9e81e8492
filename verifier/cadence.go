package verifier

import (
	"context"
	"sync/atomic"
	"time"

	"assay/internal/chain"
)

// cadence is how fast blocks come.
type cadence struct{ between atomic.Int64 }

// measure finds it out, once.
func (c *cadence) measure(ctx context.Context, v *chain.View) error {
	if c.between.Load() != 0 {
		return nil
	}
	block, err := v.BlockTime(ctx)
	if err != nil {
		return err
	}
	c.between.Store(int64(block))
	return nil
}

// time is that between two blocks as it was measured; 0 before.
func (c *cadence) time() time.Duration { return time.Duration(c.between.Load()) }
