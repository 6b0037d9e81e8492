package indexer

import (
	"fmt"

	"github.com/jackc/pgx/v5"

	"assay/bindings/aggregationfraud"
)

// ofAggregationFraud are the changes of rows by an event of AggregationFraud.
func (d *decoder) ofAggregationFraud(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *aggregationfraud.AggregationFraudFraudProven:
		fault, err := enumName(faults, e.Fault)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, insertFraud, pgx.NamedArgs{
			"round": int64(e.Round), "fault": fault, "challenger": e.Challenger[:], "keeper": nil, "statement": e.Statement[:],
			"element": u64(e.Element), "expected": u64(e.Expected), "claimed": u64(e.Claimed), "overturned": e.Overturned,
		}), nil
	case *aggregationfraud.AggregationFraudEquivocationProven:
		return task(at, e.TaskId, insertFraud, pgx.NamedArgs{
			"round": int64(e.Round), "fault": "EQUIVOCATION", "challenger": e.Challenger[:], "keeper": e.Keeper[:], "statement": nil,
			"element": nil, "expected": nil, "claimed": nil, "overturned": false,
		}), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
