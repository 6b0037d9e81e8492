package keeper

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// reportOf is a signed report of the i-th trainer about its payload of round 0.
func reportOf(t testing.TB, task *chaintest.Task, i int, change func(*protocol.SignedReport)) protocol.SignedReport {
	t.Helper()
	g, _ := task.Gradient(0, task.Spec.InitialStateRoot, task.Trainers[i])
	r := protocol.SignedReport{TrainingReport: protocol.TrainingReport{
		TaskId: task.ID, Trainer: g.Trainer, PayloadRoot: g.PayloadRoot, FirstLoss: "2.5", MeanLoss: "2", LastLoss: "1.5", EvaluationLoss: "2.25",
		Records: 1280, Milliseconds: 5000, Samples: []string{"Es war einmal"},
	}}
	if change != nil {
		change(&r)
	}
	var err error
	r.Signature, err = protocol.Sign(task.Trainers[i], r.Digest(task.Dep.RoundsDomain()))
	require.NoError(t, err)
	return r
}

func reportPath(r protocol.SignedReport) string {
	return fmt.Sprintf("/v1/reports/%s/%d/%s", r.TaskId, r.Round, r.Trainer)
}

func (k *running) report(r protocol.SignedReport) *protocol.Error {
	k.t.Helper()
	raw, err := json.Marshal(r)
	require.NoError(k.t, err)
	_, named := k.put(reportPath(r), raw)
	return named
}

func (k *running) reportsOf(task protocol.Hash, round uint32) (out []protocol.SignedReport) {
	k.t.Helper()
	resp, raw, named := k.do(http.MethodGet, fmt.Sprintf("/v1/reports/%s/%d", task, round), nil, nil)
	require.Nil(k.t, named)
	require.Equal(k.t, "*", resp.Header.Get("Access-Control-Allow-Origin"))
	var answer struct{ Reports []protocol.SignedReport }
	require.NoError(k.t, json.Unmarshal(raw, &answer))
	return answer.Reports
}

// A trainer's report is taken once, about the payload that it committed to, and served as it was signed.
func TestReports(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	good := reportOf(t, task, 0, nil)
	require.ErrorIs(t, k.report(good), protocol.ErrGradientNotFound, "nothing is committed yet")
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	require.Empty(t, k.reportsOf(task.ID, 0))

	stranger := keys.Dev(chaintest.Sponsor)
	for what, c := range map[string]struct {
		is     *protocol.Error
		change func(*protocol.SignedReport)
	}{
		"another payload":      {protocol.ErrPayloadHashMismatch, func(r *protocol.SignedReport) { r.PayloadRoot = protocol.Hash{1} }},
		"another task":         {protocol.ErrTaskNotFound, func(r *protocol.SignedReport) { r.TaskId = protocol.Hash{1} }},
		"a round to come":      {protocol.ErrInvalidRound, func(r *protocol.SignedReport) { r.Round = 1 }},
		"another trainer":      {protocol.ErrInvalidSignature, func(r *protocol.SignedReport) { r.Trainer = crypto.PubkeyToAddress(task.Trainers[1].PublicKey) }},
		"nobody enrolled":      {protocol.ErrTrainerNotEnrolled, func(r *protocol.SignedReport) { r.Trainer = common.Address{1} }},
		"a loss of no digits":  {protocol.ErrReportMalformed, func(r *protocol.SignedReport) { r.MeanLoss = "nan" }},
		"more text than taken": {protocol.ErrReportMalformed, func(r *protocol.SignedReport) { r.Samples = []string{strings.Repeat("x", 5000)} }},
	} {
		require.ErrorIs(t, k.report(reportOf(t, task, 0, c.change)), c.is, what)
	}
	forged := good
	forged.MeanLoss = "0.1"
	require.ErrorIs(t, k.report(forged), protocol.ErrInvalidSignature, "a number that nobody signed")
	theirs := good
	theirs.Signature, _ = protocol.Sign(stranger, good.Digest(k.domain))
	require.ErrorIs(t, k.report(theirs), protocol.ErrInvalidSignature, "a stranger's signature")
	raw, err := json.Marshal(good)
	require.NoError(t, err)
	_, named := k.put(strings.Replace(reportPath(good), "/0/", "/1/", 1), raw)
	require.ErrorIs(t, named, errInvalidParams, "a path of another round")
	_, named = k.put(reportPath(good), []byte("{"))
	require.ErrorIs(t, named, protocol.ErrReportMalformed)
	_, named = k.put(reportPath(good), bytes.Repeat([]byte(" "), protocol.MaxReportBytes+1))
	require.ErrorIs(t, named, protocol.ErrPayloadTooLarge)
	_, named = k.put("/v1/reports/0x12/0/"+good.Trainer.Hex(), raw)
	require.ErrorIs(t, named, errInvalidParams)
	require.Empty(t, k.reportsOf(task.ID, 0), "nothing that was refused is kept")

	require.Nil(t, k.report(good))
	require.Nil(t, k.report(good), "the same again")
	require.ErrorIs(t, k.report(reportOf(t, task, 0, func(r *protocol.SignedReport) { r.MeanLoss = "1" })), protocol.ErrDuplicateSubmission)
	other := reportOf(t, task, 1, nil)
	require.Nil(t, k.report(other))
	served := k.reportsOf(task.ID, 0)
	require.ElementsMatch(t, []protocol.SignedReport{good, other}, served)
	require.Equal(t, 2.0, counterValue(t, k, "assay_keeper_reports_total"))
	require.Empty(t, k.reportsOf(task.ID, 1))
	require.Empty(t, k.reportsOf(protocol.Hash{9}, 0))

	require.NoError(t, k.reports.forget(task.ID))
	require.Empty(t, k.reportsOf(task.ID, 0))
}
