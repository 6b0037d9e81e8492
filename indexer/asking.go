package indexer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/jackc/pgx/v5"
	"golang.org/x/sync/errgroup"

	"assay/internal/guard"
	"assay/internal/httpclient"
	"assay/internal/keepers"
	"assay/protocol"
)

const (
	// collectEvery is how often it is looked for rounds that keepers are to be asked about, one look in wholeEvery among all of them and the others
	// among those of the newest recentBlocks: a long run has many, and asks nobody about most.
	collectEvery = 2 * time.Second
	wholeEvery   = 30
	recentBlocks = 2_000
	// roundsAtOnce is how many rounds one look finds at most, askedAtOnce how many of them are asked about at a time.
	roundsAtOnce = 32
	askedAtOnce  = 4
	// keepersOfRound is how many keepers are asked about a round in one try, drawn from those that say where they answer.
	keepersOfRound = 3
	// keeperPatience bounds one question, and keeperAnswer the bytes of its answer: a round has at most slots trainers.
	keeperPatience = 5 * time.Second
	keeperAnswer   = 2 << 20
	slots          = 64
	// statisticsWanted is how many keepers' statistics of a round are enough.
	statisticsWanted = 4
	// keeperPause is how long a keeper that failed is left alone, and keepersKnown how many of those are remembered.
	keeperPause  = 30 * time.Second
	keepersKnown = 1024
	// A round is asked about again after firstAgain, and then after twice as long each time, lastAgain at most, mostTries times.
	firstAgain = 2 * time.Second
	lastAgain  = 10 * time.Minute
	mostTries  = 14
)

// asker asks keepers, at the addresses that they named on the chain, for what trainers say of rounds that were closed, and for what the keepers
// computed of them. A keeper is a stranger: what it sends is bounded in size, number and time, and only what the key of a trainer signed about the
// payload it committed to is kept, and what the keeper's own key signed about the proposal. Nothing that the indexer says of the chain depends on it.
type asker struct {
	store   *store
	domain  protocol.Domain
	http    *http.Client
	heads   *heads
	metrics *metrics
	log     *slog.Logger
	every   time.Duration

	mu sync.Mutex
	// resting are keepers that failed, and until when nobody asks them.
	resting map[string]time.Time
}

func newAsker(cfg Config, db *store, h *heads, m *metrics) *asker {
	return &asker{
		store: db, domain: cfg.Deployment.RoundsDomain(), http: keepers.Client(cfg.Deployment.ChainID), heads: h, metrics: m, log: cfg.Log,
		every: collectEvery, resting: map[string]time.Time{},
	}
}

// start collects until the context ends or stop is called, which waits for what is under way.
func (a *asker) start(ctx context.Context) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	var running sync.WaitGroup
	running.Go(func() { a.run(ctx) })
	return func() {
		cancel()
		running.Wait()
		a.http.CloseIdleConnections()
	}
}

func (a *asker) run(ctx context.Context) {
	whole := true
	for n := 0; ; n++ {
		found, err := 0, error(nil)
		if a.heads.get().Synced {
			if found, err = a.look(ctx, whole); err != nil && ctx.Err() == nil {
				a.log.Debug("nothing was collected from keepers", "error", err)
			}
		}
		// What is left of a long list comes without a pause.
		whole = whole && found == roundsAtOnce || n%wholeEvery == 0
		pause := a.every
		if found == roundsAtOnce {
			pause = 0
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
	}
}

// closedRound is a round that keepers are to be asked about.
type closedRound struct {
	task              []byte
	round             int64
	overturned, tries int
}

// look asks about the rounds that are due, and returns how many there were.
func (a *asker) look(ctx context.Context, whole bool) (int, error) {
	since := int64(0)
	if indexed := a.heads.get().Indexed.Number; !whole && indexed > recentBlocks {
		since = int64(indexed - recentBlocks)
	}
	rows, err := a.store.pool.Query(ctx, `
		SELECT r.task_id, r.round, r.overturned, CASE WHEN a.overturned = r.overturned THEN a.tries ELSE 0 END
		FROM derived.rounds r LEFT JOIN asked_rounds a ON a.task_id = r.task_id AND a.round = r.round
		WHERE r.opened_block >= $1 AND r.committed > 0 AND r.status <> 'OPEN'
			AND (a.task_id IS NULL OR a.overturned <> r.overturned OR a.next_at <= now())
		ORDER BY r.opened_block DESC, r.task_id, r.round LIMIT $2`, since, roundsAtOnce)
	if err != nil {
		return 0, err
	}
	due, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (r closedRound, err error) {
		return r, row.Scan(&r.task, &r.round, &r.overturned, &r.tries)
	})
	if err != nil {
		return 0, err
	}
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(askedAtOnce)
	for _, r := range due {
		group.Go(func() error { return a.ask(ctx, r) })
	}
	return len(due), group.Wait()
}

