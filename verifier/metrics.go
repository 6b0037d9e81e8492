package verifier

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/ethereum-optimism/optimism/op-service/metrics"
	txmetrics "github.com/ethereum-optimism/optimism/op-service/txmgr/metrics"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/prometheus/client_golang/prometheus"

	"assay/internal/door"
	"assay/internal/follow"
	"assay/internal/metering"
)

type meters struct {
	registry *prometheus.Registry
	tx       txmetrics.TxMetrics
	follow.Meters

	headOld, behind, unfunded, gasless                             prometheus.Gauge
	pending, pendingAge                                            prometheus.Gauge
	right, wrong, convictions, missed, unjudged, descents, demands prometheus.Counter
	troubles, claimsRight, claimsWrong, disputes, answers, refused prometheus.Counter
	auditsCommitted, auditsMissed, claimsJudged, claimsExpired     prometheus.Counter
	backlog, coverage, capacityDisputes, capacityCoverage          prometheus.Gauge
	sent, failures                                                 *prometheus.CounterVec
	leftAlone                                                      prometheus.Counter
	spent, left, gasSpent, gasKept, gasLeft                        prometheus.Gauge
	taskBudget                                                     *prometheus.GaugeVec
	unpaidAnswers                                                  prometheus.Counter
	computed                                                       prometheus.Histogram
	shortWindows, unwritten, diskRefused                           prometheus.Counter
	diskKept                                                       prometheus.Gauge
	defended                                                       *prometheus.GaugeVec
}

// newMeters makes the metrics of a service of that name.
func newMeters(namespace string) *meters {
	f := metering.New(namespace)
	gauge, counter, counters := f.Gauge, f.Counter, f.Counters
	return &meters{
		registry: f.Registry, tx: txmetrics.MakeTxMetrics(namespace, metrics.With(f.Registry)),
		Meters:        follow.NewMeters(f),
		headOld:       gauge("head_old", "1 while the newest block is older than --max-head-age by this machine's clock."),
		pending:       gauge("rounds_pending", "Proposed rounds that may still fall and are neither found right nor wrong."),
		pendingAge:    gauge("rounds_pending_age_seconds", "How long the oldest of them has been waiting, by the chain's time."),
		behind:        gauge("node_behind", "1 while the node says that it syncs, so that nothing is sent."),
		unfunded:      gauge("unfunded", "1 while the account has too few tokens for the bond or the demands that are due."),
		gasless:       gauge("gasless", "1 while the account has too little ether for the gas of the dearest call."),
		right:         counter("rounds_right_total", "Proposals recomputed that agree."),
		wrong:         counter("rounds_wrong_total", "Proposals recomputed that do not."),
		convictions:   counter("convictions_total", "Proofs, timeouts and equivocations of this challenger that convicted."),
		missed:        counter("rounds_missed_total", "Wrong rounds that could no longer be overturned."),
		unjudged:      counter("rounds_unjudged_total", "Rounds that became final before they could be recomputed; they are tried on."),
		descents:      counter("descents_total", "Descents opened."),
		demands:       counter("demands_total", "Ranges of payloads demanded."),
		claimsRight:   counter("claims_right_total", "Trainers' claims replayed that agree."),
		claimsWrong:   counter("claims_wrong_total", "Trainers' claims replayed that do not."),
		claimsJudged:  counter("claims_judged_total", "Trainers' claims replayed, whatever was found."),
		claimsExpired: counter("claims_expired_total", "Trainers' claims that could be disputed no longer before they were replayed."),
		backlog:       gauge("claims_backlog", "Trainers' claims that wait to be replayed."),
		coverage: gauge("claims_coverage_ratio",
			"Share of the claims of the last claim window that were judged; the least of the tasks that were named or have much at stake."),
		capacityCoverage: gauge("capacity_coverage_ratio", "Share of claims that this machine can judge in the dearest of these tasks."),
		capacityDisputes: gauge("capacity_disputes",
			"Disputes at once about different claims that this machine can answer in time, in the dearest of these tasks."),
		disputes:        counter("disputes_total", "Disputes opened about trainers' claims."),
		answers:         counter("dispute_answers_total", "Moves made for the trainer in disputes about its claims."),
		auditsCommitted: counter("audits_committed_total", "Paid audits committed to."),
		auditsMissed:    counter("audits_missed_total", "Paid audits that the account was drawn for and did not commit to in time."),
		leftAlone:       counter("audits_left_alone_total", "Audits that were left alone because what they bring is worth less than the gas: the reward, or to a defender half of the bond."),
		spent:           gauge("budget_spent_tokens", "Tokens that went into demands and bonds over all tasks and did not come back; prices of open demands are among them, bonds of open games are not."),
		left:            gauge("budget_left_tokens", "What --max-spend leaves for demands."),
		unpaidAnswers:   counter("answers_unpaid_total", "Demands for what a task is made of that were left to others, because an answer earns less than its gas costs."),
		gasSpent:        gauge("gas_spent_ether", "What gas of this process has cost on the rollup."),
		gasKept:         gauge("gas_kept_ether", "What is kept for the moves of open games, at the present fee."),
		gasLeft:         gauge("gas_left_ether", "What --max-gas leaves for new games; demands and answers have half of --max-gas less. 0 if there is no limit."),
		refused:         counter("tasks_refused_total", "Tasks whose claims cannot be judged here: programs that do not fit, or are too large."),
		troubles:        counter("troubles_total", "Looks at a task or a round that failed and are repeated."),
		sent:            counters("transactions_total", "Transactions mined, by call.", "call"),
		failures:        counters("tx_failures_total", "Transactions that failed, by call.", "call"),
		computed:        f.Histogram("recompute_seconds", "Time to recompute a round.", prometheus.ExponentialBuckets(0.001, 4, 10)),
		taskBudget: f.Gauges("task_budget_tokens",
			"What a task may spend on demands (reserved), has spent and has left; of the tasks with the most at stake of which something was to be demanded.",
			"task", "what"),
		unwritten:    counter("storage_failures_total", "Times at which the data directory began to take no more."),
		diskKept:     gauge("disk_kept_bytes", "What is kept on disk of tasks that were not named, or is on its way."),
		diskRefused:  counter("disk_refused_total", "Objects of tasks that were not kept because --max-disk gives the disk to tasks with more at stake."),
		shortWindows: counter("tasks_short_windows_total", "Tasks whose windows are below this operator's policy."),
		defended: f.Gauges("disputes_defended", "Disputes at once about a task's claims that this machine answers before its clock runs out.",
			"task"),
	}
}

