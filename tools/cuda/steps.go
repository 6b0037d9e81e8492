package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"assay/repops"
	"assay/repops/program"
	"assay/repops/program/gpt"
)

// gpt2 is GPT-2 small: 124 million parameters.
func gpt2() gpt.Config {
	return gpt.Config{Layers: 12, Width: 768, Heads: 12, Time: 1024, Vocabulary: 50304, Batch: 2, D: 2, A: 2, Steps: 1024}
}

// billion has 1.02 billion parameters, and a micro-batch of one sequence.
func billion() gpt.Config {
	return gpt.Config{Layers: 24, Width: 1792, Heads: 28, Time: 1024, Vocabulary: 50304, Batch: 1, D: 2, A: 1, Steps: 64}
}

// sized is a configuration with what the flags change.
func (s *settings) sized(c gpt.Config) gpt.Config {
	for _, f := range []struct {
		to   *int
		flag int
	}{{&c.Layers, s.layers}, {&c.Width, s.width}, {&c.Heads, s.heads}, {&c.Time, s.time}, {&c.Vocabulary, s.vocabulary}, {&c.Batch, s.batch}} {
		if f.flag > 0 {
			*f.to = f.flag
		}
	}
	return c
}

// grids are the configuration with each grid of -grid.
func (s *settings) grids(c gpt.Config) ([]gpt.Config, error) {
	c = s.sized(c)
	if s.grid == "" {
		return []gpt.Config{c}, nil
	}
	var list []gpt.Config
	for _, text := range strings.Split(s.grid, ",") {
		g := c
		if n, _ := fmt.Sscanf(text, "%dx%dx%d", &g.D, &g.A, &g.Batch); n < 2 {
			return nil, fmt.Errorf("-grid %s: DxA or DxAxBATCH", text)
		}
		list = append(list, g)
	}
	return list, nil
}

// stepFound is the time of a training step.
type stepFound struct {
	Parameters int         `json:"parameters"`
	Tokens     int         `json:"tokens"`
	Seconds    float64     `json:"seconds"` // of the fastest grid
	TFLOPs     float64     `json:"tflops"`  // multiply-adds of the products, twice
	Grids      []*gridStep `json:"grids"`
}

type gridStep struct {
	Grid     string             `json:"grid"`
	Seconds  float64            `json:"seconds"` // the median
	Each     []float64          `json:"each"`
	FirstRun float64            `json:"first_run"` // of the first step, with all that is prepared then
	Setup    float64            `json:"setup"`     // of the executor and the upload of the state
	Memory   uint64             `json:"memory"`    // bytes on the device beside the state
	Adds     uint64             `json:"multiply_adds"`
	Losses   []float32          `json:"losses"`
	Kinds    map[string]float64 `json:"kinds,omitempty"` // seconds of one step by kind of kernel
}

// step times steps of GPT-2 small with each grid.
func step(m machine, s *settings) (any, error) {
	found := &stepFound{}
	grids, err := s.grids(gpt2())
	if err != nil {
		return nil, err
	}
	for _, c := range grids {
		start := time.Now()
		g, err := gpt.New(c, 1)
		if err != nil {
			return found, err
		}
		say("%d parameters, grid %dx%dx%d: program and state made in %.1f s", g.Parameters(), c.D, c.A, c.Batch, time.Since(start).Seconds())
		if found.Parameters = g.Parameters(); found.Tokens == 0 {
			found.Tokens = c.D * c.A * c.Batch * c.Time
		} else if found.Tokens != c.D*c.A*c.Batch*c.Time {
			return found, fmt.Errorf("grids of different numbers of tokens")
		}
		one, err := timeSteps(m, g, s.steps)
		if one != nil {
			found.Grids = append(found.Grids, one)
		}
		if err != nil {
			return found, err
		}
		if found.Seconds == 0 || one.Seconds < found.Seconds {
			found.Seconds, found.TFLOPs = one.Seconds, 2e-12*float64(one.Adds)/one.Seconds
		}
		say("grid %s: median %.4f s of %d, least %.4f s, %.1f TFLOP/s, losses %v", one.Grid, one.Seconds, len(one.Each), slices.Min(one.Each),
			2e-12*float64(one.Adds)/one.Seconds, one.Losses)
		for _, k := range byTime(one.Kinds)[:min(40, len(one.Kinds))] {
			say("  %8.2f ms %s", 1e3*one.Kinds[k], k)
		}
	}
	return found, nil
}

func median(times []float64) float64 {
	sorted := slices.Sorted(slices.Values(times))
	return sorted[len(sorted)/2]
}

