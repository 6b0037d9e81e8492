package chain

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/aggregationfraud"
	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

const (
	// firstSpan blocks cover the rounds that are usually asked for in one request; the span doubles from there.
	firstSpan = 2_000
	// maxSpan is what public RPC services allow in one request.
	maxSpan = 10_000
	// minSpan is where a refused request is taken for an outage and not for a limit on its size or its results.
	minSpan = 1
)

// ErrNotAsked says that an RPC answered with an event that was not asked for: it is faulty.
var ErrNotAsked = errors.New("the RPC is faulty: it answers with events that were not asked for")

// ErrInconsistent says that the events an RPC returned do not hash to what the contract stores: it is behind, or lies.
var ErrInconsistent = errors.New("events do not match the contract's hash")

func eventID(md interface{ ParseABI() (*abi.ABI, error) }, name string) (common.Hash, error) {
	parsed, err := md.ParseABI()
	if err != nil {
		return common.Hash{}, err
	}
	ev, ok := parsed.Events[name]
	if !ok {
		return common.Hash{}, fmt.Errorf("no event %s", name)
	}
	return ev.ID, nil
}

// scanBack visits the matching logs of [from, v.Number] in pieces from the newest block to the oldest, until visit says that it
// has seen enough. Each piece is in chain order. It fails with ErrReorged if the view's block left the chain meanwhile.
func (v *snapshot) scanBack(ctx context.Context, from uint64, addr common.Address, topics [][]common.Hash, visit func([]types.Log) (bool, error)) error {
	return v.scanBetween(ctx, from, v.Number, addr, topics, visit)
}

// scanBetween is scanBack from an older block than the view's.
func (v *snapshot) scanBetween(
	ctx context.Context, from, to uint64, addr common.Address, topics [][]common.Hash, visit func([]types.Log) (bool, error),
) error {
	if err := v.visitLogs(ctx, from, to, addr, topics, visit); err != nil {
		return err
	}
	return v.held(ctx)
}

// held fails with ErrReorged if the view's block is not of the chain any more. Logs that were read before are of the view's chain only then.
func (v *snapshot) held(ctx context.Context) error {
	ok, err := v.c.Canonical(ctx, v.Block)
	if err != nil {
		return err
	}
	if !ok {
		return fmt.Errorf("%w: %d %s", ErrReorged, v.Number, v.Hash)
	}
	return nil
}

// visitLogs is scanBetween without its last question, whether the view's block left the chain: whoever scans several times asks held behind the last.
func (v *snapshot) visitLogs(
	ctx context.Context, from, to uint64, addr common.Address, topics [][]common.Hash, visit func([]types.Log) (bool, error),
) error {
	span := uint64(firstSpan)
	for {
		start := from
		if !v.whole && to-from >= span {
			start = to - span + 1
		}
		var logs []types.Log
		err := patiently(ctx, func() (err error) {
			logs, err = v.c.backend.FilterLogs(ctx, ethereum.FilterQuery{
				FromBlock: new(big.Int).SetUint64(start), ToBlock: new(big.Int).SetUint64(to),
				Addresses: []common.Address{addr}, Topics: topics,
			})
			return err
		})
		if errors.Is(err, ErrBehind) {
			return fmt.Errorf("read events of blocks %d to %d: %w", start, to, err)
		}
		if err != nil {
			if !v.whole && ctx.Err() == nil && span > minSpan {
				span /= 4
				continue
			}
			return fmt.Errorf("read events of blocks %d to %d: %w", start, to, err)
		}
		for i := range logs {
			if err := checkLog(&logs[i], start, to, addr, topics); err != nil {
				return err
			}
		}
		if to == v.Number {
			if logs, err = v.withNewest(ctx, logs, addr, topics); err != nil {
				return err
			}
		}
		done, err := visit(logs)
		if err != nil {
			return err
		}
		if done || start == from {
			return nil
		}
		to, span = start-1, min(2*span, maxSpan)
	}
}

