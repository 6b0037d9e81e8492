package store

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	bolt "go.etcd.io/bbolt"
)

const testIdentity = "chain 1 rounds 0x01 keeper 0x02"

func TestMain(m *testing.M) {
	if dir := os.Getenv("ASSAY_STORE_VICTIM"); dir != "" {
		victim(dir)
	}
	os.Exit(m.Run())
}

func content(i int) ([]byte, Root) {
	data := []byte(strings.Repeat(fmt.Sprintf("payload %d ", i), 200+i%50))
	return data, sha256.Sum256(data)
}

func submission(i int) Submission {
	return Submission{Task: Root{1}, Round: uint32(i / 4), Trainer: [20]byte{byte(i % 4)}}
}

// acknowledge is what the keeper does with a payload: object first, then journal.
func acknowledge(s *Store, i int) ([]byte, error) {
	data, root := content(i)
	b, err := s.NewBlob()
	if err != nil {
		return nil, err
	}
	defer b.Discard()
	for at := 0; at < len(data); at += 256 {
		if _, err := b.WriteAt(data[at:min(at+256, len(data))], int64(at)); err != nil {
			return nil, err
		}
	}
	if err := b.Commit(root, submission(i).Task); err != nil {
		return nil, err
	}
	return s.PutAck(submission(i), root, fmt.Appendf(nil, "ack %d", i))
}

func checkAcknowledged(t *testing.T, s *Store, i int) {
	t.Helper()
	data, root := content(i)
	got, err := s.Get(root, 1<<20)
	require.NoError(t, err, "payload %d", i)
	require.Equal(t, data, got)
	ack, err := s.Ack(submission(i), root)
	require.NoError(t, err, "ack %d", i)
	require.Equal(t, fmt.Sprintf("ack %d", i), string(ack))
}

// A payload may be held before it is acknowledged; the first acknowledgement stays.
func TestHeldBeforeAcknowledged(t *testing.T) {
	s, err := Open(t.TempDir(), testIdentity)
	require.NoError(t, err)
	defer s.Close()
	for _, step := range []struct{ put, want string }{{"", ""}, {"one", "one"}, {"", "one"}, {"two", "one"}} {
		first, err := s.PutAck(submission(0), Root{1}, []byte(step.put))
		require.NoError(t, err)
		require.Equal(t, step.want, string(first))
		ack, err := s.Ack(submission(0), Root{1})
		require.NoError(t, err)
		require.Equal(t, step.want, string(ack))
	}
}

func TestObjectsAndAcks(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	_, err = s.Object(Root{9})
	require.ErrorIs(t, err, ErrNotFound)
	_, err = s.Ack(submission(0), Root{9})
	require.ErrorIs(t, err, ErrNotFound)
	for i := range 5 {
		_, err := acknowledge(s, i)
		require.NoError(t, err)
	}
	_, root := content(3)
	first, err := s.PutAck(submission(3), root, []byte("another"))
	require.NoError(t, err)
	require.Equal(t, "ack 3", string(first))
	objects, bytes := s.Usage()
	require.NoError(t, s.Close())

	s, err = Open(dir, testIdentity)
	require.NoError(t, err)
	defer s.Close()
	for i := range 5 {
		checkAcknowledged(t, s, i)
	}
	again, bytesAgain := s.Usage()
	require.EqualValues(t, 5, again)
	require.Equal(t, objects, again)
	require.Equal(t, bytes, bytesAgain)
	_, err = acknowledge(s, 3)
	require.NoError(t, err)
	objects, bytes = s.Usage()
	require.Equal(t, again, objects, "a rewritten object counts once")
	require.Equal(t, bytesAgain, bytes)
	require.NoError(t, s.Remove(root))
	require.NoError(t, s.Remove(root))
	held, err := s.Has(root)
	require.NoError(t, err)
	require.False(t, held)
}

