package main

import (
	"bytes"
	"fmt"
	"go/format"
	"strconv"
	"strings"
)

// source is a Go file in the making.
type source struct{ bytes.Buffer }

func newSource(pkg string, imports ...string) *source {
	s := &source{}
	s.line("// %s\n\npackage %s\n", header, pkg)
	if len(imports) > 0 {
		s.line("import (")
		for _, path := range imports {
			if path != "" {
				path = strconv.Quote(path)
			}
			s.line("%s", path)
		}
		s.line(")\n")
	}
	return s
}

func (s *source) line(text string, args ...any) { fmt.Fprintf(s, text+"\n", args...) }

func (s *source) comment(lines []string) {
	for _, l := range lines {
		s.line("// %s", l)
	}
}

func (s *source) done() ([]byte, error) { return format.Source(s.Bytes()) }

// goEnums writes the enumerations of one package as types: protocol, which is named by nothing, or another.
func goEnums(pkg string) func(*facts) ([]byte, error) {
	return func(f *facts) ([]byte, error) {
		s, name := newSource("protocol"), "EnumName"
		if pkg != "" {
			s, name = newSource(pkg[strings.LastIndexByte(pkg, '/')+1:], "assay/protocol"), "protocol.EnumName"
		}
		for _, e := range f.enums {
			if e.goName == "" || e.goPackage != pkg {
				continue
			}
			names := strings.ToLower(e.goName[:1]) + e.goName[1:] + "Names"
			s.line("// %s is that of %s.", e.goName, e.file)
			if len(e.doc) > 0 {
				s.line("//")
				s.comment(e.doc)
			}
			s.line("type %s uint8\n\n// Values of %s.\nconst (", e.goName, e.goName)
			for i, m := range e.members {
				s.comment(e.docs[i])
				if i == 0 {
					s.line("%s%s %s = iota", e.goPrefix, m, e.goName)
				} else {
					s.line("%s%s", e.goPrefix, m)
				}
			}
			s.line(")\n")
			if e.bare {
				continue
			}
			s.line("var %s = %s\n", names, list(e.members))
			s.line("// String returns the contract's name of the value.\nfunc (v %s) String() string { return %s(%s, uint8(v)) }\n", e.goName, name, names)
		}
		return s.done()
	}
}

func list(names []string) string {
	var b strings.Builder
	b.WriteString("[]string{")
	for i, n := range names {
		switch {
		case i == 0:
		case i%8 == 0:
			b.WriteString(",\n")
		default:
			b.WriteString(", ")
		}
		b.WriteString(strconv.Quote(n))
	}
	b.WriteString("}")
	return b.String()
}

// goSpec is the specification as a type of package protocol, with what lists its fields.
func goSpec(f *facts) ([]byte, error) {
	s := newSource("protocol", "math/big", "", "github.com/ethereum/go-ethereum/common")
	words := 0
	for _, x := range f.fields {
		words += x.words()
	}
	s.line("// SpecWords is the number of 32-byte words of an encoded TaskSpec.\nconst SpecWords = %d\n", words)
	s.line(`// TaskSpec is the canonical task specification: names, types and order of the fields are those of TrainingTaskSpec in
// %s and of its binding, to which it converts. Windows are seconds except GraceWindowMs; amounts are in the token's
// smallest unit, below 2^128, nil being zero.
type TaskSpec struct {`, types)
	for _, x := range f.fields {
		if x.section != "" {
			s.line("\n// %s\n", x.section)
		}
		s.comment(x.doc)
		kind, err := f.goType(x)
		if err != nil {
			return nil, err
		}
		s.line("%s %s", title(x.name), kind)
	}
	s.line("}\n\n// Encode returns abi.encode(spec): SpecWords words in the order of the fields.\nfunc (s *TaskSpec) Encode() []byte {")
	s.line("w := words{make([]byte, 0, 32*SpecWords)}")
	for _, x := range f.fields {
		s.line(f.goWord(x), "s."+title(x.name))
	}
	s.line(`return w.b
}

// fields lists every field in order, each as something that encoding/json reads and writes in the JSON form: 32-byte values
// and addresses 0x-hex, integers as numbers, amounts as decimal strings.
func (s *TaskSpec) fields() []specField {
return []specField{`)
	for _, x := range f.fields {
		s.line("{%q, %s},", x.name, f.goJSON(x))
	}
	s.line("}\n}")
	return s.done()
}

// words is how many a field takes in the encoding.
func (x field) words() int {
	if n, err := strconv.Atoi(x.array()); err == nil {
		return n
	}
	return 1
}

