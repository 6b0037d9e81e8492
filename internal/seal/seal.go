// Package seal encrypts the shards of a task's data set to the keys of trainers, of which those of the Confidential tier live in attested
// enclaves (docs/sealed-data.md). A shard has a key of its own, wrapped by HPKE (RFC 9180, base mode). Both layers authenticate task, shard and
// trainer, so that what was mixed up does not open.
//
// What is decrypted lies in memory that this package clears after use. Go's runtime and the libraries keep copies of keys that nobody can
// clear: only the enclave keeps those from its host.
package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/rand"
	"encoding/binary"
	"io"

	"github.com/cloudflare/circl/hpke"
	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/repops"
)

// suite is DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-256-GCM: 0x0020, 0x0001, 0x0002. It is Tenzro's too.
var suite = hpke.NewSuite(hpke.KEM_X25519_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES256GCM)

const (
	// KeyBytes is the size of a key of either kind.
	KeyBytes = 32

	encBytes     = 32
	nonceBytes   = 12
	tagBytes     = 16
	wrappedBytes = encBytes + KeyBytes + tagBytes
	// overhead is how much longer a sealed shard is than its records.
	overhead = nonceBytes + tagBytes

	wrapInfo = "assay/v1/sealed-shard/hpke-base"
)

// PublicKey is an X25519 key that is sealed to. Its text form is 0x and 64 hexadecimal digits.
type PublicKey [KeyBytes]byte

// String returns the text form.
func (k PublicKey) String() string { return repops.Hash(k).String() }

// MarshalText implements encoding.TextMarshaler.
func (k PublicKey) MarshalText() ([]byte, error) { return repops.Hash(k).MarshalText() }

// UnmarshalText implements encoding.TextUnmarshaler.
func (k *PublicKey) UnmarshalText(text []byte) error { return (*repops.Hash)(k).UnmarshalText(text) }

// probe is any private key: with a point of small order each gives the same shared secret, which crypto/ecdh refuses.
var probe = func() *ecdh.PrivateKey {
	key, err := ecdh.X25519().NewPrivateKey(append(make([]byte, KeyBytes-1), 64))
	if err != nil {
		panic(err) // a constant
	}
	return key
}()

// Check refuses a key that everybody could open what is sealed to: a point of small order.
func (k PublicKey) Check() error {
	point, err := ecdh.X25519().NewPublicKey(k[:])
	if err == nil {
		_, err = probe.ECDH(point)
	}
	if err != nil {
		return ErrKey.With("enclave key %s: %v", k, err)
	}
	return nil
}

// PrivateKey opens what was sealed to its public key.
type PrivateKey struct{ scalar []byte }

// NewKey makes a key.
func NewKey() (*PrivateKey, error) {
	key, err := ecdh.X25519().GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	return &PrivateKey{key.Bytes()}, nil
}

// Public is the key that is sealed to.
func (k *PrivateKey) Public() (public PublicKey) {
	key, err := ecdh.X25519().NewPrivateKey(k.scalar)
	if err != nil {
		panic(err) // no 32 bytes: the key was not made by this package
	}
	copy(public[:], key.PublicKey().Bytes())
	return public
}

// Wipe clears the key, which is of no use afterwards.
func (k *PrivateKey) Wipe() { clear(k.scalar) }

// Place is where a sealed shard belongs. All of it is authenticated.
type Place struct {
	Task    protocol.Hash
	Index   uint32
	Trainer common.Address
	// Version is that of the sealing, from 1.
	Version uint32
}

// aad is what both layers authenticate: task ‖ u32 index ‖ trainer, 56 bytes.
func (p Place) aad() []byte {
	out := binary.BigEndian.AppendUint32(p.Task[:len(p.Task):len(p.Task)], p.Index)
	return append(out, p.Trainer[:]...)
}

// info is the context of the wrapped key: a tag ‖ u32 version.
func (p Place) info() []byte { return binary.BigEndian.AppendUint32([]byte(wrapInfo), p.Version) }

// wrap seals bytes to a key: the encapsulation, then the ciphertext.
func wrap(rnd io.Reader, to PublicKey, info, aad, plaintext []byte) ([]byte, error) {
	public, err := hpke.KEM_X25519_HKDF_SHA256.Scheme().UnmarshalBinaryPublicKey(to[:])
	if err != nil {
		return nil, ErrKey.Because(err)
	}
	sender, err := suite.NewSender(public, info)
	if err != nil {
		return nil, err
	}
	enc, sealer, err := sender.Setup(rnd)
	if err != nil {
		return nil, ErrKey.Because(err)
	}
	ct, err := sealer.Seal(plaintext, aad)
	if err != nil {
		return nil, err
	}
	return append(enc, ct...), nil
}

