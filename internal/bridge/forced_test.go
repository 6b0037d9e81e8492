package bridge

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/program"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/protocol"
)

const callGas = 100_000

// rollup is a chain as L1 with a contract that emits the portal's event, and for L2 what a node answers that derives deposits, and nothing
// else, from it. The real portal and nodes are in internal/opstacktest.
type rollup struct {
	t      *testing.T
	l1     *devnet.Chain
	l2     *ethclient.Client
	portal common.Address
	force  sender.Force
	stop   func()
	// begin is what a process does when it starts.
	begin func()

	mu sync.Mutex
	// derives is off while the sequencer leaves deposits out.
	derives bool
	// missed counts the answers that a deposit is not on L2.
	missed map[common.Hash]int
}

// portalCode emits TransactionDeposited for depositTransaction(to, value, gas, false, data), without the rest of the portal.
func portalCode() []byte {
	length := func(p *program.Program) *program.Program { return p.Push(0xa4).Op(vm.CALLDATALOAD) }
	p := program.New()
	p.Push(0x20).Push0().Op(vm.MSTORE)                        // where the event's bytes begin
	length(p).Push(73).Op(vm.ADD).Push(0x20).Op(vm.MSTORE)    // how many
	p.Push(0x44).Op(vm.CALLDATALOAD).Push(0x68).Op(vm.MSTORE) // no mint, no value, gas, no creation
	length(p).Push(0xc4).Push(0x89).Op(vm.CALLDATACOPY)       // data
	p.Push0().Push(4).Op(vm.CALLDATALOAD).Op(vm.CALLER)       // version, to, from
	p.Push(portalABI().Events["TransactionDeposited"].ID.Bytes())
	length(p).Push(0xa9).Op(vm.ADD).Push0().Op(vm.LOG4) // 0x40 + 73 bytes and 32 for what rounding leaves
	code := p.Op(vm.STOP).Bytes()
	return program.New().ReturnViaCodeCopy(code).Bytes()
}

func newRollup(t *testing.T) *rollup {
	l1, err := devnet.New(devnet.Config{BlockTime: 50 * time.Millisecond})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	ran := make(chan error, 1)
	go func() { ran <- l1.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		require.NoError(t, <-ran)
	})
	r := &rollup{t: t, l1: l1, portal: crypto.CreateAddress(keys.DevAddress(0), 0), missed: make(map[common.Hash]int)}
	id := big.NewInt(devnet.ChainID)
	tx, err := types.SignNewTx(keys.Dev(0), types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Gas: 1_000_000, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e10), Data: portalCode(),
	})
	require.NoError(t, err)
	require.NoError(t, l1.Client().SendTransaction(t.Context(), tx))
	receipt, err := await(t.Context(), l1.Client(), tx.Hash())
	require.NoError(t, err)
	require.Equal(t, types.ReceiptStatusSuccessful, receipt.Status)
	require.NoError(t, l1.Mine(devnet.FinalityDepth)) // as far down as a reorg may go

	server := rpc.NewServer()
	require.NoError(t, server.RegisterName("eth", &l2{r}))
	node := httptest.NewServer(server)
	t.Cleanup(node.Close)
	r.l2, err = ethclient.Dial(node.URL)
	require.NoError(t, err)
	t.Cleanup(r.l2.Close)
	r.begin = func() {
		r.force, r.stop, err = Forced(r.l2, protocol.Deployment{L1RPC: l1.RPC(), L1Portal: r.portal}, keys.Dev(1), slog.New(slog.DiscardHandler))
		require.NoError(t, err)
		t.Cleanup(r.stop)
	}
	r.begin()
	return r
}

// deposited is a deposit of L1's chain as it is now.
type deposited struct {
	types.Log
	hash common.Hash
	data string
	gas  uint64
}

func (r *rollup) deposits() (out []deposited) {
	logs, err := r.l1.Client().FilterLogs(context.Background(), ethereum.FilterQuery{FromBlock: common.Big0, Addresses: []common.Address{r.portal}})
	require.NoError(r.t, err)
	for _, log := range logs {
		hash, err := depositHash(&types.Receipt{Logs: []*types.Log{&log}}, r.portal)
		require.NoError(r.t, err)
		fields, err := portalABI().Events["TransactionDeposited"].Inputs.NonIndexed().Unpack(log.Data)
		require.NoError(r.t, err)
		opaque := fields[0].([]byte)
		out = append(out, deposited{log, hash, string(opaque[73:]), binary.BigEndian.Uint64(opaque[64:72])})
	}
	return out
}

