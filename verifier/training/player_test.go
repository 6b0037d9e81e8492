package training_test

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/trace"
	"assay/verifier/training"
)

// node lets package chain read a world as it is now.
type node struct{ w *world }

// reverted carries the data that a call reverted with, as an RPC does.
type reverted struct{ data []byte }

func (*reverted) Error() string    { return "execution reverted" }
func (*reverted) ErrorCode() int   { return 3 }
func (r *reverted) ErrorData() any { return hexutil.Encode(r.data) }

func (n node) ChainID(context.Context) (*big.Int, error) { return big.NewInt(1337), nil }

func (n node) HeaderByNumber(context.Context, *big.Int) (*types.Header, error) {
	return &types.Header{Number: new(big.Int).SetUint64(n.w.time - startTime), Time: n.w.time, Difficulty: new(big.Int)}, nil
}

func (n node) HeaderByHash(ctx context.Context, _ common.Hash) (*types.Header, error) {
	return n.HeaderByNumber(ctx, nil)
}

func (n node) CodeAt(_ context.Context, a common.Address, _ *big.Int) ([]byte, error) {
	return n.w.state.GetCode(a), nil
}

func (n node) CallContract(_ context.Context, call ethereum.CallMsg, _ *big.Int) ([]byte, error) {
	snapshot := n.w.state.Snapshot()
	out, _, err := execute(*call.To, call.Data, n.w.config(call.From))
	n.w.state.RevertToSnapshot(snapshot)
	if err != nil {
		return nil, &reverted{out}
	}
	return out, nil
}

func (n node) CallContractAtHash(ctx context.Context, call ethereum.CallMsg, _ common.Hash) ([]byte, error) {
	return n.CallContract(ctx, call, nil)
}

func (n node) FilterLogs(_ context.Context, q ethereum.FilterQuery) ([]types.Log, error) {
	var out []types.Log
	for _, l := range n.w.state.Logs() {
		if matches(l, q) {
			out = append(out, *l)
		}
	}
	return out, nil
}

func matches(l *types.Log, q ethereum.FilterQuery) bool {
	if l.BlockNumber < q.FromBlock.Uint64() || l.BlockNumber > q.ToBlock.Uint64() || l.Address != q.Addresses[0] || len(q.Topics) > len(l.Topics) {
		return false
	}
	for i, wanted := range q.Topics {
		found := len(wanted) == 0
		for _, topic := range wanted {
			found = found || topic == l.Topics[i]
		}
		if !found {
			return false
		}
	}
	return true
}

func (n node) TransactionByHash(context.Context, common.Hash) (*types.Transaction, bool, error) {
	return nil, false, ethereum.NotFound
}

// view is the world as package chain sees it.
func (w *world) view() *chain.View {
	w.t.Helper()
	c, err := chain.New(node{w}, protocol.Deployment{ChainID: 1337, Token: w.token.at, Vault: w.vault.at, Tasks: w.tasks.at, Rounds: w.rounds.at, Game: w.game.at, Dispute: w.dispute.at})
	require.NoError(w.t, err)
	v, err := c.Latest(context.Background())
	require.NoError(w.t, err)
	return v
}

// send sends a call from one of the keys.
func (w *world) send(from int, c chain.Call) error {
	w.t.Helper()
	snapshot := w.state.Snapshot()
	out, _, err := execute(c.To, c.Data, w.config(account(from)))
	if err != nil {
		w.state.RevertToSnapshot(snapshot)
		err = w.view().Chain().Explain(&reverted{out})
	}
	w.state.Finalise(true)
	return err
}

// replay is what the shipped players compute of trainer i's work in a round, with a task too large for all outputs of a transition to be held: whatever
// a move needs is computed once more.
func (w *world) replay(s shape, i int, round uint32) *training.Replay {
	w.t.Helper()
	work := w.work(s, i, round)
	r, err := training.NewReplay(context.Background(), &w.task, work, s.initial(), dataset(w.t, s.records(w.task.Spec.DatasetRecords)))
	require.NoError(w.t, err)
	r.Hold(1)
	return r
}

// accuse is the shipped challenger's case against a claim.
func accuse(r *training.Replay, c *training.Claim) *training.Case {
	return &training.Case{Replay: r, Gradient: c.Gradient, Signature: c.Signature, Payload: c.Payload}
}

// disputes about a claim, as they stand.
func (w *world) disputes(id [32]byte) []training.Dispute {
	w.t.Helper()
	v := w.view()
	opened, err := v.TrainingDisputes(context.Background(), 0, w.task.ID)
	require.NoError(w.t, err)
	var about []chain.TrainingDispute
	for _, d := range opened {
		if d.Claim == id {
			about = append(about, d)
		}
	}
	out, err := training.Disputes(context.Background(), v, about)
	require.NoError(w.t, err)
	return out
}

// press lets the shipped challenger do what is due; false if nothing is.
func (w *world) press(k *training.Case, id [32]byte, served []training.Hash) (acted, settled bool) {
	w.t.Helper()
	v, disputes := w.view(), w.disputes(id)
	due, wait, settled, err := k.Attend(context.Background(), v, id, account(challenger), disputes)
	require.NoError(w.t, err)
	if due == nil && !wait && !settled {
		k.Posted, err = v.SegmentsPosted(context.Background(), 0, id)
		require.NoError(w.t, err)
		due, settled, err = k.Challenge(context.Background(), v, id, account(challenger), disputes, served)
		require.NoError(w.t, err)
	}
	if due == nil {
		return false, settled
	}
	require.NoError(w.t, w.send(challenger, due.Call), "%s", due.Name)
	w.moves++
	return true, false
}

