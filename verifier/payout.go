package verifier

import (
	"context"
	"math/big"
	"sync"

	"assay/internal/chain"
	"assay/internal/guard"
)

// payouts are what contracts owe this account, collected beside the passes: no clock waits for it.
type payouts struct {
	mu sync.Mutex
	// by are the calls that collect it.
	by map[string]*payout
}

type payout struct {
	sending bool
	pause   backoff
}

// takeBack implements hand, for all tasks together: by one transaction of a contract at a time, and not at once again by another after one
// that failed.
func (w *wallet) takeBack(call chain.Call, credit *big.Int) (owed bool) {
	if credit.Sign() == 0 {
		return false
	}
	w.payouts.mu.Lock()
	defer w.payouts.mu.Unlock()
	p := w.payouts.by[call.Name]
	if p == nil {
		p = new(payout)
		w.payouts.by[call.Name] = p
	}
	if p.sending || p.pause.pausing() {
		return true
	}
	p.sending = true
	w.beside(func(ctx context.Context) {
		var refused bool
		err := guard.Call(func() (err error) {
			_, refused, err = w.transmit(ctx, call, false)
			return err
		})
		w.payouts.mu.Lock()
		defer w.payouts.mu.Unlock()
		p.sending = false
		switch {
		case err == nil:
			p.pause = backoff{}
			if !refused {
				w.log.Info("took back", "call", call.Name, "units", credit)
			}
		case ctx.Err() == nil:
			w.meters.troubles.Inc()
			w.log.Warn("cannot take back what is owed to this account; trying again", "call", call.Name, "units", credit, "err", err,
				"in", p.pause.failed())
		}
	})
	return true
}
