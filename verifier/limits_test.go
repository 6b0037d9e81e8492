package verifier

import (
	"bytes"
	"context"
	"log/slog"
	"math/big"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
)

// What two proposals prove is found again when the first attempt to send it failed, and only where outcomes differ.
func TestOutcomesAreFoundAgain(t *testing.T) {
	t.Parallel()
	o := newOutcomes()
	proposal := func(newRoot, tx byte) signed {
		return signed{Announced: chain.Announced{SyncRound: protocol.SyncRound{Round: 1, NewRoot: protocol.Hash{newRoot}}, TxHash: common.Hash{tx}}}
	}
	first, second := proposal(1, 1), proposal(2, 2)
	require.Empty(t, o.note(first))
	require.Empty(t, o.note(first))
	_, known := o.find(second.Announced)
	require.False(t, known)
	for range 3 {
		require.Equal(t, []signed{first}, o.note(second))
	}
	_, known = o.find(second.Announced)
	require.True(t, known)
	again := proposal(1, 3)
	require.Equal(t, []signed{second}, o.note(again), "the same outcome, by others")
	require.Equal(t, []signed{first, again}, o.note(second))
}

// The oldest case makes room on a full shelf, not before it had the time for its move.
func TestShelf(t *testing.T) {
	t.Parallel()
	s := new(shelf)
	var places []*place
	for range maxShelved {
		p := new(place)
		require.NoError(t, s.take(p))
		places = append(places, p)
	}
	require.ErrorIs(t, s.take(new(place)), errCrowded)
	for i, p := range places[1:] {
		s.built(p)
		p.since = p.since.Add(-time.Duration(i) * leastShelved / 4)
	}
	require.False(t, s.room())
	for i, p := range places {
		require.Equal(t, i == len(places)-1, p.wanted.Load(), i)
	}
	s.free(nil)
	require.False(t, s.room())
	s.free(places[len(places)-1])
	require.True(t, s.room())
	require.NoError(t, s.take(new(place)))
}

// Cases fall when their rounds were read and do not stand, whatever failed elsewhere; the earliest of too many stay.
func TestKeepCases(t *testing.T) {
	t.Parallel()
	c := new(verdicts)
	w := &rounds{verdicts: c, exams: make(map[protocol.Hash]*exam), cases: make(map[protocol.Hash]*wrong)}
	live := make(map[protocol.Hash]bool)
	add := func(number uint32) *wrong {
		s := protocol.Statement{Round: number}
		p := new(place)
		require.NoError(t, c.shelf.take(p))
		w.cases[s.ID()] = &wrong{round: &round{statement: s}, place: p}
		live[s.ID()] = true
		return w.cases[s.ID()]
	}
	rounds := func() (out []uint32) {
		for _, k := range w.cases {
			out = append(out, k.round.statement.Round)
		}
		return out
	}
	for n := range uint32(maxCases + 2) {
		add(n)
	}
	w.keepCases(live, nil)
	require.ElementsMatch(t, []uint32{0, 1, 2, 3}, rounds())
	delete(live, protocol.Statement{Round: 1}.ID())
	delete(live, protocol.Statement{Round: 2}.ID())
	w.keepCases(live, map[uint32]bool{2: true})
	require.ElementsMatch(t, []uint32{0, 2, 3}, rounds())
	add(7).place.wanted.Store(true)
	w.keepCases(live, map[uint32]bool{2: true})
	require.ElementsMatch(t, []uint32{0, 2, 3}, rounds())
	require.True(t, w.exams[protocol.Statement{Round: 7}.ID()].crowded, "examined again when there is room")
	w.keepCases(nil, nil)
	require.Empty(t, w.cases)
	require.Empty(t, w.exams)
	require.Empty(t, c.shelf.held)
}

// bystander is a hand that sends nothing.
type bystander struct {
	hand
	run     context.Context
	running sync.WaitGroup
}

func (b *bystander) now() *chain.View { return nil }

func (b *bystander) beside(do func(context.Context)) context.CancelFunc {
	ctx, stop := context.WithCancel(b.run)
	b.running.Go(func() {
		defer stop()
		do(ctx)
	})
	return stop
}

// Where no clock runs no more replays are begun than twice as many as can be computed at a time; where one does they wait for none of these, nor for
// a number.
func TestReplaysWithAClockGoFirst(t *testing.T) {
	t.Parallel()
	run, stop := context.WithCancel(t.Context())
	h, pool := &bystander{run: run}, newReplays(1, 2)
	w := newReplayer(newLoader(&task{hand: h, id: protocol.Hash{1}, log: slog.New(slog.DiscardHandler)}, nil, nil, 1), pool, nil, nil)
	w.loader.material = new(material)       // nobody asks for what the task is made of
	holder := pool.job(protocol.Hash{2}, 1) // nothing gets any further than to wait for its memory
	holder.clock(1)
	require.NoError(t, holder.admit(run, 1, func() {}))
	v := chain.NewView(nil, chain.Block{Number: 7})
	ask := func(round uint32, deadline uint64) (running []uint32) {
		require.Nil(t, w.replayOf(v, work{round: round}, deadline))
		for of := range w.replays {
			running = append(running, of.round)
		}
		slices.Sort(running)
		return running
	}
	clock := func(round uint32) uint64 { return w.replays[work{round: round}].job.deadlineNow() }
	require.Equal(t, []uint32{1}, ask(1, 0))
	require.Equal(t, []uint32{1, 2}, ask(2, 0))
	require.Equal(t, []uint32{1, 2, 3}, ask(3, 0))
	require.Equal(t, []uint32{1, 2, 3, 4}, ask(4, 0))
	require.Equal(t, []uint32{1, 2, 3, 4}, ask(5, 0), "there are two places")
	var all []uint32
	for round := uint32(4); round < 40; round++ {
		all = ask(round, 100)
	}
	require.Len(t, all, 39)
	ask(4, 50)
	ask(4, 0)
	require.EqualValues(t, 50, clock(4), "asked for by more than one")
	require.EqualValues(t, 100, clock(5))
	v = chain.NewView(nil, chain.Block{Number: 8})
	ask(4, 0)
	require.Zero(t, clock(4))
	stop()
	h.running.Wait()
	holder.release()
	require.Empty(t, pool.waiting)
}

