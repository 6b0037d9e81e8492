package verifier

import (
	"math/big"
	"sync"

	"assay/internal/chain"
)

// payout is what a contract owes this account, which is collected beside the passes: no clock waits for it.
type payout struct {
	mu      sync.Mutex
	sending bool
	pause   backoff
}

// takeBack has a contract pay out the credit that this account has there at a view, for all tasks together: by one transaction at a time, and not
// at once again by another after one that failed. owed says that the view shows something to collect.
func (c *Challenger) takeBack(p *payout, call chain.Call, credit *big.Int) (owed bool) {
	if credit.Sign() == 0 {
		return false
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.sending || p.pause.pausing() {
		return true
	}
	p.sending = true
	c.running.Go(func() {
		var settled bool
		err := guarded(func() (err error) {
			settled, err = c.send(c.run, call)
			return err
		})
		p.mu.Lock()
		defer p.mu.Unlock()
		p.sending = false
		switch {
		case err == nil:
			p.pause = backoff{}
			if !settled {
				c.log.Info("took back", "call", call.Name, "units", credit)
			}
		case c.run.Err() == nil:
			c.meters.troubles.Inc()
			c.log.Warn("cannot take back what is owed to this account; trying again", "call", call.Name, "units", credit, "err", err, "in", p.pause.failed())
		}
	})
	return true
}
