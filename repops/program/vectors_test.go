package program

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"assay/repops"
	"assay/repops/engine"
)

var update = flag.Bool("update", false, "write vectors/program*.json instead of comparing them")

const vectorsDir = "../../vectors/"

// word is 32 bits as "0x%08x": a binary32's pattern, or an integer in two's complement.
type word uint32

func (w word) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }

func (w *word) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%08x", (*uint32)(w))
	return err
}

type byteString []byte

func (h byteString) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%x", []byte(h)), nil }

func (h *byteString) UnmarshalText(b []byte) error {
	v, err := hex.DecodeString(strings.TrimPrefix(string(b), "0x"))
	*h = v
	return err
}

// programVector's encoding is the first Prefix bytes of the first case's, then Middle, then that one's last Suffix bytes.
type programVector struct {
	Name    string      `json:"name"`
	Prefix  int         `json:"prefix"`
	Middle  byteString  `json:"middle"`
	Suffix  int         `json:"suffix"`
	Error   string      `json:"error"`
	Entry   uint32      `json:"entry"`
	Entries int         `json:"entries"`
	Root    repops.Hash `json:"root"`
}

type primitiveVector struct {
	Name      string      `json:"name"`
	Op        string      `json:"op"`
	Encoded   byteString  `json:"encoded"`
	Seed      string      `json:"seed"`
	State     [][]word    `json:"state"`
	Constants [][]word    `json:"constants,omitempty"`
	DType     string      `json:"dtype"`
	Output    []word      `json:"output"`
	Root      repops.Hash `json:"root"`
	Trace     repops.Hash `json:"trace"`
}

type programFile struct {
	ProgramCount   int               `json:"programCount"`
	Programs       []programVector   `json:"programs"`
	PrimitiveCount int               `json:"primitiveCount"`
	Primitives     []primitiveVector `json:"primitives"`
}

type networkFile struct {
	Count int             `json:"count"`
	Cases []networkVector `json:"cases"`
}

type networkVector struct {
	Name          string      `json:"name"`
	Seed          uint64      `json:"seed"`
	Program       string      `json:"program"` // base64 of gzip of the encoding
	ProgramRoot   repops.Hash `json:"programRoot"`
	Constants     [][]word    `json:"constants"`
	StateRoot     repops.Hash `json:"stateRoot"`
	BatchRoot     repops.Hash `json:"batchRoot"` // of step 0, micro-batch after micro-batch
	StepTraceRoot repops.Hash `json:"stepTraceRoot"`
	Steps         []int       `json:"steps"`
	Roots         []string    `json:"roots"`
}

// lines writes a file as JSON with one line a case.
func lines(t *testing.T, v any) []byte {
	t.Helper()
	compact, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	out := string(compact)
	for _, s := range []string{`,"program`, `,"primitive`, `,"cases"`} {
		out = strings.ReplaceAll(out, s+`Count"`, ",\n"+s[1:]+`Count"`)
	}
	out = strings.ReplaceAll(out, `{"name":`, "\n{\"name\":")
	return []byte(out + "\n")
}

// difference is b as a change of base, or as itself.
func difference(base, b []byte, whole bool) (v programVector) {
	shorter := min(len(base), len(b))
	for !whole && v.Prefix < shorter && base[v.Prefix] == b[v.Prefix] {
		v.Prefix++
	}
	for !whole && v.Prefix+v.Suffix < shorter && base[len(base)-1-v.Suffix] == b[len(b)-1-v.Suffix] {
		v.Suffix++
	}
	v.Middle = b[v.Prefix : len(b)-v.Suffix]
	return v
}

func buildVectors(t *testing.T) programFile {
	var f programFile
	var base []byte
	for i, c := range programCases() {
		if i == 0 {
			base = c.encoded
		}
		v := difference(base, c.encoded, i == 0)
		v.Name = c.name
		p, err := check(c.encoded)
		v.Error, v.Entry = named(err)
		if err == nil {
			v.Entries, v.Root = p.Entries(), p.Root()
		}
		f.Programs = append(f.Programs, v)
	}
	for _, c := range primitiveCases() {
		f.Primitives = append(f.Primitives, vectorOf(t, c.name, c.program.Step[0].Op, c.program, &c.inputs))
	}
	f.ProgramCount, f.PrimitiveCount = len(f.Programs), len(f.Primitives)
	return f
}

// vectorOf is a case of a program of one output, as the interpreter computes it.
func vectorOf(t *testing.T, name string, op Op, p *Program, in *Inputs) primitiveVector {
	t.Helper()
	encoded, _ := p.MarshalBinary()
	v := primitiveVector{Name: name, Op: op.String(), Encoded: encoded, Seed: fmt.Sprintf("0x%016x", in.Seed), State: [][]word{}, Output: []word{}}
	for _, x := range in.State {
		v.State = append(v.State, wordsOf(x))
	}
	for _, x := range in.Constant {
		v.Constants = append(v.Constants, wordsOf(x))
	}
	trace, observe := p.NewTrace()
	out, err := p.Interpret(in, observe)
	if err != nil {
		t.Fatal(name, err)
	}
	v.DType, v.Output, v.Root, v.Trace = out[0].DType.String(), wordsOf(out[0]), out[0].Root(), trace.Root()
	return v
}

