package gemm

import (
	"fmt"

	"assay/repops/internal/fpenv"
	"assay/repops/num"
)

// Terms between two accumulators of a chain.
const (
	chainRun   = 256
	chainRunI8 = 1024
)

// ChainAccumulators appends to dst what the chain of element (i, j) has reached before k = 256, 512, … < K, NaN made
// canonical. It looks at the first matrix of a batch only: move a.Offset and b.Offset for another one. With a band k still
// counts from the first column of A, so that the value before the band begins is +0.
func ChainAccumulators(dst []float32, a, b Matrix, s Shape, band Band, i, j int) ([]float32, error) {
	if err := checkElement(&a, &b, s, i, j); err != nil {
		return nil, err
	}
	if band.Kind > From {
		return nil, fmt.Errorf("%w: band kind %d", ErrShape, band.Kind)
	}
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	lo, hi := band.limited(s).terms(i, s.K)
	var acc float32
	for k := range s.K {
		if k > 0 && k%chainRun == 0 {
			dst = append(dst, num.Canonical(acc))
		}
		if lo <= k && k < hi {
			acc = num.Fma(a.at(i, k), b.at(j, k), acc)
		}
	}
	return dst, nil
}

// ChainAccumulatorsI8 appends to dst what the exact sum of element (i, j) has reached before k = 1024, 2048, … < K. It looks
// at the first matrix of a batch only.
func ChainAccumulatorsI8(dst []int32, a, b MatrixI8, s Shape, i, j int) ([]int32, error) {
	if err := checkElement(&a, &b, s, i, j); err != nil {
		return nil, err
	}
	var acc int32
	for k := range s.K {
		if k > 0 && k%chainRunI8 == 0 {
			dst = append(dst, acc)
		}
		acc += int32(a.at(i, k)) * int32(b.at(j, k))
	}
	return dst, nil
}

func (v *View[T]) at(r, k int) T { return v.Data[v.Offset+r*v.RowStride+k*v.KStride] }

func checkElement[T float32 | int8](a, b *View[T], s Shape, i, j int) error {
	s.Batch = nil
	av, bv := *a, *b
	av.BatchStrides, bv.BatchStrides = nil, nil
	if i < 0 || i >= s.M || j < 0 || j >= s.N {
		return fmt.Errorf("%w: element (%d, %d) of %d × %d", ErrShape, i, j, s.M, s.N)
	}
	// One row of each is all that is read.
	row := Shape{M: i + 1, N: j + 1, K: s.K}
	if s.K < 0 || s.K > MaxK {
		return fmt.Errorf("%w: K is %d. Hint: between 0 and %d", ErrShape, s.K, MaxK)
	}
	if err := av.check("A", row, row.M); err != nil {
		return err
	}
	return bv.check("B", row, row.N)
}
