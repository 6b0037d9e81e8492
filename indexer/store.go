package indexer

import (
	"bytes"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"sort"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"assay/bindings/aggregationfraud"
	"assay/bindings/enclaves"
	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingaudit"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

//go:embed migrations/*.sql
var migrations embed.FS

//go:embed derived.sql
var derivedSQL string

// projectionSource is the code that turns logs into rows.
//
//go:embed project*.go spec.go spec_gen.go
var projectionSource embed.FS

const (
	// writerLock is the advisory lock that makes one indexer the only writer of a database ("assay" in ASCII).
	writerLock = 0x6173736179
	// lockWait is how long the lock of an indexer that ended without goodbye is waited for.
	lockWait = 3 * time.Second
	// readConnections is how many connections queries and readers of the archive have at least, in a pool of their own.
	readConnections = 16
	// projectPage is how many raw logs are projected at a time when tables are made again: bounds memory.
	projectPage = 2000
)

var (
	// ErrOtherWriter says that another indexer writes to the same database.
	ErrOtherWriter = errors.New("another indexer writes to this database")
	// ErrOtherDeployment says that the database holds the events of other contracts or of another chain.
	ErrOtherDeployment = errors.New("the database belongs to another deployment")
	errCursorMoved     = errors.New("the database's cursor moved under us")
)

// block is a header as far as the indexer needs it.
type block struct {
	Number     uint64
	Hash       common.Hash
	ParentHash common.Hash
	Time       uint64
}

// store is the database. It has one writer at a time, which the caller sees to.
type store struct {
	pool    *pgxpool.Pool
	dec     *decoder
	dep     protocol.Deployment
	lock    *pgxpool.Conn
	metrics *metrics
	log     *slog.Logger
	// projection is this program's projectionID.
	projection string
}

func openStore(ctx context.Context, url string, dep protocol.Deployment, m *metrics, log *slog.Logger) (*store, error) {
	dec, err := newDecoder(dep)
	if err != nil {
		return nil, err
	}
	cfg, err := pgxpool.ParseConfig(url)
	if err != nil {
		// The message of the parser may hold the password.
		return nil, errors.New("the database URL does not parse; hint: postgres://user:password@host:port/name")
	}
	cfg.MaxConns = max(cfg.MaxConns, readConnections)
	cfg.ConnConfig.Tracer = m
	cfg.ConnConfig.ConnectTimeout = 10 * time.Second
	pool, err := pgxpool.NewWithConfig(ctx, cfg)
	if err != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	s := &store{pool: pool, dec: dec, dep: dep, metrics: m, log: log}
	if err := s.prepare(ctx); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

func (s *store) close() {
	if s.lock != nil {
		// Closing the session frees the advisory lock; returning it to the pool would not.
		s.lock.Conn().Close(context.Background())
		s.lock.Release()
	}
	s.pool.Close()
}

// prepare takes the writer's lock, brings the schema up to date and rebuilds the derived tables if an older projection made them.
func (s *store) prepare(ctx context.Context) (err error) {
	if s.lock, err = s.pool.Acquire(ctx); err != nil {
		return fmt.Errorf("connect to the database: %w", err)
	}
	if err := s.takeLock(ctx); err != nil {
		return err
	}
	db := stdlib.OpenDBFromPool(s.pool)
	defer db.Close()
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(goose.DialectPostgres, db, files)
	if err != nil {
		return err
	}
	if _, err := provider.Up(ctx); err != nil {
		return fmt.Errorf("migrate the database: %w", err)
	}
	if err := s.checkDeployment(ctx); err != nil {
		return err
	}
	if s.projection, err = projectionID(); err != nil {
		return err
	}
	cur, err := s.readCursor(ctx)
	if err != nil || cur == nil || cur.projection == s.projection {
		return err
	}
	s.log.Info("rebuilding the derived tables: another version of the projection made them")
	return s.rebuild(ctx)
}

// takeLock makes this the only writer. A session that was just cut off may hold the lock for a moment longer.
func (s *store) takeLock(ctx context.Context) error {
	for deadline := time.Now().Add(lockWait); ; {
		var mine bool
		if err := s.lock.QueryRow(ctx, "SELECT pg_try_advisory_lock($1)", int64(writerLock)).Scan(&mine); err != nil || mine {
			return err
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("%w; hint: stop the other `assay indexer`, or give this one a database of its own", ErrOtherWriter)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(50 * time.Millisecond):
		}
	}
}

func (s *store) checkDeployment(ctx context.Context) error {
	d := s.dep
	args := []any{u64(d.ChainID), int64(d.DeployBlock), d.Vault[:], d.Tasks[:], d.Rounds[:], d.Fraud[:], d.Descent[:], d.Reveals[:], d.Game[:], d.Dispute[:], d.Audit[:],
		d.Enclaves[:]}
	if _, err := s.pool.Exec(ctx, `
		INSERT INTO deployment (chain_id, deploy_block, vault, tasks, rounds, fraud, descent, reveals, game, dispute, audit, enclaves)
		VALUES ($1::numeric, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`, args...); err != nil {
		return err
	}
	var same bool
	if err := s.pool.QueryRow(ctx, `
		SELECT chain_id = $1::numeric AND deploy_block = $2 AND vault = $3 AND tasks = $4 AND rounds = $5 AND fraud = $6 AND descent = $7
			AND reveals = $8 AND game = $9 AND dispute = $10 AND audit = $11 AND enclaves = $12 FROM deployment`, args...).Scan(&same); err != nil {
		return err
	}
	if !same {
		return fmt.Errorf("%w; hint: give each deployment its own --datadir or database, or remove the old one: the chain fills it again", ErrOtherDeployment)
	}
	return nil
}

// projectionID changes whenever the same logs could become other rows: with the code of the projection, the layout of its
// tables and the ABIs it decodes by. It is a hash of their text, so that nobody has to remember to raise a version; an edit
// that changes nothing costs one rebuild.
func projectionID() (string, error) {
	h := sha256.New()
	for _, text := range []string{
		derivedSQL, stakevault.StakeVaultMetaData.ABI, trainingtasks.TrainingTasksMetaData.ABI, trainingrounds.TrainingRoundsMetaData.ABI,
		aggregationfraud.AggregationFraudMetaData.ABI, rootdescent.RootDescentMetaData.ABI, payloadreveals.PayloadRevealsMetaData.ABI,
		trainingfraud.TrainingFraudMetaData.ABI, trainingdispute.TrainingDisputeMetaData.ABI,
		trainingaudit.TrainingAuditMetaData.ABI, enclaves.EnclavesMetaData.ABI,
	} {
		fmt.Fprintf(h, "%d\n%s", len(text), text)
	}
	err := fs.WalkDir(projectionSource, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := projectionSource.ReadFile(path)
		fmt.Fprintf(h, "%d\n%s", len(text), text)
		return err
	})
	return hex.EncodeToString(h.Sum(nil)), err
}

// cursor is the last block whose logs are in the database.
type cursor struct {
	block
	prunedBelow uint64
	projection  string
}

// readCursor returns nil if nothing has been indexed yet.
func (s *store) readCursor(ctx context.Context) (*cursor, error) { return readCursor(ctx, s.pool, "") }

type queryer interface {
	QueryRow(ctx context.Context, sql string, args ...any) pgx.Row
}

func readCursor(ctx context.Context, q queryer, suffix string) (*cursor, error) {
	var c cursor
	var number, timestamp, pruned int64
	var hash []byte
	err := q.QueryRow(ctx, "SELECT number, hash, timestamp, pruned_below, projection FROM cursor"+suffix).Scan(&number, &hash, &timestamp, &pruned, &c.projection)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read cursor: %w", err)
	}
	c.Number, c.Hash, c.Time, c.prunedBelow = uint64(number), common.BytesToHash(hash), uint64(timestamp), uint64(pruned)
	return &c, nil
}

