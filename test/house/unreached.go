package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// reasons are why a package, or one function of it, may have what no command reaches.
var reasons = map[string]string{
	"assay/repops":                          "a library: a kernel for a part of an array is called through the one for all of it, or from other languages",
	"assay/repops/agg":                      "a library",
	"assay/repops/cshared":                  "exported to C",
	"assay/repops/engine":                   "a library: which kernels run is chosen by whoever uses it",
	"assay/repops/gemm":                     "a library",
	"assay/repops/internal/fpenv":           "tests of the kernels run them in a hostile floating-point environment",
	"assay/repops/multihash":                "a library",
	"assay/repops/program":                  "a library: programs are built by whoever writes a task",
	"assay/repops/cuda.BytesVariants":       "whoever measures asks which kernels there are",
	"assay/repops/cuda.SweepFunctions":      "the same",
	"assay/repops/cuda.Variants":            "the same",
	"assay/repops/cuda/emulator":            "a harness: the device of tests",
	"assay/repops/quant":                    "a library",
	"assay/protocol":                        "a library: the reference of what a round computes, which keepers and players compute in parts",
	"assay/protocol/check":                  "reached by cmd/assay-wasm, which is built for browsers alone",
	"assay/protocol/claim":                  "a library",
	"assay/internal/adversary":              "reached with -tags adversary",
	"assay/internal/arena":                  "a harness: its command runs its tests",
	"assay/internal/chain/chaintest":        "a harness",
	"assay/internal/cluster":                "a harness of the demo and of the end-to-end tests",
	"assay/internal/evmeval":                "a harness",
	"assay/internal/tenzro":                 "a library: Tenzro's layouts, roots and draws, which vectors pin, for whoever compares; and methods that encoding/json finds",
	"assay/internal/door.Answers.InUse":     "what is held is told to tests, as Budget and Gate tell it",
	"assay/indexer.Service.Addr":            "whoever starts it on port 0 asks it where it listens",
	"assay/indexer.Service.Serving":         "the same",
	"assay/protocol/transition.PayloadOf":   "tests of several packages build what a trainer publishes",
	"assay/test/house.unreached":            "a test of the house",
	"assay/verifier/training.Claim.Posting": "tests of several packages post what an honest trainer posts",
	"assay/verifier/training.NewTransition": "the reference that the executor's transitions are held against",
}

// unreached are the functions that no command of the tree reaches and no reason excuses, and the reasons that excuse nothing. It compiles the
// commands, and takes some seconds.
func unreached(root string) ([]string, error) {
	list := exec.Command("go", "list", "-f", `{{if eq .Name "main"}}{{.ImportPath}}{{end}}`, "./...")
	list.Dir, list.Stderr = root, os.Stderr
	mains, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	dead := exec.Command("go", append([]string{"tool", "deadcode", "-json"}, strings.Fields(string(mains))...)...)
	dead.Dir, dead.Stderr = root, os.Stderr
	out, err := dead.Output()
	if err != nil {
		return nil, fmt.Errorf("deadcode: %w", err)
	}
	var packages []struct {
		Path  string
		Funcs []struct {
			Name      string
			Generated bool
		}
	}
	if err := json.Unmarshal(out, &packages); err != nil {
		return nil, fmt.Errorf("deadcode: %w", err)
	}
	unused := make(map[string]bool, len(reasons))
	for name := range reasons {
		unused[name] = true
	}
	var found []string
	for _, p := range packages {
		for _, f := range p.Funcs {
			name := p.Path + "." + f.Name
			switch {
			case f.Generated:
			case reasons[p.Path] != "":
				delete(unused, p.Path)
			case reasons[name] != "":
				delete(unused, name)
			default:
				found = append(found, name+" is reached by no command")
			}
		}
	}
	for name := range unused {
		found = append(found, name+": everything is reached, and the reason can go")
	}
	slices.Sort(found)
	return found, nil
}
