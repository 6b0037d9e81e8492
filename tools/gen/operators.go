package main

import (
	"bytes"
	"fmt"
	"math/big"
	"os"
	"regexp"
	"strconv"
	"strings"
)

// programs is where the operators of programs are written: their codes, how many operands each has, and its largest attribute.
const programs = "contracts/src/training/Program.sol"

// operator is a primitive of programs.
type operator struct {
	name string // as in the contract: MATMUL_I8
	code int
	// operands is how many it has, 0 of concat, which has any number. attributes is one more than the largest attribute.
	operands, attributes int
}

// readOperators takes them from the constants between COPY and the last that follows without a gap, and from the contract's two tables.
func readOperators() (list []operator, err error) {
	text, err := os.ReadFile(programs)
	if err != nil {
		return nil, err
	}
	_, after, found := strings.Cut(string(text), "\n    uint256 internal constant COPY = ")
	if !found {
		return nil, fmt.Errorf("%s has no constant COPY", programs)
	}
	block, _, _ := strings.Cut("    uint256 internal constant COPY = "+after, "\n\n")
	for i, m := range regexp.MustCompile(`constant (\w+) = (\w+);`).FindAllStringSubmatch(block, -1) {
		code, err := strconv.Atoi(m[2])
		if err != nil || code != i+1 {
			return nil, fmt.Errorf("%s: operator %s has the code %s, %d follows. Hint: codes are numbered from 1 without a gap", programs, m[1], m[2], i+1)
		}
		list = append(list, operator{name: m[1], code: code})
	}
	for _, table := range []struct {
		name string
		set  func(o *operator, value int)
	}{
		{"ARITY", func(o *operator, value int) { o.operands = value }},
		{"ATTRIBUTES", func(o *operator, value int) { o.attributes = value }},
	} {
		m := regexp.MustCompile(`constant ` + table.name + ` = 0x([0-9a-f]+);`).FindSubmatch(text)
		if m == nil {
			return nil, fmt.Errorf("%s has no table %s", programs, table.name)
		}
		if digits := len(m[1]); digits != len(list)+1 {
			return nil, fmt.Errorf("%s: %s has %d digits, one for no operator and one for each of %d (the last is %s) are wanted",
				programs, table.name, digits, len(list), list[len(list)-1].name)
		}
		packed, _ := new(big.Int).SetString(string(m[1]), 16)
		for i := range list {
			table.set(&list[i], int(new(big.Int).Rsh(packed, uint(4*list[i].code)).Uint64()&15))
		}
	}
	return list, nil
}

// goName is the name in Go: OpMatmulI8.
func (o operator) goName() string {
	name := "Op"
	for part := range strings.SplitSeq(strings.ToLower(o.name), "_") {
		name += title(part)
	}
	return name
}

// goOperators is the operators as package program has them.
func goOperators(f *facts) ([]byte, error) {
	s := newSource("program")
	s.line("// The primitives, in the order of their codes; those of %s.\nconst (", programs)
	for i, o := range f.operators {
		if i == 0 {
			s.line("%s Op = 1 + iota", o.goName())
		} else {
			s.line("%s", o.goName())
		}
	}
	s.line("opEnd\n)\n\nvar opNames = [opEnd]string{")
	for _, o := range f.operators {
		s.line("%s: %q,", o.goName(), strings.ToLower(o.name))
	}
	s.line("}\n\n// arity is the number of operands of each primitive; concat has 1 to MaxOperands.\nvar arity = [opEnd]int{")
	for _, o := range f.operators {
		s.line("%s: %d,", o.goName(), o.operands)
	}
	s.line("}\n\n// attrEnd is one more than the largest Attr; concat and iota have an axis instead.\nvar attrEnd = [opEnd]uint8{")
	for _, o := range f.operators {
		s.line("%s: %d,", o.goName(), o.attributes)
	}
	s.line("}")
	return s.done()
}

// pythonOperators is the operators as the exporter has them.
func pythonOperators(f *facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\"\"\"The operators of programs (docs/arithmetic-programs.md, section 5).\"\"\"\n\n", header)
	b.WriteString("from __future__ import annotations\n\nfrom enum import IntEnum\n")
	var members [][2]string
	for _, o := range f.operators {
		members = append(members, [2]string{o.name, strconv.Itoa(o.code)})
	}
	pythonEnum(&b, "Op", "Primitives by their codes, those of Program.sol.", members)
	return b.Bytes(), nil
}
