package keeper

import (
	"context"

	"assay/internal/chain"
	"assay/protocol"
)

// disk refuses a task whose run of need bytes does not fit the disk beside what this keeper owes: sponsors are as many as somebody has accounts,
// and what is acknowledged in one task must not wait for another's files.
func (u *usages) disk(ctx context.Context, v *chain.View, id protocol.Hash, need uint64) error {
	held, err := u.store.Held(id)
	if err != nil {
		return errStorage.Because(err)
	}
	owed, err := u.rest(ctx, v)
	if err != nil {
		return err
	}
	free, err := u.store.Free()
	if err != nil {
		return errStorage.Because(err)
	}
	more := need - min(need, held)
	if plus(plus(owed, uint64(u.cfg.MinFreeBytes)), more) > free {
		return errQuotaExceeded.With("a run of the task stores another %d bytes; of the %d free on this keeper's disk joined tasks will take %d, and %d stay free",
			more, free, owed, u.cfg.MinFreeBytes)
	}
	return nil
}

// rest is what the tasks that were joined, or are about to be, will still store.
func (u *usages) rest(ctx context.Context, v *chain.View) (uint64, error) {
	u.mu.Lock()
	version, known := u.at(v), u.owed
	u.mu.Unlock()
	if known != nil {
		return *known, nil
	}
	var owed uint64
	for _, id := range *u.tasks.found.Load() {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		if _, over := u.settlement.ran.Load(id); over || !u.taken(id) {
			continue
		}
		spec, _, err := u.tasks.spec(ctx, v, id)
		if err != nil {
			return 0, err
		}
		whole, err := u.weight(ctx, spec, spec.MaxRounds)
		if err != nil {
			return 0, err
		}
		held, err := u.store.Held(id)
		if err != nil {
			return 0, errStorage.Because(err)
		}
		owed = plus(owed, whole-min(whole, held))
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.version == version {
		u.owed = &owed
	}
	return owed, nil
}
