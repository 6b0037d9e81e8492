package keeper

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// offline is a keeper whose chain is away: parsing and checks before the chain is asked, and the store.
func offline(t testing.TB) *Service {
	t.Helper()
	return offlineWith(t, func(*Config) {})
}

func offlineWith(t testing.TB, change func(*Config)) *Service {
	t.Helper()
	cfg := Config{
		Deployment: protocol.Deployment{
			ChainID: 1337, RPC: "http://127.0.0.1:1", Token: common.Address{1}, Vault: common.Address{2}, Tasks: common.Address{3}, Rounds: common.Address{4},
			OpReferee: common.Address{5}, Fraud: common.Address{6}, Descent: common.Address{7}, Reveals: common.Address{8},
		},
		Key: keys.Dev(2), DataDir: t.TempDir(), Listen: "127.0.0.1:0",
	}
	change(&cfg)
	s, err := New(cfg)
	require.NoError(t, err)
	s.run = context.Background()
	t.Cleanup(func() { require.NoError(t, s.close()) })
	return s
}

func FuzzRPC(f *testing.F) {
	s := offline(f)
	for _, seed := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"training_listRuns","params":{}}`,
		`{"jsonrpc":"2.0","id":"a","method":"training_getRun","params":[{"taskId":"0x` + strings.Repeat("0", 64) + `"}]}`,
		`[{"jsonrpc":"2.0","id":1,"method":"training_getRound","params":{"taskId":"0x","round":-1}},{"jsonrpc":"2.0","method":"x"}]`,
		`{"jsonrpc":"2.0","id":null,"method":"training_submitOuterGradient","params":{"gradient":{},"signature":"0x00"}}`,
		`{"jsonrpc":"2.0","id":{},"method":""}`, `[]`, `[[]]`, `null`, `{`, ``, `{"id":1e999}`, `"\ud800"`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		out := s.api.answer(context.Background(), body)
		if out == nil {
			return // a notification
		}
		require.True(t, json.Valid(out), "%q", out)
		var one protocol.RPCResponse
		if out[0] == '{' {
			require.NoError(t, json.Unmarshal(out, &one))
			require.Equal(t, "2.0", one.Version)
			require.True(t, one.Error != nil || one.Result != nil)
		}
	})
}

// recorder takes the deadlines that a real connection has.
type recorder struct{ *httptest.ResponseRecorder }

func (recorder) SetReadDeadline(time.Time) error  { return nil }
func (recorder) SetWriteDeadline(time.Time) error { return nil }

func FuzzHTTP(f *testing.F) {
	s := offline(f)
	handler := s.server.httpServer().Handler
	root := "0x" + strings.Repeat("ab", 32)
	f.Add("GET", "/v1/objects/"+root, "bytes=0-1,3-", []byte{})
	f.Add("HEAD", "/v1/objects/"+root, "bytes=-9223372036854775809", []byte{})
	f.Add("PUT", "/v1/payloads/"+root+"/4294967296/0x00", "", []byte("x"))
	f.Add("PUT", "/v1/payloads/"+root+"/0/"+common.Address{1}.Hex(), "", []byte("x"))
	f.Add("PUT", "/v1/manifests/"+root, "", []byte("{}"))
	f.Add("PUT", "/v1/states/"+root, "", []byte("{}"))
	f.Add("POST", "/", "", []byte("[{}]"))
	f.Add("GET", "/healthz", "", []byte{})
	f.Fuzz(func(t *testing.T, method, target, rng string, body []byte) {
		if !strings.HasPrefix(target, "/") {
			return
		}
		req, err := http.NewRequest(method, "http://127.0.0.1"+target, bytes.NewReader(body))
		if err != nil {
			return
		}
		req.Header.Set("Range", rng)
		w := recorder{httptest.NewRecorder()}
		handler.ServeHTTP(w, req)
		result := w.Result()
		if result.StatusCode < 400 || !strings.HasPrefix(result.Header.Get("Content-Type"), "application/json") {
			return
		}
		raw, err := io.ReadAll(result.Body)
		require.NoError(t, err)
		require.True(t, method == http.MethodHead || json.Valid(raw), "%d %q", result.StatusCode, raw)
		require.NotEqual(t, http.StatusInternalServerError, result.StatusCode, "%q", raw)
	})
}

// Whatever bytes arrive: a refusal has a name and leaves nothing; what is accepted reads back to the same root.
func FuzzIngest(f *testing.F) {
	s := offline(f)
	spec := &protocol.TaskSpec{ParamCount: 10, FragmentCount: 3, PayloadBoundLog2: 10}
	good := payloadFile(f, chaintest.Vector("fuzz", 10), 3)
	f.Add(good)
	f.Add(good[:50])
	f.Add(append(bytes.Clone(good), 1))
	f.Add([]byte{2, 0, 0, 0, 0, 0, 0, 0, '{', '}'})
	f.Add(bytes.Repeat([]byte{0xff}, 9))
	f.Fuzz(func(t *testing.T, body []byte) {
		blob, root, err := ingestPayload(s.store, bytes.NewReader(body), spec, protocol.Hash{1}, 2, common.Address{3})
		if err != nil {
			require.Nil(t, blob)
			require.NotEqual(t, protocol.ErrInternal.Name, protocol.AsError(err).Name, "%v", err)
			return
		}
		require.NoError(t, blob.Commit(root))
		object, err := s.store.Object(root)
		require.NoError(t, err)
		defer object.Close()
		again, rootAgain, err := ingestPayload(s.store, object, spec, protocol.Hash{1}, 2, common.Address{3})
		require.NoError(t, err)
		again.Discard()
		require.Equal(t, root, rootAgain)
		require.NoError(t, s.store.Remove(root))
	})
}
