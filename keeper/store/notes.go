package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	bolt "go.etcd.io/bbolt"
)

// What is said of rounds: by their trainers, and by this keeper.
var (
	bucketReports    = []byte("reports")
	bucketStatistics = []byte("statistics")
	// bucketNoted has the bytes of each task's notes, by kind.
	bucketNoted = []byte("noted")
)

// Notes are texts about rounds that nothing depends on, one of each account and round. A task's have a bound: the newest rounds' stay.
type Notes struct {
	db   *bolt.DB
	kind []byte
	most uint64
}

// Reports are what trainers say of their inner steps, of each task at most so many bytes.
func (s *Store) Reports(most uint64) *Notes { return &Notes{s.db, bucketReports, most} }

// Statistics are what this keeper computed of rounds, of each task at most so many bytes.
func (s *Store) Statistics(most uint64) *Notes { return &Notes{s.db, bucketStatistics, most} }

// Put keeps a text about a subject, and returns the one that stood: the first about the subject, which one about another replaces. nil says
// that the text is new. It lets go of the task's oldest rounds until the bound is met.
func (n *Notes) Put(k Submission, subject Root, text []byte) (stood []byte, err error) {
	key := k.key()
	standing := func(tx *bolt.Tx) error {
		if had := tx.Bucket(n.kind).Get(key); len(had) >= len(subject) && Root(had[:len(subject)]) == subject {
			stood = bytes.Clone(had[len(subject):])
		}
		return nil
	}
	// Whoever says the same again costs no write.
	if err = n.db.View(standing); err == nil && stood != nil {
		return stood, nil
	}
	err = n.db.Update(func(tx *bolt.Tx) error {
		if err := standing(tx); err != nil || stood != nil {
			return err
		}
		b := tx.Bucket(n.kind)
		had := b.Get(key)
		size := n.size(tx, k.Task) - uint64(len(had))
		value := append(bytes.Clone(subject[:]), text...)
		size += uint64(len(value))
		if err := b.Put(key, value); err != nil {
			return err
		}
		var old [][]byte
		c := b.Cursor()
		for at, v := c.Seek(k.Task[:]); size > n.most && bytes.HasPrefix(at, k.Task[:]) && !bytes.Equal(at, key); at, v = c.Next() {
			old = append(old, bytes.Clone(at))
			size -= uint64(len(v))
		}
		for _, at := range old {
			if err := b.Delete(at); err != nil {
				return err
			}
		}
		return tx.Bucket(bucketNoted).Put(n.sizeKey(k.Task), binary.BigEndian.AppendUint64(nil, size))
	})
	if err != nil {
		return nil, fmt.Errorf("keep a note: %w", err)
	}
	return stood, nil
}

// OfRound returns the texts about a round in the order of their accounts.
func (n *Notes) OfRound(task [32]byte, round uint32) (out [][]byte, err error) {
	prefix := roundKey(task, round)
	err = n.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(n.kind).Cursor()
		for at, v := c.Seek(prefix); bytes.HasPrefix(at, prefix); at, v = c.Next() {
			if len(v) < len(Root{}) {
				return errors.New("a note is cut off")
			}
			out = append(out, bytes.Clone(v[len(Root{}):]))
		}
		return nil
	})
	return out, err
}

// Forget lets go of all that is noted of a task.
func (n *Notes) Forget(task [32]byte) error {
	err := n.db.Update(func(tx *bolt.Tx) error {
		b := tx.Bucket(n.kind)
		c := b.Cursor()
		var all [][]byte
		for at, _ := c.Seek(task[:]); bytes.HasPrefix(at, task[:]); at, _ = c.Next() {
			all = append(all, bytes.Clone(at))
		}
		for _, at := range all {
			if err := b.Delete(at); err != nil {
				return err
			}
		}
		return tx.Bucket(bucketNoted).Delete(n.sizeKey(task))
	})
	if err != nil {
		return fmt.Errorf("forget notes: %w", err)
	}
	return nil
}

func (n *Notes) size(tx *bolt.Tx, task [32]byte) uint64 {
	if v := tx.Bucket(bucketNoted).Get(n.sizeKey(task)); len(v) == 8 {
		return binary.BigEndian.Uint64(v)
	}
	return 0
}

func (n *Notes) sizeKey(task [32]byte) []byte { return append(bytes.Clone(n.kind), task[:]...) }
