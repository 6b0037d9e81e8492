package indexer

import (
	"context"

	"github.com/ethereum/go-ethereum/common/hexutil"
)

// TrainingReport is a row of derived.training_reports: what a trainer says of its inner steps, which nobody proves.
type TrainingReport struct {
	place
	TaskID         Bytes32  `db:"task_id"`
	Round          Long     `db:"round"`
	Trainer        Address  `db:"trainer"`
	PayloadRoot    Bytes32  `db:"payload_root"`
	First          string   `db:"first_loss"`
	Mean           string   `db:"mean_loss"`
	Last           string   `db:"last_loss"`
	Evaluation     string   `db:"evaluation_loss"`
	Records        Long     `db:"records"`
	Tokens         Long     `db:"tokens"`
	Milliseconds   Long     `db:"milliseconds"`
	Samples        []string `db:"samples"`
	SignatureBytes []byte   `db:"signature"`
	Signer         Address  `db:"signer"`
	Source         Address  `db:"source"`
}

var reportEntity = newEntity[TrainingReport]("training_reports", []string{"task_id", "round", "trainer"}, map[string][]string{
	"ROUND": {"round"},
})

type reportFilter struct {
	Round       *Long    `where:"round ="`
	RoundGte    *Long    `where:"round >="`
	RoundLte    *Long    `where:"round <="`
	Trainer     *Address `where:"trainer ="`
	WithSamples *bool    `where:"with_samples ="`
}

// ofGradient joins what is about one gradient, whose payload it names.
var ofGradient = joinOn("task_id", "task_id", "round", "round", "trainer", "trainer", "payload_root", "payload_root")

// said is nil for what was not said.
func said(number string) *string {
	if number == "" {
		return nil
	}
	return &number
}

// FirstLoss is the GraphQL field.
func (r *TrainingReport) FirstLoss() *string { return said(r.First) }

// MeanLoss is the GraphQL field.
func (r *TrainingReport) MeanLoss() *string { return said(r.Mean) }

// LastLoss is the GraphQL field.
func (r *TrainingReport) LastLoss() *string { return said(r.Last) }

// EvaluationLoss is the GraphQL field.
func (r *TrainingReport) EvaluationLoss() *string { return said(r.Evaluation) }

// Signature is the GraphQL field.
func (r *TrainingReport) Signature() string { return hexutil.Encode(r.SignatureBytes) }

// Reports is the GraphQL field.
func (t *Task) Reports(a listArgs[reportFilter]) (*connection[TrainingReport], error) {
	return children(t.place, reportEntity, ofTask, a.pageArgs, a.Where)
}

// Reports is the GraphQL field.
func (r *Round) Reports(a listArgs[reportFilter]) (*connection[TrainingReport], error) {
	return children(r.place, reportEntity, ofRound, a.pageArgs, a.Where)
}

// Report is the GraphQL field.
func (g *OuterGradient) Report(ctx context.Context) (*TrainingReport, error) {
	return child(ctx, g.place, reportEntity, ofGradient)
}
