package oracle

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

func TestRoot(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var k Calculator
	var z, x big.Int
	for i := range 20_000 {
		x.SetUint64(r.Uint64())
		x.Lsh(&x, 64).Or(&x, new(big.Int).SetUint64(r.Uint64()))
		x.Rsh(&x, uint(r.IntN(127)))
		if i%2 == 1 { // next to a square
			x.Rsh(&x, uint(x.BitLen()/2))
			x.Mul(&x, &x).Add(&x, big.NewInt(int64(r.IntN(3)-1)))
		}
		if x.Sign() <= 0 {
			continue
		}
		k.root(&z, &x)
		if want := new(big.Int).Sqrt(&x); z.Cmp(want) != 0 {
			t.Fatalf("√%v = %v, want %v", &x, &z, want)
		}
	}
}
