package program

import (
	"math"
	"math/big"

	"assay/repops/num"
)

// The reference below shares nothing with the interpreter but the format: it writes every operand view out by recursion, works
// on flat lists and computes sums, products, quotients and roots in exact arithmetic.

// written is an operand's view written out.
func written(v *View, t Tensor) []uint32 {
	out := []uint32{}
	var walk func(axis int, at uint64)
	walk = func(axis int, at uint64) {
		if axis == int(v.Shape.Rank) {
			out = append(out, t.Word(at))
			return
		}
		for range v.Shape.Dims[axis] {
			walk(axis+1, at)
			at += uint64(v.Stride[axis])
		}
	}
	walk(0, uint64(v.Offset))
	return out
}

func product(dims []uint32) int {
	n := 1
	for _, d := range dims {
		n *= int(d)
	}
	return n
}

func exact(w uint32) *big.Float {
	return new(big.Float).SetPrec(0).SetFloat64(float64(math.Float32frombits(w)))
}

func isNaN(w uint32) bool  { return w&0x7fffffff > 0x7f800000 }
func isInf(w uint32) bool  { return w&0x7fffffff == 0x7f800000 }
func isZero(w uint32) bool { return w&0x7fffffff == 0 }
func sign(w uint32) uint32 { return w & 0x80000000 }

// rounded is the binary32 nearest to x, which is not zero; big.Float rounds subnormals and overflows as IEEE 754 does.
func rounded(x *big.Float) uint32 {
	f, _ := x.Float32()
	return math.Float32bits(f)
}

// exactFma is a·b + c rounded once.
func exactFma(a, b, c uint32) uint32 {
	product := sign(a) ^ sign(b)
	switch {
	case isNaN(a) || isNaN(b) || isNaN(c), isInf(a) && isZero(b), isZero(a) && isInf(b):
		return num.CanonicalNaN
	case isInf(a) || isInf(b):
		if isInf(c) && sign(c) != product {
			return num.CanonicalNaN
		}
		return product | 0x7f800000
	case isInf(c):
		return c
	}
	x := new(big.Float).SetPrec(4096).Mul(exact(a), exact(b))
	x.Add(x, exact(c))
	if x.Sign() == 0 {
		// −0 only if both addends are.
		if (isZero(a) || isZero(b)) && isZero(c) {
			return product & sign(c)
		}
		return 0
	}
	return rounded(x)
}

const bitsOne, bitsMinusOne, bitsMinusZero = 0x3f800000, 0xbf800000, 0x80000000

func exactAdd(a, b uint32) uint32 { return exactFma(a, bitsOne, b) }

func exactDiv(a, b uint32) uint32 {
	s := sign(a) ^ sign(b)
	switch {
	case isNaN(a) || isNaN(b) || isZero(a) && isZero(b) || isInf(a) && isInf(b):
		return num.CanonicalNaN
	case isInf(a) || isZero(b):
		return s | 0x7f800000
	case isZero(a) || isInf(b):
		return s
	}
	// 400 bits decide every case: a quotient of 24-bit numbers is a midpoint exactly or far from it.
	w := rounded(new(big.Float).SetPrec(400).Quo(exact(a), exact(b)))
	return w | s
}

func exactSqrt(a uint32) uint32 {
	switch {
	case isZero(a) || a == 0x7f800000:
		return a
	case isNaN(a) || sign(a) != 0:
		return num.CanonicalNaN
	}
	return rounded(new(big.Float).SetPrec(400).Sqrt(exact(a)))
}

func exactRsqrt(a uint32) uint32 {
	switch {
	case isZero(a):
		return a | 0x7f800000
	case a == 0x7f800000:
		return 0
	case isNaN(a) || sign(a) != 0:
		return num.CanonicalNaN
	}
	r := new(big.Float).SetPrec(400).Sqrt(exact(a))
	return rounded(r.Quo(big.NewFloat(1).SetPrec(400), r))
}

// function is a correctly rounded one by way of binary64, good to a unit there: enough for arguments not chosen to be hard.
func function(f func(float64) float64) func(uint32) uint32 {
	return func(w uint32) uint32 {
		x := float32(f(float64(math.Float32frombits(w))))
		if x != x {
			return num.CanonicalNaN
		}
		return math.Float32bits(x)
	}
}