// stand lets the shipped defender do what is due.
func (w *world) stand(d *training.Defence, id [32]byte) bool {
	w.t.Helper()
	acted := false
	for a, err := range d.Defend(context.Background(), w.view(), w.disputes(id)) {
		require.NoError(w.t, err)
		require.NoError(w.t, w.send(trainer, a.Call), "%s", a.Name)
		acted = true
	}
	return acted
}

// answers lets a lying trainer answer in every dispute about its claim, with what it committed to.
func (w *world) answers(c *training.Claim, id [32]byte, words []uint32) (acted bool) {
	for _, d := range w.disputes(id) {
		if d.Turn().Trainers() && w.time < d.Position.Deadline {
			w.defend(c, d.ID.Int64(), words)
			w.moves++
			acted = true
		}
	}
	return acted
}

// The shipped challenger convicts a trainer that tells any kind of lie and publishes what it is made to: with the list of checkpoints served,
// and without.
func TestChallengerConvictsEveryLie(t *testing.T) {
	for _, q := range []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8, protocol.QuantizationInt4} {
		base := newWorld(t)
		base.start(long, func(s *protocol.TaskSpec) { s.Quantization = uint8(q) })
		own := base.honest(long, 0, 0)
		replay := base.replay(long, 0, 0)
		require.Equal(t, own.Gradient.ClaimHash, [32]byte(replay.ClaimHash))
		require.Equal(t, own.Gradient.PayloadRoot, [32]byte(replay.PayloadRoot))
		for _, l := range lies(t, base, own) {
			if q != protocol.QuantizationNone && l.fault != faultPayload {
				continue
			}
			for _, served := range []bool{false, true} {
				t.Run(q.String()+" "+l.name, func(t *testing.T) {
					w := base.copy()
					w.t = t
					c := w.honest(long, 0, 0)
					l.edit(c)
					w.seal(c)
					id := w.id(c)
					if !accuse(replay, c).Wrong() {
						// Nothing that was signed is wrong: somebody else had to ask for it.
						w.show(c, &l)
						w.moves = 0
					}
					var list []training.Hash
					if served {
						for _, leaf := range c.Checkpoints().Leaves {
							list = append(list, training.Hash(leaf))
						}
					}
					for !w.condemned(c) {
						// A process that is killed at any time knows nothing but the chain.
						acted, settled := w.press(accuse(replay, c), id, list)
						require.False(t, settled)
						if w.condemned(c) {
							break
						}
						require.True(t, w.answers(c, id, l.words) || acted, "nobody moves")
					}
					t.Logf("%d moves", w.moves)
					require.LessOrEqual(t, w.moves, w.task.Spec.DisputeMoves())
					for acted := true; acted; {
						acted, _ = w.press(accuse(replay, c), id, list)
					}
					w.books()
				})
			}
		}
	}
}

// A trainer that shows its trace to whoever asks is convicted in at most 5 moves, by any kind of lie; one whose server sends something else, or
// stops half way, in as many as one that shows nothing.
func TestPublishedTracesShortenDisputes(t *testing.T) {
	base := newWorld(t)
	base.start(long, nil)
	own := base.honest(long, 0, 0)
	replay := base.replay(long, 0, 0)
	var asked trace.Meter
	for _, l := range lies(t, base, own) {
		t.Run(l.name, func(t *testing.T) {
			// convict plays the dispute with what servers send and returns how many moves it took.
			convict := func(servers func(t *testing.T, c *training.Claim) []string) (moves int) {
				w := base.copy()
				w.t = t
				c := w.honest(long, 0, 0)
				l.edit(c)
				w.seal(c)
				id := w.id(c)
				var list []training.Hash
				for _, leaf := range c.Checkpoints().Leaves {
					list = append(list, training.Hash(leaf))
				}
				if !accuse(replay, c).Wrong() {
					w.show(c, &l)
					w.moves = 0
				}
				reader := &trace.Reader{Client: http.DefaultClient, Origins: servers(t, c), Patience: time.Minute, Meter: &asked}
				for !w.condemned(c) {
					k := accuse(replay, c)
					k.Ask = asking{reader}
					acted, settled := w.press(k, id, list)
					require.False(t, settled)
					require.True(t, w.condemned(c) || w.answers(c, id, l.words) || acted, "nobody moves")
				}
				return w.moves
			}
			serve := func(t *testing.T, h http.Handler) []string {
				server := httptest.NewServer(h)
				t.Cleanup(server.Close)
				return []string{server.URL}
			}
			// shown is what the trainer's own defender shows, of every transition.
			shown := func(t *testing.T, c *training.Claim) http.Handler {
				var all trace.Shelves
				for _, segment := range c.Segments {
					for _, x := range segment {
						s, err := training.Publish(x)
						require.NoError(t, err)
						all = append(all, s)
					}
				}
				return trace.Handler(all)
			}
			// recorded is the same as somebody serves it who wrote it to a file as it was computed.
			recorded := func(t *testing.T, c *training.Claim) http.Handler {
				s, err := trace.NewShelf(t.TempDir())
				require.NoError(t, err)
				t.Cleanup(func() { require.NoError(t, s.Close()) })
				for _, segment := range c.Segments {
					for _, x := range segment {
						r := s.Record(x.Program)
						for part, nodes := range x.Parts {
							first := uint32(1 + len(x.Program.Inputs))
							if part == x.Program.MicroBatches() {
								first += uint32(len(x.Program.Micro))
							}
							for i, node := range nodes {
								r.Observe(part, first+uint32(i), node.Tensor)
							}
						}
						_, err := r.Root()
						require.NoError(t, err)
						_, err = s.AddState(x.State())
						require.NoError(t, err)
					}
				}
				return trace.Handler(s)
			}
			silent := convict(func(*testing.T, *training.Claim) []string { return nil })
			open := convict(func(t *testing.T, c *training.Claim) []string { return serve(t, shown(t, c)) })
			t.Logf("%d moves, %d with the trace", silent, open)
			require.LessOrEqual(t, open, 5)
			require.LessOrEqual(t, open, silent)
			require.Equal(t, open, convict(func(t *testing.T, c *training.Claim) []string { return serve(t, recorded(t, c)) }))
			for name, spoil := range map[string]func(raw []byte) []byte{
				"another bit":   func(raw []byte) []byte { raw = slices.Clone(raw); raw[len(raw)-1] ^= 1; return raw },
				"less":          func(raw []byte) []byte { return raw[:len(raw)-1] },
				"a hash less":   func(raw []byte) []byte { return raw[:len(raw)-32] },
				"a hash more":   func(raw []byte) []byte { return append(slices.Clone(raw), raw[:32]...) },
				"nothing of it": func(raw []byte) []byte { return make([]byte, len(raw)) },
			} {
				moves := convict(func(t *testing.T, c *training.Claim) []string {
					honest := shown(t, c)
					return serve(t, http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
						answer := httptest.NewRecorder()
						honest.ServeHTTP(answer, r)
						raw := answer.Body.Bytes()
						if answer.Code == http.StatusOK {
							raw = spoil(raw)
						}
						rw.WriteHeader(answer.Code)
						_, _ = rw.Write(raw)
					}))
				})
				require.Equal(t, silent, moves, name)
			}
		})
	}
	require.Positive(t, asked.Good.Load())
	require.Positive(t, asked.Spoilt.Load())
}

