package store

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	bolt "go.etcd.io/bbolt"
)

// formatVersion names the layout of the journal; another one is refused rather than misread. Version 1 had no inputs in what was signed, version 2
// did not know what objects are needed for.
const formatVersion = "3"

var (
	bucketMeta   = []byte("meta")
	bucketAcks   = []byte("acks")
	bucketRelays = []byte("relays")
	// bucketCounted has the keys of those relays that were paid for or are on their way.
	bucketCounted = []byte("counted")
	bucketSigned  = []byte("signed")

	keyProgress = []byte("progress")
)

// journal is what a keeper acknowledged, relayed and signed, and whose objects are.
type journal struct{ db *bolt.DB }

func (j *journal) init(identity string) error {
	return j.db.Update(func(tx *bolt.Tx) error {
		for _, name := range [][]byte{bucketMeta, bucketAcks, bucketRelays, bucketCounted, bucketSigned, bucketOwners, bucketOwned, bucketReports, bucketStatistics, bucketNoted} {
			if _, err := tx.CreateBucketIfNotExists(name); err != nil {
				return err
			}
		}
		meta := tx.Bucket(bucketMeta)
		version := string(meta.Get([]byte("version")))
		if version == "1" {
			if err := addInputs(tx.Bucket(bucketSigned)); err != nil {
				return err
			}
		}
		if version == "1" || version == "2" {
			if err := markAcknowledged(tx); err != nil {
				return err
			}
			if err := meta.Put([]byte("version"), []byte(formatVersion)); err != nil {
				return err
			}
		}
		for key, want := range map[string]string{"version": formatVersion, "identity": identity} {
			have := meta.Get([]byte(key))
			if have == nil {
				if err := meta.Put([]byte(key), []byte(want)); err != nil {
					return err
				}
			} else if string(have) != want {
				return fmt.Errorf("%w: %s is %q, want %q", ErrForeign, key, have, want)
			}
		}
		return nil
	})
}

// addInputs brings what was signed into the form of version 2. The inputs are not known any more: such an entry still forbids every other
// outcome, and is nobody's result.
func addInputs(signed *bolt.Bucket) error {
	c := signed.Cursor()
	for k, v := c.First(); k != nil; k, v = c.Next() {
		if len(v) != 64 {
			return fmt.Errorf("journalled outcome has %d bytes", len(v))
		}
		// A page may move under a key that is put where it was.
		if err := signed.Put(bytes.Clone(k), append(bytes.Clone(v), make([]byte, 32)...)); err != nil {
			return err
		}
	}
	return nil
}

// Submission names one trainer's submission to one round.
type Submission struct {
	Task    [32]byte
	Round   uint32
	Trainer [20]byte
}

func (k Submission) key(suffix ...byte) []byte {
	b := roundKey(k.Task, k.Round)
	b = append(b, k.Trainer[:]...)
	return append(b, suffix...)
}

// roundKey orders entries by task, then round.
func roundKey(task [32]byte, round uint32) []byte {
	return binary.BigEndian.AppendUint32(bytes.Clone(task[:]), round)
}

// Ack returns the acknowledgement given for a payload root, empty if the payload is held without one; ErrNotFound if it was not taken.
// It is keyed by the root too: what was acknowledged under a commitment that a reorg replaced says nothing about its successor.
func (j *journal) Ack(k Submission, payload Root) ([]byte, error) {
	return j.get(bucketAcks, k.key(payload[:]...))
}

// PutAck journals an acknowledgement and returns the first one given, byte for byte. When it returns nil the entry is on disk. An empty one says that
// the payload is held and no receipt was given.
func (j *journal) PutAck(k Submission, payload Root, ack []byte) ([]byte, error) {
	first := ack
	err := j.db.Update(func(tx *bolt.Tx) error {
		b, key := tx.Bucket(bucketAcks), k.key(payload[:]...)
		if have := b.Get(key); len(have) > 0 {
			first = bytes.Clone(have)
			return nil
		}
		return b.Put(key, ack)
	})
	if err != nil {
		return nil, fmt.Errorf("journal an acknowledgement: %w", err)
	}
	return first, nil
}

// Relay is a signed outer gradient that this keeper took upon itself to bring on chain.
type Relay struct {
	// Gradient and Signature are what goes on chain, in the caller's encoding.
	Gradient  json.RawMessage `json:"gradient"`
	Signature []byte          `json:"signature"`
	// Answer is what the trainer was told once it was in a block; empty before.
	Answer json.RawMessage `json:"answer,omitempty"`
	// Paid says that a transaction of this keeper for it is in a block, whatever came of it.
	Paid bool `json:"paid,omitempty"`
}

// Relay returns the journalled relay of a submission; ErrNotFound if there is none.
func (j *journal) Relay(k Submission) (Relay, error) {
	var r Relay
	raw, err := j.get(bucketRelays, k.key())
	if err != nil {
		return r, err
	}
	if err := json.Unmarshal(raw, &r); err != nil {
		return r, fmt.Errorf("journalled relay: %w", err)
	}
	return r, nil
}

// PutRelay journals a relay, replacing an earlier one of the same submission.
func (j *journal) PutRelay(k Submission, r Relay) error {
	raw, err := json.Marshal(r)
	if err != nil {
		return err
	}
	key := k.key()
	err = j.db.Update(func(tx *bolt.Tx) error {
		if err := tx.Bucket(bucketRelays).Put(key, raw); err != nil {
			return err
		}
		if !r.Paid && len(r.Answer) > 0 { // another's transaction brought it
			return tx.Bucket(bucketCounted).Delete(key)
		}
		return tx.Bucket(bucketCounted).Put(key, nil)
	})
	if err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	return nil
}

