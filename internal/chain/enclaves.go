package chain

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/enclaves"
	"assay/protocol"
)

// ErrNoEnclaves says that the deployment has no contract that knows attested enclaves.
var ErrNoEnclaves = errors.New("the deployment serves no Confidential tasks")

// Sealing is the newest sealed manifest of a task; version 0 if none is installed.
type Sealing struct {
	Version  uint32
	Manifest protocol.Hash
}

// SealedTo is whom a sponsor sealed to, on what evidence.
type SealedTo = enclaves.IEnclavesRecipient

// Attested is an attestation as its event announced it, with what it was proven by.
type Attested struct {
	protocol.Attestation
	Signatures []WitnessSignature
	// Quote is what QuoteHash is of.
	Quote []byte
	Block uint64
}

// ---- calls

// SetEnclavePolicy says which guests a task takes, once. The caller is its sponsor, and the task does not train yet.
func (c EnclaveCalls) SetEnclavePolicy(task protocol.Hash, p protocol.EnclavePolicy) Call {
	return Call{"setEnclavePolicy", c.dep.Enclaves, c.enclaves.PackSetEnclavePolicy(task, policyOf(p))}
}

// InstallSealedManifest puts a sealing in the place of the one before: those whom it is sealed to can be attested. The caller is the task's sponsor.
func (c EnclaveCalls) InstallSealedManifest(task protocol.Hash, s Sealing, to []SealedTo) Call {
	return Call{"installSealedManifest", c.dep.Enclaves, c.enclaves.PackInstallSealedManifest(task, s.Version, s.Manifest, to)}
}

// AttestEnclave writes down what keepers signed of a trainer's enclave; signatures ascend by keeper.
func (c EnclaveCalls) AttestEnclave(a protocol.Attestation, p protocol.EnclavePolicy, quote []byte, signatures []WitnessSignature) Call {
	return Call{"attestEnclave", c.dep.Enclaves, c.enclaves.PackAttestEnclave(attestationOf(a), policyOf(p), quote, enclaveSignatures(signatures))}
}

// RefuteAttestation takes the locks of keepers that signed about a TDX quote which its own bytes prove wrong.
func (c EnclaveCalls) RefuteAttestation(a protocol.Attestation, quote []byte, signatures []WitnessSignature) Call {
	return Call{"refuteAttestation", c.dep.Enclaves, c.enclaves.PackRefuteAttestation(attestationOf(a), quote, enclaveSignatures(signatures))}
}

// ---- views

// EnclavePolicyHash is that of a task's policy; zero if it has none.
func (v EnclaveView) EnclavePolicyHash(ctx context.Context, task protocol.Hash) (protocol.Hash, error) {
	if v.c.dep.Enclaves == (common.Address{}) {
		return protocol.Hash{}, ErrNoEnclaves
	}
	return call(ctx, v.snapshot, v.c.dep.Enclaves, v.c.enclaves.PackEnclavePolicyOf(task), hash(v.c.enclaves.UnpackEnclavePolicyOf))
}

// EnclavePolicy is a task's policy, nil if it has none.
func (v EnclaveView) EnclavePolicy(ctx context.Context, task protocol.Hash) (*protocol.EnclavePolicy, error) {
	want, err := v.EnclavePolicyHash(ctx, task)
	if err != nil || want.IsZero() {
		return nil, err
	}
	list, err := events(ctx, v.snapshot, v.c.dep.DeployBlock, v.c.dep.Enclaves, &enclaves.EnclavesMetaData, [][]common.Hash{{common.Hash(task)}},
		v.c.enclaves.UnpackEnclavePolicySetEvent, func(ev *enclaves.EnclavesEnclavePolicySet, _ *types.Log) enclaves.IEnclavesEnclavePolicy {
			return ev.Policy
		})
	if err != nil {
		return nil, err
	}
	for _, given := range list {
		p := protocol.EnclavePolicy{TDXFloor: given.TdxFloor[:], TDXEvaluation: given.TdxEvaluation, SNPFloor: given.SnpFloor[:], SNPGuestSVN: given.SnpGuestSvn}
		for _, id := range given.Identities {
			p.Identities = append(p.Identities, id)
		}
		if p.Hash() == want {
			return &p, nil
		}
	}
	return nil, fmt.Errorf("%w: no event has the policy %s of task %s", ErrInconsistent, want, task)
}

