package program

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"

	"assay/repops/num"
)

// special are the numbers at which rules differ.
var special = []uint32{0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x00800000, 0x80800000, 0x3f800000, 0xbf800000, 0x3f000000,
	0x40200000, 0xc0200000, 0x4b7fffff, 0x4f000000, 0xcf000000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, num.CanonicalNaN}

// mixed is n numbers, some of them special.
func mixed(r *rand.Rand, n int) Tensor {
	t := NewTensor(F32, n)
	for i := range t.F32 {
		switch r.IntN(4) {
		case 0:
			t.F32[i] = math.Float32frombits(special[r.IntN(len(special))])
		case 1:
			t.F32[i] = float32(r.NormFloat64())
		default:
			t.F32[i] = num.Canonical(math.Float32frombits(r.Uint32()))
		}
	}
	return t
}

// plain is n ordinary numbers.
func plain(r *rand.Rand, n int) Tensor {
	t := NewTensor(F32, n)
	for i := range t.F32 {
		t.F32[i] = float32(r.NormFloat64())
	}
	return t
}

// integers is n i32 below limit in size, or of any size if limit is 0.
func integers(r *rand.Rand, n, limit int) Tensor {
	t := NewTensor(I32, n)
	for i := range t.I32 {
		if t.I32[i] = int32(r.Uint32()); limit > 0 {
			t.I32[i] = int32(r.IntN(2*limit) - limit/2)
		}
	}
	return t
}

func codes(r *rand.Rand, n int) Tensor {
	t := NewTensor(I8, n)
	for i := range t.I8 {
		t.I8[i] = int8(r.Uint32())
	}
	return t
}

// view is a view by its fields.
func view(tensor, offset int, shape, stride []int) View {
	v := View{Tensor: uint32(tensor), Offset: uint32(offset), Shape: Of(shape...)}
	for i, s := range stride {
		v.Stride[i] = uint32(s)
	}
	return v
}

// single is a program of one step node on the given state.
func single(n Node, state ...Tensor) *Program {
	p := &Program{Step: []Node{n}, Outputs: []uint32{uint32(len(state) + 1)}}
	for i, t := range state {
		p.Inputs = append(p.Inputs, Input{Provenance: State, DType: t.DType, Shape: Of(t.Len()), Index: uint32(i)})
	}
	return p
}

type primitiveCase struct {
	name    string
	program *Program
	inputs  Inputs
}