// order maps a number to an integer that ascends as IEEE 754 maximum orders it.
func order(w uint32) int64 {
	if sign(w) != 0 {
		return -int64(w&0x7fffffff) - 1
	}
	return int64(w)
}

func exactMaximum(a, b uint32) uint32 {
	switch {
	case isNaN(a) || isNaN(b):
		return num.CanonicalNaN
	case order(a) > order(b):
		return a
	}
	return b
}

// nearest rounds to an integer, ties to even, within ±2^31.
func nearest(w uint32, lo, hi int64) uint32 {
	switch {
	case isNaN(w):
		return 0
	case isInf(w) && sign(w) == 0:
		return uint32(hi)
	case isInf(w):
		return uint32(lo)
	}
	r, _ := exact(w).Rat(nil)
	twice := new(big.Int).Mul(r.Num(), big.NewInt(2))
	twice.Add(twice, r.Denom())
	floor, rest := new(big.Int).DivMod(twice, new(big.Int).Mul(r.Denom(), big.NewInt(2)), new(big.Int))
	if rest.Sign() == 0 && floor.Bit(0) == 1 {
		floor.Sub(floor, big.NewInt(1))
	}
	if floor.Cmp(big.NewInt(lo)) < 0 {
		return uint32(lo)
	}
	if floor.Cmp(big.NewInt(hi)) > 0 {
		return uint32(hi)
	}
	return uint32(floor.Int64())
}

// tree is rule 2.6 by its words: the 32 lanes as lists, then the fold.
func tree(x []uint32) uint32 {
	var v [32]uint32
	for i, w := range x {
		v[i%32] = exactAdd(v[i%32], w)
	}
	for h := 16; h >= 1; h /= 2 {
		for l := range h {
			v[l] = exactAdd(v[l], v[l+h])
		}
	}
	return v[0]
}