// unwrap opens what wrap made.
func unwrap(key *PrivateKey, info, aad, wrapped []byte) ([]byte, error) {
	if len(wrapped) < encBytes+tagBytes {
		return nil, ErrWrappedKey.With("%d bytes", len(wrapped))
	}
	private, err := hpke.KEM_X25519_HKDF_SHA256.Scheme().UnmarshalBinaryPrivateKey(key.scalar)
	if err != nil {
		return nil, ErrKey.Because(err)
	}
	receiver, err := suite.NewReceiver(private, info)
	if err != nil {
		return nil, err
	}
	opener, err := receiver.Setup(wrapped[:encBytes])
	if err != nil {
		return nil, ErrDataKeyUnopened.Because(err)
	}
	plaintext, err := opener.Open(wrapped[encBytes:], aad)
	if err != nil {
		return nil, ErrDataKeyUnopened
	}
	return plaintext, nil
}

func gcm(key []byte) (cipher.AEAD, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

// sealShard encrypts records under a new key, and wraps that: the wrapped key, and nonce ‖ ciphertext ‖ tag.
func sealShard(to PublicKey, at Place, records []byte) (wrapped, sealed []byte, err error) {
	key := make([]byte, KeyBytes)
	defer clear(key)
	sealed = make([]byte, nonceBytes, nonceBytes+len(records)+tagBytes)
	if _, err := rand.Read(key); err != nil {
		return nil, nil, err
	}
	if _, err := rand.Read(sealed); err != nil {
		return nil, nil, err
	}
	aead, err := gcm(key)
	if err != nil {
		return nil, nil, err
	}
	wrapped, err = wrap(rand.Reader, to, at.info(), at.aad(), key)
	if err != nil {
		return nil, nil, err
	}
	return wrapped, aead.Seal(sealed, sealed, records, at.aad()), nil
}

// openShard decrypts in the memory of sealed, and returns the records there.
func openShard(key *PrivateKey, info, aad, wrapped, sealed []byte) ([]byte, error) {
	if len(wrapped) != wrappedBytes {
		return nil, ErrWrappedKey.With("%d bytes, not %d", len(wrapped), wrappedBytes)
	}
	if len(sealed) < overhead {
		return nil, ErrShardSize.With("%d bytes; nonce and tag alone have %d", len(sealed), overhead)
	}
	data, err := unwrap(key, info, aad, wrapped)
	if err != nil {
		return nil, err
	}
	defer clear(data)
	aead, err := gcm(data)
	if err != nil {
		return nil, err
	}
	body := sealed[nonceBytes:]
	records, err := aead.Open(body[:0], sealed[:nonceBytes], body, aad)
	if err != nil {
		return nil, ErrShardUnopened
	}
	return records, nil
}

// Shards is where sealed shards are read from, by their names (ShardFile) and sizes. What it returns is cleared.
type Shards func(name string, size uint64) ([]byte, error)

// OpenDataset opens the training records that are sealed to a trainer, in memory: one after the other, as the task's data set is hashed.
func (m *Manifest) OpenDataset(key *PrivateKey, trainer common.Address, from Shards) ([]byte, error) {
	var out []byte // it grows with what was there
	for shard := range m.Splits[0].Trees {
		if err := m.openFrom(key, trainer, uint32(shard), from, func(_ string, records []byte) error {
			out = append(out, records...)
			return nil
		}); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// OpenAll opens every shard that is sealed to a trainer.
func (m *Manifest) OpenAll(key *PrivateKey, trainer common.Address, from Shards, use func(name string, records []byte) error) error {
	mine, err := m.For(trainer, key.Public())
	if err != nil {
		return err
	}
	for _, e := range mine.Envelopes {
		if err := m.openFrom(key, trainer, e.Index, from, use); err != nil {
			return err
		}
	}
	return nil
}

func (m *Manifest) openFrom(key *PrivateKey, trainer common.Address, index uint32, from Shards, use func(name string, records []byte) error) error {
	size, err := m.SealedBytes(index)
	if err != nil {
		return err
	}
	sealed, err := from(ShardFile(index, trainer), size)
	if err != nil {
		return err
	}
	return m.Open(key, trainer, index, sealed, use)
}