// asking asks servers of traces.
type asking struct{ *trace.Reader }

func (a asking) Reveal(ctx context.Context, node training.Hash, leads func([]byte) bool) []byte {
	raw, _ := a.Reader.Reveal(ctx, node, leads)
	return raw
}

func (a asking) Leaf(ctx context.Context, root training.Hash, index uint64, _ func([]byte) bool) []byte {
	o, err := a.Open(ctx, root, []uint64{index}, repops.LeafBytes)
	if err != nil {
		return nil
	}
	return o.Leaves[0]
}

// forge is a claim of trainer 0 whose local state after a transition has another number in tensor k; all that follows is computed from there, as
// a trainer would that wants to be believed.
func (w *world) forge(s shape, segment, transition, k int) *training.Claim {
	w.t.Helper()
	c := w.honest(s, 0, 0)
	r, err := claim.NewReplayer(w.task)
	require.NoError(w.t, err)
	x := c.Segments[segment][transition]
	x.Outputs[k] = flip(w.t, x.Outputs[k], 1)
	x.Local = program.TensorsRoot(x.State())
	state := x.State()
	for j := segment; j < len(c.Segments); j++ {
		for i := range c.Segments[j] {
			if j == segment && i <= transition {
				continue
			}
			step := uint32(0)
			if schedule := w.task.Schedule(); j != schedule.Epilogue() {
				lo, _ := schedule.StepsOf(j)
				step = lo + uint32(i)
			}
			p, in, err := r.Inputs(context.Background(), w.work(s, 0, 0), j, step, state)
			require.NoError(w.t, err)
			next, err := training.NewTransition(p, in)
			require.NoError(w.t, err)
			c.Segments[j][i], state = next, next.State()
		}
	}
	var delta []float32
	for _, d := range state {
		delta = append(delta, d.F32...)
	}
	c.Payload, err = w.task.Spec.EncodeLeaves(delta)
	require.NoError(w.t, err)
	w.seal(c)
	return c
}

// pursue lets the shipped challenger and a lying trainer that answers play until the trainer is convicted.
func (w *world) pursue(r *training.Replay, c *training.Claim, words []uint32) {
	w.t.Helper()
	id := w.id(c)
	for !w.condemned(c) {
		acted, settled := w.press(accuse(r, c), id, nil)
		require.False(w.t, settled)
		if w.condemned(c) {
			break
		}
		require.True(w.t, w.answers(c, id, words) || acted, "nobody moves")
	}
	for acted := true; acted; {
		acted, _ = w.press(accuse(r, c), id, nil)
	}
	w.books()
	require.Zero(w.t, w.lock(0))
}

// A lie that everything after it follows from is found where it was told.
func TestChallengerConvictsForgers(t *testing.T) {
	base := newWorld(t)
	base.start(tiny, nil)
	replay := base.replay(tiny, 0, 0)
	forged := 0
	for j := range base.task.Schedule().Epilogue() {
		for i := range base.task.Schedule().Transitions(j) {
			for k := range 4 {
				w := base.copy()
				c := w.forge(tiny, j, i, k)
				if !accuse(replay, c).Wrong() {
					continue // rounding took it away before anything was signed
				}
				forged++
				w.pursue(replay, c, nil)
			}
		}
	}
	require.Greater(t, forged, 15)
}

// What a trainer publishes when nobody asked hides nothing: a segment that it posted with made-up nodes, or, where it has more transitions
// than a posting shows, to somebody who does not go on, is shown to whoever asks for it next.
func TestPostedSegmentIsShownAgain(t *testing.T) {
	for _, steps := range []uint32{2, 70} {
		base := newWorld(t)
		base.start(tiny, func(s *protocol.TaskSpec) { s.InnerSteps, s.CheckpointInterval = steps, steps })
		replay := base.replay(tiny, 0, 0)
		w := base.copy()
		c := w.forge(tiny, 1, 0, 2)
		posting, err := c.Posting(1)
		require.NoError(t, err)
		if steps > 64 {
			w.post(c, 1, w.call(stranger, w.dispute, "open", c.Signed(), uint32(1))[0].(*big.Int).Int64())
		} else {
			for i := range posting.Nodes {
				posting.Nodes[i][3] ^= 1
			}
			w.call(trainer, w.dispute, "postSegment", c.Signed(), uint32(1), posting, []*big.Int{})
		}
		w.pursue(replay, c, nil)
	}
}

