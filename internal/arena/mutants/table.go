package mutants

import "assay/internal/arena"

// All are the defects that the arena has to find: each was in the shipped players once, but for the first, which any search must see.
var All = []Mutant{
	{
		Name: "blind-challenger", Shows: "the challenger takes every statement for right: what any search must see",
		File: "verifier/rounds.go", Old: "\tcase r.agrees(k.outcome):\n", New: "\tcase true:\n",
		Scripts: []string{`{"seed":2,"rounds":2,"trainers":3,"keepers":1,"liars":2,"moves":[{"kind":"lie-parameter","round":0},{"kind":"lie-parameter","round":1}]}`},
	},
	{
		Name: "settled", Shows: "a statement of which the chain once refused a proof is never looked at again",
		File:    "verifier/rounds.go",
		Old:     "\tr.block = max(v.Number, rs.sent())\n",
		New:     "\trs.right.Add(id, struct{}{})\n\tr.block = max(v.Number, rs.sent())\n",
		Scripts: arena.Recorded("fell-with-its-parent"),
	},
	{
		Name: "shared-budget", Shows: "a task whose demands are for nothing takes what another task's need",
		File: "verifier/wallet.go",
		Old:  "most: smaller(most(), back), ceiling: ceiling(total, most(), s.all), spent",
		New:  "most: most(), ceiling: total, spent",
		Also: []Replacement{{
			File: "verifier/reserve.go",
			Old:  "\tif s.named || s.bounty == nil {\n",
			New:  "\tif total != nil {\n",
		}},
		Scripts: arena.Recorded("budget-starved"),
	},
	{
		Name: "sweeps-disputes", Shows: "what a dispute is replayed with is dropped while the other side lets its clock go by, and nobody serves it any more",
		File: "verifier/claims.go", Old: "\tc.loader.stay(c.unsettled(v), status == protocol.StatusTraining)\n", New: "",
		Scripts: arena.Recorded("forgotten-claim"),
	},
	{
		Name: "slow-clock", Shows: "a machine whose clock is two minutes fast sends nothing",
		File:    "verifier/player.go",
		Old:     "\tprogress, err := p.client.SyncProgress(ctx)\n",
		New:     "\tif p.age(p.head.Load()) > 0 {\n\t\treturn \"its newest block is old\", nil\n\t}\n\tprogress, err := p.client.SyncProgress(ctx)\n",
		Scripts: arena.Recorded("clock-ahead"),
	},
	{
		Name: "junk-holds", Shows: "a replay that has memory keeps it without end, though it gets no further and others wait",
		File: "verifier/replays.go",
		Old:  "{ return j.of.stint << min(j.lost, j.of.doublings) }", New: "{ return j.of.stint << 20 }",
		Figure: "claims_judged_under_junk_percent",
	},
	{
		Name: "four-replays", Shows: "a defender holds four claims, and a fifth dispute gets no answer",
		File: "verifier/replaying.go",
		Old:  "rp.fails(of) || deadline == 0 && rp.making() >= rp.lanes() {", New: "rp.fails(of) || len(rp.replays) >= 4 {",
		Figure: "defended_disputes",
	},
	{
		Name: "oldest-first", Shows: "a challenger that is slower than the claims goes through them in order, and comes too late for all",
		File: "verifier/coverage.go",
		Old:  "\t\tb.behind = b.behind || !x.again && done > float64(x.until)\n", New: "\t\tb.behind = b.behind || !x.again && done < 0\n",
		Also: []Replacement{{
			File: "verifier/claims.go",
			Old:  "\tif !running && v.Time >= last && !c.replayed(work{commit.Round, commit.Trainer, commit.ParentRoot}) {\n",
			New:  "\tif !running && v.Time >= last && last == 0 {\n",
		}},
		Figure: "overloaded_coverage_percent",
	},
	{
		Name: "older-heads", Shows: "an older head from another server is taken for a reorg, which drops all replays",
		File: "internal/chain/heads.go",
		Old:  "\treturn reorged, !reorged && at < n-1, nil\n",
		New:  "\tif at < n-1 {\n\t\treorged, s.heads = true, s.heads[:0]\n\t}\n\treturn reorged, false, nil\n",
		Also: []Replacement{{
			File: "verifier/claims.go",
			Old:  "\tc.settled, c.pauses = make(",
			New:  "\tc.replayer.close()\n\tc.settled, c.pauses = make(",
		}, {
			File: "verifier/defender.go",
			Old:  "\tdf.disputes.reset()\n",
			New:  "\tdf.replayer.close()\n\tdf.disputes.reset()\n",
		}},
		Figure: arena.FigureFlap,
	},
	{
		Name: "sponsors-floors", Shows: "a keeper joins a task whose windows convict whoever is away for a block",
		File: "keeper/offers.go",
		Old:  "\tif err := ofs.floors.Check(spec); err != nil {\n", New: "\tif err := ofs.floors.Check(spec); err != nil && ofs == nil {\n",
		Also: []Replacement{{
			File: "keeper/intake.go",
			Old:  "\t\tif why := in.floors.Check(spec); why != nil {\n", New: "\t\tif why := in.floors.Check(spec); why != nil && in == nil {\n",
		}},
		Scripts: arena.Recorded("hasty-task"),
	},
	{
		Name: "whole-stake", Shows: "strangers' tasks lock all of a keeper's stake, a quarter each",
		File:    "keeper/offers.go",
		Old:     "\t\tif total = new(big.Int).Rsh(stake.Active, 1); total.Cmp(limit) < 0 {\n",
		New:     "\t\tif total = stake.Active; total.Cmp(limit) < 0 {\n",
		Scripts: arena.Recorded("lock-bait"),
	},
}
