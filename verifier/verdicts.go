package verifier

import (
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/protocol"
)

// verdicts are what was found of the statements of all tasks, and what room there is to find out more. They follow from a statement alone,
// which no reorg changes; what follows from the chain as well is looked up at each head.
type verdicts struct {
	// right are the statements that were recomputed and agree. proven are proofs against those that do not: a statement that fell may be
	// proposed again.
	right  *lru.Cache[protocol.Hash, struct{}]
	proven *lru.Cache[protocol.Hash, *wrong]
	// shelf bounds what trees all tasks together may hold, building those that tasks which the operator named build at a time.
	shelf    shelf
	building chan struct{}
}

func newVerdicts() *verdicts {
	return &verdicts{
		right: lru.NewCache[protocol.Hash, struct{}](rightCache), proven: lru.NewCache[protocol.Hash, *wrong](provenCache),
		building: make(chan struct{}, parallelTrees),
	}
}

// discard gives up what a case holds.
func (vd *verdicts) discard(k *wrong) {
	k.round.close()
	vd.shelf.free(k.place)
}
