package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"assay/repops"
	"assay/repops/cuda"
	"assay/repops/num"
	"assay/repops/ops"
	"assay/repops/program"
)

// vectorsFound is the result of replaying the shared vectors.
type vectorsFound struct {
	Vectors int              `json:"vectors"` // cases replayed
	Wrong   int              `json:"wrong"`   // of them with a wrong bit
	Files   map[string]*file `json:"files"`
	First   []string         `json:"first"`   // some wrong ones
	Skipped map[string]int   `json:"skipped"` // cases by why a program cannot have them
}

type file struct {
	Vectors int `json:"vectors"`
	Wrong   int `json:"wrong"`
}

// replay is the replay of one file.
type replay struct {
	m     machine
	found *vectorsFound
	file  *file
	name  string
}

// vectors replays every case of the shared vectors that a program can compute.
func vectors(m machine, s *settings) (any, error) {
	found := &vectorsFound{Files: map[string]*file{}, Skipped: map[string]int{}}
	for _, f := range []struct {
		name   string
		replay func(r *replay, b []byte) error
	}{
		{"scalar", replayScalar},
		{"arithmetic", replayArithmetic},
		{"matmul", replayMatmul},
		{"reduce", replayReduce},
		{"composites", replayComposites},
		{"program", replayPrimitives},
		{"program_network", replayNetwork},
	} {
		b, err := os.ReadFile(filepath.Join(s.vectors, f.name+".json"))
		if err != nil {
			return nil, err
		}
		r := &replay{m: m, found: found, file: &file{}, name: f.name}
		found.Files[f.name] = r.file
		if err := f.replay(r, b); err != nil {
			return found, fmt.Errorf("%s.json: %w", f.name, err)
		}
		found.Vectors += r.file.Vectors
		found.Wrong += r.file.Wrong
		say("%s.json: %d cases, %d wrong", f.name, r.file.Vectors, r.file.Wrong)
	}
	if found.Wrong > 0 {
		return found, fmt.Errorf("%w: %d of %d cases", errWrong, found.Wrong, found.Vectors)
	}
	return found, nil
}

// skip counts cases that no program can have.
func (r *replay) skip(why string, n int) { r.found.Skipped[r.name+": "+why] += n }

// result counts a case; wrong says what is wrong with it, nothing if it is right.
func (r *replay) result(name, wrong string) {
	r.file.Vectors++
	if wrong == "" {
		return
	}
	r.file.Wrong++
	if len(r.found.First) < 40 {
		r.found.First = append(r.found.First, fmt.Sprintf("%s: %s: %s", r.name, name, wrong))
	}
}

// different says where got differs from want, as words.
func different(got program.Tensor, want []uint32) string {
	if got.Len() != len(want) {
		return fmt.Sprintf("%d elements, not %d", got.Len(), len(want))
	}
	for i, w := range want {
		if g := got.Word(uint64(i)); g != w {
			return fmt.Sprintf("element %d is %08x, not %08x", i, g, w)
		}
	}
	return ""
}

// allDifferent compares outputs with what a case wants of each.
func allDifferent(got []program.Tensor, want [][]uint32) string {
	if len(got) != len(want) {
		return fmt.Sprintf("%d outputs, not %d", len(got), len(want))
	}
	for k := range want {
		if d := different(got[k], want[k]); d != "" {
			return fmt.Sprintf("output %d, %s", k, d)
		}
	}
	return ""
}

// word is 32 bits in hexadecimal.
type word uint32

func (w *word) UnmarshalText(b []byte) error {
	v, err := ops.ParseWord(string(b), 8)
	*w = word(v)
	return err
}

func bitsOf[W ~uint32](list []W) []uint32 {
	out := make([]uint32, len(list))
	for i, w := range list {
		out[i] = uint32(w)
	}
	return out
}

// tensorOf is a tensor of words. A foreign NaN counts as NaN wherever a vector has one, and no tensor of a program holds one.
func tensorOf(t program.DType, words []uint32) program.Tensor {
	x := program.NewTensor(t, len(words))
	for i, w := range words {
		if t == program.F32 {
			w = math.Float32bits(num.Canonical(math.Float32frombits(w)))
		}
		x.SetWord(uint64(i), w)
	}
	return x
}

// trial is a program for one case: operands are its state, results its outputs.
type trial struct {
	*program.Builder
	state []program.Tensor
	outs  int
}

func newTrial() *trial { return &trial{Builder: program.NewMap()} }

