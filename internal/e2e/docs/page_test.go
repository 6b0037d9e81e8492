// Package docs runs the shell blocks of the documents against a development chain, so that what they tell readers to type works.
package docs

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

// block is a code block of a page whose lines a reader types into a shell.
type block struct {
	line int // of the page, from 1
	text string
	marker
}

// marker is what a comment right before a block says: `<!-- runs: HOW: WHY -->`. The zero marker is that of a block without one: it runs in the
// page's session, and has to end with exit status 0.
type marker struct {
	// accounts are the development accounts that it runs as, side by side; none: without a key.
	accounts []int
	// beside says whether it runs beside the blocks that follow, which begin once it has written until.
	beside beside
	until  string
	// afterJobs says whether it waits for all jobs so far.
	afterJobs bool
	// never says that it does not run.
	never bool
	why   string
}

type beside int

const (
	inSession beside = iota
	// A service runs until the documents are done. One that ends by itself before is a failure.
	service
	// A job ends by itself, with exit status 0.
	job
)

var (
	runs = regexp.MustCompile(`(?s)^<!--\s*runs:(.*)-->\s*$`)
	// clauses are what HOW is made of, each with what it does to a marker.
	clauses = []struct {
		form  *regexp.Regexp
		apply func(m *marker, found []string) error
	}{
		{regexp.MustCompile(`^not here`), func(m *marker, _ []string) error { m.never = true; return nil }},
		{regexp.MustCompile(`^after jobs`), func(m *marker, _ []string) error { m.afterJobs = true; return nil }},
		{regexp.MustCompile(`^as (\d+(?: \d+)*)`), func(m *marker, found []string) error {
			for _, number := range strings.Fields(found[1]) {
				n, err := strconv.Atoi(number)
				if err != nil {
					return err
				}
				m.accounts = append(m.accounts, n)
			}
			return nil
		}},
		{regexp.MustCompile(`^(service|job) until "([^"]+)"`), func(m *marker, found []string) error {
			if m.beside = job; found[1] == "service" {
				m.beside = service
			}
			m.until = found[2]
			return nil
		}},
	}
)

// parseMarker reads what stands between `runs:` and the end of the comment.
func parseMarker(words string) (m marker, err error) {
	rest := strings.Join(strings.Fields(words), " ")
	for {
		known := false
		for _, c := range clauses {
			found := c.form.FindStringSubmatch(rest)
			if found == nil {
				continue
			}
			if err := c.apply(&m, found); err != nil {
				return m, err
			}
			rest, known = rest[len(found[0]):], true
			break
		}
		if !known {
			return m, fmt.Errorf("unknown marker at %q; docs/testing.md lists what a marker may say", rest)
		}
		if next, more := strings.CutPrefix(rest, ", "); more {
			rest = next
			continue
		}
		why, ok := strings.CutPrefix(rest, ": ")
		if m.why = strings.TrimSpace(why); !ok || m.why == "" {
			return m, fmt.Errorf("the marker ends with %q; it has to end with a colon and a reason", rest)
		}
		if m.never && (m.afterJobs || m.beside != inSession || m.accounts != nil) {
			return m, errors.New(`"not here" stands alone`)
		}
		return m, nil
	}
}

// typed is a line that a reader types into a shell. It begins where its block does: a figure's words may say the same, further in.
var typed = regexp.MustCompile(`(?m)^(?:[A-Z_]+=\S* )*(?:source|export|cd|echo|printf|cat|curl|bash|make|go|npm|python3?|assay|assay-trainer|` +
	`(?:bin|build|trainer-py)/\S+)\b|\| *(?:bin/)?assay `)

// parsePage lists the shell blocks of a page in order: code blocks that are fenced as sh, and indented ones with a line that begins with a command
// or that a marker precedes.
func parsePage(source []byte) (blocks []block, err error) {
	var errs []error
	fail := func(line int, format string, args ...any) {
		errs = append(errs, fmt.Errorf("%d: %w", line, fmt.Errorf(format, args...)))
	}
	used := map[ast.Node]bool{}
	var comments []ast.Node
	_ = ast.Walk(goldmark.DefaultParser().Parse(text.NewReader(source)), func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.RawHTML:
			if raw := n.Segments.Value(source); bytes.HasPrefix(raw, []byte("<!-- runs:")) {
				fail(1+bytes.Count(source[:n.Segments.At(0).Start], []byte("\n")), "a marker is a line of its own")
			}
		case *ast.HTMLBlock:
			if runs.Match(htmlText(n, source)) {
				comments = append(comments, n)
			}
		case *ast.CodeBlock, *ast.FencedCodeBlock:
			lines := n.Lines()
			if lines.Len() == 0 {
				return ast.WalkContinue, nil
			}
			b := block{line: lineOf(n, source), text: string(lines.Value(source))}
			shell := typed.MatchString(b.text)
			if fenced, ok := n.(*ast.FencedCodeBlock); ok {
				language := string(fenced.Language(source))
				if language == "" {
					fail(b.line, "a fenced block says its language: sh for what a reader types into a shell, text for nothing in particular")
				}
				shell = language == "sh"
			}
			if before, ok := n.PreviousSibling().(*ast.HTMLBlock); ok {
				if found := runs.FindSubmatch(htmlText(before, source)); found != nil {
					used[before], shell = true, true
					if b.marker, err = parseMarker(string(found[1])); err != nil {
						fail(lineOf(before, source), "%w", err)
					}
				}
			}
			if shell {
				blocks = append(blocks, b)
			}
		}
		return ast.WalkContinue, nil
	})
	for _, c := range comments {
		if !used[c] {
			fail(lineOf(c, source), "the marker stands before no code block")
		}
	}
	return blocks, errors.Join(errs...)
}

// htmlText is a block of HTML as the page has it. The line that closes a comment is not among its lines.
func htmlText(n *ast.HTMLBlock, source []byte) []byte {
	out := bytes.Clone(n.Lines().Value(source))
	if n.HasClosure() {
		out = append(out, n.ClosureLine.Value(source)...)
	}
	return bytes.TrimSpace(out)
}

func lineOf(n ast.Node, source []byte) int {
	start := 0
	if lines := n.Lines(); lines.Len() > 0 {
		start = lines.At(0).Start
	} else if html, ok := n.(*ast.HTMLBlock); ok {
		start = html.ClosureLine.Start
	}
	return 1 + bytes.Count(source[:start], []byte("\n"))
}
