package evmeval_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/stretchr/testify/require"

	"assay/internal/evmeval"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/num"
	"assay/repops/program"
)

func referee(t testing.TB) *evmeval.Referee {
	t.Helper()
	r, err := evmeval.NewReferee()
	require.NoError(t, err)
	return r
}

// The contracts' enum and the lists of packages program and claim have the same names in the same order.
func TestRulesAreTheSameList(t *testing.T) {
	source, err := os.ReadFile("../../contracts/src/training/Program.sol")
	require.NoError(t, err)
	body := regexp.MustCompile(`enum Rule \{([^}]*)\}`).FindSubmatch(source)
	require.NotNil(t, body)
	names := strings.Fields(strings.ReplaceAll(string(body[1]), ",", " "))
	rules := slices.Concat(program.Rules[1:], claim.Rules[:])
	require.Len(t, names, 1+len(rules))
	require.Equal(t, "None", names[0])
	for i, rule := range rules {
		require.Equal(t, rule.Error(), names[1+i])
	}
}

// refusals are the errors that both sides know.
var refusals = []error{program.ErrNotANode, program.ErrOutOfRange, program.ErrMissingEntry, program.ErrStart, program.ErrOpening, program.ErrEvidence}

// refusal is which of them err is; it fails for any other error.
func refusal(t testing.TB, err error) error {
	t.Helper()
	if err == nil {
		return nil
	}
	for _, e := range refusals {
		if errors.Is(err, e) {
			return e
		}
	}
	require.NoError(t, err)
	return nil
}

// sameRule compares contract and model on one place and returns the rule.
func sameRule(t testing.TB, r *evmeval.Referee, l *program.Place, what string) error {
	t.Helper()
	code, err := r.Rule(l)
	require.NoError(t, err, what)
	var want error
	var broken *program.Error
	if errors.As(l.Check(), &broken) {
		want = broken.Err
	}
	require.Equal(t, want, program.Rules[code], "%s: %v of %+v", what, l.Check(), l)
	runs, err := r.Runs(l)
	require.NoError(t, err, what)
	require.Equal(t, l.Runs(), runs, what)
	return want
}

// sameAnswer compares contract and model on one query and returns the answer, or why there is none.
func sameAnswer(t testing.TB, r *evmeval.Referee, l *program.Place, q program.Query, openings []program.Opening, what string) (program.Answer, error) {
	t.Helper()
	want, wantErr := l.Evaluate(q, openings)
	have, err := r.Evaluate(l, q, openings)
	require.Equal(t, refusal(t, wantErr), refusal(t, err), "%s: contract: %v, model: %v", what, err, wantErr)
	if wantErr != nil {
		return want, wantErr
	}
	var broken *program.Error
	if errors.As(want.Rule, &broken) {
		want.Rule = broken.Err
	}
	require.Equal(t, want, have, what)
	return want, nil
}

// split cuts an encoding into the leaves that its header counts: each has the size that its place and, of a node, its number of
// operands ask for, the last one also what is left. Without a header all bytes are one leaf.
func split(b []byte) [][]byte {
	if len(b) < 32 {
		return [][]byte{b}
	}
	u32 := func(i int) int { return int(binary.BigEndian.Uint32(b[i:])) }
	inputs, nodes, outputs := u32(8), u32(12)+u32(16), u32(20)
	if inputs > 1000 || nodes > 1000 || outputs > 1000 {
		return [][]byte{b}
	}
	leaves := [][]byte{b[:32]}
	rest := b[32:]
	for i := range inputs + nodes + outputs {
		size := 96
		switch {
		case i >= inputs+nodes:
			size = 32
		case i >= inputs:
			size = 64
			if len(rest) > 5 && rest[5] <= 32 {
				size += 96 * int(rest[5])
			}
		}
		size = min(size, len(rest))
		leaves = append(leaves, rest[:size])
		rest = rest[size:]
	}
	last := len(leaves) - 1
	leaves[last] = append(bytes.Clone(leaves[last]), rest...)
	return leaves
}

// placeOf is an entry of a split program with all that it could name.
func placeOf(leaves [][]byte, number uint32) *program.Place {
	l := &program.Place{Leaves: uint32(len(leaves)), Number: number, Header: leaves[0], Entry: leaves[number]}
	name := func(at int) {
		if at+4 > len(l.Entry) {
			return
		}
		if e := binary.BigEndian.Uint32(l.Entry[at:]); e > 0 && e < uint32(len(leaves)) {
			l.Named = append(l.Named, program.NamedEntry{Number: e, Entry: leaves[e]})
		}
	}
	for at := 64; at < len(l.Entry); at += 96 {
		name(at)
	}
	if len(l.Entry) == 32 && number > 0 {
		name(4)
		outputs := binary.BigEndian.Uint32(leaves[0][20:])
		if k := 1 + int64(number) - int64(len(leaves)) + int64(outputs); k > 0 && k < int64(len(leaves)) {
			l.Named = append(l.Named, program.NamedEntry{Number: uint32(k), Entry: leaves[k]})
		}
	}
	return l
}

type programVectors struct {
	Programs []struct {
		Name   string
		Prefix int
		Middle hexutil.Bytes
		Suffix int
		Error  string
		Entry  uint32
	}
	Primitives []struct {
		Name    string
		Encoded hexutil.Bytes
		Seed    string
		State   [][]string
		Output  []string
	}
}

