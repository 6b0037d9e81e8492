// Command gemm generates the matrix-product kernels of repops/gemm: register tiles, packing and the int8 conversions, for
// AVX2 and AVX-512.
package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"assay/internal/asmgen"
)

const dir = "repops/gemm"

// streamRows is the largest number of rows of A for which B is not packed.
const streamRows = 4

func main() {
	asmgen.Main(dir, "gemm",
		asmgen.File{Name: "avx512", Build: func(c *build.Context) { newSet(c, 16, 14).all(mulAdd, byteDot, wordDot) }},
		asmgen.File{Name: "avx2", Build: func(c *build.Context) { newSet(c, 8, 6).all(mulAdd, wordDot) }},
	)
}

// kind is what a tile does with a word of A and a word of B.
type kind struct {
	name  string
	float bool
	doc   string
}

var (
	mulAdd  = kind{"F32", true, "s = fma(a, b, s) in binary32"}
	byteDot = kind{"U8", false, "s += the dot product of 4 unsigned bytes (A) and 4 signed bytes (B)"}
	wordDot = kind{"I16", false, "s += the dot product of 2 signed 16-bit numbers each"}
)

// set is one file: a vector has lanes words, a tile mr rows and two vectors of columns.
type set struct {
	*build.Context
	lanes, mr int
	suffix    string
	masks     operand.Mem // AVX2 only: 2·lanes words of ones, then of zeros
}

func newSet(c *build.Context, lanes, mr int) *set {
	s := &set{Context: c, lanes: lanes, mr: mr, suffix: "AVX512"}
	if lanes == 8 {
		s.suffix = "AVX2"
	}
	return s
}

func (s *set) all(kinds ...kind) {
	if s.lanes == 8 {
		s.masks = s.StaticGlobal("laneMasks")
		s.DataAttributes(attr.RODATA | attr.NOPTR)
		for i := range 4 * s.lanes {
			s.AddDatum(4*i, operand.U32(0xffffffff*(1-i/(2*s.lanes))))
		}
	}
	for _, k := range kinds {
		for mr := 1; mr <= s.mr; mr++ {
			s.tile(k, mr)
		}
	}
	s.triangle(true)
	s.triangle(false)
	s.packTransposed()
	for rows := 1; rows <= streamRows; rows++ {
		s.stream(rows)
	}
	s.packRows(1)
	s.packRows(2)
	s.widen()
	s.flip()
	s.scale()
	s.quantise(words, 0)
	for v := range 2 {
		s.quantiseRows(words, 0, v+1)
	}
	if s.lanes == 16 {
		for _, flip := range []uint32{0, 0x80808080} {
			s.quantise(bytes, flip)
			for v := range 2 {
				s.quantiseRows(bytes, flip, v+1)
			}
		}
	}
}

func (s *set) text(name, signature string) {
	s.Function(name)
	s.Attributes(attr.NOSPLIT)
	s.SignatureExpr(signature)
}

func (s *set) vec() reg.VecVirtual {
	if s.lanes == 16 {
		return s.ZMM()
	}
	return s.YMM()
}

func (s *set) bytes() int { return 4 * s.lanes }

func (s *set) load(name string) reg.Register { return s.Load(s.Param(name), s.GP64()) }

// mask is the lanes that count: an opmask register, or a vector for VMASKMOVPS.
type mask struct {
	k reg.OpmaskVirtual
	v reg.VecVirtual
}

// maskPair sets masks for columns [0, n) of two vectors.
func (s *set) maskPair(n reg.Register) [2]mask {
	if s.lanes == 16 {
		t := s.GP64()
		s.MOVQ(operand.I32(-1), t)
		s.BZHIQ(n, t, t)
		m := [2]mask{{k: s.K()}, {k: s.K()}}
		s.KMOVW(t.As32(), m[0].k)
		s.SHRQ(operand.U8(16), t)
		s.KMOVW(t.As32(), m[1].k)
		return m
	}
	t, p := s.GP64(), s.GP64()
	s.MOVQ(operand.U32(2*s.lanes), t)
	s.SUBQ(n, t)
	s.LEAQ(s.masks, p)
	m := [2]mask{{v: s.YMM()}, {v: s.YMM()}}
	for i := range m {
		s.VMOVUPS(operand.Mem{Base: p, Index: t, Scale: 4, Disp: i * s.bytes()}, m[i].v)
	}
	return m
}

