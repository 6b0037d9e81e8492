package devnet

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/internal/keys"
)

// helperEnv makes the test binary run a chain in the named folder until it is killed; see TestResumesAfterKill.
const helperEnv = "ASSAY_DEVNET_TEST_DATADIR"

func TestMain(m *testing.M) {
	if dir := os.Getenv(helperEnv); dir != "" {
		chain, err := New(Config{DataDir: dir, BlockTime: 20 * time.Millisecond})
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(chain.RPC())
		fmt.Fprintln(os.Stderr, chain.Run(context.Background()))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func newChain(t *testing.T, cfg Config) *Chain {
	t.Helper()
	chain, err := New(cfg)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, chain.Close()) })
	return chain
}

// transfer sends wei from development account 0 and returns the transaction, still pending.
func transfer(t *testing.T, client *ethclient.Client, nonce uint64, to common.Address) *types.Transaction {
	t.Helper()
	tx, err := types.SignNewTx(keys.Dev(0), types.LatestSignerForChainID(big.NewInt(ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(ChainID), Nonce: nonce, To: &to, Value: big.NewInt(7), Gas: 21_000,
		GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(10 * params.GWei),
	})
	require.NoError(t, err)
	require.NoError(t, client.SendTransaction(t.Context(), tx))
	return tx
}

func header(t *testing.T, client *ethclient.Client, number int64) *types.Header {
	t.Helper()
	h, err := client.HeaderByNumber(t.Context(), big.NewInt(number))
	require.NoError(t, err)
	return h
}

func TestServesFundedAccountsOnLoopback(t *testing.T) {
	chain := newChain(t, Config{Accounts: 3})
	for _, endpoint := range []string{chain.RPC(), chain.WS()} {
		u, err := url.Parse(endpoint)
		require.NoError(t, err)
		require.Equal(t, Host, u.Hostname())
		client, err := ethclient.DialContext(t.Context(), endpoint)
		require.NoError(t, err)
		t.Cleanup(client.Close)
		id, err := client.ChainID(t.Context())
		require.NoError(t, err)
		require.EqualValues(t, ChainID, id.Uint64())
		_, err = client.TransactionReceipt(t.Context(), common.Hash{1})
		require.ErrorIs(t, err, ethereum.NotFound, "clients expect this of a transaction that is not mined")
		for i, want := range []*big.Int{Funds(), Funds(), Funds(), new(big.Int)} {
			balance, err := client.BalanceAt(t.Context(), keys.DevAddress(i), nil)
			require.NoError(t, err)
			require.Zero(t, want.Cmp(balance), "account %d has %s", i, balance)
		}
	}
}

// A page of this machine may ask the chain, as the indexer's that checks a round does; a stranger's page may not.
func TestPagesOfThisMachineMayAsk(t *testing.T) {
	chain := newChain(t, Config{})
	for origin, allowed := range map[string]bool{
		"http://127.0.0.1:8700": true, "http://localhost:3000": true,
		"https://example.org": false, "http://127.0.0.1.example.org": false, "null": false,
	} {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodOptions, chain.RPC(), nil)
		require.NoError(t, err)
		req.Header.Set("Origin", origin)
		req.Header.Set("Access-Control-Request-Method", http.MethodPost)
		req.Header.Set("Access-Control-Request-Headers", "content-type")
		res, err := http.DefaultClient.Do(req)
		require.NoError(t, err)
		require.NoError(t, res.Body.Close())
		want := ""
		if allowed {
			want = origin
		}
		require.Equal(t, want, res.Header.Get("Access-Control-Allow-Origin"), origin)
	}
}