// wanted is whose report is missing: what it has to be about, and whose signature it has to have.
type wanted struct {
	payload protocol.Hash
	key     common.Address
}

// ask asks some keepers about a round, and notes when it is asked about again. It fails if the database does.
func (a *asker) ask(ctx context.Context, r closedRound) error {
	missing, err := a.missing(ctx, r)
	if err != nil {
		return err
	}
	measured, root, err := a.measured(ctx, r)
	if err != nil {
		return err
	}
	sources, known, err := a.sources(ctx, r, root)
	if err != nil {
		return err
	}
	if root == nil {
		known = 0
	}
	wanted := min(statisticsWanted, known)
	for _, from := range sources {
		if len(missing) > 0 {
			if err := a.askReports(ctx, from, r, missing); err != nil {
				return err
			}
		}
		if measured < wanted && !from.measured && !a.rests(from.url) {
			got, err := a.askStatistics(ctx, from, r, root)
			if err != nil {
				return err
			}
			measured += got
		}
	}
	again := any("infinity")
	if r.tries++; (len(missing) > 0 || measured < wanted) && r.tries < mostTries {
		again = time.Now().Add(min(firstAgain<<(r.tries-1), lastAgain))
	}
	_, err = a.store.pool.Exec(ctx, `
		INSERT INTO asked_rounds (task_id, round, overturned, tries, next_at) VALUES ($1, $2, $3, $4, $5::timestamptz)
		ON CONFLICT (task_id, round) DO UPDATE SET overturned = $3, tries = $4, next_at = $5::timestamptz`, r.task, r.round, r.overturned, r.tries, again)
	return err
}

// askReports asks a keeper for a round's reports, and takes those that it gets off the missing ones. It fails if the database does, or ctx ends.
func (a *asker) askReports(ctx context.Context, from source, r closedRound, missing map[common.Address]wanted) error {
	found, err := a.reports(ctx, from, r, missing)
	if ctx.Err() != nil {
		return ctx.Err()
	} else if err != nil {
		a.failed(from.url, err)
	}
	if err := a.keep(ctx, found, from.keeper); err != nil {
		return err
	}
	for _, report := range found {
		delete(missing, report.Trainer)
	}
	return nil
}

// askStatistics asks a keeper for its statistics of a round that led to a state, and returns how many are here now that were not, 0 or 1. It fails as
// askReports does.
func (a *asker) askStatistics(ctx context.Context, from source, r closedRound, root []byte) (int, error) {
	found, err := a.statistics(ctx, from, r, root)
	if ctx.Err() != nil {
		return 0, ctx.Err()
	} else if err != nil {
		a.failed(from.url, err)
	}
	if err != nil || found == nil {
		return 0, nil
	}
	return 1, a.keepStatistics(ctx, found, from)
}

// missing are the trainers of a round whose reports are not here.
func (a *asker) missing(ctx context.Context, r closedRound) (map[common.Address]wanted, error) {
	rows, err := a.store.pool.Query(ctx, `
		SELECT g.trainer, g.payload_root, t.key FROM derived.gradients g JOIN derived.trainers t ON t.task_id = g.task_id AND t.trainer = g.trainer
		WHERE g.task_id = $1 AND g.round = $2 AND NOT EXISTS (
			SELECT FROM reports r WHERE r.task_id = g.task_id AND r.round = g.round AND r.trainer = g.trainer AND r.payload_root = g.payload_root)
		LIMIT $3`, r.task, r.round, slots)
	if err != nil {
		return nil, err
	}
	out := map[common.Address]wanted{}
	var trainer, payload, key []byte
	_, err = pgx.ForEachRow(rows, []any{&trainer, &payload, &key}, func() error {
		out[common.BytesToAddress(trainer)] = wanted{protocol.Hash(common.BytesToHash(payload)), common.BytesToAddress(key)}
		return nil
	})
	return out, err
}

