package verifier

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/internal/httpclient"
	"assay/internal/publication"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/repops"
	"assay/repops/program"
)

// readState reads runs of a state's two vectors, as transition.ReadState takes it.
type readState = func(fragment uint32, at uint64, params, momentum []float32) error

// waitingObject is a demand for what a task is made of that waits for its answer.
type waitingObject struct {
	id *big.Int
	chain.ObjectRequest
}

// exhibits is what answers such demands: a publication.Material. What it needs it gets once.
type exhibits struct {
	spec *protocol.TaskSpec
	// readManifest gets the manifest's bytes, readPart another part, openState a reader of the first state and what ends it.
	// Each says errUnavailable if the object cannot be had. What they give is checked here.
	readManifest func(context.Context) ([]byte, error)
	readPart     claim.GetPart
	openState    func(context.Context) (read readState, end func(), err error)

	programs *claim.Opener
	manifest []byte
	// leaves are what is held in memory with its tree: held bytes, at most most; room has a place for each task that may hold some, nil for
	// any.
	leaves     map[protocol.Hash]shelved
	held, most uint64
	room       chan struct{}
	inRoom     bool

	state *transition.StateTrees
	end   func()
}

// errRoom says that data of as many tasks are held as may be.
var errRoom = errors.New("the data of other tasks are being published")

// shelved is a data set or a constant.
type shelved struct {
	*claim.OpenedLeaves
	raw *bytes.Reader
}

// OpenRange implements publication.Leaves.
func (x shelved) OpenRange(first, count uint64) (claim.LeafRange, error) {
	return x.OpenedLeaves.OpenRange(x.raw, first, count)
}

// Manifest implements publication.Material: it gets the manifest, once.
func (m *exhibits) Manifest(ctx context.Context) ([]byte, error) {
	if m.manifest != nil {
		return m.manifest, nil
	}
	raw, err := m.readManifest(ctx)
	if err != nil {
		return nil, err
	}
	if got := protocol.Hash(sha256.Sum256(raw)); got != m.spec.ManifestHash {
		return nil, fmt.Errorf("the manifest has the hash %s, the task's is %s", got, protocol.Hash(m.spec.ManifestHash))
	}
	m.manifest = raw
	return raw, nil
}

// Program implements publication.Material.
func (m *exhibits) Program(ctx context.Context, which uint32) (*claim.OpenedProgram, error) {
	return m.programs.Open(ctx, m.spec.ProgramRoot, which, m.readPart)
}

// FirstState implements publication.Material: it hashes the first state, once.
func (m *exhibits) FirstState(ctx context.Context) (*transition.StateTrees, error) {
	if m.state != nil {
		return m.state, nil
	}
	read, end, err := m.openState(ctx)
	if err != nil {
		return nil, err
	}
	trees, err := transition.ReadState(m.spec, read)
	if err == nil && trees.Root() != m.spec.InitialStateRoot {
		err = fmt.Errorf("the first state has the root %s, the task's is %s", trees.Root(), protocol.Hash(m.spec.InitialStateRoot))
	}
	if err != nil {
		end()
		return nil, err
	}
	m.state, m.end = trees, end
	return trees, nil
}

// Dataset implements publication.Material; how large the data set is the manifest says.
func (m *exhibits) Dataset(ctx context.Context) (publication.Leaves, error) {
	if x, ok := m.leaves[m.spec.DatasetRoot]; ok {
		return x, nil
	}
	raw, err := m.Manifest(ctx)
	if err != nil {
		return nil, err
	}
	manifest, err := protocol.ParseManifest(raw)
	if err != nil {
		return nil, err
	}
	part, err := claim.DatasetPart(m.spec, manifest.Dataset.RecordBytes)
	if err != nil {
		return nil, err
	}
	return m.open(ctx, part, claim.TreeBytes(manifest.Dataset.RecordBytes, m.spec.DatasetRecords), func(r *bytes.Reader) (*claim.OpenedLeaves, error) {
		return claim.OpenDataset(m.spec, r, uint64(r.Size()))
	})
}

// Constant implements publication.Material.
func (m *exhibits) Constant(ctx context.Context, c chain.Constant) (publication.Leaves, error) {
	if x, ok := m.leaves[c.Root]; ok {
		return x, nil
	}
	t := program.DType(c.DType)
	part := claim.ConstantPart(c.Root, t, c.Elements)
	return m.open(ctx, part, claim.TreeBytes(repops.LeafBytes, part.Bytes/repops.LeafBytes), func(r *bytes.Reader) (*claim.OpenedLeaves, error) {
		return claim.OpenConstant(c.Root, t, c.Elements, r)
	})
}