// A tensor of chains with numbers behind its end cannot be shown: a proof about a run would not look at them, and a challenger that was led there
// lose its bond.
func TestChainsEndWithTheirTensor(t *testing.T) {
	w := newWorld(t)
	w.start(long, func(s *protocol.TaskSpec) { s.CheckpointInterval = 1 })
	replay := w.replay(long, 0, 0)
	c := w.honest(long, 0, 0)
	x := c.Segments[1][0]
	entry := chained(t, x, 0)
	node, at, err := x.Node(0, entry)
	require.NoError(t, err)
	require.Less(t, node.Len(), 256)
	leaf := node.Leaf(0)
	leaf[1023] = 1
	root := repops.Root(repops.Header{Kind: program.KindTensor, DType: uint8(program.F32), Length: uint64(node.Len())}, []repops.Hash{repops.LeafHash(leaf)})
	change := func(l training.List, i uint64, root training.Hash) training.List {
		var roots []training.Hash
		for _, leaf := range l.Leaves {
			roots = append(roots, training.Hash(leaf))
		}
		roots[i] = root
		return training.NewList(l.Header.Kind, roots)
	}
	part := change(x.Part(0), at, root)
	trace := change(x.Trace(), 0, part.Root())
	posting, err := c.Posting(1)
	require.NoError(t, err)
	segment := claim.Segment{{Local: x.Local, Trace: trace.Root()}}
	posting.Root, posting.Trace = segment.Root(), trace.Root()
	posting.Nodes, err = training.Children(trace, trace.Tree().Height(), 0)
	require.NoError(t, err)
	w.open(c, 1)
	id := w.id(c)
	for !w.condemned(c) {
		if acted, _ := w.press(accuse(replay, c), id, nil); acted {
			continue
		}
		own := w.disputes(id)[0]
		require.True(t, own.Turn().Trainers(), "%s", own.Turn())
		switch own.Turn() {
		case chain.TrainingTurnPost:
			w.call(trainer, w.dispute, "postSegment", c.Signed(), uint32(1), posting, []*big.Int{own.ID})
		case chain.TrainingTurnReveal:
			list := trace
			if own.Position.Kind == program.KindTrace {
				list = part
			}
			nodes, err := training.Children(list, list.Tree().Height(), 0)
			require.NoError(t, err)
			w.call(trainer, w.dispute, "reveal", own.ID, own.Position.Node, nodes)
		case chain.TrainingTurnLeaf:
			words := accumulators(t, x, 0, entry, own.Position.Element)
			if _, err := w.try(trainer, w.dispute, "revealElement", own.ID, own.Position.Node, leaf, training.Accumulators(words)); err != nil {
				w.time = own.Position.Deadline
			}
		}
	}
	require.True(t, w.condemned(c))
	for acted := true; acted; {
		acted, _ = w.press(accuse(replay, c), id, nil)
	}
	w.settled(0, bond, 0)
}

// A leaf of a tensor of bytes has four times as many elements as another, and the shipped defender shows the one that was asked for.
func TestDefenderShowsLeavesOfBytes(t *testing.T) {
	size := long
	size.every = true
	w := newWorld(t)
	w.start(size, nil)
	c := w.honest(size, 0, 0)
	x := c.Segments[1][0]
	at := training.Place{Segment: 1}
	for i, node := range x.Parts[0] {
		if node.DType == program.I8 && node.Len() > 256 {
			at.Entry = uint32(1 + len(x.Program.Inputs) + i)
			at.Index = uint64(node.Len() - 1)
		}
	}
	require.NotZero(t, at.Entry)
	id := w.open(c, 1)
	defence := &training.Defence{Replay: w.replay(size, 0, 0), Gradient: c.Gradient}
	for w.stand(defence, w.id(c)) {
	}
	w.demand(c, id, at)
	require.True(t, w.stand(defence, w.id(c)))
	require.EqualValues(t, turnChallenge, w.position(id).Turn)
}

// The shipped defender answers whatever a challenger can ask for, at a small size: every choice at every move, silence among them. It is never
// convicted, and gets its half of each bond.
func TestDefenderAgainstEveryChallenger(t *testing.T) {
	base := newWorld(t)
	base.start(tiny, nil)
	c := base.honest(tiny, 0, 0)
	id := base.id(c)
	replay := base.replay(tiny, 0, 0)
	seen := map[chain.TrainingPosition]bool{}
	ends := 0
	var explore func(w *world, n int64)
	explore = func(w *world, n int64) {
		p := w.position(n)
		key := p
		key.Moves, key.Deadline, key.ChallengerLeft, key.TrainerLeft = 0, 0, 0, 0
		if seen[key] {
			return
		}
		seen[key] = true
		// It knows nothing but the chain and what it computes again.
		defence := &training.Defence{Replay: replay, Gradient: c.Gradient}
		if p.Turn != turnChallenge {
			require.True(t, w.stand(defence, id))
			explore(w, n)
			return
		}
		silent := w.copy()
		require.False(t, silent.stand(defence, id))
		silent.time = p.Deadline
		require.True(t, silent.stand(defence, id))
		require.False(t, silent.condemned(c))
		silent.settled(n, 0, bond/2)
		ends++
		if p.Moves+2 > protocol.MaxMoves {
			return
		}
		try := func(move func(*world)) {
			next := w.copy()
			move(next)
			if now := next.position(n); now.Turn != turnChallenge || now.Node != p.Node {
				explore(next, n)
			}
		}
		for j := range c.Segments {
			if p.Node != segmentNode(j) {
				try(func(w *world) {
					w.call(challenger, w.dispute, "demandSegment", big.NewInt(n), p.Node, uint32(j))
				})
			}
		}
		if p.Kind == 0 {
			for _, local := range []bool{false, true} {
				if !local || int(p.Segment) < c.Task.Schedule().Epilogue() {
					try(func(w *world) { w.enter(c, n, int(p.Segment), 0, local) })
				}
			}
			return
		}
		height, first := level(&p)
		list := listAt(c, &p)
		for i := first; i <= min(first+1<<(int(p.Height)-height)-1, (list.Tree().Leaves()-1)>>height); i++ {
			try(func(w *world) { w.pick(c, n, i, false) })
			if p.Kind == claim.KindSegment {
				try(func(w *world) { w.pick(c, n, i, true) })
			}
		}
	}
	for _, segment := range []uint32{noSegment, 0, 1} {
		w := base.copy()
		explore(w, w.open(c, segment))
	}
	t.Logf("%d positions, %d ends", len(seen), ends)
	require.Greater(t, len(seen), 300)
}

