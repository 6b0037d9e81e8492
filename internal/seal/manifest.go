package seal

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/accounts"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/attest"
	"assay/protocol"
)

// Format is the format member of a manifest.
const Format = "assay-sealed/1"

// MaxManifestBytes bounds a manifest: about 100,000 envelopes.
const MaxManifestBytes = 64 << 20

// Manifest says what is sealed to whom: one sealing of a task's data set. Those that ReadManifest gives keep every rule but the signature's.
type Manifest struct {
	Format string        `json:"format"`
	Task   protocol.Hash `json:"task"`
	// Version counts the sealings of a task from 1. Previous is the hash of the one before, zero for the first.
	Version  uint32        `json:"version"`
	Previous protocol.Hash `json:"previous"`
	Splits   splits        `json:"splits"`
	// Revoked are keys that nothing is sealed to any more, ascending; a later version forgets none.
	Revoked    []PublicKey `json:"revoked"`
	Recipients []Sealed    `json:"recipients"`
	// Signature is the sponsor's over the hash: r ‖ s ‖ v, of an EIP-191 message of 32 bytes.
	Signature hexutil.Bytes `json:"signature"`
}

// Recipient is whom shards are sealed to.
type Recipient struct {
	Trainer common.Address `json:"trainer"`
	Key     PublicKey      `json:"enclaveKey"`
	// Attestation says why the key is believed to be an enclave's; nil: it is the trainer's own, and nobody said so.
	Attestation *Attestation `json:"attestation,omitempty"`
}

// Attestation is what a key was released on.
type Attestation struct {
	Vendor attest.Vendor `json:"vendor"`
	// Identity is what runs in the enclave, Evidence the hash of quote and collateral.
	Identity protocol.Hash `json:"identity"`
	Evidence protocol.Hash `json:"evidence"`
	// At is the Unix second as of which the evidence was verified.
	At uint64 `json:"at"`
}

// Sealed is a recipient with what is sealed to it.
type Sealed struct {
	Recipient
	Envelopes []Envelope `json:"envelopes"`
}

// Envelope has what a recipient opens one shard with.
type Envelope struct {
	Index uint32 `json:"index"`
	// WrappedKey is encapsulation ‖ ciphertext of the shard's key ‖ tag: 80 bytes.
	WrappedKey hexutil.Bytes `json:"wrappedKey"`
	// Hash is that of the sealed shard.
	Hash protocol.Hash `json:"hash"`
}

// ShardHash is the hash of a sealed shard: SHA-256 of a tag and its bytes.
func ShardHash(sealed []byte) (h protocol.Hash) {
	d := sha256.New()
	d.Write([]byte("assay/v1/sealed-shard"))
	d.Write(sealed)
	d.Sum(h[:0])
	return h
}

// ReadManifest reads a manifest and holds it to every rule but the signature's.
func ReadManifest(raw []byte) (*Manifest, error) {
	m, err := decodeManifest(raw)
	if err != nil {
		return nil, err
	}
	return m, m.check()
}

// decodeManifest reads a manifest that nothing was looked at of.
func decodeManifest(raw []byte) (*Manifest, error) {
	if len(raw) > MaxManifestBytes {
		return nil, ErrManifestTooLarge.With("%d bytes, at most %d", len(raw), MaxManifestBytes)
	}
	var begin struct {
		Format string `json:"format"`
	}
	if err := json.Unmarshal(raw, &begin); err != nil {
		return nil, ErrManifestMalformed.Because(err)
	}
	if begin.Format != Format {
		return nil, ErrFormatUnknown.With("format %.40q is not %q", begin.Format, Format)
	}
	var m Manifest
	if err := protocol.UnmarshalStrict(raw, &m); err != nil {
		return nil, ErrManifestMalformed.Because(err)
	}
	return &m, nil
}

