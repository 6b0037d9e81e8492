package arena

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Strategy is what an adversary that knows the shipped players would try against them: a script with a name, and what stops it.
type Strategy struct {
	Name, StoppedBy string
	Script          Script
}

func strategy(name, stoppedBy string, s Script, moves ...Move) Strategy {
	s.Trainers, s.Keepers, s.Moves = max(s.Trainers, 3), 1, moves
	return Strategy{name, stoppedBy, s}
}

// Strategies are those of docs/attacks-players.md.
var Strategies = []Strategy{
	strategy("two wrong rounds fall together, and the later one is proposed again", "a refusal by the chain settles nothing: a statement is looked at afresh at each head",
		Script{Seed: 201, Rounds: 2, Liars: 2, Ghost: true},
		Move{Kind: "lie-interleaved"}, Move{Kind: "lie-parameter", Round: 1}, Move{Kind: "hide"}, Move{Kind: "reveal-together", N: 16}, Move{Kind: "repropose", Round: 1}),
	strategy("the challenger's proofs are copied and sent for more gas, and what fell is proposed again", "the copier has the bounty, and each lie falls all the same",
		Script{Seed: 12, Rounds: 2, Liars: 2, Ghost: true},
		Move{Kind: "lie-parameter"}, Move{Kind: "lie-root", Round: 1}, Move{Kind: "outbid"}, Move{Kind: "repropose", Round: 1}),
	strategy("a friend opens a descent into the lie first, and lets it run out", "another's descent is followed and never waited for",
		Script{Seed: 13, Rounds: 2, Liars: 2, Ghost: true},
		Move{Kind: "lie-root"}, Move{Kind: "lie-silence"}, Move{Kind: "friend-descent", N: 1}, Move{Kind: "repropose"}),
	strategy("the liars show nobody their state, and answer each move as late as they can", "the clock of a descent; silence convicts",
		Script{Seed: 201, Rounds: 2, Liars: 2},
		Move{Kind: "lie-interleaved"}, Move{Kind: "lie-momentum", Round: 1}, Move{Kind: "hide"}, Move{Kind: "reveal-late", N: 8}),
	strategy("junk tasks use up the budget for demands, then a payload is withheld", "what a task may take follows from what is at stake in it",
		Script{Seed: 52, Rounds: 6, Liars: 2, Ghost: true},
		Move{Kind: "starve", N: 3}, Move{Kind: "starve", N: 3}, Move{Kind: "partial-upload", N: 3}, Move{Kind: "lie-root", Round: 5}, Move{Kind: "lie-withhold", Round: 5}),
	strategy("six sham disputes against honest trainers, whose defender is killed meanwhile", "answers in the order of deadlines, from states that were kept; half of each lost bond is the trainer's",
		Script{Seed: 16, Verified: true, Rounds: 2},
		Move{Kind: "sham-disputes", At: 8, N: 6}, Move{Kind: "restart-defender", At: 10, N: 3}),
	strategy("two of three trainers cheat in three rounds, and play all six disputes at once", "moves in all disputes are sent beside each other, the earliest deadline first",
		Script{Seed: 7011, Verified: true, Rounds: 4},
		Move{Kind: "cheat-records", N: 0}, Move{Kind: "cheat-records", N: 1}, Move{Kind: "cheat-records", Round: 1, N: 0}, Move{Kind: "cheat-records", Round: 1, N: 1},
		Move{Kind: "cheat-records", Round: 2, N: 0}, Move{Kind: "cheat-records", Round: 2, N: 1}),
	strategy("sham disputes about every honest claim of a task with a short clock", "a defender's answers about all claims are sent beside each other",
		Script{Seed: 31, Verified: true, Rounds: 4},
		Move{Kind: "short-clock", N: 10}, Move{Kind: "sham-disputes", At: 20, N: 12}),
	strategy("a backend of the challenger's RPC leaves out the newest events while a trainer cheats", "a dispute that was opened is remembered by its receipt",
		Script{Seed: 7043, Verified: true, Rounds: 3},
		Move{Kind: "rpc-thin", At: 1, N: 200}, Move{Kind: "cheat-records", N: 0}, Move{Kind: "cheat-skip", Round: 1, N: 1}),
	strategy("no keeper shows an object for long, and trainers that cheat let most of their clocks go by before they move, while the challenger is restarted",
		"what open disputes are judged by is kept, however long nobody asks for it",
		Script{Seed: 7101, Verified: true, Rounds: 3},
		Move{Kind: "forget", N: 8}, Move{Kind: "cheat-records"}, Move{Kind: "cheat-skip", Round: 1, N: 1}, Move{Kind: "dispute-late", N: 12}, Move{Kind: "restart-challenger", At: 16, N: 1}),
	strategy("a trainer that cheats stands by it against its auditor too, and has a friend convict it of an invented claim", "an auditor plays its disputes on, whatever becomes of the audit",
		Script{Seed: 8002, Verified: true, Rounds: 3},
		Move{Kind: "auditor"}, Move{Kind: "cheat-records", Round: 1, N: 1}, Move{Kind: "invented-claim", Round: 1, N: 1}, Move{Kind: "restart-auditor", At: 14, N: 2}),
	strategy("a trainer skips steps beside a junk task whose replays never end", "a place is kept for whoever waits; work for one task is bounded",
		Script{Seed: 17, Verified: true, Rounds: 2},
		Move{Kind: "junk-task", At: 1, N: 2}, Move{Kind: "cheat-skip", Round: 0, N: 1}),
	strategy("a trainer trains on other records while the RPC flaps between two backends", "an older head is no reorg; replays outlive reorgs",
		Script{Seed: 18, Verified: true, Rounds: 2},
		Move{Kind: "cheat-records", Round: 0, N: 2}, Move{Kind: "rpc-flap", At: 1, N: 25}),
	strategy("a friend convicts the cheating trainer of an invented claim first", "whatever still stands of it is disputed and taken out all the same, at no loss",
		Script{Seed: 19, Verified: true, Rounds: 2},
		Move{Kind: "cheat-records", Round: 0, N: 0}, Move{Kind: "invented-claim", Round: 0, N: 0}),
	strategy("the challenger is killed when two lies have been proposed", "everything is derived anew from the chain",
		Script{Seed: 20, Rounds: 2, Liars: 2, Ghost: true},
		Move{Kind: "lie-parameter"}, Move{Kind: "lie-aux", Round: 1}, Move{Kind: "restart-challenger", At: 9, N: 4}, Move{Kind: "repropose", Round: 1}),
	strategy("every local clock is two minutes fast", "chain time decides; a local clock only warns",
		Script{Seed: 201, Rounds: 2, Liars: 2},
		Move{Kind: "clock-fast", N: 120}, Move{Kind: "lie-interleaved"}, Move{Kind: "lie-momentum", Round: 1}, Move{Kind: "hide"}),
	strategy("the chain reorganises under a proof, and forgets transactions", "what follows from a block that is gone is derived anew",
		Script{Seed: 22, Rounds: 2, Liars: 2},
		Move{Kind: "lie-parameter"}, Move{Kind: "reorg", At: 12, N: 4}, Move{Kind: "reorg-drop", At: 16, N: 3}),
	strategy("tasks of strangers ask for a quarter of a keeper's stake each", "half of the stake at most goes to tasks that the operator did not name",
		Script{Seed: 302, Rounds: 2},
		Move{Kind: "lock-bait", N: 5}),
	strategy("a task convicts whoever does not answer in two seconds", "no keeper joins below its policy about windows, and no such task can be posted where the deployment has an outage",
		Script{Seed: 301, Rounds: 2},
		Move{Kind: "hasty-task", At: 1, N: 1}),
	strategy("two trainers name payloads that nobody serves, and the liars' keepers take requests and never answer", "what claims name is fetched beside the passes, in places that tasks share",
		Script{Seed: 7001, Verified: true, Rounds: 8, Trainers: 5, Liars: 2},
		Move{Kind: "tarpit"}, Move{Kind: "ghost-payloads"}, Move{Kind: "ghost-payloads", N: 1}, Move{Kind: "lie-parameter", Round: 6}, Move{Kind: "lie-parameter", Round: 7}),
	strategy("silent junk claims tie up a challenger that has three bonds", "bonds and gas are kept for games in which more is at stake, and for named tasks",
		Script{Seed: 7020, Verified: true, Rounds: 4, Liars: 2},
		Move{Kind: "small-purse", N: 3}, Move{Kind: "junk-task", N: 1}, Move{Kind: "hide"}, Move{Kind: "lie-root", Round: 3}, Move{Kind: "lie-parameter", Round: 2}, Move{Kind: "lie-silence", Round: 2}),
}

