package keeper

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"slices"

	"github.com/ethereum/go-ethereum/common/lru"
	"gonum.org/v1/gonum/blas/blas32"
	"gonum.org/v1/gonum/stat"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
)

const (
	// statisticBytes is what the statistics of one task's rounds take at most: the newest rounds' stay.
	statisticBytes = 16 << 20
	// statisticRun is about how many coordinates are read at a time.
	statisticRun = 1 << 15
	// mostStatistics is how many numbers are read for a round's statistics at most: minutes of a processor. Of larger rounds there are none.
	mostStatistics = 1 << 33
	// measuredCache is how many rounds it is remembered of that nothing is left to do.
	measuredCache = 1024
)

// statistics are what this keeper computes of rounds that were proposed, for whoever wants to see who pulls a model elsewhere. They are advice: nothing
// that this keeper proposes, signs or sends follows from them. One round is measured at a time, beside everything else.
type statistics struct {
	*node
	tasks *registry
	// measuring is the one place.
	measuring chan struct{}
	measured  *lru.Cache[judgement, struct{}]
}

func newStatistics(n *node, tasks *registry) *statistics {
	return &statistics{node: n, tasks: tasks, measuring: make(chan struct{}, 1), measured: lru.NewCache[judgement, struct{}](measuredCache)}
}

func (s *statistics) notes() *store.Notes { return s.store.Statistics(statisticBytes) }

// consider starts to measure the round before the open one, unless that was done.
func (s *statistics) consider(v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) {
	key := judgement{id, head.StateRoot, head.Round, s.epoch.Load()}
	if head.Round == 0 || head.StateRoot.IsZero() || s.measured.Contains(key) {
		return
	}
	s.actions.start(s.run, fmt.Sprintf("statistics/%s/%d/%s", id, head.Round, head.StateRoot), v.Number, func(ctx context.Context) (uint64, error) {
		select {
		case s.measuring <- struct{}{}:
		case <-ctx.Done():
			return 0, ctx.Err()
		}
		defer func() { <-s.measuring }()
		err := s.measure(ctx, v, id, spec, head.Round-1)
		if err == nil {
			s.measured.Add(key, struct{}{})
		}
		return 0, err
	}, func(err error) {
		s.log.Debug("a round was not measured", "task", id, "round", head.Round-1, "err", err)
	})
}

// measure computes a round's statistics, signs and keeps them. It does nothing about a round without a proposal, or one that is too large.
func (s *statistics) measure(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, round uint32) error {
	st, stands, err := v.Statement(ctx, id, round)
	if err != nil || !stands {
		return err
	}
	included, err := s.tasks.included(ctx, v, st)
	if err != nil {
		return err
	}
	if len(included) == 0 {
		return nil
	}
	if spec.ParamCount > mostStatistics/uint64(len(included)+4) {
		s.once(id, "rounds of the task are too large to be measured", "task", id)
		return nil
	}
	payloads := payloadsOf(included)
	now, err := s.store.Object(st.NewRoot)
	if err != nil {
		return err
	}
	defer now.Close()
	o, err := openRound(s.store, spec, st.ParentRoot, payloads)
	if err != nil {
		return err
	}
	defer o.close()
	after := newRoundFiles(spec)
	after.state = now
	m := measurement{spec: s.bounds(spec, id, round), before: source{o}, after: source{after}, payloads: payloads}
	found, err := m.run(ctx)
	if err != nil {
		return err
	}
	found.TaskId, found.Round, found.Keeper, found.NewRoot = id, round, s.account, st.NewRoot
	if err := found.Check(); err != nil {
		return err // a number that has too many digits
	}
	signed := protocol.SignedStatistics{RoundStatistics: found}
	if signed.Signature, err = protocol.Sign(s.cfg.SigningKey, found.Digest(s.domain)); err != nil {
		return err
	}
	text, err := json.Marshal(signed)
	if err != nil {
		return err
	}
	if _, err := s.notes().Put(store.Submission{Task: id, Round: round, Trainer: s.account}, st.NewRoot, text); err != nil {
		return errStorage.Because(err)
	}
	s.meters.measured.Inc()
	return nil
}

