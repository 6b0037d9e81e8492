package program

import (
	"errors"
	"strings"
	"testing"
)

// panics is what f panics with; a test failure if it does not.
func panics(t *testing.T, f func()) (what string) {
	t.Helper()
	defer func() {
		t.Helper()
		text, ok := recover().(string)
		if !ok {
			t.Fatal("no panic")
		}
		what = text
	}()
	f()
	return ""
}

// TestUnknownIsRefused: an operator behind the last, an attribute behind an operator's last and a type that no tensor has are refused by name.
func TestUnknownIsRefused(t *testing.T) {
	const dtype = DType(9)
	unknown := Node{Op: opEnd, DType: F32}
	for name, check := range map[string]func(c *checker){
		"types":  func(c *checker) { c.types(&unknown, &[MaxOperands]DType{}) },
		"shapes": func(c *checker) { c.shapes(&unknown) },
	} {
		c := checker{}
		if check(&c); !errors.Is(c.err, ErrOpcode) {
			t.Errorf("%s: %v", name, c.err)
		}
	}
	two := func(op Op, attr uint8, x Tensor) func() {
		shape := Of(1)
		operand := View{Shape: shape}
		e := evaluation{node: &Node{Op: op, Attr: attr, DType: F32, Shape: shape, Operands: []View{operand, operand}}, operands: []Tensor{x, x}}
		return func() { e.element(0) }
	}
	for name, c := range map[string]struct {
		f    func()
		says string
	}{
		"readings":   {func() { _, _ = (&refereed{node: unknown}).readings(nil) }, opEnd.String()},
		"element":    {two(opEnd, 0, Floats(1)), opEnd.String()},
		"minmax":     {two(OpMinmax, 2, Floats(1)), "minmax"},
		"cmp":        {two(OpCmp, 3, Floats(1)), "comparison 3 of f32"},
		"cmp of i32": {two(OpCmp, 3, Ints(1)), "comparison 3 of i32"},
		"cmp of i8":  {two(OpCmp, CmpEq, Bytes(1)), "comparison 0 of i8"},
		"to itself":  {func() { convert(F32, F32, 0) }, "f32 to f32"},
		"to none":    {func() { convert(dtype, F32, 0) }, "f32 to dtype(9)"},
		"from none":  {func() { convert(F32, dtype, 0) }, "dtype(9) to f32"},
		"word":       {func() { Tensor{DType: dtype, I8: []int8{1}}.Word(0) }, "dtype(9)"},
		"set word":   {func() { Tensor{DType: dtype, I8: []int8{1}}.SetWord(0, 1) }, "dtype(9)"},
		"root":       {func() { Tensor{DType: dtype, I8: []int8{1}}.Root() }, "dtype(9)"},
	} {
		if what := panics(t, c.f); !strings.Contains(what, c.says) {
			t.Errorf("%s: %s", name, what)
		}
	}
	if _, err := Commit(Tensor{DType: dtype, I8: []int8{1}}); !errors.Is(err, ErrTensor) {
		t.Errorf("commit: %v", err)
	}
}