func readPrograms(t testing.TB) (f programVectors, encoded [][]byte) {
	t.Helper()
	if t, ok := t.(*testing.T); ok {
		readCases(t, "program.json", &f)
	}
	base := []byte(f.Programs[0].Middle)
	for _, c := range f.Programs {
		b := append(bytes.Clone(base[:c.Prefix]), c.Middle...)
		encoded = append(encoded, append(b, base[len(base)-c.Suffix:]...))
	}
	return f, encoded
}

// The contract finds in every program of vectors/program.json the rule that stands there, at the same entry, and in every other
// entry what the model finds.
func TestProgramVectors(t *testing.T) {
	r := referee(t)
	f, encoded := readPrograms(t)
	broken := map[string]bool{}
	for i, c := range f.Programs {
		leaves := split(encoded[i])
		for number := range leaves {
			rule := sameRule(t, r, placeOf(leaves, uint32(number)), fmt.Sprintf("%s, entry %d", c.Name, number))
			switch {
			case c.Error == "":
				require.NoError(t, rule, c.Name)
			case uint32(number) == c.Entry:
				require.EqualError(t, rule, c.Error, c.Name)
				broken[c.Error] = true
			}
		}
	}
	require.Len(t, broken, len(program.Rules)-1, "a rule that no vector breaks")
}

// Where the counts of the header are not the number of leaves, or an entry is none that it counts, that is the verdict.
func TestCountedEntries(t *testing.T) {
	r := referee(t)
	_, encoded := readPrograms(t)
	leaves := split(encoded[0])
	for number := range leaves {
		l := placeOf(leaves, uint32(number))
		l.Leaves++
		require.Equal(t, program.ErrTrailing, sameRule(t, r, l, "one leaf more"))
		l.Leaves -= 2
		require.Equal(t, program.ErrTruncated, sameRule(t, r, l, "one leaf less"))
	}
	l := placeOf(leaves, 1)
	l.Number = uint32(len(leaves))
	require.Equal(t, program.ErrIndex, sameRule(t, r, l, "an entry behind the last"))
}

// TestPlacesAreProven: header, entry and named entries are leaves of the program's root, and nothing else is.
func TestPlacesAreProven(t *testing.T) {
	e := referee(t)
	r := rand.New(rand.NewPCG(14, 8))
	seen := map[evmeval.Verdict]int{}
	for op := program.Op(1); op <= program.OpCos; op++ {
		p, _ := generate(r, op)
		tree, err := repops.NewTree(p.Leaves())
		require.NoError(t, err)
		same := func(l *program.Place, root repops.Hash, proof []repops.Hash) evmeval.Verdict {
			t.Helper()
			v, err := e.Verify(root, l, proof)
			require.NoError(t, err)
			want := map[evmeval.Verdict]error{evmeval.Order: repops.ErrProofOrder, evmeval.Index: repops.ErrProofIndex,
				evmeval.Length: repops.ErrProofLength, evmeval.Root: repops.ErrProofRoot}[v]
			require.ErrorIs(t, l.Verify(root, proof), want)
			seen[v]++
			return v
		}
		for number := range uint32(p.Entries()) {
			l := p.Place(number)
			proof, err := l.Prove(tree)
			require.NoError(t, err)
			require.Equal(t, evmeval.Valid, same(&l, p.Root(), proof))
			require.Equal(t, evmeval.Root, same(&l, repops.Hash{1}, proof))
			same(&l, p.Root(), append(append([]repops.Hash(nil), proof...), repops.Hash{}))
			for _, change := range []func(){
				func() { l.Entry = mutate(r, l.Entry) },
				func() { l.Header = mutate(r, l.Header) },
				func() { l.Leaves++ },
				func() { l.Number++ },
				func() { l.Number = math.MaxUint32 },
				func() { l.Named = append(l.Named, program.NamedEntry{Number: 1}) },
				func() {
					if len(l.Named) > 0 {
						l.Named[0].Entry = mutate(r, l.Named[0].Entry)
					}
				},
			} {
				l = p.Place(number)
				change()
				same(&l, p.Root(), proof)
			}
		}
	}
	for _, v := range []evmeval.Verdict{evmeval.Valid, evmeval.Order, evmeval.Index, evmeval.Length, evmeval.Root} {
		require.Positive(t, seen[v], v)
	}
}

func wordsOf(t testing.TB, list []string) []uint32 {
	t.Helper()
	words := make([]uint32, len(list))
	for i, s := range list {
		v, err := strconv.ParseUint(s, 0, 32)
		require.NoError(t, err)
		words[i] = uint32(v)
	}
	return words
}

func tensorOf(d program.DType, words []uint32) program.Tensor {
	x := program.NewTensor(d, len(words))
	for i, w := range words {
		x.SetWord(uint64(i), w)
	}
	return x
}

// world is a run of a program with all its tensors.
type world struct {
	p      *program.Program
	in     *program.Inputs
	inputs []program.Tensor            // by entry, but for batches
	nodes  []map[uint32]program.Tensor // by part
	hashed map[[2]uint32]*program.Committed
}

