package pool

import (
	"sync/atomic"
	"testing"
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