// array is the length of a field that is one.
func (x field) array() string {
	_, n, _ := strings.Cut(strings.TrimSuffix(x.kind, "]"), "[")
	return n
}

func (f *facts) goType(x field) (string, error) {
	switch {
	case f.enum(x.kind) != nil:
		return "uint8", nil
	case x.array() != "" && strings.HasPrefix(x.kind, "bytes32"):
		return "[" + x.array() + "][32]byte", nil
	}
	switch x.kind {
	case "uint8", "uint16", "uint32", "uint64", "int16", "bool":
		return x.kind, nil
	case "uint128":
		return "*big.Int", nil
	case "bytes32":
		return "[32]byte", nil
	case "address":
		return "common.Address", nil
	}
	return "", fmt.Errorf("field %s of the unknown type %s", x.name, x.kind)
}

// goWord is the statement that appends a field to the encoding.
func (f *facts) goWord(x field) string {
	switch {
	case x.array() != "":
		return "for _, word := range %s {\nw.hash(word)\n}"
	case x.kind == "uint128":
		return "w.big(%s)"
	case x.kind == "bytes32":
		return "w.hash(%s)"
	case x.kind == "int16":
		return "w.int(int64(%s))"
	case x.kind == "uint64":
		return "w.uint(%s)"
	case x.kind == "bool", x.kind == "address":
		return "w." + x.kind + "(%s)"
	}
	return "w.uint(uint64(%s))"
}

// goJSON is what reads and writes a field as JSON.
func (f *facts) goJSON(x field) string {
	place := "&s." + title(x.name)
	switch e := f.enum(x.kind); {
	case e != nil:
		return fmt.Sprintf("&enumField{%sNames, %s}", strings.ToLower(e.goName[:1])+e.goName[1:], place)
	case x.array() != "":
		return "&" + x.name + "Field{s}"
	case x.isBits():
		return "&bitsField{" + place + "}"
	case x.kind == "uint128":
		return "&amountField{" + place + "}"
	case x.kind == "bytes32":
		return "(*Hash)(" + place + ")"
	}
	return place
}

// indexerSpec is the specification as the indexer stores and serves it, and the names of values.
func indexerSpec(f *facts) ([]byte, error) {
	s := newSource("indexer", "assay/bindings/trainingtasks")
	s.line("// taskSpec is a TrainingTaskSpec as it is stored (JSON) and served: enums by name, amounts as decimal strings.\ntype taskSpec struct {")
	for _, x := range f.fields {
		s.line("%s %s", title(x.name), f.stored(x))
	}
	s.line("}\n\nfunc newTaskSpec(s trainingtasks.TrainingTaskSpec) (out taskSpec, err error) {\nout = taskSpec{")
	for _, x := range f.fields {
		if f.enum(x.kind) == nil {
			s.line("%s: %s,", title(x.name), f.storing(x))
		}
	}
	s.line("}")
	for _, x := range f.fields {
		if e := f.enum(x.kind); e != nil {
			s.line("if out.%[1]s, err = enumName(%[2]s, s.%[1]s); err != nil {\nreturn taskSpec{}, err\n}", title(x.name), e.indexer)
		}
	}
	s.line("return out, nil\n}\n\n// Names of the contracts' enums, in declaration order.\nvar (")
	for _, e := range f.enums {
		if e.indexer == "" {
			continue
		}
		var names []string
		for _, m := range e.members {
			names = append(names, upper(m))
		}
		s.line("%s = %s", e.indexer, list(names))
	}
	s.line(")")
	return s.done()
}

// stored is a field's type in the indexer, but for enumerations and lists that of the schema, too.
func (f *facts) stored(x field) string {
	switch {
	case f.enum(x.kind) != nil:
		return "string"
	case x.array() != "":
		return "[]Long"
	}
	switch x.kind {
	case "uint64", "uint128":
		return "BigInt"
	case "bytes32":
		return "Bytes32"
	case "address":
		return "Address"
	case "bool":
		return "bool"
	}
	return "Long"
}

func (f *facts) storing(x field) string {
	place := "s." + title(x.name)
	switch {
	case x.array() != "":
		return x.name + "(s)"
	case x.kind == "uint64":
		return "u64(" + place + ")"
	case x.kind == "uint128":
		return "bigInt(" + place + ")"
	case x.kind == "bytes32", x.kind == "address":
		return place + "[:]"
	case x.kind == "bool":
		return place
	}
	return "Long(" + place + ")"
}