// without is the same run in which nobody does anything wrong: what everybody would have had.
func (s Strategy) without() Script {
	s.Script.Moves = nil
	return s.Script
}

// adversary says whether a party is on the adversary's side.
func (s Strategy) adversary(party string) bool {
	for _, m := range s.Script.Moves {
		if (strings.HasPrefix(m.Kind, "cheat-") || m.Kind == "ghost-payloads") && party == fmt.Sprintf("trainer%d", m.N%s.Script.Trainers+1) {
			return true
		}
	}
	return slices.ContainsFunc([]string{"liar", "ghost", "stranger", "copyist"}, func(kind string) bool { return strings.HasPrefix(party, kind) })
}

// row is a strategy's line of the page: who has how much more or less than in the run without it.
func (s Strategy) row(with, without Outcome) string {
	side := make(map[bool][]string)
	for _, name := range sorted(with.Changes) {
		change := new(big.Int).Set(with.Changes[name])
		if before := without.Changes[name]; before != nil {
			change.Sub(change, before)
		}
		if change.Sign() != 0 {
			mine := s.adversary(name)
			side[mine] = append(side[mine], name+" "+signed(change))
		}
	}
	list := func(who []string) string {
		if who == nil {
			return "nobody"
		}
		return strings.Join(who, ", ")
	}
	return fmt.Sprintf("| %s | %s | %s | %s |", s.Name, s.StoppedBy, list(side[true]), list(side[false]))
}

