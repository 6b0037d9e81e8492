package training_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// Turns, as ITrainingDispute numbers them.
const (
	turnChallenge = iota + 1
	turnPost
	turnReveal
	turnLeaf
	turnOver
)

const noSegment = 1<<32 - 1

// tiny is small enough to look at everything.
var tiny = toy{width: 4, classes: 3, rows: 2}

// listAt is the vector that a dispute stands in, as one side knows it.
func listAt(c *training.Claim, p *trainingdispute.IDisputeViewsPosition) training.List {
	transition := func() *training.Transition { return c.Segments[p.Segment][p.Transition] }
	switch p.Kind {
	case claim.KindClaim:
		return c.Checkpoints()
	case claim.KindSegment:
		return c.Segment(int(p.Segment))
	case program.KindStepTrace:
		return transition().Trace()
	case program.KindTrace:
		return transition().Part(int(p.Part))
	case program.KindTensors:
		return transition().Tensors()
	default:
		x, _, err := transition().Node(int(p.Part), p.Entry)
		if err != nil {
			panic(err)
		}
		return training.TensorList(x)
	}
}

// defend makes the trainer's move in its turn. words are accumulators to reveal in place of the right ones.
func (w *world) defend(c *training.Claim, id int64, words []uint32) {
	w.t.Helper()
	p := w.position(id)
	switch p.Turn {
	case turnPost:
		w.post(c, int(p.Segment), id)
	case turnReveal:
		nodes, err := training.Children(listAt(c, &p), int(p.Height), p.Index)
		require.NoError(w.t, err)
		w.call(stranger, w.dispute, "reveal", big.NewInt(id), p.Node, nodes)
	case turnLeaf:
		x := c.Segments[p.Segment][p.Transition]
		node, _, err := x.Node(int(p.Part), p.Entry)
		require.NoError(w.t, err)
		if words == nil && p.Accumulators > 0 {
			words = accumulators(w.t, x, int(p.Part), p.Entry, p.Element)
		}
		elements := uint64(256)
		if node.DType == program.I8 {
			elements = 1024
		}
		w.call(w.trainerOf(c), w.dispute, "revealElement", big.NewInt(id), p.Node, node.Leaf(p.Element/elements), training.Accumulators(words))
	default:
		w.t.Fatalf("turn %d is not the trainer's", p.Turn)
	}
}

// level is what was revealed where a dispute stands: its height and its first node.
func level(p *trainingdispute.IDisputeViewsPosition) (height int, first uint64) {
	step := min(int(p.Height), 6)
	return int(p.Height) - step, p.Index << step
}

// pick asks for what is below node `index` of the level that was revealed, whatever that takes. For the transitions of a segment `local`
// says whether the state after it is meant. False: nothing can be asked for below it.
func (w *world) pick(c *training.Claim, id int64, index uint64, local bool) bool {
	w.t.Helper()
	p := w.position(id)
	list := listAt(c, &p)
	height, _ := level(&p)
	n := big.NewInt(id)
	path := list.Up(height, int(p.Height), index)
	switch {
	case height > 0:
		w.call(w.mover, w.dispute, "pick", n, p.Node, index, [32]byte(list.Node(height, index)), path)
	case p.Kind == claim.KindClaim:
		w.call(w.mover, w.dispute, "demandSegment", n, p.Node, uint32(index))
	case p.Kind == claim.KindSegment:
		w.enter(c, id, int(p.Segment), int(index), local)
	case p.Kind == program.KindStepTrace:
		if len(c.Segments[p.Segment][p.Transition].Parts[index]) == 0 {
			w.fails("WrongMove", w.mover, w.dispute, "pick", n, p.Node, index, [32]byte(list.Leaves[index]), path)
			return false
		}
		w.call(w.mover, w.dispute, "pick", n, p.Node, index, [32]byte(list.Leaves[index]), path)
	case p.Kind == program.KindTrace:
		x := c.Segments[p.Segment][p.Transition]
		entry := uint32(1 + len(x.Program.Inputs))
		if int(p.Part) == x.Program.MicroBatches() {
			entry += uint32(len(x.Program.Micro))
		}
		entries, err := c.Alone(int(p.Segment), entry+uint32(index))
		require.NoError(w.t, err)
		w.call(w.mover, w.dispute, "pickTensor", n, p.Node, index, [32]byte(list.Leaves[index]), path, entries)
	case p.Kind == program.KindTensor:
		elements := uint64(256)
		if p.Dtype == uint8(program.I8) {
			elements = 1024
		}
		w.call(w.mover, w.dispute, "demandLeaf", n, p.Node, index*elements, [32]byte(list.Node(0, index)), path)
	default:
		return false
	}
	return true
}

