package program

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"assay/repops/fused"
)

// A macro is several members of a group that one kernel of package fused computes: what stands between them needs no memory.
type macro struct {
	kernel  *macroKernel
	covered []uint32 // members that the kernel computes, ascending; the last one is the root
	dropped []uint32 // those of them that nothing else reads
	outs    []uint32 // in the order of the kernel's
	ins     []View   // vectors
	scalars []View   // numbers, or one a row
}

// macroKernel is a kernel and the expansion that it stands for.
type macroKernel struct {
	root *term
	outs []string // beside the root
	ins  []string
	nums []string
	run  func(k *fused.Kernels, m *macroOperands)
}

// macroOperands are the operands of one call.
type macroOperands struct {
	out [3][]float32
	in  [5][]float32
	num [7]float32
}

// term is a node of an expansion, or what stands at its leaves.
type term struct {
	name string // of a node that is named, of a vector, or $ and that of a number
	op   Op     // 0 at a leaf
	attr uint8
	args []*term
	bits uint32 // of a constant
	leaf leafKind
}

type leafKind uint8

const (
	leafNone leafKind = iota
	leafVector
	leafNumber
	leafConstant
)

// macroKernels in prefix notation: #… is a constant, $… a number, name=… names a node, a name alone is a vector or a named node.
var macroKernels = []*macroKernel{
	newMacro("fma $s1 div m'="+flushed("m1", "fma $k1 sub g m m")+" fma sqrt v'="+flushed("v1", "fma mul $k2 g g mul $b2 v")+" $s2 $eps mul p $s0",
		"m' v'", "p m v g", "$s0 $s1 $s2 $k1 $k2 $b2 $eps", func(k *fused.Kernels, m *macroOperands) {
			for i := range m.out {
				if &m.out[i][0] != &m.in[i][0] {
					copy(m.out[i], m.in[i])
				}
			}
			k.AdamWElements(m.out[0], m.out[1], m.out[2], m.in[3],
				fused.Adam{S0: m.num[0], S1: m.num[1], S2: m.num[2], K1: m.num[3], K2: m.num[4], Beta2: m.num[5], Eps: m.num[6]})
		}),
	newMacro("fma h=mul #3f000000 x e h", "", "x e", "", func(k *fused.Kernels, m *macroOperands) {
		k.GeluElements(m.out[0], m.in[0], m.in[1])
	}),
	newMacro("mul mul x x #bf000000", "", "x", "", func(k *fused.Kernels, m *macroOperands) {
		k.GeluSquareElements(m.out[0], m.in[0])
	}),
	newMacro("mul dy fma mul x e #3ecc422a fma erf #3f000000 #3f000000", "", "dy x e erf", "", func(k *fused.Kernels, m *macroOperands) {
		k.GeluBackwardElements(m.out[0], m.in[0], m.in[1], m.in[2], m.in[3])
	}),
	newMacro("fma xh=mul sub x $mean $r w b", "xh", "x w b", "$mean $r", func(k *fused.Kernels, m *macroOperands) {
		k.LayerNormElements(m.out[0], m.out[1], m.in[0], m.in[1], m.in[2], m.num[0], m.num[1])
	}),
	newMacro("mul $r fma xh $nb sub mul dy w $a", "", "dy w xh", "$a $nb $r", func(k *fused.Kernels, m *macroOperands) {
		k.LayerNormBackwardElements(m.out[0], m.in[0], m.in[1], m.in[2], m.num[0], m.num[1], m.num[2])
	}),
	newMacro("mul $r fma z $nb mul dy w", "", "dy w z", "$nb $r", func(k *fused.Kernels, m *macroOperands) {
		k.RMSNormBackwardElements(m.out[0], m.in[0], m.in[1], m.in[2], m.num[0], m.num[1])
	}),
}

// flushed is rule 5.4 for the node that name=x names.
func flushed(name, x string) string {
	return fmt.Sprintf("select lt max %s=%s mul %s #bf800000 #0b800000 #00000000 %s", name, x, name, name)
}

