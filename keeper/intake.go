package keeper

import (
	"context"
	"errors"
	"io"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
)

// stored is the answer to a sponsor's upload.
type stored struct {
	Root  protocol.Hash `json:"root"`
	Bytes uint64        `json:"bytes"`
}

// intake takes in what trainers and sponsors send, if a task on chain says what it has to be. It holds nothing of its own: what it checked
// it gives to the payloads and the objects, which lock it.
type intake struct {
	*node
	tasks      *registry
	payloads   *payloads
	objects    *objects
	acks       *acks
	kept       *kept
	usages     *usages
	settlement *settlement
}

// window says whether a round takes payloads at a view and until when, and finds the trainer's commitment.
func (in *intake) window(
	ctx context.Context, v *chain.View, k store.Submission,
) (open bool, deadline uint64, c *chain.Commitment, err error) {
	head, err := v.Head(ctx, k.Task)
	if err != nil {
		return false, 0, nil, err
	}
	phase, err := v.Phase(ctx, k.Task)
	if err != nil {
		return false, 0, nil, err
	}
	if phase.Phase == protocol.PhaseNone || k.Round > head.Round {
		return false, 0, nil, protocol.ErrInvalidRound.With("round %d is not open: the open one is %d (%s)", k.Round, head.Round, phase.Phase)
	}
	if k.Round == head.Round {
		switch phase.Phase {
		case protocol.PhaseCommit, protocol.PhaseWaiting:
			return false, 0, nil, protocol.ErrCommitWindowOpen.With(
				"payloads of round %d are taken once its commitments have closed, at %d at the latest", k.Round, phase.Deadline)
		case protocol.PhaseUpload:
			open, deadline = true, phase.Deadline
		}
	}
	c, err = in.tasks.standing(ctx, v, k.Task, k.Round, head, k.Trainer)
	if err != nil {
		return false, 0, nil, err
	}
	if c == nil {
		return false, 0, nil, protocol.ErrGradientNotFound.With("%s has no commitment in round %d", common.Address(k.Trainer), k.Round)
	}
	return open, deadline, c, nil
}

// payload checks and stores one payload and returns its acknowledgement. The order is: bytes durable, then journal, then answer.
// Nothing is locked while the body arrives: anybody may send one in a trainer's name, however slowly.
func (in *intake) payload(ctx context.Context, k store.Submission, body *uploadBody) ([]byte, error) {
	v, err := in.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := in.tasks.spec(ctx, v, k.Task)
	if err != nil {
		return nil, err
	}
	if err := in.tasks.serves(ctx, v, k.Task, spec); err != nil {
		return nil, err
	}
	if _, err := in.tasks.enrolment(ctx, v, spec, k); err != nil {
		return nil, err
	}
	open, deadline, committed, err := in.window(ctx, v, k)
	if err != nil {
		return nil, err
	}
	_, acked, err := in.acks.first(k, committed.PayloadRoot)
	if err != nil {
		return nil, err
	}
	if !open && !acked {
		return nil, protocol.ErrUploadWindowClosed.With("payloads of round %d are no longer taken", k.Round)
	}
	if !acked {
		defer body.until(deadline, v.Time)()
	}
	if c := body.signedFor(); c != nil && *c != committed.PayloadRoot {
		return nil, protocol.ErrPayloadHashMismatch.With("the request was signed for payload %s, the commitment is %s", *c, committed.PayloadRoot)
	}
	if err := body.begin(); err != nil {
		return nil, err
	}
	blob, root, err := ingestPayload(in.store, body, in.bounds(spec, k.Task, k.Round), k.Task, k.Round, k.Trainer)
	if err != nil {
		return nil, err
	}
	defer blob.Discard()
	if root != committed.PayloadRoot {
		if _, acked, err = in.acks.first(k, committed.PayloadRoot); err != nil {
			return nil, err
		}
		if acked {
			return nil, protocol.ErrDuplicateSubmission.With("the body has root %s; payload %s is stored", root, committed.PayloadRoot)
		}
		return nil, protocol.ErrPayloadHashMismatch.With("the body has root %s, the commitment is %s", root, committed.PayloadRoot)
	}
	unlock, err := in.payloads.submitting.lock(ctx, k)
	if err != nil {
		return nil, err
	}
	defer unlock()
	if _, acked, err = in.acks.first(k, root); err != nil {
		return nil, err
	}
	if !acked {
		// The body may have taken longer than the window, or the chain may have moved under it.
		if v, err = in.chainNow(ctx); err != nil {
			return nil, err
		}
		open, _, again, err := in.window(ctx, v, k)
		if err != nil {
			return nil, err
		}
		if !open || again.PayloadRoot != root {
			return nil, protocol.ErrUploadWindowClosed.With("the window of round %d closed while the payload arrived", k.Round)
		}
	}
	ack, err := in.acks.sign(spec, k, root)
	if err != nil {
		return nil, err
	}
	return in.payloads.admit(k, root, blob, ack)
}

// naming returns the posted tasks whose specifications match, that have not ended and that this keeper may serve, in the order in which
// they were posted; one task if that is given: anybody may post others that name the same roots, as anything.
func (in *intake) naming(ctx context.Context, of *protocol.Hash, match func(*protocol.TaskSpec) bool) ([]posted, error) {
	v, err := in.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	tasks, err := in.tasks.discover(ctx, v)
	if err != nil {
		return nil, err
	}
	return in.matching(ctx, v, tasks, of, match)
}