func (r *rollup) derive(on bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.derives = on
}

func (r *rollup) misses(hash common.Hash) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.missed[hash]
}

// l2 is the "eth" namespace of the rollup's node.
type l2 struct{ r *rollup }

func (n *l2) GetTransactionReceipt(hash common.Hash) (*types.Receipt, error) {
	n.r.mu.Lock()
	defer n.r.mu.Unlock()
	if !n.r.derives {
		n.r.missed[hash]++
		return nil, nil
	}
	for _, d := range n.r.deposits() {
		if d.hash == hash {
			return &types.Receipt{
				Type: types.DepositTxType, Status: types.ReceiptStatusSuccessful, TxHash: hash, Logs: []*types.Log{}, BlockHash: d.BlockHash,
				BlockNumber: new(big.Int).SetUint64(d.BlockNumber),
			}, nil
		}
	}
	return nil, nil
}

func call(data string) chain.Call {
	return chain.Call{Name: "test", To: common.Address{0xca, 0x11}, Data: []byte(data)}
}

// forced makes a call in the background.
type answer struct {
	receipt *types.Receipt
	err     error
}

func (r *rollup) start(ctx context.Context, data string) <-chan answer {
	out := make(chan answer, 1)
	go func() {
		receipt, err := r.force(ctx, call(data), callGas)
		out <- answer{receipt, err}
	}()
	return out
}

func (r *rollup) awaitDeposits(n int) {
	r.t.Helper()
	require.Eventually(r.t, func() bool { return len(r.deposits()) >= n }, time.Minute, 50*time.Millisecond, "%d deposits", n)
}

// Hundreds of calls are on L1 before L2 has derived the first, none twice, and no L1 block holds more than the portal takes cheaply.
func TestForcedCallsGoTogether(t *testing.T) {
	const calls = 200
	r := newRollup(t)
	var answers []<-chan answer
	for i := range calls {
		answers = append(answers, r.start(t.Context(), fmt.Sprint("call ", i)))
	}
	r.awaitDeposits(calls)
	seen, inBlock := map[string]int{}, map[uint64]uint64{}
	for _, d := range r.deposits() {
		seen[d.data]++
		inBlock[d.BlockNumber] += d.gas
		require.Equal(t, common.BytesToHash(keys.DevAddress(1).Bytes()), d.Topics[1])
	}
	require.Len(t, seen, calls)
	for block, gas := range inBlock {
		require.LessOrEqual(t, gas, uint64(depositTarget), "block %d", block)
	}
	r.derive(true)
	for _, a := range answers {
		got := <-a
		require.NoError(t, got.err)
		require.Equal(t, types.ReceiptStatusSuccessful, got.receipt.Status)
	}
	require.Len(t, r.deposits(), calls)
}

// A call that is made again while its deposit is not derived is not deposited again, even if who made it has given up; later it is.
func TestForcedCallIsDepositedOnce(t *testing.T) {
	r := newRollup(t)
	impatient, leave := context.WithCancelCause(t.Context())
	first := r.start(impatient, "a")
	r.awaitDeposits(1)
	leave(context.DeadlineExceeded)
	require.ErrorIs(t, (<-first).err, context.DeadlineExceeded)
	second, third := r.start(t.Context(), "a"), r.start(t.Context(), "a")
	other := r.start(t.Context(), "b")
	r.awaitDeposits(2)
	r.derive(true)
	a, b := <-second, <-third
	require.NoError(t, a.err)
	require.NoError(t, b.err)
	require.Equal(t, a.receipt.TxHash, b.receipt.TxHash)
	o := <-other
	require.NoError(t, o.err)
	require.NotEqual(t, a.receipt.TxHash, o.receipt.TxHash)
	require.Len(t, r.deposits(), 2)

	again := <-r.start(t.Context(), "a")
	require.NoError(t, again.err)
	require.NotEqual(t, a.receipt.TxHash, again.receipt.TxHash)
	require.Len(t, r.deposits(), 3)
}

