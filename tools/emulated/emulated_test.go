package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"
)

// A bench is a module with a package whose tests read a shared file, a folder and a variable, and an emulator that counts what it runs.
type bench struct {
	*testing.T
	root, runs string
	runner     runner
}

const tests = `package good

import (
	"os"
	"testing"
)

func TestReads(t *testing.T) {
	vector, err := os.ReadFile("../vectors/one.json")
	if err != nil {
		t.Fatal(err)
	}
	if string(vector) == "wrong" {
		t.Fatal("the vector is wrong")
	}
	if _, err := os.ReadDir("../vectors"); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat("../optional"); err == nil {
		t.Log("there is more")
	}
	if os.Getenv("ASSAY_OF_TEST") == "fail" {
		t.Fatal("the variable says so")
	}
	if os.Getenv("ASSAY_OF_TEST") == "writes" {
		if err := os.WriteFile("../vectors/one.json", []byte("written"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
`

func newBench(t *testing.T) *bench {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{T: t, root: root, runs: filepath.Join(t.TempDir(), "runs")}
	b.write("go.mod", "module example\n\ngo 1.26\n")
	b.write("good/good_test.go", tests)
	b.write("none/none.go", "package none\n")
	b.write("vectors/one.json", "1")
	b.runner = runner{
		emulator: filepath.Join(t.TempDir(), "emulator"), folder: filepath.Join(root, "build"),
		arch: runtime.GOARCH, arguments: []string{"-test.short=true"}, timeout: time.Minute, atATime: 2,
	}
	b.emulates("first")
	t.Chdir(root)
	t.Setenv("GOFLAGS", "")
	t.Setenv("GOWORK", "off")
	return b
}

// emulates replaces the emulator by one that does the same and is another file.
func (b *bench) emulates(comment string) {
	text := fmt.Sprintf("#!/bin/sh\n# %s\necho run >> '%s'\nexec \"$@\"\n", comment, b.runs)
	if err := os.WriteFile(b.runner.emulator, []byte(text), 0o755); err != nil {
		b.Fatal(err)
	}
}

// write writes a file of the module that looks as old as one that was there before the tests began.
func (b *bench) write(name, text string) {
	b.Helper()
	file := filepath.Join(b.root, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		b.Fatal(err)
	}
	b.age()
}

// age makes all that the module holds an hour old.
func (b *bench) age() {
	b.Helper()
	old := time.Now().Add(-time.Hour)
	err := filepath.WalkDir(b.root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || name == b.runner.folder {
			return cmp.Or(err, fs.SkipDir)
		}
		return os.Chtimes(name, old, old)
	})
	if err != nil {
		b.Fatal(err)
	}
}

var seconds = regexp.MustCompile(`\d+\.\d+s`)

// test runs the module's tests and says how often the emulator was started, and what a person was told, without seconds.
func (b *bench) test() (started int, told string) {
	b.Helper()
	_ = os.Remove(b.runs)
	// Made now, it would be a change of the folder above it.
	if err := os.MkdirAll(b.runner.folder, 0o755); err != nil {
		b.Fatal(err)
	}
	b.age()
	var out bytes.Buffer
	passed, err := b.runner.test(context.Background(), &out, []string{"./..."})
	if err != nil {
		b.Fatalf("%v\n%s", err, out.Bytes())
	}
	if passed == strings.Contains(out.String(), "FAIL") {
		b.Fatalf("passed: %v, and it said\n%s", passed, out.Bytes())
	}
	text, err := os.ReadFile(b.runs)
	if err != nil && !os.IsNotExist(err) {
		b.Fatal(err)
	}
	return strings.Count(string(text), "run"), seconds.ReplaceAllString(out.String(), "1s")
}

const (
	ran   = "ok  \texample/good\t1s\n?   \texample/none\t[no test files]\n"
	known = "ok  \texample/good\t(cached)\n?   \texample/none\t[no test files]\n"
)

// runsThenKnown demands that the tests run and pass, and that they are known afterwards.
func (b *bench) runsThenKnown(after string) {
	b.Helper()
	if n, told := b.test(); n != 1 || told != ran {
		b.Fatalf("%s: the emulator was started %d times, want once; it said\n%s", after, n, told)
	}
	b.isKnown(after)
}

func (b *bench) isKnown(after string) {
	b.Helper()
	if n, told := b.test(); n != 0 || told != known {
		b.Fatalf("%s, and nothing changed since: the emulator was started %d times; it said\n%s", after, n, told)
	}
}

