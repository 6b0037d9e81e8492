// Command multihash generates the SHA-256 kernels of repops/multihash:
//
//	go run ./internal/asmgen/multihash [-check]
package main

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"assay/internal/asmgen"
)

func main() {
	asmgen.Main("repops/multihash", "multihash",
		asmgen.File{Name: "avx512", Build: avx512},
		asmgen.File{Name: "avx2", Build: avx2},
		asmgen.File{Name: "shani", Build: shani},
	)
}

// k is the round constants of FIPS 180-4, section 4.2.2.
var k = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

// Rotations of FIPS 180-4, section 4.1.2. The third number of the small sigmas is a shift.
var (
	bigSigma0   = [3]uint64{2, 13, 22}
	bigSigma1   = [3]uint64{6, 11, 25}
	smallSigma0 = [3]uint64{7, 18, 3}
	smallSigma1 = [3]uint64{17, 19, 10}
)

// constants is a table of the round constants, each repeated copies times.
func constants(c *build.Context, name string, copies int) operand.Mem {
	m := c.StaticGlobal(name)
	c.DataAttributes(attr.RODATA | attr.NOPTR)
	for i, v := range k {
		for j := range copies {
			c.AddDatum(4*(i*copies+j), operand.U32(v))
		}
	}
	return m
}

// swapMask is the byte shuffle that reverses the bytes of each 32-bit word, for copies times 16 bytes.
func swapMask(c *build.Context, name string, copies int) operand.Mem {
	m := c.StaticGlobal(name)
	c.DataAttributes(attr.RODATA | attr.NOPTR)
	for j := range copies {
		c.AddDatum(16*j, operand.U64(0x0405060700010203))
		c.AddDatum(16*j+8, operand.U64(0x0c0d0e0f08090a0b))
	}
	return m
}

// network holds the rows of a matrix in registers while butterflies transpose it. One more register, spare, lets each
// butterfly replace two rows by two results; only names move, not values.
type network struct {
	row   []reg.VecPhysical
	spare reg.VecPhysical
}

// swap replaces rows i and j by lo(i, j) and hi(i, j).
func (n *network) swap(i, j int, lo, hi func(a, b, dst reg.VecPhysical)) {
	a, b := n.row[i], n.row[j]
	lo(a, b, n.spare)
	hi(a, b, b)
	n.row[i], n.spare = n.spare, a
}

// words transposes the 4×4 blocks of 32-bit words that four rows hold in each 128-bit part, for every group of four rows:
// row 4g + c then holds column c of those blocks.
func (n *network) words(c *build.Context) {
	ldq := func(a, b, dst reg.VecPhysical) { c.VPUNPCKLDQ(b, a, dst) }
	hdq := func(a, b, dst reg.VecPhysical) { c.VPUNPCKHDQ(b, a, dst) }
	lqdq := func(a, b, dst reg.VecPhysical) { c.VPUNPCKLQDQ(b, a, dst) }
	hqdq := func(a, b, dst reg.VecPhysical) { c.VPUNPCKHQDQ(b, a, dst) }
	for g := 0; g < len(n.row); g += 4 {
		n.swap(g, g+1, ldq, hdq)   // columns 0 and 1, columns 2 and 3 of rows 0 and 1
		n.swap(g+2, g+3, ldq, hdq) // the same of rows 2 and 3
		n.swap(g, g+2, lqdq, hqdq) // columns 0, 1
		n.swap(g+1, g+3, lqdq, hqdq)
		n.row[g+1], n.row[g+2] = n.row[g+2], n.row[g+1]
	}
}

// function starts a function that keeps none of its pointers.
func function(c *build.Context, name string, attributes attr.Attribute, signature, doc string) {
	c.Function(name)
	c.Attributes(attributes)
	c.SignatureExpr(signature)
	c.Doc(doc)
	c.Pragma("noescape")
}
