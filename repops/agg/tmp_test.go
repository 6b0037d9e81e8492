package agg

import (
	"fmt"
	"testing"
	"time"
	"assay/repops/internal/pool"
	"assay/repops/engine"
)

func minTime(n int, f func()) time.Duration {
	best := time.Hour
	for range n {
		t := time.Now()
		f()
		best = min(best, time.Since(t))
	}
	return best
}

func TestTmp(t *testing.T) {
	xs := benchVectors(32, 256)
	tab := make([]*float32, 32)
	for i := range xs { tab[i] = &xs[i][0] }
	dst := make([]float64, 496*264)
	for _, k := range []*kernels{kernelsAVX2, kernelsAVX512} {
		d := minTime(2000, func() { k.krum(&dst[0], 8*264, &tab[0], 32, 0) })
		fmt.Println("krum group", d, float64(d.Nanoseconds())*2.8/496, "cycles/pair")
		s := scratches.New().(*scratch)
		for i := range xs { s.in[i] = &xs[i][0] }
		for _, sz := range []int{4,8,16} {
			d := minTime(2000, func() { 
				switch sz { case 4: k.sort4(&s.rows[0], &s.in[0], 128); case 8: k.sort8(&s.rows[0], &s.in[0], 128); case 16: k.sort16(&s.rows[0], &s.in[0], 128)}})
			fmt.Println("sort", sz, float64(d.Nanoseconds())*2.8/128*16, "cycles/16")
		}
		d = minTime(2000, func() { k.merge16(&s.rows[0], 128)})
		fmt.Println("merge16", float64(d.Nanoseconds())*2.8/128*16, "cycles/16")
		d = minTime(2000, func() { k.merge32(&s.rows[0], 128)})
		fmt.Println("merge32", float64(d.Nanoseconds())*2.8/128*16, "cycles/16")
		d = minTime(2000, func() { k.middle(&s.middle[0], &s.rows[0], 16, 128)})
		fmt.Println("middle16", float64(d.Nanoseconds())*2.8/128*16, "cycles/16")
		d = minTime(2000, func() { k.hasNaN(&s.in[0], 32, 128)})
		fmt.Println("hasnan", float64(d.Nanoseconds())*2.8/128*16, "cycles/16")
		d = minTime(2000, func() { k.mean(&xs[0][0], &s.sorted[0], 32, 0, 128, 3)})
		fmt.Println("mean32", float64(d.Nanoseconds())*2.8/128*16, "cycles/16")
	}
	pool.SetThreads(1)
	for _, D := range []int{1_000_000} {
	xs = benchVectors(32, D)
	big := make([]float32, D)
	for _, e := range []engine.Engine{engine.AVX2, engine.AVX512} {
		engine.Use(e)
		for _, th := range []int{1,2} {
		pool.SetThreads(th)
		fmt.Println(e, th, "krum", minTime(30, func() { Krum(big, xs, 8) }), "median", minTime(40, func() { CoordinateMedian(big, xs) }),
			"trim", minTime(40, func() { TrimmedMean(big, xs, 8) }), "mean", minTime(40, func() { Mean(big, xs) }),"norm", minTime(40, func() { NormClip(big[:32], xs, 8) }),
			"weighted", minTime(40, func() { ClippedMean(big, xs, big[:32]) }))
		}
	}
	}
}
