package protocol_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRootsOnEveryLevel builds this package's tests for processors without and with fused multiply-add and replays the
// vectors in both: whole rounds, in several orders of arrival, give the roots of the files to the bit.
func TestRootsOnEveryLevel(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the package twice")
	}
	if runtime.GOARCH != "amd64" {
		t.Skip("levels are amd64's")
	}
	for _, level := range []string{"v1", "v3"} {
		t.Run(level, func(t *testing.T) {
			binary := filepath.Join(t.TempDir(), "protocol.test")
			build := exec.Command("go", "test", "-c", "-o", binary, ".")
			build.Env = append(os.Environ(), "GOAMD64="+level, "GOFLAGS=")
			out, err := build.CombinedOutput()
			require.NoError(t, err, "%s", out)
			out, err = exec.Command(binary, "-test.run", "^(TestVectors|TestStep.*|TestStateRootIsTheDefinition)$", "-test.v").CombinedOutput()
			if bytes.Contains(out, []byte("This program can only be run on AMD64 processors")) {
				t.Skipf("this processor is below %s", level)
			}
			require.NoError(t, err, "%s", out)
			require.Contains(t, string(out), "--- PASS: TestVectors/step.json")
		})
	}
}
