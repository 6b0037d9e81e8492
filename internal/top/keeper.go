package top

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strings"

	"assay/internal/httpclient"
	"assay/protocol"
)

// maxBatch is how many runs a keeper is asked about at once.
const maxBatch = 16

// Keeper is a keeper's JSON-RPC (docs/formats.md section 7), asked where no indexer answers. It knows phases, rounds and trainers, and neither pay
// nor games.
type Keeper struct {
	URL string
	// Client is httpclient.New(nil) if nil.
	Client *http.Client
}

// Name implements Source.
func (k Keeper) Name() string { return "keeper " + clean(k.URL) }

type rpcRequest struct {
	Version string `json:"jsonrpc"`
	ID      int    `json:"id"`
	Method  string `json:"method"`
	Params  any    `json:"params"`
}

type rpcResponse struct {
	ID     int
	Result json.RawMessage
	Error  *struct {
		Message string
		Data    *struct{ Name string }
	}
}

// keeperRun is the answer of training_getRun.
type keeperRun struct {
	TaskID         string
	Spec           protocol.TaskSpec
	Status         string
	Head           struct{ Round, Finalized, ConsecutiveNec, Carried, OpenedAt int64 }
	Phase          string
	PhaseDeadline  int64
	EnrollDeadline int64
	Trainers       []struct {
		Account                  string
		Slot, FromRound, ToRound int64
	}
	Block struct{ Number, Time uint64 }
}

// keeperRound is the answer of training_getRound.
type keeperRound struct {
	Round                           int64
	Status                          string
	OpenedAt, CommitClosedAt        int64
	ProposedAt, Committed, Included uint64
	Committee                       struct{ Seats []json.RawMessage }
	Commitments                     []json.RawMessage
}

// Look implements Source.
func (k Keeper) Look(ctx context.Context, id string) (*Snapshot, error) {
	s := &Snapshot{Source: k.Name(), Partial: true, Total: unknown, Runs: []Run{}}
	if id != "" {
		var got keeperRun
		if err := k.ask(ctx, "training_getRun", map[string]any{"taskId": id}, &got); err != nil {
			return nil, err
		}
		var open keeperRound
		run := got.run()
		if got.Status == training {
			if err := k.ask(ctx, "training_getRound", map[string]any{"taskId": id, "round": got.Head.Round}, &open); err != nil {
				return nil, err
			}
		}
		run.Next = run.next(got.deadline(), int64(len(open.Commitments)), int64(len(open.Committee.Seats)), 0)
		run.Detail = got.detail(open)
		s.Block, s.Time, s.Head, s.Total = got.Block.Number, got.Block.Time, got.Block.Number, 1
		s.Runs = append(s.Runs, run)
		return s, nil
	}
	var list []struct {
		TaskID, Status, Phase string
		Round                 int64
	}
	if err := k.ask(ctx, "training_listRuns", map[string]any{}, &list); err != nil {
		return nil, err
	}
	slices.Reverse(list)
	list = list[:min(len(list), shownRuns)]
	var ids []string
	for _, l := range list {
		if status := clean(l.Status); len(ids) < maxBatch && status != completed && status != failed && status != cancelled {
			ids = append(ids, l.TaskID)
		}
	}
	known, err := k.runs(ctx, ids)
	if err != nil {
		return nil, err
	}
	for _, l := range list {
		if got := known[l.TaskID]; got != nil {
			run := got.run()
			run.Next = run.next(got.deadline(), unknown, 1, 0)
			s.Block, s.Time = max(s.Block, got.Block.Number), max(s.Time, got.Block.Time)
			s.Runs = append(s.Runs, run)
			continue
		}
		s.Runs = append(s.Runs, Run{ID: clean(l.TaskID), Status: word(l.Status), Phase: phaseWord(l.Phase), Round: l.Round, MaxRounds: unknown, Finalized: unknown,
			Carried: unknown, Accepted: unknown, Slots: unknown, Trainers: unknown, Keepers: unknown, Disputes: unknown, Descents: unknown, Demands: unknown,
			Convictions: unknown})
	}
	s.Head = s.Block
	return s, nil
}