// DeleteRelay forgets a relay that the chain refused.
func (j *journal) DeleteRelay(k Submission) error {
	err := j.db.Update(func(tx *bolt.Tx) error {
		return errors.Join(tx.Bucket(bucketRelays).Delete(k.key()), tx.Bucket(bucketCounted).Delete(k.key()))
	})
	if err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	return nil
}

// Relays returns the journalled relays of one round.
func (j *journal) Relays(task [32]byte, round uint32) ([]Relay, error) {
	var out []Relay
	prefix := roundKey(task, round)
	err := j.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(bucketRelays).Cursor()
		for k, v := c.Seek(prefix); k != nil && bytes.HasPrefix(k, prefix); k, v = c.Next() {
			var r Relay
			if err := json.Unmarshal(v, &r); err != nil {
				return fmt.Errorf("journalled relay: %w", err)
			}
			out = append(out, r)
		}
		return nil
	})
	return out, err
}

// CountRelays counts what was paid for, or is on its way, of the journalled relays of a task's rounds first to last, and how many of these are
// one trainer's.
func (s *Store) CountRelays(task [32]byte, first, last uint32, trainer [20]byte) (all, own int, err error) {
	err = s.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(bucketCounted).Cursor()
		end := roundKey(task, last)
		for k, _ := c.Seek(roundKey(task, first)); len(k) >= len(end) && bytes.Compare(k[:len(end)], end) <= 0; k, _ = c.Next() {
			if all++; bytes.Equal(k[len(end):], trainer[:]) {
				own++
			}
		}
		return nil
	})
	return all, own, err
}

// Transition is what a witness signature speaks about: two signatures equal in it and different in the root are slashable.
type Transition struct {
	Task       [32]byte
	Round      uint32
	ParentRoot Root
	SetHash    Root
}

func (t Transition) key() []byte {
	key := roundKey(t.Task, t.Round)
	return append(append(key, t.ParentRoot[:]...), t.SetHash[:]...)
}

// Outcome is what a signature asserts about a transition: the new state, and all else that the proposal commits to.
type Outcome struct {
	NewRoot Root
	AuxRoot Root
}

// Intend journals that this keeper is about to sign an outcome. It must return nil before the signature is made: afterwards
// no other outcome of the same transition is ever accepted, whatever crashes in between. The same one again is accepted.
//
// inputs is the hash of all that the outcome follows from and the transition does not bind. It does not make another transition: two
// signatures are slashable whatever they were computed from.
func (j *journal) Intend(t Transition, inputs Root, o Outcome) error {
	key := t.key()
	value := append(append(bytes.Clone(o.NewRoot[:]), o.AuxRoot[:]...), inputs[:]...)
	err := j.db.Update(func(tx *bolt.Tx) error {
		b := tx.Bucket(bucketSigned)
		have := b.Get(key)
		switch {
		case have == nil:
			return b.Put(key, value)
		case len(have) != len(value):
			return fmt.Errorf("journalled outcome has %d bytes", len(have))
		case !bytes.Equal(have[:64], value[:64]):
			return fmt.Errorf("%w: round %d, signed %x and %x, now %x and %x", ErrSignedOther, t.Round, have[:32], have[32:64], o.NewRoot, o.AuxRoot)
		}
		return nil
	})
	if err != nil && !errors.Is(err, ErrSignedOther) {
		return fmt.Errorf("journal an intended signature: %w", err)
	}
	return err
}

// Signed returns the outcome that Intend took for a transition with these inputs; ErrNotFound if there is none: after a deep reorg a
// task may have the same identifier and another specification, or its trainers other slots.
func (j *journal) Signed(t Transition, inputs Root) (o Outcome, err error) {
	raw, err := j.get(bucketSigned, t.key())
	if err != nil {
		return o, err
	}
	if len(raw) != 96 {
		return o, fmt.Errorf("journalled outcome has %d bytes", len(raw))
	}
	if Root(raw[64:]) != inputs {
		return o, ErrNotFound
	}
	return Outcome{NewRoot: Root(raw[:32]), AuxRoot: Root(raw[32:64])}, nil
}

// Parents returns the roots on which outcomes of a round were signed, on whatever branch.
func (j *journal) Parents(task [32]byte, round uint32) ([]Root, error) {
	var out []Root
	prefix := roundKey(task, round)
	err := j.db.View(func(tx *bolt.Tx) error {
		c := tx.Bucket(bucketSigned).Cursor()
		for k, _ := c.Seek(prefix); k != nil && bytes.HasPrefix(k, prefix); k, _ = c.Next() {
			if parent := Root(k[len(prefix) : len(prefix)+32]); !slices.Contains(out, parent) {
				out = append(out, parent)
			}
		}
		return nil
	})
	return out, err
}

// Progress returns what PutProgress journalled last; ErrNotFound if nothing was.
func (j *journal) Progress() ([]byte, error) { return j.get(bucketMeta, keyProgress) }

// PutProgress journals how far the chain was read, in the caller's encoding.
func (j *journal) PutProgress(raw []byte) error { return j.put(bucketMeta, keyProgress, raw) }

func (j *journal) get(bucket, key []byte) ([]byte, error) {
	var out []byte
	err := j.db.View(func(tx *bolt.Tx) error {
		v := tx.Bucket(bucket).Get(key)
		if v == nil {
			return ErrNotFound
		}
		out = bytes.Clone(v)
		return nil
	})
	return out, err
}

func (j *journal) put(bucket, key, value []byte) error {
	err := j.db.Update(func(tx *bolt.Tx) error { return tx.Bucket(bucket).Put(key, value) })
	if err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	return nil
}