// enter jumps into a transition.
func (w *world) enter(c *training.Claim, id int64, segment, transition int, local bool) {
	w.t.Helper()
	header, err := c.Alone(segment, 0)
	require.NoError(w.t, err)
	w.call(w.mover, w.dispute, "enter", big.NewInt(id), w.position(id).Node, c.At(segment, transition), header, local)
}

// different is the first node of the revealed level that is another than in the challenger's own claim; false if there is none.
func different(have, own *training.Claim, p *trainingdispute.IDisputeViewsPosition) (uint64, bool) {
	a, b := listAt(have, p), listAt(own, p)
	height, first := level(p)
	last := min(first+1<<(int(p.Height)-height)-1, (a.Tree().Leaves()-1)>>height)
	for i := first; i <= last; i++ {
		if a.Node(height, i) != b.Node(height, i) {
			return i, true
		}
	}
	return 0, false
}

// attack makes the challenger's move against a claim that differs from its own one in one place; true when what is left is the proof. It
// finds the place by what was revealed alone.
func (w *world) attack(c, own *training.Claim, id int64) bool {
	w.t.Helper()
	p := w.position(id)
	require.EqualValues(w.t, turnChallenge, p.Turn)
	index, found := different(c, own, &p)
	switch {
	case p.Kind == claim.KindClaim && !found:
		// Every state is right, so that what is paid is not.
		w.call(challenger, w.dispute, "demandSegment", big.NewInt(id), p.Node, uint32(c.Task.Schedule().Epilogue()))
	case p.Kind == claim.KindSegment && found:
		height, _ := level(&p)
		a, b := c.Segments[p.Segment][index], own.Segments[p.Segment][index]
		w.pick(c, id, index, height == 0 && a.Trace().Root() == b.Trace().Root())
	case p.Kind == program.KindStepTrace && !found:
		if int(p.Segment) == c.Task.Schedule().Epilogue() {
			return true
		}
		w.enter(c, id, int(p.Segment), int(p.Transition), true)
	case p.Kind == program.KindTensors && p.Height <= 6, p.Kind == program.KindTensor && !found:
		return true
	default:
		require.True(w.t, found, "%+v", p)
		w.pick(c, id, index, false)
	}
	return false
}

// A trainer that publishes nothing is led to its lie, whatever it is; all moves are counted.
func TestWithheld(t *testing.T) {
	base := newWorld(t)
	base.start(long, nil)
	own := base.honest(long, 0, 0)
	for _, l := range lies(t, base, own) {
		if l.chain != nil {
			continue
		}
		t.Run(l.name, func(t *testing.T) {
			w := base.copy()
			w.t = t
			c := w.honest(long, 0, 0)
			l.edit(c)
			w.seal(c)
			// Where only a trace is wrong, and nothing that was signed, the challenger knows of it from elsewhere.
			segment := uint32(noSegment)
			if c.Checkpoints().Root() == own.Checkpoints().Root() && c.Gradient.PayloadRoot == own.Gradient.PayloadRoot {
				segment = uint32(l.segment)
			}
			id := w.open(c, segment)
			moves := 1
			for {
				p := w.position(id)
				if p.Turn != turnChallenge {
					w.defend(c, id, nil)
				} else if done := p.Accumulators > 0 && p.Kind == program.KindTensor && p.Height == 0 && revealed(w, &p); done || w.attack(c, own, id) {
					break
				} else if p.Kind == program.KindTensor && w.position(id).Turn == turnLeaf {
					w.defend(c, id, nil)
					moves += 2
					break
				}
				moves++
			}
			args, err := l.args(c)
			require.NoError(t, err)
			w.call(challenger, w.game, l.method, append([]any{c.Signed()}, args...)...)
			moves++
			t.Logf("%d moves", moves)
			require.LessOrEqual(t, moves, w.task.Spec.DisputeMoves())
			require.True(t, w.condemned(c))
			w.fails("WrongMove", challenger, w.dispute, "reveal", big.NewInt(id), w.position(id).Node, [][32]byte{})
			w.call(stranger, w.dispute, "close", big.NewInt(id), c.Signed())
			w.settled(id, bond, 0)
		})
	}
}

