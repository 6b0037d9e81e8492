package program

import (
	"crypto/sha256"
	"fmt"
	"strings"

	"assay/repops/cuda"
)

// sourceWidth is the width of rows up to which a group is written as a kernel of its own: a warp has a row in registers.
const sourceWidth = 2048

// sourcePointers is the most tensors that a written kernel reads and writes. A kernel's parameter has at most 4,096 bytes, and what
// has so many operands has no registers for them.
const sourcePointers = 128

// sourceWarps is the warps of a block of a written kernel.
const sourceWarps = 8

// deviceSource is a group written as a kernel: straight-line code in which what one node leaves for the next is in registers. The text
// depends on what is computed alone, so that layers share it; addresses are its parameter.
type deviceSource struct {
	name, text string
	refs       []sourceRef // the kernel's pointers, in order
	pieces     int         // of which a warp computes one at a time
	warps      int         // of a block
	shared     int         // bytes
	writes     []bool      // by pointer: results go there of which that is so
	again      bool        // what is read may be read again, or by another thread, after results were written
}

// sourceRef is a tensor's element by which a pointer begins.
type sourceRef struct {
	tensor, offset int // index in the group's refs; elements
	dtype          DType
}

// sourceValue is a variable of the text.
type sourceValue struct {
	name  string
	width int // elements a row that it has; 1: one number, the same in all lanes
}

// sourceWriter writes one kernel.
type sourceWriter struct {
	g       *group
	width   int // elements of a row; of a flat group 256, a warp's piece
	per     int // of them a lane's
	flat    bool
	refs    []sourceRef
	once    strings.Builder // before the rows
	loads   strings.Builder // of a row, before all else
	body    strings.Builder
	slots   map[int]sourceValue // what stands in a slot
	tensors map[int]sourceValue // what the group has written to a tensor
	loaded  map[string]sourceValue
	next    int
	alone   map[int]bool // of pointers that are written: one lane writes what all lanes know
	failed  bool         // not a group that it writes
}

var sourceTypes = map[DType]string{F32: "float", I32: "i32", I8: "i8"}

// writeGroup writes a group, nil if it is none that can be written.
func writeGroup(g *group) *deviceSource {
	s := writeWide(g)
	if s == nil {
		s = writeRows(g)
	}
	if s == nil || len(s.refs) > sourcePointers {
		return nil
	}
	return s
}

// writeRows writes a group whose rows fit into registers.
func writeRows(g *group) *deviceSource {
	w := &sourceWriter{g: g, width: g.width, flat: g.flat, slots: map[int]sourceValue{}, tensors: map[int]sourceValue{}, loaded: map[string]sourceValue{}, alone: map[int]bool{}}
	if w.flat {
		w.width = Group
	}
	// Short rows are several to a warp in the interpreter.
	if w.width > sourceWidth || w.width < 32 {
		return nil
	}
	w.per = (w.width + 31) / 32
	for i := range g.instrs {
		w.instr(&g.instrs[i])
		if w.failed {
			return nil
		}
	}
	var t strings.Builder
	fmt.Fprintf(&t, "struct NAME_args { u64 p[%d]; u64 rows; };\nKERNEL(NAME, NAME_args, %d, 1) {\nconst u32 lane = threadIdx.x & 31;\n", max(1, len(w.refs)), 32*sourceWarps)
	t.WriteString(w.once.String())
	first := fmt.Sprintf("for (u64 row = (u64)blockIdx.x * %d + threadIdx.x / 32; row", sourceWarps)
	next := fmt.Sprintf("a.rows; row += (u64)gridDim.x * %d) {\n", sourceWarps)
	if w.flat {
		fmt.Fprintf(&t, "%s * %d < %sconst u32 width = a.rows - row * %[2]d < %[2]d ? (u32)(a.rows - row * %[2]d) : %[2]d;\n", first, Group, next)
	} else {
		fmt.Fprintf(&t, "%s < %sconst u32 width = %d;\n", first, next, w.width)
	}
	t.WriteString(w.loads.String() + w.body.String() + "}\n}\n")
	sum := sha256.Sum256([]byte(t.String()))
	s := &deviceSource{name: fmt.Sprintf("rows_%x", sum[:12]), refs: w.refs, pieces: g.rows, warps: sourceWarps}
	if w.flat {
		s.pieces = (g.rows + Group - 1) / Group
	}
	s.writes = make([]bool, len(w.refs))
	for k, alone := range w.alone {
		s.writes[k], s.again = alone, s.again || alone
	}
	s.text = strings.ReplaceAll(t.String(), "NAME", s.name)
	return s
}

