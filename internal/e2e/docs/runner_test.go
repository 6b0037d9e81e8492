package docs

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
)

// TestBlocksRun: what blocks do reaches those after them, and nothing outlives the run.
func TestBlocksRun(t *testing.T) {
	t.Parallel()
	r := newReaders(t.Context(), t, t.TempDir())
	t.Cleanup(func() { require.NoError(t, r.stop()) })
	dir := r.folder(t, "docs/page.md")
	run := func(text string, m marker) error { return r.run("docs/page.md:7", dir, block{text: text, marker: m}) }

	require.NoError(t, run("export WORD='two words'\nunsaid=1\necho $PWD > here\n", marker{}))
	require.NoError(t, run("test \"$WORD\" = 'two words'; test -z \"${unsaid:-}\"; test \"$(cat here)\" = $PWD; test -x bin/.. -a -d trainer-py\n", marker{}))
	require.NoError(t, run("echo $ASSAY_PRIVATE_KEY >> keys\n", marker{accounts: []int{1}}))
	require.NoError(t, run("echo ${ASSAY_PRIVATE_KEY:-none} >> keys\n", marker{}))
	raw, err := os.ReadFile(filepath.Join(dir, "keys"))
	require.NoError(t, err)
	require.Equal(t, cluster.Key(1)+"\nnone\n", string(raw))

	// Ports are the page's, in the text and by the variable.
	require.NotEqual(t, "8800", r.ports["8800"])
	require.NoError(t, run("test 127.0.0.1:8800 = $ASSAY_AUDIT_LISTEN\n", marker{}))

	for text, why := range map[string]string{
		"false\ntrue\n":       "docs/page.md:7: the block failed: exit status 1",
		"false | true\n":      "the block failed",
		"echo $NOBODY_SET\n":  "NOBODY_SET: unbound variable",
		"echo said; exit 3\n": "said",
	} {
		require.ErrorContains(t, run(text, marker{}), why)
	}
	require.ErrorContains(t, run("echo other\n", marker{beside: job, until: "word"}), `before it wrote "word"`)
	require.NoError(t, run("echo word; sleep 0.1; echo late > late\n", marker{beside: job, until: "word"}))
	require.NoError(t, run("cat late\n", marker{afterJobs: true}))

	// A service's own children end with it.
	require.NoError(t, run("sleep 1000 & echo $! > child\necho up; wait\n", marker{beside: service, until: "up"}))
	require.NoError(t, r.stop())
	raw, err = os.ReadFile(filepath.Join(dir, "child"))
	require.NoError(t, err)
	pid, err := strconv.Atoi(strings.TrimSpace(string(raw)))
	require.NoError(t, err)
	require.ErrorIs(t, syscall.Kill(pid, 0), syscall.ESRCH)
}

func TestWhatEndsBesideIsSeen(t *testing.T) {
	t.Parallel()
	for text, c := range map[string]struct {
		kind beside
		why  string
	}{
		"echo up\n":                {service, "the service ended by itself"},
		"echo up; false\n":         {job, "exit status 1"},
		"echo up; exec cat here\n": {job, "No such file"},
	} {
		r := newReaders(t.Context(), t, t.TempDir())
		dir := r.folder(t, "page.md")
		err := r.run("page.md:1", dir, block{text: text, marker: marker{beside: c.kind, until: "up"}})
		if err == nil {
			<-r.running[0].Done()
			err = r.run("page.md:2", dir, block{text: "true\n", marker: marker{afterJobs: true}})
		}
		require.ErrorContains(t, err, c.why)
		require.ErrorContains(t, err, "page.md:1: ")
		require.NoError(t, r.stop())
	}
}

func TestNothingIsAwaitedForever(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	r := newReaders(ctx, t, t.TempDir())
	dir := r.folder(t, "page.md")
	cancel()
	require.ErrorContains(t, r.run("page.md:1", dir, block{text: "sleep 1000\n", marker: marker{beside: service, until: "up"}}), "has not written")
	require.ErrorIs(t, r.run("page.md:2", dir, block{text: "sleep 1000\n"}), context.Canceled)
	require.NoError(t, r.stop())
}
