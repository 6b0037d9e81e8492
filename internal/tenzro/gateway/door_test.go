package gateway

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/internal/tenzro"
	"assay/protocol"
)

// What comes in at the door: JSON alone, bounded, and the key for this machine's callers alone.
func TestDoor(t *testing.T) {
	env := chaintest.New(t)
	s := start(t, env, Config{})
	post := func(kind, body string) (int, string) {
		resp, err := http.Post(s.URL(), kind, strings.NewReader(body))
		require.NoError(t, err)
		defer resp.Body.Close()
		raw, err := io.ReadAll(resp.Body)
		require.NoError(t, err)
		return resp.StatusCode, string(raw)
	}
	const list = `{"jsonrpc":"2.0","method":"tenzro_training_listRuns","id":1}`
	// A page may send this without asking, and is not answered.
	status, body := post("text/plain", list)
	require.Equal(t, http.StatusUnsupportedMediaType, status)
	require.Contains(t, body, "InvalidParams")
	status, body = post("application/json; charset=utf-8", list)
	require.Equal(t, http.StatusOK, status)
	require.JSONEq(t, `{"jsonrpc":"2.0","id":1,"result":{"runs":[]}}`, body)
	status, _ = post("application/json", strings.Replace(list, `,"id":1`, "", 1))
	require.Equal(t, http.StatusNoContent, status, "a notification")
	_, body = post("application/json", "["+list+","+strings.Replace(list, "listRuns", "getRun", 1)+",5]")
	require.Contains(t, body, `{"jsonrpc":"2.0","id":1,"result":{"runs":[]}}`)
	require.Contains(t, body, "-32602")
	require.Contains(t, body, "-32600")
	_, body = post("application/json", strings.Repeat("[", 100_000))
	require.Contains(t, body, "-32700")
	_, body = post("application/json", `{"jsonrpc":"2.0","method":"eth_sendTransaction","id":1}`)
	require.Contains(t, body, "-32601")
	status, _ = post("application/json", `{"a":"`+strings.Repeat("x", tenzro.MaxRequest)+`"}`)
	require.Equal(t, http.StatusRequestEntityTooLarge, status)
	resp, err := http.Get(s.URL() + "/healthz")
	require.NoError(t, err)
	require.NoError(t, resp.Body.Close())
	require.Equal(t, http.StatusOK, resp.StatusCode)
	// A preflight is answered nothing that lets a page go on.
	req, err := http.NewRequest(http.MethodOptions, s.URL(), nil)
	require.NoError(t, err)
	resp, err = http.DefaultClient.Do(req)
	require.NoError(t, err)
	require.NoError(t, resp.Body.Close())
	require.Empty(t, resp.Header.Get("Access-Control-Allow-Origin"))
	require.NotEqual(t, http.StatusOK, resp.StatusCode)

	// Without a key nothing is done, and with one nothing for others.
	_, body = post("application/json", `{"jsonrpc":"2.0","method":"tenzro_training_installSealedManifest","id":1,"params":{"manifest":{}}}`)
	require.Contains(t, body, "KeyNotHeld")
	with := start(t, env, Config{Key: keys.Dev(chaintest.Trainer), Post: func(context.Context, *tenzro.TaskSpec) (id protocol.Hash, _ []string, err error) {
		t.Error("a stranger posts")
		return id, nil, nil
	}})
	var spec bytes.Buffer
	styles[python].write(&spec, object{{"task_spec", postedBy(with)}})
	call := []byte(`{"jsonrpc":"2.0","method":"tenzro_training_postTask","id":1,"params":` + spec.String() + `}`)
	require.Contains(t, string(with.answer(t.Context(), call, profile{})), "KeyNotHeld")
}

// postedBy is a task whose sponsor is the bridge's operator.
func postedBy(s *Service) object {
	o := spec(taskName)
	for i := range o {
		if o[i].key == "sponsor_did" {
			o[i].value = s.names.did(s.account)
		}
	}
	return o
}
