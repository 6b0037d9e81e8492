package arena

import (
	"context"
	"crypto/ecdsa"
	"fmt"
	"log/slog"
	"maps"
	"math"
	"runtime/debug"
	"slices"
	"sync"
	"testing"
	"testing/cryptotest"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
	"assay/verifier/training"
)

// longTask is a Verified task whose windows are hours. Nobody draws its committees, for which a block would have to come within minutes of each
// close: its rounds last until the fallback window opens, which is when a keeper may propose alone.
func (w *World) longTask(rounds uint32, trainers uint8, round time.Duration, window time.Duration) *Task {
	t, err := w.specOf(true, rounds, trainers)
	w.check(err)
	seconds := func(d time.Duration) uint32 { return uint32(d.Seconds()) }
	s := &t.Spec
	s.EnrollWindow, s.CommitWindow, s.UploadWindow = seconds(6*time.Hour), seconds(round), seconds(round*3/4)
	s.GraceWindowMs, s.FallbackWindow = 1000*seconds(round/8), seconds(2*round)
	s.StateWindow, s.RevealWindow, s.ClaimWindow = seconds(2*time.Hour), seconds(time.Hour), seconds(window)
	s.DisputeClock, s.DisputeExtension = seconds(12*time.Hour), seconds(time.Hour)
	s.CascadeDepth, s.CommitteeSeats, s.CommitteeThreshold = 64, 1, 1
	return t
}

// operators counts the operators of a replay of the task.
func (t *Task) operators(ctx context.Context) (int, error) {
	shelf, err := t.dataset()
	if err != nil {
		return 0, err
	}
	n := 0
	pause := func(context.Context) error { n++; return nil }
	_, err = training.NewReplay(ctx, &t.program, claim.Work{Trainer: common.Address{1}, Pause: pause}, t.initial, shelf)
	return n, err
}

// stage posts a task, seats a keeper of its own and its trainers, and has them train, at a pace if there is one.
func (g *game) stage(t *Task, sponsor *ecdsa.PrivateKey, k *party, trainers []*party, pace time.Duration) {
	g.check(t.post(sponsor))
	s := g.keeperOf(k, nil, nil, func(cfg *keeper.Config) { cfg.Tasks = []protocol.Hash{t.ID} })
	g.noteMu.Lock()
	g.extra = append(g.extra, s)
	g.noteMu.Unlock()
	s.start(g.World)
	g.check(t.upload("http://" + k.name))
	g.until("the keeper joins", func(v *chain.View) bool {
		m, err := v.PoolKeeper(g.ctx, t.ID, k.account)
		g.check(err)
		return m.Acknowledged
	})
	for i, p := range trainers {
		r := t.trainerOf(p, []string{"http://" + k.name})
		r.offset, r.pace = time.Duration(i)*time.Second, pace
		g.must(p.key, g.ch.Enroll(t.ID))
		g.trainers = append(g.trainers, r)
		g.beside(p.name, func() { r.run(g.ctx) })
	}
}

// judged notes when a challenger finds claims right, from what it says.
type judged struct {
	mu    sync.Mutex
	attrs map[string]string
	of    *map[string]time.Time
	next  slog.Handler
}

// Enabled implements slog.Handler.
func (j *judged) Enabled(context.Context, slog.Level) bool { return true }

// Handle implements slog.Handler.
func (j *judged) Handle(ctx context.Context, r slog.Record) error {
	if r.Message == "claim is right" && j.attrs["party"] == "challenger challenger" {
		key := j.attrs["task"]
		r.Attrs(func(a slog.Attr) bool {
			if a.Key == "round" || a.Key == "trainer" {
				key += " " + a.Value.String()
			}
			return true
		})
		j.mu.Lock()
		if _, ok := (*j.of)[key]; !ok {
			(*j.of)[key] = r.Time
		}
		j.mu.Unlock()
	}
	if j.next != nil {
		return j.next.Handle(ctx, r)
	}
	return nil
}

// WithAttrs implements slog.Handler.
func (j *judged) WithAttrs(attrs []slog.Attr) slog.Handler {
	out := &judged{attrs: maps.Clone(j.attrs), of: j.of, next: j.next}
	if out.attrs == nil {
		out.attrs = make(map[string]string)
	}
	for _, a := range attrs {
		out.attrs[a.Key] = a.Value.String()
	}
	if j.next != nil {
		out.next = j.next.WithAttrs(attrs)
	}
	return out
}

