package gateway

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/keepers"
	"assay/internal/tenzro"
	"assay/protocol"
)

const (
	// mostTasks is of how many tasks what never changes is kept.
	mostTasks = 4096
	// reread is how many blocks are looked through again for what was posted: a reorg may have replaced them.
	reread = 64
)

// task is what never changes of a task.
type task struct {
	tenzro.Task
	mu    sync.Mutex
	model *tenzro.Model
}

// tasks reads tasks, and remembers them.
type tasks struct {
	chain   *chain.Chain
	objects *objects

	mu    sync.Mutex
	known map[protocol.Hash]*task
	// list is what was posted up to block upTo, in order.
	list []chain.Posted
	upTo uint64
}

// posted lists the tasks posted, oldest first.
func (t *tasks) posted(ctx context.Context, v *chain.View) ([]chain.Posted, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if v.Number > t.upTo || len(t.list) == 0 {
		from := t.upTo - min(t.upTo, reread)
		news, err := v.Posted(ctx, from)
		if err != nil {
			return nil, err
		}
		kept := slices.IndexFunc(t.list, func(p chain.Posted) bool { return p.Block >= from })
		if kept >= 0 {
			t.list = t.list[:kept:kept]
		}
		t.list, t.upTo = append(slices.Clone(t.list), news...), v.Number
	}
	return t.list, nil
}

// get reads a task. protocol.ErrTaskNotFound if there is none.
func (t *tasks) get(ctx context.Context, v *chain.View, id protocol.Hash) (*task, error) {
	t.mu.Lock()
	known := t.known[id]
	t.mu.Unlock()
	if known != nil {
		return known, nil
	}
	spec, err := v.Spec(ctx, id)
	if err != nil {
		return nil, err
	}
	sponsor, err := v.Sponsor(ctx, id)
	if err != nil {
		return nil, err
	}
	out := &task{Task: tenzro.Task{ID: id, Spec: &spec, Hash: spec.SpecHash(), Sponsor: sponsor}}
	list, err := t.posted(ctx, v)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(list, func(p chain.Posted) bool { return p.TaskID == id })
	if i < 0 {
		return out, nil // of another branch, or not listed yet: not kept
	}
	at, err := t.chain.At(ctx, list[i].Block)
	if err != nil {
		return nil, err
	}
	out.CreatedMs = millis(at.Time)
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.known) >= mostTasks {
		clear(t.known)
	}
	t.known[id] = out
	return out, nil
}

func millis(seconds uint64) int64 { return int64(seconds) * 1000 }