// reference is the output of a node as words.
func reference(n *Node, entry, micro uint32, tensors []Tensor) []uint32 {
	out := n.Shape.Slice()
	size := product(out)
	x := make([][]uint32, len(n.Operands))
	dims := make([][]uint32, len(n.Operands))
	for i := range n.Operands {
		x[i] = written(&n.Operands[i], tensors[i])
		dims[i] = n.Operands[i].Shape.Slice()
	}
	y := make([]uint32, size)
	each := func(f func(i int) uint32) []uint32 {
		for i := range y {
			y[i] = f(i)
		}
		return y
	}
	// inner is the number of elements below axis a of the output.
	inner := func(a int) int { return product(out[a+1:]) }
	switch n.Op {
	case OpCopy:
		return x[0]
	case OpConcat:
		a := int(n.Attr)
		y = y[:0]
		for o := range product(out[:a]) {
			for k := range x {
				piece := int(dims[k][a]) * inner(a)
				y = append(y, x[k][o*piece:(o+1)*piece]...)
			}
		}
		return y
	case OpIota:
		return each(func(i int) uint32 { return uint32(i/inner(int(n.Attr))) % out[n.Attr] })
	case OpGather:
		row := product(dims[0][1:])
		return each(func(i int) uint32 {
			k := int64(int32(x[1][i/row]))
			if k < 0 || k >= int64(dims[0][0]) {
				return map[DType]uint32{F32: num.CanonicalNaN}[n.DType]
			}
			return x[0][int(k)*row+i%row]
		})
	case OpSegsum:
		terms := len(x[0])
		for t, v := range x[0] {
			if v < out[0] {
				for c := range int(out[1]) {
					at := &y[int(v)*int(out[1])+c]
					*at = exactAdd(*at, x[1][c*terms+t])
				}
			}
		}
		return y
	case OpMatmul, OpMatmulI8:
		r := len(out)
		rows, columns, terms := int(out[r-2]), int(out[r-1]), int(dims[0][r-1])
		return each(func(i int) uint32 {
			matrix, row, column := i/(rows*columns), i/columns%rows, i%columns
			var s uint32
			sum := new(big.Int)
			for k := range terms {
				a, b := x[0][(matrix*rows+row)*terms+k], x[1][(matrix*columns+column)*terms+k]
				switch {
				case n.Op == OpMatmulI8:
					sum.Add(sum, big.NewInt(int64(int32(a))*int64(int32(b))))
				case n.Attr == BandBelow && k > row+int(n.Band), n.Attr == BandAbove && k < row+int(n.Band):
				default:
					s = exactFma(a, b, s)
				}
			}
			if n.Op == OpMatmulI8 {
				return uint32(int32(sum.Int64()))
			}
			return s
		})
	case OpSum, OpAmax:
		length := int(dims[0][len(dims[0])-1])
		groups := int(out[len(out)-1])
		return each(func(i int) uint32 {
			row, g := i/groups, i%groups
			run := x[0][row*length+g*256 : row*length+min(length, (g+1)*256)]
			if n.Op == OpSum {
				return tree(run)
			}
			m := uint32(0xff800000)
			for _, w := range run {
				m = exactMaximum(m, w)
			}
			return m
		})
	case OpAdd:
		return each(func(i int) uint32 { return exactAdd(x[0][i], x[1][i]) })
	case OpSub:
		return each(func(i int) uint32 { return exactFma(x[1][i], bitsMinusOne, x[0][i]) })
	case OpMul:
		return each(func(i int) uint32 { return exactFma(x[0][i], x[1][i], bitsMinusZero) })
	case OpDiv:
		return each(func(i int) uint32 { return exactDiv(x[0][i], x[1][i]) })
	case OpFma:
		return each(func(i int) uint32 { return exactFma(x[0][i], x[1][i], x[2][i]) })
	case OpSqrt, OpRsqrt, OpExp, OpLog, OpTanh, OpErf, OpSin, OpCos:
		f := map[Op]func(uint32) uint32{OpSqrt: exactSqrt, OpRsqrt: exactRsqrt, OpExp: function(math.Exp), OpLog: function(math.Log),
			OpTanh: function(math.Tanh), OpErf: function(math.Erf), OpSin: function(math.Sin), OpCos: function(math.Cos)}[n.Op]
		return each(func(i int) uint32 { return f(x[0][i]) })
	case OpMinmax:
		return each(func(i int) uint32 {
			a, b := x[0][i], x[1][i]
			if n.Attr == Maximum || isNaN(a) || isNaN(b) {
				return exactMaximum(a, b)
			}
			return exactMaximum(a^bitsMinusZero, b^bitsMinusZero) ^ bitsMinusZero
		})
	case OpCmp:
		return each(func(i int) uint32 {
			c, ok := int64(int32(x[0][i]))-int64(int32(x[1][i])), true
			if tensors[0].DType == F32 {
				a, b := x[0][i], x[1][i]
				if ok = !isNaN(a) && !isNaN(b); ok {
					c = order(a) - order(b)
					if isZero(a) && isZero(b) {
						c = 0
					}
				}
			}
			return bit(ok && (c == 0 && n.Attr != CmpLt || c < 0 && n.Attr != CmpEq))
		})
	case OpSelect:
		return each(func(i int) uint32 {
			if x[0][i] != 0 {
				return x[1][i]
			}
			return x[2][i]
		})
	case OpConvert:
		return each(func(i int) uint32 {
			w := x[0][i]
			switch {
			case tensors[0].DType == F32 && n.DType == I32:
				return nearest(w, math.MinInt32, math.MaxInt32)
			case tensors[0].DType == F32:
				return nearest(w, math.MinInt8, math.MaxInt8)
			case n.DType == F32 && w == 0:
				return 0
			case n.DType == F32:
				return rounded(new(big.Float).SetInt64(int64(int32(w))))
			case n.DType == I8:
				return uint32(max(math.MinInt8, min(math.MaxInt8, int32(w))))
			}
			return w
		})
	case OpRandom:
		seed := uint64(x[0][1])<<32 | uint64(x[0][0])
		return each(func(i int) uint32 { return math.Float32bits(num.Random(seed, uint64(i), entry, micro)) })
	}
	panic(n.Op)
}
