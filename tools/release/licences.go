package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
)

var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|copyright|patents)([.-].*)?$`)

// moduleLicences are the licence texts of all modules that are linked into a binary, and of Go's own library.
func moduleLicences(ctx context.Context, info *debug.BuildInfo) ([]byte, error) {
	root, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := addLicences(&out, "Go's standard library, "+info.GoVersion, string(bytes.TrimSpace(root))); err != nil {
		return nil, err
	}
	argv := []string{"list", "-m", "-json=Path,Version,Dir,Replace"}
	for _, dep := range info.Deps {
		argv = append(argv, dep.Path)
	}
	cmd := exec.CommandContext(ctx, "go", argv...)
	cmd.Stderr = os.Stderr
	list, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list -m: %w", err)
	}
	for decoder := json.NewDecoder(bytes.NewReader(list)); decoder.More(); {
		var m struct{ Path, Version, Dir string }
		if err := decoder.Decode(&m); err != nil {
			return nil, err
		}
		if err := addLicences(&out, m.Path+" "+m.Version, m.Dir); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// addLicences writes what a folder says of its licence. Some modules are a folder of a repository whose root has the licence: they say none.
func addLicences(out *bytes.Buffer, title, dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	entries = slices.DeleteFunc(entries, func(e os.DirEntry) bool { return !e.Type().IsRegular() || !licenceFile.MatchString(e.Name()) })
	fmt.Fprintf(out, "==== %s\n", title)
	if len(entries) == 0 {
		fmt.Fprintln(out, "No licence file in the module; see its repository.")
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "---- %s\n%s\n", e.Name(), bytes.TrimSpace(text))
	}
	out.WriteByte('\n')
	return nil
}