// Sealing is the newest sealed manifest of a task.
func (v EnclaveView) Sealing(ctx context.Context, task protocol.Hash) (Sealing, error) {
	if v.c.dep.Enclaves == (common.Address{}) {
		return Sealing{}, ErrNoEnclaves
	}
	s, err := call(ctx, v.snapshot, v.c.dep.Enclaves, v.c.enclaves.PackSealedManifestOf(task), v.c.enclaves.UnpackSealedManifestOf)
	return Sealing{s.Version, s.ManifestHash}, err
}

// Enclave is the key that a trainer was attested with last, and the version of the sealing that this counts for; 0 if it counts for none.
func (v EnclaveView) Enclave(ctx context.Context, task protocol.Hash, trainer common.Address) (key protocol.Hash, version uint32, err error) {
	e, err := call(ctx, v.snapshot, v.c.dep.Enclaves, v.c.enclaves.PackEnclaveOf(task, trainer), v.c.enclaves.UnpackEnclaveOf)
	return e.EnclaveKey, e.Version, err
}

// Attested are the attestations of a task's enclaves, in their order.
func (v EnclaveView) Attested(ctx context.Context, task protocol.Hash) ([]Attested, error) {
	if v.c.dep.Enclaves == (common.Address{}) {
		return nil, ErrNoEnclaves
	}
	return events(ctx, v.snapshot, v.c.dep.DeployBlock, v.c.dep.Enclaves, &enclaves.EnclavesMetaData, [][]common.Hash{{common.Hash(task)}},
		v.c.enclaves.UnpackEnclaveAttestedEvent, func(ev *enclaves.EnclavesEnclaveAttested, l *types.Log) Attested {
			a := ev.Attestation
			out := Attested{Quote: ev.Quote, Block: l.BlockNumber, Attestation: protocol.Attestation{
				TaskId: a.TaskId, Trainer: a.Trainer, EnclaveKey: a.EnclaveKey, Nonce: a.Nonce, Vendor: protocol.EnclaveVendor(a.Vendor), QuoteHash: a.QuoteHash,
				EvidenceHash: a.EvidenceHash, ManifestHash: a.ManifestHash, PolicyHash: a.PolicyHash, VerifiedAt: a.VerifiedAt,
			}}
			for _, s := range ev.Signatures {
				out.Signatures = append(out.Signatures, WitnessSignature(s))
			}
			return out
		})
}

func attestationOf(a protocol.Attestation) enclaves.IEnclavesAttestation {
	return enclaves.IEnclavesAttestation{
		TaskId: a.TaskId, Trainer: a.Trainer, EnclaveKey: a.EnclaveKey, Nonce: a.Nonce, Vendor: uint8(a.Vendor), QuoteHash: a.QuoteHash,
		EvidenceHash: a.EvidenceHash, ManifestHash: a.ManifestHash, PolicyHash: a.PolicyHash, VerifiedAt: a.VerifiedAt,
	}
}

// policyOf is a policy that Check admits, as the contract takes it.
func policyOf(p protocol.EnclavePolicy) enclaves.IEnclavesEnclavePolicy {
	out := enclaves.IEnclavesEnclavePolicy{TdxFloor: [16]byte(p.TDXFloor), TdxEvaluation: p.TDXEvaluation, SnpFloor: [4]byte(p.SNPFloor), SnpGuestSvn: p.SNPGuestSVN}
	for _, id := range p.Identities {
		out.Identities = append(out.Identities, id)
	}
	return out
}

func enclaveSignatures(signatures []WitnessSignature) []enclaves.WitnessSignature {
	out := make([]enclaves.WitnessSignature, len(signatures))
	for i, s := range signatures {
		out[i] = enclaves.WitnessSignature(s)
	}
	return out
}
