package training

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"iter"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// maxLost is how many disputes about one claim may be lost, say by an outage, before it is left alone.
const maxLost = 2

// ErrLost says that disputes about a wrong claim were lost, and none is opened any more.
var ErrLost = errors.New("disputes about it were lost")

// Dispute is a dispute with where it stands.
type Dispute struct {
	chain.TrainingDispute
	Position chain.TrainingPosition
}

// Turn is what the dispute waits for.
func (d *Dispute) Turn() chain.TrainingTurn { return chain.TrainingTurn(d.Position.Turn) }

// overdue says that whoever's turn it is let its clock run out, and that anybody may end the dispute by that.
func (d *Dispute) overdue(v *chain.View) bool {
	return d.Turn() != chain.TrainingTurnOver && v.Time >= d.Position.Deadline
}

// Disputes reads where disputes stand.
func Disputes(ctx context.Context, v *chain.View, opened []chain.TrainingDispute) ([]Dispute, error) {
	out := make([]Dispute, len(opened))
	for i, d := range opened {
		p, err := v.TrainingPosition(ctx, d.ID)
		if err != nil {
			return nil, err
		}
		out[i] = Dispute{d, p}
	}
	return out, nil
}

// read is what was published of the claim: by its trainer, and in disputes about it, the oldest of which is the first.
func (k *Case) read(ctx context.Context, v *chain.View, disputes []Dispute) (*Known, error) {
	known := NewKnown()
	for _, p := range k.Posted {
		known.Post(p, k.Replay.Task.Schedule().Transitions(int(p.Segment)))
	}
	if len(disputes) == 0 {
		return known, nil
	}
	ids := make([]*big.Int, len(disputes))
	for i, d := range disputes {
		ids[i] = d.ID
	}
	shown, err := v.Shown(ctx, disputes[0].Block, ids)
	for _, s := range shown {
		known.Show(s)
	}
	return known, err
}

// Action is a transaction that is due.
type Action struct {
	chain.Call
	// Bond is set where the dispute contract takes one; Takes is for whoever plays to say what a conviction takes then.
	Bond  bool
	Takes *big.Int
	// Convicts is set where it convicts the trainer if it succeeds.
	Convicts bool
	// Deadline is when the clock of whoever makes the move runs out, by chain time; 0 if none runs for it.
	Deadline uint64
}

// act makes an action of a call for which no clock runs.
func act(call chain.Call, err error) (*Action, error) {
	if err != nil {
		return nil, err
	}
	return &Action{Call: call}, nil
}

// Attend does what needs no replay of the claim, for the account's disputes about it: it ends what is over in substance, or in time. wait: a
// dispute of its own is open, and the trainer's turn in all of them. settled: nothing will be due any more.
func (k *Case) Attend(ctx context.Context, v *chain.View, id Hash, account common.Address, disputes []Dispute) (due *Action, wait, settled bool, err error) {
	condemned, err := v.TrainingCondemned(ctx, id)
	if err != nil {
		return nil, false, false, err
	}
	matters, err := v.TrainingMattersUntil(ctx, k.Gradient)
	if err != nil {
		return nil, false, false, err
	}
	open, waiting := 0, 0
	for i := range disputes {
		d := &disputes[i]
		switch {
		case d.Challenger != account || d.Turn() == chain.TrainingTurnOver:
			continue
		case condemned || matters == 0:
			due, err = act(v.Chain().DisputeClose(d.ID, k.Signed()))
			return due, false, false, err
		case d.overdue(v) && d.Turn().Trainers():
			if due, err = act(v.Chain().DisputeTimeout(d.ID, k.Signed())); due != nil {
				due.Convicts = true
			}
			return due, false, false, err
		case d.overdue(v):
			continue // lost, unless the claim is condemned first: Challenge's to say
		case d.Turn().Trainers():
			waiting++
		}
		open++
	}
	return nil, open > 0 && waiting == open, condemned, nil
}

