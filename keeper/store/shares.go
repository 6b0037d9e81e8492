package store

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"sync"

	bolt "go.etcd.io/bbolt"
)

// blockBytes is what a file takes of a disk at least. An object takes its marks in the journal beside it, which are much less.
const blockBytes = 4096

// Blocks is what a file of so many bytes takes of a disk: whole blocks, one at least. It stops where no disk reaches.
func Blocks(bytes uint64) uint64 {
	return max((min(bytes, 1<<62)+blockBytes-1)/blockBytes, 1) * blockBytes
}

// shares count what the objects that are marked as each task's take (Blocks), those that it shares with others among them. They follow
// marks and objects, of each root under the lock of its folder.
type shares struct {
	mu sync.Mutex
	of map[Root]int64
}

func (sh *shares) add(more map[Root]int64) {
	sh.mu.Lock()
	defer sh.mu.Unlock()
	if sh.of == nil {
		sh.of = make(map[Root]int64)
	}
	for task, n := range more {
		if sh.of[task] += n; sh.of[task] == 0 {
			delete(sh.of, task)
		}
	}
}

// Held is what the objects that a task has marked take (Blocks), those that it shares with others among them. It looks at no file.
func (s *Store) Held(task [32]byte) uint64 {
	s.shares.mu.Lock()
	defer s.shares.mu.Unlock()
	return uint64(max(s.shares.of[task], 0))
}

// share counts that an object takes so much more, for all tasks whose it is. The caller has the lock of its folder.
func (s *Store) share(root Root, more int64) error {
	if more == 0 {
		return nil
	}
	of := make(map[Root]int64)
	err := s.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(bucketOwners).Cursor()
		for k, _ := c.Seek(root[:]); bytes.HasPrefix(k, root[:]); k, _ = c.Next() {
			of[Root(k[len(root):])] = more
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("whose object %x is: %w", root, err)
	}
	s.shares.add(of)
	return nil
}

// countShares counts the objects of one folder, which take so much each, for the tasks whose they are.
func (s *Store) countShares(folder string, takes map[string]uint64) error {
	prefix, err := hex.DecodeString(folder)
	if err != nil {
		return fmt.Errorf("folder %s of objects: %w", folder, err)
	}
	of := make(map[Root]int64)
	err = s.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(bucketOwners).Cursor()
		for k, _ := c.Seek(prefix); bytes.HasPrefix(k, prefix); k, _ = c.Next() {
			of[Root(k[len(Root{}):])] += int64(takes[hex.EncodeToString(k[:len(Root{})])])
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("whose objects are: %w", err)
	}
	s.shares.add(of)
	return nil
}
