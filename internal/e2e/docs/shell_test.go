package docs

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
)

// grace is how long a block that was told to end may take: longer than a PostgreSQL server's own shutdown.
const grace = time.Minute

// listeners are the ports that the documents name, and the variables that move a program to another one where no flag says a port. Each
// page has ports of its own, and a block's text is changed to them before it runs, so that a run disturbs nobody and nobody it.
var listeners = []struct{ port, variable string }{
	{"8500", "ASSAY_CHALLENGER_LISTEN"},
	{"8510", "ASSAY_DEFENDER_LISTEN"},
	{"8520", "ASSAY_AUDITOR_LISTEN"},
	{"8600", "ASSAY_INDEXER_LISTEN"},
	{keeperPort, "ASSAY_KEEPER_LISTEN"},
	{"8800", "ASSAY_AUDIT_LISTEN"},
}

// keeperPort is the keeper's, which one page starts and others ask.
const keeperPort = "8700"

// readers is a machine on which somebody works through the documents, page by page.
type readers struct {
	ctx context.Context
	// dir holds a folder a page, and logs.
	dir  string
	root string
	// exported is what blocks exported so far: later blocks and pages have it, as terminals of a reader who repeats the export lines.
	exported map[string]string
	ports    map[string]string
	running  []*running
}

// running is a block that runs beside others.
type running struct {
	*cluster.Process
	where string
	kind  beside
}

// folder makes a page's folder, which has the repository's bin, trainer-py and web.
func (r *readers) folder(t *testing.T, name string) string {
	dir := filepath.Join(r.dir, strings.NewReplacer("/", "-", ".md", "").Replace(name))
	require.NoError(t, os.Mkdir(dir, 0o711))
	for _, folder := range []string{"bin", "trainer-py", "web"} {
		require.NoError(t, os.Symlink(filepath.Join(r.root, folder), filepath.Join(dir, folder)))
	}
	return dir
}

// page runs the blocks of one page in order.
func (r *readers) page(t *testing.T, name, dir string, blocks []block) {
	for _, l := range listeners {
		if l.port == keeperPort && r.ports[l.port] != "" {
			continue
		}
		port, err := cluster.FreePort()
		require.NoError(t, err)
		r.ports[l.port] = fmt.Sprint(port)
	}
	ran := 0
	for _, b := range blocks {
		where := fmt.Sprintf("%s:%d", name, b.line)
		if b.never {
			continue
		}
		t.Logf("%s\n%s", where, b.text)
		require.NoError(t, r.run(where, dir, b))
		ran++
	}
	t.Logf("%d of %d blocks ran", ran, len(blocks))
}

// run runs a block as each of its accounts, and waits for what its marker says.
func (r *readers) run(where, dir string, b block) error {
	if b.afterJobs {
		for _, p := range r.running {
			if p.kind != job {
				continue
			}
			if err := p.Wait(r.ctx); err != nil {
				return p.failed("the job did not end well: %w", err)
			}
		}
	}
	if err := r.alive(); err != nil {
		return err
	}
	accounts := b.accounts
	if accounts == nil {
		accounts = []int{-1}
	}
	var started []*running
	for _, account := range accounts {
		p, err := r.start(where, dir, b, account)
		if err != nil {
			return err
		}
		started = append(started, p)
	}
	for _, p := range started {
		if b.beside != inSession {
			if err := r.await(p, b.until); err != nil {
				return err
			}
			continue
		}
		if err := p.Wait(r.ctx); err != nil {
			return p.failed("the block failed: %w", err)
		}
		if err := r.keep(p); err != nil {
			return err
		}
	}
	return r.alive()
}

// alive says which service has ended, or which job has failed.
func (r *readers) alive() error {
	for _, p := range r.running {
		select {
		case <-p.Done():
			if p.kind == service {
				return p.failed("the service ended by itself: %v", p.Err())
			}
			if p.kind == job && p.Err() != nil {
				return p.failed("the job failed: %w", p.Err())
			}
		default:
		}
	}
	return nil
}

// failed is an error about a block, with the end of what it wrote.
func (p *running) failed(format string, args ...any) error {
	return fmt.Errorf("%s: %w\n%s", p.where, fmt.Errorf(format, args...), p.Tail(60))
}

