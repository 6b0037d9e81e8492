package keeper

import (
	"bytes"
	"context"
	"encoding/binary"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// crowded is a program of so many constants, none of which anybody has.
func crowded(t testing.TB, salt byte, constants int) (protocol.Hash, []byte) {
	t.Helper()
	p := &program.Program{Outputs: []uint32{1}}
	for i := range constants {
		in := program.Input{Provenance: program.Constant, DType: program.F32}
		in.Root[0], in.Root[1] = 0xcc, salt
		binary.BigEndian.PutUint32(in.Root[4:], uint32(i))
		p.Inputs = append(p.Inputs, in)
	}
	require.NoError(t, p.Validate())
	raw, err := p.MarshalBinary()
	require.NoError(t, err)
	return p.Root(), raw
}

// throng is what a stranger brings once for all the tasks that he posts: a list of programs, and two of them.
type throng struct {
	root     protocol.Hash
	list     []byte
	programs map[protocol.Hash][]byte
}

func newThrong(t testing.TB, constants int) throng {
	t.Helper()
	c := throng{programs: make(map[protocol.Hash][]byte)}
	for salt := range byte(2) {
		root, raw := crowded(t, salt, constants)
		c.programs[root] = raw
		c.list = append(c.list, root[:]...)
	}
	third := protocol.Hash{0xdd} // nobody has it, so that nobody asks whether the programs fit
	c.list = append(c.list, third[:]...)
	roots, err := claim.ListedPrograms(c.list)
	require.NoError(t, err)
	leaves := make([]repops.Hash, len(roots))
	for i, r := range roots {
		leaves[i] = repops.LeafHash(r[:])
	}
	c.root = repops.Root((&claim.Programs{}).Header(), leaves)
	return c
}

// post posts a task that names the throng. Tasks with other numbers are other ones.
func (c throng) post(env *chaintest.Env, n int, edit func(*protocol.TaskSpec)) *chaintest.Task {
	return env.Post(func(s *protocol.TaskSpec) {
		s.Tier, s.ProgramRoot, s.CheckpointInterval, s.CommitWindow = uint8(protocol.TierVerified), c.root, 1, 190
		s.EnrollWindow += uint32(n)
		if edit != nil {
			edit(s)
		}
	})
}

// bring hands a task's manifest over, and the throng.
func (c throng) bring(k *running, task *chaintest.Task) {
	k.t.Helper()
	_, named := k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.Nil(k.t, named)
	_, named = k.put(objectPath(c.root), c.list)
	require.Nil(k.t, named)
	for root, raw := range c.programs {
		_, named = k.put(objectPath(root), raw)
		require.Nil(k.t, named)
	}
}

// hold puts them into the store, as if somebody had brought them before.
func (c throng) hold(k *running, task *chaintest.Task) {
	k.t.Helper()
	require.NoError(k.t, k.store.Put(task.Spec.ManifestHash, task.Manifest))
	require.NoError(k.t, k.store.Put(c.root, c.list))
	for root, raw := range c.programs {
		require.NoError(k.t, k.store.Put(root, raw))
	}
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// journalled is how many transactions were written to a keeper's journal: the larger number of the two pages in which bbolt says so.
func journalled(t testing.TB, k *running) (last uint64) {
	t.Helper()
	f, err := os.Open(filepath.Join(k.dir, "journal.db"))
	require.NoError(t, err)
	defer f.Close()
	for page := range int64(2) {
		var number [8]byte
		_, err := f.ReadAt(number[:], page*int64(os.Getpagesize())+64)
		require.NoError(t, err)
		last = max(last, binary.LittleEndian.Uint64(number[:]))
	}
	return last
}

// What a keeper remembers of a task that it has not joined is small, whatever the task names: what programs name is kept once.
func TestTasksShareWhatTheirProgramsName(t *testing.T) {
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	c := newThrong(t, program.MaxInputs)
	looked := func(task *chaintest.Task) {
		t.Helper()
		_, ok, err := k.objects.partOf(&task.Spec, protocol.Hash{0xcc, 1})
		require.NoError(t, err)
		require.True(t, ok, "the keeper knows what the task's programs name")
	}
	first := c.post(env, 0, nil)
	c.bring(k, first)
	looked(first)
	before := heap()
	const more = 4
	for i := range more {
		looked(c.post(env, i+1, nil)) // nothing is brought for it
	}
	after := heap()
	require.Less(t, (after-min(before, after))/more, uint64(1<<20), "bytes of memory for each task that a stranger posts")
}

// What programs name is kept in bounded memory, and read from them again.
func TestWhatProgramsNameIsReadAgain(t *testing.T) {
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	k.objects.constantsOf = lru.NewSizeConstrainedCache[protocol.Hash, claim.Constants](1) // too little for any
	c := newThrong(t, 1000)
	task := c.post(env, 0, nil)
	c.hold(k, task)
	for range 2 {
		parts, err := k.objects.parts(&task.Spec)
		require.NoError(t, err)
		require.Equal(t, 5+2*1000, parts.len(), "data set, list and three programs, and the constants of two")
		seen := make(map[protocol.Hash]bool)
		for p := range parts.all() {
			seen[p.Root] = true
		}
		require.Len(t, seen, parts.len())
	}
}

// Of a task that its specification alone keeps this keeper from joining nothing is looked at, at whatever head.
func TestRefusedTasksAreNotLookedAt(t *testing.T) {
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	c := newThrong(t, 10)
	task := c.post(env, 0, func(s *protocol.TaskSpec) { s.EnrollWindow = longestEnrolment + 1 })
	c.hold(k, task)
	k.eventually(func() bool {
		_, aside := k.membership.aside.Load(task.ID)
		return aside
	}, "the keeper knows the task")
	for range 3 {
		env.Mine(1)
		k.eventually(func() bool { return k.head.Load().Number >= env.View().Number }, "the keeper sees the head")
	}
	_, looked := k.objects.partsOf.Load(task.Spec.SpecHash())
	require.False(t, looked)
}

// What a stranger's task names decides neither how much waits for peers, nor how often the journal is written.
func TestPeersAreAskedAFewAtATime(t *testing.T) {
	env := chaintest.New(t)
	var mu sync.Mutex
	asked := make(map[string]bool)
	var now, most, goroutines atomic.Int64
	peer := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if n := now.Add(1); n > most.Load() {
			most.Store(n)
		}
		defer now.Add(-1)
		if n := int64(runtime.NumGoroutine()); n > goroutines.Load() {
			goroutines.Store(n)
		}
		mu.Lock()
		if strings.HasPrefix(r.URL.Path, "/v1/objects/0xcc") {
			asked[r.URL.Path] = true
		}
		mu.Unlock()
		protocol.WriteError(w, protocol.ErrObjectNotFound)
	}))
	defer peer.Close()
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Peers = []string{peer.URL} })
	const each = 2048
	c := newThrong(t, each)
	c.bring(k, c.post(env, 0, nil))
	before := journalled(t, k)
	k.eventually(func() bool {
		mu.Lock()
		defer mu.Unlock()
		return len(asked) == 2*each
	}, "the peer was asked for everything")
	require.LessOrEqual(t, most.Load(), int64(seeksAtOnce+1), "requests at a time for one task")
	require.Less(t, goroutines.Load(), int64(512), "what waits for peers in a stranger's name")
	require.Less(t, journalled(t, k)-before, uint64(16), "transactions of the journal")
}

