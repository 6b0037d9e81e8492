package indexer

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	chains "assay/internal/chain"
)

const (
	// rpcTimeout bounds one round trip; a range that takes longer is halved.
	rpcTimeout = 20 * time.Second
	// emptyAnswers is how often a node that cannot serve receipts may answer "no logs" against a block's bloom filter before
	// it is believed: the filter has false positives, a node behind a load balancer has no receipts yet.
	emptyAnswers = 4
)

// errInconsistent says that the node's answers contradict each other: it is behind another node of the same address, or wrong.
var errInconsistent = errors.New("inconsistent RPC answers")

// errNoAnswer says that a request to the node failed.
var errNoAnswer = errors.New("the node did not answer")

// rpcCaller is the part of *rpc.Client in use.
type rpcCaller interface {
	CallContext(ctx context.Context, result any, method string, args ...any) error
	BatchCallContext(ctx context.Context, b []rpc.BatchElem) error
}

// node is a connection to an RPC address, made on first use: a WebSocket address cannot be dialled while the node is away.
// Once made it mends itself.
type node struct {
	url string

	mu     sync.Mutex
	client *rpc.Client
}

func (n *node) dial(ctx context.Context) (*rpc.Client, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.client != nil {
		return n.client, nil
	}
	client, err := chains.DialWith(ctx, n.url, &http.Client{Timeout: rpcTimeout})
	if err != nil {
		return nil, fmt.Errorf("connect to %s: %w", n.url, err)
	}
	n.client = client
	return client, nil
}

func (n *node) CallContext(ctx context.Context, result any, method string, args ...any) error {
	client, err := n.dial(ctx)
	if err != nil {
		return err
	}
	return client.CallContext(ctx, result, method, args...)
}

func (n *node) BatchCallContext(ctx context.Context, batch []rpc.BatchElem) error {
	client, err := n.dial(ctx)
	if err != nil {
		return err
	}
	return client.BatchCallContext(ctx, batch)
}

func (n *node) close() {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.client != nil {
		n.client.Close()
	}
}

// header is a block header as the node reports it. The hash is taken from the answer, not computed: chains add header fields.
type header struct {
	block
	Bloom types.Bloom
}

type rpcHeader struct {
	Number     *hexutil.Uint64 `json:"number"`
	Hash       *common.Hash    `json:"hash"`
	ParentHash *common.Hash    `json:"parentHash"`
	Timestamp  *hexutil.Uint64 `json:"timestamp"`
	LogsBloom  *types.Bloom    `json:"logsBloom"`
}

func (h *rpcHeader) check() (header, error) {
	if h.Number == nil || h.Hash == nil || h.ParentHash == nil || h.Timestamp == nil || h.LogsBloom == nil {
		return header{}, fmt.Errorf("%w: a header without number, hash, parentHash, timestamp or logsBloom", errInconsistent)
	}
	if err := chains.Possible(uint64(*h.Number), uint64(*h.Timestamp)); err != nil {
		return header{}, fmt.Errorf("%w: %w", errInconsistent, err)
	}
	return header{block{uint64(*h.Number), *h.Hash, *h.ParentHash, uint64(*h.Timestamp)}, *h.LogsBloom}, nil
}

// chain asks a node for headers and logs.
type chain struct {
	rpc       rpcCaller
	addresses []common.Address
	// head is the name of the block that is followed.
	head chains.HeadName
	// known maps each contract to the topics its ABI knows, for the test against a block's bloom filter.
	known map[common.Address][]common.Hash
	// empty counts the "no logs" answers for a block whose filter says otherwise.
	empty map[common.Hash]int
}

func newChain(client rpcCaller, dec *decoder) *chain {
	c := &chain{rpc: client, addresses: dec.addresses(), head: chains.HeadLatest, known: map[common.Address][]common.Hash{}, empty: map[common.Hash]int{}}
	for addr, events := range dec.events {
		for id := range events {
			c.known[addr] = append(c.known[addr], id)
		}
	}
	return c
}

