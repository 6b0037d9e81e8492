package lanes

import (
	"math"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Reduction is how the values of a group become one.
type Reduction struct {
	Join func(g *Gen, a, b V) V
	// Into is Join that leaves the result in acc.
	Into func(g *Gen, acc, b V)
	// Start is what the lanes hold before the first value, and a missing value.
	Start uint32
	// Memory joins a vector in memory to acc in place, or is nil.
	Memory func(g *Gen, m operand.Mem, acc V)
}

// Sum is rule 2.6 of docs/arithmetic.md.
var Sum = Reduction{
	Join:   func(g *Gen, a, b V) V { return g.Add(a, b) },
	Into:   func(g *Gen, acc, b V) { g.VADDPS(b, acc, acc) },
	Memory: func(g *Gen, m operand.Mem, acc V) { g.VADDPS(m, acc, acc) },
}

// Amax is IEEE 754-2019 maximum over a group.
var Amax = Reduction{
	Join:  func(g *Gen, a, b V) V { return g.Maximum(a, b) },
	Into:  func(g *Gen, acc, b V) { g.extremeInto(acc, acc, b, true) },
	Start: 0xff800000,
}

// AmaxAbs is the maximum over a group of patterns of magnitudes, of which those of NaN are the largest.
var AmaxAbs = Reduction{
	Join: func(g *Gen, a, b V) V { d := g.Vec(); g.VPMAXUD(b, a, d); return d },
	Into: func(g *Gen, acc, b V) { g.VPMAXUD(b, acc, acc) },
}

// group is the number of elements that become one, slots the number of running values of a group.
const (
	group = 256
	slots = 32
)

// Groups writes a kernel that maps elements as Map does and reduces each 256 of them, the last group perhaps shorter, to one
// element of the first parameter, dst. The slices after dst have the length of the second parameter, n > 0; dst has
// ⌈n/256⌉ elements. A nil body takes the only slice as it is.
func (g *Gen) Groups(base, spec, doc string, r Reduction, hold []uint32, body func(in []V, s []func() V) V) {
	ps := P(spec)
	g.Begin(base, signature(append([]Param{{"dst", Out}}, ps...)), doc)
	g.Hold(nan)
	g.Hold(hold...)
	bases, scalar := g.operands(ps)
	dst := g.Load(g.Param("dst").Base(), g.GP64()).(reg.GPVirtual)
	rem := g.Load(g.Param(ps[0].Name).Len(), g.GP64()).(reg.GPVirtual)
	idx := g.GP64()
	g.XORQ(idx, idx)
	w := g.Lanes()
	parts := slots / w

	value := func(j int, t *tail) V {
		var in []V
		var s []func() V
		for i, p := range ps {
			if p.Kind == Scalar {
				s = append(s, func() V { return scalar(i) })
			} else {
				in = append(in, g.load(p.Kind, operand.Mem{Base: bases[i], Index: idx, Scale: 4, Disp: 4 * w * j}, t))
			}
		}
		if body == nil {
			return in[0]
		}
		return body(in, s)
	}
	start := func() []V {
		acc := make([]V, parts)
		for j := range acc {
			acc[j] = g.Vec()
			if r.Start == 0 {
				g.VXORPS(acc[j], acc[j], acc[j])
			} else {
				g.VMOVAPS(g.Bits(r.Start), acc[j])
			}
		}
		return acc
	}
	join := func(acc []V, j int, t *tail) {
		a := acc[j%parts]
		if body == nil && t == nil && r.Memory != nil {
			r.Memory(g, operand.Mem{Base: bases[0], Index: idx, Scale: 4, Disp: 4 * w * j}, a)
			return
		}
		v := value(j, t)
		if t != nil {
			v = g.Select(t.m, v, g.Bits(r.Start))
		}
		r.Into(g, a, v)
	}

	g.Label("whole")
	g.CMPQ(rem, operand.U32(group))
	g.JL(operand.LabelRef("part"))
	acc := start()
	for j := range group / w {
		join(acc, j, nil)
	}
	g.fold(r, acc, dst)
	g.ADDQ(operand.U8(4), dst)
	g.ADDQ(operand.U32(group), idx)
	g.SUBQ(operand.U32(group), rem)
	g.JMP(operand.LabelRef("whole"))

	g.Label("part")
	g.TESTQ(rem, rem)
	g.JE(operand.LabelRef("done"))
	acc = start()
	g.Label("slots")
	g.CMPQ(rem, operand.U32(slots))
	g.JL(operand.LabelRef("few"))
	for j := range parts {
		join(acc, j, nil)
	}
	g.ADDQ(operand.U8(slots), idx)
	g.SUBQ(operand.U8(slots), rem)
	g.JMP(operand.LabelRef("slots"))
	g.Label("few")
	for j, t := range g.masks(rem, parts) {
		join(acc, j, &t)
	}
	g.fold(r, acc, dst)
	g.Label("done")
	g.End()
}

// masks makes the masks of the first rem < 32 elements of parts vectors that follow one another.
func (g *Gen) masks(rem reg.GPVirtual, parts int) []tail {
	ts := make([]tail, parts)
	if g.wide {
		bits := g.GP64()
		g.MOVQ(rem, reg.RCX)
		g.MOVL(operand.U32(1), bits.As32())
		g.SHLQ(reg.CL, bits)
		g.DECQ(bits)
		for j := range ts {
			k := g.K()
			g.KMOVW(bits.As32(), k)
			g.SHRQ(operand.U8(16), bits)
			ts[j] = tail{m: M{k: k}}
		}
		return ts
	}
	words := make([]uint32, 2*slots)
	for i := range slots {
		words[i] = math.MaxUint32
	}
	table := g.data("slotmask", words...)
	t, i := g.GP64(), g.GP64()
	g.LEAQ(table, t)
	g.MOVQ(rem, i)
	g.NEGQ(i)
	for j := range ts {
		v := g.Vec()
		g.VMOVUPS(operand.Mem{Base: t, Index: i, Scale: 4, Disp: 4*slots + 4*8*j}, v)
		ts[j] = tail{m: M{v: v}}
	}
	return ts
}

// fold joins the 32 values of a group as v[l] with v[l+h] for h = 16, 8, 4, 2, 1 and stores the first one.
func (g *Gen) fold(r Reduction, acc []V, dst reg.GPVirtual) {
	for len(acc) > 1 {
		h := len(acc) / 2
		for l := range h {
			acc[l] = r.Join(g, acc[l], acc[l+h])
		}
		acc = acc[:h]
	}
	v := acc[0]
	high := func(move func(from, to V)) {
		t := g.Vec()
		move(v, t)
		v = r.Join(g, v, t)
	}
	if g.wide {
		high(func(from, to V) { g.VSHUFF32X4(operand.U8(0b_1110), from, from, to) })
		high(func(from, to V) { g.VSHUFF32X4(operand.U8(0b_0001), from, from, to) })
	} else {
		high(func(from, to V) { g.VPERM2F128(operand.U8(1), from, from, to) })
	}
	high(func(from, to V) { g.VPERMILPS(operand.U8(0b_1110), from, to) })
	high(func(from, to V) { g.VMOVSHDUP(from, to) })
	g.VMOVSS(g.Canonical(v).AsX(), operand.Mem{Base: dst})
}

// Columns writes a kernel that reduces each column of up to 256 rows to one element of dst, bit for bit as Groups would reduce a
// copy of the column. A call does vectors·lanes columns; the matrices given by pointers have their rows stride bytes apart.
// A nil body takes the only matrix as it is.
func (g *Gen) Columns(base, doc string, names []string, vectors int, r Reduction, body func(in []V) V) {
	sig := "func(dst *float32, "
	for _, n := range names {
		sig += n + " *float32, "
	}
	g.Begin(base, sig+"stride, rows int)", doc)
	g.Hold(nan)
	dst := g.Load(g.Param("dst"), g.GP64())
	var bases []reg.Register
	for _, n := range names {
		bases = append(bases, g.Load(g.Param(n), g.GP64()))
	}
	stride := g.Load(g.Param("stride"), g.GP64())
	rows := g.Load(g.Param("rows"), g.GP64())
	step := g.GP64()
	g.MOVQ(stride, step)
	g.SHLQ(operand.U8(5), step) // 32 rows
	w := g.Lanes()

	// slot is the running value v[l] of every column.
	slot := func(l int) []V {
		acc := make([]V, vectors)
		for j := range acc {
			acc[j] = g.Vec()
			if r.Start == 0 {
				g.VXORPS(acc[j], acc[j], acc[j])
			} else {
				g.VMOVAPS(g.Bits(r.Start), acc[j])
			}
		}
		at, rem := g.GP64(), g.GP64()
		g.IMUL3Q(operand.U32(uint32(l)), stride, at)
		g.MOVQ(rows, rem)
		again, done := g.label("rows"), g.label("slot")
		g.SUBQ(operand.U8(uint8(l)), rem)
		g.JLE(operand.LabelRef(done))
		g.Label(again)
		for j := range acc {
			in := func(i int) operand.Mem {
				return operand.Mem{Base: bases[i], Index: at, Scale: 1, Disp: 4 * w * j}
			}
			if body == nil && r.Memory != nil {
				r.Memory(g, in(0), acc[j])
				continue
			}
			vs := make([]V, len(bases))
			for i := range bases {
				vs[i] = g.load(In, in(i), nil)
			}
			v := vs[0]
			if body != nil {
				v = body(vs)
			}
			r.Into(g, acc[j], v)
		}
		g.ADDQ(step, at)
		g.SUBQ(operand.U8(slots), rem)
		g.JG(operand.LabelRef(again))
		g.Label(done)
		return acc
	}
	// Slots are visited in the order in which the fold needs them, so that no more than six are alive at once.
	var folded func(l, h int) []V
	folded = func(l, h int) []V {
		if h == slots {
			return slot(l)
		}
		a, b := folded(l, 2*h), folded(l+h, 2*h)
		for j := range a {
			r.Into(g, a[j], b[j])
		}
		return a
	}
	for j, v := range folded(0, 1) {
		g.store(Out, v, operand.Mem{Base: dst, Disp: 4 * w * j}, nil)
	}
	g.End()
}