// start puts the cursor of an empty database on the block before the deployment.
func (s *store) start(ctx context.Context, base block) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		cur, err := readCursor(ctx, tx, " FOR UPDATE")
		if err != nil || cur != nil {
			return err
		}
		if err := insertBlocks(ctx, tx, []block{base}); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, derivedSQL); err != nil {
			return fmt.Errorf("create derived tables: %w", err)
		}
		_, err = tx.Exec(ctx, "INSERT INTO cursor (number, hash, timestamp, pruned_below, projection) VALUES ($1, $2, $3, $1, $4)",
			int64(base.Number), base.Hash[:], int64(base.Time), s.projection)
		return err
	})
}

// append adds consecutive blocks' logs and what follows from them, and moves the cursor, in one transaction. keep holds the
// headers to store, `to` among them.
func (s *store) append(ctx context.Context, from cursor, keep []block, logs []rawLog, to block, pruneBelow uint64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		cur, err := readCursor(ctx, tx, " FOR UPDATE")
		if err != nil {
			return err
		}
		if cur == nil || cur.Hash != from.Hash {
			return errCursorMoved
		}
		if err := insertBlocks(ctx, tx, keep); err != nil {
			return err
		}
		if err := insertLogs(ctx, tx, logs); err != nil {
			return err
		}
		if err := s.apply(ctx, tx, logs, nil); err != nil {
			return err
		}
		pruned := cur.prunedBelow
		if pruneBelow > pruned {
			if _, err := tx.Exec(ctx, `
				DELETE FROM blocks b WHERE number >= $1 AND number < $2 AND NOT EXISTS (SELECT FROM raw_logs l WHERE l.block_number = b.number)`,
				int64(pruned), int64(pruneBelow)); err != nil {
				return fmt.Errorf("prune blocks: %w", err)
			}
			if _, err := tx.Exec(ctx, "DELETE FROM orphans WHERE number < $1", int64(pruneBelow)); err != nil {
				return fmt.Errorf("prune orphans: %w", err)
			}
			pruned = pruneBelow
		}
		return moveCursor(ctx, tx, to, pruned)
	})
}