// The defender's answers come by deadline, those made of one transition together and one posting for all that wait for it, and each is there
// before the next is computed.
func TestDefenderAnswersTheSoonestFirst(t *testing.T) {
	w := newWorld(t)
	w.start(tiny, nil)
	c := w.honest(tiny, 0, 0)
	var ids []int64
	for _, segment := range []uint32{1, 1, 2, 1, 2, 1} {
		ids = append(ids, w.open(c, segment))
	}
	w.post(c, 1, ids[0], ids[1], ids[3], ids[5])
	w.enter(c, ids[0], 1, 0, false)
	w.enter(c, ids[1], 1, 1, false)
	w.enter(c, ids[3], 1, 0, false)
	v, disputes := w.view(), w.disputes(w.id(c))
	for i, left := range []uint64{50, 30, 20, 10, 5, 0} {
		disputes[i].Position.Deadline = v.Time + left
	}
	require.Equal(t, chain.TrainingTurnChallenge, disputes[5].Turn())

	own := &training.Defence{Replay: w.replay(tiny, 0, 0), Gradient: c.Gradient}
	call := func(call chain.Call, err error) chain.Call {
		require.NoError(t, err)
		return call
	}
	answer := func(i int) chain.Call {
		return call(own.Answer(t.Context(), v.Chain(), disputes[i].ID, &disputes[i].Position))
	}
	wanted := []chain.Call{
		call(v.Chain().DisputeTimeout(disputes[5].ID, own.Signed())),
		call(own.Post(t.Context(), v.Chain(), 2, []*big.Int{disputes[4].ID, disputes[2].ID})),
		answer(3), answer(0), answer(1),
	}

	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var got []chain.Call
	for due, err := range (&training.Defence{Replay: w.replay(tiny, 0, 0), Gradient: c.Gradient}).Defend(ctx, v, disputes) {
		require.NoError(t, err)
		got = append(got, due.Call)
	}
	require.Equal(t, wanted, got)

	// Its time is over when it has answered about the first transition: the answer that is made of the same is there, the other fails.
	got = nil
	var failed []error
	for due, err := range (&training.Defence{Replay: w.replay(tiny, 0, 0), Gradient: c.Gradient}).Defend(ctx, v, disputes) {
		if err != nil {
			failed = append(failed, err)
		} else if got = append(got, due.Call); len(got) == 3 {
			cancel()
		}
	}
	require.Equal(t, wanted[:4], got)
	require.Len(t, failed, 1)
	require.ErrorIs(t, failed[0], context.Canceled)
}

// liar is one way to go on with a claim that is signed and wrong: what it posts, and what it reveals as accumulators.
type liar struct {
	name  string
	claim *training.Claim
	words []uint32
}

// liars are the ways to publish a segment that ends in a forged state: every output of every transition can be the wrong one, or none, and the
// state is not made of them. All of them sign the same.
func (w *world) liars(s shape, segment, k int) []liar {
	w.t.Helper()
	last := w.task.Schedule().Transitions(segment) - 1
	base := func() *training.Claim { return w.forge(s, segment, last, k) }
	out := []liar{{name: "only the state", claim: base()}}
	for i := range last + 1 {
		shape := base().Segments[segment][i]
		for part := range shape.Parts {
			for n := range shape.Parts[part] {
				entry := uint32(1+len(shape.Program.Inputs)) + uint32(n)
				if part == shape.Program.MicroBatches() {
					entry += uint32(len(shape.Program.Micro))
				}
				c := base()
				x := c.Segments[segment][i]
				node, _, err := x.Node(part, entry)
				require.NoError(w.t, err)
				index := uint64(node.Len() - 1)
				replace(w.t, x, part, entry, flip(w.t, node, index))
				name := fmt.Sprintf("node %d of part %d of transition %d", entry, part, i)
				out = append(out, liar{name: name, claim: c})
				if l := x.Program.Place(entry); l.Runs() > 1 {
					words := accumulators(w.t, x, part, entry, index)
					words[0] ^= 1
					out = append(out, liar{name: name + ", another chain", claim: c, words: words})
				}
			}
		}
		if i < last {
			c := base()
			c.Segments[segment][i].Outputs[k] = c.Segments[segment][last].Outputs[k]
			c.Segments[segment][i].Local = program.TensorsRoot(c.Segments[segment][i].State())
			out = append(out, liar{name: fmt.Sprintf("the state after transition %d", i), claim: c})
		}
	}
	return out
}

