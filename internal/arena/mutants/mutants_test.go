package mutants

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

var root = filepath.Join("..", "..", "..")

// Every mutant's replacements apply to the sources as they are.
func TestMutantsApply(t *testing.T) {
	names := make(map[string]bool)
	for _, m := range All {
		require.False(t, names[m.Name], m.Name)
		names[m.Name] = true
		overlay, err := m.Overlay(root, t.TempDir())
		require.NoError(t, err)
		raw, err := os.ReadFile(overlay)
		require.NoError(t, err)
		var got struct{ Replace map[string]string }
		require.NoError(t, json.Unmarshal(raw, &got))
		require.NotEmpty(t, got.Replace)
		require.True(t, len(m.Scripts) > 0 || m.Figure != "", m.Name)
	}
}

func TestAMutantThatDoesNotApplyIsAnError(t *testing.T) {
	m := Mutant{Name: "gone", File: "verifier/watch.go", Old: "this is nowhere", New: ""}
	_, err := m.Overlay(root, t.TempDir())
	require.ErrorContains(t, err, "0 times")
	m.Old = "return"
	_, err = m.Overlay(root, t.TempDir())
	require.ErrorContains(t, err, "write the mutant anew")
}
