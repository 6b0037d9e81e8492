// Package figures adds to the summaries that measurements leave in build/.
package figures

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
)

// Add writes figures into a JSON object in a file, which keeps what else it has. The file is made if it is not there.
func Add(path string, more map[string]any) error {
	all := map[string]any{}
	raw, err := os.ReadFile(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
	case err != nil:
		return err
	default:
		if err := json.Unmarshal(raw, &all); err != nil {
			return fmt.Errorf("%s: %w; remove it, and measure again", path, err)
		}
	}
	maps.Copy(all, more)
	out, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	beside := path + ".tmp"
	if err := os.WriteFile(beside, append(out, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(beside, path)
}