// A page of any origin, a saved one among them, may read the chain at its own address for that, and do nothing.
func TestEveryPageMayRead(t *testing.T) {
	chain := newChain(t, Config{})
	before := chain.Head().Hash()
	const ask = `{"jsonrpc":"2.0","id":1,"method":"%s","params":[%s]}`
	post := func(host, path, body string) (*http.Response, string) {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, chain.RPC()+path, strings.NewReader(body))
		require.NoError(t, err)
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Origin", "null")
		if host != "" {
			req.Host = host
		}
		res, err := http.DefaultClient.Do(req)
		require.NoError(t, err)
		answer, err := io.ReadAll(res.Body)
		require.NoError(t, err)
		require.NoError(t, res.Body.Close())
		return res, string(answer)
	}
	for method, params := range map[string]string{
		"eth_blockNumber": "", "eth_chainId": "", "eth_call": `{"to":"0x00000000000000000000000000000000000000aa"},"latest"`, "eth_getBlockByNumber": `"latest",false`, "eth_getLogs": `{"fromBlock":"0x0","toBlock":"0x0"}`,
		"eth_getTransactionByHash": `"0x` + strings.Repeat("11", 32) + `"`, "eth_getTransactionReceipt": `"0x` + strings.Repeat("11", 32) + `"`,
	} {
		res, body := post("", ReadPath, fmt.Sprintf(ask, method, params))
		require.Equal(t, "*", res.Header.Get("Access-Control-Allow-Origin"), method)
		require.Contains(t, body, `"result":`, method)
		require.Contains(t, readable, method)
	}
	require.Len(t, readable, 7)
	for _, body := range []string{
		fmt.Sprintf(ask, "eth_sendRawTransaction", `"0x00"`), fmt.Sprintf(ask, "assay_mine", "1"), fmt.Sprintf(ask, "debug_writeMemProfile", `"x"`), fmt.Sprintf(ask, "admin_nodeInfo", ""),
		`[` + fmt.Sprintf(ask, "eth_blockNumber", "") + `]`, `{"method":"eth_chainId","method":"assay_mine","id":1,"jsonrpc":"2.0"}`, `{"method":"eth_chainId","Method":"assay_mine","id":1,"jsonrpc":"2.0"}`, "", "{",
		fmt.Sprintf(ask, "eth_chainId", `"`+strings.Repeat("x", maxQuestion)+`"`),
	} {
		res, answer := post("", ReadPath, body)
		require.Contains(t, []int{http.StatusForbidden, http.StatusBadRequest, http.StatusRequestEntityTooLarge}, res.StatusCode, "%.80s: %s", body, answer)
	}
	require.Equal(t, before, chain.Head().Hash(), "nothing was done")
	// A name that somebody else has lead here, and the chain's own address.
	res, _ := post("rebound.example", ReadPath, fmt.Sprintf(ask, "eth_chainId", ""))
	require.Equal(t, http.StatusForbidden, res.StatusCode)
	res, _ = post("", "", fmt.Sprintf(ask, "eth_chainId", ""))
	require.Empty(t, res.Header.Get("Access-Control-Allow-Origin"))
}

// TestQuestionsAtATime: what any page may ask does not take all of a machine.
func TestQuestionsAtATime(t *testing.T) {
	begun, end := make(chan struct{}), make(chan struct{})
	handler := limited(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		begun <- struct{}{}
		<-end
	}), maxQuestions)
	ask := func() int {
		rec := httptest.NewRecorder()
		handler.ServeHTTP(rec, httptest.NewRequest(http.MethodPost, "/", nil))
		return rec.Code
	}
	answered := make(chan int)
	for range maxQuestions {
		go func() { answered <- ask() }()
		<-begun
	}
	require.Equal(t, http.StatusServiceUnavailable, ask())
	close(end)
	for range maxQuestions {
		require.Equal(t, http.StatusOK, <-answered)
	}
	go func() { <-begun }()
	require.Equal(t, http.StatusOK, ask(), "there is room again")
}