// withNewest completes the logs of a list's last page. A server that does not have the newest block yet may leave out what is of it, and says nothing; asked
// for the block by its hash it says that it lacks it. That is asked only if the header's bloom speaks of such an event and none came, so hardly ever in vain.
// A bloom alone is no error: what it speaks of need not be there, anybody can emit an event that sets the same bits, and whoever stopped at that
// could be kept from every block.
func (v *snapshot) withNewest(ctx context.Context, logs []types.Log, addr common.Address, topics [][]common.Hash) ([]types.Log, error) {
	if !v.whole || v.bloom == nil || !speaksOf(v.bloom, addr, topics) {
		return logs, nil
	}
	if n := len(logs); n > 0 && logs[n-1].BlockNumber == v.Number {
		return logs, nil
	}
	var newest []types.Log
	err := patiently(ctx, func() (err error) {
		newest, err = v.c.backend.FilterLogs(ctx, ethereum.FilterQuery{BlockHash: &v.Hash, Addresses: []common.Address{addr}, Topics: topics})
		return err
	})
	switch {
	case err != nil && (errors.Is(err, ErrBehind) || ctx.Err() != nil):
		return nil, fmt.Errorf("read events of block %d, of which its header's bloom speaks: %w", v.Number, err)
	case err != nil:
		return logs, nil // an RPC that does not answer this question; the block is read again in any case
	}
	for i := range newest {
		if err := checkLog(&newest[i], v.Number, v.Number, addr, topics); err != nil {
			return nil, err
		}
	}
	return append(logs, newest...), nil
}

// speaksOf says whether a bloom has an address and one topic of each list. One with most of its bits set has everything: it says nothing.
func speaksOf(b *types.Bloom, addr common.Address, topics [][]common.Hash) bool {
	set := 0
	for _, octet := range b {
		set += bits.OnesCount8(octet)
	}
	if set > types.BloomBitLength/2 || !b.Test(addr[:]) {
		return false
	}
	for _, any := range topics {
		if len(any) > 0 && !slices.ContainsFunc(any, func(h common.Hash) bool { return b.Test(h[:]) }) {
			return false
		}
	}
	return true
}

// checkLog says of a log whether it is one of those that were asked for, so that whoever reads it finds the topics that it asked for.
func checkLog(l *types.Log, from, to uint64, addr common.Address, topics [][]common.Hash) error {
	fits := l.Address == addr && l.BlockNumber >= from && l.BlockNumber <= to && !l.Removed && len(l.Topics) >= len(topics)
	for i := 0; fits && i < len(topics); i++ {
		fits = len(topics[i]) == 0 || slices.Contains(topics[i], l.Topics[i])
	}
	if !fits {
		return fmt.Errorf("%w: event %d of block %d at %s with %d topics", ErrNotAsked, l.Index, l.BlockNumber, l.Address, len(l.Topics))
	}
	return nil
}

// Posted lists the tasks posted in blocks [from, this view's block], oldest first.
func (v TaskView) Posted(ctx context.Context, from uint64) ([]Posted, error) {
	id, err := eventID(&trainingtasks.TrainingTasksMetaData, trainingtasks.TrainingTasksTaskPostedEventName)
	if err != nil {
		return nil, err
	}
	if from = max(from, v.c.dep.DeployBlock); from > v.Number {
		return nil, nil
	}
	var out []Posted
	err = v.scanBack(ctx, from, v.c.dep.Tasks, [][]common.Hash{{id}}, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.tasks.UnpackTaskPostedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode TaskPosted: %w", err)
			}
			out = append(out, Posted{TaskID: ev.TaskId, Sponsor: ev.Sponsor, SpecHash: ev.SpecHash, Block: logs[i].BlockNumber})
		}
		return false, nil
	})
	slices.Reverse(out)
	return out, err
}

