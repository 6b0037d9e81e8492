package chain

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Every enum that an error of the contracts carries is told by its member's name, as declared: a number says nothing to whoever reads it.
func TestEnumsOfErrorsHaveNames(t *testing.T) {
	enums, errs := make(map[string][]string), make(map[string]string) // enum → members; Error.argument → enum
	declared := regexp.MustCompile(`(?s)\benum (\w+) \{(.*?)\}`)
	comments := regexp.MustCompile(`(?m)//.*$|(?s)/\*.*?\*/`)
	errorLine := regexp.MustCompile(`(?s)\berror (\w+)\((.*?)\);`)
	var sources []string
	require.NoError(t, filepath.WalkDir("../../contracts/src", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".sol" {
			return err
		}
		raw, err := os.ReadFile(path)
		source := comments.ReplaceAllString(string(raw), "")
		sources = append(sources, source)
		scope := strings.TrimSuffix(filepath.Base(path), ".sol") + "."
		for _, m := range declared.FindAllStringSubmatch(source, -1) {
			var members []string
			for name := range strings.SplitSeq(m[2], ",") {
				members = append(members, strings.TrimSpace(name))
			}
			enums[scope+m[1]], enums[m[1]] = members, members
		}
		return err
	}))
	for _, source := range sources {
		for _, m := range errorLine.FindAllStringSubmatch(source, -1) {
			for arg := range strings.SplitSeq(m[2], ",") {
				if words := strings.Fields(arg); len(words) == 2 && enums[words[0]] != nil {
					errs[m[1]+"."+words[1]] = words[0]
				}
			}
		}
	}
	require.Contains(t, errs, "WrongStatus.actual")
	require.Len(t, enumArgs, len(errs))
	for arg, enum := range errs {
		name := enumArgs[arg]
		require.NotNil(t, name, "%s is the enum %s and is told as a number", arg, enum)
		for i, member := range enums[enum] {
			require.Equal(t, member, name(uint8(i)), "%s %d", enum, i)
		}
	}
	r := &Revert{Name: "WrongStatus", Args: []Arg{{Name: "actual", Value: uint8(3)}}}
	require.Equal(t, "WrongStatus(actual=Training)", r.Error())
	r.Args[0].Value = uint8(200)
	require.NotContains(t, r.Error(), "%!")
}