// open gets and opens what has a tree of so many bytes. Whoever demands it decides how much there is to hold, and of how many tasks.
func (m *exhibits) open(ctx context.Context, p claim.Part, tree uint64, open func(*bytes.Reader) (*claim.OpenedLeaves, error)) (shelved, error) {
	if p.Bytes > m.most || tree > m.most-p.Bytes {
		return shelved{}, fmt.Errorf("the %s has %d bytes, and its tree %d: the limit is %d", p.Kind, p.Bytes, tree, m.most)
	}
	if m.room != nil && !m.inRoom {
		select {
		case m.room <- struct{}{}:
			m.inRoom = true
		default: // what comes behind it waits for nobody
			return shelved{}, errRoom
		}
	}
	size := p.Bytes + tree
	if size > m.most-m.held {
		clear(m.leaves)
		m.held = 0
	}
	raw, err := m.readPart(ctx, p)
	if err != nil {
		return shelved{}, err
	}
	x := shelved{raw: bytes.NewReader(raw)}
	if x.OpenedLeaves, err = open(x.raw); err != nil {
		return shelved{}, err
	}
	if m.leaves == nil {
		m.leaves = make(map[protocol.Hash]shelved)
	}
	m.leaves[p.Root] = x
	m.held += size
	return x, nil
}

// parallelAnswers is how many answers are sent at a time: one in a block would be slower than what is demanded at the reveal rate. How many
// transactions are under way the sender bounds.
const parallelAnswers = 64

// answerAll makes the answer to each of the demands, soonest deadline first, and has it sent; why one was not, stands at its place in errs,
// and what could not be had for one is not looked for again for the next. Those for the first state, which may have to be fetched, and the
// others wait for each other no more than for what is sent: whoever demands much of the one leaves no less time for the other.
func (m *exhibits) answerAll(
	ctx context.Context, c *chain.Chain, waiting []waitingObject, send func(context.Context, waitingObject, chain.Call) error,
) (errs []error) {
	slices.SortStableFunc(waiting, func(x, y waitingObject) int { return cmp.Compare(x.Deadline, y.Deadline) })
	errs = make([]error, len(waiting))
	type object struct {
		part     chain.ObjectPart
		fragment uint32
	}
	lane := func(sends *errgroup.Group, ofState bool) {
		failed := make(map[object]error)
		for i, d := range waiting {
			of := object{part: d.Part}
			switch d.Part {
			case chain.ObjectProgram, chain.ObjectConstant:
				of.fragment = d.Fragment
			case chain.ObjectMomentum:
				of.part = chain.ObjectParams // one file
			}
			if (of.part == chain.ObjectParams) != ofState {
				continue
			}
			if errs[i] = failed[of]; errs[i] != nil {
				continue
			}
			var call chain.Call
			errs[i] = guard.Call(func() (err error) {
				call, err = publication.Answer(ctx, c, m, d.id, d.ObjectRequest)
				return err
			})
			if failed[of] = errs[i]; errs[i] == nil {
				sends.Go(func() error {
					errs[i] = guard.Call(func() error { return send(ctx, d, call) })
					return nil
				})
			}
		}
	}
	var lanes sync.WaitGroup
	for _, ofState := range []bool{false, true} {
		lanes.Go(func() {
			var sends errgroup.Group
			sends.SetLimit(parallelAnswers)
			lane(&sends, ofState)
			_ = sends.Wait() // what went wrong is in errs
		})
	}
	lanes.Wait()
	return errs
}

func (m *exhibits) close() {
	if m.end != nil {
		m.end()
	}
	if m.inRoom {
		<-m.room
	}
}

// ofLibrary is the material that a library holds, or its sources serve. Of what is larger than most bytes it has nothing.
func ofLibrary(l *library, spec *protocol.TaskSpec, programs *claim.Opener, most int64) *exhibits {
	return &exhibits{
		spec: spec, programs: programs, most: uint64(most),
		readManifest: func(ctx context.Context) ([]byte, error) {
			return l.raw(ctx, spec.ManifestHash, protocol.MaxManifestBytes, func(raw []byte) error {
				if got := protocol.Hash(sha256.Sum256(raw)); got != spec.ManifestHash {
					return fmt.Errorf("sent content with the hash %s", got)
				}
				return nil
			})
		},
		readPart: func(ctx context.Context, p claim.Part) ([]byte, error) {
			if p.Bytes > uint64(most) {
				return nil, fmt.Errorf("the %s has %d bytes, the limit is %d", p.Kind, p.Bytes, most)
			}
			return l.raw(ctx, p.Root, p.Bytes, func(raw []byte) error { return p.Sift(bytes.NewReader(raw)) })
		},
		openState: func(ctx context.Context) (readState, func(), error) {
			f, err := l.open(ctx, stateObject(spec, spec.InitialStateRoot))
			if err != nil {
				return nil, nil, err
			}
			return stateFile{spec, f}.read, func() { f.Close() }, nil
		},
	}
}

