// Package cluster starts the real programs of Assay as processes of one machine, watches them and stops them: the demo runs
// on it, and so do the end-to-end tests, which kill what it started.
package cluster

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"syscall"
	"time"
)

// stopGrace is how long a process may take to end after SIGTERM before it is killed: longer than a keeper's and a PostgreSQL
// server's own shutdown, which flush to disk.
const stopGrace = 20 * time.Second

// Process is one child with its standard output and error in a log file.
type Process struct {
	Name    string
	LogPath string

	spec   Spec
	cmd    *exec.Cmd
	log    *os.File
	onLine func(string)

	done chan struct{}
	mu   sync.Mutex
	err  error
}

// Spec says what to start.
type Spec struct {
	Name string
	Path string
	Args []string
	Env  []string
	// Dir receives the log file, NAME.log, opened for appending so that a restart keeps what came before.
	Dir string
	// OnLine, if set, receives every line of standard output (standard error goes to the log only).
	OnLine func(string)
}

// Start runs the process. It ends with its parent on systems that can say so (Linux), and is its own process group, so that
// an interrupt typed at a terminal reaches the parent alone, which then stops its children in order.
func Start(spec Spec) (*Process, error) {
	if err := os.MkdirAll(spec.Dir, 0o755); err != nil {
		return nil, err
	}
	path := filepath.Join(spec.Dir, spec.Name+".log")
	log, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(spec.Path, spec.Args...)
	cmd.Env = append(os.Environ(), spec.Env...)
	cmd.Stderr = log
	cmd.SysProcAttr = sysProcAttr()
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, errors.Join(err, log.Close())
	}
	if err := startOnSpawner(cmd); err != nil {
		return nil, errors.Join(fmt.Errorf("start %s: %w", spec.Name, err), log.Close())
	}
	p := &Process{Name: spec.Name, LogPath: path, spec: spec, cmd: cmd, log: log, onLine: spec.OnLine, done: make(chan struct{})}
	go p.watch(out)
	return p, nil
}

// spawner starts every child on one operating system thread that never ends: Linux delivers the parent-death signal when the
// thread that forked ends, not when the process does.
var spawner = sync.OnceValue(func() chan func() {
	jobs := make(chan func())
	go func() {
		runtime.LockOSThread()
		for job := range jobs {
			job()
		}
	}()
	return jobs
})

func startOnSpawner(cmd *exec.Cmd) error {
	result := make(chan error)
	spawner() <- func() { result <- cmd.Start() }
	return <-result
}

// Output runs a command that ends by itself and returns what it wrote to both outputs. It ends with its parent as Start's processes do.
func Output(ctx context.Context, path string, args []string, in io.Reader) ([]byte, error) {
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.SysProcAttr = sysProcAttr()
	var out bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = in, &out, &out
	if err := startOnSpawner(cmd); err != nil {
		return nil, err
	}
	err := cmd.Wait()
	return out.Bytes(), err
}

func (p *Process) watch(out io.Reader) {
	lines := bufio.NewScanner(out)
	lines.Buffer(make([]byte, 64<<10), 4<<20)
	for lines.Scan() {
		fmt.Fprintln(p.log, lines.Text())
		if p.onLine != nil {
			p.onLine(lines.Text())
		}
	}
	// A line beyond the buffer ends the scan; the pipe must still be drained or the child blocks on it.
	_, _ = io.Copy(p.log, out)
	err := p.cmd.Wait()
	p.mu.Lock()
	p.err = err
	p.mu.Unlock()
	_ = p.log.Close()
	close(p.done)
}

// PID of the running or ended process.
func (p *Process) PID() int { return p.cmd.Process.Pid }

// Done is closed when the process has ended.
func (p *Process) Done() <-chan struct{} { return p.done }

// Err is how the process ended: nil for exit status 0. Valid once Done is closed.
func (p *Process) Err() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// Wait blocks until the process has ended or ctx has.
func (p *Process) Wait(ctx context.Context) error {
	select {
	case <-p.done:
		return p.Err()
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Kill ends the process as kill -9 does and waits until it is gone.
func (p *Process) Kill() {
	_ = p.cmd.Process.Kill()
	<-p.done
}

// Stop asks the process to end and kills it when it does not within the grace time.
func (p *Process) Stop() error {
	select {
	case <-p.done:
		return nil
	default:
	}
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-p.done:
		return nil
	case <-time.After(stopGrace):
		p.Kill()
		return fmt.Errorf("%s did not stop within %s and was killed; its log: %s", p.Name, stopGrace, p.LogPath)
	}
}

// Tail returns the last lines of the log for an error message.
func (p *Process) Tail(lines int) string {
	raw, err := os.ReadFile(p.LogPath)
	if err != nil {
		return ""
	}
	end := len(raw)
	for i := len(raw) - 1; i >= 0; i-- {
		if raw[i] == '\n' && i != end-1 {
			if lines--; lines == 0 {
				return string(raw[i+1:])
			}
		}
	}
	return string(raw)
}
