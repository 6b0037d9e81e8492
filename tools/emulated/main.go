// Command emulated runs the tests of Go packages on an emulated processor, and those that cannot have changed since they last passed not again.
//
// `go test -exec` keeps no results, as it knows nothing of the program that it is given. Here that program is an emulator, which is a file: so the
// rule of Go's own cache can be kept (stamp.go). It prints what `go test` prints.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"
)

func main() {
	r := runner{}
	flag.StringVar(&r.emulator, "exec", "", "the emulator, a program that is given the tests' binary and its arguments")
	flag.StringVar(&r.arch, "arch", "", "GOARCH of the emulated processor")
	flag.StringVar(&r.folder, "folder", "", "where binaries and stamps are kept; remove it, and everything runs anew")
	flag.StringVar(&r.tags, "tags", "", "build tags")
	flag.BoolVar(&r.anew, "anew", false, "run what has not changed, too")
	flag.IntVar(&r.atATime, "p", runtime.NumCPU(), "packages that are tested at a time")
	flag.DurationVar(&r.timeout, "timeout", 10*time.Minute, "of one package's tests")
	short := flag.Bool("short", false, "as of go test")
	run := flag.String("run", "", "as of go test")
	skip := flag.String("skip", "", "as of go test")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), "Tests packages on an emulated processor, from the repository's root.\n\n"+
			"  go run ./tools/emulated -exec /usr/bin/qemu-aarch64-static -arch arm64 -folder build/engines -short ./repops/...\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	r.arguments = []string{"-test.paniconexit0", "-test.timeout=" + r.timeout.String()}
	if *short {
		r.arguments = append(r.arguments, "-test.short=true")
	}
	if *run != "" {
		r.arguments = append(r.arguments, "-test.run="+*run)
	}
	if *skip != "" {
		r.arguments = append(r.arguments, "-test.skip="+*skip)
	}
	if r.emulator == "" || r.arch == "" || r.folder == "" || flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	passed, err := r.test(ctx, os.Stdout, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "emulated:", err)
	}
	if err != nil || !passed {
		fmt.Println("FAIL")
		os.Exit(1)
	}
}

// A runner tests packages of the module that the working folder is in.
type runner struct {
	emulator  string
	arch      string
	folder    string
	tags      string
	arguments []string // of the tests' binary, but for the file of its log
	timeout   time.Duration
	anew      bool
	atATime   int
}

// A subject is a package that is tested.
type subject struct {
	path, folder, root string // its import path, where it is, and where its module is
	tested             bool   // whether it has tests
}

// grace is what tests have beyond their timeout, to say where they stood.
const grace = time.Minute

// test runs the tests of these packages and writes a line about each, in their order. It tells whether all passed.
func (r *runner) test(ctx context.Context, out io.Writer, patterns []string) (passed bool, err error) {
	emulator, err := exec.LookPath(r.emulator)
	if err != nil {
		return false, fmt.Errorf("%w; name the emulator by -exec", err)
	}
	emulated, err := ofFile(emulator)
	if err != nil {
		return false, err
	}
	subjects, err := r.subjects(ctx, patterns)
	if err != nil {
		return false, err
	}
	if err := r.compile(ctx, out, subjects); err != nil {
		return false, err
	}
	lines := make([]chan []byte, len(subjects))
	oks := make([]bool, len(subjects))
	for i := range lines {
		lines[i] = make(chan []byte, 1)
	}
	var all sync.WaitGroup
	places := make(chan struct{}, max(r.atATime, 1))
	all.Go(func() {
		for i, s := range subjects {
			places <- struct{}{}
			all.Go(func() {
				defer func() { <-places }()
				var text []byte
				oks[i], text = r.one(ctx, s, emulator, emulated)
				lines[i] <- text
			})
		}
	})
	passed = true
	for i := range subjects {
		if _, err := out.Write(<-lines[i]); err != nil {
			return false, err
		}
		passed = passed && oks[i]
	}
	all.Wait()
	return passed, ctx.Err()
}

