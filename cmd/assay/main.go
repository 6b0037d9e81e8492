// Command assay is the one binary of Assay: a development chain, deployment, the sponsor's, staker's and trainer's
// transactions, the keeper, the indexer and the verifier. Each command parses its flags and wires a package; the work is there.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/keys"
)

// Exit codes of every command.
const (
	exitOK = 0
	// exitMachine is for what this machine, the network or the command line is to blame for.
	exitMachine = 1
	// exitDisagrees is for an answer that was got and says no: a recomputation that differs, a contract's or keeper's refusal.
	exitDisagrees = 2
)

var errInterrupted = errors.New("interrupted")

func main() { os.Exit(run(interruptible(context.Background()), os.Args, os.Stdout, os.Stderr)) }

// interruptible returns a context that the first SIGINT or SIGTERM ends; the second one ends the process.
func interruptible(parent context.Context) context.Context {
	ctx, cancel := context.WithCancelCause(parent)
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		cancel(errInterrupted)
		<-signals
		os.Exit(exitMachine)
	}()
	return ctx
}

// warnOfKeys warns of keys on the command line, which every user of the machine can read there. Development keys are public anyway.
func warnOfKeys(w io.Writer, args []string) {
	for i, arg := range args {
		name, value, inline := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		if !strings.HasPrefix(arg, "-") || name != flagKey && name != flagSigningKey {
			continue
		}
		if !inline && i+1 < len(args) {
			value = args[i+1]
		}
		if key, err := keys.Load(keys.Config{Hex: value}, 1337); err == nil && !keys.IsDevKey(crypto.PubkeyToAddress(key.PublicKey)) {
			fmt.Fprintf(w, "warning: --%s shows the key to every user of this machine (ps); use --%s-file, or the environment\n", name, name)
		}
	}
}

// run is main with everything from outside as a parameter, so that tests drive the whole command line.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	if len(args) > 1 && args[1] == completeCommand {
		complete(ctx, stdout, args[2:])
		return exitOK
	}
	warnOfKeys(stderr, args)
	err := newApp(stdout, stderr).RunContext(ctx, argumentLast(args))
	if err == nil {
		return exitOK
	}
	return reportError(stderr, err, wantsJSON(args))
}