func revealed(w *world, p *trainingdispute.IDisputeViewsPosition) bool {
	return w.call(stranger, w.dispute, "chainOf", p.Claim, p.Segment, p.Transition, p.Part, p.Entry, p.Element)[0].([32]byte) != [32]byte{}
}

// settled wants a dispute to be over, the challenger to have this credit and the trainer this one, and nothing left once both took it.
func (w *world) settled(id int64, ofChallenger, ofTrainer int64) {
	w.t.Helper()
	p := w.position(id)
	require.EqualValues(w.t, turnOver, p.Turn)
	w.books()
	for from, want := range map[int]int64{challenger: ofChallenger, w.trainerOf(&training.Claim{Gradient: protocol.OuterGradient{Trainer: p.Trainer}}): ofTrainer} {
		require.Equal(w.t, want, w.call(stranger, w.dispute, "creditOf", account(from))[0].(*big.Int).Int64())
		if want == 0 {
			w.fails("NothingToWithdraw", from, w.dispute, "withdraw")
			continue
		}
		w.call(from, w.dispute, "withdraw")
	}
	burned := w.call(stranger, w.dispute, "burned")[0].(*big.Int).Int64()
	require.Equal(w.t, burned, w.balance(w.dispute), "what was burned is all that is left")
	for _, a := range []int64{0, 1} {
		round := uint32(noSegment)
		who := p.Trainer
		if a == 1 {
			who = [20]byte{}
		}
		require.Zero(w.t, w.call(stranger, w.game, "disputesOf", p.TaskId, who, round)[0].(*big.Int).Sign())
	}
	require.Zero(w.t, w.call(stranger, w.game, "disputesOf", p.TaskId, p.Trainer, p.Round)[0].(*big.Int).Sign())
}

