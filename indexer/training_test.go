package indexer

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	contracts "assay/internal/chain"
	"assay/protocol"
	"assay/protocol/check"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/training"
)

// listOfCheckpoints is what a dispute is opened on to ask for the claim itself.
const listOfCheckpoints = 1<<32 - 1

// verified is a task of the Verified tier whose claims can be replayed: four numbers in two fragments, halved in every step.
type verified struct {
	claim.Task
	w *world
}

var verifiedStart = protocol.State{Params: []float32{1, -2, 3, -4}, Momentum: make([]float32, 4)}

// verified starts one. spoil, if not nil, breaks its programs, which nobody looks at before they are judged.
func (w *world) verified(edit func(*trainingtasks.TrainingTaskSpec), spoil func(*claim.Programs)) *verified {
	const fragments = 2
	v := &verified{w: w}
	halves := func(b *program.Builder) program.Value {
		return b.Concat(0, b.Copy(b.State(program.F32, 2)), b.Copy(b.State(program.F32, 2)))
	}
	build := func(b *program.Builder, which int) (p *program.Program) {
		var err error
		p, v.Constants[which], err = b.Build()
		require.NoError(w.t, err)
		return p
	}
	b := program.NewMap()
	b.Output(b.Copy(halves(b)))
	v.Programs.Prologue = build(b, 0)
	b = program.NewBuilder(2, 1)
	weights := b.State(program.F32, 4)
	quarter := b.Mul(weights, b.Scalar(0.25))
	b.BeginStep()
	b.Output(b.Sub(weights, b.Reduce(quarter)))
	v.Programs.Step = build(b, 1)
	b = program.NewMap()
	start := halves(b)
	delta := b.Sub(start, b.State(program.F32, 4))
	b.Output(b.Copy(b.Slice(delta, 0, 0, 2)))
	b.Output(b.Copy(b.Slice(delta, 0, 2, 4)))
	v.Programs.Epilogue = build(b, 2)
	if spoil != nil {
		spoil(&v.Programs)
	}

	spec := w.spec(2)
	spec.Tier, spec.ParamCount, spec.FragmentCount, spec.InitialStateRoot = uint8(protocol.TierVerified), 4, fragments, verifiedStart.Root(fragments)
	spec.ProgramRoot, spec.InnerSteps, spec.CheckpointInterval = v.Programs.Root(), 5, 2
	spec.UploadWindow, spec.FallbackWindow, spec.StateWindow, spec.ClaimWindow = 300, 100, 100, 900
	if edit != nil {
		edit(&spec)
	}
	of := protocol.TaskSpec(spec)
	v.Spec = &of
	v.ID = w.start(spec)
	return v
}

// claim is what a trainer finds out in the open round, changed by lie.
func (v *verified) claim(trainer int, lie func(*training.Claim)) *training.Claim {
	w := v.w
	head := w.head(v.ID)
	r, err := claim.NewReplayer(v.Task)
	require.NoError(w.t, err)
	work := claim.Work{Round: head.Round, Trainer: addr(w.trainers[trainer]), Params: verifiedStart.Params}
	c := &training.Claim{Task: &v.Task, Gradient: protocol.OuterGradient{
		TaskId: v.ID, Round: head.Round, Trainer: work.Trainer, ParentRoot: head.StateRoot, Deadline: head.OpenedAt + 60,
	}}
	schedule := v.Schedule()
	var state []program.Tensor
	for j := range schedule.Segments() {
		lo, hi := uint32(0), uint32(1)
		if j != schedule.Prologue() && j != schedule.Epilogue() {
			lo, hi = schedule.StepsOf(j)
		}
		var segment []*training.Transition
		for step := lo; step < hi; step++ {
			p, in, err := r.Inputs(w.t.Context(), work, j, step, state)
			require.NoError(w.t, err)
			t, err := training.NewTransition(p, in)
			require.NoError(w.t, err)
			segment, state = append(segment, t), t.State()
		}
		c.Segments = append(c.Segments, segment)
	}
	var delta []float32
	for _, x := range state {
		delta = append(delta, x.F32...)
	}
	c.Payload, err = v.Spec.EncodeLeaves(delta)
	require.NoError(w.t, err)
	if lie != nil {
		lie(c)
	}
	c.Gradient.PayloadRoot, err = v.Spec.PayloadLeavesRoot(c.Payload, v.ID, head.Round, work.Trainer)
	require.NoError(w.t, err)
	c.Segments[schedule.Epilogue()][0].Local = c.Gradient.PayloadRoot
	c.Gradient.ClaimHash = c.Checkpoints().Root()
	g := trainingrounds.OuterGradient(c.Gradient)
	c.Signature = sign(w.t, w.trainers[trainer], read(w, w.dep.Rounds, w.rounds.PackOuterGradientDigest(g), w.rounds.UnpackOuterGradientDigest))
	return c
}