func TestRunSealsBlocksAndStops(t *testing.T) {
	chain := newChain(t, Config{})
	client, err := ethclient.DialContext(t.Context(), chain.WS())
	require.NoError(t, err)
	t.Cleanup(client.Close)
	heads := make(chan *types.Header, 16)
	sub, err := client.SubscribeNewHead(t.Context(), heads)
	require.NoError(t, err)

	ctx, cancel := context.WithCancel(t.Context())
	ran := make(chan error, 1)
	go func() { ran <- chain.Run(ctx) }()
	tx := transfer(t, client, 0, common.Address{1})
	var last *types.Header
	for number := uint64(2); number <= 4; number++ {
		select {
		case h := <-heads:
			require.Equal(t, number, h.Number.Uint64())
			if last != nil {
				require.Greater(t, h.Time, last.Time)
				require.Equal(t, last.Hash(), h.ParentHash)
			}
			last = h
		case err := <-sub.Err():
			t.Fatal(err)
		case err := <-ran:
			t.Fatal(err)
		}
	}
	receipt, err := client.TransactionReceipt(t.Context(), tx.Hash())
	require.NoError(t, err)
	require.EqualValues(t, types.ReceiptStatusSuccessful, receipt.Status)

	cancel()
	require.NoError(t, <-ran)
	_, err = client.BlockNumber(context.Background())
	require.Error(t, err, "the RPC server outlived Run")
	require.NoError(t, chain.Close(), "Close after Run")
	require.ErrorIs(t, chain.Mine(1), errClosed)
}

// The contracts are compiled for Osaka; CLZ (0x1e) is the instruction that older rules lack.
func TestRunsOsaka(t *testing.T) {
	chain := newChain(t, Config{})
	// push1 1; clz; push0; mstore; push1 32; push0; return
	out, err := chain.Client().CallContract(t.Context(), ethereum.CallMsg{Data: common.FromHex("60011e5f5260205ff3")}, nil)
	require.NoError(t, err)
	require.Equal(t, common.BigToHash(big.NewInt(255)).Bytes(), out)

	head := chain.Head()
	require.EqualValues(t, 1, head.Number.Uint64())
	require.True(t, chain.eth.BlockChain().Config().IsOsaka(head.Number, head.Time))
}

func TestMineMovesTime(t *testing.T) {
	chain := newChain(t, Config{})
	before := chain.Head()
	client, err := rpc.DialContext(t.Context(), chain.RPC())
	require.NoError(t, err)
	t.Cleanup(client.Close)
	var mined Mined
	require.NoError(t, client.CallContext(t.Context(), &mined, "assay_mine", 90))
	require.EqualValues(t, before.Number.Uint64()+90, mined.Number)
	require.Equal(t, chain.Head().Hash(), mined.Head)
	require.GreaterOrEqual(t, chain.Head().Time, before.Time+90)
	// The jump is kept: the clock's next block follows at once instead of after 90 seconds.
	require.NoError(t, client.CallContext(t.Context(), &mined, "assay_mine"))
	require.EqualValues(t, before.Number.Uint64()+91, mined.Number)
	require.Greater(t, chain.ahead, time.Minute)

	for _, n := range []int{0, -1, MaxMine + 1} {
		require.ErrorContains(t, client.CallContext(t.Context(), &mined, "assay_mine", n), ErrCount.Error())
	}
	require.EqualValues(t, before.Number.Uint64()+91, chain.Head().Number.Uint64())
}

func TestSkipMovesTimeInOneBlock(t *testing.T) {
	chain := newChain(t, Config{})
	before := chain.Head()
	require.NoError(t, chain.Skip(90))
	skipped := chain.Head()
	require.Equal(t, before.Number.Uint64()+1, skipped.Number.Uint64())
	require.Equal(t, before.Time+90, skipped.Time)
	// The clock's next block follows from there.
	require.NoError(t, chain.Mine(1))
	require.Greater(t, chain.Head().Time, skipped.Time)
	require.Greater(t, chain.ahead, time.Minute)
	require.ErrorIs(t, chain.Skip(0), ErrSkip)
}

