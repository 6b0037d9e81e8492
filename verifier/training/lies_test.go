package training_test

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/bindings/trainingfraud"
	"assay/protocol"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/training"
)

// Faults, as ITrainingFraud numbers them.
const (
	faultElement = iota
	faultSource
	faultOutput
	faultPayload
	faultWithheld
)

// flip changes one element of a committed tensor.
func flip(t testing.TB, x *program.Committed, index uint64) *program.Committed {
	t.Helper()
	y := training.Clone(x.Tensor)
	y.SetWord(index, y.Word(index)^1)
	out, err := program.Commit(y)
	require.NoError(t, err)
	return out
}

// find is the first node with this primitive in a part, after `skip` of them.
func find(t testing.TB, x *training.Transition, part int, op program.Op, skip int) uint32 {
	t.Helper()
	first, nodes := firstOf(x, part), x.Program.Micro
	if part == x.Program.MicroBatches() {
		nodes = x.Program.Step
	}
	for i, n := range nodes {
		if n.Op == op {
			if skip == 0 {
				return first + uint32(i)
			}
			skip--
		}
	}
	t.Fatalf("no %v in part %d", op, part)
	return 0
}

// chained is the first node of a part whose elements are chains of several runs.
func chained(t testing.TB, x *training.Transition, part int) uint32 {
	t.Helper()
	for i := range x.Parts[part] {
		entry := uint32(1 + len(x.Program.Inputs) + i)
		if l := x.Program.Place(entry); l.Runs() > 1 {
			return entry
		}
	}
	t.Fatal("no chain")
	return 0
}

// replace puts another output in a node's place.
func replace(t testing.TB, x *training.Transition, part int, entry uint32, with *program.Committed) {
	t.Helper()
	_, at, err := x.Node(part, entry)
	require.NoError(t, err)
	x.Parts[part][at] = with
}

// accumulators of an element of a node of the step.
func accumulators(t testing.TB, x *training.Transition, part int, entry uint32, index uint64) []uint32 {
	t.Helper()
	n := x.Program.Node(entry)
	var operands []program.Tensor
	for _, v := range n.Operands {
		if int(v.Tensor) > len(x.Program.Inputs) {
			node, _, err := x.Node(part, v.Tensor)
			require.NoError(t, err)
			operands = append(operands, node.Tensor)
		} else {
			operands = append(operands, x.Inputs.State[x.Program.Inputs[v.Tensor-1].Index])
		}
	}
	return n.Accumulators(index, operands)
}

// lie is one way to cheat: what is changed in an honest claim, and the proof of it.
type lie struct {
	name   string
	method string
	fault  uint8
	// segment that the proof needs posted.
	segment int
	edit    func(*training.Claim)
	args    func(*training.Claim) ([]any, error)
	// chain is the place whose accumulators have to be posted, with these.
	chain *training.Place
	words []uint32
}