// measured is how many keepers' statistics of a round's proposal are here, and the state that the proposal led to; nil without a proposal.
func (a *asker) measured(ctx context.Context, r closedRound) (n int, root []byte, err error) {
	err = a.store.pool.QueryRow(ctx, `
		SELECT r.state_root, (SELECT count(*) FROM public.round_statistics s WHERE s.task_id = r.task_id AND s.round = r.round AND s.new_root = r.state_root)
		FROM derived.rounds r WHERE r.task_id = $1 AND r.round = $2 AND r.status IN ('PROPOSED', 'FINAL')`, r.task, r.round).Scan(&root, &n)
	if errors.Is(err, pgx.ErrNoRows) {
		return 0, nil, nil
	}
	return n, root, err
}

// source is a keeper of the task, and where it says that it answers.
type source struct {
	keeper, key []byte
	url         string
	// measured says that its statistics of the round are here.
	measured bool
}

// sources are keepers to ask about a round that led to a state, in the order of a draw: those first whose statistics are not here, and those last that
// left the pool. known is how many there are, those too that are left alone for now, as far as they are counted.
func (a *asker) sources(ctx context.Context, r closedRound, root []byte) (out []source, known int, err error) {
	rows, err := a.store.pool.Query(ctx, `
		SELECT k.keeper, k.key, k.endpoint, s.keeper IS NOT NULL FROM derived.keepers k
		LEFT JOIN public.round_statistics s ON s.task_id = k.task_id AND s.round = $2 AND s.keeper = k.keeper AND s.new_root = $3
		WHERE k.task_id = $1 AND k.endpoint IS NOT NULL ORDER BY s.keeper IS NOT NULL, k.active DESC, random() LIMIT $4`,
		r.task, r.round, root, 4*keepersOfRound)
	if err != nil {
		return nil, 0, err
	}
	all, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (s source, err error) {
		return s, row.Scan(&s.keeper, &s.key, &s.url, &s.measured)
	})
	if err != nil {
		return nil, 0, err
	}
	asked := map[string]bool{}
	for _, s := range all {
		if len(out) < keepersOfRound && !asked[s.url] && !a.rests(s.url) {
			asked[s.url] = true
			out = append(out, s)
		}
	}
	return out, len(all), nil
}

func (a *asker) rests(url string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return time.Now().Before(a.resting[url])
}

// failed leaves a keeper alone for a while.
func (a *asker) failed(url string, err error) {
	a.metrics.keepersFailed.Inc()
	a.log.Debug("a keeper gives no reports", "error", err)
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.resting) >= keepersKnown {
		clear(a.resting)
	}
	a.resting[url] = time.Now().Add(keeperPause)
}

// get asks a keeper for something that is JSON.
func (a *asker) get(ctx context.Context, url string, into any) error {
	ctx, cancel := context.WithTimeout(ctx, keeperPatience)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	resp, err := a.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return httpclient.Refusal(resp)
	}
	raw, err := io.ReadAll(io.LimitReader(resp.Body, keeperAnswer+1))
	if err != nil {
		return err
	}
	if len(raw) > keeperAnswer {
		return fmt.Errorf("its answer has more than %d bytes", keeperAnswer)
	}
	return guard.Call(func() error { return json.Unmarshal(raw, into) })
}