// page is docs/attacks-players.md around its rows.
func page(rows []string) string {
	return `# Strategies against the players, and what they come to

[attacks.md](attacks.md) is about the rules: each attack there has time enough to be answered. Here the adversary plays against the *programs*: it knows what the shipped challenger, defenders and keepers look at, keep, share and wait for.
Each line is a run of the [arena](arena.md): shipped services with their defaults on the real contracts. Everybody's tokens, stake and claims at its end are compared with the same run in which nobody does anything wrong. In none of them
a wrong number is final or paid, and nobody honest has less, but for gas and the price of demands.

Amounts are in tokens. A trainer that is convicted has no pay for what was taken out, and its sponsor has that back. A round that the adversary spoils pays nobody. Keepers lock 600, trainers 10; a gradient earns 1. What junk tasks pay their own people is left out. "trainer1" to "trainer3", "keeper1", the "challenger" and the
"sponsor" are honest unless the strategy is theirs; liars, the ghost (a keeper without a service), the stranger and the copyist are the adversary's.

| strategy | stopped by | the adversary | others |
|---|---|---|---|
` + strings.Join(rows, "\n") + `

The page is written by ` + "`ASSAY_LONG=1 go test ./internal/arena -run TestStrategies -update`" + `. Instants of a run are not the same each time, so that amounts may differ by a few tokens; who wins does not, and that the test wants.
`
}

func signed(amount *big.Int) string {
	if amount.Sign() > 0 {
		return "+" + tokens(amount)
	}
	return "−" + tokens(new(big.Int).Neg(amount))
}
