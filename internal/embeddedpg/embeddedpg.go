// Package embeddedpg runs a private PostgreSQL server from the binaries that npm's @embedded-postgres/<platform> ships.
//
// The server listens on a loopback port with a random password, lives in one folder, and belongs to the process that started
// it: it stops when that process does. After a kill -9 of either, the next Start cleans up and PostgreSQL recovers from its log.
package embeddedpg

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

const (
	superuser = "assay"
	database  = "assay"

	// startTimeout covers crash recovery of a large log on a slow disk.
	startTimeout = 2 * time.Minute
	// orphanTimeout bounds the wait for a killed server's children.
	orphanTimeout, orphanPause = 20 * time.Second, 250 * time.Millisecond
	// stopTimeout is how long a fast shutdown may take before the server is told to stop at once and recover at the next start.
	stopTimeout = 20 * time.Second
	// portAttempts bounds the retries when another process takes the chosen port before the server binds it.
	portAttempts = 5
)

// ErrInUse says that another live process runs a server in the same folder.
var ErrInUse = errors.New("the database folder is in use by another process")

// Config says where the server lives.
type Config struct {
	// Dir holds the cluster, its password, the server log and, if needed, a copy of the binaries. Created if absent.
	Dir string
	// Binaries is the folder with bin, lib and share; found with FindBinaries when empty.
	Binaries string
	// Volatile does without fsync: what a crash of the machine (not of a process) may lose is given up for speed. For tests.
	Volatile bool
	Log      *slog.Logger
}

// Check reports the first thing wrong with the configuration.
func (c Config) Check() error {
	if c.Dir == "" {
		return errors.New("embeddedpg: no folder given for the database")
	}
	return nil
}

// Server is a running PostgreSQL server.
type Server struct {
	cfg      Config
	home     string
	port     int
	password string
	lock     *os.File
	proc     *process
	stopOnce sync.Once
	stopErr  error
}

// Start runs initdb if the folder holds no cluster yet, starts the server and waits until it answers. ctx bounds the start
// only; the server runs until Stop.
func Start(ctx context.Context, cfg Config) (_ *Server, err error) {
	if err := cfg.Check(); err != nil {
		return nil, err
	}
	if cfg.Log == nil {
		cfg.Log = slog.Default()
	}
	if cfg.Dir, err = filepath.Abs(cfg.Dir); err != nil {
		return nil, err
	}
	if cfg.Binaries == "" {
		if cfg.Binaries, err = FindBinaries(); err != nil {
			return nil, err
		}
	}
	acct, err := serverAccount()
	if err != nil {
		return nil, err
	}
	home, err := prepareHome(cfg, acct)
	if err != nil {
		return nil, fmt.Errorf("embeddedpg: prepare %s: %w", cfg.Dir, err)
	}
	s := &Server{cfg: cfg, home: home}
	if s.lock, err = lockFile(filepath.Join(home, "lock")); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			s.lock.Close()
		}
	}()
	native, err := s.prepareBinaries(acct)
	if err != nil {
		return nil, fmt.Errorf("embeddedpg: prepare binaries: %w", err)
	}
	if err := stopOrphan(ctx, s.data(), cfg.Log); err != nil {
		return nil, err
	}
	if err := s.initCluster(ctx, native, acct); err != nil {
		return nil, err
	}
	for attempt, began := 1, time.Now(); ; {
		err := s.launch(ctx, native, acct)
		if err == nil {
			break
		}
		switch {
		case errors.Is(err, errOrphans) && time.Since(began) < orphanTimeout && ctx.Err() == nil:
			time.Sleep(orphanPause)
		case errors.Is(err, errPortTaken) && attempt < portAttempts:
			attempt++
		default:
			return nil, err
		}
	}
	if err := s.createDatabase(ctx); err != nil {
		return nil, errors.Join(err, s.Stop(context.WithoutCancel(ctx)))
	}
	cfg.Log.Info("PostgreSQL started", "dir", s.data(), "port", s.port, "pid", s.proc.pid)
	return s, nil
}

// URL is the connection string of the database, password included.
func (s *Server) URL() string { return s.databaseURL(database) }

