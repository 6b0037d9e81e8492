package main

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"unicode"
)

// figures is what build/house/summary.json has.
type figures struct {
	// LargestTypeMethods is the number of methods of the type with most, tests and generated code left out.
	LargestTypeMethods int `json:"largest_type_methods"`
	// ImportsUp is the number of imports that the floors do not allow.
	ImportsUp int `json:"imports_up"`
	// FormatPlaces is the number of written files that name one payload format (int4): what a new one would touch.
	FormatPlaces int `json:"format_places"`
	// RulePlaces is the number of written files that name one aggregation rule (TrimmedMean).
	RulePlaces int `json:"rule_places"`
	// SpecFieldPlaces is the number of written files that list the fields of a spec: that name at least four in five of them.
	SpecFieldPlaces int `json:"spec_field_places"`
	// ContractRoomPercentMin is the room under EIP-170 of the fullest contract, in percent of 24,576 bytes; −1 before a build.
	ContractRoomPercentMin float64 `json:"contract_room_percent_min"`
	// DocRulesUnlisted is the number of rules that code, comments or documents cite and no document lists.
	DocRulesUnlisted int `json:"doc_rules_unlisted"`
	// ClientsElsewhere is the number of lines of Go that make an HTTP client beside internal/httpclient, tests and what belongs to them left out. What is
	// given to chain.DialWith is none: that bounds it.
	ClientsElsewhere int `json:"clients_elsewhere"`
	// GoSourceLines is the number of lines of Go, without tests and generated files.
	GoSourceLines int `json:"go_source_lines"`
}

// report is the figures, and for each of them where it comes from.
type report struct {
	Figures figures
	Details map[string][]string
}

// source is one written file: neither a test, nor generated, nor a vector.
type source struct {
	path, text string
}

var (
	// tests are those, and the benchmarks, which name what they compare with others'.
	tests     = regexp.MustCompile(`(^tools/bench/.*|^trainer-py/zoo/.*|_test\.go|\.t\.sol|^contracts/test/.*|^trainer-py/tests/.*|^web/verify/test/.*|/testdata/.*)$`)
	written   = regexp.MustCompile(`\.(go|sol|py|graphql|js|html)$`)
	generated = regexp.MustCompile(`(?m)^(//|#) Code generated .* DO NOT EDIT`)
	// vendored are pages that others wrote.
	vendored = regexp.MustCompile(`^(indexer/web/vendor|bindings)/`)
)

// measure reads the tree at root, which has to be a git checkout: what is not tracked or about to be is no part of the house.
func measure(root string) (*report, error) {
	files, err := writtenFiles(root)
	if err != nil {
		return nil, err
	}
	r := &report{Details: map[string][]string{}}
	if err := r.methods(files); err != nil {
		return nil, err
	}
	if err := r.imports(root); err != nil {
		return nil, err
	}
	r.Figures.FormatPlaces = r.places("format_places", files, regexp.MustCompile(`\b(int4|Int4|INT4|\w*Int4[A-Z]\w*)\b`))
	r.Figures.RulePlaces = r.places("rule_places", files, regexp.MustCompile(`\b\w*([tT]rimmedMean|trimmed_mean|trimmed-mean)\w*\b`))
	if err := r.specFields(root, files); err != nil {
		return nil, err
	}
	if err := r.room(root); err != nil {
		return nil, err
	}
	if err := r.rules(root); err != nil {
		return nil, err
	}
	r.clients(files)
	for _, f := range files {
		if strings.HasSuffix(f.path, ".go") {
			r.Figures.GoSourceLines += strings.Count(f.text, "\n")
		}
	}
	return r, nil
}

// tracked lists the files that git has or would add, below root.
func tracked(root string) ([]string, error) {
	command := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	command.Dir = root
	out, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("git ls-files: %w: the house is measured in a git checkout", err)
	}
	var files []string
	for path := range strings.SplitSeq(strings.TrimSuffix(string(out), "\x00"), "\x00") {
		if info, err := os.Lstat(filepath.Join(root, path)); err == nil && info.Mode().IsRegular() {
			files = append(files, path)
		}
	}
	return slices.Compact(files), nil
}

