package audit

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net/http"
	"time"

	"golang.org/x/sync/errgroup"

	"assay/internal/httpclient"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/trace"
)

const (
	// leastTime is how long a source may take for an answer, beside its size.
	leastTime = 5 * time.Second
	// parallel is how many openings are asked for at a time.
	parallel = 8
)

// Hash is the 32-byte value of every root.
type Hash = repops.Hash

var (
	// ErrUnavailable says that no source has what is needed, or what they sent is not it.
	ErrUnavailable = trace.ErrUnavailable
	// ErrBytes says of what a source sent that it is not what it was asked for.
	ErrBytes = trace.ErrBytes
	// ErrMisplaced says that bytes lead to their root and cannot stand there: whoever made the root is at fault, not who sent them.
	ErrMisplaced = errors.New("what is committed to has not the form that it must have")
)

// Sources are origins (http://host:port) of traces and objects. They are asked in order and trusted in nothing.
type Sources struct {
	// Keepers serve objects by hash (docs/formats.md section 7).
	Keepers []string
	// Traces serve traces (docs/audit.md).
	Traces []string
	// Client is httpclient.New(nil) if nil. KeeperClient asks keepers in its place, if it is not: who found them on
	// chain dials them with more care than what an operator named.
	Client, KeeperClient *http.Client
	// Patience is how long one source may take for an answer beside its size at 64 KiB a second; 5 s if 0.
	Patience time.Duration
}

// reader reads from sources and counts.
type reader struct {
	trace.Meter
	keepers, traces trace.Reader
	// tally counts what would be asked for, and answers with zeros; nil of an audit that asks.
	tally *tally
}

func newReader(s Sources) *reader {
	if s.Client == nil {
		s.Client = httpclient.New(nil)
	}
	if s.KeeperClient == nil {
		s.KeeperClient = s.Client
	}
	if s.Patience == 0 {
		s.Patience = leastTime
	}
	r := new(reader)
	r.keepers = trace.Reader{Client: s.KeeperClient, Origins: s.Keepers, Patience: s.Patience, Meter: &r.Meter}
	r.traces = trace.Reader{Client: s.Client, Origins: s.Traces, Patience: s.Patience, Meter: &r.Meter}
	return r
}

// traced says whether somebody is named who serves traces.
func (r *reader) traced() bool { return len(r.traces.Origins) > 0 }

// open opens leaves of a vector. want judges the header, which the root binds; leaf bounds the size of a leaf. Beside the errors of
// trace.Reader there are those of want.
func (r *reader) open(ctx context.Context, root Hash, indices []uint64, leaf int, want want) (o trace.Opening, err error) {
	if r.tally != nil {
		return r.tally.open(indices, leaf, want)
	}
	if o, err = r.traces.Open(ctx, root, indices, leaf); err != nil {
		return o, err
	}
	return o, want.accept(o.Header)
}

// want is the header that a vector has to have where it stands.
type want struct {
	repops.Header
	// err is the error of another one.
	err error
	// program says that it is a program, whose length the root alone tells.
	program bool
}

// fixed wants this very header of a vector that the trainer answers for.
func fixed(h repops.Header) want { return want{Header: h, err: ErrMisplaced} }

// given wants it of one that the task names: its sponsor's mistake says nothing of the trainer.
func given(h repops.Header) want { return want{Header: h, err: ErrUnavailable} }

// aProgram wants a program of the task.
var aProgram = want{Header: repops.Header{Kind: program.KindProgram, DType: repops.DTypeBytes}, err: ErrUnavailable, program: true}

func (w want) accept(h repops.Header) error {
	switch {
	case w.program:
		w.Length = h.Length
		if h != w.Header || h.Length > math.MaxUint32 {
			return fmt.Errorf("%w: kind %d where a program belongs", w.err, h.Kind)
		}
	case h != w.Header:
		return fmt.Errorf("%w: a vector of kind %d, type %d and length %d where kind %d, type %d and length %d belongs",
			w.err, h.Kind, h.DType, h.Length, w.Kind, w.DType, w.Length)
	}
	return nil
}

// roots opens leaves of a list of roots, which are 32 bytes each.
func (r *reader) roots(ctx context.Context, root Hash, want want, indices ...uint64) ([]Hash, error) {
	o, err := r.open(ctx, root, indices, 32, want)
	if err != nil {
		return nil, err
	}
	out := make([]Hash, len(o.Leaves))
	for i, leaf := range o.Leaves {
		if len(leaf) != 32 {
			return nil, fmt.Errorf("%w: leaf %d of %s has %d bytes, a root has 32", ErrMisplaced, indices[i], root, len(leaf))
		}
		out[i] = Hash(leaf)
	}
	return out, nil
}

// pair asks for the halves of a node hash.
func (r *reader) pair(ctx context.Context, h Hash) (p [2]Hash, err error) {
	if r.tally != nil {
		r.tally.answer("fragments of the round's state", 64)
		return p, nil
	}
	return r.traces.Pair(ctx, h)
}

// segment asks each source for a segment of a claim until one names a root that accept takes.
func (r *reader) segment(ctx context.Context, claim Hash, segment int, accept func(Hash) error) error {
	if r.tally != nil {
		r.tally.answer("the segment", 32)
		return accept(Hash{})
	}
	return r.traces.Segment(ctx, claim, segment, accept)
}

// object reads an object from keepers; check compares it with its hash.
func (r *reader) object(ctx context.Context, root Hash, limit int64, check func([]byte) error) error {
	if r.tally != nil {
		return r.tally.object(root, limit, check)
	}
	return r.keepers.Ask(ctx, "/v1/objects/"+root.String(), limit, check)
}

// each calls f for every i below n, some at a time, and returns the first error.
func each(ctx context.Context, n int, f func(ctx context.Context, i int) error) error {
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(parallel)
	for i := range n {
		g.Go(func() error { return f(ctx, i) })
	}
	return g.Wait()
}
