package verifier_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingtasks"
	"assay/internal/chain"
	"assay/verifier"
)

// edited is an RPC that answers one question of a contract with what edit makes of the words.
type edited struct {
	*ethclient.Client
	question string
	edit     func(words []byte)
}

func (e edited) CallContractAtHash(ctx context.Context, msg ethereum.CallMsg, block common.Hash) ([]byte, error) {
	out, err := e.Client.CallContractAtHash(ctx, msg, block)
	if err == nil && bytes.HasPrefix(msg.Data, crypto.Keccak256([]byte(e.question))[:4]) {
		e.edit(out)
	}
	return out, err
}

// recomputed is what `verify run` says behind such an RPC, and how many rounds it looked at.
func recomputed(t *testing.T, s *scene, question string, edit func(words []byte)) (c *chain.Chain, rounds uint32, err error) {
	t.Helper()
	c, err = chain.New(edited{s.Devnet.Client(), question, edit}, s.Dep)
	require.NoError(t, err)
	service, err := verifier.New(verifier.Config{Chain: c, Sources: []string{s.lib.url}, OnRound: func(verifier.Round, uint32) { rounds++ }})
	require.NoError(t, err)
	ctx, cancel := context.WithTimeout(s.Ctx(), time.Minute)
	defer cancel()
	_, err = service.Recompute(ctx, s.ID)
	return c, rounds, err
}

// A run has no more final rounds than rounds, and no more rounds than its specification says, whatever an RPC counts: it is told at once.
func TestMoreRoundsThanThereCanBe(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	for name, edit := range map[string]func(words []byte){
		"final":           func(words []byte) { binary.BigEndian.PutUint32(words[60:], 1000) },
		"than the spec's": func(words []byte) { binary.BigEndian.PutUint32(words[28:], s.Spec.MaxRounds+1) },
		"than any spec's": func(words []byte) { binary.BigEndian.PutUint32(words[28:], 1<<31) },
	} {
		_, rounds, err := recomputed(t, s, "headOf(bytes32)", edit)
		require.ErrorIs(t, err, chain.ErrInconsistent, name)
		require.Zero(t, rounds, name)
	}
}

// fragmentWord is where an answer to specOf has the number of fragments.
func fragmentWord(t *testing.T) (word int) {
	t.Helper()
	parsed, err := trainingtasks.TrainingTasksMetaData.ParseABI()
	require.NoError(t, err)
	spec := parsed.Methods["specOf"].Outputs[0].Type
	for i, name := range spec.TupleRawNames {
		if name == "fragmentCount" {
			return word
		}
		if e := spec.TupleElems[i]; e.T == abi.ArrayTy {
			word += e.Size
		} else {
			word++
		}
	}
	t.Fatal("no fragmentCount")
	return 0
}

// A specification that no contract would have taken is none, of no fragments or of too many; nor is one that the task's id is not made of, whatever the
// RPC says besides. What was right once stays right.
func TestSpecificationsThatNoContractTakes(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	at := 32*fragmentWord(t) + 28
	for _, value := range []uint32{0, 1 << 20, s.Spec.FragmentCount - 1} {
		c, _, err := recomputed(t, s, "specOf(bytes32)", func(words []byte) { binary.BigEndian.PutUint32(words[at:], value) })
		require.ErrorIs(t, err, chain.ErrInconsistent, "%d fragments", value)
		v, err := c.Latest(s.Ctx())
		require.NoError(t, err)
		_, err = v.Spec(s.Ctx(), s.ID)
		require.ErrorIs(t, err, chain.ErrInconsistent, "%d fragments", value)
	}
	var lies atomic.Bool
	c, err := chain.New(edited{s.Devnet.Client(), "specOf(bytes32)", func(words []byte) {
		if lies.Load() {
			binary.BigEndian.PutUint32(words[at:], s.Spec.FragmentCount-1)
		}
	}}, s.Dep)
	require.NoError(t, err)
	for _, lie := range []bool{false, true, false} {
		lies.Store(lie)
		v, err := c.Latest(s.Ctx())
		require.NoError(t, err)
		spec, err := v.Spec(s.Ctx(), s.ID)
		if lie {
			require.ErrorIs(t, err, chain.ErrInconsistent)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, s.Spec.SpecHash(), spec.SpecHash())
	}
}

// A challenger behind an RPC that gives a task's specification no fragments for a while goes on, and judges the round after it.
func TestChallengerOutlivesASpecWithoutFragments(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	s.play(play{})
	selector, at := hex.EncodeToString(crypto.Keccak256([]byte("specOf(bytes32)"))[:4]), 64*fragmentWord(t)
	var lied, honest atomic.Bool
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		answer, err := http.Post(s.Dep.RPC, "application/json", bytes.NewReader(body))
		if err != nil {
			return
		}
		defer answer.Body.Close()
		raw, err := io.ReadAll(answer.Body)
		if err != nil {
			return
		}
		var got struct {
			ID     json.RawMessage
			Result string
		}
		if !honest.Load() && bytes.Contains(body, []byte(selector)) && json.Unmarshal(raw, &got) == nil && len(got.Result) > 2+at+64 {
			words := []byte(got.Result[2:])
			copy(words[at:], fmt.Sprintf("%064x", 0))
			raw = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"result":"0x%s"}`, got.ID, words)
			lied.Store(true)
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(raw)
	}))
	t.Cleanup(proxy.Close)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = proxy.URL })
	eventually(t, "no false specification was asked for", lied.Load)
	time.Sleep(3 * time.Second)
	require.Equal(t, "0", metric(t, c, "rounds_right_total"))
	honest.Store(true)
	s.Mine(1)
	eventually(t, "the round is not judged", func() bool { return metric(t, c, "rounds_right_total") == "1" })
}