// broken is a place of a step's second micro-batch, and lieThere puts a wrong number there.
var broken = training.Place{Segment: 2, Transition: 1, Part: 1, Index: 3}

func lieThere(t testing.TB) func(*training.Claim) {
	return func(c *training.Claim) {
		x := c.Segments[broken.Segment][broken.Transition]
		node, at, err := x.Node(broken.Part, multiplication(x))
		require.NoError(t, err)
		wrong := training.Clone(node.Tensor)
		wrong.SetWord(broken.Index, wrong.Word(broken.Index)^1)
		x.Parts[broken.Part][at], err = program.Commit(wrong)
		require.NoError(t, err)
	}
}

// multiplication is the only node of a micro-batch.
func multiplication(x *training.Transition) uint32 { return uint32(1 + len(x.Program.Inputs)) }

// commitClaim submits a claim's gradient.
func (w *world) commitClaim(c *training.Claim) {
	w.do(w.judge, w.dep.Rounds, w.rounds.PackSubmitOuterGradient(trainingrounds.OuterGradient(c.Gradient), c.Signature))
}

// proposeSame proposes the open round with the state it began with: every round of these tasks starts from the same numbers.
func (v *verified) proposeSame(included uint64) {
	v.w.proposeRoot(v.ID, included, v.Spec.InitialStateRoot)
}

func pack(t testing.TB, md interface{ ParseABI() (*abi.ABI, error) }, method string, args ...any) []byte {
	parsed, err := md.ParseABI()
	require.NoError(t, err)
	data, err := parsed.Pack(method, args...)
	require.NoError(t, err)
	return data
}

// play sends a move of a dispute.
func (w *world) play(by *ecdsa.PrivateKey, method string, args ...any) {
	w.do(by, w.dep.Dispute, pack(w.t, &trainingdispute.TrainingDisputeMetaData, method, args...))
}

func (w *world) disputeAt(id *big.Int) trainingdispute.IDisputeViewsPosition {
	return read(w, w.dep.Dispute, w.dispute.PackPositionOf(id), w.dispute.UnpackPositionOf)
}

// open has the judge dispute a claim.
func (w *world) open(c *training.Claim, segment uint32) *big.Int {
	id := read(w, w.dep.Dispute, w.dispute.PackCount(), w.dispute.UnpackCount)
	w.play(w.judge, "open", c.Signed(), segment)
	return id
}

func (w *world) postSegment(c *training.Claim, segment int, ids ...*big.Int) {
	posting, err := c.Posting(segment)
	require.NoError(w.t, err)
	if ids == nil {
		ids = []*big.Int{}
	}
	w.play(w.trainerOf(c), "postSegment", c.Signed(), uint32(segment), posting, ids)
}

func (w *world) trainerOf(c *training.Claim) *ecdsa.PrivateKey {
	for _, key := range w.trainers {
		if addr(key) == c.Gradient.Trainer {
			return key
		}
	}
	w.t.Fatal("no such trainer")
	return nil
}

// prove convicts the trainer of a claim made by lieThere, whose segment it has posted.
func (w *world) prove(c *training.Claim) {
	at := broken
	at.Entry = multiplication(c.Segments[at.Segment][at.Transition])
	args, err := c.Element(at, nil)
	require.NoError(w.t, err)
	w.do(w.judge, w.dep.Game, pack(w.t, &trainingfraud.TrainingFraudMetaData, "proveElement", append([]any{c.Signed()}, args...)...))
}

// claimID is the claim's name.
func (w *world) claimID(c *training.Claim) [32]byte {
	return read(w, w.dep.Game, pack(w.t, &trainingfraud.TrainingFraudMetaData, "claimId", c.Signed()), w.game.UnpackClaimId)
}

// moves is every move there is in a dispute about a claim whose trainer has published nothing: from the list of its checkpoints down to
// the wrong element. After each of them it calls back with the side that moves next.
func (w *world) moves(c *training.Claim, id *big.Int, after func(turn, clock string)) {
	at := func() [32]byte { return w.disputeAt(id).Node }
	reveal := func(l training.List) {
		nodes, err := training.Children(l, l.Tree().Height(), 0)
		require.NoError(w.t, err)
		w.play(w.keeper, "reveal", id, at(), nodes)
		after("CHALLENGE", "CHALLENGER")
	}
	x := c.Segments[broken.Segment][broken.Transition]
	entry := multiplication(x)
	after("REVEAL", "TRAINER")
	reveal(c.Checkpoints())
	w.play(w.judge, "demandSegment", id, at(), uint32(broken.Segment))
	after("POST", "TRAINER")
	w.postSegment(c, broken.Segment, id)
	after("CHALLENGE", "CHALLENGER")
	header, err := c.Alone(broken.Segment, 0)
	require.NoError(w.t, err)
	w.play(w.judge, "enter", id, at(), c.At(broken.Segment, broken.Transition), header, false)
	after("REVEAL", "TRAINER")
	reveal(x.Trace())
	parts := x.Trace()
	w.play(w.judge, "pick", id, at(), uint64(broken.Part), [32]byte(parts.Leaves[broken.Part]), parts.Path(uint64(broken.Part)))
	after("REVEAL", "TRAINER")
	nodes := x.Part(broken.Part)
	reveal(nodes)
	entries, err := c.Alone(broken.Segment, entry)
	require.NoError(w.t, err)
	w.play(w.judge, "pickTensor", id, at(), uint64(0), [32]byte(nodes.Leaves[0]), nodes.Path(0), entries)
	// Nothing is below the root of a tensor of one leaf: the challenger asks for the leaf itself.
	after("CHALLENGE", "CHALLENGER")
	w.play(w.judge, "demandLeaf", id, at(), broken.Index, [32]byte{}, [][32]byte{})
	after("LEAF", "TRAINER")
	node, _, err := x.Node(broken.Part, entry)
	require.NoError(w.t, err)
	w.play(w.keeper, "revealElement", id, at(), node.Leaf(0), []byte{})
	after("CHALLENGE", "CHALLENGER")
}

