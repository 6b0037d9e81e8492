package main

import "strings"

const module = "assay"

// floors are the packages from the ground up: a package imports from the floors below its own, and from its own only within one entry,
// which stands for a folder and all below it unless a longer entry is elsewhere.
var floors = [][]string{
	// The arithmetic; its inside is its own business.
	{"repops"},
	// Folders and files that are nobody else's, which keys are read from.
	{"internal/private"},
	// What knows nothing else of ours.
	{"bindings", "internal/keys", "internal/redact", "internal/heart", "internal/guard", "internal/httpclient", "internal/embeddedpg", "internal/asmgen", "internal/metering"},
	// What is hashed, signed and sent, and the rules of a round and of a claim.
	{"protocol"},
	// The contracts' rules and arithmetic, in an EVM without a chain.
	{"internal/evm"},
	{"internal/specrules", "internal/evmeval"},
	// The contracts' door.
	{"internal/chain"},
	// What every daemon stands on.
	{"internal/attest", "internal/door", "internal/gossip", "internal/windows", "internal/keepers", "internal/follow", "internal/publication", "internal/bridge", "internal/deploy", "internal/repopseval", "internal/top", "keeper/store"},
	// What is sealed to what was attested.
	{"internal/seal"},
	// What is shown of a game to whoever asks, without a move.
	{"verifier/trace"},
	// The games.
	{"verifier/fraud", "verifier/training"},
	// The roles.
	{"keeper", "verifier", "indexer", "internal/tenzro"},
	{"verifier/audit"},
	// What only development and tests use.
	{dev},
	{"cmd"},
	{test},
}

// The packages of development; commands may start them.
const dev = "dev"

// What tests share, and the commands of the repository's own house; nothing imports it.
const test = "test"

// folders are packages that live elsewhere than their floor says.
var folders = map[string]string{
	"internal/devnet": dev, "internal/cluster": dev, "internal/opstack": dev, "internal/demo": dev,
	"internal/adversary": test, "internal/arena": test, "internal/attacks": test, "internal/audittest": test, "internal/chain/chaintest": test, "internal/gossip/gossiptest": test,
	"internal/e2e": test, "internal/harden": test, "internal/seal/sealtest": test, "internal/metricstest": test, "internal/opstacktest": test, "tools": test, "web": test,
}

// place tells a package's floor and entry; −1 if it has none.
func place(pkg string) (floor int, entry string) {
	longest := func(match func(prefix string) bool, prefix, best string) string {
		if match(prefix) && len(prefix) > len(best) {
			return prefix
		}
		return best
	}
	below := func(prefix string) bool { return pkg == prefix || strings.HasPrefix(pkg, prefix+"/") }
	folder := ""
	for prefix := range folders {
		folder = longest(below, prefix, folder)
	}
	floor = -1
	for i, entries := range floors {
		for _, e := range entries {
			if best := longest(below, e, entry); best != entry {
				floor, entry = i, best
			}
		}
	}
	if len(folder) > len(entry) {
		for i, entries := range floors {
			if entries[0] == folders[folder] {
				return i, folders[folder]
			}
		}
	}
	return floor, entry
}

// forbidden says why a package may not import another; nothing if it may.
func forbidden(from, to string) string {
	a, entry := place(from)
	b, other := place(to)
	switch {
	case a < 0 || b < 0:
		return "no floor is named for it in test/house/floors.go"
	case entry == other:
		return ""
	case other == test:
		return "nothing imports what belongs to tests"
	case other == dev && entry != "cmd" && entry != test:
		return "only commands and tests start what belongs to development"
	case b >= a:
		return "it is not below"
	}
	return ""
}
