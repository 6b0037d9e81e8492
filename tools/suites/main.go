// Command suites runs the test suites side by side and writes what came of them (docs/testing.md). It is the body of `make test` and of
// `make test-fast`, which build first what the suites need.
//
// Some suites wait for another; those that run beside each other have a `nice` each, so that what computes on all cores leaves a core to what
// waits for clocks. A suite's whole output is in build/test/SUITE.log; the terminal shows a line a suite, and all that a failed one wrote.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"
)

// testsBefore is the number of test functions (Go: Test and Fuzz; Python: test_; Solidity: test and invariant) of the commit that
// this run must not fall behind, bf69e6e. Counted by `git grep` over that commit: 803 + 271 + 640.
const testsBefore = 1714

func main() {
	out := flag.String("out", filepath.Join("build", "test"), "folder of the logs and of summary.json")
	fast := flag.Bool("fast", false, "the quick subset: no chain, no database, no processes")
	only := flag.String("only", "", "comma-separated names of the suites to run; empty: all")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), "Runs the test suites side by side, from the repository's root, after `make setup`.\n\n"+
			"  go run ./tools/suites              all of them (`make test`)\n"+
			"  go run ./tools/suites -fast        the quick subset (`make test-fast`)\n"+
			"  go run ./tools/suites -only go,py  some of them; nothing is written to summary.json\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *out, *fast, *only); err != nil {
		fmt.Fprintln(os.Stderr, "suites:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, out string, fast bool, only string) error {
	suites, err := all(ctx, out)
	if fast {
		suites, err = quick(out), nil
	}
	if err != nil {
		return err
	}
	if only != "" {
		if suites, err = choose(suites, strings.Split(only, ",")); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	began := time.Now()
	results := together(ctx, suites, out, newScreen(os.Stdout, began))
	seconds := time.Since(began).Seconds()
	table(os.Stdout, results, seconds)
	var failed []string
	tests, cached := 0, 0
	for _, r := range results {
		if r.Err != nil {
			failed = append(failed, r.Name)
		}
		tests += r.Tests
		cached += r.Cached
	}
	if err := ctx.Err(); err != nil {
		return errors.New("interrupted; the suites were stopped")
	}
	if len(failed) > 0 {
		return fmt.Errorf("failed: %s; each one's whole output is in %s/SUITE.log", strings.Join(failed, ", "), out)
	}
	if only != "" {
		return nil
	}
	keys := map[string]any{"fast_seconds": round(seconds)}
	if !fast {
		bySuite := map[string]any{}
		for _, r := range results {
			bySuite[r.Name] = map[string]any{"seconds": round(r.Seconds), "cpu_seconds": round(r.CPU), "tests": r.Tests}
		}
		keys = map[string]any{
			"seconds": round(seconds), "tests": tests, "tests_before": testsBefore, "cached_packages": cached, "suites": bySuite,
		}
	}
	return merge(filepath.Join(out, "summary.json"), keys)
}

// choose leaves the suites of these names, in their order.
func choose(suites []suite, names []string) ([]suite, error) {
	var chosen []suite
	var known []string
	wanted := map[string]bool{}
	for _, name := range names {
		wanted[strings.TrimSpace(name)] = true
	}
	for _, s := range suites {
		known = append(known, s.name)
		if wanted[s.name] {
			chosen = append(chosen, s)
			delete(wanted, s.name)
		}
	}
	for name := range maps.Keys(wanted) {
		return nil, fmt.Errorf("no suite is called %q; there are %s", name, strings.Join(known, ", "))
	}
	return chosen, nil
}

// merge sets keys of a JSON object on disk and leaves its other keys: `make test` and `make test-fast` write one file.
func merge(path string, keys map[string]any) error {
	object := map[string]any{}
	old, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err == nil {
		if err := json.Unmarshal(old, &object); err != nil {
			return fmt.Errorf("%s is not a JSON object (%w); remove it and run again", path, err)
		}
	}
	maps.Copy(object, keys)
	text, err := json.MarshalIndent(object, "", "  ")
	if err != nil {
		return err
	}
	next := path + ".next"
	if err := os.WriteFile(next, append(text, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(next, path)
}

func round(seconds float64) float64 { return float64(int(seconds*10+0.5)) / 10 }

// together runs suites at once and returns their results in the same order.
func together(ctx context.Context, suites []suite, out string, to *screen) []result {
	results := make([]result, len(suites))
	stop := to.beat()
	defer stop()
	ended := map[string]chan struct{}{}
	for _, s := range suites {
		ended[s.name] = make(chan struct{})
	}
	var all sync.WaitGroup
	for i, s := range suites {
		all.Go(func() {
			defer close(ended[s.name])
			// One that was not chosen is waited for by nobody.
			if before, chosen := ended[s.after]; chosen {
				<-before
			}
			to.begins(s.name)
			results[i] = s.run(ctx, filepath.Join(out, s.name+".log"), to)
			to.ends(results[i])
		})
	}
	all.Wait()
	return results
}
