package training

import (
	"cmp"
	"slices"
	"sync"

	"assay/repops/program"
)

// Keep bounds what all replays that share it hold between their computations: local states, lists and roots. When it is too much the one that holds
// most gives up every other of its states, so that no claim has more than the others need; what is given up is computed again from the state before
// it. Lists and roots are given up last, and with them the replay: it is Lost then.
type Keep struct {
	mu      sync.Mutex
	limit   uint64
	replays map[*Replay]bool
}

// NewKeep is a Keep with a limit in bytes.
func NewKeep(limit uint64) *Keep { return &Keep{limit: limit, replays: make(map[*Replay]bool)} }

// Limit changes the limit.
func (k *Keep) Limit(bytes uint64) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.limit = bytes
	k.fit()
}

// Used is what is held, in bytes.
func (k *Keep) Used() uint64 {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.used()
}

func (k *Keep) used() (sum uint64) {
	programs := make(map[*program.Program]bool)
	for r := range k.replays {
		sum += r.Kept()
		if p := r.Task.Programs.Step; !programs[p] {
			programs[p] = true
			sum += programEntries(r) * entryBytes
		}
	}
	return sum
}

// note counts what a replay holds now.
func (k *Keep) note(r *Replay) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !r.Lost() {
		k.replays[r] = true
	}
	k.fit()
}

func (k *Keep) drop(r *Replay) {
	k.mu.Lock()
	defer k.mu.Unlock()
	delete(k.replays, r)
}

// fit gives up what is too much. The mutex is held.
func (k *Keep) fit() {
	used := k.used()
	if used <= k.limit {
		return
	}
	all := make([]*Replay, 0, len(k.replays))
	for r := range k.replays {
		all = append(all, r)
	}
	for used > k.limit && len(all) > 0 {
		largest := 0
		for i, r := range all {
			if statedBytes(r) > statedBytes(all[largest]) {
				largest = i
			}
		}
		freed := all[largest].thin()
		if freed == 0 {
			break // none has a state any more
		}
		used -= freed
	}
	slices.SortFunc(all, func(a, b *Replay) int { return cmp.Compare(lookedBytes(a), lookedBytes(b)) })
	for _, r := range all {
		if used <= k.limit {
			return
		}
		if r.lose() {
			delete(k.replays, r)
			used = k.used()
		}
	}
}
