// Package adversary is the lies that a keeper can be made to tell, by name, for tests and demonstrations of what becomes of it. Keepers
// with the same lies for the same round collude: they sign each other's.
package adversary

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"assay/keeper"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
)

// Element is the element of fragment 0 about which the lies "parameter" and "momentum" are told: its last bit is wrong.
const Element = 7

// kinds are the lies by name; each adds its part to what is done wrong in the round.
var kinds = map[string]struct {
	help string
	add  func(l *keeper.Lie, victim common.Address)
}{
	"parameter": {"one parameter is wrong", func(l *keeper.Lie, _ common.Address) { tamper(l).Params = flip }},
	"momentum":  {"one momentum is wrong", func(l *keeper.Lie, _ common.Address) { tamper(l).Momentum = flip }},
	"interleaved": {"the interleaved payloads contradict a trainer's own", func(l *keeper.Lie, _ common.Address) {
		tamper(l).Interleaved = func(fragment uint32, leaf uint64, data []byte) []byte {
			if fragment == 0 && leaf == 0 {
				data[0] ^= 1
			}
			return data
		}
	}},
	"partial": {"one partial of a reduction is wrong (Krum, MultiKrum, a clip)", func(l *keeper.Lie, _ common.Address) {
		tamper(l).Partials = func(item, level int, index uint64, v float64) float64 {
			if item == 0 && level == 1 && index == 0 {
				return next(v)
			}
			return v
		}
	}},
	"distance": {"one distance is not the top of its reduction (Krum, MultiKrum)", func(l *keeper.Lie, _ common.Address) {
		tamper(l).Distances = func(row, column int, v float64) float64 {
			if row == 0 && column == 1 {
				return next(v)
			}
			return v
		}
	}},
	"score": {"one score is wrong (Krum, MultiKrum, a clip)", func(l *keeper.Lie, _ common.Address) {
		tamper(l).Scores = func(i int, v float64) float64 {
			if i == 0 {
				return next(v)
			}
			return v
		}
	}},
	"root": {"the new root is made up, and nothing is published under it", func(l *keeper.Lie, _ common.Address) {
		l.Roots = func(t store.Transition, o store.Outcome) store.Outcome {
			o.NewRoot = made("root", t)
			return o
		}
	}},
	"aux": {"the root of all else is made up", func(l *keeper.Lie, _ common.Address) {
		l.Roots = func(t store.Transition, o store.Outcome) store.Outcome {
			o.AuxRoot = made("aux", t)
			return o
		}
	}},
	"malformed":  {"payloads beyond the task's bound are taken and aggregated", func(l *keeper.Lie, _ common.Address) { l.Unbounded = true }},
	"withhold":   {"payloads are served to nobody", func(l *keeper.Lie, _ common.Address) { l.Withhold, l.Silent = true, true }},
	"silence":    {"descents and demands for payloads are not answered", func(l *keeper.Lie, _ common.Address) { l.Silent = true }},
	"equivocate": {"two outcomes are signed and shown", func(l *keeper.Lie, _ common.Address) { l.Twice = true }},
	"nec":        {"nothing is proposed or signed", func(l *keeper.Lie, _ common.Address) { l.Idle = true }},
	"censor": {"one trainer's payload is neither included nor acknowledged", func(l *keeper.Lie, victim common.Address) {
		l.Censor = func(trainer common.Address) bool { return trainer == victim }
	}},
}

// Kinds lists the lies, one a line, with what each is.
func Kinds() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		fmt.Fprintf(&b, "  %-12s %s\n", name, kinds[name].help)
	}
	return b.String()
}

// New returns the adversary that tells the named lies, together, in one round of every task. victim is the trainer that "censor" is
// about, and has to be given for that one only.
func New(names []string, round uint32, victim common.Address) (keeper.Adversary, error) {
	lie := &keeper.Lie{Blind: true}
	for _, name := range names {
		kind, ok := kinds[name]
		if !ok {
			return nil, fmt.Errorf("no lie %q; there are:\n%s", name, Kinds())
		}
		if name == "censor" && victim == (common.Address{}) {
			return nil, fmt.Errorf("lie %q is about a trainer", name)
		}
		kind.add(lie, victim)
	}
	return func(_ protocol.Hash, r uint32) *keeper.Lie {
		if r != round {
			return nil
		}
		return lie
	}, nil
}

func tamper(l *keeper.Lie) *transition.Tamper {
	if l.Tamper == nil {
		l.Tamper = new(transition.Tamper)
	}
	return l.Tamper
}

// flip changes the last bit of Element of fragment 0: the smallest lie there is.
func flip(fragment uint32, at uint64, x []float32) {
	if fragment == 0 && at <= Element && Element < at+uint64(len(x)) {
		x[Element-at] = math.Float32frombits(math.Float32bits(x[Element-at]) ^ 1)
	}
}

func next(v float64) float64 { return math.Float64frombits(math.Float64bits(v) ^ 1) }

// made is a root that colluders agree on.
func made(what string, t store.Transition) [32]byte {
	b := append([]byte("assay lie "+what), t.Task[:]...)
	return sha256.Sum256(binary.BigEndian.AppendUint32(b, t.Round))
}
