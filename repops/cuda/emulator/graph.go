package emulator

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"assay/repops/cuda"
)

// graph does its tasks one after the other, every time in another order of those that their needs leave open.
type graph struct {
	d     *device
	tasks []cuda.Task
}

// Graph implements cuda.Device.
func (d *device) Graph(tasks []cuda.Task) (cuda.Graph, error) {
	if d.handle == 0 {
		return nil, errClosed
	}
	if err := cuda.CheckTasks(tasks); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrKernel, err)
	}
	g := &graph{d: d, tasks: slices.Clone(tasks)}
	for i := range g.tasks {
		t := &g.tasks[i]
		t.Needs = slices.Clone(t.Needs)
		if t.Launch == nil {
			continue
		}
		l := *t.Launch
		l.Args = slices.Clone(l.Args)
		t.Launch = &l
		if d.kernels[l.Kernel] == nil {
			return nil, fmt.Errorf("%w: no kernel %s", ErrKernel, l.Kernel)
		}
	}
	return g, nil
}

// Run implements cuda.Graph.
func (g *graph) Run() error {
	d := g.d
	if d == nil || d.handle == 0 {
		return errClosed
	}
	d.order = order(g.tasks, d.runs)
	d.runs++
	for _, i := range d.order {
		var err error
		switch t := &g.tasks[i]; {
		case t.Launch != nil:
			err = t.Launch.Do(d)
		case t.Bytes > 0:
			err = d.Copy(t.To, t.From, t.Bytes)
		}
		if err != nil {
			return fmt.Errorf("task %d of a graph, in the order %v of run %d: %w", i, d.order, d.runs-1, err)
		}
	}
	return nil
}

// Close implements cuda.Graph.
func (g *graph) Close() error {
	g.d = nil
	return nil
}

// order is one in which tasks may be done: a random one, or that which is farthest from the list's.
func order(tasks []cuda.Task, seed uint64) []int {
	missing := make([]int, len(tasks))
	after := make([][]int, len(tasks))
	var ready, done []int
	for i, t := range tasks {
		for _, n := range t.Needs {
			after[n] = append(after[n], i)
		}
		if missing[i] = len(t.Needs); missing[i] == 0 {
			ready = append(ready, i)
		}
	}
	random := rand.New(rand.NewPCG(seed, 0))
	for len(ready) > 0 {
		at := 0
		if seed%3 == 0 {
			for k, i := range ready {
				if i > ready[at] {
					at = k
				}
			}
		} else {
			at = random.IntN(len(ready))
		}
		i := ready[at]
		ready[at] = ready[len(ready)-1]
		ready = ready[:len(ready)-1]
		done = append(done, i)
		for _, k := range after[i] {
			if missing[k]--; missing[k] == 0 {
				ready = append(ready, k)
			}
		}
	}
	return done
}

// LastOrder is the order in which the tasks of the last graph were done, for a test to print when it fails.
func LastOrder(of cuda.Device) []int {
	if d, ok := of.(*device); ok {
		return d.order
	}
	return nil
}
