package verifier

import (
	"math/big"
	"sync"
)

// purse knows what is about to be spent, which no balance shows yet. The mutex guards the amount.
type purse struct {
	mu     sync.Mutex
	amount big.Int
}

// pledge counts an amount as spent until the transactions that spend it are mined, or have failed.
func (p *purse) pledge(amount *big.Int) (done func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.amount.Add(&p.amount, amount)
	return func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.amount.Sub(&p.amount, amount)
	}
}

// pledged is all that is about to be spent.
func (p *purse) pledged() *big.Int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return new(big.Int).Set(&p.amount)
}
