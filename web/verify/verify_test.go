// Package verify is JavaScript. What it loads is built and its tests are run from here, so that `go test ./...` is all there is to run.
package verify

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestInNode builds the module and replays the shared vectors through it in Node, and rounds against nodes and keepers that lie.
func TestInNode(t *testing.T) {
	build, err := exec.CommandContext(t.Context(), "bash", "build.sh").CombinedOutput()
	require.NoError(t, err, "build.sh: %s", build)
	out, err := exec.CommandContext(t.Context(), "node", "--test", "--test-reporter=spec", "test/").CombinedOutput()
	require.NoError(t, err, "node --test: %s", out)
	// Nothing is left out in silence.
	require.Regexp(t, `(?m)^ℹ fail 0$`, string(out))
	require.Regexp(t, `(?m)^ℹ skipped 0$`, string(out))
	require.Regexp(t, `(?m)^ℹ todo 0$`, string(out))
}