func (s *Server) databaseURL(name string) string {
	u := url.URL{
		Scheme:   "postgres",
		User:     url.UserPassword(superuser, s.password),
		Host:     net.JoinHostPort("127.0.0.1", strconv.Itoa(s.port)),
		Path:     "/" + name,
		RawQuery: "sslmode=disable",
	}
	return u.String()
}

// Exited is closed when the server has ended, asked or not.
func (s *Server) Exited() <-chan struct{} { return s.proc.exited }

// Stop ends the server with a fast shutdown: sessions are cut, a checkpoint is written. Further calls return the first result.
func (s *Server) Stop(ctx context.Context) error {
	s.stopOnce.Do(func() {
		s.stopErr = s.proc.stop(ctx)
		s.stopErr = errors.Join(s.stopErr, s.lock.Close())
		s.cfg.Log.Info("PostgreSQL stopped", "dir", s.data())
	})
	return s.stopErr
}

func (s *Server) data() string    { return filepath.Join(s.home, "data") }
func (s *Server) logPath() string { return filepath.Join(s.home, "postgres.log") }

// prepareHome returns the folder the server's account can use: cfg.Dir, or, where root keeps that folder closed to other
// users (a checkout under /root), one beside it in /var/tmp named after it. A home directory is never opened to others.
func prepareHome(cfg Config, acct account) (string, error) {
	if err := mkdirAll(cfg.Dir); err != nil {
		return "", err
	}
	if acct.reaches(cfg.Dir) {
		return cfg.Dir, nil
	}
	sum := sha256.Sum256([]byte(cfg.Dir))
	home := filepath.Join("/var/tmp", "assay-postgres-"+hex.EncodeToString(sum[:8]))
	if err := os.Mkdir(home, 0o711); err != nil && !errors.Is(err, fs.ErrExist) {
		return "", err
	}
	// /var/tmp is open to all, so the folder may be somebody else's trap.
	st, err := os.Lstat(home)
	if err != nil {
		return "", err
	}
	sys, ok := st.Sys().(*syscall.Stat_t)
	if !st.IsDir() || !ok || sys.Uid != uint32(os.Geteuid()) {
		return "", fmt.Errorf("%s exists and is not ours; hint: remove it, or choose a data folder that user %s can reach", home, acct.name)
	}
	if err := os.Chmod(home, 0o711); err != nil {
		return "", err
	}
	cfg.Log.Warn("user cannot reach the database folder, so the database lives elsewhere", "user", acct.name, "folder", cfg.Dir, "instead", home)
	return home, nil
}

// prepareBinaries returns a folder with complete binaries that the account can read.
func (s *Server) prepareBinaries(acct account) (string, error) {
	native := s.cfg.Binaries
	if !isBinaries(native) {
		return "", fmt.Errorf("%w: %s has no bin/postgres", ErrNoBinaries, native)
	}
	missing, err := missingSymlinks(native)
	if err != nil {
		return "", err
	}
	if acct.reaches(filepath.Join(native, "bin")) && (len(missing) == 0 || makeSymlinks(native, missing) == nil) {
		return native, nil
	}
	own := filepath.Join(s.home, "pgsql")
	return own, installBinaries(native, own)
}

// lockFile takes the folder for this process; the kernel frees it when the process ends, however it ends.
func lockFile(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return nil, errors.Join(fmt.Errorf("%w: %s; hint: stop the other `assay indexer`, or give this one its own --datadir", ErrInUse, filepath.Dir(path)), f.Close())
	}
	return f, nil
}