// start starts a block as an account (−1: none) in a process group of its own.
func (r *readers) start(where, dir string, b block, account int) (*running, error) {
	name := strings.NewReplacer("/", "-", ".md:", "-").Replace(where)
	if account >= 0 {
		name += fmt.Sprintf("-as-%d", account)
	}
	lines := b.text
	env := maps.Clone(r.exported)
	for _, l := range listeners {
		lines = strings.ReplaceAll(lines, "127.0.0.1:"+l.port, "127.0.0.1:"+r.ports[l.port])
		env[l.variable] = "127.0.0.1:" + r.ports[l.port]
	}
	env["ASSAY_DEVNET_HTTP_PORT"], env["ASSAY_DEVNET_WS_PORT"] = "0", "0"
	env["HOME"] = dir
	env["PATH"] = filepath.Join(r.dir, "path") + string(os.PathListSeparator) + os.Getenv("PATH")
	if account >= 0 {
		env["ASSAY_PRIVATE_KEY"] = cluster.Key(account)
	}
	script := filepath.Join(r.dir, "logs", name+".sh")
	text := fmt.Sprintf("cd %s\n%s\nenv -0 > %s.env\n", quote(dir), lines, quote(script))
	if err := os.WriteFile(script, []byte(text), 0o600); err != nil {
		return nil, err
	}
	spec := cluster.Spec{Name: name, Path: "bash", Args: []string{"-eu", "-o", "pipefail", script}, Dir: filepath.Join(r.dir, "logs")}
	for key, value := range env {
		spec.Env = append(spec.Env, key+"="+value)
	}
	process, err := cluster.Start(spec)
	if err != nil {
		return nil, err
	}
	p := &running{Process: process, where: where, kind: b.beside}
	r.running = append(r.running, p)
	return p, nil
}

func quote(path string) string { return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'" }

// keep takes over what a block that has ended exported.
func (r *readers) keep(p *running) error {
	r.running = slices.DeleteFunc(r.running, func(other *running) bool { return other == p })
	raw, err := os.ReadFile(strings.TrimSuffix(p.LogPath, ".log") + ".sh.env")
	if err != nil {
		return err
	}
	own := []string{"ASSAY_PRIVATE_KEY", "ASSAY_DEVNET_HTTP_PORT", "ASSAY_DEVNET_WS_PORT", "HOME", "PATH", "PWD", "OLDPWD", "SHLVL", "_"}
	for _, l := range listeners {
		own = append(own, l.variable)
	}
	for variable := range strings.SplitSeq(strings.TrimSuffix(string(raw), "\x00"), "\x00") {
		key, value, _ := strings.Cut(variable, "=")
		if before, inherited := os.LookupEnv(key); slices.Contains(own, key) || inherited && before == value {
			continue
		}
		r.exported[key] = value
	}
	return nil
}

// await waits until a block has written its word.
func (r *readers) await(p *running, word string) error {
	for {
		ended := false
		select {
		case <-p.Done():
			ended = true
		default:
		}
		log, err := os.ReadFile(p.LogPath)
		if err != nil {
			return err
		}
		if bytes.Contains(log, []byte(word)) {
			return nil
		}
		if ended {
			return p.failed("the block ended (%v) before it wrote %q", p.Err(), word)
		}
		select {
		case <-r.ctx.Done():
			return p.failed("the block has not written %q: %w", word, context.Cause(r.ctx))
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// stop ends all that still runs, the last started first, and everything that it started.
func (r *readers) stop() error {
	var errs []error
	for _, p := range slices.Backward(r.running) {
		// The group: a block's program is a child of its shell. The group is gone when nobody of it is left.
		group := -p.PID()
		_ = syscall.Kill(group, syscall.SIGTERM)
		for began := time.Now(); syscall.Kill(group, 0) == nil; time.Sleep(50 * time.Millisecond) {
			if time.Since(began) > grace {
				_ = syscall.Kill(group, syscall.SIGKILL)
				errs = append(errs, fmt.Errorf("%s: did not end within %s of SIGTERM and was killed\n%s", p.where, grace, p.Tail(60)))
				break
			}
		}
		<-p.Done()
	}
	return errors.Join(errs...)
}