func run(t testing.TB, p *program.Program, in *program.Inputs) *world {
	t.Helper()
	require.NoError(t, p.Validate())
	w := &world{p: p, in: in, inputs: make([]program.Tensor, 1+len(p.Inputs)), hashed: map[[2]uint32]*program.Committed{}}
	var state, constant int
	for i, e := range p.Inputs {
		switch {
		case e.Provenance == program.State:
			w.inputs[1+i] = in.State[state]
			state++
		case e.Provenance == program.Constant:
			w.inputs[1+i] = in.Constant[constant]
			constant++
		case e.Provenance == program.Counter && e.Index == program.CounterSeed:
			w.inputs[1+i] = program.Ints(int32(uint32(in.Seed)), int32(uint32(in.Seed>>32)))
		case e.Provenance == program.Counter && e.Index == program.CounterStep:
			w.inputs[1+i] = program.Ints(int32(in.Step))
		case e.Provenance == program.Counter:
			w.inputs[1+i] = program.Ints(int32(in.Round))
		}
	}
	for range p.MicroBatches() + 1 {
		w.nodes = append(w.nodes, map[uint32]program.Tensor{})
	}
	_, err := p.Interpret(in, func(part int, entry uint32, out program.Tensor) { w.nodes[part][entry] = out })
	require.NoError(t, err)
	return w
}

func (w *world) tensor(entry, part uint32) program.Tensor {
	if int(entry) > len(w.p.Inputs) {
		return w.nodes[part][entry]
	}
	if w.p.Inputs[entry-1].Provenance != program.Batch {
		return w.inputs[entry]
	}
	field := 0
	for _, e := range w.p.Inputs[:entry-1] {
		if e.Provenance == program.Batch {
			field++
		}
	}
	return w.in.Batch[part][field]
}

func (w *world) committed(r program.Reading) (*program.Committed, error) {
	key := [2]uint32{r.Tensor, r.Micro}
	if c := w.hashed[key]; c != nil {
		return c, nil
	}
	c, err := program.Commit(w.tensor(r.Tensor, r.Micro))
	w.hashed[key] = c
	return c, err
}

// operands are the tensors of a node's views in one part.
func (w *world) operands(entry, part uint32) []program.Tensor {
	var list []program.Tensor
	for _, v := range w.p.Node(entry).Operands {
		from := part
		if part == uint32(w.p.MicroBatches()) && int(v.Tensor) > len(w.p.Inputs) && w.nodes[part][v.Tensor].Len() == 0 {
			from = v.Micro
		}
		list = append(list, w.tensor(v.Tensor, from))
	}
	return list
}

// checkElement has all runs of an element judged by the contract, and compares with the accumulators and the element.
func (w *world) checkElement(t testing.TB, r *evmeval.Referee, entry, part uint32, index uint64, what string) {
	t.Helper()
	l := w.p.Place(entry)
	accumulators := w.p.Node(entry).Accumulators(index, w.operands(entry, part))
	require.Equal(t, len(accumulators)+1, l.Runs(), what)
	for run := range l.Runs() {
		q := program.Query{Micro: part, Index: index, Run: uint32(run)}
		if run > 0 {
			q.Start = accumulators[run-1]
		}
		openings, err := l.Evidence(q, w.committed)
		require.NoError(t, err, what)
		w.checkReadings(t, r, &l, q, what)
		want := w.nodes[part][entry].Word(index)
		if run < len(accumulators) {
			want = accumulators[run]
		}
		a, err := sameAnswer(t, r, &l, q, openings, what)
		require.NoError(t, err, what)
		require.Equal(t, program.Answer{Value: want}, a, "%s: element %d, run %d", what, index, run)
	}
}

// checkReadings compares what contract and model want to see.
func (w *world) checkReadings(t testing.TB, r *evmeval.Referee, l *program.Place, q program.Query, what string) {
	t.Helper()
	want, err := l.Readings(q, nil)
	require.NoError(t, err, what)
	have, err := r.Readings(l, q, nil)
	require.NoError(t, err, what)
	require.Equal(t, want, have, what)
	if op := w.p.Node(l.Number).Op; op != program.OpGather && op != program.OpSelect {
		return
	}
	for _, word := range []uint32{0, 1, 7, math.MaxInt32, 1 << 31, math.MaxUint32} {
		want, err := l.Readings(q, &word)
		require.NoError(t, err, what)
		have, err := r.Readings(l, q, &word)
		require.NoError(t, err, what)
		require.Equal(t, want, have, what)
	}
}

// The contract gives every element of every primitive of vectors/program.json, run by run.
func TestPrimitiveVectors(t *testing.T) {
	r := referee(t)
	f, _ := readPrograms(t)
	ops := map[program.Op]bool{}
	for _, c := range f.Primitives {
		p := new(program.Program)
		require.NoError(t, p.UnmarshalBinary(c.Encoded))
		seed, err := strconv.ParseUint(c.Seed, 0, 64)
		require.NoError(t, err)
		in := &program.Inputs{Seed: seed}
		for i, s := range c.State {
			in.State = append(in.State, tensorOf(p.Inputs[i].DType, wordsOf(t, s)))
		}
		w := run(t, p, in)
		entry := uint32(1 + len(p.Inputs))
		ops[p.Node(entry).Op] = true
		for i, want := range wordsOf(t, c.Output) {
			require.Equal(t, want, w.nodes[0][entry].Word(uint64(i)), c.Name)
			w.checkElement(t, r, entry, 0, uint64(i), c.Name)
		}
	}
	require.Len(t, ops, 27)
}

