// Package sealtest makes Confidential tasks for tests: trainers' software enclaves, and what a sponsor seals to them.
package sealtest

import (
	"crypto/ecdsa"
	"crypto/sha512"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/attest"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/internal/seal"
	"assay/protocol"
	"assay/repops"
)

// shardRecords is how many records a shard has.
const shardRecords = 32

// Image is the measurement of the guest that tests run.
var Image = sha512.Sum384([]byte("the image that runs\n"))

// Folder writes records as `assay-trainer data build` does, and returns the folder.
func Folder(t testing.TB, records []byte, recordBytes int) string {
	t.Helper()
	dir := t.TempDir()
	var trees []protocol.Hash
	var all []protocol.Hash
	for at := 0; at < len(records); at += shardRecords * recordBytes {
		shard := records[at:min(at+shardRecords*recordBytes, len(records))]
		leaves, err := repops.HashLeaves(nil, shard, recordBytes)
		require.NoError(t, err)
		all = append(all, leaves...)
		require.NoError(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("train-%05d.bin", len(trees))), shard, 0o600))
		top := leaves
		for len(top) > 1 {
			var next []protocol.Hash
			for i := 0; i+1 < len(top); i += 2 {
				next = append(next, repops.NodeHash(top[i], top[i+1]))
			}
			if len(top)%2 == 1 {
				next = append(next, top[len(top)-1])
			}
			top = next
		}
		trees = append(trees, top[0])
	}
	root := repops.Root(repops.Header{Kind: repops.KindDataset, Length: uint64(len(all))}, all)
	for name, document := range map[string]any{
		"card.json": map[string]any{"version": 1, "record_bytes": recordBytes, "shard_records": shardRecords, "name": "test", "held_out": nil,
			"train": map[string]any{"records": len(all), "root": root}},
		"shards.json": map[string]any{"train": trees, "held_out": []string{}},
	} {
		raw, err := json.MarshalIndent(document, "", "  ")
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), append(raw, '\n'), 0o600))
	}
	return dir
}

// Enclave is a trainer's software enclave.
type Enclave struct {
	Trainer  *ecdsa.PrivateKey
	Key      *seal.PrivateKey
	Binding  attest.Binding
	Evidence *attest.Evidence
}

// NewEnclave makes one of a trainer for a task.
func NewEnclave(t testing.TB, trainer *ecdsa.PrivateKey, task protocol.Hash) *Enclave {
	t.Helper()
	key, err := seal.NewKey()
	require.NoError(t, err)
	public := key.Public()
	e := &Enclave{Trainer: trainer, Key: key, Binding: attest.Binding{Task: task, Nonce: protocol.Hash(crypto.Keccak256Hash(public[:])), EnclaveKey: public[:]}}
	e.Evidence, err = attest.SoftwareEnclave(Image, e.Binding)
	require.NoError(t, err)
	return e
}

// Account is the trainer's.
func (e *Enclave) Account() common.Address { return crypto.PubkeyToAddress(e.Trainer.PublicKey) }

// Recipient is the enclave as its sponsor releases to it.
func (e *Enclave) Recipient(t testing.TB, chainID uint64) seal.Recipient {
	t.Helper()
	verdict, err := attest.Verify(e.Evidence, &attest.Policy{Measurements: [][]byte{Image[:]}, Binding: &e.Binding, DevChain: chainID}, time.Now())
	require.NoError(t, err)
	r, err := seal.Release(e.Account(), verdict, e.Binding, time.Now())
	require.NoError(t, err)
	return *r
}

// Policy takes guests that run Image.
func Policy(t testing.TB, e *Enclave) protocol.EnclavePolicy {
	t.Helper()
	id, err := e.Evidence.Identity()
	require.NoError(t, err)
	return protocol.EnclavePolicy{Identities: []protocol.Hash{id}, TDXFloor: make([]byte, 16), SNPFloor: make([]byte, 4)}
}

// Task is a Confidential task whose data set is sealed to enclaves.
type Task struct {
	*chaintest.Task
	Enclaves []*Enclave
	Policy   protocol.EnclavePolicy
	Manifest *seal.Manifest
	// Folder has the manifest and the sealed shards, as `assay data seal` writes them.
	Folder string
}