// Challenge is what the account, which knows the claim as a case, does next at a view where Attend has nothing to do; nil if nothing is due.
// disputes are all about the claim, served its list of checkpoints if somebody serves it. The case's Known and Chain are read here. settled:
// nothing will be due any more, unless somebody opens a dispute. Errors are the chain's and the replay's, ErrComputing among them, ErrUnserved, and
// ErrLost where disputes were lost, say because the account was away, and no other is opened.
func (k *Case) Challenge(ctx context.Context, v *chain.View, id Hash, account common.Address, disputes []Dispute, served []Hash) (
	due *Action, settled bool, err error,
) {
	if k.Known, err = k.read(ctx, v, disputes); err != nil {
		return nil, false, err
	}
	k.Known.Checkpoints(k.Replay.Task, &k.Gradient, served)
	if k.Ask != nil {
		k.Known.ask = func(node Hash, leads func(raw []byte) bool) []byte { return k.Ask.Reveal(ctx, node, leads) }
		k.Known.askLeaf = func(root Hash, i uint64, leads func([]byte) bool) []byte { return k.Ask.Leaf(ctx, root, i, leads) }
	}
	k.Chain = func(ctx context.Context, at Place) (Hash, error) {
		return v.ChainHash(ctx, id, uint32(at.Segment), uint32(at.Transition), uint32(at.Part), at.Entry, at.Index)
	}
	k.stands = nil
	for _, d := range disputes {
		if d.Challenger == account && d.Turn() != chain.TrainingTurnOver {
			k.stands = append(k.stands, int(d.Position.Segment))
		}
	}
	next, unserved := k.Next(ctx, places(disputes)...)
	if unserved != nil && !errors.Is(unserved, ErrUnserved) {
		return nil, false, unserved
	}
	if next != nil && next.Proves() {
		if due, err = act(v.Chain().TrainingProof(next.Method, k.Signed(), next.Args)); due != nil {
			due.Convicts, due.Deadline = true, clock(v, account, disputes)
		}
		return due, false, err
	}
	// Of the account's disputes those whose clock it let run out are lost only when somebody ends them: another may condemn the claim before.
	open, elsewhere, missed := false, false, 0
	var late, silent *Dispute
	for i := range disputes {
		d := &disputes[i]
		own, turn := d.Challenger == account, d.Turn() == chain.TrainingTurnChallenge
		switch {
		case d.Turn() == chain.TrainingTurnOver:
		case turn && d.overdue(v):
			if own {
				missed++
				late = d
			}
		case !own && d.overdue(v):
			silent = d
		case !own:
			elsewhere = true
		case turn && next != nil && d.Position.Moves+2 <= protocol.MaxMoves:
			if due, err = act(k.Move(ctx, v.Chain(), d.ID, &d.Position, next)); due != nil {
				due.Deadline = d.Position.Deadline
			}
			return due, false, err
		default:
			open = true
		}
	}
	if open {
		return nil, false, unserved
	}
	if next != nil && silent != nil { // its challenger may have gone away
		if due, err = act(v.Chain().DisputeTimeout(silent.ID, k.Signed())); due != nil {
			due.Convicts = true
		}
		return due, false, err
	}
	lost, err := lost(ctx, v, id, account, disputes)
	if err != nil {
		return nil, false, err
	}
	until, err := v.TrainingMattersUntil(ctx, k.Gradient)
	if err != nil {
		return nil, false, err
	}
	tired := lost+missed >= maxLost
	inTime := v.Time < min(until, k.Gradient.Deadline+uint64(k.Replay.Task.Spec.ClaimWindow))
	switch {
	case next != nil && inTime && !tired:
		if due, err = act(v.Chain().DisputeOpen(k.Signed(), next.Open())); due != nil {
			due.Bond = true
		}
		return due, false, err
	case late != nil && elsewhere:
		return nil, false, unserved
	case late != nil: // nothing can bring the bond back, and as long as it is open the trainer's lock and pay wait for it
		due, err = act(v.Chain().DisputeTimeout(late.ID, k.Signed()))
		return due, false, err
	case next != nil && tired:
		return nil, false, fmt.Errorf("%w: %d", ErrLost, lost)
	}
	return nil, unserved == nil, unserved // a dispute comes too late, and what is public proves nothing, or nothing is wrong
}

