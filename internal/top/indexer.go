package top

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"assay/internal/httpclient"
)

const (
	// shownRuns is how many runs are asked for, the newest.
	shownRuns = 50
	// maxAnswer bounds an answer, in bytes.
	maxAnswer = 8 << 20
)

// Indexer is an indexer's GraphQL.
type Indexer struct {
	URL string
	// Client is httpclient.New(nil) if nil.
	Client *http.Client
}

// Name implements Source.
func (x Indexer) Name() string { return "indexer " + clean(x.URL) }

// runFields are what is shown of every run.
const runFields = `
fragment Run on Task {
  taskId sponsor status round maxRounds finalized carried accepted trainerCount quorum escrow rewardsPaid commissionPaid refunded burned runEndedAt
  spec { tier enrollWindow commitWindow uploadWindow graceWindowMs fallbackWindow stateWindow }
  current: rounds(first: 1, where: { status_in: [OPEN, OVERTURNED] }) { nodes { ...Round } }
  oldest: rounds(first: 1, where: { status: PROPOSED }) { nodes { ...Round } }
  enrolled: trainers(first: 0, where: { active: true }) { totalCount }
  pool: keepers(first: 0, where: { active: true }) { totalCount }
  open: disputes(first: 0, where: { status: OPEN }) { totalCount }
  descending: descents(first: 0, where: { status: OPEN }) { totalCount }
  demanded: reveals(first: 0, where: { status: OPEN }) { totalCount }
  asked: objectDemands(first: 0, where: { status: OPEN }) { totalCount }
  condemned: convictions(first: 0) { totalCount }
  wrong: frauds(first: 0) { totalCount }
  fell: frauds(last: 1, where: { overturned: true }) { nodes { round provenAt } }
  left: convictions(last: 1, where: { dropped: OVERTURNED }) { nodes { round provenAt } }
}
fragment Round on Round {
  round status openedAt commitClosedAt proposedAt committed accepted committee signers holds overturned tainted
}`

const listQuery = `query Runs($last: Int) {
  _meta { block { number timestamp } chainHead hasIndexingErrors }
  tasks(last: $last) { totalCount nodes { ...Run } }
}` + runFields

const runQuery = `query Run($id: Bytes32!) {
  _meta { block { number timestamp } chainHead hasIndexingErrors }
  task(taskId: $id) {
    ...Run
    list: rounds(last: 24) { nodes { ...Round } }
    people: trainers(first: 64, orderBy: SLOT) { nodes { trainer slot active missed committed accepted rewards slashed } }
    members: keepers(first: 64) { nodes { keeper active endpoint proposals commission slashed acknowledgedAt leftAt ejectedAt } }
    games: disputes(last: 16) { nodes { disputeId round trainer challenger status position { turn clock deadline } } }
    proven: convictions(last: 16) { nodes { round trainer challenger fault dropped provenAt } }
    lies: frauds(last: 16) { nodes { round fault keeper challenger overturned provenAt } }
    ranges: reveals(first: 16, where: { status: OPEN }, orderBy: DEADLINE) { nodes { round trainer deadline } }
    parts: objectDemands(first: 16, where: { status: OPEN }, orderBy: DEADLINE) { nodes { part deadline } }
    opened: descents(first: 16, where: { status: OPEN }) { nodes { round challenger } }
  }
}` + runFields

// nodes is a page.
type nodes[T any] struct {
	TotalCount int64
	Nodes      []T
}

type gqlMeta struct {
	Block             struct{ Number, Timestamp uint64 }
	ChainHead         uint64
	HasIndexingErrors bool
}

type gqlRound struct {
	Round, Committed, Accepted, Holds, Overturned int64
	Status, OpenedAt                              string
	CommitClosedAt                                *string
	ProposedAt                                    *int64
	Committee, Signers                            []string
	Tainted                                       bool
}