// ask sends one request.
func (k Keeper) ask(ctx context.Context, method string, params, into any) error {
	body, err := json.Marshal(rpcRequest{"2.0", 1, method, params})
	if err != nil {
		return err
	}
	var answer rpcResponse
	if err := post(ctx, k.Client, k.URL, body, &answer); err != nil {
		return err
	}
	return k.read(&answer, into)
}

func (k Keeper) read(answer *rpcResponse, into any) error {
	if e := answer.Error; e != nil {
		err := fmt.Errorf("%s says: %s", k.Name(), clean(httpclient.Words(e.Message)))
		if e.Data != nil && e.Data.Name == protocol.ErrTaskNotFound.Name {
			err = fmt.Errorf("%w: %w", ErrNoRun, err)
		}
		return err
	}
	if err := json.Unmarshal(answer.Result, into); err != nil {
		return fmt.Errorf("%s answers with something else: %s", k.Name(), clean(err.Error()))
	}
	return nil
}

// runs asks about several at once. One that the keeper knows no longer is left out.
func (k Keeper) runs(ctx context.Context, ids []string) (map[string]*keeperRun, error) {
	out := make(map[string]*keeperRun, len(ids))
	if len(ids) == 0 {
		return out, nil
	}
	batch := make([]rpcRequest, len(ids))
	for i, id := range ids {
		batch[i] = rpcRequest{"2.0", i, "training_getRun", map[string]any{"taskId": id}}
	}
	body, err := json.Marshal(batch)
	if err != nil {
		return nil, err
	}
	var answers []rpcResponse
	if err := post(ctx, k.Client, k.URL, body, &answers); err != nil {
		return nil, err
	}
	for i := range answers {
		a := &answers[i]
		if a.ID < 0 || a.ID >= len(ids) {
			continue
		}
		var run keeperRun
		switch err := k.read(a, &run); {
		case errors.Is(err, ErrNoRun):
		case err != nil:
			return nil, err
		default:
			out[ids[a.ID]] = &run
		}
	}
	return out, nil
}

// phaseWord is a phase as a name, empty where there is none.
func phaseWord(phase string) string {
	if phase == protocol.PhaseNone.String() {
		return ""
	}
	return clean(phase)
}

func (g *keeperRun) deadline() int64 {
	if g.Status == enrolling {
		return g.EnrollDeadline
	}
	return g.PhaseDeadline
}

func (g *keeperRun) run() Run {
	return Run{
		ID: clean(g.TaskID), Tier: protocol.Tier(g.Spec.Tier).String(), Status: word(g.Status), Round: g.Head.Round, MaxRounds: int64(g.Spec.MaxRounds),
		Finalized: g.Head.Finalized, Carried: g.Head.Carried, Accepted: unknown, Slots: int64(g.Spec.TrainerCount), Quorum: int64(g.Spec.Quorum),
		Trainers: int64(len(g.Trainers)), Keepers: unknown, Phase: phaseWord(g.Phase), Disputes: unknown, Descents: unknown, Demands: unknown,
		Convictions: unknown, Escrow: g.Spec.Escrow(),
	}
}

func (g *keeperRun) detail(open keeperRound) *Detail {
	d := &Detail{}
	for _, t := range g.Trainers {
		d.Trainers = append(d.Trainers, TrainerRow{Account: clean(t.Account), Slot: t.Slot, Active: t.ToRound == math.MaxUint32, Committed: unknown, Accepted: unknown})
	}
	if open.Status != "" {
		d.Rounds = append(d.Rounds, RoundRow{Round: open.Round, Status: word(open.Status), Committed: int64(len(open.Commitments)), Accepted: unknown,
			Seats: int64(len(open.Committee.Seats)), Signers: unknown, OpenedAt: open.OpenedAt, ProposedAt: int64(min(open.ProposedAt, 1<<40))})
	}
	return d
}

// byTime orders convictions, the newest last.
func byTime(rows []ProvenRow) {
	slices.SortStableFunc(rows, func(a, b ProvenRow) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Round, b.Round), strings.Compare(a.Of, b.Of))
	})
}