// operand adds a tensor of these words; where the shape has none, an empty view of one that is zero.
func (t *trial) operand(kind program.DType, words []uint32, dims ...int) program.Value {
	whole := slices.Clone(dims)
	n := 1
	for i := range whole {
		whole[i] = max(whole[i], 1)
		n *= whole[i]
	}
	if len(words) != n && len(words) == 0 {
		words = make([]uint32, n)
	}
	t.state = append(t.state, tensorOf(kind, words))
	v := t.State(kind, whole...)
	for i, d := range dims {
		if d == 0 {
			v = t.Slice(v, i, 0, 0)
		}
	}
	return v
}

func (t *trial) f32(words []uint32, dims ...int) program.Value {
	return t.operand(program.F32, words, dims...)
}

func (t *trial) i32(words []uint32, dims ...int) program.Value {
	return t.operand(program.I32, words, dims...)
}

// number is a scalar constant by its bits.
func (t *trial) number(bits uint32) program.Value {
	return t.Scalar(num.Canonical(math.Float32frombits(bits)))
}

func (t *trial) give(values ...program.Value) {
	for _, v := range values {
		t.Output(v)
	}
	t.outs += len(values)
}

// run builds the program and runs it; every is as runProgram's.
func (t *trial) run(r *replay, seed uint64, every bool) ([]program.Tensor, error) {
	p, constants, err := t.Build()
	if err != nil {
		return nil, err
	}
	return r.runProgram(p, constants, &program.Inputs{State: t.state, Constant: constants, Seed: seed, Batch: make([][]program.Tensor, p.MicroBatches())}, every)
}

// runProgram runs a program once. every: all step nodes are the outputs, in their order.
func (r *replay) runProgram(p *program.Program, constants []program.Tensor, in *program.Inputs, every bool) ([]program.Tensor, error) {
	if every {
		s, err := sectionsOf(p)
		if err != nil {
			return nil, err
		}
		p.Outputs = nil
		for e := s.Step; e < s.Output; e++ {
			p.Outputs = append(p.Outputs, e)
		}
	}
	x, err := r.m.open(p, constants)
	if err != nil {
		return nil, err
	}
	out, err := x.run(in)
	if err != nil {
		_ = x.close()
		return nil, err
	}
	return out, x.close()
}

func sectionsOf(p *program.Program) (program.Sections, error) {
	l := program.Place{Leaves: uint32(p.Entries()), Header: p.AppendEntry(nil, 0)}
	return l.Sections()
}

// ---- scalar.json: all cases of an operation in one run ---------------------------------------------------------------------

// scalarOps are the operations of scalar.json that programs have.
var scalarOps = map[string]func(t *trial, in []program.Value) program.Value{
	"add": pair((*program.Builder).Add), "sub": pair((*program.Builder).Sub), "mul": pair((*program.Builder).Mul), "div": pair((*program.Builder).Div),
	"maximum": pair((*program.Builder).Maximum), "minimum": pair((*program.Builder).Minimum),
	"fma":  func(t *trial, in []program.Value) program.Value { return t.Fma(in[0], in[1], in[2]) },
	"sqrt": single((*program.Builder).Sqrt), "rsqrt": single((*program.Builder).Rsqrt), "exp": single((*program.Builder).Exp),
	"log": single((*program.Builder).Log), "tanh": single((*program.Builder).Tanh), "erf": single((*program.Builder).Erf),
	"sin": single((*program.Builder).Sin), "cos": single((*program.Builder).Cos),
	"neg":        single((*program.Builder).Neg),
	"abs":        func(t *trial, in []program.Value) program.Value { return t.Maximum(in[0], t.Neg(in[0])) },
	"eq":         compare(program.CmpEq),
	"lt":         compare(program.CmpLt),
	"le":         compare(program.CmpLe),
	"select":     func(t *trial, in []program.Value) program.Value { return t.Select(in[0], in[1], in[2]) },
	"f32_to_i32": convert(program.I32), "f32_to_i8": convert(program.I8), "i32_to_f32": convert(program.F32),
	"i32_to_i8": convert(program.I8), "i8_to_f32": convert(program.F32), "i8_to_i32": convert(program.I32),
}

func single(f func(b *program.Builder, x program.Value) program.Value) func(t *trial, in []program.Value) program.Value {
	return func(t *trial, in []program.Value) program.Value { return f(t.Builder, in[0]) }
}