func (g gqlRound) row() RoundRow {
	r := RoundRow{Round: g.Round, Status: word(g.Status), Committed: g.Committed, Accepted: g.Accepted, Seats: int64(len(g.Committee)),
		Signers: int64(len(g.Signers)), Holds: g.Holds, Overturned: g.Overturned, Tainted: g.Tainted, OpenedAt: parseTime(g.OpenedAt)}
	if g.ProposedAt != nil {
		r.ProposedAt = *g.ProposedAt
	}
	return r
}

func (g gqlRound) round() *round {
	row := g.row()
	r := &round{number: row.Round, openedAt: row.OpenedAt, proposedAt: row.ProposedAt, committed: row.Committed, seats: row.Seats, holds: row.Holds, status: row.Status}
	if g.CommitClosedAt != nil {
		r.commitClosedAt = parseTime(*g.CommitClosedAt)
	}
	return r
}

// proven is when something was, about a round.
type proven struct{ Round, ProvenAt int64 }

type gqlTask struct {
	TaskID, Sponsor, Status                                              string
	Round, MaxRounds, Finalized, Carried, Accepted, TrainerCount, Quorum int64
	Escrow, RewardsPaid, CommissionPaid, Refunded, Burned                string
	RunEndedAt                                                           *int64
	Spec                                                                 gqlSpec
	Current, Oldest, List                                                nodes[gqlRound]
	Enrolled, Pool, Open, Descending, Demanded, Asked, Condemned, Wrong  nodes[struct{}]
	Fell, Left                                                           nodes[proven]
	People                                                               nodes[gqlTrainer]
	Members                                                              nodes[gqlKeeper]
	Games                                                                nodes[gqlDispute]
	Proven                                                               nodes[gqlConviction]
	Lies                                                                 nodes[gqlFraud]
	Ranges                                                               nodes[gqlReveal]
	Parts                                                                nodes[gqlDemand]
	Opened                                                               nodes[gqlDescent]
}

type gqlSpec struct {
	Tier                                                                                 string
	EnrollWindow, CommitWindow, UploadWindow, GraceWindowMs, FallbackWindow, StateWindow int64
}

type gqlTrainer struct {
	Trainer                   string
	Slot, Committed, Accepted int64
	Active, Missed            bool
	Rewards, Slashed          string
}

type gqlKeeper struct {
	Keeper                            string
	Active                            bool
	Endpoint                          *string
	Proposals                         int64
	Commission, Slashed               string
	AcknowledgedAt, LeftAt, EjectedAt *int64
}

type gqlDispute struct {
	DisputeID, Trainer, Challenger, Status string
	Round                                  int64
	Position                               *struct{ Turn, Clock, Deadline string }
}

type gqlConviction struct {
	Round, ProvenAt            int64
	Trainer, Challenger, Fault string
	Dropped                    *string
}

type gqlFraud struct {
	Round, ProvenAt   int64
	Fault, Challenger string
	Keeper            *string
	Overturned        bool
}

type gqlReveal struct {
	Round             int64
	Trainer, Deadline string
}

type gqlDemand struct{ Part, Deadline string }

type gqlDescent struct {
	Round      int64
	Challenger string
}

// Look implements Source.
func (x Indexer) Look(ctx context.Context, id string) (*Snapshot, error) {
	var answer struct {
		Meta  gqlMeta `json:"_meta"`
		Tasks nodes[gqlTask]
		Task  *gqlTask
	}
	query, variables := listQuery, map[string]any{"last": shownRuns}
	if id != "" {
		query, variables = runQuery, map[string]any{"id": id}
	}
	if err := x.ask(ctx, query, variables, &answer); err != nil {
		return nil, err
	}
	s := &Snapshot{Source: x.Name(), Block: answer.Meta.Block.Number, Time: answer.Meta.Block.Timestamp, Head: answer.Meta.ChainHead,
		Faulty: answer.Meta.HasIndexingErrors, Total: answer.Tasks.TotalCount, Runs: []Run{}}
	now := int64(s.Time)
	if id != "" {
		if answer.Task == nil {
			return nil, fmt.Errorf("%w: %s", ErrNoRun, clean(id))
		}
		run := answer.Task.run(now)
		answer.Task.detail(&run)
		s.Runs, s.Total = append(s.Runs, run), 1
		return s, nil
	}
	for i := len(answer.Tasks.Nodes) - 1; i >= 0; i-- {
		s.Runs = append(s.Runs, answer.Tasks.Nodes[i].run(now))
	}
	return s, nil
}

