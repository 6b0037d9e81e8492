package agg

import (
	"fmt"
	"math"
	"sync"

	"assay/repops/num"
)

var (
	_ = register("trimmed_mean", NamedRule{
		Doc: "The mean without the k least and k greatest values of each coordinate.", Numbers: []string{"k"},
		run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
			return nil, r.TrimmedMean(dst, xs, a.Numbers[0])
		},
	})
	_ = register("coordinate_median", NamedRule{
		Doc: "The median of each coordinate.",
		run: func(r Rules, dst []float32, xs [][]float32, _ Arguments) ([]int, error) {
			return nil, r.CoordinateMedian(dst, xs)
		},
	})
)

// TrimmedMean writes to dst, coordinate by coordinate, the mean of what is left of the n values after dropping the k least and
// the k greatest: sorted ascending, added in that order in binary64, RN32(RN64(Σ / (n − 2k))) (rule 6.3). There are 1 to
// MaxTrainers vectors, all of len(dst); 0 ≤ 2k < n.
func TrimmedMean(dst []float32, xs [][]float32, k int) error {
	return current().TrimmedMean(dst, xs, k)
}

// TrimmedMean is the function TrimmedMean on the engine of r.
func (r Rules) TrimmedMean(dst []float32, xs [][]float32, k int) error {
	return r.TrimmedMeanRange(dst, xs, k, 0, len(dst))
}

// TrimmedMeanRange is TrimmedMean on coordinates [lo, hi) alone; the others of dst stay as they are.
func TrimmedMeanRange(dst []float32, xs [][]float32, k, lo, hi int) error {
	return current().TrimmedMeanRange(dst, xs, k, lo, hi)
}

// TrimmedMeanRange is the function TrimmedMeanRange on the engine of r.
func (r Rules) TrimmedMeanRange(dst []float32, xs [][]float32, k, lo, hi int) error {
	if k < 0 || (len(xs) > 0 && k > (len(xs)-1)/2) {
		return fmt.Errorf("%w: dropping %d at each end of %d values. Hint: some value must be left", ErrParameter, k, len(xs))
	}
	j, err := r.vectors(dst, xs, lo, hi, MaxTrainers)
	if err != nil {
		return err
	}
	j.drop = k
	j.divisor = float64(len(xs) - 2*k)
	j.apply = applyOrder
	j.run(lo, hi, len(xs))
	return nil
}

// CoordinateMedian writes the median of the n values of each coordinate to dst: the middle one, or for even n
// RN32(RN64(a + b)·0.5) of the two middle ones (rule 6.3). There are 1 to MaxTrainers vectors, all of len(dst).
func CoordinateMedian(dst []float32, xs [][]float32) error {
	return current().CoordinateMedian(dst, xs)
}

// CoordinateMedian is the function CoordinateMedian on the engine of r.
func (r Rules) CoordinateMedian(dst []float32, xs [][]float32) error {
	return r.CoordinateMedianRange(dst, xs, 0, len(dst))
}

// CoordinateMedianRange is CoordinateMedian on coordinates [lo, hi) alone; the others of dst stay as they are.
func CoordinateMedianRange(dst []float32, xs [][]float32, lo, hi int) error {
	return current().CoordinateMedianRange(dst, xs, lo, hi)
}

// CoordinateMedianRange is the function CoordinateMedianRange on the engine of r.
func (r Rules) CoordinateMedianRange(dst []float32, xs [][]float32, lo, hi int) error {
	// Trimming all but one or two values leaves the same sum from +0, and dividing by 1 or 2 is exact like halving.
	return r.TrimmedMeanRange(dst, xs, max(len(xs)-1, 0)/2, lo, hi)
}

func applyOrder(j *job, k *kernels, lo, hi int) {
	whole := k.whole(hi - lo)
	if whole > 0 {
		s := scratches.Get().(*scratch)
		for end := lo + whole; lo < end; {
			count := min(blockCoordinates, end-lo)
			if !s.order(k, j, lo, count) {
				orderPortable(j, lo, lo+count)
			}
			lo += count
		}
		clear(s.in[:])
		scratches.Put(s)
	}
	orderPortable(j, lo, hi)
}

// orderPortable sorts keys: integers in the order of the numbers, NaN greatest. It is also what the kernels fall back on for a
// block with NaN, whose comparisons they could not order.
func orderPortable(j *job, lo, hi int) {
	var keys [MaxTrainers]int32
	for i := lo; i < hi; i++ {
		for t, x := range j.xs {
			key := orderKey(x[i])
			at := t
			for ; at > 0 && keys[at-1] > key; at-- {
				keys[at] = keys[at-1]
			}
			keys[at] = key
		}
		var sum float64
		for _, key := range keys[j.drop : len(j.xs)-j.drop] {
			sum += float64(orderValue(key))
		}
		j.dst[i] = num.F64ToF32(sum / j.divisor)
	}
}

