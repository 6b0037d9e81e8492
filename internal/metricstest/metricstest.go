// Package metricstest writes down what a role's /metrics has, as the role registers it, and holds docs/monitoring/metrics to it: board and alert
// rules are checked against those files (test/monitoring).
package metricstest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
)

// Write, if set in the environment, has Check write the files anew.
const Write = "ASSAY_WRITE_METRICS"

// mostLabels is more than any metric of ours has.
const mostLabels = 4

// Metric is one that a role serves.
type Metric struct {
	Name string `json:"name"`
	// Type is Prometheus's word: counter, gauge or histogram.
	Type   string   `json:"type"`
	Labels []string `json:"labels,omitempty"`
	Help   string   `json:"help"`
}

// Folder is where the files are, in a checkout.
func Folder() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(file), "..", "..", "docs", "monitoring", "metrics")
}

// Check compares what a registry has with the file of the role. Vectors without a child are not gathered: fields are structures, given as
// pointers, in whose fields they are; each gets a child.
func Check(t *testing.T, role string, registry *prometheus.Registry, fields ...any) {
	t.Helper()
	for _, f := range fields {
		touch(reflect.ValueOf(f).Elem())
	}
	families, err := registry.Gather()
	require.NoError(t, err)
	var list []Metric
	for _, f := range families {
		m := Metric{Name: f.GetName(), Type: strings.ToLower(f.GetType().String()), Help: f.GetHelp()}
		// What the Go runtime and the system tell differs from machine to machine.
		if strings.HasPrefix(m.Name, "go_") || strings.HasPrefix(m.Name, "process_") {
			continue
		}
		for _, label := range f.GetMetric()[0].GetLabel() {
			m.Labels = append(m.Labels, label.GetName())
		}
		list = append(list, m)
	}
	text, err := json.MarshalIndent(list, "", "  ")
	require.NoError(t, err)
	path := filepath.Join(Folder(), role+".json")
	if os.Getenv(Write) != "" {
		require.NoError(t, os.MkdirAll(Folder(), 0o755))
		require.NoError(t, os.WriteFile(path, append(text, '\n'), 0o644))
	}
	written, err := os.ReadFile(path)
	require.NoError(t, err, "run the test with %s=1", Write)
	require.Equal(t, string(written), string(text)+"\n", "the %s registers something else than docs/monitoring/metrics says: run the test with %s=1, and look at board and alerts", role, Write)
}

// Read is what the file of a role says.
func Read(t *testing.T, role string) []Metric {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(Folder(), role+".json"))
	require.NoError(t, err)
	var list []Metric
	require.NoError(t, json.Unmarshal(text, &list))
	return list
}

// Roles are those that have a file.
func Roles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(Folder(), "*.json"))
	require.NoError(t, err)
	var roles []string
	for _, f := range files {
		roles = append(roles, strings.TrimSuffix(filepath.Base(f), ".json"))
	}
	slices.Sort(roles)
	return roles
}

// touch gives the vectors in a structure's fields a child.
func touch(v reflect.Value) {
	for i := range v.NumField() {
		f := v.Field(i)
		if f.Kind() == reflect.Struct {
			touch(f)
			continue
		}
		// Others' fields can be read by their address only.
		switch vec := reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem().Interface().(type) {
		case *prometheus.CounterVec:
			child(func(labels []string) error { _, err := vec.GetMetricWithLabelValues(labels...); return err })
		case *prometheus.GaugeVec:
			child(func(labels []string) error { _, err := vec.GetMetricWithLabelValues(labels...); return err })
		case *prometheus.HistogramVec:
			child(func(labels []string) error { _, err := vec.GetMetricWithLabelValues(labels...); return err })
		}
	}
}

// child tries how many labels there are.
func child(with func(labels []string) error) {
	for n := 1; n <= mostLabels; n++ {
		if with(slices.Repeat([]string{"x"}, n)) == nil {
			return
		}
	}
}
