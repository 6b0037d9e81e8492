package main

import (
	"fmt"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"assay/repops/cr"
)

var functionNames = []string{"exp", "log", "tanh", "erf", "sin", "cos", "rsqrt", "sqrt"}

func functionOf(k *cr.Kernels, name string) (func(dst, x []float32), error) {
	f, ok := map[string]func(dst, x []float32){
		"exp": k.Exp, "log": k.Log, "tanh": k.Tanh, "erf": k.Erf, "sin": k.Sin, "cos": k.Cos, "rsqrt": k.Rsqrt, "sqrt": k.Sqrt,
	}[name]
	if !ok {
		return nil, fmt.Errorf("no function %q", name)
	}
	return f, nil
}

// functionsFound is the functions of one number against the best engine of this processor.
type functionsFound struct {
	Inputs    uint64                    `json:"inputs"` // in all
	Wrong     uint64                    `json:"wrong"`
	Engine    string                    `json:"engine"`
	Functions map[string]*functionFound `json:"functions"`
}

type functionFound struct {
	Inputs  uint64   `json:"inputs"`
	Wrong   uint64   `json:"wrong"`
	Seconds float64  `json:"seconds"`
	First   []string `json:"first,omitempty"`
}

// All inputs are cut into chunks; piece is what a core computes at a time.
const (
	chunkBits = 26
	allChunks = 1 << (32 - chunkBits)
	piece     = 1 << 13
)

// chunk is results of the machine on the way to those that compare them.
type chunk struct {
	first uint32
	out   []float32
}

// functions compares all results of each function. The machine fills one chunk while the processor's cores go through the other.
func functions(m machine, s *settings) (any, error) {
	found := &functionsFound{Engine: bestEngine().String(), Functions: map[string]*functionFound{}}
	free := make(chan []float32, 2)
	for range 2 {
		free <- make([]float32, 1<<chunkBits)
	}
	for _, name := range functionNames {
		start := time.Now()
		f := &functionFound{}
		found.Functions[name] = f
		full := make(chan chunk, 1)
		var swept error
		go func() {
			defer close(full)
			for k := range s.chunks {
				c := chunk{uint32(k*allChunks/s.chunks) << chunkBits, <-free}
				if swept = m.sweep(name, c.first, c.out); swept != nil {
					free <- c.out
					return
				}
				full <- c
			}
		}()
		for c := range full {
			f.Inputs += uint64(len(c.out))
			if err := f.compare(name, c); err != nil {
				return found, err
			}
			free <- c.out
		}
		f.Seconds = time.Since(start).Seconds()
		found.Inputs += f.Inputs
		found.Wrong += f.Wrong
		if swept != nil {
			return found, fmt.Errorf("%s: %w", name, swept)
		}
		say("%s: %d inputs, %d wrong, %.1f s", name, f.Inputs, f.Wrong, f.Seconds)
	}
	if found.Wrong > 0 {
		return found, fmt.Errorf("%w: %d results", errWrong, found.Wrong)
	}
	return found, nil
}

// compare computes a chunk on all cores and counts what differs.
func (f *functionFound) compare(name string, c chunk) error {
	ours, err := functionOf(cr.For(bestEngine()), name)
	if err != nil {
		return err
	}
	var next atomic.Int64
	var mu sync.Mutex
	var all sync.WaitGroup
	for range runtime.NumCPU() {
		all.Go(func() {
			x, want := make([]float32, piece), make([]float32, piece)
			for {
				at := int(next.Add(piece)) - piece
				if at >= len(c.out) {
					return
				}
				for i := range x {
					x[i] = math.Float32frombits(c.first + uint32(at+i))
				}
				ours(want, x)
				for i, w := range want {
					if got := c.out[at+i]; math.Float32bits(got) != math.Float32bits(w) {
						mu.Lock()
						f.Wrong++
						if len(f.First) < 10 {
							f.First = append(f.First, fmt.Sprintf("%s(%08x) is %08x, not %08x", name, c.first+uint32(at+i), math.Float32bits(got), math.Float32bits(w)))
						}
						mu.Unlock()
					}
				}
			}
		})
	}
	all.Wait()
	return nil
}