// macroWords are the operations of a macro's notation.
var macroWords = map[string]struct {
	op       Op
	attr     uint8
	operands int
}{
	"mul": {OpMul, 0, 2}, "sub": {OpSub, 0, 2}, "div": {OpDiv, 0, 2}, "fma": {OpFma, 0, 3}, "sqrt": {OpSqrt, 0, 1},
	"max": {OpMinmax, Maximum, 2}, "lt": {OpCmp, CmpLt, 2}, "select": {OpSelect, 0, 3},
}

func newMacro(expansion, outs, ins, nums string, run func(k *fused.Kernels, m *macroOperands)) *macroKernel {
	rest := strings.Fields(expansion)
	named := map[string]bool{}
	var parse func() *term
	parse = func() *term {
		word := rest[0]
		rest = rest[1:]
		name, after, isNamed := strings.Cut(word, "=")
		if isNamed {
			named[name] = true
			word = after
		}
		t := &term{}
		if w, ok := macroWords[word]; ok {
			t.op, t.attr = w.op, w.attr
			for range w.operands {
				t.args = append(t.args, parse())
			}
		} else if bits, ok := strings.CutPrefix(word, "#"); ok {
			b, err := strconv.ParseUint(bits, 16, 32)
			if err != nil {
				panic("program: macro: " + err.Error())
			}
			t.leaf, t.bits = leafConstant, uint32(b)
		} else {
			t.name, t.leaf = word, leafVector
			if word[0] == '$' {
				t.leaf = leafNumber
			}
		}
		if isNamed {
			t.name = name
		}
		return t
	}
	return &macroKernel{root: parse(), outs: strings.Fields(outs), ins: strings.Fields(ins), nums: strings.Fields(nums), run: run}
}

// matcher holds what the names of an expansion stand for in a program.
type matcher struct {
	f       *finder
	members map[uint32]bool
	names   []string
	views   []View
	covered []uint32
}

// term says whether a view is what a term stands for. Of the two orders in which most operations may be written, the first one
// that fits counts.
func (m *matcher) term(t *term, v *View) bool {
	if t.leaf == leafConstant {
		x, ok := m.f.number(v)
		return ok && math.Float32bits(x) == t.bits
	}
	if i := slices.Index(m.names, t.name); t.name != "" && i >= 0 {
		return m.views[i] == *v
	}
	if t.leaf != leafNone {
		if d, _ := m.f.p.tensor(v.Tensor); d != F32 || (t.leaf == leafVector && scalar(v)) {
			return false
		}
		m.names, m.views = append(m.names, t.name), append(m.views, *v)
		return true
	}
	n := m.f.p.Node(v.Tensor)
	if n == nil || !m.members[v.Tensor] || n.Op != t.op || n.Attr != t.attr || !m.f.wholeOf(v) {
		return false
	}
	names, covered := len(m.names), len(m.covered)
	orders := [][3]int{{0, 1, 2}}
	switch t.op {
	case OpMul, OpMinmax, OpFma:
		orders = append(orders, [3]int{1, 0, 2})
	}
	for _, order := range orders {
		ok := true
		for k, a := range t.args {
			ok = ok && m.term(a, &n.Operands[order[k]])
		}
		if ok {
			if t.name != "" {
				m.names, m.views = append(m.names, t.name), append(m.views, *v)
			}
			m.covered = append(m.covered, v.Tensor)
			return true
		}
		m.names, m.views, m.covered = m.names[:names], m.views[:names], m.covered[:covered]
	}
	return false
}

func (m *matcher) view(name string) View { return m.views[slices.Index(m.names, name)] }