func (s *set) loadMasked(p operand.Mem, m mask, v reg.VecVirtual) {
	if s.lanes == 16 {
		s.VMOVUPS_Z(p, m.k, v)
	} else {
		s.VMASKMOVPS(p, m.v, v)
	}
}

func (s *set) storeMasked(v reg.VecVirtual, m mask, p operand.Mem) {
	if s.lanes == 16 {
		s.VMOVUPS(v, m.k, p)
	} else {
		s.VMASKMOVPS(v, m.v, p)
	}
}

// at is the memory at p + disp bytes.
func at(p reg.Register, disp int) operand.Mem { return operand.Mem{Base: p, Disp: disp} }

// block is the accumulators of a tile: rows of two vectors.
type block [][2]reg.VecVirtual

// begin loads mr rows of n words that start at parameter from, ld bytes apart.
func (s *set) begin(mr int, from, ld string) block {
	masks := s.maskPair(s.load("n"))
	p, stride := s.load(from), s.load(ld)
	acc := make(block, mr)
	for r := range acc {
		acc[r] = [2]reg.VecVirtual{s.vec(), s.vec()}
		for v := range acc[r] {
			s.loadMasked(at(p, v*s.bytes()), masks[v], acc[r][v])
		}
		if r+1 < mr {
			s.ADDQ(stride, p)
		}
	}
	return acc
}

// end stores a block at c and returns.
func (s *set) end(k kind, acc block) {
	if k.float {
		var all []reg.VecVirtual
		for r := range acc {
			all = append(all, acc[r][:]...)
		}
		s.canonical(all...)
	}
	masks := s.maskPair(s.load("n"))
	p, stride := s.load("c"), s.load("ldc")
	for r := range acc {
		for v := range acc[r] {
			s.storeMasked(acc[r][v], masks[v], at(p, v*s.bytes()))
		}
		if r+1 < len(acc) {
			s.ADDQ(stride, p)
		}
	}
	s.VZEROUPPER()
	s.RET()
}

// step does one step of k for rows [first, last) of a block: words at b, words disp bytes after a.
func (s *set) step(k kind, acc block, first, last int, a reg.Register, disp int, b operand.Mem) {
	bv := [2]reg.VecVirtual{s.vec(), s.vec()}
	for v := range bv {
		p := b
		p.Disp += v * s.bytes()
		s.VMOVUPS(p, bv[v])
	}
	for r := first; r < last; r++ {
		av := s.vec()
		s.VBROADCASTSS(at(a, disp+4*r), av)
		for v := range bv {
			switch k.name {
			case mulAdd.name:
				s.VFMADD231PS(bv[v], av, acc[r][v])
			case byteDot.name:
				s.VPDPBUSD(bv[v], av, acc[r][v])
			default:
				t := s.vec()
				s.VPMADDWD(bv[v], av, t)
				s.VPADDD(t, acc[r][v], acc[r][v])
			}
		}
	}
}

