package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	bolt "go.etcd.io/bbolt"
)

// Each object has marks: the tasks as part of which it is needed. It goes when the last of these tasks lets go of it, whoever else names its root.
//
// What is held without a mark was stored before there were marks, for whom nobody knows. Its first mark comes with one of anybody, a task
// that never lets go.
var anybody = Root{}

var (
	// bucketOwners has root and task, bucketOwned the same marks as task and root.
	bucketOwners = []byte("owners")
	bucketOwned  = []byte("owned")
)

func putMark(tx *bolt.Tx, root, task Root) error {
	return errors.Join(
		tx.Bucket(bucketOwners).Put(append(bytes.Clone(root[:]), task[:]...), nil),
		tx.Bucket(bucketOwned).Put(append(bytes.Clone(task[:]), root[:]...), nil),
	)
}

// markAcknowledged gives payloads that were acknowledged before there were marks those of their tasks.
func markAcknowledged(tx *bolt.Tx) error {
	return tx.Bucket(bucketAcks).ForEach(func(k, _ []byte) error {
		return putMark(tx, Root(k[len(k)-len(Root{}):]), Root(k[:len(Root{})]))
	})
}

// ownBatch is how many objects one transaction of OwnAll marks: few enough that what others journal does not wait long for it.
const ownBatch = 1024

// Own marks an object as needed by tasks: until they are released nothing takes it away. It need not be held yet.
func (s *Store) Own(root Root, tasks ...[32]byte) error {
	s.owning[root[0]].Lock()
	defer s.owning[root[0]].Unlock()
	return s.own([]Root{root}, tasks...)
}

// OwnAll is Own of all objects of a task, in as few transactions as leave room for others.
func (s *Store) OwnAll(ctx context.Context, roots []Root, task Root) error {
	sorted := slices.SortedFunc(slices.Values(roots), func(a, b Root) int { return bytes.Compare(a[:], b[:]) })
	for batch := range slices.Chunk(slices.Compact(sorted), ownBatch) {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := s.markBatch(batch, task); err != nil {
			return err
		}
	}
	return nil
}

// markBatch marks objects in the order of their roots. Whoever has several folders' locks took them in that order.
func (s *Store) markBatch(roots []Root, task Root) error {
	for i, root := range roots {
		if i == 0 || root[0] != roots[i-1][0] {
			s.owning[root[0]].Lock()
			defer s.owning[root[0]].Unlock()
		}
	}
	return s.own(roots, task)
}

// own marks objects. The caller has the locks of their folders.
func (s *Store) own(roots []Root, tasks ...[32]byte) error {
	type mark struct{ root, task Root }
	var lacking []mark
	takes, bare := make(map[Root]uint64), make(map[Root]bool)
	err := s.db.View(func(tx *bolt.Tx) error {
		owners := tx.Bucket(bucketOwners)
		for _, root := range roots {
			before := len(lacking)
			for _, task := range tasks {
				if owners.Get(append(bytes.Clone(root[:]), task[:]...)) == nil {
					lacking = append(lacking, mark{root, task})
				}
			}
			if len(lacking) == before {
				continue
			}
			takes[root] = 0
			k, _ := owners.Cursor().Seek(root[:])
			bare[root] = !bytes.HasPrefix(k, root[:])
		}
		return nil
	})
	if err != nil || len(lacking) == 0 {
		return err
	}
	for root := range takes {
		if takes[root], err = s.Takes(root); err != nil {
			return err
		}
		if takes[root] > 0 && bare[root] {
			lacking = append(lacking, mark{root, anybody})
		}
	}
	more, once := make(map[Root]int64), make(map[mark]bool)
	err = s.db.Update(func(tx *bolt.Tx) error {
		for _, m := range lacking {
			if once[m] {
				continue // a task that is named twice
			}
			once[m] = true
			if err := putMark(tx, m.root, m.task); err != nil {
				return err
			}
			more[m.task] += int64(takes[m.root])
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("mark %d objects, the first %x: %w", len(roots), roots[0], err)
	}
	s.shares.add(more)
	return nil
}

// owned are the objects that a task has marked, held or not, in the order of their roots.
func (s *Store) owned(task [32]byte) (roots []Root, err error) {
	err = s.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(bucketOwned).Cursor()
		for k, _ := c.Seek(task[:]); bytes.HasPrefix(k, task[:]); k, _ = c.Next() {
			roots = append(roots, Root(k[len(task):]))
		}
		return nil
	})
	return roots, err
}

// Release takes a task's marks away, and what has no other: the roots of what went. still is asked in between whether the task is to be
// released: an object that is marked after still says no, or after Release looked at it, stays.
func (s *Store) Release(task [32]byte, still func() bool) (removed []Root, err error) {
	roots, err := s.owned(task)
	for err == nil && len(roots) > 0 {
		n := 1
		for n < len(roots) && roots[n][0] == roots[0][0] {
			n++
		}
		var gone []Root
		gone, err = s.releaseFrom(task, roots[:n], still)
		removed, roots = append(removed, gone...), roots[n:]
	}
	return removed, err
}

// Drop takes a task's mark from one object, which goes if it has no other.
func (s *Store) Drop(task [32]byte, root Root) error {
	_, err := s.releaseFrom(task, []Root{root}, func() bool { return true })
	return err
}

// releaseFrom is Release of objects of one folder.
func (s *Store) releaseFrom(task [32]byte, roots []Root, still func() bool) (removed []Root, err error) {
	lock := &s.owning[roots[0][0]]
	lock.Lock()
	defer lock.Unlock()
	if !still() {
		return nil, nil
	}
	var alone, shared []Root
	err = s.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(bucketOwners).Cursor()
		for _, root := range roots {
			marks, own := 0, false
			for k, _ := c.Seek(root[:]); bytes.HasPrefix(k, root[:]); k, _ = c.Next() {
				marks++
				own = own || bytes.HasSuffix(k, task[:])
			}
			switch {
			case !own: // released meanwhile
			case marks == 1:
				alone = append(alone, root)
			default:
				shared = append(shared, root)
			}
		}
		return nil
	})
	for _, root := range alone {
		held := false
		if err == nil {
			held, err = s.Has(root)
		}
		if err == nil && held {
			if err = s.remove(root); err == nil {
				removed = append(removed, root)
			}
		}
	}
	less := uint64(0)
	for _, root := range shared {
		if err == nil {
			var takes uint64
			takes, err = s.Takes(root)
			less += takes
		}
	}
	if err == nil && len(removed) > 0 {
		// What a power cut brought back would be nobody's.
		err = s.fs.SyncDir(filepath.Dir(s.path(removed[0])))
	}
	if err != nil {
		return removed, err
	}
	defer s.losses.Add(1)
	err = s.db.Update(func(tx *bolt.Tx) error {
		for _, root := range roots {
			if err := errors.Join(
				tx.Bucket(bucketOwners).Delete(append(bytes.Clone(root[:]), task[:]...)),
				tx.Bucket(bucketOwned).Delete(append(bytes.Clone(task[:]), root[:]...)),
			); err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		s.shares.add(map[Root]int64{task: -int64(less)})
	}
	return removed, err
}