// An L1 reorg gives a deposit another hash on L2, or takes it away; the call arrives all the same, once.
func TestForcedCallSurvivesL1Reorgs(t *testing.T) {
	for _, drop := range []bool{false, true} {
		t.Run(fmt.Sprintf("drop=%t", drop), func(t *testing.T) {
			r := newRollup(t)
			a := r.start(t.Context(), "a")
			r.awaitDeposits(1)
			before := r.deposits()[0]
			header, err := r.l1.Client().HeaderByHash(t.Context(), before.BlockHash)
			require.NoError(t, err)
			_, err = r.l1.ForkAt(header.ParentHash, drop)
			require.NoError(t, err)
			r.derive(true)
			got := <-a
			require.NoError(t, got.err)
			now := r.deposits()
			require.Len(t, now, 1)
			require.NotEqual(t, before.hash, now[0].hash)
			require.Equal(t, now[0].hash, got.receipt.TxHash)
			require.Equal(t, !drop, before.TxHash == now[0].TxHash)
		})
	}
}

// Who waits for a deposit of its own finds it wherever an L1 reorg puts it, and learns that one took it away.
func TestDepositIsFollowedOverL1Reorgs(t *testing.T) {
	for _, drop := range []bool{false, true} {
		t.Run(fmt.Sprintf("drop=%t", drop), func(t *testing.T) {
			r := newRollup(t)
			b := &Bridge{L1: r.l1.Client(), L2: r.l2, Portal: r.portal}
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			input, err := portalABI().Pack("depositTransaction", call("").To, new(big.Int), uint64(callGas), false, []byte("a"))
			require.NoError(t, err)
			l1, err := b.transact(ctx, b.L1, keys.Dev(1), r.portal, nil, input)
			require.NoError(t, err)
			header, err := b.L1.HeaderByHash(ctx, l1.BlockHash)
			require.NoError(t, err)
			_, err = r.l1.ForkAt(header.ParentHash, drop)
			require.NoError(t, err)
			r.derive(true)
			got, err := b.takenOver(ctx, l1)
			if drop {
				require.ErrorIs(t, err, ErrDropped)
				return
			}
			require.NoError(t, err)
			require.Equal(t, r.deposits()[0].hash, got.L2Tx)
		})
	}
}

// A deposit is waited for as long as a sequencer may leave it out, in L1's blocks, and not longer.
func TestForcedCallIsGivenUpAfterTheWindow(t *testing.T) {
	r := newRollup(t)
	a := r.start(t.Context(), "a")
	r.awaitDeposits(1)
	require.NoError(t, r.l1.Mine(SequencingWindow+derivationLag+1))
	require.ErrorIs(t, (<-a).err, ErrNotDerived)
	r.derive(true)
	require.NoError(t, (<-r.start(t.Context(), "a")).err, "made anew")
	require.Len(t, r.deposits(), 2)
}

// A process that was killed finds what it had deposited and L2 has not derived: none of it is deposited again, but what L2 has by then is.
func TestForcedCallSurvivesItsProcess(t *testing.T) {
	r := newRollup(t)
	for i, call := range []string{"a", "b"} {
		first := r.start(t.Context(), call)
		r.awaitDeposits(i + 1)
		r.stop()
		require.ErrorIs(t, (<-first).err, context.Canceled)
		r.begin()
	}
	before := r.deposits()
	misses := r.misses(before[0].hash)
	a := r.start(t.Context(), "a")
	require.Eventually(t, func() bool { return r.misses(before[0].hash) > misses }, time.Minute, time.Millisecond, "the new process asks for it")
	require.NoError(t, r.l1.Mine(5))
	r.derive(true)
	got := <-a
	require.NoError(t, got.err)
	require.Equal(t, before[0].hash, got.receipt.TxHash)
	require.Len(t, r.deposits(), 2)
	// "b" has been derived in the meantime, "a" had its effect: who makes them again means another.
	for i, call := range []string{"a", "b"} {
		require.NoError(t, (<-r.start(t.Context(), call)).err)
		require.Len(t, r.deposits(), 3+i)
	}
}