// check holds a manifest to its rules, in their order.
func (m *Manifest) check() error {
	switch {
	case m.Task.IsZero():
		return ErrTaskMissing
	case m.Version == 0:
		return ErrVersion.With("version 0: they count from 1")
	case (m.Version == 1) != m.Previous.IsZero():
		return ErrVersion.With("version %d with previous manifest %s", m.Version, m.Previous)
	}
	if err := m.Splits.check(); err != nil {
		return err
	}
	for i, key := range m.Revoked {
		if i > 0 && bytes.Compare(m.Revoked[i-1][:], key[:]) >= 0 {
			return ErrRevokedOrder.With("revoked key %s stands behind %s", key, m.Revoked[i-1])
		}
	}
	if len(m.Recipients) == 0 {
		return ErrNoRecipient.With("there is no recipient")
	}
	for i := range m.Recipients {
		if i > 0 && m.Recipients[i-1].Trainer.Cmp(m.Recipients[i].Trainer) >= 0 {
			return ErrRecipientOrder.With("trainer %s stands behind %s", m.Recipients[i].Trainer, m.Recipients[i-1].Trainer)
		}
		if err := m.Recipients[i].check(m); err != nil {
			return err
		}
	}
	return nil
}

func (r *Sealed) check(m *Manifest) error {
	if err := r.Key.Check(); err != nil {
		return err
	}
	if m.revoked(r.Key) {
		return ErrKeyRevoked.With("trainer %s: its key %s is revoked", r.Trainer, r.Key)
	}
	if a := r.Attestation; a != nil && (a.Vendor == "" || a.Identity.IsZero() || a.Evidence.IsZero() || a.At == 0) {
		return ErrAttestation.With("trainer %s: vendor, identity, evidence and time of an attestation go together", r.Trainer)
	}
	if len(r.Envelopes) == 0 {
		return ErrNoRecipient.With("no shard is sealed to trainer %s", r.Trainer)
	}
	for i, e := range r.Envelopes {
		if i > 0 && r.Envelopes[i-1].Index >= e.Index {
			return ErrEnvelopeOrder.With("trainer %s: shard %d stands behind %d", r.Trainer, e.Index, r.Envelopes[i-1].Index)
		}
		if len(e.WrappedKey) != wrappedBytes {
			return ErrWrappedKey.With("trainer %s, shard %d: %d bytes, not %d", r.Trainer, e.Index, len(e.WrappedKey), wrappedBytes)
		}
	}
	if last := r.Envelopes[len(r.Envelopes)-1].Index; uint64(last) >= m.Splits.shards() {
		return ErrShardIndex.With("trainer %s: shard %d of %d", r.Trainer, last, m.Splits.shards())
	}
	return nil
}

func (m *Manifest) revoked(key PublicKey) bool {
	_, found := slices.BinarySearchFunc(m.Revoked, key, func(a, b PublicKey) int { return bytes.Compare(a[:], b[:]) })
	return found
}

// Hash names a manifest: SHA-256 of a tag and every member but format and signature (docs/sealed-data.md).
func (m *Manifest) Hash() protocol.Hash {
	b := []byte("assay/v1/sealed-manifest")
	u32 := func(n uint32) { b = binary.BigEndian.AppendUint32(b, n) }
	u64 := func(n uint64) { b = binary.BigEndian.AppendUint64(b, n) }
	text := func(s []byte) {
		u32(uint32(len(s)))
		b = append(b, s...)
	}
	b = append(b, m.Task[:]...)
	u32(m.Version)
	b = append(b, m.Previous[:]...)
	u32(uint32(len(m.Splits)))
	for _, s := range m.Splits {
		text([]byte(s.Name))
		u64(s.Records)
		u64(s.RecordBytes)
		u64(s.ShardRecords)
		b = append(b, s.Root[:]...) // which has its trees
	}
	u32(uint32(len(m.Revoked)))
	for _, key := range m.Revoked {
		b = append(b, key[:]...)
	}
	u32(uint32(len(m.Recipients)))
	for _, r := range m.Recipients {
		b = append(append(b, r.Trainer[:]...), r.Key[:]...)
		attestation := r.Attestation
		if attestation == nil {
			attestation = &Attestation{}
		}
		text([]byte(attestation.Vendor))
		b = append(append(b, attestation.Identity[:]...), attestation.Evidence[:]...)
		u64(attestation.At)
		u32(uint32(len(r.Envelopes)))
		for _, e := range r.Envelopes {
			u32(e.Index)
			text(e.WrappedKey)
			b = append(b, e.Hash[:]...)
		}
	}
	return sha256.Sum256(b)
}

