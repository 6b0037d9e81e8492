package protocol

import (
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

// The adapters that tasks are refused without are those that the trainer has.
func TestAdaptersAreTheTrainers(t *testing.T) {
	raw, err := os.ReadFile("../trainer-py/assay_trainer/registry.py")
	require.NoError(t, err)
	table := regexp.MustCompile(`(?ms)^BUILT_IN = \{$(.*?)^\}$`).FindSubmatch(raw)
	require.NotNil(t, table)
	var names []string
	for _, m := range regexp.MustCompile(`(?m)^    "([^"]*)": `).FindAllSubmatch(table[1], -1) {
		names = append(names, string(m[1]))
	}
	require.Equal(t, names, Adapters)
}

func TestUnknownAdapterIsNamed(t *testing.T) {
	m := &Manifest{Adapter: "toy"}
	err := m.CheckAdapter("other")
	require.ErrorIs(t, err, ErrUnknownAdapter)
	require.ErrorContains(t, err, `"toy"`)
	require.ErrorContains(t, err, "digits-mlp")
	require.NoError(t, m.CheckAdapter("other", "toy"))
	require.NoError(t, (&Manifest{Adapter: "program"}).CheckAdapter())
}