// What a task is made of is marked in few transactions, between which others write, and which end with the context.
func TestPartsAreMarkedInBatches(t *testing.T) {
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	roots := make([]store.Root, 4096)
	for i := range roots {
		binary.LittleEndian.PutUint32(roots[i][:], uint32(i))
	}
	task := protocol.Hash{7}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	before := journalled(t, k)
	require.ErrorIs(t, k.kept.needAll(ended, roots, task), context.Canceled)
	require.Equal(t, before, journalled(t, k))
	require.NoError(t, k.kept.needAll(t.Context(), roots, task))
	require.LessOrEqual(t, journalled(t, k)-before, uint64(8))
	// They are all marked: nothing is left to write.
	before = journalled(t, k)
	require.NoError(t, k.kept.needAll(t.Context(), roots, task))
	for _, root := range roots[:8] {
		require.NoError(t, k.store.Own(root, task))
	}
	require.Equal(t, before, journalled(t, k))
}

// Programs are decoded one at a time, by whoever looks at a task too: a large one takes gigabytes.
func TestProgramsAreDecodedOneAtATime(t *testing.T) {
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	c := newThrong(t, 10)
	task := c.post(env, 0, func(s *protocol.TaskSpec) { s.EnrollWindow = longestEnrolment + 1 }) // the keeper itself leaves it alone
	c.hold(k, task)
	k.objects.judging.Lock()
	looked := make(chan error, 1)
	go func() {
		_, err := k.objects.parts(&task.Spec)
		looked <- err
	}()
	k.eventually(func() bool { return waitsForPrograms(".parts(") != "" || len(looked) > 0 }, "it waits, or has not waited")
	require.Empty(t, looked, "decoded beside another program")
	k.objects.judging.Unlock()
	require.NoError(t, <-looked)
}

