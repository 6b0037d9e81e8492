package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// TestOneInstallationAtATime holds that what make's jobs install side by side waits for its turn: apt-get refuses a second one.
func TestOneInstallationAtATime(t *testing.T) {
	script, err := filepath.Abs("../apt.sh")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for name, text := range map[string]string{
		// A folder can be made once, as apt's lock can be held once.
		"apt-get": "mkdir held || exit 100\nsleep 0.1\nrmdir held\necho \"$@\" >> log\n",
		"sudo":    "[ \"$1\" = -n ] && shift\nexec \"$@\"\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	var all sync.WaitGroup
	for _, packages := range []string{"one two", "three", "four"} {
		all.Go(func() {
			cmd := exec.CommandContext(t.Context(), "bash", append([]string{script}, strings.Fields(packages)...)...)
			cmd.Dir, cmd.Env = folder, append(os.Environ(), "PATH="+folder+":"+os.Getenv("PATH"))
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", packages, err, out)
			}
		})
	}
	all.Wait()
	log, err := os.ReadFile(filepath.Join(folder, "log"))
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(log), "update"); n != 3 {
		t.Errorf("the lists were updated %d times, not before each of three installations:\n%s", n, log)
	}
	for _, packages := range []string{" one two\n", " three\n", " four\n"} {
		if !strings.Contains(string(log), packages) {
			t.Errorf("%q was not installed:\n%s", packages, log)
		}
	}
}
