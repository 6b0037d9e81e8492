package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// A suite is a command whose exit status says whether its tests passed.
type suite struct {
	name  string
	about string
	nice  int      // of the command and what it starts: 0 is served first, 19 last
	after string   // the suite that it waits for; empty: none
	env   []string // beside that of the caller, which comes first where both name a variable
	argv  []string
	reads func() reader
}

// A reader makes of a command's output what a person wants to see of it.
type reader interface {
	// line takes a line of the output and gives what belongs in the log, its end of line with it.
	line(text []byte) []byte
	// progress is a word on how far the suite is; empty: unknown.
	progress() string
	// end is asked once the command has ended: how many test functions passed, how many packages were not run as nothing of
	// theirs had changed, and what a person needs to see if the suite failed; nil: the end of the log.
	end() (tests, cached int, failure []byte, err error)
}

type result struct {
	Name    string
	Seconds float64 // on the wall
	CPU     float64 // of the command and what it waited for, user and system
	Tests   int
	Cached  int
	Err     error
	Failure []byte // what a person needs to see, if Err is set
}

// grace is how long a suite that was told to stop has to clean up what it started.
var grace = 20 * time.Second

// tail is how much of its log a failed suite shows if its reader knows nothing better.
const tail = 16 << 10

func (s suite) run(ctx context.Context, logPath string, to *screen) result {
	r := result{Name: s.name}
	log, err := os.Create(logPath)
	if err != nil {
		r.Err = err
		return r
	}
	defer log.Close()
	began := time.Now()
	reads := s.reads()
	to.follow(s.name, reads)
	cmd := exec.CommandContext(ctx, "nice", append([]string{"-n", strconv.Itoa(s.nice)}, s.argv...)...)
	// A make that a suite calls is not part of the one that called this command.
	cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool {
		return strings.HasPrefix(v, "MAKEFLAGS=") || strings.HasPrefix(v, "MFLAGS=") || strings.HasPrefix(v, "MAKELEVEL=")
	})
	for _, v := range s.env {
		name, _, _ := strings.Cut(v, "=")
		if _, set := os.LookupEnv(name); !set {
			cmd.Env = append(cmd.Env, v)
		}
	}
	// A group of its own: what the command started is told with it.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGINT) }
	cmd.WaitDelay = grace
	out, in := io.Pipe()
	cmd.Stdout, cmd.Stderr = in, in
	read := make(chan error, 1)
	go func() { read <- s.read(out, log, reads, to) }()
	err = cmd.Run()
	in.Close()
	readErr := <-read
	if ctx.Err() != nil && cmd.Process != nil {
		// Whoever of the group is still there had its time.
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
	}
	r.Seconds = time.Since(began).Seconds()
	if cmd.ProcessState != nil {
		r.CPU = (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
	}
	var endErr error
	r.Tests, r.Cached, r.Failure, endErr = reads.end()
	if err != nil {
		// A reader's complaint about what a failed command left out says nothing new.
		endErr = nil
	}
	r.Err = errors.Join(err, readErr, endErr)
	if r.Err != nil && r.Failure == nil {
		r.Failure = lastOf(logPath)
	}
	return r
}

// read gives every line to the suite's reader and to the log. It reads to the end whatever happens, or the command would wait forever.
func (s suite) read(from io.Reader, log io.Writer, reads reader, to *screen) error {
	var failed error
	lines := bufio.NewReaderSize(from, 1<<16)
	for {
		text, err := lines.ReadBytes('\n')
		if len(text) > 0 {
			to.mu.Lock()
			text = reads.line(text)
			to.mu.Unlock()
			if _, err := log.Write(text); err != nil && failed == nil {
				failed = fmt.Errorf("log: %w", err)
			}
		}
		if err != nil {
			return failed
		}
	}
}

func lastOf(path string) []byte {
	text, err := os.ReadFile(path)
	if err != nil {
		return []byte(err.Error())
	}
	if len(text) > tail {
		text = text[len(text)-tail:]
		_, text, _ = bytes.Cut(text, []byte("\n"))
		text = append([]byte(fmt.Sprintf("… (the end of %s)\n", path)), text...)
	}
	return text
}

// table prints a line a suite.
func table(to io.Writer, results []result, seconds float64) {
	fmt.Fprintf(to, "\n%-15s %9s %9s %7s\n", "suite", "seconds", "CPU-s", "tests")
	tests := 0
	cpu := 0.0
	for _, r := range results {
		note := ""
		if r.Err != nil {
			note = "  FAILED"
		} else if r.Cached > 0 {
			note = fmt.Sprintf("  %d packages unchanged since they last passed", r.Cached)
		}
		fmt.Fprintf(to, "%-15s %9.1f %9.1f %7s%s\n", r.Name, r.Seconds, r.CPU, number(r.Tests), note)
		tests += r.Tests
		cpu += r.CPU
	}
	fmt.Fprintf(to, "%-15s %9.1f %9.1f %7s\n\n", "together", seconds, cpu, number(tests))
}

func number(n int) string {
	if n == 0 {
		return strings.Repeat(" ", 6) + "–"
	}
	return strconv.Itoa(n)
}