// manifest is the task's, from a keeper that serves it; tenzro.ErrObjectUnavailable if none does.
func (t *tasks) manifest(ctx context.Context, k *task) (*protocol.Manifest, error) {
	k.mu.Lock()
	m := k.Manifest
	k.mu.Unlock()
	if m != nil {
		return m, nil
	}
	want := protocol.Hash(k.Spec.ManifestHash)
	err := t.objects.get(ctx, k.ID, want, protocol.MaxManifestBytes, func(raw []byte) (err error) {
		if sha256.Sum256(raw) != want {
			return errors.New("other bytes")
		}
		m, err = protocol.ParseManifest(raw)
		return err
	})
	if err != nil {
		return nil, err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.Manifest = m
	return m, nil
}

// described is what is known of a task, with its manifest if that is known already, or wanted and served.
func (t *tasks) described(ctx context.Context, k *task, wanted bool) *tenzro.Task {
	if wanted {
		_, _ = t.manifest(ctx, k) // where nobody serves it, it is not known
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	out := k.Task
	return &out
}

// model is the task's in Tenzro's cut.
func (t *tasks) model(ctx context.Context, k *task) (*tenzro.Model, error) {
	m, err := t.manifest(ctx, k)
	if err != nil {
		return nil, err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.model == nil {
		if m.ParamCount() != k.Spec.ParamCount {
			return nil, tenzro.ErrNotTranslatable.With("the manifest has %d parameters, the task %d", m.ParamCount(), k.Spec.ParamCount)
		}
		if k.model, err = tenzro.NewModel(m, k.Spec.FragmentCount); err != nil {
			return nil, err
		}
	}
	return k.model, nil
}

// state is the state of a root.
func (t *tasks) state(ctx context.Context, k *task, root protocol.Hash) (state protocol.State, err error) {
	layout := protocol.StateLayout(k.Spec.ParamCount, k.Spec.FragmentCount)
	err = t.objects.get(ctx, k.ID, root, int64(layout.CanonicalBytes()), func(raw []byte) error {
		if state, err = protocol.DecodeState(bytes.NewReader(raw), k.Spec.ParamCount, k.Spec.FragmentCount); err != nil {
			return err
		}
		if state.Root(k.Spec.FragmentCount) != root {
			return errors.New("another state")
		}
		return nil
	})
	return state, err
}

// objects asks keepers for what is addressed by its root. What they send is a stranger's until it has that root.
type objects struct {
	log              *slog.Logger
	named            []string
	client, stranger *http.Client
	finder           *keepers.Finder
}

// of lists the keepers of a task, with the client that asks them.
func (o *objects) of(ctx context.Context, id protocol.Hash) ([]string, *http.Client, error) {
	if len(o.named) > 0 {
		return o.named, o.client, nil
	}
	found, err := o.finder.Of(ctx, id)
	if errors.Is(err, keepers.ErrNone) {
		return nil, nil, tenzro.ErrObjectUnavailable.With("no keeper of the task's pool answers where it says that it does")
	}
	return found, o.stranger, err
}

// peerID asks the first keeper that the operator named for its peer id in the gossip.
func (o *objects) peerID(ctx context.Context) (string, error) {
	if len(o.named) == 0 {
		return "", errors.New("no --keeper was named")
	}
	health, err := keepers.Ask(ctx, o.client, o.named[0])
	if err != nil {
		return "", err
	}
	if health.Gossip == nil || health.Gossip.Peer == "" {
		return "", errors.New("it takes no part in the gossip")
	}
	return health.Gossip.Peer, nil
}

// get hands an object of at most so many bytes to check, from one keeper after the other until it is content.
func (o *objects) get(ctx context.Context, id, root protocol.Hash, most int64, check func([]byte) error) error {
	urls, client, err := o.of(ctx, id)
	if err != nil {
		return err
	}
	for _, url := range urls {
		err = func() error {
			req, err := http.NewRequestWithContext(ctx, http.MethodGet, trimmed(url)+"/v1/objects/"+root.String(), nil)
			if err != nil {
				return err
			}
			resp, err := client.Do(req)
			if err != nil {
				return err
			}
			defer resp.Body.Close()
			if resp.StatusCode != http.StatusOK {
				return protocol.ReadError(resp.StatusCode, resp.Body)
			}
			raw, err := drained(resp.Body, most)
			if err != nil {
				return err
			}
			return check(raw)
		}()
		if err == nil {
			return nil
		}
		o.log.Debug("a keeper does not serve an object", "keeper", url, "root", root, "err", err)
		if ctx.Err() != nil {
			break
		}
	}
	return tenzro.ErrObjectUnavailable.With("no keeper of the task serves %s", root)
}

// holders are who holds the slots of a task.
func holders(ctx context.Context, v *chain.View, k *task) ([]chain.Trainer, error) {
	all, err := v.Trainers(ctx, k.ID, k.Spec.TrainerCount)
	return slices.DeleteFunc(all, func(t chain.Trainer) bool { return t.EjectedAt != 0 }), err
}

// slotHolders tells who had a slot in a round: of a slot that one account has had since before, without a look at the round's commitments.
type slotHolders struct {
	v       *chain.View
	k       *task
	current map[uint8]chain.Trainer
}

func newSlotHolders(ctx context.Context, v *chain.View, k *task) (*slotHolders, error) {
	all, err := v.Trainers(ctx, k.ID, k.Spec.TrainerCount)
	if err != nil {
		return nil, err
	}
	h := &slotHolders{v: v, k: k, current: make(map[uint8]chain.Trainer, len(all))}
	for _, t := range all {
		h.current[t.Slot] = t
	}
	return h, nil
}

// included lists the accounts whose gradients a round included.
func (h *slotHolders) included(ctx context.Context, number uint32, r chain.Round) ([]common.Address, error) {
	var out []common.Address
	var committed []chain.Commitment
	for _, slot := range chain.Slots(r.Included) {
		if t, ok := h.current[slot]; ok && t.FromRound <= number && number < t.ToRound {
			out = append(out, t.Account)
			continue
		}
		if committed == nil {
			var err error
			if committed, err = h.v.Commitments(ctx, h.k.ID, number, r.FrozenHash); err != nil {
				return nil, err
			}
		}
		i := slices.IndexFunc(committed, func(c chain.Commitment) bool { return c.Slot == slot })
		if i < 0 {
			return nil, fmt.Errorf("round %d includes slot %d, of which there is no commitment", number, slot)
		}
		out = append(out, committed[i].Trainer)
	}
	return out, nil
}
