package keeper

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/internal/publication"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/repops"
	"assay/repops/program"
)

const (
	// defenceTrees statements are kept open for answering descents, payloadTrees payloads and stateTrees first states for publishing ranges
	// of them: about a byte for each leaf of all that they commit to, which is 20 MiB a statement of 200 million parameters and 16 payloads.
	defenceTrees, payloadTrees, stateTrees, leafTrees = 8, 64, 8, 16
	// descentRun is how many leaves of a payload are hashed at a time.
	descentRun = 256
)

// openings are what this keeper has hashed to open parts of it on chain. They are built in lanes of their own, not those of what is
// proposed, because a clock runs. The caches lock themselves.
type openings struct {
	*node
	tasks      *registry
	payloads   *payloads
	objects    *objects
	aggregator *aggregator
	lanes      lanes
	// trees by statement; nil for one that this keeper computes otherwise, which it cannot defend.
	trees        *lru.Cache[treesKey, *transition.Trees]
	payloadTrees *lru.Cache[protocol.Hash, *transition.PayloadTrees]
	// states are first states by root.
	states   *lru.Cache[protocol.Hash, *transition.StateTrees]
	programs *claim.Opener
	// leaves are data sets and constants by root.
	leaves *lru.Cache[protocol.Hash, *claim.OpenedLeaves]
}

// treesKey names a statement and what it was computed from.
type treesKey struct{ statement, inputs protocol.Hash }

// treesOf recomputes a statement with everything that it commits to; nil if this keeper computes other roots.
func (op *openings) treesOf(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, st protocol.Statement) (*transition.Trees, error) {
	included, err := op.tasks.included(ctx, v, st)
	if err != nil {
		return nil, err
	}
	k := treesKey{st.ID(), inputsOf(spec, included)}
	if known, ok := op.trees.Get(k); ok {
		return known, nil
	}
	if err := op.payloads.fetchMissing(ctx, spec, st, included); err != nil {
		return nil, err
	}
	leave, err := op.lanes.enter(ctx, st.TaskId, spec, len(included))
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := op.trees.Get(k); ok {
		return known, nil
	}
	payloads := payloadsOf(included)
	tampers := []*transition.Tamper{nil}
	if l := op.lying(st.TaskId, st.Round); l != nil && l.Tamper != nil {
		tampers = append(tampers, l.Tamper)
	}
	for _, tamper := range tampers {
		trees := new(transition.Trees)
		got, err := op.aggregator.compute(ctx, spec, advanceOf(st, included), looseRound(op.store, spec, st.ParentRoot, payloads), payloads, nil,
			transition.Options{Trees: trees, Tamper: tamper})
		if err != nil {
			return nil, err
		}
		if got.NewRoot == st.NewRoot && got.AuxRoot == st.AuxRoot {
			op.trees.Add(k, trees)
			return trees, nil
		}
	}
	op.trees.Add(k, nil)
	return nil, nil
}

// leavesOf hashes a data set or a constant for openings, which it asks the peers for if it is not held.
func (op *openings) leavesOf(
	ctx context.Context, spec *protocol.TaskSpec, root protocol.Hash, r chain.ObjectRequest,
	open func(f store.File, size uint64) (*claim.OpenedLeaves, error),
) (publication.Leaves, error) {
	if err := op.objects.obtain(ctx, r.TaskID, spec, root, r.Part); err != nil {
		return nil, err
	}
	if known, ok := op.leaves.Get(root); ok {
		return heldLeaves{known, root, op.store}, nil
	}
	leave, err := op.lanes.enter(ctx, root, spec, 1)
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := op.leaves.Get(root); ok {
		return heldLeaves{known, root, op.store}, nil
	}
	f, err := op.store.Object(root)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	trees, err := open(f, uint64(info.Size()))
	if errors.Is(err, claim.ErrPart) {
		if r.Part == chain.ObjectConstant {
			if other := op.anotherConstant(spec, root, f, err); other != nil {
				return nil, other
			}
		}
		// What is stored was checked against its root: it is damaged, and a peer may have it.
		op.log.Error("a stored object is damaged; dropping it", "root", root, "err", err)
		return nil, errors.Join(errDamaged, err, op.store.Remove(root))
	} else if err != nil {
		return nil, err
	}
	op.leaves.Add(root, trees)
	return heldLeaves{trees, root, op.store}, nil
}

