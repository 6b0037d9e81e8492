// Package verifier recomputes a task's run from what is public: the contracts' events and the payloads, fetched by root from
// anyone who serves them. It shares nothing with the keeper but the arithmetic and the formats.
package verifier

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
	"assay/repops"
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
)

// fetchTimeout bounds one object's download from one source; a model of 2^31 parameters is 8 GiB, an hour at 19 Mbit/s.
const fetchTimeout = time.Hour

// Round is the result for one round.
type Round struct {
	Round   uint32  `json:"round"`
	Outcome Outcome `json:"outcome"`
	// Carried says that the round has no proposal and its root is the prior one.
	Carried    bool             `json:"carried,omitempty"`
	Included   []common.Address `json:"included"`
	ParentRoot protocol.Hash    `json:"parentRoot"`
	// StateRoot is the chain's, Recomputed ours: zero where the outcome is inconclusive.
	StateRoot  protocol.Hash `json:"chainRoot"`
	Recomputed protocol.Hash `json:"recomputed"`
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
	// Client is http.DefaultClient if nil.
	Client *http.Client
	// OnRound, if set, is told of each round as it is decided, of `total`.
	OnRound func(r Round, total uint32)
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
		cfg.Client = http.DefaultClient
	}
	return &Service{cfg: cfg}, nil
}