// clock is when the first clock of a challenger runs out in disputes about a claim that wait for it; 0 if none runs.
func clock(v *chain.View, account common.Address, disputes []Dispute) (first uint64) {
	for i := range disputes {
		d := &disputes[i]
		if d.Challenger == account && d.Turn() == chain.TrainingTurnChallenge && !d.overdue(v) && (first == 0 || d.Position.Deadline < first) {
			first = d.Position.Deadline
		}
	}
	return first
}

// places are the elements whose accumulators the trainer was asked for.
func places(disputes []Dispute) []Place {
	var out []Place
	for _, d := range disputes {
		if p := d.Position; p.Accumulators > 0 {
			out = append(out, Place{Segment: int(p.Segment), Transition: int(p.Transition), Part: int(p.Part), Entry: p.Entry, Index: p.Element})
		}
	}
	return out
}

// lost counts an account's disputes about a claim that cost their bond.
func lost(ctx context.Context, v *chain.View, id Hash, account common.Address, disputes []Dispute) (int, error) {
	ended := make(map[string]bool)
	for _, d := range disputes {
		if d.Challenger == account && d.Turn() == chain.TrainingTurnOver {
			ended[d.ID.String()] = true
		}
	}
	if len(ended) == 0 {
		return 0, nil
	}
	closed, err := v.TrainingDisputesClosed(ctx, disputes[0].Block, id)
	n := 0
	for _, c := range closed {
		if ended[c.ID.String()] && !c.Convicted && !c.Moot {
			n++
		}
	}
	return n, err
}

// Asked says whether a dispute waits for the trainer, in time at a view.
func Asked(v *chain.View, disputes []Dispute) bool {
	return slices.ContainsFunc(disputes, func(d Dispute) bool { return d.Turn().Trainers() && v.Time < d.Position.Deadline })
}

// Defend is what the trainer of the claim does at a view in the disputes about it, at most one move in each. It comes in the order of their
// deadlines, and what is made of the same transition with the first of that, each as soon as it is computed: to be sent meanwhile, as the next
// may take long. One that fails does not end it. The replay is needed if it is Asked.
func (d *Defence) Defend(ctx context.Context, v *chain.View, disputes []Dispute) iter.Seq2[*Action, error] {
	return func(yield func(*Action, error) bool) {
		var asked []*Dispute
		soonest := make(map[[2]uint32]uint64)
		for i := range disputes {
			x := &disputes[i]
			switch inTime := v.Time < x.Position.Deadline; {
			case x.Turn().Trainers() && inTime:
				asked = append(asked, x)
				at := d.madeOf(x)
				if first, ok := soonest[at]; !ok || x.Position.Deadline < first {
					soonest[at] = x.Position.Deadline
				}
			case x.Turn() == chain.TrainingTurnChallenge && !inTime:
				if !yield(act(v.Chain().DisputeTimeout(x.ID, d.Signed()))) {
					return
				}
			}
		}
		slices.SortStableFunc(asked, func(a, b *Dispute) int {
			at, other := d.madeOf(a), d.madeOf(b)
			return cmp.Or(cmp.Compare(soonest[at], soonest[other]), slices.Compare(at[:], other[:]),
				cmp.Compare(a.Position.Deadline, b.Position.Deadline))
		})
		together := postings(asked)
		for _, x := range asked {
			var due *Action
			var err error
			if x.Turn() != chain.TrainingTurnPost {
				due, err = act(d.Answer(ctx, v.Chain(), x.ID, &x.Position))
			} else if ids := together[x]; ids != nil {
				due, err = act(d.Post(ctx, v.Chain(), x.Position.Segment, ids))
			} else {
				continue // posted with one before it
			}
			if due != nil {
				due.Deadline = x.Position.Deadline
			}
			if !yield(due, err) {
				return
			}
		}
	}
}

