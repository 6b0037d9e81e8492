package arena

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain"
	access "assay/internal/door"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
	"assay/verifier"
	"assay/verifier/training"
)

// party is somebody with an account.
type party struct {
	name    string
	place   int
	key     *ecdsa.PrivateKey
	account common.Address
	honest  bool
	opening *big.Int
	// allowed is what the rules let it lose: prices of demands.
	allowed *big.Int
}

func newParty(name string, place int, honest bool) *party {
	key := keys.Dev(place)
	return &party{name: name, place: place, key: key, account: crypto.PubkeyToAddress(key.PublicKey), honest: honest, allowed: new(big.Int)}
}

// service is a shipped service that can be killed and started again.
type service struct {
	name string
	// begin makes it and runs it until the context ends.
	begin func(ctx context.Context) (run func(context.Context) error, err error)
	stop  func()
	// restarting: a script may kill it again while it is down, which it then is once it is back.
	restarting sync.Mutex
	// away are the times in which it did not run, or could do nothing.
	away  []span
	ended error
}

type span struct{ from, to time.Time }

func (s *service) start(w *World) {
	run, err := s.begin(w.ctx)
	w.check(err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- run(ctx) }()
	s.stop = sync.OnceFunc(func() {
		cancel()
		if err := <-done; err != nil {
			s.ended = fmt.Errorf("%s: %w", s.name, err)
		}
	})
}

// restart stops it for a while; it runs again when that is over.
func (s *service) restart(w *World, away time.Duration) {
	for !s.restarting.TryLock() { // whoever waits for a mutex stops made-up time
		time.Sleep(w.step)
	}
	defer s.restarting.Unlock()
	s.stop()
	s.away = append(s.away, span{time.Now(), time.Now().Add(away)})
	time.Sleep(away)
	s.start(w)
}

func (w *World) logger(name string) *slog.Logger { return w.log.With("party", name) }

// keeperOf is a keeper of a party, reached at http://name.
func (w *World) keeperOf(p *party, peers []string, lie keeper.Adversary, edit func(*keeper.Config)) *service {
	dir := w.folder(p.name)
	return &service{name: p.name, begin: func(context.Context) (func(context.Context) error, error) {
		cfg := keeper.Config{
			Deployment: w.dep, Key: p.key, DataDir: dir, Client: w.client(p.name), Listener: w.net.listen(p.name), Transport: w.net.transport(p.name), Peers: peers,
			Door:      access.Config{Hosts: []string{"*"}}, // its name here is the party's
			Adversary: lie, PollInterval: min(w.step, time.Minute), ReceiptQueryInterval: min(w.step, Step) / 2, Log: w.logger(p.name),
		}
		if edit != nil {
			edit(&cfg)
		}
		s, err := keeper.New(cfg)
		if err != nil {
			return nil, err
		}
		return s.Run, nil
	}}
}

// player is a challenger, defender or auditor of a party.
func player[P interface{ Run(context.Context) error }](
	w *World, p *party, role string, make func(verifier.ChallengerConfig) (P, error), sources []string, edit func(*verifier.ChallengerConfig),
) *service {
	name := p.name + " " + role
	dir := w.folder(name)
	return &service{name: name, begin: func(context.Context) (func(context.Context) error, error) {
		cfg := verifier.ChallengerConfig{
			Deployment: w.dep, Key: p.key, DataDir: dir, Client: w.client(name), Listener: w.net.listen(role + "-" + p.name), Transport: w.net.transport(p.name),
			Door: access.Config{Hosts: []string{"*"}}, Sources: sources, PollInterval: w.step, ReceiptQueryInterval: min(w.step, Step) / 2, Log: w.logger(name),
		}
		if edit != nil {
			edit(&cfg)
		}
		c, err := make(cfg)
		if err != nil {
			return nil, err
		}
		return c.Run, nil
	}}
}