// Silence at every one of its turns convicts the trainer, however far the game went; at every one of its own the challenger loses its bond.
func TestSilence(t *testing.T) {
	base := newWorld(t)
	base.start(long, nil)
	own := base.honest(long, 0, 0)
	l := lies(t, base, own)[0]
	c := base.honest(long, 0, 0)
	l.edit(c)
	base.seal(c)
	id := base.open(c, 1)
	for turn := 0; ; turn++ {
		p := base.position(id)
		w := base.copy()
		w.t = t
		w.time = p.Deadline - 1
		w.fails("ClockRunning", stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
		other := c.Signed()
		other.Gradient.Trainer = account(trainer + 1)
		w.time = p.Deadline
		w.fails("BadEvidence", stranger, w.dispute, "timeout", big.NewInt(id), other)
		if p.Turn == turnReveal {
			w.fails("ClockExpired", stranger, w.dispute, "reveal", big.NewInt(id), p.Node, [][32]byte{})
		}
		if p.Turn == turnChallenge {
			w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
			require.False(t, w.condemned(c))
			require.NotZero(t, w.lock(0))
			w.settled(id, 0, bond/2)
		} else {
			w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
			require.True(t, w.condemned(c))
			require.Zero(t, w.lock(0))
			w.settled(id, bond, 0)
		}
		w.fails("WrongMove", stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
		w.fails("WrongMove", stranger, w.dispute, "close", big.NewInt(id), c.Signed())
		w.fails("DisputeNotFound", stranger, w.dispute, "close", big.NewInt(id+1), c.Signed())
		w.fails("DisputeNotFound", stranger, w.dispute, "positionOf", big.NewInt(id+1))

		if p.Turn != turnChallenge {
			base.defend(c, id, nil)
		} else if turn > 20 || p.Kind == program.KindTensor && p.Height == 0 && turn > 9 {
			require.Greater(t, turn, 9, "the game went down to an element")
			return
		} else {
			base.attack(c, own, id)
		}
	}
}

// everywhere leads a dispute about the claim to each position that its challenger can reach while the trainer answers, and visits those that
// were not seen yet, each in a world of its own.
func (w *world) everywhere(c *training.Claim, id int64, seen map[trainingdispute.IDisputeViewsPosition]bool, visit func(*world, int64)) {
	w.t.Helper()
	p := w.position(id)
	key := p
	key.Moves, key.Deadline, key.ChallengerLeft, key.TrainerLeft = 0, 0, 0, 0
	if seen[key] {
		return
	}
	seen[key] = true
	visit(w.copy(), id)
	if p.Turn != turnChallenge {
		w.defend(c, id, nil)
		w.everywhere(c, id, seen, visit)
		return
	}
	if p.Moves+2 > protocol.MaxMoves {
		return
	}
	try := func(move func(*world)) {
		next := w.copy()
		move(next)
		if next.position(id).Turn != turnChallenge || next.position(id).Node != p.Node {
			next.everywhere(c, id, seen, visit)
		}
	}
	if p.Kind == 0 {
		for i := range c.Segments[p.Segment] {
			for _, local := range []bool{false, true} {
				if !local || int(p.Segment) != c.Task.Schedule().Epilogue() {
					try(func(w *world) { w.enter(c, id, int(p.Segment), i, local) })
				}
			}
		}
		return
	}
	height, first := level(&p)
	list := listAt(c, &p)
	for i := first; i <= min(first+1<<(int(p.Height)-height)-1, (list.Tree().Leaves()-1)>>height); i++ {
		try(func(w *world) { w.pick(c, id, i, false) })
		if p.Kind == claim.KindSegment {
			try(func(w *world) { w.pick(c, id, i, true) })
		}
	}
}

// No sequence of moves asks an honest trainer for what it does not have: every position that a challenger can reach has an answer. All of them at a
// small size.
func TestHonestTrainerCanAlwaysAnswer(t *testing.T) {
	base := newWorld(t)
	base.start(tiny, nil)
	c := base.honest(tiny, 0, 0)
	positions := 0
	seen := map[trainingdispute.IDisputeViewsPosition]bool{}
	for _, segment := range []uint32{noSegment, uint32(c.Task.Schedule().Epilogue())} {
		w := base.copy()
		w.everywhere(c, w.open(c, segment), seen, func(*world, int64) { positions++ })
	}
	t.Logf("%d positions", positions)
	require.Greater(t, positions, 300)
}

// Challengers that move at random, in many disputes at once, never get a trainer convicted that answers; and no game lasts longer than the bound.
func TestHonestTrainerIsNeverConvicted(t *testing.T) {
	base := newWorld(t)
	base.start(long, nil)
	c := base.honest(long, 0, 0)
	lock := base.lock(0)
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 1))
		w := base.copy()
		var ids []int64
		began := w.time
		for range 3 {
			segment := uint32(r.IntN(c.Task.Schedule().Segments()))
			if r.IntN(3) == 0 {
				segment = noSegment
			}
			ids = append(ids, w.open(c, segment))
		}
		for len(ids) > 0 {
			k := r.IntN(len(ids))
			id := ids[k]
			p := w.position(id)
			if p.Turn != turnChallenge {
				// The trainer's clocks run in all of them: it answers at once.
				w.defend(c, id, nil)
				continue
			}
			left := int64(p.Deadline) - int64(w.time)
			if left > 0 && r.IntN(4) == 0 {
				w.time += uint64(r.Int64N(left + 1))
			}
			if w.time >= p.Deadline || p.Moves+2 > protocol.MaxMoves {
				w.time = max(w.time, p.Deadline)
				for _, id := range ids {
					if w.position(id).Turn != turnChallenge {
						require.Less(t, w.position(id).Deadline, w.time+1000)
					}
				}
				w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
				ids = append(ids[:k], ids[k+1:]...)
				continue
			}
			w.roam(c, id, r)
			for _, id := range ids {
				if w.position(id).Turn != turnChallenge {
					w.defend(c, id, nil)
				}
			}
		}
		require.LessOrEqual(t, w.time-began, c.Task.Spec.DisputeBound())
		require.False(t, w.condemned(c))
		require.Equal(t, lock, w.lock(0))
		require.Equal(t, int64(3*(bond/2)), w.call(stranger, w.dispute, "creditOf", account(trainer))[0].(*big.Int).Int64())
		w.books()
	}
}

// roam makes any move of a challenger.
func (w *world) roam(c *training.Claim, id int64, r *rand.Rand) { w.roamAs(challenger, c, id, r) }

