// Package ops evaluates single operations by name, scalar ones in batches and tensor operators with their shapes, on any engine:
// what `assay repops eval` and the C library answer from.
package ops

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// Type is the type of an operand or result; its width is how many hex digits a word has.
type Type uint8

// The types of scalar operations. Word32 and Word64 are plain integers (an index, a seed).
const (
	F32 Type = iota
	F64
	I32
	I8
	Word32
	Word64
)

// Digits is the number of hex digits in which results of the type are printed, and the most that an operand may have.
func (t Type) Digits() int {
	switch t {
	case I8:
		return 2
	case F64, Word64:
		return 16
	}
	return 8
}

func (t Type) String() string {
	return [...]string{"binary32", "binary64", "i32", "i8", "32-bit integer", "64-bit integer"}[t]
}

// Op is a scalar operation of docs/arithmetic.md.
type Op struct {
	Name string
	In   []Type
	Out  Type
}

var ops = map[string]*Op{}

// aliases are names that other suites use for the same operations.
var aliases = map[string]string{}

func define(name string, out Type, in []Type, also ...string) {
	ops[name] = &Op{Name: name, In: in, Out: out}
	for _, a := range also {
		aliases[a] = name
	}
}

func init() {
	f, ff := []Type{F32}, []Type{F32, F32}
	d, dd := []Type{F64}, []Type{F64, F64}
	for _, name := range []string{"add", "sub", "mul", "div"} {
		define(name, F32, ff, "f32_"+name, name+"32")
		define(name+"64", F64, dd, "f64_"+name)
	}
	define("fma", F32, []Type{F32, F32, F32}, "f32_mulAdd", "fma32")
	define("sqrt", F32, f, "f32_sqrt", "sqrt32")
	define("sqrt64", F64, d, "f64_sqrt")
	for _, name := range []string{"rsqrt", "exp", "log", "tanh", "erf", "sin", "cos", "neg", "abs"} {
		define(name, F32, f, "f32_"+name, name+"32")
	}
	for _, name := range []string{"maximum", "minimum"} {
		define(name, F32, ff, "f32_"+name, "minmax_"+name, name+"32")
	}
	for _, name := range []string{"eq", "lt", "le"} {
		define(name, I8, ff, "f32_"+name, "cmp_"+name, name+"32")
		define(name+"64", I8, dd, "f64_"+name, "cmp_"+name+"64")
	}
	define("select", F32, []Type{I8, F32, F32})
	define("f32_to_i32", I32, f, "convert_f32_i32")
	define("f32_to_i8", I8, f, "convert_f32_i8")
	define("i32_to_f32", F32, []Type{I32}, "convert_i32_f32")
	define("i8_to_f32", F32, []Type{I8}, "convert_i8_f32")
	define("i8_to_i32", I32, []Type{I8}, "convert_i8_i32")
	define("i32_to_i8", I8, []Type{I32}, "convert_i32_i8")
	define("f32_to_f64", F64, f, "convert_f32_f64")
	define("f64_to_f32", F32, d, "convert_f64_f32")
	define("mul_exact64", F64, ff, "mul_exact")
	define("random", F32, []Type{Word64, Word64, Word32, Word32})
}

// Lookup finds a scalar operation. Names are those of docs/arithmetic.md section 15; TestFloat's are understood too.
func Lookup(name string) (*Op, error) {
	if full, ok := aliases[name]; ok {
		name = full
	}
	if op, ok := ops[name]; ok {
		return op, nil
	}
	switch name {
	case "minmax":
		return nil, fmt.Errorf("minmax is two operations: give --op maximum or --op minimum")
	case "cmp":
		return nil, fmt.Errorf("cmp is three operations: give --op eq, --op lt or --op le")
	case "convert":
		return nil, fmt.Errorf("convert needs its types: give --op f32_to_i32, f32_to_i8, i32_to_f32, i8_to_f32, i8_to_i32, i32_to_i8, f32_to_f64 or f64_to_f32")
	}
	return nil, fmt.Errorf("no scalar operation %q. Hint: one of %s; with --shape: %s", name, strings.Join(Names(), " "), strings.Join(TensorNames(), " "))
}

// Names lists the scalar operations.
func Names() []string {
	names := make([]string, 0, len(ops))
	for n := range ops {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

// ParseWord reads up to digits hex digits, with or without 0x.
func ParseWord(s string, digits int) (uint64, error) {
	h := s
	if len(h) > 2 && (h[:2] == "0x" || h[:2] == "0X") {
		h = h[2:]
	}
	if len(h) > digits {
		return 0, fmt.Errorf("%q has more than %d hex digits", clip(s), digits)
	}
	// ParseUint takes no sign, and underscores only with base 0, so nothing but hex digits passes.
	v, err := strconv.ParseUint(h, 16, 64)
	if err != nil {
		return 0, fmt.Errorf("%q is not a hex word", clip(s))
	}
	return v, nil
}

// ParseOperand reads a word of the type. An i8 may also stand sign-extended to 32 bits.
func ParseOperand(s string, t Type) (uint64, error) {
	if t != I8 {
		return ParseWord(s, t.Digits())
	}
	v, err := ParseWord(s, 8)
	if err == nil && uint64(uint8(v)) != v && uint64(uint32(int8(v))) != v {
		err = fmt.Errorf("%q is no i8", clip(s))
	}
	return v & 0xff, err
}

func clip(s string) string {
	if len(s) > 40 {
		return s[:40] + "…"
	}
	return s
}