func TestForeignDirectoryIsRefused(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	_, err = Open(dir, testIdentity)
	require.ErrorIs(t, err, ErrInUse)
	require.NoError(t, s.Close())
	_, err = Open(dir, "another chain")
	require.ErrorIs(t, err, ErrForeign)
	s, err = Open(dir, testIdentity)
	require.NoError(t, err)
	require.NoError(t, s.Close())
}

func TestSignedIsRemembered(t *testing.T) {
	s, err := Open(t.TempDir(), testIdentity)
	require.NoError(t, err)
	defer s.Close()
	at := func(round uint32, parent, set byte) Transition {
		return Transition{Task: Root{1}, Round: round, ParentRoot: Root{parent}, SetHash: Root{set}}
	}
	_, err = s.Signed(at(7, 2, 3), Root{6})
	require.ErrorIs(t, err, ErrNotFound)
	want := Outcome{NewRoot: Root{4}, AuxRoot: Root{5}}
	for _, tr := range []Transition{at(7, 2, 3), at(7, 2, 9), at(7, 6, 3), at(8, 7, 3), at(263, 8, 3)} {
		require.NoError(t, s.Intend(tr, Root{6}, want))
	}
	got, err := s.Signed(at(7, 2, 3), Root{6})
	require.NoError(t, err)
	require.Equal(t, want, got)
	_, err = s.Signed(at(7, 7, 3), Root{6})
	require.ErrorIs(t, err, ErrNotFound)
	_, err = s.Signed(at(7, 2, 3), Root{7})
	require.ErrorIs(t, err, ErrNotFound, "computed from something else")
	parents, err := s.Parents(Root{1}, 7)
	require.NoError(t, err)
	require.ElementsMatch(t, []Root{{2}, {6}}, parents, "of that round alone, each once")
	parents, err = s.Parents(Root{2}, 7)
	require.NoError(t, err)
	require.Empty(t, parents)
}

func TestNeverTwoOutcomesOfATransition(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	base := Transition{Task: Root{1}, Round: 7, ParentRoot: Root{2}, SetHash: Root{3}}
	require.NoError(t, s.Intend(base, Root{}, Outcome{NewRoot: Root{4}}))
	require.NoError(t, s.Intend(base, Root{}, Outcome{NewRoot: Root{4}}), "the same again")
	require.NoError(t, s.Intend(base, Root{8}, Outcome{NewRoot: Root{4}}), "the same signature")
	require.ErrorIs(t, s.Intend(base, Root{8}, Outcome{NewRoot: Root{5}}), ErrSignedOther, "an equivocation whatever it was computed from")
	require.ErrorIs(t, s.Intend(base, Root{}, Outcome{NewRoot: Root{5}}), ErrSignedOther)
	require.ErrorIs(t, s.Intend(base, Root{}, Outcome{NewRoot: Root{4}, AuxRoot: Root{1}}), ErrSignedOther)
	for _, other := range []Transition{
		{Task: Root{9}, Round: 7, ParentRoot: Root{2}, SetHash: Root{3}},
		{Task: Root{1}, Round: 8, ParentRoot: Root{2}, SetHash: Root{3}},
		{Task: Root{1}, Round: 7, ParentRoot: Root{9}, SetHash: Root{3}},
		{Task: Root{1}, Round: 7, ParentRoot: Root{2}, SetHash: Root{9}},
	} {
		require.NoError(t, s.Intend(other, Root{}, Outcome{NewRoot: Root{5}}), "no equivocation: %+v", other)
	}
	require.NoError(t, s.Close())
	s, err = Open(dir, testIdentity)
	require.NoError(t, err)
	defer s.Close()
	require.ErrorIs(t, s.Intend(base, Root{}, Outcome{NewRoot: Root{5}}), ErrSignedOther, "after a restart")
	require.NoError(t, s.Intend(base, Root{}, Outcome{NewRoot: Root{4}}))
}

