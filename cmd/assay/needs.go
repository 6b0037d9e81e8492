package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
)

// need is what a role needs of a machine to play in a task, whatever else it does there: what `doctor --task` holds a machine against, and what
// `task check`, `task post` and `trainer enroll` say before.
type need struct {
	Role string `json:"role"`
	// MemoryBytes are what a replay takes, 0 of a role that replays nothing and of an Open task, whose model nothing here knows.
	MemoryBytes uint64 `json:"memoryBytes"`
	// RoundSeconds are what it computes a round: a trainer its steps, a challenger and an auditor all trainers' claims; of a defender, what a dispute
	// takes it at most. 0 as MemoryBytes.
	RoundSeconds float64 `json:"roundSeconds"`
	// DiskBytes are what it keeps, RoundBytes what it sends and receives a round.
	DiskBytes  uint64 `json:"diskBytes"`
	RoundBytes uint64 `json:"roundBytes"`
}

// needsOf is what each role needs of a task whose data set and constants have that many bytes, and of whose claims a replay takes so much memory and
// time; both are 0 for an Open task.
func needsOf(spec *protocol.TaskSpec, parts, footprint uint64, replay time.Duration) []need {
	roles := []string{roleKeeper, roleTrainer, roleChallenger}
	if protocol.Tier(spec.Tier).Proven() {
		roles = taskRoles
		if protocol.Tier(spec.Tier).Sealed() {
			roles = []string{roleKeeper, roleTrainer, roleDefender, roleChallenger}
		}
	}
	state, payload, n := stateBytes(spec), spec.PayloadBytes(), uint64(spec.TrainerCount)
	claims := windows.Worst(spec, nil, replay).Claims
	var out []need
	for _, role := range roles {
		x := need{Role: role, DiskBytes: diskBytes(role, spec, parts, claims)}
		switch role {
		case roleKeeper: // payloads come, states and payloads go to trainers
			x.RoundBytes = n*payload + n*state
		case roleTrainer:
			x.MemoryBytes, x.RoundSeconds, x.RoundBytes = footprint, replay.Seconds(), payload+state
		case roleDefender:
			x.MemoryBytes, x.RoundSeconds = footprint, verifier.NewMachine(spec, nil, footprint, replay, time.Second, 1, footprint).Dispute.Seconds()
			x.RoundBytes = state
		default:
			x.MemoryBytes, x.RoundSeconds, x.RoundBytes = footprint, float64(n)*replay.Seconds(), n*payload+state
		}
		out = append(out, x)
	}
	return out
}

// diskBytes is what a role keeps of a task. claims are those that can be disputed at once.
func diskBytes(role string, spec *protocol.TaskSpec, parts, claims uint64) uint64 {
	state, payloads := stateBytes(spec), uint64(spec.TrainerCount)*spec.PayloadBytes()
	switch role {
	case roleKeeper: // states and payloads of all rounds: it deletes none
		return parts + uint64(spec.MaxRounds)*(state+payloads)
	case roleTrainer:
		return parts + 2*state + spec.PayloadBytes()
	case roleDefender: // the states that the claims which can be disputed start from
		return parts + claims*state
	}
	return parts + 4*(2*state+payloads) // rounds that are recomputed at a time
}

// stateBytes is the size of a state.
func stateBytes(spec *protocol.TaskSpec) uint64 {
	return protocol.StateLayout(spec.ParamCount, spec.FragmentCount).CanonicalBytes()
}

// writeNeeds prints a line a role.
func writeNeeds(w io.Writer, needs []need, how string) {
	for _, x := range needs {
		fmt.Fprintf(w, "  %-12s ", x.Role)
		if x.MemoryBytes > 0 {
			per := "a round"
			if x.Role == roleDefender {
				per = "a dispute"
			}
			fmt.Fprintf(w, "%d MiB of memory, %s %s, ", (x.MemoryBytes+1<<20-1)>>20, secondsText(x.RoundSeconds), per)
		}
		fmt.Fprintf(w, "%d MiB of disk, %d bytes over the network a round\n", (x.DiskBytes+1<<20-1)>>20, x.RoundBytes)
	}
	if how != "" {
		fmt.Fprintf(w, "  times        %s\n", how)
	}
}