// checkConviction has the transaction of a proof checked as a visitor's browser does it, and as one does that is told lies.
func (w *world) checkConviction(v *verified, c *training.Claim, tx string) {
	hash := common.HexToHash(tx)
	sent, _, err := w.chain.Client().TransactionByHash(w.t.Context(), hash)
	require.NoError(w.t, err)
	receipt, err := w.chain.Client().TransactionReceipt(w.t.Context(), hash)
	require.NoError(w.t, err)
	parsed, err := trainingfraud.TrainingFraudMetaData.ParseABI()
	require.NoError(w.t, err)
	require.Equal(w.t, parsed.Methods["proveElement"].ID, sent.Data()[:4])
	type told struct {
		TaskID                     protocol.Hash
		Round                      uint32
		Trainer                    common.Address
		Element, Expected, Claimed uint64
	}
	var event told
	for _, l := range receipt.Logs {
		if e, err := w.game.UnpackTrainingFraudProvenEvent(l); err == nil {
			event = told{e.TaskId, e.Round, e.Trainer, e.Element, e.Expected, e.Claimed}
		}
	}
	spec := v.Spec.Encode()
	ask := func(spec []byte, event told, calldata []byte) (answer struct {
		check.ConvictionAnswer
		Error *check.Failure
	}) {
		args, err := json.Marshal(map[string]any{"spec": hexutil.Encode(spec), "game": w.dep.Game, "taskId": event.TaskID, "round": event.Round, "trainer": event.Trainer,
			"element": event.Element, "expected": event.Expected, "claimed": event.Claimed})
		require.NoError(w.t, err)
		require.NoError(w.t, json.Unmarshal(check.NewSession().Call("conviction", args, calldata), &answer))
		return answer
	}
	right := ask(spec, event, sent.Data())
	require.Nil(w.t, right.Error)
	require.Equal(w.t, check.Match, right.Outcome)
	require.Equal(w.t, "mul", right.Operator)
	require.EqualValues(w.t, event.Expected, right.Value)
	require.EqualValues(w.t, event.Claimed, right.Claimed)
	require.Len(w.t, right.Operands, 2)

	lie := event
	lie.Expected, lie.Claimed = event.Claimed, event.Expected
	require.Equal(w.t, check.NoMatch, ask(spec, lie, sent.Data()).Outcome, "a contract that found something else")
	lie = event
	lie.Round++
	require.Equal(w.t, "ObjectMismatch", ask(spec, lie, sent.Data()).Error.Name, "an event about something else")
	other := *v.Spec
	other.ProgramRoot[0]++
	require.Equal(w.t, "ObjectMismatch", ask(other.Encode(), event, sent.Data()).Error.Name, "a program of another task")
	other = *v.Spec
	other.Game = w.dep.Fraud
	require.Equal(w.t, "ObjectMismatch", ask(other.Encode(), event, sent.Data()).Error.Name, "a contract that is not the task's game")
	require.Equal(w.t, "UnreadableCalldata", ask(spec, event, sent.Data()[:len(sent.Data())/2]).Error.Name)
	require.Equal(w.t, "InvalidConviction", ask(spec, event, append([]byte{1}, sent.Data()...)).Error.Name)
	// Whatever is changed is noticed, or was not looked at.
	changed := 0
	for at := 4; at < len(sent.Data()); at += 5 {
		calldata := bytes.Clone(sent.Data())
		calldata[at]++
		switch answer := ask(spec, event, calldata); {
		case answer.Error != nil:
			require.Contains(w.t, []string{"InvalidConviction", "ObjectMismatch", "UnreadableCalldata"}, answer.Error.Name)
			changed++
		case answer.Outcome != check.Match:
			changed++
		default:
			require.Equal(w.t, right.Value, answer.Value)
		}
	}
	require.Greater(w.t, changed, 50)

	// A leaf that is none of its tensor convicts by itself, whatever is opened beside it; one of an operand only if the trainer made it.
	spoilt := func(of *program.Committed) []byte {
		leaf := of.Leaf(0)
		leaf[len(leaf)-1] = 1
		root := repops.Root(repops.Header{Kind: program.KindTensor, DType: uint8(of.DType), Length: uint64(of.Len())}, []repops.Hash{repops.LeafHash(leaf)})
		was := of.Root()
		calldata := bytes.Replace(sent.Data(), of.Leaf(0), leaf, 1)
		require.NotEqual(w.t, sent.Data(), calldata)
		return bytes.Replace(calldata, was[:], root[:], 1)
	}
	x := c.Segments[broken.Segment][broken.Transition]
	output, _, err := x.Node(broken.Part, multiplication(x))
	require.NoError(w.t, err)
	nothing := event
	nothing.Expected, nothing.Claimed = 0, 0
	malformed := ask(spec, nothing, spoilt(output))
	require.Nil(w.t, malformed.Error)
	require.Equal(w.t, []string{"output", check.Match}, []string{malformed.Malformed, malformed.Outcome})
	require.Equal(w.t, check.NoMatch, ask(spec, event, spoilt(output)).Outcome, "the contract found a value")
	input, err := program.Commit(x.Inputs.State[0])
	require.NoError(w.t, err)
	require.Equal(w.t, "InvalidConviction", ask(spec, event, spoilt(input)).Error.Name, "what it began with no trainer made in this step")
	shown := readProof(spoilt(output))
	require.Equal(w.t, "output", shown.Malformed)
	require.Nil(w.t, shown.Recomputed)
}