// Invariant 2: whatever is computed, on whatever branch, in whatever order and from whatever inputs, and however often the keeper is
// restarted in between, no two signatures that the journal lets out are an equivocation: of one transition, and of two outcomes.
func TestInvariant02SignedHistoryHoldsNoEquivocation(t *testing.T) {
	type signed struct {
		Transition
		Outcome
	}
	r := rand.New(rand.NewPCG(2, 2))
	small := func(n int) Root { return Root{byte(r.IntN(n))} }
	dir := t.TempDir()
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	defer func() { require.NoError(t, s.Close()) }()
	history := map[signed]int{}
	var refused int
	for range 1500 {
		if r.IntN(100) == 0 {
			require.NoError(t, s.Close())
			s, err = Open(dir, testIdentity)
			require.NoError(t, err)
		}
		// Few of each, so that every transition comes back: another branch's parent, another set, the same again.
		tr := Transition{Task: small(2), Round: uint32(r.IntN(3)), ParentRoot: small(3), SetHash: small(3)}
		out := Outcome{NewRoot: small(3), AuxRoot: small(2)}
		err := s.Intend(tr, small(2), out)
		if err == nil {
			history[signed{tr, out}]++
			continue
		}
		require.ErrorIs(t, err, ErrSignedOther)
		refused++
	}
	outcomes := map[Transition]Outcome{}
	var again int
	for h, n := range history {
		other, known := outcomes[h.Transition]
		require.Falsef(t, known, "%+v and %+v of %+v", other, h.Outcome, h.Transition)
		outcomes[h.Transition] = h.Outcome
		again += n - 1
	}
	require.Len(t, outcomes, 2*3*3*3, "every transition was signed")
	require.NotZero(t, again, "the same was signed again")
	require.NotZero(t, refused, "another was refused")
}

// What a keeper of version 1 signed binds its successor, though nobody knows what it was computed from.
func TestJournalOfVersion1(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	at := func(round uint32) Transition { return Transition{Task: Root{1}, Round: round} }
	want := Outcome{NewRoot: Root{4}, AuxRoot: Root{5}}
	require.NoError(t, s.db.Update(func(tx *bolt.Tx) error {
		for round := range uint32(1000) {
			if err := tx.Bucket(bucketSigned).Put(at(round).key(), append(want.NewRoot[:], want.AuxRoot[:]...)); err != nil {
				return err
			}
		}
		return tx.Bucket(bucketMeta).Put([]byte("version"), []byte("1"))
	}))
	for range 2 { // it is done once
		require.NoError(t, s.Close())
		s, err = Open(dir, testIdentity)
		require.NoError(t, err)
		for round := range uint32(1000) {
			_, err = s.Signed(at(round), Root{6})
			require.ErrorIs(t, err, ErrNotFound)
		}
		require.ErrorIs(t, s.Intend(at(999), Root{6}, Outcome{NewRoot: Root{5}}), ErrSignedOther)
		require.NoError(t, s.Intend(at(999), Root{6}, want))
	}
	require.NoError(t, s.db.Update(func(tx *bolt.Tx) error { return tx.Bucket(bucketMeta).Put([]byte("version"), []byte("4")) }))
	require.NoError(t, s.Close())
	_, err = Open(dir, testIdentity)
	require.ErrorIs(t, err, ErrForeign)
	require.ErrorContains(t, err, `version is "4", want "3"`)
}