// forget lets go of a task's statistics.
func (s *statistics) forget(task protocol.Hash) error {
	if err := s.notes().Forget(task); err != nil {
		return errStorage.Because(err)
	}
	return nil
}

// measurement is a round's payloads, and its states before and after, read once from front to back.
type measurement struct {
	spec          *protocol.TaskSpec
	before, after source
	payloads      []transition.Payload
}

// run computes norms and angles in binary64. The aggregate follows from the momenta: b' = mu·b + d.
func (m *measurement) run(ctx context.Context) (out protocol.RoundStatistics, err error) {
	format := protocol.Quantization(m.spec.Quantization)
	n := len(m.payloads)
	squares, dots := make([]float64, n), make([]float64, n)
	var update, aggregate float64
	mu := math.Float32frombits(m.spec.OuterMomentum)
	per := max(format.LeafElements(), 1)
	run := max(statisticRun/per, 1) * per
	var buffers [5][]float32
	for i := range buffers {
		buffers[i] = make([]float32, run)
	}
	leaves := make([]byte, format.Leaves(run)*uint64(format.LeafBytes()))
	vector := func(x []float32) blas32.Vector { return blas32.Vector{N: len(x), Data: x, Inc: 1} }
	for f, fragment := range protocol.Fragments(m.spec.ParamCount, m.spec.FragmentCount) {
		for at := uint64(0); at < fragment.Len(); at += run {
			if err := ctx.Err(); err != nil {
				return out, err
			}
			size := min(run, fragment.Len()-at)
			params, momentum, params1, momentum1, delta := buffers[0][:size], buffers[1][:size], buffers[2][:size], buffers[3][:size], buffers[4][:size]
			if err := m.before.State(uint32(f), at, params, momentum); err != nil {
				return out, err
			}
			if err := m.after.State(uint32(f), at, params1, momentum1); err != nil {
				return out, err
			}
			blas32.Axpy(-1, vector(params), vector(params1))
			blas32.Axpy(-mu, vector(momentum), vector(momentum1))
			update += blas32.DDot(vector(params1), vector(params1))
			aggregate += blas32.DDot(vector(momentum1), vector(momentum1))
			part := leaves[:format.Leaves(size)*uint64(format.LeafBytes())]
			for i := range m.payloads {
				if err := m.before.Leaves(i, uint32(f), at/per, part); err != nil {
					return out, err
				}
				if err := m.spec.DecodeLeaves(delta, part); err != nil {
					return out, err
				}
				squares[i] += blas32.DDot(vector(delta), vector(delta))
				dots[i] += blas32.DDot(vector(delta), vector(momentum1))
			}
		}
	}
	norms := make([]float64, n)
	for i, payload := range m.payloads {
		norms[i] = math.Sqrt(squares[i])
		t := protocol.TrainerStatistics{Trainer: payload.Trainer, Norm: protocol.Decimal(norms[i])}
		if length := norms[i] * math.Sqrt(aggregate); length > 0 {
			t.Cosine = protocol.Decimal(max(-1, min(1, dots[i]/length)))
		}
		out.Trainers = append(out.Trainers, t)
	}
	slices.Sort(norms)
	median := stat.Mean(norms[(n-1)/2:n/2+1], nil)
	out.UpdateNorm, out.AggregateNorm, out.MedianNorm = protocol.Decimal(math.Sqrt(update)), protocol.Decimal(math.Sqrt(aggregate)), protocol.Decimal(median)
	return out, nil
}

// measuredRound is what this keeper computed of a round, as it is served.
type measuredRound struct {
	TaskID     protocol.Hash     `json:"taskId"`
	Round      uint32            `json:"round"`
	Statistics []json.RawMessage `json:"statistics"`
}

// getStatistics serves what this keeper computed of a round; an empty list of one that it has not measured.
func (s *server) getStatistics(w http.ResponseWriter, r *http.Request) error {
	task, round, err := roundPath(r)
	if err != nil {
		return err
	}
	texts, err := s.statistics.notes().OfRound(task, round)
	if err != nil {
		return errStorage.Because(err)
	}
	return writeJSON(w, measuredRound{task, round, raws(texts)})
}
