// Package trace serves traces of transitions, and reads them: the outputs of all nodes, leaf by leaf and node by node, under the roots that they
// are committed to (docs/audit.md, "Traces that are served"). There is one protocol, whoever serves: who has replayed a claim, or its trainer's
// defender; and whoever reads: an auditor, or a challenger. Who serves is trusted in nothing.
package trace