// macros finds the macros of a group; stored says which members something outside of it reads. Members stand in the order in which
// the group computes them; a macro is computed in the place of its root.
func (f *finder) macros(entries []uint32, stored func(uint32) bool) []*macro {
	if !fused.Native() {
		return nil
	}
	members := map[uint32]bool{}
	readers := map[uint32][]uint32{}
	order := map[uint32]int{}
	for i, e := range entries {
		members[e], order[e] = true, i
		for _, v := range f.p.Node(e).Operands {
			readers[v.Tensor] = append(readers[v.Tensor], e)
		}
	}
	var list []*macro
	madeAt := map[uint32]uint32{} // the root of the macro that makes or drops a member
	gone := map[uint32]bool{}     // members that macros drop
	read := map[uint32]bool{}     // tensors that macros read
	for _, root := range entries {
		n := f.p.Node(root)
		for _, k := range macroKernels {
			whole := View{Tensor: root, Shape: n.Shape, Stride: rowMajor(n.Shape)}
			q := &matcher{f: f, members: members}
			if n.DType != F32 || !q.term(k.root, &whole) {
				continue
			}
			slices.Sort(q.covered)
			c := &macro{kernel: k, covered: slices.Compact(q.covered), outs: []uint32{root}}
			for _, name := range k.outs {
				c.outs = append(c.outs, q.view(name).Tensor)
			}
			for _, name := range k.ins {
				c.ins = append(c.ins, q.view(name))
			}
			for _, name := range k.nums {
				c.scalars = append(c.scalars, q.view(name))
			}
			ok := true
			// From the root down, since a member goes only if all that reads it is made by the kernel or goes too.
			for _, e := range slices.Backward(c.covered) {
				out := slices.Contains(c.outs, e)
				other := stored(e)
				for _, r := range readers[e] {
					if slices.Contains(c.outs, r) || slices.Contains(c.dropped, r) {
						continue
					}
					other = true
					// What the kernel makes exists when its root does.
					ok = ok && (!out || order[r] > order[root])
				}
				if out || !other {
					_, made := madeAt[e]
					ok = ok && !made && !read[e]
				}
				if !out && !other {
					c.dropped = append(c.dropped, e)
				}
			}
			operands := slices.Concat(c.ins, c.scalars)
			for _, v := range operands {
				at, made := madeAt[v.Tensor]
				ok = ok && !gone[v.Tensor] && (!made || order[at] < order[root]) &&
					!slices.Contains(c.dropped, v.Tensor) && !slices.Contains(c.outs, v.Tensor)
			}
			if !ok || len(c.dropped)+len(c.outs) < 2 {
				continue
			}
			for _, e := range c.dropped {
				gone[e] = true
			}
			for _, e := range slices.Concat(c.dropped, c.outs) {
				madeAt[e] = root
			}
			for _, v := range operands {
				read[v.Tensor] = true
			}
			list = append(list, c)
			break
		}
	}
	return list
}

// macro adds the instruction of a macro, or its members one by one if an operand is not in the form that its kernel wants.
func (c *grouper) macro(m *macro) {
	root := c.p.Node(m.outs[0])
	w := c.rowWidth(root.Shape)
	in := instr{kind: instrMacro, entry: m.outs[0], macro: m}
	ok := true
	for i := range m.ins {
		s := c.operand(&m.ins[i])
		ok = ok && !s.column && s.width == w && s.kind != placeScalar
		in.byRow = in.byRow || s.kind == placeRow
		in.args = append(in.args, s)
	}
	for i := range m.scalars {
		s := c.operand(&m.scalars[i])
		ok = ok && (s.kind == placeScalar || s.column)
		in.byRow = in.byRow || s.column
		in.args = append(in.args, s)
	}
	if !ok {
		for _, e := range m.covered {
			if slices.Contains(m.outs, e) || slices.Contains(m.dropped, e) {
				c.member(e)
			}
		}
		return
	}
	for _, e := range m.outs {
		d := place{dtype: F32, width: w}
		if c.stored(e) {
			d.kind, d.tensor = placeTensor, c.ref(ref{entry: e})
		} else {
			d = c.slot(F32, w)
		}
		in.outs = append(in.outs, d)
		c.members[e] = d
	}
	c.emit(in)
}

// macro computes a macro on the rows of a block.
func (b *block) macro(in *instr) {
	m := &b.s.operands
	k, ins := in.macro.kernel, len(in.macro.ins)
	w, rows, step := in.outs[0].width, b.hi-b.lo, b.hi-b.lo
	if in.byRow {
		step = 1
	}
	for r := 0; r < rows; r += step {
		lo, hi := r*w, (r+step)*w
		for i := range in.outs {
			m.out[i] = b.piece(&in.outs[i]).f[lo:hi]
		}
		for i := range in.args {
			s := &in.args[i]
			x := b.piece(s)
			switch {
			case i < ins && s.kind == placeRow:
				m.in[i] = x.f
			case i < ins:
				m.in[i] = x.f[lo:hi]
			case s.column:
				m.num[i-ins] = x.f[r]
			default:
				m.num[i-ins] = x.value
			}
		}
		k.run(b.r.fused, m)
	}
}
