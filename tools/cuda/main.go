// Command cuda holds the CUDA engine against the shared vectors, the CPU's engines and itself, and times it. It needs nothing but the
// driver, NVRTC and, for vectors, the repository's vectors/: what runs on a borrowed machine without Go or our Python.
//
//	cuda [flags] vectors | functions | roots | gemm | step | big | all | merge | compile
//
// compile needs no device: it puts the compiled kernels where a device is later opened with the same NVRTC. Each check writes NAME.json to -out; merge puts them, with peer.json of test/cuda/peer.py, into summary.json.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

// settings are the flags.
type settings struct {
	out, vectors, data string
	device             string
	chunks             int
	steps              int
	layers, width      int
	heads, time        int
	vocabulary, batch  int
	grid               string
	samples            int
	size               int
	large, ordered     bool
	architecture       int
}

func (s *settings) read() []string {
	flag.StringVar(&s.out, "out", "build/cuda", "`folder` of the results")
	flag.StringVar(&s.vectors, "vectors", "vectors", "`folder` of the shared vectors")
	flag.StringVar(&s.data, "data", "build/cuda/data", "`folder` with the exported GPT (test/cuda/export.py); roots goes without it if it is not there")
	flag.StringVar(&s.device, "device", "cuda", "cuda, emulator, or a CPU engine's name to try this command out")
	flag.IntVar(&s.chunks, "chunks", 64, "functions: of the 64 chunks of all inputs so many, evenly spread")
	flag.IntVar(&s.steps, "steps", 7, "step: how many are timed")
	flag.IntVar(&s.layers, "layers", 0, "step, big: `n` layers instead of their own")
	flag.IntVar(&s.width, "width", 0, "step, big: width `n`")
	flag.IntVar(&s.heads, "heads", 0, "step, big: `n` heads")
	flag.IntVar(&s.time, "time", 0, "step, big: sequences of `n` tokens")
	flag.IntVar(&s.vocabulary, "vocabulary", 0, "step, big: `n` tokens")
	flag.IntVar(&s.batch, "batch", 0, "step, big: `n` sequences a micro-batch")
	flag.StringVar(&s.grid, "grid", "", "step, big: `DxAxBATCH`, micro-batches and their sequences; of step several, with commas")
	flag.IntVar(&s.samples, "samples", 30, "big: `n` operators that are computed again")
	flag.IntVar(&s.size, "size", 4096, "gemm: `n` of the n×n×n product")
	flag.BoolVar(&s.ordered, "ordered", false, "one launch after the other, no graphs")
	flag.BoolVar(&s.large, "large", false, "roots: GPT-2 small, too")
	flag.IntVar(&s.architecture, "architecture", 90, "compile: `n`, the compute capability times 10")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "cuda [flags] vectors | functions | roots | gemm | step | big | all | merge | compile")
		flag.PrintDefaults()
	}
	flag.Parse()
	return flag.Args()
}

// check is a subcommand: what it found is written as JSON.
type check struct {
	name string
	run  func(m machine, s *settings) (any, error)
}

var checks = []check{{"vectors", vectors}, {"functions", functions}, {"roots", roots}, {"gemm", products}, {"step", step}, {"big", big}}

// errWrong says that a check ran and found wrong bits.
var errWrong = errors.New("wrong")

func main() {
	var s settings
	args := s.read()
	if len(args) != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := start(args[0], &s); err != nil {
		fmt.Fprintln(os.Stderr, "cuda:", err)
		os.Exit(1)
	}
}

func start(name string, s *settings) error {
	if err := os.MkdirAll(s.out, 0o755); err != nil {
		return err
	}
	switch name {
	case "merge":
		return merge(s)
	case "compile":
		return compile(s.architecture)
	}
	var chosen []check
	for _, c := range checks {
		if c.name == name || name == "all" {
			chosen = append(chosen, c)
		}
	}
	if len(chosen) == 0 {
		return fmt.Errorf("no check %q", name)
	}
	m, err := openMachine(s.device, s.ordered)
	if err != nil {
		return err
	}
	say("%s; %d processor cores, CPU engine %v", m.describe().Device, runtime.NumCPU(), bestEngine())
	var failed []error
	for _, c := range chosen {
		began := time.Now()
		found, err := c.run(m, s)
		if err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", c.name, err))
			say("%s: %v", c.name, err)
		}
		if found != nil {
			report := map[string]any{"machine": m.describe(), "seconds": time.Since(began).Seconds(), "found": found}
			if err := write(s.out, c.name, report); err != nil {
				return err
			}
		}
		say("%s took %.1f s", c.name, time.Since(began).Seconds())
	}
	failed = append(failed, m.close())
	if name == "all" {
		failed = append(failed, merge(s))
	}
	return errors.Join(failed...)
}

var began = time.Now()

// say prints a line of progress.
func say(format string, args ...any) {
	fmt.Printf("[%6.1f s] %s\n", time.Since(began).Seconds(), fmt.Sprintf(format, args...))
}

func write(folder, name string, v any) error {
	b, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return err
	}
	path := filepath.Join(folder, name+".json")
	if err := os.WriteFile(path+".part", append(b, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(path+".part", path)
}