// primitiveCases has at least one case of each primitive and attribute, with views that slice, transpose and broadcast.
func primitiveCases() []primitiveCase {
	r := rand.New(rand.NewPCG(1, 2))
	var cases []primitiveCase
	add := func(name string, n Node, state ...Tensor) {
		cases = append(cases, primitiveCase{name, single(n, state...), Inputs{State: state}})
	}
	s := func(d ...int) []int { return d }
	op := func(o Op, attr uint8, t DType, shape []int, views ...View) Node {
		return Node{Op: o, Attr: attr, DType: t, Shape: Of(shape...), Operands: views}
	}
	banded := func(n Node, kind uint8, off int32) Node { n.Attr, n.Band = kind, off; return n }

	add("copy transposed", op(OpCopy, 0, F32, s(3, 4), view(1, 1, s(3, 4), s(1, 3))), mixed(r, 13))
	add("copy of i8, stride 2", op(OpCopy, 0, I8, s(5), view(1, 0, s(5), s(2))), codes(r, 9))
	add("copy of rank 8", op(OpCopy, 0, I32, s(2, 1, 2, 1, 2, 1, 1, 2), view(1, 0, s(2, 1, 2, 1, 2, 1, 1, 2), s(1, 0, 2, 0, 4, 0, 0, 8))), integers(r, 16, 0))
	add("copy to rank 0", op(OpCopy, 0, F32, s(), view(1, 2, s(), s())), mixed(r, 3))
	add("concat along the middle axis", op(OpConcat, 1, F32, s(2, 5, 2), view(1, 0, s(2, 2, 2), s(4, 2, 1)), view(2, 0, s(2, 1, 2), s(0, 0, 0)), view(1, 1, s(2, 2, 2), s(1, 1, 0))), mixed(r, 8), Floats(0))
	add("iota", op(OpIota, 1, I32, s(2, 3, 2)))
	add("gather rows", op(OpGather, 0, F32, s(4, 3), view(1, 0, s(5, 3), s(3, 1)), view(2, 0, s(4), s(1))), mixed(r, 15), Ints(4, 0, -1, 5))
	add("gather of i32 out of range", op(OpGather, 0, I32, s(3), view(1, 0, s(2), s(1)), view(2, 0, s(3), s(1))), Ints(7, 8), Ints(1, 2, math.MinInt32))
	add("gather with a transposed table", op(OpGather, 0, F32, s(2, 2, 3), view(1, 0, s(4, 3), s(1, 4)), view(2, 0, s(2, 2), s(2, 1))), mixed(r, 12), Ints(3, 0, 1, 2))
	add("segsum", op(OpSegsum, 0, F32, s(3, 2), view(1, 0, s(9), s(1)), view(2, 0, s(2, 9), s(9, 1))), Ints(0, 2, 0, -1, 2, 3, 0, 2, 2), plain(r, 18))
	add("segsum across a run", op(OpSegsum, 0, F32, s(2, 1), view(1, 0, s(260), s(1)), view(2, 0, s(1, 260), s(0, 1))), integers(r, 260, 2), plain(r, 260))
	add("segsum of one repeated index", op(OpSegsum, 0, F32, s(2, 2), view(1, 0, s(3), s(0)), view(2, 0, s(2, 3), s(3, 1))), Ints(1), mixed(r, 6))
	add("matmul", op(OpMatmul, 0, F32, s(3, 2), view(1, 0, s(3, 5), s(5, 1)), view(2, 0, s(2, 5), s(5, 1))), plain(r, 15), plain(r, 10))
	add("matmul of special numbers", op(OpMatmul, 0, F32, s(4, 4), view(1, 0, s(4, 3), s(3, 1)), view(2, 0, s(4, 3), s(3, 1))), mixed(r, 12), mixed(r, 12))
	add("matmul that underflows to −0", op(OpMatmul, 0, F32, s(1, 1), view(1, 0, s(1, 1), s(0, 0)), view(2, 0, s(1, 1), s(0, 0))), Floats(math.Float32frombits(0x80000001)), Floats(0x1p-100))
	add("matmul of 300 terms", op(OpMatmul, 0, F32, s(1, 2), view(1, 0, s(1, 300), s(0, 1)), view(2, 0, s(2, 300), s(0, 1))), plain(r, 300), plain(r, 300))
	add("matmul of no terms", op(OpMatmul, 0, F32, s(2, 2), view(1, 0, s(2, 0), s(1, 1)), view(1, 0, s(2, 0), s(0, 0))), plain(r, 2))
	add("matmul in a batch, second operand shared", op(OpMatmul, 0, F32, s(2, 2, 3), view(1, 0, s(2, 2, 4), s(8, 4, 1)), view(2, 0, s(2, 3, 4), s(0, 4, 1))), plain(r, 16), plain(r, 12))
	add("matmul, repeated terms", op(OpMatmul, 0, F32, s(2, 1), view(1, 0, s(2, 7), s(1, 0)), view(2, 0, s(1, 7), s(7, 1))), plain(r, 2), plain(r, 7))
	square := op(OpMatmul, 0, F32, s(4, 2), view(1, 0, s(4, 5), s(5, 1)), view(2, 0, s(2, 5), s(5, 1)))
	withNaN := plain(r, 20)
	withNaN.F32[4] = math.Float32frombits(num.CanonicalNaN)
	add("matmul, k at most i", banded(square, BandBelow, 0), withNaN, mixed(r, 10))
	add("matmul, k at most i + 1", banded(square, BandBelow, 1), plain(r, 20), mixed(r, 10))
	add("matmul, k at most i − 2", banded(square, BandBelow, -2), plain(r, 20), mixed(r, 10))
	add("matmul, k at least i", banded(square, BandAbove, 0), withNaN, mixed(r, 10))
	add("matmul, k at least i − 2", banded(square, BandAbove, -2), plain(r, 20), mixed(r, 10))
	add("matmul, band far outside", banded(square, BandAbove, math.MaxInt32), plain(r, 20), mixed(r, 10))
	add("matmul, band far inside", banded(square, BandBelow, math.MaxInt32), plain(r, 20), plain(r, 10))
	add("matmul, band of the least offset", banded(square, BandAbove, math.MinInt32), plain(r, 20), plain(r, 10))
	add("matmul_i8", op(OpMatmulI8, 0, I32, s(2, 3), view(1, 0, s(2, 9), s(9, 1)), view(2, 0, s(3, 9), s(9, 1))), codes(r, 18), codes(r, 27))
	add("matmul_i8 of −128", op(OpMatmulI8, 0, I32, s(1, 1), view(1, 0, s(1, 600), s(0, 0)), view(1, 0, s(1, 600), s(0, 0))), Bytes(-128))
	add("sum", op(OpSum, 0, F32, s(2, 1), view(1, 0, s(2, 40), s(40, 1))), plain(r, 80))
	add("sum of special numbers", op(OpSum, 0, F32, s(5, 1), view(1, 0, s(5, 4), s(4, 1))), mixed(r, 20))
	add("sum of −0", op(OpSum, 0, F32, s(1), view(1, 0, s(3), s(0))), Floats(math.Float32frombits(bitsMinusZero)))
	add("sum of nothing", op(OpSum, 0, F32, s(1), view(1, 0, s(0), s(1))), plain(r, 1))
	add("sum, one level of 513", op(OpSum, 0, F32, s(3), view(1, 1, s(513), s(1))), plain(r, 514))
	add("sum, rows of 257 that overlap", op(OpSum, 0, F32, s(3, 2), view(1, 0, s(3, 257), s(2, 1))), plain(r, 261))
	add("amax", op(OpAmax, 0, F32, s(4, 1), view(1, 0, s(4, 6), s(6, 1))), mixed(r, 24))
	add("amax of zeros", op(OpAmax, 0, F32, s(2, 1), view(1, 0, s(2, 2), s(1, 1))), Floats(0, math.Float32frombits(bitsMinusZero), math.Float32frombits(bitsMinusZero)))
	add("amax of nothing", op(OpAmax, 0, F32, s(2, 1), view(1, 0, s(2, 0), s(1, 0))), plain(r, 2))
	add("amax, one level of 300", op(OpAmax, 0, F32, s(2), view(1, 0, s(300), s(1))), plain(r, 300))
	for _, o := range []Op{OpAdd, OpSub, OpMul, OpDiv} {
		add(o.String(), op(o, 0, F32, s(4, 6), view(1, 0, s(4, 6), s(6, 1)), view(2, 0, s(4, 6), s(1, 4))), mixed(r, 24), mixed(r, 24))
		add(o.String()+" of a broadcast", op(o, 0, F32, s(2, 3), view(1, 0, s(2, 3), s(0, 1)), view(2, 1, s(2, 3), s(1, 0))), mixed(r, 3), mixed(r, 3))
	}
	add("fma", op(OpFma, 0, F32, s(5, 5), view(1, 0, s(5, 5), s(5, 1)), view(2, 0, s(5, 5), s(1, 5)), view(3, 0, s(5, 5), s(0, 1))), mixed(r, 25), mixed(r, 25), mixed(r, 5))
	for _, o := range []Op{OpSqrt, OpRsqrt} {
		add(o.String(), op(o, 0, F32, s(24), view(1, 0, s(24), s(1))), mixed(r, 24))
	}
	for _, o := range []Op{OpExp, OpLog, OpTanh, OpErf} {
		x := plain(r, 24)
		if o == OpLog {
			for i, v := range x.F32 {
				x.F32[i] = num.Abs(v)
			}
		}
		add(o.String(), op(o, 0, F32, s(6, 4), view(1, 0, s(6, 4), s(1, 6))), x)
		add(o.String()+" of special numbers", op(o, 0, F32, s(9), view(1, 0, s(9), s(1))), Floats(0, math.Float32frombits(bitsMinusZero), float32(math.Inf(1)), float32(math.Inf(-1)), math.Float32frombits(num.CanonicalNaN), 1, -1, math.MaxFloat32, -math.MaxFloat32))
	}
	for attr, name := range []string{"maximum", "minimum"} {
		add(name, op(OpMinmax, uint8(attr), F32, s(5, 5), view(1, 0, s(5, 5), s(5, 1)), view(2, 0, s(5, 5), s(1, 5))), mixed(r, 25), mixed(r, 25))
	}
	for attr, name := range []string{"eq", "lt", "le"} {
		x := mixed(r, 20)
		add("cmp "+name, op(OpCmp, uint8(attr), I8, s(20, 20), view(1, 0, s(20, 20), s(1, 0)), view(2, 0, s(20, 20), s(0, 1))), x, x)
		add("cmp "+name+" of i32", op(OpCmp, uint8(attr), I8, s(4, 4), view(1, 0, s(4, 4), s(1, 0)), view(1, 0, s(4, 4), s(0, 1))), Ints(math.MinInt32, -1, 0, math.MaxInt32))
	}
	add("select", op(OpSelect, 0, F32, s(3, 3), view(1, 0, s(3, 3), s(0, 1)), view(2, 0, s(3, 3), s(3, 1)), view(3, 0, s(3, 3), s(0, 0))), Bytes(1, 0, -128), mixed(r, 9), Floats(float32(math.Inf(-1))))
	add("select of i32", op(OpSelect, 0, I32, s(3), view(1, 0, s(3), s(1)), view(2, 0, s(3), s(1)), view(2, 0, s(3), s(0))), Bytes(1, 0, 2), Ints(5, 6, 7))
	add("convert f32 to i32", op(OpConvert, 0, I32, s(24), view(1, 0, s(24), s(1))), Floats(0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999997, 8388609, 16777217, 2147483520, 2147483648, 3e9, -2147483648, -2147483904, float32(math.Inf(1)), float32(math.Inf(-1)), math.Float32frombits(num.CanonicalNaN), 1e-45, -1e-45, 3.4e38, -3.4e38, 127.5, -128.5, 0))
	add("convert f32 to i8", op(OpConvert, 0, I8, s(12), view(1, 0, s(12), s(1))), Floats(0.5, 1.5, 2.5, -2.5, 126.5, 127.4, 127.5, 1e9, -128.5, -129, float32(math.Inf(-1)), math.Float32frombits(num.CanonicalNaN)))
	add("convert i32 to f32", op(OpConvert, 0, F32, s(6), view(1, 0, s(6), s(1))), Ints(0, -1, 16777217, 16777219, math.MaxInt32, math.MinInt32))
	add("convert i32 to i8", op(OpConvert, 0, I8, s(6), view(1, 0, s(6), s(1))), Ints(0, 127, 128, -128, -129, math.MaxInt32))
	add("convert i8 to f32", op(OpConvert, 0, F32, s(3), view(1, 0, s(3), s(1))), Bytes(-128, 0, 127))
	add("convert i8 to i32", op(OpConvert, 0, I32, s(3), view(1, 0, s(3), s(1))), Bytes(-128, 0, 127))

	p := &Program{Inputs: []Input{{Provenance: Counter, DType: I32, Shape: Of(2), Index: CounterSeed}},
		Step: []Node{op(OpRandom, 0, F32, s(2, 5), view(1, 0, s(2), s(1)))}, Outputs: []uint32{2}}
	cases = append(cases, primitiveCase{"random", p, Inputs{Seed: 0xfedcba9876543210}})

	for _, o := range []Op{OpSin, OpCos} {
		add(o.String(), op(o, 0, F32, s(6, 4), view(1, 0, s(6, 4), s(1, 6))), plain(r, 24))
		add(o.String()+" of special numbers", op(o, 0, F32, s(12), view(1, 0, s(12), s(1))), Floats(0, math.Float32frombits(bitsMinusZero), float32(math.Inf(1)), float32(math.Inf(-1)), math.Float32frombits(num.CanonicalNaN), 1e-45, 0x1p-12, math.Pi, 252.8984, 0x1p24, 1e22, -math.MaxFloat32))
	}
	return cases
}

