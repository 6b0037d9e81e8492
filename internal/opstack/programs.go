package opstack

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/cluster"
	"assay/internal/devnet"
	"assay/internal/keys"
)

// gameExists is the selector of the factory's error for a proposal that was made before, which is as good as making it.
const gameExists = "0x014f6fe5"

// permissioned is the id of the dispute game that proposals open; as in op-genesis.
const permissioned = 1

// program returns how a program is started, and the URL at which it answers JSON-RPC when it is ready ("": it is not waited for).
func (s *Stack) program(ctx context.Context, name string) (cluster.Spec, string, error) {
	switch name {
	case SequencerEngine:
		return s.engine(ctx, name, s.engineURL, s.engineWS)
	case VerifierEngine:
		// What is sent to the verifier reaches the chain through the sequencer.
		return s.engine(ctx, name, s.Verifier, s.VerifierWS, "--rollup.sequencerhttp="+s.Sequencer)
	case SequencerNode:
		return s.node(SequencerEngine, s.Endpoints.SequencerNode, "--sequencer.enabled", "--sequencer.l1-confs=0")
	case VerifierNode:
		return s.node(VerifierEngine, s.Endpoints.VerifierNode)
	case Batcher:
		return s.service("op-batcher", "OP_BATCHER_PRIVATE_KEY", BatcherAccount,
			"--l2-eth-rpc="+s.engineURL, "--rollup-rpc="+s.Endpoints.SequencerNode, "--max-channel-duration=3", "--sub-safety-margin=6",
			"--data-availability-type=calldata", "--batch-type=1",
			// A threshold of 0 turns throttling off, which would need a namespace of op-geth that is not served.
			"--throttle.unsafe-da-bytes-lower-threshold=0")
	case Proposer:
		return s.service("op-proposer", "OP_PROPOSER_PRIVATE_KEY", ProposerAccount,
			"--rollup-rpc="+s.Endpoints.SequencerNode, "--game-factory-address="+s.Contracts.DisputeGameFactory.Hex(),
			"--game-type="+strconv.Itoa(permissioned), "--proposal-interval="+proposalInterval.String(), "--allow-non-finalized",
			"--txmgr.already-published-custom-errs="+gameExists)
	}
	return cluster.Spec{}, "", errors.New("no program of the OP stack")
}

func (s *Stack) engine(ctx context.Context, name, http, ws string, more ...string) (cluster.Spec, string, error) {
	program, dir := filepath.Join(s.cfg.Programs, "op-geth"), s.cfg.path(name)
	// Of a folder that has the chain this changes nothing.
	init := []string{"init", "--state.scheme=hash", "--datadir=" + dir, s.cfg.path("genesis", "l2-genesis.json")}
	if out, err := cluster.Output(ctx, program, init, nil); err != nil {
		return cluster.Spec{}, "", fmt.Errorf("init: %w: %s", err, out)
	}
	return cluster.Spec{Path: program, Args: append([]string{
		"--config=" + s.cfg.path("genesis", "op-geth.toml"), "--datadir=" + dir, "--networkid=" + strconv.Itoa(ChainID), "--state.scheme=hash", "--gcmode=archive", "--syncmode=full",
		"--http", "--http.addr=" + devnet.Host, "--http.port=" + port(http), "--http.api=eth,net,web3,debug,txpool",
		"--ws", "--ws.addr=" + devnet.Host, "--ws.port=" + port(ws), "--ws.api=eth,net,web3,debug,txpool",
		"--authrpc.addr=" + devnet.Host, "--authrpc.port=" + strconv.Itoa(s.engines[name]), "--authrpc.jwtsecret=" + s.cfg.path("genesis", "jwt.txt"),
		"--nodiscover", "--nat=none", "--maxpeers=0", "--ipcdisable", "--rollup.disabletxpoolgossip=true", "--txpool.nolocals",
	}, more...)}, http, nil
}

func (s *Stack) node(engine, url string, more ...string) (cluster.Spec, string, error) {
	file := func(name string) string { return s.cfg.path("genesis", name) }
	return cluster.Spec{Path: filepath.Join(s.cfg.Programs, "op-node"), Args: append([]string{
		"--l1=" + s.Endpoints.L1, "--l1.rpckind=basic", "--l1.beacon=" + s.beacon.URL(),
		"--l1.http-poll-interval=" + (s.cfg.L1BlockTime / 2).String(), "--l1.epoch-poll-interval=" + (2 * s.cfg.L1BlockTime).String(),
		"--l2=" + fmt.Sprintf("http://%s:%d", devnet.Host, s.engines[engine]), "--l2.jwt-secret=" + file("jwt.txt"), "--l2.enginekind=geth",
		"--rollup.config=" + file("rollup.json"), "--rollup.l1-chain-config=" + file("l1-chain.json"),
		"--p2p.disable", "--rpc.addr=" + devnet.Host, "--rpc.port=" + port(url), "--rpc.enable-admin",
	}, more...)}, url, nil
}

func (s *Stack) service(program, keyVariable string, account int, more ...string) (cluster.Spec, string, error) {
	free, err := cluster.FreePort()
	if err != nil {
		return cluster.Spec{}, "", err
	}
	return cluster.Spec{
		Path: filepath.Join(s.cfg.Programs, program),
		Args: append([]string{
			"--l1-eth-rpc=" + s.Endpoints.L1, "--poll-interval=1s", "--num-confirmations=1", "--txmgr.receipt-query-interval=1s",
			// Behind a transaction that an L1 reorg dropped, all later ones wait for ever: after this they are given up and made anew.
			"--txmgr.send-timeout=" + (10*time.Second + 10*s.cfg.L1BlockTime).String(),
			"--rpc.addr=" + devnet.Host, "--rpc.port=" + strconv.Itoa(free),
		}, more...),
		Env: []string{keyVariable + "=" + hexutil.Encode(crypto.FromECDSA(keys.Dev(account)))},
	}, "", nil
}

// awaitRPC waits until a program answers JSON-RPC at all: every one of them says what its modules or its version are. It does not wait for a
// program whose others ended.
func (s *Stack) awaitRPC(ctx context.Context, p *cluster.Process, url string) error {
	ctx, cancel := context.WithTimeoutCause(ctx, readyTimeout, fmt.Errorf("%s was too short", readyTimeout))
	defer cancel()
	client, err := rpc.DialContext(ctx, url)
	if err != nil {
		return err
	}
	defer client.Close()
	for {
		var modules map[string]string
		err := client.CallContext(ctx, &modules, "rpc_modules")
		if err == nil {
			return nil
		}
		select {
		case err := <-s.ended:
			return err
		case <-ctx.Done():
			return fmt.Errorf("%s does not answer: %w: %w\n%s", p.Name, context.Cause(ctx), err, p.Tail(15))
		case <-time.After(100 * time.Millisecond):
		}
	}
}
