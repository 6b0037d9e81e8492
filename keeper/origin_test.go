package keeper

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// Pages of every origin may read objects and that there is none, and nothing else of a keeper.
func TestOnlyObjectsAreForPagesOfOtherOrigins(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	fromPage := func(r *http.Request) { r.Header.Set("Origin", "https://page.example") }
	const allow = "Access-Control-Allow-Origin"

	object := "/v1/objects/" + protocol.Hash(task.Spec.ManifestHash).String()
	for _, method := range []string{http.MethodGet, http.MethodHead} {
		resp, _, named := k.do(method, object, nil, fromPage)
		require.Nil(t, named)
		require.Equal(t, "*", resp.Header.Get(allow))
		require.Empty(t, resp.Header.Get("Access-Control-Allow-Credentials"))
	}
	for path, refusal := range map[string]*protocol.Error{
		"/v1/objects/" + protocol.Hash{1}.String(): protocol.ErrObjectNotFound, "/v1/objects/0x1": errInvalidParams,
	} {
		resp, _, named := k.do(http.MethodGet, path, nil, fromPage)
		require.ErrorIs(t, named, refusal)
		require.Equal(t, "*", resp.Header.Get(allow), "a page may know why it has no object")
	}
	for _, request := range [][2]string{
		{http.MethodGet, "/healthz"}, {http.MethodGet, "/metrics"}, {http.MethodPost, "/"}, {http.MethodPut, object}, {http.MethodOptions, object},
		{http.MethodOptions, "/"}, {http.MethodGet, "/v1/nothing"},
	} {
		resp, _, _ := k.do(request[0], request[1], nil, fromPage)
		require.Empty(t, resp.Header.Get(allow), "%v", request)
	}
}
