package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// fromTests are pages that are written by tests, a row a case.
var fromTests = []string{"docs/attacks.md", "docs/attacks-players.md", "docs/attacks-training.md"}

// TestDocsAreWrapped: prose is at most 100 columns wide, so that a diff of a page shows the sentence that changed. Tables, headings and code
// are as wide as they need; so is a line that holds a code span, which is never broken.
func TestDocsAreWrapped(t *testing.T) {
	root := filepath.Join("..", "..")
	list, err := exec.Command("git", "-C", root, "ls-files", "README.md", "docs/*.md", "vectors/*.md").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range strings.Fields(string(list)) {
		if slices.Contains(fromTests, page) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, page))
		if err != nil {
			t.Fatal(err)
		}
		for _, wide := range tooWide(text) {
			t.Errorf("%s:%s", page, wide)
		}
	}
}

// Who has never seen the project reads README.md to its end.
func TestReadmeIsShort(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	if lines := bytes.Count(text, []byte("\n")); lines > 150 {
		t.Errorf("README.md has %d lines, 150 at most: move what is not everybody's to docs/", lines)
	}
}

// tooWide are the lines of prose beyond 100 columns, with their numbers.
func tooWide(page []byte) (wide []string) {
	fenced := false
	for i, line := range bytes.Split(page, []byte("\n")) {
		text := string(line)
		if strings.HasPrefix(strings.TrimSpace(text), "```") {
			fenced = !fenced
		}
		if fenced || strings.HasPrefix(text, "|") || strings.HasPrefix(text, "#") || strings.HasPrefix(text, "    ") ||
			strings.Contains(text, "`") || utf8.RuneCountInString(text) <= 100 {
			continue
		}
		wide = append(wide, fmt.Sprintf("%d: wrap at 100 columns: %s", i+1, text))
	}
	return wide
}

func TestWideLinesAreFound(t *testing.T) {
	long := strings.Repeat("word ", 21)
	page := "# " + long + "\n" + long + "\n| " + long + "\n```\n" + long + "\n```\n    " + long + "\n`x` " + long + "\nshort\n"
	if got := tooWide([]byte(page)); len(got) != 1 || !strings.HasPrefix(got[0], "2: ") {
		t.Errorf("%q", got)
	}
}
