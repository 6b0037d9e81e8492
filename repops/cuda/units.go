package cuda

import (
	"runtime"
	"strings"
	"sync"

	"assay/repops/cuda/kernels"
)

// module is a unit of the kernels, or a text, for one device.
type module struct {
	kernels.Unit
	names  map[string]struct{} // of its kernels
	image  []byte
	handle uintptr // 0: not loaded
}

// compilation compiles the units for a device, several at a time.
type compilation struct {
	running sync.WaitGroup
	lock    sync.Mutex
	changed sync.Cond // with any of what follows
	next    int       // the next one to compile
	done    []bool
	modules []*module
	errs    []error
}

func startCompilation(architecture int, units []kernels.Unit, compile compile) *compilation {
	c := &compilation{done: make([]bool, len(units)), errs: make([]error, len(units))}
	c.changed.L = &c.lock
	for _, u := range units {
		c.modules = append(c.modules, &module{Unit: u, names: map[string]struct{}{}})
	}
	for range min(len(units), runtime.GOMAXPROCS(0)) {
		c.running.Go(func() {
			c.lock.Lock()
			defer c.lock.Unlock()
			for c.next < len(units) {
				i := c.next
				c.next++
				c.lock.Unlock()
				image, names, err := compile(architecture, units[i].Name+".cu", units[i].Text)
				c.lock.Lock()
				c.modules[i].image, c.errs[i], c.done[i] = image, err, true
				for _, n := range names {
					c.modules[i].names[n] = struct{}{}
				}
				c.changed.Broadcast()
			}
		})
	}
	return c
}

// stop leaves out what is not begun, and waits for the rest: a process must not end while NVRTC runs.
func (c *compilation) stop() {
	c.lock.Lock()
	c.next = len(c.modules)
	c.lock.Unlock()
	c.running.Wait()
}

// first waits for the first unit.
func (c *compilation) first() (*module, error) {
	c.lock.Lock()
	defer c.lock.Unlock()
	for !c.done[0] {
		c.changed.Wait()
	}
	return c.modules[0], c.errs[0]
}

// with is the unit that has a kernel, or nil if none has. It waits as long as it takes to know, so that a unit that cannot be
// compiled keeps only those kernels away that it may have.
func (c *compilation) with(name string) (*module, error) {
	c.lock.Lock()
	defer c.lock.Unlock()
	for {
		var failure error
		waiting := false
		for i, m := range c.modules {
			if !strings.HasPrefix(name, m.Prefix) {
				continue
			}
			if !c.done[i] {
				waiting = true
			} else if c.errs[i] != nil {
				failure = c.errs[i]
			}
			if _, ok := m.names[name]; ok {
				return m, nil
			}
		}
		if !waiting {
			return nil, failure
		}
		c.changed.Wait()
	}
}