// initCluster creates the cluster under a temporary name and renames it, so that an interrupted initdb leaves nothing half made.
func (s *Server) initCluster(ctx context.Context, native string, acct account) error {
	passwordFile := filepath.Join(s.home, "password")
	if _, err := os.Stat(filepath.Join(s.data(), "PG_VERSION")); err == nil {
		raw, err := os.ReadFile(passwordFile)
		if err != nil {
			return fmt.Errorf("embeddedpg: the cluster's password: %w; hint: remove %s to start with an empty database, it is filled again from the chain", err, s.home)
		}
		s.password = strings.TrimSpace(string(raw))
		return acct.ownTree(s.data())
	}
	s.password = rand.Text()
	if err := os.WriteFile(passwordFile, []byte(s.password+"\n"), 0o600); err != nil {
		return err
	}
	if err := acct.own(passwordFile); err != nil {
		return err
	}
	tmp := s.data() + ".partial"
	if err := os.RemoveAll(tmp); err != nil {
		return err
	}
	if err := os.Mkdir(tmp, 0o700); err != nil {
		return err
	}
	if err := acct.own(tmp); err != nil {
		return err
	}
	args := []string{
		"--pgdata=" + tmp, "--username=" + superuser, "--pwfile=" + passwordFile, "--auth=scram-sha-256",
		"--encoding=UTF8", "--locale=C", "--no-instructions",
	}
	if s.cfg.Volatile {
		args = append(args, "--no-sync")
	}
	cmd := exec.CommandContext(ctx, filepath.Join(native, "bin", "initdb"), args...)
	cmd.Dir = tmp
	cmd.Env = serverEnv()
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: acct.credential()}
	out, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("embeddedpg: initdb: %w: %s", err, lastLines(string(out), 6))
	}
	return os.Rename(tmp, s.data())
}

// serverEnv keeps PG* variables of the caller from reaching the server.
func serverEnv() []string {
	return []string{"PATH=/usr/bin:/bin", "LC_ALL=C", "TZ=UTC"}
}

var (
	errPortTaken = errors.New("the chosen port was taken")
	// errOrphans: a server that was killed leaves children, which on a busy machine take a while to notice.
	errOrphans = errors.New("processes of a killed server still end")
)

func (s *Server) launch(ctx context.Context, native string, acct account) error {
	port, err := freePort()
	if err != nil {
		return err
	}
	s.port = port
	logFile, err := os.OpenFile(s.logPath(), os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	defer logFile.Close()
	args := []string{
		"-D", s.data(),
		"-c", "listen_addresses=127.0.0.1",
		"-c", "port=" + strconv.Itoa(port),
		"-c", "unix_socket_directories=",
		"-c", "max_connections=64",
		"-c", "shared_buffers=64MB",
		"-c", "log_timezone=UTC",
		"-c", "timezone=UTC",
	}
	if s.cfg.Volatile {
		args = append(args, "-c", "fsync=off", "-c", "full_page_writes=off")
	}
	cmd := exec.Command(filepath.Join(native, "bin", "postgres"), args...)
	cmd.Dir = s.data()
	cmd.Env = serverEnv()
	cmd.Stdout, cmd.Stderr = logFile, logFile
	// Its own process group: a Ctrl-C in the terminal is the parent's to handle, which then stops the server in order.
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: acct.credential(), Setpgid: true}
	dieWithParent(cmd.SysProcAttr)
	if s.proc, err = startProcess(cmd); err != nil {
		return fmt.Errorf("embeddedpg: start postgres: %w", err)
	}
	if err := s.waitReady(ctx); err != nil {
		stopErr := s.proc.stop(context.WithoutCancel(ctx))
		tail := s.logTail()
		if strings.Contains(tail, "could not bind") || strings.Contains(tail, "could not create any TCP/IP sockets") {
			return fmt.Errorf("embeddedpg: port %d: %w", port, errPortTaken)
		}
		if strings.Contains(tail, "pre-existing shared memory block") {
			err = errors.Join(err, errOrphans)
		}
		return errors.Join(fmt.Errorf("embeddedpg: PostgreSQL did not start: %w; its log ends: %s", err, tail), stopErr)
	}
	return nil
}

func (s *Server) waitReady(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	ticker := time.NewTicker(25 * time.Millisecond)
	defer ticker.Stop()
	var last error
	for {
		select {
		case <-s.proc.exited:
			return fmt.Errorf("the server ended: %w", s.proc.err)
		case <-ctx.Done():
			return errors.Join(ctx.Err(), last)
		case <-ticker.C:
		}
		conn, err := pgx.Connect(ctx, s.databaseURL("postgres"))
		if err == nil {
			return conn.Close(ctx)
		}
		var pgErr *pgconn.PgError
		// 57P03: starting up or recovering. Anything else the server itself says will not mend by waiting.
		if errors.As(err, &pgErr) && pgErr.Code != "57P03" {
			return err
		}
		last = err
	}
}

