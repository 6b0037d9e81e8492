package store

import (
	"bytes"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	bolt "go.etcd.io/bbolt"
)

func always() bool { return true }

// An object goes with the last task that it was stored for, and with no other.
func TestReleaseLeavesWhatOthersNeed(t *testing.T) {
	s, err := Open(t.TempDir(), testIdentity)
	require.NoError(t, err)
	defer s.Close()
	one, two := Root{1}, Root{2}
	held := func(i int) bool {
		_, root := content(i)
		ok, err := s.Has(root)
		require.NoError(t, err)
		return ok
	}
	put := func(i int, tasks ...[32]byte) {
		data, root := content(i)
		require.NoError(t, s.Put(root, data, tasks...))
	}
	release := func(task [32]byte, gone ...int) {
		t.Helper()
		var want []Root
		for _, i := range gone {
			_, root := content(i)
			want = append(want, root)
		}
		removed, err := s.Release(task, always)
		require.NoError(t, err)
		require.ElementsMatch(t, want, removed)
	}
	put(1, one)
	put(2, one, two)
	put(3, two)
	_, root := content(3)
	require.NoError(t, s.Own(root, one))
	_, later := content(4)
	require.NoError(t, s.Own(later, one)) // named before it is stored
	put(4, two)
	put(5) // before there were marks
	_, old := content(5)
	require.NoError(t, s.Own(old, one))

	removed, err := s.Release(one, func() bool { return false })
	require.NoError(t, err)
	require.Empty(t, removed)
	require.True(t, held(1))
	release(one, 1)
	release(one)
	require.True(t, held(2) && held(3) && held(4) && held(5))
	put(1, two)
	release(two, 1, 2, 3, 4)
	require.True(t, held(5), "nobody knows who needs it")
}

// All that a task is made of is marked in batches, whatever folders it lies in, and what is lost is counted once it has gone.
func TestOwnAll(t *testing.T) {
	s, err := Open(t.TempDir(), testIdentity)
	require.NoError(t, err)
	defer s.Close()
	one, two := Root{1}, Root{2}
	roots := make([]Root, 2*ownBatch)
	for i := range roots {
		_, roots[i] = content(i)
	}
	data, held := content(0)
	require.NoError(t, s.Put(held, data, one))
	require.NoError(t, s.OwnAll(t.Context(), append(roots, roots...), two))
	require.Zero(t, s.Losses())
	removed, err := s.Release(one, always)
	require.NoError(t, err)
	require.Empty(t, removed, "the other task needs it")
	marked := s.Losses()
	require.NotZero(t, marked, "a mark has gone")
	removed, err = s.Release(two, always)
	require.NoError(t, err)
	require.Equal(t, []Root{held}, removed)
	require.Greater(t, s.Losses(), marked)
	require.NoError(t, s.db.View(func(tx *bolt.Tx) error {
		for _, bucket := range [][]byte{bucketOwners, bucketOwned} {
			k, _ := tx.Bucket(bucket).Cursor().First()
			require.Nil(t, k, "no mark is left")
		}
		return nil
	}))
}

// What is stored for a task while another that had it is released stays, whichever comes first.
func TestStoringBesideRelease(t *testing.T) {
	s, err := Open(t.TempDir(), testIdentity)
	require.NoError(t, err)
	defer s.Close()
	one, two := Root{1}, Root{2}
	const n = 64
	for i := range n {
		data, root := content(i)
		require.NoError(t, s.Put(root, data, one))
	}
	var both sync.WaitGroup
	both.Go(func() {
		_, err := s.Release(one, always)
		require.NoError(t, err)
	})
	for i := range n {
		data, root := content(i)
		require.NoError(t, s.Put(root, data, two))
	}
	both.Wait()
	for i := range n {
		data, root := content(i)
		got, err := s.Get(root, 1<<20)
		require.NoError(t, err)
		require.Equal(t, data, got)
	}
}

// Payloads that a keeper of version 2 acknowledged are their tasks'. What else it stored nobody else takes away.
func TestJournalOfVersion2(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	for i := range 2 {
		data, root := content(i)
		require.NoError(t, s.Put(root, data))
	}
	_, payload := content(0)
	_, state := content(1)
	_, err = s.PutAck(submission(0), payload, []byte("ack"))
	require.NoError(t, err)
	require.NoError(t, s.db.Update(func(tx *bolt.Tx) error {
		return tx.Bucket(bucketMeta).Put([]byte("version"), []byte("2"))
	}))
	require.NoError(t, s.Close())
	s, err = Open(dir, testIdentity)
	require.NoError(t, err)
	defer s.Close()
	other := Root{9}
	for _, root := range []Root{payload, state} {
		require.NoError(t, s.Own(root, other))
	}
	removed, err := s.Release(other, always)
	require.NoError(t, err)
	require.Empty(t, removed)
	removed, err = s.Release(submission(0).Task, always)
	require.NoError(t, err)
	require.Equal(t, []Root{payload}, removed)
}

// What the objects of each task take is known without a look at them, and is what a look at all of them finds, whatever happens at a time and
// after a restart.
func TestHeldFollowsMarksAndObjects(t *testing.T) {
	require.EqualValues(t, []uint64{4096, 4096, 4096, 8192}, []uint64{Blocks(0), Blocks(1), Blocks(4096), Blocks(4097)})
	dir := t.TempDir()
	s, err := Open(dir, testIdentity)
	require.NoError(t, err)
	tasks := []Root{{1}, {2}, {3}}
	holds := func() (all uint64) {
		t.Helper()
		for _, task := range append(tasks, anybody) {
			roots, err := s.owned(task)
			require.NoError(t, err)
			takes := uint64(0)
			for _, root := range roots {
				n, err := s.Takes(root)
				require.NoError(t, err)
				takes += n
			}
			require.Equal(t, takes, s.Held(task))
			all += takes
		}
		return all
	}
	var workers sync.WaitGroup
	for worker := range uint64(4) {
		workers.Go(func() {
			random := rand.New(rand.NewPCG(1, worker))
			for range 64 {
				data, root := content(random.IntN(12))
				data = bytes.Repeat(data, 4) // more than a block
				task, other := tasks[random.IntN(3)], tasks[random.IntN(3)]
				var err error
				switch random.IntN(8) {
				case 0, 1, 2:
					err = s.Put(root, data[:len(data)>>random.IntN(2)], task, other) // of another size, as what replaces a damaged one
				case 3:
					err = s.Put(root, data)
				case 4:
					err = s.Own(root, task, task)
				case 5:
					_, next := content(random.IntN(12))
					err = s.OwnAll(t.Context(), []Root{root, next, root}, task)
				case 6:
					err = s.Remove(root)
				case 7:
					_, err = s.Release(task, always)
				}
				require.NoError(t, err)
			}
		})
	}
	workers.Wait()
	for i := range 12 {
		data, root := content(i)
		require.NoError(t, s.Put(root, data, tasks[i%3], tasks[0]))
	}
	all := holds()
	require.NotZero(t, all)
	require.NoError(t, s.Close())
	s, err = Open(dir, testIdentity)
	require.NoError(t, err)
	defer s.Close()
	require.Equal(t, all, holds())
	for _, task := range tasks {
		_, err := s.Release(task, always)
		require.NoError(t, err)
	}
	holds()
	for _, task := range tasks {
		require.Zero(t, s.Held(task))
	}
}
