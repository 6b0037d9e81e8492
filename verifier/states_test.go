package verifier

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// A defender waits for a state that comes steadily, however large it is: it has a clock of half a day, and what is broken off begins anew.
func TestDefenderWaitsForLargeStates(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		spec := &protocol.TaskSpec{ParamCount: 6 << 20, FragmentCount: 1, DisputeClock: 43_200}
		state := protocol.State{Params: make([]float32, spec.ParamCount), Momentum: make([]float32, spec.ParamCount)}
		state.Params[7] = 1
		var file bytes.Buffer
		require.NoError(t, protocol.WriteState(&file, state, spec.FragmentCount))
		root := state.Root(spec.FragmentCount)
		hosts := sourced{"steady": func(context.Context) (io.Reader, error) { return steady{bytes.NewReader(file.Bytes())}, nil }}
		tk := &task{spec: spec, lib: newLibrary(t.TempDir(), &http.Client{Transport: hosts}, "http://steady")}
		got, err := (&states{task: tk, defends: true}).stateBefore(t.Context(), work{round: 3, parent: root})
		require.NoError(t, err)
		require.Equal(t, state.Params[7], got.Params[7])
	})
}
