package chain

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"sync"
	"sync/atomic"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/ethereum/go-ethereum/core/types"
	"golang.org/x/sync/singleflight"
)

const (
	// sharedAnswers is how many answers of contracts are kept: all that is asked about some hundred tasks at a block or two. An answer has a
	// few hundred bytes, the longest one that is usual a specification; longer ones than sharedLongest are not kept, and of all together no
	// more than sharedBytes, with their questions.
	sharedAnswers = 1 << 14
	sharedLongest = 32 << 10
	sharedBytes   = 32 << 20
)

// Shared asks an RPC once for what many callers want to know, so that no caller of a server costs it RPC requests of its own. What a
// contract answers at a block, given by its hash, never changes: it is kept. The newest header is asked for by one caller at a time, and given
// to all who wanted it before the question left: whoever comes later knows perhaps of a block that the answer does not, and gets the next one.
// Errors are not kept, reverts among them. No question lasts longer than answerTimeout, whatever client it goes through and however long its
// callers would wait; who asks for the newest header may wait for two, the one before it and its own.
func Shared(b Backend) Backend {
	return &shared{Backend: bounded{b}, answers: answers{known: lru.NewBasicLRU[question, []byte](sharedAnswers)}}
}

type shared struct {
	Backend
	asking  singleflight.Group
	answers answers
	// newest is held by who asks for the newest header, newests how many such questions have left.
	newest  sync.Mutex
	newests atomic.Uint64
}

// answers are those that are kept. An RPC may answer as much as it likes: what takes memory is bounded.
type answers struct {
	mu    sync.Mutex
	known lru.BasicLRU[question, []byte]
	bytes int
}

func (a *answers) get(q question) ([]byte, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.known.Get(q)
}

// keep keeps a copy: an answer may be a part of a larger one.
func (a *answers) keep(q question, answer []byte) {
	if len(answer) > sharedLongest || len(q.data) > sharedLongest {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	size := func(q question, answer []byte) int { return len(q.data) + len(answer) }
	if a.known.Contains(q) {
		return // it never changes
	}
	a.bytes += size(q, answer)
	for a.known.Len() == sharedAnswers || a.bytes > sharedBytes {
		oldest, answer, _ := a.known.RemoveOldest()
		a.bytes -= size(oldest, answer)
	}
	a.known.Add(q, bytes.Clone(answer))
}

// question is all that a View asks a contract.
type question struct {
	to    common.Address
	data  string
	block common.Hash
}

// CallContractAtHash implements Backend.
func (s *shared) CallContractAtHash(ctx context.Context, call ethereum.CallMsg, block common.Hash) ([]byte, error) {
	q := question{*call.To, string(call.Data), block}
	if known, ok := s.answers.get(q); ok {
		return known, nil
	}
	return share(ctx, &s.asking, string(q.to[:])+string(block[:])+q.data, func(ctx context.Context) ([]byte, error) {
		answer, err := s.Backend.CallContractAtHash(ctx, call, block)
		if err == nil {
			s.answers.keep(q, answer)
		}
		return answer, err
	})
}

// HeaderByNumber implements Backend.
func (s *shared) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	if number != nil {
		return s.Backend.HeaderByNumber(ctx, number)
	}
	return share(ctx, &s.asking, fmt.Sprint("newest ", s.newests.Load()), func(ctx context.Context) (*types.Header, error) {
		s.newest.Lock()
		defer s.newest.Unlock()
		s.newests.Add(1)
		return s.Backend.HeaderByNumber(ctx, nil)
	})
}

// share answers all who ask the same at a time with one answer. That one of them gives up is nothing to the others: the question ends by itself.
func share[T any](ctx context.Context, g *singleflight.Group, key string, ask func(context.Context) (T, error)) (T, error) {
	answered := g.DoChan(key, func() (any, error) {
		return ask(context.WithoutCancel(ctx))
	})
	select {
	case a := <-answered:
		out, _ := a.Val.(T)
		return out, a.Err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}