// What an account was credited inside the vault, bounties, pays for its demands and bonds; what it lost there is no part of their cost, also where a
// deployment has no disputes, whose contract would have the address that such movements have.
func TestWhatIsPutUp(t *testing.T) {
	t.Parallel()
	dep := protocol.Deployment{Reveals: common.Address{1}, Descent: common.Address{2}, Tasks: common.Address{3}}
	moved := []chain.Movement{
		{Kind: chain.Paid, Contract: dep.Reveals, Amount: big.NewInt(100)}, {Kind: chain.Paid, Contract: dep.Descent, Amount: big.NewInt(30)},
		{Kind: chain.Returned, Contract: dep.Reveals, Amount: big.NewInt(50)}, {Kind: chain.Paid, Contract: dep.Tasks, Amount: big.NewInt(7)},
		{Kind: chain.Earned, Amount: big.NewInt(9)}, {Kind: chain.Earned, Contract: dep.Tasks, Amount: big.NewInt(500)},
		{Kind: chain.Slashed, Amount: big.NewInt(1000)},
	}
	require.EqualValues(t, 71, putUp(&dep, moved).Int64())
	dep.Dispute = common.Address{4}
	require.EqualValues(t, 71, putUp(&dep, moved).Int64())
}

// Data that strangers demand are held of few tasks at a time, and of one no more than its limit.
func TestHeldExhibits(t *testing.T) {
	t.Parallel()
	const records, size = 100, 64
	raw := bytes.Repeat([]byte{1}, records*size)
	spec := func(number byte) *protocol.TaskSpec {
		raw[0] = number
		var list [][]byte
		for i := range records {
			list = append(list, raw[i*size:(i+1)*size])
		}
		return &protocol.TaskSpec{DatasetRecords: records, DatasetRoot: protocol.DatasetRoot(list)}
	}
	room := make(chan struct{}, 1)
	exhibit := func() *exhibits {
		return &exhibits{most: 15_000, room: room, readPart: func(context.Context, claim.Part) ([]byte, error) { return slices.Clone(raw), nil }}
	}
	open := func(m *exhibits, number byte) error {
		s := spec(number)
		part, err := claim.DatasetPart(s, size)
		require.NoError(t, err)
		_, err = m.open(t.Context(), part, claim.TreeBytes(size, records), func(r *bytes.Reader) (*claim.OpenedLeaves, error) { return claim.OpenDataset(s, r, records*size) })
		return err
	}
	first, second := exhibit(), exhibit()
	require.NoError(t, open(first, 1))
	require.Len(t, first.leaves, 1)
	require.NoError(t, open(first, 2))
	require.Len(t, first.leaves, 1, "both have more than the limit")
	require.ErrorIs(t, open(second, 1), errRoom)
	first.close()
	require.NoError(t, open(second, 1))
	second.most = records * size
	require.ErrorContains(t, open(second, 2), "the limit is")
	second.close()
	require.Empty(t, room)
}

// The latest of too many wrong rounds are given up, but not one into which a descent of this account's is open, whose clock runs: who makes no move
// there loses the bond, and rounds below that are found wrong late may take longer to fall than its clock.
func TestOpenDescentsAreNotGivenUp(t *testing.T) {
	t.Parallel()
	me := common.Address{1}
	tk := &task{account: me}
	ds := &descents{task: tk, over: make(map[string]bool)}
	rs := newRounds(tk, newVerdicts(), nil, nil, ds)
	live := make(map[protocol.Hash]bool)
	var last protocol.Hash
	for n := range uint32(maxCases + 2) {
		s := protocol.Statement{Round: n}
		last = s.ID()
		rs.cases[last], live[last] = &wrong{round: newRound(nil, new(protocol.TaskSpec), s, nil)}, true
	}
	ds.opened.Items = []chain.Descent{{ID: big.NewInt(7), Statement: last, Challenger: me}}
	rs.keepCases(live, nil)
	require.Len(t, rs.cases, maxCases+1)
	require.NotNil(t, rs.cases[last])
	ds.over["7"] = true
	rs.keepCases(live, nil)
	require.Len(t, rs.cases, maxCases)
	require.Nil(t, rs.cases[last])
}

// What kept a statement from being recomputed while it stood is no reason to give it up when it fell; that nobody has what it was made of is, after
// some tries.
func TestHowOftenWhatFellIsLookedFor(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{ParamCount: 64, FragmentCount: 1}
	rs := newRounds(&task{lib: newLibrary(t.TempDir(), nil), spec: spec}, newVerdicts(), nil, nil, nil)
	s := fellStatement{Statement: protocol.Statement{Round: 3}}
	e := &exam{round: 3, running: true, fails: 9, lacked: fallenTries}
	rs.exams[s.ID()] = e
	f, v := newFallen(rs, nil), chain.NewView(nil, chain.Block{Number: 1})
	require.True(t, f.examine(v, s))
	require.True(t, e.fell && e.final)
	require.Zero(t, e.fails+e.lacked)
	e.lacked = fallenTries
	require.True(t, f.examine(v, s), "the last try has not ended")
	e.running = false
	require.False(t, f.examine(v, s))
}
