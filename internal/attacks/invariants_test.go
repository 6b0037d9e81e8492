package attacks

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// namedTest is a test as docs/invariants.md names it: file and function, or package and function.
var namedTest = regexp.MustCompile("`(?:([A-Za-z0-9]+\\.t\\.sol):([a-zA-Z0-9_]+)|([a-z/]+)\\.(Test[A-Za-z0-9]+))`")

// Every test that the tables of invariants and of attacks on training name is there.
func TestInvariantsNameTests(t *testing.T) {
	for _, page := range []string{"invariants.md", "attacks-training.md"} {
		t.Run(page, func(t *testing.T) { namesTests(t, page) })
	}
}

func namesTests(t *testing.T, page string) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "docs", page))
	require.NoError(t, err)
	names := namedTest.FindAllStringSubmatch(string(text), -1)
	require.NotEmpty(t, names)
	for _, n := range names {
		pattern, function := filepath.Join(root, "contracts", "test", n[1]), "function "+n[2]+"("
		if n[1] == "" {
			pattern, function = filepath.Join(root, filepath.FromSlash(n[3]), "*_test.go"), "func "+n[4]+"("
		}
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		found := false
		for _, file := range files {
			source, err := os.ReadFile(file)
			require.NoError(t, err)
			found = found || strings.Contains(string(source), function)
		}
		require.Truef(t, found, "docs/%s names %s, which is nowhere in %s", page, strings.Trim(n[0], "`"), pattern)
	}
}