// The contract judges a contraction of more terms than a chain has operator by operator: the first and the last run of each chain, and
// what adds them up.
func TestLongVectors(t *testing.T) {
	r := referee(t)
	var f struct {
		Cases []struct {
			Name    string
			Encoded hexutil.Bytes
			Seed    string
			State   [][]string
			Output  []string
		}
	}
	readCases(t, "program_long.json", &f)
	for _, c := range f.Cases {
		p := new(program.Program)
		require.NoError(t, p.UnmarshalBinary(c.Encoded))
		seed, err := strconv.ParseUint(c.Seed, 0, 64)
		require.NoError(t, err)
		in := &program.Inputs{Seed: seed}
		for i, s := range c.State {
			in.State = append(in.State, tensorOf(p.Inputs[i].DType, wordsOf(t, s)))
		}
		w := run(t, p, in)
		chains := 0
		for number := range uint32(p.Entries()) {
			n := p.Node(number)
			if n == nil || n.Op != program.OpMatmul && n.Op != program.OpSegsum && n.Op != program.OpAdd {
				continue
			}
			l := p.Place(number)
			accumulators := n.Accumulators(0, w.operands(number, 0))
			require.Len(t, accumulators, l.Runs()-1, c.Name)
			for _, at := range slices.Compact([]int{0, l.Runs() - 1}) {
				q := program.Query{Run: uint32(at)}
				want := w.nodes[0][number].Word(0)
				if at > 0 {
					q.Start = accumulators[at-1]
				}
				if at < len(accumulators) {
					want = accumulators[at]
				}
				openings, err := l.Evidence(q, w.committed)
				require.NoError(t, err, c.Name)
				a, err := sameAnswer(t, r, &l, q, openings, c.Name)
				require.NoError(t, err, c.Name)
				require.Equal(t, program.Answer{Value: want}, a, "%s: entry %d, run %d", c.Name, number, at)
			}
			if n.Op != program.OpAdd {
				chains++
			}
		}
		require.GreaterOrEqual(t, chains, 2, c.Name)
		want := wordsOf(t, c.Output)
		require.Equal(t, want[0], w.tensor(p.Outputs[0], 0).Word(0), c.Name)
	}
}

// The contract gives what every operator of a quantised product does (vectors/program_int8.json): codes, scales, sums and their accumulators, and
// the products, at rows of every kind. Of tensors of many elements it is asked for some.
func TestInt8Vectors(t *testing.T) {
	r := referee(t)
	var f struct {
		Cases []struct {
			Name      string
			Encoded   hexutil.Bytes
			Seed      string
			State     [][]string
			Constants [][]string
			Output    []string
		}
	}
	readCases(t, "program_int8.json", &f)
	ops, chains := map[program.Op]bool{}, 0
	for _, c := range f.Cases {
		p := new(program.Program)
		require.NoError(t, p.UnmarshalBinary(c.Encoded))
		seed, err := strconv.ParseUint(c.Seed, 0, 64)
		require.NoError(t, err)
		in := &program.Inputs{Seed: seed}
		for _, e := range p.Inputs {
			switch e.Provenance {
			case program.State:
				in.State = append(in.State, tensorOf(e.DType, wordsOf(t, c.State[len(in.State)])))
			case program.Constant:
				in.Constant = append(in.Constant, tensorOf(e.DType, wordsOf(t, c.Constants[len(in.Constant)])))
			}
		}
		w := run(t, p, in)
		for number := range uint32(p.Entries()) {
			n := p.Node(number)
			if n == nil {
				continue
			}
			ops[n.Op] = true
			if l := p.Place(number); l.Runs() > 1 {
				chains++
			}
			size := w.nodes[0][number].Len()
			every := max(1, size/8)
			if size > 1000 {
				every = size - 1
			}
			for i := 0; i < size; i += every {
				w.checkElement(t, r, number, 0, uint64(i), fmt.Sprintf("%s, entry %d", c.Name, number))
			}
		}
		for i, want := range wordsOf(t, c.Output) {
			require.Equal(t, want, w.tensor(p.Outputs[0], 0).Word(uint64(i)), c.Name)
		}
	}
	require.Equal(t, 2, chains)
	for _, op := range []program.Op{program.OpAmax, program.OpConvert, program.OpDiv, program.OpMinmax, program.OpMul, program.OpMatmulI8} {
		require.True(t, ops[op], op)
	}
}

// ---- random programs ---------------------------------------------------------------------------------------------------

type generator struct {
	*rand.Rand
	p  *program.Program
	in *program.Inputs
}

var dtypes = []program.DType{program.F32, program.I32, program.I8}

func (g *generator) fresh(d program.DType, n int) program.Tensor {
	x := program.NewTensor(d, n)
	kind := g.IntN(3)
	for i := range uint64(n) {
		w := g.Uint32()
		switch d {
		case program.F32:
			if kind == 0 || kind == 1 && g.IntN(4) > 0 {
				w = math.Float32bits(float32(g.NormFloat64()))
			} else if g.IntN(3) == 0 {
				w = uint32(special32[g.IntN(len(special32))])
			}
			w = math.Float32bits(num.Canonical(math.Float32frombits(w)))
		case program.I32:
			if kind > 0 {
				w = uint32(g.IntN(12) - 3)
			}
		}
		x.SetWord(i, w)
	}
	return x
}

func (g *generator) input(i program.Input, x program.Tensor) {
	i.DType, i.Shape = x.DType, program.Of(x.Len())
	g.p.Inputs = append(g.p.Inputs, i)
}

// size is the number of elements of the tensor at an entry, and its type.
func (g *generator) size(entry uint32) (program.DType, int) {
	if int(entry) <= len(g.p.Inputs) {
		n, _ := g.p.Inputs[entry-1].Shape.Elements()
		return g.p.Inputs[entry-1].DType, int(n)
	}
	n, _ := g.p.Node(entry).Shape.Elements()
	return g.p.Node(entry).DType, int(n)
}

