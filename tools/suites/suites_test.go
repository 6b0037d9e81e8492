package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

func feed(r reader, text string) (log string) {
	for line := range strings.Lines(text) {
		log += string(r.line([]byte(line)))
	}
	return log
}

func TestGoEventsAreCounted(t *testing.T) {
	r := goEvents()
	log := feed(r, `{"Action":"start","Package":"a"}
{"Action":"output","Package":"a","Test":"TestGood","Output":"fine\n"}
{"Action":"pass","Package":"a","Test":"TestGood/part"}
{"Action":"pass","Package":"a","Test":"TestGood"}
{"Action":"skip","Package":"a","Test":"TestSkipped"}
{"Action":"output","Package":"a","Test":"TestBad","Output":"a_test.go:1: broken\n"}
{"Action":"fail","Package":"a","Test":"TestBad"}
{"Action":"fail","Package":"a"}
{"Action":"output","Package":"b","Output":"ok  \tb\t(cached)\n"}
{"Action":"pass","Package":"b","Test":"TestOld"}
{"Action":"pass","Package":"b"}
{"Action":"output","Package":"c","Test":"TestCut","Output":"panic: no end\n"}
`)
	tests, cached, failure, err := r.end()
	if err != nil || tests != 2 || cached != 1 || r.progress() != "2 packages" {
		t.Errorf("%d tests, %d cached, %s, %v; want 2, 1, 2 packages", tests, cached, r.progress(), err)
	}
	for _, want := range []string{"a_test.go:1: broken", "panic: no end"} {
		if !strings.Contains(string(failure), want) || !strings.Contains(log, want) {
			t.Errorf("%q is not shown: %s", want, failure)
		}
	}
	if strings.Contains(string(failure), "fine") {
		t.Errorf("what a test that passed wrote is shown: %s", failure)
	}
}

func TestGoThatDoesNotBuildIsShown(t *testing.T) {
	r := goEvents()
	feed(r, `{"ImportPath":"a [a.test]","Action":"build-output","Output":"./a.go:3:1: syntax error\n"}
{"ImportPath":"a [a.test]","Action":"build-fail"}
{"Action":"fail","Package":"a","FailedBuild":"a [a.test]"}
go: downloading nothing
`)
	_, _, failure, err := r.end()
	if err == nil || !strings.Contains(string(failure), "syntax error") || !strings.Contains(string(failure), "go: downloading") {
		t.Errorf("%v: %s", err, failure)
	}
}

func TestRunsOfForgeAreAddedUp(t *testing.T) {
	r := forgeOutput()
	feed(r, "Ran 3 tests for contracts/test/A.t.sol:A\n\x1b[32mRan 2 test suites in 3.1s (4.0s CPU time): \x1b[32m712\x1b[0m tests passed, 0 failed, 0 skipped\n"+
		"Ran 2 test suites in 3.1s (4.0s CPU time): 600 tests passed, 0 failed\n")
	if tests, _, _, err := r.end(); tests != 1312 || err != nil {
		t.Errorf("%d, %v", tests, err)
	}
	if _, _, _, err := forgeOutput().end(); err == nil {
		t.Error("no summary is no error")
	}
}

func TestPythonFunctionsAreCounted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "py.xml")
	r := junit(path)()
	if _, _, _, err := r.end(); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	err := os.WriteFile(path, []byte(`<testsuites><testsuite>
<testcase classname="t.a" name="test_one[1]"/><testcase classname="t.a" name="test_one[2]"/>
<testcase classname="t.a" name="test_left"><skipped/></testcase>
<testcase classname="t.a" name="test_bad"><failure/></testcase>
<testcase classname="t.b" name="test_one"/></testsuite></testsuites>`), 0o644)
	if err != nil {
		t.Fatal(err)
	}
	r.line([]byte(".......... [ 42%]\n"))
	if tests, _, _, err := r.end(); tests != 2 || err != nil || r.progress() != "42 %" {
		t.Errorf("%d, %v, %s", tests, err, r.progress())
	}
}