func pair(f func(b *program.Builder, x, y program.Value) program.Value) func(t *trial, in []program.Value) program.Value {
	return func(t *trial, in []program.Value) program.Value { return f(t.Builder, in[0], in[1]) }
}

func compare(kind uint8) func(t *trial, in []program.Value) program.Value {
	return func(t *trial, in []program.Value) program.Value { return t.Cmp(kind, in[0], in[1]) }
}

func convert(to program.DType) func(t *trial, in []program.Value) program.Value {
	return func(t *trial, in []program.Value) program.Value { return t.Convert(to, in[0]) }
}

var tensorTypes = map[ops.Type]program.DType{ops.F32: program.F32, ops.I32: program.I32, ops.I8: program.I8}

func replayScalar(r *replay, b []byte) error {
	var f struct {
		Cases []struct {
			Op  string
			In  []string
			Out string
		}
	}
	if err := json.Unmarshal(b, &f); err != nil {
		return err
	}
	// Operands and results by operation, as words of the operands' types.
	type column struct {
		op   *ops.Op
		in   [][]uint32
		want []uint32
		text []string
	}
	columns := map[string]*column{}
	var names []string
	for _, c := range f.Cases {
		op, err := ops.Lookup(c.Op)
		if err != nil {
			return err
		}
		if c.Op == "random" {
			wrong, err := r.random(c.In, c.Out)
			if err != nil {
				return err
			}
			r.result("random "+strings.Join(c.In, " "), wrong)
			continue
		}
		if scalarOps[c.Op] == nil {
			r.skip("binary64", 1)
			continue
		}
		col := columns[c.Op]
		if col == nil {
			col = &column{op: op, in: make([][]uint32, len(op.In))}
			columns[c.Op] = col
			names = append(names, c.Op)
		}
		word := func(s string, t ops.Type) (uint32, error) {
			w, err := ops.ParseOperand(s, t)
			if t == ops.I8 {
				w = uint64(uint32(int32(int8(w))))
			}
			return uint32(w), err
		}
		for k, s := range c.In {
			w, err := word(s, op.In[k])
			if err != nil {
				return err
			}
			col.in[k] = append(col.in[k], w)
		}
		w, err := word(c.Out, op.Out)
		if err != nil {
			return err
		}
		col.want = append(col.want, w)
		col.text = append(col.text, strings.Join(c.In, " "))
	}
	for _, name := range names {
		col := columns[name]
		t := newTrial()
		var in []program.Value
		for k, words := range col.in {
			in = append(in, t.operand(tensorTypes[col.op.In[k]], words, len(words)))
		}
		t.give(scalarOps[name](t, in))
		out, err := t.run(r, 0, false)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for i, w := range col.want {
			wrong := ""
			if g := out[0].Word(uint64(i)); g != w {
				wrong = fmt.Sprintf("%08x, not %08x", g, w)
			}
			r.result(name+" "+col.text[i], wrong)
		}
	}
	return nil
}

// random is a case at a place that no node of a program has, perhaps.
func (r *replay) random(in []string, out string) (wrong string, err error) {
	var x [5]uint64
	for i, s := range append(in, out) {
		if x[i], err = ops.ParseWord(s, 16); err != nil {
			return "", err
		}
	}
	got := []uint32{0}
	err = r.m.apply("random", cuda.Random{Seed: x[0], Node: uint32(x[2]), Micro: uint32(x[3])}, got, []uint32{uint32(x[1])}, []uint32{uint32(x[1] >> 32)})
	if got[0] != uint32(x[4]) {
		wrong = fmt.Sprintf("%08x, not %08x", got[0], x[4])
	}
	return wrong, err
}

// ---- arithmetic.json --------------------------------------------------------------------------------------------------------

