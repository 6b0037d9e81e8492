package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/rpc"
)

// HeadName names one of the heads that a node knows of its chain.
type HeadName string

// The heads, from the newest to the surest.
const (
	// HeadLatest is the newest block; of a rollup, the sequencer's word.
	HeadLatest HeadName = "latest"
	// HeadSafe is the newest block that, of a rollup, follows from data on L1. It changes only if L1 reorganises.
	HeadSafe HeadName = "safe"
	// HeadFinalized is the newest block that, of a rollup, follows from data that is final on L1. It is never taken back.
	HeadFinalized HeadName = "finalized"
)

var (
	// ErrHeadName says that a head has none of the names.
	ErrHeadName = errors.New("a head is latest, safe or finalized")
	// ErrNoHead says that the node names no such block: it does not know the head, or there is none yet.
	ErrNoHead = errors.New("the node names no such block")
)

var headNumbers = map[HeadName]rpc.BlockNumber{
	HeadLatest: rpc.LatestBlockNumber, HeadSafe: rpc.SafeBlockNumber, HeadFinalized: rpc.FinalizedBlockNumber,
}

// Check returns ErrHeadName for what is no head's name.
func (h HeadName) Check() error {
	if _, ok := headNumbers[h]; !ok {
		return fmt.Errorf("%w, not %q", ErrHeadName, string(h))
	}
	return nil
}

// AtHead returns a view at a head; ErrNoHead if the node names none.
func (c *Chain) AtHead(ctx context.Context, h HeadName) (*View, error) {
	if err := h.Check(); err != nil {
		return nil, err
	}
	if h == HeadLatest {
		return c.Latest(ctx)
	}
	header, err := c.backend.HeaderByNumber(ctx, big.NewInt(headNumbers[h].Int64()))
	// A node that answers, with anything but a block, has none; some answer nothing, some an error of their own.
	if answer := rpc.Error(nil); errors.Is(err, ethereum.NotFound) || errors.As(err, &answer) {
		return nil, fmt.Errorf("read the %s block: %w: %w", h, ErrNoHead, err)
	} else if err != nil {
		return nil, fmt.Errorf("read the %s block: %w", h, err)
	}
	return c.viewAt(header)
}

// Seen are the heads that somebody who follows the chain looked at. They tell a reorg from a server that lags, where several answer behind one
// address: only another block at the height of one that was seen is a reorg. It is not safe for concurrent use.
type Seen struct {
	heads   []Block
	lagging time.Time
}

// seenHeads is how many are kept: more than any reorg is deep that a view below it may show.
const seenHeads = 256

// Next is the next head, held against those before it. reorged: a block that was seen left the chain. lags: the head is older than the newest that was
// seen, or the server that was asked about that one does not have it yet; it says nothing, and is to be left alone. A head that the chain cannot have
// reached is an error and is not kept: every true head would lag behind it.
func (s *Seen) Next(ctx context.Context, v *View) (reorged, lags bool, err error) {
	n := len(s.heads)
	if n == 0 {
		s.add(v.Block)
		return false, false, nil
	}
	if err := Follows(s.heads[n-1], v.Block); err != nil {
		return false, false, err
	}
	// The newest of those that are not above it.
	at := n - 1
	for at >= 0 && s.heads[at].Number > v.Number {
		at--
	}
	switch {
	case at < 0: // nothing that was seen can be held against it
	case s.heads[at].Number == v.Number:
		reorged = s.heads[at].Hash != v.Hash
	case s.heads[at].Number+1 == v.Number:
		reorged = s.heads[at].Hash != v.Parent
	default:
		still, err := v.c.Canonical(ctx, s.heads[at])
		if errors.Is(err, ErrBehind) {
			at = -1
		} else if err != nil {
			return false, false, err
		}
		reorged = at >= 0 && !still
	}
	if !reorged && at < n-1 {
		if s.lagging.IsZero() {
			s.lagging = time.Now()
		}
		return false, true, nil
	}
	s.lagging = time.Time{}
	if reorged {
		s.heads = s.heads[:0]
	}
	s.add(v.Block)
	return reorged, false, nil
}

// Lagging is for how long nothing but heads that lag came.
func (s *Seen) Lagging() time.Duration {
	if s.lagging.IsZero() {
		return 0
	}
	return time.Since(s.lagging)
}

func (s *Seen) add(b Block) {
	if n := len(s.heads); n > 0 && s.heads[n-1].Hash == b.Hash {
		return
	}
	if len(s.heads) == seenHeads {
		s.heads = append(s.heads[:0], s.heads[1:]...)
	}
	s.heads = append(s.heads, b)
}
