package arena

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Move is one thing that goes wrong, or that an adversary does. What the numbers mean is the kind's.
type Move struct {
	Kind string `json:"kind"`
	// At is when, in steps after the task began to train.
	At int `json:"at,omitempty"`
	// Round is which round it is about.
	Round uint32 `json:"round,omitempty"`
	// N is how much, how long, or whom.
	N int `json:"n,omitempty"`
}

func (m Move) String() string {
	var b strings.Builder
	b.WriteString(m.Kind)
	fmt.Fprintf(&b, "(at=%d round=%d n=%d)", m.At, m.Round, m.N)
	return b.String()
}

// Script is a whole run: who takes part, and the moves.
type Script struct {
	Seed     uint64 `json:"seed"`
	Verified bool   `json:"verified,omitempty"`
	Rounds   uint32 `json:"rounds"`
	// Trainers, Keepers and Liars are how many there are of each; Ghost adds a keeper without a service, whose key the adversary holds.
	Trainers int    `json:"trainers"`
	Keepers  int    `json:"keepers"`
	Liars    int    `json:"liars"`
	Ghost    bool   `json:"ghost,omitempty"`
	Moves    []Move `json:"moves"`
}

func (s Script) String() string {
	raw, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err.Error()
	}
	return string(raw)
}

// has says whether a move of a kind is in the script.
func (s Script) has(kind string) bool {
	for _, m := range s.Moves {
		if m.Kind == kind {
			return true
		}
	}
	return false
}

// Outcome is what a run came to.
type Outcome struct {
	Script Script `json:"script"`
	// WrongFinal are wrong numbers that are final or paid, Losses honest parties that lost money, Excused why a wrong number breaks no promise.
	WrongFinal []string `json:"wrong_final,omitempty"`
	Losses     []string `json:"losses,omitempty"`
	Excused    []string `json:"excused,omitempty"`
	// Ended says that the task came to its end, Steps after how many blocks, Notes what the moves did.
	Ended   bool     `json:"ended"`
	Status  string   `json:"status"`
	Steps   int      `json:"steps"`
	Notes   []string `json:"notes,omitempty"`
	Seconds float64  `json:"seconds"`
	// Broken says that the arena itself failed.
	Broken string `json:"broken,omitempty"`
}

// Fails says that the run shows a defect.
func (o Outcome) Fails() bool {
	return o.Broken != "" || len(o.Losses) > 0 || len(o.WrongFinal) > 0 && len(o.Excused) == 0
}
