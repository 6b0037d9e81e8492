package training_test

import (
	"encoding/json"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/core"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
	"assay/repops/program"
	"assay/repops/program/gpt"
	"assay/verifier/training"
)

// Bounds of a dispute over one of 50 steps, of at most 4,096 operators a part and 2^20 elements a tensor.
const (
	steps = 50

	worstMoves     = 15
	publishedMoves = 5
	mostGas        = 2_000_000
	// What the transaction that convicts may cost, and of a run of 1,024 codes, which may lie in two leaves of each operand.
	mostProof     = 500_000
	mostInt8Proof = 600_000
	// What a transaction may cost and bring (rule 33).
	mostCall     = 8_000_000
	mostCalldata = 120_000
)

// suspect is a step that a dispute is about: what it does, and where the trainer's claim is wrong.
type suspect struct {
	right       *training.Transition
	before      []*program.Committed // the local state
	part        int
	entry       uint32
	index       uint64
	accumulated int // numbers between the runs of the element's chain
}

// large is a step at the bounds, a program of `micros` micro-batches of 4,096 operators, the last of them a matmul of 1024 × 1024 elements over `width` terms, and one
// run of it. Every micro-batch does the same, and every sixteenth row of the matrix is the same, so that little has to be computed.
func large(t *testing.T, micros, width int) suspect {
	const rows, period = 1024, 16
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
	return suspect{x, x.Outputs, 6, uint32(len(p.Inputs) + len(p.Micro)), 777_777, (width - 1) / 256}
}

// codes is a step at the bounds whose last operator of each micro-batch is a product of codes over 65,536 terms, of 1024 × 1024 elements, and one run of it. What
// is wrong is a run of 1,024 terms that lie in two leaves of either operand. All rows are the same.
func codes(t *testing.T) suspect {
	const rows, lead, terms, micros = 1024, 512, 65_536, 63
	const width = lead + terms
	build := func(d, rows int) *program.Program {
		b := program.NewBuilder(d/micro(d), micro(d))
		x, y := b.State(program.F32, 1, width), b.State(program.F32, 1, width)
		one := b.Scalar(1)
		for range 4093 {
			one = b.Copy(one)
		}
		of := func(v program.Value) program.Value {
			return b.Slice(b.Convert(program.I8, b.Broadcast(v, program.Of(rows, width))), -1, lead, width)
		}
		left, right := of(x), of(y)
		b.MatmulI8(left, right)
		b.BeginStep()
		b.Output(x)
		b.Output(y)
		p, _, err := b.Build()
		require.NoError(t, err)
		return p
	}
	in := &program.Inputs{Constant: []program.Tensor{program.Floats(1)}, Batch: [][]program.Tensor{nil}}
	for k := range 2 {
		x := program.NewTensor(program.F32, width)
		for i := range x.F32 {
			// No code is 0, whose byte costs less.
			x.F32[i] = float32(i*(2*k+3)%127+1) * float32(1-2*(i/7%2))
		}
		in.State = append(in.State, x)
	}
	few, err := training.NewTransition(build(1, 1), in)
	require.NoError(t, err)
	nodes := few.Parts[0][:4093:4093]
	for k, node := range few.Parts[0][4093:] {
		times := rows
		if k == 2 {
			times = rows * rows
		}
		x := program.NewTensor(node.DType, times*node.Len())
		for i := range times {
			copy(x.I8[min(len(x.I8), i*node.Len()):], node.I8)
			copy(x.I32[min(len(x.I32), i*node.Len()):], node.I32)
		}
		c, err := program.Commit(x)
		require.NoError(t, err)
		nodes = append(nodes, c)
	}
	p := build(micros, rows)
	x := &training.Transition{Program: p, Inputs: in, Outputs: few.Outputs}
	for range micros {
		x.Parts = append(x.Parts, nodes)
	}
	x.Parts = append(x.Parts, nil)
	x.Local = x.Tensors().Root()
	// Of both operands an even row, since width is 64 leaves and a half.
	return suspect{x, x.Outputs, 6, uint32(len(p.Inputs) + len(p.Micro)), 758*rows + 554, (terms - 1) / 1024}
}

