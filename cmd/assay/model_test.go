package main

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The state of a task is written under its manifest's names if it has the root that the chain has, and not otherwise.
func TestTaskModel(t *testing.T) {
	w := newWorld(t)
	spec, manifest, state := w.writeTask()
	var p posted
	w.assay(3, exitOK, &p, "task", "post", "--spec", spec, "--manifest", manifest, "--state", state)
	raw, err := os.ReadFile(state)
	require.NoError(t, err)
	about, err := os.ReadFile(manifest)
	require.NoError(t, err)
	objects := map[string][]byte{p.ManifestHash.String(): about, p.InitialStateRoot.String(): raw}
	honest := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if body, ok := objects[strings.TrimPrefix(r.URL.Path, "/v1/objects/")]; ok {
			_, _ = w.Write(body)
			return
		}
		w.WriteHeader(http.StatusNotFound)
	}))
	defer honest.Close()
	// One bit of one parameter is another.
	liar := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body := bytes.Clone(objects[strings.TrimPrefix(r.URL.Path, "/v1/objects/")])
		if len(body) == len(raw) {
			body[len(body)-1] ^= 1
		}
		_, _ = w.Write(body)
	}))
	defer liar.Close()
	out := filepath.Join(t.TempDir(), "model.safetensors")
	e := w.assay(3, exitMachine, nil, "task", "model", "--task", p.TaskID.String(), "--keeper", liar.URL, "--out", out)
	require.Contains(t, e.Message, "root")
	require.NoFileExists(t, out)

	var m model
	w.assay(3, exitOK, &m, "task", "model", "--task", p.TaskID.String()[:10], "--keeper", liar.URL, "--keeper", honest.URL, "--out", out)
	require.EqualValues(t, -1, m.Round)
	require.Equal(t, p.InitialStateRoot, m.StateRoot)
	file, err := os.ReadFile(out)
	require.NoError(t, err)
	n := binary.LittleEndian.Uint64(file)
	var header map[string]struct {
		DType   string `json:"dtype"`
		Shape   []int  `json:"shape"`
		Offsets []int  `json:"data_offsets"`
	}
	require.NoError(t, json.Unmarshal(file[8:8+n], &header))
	require.Equal(t, []int{2, 3}, header["w"].Shape)
	require.Equal(t, []int{0, 24}, header["w"].Offsets)
	require.Equal(t, "F32", header["w"].DType)
	require.Len(t, file, int(8+n+24))
	for i := range 6 {
		require.Equal(t, float32(i+1), math.Float32frombits(binary.LittleEndian.Uint32(file[int(8+n)+4*i:])))
	}

	e = w.assay(3, exitDisagrees, nil, "task", "model", "--task", p.TaskID.String(), "--round", "0", "--keeper", honest.URL, "--out", out)
	require.Contains(t, e.Message, "no state yet")
	e = w.assay(3, exitMachine, nil, "task", "model", "--task", p.TaskID.String(), "--keeper", "http://127.0.0.1:1", "--out", out)
	require.Contains(t, e.Hint, "--keeper")
}

// What is misspelt is answered with what was meant.
func TestSuggestions(t *testing.T) {
	for line, hint := range map[string]string{
		"assay tsak list": "did you mean `assay task`?", "assay task lst": "did you mean `assay task list`?", "assay task post --spce x": "did you mean --spec?",
	} {
		var out, errs bytes.Buffer
		require.Equal(t, exitMachine, run(t.Context(), strings.Fields(line), &out, &errs))
		require.Contains(t, errs.String(), hint)
	}
	var out, errs bytes.Buffer
	require.Equal(t, exitOK, run(t.Context(), []string{"assay", "--version"}, &out, &errs), "%s", &errs)
	require.Contains(t, out.String(), "assay version ")
}