// roamAs makes it for whoever opened the dispute.
func (w *world) roamAs(from int, c *training.Claim, id int64, r *rand.Rand) {
	w.mover = from
	defer func() { w.mover = challenger }()
	p := w.position(id)
	posted := func(j int) bool {
		return w.call(stranger, w.dispute, "segmentOf", p.Claim, uint32(j))[0].([32]byte) != [32]byte{}
	}
	if p.Kind == 0 || r.IntN(8) == 0 {
		j := r.IntN(c.Task.Schedule().Segments())
		switch i := r.IntN(len(c.Segments[j])); {
		case !posted(j) || r.IntN(3) == 0 && p.Node != segmentNode(j):
			w.call(w.mover, w.dispute, "demandSegment", big.NewInt(id), p.Node, uint32(j))
		case r.IntN(3) == 0:
			part := r.IntN(len(c.Segments[j][i].Parts))
			entry := uint32(1 + len(c.Segments[j][i].Program.Inputs) + r.IntN(len(c.Segments[j][i].Parts[part])))
			if part == c.Segments[j][i].Program.MicroBatches() {
				entry += uint32(len(c.Segments[j][i].Program.Micro))
			}
			node, _, err := c.Segments[j][i].Node(part, entry)
			require.NoError(w.t, err)
			w.demand(c, id, training.Place{Segment: j, Transition: i, Part: part, Entry: entry, Index: uint64(r.IntN(node.Len()))})
		default:
			w.enter(c, id, j, i, j < c.Task.Schedule().Epilogue() && r.IntN(2) == 0)
		}
		return
	}
	height, first := level(&p)
	last := min(first+1<<(int(p.Height)-height)-1, (listAt(c, &p).Tree().Leaves()-1)>>height)
	if !w.pick(c, id, first+r.Uint64N(last-first+1), r.IntN(2) == 0 && int(p.Segment) < c.Task.Schedule().Epilogue()) {
		w.call(w.mover, w.dispute, "demandSegment", big.NewInt(id), p.Node, uint32(r.IntN(c.Task.Schedule().Segments())))
	}
}

// segmentNode is the node of a dispute in which segment j was asked for.
func segmentNode(j int) [32]byte { return [32]byte(common.BigToHash(big.NewInt(int64(j) + 1))) }

// Both sides use all of their time: the game ends within 2C + moves·e.
func TestClocks(t *testing.T) {
	w := newWorld(t)
	w.start(long, nil)
	c := w.honest(long, 0, 0)
	began := w.time
	r := rand.New(rand.NewPCG(1, 2))
	id := w.open(c, noSegment)
	for {
		p := w.position(id)
		w.time = p.Deadline - 1
		if p.Turn != turnChallenge {
			w.defend(c, id, nil)
		} else if p.Moves+2 > protocol.MaxMoves {
			break
		} else {
			w.roam(c, id, r)
		}
	}
	p := w.position(id)
	w.fails("TooManyMoves", challenger, w.dispute, "demandSegment", big.NewInt(id), p.Node, uint32(0))
	w.time = p.Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), c.Signed())
	require.LessOrEqual(t, w.time-began, c.Task.Spec.DisputeBound())
	require.Greater(t, w.time-began, 2*uint64(c.Task.Spec.DisputeClock), "both clocks ran out")
	w.settled(id, 0, bond/2)
}

