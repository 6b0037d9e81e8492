package ops

import (
	"fmt"
	"math"

	"assay/repops/num"
)

// Portable evaluates with the scalar functions of repops/num.
var Portable Evaluator = portable{}

type portable struct{}

type batchFunc func(in [][]uint64, out []uint64)

func f32(w uint64) float32 { return math.Float32frombits(uint32(w)) }
func w32(x float32) uint64 { return uint64(math.Float32bits(x)) }
func f64(w uint64) float64 { return math.Float64frombits(w) }
func w64(x float64) uint64 { return math.Float64bits(x) }
func i32w(x int32) uint64  { return uint64(uint32(x)) }
func i8w(x int8) uint64    { return uint64(uint8(x)) }
func each(out []uint64, f func(i int) uint64) {
	for i := range out {
		out[i] = f(i)
	}
}

func unary(f func(float32) float32) batchFunc {
	return func(in [][]uint64, out []uint64) { each(out, func(i int) uint64 { return w32(f(f32(in[0][i]))) }) }
}

func binary(f func(a, b float32) float32) batchFunc {
	return func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w32(f(f32(in[0][i]), f32(in[1][i]))) })
	}
}

func binary64(f func(a, b float64) float64) batchFunc {
	return func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w64(f(f64(in[0][i]), f64(in[1][i]))) })
	}
}

func compare(f func(a, b float32) int8) batchFunc {
	return func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return i8w(f(f32(in[0][i]), f32(in[1][i]))) })
	}
}

func compare64(f func(a, b float64) int8) batchFunc {
	return func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return i8w(f(f64(in[0][i]), f64(in[1][i]))) })
	}
}

var scalars = map[string]batchFunc{
	"add": binary(num.Add), "sub": binary(num.Sub), "mul": binary(num.Mul), "div": binary(num.Div),
	"maximum": binary(num.Maximum), "minimum": binary(num.Minimum),
	"sqrt": unary(num.Sqrt), "rsqrt": unary(num.Rsqrt), "exp": unary(num.Exp), "log": unary(num.Log), "tanh": unary(num.Tanh), "erf": unary(num.Erf),
	"sin": unary(num.Sin), "cos": unary(num.Cos),
	"neg": unary(num.Neg), "abs": unary(num.Abs),
	"eq": compare(num.Eq), "lt": compare(num.Lt), "le": compare(num.Le),
	"add64": binary64(num.Add64), "sub64": binary64(num.Sub64), "mul64": binary64(num.Mul64), "div64": binary64(num.Div64),
	"eq64": compare64(num.Eq64), "lt64": compare64(num.Lt64), "le64": compare64(num.Le64),
	"fma": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w32(num.Fma(f32(in[0][i]), f32(in[1][i]), f32(in[2][i]))) })
	},
	"select": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 {
			if int8(in[0][i]) != 0 {
				return in[1][i]
			}
			return in[2][i]
		})
	},
	"sqrt64": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w64(num.Sqrt64(f64(in[0][i]))) })
	},
	"f32_to_i32": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return i32w(num.F32ToI32(f32(in[0][i]))) })
	},
	"f32_to_i8": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return i8w(num.F32ToI8(f32(in[0][i]))) })
	},
	"i32_to_f32": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w32(num.I32ToF32(int32(in[0][i]))) })
	},
	"i8_to_f32": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w32(num.I8ToF32(int8(in[0][i]))) })
	},
	"i8_to_i32": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return i32w(num.I8ToI32(int8(in[0][i]))) })
	},
	"i32_to_i8": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return i8w(num.I32ToI8(int32(in[0][i]))) })
	},
	"f32_to_f64": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w64(num.F32ToF64(f32(in[0][i]))) })
	},
	"f64_to_f32": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w32(num.F64ToF32(f64(in[0][i]))) })
	},
	"mul_exact64": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w64(num.MulExact(f32(in[0][i]), f32(in[1][i]))) })
	},
	"random": func(in [][]uint64, out []uint64) {
		each(out, func(i int) uint64 { return w32(num.Random(in[0][i], in[1][i], uint32(in[2][i]), uint32(in[3][i]))) })
	},
}

// Eval implements Evaluator.
func (portable) Eval(op *Op, in [][]uint64, out []uint64) error {
	f, ok := scalars[op.Name]
	if !ok {
		return fmt.Errorf("no evaluator for %s", op.Name)
	}
	f(in, out)
	return nil
}
