package main

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"assay/repops"
	"assay/repops/agg"
)

// described is what the schema says of fields whose name leaves open what is served: a symbol, a form, a special value.
var described = map[string]string{
	"weights":           "Of WeightedMean: binary32 bits of the weight of each enrolment slot. Empty for any other rule.",
	"outerLearningRate": "binary32 bits.", "outerMomentum": "binary32 bits.", "clipL2Norm": "binary32 bits; 0 is none.",
	"trainerCount": "M", "quorum": "K", "innerSteps": "H",
	"checkpointInterval": "Inner steps between two local states that a training claim names; 0 in the Open tier.",
}

// graphQL is the spec's part of the schema.
func graphQL(f *facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\n", header)
	for _, e := range f.enums {
		if e.schema == nil {
			continue
		}
		if e.schema.words != "" {
			fmt.Fprintf(&b, "%q\n", e.schema.words)
		}
		var values []string
		for _, m := range e.members {
			if !slices.Contains(e.schema.without, m) {
				values = append(values, upper(m))
			}
		}
		fmt.Fprintf(&b, "enum %s { %s }\n", e.schema.name, strings.Join(append(values, e.schema.and...), " "))
	}
	b.WriteString("\n\"The canonical task specification, as posted.\"\ntype TrainingTaskSpec {\n")
	for _, x := range f.fields {
		if text := described[x.name]; text != "" {
			fmt.Fprintf(&b, "  %q\n", text)
		}
		kind := f.stored(x)
		switch e := f.enum(x.kind); {
		case e != nil:
			kind = e.name
		case kind == "bool":
			kind = "Boolean"
		case x.array() != "":
			kind = "[Long!]"
		}
		fmt.Fprintf(&b, "  %s: %s!\n", x.name, kind)
	}
	b.WriteString("}\n")
	return b.Bytes(), nil
}

// pythonEnum writes an enumeration; name and value of each member.
func pythonEnum(b *bytes.Buffer, name, doc string, members [][2]string) {
	fmt.Fprintf(b, "\n\nclass %s(IntEnum):\n    \"\"\"%s\"\"\"\n\n", name, doc)
	for _, m := range members {
		fmt.Fprintf(b, "    %s = %s\n", m[0], m[1])
	}
}

// pythonFacts is what the trainer has of the contracts' enumerations, and its payload formats.
func pythonFacts(f *facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\"\"\"The contracts' enumerations, and how payloads fill their leaves (docs/formats.md, section 1).\"\"\"\n\n", header)
	b.WriteString("from __future__ import annotations\n\nfrom enum import IntEnum\nfrom typing import NamedTuple\n")
	var formats []string
	for _, e := range f.enums {
		if !e.python {
			continue
		}
		var members [][2]string
		for i, m := range e.members {
			members = append(members, [2]string{upper(m), fmt.Sprint(i)})
		}
		pythonEnum(&b, e.name, e.file[strings.LastIndexByte(e.file, '/')+1:]+" "+e.name+".", members)
		if e.name == "Quantization" {
			formats = e.members
		}
	}
	b.WriteString(`

class PayloadFormat(NamedTuple):
    """How elements fill leaves: header's dtype, bits of a code, elements and bytes of a leaf, largest code (0: binary32)."""

    dtype: int
    code_bits: int
    leaf_elements: int
    leaf_bytes: int
    largest_code: int


FORMATS = {
`)
	for _, m := range formats {
		blocks, ok, err := block(m)
		if err != nil {
			return nil, err
		}
		row := []any{upper(m), repops.DTypeF32, 32, repops.RunLength, repops.LeafBytes, 0}
		if ok {
			row = []any{upper(m), uint8(blocks), blocks.CodeBits(), blocks.LeafValues(), blocks.LeafBytes(), blocks.LargestCode()}
		}
		fmt.Fprintf(&b, "    Quantization.%v: PayloadFormat(%v, %v, %v, %v, %v),\n", row...)
	}
	b.WriteString("}\n\n# The fields of a task's specification, in the contract's order.\nSPEC_FIELDS = (\n")
	for _, field := range f.fields {
		fmt.Fprintf(&b, "    %q,\n", field.name)
	}
	b.WriteString(")\n")
	return b.Bytes(), nil
}

// pythonFormats is what the arithmetic's Python package has of element types and payload formats.
func pythonFormats(f *facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\"\"\"Element types of committed vectors, and the block encodings of payloads.\"\"\"\n\n", header)
	b.WriteString("from __future__ import annotations\n\nfrom enum import IntEnum\n")
	names := map[string]string{}
	var members [][2]string
	for _, d := range f.dtypes {
		// Leaves of any length have no elements.
		if names[d.value] = d.name; d.name != "Bytes" {
			members = append(members, [2]string{d.name, d.value})
		}
	}
	pythonEnum(&b, "DType", "Element types of a committed vector; those of BLOCKS are payloads as quantise writes them.", members)
	b.WriteString("\n\nBLOCKS = {")
	for i, q := range f.enum("enum Quantization").members {
		blocks, ok, err := block(q)
		if err != nil {
			return nil, err
		}
		if !ok {
			continue
		}
		if i > 1 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%q: DType.%s", blocks, names[fmt.Sprint(uint8(blocks))])
	}
	b.WriteString("}\n")
	return b.Bytes(), nil
}

// pythonRules is the aggregation rules as functions of the arithmetic's Python package.
func pythonRules(*facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\"\"\"The aggregation rules (docs/arithmetic.md, section 6).\"\"\"\n\n", header)
	b.WriteString("from __future__ import annotations\n\nfrom collections.abc import Sequence\n\nfrom ._memory import Array\nfrom .rounds import aggregate\n\n__all__ = [\n")
	names := slices.Sorted(maps.Keys(agg.Named))
	for _, name := range names {
		fmt.Fprintf(&b, "    %q,\n", name)
	}
	b.WriteString("]\n")
	for _, name := range names {
		rule := agg.Named[name]
		var takes, given string
		if rule.Weighted {
			takes, given = takes+", weights: Array", given+", weights=weights"
		}
		for _, n := range rule.Numbers {
			takes += ", " + n + ": int"
		}
		if len(rule.Numbers) > 0 {
			given += ", numbers=[" + strings.Join(rule.Numbers, ", ") + "]"
		}
		if rule.Bounded {
			takes, given = takes+", bound: float", given+", bound=bound"
		}
		returns, result := "Array", "return aggregate(%q, xs, out%s)[0]"
		switch rule.Selects {
		case agg.SelectsOne:
			returns, given, result = "tuple[Array, int]", given+", chosen=1", "result, chosen = aggregate(%q, xs, out%s)\n    return result, chosen[0]"
		case agg.SelectsLastNumber:
			returns, given, result = "tuple[Array, list[int]]", given+", chosen="+rule.Numbers[len(rule.Numbers)-1], "return aggregate(%q, xs, out%s)"
		}
		fmt.Fprintf(&b, "\n\ndef %s(xs: Sequence[Array]%s, out: Array | None = None) -> %s:\n    \"\"\"%s\"\"\"\n    "+result+"\n",
			name, takes, returns, rule.Doc, name, given)
	}
	return b.Bytes(), nil
}