// lies of every kind about the claims of a task of the long toy: of segment 1 the second step is transition 1.
func lies(t testing.TB, w *world, honest *training.Claim) []lie {
	records := dataset(t, long.records(w.task.Spec.DatasetRecords))
	step := honest.Segments[1][1]
	epilogue := w.task.Schedule().Epilogue()
	at := func(segment, transition, part int, entry uint32, index uint64) training.Place {
		return training.Place{Segment: segment, Transition: transition, Part: part, Entry: entry, Index: index}
	}
	change := func(p training.Place) func(*training.Claim) {
		return func(c *training.Claim) {
			x := c.Segments[p.Segment][p.Transition]
			node, _, err := x.Node(p.Part, p.Entry)
			require.NoError(t, err)
			replace(t, x, p.Part, p.Entry, flip(t, node, p.Index))
		}
	}
	element := func(name string, p training.Place) lie {
		return lie{name: name, method: "proveElement", fault: faultElement, segment: p.Segment, edit: change(p),
			args: func(c *training.Claim) ([]any, error) { return c.Element(p, nil) }}
	}
	out := []lie{
		element("a difference in a micro-batch", at(1, 1, 0, find(t, step, 0, program.OpSub, 0), 4)),
		element("an operand from the checkpoint", at(1, 0, 2, find(t, step, 2, program.OpFma, 0), 700)),
		element("an operand from the step before", at(1, 1, 2, find(t, step, 2, program.OpFma, 0), 3)),
		element("a concatenation in the prologue", at(0, 0, 0, find(t, honest.Segments[0][0], 0, program.OpConcat, 0), 600)),
		element("a subtraction in the epilogue", at(epilogue, 0, 0, find(t, honest.Segments[epilogue][0], 0, program.OpSub, 0), 902)),
		element("a sum over the parts", at(1, 1, 2, find(t, step, 2, program.OpSum, 0), 1)),
	}

	batch := at(1, 1, 1, find(t, step, 1, program.OpCopy, 0), 301)
	out = append(out, lie{name: "a record of another index", method: "proveRecord", fault: faultSource, segment: 1, edit: change(batch),
		args: func(c *training.Claim) ([]any, error) { return c.Record(context.Background(), batch, records) }})
	target := at(1, 0, 0, find(t, step, 0, program.OpCopy, 1), 5)
	out = append(out, lie{name: "another target", method: "proveRecord", fault: faultSource, segment: 1, edit: change(target),
		args: func(c *training.Claim) ([]any, error) { return c.Record(context.Background(), target, records) }})
	own := at(0, 0, 0, find(t, honest.Segments[0][0], 0, program.OpCopy, 1), 300)
	out = append(out, lie{name: "a start of its own", method: "proveFragment", fault: faultSource, segment: 0, edit: change(own),
		args: func(c *training.Claim) ([]any, error) { return c.Fragment(own, long.initial()) }})
	base := at(epilogue, 0, 0, find(t, honest.Segments[epilogue][0], 0, program.OpCopy, 0), 0)
	out = append(out, lie{name: "a difference from another start", method: "proveFragment", fault: faultSource, segment: epilogue, edit: change(base),
		args: func(c *training.Claim) ([]any, error) { return c.Fragment(base, long.initial()) }})

	// The state that is handed on is not what was computed: optimiser state, a skipped step, a forged checkpoint.
	local := func(name string, segment, transition, k int, edit func(*training.Transition, *training.Claim)) lie {
		return lie{name: name, method: "proveOutput", fault: faultOutput, segment: segment,
			edit: func(c *training.Claim) {
				x := c.Segments[segment][transition]
				edit(x, c)
				x.Local = program.TensorsRoot(x.State())
			},
			args: func(c *training.Claim) ([]any, error) { return c.Output(segment, transition, k) }}
	}
	out = append(out,
		local("optimiser state of its own", 1, 0, 2, func(x *training.Transition, _ *training.Claim) { x.Outputs[2] = flip(t, x.Outputs[2], 17) }),
		local("a skipped step", 1, 1, 0, func(x *training.Transition, c *training.Claim) { x.Outputs = c.Segments[1][0].Outputs }),
		local("a forged checkpoint", 2, 1, 1, func(x *training.Transition, _ *training.Claim) { x.Outputs[1] = flip(t, x.Outputs[1], 0) }),
		local("a prologue that starts elsewhere", 0, 0, 3, func(x *training.Transition, _ *training.Claim) { x.Outputs[3] = flip(t, x.Outputs[3], 2) }))

	pay := func(name string, k uint32, index uint64, at int) lie {
		return lie{name: name, method: "provePayload", fault: faultPayload, segment: epilogue,
			edit: func(c *training.Claim) { c.Payload[at] ^= 1 },
			args: func(c *training.Claim) ([]any, error) { return c.PayloadElement(k, index) }}
	}
	switch q := protocol.Quantization(w.task.Spec.Quantization); q {
	case protocol.QuantizationNone:
		out = append(out, pay("another number in the payload", 1, 260, 1024*3+4*4), pay("bytes behind the payload's end", 0, 451, 2*1024-1))
	default:
		size := 4 + 256
		if q == protocol.QuantizationInt4 {
			size = 4 + 128
		}
		// Of the first fragment's 452 elements: the second block's scale, and the code of element 300.
		out = append(out, pay("another scale", 0, 451, size+1), pay("another code", 0, 300, size+4+44*(size-4)/256))
	}

	// A chain is wrong in one of its runs.
	chain := chained(t, step, 0)
	for run, name := range []string{"a wrong first run", "a wrong last run"} {
		place := at(1, 1, 0, chain, 4)
		place.Run = uint32(run)
		words := accumulators(t, step, 0, chain, 4)
		require.Len(t, words, 1)
		words[0] ^= 1
		out = append(out, lie{name: name, method: "proveElement", fault: faultElement, segment: 1, edit: func(*training.Claim) {}, chain: &place, words: words,
			args: func(c *training.Claim) ([]any, error) { return c.Element(place, words) }})
	}
	return out
}

// show lets the trainer post what a proof needs.
func (w *world) show(c *training.Claim, l *lie) int64 {
	w.t.Helper()
	id := w.open(c, uint32(l.segment))
	w.post(c, l.segment, id)
	if l.chain != nil {
		w.demand(c, id, *l.chain)
		w.answer(c, id, *l.chain, l.words)
	}
	return id
}

// demand asks for the accumulators of an element of a tensor that is public.
func (w *world) demand(c *training.Claim, id int64, at training.Place) {
	w.t.Helper()
	x := c.Segments[at.Segment][at.Transition]
	entries, err := c.Entries(at.Segment, at.Entry)
	require.NoError(w.t, err)
	traced, err := x.Traced(at.Part, at.Entry)
	require.NoError(w.t, err)
	node, _, err := x.Node(at.Part, at.Entry)
	require.NoError(w.t, err)
	opening, err := node.Open(program.Reading{DType: node.DType, Length: uint64(node.Len()), First: at.Index, Count: 1})
	require.NoError(w.t, err)
	path := make([][32]byte, len(opening.Proof))
	for i := range path {
		path[i] = opening.Proof[i]
	}
	w.call(w.mover, w.dispute, "demandElement", big.NewInt(id), w.position(id).Node, c.At(at.Segment, at.Transition), entries, traced, at.Index,
		[32]byte(leafHash(opening.Leaves[0])), path)
}

