package embeddedpg

import (
	"bufio"
	"context"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/require"
)

// testDir is a folder that another user can reach: t.TempDir() is closed to the account root drops to.
func testDir(t *testing.T) string {
	dir, err := os.MkdirTemp("", "embeddedpg")
	require.NoError(t, err)
	require.NoError(t, os.Chmod(dir, 0o711))
	// Children of a killed server go on writing for a moment.
	t.Cleanup(func() {
		require.Eventually(t, func() bool { return os.RemoveAll(dir) == nil }, time.Minute, 50*time.Millisecond)
	})
	return dir
}

func start(t *testing.T, cfg Config) *Server {
	cfg.Volatile = true
	cfg.Log = slog.New(slog.DiscardHandler)
	s, err := Start(t.Context(), cfg)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Stop(context.Background())) })
	return s
}

func exec1(t *testing.T, s *Server, sql string) {
	conn, err := pgx.Connect(t.Context(), s.URL())
	require.NoError(t, err)
	defer conn.Close(context.Background())
	_, err = conn.Exec(t.Context(), sql)
	require.NoError(t, err)
}

func query1(t *testing.T, s *Server, sql string) string {
	conn, err := pgx.Connect(t.Context(), s.URL())
	require.NoError(t, err)
	defer conn.Close(context.Background())
	var out string
	require.NoError(t, conn.QueryRow(t.Context(), sql).Scan(&out))
	return out
}

func TestRestartKeepsRowsAndOthersAreRefused(t *testing.T) {
	cfg := Config{Dir: filepath.Join(testDir(t), "a", "b")}
	s := start(t, cfg)
	exec1(t, s, "CREATE TABLE t AS SELECT 42::text AS x")

	_, err := Start(t.Context(), Config{Dir: cfg.Dir, Volatile: true})
	require.ErrorIs(t, err, ErrInUse)

	_, err = pgx.Connect(t.Context(), strings.Replace(s.URL(), s.password, "guess", 1))
	require.ErrorContains(t, err, "password authentication failed")

	require.NoError(t, s.Stop(t.Context()))
	require.NoFileExists(t, filepath.Join(s.data(), "postmaster.pid"), "a fast shutdown leaves no pid file")
	require.Equal(t, "42", query1(t, start(t, cfg), "SELECT x FROM t"))
}

func TestServerKilled(t *testing.T) {
	cfg := Config{Dir: testDir(t)}
	s := start(t, cfg)
	exec1(t, s, "CREATE TABLE t AS SELECT 'kept'::text AS x")
	require.NoError(t, syscall.Kill(s.proc.pid, syscall.SIGKILL))
	<-s.Exited()
	require.NoError(t, s.Stop(t.Context()))
	require.FileExists(t, filepath.Join(s.data(), "postmaster.pid"))
	require.Equal(t, "kept", query1(t, start(t, cfg), "SELECT x FROM t"))
}

func TestRecycledPID(t *testing.T) {
	cfg := Config{Dir: testDir(t)}
	s := start(t, cfg)
	require.NoError(t, s.Stop(t.Context()))
	// A pid file that names a live process which is no PostgreSQL server: this test.
	stale := strconv.Itoa(os.Getpid()) + "\n" + s.data() + "\n1\n5432\n\n127.0.0.1\n\nready\n"
	require.NoError(t, os.WriteFile(filepath.Join(s.data(), "postmaster.pid"), []byte(stale), 0o600))
	require.Equal(t, "1", query1(t, start(t, cfg), "SELECT '1'"))
}

const childEnv = "EMBEDDEDPG_TEST_CHILD_DIR"

