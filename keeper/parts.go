package keeper

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"os"

	"github.com/ethereum/go-ethereum/common"

	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
)

// partsFound is what was found of a task's parts. It holds until one that was missing is there.
type partsFound struct {
	parts    []claim.Part
	complete bool
	err      error
	missing  []protocol.Hash
}

// parts are what a Verified task needs held besides manifest and first state, as far as what is held names them; complete says that it
// names all. Other tasks have none. The manifest has to be held. Programs are looked at once, whatever comes of it: not whenever somebody asks.
func (s *Service) parts(spec *protocol.TaskSpec) (parts []claim.Part, complete bool, err error) {
	if protocol.Tier(spec.Tier) != protocol.TierVerified {
		return nil, true, nil
	}
	key := spec.SpecHash()
	if known, ok := s.partsOf.Load(key); ok {
		found := known.(*partsFound)
		more := false
		for _, root := range found.missing {
			held, err := s.store.Has(root)
			if err != nil {
				return nil, false, errStorage.Because(err)
			}
			more = more || held
		}
		if !more {
			return found.parts, found.complete, found.err
		}
	}
	found := new(partsFound)
	found.parts, found.complete, found.err = s.findParts(spec, &found.missing)
	if found.err == nil || errors.Is(found.err, errTaskNotServed) || errors.Is(found.err, errProgramsInvalid) || errors.Is(found.err, claim.ErrPart) {
		s.partsOf.Store(key, found)
	}
	return found.parts, found.complete, found.err
}

// findParts is parts, and notes the roots of what is missing.
func (s *Service) findParts(spec *protocol.TaskSpec, missing *[]protocol.Hash) (parts []claim.Part, complete bool, err error) {
	raw, err := s.store.Get(spec.ManifestHash, maxManifestBytes)
	if errors.Is(err, store.ErrNotFound) {
		return nil, false, errManifestRequired.With("manifest %s is not here yet", protocol.Hash(spec.ManifestHash))
	} else if err != nil {
		return nil, false, errStorage.Because(err)
	}
	m, err := protocol.ParseManifest(raw)
	if err != nil {
		return nil, false, err
	}
	if _, err := claim.DatasetPart(spec, m.Dataset.RecordBytes); err != nil {
		return nil, false, errProgramsInvalid.Because(err)
	}
	parts, programs, err := claim.Parts(spec, m.Dataset.RecordBytes, func(p claim.Part) ([]byte, bool, error) {
		raw, err := s.store.Get(p.Root, int64(p.Bytes))
		if errors.Is(err, store.ErrNotFound) {
			*missing = append(*missing, p.Root)
			return nil, false, nil
		} else if errors.Is(err, os.ErrInvalid) {
			err = fmt.Errorf("%w: %w", claim.ErrPart, err)
		}
		return raw, err == nil, err
	})
	if err != nil {
		return nil, false, err
	}
	total := uint64(0)
	for _, p := range parts {
		if p.Exact {
			total += min(p.Bytes, math.MaxInt64-total)
		}
	}
	if total > uint64(s.cfg.MaxObjectBytes) {
		return nil, false, errTaskNotServed.With("data set and constants of the task have %d bytes, this keeper takes up to %d", total, s.cfg.MaxObjectBytes)
	}
	if programs == nil {
		return parts, false, nil
	}
	if err := programs.CheckData(spec, m.Dataset.RecordBytes); err != nil {
		return nil, false, errProgramsInvalid.Because(err)
	}
	return parts, true, nil
}

// partOf is the part of a task with that root, false if what is held names none.
func (s *Service) partOf(spec *protocol.TaskSpec, root protocol.Hash) (claim.Part, bool, error) {
	parts, _, err := s.parts(spec)
	for _, p := range parts {
		if p.Root == root {
			return p, true, nil
		}
	}
	return claim.Part{}, false, err
}