// answer reveals the element that was asked for.
func (w *world) answer(c *training.Claim, id int64, at training.Place, words []uint32) {
	w.t.Helper()
	node, _, err := c.Segments[at.Segment][at.Transition].Node(at.Part, at.Entry)
	require.NoError(w.t, err)
	w.call(w.trainerOf(c), w.dispute, "revealElement", big.NewInt(id), w.position(id).Node, node.Leaf(at.Index/256), training.Accumulators(words))
}

// Each kind of lie is proven, and the same evidence about the honest claim is refused.
func TestLies(t *testing.T) {
	for _, q := range []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8, protocol.QuantizationInt4} {
		t.Run(q.String(), func(t *testing.T) {
			base := newWorld(t)
			base.start(long, func(s *protocol.TaskSpec) { s.Quantization = uint8(q) })
			honest := base.honest(long, 0, 0)
			for _, l := range lies(t, base, honest) {
				if q != protocol.QuantizationNone && l.fault != faultPayload {
					continue
				}
				t.Run(l.name, func(t *testing.T) {
					w := base.copy()
					w.t = t
					c := w.honest(long, 0, 0)
					right := *honest
					l.edit(c)
					w.seal(c)
					w.show(c, &l)
					args, err := l.args(c)
					require.NoError(t, err)
					args = append([]any{c.Signed()}, args...)
					lock := w.lock(0)
					require.NotZero(t, lock)
					w.call(challenger, w.game, l.method, args...)
					t.Logf("%d gas", w.gas)
					require.True(t, w.condemned(c))
					require.Zero(t, w.lock(0))
					require.NotEmpty(t, w.call(stranger, w.tasks, "enrollmentOf", w.task.ID, account(trainer)))
					w.fails("AlreadyProven", challenger, w.game, l.method, args...)
					w.books()

					w = base.copy()
					w.t = t
					if l.chain != nil {
						right := l
						right.words = accumulators(t, honest.Segments[1][1], 0, l.chain.Entry, l.chain.Index)
						w.show(honest, &right)
						l.args = func(c *training.Claim) ([]any, error) { return c.Element(*l.chain, right.words) }
					} else {
						w.show(honest, &l)
					}
					args, err = l.args(&right)
					require.NoError(t, err)
					w.fails("ClaimIsCorrect", challenger, w.game, l.method, append([]any{right.Signed()}, args...)...)
					require.Equal(t, lock, w.lock(0))
				})
			}
		})
	}
}

// A wrong element of every primitive is led to and proven by the shipped challenger, and the right one is not: at a size where no chain has
// several runs, and at one where sums over rows and columns have.
func TestEveryPrimitive(t *testing.T) {
	for _, s := range []toy{{width: 4, classes: 3, rows: 2, every: true}, {width: 300, classes: 3, rows: 2, every: true}} {
		base := newWorld(t)
		base.start(s, nil)
		honest, replay := base.honest(s, 0, 0), base.replay(s, 0, 0)
		x := honest.Segments[1][0]
		seen := map[program.Op]bool{}
		for i, n := range x.Program.Micro {
			entry := firstOf(x, 1) + uint32(i)
			fromBatch := slices.ContainsFunc(n.Operands, func(v program.View) bool {
				return int(v.Tensor) <= len(x.Program.Inputs) && x.Program.Inputs[v.Tensor-1].Provenance == program.Batch
			})
			if fromBatch || seen[n.Op] {
				continue // of a record TestLies has the proof
			}
			seen[n.Op] = true
			t.Run(fmt.Sprintf("%v, %d wide", n.Op, s.width), func(t *testing.T) {
				node, _, err := x.Node(1, entry)
				require.NoError(t, err)
				at := training.Place{Segment: 1, Part: 1, Entry: entry, Index: uint64(node.Len() - 1)}
				place := x.Program.Place(entry)
				l := lie{method: "proveElement", segment: 1, edit: func(c *training.Claim) { replace(t, c.Segments[1][0], 1, entry, flip(t, node, at.Index)) }}
				var right []uint32
				if place.Runs() > 1 {
					right = accumulators(t, x, 1, entry, at.Index)
					l.chain, l.words, l.edit = &at, slices.Clone(right), func(*training.Claim) {}
					l.words[0] ^= 1
				}
				w := base.copy()
				w.t = t
				c := w.honest(s, 0, 0)
				l.edit(c)
				w.seal(c)
				w.show(c, &l)
				w.pursue(replay, c, l.words)

				w = base.copy()
				w.t = t
				l.words = right
				w.show(honest, &l)
				args, err := honest.Element(at, right)
				require.NoError(t, err)
				w.fails("ClaimIsCorrect", challenger, w.game, l.method, append([]any{honest.Signed()}, args...)...)
			})
		}
		for op := program.OpCopy; op <= program.OpCos; op++ {
			require.True(t, seen[op], "no %v", op)
		}
	}
}

var _ trainingfraud.ITrainingFraudClaim

func leafHash(leaf []byte) training.Hash { return repops.LeafHash(leaf) }
