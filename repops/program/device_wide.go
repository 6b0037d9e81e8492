package program

import (
	"crypto/sha256"
	"fmt"
	"strings"

	"assay/repops/cuda"
)

const (
	// wideWarps is the warps of a block that computes a long row, wideBlocks the blocks a multiprocessor for which there are registers.
	wideWarps, wideBlocks = 8, 3
	// wideGroups is the most groups of a row: more would be three levels.
	wideGroups = Group
)

// A long row does not fit into registers, so a kernel for it goes over it once for each reduction that another depends on, and once
// more for the rest: what it needs again it reads again, where the group has stored it or it was given, or computes again.

// wideValue is what an instruction makes, or an operand that the group reads.
type wideValue struct {
	name   string
	dtype  DType
	wide   bool // W elements a row; else one number
	pass   int  // from which on it is known
	form   string
	args   []*wideValue
	stored int    // its pointer, −1 if it has none
	load   string // of an operand that is read
	level  int    // number of the first-level reduction, −1 if it is none
}

type wideWriter struct {
	sourceWriter
	values map[int]*wideValue // by slot
	made   map[int]*wideValue // by tensor
	read   map[string]*wideValue
	all    []*wideValue
	levels []*wideLevel
	passes int
}

// wideLevel is a reduction of the row.
type wideLevel struct {
	of   *wideValue
	sum  bool
	done bool // its second level was met
}

// writeWide writes a group of long rows, nil if it is none that can be written.
func writeWide(g *group) *deviceSource {
	if g.flat || g.width <= sourceWidth || (g.width+Group-1)/Group > wideGroups {
		return nil
	}
	w := &wideWriter{sourceWriter: sourceWriter{g: g, width: g.width}, values: map[int]*wideValue{}, made: map[int]*wideValue{}, read: map[string]*wideValue{}}
	for i := range g.instrs {
		w.add(&g.instrs[i])
		if w.failed {
			return nil
		}
	}
	for _, l := range w.levels {
		if !l.done {
			return nil
		}
	}
	groups := (g.width + Group - 1) / Group
	body := w.text(groups)
	text := fmt.Sprintf("struct NAME_args { u64 p[%d]; u64 rows; };\nKERNEL(NAME, NAME_args, %d, %d) {\n%s}\n", max(1, len(w.refs)), 32*wideWarps, wideBlocks, body)
	sum := sha256.Sum256([]byte(text))
	s := &deviceSource{name: fmt.Sprintf("wide_%x", sum[:12]), refs: w.refs, pieces: g.rows * sourceWarps, warps: wideWarps, shared: 4 * len(w.levels) * (groups + 1)}
	s.again, s.writes = true, make([]bool, len(w.refs))
	for _, v := range w.all {
		if v.stored >= 0 {
			s.writes[v.stored] = true
		}
	}
	s.text = strings.ReplaceAll(text, "NAME", s.name)
	return s
}

func (w *wideWriter) value(v wideValue) *wideValue {
	w.next++
	v.name = fmt.Sprintf("v%d", w.next)
	for _, a := range v.args {
		v.pass = max(v.pass, a.pass)
	}
	w.passes = max(w.passes, v.pass+1)
	w.all = append(w.all, &v)
	return &v
}

// operand is the value of a place.
func (w *wideWriter) operand(p *place) *wideValue {
	if p.kind == placeSlot {
		return w.values[p.slot]
	}
	if v, ok := w.made[p.tensor]; ok && p.kind == placeTensor && p.offset == 0 {
		return v
	}
	k := w.pointer(p.tensor, p.offset, p.dtype)
	key := fmt.Sprintf("%d %d %v %d", k, p.kind, p.column, p.width)
	if v, ok := w.read[key]; ok {
		return v
	}
	from := fmt.Sprintf("((const %s *)a.p[%d])", sourceTypes[p.dtype], k)
	v := wideValue{dtype: p.dtype, stored: -1, level: -1}
	switch {
	case p.kind == placeScalar:
		v.load = from + "[0]"
	case p.kind == placeRow && p.width == w.width:
		v.wide, v.load = true, from+"[i]"
	case p.column || p.width == 1:
		v.load = from + "[row]"
	case p.kind == placeTensor && p.width == w.width:
		v.wide, v.load = true, fmt.Sprintf("%s[row * %d + i]", from, w.width)
	default:
		w.failed = true
		return nil
	}
	w.read[key] = w.value(v)
	return w.read[key]
}

// keep notes where a value stands.
func (w *wideWriter) keep(d *place, v *wideValue) {
	if d.kind == placeSlot {
		w.values[d.slot] = v
		return
	}
	v.stored = w.pointer(d.tensor, d.offset, d.dtype)
	w.made[d.tensor] = v
}

// add takes an instruction in.
func (w *wideWriter) add(in *instr) {
	op := deviceOp(in)
	switch op {
	case cuda.GroupSum, cuda.GroupAmax:
		x := w.operand(&in.src[0])
		if w.failed || x == nil {
			w.failed = true
			return
		}
		_, n := leadOf(in.node.Operands[0].Shape)
		sum := op == cuda.GroupSum
		switch {
		case x.wide && n == w.width && in.dst.kind == placeSlot:
			w.levels = append(w.levels, &wideLevel{of: x, sum: sum})
			w.values[in.dst.slot] = &wideValue{dtype: F32, stored: -1, level: len(w.levels) - 1, pass: x.pass}
		case x.level >= 0 && !x.wide && w.levels[x.level].sum == sum && !w.levels[x.level].done:
			w.levels[x.level].done = true
			v := w.value(wideValue{dtype: F32, stored: -1, level: -1, load: fmt.Sprintf("results[%d]", x.level), pass: x.pass + 1})
			w.keep(&in.dst, v)
		default:
			w.failed = true
		}
		return
	case cuda.GroupRandom, cuda.GroupLevel, cuda.GroupLoad32, cuda.GroupLoad8:
		w.failed = true
		return
	}
	v := wideValue{dtype: in.dst.dtype, wide: in.dst.width == w.width, stored: -1, level: -1, form: sourceOps[op]}
	if v.form == "" || !v.wide && in.dst.width != 1 {
		w.failed = true
		return
	}
	for k := range in.src {
		if in.src[k].kind == placeNone {
			break
		}
		x := w.operand(&in.src[k])
		if w.failed || x == nil || x.level >= 0 || x.wide && !v.wide {
			w.failed = true
			return
		}
		v.args = append(v.args, x)
	}
	w.keep(&in.dst, w.value(v))
}