// Moves of strangers, of the wrong side, for another node, with other data: refused by name, and nothing changes.
func TestBadMoves(t *testing.T) {
	w := newWorld(t)
	w.start(long, nil)
	c := w.honest(long, 0, 0)
	posting, err := c.Posting(1)
	require.NoError(t, err)
	unsigned := c.Signed()
	unsigned.Signature = append([]byte(nil), unsigned.Signature...)
	unsigned.Signature[5] ^= 1
	w.fails("InvalidSignature", challenger, w.dispute, "open", unsigned, uint32(1))
	// The account is not signed: whoever names another one is not believed.
	other := c.Signed()
	other.Gradient.Trainer = account(trainer + 1)
	w.fails("InvalidSignature", challenger, w.dispute, "open", other, uint32(1))
	w.fails("BadEvidence", challenger, w.dispute, "open", c.Signed(), uint32(5))
	w.time = c.Gradient.Deadline + uint64(c.Task.Spec.ClaimWindow)
	w.fails("NotDisputable", challenger, w.dispute, "open", c.Signed(), uint32(1))
	w.time--
	id := w.open(c, 1)
	n := big.NewInt(id)

	w.fails("NotAuthorized", stranger, w.dispute, "postSegment", c.Signed(), uint32(1), posting, []*big.Int{n})
	w.fails("InvalidSignature", trainer+1, w.dispute, "postSegment", other, uint32(1), posting, []*big.Int{})
	last := c.Task.Schedule().Epilogue()
	end, err := c.Posting(last)
	require.NoError(t, err)
	w.fails("InvalidSignature", trainer+1, w.dispute, "postSegment", other, uint32(last), end, []*big.Int{})
	apart := w.copy()
	theirs := apart.open(c, uint32(last))
	apart.fails("BadEvidence", trainer+1, w.dispute, "postSegment", other, uint32(last), end, []*big.Int{big.NewInt(theirs)})
	w.fails("BadEvidence", trainer, w.dispute, "postSegment", c.Signed(), uint32(5), posting, []*big.Int{n})
	w.fails("BadEvidence", trainer, w.dispute, "postSegment", c.Signed(), uint32(2), posting, []*big.Int{})
	w.fails("WrongMove", challenger, w.dispute, "demandSegment", n, segmentNode(1), uint32(2))
	w.fails("WrongMove", stranger, w.dispute, "reveal", n, segmentNode(1), [][32]byte{})
	short := posting
	short.Nodes = short.Nodes[1:]
	w.fails("WrongMove", trainer, w.dispute, "postSegment", c.Signed(), uint32(1), short, []*big.Int{n})
	forged := posting
	forged.Local[0] ^= 1
	w.fails("BadEvidence", trainer, w.dispute, "postSegment", c.Signed(), uint32(1), forged, []*big.Int{})
	// More than a move reveals is not kept: nobody asked for it, and whoever reads the claim reads all of it.
	padded := posting
	padded.Nodes = append(padded.Nodes[:len(padded.Nodes):len(padded.Nodes)], make([][32]byte, 129-len(padded.Nodes))...)
	w.fails("BadEvidence", trainer, w.dispute, "postSegment", c.Signed(), uint32(1), padded, []*big.Int{})
	before := w.position(id)
	w.post(c, 1, id)
	w.fails("WrongMove", trainer, w.dispute, "postSegment", c.Signed(), uint32(1), posting, []*big.Int{n})
	require.Equal(t, uint8(turnPost), before.Turn)

	p := w.position(id)
	w.fails("WrongMove", challenger, w.dispute, "demandSegment", n, [32]byte{9}, uint32(2))
	w.fails("NotAuthorized", stranger, w.dispute, "demandSegment", n, p.Node, uint32(2))
	w.fails("BadEvidence", challenger, w.dispute, "demandSegment", n, p.Node, uint32(5))
	at := c.At(1, 0)
	header, err := c.Alone(1, 0)
	require.NoError(t, err)
	at.Segment = 2
	w.fails("BadEvidence", challenger, w.dispute, "enter", n, p.Node, at, header, false)
	at = c.At(1, 0)
	wrong, err := c.Alone(0, 0)
	require.NoError(t, err)
	w.fails("BadEvidence", challenger, w.dispute, "enter", n, p.Node, at, wrong, false)
	w.fails("WrongMove", challenger, w.dispute, "pick", n, p.Node, uint64(0), [32]byte{1}, [][32]byte{})
	w.fails("WrongMove", challenger, w.dispute, "demandLeaf", n, p.Node, uint64(0), [32]byte{1}, [][32]byte{})
	w.enter(c, id, 1, 0, false)

	p = w.position(id)
	nodes, err := training.Children(c.Segments[1][0].Trace(), int(p.Height), 0)
	require.NoError(t, err)
	nodes[1][0] ^= 1
	w.fails("WrongMove", stranger, w.dispute, "reveal", n, p.Node, nodes)
	w.fails("WrongMove", stranger, w.dispute, "reveal", n, p.Node, nodes[:2])
	w.fails("WrongMove", stranger, w.dispute, "reveal", n, p.Node, make([][32]byte, 65))
	w.fails("WrongMove", stranger, w.dispute, "close", n, c.Signed())
	require.Equal(t, p, w.position(id), "nothing changed")
	w.defend(c, id, nil)

	// The epilogue's end is no list of tensors.
	epilogue := c.Task.Schedule().Epilogue()
	w.call(w.mover, w.dispute, "demandSegment", n, w.position(id).Node, uint32(epilogue))
	w.defend(c, id, nil)
	header, err = c.Alone(epilogue, 0)
	require.NoError(t, err)
	w.fails("BadEvidence", challenger, w.dispute, "enter", n, w.position(id).Node, c.At(epilogue, 0), header, true)

	// A root and accumulators are posted once.
	x := c.Segments[1][1]
	place := training.Place{Segment: 1, Transition: 1, Part: 0, Entry: chained(t, x, 0), Index: 2}
	w.demand(c, id, place)
	p = w.position(id)
	node, _, err := x.Node(0, place.Entry)
	require.NoError(t, err)
	right := training.Accumulators(accumulators(t, x, 0, place.Entry, 2))
	w.fails("NotAuthorized", stranger, w.dispute, "revealElement", n, p.Node, node.Leaf(0), right)
	w.fails("WrongMove", trainer, w.dispute, "revealElement", n, p.Node, node.Leaf(0), right[1:])
	w.fails("WrongMove", trainer, w.dispute, "revealElement", n, p.Node, node.Leaf(0)[:1000], right)
	w.defend(c, id, nil)
	w.demand(c, id, place)
	w.fails("BadEvidence", trainer, w.dispute, "revealElement", n, p.Node, node.Leaf(0), []byte{1, 2, 3, 4})
	w.defend(c, id, nil)
	require.EqualValues(t, turnChallenge, w.position(id).Turn)
	// Who does not prove in time has lost.
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", n, c.Signed())
	w.settled(id, 0, bond/2)
}

