package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"strings"
	"syscall"

	"github.com/jackc/pgx/v5/pgconn"

	"assay/internal/bridge"
	"assay/internal/chain"
	"assay/internal/chain/ledger"
	"assay/internal/chain/sender"
	"assay/internal/deploy"
	"assay/internal/opstack"
	"assay/internal/redact"
	"assay/internal/windows"
	"assay/keeper/store"
	"assay/protocol"
)

// cliError is an error with what to do about it and an exit code.
type cliError struct {
	err  error
	hint string
	code int
}

func (e *cliError) Error() string { return e.err.Error() }
func (e *cliError) Unwrap() error { return e.err }
func (e *cliError) Hint() string  { return e.hint }

// withHint says what to do about an error; the machine or the command line is to blame.
func withHint(err error, format string, args ...any) error {
	return &cliError{err: err, hint: fmt.Sprintf(format, args...), code: exitMachine}
}

// disagree is an answer that says no.
func disagree(err error, format string, args ...any) error {
	return &cliError{err: err, hint: fmt.Sprintf(format, args...), code: exitDisagrees}
}

// hintFor says what to do about an error that carries no hint of its own, and whether it is a refusal.
func hintFor(err error) (hint string, code int) {
	var netErr net.Error
	var pathErr *fs.PathError
	var unconfirmed *sender.Unconfirmed
	var connect *pgconn.ConnectError
	var refused *pgconn.PgError
	switch {
	case errors.As(err, &unconfirmed):
		return unconfirmedHint(unconfirmed.Call), exitMachine
	case errors.Is(err, errInterrupted), errors.Is(err, context.Canceled):
		return "run the same command again", exitMachine
	case errors.Is(err, deploy.ErrMismatch), errors.Is(err, chain.ErrWrongChain), errors.Is(err, chain.ErrNoContract):
		return "the deployment file is of another chain, or the chain was made anew: use its own file (--deployment) or RPC (--rpc)", exitDisagrees
	case errors.Is(err, deploy.ErrParams):
		return "assay deploy --help lists the parameters", exitDisagrees
	case errors.Is(err, windows.ErrShort):
		return "lengthen the windows, or accept the risk with --min-window: most keepers and trainers leave such a task alone", exitDisagrees
	case errors.Is(err, deploy.ErrNoCode):
		return "build the contracts and their bindings: make bindings", exitMachine
	case errors.Is(err, bridge.ErrNotProven):
		return "prove it first, with the same key: assay bridge withdraw prove", exitDisagrees
	case errors.Is(err, bridge.ErrProven):
		return "assay bridge withdraw finalize comes next; if L1 refuses the game that it was proven with: assay bridge withdraw prove --again", exitDisagrees
	case errors.Is(err, bridge.ErrNoWithdrawal):
		return "--withdrawal is the hash on L2 that assay bridge withdraw start shows; check --rpc, or wait until its node has the block", exitDisagrees
	case errors.Is(err, bridge.ErrDropped):
		return "nothing moved: run the same command again", exitMachine
	case errors.Is(err, bridge.ErrFinalized):
		return "it was paid on L1; nothing is left to do", exitDisagrees
	case errors.Is(err, bridge.ErrNoBridge):
		return "check --l1-portal, --l1-rpc and --rpc: they have to be of one rollup; a development rollup made before it had bridges needs another --datadir", exitDisagrees
	case errors.Is(err, bridge.ErrNoToken):
		return "--token is the token's address on L1, and --l1-rpc a node of that L1", exitDisagrees
	case errors.Is(err, bridge.ErrNotBridged):
		return "assay bridge token create makes what stands for --token on the rollup; name it with --l2-token, or use a deployment made with it (assay deploy --token)", exitDisagrees
	case errors.Is(err, bridge.ErrOtherToken):
		return "check --token; what stands for it on the rollup is --l2-token, which is the deployment's token if not given: assay bridge token create shows it", exitDisagrees
	case errors.Is(err, bridge.ErrBalance):
		return "give a smaller --amount, or get tokens first, on the side that they are taken from", exitDisagrees
	case errors.Is(err, bridge.ErrTransfer):
		return "give an --amount above 0, an --account that can hold it on the other side, and --call-gas within the bounds or not at all", exitDisagrees
	case errors.Is(err, bridge.ErrRelay):
		return "the messenger on that side keeps the message: mend what its call met, then assay bridge retry, with the --deposit or --withdrawal named here", exitDisagrees
	case errors.Is(err, bridge.ErrNoMessage):
		return "only messages of the messengers can be repeated, as those of the standard bridges are; start another transfer", exitDisagrees
	case errors.Is(err, bridge.ErrRelayed):
		return "nothing is left to do", exitDisagrees
	case errors.Is(err, bridge.ErrNotRelayed):
		return "wait for the deposit, or finalize the withdrawal: assay bridge withdraw finalize", exitDisagrees
	case errors.Is(err, bridge.ErrCall):
		return "it cannot be repeated: the call's target refused, or --call-gas was too little for it", exitDisagrees
	case errors.Is(err, bridge.ErrLost):
		return "assay bridge withdraw prove, against another proposal; --rpc must name a node that derives the chain from L1", exitDisagrees
	case errors.Is(err, bridge.ErrFailed):
		return "the contract called refuses, or --call-gas is too little; ether deposited is the account's all the same", exitDisagrees
	case errors.Is(err, chain.ErrHeadName):
		return "latest, safe or finalized", exitMachine
	case errors.Is(err, chain.ErrNoHead):
		return "wait until the node has one, ask another node (--rpc), or choose another head: --money-head latest on a chain that knows no other", exitMachine
	case errors.Is(err, ledger.ErrTakenBack):
		return "nothing moved: run the same command again", exitMachine
	case errors.Is(err, opstack.ErrDiffer):
		return "ask again: a sequencer that was killed, or follows a reorg of L1, agrees in seconds; else believe the verifier", exitDisagrees
	case errors.Is(err, opstack.ErrEnded):
		return "its whole log is in the folder logs/ of --datadir; the same command starts everything again", exitMachine
	case errors.Is(err, sender.ErrReset), errors.Is(err, chain.ErrReorged):
		return "a reorg got in between; look at the state and run the same command again", exitMachine
	case errors.Is(err, sender.ErrTimeout), errors.Is(err, context.DeadlineExceeded):
		return "the chain is slow or away; look at the state before running the same command again, or raise --timeout", exitMachine
	case errors.As(err, &connect):
		return "no PostgreSQL server answers as --database-url says: start it, or check address, user and password. Without --database-url the indexer runs a server of its own", exitMachine
	case errors.As(err, &refused):
		return "PostgreSQL refuses it: check that the user of --database-url may create tables in that database, and the server's log. Without --database-url the indexer runs a server of its own", exitMachine
	case errors.Is(err, syscall.ECONNREFUSED):
		return "nothing listens there: start the chain (`assay devnet`) or keeper, or check the address", exitMachine
	case errors.Is(err, syscall.EADDRINUSE), strings.Contains(err.Error(), "address already in use"):
		return "another program has the port; choose one with the port or listen flag (0 takes a free one)", exitMachine
	case errors.Is(err, store.ErrInUse), errors.Is(err, opstack.ErrInUse), strings.Contains(err.Error(), "already used by another process"):
		return "stop the other process, or use another --datadir", exitMachine
	case errors.Is(err, sender.ErrGasFunds), strings.Contains(err.Error(), "insufficient funds"):
		return "the account needs ether for gas; on a development chain use one of the funded accounts that `assay devnet` prints", exitMachine
	case errors.Is(err, os.ErrNotExist):
		return "check the path", exitMachine
	case errors.Is(err, os.ErrPermission):
		return "check the permissions of the path", exitMachine
	case errors.As(err, &pathErr): // before net.Error, which every errno is as well
		return "check the path, and that its disk has room", exitMachine
	case errors.As(err, &netErr):
		return "check the address and that it can be reached from here", exitMachine
	}
	return "add --log-level debug for more; `assay doctor` checks this machine", exitMachine
}

