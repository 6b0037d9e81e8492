package seal

import (
	"bytes"
	"crypto/ecdsa"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
)

// Terms are what a sealing is about, beside data and recipients.
type Terms struct {
	Task protocol.Hash
	// Previous is the sealing that this one takes the place of; nil for the first. All shards are sealed again, under new keys.
	Previous *Manifest
	// Revoke are keys that nothing is sealed to any more, beside those that Previous revoked.
	Revoke []PublicKey
	// Sponsor signs the manifest.
	Sponsor *ecdsa.PrivateKey
}

// Seal seals every shard of a folder to every recipient. keep takes each sealed shard, shard by shard and by ascending trainer; its bytes are
// keep's. The manifest comes last: without it nobody opens anything.
func Seal(source *Source, terms Terms, to []Recipient, keep func(at Place, sealed []byte) error) (*Manifest, error) {
	m := &Manifest{Format: Format, Task: terms.Task, Version: 1, Splits: source.splits, Revoked: slices.Clone(terms.Revoke)}
	if old := terms.Previous; old != nil {
		m.Version, m.Previous, m.Revoked = old.Version+1, old.Hash(), append(m.Revoked, old.Revoked...)
	}
	slices.SortFunc(m.Revoked, func(a, b PublicKey) int { return bytes.Compare(a[:], b[:]) })
	m.Revoked = slices.Compact(m.Revoked)
	if m.Revoked == nil {
		m.Revoked = []PublicKey{}
	}
	for _, r := range to {
		m.Recipients = append(m.Recipients, Sealed{Recipient: r, Envelopes: make([]Envelope, source.Shards())})
	}
	slices.SortFunc(m.Recipients, func(a, b Sealed) int { return a.Trainer.Cmp(b.Trainer) })
	// Whatever is refused is refused before anything is sealed.
	for i := range m.Recipients {
		for index := range m.Recipients[i].Envelopes {
			m.Recipients[i].Envelopes[index] = Envelope{Index: uint32(index), WrappedKey: make([]byte, wrappedBytes)}
		}
	}
	if err := m.check(); err != nil {
		return nil, err
	}
	if terms.Previous != nil {
		if err := m.Follows(terms.Previous); err != nil {
			return nil, err
		}
	}
	for index := range source.Shards() {
		if err := m.sealTo(source, uint32(index), keep); err != nil {
			return nil, fmt.Errorf("shard %d: %w", index, err)
		}
	}
	return m, m.sign(terms.Sponsor)
}

// sealTo seals one shard to every recipient.
func (m *Manifest) sealTo(source *Source, index uint32, keep func(at Place, sealed []byte) error) error {
	records, err := source.shard(index)
	if err != nil {
		return err
	}
	defer clear(records)
	for i := range m.Recipients {
		r := &m.Recipients[i]
		at := Place{m.Task, index, r.Trainer, m.Version}
		wrapped, sealed, err := sealShard(r.Key, at, records)
		if err != nil {
			return err
		}
		r.Envelopes[index] = Envelope{index, wrapped, ShardHash(sealed)}
		if err := keep(at, sealed); err != nil {
			return err
		}
	}
	return nil
}

// ShardFile is the name of a sealed shard beside its manifest.
func ShardFile(index uint32, trainer common.Address) string {
	return fmt.Sprintf("%05d-%x.sealed", index, trainer)
}

// Shards is how many there are of the whole data set, the card among them.
func (m *Manifest) Shards() int { return int(m.Splits.shards()) }

// For is what is sealed to a trainer under a key.
func (m *Manifest) For(trainer common.Address, key PublicKey) (*Sealed, error) {
	i, found := slices.BinarySearchFunc(m.Recipients, trainer, func(r Sealed, t common.Address) int { return r.Trainer.Cmp(t) })
	if !found {
		return nil, ErrEnvelopeMissing.With("version %d of task %s has nothing for trainer %s", m.Version, m.Task, trainer)
	}
	r := &m.Recipients[i]
	if r.Key != key {
		return nil, ErrKeyMismatch.With("trainer %s: sealed to key %s, this is key %s", trainer, r.Key, key)
	}
	return r, nil
}

// Root is that of the training records, which the task commits to.
func (m *Manifest) Root() protocol.Hash { return m.Splits[0].Root }

// SealedBytes is the size of a sealed shard.
func (m *Manifest) SealedBytes(index uint32) (uint64, error) {
	split, shard, err := m.Splits.find(index)
	if err != nil {
		return 0, err
	}
	return split.sizeOf(shard) + overhead, nil
}

// Open opens one sealed shard of a trainer, holds its records to the data set's root, and lends them to use under their name in a folder of
// `data build`. They lie where sealed did, and are cleared when use returns.
func (m *Manifest) Open(key *PrivateKey, trainer common.Address, index uint32, sealed []byte, use func(name string, records []byte) error) error {
	r, err := m.For(trainer, key.Public())
	if err != nil {
		return err
	}
	i, found := slices.BinarySearchFunc(r.Envelopes, index, func(e Envelope, index uint32) int { return int(int64(e.Index) - int64(index)) })
	if !found {
		return ErrEnvelopeMissing.With("shard %d is not sealed to trainer %s", index, trainer)
	}
	split, shard, err := m.Splits.find(index)
	if err != nil {
		return err
	}
	if want := split.sizeOf(shard) + overhead; uint64(len(sealed)) != want {
		return ErrShardSize.With("shard %d: %d bytes, not %d", index, len(sealed), want)
	}
	if hash := ShardHash(sealed); hash != r.Envelopes[i].Hash {
		return ErrShardHash.With("shard %d: %s, not %s", index, hash, r.Envelopes[i].Hash)
	}
	defer clear(sealed)
	at := Place{m.Task, index, trainer, m.Version}
	records, err := openShard(key, at.info(), at.aad(), r.Envelopes[i].WrappedKey, sealed)
	if err != nil {
		return fmt.Errorf("shard %d: %w", index, err)
	}
	if ok, err := split.holds(shard, records); !ok {
		if err != nil {
			return err
		}
		return ErrShardMixedUp.With("shard %d: its records are not those of %s", index, split.file(shard))
	}
	return use(split.file(shard), records)
}

// Index is shards.json, which a folder of `data build` has beside its shards: nothing of it is confidential, for the data set's root hashes it.
func (m *Manifest) Index() (name string, raw []byte, err error) {
	raw, err = m.Splits.index()
	return shardsFile, raw, err
}