// Commitments returns the entries of a round's frozen set in order of arrival. They are proven against frozenHash, the value the
// contract stores for the round, so neither a stale RPC nor commitments on a dead parent can slip in.
func (v RoundView) Commitments(ctx context.Context, task protocol.Hash, round uint32, frozenHash protocol.Hash) ([]Commitment, error) {
	if frozenHash.IsZero() {
		return nil, nil
	}
	id, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsOuterGradientCommittedEventName)
	if err != nil {
		return nil, err
	}
	var out []Commitment
	complete := false
	topics := [][]common.Hash{{id}, {common.Hash(task)}, {roundTopic(round)}}
	visit := func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.rounds.UnpackOuterGradientCommittedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode OuterGradientCommitted: %w", err)
			}
			// Going back, an entry belongs to the set iff it is the last one or its hash leads to the one after it.
			if len(out) == 0 {
				if protocol.Hash(ev.FrozenHash) != frozenHash {
					continue
				}
			} else if next := out[len(out)-1]; fold(ev.FrozenHash, next) != next.FrozenHash {
				continue
			}
			out = append(out, commitmentOf(ev, &logs[i]))
			first := out[len(out)-1]
			if complete = fold(protocol.Hash{}, first) == first.FrozenHash; complete {
				return true, nil
			}
		}
		return false, nil
	}
	deployed, recent := v.c.dep.DeployBlock, v.Number-min(v.Number, firstSpan-1)
	err = v.scanBack(ctx, max(deployed, recent), v.c.dep.Rounds, topics, visit)
	if err == nil && !complete && recent > deployed {
		to := recent - 1
		if len(out) == 0 {
			// Whoever asks for an old round would have all events since then read.
			if to, err = v.closing(ctx, task, round, to); err != nil {
				return nil, err
			}
		}
		err = v.scanBetween(ctx, deployed, to, v.c.dep.Rounds, topics, visit)
	}
	if err != nil {
		return nil, err
	}
	if !complete {
		return nil, fmt.Errorf("%w: round %d, frozen hash %s", ErrInconsistent, round, frozenHash)
	}
	slices.Reverse(out)
	return out, nil
}

// closing is the newest block, up to one, that a commitment of a round can be in.
func (v RoundView) closing(ctx context.Context, task protocol.Hash, round uint32, newest uint64) (uint64, error) {
	r, err := v.Round(ctx, task, round)
	if err != nil || r.OpenedAt == 0 {
		return newest, err
	}
	closed := r.CommitClosedAt
	if closed == 0 { // not before its window was over: somebody did not commit
		spec, err := v.view().Spec(ctx, task)
		if err != nil {
			return 0, err
		}
		closed = r.OpenedAt + uint64(spec.CommitWindow)
	}
	// The first block after it is in (low, high].
	low, high := v.c.dep.DeployBlock, newest+1
	for high-low > 1 {
		middle := low + (high-low)/2
		header, err := v.c.backend.HeaderByNumber(ctx, new(big.Int).SetUint64(middle))
		if err != nil {
			return 0, fmt.Errorf("read block %d: %w", middle, err)
		}
		if header.Time > closed {
			high = middle
		} else {
			low = middle
		}
	}
	return low, nil
}

func commitmentOf(ev *trainingrounds.TrainingRoundsOuterGradientCommitted, l *types.Log) Commitment {
	return Commitment{
		Trainer: ev.Trainer, Slot: ev.Slot, ParentRoot: ev.ParentRoot, PayloadRoot: ev.PayloadRoot, ClaimHash: ev.ClaimHash,
		FrozenHash: ev.FrozenHash, Deadline: ev.Deadline, Signature: string(ev.Signature), TxHash: l.TxHash, Block: l.BlockNumber,
	}
}

func fold(previous protocol.Hash, c Commitment) protocol.Hash {
	return protocol.FrozenHash(previous, c.Trainer, c.Slot, c.PayloadRoot, c.ClaimHash)
}

