package cuda

import (
	"math/rand/v2"
	"testing"
)

// TestDivisorOf divides as the kernels do by numbers near powers of two, near 2^31 and at random.
func TestDivisorOf(t *testing.T) {
	var list []int
	for s := range 32 {
		for d := -2; d <= 2; d++ {
			list = append(list, 1<<s+d)
		}
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		list = append(list, 1+r.IntN(1<<31)>>r.IntN(31))
	}
	for _, n := range list {
		if n < 1 || n > 1<<31 {
			continue
		}
		by := divisorOf(n)
		for i := range 100 {
			x := uint32(r.IntN(1 << 31))
			switch {
			case i < 40: // multiples and their neighbours
				x = uint32((r.IntN(1<<31)/n*n + i%3 - 1) & (1<<31 - 1))
			case i < 45:
				x = 1<<31 - 1 - uint32(i-40)
			case i < 50:
				x = uint32(i - 45)
			}
			q := x
			if by.magic != 0 {
				q = uint32(uint64(x)*uint64(by.magic)>>32) >> by.shift
			}
			if q != x/uint32(n) || by.n != uint32(n) {
				t.Fatalf("%d / %d = %d by %+v", x, n, q, by)
			}
		}
	}
}
