package main

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/internal/chain/ledger"
	"assay/internal/chain/sender"
	"assay/internal/httpclient"
	"assay/internal/keepers"
	"assay/internal/keys"
	"assay/protocol"
)

const (
	flagRPC        = "rpc"
	flagDeployment = "deployment"
	flagKey        = "private-key"
	flagKeyFile    = "private-key-file"
	flagPassword   = "password-file"
	flagTimeout    = "timeout"
	flagTask       = "task"
	flagMoneyHead  = "money-head"

	// defaultDeployment is what `assay devnet` writes and everything else reads when nothing else is said.
	defaultDeployment = "deployment.json"
	// receiptInterval finds a transaction soon after its block on a chain with a block a second.
	receiptInterval = 200 * time.Millisecond
)

func deploymentFlag(usage string) *cli.StringFlag {
	return stringFlag("", flagDeployment, defaultDeployment, usage)
}

func chainFlags() []cli.Flag {
	return []cli.Flag{
		deploymentFlag("`FILE` that names chain and contracts"),
		stringFlag("", flagRPC, "", "`URL` of the chain's RPC; the deployment file's if empty"),
	}
}

func keyFlags() []cli.Flag {
	return []cli.Flag{
		stringFlag("", flagKey, "", "private key in hex; better in the environment or a file, where other users cannot see it"),
		stringFlag("", flagKeyFile, "", "`FILE` with the private key in hex, or a geth keystore"),
		stringFlag("", flagPassword, "", "`FILE` with the keystore's password"),
	}
}

func timeoutFlag(value time.Duration) cli.Flag {
	return &cli.DurationFlag{Name: flagTimeout, EnvVars: env("", flagTimeout), Value: value, Usage: "how long to wait for the chain"}
}

// answerTimeoutFlag is for commands whose own work may take hours: it bounds each answer of the chain, not the whole.
func answerTimeoutFlag() cli.Flag {
	return &cli.DurationFlag{Name: flagTimeout, EnvVars: env("", flagTimeout), Value: 2 * time.Minute, Usage: "how long to wait for an answer of the chain; what is computed takes as long as it takes"}
}

// readFlags are those of a command that only reads.
func readFlags() []cli.Flag { return join(chainFlags(), []cli.Flag{timeoutFlag(time.Minute)}) }

// sendFlags are those of a command that sends transactions.
func sendFlags() []cli.Flag {
	return join(chainFlags(), keyFlags(), []cli.Flag{timeoutFlag(2 * time.Minute)})
}

// moneyFlags are those of a command that has money paid out, and waits until it has moved.
func moneyFlags() []cli.Flag {
	return join(chainFlags(), keyFlags(), []cli.Flag{moneyHeadFlag(), timeoutFlag(10 * time.Minute)})
}

func moneyHeadFlag() cli.Flag {
	return stringFlag("", flagMoneyHead, string(chain.HeadSafe),
		"`HEAD` at which money counts as moved: latest, safe (on L1 too) or finalized; what is sent follows the newest block whatever it is")
}

func taskFlag() cli.Flag {
	return required(stringFlag("", flagTask, "", "task `ID`, or where the chain is asked its first digits"))
}

func keyConfig(c *cli.Context) keys.Config {
	return keys.Config{Hex: c.String(flagKey), File: c.String(flagKeyFile), PasswordFile: c.String(flagPassword)}
}

func taskID(c *cli.Context) (protocol.Hash, error) {
	var id protocol.Hash
	if err := id.UnmarshalText([]byte(c.String(flagTask))); err != nil {
		return id, withHint(fmt.Errorf("--%s: %w", flagTask, err), "a task id is 0x and 64 hexadecimal digits; `assay task list` shows them")
	}
	return id, nil
}

// leastPrefix is how many hexadecimal digits of a task's id have to be given.
const leastPrefix = 4

