package training_test

import (
	"encoding/json"
	"math/big"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops/program"
	"assay/verifier/training"
)

// Bounds of a dispute over a step of 50 steps, 4,096 operators a part and 2^20 elements a tensor.
const (
	worstMoves     = 15
	publishedMoves = 5
	mostGas        = 2_000_000
	// What a transaction may cost and bring (rule 33).
	mostCall     = 8_000_000
	mostCalldata = 120_000
)

// large is a program of `micros` micro-batches of 4,096 operators, the last of them a matmul of 1024 × 1024 elements over 512 terms, and one
// run of it. Every micro-batch does the same, and every sixteenth row of the matrix is the same, so that little has to be computed.
func large(t *testing.T, micros int) (*program.Program, *training.Transition, uint32) {
	const rows, width, period = 1024, 512, 16
	build := func(d, rows int) *program.Program {
		b := program.NewBuilder(d/micro(d), micro(d))
		x := b.State(program.F32, rows, width)
		one := b.Scalar(1)
		for range 4095 {
			one = b.Copy(one)
		}
		b.Matmul(x, x)
		b.BeginStep()
		b.Output(x)
		p, _, err := b.Build()
		require.NoError(t, err)
		return p
	}
	state := func(rows int) program.Tensor {
		x := program.NewTensor(program.F32, rows*width)
		for i := range x.F32 {
			x.F32[i] = float32((i%(period*width))%113)/7 - 8
		}
		return x
	}
	in := &program.Inputs{State: []program.Tensor{state(period)}, Constant: []program.Tensor{program.Floats(1)}, Batch: [][]program.Tensor{nil}}
	few, err := training.NewTransition(build(1, period), in)
	require.NoError(t, err)
	small := few.Parts[0][4095]
	product := program.NewTensor(program.F32, rows*rows)
	for i := range product.F32 {
		product.F32[i] = small.F32[i/rows%period*period+i%period]
	}
	last, err := program.Commit(product)
	require.NoError(t, err)
	whole, err := program.Commit(state(rows))
	require.NoError(t, err)
	nodes := append(few.Parts[0][:4095:4095], last)
	p := build(micros, rows)
	x := &training.Transition{Program: p, Inputs: &program.Inputs{State: []program.Tensor{whole.Tensor}, Constant: in.Constant}, Outputs: []*program.Committed{whole}}
	for range micros {
		x.Parts = append(x.Parts, nodes)
	}
	x.Parts = append(x.Parts, nil)
	x.Local = x.Tensors().Root()
	return p, x, uint32(len(p.Inputs) + len(p.Micro))
}

// micro is A of a step of so many micro-batches: D may be 32 at most.
func micro(count int) int {
	if count > 32 {
		return 3
	}
	return 1
}

// A dispute costs at most 15 moves and 2M gas where the trainer publishes nothing, 5 moves where all is public. With ASSAY_GAS the figures are
// written to dispute.json in that folder.
func TestGas(t *testing.T) {
	figures := map[string]uint64{}
	disputes(t, 8, "worst", mostGas, figures)
	// At most as many parts as a step can have.
	disputes(t, 63, "widest", mostGas+mostGas/20, figures)
	t.Log(figures)
	folder := os.Getenv("ASSAY_GAS")
	if folder == "" {
		return
	}
	require.NoError(t, os.MkdirAll(folder, 0o755))
	b, err := json.Marshal(figures)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "dispute.json"), b, 0o644))
}