// network is a whole training step of a GPT with 1.7 million parameters: each suspect is wrong at one of its operators, the one with the most
// elements of its primitive, or of a matmul with the longest chain.
func network(t *testing.T) []suspect {
	g, err := gpt.New(gpt.Config{Layers: 2, Width: 256, Heads: 8, Time: 16, Vocabulary: 512, Batch: 2, D: 2, A: 2, Steps: steps}, 1)
	require.NoError(t, err)
	require.GreaterOrEqual(t, g.Parameters(), 1_000_000)
	x, err := training.NewTransition(g.Program, g.Inputs(g.State, 1, 0))
	require.NoError(t, err)
	var before []*program.Committed
	for _, s := range g.State {
		c, err := program.Commit(s)
		require.NoError(t, err)
		before = append(before, c)
	}
	elements := func(n *program.Node) uint64 {
		count, _ := n.Shape.Elements()
		return count
	}
	terms := func(n *program.Node) uint64 {
		a := n.Operands[0].Shape
		return uint64(a.Dims[a.Rank-1])
	}
	most := func(part int, op program.Op, measure func(*program.Node) uint64) suspect {
		var entry uint32
		for i := range x.Parts[part] {
			e := firstOf(x, part) + uint32(i)
			if n := g.Program.Node(e); n.Op == op && (entry == 0 || measure(n) > measure(g.Program.Node(entry))) {
				entry = e
			}
		}
		require.NotZero(t, entry)
		s := suspect{x, before, part, entry, elements(g.Program.Node(entry)) * 3 / 5, 0}
		if op == program.OpMatmul {
			s.accumulated = int(terms(g.Program.Node(entry))-1) / 256
		}
		return s
	}
	const part = 2
	return []suspect{
		most(part, program.OpMatmul, elements), most(part, program.OpMatmul, terms), most(g.Program.MicroBatches(), program.OpFma, elements),
	}
}

// firstOf is the entry of the first node of a part of a step.
func firstOf(x *training.Transition, part int) uint32 {
	first := uint32(1 + len(x.Program.Inputs))
	if part == x.Program.MicroBatches() {
		first += uint32(len(x.Program.Micro))
	}
	return first
}

// micro is A of a step of so many micro-batches: D may be 32 at most.
func micro(count int) int {
	if count > 32 {
		return 3
	}
	return 1
}

// A dispute costs at most 15 moves and 2M gas where the trainer publishes nothing, 5 moves where all is public: at the bounds with few
// micro-batches, with as many as a step can have and the longest chains, and of a GPT's step. With ASSAY_GAS the figures are written to dispute.json in that
// folder: dispute_worst_* is the most of all these where nothing is public, dispute_published_* where all is, and dispute_gpt_* that of the GPT.
func TestGas(t *testing.T) {
	figures := map[string]uint64{}
	disputes(t, large(t, 8, 512), figures)
	disputes(t, large(t, 63, 65_536), figures)
	for _, s := range network(t) {
		disputes(t, s, figures, "gpt")
	}
	writeFigures(t, "dispute.json", figures)
}

// A lie in a product of codes is convicted for at most 600k gas, the whole transaction with its calldata, where the run that is wrong is as long as runs
// are and lies in four leaves, in a step at the bounds. With ASSAY_GAS the figure int8_gas_conviction is written to int8.json in that folder.
func TestGasInt8(t *testing.T) {
	a := accuseOf(t, codes(t))
	spent := a.play(t, "int8", a.published)
	require.LessOrEqual(t, spent.moves, publishedMoves)
	require.LessOrEqual(t, spent.proof, uint64(mostInt8Proof))
	writeFigures(t, "int8.json", map[string]uint64{"int8_gas_conviction": spent.proof})
}

// writeFigures writes them to a file of the folder that ASSAY_GAS names, if it does.
func writeFigures(t *testing.T, name string, figures map[string]uint64) {
	t.Log(figures)
	folder := os.Getenv("ASSAY_GAS")
	if folder == "" {
		return
	}
	require.NoError(t, os.MkdirAll(folder, 0o755))
	b, err := json.Marshal(figures)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, name), b, 0o644))
}