// text is the kernel's body.
func (w *wideWriter) text(groups int) string {
	var t strings.Builder
	t.WriteString("const u32 lane = threadIdx.x & 31, warp = threadIdx.x / 32;\n")
	if len(w.levels) > 0 {
		fmt.Fprintf(&t, "float *levels = (float *)shared_memory(), *results = levels + %d;\n", len(w.levels)*groups)
	}
	t.WriteString("for (u64 row = blockIdx.x; row < a.rows; row += gridDim.x) {\n")
	for pass := range w.passes {
		w.numbers(&t, pass)
		w.pass(&t, pass, groups)
	}
	t.WriteString("barrier();\n}\n")
	return t.String()
}

// numbers writes what is known from a pass on and is one number a row.
func (w *wideWriter) numbers(t *strings.Builder, pass int) {
	for _, v := range w.all {
		if v.wide || v.pass != pass {
			continue
		}
		text := v.load
		if v.form != "" {
			var args []any
			for _, a := range v.args {
				args = append(args, a.name)
			}
			text = fmt.Sprintf(v.form, args...)
		}
		fmt.Fprintf(t, "const %s %s = %s;\n", sourceTypes[v.dtype], v.name, text)
		if v.stored >= 0 {
			fmt.Fprintf(t, "if (threadIdx.x == 0) ((%s *)a.p[%d])[row] = %s;\n", sourceTypes[v.dtype], v.stored, v.name)
		}
	}
}

// pass writes one way over the row: what it reduces and what it stores.
func (w *wideWriter) pass(t *strings.Builder, pass, groups int) {
	needed := map[*wideValue]bool{}
	var need func(v *wideValue)
	need = func(v *wideValue) {
		if !v.wide || needed[v] {
			return
		}
		needed[v] = true
		if v.form != "" && (v.stored < 0 || v.pass == pass) {
			for _, a := range v.args {
				need(a)
			}
		}
	}
	for _, l := range w.levels {
		if l.of.pass == pass {
			need(l.of)
		}
	}
	for _, v := range w.all {
		if v.wide && v.stored >= 0 && v.pass == pass {
			need(v)
		}
	}
	if len(needed) == 0 {
		return
	}
	each := func(statement string) {
		fmt.Fprintf(t, "UNROLL for (u32 j = 0; j < 8; j++) { const u32 i = first + 32 * j; if (i < %d) { %s } }\n", w.width, statement)
	}
	fmt.Fprintf(t, "for (u32 g = warp; g < %d; g += %d) {\nconst u32 first = g * %d + lane;\n", groups, wideWarps, Group)
	// What is read comes first, so that the reads overlap.
	for _, computed := range []bool{false, true} {
		for _, v := range w.all {
			again := v.form != "" && v.stored >= 0 && v.pass < pass
			if !needed[v] || (v.form != "" && !again) != computed {
				continue
			}
			text := v.load
			switch {
			case again:
				text = fmt.Sprintf("((const %s *)a.p[%d])[row * %d + i]", sourceTypes[v.dtype], v.stored, w.width)
			case computed:
				var args []any
				for _, a := range v.args {
					name := a.name
					if a.wide {
						name += "[j]"
					}
					args = append(args, name)
				}
				text = fmt.Sprintf(v.form, args...)
			}
			fmt.Fprintf(t, "%s %s[8];\n", sourceTypes[v.dtype], v.name)
			each(fmt.Sprintf("%s[j] = %s;", v.name, text))
			if computed && v.stored >= 0 && v.pass == pass {
				each(fmt.Sprintf("((%s *)a.p[%d])[row * %d + i] = %s[j];", sourceTypes[v.dtype], v.stored, w.width, v.name))
			}
		}
	}
	reduced := false
	for k, l := range w.levels {
		if l.of.pass != pass {
			continue
		}
		reduced = true
		what, start, add := "amax", "from32(MINUS_INF)", "op_maximum"
		if l.sum {
			what, start, add = "sum", "0.0f", "add32"
		}
		fmt.Fprintf(t, "{ float t = %s;\n", start)
		each(fmt.Sprintf("t = %s(t, %s[j]);", add, l.of.name))
		fmt.Fprintf(t, "t = warp_%s(t);\nif (lane == 0) levels[%d + g] = t; }\n", what, k*groups)
	}
	t.WriteString("}\n")
	if !reduced {
		return
	}
	t.WriteString("barrier();\n")
	for k, l := range w.levels {
		if l.of.pass != pass {
			continue
		}
		what, start, add := "amax", "from32(MINUS_INF)", "op_maximum"
		if l.sum {
			what, start, add = "sum", "0.0f", "add32"
		}
		fmt.Fprintf(t, "if (warp == %d) { float t = %s; for (u32 i = lane; i < %d; i += 32) t = %s(t, levels[%d + i]); t = warp_%s(t); if (lane == 0) results[%d] = t; }\n",
			k%wideWarps, start, groups, add, k*groups, what, k)
	}
	t.WriteString("barrier();\n")
}