// TestWhatChangedRunsAnew changes one after the other all that a result depends on: each runs the tests once again, and once only.
func TestWhatChangedRunsAnew(t *testing.T) {
	b := newBench(t)
	b.runsThenKnown("the first run")

	b.write("vectors/one.json", "2")
	b.runsThenKnown("a shared vector of the same size")
	b.write("vectors/two.json", "2")
	b.runsThenKnown("a new file in a folder that is read")
	b.write("optional", "")
	b.runsThenKnown("a file that was looked for in vain")
	b.write("vectors/one.json.orig", "")
	if err := os.Remove(filepath.Join(b.root, "vectors/one.json.orig")); err != nil {
		t.Fatal(err)
	}
	b.isKnown("a file that came and went")

	t.Setenv("ASSAY_OF_TEST", "other")
	b.runsThenKnown("a variable that is asked for")
	t.Setenv("ASSAY_OF_NOBODY", "other")
	b.isKnown("a variable that nobody asks for")
	t.Setenv("QEMU_CPU", "max")
	b.runsThenKnown("a variable of the emulator")
	t.Setenv("GODEBUG", "asyncpreemptoff=1")
	b.runsThenKnown("a variable of Go's runtime")

	b.emulates("second")
	b.runsThenKnown("another emulator")
	b.write("good/good_test.go", strings.ReplaceAll(tests, "there is more", "there was more"))
	b.runsThenKnown("a new binary")
	b.runner.arguments = []string{"-test.short=false"}
	b.runsThenKnown("other arguments")
	b.runner.arguments = []string{"-test.short=true"}
	b.isKnown("the arguments of before")

	b.runner.anew = true
	if n, told := b.test(); n != 1 || told != ran {
		t.Errorf("asked to run anew, the emulator was started %d times; it said\n%s", n, told)
	}
	b.runner.anew = false
	if err := os.RemoveAll(b.runner.folder); err != nil {
		t.Fatal(err)
	}
	b.runsThenKnown("nothing is kept any more")
}

// TestFailuresAreNotKept: what failed runs again, with all that it wrote, and what passed before it is forgotten.
func TestFailuresAreNotKept(t *testing.T) {
	b := newBench(t)
	b.runsThenKnown("the first run")
	demand := func(why string) {
		t.Helper()
		for range 2 {
			n, told := b.test()
			if n != 1 || !strings.Contains(told, "--- FAIL: TestReads") || !strings.Contains(told, why) ||
				!strings.Contains(told, "\nFAIL\texample/good\t1s\n") {
				t.Errorf("%s: the emulator was started %d times, want once; it said\n%s", why, n, told)
			}
		}
	}
	b.write("vectors/one.json", "wrong")
	demand("the vector is wrong")
	b.write("vectors/one.json", "1")
	t.Setenv("ASSAY_OF_TEST", "fail")
	demand("the variable says so")
	t.Setenv("ASSAY_OF_TEST", "")
	if err := os.Unsetenv("ASSAY_OF_TEST"); err != nil {
		t.Fatal(err)
	}
	b.runsThenKnown("all is as it was")
}

// TestWhatChangedMeanwhileIsNotKept: of a file that was written while the tests ran nobody knows what they read.
func TestWhatChangedMeanwhileIsNotKept(t *testing.T) {
	b := newBench(t)
	t.Setenv("ASSAY_OF_TEST", "writes")
	for range 2 {
		if n, told := b.test(); n != 1 || told != ran {
			t.Errorf("the emulator was started %d times, want once; it said\n%s", n, told)
		}
	}
}

// TestWhatDoesNotCompileIsSaid: neither code that does not compile nor code that vet objects to passes by a stamp.
func TestWhatDoesNotCompileIsSaid(t *testing.T) {
	b := newBench(t)
	b.runsThenKnown("the first run")
	for name, text := range map[string]string{
		"undefined: nobody":         "package good\n\nvar _ = nobody\n",
		"wrong type string":         "package good\n\nimport \"fmt\"\n\nfunc init() { fmt.Printf(\"%d\", \"one\") }\n",
		"expected 'package', found": "pack good\n",
	} {
		b.write("good/more_test.go", text)
		var out bytes.Buffer
		_, err := b.runner.test(context.Background(), &out, []string{"./..."})
		if err == nil || !strings.Contains(out.String()+err.Error(), name) {
			t.Errorf("%v\n%s\nwant %q", err, out.Bytes(), name)
		}
	}
}

// TestWhatEndsOtherwiseIsSaid: a process that is killed, or ends in a way of its own, is told from tests that fail.
func TestWhatEndsOtherwiseIsSaid(t *testing.T) {
	b := newBench(t)
	for name, script := range map[string]string{"signal: killed": "kill -9 $$", "exit status 7": "exit 7"} {
		if err := os.WriteFile(b.runner.emulator, []byte("#!/bin/sh\necho run >> '"+b.runs+"'\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		if n, told := b.test(); n != 1 || !strings.Contains(told, name+"\nFAIL\texample/good") {
			t.Errorf("the emulator was started %d times; it said\n%s\nwant %q", n, told, name)
		}
	}
}
