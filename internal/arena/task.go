package arena

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/repops/program"
	"assay/verifier/training"
)

// Task is a posted task, with all that its sponsor and its trainers know.
type Task struct {
	w        *World
	ID       protocol.Hash
	Spec     protocol.TaskSpec
	manifest []byte
	initial  protocol.State
	// parts are what a Verified task is made of, by root.
	parts   map[protocol.Hash][]byte
	program claim.Task
	records [][]byte

	mu sync.Mutex
	// payloads are the leaves of all gradients that were ever computed, by root; works what trainers made, by what they made it of.
	payloads map[protocol.Hash][]byte
	works    map[work]*made
	states   map[protocol.Hash]protocol.State
}

// work names what a trainer computes in a round.
type work struct {
	trainer common.Address
	round   uint32
	parent  protocol.Hash
	cheat   string
}

// made is an outer gradient and the claim about it.
type made struct {
	leaves             []byte
	payload, claimHash protocol.Hash
	checkpoints        []protocol.Hash
}

// specOf is the small task: 1,000 parameters, windows of some blocks.
func (w *World) specOf(verified bool, rounds uint32, trainers uint8) (*Task, error) {
	env := &chaintest.Env{T: w.t, Dep: w.dep}
	spec, manifest, initial := env.Spec()
	t := &Task{w: w, manifest: manifest, initial: initial, parts: make(map[protocol.Hash][]byte), payloads: make(map[protocol.Hash][]byte),
		works: make(map[work]*made), states: make(map[protocol.Hash]protocol.State)}
	spec.MaxRounds, spec.TrainerCount, spec.Quorum = rounds, trainers, trainers/2+1
	steps := func(n uint32) uint32 { return n * uint32(w.step.Seconds()) }
	spec.EnrollWindow, spec.CommitWindow, spec.UploadWindow = steps(20), steps(5), steps(5)
	spec.GraceWindowMs, spec.FallbackWindow = 1000*steps(4), steps(10)
	spec.StateWindow, spec.ClaimWindow, spec.RevealWindow = steps(16), steps(44), steps(10)
	spec.DisputeClock, spec.DisputeExtension = steps(20), steps(2)
	spec.KeeperLock, spec.CommitteeSeats, spec.CommitteeThreshold = spec.QuorumLock, 3, 2
	spec.CascadeDepth, spec.MaxConsecutiveNec, spec.RollbackDepth = 8, 7, 1
	if verified {
		spec.Tier, spec.InnerSteps, spec.CheckpointInterval = uint8(protocol.TierVerified), 4, 2
		var constants [3][]program.Tensor
		t.program.Programs, constants, t.records = chaintest.Linear(w.t, &spec, 0)
		t.program.Constants = constants
		spec.ProgramRoot, spec.DatasetRoot = t.program.Programs.Root(), protocol.DatasetRoot(t.records)
		var list []byte
		for i, p := range t.program.Programs.List() {
			raw, err := p.MarshalBinary()
			if err != nil {
				return nil, err
			}
			root := p.Root()
			list = append(list, root[:]...)
			t.parts[root] = raw
			for _, x := range constants[i] {
				t.parts[x.Root()] = chaintest.Encoded(x)
			}
		}
		t.parts[spec.ProgramRoot] = list
		t.parts[spec.DatasetRoot] = slices.Concat(t.records...)
		t.manifest = fmt.Appendf(nil, `{"adapter":"test","batch_size":2,"dataset":{"name":"test","record_bytes":%d,"records":%d,"root":"%s","split":"none"},`+
			`"inner_optimizer":{},"model":{},"tensors":[{"name":"w","shape":[%d]}],"version":1}`,
			len(t.records[0]), spec.DatasetRecords, protocol.Hash(spec.DatasetRoot), spec.ParamCount)
		spec.ManifestHash = sha256.Sum256(t.manifest)
	}
	t.Spec = spec
	t.program.Spec = &t.Spec
	return t, nil
}

// post posts the task for a sponsor. A reorganisation may forget the approval: then it is given again.
func (t *Task) post(sponsor *ecdsa.PrivateKey) error {
	w := t.w
	err := errors.New("not tried")
	for try := 0; err != nil && try < 3; try++ {
		if err := w.do(sponsor, w.ch.Approve(w.dep.Tasks, t.Spec.Escrow())); err != nil {
			return err
		}
		err = w.do(sponsor, w.ch.PostTask(t.Spec))
	}
	if err != nil {
		return err
	}
	posted, err := w.view().Posted(w.ctx, 0)
	if err != nil {
		return err
	}
	for _, p := range posted {
		if p.Sponsor == crypto.PubkeyToAddress(sponsor.PublicKey) {
			t.ID = p.TaskID // its newest
		}
	}
	t.program.ID = t.ID
	t.states[t.Spec.InitialStateRoot] = t.initial
	return nil
}

// upload gives a keeper what the sponsor hands over, again while it says that it is too early.
func (t *Task) upload(url string) error {
	var state bytes.Buffer
	if err := protocol.WriteState(&state, t.initial, t.Spec.FragmentCount); err != nil {
		return err
	}
	puts := map[string][]byte{
		"/v1/manifests/" + protocol.Hash(t.Spec.ManifestHash).String():  t.manifest,
		"/v1/states/" + protocol.Hash(t.Spec.InitialStateRoot).String(): state.Bytes(),
	}
	for root, raw := range t.parts {
		puts["/v1/objects/"+root.String()] = raw
	}
	rt := t.w.net.transport("sponsor")
	for range 20 {
		for _, path := range sorted(puts) {
			code, answer, err := request(t.w.ctx, rt, "PUT", url+path, puts[path])
			if err == nil && code == 200 {
				delete(puts, path)
			} else {
				t.w.log.Debug("the sponsor's upload is not taken", "path", path, "code", code, "answer", string(answer), "err", err)
			}
		}
		if len(puts) == 0 {
			return nil
		}
		t.w.wait(1)
	}
	return fmt.Errorf("%s does not take %s", url, strings.Join(sorted(puts), " "))
}

