package seal

import (
	"context"
	"encoding/json"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/attest"
	"assay/internal/chain"
	"assay/internal/keys"
	"assay/protocol"
)

// skew is how far VerifiedAt may be ahead of a keeper's newest block: who asks may have seen a newer one. It is no time in which anything that
// is not known yet could be foreseen.
const skew = time.Minute

// MaxEnrollmentBytes bounds what a trainer shows a keeper: evidence, and a manifest of some 10,000 envelopes.
const MaxEnrollmentBytes = 8 << 20

// Enrollment is what a trainer shows keepers, so that they sign that its enclave is attested.
type Enrollment struct {
	Trainer    common.Address `json:"trainer"`
	EnclaveKey PublicKey      `json:"enclaveKey"`
	Nonce      protocol.Hash  `json:"nonce"`
	// VerifiedAt is the Unix second that every keeper verifies as of: a signature is over one statement.
	VerifiedAt uint64 `json:"verifiedAt"`
	// Policy is the task's, as the sponsor set it on chain.
	Policy   protocol.EnclavePolicy `json:"policy"`
	Evidence json.RawMessage        `json:"evidence"`
	Manifest json.RawMessage        `json:"manifest"`
}

// Confidential is what the chain says of a task of the Confidential tier.
type Confidential struct {
	Task    protocol.Hash
	ChainID uint64
	Sponsor common.Address
	// Policy is the hash of the task's policy, Manifest that of its newest sealed manifest, whose number is Version; zero if there is none.
	// DatasetRoot is the spec's.
	Policy, Manifest, DatasetRoot protocol.Hash
	Version                       uint32
}

// ReadConfidential reads it at a view; chain.ErrNoEnclaves where the deployment has no such tasks.
func ReadConfidential(ctx context.Context, v *chain.View, chainID uint64, id protocol.Hash, spec *protocol.TaskSpec) (c Confidential, err error) {
	c = Confidential{Task: id, ChainID: chainID, DatasetRoot: spec.DatasetRoot}
	if c.Sponsor, err = v.Sponsor(ctx, id); err != nil {
		return c, err
	}
	if c.Policy, err = v.EnclavePolicyHash(ctx, id); err != nil {
		return c, err
	}
	sealing, err := v.Sealing(ctx, id)
	c.Manifest, c.Version = sealing.Manifest, sealing.Version
	return c, err
}

// Attest says whether a trainer's enclave may enrol, and returns the statement that keepers sign of it, with the quote as a contract is shown it.
// Refusals come in Tenzro's order: an attestation is there, a manifest is installed, it has an envelope for this trainer, the vendor is one that
// is verified, the quote verifies and commits to the key, and what runs is allowed.
func (e *Enrollment) Attest(t Confidential, now time.Time) (*protocol.Attestation, []byte, error) {
	if len(e.Evidence) == 0 || string(e.Evidence) == "null" {
		return nil, nil, ErrAttestationRequired.With("trainer %s showed no attestation", e.Trainer)
	}
	if t.Manifest.IsZero() {
		return nil, nil, ErrManifestMissing.With("task %s has none", t.Task)
	}
	recipient, err := e.recipient(t)
	if err != nil {
		return nil, nil, err
	}
	evidence, err := attest.ReadEvidence(e.Evidence)
	if err != nil {
		return nil, nil, err
	}
	vendor, quote, err := evidence.OnChain()
	if err != nil {
		return nil, nil, err
	}
	if got := evidence.Hash(); got != recipient.Attestation.Evidence {
		return nil, nil, ErrBindingMismatch.With("the evidence has the hash %s, the sponsor sealed on %s", got, recipient.Attestation.Evidence)
	}
	if e.Policy.Hash() != t.Policy {
		return nil, nil, protocol.ErrEnclavePolicy.With("the policy has the hash %s, the task's is %s", e.Policy.Hash(), t.Policy)
	}
	devChain := uint64(0)
	if keys.IsDevChain(t.ChainID) {
		devChain = t.ChainID
	}
	binding := attest.Binding{Task: t.Task, Nonce: e.Nonce, EnclaveKey: e.EnclaveKey[:]}
	policy, err := attest.OnChain(&e.Policy, binding, devChain)
	if err != nil {
		return nil, nil, err
	}
	at := time.Unix(int64(min(e.VerifiedAt, 1<<40)), 0)
	if at.After(now.Add(skew)) {
		return nil, nil, ErrVerdictStale.With("as of %s, it is %s", at.UTC().Format(time.RFC3339), now.UTC().Format(time.RFC3339))
	}
	verdict, err := attest.Verify(evidence, policy, at)
	if err != nil {
		return nil, nil, err
	}
	if _, err := Release(e.Trainer, verdict, binding, now); err != nil {
		return nil, nil, err
	}
	return &protocol.Attestation{
		TaskId: t.Task, Trainer: e.Trainer, EnclaveKey: protocol.Hash(e.EnclaveKey), Nonce: e.Nonce, Vendor: vendor,
		QuoteHash: protocol.Hash(crypto.Keccak256Hash(quote)), EvidenceHash: recipient.Attestation.Evidence, ManifestHash: t.Manifest, PolicyHash: t.Policy,
		VerifiedAt: e.VerifiedAt,
	}, quote, nil
}

// recipient is the trainer's entry in the task's manifest, which has to be of an attested key. That the manifest is the installed one is looked at
// first: it is cheap, and what a manifest says of its keys is not.
func (e *Enrollment) recipient(t Confidential) (*Sealed, error) {
	m, err := decodeManifest(e.Manifest)
	if err != nil {
		return nil, err
	}
	if hash := m.Hash(); hash != t.Manifest {
		return nil, ErrManifestHash.With("it has the hash %s, the sponsor installed %s", hash, t.Manifest)
	}
	if err := m.check(); err != nil {
		return nil, err
	}
	if err := m.Of(t.Task, t.DatasetRoot); err != nil {
		return nil, err
	}
	if m.Version != t.Version {
		return nil, ErrVersion.With("it says that it is version %d, the sponsor installed it as version %d", m.Version, t.Version)
	}
	if err := m.SignedBy(t.Sponsor); err != nil {
		return nil, err
	}
	recipient, err := m.For(e.Trainer, e.EnclaveKey)
	if err != nil {
		return nil, err
	}
	if recipient.Attestation == nil {
		return nil, ErrAttestationRequired.With("the sponsor sealed to %s without an attestation", e.EnclaveKey)
	}
	return recipient, nil
}

// Of holds a manifest to the task and the data set that it has to be of.
func (m *Manifest) Of(task, datasetRoot protocol.Hash) error {
	switch {
	case m.Task != task:
		return ErrTaskMismatch.With("it is of task %s, not of %s", m.Task, task)
	case m.Root() != datasetRoot:
		return ErrDatasetRoot.With("it seals %s, the task names %s", m.Root(), datasetRoot)
	}
	return nil
}
