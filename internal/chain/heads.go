package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
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

// lostTries is how often in a row nobody may know a block before it counts as lost: a server that lags has caught up long before.
const lostTries = 64

// Lost notices a block that was believed and that nobody behind the RPC knows: whoever waited for the chain to reach it would wait for ever. It is
// not safe for concurrent use.
type Lost struct {
	hash  common.Hash
	tries int
}

// Is says whether a block is lost: whether the RPC knew none of its hash and number in any of the last lostTries calls, all of them about this block.
func (l *Lost) Is(ctx context.Context, c *Chain, b Block) (bool, error) {
	if l.hash != b.Hash {
		*l = Lost{hash: b.Hash}
	}
	h, err := c.backend.HeaderByHash(ctx, b.Hash)
	if err == nil && h.Hash() == b.Hash && h.Number.Cmp(new(big.Int).SetUint64(b.Number)) == 0 {
		l.tries = 0
		return false, nil
	}
	if err != nil && !lacksBlock(err) {
		return false, fmt.Errorf("read block %s: %w", b.Hash, err)
	}
	l.tries++
	return l.tries >= lostTries, nil
}

// Seen are the heads that somebody who follows the chain looked at. They tell a reorg from a server that lags, where several answer behind one
// address: only another block at the height of one that was seen is a reorg, or that one is lost. It is not safe for concurrent use.
type Seen struct {
	heads   []Block
	lost    Lost
	lagging time.Time
}

// seenHeads is how many are kept: more than any reorg is deep that a view below it may show.
const seenHeads = 256

// Next is the next head, held against those before it. reorged: a block that was seen left the chain. lags: the head is older than the newest that was
// seen, or the server that was asked about that one does not have it yet; it says nothing, and is to be left alone. A head that is not credible is an
// error and is not kept: every true head would lag behind it. If one was believed all the same it is lost, and the next head is a reorg.
func (s *Seen) Next(ctx context.Context, v *View) (reorged, lags bool, err error) {
	reorged, lags, err = s.next(ctx, v)
	switch n := len(s.heads); {
	case err != nil && !LeftAlone(err):
	case err == nil && !lags:
		s.lost, s.lagging = Lost{}, time.Time{}
		s.add(v.Block)
	case n == 0:
	default:
		if s.lagging.IsZero() {
			s.lagging = time.Now()
		}
		lost, why := s.lost.Is(ctx, v.c, s.heads[n-1])
		if why != nil {
			return false, false, why
		}
		if !lost {
			break
		}
		if err := v.confirm(ctx); err != nil {
			return false, false, err
		}
		*s = Seen{heads: []Block{v.Block}}
		return true, false, nil
	}
	return reorged, lags, err
}

// next is Next but for what becomes of the head.
func (s *Seen) next(ctx context.Context, v *View) (reorged, lags bool, err error) {
	n := len(s.heads)
	if n == 0 {
		return false, false, v.Credible(ctx, nil)
	}
	if err := v.Credible(ctx, &s.heads[n-1]); err != nil {
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
	if reorged {
		s.heads = s.heads[:0]
	}
	return reorged, !reorged && at < n-1, nil
}

// LeftAlone says whether an error of a head is about the head, which is left alone, and not about an RPC that does not answer.
func LeftAlone(err error) bool { return Transient(err) || errors.Is(err, ErrImpossible) }

// Newest is the newest of them; the zero Block if there is none.
func (s *Seen) Newest() (b Block) {
	if n := len(s.heads); n > 0 {
		b = s.heads[n-1]
	}
	return b
}

// Lagging is for how long nothing but heads that lag came, or are not credible.
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