func (w *sourceWriter) fail() sourceValue {
	w.failed = true
	return sourceValue{}
}

// pointer is the number of a tensor's element among the kernel's pointers.
func (w *sourceWriter) pointer(tensor, offset int, t DType) int {
	r := sourceRef{tensor, offset, t}
	for i, have := range w.refs {
		if have == r {
			return i
		}
	}
	w.refs = append(w.refs, r)
	return len(w.refs) - 1
}

func (w *sourceWriter) variable(width int) sourceValue {
	w.next++
	return sourceValue{fmt.Sprintf("v%d", w.next), width}
}

// wide says whether rows of so many elements are a lane's registers, not numbers that all lanes know.
func (w *sourceWriter) wide(width int) bool { return w.flat || width == w.width && width > 1 }

// each writes a statement for each of a lane's elements j, which is element i of the row.
func (w *sourceWriter) each(to *strings.Builder, declare, statement string) {
	to.WriteString(declare)
	fmt.Fprintf(to, "UNROLL for (u32 j = 0; j < %d; j++) { const u32 i = lane + 32 * j; if (i < width) { %s } }\n", w.per, statement)
}

// rowWidth is the elements a row of a place, as values count them.
func (w *sourceWriter) rowWidth(p *place) int {
	if w.flat {
		return w.width
	}
	return max(1, p.width)
}

// operand is the value of a place.
func (w *sourceWriter) operand(p *place) sourceValue {
	switch {
	case p.kind == placeSlot:
		return w.slots[p.slot]
	case p.kind == placeTensor && p.offset == 0:
		if v, ok := w.tensors[p.tensor]; ok {
			return v
		}
	}
	k := w.pointer(p.tensor, p.offset, p.dtype)
	t := sourceTypes[p.dtype]
	key := fmt.Sprintf("%d %d %v %d", k, p.kind, p.column, p.width)
	if v, ok := w.loaded[key]; ok {
		return v
	}
	from := fmt.Sprintf("((const %s *)a.p[%d])", t, k)
	v := w.variable(1)
	switch {
	case p.kind == placeScalar:
		fmt.Fprintf(&w.once, "const %s %s = *%s;\n", t, v.name, from)
	case p.kind == placeRow:
		v.width = w.width
		if !w.wide(p.width) {
			return w.fail()
		}
		w.each(&w.loads, fmt.Sprintf("%s %s[%d];\n", t, v.name, w.per), fmt.Sprintf("%s[j] = %s[i];", v.name, from))
	case p.column || w.rowWidth(p) == 1:
		fmt.Fprintf(&w.loads, "const %s %s = %s[row];\n", t, v.name, from)
	case w.wide(w.rowWidth(p)):
		v.width = w.width
		w.each(&w.loads, fmt.Sprintf("%s %s[%d];\n", t, v.name, w.per), fmt.Sprintf("%s[j] = %s[row * %d + i];", v.name, from, w.width))
	default:
		return w.fail()
	}
	w.loaded[key] = v
	return v
}

// at is the value's element that a lane's element j needs.
func (w *sourceWriter) at(v sourceValue) string {
	if v.width > 1 {
		return v.name + "[j]"
	}
	return v.name
}