// challengerHealth is what /healthz and /readyz show.
type challengerHealth struct {
	Status     string `json:"status"`
	Version    string `json:"version"`
	Challenger string `json:"challenger"`
	ChainID    uint64 `json:"chainId"`
	// Block is the newest one seen; 0 before the chain was reached.
	Block uint64 `json:"block"`
	// Pending is how many proposed rounds may still fall and are not judged yet, PendingSeconds how long the oldest has been waiting, by the
	// chain's time.
	Pending        int    `json:"pendingRounds"`
	PendingSeconds uint64 `json:"pendingSeconds"`
	// Problems are what keeps the challenger from acting, or what it cannot tell from that.
	Problems []string `json:"problems"`
}

func (p *player) health() challengerHealth {
	h := challengerHealth{
		Status: "ok", Version: p.cfg.Version, Challenger: p.account.Hex(), ChainID: p.cfg.Deployment.ChainID, Problems: []string{},
	}
	now := uint64(0)
	if v := p.head.Load(); v == nil {
		h.Problems = append(h.Problems, "the chain has not been reached yet")
	} else {
		h.Block, now = v.Number, v.Time
		if u := p.unjudged.Load(); u != nil {
			h.Pending, h.PendingSeconds = u.rounds, u.age(v)
		}
		if age := p.age(v); age > 0 {
			h.Problems = append(h.Problems, fmt.Sprintf("the newest block is %s old by this machine's clock", age.Round(time.Second)))
		}
		if why := p.behind.Load(); why != nil && *why != "" {
			h.Problems = append(h.Problems, "the node is behind: "+*why)
		} else if err := p.trouble.Load(); err != nil && *err != nil {
			h.Problems = append(h.Problems, told(*err))
		}
	}
	h.Problems = append(h.Problems, p.alarms.problems(now)...)
	if problem := p.still(); problem != "" {
		h.Problems = append(h.Problems, problem)
	}
	for _, err := range []error{p.sender.Funds(), p.lib.storage()} {
		if err != nil {
			h.Problems = append(h.Problems, err.Error())
		}
	}
	h.Problems = append(h.Problems, p.budget.problems()...)
	h.Problems = append(h.Problems, p.coverage.problems()...)
	if len(h.Problems) > 0 {
		h.Status = "degraded"
	}
	for i, problem := range h.Problems {
		h.Problems[i] = p.redactor.String(problem)
	}
	return h
}

// stuckAfter is how long one turn of the loop may take, whatever the chain's RPC does.
const stuckAfter = 5 * time.Minute

// still says that the loop that follows the chain does not turn, or follows no head; nothing while it does.
func (p *player) still() string {
	return cmp.Or(p.following.Still("follows the chain", stuckAfter), p.advancing.Still("goes on from head to head", stuckAfter))
}

// told is what strangers are told of an error: that the chain's RPC does not answer, not where it is.
func told(err error) string {
	var transport *url.Error
	var status rpc.HTTPError
	if errors.As(err, &transport) || errors.As(err, &status) {
		return "the chain's RPC does not answer; the log has the cause"
	}
	return err.Error()
}

// httpServer serves health and metrics.
func (p *player) httpServer() *door.Server {
	answer := func(w http.ResponseWriter, status int, v any) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		// A failed write means that the client has gone.
		_ = json.NewEncoder(w).Encode(v)
	}
	mux := http.NewServeMux()
	// 200 while the process serves and its loop turns: restarting it would not mend the chain.
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		status := http.StatusOK
		if p.still() != "" {
			status = http.StatusServiceUnavailable
		}
		answer(w, status, p.health())
	})
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, _ *http.Request) {
		h := p.health()
		status := http.StatusOK
		if len(h.Problems) > 0 {
			status = http.StatusServiceUnavailable
		}
		answer(w, status, h)
	})
	if p.shows != nil {
		mux.Handle("/v1/", p.shows)
	}
	mux.Handle("GET /metrics", door.Metrics(p.meters.registry))
	server := p.door.Server(mux)
	server.ReadTimeout, server.WriteTimeout = rpcTimeout, rpcTimeout
	return server
}