// disputes plays one about a step of so many micro-batches, with all withheld (its figures are named by `name`) and with all published.
func disputes(t *testing.T, micros int, name string, most uint64, figures map[string]uint64) {
	p, x, entry := large(t, micros)
	base := newWorld(t)
	base.spoil = func(s *protocol.TaskSpec) {
		base.task.Programs.Step = p
		s.ProgramRoot = base.task.Programs.Root()
	}
	base.start(tiny, func(s *protocol.TaskSpec) { s.InnerSteps, s.CheckpointInterval = 50, 1 })

	// Step 17 is wrong; what the others are nobody asks.
	c := &training.Claim{Task: &base.task, Payload: make([]byte, base.task.Spec.PayloadBytes())}
	for j := range base.task.Schedule().Segments() {
		c.Segments = append(c.Segments, []*training.Transition{{Local: training.Hash{byte(j), 1}}})
	}
	const segment, part = 18, 6
	c.Segments[segment-1][0] = &training.Transition{Outputs: x.Outputs, Local: x.Local}
	right := *c
	right.Segments = append([][]*training.Transition(nil), c.Segments...)
	right.Segments[segment] = []*training.Transition{x}
	wrong := *x
	wrong.Parts = append([][]*program.Committed(nil), x.Parts...)
	wrong.Parts[part] = append([]*program.Committed(nil), x.Parts[part]...)
	place := training.Place{Segment: segment, Part: part, Entry: entry, Index: 777_777}
	last := len(wrong.Parts[part]) - 1
	wrong.Parts[part][last] = flip(t, wrong.Parts[part][last], place.Index)
	wrong.Local = training.Hash{0xbad >> 4}
	c.Segments[segment] = []*training.Transition{&wrong}
	c.Gradient = protocol.OuterGradient{TaskId: base.task.ID, Trainer: account(trainer), ParentRoot: base.task.Spec.InitialStateRoot}
	right.Gradient = c.Gradient
	base.seal(c)
	// Not the first dispute of the deployment, nor the first conviction: what these write for the first time nobody else pays for.
	silent := *c
	silent.Gradient.Trainer = account(trainer + 1)
	base.seal(&silent)
	for range 2 {
		base.open(&silent, noSegment)
	}
	base.time = base.position(0).Deadline
	base.call(stranger, base.dispute, "timeout", big.NewInt(0), silent.Signed())
	c.Gradient.Deadline = base.time + 20
	base.seal(c)
	words := accumulators(t, x, part, entry, place.Index)
	require.Len(t, words, 1)
	words[0] ^= 1 // the first run is wrong: 256 terms

	play := func(name string, mostMoves int, moves func(*world, func())) {
		w := base.copy()
		w.commit(c)
		var total, worst uint64
		n := 0
		count := func() {
			n++
			total += w.gas
			worst = max(worst, w.gas)
			t.Logf("%s move %d: %d gas", name, n, w.gas)
		}
		moves(w, count)
		args, err := c.Element(place, words)
		require.NoError(t, err)
		w.call(challenger, w.game, "proveElement", append([]any{c.Signed()}, args...)...)
		count()
		require.True(t, w.condemned(c))
		require.LessOrEqual(t, n, mostMoves)
		require.LessOrEqual(t, total, most)
		require.LessOrEqual(t, worst, uint64(mostCall))
		figures["dispute_"+name+"_moves"], figures["dispute_"+name+"_total"], figures["dispute_"+name+"_largest"] = uint64(n), total, worst
	}
	play(name, worstMoves, func(w *world, count func()) {
		id := w.open(c, noSegment)
		count()
		for {
			p := w.position(id)
			switch {
			case p.Turn != turnChallenge:
				w.defend(c, id, words)
			case p.Kind == program.KindTensor && p.Height > 6, p.Kind != program.KindTensor:
				w.challenge(c, &right, id)
			case p.Kind == program.KindTensor && !p.AtRoot && p.Height == 0:
				return
			default:
				w.demandLeaf(c, id, place.Index)
			}
			count()
		}
	})
	play("published", publishedMoves, func(w *world, count func()) {
		id := w.open(c, segment)
		count()
		w.post(c, segment, id)
		count()
		w.demand(c, id, place)
		count()
		w.answer(c, id, place, words)
		count()
	})
}

// challenge is the challenger's move towards what differs, which is there.
func (w *world) challenge(c, own *training.Claim, id int64) {
	w.t.Helper()
	p := w.position(id)
	index, found := different(c, own, &p)
	require.True(w.t, found)
	require.True(w.t, w.pick(c, id, index, false))
}

// demandLeaf asks for an element of the tensor that was entered.
func (w *world) demandLeaf(c *training.Claim, id int64, element uint64) {
	w.t.Helper()
	p := w.position(id)
	list := listAt(c, &p)
	w.call(challenger, w.dispute, "demandLeaf", big.NewInt(id), p.Node, element, [32]byte(list.Node(0, element/256)), list.Up(0, int(p.Height), element/256))
}
