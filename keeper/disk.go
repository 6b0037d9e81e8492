package keeper

import "assay/protocol"

// sponsorShare is the part of the disk, 1/sponsorShare of what is free and what is stored, that one sponsor is given at most: or the first
// who has stake locked for a long run would keep all others' tasks away.
const sponsorShare = 4

// fits refuses a task whose run of need bytes does not fit the disk beside what this keeper owes: sponsors are as many as somebody has accounts,
// and what is acknowledged in one task must not wait for another's files.
func (b *balance) fits(id protocol.Hash, need uint64) error {
	more := need - min(need, b.held[id])
	if plus(plus(b.owed, uint64(b.cfg.MinFreeBytes)), more) > b.free {
		return errQuotaExceeded.With("a run of the task stores another %d bytes; of the %d free on this keeper's disk joined tasks will take %d, and %d stay free",
			more, b.free, b.owed, b.cfg.MinFreeBytes)
	}
	return nil
}
