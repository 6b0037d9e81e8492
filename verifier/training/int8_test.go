package training_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// eight is the toy with its product and both gradients in exact integers, as the profile int8 has them (docs/arithmetic-programs.md section 7). Its rows are longer
// than a run of integers, and lie across leaves of codes.
type eight struct {
	toy
	// most is the largest code: 127, or what a cheat takes for it.
	most float32
}

func newEight() eight {
	return eight{toy{width: 1300, classes: 3, rows: 2}, 127}
}

// product is Builder.ProductI8 with that largest code.
func (s eight) product(b *program.Builder, x, y program.Value) program.Value {
	quantise := func(v program.Value) (codes, scale program.Value) {
		top := b.Maximum(b.Amax(b.Maximum(v, b.Neg(v))), b.Scalar(0x1p-119))
		codes = b.Convert(program.I8, b.Mul(v, b.Div(b.Scalar(s.most), top)))
		return codes, b.Div(top, b.Scalar(s.most))
	}
	c, left := quantise(x)
	d, right := quantise(y)
	return b.Mul(b.Convert(program.F32, b.MatmulI8(c, d)), b.Mul(left, b.Transpose(right)))
}

func (s eight) programs(t testing.TB) (claim.Programs, [3][]program.Tensor) {
	t.Helper()
	out, constants := s.toy.programs(t)
	step := func(product func(b *program.Builder, x, y program.Value) program.Value) *program.Program {
		b := program.NewBuilder(2, 1)
		w, bias := b.State(program.F32, s.classes, s.width), b.State(program.F32, s.classes)
		mw, mb := b.State(program.F32, s.classes, s.width), b.State(program.F32, s.classes)
		x, y := b.Copy(b.Batch(program.F32, 0, s.rows, s.width)), b.Copy(b.Batch(program.I32, 1, s.rows, s.classes))
		d := b.Sub(b.Add(product(b, x, w), bias), b.Convert(program.F32, y))
		product(b, d, b.Transpose(w)) // of a layer below there is none
		dw := product(b, b.Transpose(d), b.Transpose(x))
		db := b.Reshape(b.Sum(b.Copy(b.Transpose(d))), s.classes)
		b.BeginStep()
		momentum, rate := b.Scalar(0.5), b.Scalar(-0.0625)
		mw, mb = b.Fma(momentum, mw, b.Reduce(dw)), b.Fma(momentum, mb, b.Reduce(db))
		b.Output(b.SGD(w, mw, rate))
		b.Output(b.SGD(bias, mb, rate))
		b.Output(mw)
		b.Output(mb)
		p, c, err := b.Build()
		require.NoError(t, err)
		constants[1] = c
		return p
	}
	out.Step = step(s.product)
	if s.most == 127 {
		require.Equal(t, step(func(b *program.Builder, x, y program.Value) program.Value { return b.ProductI8(x, y) }).Root(), out.Step.Root())
	}
	return out, constants
}

// records have rows whose codes are halves as often as whole numbers before they are rounded: their largest number is 127, times a power of two.
func (s eight) records(n uint64) [][]byte {
	out := s.toy.records(n)
	for i, record := range out {
		r := rand.New(rand.NewPCG(uint64(i), 8))
		for k := range s.width {
			x := float32(r.IntN(507)-253) / 2
			if k == 0 {
				x = 127
			}
			binary.LittleEndian.PutUint32(record[4*k:], math.Float32bits(x/1024))
		}
	}
	return out
}