func moveCursor(ctx context.Context, tx pgx.Tx, to block, pruned uint64) error {
	if _, err := tx.Exec(ctx, "UPDATE cursor SET number = $1, hash = $2, timestamp = $3, pruned_below = $4",
		int64(to.Number), to.Hash[:], int64(to.Time), int64(pruned)); err != nil {
		return fmt.Errorf("move cursor: %w", err)
	}
	return nil
}

func insertBlocks(ctx context.Context, tx pgx.Tx, blocks []block) error {
	_, err := tx.CopyFrom(ctx, pgx.Identifier{"blocks"}, []string{"number", "hash", "parent_hash", "timestamp"},
		pgx.CopyFromSlice(len(blocks), func(i int) ([]any, error) {
			b := blocks[i]
			return []any{int64(b.Number), b.Hash[:], b.ParentHash[:], int64(b.Time)}, nil
		}))
	if err != nil {
		return fmt.Errorf("insert blocks: %w", err)
	}
	return nil
}

func insertLogs(ctx context.Context, tx pgx.Tx, logs []rawLog) error {
	_, err := tx.CopyFrom(ctx, pgx.Identifier{"raw_logs"},
		[]string{"block_number", "log_index", "block_hash", "tx_hash", "tx_index", "address", "topics", "data"},
		pgx.CopyFromSlice(len(logs), func(i int) ([]any, error) {
			l := logs[i]
			topics := make([][]byte, len(l.Topics))
			for j := range l.Topics {
				topics[j] = l.Topics[j][:]
			}
			return []any{int64(l.Block), int32(l.Index), l.BlockHash[:], l.TxHash[:], int32(l.TxIndex), l.Address[:], topics, nonNil(l.Data)}, nil
		}))
	if err != nil {
		return fmt.Errorf("insert logs: %w", err)
	}
	return nil
}

func nonNil(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}