func wordsOf(t Tensor) []word {
	w := make([]word, t.Len())
	for i := range w {
		w[i] = word(t.Word(uint64(i)))
	}
	return w
}

// tensorOf makes a tensor of a vector's words.
func tensorOf(t DType, w []word) Tensor {
	x := NewTensor(t, len(w))
	for i, v := range w {
		x.SetWord(uint64(i), uint32(v))
	}
	return x
}

// TestVectors fails when a checked-in file is not what this code computes; TestPrimitives holds the same cases against the exact
// reference.
func TestVectors(t *testing.T) {
	path := vectorsDir + "program.json"
	b := lines(t, buildVectors(t))
	if *update {
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, b) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/program -run TestVectors -update", path)
	}
	var f programFile
	if err := json.Unmarshal(want, &f); err != nil {
		t.Fatal(err)
	}
	onEveryEngine(t, func(t *testing.T) { replay(t, &f) })
}

// replay decodes the programs and runs the primitives' from the file alone.
func replay(t *testing.T, f *programFile) {
	base := []byte(f.Programs[0].Middle)
	for _, c := range f.Programs {
		b := append(append(append([]byte(nil), base[:c.Prefix]...), c.Middle...), base[len(base)-c.Suffix:]...)
		p, err := check(b)
		if name, entry := named(err); name != c.Error || entry != c.Entry {
			t.Errorf("%s: %q at %d, want %q at %d", c.Name, name, entry, c.Error, c.Entry)
		}
		if err == nil && (p.Entries() != c.Entries || p.Root() != c.Root) {
			t.Errorf("%s: another size or root", c.Name)
		}
	}
	replayPrimitives(t, f.Primitives)
}

// replayPrimitives runs cases from the file alone.
func replayPrimitives(t *testing.T, cases []primitiveVector) {
	t.Helper()
	for _, c := range cases {
		p, err := check(c.Encoded)
		if err != nil {
			t.Fatalf("%s: %v", c.Name, err)
		}
		in := &Inputs{}
		if _, err := fmt.Sscanf(c.Seed, "0x%x", &in.Seed); err != nil {
			t.Fatal(err)
		}
		for i, w := range c.State {
			in.State = append(in.State, tensorOf(p.Inputs[i].DType, w))
		}
		var constants []Tensor
		for _, input := range p.Inputs {
			if input.Provenance == Constant {
				constants = append(constants, tensorOf(input.DType, c.Constants[len(constants)]))
			}
		}
		x, err := NewExecutor(p, constants)
		if err != nil {
			t.Fatalf("%s: %v", c.Name, err)
		}
		trace, out, err := x.Trace(in)
		if err != nil {
			t.Fatalf("%s: %v", c.Name, err)
		}
		for i, w := range c.Output {
			if out[0].Word(uint64(i)) != uint32(w) {
				t.Fatalf("%s: element %d is %08x, want %08x", c.Name, i, out[0].Word(uint64(i)), uint32(w))
			}
		}
		if out[0].Len() != len(c.Output) || out[0].Root() != c.Root || trace.Root() != c.Trace || out[0].DType.String() != c.DType {
			t.Errorf("%s: another size, type or root", c.Name)
		}
	}
}

func TestNetworkVector(t *testing.T) {
	path := vectorsDir + "program_network.json"
	net := SmallNetwork(networkSeed)
	encoded, _ := net.Program.MarshalBinary()
	x, err := NewExecutor(net.Program, net.Constants)
	if err != nil {
		t.Fatal(err)
	}
	trace, _, err := x.Trace(net.Inputs(net.State, 0))
	if err != nil {
		t.Fatal(err)
	}
	var batch []Tensor
	for _, m := range net.Batch(0) {
		batch = append(batch, m...)
	}
	v := networkVector{Name: "small network", Seed: networkSeed, ProgramRoot: net.Program.Root(), StateRoot: TensorsRoot(net.State),
		BatchRoot: TensorsRoot(batch), StepTraceRoot: trace.Root()}
	for _, c := range net.Constants {
		v.Constants = append(v.Constants, wordsOf(c))
	}
	for _, s := range []int{1, 10, 100} {
		v.Steps, v.Roots = append(v.Steps, s), append(v.Roots, networkRoots[s])
	}
	if *update {
		var z bytes.Buffer
		w, _ := gzip.NewWriterLevel(&z, gzip.BestCompression)
		if _, err := w.Write(encoded); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		u := v
		u.Program = base64.StdEncoding.EncodeToString(z.Bytes())
		if err := os.WriteFile(path, lines(t, networkFile{1, []networkVector{u}}), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var f networkFile
	if err := json.Unmarshal(b, &f); err != nil {
		t.Fatal(err)
	}
	if f.Count != 1 || len(f.Cases) != 1 {
		t.Fatalf("%d cases", len(f.Cases))
	}
	// How gzip packs may change; what it holds may not.
	z, err := base64.StdEncoding.DecodeString(f.Cases[0].Program)
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(z))
	if err != nil {
		t.Fatal(err)
	}
	program, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(program, encoded) {
		t.Error("another program")
	}
	f.Cases[0].Program = ""
	if got, want := lines(t, f.Cases[0]), lines(t, v); !bytes.Equal(got, want) {
		t.Errorf("%s is stale:\n%.300s\nwant\n%.300s", path, got, want)
	}
	if engine.Current() != engine.Best() {
		t.Error("an earlier test left another engine")
	}
}