// read is a view of some tensor that a node at entry may read; the reduced axis, the last, has stride 0 or 1.
func (g *generator) read(entry uint32, d program.DType, shape program.Shape, reduced bool) program.View {
	firstStep := uint32(1 + len(g.p.Inputs) + len(g.p.Micro))
	for {
		e := 1 + g.Uint32N(entry-1)
		got, n := g.size(e)
		isInput := int(e) <= len(g.p.Inputs)
		if got != d || entry >= firstStep && isInput && g.p.Inputs[e-1].Provenance == program.Batch {
			continue
		}
		v := program.View{Tensor: e, Shape: shape}
		if entry >= firstStep && !isInput && e < firstStep {
			v.Micro = g.Uint32N(uint32(g.p.MicroBatches()))
		}
		left := n - 1
		for k := range int(shape.Rank) {
			a := int(shape.Rank) - 1 - k
			length, limit := int(shape.Dims[a]), left
			if length > 1 {
				limit = left / (length - 1)
			}
			if reduced && k == 0 {
				limit = min(limit, 1)
			}
			s := g.IntN(limit + 1)
			if g.IntN(3) == 0 {
				s = min(limit, 1)
			}
			v.Stride[a] = uint32(s)
			if length > 1 {
				left -= s * (length - 1)
			}
		}
		v.Offset = uint32(g.IntN(left + 1))
		return v
	}
}

func (g *generator) shape(rank, most int) program.Shape {
	dims := make([]int, rank)
	for i := range dims {
		dims[i] = 1 + g.IntN(most)
	}
	return program.Of(dims...)
}

// node is a node for an entry with smaller ones; all of its elements are cheap.
func (g *generator) node(entry uint32, op program.Op) program.Node {
	n := program.Node{Op: op, DType: program.F32}
	d := dtypes[g.IntN(3)]
	each := func(s program.Shape, ds ...program.DType) {
		n.Shape = s
		for _, d := range ds {
			n.Operands = append(n.Operands, g.read(entry, d, s, false))
		}
	}
	any := func() program.Shape { return g.shape(g.IntN(5), 5) }
	length := func(most int) int { return []int{g.IntN(4), g.IntN(300), g.IntN(most)}[g.IntN(3)] }
	f := program.F32
	switch op {
	case program.OpCopy:
		n.DType = d
		each(any(), d)
	case program.OpConcat:
		s := g.shape(1+g.IntN(4), 4)
		n.Attr, n.DType, n.Shape = uint8(g.IntN(int(s.Rank))), d, s
		n.Shape.Dims[n.Attr] = 0
		for range []int{1, 3, 32}[g.IntN(3)] {
			s.Dims[n.Attr] = uint32(1 + g.IntN(4))
			n.Operands = append(n.Operands, g.read(entry, d, s, false))
			n.Shape.Dims[n.Attr] += s.Dims[n.Attr]
		}
	case program.OpIota:
		n.DType, n.Shape = program.I32, g.shape(1+g.IntN(4), 7)
		n.Attr = uint8(g.IntN(int(n.Shape.Rank)))
	case program.OpGather:
		table, index := g.shape(1+g.IntN(3), 6), g.shape(g.IntN(3), 6)
		n.DType = d
		n.Operands = []program.View{g.read(entry, d, table, false), g.read(entry, program.I32, index, false)}
		n.Shape = index
		copy(n.Shape.Dims[index.Rank:], table.Dims[1:table.Rank])
		n.Shape.Rank += table.Rank - 1
	case program.OpSegsum:
		terms, c := length(1200), 1+g.IntN(4)
		n.Shape = program.Of(1+g.IntN(9), c)
		n.Operands = []program.View{g.read(entry, program.I32, program.Of(terms), true), g.read(entry, f, program.Of(c, terms), true)}
	case program.OpMatmul, program.OpMatmulI8:
		from := f
		a := g.shape(2+g.IntN(3), 4)
		a.Dims[a.Rank-1] = uint32(length(1200))
		if op == program.OpMatmulI8 {
			from, n.DType = program.I8, program.I32
			a.Dims[a.Rank-1] *= 3
		} else if n.Attr = uint8(g.IntN(3)); n.Attr != program.BandNone {
			n.Band = int32(g.IntN(1400) - 200)
		}
		b := a
		b.Dims[a.Rank-2] = uint32(1 + g.IntN(5))
		n.Operands = []program.View{g.read(entry, from, a, true), g.read(entry, from, b, true)}
		n.Shape = a
		n.Shape.Dims[a.Rank-1] = b.Dims[a.Rank-2]
	case program.OpSum, program.OpAmax:
		s := g.shape(1+g.IntN(3), 4)
		s.Dims[s.Rank-1] = uint32(length(1200))
		n.Operands = []program.View{g.read(entry, f, s, true)}
		n.Shape = s
		n.Shape.Dims[s.Rank-1] = max(1, (s.Dims[s.Rank-1]+255)/256)
	case program.OpCmp:
		from := []program.DType{f, program.I32}[g.IntN(2)]
		n.Attr, n.DType = uint8(g.IntN(3)), program.I8
		each(any(), from, from)
	case program.OpSelect:
		n.DType = d
		each(any(), program.I8, d, d)
	case program.OpConvert:
		k := g.IntN(3)
		n.DType = dtypes[(k+1+g.IntN(2))%3]
		each(any(), dtypes[k])
	case program.OpRandom:
		n.Shape = any()
		n.Operands = []program.View{g.read(entry, program.I32, program.Of(2), false)}
	case program.OpMinmax:
		n.Attr = uint8(g.IntN(2))
		each(any(), f, f)
	case program.OpFma:
		each(any(), f, f, f)
	case program.OpAdd, program.OpSub, program.OpMul, program.OpDiv:
		each(any(), f, f)
	default:
		each(any(), f)
	}
	return n
}