// apply projects logs in order. With `only`, it writes the rows of those scopes and leaves all others alone.
func (s *store) apply(ctx context.Context, tx pgx.Tx, logs []rawLog, only map[scope]bool) error {
	batch := &pgx.Batch{}
	for _, l := range logs {
		changes, err := s.dec.project(l)
		switch {
		case errors.Is(err, errUndecodable):
			if only == nil {
				s.metrics.undecoded.Inc()
				batch.Queue("INSERT INTO derived.undecoded_logs (block_number, log_index, reason) VALUES ($1, $2, $3)", int64(l.Block), int32(l.Index), err.Error())
			}
			continue
		case err != nil:
			return fmt.Errorf("project log %d of block %d: %w", l.Index, l.Block, err)
		}
		for _, c := range changes {
			if only == nil || only[c.scope] {
				batch.Queue(c.sql, c.args)
			}
		}
	}
	if batch.Len() == 0 {
		return nil
	}
	if err := tx.SendBatch(ctx, batch).Close(); err != nil {
		return fmt.Errorf("write derived tables: %w", err)
	}
	return nil
}

// revert takes back every block above `to` and projects what they touched again from what is left.
func (s *store) revert(ctx context.Context, from cursor, to block) (blocks, logs int64, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		cur, err := readCursor(ctx, tx, " FOR UPDATE")
		if err != nil {
			return err
		}
		if cur == nil || cur.Hash != from.Hash {
			return errCursorMoved
		}
		orphans, err := readLogs(ctx, tx, "l.block_number > $1", int64(to.Number))
		if err != nil {
			return err
		}
		logs = int64(len(orphans))
		affected := map[scope]bool{}
		for _, l := range orphans {
			changes, err := s.dec.project(l)
			if err != nil && !errors.Is(err, errUndecodable) {
				return err
			}
			for _, c := range changes {
				affected[c.scope] = true
			}
		}
		if _, err := tx.Exec(ctx, `
			INSERT INTO orphans (hash, number, fork_number, fork_hash) SELECT hash, number, $1, $2 FROM blocks WHERE number > $1
			ON CONFLICT (hash) DO UPDATE SET fork_number = EXCLUDED.fork_number, fork_hash = EXCLUDED.fork_hash`,
			int64(to.Number), to.Hash[:]); err != nil {
			return fmt.Errorf("note orphaned blocks: %w", err)
		}
		tag, err := tx.Exec(ctx, "DELETE FROM blocks WHERE number > $1", int64(to.Number)) // Takes the logs along.
		if err != nil {
			return fmt.Errorf("delete orphaned blocks: %w", err)
		}
		blocks = tag.RowsAffected()
		if _, err := tx.Exec(ctx, "DELETE FROM derived.undecoded_logs WHERE block_number > $1", int64(to.Number)); err != nil {
			return err
		}
		if err := s.reproject(ctx, tx, affected); err != nil {
			return err
		}
		return moveCursor(ctx, tx, to, min(cur.prunedBelow, to.Number))
	})
	return blocks, logs, err
}

// ownedTables names the derived tables by what their rows belong to.
var ownedTables = map[owner]struct {
	tables []string
	// match says that a row belongs to one of the ids in $1.
	match string
}{
	ownerTask: {
		[]string{"tasks", "rounds", "gradients", "trainers", "keepers", "locks", "rewards", "receipts", "slashes", "frauds", "descents", "reveals", "object_demands",
			"convictions", "program_faults", "audit_offers", "enclave_policies", "sealings", "attestations", "refutations"},
		"task_id = ANY ($1::bytea[])",
	},
	ownerAccount: {[]string{"stakes"}, "account = ANY ($1::bytea[])"},
	ownerDescent: {[]string{"descent_moves"}, "descent_id = ANY ($1::numeric[])"},
	ownerDispute: {[]string{"disputes", "dispute_moves"}, "dispute_id = ANY ($1::numeric[])"},
	ownerClaim:   {[]string{"segments"}, "claim = ANY ($1::bytea[])"},
	ownerSet:     {[]string{"audit_sets", "audits"}, "set_id = ANY ($1::bytea[])"},
}

