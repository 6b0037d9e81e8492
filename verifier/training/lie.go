package training

import (
	"assay/protocol"
)

// Adversary makes a defender stand by a claim that its trainer cheated in, so that tests and demonstrations can show what becomes of one: it
// returns how the trainer cheated in a round, nil if it did not. A nil Adversary is honest. Development chains only.
type Adversary func(task protocol.Hash, round uint32) *Lie

// Lie is how a trainer cheated in a round. The zero value is honest.
type Lie struct {
	// Records, if set, are what it trained on in the data set's place.
	Records func(Dataset) Dataset
	// Skips, if set, says which inner steps it only pretended: claim.Work has it.
	Skips func(step uint32) bool
}

// Told is what the trainer's work was done with.
func (l *Lie) Told(records Dataset) (Dataset, func(step uint32) bool) {
	switch {
	case l == nil:
		return records, nil
	case l.Records != nil:
		records = l.Records(records)
	}
	return records, l.Skips
}