// tile is the product of mr rows of a packed A and up to two vectors of columns of B, added to s and stored at c.
func (s *set) tile(k kind, mr int) {
	const unroll = 4
	name := fmt.Sprintf("tile%s%sx%d", k.name, s.suffix, mr)
	s.text(name, "func(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)")
	s.Doc(fmt.Sprintf("%s computes %d rows of n ≤ %d columns over k words: %s. A is packed %d words a step; ldb, lds and ldc are bytes. Lines from next on are fetched into the second-level cache.", name, mr, 2*s.lanes, k.doc, s.mr))
	// Where the tile goes is fetched while it is computed, and so is a line of the next panel of B each four steps: it comes from
	// far away, and the processor's own prefetching ends at each page.
	soon, ldsoon := s.load("c"), s.load("ldc")
	for r := range mr {
		for v := range 2 {
			s.PREFETCHT0(at(soon, v*s.bytes()))
		}
		if r+1 < mr {
			s.ADDQ(ldsoon, soon)
		}
	}
	acc := s.begin(mr, "s", "lds")

	count, a, b, ldb := s.load("k"), s.load("a"), s.load("b"), s.load("ldb")
	ldb3 := s.GP64()
	s.LEAQ(operand.Mem{Base: ldb, Index: ldb, Scale: 2}, ldb3)
	s.SUBQ(operand.U8(unroll), count)
	s.JLT(operand.LabelRef("rest"))
	next := s.load("next")
	s.Label("loop")
	s.PREFETCHT1(at(next, 0))
	s.ADDQ(operand.I32(64), next)
	s.step(k, acc, 0, mr, a, 0, at(b, 0))
	s.step(k, acc, 0, mr, a, 4*s.mr, operand.Mem{Base: b, Index: ldb, Scale: 1})
	s.step(k, acc, 0, mr, a, 8*s.mr, operand.Mem{Base: b, Index: ldb, Scale: 2})
	s.step(k, acc, 0, mr, a, 12*s.mr, operand.Mem{Base: b, Index: ldb3, Scale: 1})
	s.ADDQ(operand.I32(4*unroll*s.mr), a)
	s.LEAQ(operand.Mem{Base: b, Index: ldb, Scale: unroll}, b)
	s.SUBQ(operand.U8(unroll), count)
	s.JGE(operand.LabelRef("loop"))
	s.Label("rest")
	s.ADDQ(operand.U8(unroll), count)
	s.JZ(operand.LabelRef("store"))
	s.Label("single")
	s.step(k, acc, 0, mr, a, 0, at(b, 0))
	s.ADDQ(operand.I32(4*s.mr), a)
	s.ADDQ(ldb, b)
	s.DECQ(count)
	s.JNZ(operand.LabelRef("single"))
	s.Label("store")
	s.end(k, acc)
}

// triangle is the part of a tile in which each row has one step more, or one less, than the row before it.
func (s *set) triangle(more bool) {
	name, rows := "triangleUp"+s.suffix, fmt.Sprintf("rows i > t in step t < %d", s.mr-1)
	if !more {
		name, rows = "triangleFrom"+s.suffix, fmt.Sprintf("rows i ≤ t in step t < %d", s.mr-1)
	}
	s.text(name, "func(a, b *uint32, ldb uintptr, c *uint32, ldc uintptr, n int)")
	s.Doc(fmt.Sprintf("%s goes on with %d rows of n ≤ %d columns at c in binary32: %s. Operands are as for tiles.", name, s.mr, 2*s.lanes, rows))
	acc := s.begin(s.mr, "c", "ldc")
	a, b, ldb := s.load("a"), s.load("b"), s.load("ldb")
	for t := range s.mr - 1 {
		if more {
			s.step(mulAdd, acc, t+1, s.mr, a, 4*s.mr*t, at(b, 0))
		} else {
			s.step(mulAdd, acc, 0, t+1, a, 4*s.mr*t, at(b, 0))
		}
		s.ADDQ(ldb, b)
	}
	s.end(mulAdd, acc)
}

// canonical replaces each NaN.
func (s *set) canonical(acc ...reg.VecVirtual) {
	nan, bits := s.vec(), s.GP32()
	s.MOVL(operand.U32(0x7fc00000), bits)
	if s.lanes == 16 {
		s.VPBROADCASTD(bits, nan)
	} else {
		s.VMOVD(bits, nan.AsX())
		s.VBROADCASTSS(nan.AsX(), nan)
	}
	const unordered = 3
	for _, v := range acc {
		if s.lanes == 16 {
			k := s.K()
			s.VCMPPS(operand.U8(unordered), v, v, k)
			s.VBLENDMPS(nan, v, k, v)
		} else {
			t := s.vec()
			s.VCMPPS(operand.U8(unordered), v, v, t)
			s.VBLENDVPS(t, nan, v, v)
		}
	}
}