// orderKey maps a number to an integer, −0 like +0 and every NaN like the canonical one, so that integers compare as the total
// order does. orderValue is its inverse.
func orderKey(x float32) int32 {
	if x == 0 {
		return 0
	}
	b := int32(math.Float32bits(num.Canonical(x)))
	return b ^ b>>31&math.MaxInt32
}

func orderValue(key int32) float32 { return math.Float32frombits(uint32(key ^ key>>31&math.MaxInt32)) }

// scratch is one core's working memory of the order statistics.
type scratch struct {
	rows   [MaxTrainers * rowFloats]float32 // sorted values, one row a rank
	middle [2 * rowFloats]float32
	in     [MaxTrainers]*float32 // the vectors at the current coordinate, and padding
	sorted [MaxTrainers]*float32 // the rows
	pair   [2]*float32           // the rows of middle
}

var scratches = sync.Pool{New: func() any {
	s := new(scratch)
	for i := range s.sorted {
		s.sorted[i] = &s.rows[i*rowFloats]
	}
	for i := range s.pair {
		s.pair[i] = &s.middle[i*rowFloats]
	}
	return s
}}

// Padding to the size of a network: values below or above all others, or equal to an infinite one, which is the same.
var below, above [blockCoordinates]float32

func init() {
	for i := range above {
		below[i], above[i] = float32(math.Inf(-1)), float32(math.Inf(1))
	}
}

// order does count coordinates from lo, at most a block and a multiple of the kernels' lanes. It does nothing and returns false
// if one of the values is NaN.
//
// Zeros keep their sign here, and the networks may lose it: sums from +0 cannot tell.
func (s *scratch) order(k *kernels, j *job, lo, count int) bool {
	n := len(j.xs)
	left := n - 2*j.drop
	half := 0
	if left <= 2 {
		half = medianHalf(n)
	}
	size, under := networkSize(n), 0
	if half > 0 {
		// As many values below as above all others keep the middle where it is. One more above makes the middle of an odd
		// number the lower of two.
		size = 2 * half
		under = (size - n) / 2
	}
	for i := range under {
		s.in[i] = &below[0]
	}
	for i, x := range j.xs {
		s.in[under+i] = &x[lo]
	}
	for i := under + n; i < size; i++ {
		s.in[i] = &above[0]
	}
	if k.hasNaN(&s.in[under], n, count) {
		return false
	}
	if half > 0 {
		s.sort(k, 0, half, count)
		s.sort(k, half, half, count)
		k.middle(&s.middle[0], &s.rows[0], half, count)
		k.mean(&j.dst[lo], &s.pair[0], left, 0, count, j.divisor)
		return true
	}
	s.sort(k, 0, size, count)
	k.mean(&j.dst[lo], &s.sorted[j.drop], left, 0, count, j.divisor)
	return true
}

// networkSize is the number of rows that the smallest network for n values sorts.
func networkSize(n int) int {
	for _, size := range [...]int{4, 8, 16, 24, 32, 48} {
		if n <= size {
			return size
		}
	}
	return MaxTrainers
}

// medianHalf is half the number of rows of the network of a median, or 0 where sorting all is cheaper.
func medianHalf(n int) int {
	switch size := networkSize(n); size {
	case 4, 24, 48:
		return 0
	default:
		return size / 2
	}
}

// sort sorts s.in[from:from+size] into rows from … from+size−1.
func (s *scratch) sort(k *kernels, from, size, count int) {
	row, in := &s.rows[from*rowFloats], &s.in[from]
	switch size {
	case 4:
		k.sort4(row, in, count)
	case 8:
		k.sort8(row, in, count)
	case 16:
		k.sort16(row, in, count)
	case 24:
		s.sort(k, from, 16, count)
		s.sort(k, from+16, 8, count)
		k.merge16x8(row, count)
	case 32:
		s.sort(k, from, 16, count)
		s.sort(k, from+16, 16, count)
		k.merge16(row, count)
	case 48:
		s.sort(k, from, 32, count)
		s.sort(k, from+32, 16, count)
		k.merge3216(row, count)
	default:
		s.sort(k, from, 32, count)
		s.sort(k, from+32, 32, count)
		k.merge32(row, count)
	}
}
