package ops

import (
	"assay/repops/cr"
	"assay/repops/engine"
	"assay/repops/vec"
)

// simd evaluates with the vector kernels of one engine. What has no vector kernel of its own, being a part of larger kernels
// only, is evaluated as the portable engine does.
type simd struct {
	vec     *vec.Kernels
	cr      *cr.Kernels
	a, b, c []float32
	d       []float32
	i8      []int8
	i8c     []int8
	i32     []int32
}

// Evaluator evaluates batches of one scalar operation.
type Evaluator interface {
	// Eval writes the result of each case to out. in[k][i] is operand k of case i; words are right-aligned bit patterns. All
	// lists have one length. An Evaluator serves one caller at a time.
	Eval(op *Op, in [][]uint64, out []uint64) error
}

// On returns the evaluator of an engine; engine.ErrUnavailable if this machine lacks it.
func On(e engine.Engine) (Evaluator, error) {
	if !e.Available() {
		return nil, unavailable(e)
	}
	if e == engine.Portable {
		return Portable, nil
	}
	return &simd{vec: vec.For(e), cr: cr.For(e)}, nil
}

func grow[T any](s *[]T, n int) []T {
	if cap(*s) < n {
		*s = make([]T, n)
	}
	*s = (*s)[:n]
	return *s
}

func load(s *[]float32, w []uint64) []float32 {
	x := grow(s, len(w))
	for i, v := range w {
		x[i] = f32(v)
	}
	return x
}

func store(out []uint64, x []float32) {
	for i, v := range x {
		out[i] = w32(v)
	}
}

func loadInts[T int8 | int32](s *[]T, w []uint64) []T {
	x := grow(s, len(w))
	for i, v := range w {
		x[i] = T(v)
	}
	return x
}

func storeInts[T int8 | int32](out []uint64, x []T) {
	for i, v := range x {
		if _, narrow := any(v).(int8); narrow {
			out[i] = uint64(uint8(v))
		} else {
			out[i] = uint64(uint32(v))
		}
	}
}

// Eval implements Evaluator.
func (s *simd) Eval(op *Op, in [][]uint64, out []uint64) error {
	n := len(out)
	unary := func(f func(dst, x []float32)) {
		f(grow(&s.d, n), load(&s.a, in[0]))
		store(out, s.d)
	}
	binary := func(f func(dst, a, b []float32)) {
		f(grow(&s.d, n), load(&s.a, in[0]), load(&s.b, in[1]))
		store(out, s.d)
	}
	compare := func(f func(dst []int8, a, b []float32)) {
		f(grow(&s.i8, n), load(&s.a, in[0]), load(&s.b, in[1]))
		storeInts(out, s.i8)
	}
	switch op.Name {
	case "add":
		binary(s.vec.Add)
	case "sub":
		binary(s.vec.Sub)
	case "mul":
		binary(s.vec.Mul)
	case "div":
		binary(s.vec.Div)
	case "maximum":
		binary(s.vec.Maximum)
	case "minimum":
		binary(s.vec.Minimum)
	case "fma":
		s.vec.Fma(grow(&s.d, n), load(&s.a, in[0]), load(&s.b, in[1]), load(&s.c, in[2]))
		store(out, s.d)
	case "sqrt":
		unary(s.cr.Sqrt)
	case "rsqrt":
		unary(s.cr.Rsqrt)
	case "exp":
		unary(s.cr.Exp)
	case "log":
		unary(s.cr.Log)
	case "tanh":
		unary(s.cr.Tanh)
	case "erf":
		unary(s.cr.Erf)
	case "sin":
		unary(s.cr.Sin)
	case "cos":
		unary(s.cr.Cos)
	case "eq":
		compare(s.vec.Eq)
	case "lt":
		compare(s.vec.Lt)
	case "le":
		compare(s.vec.Le)
	case "neg":
		unary(s.vec.Neg)
	case "abs":
		unary(s.vec.Abs)
	case "select":
		s.vec.Select(grow(&s.d, n), loadInts(&s.i8c, in[0]), load(&s.a, in[1]), load(&s.b, in[2]))
		store(out, s.d)
	case "f32_to_i32":
		s.vec.F32ToI32(grow(&s.i32, n), load(&s.a, in[0]))
		storeInts(out, s.i32)
	case "f32_to_i8":
		s.vec.F32ToI8(grow(&s.i8, n), load(&s.a, in[0]))
		storeInts(out, s.i8)
	case "i32_to_f32":
		s.vec.I32ToF32(grow(&s.d, n), loadInts(&s.i32, in[0]))
		store(out, s.d)
	case "i8_to_f32":
		s.vec.I8ToF32(grow(&s.d, n), loadInts(&s.i8, in[0]))
		store(out, s.d)
	case "i8_to_i32":
		s.vec.I8ToI32(grow(&s.i32, n), loadInts(&s.i8, in[0]))
		storeInts(out, s.i32)
	case "i32_to_i8":
		s.vec.I32ToI8(grow(&s.i8, n), loadInts(&s.i32, in[0]))
		storeInts(out, s.i8)
	default:
		return Portable.Eval(op, in, out)
	}
	return nil
}