func replayArithmetic(r *replay, b []byte) error {
	var f struct {
		Fma []struct {
			Name            string
			A, B, C, Result word
		}
		Sub []struct {
			Name         string
			A, B, Result []word
		}
		Nesterov []struct {
			Name                                        string
			LR, Mu                                      word
			Params, Momentum, D, NewParams, NewMomentum []word
		}
		MeanCount int
	}
	if err := json.Unmarshal(b, &f); err != nil {
		return err
	}
	r.skip("binary64", f.MeanCount)
	var x, y, z, want []uint32
	for _, c := range f.Fma {
		x, y, z, want = append(x, uint32(c.A)), append(y, uint32(c.B)), append(z, uint32(c.C)), append(want, uint32(c.Result))
	}
	t := newTrial()
	t.give(t.Fma(t.f32(x, len(x)), t.f32(y, len(x)), t.f32(z, len(x))))
	out, err := t.run(r, 0, false)
	if err != nil {
		return err
	}
	for i, c := range f.Fma {
		r.result("fma, "+c.Name, different(program.Floats(out[0].F32[i]), want[i:i+1]))
	}
	for _, c := range f.Sub {
		t := newTrial()
		t.give(t.Sub(t.f32(bitsOf(c.A), len(c.A)), t.f32(bitsOf(c.B), len(c.B))))
		out, err := t.run(r, 0, false)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		r.result("sub, "+c.Name, different(out[0], bitsOf(c.Result)))
	}
	for _, c := range f.Nesterov {
		t := newTrial()
		n := len(c.Params)
		p, m := t.Nesterov(t.f32(bitsOf(c.Params), n), t.f32(bitsOf(c.Momentum), n), t.f32(bitsOf(c.D), n),
			math.Float32frombits(uint32(c.LR)), math.Float32frombits(uint32(c.Mu)))
		t.give(p, m)
		out, err := t.run(r, 0, false)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		r.result("nesterov, "+c.Name, allDifferent(out, [][]uint32{bitsOf(c.NewParams), bitsOf(c.NewMomentum)}))
	}
	return nil
}

// ---- matmul.json ------------------------------------------------------------------------------------------------------------

func replayMatmul(r *replay, b []byte) error {
	var f struct {
		Matmul []struct {
			Name                       string
			M, N, K                    int
			Band                       string
			Offset                     int32
			A, B, Result, Accumulators []word
		}
		MatmulI8 []struct {
			Name                     string
			M, N, K                  int
			A, B, Sums, Accumulators []int32
			SA                       word
			SW, Scaled               []word
		}
	}
	if err := json.Unmarshal(b, &f); err != nil {
		return err
	}
	bands := map[string]uint8{"none": program.BandNone, "upTo": program.BandBelow, "from": program.BandAbove}
	for _, c := range f.Matmul {
		t := newTrial()
		x, y := t.f32(bitsOf(c.A), c.M, c.K), t.f32(bitsOf(c.B), c.N, c.K)
		t.give(t.MatmulBand(x, y, bands[c.Band], c.Offset))
		want := [][]uint32{bitsOf(c.Result)}
		// The accumulators before k = 256, 512, … are products of so many terms; in the file they stand element by element.
		for _, k := range prefixes(c.K, program.Group) {
			t.give(t.MatmulBand(t.Slice(x, 1, 0, k), t.Slice(y, 1, 0, k), bands[c.Band], c.Offset))
		}
		want = append(want, columnsOf(bitsOf(c.Accumulators), c.M*c.N)...)
		out, err := t.run(r, 0, false)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		r.result(c.Name, allDifferent(out, want))
	}
	for _, c := range f.MatmulI8 {
		t := newTrial()
		x, y := t.operand(program.I8, fromInts(c.A), c.M, c.K), t.operand(program.I8, fromInts(c.B), c.N, c.K)
		t.give(t.MatmulI8(x, y), t.LinearI8(x, t.f32([]uint32{uint32(c.SA)}), y, t.f32(bitsOf(c.SW), c.N)))
		want := [][]uint32{fromInts(c.Sums), bitsOf(c.Scaled)}
		for _, k := range prefixes(c.K, 4*program.Group) {
			t.give(t.MatmulI8(t.Slice(x, 1, 0, k), t.Slice(y, 1, 0, k)))
		}
		want = append(want, columnsOf(fromInts(c.Accumulators), c.M*c.N)...)
		out, err := t.run(r, 0, false)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		r.result("i8, "+c.Name, allDifferent(out, want))
	}
	return nil
}

// prefixes are the multiples of run below k.
func prefixes(k, run int) (list []int) {
	for at := run; at < k; at += run {
		list = append(list, at)
	}
	return list
}

// columnsOf cuts a list of rows into its columns.
func columnsOf(list []uint32, rows int) [][]uint32 {
	n := len(list) / rows
	columns := make([][]uint32, n)
	for k := range columns {
		for i := range rows {
			columns[k] = append(columns[k], list[i*n+k])
		}
	}
	return columns
}

func fromInts(list []int32) []uint32 {
	out := make([]uint32, len(list))
	for i, v := range list {
		out[i] = uint32(v)
	}
	return out
}

// ---- reduce.json ------------------------------------------------------------------------------------------------------------

