// Package claim is what a trainer of the Verified tier claims: that its payload follows from the state of the round by the task's
// programs on the batches that are derived for it (docs/formats.md section 10). A claim names the local state at its checkpoints;
// between them, and inside a step, a trace names every operator's output.
package claim

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/ethereum/go-ethereum/common"

	"assay/repops"
)

const (
	claimDomain  = "assay/v1/claim"
	randomDomain = "assay/v1/random"
)

// StepSeed is the seed of `random` in inner step `step`: nobody else draws from it.
func StepSeed(seed Hash, round uint32, trainer common.Address, step uint32) uint64 {
	b := append([]byte(randomDomain), seed[:]...)
	b = binary.BigEndian.AppendUint32(b, round)
	b = append(b, trainer[:]...)
	b = binary.BigEndian.AppendUint32(b, step)
	d := sha256.Sum256(b)
	return binary.BigEndian.Uint64(d[:])
}

// Schedule cuts a claim's transitions into segments: the prologue, the inner steps by checkpoints, the epilogue.
type Schedule struct {
	// Steps is H, Interval the number of steps between two checkpoints, both at least 1; the last segment of steps may be shorter.
	Steps, Interval uint32
}

// Checkpoints is the number of local states that a claim commits to: after the prologue, and after each segment of steps.
func (s Schedule) Checkpoints() int {
	return int((uint64(s.Steps)+uint64(s.Interval)-1)/uint64(s.Interval)) + 1
}

// Segments is the number of segments: prologue, segments of steps, epilogue.
func (s Schedule) Segments() int { return s.Checkpoints() + 1 }

// Prologue is the segment of the prologue, Epilogue that of the epilogue.
func (s Schedule) Prologue() int { return 0 }

// Epilogue is the last segment.
func (s Schedule) Epilogue() int { return s.Segments() - 1 }

// Program is the number of a segment's program in Programs.List: 0 prologue, 1 step, 2 epilogue.
func (s Schedule) Program(segment int) int {
	switch segment {
	case s.Prologue():
		return 0
	case s.Epilogue():
		return 2
	}
	return 1
}

// StepsOf is the inner steps [lo, hi) of a segment that is neither prologue nor epilogue.
func (s Schedule) StepsOf(segment int) (lo, hi uint32) {
	first := uint64(segment-1) * uint64(s.Interval)
	return uint32(first), uint32(min(first+uint64(s.Interval), uint64(s.Steps)))
}

// Of is the segment of an inner step below Steps, and its transition in it.
func (s Schedule) Of(step uint32) (segment, transition int) {
	return 1 + int(step/s.Interval), int(step % s.Interval)
}

// At is the segment of a transition by its number in the claim, below Steps + 2, and its place in the segment: the prologue is 0, the last the
// epilogue.
func (s Schedule) At(number uint64) (segment, transition int) {
	switch {
	case number == 0:
		return s.Prologue(), 0
	case number > uint64(s.Steps):
		return s.Epilogue(), 0
	}
	return s.Of(uint32(number - 1))
}

// Transitions is the number of leaves of a segment.
func (s Schedule) Transitions(segment int) int {
	if segment == s.Prologue() || segment == s.Epilogue() {
		return 1
	}
	lo, hi := s.StepsOf(segment)
	return int(hi - lo)
}

// Header is the header of a claim of n checkpoints: bound to task, round and trainer, so that nobody can sign another's.
func Header(taskID Hash, round uint32, trainer common.Address, n int) repops.Header {
	b := append([]byte(claimDomain), taskID[:]...)
	b = binary.BigEndian.AppendUint32(b, round)
	b = append(b, trainer[:]...)
	return repops.Header{Kind: KindClaim, Length: uint64(n), Binding: sha256.Sum256(b)}
}

// Root is the claimHash of a gradient whose local states at the checkpoints have these roots.
func Root(taskID Hash, round uint32, trainer common.Address, checkpoints []Hash) Hash {
	return repops.Root(Header(taskID, round, trainer, len(checkpoints)), leafHashes(checkpoints))
}

// Transition is a leaf of a segment.
type Transition struct {
	// Local is the root of the local state after it; after the epilogue the payload root.
	Local Hash
	// Trace is its step trace root.
	Trace Hash
}

// Leaf is the leaf's bytes.
func (t Transition) Leaf() []byte {
	return append(append(make([]byte, 0, 64), t.Local[:]...), t.Trace[:]...)
}

// Segment is the transitions of one segment, as a trainer has to publish them in a dispute.
type Segment []Transition

// Header is the header of the segment's root.
func (s Segment) Header() repops.Header {
	return repops.Header{Kind: KindSegment, Length: uint64(len(s))}
}

// Leaves are the hashes of the transitions, for proofs.
func (s Segment) Leaves() []Hash {
	leaves := make([]Hash, len(s))
	for i, t := range s {
		leaves[i] = repops.LeafHash(t.Leaf())
	}
	return leaves
}

// Root is the root that the trainer posts.
func (s Segment) Root() Hash { return repops.Root(s.Header(), s.Leaves()) }

// First is the first transition that differs between two segments of equal length, -1 if none does.
func (s Segment) First(other Segment) int {
	for i := range s {
		if s[i] != other[i] {
			return i
		}
	}
	return -1
}
