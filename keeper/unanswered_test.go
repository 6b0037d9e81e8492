package keeper

import (
	"context"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
)

// hole is an RPC that takes every request and answers none.
type hole struct{}

// RoundTrip implements http.RoundTripper.
func (hole) RoundTrip(r *http.Request) (*http.Response, error) {
	<-r.Context().Done()
	return nil, context.Cause(r.Context())
}

// An answer that does not come ends the action that waits for it, and it is tried again: a descent that nobody answers convicts its signers.
func TestActionsEndWithoutAnAnswer(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		rpc, err := chain.DialWith(t.Context(), "http://hole", &http.Client{Transport: hole{}})
		require.NoError(t, err)
		s := offlineWith(t, func(c *Config) { c.Client = ethclient.NewClient(rpc) })
		v := chain.NewView(s.chain, chain.Block{Number: 9000, Hash: common.Hash{2}})
		act := map[string]func(context.Context) error{
			"call":  func(ctx context.Context) error { _, err := s.transact(ctx, s.chain.Tick(protocol.Hash{1})); return err },
			"block": func(ctx context.Context) error { _, err := s.chain.Canonical(ctx, v.Block); return err },
			"events": func(ctx context.Context) error {
				_, err := s.tasks.included(ctx, v, protocol.Statement{Round: 1, FrozenHash: protocol.Hash{1}, Included: 1})
				return err
			},
		}
		for range 2 { // the second time the keys have to be free again
			for key, f := range act {
				began := s.actions.start(t.Context(), key, v.Number, func(ctx context.Context) (uint64, error) { return 0, f(ctx) }, func(err error) {
					require.ErrorIs(t, err, context.DeadlineExceeded)
				})
				require.True(t, began, key)
			}
			s.actions.wait()
			time.Sleep(maxBackoff)
		}
	})
}
