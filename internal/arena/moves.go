package arena

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/adversary"
	"assay/keeper"
	"assay/protocol"
)

// kind is a kind of move.
type kind struct {
	help string
	// verified says that it needs a Verified task, liars and ghost that the script has such keepers.
	verified, liars, ghost bool
	// core says that the exhaustive search composes it.
	core bool
	// draw fills in a move's numbers.
	draw func(r *rand.Rand, s *Script, m *Move)
	// genesis changes who owns what, setup is called before the task is posted, act when the move's time has come.
	genesis func(alloc types.GenesisAlloc, m Move)
	setup   func(g *game, m Move)
	act     func(g *game, m Move)
}

// kinds are all moves by name.
var kinds map[string]kind

func init() {
	kinds = map[string]kind{}
	for _, name := range []string{"parameter", "momentum", "interleaved", "root", "aux", "malformed", "withhold", "silence", "equivocate", "nec", "censor"} {
		kinds["lie-"+name] = kind{help: "the liars' keepers lie: " + name, liars: true, core: slices.Contains([]string{"parameter", "root", "aux", "silence", "withhold"}, name),
			draw: func(r *rand.Rand, s *Script, m *Move) { m.Round = uint32(r.IntN(int(s.Rounds))) },
			setup: func(g *game, m Move) {
				g.lies[m.Round] = append(g.lies[m.Round], name)
			}}
	}
}

// lie is what the liars do wrong in a round.
func (g *game) lie(task protocol.Hash, round uint32) *keeper.Lie {
	names := g.lies[round]
	if task != g.task.ID || len(names) == 0 {
		return nil
	}
	var victim common.Address
	if len(g.trainers) > 0 {
		victim = g.trainers[0].account
	}
	lies, err := adversary.New(names, round, victim)
	if err != nil {
		panic(fmt.Sprint(err))
	}
	return lies(task, round)
}