// ErrNoMaterial says that an AnswererConfig names nothing to answer from.
var ErrNoMaterial = errors.New("nothing to answer from is named")

// AnswererConfig configures an Answerer.
type AnswererConfig struct {
	Chain *chain.Chain
	// Task whose demands are answered.
	Task protocol.Hash
	// Manifest and State are the sponsor's files, as they were handed to keepers; "" if there are none.
	Manifest, State string
	// Store is a folder with objects in files named by their root, or a keeper's data folder; "" if there is none. It is asked after the
	// files.
	Store string
	// Sources are origins (http://host:port) that serve objects by root, asked last; they are trusted in nothing.
	Sources []string
	// Send sends a call and waits until it is in a block; several at a time. A refusal is a *chain.Revert in the error's chain.
	Send func(context.Context, chain.Call) (*types.Receipt, error)
}

// Answerer answers demands for what one task is made of, for whoever has it: its sponsor, above all.
type Answerer struct {
	cfg      AnswererConfig
	spec     protocol.TaskSpec
	material *exhibits
	folder   string
	demands  chain.Tail[chain.ObjectRequested]
	// over has, of demands that need no answer, the block at which that was found first since it was found otherwise.
	over map[string]uint64
}

// overAfter is for how many blocks a demand that needs no answer is looked at all the same: a reorg may take the answer back, or put another demand in
// its place.
const overAfter = 128

// Answer is what became of one demand: a transaction, or a problem.
type Answer struct {
	ID   *big.Int `json:"id"`
	Part string   `json:"part"`
	// Fragment, First leaf and number of Leaves are 0, 0 and 64 of a manifest. Of a program they are 0 for the prologue, 1 for the step, 2 for
	// the epilogue; its first entry; and 64. Of a data set they are 0, its first record and 64; of a constant 65,536 times its program and the
	// number of the entry that names it less one, its first leaf and their number.
	Fragment uint32 `json:"fragment"`
	First    uint64 `json:"firstLeaf"`
	Leaves   uint16 `json:"leaves"`
	// Deadline in Unix seconds.
	Deadline uint64       `json:"deadline"`
	TxHash   *common.Hash `json:"txHash,omitempty"`
	Block    uint64       `json:"block,omitempty"`
	Problem  string       `json:"problem,omitempty"`
}

// NewAnswerer reads the task. The caller closes it. ErrNoMaterial if the configuration names neither file, folder nor source;
// protocol.ErrTaskNotFound if there is no such task.
func NewAnswerer(ctx context.Context, cfg AnswererConfig) (*Answerer, error) {
	if cfg.Manifest == "" && cfg.State == "" && cfg.Store == "" && len(cfg.Sources) == 0 {
		return nil, ErrNoMaterial
	}
	v, err := cfg.Chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	status, err := v.Status(ctx, cfg.Task)
	if err != nil {
		return nil, err
	}
	if status == protocol.StatusNone {
		return nil, protocol.ErrTaskNotFound.With("task %s is not posted", cfg.Task)
	}
	a := &Answerer{cfg: cfg, over: make(map[string]uint64)}
	if a.spec, err = v.Spec(ctx, cfg.Task); err != nil {
		return nil, err
	}
	if a.folder, err = os.MkdirTemp("", "assay-answer-"); err != nil {
		return nil, err
	}
	fetched := ofLibrary(newLibrary(a.folder, httpclient.New(nil), cfg.Sources...), &a.spec, claim.NewOpener(1), math.MaxInt64)
	a.material = &exhibits{
		spec: &a.spec, programs: fetched.programs, most: fetched.most,
		readManifest: func(ctx context.Context) ([]byte, error) {
			if path := a.file(cfg.Manifest, a.spec.ManifestHash); path != "" {
				return readFile(path, protocol.MaxManifestBytes)
			}
			return fetched.readManifest(ctx)
		},
		readPart: func(ctx context.Context, p claim.Part) ([]byte, error) {
			if path := a.file("", p.Root); path != "" {
				return readFile(path, int64(p.Bytes))
			}
			return fetched.readPart(ctx, p)
		},
		openState: func(ctx context.Context) (readState, func(), error) {
			if path := a.file(cfg.State, a.spec.InitialStateRoot); path != "" {
				read, err := stateFrom(path, &a.spec)
				return read, func() {}, err
			}
			return fetched.openState(ctx)
		},
	}
	return a, nil
}

