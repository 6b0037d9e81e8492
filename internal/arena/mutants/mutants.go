// Package mutants puts defects back that were mended, one at a time, for the arena to find: a search that finds nothing says something only
// beside what it would have found.
package mutants

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Mutant is one defect: a replacement in a source file.
type Mutant struct {
	Name string
	// Shows is what the defect comes to.
	Shows string
	// File is the source's path from the repository's root, Old what stands in it exactly once, New what the defect has in its place.
	File, Old, New string
	// Also are further replacements that the defect needs.
	Also []Replacement
	// Scripts are runs, as JSON, that the search tries first: what has been found to show the defect, or what is like it. Figure names, in
	// their place, the figure of cmd/arena that the defect lowers.
	Scripts []string
	Figure  string
}

// Replacement is a change of one file.
type Replacement struct{ File, Old, New string }

func (m Mutant) replacements() []Replacement {
	return append([]Replacement{{m.File, m.Old, m.New}}, m.Also...)
}

// Overlay writes the mutant's files below dir, and what go build -overlay takes. The shipped sources stay as they are. A replacement that does not
// apply exactly once is an error: the defect has to be put back in another way.
func (m Mutant) Overlay(root, dir string) (overlay string, err error) {
	changed := make(map[string]string)
	for _, r := range m.replacements() {
		path := filepath.Join(root, r.File)
		source, ok := changed[path]
		if !ok {
			raw, err := os.ReadFile(path)
			if err != nil {
				return "", fmt.Errorf("mutant %s: %w", m.Name, err)
			}
			source = string(raw)
		}
		if n := strings.Count(source, r.Old); n != 1 {
			return "", fmt.Errorf("mutant %s: %s has what is to be replaced %d times, not once; write the mutant anew:\n%s", m.Name, r.File, n, r.Old)
		}
		changed[path] = strings.Replace(source, r.Old, r.New, 1)
	}
	replace := make(map[string]string)
	for path, source := range changed {
		to := filepath.Join(dir, m.Name+"-"+strings.ReplaceAll(filepath.Base(path), string(filepath.Separator), "-"))
		if err := os.WriteFile(to, []byte(source), 0o600); err != nil {
			return "", err
		}
		replace[path] = to
	}
	raw, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(dir, m.Name+".json")
	return overlay, os.WriteFile(overlay, raw, 0o600)
}

// Build compiles the arena with the defect in it.
func (m Mutant) Build(root, dir string) (binary string, err error) {
	overlay, err := m.Overlay(root, dir)
	if err != nil {
		return "", err
	}
	binary = filepath.Join(dir, m.Name+".test")
	cmd := exec.Command("go", "test", "-c", "-overlay", overlay, "-o", binary, "./internal/arena")
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("mutant %s does not compile: %w\n%s", m.Name, err, out)
	}
	return binary, nil
}
