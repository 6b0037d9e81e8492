package chain

import (
	"context"
	"encoding/json"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// endless is an RPC of a chain of as many blocks as are asked for.
type endless struct{ Backend }

func (endless) HeaderByNumber(_ context.Context, number *big.Int) (*types.Header, error) {
	return &types.Header{Number: number}, nil
}

// counter is a list of the numbers of all blocks, and how each of them was read.
type counter struct {
	t    *testing.T
	c    *Chain
	tail Tail[uint64]
	// reads is how many reads there were, of those that began; seen are those that a block was read by, deepest how far below a head it was then at most.
	reads   int
	seen    map[uint64]map[int]bool
	deepest map[uint64]uint64
	// lag is how many of the newest blocks are left out, width the most that a page may have, pages how many of them a read gets.
	lag, width uint64
	pages      int
	lowest     uint64
	// checked is the first block that was not settled before.
	checked uint64
}

var errEnough = errors.New("enough for now")

func newCounter(t *testing.T) *counter {
	c, err := New(endless{}, protocol.Deployment{})
	require.NoError(t, err)
	return &counter{t: t, c: c, seen: make(map[uint64]map[int]bool), deepest: make(map[uint64]uint64), width: 1 << 40, pages: 1 << 40}
}

// read reads up to a head, and checks what comes of it.
func (c *counter) read(head uint64) error {
	before := len(c.tail.Items)
	err := c.tailRead(head)
	got := c.tail.Items
	require.GreaterOrEqual(c.t, len(got), before, "nothing is taken back")
	for i := 1; i < len(got); i++ {
		if got[i-1] >= got[i] {
			require.Fail(c.t, "once each, in order", "%d, %d", got[i-1], got[i])
		}
	}
	for ; c.checked <= c.tail.Settled; c.checked++ {
		n := c.checked
		require.True(c.t, c.deepest[n] >= deep || n == 0 || len(c.seen[n]) > 1 && c.deepest[n] >= recheck, "block %d is settled, read %d times, %d below the head",
			n, len(c.seen[n]), c.deepest[n])
	}
	return err
}

// tailRead reads up to a head.
func (c *counter) tailRead(head uint64) error {
	v, err := c.c.At(c.t.Context(), head)
	require.NoError(c.t, err)
	c.reads, c.lowest = c.reads+1, head
	pages := c.pages
	got, err := c.tail.Read(c.t.Context(), v, func(_ context.Context, at *View, from uint64) (out []uint64, err error) {
		if pages == 0 || at.Number-from >= c.width {
			return nil, errEnough
		}
		pages--
		c.lowest = min(c.lowest, from)
		for n := from; n <= at.Number; n++ {
			if c.seen[n] == nil {
				c.seen[n] = make(map[int]bool)
			}
			c.seen[n][c.reads], c.deepest[n] = true, max(c.deepest[n], head-n)
			if n+c.lag <= head {
				out = append(out, n)
			}
		}
		return out, nil
	})
	require.Len(c.t, got, len(c.tail.Items))
	return err
}

func (c *counter) complete(head uint64) {
	c.t.Helper()
	require.Len(c.t, c.tail.Items, int(head)+1)
}

// Every block is read again by a later read before it is settled, whatever time passes between two looks, and so every other read may leave out what it
// likes of the newest blocks. What is read again is no more than that, and what was saved and put back is no other list.
func TestEveryBlockIsReadAgain(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	gaps := []uint64{1, 1, 2, 5, 7, 8, 9, 12, 16, 17, 60, 127, 128, 129, 300, 1_000}
	for _, saved := range []bool{false, true} {
		c := newCounter(t)
		head := uint64(0)
		for i := range 200 {
			head += gaps[random.IntN(len(gaps))]
			c.lag = 0
			if i%2 == 0 {
				c.lag = random.Uint64N(deep + 1)
			}
			before := c.newest()
			if err := c.read(head); err != nil {
				require.ErrorIs(t, err, ErrBehind)
				require.NotZero(t, c.lag)
				continue
			}
			require.Greater(t, c.lowest+2*deep+1, min(before, head-min(head, deep)), "no more than that is read again")
			require.False(t, c.tail.Short)
			require.GreaterOrEqual(t, c.tail.Settled+deep, head)
			if c.lag == 0 {
				c.complete(head)
			}
			if saved {
				raw, err := json.Marshal(&c.tail)
				require.NoError(t, err)
				c.tail = Tail[uint64]{}
				require.NoError(t, json.Unmarshal(raw, &c.tail))
			}
		}
		require.Less(t, len(c.tail.Marks), 60, "few are kept")
	}
}

func (c *counter) newest() uint64 {
	if n := len(c.tail.Marks); n > 0 {
		return c.tail.Marks[n-1].Number
	}
	return 0
}

// Where a read is cut short before it has read all again, the list is no shorter than before, and the next one goes on from there: what is new is found.
func TestTailIsReadAgainInPieces(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	require.NoError(t, c.read(100))
	c.complete(100)
	c.width, c.pages = 10, 4
	tries, head := 0, uint64(100)
	for ; len(c.tail.Items) == 101; tries++ {
		require.Less(t, tries, 10)
		head++
		_ = c.read(head)
	}
	require.Greater(t, tries, 2)
	c.pages = 100
	require.NoError(t, c.read(head))
	require.NoError(t, c.read(head+1))
	c.complete(head + 1)
}

// A server that lags takes back nothing that another one gave, however much it lags; an event that nobody gives again there never was.
func TestTailKeepsWhatWasFound(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	require.NoError(t, c.read(500))
	require.NoError(t, c.read(501))
	c.complete(501)
	c.lag = 40
	head := uint64(501)
	for range omitTries - 1 {
		head++
		require.ErrorIs(t, c.read(head), ErrBehind)
		c.complete(501)
	}
	c.lag = 0
	head++
	require.NoError(t, c.read(head))
	c.complete(head)

	c.tail.Items[head-3] = 1 << 30 // it is no block's
	for range omitTries - 1 {
		head++
		require.ErrorIs(t, c.tailRead(head), ErrBehind)
	}
	head++
	require.NoError(t, c.read(head))
	c.complete(head)
}

// What an earlier version had saved, which did not note what was settled, is not read anew from the deployment on.
func TestTailThatWasSavedBefore(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	for head := uint64(5_000); head < 5_100; head++ {
		require.NoError(t, c.read(head))
	}
	c.tail.Settled = 0
	require.NoError(t, c.read(5_200))
	c.complete(5_200)
	require.Greater(t, c.lowest, uint64(4_500))
}

// A bloom speaks of an event if it has the address and a topic of each list; of one that is nearly full nothing is believed.
func TestSpeaksOf(t *testing.T) {
	t.Parallel()
	addr, one, two := common.Address{1}, common.Hash{1}, common.Hash{2}
	var b types.Bloom
	require.False(t, speaksOf(&b, addr, [][]common.Hash{{one}}))
	b.Add(addr[:])
	require.False(t, speaksOf(&b, addr, [][]common.Hash{{one}}))
	b.Add(one[:])
	require.True(t, speaksOf(&b, addr, [][]common.Hash{{one}}))
	require.True(t, speaksOf(&b, addr, [][]common.Hash{nil, {two, one}}))
	require.False(t, speaksOf(&b, addr, [][]common.Hash{{one}, {two}}))
	require.False(t, speaksOf(&b, common.Address{2}, [][]common.Hash{{one}}))
	for i := range b {
		b[i] = 0xff
	}
	require.False(t, speaksOf(&b, addr, [][]common.Hash{{one}}))
}
