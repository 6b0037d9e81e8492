// Package verifier recomputes a task's run from what is public: the contracts' events and the payloads, fetched by root from
// anyone who serves them. It shares nothing with the keeper but the arithmetic and the formats.
package verifier

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/httpclient"
	"assay/protocol"
	"assay/protocol/transition"
)

// Outcome of a check. "Verified" is never said of something that was not recomputed.
type Outcome string

// The outcomes.
const (
	// Match: the replay reproduces the root on chain.
	Match Outcome = "match"
	// NoMatch: the replay gives another root, or a payload that counts is malformed.
	NoMatch Outcome = "no match"
	// Inconclusive: something needed could not be had, so nothing is said.
	Inconclusive Outcome = "inconclusive"
	// Timeout: the time given was over first. Nothing is said.
	Timeout Outcome = "timeout"
	// Cancelled: somebody stopped it. Nothing is said.
	Cancelled Outcome = "cancelled"
	// Convicted: the chain has proven it wrong already.
	Convicted Outcome = "convicted"
	// Scanned: everything that was drawn was looked at, for hints. Nothing is said of the claim.
	Scanned Outcome = "scanned"
)

// Round is the result for one round.
type Round struct {
	Round   uint32  `json:"round"`
	Outcome Outcome `json:"outcome"`
	// Carried says that the round has no proposal and its root is the prior one.
	Carried    bool             `json:"carried,omitempty"`
	Included   []common.Address `json:"included"`
	ParentRoot protocol.Hash    `json:"parentRoot"`
	// StateRoot and AuxRoot are the chain's, Recomputed and RecomputedAux ours: zero where the outcome is inconclusive. A carried round
	// has no AuxRoot.
	StateRoot     protocol.Hash `json:"chainRoot"`
	Recomputed    protocol.Hash `json:"recomputed"`
	AuxRoot       protocol.Hash `json:"chainAuxRoot"`
	RecomputedAux protocol.Hash `json:"recomputedAux"`
	// Reason of an outcome other than Match.
	Reason string `json:"reason,omitempty"`
}

// Report of a whole run as it stood at Block.
type Report struct {
	TaskID  protocol.Hash `json:"taskId"`
	Block   uint64        `json:"block"`
	Outcome Outcome       `json:"outcome"`
	Rounds  []Round       `json:"rounds"`
	// StateRoot is the recomputed root after the last round; ChainStateRoot the one on chain.
	StateRoot      protocol.Hash `json:"stateRoot"`
	ChainStateRoot protocol.Hash `json:"chainStateRoot"`
	// RunRoot over the recomputed roots of the rounds that are final, and the chain's; zero where none is.
	RunRoot      protocol.Hash `json:"runRoot"`
	ChainRunRoot protocol.Hash `json:"chainRunRoot"`
}

// Config of a verifier.
type Config struct {
	Chain *chain.Chain
	// Sources are the origins (http://host:port) that serve objects by root; they are asked in order and trusted in nothing.
	Sources []string
	// Client is httpclient.New(nil) if nil.
	Client *http.Client
	// OnRound, if set, is told of each round as it is decided, of `total`.
	OnRound func(r Round, total uint32)
	// OnStep, if set, is told of what takes long in one round.
	OnStep func(what string)
}

// Check says what is missing.
func (c Config) Check() error {
	if c.Chain == nil {
		return errors.New("no chain")
	}
	if len(c.Sources) == 0 {
		return errors.New("no source of payloads: name at least one keeper")
	}
	return nil
}

// Service recomputes runs.
type Service struct{ cfg Config }

// New checks the configuration.
func New(cfg Config) (*Service, error) {
	if err := cfg.Check(); err != nil {
		return nil, err
	}
	if cfg.Client == nil {
		cfg.Client = httpclient.New(nil)
	}
	return &Service{cfg: cfg}, nil
}

