package vec

// addNEON is dst = a + b.
//
//go:noescape
func addNEON(dst, a, b []float32)

// subNEON is dst = a − b.
//
//go:noescape
func subNEON(dst, a, b []float32)

// mulNEON is dst = a · b.
//
//go:noescape
func mulNEON(dst, a, b []float32)

// divNEON is dst = a / b.
//
//go:noescape
func divNEON(dst, a, b []float32)

// maximumNEON is dst = maximum(a, b).
//
//go:noescape
func maximumNEON(dst, a, b []float32)

// minimumNEON is dst = minimum(a, b).
//
//go:noescape
func minimumNEON(dst, a, b []float32)

// addScalarNEON is dst = a + s.
//
//go:noescape
func addScalarNEON(dst, a []float32, s float32)

// subScalarNEON is dst = a − s.
//
//go:noescape
func subScalarNEON(dst, a []float32, s float32)

// scalarSubNEON is dst = s − a.
//
//go:noescape
func scalarSubNEON(dst, a []float32, s float32)

// mulScalarNEON is dst = a · s.
//
//go:noescape
func mulScalarNEON(dst, a []float32, s float32)

// divScalarNEON is dst = a / s.
//
//go:noescape
func divScalarNEON(dst, a []float32, s float32)

// scalarDivNEON is dst = s / a.
//
//go:noescape
func scalarDivNEON(dst, a []float32, s float32)

// maximumScalarNEON is dst = maximum(a, s).
//
//go:noescape
func maximumScalarNEON(dst, a []float32, s float32)

// minimumScalarNEON is dst = minimum(a, s).
//
//go:noescape
func minimumScalarNEON(dst, a []float32, s float32)

// fmaNEON is dst = a · b + c.
//
//go:noescape
func fmaNEON(dst, a, b, c []float32)

// fmaScalarNEON is dst = a · s + c.
//
//go:noescape
func fmaScalarNEON(dst, a []float32, s float32, c []float32)

// fmaScalarsNEON is dst = a · s + t.
//
//go:noescape
func fmaScalarsNEON(dst, a []float32, s, t float32)

// negNEON is dst = −a.
//
//go:noescape
func negNEON(dst, a []float32)

// absNEON is dst = |a|.
//
//go:noescape
func absNEON(dst, a []float32)

// eqNEON is dst = 1 where a = b, else 0.
//
//go:noescape
func eqNEON(dst []int8, a, b []float32)

// ltNEON is dst = 1 where a < b, else 0.
//
//go:noescape
func ltNEON(dst []int8, a, b []float32)

// leNEON is dst = 1 where a ≤ b, else 0.
//
//go:noescape
func leNEON(dst []int8, a, b []float32)

// chooseNEON is dst = a where c is not 0, else b.
//
//go:noescape
func chooseNEON(dst []float32, c []int8, a, b []float32)

// f32ToI32NEON rounds to the nearest int32, ties to even, saturating, NaN → 0.
//
//go:noescape
func f32ToI32NEON(dst []int32, x []float32)

// f32ToI8NEON rounds to the nearest int8, ties to even, saturating, NaN → 0.
//
//go:noescape
func f32ToI8NEON(dst []int8, x []float32)

// i32ToF32NEON rounds to the nearest float32.
//
//go:noescape
func i32ToF32NEON(dst []float32, x []int32)

// i8ToF32NEON is exact.
//
//go:noescape
func i8ToF32NEON(dst []float32, x []int8)

// i8ToI32NEON is exact.
//
//go:noescape
func i8ToI32NEON(dst []int32, x []int8)

// i32ToI8NEON saturates.
//
//go:noescape
func i32ToI8NEON(dst []int8, x []int32)

// randomNEON writes the numbers of the counters from counter on, 4 each. len(dst) is a multiple of 16.
//
//go:noescape
func randomNEON(dst []float32, counter, seed uint64, node, micro uint32)

// sumColumnsWideNEON sums 16 columns of up to 256 rows, stride bytes apart.
//
//go:noescape
func sumColumnsWideNEON(dst, x *float32, stride, rows int)

// sumColumnsMulWideNEON sums 16 columns of a · b of up to 256 rows, stride bytes apart.
//
//go:noescape
func sumColumnsMulWideNEON(dst, a, b *float32, stride, rows int)

// amaxColumnsWideNEON is the maximum of 16 columns of up to 256 rows, stride bytes apart.
//
//go:noescape
func amaxColumnsWideNEON(dst, x *float32, stride, rows int)

// sumColumnsNEON sums 4 columns of up to 256 rows, stride bytes apart.
//
//go:noescape
func sumColumnsNEON(dst, x *float32, stride, rows int)

// sumColumnsMulNEON sums 4 columns of a · b of up to 256 rows, stride bytes apart.
//
//go:noescape
func sumColumnsMulNEON(dst, a, b *float32, stride, rows int)

// amaxColumnsNEON is the maximum of 4 columns of up to 256 rows, stride bytes apart.
//
//go:noescape
func amaxColumnsNEON(dst, x *float32, stride, rows int)

// sumGroupsNEON sums groups of 256; there is at least one.
//
//go:noescape
func sumGroupsNEON(dst, x *float32, groups int)

// sumGroupsMulNEON sums a · b over groups of 256; there is at least one.
//
//go:noescape
func sumGroupsMulNEON(dst, a, b *float32, groups int)

// sumGroupsMul3NEON sums (a · b) · c over groups of 256; there is at least one.
//
//go:noescape
func sumGroupsMul3NEON(dst, a, b, c *float32, groups int)

// sumGroupsDevNEON sums (x − s)² over groups of 256; there is at least one.
//
//go:noescape
func sumGroupsDevNEON(dst, x *float32, groups int, s float32)

// amaxGroupsNEON is the maximum of groups of 256; there is at least one.
//
//go:noescape
func amaxGroupsNEON(dst, x *float32, groups int)
