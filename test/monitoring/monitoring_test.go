// Package monitoring holds docs/monitoring to what the programs register: the board and the alert rules name no metric and no label that does not
// exist, and say with each alert what to do.
package monitoring

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/stretchr/testify/require"

	"assay/internal/metricstest"
)

// docs is the folder of the documents.
var docs = filepath.Join("..", "..", "docs")

// known are all metrics that a scrape may bring, by name: those of the roles, and what Prometheus and the Go client add.
func known(t *testing.T) map[string]metricstest.Metric {
	t.Helper()
	all := map[string]metricstest.Metric{"up": {Name: "up", Type: gauge}}
	for _, role := range metricstest.Roles(t) {
		for _, m := range metricstest.Read(t, role) {
			all[m.Name] = m
		}
	}
	r := prometheus.NewRegistry()
	r.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	families, err := r.Gather()
	require.NoError(t, err)
	for _, f := range families {
		all[f.GetName()] = metricstest.Metric{Name: f.GetName(), Type: strings.ToLower(f.GetType().String())}
	}
	return all
}

// roles are those that serve metrics.
var roles = []string{"auditor", "challenger", "defender", "indexer", "keeper", "tenzro"}

func TestEveryRoleIsListed(t *testing.T) {
	require.Equal(t, roles, metricstest.Roles(t))
}

// board is what is read of a Grafana dashboard.
type board struct {
	UID           string
	Title         string
	SchemaVersion int
	Templating    struct{ List []struct{ Name, Type string } }
	Panels        []struct {
		ID      int
		Type    string
		Title   string
		GridPos struct{ H, W, X, Y int }
		Options struct{ Content string }
		Targets []struct {
			RefID, Expr, LegendFormat string
			Datasource                struct{ Type, UID string }
		}
	}
}

var label = regexp.MustCompile(`\{\{\s*(\w+)\s*\}\}`)

// A row for each role, and in it nothing that the roles do not have.
func TestBoard(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(docs, "monitoring", "grafana.json"))
	require.NoError(t, err)
	var b board
	require.NoError(t, json.Unmarshal(text, &b))
	require.NotEmpty(t, b.UID)
	require.NotEmpty(t, b.Title)
	require.Positive(t, b.SchemaVersion)
	variables := map[string]bool{}
	for _, v := range b.Templating.List {
		variables[v.Name] = true
	}
	require.True(t, variables["datasource"] && variables["instance"])
	// Grafana's variables stand for what these do.
	fill := strings.NewReplacer("$__rate_interval", "5m", "$__range", "6h", "$instance", ".*")
	metrics := known(t)
	var rows []string
	shown := map[string]bool{}
	ids := map[int]bool{}
	for i, p := range b.Panels {
		require.False(t, ids[p.ID], p.Title)
		ids[p.ID] = true
		require.LessOrEqual(t, p.GridPos.X+p.GridPos.W, 24, p.Title)
		for _, q := range b.Panels[:i] {
			apart := p.GridPos.X >= q.GridPos.X+q.GridPos.W || q.GridPos.X >= p.GridPos.X+p.GridPos.W ||
				p.GridPos.Y >= q.GridPos.Y+q.GridPos.H || q.GridPos.Y >= p.GridPos.Y+p.GridPos.H
			require.True(t, apart, "%s lies over %s", p.Title, q.Title)
		}
		switch p.Type {
		case "row":
			rows = append(rows, strings.ToLower(p.Title))
			continue
		case "text":
			require.NotEmpty(t, p.Options.Content)
			continue
		}
		require.NotEmpty(t, p.Targets, p.Title)
		for _, target := range p.Targets {
			require.Equal(t, "${datasource}", target.Datasource.UID, p.Title)
			e, err := read(metrics, fill.Replace(target.Expr))
			require.NoError(t, err, "%s: %s", p.Title, target.Expr)
			for _, m := range label.FindAllStringSubmatch(target.LegendFormat, -1) {
				require.True(t, e.labels[m[1]], "%s: the legend has %s, the expression %v: %s", p.Title, m[1], slices.Collect(maps.Keys(e.labels)), target.Expr)
			}
			for _, name := range e.metrics {
				shown[name] = true
			}
		}
	}
	for _, role := range append([]string{"trainer"}, roles...) {
		require.Contains(t, rows, role)
	}
	for _, role := range roles {
		require.True(t, slices.ContainsFunc(slices.Collect(maps.Keys(shown)), func(name string) bool { return strings.HasPrefix(name, "assay_"+role+"_") }), role)
	}
}

// silence is that a sum over instances has not grown for some time.
var silence = regexp.MustCompile(`sum by \(instance\) \(increase\([^\[]*\[(\w+)\]\)\) == 0`)

var value = regexp.MustCompile(`\$labels\.(\w+)`)

