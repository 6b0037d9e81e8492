package keeper

import (
	"cmp"
	"slices"
)

// backlog is how many old disputes are looked at at each head after a start, the newest first; fresh is how many new ones at most. A
// block has no room for more, so that a larger number is not true.
const backlog, fresh = 64, 1024

// watch is which of the numbers below high are not over. Those below low have not been looked at yet. The
// defence's mutex locks it.
type watch struct {
	low, high uint64
	started   bool
	open      map[uint64]dispute
}

// dispute is what the last look at one found.
type dispute struct {
	over bool
	// deadline of its clock; 0 before the first look.
	deadline uint64
	// quiet is the chain's time until which it is no business of this keeper.
	quiet uint64
}

// look returns the numbers to look at now, of which there are count by now, says the chain's RPC: those not looked at yet, then those whose
// clock ends first. What a wrong count adds is little, and the next right one takes it away.
func (w *watch) look(count, now uint64) []uint64 {
	if !w.started {
		*w = watch{low: count, high: count, started: true, open: make(map[uint64]dispute)}
	}
	if count < w.high {
		// The view is older than the last one, or the last count was wrong: those above it are looked at again when they are there.
		for id := range w.open {
			if id >= count {
				delete(w.open, id)
			}
		}
		w.low, w.high = min(w.low, count), count
	}
	for n := 0; n < fresh && w.high < count; n++ {
		w.open[w.high] = dispute{}
		w.high++
	}
	for n := 0; n < backlog && w.low > 0; n++ {
		w.low--
		w.open[w.low] = dispute{}
	}
	ids := make([]uint64, 0, len(w.open))
	for id, d := range w.open {
		if now >= d.quiet {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(a, b uint64) int {
		return cmp.Or(cmp.Compare(w.open[a].deadline, w.open[b].deadline), cmp.Compare(a, b))
	})
	return ids
}