// reports asks a keeper for a round's reports, and returns those that are wanted and signed. What is not does not keep the others from being
// taken, and is an error.
func (a *asker) reports(ctx context.Context, from source, r closedRound, missing map[common.Address]wanted) (found []protocol.SignedReport, err error) {
	var answer struct {
		Reports []json.RawMessage `json:"reports"`
	}
	task := protocol.Hash(r.task)
	if err := a.get(ctx, fmt.Sprintf("%s/v1/reports/%s/%d", from.url, task, r.round), &answer); err != nil {
		return nil, err
	}
	if len(answer.Reports) > slots {
		return nil, fmt.Errorf("it serves %d reports of one round", len(answer.Reports))
	}
	taken := map[common.Address]bool{}
	for _, raw := range answer.Reports {
		report, bad := protocol.ReadReport(raw)
		if bad != nil {
			err = bad
			continue
		}
		want, ok := missing[report.Trainer]
		// What is about another payload may be of a branch that the keeper sees and this indexer does not.
		if !ok || taken[report.Trainer] || report.TaskId != task || int64(report.Round) != r.round || report.PayloadRoot != want.payload {
			continue
		}
		if signer, bad := protocol.Recover(report.Digest(a.domain), report.Signature); bad != nil || signer != want.key {
			err = protocol.ErrInvalidSignature
			continue
		}
		taken[report.Trainer] = true
		found = append(found, report)
	}
	return found, err
}

// statistics asks a keeper for its own of a round; nil if it has none of the proposal.
func (a *asker) statistics(ctx context.Context, from source, r closedRound, root []byte) (*protocol.SignedStatistics, error) {
	var answer struct {
		Statistics []json.RawMessage `json:"statistics"`
	}
	task := protocol.Hash(r.task)
	if err := a.get(ctx, fmt.Sprintf("%s/v1/statistics/%s/%d", from.url, task, r.round), &answer); err != nil {
		return nil, err
	}
	for _, raw := range answer.Statistics[:min(len(answer.Statistics), slots)] {
		s, err := protocol.ReadStatistics(raw)
		if err != nil {
			return nil, err
		}
		if s.TaskId != task || int64(s.Round) != r.round || s.NewRoot != protocol.Hash(root) || s.Keeper != common.Address(from.keeper) {
			continue
		}
		if signer, err := protocol.Recover(s.Digest(a.domain), s.Signature); err != nil || signer != common.Address(from.key) {
			return nil, protocol.ErrInvalidSignature
		}
		return &s, nil
	}
	return nil, nil
}

// keepStatistics stores a keeper's statistics, whose signature was checked.
func (a *asker) keepStatistics(ctx context.Context, s *protocol.SignedStatistics, from source) error {
	var trainers [][]byte
	var norms, cosines []string
	for _, t := range s.Trainers {
		trainers, norms, cosines = append(trainers, t.Trainer.Bytes()), append(norms, t.Norm), append(cosines, t.Cosine)
	}
	tag, err := a.store.pool.Exec(ctx, `
		INSERT INTO public.round_statistics (task_id, round, keeper, new_root, update_norm, aggregate_norm, median_norm, trainers, norms, cosines, signature, signer)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
		s.TaskId[:], int64(s.Round), s.Keeper[:], s.NewRoot[:], s.UpdateNorm, s.AggregateNorm, s.MedianNorm, trainers, norms, cosines, []byte(s.Signature), from.key)
	if err != nil {
		return fmt.Errorf("store statistics: %w", err)
	}
	a.metrics.statistics.Add(float64(tag.RowsAffected()))
	a.heads.set(func(h *heads) { h.told++ })
	return nil
}

// keep stores reports whose signatures were checked. One that came meanwhile stands.
func (a *asker) keep(ctx context.Context, found []protocol.SignedReport, source []byte) error {
	for _, r := range found {
		signer, err := protocol.Recover(r.Digest(a.domain), r.Signature)
		if err != nil {
			return err
		}
		tag, err := a.store.pool.Exec(ctx, `
			INSERT INTO reports (task_id, round, trainer, payload_root, first_loss, mean_loss, last_loss, evaluation_loss, records, tokens, milliseconds,
				samples, signature, signer, source)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING`,
			r.TaskId[:], int64(r.Round), r.Trainer[:], r.PayloadRoot[:], r.FirstLoss, r.MeanLoss, r.LastLoss, r.EvaluationLoss, int64(r.Records),
			int64(r.Tokens), int64(r.Milliseconds), append([]string{}, r.Samples...), []byte(r.Signature), signer[:], source)
		if err != nil {
			return fmt.Errorf("store a report: %w", err)
		}
		a.metrics.reports.Add(float64(tag.RowsAffected()))
		a.heads.set(func(h *heads) { h.told++ })
	}
	return nil
}