// keep notes where a value stands, and writes it to its tensor if it has one.
func (w *sourceWriter) keep(d *place, v sourceValue) {
	if d.kind == placeSlot {
		w.slots[d.slot] = v
		return
	}
	w.tensors[d.tensor] = v
	k := w.pointer(d.tensor, d.offset, d.dtype)
	to := fmt.Sprintf("((%s *)a.p[%d])", sourceTypes[d.dtype], k)
	w.alone[k] = !w.wide(v.width)
	switch {
	case w.wide(v.width):
		w.each(&w.body, "", fmt.Sprintf("%s[row * %d + i] = %s[j];", to, w.width, v.name))
	case v.width == 1:
		fmt.Fprintf(&w.body, "if (lane == 0) %s[row] = %s;\n", to, v.name)
	default:
		for g := range v.width {
			fmt.Fprintf(&w.body, "if (lane == 0) %s[row * %d + %d] = %s[%d];\n", to, v.width, g, v.name, g)
		}
	}
}

var sourceOps = map[cuda.GroupOp]string{
	cuda.GroupAdd: "op_add(%s, %s)", cuda.GroupSub: "op_sub(%s, %s)", cuda.GroupMul: "op_mul(%s, %s)", cuda.GroupDiv: "op_div(%s, %s)",
	cuda.GroupMaximum: "op_maximum(%s, %s)", cuda.GroupMinimum: "op_minimum(%s, %s)", cuda.GroupFma: "op_fma(%s, %s, %s)", cuda.GroupSigned: "op_add(%s, 0.0f)",
	cuda.GroupSqrt: "op_sqrt(%s)", cuda.GroupRsqrt: "op_rsqrt(%s)", cuda.GroupExp: "op_exp(%s)", cuda.GroupLog: "op_log(%s)", cuda.GroupTanh: "op_tanh(%s)",
	cuda.GroupErf: "op_erf(%s)", cuda.GroupSin: "op_sin(%s)", cuda.GroupCos: "op_cos(%s)",
	cuda.GroupEq: "(i8)(%s == %s)", cuda.GroupLt: "(i8)(%s < %s)", cuda.GroupLe: "(i8)(%s <= %s)", cuda.GroupEqInt: "(i8)(%s == %s)",
	cuda.GroupLtInt: "(i8)(%s < %s)", cuda.GroupLeInt: "(i8)(%s <= %s)", cuda.GroupSelect32: "%s != 0 ? %s : %s", cuda.GroupSelect8: "%s != 0 ? %s : %s",
	cuda.GroupF32ToI32: "f32_to_i32_sat(%s)", cuda.GroupF32ToI8: "f32_to_i8_sat(%s)", cuda.GroupI32ToF32: "i32_to_f32(%s)", cuda.GroupI32ToI8: "i32_to_i8_sat(%s)",
	cuda.GroupI8ToF32: "i8_to_f32(%s)", cuda.GroupI8ToI32: "(i32)%s",
}

// instr writes one instruction.
func (w *sourceWriter) instr(in *instr) {
	op := deviceOp(in)
	t := sourceTypes[in.dst.dtype]
	switch op {
	case cuda.GroupLevel:
		x := w.operand(&in.src[0])
		v := w.variable(1)
		fmt.Fprintf(&w.body, "float %s = 0.0f;\n", v.name)
		w.each(&w.body, "", fmt.Sprintf("%s = add32(%s, %s);", v.name, v.name, w.at(x)))
		fmt.Fprintf(&w.body, "%s = warp_sum(%s);\n", v.name, v.name)
		k := w.pointer(in.dst.tensor, in.dst.offset, F32)
		fmt.Fprintf(&w.body, "if (lane == 0) ((float *)a.p[%d])[row] = %s;\n", k, v.name)
	case cuda.GroupSum, cuda.GroupAmax:
		w.reduce(in, op == cuda.GroupSum)
	case cuda.GroupLoad32, cuda.GroupLoad8:
		w.load(in, t)
	default:
		var args []any
		width := w.rowWidth(&in.dst)
		for k := range in.src {
			if in.src[k].kind == placeNone {
				break
			}
			x := w.operand(&in.src[k])
			if w.failed || x.width != 1 && x.width != width {
				w.fail()
				return
			}
			args = append(args, w.at(x))
		}
		form, ok := sourceOps[op]
		if !ok || !w.wide(width) && width != 1 {
			w.fail()
			return
		}
		v := w.variable(width)
		text := fmt.Sprintf(form, args...)
		if width == 1 {
			fmt.Fprintf(&w.body, "const %s %s = %s;\n", t, v.name, text)
		} else {
			w.each(&w.body, fmt.Sprintf("%s %s[%d];\n", t, v.name, w.per), fmt.Sprintf("%s[j] = %s;", v.name, text))
		}
		w.keep(&in.dst, v)
	}
}

