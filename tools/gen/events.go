package main

import (
	"fmt"
	"slices"
	"strings"
)

// followed is the contracts that the indexer follows, with the name of their binding in its decoder; its address is there under the same name and
// Addr.
var followed = map[string]string{
	"StakeVault": "vault", "TrainingTasks": "tasks", "TrainingRounds": "rounds", "AggregationFraud": "fraud", "RootDescent": "descent",
	"PayloadReveals": "reveals", "TrainingFraud": "game", "TrainingDispute": "dispute", "TrainingAudit": "audit", "Enclaves": "enclaves",
}

// unfollowed is those that have events and are not followed. Transfers of tokens are not the protocol's: what it does with tokens its own
// contracts say.
var unfollowed = []string{"AssayToken"}

// indexerEvents is how the indexer reads events: each as the type that its binding declares.
func indexerEvents(f *facts) ([]byte, error) {
	imports := []string{"fmt", "", "github.com/ethereum/go-ethereum/common", "github.com/ethereum/go-ethereum/core/types", ""}
	var list []contract
	for _, c := range f.contracts {
		switch {
		case followed[c.name] != "":
			imports, list = append(imports, "assay/bindings/"+strings.ToLower(c.name)), append(list, c)
		case len(c.events) > 0 && !slices.Contains(unfollowed, c.name):
			return nil, fmt.Errorf("%s has events, and the indexer does not follow it. Hint: add it to followed in tools/gen/events.go", c.name)
		}
	}
	s := newSource("indexer", imports...)
	s.line("// unpack returns an event of a contract as the type that its binding declares.")
	s.line("func (d *decoder) unpack(address common.Address, event string, log *types.Log) (any, error) {\nswitch address {")
	for _, c := range list {
		s.line("case d.%sAddr:\nswitch event {", followed[c.name])
		for _, e := range c.events {
			s.line("case %s.%s%sEventName:\nreturn d.%s.Unpack%sEvent(log)", strings.ToLower(c.name), c.name, e.Name, followed[c.name], e.Name)
		}
		s.line("}")
	}
	s.line("}\nreturn nil, fmt.Errorf(\"no event %%s of %%s\", event, address)\n}")
	return s.done()
}
