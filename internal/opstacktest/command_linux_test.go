package opstacktest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
	"assay/internal/opstack"
	"assay/protocol"
)

// command is `assay devnet --op-stack` as a process.
type command struct {
	*exec.Cmd
	dir    string
	stderr bytes.Buffer
	ready  struct {
		Deployment protocol.Deployment `json:"deployment"`
		Rollup     struct {
			Endpoints opstack.Endpoints `json:"endpoints"`
		} `json:"rollup"`
	}
}

func assay(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs(filepath.Join("..", "..", "bin", "assay"))
	require.NoError(t, err)
	return path
}

// run starts the command on a folder and returns when it says that it is ready.
func run(t *testing.T, dir string) *command {
	t.Helper()
	c := &command{dir: dir, Cmd: exec.Command(assay(t), "devnet", "--op-stack", "--json", "--datadir", dir, "--http-port", "0", "--ws-port", "0",
		"--l1-block-time", "1s", "--deployment-out", filepath.Join(dir, "out.json"))}
	c.Stderr = &c.stderr
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	t.Cleanup(func() { _ = c.Process.Kill() })
	line := make(chan []byte, 1)
	go func() {
		text, _ := bufio.NewReader(out).ReadBytes('\n')
		line <- text
	}()
	select {
	case text := <-line:
		require.NoError(t, json.Unmarshal(text, &c.ready), "%s%s", text, &c.stderr)
	case <-time.After(longest):
		t.Fatalf("not ready: %s", &c.stderr)
	}
	return c
}

// end sends a signal and waits until the command is gone.
func (c *command) end(t *testing.T, signal syscall.Signal) error {
	t.Helper()
	require.NoError(t, c.Process.Signal(signal))
	gone := make(chan error, 1)
	go func() { gone <- c.Wait() }()
	select {
	case err := <-gone:
		return err
	case <-time.After(longest):
		t.Fatalf("it does not end: %s", &c.stderr)
		return nil
	}
}

// children returns the process ids whose parent is pid.
func children(t *testing.T, pid int) []int {
	t.Helper()
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	require.NoError(t, err)
	var out []int
	for _, path := range stats {
		raw, err := os.ReadFile(path)
		if err != nil {
			continue // it ended meanwhile
		}
		// The name, in brackets, may hold anything; state and parent follow it.
		fields := strings.Fields(string(raw[bytes.LastIndexByte(raw, ')')+1:]))
		if parent, err := strconv.Atoi(fields[1]); err == nil && parent == pid {
			child, err := strconv.Atoi(filepath.Base(filepath.Dir(path)))
			require.NoError(t, err)
			out = append(out, child)
		}
	}
	return out
}

// listeners returns the local addresses, in /proc's notation, on which a process listens.
func listeners(t *testing.T, pid int) []string {
	t.Helper()
	own := make(map[string]bool)
	fds, err := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", pid))
	require.NoError(t, err)
	for _, fd := range fds {
		if target, err := os.Readlink(fd); err == nil && strings.HasPrefix(target, "socket:[") {
			own[strings.Trim(strings.TrimPrefix(target, "socket:"), "[]")] = true
		}
	}
	var out []string
	for _, table := range []string{"tcp", "tcp6", "udp", "udp6"} {
		raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/net/%s", pid, table))
		require.NoError(t, err)
		for line := range strings.Lines(string(raw)) {
			fields := strings.Fields(line)
			// 0A is LISTEN of TCP, 07 is what an unconnected UDP socket has.
			if len(fields) > 9 && own[fields[9]] && (fields[3] == "0A" || fields[3] == "07") {
				out = append(out, fields[1])
			}
		}
	}
	return out
}

