package top

import (
	"cmp"
	"fmt"
	"slices"
)

// Statuses of a task, and phases of a round, in the contracts' words.
const (
	pending, enrolling, training = "Pending", "Enrolling", "Training"
	completed, failed, cancelled = "Completed", "Failed", "Cancelled"

	phaseWaiting, phaseCommit, phaseUpload    = "Waiting", "Commit", "Upload"
	phasePropose, phaseFallback, phaseLapsed  = "Propose", "Fallback", "Lapsed"
	phaseEnded                                = "Ended"
	roundOpen, roundProposed, roundOverturned = "Open", "Proposed", "Overturned"
)

// windows are those of a task, in seconds.
type windows struct {
	commit, upload, grace, fallback, state int64
}

// round is what the phase of an open round follows from.
type round struct {
	number, openedAt, commitClosedAt, proposedAt int64
	committed, seats, holds                      int64
	status                                       string
	// overturnedAt is when its proposal fell.
	overturnedAt int64
}

// phaseOf is the contracts' phase of a run in Training (RoundsBase._phase; PROTOCOL rule 16), and when it ends, 0 if it has no deadline or none is
// known. open is the round that is open, nil if none is; oldest the oldest one that is proposed and not final.
func phaseOf(now int64, w windows, open, oldest *round, quorum int64, ended bool) (phase string, deadline int64) {
	if open == nil {
		switch {
		case ended:
			return phaseEnded, 0
		case oldest == nil || oldest.holds != 0:
			return phaseWaiting, 0
		}
		return phaseWaiting, oldest.proposedAt + w.state
	}
	commitClose := open.openedAt + w.commit
	if open.commitClosedAt != 0 {
		commitClose = open.commitClosedAt
	}
	uploadDeadline := commitClose + w.upload
	graceEnd := uploadDeadline + w.grace
	if open.status == roundOverturned {
		// The payloads travelled before; the round goes straight to its fallback window.
		uploadDeadline, graceEnd = open.overturnedAt, open.overturnedAt
	}
	switch fallbackEnd := graceEnd + w.fallback; {
	case now < commitClose:
		return phaseCommit, commitClose
	case open.committed < quorum:
		return phaseLapsed, 0
	case now < uploadDeadline:
		return phaseUpload, uploadDeadline
	case now < graceEnd:
		return phasePropose, graceEnd
	case now < fallbackEnd:
		return phaseFallback, fallbackEnd
	}
	return phaseLapsed, 0
}

// next says who has to act in a run for it to go on, besides games and demands.
func (r *Run) next(deadline, committed, seats, holds int64) []Turn {
	turn := func(who, what string) []Turn { return []Turn{{Who: who, What: what, Until: deadline}} }
	switch r.Status {
	case pending:
		if r.Keepers == 0 {
			return turn("sponsor", "bring a keeper: the pool is empty")
		}
		return turn("keepers", "acknowledge that they hold the files")
	case enrolling:
		return turn("trainers", fmt.Sprintf("enrol: %s of %d, %d needed", count(r.Trainers), r.Slots, r.Quorum))
	case training:
	default:
		return nil
	}
	switch r.Phase {
	case phaseCommit:
		return turn("trainers", fmt.Sprintf("train and commit: %s of %s", count(committed), count(r.Trainers)))
	case phaseUpload:
		return turn("trainers", fmt.Sprintf("upload payloads: %s committed", count(committed)))
	case phasePropose:
		if seats == 0 {
			return turn("anyone", "tick, so that a committee is drawn")
		}
		return turn("committee", "recompute, sign, propose")
	case phaseFallback:
		return turn("keepers", "any of the pool proposes alone")
	case phaseLapsed:
		return turn("anyone", "tick: the round is carried forward")
	case phaseWaiting:
		if holds > 0 {
			return turn("signers", fmt.Sprintf("answer what holds round %d", r.Finalized))
		}
		return turn("challengers", fmt.Sprintf("judge round %d, before its state is final", r.Finalized))
	case phaseEnded:
		return turn("challengers", "dispute claims, until the last claim window is over")
	}
	return nil
}

// bySoonest orders turns: those with a clock first.
func bySoonest(turns []Turn) {
	slices.SortStableFunc(turns, func(a, b Turn) int {
		if (a.Until == 0) != (b.Until == 0) {
			return cmp.Compare(b.Until, a.Until)
		}
		return cmp.Compare(a.Until, b.Until)
	})
}