// WithGroup implements slog.Handler.
func (j *judged) WithGroup(string) slog.Handler { return j }

// bubble runs a scene on a chain of its own.
func bubble(t *testing.T, seed uint64, step time.Duration, log slog.Handler, play func(g *game)) (broken string) {
	t.Helper()
	prepare(t)
	synctest.Test(t, func(t *testing.T) {
		cryptotest.SetGlobalRandom(t, seed)
		out := new(Outcome)
		g := &game{out: out, signatures: make(map[protocol.Hash][]byte)}
		g.tricks = tricks{g}
		g.World = newWorld(t, base.genesis, step, seed)
		if log != nil {
			g.log = slog.New(log)
		}
		defer g.close()
		defer func() {
			if p := recover(); p != nil {
				broken = fmt.Sprintf("%v\n%s", p, debug.Stack())
			}
			g.stop()
		}()
		g.attach(base.dep)
		play(g)
	})
	return broken
}

// Load is a task's claims, and a challenger that replays them at a pace.
type Load struct {
	// Days that trainers train, Round how long their rounds are, Trainers how many there are, Window the claim window, Replay how long one takes.
	Days     float64
	Round    time.Duration
	Trainers int
	Window   time.Duration
	Replay   time.Duration
	// Junk adds a task whose replays need as much memory, which the challenger has once, and never end.
	Junk bool
	// Flap gives the challenger an RPC with two backends, one of them a block behind.
	Flap bool
	// Step is the time between blocks.
	Step time.Duration
}

// Judged is what a challenger made of a load.
type Judged struct {
	// Claims there were, InTime of them were judged while they could be disputed, Capacity is how many it could have judged.
	Claims, InTime, Capacity int
}

// Percent of what could be judged that was judged.
func (j Judged) Percent() float64 {
	return 100 * float64(j.InTime) / float64(min(j.Claims, j.Capacity))
}

// Bear has a challenger judge a load.
func Bear(t *testing.T, l Load, log slog.Handler) (out Judged, err error) {
	times := make(map[string]time.Time)
	broken := bubble(t, 1, l.Step, &judged{of: &times, next: log}, func(g *game) {
		rounds := uint32(l.Days * 24 * float64(time.Hour) / float64(l.Round))
		main := g.longTask(rounds, uint8(l.Trainers), l.Round, l.Window)
		operators, err := main.operators(g.ctx)
		g.check(err)
		var trainers []*party
		for i := range l.Trainers {
			trainers = append(trainers, newParty(fmt.Sprintf("trainer%d", i+1), trainerPlace+i, true))
		}
		g.stage(main, keys.Dev(sponsorPlace), newParty("keeper1", keeperPlace, true), trainers, l.Round)
		var junk *Task
		if l.Junk {
			junk = g.longTask(rounds, 3, l.Round, l.Window)
			junk.Spec.Seed[0] ^= 1
			crowd := []*party{newParty("crowd1", crowdPlace, false), newParty("crowd2", crowdPlace+1, false), newParty("crowd3", crowdPlace+2, false)}
			g.stage(junk, keys.Dev(junkPlace), newParty("junkkeeper", junkKeeperPlace, false), crowd, l.Round)
		}
		// Of one replay, and not of two.
		memory := training.Footprint(&main.program, uint64(len(main.records[0]))) * 3 / 2
		began := time.Now()
		g.challenger = newParty("challenger", challengerPlace, true)
		g.plays = player(g.World, g.challenger, "challenger", verifier.NewChallenger, []string{"http://keeper1", "http://junkkeeper"}, func(cfg *verifier.ChallengerConfig) {
			cfg.MaxHeadAge, cfg.PollInterval = 3*l.Step, l.Step/3
			cfg.MaxReplayBytes = int64(memory)
			cfg.OperatorDelay = func(task protocol.Hash) time.Duration {
				if task != main.ID {
					return 1000 * time.Hour
				}
				return l.Replay / time.Duration(operators)
			}
		})
		if l.Flap {
			g.line("challenger challenger").fail(faultFlap, 1, time.Duration(l.Days*24*float64(time.Hour)))
		}
		g.plays.start(g.World)
		ends := time.Now().Add(time.Duration(l.Days * 24 * float64(time.Hour)))
		time.Sleep(time.Until(ends))
		committed, err := g.view().Committed(g.ctx, 0, main.ID)
		g.check(err)
		for _, c := range committed {
			last := time.Unix(int64(c.Deadline), 0).Add(l.Window)
			if last.Before(ends) || l.Replay*time.Duration(l.Trainers) > l.Round {
				out.Claims++
			} else if at, ok := times[fmt.Sprintf("%s %d %s", main.ID, c.Round, c.Trainer)]; ok && at.Before(last) {
				out.Claims++ // it has time left; only what was judged is counted
			} else {
				continue
			}
			if at, ok := times[fmt.Sprintf("%s %d %s", main.ID, c.Round, c.Trainer)]; ok && at.Before(last) {
				out.InTime++
			}
		}
		out.Capacity = int(math.Floor(float64(time.Since(began)) / float64(l.Replay)))
	})
	if broken != "" {
		return out, fmt.Errorf("%s", broken)
	}
	return out, nil
}