func (s *store) reproject(ctx context.Context, tx pgx.Tx, affected map[scope]bool) error {
	if len(affected) == 0 {
		return nil
	}
	var topics [][]byte
	ids := map[owner][]any{}
	for sc := range affected {
		topics = append(topics, sc.id[:])
		var key any = sc.id[:]
		switch sc.owner {
		case ownerAccount:
			key = sc.id[12:]
		case ownerDescent, ownerDispute:
			key = sc.id.Big().String()
		}
		ids[sc.owner] = append(ids[sc.owner], key)
	}
	for who, owned := range ownedTables {
		for _, table := range owned.tables {
			if _, err := tx.Exec(ctx, "DELETE FROM derived."+table+" WHERE "+owned.match, ids[who]); err != nil {
				return fmt.Errorf("delete from %s: %w", table, err)
			}
		}
	}
	return s.replay(ctx, tx, affected, "(l.topics[2] = ANY ($3) OR l.topics[3] = ANY ($3) OR l.topics[4] = ANY ($3))", topics)
}

// replay projects stored logs in order, a page at a time. The condition may use arguments from $3 on.
func (s *store) replay(ctx context.Context, tx pgx.Tx, only map[scope]bool, condition string, args ...any) error {
	lastBlock, lastIndex := int64(-1), int32(-1)
	for {
		page, err := readLogs(ctx, tx, fmt.Sprintf("(l.block_number, l.log_index) > ($1, $2) AND %s ORDER BY l.block_number, l.log_index LIMIT %d", condition, projectPage),
			append([]any{lastBlock, lastIndex}, args...)...)
		if err != nil {
			return err
		}
		if err := s.apply(ctx, tx, page, only); err != nil {
			return err
		}
		if len(page) < projectPage {
			return nil
		}
		last := page[len(page)-1]
		lastBlock, lastIndex = int64(last.Block), int32(last.Index)
	}
}

// selectLogs is what readLogs reads, up to the condition.
const selectLogs = `
	SELECT l.block_number, l.log_index, l.block_hash, l.tx_hash, l.tx_index, l.address, l.topics, l.data, b.timestamp
	FROM raw_logs l JOIN blocks b ON b.number = l.block_number WHERE `

func readLogs(ctx context.Context, tx pgx.Tx, where string, args ...any) ([]rawLog, error) {
	rows, err := tx.Query(ctx, selectLogs+where, args...)
	if err != nil {
		return nil, fmt.Errorf("read logs: %w", err)
	}
	logs, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (rawLog, error) {
		var l rawLog
		var number, timestamp int64
		var index, txIndex int32
		var blockHash, txHash, address []byte
		var topics [][]byte
		if err := row.Scan(&number, &index, &blockHash, &txHash, &txIndex, &address, &topics, &l.Data, &timestamp); err != nil {
			return l, err
		}
		l.Block, l.Index, l.TxIndex, l.Time = uint64(number), uint(index), uint(txIndex), uint64(timestamp)
		l.BlockHash, l.TxHash, l.Address = common.BytesToHash(blockHash), common.BytesToHash(txHash), common.BytesToAddress(address)
		for _, t := range topics {
			l.Topics = append(l.Topics, common.BytesToHash(t))
		}
		return l, nil
	})
	if err != nil {
		return nil, fmt.Errorf("read logs: %w", err)
	}
	return logs, nil
}

// rebuild drops the derived tables and makes them again from the raw logs, in one transaction.
func (s *store) rebuild(ctx context.Context) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, derivedSQL); err != nil {
			return fmt.Errorf("create derived tables: %w", err)
		}
		if err := s.replay(ctx, tx, nil, "true"); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "UPDATE cursor SET projection = $1", s.projection)
		return err
	})
}

// storedHash returns the hash stored for a block number, if there is one.
func (s *store) storedHash(ctx context.Context, number uint64) (common.Hash, bool, error) {
	var hash []byte
	err := s.pool.QueryRow(ctx, "SELECT hash FROM blocks WHERE number = $1", int64(number)).Scan(&hash)
	if errors.Is(err, pgx.ErrNoRows) {
		return common.Hash{}, false, nil
	}
	if err != nil {
		return common.Hash{}, false, fmt.Errorf("read block %d: %w", number, err)
	}
	return common.BytesToHash(hash), true, nil
}