// Each alert has a severity, a summary and a place that says what to do, and is about what exists.
func TestAlerts(t *testing.T) {
	rules := readRules(t, filepath.Join(docs, "monitoring", "alerts.yml"))
	page, err := os.ReadFile(filepath.Join(docs, "monitoring.md"))
	require.NoError(t, err)
	places := anchors(string(page))
	metrics := known(t)
	of := map[string]int{}
	names := map[string]bool{}
	led := map[string]bool{}
	for _, r := range rules {
		require.False(t, names[r.Alert], r.Alert)
		names[r.Alert] = true
		require.Contains(t, []string{"critical", "warning", "info"}, r.Labels["severity"], r.Alert)
		require.Contains(t, roles, r.Labels["role"], r.Alert)
		require.NotEmpty(t, r.Annotations["summary"], r.Alert)
		require.NotEmpty(t, r.Annotations["description"], r.Alert)
		anchor, ok := strings.CutPrefix(r.Annotations["runbook"], "docs/monitoring.md#")
		require.True(t, ok, "%s: %s", r.Alert, r.Annotations["runbook"])
		require.True(t, places[anchor], "%s: docs/monitoring.md has no #%s", r.Alert, anchor)
		led[anchor] = true
		e, err := read(metrics, r.Expr)
		require.NoError(t, err, "%s: %s", r.Alert, r.Expr)
		// Nothing has come for so long only where something could come for so long.
		for _, m := range silence.FindAllStringSubmatch(r.Expr, -1) {
			require.Contains(t, r.Expr, "offset "+m[1]+")", r.Alert)
		}
		for _, m := range value.FindAllStringSubmatch(r.Annotations["description"]+r.Annotations["summary"], -1) {
			require.True(t, e.labels[m[1]], "%s: no label %s: %s", r.Alert, m[1], r.Expr)
		}
		for _, name := range e.metrics {
			require.True(t, name == "up" || strings.HasPrefix(name, "assay_"+r.Labels["role"]+"_"), "%s is about %s", r.Alert, name)
		}
		of[r.Labels["role"]]++
	}
	for _, role := range roles {
		require.GreaterOrEqual(t, of[role], 5, role)
	}
	// No page that nothing leads to.
	_, meanings, _ := strings.Cut(string(page), "\n## What the alerts mean\n")
	for anchor := range anchors(meanings) {
		require.True(t, led[anchor], "no alert leads to #%s", anchor)
	}
	// An alert that the page names by its whole name exists.
	for _, m := range regexp.MustCompile("`(Assay[A-Z][A-Za-z]+)`").FindAllStringSubmatch(string(page), -1) {
		require.True(t, names[m[1]], "docs/monitoring.md names %s", m[1])
	}
}

// The page's scrape configuration has the jobs that the rules speak of, at the ports that the programs listen at.
func TestJobs(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(docs, "monitoring.md"))
	require.NoError(t, err)
	for _, role := range roles {
		require.Contains(t, string(page), "job_name: assay-"+role+"\n")
	}
}

// anchors are those of a page's headings, as they are made for a link.
func anchors(page string) map[string]bool {
	out := map[string]bool{}
	for line := range strings.Lines(page) {
		title, heading := strings.CutPrefix(strings.TrimLeft(line, "#"), " ")
		if !strings.HasPrefix(line, "#") || !heading {
			continue
		}
		out[strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_':
				return unicode.ToLower(r)
			}
			return -1
		}, strings.TrimSpace(title))] = true
	}
	return out
}

// What is wrong with an expression is said.
func TestWrongExpressionsAreFound(t *testing.T) {
	metrics := map[string]metricstest.Metric{
		"a_total": {Name: "a_total", Type: counter, Labels: []string{"call"}}, "g": {Name: "g", Type: gauge}, "h": {Name: "h", Type: histogram},
	}
	for _, c := range []struct{ expr, why string }{
		{"g", ""}, {`sum by (call) (rate(a_total{instance=~".*"}[5m]))`, ""}, {"delta(g[1h]) > 0", ""},
		{"histogram_quantile(0.9, sum by (le) (rate(h_bucket[5m])))", ""}, {"rate(h_count[5m]) / rate(h_sum[5m])", ""},
		{"g offset 1h", ""}, {"a_total - a_total offset 1h", ""}, {"time() - g > 3", ""}, {"g == 1 or g == 2", ""},
		{"nothing", "nobody has nothing"}, {`g{task="x"}`, "g has no label task"}, {"rate(g[5m])", "g is a gauge"}, {"increase(g[5m])", "g is a gauge"},
		{"delta(a_total[5m])", "a_total is a counter"}, {"histogram_quantile(0.9, sum by (le) (rate(a_total[5m])))", "has no label le"},
		{"histogram_quantile(0.9, rate(h_count[5m]))", "quantile"}, {"histogram_quantile(0.9, sum by (instance) (rate(h_bucket[5m])))", "without le"},
		{"sum by (task) (g)", "no label task"}, {"h", "h is a histogram"}, {"rate(g)", "expected type range vector"}, {"sum(", "parse error"},
	} {
		_, err := read(metrics, c.expr)
		if c.why == "" {
			require.NoError(t, err, c.expr)
		} else {
			require.ErrorContains(t, err, c.why, c.expr)
		}
	}
}