func TestRelays(t *testing.T) {
	s, err := Open(t.TempDir(), testIdentity)
	require.NoError(t, err)
	defer s.Close()
	for i := range 8 {
		require.NoError(t, s.PutRelay(submission(i), Relay{Gradient: fmt.Appendf(nil, `{"i":%d}`, i), Signature: []byte{byte(i)}}))
	}
	list, err := s.Relays(Root{1}, 1)
	require.NoError(t, err)
	require.Len(t, list, 4)
	for name, c := range map[string]struct {
		task        Root
		first, last uint32
		want        int
	}{
		"all": {Root{1}, 0, math.MaxUint32, 8}, "one round": {Root{1}, 1, 1, 4}, "those before": {Root{1}, 0, 0, 4}, "none yet": {Root{1}, 2, 9, 0},
		"another task": {Root{2}, 0, math.MaxUint32, 0}, "a task before": {Root{0}, 0, math.MaxUint32, 0},
	} {
		n, own, err := s.CountRelays(c.task, c.first, c.last, submission(4).Trainer)
		require.NoError(t, err)
		require.Equal(t, c.want, n, name)
		require.Equal(t, c.want/4, own, name)
	}
	require.JSONEq(t, `{"i":4}`, string(list[0].Gradient))
	require.NoError(t, s.PutRelay(submission(4), Relay{Gradient: []byte(`{}`), Answer: []byte(`{"txHash":1}`)}))
	one, err := s.Relay(submission(4))
	require.NoError(t, err)
	require.JSONEq(t, `{"txHash":1}`, string(one.Answer))
	n, own, err := s.CountRelays(Root{1}, 1, 1, submission(4).Trainer)
	require.NoError(t, err)
	require.Equal(t, [2]int{3, 0}, [2]int{n, own}, "what another's transaction brought is not counted")
	require.NoError(t, s.PutRelay(submission(4), Relay{Gradient: []byte(`{}`), Answer: []byte(`{"txHash":1}`), Paid: true}))
	n, own, err = s.CountRelays(Root{1}, 1, 1, submission(4).Trainer)
	require.NoError(t, err)
	require.Equal(t, [2]int{4, 1}, [2]int{n, own})
	require.NoError(t, s.DeleteRelay(submission(4)))
	_, err = s.Relay(submission(4))
	require.ErrorIs(t, err, ErrNotFound)
	list, err = s.Relays(Root{2}, 1)
	require.NoError(t, err)
	require.Empty(t, list)
}

// faulty is a file system that stops working after a number of operations, as a full or dying disk does, or as a crash does for
// whoever looks at the directory afterwards.
type faulty struct {
	FS
	left int
	err  error
}

func (f *faulty) op() error {
	if f.left == 0 {
		return f.err
	}
	f.left--
	return nil
}

func (f *faulty) CreateTemp(dir, pattern string) (File, error) {
	if err := f.op(); err != nil {
		return nil, err
	}
	file, err := f.FS.CreateTemp(dir, pattern)
	return faultyFile{file, f}, err
}

func (f *faulty) Rename(from, to string) error {
	if err := f.op(); err != nil {
		return err
	}
	return f.FS.Rename(from, to)
}

func (f *faulty) Remove(path string) error {
	if err := f.op(); err != nil {
		return err
	}
	return f.FS.Remove(path)
}

func (f *faulty) SyncDir(path string) error {
	if err := f.op(); err != nil {
		return err
	}
	return f.FS.SyncDir(path)
}

type faultyFile struct {
	File
	fs *faulty
}

func (f faultyFile) WriteAt(p []byte, off int64) (int, error) {
	if err := f.fs.op(); err != nil {
		// Half of it got there.
		n, _ := f.File.WriteAt(p[:len(p)/2], off)
		return n, err
	}
	return f.File.WriteAt(p, off)
}

func (f faultyFile) Sync() error {
	if err := f.fs.op(); err != nil {
		return err
	}
	return f.File.Sync()
}

