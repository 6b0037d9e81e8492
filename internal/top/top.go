// Package top is a live view of runs for a terminal: what an indexer, or a keeper in its absence, says of them, in frames of plain text. Whatever
// they say is a stranger's word: it is escaped before it reaches the terminal, and what is missing is shown as missing.
package top

import (
	"context"
	"errors"
	"math/big"
)

// Snapshot is what was seen at one look. Times are Unix seconds of the chain's time.
type Snapshot struct {
	// Source says who was asked.
	Source string `json:"source"`
	// Block is the one that the answers are of, Time its time; Head is the chain's newest one, as the source knows it.
	Block uint64 `json:"block"`
	Time  uint64 `json:"time"`
	Head  uint64 `json:"head"`
	// Faulty says that the source does not trust its own answers.
	Faulty bool `json:"faulty"`
	// Partial says that the source knows neither pay nor games: it is a keeper.
	Partial bool `json:"partial"`
	// Runs are those posted last, the newest first; Total is how many there are, -1 if the source does not say.
	Runs  []Run `json:"runs"`
	Total int64 `json:"total"`
}

// unknown is a number that the source does not say.
const unknown = -1

// Run is one run. Numbers that the source does not say are -1, amounts nil. Amounts are in the token's smallest unit.
type Run struct {
	ID      string `json:"taskId"`
	Sponsor string `json:"sponsor"`
	Tier    string `json:"tier"`
	// Status as in the contracts: Pending, Enrolling, Training, Completed, Failed or Cancelled.
	Status string `json:"status"`
	// Round is the open one, of MaxRounds; Finalized is one past the newest final one.
	Round     int64 `json:"round"`
	MaxRounds int64 `json:"maxRounds"`
	Finalized int64 `json:"finalized"`
	Carried   int64 `json:"carried"`
	// Accepted are gradients in standing proposals.
	Accepted int64 `json:"accepted"`
	// Slots are places for trainers, of whom a round needs Quorum.
	Slots    int64 `json:"slots"`
	Quorum   int64 `json:"quorum"`
	Trainers int64 `json:"trainers"`
	Keepers  int64 `json:"keepers"`
	// Phase of the open round, empty if there is none.
	Phase string `json:"phase"`
	// Next are those who have to act, the soonest deadline first.
	Next []Turn `json:"next"`
	// Open games, and what was proven.
	Disputes    int64 `json:"openDisputes"`
	Descents    int64 `json:"openDescents"`
	Demands     int64 `json:"openDemands"`
	Convictions int64 `json:"convictions"`
	// Escrow is what was put up; what of it was paid.
	Escrow     *big.Int `json:"escrow"`
	Rewards    *big.Int `json:"rewards"`
	Commission *big.Int `json:"commission"`
	Refunded   *big.Int `json:"refunded"`
	Burned     *big.Int `json:"burned"`

	// Detail is there if this run was asked for.
	Detail *Detail `json:"detail,omitempty"`
}

// Ended says whether nothing of the run goes on.
func (r *Run) Ended() bool {
	return r.Status == completed || r.Status == failed || r.Status == cancelled
}

// Turn is somebody's.
type Turn struct {
	Who  string `json:"who"`
	What string `json:"what"`
	// Until is when the time for it ends; 0 if no clock runs, or none is known.
	Until int64 `json:"until"`
}

// Detail is the rest of what is shown of one run, the newest last.
type Detail struct {
	Rounds   []RoundRow   `json:"rounds"`
	Trainers []TrainerRow `json:"trainers"`
	Keepers  []KeeperRow  `json:"keepers"`
	Disputes []DisputeRow `json:"disputes"`
	Proven   []ProvenRow  `json:"convictions"`
}

// RoundRow is a round.
type RoundRow struct {
	Round     int64  `json:"round"`
	Status    string `json:"status"`
	Committed int64  `json:"committed"`
	Accepted  int64  `json:"accepted"`
	// Seats were drawn, Signers proposed; Holds are descents and demands open against the proposal.
	Seats      int64 `json:"seats"`
	Signers    int64 `json:"signers"`
	Holds      int64 `json:"holds"`
	Overturned int64 `json:"overturned"`
	Tainted    bool  `json:"tainted"`
	OpenedAt   int64 `json:"openedAt"`
	ProposedAt int64 `json:"proposedAt"`
}

// TrainerRow is a trainer.
type TrainerRow struct {
	Account   string   `json:"account"`
	Slot      int64    `json:"slot"`
	Active    bool     `json:"active"`
	Missed    bool     `json:"missed"`
	Committed int64    `json:"committed"`
	Accepted  int64    `json:"accepted"`
	Rewards   *big.Int `json:"rewards"`
	Slashed   *big.Int `json:"slashed"`
}

// KeeperRow is a keeper of the pool. Endpoint is where it says that it answers.
type KeeperRow struct {
	Account    string   `json:"account"`
	Active     bool     `json:"active"`
	Endpoint   string   `json:"endpoint"`
	Proposals  int64    `json:"proposals"`
	Commission *big.Int `json:"commission"`
	Slashed    *big.Int `json:"slashed"`
}

// DisputeRow is a dispute about a trainer's claim.
type DisputeRow struct {
	ID         string `json:"id"`
	Round      int64  `json:"round"`
	Trainer    string `json:"trainer"`
	Challenger string `json:"challenger"`
	Status     string `json:"status"`
	// Turn and Clock say what has to be done and by whom, Deadline until when; empty when it is over.
	Turn     string `json:"turn"`
	Clock    string `json:"clock"`
	Deadline int64  `json:"deadline"`
}

// ProvenRow is a conviction: of a trainer, or of the keepers that signed.
type ProvenRow struct {
	Round  int64  `json:"round"`
	Fault  string `json:"fault"`
	Of     string `json:"of"`
	By     string `json:"by"`
	Became string `json:"became"`
	At     int64  `json:"at"`
}

// ErrNoRun says that the source knows no such run.
var ErrNoRun = errors.New("no such run")

// Source is somebody who is asked.
type Source interface {
	// Look reads the runs posted last, or, if id is not empty, that run with its detail.
	Look(ctx context.Context, id string) (*Snapshot, error)
	// Name says who it is.
	Name() string
}

// First is a source that asks the first of several that answers. That a source knows no such run is its answer.
type First []Source

// Name implements Source.
func (f First) Name() string { return f[0].Name() }

// Look implements Source.
func (f First) Look(ctx context.Context, id string) (*Snapshot, error) {
	var errs []error
	for _, s := range f {
		snap, err := s.Look(ctx, id)
		if err == nil || errors.Is(err, ErrNoRun) || ctx.Err() != nil {
			return snap, err
		}
		errs = append(errs, err)
	}
	return nil, errors.Join(errs...)
}
