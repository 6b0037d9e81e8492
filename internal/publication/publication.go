// Package publication answers what is demanded of a task's sponsor: from a demand to the object that answers it, and from that to the
// transaction. Whoever answers, a keeper of the pool, a challenger or the sponsor, says where it has objects from, and decides whether and when it
// does.
package publication

import (
	"context"
	"math/big"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
)

// Leaves are those of a data set or a constant, of which ranges are opened.
type Leaves interface {
	LeafBytes() uint32
	// OpenRange opens the leaves from first on, at most count.
	OpenRange(first, count uint64) (claim.LeafRange, error)
}

// Material is what one task is made of, as somebody has it. What it gives is what the task names: whoever implements it has looked.
type Material interface {
	Manifest(ctx context.Context) ([]byte, error)
	// Program is one of prologue (0), step and epilogue.
	Program(ctx context.Context, which uint32) (*claim.OpenedProgram, error)
	Dataset(ctx context.Context) (Leaves, error)
	// Constant is one that a program of the task names, as the chain knows it.
	Constant(ctx context.Context, c chain.Constant) (Leaves, error)
	FirstState(ctx context.Context) (*transition.StateTrees, error)
}

// Prepare gets what answers a demand, and returns what makes the call of it. Between the two no manifest and no program is held: many demands
// may wait for their turn, about many tasks.
func Prepare(ctx context.Context, c *chain.Chain, m Material, id *big.Int, r chain.ObjectRequest) (func(context.Context) (chain.Call, error), error) {
	switch r.Part {
	case chain.ObjectManifest:
		_, err := m.Manifest(ctx)
		return func(ctx context.Context) (chain.Call, error) {
			raw, err := m.Manifest(ctx)
			return c.ObjectPublish(id, raw, nil, protocol.Hash{}, nil), err
		}, err
	case chain.ObjectProgram:
		_, err := m.Program(ctx, r.Fragment)
		return func(ctx context.Context) (chain.Call, error) {
			p, err := m.Program(ctx, r.Fragment)
			if err != nil {
				return chain.Call{}, err
			}
			o, err := p.OpenRange(r.FirstLeaf, chain.RangeEntries)
			return c.ProgramPublish(id, o.Entries, o.Data, o.Proof, o.ListPath), err
		}, err
	case chain.ObjectDataset:
		x, err := m.Dataset(ctx)
		return func(context.Context) (chain.Call, error) {
			o, err := x.OpenRange(r.FirstLeaf, chain.RangeRecords(x.LeafBytes()))
			return c.RecordsPublish(id, x.LeafBytes(), o.Data, o.Proof), err
		}, err
	case chain.ObjectConstant:
		x, err := m.Constant(ctx, r.Constant)
		return func(context.Context) (chain.Call, error) {
			o, err := x.OpenRange(r.FirstLeaf, uint64(r.Leaves))
			return c.ObjectPublish(id, o.Data, o.Proof, protocol.Hash{}, nil), err
		}, err
	default:
		trees, err := m.FirstState(ctx)
		return func(context.Context) (chain.Call, error) {
			o, err := trees.OpenRange(r.Fragment, r.FirstLeaf, r.FirstLeaf+uint64(r.Leaves), r.Part == chain.ObjectMomentum)
			return c.ObjectPublish(id, o.Leaf, o.Path, o.Sibling, o.SetPath), err
		}, err
	}
}

// Answer is the call that answers a demand at once.
func Answer(ctx context.Context, c *chain.Chain, m Material, id *big.Int, r chain.ObjectRequest) (chain.Call, error) {
	call, err := Prepare(ctx, c, m, id, r)
	if err != nil {
		return chain.Call{}, err
	}
	return call(ctx)
}

// Waits says whether a demand waits for its answer at a time of the chain.
func Waits(r chain.ObjectRequest, now uint64) bool {
	return !r.Answered && !r.Lapsed && now < r.Deadline
}

// Earns is what an answer brings, in units of the token: the half of the price of its leaves that does not burn, and what whoever answers has at
// stake in a run that silence would end.
func Earns(price *big.Int, r chain.ObjectRequest, stake *big.Int) *big.Int {
	half := new(big.Int).Mul(price, big.NewInt(int64(r.Leaves)))
	return half.Rsh(half, 1).Add(half, stake)
}
