package ops

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"assay/repops/agg"
	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/program"
)

// MaxElements bounds the operands and the result of a tensor operator evaluated by name.
const MaxElements = 1 << 28

// TensorOp is a tensor operator with its operands' shapes and attributes.
type TensorOp struct {
	Name   string
	Shapes [][]int
	Attrs  map[string]string

	in      []program.DType
	program *program.Program // nil for the aggregation rules
	consts  []program.Tensor

	out         program.DType
	outElements uint64
}

// builder appends an operator to a program, from its operands to its result.
type builder func(b *program.Builder, in []program.Value, a *attributes) program.Value

type tensorKind struct {
	in    []program.DType // the last one repeats for operators of any number of operands
	many  bool
	attrs string // names it takes
	build builder
}

const (
	fp = program.F32
	ii = program.I32
	qq = program.I8
)

func one(f func(b *program.Builder, x program.Value) program.Value) tensorKind {
	return tensorKind{in: []program.DType{fp}, build: func(b *program.Builder, in []program.Value, _ *attributes) program.Value { return f(b, in[0]) }}
}

func two(f func(b *program.Builder, x, y program.Value) program.Value) tensorKind {
	return tensorKind{in: []program.DType{fp, fp}, build: func(b *program.Builder, in []program.Value, _ *attributes) program.Value {
		return f(b, in[0], in[1])
	}}
}

func three(f func(b *program.Builder, x, y, z program.Value) program.Value) tensorKind {
	return tensorKind{in: []program.DType{fp, fp, fp}, build: func(b *program.Builder, in []program.Value, _ *attributes) program.Value {
		return f(b, in[0], in[1], in[2])
	}}
}

func cmp(kind uint8) tensorKind {
	return two(func(b *program.Builder, x, y program.Value) program.Value { return b.Cmp(kind, x, y) })
}

