package indexer

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

const (
	// archivePage is how many logs are read at once for a reader that is behind, and archiveSlots how many such readers at once: of those that are
	// behind, archiveQueue wait, archivePerAddr of an address at most, for archivePatience.
	archivePage     = 256
	archiveSlots    = 4
	archiveQueue    = 256
	archivePerAddr  = 32
	archivePatience = 10 * time.Second
)

var (
	errNothingIndexed = &queryError{"NotReady", "nothing has been indexed yet", "wait until /readyz answers 200"}
	errCursorGone     = &queryError{"CursorGone", "the index does not know the cursor's block", "read the state anew, and go on from the block that _meta names beside it"}
)

// archive reads what happened from the database, for readers that are further behind than the feed remembers.
type archive struct {
	pool    *atomic.Pointer[pgxpool.Pool]
	tell    *narrator
	slots   *gate
	timeout time.Duration
	metrics *metrics
}

func newArchive(pool *atomic.Pointer[pgxpool.Pool], dec *decoder, timeout time.Duration, m *metrics) *archive {
	return &archive{pool: pool, tell: newNarrator(dec), slots: newGate(archiveSlots, archiveQueue, archivePerAddr, archivePatience), timeout: timeout, metrics: m}
}

// page returns what is wanted of the next logs behind a mark, and the mark behind what was read. At the end that is behind the newest block.
func (a *archive) page(ctx context.Context, m mark, wants subscription) (batch []*occurrence, next mark, err error) {
	leave, err := a.slots.enter(ctx)
	if err != nil {
		return nil, m, err
	}
	defer leave()
	pool := a.pool.Load()
	if pool == nil {
		return nil, m, &queryError{"NotReady", "the database is being started again", "wait until /readyz answers 200"}
	}
	a.metrics.streamPages.Inc()
	err = pgx.BeginTxFunc(ctx, pool, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "SELECT set_config('statement_timeout', $1, true)", fmt.Sprintf("%dms", a.timeout.Milliseconds())); err != nil {
			return err
		}
		head, err := readCursor(ctx, tx, "")
		if err != nil {
			return err
		}
		if head == nil {
			return errNothingIndexed
		}
		at, undone, err := locate(ctx, tx, m, head.block)
		if err != nil {
			return err
		}
		if undone {
			batch, next = []*occurrence{{block: at, undo: true}}, behind(at)
			return nil
		}
		batch, next, err = a.read(ctx, tx, m, head.block, wants)
		return err
	})
	if err != nil {
		return nil, m, err
	}
	return batch, next, nil
}

// locate finds the newest block of the chain as it stands that a reader behind a mark has heard of, and says whether that is another one than
// the mark's: what the reader heard of above it was undone.
func locate(ctx context.Context, tx pgx.Tx, m mark, head block) (at block, undone bool, err error) {
	at = block{Number: m.Number, Hash: m.Hash}
	for {
		var hash []byte
		var timestamp int64
		err := tx.QueryRow(ctx, "SELECT hash, timestamp FROM blocks WHERE number = $1", int64(at.Number)).Scan(&hash, &timestamp)
		if err != nil && !errors.Is(err, pgx.ErrNoRows) {
			return at, false, fmt.Errorf("find a cursor's block: %w", err)
		}
		if err == nil && common.BytesToHash(hash) == at.Hash {
			at.Time = uint64(timestamp)
			return at, undone, nil
		}
		// Each step goes down.
		var fork int64
		err = tx.QueryRow(ctx, "SELECT fork_number, fork_hash FROM orphans WHERE hash = $1 AND number = $2", at.Hash[:], int64(at.Number)).Scan(&fork, &hash)
		switch {
		case errors.Is(err, pgx.ErrNoRows) && at.Number > head.Number:
			return at, false, &queryError{"BlockNotIndexed", fmt.Sprintf("block %d is not indexed yet, the index is at %d", at.Number, head.Number), "ask again in a moment"}
		case errors.Is(err, pgx.ErrNoRows):
			return at, false, errCursorGone
		case err != nil:
			return at, false, fmt.Errorf("find where a cursor's block was undone: %w", err)
		}
		at, undone = block{Number: uint64(fork), Hash: common.BytesToHash(hash)}, true
	}
}

// read reads logs behind a mark of the chain as it stands.
func (a *archive) read(ctx context.Context, tx pgx.Tx, m mark, head block, wants subscription) ([]*occurrence, mark, error) {
	where, args := behindWith(), []any{int64(m.Number), int32(m.Log)}
	switch {
	case wants.task != nil:
		topics, err := topicsOf(ctx, tx, *wants.task)
		if err != nil {
			return nil, m, err
		}
		where, args = behindWith(2, 3, 4), append(args, topics)
	case len(wants.names) > 0:
		where, args = behindWith(1), append(args, a.tell.dec.topicsOfNames(wants.names))
	}
	logs, err := readLogs(ctx, tx, where+fmt.Sprintf(" ORDER BY l.block_number, l.log_index LIMIT %d", archivePage), args...)
	if err != nil {
		return nil, m, err
	}
	all, err := a.tell.tell(ctx, tx, logs)
	if err != nil {
		return nil, m, err
	}
	var batch []*occurrence
	bytes := 0
	for _, o := range all {
		if !wants.admits(o) {
			continue
		}
		batch = append(batch, o)
		if bytes += o.bytes(); len(batch) == batchOccurrences || bytes >= batchBytes {
			return batch, o.mark(), nil
		}
	}
	if len(logs) < archivePage {
		return batch, behind(head), nil
	}
	last := logs[len(logs)-1]
	return batch, mark{last.Block, last.BlockHash, uint32(last.Index)}, nil
}

// behindWith is the condition of the next page of logs behind the mark $1, $2: of all, or of those of which one of the topics at these places, from
// 1, is in $3. Whatever is asked for, few rows are looked at: each topic's next logs are found in an index that has them in this order, and no
// other index has it. What a page is joined with is joined with the page alone.
func behindWith(places ...int) string {
	var parts []string
	if len(places) == 0 {
		parts = append(parts, fmt.Sprintf(`(SELECT n.block_number, n.log_index FROM raw_logs n
			WHERE (n.block_number, n.log_index) > ($1::bigint, $2::integer) ORDER BY n.block_number, n.log_index LIMIT %d)`, archivePage))
	}
	for _, n := range places {
		parts = append(parts, fmt.Sprintf(`SELECT k.* FROM unnest($3::bytea[]) AS id CROSS JOIN LATERAL (
			SELECT n.block_number, n.log_index FROM raw_logs n
			WHERE n.topics[%d] = id AND (n.block_number << 31) + n.log_index > ($1::bigint << 31) + $2::integer
			ORDER BY (n.block_number << 31) + n.log_index LIMIT %d) k`, n, archivePage))
	}
	return fmt.Sprintf("(l.block_number, l.log_index) IN (SELECT DISTINCT u.block_number, u.log_index FROM (%s) u ORDER BY 1, 2 LIMIT %d)",
		strings.Join(parts, " UNION ALL "), archivePage)
}
