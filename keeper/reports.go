package keeper

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strconv"

	"github.com/ethereum/go-ethereum/common"

	"assay/keeper/store"
	"assay/protocol"
)

const (
	// reportedRounds is how long after its round a report is taken.
	reportedRounds = 16
	// reportBytes is what the reports of one task take at most: the newest rounds' stay.
	reportBytes = 16 << 20
)

// reports are what trainers say of their inner steps. They are kept and served for whoever watches a run; nothing that this keeper signs or
// sends follows from them.
type reports struct {
	*node
	tasks *registry
}

func (p *reports) notes() *store.Notes { return p.store.Reports(reportBytes) }

// take checks a report and keeps it, and returns the one that stands. It is refused unless the key that its trainer has in the task signed it,
// about the commitment that stands in the round.
func (p *reports) take(ctx context.Context, k store.Submission, raw []byte) (json.RawMessage, error) {
	r, err := protocol.ReadReport(raw)
	if err != nil {
		return nil, err
	}
	if r.TaskId != protocol.Hash(k.Task) || r.Round != k.Round || r.Trainer != common.Address(k.Trainer) {
		return nil, errInvalidParams.With("the report is about another task, round or trainer than the path")
	}
	v, err := p.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := p.tasks.spec(ctx, v, k.Task)
	if err != nil {
		return nil, err
	}
	if err := p.tasks.serves(ctx, v, k.Task, spec); err != nil {
		return nil, err
	}
	trainer, err := p.tasks.enrolment(ctx, v, spec, k)
	if err != nil {
		return nil, err
	}
	if signer, err := protocol.Recover(r.Digest(p.domain), r.Signature); err != nil {
		return nil, err
	} else if signer != trainer.Key {
		return nil, protocol.ErrInvalidSignature.With("the report is signed by %s, the trainer's key in the task is %s", signer, trainer.Key)
	}
	head, err := v.Head(ctx, k.Task)
	if err != nil {
		return nil, err
	}
	if k.Round > head.Round || uint64(k.Round)+reportedRounds < uint64(head.Round) {
		return nil, protocol.ErrInvalidRound.With("reports are taken of round %d and the %d before it, not of round %d", head.Round, reportedRounds, k.Round)
	}
	committed, err := p.tasks.standing(ctx, v, k.Task, k.Round, head, k.Trainer)
	if err != nil {
		return nil, err
	}
	if committed == nil {
		return nil, protocol.ErrGradientNotFound.With("%s has no commitment in round %d", r.Trainer, k.Round)
	}
	if committed.PayloadRoot != r.PayloadRoot {
		return nil, protocol.ErrPayloadHashMismatch.With("the report is about payload %s, the commitment is %s", r.PayloadRoot, committed.PayloadRoot)
	}
	text, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	switch stood, err := p.notes().Put(k, r.PayloadRoot, text); {
	case err != nil:
		return nil, errStorage.Because(err)
	case stood == nil:
		p.meters.reports.Inc()
	case !bytes.Equal(stood, text):
		return nil, protocol.ErrDuplicateSubmission.With("another report of %s about payload %s stands", r.Trainer, r.PayloadRoot)
	}
	return text, nil
}

// forget lets go of a task's reports.
func (p *reports) forget(task protocol.Hash) error {
	if err := p.notes().Forget(task); err != nil {
		return errStorage.Because(err)
	}
	return nil
}

// putReport takes what a trainer says of its inner steps.
func (s *server) putReport(w http.ResponseWriter, r *http.Request) error {
	k, err := submissionPath(r)
	if err != nil {
		return err
	}
	raw, err := io.ReadAll(s.bounded(w, r)(protocol.MaxReportBytes))
	if err != nil {
		return err
	}
	stands, err := s.reports.take(r.Context(), k, raw)
	if err != nil {
		return err
	}
	return writeJSON(w, stands)
}

// said is what is noted of a round, as it is served.
type said struct {
	TaskID protocol.Hash `json:"taskId"`
	Round  uint32        `json:"round"`
	// Reports are the trainers', in the order of their accounts.
	Reports []json.RawMessage `json:"reports"`
}

// getReports serves what trainers said of a round; an empty list of one that this keeper knows nothing of.
func (s *server) getReports(w http.ResponseWriter, r *http.Request) error {
	task, round, err := roundPath(r)
	if err != nil {
		return err
	}
	texts, err := s.reports.notes().OfRound(task, round)
	if err != nil {
		return errStorage.Because(err)
	}
	return writeJSON(w, said{task, round, raws(texts)})
}

// roundPath reads {task}/{round}.
func roundPath(r *http.Request) (task protocol.Hash, round uint32, err error) {
	if task, err = protocolHash(r.PathValue("task")); err != nil {
		return task, 0, err
	}
	n, err := strconv.ParseUint(r.PathValue("round"), 10, 32)
	if err != nil {
		return task, 0, errInvalidParams.With("round %.20q is no number below 2^32", r.PathValue("round"))
	}
	return task, uint32(n), nil
}

func raws(texts [][]byte) []json.RawMessage {
	out := make([]json.RawMessage, len(texts))
	for i, text := range texts {
		out[i] = text
	}
	return out
}
