package monitoring

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/prometheus/prometheus/promql/parser"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"assay/internal/metricstest"
)

// Types of metrics, in Prometheus's words.
const (
	counter, gauge, histogram = "counter", "gauge", "histogram"
)

// rule is an alert.
type rule struct {
	Alert, Expr, For    string
	Labels, Annotations map[string]string
}

func readRules(t *testing.T, path string) (list []rule) {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var file struct {
		Groups []struct {
			Name  string
			Rules []rule
		}
	}
	decoder := yaml.NewDecoder(strings.NewReader(string(text)))
	decoder.KnownFields(true)
	require.NoError(t, decoder.Decode(&file))
	for _, g := range file.Groups {
		require.NotEmpty(t, g.Name)
		list = append(list, g.Rules...)
	}
	require.NotEmpty(t, list)
	return list
}

// expression is what an expression is about, and the labels that its result has.
type expression struct {
	metrics []string
	labels  map[string]bool
}

// read parses an expression as Prometheus does, and holds it to the metrics that there are.
func read(metrics map[string]metricstest.Metric, text string) (*expression, error) {
	parsed, err := parser.ParseExpr(text)
	if err != nil {
		return nil, fmt.Errorf("parse error: %w", err)
	}
	c := &checker{known: metrics, found: map[string]bool{}}
	labels, err := c.labels(parsed, "")
	if err != nil {
		return nil, err
	}
	return &expression{slices.Sorted(maps.Keys(c.found)), labels}, nil
}

type checker struct {
	known map[string]metricstest.Metric
	found map[string]bool
}

// labels are those of an expression's result; function is the one whose argument it is, empty if none.
func (c *checker) labels(e parser.Expr, function string) (map[string]bool, error) {
	switch e := e.(type) {
	case *parser.VectorSelector:
		return c.selector(e, function)
	case *parser.MatrixSelector:
		return c.labels(e.VectorSelector, function)
	case *parser.ParenExpr:
		return c.labels(e.Expr, function)
	case *parser.UnaryExpr:
		return c.labels(e.Expr, function)
	case *parser.SubqueryExpr:
		return nil, fmt.Errorf("a subquery: %s", e)
	case *parser.AggregateExpr:
		inner, err := c.labels(e.Expr, "")
		if err != nil || e.Without {
			return inner, err
		}
		out := map[string]bool{}
		for _, name := range e.Grouping {
			if !inner[name] {
				return nil, fmt.Errorf("%s has no label %s", e.Expr, name)
			}
			out[name] = true
		}
		return out, nil
	case *parser.BinaryExpr:
		return c.binary(e)
	case *parser.Call:
		return c.call(e)
	}
	return nil, nil // a number or a text
}

func (c *checker) binary(e *parser.BinaryExpr) (map[string]bool, error) {
	left, err := c.labels(e.LHS, "")
	if err != nil {
		return nil, err
	}
	right, err := c.labels(e.RHS, "")
	switch {
	case err != nil:
		return nil, err
	case left == nil:
		return right, nil
	case right == nil || e.Op != parser.LOR:
		return left, nil
	}
	// Of either side.
	out := map[string]bool{}
	for name := range left {
		if right[name] {
			out[name] = true
		}
	}
	return out, nil
}

func (c *checker) call(e *parser.Call) (out map[string]bool, err error) {
	for _, arg := range e.Args {
		labels, err := c.labels(arg, e.Func.Name)
		if err != nil {
			return nil, err
		}
		if labels != nil {
			out = labels
		}
	}
	if e.Func.Name == "histogram_quantile" {
		if !out["le"] {
			return nil, fmt.Errorf("a quantile without le: %s", e)
		}
		out = maps.Clone(out)
		delete(out, "le")
	}
	return out, nil
}

func (c *checker) selector(e *parser.VectorSelector, function string) (map[string]bool, error) {
	m, bucket, err := c.metric(e.Name)
	if err != nil {
		return nil, err
	}
	c.found[m.Name] = true
	labels := map[string]bool{"instance": true, "job": true}
	for _, name := range m.Labels {
		labels[name] = true
	}
	if bucket {
		labels["le"] = true
	}
	for _, matcher := range e.LabelMatchers {
		if matcher.Name != "__name__" && !labels[matcher.Name] {
			return nil, fmt.Errorf("%s has no label %s", e.Name, matcher.Name)
		}
	}
	switch function {
	case "rate", "irate", "increase":
		if m.Type != counter {
			return nil, fmt.Errorf("%s of %s: %s is a %s", function, e, e.Name, m.Type)
		}
	case "delta", "deriv", "idelta":
		if m.Type != gauge {
			return nil, fmt.Errorf("%s of %s: %s is a %s", function, e, e.Name, m.Type)
		}
	}
	if m.Type == histogram {
		return nil, fmt.Errorf("%s is a histogram: ask for its buckets, count or sum", e.Name)
	}
	return labels, nil
}

// metric finds one. What a histogram's series count are counters.
func (c *checker) metric(name string) (m metricstest.Metric, bucket bool, err error) {
	if m, ok := c.known[name]; ok {
		return m, false, nil
	}
	for _, suffix := range []string{"_bucket", "_count", "_sum"} {
		whole, cut := strings.CutSuffix(name, suffix)
		if m, ok := c.known[whole]; cut && ok && m.Type == histogram {
			m.Type = counter
			return m, suffix == "_bucket", nil
		}
	}
	return m, false, fmt.Errorf("nobody has %s", name)
}
