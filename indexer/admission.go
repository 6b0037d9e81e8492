package indexer

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	gqlerrors "github.com/graph-gophers/graphql-go/errors"
	"github.com/graph-gophers/graphql-go/introspection"

	"assay/internal/door"
)

const (
	// querySlots is how many queries run at once. Each holds a connection of the reading pool, as each page of the archive does, and two are left
	// for /readyz and for connections that are being made.
	querySlots = readConnections - archiveSlots - 2
	// queryQueue is how many wait for a slot, and gatePatience how long: what does not fit is told to come back, so that a wait ends
	// before whoever asked gives up. A full queue gives up the newest of the network, and in it the address, that has most in it.
	queryQueue   = 4 * querySlots
	gatePatience = time.Second
	// lightWork is how much work any query may do. One that does more needs one of the few heavy slots, which leave processors to others.
	lightWork = 20_000
	// heavyQueue is short, because whoever waits here holds a slot and a connection.
	heavyQueue = 2
	// workPerMillisecond is what a millisecond of the database's time counts: a second is heavy, however few rows come of it.
	workPerMillisecond = lightWork / 1000
)

var (
	errOverloaded = &queryError{"Overloaded", "the indexer is busy", "ask again in a second; a query that reads less is answered sooner"}
	errUnread     = &queryError{"Overloaded", "too many answers wait for their readers", "read answers as they come; a smaller one is sent sooner"}
	errTooLarge   = &queryError{"AnswerTooLarge", fmt.Sprintf("the answer is larger than %d MiB", maxAnswer>>20), "select fewer fields under shorter names, or lower first or last"}
	errTimeout    = &queryError{"QueryTimeout", "the query took too long", "ask for fewer rows, or filter by task or account"}
)

// heavySlots leaves at least one processor of two or more.
func heavySlots() int { return max(1, runtime.GOMAXPROCS(0)/2) }

// gate lets so many in at once, and some more wait for a moment: networks and addresses share both, so that one that asks all the time takes the
// places of others no more than their turns.
type gate struct{ *door.Gate }

// newGate has so many slots and a queue, of which an address has perAddr at most.
func newGate(slots, queue, perAddr int, patience time.Duration) *gate {
	return &gate{door.NewOpenGate(slots, queue, perAddr, patience)}
}

// callerKey carries in a context whose request it is, a door.Caller.
type callerKey struct{}

// enter takes a slot for whoever ctx is of; the caller gives it back with leave. It fails with errOverloaded, or when ctx ends.
func (g *gate) enter(ctx context.Context) (leave func(), err error) {
	who, _ := ctx.Value(callerKey{}).(door.Caller)
	leave, ok := g.Take(ctx, who, nil)
	switch {
	case ok:
		return leave, nil
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	}
	return nil, errOverloaded
}

// work counts what a request has done: rows read, values resolved, and the database's time. Past lightWork the request goes on when it
// has a heavy slot, and not at all if there is none.
type work struct {
	done  atomic.Int64
	heavy *gate
	// stop ends the request's context, and with it every statement and resolver.
	stop context.CancelCauseFunc
	// answer is how many bytes the answer may have by now. keys are the longest names that fields are given in it, lists the fields that are lists
	// of scalars.
	answer atomic.Int64
	keys   map[string]int
	lists  map[schemaField]bool

	once sync.Once
	// leave gives the heavy slot back, if there is one.
	leave func()
}

// spend counts n units. Its error is that of the request, which has been stopped.
func (w *work) spend(ctx context.Context, n int64) error {
	if ctx.Err() == nil && w.done.Add(n) > lightWork {
		w.once.Do(func() {
			leave, err := w.heavy.enter(ctx)
			if err != nil {
				w.stop(err)
				return
			}
			w.leave = leave
		})
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}

// resolves counts a value, before it is there, by the most that it and its name may take.
func (w *work) resolves(ctx context.Context, f schemaField) {
	key, size := int64(w.keys[f.name]), int64(valueBytes)
	switch {
	case w.lists[f]:
		size *= listLength
	case f.name == "description" || f.name == "deprecationReason":
		size = describedBytes
	}
	w.answers(key + size)
	// An error has stopped the request's context already.
	_ = w.spend(ctx, 1+key/valueBytes)
}

// answers counts bytes of the answer. One that is too large is not made.
func (w *work) answers(bytes int64) {
	if w.answer.Add(bytes) > maxAnswer {
		w.stop(errTooLarge)
	}
}

// end gives the heavy slot back.
func (w *work) end() {
	// No resolver runs any more, so nobody enters after this.
	w.once.Do(func() {})
	if w.leave != nil {
		w.leave()
	}
}

// fieldTracer counts values: graphql-go calls it before each resolver, and runs none whose context has ended.
type fieldTracer struct{}

func (fieldTracer) TraceQuery(ctx context.Context, _, _ string, _ map[string]any, _ map[string]*introspection.Type) (context.Context, func([]*gqlerrors.QueryError)) {
	return ctx, func([]*gqlerrors.QueryError) {}
}

func (fieldTracer) TraceField(ctx context.Context, _, typeName, field string, _ bool, _ map[string]any) (context.Context, func(*gqlerrors.QueryError)) {
	w := &requestOf(ctx).work
	w.resolves(ctx, schemaField{typeName, field})
	return ctx, w.failed
}

// failed counts an error, which says where it is by all the names on the way.
func (w *work) failed(err *gqlerrors.QueryError) {
	if err == nil {
		return
	}
	bytes := valueBytes + len(err.Message)
	for _, step := range err.Path {
		if name, ok := step.(string); ok {
			bytes += len(name)
		}
	}
	w.answers(int64(bytes))
}