// disputes plays one about the suspect with all withheld and one with all published. What they cost raises the figures "worst" and
// "published", and those of the names given, which are of the withheld one.
func disputes(t *testing.T, s suspect, figures map[string]uint64, names ...string) {
	a := accuseOf(t, s)
	raise := func(spent expense, mostMoves int, names ...string) {
		require.LessOrEqual(t, spent.proof, uint64(mostProof))
		require.LessOrEqual(t, spent.moves, mostMoves)
		require.LessOrEqual(t, spent.total, uint64(mostGas))
		for _, name := range names {
			for kind, value := range map[string]uint64{"moves": uint64(spent.moves), "total": spent.total, "largest": spent.largest} {
				key := "dispute_" + name + "_" + kind
				figures[key] = max(figures[key], value)
			}
		}
	}
	raise(a.play(t, "worst", a.withheld), worstMoves, append([]string{"worst"}, names...)...)
	raise(a.play(t, "published", a.published), publishedMoves, "published")
}

// accusation is a claim that is wrong at a suspect's place, in a world where nobody disputes it yet.
type accusation struct {
	world        *world
	claim, right *training.Claim
	place        training.Place
	words        []uint32 // the accumulators that its trainer stands by; none of an element of one run
}

// expense is what a dispute took to a conviction: its moves, the gas of all, of the dearest and of the proof.
type expense struct {
	moves                 int
	total, largest, proof uint64
}

// accuseOf is a claim of 50 steps of which the 18th is the suspect's; what the others are nobody asks.
func accuseOf(t *testing.T, s suspect) *accusation {
	x, p := s.right, s.right.Program
	base := newWorld(t)
	base.spoil = func(spec *protocol.TaskSpec) {
		base.task.Programs.Step = p
		spec.ProgramRoot = base.task.Programs.Root()
	}
	base.start(tiny, func(spec *protocol.TaskSpec) { spec.InnerSteps, spec.CheckpointInterval = steps, 1 })

	c := &training.Claim{Task: &base.task, Payload: make([]byte, base.task.Spec.PayloadBytes())}
	for j := range base.task.Schedule().Segments() {
		c.Segments = append(c.Segments, []*training.Transition{{Local: training.Hash{byte(j), 1}}})
	}
	const segment = 18
	c.Segments[segment-1][0] = &training.Transition{Outputs: s.before}
	c.Segments[segment-1][0].Local = c.Segments[segment-1][0].Tensors().Root()
	right := *c
	right.Segments = append([][]*training.Transition(nil), c.Segments...)
	right.Segments[segment] = []*training.Transition{x}
	wrong := *x
	wrong.Parts = append([][]*program.Committed(nil), x.Parts...)
	wrong.Parts[s.part] = slices.Clone(x.Parts[s.part])
	place := training.Place{Segment: segment, Part: s.part, Entry: s.entry, Index: s.index}
	at := s.entry - firstOf(x, s.part)
	wrong.Parts[s.part][at] = flip(t, wrong.Parts[s.part][at], place.Index)
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
	var words []uint32
	if s.accumulated > 0 {
		words = accumulators(t, x, s.part, s.entry, place.Index)
		words[0] ^= 1 // the first run is wrong
	}
	require.Len(t, words, s.accumulated)
	return &accusation{base, c, &right, place, words}
}

// play has a dispute played in a world of its own, whose moves call count after each, and the lie proven.
func (a *accusation) play(t *testing.T, name string, moves func(w *world, count func())) (spent expense) {
	w := a.world.copy()
	w.commit(a.claim)
	count := func() {
		spent.moves++
		spent.total += w.gas
		spent.largest = max(spent.largest, w.gas)
		t.Logf("%s move %d: %d gas", name, spent.moves, w.gas)
	}
	moves(w, count)
	args, err := a.claim.Element(a.place, a.words)
	require.NoError(t, err)
	w.call(challenger, w.game, "proveElement", append([]any{a.claim.Signed()}, args...)...)
	count()
	spent.proof = w.gas
	require.True(t, w.condemned(a.claim))
	require.LessOrEqual(t, spent.largest, uint64(mostCall))
	return spent
}