// subjects are the packages that patterns name.
func (r *runner) subjects(ctx context.Context, patterns []string) ([]subject, error) {
	cmd := exec.CommandContext(ctx, "go", append([]string{"list", "-tags", r.tags, "-f",
		"{{.ImportPath}}\t{{.Dir}}\t{{.Module.Dir}}\t{{or .TestGoFiles .XTestGoFiles}}"}, patterns...)...)
	cmd.Env = r.environment()
	var said bytes.Buffer
	cmd.Stderr = &said
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", strings.Join(cmd.Args, " "), err, said.Bytes())
	}
	var all []subject
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		all = append(all, subject{path: f[0], folder: f[1], root: f[2], tested: f[3] != "[]"})
	}
	return all, nil
}

// compile makes and vets the tests of packages, each a binary in the runner's folder. One that is there and is the same stays as it is.
//
// Binaries do not name the folder that they were compiled in.
func (r *runner) compile(ctx context.Context, out io.Writer, subjects []subject) error {
	if err := os.MkdirAll(r.folder, 0o755); err != nil {
		return err
	}
	arguments := []string{"test", "-c", "-trimpath", "-tags", r.tags, "-o", r.folder + string(filepath.Separator)}
	none := len(arguments)
	for _, s := range subjects {
		if s.tested {
			arguments = append(arguments, s.path)
		}
	}
	if len(arguments) == none {
		return errors.New("no package of these has tests")
	}
	cmd := exec.CommandContext(ctx, "go", arguments...)
	cmd.Env = r.environment()
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go %s: %w", strings.Join(arguments[:none], " "), err)
	}
	return nil
}

// environment is what the go command and the tests are started with: tests that compile do so for their own processor.
func (r *runner) environment() []string {
	return append(os.Environ(), "GOARCH="+r.arch, "CGO_ENABLED=0")
}

// one runs the tests of a package unless they cannot have changed since they passed. It gives what a person is told.
func (r *runner) one(ctx context.Context, s subject, emulator, emulated string) (passed bool, told []byte) {
	if !s.tested {
		return true, fmt.Appendf(nil, "?   \t%s\t[no test files]\n", s.path)
	}
	began := time.Now()
	fail := func(output []byte, err error) (bool, []byte) {
		if err != nil {
			output = fmt.Appendf(output, "%v\n", err)
		}
		return false, fmt.Appendf(output, "FAIL\t%s\t%.3fs\n", s.path, time.Since(began).Seconds())
	}
	binary, err := filepath.Abs(filepath.Join(r.folder, path.Base(s.path)+".test"))
	if err != nil {
		return fail(nil, err)
	}
	of, err := ofFile(binary)
	if err != nil {
		return fail(nil, err)
	}
	// Tests begin in the folder of their package, as those of go test do.
	in := place{root: s.root, folder: s.folder, environment: append(r.environment(), "PWD="+s.folder)}
	stampPath := stampPath(r.folder, s.path, r.arguments)
	key := in.key(of, emulated, r.arguments)
	if !r.anew && in.holds(stampPath, key) {
		return true, fmt.Appendf(nil, "ok  \t%s\t(cached)\n", s.path)
	}
	// A pass is no longer known, whatever comes of this run.
	if err := os.Remove(stampPath); err != nil && !errors.Is(err, os.ErrNotExist) {
		return fail(nil, err)
	}
	log, err := os.CreateTemp("", "emulated-*.log")
	if err != nil {
		return fail(nil, err)
	}
	defer os.Remove(log.Name())
	log.Close()

	limited, cancel := context.WithTimeoutCause(ctx, r.timeout+grace, fmt.Errorf("stopped: its own timeout, %v, did not end it", r.timeout))
	defer cancel()
	cmd := exec.CommandContext(limited, emulator, append([]string{binary, "-test.testlogfile=" + log.Name()}, r.arguments...)...)
	cmd.Dir, cmd.Env = s.folder, in.environment
	output, err := cmd.CombinedOutput()
	if err != nil {
		// A test that fails has said so; whatever else ended it has not.
		if ended := (*exec.ExitError)(nil); errors.As(err, &ended) && ended.ExitCode() == 1 {
			err = nil
		}
		return fail(output, errors.Join(err, context.Cause(limited)))
	}
	text, err := os.ReadFile(log.Name())
	if err != nil {
		return fail(output, err)
	}
	if err := in.keep(stampPath, key, text, began); err != nil {
		return fail(output, err)
	}
	return true, fmt.Appendf(nil, "ok  \t%s\t%.3fs\n", s.path, time.Since(began).Seconds())
}