func writtenFiles(root string) ([]source, error) {
	paths, err := tracked(root)
	if err != nil {
		return nil, err
	}
	var files []source
	for _, path := range paths {
		if !written.MatchString(path) || tests.MatchString(path) || vendored.MatchString(path) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			return nil, err
		}
		if !generated.Match(text[:min(len(text), 2048)]) {
			files = append(files, source{path, string(text)})
		}
	}
	return files, nil
}

// methods counts the methods of each type.
func (r *report) methods(files []source) error {
	counts := map[string]int{}
	for _, f := range files {
		if !strings.HasSuffix(f.path, ".go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), f.path, f.text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range parsed.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
				counts[filepath.Dir(f.path)+"."+receiver(fn.Recv.List[0].Type)]++
			}
		}
	}
	names := make([]string, 0, len(counts))
	for name := range counts {
		names = append(names, name)
	}
	sort.Slice(names, func(i, j int) bool {
		return counts[names[i]] > counts[names[j]] || counts[names[i]] == counts[names[j]] && names[i] < names[j]
	})
	r.Figures.LargestTypeMethods = counts[names[0]]
	for _, name := range names[:min(12, len(names))] {
		r.Details["largest_type_methods"] = append(r.Details["largest_type_methods"], fmt.Sprintf("%4d %s", counts[name], name))
	}
	return nil
}

var client = regexp.MustCompile(`\bhttp\.(DefaultClient|DefaultTransport|Client\{|Transport\{|Get\(|Head\(|Post\(|PostForm\()`)

// clients counts the lines that make a client of their own.
func (r *report) clients(files []source) {
	for _, f := range files {
		dir := filepath.Dir(f.path)
		if _, entry := place(dir); !strings.HasSuffix(f.path, ".go") || dir == "internal/httpclient" || entry == test {
			continue
		}
		number := 0
		for line := range strings.Lines(f.text) {
			number++
			code, _, _ := strings.Cut(line, "//")
			if client.MatchString(code) && !strings.Contains(code, "DialWith(") {
				r.Figures.ClientsElsewhere++
				r.Details["clients_elsewhere"] = append(r.Details["clients_elsewhere"], fmt.Sprintf("%s:%d", f.path, number))
			}
		}
	}
}

func receiver(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr:
		return receiver(t.X)
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.IndexListExpr:
		return receiver(t.X)
	case *ast.Ident:
		return t.Name
	default:
		return fmt.Sprintf("%T", t)
	}
}

// imports asks the go command for every package's imports, those of its tests left out, and holds them against the floors.
func (r *report) imports(root string) error {
	command := exec.Command("go", "list", "-json=ImportPath,Imports", "./...")
	command.Dir, command.Stderr = root, os.Stderr
	out, err := command.Output()
	if err != nil {
		return fmt.Errorf("go list: %w", err)
	}
	decoder := json.NewDecoder(strings.NewReader(string(out)))
	for decoder.More() {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := decoder.Decode(&p); err != nil {
			return err
		}
		from := strings.TrimPrefix(p.ImportPath, module+"/")
		for _, imported := range p.Imports {
			to, ours := strings.CutPrefix(imported, module+"/")
			if !ours {
				continue
			}
			if why := forbidden(from, to); why != "" {
				r.Figures.ImportsUp++
				r.Details["imports_up"] = append(r.Details["imports_up"], fmt.Sprintf("%s → %s: %s", from, to, why))
			}
		}
	}
	return nil
}

func (r *report) places(name string, files []source, naming *regexp.Regexp) int {
	for _, f := range files {
		if naming.MatchString(f.text) && !strings.HasPrefix(f.path, "test/house/") {
			r.Details[name] = append(r.Details[name], f.path)
		}
	}
	return len(r.Details[name])
}

