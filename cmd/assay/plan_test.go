package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A task is priced without a chain: each part at each given price, and all of them together.
func TestTaskPlan(t *testing.T) {
	w := &world{t: t, dir: t.TempDir()}
	t.Chdir(w.dir)
	spec, manifest, _ := w.writeTask()
	plan := func(args ...string) (planned, string, int) {
		var out, errs bytes.Buffer
		code := run(t.Context(), append([]string{"assay", "task", "plan", "--spec", spec, "--manifest", manifest, "--json"}, args...), &out, &errs)
		var p planned
		if code == exitOK {
			require.NoError(t, json.Unmarshal(out.Bytes(), &p))
		}
		return p, errs.String(), code
	}
	p, errs, code := plan("--price", "1", "--price", "0.001:2", "--step-seconds", "3600")
	require.Equal(t, exitOK, code, errs)
	read, err := readTemplate(spec, templateDecimals)
	require.NoError(t, err)
	n, rounds := uint64(read.TrainerCount), uint64(read.MaxRounds)
	require.Equal(t, read.Escrow().String(), p.Escrow)
	require.Equal(t, rounds*n*p.PayloadBytes, p.UploadBytes)
	require.Greater(t, p.Hours, float64(rounds*uint64(read.InnerSteps)), "a step takes an hour")
	require.Equal(t, "--step-seconds", p.StepFrom)
	raw, err := os.ReadFile(manifest)
	require.NoError(t, err)
	require.Equal(t, uint64(len(raw)), p.ObjectBytes, "of an Open task keepers hold no records")
	require.Equal(t, p.UploadBytes+(rounds+1)*p.StateBytes+p.ObjectBytes, p.StoredBytes)
	gas, moved := uint64(0), uint64(0)
	for _, part := range p.Parts {
		gas, moved = gas+part.Gas, moved+part.Bytes
	}
	require.Equal(t, gas, p.Gas)
	require.Len(t, p.Prices, 2)
	// A gwei a unit of gas: as many gwei as there is gas.
	total, err := parseAmount(p.Prices[0].Total, 9+9)
	require.NoError(t, err)
	require.Equal(t, gas*1_000_000_000, total.Uint64())
	total, err = parseAmount(p.Prices[1].Total, 18)
	require.NoError(t, err)
	require.Equal(t, gas*1_000_000+moved*2_000_000_000, total.Uint64())

	for _, wrong := range [][]string{{"--price", "cheap"}, {"--price", "-1"}, {"--price", "1:x"}, {"--step-seconds", "-1"}} {
		_, errs, code = plan(wrong...)
		require.NotEqual(t, exitOK, code, wrong)
		require.NotEmpty(t, errs)
	}
	raw, err = os.ReadFile(spec)
	require.NoError(t, err)
	// A step's time is that of `init`, unless a flag says another one; without both hours say that they have no training.
	p, errs, code = plan()
	require.Equal(t, exitOK, code, errs)
	require.Empty(t, p.StepFrom)
	idle := p.Hours
	measured := filepath.Join(filepath.Dir(spec), measuredFile)
	require.NoError(t, os.WriteFile(measured, []byte(`{"stepSeconds": 7200, "tool": "assay-trainer"}`), 0o600))
	p, errs, code = plan()
	require.Equal(t, exitOK, code, errs)
	require.Equal(t, 7200.0, p.StepSeconds)
	require.Contains(t, p.StepFrom, "measured by `assay-trainer init`")
	require.InDelta(t, idle+2*float64(rounds*uint64(read.InnerSteps)), p.Hours, 1e-6)
	for _, wrong := range []string{`{"stepSeconds": -1}`, `{`} {
		require.NoError(t, os.WriteFile(measured, []byte(wrong), 0o600))
		_, errs, code = plan()
		require.NotEqual(t, exitOK, code)
		require.NotEmpty(t, errs)
	}
	require.NoError(t, os.Remove(measured))
	// Keepers hold the objects of a Verified task, too.
	verified := strings.Replace(string(raw), `{`, `{"tier":"Verified",`, 1)
	require.NoError(t, os.WriteFile(spec, []byte(verified), 0o600))
	p, errs, code = plan()
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, p.Uncounted, "--objects")
	objects := filepath.Join(filepath.Dir(spec), flagObjects)
	require.NoError(t, os.MkdirAll(objects, 0o750))
	for _, name := range []string{"program", "data"} {
		require.NoError(t, os.WriteFile(filepath.Join(objects, name), make([]byte, 1000), 0o600))
	}
	before := p.StoredBytes - p.ObjectBytes
	p, errs, code = plan()
	require.Equal(t, exitOK, code, errs)
	require.Empty(t, p.Uncounted)
	require.Equal(t, before+p.ObjectBytes, p.StoredBytes)
	require.Greater(t, p.ObjectBytes, uint64(2000))
	_, errs, code = plan("--objects", objects+"-none")
	require.NotEqual(t, exitOK, code)
	require.NotEmpty(t, errs)
	require.NoError(t, os.WriteFile(spec, []byte(strings.Replace(string(raw), `{`, `{"paramCount":1000000,`, 1)), 0o600))
	_, errs, code = plan()
	require.NotEqual(t, exitOK, code)
	require.Contains(t, errs, "use the files of one")
}
