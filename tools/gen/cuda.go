package main

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"assay/repops/num/sequence"
)

// cudaConstants is the constants of package sequence for the CUDA kernels, which cannot read Go's.
func cudaConstants(*facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "// %s\n\n// The constants of package assay/repops/num/sequence, which says what they are.\n#pragma once\n#include \"dialect.cuh\"\n\nnamespace sequence {\n\n", header)
	for _, c := range []struct {
		name  string
		value float64
	}{
		{"Log2E", sequence.Log2E}, {"Ln2Hi", sequence.Ln2Hi}, {"Ln2Lo", sequence.Ln2Lo}, {"Magic", sequence.Magic},
		{"TwoByPi", sequence.TwoByPi}, {"HalfPiHi", sequence.HalfPiHi}, {"HalfPiLo", sequence.HalfPiLo},
	} {
		fmt.Fprintf(&b, "constexpr double %s = %s;\n", c.name, hex64(c.value))
	}
	for _, c := range []struct {
		name  string
		value float32
	}{
		{"ExpMin", sequence.ExpMin}, {"ExpMax", sequence.ExpMax}, {"TanhMax", sequence.TanhMax}, {"ErfMax", sequence.ErfMax},
		{"TrigMin", sequence.TrigMin}, {"TrigMax", sequence.TrigMax},
	} {
		fmt.Fprintf(&b, "constexpr float %s = %s;\n", c.name, hex32(c.value))
	}
	fmt.Fprintf(&b, "constexpr u64 LogBase = %#x;\n", uint64(sequence.LogBase))
	for _, c := range []struct {
		name  string
		value int
	}{
		{"ExpTerms", len(sequence.Exp)}, {"LogTerms", len(sequence.Log)}, {"ErfTerms", sequence.ErfTerms},
		{"SinTerms", len(sequence.Sin)}, {"CosTerms", len(sequence.Cos)}, {"QuarterTerms", len(sequence.Quarter[0])},
		{"TrigSlack", sequence.TrigSlack},
	} {
		fmt.Fprintf(&b, "constexpr int %s = %d;\n", c.name, c.value)
	}
	var steps []string
	for _, x := range sequence.ErfStep {
		steps = append(steps, hex32(x))
	}
	fmt.Fprintf(&b, "\nCONSTANT float ErfStep[%d] = {%s};\n", len(steps), strings.Join(steps, ", "))
	for _, c := range []struct {
		kind, name string
		values     []float64
	}{
		{"TABLE", "Exp", sequence.Exp[:]}, {"TABLE", "Log", sequence.Log[:]},
		{"TABLE", "Sin", sequence.Sin[:]}, {"TABLE", "Cos", sequence.Cos[:]},
		// What is selected from, or has few bits, is better in the instructions.
		{"CONSTANT", "LogInv", sequence.LogInv[:]}, {"CONSTANT", "LogHi", sequence.LogHi[:]}, {"CONSTANT", "LogLo", sequence.LogLo[:]},
		{"CONSTANT", "ErfMid", sequence.ErfMid[:]},
	} {
		fmt.Fprintf(&b, "%s double %s[%d] = %s;\n", c.kind, c.name, len(c.values), table64(c.values))
	}
	fmt.Fprintf(&b, "TABLE double Erf[%d][ErfTerms] = {\n", len(sequence.Erf))
	for _, row := range sequence.Erf {
		fmt.Fprintf(&b, "%s,\n", table64(row[:]))
	}
	b.WriteString("};\n")
	fmt.Fprintf(&b, "TABLE u64 TwoByPiBits[%d] = %s;\n", len(sequence.TwoByPiBits), integers64(sequence.TwoByPiBits[:]))
	fmt.Fprintf(&b, "TABLE u64 Quarter[%d][QuarterTerms] = {\n", len(sequence.Quarter))
	for _, row := range sequence.Quarter {
		fmt.Fprintf(&b, "%s,\n", integers64(row[:]))
	}
	b.WriteString("};\n\n} // namespace sequence\n")
	return b.Bytes(), nil
}

// table64 is an initialiser of a few numbers a line.
func table64(values []float64) string { return table(values, hex64) }

func integers64(values []uint64) string {
	return table(values, func(x uint64) string { return fmt.Sprintf("%#x", x) })
}

func table[T any](values []T, write func(T) string) string {
	var b strings.Builder
	b.WriteString("{")
	for i, x := range values {
		switch {
		case i > 0 && i%5 == 0:
			b.WriteString(",\n    ")
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString(write(x))
	}
	b.WriteString("}")
	return b.String()
}

func hex64(x float64) string { return strconv.FormatFloat(x, 'x', -1, 64) }

func hex32(x float32) string { return strconv.FormatFloat(float64(x), 'x', -1, 32) + "f" }