type programCase struct {
	name    string
	encoded []byte
	err     error // the named error, nil for a good one
	entry   uint32
}

// gridProgram has every kind of entry and provenance: 2 × 2 micro-batches, 3 micro-batch nodes, 6 step nodes.
func gridProgram() *Program {
	half := Floats(0.5)
	return &Program{
		Loop: true, D: 2, A: 2,
		Inputs: []Input{
			{Provenance: State, DType: F32, Shape: Of(4), Index: 0},
			{Provenance: State, DType: I32, Shape: Of(), Index: 1},
			{Provenance: Batch, DType: I32, Shape: Of(3), Index: 0},
			{Provenance: Constant, DType: F32, Shape: Of(), Root: half.Root()},
			{Provenance: Counter, DType: I32, Shape: Of(), Index: CounterStep},
			{Provenance: Counter, DType: I32, Shape: Of(2), Index: CounterSeed},
		},
		Micro: []Node{
			{Op: OpGather, DType: F32, Shape: Of(3), Operands: []View{view(1, 0, []int{4}, []int{1}), view(3, 0, []int{3}, []int{1})}},
			{Op: OpMul, DType: F32, Shape: Of(3), Operands: []View{view(7, 0, []int{3}, []int{1}), view(4, 0, []int{3}, []int{0})}},
			{Op: OpSegsum, DType: F32, Shape: Of(4, 1), Operands: []View{view(3, 0, []int{3}, []int{1}), view(8, 0, []int{1, 3}, []int{0, 1})}},
		},
		Step: []Node{
			{Op: OpAdd, DType: F32, Shape: Of(4), Operands: []View{view(9, 0, []int{4}, []int{1}), at(1, view(9, 0, []int{4}, []int{1}))}},
			{Op: OpAdd, DType: F32, Shape: Of(4), Operands: []View{at(2, view(9, 0, []int{4}, []int{1})), at(3, view(9, 0, []int{4}, []int{1}))}},
			{Op: OpConcat, Attr: 1, DType: F32, Shape: Of(4, 2), Operands: []View{view(10, 0, []int{4, 1}, []int{1, 0}), view(11, 0, []int{4, 1}, []int{1, 0})}},
			{Op: OpSum, DType: F32, Shape: Of(4, 1), Operands: []View{view(12, 0, []int{4, 2}, []int{2, 1})}},
			{Op: OpSub, DType: F32, Shape: Of(4), Operands: []View{view(1, 0, []int{4}, []int{1}), view(13, 0, []int{4}, []int{1})}},
			{Op: OpCopy, DType: I32, Shape: Of(), Operands: []View{view(5, 0, nil, nil)}},
		},
		Outputs: []uint32{14, 15},
	}
}