func TestCommandServesLoopbackAndLeavesNothingRunning(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "rollup")
	var deployed protocol.Deployment
	for _, signal := range []syscall.Signal{syscall.SIGTERM, syscall.SIGKILL, syscall.SIGINT} {
		t.Logf("until %s", signal)
		c := run(t, dir)
		programs := children(t, c.Process.Pid)
		require.Len(t, programs, 6)
		count := 0
		for _, pid := range append(programs, c.Process.Pid) {
			for _, addr := range listeners(t, pid) {
				require.True(t, strings.HasPrefix(addr, "0100007F:"), "process %d listens on %s", pid, addr)
				count++
			}
		}
		require.GreaterOrEqual(t, count, 12, "two op-geths with three ports, two op-nodes, two services, L1 with two")

		// The contracts are deployed once; a second start finds them.
		have := c.ready.Deployment
		require.Equal(t, c.ready.Rollup.Endpoints.L1, have.L1RPC)
		have.RPC, have.WS, have.L1RPC = "", "", ""
		if deployed != (protocol.Deployment{}) {
			require.Equal(t, deployed, have)
		}
		deployed = have

		out, err := exec.Command(assay(t), "devnet", "status", "--json", "--datadir", dir).Output()
		require.NoError(t, err)
		var status opstack.Status
		require.NoError(t, json.Unmarshal(out, &status))
		require.Equal(t, c.ready.Rollup.Endpoints, status.Endpoints)
		require.NotZero(t, status.Sequencer.Unsafe.Number)
		require.GreaterOrEqual(t, status.Sequencer.Unsafe.Number, status.Sequencer.Safe.Number)
		require.GreaterOrEqual(t, status.Verifier.Safe.Number, status.Verifier.Finalized.Number)

		// A second one on the folder is refused and does not disturb the first.
		second := exec.Command(assay(t), "devnet", "--op-stack", "--datadir", dir, "--http-port", "0", "--ws-port", "0", "--deployment-out", filepath.Join(dir, "second.json"))
		refused, err := second.CombinedOutput()
		require.Error(t, err)
		require.Contains(t, string(refused), "already used by another process")
		_, err = opstack.ReadEndpoints(dir)
		require.NoError(t, err)

		err = c.end(t, signal)
		if signal == syscall.SIGKILL {
			require.Error(t, err)
		} else {
			require.NoError(t, err, "%s", &c.stderr)
			_, err = opstack.ReadEndpoints(dir)
			require.ErrorIs(t, err, opstack.ErrNotRunning)
		}
		eventually(t, "all programs are gone", func() bool {
			for _, pid := range programs {
				if syscall.Kill(pid, 0) == nil {
					return false
				}
			}
			return true
		})
	}
	require.NotZero(t, deployed.DeployBlock)
}