// Proposals returns every proposal of a round there has been in this chain, overturned ones too, oldest first, with the
// signatures that its transaction carried.
func (v RoundView) Proposals(ctx context.Context, task protocol.Hash, round uint32) ([]Proposed, error) {
	proposed, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsRoundProposedEventName)
	if err != nil {
		return nil, err
	}
	committed, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsOuterGradientCommittedEventName)
	if err != nil {
		return nil, err
	}
	var events []*trainingrounds.TrainingRoundsRoundProposed
	frozen := make(map[protocol.Hash]bool)
	topics := [][]common.Hash{{proposed, committed}, {common.Hash(task)}, {roundTopic(round)}}
	err = v.scanBack(ctx, v.c.dep.DeployBlock, v.c.dep.Rounds, topics, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			if logs[i].Topics[0] == committed {
				ev, err := v.c.rounds.UnpackOuterGradientCommittedEvent(&logs[i])
				if err != nil {
					return false, fmt.Errorf("decode OuterGradientCommitted: %w", err)
				}
				frozen[ev.FrozenHash] = true
				continue
			}
			ev, err := v.c.rounds.UnpackRoundProposedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode RoundProposed: %w", err)
			}
			events = append(events, ev)
		}
		return false, nil
	})
	if err != nil {
		return nil, err
	}
	var out []Proposed
	for _, ev := range slices.Backward(events) {
		p := Proposed{
			Statement: protocol.Statement{
				TaskId: task, Round: round, ParentRoot: ev.ParentRoot, Included: ev.Included, NewRoot: ev.NewRoot, AuxRoot: ev.AuxRoot,
			},
			Signers: ev.Signers, TxHash: ev.Raw.TxHash, Block: ev.Raw.BlockNumber, Log: ev.Raw.Index,
		}
		// The event has the set hash; the frozen hash under it is that of one of the round's commitments.
		found := false
		for h := range frozen {
			if protocol.SetHash(h, ev.Included) == ev.SetHash {
				p.FrozenHash, found = h, true
				break
			}
		}
		if !found {
			return nil, fmt.Errorf("%w: proposal of round %d, set hash %#x", ErrInconsistent, round, ev.SetHash)
		}
		if p.Signatures, err = v.signatures(ctx, ev.Raw.TxHash, p.SyncRound()); err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

// Announced lists the proposals of a task made in blocks [from, this view's block], overturned ones too, oldest first.
func (v RoundView) Announced(ctx context.Context, from uint64, task protocol.Hash) ([]Announced, error) {
	topics := [][]common.Hash{{common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Rounds, &trainingrounds.TrainingRoundsMetaData, topics, v.c.rounds.UnpackRoundProposedEvent, func(ev *trainingrounds.TrainingRoundsRoundProposed, l *types.Log) Announced {
		return Announced{
			SyncRound: protocol.SyncRound{
				TaskId: task, Round: ev.Round, ParentRoot: ev.ParentRoot, SetHash: ev.SetHash, NewRoot: ev.NewRoot, AuxRoot: ev.AuxRoot,
			},
			Included: ev.Included, Signers: ev.Signers, TxHash: l.TxHash, Block: l.BlockNumber,
		}
	})
}

// Signatures returns those that an announced proposal's transaction carried; nil if another contract made the call. It reads that one
// transaction.
func (v RoundView) Signatures(ctx context.Context, a Announced) ([]WitnessSignature, error) {
	return v.signatures(ctx, a.TxHash, a.SyncRound)
}

// AnnouncedStatement returns the statement of an announced proposal. The event has no frozen hash: it is the round's own, or that of one
// of the commitments before the proposal.
func (v RoundView) AnnouncedStatement(ctx context.Context, a Announced) (protocol.Statement, error) {
	s := protocol.Statement{
		TaskId: a.TaskId, Round: a.Round, ParentRoot: a.ParentRoot, Included: a.Included, NewRoot: a.NewRoot, AuxRoot: a.AuxRoot,
	}
	r, err := v.Round(ctx, a.TaskId, a.Round)
	if err != nil {
		return s, err
	}
	if s.FrozenHash = r.FrozenHash; s.SetHash() == a.SetHash {
		return s, nil
	}
	id, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsOuterGradientCommittedEventName)
	if err != nil {
		return s, err
	}
	found := false
	topics := [][]common.Hash{{id}, {common.Hash(a.TaskId)}, {roundTopic(a.Round)}}
	err = v.scanBetween(ctx, v.c.dep.DeployBlock, min(a.Block, v.Number), v.c.dep.Rounds, topics, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.rounds.UnpackOuterGradientCommittedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode OuterGradientCommitted: %w", err)
			}
			if s.FrozenHash = ev.FrozenHash; s.SetHash() == a.SetHash {
				found = true
				return true, nil
			}
		}
		return false, nil
	})
	if err == nil && !found {
		err = fmt.Errorf("%w: proposal of round %d, set hash %s", ErrInconsistent, a.Round, protocol.Hash(a.SetHash))
	}
	return s, err
}

