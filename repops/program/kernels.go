package program

import (
	"assay/repops/num"
)

const canonicalNaN = num.CanonicalNaN

func canonical(x float32) float32 { return num.Canonical(x) }

// node computes one node on the rows of a block.
func (b *block) node(in *instr) {
	n := in.node
	d := b.piece(&in.dst)
	if n.Op == OpRandom {
		s := &n.Operands[0]
		t := b.g.bound[in.src[0].tensor].I32
		seed := uint64(uint32(t[s.Offset])) | uint64(uint32(t[s.Offset+s.Stride[0]]))<<32
		b.r.vec.Random(d.f, seed, uint64(b.lo)*uint64(in.dst.width), in.entry, uint32(b.r.part))
		return
	}
	var x [3]piece
	for k := range n.Operands {
		x[k] = b.piece(&in.src[k])
	}
	if !in.byRow {
		b.compute(in, &d, &x, b.hi-b.lo)
		return
	}
	w := in.dst.width
	all, of := d.f, x
	for r := range b.hi - b.lo {
		d.f = all[r*w : (r+1)*w]
		for k := range n.Operands {
			switch p := &in.src[k]; {
			case p.column:
				x[k].scalar, x[k].value = true, of[k].f[r]
			case p.kind != placeScalar && p.kind != placeRow:
				x[k].f = of[k].f[r*w : (r+1)*w]
			}
		}
		b.compute(in, &d, &x, 1)
	}
}

// compute computes rows of a node.
func (b *block) compute(in *instr, d *piece, operands *[3]piece, rows int) {
	n := in.node
	v, c := b.r.vec, b.r.cr
	x, y, z := &operands[0], &operands[1], &operands[2]
	switch n.Op {
	case OpSum:
		if in.src[0].width == 1 {
			v.AddScalar(d.f, x.f, 0) // of one: −0 becomes +0. A call a row would take long
			return
		}
		v.SumRowGroups(d.f, x.f, rows, in.src[0].width)
	case OpAmax:
		v.AmaxRowGroups(d.f, x.f, rows, in.src[0].width)
	case OpAdd:
		switch {
		case x.scalar:
			v.AddScalar(d.f, y.f, x.value)
		case y.scalar:
			v.AddScalar(d.f, x.f, y.value)
		default:
			v.Add(d.f, x.f, y.f)
		}
	case OpSub:
		switch {
		case x.scalar:
			v.ScalarSub(d.f, y.f, x.value)
		case y.scalar:
			v.SubScalar(d.f, x.f, y.value)
		default:
			v.Sub(d.f, x.f, y.f)
		}
	case OpMul:
		switch {
		case x.scalar:
			v.MulScalar(d.f, y.f, x.value)
		case y.scalar:
			v.MulScalar(d.f, x.f, y.value)
		default:
			v.Mul(d.f, x.f, y.f)
		}
	case OpDiv:
		switch {
		case x.scalar:
			v.ScalarDiv(d.f, y.f, x.value)
		case y.scalar:
			v.DivScalar(d.f, x.f, y.value)
		default:
			v.Div(d.f, x.f, y.f)
		}
	case OpMinmax:
		if x.scalar {
			x, y = y, x
		}
		switch {
		case y.scalar && n.Attr == Maximum:
			v.MaximumScalar(d.f, x.f, y.value)
		case y.scalar:
			v.MinimumScalar(d.f, x.f, y.value)
		case n.Attr == Maximum:
			v.Maximum(d.f, x.f, y.f)
		default:
			v.Minimum(d.f, x.f, y.f)
		}
	case OpFma:
		if x.scalar {
			x, y = y, x
		}
		switch {
		case y.scalar && z.scalar:
			v.FmaScalars(d.f, x.f, y.value, z.value)
		case y.scalar:
			v.FmaScalar(d.f, x.f, y.value, z.f)
		default:
			v.Fma(d.f, x.f, y.f, z.f)
		}
	case OpSqrt:
		c.Sqrt(d.f, x.f)
	case OpRsqrt:
		c.Rsqrt(d.f, x.f)
	case OpExp:
		c.Exp(d.f, x.f)
	case OpLog:
		c.Log(d.f, x.f)
	case OpTanh:
		c.Tanh(d.f, x.f)
	case OpErf:
		c.Erf(d.f, x.f)
	case OpSin:
		c.Sin(d.f, x.f)
	case OpCos:
		c.Cos(d.f, x.f)
	case OpCmp:
		switch {
		case in.src[0].dtype == I32:
			compareInts(n.Attr, d.b, x.i, y.i)
		case n.Attr == CmpEq:
			v.Eq(d.b, x.f, y.f)
		case n.Attr == CmpLt:
			v.Lt(d.b, x.f, y.f)
		default:
			v.Le(d.b, x.f, y.f)
		}
	case OpSelect:
		switch n.DType {
		case F32:
			v.Select(d.f, x.b, y.f, z.f)
		case I32:
			choose(d.i, x.b, y.i, z.i)
		default:
			choose(d.b, x.b, y.b, z.b)
		}
	case OpConvert:
		switch from := in.src[0].dtype; {
		case from == F32 && n.DType == I32:
			v.F32ToI32(d.i, x.f)
		case from == F32:
			v.F32ToI8(d.b, x.f)
		case from == I32 && n.DType == F32:
			v.I32ToF32(d.f, x.i)
		case from == I32:
			v.I32ToI8(d.b, x.i)
		case n.DType == F32:
			v.I8ToF32(d.f, x.b)
		default:
			v.I8ToI32(d.i, x.b)
		}
	default:
		panic("program: " + n.Op.String() + " in a group")
	}
}

func compareInts(kind uint8, dst []int8, x, y []int32) {
	switch kind {
	case CmpEq:
		for i := range dst {
			dst[i] = int8(bit(x[i] == y[i]))
		}
	case CmpLt:
		for i := range dst {
			dst[i] = int8(bit(x[i] < y[i]))
		}
	default:
		for i := range dst {
			dst[i] = int8(bit(x[i] <= y[i]))
		}
	}
}

func choose[T any](dst []T, c []int8, x, y []T) {
	for i := range dst {
		if c[i] != 0 {
			dst[i] = x[i]
		} else {
			dst[i] = y[i]
		}
	}
}
