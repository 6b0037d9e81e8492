package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What is sent to a contract has a name there, for whoever reads its ABI, a binding or an explorer: also where the contract only passes it on.
func TestInputsHaveNames(t *testing.T) {
	const root = "../.."
	functions := 0
	require.NoError(t, filepath.WalkDir(filepath.Join(root, "contracts/src"), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".sol" {
			return err
		}
		artifacts, err := filepath.Glob(filepath.Join(root, "build/contracts", entry.Name(), "*.json"))
		for _, artifact := range artifacts {
			text, err := os.ReadFile(artifact)
			require.NoError(t, err)
			var built struct {
				ABI []struct {
					Type, Name string
					Inputs     []struct{ Name, Type string }
				}
			}
			require.NoError(t, json.Unmarshal(text, &built), artifact)
			for _, f := range built.ABI {
				if f.Type != "function" {
					continue
				}
				functions++
				for i, input := range f.Inputs {
					if strings.TrimSpace(input.Name) == "" {
						t.Errorf("%s: parameter %d of %s, a %s, has no name. Hint: where it is only passed on, a statement that is its name alone uses it",
							path, i+1, f.Name, input.Type)
					}
				}
			}
		}
		return err
	}))
	require.NotZero(t, functions, "no contracts are built. Hint: make build/.contracts")
}
