package verifier_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol"
	"assay/verifier"
)

// tarpit is a source that takes requests for payloads of some rounds and never answers them; it has nothing else.
type tarpit struct {
	url string

	mu sync.Mutex
	// held numbers the rounds by the roots of their payloads, now is how many requests wait of each, most of how many rounds some did at a time.
	held map[string]int
	now  map[int]int
	most int
}

func newTarpit(t *testing.T) *tarpit {
	p := &tarpit{held: make(map[string]int), now: make(map[int]int)}
	closed := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		round, holds := p.held[path.Base(r.URL.Path)]
		if holds {
			p.now[round]++
			p.most = max(p.most, len(p.now))
		}
		p.mu.Unlock()
		if holds {
			select {
			case <-closed:
			case <-r.Context().Done():
			}
			p.mu.Lock()
			if p.now[round]--; p.now[round] == 0 {
				delete(p.now, round)
			}
			p.mu.Unlock()
		}
		protocol.WriteError(w, protocol.ErrObjectNotFound)
	}))
	t.Cleanup(server.Close)
	t.Cleanup(func() { close(closed) })
	p.url = server.URL
	return p
}

// hold has the payloads of a task's round take as long as whoever asks for them has patience.
func (p *tarpit) hold(s *scene, round uint32) {
	p.mu.Lock()
	defer p.mu.Unlock()
	number := len(p.held)
	for i := range s.Trainers {
		root := s.payloadRoot(round, i)
		s.lib.drop(root)
		p.held[root.String()] = number
	}
}

func (p *tarpit) waiting() (now, most int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.now), p.most
}

// However many tasks strangers post whose payloads never come, a bounded number of their rounds is examined at a time: each takes memory and disk. A
// task beside them has its turn, a named one at once, and giving up a place is no failure.
func TestACrowdOfTasksIsExaminedAFewAtATime(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	patient := with(long, func(spec *protocol.TaskSpec) { spec.StateWindow, spec.ClaimWindow = 20_000, 50_000 })
	pit := newTarpit(t)
	for range 3 { // of each four rounds are examined at a time
		s := newTask(t, env, lib, patient)
		for round := range uint32(4) {
			s.play(play{})
			pit.hold(s, round)
		}
	}
	named := newTask(t, env, lib, patient)
	named.play(play{})
	lines := new(logged)
	c := challenge(t, named, func(cfg *verifier.ChallengerConfig) {
		cfg.Sources, cfg.Tasks, cfg.Every, cfg.MaxSpend = []string{pit.url, lib.url}, []protocol.Hash{named.ID}, true, new(uint64(0))
		cfg.Log = lines.beside(t)
	}, func(c *verifier.Challenger) { c.Hurry(time.Second) })
	reaches(t, c, "rounds_right_total", "1")
	eventually(t, "not all places are taken", func() bool {
		now, _ := pit.waiting()
		return now == verifier.ExamSeats
	})
	stranger := newTask(t, env, lib, patient)
	stranger.play(play{})
	reaches(t, c, "rounds_right_total", "2")
	_, most := pit.waiting()
	require.Equal(t, verifier.ExamSeats, most, "so many rounds were examined at a time")
	require.Zero(t, lines.count(verifier.ErrEvicted.Error()))
}

// What strangers' tasks keep on disk, of rounds that cannot be judged as one payload of each is withheld, has a bound over all of them. A task with
// more at stake has room all the same, and one that the operator named is not counted.
func TestWithheldPayloadsDoNotFillTheDisk(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	patient := with(long, func(spec *protocol.TaskSpec) { spec.StateWindow, spec.ClaimWindow = 20_000, 50_000 })
	withheld := func() *scene {
		s := newTask(t, env, lib, patient)
		s.play(play{})
		lib.drop(s.payloadRoot(0, 3))
		return s
	}
	named, state := withheld(), int64(0)
	const tasks = 6
	for range tasks {
		state = int64(8 * withheld().Spec.ParamCount)
	}
	// They all begin with one state, and each has three payloads of half its size: ten times the state in all. A round that is right takes four times.
	most := 8 * state
	var dir string
	lines := new(logged)
	c := challenge(t, named, func(cfg *verifier.ChallengerConfig) {
		dir, cfg.MaxDiskBytes, cfg.MaxSpend, cfg.Log = cfg.DataDir, most, new(uint64(0)), lines.beside(t)
		cfg.Tasks, cfg.Every = []protocol.Hash{named.ID}, true
	})
	used := func() (strange, all int64) {
		own := make(map[string]bool)
		for i := range named.Trainers {
			own[named.payloadRoot(0, i).String()] = true
		}
		own[named.state.Root(named.Spec.FragmentCount).String()] = true
		own[named.Initial.Root(named.Spec.FragmentCount).String()] = true
		files, err := filepath.Glob(filepath.Join(dir, "objects", "*"))
		require.NoError(t, err)
		for _, name := range files {
			info, err := os.Stat(name)
			if root, _, _ := strings.Cut(filepath.Base(name), "."); err == nil && !strings.HasPrefix(root, "tmp-") {
				all += info.Size()
				if !own[root] {
					strange += info.Size()
				}
			}
		}
		return strange, all
	}
	eventually(t, "nothing is refused", func() bool {
		return metric(t, c, "disk_refused_total") != "0" && lines.line("what --max-disk leaves") != ""
	})
	eventually(t, "the named task does not keep what it has", func() bool {
		strange, all := used()
		require.LessOrEqual(t, strange, most)
		return all-strange >= state+3*state/2
	})
	rich := newTask(t, env, lib, with(patient, func(spec *protocol.TaskSpec) { spec.MaxRounds *= 10 }))
	rich.play(play{})
	eventually(t, "the task with more at stake is not judged", func() bool {
		strange, _ := used()
		require.LessOrEqual(t, strange, most)
		return metric(t, c, "rounds_right_total") == "1"
	})
}