// known is the state under a root, if anybody has shown or computed it.
func (t *Task) known(root protocol.Hash) (protocol.State, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s, ok := t.states[root]
	return s, ok
}

func (t *Task) learn(root protocol.Hash, s protocol.State) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.states[root] = s
}

// honest is no cheat.
const honest = ""

// The ways in which a trainer of a run cheats.
const (
	cheatRecords = "records" // trains on other records
	cheatSkip    = "skip"    // only pretends every second step
	cheatState   = "state"   // starts from another state than the round's
	cheatMade    = "made up" // claims a gradient that nobody computed
	cheatBound   = "bound"   // a payload beyond the task's bound
	cheatRoot    = "root"    // the right claim, beside the root of a payload that it does not come to
)

// shifted has another record under every index.
type shifted struct{ training.Dataset }

// Record implements claim.Records.
func (s shifted) Record(ctx context.Context, index uint64) ([]byte, error) {
	return s.Dataset.Record(ctx, (index+1)%100)
}

func skips(step uint32) bool { return step%2 == 1 }

// train is what a trainer makes of a state in a round.
func (t *Task) train(ctx context.Context, trainer common.Address, round uint32, parent protocol.Hash, state protocol.State, cheat string) (*made, error) {
	k := work{trainer, round, parent, cheat}
	t.mu.Lock()
	known := t.works[k]
	t.mu.Unlock()
	if known != nil {
		return known, nil
	}
	m := &made{claimHash: protocol.Hash(crypto.Keccak256Hash([]byte("claim"), trainer[:]))}
	var err error
	if protocol.Tier(t.Spec.Tier).Proven() && cheat != cheatMade && cheat != cheatBound {
		m, err = t.replay(ctx, k, state)
		if err == nil && cheat == cheatRoot {
			if m.leaves, err = t.Spec.EncodeLeaves(chaintest.Vector(fmt.Sprintf("%d %s %s", round, trainer, cheat), int(t.Spec.ParamCount))); err == nil {
				m.payload, err = t.Spec.PayloadLeavesRoot(m.leaves, t.ID, round, trainer)
			}
		}
	} else {
		delta := chaintest.Vector(fmt.Sprintf("%d %s %s", round, trainer, cheat), int(t.Spec.ParamCount))
		if cheat == cheatBound {
			delta[3] = 1 << 20
		}
		if m.leaves, err = t.Spec.EncodeLeaves(delta); err != nil && cheat == cheatBound {
			// The encoder refuses what the liar writes by hand.
			delta[3] = 0
			m.leaves, err = t.Spec.EncodeLeaves(delta)
			if err == nil && t.Spec.Quantization == 0 {
				copy(m.leaves[12:16], []byte{0, 0, 0x80, 0x49})
			}
		}
		if err == nil {
			m.payload, err = t.Spec.PayloadLeavesRoot(m.leaves, t.ID, round, trainer)
		}
	}
	if err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.works[k], t.payloads[m.payload] = m, m.leaves
	return m, nil
}

func (t *Task) dataset() (*training.Shelf, error) {
	return training.NewShelf(t.Spec.DatasetRecords, func(_ context.Context, index uint64) ([]byte, error) { return t.records[index], nil })
}

func (t *Task) replay(ctx context.Context, k work, state protocol.State) (*made, error) {
	shelf, err := t.dataset()
	if err != nil {
		return nil, err
	}
	w := claim.Work{Trainer: k.trainer, Round: k.round}
	var records training.Dataset = shelf
	switch k.cheat {
	case cheatRecords:
		records = shifted{shelf}
	case cheatSkip:
		w.Skips = skips
	case cheatState:
		state = protocol.State{Params: slices.Clone(state.Params), Momentum: state.Momentum}
		state.Params[5]++
	}
	r, err := training.NewReplay(ctx, &t.program, w, state, records)
	if err != nil {
		return nil, err
	}
	return &made{leaves: r.Payload, payload: r.PayloadRoot, claimHash: r.ClaimHash, checkpoints: r.Checkpoints()}, nil
}

// outcome computes what the included payloads of a round make of a state: the independent computation that everything is held to.
func (t *Task) outcome(ctx context.Context, number uint32, state protocol.State, entries []chain.Commitment, included uint64) (transition.Outcome, protocol.State, error) {
	round := transition.Round{Spec: &t.Spec, Task: t.ID, Number: number, Parent: state.Root(t.Spec.FragmentCount)}
	var chosen []chain.Commitment
	for _, e := range entries {
		if included>>e.Slot&1 == 1 {
			chosen = append(chosen, e)
		}
	}
	slices.SortFunc(chosen, func(a, b chain.Commitment) int { return a.Trainer.Cmp(b.Trainer) })
	var leaves [][]byte
	for _, e := range chosen {
		t.mu.Lock()
		mine := t.payloads[e.PayloadRoot]
		t.mu.Unlock()
		if mine == nil {
			return transition.Outcome{}, protocol.State{}, fmt.Errorf("nobody made the payload %s of %s", e.PayloadRoot, e.Trainer)
		}
		round.Payloads = append(round.Payloads, transition.Payload{Trainer: e.Trainer, Root: e.PayloadRoot})
		leaves = append(leaves, mine)
	}
	next := transition.NewCollector(&t.Spec)
	out, err := transition.Compute(ctx, round, transition.Memory(&t.Spec, state, leaves), next, transition.Options{})
	return out, next.Next, err
}
