package indexer

import (
	"encoding/json"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
)

// domStub is as much of a browser as runs.js needs to draw.
const domStub = `
class Element {
  constructor(name) { this.name = name; this.attributes = {}; this.children = []; }
  setAttribute(key, value) { this.attributes[key] = value; }
  append(...children) { this.children.push(...children); }
  addEventListener() {}
  replaceChildren() {}
}
const page = {
  document: { createElement: (n) => new Element(n), createElementNS: (_, n) => new Element(n), getElementById: () => new Element("div"), hidden: true },
  location: { hash: "" }, addEventListener() {}, setTimeout() {}, clearTimeout() {}, fetch: () => new Promise(() => {}),
};
require("vm").createContext(page);
require("vm").runInContext(require("fs").readFileSync("web/static/runs.js", "utf8"), page);
// rows are the rectangles of each round's group.
const rows = (chart) => chart.children.filter((c) => c.name === "g").map((g) => g.children.filter((c) => c.name === "rect").map((r) => r.attributes));
const task = JSON.parse(process.argv[1]);
console.log(JSON.stringify({ accepted: rows(page.drawAccepted(task)), timeline: rows(page.drawTimeline(task)) }));
`

// TestDrawnRounds draws rounds as runs.js does: those that were carried, and those whose proposal was overturned and that were then carried,
// proposed again or left as they were.
func TestDrawnRounds(t *testing.T) {
	type round struct {
		Round          int     `json:"round"`
		Status         string  `json:"status"`
		Committed      int     `json:"committed"`
		Accepted       int     `json:"accepted"`
		OpenedAt       string  `json:"openedAt"`
		ProposedAt     *int    `json:"proposedAt"`
		FinalizedAt    *int    `json:"finalizedAt"`
		CarriedAt      *int    `json:"carriedAt"`
		CommitClosedAt *string `json:"commitClosedAt"`
		Overturned     int     `json:"overturned"`
	}
	at := func(n int) *int { return &n }
	rounds := []round{
		{Round: 0, Status: "FINAL", Committed: 64, Accepted: 64, OpenedAt: "100", ProposedAt: at(200), FinalizedAt: at(300)},
		{Round: 1, Status: "CARRIED", OpenedAt: "200", CarriedAt: at(300)},
		{Round: 2, Status: "CARRIED", Committed: 64, OpenedAt: "300", CarriedAt: at(400)},
		{Round: 3, Status: "CARRIED", Committed: 64, OpenedAt: "400", CarriedAt: at(600), Overturned: 1},
		{Round: 4, Status: "OVERTURNED", Committed: 64, OpenedAt: "500", ProposedAt: at(600), Overturned: 1},
		{Round: 5, Status: "OVERTURNED", Committed: 3, OpenedAt: "600", Overturned: 1},
	}
	task, err := json.Marshal(map[string]any{
		"quorum": 2, "trainerCount": 64, "runEndedAt": 1000, "rounds": map[string]any{"nodes": rounds},
		"frauds": map[string]any{"nodes": []any{}}, "convictions": map[string]any{"nodes": []any{}},
	})
	require.NoError(t, err)
	node := exec.CommandContext(t.Context(), "node", "-e", domStub, "--", string(task))
	out, err := node.CombinedOutput()
	require.NoError(t, err, "hint: Node.js. %s", out)
	type rect struct {
		Class  string  `json:"class"`
		X      float64 `json:"x"`
		Width  float64 `json:"width"`
		Height float64 `json:"height"`
	}
	var drawn struct{ Accepted, Timeline [][]rect }
	require.NoError(t, json.Unmarshal(out, &drawn), "%s", out)
	classes := func(rows [][]rect) (all [][]string) {
		for _, row := range rows {
			var of []string
			for _, r := range row {
				if r.Height > 0 {
					of = append(of, r.Class)
				}
			}
			all = append(all, of)
		}
		return all
	}
	require.Equal(t, [][]string{{"open", "proposed"}, {"carried"}, {"carried"}, {"carried"}, {"open", "overturned"}, {"overturned"}}, classes(drawn.Timeline))
	require.Equal(t, [][]string{{"missing", "bar"}, {"carried"}, {"missing", "carried"}, {"missing", "carried"}, {"missing", "overturned"}, {"missing", "overturned"}},
		classes(drawn.Accepted))
	for i, row := range drawn.Accepted[1:] {
		mark := row[len(row)-1]
		require.GreaterOrEqual(t, mark.Height, 4.0, "round %d: a mark is seen however many trainers there are", i+1)
	}
	require.InDelta(t, drawn.Timeline[1][0].Width, drawn.Timeline[2][0].Width, 1, "both were carried after the same time")
	require.InDelta(t, 2*drawn.Timeline[1][0].Width, drawn.Timeline[3][0].Width, 1, "until it was carried, not for ever")
}
