package verifier_test

import (
	"net/http"
	"net/http/httptest"
	"path"
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