// generate is a program of a few nodes, the last of each part with the given primitive, and inputs for it.
func generate(r *rand.Rand, op program.Op) (*program.Program, *program.Inputs) {
	g := &generator{r, &program.Program{}, &program.Inputs{Seed: r.Uint64(), Step: r.Uint32N(1 << 31), Round: r.Uint32N(1 << 31)}}
	for i, d := range append(dtypes, dtypes...) {
		x := g.fresh(d, []int{1 + r.IntN(40), 200 + r.IntN(1000), 1000 + r.IntN(4000)}[r.IntN(3)])
		if i < 3 {
			g.in.State = append(g.in.State, x)
			g.input(program.Input{Provenance: program.State, Index: uint32(i)}, x)
		} else {
			g.in.Constant = append(g.in.Constant, x)
			g.input(program.Input{Provenance: program.Constant, Root: x.Root()}, x)
		}
	}
	g.input(program.Input{Provenance: program.Counter, Index: program.CounterSeed}, program.Ints(0, 0))
	if r.IntN(2) == 0 {
		g.p.D, g.p.A = uint8(1+r.IntN(2)), uint8(1+r.IntN(2))
		n := 1 + r.IntN(700)
		for range g.p.MicroBatches() {
			g.in.Batch = append(g.in.Batch, []program.Tensor{g.fresh(program.I32, n)})
		}
		g.input(program.Input{Provenance: program.Batch, Index: 2}, g.in.Batch[0][0])
		g.p.Micro = make([]program.Node, 2)
	}
	g.p.Step = make([]program.Node, 2)
	parts := [][]program.Node{g.p.Micro, g.p.Step}
	entry := uint32(1 + len(g.p.Inputs))
	for _, nodes := range parts {
		for i := range nodes {
			o := op
			if i == 0 {
				o = 1 + program.Op(r.IntN(25))
			}
			nodes[i] = g.node(entry, o)
			entry++
		}
	}
	g.p.Outputs = []uint32{entry - 1}
	return g.p, g.in
}

// TestRandomPrograms compares the contract with the interpreter on elements of random nodes: views of every kind, micro-batches, long
// chains. Some 3,000 elements, or 1.4 million with ASSAY_LONG=1.
func TestRandomPrograms(t *testing.T) {
	rounds, elements := 20, 4
	if testing.Short() {
		rounds = 2
	}
	if os.Getenv("ASSAY_LONG") != "" {
		rounds, elements = 600, 64
	}
	e := referee(t)
	r := rand.New(rand.NewPCG(11, 5))
	for round := range rounds {
		for op := program.Op(1); op <= program.OpCos; op++ {
			p, in := generate(r, op)
			w := run(t, p, in)
			micro := len(p.Inputs) + len(p.Micro)
			// The last node of each section.
			for _, entry := range []int{micro, micro + len(p.Step)} {
				if entry <= len(p.Inputs) {
					continue
				}
				what := fmt.Sprintf("round %d, %v, entry %d", round, op, entry)
				n, _ := p.Node(uint32(entry)).Shape.Elements()
				for range elements {
					part := uint32(p.MicroBatches())
					if entry <= micro {
						part = r.Uint32N(part)
					}
					w.checkElement(t, e, uint32(entry), part, r.Uint64N(n), what)
				}
			}
		}
	}
}

// TestNetworkStep has an element of every node of a whole training step judged: the small network of docs/arithmetic-programs.md section 9.
func TestNetworkStep(t *testing.T) {
	if testing.Short() {
		t.Skip("interprets 20 million multiply-adds")
	}
	e := referee(t)
	r := rand.New(rand.NewPCG(15, 9))
	net := program.SmallNetwork(1)
	w := run(t, net.Program, net.Inputs(net.State, 0))
	last := net.Program.Entries() - len(net.Program.Outputs)
	for entry := 1 + len(net.Program.Inputs); entry < last; entry++ {
		part := uint32(net.Program.MicroBatches())
		if entry <= len(net.Program.Inputs)+len(net.Program.Micro) {
			part = r.Uint32N(part)
		}
		n, _ := net.Program.Node(uint32(entry)).Shape.Elements()
		w.checkElement(t, e, uint32(entry), part, r.Uint64N(n), fmt.Sprintf("entry %d", entry))
	}
}

// ---- hostile bytes -----------------------------------------------------------------------------------------------------

