package keeper

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// Strangers of two networks, and one enrolled trainer with as many uploads as it can hold, send nothing after their first MiB: a trainer that
// signs uploads its payload beside them.
func TestUploadsOfOneTrainerAndStrangersStarveNobody(t *testing.T) {
	t.Parallel()
	const params = 600_000
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.UploadGrace, c.UploadTimeout = time.Hour, time.Hour })
	manifest := []byte(`{"adapter":"digits-mlp","batch_size":16,"dataset":{"name":"test","record_bytes":65,"records":100,"root":"` +
		"0x" + strings.Repeat("11", 32) + `","split":"none"},"inner_optimizer":{"name":"adamw"},"model":{},` +
		fmt.Sprintf(`"tensors":[{"name":"w","shape":[100,9]},{"name":"b","shape":[%d]}],"version":1}`, params-900))
	initial := protocol.State{Params: make([]float32, params), Momentum: make([]float32, params)}
	task := env.Post(func(s *protocol.TaskSpec) {
		s.CustodyAssumed, s.ParamCount, s.ManifestHash = true, params, sha256.Sum256(manifest)
		s.InitialStateRoot = initial.Root(s.FragmentCount)
	})
	task.Manifest, task.Initial = manifest, initial
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	evil := crypto.PubkeyToAddress(task.Trainers[3].PublicKey)
	k.eventually(func() bool {
		_, ok := k.members.keys.Load(member{task.ID, evil})
		return ok
	}, "the trainers are known")
	file := payloadFile(t, task.Delta(0, evil), task.Spec.FragmentCount)
	require.Greater(t, len(file), firstBytes+8192)
	g, _ := task.Gradient(0, task.Spec.InitialStateRoot, task.Trainers[3])
	root := g.PayloadRoot
	open := func(from string, signed bool) {
		d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
		c, err := d.Dial("tcp", k.Addr())
		if err != nil {
			return
		}
		t.Cleanup(func() { c.Close() })
		path := payloadPath(task.ID, 0, evil)
		r, err := http.NewRequest(http.MethodPut, k.url+path, nil)
		if err != nil {
			return
		}
		if signed {
			k.sign(task, task.Trainers[3], root)(r)
		}
		_, _ = fmt.Fprintf(c, "PUT %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n", path, len(file))
		_ = r.Header.Write(c)
		_, _ = fmt.Fprint(c, "\r\n")
		_, _ = c.Write(file[:firstBytes+8192])
	}
	for i := range 24 {
		go open(fmt.Sprintf("127.0.%d.%d", 1+i/12, 1+i%2), false)
	}
	for range 8 {
		go open("127.0.3.1", true)
	}
	// All that strangers and one signer can have.
	k.eventually(func() bool { return k.server.uploads.InUse() >= 26 }, "the places are taken")
	k.eventually(func() bool { return k.server.bodies.InUse() == 0 }, "what came before there was a place is not kept")
	honest := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	g, _ = task.Gradient(0, task.Spec.InitialStateRoot, task.Trainers[0])
	body := payloadFile(t, task.Delta(0, honest), task.Spec.FragmentCount)
	_, _, named := k.do(http.MethodPut, payloadPath(task.ID, 0, honest), bytes.NewReader(body), k.sign(task, task.Trainers[0], g.PayloadRoot))
	require.Nil(t, named)
}

// Whoever posts a task of his own has as many trainers there as he likes, who need not even train: their calls take all the memory that there
// is for bodies of those who sign, and never end. A trainer of another task is served all the same.
func TestManySignersOfATaskStarveNobody(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	enrolled := func(id protocol.Hash) *ecdsa.PrivateKey {
		key, err := crypto.GenerateKey()
		require.NoError(t, err)
		account := crypto.PubkeyToAddress(key.PublicKey)
		k.members.keys.Store(member{id, account}, account)
		return key
	}
	const signers, each, memory = 24, 8, 24 * 8 * maxRPCBytes
	junk := &chaintest.Task{ID: protocol.Hash{1}}
	take := func() {
		for range signers {
			key := enrolled(junk.ID)
			for range each {
				c, err := net.Dial("tcp", k.Addr())
				require.NoError(t, err)
				t.Cleanup(func() { c.Close() })
				r, err := http.NewRequest(http.MethodPost, k.url+"/", nil)
				require.NoError(t, err)
				k.sign(junk, key, protocol.Hash{})(r)
				_, _ = fmt.Fprintf(c, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n", maxRPCBytes)
				_ = r.Header.Write(c)
				_, _ = fmt.Fprint(c, "\r\n")
				_, _ = c.Write(make([]byte, maxRPCBytes-1))
			}
		}
		k.eventually(func() bool { return k.server.bodies.InUse() >= memory }, "the memory is taken")
	}
	other := &chaintest.Task{ID: protocol.Hash{2}}
	key := enrolled(other.ID)
	call := []byte(`{"jsonrpc":"2.0","id":1,"method":"training_listRuns","params":{}}`)
	// The junk's time may end before this machine comes to the call: then nothing was seen, and all is done anew.
	taken := false
	for range 10 {
		take()
		_, answer, named := k.do(http.MethodPost, "/", bytes.NewReader(call), k.sign(other, key, sha256.Sum256(call)))
		require.Nil(t, named)
		require.Contains(t, string(answer), `"result"`)
		if taken = k.server.bodies.InUse() > memory/2; taken { // it may have made room for the call
			break
		}
	}
	require.True(t, taken, "it was only served when the others' time was over")
}

// A node gives a call so much gas, and who is absent takes more where squatters had many rounds carried in a task with many slots: its rounds go
// on all the same.
func TestRoundsGoOnWhereNobodyCanSayWhoIsAbsent(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	target, err := url.Parse(env.Dep.RPC)
	require.NoError(t, err)
	proxy, asked := httputil.NewSingleHostReverseProxy(target), hex.EncodeToString(crypto.Keccak256([]byte("absentOf(bytes32)"))[:4])
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		var call struct{ ID json.RawMessage }
		if bytes.Contains(body, []byte(asked)) && json.Unmarshal(body, &call) == nil {
			w.Header().Set("Content-Type", "application/json")
			_, _ = fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32000,"message":"out of gas"}}`, call.ID)
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(node.Close)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Deployment.RPC, c.Deployment.WS = node.URL, "" })
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	k.awaitRound(task, 1)
}