// TestDispute follows a dispute move by move, from the claim to the wrong element, and takes it back.
func TestDispute(t *testing.T) {
	w := newGameWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	v := w.verified(nil, nil)
	c := v.claim(0, lieThere(t))
	w.commitClaim(c)
	w.commitOnly(v.ID, w.trainers[1:]...)
	id := w.open(c, listOfCheckpoints)
	f := newAPIFixture(t, w, p)
	query := fmt.Sprintf(`{ dispute(disputeId: "%s") { status segment moves(last: 1) { totalCount nodes { kind } } postings { totalCount }
		position { turn clock deadline challengerLeft trainerLeft moves segment transition part entry element node } } }`, id)
	turnsBegun := 0
	w.moves(c, id, func(turn, clock string) {
		p.catchUp()
		turnsBegun++
		on := w.disputeAt(id)
		require.EqualValues(t, turnsBegun, on.Moves)
		require.Equal(t, map[string]any{
			"turn": turn, "clock": clock, "deadline": fmt.Sprint(on.Deadline), "challengerLeft": float64(on.ChallengerLeft), "trainerLeft": float64(on.TrainerLeft),
			"moves": float64(turnsBegun), "segment": float64(on.Segment), "transition": float64(on.Transition), "part": float64(on.Part),
			"entry": float64(on.Entry), "element": fmt.Sprint(on.Element), "node": Bytes32(on.Node[:]).text(),
		}, dig(f.data(query, nil), "dispute", "position"))
	})
	requireSame(t, w, p)
	kinds := func() string {
		return p.scan("SELECT coalesce(string_agg(kind, ' ' ORDER BY block_number, log_index), '') FROM derived.dispute_moves WHERE dispute_id = $1", id.String())
	}
	require.Equal(t, "NODES SEGMENT ENTER NODES PICK NODES PICK DEMAND ELEMENT", kinds())
	require.Equal(t, "2 1 false 1 0 3", p.scan(`
		SELECT max(segment) || ' ' || max(transition) || ' ' || bool_or(local)::text || ' ' || max(part) || ' ' || max(child_index) FILTER (WHERE part IS NULL AND node = $2)
			|| ' ' || max(element) FROM derived.dispute_moves WHERE dispute_id = $1`, id.String(), nodeOf(c)))
	posted := read(w, w.dep.Dispute, w.dispute.PackSegmentOf(w.claimID(c), 2), w.dispute.UnpackSegmentOf)
	require.Equal(t, fmt.Sprintf("%x", posted), p.scan("SELECT encode(root, 'hex') FROM derived.segments WHERE segment = 2"))
	require.Equal(t, "2 OPEN", p.scan("SELECT segment || ' ' || status FROM derived.disputes WHERE dispute_id = $1", id.String()))

	// The answer is of the indexed block, whatever has happened since; and where the node says nothing, there is no position.
	before := f.data(query, nil)
	w.prove(c)
	w.play(w.judge, "close", id, c.Signed())
	require.Equal(t, before, f.data(query, nil))
	f.positions.rpc, f.positions.known = deaf{w.rpc()}, nil
	f.positions.block = common.Hash{}
	require.Equal(t, before, f.data(query, nil), "it was answered at this block")
	require.Nil(t, dig(f.data("# anew\n"+query, nil), "dispute", "position"))
	f.positions.rpc = w.rpc()
	require.Equal(t, before, f.data("# anew\n"+query, nil), "what the node did not say is not kept")
	p.catchUp()
	answer := f.data(fmt.Sprintf(`{ dispute(disputeId: "%s") { status closedTx position { turn } conviction { fault element dropped trainer } } }`, id), nil)
	require.NotNil(t, dig(answer, "dispute", "closedTx"))
	delete(answer["dispute"].(map[string]any), "closedTx")
	require.Equal(t, map[string]any{"status": "MOOT", "position": nil, "conviction": map[string]any{
		"fault": "ELEMENT", "element": "3", "dropped": "EXCLUDED", "trainer": fmt.Sprintf("0x%x", addr(w.trainers[0])),
	}}, answer["dispute"])
	requireSame(t, w, p)

	// What was judged is in the proof's calldata: a product of two numbers, which gives here what it gave there.
	answer = f.data(fmt.Sprintf(`{ dispute(disputeId: "%s") { conviction { tx expected proof { segment transition part entry operator dtype shape element runs recomputed
		operands { operand entry part dtype first count words } } } } }`, id), nil)
	conviction := dig(answer, "dispute", "conviction").(map[string]any)
	operand := func(operand, first, word float64) map[string]any {
		return map[string]any{"operand": operand, "entry": operand + 1, "part": 1.0, "dtype": "f32", "first": fmt.Sprint(first), "count": 1.0, "words": []any{word}}
	}
	require.Equal(t, map[string]any{
		"segment": 2.0, "transition": 1.0, "part": 1.0, "entry": 3.0, "operator": "mul", "dtype": "f32", "shape": []any{4.0}, "element": "3", "runs": 1.0,
		"recomputed": conviction["expected"], "operands": []any{operand(0, 3, 0xbf000000), operand(1, 0, 0x3e800000)},
	}, conviction["proof"])
	w.checkConviction(v, c, conviction["tx"].(string))
	said := dig(f.data(fmt.Sprintf(`{ transaction(tx: "%s") { contract name taskId args } }`, conviction["tx"]), nil), "transaction").([]any)
	last := said[len(said)-1]
	require.Equal(t, []any{"TrainingFraud", "TrainingFraudProven", Bytes32(v.ID[:]).text(), conviction["expected"]},
		[]any{dig(last, "contract"), dig(last, "name"), dig(last, "taskId"), fmt.Sprint(dig(last, "args", "expected"))})
	require.Equal(t, []any{}, f.data(fmt.Sprintf(`{ transaction(tx: "%s") { name } }`, Bytes32(v.ID[:]).text()), nil)["transaction"])
	f.proofs.rpc = deaf{w.rpc()}
	f.proofs.known.Purge()
	require.Nil(t, dig(f.data(fmt.Sprintf(`{ dispute(disputeId: "%s") { conviction { proof { entry } } } }`, id), nil), "dispute", "conviction", "proof"))
	f.proofs.rpc = w.rpc()

	// Its end is taken back, then its last moves, then all of it.
	for _, c := range []struct {
		depth int
		want  string
	}{{2, "NODES SEGMENT ENTER NODES PICK NODES PICK DEMAND ELEMENT"}, {11, "NODES SEGMENT"}, {16, ""}} {
		_, err := w.chain.Fork(c.depth, true)
		require.NoError(t, err)
		p.catchUp()
		requireSame(t, w, p)
		require.Equal(t, c.want, kinds())
		require.Equal(t, "0", p.scan("SELECT count(*)::text FROM derived.convictions"))
		if c.want == "" {
			require.Equal(t, "0 0", p.scan("SELECT (SELECT count(*) FROM derived.disputes) || ' ' || (SELECT count(*) FROM derived.segments)"))
		}
	}
}

