package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

const sumsName = "SHA256SUMS"

// ours are the names that a release may have.
var ours = regexp.MustCompile(`^(` + sumsName + `|requirements\.lock|assay[-_][0-9A-Za-z.+_-]+\.(tar\.gz|whl)(\.cdx\.json)?)$`)

// writeSums lists every file of a release, as sha256sum does.
func writeSums(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	for _, e := range entries {
		sum, err := sumOf(filepath.Join(dir, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&out, "%s  %s\n", sum, e.Name())
	}
	return os.WriteFile(filepath.Join(dir, sumsName), out.Bytes(), 0o644)
}

func sumOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// verify holds a folder against its checksums: every file that is listed, and no other. It returns the sums by name.
func verify(dir string) (map[string]string, error) {
	text, err := os.ReadFile(filepath.Join(dir, sumsName))
	if err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for line := range strings.Lines(string(text)) {
		sum, name, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "  ")
		if !ok || !ours.MatchString(name) || name == sumsName || sums[name] != "" {
			return nil, fmt.Errorf("%s/%s: not a line of it: %q", dir, sumsName, line)
		}
		found, err := sumOf(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		if found != sum {
			return nil, fmt.Errorf("%s is not what %s says: %s, not %s", filepath.Join(dir, name), sumsName, found, sum)
		}
		sums[name] = sum
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if e.Name() != sumsName && sums[e.Name()] == "" {
			return nil, fmt.Errorf("%s is not in %s", filepath.Join(dir, e.Name()), sumsName)
		}
	}
	return sums, nil
}

// same says whether two folders hold the same release, each as its own checksums have it.
func same(w io.Writer, a, b string) error {
	first, err := verify(a)
	if err != nil {
		return err
	}
	second, err := verify(b)
	if err != nil {
		return err
	}
	var names []string
	for name := range first {
		names = append(names, name)
	}
	for name := range second {
		if first[name] == "" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	differing := 0
	for _, name := range names {
		if first[name] == second[name] {
			fmt.Fprintf(w, "same    %s  %s\n", first[name], name)
			continue
		}
		differing++
		fmt.Fprintf(w, "differs %s: %q and %q\n", name, first[name], second[name])
	}
	if differing > 0 || len(names) == 0 {
		return fmt.Errorf("%d of %d files differ between %s and %s", differing, len(names), a, b)
	}
	return nil
}