// TestMain doubles as the process whose kill -9 TestParentKilled survives.
func TestMain(m *testing.M) {
	dir := os.Getenv(childEnv)
	if dir == "" {
		os.Exit(m.Run())
	}
	s, err := Start(context.Background(), Config{Dir: dir, Volatile: true, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		println(err.Error())
		os.Exit(1)
	}
	println("pid", s.proc.pid)
	select {}
}

func TestParentKilled(t *testing.T) {
	dir := testDir(t)
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), childEnv+"="+dir)
	stderr, err := child.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, child.Start())
	t.Cleanup(func() { _ = child.Process.Kill() })
	line, err := bufio.NewReader(stderr).ReadString('\n')
	require.NoError(t, err)
	pid, err := strconv.Atoi(strings.TrimSpace(strings.TrimPrefix(line, "pid ")))
	require.NoError(t, err, "child said %q", line)
	require.NoError(t, child.Process.Kill())
	_ = child.Wait()

	s := start(t, Config{Dir: dir})
	require.NotEqual(t, pid, s.proc.pid)
	require.False(t, isServerOf(pid, s.data()), "the first server is gone")
	require.Equal(t, "1", query1(t, s, "SELECT '1'"))
}

// TestOrphan leaves a server behind that nothing told to stop, as a system without parent-death signals does.
func TestOrphan(t *testing.T) {
	cfg := Config{Dir: testDir(t)}
	s := start(t, cfg)
	require.NoError(t, s.lock.Close())
	s.lock, _ = os.Open(os.DevNull)
	next := start(t, cfg)
	select {
	case <-s.Exited():
	case <-time.After(time.Minute):
		t.Fatal("the orphan still runs")
	}
	require.Equal(t, "1", query1(t, next, "SELECT '1'"))
}

func TestMissingSymlinksAreMade(t *testing.T) {
	native, err := FindBinaries()
	require.NoError(t, err)
	links, err := readSymlinks(native)
	require.NoError(t, err)
	if len(links) == 0 {
		t.Skip("the package of this platform needs no symbolic links")
	}
	copied := filepath.Join(testDir(t), "native")
	require.NoError(t, installBinaries(native, copied))
	require.NoError(t, copyFile(filepath.Join(native, "pg-symlinks.json"), filepath.Join(copied, "pg-symlinks.json"), 0o644))
	for _, l := range links {
		require.NoError(t, os.Remove(filepath.Join(copied, l.Target)))
	}
	missing, err := missingSymlinks(copied)
	require.NoError(t, err)
	require.Len(t, missing, len(links))

	require.Equal(t, "1", query1(t, start(t, Config{Dir: testDir(t), Binaries: copied}), "SELECT '1'"))
	missing, err = missingSymlinks(copied)
	require.NoError(t, err)
	require.Empty(t, missing)
}

func TestClosedFolders(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root runs the server as another user")
	}
	closed := testDir(t)
	require.NoError(t, os.Chmod(closed, 0o700))
	native, err := FindBinaries()
	require.NoError(t, err)
	binaries := filepath.Join(closed, "native")
	require.NoError(t, installBinaries(native, binaries))

	s := start(t, Config{Dir: filepath.Join(closed, "db"), Binaries: binaries})
	t.Cleanup(func() { require.NoError(t, os.RemoveAll(s.home)) })
	require.NotEqual(t, filepath.Join(closed, "db"), s.home)
	require.Equal(t, "1", query1(t, s, "SELECT '1'"))
	st, err := os.Stat(closed)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o700), st.Mode().Perm(), "a closed folder stays closed")
}

func TestErrorsCarryHints(t *testing.T) {
	t.Setenv(BinariesEnv, t.TempDir())
	_, err := Start(t.Context(), Config{Dir: testDir(t)})
	require.ErrorIs(t, err, ErrNoBinaries)
	require.ErrorContains(t, err, "hint:")

	_, err = Start(t.Context(), Config{})
	require.Error(t, err)
}

func TestHostileSymlinkList(t *testing.T) {
	for _, list := range []string{
		`[{"source":"native/lib/a","target":"native/../../etc/passwd"}]`,
		`[{"source":"/etc/passwd","target":"native/lib/a"}]`,
		`[{"source":"native/lib/a","target":"native/bin/a"}]`,
		`{`,
	} {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, "pg-symlinks.json"), []byte(list), 0o600))
		_, err := readSymlinks(dir)
		require.Error(t, err, list)
	}
}