// int8Lies are one about each kind of number that the profile int8 has and float32 has not, in the second step of segment 1.
func int8Lies(t *testing.T, s eight, honest *training.Claim) []lie {
	t.Helper()
	x := honest.Segments[1][1]
	value := func(entry uint32) program.Tensor {
		node, _, err := x.Node(0, entry)
		require.NoError(t, err)
		return node.Tensor
	}
	element := func(name string, entry uint32, index uint64, to uint32) lie {
		at := training.Place{Segment: 1, Transition: 1, Entry: entry, Index: index}
		return lie{name: name, method: "proveElement", fault: faultElement, segment: 1,
			edit: func(c *training.Claim) {
				wrong := training.Clone(value(entry))
				require.NotEqual(t, to, wrong.Word(index))
				wrong.SetWord(index, to)
				committed, err := program.Commit(wrong)
				require.NoError(t, err)
				replace(t, c.Segments[1][1], 0, entry, committed)
			},
			args: func(c *training.Claim) ([]any, error) { return c.Element(at, nil) }}
	}
	// What follows is in the order in which the program quantises: the records, then the weights.
	ofRecords, ofWeights := find(t, x, 0, program.OpConvert, 0), find(t, x, 0, program.OpConvert, 1)
	require.Equal(t, program.I8, x.Program.Node(ofWeights).DType)
	last := uint64(s.width*s.rows - 1)
	code := value(ofRecords)
	out := []lie{
		element("a code of a record", ofRecords, last, code.Word(last)^1),
		element("a code of a weight", ofWeights, 7, value(ofWeights).Word(7)^1),
	}
	scaled, halves := value(x.Program.Node(ofRecords).Operands[0].Tensor), 0
	for i, v := range scaled.F32 {
		low := math.Floor(float64(v))
		if float64(v)-low != 0.5 || halves > 1 {
			continue
		}
		// Once the even code is above, once it is below.
		even := int32(math.RoundToEven(float64(v)))
		require.Equal(t, even, int32(code.Word(uint64(i))))
		if above := float64(even) > low; above == (halves == 0) {
			halves++
			out = append(out, element([]string{"", "a half rounded down", "a half rounded up"}[halves], ofRecords, uint64(i), uint32(2*int32(low)+1-even)))
		}
	}
	require.Equal(t, 2, halves)
	scale := find(t, x, 0, program.OpDiv, 1)
	require.Equal(t, s.rows, value(scale).Len())
	out = append(out, element("a scale", scale, 1, value(scale).Word(1)+1))

	sums := find(t, x, 0, program.OpMatmulI8, 0)
	right := accumulators(t, x, 0, sums, 4)
	require.Len(t, right, 1)
	for run, name := range []string{"an accumulator", "the sum behind an accumulator"} {
		at := training.Place{Segment: 1, Transition: 1, Entry: sums, Index: 4, Run: uint32(run)}
		words := slices.Clone(right)
		l := lie{name: name, method: "proveElement", fault: faultElement, segment: 1, edit: func(*training.Claim) {}, chain: &at, words: words}
		if run == 0 {
			words[0]++
		} else {
			l.edit = element(name, sums, 4, value(sums).Word(4)+1).edit
		}
		l.args = func(c *training.Claim) ([]any, error) { return c.Element(at, words) }
		out = append(out, l)
	}
	short := find(t, x, 0, program.OpMatmulI8, 2)
	return append(out, element("a sum of one run", short, 5, value(short).Word(5)-1))
}

// Whoever lies about a code, a scale, an accumulator or how a half is rounded is convicted by the contract, led there by the shipped challenger,
// in one transaction of at most 600k gas; about the right numbers the same proof is refused.
func TestInt8Lies(t *testing.T) {
	s := newEight()
	base := newWorld(t)
	base.start(s, nil)
	honest, replay := base.honest(s, 0, 0), base.replay(s, 0, 0)
	require.Equal(t, honest.Gradient.ClaimHash, [32]byte(replay.ClaimHash))
	for _, l := range int8Lies(t, s, honest) {
		t.Run(l.name, func(t *testing.T) {
			w := base.copy()
			w.t = t
			c := w.honest(s, 0, 0)
			l.edit(c)
			w.seal(c)
			// Nothing that was signed is wrong: somebody else asked for it.
			require.False(t, accuse(replay, c).Wrong())
			w.show(c, &l)
			args, err := l.args(c)
			require.NoError(t, err)
			alone := w.copy()
			alone.call(challenger, w.game, l.method, append([]any{c.Signed()}, args...)...)
			t.Logf("%d gas", alone.gas)
			require.LessOrEqual(t, alone.gas, uint64(mostInt8Proof))
			require.True(t, alone.condemned(c))
			w.pursue(replay, c, l.words)
			t.Logf("%d moves", w.moves)
			require.LessOrEqual(t, w.moves, w.task.Spec.DisputeMoves())

			w = base.copy()
			w.t = t
			right := l
			if l.chain != nil {
				right.words = accumulators(t, honest.Segments[1][1], 0, l.chain.Entry, l.chain.Index)
				right.args = func(c *training.Claim) ([]any, error) { return c.Element(*l.chain, right.words) }
			}
			w.show(honest, &right)
			args, err = right.args(honest)
			require.NoError(t, err)
			w.fails("ClaimIsCorrect", challenger, w.game, l.method, append([]any{honest.Signed()}, args...)...)
		})
	}
	t.Run("codes up to 126, and all that follows", func(t *testing.T) {
		w := base.copy()
		w.t = t
		by, coarse := w.task, s
		coarse.most = 126
		by.Programs, by.Constants = coarse.programs(t)
		by.Spec = new(*w.task.Spec)
		by.Spec.ProgramRoot = by.Programs.Root()
		c := w.made(by, w.work(s, 0, 0))
		require.True(t, accuse(replay, c).Wrong())
		w.pursue(replay, c, nil)
		require.LessOrEqual(t, w.moves, w.task.Spec.DisputeMoves())
	})
}

// The players at random over a layer in int8.
func TestInt8PlayersAtRandom(t *testing.T) { playAtRandom(t, newEight(), 6) }
