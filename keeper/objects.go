package keeper

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
)

// objects is what tasks are made of: manifests, first states and, in the Verified tier, parts.
type objects struct {
	*node
	*catalogue
	peers *peers
	kept  *kept
	// checked are the roots of sponsors' objects that this process found whole.
	checked sync.Map
	// unsound are parts (partKey) that were found to be other objects.
	unsound sync.Map
	// hashes has a place for who hashes a whole object of a task that is to be joined.
	hashes chan struct{}
	// gathered is how far the objects of tasks are here (gathering → gathered). gathers and seekers have places for who finds out, and for who
	// asks the peers for what lacks, in the name of tasks that are not this keeper's.
	gathered         sync.Map
	gathers, seekers chan struct{}
	// seeking serialises getting one object from the peers, or whoever demands it often would have it downloaded as often.
	seeking keyedLocks[protocol.Hash]
}

// takePart keeps a part that somebody sends as part of tasks, unless it is here.
func (o *objects) takePart(body func(limit int64) io.Reader, part claim.Part, tasks ...[32]byte) (stored, error) {
	out := stored{Root: part.Root}
	if sound, err := o.sound(part.Root, tasks...); err != nil {
		return out, err
	} else if sound {
		f, err := o.store.Object(part.Root)
		if err != nil {
			return out, errStorage.Because(err)
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil {
			return out, errStorage.Because(err)
		}
		out.Bytes = uint64(info.Size())
		return out, answered{out}
	}
	n, err := o.storePart(body(int64(part.Bytes)), part, tasks...)
	if err == nil {
		o.checked.Store(part.Root, struct{}{})
	}
	out.Bytes = uint64(n)
	return out, err
}

// storePart keeps a part that tasks need, whose bytes may be hostile. They are on disk before they are looked at, programs are decoded one
// at a time: whoever sends anything else waits for none of them.
func (o *objects) storePart(body io.Reader, part claim.Part, tasks ...[32]byte) (int64, error) {
	blob, err := o.store.NewBlob()
	if err != nil {
		return 0, errStorage.Because(err)
	}
	defer blob.Discard()
	to := io.NewOffsetWriter(blob, 0)
	n, err := io.Copy(diskWriter{to}, io.LimitReader(body, int64(part.Bytes)+1))
	if err != nil {
		return 0, err
	}
	// Whoever sends junk holds up nobody who sends the part.
	err = part.Sift(io.NewSectionReader(blob, 0, n))
	if part.Whole && err == nil {
		o.judging.Lock()
		err = part.Verify(io.NewSectionReader(blob, 0, n))
		o.judging.Unlock()
	}
	if errors.Is(err, claim.ErrPart) {
		return 0, errObjectMismatch.Because(err)
	} else if err != nil {
		return 0, errStorage.Because(err)
	}
	if err := blob.Commit(part.Root, tasks...); err != nil {
		return 0, errStorage.Because(err)
	}
	return n, nil
}

// diskWriter tells a disk that fails from a body that does.
type diskWriter struct{ w io.Writer }

func (d diskWriter) Write(p []byte) (int, error) {
	n, err := d.w.Write(p)
	if err != nil {
		err = errStorage.Because(err)
	}
	return n, err
}

// partKey names a part of a task: other tasks may name the same root as something else.
type partKey struct {
	spec protocol.Hash
	part claim.PartID
}

// checkParts verifies that all parts of the task are held, whole, and fit it. A peer's takes the place of one that is not whole; it is not
// dropped before: whoever posts a task may name any root, that of another object too.
func (o *objects) checkParts(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec) error {
	parts, err := o.parts(spec)
	if err == nil && !parts.complete {
		err = store.ErrNotFound
	}
	if err != nil {
		return err
	}
	for p := range parts.all() {
		err := o.hashing(ctx, func() error { return o.checkPart(p) })
		if errors.Is(err, errDamaged) && o.fetchPart(ctx, id, spec, p) {
			continue
		}
		if err != nil {
			if errors.Is(err, errDamaged) {
				o.unsound.Store(partKey{spec.SpecHash(), p.ID()}, struct{}{})
			}
			// Sending it again mends it.
			o.checked.Delete(p.Root)
			return fmt.Errorf("%s: %w", p.Kind, err)
		}
	}
	return nil
}

// mended says whether no part of the task was found to be another object and still is: that takes no hashing of all that it is made of.
func (o *objects) mended(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec) error {
	parts, err := o.parts(spec)
	if err != nil {
		return err
	}
	for p := range parts.all() {
		k := partKey{spec.SpecHash(), p.ID()}
		if _, bad := o.unsound.Load(k); !bad {
			continue
		}
		if !o.fetchPart(ctx, id, spec, p) {
			return fmt.Errorf("%w: the %s %s was another object", errDamaged, p.Kind, p.Root)
		}
		o.unsound.Delete(k)
	}
	return nil
}

// hashing runs what hashes a whole object of a task that is not joined yet, one at a time: whoever posts tasks decides how many there are.
func (o *objects) hashing(ctx context.Context, f func() error) error {
	select {
	case o.hashes <- struct{}{}:
		defer func() { <-o.hashes }()
		return f()
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (o *objects) checkPart(p claim.Part) error {
	f, err := o.store.Object(p.Root)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := p.Verify(f); errors.Is(err, claim.ErrPart) {
		return fmt.Errorf("%w: %w", errDamaged, err)
	} else if err != nil {
		return err
	}
	return nil
}

// storeManifest keeps a manifest that is one of the tasks'.
func (o *objects) storeManifest(body io.Reader, tasks []posted, root protocol.Hash) (int, error) {
	raw, err := io.ReadAll(io.LimitReader(body, maxManifestBytes+1))
	var named *protocol.Error
	if errors.As(err, &named) {
		return 0, err
	} else if err != nil {
		return 0, protocol.ErrPayloadTruncated.Because(err)
	}
	if len(raw) > maxManifestBytes {
		return 0, protocol.ErrPayloadTooLarge.With("a manifest has at most %d bytes", maxManifestBytes)
	}
	if got := protocol.Hash(sha256.Sum256(raw)); got != root {
		return 0, protocol.ErrPayloadHashMismatch.With("the body hashes to %s, not %s", got, root)
	}
	m, err := protocol.ParseManifest(raw)
	if err != nil {
		return 0, err
	}
	var own []posted
	for _, t := range tasks {
		why := m.Check(t.spec)
		if why == nil {
			own = append(own, t)
		} else if err == nil {
			err = why
		}
	}
	if len(own) == 0 {
		return 0, err
	}
	if err := o.store.Put(root, raw, o.kept.owners(own)...); err != nil {
		return 0, errStorage.Because(err)
	}
	return len(raw), nil
}

// sound says whether an object that tasks need is held and was found whole since this process started: sending it again mends nothing.
func (o *objects) sound(root protocol.Hash, tasks ...[32]byte) (bool, error) {
	if _, ok := o.checked.Load(root); !ok {
		return false, nil
	}
	return o.kept.need(root, tasks...)
}

// checkManifest verifies that the held manifest is the spec's.
func (o *objects) checkManifest(spec *protocol.TaskSpec) error {
	raw, err := o.store.Get(spec.ManifestHash, maxManifestBytes)
	if err != nil {
		return err
	}
	m, err := protocol.ParseManifest(raw)
	if err != nil {
		return err
	}
	return m.Check(spec)
}

// checkInitialState verifies that the held first state is the spec's: its numbers give the root and its momentum is zero.
func (o *objects) checkInitialState(spec *protocol.TaskSpec) error {
	f, err := o.store.Object(spec.InitialStateRoot)
	if err != nil {
		return err
	}
	defer f.Close()
	layout := stateLayout(spec)
	header, roots := stateHeader(layout), make([]protocol.Hash, len(layout))
	var hasher *repops.TensorHasher
	var raw []byte
	err = protocol.ReadTensors(f, layout, func(i int, at uint64, x []float32) error {
		if at == 0 {
			hasher = repops.NewTensorHasher(header(i))
		}
		raw = appendFloats(raw[:0], x)
		if _, err := hasher.Write(raw); err != nil {
			return err
		}
		if at+uint64(len(x)) == layout[i].Elements {
			if roots[i], err = hasher.Sum(); err != nil {
				return err
			}
		}
		if i%2 == 1 {
			return zeroMomentum(layout[i].Name, at, x)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("first state: %w", err)
	}
	if got := stateRootOf(roots); got != spec.InitialStateRoot {
		return fmt.Errorf("first state: %w: %s, not %s", errDamaged, got, protocol.Hash(spec.InitialStateRoot))
	}
	return nil
}

// check verifies that the held objects of the sponsor are the spec's.
func (o *objects) check(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec) error {
	err := o.checkManifest(spec)
	if err == nil {
		err = o.mended(ctx, id, spec)
	}
	if err == nil {
		err = o.hashing(ctx, func() error { return o.checkInitialState(spec) })
	}
	if err == nil {
		err = o.checkParts(ctx, id, spec)
	}
	if err != nil {
		// Sending them again may mend it.
		o.checked.Delete(protocol.Hash(spec.ManifestHash))
		o.checked.Delete(protocol.Hash(spec.InitialStateRoot))
	}
	return err
}

// fetch gets an object that the spec, a part of the task, or the chain names. What a peer sends is checked like an upload.
func (o *objects) fetch(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, root protocol.Hash) bool {
	// What the bytes have to be follows from the spec: another task may name the same root as something else.
	what := spec.SpecHash().String() + " " + root.String()
	return o.peers.each(ctx, common.Address{}, id, what, root, func(body io.Reader) error {
		if root == spec.ManifestHash {
			_, err := o.storeManifest(body, []posted{{id, spec}}, root)
			return err
		}
		if part, ok, err := o.partOf(spec, root); err == nil && ok {
			_, err := o.storePart(body, part, id)
			return err
		}
		blob, got, err := ingestState(o.store, body, spec, root == spec.InitialStateRoot)
		if err != nil {
			return err
		}
		return keep(blob, got, root, id)
	})
}

// fetchPart is fetch of a part that is held as something else: a task may name one root as several.
func (o *objects) fetchPart(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, p claim.Part) bool {
	what := fmt.Sprintf("%s %v", spec.SpecHash(), p.ID())
	return o.peers.each(ctx, common.Address{}, id, what, p.Root, func(body io.Reader) error {
		_, err := o.storePart(body, p, id)
		return err
	})
}

// obtain asks the peers for an object that is demanded and not held.
func (o *objects) obtain(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, root protocol.Hash, part chain.ObjectPart) error {
	done, err := o.seeking.lock(ctx, root)
	if err != nil {
		return err
	}
	defer done()
	held, err := o.kept.need(root, id)
	if err != nil || held {
		return err
	}
	if !o.fetch(ctx, id, spec, root) {
		return fmt.Errorf("%s %s is demanded, %w here or with any peer", part, root, store.ErrNotFound)
	}
	return nil
}