func TestSuitesRunTogether(t *testing.T) {
	out := t.TempDir()
	var shown strings.Builder
	met := filepath.Join(out, "met")
	results := together(t.Context(), []suite{
		// Neither ends before the other has begun.
		{name: "good", reads: nothing, argv: []string{"sh", "-c", "mkfifo " + met + " 2>/dev/null; echo word > " + met}},
		{name: "bad", reads: nothing, nice: 19, argv: []string{"sh", "-c", "until [ -p " + met + " ]; do sleep 0.01; done; cat " + met + " >&2; exit 3"}},
	}, out, newScreen(&shown, time.Now()))
	if results[0].Err != nil || results[1].Err == nil {
		t.Fatalf("%+v", results)
	}
	log, err := os.ReadFile(filepath.Join(out, "bad.log"))
	if err != nil || string(log) != "word\n" {
		t.Errorf("log %q, %v", log, err)
	}
	for _, want := range []string{"good passed", "bad FAILED", "exit status 3", "word\n"} {
		if !strings.Contains(shown.String(), want) {
			t.Errorf("%q is not in\n%s", want, shown.String())
		}
	}
}

func TestASuiteWaitsForAnother(t *testing.T) {
	out := t.TempDir()
	file := filepath.Join(out, "made")
	results := together(t.Context(), []suite{
		{name: "second", after: "first", reads: nothing, argv: []string{"test", "-e", file}},
		{name: "first", reads: nothing, argv: []string{"sh", "-c", "sleep 0.2; touch " + file}},
		{name: "alone", after: "not chosen", reads: nothing, argv: []string{"true"}},
	}, out, newScreen(io.Discard, time.Now()))
	for _, r := range results {
		if r.Err != nil {
			t.Errorf("%s: %v", r.Name, r.Err)
		}
	}
}

func TestStoppedSuitesLeaveNothing(t *testing.T) {
	// The shell lets what runs in the background ignore the signal, as some programs do.
	defer func(d time.Duration) { grace = d }(grace)
	grace = 100 * time.Millisecond
	out := t.TempDir()
	pidFile := filepath.Join(out, "pid")
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for {
			if text, err := os.ReadFile(pidFile); err == nil && strings.HasSuffix(string(text), "\n") {
				cancel()
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
	}()
	results := together(ctx, []suite{{name: "long", reads: nothing,
		argv: []string{"sh", "-c", "sleep 600 & echo $! > " + pidFile + "; wait"}}}, out, newScreen(io.Discard, time.Now()))
	if results[0].Err == nil {
		t.Error("a suite that was stopped passed")
	}
	text, err := os.ReadFile(pidFile)
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	for range 500 {
		// A zombie answers too, until whoever inherited it has asked for its status.
		state, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
		if err != nil || strings.Contains(string(state), ") Z ") {
			if syscall.Kill(pid, 0) != nil || err == nil {
				return
			}
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("process %d, which a stopped suite had started, is still there", pid)
}

func TestSummaryKeepsWhatOthersWrote(t *testing.T) {
	path := filepath.Join(t.TempDir(), "summary.json")
	if err := merge(path, map[string]any{"seconds": 5, "tests": 2}); err != nil {
		t.Fatal(err)
	}
	if err := merge(path, map[string]any{"fast_seconds": 3.5}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]float64
	if err := json.Unmarshal(text, &got); err != nil || len(got) != 3 || got["seconds"] != 5 || got["fast_seconds"] != 3.5 {
		t.Errorf("%v, %v", got, err)
	}
	if err := os.WriteFile(path, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := merge(path, map[string]any{"seconds": 6}); err == nil {
		t.Error("a broken file was written over")
	}
}

func TestChosenByName(t *testing.T) {
	suites := []suite{{name: "a"}, {name: "b"}, {name: "c"}}
	chosen, err := choose(suites, []string{"c", " a"})
	if err != nil || len(chosen) != 2 || chosen[0].name != "a" || chosen[1].name != "c" {
		t.Errorf("%v, %v", chosen, err)
	}
	if _, err := choose(suites, []string{"d"}); err == nil || !strings.Contains(err.Error(), "a, b, c") {
		t.Errorf("an unknown name: %v", err)
	}
}

// The packages that start first and those that are left out exist.
func TestListNamesPackages(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	suites, err := all(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range suites {
		if s.name == "" || s.about == "" || s.reads == nil || len(s.argv) < 2 {
			t.Errorf("%+v says too little", s)
		}
	}
}