// The loop that follows the chain waits for no program that is looked at, nor for what strangers' tasks name.
func TestHeadsDoNotWaitForPrograms(t *testing.T) {
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	k.objects.judging.Lock()
	defer k.objects.judging.Unlock()
	c := newThrong(t, 10)
	for i := range parallelTasks + 1 {
		c.hold(k, c.post(env, i, nil))
	}
	for range 3 {
		env.Mine(1)
		k.eventually(func() bool { return k.head.Load().Number >= env.View().Number }, "the keeper goes on")
	}
}

// waitsForPrograms is where something that runs a function waits for its turn to look at a program; empty if nothing does.
func waitsForPrograms(function string) string {
	stacks := make([]byte, 1<<20)
	for _, one := range strings.Split(string(stacks[:runtime.Stack(stacks, true)]), "\n\n") {
		if strings.Contains(one, function) && strings.Contains(one, "sync.(*Mutex).Lock") {
			return one
		}
	}
	return ""
}

// Nor does it when it weighs what there is to be joined: of what the programs of a joined task name is kept no more than strangers' programs
// leave room for, and it is not read again to weigh another task's offer.
func TestHeadsDoNotWaitForProgramsOfJoinedTasks(t *testing.T) {
	env := chaintest.New(t)
	own := env.Post(verifiedTask)
	k := startKeeperWith(t, env, 0, func(c *Config) {
		c.Tasks, c.Every, c.MaxTotalLock = []protocol.Hash{own.ID}, true, chaintest.Tokens(1000) // room for one more
	})
	k.hand(own)
	for _, p := range own.Parts {
		_, named := k.put(objectPath(p.Root), p.Raw)
		require.Nil(t, named)
	}
	k.eventually(func() bool {
		_, joined := k.membership.joined.Load(own.ID)
		_, marked := k.membership.marked.Load(gathering{own.ID, own.Spec.SpecHash()})
		return joined && marked
	}, "the own task is joined")
	// As when strangers' programs have taken the room of what this task's name.
	k.objects.constantsOf = lru.NewSizeConstrainedCache[protocol.Hash, claim.Constants](1)
	k.objects.judging.Lock() // a stranger's program is being decoded, or many wait for that
	defer k.objects.judging.Unlock()
	other := env.Post(nil)
	require.NoError(t, k.store.Put(other.Spec.ManifestHash, other.Manifest, other.ID))
	require.NoError(t, k.store.Put(other.Spec.InitialStateRoot, stateFile(t, other.Initial, other.Spec.FragmentCount), other.ID))
	var stuck string
	k.eventually(func() bool {
		stuck = waitsForPrograms(".onHead(")
		return stuck != "" || k.locked(other).Sign() > 0
	}, "the keeper joins the other task, or waits")
	require.Empty(t, stuck, "the loop waits for a program")
}

// A trainer's list of checkpoints does not wait for strangers' programs, with the place that its upload has.
func TestListsDoNotWaitForPrograms(t *testing.T) {
	t.Parallel()
	s := offline(t)
	spec := offlineSpec(protocol.Mean, protocol.QuantizationNone, 1)
	spec.InnerSteps, spec.CheckpointInterval = 2, 1
	list := make([]protocol.Hash, claim.Schedule{Steps: 2, Interval: 1}.Checkpoints())
	var raw []byte
	for i := range list {
		list[i][0] = byte(i)
		raw = append(raw, list[i][:]...)
	}
	trainer := common.Address{1}
	part := claim.List(offlineTask, spec, 0, trainer, claim.Root(offlineTask, 0, trainer, list))
	s.objects.judging.Lock()
	defer s.objects.judging.Unlock()
	kept := make(chan error, 1)
	go func() {
		_, err := s.objects.storePart(bytes.NewReader(raw), part, offlineTask)
		kept <- err
	}()
	var stuck string
	require.Eventually(t, func() bool {
		stuck = waitsForPrograms(".storePart(")
		return stuck != "" || len(kept) > 0
	}, patience, 10*time.Millisecond)
	require.Empty(t, stuck, "the list waits for a program")
	require.NoError(t, <-kept)
}
