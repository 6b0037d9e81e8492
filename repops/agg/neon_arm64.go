package agg

// meanNEON writes RN32(RN64(Σ x / div)) of n vectors at the coordinates from off. count is a multiple of 16.
//
//go:noescape
func meanNEON(dst *float32, xs **float32, n, off, count int, div float64)

// scaledNEON writes RN32(RN64(Σ w·x / div)) of n vectors at the coordinates from off. count is a multiple of 16.
//
//go:noescape
func scaledNEON(dst *float32, xs **float32, w *float64, n, off, count int, div float64)

// hasNaNNEON says whether any of the first count values of n vectors is NaN. count is a multiple of 16.
//
//go:noescape
func hasNaNNEON(xs **float32, n, count int) bool

// networkNEON applies n comparators to rows of the scratch. count is a multiple of 16.
//
//go:noescape
func networkNEON(rows *float32, list *comparator, n, count int)

// middleNEON writes the two middle values of 2·half values, coordinate by coordinate, to rows 0 and 1 of the scratch dst. Rows
// [0, half) and [half, 2·half) are sorted, so the lower one is the greatest min(row i, row 2·half−1−i) and the upper one the least
// maximum. count is a multiple of 16.
//
//go:noescape
func middleNEON(dst, rows *float32, half, count int)

// krumNEON writes the sum tree of (xi − xj)² over the 256 coordinates from off, for all pairs i < j of n ≥ 2 vectors, in
// lexicographic order and stride bytes apart.
//
//go:noescape
func krumNEON(dst *float64, stride int, xs **float32, n, off int)

// squaresNEON writes the sum tree of x² over each group of 256 values.
//
//go:noescape
func squaresNEON(dst *float64, x *float32, groups int)

// treeNEON writes the sum tree of 256 values, none of them −0, for each of some rows stride bytes apart.
//
//go:noescape
func treeNEON(dst, x *float64, rows, stride int)

// nesterovNEON applies the outer update to count coordinates, a multiple of 4: b' = fma(mu, b, D), u = fma(mu, b', D),
// p' = fma(negLR, u, p), each clamped.
//
//go:noescape
func nesterovNEON(params, momentum, d *float32, count int, negLR, mu float32)

// subNEON writes a − b, count coordinates, a multiple of 16, NaN canonical.
//
//go:noescape
func subNEON(dst, a, b *float32, count int)
