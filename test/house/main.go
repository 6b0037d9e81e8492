// Command house measures how the code is laid out and writes build/house/summary.json. Its tests hold the layout: which package may
// import which, how large a type may grow, which rules a comment may name.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"
)

func main() {
	if err := run("."); err != nil {
		fmt.Fprintln(os.Stderr, "house:", err)
		os.Exit(1)
	}
}

// run measures the tree at root and writes what it found to build/house/summary.json there.
func run(root string) error {
	report, err := measure(root)
	if err != nil {
		return err
	}
	out, err := json.MarshalIndent(report.Figures, "", "  ")
	if err != nil {
		return err
	}
	dir := filepath.Join(root, "build", "house")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "summary.json"), append(out, '\n'), 0o644); err != nil {
		return err
	}
	fmt.Println(string(out))
	names := make([]string, 0, len(report.Details))
	for name := range report.Details {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		fmt.Printf("\n%s\n", name)
		for _, line := range report.Details[name] {
			fmt.Println("  " + line)
		}
	}
	return nil
}