// taskID is the task of --task: its id, or the beginning of one that no other task of the deployment shares.
func (s *session) taskID(c *cli.Context) (protocol.Hash, error) {
	prefix := strings.ToLower(c.String(flagTask))
	digits, hex := strings.CutPrefix(prefix, "0x")
	if !hex || len(digits) < leastPrefix || len(digits) >= 2*common.HashLength || strings.Trim(digits, "0123456789abcdef") != "" {
		return taskID(c)
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return protocol.Hash{}, err
	}
	posted, err := view.Posted(s.ctx, s.dep.DeployBlock)
	if err != nil {
		return protocol.Hash{}, err
	}
	var found []protocol.Hash
	for _, p := range posted {
		if strings.HasPrefix(p.TaskID.String(), prefix) {
			found = append(found, p.TaskID)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return protocol.Hash{}, protocol.ErrTaskNotFound.With("no task's id begins with %s", prefix)
	}
	return protocol.Hash{}, withHint(fmt.Errorf("--%s %s: %d tasks begin so, %s and %s among them", flagTask, prefix, len(found), found[0], found[1]), "give more digits of the id")
}

func address(c *cli.Context, flag string) (common.Address, error) {
	if text := c.String(flag); common.IsHexAddress(text) {
		return common.HexToAddress(text), nil
	}
	return common.Address{}, withHint(fmt.Errorf("--%s: %q is not an address", flag, c.String(flag)), "an address is 0x and 40 hexadecimal digits")
}

// loadDeployment reads the deployment file and puts the RPC of the flags in place of its own.
func loadDeployment(c *cli.Context) (protocol.Deployment, error) {
	path := c.String(flagDeployment)
	dep, err := protocol.LoadDeployment(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return dep, withHint(err, "start a chain with `assay devnet`, deploy to one with `assay deploy`, or name the file: --deployment or ASSAY_DEPLOYMENT")
	case err != nil:
		return dep, withHint(err, "`assay devnet` and `assay deploy` write the file")
	}
	if rpc := c.String(flagRPC); rpc != "" {
		dep.RPC, dep.WS = rpc, ""
	}
	if rpc := c.String(flagL1RPC); rpc != "" {
		dep.L1RPC = rpc
	}
	if c.String(flagL1Portal) != "" {
		if dep.L1Portal, err = address(c, flagL1Portal); err != nil {
			return dep, err
		}
	}
	if dep.RPC == "" {
		return dep, withHint(fmt.Errorf("%s names no RPC", path), "pass --rpc")
	}
	return dep, nil
}

// session is what a command that talks to the chain works with.
type session struct {
	ctx context.Context
	out io.Writer
	// progress is told what is waited for.
	progress io.Writer
	json     bool
	log      *slog.Logger
	client   *ethclient.Client
	dep      protocol.Deployment
	chain    *chain.Chain

	// key and sender only with openSigner.
	key    *ecdsa.PrivateKey
	from   common.Address
	sender *sender.Sender

	decimals *uint8
	close    func()
}

// openReader connects and checks that the contracts are there. --timeout is for all that the command does. The caller closes the session.
func openReader(c *cli.Context) (*session, error) {
	return open(c, c.Duration(flagTimeout), 0)
}

// openLong is openReader for commands with an answerTimeoutFlag.
func openLong(c *cli.Context) (*session, error) {
	return open(c, 0, c.Duration(flagTimeout))
}

// open connects for a command that may take so long altogether, and waits so long for each answer; 0 is any time.
func open(c *cli.Context, whole, answer time.Duration) (*session, error) {
	log, err := newLog(c, slog.LevelWarn)
	if err != nil {
		return nil, err
	}
	dep, err := loadDeployment(c)
	if err != nil {
		return nil, err
	}
	ctx, cancel := c.Context, context.CancelFunc(func() {})
	if whole > 0 {
		ctx, cancel = context.WithTimeout(ctx, whole)
	}
	client, err := dial(ctx, dep.RPC, c.App.ErrWriter, answer)
	if err != nil {
		cancel()
		return nil, fmt.Errorf("RPC %s: %w", dep.RPC, err)
	}
	s := &session{ctx: ctx, out: c.App.Writer, progress: c.App.ErrWriter, json: c.Bool(flagJSON), log: log, client: client, dep: dep}
	s.close = func() { client.Close(); cancel() }
	if s.chain, err = chain.New(client, dep); err == nil {
		err = s.chain.Verify(ctx)
	}
	if err != nil {
		s.close()
		return nil, fmt.Errorf("RPC %s: %w", dep.RPC, err)
	}
	return s, nil
}

// silence is how long the chain may take for an answer before it is said what is waited for.
const silence = 3 * time.Second

// dial connects to an RPC. Where an answer over HTTP takes long it says so, so that nobody watches a line that stands still; what takes longer than
// limit is given up, if limit is not 0.
func dial(ctx context.Context, rpcURL string, progress io.Writer, limit time.Duration) (*ethclient.Client, error) {
	client, err := chain.DialWith(ctx, rpcURL, &http.Client{Transport: &patient{next: httpclient.Over(nil), progress: progress, limit: limit}})
	if err != nil {
		return nil, err
	}
	return ethclient.NewClient(client), nil
}

// patient passes requests on, and says of one that takes long, once in a while, whom it waits for.
type patient struct {
	next     http.RoundTripper
	progress io.Writer
	limit    time.Duration

	mu   sync.Mutex
	told time.Time
}

// RoundTrip implements http.RoundTripper.
func (p *patient) RoundTrip(r *http.Request) (*http.Response, error) {
	ctx, cancel := r.Context(), context.CancelFunc(func() {})
	if p.limit > 0 {
		ctx, cancel = context.WithTimeout(ctx, p.limit)
		r = r.WithContext(ctx)
	}
	began := time.Now()
	timer := time.AfterFunc(silence, func() { p.tell(r, began) })
	defer timer.Stop()
	answer, err := p.next.RoundTrip(r)
	if err != nil {
		cancel()
		return nil, err
	}
	answer.Body = &bounded{answer.Body, cancel}
	return answer, nil
}

// bounded is a body that may be read until its time is over.
type bounded struct {
	io.ReadCloser
	cancel func()
}

// Close implements io.Closer.
func (b *bounded) Close() error {
	defer b.cancel()
	return b.ReadCloser.Close()
}

func (p *patient) tell(r *http.Request, began time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if time.Since(p.told) < silence {
		return
	}
	p.told = time.Now()
	left := ""
	if deadline, ok := r.Context().Deadline(); ok {
		left = fmt.Sprintf(", for %s more at most (--timeout)", time.Until(deadline).Round(time.Second))
	}
	// The host alone: paths hold keys.
	fmt.Fprintf(p.progress, "waiting for the chain's RPC at %s since %s%s\n", r.URL.Host, time.Since(began).Round(time.Second), left)
}

// openSigner is openReader with the key of the flags.
func openSigner(c *cli.Context) (*session, error) { return withKey(c, openReader) }

// openLongSigner is openLong with the key of the flags.
func openLongSigner(c *cli.Context) (*session, error) { return withKey(c, openLong) }

func withKey(c *cli.Context, open func(*cli.Context) (*session, error)) (*session, error) {
	s, err := open(c)
	if err != nil {
		return nil, err
	}
	if s.key, err = keys.Load(keyConfig(c), s.dep.ChainID); err == nil {
		s.from = crypto.PubkeyToAddress(s.key.PublicKey)
		s.sender, err = sender.New(sender.Config{
			Client: s.client, Chain: s.chain, Key: s.key, Log: s.log.With("account", s.from),
			ReceiptQueryInterval: receiptInterval, SendTimeout: c.Duration(flagTimeout),
		})
	}
	if err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

// withReader and withSigner wrap a command's work into a session.
func withReader(work func(*cli.Context, *session) error) cli.ActionFunc {
	return with(openReader, work)
}
func withSigner(work func(*cli.Context, *session) error) cli.ActionFunc {
	return with(openSigner, work)
}

func with(open func(*cli.Context) (*session, error), work func(*cli.Context, *session) error) cli.ActionFunc {
	return func(c *cli.Context) error {
		s, err := open(c)
		if err != nil {
			return err
		}
		defer func() { s.close() }() // it may be renewed
		return work(c, s)
	}
}

// print writes a command's result: v as JSON, or what text writes.
func (s *session) print(v any, text func(io.Writer)) error {
	return printResult(s.out, s.json, v, text)
}

func printResult(w io.Writer, asJSON bool, v any, text func(io.Writer)) error {
	if !asJSON {
		text(w)
		return nil
	}
	raw, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", raw)
	return err
}

// keepersOf are the keepers that are asked for what a task is made of, with the client that asks them: those of --keeper, or else those that the
// keepers of the task's pool name on chain.
func (s *session) keepersOf(c *cli.Context, task protocol.Hash) ([]string, *http.Client, error) {
	named, err := sources(c, flagKeeper)
	if err != nil || len(named) > 0 {
		return named, httpclient.New(nil), err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return nil, nil, err
	}
	client := keepers.Client(s.dep.ChainID)
	found, err := keepers.Find(s.ctx, client, view, task, s.dep.ChainID)
	if errors.Is(err, keepers.ErrNone) {
		return nil, nil, withHint(err, "name one that serves it: --%s URL; `assay task get` shows what the keepers of the pool say", flagKeeper)
	}
	if err == nil {
		s.log.Debug("keepers found on chain", "task", task, "keepers", found)
	}
	return found, client, err
}

// tokenDecimals asks the token, once.
func (s *session) tokenDecimals() (uint8, error) {
	if s.decimals != nil {
		return *s.decimals, nil
	}
	decimals, err := chain.TokenDecimals(s.ctx, s.client, s.dep.Token)
	if err != nil {
		return 0, err
	}
	s.decimals = &decimals
	return decimals, nil
}

func (s *session) amount(c *cli.Context, flag string) (*big.Int, error) {
	decimals, err := s.tokenDecimals()
	if err != nil {
		return nil, err
	}
	amount, err := parseAmount(c.String(flag), decimals)
	if err != nil {
		return nil, fmt.Errorf("--%s: %w", flag, err)
	}
	return amount, nil
}

// tokens prints an amount in whole tokens.
func (s *session) tokens(amount *big.Int) string {
	decimals, err := s.tokenDecimals()
	if err != nil {
		return amount.String() + "wei"
	}
	return formatAmount(amount, decimals)
}

// approve lets a contract take an amount of the signer's tokens, after a look at whether they are there.
func (s *session) approve(view *chain.View, spender common.Address, amount *big.Int) error {
	if err := s.hasTokens(view, amount); err != nil {
		return err
	}
	_, err := s.sender.Send(s.ctx, s.chain.Approve(spender, amount))
	return err
}

// hasTokens refuses where the signer has too few tokens.
func (s *session) hasTokens(view *chain.View, amount *big.Int) error {
	balance, err := view.Balance(s.ctx, s.from)
	if err != nil {
		return err
	}
	if balance.Cmp(amount) < 0 {
		hint := "get tokens of " + s.dep.Token.Hex() + " first"
		if keys.IsDevChain(s.dep.ChainID) {
			hint = "assay stake mint --amount " + s.tokens(new(big.Int).Sub(amount, balance))
		}
		if s.dep.L1Portal != (common.Address{}) {
			hint += "; a token that comes from L1: assay bridge deposit --token"
		}
		return disagree(fmt.Errorf("%s has %s tokens and needs %s", s.from, s.tokens(balance), s.tokens(amount)), "%s", hint)
	}
	return nil
}

// settled waits until every transaction that the account sent before is in a block, or gone, and returns a view that shows what they did:
// an earlier run of the same command may have been interrupted after it sent one.
func (s *session) settled() (*chain.View, error) {
	told := false
	for {
		pending, err := s.client.PendingNonceAt(s.ctx, s.from)
		if err != nil {
			return nil, err
		}
		view, err := s.chain.Latest(s.ctx)
		if err != nil {
			return nil, err
		}
		mined, err := s.client.NonceAtHash(s.ctx, s.from, view.Hash)
		if err != nil {
			return nil, err
		}
		if mined >= pending {
			return view, nil
		}
		if !told {
			told = true
			fmt.Fprintf(s.progress, "waiting for %d transactions that %s sent before\n", pending-mined, s.from)
		}
		select {
		case <-s.ctx.Done():
			return nil, withHint(fmt.Errorf("%d transactions that %s sent before are in no block yet: %w", pending-mined, s.from, context.Cause(s.ctx)),
				"wait for them and run the same command again, or raise --timeout; nothing was sent by this one")
		case <-time.After(receiptInterval):
		}
	}
}

// hasEther refuses where the signer has nothing to pay gas with.
func (s *session) hasEther() error {
	wei, err := s.client.BalanceAt(s.ctx, s.from, nil)
	if err == nil && wei.Sign() == 0 {
		err = fmt.Errorf("%s has none: %w", s.from, sender.ErrGasFunds)
	}
	return err
}

// sent is the result of a command that sent one transaction.
type sent struct {
	TxHash  common.Hash    `json:"txHash"`
	Block   uint64         `json:"block"`
	GasUsed uint64         `json:"gasUsed"`
	Account common.Address `json:"account"`
	TaskID  *protocol.Hash `json:"taskId,omitempty"`
	// Amount in the token's smallest unit.
	Amount string `json:"amount,omitempty"`
}

func (s *session) result(receipt *types.Receipt) sent {
	return sent{TxHash: receipt.TxHash, Block: receipt.BlockNumber.Uint64(), GasUsed: receipt.GasUsed, Account: s.from}
}

// send sends one call and prints its result under a title.
func (s *session) send(call chain.Call, title string, more func(*types.Receipt, *sent)) error {
	receipt, err := s.sender.Send(s.ctx, call)
	if err != nil {
		return err
	}
	return s.report(receipt, title, more)
}

// pay is send for a call that pays out: its result is what holds when the money has moved as of --money-head.
func (s *session) pay(c *cli.Context, call chain.Call, title string, more func(*types.Receipt, *sent)) error {
	receipts, err := s.collect(c, []chain.Call{call})
	if err != nil {
		return err
	}
	return s.report(receipts[0], title, more)
}

// collect sends calls that pay out, one after the other, and waits until what they moved has moved as of --money-head.
func (s *session) collect(c *cli.Context, calls []chain.Call) ([]*types.Receipt, error) {
	head := chain.HeadName(c.String(flagMoneyHead))
	if _, err := s.chain.AtHead(s.ctx, head); err != nil {
		return nil, fmt.Errorf("--%s: %w", flagMoneyHead, err)
	}
	receipts := make([]*types.Receipt, len(calls))
	for i, call := range calls {
		var err error
		if receipts[i], err = s.sender.Send(s.ctx, call); err != nil {
			return nil, err
		}
	}
	for i, receipt := range receipts {
		if head != chain.HeadLatest {
			fmt.Fprintf(s.progress, "waiting until block %d is %s\n", receipt.BlockNumber, head)
		}
		var err error
		if receipts[i], err = ledger.Await(s.ctx, s.client, s.chain, head, receipt); err != nil {
			return nil, err
		}
	}
	return receipts, nil
}

// report prints the result of one transaction under a title.
func (s *session) report(receipt *types.Receipt, title string, more func(*types.Receipt, *sent)) error {
	result := s.result(receipt)
	if more != nil {
		more(receipt, &result)
	}
	return s.print(result, func(w io.Writer) {
		fmt.Fprintf(w, "%s\n", title)
		if result.Amount != "" {
			amount, _ := new(big.Int).SetString(result.Amount, 10)
			fmt.Fprintf(w, "  amount       %s tokens\n", s.tokens(amount))
		}
		fmt.Fprintf(w, "  transaction  %s\n  block        %d\n  gas          %d\n", result.TxHash, result.Block, result.GasUsed)
	})
}