func (c *chain) call(ctx context.Context, out any, method string, args ...any) error {
	ctx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	if err := c.rpc.CallContext(ctx, out, method, args...); err != nil {
		return fmt.Errorf("%w: %s: %w", errNoAnswer, method, err)
	}
	return nil
}

func (c *chain) id(ctx context.Context) (uint64, error) {
	var id hexutil.Uint64
	err := c.call(ctx, &id, "eth_chainId")
	return uint64(id), err
}

// latest returns the header of the head that is followed.
func (c *chain) latest(ctx context.Context) (header, error) {
	h, err := c.header(ctx, "eth_getBlockByNumber", c.head)
	if err == nil && h == nil {
		err = fmt.Errorf("%w: no %s block", errInconsistent, c.head)
	}
	if err != nil {
		return header{}, err
	}
	return *h, nil
}

// byNumber and byHash return nil for a block the node does not have.
func (c *chain) byNumber(ctx context.Context, number uint64) (*header, error) {
	h, err := c.header(ctx, "eth_getBlockByNumber", hexutil.Uint64(number))
	if err == nil && h != nil && h.Number != number {
		return nil, fmt.Errorf("%w: asked for block %d, got %d", errInconsistent, number, h.Number)
	}
	return h, err
}

func (c *chain) byHash(ctx context.Context, hash common.Hash) (*header, error) {
	h, err := c.header(ctx, "eth_getBlockByHash", hash)
	if err == nil && h != nil && h.Hash != hash {
		return nil, fmt.Errorf("%w: asked for block %s, got %s", errInconsistent, hash, h.Hash)
	}
	return h, err
}

func (c *chain) header(ctx context.Context, method string, which any) (*header, error) {
	var raw *rpcHeader
	if err := c.call(ctx, &raw, method, which, false); err != nil {
		return nil, err
	}
	if raw == nil {
		return nil, nil
	}
	h, err := raw.check()
	if err != nil {
		return nil, err
	}
	return &h, nil
}

// headers returns the headers of the given numbers, in their order.
func (c *chain) headers(ctx context.Context, numbers []uint64) ([]header, error) {
	raw := make([]*rpcHeader, len(numbers))
	batch := make([]rpc.BatchElem, len(numbers))
	for i, n := range numbers {
		batch[i] = rpc.BatchElem{Method: "eth_getBlockByNumber", Args: []any{hexutil.Uint64(n), false}, Result: &raw[i]}
	}
	if err := c.batch(ctx, batch); err != nil {
		return nil, err
	}
	out := make([]header, len(numbers))
	for i, n := range numbers {
		if raw[i] == nil {
			return nil, fmt.Errorf("%w: block %d is missing", errInconsistent, n)
		}
		h, err := raw[i].check()
		if err != nil {
			return nil, err
		}
		if h.Number != n {
			return nil, fmt.Errorf("%w: asked for block %d, got %d", errInconsistent, n, h.Number)
		}
		out[i] = h
	}
	return out, nil
}

func (c *chain) batch(ctx context.Context, batch []rpc.BatchElem) error {
	ctx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	if err := c.rpc.BatchCallContext(ctx, batch); err != nil {
		return fmt.Errorf("%w: %s: %w", errNoAnswer, batch[0].Method, err)
	}
	for _, e := range batch {
		if e.Error != nil {
			return fmt.Errorf("%w: %s: %w", errNoAnswer, e.Method, e.Error)
		}
	}
	return nil
}

// rangeLogs returns the logs of a range of blocks that is too deep to be reorganised while we ask.
func (c *chain) rangeLogs(ctx context.Context, from, to uint64) ([]types.Log, error) {
	var logs []types.Log
	err := c.call(ctx, &logs, "eth_getLogs", map[string]any{
		"fromBlock": hexutil.Uint64(from), "toBlock": hexutil.Uint64(to), "address": c.addresses,
	})
	if err != nil {
		return nil, err
	}
	for i, l := range logs {
		if l.BlockNumber < from || l.BlockNumber > to {
			return nil, fmt.Errorf("%w: a log of block %d in the range %d to %d", errInconsistent, l.BlockNumber, from, to)
		}
		if err := c.checkLog(l); err != nil {
			return nil, err
		}
		if i > 0 && (l.BlockNumber < logs[i-1].BlockNumber || l.BlockNumber == logs[i-1].BlockNumber && l.Index <= logs[i-1].Index) {
			return nil, fmt.Errorf("%w: logs out of order", errInconsistent)
		}
	}
	return logs, nil
}