var tensorKinds = map[string]tensorKind{
	"add": two((*program.Builder).Add), "sub": two((*program.Builder).Sub), "mul": two((*program.Builder).Mul), "div": two((*program.Builder).Div),
	"fma": three((*program.Builder).Fma), "maximum": two((*program.Builder).Maximum), "minimum": two((*program.Builder).Minimum),
	"eq": cmp(program.CmpEq), "lt": cmp(program.CmpLt), "le": cmp(program.CmpLe),
	"sqrt": one((*program.Builder).Sqrt), "rsqrt": one((*program.Builder).Rsqrt), "exp": one((*program.Builder).Exp), "log": one((*program.Builder).Log),
	"tanh": one((*program.Builder).Tanh), "erf": one((*program.Builder).Erf),
	"sin": one((*program.Builder).Sin), "cos": one((*program.Builder).Cos),
	"copy": one((*program.Builder).Copy), "sum": one((*program.Builder).Sum), "amax": one((*program.Builder).Amax),
	"softmax": one((*program.Builder).Softmax), "softmax_backward": two((*program.Builder).SoftmaxBackward),
	"log_softmax": one((*program.Builder).LogSoftmax), "log_softmax_backward": two((*program.Builder).LogSoftmaxBackward),
	"gelu": one((*program.Builder).Gelu), "gelu_backward": two((*program.Builder).GeluBackward),
	"gelu_tanh": one((*program.Builder).GeluTanh), "gelu_tanh_backward": two((*program.Builder).GeluTanhBackward),
	"sigmoid": one((*program.Builder).Sigmoid), "sigmoid_backward": two((*program.Builder).SigmoidBackward),
	"relu": one((*program.Builder).Relu), "relu_backward": two((*program.Builder).ReluBackward),
	"rotary": three((*program.Builder).Rotary), "linear": three((*program.Builder).Linear),
	"silu": one(func(b *program.Builder, x program.Value) program.Value { y, _ := b.Silu(x); return y }),
	"matmul": {in: []program.DType{fp, fp}, attrs: "band offset", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		kinds := map[string]uint8{"": program.BandNone, "none": program.BandNone, "lower": program.BandBelow, "upper": program.BandAbove}
		return b.MatmulBand(in[0], in[1], choose(a, "band", kinds), int32(a.integer("offset", 0)))
	}},
	"matmul_i8": {in: []program.DType{qq, qq}, build: func(b *program.Builder, in []program.Value, _ *attributes) program.Value {
		return b.MatmulI8(in[0], in[1])
	}},
	"linear_i8": {in: []program.DType{qq, fp, qq, fp}, build: func(b *program.Builder, in []program.Value, _ *attributes) program.Value {
		return b.LinearI8(in[0], in[1], in[2], in[3])
	}},
	"select": {in: []program.DType{qq, fp, fp}, build: func(b *program.Builder, in []program.Value, _ *attributes) program.Value {
		return b.Select(in[0], in[1], in[2])
	}},
	"gather": {in: []program.DType{fp, ii}, build: func(b *program.Builder, in []program.Value, _ *attributes) program.Value {
		return b.Gather(in[0], in[1])
	}},
	"segsum": {in: []program.DType{ii, fp}, attrs: "rows", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		return b.Segsum(in[0], in[1], a.integer("rows", -1))
	}},
	"concat": {in: []program.DType{fp}, many: true, attrs: "axis", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		return b.Concat(a.integer("axis", -1), in...)
	}},
	"f32_to_i32": {in: []program.DType{fp}, build: conversion(ii)}, "f32_to_i8": {in: []program.DType{fp}, build: conversion(qq)},
	"i32_to_f32": {in: []program.DType{ii}, build: conversion(fp)}, "i32_to_i8": {in: []program.DType{ii}, build: conversion(qq)},
	"i8_to_f32": {in: []program.DType{qq}, build: conversion(fp)}, "i8_to_i32": {in: []program.DType{qq}, build: conversion(ii)},
	"cross_entropy": {in: []program.DType{fp, ii}, attrs: "rows", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		return b.CrossEntropy(in[0], in[1], a.integer("rows", a.dim(0, 0))).Loss
	}},
	"cross_entropy_backward": {in: []program.DType{fp, ii}, attrs: "rows", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		rows := a.integer("rows", a.dim(0, 0))
		return b.CrossEntropyBackward(b.CrossEntropy(in[0], in[1], rows), rows)
	}},
	"layer_norm": {in: []program.DType{fp, fp, fp}, attrs: "eps", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		return b.LayerNorm(in[0], in[1], in[2], a.word("eps", 1e-5)).Y
	}},
	"rms_norm": {in: []program.DType{fp, fp}, attrs: "eps", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		return b.RMSNorm(in[0], in[1], a.word("eps", 1e-5)).Y
	}},
	"attention": {in: []program.DType{fp, fp, fp}, attrs: "scale causal", build: func(b *program.Builder, in []program.Value, a *attributes) program.Value {
		d := a.dim(0, -1)
		return b.Attend(in[0], in[1], in[2], a.word("scale", float32(1/math.Sqrt(float64(d)))), a.integer("causal", 0) != 0).Y
	}},
}

func conversion(to program.DType) builder {
	return func(b *program.Builder, in []program.Value, _ *attributes) program.Value { return b.Convert(to, in[0]) }
}

// TensorNames lists the tensor operators.
func TensorNames() []string {
	return append(slices.Sorted(maps.Keys(tensorKinds)), slices.Sorted(maps.Keys(agg.Named))...)
}

// attributes reads attributes and remembers the first bad one.
type attributes struct {
	op  *TensorOp
	err error
}

func (a *attributes) integer(key string, otherwise int) int {
	s, ok := a.op.Attrs[key]
	if !ok {
		if otherwise < 0 && key != "axis" {
			a.fail("%s needs --attr %s=N", a.op.Name, key)
		}
		return otherwise
	}
	v, err := strconv.ParseInt(s, 10, 32)
	if err != nil {
		a.fail("--attr %s=%s is not a whole number", key, clip(s))
	}
	if key == "rows" && v < 1 {
		a.fail("--attr rows=%s: at least 1", clip(s))
	}
	return int(v)
}

func (a *attributes) word(key string, otherwise float32) float32 {
	s, ok := a.op.Attrs[key]
	if !ok {
		return otherwise
	}
	v, err := ParseWord(s, 8)
	if err != nil {
		a.fail("--attr %s: %v", key, err)
	}
	return num.Canonical(f32(v))
}

// arguments are those of an aggregation rule, whose operand 0 is [trainers, coordinates] and operand 1 the weights if it takes some.
func (a *attributes) arguments(rule agg.NamedRule) agg.Arguments {
	var args agg.Arguments
	for _, key := range rule.Numbers {
		args.Numbers = append(args.Numbers, a.integer(key, -1))
	}
	if rule.Bounded {
		args.Bound = a.word("bound", 1)
	}
	return args
}