// transposeBlock turns lanes rows of lanes words into vectors and calls out with them in order of the words. Row r begins
// disp(r) bytes after row(r). Loads of 128 bits go straight to the lane in which the words end, which leaves only two rounds
// of shuffles.
func (s *set) transposeBlock(row func(r int) reg.Register, disp func(r int) int, out func(i int, v reg.VecVirtual)) {
	quads := s.lanes / 4
	var z [4][4]reg.VecVirtual
	for i := range 4 {
		for lane := range quads {
			r := 4*lane + i
			p := row(r)
			for q := range quads {
				m := at(p, disp(r)+16*q)
				switch {
				case lane == 0 && s.lanes == 16:
					z[q][i] = s.vec()
					s.VBROADCASTF32X4(m, z[q][i])
				case lane == 0:
					z[q][i] = s.vec()
					s.VBROADCASTF128(m, z[q][i])
				case s.lanes == 16:
					s.VINSERTF32X4(operand.U8(lane), m, z[q][i], z[q][i])
				default:
					s.VINSERTF128(operand.U8(lane), m, z[q][i], z[q][i])
				}
			}
		}
	}
	for q := range quads {
		t := [4]reg.VecVirtual{s.vec(), s.vec(), s.vec(), s.vec()}
		s.VUNPCKLPS(z[q][1], z[q][0], t[0])
		s.VUNPCKHPS(z[q][1], z[q][0], t[1])
		s.VUNPCKLPS(z[q][3], z[q][2], t[2])
		s.VUNPCKHPS(z[q][3], z[q][2], t[3])
		for i := range 4 {
			v := s.vec()
			if i%2 == 0 {
				s.VUNPCKLPD(t[i/2+2], t[i/2], v)
			} else {
				s.VUNPCKHPD(t[i/2+2], t[i/2], v)
			}
			out(4*q+i, v)
		}
	}
}

// transposeRows goes through k words of lanes rows that begin off[r] bytes after src: out takes each vector of a whole block,
// whole follows it, last takes the vectors of the rest and decides itself when k is at 0.
func (s *set) transposeRows(src, off, k reg.Register, out func(i int, v reg.VecVirtual), whole func(), last func(i int, v reg.VecVirtual)) {
	row := func(r int) reg.Register {
		p := s.GP64()
		s.MOVQ(at(off, 8*r), p)
		s.ADDQ(src, p)
		return p
	}
	s.SUBQ(operand.U8(s.lanes), k)
	s.JLT(operand.LabelRef("rest"))
	s.Label("loop")
	s.transposeBlock(row, func(int) int { return 0 }, out)
	whole()
	s.ADDQ(operand.U8(s.bytes()), src)
	s.SUBQ(operand.U8(s.lanes), k)
	s.JGE(operand.LabelRef("loop"))
	s.Label("rest")
	s.ADDQ(operand.U8(s.lanes), k)
	s.JZ(operand.LabelRef("done"))
	// The last words of each row go through tmp, so that nothing is read behind a row.
	tmp := s.load("tmp")
	m := s.maskPair(k)[0]
	for r := range s.lanes {
		v := s.vec()
		s.loadMasked(at(row(r), 0), m, v)
		s.VMOVUPS(v, at(tmp, r*s.bytes()))
	}
	s.transposeBlock(func(int) reg.Register { return tmp }, func(r int) int { return r * s.bytes() }, func(i int, v reg.VecVirtual) {
		last(i, v)
		s.DECQ(k)
		s.JZ(operand.LabelRef("done"))
	})
	s.Label("done")
}

// packTransposed writes rows of words that stand one after the other as columns.
func (s *set) packTransposed() {
	s.text("packTransposed"+s.suffix, "func(dst *uint32, stride uintptr, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32)")
	s.Doc(fmt.Sprintf("packTransposed%s writes word i of row r to dst[i·stride/4 + r] for i < k, r < %d. Row r begins off[r] bytes after src; stride is bytes.", s.suffix, s.lanes))
	dst, stride, src, off, k := s.load("dst"), s.load("stride"), s.load("src"), s.load("off"), s.load("k")
	put := func(_ int, v reg.VecVirtual) {
		s.VMOVUPS(v, at(dst, 0))
		s.ADDQ(stride, dst)
	}
	s.transposeRows(src, off, k, put, func() {}, put)
	s.VZEROUPPER()
	s.RET()
}