// unconfirmedHint says where to look before a call is sent again of which one went out.
func unconfirmedHint(call string) string {
	switch call {
	case "postTask":
		return "run the same line again: it waits for that transaction, and goes on with the task if it was posted"
	case "approve":
		return "run the same line again: an approval moves nothing"
	case "deposit", "beginUnbond", "withdraw", "withdrawCredit", "mint":
		return "look at `assay stake status` before you run the command again: if that transaction was mined, the same line would move the amount once more"
	}
	return "look at what it changes (`assay task get`, `assay stake status`) before you run the command again: that transaction may be mined meanwhile"
}

// explained is an error as a person or a program reads it.
type explained struct {
	Name    string `json:"name"`
	Message string `json:"message"`
	Hint    string `json:"hint"`

	code int
}

func explain(err error) explained {
	out := explained{Name: "Error", Message: err.Error()}
	out.Hint, out.code = hintFor(err)
	if named := (*protocol.Error)(nil); errors.As(err, &named) {
		out.Name, out.Hint, out.code = named.Name, named.Hint, exitDisagrees
		if named.Status >= 500 {
			out.code = exitMachine
		}
	}
	if revert, ok := chain.AsRevert(err); ok {
		out.code = exitDisagrees
		if revert.Name != "" {
			out.Name = revert.Name
		}
		if hint := chain.Advice(revert.Name); hint != "" {
			out.Hint = hint
		}
	}
	// The outermost hint knows most about what was being done.
	if hinted := (interface{ Hint() string })(nil); errors.As(err, &hinted) {
		out.Hint = hinted.Hint()
	}
	if coded := (*cliError)(nil); errors.As(err, &coded) {
		out.code = coded.code
	}
	// An RPC's address may hold a key, and terminals are shown around.
	out.Message, out.Hint = redact.New().String(oneLine(out.Message)), oneLine(out.Hint)
	return out
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// reportError prints what went wrong in one line and what to do in another, and returns the exit code.
func reportError(w io.Writer, err error, asJSON bool) int {
	e := explain(err)
	if asJSON {
		raw, err := json.Marshal(map[string]explained{"error": e})
		if err == nil {
			fmt.Fprintf(w, "%s\n", raw)
			return e.code
		}
	}
	fmt.Fprintf(w, "error: %s\nhint:  %s\n", e.Message, e.Hint)
	return e.code
}
