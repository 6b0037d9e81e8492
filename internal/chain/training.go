package chain

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/protocol"
)

// What TrainingFraud and TrainingDispute are shown, field by field as their interfaces say.
type (
	// TrainingClaim is an outer gradient with its signature.
	TrainingClaim = trainingfraud.ITrainingFraudClaim
	// TrainingTransition is a leaf of a segment.
	TrainingTransition = trainingfraud.ITrainingFraudTransition
	// TrainingEntries are entries of one of the task's programs.
	TrainingEntries = trainingfraud.ITrainingFraudEntries
	// TrainingTraced is a node's output in a trace.
	TrainingTraced = trainingfraud.ITrainingFraudTraced
	// TrainingPosting is what a trainer posts of a segment.
	TrainingPosting = trainingdispute.IDisputeMovesPosting
	// TrainingPosition is where a dispute stands.
	TrainingPosition = trainingdispute.IDisputeViewsPosition
)

// side is whose clock runs at a turn.
type side uint8

const (
	nobody side = iota
	challenger
	accused // the trainer of a dispute, the signers of a descent
)

// trainingSides has every turn of a dispute.
var trainingSides = map[TrainingTurn]side{
	TrainingTurnNone: nobody, TrainingTurnChallenge: challenger, TrainingTurnPost: accused, TrainingTurnReveal: accused, TrainingTurnLeaf: accused,
	TrainingTurnOver: nobody,
}

// Trainers says whether the trainer's clock runs.
func (v TrainingTurn) Trainers() bool { return trainingSides[v] == accused }

// NoSegment opens a dispute about the list of checkpoints.
const NoSegment = 1<<32 - 1

// TrainingDispute is a dispute as its event announced it.
type TrainingDispute struct {
	ID         *big.Int
	Claim      protocol.Hash
	TaskID     protocol.Hash
	Round      uint32
	Trainer    common.Address
	Challenger common.Address
	// Gradient is what the trainer signed; Claim is its name (protocol.OuterGradient.ClaimID).
	Gradient protocol.OuterGradient
	TxHash   common.Hash
	Block    uint64
}

// TrainingDisputeClosed is how a dispute ended.
type TrainingDisputeClosed struct {
	ID    *big.Int
	Claim protocol.Hash
	// Convicted: the trainer lost. Moot: nothing was left to decide, and the bond went back. Neither: the challenger lost.
	Convicted, Moot bool
	Block           uint64
}

// SegmentPosted is a segment as its trainer posted it. Root, Local and Trace the contract has checked, Nodes only if the posting answered a
// dispute.
type SegmentPosted struct {
	Segment            uint32
	Root, Local, Trace protocol.Hash
	Nodes              []protocol.Hash
}

// Shown is an answer in a dispute: nodes below Node, or the leaf's bytes with accumulators.
type Shown struct {
	Node         protocol.Hash
	Nodes        []protocol.Hash
	Data         []byte
	Accumulators []byte
}

// ---- calls

// TrainingProof is a proof for TrainingFraud: method is proveElement, proveRecord, proveFragment, proveOutput or provePayload, args what
// follows the claim in it. The error is that they do not fit.
func (c TrainingCalls) TrainingProof(method string, claim TrainingClaim, args []any) (Call, error) {
	return c.gameCall(method, append([]any{claim}, args...)...)
}

// ProveProgram proves that an entry of a task's program (0 prologue, 1 step, 2 epilogue) breaks a rule.
func (c TrainingCalls) ProveProgram(task protocol.Hash, which int, entries TrainingEntries) (Call, error) {
	return c.gameCall("proveProgram", [32]byte(task), big.NewInt(int64(which)), entries)
}

// ProveBinding proves that an entry of a task's program does not fit the others or the spec, beside an entry of the step.
func (c TrainingCalls) ProveBinding(task protocol.Hash, which int, entries, step TrainingEntries) (Call, error) {
	return c.gameCall("proveBinding", [32]byte(task), big.NewInt(int64(which)), entries, step)
}

// ProveRecordSize proves that a record of a task's data set has another size than the step reads, whose fields the entries show.
func (c TrainingCalls) ProveRecordSize(task protocol.Hash, step TrainingEntries, index uint64, record []byte, path []protocol.Hash) (Call, error) {
	opening := trainingfraud.ITrainingFraudRecordOpening{Data: record}
	for _, h := range path {
		opening.Path = append(opening.Path, h)
	}
	return c.gameCall("proveRecordSize", [32]byte(task), step, index, opening)
}

func (c TrainingCalls) gameCall(method string, args ...any) (Call, error) {
	data, err := pack(&trainingfraud.TrainingFraudMetaData, method, args)
	return Call{"training." + method, c.dep.Game, data}, err
}