func TestForkReplacesBlocks(t *testing.T) {
	for _, drop := range []bool{false, true} {
		t.Run(fmt.Sprintf("drop=%v", drop), func(t *testing.T) {
			chain := newChain(t, Config{})
			client := chain.Client()
			require.NoError(t, chain.Mine(2))
			to := common.Address{0xaa}
			tx := transfer(t, client, 0, to)
			require.NoError(t, chain.Mine(2))
			old := make([]*types.Header, 6)
			for i := range old {
				old[i] = header(t, client, int64(i))
			}
			receipt, err := client.TransactionReceipt(t.Context(), tx.Hash())
			require.NoError(t, err)
			require.Equal(t, old[4].Hash(), receipt.BlockHash)

			remote, err := rpc.DialContext(t.Context(), chain.RPC())
			require.NoError(t, err)
			t.Cleanup(remote.Close)
			var reorg Reorg
			require.NoError(t, remote.CallContext(t.Context(), &reorg, "assay_fork", 2, drop))
			require.Equal(t, Reorg{Ancestor: old[3].Hash(), OldHead: old[5].Hash(), NewHead: header(t, client, 6).Hash(), Number: 6}, reorg)
			for i := range old {
				if i <= 3 {
					require.Equal(t, old[i].Hash(), header(t, client, int64(i)).Hash())
				} else {
					require.NotEqual(t, old[i].Hash(), header(t, client, int64(i)).Hash())
				}
			}

			receipt, err = client.TransactionReceipt(t.Context(), tx.Hash())
			balance, balanceErr := client.BalanceAt(t.Context(), to, nil)
			require.NoError(t, balanceErr)
			if drop {
				require.ErrorIs(t, err, ethereum.NotFound)
				require.Zero(t, balance.Sign())
				// The nonce is free again.
				again := transfer(t, client, 0, to)
				require.NoError(t, chain.Mine(1))
				_, err = client.TransactionReceipt(t.Context(), again.Hash())
			} else {
				require.EqualValues(t, 7, balance.Int64())
			}
			require.NoError(t, err)
			if !drop {
				require.Equal(t, header(t, client, 5).Hash(), receipt.BlockHash, "carried one block on")
			}
		})
	}
}

func TestForkAtAndItsLimits(t *testing.T) {
	chain := newChain(t, Config{})
	remote, err := rpc.DialContext(t.Context(), chain.WS())
	require.NoError(t, err)
	t.Cleanup(remote.Close)
	require.NoError(t, chain.Mine(FinalityDepth+9))
	final, err := chain.Client().HeaderByNumber(t.Context(), big.NewInt(int64(rpc.FinalizedBlockNumber)))
	require.NoError(t, err)
	require.EqualValues(t, 10, final.Number.Int64())

	head := chain.Head()
	for _, where := range []any{0, -1, FinalityDepth + 1, head.Hash(), header(t, chain.Client(), 0).Hash(), common.Hash{1}, "0x12", 1.5, nil, true} {
		require.Error(t, remote.CallContext(t.Context(), nil, "assay_fork", where), "%v", where)
	}
	require.Equal(t, head.Hash(), chain.Head().Hash(), "a refused reorg changed the chain")

	var reorg Reorg
	require.NoError(t, remote.CallContext(t.Context(), &reorg, "assay_fork", header(t, chain.Client(), 10).Hash()))
	require.Equal(t, final.Hash(), reorg.Ancestor)
	require.EqualValues(t, FinalityDepth+11, reorg.Number)
	require.Error(t, remote.CallContext(t.Context(), nil, "assay_fork", head.Hash()), "an orphan is no ancestor")
	// Block 10 was the deepest ancestor allowed; one block on, it is final.
	_, err = chain.ForkAt(final.Hash(), false)
	require.ErrorIs(t, err, ErrDepth)
}

func TestResumesAfterClose(t *testing.T) {
	dir := t.TempDir()
	chain, err := New(Config{DataDir: dir})
	require.NoError(t, err)
	t.Cleanup(func() { chain.Close() })
	tx := transfer(t, chain.Client(), 0, common.Address{1})
	require.NoError(t, chain.Mine(40))
	head := chain.Head()

	_, err = New(Config{DataDir: dir})
	require.ErrorContains(t, err, "already used by another process")

	require.NoError(t, chain.Close())
	resumed := newChain(t, Config{DataDir: dir})
	require.Equal(t, head.Hash(), resumed.Head().Hash())
	_, err = resumed.Client().TransactionReceipt(t.Context(), tx.Hash())
	require.NoError(t, err)
	require.NoError(t, resumed.Mine(1))
	require.Equal(t, head.Hash(), resumed.Head().ParentHash)
	require.Greater(t, resumed.Head().Time, head.Time)
}

