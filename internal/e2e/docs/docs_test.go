package docs

import (
	"context"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/figures"
)

// pages are the documents with blocks for a shell, in the order in which they are worked through. The first one makes the chain, the keeper
// and the task that the others are about. Its blocks from the first that waits for jobs come later: while its task trains, those pages are worked
// through that need no more of it than that there is a chain.
//
// A page has a folder of its own, with a link to what it needs of the first one's.
var pages = []struct {
	name  string
	needs []string
	// part is which of its blocks are worked through; nil for all.
	part func([]block) []block
}{
	{name: readme, part: untilJobs},
	{name: "docs/arena.md"},
	{name: "docs/arithmetic.md"},
	{name: "docs/attestation.md"},
	{name: "docs/cuda.md"},
	{name: "docs/data.md"},
	{name: "docs/experiments-digits.md"},
	{name: "docs/experiments-text.md"},
	{name: "docs/experiments-sparse.md"},
	{name: "docs/gossip.md"},
	{name: "docs/indexer.md"},
	{name: "docs/models.md"},
	{name: "docs/monitoring.md"},
	{name: stories, part: firstStory},
	{name: readme, part: afterJobs},
	// The keeper still has the first rounds, which are final.
	{name: "docs/verify-yourself.md"},
	{name: "docs/operations.md", needs: []string{"verified-task"}},
	{name: "docs/opstack.md"},
	// Its task still enrols when audits are offered for it.
	{name: "docs/programs.md"},
	{name: "docs/audit.md"},
	{name: "docs/releases.md"},
	{name: "docs/sealed-data.md"},
	{name: "docs/tenzro.md"},
	{name: "docs/training.md"},
}

// stories has tasks of data of one's own, each up to its receipt.
const (
	readme       = "README.md"
	stories      = "docs/bring-your-own.md"
	untilReceipt = "until assay task receipt "
)

// jobsAwaited is the first block that waits for jobs.
func jobsAwaited(blocks []block) int {
	return slices.IndexFunc(blocks, func(b block) bool { return b.afterJobs })
}

func untilJobs(blocks []block) []block { return blocks[:jobsAwaited(blocks)] }

func afterJobs(blocks []block) []block { return blocks[jobsAwaited(blocks):] }

// firstStory is what `make test` works through; `make adapters`, which wants to know how many stories there are (ASSAY_ADAPTERS, a folder), and
// `make test-long` work through all.
func firstStory(blocks []block) []block {
	if os.Getenv("ASSAY_ADAPTERS") != "" || os.Getenv("ASSAY_LONG") != "" {
		return blocks
	}
	return blocks[:1+slices.IndexFunc(blocks, func(b block) bool { return strings.Contains(b.text, untilReceipt) })]
}

// TestPagesAreKnown: a document whose blocks nobody runs says nothing about whether they work.
func TestPagesAreKnown(t *testing.T) {
	list, err := exec.Command("git", "-C", root(t), "ls-files", "*.md").Output()
	require.NoError(t, err)
	var found []string
	for _, page := range strings.Fields(string(list)) {
		if len(read(t, page)) > 0 {
			found = append(found, page)
		}
	}
	var want []string
	for _, page := range pages {
		want = append(want, page.name)
	}
	slices.Sort(want)
	want = slices.Compact(want) // one in two parts
	slices.Sort(found)
	require.Equal(t, want, found, "documents with blocks for a shell; name them in internal/e2e/docs")
}

// TestDocuments works through the documents as their reader would.
func TestDocuments(t *testing.T) {
	// Ctrl-C ends what runs, too: it is in process groups of its own.
	ctx, stop := signal.NotifyContext(t.Context(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if deadline, ok := t.Deadline(); ok {
		// What runs is ended before the test binary is.
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, deadline.Add(-2*grace))
		defer cancel()
	}
	// Not t.TempDir(): the account that PostgreSQL runs as when root starts it could not reach the folder.
	dir, err := os.MkdirTemp("", "assay-docs")
	require.NoError(t, err)
	t.Cleanup(func() {
		require.Eventually(t, func() bool { return os.RemoveAll(dir) == nil }, time.Minute, 100*time.Millisecond)
	})
	require.NoError(t, os.Chmod(dir, 0o711))
	r := newReaders(ctx, t, dir)
	t.Cleanup(func() { require.NoError(t, r.stop()) })
	for _, program := range []string{"bin/assay", "trainer-py/.venv/bin/assay-trainer"} {
		path := filepath.Join(r.root, program)
		require.FileExists(t, path, "run `make setup`")
		require.NoError(t, os.Symlink(path, filepath.Join(dir, "path", filepath.Base(program))))
	}
	folders := map[string]string{}
	for i, page := range pages {
		ok := t.Run(page.name, func(t *testing.T) {
			folder, again := folders[page.name]
			if !again {
				folder = r.folder(t, page.name)
				folders[page.name] = folder
			}
			for _, needed := range page.needs {
				require.NoError(t, os.Symlink(filepath.Join(folders[readme], needed), filepath.Join(folder, needed)))
			}
			blocks := read(t, page.name)
			if page.part != nil {
				blocks = page.part(blocks)
			}
			r.page(t, page.name, folder, blocks)
			if out := os.Getenv("ASSAY_ADAPTERS"); page.name == stories && out != "" {
				ended := 0
				for _, b := range blocks {
					ended += strings.Count(b.text, untilReceipt)
				}
				require.NoError(t, figures.Add(filepath.Join(out, "summary.json"), map[string]any{"stories_run": ended}))
			}
		})
		if i == 0 && !ok {
			t.Fatalf("%s failed, and the other pages go on from it", page.name)
		}
	}
}

func newReaders(ctx context.Context, t *testing.T, dir string) *readers {
	for _, folder := range []string{"logs", "path"} {
		require.NoError(t, os.Mkdir(filepath.Join(dir, folder), 0o755))
	}
	return &readers{ctx: ctx, dir: dir, root: root(t), exported: map[string]string{}, ports: map[string]string{}}
}

func root(t *testing.T) string {
	dir, err := filepath.Abs("../../..")
	require.NoError(t, err)
	return dir
}

// read lists the shell blocks of a page.
func read(t *testing.T, page string) []block {
	source, err := os.ReadFile(filepath.Join(root(t), page))
	require.NoError(t, err)
	blocks, err := parsePage(source)
	require.NoError(t, err, page)
	return blocks
}