func (c TrainingCalls) disputeCall(method string, args ...any) (Call, error) {
	data, err := pack(&trainingdispute.TrainingDisputeMetaData, method, args)
	return Call{"dispute." + method, c.dep.Dispute, data}, err
}

func pack(md interface{ ParseABI() (*abi.ABI, error) }, method string, args []any) ([]byte, error) {
	parsed, err := md.ParseABI()
	if err != nil {
		return nil, err
	}
	data, err := parsed.Pack(method, args...)
	if err != nil {
		return nil, fmt.Errorf("encode %s: %w", method, err)
	}
	return data, nil
}

// DisputeOpen opens a dispute and asks for a segment; NoSegment for the list of checkpoints. The caller has approved the bond to the
// Dispute contract.
func (c TrainingCalls) DisputeOpen(claim TrainingClaim, segment uint32) (Call, error) {
	return c.disputeCall("open", claim, segment)
}

// DisputeDemandSegment asks for a segment.
func (c TrainingCalls) DisputeDemandSegment(id *big.Int, node protocol.Hash, segment uint32) (Call, error) {
	return c.disputeCall("demandSegment", id, [32]byte(node), segment)
}

// MaxAnswers is how many disputes a posting answers at most, of up to 23,000 gas each: far below what a move may take (rule 33), so that a block takes all
// postings that an account has on their way. The contract refuses more.
const MaxAnswers = 64

// DisputePostSegment posts a segment and answers with it in the disputes ids, at most MaxAnswers.
func (c TrainingCalls) DisputePostSegment(claim TrainingClaim, segment uint32, posting TrainingPosting, ids []*big.Int) (Call, error) {
	return c.disputeCall("postSegment", claim, segment, posting, ids)
}

// DisputeEnter asks for what is below the step trace of a transition, or below the local state after it.
func (c TrainingCalls) DisputeEnter(id *big.Int, node protocol.Hash, t TrainingTransition, header TrainingEntries, local bool) (Call, error) {
	return c.disputeCall("enter", id, [32]byte(node), t, header, local)
}

// DisputeReveal reveals the nodes min(height, 6) levels below node, left to right.
func (c TrainingCalls) DisputeReveal(id *big.Int, node protocol.Hash, nodes [][32]byte) (Call, error) {
	return c.disputeCall("reveal", id, [32]byte(node), nodes)
}

// DisputePick asks for what is below node `index` of the level that was revealed.
func (c TrainingCalls) DisputePick(id *big.Int, node protocol.Hash, index uint64, child protocol.Hash, path [][32]byte) (Call, error) {
	return c.disputeCall("pick", id, [32]byte(node), index, [32]byte(child), path)
}

// DisputePickTensor enters the output of the node whose entry is shown.
func (c TrainingCalls) DisputePickTensor(
	id *big.Int, node protocol.Hash, index uint64, child protocol.Hash, path [][32]byte, entries TrainingEntries,
) (Call, error) {
	return c.disputeCall("pickTensor", id, [32]byte(node), index, [32]byte(child), path, entries)
}

// DisputeDemandLeaf asks for the leaf of an element of the tensor that was entered.
func (c TrainingCalls) DisputeDemandLeaf(id *big.Int, node protocol.Hash, element uint64, leaf protocol.Hash, path [][32]byte) (Call, error) {
	return c.disputeCall("demandLeaf", id, [32]byte(node), element, [32]byte(leaf), path)
}

// DisputeDemandElement asks for the leaf of an element of a tensor whose roots are public.
func (c TrainingCalls) DisputeDemandElement(id *big.Int, node protocol.Hash, t TrainingTransition, entries TrainingEntries, output TrainingTraced,
	element uint64, leaf protocol.Hash, path [][32]byte,
) (Call, error) {
	return c.disputeCall("demandElement", id, [32]byte(node), t, entries, output, element, [32]byte(leaf), path)
}

// DisputeRevealElement reveals the leaf that was asked for, and the accumulators of the element.
func (c TrainingCalls) DisputeRevealElement(id *big.Int, node protocol.Hash, leaf, accumulators []byte) (Call, error) {
	return c.disputeCall("revealElement", id, [32]byte(node), leaf, accumulators)
}

// DisputeTimeout ends a dispute whose side to move is out of time. Of the claim the signature is not looked at.
func (c TrainingCalls) DisputeTimeout(id *big.Int, claim TrainingClaim) (Call, error) {
	return c.disputeCall("timeout", id, claim)
}