func at(micro uint32, v View) View { v.Micro = micro; return v }

// programCases are good programs and programs with exactly one defect.
func programCases() []programCase {
	var cases []programCase
	add := func(name string, entry int, err error, p *Program) {
		b, _ := p.MarshalBinary()
		cases = append(cases, programCase{name, b, err, uint32(entry)})
	}
	good := func(name string, p *Program) { add(name, 0, nil, p) }
	// change makes one defect in the grid program, raw one in its encoding.
	change := func(name string, entry int, err error, f func(p *Program)) {
		p := gridProgram()
		f(p)
		add(name, entry, err, p)
	}
	raw := func(name string, entry int, err error, f func(b []byte) []byte) {
		b, _ := gridProgram().MarshalBinary()
		cases = append(cases, programCase{name, f(b), err, uint32(entry)})
	}
	// Byte offsets of entries in the grid program.
	offset := func(entry int) int {
		p, n := gridProgram(), 0
		for i := range entry {
			n += len(p.AppendEntry(nil, i))
		}
		return n
	}
	set := func(at int, v byte) func([]byte) []byte {
		return func(b []byte) []byte { b[at] = v; return b }
	}

	good("a grid", gridProgram())
	x := Floats(1, 2, 3, 4)
	good("an output that is an input", &Program{Inputs: single(Node{}, x).Inputs, Outputs: []uint32{1}})
	good("a map", single(Node{Op: OpExp, DType: F32, Shape: Of(4), Operands: []View{view(1, 0, []int{4}, []int{1})}}, x))
	good("overlapping views", single(Node{Op: OpMul, DType: F32, Shape: Of(2, 2), Operands: []View{view(1, 0, []int{2, 2}, []int{1, 1}), view(1, 0, []int{2, 2}, []int{0, 3})}}, x))
	good("63 micro-batches", func() *Program { p := gridProgram(); p.D, p.A = 21, 3; return p }())

	raw("empty", 0, ErrTruncated, func([]byte) []byte { return nil })
	raw("cut in the header", 0, ErrTruncated, func(b []byte) []byte { return b[:31] })
	raw("cut in the last entry", 17, ErrTruncated, func(b []byte) []byte { return b[:len(b)-1] })
	raw("a byte too many", 17, ErrTrailing, func(b []byte) []byte { return append(b, 0) })
	raw("no header", 0, ErrTag, set(0, 2))
	raw("a node where an input belongs", 2, ErrTag, set(offset(2), 3))
	raw("an input where a node belongs", 8, ErrTag, set(offset(8), 2))
	raw("unknown version", 0, ErrVersion, set(1, 2))
	raw("loop is 2", 0, ErrFlag, set(2, 2))
	raw("reserved byte of the header", 0, ErrReserved, set(5, 1))
	raw("end of the header", 0, ErrReserved, set(31, 1))
	raw("reserved byte of an input", 1, ErrReserved, set(offset(1)+8, 1))
	raw("axis beyond the rank", 1, ErrReserved, set(offset(1)+32+7, 1))
	raw("reserved byte of a node", 7, ErrReserved, set(offset(7)+6, 1))
	raw("end of a node's first word", 7, ErrReserved, set(offset(7)+31, 1))
	raw("reserved byte of a view", 7, ErrReserved, set(offset(7)+64+13, 1))
	raw("stride beyond the rank", 7, ErrReserved, set(offset(7)+64+64+7, 1))
	raw("reserved byte of an output", 16, ErrReserved, set(offset(16)+1, 1))
	raw("end of an output", 16, ErrReserved, set(offset(16)+31, 1))
	raw("rank 9", 3, ErrRank, set(offset(3)+3, 9))
	raw("33 operands", 7, ErrOperandCount, set(offset(7)+5, 33))
	raw("too many inputs", 0, ErrCount, func(b []byte) []byte { be.PutUint32(b[8:], MaxInputs+1); return b })
	raw("too many nodes", 0, ErrCount, func(b []byte) []byte { be.PutUint32(b[12:], MaxNodes); return b })
	raw("too many outputs", 0, ErrCount, func(b []byte) []byte { be.PutUint32(b[20:], MaxOutputs+1); return b })
	raw("no outputs", 0, ErrCount, func(b []byte) []byte { be.PutUint32(b[20:], 0); return b[:offset(16)] })

	change("D is 0", 0, ErrGrid, func(p *Program) { p.D = 0 })
	change("D is 33", 0, ErrGrid, func(p *Program) { p.D, p.A = 33, 1 })
	change("64 micro-batches", 0, ErrGrid, func(p *Program) { p.D, p.A = 32, 2 })
	change("a grid without micro-batch nodes", 0, ErrGrid, func(p *Program) {
		*p = Program{D: 1, A: 1, Inputs: p.Inputs[:1], Outputs: []uint32{1}}
	})
	change("unknown dtype of an input", 1, ErrDType, func(p *Program) { p.Inputs[0].DType = 2 })
	change("axis of 0", 1, ErrShape, func(p *Program) { p.Inputs[0].Shape = Of(0) })
	change("too many elements", 1, ErrElements, func(p *Program) { p.Inputs[0].Shape = Of(1<<16, 1<<16) })
	change("an axis above 2^31", 1, ErrElements, func(p *Program) { p.Inputs[0].Shape.Dims[0] = 1<<31 + 1 })
	change("unknown provenance", 3, ErrProvenance, func(p *Program) { p.Inputs[2].Provenance = 5 })
	change("state out of order", 2, ErrIndex, func(p *Program) { p.Inputs[1].Index = 0 })
	change("state after another input", 4, ErrIndex, func(p *Program) { p.Inputs[3] = Input{Provenance: State, DType: F32, Shape: Of(), Index: 2} })
	change("a constant without a root", 4, ErrRoot, func(p *Program) { p.Inputs[3].Root = [32]byte{} })
	change("a state with a root", 1, ErrRoot, func(p *Program) { p.Inputs[0].Root[31] = 1 })
	change("a constant with an index", 4, ErrIndex, func(p *Program) { p.Inputs[3].Index = 1 })
	change("unknown counter", 5, ErrIndex, func(p *Program) { p.Inputs[4].Index = 3 })
	change("counter of f32", 5, ErrDType, func(p *Program) { p.Inputs[4].DType = F32 })
	change("seed of one word", 6, ErrShape, func(p *Program) { p.Inputs[5].Shape = Of() })
	change("a batch without micro-batches", 1, ErrProvenance, func(p *Program) {
		*p = Program{Inputs: []Input{{Provenance: Batch, DType: I32, Shape: Of(3)}}, Outputs: []uint32{1}}
	})
	change("opcode 0", 7, ErrOpcode, func(p *Program) { p.Micro[0].Op = 0 })
	change("opcode 28", 7, ErrOpcode, func(p *Program) { p.Micro[0].Op = 28 })
	change("unknown dtype of a node", 7, ErrDType, func(p *Program) { p.Micro[0].DType = 4 })
	change("attribute where there is none", 8, ErrAttribute, func(p *Program) { p.Micro[1].Attr = 1 })
	change("axis of concat beyond the rank", 12, ErrAttribute, func(p *Program) { p.Step[2].Attr = 2 })
	change("band of a mul", 8, ErrAttribute, func(p *Program) { p.Micro[1].Band = 1 })
	change("too few operands", 8, ErrOperandCount, func(p *Program) { p.Micro[1].Operands = p.Micro[1].Operands[:1] })
	change("concat of nothing", 12, ErrOperandCount, func(p *Program) { p.Step[2].Operands = nil })
	change("operand is the header", 8, ErrReference, func(p *Program) { p.Micro[1].Operands[0].Tensor = 0 })
	change("operand is itself", 8, ErrReference, func(p *Program) { p.Micro[1].Operands[0].Tensor = 8 })
	change("operand comes later", 8, ErrReference, func(p *Program) { p.Micro[1].Operands[0].Tensor = 9 })
	change("operand is no entry", 8, ErrReference, func(p *Program) { p.Micro[1].Operands[0].Tensor = math.MaxUint32 })
	change("a step node reads a batch", 15, ErrReference, func(p *Program) { p.Step[5].Operands[0] = view(3, 0, nil, nil) })
	change("micro-batch 4 of 4", 10, ErrMicro, func(p *Program) { p.Step[0].Operands[0].Micro = 4 })
	change("micro-batch of an input", 14, ErrMicro, func(p *Program) { p.Step[4].Operands[0].Micro = 1 })
	change("a micro-batch node reads another micro-batch", 8, ErrMicro, func(p *Program) { p.Micro[1].Operands[0].Micro = 1 })
	change("view ends outside", 14, ErrView, func(p *Program) { p.Step[4].Operands[0].Offset = 1 })
	change("view begins outside", 14, ErrView, func(p *Program) { p.Step[4].Operands[0] = view(1, 4, []int{4}, []int{0}) })
	change("view that overflows 32 bits", 14, ErrView, func(p *Program) { p.Step[4].Operands[0].Stride[0] = math.MaxUint32 })
	change("view that overflows 64 bits", 14, ErrView, func(p *Program) {
		v := &p.Step[4].Operands[0]
		*v = view(1, 0, []int{1 << 31, 2, 2, 2, 2, 2, 2, 2}, nil)
		v.Shape.Dims[0] = 4
		for i := range v.Stride {
			v.Stride[i] = math.MaxUint32
		}
	})
	change("empty view that begins outside", 13, ErrView, func(p *Program) { p.Step[3].Operands[0] = view(12, 8, []int{4, 0}, []int{0, 1}) })
	change("view of too many elements", 13, ErrElements, func(p *Program) { p.Step[3].Operands[0] = view(12, 0, []int{1 << 16, 1 << 16}, []int{0, 0}) })
	change("axis of 0 that is not reduced", 13, ErrShape, func(p *Program) { p.Step[3].Operands[0].Shape.Dims[0] = 0 })
	change("reduced axis of stride 2", 13, ErrStride, func(p *Program) { p.Step[3].Operands[0].Stride = [MaxRank]uint32{1, 2} })
	change("sum of a scalar", 13, ErrRank, func(p *Program) { p.Step[3].Operands[0] = view(12, 0, nil, nil) })
	change("sum without its groups", 13, ErrShape, func(p *Program) { p.Step[3].Shape = Of(4, 2) })
	change("operands of another shape", 14, ErrShape, func(p *Program) { p.Step[4].Operands[1] = view(13, 0, []int{3}, []int{1}) })
	change("operand of another dtype", 14, ErrDType, func(p *Program) { p.Step[4].Operands[1] = view(2, 0, []int{4}, []int{0}) })
	change("concat too short", 12, ErrShape, func(p *Program) { p.Step[2].Operands = p.Step[2].Operands[:1] })
	change("concat of another rank", 12, ErrRank, func(p *Program) { p.Step[2].Operands[0] = view(10, 0, []int{4}, []int{1}) })
	change("gather to another rank", 7, ErrRank, func(p *Program) { p.Micro[0].Shape = Of(3, 1) })
	change("gather by f32", 7, ErrDType, func(p *Program) { p.Micro[0].Operands[1].Tensor = 1 })
	change("segsum of other lengths", 9, ErrShape, func(p *Program) { p.Micro[2].Operands[0].Shape = Of(2) })
	change("segsum of rank 1", 9, ErrRank, func(p *Program) { p.Micro[2].Operands[1] = view(8, 0, []int{3}, []int{1}) })
	change("output is a micro-batch node", 16, ErrReference, func(p *Program) { p.Outputs[0] = 9 })
	change("output is the header", 16, ErrReference, func(p *Program) { p.Outputs[0] = 0 })
	change("output is an output", 16, ErrReference, func(p *Program) { p.Outputs[0] = 16 })
	change("output of another shape than its state", 17, ErrOutput, func(p *Program) { p.Outputs[1] = 14 })
	change("an output more than states", 18, ErrOutput, func(p *Program) { p.Outputs = append(p.Outputs, 14) })
	change("a state more than outputs", 2, ErrIndex, func(p *Program) { p.Outputs = p.Outputs[:1] })

	one := Floats(1)
	node := func(n Node) *Program { return single(n, one, Bytes(1), Ints(1)) }
	zeros := func(tensor int, shape ...int) View { return view(tensor, 0, shape, nil) }
	product := func(o Op, tensor int, t DType, a, b, c []int) *Program {
		return node(Node{Op: o, DType: t, Shape: Of(c...), Operands: []View{zeros(tensor, a...), zeros(tensor, b...)}})
	}
	s := func(d ...int) []int { return d }
	good("matmul of 65,536 terms", product(OpMatmul, 1, F32, s(1, 1<<16), s(1, 1<<16), s(1, 1)))
	add("matmul of 65,537 terms", 4, ErrContraction, product(OpMatmul, 1, F32, s(1, 1<<16+1), s(1, 1<<16+1), s(1, 1)))
	add("matmul_i8 of 65,537 terms", 4, ErrContraction, product(OpMatmulI8, 2, I32, s(1, 1<<16+1), s(1, 1<<16+1), s(1, 1)))
	add("segsum of 65,537 terms", 4, ErrContraction, node(Node{Op: OpSegsum, DType: F32, Shape: Of(1, 1), Operands: []View{zeros(3, 1<<16+1), zeros(1, 1, 1<<16+1)}}))
	add("matmul of different lengths", 4, ErrShape, product(OpMatmul, 1, F32, s(1, 2), s(1, 3), s(1, 1)))
	add("matmul of different batches", 4, ErrShape, product(OpMatmul, 1, F32, s(2, 1, 2), s(1, 1, 2), s(2, 1, 1)))
	add("matmul of vectors", 4, ErrRank, product(OpMatmul, 1, F32, s(2), s(2), s(1)))
	add("matmul of i8", 4, ErrDType, product(OpMatmul, 2, F32, s(1, 2), s(1, 2), s(1, 1)))
	add("matmul_i8 to f32", 4, ErrDType, product(OpMatmulI8, 2, F32, s(1, 2), s(1, 2), s(1, 1)))
	add("matmul_i8 with a band", 4, ErrAttribute, node(Node{Op: OpMatmulI8, Attr: 1, DType: I32, Shape: Of(1, 1), Operands: []View{zeros(2, 1, 2), zeros(2, 1, 2)}}))
	add("band 3", 4, ErrAttribute, node(Node{Op: OpMatmul, Attr: 3, DType: F32, Shape: Of(1, 1), Operands: []View{zeros(1, 1, 2), zeros(1, 1, 2)}}))
	add("offset without a band", 4, ErrAttribute, node(Node{Op: OpMatmul, Band: 1, DType: F32, Shape: Of(1, 1), Operands: []View{zeros(1, 1, 2), zeros(1, 1, 2)}}))
	add("cmp of i8", 4, ErrDType, node(Node{Op: OpCmp, DType: I8, Shape: Of(1), Operands: []View{zeros(2, 1), zeros(2, 1)}}))
	add("cmp of two dtypes", 4, ErrDType, node(Node{Op: OpCmp, DType: I8, Shape: Of(1), Operands: []View{zeros(1, 1), zeros(3, 1)}}))
	add("select by i32", 4, ErrDType, node(Node{Op: OpSelect, DType: F32, Shape: Of(1), Operands: []View{zeros(3, 1), zeros(1, 1), zeros(1, 1)}}))
	add("convert to itself", 4, ErrDType, node(Node{Op: OpConvert, DType: F32, Shape: Of(1), Operands: []View{zeros(1, 1)}}))
	add("iota of f32", 4, ErrDType, node(Node{Op: OpIota, DType: F32, Shape: Of(1)}))
	add("iota of rank 0", 4, ErrAttribute, node(Node{Op: OpIota, DType: I32, Shape: Of()}))
	add("seed of f32", 4, ErrDType, node(Node{Op: OpRandom, DType: F32, Shape: Of(1), Operands: []View{zeros(1, 2)}}))
	add("seed of three words", 4, ErrShape, node(Node{Op: OpRandom, DType: F32, Shape: Of(1), Operands: []View{zeros(3, 3)}}))
	add("exp of i32", 4, ErrDType, node(Node{Op: OpExp, DType: F32, Shape: Of(1), Operands: []View{zeros(3, 1)}}))
	add("minmax of attribute 2", 4, ErrAttribute, node(Node{Op: OpMinmax, Attr: 2, DType: F32, Shape: Of(1), Operands: []View{zeros(1, 1), zeros(1, 1)}}))
	add("cmp of attribute 3", 4, ErrAttribute, node(Node{Op: OpCmp, Attr: 3, DType: I8, Shape: Of(1), Operands: []View{zeros(1, 1), zeros(1, 1)}}))
	return cases
}

// named finds the named error in err and the entry it is about.
func named(err error) (string, uint32) {
	if err == nil {
		return "", 0
	}
	var e *Error
	if !errors.As(err, &e) {
		return fmt.Sprintf("not an Error: %v", err), 0
	}
	return e.Err.Error(), e.Entry
}
