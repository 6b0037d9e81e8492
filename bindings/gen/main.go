// Command gen writes the Go bindings and the ABI files of every deployed contract from forge's artifacts.
//
// Usage: go run ./bindings/gen [-check] [-artifacts build/contracts] [-out .]
//
// It is what `make bindings` runs. With -check it writes nothing and fails, naming the files, when what is checked in
// differs from what the artifacts give.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// contracts are the deployed ones; each gets a package bindings/<lower-case name>, so that structs that several ABIs share do not collide.
var contracts = []string{
	"AssayToken", "StakeVault", "TrainingTasks", "TrainingRounds", "OpReferee", "AggregationFraud", "AggregationEvidence", "RootDescent", "PayloadReveals", "ArithmeticEvaluator",
	"ProgramReferee", "TrainingFraud", "TrainingDispute", "TrainingAudit", "Enclaves",
	"TaskSpecChecker",
}

// halves names all that answers at a contract's address beside it, through its fallback: the ABI of the address is that of both.
var halves = map[string][]string{
	"TrainingRounds": {"RoundViews", "RoundRulings"}, "TrainingTasks": {"TaskViews"}, "PayloadReveals": {"ObjectReveals"},
	"TrainingDispute": {"DisputeViews"},
}

// pythonABI is where the trainer's package carries the ABIs.
const pythonABI = "trainer-py/assay_trainer/abi"

type artifact struct {
	ABI      json.RawMessage `json:"abi"`
	Bytecode struct {
		Object string `json:"object"`
	} `json:"bytecode"`
}

func main() {
	check := flag.Bool("check", false, "fail when the checked-in files are stale; write nothing")
	artifacts := flag.String("artifacts", "build/contracts", "forge's output folder")
	out := flag.String("out", ".", "repository root to write to")
	flag.Parse()
	if err := run(*check, *artifacts, *out); err != nil {
		fmt.Fprintln(os.Stderr, "bindings:", err)
		os.Exit(1)
	}
}

func run(check bool, artifacts, out string) error {
	var stale []string
	for _, name := range contracts {
		files, err := generate(artifacts, name)
		if err != nil {
			return err
		}
		for path, want := range files {
			path = filepath.Join(out, path)
			if have, err := os.ReadFile(path); err == nil && bytes.Equal(have, want) {
				continue
			}
			if check {
				stale = append(stale, path)
				continue
			}
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(path, want, 0o644); err != nil {
				return err
			}
			fmt.Println("wrote", path)
		}
	}
	if len(stale) > 0 {
		return fmt.Errorf("stale: %s; run `make bindings` and commit the result", strings.Join(stale, ", "))
	}
	return nil
}

func load(artifacts, name string) (artifact, error) {
	var a artifact
	raw, err := os.ReadFile(filepath.Join(artifacts, name+".sol", name+".json"))
	if err != nil {
		return a, fmt.Errorf("%w (run `npx forge build` first)", err)
	}
	if err := json.Unmarshal(raw, &a); err != nil {
		return a, fmt.Errorf("%s: %w", name, err)
	}
	return a, nil
}

// union returns a contract's ABI and behind it what only its half has: functions and the errors they revert with.
func union(whole, half json.RawMessage) (json.RawMessage, error) {
	var out, more []json.RawMessage
	if err := errors.Join(json.Unmarshal(whole, &out), json.Unmarshal(half, &more)); err != nil {
		return nil, err
	}
	known := make(map[string]bool)
	for _, entry := range out {
		name, err := signature(entry)
		if err != nil {
			return nil, err
		}
		known[name] = true
	}
	for _, entry := range more {
		name, err := signature(entry)
		if err != nil {
			return nil, err
		}
		if !known[name] && !strings.HasPrefix(name, "constructor ") {
			out = append(out, entry)
		}
	}
	return json.Marshal(out)
}

// signature is what tells an entry of an ABI from all others; a constructor of a contract from that of its half, too.
func signature(entry json.RawMessage) (string, error) {
	type parameter struct {
		Type       string          `json:"type"`
		Components json.RawMessage `json:"components"`
	}
	var e struct {
		Type, Name string
		Inputs     []parameter
	}
	if err := json.Unmarshal(entry, &e); err != nil {
		return "", err
	}
	if e.Type == "constructor" {
		return "constructor " + string(entry), nil
	}
	name := e.Type + " " + e.Name
	for _, input := range e.Inputs {
		name += fmt.Sprintf(" %s%s", input.Type, input.Components)
	}
	return name, nil
}

// generate returns path → content of every file made from one contract's artifact.
func generate(artifacts, name string) (map[string][]byte, error) {
	a, err := load(artifacts, name)
	if err != nil {
		return nil, err
	}
	if strings.Contains(a.Bytecode.Object, "__$") {
		return nil, errors.New(name + ": bytecode has unlinked libraries")
	}
	for _, half := range halves[name] {
		b, err := load(artifacts, half)
		if err != nil {
			return nil, err
		}
		if a.ABI, err = union(a.ABI, b.ABI); err != nil {
			return nil, fmt.Errorf("%s: %w", half, err)
		}
	}
	var abi bytes.Buffer
	if err := json.Indent(&abi, a.ABI, "", "  "); err != nil {
		return nil, err
	}
	abi.WriteByte('\n')

	dir, err := os.MkdirTemp("", "assay-bindings")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	abiFile, binFile := filepath.Join(dir, "abi"), filepath.Join(dir, "bin")
	if err := errors.Join(
		os.WriteFile(abiFile, a.ABI, 0o600),
		os.WriteFile(binFile, []byte(strings.TrimPrefix(a.Bytecode.Object, "0x")), 0o600),
	); err != nil {
		return nil, err
	}
	pkg := strings.ToLower(name)
	cmd := exec.Command("go", "tool", "abigen", "--v2", "--abi", abiFile, "--bin", binFile, "--pkg", pkg, "--type", name)
	cmd.Stderr = os.Stderr
	code, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("abigen %s: %w", name, err)
	}
	if code, err = format.Source(code); err != nil {
		return nil, fmt.Errorf("format the bindings of %s: %w", name, err)
	}
	return map[string][]byte{
		filepath.Join("bindings", pkg, pkg+".go"): code,
		filepath.Join(pythonABI, name+".json"):    abi.Bytes(),
	}, nil
}