// withheld is the moves where the trainer publishes nothing but what it is made to.
func (a *accusation) withheld(w *world, count func()) {
	id := w.open(a.claim, noSegment)
	count()
	for {
		p := w.position(id)
		switch {
		case p.Turn != turnChallenge:
			w.defend(a.claim, id, a.words)
		case p.Kind == program.KindTensor && p.Height > 6, p.Kind != program.KindTensor:
			w.challenge(a.claim, a.right, id)
		case p.Kind == program.KindTensor && !p.AtRoot && p.Height == 0:
			return
		default:
			w.demandLeaf(a.claim, id, a.place.Index)
		}
		count()
	}
}

// published is the moves where all is public, but for accumulators.
func (a *accusation) published(w *world, count func()) {
	id := w.open(a.claim, uint32(a.place.Segment))
	count()
	w.post(a.claim, a.place.Segment, id)
	count()
	w.demand(a.claim, id, a.place)
	count()
	w.answer(a.claim, id, a.place, a.words)
	count()
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

// However many disputes strangers open about one segment, every posting that answers them is a transaction of its own below what one may take (rule 33), and
// those whose clocks run out first are answered first: one posting for all of them fits no block, and silence in them convicts.
func TestPostingsAreBounded(t *testing.T) {
	const n = 400
	w := newWorld(t)
	// As many steps between two checkpoints as a posting can show.
	w.start(long, func(s *protocol.TaskSpec) { s.InnerSteps, s.CheckpointInterval = 64, 64 })
	c := w.honest(long, 0, 0)
	for i := range n {
		if i%100 == 99 {
			w.time++
		}
		w.open(c, 1)
	}
	disputes := w.disputes(w.id(c))
	slices.Reverse(disputes)
	var deadlines []uint64
	for a, err := range (&training.Defence{Replay: w.replay(long, 0, 0), Gradient: c.Gradient}).Defend(t.Context(), w.view(), disputes) {
		require.NoError(t, err)
		deadlines = append(deadlines, a.Deadline)
		intrinsic, err := core.IntrinsicGas(a.Data, nil, nil, false, true, true, true)
		require.NoError(t, err)
		floor, err := core.FloorDataGas(a.Data)
		require.NoError(t, err)
		cfg := w.config(account(trainer))
		_, left, err := execute(a.To, a.Data, cfg)
		require.NoError(t, err)
		w.state.Finalise(true)
		gas := max(cfg.GasLimit-left+intrinsic, floor)
		t.Logf("posting %d: %d gas, %d bytes", len(deadlines), gas, len(a.Data))
		// All that an account has on its way at once fits a block of 30M.
		require.LessOrEqual(t, gas, uint64(mostCall)/4)
		require.LessOrEqual(t, len(a.Data), mostCalldata)
	}
	for id := range int64(n) {
		require.EqualValues(t, turnChallenge, w.position(id).Turn, "dispute %d", id)
	}
	require.Len(t, deadlines, (n+chain.MaxAnswers-1)/chain.MaxAnswers)
	require.True(t, slices.IsSorted(deadlines))

	// The contract takes as many in one posting, of a segment with one transition too, and no more.
	var ids []*big.Int
	for range chain.MaxAnswers + 1 {
		ids = append(ids, big.NewInt(w.open(c, 2)))
	}
	posting, err := c.Posting(2)
	require.NoError(t, err)
	_, err = w.try(trainer, w.dispute, "postSegment", c.Signed(), uint32(2), posting, ids)
	require.ErrorContains(t, err, "TooManyAnswers")
	w.call(trainer, w.dispute, "postSegment", c.Signed(), uint32(2), posting, ids[:chain.MaxAnswers])
	t.Logf("of one transition: %d gas", w.gas)
	require.LessOrEqual(t, w.gas, uint64(mostCall)/4)
}
