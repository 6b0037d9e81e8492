package demo

import (
	"fmt"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// cost of something on the rollup: L2 gas, bytes of the signed transactions, and those that the rollup charges for.
type cost struct {
	what                string
	gas, bytes, l1Bytes float64
	// priced has its price in the second table.
	priced string
}

// prices in gwei: L1's base fee, the blob base fee, L2's gas.
type prices struct{ base, blob, l2 float64 }

// examples for mainnet: nothing going on, a busy day, a crowded one.
var examples = []prices{{1, 1.0 / 16, 0.001}, {10, 1, 0.001}, {50, 20, 0.01}}

// l1Byte is what the rollup asks for a byte that it charges, in gwei (Ecotone's weights, which Fjord kept).
func (p prices) l1Byte(of *Rollup) float64 {
	return (16*float64(of.BaseFeeScalar)*p.base + float64(of.BlobBaseFeeScalar)*p.blob) / 1e6
}

// costs of the demo's calls.
func costs(s *Summary) []cost {
	call := func(name string) CallGas { return s.GasByCall[name] }
	mean := func(what, name, priced string) cost {
		g := call(name)
		n := float64(max(g.Calls, 1))
		return cost{what, float64(g.Total) / n, float64(g.Bytes) / n, float64(g.L1Bytes) / n, priced}
	}
	round := cost{what: fmt.Sprintf("a round, all transactions of %d trainers and a keeper (mean of %d)", s.Trainers, len(s.History)), priced: "a round"}
	for _, r := range s.History {
		round.gas += float64(r.Gas) / float64(len(s.History))
		round.bytes += float64(r.Bytes) / float64(len(s.History))
		round.l1Bytes += float64(r.L1Bytes) / float64(len(s.History))
	}
	ticks := call("tick")
	rows := []cost{
		round,
		mean("a submission (`submitOuterGradient`)", "submitOuterGradient", "a submission"),
		mean("a proposal (`proposeRound`)", "proposeRound", ""),
		mean(fmt.Sprintf("a `tick` (seats drawn, rounds made final; %d of %d came second and reverted)", ticks.Failed, ticks.Calls), "tick", ""),
		mean("a wrong aggregation: one proof (`proveStep`, overturn and slashes included)", "proveStep", "a dispute by one proof"),
	}
	for _, c := range s.Training.Convicted {
		var names []string
		d := cost{priced: fmt.Sprintf("a dispute of %d moves", len(c.Moves))}
		for _, m := range c.Moves {
			names = append(names, "`"+m.What+"`")
			d.gas += float64(m.Gas)
			d.bytes += float64(m.Bytes)
			d.l1Bytes += float64(m.L1Bytes)
		}
		then := "tainted in the receipt"
		if c.Reaggregated {
			then = "the round made again"
		} else {
			d.priced = ""
		}
		d.what = fmt.Sprintf("a wrong claim of a trainer, all moves: %s (%s)", strings.Join(names, ", "), then)
		rows = append(rows, d)
	}
	deploy := call("deploy")
	return append(rows,
		mean("posting a task", "postTask", ""),
		cost{what: "deploying all contracts", gas: float64(deploy.Total), bytes: float64(deploy.Bytes), l1Bytes: float64(deploy.L1Bytes)})
}

// costTables are the tables of docs/opstack.md, in Markdown: what the demo's transactions take, and what that costs at some prices.
func costTables(s *Summary) string {
	var out strings.Builder
	number := message.NewPrinter(language.English)
	put := func(format string, args ...any) { number.Fprintf(&out, format+"\n", args...) }
	rows := costs(s)
	put("| what | L2 gas | signed bytes | bytes charged on L1 |\n|---|---|---|---|")
	for _, c := range rows {
		put("| %s | %.0f | %.0f | %.0f |", c.what, c.gas, c.bytes, c.l1Bytes)
	}
	head, line := "| prices (gwei): L1 base fee, blob base fee, L2 gas | L1 price of a byte |", "|---|---|"
	for _, c := range rows {
		if c.priced != "" {
			head, line = head+" "+c.priced+" |", line+"---|"
		}
	}
	put("\n%s\n%s", head, line)
	for _, p := range examples {
		row := number.Sprintf("| %v, %v, %v | %.4g gwei |", p.base, p.blob, p.l2, p.l1Byte(s.Rollup))
		for _, c := range rows {
			if c.priced != "" {
				l2, l1 := c.gas*p.l2, c.l1Bytes*p.l1Byte(s.Rollup)
				row += number.Sprintf(" %.0f + %.0f = %.0f gwei |", l2, l1, l2+l1)
			}
		}
		put("%s", row)
	}
	return out.String()
}
