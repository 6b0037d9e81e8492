package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
)

// nothing passes the output through and counts no tests.
func nothing() reader { return &plain{} }

type plain struct{}

func (*plain) line(text []byte) []byte { return text }
func (*plain) progress() string        { return "" }
func (*plain) end() (tests, cached int, failure []byte, err error) {
	return 0, 0, nil, nil
}

// goEvents reads what `go test -json` writes (go doc test2json).
func goEvents() reader {
	return &events{output: map[string]*bytes.Buffer{}}
}

type events struct {
	passed, packages, cached int
	output                   map[string]*bytes.Buffer // of tests and packages that have not ended
	failure                  bytes.Buffer
}

type event struct {
	Action      string
	Package     string
	ImportPath  string // of build-output and build-fail
	Test        string
	Output      string
	FailedBuild string
}

func (e *events) line(text []byte) []byte {
	var ev event
	if json.Unmarshal(text, &ev) != nil || ev.Action == "" {
		// The go command itself speaks: nothing of this is a test's, and it is rarely good news.
		e.failure.Write(text)
		return text
	}
	of := ev.Package + " " + ev.Test
	switch ev.Action {
	case "build-output":
		e.failure.WriteString(ev.Output)
	case "output":
		if ev.Test == "" && strings.HasPrefix(ev.Output, "ok ") && strings.Contains(ev.Output, "(cached)") {
			e.cached++
		}
		if e.output[of] == nil {
			e.output[of] = &bytes.Buffer{}
		}
		e.output[of].WriteString(ev.Output)
	case "pass", "skip":
		delete(e.output, of)
		if ev.Test == "" {
			e.packages++
		} else if ev.Action == "pass" && !strings.Contains(ev.Test, "/") {
			e.passed++
		}
	case "fail":
		if ev.Test == "" {
			e.packages++
		}
		e.tell(of)
	}
	return []byte(ev.Output)
}

// tell moves what a test or package wrote to what a person is shown.
func (e *events) tell(of string) {
	if b := e.output[of]; b != nil {
		e.failure.Write(b.Bytes())
		delete(e.output, of)
	}
}

func (e *events) progress() string { return fmt.Sprintf("%d packages", e.packages) }

func (e *events) end() (tests, cached int, failure []byte, err error) {
	// What has not ended was cut off: by a crash, or by a timeout whose trace of all goroutines is among it.
	for of := range e.output {
		e.tell(of)
	}
	if e.passed == 0 {
		err = errors.New("no test ran")
	}
	return e.passed, e.cached, e.failure.Bytes(), err
}

// forgeOutput adds up what each run of forge ends with.
func forgeOutput() reader { return &forgeSummary{} }

type forgeSummary struct {
	plain
	passed int
}

var forgeLine = regexp.MustCompile(`^Ran \d+ test suites? in .*: (\d+) tests? passed, (\d+) failed`)

func (f *forgeSummary) line(text []byte) []byte {
	if m := forgeLine.FindSubmatch(uncoloured(text)); m != nil {
		n, _ := strconv.Atoi(string(m[1]))
		f.passed += n
	}
	return text
}

var colour = regexp.MustCompile("\x1b\\[[0-9;]*m")

func uncoloured(text []byte) []byte { return colour.ReplaceAll(text, nil) }

func (f *forgeSummary) end() (tests, cached int, failure []byte, err error) {
	if f.passed == 0 {
		err = errors.New("forge named no number of passed tests")
	}
	return f.passed, 0, nil, err
}

// junit counts the test functions in the file that pytest leaves.
func junit(path string) func() reader {
	return func() reader {
		_ = os.Remove(path) // an old run's must not count for this one
		return &junitFile{path: path}
	}
}

type junitFile struct {
	path    string
	percent string
}

var percent = regexp.MustCompile(`\[ *(\d+)%\]`)

func (j *junitFile) line(text []byte) []byte {
	if m := percent.FindSubmatch(text); m != nil {
		j.percent = string(m[1]) + " %"
	}
	return text
}

func (j *junitFile) progress() string { return j.percent }

func (j *junitFile) end() (tests, cached int, failure []byte, err error) {
	text, err := os.ReadFile(j.path)
	if err != nil {
		return 0, 0, nil, err
	}
	var file struct {
		Suites []struct {
			Cases []struct {
				Class   string    `xml:"classname,attr"`
				Name    string    `xml:"name,attr"`
				Skipped *struct{} `xml:"skipped"`
				Failure *struct{} `xml:"failure"`
				Error   *struct{} `xml:"error"`
			} `xml:"testcase"`
		} `xml:"testsuite"`
	}
	if err := xml.Unmarshal(text, &file); err != nil {
		return 0, 0, nil, fmt.Errorf("%s: %w", j.path, err)
	}
	passed := map[string]bool{}
	for _, s := range file.Suites {
		for _, c := range s.Cases {
			if c.Skipped == nil && c.Failure == nil && c.Error == nil {
				// One function, however many parameters it is run with.
				name, _, _ := strings.Cut(c.Name, "[")
				passed[c.Class+" "+name] = true
			}
		}
	}
	if len(passed) == 0 {
		return 0, 0, nil, errors.New("no test ran")
	}
	return len(passed), 0, nil, nil
}
