package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"

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
	return &View{c: c, Block: blockOf(header)}, nil
}
