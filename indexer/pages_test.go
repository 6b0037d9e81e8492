package indexer

import (
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/top"
	"assay/protocol"
)

// inNode runs a script with modules of the pages at hand, by their names without a dot, and reads what it prints.
func inNode(t testing.TB, script string, input, into any, modules ...string) {
	t.Helper()
	var text strings.Builder
	for _, name := range modules {
		source, err := web.ReadFile("web/static/" + name + ".js")
		require.NoError(t, err)
		quoted, err := json.Marshal(string(source))
		require.NoError(t, err)
		text.WriteString("const " + name + ` = await import("data:text/javascript," + encodeURIComponent(` + string(quoted) + "));\n")
	}
	text.WriteString("let input = ''; for await (const part of process.stdin) input += part; input = JSON.parse(input);\n" + script)
	given, err := json.Marshal(input)
	require.NoError(t, err)
	node := exec.CommandContext(t.Context(), "node", "--input-type=module", "-e", text.String())
	node.Stdin, node.Stderr = strings.NewReader(string(given)), os.Stderr
	out, err := node.Output()
	require.NoError(t, err, "hint: Node.js")
	require.NoError(t, json.Unmarshal(out, into), "%s", out)
}

// pageQueries are the queries of the pages, by their names.
func pageQueries(t testing.TB) (queries map[string]string) {
	inNode(t, "console.log(JSON.stringify(queries));", nil, &queries, "queries")
	require.Greater(t, len(queries), 10)
	return queries
}

// requireSamePhases compares what a page says of runs with what `assay top` says.
func (f *fixture) requireSamePhases(all *top.Snapshot) {
	tasks := dig(f.data(pageQueries(f.t)["OVERVIEW"], nil), "tasks", "nodes")
	var said map[string]struct {
		Phase string
		Turns []struct{ Until int64 }
	}
	inNode(f.t, "console.log(JSON.stringify(Object.fromEntries(input.tasks.map((t) => [t.taskId, phase.outlook(t, input.now)]))));",
		map[string]any{"tasks": tasks, "now": all.Time}, &said, "phase")
	require.Len(f.t, said, len(all.Runs))
	for _, run := range all.Runs {
		page := said[run.ID]
		if run.Status == protocol.StatusTraining.String() {
			require.Equal(f.t, strings.ToLower(run.Phase), page.Phase, run.ID)
		}
		require.Len(f.t, page.Turns, len(run.Next), run.ID)
		for i, turn := range page.Turns {
			require.Equal(f.t, run.Next[i].Until, turn.Until, run.ID)
		}
	}
}

// TestNumbersOfPages: amounts and bits are written as what they are.
func TestNumbersOfPages(t *testing.T) {
	var got []string
	inNode(t, `const n = format.number;
		console.log(JSON.stringify([
			n("3187671041").decimal, n("3187671041").hex, n("0x80000000").decimal, n("0x7fc00000").decimal, n("0x00000001").decimal, n("4607182418800017408", "f64").decimal,
			n("4294967295", "i32").decimal, n("255", "i8").decimal, n("255", "i8").hex, format.tokens("1500000000000000000000"), format.tokens("501"), format.tokens("0"), format.tokens("1"),
		]));`, nil, &got, "format")
	require.Equal(t, []string{"-0.12500001", "0xbe000001", "-0", "NaN", "1e-45", "1", "-1", "-1", "0xff", "1\u202f500", "501 units", "0", "1 unit"}, got)
}
