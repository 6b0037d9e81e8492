package verifier

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// rack is a disk of the tests with tasks on it.
type rack struct {
	*disk
	t      *testing.T
	dir    string
	owners map[byte]*owner
	n      int
}

func newRack(t *testing.T, most int64) *rack {
	return &rack{disk: newDisk(most), t: t, dir: t.TempDir(), owners: make(map[byte]*owner)}
}

// task is one with so much at stake.
func (s *rack) task(id byte, stake float64) *owner {
	s.owners[id] = &owner{task: protocol.Hash{id}, refused: func() {}}
	s.weigh(protocol.Hash{id}, stake)
	return s.owners[id]
}

// put keeps a file of so many bytes for a task, and returns where; empty if it may not.
func (s *rack) put(of *owner, bytes int) string {
	s.n++
	path := filepath.Join(s.dir, fmt.Sprint(s.n))
	done, err := s.claim(of, path, int64(bytes))
	if err != nil {
		require.ErrorIs(s.t, err, errDiskGiven)
		require.ErrorIs(s.t, err, errStorage, "nothing follows about the sources")
		return ""
	}
	require.NoError(s.t, os.WriteFile(path, make([]byte, bytes), 0o600))
	require.NoError(s.t, done(true))
	return path
}

// on is how many bytes lie there.
func (s *rack) on() (sum int64) {
	entries, err := os.ReadDir(s.dir)
	require.NoError(s.t, err)
	for _, e := range entries {
		info, err := e.Info()
		require.NoError(s.t, err)
		sum += info.Size()
	}
	return sum
}

// A task alone has all of the disk. Others take what is theirs by what is at stake in them, and no more.
func TestDiskIsDividedByStake(t *testing.T) {
	t.Parallel()
	s := newRack(t, 100)
	poor, equal, rich := s.task(1, 1), s.task(2, 1), s.task(3, 8)
	has := func(of *owner) (sum int64) {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.used()[of]
	}
	for range 10 {
		require.NotEmpty(t, s.put(poor, 10))
	}
	require.Empty(t, s.put(poor, 10), "there is no more")
	for range 5 {
		require.NotEmpty(t, s.put(equal, 10))
	}
	require.Empty(t, s.put(equal, 10), "more than the other has")
	require.EqualValues(t, 50, has(poor))
	for range 8 {
		require.NotEmpty(t, s.put(rich, 10))
	}
	require.EqualValues(t, 10, has(poor))
	require.EqualValues(t, 10, has(equal))
	require.Empty(t, s.put(rich, 10), "a task with less at stake has its part")
	require.Empty(t, s.put(poor, 10))
	require.EqualValues(t, 100, s.on())
	require.Empty(t, s.put(rich, 101), "it would never fit")
}

// What is named is not counted, and nobody takes it; what lies there since before the start makes room, unless somebody uses it.
func TestNamedTasksKeepWhatTheyNeed(t *testing.T) {
	t.Parallel()
	s := newRack(t, 100)
	old, used := filepath.Join(s.dir, "old"), filepath.Join(s.dir, "used")
	for _, name := range []string{old, used} {
		require.NoError(t, os.WriteFile(name, make([]byte, 40), 0o600))
	}
	s.scan(s.dir)
	named := &owner{task: protocol.Hash{9}, named: true}
	s.uses(named, used, 40)
	rich := s.task(3, 10)
	require.NotEmpty(t, s.put(named, 500))
	require.NotEmpty(t, s.put(rich, 90))
	require.NoFileExists(t, old)
	require.FileExists(t, used)
	require.Empty(t, s.put(rich, 20))
	require.NotEmpty(t, s.put(named, 500))
}

// A file that others took room from while it was on its way is not kept; and one that was removed is not counted any more.
func TestDiskIsGivenWhileSomethingComes(t *testing.T) {
	t.Parallel()
	s := newRack(t, 100)
	poor, rich := s.task(1, 1), s.task(3, 10)
	coming := filepath.Join(s.dir, "coming")
	done, err := s.claim(poor, coming, 80)
	require.NoError(t, err)
	kept := s.put(rich, 60)
	require.NoError(t, os.WriteFile(coming, make([]byte, 80), 0o600))
	require.ErrorIs(t, done(true), errDiskGiven)
	require.NoFileExists(t, coming)
	require.Empty(t, s.put(poor, 80))
	require.NoError(t, os.Remove(kept))
	s.looked = s.looked.Add(-1e9)
	require.NotEmpty(t, s.put(poor, 80))
	failed, err := s.claim(poor, filepath.Join(s.dir, "failed"), 20)
	require.NoError(t, err)
	require.NoError(t, failed(false))
	require.EqualValues(t, 80, s.size())
}

// Whatever others do, all that is kept fits in, and a task keeps as much of it as is at stake in it of all that is at stake.
func TestDiskAtRandom(t *testing.T) {
	t.Parallel()
	const most = 1000
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 1))
		s := newRack(t, most)
		var tasks []*owner
		all := 20.0
		for id := range byte(12) {
			stake := float64(r.IntN(20))
			all += max(stake, leastWeight)
			tasks = append(tasks, s.task(id+1, stake))
		}
		honest, had := s.task(200, 20), int64(0)
		for range 200 {
			if r.IntN(10) > 0 {
				s.put(tasks[r.IntN(len(tasks))], 1+r.IntN(most/2))
			} else if n := int64(1 + r.IntN(50)); float64(had+n) <= most*20/all {
				require.NotEmpty(t, s.put(honest, int(n)), "seed %d", seed)
				had += n
			}
			require.LessOrEqual(t, s.on(), int64(most), "seed %d", seed)
			s.mu.Lock()
			require.Equal(t, had, s.used()[honest], "seed %d: it has what it kept", seed)
			s.mu.Unlock()
		}
	}
}