func (s *Server) createDatabase(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, s.databaseURL("postgres"))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	var exists bool
	if err := conn.QueryRow(ctx, "SELECT EXISTS (SELECT FROM pg_database WHERE datname = $1)", database).Scan(&exists); err != nil {
		return err
	}
	if exists {
		return nil
	}
	_, err = conn.Exec(ctx, "CREATE DATABASE "+pgx.Identifier{database}.Sanitize())
	return err
}

func (s *Server) logTail() string {
	raw, err := os.ReadFile(s.logPath())
	if err != nil {
		return err.Error()
	}
	return lastLines(string(raw), 6)
}

func lastLines(text string, n int) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.Join(lines[max(0, len(lines)-n):], " | ")
}

func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	port := l.Addr().(*net.TCPAddr).Port
	return port, l.Close()
}

// process is a started server and the one goroutine that waits for it.
type process struct {
	pid    int
	signal func(os.Signal) error
	exited chan struct{}
	err    error
}

// startProcess starts cmd from a thread that lives as long as the child: a parent-death signal follows the thread, not the process.
func startProcess(cmd *exec.Cmd) (*process, error) {
	p := &process{exited: make(chan struct{})}
	started := make(chan error)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := cmd.Start()
		if err == nil {
			p.pid, p.signal = cmd.Process.Pid, cmd.Process.Signal
		}
		started <- err
		if err == nil {
			p.err = cmd.Wait()
			close(p.exited)
		}
	}()
	return p, <-started
}

func (p *process) stop(ctx context.Context) error {
	for _, sig := range []os.Signal{syscall.SIGINT, syscall.SIGQUIT, syscall.SIGKILL} {
		if err := p.signal(sig); err != nil && !errors.Is(err, os.ErrProcessDone) {
			return fmt.Errorf("embeddedpg: stop postgres: %w", err)
		}
		timer := time.NewTimer(stopTimeout)
		select {
		case <-p.exited:
			timer.Stop()
			return nil
		case <-ctx.Done():
			timer.Stop()
		case <-timer.C:
		}
		// A context that ends shortens the wait, it does not leave a server behind: the next signal is firmer.
	}
	<-p.exited
	return nil
}

// stopOrphan ends a server that still runs in data although the lock on the folder is ours: its parent was killed. A pid file
// whose process is something else is a leftover of a crash and is removed, because PostgreSQL would take a recycled pid for itself.
func stopOrphan(ctx context.Context, data string, log *slog.Logger) error {
	pidFile := filepath.Join(data, "postmaster.pid")
	pid, err := readPID(pidFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("embeddedpg: %s: %w", pidFile, err)
	}
	if !isServerOf(pid, data) {
		log.Info("removing the pid file of a server that crashed", "pid", pid)
		return os.Remove(pidFile)
	}
	log.Warn("stopping a PostgreSQL server whose parent was killed", "pid", pid)
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGQUIT} {
		if err := syscall.Kill(pid, sig); err != nil && !errors.Is(err, syscall.ESRCH) {
			return fmt.Errorf("embeddedpg: stop orphaned server %d: %w", pid, err)
		}
		for deadline := time.Now().Add(stopTimeout); time.Now().Before(deadline); {
			if !isServerOf(pid, data) {
				return nil
			}
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(20 * time.Millisecond):
			}
		}
	}
	return fmt.Errorf("embeddedpg: the server with pid %d in %s does not stop; hint: end it and start again", pid, data)
}

// isServerOf reports whether pid is a postgres started with this data folder. The server's children change their command line.
func isServerOf(pid int, data string) bool {
	args := processArgs(pid)
	for i := 1; i+1 < len(args); i++ {
		if args[i] == "-D" && args[i+1] == data {
			return filepath.Base(args[0]) == "postgres"
		}
	}
	return false
}

func readPID(path string) (int, error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	line, err := bufio.NewReader(f).ReadString('\n')
	if err != nil {
		return 0, err
	}
	pid, err := strconv.Atoi(strings.TrimSpace(line))
	if err != nil || pid <= 1 {
		return 0, fmt.Errorf("%q is not a process id", strings.TrimSpace(line))
	}
	return pid, nil
}