// At whichever operation the disk gives out, nothing is acknowledged that is not there, no half object is ever visible, and the next
// start cleans up and takes the same payload.
func TestDiskFailsAtEveryStep(t *testing.T) {
	data, root := content(1)
	for step := 0; ; step++ {
		dir := t.TempDir()
		disk := &faulty{FS: osFS{}, left: -1, err: fmt.Errorf("step %d: %w", step, syscall.ENOSPC)}
		s, err := open(dir, testIdentity, disk)
		require.NoError(t, err)
		disk.left = step
		ack, ackErr := acknowledge(s, 1)
		disk.left = -1
		visible, err := s.Has(root)
		require.NoError(t, err)
		require.NoError(t, s.Close())

		s, err = Open(dir, testIdentity)
		require.NoError(t, err)
		entries, err := os.ReadDir(filepath.Join(dir, "tmp"))
		require.NoError(t, err)
		require.Empty(t, entries, "leftovers are removed")
		if visible {
			got, err := s.Get(root, 1<<20)
			require.NoError(t, err)
			require.Equal(t, data, got, "what is visible is whole")
		}
		if ackErr == nil {
			require.Equal(t, "ack 1", string(ack))
			checkAcknowledged(t, s, 1)
			require.Greater(t, step, 5, "the steps were taken")
			require.NoError(t, s.Close())
			return
		}
		require.ErrorIs(t, ackErr, syscall.ENOSPC)
		_, err = s.Ack(submission(1), root)
		require.ErrorIs(t, err, ErrNotFound, "step %d acknowledged in vain", step)
		_, err = acknowledge(s, 1)
		require.NoError(t, err)
		checkAcknowledged(t, s, 1)
		require.NoError(t, s.Close())
	}
}

// victim acknowledges payloads and signs transitions until it is killed, telling each on standard output once it is promised.
func victim(dir string) {
	s, err := Open(dir, testIdentity)
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	for i := 0; ; i++ {
		if _, err := acknowledge(s, i); err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
		fmt.Println("ack", i)
		if err := s.Intend(Transition{Round: uint32(i)}, Root{}, Outcome{NewRoot: Root{byte(i), byte(i >> 8)}}); err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
		fmt.Println("signed", i)
	}
}

func TestKillNineLosesNothingPromised(t *testing.T) {
	dir := t.TempDir()
	acked, signed := -1, -1
	for run := range 6 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "ASSAY_STORE_VICTIM="+dir)
		out, err := cmd.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, cmd.Start())
		lines := bufio.NewScanner(out)
		stopAfter := 1 + rand.IntN(20)
		killed := false
		for n := 0; lines.Scan(); n++ {
			var i int
			switch word, rest, _ := strings.Cut(lines.Text(), " "); word {
			case "ack":
				_, err = fmt.Sscan(rest, &i)
				acked = max(acked, i)
			case "signed":
				_, err = fmt.Sscan(rest, &i)
				signed = max(signed, i)
			default:
				t.Fatal(lines.Text())
			}
			require.NoError(t, err)
			if n >= stopAfter && !killed {
				killed = true
				time.Sleep(time.Duration(rand.IntN(3000)) * time.Microsecond) // somewhere inside the next one
				require.NoError(t, cmd.Process.Kill())
			}
		}
		var exit *exec.ExitError
		require.True(t, errors.As(cmd.Wait(), &exit), "run %d was killed", run)
	}
	require.GreaterOrEqual(t, acked, 0)
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	defer s.Close()
	for i := range acked + 1 {
		checkAcknowledged(t, s, i)
	}
	for i := range signed + 1 {
		require.ErrorIs(t, s.Intend(Transition{Round: uint32(i)}, Root{}, Outcome{NewRoot: Root{0xff, 0xff}}), ErrSignedOther)
	}
	require.NoError(t, filepath.WalkDir(filepath.Join(dir, "objects"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		raw, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Equal(t, filepath.Base(path), fmt.Sprintf("%x", sha256.Sum256(raw)), "every visible object is whole")
		return nil
	}))
}

// What is in the folder is its owner's: a folder of an older version is taken back from others.
func TestFoldersAreTheirOwners(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "keeper")
	require.NoError(t, os.Mkdir(dir, 0o755))
	s, err := Open(dir, "test")
	require.NoError(t, err)
	require.NoError(t, s.Close())
	for _, of := range []string{dir, filepath.Join(dir, "objects"), filepath.Join(dir, "tmp"), filepath.Join(dir, "objects", "ff")} {
		info, err := os.Stat(of)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o700), info.Mode().Perm(), of)
	}
}