// signatures returns those that the transaction of a proposal carried; nil if it was not sent to the contract itself.
func (v RoundView) signatures(ctx context.Context, tx common.Hash, s protocol.SyncRound) ([]WitnessSignature, error) {
	args, err := v.arguments(ctx, tx, v.c.dep.Rounds, &trainingrounds.TrainingRoundsMetaData, "proposeRound")
	if err != nil || args == nil {
		return nil, err
	}
	p := abi.ConvertType(args[0], new(trainingrounds.Proposal)).(*trainingrounds.Proposal)
	if p.TaskId != s.TaskId || p.Round != s.Round || p.NewRoot != s.NewRoot || p.AuxRoot != s.AuxRoot {
		return nil, fmt.Errorf("%w: transaction %s is not the one of its event", ErrInconsistent, tx)
	}
	list := *abi.ConvertType(args[1], new([]trainingrounds.WitnessSignature)).(*[]trainingrounds.WitnessSignature)
	out := make([]WitnessSignature, len(list))
	for i, s := range list {
		out[i] = WitnessSignature(s)
	}
	return out, nil
}

// arguments decodes the calldata of a transaction; nil if it is no call of that function of that contract, or none that can be decoded.
func (v *snapshot) arguments(ctx context.Context, tx common.Hash, to common.Address, md interface{ ParseABI() (*abi.ABI, error) }, function string) ([]any, error) {
	t, _, err := v.c.backend.TransactionByHash(ctx, tx)
	if errors.Is(err, ethereum.NotFound) {
		return nil, fmt.Errorf("%w: transaction %s is gone", ErrReorged, tx)
	} else if err != nil {
		return nil, fmt.Errorf("read transaction %s: %w", tx, err)
	}
	parsed, err := md.ParseABI()
	if err != nil {
		return nil, err
	}
	method, ok := parsed.Methods[function]
	if !ok {
		return nil, fmt.Errorf("no function %s", function)
	}
	if t.To() == nil || *t.To() != to || !bytes.HasPrefix(t.Data(), method.ID) {
		return nil, nil
	}
	args, err := decodeCall(method.Inputs, t.Data())
	if err != nil {
		return nil, nil // the contract made sense of it, and nobody else does: as if another contract had called
	}
	return args, nil
}

// Drawn returns the newest draw of a round's committee, and whether there is one.
func (v RoundView) Drawn(ctx context.Context, task protocol.Hash, round uint32) (Drawn, bool, error) {
	id, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsCommitteeDrawnEventName)
	if err != nil {
		return Drawn{}, false, err
	}
	var out Drawn
	found := false
	err = v.scanBack(ctx, v.c.dep.DeployBlock, v.c.dep.Rounds, [][]common.Hash{{id}, {common.Hash(task)}, {roundTopic(round)}}, func(logs []types.Log) (bool, error) {
		if len(logs) == 0 {
			return false, nil
		}
		last := &logs[len(logs)-1]
		ev, err := v.c.rounds.UnpackCommitteeDrawnEvent(last)
		if err != nil {
			return false, fmt.Errorf("decode CommitteeDrawn: %w", err)
		}
		out, found = Drawn{Seed: ev.Seed, Seats: ev.Seats, Block: last.BlockNumber}, true
		return true, nil
	})
	return out, found, err
}