// ask sends a query. Nothing of what the server says in an error is repeated but as a line of printable text.
func (x Indexer) ask(ctx context.Context, query string, variables map[string]any, into any) error {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return err
	}
	var answer struct {
		Data   json.RawMessage
		Errors []struct{ Message string }
	}
	if err := post(ctx, x.Client, strings.TrimSuffix(x.URL, "/")+"/graphql", body, &answer); err != nil {
		return err
	}
	if len(answer.Errors) > 0 {
		return fmt.Errorf("%s says: %s", x.Name(), clean(httpclient.Words(answer.Errors[0].Message)))
	}
	if err := json.Unmarshal(answer.Data, into); err != nil {
		return fmt.Errorf("%s answers with something else: %s", x.Name(), clean(err.Error()))
	}
	return nil
}

// errAnswer says that an answer is none.
var errAnswer = errors.New("this is no answer")

// post sends JSON and reads JSON.
func post(ctx context.Context, client *http.Client, url string, body []byte, into any) error {
	if client == nil {
		client = httpclient.New(nil)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := client.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer+1))
	if err != nil {
		return err
	}
	if len(raw) > maxAnswer {
		return fmt.Errorf("%w: more than %d bytes", errAnswer, maxAnswer)
	}
	if err := json.Unmarshal(raw, into); err != nil {
		if resp.StatusCode != http.StatusOK {
			return httpclient.Refusal(resp)
		}
		return fmt.Errorf("%w: no JSON", errAnswer)
	}
	return nil
}

// run is what is shown of a task in the list.
func (g *gqlTask) run(now int64) Run {
	r := Run{
		ID: clean(g.TaskID), Sponsor: clean(g.Sponsor), Tier: word(g.Spec.Tier), Status: word(g.Status), Round: g.Round, MaxRounds: g.MaxRounds,
		Finalized: g.Finalized, Carried: g.Carried, Accepted: g.Accepted, Slots: g.TrainerCount, Quorum: g.Quorum, Trainers: g.Enrolled.TotalCount,
		Keepers: g.Pool.TotalCount, Disputes: g.Open.TotalCount, Descents: g.Descending.TotalCount, Demands: g.Demanded.TotalCount + g.Asked.TotalCount,
		Convictions: g.Condemned.TotalCount + g.Wrong.TotalCount, Escrow: parseAmount(g.Escrow), Rewards: parseAmount(g.RewardsPaid),
		Commission: parseAmount(g.CommissionPaid), Refunded: parseAmount(g.Refunded), Burned: parseAmount(g.Burned),
	}
	var open, oldest *round
	if len(g.Current.Nodes) > 0 {
		if n := g.Current.Nodes[0].round(); n.number == g.Round {
			open = n
		}
	}
	if len(g.Oldest.Nodes) > 0 {
		oldest = g.Oldest.Nodes[0].round()
	}
	if open != nil && open.status == roundOverturned {
		for _, p := range append(g.Fell.Nodes, g.Left.Nodes...) {
			if p.Round == open.number {
				open.overturnedAt = max(open.overturnedAt, p.ProvenAt)
			}
		}
		if open.overturnedAt == 0 {
			open = nil // it fell with one below it, and has not opened again
		}
	}
	var deadline, committed, seats, holds int64
	if r.Status == training {
		w := windows{g.Spec.CommitWindow, g.Spec.UploadWindow, g.Spec.GraceWindowMs / 1000, g.Spec.FallbackWindow, g.Spec.StateWindow}
		r.Phase, deadline = phaseOf(now, w, open, oldest, g.Quorum, g.RunEndedAt != nil)
	}
	if open != nil {
		committed, seats = open.committed, open.seats
	}
	if oldest != nil {
		holds = oldest.holds
	}
	if r.Status == enrolling {
		deadline = g.enrolEnd()
	}
	r.Next = r.next(deadline, committed, seats, holds)
	return r
}

