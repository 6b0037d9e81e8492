package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol/claim"
	"assay/repops/program"
)

// fromRoot reads the facts of the repository.
func fromRoot(t *testing.T) *facts {
	t.Helper()
	t.Chdir(filepath.Join("..", ".."))
	f, err := read()
	require.NoError(t, err)
	return f
}

// The table of docs/arithmetic-programs.md has each operator under its code.
func TestOperatorsOfTheDocs(t *testing.T) {
	f := fromRoot(t)
	page, err := os.ReadFile("docs/arithmetic-programs.md")
	require.NoError(t, err)
	_, section, found := strings.Cut(string(page), "\n## 5. Primitives\n")
	require.True(t, found)
	section, _, _ = strings.Cut(section, "\n## ")
	documented := map[int]string{}
	for _, row := range regexp.MustCompile(`(?m)^\| (\d[\d–, ]*) \| ([a-z0-9_, ]+) \|`).FindAllStringSubmatch(section, -1) {
		first, err := strconv.Atoi(regexp.MustCompile(`^\d+`).FindString(row[1]))
		require.NoError(t, err)
		for i, name := range strings.Split(row[2], ", ") {
			documented[first+i] = name
		}
	}
	for _, o := range f.operators {
		require.Equal(t, strings.ToLower(o.name), documented[o.code], "operator %d", o.code)
	}
	require.Len(t, documented, len(f.operators))
	// Go and the contract count the same.
	require.Equal(t, fmt.Sprintf("op(%d)", len(f.operators)+1), program.Op(len(f.operators)+1).String())
}

// A rule that an entry of a program breaks has one name and number in Go and in the contract: those of a program by itself, then those of what
// binds programs together.
func TestRulesOfPrograms(t *testing.T) {
	var rules []string
	for _, e := range fromRoot(t).enums {
		if e.file == programs {
			rules = e.members
		}
	}
	var have []string
	for _, err := range program.Rules[1:] {
		have = append(have, err.Error())
	}
	for _, err := range []error{claim.ErrForm, claim.ErrState, claim.ErrResult, claim.ErrField, claim.ErrNotCopied, claim.ErrRecord} {
		have = append(have, err.Error())
	}
	require.Equal(t, rules[1:], have)
}