// mutate changes a few bytes: to a small or extreme value, by cutting or by adding.
func mutate(r *rand.Rand, b []byte) []byte {
	b = bytes.Clone(b)
	for range 1 + r.IntN(3) {
		switch k := r.IntN(12); {
		case k == 0:
			b = b[:r.IntN(len(b)+1)]
		case k == 1:
			b = append(b, make([]byte, []int{1, 31, 32, 96}[r.IntN(4)])...)
		case k <= 4 && len(b) >= 4:
			binary.BigEndian.PutUint32(b[r.IntN(len(b)/4)*4:], []uint32{0, 1, 2, 1 << 31, 1<<31 + 1, math.MaxUint32, 1<<16 + 1}[r.IntN(7)])
		case k <= 7 && len(b) >= 32:
			// A little off: what an output names, a shape, a view.
			at := 4
			if len(b) > 64 {
				at = 32 + r.IntN((len(b)-32)/4)*4
			}
			if w := binary.BigEndian.Uint32(b[at:]); w > 0 {
				binary.BigEndian.PutUint32(b[at:], w+r.Uint32N(4)-1)
			}
		case k == 8:
			for i := range b {
				b[i] = byte(r.Uint32())
			}
		case len(b) > 0:
			at := r.IntN(len(b))
			if r.IntN(2) == 0 {
				at = min(at, r.IntN(16))
			}
			b[at] = []byte{0, 1, 2, 3, 4, 5, 6, 8, 9, 25, 26, 32, 33, 0xff, byte(r.Uint32())}[r.IntN(15)]
		}
	}
	return b
}

// TestHostileBytes: whatever header, entry and named entries hold, and whichever of them are given, the contract finds what the
// model finds, and never reverts but for what is named; both evaluate what is well formed.
func TestHostileBytes(t *testing.T) {
	rounds := 8000
	if testing.Short() {
		rounds = 600
	}
	if os.Getenv("ASSAY_LONG") != "" {
		rounds = 1_000_000
	}
	e := referee(t)
	_, encoded := readPrograms(t)
	r := rand.New(rand.NewPCG(12, 6))
	var programs [][][]byte
	for _, b := range encoded {
		programs = append(programs, split(b))
	}
	for op := program.Op(1); op <= program.OpCos; op++ {
		for range 4 {
			p, _ := generate(r, op)
			b, err := p.MarshalBinary()
			require.NoError(t, err)
			programs = append(programs, split(b))
		}
	}
	seen := map[error]int{}
	for round := range rounds {
		leaves := programs[r.IntN(len(programs))]
		l := placeOf(leaves, r.Uint32N(uint32(len(leaves))))
		if r.IntN(10) == 0 {
			l.Number = []uint32{0, r.Uint32N(uint32(len(leaves)) + 1), math.MaxUint32}[r.IntN(3)]
		}
		for i := range l.Named {
			switch r.IntN(12) {
			case 0:
				l.Named[i].Entry = mutate(r, l.Named[i].Entry)
			case 1:
				l.Named[i].Number = r.Uint32N(uint32(len(leaves)))
			}
		}
		for len(l.Named) > 0 && r.IntN(6) == 0 {
			l.Named = l.Named[1:]
		}
		if r.IntN(8) == 0 {
			l.Header = mutate(r, l.Header)
		}
		if r.IntN(6) > 0 {
			l.Entry = mutate(r, l.Entry)
		}
		what := fmt.Sprintf("round %d", round)
		seen[sameRule(t, e, l, what)]++
		q := program.Query{Micro: r.Uint32N(4), Index: r.Uint64N(8), Run: r.Uint32N(2)}
		if _, err := sameAnswer(t, e, l, q, nil, what); err != nil {
			seen[refusal(t, err)]++
		}
	}
	for _, rule := range program.Rules[1:] {
		if !testing.Short() {
			require.Positive(t, seen[rule], "%v never came up", rule)
		}
	}
	for _, err := range []error{nil, program.ErrNotANode, program.ErrOutOfRange, program.ErrMissingEntry, program.ErrOpening} {
		require.Positive(t, seen[err], "%v never came up", err)
	}
}

// ---- hostile leaves ----------------------------------------------------------------------------------------------------

// forge is an opening of a tensor whose leaves are what change makes of the right ones.
func forge(t testing.TB, c *program.Committed, r program.Reading, change func(leaf []byte) []byte) program.Opening {
	t.Helper()
	h := repops.Header{Kind: program.KindTensor, DType: uint8(r.DType), Length: r.Length}
	o, err := c.Open(r)
	require.NoError(t, err)
	var hashes []repops.Hash
	var indices []uint64
	perLeaf := uint64(256)
	if r.DType == program.I8 {
		perLeaf = 1024
	}
	o.Leaves = nil
	for i := range h.Leaves() {
		leaf := change(c.Leaf(i))
		hashes = append(hashes, repops.LeafHash(leaf))
		if i >= r.First/perLeaf && i <= (r.First+uint64(r.Count)-1)/perLeaf {
			indices = append(indices, i)
			o.Leaves = append(o.Leaves, leaf)
		}
	}
	tree, err := repops.NewTree(hashes)
	require.NoError(t, err)
	o.Proof, err = tree.MultiProof(indices)
	require.NoError(t, err)
	o.Root = tree.Root(h)
	return o
}

// malformed says, from the format alone, whether leaf i of what a reading opens is no leaf of its tensor.
func malformed(r program.Reading, i int, leaf []byte) bool {
	if len(leaf) != 1024 {
		return true
	}
	size := uint64(4)
	if r.DType == program.I8 {
		size = 1
	}
	index := r.First*size/1024 + uint64(i)
	if used := r.Length*size - index*1024; used < 1024 && !bytes.Equal(leaf[used:], make([]byte, 1024-used)) {
		return true
	}
	for ; r.DType == program.F32 && len(leaf) > 0; leaf = leaf[4:] {
		if w := binary.LittleEndian.Uint32(leaf); math.IsNaN(float64(math.Float32frombits(w))) && w != num.CanonicalNaN {
			return true
		}
	}
	return false
}

