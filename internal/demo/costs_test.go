package demo

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCostTables: the arithmetic of docs/opstack.md, by hand for one price.
func TestCostTables(t *testing.T) {
	s := Summary{
		Trainers: 4,
		History:  []Round{{Gas: 500_000, Bytes: 3000, L1Bytes: 1400}, {Gas: 600_000, Bytes: 3200, L1Bytes: 1500}},
		GasByCall: map[string]CallGas{
			"submitOuterGradient": {Calls: 2, Total: 130_000, Bytes: 1000, L1Bytes: 500},
			"tick":                {Calls: 5, Failed: 2, Total: 500_000, Bytes: 750, L1Bytes: 500},
			"deploy":              {Calls: 2, Total: 31_895_186, Bytes: 152_876, L1Bytes: 83_652},
		},
		Training: Training{Convicted: []Cheat{{
			Reaggregated: true,
			Moves:        []Move{{What: "open", Gas: 300_000, Bytes: 500, L1Bytes: 300}, {What: "proveElement", Gas: 600_000, Bytes: 9000, L1Bytes: 4000}},
		}}},
		Rollup: &Rollup{BaseFeeScalar: 1368, BlobBaseFeeScalar: 810949},
	}
	out := costTables(&s)
	require.Contains(t, out, "| a round, all transactions of 4 trainers and a keeper (mean of 2) | 550,000 | 3,100 | 1,450 |")
	require.Contains(t, out, "| a submission (`submitOuterGradient`) | 65,000 | 500 | 250 |")
	require.Contains(t, out, "2 of 5 came second and reverted) | 100,000 | 150 | 100 |")
	require.Contains(t, out, "all moves: `open`, `proveElement` (the round made again) | 900,000 | 9,500 | 4,300 |")
	require.Contains(t, out, "| deploying all contracts | 31,895,186 | 152,876 | 83,652 |")
	// (16 × 1368 × 10 + 810949 × 1) / 10^6 = 1.029829 gwei a byte; 550,000 × 0.001 + 1,450 × 1.029829 = 550 + 1493.25
	require.Contains(t, out, "| 10, 1, 0.001 | 1.0298 gwei | 550 + 1,493 = 2,043 gwei |")
	require.Contains(t, out, "| 900 + 4,428 = 5,328 gwei |")
}