// stream multiplies rows of A with rows of B that are transposed in registers, never stored.
func (s *set) stream(rows int) {
	name := fmt.Sprintf("stream%sx%d", s.suffix, rows)
	s.text(name, "func(acc, a, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32)")
	s.Doc(fmt.Sprintf("%s goes on with the chains acc[%d·i + r], i < %d, r < %d, over k words: A is packed %d words a step, row r of B begins off[r] bytes after src.", name, s.lanes, rows, s.lanes, s.mr))
	a, src, off, k := s.load("a"), s.load("src"), s.load("off"), s.load("k")
	acc := make([]reg.VecVirtual, rows)
	from := s.load("acc")
	for i := range acc {
		acc[i] = s.vec()
		s.VMOVUPS(at(from, i*s.bytes()), acc[i])
	}
	mulAdd := func(step int, v reg.VecVirtual) {
		for i := range acc {
			x := s.vec()
			s.VBROADCASTSS(at(a, 4*(step*s.mr+i)), x)
			s.VFMADD231PS(v, x, acc[i])
		}
	}
	s.transposeRows(src, off, k, mulAdd, func() { s.ADDQ(operand.I32(4*s.lanes*s.mr), a) }, mulAdd)
	to := s.load("acc")
	s.canonical(acc...)
	for i := range acc {
		s.VMOVUPS(acc[i], at(to, i*s.bytes()))
	}
	s.VZEROUPPER()
	s.RET()
}

// packRows copies k runs of n words.
func (s *set) packRows(vectors int) {
	name := fmt.Sprintf("packRows%s%d", s.suffix, vectors)
	s.text(name, "func(dst *uint32, stride uintptr, src *uint32, lds uintptr, k, n int)")
	s.Doc(fmt.Sprintf("%s copies n ≤ %d words from src + i·lds to dst + i·stride for i < k, followed by zeros up to %d words. Strides are bytes.", name, vectors*s.lanes, vectors*s.lanes))
	dst, stride, src, lds, k := s.load("dst"), s.load("stride"), s.load("src"), s.load("lds"), s.load("k")
	m := s.maskPair(s.load("n"))
	s.Label("loop")
	for v := range vectors {
		t := s.vec()
		s.loadMasked(at(src, v*s.bytes()), m[v], t)
		s.VMOVUPS(t, at(dst, v*s.bytes()))
	}
	s.ADDQ(lds, src)
	s.ADDQ(stride, dst)
	s.DECQ(k)
	s.JNZ(operand.LabelRef("loop"))
	s.VZEROUPPER()
	s.RET()
}

// widen extends bytes to 16 bits.
func (s *set) widen() {
	s.text("widen"+s.suffix, "func(dst *uint32, src *int8, n int)")
	s.Doc(fmt.Sprintf("widen%s writes n signed bytes as 16-bit numbers. n > 0 is a multiple of %d.", s.suffix, 2*s.lanes))
	dst, src, n := s.load("dst"), s.load("src"), s.load("n")
	s.Label("loop")
	t := s.vec()
	s.VPMOVSXBW(at(src, 0), t)
	s.VMOVUPS(t, at(dst, 0))
	s.ADDQ(operand.U8(2*s.lanes), src)
	s.ADDQ(operand.U8(s.bytes()), dst)
	s.SUBQ(operand.U8(2*s.lanes), n)
	s.JNZ(operand.LabelRef("loop"))
	s.VZEROUPPER()
	s.RET()
}