// through puts a node between the process and L1, which may refuse, or keep, a request.
func (r *rollup) through(handle func(w http.ResponseWriter, body []byte, forward func())) string {
	target, err := url.Parse(r.l1.RPC())
	require.NoError(r.t, err)
	proxy := httputil.NewSingleHostReverseProxy(target)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		body, _ := io.ReadAll(req.Body)
		req.Body = io.NopCloser(bytes.NewReader(body))
		handle(w, body, func() { proxy.ServeHTTP(w, req) })
	}))
	r.t.Cleanup(server.Close)
	return server.URL
}

func (r *rollup) beginAt(rpc string, patience time.Duration) {
	var err error
	r.force, r.stop, err = forcedWithin(patience, r.l2, protocol.Deployment{L1RPC: rpc, L1Portal: r.portal}, keys.Dev(1), slog.New(slog.DiscardHandler))
	require.NoError(r.t, err)
	r.t.Cleanup(r.stop)
}

// What a process before this one deposited is found as well when L1 could not tell at first.
func TestForcedAsksAgainWhatWasDeposited(t *testing.T) {
	r := newRollup(t)
	first := r.start(t.Context(), "a")
	r.awaitDeposits(1)
	r.stop()
	require.ErrorIs(t, (<-first).err, context.Canceled)
	before := r.deposits()[0]

	var refusing atomic.Bool
	refusing.Store(true)
	r.beginAt(r.through(func(w http.ResponseWriter, body []byte, forward func()) {
		if refusing.Load() && bytes.Contains(body, []byte("eth_getLogs")) {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		forward()
	}), l1CallTimeout)
	other := r.start(t.Context(), "b")
	r.awaitDeposits(2)
	refusing.Store(false)
	again := r.start(t.Context(), "a")
	third := r.start(t.Context(), "c")
	r.awaitDeposits(3)
	r.derive(true)
	got := <-again
	require.NoError(t, got.err)
	require.Equal(t, before.hash, got.receipt.TxHash)
	require.NoError(t, (<-other).err)
	require.NoError(t, (<-third).err)
	require.Len(t, r.deposits(), 3)
}

// A node of L1 that does not answer is asked once for all calls, and none of them waits for longer than that.
func TestForcedCallsDoNotWaitForADeadNode(t *testing.T) {
	r := newRollup(t)
	var asked atomic.Int32
	dead := make(chan struct{})
	url := r.through(func(w http.ResponseWriter, _ []byte, _ func()) {
		asked.Add(1)
		<-dead
	})
	t.Cleanup(func() { close(dead) })
	r.beginAt(url, time.Second)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	var answers []<-chan answer
	for i := range 20 {
		answers = append(answers, r.start(ctx, fmt.Sprint("call ", i)))
	}
	for _, a := range answers {
		got := <-a
		require.Error(t, got.err)
		require.NoError(t, ctx.Err(), "it is L1's time that is over")
	}
	require.Less(t, asked.Load(), int32(len(answers)))
}

// Nor do those that wait behind deposits which a node that died does not show any more.
func TestForcedCallsDoNotWaitForRoomAtADeadNode(t *testing.T) {
	r := newRollup(t)
	var dies atomic.Bool
	dead := make(chan struct{})
	url := r.through(func(_ http.ResponseWriter, body []byte, forward func()) {
		if dies.Load() || bytes.Contains(body, []byte("eth_sendRawTransaction")) {
			dies.Store(true)
			<-dead
			return
		}
		forward()
	})
	t.Cleanup(func() { close(dead) })
	r.beginAt(url, time.Second)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	go func() { _, _ = r.force(ctx, call("all of the room"), depositTarget) }()
	require.Eventually(t, dies.Load, time.Minute, 10*time.Millisecond)
	_, err := r.force(ctx, call("behind it"), callGas)
	require.Error(t, err)
	require.NoError(t, ctx.Err(), "it is L1's time that is over")
}

func TestForcedCallsEnd(t *testing.T) {
	r := newRollup(t)
	a := r.start(t.Context(), "a")
	r.awaitDeposits(1)
	r.stop()
	require.ErrorIs(t, (<-a).err, context.Canceled)

	force, stop, err := Forced(nil, protocol.Deployment{}, keys.Dev(1), nil)
	require.NoError(t, err)
	require.Nil(t, force)
	stop()
}