// trainer plays a trainer of a task as trainer-py does: a loop whose every turn looks at the chain and does the one thing that is due.
type trainer struct {
	*party
	t       *Task
	keepers []string
	rt      http.RoundTripper
	// cheat is what it does wrong in a round, late by how many steps it uploads after it could; silent says that it uploads nothing.
	cheat  func(round uint32) string
	silent func(round uint32) bool
	late   time.Duration
	// pace, if set, is how long it trains for a round: it commits to none earlier than that many of them after the first was opened.
	pace  time.Duration
	began uint64
	// squats says that it never commits, defended that a lying defender stands by it.
	squats, defended bool
	// offset orders the trainers' turns, so that commitments come in the same order whenever a round is made again.
	offset time.Duration

	delivered map[string]bool
	since     map[protocol.Hash]time.Time
}

func (t *Task) trainerOf(p *party, keepers []string) *trainer {
	return &trainer{party: p, t: t, keepers: keepers, rt: t.w.net.transport(p.name), cheat: func(uint32) string { return honest },
		silent: func(uint32) bool { return false }, delivered: make(map[string]bool), since: make(map[protocol.Hash]time.Time)}
}

// run takes turns until ctx ends.
func (r *trainer) run(ctx context.Context) {
	w := r.t.w
	log := w.logger(r.name)
	for {
		next := time.Now().Truncate(w.step).Add(w.step + w.step/8 + r.offset)
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Until(next)):
		}
		if err := r.turn(ctx); err != nil && ctx.Err() == nil {
			log.Debug("the trainer's turn", "err", err)
		}
	}
}

func (r *trainer) turn(ctx context.Context) error {
	t, w := r.t, r.t.w
	v := w.view()
	head, err := v.Head(ctx, t.ID)
	if err != nil {
		return err
	}
	e, err := v.Enrollment(ctx, t.ID, r.account)
	if err != nil || !e.Enrolled() || head.EndedAt != 0 {
		return err
	}
	phase, err := v.Phase(ctx, t.ID)
	if err != nil || phase.Phase == protocol.PhaseNone || phase.Phase == protocol.PhaseWaiting || !e.MayCommit(head.Round) {
		return err
	}
	round, err := v.Round(ctx, t.ID, head.Round)
	if err != nil {
		return err
	}
	committed := round.Committed>>e.Slot&1 == 1
	if !committed && phase.Phase != protocol.PhaseCommit {
		return nil
	}
	if r.began == 0 {
		r.began = v.Time
	}
	if !committed && v.Time < r.began+uint64(head.Round)*uint64(r.pace.Seconds()) {
		return nil
	}
	state, err := r.state(ctx, head.StateRoot)
	if err != nil {
		return err
	}
	m, err := t.train(ctx, r.account, head.Round, head.StateRoot, state, r.cheat(head.Round))
	if err != nil {
		return err
	}
	if !committed && r.squats {
		return nil
	}
	if !committed {
		return r.commit(ctx, v, head, m)
	}
	if phase.Phase == protocol.PhaseCommit || r.silent(head.Round) {
		return nil
	}
	// It may have committed to something else that it made, on another branch.
	if protocol.Tier(t.Spec.Tier).Proven() {
		r.deliver(ctx, fmt.Sprintf("/v1/claims/%s/%d/%s", t.ID, head.Round, r.account), joined(m.checkpoints), m.payload)
	}
	first, ok := r.since[m.payload]
	if !ok {
		first = time.Now()
		r.since[m.payload] = first
	}
	if time.Since(first) < r.late {
		return nil
	}
	var body bytes.Buffer
	if err := protocol.WritePayloadLeaves(&body, &t.Spec, m.leaves); err != nil {
		return err
	}
	r.deliver(ctx, fmt.Sprintf("/v1/payloads/%s/%d/%s", t.ID, head.Round, r.account), body.Bytes(), m.payload)
	return nil
}

