package chain

import (
	"context"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// hole is an RPC that takes every request and answers none.
type hole struct{}

// RoundTrip implements http.RoundTripper.
func (hole) RoundTrip(r *http.Request) (*http.Response, error) {
	<-r.Context().Done()
	return nil, context.Cause(r.Context())
}

// A service asks with contexts that end with itself: each question has to end before.
func TestQuestionsOfServicesEnd(t *testing.T) {
	t.Parallel()
	for name, ask := range map[string]func(context.Context, *Chain, *View) error{
		"calls": func(ctx context.Context, _ *Chain, v *View) error {
			_, err := v.Status(ctx, protocol.Hash{1})
			return err
		},
		"many calls": func(ctx context.Context, _ *Chain, v *View) error {
			return v.Prefetch(ctx, func(v *View) {
				for id := range byte(3) {
					_, _ = v.Status(ctx, protocol.Hash{id})
				}
			})
		},
		"heads":  func(ctx context.Context, c *Chain, _ *View) error { _, err := c.Latest(ctx); return err },
		"blocks": func(ctx context.Context, c *Chain, v *View) error { _, err := c.Canonical(ctx, v.Block); return err },
		"hashes": func(ctx context.Context, c *Chain, v *View) error {
			_, err := c.backend.HeaderByHash(ctx, v.Hash)
			return err
		},
		"the chain": func(ctx context.Context, c *Chain, _ *View) error { return c.Verify(ctx) },
		"code": func(ctx context.Context, c *Chain, _ *View) error {
			_, err := c.backend.CodeAt(ctx, c.dep.Tasks, nil)
			return err
		},
		"simulations": func(ctx context.Context, c *Chain, _ *View) error {
			return c.Simulate(ctx, common.Address{1}, c.Tick(protocol.Hash{1}))
		},
		"transactions": func(ctx context.Context, c *Chain, _ *View) error {
			_, _, err := c.backend.TransactionByHash(ctx, common.Hash{1})
			return err
		},
		"events": func(ctx context.Context, _ *Chain, v *View) error {
			_, err := v.Commitments(ctx, protocol.Hash{1}, 1, protocol.Hash{2})
			return err
		},
		"pages": func(ctx context.Context, _ *Chain, v *View) error {
			tail := Tail[Posted]{Items: []Posted{{}}, Marks: []Mark{{Block{Number: 5000, Hash: common.Hash{1}}, 1}}}
			_, err := tail.Read(ctx, v, func(ctx context.Context, at *View, from uint64) ([]Posted, error) { return at.Posted(ctx, from) })
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				rpc, err := DialWith(t.Context(), "http://hole", &http.Client{Transport: hole{}})
				require.NoError(t, err)
				c, err := New(Shared(ethclient.NewClient(rpc)), protocol.Deployment{})
				require.NoError(t, err)
				v := NewView(c, Block{Number: 9000, Hash: common.Hash{2}, Parent: common.Hash{3}})
				require.ErrorIs(t, ask(t.Context(), c, v), context.DeadlineExceeded)
			})
		})
	}
}

// What is asked through the client itself ends too, also if an answer begins and goes on for ever.
func TestQuestionsOfADialedClientEnd(t *testing.T) {
	t.Parallel()
	over := make(chan struct{})
	for name, serve := range map[string]http.HandlerFunc{
		"nothing": func(http.ResponseWriter, *http.Request) { <-over },
		"no end": func(w http.ResponseWriter, _ *http.Request) {
			_, _ = w.Write([]byte(`{"jsonrpc":"2.0",`))
			_ = http.NewResponseController(w).Flush()
			<-over
		},
	} {
		server := httptest.NewServer(serve)
		t.Cleanup(server.Close)
		for what, ask := range map[string]func(context.Context, *ethclient.Client) error{
			"balance": func(ctx context.Context, c *ethclient.Client) error {
				_, err := c.BalanceAt(ctx, common.Address{}, nil)
				return err
			},
			"fee": func(ctx context.Context, c *ethclient.Client) error { _, err := c.SuggestGasTipCap(ctx); return err },
			"block": func(ctx context.Context, c *ethclient.Client) error {
				_, err := c.HeaderByNumber(ctx, big.NewInt(1))
				return err
			},
			"events": func(ctx context.Context, c *ethclient.Client) error {
				_, err := c.FilterLogs(ctx, ethereum.FilterQuery{})
				return err
			},
			"sending": func(ctx context.Context, c *ethclient.Client) error {
				return c.SendTransaction(ctx, types.NewTx(&types.LegacyTx{}))
			},
		} {
			t.Run(name+"/"+what, func(t *testing.T) {
				t.Parallel()
				c, err := dialWithin(t.Context(), server.URL, 50*time.Millisecond)
				require.NoError(t, err)
				t.Cleanup(c.Close)
				require.ErrorIs(t, ask(t.Context(), c), context.DeadlineExceeded)
			})
		}
	}
	t.Cleanup(func() { close(over) }) // before the servers are closed, which wait for their requests
}
