package verifier

import (
	"cmp"
	"context"
	"math"
	"sync"
	"time"

	"assay/internal/guard"
	"assay/protocol"
)

const (
	// fetchPlaces is how many objects of claims are fetched at a time for all tasks that the operator did not name, taskFetches for one task.
	fetchPlaces, taskFetches = 16, 4
	// passPatience is how long a pass looks at claims about which no clock runs; the others come first at the next one.
	passPatience = 15 * time.Second
)

// fetches gets beside the passes what strangers may serve: who is to send it decides how long that takes, and no pass waits for it. Places
// are bounded over all tasks and in each. A free one goes to the task that has fewest, and of those to the one that was served longest ago,
// so that whoever never answers keeps places of its own tasks busy. Tasks that the operator named share theirs with nobody.
// The mutex guards all of it.
type fetches struct {
	// beside does something beside the passes, as hand does.
	beside func(do func(context.Context)) context.CancelFunc

	mu sync.Mutex
	// taken are places of tasks that were not named, turn counts the places that were given.
	taken int
	turn  uint64
	tasks map[protocol.Hash]*errands
}

// errands are what passes over one task ask for.
type errands struct {
	named   bool
	running int
	// served is the turn in which a place was given last.
	served uint64
	wanted map[string]*errand
}

// errand is one thing to fetch.
type errand struct {
	get func(context.Context) error
	// patience is how long one attempt may take.
	patience time.Duration
	running  bool
	// since is when a pass asked for it first, asked when one did last, order in which they came.
	since, asked time.Time
	order        uint64
	backoff
}

// seek has something fetched for a task beside the passes, for as long as they ask for it. looking says that it may still come soon: no
// attempt has ended yet, and it was not asked for any longer ago than one attempt takes, however many wait for a place.
func (f *fetches) seek(task protocol.Hash, named bool, key string, patience time.Duration, get func(context.Context) error) (looking bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.tasks == nil {
		f.tasks = make(map[protocol.Hash]*errands)
	}
	t := f.tasks[task]
	if t == nil {
		t = &errands{named: named, wanted: make(map[string]*errand)}
		f.tasks[task] = t
	}
	e := t.wanted[key]
	if e == nil {
		f.turn++
		e = &errand{get: get, patience: patience, since: time.Now(), order: f.turn}
		t.wanted[key] = e
	}
	e.asked = time.Now()
	f.give()
	return e.fails == 0 && time.Since(e.since) < patience
}

// give gives away the places that are free. The mutex is held.
func (f *fetches) give() {
	for {
		task, key, e := f.next()
		if e == nil {
			return
		}
		t := f.tasks[task]
		f.turn++
		t.served = f.turn
		t.running++
		e.running = true
		if !t.named {
			f.taken++
		}
		f.beside(func(run context.Context) {
			began := time.Now()
			ctx, cancel := context.WithTimeout(run, e.patience)
			defer cancel()
			err := guard.Call(func() error { return e.get(ctx) })
			f.mu.Lock()
			defer f.mu.Unlock()
			e.running = false
			if t.running--; !t.named {
				f.taken--
			}
			if run.Err() != nil {
				return
			}
			if err == nil {
				delete(t.wanted, key)
			} else if took := time.Since(began); e.failed() < took {
				e.notBefore = time.Now().Add(took) // who keeps a place long gets it less often
			}
			f.give()
		})
	}
}

// next is what the next free place goes to, and forgets what no pass asks for any more. The mutex is held.
func (f *fetches) next() (task protocol.Hash, key string, next *errand) {
	var best *errands
	for id, t := range f.tasks {
		for k, e := range t.wanted {
			if !e.running && time.Since(e.asked) > keepReplaying {
				delete(t.wanted, k)
			}
		}
		if len(t.wanted) == 0 && t.running == 0 {
			delete(f.tasks, id)
			continue
		}
		if t.running >= taskFetches || !t.named && f.taken >= fetchPlaces {
			continue
		}
		if best != nil && cmp.Or(cmp.Compare(t.running, best.running), cmp.Compare(t.served, best.served)) >= 0 {
			continue
		}
		// What failed least, and of that what was asked for first.
		fails, order := math.MaxInt, uint64(math.MaxUint64)
		for k, e := range t.wanted {
			if !e.running && !e.pausing() && cmp.Or(cmp.Compare(e.fails, fails), cmp.Compare(e.order, order)) < 0 {
				best, task, key, next, fails, order = t, id, k, e, e.fails, e.order
			}
		}
	}
	return task, key, next
}