// file is where an object lies on this machine: the file named for it, or one in the store; "" if there is none.
func (a *Answerer) file(named string, root protocol.Hash) string {
	if named != "" || a.cfg.Store == "" {
		return named
	}
	for _, path := range []string{filepath.Join(a.cfg.Store, root.String()), store.Path(a.cfg.Store, root)} {
		if _, err := os.Stat(path); err == nil {
			return path
		}
	}
	return ""
}

// Look answers what is demanded of the task and waits, soonest deadline first. It returns what became of each, and whether more can be
// demanded: not once the run has ended for good. The error is about this machine, the chain's RPC, or what the answers were to be made
// from; what concerns one demand alone is in its Answer.
func (a *Answerer) Look(ctx context.Context) (answers []Answer, more bool, err error) {
	v, err := a.cfg.Chain.Latest(ctx)
	if err != nil {
		return nil, false, err
	}
	status, err := v.Status(ctx, a.cfg.Task)
	if err != nil {
		return nil, false, err
	}
	if more = !status.Ended(); status == protocol.StatusTraining {
		head, err := v.Head(ctx, a.cfg.Task)
		if err != nil {
			return nil, false, err
		}
		more = head.EndedAt == 0
		// If one of them falls the run goes on, and more can be demanded.
		for round := head.Finalized; !more && round < head.Round; round++ {
			if more, err = v.MayFall(ctx, a.cfg.Task, round); err != nil {
				return nil, false, err
			}
		}
	}
	demands, err := a.demands.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.ObjectRequested, error) {
		return at.ObjectsRequested(ctx, from, a.cfg.Task)
	})
	if err != nil {
		return nil, false, err
	}
	var waiting []waitingObject
	for _, d := range demands {
		if found, over := a.over[d.ID.String()]; over && found+overAfter <= v.Number {
			continue
		}
		r, err := v.ObjectRequest(ctx, d.ID)
		if err != nil {
			return nil, false, err
		}
		if !publication.Waits(r, v.Time) {
			if found, over := a.over[d.ID.String()]; !over || v.Number < found {
				a.over[d.ID.String()] = v.Number
			}
			continue
		}
		delete(a.over, d.ID.String())
		waiting = append(waiting, waitingObject{d.ID, r})
	}
	receipts := make(map[string]*types.Receipt)
	var mu sync.Mutex
	errs := a.material.answerAll(ctx, a.cfg.Chain, waiting, func(ctx context.Context, d waitingObject, call chain.Call) error {
		receipt, err := a.cfg.Send(ctx, call)
		if err == nil {
			mu.Lock()
			receipts[d.id.String()] = receipt
			mu.Unlock()
		}
		return err
	})
	for i, d := range waiting {
		answer := Answer{ID: d.id, Part: d.Part.String(), Fragment: d.Fragment, First: d.FirstLeaf, Leaves: d.Leaves, Deadline: d.Deadline}
		if receipt := receipts[d.id.String()]; receipt != nil {
			answer.TxHash, answer.Block = &receipt.TxHash, receipt.BlockNumber.Uint64()
		} else if ctx.Err() != nil {
			continue
		}
		if err := errs[i]; err != nil {
			if revert, ok := chain.AsRevert(err); ok && revert.Name == chain.RevertRevealNotFound {
				continue // somebody was faster
			}
			answer.Problem = err.Error()
		}
		answers = append(answers, answer)
	}
	if ctx.Err() != nil {
		return answers, more, context.Cause(ctx)
	}
	return answers, more, nil
}

// Close removes what was fetched.
func (a *Answerer) Close() error {
	a.material.close()
	return os.RemoveAll(a.folder)
}

// readFile reads a file of at most limit bytes.
func readFile(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(raw)) > limit {
		err = fmt.Errorf("%s: has more than %d bytes", path, limit)
	}
	return raw, err
}

// stateFrom reads a state's file, which it holds in memory.
func stateFrom(path string, spec *protocol.TaskSpec) (readState, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	state, err := protocol.DecodeState(bufio.NewReaderSize(f, 1<<20), spec.ParamCount, spec.FragmentCount)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return func(fragment uint32, at uint64, params, momentum []float32) error {
		lo := protocol.Fragment(spec.ParamCount, spec.FragmentCount, fragment).Lo + at
		copy(params, state.Params[lo:])
		copy(momentum, state.Momentum[lo:])
		return nil
	}, nil
}