// The shipped challenger convicts a trainer that signed a forged state, whatever it publishes then, and wherever it falls silent.
func TestChallengerAgainstEveryTrainer(t *testing.T) {
	for _, s := range []shape{tiny, long} {
		base := newWorld(t)
		base.start(s, nil)
		replay := base.replay(s, 0, 0)
		ends := 0
		for segment := range 2 {
			for _, l := range base.liars(s, segment, 2*(1-segment)) {
				w := base.copy()
				id := w.id(l.claim)
				for silent := false; !w.condemned(l.claim); {
					acted, settled := w.press(accuse(replay, l.claim), id, nil)
					require.False(t, settled, l.name)
					if w.condemned(l.claim) {
						break
					}
					// From here it may say nothing any more.
					if all := w.disputes(id); all[0].Turn().Trainers() {
						mute := w.copy()
						mute.time = all[0].Position.Deadline
						mute.pursue(replay, l.claim, nil)
						mute.settled(0, bond, 0)
						silent = true
						ends++
					}
					require.True(t, w.answers(l.claim, id, l.words) || acted, "%s: nobody moves", l.name)
					require.True(t, silent)
				}
				ends++
				require.LessOrEqual(t, w.moves, w.task.Spec.DisputeMoves(), l.name)
				w.pursue(replay, l.claim, nil)
				w.settled(0, bond, 0)
			}
		}
		t.Logf("%d ends", ends)
		require.Greater(t, ends, 100)
	}
}

// A challenger that was away when its clock ran out disputes a lie again, as long as it can be disputed, and has both bonds back when it is
// proven. Too late for that it ends what it lost, but not while somebody else's dispute may still prove the lie; and one that is silent in somebody
// else's dispute is convicted for it, whoever that was.
func TestChallengerThatWasAway(t *testing.T) {
	base := newWorld(t)
	base.start(tiny, nil)
	replay := base.replay(tiny, 0, 0)
	lie := base.forge(tiny, 1, 0, 0)
	id := base.id(lie)
	end := lie.Gradient.Deadline + uint64(lie.Task.Spec.ClaimWindow)
	away := func(t *testing.T) *world {
		w := base.copy()
		w.t = t
		acted, _ := w.press(accuse(replay, lie), id, nil)
		require.True(t, acted)
		require.True(t, w.answers(lie, id, nil))
		require.Equal(t, chain.TrainingTurnChallenge, w.disputes(id)[0].Turn())
		w.time = w.disputes(id)[0].Position.Deadline
		return w
	}
	press := func(w *world) bool {
		acted, _ := w.press(accuse(replay, lie), id, nil)
		return acted
	}
	t.Run("again", func(t *testing.T) {
		w := away(t)
		require.Less(t, w.time, end)
		require.True(t, press(w))
		require.Len(t, w.disputes(id), 2)
		w.pursue(replay, lie, nil)
		w.settled(0, 2*bond, 0)
	})
	t.Run("too late", func(t *testing.T) {
		w := away(t)
		w.time = end
		require.True(t, press(w))
		w.settled(0, 0, bond/2)
		_, settled := w.press(accuse(replay, lie), id, nil)
		require.True(t, settled)
	})
	t.Run("tired", func(t *testing.T) {
		w := away(t)
		require.True(t, press(w))
		require.True(t, w.answers(lie, id, nil))
		w.time = w.disputes(id)[1].Position.Deadline
		require.True(t, press(w))
		require.True(t, press(w))
		for _, d := range w.disputes(id) {
			require.Equal(t, chain.TrainingTurnOver, d.Turn())
		}
		_, _, err := accuse(replay, lie).Challenge(context.Background(), w.view(), id, account(challenger), w.disputes(id), nil)
		require.ErrorIs(t, err, training.ErrLost)
	})
	t.Run("beside another", func(t *testing.T) {
		w := away(t)
		w.time = end - 1
		w.call(stranger, w.dispute, "open", lie.Signed(), uint32(1))
		w.time = end
		require.False(t, press(w), "it may be proven yet")
		w.time = w.disputes(id)[1].Position.Deadline
		require.True(t, press(w))
		require.True(t, w.condemned(lie), "the trainer is silent, and the stranger went away")
		require.True(t, press(w))
		w.call(stranger, w.dispute, "withdraw")
		w.settled(0, bond, 0)
	})
}

// Disputes at random at a larger size: strangers open them about honest claims and forged ones, ask for anything, and go away. The honest
// trainer keeps its lock, the forger loses it; every bond comes back or is lost, and no dispute outlives the bound.
func TestPlayersAtRandom(t *testing.T) { playAtRandom(t, long, 10) }

// The same about the training of a GPT with 1.7 million parameters.
func TestPlayersOfATransformerAtRandom(t *testing.T) {
	if os.Getenv("ASSAY_LONG") == "" {
		t.Skip("minutes of replays: ASSAY_LONG=1")
	}
	playAtRandom(t, newTransformer(t), 6)
}