func replayReduce(r *replay, b []byte) error {
	var f struct {
		Cases []struct {
			Name, Op string
			Length   int
			Seed     uint32
			Words    []word
			Levels   [][]word
		}
	}
	if err := json.Unmarshal(b, &f); err != nil {
		return err
	}
	for _, c := range f.Cases {
		x := bitsOf(c.Words)
		if c.Seed != 0 { // the file's generator
			x = make([]uint32, c.Length)
			s := c.Seed
			for i := range x {
				s = s*1664525 + 1013904223
				v := s ^ s>>15
				x[i] = v&0x807fffff | (112+v>>23&31)<<23
			}
		}
		t := newTrial()
		v := t.f32(x, c.Length)
		if c.Op == "sum" {
			t.give(t.Sum(v))
		} else {
			t.give(t.Amax(v))
		}
		var want [][]uint32
		for _, l := range c.Levels {
			want = append(want, bitsOf(l))
		}
		// Once as it is, its levels perhaps in one kernel, once with every level an output.
		whole, err := t.run(r, 0, false)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		levels, err := t.run(r, 0, true)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		wrong := allDifferent(levels, want)
		if wrong == "" {
			wrong = allDifferent(whole, want[len(want)-1:])
		}
		r.result(c.Name, wrong)
	}
	return nil
}

// ---- program.json -----------------------------------------------------------------------------------------------------------

func replayPrimitives(r *replay, b []byte) error {
	var f struct {
		ProgramCount int
		Primitives   []struct {
			Name, Encoded, Seed string
			State               [][]word
			DType               string
			Output              []word
			Root, Trace         repops.Hash
		}
	}
	if err := json.Unmarshal(b, &f); err != nil {
		return err
	}
	r.skip("encodings, which no engine looks at", f.ProgramCount)
	for _, c := range f.Primitives {
		encoded, err := bytesOf(c.Encoded)
		if err != nil {
			return err
		}
		p := new(program.Program)
		if err := p.UnmarshalBinary(encoded); err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		seed, err := ops.ParseWord(c.Seed, 16)
		if err != nil {
			return err
		}
		in := &program.Inputs{Seed: seed}
		for i, w := range c.State {
			in.State = append(in.State, tensorOf(p.Inputs[i].DType, bitsOf(w)))
		}
		out, err := r.runProgram(p, nil, in, false)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		wrong := different(out[0], bitsOf(c.Output))
		trace := program.Trace{Parts: [][]repops.Hash{{out[0].Root()}}} // of a program of one node
		if wrong == "" && (out[0].DType.String() != c.DType || out[0].Root() != c.Root || trace.Root() != c.Trace) {
			wrong = "another type or root"
		}
		r.result(c.Name, wrong)
	}
	return nil
}

// ---- program_network.json ---------------------------------------------------------------------------------------------------

func replayNetwork(r *replay, b []byte) error {
	var f struct {
		Cases []struct {
			Name                                  string
			Seed                                  uint64
			ProgramRoot, StateRoot, StepTraceRoot repops.Hash
			Steps                                 []int
			Roots                                 []string
		}
	}
	if err := json.Unmarshal(b, &f); err != nil {
		return err
	}
	for _, c := range f.Cases {
		net := program.SmallNetwork(c.Seed)
		if net.Program.Root() != c.ProgramRoot || program.TensorsRoot(net.State) != c.StateRoot {
			return fmt.Errorf("%s: another program or state", c.Name)
		}
		x, err := r.m.open(net.Program, net.Constants)
		if err != nil {
			return err
		}
		trace, err := x.trace(net.Inputs(net.State, 0))
		if err != nil {
			return err
		}
		wrong := ""
		if trace != c.StepTraceRoot {
			wrong = fmt.Sprintf("trace %v, not %v", trace, c.StepTraceRoot)
		}
		r.result(c.Name+", trace of step 0", wrong)
		if err := x.setState(net.State); err != nil {
			return err
		}
		at := 0
		for k, steps := range c.Steps {
			for ; at < steps; at++ {
				if err := x.step(net.Inputs(nil, uint32(at))); err != nil {
					return err
				}
			}
			root, err := x.root()
			if err != nil {
				return err
			}
			wrong := ""
			if root.String() != c.Roots[k] {
				wrong = fmt.Sprintf("root %v, not %s", root, c.Roots[k])
			}
			r.result(fmt.Sprintf("%s, %d steps", c.Name, steps), wrong)
		}
		if err := x.close(); err != nil {
			return err
		}
	}
	return nil
}