func byTime(kinds map[string]float64) (names []string) {
	for k := range kinds {
		names = append(names, k)
	}
	slices.SortFunc(names, func(a, b string) int {
		switch x, y := kinds[a], kinds[b]; {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return strings.Compare(a, b)
	})
	return names
}

// timeSteps takes two steps to warm up and times so many after them, each whole: batches up, step, nothing left to do.
func timeSteps(m machine, g *gpt.Step, count int) (*gridStep, error) {
	c := g.Config
	f := &gridStep{Grid: fmt.Sprintf("%dx%dx%d", c.D, c.A, c.Batch), Adds: g.Program.Cost().MultiplyAdds}
	start := time.Now()
	x, err := m.open(g.Program, g.Constants)
	if err != nil {
		return nil, err
	}
	defer func() { _ = x.close() }()
	if err := x.setState(g.State); err != nil {
		return nil, err
	}
	f.Setup = time.Since(start).Seconds()
	const warm = 2
	for k := range warm + count {
		in := g.Inputs(nil, 1, uint32(k))
		t, err := x.seconds(func() error { return x.step(in) })
		if err != nil {
			return f, err
		}
		if k == 0 {
			f.FirstRun = t
		}
		if k >= warm {
			f.Each = append(f.Each, t)
		}
		loss, err := x.loss()
		if err != nil {
			return f, err
		}
		f.Losses = append(f.Losses, loss)
	}
	f.Seconds, f.Memory = median(f.Each), x.memory()
	f.Kinds, err = x.kinds(g.Inputs(nil, 1, uint32(warm+count)))
	return f, err
}

// bigFound is a step of a billion parameters.
type bigFound struct {
	Parameters int      `json:"parameters"`
	Grid       string   `json:"grid"`
	Seconds    float64  `json:"seconds"` // of the second step
	FirstRun   float64  `json:"first_run"`
	Memory     uint64   `json:"memory"`
	Nodes      int      `json:"nodes"` // computed again at some elements
	Elements   int      `json:"elements"`
	Wrong      int      `json:"wrong"`
	First      []string `json:"first,omitempty"`
	Kinds      []string `json:"primitives"` // of the nodes
	Fused      string   `json:"fused"`      // root of the state after a step as it is taken, …
	Single     string   `json:"single"`     // … and every node on its own
}

// big takes a step of a GPT of a billion parameters, then again node by node, and computes elements of some nodes from what the device
// has of their operands.
func big(m machine, s *settings) (any, error) {
	grids, err := s.grids(billion())
	if err != nil {
		return nil, err
	}
	c := grids[0]
	start := time.Now()
	g, err := gpt.New(c, 1)
	if err != nil {
		return nil, err
	}
	found := &bigFound{Parameters: g.Parameters(), Grid: fmt.Sprintf("%dx%dx%d", c.D, c.A, c.Batch)}
	say("%d parameters: program and state made in %.1f s", found.Parameters, time.Since(start).Seconds())
	root, err := found.steps(m, g)
	if err != nil {
		return found, err
	}
	found.Fused = root.String()
	say("a step takes %.3f s (the first one %.3f s), %d MiB beside the state", found.Seconds, found.FirstRun, found.Memory>>20)
	x, err := m.open(g.Program, g.Constants)
	if err != nil {
		return found, err
	}
	defer func() { _ = x.close() }()
	check, err := newSampler(g.Program, s.samples)
	if err != nil {
		return found, err
	}
	out, err := x.watch(g.Inputs(g.State, 1, 0), check.seen)
	found.Nodes, found.Elements, found.Wrong, found.First, found.Kinds = check.nodes, check.elements, check.wrong, check.first, check.kinds()
	if err != nil {
		return found, err
	}
	single := program.TensorsRoot(out)
	found.Single = single.String()
	say("%d elements of %d nodes (%s) computed again, %d wrong; roots fused %s, node by node %s", found.Elements, found.Nodes,
		strings.Join(found.Kinds, " "), found.Wrong, found.Fused, found.Single)
	if found.Wrong > 0 || single != root {
		return found, errWrong
	}
	return found, nil
}

// steps takes two steps and returns the root after the first.
func (f *bigFound) steps(m machine, g *gpt.Step) (root repops.Hash, err error) {
	x, err := m.open(g.Program, g.Constants)
	if err != nil {
		return root, err
	}
	defer func() { _ = x.close() }()
	if err := x.setState(g.State); err != nil {
		return root, err
	}
	for k, t := range []*float64{&f.FirstRun, &f.Seconds} {
		in := g.Inputs(nil, 1, uint32(k))
		if *t, err = x.seconds(func() error { return x.step(in) }); err != nil {
			return root, err
		}
		if k == 0 {
			if root, err = x.root(); err != nil {
				return root, err
			}
		}
	}
	f.Memory = x.memory()
	return root, nil
}