// Recompute replays every round of the task from its first state. The error is about this machine or the chain's RPC; what
// the replay found is in the report. Memory: two states and one payload a trainer of the round.
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
	if err != nil {
		return nil, err
	}
	openings, err := view.Openings(ctx, task, head.Round)
	if err != nil {
		return nil, err
	}
	report := &Report{TaskID: task, Block: view.Block.Number, Outcome: Match, ChainStateRoot: head.StateRoot}
	state, err := s.state(ctx, &spec, spec.InitialStateRoot)
	if err != nil {
		if ctx.Err() != nil {
			return nil, err
		}
		report.Outcome = Inconclusive
		report.Rounds = append(report.Rounds, Round{Outcome: Inconclusive, ParentRoot: spec.InitialStateRoot, Reason: err.Error()})
		return report, nil
	}
	root := protocol.Hash(spec.InitialStateRoot)
	replay := true // false once a state is unknown
	var roots []protocol.Hash
	for r := range head.Round {
		onChain, err := view.Round(ctx, task, r)
		if err != nil {
			return nil, err
		}
		result := Round{Round: r, ParentRoot: root, StateRoot: onChain.StateRoot, Included: []common.Address{}}
		_, proposed := openings[r]
		switch {
		case !replay:
			result.Outcome, result.Reason = Inconclusive, "the state before the round could not be had"
		case onChain.Status == protocol.RoundCarried:
			result.Carried, result.Recomputed = true, root
			result.Outcome = outcome(root, onChain.StateRoot)
		case !proposed:
			result.Outcome, result.Reason = Inconclusive, "the RPC has no event of the round's proposal"
		default:
			next, included, err := s.round(ctx, view, &spec, task, state, r, onChain)
			result.Included = included
			if err != nil {
				if ctx.Err() != nil {
					return nil, err
				}
				result.Outcome, result.Reason = judge(err), err.Error()
				break
			}
			state = next
			result.Recomputed = next.Root(spec.FragmentCount)
			result.Outcome = outcome(result.Recomputed, onChain.StateRoot)
		}
		if result.Outcome == NoMatch && result.Reason == "" {
			result.Reason = fmt.Sprintf("the replay gives %s, the chain has %s", result.Recomputed, onChain.StateRoot)
		}
		root = result.Recomputed
		roots = append(roots, root)
		report.add(result)
		if s.cfg.OnRound != nil {
			s.cfg.OnRound(result, head.Round)
		}
		// Rounds above a wrong root are judged as what they claim to be, transitions of that root, if its state can be had.
		if result.Outcome != Match && replay {
			if state, err = s.state(ctx, &spec, onChain.StateRoot); err != nil {
				if ctx.Err() != nil {
					return nil, err
				}
				replay = false
			}
			root = onChain.StateRoot
		}
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

// errMalformed says that a payload which the chain counts breaks a rule: proof of a wrong proposal, not of a missing byte.
var errMalformed = errors.New("an included payload is malformed")

func judge(err error) Outcome {
	if errors.Is(err, errMalformed) {
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

// round replays one proposed round.
func (s *Service) round(
	ctx context.Context, view *chain.View, spec *protocol.TaskSpec, task protocol.Hash, state protocol.State, number uint32,
	onChain chain.Round,
) (protocol.State, []common.Address, error) {
	commitments, err := view.Commitments(ctx, task, number, onChain.FrozenHash)
	if err != nil {
		return protocol.State{}, nil, err
	}
	included := []common.Address{}
	var contributions []protocol.Contribution
	for _, c := range commitments {
		if onChain.Included>>c.Slot&1 == 0 {
			continue
		}
		included = append(included, c.Trainer)
		delta, err := s.payload(ctx, spec, task, number, c)
		if err != nil {
			return protocol.State{}, included, fmt.Errorf("payload %s of %s: %w", c.PayloadRoot, c.Trainer, err)
		}
		contributions = append(contributions, protocol.Contribution{Trainer: c.Trainer, Delta: delta})
	}
	next, err := protocol.Step(spec, state, contributions)
	return next, included, err
}

// payload fetches an outer gradient and checks it against the committed root. The root is taken over the bytes before they are
// read as numbers, so that content which breaks a rule is proof against the proposal and not merely a bad download.
func (s *Service) payload(ctx context.Context, spec *protocol.TaskSpec, task protocol.Hash, round uint32, c chain.Commitment) ([]float32, error) {
	layout := protocol.PayloadLayout(spec.ParamCount, spec.FragmentCount)
	var file []byte
	err := s.fetch(ctx, c.PayloadRoot, layout.CanonicalBytes(), func(raw []byte) error {
		data, canonical := bytes.CutPrefix(raw, layout.Preamble())
		if !canonical {
			return errors.New("it is not a canonical payload file of the task")
		}
		roots := make([]protocol.Hash, len(layout))
		for i, tensor := range layout {
			hasher := repops.NewTensorHasher(protocol.PayloadHeader(task, round, uint32(i), c.Trainer, tensor.Elements))
			if _, err := hasher.Write(data[:4*tensor.Elements]); err != nil {
				return err
			}
			data = data[4*tensor.Elements:]
			root, err := hasher.Sum()
			if err != nil {
				return err
			}
			roots[i] = root
		}
		if root := protocol.PayloadSetRoot(roots); root != c.PayloadRoot {
			return fmt.Errorf("its content has the root %s", root)
		}
		file = raw
		return nil
	})
	if err != nil {
		return nil, err
	}
	delta, err := protocol.DecodePayload(bytes.NewReader(file), spec)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errMalformed, err)
	}
	return delta, nil
}

func (s *Service) state(ctx context.Context, spec *protocol.TaskSpec, root protocol.Hash) (protocol.State, error) {
	layout := protocol.StateLayout(spec.ParamCount, spec.FragmentCount)
	var state protocol.State
	err := s.fetch(ctx, root, layout.CanonicalBytes(), func(raw []byte) error {
		got, err := protocol.DecodeState(bytes.NewReader(raw), spec.ParamCount, spec.FragmentCount)
		if err != nil {
			return err
		}
		if have := got.Root(spec.FragmentCount); have != root {
			return fmt.Errorf("its content has the root %s", have)
		}
		state = got
		return nil
	})
	if err != nil {
		return protocol.State{}, fmt.Errorf("state %s: %w", root, err)
	}
	return state, nil
}

// fetch gets an object of known size from the first source whose bytes `accept` takes.
func (s *Service) fetch(ctx context.Context, root protocol.Hash, size uint64, accept func([]byte) error) error {
	var errs []error
	for _, source := range s.cfg.Sources {
		raw, err := s.get(ctx, strings.TrimSuffix(source, "/")+"/v1/objects/"+root.String(), size)
		if err == nil {
			err = accept(raw)
		}
		if err == nil {
			return nil
		}
		errs = append(errs, fmt.Errorf("%s: %w", source, err))
	}
	return errors.Join(errs...)
}

func (s *Service) get(ctx context.Context, url string, size uint64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, fetchTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	resp, err := s.cfg.Client.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("answered %s", resp.Status)
	}
	raw, err := io.ReadAll(io.LimitReader(resp.Body, int64(size)+1))
	if err != nil {
		return nil, err
	}
	if uint64(len(raw)) != size {
		return nil, fmt.Errorf("%d bytes, the object has %d", len(raw), size)
	}
	return raw, nil
}