func TestResumesAfterKill(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "chain")
	var hash common.Hash
	var number uint64
	for range 3 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), helperEnv+"="+dir)
		var stderr strings.Builder
		cmd.Stderr = &stderr
		out, err := cmd.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, cmd.Start())
		t.Cleanup(func() { _ = cmd.Process.Kill() })
		line, err := bufio.NewReader(out).ReadString('\n')
		require.NoError(t, err, "%s", &stderr)
		client, err := ethclient.DialContext(t.Context(), strings.TrimSpace(line))
		require.NoError(t, err)

		if number > 0 {
			kept, err := client.HeaderByNumber(t.Context(), new(big.Int).SetUint64(number))
			require.NoError(t, err)
			require.Equal(t, hash, kept.Hash(), "block %d changed", number)
		}
		nonce, err := client.NonceAt(t.Context(), keys.DevAddress(0), nil)
		require.NoError(t, err)
		tx := transfer(t, client, nonce, common.Address{2})
		var receipt *types.Receipt
		require.Eventually(t, func() bool {
			receipt, err = client.TransactionReceipt(t.Context(), tx.Hash())
			return err == nil
		}, time.Minute, 5*time.Millisecond)
		hash, number = receipt.BlockHash, receipt.BlockNumber.Uint64()
		// A block is durable once its successor exists: it was seen and its sync was over.
		require.Eventually(t, func() bool {
			head, err := client.BlockNumber(t.Context())
			return err == nil && head > number
		}, time.Minute, 5*time.Millisecond)
		client.Close()
		require.NoError(t, cmd.Process.Kill())
		_ = cmd.Wait()
	}
	chain := newChain(t, Config{DataDir: dir})
	require.Equal(t, hash, header(t, chain.Client(), int64(number)).Hash())
	balance, err := chain.Client().BalanceAt(t.Context(), common.Address{2}, nil)
	require.NoError(t, err)
	require.EqualValues(t, 21, balance.Int64())
}

func TestConfig(t *testing.T) {
	require.NoError(t, Config{}.Defaults().Check())
	for want, cfg := range map[error]Config{
		ErrBlockTime: {BlockTime: time.Millisecond},
		ErrPort:      {WSPort: 65536},
		ErrSamePort:  {HTTPPort: 8545, WSPort: 8545},
		ErrAccounts:  {Accounts: 257},
	} {
		_, err := New(cfg)
		require.ErrorIs(t, err, want)
	}
	require.ErrorIs(t, Config{HTTPPort: -1}.Defaults().Check(), ErrPort)
}

func TestPortInUse(t *testing.T) {
	taken, err := net.Listen("tcp", net.JoinHostPort(Host, "0"))
	require.NoError(t, err)
	t.Cleanup(func() { taken.Close() })
	_, err = New(Config{HTTPPort: taken.Addr().(*net.TCPAddr).Port})
	require.ErrorContains(t, err, "address already in use")
}

func TestClosesWithAClientWaiting(t *testing.T) {
	chain := newChain(t, Config{})
	client, err := ethclient.DialContext(t.Context(), chain.WS())
	require.NoError(t, err)
	t.Cleanup(client.Close)
	sub, err := client.SubscribeNewHead(t.Context(), make(chan *types.Header))
	require.NoError(t, err)
	require.NoError(t, chain.Close())
	<-sub.Err()
}

// Without sockets a chain answers all the same, and what it came to can be another one's beginning.
func TestInProcess(t *testing.T) {
	chain := newChain(t, Config{InProcess: true})
	tx := transfer(t, chain.Client(), 0, common.Address{2})
	require.NoError(t, chain.Mine(1))
	req := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["`+tx.Hash().String()+`"]}`))
	req.Header.Set("Content-Type", "application/json")
	rec := httptest.NewRecorder()
	chain.Handler().ServeHTTP(rec, req)
	require.Contains(t, rec.Body.String(), tx.Hash().String())

	genesis, err := chain.Snapshot()
	require.NoError(t, err)
	next := newChain(t, Config{InProcess: true, Genesis: genesis})
	balance, err := next.Client().BalanceAt(t.Context(), common.Address{2}, nil)
	require.NoError(t, err)
	require.EqualValues(t, 7, balance.Int64())
	nonce, err := next.Client().NonceAt(t.Context(), keys.DevAddress(0), nil)
	require.NoError(t, err)
	require.EqualValues(t, 1, nonce)
}