func playAtRandom(t *testing.T, s shape, seeds uint64) {
	base := newWorld(t)
	// A large state cannot be forced out in time, which this is not about.
	base.start(s, func(spec *protocol.TaskSpec) { spec.CustodyAssumed = spec.MustAssumeCustody(revealRate) })
	honest, replay := base.honest(s, 0, 0), base.replay(s, 0, 0)
	for seed := range seeds {
		r := rand.New(rand.NewPCG(seed, 3))
		w := base.copy()
		began := w.time
		c := honest
		var words []uint32
		lies := seed%2 == 1
		if lies {
			segment := r.IntN(c.Task.Schedule().Epilogue())
			c = w.forge(s, segment, 0, 2*r.IntN(2))
			words = w.spread(c, segment, r)
		}
		id := w.id(c)
		wrong := accuse(replay, c).Wrong()
		defence := &training.Defence{Replay: replay, Gradient: c.Gradient}
		var shams []int64
		for range 2 {
			shams = append(shams, w.call(stranger, w.dispute, "open", c.Signed(), uint32(r.IntN(c.Task.Schedule().Segments())))[0].(*big.Int).Int64())
		}
		for {
			moved := false
			if lies {
				moved = w.answers(c, id, words)
			} else {
				moved = w.stand(defence, id)
			}
			if wrong {
				acted, _ := w.press(accuse(replay, c), id, nil)
				moved = moved || acted
			}
			for _, n := range shams {
				if p := w.position(n); p.Turn == turnChallenge && w.time < p.Deadline && p.Moves+2 <= protocol.MaxMoves && !w.condemned(c) && r.IntN(3) > 0 {
					w.roamAs(stranger, c, n, r)
					moved = true
				}
			}
			if moved {
				w.time += r.Uint64N(2)
				continue
			}
			// Whoever is due is silent.
			next := uint64(0)
			for _, d := range w.disputes(id) {
				if d.Turn() != chain.TrainingTurnOver && (next == 0 || d.Position.Deadline < next) {
					next = d.Position.Deadline
				}
			}
			if next == 0 {
				break
			}
			w.time = max(w.time, next)
			if lies {
				for _, d := range w.disputes(id) {
					if d.Turn() != chain.TrainingTurnOver && w.time >= d.Position.Deadline {
						w.call(stranger, w.dispute, "timeout", d.ID, c.Signed())
					}
				}
			}
		}
		require.LessOrEqual(t, w.time-began, c.Task.Spec.DisputeBound()+60)
		require.Equal(t, wrong, w.condemned(c))
		require.Equal(t, wrong, w.lock(0) == 0)
		for _, from := range []int{challenger, stranger, trainer} {
			if w.call(stranger, w.dispute, "creditOf", account(from))[0].(*big.Int).Sign() > 0 {
				w.call(from, w.dispute, "withdraw")
			}
		}
		require.Equal(t, w.call(stranger, w.dispute, "burned")[0].(*big.Int).Int64(), w.balance(w.dispute), "what was burned is all that is left")
		w.books()
	}
}

// spread makes the trace of a forged state lie somewhere else as well, or not: at any element of any node of its first transition, and at any
// run of its chain, whose accumulators it returns.
func (w *world) spread(c *training.Claim, segment int, r *rand.Rand) (words []uint32) {
	w.t.Helper()
	x := c.Segments[segment][0]
	part := r.IntN(len(x.Parts))
	if len(x.Parts[part]) == 0 || r.IntN(4) == 0 {
		return nil
	}
	entry := firstOf(x, part) + uint32(r.IntN(len(x.Parts[part])))
	node, _, err := x.Node(part, entry)
	require.NoError(w.t, err)
	index := r.Uint64N(uint64(node.Len()))
	replace(w.t, x, part, entry, flip(w.t, node, index))
	if place := x.Program.Place(entry); place.Runs() > 1 && r.IntN(2) == 0 {
		words = accumulators(w.t, x, part, entry, index)
		words[r.IntN(len(words))] ^= 1
	}
	return words
}

// cut is a task's programs as their roots commit to them.
func cut(t *testing.T, programs *claim.Programs) (out [claim.ProgramCount][][]byte) {
	t.Helper()
	for which, p := range programs.List() {
		raw, err := p.MarshalBinary()
		require.NoError(t, err)
		out[which], err = program.Cut(raw)
		require.NoError(t, err)
	}
	return out
}

// The entry that breaks a rule is found and shown, also of what no decoder takes for a program.
func TestIllFormedIsFound(t *testing.T) {
	programs, _ := tiny.programs(t)
	_, _, found, err := training.IllFormed(cut(t, &programs))
	require.NoError(t, err)
	require.False(t, found)
	for name, spoil := range map[string]func(step [][]byte) [][]byte{
		"a shape": func(step [][]byte) [][]byte {
			p := *programs.Step
			p.Step = slices.Clone(p.Step)
			p.Step[len(p.Step)-1].Shape.Dims[0]++
			step[p.Entries()-len(p.Outputs)-1] = p.AppendEntry(nil, p.Entries()-len(p.Outputs)-1)
			return step
		},
		"a reserved byte":     func(step [][]byte) [][]byte { step[len(step)-1][31] = 1; return step },
		"a version":           func(step [][]byte) [][]byte { step[0][1]++; return step },
		"an entry too many":   func(step [][]byte) [][]byte { return append(step, step[len(step)-1]) },
		"an entry too few":    func(step [][]byte) [][]byte { return step[:len(step)-1] },
		"another kind":        func(step [][]byte) [][]byte { step[1] = step[len(step)-1]; return step },
		"no header":           func(step [][]byte) [][]byte { return step[1:] },
		"a header in between": func(step [][]byte) [][]byte { step[2] = step[0]; return step },
	} {
		t.Run(name, func(t *testing.T) {
			spoilt := cut(t, &programs)
			spoilt[1] = spoil(spoilt[1])
			w := newWorld(t)
			w.spoil = func(s *protocol.TaskSpec) {
				var roots []protocol.Hash
				for _, entries := range spoilt {
					root, _ := program.CutRoot(entries)
					roots = append(roots, root)
				}
				s.ProgramRoot = training.NewList(claim.KindPrograms, roots).Root()
			}
			w.start(tiny, nil)
			which, entries, found, err := training.IllFormed(spoilt)
			require.NoError(t, err)
			require.True(t, found)
			call, err := w.view().Chain().ProveProgram(w.task.ID, which, entries)
			require.NoError(t, err)
			require.NoError(t, w.send(challenger, call))
			done, err := w.view().IllFormed(t.Context(), w.task.ID)
			require.NoError(t, err)
			require.True(t, done)
		})
	}
}