// flip adds 128 to bytes.
func (s *set) flip() {
	if s.lanes == 8 {
		return
	}
	s.text("flip"+s.suffix, "func(dst *uint32, src *int8, n int)")
	s.Doc(fmt.Sprintf("flip%s writes n signed bytes plus 128, as unsigned bytes. n > 0 is a multiple of %d.", s.suffix, s.bytes()))
	dst, src, n := s.load("dst"), s.load("src"), s.load("n")
	bias, bits := s.vec(), s.GP32()
	s.MOVL(operand.U32(0x80808080), bits)
	s.VPBROADCASTD(bits, bias)
	s.Label("loop")
	t := s.vec()
	s.VPXORD(at(src, 0), bias, t)
	s.VMOVUPS(t, at(dst, 0))
	s.ADDQ(operand.U8(s.bytes()), src)
	s.ADDQ(operand.U8(s.bytes()), dst)
	s.SUBQ(operand.I32(s.bytes()), n)
	s.JNZ(operand.LabelRef("loop"))
	s.VZEROUPPER()
	s.RET()
}

// scale turns integers into scaled binary32.
func (s *set) scale() {
	s.text("scale"+s.suffix, "func(x *uint32, sw *float32, sa float32, n int)")
	s.Doc(fmt.Sprintf("scale%s replaces the 32-bit integers x[0..n) by their binary32 times (sa·sw[i]), NaN made canonical. n > 0 is a multiple of %d.", s.suffix, s.lanes))
	x, sw, n := s.load("x"), s.load("sw"), s.load("n")
	sa := s.vec()
	s.Load(s.Param("sa"), sa.AsX())
	s.VBROADCASTSS(sa.AsX(), sa)
	s.Label("loop")
	f, y := s.vec(), s.vec()
	s.VMULPS(at(sw, 0), sa, f)
	s.VCVTDQ2PS(at(x, 0), y)
	s.VMULPS(f, y, y)
	s.canonical(y)
	s.VMOVUPS(y, at(x, 0))
	s.ADDQ(operand.U8(s.bytes()), x)
	s.ADDQ(operand.U8(s.bytes()), sw)
	s.SUBQ(operand.U8(s.lanes), n)
	s.JNZ(operand.LabelRef("loop"))
	s.VZEROUPPER()
	s.RET()
}

// A code is a byte of a word of 4, or 16 bits of one of 2.
const (
	words = 16
	bytes = 8
)

// coded is the name of a kernel that makes codes of so many bits.
func (s *set) coded(base string, bits int, flip uint32) (name, of string) {
	switch {
	case bits == words:
		return base + "I16" + s.suffix, "16-bit codes"
	case flip == 0:
		return base + "I8" + s.suffix, "signed bytes"
	}
	return base + "U8" + s.suffix, "unsigned bytes, the codes plus 128"
}

// multiplier is what numbers are multiplied by, and the lanes in which it is above zero: in others codes are 0, whatever the numbers.
type multiplier struct {
	by reg.VecVirtual
	m  mask
}

func (s *set) multiplier(by reg.VecVirtual) multiplier {
	const greater = 0x1e // ordered, quiet
	zero := s.vec()
	if s.lanes == 16 {
		s.VPXORD(zero, zero, zero)
		m := mask{k: s.K()}
		s.VCMPPS(operand.U8(greater), zero, by, m.k)
		return multiplier{by, m}
	}
	s.VXORPS(zero, zero, zero)
	m := mask{v: s.vec()}
	s.VCMPPS(operand.U8(greater), zero, by, m.v)
	return multiplier{by, m}
}

// code is the nearest integers, ties to even, of a vector of numbers times the multiplier.
func (s *set) code(x operand.Op, b multiplier) reg.VecVirtual {
	t := s.vec()
	if s.lanes == 16 {
		s.VMULPS_Z(x, b.by, b.m.k, t)
	} else {
		s.VMULPS(x, b.by, t)
		s.VANDPS(b.m.v, t, t)
	}
	s.VCVTPS2DQ(t, t)
	return t
}

