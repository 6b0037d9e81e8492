// Package transition computes what a round makes of a state: the new state, and all else that a proposal commits to
// (docs/formats.md sections 2 and 8). Keepers propose by it, verifiers check by it, and both open by it whatever has to be opened.
//
// Every input is proven against its root while it is read. Memory does not depend on the model's size unless the trees for openings
// are asked for.
package transition

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
)

// Payload is one included payload, by its root.
type Payload struct {
	Trainer common.Address
	// Slot is the trainer's enrolment slot, which says its weight in a WeightedMean.
	Slot uint8
	Root protocol.Hash
}

// Round is what a transition is computed from.
type Round struct {
	Spec   *protocol.TaskSpec
	Task   protocol.Hash
	Number uint32
	// Parent is the root of the state before the round.
	Parent protocol.Hash
	// Payloads are the included ones, strictly ascending by trainer.
	Payloads []Payload
}

// Source is where inputs are read. Several goroutines read at once, ranges in any order, one fragment at a time, and every range
// perhaps more than once.
type Source interface {
	// State reads parameters and momentum of the parent, from element `at` of the fragment, as many as the equally long slices hold.
	State(fragment uint32, at uint64, params, momentum []float32) error
	// Leaves reads whole leaves of a payload as committed to, from leaf `first` of the fragment: dst is a multiple of their size.
	Leaves(payload int, fragment uint32, first uint64, dst []byte) error
}

// Sink receives the new state, fragment by fragment, ascending, each range once. Its slices are reused after it returns.
type Sink interface {
	State(fragment uint32, at uint64, params, momentum []float32) error
}

// Options of a computation; the zero value is an honest one without trees.
type Options struct {
	// Trees, if not nil, is filled with all that openings need. It reads from the Source as long as it is used.
	Trees *Trees
	// Tamper, if not nil, makes the outcome wrong.
	Tamper *Tamper
}

// Outcome is what witnesses sign.
type Outcome struct {
	NewRoot protocol.Hash
	AuxRoot protocol.Hash
}

// Tamper changes what is committed to before it is hashed, for tests of those who have to find it. Each function returns or leaves
// the false value for a true one; nil ones change nothing. They depend on the place alone, since a range may be computed again, cut
// elsewhere. What follows from a false value follows from it truly: a lie stays the only one.
type Tamper struct {
	// Params and Momentum change elements of the new state in place; x[0] is element `at` of the fragment.
	Params, Momentum func(fragment uint32, at uint64, x []float32)
	// Interleaved returns what is committed to for a leaf, which it may change.
	Interleaved func(fragment uint32, leaf uint64, data []byte) []byte
	// Partials changes a partial of a reduction; levels count from 1.
	Partials func(item, level int, index uint64, v float64) float64
	// Distances changes an entry of Krum's rows.
	Distances func(row, column int, v float64) float64
	// Scores changes a trainer's score.
	Scores func(i int, v float64) float64
}

// Mismatch says that the bytes of an input do not give its root: a damaged disk, or a root that names something else.
type Mismatch struct {
	// Payload is the index of the payload, -1 for the parent state.
	Payload   int
	Want, Got protocol.Hash
}

// Error implements error.
func (m *Mismatch) Error() string {
	if m.Payload < 0 {
		return fmt.Sprintf("the parent state %s hashes to %s", m.Want, m.Got)
	}
	return fmt.Sprintf("payload %d, %s, hashes to %s", m.Payload, m.Want, m.Got)
}

// Malformed says that an included payload, whose bytes give its root, has a leaf that is not well formed.
type Malformed struct {
	Payload  int
	Fragment uint32
	Leaf     uint64
	Why      string
}

// Error implements error.
func (m *Malformed) Error() string {
	return fmt.Sprintf("payload %d has a malformed leaf, %d of fragment %d: %s", m.Payload, m.Leaf, m.Fragment, m.Why)
}

// ErrRound reports a round that no proposal can have: payloads out of order, or a specification that the rules do not allow.
var ErrRound = errors.New("round cannot be computed")

// Compute computes the round and writes the new state to sink, if that is not nil. It is a *Mismatch if an input is not what its root
// says, a *Malformed if an included payload breaks the rules for payloads; what sink received is worthless then. Errors of src and
// sink are returned as they are.
func Compute(ctx context.Context, r Round, src Source, sink Sink, o Options) (Outcome, error) {
	c, err := newComputation(r, src, o)
	if err != nil {
		return Outcome{}, err
	}
	return c.compute(ctx, sink)
}