// TestHostileLeaves: leaves that are in the tensor and are no such leaves give MalformedOperand, with the operand; evidence that does
// not lead to the root, or is not what is asked for, is refused by name.
func TestHostileLeaves(t *testing.T) {
	e := referee(t)
	r := rand.New(rand.NewPCG(13, 7))
	put := func(at int, w uint32) func([]byte) []byte {
		return func(leaf []byte) []byte { binary.LittleEndian.PutUint32(leaf[at:], w); return leaf }
	}
	changes := map[string]func([]byte) []byte{
		"one byte short":       func(b []byte) []byte { return b[:1023] },
		"one byte long":        func(b []byte) []byte { return append(b, 0) },
		"empty":                func([]byte) []byte { return nil },
		"another dtype's size": func(b []byte) []byte { return append(b, make([]byte, 16)...) },
		"a tail":               func(b []byte) []byte { b[1023] |= 1; return b },
		"a negative NaN":       put(0, 0xffc00000),
		"a signalling NaN":     put(1020, 0x7f800001),
		"a NaN with a payload": put(512, 0x7fc00001),
		"the canonical NaN":    put(4, 0x7fc00000),
		"infinities":           put(8, 0xff800000),
		"all ones":             put(16, 0xffffffff),
		"minus zero":           put(1016, 0x80000000),
	}
	ops := []program.Op{program.OpMatmul, program.OpMatmulI8, program.OpSegsum, program.OpSum, program.OpFma, program.OpGather, program.OpSelect,
		program.OpConcat, program.OpConvert, program.OpCmp, program.OpRandom, program.OpCopy}
	convicted, acquitted := map[string]int{}, map[string]int{}
	for range 4 {
		for _, op := range ops {
			p, in := generate(r, op)
			w := run(t, p, in)
			entry, part := uint32(len(p.Inputs)+len(p.Micro)+2), uint32(p.MicroBatches())
			n, _ := p.Node(entry).Shape.Elements()
			l := p.Place(entry)
			q := program.Query{Micro: part, Index: r.Uint64N(n)}
			good, err := l.Evidence(q, w.committed)
			require.NoError(t, err)
			list, err := l.Readings(q, nil)
			require.NoError(t, err)
			if op == program.OpGather || op == program.OpSelect {
				c, err := w.committed(list[0])
				require.NoError(t, err)
				word := c.Word(list[0].First)
				list, err = l.Readings(q, &word)
				require.NoError(t, err)
			}
			require.Len(t, good, len(list))
			for k, reading := range list {
				c, err := w.committed(reading)
				require.NoError(t, err)
				with := func(o program.Opening) []program.Opening {
					all := append([]program.Opening(nil), good...)
					all[k] = o
					return all
				}
				for name, change := range changes {
					o := forge(t, c, reading, change)
					a, err := sameAnswer(t, e, &l, q, with(o), name)
					isMalformed := false
					for i, leaf := range o.Leaves {
						isMalformed = isMalformed || malformed(reading, i, leaf)
					}
					if isMalformed {
						require.NoError(t, err)
						require.Equal(t, program.Answer{Verdict: program.VerdictMalformed, Operand: reading.Operand}, a, "%s of %v", name, op)
						convicted[name]++
					} else if k > 0 || op != program.OpGather && op != program.OpSelect {
						// Another index or condition asks for another opening.
						require.NoError(t, err)
						require.Equal(t, program.VerdictValue, a.Verdict, "%s of %v", name, op)
						acquitted[name]++
					}
				}
				refuse := func(want error, o program.Opening, what string) {
					t.Helper()
					_, err := sameAnswer(t, e, &l, q, with(o), what)
					require.ErrorIs(t, err, want, what)
				}
				o := good[k]
				o.Root[31] ^= 1
				refuse(program.ErrEvidence, o, "another root")
				o = good[k]
				o.Proof = append(append([]repops.Hash(nil), o.Proof...), repops.Hash{})
				refuse(program.ErrEvidence, o, "a longer proof")
				o = good[k]
				o.Leaves = append([][]byte(nil), o.Leaves...)
				o.Leaves[0] = append(bytes.Clone(o.Leaves[0]), 0)
				refuse(program.ErrEvidence, o, "another leaf")
				o = good[k]
				o.Leaves = append(append([][]byte(nil), o.Leaves...), o.Leaves[0])
				refuse(program.ErrOpening, o, "a leaf more")
				o.Leaves = nil
				refuse(program.ErrOpening, o, "no leaf")
				o = good[k]
				o.Operand++
				refuse(program.ErrOpening, o, "another operand")
				_, err = sameAnswer(t, e, &l, q, good[:k], "openings are missing")
				require.ErrorIs(t, err, program.ErrOpening)
			}
			_, err = sameAnswer(t, e, &l, q, append(append([]program.Opening(nil), good...), program.Opening{}), "an opening too many")
			require.ErrorIs(t, err, program.ErrOpening)
			q.Start = 1
			_, err = sameAnswer(t, e, &l, q, good, "a start")
			require.ErrorIs(t, err, program.ErrStart)
		}
	}
	for name := range changes {
		if name != "the canonical NaN" && name != "infinities" && name != "minus zero" {
			require.Positive(t, convicted[name], name)
		}
		if !strings.Contains(name, "byte") && !strings.Contains(name, "size") && name != "empty" {
			require.Positive(t, acquitted[name], name)
		}
	}
}
