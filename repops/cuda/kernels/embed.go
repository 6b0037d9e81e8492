// Package kernels is the source of the CUDA kernels. It is compiled at run time by NVRTC for the device at hand, and by a C++
// compiler, in tests, for the emulated one.
package kernels

import (
	"embed"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Source has every file of the kernels; Main is the one that includes the others.
//
//go:embed *.cuh
var Source embed.FS

// Main is the file that has all kernels.
const Main = "kernels.cuh"

// Unit is a part of the kernels that is compiled by itself. All units together have the kernels of Main, each once.
type Unit struct {
	Name   string
	Text   string // what is compiled; it includes files of Source
	Prefix string // of the names of its kernels, and of no other unit's; none if it is empty
}

var (
	including = regexp.MustCompile(`^[ \t]*#[ \t]*include[ \t]*"([^"]+)"`)
	parts     = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+GEMM_PARTS[ \t]+(\d+)`)
	part      = regexp.MustCompile(`\bGEMM_PART[ \t]*==[ \t]*(\d+)`)
)

// Units are the parts of the kernels. The first one is what nearly every program needs.
var Units = sync.OnceValue(func() []Unit {
	main := file(Main)
	units := []Unit{{Name: "group"}, {Name: "basics"}}
	var basics, all []string
	for line := range strings.Lines(main) {
		m := including.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		all = append(all, m[1])
		switch m[1] {
		case "group.cuh", "gemm.cuh", "gemm_int8.cuh":
		default:
			basics = append(basics, m[1])
		}
	}
	units[0].Text = text(all, "group.cuh")
	units[1].Text = text(all, basics...)
	n := gemmParts(file("gemm.cuh"))
	for i := range n {
		u := Unit{Name: "gemm", Text: text(all, "gemm.cuh"), Prefix: "gemm_"}
		if n > 1 {
			u.Name = fmt.Sprintf("gemm_%d", i)
			u.Text = fmt.Sprintf("#define GEMM_PART %d\n%s", i, u.Text)
		}
		units = append(units, u)
	}
	return append(units, Unit{Name: "gemm_int8", Text: text(all, "gemm_int8.cuh"), Prefix: "bytes_"})
})

func file(name string) string {
	data, err := Source.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return string(data)
}

// gemmParts is the number of parts that gemm.cuh has: what it defines as GEMM_PARTS, or else compares GEMM_PART with.
func gemmParts(gemm string) int {
	n := 1
	for _, m := range part.FindAllStringSubmatch(gemm, -1) {
		i, _ := strconv.Atoi(m[1]) //nolint:errcheck
		n = max(n, i+1)
	}
	if m := parts.FindStringSubmatch(gemm); m != nil {
		n, _ = strconv.Atoi(m[1]) //nolint:errcheck
	}
	return n
}

// text includes files with their kernels. Files of all that they include beside come without theirs.
func text(all []string, files ...string) string {
	var own, others strings.Builder
	for _, name := range files {
		fmt.Fprintf(&own, "#include %q\n", name)
	}
	for _, name := range Includes(own.String(), Source) {
		if slices.Contains(all, name) && !slices.Contains(files, name) {
			fmt.Fprintf(&others, "#include %q\n", name)
		}
	}
	if others.Len() == 0 {
		return own.String()
	}
	return elsewhere + others.String() + here + own.String()
}

const (
	elsewhere = "#undef KERNEL\n#define KERNEL KERNEL_ELSEWHERE\n"
	here      = "#undef KERNEL\n#define KERNEL KERNEL_HERE\n"
)

// Alone is a text that compiles to the given one's own kernels. The files that it includes come without theirs, which are compiled
// elsewhere. The dialect is there without being included. Lines keep their numbers in messages.
func Alone(text string) string {
	var b strings.Builder
	b.WriteString("#include \"dialect.cuh\"\n#line 1\n")
	n := 0
	for line := range strings.Lines(text) {
		n++
		if !including.MatchString(line) {
			b.WriteString(line)
			continue
		}
		fmt.Fprintf(&b, "%s#line %d\n%s\n%s#line %d\n", elsewhere, n, strings.TrimSuffix(line, "\n"), here, n+1)
	}
	return b.String()
}

// Includes are the files that a text includes, and those that they include, in the order of their names. Files that source lacks
// are left out.
func Includes(text string, source fs.FS) []string {
	seen := map[string]bool{}
	var look func(text string)
	look = func(text string) {
		for line := range strings.Lines(text) {
			m := including.FindStringSubmatch(line)
			if m == nil || seen[m[1]] {
				continue
			}
			data, err := fs.ReadFile(source, m[1])
			if err != nil {
				continue
			}
			seen[m[1]] = true
			look(string(data))
		}
	}
	look(text)
	names := make([]string, 0, len(seen))
	for name := range seen {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