// dim is axis k of operand i, counted from the end if negative; 0 if there is none.
func (a *attributes) dim(i, k int) int {
	s := a.op.Shapes[i]
	if k < 0 {
		k += len(s)
	}
	if k < 0 || k >= len(s) {
		return 0
	}
	return s[k]
}

func choose[T any](a *attributes, key string, values map[string]T) T {
	v, ok := values[a.op.Attrs[key]]
	if !ok {
		a.fail("--attr %s=%s: one of %s", key, clip(a.op.Attrs[key]), strings.Join(slices.Sorted(maps.Keys(values)), " "))
	}
	return v
}

func (a *attributes) fail(format string, args ...any) {
	if a.err == nil {
		a.err = fmt.Errorf(format, args...)
	}
}

// LookupTensor prepares a tensor operator: shapes is one shape an operand, such as "2x300,4x300" ("1" for a single number).
func LookupTensor(name, shapes string, attrs []string) (*TensorOp, error) {
	op := &TensorOp{Name: name, Attrs: map[string]string{}}
	for _, s := range strings.Split(shapes, ",") {
		shape, err := parseShape(s)
		if err != nil {
			return nil, err
		}
		op.Shapes = append(op.Shapes, shape)
	}
	kind, isProgram := tensorKinds[name]
	rule, isRule := agg.Named[name]
	if !isProgram && !isRule {
		return nil, fmt.Errorf("no tensor operator %q. Hint: one of %s", name, strings.Join(TensorNames(), " "))
	}
	takes := kind.attrs + strings.Join(rule.Numbers, " ")
	if rule.Bounded {
		takes += "bound"
	}
	for _, kv := range attrs {
		key, value, found := strings.Cut(kv, "=")
		if !found || !slices.Contains(strings.Fields(takes), key) {
			return nil, fmt.Errorf("%s takes no attribute %q. Hint: KEY=VALUE with a key of: %s", name, clip(kv), takes)
		}
		op.Attrs[key] = value
	}
	a := &attributes{op: op}
	if isRule {
		operands := 1
		if rule.Weighted {
			operands = 2
		}
		if len(op.Shapes) != operands || len(op.Shapes[0]) != 2 || operands == 2 && (len(op.Shapes[1]) != 1 || op.Shapes[1][0] != op.Shapes[0][0]) {
			return nil, fmt.Errorf("%s takes %d operands: trainers x coordinates, and for weighted_mean the trainers' weights", name, operands)
		}
		if n := op.Shapes[0][0]; n < 1 || n > agg.MaxTrainers {
			return nil, fmt.Errorf("%s of %d trainers: at least 1, at most %d", name, n, agg.MaxTrainers)
		}
		// Read here as well as when the rule runs, so that a bad attribute is refused before any case.
		a.arguments(rule)
		op.in = []program.DType{fp, fp}[:operands]
		return op, a.err
	}
	if !kind.many && len(op.Shapes) != len(kind.in) {
		return nil, fmt.Errorf("%s takes %d operands, --shape names %d", name, len(kind.in), len(op.Shapes))
	}
	b := program.NewMap()
	values := make([]program.Value, len(op.Shapes))
	for i, s := range op.Shapes {
		t := kind.in[min(i, len(kind.in)-1)]
		op.in = append(op.in, t)
		values[i] = state(b, t, s)
	}
	out := kind.build(b, values, a)
	if a.err != nil {
		return nil, a.err
	}
	b.Output(out)
	var err error
	if op.program, op.consts, err = b.Build(); err != nil {
		return nil, fmt.Errorf("%s of %s: %w", name, shapes, err)
	}
	n, ok := out.Shape().Elements()
	if !ok || n > MaxElements {
		return nil, fmt.Errorf("%s of %s gives more than %d elements", name, shapes, MaxElements)
	}
	op.out, op.outElements = out.DType(), n
	return op, nil
}

// state is an operand of a shape. A tensor has at least one element, so one without is an empty view of a tensor that has.
func state(b *program.Builder, t program.DType, shape []int) program.Value {
	whole := slices.Clone(shape)
	for i, d := range whole {
		whole[i] = max(d, 1)
	}
	v := b.State(t, whole...)
	for i, d := range shape {
		if d == 0 {
			v = b.Slice(v, i, 0, 0)
		}
	}
	return v
}