// DisputeClose ends a dispute in which nothing is left to decide. Of the claim the signature is not looked at.
func (c TrainingCalls) DisputeClose(id *big.Int, claim TrainingClaim) (Call, error) {
	return c.disputeCall("close", id, claim)
}

// DisputeWithdraw pays out the caller's returned bonds and won halves.
func (c TrainingCalls) DisputeWithdraw() (Call, error) { return c.disputeCall("withdraw") }

// ---- views

// TrainingPosition returns where a dispute stands.
func (v TrainingView) TrainingPosition(ctx context.Context, id *big.Int) (TrainingPosition, error) {
	return call(ctx, v.snapshot, v.c.dep.Dispute, v.c.dispute.PackPositionOf(id), v.c.dispute.UnpackPositionOf)
}

// SegmentRoot returns the root of a segment as its trainer posted it; zero before.
func (v TrainingView) SegmentRoot(ctx context.Context, claim protocol.Hash, segment uint32) (protocol.Hash, error) {
	return call(ctx, v.snapshot, v.c.dep.Dispute, v.c.dispute.PackSegmentOf(claim, segment), hash(v.c.dispute.UnpackSegmentOf))
}

// ChainHash returns keccak-256 of what the trainer posted for an element of a chain of several runs; zero before.
func (v TrainingView) ChainHash(ctx context.Context, claim protocol.Hash, segment, transition, part, entry uint32, element uint64) (protocol.Hash, error) {
	return call(ctx, v.snapshot, v.c.dep.Dispute, v.c.dispute.PackChainOf(claim, segment, transition, part, entry, element), hash(v.c.dispute.UnpackChainOf))
}

// TrainingBond returns what opening a dispute takes.
func (v TrainingView) TrainingBond(ctx context.Context) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Dispute, v.c.dispute.PackBond(), v.c.dispute.UnpackBond)
}

// TrainingCredit returns the bonds and won halves that an account can withdraw.
func (v TrainingView) TrainingCredit(ctx context.Context, account common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Dispute, v.c.dispute.PackCreditOf(account), v.c.dispute.UnpackCreditOf)
}

// TrainingCondemned says whether a claim was proven wrong, or its trainer was silent about it.
func (v TrainingView) TrainingCondemned(ctx context.Context, claim protocol.Hash) (bool, error) {
	return call(ctx, v.snapshot, v.c.dep.Game, v.c.game.PackIsCondemned(claim), v.c.game.UnpackIsCondemned)
}

// TrainingMattersUntil is 0 if proving a claim about the gradient wrong would change nothing: its trainer has no lock, and the gradient is in no
// round, or voided there. Without a lock it is when the claims of the round can be disputed no longer; with one the largest number.
func (v TrainingView) TrainingMattersUntil(ctx context.Context, g protocol.OuterGradient) (uint64, error) {
	return call(ctx, v.snapshot, v.c.dep.Game, v.c.game.PackMattersUntil(trainingfraud.OuterGradient(g)), v.c.game.UnpackMattersUntil)
}

// IllFormed says whether a program of the task was proven ill-formed.
func (v TrainingView) IllFormed(ctx context.Context, task protocol.Hash) (bool, error) {
	return call(ctx, v.snapshot, v.c.dep.Game, v.c.game.PackIsIllFormed(task), v.c.game.UnpackIsIllFormed)
}

// ---- events

