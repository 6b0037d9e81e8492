package verifier

import (
	"math"
	"time"

	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

const (
	// traceFactor is about how many times as long a transition takes when the outputs of all its nodes are hashed.
	traceFactor = 4
	// tracedMoves is how many moves of a trainer in one dispute are made of a transition, each of which may have to be computed anew: the
	// posting, the parts of a step, the nodes of a part (three levels) and the leaves of a tensor (four levels).
	tracedMoves = 9
	// estimatedRate is how many multiply-adds and elements a place computes in a second until a replay was measured: what one old core does.
	estimatedRate = 1e9
)

// Capable is what a machine can do for a task, by Capacity.
type Capable struct {
	// Fits says that a replay has room in memory at all; nothing else is possible without it.
	Fits bool
	// Parallel is how many replays are computed at a time.
	Parallel int
	// Disputes is how many disputes, opened at the same time about as many claims, a defender answers before the first clock runs out.
	Disputes int
	// AboutOne is how many it answers that are all about one claim, say about one segment of it.
	AboutOne int
	// Coverage is the share of all claims that a challenger judges before they can be disputed no longer, when every trainer commits in every
	// round and the rounds follow each other as fast as their commit windows allow: 1 is all of them.
	Coverage float64
}

// Capacity says what a machine can do for a Verified task whose replays take footprint bytes of memory and perReplay of chain time each, if
// places of them are computed at a time in that much memory, and a block comes every block: how many disputes at once it defends against
// the task's clock, and what share of the claims it judges. It is what `assay doctor --task` and every role say of themselves; a role
// measures perReplay, EstimateReplay guesses it before.
func Capacity(spec *protocol.TaskSpec, footprint uint64, perReplay, block time.Duration, places int, memory uint64) Capable {
	c := Capable{Fits: footprint <= memory}
	if !c.Fits || places < 1 {
		return c
	}
	c.Parallel = int(min(uint64(places), memory/max(1, footprint)))
	seconds := max(perReplay.Seconds(), 1e-3)
	p, clock := pace(spec, seconds, block, c.Parallel), time.Duration(spec.DisputeClock)*time.Second
	c.Disputes, c.AboutOne = int(p.Most(clock, math.MaxUint64)), int(p.Most(clock, 1))
	if seconds <= float64(spec.ClaimWindow) {
		c.Coverage = min(1, float64(c.Parallel)*float64(spec.CommitWindow)/(float64(max(1, spec.TrainerCount))*seconds))
	}
	return c
}

// pace is how a machine answers disputes about claims that take so many seconds to replay, so many at a time.
func pace(spec *protocol.TaskSpec, replay float64, block time.Duration, places int) windows.Pace {
	return windows.Pace{
		Each: time.Duration(min(disputeSeconds(spec, replay)*float64(time.Second), math.MaxInt64/2)), Places: places,
		// Whoever disputes opens with a turn of the trainer's, and the turns alternate.
		Moves: uint64(spec.DisputeMoves()+1) / 2, AtOnce: MovesAtOnce, Block: block,
	}
}

// disputeSeconds is what the defence of one claim computes at most, whatever is asked for: the replay, the trace of a segment, and the
// transitions that moves are made of, each with the steps between it and a kept state. A second dispute about the claim costs less.
func disputeSeconds(spec *protocol.TaskSpec, replay float64) float64 {
	interval := float64(min(spec.CheckpointInterval, spec.InnerSteps))
	step := replay / float64(max(1, spec.InnerSteps))
	return replay + interval*step*traceFactor + tracedMoves*(max(0, interval-1)+traceFactor)*step
}

// EstimateReplay guesses how long a replay of the task takes on one place, by what it computes, until one was measured.
func EstimateReplay(task *claim.Task) time.Duration { return Estimate(task.Work(), false) }

// Estimate guesses how long one place takes to compute so much, by the same pace; traced says that the outputs of all nodes are hashed.
func Estimate(work program.Cost, traced bool) time.Duration {
	seconds := (float64(work.MultiplyAdds) + float64(work.Elements)) / estimatedRate
	if traced {
		seconds *= traceFactor
	}
	return time.Duration(min(seconds, 1e9) * float64(time.Second))
}