// sayNeeds prints what the roles of a task need before anything is locked in it.
func sayNeeds(w io.Writer, needs []need, how string) {
	fmt.Fprintln(w, "what the roles of the task need")
	writeNeeds(w, needs, how)
}

// slow is why trainers or challengers are late, by the time that a replay takes; nil if they are not.
func slow(spec *protocol.TaskSpec, needs []need, replay time.Duration) error {
	if replay.Seconds() > float64(spec.CommitWindow) {
		return withHint(fmt.Errorf("a round takes a trainer %s, commitWindow is %d s", secondsText(replay.Seconds()), spec.CommitWindow), "fewer innerSteps, or a longer commitWindow")
	}
	for _, x := range needs {
		switch {
		case x.Role == roleChallenger && x.RoundSeconds > float64(spec.ClaimWindow):
			return withHint(fmt.Errorf("a round's claims take a challenger %s, claimWindow is %d s", secondsText(x.RoundSeconds), spec.ClaimWindow), "a longer claimWindow, or fewer trainers")
		case x.Role == roleDefender && x.RoundSeconds > float64(spec.DisputeClock):
			return withHint(fmt.Errorf("a dispute takes a defender %s, disputeClock is %d s", secondsText(x.RoundSeconds), spec.DisputeClock), "a longer disputeClock, or a shorter checkpointInterval")
		}
	}
	return nil
}

// needs is what the roles of a task whose files these are need, and where the times are from: what `assay-trainer init` measured, which lies beside
// the template, else an estimate.
func (o objects) needs(spec *protocol.TaskSpec, template string) (needs []need, replay time.Duration, how string, err error) {
	parts := uint64(0)
	for _, p := range o.parts {
		info, err := os.Stat(partPath(o.folder, p))
		if err != nil {
			return nil, 0, "", err
		}
		parts += uint64(info.Size())
	}
	if o.takes == nil {
		return needsOf(spec, parts, 0, 0), 0, "", nil
	}
	seconds, path, err := measuredStep(template)
	if err != nil {
		return nil, 0, "", err
	}
	replay, how = verifier.Estimate(o.takes.Work, false), "estimated from what is computed; `assay doctor --task` measures"
	if path != "" {
		replay = time.Duration(seconds * float64(spec.InnerSteps) * float64(time.Second))
		how = "by the step that `assay-trainer init` measured, " + path
	}
	return needsOf(spec, parts, o.takes.Memory, replay), replay, how, nil
}

// measuredStep is how many seconds an inner step takes by what `assay-trainer init` wrote beside a template, and the file; no file if there is none.
func measuredStep(template string) (seconds float64, path string, err error) {
	path = filepath.Join(filepath.Dir(template), measuredFile)
	raw, err := readLimited(path, maxMeasuredFile)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, "", nil
	} else if err != nil {
		return 0, "", err
	}
	seconds, err = parseMeasured(raw)
	if err != nil {
		return 0, "", withHint(fmt.Errorf("%s: %w", path, err), "`assay-trainer init` writes it; delete it")
	}
	return seconds, path, nil
}

// partBytes is the size of a task's data set and constants, of what is known of them. Of a sealed data set nobody has more than its own shards.
func partBytes(spec *protocol.TaskSpec, manifest *protocol.Manifest, task *claim.Task) (n uint64) {
	if manifest != nil && !protocol.Tier(spec.Tier).Sealed() {
		n = manifest.Dataset.RecordBytes * spec.DatasetRecords
	}
	if task != nil {
		for _, list := range task.Constants {
			for _, x := range list {
				n += uint64(x.Len()) * 4
			}
		}
	}
	return n
}

// measuredNeeds are those of a Verified task that this machine was measured for.
func measuredNeeds(task *claim.Task, manifest *protocol.Manifest, can verifier.Machine) []need {
	return needsOf(task.Spec, partBytes(task.Spec, manifest, task), can.Footprint, can.Replay)
}

// howMeasured says what the times of needs are.
func howMeasured(can verifier.Machine) string {
	if !can.Fits {
		return "estimated from what is computed"
	}
	return fmt.Sprintf("measured here, %d replays at a time", can.Parallel)
}