// nodeOf is the root of the broken node's output.
func nodeOf(c *training.Claim) []byte {
	return c.Segments[broken.Segment][broken.Transition].Part(broken.Part).Leaves[0]
}

// deaf is a node that answers no batch.
type deaf struct{ rpcCaller }

var errDeaf = errors.New("no answer")

func (deaf) BatchCallContext(context.Context, []rpc.BatchElem) error { return errDeaf }

// gameStory is a chain with every end that a dispute and a gradient can have, and disputes that go on.
type gameStory struct {
	*world
	excluded, overturned, voided, uncommitted, illFormed, going *verified
	convicted, lost, open                                       *big.Int
}

func newGameStory(t testing.TB) *gameStory {
	w := newGameWorld(t)
	s := &gameStory{world: w}
	lie := lieThere(t)

	// Convicted before the proposal.
	s.excluded = w.verified(nil, nil)
	c := s.excluded.claim(0, lie)
	w.commitClaim(c)
	w.commitOnly(s.excluded.ID, w.trainers[1:]...)
	w.postSegment(c, broken.Segment)
	w.prove(c)
	s.excluded.proposeSame(0b110)

	// Convicted while the proposal could fall: it is made again.
	s.overturned = w.verified(nil, nil)
	c = s.overturned.claim(0, lie)
	w.commitClaim(c)
	w.commitOnly(s.overturned.ID, w.trainers[1:]...)
	s.overturned.proposeSame(0b111)
	w.postSegment(c, broken.Segment)
	w.prove(c)
	s.overturned.proposeSame(0b110)

	// Convicted too late: two rounds on in one case, of a final state in the other. The run goes on to its receipt.
	s.voided = w.verified(func(s *trainingtasks.TrainingTaskSpec) { s.RollbackDepth, s.StateWindow = 1, 60 }, nil)
	first := s.voided.claim(0, lie)
	w.commitClaim(first)
	w.commitOnly(s.voided.ID, w.trainers[1:]...)
	s.voided.proposeSame(0b111)
	second := s.voided.claim(1, lie)
	w.commitOnly(s.voided.ID, w.trainers[0])
	w.commitClaim(second)
	w.commitOnly(s.voided.ID, w.trainers[2])
	s.voided.proposeSame(0b111)
	w.postSegment(first, broken.Segment)
	w.prove(first)
	w.mine(150)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(s.voided.ID))
	w.postSegment(second, broken.Segment)
	w.prove(second)

	// A claim that was signed and not committed; its trainer is silent. About another one it is the challenger that is.
	s.uncommitted = w.verified(nil, nil)
	c = s.uncommitted.claim(0, nil)
	other := s.uncommitted.claim(1, nil)
	w.commitClaim(other)
	s.convicted, s.lost = w.open(c, 1), w.open(other, listOfCheckpoints)
	nodes, err := training.Children(other.Checkpoints(), other.Checkpoints().Tree().Height(), 0)
	require.NoError(t, err)
	w.play(w.trainers[1], "reveal", s.lost, w.disputeAt(s.lost).Node, nodes)
	w.mine(35)
	w.play(w.sponsor, "timeout", s.convicted, c.Signed())
	w.play(w.sponsor, "timeout", s.lost, other.Signed())

	// A program that cannot be judged ends its run in the middle of a round.
	s.illFormed = w.verified(nil, func(p *claim.Programs) { p.Step.Node(entryOf(p.Step)).Shape.Dims[0]++ })
	w.commit(s.illFormed.ID, 2)
	bad, err := training.Entries(&s.illFormed.Programs, 1, entryOf(s.illFormed.Programs.Step))
	require.NoError(t, err)
	w.do(w.judge, w.dep.Game, pack(t, &trainingfraud.TrainingFraudMetaData, "proveProgram", s.illFormed.ID, big.NewInt(1), bad))

	// And one that goes on.
	s.going = w.verified(nil, nil)
	c = s.going.claim(2, nil)
	w.commitOnly(s.going.ID, w.trainers[:2]...)
	w.commitClaim(c)
	w.open(c, 0)
	w.postSegment(c, 0)
	s.open = w.open(c, listOfCheckpoints)
	nodes, err = training.Children(c.Checkpoints(), c.Checkpoints().Tree().Height(), 0)
	require.NoError(t, err)
	w.play(w.keeper, "reveal", s.open, w.disputeAt(s.open).Node, nodes)
	return s
}