func (c *chain) checkLog(l types.Log) error {
	if l.Removed {
		return fmt.Errorf("%w: a removed log in an answer", errInconsistent)
	}
	if _, ours := c.known[l.Address]; !ours {
		return fmt.Errorf("%w: a log of %s, which was not asked for", errInconsistent, l.Address)
	}
	if l.Index > 1<<31-1 || l.TxIndex > 1<<31-1 || len(l.Topics) > 4 {
		return fmt.Errorf("%w: a log with index %d, transaction index %d and %d topics", errInconsistent, l.Index, l.TxIndex, len(l.Topics))
	}
	return nil
}

// blockLogs returns the logs of consecutive blocks, asked for by block hash: a number may mean another block by now.
func (c *chain) blockLogs(ctx context.Context, headers []header) ([]types.Log, error) {
	answers := make([][]types.Log, len(headers))
	batch := make([]rpc.BatchElem, len(headers))
	for i, h := range headers {
		batch[i] = rpc.BatchElem{
			Method: "eth_getLogs", Args: []any{map[string]any{"blockHash": h.Hash, "address": c.addresses}}, Result: &answers[i],
		}
	}
	if err := c.batch(ctx, batch); err != nil {
		return nil, err
	}
	var out []types.Log
	for i, h := range headers {
		logs := answers[i]
		if len(logs) == 0 && c.expectsLogs(h.Bloom) {
			var err error
			if logs, err = c.secondOpinion(ctx, h); err != nil {
				return nil, err
			}
		}
		for j, l := range logs {
			if l.BlockHash != h.Hash || l.BlockNumber != h.Number {
				return nil, fmt.Errorf("%w: a log of block %s in the answer for %s", errInconsistent, l.BlockHash, h.Hash)
			}
			if err := c.checkLog(l); err != nil {
				return nil, err
			}
			if !h.Bloom.Test(l.Address[:]) {
				return nil, fmt.Errorf("%w: block %d has a log that its bloom filter excludes", errInconsistent, h.Number)
			}
			if j > 0 && l.Index <= logs[j-1].Index {
				return nil, fmt.Errorf("%w: logs of block %d out of order", errInconsistent, h.Number)
			}
		}
		out = append(out, logs...)
	}
	return out, nil
}

// expectsLogs reports whether a block's bloom filter admits an event that we know.
func (c *chain) expectsLogs(bloom types.Bloom) bool {
	for addr, topics := range c.known {
		if !bloom.Test(addr[:]) {
			continue
		}
		for _, t := range topics {
			if bloom.Test(t[:]) {
				return true
			}
		}
	}
	return false
}

// secondOpinion settles "no logs" for a block whose filter says there may be some: by its receipts, which prove it, or, where
// the node does not serve them, by asking again.
func (c *chain) secondOpinion(ctx context.Context, h header) ([]types.Log, error) {
	var receipts []*struct {
		Logs []types.Log `json:"logs"`
	}
	err := c.call(ctx, &receipts, "eth_getBlockReceipts", h.Hash)
	if err == nil && receipts != nil {
		delete(c.empty, h.Hash)
		var logs []types.Log
		for _, r := range receipts {
			if r == nil {
				return nil, fmt.Errorf("%w: block %d has an empty receipt", errInconsistent, h.Number)
			}
			for _, l := range r.Logs {
				if _, ours := c.known[l.Address]; ours {
					logs = append(logs, l)
				}
			}
		}
		return logs, nil
	}
	var rpcErr rpc.Error
	if err != nil && !errors.As(err, &rpcErr) {
		return nil, err
	}
	if c.empty[h.Hash]++; c.empty[h.Hash] < emptyAnswers {
		return nil, fmt.Errorf("%w: block %d has no logs but its bloom filter says it may", errInconsistent, h.Number)
	}
	delete(c.empty, h.Hash)
	return nil, nil
}