// Overload is a challenger that is four times slower than the claims.
func Overload(days float64) Load {
	return Load{Days: days, Round: time.Hour, Trainers: 4, Window: 28 * time.Hour, Replay: time.Hour, Step: 5 * time.Minute}
}

// UnderJunk is one that has time for all claims, 48 a day, beside a junk task.
func UnderJunk(days float64, junk bool) Load {
	return Load{Days: days, Round: 2 * time.Hour, Trainers: 4, Window: 28 * time.Hour, Replay: 15 * time.Minute, Junk: junk, Step: 10 * time.Minute}
}

// Flapping is one that has time for all claims, and whose RPC answers from two backends in turn.
func Flapping(days float64) Load {
	l := UnderJunk(days, false)
	l.Flap, l.Replay, l.Step = true, 25*time.Minute, 5*time.Minute
	return l
}

// Defended is what became of sham disputes against one trainer.
type Defended struct {
	Opened, Lost, Over int
	// Convicted says that a sham dispute cost an honest trainer its lock.
	Convicted bool
	// Moves is how many moves the stranger made.
	Moves int
}

// Flood has a stranger dispute n honest claims of one trainer at once, and play on as if they were wrong. Clock and replay are chain time.
func Flood(t *testing.T, n int, clock, extension, replay time.Duration, log slog.Handler) (out Defended, err error) {
	const step = 4 * time.Second
	broken := bubble(t, 2, step, log, func(g *game) {
		main, err := g.specOf(true, uint32(n), 3)
		g.check(err)
		s := &main.Spec
		seconds := func(d time.Duration) uint32 { return uint32(d.Seconds()) }
		s.CommitteeSeats, s.CommitteeThreshold, s.CascadeDepth = 1, 1, 64
		s.DisputeClock, s.DisputeExtension, s.ClaimWindow = seconds(clock), seconds(extension), 20_000
		s.FallbackWindow, s.StateWindow = 600, 600
		operators, err := main.operators(g.ctx)
		g.check(err)
		trainers := []*party{newParty("trainer1", trainerPlace, true), newParty("trainer2", trainerPlace+1, true), newParty("trainer3", trainerPlace+2, true)}
		g.stage(main, keys.Dev(sponsorPlace), newParty("keeper1", keeperPlace, true), trainers, 0)
		d := player(g.World, trainers[0], "defender", verifier.NewDefender, []string{"http://keeper1"}, func(cfg *verifier.ChallengerConfig) {
			cfg.OperatorDelay = func(protocol.Hash) time.Duration { return replay / time.Duration(operators) }
			cfg.PollInterval = step / 2
		})
		d.start(g.World)
		g.extra = append(g.extra, d)
		g.stranger = newParty("stranger", strangerPlace, false)
		_, err = g.send(g.stranger.key, g.ch.Approve(g.dep.Dispute, chaintest.Tokens(40_000)))
		g.check(err)
		for range 400 {
			head, err := g.view().Head(g.ctx, main.ID)
			g.check(err)
			if head.EndedAt != 0 {
				break
			}
			g.wait(2)
		}
		committed, err := g.view().Committed(g.ctx, 0, main.ID)
		g.check(err)
		shams := make(map[protocol.Hash]*training.Case)
		var ids []protocol.Hash
		shelf, err := main.dataset()
		g.check(err)
		served := make(map[protocol.Hash][]protocol.Hash)
		for _, c := range committed {
			state, ok := main.known(c.ParentRoot)
			if c.Trainer != trainers[0].account || !ok {
				continue
			}
			w := claim.Work{Trainer: c.Trainer, Round: c.Round}
			r, err := training.NewReplay(g.ctx, &main.program, w, state, shifted{shelf})
			g.check(err)
			gradient := c.Gradient()
			id := gradient.ClaimID(g.dep.RoundsDomain())
			shams[id] = &training.Case{Replay: r, Gradient: gradient, Signature: []byte(c.Signature), Sound: make(map[training.Chain]bool)}
			m, err := main.train(g.ctx, c.Trainer, c.Round, c.ParentRoot, state, honest)
			g.check(err)
			served[id] = m.checkpoints
			ids = append(ids, id)
		}
		idle := 0
		for range 3000 {
			v := g.view()
			opened, err := v.TrainingDisputes(g.ctx, 0, main.ID)
			g.check(err)
			all, err := training.Disputes(g.ctx, v, opened)
			g.check(err)
			moved, open := false, 0
			for _, id := range ids {
				k := shams[id]
				about := slices.DeleteFunc(slices.Clone(all), func(d training.Dispute) bool { return d.Claim != id })
				for _, d := range about {
					if d.Turn() != chain.TrainingTurnOver {
						open++
					}
				}
				if len(about) > 0 && open == 0 {
					continue
				}
				due, wait, settled, err := k.Attend(g.ctx, v, id, g.stranger.account, about)
				if due == nil && err == nil && !wait && !settled {
					k.Posted, err = v.SegmentsPosted(g.ctx, 0, id)
					g.check(err)
					due, _, err = k.Challenge(g.ctx, v, id, g.stranger.account, about, served[id])
				}
				if err != nil || due == nil || due.Bond && len(about) > 0 {
					continue
				}
				if _, err := g.send(g.stranger.key, due.Call); err == nil {
					moved = true
					out.Moves++
				}
			}
			if idle++; moved || open > 0 {
				idle = 0
			}
			if idle > 3 {
				break
			}
			g.wait(1)
		}
		v := g.view()
		opened, err := v.TrainingDisputes(g.ctx, 0, main.ID)
		g.check(err)
		out.Opened = len(opened)
		for _, d := range opened {
			p, err := v.TrainingPosition(g.ctx, d.ID)
			g.check(err)
			if chain.TrainingTurn(p.Turn) == chain.TrainingTurnOver {
				out.Over++
			}
		}
		for _, id := range ids {
			condemned, err := v.TrainingCondemned(g.ctx, id)
			g.check(err)
			if condemned {
				out.Lost++
			}
		}
		lock, err := v.Lock(g.ctx, main.ID, protocol.RoleTrainer, trainers[0].account)
		g.check(err)
		out.Convicted = out.Lost > 0 || lock.Sign() == 0
	})
	if broken != "" {
		return out, fmt.Errorf("%s", broken)
	}
	return out, nil
}

