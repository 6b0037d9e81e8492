package chain

import (
	"context"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// faulty is an RPC of a chain of 10 blocks whose every answer about events is one log, made of what was asked for.
type faulty struct {
	short
	spoil func(*types.Log)
}

func (f faulty) FilterLogs(_ context.Context, q ethereum.FilterQuery) ([]types.Log, error) {
	l := types.Log{Address: q.Addresses[0], BlockNumber: q.FromBlock.Uint64()}
	for _, any := range q.Topics {
		topic := common.Hash{}
		if len(any) > 0 {
			topic = any[0]
		}
		l.Topics = append(l.Topics, topic)
	}
	f.spoil(&l)
	return []types.Log{l}, nil
}

// Events that were not asked for are an error that names the RPC as faulty, whoever reads them.
func TestEventsThatWereNotAskedFor(t *testing.T) {
	t.Parallel()
	task := protocol.Hash{5}
	for name, spoil := range map[string]func(*types.Log){
		"no topics":     func(l *types.Log) { l.Topics = nil },
		"too few":       func(l *types.Log) { l.Topics = l.Topics[:1] },
		"another event": func(l *types.Log) { l.Topics[0] = common.Hash{1} },
		"another task":  func(l *types.Log) { l.Topics[1] = common.Hash{1} },
		"another place": func(l *types.Log) { l.Address = common.Address{1} },
		"a later block": func(l *types.Log) { l.BlockNumber = 11 },
		"taken back":    func(l *types.Log) { l.Removed = true },
	} {
		c, err := New(faulty{spoil: spoil}, protocol.Deployment{})
		require.NoError(t, err)
		v, err := c.At(t.Context(), 10)
		require.NoError(t, err)
		for reader, read := range map[string]func() error{
			"Proposals": func() error { _, err := v.Proposals(t.Context(), task, 0); return err },
			"Moves":     func() error { _, err := v.Moves(t.Context(), 0, big.NewInt(1)); return err },
			"Shown":     func() error { _, err := v.Shown(t.Context(), 0, []*big.Int{big.NewInt(1)}); return err },
			"Tainted":   func() error { _, err := v.Tainted(t.Context(), task); return err },
		} {
			require.NotPanics(t, func() { err = read() }, "%s, %s", reader, name)
			require.ErrorIs(t, err, ErrNotAsked, "%s, %s", reader, name)
		}
	}
	c, err := New(faulty{spoil: func(*types.Log) {}}, protocol.Deployment{})
	require.NoError(t, err)
	v, err := c.At(t.Context(), 10)
	require.NoError(t, err)
	_, err = v.Tainted(t.Context(), task)
	require.Error(t, err)
	require.NotErrorIs(t, err, ErrNotAsked)
}