// part takes a part of a posted task from its sponsor.
func (s *Service) part(ctx context.Context, root protocol.Hash, of *protocol.Hash, body func(limit int64) io.Reader) (stored, error) {
	var why error
	tasks, err := s.naming(ctx, of, func(spec *protocol.TaskSpec) bool {
		_, ok, err := s.partOf(spec, root)
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
	part, ok, err := s.partOf(spec, root)
	if err != nil || !ok {
		return stored{}, errors.Join(errObjectNotExpected, err)
	}
	out, err := s.takePart(body, part, s.kept.owners(tasks)...)
	if err == nil {
		s.usages.changed()
		s.unsound.Delete(partKey{spec.SpecHash(), part.ID()})
		s.wake()
	}
	return out, err
}

// takePart keeps a part that somebody sends as part of tasks, unless it is here.
func (s *Service) takePart(body func(limit int64) io.Reader, part claim.Part, tasks ...[32]byte) (stored, error) {
	out := stored{Root: part.Root}
	if sound, err := s.sound(part.Root, tasks...); err != nil {
		return out, err
	} else if sound {
		f, err := s.store.Object(part.Root)
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
	n, err := s.storePart(body(int64(part.Bytes)), part, tasks...)
	if err == nil {
		s.checked.Store(part.Root, struct{}{})
	}
	out.Bytes = uint64(n)
	return out, err
}

// storePart keeps a part that tasks need, whose bytes may be hostile. They are on disk before they are looked at, what is read as a whole one at a time.
func (s *Service) storePart(body io.Reader, part claim.Part, tasks ...[32]byte) (int64, error) {
	blob, err := s.store.NewBlob()
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
		s.judging.Lock()
		err = part.Verify(io.NewSectionReader(blob, 0, n))
		s.judging.Unlock()
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

// checkParts verifies that all parts of the task are held, whole, and fit it. A peer's takes the place of one that is not whole; it is not dropped
// before: whoever posts a task may name any root, that of another object too.
func (s *Service) checkParts(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec) error {
	parts, complete, err := s.parts(spec)
	if err == nil && !complete {
		err = store.ErrNotFound
	}
	if err != nil {
		return err
	}
	for _, p := range parts {
		err := s.hashing(ctx, func() error { return s.checkPart(p) })
		if errors.Is(err, errDamaged) && s.fetchPart(ctx, id, spec, p) {
			continue
		}
		if err != nil {
			if errors.Is(err, errDamaged) {
				s.unsound.Store(partKey{spec.SpecHash(), p.ID()}, struct{}{})
			}
			// Sending it again mends it.
			s.checked.Delete(p.Root)
			return fmt.Errorf("%s: %w", p.Kind, err)
		}
	}
	return nil
}

// mended says whether no part of the task was found to be another object and still is: that takes no hashing of all that it is made of.
func (s *Service) mended(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec) error {
	parts, _, err := s.parts(spec)
	if err != nil {
		return err
	}
	for _, p := range parts {
		k := partKey{spec.SpecHash(), p.ID()}
		if _, bad := s.unsound.Load(k); !bad {
			continue
		}
		if !s.fetchPart(ctx, id, spec, p) {
			return fmt.Errorf("%w: the %s %s was another object", errDamaged, p.Kind, p.Root)
		}
		s.unsound.Delete(k)
	}
	return nil
}

// hashing runs what hashes a whole object of a task that is not joined yet, one at a time: whoever posts tasks decides how many there are.
func (s *Service) hashing(ctx context.Context, f func() error) error {
	select {
	case s.hashes <- struct{}{}:
		defer func() { <-s.hashes }()
		return f()
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s *Service) checkPart(p claim.Part) error {
	f, err := s.store.Object(p.Root)
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

// checkpoints takes the list that a committed claim hashes: what a challenger compares its own replay with.
func (s *Service) checkpoints(ctx context.Context, k store.Submission, body func(limit int64) io.Reader) (stored, error) {
	v, err := s.chainNow(ctx)
	if err != nil {
		return stored{}, err
	}
	spec, _, err := s.spec(ctx, v, k.Task)
	if err != nil {
		return stored{}, err
	}
	if err := s.served(spec); err != nil {
		return stored{}, err
	}
	if spec.CheckpointInterval == 0 {
		return stored{}, errObjectNotExpected.With("the task is of the Open tier: its trainers claim nothing")
	}
	head, err := v.Head(ctx, k.Task)
	if err != nil {
		return stored{}, err
	}
	committed, err := s.standing(ctx, v, k.Task, k.Round, head, k.Trainer)
	if err != nil {
		return stored{}, err
	}
	if committed == nil {
		return stored{}, protocol.ErrGradientNotFound.With("%s has no commitment in round %d", common.Address(k.Trainer), k.Round)
	}
	return s.takePart(body, claim.List(k.Task, spec, k.Round, k.Trainer, committed.ClaimHash), k.Task)
}

func (s *Service) putObject(w http.ResponseWriter, r *http.Request) error {
	root, err := protocolHash(r.PathValue("root"))
	if err != nil {
		return err
	}
	of, err := taskOf(r)
	if err != nil {
		return err
	}
	out, err := s.part(r.Context(), root, of, s.bounded(w, r))
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}

func (s *Service) putClaim(w http.ResponseWriter, r *http.Request) error {
	k, err := submissionPath(r)
	if err != nil {
		return err
	}
	out, err := s.checkpoints(r.Context(), k, s.bounded(w, r))
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}