// One posting answers in all disputes that wait for it, and stands in those that come later.
func TestOnePostingForAll(t *testing.T) {
	w := newWorld(t)
	w.start(long, nil)
	c := w.honest(long, 0, 0)
	a, b := w.open(c, 1), w.open(c, 1)
	w.post(c, 1, a, b)
	require.EqualValues(t, turnChallenge, w.position(a).Turn)
	require.Equal(t, w.position(a).Node, w.position(b).Node)
	late := w.open(c, 1)
	require.EqualValues(t, turnReveal, w.position(late).Turn, "what a posting showed is shown again")
	w.defend(c, late, nil)
	w.enter(c, late, 1, 1, false)
	require.EqualValues(t, turnReveal, w.position(late).Turn)
}

// What a dispute holds up is counted as a list of the open ones would have it, in whatever order disputes about several rounds of a trainer
// come and go.
func TestHeldUp(t *testing.T) {
	w := newWorld(t)
	w.start(tiny, nil)
	const trainers, rounds = 2, 3
	var claims []*training.Claim
	for i := range trainers {
		for round := range uint32(rounds) {
			c := w.honest(tiny, i, round)
			c.Gradient.Deadline = w.time + 1_000_000
			w.seal(c)
			w.post(c, 0)
			claims = append(claims, c)
		}
	}
	r := rand.New(rand.NewPCG(5, 1))
	var open []int // claim of each open dispute
	var ids []int64
	check := func() {
		w.t.Helper()
		counted := func(trainer common.Address, round uint32, of func(c *training.Claim) bool) {
			want := 0
			for _, i := range open {
				if of(claims[i]) {
					want++
				}
			}
			got := w.call(stranger, w.game, "disputesOf", w.task.ID, trainer, round)[0].(*big.Int).Int64()
			require.EqualValues(w.t, want, got, "%v %d", trainer, round)
		}
		counted(common.Address{}, 0, func(*training.Claim) bool { return true })
		for i := range trainers {
			who := account(trainer + i)
			counted(who, noSegment, func(c *training.Claim) bool { return c.Gradient.Trainer == who })
			for round := range uint32(rounds) {
				counted(who, round, func(c *training.Claim) bool { return c.Gradient.Trainer == who && c.Gradient.Round == round })
			}
		}
	}
	for range 60 {
		if len(open) == 0 || len(open) < 8 && r.IntN(2) == 0 {
			i := r.IntN(len(claims))
			open, ids = append(open, i), append(ids, w.open(claims[i], 0))
		} else {
			i := r.IntN(len(open))
			w.time = max(w.time, w.position(ids[i]).Deadline)
			w.call(stranger, w.dispute, "timeout", big.NewInt(ids[i]), claims[open[i]].Signed())
			open, ids = slices.Delete(open, i, i+1), slices.Delete(ids, i, i+1)
		}
		check()
	}
}
