package pool

import (
	"errors"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

type count struct{ seen []atomic.Int32 }

func (c *count) Do(lo, hi int) {
	for i := lo; i < hi; i++ {
		c.seen[i].Add(1)
	}
}

func TestEveryPositionOnce(t *testing.T) {
	defer SetThreads(0)
	for _, threads := range []int{0, 1, 2, 3, 16} {
		SetThreads(threads)
		for _, total := range []int{0, 1, 7, 64, 65, 1000} {
			for _, grain := range []int{1, 7, 64, 4096} {
				c := &count{make([]atomic.Int32, total)}
				Run(c, total, grain)
				for i := range c.seen {
					if n := c.seen[i].Load(); n != 1 {
						t.Fatalf("threads %d, total %d, grain %d: position %d done %d times", threads, total, grain, i, n)
					}
				}
			}
		}
	}
}

func TestRunAllocatesNothing(t *testing.T) {
	c := &count{make([]atomic.Int32, 1000)}
	SetThreads(1)
	defer SetThreads(0)
	if n := testing.AllocsPerRun(100, func() { Run(c, len(c.seen), 10) }); n != 0 {
		t.Errorf("%v allocations a run", n)
	}
}

// divided runs a task in each of its parts and sees how many cores that has.
type divided struct {
	inner []count
	cores []int
}

func (d *divided) Do(lo, hi int) {
	for i := lo; i < hi; i++ {
		d.cores[i] = Threads()
		Run(&d.inner[i], len(d.inner[i].seen), 3)
	}
}

func TestDivide(t *testing.T) {
	defer SetThreads(0)
	for _, threads := range []int{1, 2, 4, 8, 9} {
		SetThreads(threads)
		const parts = 4
		d := &divided{cores: make([]int, parts)}
		for range parts {
			d.inner = append(d.inner, count{make([]atomic.Int32, 100)})
		}
		Divide(d, parts)
		for i := range d.inner {
			if want := max(1, threads/parts); d.cores[i] != want {
				t.Errorf("%d cores: part %d has %d, want %d", threads, i, d.cores[i], want)
			}
			for k := range d.inner[i].seen {
				if n := d.inner[i].seen[k].Load(); n != 1 {
					t.Fatalf("%d cores: part %d, position %d done %d times", threads, i, k, n)
				}
			}
		}
		if n := Threads(); n != threads {
			t.Errorf("%d cores after Divide, want %d", n, threads)
		}
	}
}

var errBroken = errors.New("broken")

// broken panics in the first piece of a helper or of the caller, while the other one is in its own first piece.
type broken struct {
	helper     bool
	met        [2]atomic.Bool // the caller's first piece, a helper's
	both       sync.WaitGroup
	began      atomic.Int32
	unfinished atomic.Int32
}

func (b *broken) Do(_, _ int) {
	b.began.Add(1)
	b.unfinished.Add(1)
	stack := make([]byte, 1<<16)
	helper := !strings.Contains(string(stack[:runtime.Stack(stack, false)]), "TestPanic(")
	who := 0
	if helper {
		who = 1
	}
	if b.met[who].CompareAndSwap(false, true) {
		b.both.Done()
		b.both.Wait()
		if helper == b.helper {
			b.unfinished.Add(-1)
			panic(errBroken)
		}
		time.Sleep(20 * time.Millisecond)
	}
	time.Sleep(time.Millisecond)
	b.unfinished.Add(-1)
}

func TestPanic(t *testing.T) {
	SetThreads(2)
	defer SetThreads(0)
	const pieces = 2000
	for _, helper := range []bool{true, false} {
		for starting.Load() > 0 { // while many helpers of earlier calls have not begun, Run asks for none
			time.Sleep(time.Millisecond)
		}
		b := &broken{helper: helper}
		b.both.Add(2)
		value := func() (v any) {
			defer func() { v = recover() }()
			Run(b, pieces, 1)
			return nil
		}()
		if n := b.unfinished.Load(); n != 0 {
			t.Errorf("panic in a helper %v: Run returned in the middle of %d pieces", helper, n)
		}
		if value != any(errBroken) {
			t.Errorf("panic in a helper %v: Run panicked with %v", helper, value)
		}
		if b.began.Load() == pieces {
			t.Errorf("panic in a helper %v: every piece was begun all the same", helper)
		}
		for range 20 {
			c := &count{make([]atomic.Int32, 100)}
			Run(c, len(c.seen), 1)
			for i := range c.seen {
				if n := c.seen[i].Load(); n != 1 {
					t.Fatalf("after a panic, position %d was done %d times", i, n)
				}
			}
		}
	}
}

// nested runs another task in each of its pieces.
type nested struct{ inner []count }

func (n *nested) Do(lo, hi int) {
	for ; lo < hi; lo++ {
		Run(&n.inner[lo], len(n.inner[lo].seen), 3)
	}
}

// TestManyCallers has helpers go from one call's work to another's: callers on several goroutines, calls inside of calls, and more
// threads than cores, so that helpers begin after the call that asked for them is over.
func TestManyCallers(t *testing.T) {
	SetThreads(5)
	defer SetThreads(0)
	var callers sync.WaitGroup
	for range 8 {
		callers.Add(1)
		go func() {
			defer callers.Done()
			for round := range 200 {
				total := 1 + round%40
				n := &nested{make([]count, total)}
				for i := range n.inner {
					n.inner[i].seen = make([]atomic.Int32, 1+(i+round)%17)
				}
				Run(n, total, 1)
				for i := range n.inner {
					for k := range n.inner[i].seen {
						if times := n.inner[i].seen[k].Load(); times != 1 {
							t.Errorf("round %d: position %d of %d done %d times", round, k, i, times)
							return
						}
					}
				}
			}
		}()
	}
	callers.Wait()
}

// tally counts positions.
type tally struct{ done atomic.Int32 }

func (c *tally) Do(lo, hi int) { c.done.Add(int32(hi - lo)) }

// TestLateHelpers begins helpers after their call is closed: they find nothing to do, and the job can be used again.
func TestLateHelpers(t *testing.T) {
	j := jobs.New().(*job)
	s := new(tally)
	j.task, j.total, j.grain = s, 10, 1
	j.inside.Store(0)
	j.drain()
	j.close()
	j.help() // too late
	if n := s.done.Load(); n != 10 {
		t.Errorf("%d pieces done, 10 wanted", n)
	}
	j.next.Store(0)
	j.help()
	if n := s.done.Load(); n != 10 {
		t.Errorf("a closed job did %d pieces", n-10)
	}
	j.inside.Store(0)
	j.help()
	j.close()
	if n := s.done.Load(); n != 20 {
		t.Errorf("used again it did %d pieces, 10 wanted", n-10)
	}
}