// entryOf is the first node of a program.
func entryOf(p *program.Program) uint32 { return uint32(1 + len(p.Inputs)) }

// TestConvictions compares what became of convicted gradients, and of runs that cannot be judged, with what the contracts say.
func TestConvictions(t *testing.T) {
	s := newGameStory(t)
	p := newPipeline(t, s.world, s.rpc(), newDatabase(t))
	p.catchUp()
	requireSame(t, s.world, p)
	convictions := func(v *verified) string {
		return p.scan(`SELECT coalesce(string_agg(concat_ws(' ', round, fault, element, expected <> claimed, coalesce(dropped, '-')), ', ' ORDER BY round), '')
			FROM derived.convictions WHERE task_id = $1`, v.ID[:])
	}
	require.Equal(t, "0 ELEMENT 3 t EXCLUDED", convictions(s.excluded))
	require.Equal(t, "0 ELEMENT 3 t OVERTURNED", convictions(s.overturned))
	require.Equal(t, "0 ELEMENT 3 t VOIDED, 1 ELEMENT 3 t VOIDED", convictions(s.voided))
	require.Equal(t, "0 WITHHELD 0 f -", convictions(s.uncommitted))
	require.Equal(t, "", convictions(s.illFormed))
	require.Equal(t, fmt.Sprintf("STEP %d WRONG_SHAPE", entryOf(s.illFormed.Programs.Step)), p.scan("SELECT program || ' ' || entry || ' ' || rule FROM derived.program_faults WHERE task_id = $1", s.illFormed.ID[:]))
	require.Equal(t, "true CARRIED 2 0", p.scan(`
		SELECT failed || ' ' || r.status || ' ' || t.accepted || ' ' || (SELECT count(*) FROM derived.gradients g WHERE g.task_id = t.task_id AND void)
		FROM derived.tasks t JOIN derived.rounds r USING (task_id) WHERE task_id = $1`, s.illFormed.ID[:]))

	for _, v := range []*verified{s.excluded, s.overturned, s.voided, s.uncommitted, s.illFormed, s.going} {
		for n := range s.head(v.ID).Round {
			want := read(s.world, s.dep.Rounds, s.rounds.PackRoundOf(v.ID, n), s.rounds.UnpackRoundOf)
			require.Equal(t, fmt.Sprint(want.Included), p.scan("SELECT included::text FROM derived.rounds WHERE task_id = $1 AND round = $2", v.ID[:], n))
			require.Equal(t, fmt.Sprint(want.Included), p.scan(`
				SELECT coalesce(sum(1 << slot), 0)::text FROM derived.gradients WHERE task_id = $1 AND round = $2 AND accepted`, v.ID[:], n))
		}
		for _, key := range s.trainers {
			want := read(s.world, s.dep.Vault, s.vault.PackLockOf(v.ID, 0, addr(key)), s.vault.UnpackLockOf)
			require.Equal(t, want.Sign() == 0, p.scan(`
				SELECT (SELECT slashed FROM derived.locks WHERE task_id = $1 AND account = $2 AND role = 'TRAINER')::text`, v.ID[:], addr(key).Bytes()) == "true")
		}
	}
	disputes := statuses(t, p, "SELECT dispute_id::text, status FROM derived.disputes")
	require.Equal(t, "CONVICTED", disputes[s.convicted.String()])
	require.Equal(t, "LOST", disputes[s.lost.String()])
	require.Equal(t, "OPEN", disputes[s.open.String()])

	// Taints count as the receipt counts them.
	tainted := func() string {
		return p.scan("SELECT coalesce(string_agg(round::text, ',' ORDER BY round) FILTER (WHERE tainted), '') FROM derived.rounds WHERE task_id = $1", s.voided.ID[:])
	}
	require.Equal(t, "0,1", tainted())
	s.mine(1000)
	s.do(s.sponsor, s.dep.Tasks, s.tasks.PackTick(s.voided.ID))
	p.catchUp()
	receipt := read(s.world, s.dep.Tasks, s.tasks.PackReceiptOf(s.voided.ID), s.tasks.UnpackReceiptOf)
	require.EqualValues(t, 2, receipt.TaintedRounds)
	require.Equal(t, "2", p.scan("SELECT tainted_rounds::text FROM derived.receipts WHERE task_id = $1", s.voided.ID[:]))
	require.Equal(t, "0,1", tainted())
	requireSame(t, s.world, p)
}