// reduce writes one level of a sum or maximum along the row.
func (w *sourceWriter) reduce(in *instr, sum bool) {
	x := w.operand(&in.src[0])
	if w.failed {
		return
	}
	_, n := leadOf(in.node.Operands[0].Shape)
	if x.width != n {
		w.fail()
		return
	}
	what, start, add := "amax", "from32(MINUS_INF)", "op_maximum"
	if sum {
		what, start, add = "sum", "0.0f", "add32"
	}
	groups := (n + Group - 1) / Group
	v := w.variable(groups)
	switch {
	case w.wide(n):
		fmt.Fprintf(&w.body, "float %s[%d];\n", v.name, groups)
		fmt.Fprintf(&w.body, "UNROLL for (u32 g = 0; g < %d; g++) { float t = %s; UNROLL for (u32 k = 0; k < 8; k++) { const u32 j = 8 * g + k, i = lane + 32 * j; if (j < %d && i < width) t = %s(t, %s[j < %d ? j : 0]); } %s[g] = shuffle(warp_%s(t), 0); }\n",
			groups, start, w.per, add, x.name, w.per, v.name, what)
		if groups == 1 {
			one := w.variable(1)
			fmt.Fprintf(&w.body, "const float %s = %s[0];\n", one.name, v.name)
			v = one
		}
	case n == 1 && sum:
		fmt.Fprintf(&w.body, "const float %s = op_add(%s, 0.0f);\n", v.name, x.name)
	case n == 1:
		fmt.Fprintf(&w.body, "const float %s = canonical(%s);\n", v.name, x.name)
	case n <= 8:
		fmt.Fprintf(&w.body, "const float %s = few_%s(%s);\n", v.name, what, x.name)
	default:
		w.fail()
		return
	}
	w.keep(&in.dst, v)
}

// load writes the rows of a view out.
func (w *sourceWriter) load(in *instr, t string) {
	width := w.rowWidth(&in.dst)
	if w.flat || !w.wide(width) && width != 1 {
		w.fail()
		return
	}
	v := w.variable(width)
	k := w.pointer(in.src[0].tensor, int(in.view.Offset), in.dst.dtype)
	view := deviceView(in.view, w.g.lead)
	fmt.Fprintf(&w.loads, "u64 %s_at = 0; { u64 r = row;", v.name)
	for a := int(view.Rank) - 1; a >= 0; a-- {
		fmt.Fprintf(&w.loads, " %s_at += r %% %du * %dull; r /= %du;", v.name, view.Dims[a], view.Strides[a], view.Dims[a])
	}
	w.loads.WriteString(" }\n")
	from := fmt.Sprintf("((const %s *)a.p[%d])", t, k)
	if width == 1 {
		fmt.Fprintf(&w.loads, "const %s %s = %s[%s_at];\n", t, v.name, from, v.name)
	} else {
		w.each(&w.loads, fmt.Sprintf("%s %s[%d];\n", t, v.name, w.per), fmt.Sprintf("%s[j] = %s[%s_at + i * %dull];", v.name, from, v.name, view.Last))
	}
	w.keep(&in.dst, v)
}