// TestKilledWhileItMakesTheGenesis: what makes it does not outlive the command. The programs here are such that nothing else can end them.
func TestKilledWhileItMakesTheGenesis(t *testing.T) {
	programs := t.TempDir()
	for _, name := range []string{"op-genesis", "op-geth", "op-node", "op-batcher", "op-proposer"} {
		require.NoError(t, os.WriteFile(filepath.Join(programs, name), []byte("#!/bin/sh\nexec sleep 600\n"), 0o755))
	}
	dir := t.TempDir()
	c := &command{dir: dir, Cmd: exec.Command(assay(t), "devnet", "--op-stack", "--datadir", filepath.Join(dir, "rollup"), "--programs", programs,
		"--http-port", "0", "--ws-port", "0", "--deployment-out", filepath.Join(dir, "out.json"))}
	c.Cmd.Stderr = &c.stderr
	require.NoError(t, c.Start())
	t.Cleanup(func() { _ = c.Process.Kill() })
	var made []int
	eventually(t, "nothing makes the genesis", func() bool {
		made = children(t, c.Process.Pid)
		return len(made) > 0
	})
	t.Cleanup(func() {
		for _, pid := range made {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
	})
	require.Error(t, c.end(t, syscall.SIGKILL))
	eventually(t, "it is gone", func() bool { return syscall.Kill(made[0], 0) != nil })
}

// TestBridgeCommands takes ether and a token to the rollup and back by the commands alone. The ether's deployment file is the one that the
// rollup wrote, the token's that of a deployment made with it.
func TestBridgeCommands(t *testing.T) {
	c := run(t, filepath.Join(t.TempDir(), "rollup"))
	l1, l2 := dial(t, c.ready.Rollup.Endpoints.L1), dial(t, c.ready.Rollup.Endpoints.Verifier)
	user := cluster.Address(7)
	command := func(args ...string) *exec.Cmd {
		cmd := exec.Command(assay(t), append(args, "--json")...)
		cmd.Env = append(os.Environ(), "ASSAY_PRIVATE_KEY="+cluster.Key(7))
		return cmd
	}
	type result struct {
		TxHash     common.Hash         `json:"txHash"`
		L2Tx       common.Hash         `json:"l2Tx"`
		L2Token    common.Address      `json:"l2Token"`
		Deployment protocol.Deployment `json:"deployment"`
	}
	succeed := func(args ...string) (out result, progress string) {
		t.Helper()
		cmd := command(args...)
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		raw, err := cmd.Output()
		require.NoError(t, err, "%v: %s", args, &stderr)
		t.Logf("%v\n%s", args, &stderr)
		require.NoError(t, json.Unmarshal(raw, &out), "%s", raw)
		return out, stderr.String()
	}
	refuse := func(why string, args ...string) {
		t.Helper()
		cmd := command(args...)
		said, err := cmd.CombinedOutput()
		require.Error(t, err)
		require.Equal(t, 2, cmd.ProcessState.ExitCode(), "%s", said)
		require.Contains(t, string(said), why)
	}
	file := func(name string) string { return filepath.Join(c.dir, name) }
	bridge := func(deployment string, args ...string) result {
		t.Helper()
		out, progress := succeed(append(append([]string{"bridge"}, args...), "--deployment", file(deployment))...)
		require.NotEmpty(t, progress, "it waits in silence")
		return out
	}

	to := common.Address{0x77}
	deposit := bridge("out.json", "deposit", "--amount", "2", "--account", to.Hex())
	awaitBalance(t, l2, to, "2000000000000000000")
	_, err := l2.TransactionReceipt(t.Context(), deposit.L2Tx)
	require.NoError(t, err)

	rpc, l1RPC := c.ready.Deployment.RPC, c.ready.Deployment.L1RPC
	onL1, _ := succeed("deploy", "--rpc", l1RPC, "--deployment", file("l1.json"))
	token := onL1.Deployment.Token
	succeed("stake", "mint", "--deployment", file("l1.json"), "--amount", "100")
	refuse("does not know the token", "bridge", "deposit", "--deployment", file("out.json"), "--token", token.Hex(), "--amount", "1")
	created, _ := succeed("bridge", "token", "create", "--rpc", rpc, "--l1-rpc", l1RPC, "--token", token.Hex())
	again, _ := succeed("bridge", "token", "create", "--rpc", rpc, "--l1-rpc", l1RPC, "--token", token.Hex())
	require.Equal(t, created.L2Token, again.L2Token)
	made, _ := succeed("deploy", "--rpc", rpc, "--l1-rpc", l1RPC, "--l1-portal", c.ready.Deployment.L1Portal.Hex(), "--token", created.L2Token.Hex(),
		"--deployment", file("bridged.json"))
	require.Equal(t, created.L2Token, made.Deployment.Token)
	bridge("bridged.json", "deposit", "--token", token.Hex(), "--amount", "12.5")
	succeed("stake", "deposit", "--deployment", file("bridged.json"), "--amount", "2.5")
	refuse("too few tokens", "bridge", "withdraw", "start", "--deployment", file("bridged.json"), "--token", token.Hex(), "--amount", "10.000000000000000001")
	// What the deployment's token does not stand for can be named.
	tokens := bridge("out.json", "withdraw", "start", "--token", token.Hex(), "--l2-token", created.L2Token.Hex(), "--amount", "10").TxHash.Hex()

	before, err := l1.BalanceAt(t.Context(), user, nil)
	require.NoError(t, err)
	hash := bridge("out.json", "withdraw", "start", "--amount", "1.5").TxHash.Hex()
	for _, withdrawal := range []string{hash, tokens} {
		bridge("out.json", "withdraw", "prove", "--withdrawal", withdrawal)
	}
	for _, withdrawal := range []string{hash, tokens} {
		bridge("out.json", "withdraw", "finalize", "--withdrawal", withdrawal)
	}
	after, err := l1.BalanceAt(t.Context(), user, nil)
	require.NoError(t, err)
	gain := new(big.Int).Sub(after, before)
	require.Positive(t, gain.Cmp(big.NewInt(1.49e18)), "1.5 ether less the gas of the proofs, not %s wei", gain)
	require.Equal(t, "97500000000000000000", balanceOf(t, l1, token, user).String(), "of 100 tokens 2.5 are staked on the rollup")

	// A second time is refused, and says why.
	refuse("finalized already", "bridge", "withdraw", "finalize", "--withdrawal", hash, "--deployment", file("out.json"))
	require.NoError(t, c.end(t, syscall.SIGTERM))
}

func awaitBalance(t *testing.T, client *ethclient.Client, account common.Address, wei string) {
	t.Helper()
	eventually(t, account.Hex()+" has "+wei, func() bool {
		balance, err := client.BalanceAt(t.Context(), account, nil)
		return err == nil && balance.String() == wei
	})
}
