package chain

import (
	"context"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"
)

// padding is an RPC that makes what contracts answer as long as it likes.
type padding struct {
	Backend
	length, asked int
}

func (p *padding) CallContractAtHash(context.Context, ethereum.CallMsg, common.Hash) ([]byte, error) {
	p.asked++
	return make([]byte, p.length), nil
}

// Answers that an RPC pads take no more memory than is set aside for them, and what is kept of them is no part of something larger.
func TestSharedKeepsFewBytes(t *testing.T) {
	t.Parallel()
	rpc := &padding{}
	s := Shared(rpc).(*shared)
	kept := func() (bytes int) {
		for _, q := range s.answers.known.Keys() {
			answer, _ := s.answers.known.Peek(q)
			bytes += len(q.data) + cap(answer)
		}
		return bytes
	}
	ask := func(block int64) {
		call := ethereum.CallMsg{To: &common.Address{}, Data: []byte{1}}
		_, err := s.CallContractAtHash(t.Context(), call, common.BigToHash(big.NewInt(block)))
		require.NoError(t, err)
	}
	rpc.length = sharedLongest + 1
	for block := range int64(10) {
		ask(block)
	}
	require.Zero(t, kept(), "a long answer is not kept")

	rpc.length = sharedLongest
	const many = 3 * sharedBytes / sharedLongest
	for block := range int64(many) {
		ask(block)
	}
	require.LessOrEqual(t, kept(), sharedBytes)
	require.Greater(t, kept(), sharedBytes/2)
	rpc.asked = 0
	ask(many - 1)
	require.Zero(t, rpc.asked, "the newest are kept")
	ask(0)
	require.Equal(t, 1, rpc.asked)

	rpc.length = 0
	for block := range int64(sharedAnswers + 10) {
		ask(many + block)
	}
	require.Equal(t, sharedAnswers, s.answers.known.Len(), "nor are they more than are set aside")
	require.Equal(t, kept(), s.answers.bytes)

	large := make([]byte, 1<<20)
	q := question{data: "large"}
	s.answers.keep(q, large[:32])
	answer, _ := s.answers.get(q)
	require.LessOrEqual(t, cap(answer), 64)
}
