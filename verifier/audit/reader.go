package audit

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"assay/internal/httpclient"
	"assay/repops"
	"assay/repops/program"
)

const (
	// leastPace is how slowly, in bytes a second, a source may deliver beside leastTime.
	leastPace = 64 << 10
	leastTime = 5 * time.Second
	// parallel is how many openings are asked for at a time.
	parallel = 8
)

var (
	// ErrUnavailable says that no source has what is needed, or what they sent is not it.
	ErrUnavailable = errors.New("no source has it")
	// ErrBytes says of what a source sent that it is not what it was asked for.
	ErrBytes = errors.New("bytes do not lead to their root")
	// ErrMisplaced says that bytes lead to their root and cannot stand there: whoever made the root is at fault, not who sent them.
	ErrMisplaced = errors.New("what is committed to has not the form that it must have")
)

// Sources are origins (http://host:port) of openings and objects. They are asked in order and trusted in nothing.
type Sources struct {
	// Keepers serve objects by hash (docs/formats.md section 7).
	Keepers []string
	// Traces serve openings (docs/audit.md).
	Traces []string
	// Client is httpclient.New(nil) if nil. KeeperClient asks keepers in its place, if it is not: who found them on
	// chain dials them with more care than what an operator named.
	Client, KeeperClient *http.Client
	// Patience is how long one source may take for an answer beside its size at 64 KiB a second; 5 s if 0.
	Patience time.Duration
}

// reader reads from sources and counts.
type reader struct {
	Sources
	bytes    atomic.Int64
	requests atomic.Int64
	// good counts answers that led to their root, spoilt those that were not what was asked for.
	good, spoilt atomic.Int64
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
	return &reader{Sources: s}
}

// ask reads a path from the first origin whose answer, at most limit bytes, check accepts. The error is the context's if that is over,
// else ErrUnavailable.
func (r *reader) ask(ctx context.Context, client *http.Client, origins []string, path string, limit int64, check func([]byte) error) error {
	errs := []error{ErrUnavailable}
	for _, origin := range origins {
		body, err := r.get(ctx, client, origin, path, limit)
		if err == nil {
			if err = check(body); err == nil {
				r.good.Add(1)
				return nil
			}
			r.spoilt.Add(1)
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		errs = append(errs, fmt.Errorf("%s%s: %w", origin, path, err))
	}
	if len(origins) == 0 {
		errs = append(errs, fmt.Errorf("%s: no source is named", path))
	}
	return httpclient.Join(errs...)
}

func (r *reader) get(ctx context.Context, client *http.Client, origin, path string, limit int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, r.Patience+time.Duration(limit/leastPace)*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(origin, "/")+path, nil)
	if err != nil {
		return nil, err
	}
	r.requests.Add(1)
	resp, err := client.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, httpclient.Refusal(resp)
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, limit+1))
	r.bytes.Add(int64(len(body)))
	if err != nil {
		return nil, err
	}
	if int64(len(body)) > limit {
		r.spoilt.Add(1)
		return nil, fmt.Errorf("%w: more than %d bytes", ErrBytes, limit)
	}
	return body, nil
}

// open opens leaves of a vector. want judges the header, which the root binds; leaf bounds the size of a leaf. Beside the errors of ask
// there are those of want.
func (r *reader) open(ctx context.Context, root Hash, indices []uint64, leaf int, want want) (o Opening, err error) {
	if r.tally != nil {
		return r.tally.open(indices, leaf, want)
	}
	// A multi-proof has at most 64 hashes a leaf.
	limit := min(int64(repops.HeaderBytes+4+len(indices)*(4+leaf+64*32)), MaxBytes)
	path := fmt.Sprintf("/v1/openings/%s?leaves=%s", root, formatIndices(indices))
	err = r.ask(ctx, r.Client, r.Traces, path, limit, func(b []byte) error {
		got, err := ParseOpening(b)
		if err == nil {
			err = got.Verify(root, indices)
		}
		if err != nil {
			return fmt.Errorf("%w: %w", ErrBytes, err)
		}
		o = got
		return nil
	})
	if err != nil {
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
	err = r.ask(ctx, r.Client, r.Traces, "/v1/pairs/"+h.String(), 64, func(b []byte) error {
		if len(b) != 64 || repops.NodeHash(Hash(b[:32]), Hash(b[32:])) != h {
			return ErrBytes
		}
		p = [2]Hash{Hash(b[:32]), Hash(b[32:])}
		return nil
	})
	return p, err
}

// segment asks each source for a segment of a claim until one names a root that accept takes.
func (r *reader) segment(ctx context.Context, claim Hash, segment int, accept func(Hash) error) error {
	if r.tally != nil {
		r.tally.answer("the segment", 32)
		return accept(Hash{})
	}
	return r.ask(ctx, r.Client, r.Traces, fmt.Sprintf("/v1/segments/%s/%d", claim, segment), 32, func(b []byte) error {
		if len(b) != 32 {
			return fmt.Errorf("%w: a root of %d bytes", ErrBytes, len(b))
		}
		return accept(Hash(b))
	})
}

// object reads an object from keepers; check compares it with its hash.
func (r *reader) object(ctx context.Context, root Hash, limit int64, check func([]byte) error) error {
	if r.tally != nil {
		return r.tally.object(root, limit, check)
	}
	return r.ask(ctx, r.KeeperClient, r.Keepers, "/v1/objects/"+root.String(), limit, check)
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
