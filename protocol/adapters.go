package protocol

import (
	"net/http"
	"slices"
	"strings"
)

// Adapters are those that assay-trainer has, in the order in which it names them. Whatever adapter a manifest names, the formats are the same: what
// differs is whether somebody can train the task.
var Adapters = []string{"digits-mlp", "program", "tabular", "timeseries", "vision", "language"}

// ErrUnknownAdapter refuses a task that no trainer here can train.
var ErrUnknownAdapter = &Error{Name: "UnknownAdapter", Status: http.StatusUnprocessableEntity,
	Message: "no trainer here has the task's adapter",
	Hint:    "`assay-trainer init` writes tasks of those that it has. If the task's trainers run another program that has it, say so: --adapter NAME"}

// CheckAdapter is an error unless assay-trainer has the manifest's adapter, or others have it.
func (m *Manifest) CheckAdapter(others ...string) error {
	if slices.Contains(Adapters, m.Adapter) || slices.Contains(others, m.Adapter) {
		return nil
	}
	return ErrUnknownAdapter.With("the task needs the adapter %.80q, and assay-trainer has %s", m.Adapter, strings.Join(Adapters, ", "))
}
