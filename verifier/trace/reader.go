package trace

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"assay/internal/httpclient"
	"assay/repops"
)

// MaxReveal is the size of what a reveal shows: 64 leaves of a segment.
const MaxReveal = 64 * 64

// leastPace is how slowly, in bytes a second, an origin may deliver beside its patience.
const leastPace = 64 << 10

var (
	// ErrUnavailable says that no source has what is needed, or what they sent is not it.
	ErrUnavailable = errors.New("no source has it")
	// ErrBytes says of what a source sent that it is not what it was asked for.
	ErrBytes = errors.New("bytes do not lead to their root")
)

// Meter counts what was asked for. It is safe for concurrent use.
type Meter struct {
	Bytes, Requests atomic.Int64
	// Good counts answers that led to their root, Spoilt those that were not what was asked for.
	Good, Spoilt atomic.Int64
}

// Reader asks origins (http://host:port) in order, and trusts them in nothing. It is safe for concurrent use.
type Reader struct {
	Client  *http.Client
	Origins []string
	// Patience is how long one origin may take for an answer beside its size at 64 KiB a second.
	Patience time.Duration
	// Meter counts; it is not nil.
	Meter *Meter
}

// Ask reads a path from the first origin whose answer, at most limit bytes, check accepts. The error is the context's if that is over,
// else ErrUnavailable.
func (r *Reader) Ask(ctx context.Context, path string, limit int64, check func([]byte) error) error {
	errs := []error{ErrUnavailable}
	for _, origin := range r.Origins {
		body, err := r.get(ctx, origin, path, limit)
		if err == nil {
			if err = check(body); err == nil {
				r.Meter.Good.Add(1)
				return nil
			}
			r.Meter.Spoilt.Add(1)
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		errs = append(errs, fmt.Errorf("%s%s: %w", origin, path, err))
	}
	if len(r.Origins) == 0 {
		errs = append(errs, fmt.Errorf("%s: no source is named", path))
	}
	return httpclient.Join(errs...)
}

func (r *Reader) get(ctx context.Context, origin, path string, limit int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, r.Patience+time.Duration(limit/leastPace)*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(origin, "/")+path, nil)
	if err != nil {
		return nil, err
	}
	r.Meter.Requests.Add(1)
	resp, err := r.Client.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, httpclient.Refusal(resp)
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, limit+1))
	r.Meter.Bytes.Add(int64(len(body)))
	if err != nil {
		return nil, err
	}
	if int64(len(body)) > limit {
		r.Meter.Spoilt.Add(1)
		return nil, fmt.Errorf("%w: more than %d bytes", ErrBytes, limit)
	}
	return body, nil
}

// Open opens leaves of a vector, each of at most so many bytes, that are no others than those under the root.
func (r *Reader) Open(ctx context.Context, root Hash, indices []uint64, leaf int) (o Opening, err error) {
	// A multi-proof has at most 64 hashes a leaf.
	limit := min(int64(repops.HeaderBytes+4+len(indices)*(4+leaf+64*32)), MaxBytes)
	path := fmt.Sprintf("/v1/openings/%s?leaves=%s", root, formatIndices(indices))
	err = r.Ask(ctx, path, limit, func(b []byte) error {
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
	return o, err
}

// Reveal asks for what there is below a node; leads says whether bytes are it.
func (r *Reader) Reveal(ctx context.Context, node Hash, leads func(raw []byte) bool) (raw []byte, err error) {
	err = r.Ask(ctx, "/v1/reveals/"+node.String(), MaxReveal, func(b []byte) error {
		if !leads(b) {
			return ErrBytes
		}
		raw = b
		return nil
	})
	return raw, err
}

// Pair asks for the halves of a node hash.
func (r *Reader) Pair(ctx context.Context, h Hash) (p [2]Hash, err error) {
	raw, err := r.Reveal(ctx, h, func(raw []byte) bool {
		return len(raw) == 64 && repops.NodeHash(Hash(raw[:32]), Hash(raw[32:])) == h
	})
	if err == nil {
		p = [2]Hash{Hash(raw[:32]), Hash(raw[32:])}
	}
	return p, err
}

// Segment asks each origin for a segment of a claim until one names a root that accept takes.
func (r *Reader) Segment(ctx context.Context, claim Hash, segment int, accept func(Hash) error) error {
	return r.Ask(ctx, fmt.Sprintf("/v1/segments/%s/%d", claim, segment), 32, func(b []byte) error {
		if len(b) != 32 {
			return fmt.Errorf("%w: a root of %d bytes", ErrBytes, len(b))
		}
		return accept(Hash(b))
	})
}