// Committed lists the gradients of a task that were committed in blocks [from, this view's block], on dead branches too, oldest first.
func (v RoundView) Committed(ctx context.Context, from uint64, task protocol.Hash) ([]Committed, error) {
	topics := [][]common.Hash{{common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Rounds, &trainingrounds.TrainingRoundsMetaData, topics, v.c.rounds.UnpackOuterGradientCommittedEvent, func(ev *trainingrounds.TrainingRoundsOuterGradientCommitted, l *types.Log) Committed {
		return commitmentOf(ev, l).Of(ev.TaskId, ev.Round)
	})
}

// TrainingDisputes lists the disputes opened about a task's claims in blocks [from, this view's block], oldest first.
func (v TrainingView) TrainingDisputes(ctx context.Context, from uint64, task protocol.Hash) ([]TrainingDispute, error) {
	topics := [][]common.Hash{nil, nil, {common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Dispute, &trainingdispute.TrainingDisputeMetaData, topics, v.c.dispute.UnpackDisputeOpenedEvent, disputeOf)
}

func disputeOf(ev *trainingdispute.TrainingDisputeDisputeOpened, l *types.Log) TrainingDispute {
	return TrainingDispute{ID: ev.Id, Claim: ev.Claim, TaskID: ev.TaskId, Round: ev.Gradient.Round, Trainer: ev.Gradient.Trainer, Challenger: ev.Challenger,
		Gradient: protocol.OuterGradient(ev.Gradient), TxHash: l.TxHash, Block: l.BlockNumber}
}

// OpenedWith is the trainer's signature that a dispute was opened with; nil if another contract made the call. It reads that transaction.
func (v TrainingView) OpenedWith(ctx context.Context, d TrainingDispute) ([]byte, error) {
	args, err := v.arguments(ctx, d.TxHash, v.c.dep.Dispute, &trainingdispute.TrainingDisputeMetaData, "open")
	if err != nil || len(args) == 0 {
		return nil, err
	}
	return abi.ConvertType(args[0], new(trainingdispute.ITrainingFraudClaim)).(*trainingdispute.ITrainingFraudClaim).Signature, nil
}

// DisputesOpenedIn lists the disputes that a transaction opened.
func (c TrainingCalls) DisputesOpenedIn(receipt *types.Receipt) (out []TrainingDispute) {
	for _, l := range receipt.Logs {
		if l.Address != c.dep.Dispute {
			continue
		}
		if ev, err := c.dispute.UnpackDisputeOpenedEvent(l); err == nil { // else it is another event
			out = append(out, disputeOf(ev, l))
		}
	}
	return out
}

// TrainingDisputesClosed lists how disputes about a claim ended in blocks [from, this view's block], oldest first.
func (v TrainingView) TrainingDisputesClosed(ctx context.Context, from uint64, claim protocol.Hash) ([]TrainingDisputeClosed, error) {
	topics := [][]common.Hash{nil, {common.Hash(claim)}}
	return events(ctx, v.snapshot, from, v.c.dep.Dispute, &trainingdispute.TrainingDisputeMetaData, topics, v.c.dispute.UnpackDisputeClosedEvent, func(ev *trainingdispute.TrainingDisputeDisputeClosed, l *types.Log) TrainingDisputeClosed {
		return TrainingDisputeClosed{ID: ev.Id, Claim: ev.Claim, Convicted: ev.Convicted, Moot: ev.Moot, Block: l.BlockNumber}
	})
}

// SegmentsPosted lists the segments of a claim that its trainer posted in blocks [from, this view's block], oldest first.
func (v TrainingView) SegmentsPosted(ctx context.Context, from uint64, claim protocol.Hash) ([]SegmentPosted, error) {
	topics := [][]common.Hash{{common.Hash(claim)}}
	return events(ctx, v.snapshot, from, v.c.dep.Dispute, &trainingdispute.TrainingDisputeMetaData, topics, v.c.dispute.UnpackSegmentPostedEvent, func(ev *trainingdispute.TrainingDisputeSegmentPosted, l *types.Log) SegmentPosted {
		return SegmentPosted{Segment: ev.Segment, Root: ev.Root, Local: ev.Local, Trace: ev.Trace, Nodes: hashes(ev.Nodes)}
	})
}

// Shown lists the answers in disputes made in blocks [from, this view's block], oldest first.
func (v TrainingView) Shown(ctx context.Context, from uint64, disputes []*big.Int) ([]Shown, error) {
	if len(disputes) == 0 {
		return nil, nil
	}
	parsed, err := trainingdispute.TrainingDisputeMetaData.ParseABI()
	if err != nil {
		return nil, err
	}
	nodes := parsed.Events[trainingdispute.TrainingDisputeNodesRevealedEventName].ID
	element := parsed.Events[trainingdispute.TrainingDisputeElementRevealedEventName].ID
	ids := make([]common.Hash, len(disputes))
	for i, id := range disputes {
		ids[i] = common.BigToHash(id)
	}
	var out []Shown
	for some := range slices.Chunk(ids, maxTopics) {
		err = v.scan(ctx, from, v.c.dep.Dispute, [][]common.Hash{{nodes, element}, some}, func(l *types.Log) error {
			if l.Topics[0] == nodes {
				ev, err := v.c.dispute.UnpackNodesRevealedEvent(l)
				if err != nil {
					return fmt.Errorf("decode NodesRevealed: %w", err)
				}
				out = append(out, Shown{Node: ev.Node, Nodes: hashes(ev.Nodes)})
				return nil
			}
			ev, err := v.c.dispute.UnpackElementRevealedEvent(l)
			if err != nil {
				return fmt.Errorf("decode ElementRevealed: %w", err)
			}
			out = append(out, Shown{Node: ev.Leaf, Data: ev.Data, Accumulators: ev.Accumulators})
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// maxTopics is how many identifiers are asked for in one request.
const maxTopics = 100

func hashes(list [][32]byte) []protocol.Hash {
	out := make([]protocol.Hash, len(list))
	for i := range list {
		out[i] = list[i]
	}
	return out
}
