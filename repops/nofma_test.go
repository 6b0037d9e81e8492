package repops

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// fused matches the mnemonics of fused multiply-adds in the compiler's listings of amd64, arm64, riscv64, ppc64 and s390x.
// It reads listings, not disassembly: go tool objdump shows amd64's VFMADD as MOVL.
var fused = regexp.MustCompile(`\s(V?FN?M(ADD|SUB|LA|LS)[A-Z0-9]*|WFMADB|WFMSDB)\s`)

// TestNoFusedInstructions compiles the package for machines on which the compiler may fuse x·y + z and fails if it did: a
// fused operation rounds once where the format rounds twice.
func TestNoFusedInstructions(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the standard library for other machines")
	}
	// A package that must be fused shows that the check can fail.
	canary := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(canary, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module canary\n\ngo 1.24\n")
	write("canary.go", "package canary\n\nfunc F(x, y, z float64) float64 { return x*y + z }\n")

	for _, target := range [][]string{
		{"GOARCH=amd64", "GOAMD64=v3"},
		{"GOARCH=arm64"},
		{"GOARCH=riscv64"},
	} {
		t.Run(strings.Join(target, ","), func(t *testing.T) {
			listing := func(dir string) string {
				cmd := exec.Command("go", "build", "-gcflags=-S", ".")
				cmd.Dir = dir
				cmd.Env = append(os.Environ(), append(target, "GOOS=linux", "CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=")...)
				out, err := cmd.CombinedOutput()
				if err != nil {
					t.Fatalf("%v: %s", err, out)
				}
				return string(out)
			}
			if l := listing(canary); !fused.MatchString(l) {
				t.Fatalf("x*y + z is not fused here, so this check proves nothing:\n%s", l)
			}
			l := listing(".")
			for _, function := range []string{"assay/repops.fma32Slow", "assay/repops.nesterovRange", "assay/repops.meanRange"} {
				if !strings.Contains(l, function+" STEXT") {
					t.Fatalf("the listing lacks %s", function)
				}
			}
			for line := range strings.Lines(l) {
				if fused.MatchString(line) {
					t.Errorf("fused: %s", line)
				}
			}
		})
	}
}