// The figures, and what they have to be.
const (
	FigureDefended, LeastDefended = "defended_disputes", 32
	FigureJunk, LeastJunk         = "claims_judged_under_junk_percent", 99.0
	FigureOverload, LeastOverload = "overloaded_coverage_percent", 90.0
	FigureFlap, LeastFlap         = "claims_judged_under_flapping_rpc_percent", 99.0
)

// Figures are what was measured.
type Figures struct {
	Defended int     `json:"defended_disputes"`
	Junk     float64 `json:"claims_judged_under_junk_percent"`
	Overload float64 `json:"overloaded_coverage_percent"`
	Flap     float64 `json:"claims_judged_under_flapping_rpc_percent"`
}

// TooLow says which figure is too low; name is the one that was measured, or none for all.
func (f Figures) TooLow(name string) string {
	asked := func(figure string) bool { return name == "" || name == figure }
	switch {
	case asked(FigureDefended) && f.Defended < LeastDefended:
		return fmt.Sprintf("%s %d", FigureDefended, f.Defended)
	case asked(FigureJunk) && f.Junk < LeastJunk:
		return fmt.Sprintf("%s %.1f", FigureJunk, f.Junk)
	case asked(FigureOverload) && f.Overload < LeastOverload:
		return fmt.Sprintf("%s %.1f", FigureOverload, f.Overload)
	case asked(FigureFlap) && f.Flap < LeastFlap:
		return fmt.Sprintf("%s %.1f", FigureFlap, f.Flap)
	}
	return ""
}
