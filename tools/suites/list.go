package main

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const (
	python = "trainer-py/.venv/bin/python"
	forge  = "node_modules/.bin/forge"
)

// apart are packages with a suite or a target of their own.
var apart = []string{"assay/internal/e2e", "assay/internal/e2e/docs", "assay/internal/opstacktest"}

// longest are the packages whose tests take longest, for the most part waiting: they begin first, so that none of them is left to run alone.
var longest = []string{"assay/verifier", "assay/keeper", "assay/internal/harden", "assay/internal/arena", "assay/verifier/training", "assay/cmd/assay"}

// atATime is how many of Go's packages are tested at a time: of two, one waits for much of its time, and a core with it.
const atATime = "3"

// yields is the nice of suites that nobody waits for: served after the others, yet served. With 19 they stood still beside programs that compute
// without end: four of these leave less than a hundredth of two cores to a suite of 19, a sixth to one of 4.
const yields = 4

// fewCollections lets Go's compiler, linter and tests hold more garbage: a tenth of their time goes into collecting it.
var fewCollections = []string{"GOGC=300", "GOMEMLIMIT=4GiB"}

// all are the suites of `make test`.
//
// Go's come before those of real processes: the players' tests run real services against the wall's clock. Then end-to-end tests and Python's
// mostly wait, for windows of a chain and for processes. What computes with nobody waiting for an answer (the contracts' fuzzing, the linters,
// the engines of other processors) yields to all of these.
func all(ctx context.Context, out string) ([]suite, error) {
	packages, err := goPackages(ctx)
	if err != nil {
		return nil, err
	}
	return []suite{
		{name: "go", env: fewCollections, reads: goEvents,
			about: "all Go packages but end to end and the OP stack",
			argv:  append([]string{"go", "test", "-json", "-vet=off", "-p", atATime, "-timeout", "20m"}, packages...)},
		{name: "e2e", after: "go", reads: goEvents,
			about: "real processes, killed and restarted, a chain reorg, and what the documents tell readers to type",
			argv:  []string{"go", "test", "-json", "-vet=off", "-count=1", "-parallel", "2", "-timeout", "40m", "./internal/e2e/..."}},
		{name: "py", after: "go", reads: junit(filepath.Join(out, "py.xml")),
			about: "the trainer and the arithmetic from Python",
			argv: []string{python, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal",
				"--junitxml", filepath.Join(out, "py.xml"), "trainer-py/tests"}},
		{name: "contracts", nice: yields, reads: forgeOutput,
			about: "unit, fuzz, invariants, shared vectors, gas snapshot",
			argv:  []string{"make", "test-contracts"}},
		{name: "lint", after: "contracts", nice: yields, env: fewCollections, reads: nothing,
			about: "linters, and whether generated files are what their generators give",
			argv:  []string{"make", "lint", "bindings-check", "asm-check"}},
		{name: "engines", after: "contracts", nice: yields, reads: nothing,
			about: "the arithmetic at other amd64 levels and as arm64",
			argv:  []string{"make", "test-engines"}},
	}, nil
}

// quick are the suites of `make test-fast`: no chain, no database, no processes.
func quick(out string) []suite {
	return []suite{
		{name: "fast-go", nice: 0, env: fewCollections, reads: goEvents,
			about: "arithmetic, protocol, keys, the chain's door, bindings",
			argv: []string{"go", "test", "-json", "-vet=off", "-short", "./repops/...", "./protocol/...", "./internal/keys/...",
				"./internal/chain/...", "./bindings/...", "./test/house"}},
		{name: "fast-contracts", nice: 5, env: []string{"FOUNDRY_FUZZ_RUNS=48"}, reads: forgeOutput,
			about: "unit and fuzz tests, shared vectors",
			argv:  []string{forge, "test", "--no-match-contract", "Invariant"}},
		{name: "fast-py", nice: 5, reads: junit(filepath.Join(out, "fast-py.xml")),
			about: "Python without processes",
			argv: []string{python, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal",
				"--junitxml", filepath.Join(out, "fast-py.xml"), "trainer-py/tests", "-m", "not slow"}},
	}
}

// goPackages lists the module's packages without those apart, the longest first.
func goPackages(ctx context.Context) ([]string, error) {
	text, err := exec.CommandContext(ctx, "go", "list", "./...").Output()
	if err != nil {
		return nil, fmt.Errorf("go list ./...: %w; run this from the repository's root", err)
	}
	packages := strings.Fields(string(text))
	named := slices.Concat(apart, longest)
	for _, name := range named {
		if !slices.Contains(packages, name) {
			return nil, fmt.Errorf("tools/suites/list.go names %s, which is no package; name the one that took its place", name)
		}
	}
	rest := slices.DeleteFunc(packages, func(name string) bool { return slices.Contains(named, name) })
	return slices.Concat(longest, rest), nil
}
