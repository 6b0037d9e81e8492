package verifier

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"sync"
	"time"

	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// ReplayPlaces is how many replays challenger, defender and auditor compute at a time.
const ReplayPlaces = parallelTrees

// ErrTooLarge says that a replay of a task's claims has no room in the memory that it may take.
var ErrTooLarge = errTooLarge

// Machine is what one machine can do for a Verified task, and what that asks of it.
type Machine struct {
	Capable
	// Footprint is what a replay takes of Memory, in bytes.
	Footprint, Memory uint64
	// Replay is how long a replay of one claim takes, Dispute how long it takes to answer whatever is asked about one.
	Replay, Dispute time.Duration
	// Flood is what its bonds pay for, Clock the least disputeClock that covers it here.
	Flood windows.Flood
	Clock time.Duration
	pace  windows.Pace
}

// MeasureMachine says what this machine can do for a task whose programs and constants are here, if that many replays are computed at a
// time in that much memory, a dispute costs a bond and a block comes every block. It is what `trainer enroll`, a defender and `assay doctor
// --task` go by. The programs have to fit the task; recordBytes is the size of a record.
func MeasureMachine(
	ctx context.Context, task *claim.Task, bond *big.Int, recordBytes uint64, block time.Duration, places int, memory uint64,
) (Machine, error) {
	footprint := training.Footprint(task, recordBytes)
	room := Capacity(task.Spec, footprint, 0, block, places, memory)
	if !room.Fits {
		return NewMachine(task.Spec, bond, footprint, EstimateReplay(task), block, places, memory), nil
	}
	replay, err := training.Measure(ctx, task, room.Parallel)
	if err != nil {
		return Machine{}, err
	}
	return NewMachine(task.Spec, bond, footprint, replay, block, places, memory), nil
}

// NewMachine is MeasureMachine with a known footprint, and a known time for each of the replays that are computed at once.
func NewMachine(spec *protocol.TaskSpec, bond *big.Int, footprint uint64, replay, block time.Duration, places int, memory uint64) Machine {
	m := Machine{
		Capable: Capacity(spec, footprint, replay, block, places, memory), Footprint: footprint, Memory: memory, Replay: replay,
		Flood: windows.Worst(spec, bond, replay),
	}
	m.pace = pace(spec, replay.Seconds(), block, m.Parallel)
	m.Dispute, m.Clock = m.pace.Each, m.Flood.Clock(m.pace)
	return m
}

// Traced is how long a replay of a claim takes whose every transition is traced, as a paid audit needs it.
func (m Machine) Traced(spec *protocol.TaskSpec) time.Duration {
	step := m.Replay / time.Duration(max(1, spec.InnerSteps))
	return m.Replay + time.Duration(spec.InnerSteps)*step*traceFactor
}

// Defends is an error unless the machine answers the worst flood of disputes about a trainer's claims: ErrTooLarge, or windows.ErrFlood.
func (m Machine) Defends(spec *protocol.TaskSpec) error {
	if !m.Fits {
		return fmt.Errorf("%w: %d bytes, the limit is %d", ErrTooLarge, m.Footprint, m.Memory)
	}
	return m.Flood.Check(spec, m.pace)
}

// alarms are standing problems that somebody has to look at before a clock runs, one a task and kind. /readyz fails while there is one.
type alarms struct {
	mu sync.Mutex
	on map[string]alarm
}

// alarm is a problem that stands until a time of the chain, whether or not its task is looked at by then; 0: until it is taken back.
type alarm struct {
	problem string
	until   uint64
}

// raise sets an alarm and says whether it is new.
func (a *alarms) raise(id protocol.Hash, kind, problem string) bool {
	return a.raiseUntil(id, kind, problem, 0)
}

func (a *alarms) raiseUntil(id protocol.Hash, kind, problem string, until uint64) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.on == nil {
		a.on = make(map[string]alarm)
	}
	key := kind + id.String()
	_, known := a.on[key]
	a.on[key] = alarm{fmt.Sprintf("task %s: %s", id, problem), until}
	return !known
}

// clear takes the alarms about a task's windows, clock and records back. A conviction stands.
func (a *alarms) clear(id protocol.Hash) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, kind := range []string{alarmWindows, alarmClock, alarmSealed} {
		delete(a.on, kind+id.String())
	}
}

// take takes one alarm of a task back.
func (a *alarms) take(id protocol.Hash, kind string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.on, kind+id.String())
}

// problems are those that stand at a time of the chain.
func (a *alarms) problems(now uint64) (out []string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, on := range a.on {
		if on.until == 0 || now < on.until {
			out = append(out, on.problem)
		}
	}
	slices.Sort(out)
	return out
}

// Kinds of alarms.
const (
	alarmWindows   = "windows "
	alarmClock     = "clock "
	alarmSealed    = "sealed "
	alarmConvicted = "convicted "
	alarmBudget    = "budget "
)

// shortHint is what whoever has a lock behind short windows can do about it.
const shortHint = "leave the task as soon as nothing binds you to it, and watch this process until then; --min-window accepts such windows"

// convictionHint is what whoever runs a convicted trainer or auditor can do.
const convictionHint = "find out why before the account enrols or joins again: docs/operations.md, \"After a conviction\""