// matching is naming among these tasks.
func (in *intake) matching(
	ctx context.Context, v *chain.View, tasks []protocol.Hash, of *protocol.Hash, match func(*protocol.TaskSpec) bool,
) ([]posted, error) {
	var out []posted
	var declined error
	var takes *balance
	for _, id := range tasks {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, over := in.settlement.settled.Load(id); over || of != nil && *of != id {
			continue
		}
		spec, _, err := in.tasks.spec(ctx, v, id)
		if errors.Is(err, protocol.ErrTaskNotFound) {
			continue
		} else if err != nil {
			return nil, err
		}
		if !match(spec) || in.tasks.served(spec) != nil {
			continue
		}
		if in.usages.weighed(id) {
			if takes == nil {
				if takes, err = in.usages.balance(ctx, v); err != nil {
					return nil, err
				}
			}
			if why := takes.quota(id, spec); why != nil {
				declined = why
				continue
			}
		}
		if why := in.floors.Check(spec); why != nil {
			member, err := v.PoolKeeper(ctx, id, in.account)
			if err != nil {
				return nil, err
			}
			if member.Key == (common.Address{}) {
				declined = errTaskNotServed.With("this keeper joins no task with such windows: %s", why)
				continue
			}
		}
		out = append(out, posted{id, spec})
	}
	if len(out) == 0 && declined != nil {
		return nil, declined
	} else if len(out) == 0 {
		return nil, errObjectNotExpected
	}
	return out, nil
}

func (in *intake) manifest(ctx context.Context, root protocol.Hash, body io.Reader) (stored, error) {
	tasks, err := in.naming(ctx, nil, func(spec *protocol.TaskSpec) bool { return spec.ManifestHash == root })
	if err != nil {
		return stored{}, err
	}
	if sound, err := in.objects.sound(root, in.kept.owners(tasks)...); err != nil {
		return stored{}, err
	} else if sound {
		raw, err := in.store.Get(root, maxManifestBytes)
		if err == nil {
			return stored{}, answered{stored{Root: root, Bytes: uint64(len(raw))}}
		}
	}
	n, err := in.objects.storeManifest(body, tasks, root)
	if err == nil {
		in.objects.checked.Store(root, struct{}{})
		in.wake()
	}
	return stored{Root: root, Bytes: uint64(n)}, err
}

func (in *intake) firstState(ctx context.Context, root protocol.Hash, of *protocol.Hash, body func(limit int64) io.Reader) (stored, error) {
	tasks, err := in.naming(ctx, of, func(spec *protocol.TaskSpec) bool { return spec.InitialStateRoot == root })
	if err != nil {
		return stored{}, err
	}
	spec := tasks[0].spec
	held, err := in.store.Has(spec.ManifestHash)
	if err != nil {
		return stored{}, errStorage.Because(err)
	}
	if !held {
		return stored{}, errManifestRequired.With("manifest %s is not here yet", protocol.Hash(spec.ManifestHash))
	}
	layout := stateLayout(spec)
	if sound, err := in.objects.sound(root, in.kept.owners(tasks)...); err != nil {
		return stored{}, err
	} else if sound {
		return stored{}, answered{stored{Root: root, Bytes: layout.CanonicalBytes()}}
	}
	blob, got, err := ingestState(in.store, body(int64(layout.MaxBytes())), spec, true)
	if err != nil {
		return stored{}, err
	}
	if err := keep(blob, got, root, in.kept.owners(tasks)...); err != nil {
		return stored{}, err
	}
	in.objects.checked.Store(root, struct{}{})
	in.wake()
	return stored{Root: root, Bytes: layout.CanonicalBytes()}, nil
}

// part takes a part of a posted task from its sponsor.
func (in *intake) part(ctx context.Context, root protocol.Hash, of *protocol.Hash, body func(limit int64) io.Reader) (stored, error) {
	var why error
	tasks, err := in.naming(ctx, of, func(spec *protocol.TaskSpec) bool {
		_, ok, err := in.objects.partOf(spec, root)
		if !ok && (spec.ProgramRoot == root || spec.DatasetRoot == root) {
			why = err // the object is this task's, and what it needs is not here
		}
		return ok
	})
	if errors.Is(err, errObjectNotExpected) && why != nil {
		return stored{}, why
	} else if err != nil {
		return stored{}, err
	}
	spec := tasks[0].spec
	part, ok, err := in.objects.partOf(spec, root)
	if err != nil || !ok {
		return stored{}, errors.Join(errObjectNotExpected, err)
	}
	out, err := in.objects.takePart(body, part, in.kept.owners(tasks)...)
	if err == nil {
		in.objects.unsound.Delete(partKey{spec.SpecHash(), part.ID()})
		in.wake()
	}
	return out, err
}

// checkpoints takes the list that a committed claim hashes: what a challenger compares its own replay with.
func (in *intake) checkpoints(ctx context.Context, k store.Submission, body func(limit int64) io.Reader) (stored, error) {
	v, err := in.chainNow(ctx)
	if err != nil {
		return stored{}, err
	}
	spec, _, err := in.tasks.spec(ctx, v, k.Task)
	if err != nil {
		return stored{}, err
	}
	if err := in.tasks.serves(ctx, v, k.Task, spec); err != nil {
		return stored{}, err
	}
	if spec.CheckpointInterval == 0 {
		return stored{}, errObjectNotExpected.With("the task is of the Open tier: its trainers claim nothing")
	}
	head, err := v.Head(ctx, k.Task)
	if err != nil {
		return stored{}, err
	}
	committed, err := in.tasks.standing(ctx, v, k.Task, k.Round, head, k.Trainer)
	if err != nil {
		return stored{}, err
	}
	if committed == nil {
		return stored{}, protocol.ErrGradientNotFound.With("%s has no commitment in round %d", common.Address(k.Trainer), k.Round)
	}
	return in.objects.takePart(body, claim.List(k.Task, spec, k.Round, k.Trainer, committed.ClaimHash), k.Task)
}
