package verifier

import (
	"bytes"
	"context"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// Sources that hang keep nobody from the honest one behind them, however little time there is, and are asked last from then on.
func TestHangingSourcesAreAskedLast(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
	var states []protocol.Hash
	files := make(map[string][]byte)
	for i := range 2 {
		state := protocol.State{Params: make([]float32, spec.ParamCount), Momentum: make([]float32, spec.ParamCount)}
		state.Params[7] = float32(i)
		var file bytes.Buffer
		require.NoError(t, protocol.WriteState(&file, state, spec.FragmentCount))
		root := state.Root(spec.FragmentCount)
		states, files["/v1/objects/"+root.String()] = append(states, root), file.Bytes()
	}
	serve := func(f http.HandlerFunc) string {
		server := httptest.NewServer(f)
		t.Cleanup(server.Close)
		return server.URL
	}
	var hanging []string
	for range 8 {
		hanging = append(hanging, serve(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }))
	}
	honest := serve(func(w http.ResponseWriter, r *http.Request) { _, _ = w.Write(files[r.URL.Path]) })
	l := &library{dir: t.TempDir(), sources: append(hanging, honest), client: http.DefaultClient}
	fetch := func(root protocol.Hash) {
		// Less than usualTime for each of them.
		ctx, cancel := context.WithTimeout(context.Background(), 2*usualTime)
		defer cancel()
		f, err := l.open(ctx, stateObject(spec, root))
		require.NoError(t, err)
		require.NoError(t, f.Close())
	}
	fetch(states[0])
	require.Equal(t, honest, l.inTurn()[0])
	fetch(states[1])

	// One that nobody has: who never answered stays behind.
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	_, err := l.open(ctx, stateObject(spec, protocol.Hash{1}))
	require.Error(t, err)
	require.Equal(t, honest, l.inTurn()[0])
}