// postings are the disputes that one posting of a segment answers, by the first of them: of those that wait for it, in the order in which they come, as many
// as a posting may. How many there are is up to strangers.
func postings(asked []*Dispute) map[*Dispute][]*big.Int {
	out, first := make(map[*Dispute][]*big.Int), make(map[uint32]*Dispute)
	for _, x := range asked {
		if x.Turn() != chain.TrainingTurnPost {
			continue
		}
		segment := x.Position.Segment
		if f := first[segment]; f == nil || len(out[f]) == chain.MaxAnswers {
			first[segment] = x
		}
		out[first[segment]] = append(out[first[segment]], x.ID)
	}
	return out
}

// madeOf is the transition, by its segment and its place in that, that the answer in a dispute is made of; of a posting the last, which has its
// roots.
func (d *Defence) madeOf(x *Dispute) [2]uint32 {
	p := &x.Position
	if x.Turn() == chain.TrainingTurnPost {
		return [2]uint32{p.Segment, uint32(d.Replay.Task.Schedule().Transitions(int(p.Segment)) - 1)}
	}
	return [2]uint32{p.Segment, p.Transition}
}

// IllFormed finds the first entry of a task's programs that breaks a rule by itself, and shows it: what no round of the task can be judged
// with. The programs are the entries that their roots commit to, which need be no program's. False if there is none; for programs that only do not fit
// each other there is ShowMisfit.
func IllFormed(programs [claim.ProgramCount][][]byte) (which int, entries chain.TrainingEntries, found bool, err error) {
	var roots []Hash
	var leaves [claim.ProgramCount][]Hash
	for which, cut := range programs {
		var root Hash
		root, leaves[which] = program.CutRoot(cut)
		roots = append(roots, root)
	}
	for which, cut := range programs {
		p := new(program.Program)
		decodes := p.UnmarshalBinary(slices.Concat(cut...)) == nil
		for entry := range cut {
			place := program.Place{Leaves: uint32(len(cut)), Number: uint32(entry), Header: cut[0], Entry: cut[entry]}
			if decodes {
				place = p.Place(uint32(entry))
			}
			if place.Check() == nil {
				continue
			}
			if entry == 0 {
				place.Entry = nil
			}
			entries, err := shownOf(roots, leaves[which], which, place)
			return which, entries, true, err
		}
	}
	return 0, chain.TrainingEntries{}, false, nil
}

// ShowFields shows how large a record the step of programs that fit reads: the entry behind its last batch field, all of them named.
func ShowFields(programs *claim.Programs) (step chain.TrainingEntries, err error) {
	entry := programs.BehindFields()
	return ShowEntry(programs, 1, entry, programs.FieldsBefore(entry))
}

// ShowEntry shows an entry of one of the programs with those that are named beside it, whatever it names itself.
func ShowEntry(programs *claim.Programs, which int, entry uint32, named []uint32) (chain.TrainingEntries, error) {
	p := programs.List()[which]
	place := p.Place(entry)
	place.Named = nil
	for _, e := range named {
		place.Named = append(place.Named, program.NamedEntry{Number: e, Entry: p.AppendEntry(nil, int(e))})
	}
	return shown(programs, which, place)
}

// ShowMisfit shows what does not fit in programs that are well formed: the entry, and that of the step that it is held against.
func ShowMisfit(programs *claim.Programs, m *claim.Misfit) (entries, step chain.TrainingEntries, err error) {
	p := programs.List()[m.Which]
	place := p.Place(m.Entry)
	if m.Entry == 0 {
		place.Entry = nil
	}
	if p.Node(m.Entry) != nil {
		// Of a node it only matters which inputs it reads.
		place.Named = slices.DeleteFunc(place.Named, func(n program.NamedEntry) bool { return int(n.Number) > len(p.Inputs) })
	}
	if m.Which == 1 && m.Entry > 0 && int(m.Entry) <= len(p.Inputs) {
		for _, e := range programs.FieldsBefore(m.Entry) {
			place.Named = append(place.Named, program.NamedEntry{Number: e, Entry: p.AppendEntry(nil, int(e))})
		}
	}
	if entries, err = shown(programs, m.Which, place); err != nil {
		return entries, step, err
	}
	step, err = Entries(programs, 1, m.Step)
	return entries, step, err
}