// quantise makes codes of numbers that follow one another.
func (s *set) quantise(bits int, flip uint32) {
	const step = 16
	name, of := s.coded("quantise", bits, flip)
	s.text(name, "func(dst *uint32, x *float32, by float32, n int)")
	s.Doc(fmt.Sprintf("%s writes n numbers times by, at most 127 in size, rounded to the nearest integer, ties to even, as %s: zeros unless by is above 0. n > 0 is a multiple of %d.", name, of, step))
	dst, x, n := s.load("dst"), s.load("x"), s.load("n")
	by := s.vec()
	s.Load(s.Param("by"), by.AsX())
	s.VBROADCASTSS(by.AsX(), by)
	b := s.multiplier(by)
	var flipped reg.VecVirtual
	if flip != 0 {
		flipped = s.flips(flip)
	}
	s.Label("loop")
	switch {
	case bits == words && s.lanes == 8:
		low, high := s.code(at(x, 0), b), s.code(at(x, 32), b)
		s.VPACKSSDW(high, low, low)
		s.VPERMQ(operand.U8(0b11011000), low, low)
		s.VMOVUPS(low, at(dst, 0))
	case bits == words:
		s.VPMOVDW(s.code(at(x, 0), b), at(dst, 0))
	default:
		t := s.XMM()
		s.VPMOVDB(s.code(at(x, 0), b), t)
		if flip != 0 {
			s.VPXORD(flipped.AsX(), t, t)
		}
		s.VMOVDQU32(t, at(dst, 0))
	}
	s.ADDQ(operand.U8(4*step), x)
	s.ADDQ(operand.U8(bits/8*step), dst)
	s.SUBQ(operand.U8(step), n)
	s.JNZ(operand.LabelRef("loop"))
	s.VZEROUPPER()
	s.RET()
}

// flips is a vector of one word.
func (s *set) flips(word uint32) reg.VecVirtual {
	v, bits := s.vec(), s.GP32()
	s.MOVL(operand.U32(word), bits)
	s.VPBROADCASTD(bits, v)
	return v
}

// quantiseRows makes words of codes of as many rows as a word has codes.
func (s *set) quantiseRows(bits int, flip uint32, vectors int) {
	name, of := s.coded("quantiseRows", bits, flip)
	name = fmt.Sprintf("%s%d", name, vectors)
	unit := 32 / bits
	s.text(name, "func(dst *uint32, stride uintptr, src *uint32, lds uintptr, by *float32, k, n int)")
	s.Doc(fmt.Sprintf("%s is quantise of columns: word j at dst + i·stride has the codes of number j of rows %d·i to %d·i + %d, lds bytes apart, times by[j], as %s, for i < k, j < n ≤ %d, followed by those of zeros up to %d words. by has as many, 0 behind n. Strides are bytes.", name, unit, unit, unit-1, of, vectors*s.lanes, vectors*s.lanes))
	dst, stride, src, lds, k := s.load("dst"), s.load("stride"), s.load("src"), s.load("lds"), s.load("k")
	m := s.maskPair(s.load("n"))
	from := s.load("by")
	bs := make([]multiplier, vectors)
	for v := range bs {
		by := s.vec()
		s.VMOVUPS(at(from, v*s.bytes()), by)
		bs[v] = s.multiplier(by)
	}
	var flipped reg.VecVirtual
	if flip != 0 {
		flipped = s.flips(flip)
	}
	or := func(a, b reg.VecVirtual) {
		if s.lanes == 16 {
			s.VPORD(a, b, b)
		} else {
			s.VPOR(a, b, b)
		}
	}
	s.Label("loop")
	acc := make([]reg.VecVirtual, vectors)
	for i := range unit {
		for v := range acc {
			x := s.vec()
			s.loadMasked(at(src, v*s.bytes()), m[v], x)
			c := s.code(x, bs[v])
			s.VPSLLD(operand.U8(32-bits), c, c)
			if shift := 32 - bits*(i+1); shift > 0 {
				s.VPSRLD(operand.U8(shift), c, c)
			}
			if i > 0 {
				or(acc[v], c)
			}
			acc[v] = c
		}
		s.ADDQ(lds, src)
	}
	for v := range acc {
		if flip != 0 {
			s.VPXORD(flipped, acc[v], acc[v])
		}
		s.VMOVUPS(acc[v], at(dst, v*s.bytes()))
	}
	s.ADDQ(stride, dst)
	s.DECQ(k)
	s.JNZ(operand.LabelRef("loop"))
	s.VZEROUPPER()
	s.RET()
}
