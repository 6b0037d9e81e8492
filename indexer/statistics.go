package indexer

import (
	"strconv"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/protocol"
)

// RoundStatistics is a row of derived.round_statistics: what a keeper computed of a round, which nobody proves.
type RoundStatistics struct {
	place
	TaskID         Bytes32  `db:"task_id"`
	Round          Long     `db:"round"`
	Keeper         Address  `db:"keeper"`
	NewRoot        Bytes32  `db:"new_root"`
	UpdateNorm     string   `db:"update_norm"`
	AggregateNorm  string   `db:"aggregate_norm"`
	MedianNorm     string   `db:"median_norm"`
	Of             [][]byte `db:"trainers"`
	Norms          []string `db:"norms"`
	Cosines        []string `db:"cosines"`
	SignatureBytes []byte   `db:"signature"`
	Signer         Address  `db:"signer"`
}

var statisticsEntity = newEntity[RoundStatistics]("round_statistics", []string{"task_id", "round", "keeper"}, map[string][]string{
	"ROUND": {"round"},
})

type statisticsFilter struct {
	Keeper *Address `where:"keeper ="`
}

// TrainerStatistics are of one trainer's outer gradient.
type TrainerStatistics struct {
	Trainer    Address
	Norm       string
	FromMedian string
	Cosine     *string
}

// Trainers is the GraphQL field.
func (s *RoundStatistics) Trainers() []*TrainerStatistics {
	median, _ := strconv.ParseFloat(s.MedianNorm, 64) // its form was checked when it came
	out := make([]*TrainerStatistics, min(len(s.Of), len(s.Norms), len(s.Cosines)))
	for i := range out {
		norm, _ := strconv.ParseFloat(s.Norms[i], 64)
		out[i] = &TrainerStatistics{Address(s.Of[i]), s.Norms[i], protocol.Decimal(norm - median), said(s.Cosines[i])}
	}
	return out
}

// Signature is the GraphQL field.
func (s *RoundStatistics) Signature() string { return hexutil.Encode(s.SignatureBytes) }

// Statistics is the GraphQL field.
func (r *Round) Statistics(a listArgs[statisticsFilter]) (*connection[RoundStatistics], error) {
	return children(r.place, statisticsEntity, ofRound, a.pageArgs, a.Where)
}