// storedBelow returns the newest stored block up to a number, if there is one.
func (s *store) storedBelow(ctx context.Context, number uint64) (b block, ok bool, err error) {
	var n int64
	var hash []byte
	err = s.pool.QueryRow(ctx, "SELECT number, hash FROM blocks WHERE number <= $1 ORDER BY number DESC LIMIT 1", int64(number)).Scan(&n, &hash)
	if errors.Is(err, pgx.ErrNoRows) {
		return block{}, false, nil
	}
	if err != nil {
		return block{}, false, fmt.Errorf("read the newest block up to %d: %w", number, err)
	}
	return block{Number: uint64(n), Hash: common.BytesToHash(hash)}, true, nil
}

// Digest identifies the contents of the tables: SHA-256 over the rows of each, in the order of its primary key, as PostgreSQL
// prints them. Equal contents have equal digests on every machine.
type Digest struct {
	// Tables maps a table to the hex digest of its rows.
	Tables map[string]string `json:"tables"`
	// Total is the digest over the sorted lines "name digest".
	Total string `json:"total"`
	// Block is the last indexed block, which the digest does not cover.
	Block uint64 `json:"block"`
}

// digestTables maps each table to its primary key. Blocks are left out: which headers are kept depends on when they were seen.
var digestTables = map[string]string{
	"raw_logs":                 "block_number, log_index",
	"derived.tasks":            "task_id",
	"derived.rounds":           "task_id, round",
	"derived.gradients":        "task_id, round, trainer",
	"derived.trainers":         "task_id, trainer",
	"derived.keepers":          "task_id, keeper",
	"derived.stakes":           "account",
	"derived.locks":            "task_id, role, account",
	"derived.rewards":          "block_number, log_index",
	"derived.receipts":         "task_id",
	"derived.slashes":          "block_number, log_index",
	"derived.frauds":           "block_number, log_index",
	"derived.descents":         "descent_id",
	"derived.descent_moves":    "block_number, log_index",
	"derived.reveals":          "reveal_id",
	"derived.object_demands":   "demand_id",
	"derived.convictions":      "block_number, log_index",
	"derived.program_faults":   "block_number, log_index",
	"derived.disputes":         "dispute_id",
	"derived.dispute_moves":    "block_number, log_index",
	"derived.segments":         "claim, segment",
	"derived.audit_offers":     "task_id",
	"derived.audit_sets":       "set_id",
	"derived.audits":           "set_id, slot, auditor",
	"derived.enclave_policies": "task_id",
	"derived.sealings":         "task_id, version",
	"derived.attestations":     "block_number, log_index",
	"derived.refutations":      "block_number, log_index",
	"derived.undecoded_logs":   "block_number, log_index",
}

func (s *store) digest(ctx context.Context) (Digest, error) {
	out := Digest{Tables: map[string]string{}}
	err := pgx.BeginTxFunc(ctx, s.pool, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, func(tx pgx.Tx) error {
		// What a row looks like as text depends on these alone.
		if _, err := tx.Exec(ctx, "SET LOCAL bytea_output = 'hex'; SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1"); err != nil {
			return err
		}
		cur, err := readCursor(ctx, tx, "")
		if err != nil {
			return err
		}
		if cur != nil {
			out.Block = cur.Number
		}
		names := make([]string, 0, len(digestTables))
		for name := range digestTables {
			names = append(names, name)
		}
		sort.Strings(names)
		total := sha256.New()
		for _, name := range names {
			h := sha256.New()
			if cur != nil {
				rows, err := tx.Query(ctx, fmt.Sprintf("SELECT t::text FROM %s t ORDER BY %s", name, digestTables[name]))
				if err != nil {
					return fmt.Errorf("digest of %s: %w", name, err)
				}
				var line bytes.Buffer
				var text string
				if _, err := pgx.ForEachRow(rows, []any{&text}, func() error {
					line.Reset()
					line.WriteString(text)
					line.WriteByte('\n')
					_, err := h.Write(line.Bytes())
					return err
				}); err != nil {
					return fmt.Errorf("digest of %s: %w", name, err)
				}
			}
			out.Tables[name] = hex.EncodeToString(h.Sum(nil))
			fmt.Fprintf(total, "%s %s\n", name, out.Tables[name])
		}
		out.Total = hex.EncodeToString(total.Sum(nil))
		return nil
	})
	return out, err
}