// digest is what the sponsor signs, as wallets sign a message of 32 bytes.
func (m *Manifest) digest() []byte {
	h := m.Hash()
	return accounts.TextHash(h[:])
}

// sign puts the sponsor's signature under a manifest.
func (m *Manifest) sign(key *ecdsa.PrivateKey) error {
	signature, err := crypto.Sign(m.digest(), key)
	if err != nil {
		return err
	}
	signature[64] += 27
	m.Signature = signature
	return nil
}

// Signer is whose signature a manifest has. One whose s is high, or whose v is not 27 or 28, is none.
func (m *Manifest) Signer() (common.Address, error) {
	if len(m.Signature) != crypto.SignatureLength {
		return common.Address{}, ErrSignature.With("a signature of %d bytes, not %d", len(m.Signature), crypto.SignatureLength)
	}
	signature := slices.Clone(m.Signature)
	signature[64] -= 27
	r, s := new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:64])
	if !crypto.ValidateSignatureValues(signature[64], r, s, true) {
		return common.Address{}, ErrSignature.With("r, s or v is out of range")
	}
	key, err := crypto.SigToPub(m.digest(), signature)
	if err != nil {
		return common.Address{}, ErrSignature.Because(err)
	}
	return crypto.PubkeyToAddress(*key), nil
}

// SignedBy refuses a manifest that this account did not sign.
func (m *Manifest) SignedBy(sponsor common.Address) error {
	signer, err := m.Signer()
	if err == nil && signer != sponsor {
		return ErrSignature.With("signed by %s, not by %s", signer, sponsor)
	}
	return err
}

// Follows refuses a newer manifest that is not the next sealing after an older one.
func (m *Manifest) Follows(old *Manifest) error {
	switch {
	case m.Task != old.Task:
		return ErrNotSuccessor.With("it is of task %s, the older one of %s", m.Task, old.Task)
	case m.Version != old.Version+1 || m.Version == 0:
		return ErrNotSuccessor.With("it has version %d, the older one %d", m.Version, old.Version)
	case m.Previous != old.Hash():
		return ErrNotSuccessor.With("it follows %s, the older one is %s", m.Previous, old.Hash())
	case !slices.EqualFunc(m.Splits, old.Splits, func(a, b Split) bool {
		return a.Name == b.Name && a.Records == b.Records && a.RecordBytes == b.RecordBytes && a.ShardRecords == b.ShardRecords && a.Root == b.Root
	}):
		return ErrNotSuccessor.With("it is of another data set")
	}
	for _, key := range old.Revoked {
		if !m.revoked(key) {
			return ErrNotSuccessor.With("it forgets that key %s is revoked", key)
		}
	}
	return nil
}

// Current refuses a manifest in whose place a newer one stands. Both are the sponsor's (SignedBy).
func (m *Manifest) Current(newest *Manifest) error {
	switch {
	case newest.Task != m.Task:
		return ErrTaskMismatch.With("the newest manifest is of task %s, this one of %s", newest.Task, m.Task)
	case newest.Version > m.Version:
		return ErrSuperseded.With("version %d is sealed; this is version %d", newest.Version, m.Version)
	case newest.Version == m.Version && newest.Hash() != m.Hash():
		return ErrManifestHash.With("two manifests of version %d: %s and %s", m.Version, m.Hash(), newest.Hash())
	}
	return nil
}

// Encode is the manifest's JSON.
func (m *Manifest) Encode() ([]byte, error) {
	raw, err := json.MarshalIndent(m, "", "  ")
	return append(raw, '\n'), err
}
