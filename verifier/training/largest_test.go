package training_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/training"
)

// alike is a vector of a power of two leaves that are all the same, of any size: nothing of it is held but a node of each level.
type alike struct {
	header repops.Header
	leaf   []byte
	levels []training.Hash
}

func newAlike(h repops.Header, leaves uint64, leaf []byte) alike {
	a := alike{h, leaf, []training.Hash{repops.LeafHash(leaf)}}
	for n := leaves; n > 1; n /= 2 {
		top := a.levels[len(a.levels)-1]
		a.levels = append(a.levels, repops.NodeHash(top, top))
	}
	return a
}

func (a alike) root() training.Hash {
	return repops.Root(a.header, []training.Hash{a.levels[len(a.levels)-1]})
}

// path leads up from level low to level high.
func (a alike) path(low, high int) (out [][32]byte) {
	for _, h := range a.levels[low:high] {
		out = append(out, h)
	}
	return out
}

// shown is what a move reveals below a node of that height.
func (a alike) shown(height int) (out [][32]byte) {
	low := height - min(height, 6)
	for range 1 << (height - low) {
		if low > 0 || a.header.DType != 0 {
			out = append(out, a.levels[low])
			continue
		}
		for i := 0; i < len(a.leaf); i += 32 {
			out = append(out, [32]byte(a.leaf[i:i+32]))
		}
	}
	return out
}

// giant is the toy with a step of more than 4,096 nodes in a micro-batch, of which one makes a tensor of 2^31 elements by chains of two runs.
type giant struct{ toy }

func (s giant) programs(t testing.TB) (claim.Programs, [3][]program.Tensor) {
	out, constants := s.toy.programs(t)
	b := program.NewBuilder(1, 1)
	w, x := b.State(program.F32, 512), b.Copy(b.Batch(program.F32, 0, 1, 1))
	b.Matmul(b.Broadcast(w, program.Of(1<<16, 512)), b.Broadcast(w, program.Of(1<<15, 512)))
	for range 1<<13 - 2 {
		b.Mul(x, x)
	}
	b.BeginStep()
	b.Output(b.Copy(w))
	var err error
	out.Step, constants[1], err = b.Build()
	require.NoError(t, err)
	return out, constants
}

// The largest vectors that a task of the most checkpoints and steps may have, each shown level by level: a dispute has moves left for the accumulators of an
// element that only the tensor's leaf tells, which is shown with those of another one.
func TestMovesAreEnoughForTheLargestTask(t *testing.T) {
	w := newWorld(t)
	w.spoil = func(*protocol.TaskSpec) {} // of the programs nothing but the step is looked at
	w.start(giant{tiny}, func(s *protocol.TaskSpec) { s.InnerSteps, s.CheckpointInterval = 254, 2 })
	spec := w.task.Spec
	require.Equal(t, protocol.MaxMoves, spec.DisputeMoves())

	list := func(kind uint8, leaves uint64, leaf []byte) alike {
		return newAlike(repops.Header{Kind: kind, Length: leaves}, leaves, leaf)
	}
	tensor := newAlike(repops.Header{Kind: program.KindTensor, DType: uint8(program.F32), Length: 1 << 31}, 1<<23, make([]byte, 1024))
	bytes := func(h training.Hash) []byte { return h[:] }
	part := list(program.KindTrace, 1<<13, bytes(tensor.root()))
	trace := list(program.KindStepTrace, 2, bytes(part.root()))
	local := training.Hash{1}
	segment := list(claim.KindSegment, 2, append(bytes(local), bytes(trace.root())...))
	c := &training.Claim{Task: &w.task, Gradient: protocol.OuterGradient{TaskId: w.task.ID, Trainer: account(trainer), ParentRoot: spec.InitialStateRoot}}
	checkpoints := newAlike(claim.Header(w.task.ID, 0, account(trainer), 128), 128, bytes(local))
	c.Gradient.ClaimHash, c.Gradient.Deadline = checkpoints.root(), w.time+30
	digest := w.call(stranger, w.rounds, "outerGradientDigest", c.Signed().Gradient)[0].([32]byte)
	var err error
	c.Signature, err = crypto.Sign(digest[:], key(trainer))
	require.NoError(t, err)
	c.Signature[64] += 27

	id := w.call(challenger, w.dispute, "open", c.Signed(), uint32(noSegment))[0].(*big.Int)
	at := func() trainingdispute.IDisputeViewsPosition { return w.position(id.Int64()) }
	lists := map[uint8]alike{claim.KindClaim: checkpoints, claim.KindSegment: segment, program.KindStepTrace: trace, program.KindTrace: part, program.KindTensor: tensor}
	reveal := func() {
		p := at()
		require.EqualValues(t, turnReveal, p.Turn)
		w.call(trainer, w.dispute, "reveal", id, p.Node, lists[p.Kind].shown(int(p.Height)))
	}
	// down goes down to the leaves of the vector that the dispute stands in.
	down := func() {
		for reveal(); at().Height > 6; reveal() {
			p := at()
			l, low := lists[p.Kind], int(p.Height)-6
			w.call(challenger, w.dispute, "pick", id, p.Node, uint64(p.Index)<<6, l.levels[low], l.path(low, int(p.Height)))
		}
	}
	down()
	w.call(challenger, w.dispute, "demandSegment", id, at().Node, uint32(5))
	var end trainingdispute.IDisputeMovesPosting
	end.Root, end.Local, end.Trace = segment.root(), local, trace.root()
	end.Path, end.EndPath, end.Nodes = segment.path(0, 1), checkpoints.path(0, 7), segment.shown(1)
	w.call(trainer, w.dispute, "postSegment", c.Signed(), uint32(5), end, []*big.Int{id})
	shown := trainingfraud.ITrainingFraudTransition{Segment: 5, Local: local, Trace: trace.root(), Path: segment.path(0, 1)}
	header, err := c.Alone(5, 0)
	require.NoError(t, err)
	w.call(challenger, w.dispute, "enter", id, at().Node, shown, header, false)
	down()
	w.call(challenger, w.dispute, "pick", id, at().Node, uint64(0), part.root(), trace.path(0, 1))
	down()
	p := at()
	node := uint32(1 + len(w.task.Programs.Step.Inputs) + 1)
	require.Equal(t, program.OpMatmul, w.task.Programs.Step.Node(node).Op)
	entries, err := c.Alone(5, node)
	require.NoError(t, err)
	w.call(challenger, w.dispute, "pickTensor", id, p.Node, uint64(1), tensor.root(), part.path(0, int(p.Height)), entries)
	down()
	p = at()
	first := uint64(p.Index) << 8
	w.call(challenger, w.dispute, "demandLeaf", id, p.Node, first, tensor.levels[0], tensor.path(0, int(p.Height)))
	answer := func() {
		w.call(trainer, w.dispute, "revealElement", id, at().Node, tensor.leaf, training.Accumulators(make([]uint32, 1)))
	}
	answer()
	w.call(challenger, w.dispute, "demandLeaf", id, at().Node, first+1, tensor.levels[0], [][32]byte{})
	answer()
	require.LessOrEqual(t, at().Moves, uint8(protocol.MaxMoves))
}
