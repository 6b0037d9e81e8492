package cuda

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
)

// Violation is an instruction of PTX whose result is not defined to the bit, or not as docs/arithmetic.md has it.
type Violation struct {
	Line        int
	Function    string
	Instruction string
	Reason      string
}

func (v Violation) Error() string {
	return fmt.Sprintf("line %d, %s: %s: %s", v.Line, v.Function, v.Instruction, v.Reason)
}

// mostViolations is how many CheckPTX names.
const mostViolations = 20

// CheckPTX is an error if the numbers of a compiled kernel may have other bits than its source says. An instruction on floating
// point numbers has to be one that moves, compares or chooses numbers, or an add, sub, mul, div, sqrt, rcp or fma that says .rn:
// the assembler may fuse those that leave the rounding to it.
func CheckPTX(ptx string) error {
	all := Violations(ptx)
	if len(all) == 0 {
		return nil
	}
	var list []error
	for _, v := range all[:min(len(all), mostViolations)] {
		list = append(list, v)
	}
	if len(all) > mostViolations {
		list = append(list, fmt.Errorf("and %d more", len(all)-mostViolations))
	}
	return errors.Join(list...)
}

var (
	comment  = regexp.MustCompile(`/\*[^*]*\*+(?:[^/*][^*]*\*+)*/`)
	function = regexp.MustCompile(`\.(?:entry|func)\s+(?:\([^)]*\)\s*)?([\w$]+)`)
	lead     = regexp.MustCompile(`^(?:[\w$%]+:\s*)*(?:@!?%?[\w$]+\s+)?`)
	float    = regexp.MustCompile(`^(?:b?f16|tf32|f32|f64|f8|f6|f4|f8f6f4|mxf\w+|e[0-9]m[0-9]\w*)(?:x[0-9]+)?$`)
)

// Violations lists all that CheckPTX complains about.
func Violations(ptx string) []Violation {
	ptx = comment.ReplaceAllStringFunc(ptx, func(c string) string { return strings.Repeat("\n", strings.Count(c, "\n")) + " " })
	var all []Violation
	in := "no function"
	for i, line := range strings.Split(ptx, "\n") {
		line, _, _ = strings.Cut(line, "//")
		if m := function.FindStringSubmatch(line); m != nil {
			in = m[1]
		}
		for statement := range strings.FieldsFuncSeq(line, func(r rune) bool { return strings.ContainsRune(";{}", r) }) {
			statement = strings.TrimSpace(statement)
			statement = statement[len(lead.FindString(statement)):]
			words := strings.Fields(statement)
			if len(words) == 0 || strings.HasPrefix(words[0], ".") {
				continue
			}
			if reason := refuse(words[0]); reason != "" {
				all = append(all, Violation{i + 1, in, words[0], reason})
			}
		}
	}
	return all
}

// refuse says why an instruction, without its operands, may not be there; it is empty if it may.
func refuse(instruction string) string {
	parts := strings.FieldsFunc(instruction, func(r rune) bool { return r == '.' || r == ':' })
	if len(parts) == 0 {
		return ""
	}
	op, rest := parts[0], parts[1:]
	if !slices.ContainsFunc(rest, float.MatchString) {
		return ""
	}
	has := func(word string) bool { return slices.Contains(rest, word) }
	switch {
	case has("ftz"):
		return "subnormals become 0"
	case has("approx"), has("full"):
		return "an approximation"
	case has("sat"):
		return "saturates"
	}
	to := rest[len(rest)-1]
	switch op {
	case "mov", "ld", "ldu", "st", "selp", "slct", "setp", "set", "neg", "abs", "min", "max", "copysign", "testp", "shfl", "prefetch", "cvta", "call":
		return ""
	case "add", "sub", "mul", "div", "sqrt", "rcp", "fma":
		if len(rest) == 2 && rest[0] == "rn" && (to == "f32" || to == "f64" || to == "f32x2") {
			return ""
		}
		if len(rest) == 1 {
			return "no rounding given, so that it may be fused with another instruction"
		}
		return "not one rounding to nearest even of binary32 or binary64"
	case "cvt":
		return refuseConversion(rest)
	case "mad":
		return "two roundings or one, as the device has it"
	case "atom", "red", "multimem":
		return "adds in an order that nobody defines"
	case "mma", "wmma", "wgmma", "tcgen05":
		return "sums of products whose roundings nobody defines"
	}
	return "not among the instructions whose results are defined to the bit"
}

func refuseConversion(rest []string) string {
	if len(rest) < 2 {
		return "an unknown conversion"
	}
	to, from, rounding := rest[len(rest)-2], rest[len(rest)-1], rest[:len(rest)-2]
	for _, t := range []string{to, from} {
		if float.MatchString(t) && t != "f32" && t != "f64" {
			return "a conversion from or to another format than binary32 and binary64"
		}
	}
	switch {
	case !float.MatchString(to):
		// To an integer: the source says how it is rounded.
		return ""
	case to == "f64" && from == "f32" && len(rounding) == 0:
		return ""
	case len(rounding) == 1 && (rounding[0] == "rn" || rounding[0] == "rni" || rounding[0] == "rzi" || rounding[0] == "rmi" || rounding[0] == "rpi"):
		return ""
	case to == from && len(rounding) == 0:
		return ""
	}
	return "a conversion that does not round to nearest even"
}

// Compile is CompileText of the file main of source.
func (c *Compiler) Compile(architecture int, main string, source fs.FS) ([]byte, error) {
	text, err := fs.ReadFile(source, main)
	if err != nil {
		return nil, err
	}
	return c.CompileText(architecture, main, string(text), source)
}

// PTX compiles a text, which may include files of source, to the assembly language of an architecture that NVRTC knows. It is kept
// in Cache.
func (c *Compiler) PTX(architecture int, name, text string, source fs.FS) (string, error) {
	return c.ptxWith(options, architecture, name, text, source)
}

func (c *Compiler) ptxWith(options []string, architecture int, name, text string, source fs.FS) (string, error) {
	ptx, err := c.compile(options, architecture, true, name, text, source)
	return string(bytes.TrimRight(ptx, "\x00")), err
}