// A verdict that an aggregation's overturn followed: the convicted gradient is cleared from its round, and no state is tainted by it any more.
func TestVoidedAndThenOverturned(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(4)
	w.round(id)
	w.round(id)
	w.do(w.judge, w.dep.Rounds, w.rounds.PackVoidGradient(id, 0, 1))
	w.do(w.judge, w.dep.Rounds, w.rounds.PackVoidGradient(id, 1, 2))
	gradients := func() string {
		p.catchUp()
		return p.scan(`SELECT string_agg(concat_ws(' ', g.round, slot, g.accepted, void, coalesce(dropped, '-'), tainted), ', ' ORDER BY g.round, slot)
			FROM derived.gradients g JOIN derived.rounds USING (task_id, round) WHERE task_id = $1 AND void`, id[:])
	}
	require.Equal(t, "0 1 t t VOIDED f, 1 2 t t VOIDED f", gradients())
	w.do(w.judge, w.dep.Rounds, w.rounds.PackOverturnRound(id, 0, 0))
	require.Equal(t, "0 1 f t OVERTURNED f, 1 0 f t - f, 1 1 f t - f, 1 2 f t - f", gradients())
	w.propose(id, 0b101)
	w.mine(20)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(id))
	want := read(w, w.dep.Rounds, w.rounds.PackRoundOf(id, 0), w.rounds.UnpackRoundOf)
	require.EqualValues(t, 0b101, want.Included)
	require.Equal(t, protocol.RoundFinal, protocol.RoundStatus(want.Status))
	require.Equal(t, "0 1 f t OVERTURNED f, 1 0 f t - f, 1 1 f t - f, 1 2 f t - f", gradients())

	// The round after it is played anew, and nothing of the dead one taints it: the contract's own events, read again, say the same.
	w.round(id)
	w.mine(20)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(id))
	require.Equal(t, "0 1 f t OVERTURNED f", gradients())
	require.Equal(t, "", p.scan("SELECT coalesce(string_agg(round::text, ','), '') FROM derived.rounds WHERE tainted"))
	c, err := contracts.New(w.chain.Client(), w.dep)
	require.NoError(t, err)
	view, err := c.Latest(t.Context())
	require.NoError(t, err)
	tainted, err := view.Tainted(t.Context(), id)
	require.NoError(t, err)
	require.Empty(t, tainted)
	requireSame(t, w, p)
}

