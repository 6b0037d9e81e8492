// Package lanes writes vector loops for AVX2 and AVX-512 from one description of what happens to an element.
//
// A kernel is written as the list of primitives that it computes, on vectors V and conditions M; the two instruction sets
// differ below that only. Every float32 result is stored with its NaN made canonical.
package lanes

import (
	"fmt"
	"math"
	"strings"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// V is a vector of float32 or int32, one element a lane.
type V = reg.VecVirtual

// M is a condition, one a lane: an opmask with AVX-512, all ones or zeros in each lane with AVX2.
type M struct {
	k reg.OpmaskVirtual
	v V
}

// Kind is what a parameter of a kernel is.
type Kind uint8

// The kinds of parameters. Slices have one element a lane; a scalar is the same in all lanes.
const (
	In     Kind = iota // []float32
	Out                // []float32, NaN made canonical
	InOut              // []float32, read and written, NaN made canonical
	Move               // []float32, written as it is
	Scalar             // float32
	InI32              // []int32
	OutI32             // []int32
	InI8               // []int8, sign-extended to 32 bits
	OutI8              // []int8, low byte of 32 bits
	OutM               // []int8, 1 where the condition holds, else 0
)

var goTypes = map[Kind]string{
	In: "[]float32", Out: "[]float32", InOut: "[]float32", Move: "[]float32", Scalar: "float32",
	InI32: "[]int32", OutI32: "[]int32", InI8: "[]int8", OutI8: "[]int8", OutM: "[]int8",
}

// Param is a parameter of a kernel.
type Param struct {
	Name string
	Kind Kind
}

// P lists parameters from words such as "dst:out" or "s:scalar", separated by blanks.
func P(spec string) []Param {
	kinds := map[string]Kind{
		"in": In, "out": Out, "inout": InOut, "move": Move, "scalar": Scalar, "ini32": InI32, "outi32": OutI32, "ini8": InI8, "outi8": OutI8, "outm": OutM,
	}
	var ps []Param
	for _, w := range strings.Fields(spec) {
		name, kind, _ := strings.Cut(w, ":")
		k, ok := kinds[kind]
		if !ok {
			panic("lanes: no kind " + kind)
		}
		ps = append(ps, Param{name, k})
	}
	return ps
}

func signature(ps []Param) string {
	var s []string
	for _, p := range ps {
		s = append(s, p.Name+" "+goTypes[p.Kind])
	}
	return "func(" + strings.Join(s, ", ") + ")"
}

// Gen writes the kernels of one file.
type Gen struct {
	*build.Context
	wide   bool // AVX-512
	global map[string]operand.Mem
	held   map[string]V // constants and scalars kept in registers through the present function
	labels int

	Values
}

// Values writes the instructions that make a value of others.
type Values struct{ *Gen }

// New returns a generator of AVX-512 (wide) or AVX2 code.
func New(c *build.Context, wide bool) *Gen {
	g := &Gen{Context: c, wide: wide, global: map[string]operand.Mem{}}
	g.Values = Values{g}
	return g
}

// Wide says whether the code is AVX-512.
func (g *Gen) Wide() bool { return g.wide }

// Lanes is the number of elements of a vector.
func (g *Gen) Lanes() int {
	if g.wide {
		return 16
	}
	return 8
}

// Name is a function's name with the instruction set's suffix.
func (g *Gen) Name(base string) string {
	if g.wide {
		return base + "AVX512"
	}
	return base + "AVX2"
}

// Label returns a label that the function has only once.
func (g *Gen) label(base string) string {
	g.labels++
	return fmt.Sprintf("%s%d", base, g.labels)
}

// Begin starts a function.
func (g *Gen) Begin(base, sig, doc string) {
	g.Function(g.Name(base))
	g.Attributes(4) // NOSPLIT
	g.SignatureExpr(sig)
	g.Pragma("noescape")
	g.Doc(g.Name(base) + " " + doc)
	g.held = map[string]V{}
	g.labels = 0
}

// End returns from the function.
func (g *Gen) End() {
	g.VZEROUPPER()
	g.RET()
}

// Vec is a new vector.
func (g *Gen) Vec() V {
	if g.wide {
		return g.ZMM()
	}
	return g.YMM()
}

func (g *Gen) data(name string, words ...uint32) operand.Mem {
	if m, ok := g.global[name]; ok {
		return m
	}
	m := g.StaticGlobal(name)
	g.DataAttributes(8 | 16) // RODATA, NOPTR
	for i, w := range words {
		g.AddDatum(4*i, operand.U32(w))
	}
	g.global[name] = m
	return m
}

// Words is read-only data of the file, named once.
func (g *Gen) Words(name string, words ...uint32) operand.Mem { return g.data(name, words...) }

// few is the number of values that AVX2 kernels keep in registers; any more are loaded again at each use.
const few = 3

func (g *Gen) broadcast(key string, m operand.Mem) V {
	if v, ok := g.held[key]; ok {
		return v
	}
	v := g.Vec()
	g.VBROADCASTSS(m, v)
	return v
}

// hold loads a value into a register that stays.
func (g *Gen) hold(key string, m operand.Mem) {
	if g.wide || len(g.held) < few {
		g.held[key] = g.broadcast(key, m)
	}
}

// Bits is a constant by its bit pattern.
func (g *Gen) Bits(b uint32) V {
	name := g.constant(b)
	return g.broadcast(name, g.global[name])
}

func (g *Gen) constant(b uint32) string {
	name := fmt.Sprintf("c%08x", b)
	g.data(name, b)
	return name
}

// Const is a constant float32.
func (g *Gen) Const(x float32) V { return g.Bits(math.Float32bits(x)) }

// Hold keeps constants in registers through the function, as far as there are registers.
func (g *Gen) Hold(bits ...uint32) {
	for _, b := range bits {
		name := g.constant(b)
		g.hold(name, g.global[name])
	}
}

const nan = 0x7fc00000

// Arithmetic, each one rounding to nearest even.

// Add is a + b.
func (g Values) Add(a, b V) V { d := g.Vec(); g.VADDPS(b, a, d); return d }

// Sub is a − b.
func (g Values) Sub(a, b V) V { d := g.Vec(); g.VSUBPS(b, a, d); return d }

// Mul is a · b.
func (g Values) Mul(a, b V) V { d := g.Vec(); g.VMULPS(b, a, d); return d }

// Div is a / b.
func (g Values) Div(a, b V) V { d := g.Vec(); g.VDIVPS(b, a, d); return d }

// Sqrt is the square root.
func (g Values) Sqrt(a V) V { d := g.Vec(); g.VSQRTPS(a, d); return d }

// Fma is a · b + c, rounded once.
func (g Values) Fma(a, b, c V) V {
	d := g.Vec()
	g.VMOVAPS(c, d)
	g.VFMADD231PS(b, a, d)
	return d
}

// Neg is x with the other sign, which is what x · −1 is.
func (g Values) Neg(x V) V { d := g.Vec(); g.VXORPS(g.Bits(1<<31), x, d); return d }

// Abs is x without its sign.
func (g Values) Abs(x V) V { d := g.Vec(); g.VANDPS(g.Bits(1<<31-1), x, d); return d }

// Maximum is IEEE 754-2019 maximum.
func (g Values) Maximum(a, b V) V { return g.extreme(a, b, true) }

// Minimum is IEEE 754-2019 minimum.
func (g Values) Minimum(a, b V) V { return g.extreme(a, b, false) }

func (g Values) extreme(a, b V, max bool) V {
	d := g.Vec()
	g.extremeInto(d, a, b, max)
	return d
}

// extremeInto leaves the result in d, which may be a.
func (g Values) extremeInto(d, a, b V, max bool) {
	unordered := g.Unordered(a, b)
	if g.wide {
		// VRANGEPS orders −0 below +0; bit 0 of the immediate asks for the larger, bit 2 for the sign of the chosen operand.
		imm := operand.U8(4)
		if max {
			imm = 5
		}
		g.VRANGEPS(imm, b, a, d)
		g.VMOVAPS(g.Bits(nan), unordered.k, d)
		return
	}
	// Both orders differ for zeros of unlike sign alone, of which the maximum is the one with the fewer bits.
	x, y := g.Vec(), g.Vec()
	if max {
		g.VMAXPS(b, a, x)
		g.VMAXPS(a, b, y)
		g.VANDPS(x, y, x)
	} else {
		g.VMINPS(b, a, x)
		g.VMINPS(a, b, y)
		g.VORPS(x, y, x)
	}
	g.VBLENDVPS(unordered.v, g.Bits(nan), x, d)
}

func (g Values) compare(predicate operand.U8, a, b V) M {
	if g.wide {
		k := g.K()
		g.VCMPPS(predicate, b, a, k)
		return M{k: k}
	}
	v := g.Vec()
	g.VCMPPS(predicate, b, a, v)
	return M{v: v}
}

// Eq is a = b, false for NaN.
func (g Values) Eq(a, b V) M { return g.compare(0x00, a, b) }

// Lt is a < b, false for NaN.
func (g Values) Lt(a, b V) M { return g.compare(0x11, a, b) }

// Le is a ≤ b, false for NaN.
func (g Values) Le(a, b V) M { return g.compare(0x12, a, b) }

// Unordered says that a or b is NaN.
func (g Values) Unordered(a, b V) M { return g.compare(0x03, a, b) }

// NonZero says that an integer is not 0.
func (g Values) NonZero(x V) M {
	if g.wide {
		k := g.K()
		g.VPTESTMD(x, x, k)
		return M{k: k}
	}
	zero, v := g.Vec(), g.Vec()
	g.VPXOR(zero, zero, zero)
	g.VPCMPEQD(zero, x, v)
	g.VPCMPEQD(zero, v, v)
	return M{v: v}
}

// Select is a where m holds, else b.
func (g Values) Select(m M, a, b V) V {
	d := g.Vec()
	if g.wide {
		g.VBLENDMPS(a, b, m.k, d)
	} else {
		g.VBLENDVPS(m.v, a, b, d)
	}
	return d
}

// Canonical makes any NaN of x the canonical one, in place, and returns x.
func (g Values) Canonical(x V) V {
	m := g.Unordered(x, x)
	if g.wide {
		g.VMOVAPS(g.Bits(nan), m.k, x)
	} else {
		g.VBLENDVPS(m.v, g.Bits(nan), x, x)
	}
	return x
}

// Round is x to the nearest int32, ties to even; x is in range.
func (g Values) Round(x V) V { d := g.Vec(); g.VCVTPS2DQ(x, d); return d }

// Float is the integer x rounded to float32.
func (g Values) Float(x V) V { d := g.Vec(); g.VCVTDQ2PS(x, d); return d }

// tail is the mask of the last, partial vector.
type tail struct {
	m   M
	rem reg.GPVirtual
}

// mask makes the mask of the first rem lanes.
func (g *Gen) mask(rem reg.GPVirtual) tail {
	if g.wide {
		k, t := g.K(), g.GP64()
		g.MOVQ(rem, reg.RCX)
		g.MOVL(operand.U32(1), t.As32())
		g.SHLQ(reg.CL, t)
		g.DECQ(t)
		g.KMOVW(t.As32(), k)
		return tail{M{k: k}, rem}
	}
	words := make([]uint32, 16)
	for i := range 8 {
		words[i] = math.MaxUint32
	}
	table := g.data("lanemask", words...)
	t, i, v := g.GP64(), g.GP64(), g.Vec()
	g.LEAQ(table, t)
	g.MOVQ(rem, i)
	g.NEGQ(i)
	g.VMOVUPS(operand.Mem{Base: t, Index: i, Scale: 4, Disp: 32}, v)
	return tail{M{v: v}, rem}
}

func (g *Gen) load(k Kind, m operand.Mem, t *tail) V {
	v := g.Vec()
	switch {
	case k == InI8 && g.wide:
		if t == nil {
			g.VPMOVSXBD(m, v)
			return v
		}
		x := g.XMM()
		g.VMOVDQU8_Z(m, t.m.k, x)
		g.VPMOVSXBD(x, v)
	case k == InI8:
		if t == nil {
			g.VPMOVSXBD(m, v)
			return v
		}
		word, b, i, x := g.GP64(), g.GP64(), g.GP64(), g.XMM()
		again := g.label("bytes")
		g.XORQ(word, word)
		g.MOVQ(t.rem, i)
		g.ADDQ(m.Index, i)
		g.Label(again)
		g.SHLQ(operand.U8(8), word)
		g.DECQ(i)
		g.MOVBQZX(operand.Mem{Base: m.Base, Index: i, Scale: 1}, b)
		g.ORQ(b, word)
		g.CMPQ(i, m.Index)
		g.JNE(operand.LabelRef(again))
		g.VMOVQ(word, x)
		g.VPMOVSXBD(x, v)
	case t == nil:
		g.VMOVUPS(m, v)
	case g.wide:
		g.VMOVUPS_Z(m, t.m.k, v)
	default:
		g.VMASKMOVPS(m, t.m.v, v)
	}
	return v
}

func (g *Gen) store(k Kind, v V, m operand.Mem, t *tail) {
	if k == Out || k == InOut {
		v = g.Canonical(v)
	}
	switch {
	case k == OutI8 && g.wide:
		if t == nil {
			g.VPMOVDB(v, m)
		} else {
			g.VPMOVDB(v, t.m.k, m)
		}
	case k == OutI8:
		high, low, word := g.XMM(), g.XMM(), g.GP64()
		// The two packs saturate, so the low byte is taken first.
		masked := g.Vec()
		g.VPSLLD(operand.U8(24), v, masked)
		g.VPSRAD(operand.U8(24), masked, masked)
		g.VEXTRACTI128(operand.U8(1), masked, high)
		g.VPACKSSDW(high, masked.AsX(), low)
		g.VPACKSSWB(low, low, low)
		if t == nil {
			g.VMOVQ(low, m)
			return
		}
		again, i, end := g.label("bytes"), g.GP64(), g.GP64()
		g.VMOVQ(low, word)
		g.MOVQ(m.Index, i)
		g.MOVQ(t.rem, end)
		g.ADDQ(i, end)
		g.Label(again)
		g.MOVB(word.As8(), operand.Mem{Base: m.Base, Index: i, Scale: 1})
		g.SHRQ(operand.U8(8), word)
		g.INCQ(i)
		g.CMPQ(i, end)
		g.JNE(operand.LabelRef(again))
	case t == nil:
		g.VMOVUPS(v, m)
	case g.wide:
		g.VMOVUPS(v, t.m.k, m)
	default:
		g.VMASKMOVPS(v, t.m.v, m)
	}
}

func (k Kind) written() bool {
	return k == Out || k == InOut || k == Move || k == OutI32 || k == OutI8 || k == OutM
}

func (k Kind) read() bool { return k == In || k == InOut || k == InI32 || k == InI8 }

func (k Kind) size() int {
	if k == InI8 || k == OutI8 || k == OutM {
		return 1
	}
	return 4
}

// operands loads the base of every slice and every scalar and returns, in the order of ps, the bases and how to get a scalar.
func (g *Gen) operands(ps []Param) (bases []reg.Register, scalar func(i int) V) {
	bases = make([]reg.Register, len(ps))
	mems := make([]operand.Mem, len(ps))
	for i, p := range ps {
		if p.Kind == Scalar {
			b, err := g.Param(p.Name).Resolve()
			if err != nil {
				panic(err)
			}
			mems[i] = b.Addr
			g.hold(p.Name, mems[i])
			continue
		}
		bases[i] = g.Load(g.Param(p.Name).Base(), g.GP64())
	}
	return bases, func(i int) V { return g.broadcast(ps[i].Name, mems[i]) }
}

// Map writes a kernel that computes every element alone. All slices have the length of the first one, which the caller
// checks. body gets the read slices and the scalars in the order of ps (a scalar as a function, so that it is loaded late) and
// returns the written ones in that order: V, or M for an OutM.
func (g *Gen) Map(base, spec, doc string, unroll int, hold []uint32, body func(in []V, s []func() V) []any) {
	ps := P(spec)
	g.Begin(base, signature(ps), doc)
	g.Hold(hold...)
	bases, scalar := g.operands(ps)
	rem := g.Load(g.Param(ps[0].Name).Len(), g.GP64()).(reg.GPVirtual)
	idx := g.GP64()
	g.XORQ(idx, idx)
	w := g.Lanes()

	step := func(j int, t *tail) {
		at := func(i int) operand.Mem {
			return operand.Mem{Base: bases[i], Index: idx, Scale: uint8(ps[i].Kind.size()), Disp: j * w * ps[i].Kind.size()}
		}
		var in []V
		var s []func() V
		for i, p := range ps {
			if p.Kind == Scalar {
				s = append(s, func() V { return scalar(i) })
			} else if p.Kind.read() {
				in = append(in, g.load(p.Kind, at(i), t))
			}
		}
		out := body(in, s)
		for i, p := range ps {
			if !p.Kind.written() {
				continue
			}
			if p.Kind == OutM {
				g.storeMask(out[0].(M), at(i), t)
			} else {
				g.store(p.Kind, out[0].(V), at(i), t)
			}
			out = out[1:]
		}
	}

	g.Label("many")
	g.CMPQ(rem, operand.U32(uint32(unroll*w)))
	g.JL(operand.LabelRef("one"))
	for j := range unroll {
		step(j, nil)
	}
	g.ADDQ(operand.U32(uint32(unroll*w)), idx)
	g.SUBQ(operand.U32(uint32(unroll*w)), rem)
	g.JMP(operand.LabelRef("many"))
	if unroll > 1 {
		g.Label("one")
		g.CMPQ(rem, operand.U32(uint32(w)))
		g.JL(operand.LabelRef("part"))
		step(0, nil)
		g.ADDQ(operand.U32(uint32(w)), idx)
		g.SUBQ(operand.U32(uint32(w)), rem)
		g.JMP(operand.LabelRef("one"))
	} else {
		g.Label("one")
	}
	g.Label("part")
	g.TESTQ(rem, rem)
	g.JE(operand.LabelRef("done"))
	t := g.mask(rem)
	step(0, &t)
	g.Label("done")
	g.End()
}

func (g *Gen) storeMask(c M, m operand.Mem, t *tail) {
	if !g.wide {
		one := g.Vec()
		g.VPSRLD(operand.U8(31), c.v, one)
		g.store(OutI8, one, m, t)
		return
	}
	x, one := g.XMM(), g.XMM()
	g.VMOVUPS(g.data("bytes01", 0x01010101, 0x01010101, 0x01010101, 0x01010101), one)
	g.VMOVDQU8_Z(one, c.k, x)
	if t == nil {
		g.VMOVUPS(x, m)
	} else {
		g.VMOVDQU8(x, t.m.k, m)
	}
}

// Clip is x limited to [low, high], of which none is NaN.
func (g Values) Clip(x, low, high V) V {
	d, e := g.Vec(), g.Vec()
	g.VMAXPS(low, x, d)
	g.VMINPS(high, d, e)
	return e
}

// ClipInt is the integer x limited to [low, high].
func (g Values) ClipInt(x, low, high V) V {
	d, e := g.Vec(), g.Vec()
	g.VPMAXSD(low, x, d)
	g.VPMINSD(high, d, e)
	return e
}
