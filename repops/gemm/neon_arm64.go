package gemm

// tileF32NEONx1 computes 1 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx1(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileF32NEONx2 computes 2 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx2(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileF32NEONx3 computes 3 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx3(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileF32NEONx4 computes 4 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx4(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileF32NEONx5 computes 5 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx5(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileF32NEONx6 computes 6 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx6(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileF32NEONx7 computes 7 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx7(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileF32NEONx8 computes 8 rows of n ≤ 8 columns over k > 0 words: s = fma(a, b, s) in binary32. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileF32NEONx8(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx1 computes 1 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx1(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx2 computes 2 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx2(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx3 computes 3 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx3(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx4 computes 4 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx4(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx5 computes 5 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx5(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx6 computes 6 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx6(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx7 computes 7 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx7(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileI8NEONx8 computes 8 rows of n ≤ 8 columns over k > 0 words: s += the dot product of 4 signed bytes each. A is packed 8 words a step; ldb, lds and ldc are bytes. next is not used.
//
//go:noescape
func tileI8NEONx8(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// packTransposedNEON writes word i of row r to dst[i·stride/4 + r] for i < k, r < 8. Row r begins off[r] bytes after src; stride is bytes. tmp is not used.
//
//go:noescape
func packTransposedNEON(dst *uint32, stride uintptr, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32)

// packRowsNEON copies n ≤ 8 words from src + i·lds to dst + i·stride for i < k, followed by zeros up to 8 words. Strides are bytes.
//
//go:noescape
func packRowsNEON(dst *uint32, stride uintptr, src *uint32, lds uintptr, k, n int)

// scaleNEON replaces the 32-bit integers x[0..n) by their binary32 times (sa·sw[i]), NaN made canonical. n > 0 is a multiple of 8.
//
//go:noescape
func scaleNEON(x *uint32, sw *float32, sa float32, n int)

// quantiseI8NEON writes n numbers times by, at most 127 in size, rounded to the nearest integer, ties to even, as signed bytes: zeros unless by is above 0. n > 0 is a multiple of 16.
//
//go:noescape
func quantiseI8NEON(dst *uint32, x *float32, by float32, n int)

// quantiseRowsI8NEON is quantise of columns: word j at dst + i·stride has the codes of number j of rows 4·i to 4·i + 3, lds bytes apart, times by[j], as signed bytes, for i < k, j < n ≤ 8, followed by those of zeros up to 8 words. by has as many, 0 behind n. Strides are bytes.
//
//go:noescape
func quantiseRowsI8NEON(dst *uint32, stride uintptr, src *uint32, lds uintptr, by *float32, k, n int)

// tileDotNEONx1 is tileI8NEONx1 with SDOT.
//
//go:noescape
func tileDotNEONx1(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileDotNEONx2 is tileI8NEONx2 with SDOT.
//
//go:noescape
func tileDotNEONx2(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileDotNEONx3 is tileI8NEONx3 with SDOT.
//
//go:noescape
func tileDotNEONx3(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileDotNEONx4 is tileI8NEONx4 with SDOT.
//
//go:noescape
func tileDotNEONx4(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileDotNEONx5 is tileI8NEONx5 with SDOT.
//
//go:noescape
func tileDotNEONx5(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileDotNEONx6 is tileI8NEONx6 with SDOT.
//
//go:noescape
func tileDotNEONx6(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileDotNEONx7 is tileI8NEONx7 with SDOT.
//
//go:noescape
func tileDotNEONx7(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tileDotNEONx8 is tileI8NEONx8 with SDOT.
//
//go:noescape
func tileDotNEONx8(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