// Convictions lists the statements of a task proven wrong in blocks [from, this view's block], oldest first.
func (v FraudView) Convictions(ctx context.Context, from uint64, task protocol.Hash) ([]Convicted, error) {
	topics := [][]common.Hash{{common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Fraud, &aggregationfraud.AggregationFraudMetaData, topics, v.c.fraud.UnpackFraudProvenEvent, func(ev *aggregationfraud.AggregationFraudFraudProven, l *types.Log) Convicted {
		return Convicted{
			TaskID: ev.TaskId, Round: ev.Round, Challenger: ev.Challenger, Statement: ev.Statement, Fault: protocol.Fault(ev.Fault),
			Element: ev.Element, Expected: ev.Expected, Claimed: ev.Claimed, Overturned: ev.Overturned, TxHash: l.TxHash, Block: l.BlockNumber,
		}
	})
}

// Overturns lists the overturns of a task's rounds in blocks [from, this view's block], oldest first.
func (v FraudView) Overturns(ctx context.Context, from uint64, task protocol.Hash) ([]Overturned, error) {
	topics := [][]common.Hash{{common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Rounds, &trainingrounds.TrainingRoundsMetaData, topics, v.c.rounds.UnpackRoundOverturnedEvent, func(ev *trainingrounds.TrainingRoundsRoundOverturned, l *types.Log) Overturned {
		return Overturned{TaskID: ev.TaskId, Round: ev.Round, DeadRounds: ev.DeadRounds, TxHash: l.TxHash, Block: l.BlockNumber, Log: l.Index}
	})
}

// Descents lists the descents opened against a task in blocks [from, this view's block], oldest first.
func (v FraudView) Descents(ctx context.Context, from uint64, task protocol.Hash) ([]Descent, error) {
	topics := [][]common.Hash{nil, {common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Descent, &rootdescent.RootDescentMetaData, topics, v.c.descent.UnpackDescentOpenedEvent, func(ev *rootdescent.RootDescentDescentOpened, l *types.Log) Descent {
		return Descent{
			ID: ev.Id, TaskID: ev.TaskId, Round: ev.Round, Statement: ev.Statement, Challenger: ev.Challenger, Aux: ev.Aux, Block: l.BlockNumber,
		}
	})
}

// Moves lists the moves of a descent made in blocks [from, this view's block], oldest first.
func (v FraudView) Moves(ctx context.Context, from uint64, id *big.Int) ([]Move, error) {
	parsed, err := rootdescent.RootDescentMetaData.ParseABI()
	if err != nil {
		return nil, err
	}
	var kinds [MoveChoose + 1]common.Hash
	for kind, name := range map[MoveKind]string{
		MoveChildren: rootdescent.RootDescentChildrenRevealedEventName, MovePick: rootdescent.RootDescentChildPickedEventName,
		MoveLeaf: rootdescent.RootDescentLeafRevealedEventName, MoveChoose: rootdescent.RootDescentVectorChosenEventName,
	} {
		kinds[kind] = parsed.Events[name].ID
	}
	var out []Move
	err = v.scan(ctx, from, v.c.dep.Descent, [][]common.Hash{kinds[:], {common.BigToHash(id)}}, func(l *types.Log) error {
		m := Move{Kind: MoveKind(slices.Index(kinds[:], l.Topics[0]))}
		switch m.Kind {
		case MoveChildren:
			ev, err := v.c.descent.UnpackChildrenRevealedEvent(l)
			if err != nil {
				return fmt.Errorf("decode ChildrenRevealed: %w", err)
			}
			m.Node, m.By = ev.Node, ev.By
			for _, c := range ev.Children {
				m.Children = append(m.Children, c)
			}
		case MovePick:
			ev, err := v.c.descent.UnpackChildPickedEvent(l)
			if err != nil {
				return fmt.Errorf("decode ChildPicked: %w", err)
			}
			m.Node, m.Index, m.Child = ev.Node, ev.Index, ev.Child
		case MoveLeaf:
			ev, err := v.c.descent.UnpackLeafRevealedEvent(l)
			if err != nil {
				return fmt.Errorf("decode LeafRevealed: %w", err)
			}
			m.Node, m.By, m.Leaf = ev.Node, ev.By, ev.Leaf
		case MoveChoose:
			ev, err := v.c.descent.UnpackVectorChosenEvent(l)
			if err != nil {
				return fmt.Errorf("decode VectorChosen: %w", err)
			}
			m.Node, m.Momentum = ev.Root, ev.Momentum
		}
		out = append(out, m)
		return nil
	})
	return out, err
}

// RevealsRequested lists the payload ranges of a task that were demanded in blocks [from, this view's block], oldest first.
func (v PublicationView) RevealsRequested(ctx context.Context, from uint64, task protocol.Hash) ([]RevealRequested, error) {
	topics := [][]common.Hash{nil, {common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Reveals, &payloadreveals.PayloadRevealsMetaData, topics, v.c.reveals.UnpackRevealRequestedEvent, func(ev *payloadreveals.PayloadRevealsRevealRequested, l *types.Log) RevealRequested {
		return RevealRequested{
			ID: ev.Id, TaskID: ev.TaskId, Round: ev.Round, Trainer: ev.Trainer, PayloadRoot: ev.PayloadRoot, Fragment: ev.Fragment,
			FirstLeaf: ev.FirstLeaf, Leaves: ev.Leaves, Deadline: ev.Deadline, Block: l.BlockNumber,
		}
	})
}

// RevealedLeaves returns the leaves that answered a request in blocks [from, this view's block], one after the other; nil if nobody has
// answered. The contract has checked them against the payload root.
func (v PublicationView) RevealedLeaves(ctx context.Context, from uint64, id *big.Int) ([]byte, error) {
	event, err := eventID(&payloadreveals.PayloadRevealsMetaData, payloadreveals.PayloadRevealsPayloadRevealedEventName)
	if err != nil {
		return nil, err
	}
	var leaves []byte
	err = v.scan(ctx, from, v.c.dep.Reveals, [][]common.Hash{{event}, {common.BigToHash(id)}}, func(l *types.Log) error {
		ev, err := v.c.reveals.UnpackPayloadRevealedEvent(l)
		if err != nil {
			return fmt.Errorf("decode PayloadRevealed: %w", err)
		}
		leaves = ev.Leaves
		return nil
	})
	return leaves, err
}

// ObjectsRequested lists the parts of a task that were demanded in blocks [from, this view's block], oldest first.
func (v PublicationView) ObjectsRequested(ctx context.Context, from uint64, task protocol.Hash) ([]ObjectRequested, error) {
	topics := [][]common.Hash{nil, {common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Reveals, &payloadreveals.PayloadRevealsMetaData, topics, v.c.reveals.UnpackObjectRequestedEvent, func(ev *payloadreveals.PayloadRevealsObjectRequested, l *types.Log) ObjectRequested {
		return ObjectRequested{
			ID: ev.Id, Part: ObjectPart(ev.Part), Fragment: ev.Fragment, FirstLeaf: ev.FirstLeaf, Leaves: ev.Leaves, Block: l.BlockNumber,
		}
	})
}

// RevealedObject returns what answered a demand for a part of a task in blocks [from, this view's block]; nil if nobody has
// answered. The contract has checked it.
func (v PublicationView) RevealedObject(ctx context.Context, from uint64, id *big.Int) ([]byte, error) {
	event, err := eventID(&payloadreveals.PayloadRevealsMetaData, payloadreveals.PayloadRevealsObjectRevealedEventName)
	if err != nil {
		return nil, err
	}
	var data []byte
	err = v.scan(ctx, from, v.c.dep.Reveals, [][]common.Hash{{event}, {common.BigToHash(id)}}, func(l *types.Log) error {
		ev, err := v.c.reveals.UnpackObjectRevealedEvent(l)
		if err != nil {
			return fmt.Errorf("decode ObjectRevealed: %w", err)
		}
		data = ev.Data
		return nil
	})
	return data, err
}

// DescentsClosed lists how descents against a task ended in blocks [from, this view's block], oldest first.
func (v FraudView) DescentsClosed(ctx context.Context, from uint64, task protocol.Hash) ([]DescentClosed, error) {
	topics := [][]common.Hash{nil, {common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Descent, &rootdescent.RootDescentMetaData, topics, v.c.descent.UnpackDescentClosedEvent, func(ev *rootdescent.RootDescentDescentClosed, l *types.Log) DescentClosed {
		return DescentClosed{ID: ev.Id, TaskID: ev.TaskId, Convicted: ev.Convicted, Moot: ev.Moot, Block: l.BlockNumber}
	})
}

// scan visits the matching logs of [from, v.Number] in chain order.
func (v *snapshot) scan(ctx context.Context, from uint64, addr common.Address, topics [][]common.Hash, visit func(*types.Log) error) error {
	if from = max(from, v.c.dep.DeployBlock); from > v.Number {
		return nil
	}
	var all []types.Log
	err := v.scanBack(ctx, from, addr, topics, func(logs []types.Log) (bool, error) {
		slices.Reverse(logs)
		all = append(all, logs...)
		return false, nil
	})
	if err != nil {
		return err
	}
	for i := range slices.Backward(all) {
		if err := visit(&all[i]); err != nil {
			return err
		}
	}
	return nil
}

// ClaimedCommission returns the rounds whose commission a keeper has been paid already.
func (v RoundView) ClaimedCommission(ctx context.Context, task protocol.Hash, keeper common.Address) (map[uint32]bool, error) {
	id, err := eventID(&trainingtasks.TrainingTasksMetaData, trainingtasks.TrainingTasksCommissionClaimedEventName)
	if err != nil {
		return nil, err
	}
	out := make(map[uint32]bool)
	topics := [][]common.Hash{{id}, {common.Hash(task)}, {common.BytesToHash(keeper[:])}}
	err = v.scanBack(ctx, v.c.dep.DeployBlock, v.c.dep.Tasks, topics, func(logs []types.Log) (bool, error) {
		for i := range logs {
			ev, err := v.c.tasks.UnpackCommissionClaimedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode CommissionClaimed: %w", err)
			}
			out[ev.Round] = true
		}
		return false, nil
	})
	return out, err
}

func roundTopic(round uint32) common.Hash {
	return common.BigToHash(new(big.Int).SetUint64(uint64(round)))
}

// events lists what item makes of a contract's events of one kind in blocks [from, the view's block], oldest first. The topics are those
// that follow the event's own.
func events[E bind.ContractEvent, T any](
	ctx context.Context, v *snapshot, from uint64, addr common.Address, md *bind.MetaData, topics [][]common.Hash,
	unpack func(*types.Log) (*E, error), item func(*E, *types.Log) T,
) ([]T, error) {
	var kind E
	name := kind.ContractEventName()
	id, err := eventID(md, name)
	if err != nil {
		return nil, err
	}
	var out []T
	err = v.scan(ctx, from, addr, append([][]common.Hash{{id}}, topics...), func(l *types.Log) error {
		ev, err := unpack(l)
		if err != nil {
			return fmt.Errorf("decode %s: %w", name, err)
		}
		out = append(out, item(ev, l))
		return nil
	})
	return out, err
}