// specFields finds the files that list the fields of TrainingTaskSpec, whose names it takes from Types.sol.
func (r *report) specFields(root string, files []source) error {
	const name, source = "spec_field_places", "contracts/src/facts/Types.sol"
	text, err := os.ReadFile(filepath.Join(root, source))
	if err != nil {
		return err
	}
	_, body, found := strings.Cut(string(text), "struct TrainingTaskSpec {")
	body, _, closed := strings.Cut(body, "\n}")
	if !found || !closed {
		return errors.New(source + " has no struct TrainingTaskSpec")
	}
	plain := func(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "")) }
	fields := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^    \w+(?:\[\w+\])? (\w+);`).FindAllStringSubmatch(body, -1) {
		fields[plain(m[1])] = true
	}
	if len(fields) < 40 {
		return fmt.Errorf("%s: %d fields of a spec were understood", source, len(fields))
	}
	for _, f := range files {
		names := map[string]bool{}
		for word := range strings.FieldsFuncSeq(f.text, func(c rune) bool { return c != '_' && !unicode.IsLetter(c) && !unicode.IsDigit(c) }) {
			if name := plain(word); fields[name] {
				names[name] = true
			}
		}
		named := len(names)
		if 5*named >= 4*len(fields) {
			r.Details[name] = append(r.Details[name], fmt.Sprintf("%s: %d of %d", f.path, named, len(fields)))
		}
	}
	r.Figures.SpecFieldPlaces = len(r.Details[name])
	return nil
}

// room reads what forge built: the contracts of contracts/src that are deployed, not interfaces and libraries, which have no code of their own.
func (r *report) room(root string) error {
	const name, most = "contract_room_percent_min", 24_576
	r.Figures.ContractRoomPercentMin = -1
	sources, err := filepath.Glob(filepath.Join(root, "contracts/src/*/*.sol"))
	if err != nil {
		return err
	}
	type size struct {
		name string
		room float64
	}
	var sizes []size
	for _, path := range sources {
		contract := strings.TrimSuffix(filepath.Base(path), ".sol")
		text, err := os.ReadFile(filepath.Join(root, "build/contracts", contract+".sol", contract+".json"))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		var artifact struct {
			DeployedBytecode struct{ Object string } `json:"deployedBytecode"`
		}
		if err := json.Unmarshal(text, &artifact); err != nil {
			return fmt.Errorf("%s: %w", contract, err)
		}
		if length := hex.DecodedLen(len(strings.TrimPrefix(artifact.DeployedBytecode.Object, "0x"))); length > 0 {
			sizes = append(sizes, size{contract, float64(100*(most-length)*10/most) / 10})
		}
	}
	sort.Slice(sizes, func(i, j int) bool { return sizes[i].room < sizes[j].room })
	for _, s := range sizes {
		r.Details[name] = append(r.Details[name], fmt.Sprintf("%6.1f %s", s.room, s.name))
	}
	if len(sizes) > 0 {
		r.Figures.ContractRoomPercentMin = sizes[0].room
	}
	return nil
}

// A citation is "rule 27" or "rules 18 and 22", in any case; a number with a point is one of the arithmetic.
var (
	cited  = regexp.MustCompile(`[Rr]ules? ([0-9]+(?:\.[0-9]+)?(?:(?:, | and | to |–)[0-9]+(?:\.[0-9]+)?\b)*)`)
	number = regexp.MustCompile(`[0-9]+(?:\.[0-9]+)?`)
	// A rule of the protocol is a row of its list, one of the arithmetic begins a paragraph.
	listed = map[string]*regexp.Regexp{
		"docs/protocol.md":            regexp.MustCompile(`(?m)^\| ([0-9]+) \|`),
		"docs/arithmetic.md":          regexp.MustCompile(`(?m)^([0-9]+\.[0-9]+) `),
		"docs/arithmetic-programs.md": regexp.MustCompile(`(?m)^([0-9]+\.[0-9]+) `),
	}
)

// rules holds what comments and documents cite against what the documents list.
func (r *report) rules(root string) error {
	const name = "doc_rules_unlisted"
	known := map[string]bool{}
	for doc, rule := range listed {
		text, err := os.ReadFile(filepath.Join(root, doc))
		if err != nil {
			return err
		}
		for _, m := range rule.FindAllStringSubmatch(string(text), -1) {
			known[m[1]] = true
		}
	}
	paths, err := tracked(root)
	if err != nil {
		return err
	}
	for _, path := range paths {
		if !written.MatchString(path) && !strings.HasSuffix(path, ".md") || vendored.MatchString(path) || strings.HasPrefix(path, "test/house/") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			return err
		}
		for _, m := range cited.FindAllStringSubmatch(string(text), -1) {
			for _, n := range number.FindAllString(m[1], -1) {
				if !known[n] {
					r.Figures.DocRulesUnlisted++
					r.Details[name] = append(r.Details[name], fmt.Sprintf("%s cites rule %s", path, n))
				}
			}
		}
	}
	return nil
}
