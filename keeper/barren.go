package keeper

import (
	"sync"

	"assay/internal/chain"
	"assay/protocol"
)

const (
	// maxBarren carried rounds in a row are what a keeper pays gas for in a task that it was not told to serve: half as many again as the
	// replacement of an absent trainer takes in a task of the usual size (protocol.TaskSpec.Replacement: 7 of four slots, with three misses).
	// A sponsor may ask for more without end, has its escrow back in the end, and pays nobody.
	maxBarren = 12
	// maxBarrenInAll bounds them whoever comes: with each new trainer the count of the rounds in a row begins anew, and where the fee is low
	// that is for nothing too. It also is by how much the carried rounds of a whole run may outnumber the proposed ones: one proposal now and
	// then, of a round in which little is delivered, would begin both counts anew.
	maxBarrenInAll = 4 * maxBarren

	// longestBarren is how long, in seconds, the lock stays in a task that is left alone: as long as in one that enrols, and for the same reason.
	longestBarren = longestEnrolment

	sayBarren = "too many rounds were carried; nothing is relayed or ticked in the task until others are proposed"
)

// stretch is a round, and how many were carried before it, since when every round was carried.
type stretch struct{ round, carried uint32 }

// barren knows the tasks that have too many carried rounds in a row to spend gas on them. Whoever asks shows it the head.
type barren struct {
	*node
	since sync.Map // task → stretch
	alone sync.Map // task → the chain's time since when it is left alone
}

// is says whether a task is one of them, and was not named.
func (b *barren) is(id protocol.Hash, head chain.Head) bool {
	if b.named(id) {
		return false
	}
	row := min(head.ConsecutiveNec, head.Round, head.Carried)
	since := stretch{head.Round - row, head.Carried - row}
	if known, ok := b.since.Load(id); ok {
		// What a trainer that came interrupted is one stretch, an overturn or a proposal begins another.
		if k := known.(stretch); k.round < since.round && head.Round-k.round == head.Carried-k.carried {
			since = k
		}
	}
	b.since.Store(id, since)
	return head.ConsecutiveNec >= maxBarren || head.Round-since.round >= maxBarrenInAll ||
		uint64(head.Carried)*2 >= uint64(head.Round)+maxBarrenInAll
}

// note says once that a task is left alone, or that it is not any more.
func (b *barren) note(id protocol.Hash, head chain.Head, left bool) {
	if left {
		b.meters.barren.WithLabelValues(id.String()).Set(1)
		b.once(id, sayBarren, "task", id, "carried", head.ConsecutiveNec, "hint", "--join all --join ID serves it whatever comes")
		return
	}
	b.alone.Delete(id)
	if b.meters.barren.DeleteLabelValues(id.String()) {
		b.said.Delete(id.String() + sayBarren)
	}
}

// tooLong says whether a task has been left alone for so long that this keeper leaves it: nobody need ever end the run, and what it locks and
// is to store keeps this keeper out of others'.
func (b *barren) tooLong(v *chain.View, id protocol.Hash, head chain.Head) bool {
	since, _ := b.alone.LoadOrStore(id, v.Time)
	from := since.(uint64)
	if head.OpenedAt != 0 {
		from = min(from, head.OpenedAt) // nobody ticks it, since before a restart too
	}
	return v.Time >= from+longestBarren
}
