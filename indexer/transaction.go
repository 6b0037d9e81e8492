package indexer

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
)

// transactionEvents is how many events of a transaction are shown, the first of them: as many as a list that is no page is priced at.
const transactionEvents = listLength

// TransactionEvent is an event of a transaction.
type TransactionEvent struct {
	Cursor         string
	Block          metaBlock
	Contract, Name string
	Address        Address
	TaskID         *Bytes32
	LogIndex       Long
	Args           *eventArguments
}

// Transaction is the GraphQL field: what the contracts said in a transaction, as subscribers are told.
func (*root) Transaction(ctx context.Context, args struct{ Tx Bytes32 }) ([]*TransactionEvent, error) {
	r := requestOf(ctx)
	var out []*TransactionEvent
	err := r.inSnapshot(ctx, func(tx pgx.Tx) error {
		logs, err := readLogs(ctx, tx, fmt.Sprintf("l.tx_hash = $1 ORDER BY l.block_number, l.log_index LIMIT %d", transactionEvents), []byte(args.Tx))
		if err != nil {
			return err
		}
		told, err := r.narrator.tell(ctx, tx, logs)
		for _, o := range told {
			out = append(out, newTransactionEvent(o))
		}
		return err
	})
	if out == nil {
		out = []*TransactionEvent{}
	}
	return out, err
}

func newTransactionEvent(o *occurrence) *TransactionEvent {
	e := &TransactionEvent{
		Cursor: o.mark().String(), Block: metaBlock{Long(o.block.Number), o.block.Hash[:], Long(o.block.Time)},
		Contract: o.contract, Name: o.name, Address: o.address[:], LogIndex: Long(o.log),
	}
	if o.task != nil {
		task := Bytes32(o.task[:])
		e.TaskID = &task
	}
	if string(o.args) != "null" {
		args := eventArguments(o.args)
		e.Args = &args
	}
	return e
}