// anotherConstant is an error if a held object need not be damaged because it does not open as the constant that was demanded: which constant
// that is only the node of the chain says, and it may name any object that is held here, or a constant of this task with another size.
func (op *openings) anotherConstant(spec *protocol.TaskSpec, root protocol.Hash, f io.ReadSeeker, opened error) error {
	part, named, err := op.objects.partOf(spec, root)
	if err != nil || !named {
		return errors.Join(fmt.Errorf("%s is demanded as a constant, and no program of the task names it: %w", root, opened), err)
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if err := part.Verify(f); !errors.Is(err, claim.ErrPart) {
		return errors.Join(fmt.Errorf("constant %s is demanded with another size or type than the task's: %w", root, opened), err)
	}
	return nil
}

// demanded is what a task is made of, of which something is demanded: a publication.Material, which asks the peers for what is not held.
type demanded struct {
	*openings
	request chain.ObjectRequest
	spec    *protocol.TaskSpec
}

// Manifest implements publication.Material.
func (m demanded) Manifest(ctx context.Context) ([]byte, error) {
	if err := m.objects.obtain(ctx, m.request.TaskID, m.spec, m.spec.ManifestHash, m.request.Part); err != nil {
		return nil, err
	}
	return m.store.Get(m.spec.ManifestHash, maxManifestBytes)
}

// Program implements publication.Material.
func (m demanded) Program(ctx context.Context, which uint32) (*claim.OpenedProgram, error) {
	return m.programOf(ctx, m.request.TaskID, m.spec, which)
}

// Dataset implements publication.Material.
func (m demanded) Dataset(ctx context.Context) (publication.Leaves, error) {
	return m.leavesOf(ctx, m.spec, m.spec.DatasetRoot, m.request, func(f store.File, size uint64) (*claim.OpenedLeaves, error) {
		return claim.OpenDataset(m.spec, f, size)
	})
}

// Constant implements publication.Material.
func (m demanded) Constant(ctx context.Context, c chain.Constant) (publication.Leaves, error) {
	return m.leavesOf(ctx, m.spec, c.Root, m.request, func(f store.File, _ uint64) (*claim.OpenedLeaves, error) {
		return claim.OpenConstant(c.Root, program.DType(c.DType), c.Elements, f)
	})
}

// FirstState implements publication.Material.
func (m demanded) FirstState(ctx context.Context) (*transition.StateTrees, error) {
	if err := m.objects.obtain(ctx, m.request.TaskID, m.spec, m.spec.InitialStateRoot, m.request.Part); err != nil {
		return nil, err
	}
	return m.stateTreesOf(ctx, m.spec)
}

// heldLeaves are the hashed leaves of an object that lies in the store.
type heldLeaves struct {
	*claim.OpenedLeaves
	root  protocol.Hash
	store *store.Store
}

// OpenRange implements publication.Leaves.
func (x heldLeaves) OpenRange(first, count uint64) (claim.LeafRange, error) {
	f, err := x.store.Object(x.root)
	if err != nil {
		return claim.LeafRange{}, err
	}
	defer f.Close()
	return x.OpenedLeaves.OpenRange(f, first, count)
}

// programOf opens a program of a task, which it asks the peers for if it is not held.
func (op *openings) programOf(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, which uint32) (*claim.OpenedProgram, error) {
	held := func(_ context.Context, p claim.Part) ([]byte, error) { return op.store.Get(p.Root, int64(p.Bytes)) }
	if err := op.objects.obtain(ctx, id, spec, spec.ProgramRoot, chain.ObjectProgram); err != nil {
		return nil, err
	}
	part, err := claim.ProgramPart(ctx, spec.ProgramRoot, which, held)
	if err != nil {
		return nil, err
	}
	if err := op.objects.obtain(ctx, id, spec, part.Root, chain.ObjectProgram); err != nil {
		return nil, err
	}
	return op.programs.Open(ctx, spec.ProgramRoot, which, held)
}

// stateTreesOf hashes a task's held first state for openings.
func (op *openings) stateTreesOf(ctx context.Context, spec *protocol.TaskSpec) (*transition.StateTrees, error) {
	root := protocol.Hash(spec.InitialStateRoot)
	if known, ok := op.states.Get(root); ok {
		return known, nil
	}
	leave, err := op.lanes.enter(ctx, root, spec, 1)
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := op.states.Get(root); ok {
		return known, nil
	}
	trees, err := transition.ReadState(spec, source{looseRound(op.store, spec, root, nil)}.State)
	if err != nil {
		return nil, err
	}
	if got := trees.Root(); got != root {
		return nil, op.damaged(root, got, true)
	}
	op.states.Add(root, trees)
	return trees, nil
}

// payloadTreesOf hashes a held payload for openings. What it lacks it asks its peers for.
func (op *openings) payloadTreesOf(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, st protocol.Statement, r chain.RevealRequest,
) (*transition.PayloadTrees, error) {
	if known, ok := op.payloadTrees.Get(r.PayloadRoot); ok {
		return known, nil
	}
	included, err := op.tasks.included(ctx, v, st)
	if err != nil {
		return nil, err
	}
	// The request and the commitments are answers of the node of the chain: one that names another payload would have a whole one dropped.
	committed := func(c chain.Commitment) bool { return c.Trainer == r.Trainer && c.PayloadRoot == r.PayloadRoot }
	i := slices.IndexFunc(included, committed)
	if i < 0 {
		return nil, fmt.Errorf("payload %s of %s is demanded, and the statement's round has no such payload", r.PayloadRoot, r.Trainer)
	}
	if err := op.payloads.fetchMissing(ctx, spec, st, included[i:i+1]); err != nil {
		return nil, err
	}
	// The payloads of a task do not wait for its statements, nor for each other.
	leave, err := op.lanes.enter(ctx, r.PayloadRoot, spec, 1)
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := op.payloadTrees.Get(r.PayloadRoot); ok {
		return known, nil
	}
	o := looseRound(op.store, spec, protocol.Hash{}, []transition.Payload{{Trainer: r.Trainer, Root: r.PayloadRoot}})
	q, n := protocol.Quantization(spec.Quantization), uint64(spec.FragmentCount)
	out := new(transition.PayloadTrees)
	roots, hashes := make([]protocol.Hash, n), make([]protocol.Hash, n)
	buf := make([]byte, descentRun*q.LeafBytes())
	for f, rg := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		fragment := uint32(f)
		leaves := make([]protocol.Hash, 0, q.Leaves(rg.Len()))
		for at, total := uint64(0), q.Leaves(rg.Len()); at < total; {
			run := buf[:min(total-at, descentRun)*uint64(q.LeafBytes())]
			if err := (source{o}).Leaves(0, fragment, at, run); err != nil {
				return nil, err
			}
			if leaves, err = repops.HashLeaves(leaves, run, q.LeafBytes()); err != nil {
				return nil, err
			}
			at = uint64(len(leaves))
		}
		header := protocol.PayloadHeader(st.TaskId, st.Round, fragment, r.Trainer, rg.Len(), q)
		vector, err := transition.NewVector(header, leaves, func(lo, hi uint64) ([][]byte, error) {
			b := make([]byte, (hi-lo)*uint64(q.LeafBytes()))
			if err := (source{o}).Leaves(0, fragment, lo, b); err != nil {
				return nil, err
			}
			return slices.Collect(slices.Chunk(b, q.LeafBytes())), nil
		})
		if err != nil {
			return nil, err
		}
		out.Fragments = append(out.Fragments, vector)
		roots[f] = vector.Root()
		hashes[f] = repops.LeafHash(roots[f][:])
	}
	header := repops.Header{Kind: repops.KindPayloadSet, Length: n}
	out.Set, err = transition.NewVector(header, hashes, func(lo, hi uint64) (set [][]byte, err error) {
		for i := range roots[lo:hi] {
			set = append(set, roots[lo+uint64(i)][:])
		}
		return set, nil
	})
	if err != nil {
		return nil, err
	}
	if got := out.Root(); got != r.PayloadRoot {
		return nil, op.damaged(r.PayloadRoot, got, true)
	}
	op.payloadTrees.Add(r.PayloadRoot, out)
	return out, nil
}