// Vectors of more than 64 leaves, the last of them promoted past a whole move: checkpoints that nobody serves, and the leaves of tensors.
func TestChallengerGoesDeep(t *testing.T) {
	base := newWorld(t)
	base.start(tiny, func(s *protocol.TaskSpec) { s.InnerSteps, s.CheckpointInterval = 64, 1 })
	require.Equal(t, 65, base.task.Schedule().Checkpoints())
	replay := base.replay(tiny, 0, 0)
	for _, segment := range []int{0, 1, 63, 64} {
		w := base.copy()
		w.pursue(replay, w.forge(tiny, segment, 0, 0), nil)
	}

	wide := toy{width: 32*256 + 1, classes: 2, rows: 2}
	base = newWorld(t)
	base.start(wide, func(s *protocol.TaskSpec) {
		s.InnerSteps, s.CheckpointInterval, s.ParamCount = 1, 1, uint64(wide.params())
	})
	replay = base.replay(wide, 0, 0)
	forged := base.forge(wide, 1, 0, 0)
	deep := 0
	for part, nodes := range forged.Segments[1][0].Parts {
		for n, node := range nodes {
			if node.Len() <= 64*256 {
				continue
			}
			deep++
			for _, index := range []uint64{300, uint64(node.Len()) - 1} {
				w := base.copy()
				c := w.forge(wide, 1, 0, 0)
				x := c.Segments[1][0]
				x.Parts[part][n] = flip(t, node, index)
				w.pursue(replay, c, nil)
			}
		}
	}
	require.Greater(t, deep, 5)
}

// toTensor goes to the output of a node, through the vectors that lead to it, where nothing is posted but its segment.
func (w *world) toTensor(c *training.Claim, id int64, at training.Place) {
	w.t.Helper()
	x := c.Segments[at.Segment][at.Transition]
	_, index, err := x.Node(at.Part, at.Entry)
	require.NoError(w.t, err)
	w.enter(c, id, at.Segment, at.Transition, false)
	for w.position(id).Kind != program.KindTensor {
		for p := w.position(id); p.Turn != turnChallenge; p = w.position(id) {
			w.defend(c, id, nil)
		}
		p := w.position(id)
		i := index
		if p.Kind == program.KindStepTrace {
			i = uint64(at.Part)
		}
		height, _ := level(&p)
		w.pick(c, id, i>>height, false)
	}
}

// A dispute that goes on from an element of a large tensor to a small one names a place that there is not: no challenger falls over it.
func TestChallengerLooksAtNoStaleElement(t *testing.T) {
	w := newWorld(t)
	w.start(long, func(s *protocol.TaskSpec) { s.CheckpointInterval = 1 })
	c := w.honest(long, 0, 0)
	replay := w.replay(long, 0, 0)
	id := w.id(c)
	sham := w.call(stranger, w.dispute, "open", c.Signed(), uint32(1))[0].(*big.Int).Int64()
	w.mover = stranger
	w.post(c, 1, sham)
	step := c.Segments[1][0]
	w.demand(c, sham, training.Place{Segment: 1, Part: 2, Entry: find(t, step, 2, program.OpFma, 0), Index: 700})
	w.defend(c, sham, nil)
	w.toTensor(c, sham, training.Place{Segment: 1, Part: 0, Entry: chained(t, step, 0)})
	p := w.position(sham)
	require.EqualValues(t, 700, p.Element)
	require.Positive(t, p.Accumulators)
	require.Less(t, p.Length, p.Element)
	acted, settled := w.press(accuse(replay, c), id, nil)
	require.False(t, acted)
	require.True(t, settled, "the claim is right")
}

// A right list of checkpoints beside a payload that nobody serves hides no segment that the trainer posted with a trace of its own: to refute a
// right audit with it.
func TestPostedTraceBesideAnUnservedPayload(t *testing.T) {
	base := newWorld(t)
	base.start(long, nil)
	replay := base.replay(long, 0, 0)
	own := base.honest(long, 0, 0)
	for _, l := range lies(t, base, own) {
		if l.method != "proveElement" || l.chain != nil || l.segment == base.task.Schedule().Epilogue() {
			continue
		}
		t.Run(l.name, func(t *testing.T) {
			w := base.copy()
			w.t = t
			c := w.honest(long, 0, 0)
			l.edit(c)
			c.Payload[5] ^= 1
			w.seal(c)
			require.Equal(t, [32]byte(replay.ClaimHash), c.Gradient.ClaimHash)
			w.post(c, l.segment)
			id := w.id(c)
			c.Payload = nil
			for !w.condemned(c) {
				acted, settled := w.press(accuse(replay, c), id, nil)
				require.False(t, settled)
				require.True(t, w.condemned(c) || w.answers(c, id, nil) || acted, "nobody moves")
			}
		})
	}
	// Where all that was posted is right there is nothing to ask for, a posted epilogue that ends in the payload least of all.
	w := base.copy()
	c := w.honest(long, 0, 0)
	c.Payload[5] ^= 1
	w.seal(c)
	for j := range w.task.Schedule().Segments() {
		w.post(c, j)
	}
	k := accuse(replay, c)
	k.Payload = nil
	var err error
	k.Posted, err = w.view().SegmentsPosted(t.Context(), 0, w.id(c))
	require.NoError(t, err)
	require.Len(t, k.Posted, w.task.Schedule().Segments())
	_, settled, err := k.Challenge(t.Context(), w.view(), w.id(c), account(challenger), nil, nil)
	require.ErrorIs(t, err, training.ErrUnserved)
	require.False(t, settled)
}

// A dispute that its challenger opened twice, as over L1 when the sequencer took the first transaction after all, is two disputes with two bonds:
// the shipped challenger plays both, and has both bonds back.
func TestDisputeOpenedTwice(t *testing.T) {
	w := newWorld(t)
	w.start(tiny, nil)
	replay, lie := w.replay(tiny, 0, 0), w.forge(tiny, 1, 0, 0)
	due, _, err := accuse(replay, lie).Challenge(context.Background(), w.view(), w.id(lie), account(challenger), nil, nil)
	require.NoError(t, err)
	for range 2 {
		require.NoError(t, w.send(challenger, due.Call))
	}
	require.Len(t, w.disputes(w.id(lie)), 2)
	w.pursue(replay, lie, nil)
	w.settled(0, 2*bond, 0)
}