// countingNode notes the sizes of the batches that it is asked.
type countingNode struct {
	rpcCaller
	batches []int
}

func (n *countingNode) BatchCallContext(ctx context.Context, batch []rpc.BatchElem) error {
	n.batches = append(n.batches, len(batch))
	return n.rpcCaller.BatchCallContext(ctx, batch)
}

// TestGameGraphQL asks everything about a chain with disputes.
func TestGameGraphQL(t *testing.T) {
	s := newGameStory(t)
	p := newPipeline(t, s.world, s.rpc(), newDatabase(t))
	p.catchUp()
	f := newAPIFixture(t, s.world, p)
	f.subject, f.lists = s.voided.ID, map[string]string{
		"convictions": "blockNumber logIndex", "programFaults": "blockNumber logIndex", "disputes": "disputeId",
	}
	f.absent = []string{"rewards", "receipt", "receipts", "frauds", "descent", "descents", "reveal", "reveals", "objectDemand", "objectDemands",
		"auditOffer", "auditOffers", "auditSet", "auditSets", "audits", "enclavePolicy", "enclavePolicies", "sealing", "sealings", "attestations", "refutations"}
	t.Run("everything there is", f.testWholeSchema)
	t.Run("paging", f.testPaging)
	count := func(list, where string) float64 {
		return dig(f.data(fmt.Sprintf(`{ %s(where: {%s}) { totalCount } }`, list, where), nil), list, "totalCount").(float64)
	}
	judge, liar := addr(s.judge).Hex(), addr(s.trainers[0]).Hex()
	require.Equal(t, 4.0, count("convictions", "fault: ELEMENT"))
	require.Equal(t, 2.0, count("convictions", `dropped: VOIDED, challenger: "`+judge+`"`))
	require.Equal(t, 4.0, count("convictions", `trainer: "`+liar+`"`))
	require.Equal(t, 1.0, count("convictions", `round: 1`))
	require.Equal(t, 1.0, count("programFaults", `program: STEP, challenger: "`+judge+`"`))
	require.Equal(t, 2.0, count("disputes", `status: OPEN, round: 0, challenger: "`+judge+`"`))
	require.Equal(t, 2.0, count("disputes", `status_in: [CONVICTED, LOST], taskId: "`+Bytes32(s.uncommitted.ID[:]).text()+`"`))
	require.Equal(t, 2.0, count("rounds", "tainted: true"))
	require.Equal(t, 1.0, count("gradients", "dropped: EXCLUDED"))
	require.Equal(t, 1.0, count("tasks", "failed: true"))

	// The node is asked once for a block, and only about what is open.
	node := &countingNode{rpcCaller: s.rpc()}
	f.positions.rpc, f.positions.block = node, common.Hash{}
	for range 3 {
		f.data(`{ disputes { nodes { position { turn } } } a: disputes { nodes { claim position { clock } } } }`, nil)
	}
	require.Equal(t, []int{2}, node.batches)
	s.mine(1)
	p.catchUp()
	f.data(`{ disputes(where: {status: OPEN}, first: 1) { nodes { position { turn } } } }`, nil)
	require.Equal(t, []int{2, 1}, node.batches)

	answer := f.data(`query($id: Bytes32!) { task(taskId: $id) { disputes { totalCount nodes { segment trainer position { turn clock }
		postings { nodes { segment } } moves { nodes { kind segment account } } conviction { fault } } } convictions { totalCount } programFaults { totalCount } } }`,
		map[string]any{"id": Bytes32(s.going.ID[:]).text()})
	text, err := json.Marshal(dig(answer, "task"))
	require.NoError(t, err)
	trainer := fmt.Sprintf("0x%x", addr(s.trainers[2]))
	require.JSONEq(t, `{"convictions": {"totalCount": 0}, "programFaults": {"totalCount": 0}, "disputes": {"totalCount": 2, "nodes": [
		{"segment": 0, "trainer": "`+trainer+`", "position": {"turn": "POST", "clock": "TRAINER"}, "postings": {"nodes": [{"segment": 0}]},
			"moves": {"nodes": [{"kind": "SEGMENT", "segment": 0, "account": null}]}, "conviction": null},
		{"segment": null, "trainer": "`+trainer+`", "position": {"turn": "CHALLENGE", "clock": "CHALLENGER"}, "postings": {"nodes": [{"segment": 0}]},
			"moves": {"nodes": [{"kind": "NODES", "segment": null, "account": "0x`+fmt.Sprintf("%x", addr(s.keeper))+`"}]}, "conviction": null}]}}`, string(text))
}
