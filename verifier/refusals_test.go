package verifier_test

import (
	"bufio"
	"bytes"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

// about is how long the longest line is that was logged with some words.
type about struct {
	words string
	bytes atomic.Int64
}

func (a *about) Write(p []byte) (int, error) {
	if bytes.Contains(p, []byte(a.words)) {
		a.bytes.Store(max(a.bytes.Load(), int64(len(p)))) // a handler writes one line at a time
	}
	return len(p), nil
}

// refusing is a source that has nothing, and says so in a status line of that many bytes.
func refusing(t *testing.T, length int) (url string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				for r := bufio.NewReader(conn); ; {
					if _, err := http.ReadRequest(r); err != nil {
						return
					}
					if _, err := fmt.Fprintf(conn, "HTTP/1.1 404 %s\r\nContent-Length: 0\r\n\r\n", strings.Repeat("x", length)); err != nil {
						return
					}
				}
			}()
		}
	}()
	return "http://" + listener.Addr().String()
}

// What sources that strangers named say with a refusal is held in memory and written to the log as little as any other word of theirs: a challenger asks
// 16 of them for each of up to 64 payloads of a round. It is the same whether a status line is longer than a client reads, or a little shorter.
func TestRefusalsAreShort(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	s := newTask(t, env, lib, long)
	s.play(play{})
	const sources = 16
	for _, status := range []int{1 << 20, 12 << 10} {
		log := about{words: "cannot recompute the round yet"}
		challenge(t, s, func(cfg *verifier.ChallengerConfig) {
			cfg.Sources = nil
			for range sources {
				cfg.Sources = append(cfg.Sources, refusing(t, status))
			}
			cfg.Log = slog.New(slog.NewTextHandler(&log, nil))
		})
		eventually(t, "the round is not looked at", func() bool { return log.bytes.Load() > 0 })
		require.Less(t, log.bytes.Load(), int64(16<<10), "of status lines of %d bytes", status)
	}
}

// Anybody demands what a task is made of, as much as he pays for. Of demands that a challenger cannot answer it tells the first few.
func TestOfManyDemandsTheFirstFailuresAreTold(t *testing.T) {
	t.Parallel()
	s := newTask(t, chaintest.New(t), newLibrary(t), with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 1000 }))
	friend := keys.Dev(15)
	s.Send(friend, s.Env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), chaintest.Tokens(1000)))
	s.Send(friend, s.Env.Chain.Approve(s.Dep.Reveals, chaintest.Tokens(1000)))
	s.Send(friend, s.Env.Chain.ObjectRequest(s.ID, chain.ObjectManifest, 0, 0))
	for fragment := range s.Spec.FragmentCount {
		for _, part := range []chain.ObjectPart{chain.ObjectParams, chain.ObjectMomentum} {
			s.Send(friend, s.Env.Chain.ObjectRequest(s.ID, part, fragment, 0))
		}
	}
	s.lib.drop(s.Initial.Root(s.Spec.FragmentCount))
	s.Skip(s.Spec.RevealWindow / 2)
	var lines logged
	challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Tasks, cfg.Log = []protocol.Hash{s.ID}, lines.beside(t) })
	line := ""
	eventually(t, "the demands are not looked at", func() bool { line = lines.line("cannot answer every demand"); return line != "" })
	require.Contains(t, line, fmt.Sprintf("and %d more", 2*s.Spec.FragmentCount+1-4))
}