// padded is in with a tensor of zeros for each operand without elements, as state made them.
func (op *TensorOp) padded(in []program.Tensor) []program.Tensor {
	out := slices.Clone(in)
	for i, s := range op.Shapes {
		if op.Elements(i) > 0 {
			continue
		}
		n := 1
		for _, d := range s {
			n *= max(d, 1)
		}
		out[i] = program.NewTensor(op.in[i], n)
	}
	return out
}

func parseShape(s string) ([]int, error) {
	var shape []int
	total := 1
	for _, d := range strings.Split(s, "x") {
		v, err := strconv.ParseUint(d, 10, 31)
		if err != nil {
			return nil, fmt.Errorf("--shape: %q is not a shape. Hint: lengths with x between them, as 2x300", clip(s))
		}
		if total *= max(int(v), 1); total > MaxElements {
			return nil, fmt.Errorf("--shape: %s has more than %d elements", clip(s), MaxElements)
		}
		shape = append(shape, int(v))
	}
	if len(shape) > program.MaxRank {
		return nil, fmt.Errorf("--shape: %s has more than %d axes", clip(s), program.MaxRank)
	}
	return shape, nil
}

// Elements is the number of elements of operand i.
func (op *TensorOp) Elements(i int) int {
	n := 1
	for _, d := range op.Shapes[i] {
		n *= d
	}
	return n
}

// Result is the type of the result and its number of elements.
func (op *TensorOp) Result() (program.DType, int) {
	if op.program == nil {
		return fp, op.Shapes[0][1]
	}
	return op.out, int(op.outElements)
}

// ShapeText is the shapes as LookupTensor reads them.
func (op *TensorOp) ShapeText() string {
	texts := make([]string, len(op.Shapes))
	for i, s := range op.Shapes {
		dims := make([]string, len(s))
		for k, d := range s {
			dims[k] = strconv.Itoa(d)
		}
		texts[i] = strings.Join(dims, "x")
	}
	return strings.Join(texts, ",")
}

// ResultBytes is the size of the result's elements.
func (op *TensorOp) ResultBytes() uint64 {
	t, n := op.Result()
	if t == qq {
		return uint64(n)
	}
	return 4 * uint64(n)
}

// Operands are the types of the operands, one a shape.
func (op *TensorOp) Operands() []program.DType { return op.in }

// Eval returns the operator's result on operands of its types and shapes, whose NaNs are canonical. An engine that this machine
// lacks is an error.
func (op *TensorOp) Eval(e engine.Engine, in []program.Tensor) (program.Tensor, error) {
	if !e.Available() {
		return program.Tensor{}, unavailable(e)
	}
	if len(in) != len(op.Shapes) {
		return program.Tensor{}, fmt.Errorf("%s takes %d operands, not %d", op.Name, len(op.Shapes), len(in))
	}
	if op.program == nil {
		return op.aggregate(e, in)
	}
	inputs := &program.Inputs{State: op.padded(in), Constant: op.consts}
	if e == engine.Portable {
		return first(op.program.Interpret(inputs, nil))
	}
	return first(op.program.Execute(e, inputs, nil))
}

func first(out []program.Tensor, err error) (program.Tensor, error) {
	if err != nil {
		return program.Tensor{}, err
	}
	return out[0], nil
}

func unavailable(e engine.Engine) error {
	return fmt.Errorf("%w: %s. Hint: this machine has %v", engine.ErrUnavailable, e, engine.Supported())
}

func (op *TensorOp) aggregate(e engine.Engine, in []program.Tensor) (program.Tensor, error) {
	n, d := op.Shapes[0][0], op.Shapes[0][1]
	xs := make([][]float32, n)
	for i := range xs {
		xs[i] = in[0].F32[i*d : (i+1)*d]
	}
	rule, a := agg.Named[op.Name], &attributes{op: op}
	args := a.arguments(rule)
	if len(in) > 1 {
		args.Weights = in[1].F32
	}
	out := program.NewTensor(fp, d)
	_, err := rule.Aggregate(agg.For(e), out.F32, xs, args)
	return out, errors.Join(a.err, err)
}

// WordType is the type of a tensor's elements.
func WordType(t program.DType) Type {
	switch t {
	case program.I8:
		return I8
	case program.I32:
		return I32
	}
	return F32
}