// enrolEnd is when enrolment ends; 0 if that is not known: it begins anew where the pool was without a keeper, of which nothing is told.
func (g *gqlTask) enrolEnd() int64 {
	first := int64(0)
	for _, k := range g.Members.Nodes {
		if k.LeftAt != nil || k.EjectedAt != nil {
			return 0
		}
		if k.AcknowledgedAt != nil && (first == 0 || *k.AcknowledgedAt < first) {
			first = *k.AcknowledgedAt
		}
	}
	if first == 0 {
		return 0
	}
	return first + g.Spec.EnrollWindow
}

// detail adds what is shown of a run by itself.
func (g *gqlTask) detail(r *Run) {
	d := &Detail{}
	for _, n := range g.List.Nodes {
		d.Rounds = append(d.Rounds, n.row())
	}
	for _, t := range g.People.Nodes {
		d.Trainers = append(d.Trainers, TrainerRow{clean(t.Trainer), t.Slot, t.Active, t.Missed, t.Committed, t.Accepted, parseAmount(t.Rewards), parseAmount(t.Slashed)})
	}
	for _, k := range g.Members.Nodes {
		row := KeeperRow{Account: clean(k.Keeper), Active: k.Active, Proposals: k.Proposals, Commission: parseAmount(k.Commission), Slashed: parseAmount(k.Slashed)}
		if k.Endpoint != nil {
			row.Endpoint = clean(*k.Endpoint)
		}
		d.Keepers = append(d.Keepers, row)
	}
	for _, x := range g.Games.Nodes {
		row := DisputeRow{ID: clean(x.DisputeID), Round: x.Round, Trainer: clean(x.Trainer), Challenger: clean(x.Challenger), Status: word(x.Status)}
		if p := x.Position; p != nil {
			row.Turn, row.Clock, row.Deadline = word(p.Turn), word(p.Clock), parseTime(p.Deadline)
			who := "trainer " + short(row.Trainer)
			if row.Clock == "Challenger" {
				who = "challenger " + short(row.Challenger)
			}
			r.Next = append(r.Next, Turn{who, fmt.Sprintf("dispute %s about round %d: %s", row.ID, row.Round, strings.ToLower(row.Turn)), row.Deadline})
		}
		d.Disputes = append(d.Disputes, row)
	}
	for _, x := range g.Ranges.Nodes {
		r.Next = append(r.Next, Turn{"signers", fmt.Sprintf("publish what is demanded of a payload of round %d", x.Round), parseTime(x.Deadline)})
	}
	for _, x := range g.Parts.Nodes {
		r.Next = append(r.Next, Turn{"sponsor", "publish what is demanded: " + strings.ToLower(word(x.Part)), parseTime(x.Deadline)})
	}
	for _, x := range g.Opened.Nodes {
		r.Next = append(r.Next, Turn{"signers, challenger", fmt.Sprintf("descend into round %d (opened by %s)", x.Round, short(clean(x.Challenger))), 0})
	}
	bySoonest(r.Next)
	d.proven(g)
	r.Detail = d
}

// proven merges convictions of trainers and of keepers, by time.
func (d *Detail) proven(g *gqlTask) {
	for _, c := range g.Proven.Nodes {
		row := ProvenRow{Round: c.Round, Fault: word(c.Fault), Of: "trainer " + clean(c.Trainer), By: clean(c.Challenger), At: c.ProvenAt}
		if c.Dropped != nil {
			row.Became = word(*c.Dropped)
		}
		d.Proven = append(d.Proven, row)
	}
	for _, f := range g.Lies.Nodes {
		row := ProvenRow{Round: f.Round, Fault: word(f.Fault), Of: "signers", By: clean(f.Challenger), At: f.ProvenAt}
		if f.Keeper != nil {
			row.Of = "keeper " + clean(*f.Keeper)
		}
		if f.Overturned {
			row.Became = "Overturned"
		}
		d.Proven = append(d.Proven, row)
	}
	byTime(d.Proven)
}
