package adversary

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"assay/protocol"
	"assay/verifier/training"
)

// cheats are the ways in which a trainer cheats by name; trainer.py beside this file trains in the same ways.
var cheats = map[string]struct {
	help string
	lie  training.Lie
}{
	"skip-steps":  {"every second inner step is only pretended", training.Lie{Skips: func(step uint32) bool { return step%2 == 1 }}},
	"wrong-batch": {"each record is the one before it in the data set", training.Lie{Records: func(d training.Dataset) training.Dataset { return shifted{d} }}},
}

// shifted has another record under every index but the first.
type shifted struct{ training.Dataset }

// Record implements claim.Records.
func (s shifted) Record(ctx context.Context, index uint64) ([]byte, error) {
	return s.Dataset.Record(ctx, max(index, 1)-1)
}

// Cheats lists the ways in which a trainer cheats, one a line, with what each is.
func Cheats() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(cheats)) {
		fmt.Fprintf(&b, "  %-12s %s\n", name, cheats[name].help)
	}
	return b.String()
}

// Trainer returns the adversary that stands by what a trainer did who cheated in this way, in one round of every task.
func Trainer(name string, round uint32) (training.Adversary, error) {
	cheat, ok := cheats[name]
	if !ok {
		return nil, fmt.Errorf("no lie %q; there are:\n%s", name, Cheats())
	}
	return func(_ protocol.Hash, r uint32) *training.Lie {
		if r != round {
			return nil
		}
		return &cheat.lie
	}, nil
}
