package repops

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// fused matches the mnemonics of fused multiply-adds in the compiler's listings of amd64, arm64, riscv64, ppc64 and s390x.
// It reads listings, not disassembly: go tool objdump shows amd64's VFMADD as MOVL.
var fused = regexp.MustCompile(`\s(V?FN?M(ADD|SUB|LA|LS)[A-Z0-9]*|WFMADB|WFMSDB)\s`)

// mnemonics has a part of each mnemonic that fused matches.
var mnemonics = []string{"MADD", "MSUB", "MLA", "MLS", "WFMADB", "WFMSDB"}

// function matches the head of a function in a listing.
var function = regexp.MustCompile(`(?m)^(\S+) STEXT`)

// source is the place of an instruction, in the compiler's listing.
var source = regexp.MustCompile(`\((/[^()]+\.go):(\d+)\)`)

// meant says whether the source line of a fused instruction asks for it by name.
func meant(t *testing.T, line string) bool {
	m := source.FindStringSubmatch(line)
	if m == nil {
		return false
	}
	text, err := os.ReadFile(m[1])
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.Atoi(m[2])
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	return n <= len(lines) && strings.Contains(lines[n-1], "math.FMA(")
}

// fusedIn lists the fused instructions of a listing, each with its function.
func fusedIn(listing string) (found []string) {
	name := ""
	for line := range strings.Lines(listing) {
		// Few of the millions of lines are worth an expression.
		if strings.Contains(line, " STEXT") {
			if m := function.FindStringSubmatch(line); m != nil {
				name = m[1]
			}
		}
		if slices.ContainsFunc(mnemonics, func(m string) bool { return strings.Contains(line, m) }) && fused.MatchString(line) {
			found = append(found, name+": "+strings.TrimSpace(line))
		}
	}
	return found
}

// TestNoFusedInstructions compiles every package of the arithmetic for machines on which the compiler may fuse x·y + z and
// fails if it did where the source does not call math.FMA: a fused operation rounds once where the format rounds twice.
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
	write("canary.go", "package canary\n\nfunc F(x, y, z float64) float64 { t := x * y; u := t; return u + z }\n")

	for _, target := range [][]string{
		{"GOARCH=amd64", "GOAMD64=v3"},
		{"GOARCH=arm64"},
		{"GOARCH=riscv64"},
	} {
		t.Run(strings.Join(target, ","), func(t *testing.T) {
			listing := func(dir, packages string) string {
				cmd := exec.Command("go", "build", "-gcflags=-S", packages)
				cmd.Dir = dir
				cmd.Env = append(os.Environ(), append(target, "GOOS=linux", "CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=")...)
				out, err := cmd.CombinedOutput()
				if err != nil {
					t.Fatalf("%v: %s", err, out)
				}
				return string(out)
			}
			f := fusedIn(listing(canary, "."))
			if len(f) != 1 || !strings.HasPrefix(f[0], "canary.F: ") || meant(t, f[0]) {
				t.Fatalf("x*y + z is not fused here, so this check proves nothing: %v", f)
			}
			l := listing(".", "./...")
			for _, pkg := range []string{"assay/repops", "assay/repops/num", "assay/repops/cr", "assay/repops/vec", "assay/repops/fused",
				"assay/repops/gemm", "assay/repops/agg", "assay/repops/quant", "assay/repops/program"} {
				if !strings.Contains(l, "\n"+pkg+".") {
					t.Errorf("the listing lacks %s, so nothing is known of it", pkg)
				}
			}
			for _, line := range fusedIn(l) {
				if !meant(t, line) {
					t.Errorf("fused: %s", line)
				}
			}
		})
	}
}
