package cr

// expNEON writes e^x to dst for n numbers from x on; c is expConstants.
//
//go:noescape
func expNEON(dst, x *float32, n int, c *uint64)

// logNEON writes the natural logarithm of x to dst for n numbers from x on; c is logConstants.
//
//go:noescape
func logNEON(dst, x *float32, n int, c *uint64)

// tanhNEON writes the hyperbolic tangent of x to dst for n numbers from x on; c is tanhConstants.
//
//go:noescape
func tanhNEON(dst, x *float32, n int, c *uint64)

// erfNEON writes the error function of x to dst for n numbers from x on; c is erfConstants.
//
//go:noescape
func erfNEON(dst, x *float32, n int, c *uint64)

// rsqrtNEON writes 1/√x to dst for n numbers from x on; c is rsqrtConstants.
//
//go:noescape
func rsqrtNEON(dst, x *float32, n int, c *uint64)

// sqrtNEON writes √x to dst for n numbers from x on; c is sqrtConstants.
//
//go:noescape
func sqrtNEON(dst, x *float32, n int, c *uint64)