func joined(list []protocol.Hash) (raw []byte) {
	for _, h := range list {
		raw = append(raw, h[:]...)
	}
	return raw
}

// deliver puts an object to every keeper that has not taken it yet.
func (r *trainer) deliver(ctx context.Context, path string, body []byte, of protocol.Hash) {
	for _, url := range r.keepers {
		key := url + path + of.String()
		if r.delivered[key] {
			continue
		}
		code, answer, err := request(ctx, r.rt, http.MethodPut, url+path, body)
		if r.delivered[key] = err == nil && code == http.StatusOK; !r.delivered[key] {
			r.t.w.logger(r.name).Debug("a keeper does not take it", "path", path, "code", code, "answer", string(answer), "err", err)
		}
	}
}

// state fetches a state from the keepers, in turn.
func (r *trainer) state(ctx context.Context, root protocol.Hash) (protocol.State, error) {
	t := r.t
	if known, ok := t.known(root); ok {
		return known, nil
	}
	for _, url := range r.keepers {
		code, raw, err := request(ctx, r.rt, http.MethodGet, url+"/v1/objects/"+root.String(), nil)
		if err != nil || code != http.StatusOK {
			continue
		}
		s, err := protocol.DecodeState(bytes.NewReader(raw), t.Spec.ParamCount, t.Spec.FragmentCount)
		if err != nil || s.Root(t.Spec.FragmentCount) != root {
			continue
		}
		t.learn(root, s)
		return s, nil
	}
	return protocol.State{}, fmt.Errorf("no keeper has the state %s", root)
}

// commit has a keeper relay the commitment; if none does it sends it itself.
func (r *trainer) commit(ctx context.Context, v *chain.View, head chain.Head, m *made) error {
	t, w := r.t, r.t.w
	opened := head.OpenedAt
	if opened == 0 {
		opened = v.Time
	}
	g := protocol.OuterGradient{
		TaskId: t.ID, Round: head.Round, Trainer: r.account, ParentRoot: head.StateRoot, PayloadRoot: m.payload, ClaimHash: m.claimHash,
		Deadline: opened + uint64(t.Spec.CommitWindow),
	}
	sig, err := protocol.Sign(r.key, g.Digest(w.dep.RoundsDomain()))
	if err != nil {
		return err
	}
	relayed := protocol.Hash(crypto.Keccak256Hash(fmt.Appendf(nil, "relay %s %d %s %d", m.payload, head.Round, head.StateRoot, opened)))
	tried, ok := r.since[relayed]
	if !ok {
		r.since[relayed] = time.Now()
		body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": "training_submitOuterGradient", "params": map[string]any{
			"gradient": map[string]any{"taskId": protocol.Hash(g.TaskId), "round": g.Round, "trainer": g.Trainer, "parentRoot": protocol.Hash(g.ParentRoot),
				"payloadRoot": protocol.Hash(g.PayloadRoot), "claimHash": protocol.Hash(g.ClaimHash), "deadline": g.Deadline},
			"signature": hexutil.Bytes(sig),
		}})
		if err != nil {
			return err
		}
		for _, url := range r.keepers {
			if code, answer, err := request(ctx, r.rt, http.MethodPost, url+"/", body); err == nil && code == http.StatusOK && !bytes.Contains(answer, []byte(`"error"`)) {
				return nil
			}
		}
	} else if time.Since(tried) < w.step*3/2 {
		return nil // a relayed commitment may still be on its way
	}
	_, err = w.send(r.key, w.ch.SubmitOuterGradient(g, sig))
	return err
}

// lieOf is how a trainer that cheats stands by it in disputes.
func lieOf(cheat string) *training.Lie {
	switch cheat {
	case cheatRecords:
		return &training.Lie{Records: func(d training.Dataset) training.Dataset { return shifted{d} }}
	case cheatSkip:
		return &training.Lie{Skips: skips}
	}
	return nil
}