// New has the sponsor of a posted Confidential task set its policy, seal to an enclave of each trainer, and install the manifest.
func New(t testing.TB, task *chaintest.Task, recordBytes int) *Task {
	t.Helper()
	s := &Task{Task: task}
	for _, key := range task.Trainers {
		s.Enclaves = append(s.Enclaves, NewEnclave(t, key, task.ID))
	}
	s.Policy = Policy(t, s.Enclaves[0])
	task.Send(keys.Dev(chaintest.Sponsor), task.Chain.SetEnclavePolicy(task.ID, s.Policy))
	s.Seal(t, recordBytes, nil)
	return s
}

// Seal seals again, without the keys that are revoked, and installs the manifest.
func (s *Task) Seal(t testing.TB, recordBytes int, revoke []seal.PublicKey) {
	t.Helper()
	source, err := seal.OpenSource(Folder(t, s.Task.Sealed, recordBytes))
	require.NoError(t, err)
	var to []seal.Recipient
	for _, e := range s.Enclaves {
		to = append(to, e.Recipient(t, s.Dep.ChainID))
	}
	s.Folder = t.TempDir()
	terms := seal.Terms{Task: s.ID, Previous: s.Manifest, Revoke: revoke, Sponsor: keys.Dev(chaintest.Sponsor)}
	s.Manifest, err = seal.Seal(source, terms, to, func(at seal.Place, sealed []byte) error {
		return os.WriteFile(filepath.Join(s.Folder, seal.ShardFile(at.Index, at.Trainer)), sealed, 0o600)
	})
	require.NoError(t, err)
	raw, err := s.Manifest.Encode()
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(s.Folder, "manifest.json"), raw, 0o600))
	var released []chain.SealedTo
	for _, r := range s.Manifest.Recipients {
		released = append(released, chain.SealedTo{Trainer: r.Trainer, EnclaveKey: r.Key, EvidenceHash: r.Attestation.Evidence})
	}
	s.Send(keys.Dev(chaintest.Sponsor), s.Chain.InstallSealedManifest(s.ID, chain.Sealing{Version: s.Manifest.Version, Manifest: s.Manifest.Hash()}, released))
}

// Enrollment is what the trainer of an enclave shows keepers, as of the newest block.
func (s *Task) Enrollment(t testing.TB, e *Enclave) seal.Enrollment {
	t.Helper()
	evidence, err := json.Marshal(e.Evidence)
	require.NoError(t, err)
	manifest, err := s.Manifest.Encode()
	require.NoError(t, err)
	return seal.Enrollment{Trainer: e.Account(), EnclaveKey: e.Key.Public(), Nonce: e.Binding.Nonce, VerifiedAt: s.View().Time, Policy: s.Policy,
		Evidence: evidence, Manifest: manifest}
}

// Confidential is what the chain says of the task.
func (s *Task) Confidential() seal.Confidential {
	return seal.Confidential{Task: s.ID, ChainID: s.Dep.ChainID, Sponsor: keys.DevAddress(chaintest.Sponsor), Policy: s.Policy.Hash(), Manifest: s.Manifest.Hash(),
		Version: s.Manifest.Version, DatasetRoot: s.Spec.DatasetRoot}
}

// Attest has keepers sign that the enclave is attested, and writes it on chain.
func (s *Task) Attest(t testing.TB, e *Enclave, signers ...*ecdsa.PrivateKey) {
	t.Helper()
	shown := s.Enrollment(t, e)
	statement, quote, err := shown.Attest(s.Confidential(), time.Unix(int64(shown.VerifiedAt), 0))
	require.NoError(t, err)
	s.Send(e.Trainer, s.Chain.AttestEnclave(*statement, s.Policy, quote, Signatures(t, s.Dep.EnclavesDomain(), *statement, signers...)))
}

// Signatures are those of keepers under an attestation, ascending.
func Signatures(t testing.TB, domain protocol.Domain, a protocol.Attestation, signers ...*ecdsa.PrivateKey) (out []chain.WitnessSignature) {
	t.Helper()
	for _, key := range signers {
		sig, err := protocol.Sign(key, a.Digest(domain))
		require.NoError(t, err)
		out = append(out, chain.WitnessSignature{Keeper: crypto.PubkeyToAddress(key.PublicKey), Signature: sig})
	}
	slices.SortFunc(out, func(a, b chain.WitnessSignature) int { return a.Keeper.Cmp(b.Keeper) })
	return out
}