// Recompute replays every round of the task from its first state. The error is about this machine or the chain's RPC; what
// the replay found is in the report. States and payloads pass through the folder for temporary files: two states and one payload a
// trainer of the round at a time.
func (s *Service) Recompute(ctx context.Context, task protocol.Hash) (*Report, error) {
	view, err := s.cfg.Chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	spec, err := view.Spec(ctx, task)
	if err != nil {
		return nil, err
	}
	head, err := view.Head(ctx, task)
	if err == nil {
		err = head.Of(&spec)
	}
	if err != nil {
		return nil, err
	}
	report := &Report{TaskID: task, Block: view.Block.Number, Outcome: Match, ChainStateRoot: head.StateRoot}
	dir, err := os.MkdirTemp("", "assay-verify-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	lib := newLibrary(dir, s.cfg.Client, s.cfg.Sources...)
	root := protocol.Hash(spec.InitialStateRoot)
	var roots []protocol.Hash
	for r := range head.Round {
		onChain, err := view.Round(ctx, task, r)
		if err != nil {
			return nil, err
		}
		result := Round{Round: r, ParentRoot: root, StateRoot: onChain.StateRoot, AuxRoot: onChain.AuxRoot, Included: []common.Address{}}
		switch onChain.Status {
		case protocol.RoundCarried:
			result.Carried, result.Recomputed = true, root
			result.Outcome = outcome(root, onChain.StateRoot)
		case protocol.RoundProposed, protocol.RoundFinal:
			if err := s.round(ctx, view, lib, &spec, protocol.Statement{
				TaskId: task, Round: r, ParentRoot: root, FrozenHash: onChain.FrozenHash, Included: onChain.Included,
				NewRoot: onChain.StateRoot, AuxRoot: onChain.AuxRoot,
			}, &result); err != nil {
				if ctx.Err() != nil {
					return nil, err
				}
				result.Outcome, result.Reason = judge(err), err.Error()
			}
		default:
			result.Outcome, result.Reason = Inconclusive, fmt.Sprintf("the round is %s: no proposal stands", onChain.Status)
		}
		if result.Outcome == NoMatch && result.Reason == "" {
			if result.Reason = fmt.Sprintf("the replay gives %s, the chain has %s", result.Recomputed, onChain.StateRoot); result.Recomputed == onChain.StateRoot {
				result.Reason = fmt.Sprintf("the state is right, but what else the proposal commits to is %s, and the chain has %s", result.RecomputedAux, onChain.AuxRoot)
			}
		}
		roots = append(roots, result.Recomputed)
		report.add(result)
		if s.cfg.OnRound != nil {
			s.cfg.OnRound(result, head.Round)
		}
		// Rounds above a wrong root are judged as what they claim to be, transitions of that root, if its state can be had.
		for _, old := range []protocol.Hash{root, result.Recomputed} {
			if old != onChain.StateRoot {
				lib.drop(stateObject(&spec, old))
			}
		}
		root = onChain.StateRoot
	}
	report.StateRoot = root
	if n := len(report.Rounds); n > 0 {
		report.StateRoot = report.Rounds[n-1].Recomputed
		// What trainers go on from is the head, not the last round's record.
		if report.Outcome == Match {
			report.Outcome = outcome(report.StateRoot, head.StateRoot)
		}
	}
	if head.Finalized > 0 {
		report.RunRoot = protocol.RunRoot(roots[:head.Finalized])
		if report.ChainRunRoot, err = view.RunRoot(ctx, task); err != nil {
			return nil, err
		}
		if report.Outcome == Match {
			report.Outcome = outcome(report.RunRoot, report.ChainRunRoot)
		}
	}
	return report, nil
}

func outcome(recomputed, onChain protocol.Hash) Outcome {
	if recomputed == onChain {
		return Match
	}
	return NoMatch
}

// judge says what an error of a replay means: a payload that the chain counts and that breaks a rule is proof of a wrong proposal,
// anything else is a missing byte.
func judge(err error) Outcome {
	var malformed *transition.Malformed
	if errors.As(err, &malformed) {
		return NoMatch
	}
	return Inconclusive
}

func (r *Report) add(round Round) {
	r.Rounds = append(r.Rounds, round)
	switch {
	case round.Outcome == NoMatch:
		r.Outcome = NoMatch
	case round.Outcome == Inconclusive && r.Outcome == Match:
		r.Outcome = Inconclusive
	}
}

// round replays one proposed round into result.
func (s *Service) round(
	ctx context.Context, view *chain.View, lib *library, spec *protocol.TaskSpec, statement protocol.Statement, result *Round,
) error {
	r, err := readRound(ctx, view, lib, spec, statement)
	if err != nil {
		return err
	}
	defer r.close()
	defer r.forget()
	for _, c := range r.included {
		result.Included = append(result.Included, c.Trainer)
	}
	if err := r.open(ctx, noHurry); err != nil {
		return err
	}
	out, err := r.compute(ctx, nil)
	if err != nil {
		return err
	}
	result.Recomputed, result.RecomputedAux = out.NewRoot, out.AuxRoot
	result.Outcome = NoMatch
	if r.agrees(out) {
		result.Outcome = Match
	}
	return nil
}
