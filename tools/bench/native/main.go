// Command native measures the kernels whose peers are native code: glibc's functions, crypto/sha256 and plain reads of memory.
// It prints one JSON object; tools/bench/run.py merges it. Both sides of a comparison take turns in one process, and the best
// time of each counts.
package main

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"time"

	"assay/repops"
	"assay/repops/agg"
	"assay/repops/cr"
	"assay/repops/engine"
	"assay/repops/multihash"
)

const rounds = 7

// best runs the sides in turn and returns the least seconds of each.
func best(sides ...func()) []float64 {
	t := make([]float64, len(sides))
	for r := range rounds {
		for i, f := range sides {
			start := time.Now()
			f()
			if d := time.Since(start).Seconds(); r == 0 || d < t[i] {
				t[i] = d
			}
		}
	}
	return t
}

type results map[string]float64

func main() {
	commitOnly := flag.Bool("commit-without-sha", false, "measure commitments only; for a process that has the SHA extensions off")
	step := flag.String("step", "", "write the training step that is measured to this `folder`, and measure nothing")
	flag.Parse()
	if *step != "" {
		if err := writeStep(*step); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	r := results{}
	if *commitOnly {
		r.commitmentsWithoutSHA()
	} else {
		r.functions()
		r.commitments()
		r.aggregate()
		r.withoutSHA()
	}
	if err := json.NewEncoder(os.Stdout).Encode(r); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// functions measures one core on 2^20 numbers in the range where each function is neither 0 nor 1.
func (r results) functions() {
	repops.SetThreads(1)
	defer repops.SetThreads(0)
	const n = 1 << 20
	random := rand.New(rand.NewPCG(1, 2))
	x, dst := make([]float32, n), make([]float32, n)
	ours := func(e engine.Engine, name string) func(dst, x []float32) {
		k := cr.For(e)
		return map[string]func(dst, x []float32){"exp": k.Exp, "log": k.Log, "tanh": k.Tanh, "erf": k.Erf}[name]
	}
	for name, scale := range map[string]float32{"exp": 40, "log": 1000, "tanh": 8, "erf": 6} {
		for i := range x {
			x[i] = (random.Float32() - 0.5) * scale
			if name == "log" {
				x[i] += scale
			}
		}
		t := best(
			func() { ours(engine.Best(), name)(dst, x) },
			func() { libm[name](dst, x) },
			func() { ours(engine.Portable, name)(dst, x) },
		)
		r[name+"_vs_libm"] = t[1] / t[0]
		r[name+"_portable_vs_libm"] = t[1] / t[2]
		r[name+"_ns"] = t[0] / n * 1e9
	}
}

const leafBytes = 1024

func leaves() ([]byte, [][32]byte) {
	data := make([]byte, 16<<20)
	random := rand.New(rand.NewPCG(3, 4))
	for i := range data {
		data[i] = byte(random.Uint32())
	}
	return data, make([][32]byte, len(data)/leafBytes)
}

// oneByOne hashes the leaves as a loop over crypto/sha256 does.
func oneByOne(dst [][32]byte, data []byte) {
	var leaf [1 + leafBytes]byte
	for i := range dst {
		copy(leaf[1:], data[i*leafBytes:])
		dst[i] = sha256.Sum256(leaf[:])
	}
}

func (r results) commitments() {
	data, dst := leaves()
	t := best(
		func() { multihash.SumBy(multihash.For(engine.Best()), dst, 0, data, leafBytes) },
		func() { oneByOne(dst, data) },
	)
	r["commit_vs_sha256"] = t[1] / t[0]
	r["commit_gb_per_s"] = float64(len(data)) / t[0] / 1e9
}

// withoutSHA measures AVX-512 against crypto/sha256 as it runs on processors without the SHA extensions: in a process of its
// own, since the choice is made when a process starts.
func (r results) withoutSHA() {
	if !multihash.AVX512.Available() {
		return
	}
	cmd := exec.Command(os.Args[0], "-commit-without-sha")
	cmd.Env = append(os.Environ(), "GODEBUG=cpu.sha=off")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	part := results{}
	if err == nil {
		err = json.Unmarshal(out, &part)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "commitments without the SHA extensions:", err)
		os.Exit(1)
	}
	maps.Copy(r, part)
}

func (r results) commitmentsWithoutSHA() {
	data, dst := leaves()
	t := best(
		func() { multihash.SumBy(multihash.AVX512, dst, 0, data, leafBytes) },
		func() { oneByOne(dst, data) },
	)
	r["commit_avx512_vs_sha256_without_sha"] = t[1] / t[0]
	r["sha256_without_sha_gb_per_s"] = float64(len(data)) / t[1] / 1e9
}

// aggregate measures Mean over 32 vectors of 10 million against passes that only read the same memory, on all cores. The
// fastest of these is the memory's bandwidth.
func (r results) aggregate() {
	const trainers, coordinates = 32, 10_000_000
	all := make([]float32, trainers*coordinates)
	random := rand.New(rand.NewPCG(5, 6))
	for i := range all {
		all[i] = random.Float32() - 0.5
	}
	xs := make([][]float32, trainers)
	for i := range xs {
		xs[i] = all[i*coordinates : (i+1)*coordinates]
	}
	dst := make([]float32, coordinates)
	var sink uint64
	read := func(streams int) func() {
		return func() { sink ^= readMemory(all, runtime.GOMAXPROCS(0), streams) }
	}
	t := best(
		func() {
			if err := agg.Mean(dst, xs); err != nil {
				panic(err)
			}
		},
		read(1), read(4), read(16), read(32),
	)
	runtime.KeepAlive(sink)
	t[1] = slices.Min(t[1:])
	bytes := float64(4 * len(all))
	r["mean_bandwidth_fraction"] = t[1] / t[0]
	r["mean_gb_per_s"] = bytes / t[0] / 1e9
	r["memory_read_gb_per_s"] = bytes / t[1] / 1e9
}
