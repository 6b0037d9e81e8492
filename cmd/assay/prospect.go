package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/internal/keepers"
	"assay/internal/seal"
	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	programs "assay/repops/program"
	"assay/verifier"
	"assay/verifier/audit"
)

// prospectFlags bound what is looked at of a task, as they bound the roles that would play in it.
func prospectFlags(scope string) []cli.Flag {
	return []cli.Flag{
		&cli.Int64Flag{Name: flagMaxObject, EnvVars: env(scope, flagMaxObject), Value: verifier.DefaultMaxObjectBytes, Usage: "largest state, data set or constant that is read, in bytes"},
		&cli.Int64Flag{Name: flagMaxReplayBytes, EnvVars: env(scope, flagMaxReplayBytes), Value: verifier.DefaultMaxReplayBytes, Usage: "memory that replays of claims may take at a time, in bytes, as the defender's"},
	}
}

// soundTask refuses a task before the account locks anything in it: what cannot be had, what is not the task's or does not fit it, and what this
// machine could not defend.
func soundTask(c *cli.Context, s *session, view *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	from, err := taskSources(c, s, id)
	if errors.Is(err, keepers.ErrNone) {
		return withHint(fmt.Errorf("what the task is made of cannot be looked at: %w", err),
			"nobody could train it now; if you know of a keeper that serves it: --%s URL", flagKeeper)
	}
	if err != nil {
		return err
	}
	verified := protocol.Tier(spec.Tier).Proven()
	fmt.Fprintln(s.progress, "looking at what the task is made of")
	// Large objects take longer than a transaction may.
	ctx := c.Context
	limit := c.Int64(flagMaxObject)
	manifest, err := audit.FetchManifest(ctx, from, spec)
	if err != nil {
		return unsound(err)
	}
	if err := manifest.CheckAdapter(c.StringSlice(flagAdapter)...); err != nil {
		return err
	}
	if size := protocol.StateLayout(spec.ParamCount, spec.FragmentCount).CanonicalBytes(); size > uint64(limit) {
		return withHint(fmt.Errorf("a state of the task has %d bytes, --%s is %d", size, flagMaxObject, limit), "raise it, on a machine that has the room")
	}
	if _, err := audit.FetchState(ctx, from, spec, spec.InitialStateRoot); err != nil {
		return unsound(err)
	}
	if !verified {
		sayNeeds(s.progress, needsOf(spec, 0, 0, 0), "")
	} else {
		task, err := fittingTask(ctx, from, id, spec, manifest, limit)
		if err != nil {
			return unsound(err)
		}
		if protocol.Tier(spec.Tier).Sealed() {
			// Whoever cannot train loses the fee, and nobody can be made to show sealed records.
			if err := s.opens(c); err != nil {
				return err
			}
		} else if _, err := audit.FetchRecords(ctx, from, task, limit); err != nil {
			return unsound(err)
		}
		if err := s.defensible(c, view, task, manifest); err != nil {
			return err
		}
	}
	s.renew(c)
	return nil
}

// opens refuses a Confidential task of which not every shard opens that the newest manifest seals to this account.
func (s *session) opens(c *cli.Context) error {
	folders, keyFile := c.StringSlice(flagSealed), c.String(flagEnclaveKeyFile)
	if len(folders) != 1 || keyFile == "" {
		return disagree(errors.New("the task's records are sealed, and were not opened"), "--%s FOLDER --%s FILE, in the enclave", flagSealed, flagEnclaveKeyFile)
	}
	t, err := s.sealedTask(c)
	if err != nil {
		return err
	}
	if err := seal.ForbidDumps(); err != nil {
		return err
	}
	key, err := seal.LoadKey(keyFile)
	if err != nil {
		return err
	}
	defer key.Wipe()
	m, err := readSealed(filepath.Join(folders[0], manifestFile))
	if err != nil {
		return err
	}
	if err := cmp.Or(m.Of(t.Task, t.DatasetRoot), m.SignedBy(t.Sponsor)); err != nil {
		return err
	}
	if hash := m.Hash(); !t.Manifest.IsZero() && hash != t.Manifest {
		return seal.ErrManifestHash.With("it has the hash %s, the sponsor installed %s", hash, t.Manifest)
	}
	if mine, err := m.For(s.from, key.Public()); err != nil {
		return err
	} else if len(mine.Envelopes) != m.Shards() {
		return seal.ErrEnvelopeMissing.With("%d of %d shards are sealed to %s", len(mine.Envelopes), m.Shards(), s.from)
	}
	return m.OpenAll(key, s.from, sealedIn(folders[0]), func(string, []byte) error { return nil })
}

// fittingTask is a Verified task with its programs and constants, which are the task's and fit it and its data.
func fittingTask(ctx context.Context, from audit.Sources, id protocol.Hash, spec *protocol.TaskSpec, manifest *protocol.Manifest, limit int64) (*claim.Task, error) {
	task, err := audit.FetchPrograms(ctx, from, id, spec, limit)
	if err == nil {
		err = task.Programs.CheckData(spec, manifest.Dataset.RecordBytes)
	}
	return task, err
}

// defensible refuses a task in which bonds pay for more disputes at once than this machine answers before the trainer's clock runs out. Where the
// operator accepts any windows it only says so.
func (s *session) defensible(c *cli.Context, view *chain.View, task *claim.Task, manifest *protocol.Manifest) error {
	bond, err := view.TrainingBond(s.ctx)
	if err != nil {
		return err
	}
	block, err := view.BlockTime(s.ctx)
	if err != nil {
		return err
	}
	can, err := verifier.MeasureMachine(c.Context, task, bond, manifest.Dataset.RecordBytes, block, verifier.ReplayPlaces, uint64(c.Int64(flagMaxReplayBytes)))
	if err != nil {
		return err
	}
	needs := measuredNeeds(task, manifest, can)
	sayNeeds(s.progress, needs, howMeasured(can))
	if err := slow(task.Spec, needs, can.Replay); err != nil {
		s.log.Warn("this machine is slow for the task", "why", err)
	}
	err = can.Defends(task.Spec)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, windows.ErrFlood) && windows.For(s.dep.ChainID, minWindow(c)).Min() == 0:
		s.log.Warn("this machine cannot defend the task against all disputes that somebody would pay for", "why", err)
		return nil
	case errors.Is(err, windows.ErrFlood):
		return disagree(err, "use a machine that replays faster, or leave the task alone: whoever is asked too much at once loses its lock. --%s 0 accepts it", flagMinWindow)
	}
	return withHint(err, "raise --%s here and at `assay defender`, on a machine that has the memory", flagMaxReplayBytes)
}

// renew gives what comes next as long as the command was given, whatever went before it.
func (s *session) renew(c *cli.Context) {
	ctx, cancel := context.WithTimeout(c.Context, c.Duration(flagTimeout))
	end := s.close
	s.ctx, s.close = ctx, func() { cancel(); end() }
}

// unsound says what to do about a task whose parts cannot be had, or are wrong.
func unsound(err error) error {
	if errors.Is(err, audit.ErrUnavailable) {
		return unavailable(err)
	}
	var broken *programs.Error
	var misfit *claim.Misfit
	if errors.As(err, &broken) || errors.As(err, &misfit) || errors.Is(err, claim.ErrPrograms) || errors.Is(err, protocol.ErrManifestMalformed) {
		return disagree(err, "leave the task alone: whoever trains by such programs can be proven wrong; `assay challenger` ends it")
	}
	return err
}
